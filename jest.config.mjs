/**
 * Tests run as native ES modules, in two projects: `parts` needs nothing running, `product` starts the product once. Files
 * named `*.test.ts` are tests of every change; those named `*.scenario.ts` take minutes and are run by `npm run test:deep`,
 * or by `npm run test:deploy`.
 */

/** Packages that Node itself loads, once for all files of a worker (test/support/package-once.mjs). */
const packagesOnce = '(?:fontkit|pdf-lib|pdfmake|unpdf)/';

const shared = {
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/test/support/quiet-metrics.mjs'],
  // The one for development notes with each element where it was made, a fifth of what a test of a screen takes.
  moduleNameMapper: { '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transformIgnorePatterns: [`/node_modules/(?!${packagesOnce})`],
  transform: {
    [`/node_modules/${packagesOnce}`]: '<rootDir>/test/support/package-once.mjs',
    // All but what checks the knowledge's files, which speaks zod with its test.
    '(?<!/test)/functions/core/clauses/(?!knowledge/knowledge-schemas).+\\.ts$':
      '<rootDir>/test/support/engine-once.mjs',
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2024',
          transform: { react: { runtime: 'automatic' } },
          // Node wants to be told that an import is JSON.
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/.local/', '<rootDir>/cdk.out/', '<rootDir>/dist/'],
};

const fromOutside = ['<rootDir>/test/api/', '<rootDir>/test/e2e/'];

export default {
  // One more than the cores it is meant for: who drives the product or a browser mostly waits for it.
  maxWorkers: 3,
  testTimeout: 60_000,
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  reporters: ['default', '<rootDir>/test/counts/jest-reporter.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'parts',
      testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
      testPathIgnorePatterns: fromOutside,
    },
    {
      ...shared,
      displayName: 'product',
      testMatch: ['<rootDir>/test/{api,e2e}/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/start-product.mjs',
      globalTeardown: '<rootDir>/test/support/stop-product.mjs',
    },
  ],
};

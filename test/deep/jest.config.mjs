import path from 'node:path';
import root from '../../jest.config.mjs';

/**
 * What takes minutes beside the tests of every change: the files named `*.scenario.ts`, each with a sample of its own
 * where it takes long. With TEST_ROUNDS=all they are run whole, and with them the tests of every change that are samples.
 */
const isWhole = process.env.TEST_ROUNDS === 'all';

const rootDir = path.resolve(import.meta.dirname, '../..');
const scenarios = {
  parts: ['<rootDir>/test/{functions,infra,recipes,shared,web}/**/*.scenario.{ts,tsx}'],
  product: ['<rootDir>/test/{api,e2e}/**/*.scenario.ts'],
};
const samples = [
  '<rootDir>/test/functions/core/analysis/choose-sections.test.ts',
  '<rootDir>/test/functions/core/analysis/render-report.test.ts',
  '<rootDir>/test/functions/core/clauses/linear-time.test.ts',
  '<rootDir>/test/functions/core/subscription/count-analysis.test.ts',
  '<rootDir>/test/functions/core/word/{new-document,splice-docx}.test.ts',
  '<rootDir>/test/web/features/analysis/review/counts.test.tsx',
];

export default {
  rootDir,
  maxWorkers: root.maxWorkers,
  testTimeout: root.testTimeout,
  testSequencer: root.testSequencer,
  reporters: root.reporters,
  projects: root.projects.map((project) => ({
    ...project,
    rootDir,
    testMatch: [...scenarios[project.displayName], ...(isWhole && project.displayName === 'parts' ? samples : [])],
  })),
};

import path from 'node:path';
import root from '../../jest.config.mjs';

/**
 * What takes minutes beside the tests of every change: the files named `*.scenario.ts` among them, and those that repeat
 * what happens at once, as often as they can, and read the longest texts.
 */
process.env.TEST_ROUNDS = 'all';

const rootDir = path.resolve(import.meta.dirname, '../..');
const scenarios = {
  parts: [
    '<rootDir>/test/{functions,infra,recipes,shared,web}/**/*.scenario.{ts,tsx}',
    '<rootDir>/test/functions/core/subscription/count-analysis.test.ts',
    '<rootDir>/test/functions/core/clauses/linear-time.test.ts',
  ],
  product: ['<rootDir>/test/{api,e2e}/**/*.scenario.ts'],
};

export default {
  rootDir,
  maxWorkers: root.maxWorkers,
  testTimeout: root.testTimeout,
  testSequencer: root.testSequencer,
  reporters: root.reporters,
  projects: root.projects.map((project) => ({
    ...project,
    rootDir,
    testMatch: scenarios[project.displayName],
  })),
};

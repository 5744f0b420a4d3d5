import { group } from './groups.ts';

/*
 * Mutation testing: what lets people in, counts what they use, checks what they send and proves what is found is changed
 * in every place, and at least 85 of 100 changes must make a test fail.
 */
export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { projectType: 'custom', configFile: 'test/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  mutate: group.files,
  ignoreStatic: group.ignoreStatic ?? false,
  plugins: ['@stryker-mutator/jest-runner'],
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: '.local/mutation/report.html' },
  tempDirName: '.local/mutation/sandbox',
  cleanTempDir: 'always',
  // Neither built nor needed by the tests of parts; node_modules is linked.
  ignorePatterns: ['.local', 'cdk.out', 'dist', 'docs', 'web', 'test/e2e', 'test/web'],
  concurrency: 2,
  // A change that makes a loop endless is found after this time; the tests of a group take a fraction of it.
  timeoutMS: 10_000,
  thresholds: { high: 95, low: 85, break: 85 },
  allowConsoleColors: false,
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};

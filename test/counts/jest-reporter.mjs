import { addCounts } from './counts.ts';

/** Counts jest's tests for whoever runs it; a file of tests that cannot be run has failed once. */
export default class CountingReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    addCounts({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites });
  }
}

import { TestEnvironment } from 'jest-environment-node';

/** Runs no further test of a file once one has failed: a changed program is found out by the first. */
export default class StopAtFailure extends TestEnvironment {
  #hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  }
}

import { scenarioConfig } from '../support/scenario-config.mjs';

/** Every endpoint with every service it uses broken: minutes of work, kept apart from the tests of every change. */
export default {
  ...scenarioConfig,
  maxWorkers: 2,
  testMatch: ['<rootDir>/test/faults/**/*.scenario.ts'],
};

import { scenarioConfig } from '../support/scenario-config.mjs';

/** The scenarios that drive a deployment; `npm run test:deploy` deploys first and says where in the environment. */
export default {
  ...scenarioConfig,
  maxWorkers: 2,
  testTimeout: 90_000,
  testMatch: ['<rootDir>/test/{deploy,faults}/**/*.scenario.ts', '<rootDir>/test/{api,e2e,functions}/**/*.test.ts'],
};

import root from '../../jest.config.mjs';

/** The scenarios that drive a deployment; `npm run test:deploy` deploys first and says where in the environment. */
const { transform, testEnvironment, extensionsToTreatAsEsm, modulePathIgnorePatterns } = root.projects[0];

export default {
  rootDir: '../..',
  reporters: root.reporters,
  testEnvironment,
  extensionsToTreatAsEsm,
  transform,
  modulePathIgnorePatterns,
  maxWorkers: 2,
  testTimeout: 90_000,
  testMatch: ['<rootDir>/test/{deploy,faults}/**/*.scenario.ts', '<rootDir>/test/{api,e2e,functions}/**/*.test.ts'],
};

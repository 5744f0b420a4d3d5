import root from '../../jest.config.mjs';

/** Every endpoint with every service it uses broken: minutes of work, kept apart from the tests of every change. */
const { transform, testEnvironment, extensionsToTreatAsEsm, modulePathIgnorePatterns } = root.projects[0];

export default {
  rootDir: '../..',
  reporters: root.reporters,
  testEnvironment,
  extensionsToTreatAsEsm,
  transform,
  modulePathIgnorePatterns,
  maxWorkers: 1,
  testMatch: ['<rootDir>/test/faults/**/*.scenario.ts'],
};

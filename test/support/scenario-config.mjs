import root from '../../jest.config.mjs';

const [
  { transform, transformIgnorePatterns, testEnvironment, setupFiles, extensionsToTreatAsEsm, modulePathIgnorePatterns },
] = root.projects;

/** What the configurations of scenarios share: tests run as in the tests of every change, outside its two projects. */
export const scenarioConfig = {
  rootDir: '../..',
  reporters: root.reporters,
  testEnvironment,
  setupFiles,
  extensionsToTreatAsEsm,
  transform,
  transformIgnorePatterns,
  modulePathIgnorePatterns,
};

import root from '../../jest.config.mjs';
import { group } from './groups.mjs';

const [{ transform, testEnvironment, extensionsToTreatAsEsm }] = root.projects;

export default {
  rootDir: '../..',
  testEnvironment,
  extensionsToTreatAsEsm,
  transform,
  testTimeout: 60_000,
  testMatch: group.tests.map((tests) => `<rootDir>/${tests}`),
};

import path from 'node:path';
import root from '../../jest.config.mjs';
import { group } from './groups.ts';

const [{ transform, extensionsToTreatAsEsm }] = root.projects;

export default {
  rootDir: '../..',
  testEnvironment: path.join(import.meta.dirname, 'stop-at-failure.mjs'),
  extensionsToTreatAsEsm,
  transform,
  testTimeout: 60_000,
  testMatch: group.tests.map((tests) => `<rootDir>/${tests}`),
};

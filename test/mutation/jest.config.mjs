import path from 'node:path';
import root from '../../jest.config.mjs';
import { group } from './groups.ts';

const [{ transform, extensionsToTreatAsEsm }] = root.projects;
/** A change is made to what jest loads: the engine, too, is loaded by it here, and not by Node once for all. */
const byJest = Object.entries(transform).filter(([, transformer]) => Array.isArray(transformer));

export default {
  rootDir: '../..',
  testEnvironment: path.join(import.meta.dirname, 'stop-at-failure.mjs'),
  extensionsToTreatAsEsm,
  transform: Object.fromEntries(byJest),
  testTimeout: 60_000,
  testMatch: group.tests.map((tests) => `<rootDir>/${tests}`),
};

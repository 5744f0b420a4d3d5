import { findProblems } from './find-problems.ts';
import { readLockedPackages, readManifest } from './locked-packages.ts';

/* Exact versions, hashes and licences, from the lock file alone: quick, and without a network. */
const packages = readLockedPackages();
const problems = findProblems(readManifest(), packages);
for (const problem of problems) console.error(problem);
if (problems.length) process.exitCode = 1;
else console.info(`${packages.length} packages, each of one exact version, with a hash and an allowed licence.`);

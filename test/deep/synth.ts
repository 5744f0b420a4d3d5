import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/* `npx cdk synth` on a machine that has the packages and nothing else: no credentials, no network, nothing built before. */

const root = path.resolve(import.meta.dirname, '../..');
const allowedSeconds = 30;
const scratch = await mkdtemp(path.join(tmpdir(), 'clausewise-synth-'));
try {
  const isBusy = loadavg()[0]! > availableParallelism();
  const startedAt = performance.now();
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/cdk'),
    [
      'synth',
      '--quiet',
      '--output',
      path.join(scratch, 'out'),
      '-c',
      'stage=dev',
      '-c',
      `cacheDirectory=${scratch}/cache`,
    ],
    {
      cwd: root,
      env: {
        PATH: `${path.join(root, 'node_modules/.bin')}:/usr/bin:/bin`,
        // No credentials lie there, nor an answer the CDK has kept.
        HOME: scratch,
        NODE_OPTIONS: `--import ${path.join(root, 'test/support/no-network.mjs')}`,
      },
    },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const templates = (await readdir(path.join(scratch, 'out'))).filter((file) => file.endsWith('.template.json'));
  console.info(`${templates.length} stacks in ${seconds.toFixed(1)} s`);
  if (templates.length !== 6) throw new Error(`six stacks were expected, not ${templates.length}`);
  // Others at work on the machine would be measured with it.
  if (isBusy) console.warn('This machine was busy before: the time is not judged.');
  else if (seconds > allowedSeconds) throw new Error(`more than ${allowedSeconds} s`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

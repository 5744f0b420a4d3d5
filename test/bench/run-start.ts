/** How long the local mode takes to start, once it is installed and built. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { report } from './figures.ts';

const root = path.resolve(import.meta.dirname, '../..');

const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-bench-'));
const startedAt = performance.now();
const child = spawn(process.execPath, [path.join(root, 'infra/local/start.ts')], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>((resolve) => {
  child.stdout.on('data', (text: Buffer) => {
    if (/http:\/\/127\.0\.0\.1:\d+/.test(text.toString())) resolve();
  });
});
report('start of the local mode, once installed and built', `${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
child.kill('SIGINT');
await new Promise((resolve) => child.on('exit', resolve));
await rm(dataDir, { recursive: true, force: true });

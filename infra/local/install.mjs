import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Installs the packages when those that are there are not those of the lock file. It runs before anything is
 * installed, on whatever Node of version 20 or later the machine has.
 */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = path.join(root, 'node_modules/.cache/installed');
const node = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const lock = readFileSync(path.join(root, 'package-lock.json'));
const wanted = createHash('sha256').update(lock).digest('hex');

/** The lock file's packages, as far as this machine's platform decides nothing about them. */
const packagesOf = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(([name, { optional }]) => name && !optional);

const isInstalled = () => {
  if (!existsSync(node)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  const hidden = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const there = new Map(packagesOf(hidden).map(([name, { version }]) => [name, version]));
  const isSame = packagesOf(path.join(root, 'package-lock.json')).every(
    ([name, { version }]) => there.get(name) === version,
  );
  if (!isSame) return false;
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return stdout?.startsWith('v24.') === true;
};

const remember = () => {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
};

if (!isInstalled()) {
  console.info('Installing packages...');
  // Not `npm ci`: it refuses a lock file without the packages that are optional and for other platforms, and not every
  // registry has those. This installs what the lock file says as well, and leaves the file as it is.
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', install, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
remember();

import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const sources = ['web', 'shared', 'package-lock.json'];
const skipped = ['node_modules', 'dist'];

/**
 * Builds the page, unless it stands built from the same sources.
 * @param root the directory of the project
 * @returns the directory of the built page
 */
export const buildWeb = async (root: string): Promise<string> => {
  const dist = path.join(root, 'web/dist');
  const stamp = path.join(dist, '.sources');
  const hash = await hashSources(root);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return dist;
  // Only a build that is needed pays for loading the builder.
  const { build } = await import('vite');
  await build({ configFile: path.join(root, 'web/vite.config.ts'), logLevel: 'error' });
  await writeFile(stamp, hash);
  return dist;
};

const hashSources = async (root: string): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(sources.map((source) => filesBelow(path.join(root, source))))).flat().sort()) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
};

const filesBelow = async (place: string): Promise<string[]> => {
  const stats = await stat(place).catch(() => undefined);
  if (stats === undefined) return [];
  if (stats.isFile()) return [place];
  const entries = (await readdir(place)).filter((name) => !skipped.includes(name));
  return (await Promise.all(entries.map((name) => filesBelow(path.join(place, name))))).flat();
};

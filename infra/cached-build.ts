import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

interface CachedBuildOptions {
  /** The directory of the project. */
  readonly root: string;
  /** Files and folders below the root that the result is made from. */
  readonly sources: readonly string[];
  /** Where results go: each state of the sources has a directory of its own below it. */
  readonly outdir: string;
  /** Builds into a directory that does not exist yet. */
  readonly build: (directory: string) => Promise<void>;
}

const skipped = new Set(['node_modules', 'dist']);
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Builds something, unless it stands built from the same sources.
 * @returns the directory of the result, which never changes
 * @throws what the build throws
 */
export const cachedBuild = async ({ root, sources, outdir, build }: CachedBuildOptions): Promise<string> => {
  const name = await hashOf(root, sources);
  const target = path.join(path.resolve(outdir), name);
  if (!existsSync(target)) await buildWhole(target, build);
  await utimes(target, new Date(), new Date());
  await removeUnused(path.dirname(target), name);
  return target;
};

/** Builds beside the place and moves it there, so that a result is whole or absent whoever else is building. */
const buildWhole = async (target: string, build: CachedBuildOptions['build']): Promise<void> => {
  const building = `${target}.${randomUUID()}`;
  try {
    await build(building);
    await rename(building, target);
  } catch (error) {
    await rm(building, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
};

const hashOf = async (root: string, sources: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(sources.map((source) => filesBelow(path.join(root, source))))).flat().sort()) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 20);
};

const filesBelow = async (place: string): Promise<string[]> => {
  const stats = await stat(place).catch(() => undefined);
  if (stats === undefined) return [];
  if (stats.isFile()) return [place];
  const names = (await readdir(place)).filter((name) => !skipped.has(name));
  return (await Promise.all(names.map((name) => filesBelow(path.join(place, name))))).flat();
};

/** Results that nobody asked for since yesterday go: until then another start may be running from them. */
const removeUnused = async (folder: string, current: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (name !== current && Date.now() - mtimeMs > dayMs) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
};

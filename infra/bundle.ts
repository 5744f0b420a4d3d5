import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { handlerPathOf, routeEntries, type RouteName } from '../shared/routes.ts';
import { bundleAssets } from './bundle-assets.ts';

/** The code of one Lambda, ready to be zipped or run. */
export interface HandlerBundle {
  /** A directory that holds the entry, the chunks it reaches and its assets, and nothing else. */
  readonly directory: string;
  readonly handler: 'index.handler';
  /** Size of the JavaScript in the directory, in bytes. */
  readonly bytes: number;
}

export type HandlerBundles = Readonly<Record<RouteName, HandlerBundle>>;

interface BundleOptions {
  /** Where bundles go. Each state of the sources has a directory of its own below it. */
  readonly outdir: string;
}

const root = path.resolve(import.meta.dirname, '..');

/** What the bundles are made from: a change in any of these makes new bundles. */
const sources = ['functions', 'shared', 'infra/bundle.ts', 'infra/bundle-assets.ts', 'package-lock.json'];

/** Code that some packages need although they are bundled as ES modules. */
const requireBanner =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/**
 * Bundles every handler with one call of esbuild, so that what handlers share is parsed once, and lays out one
 * directory for each. Does nothing where the same sources were bundled into `outdir` before.
 * @throws where a route has no handler, or a handler does not compile
 */
export const bundleHandlers = async ({ outdir }: BundleOptions): Promise<HandlerBundles> => {
  const target = path.join(path.resolve(outdir), await hashSources());
  if (!existsSync(path.join(target, 'bundles.json'))) await bundleInto(target);
  const sizes = JSON.parse(await readFile(path.join(target, 'bundles.json'), 'utf8')) as Record<RouteName, number>;
  await removeOlder(path.dirname(target), path.basename(target));
  const bundles = Object.entries(sizes).map(([name, bytes]) => [
    name,
    { directory: path.join(target, name), handler: 'index.handler', bytes } satisfies HandlerBundle,
  ]);
  return Object.fromEntries(bundles) as HandlerBundles;
};

const bundleInto = async (target: string): Promise<void> => {
  // Built beside its place and then moved there, so that a bundle is whole or absent whoever else is building.
  const building = `${target}.${randomUUID()}`;
  const outputs = path.join(building, 'esbuild');
  await mkdir(outputs, { recursive: true });
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: routeEntries.map(([name]) => ({ in: entryOf(name), out: name })),
      outdir: outputs,
      outExtension: { '.js': '.mjs' },
      chunkNames: 'chunks/[name]-[hash]',
      bundle: true,
      splitting: true,
      minify: true,
      keepNames: true,
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      mainFields: ['module', 'main'],
      banner: { js: requireBanner },
      logLevel: 'warning',
    });
    const sizes: Partial<Record<RouteName, number>> = {};
    for (const [name] of routeEntries) {
      sizes[name] = await layOut(name, metafile, outputs, path.join(building, name));
    }
    await rm(outputs, { recursive: true });
    await writeFile(path.join(building, 'bundles.json'), JSON.stringify(sizes));
    await rename(building, target);
  } catch (error) {
    await rm(building, { recursive: true, force: true });
    if (!existsSync(path.join(target, 'bundles.json'))) throw error;
  }
};

/** Links what one handler reaches into its directory and gives its size in bytes. */
const layOut = async (name: RouteName, metafile: Metafile, outputs: string, directory: string): Promise<number> => {
  const keyOf = (file: string): string => path.relative(root, path.join(outputs, file)).split(path.sep).join('/');
  const pending = [keyOf(`${name}.mjs`)];
  const reached = new Set<string>();
  let bytes = 0;
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const output = metafile.outputs[key];
    if (output === undefined || reached.has(key)) continue;
    reached.add(key);
    bytes += output.bytes;
    pending.push(...output.imports.filter((imported) => imported.external !== true).map((imported) => imported.path));
    const file = path.relative(outputs, path.join(root, key));
    await place(path.join(root, key), path.join(directory, file === `${name}.mjs` ? 'index.mjs' : file));
  }
  for (const asset of bundleAssets[name] ?? []) {
    await cp(path.resolve(root, asset.from), path.join(directory, asset.to), { recursive: true });
  }
  return bytes;
};

const place = async (from: string, to: string): Promise<void> => {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
};

const entryOf = (name: RouteName): string => path.join(root, 'functions/api', `${handlerPathOf(name)}.ts`);

const hashSources = async (): Promise<string> => {
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
  if (!existsSync(place)) return [];
  if ((await stat(place)).isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const hour = 60 * 60 * 1000;

/** Bundles of older sources go after an hour: until then another start may be running from them. */
const removeOlder = async (folder: string, current: string): Promise<void> => {
  for (const entry of await readdir(folder)) {
    if (entry === current) continue;
    const { mtimeMs } = await stat(path.join(folder, entry)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > hour) await rm(path.join(folder, entry), { recursive: true, force: true });
  }
};

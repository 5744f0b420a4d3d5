import { cp, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { bundleAssets } from './bundle-assets.ts';
import { cachedBuild } from './cached-build.ts';
import { functionEntries, type FunctionName } from './jobs.ts';

/** The code of one Lambda, ready to be zipped or run. */
export interface HandlerBundle {
  /** A directory that holds the entry, the chunks it reaches and its assets, and nothing else. */
  readonly directory: string;
  readonly handler: 'index.handler';
  /** Size of the JavaScript in the directory, in bytes. */
  readonly bytes: number;
}

export type HandlerBundles = Readonly<Record<FunctionName, HandlerBundle>>;

interface BundleOptions {
  /** Where bundles go. Each state of the sources has a directory of its own below it. */
  readonly outdir: string;
}

const root = path.resolve(import.meta.dirname, '..');

/** What the bundles are made from: a change in any of these makes new bundles. */
const sources = [
  'functions',
  'shared',
  'infra/bundle.ts',
  'infra/bundle-assets.ts',
  'infra/jobs.ts',
  'package-lock.json',
];

/**
 * Left out of the bundles: ways to credentials, and the reading of browser names, that the SDK would load only where it
 * runs elsewhere. A Lambda has its credentials in its environment.
 */
const neverLoaded = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-login',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
  'bowser',
];

/** Code that some packages need although they are bundled as ES modules. */
const requireBanner =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/**
 * Bundles every handler into a directory of its own. Each is a build of its own, for builds of one call keep in each
 * bundle whatever any of them uses of a shared file: some 80 KB a handler, which every cold start would load. Does
 * nothing where the same sources were bundled into `outdir` before.
 * @throws where a route or a job has no handler, or a handler does not compile
 */
export const bundleHandlers = async ({ outdir }: BundleOptions): Promise<HandlerBundles> => {
  const target = await cachedBuild({ root, sources, outdir, build: bundleInto });
  const sizes = JSON.parse(await readFile(path.join(target, 'bundles.json'), 'utf8')) as Record<FunctionName, number>;
  const bundles = Object.entries(sizes).map(([name, bytes]) => [
    name,
    { directory: path.join(target, name), handler: 'index.handler', bytes } satisfies HandlerBundle,
  ]);
  return Object.fromEntries(bundles) as HandlerBundles;
};

/** How many builds run at once: each holds what it reads in memory, so more than there are cores only cost. */
const buildsAtOnce = availableParallelism();

const bundleInto = async (target: string): Promise<void> => {
  const entries = [...functionEntries];
  const sizes: (readonly [FunctionName, number])[] = [];
  const buildNext = async (): Promise<void> => {
    for (let next = entries.pop(); next !== undefined; next = entries.pop()) {
      const [name, entry] = next;
      sizes.push([name, await bundle(name, entry, path.join(target, name))]);
    }
  };
  await Promise.all(Array.from({ length: buildsAtOnce }, buildNext));
  // The bundler's process would stay, with all it has read, for as long as this one.
  await stop();
  await writeFile(path.join(target, 'bundles.json'), JSON.stringify(Object.fromEntries(sizes)));
};

/** Bundles one handler with its assets and gives the size of its JavaScript in bytes. */
const bundle = async (name: FunctionName, entry: string, directory: string): Promise<number> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [{ in: path.join(root, 'functions', `${entry}.ts`), out: 'index' }],
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    // What a handler loads on demand stays apart, so that a cold start does not read it.
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: neverLoaded,
    banner: { js: requireBanner },
    logLevel: 'warning',
  });
  const outputs = Object.values(metafile.outputs);
  // A package that is left out and yet imported at once would fail every call.
  const missing = outputs
    .flatMap(({ imports }) => imports)
    .find(({ path: imported, kind }) => neverLoaded.includes(imported) && kind !== 'dynamic-import');
  if (missing) throw new Error(`${missing.path} is left out of the bundles, but ${name} imports it at once`);
  for (const asset of bundleAssets[name] ?? []) {
    await cp(path.resolve(root, asset.from), path.join(directory, asset.to), { recursive: true });
  }
  return outputs.reduce((sum, { bytes }) => sum + bytes, 0);
};

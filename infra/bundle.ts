import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, stop } from 'esbuild';
import { bundleAssets } from './bundle-assets.ts';
import { cachedBuild } from './cached-build.ts';
import { functionEntries, type FunctionName } from './function-entries.ts';
import { splitBarrels } from './split-barrels.ts';

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
  'infra/function-entries.ts',
  'infra/jobs.ts',
  'infra/workers.ts',
  'infra/split-barrels.ts',
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
 * Bundles every handler into a directory of its own. Does nothing where the same sources were bundled into `outdir`
 * before.
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

/** Bundles all functions in one call, and gives each a directory with what it reaches and its assets. */
const bundleInto = async (target: string): Promise<void> => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: functionEntries.map(([name, file]) => ({ in: path.join(root, 'functions', file), out: name })),
    // Nothing is written there: each function gets the files it reaches.
    outdir: target,
    write: false,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    // What a handler loads on demand stays apart, so that a cold start does not read it.
    splitting: true,
    plugins: [splitBarrels],
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
  // The bundler's process would stay, with all it has read, for as long as this one.
  await stop();
  const contents = new Map(outputFiles.map((file) => [path.relative(root, file.path), file.contents]));
  const sizes = functionEntries.map(async ([name]) => {
    const entry = path.relative(root, path.join(target, `${name}.mjs`));
    const directory = path.join(target, name);
    let bytes = 0;
    for (const file of filesOf(entry, metafile.outputs, name)) {
      const code = contents.get(file) ?? new Uint8Array();
      const to = path.join(directory, file === entry ? 'index.mjs' : path.relative(path.relative(root, target), file));
      await mkdir(path.dirname(to), { recursive: true });
      await writeFile(to, code);
      bytes += code.byteLength;
    }
    for (const asset of bundleAssets[name] ?? []) {
      await cp(path.resolve(root, asset.from), path.join(directory, asset.to), { recursive: true });
    }
    return [name, bytes] as const;
  });
  const bundles = Object.fromEntries(await Promise.all(sizes));
  await writeFile(path.join(target, 'bundles.json'), JSON.stringify(bundles));
};

/**
 * A function's entry and every chunk it can reach.
 * @throws where it imports at once what is left out of the bundles: every call of it would fail
 */
const filesOf = (entry: string, outputs: Metafile['outputs'], name: string): ReadonlySet<string> => {
  const found = new Set([entry]);
  // Files that are found meanwhile are visited too.
  for (const file of found) {
    for (const imported of outputs[file]?.imports ?? []) {
      if (imported.external !== true) found.add(imported.path);
      else if (neverLoaded.includes(imported.path) && imported.kind !== 'dynamic-import') {
        throw new Error(`${imported.path} is left out of the bundles, but ${name} imports it at once`);
      }
    }
  }
  return found;
};

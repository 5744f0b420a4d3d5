import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildWeb } from '../../infra/local/build-web.ts';

/*
 * What a browser must load, on the bundle as it is built for production: brotli, in bytes. Figures: the first JS 190 KiB,
 * a lazy route 50 KiB, the editor 100 KiB.
 */
const kib = 1024;
const root = path.resolve(import.meta.dirname, '../..');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

describe('budgets of the page', () => {
  let directory: string;
  let manifest: Record<string, Chunk>;

  beforeAll(async () => {
    directory = await buildWeb(root);
    manifest = JSON.parse(await readFile(path.join(directory, '.vite/manifest.json'), 'utf8')) as typeof manifest;
  });

  /** A chunk and all it imports at once, without what is loaded already. */
  const reach = (key: string, loaded: ReadonlySet<string> = new Set()): Set<string> => {
    const seen = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name) || loaded.has(name)) return;
      seen.add(name);
      manifest[name]?.imports?.forEach(visit);
    };
    visit(key);
    return seen;
  };

  const weigh = async (keys: ReadonlySet<string>): Promise<number> => {
    const files = await Promise.all([...keys].map((key) => readFile(path.join(directory, manifest[key]?.file ?? ''))));
    return files.reduce((sum, bytes) => sum + brotliCompressSync(bytes).byteLength, 0);
  };

  const keyOf = (end: string): string => {
    const key = Object.keys(manifest).find((name) => name.endsWith(end));
    if (!key) throw new Error(`the build has no ${end}`);
    return key;
  };
  const entry = () => reach(keyOf('index.html'));

  it('GIVEN the first load THEN its JS is at most 190 KiB', async () => {
    expect(await weigh(entry())).toBeLessThanOrEqual(190 * kib);
  });

  it.each([
    'new-analysis-page.tsx',
    'recent-analyses-page.tsx',
    'playbooks-page.tsx',
    'subscription-page.tsx',
    'admin-page.tsx',
    'not-found-page.tsx',
  ])('GIVEN the route %s THEN it adds at most 50 KiB', async (page) => {
    expect(await weigh(reach(keyOf(page), entry()))).toBeLessThanOrEqual(50 * kib);
  });

  it('GIVEN the editor THEN it adds at most 100 KiB to its route', async () => {
    const before = new Set([...entry(), ...reach(keyOf('new-analysis-page.tsx'))]);
    expect(await weigh(reach(keyOf('clause-editor.tsx'), before))).toBeLessThanOrEqual(100 * kib);
  });
});

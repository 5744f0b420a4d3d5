import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { runProgram } from '../support/run-program.ts';

/* What people read names commands, files and places that are there. */

const root = path.resolve(import.meta.dirname, '../..');

const markdownIn = async (directory: string): Promise<readonly string[]> =>
  (await readdir(path.join(root, directory)))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(directory, file));

const files = (await Promise.all(['.', 'docs', 'docs/decisions', 'docs/examples'].map(markdownIn))).flat();
const pages = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
);

/** Every match of a pattern's group in any page, with the page. */
const namedIn = (pattern: RegExp): readonly (readonly [file: string, name: string])[] =>
  pages.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name]) => [file, name!] as const));

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const anchorsOf = async (file: string): Promise<readonly string[]> =>
  [...(await readFile(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));

describe('the documents', () => {
  it('name scripts of package.json', () => {
    const scripts = namedIn(/npm run ([\w:]+)/g);
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.filter(([, name]) => !(name in packageFile.scripts))).toEqual([]);
  });

  it('link to files and headings that are there', async () => {
    const links = namedIn(/\]\((?!https?:)([^)\s]+)\)/g);
    expect(links.length).toBeGreaterThan(20);

    const broken: string[] = [];
    for (const [file, link] of links) {
      const [target, anchor] = link.split('#') as [string, string?];
      const aim = target === '' ? path.join(root, file) : path.resolve(root, path.dirname(file), target);
      const isThere = existsSync(aim) && (anchor === undefined || (await anchorsOf(aim)).includes(anchor));
      if (!isThere) broken.push(`${file}: ${link}`);
    }
    expect(broken).toEqual([]);
  });

  it('name sources and tests that are there', () => {
    const paths = namedIn(/`((?:functions|infra|shared|test|web|docs)\/[\w./-]+\.(?:ts|tsx|mjs|json|jsonl|md))`/g);
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter(([, name]) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('give the CDK options it knows', async () => {
    const calls = namedIn(/npx cdk ((?:synth|deploy|bootstrap)\b[^`\n#]*)/g).map(([, call]) => call);
    expect(calls.length).toBeGreaterThan(4);

    const known = new Map<string, string>();
    for (const call of calls) {
      const [command = ''] = call.split(' ');
      const { output } = known.has(command)
        ? { output: known.get(command)! }
        : await runProgram(path.join(root, 'node_modules/.bin/cdk'), [command, '--help'], { cwd: root });
      known.set(command, output);
      for (const option of call.match(/(?<= )--?[a-z][\w-]*/g) ?? [])
        expect([call, output.includes(`${option},`) || output.includes(`${option} `)]).toEqual([call, true]);
    }
  });
});

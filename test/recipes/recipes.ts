import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a recipe puts where: a new file, or lines above the one line of a file that begins with some words. */
export interface Step {
  readonly file: string;
  readonly above?: string | undefined;
  readonly lines: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../..');
const place = /^\/\/ (?<file>[\w./-]+\.\w+)(?:, above "(?<above>.+)")?$/;

const stepsOf = (block: string): Step[] => {
  const steps: { file: string; above: string | undefined; lines: string[] }[] = [];
  for (const line of block.split('\n')) {
    const found = place.exec(line)?.groups;
    if (found) steps.push({ file: found['file']!, above: found['above'], lines: [] });
    else steps.at(-1)?.lines.push(line);
  }
  return steps;
};

/**
 * The recipes of CONTRIBUTING.md by their names.
 * @throws Error where a recipe of that name does not stand there
 */
export const readRecipe = async (name: string): Promise<readonly Step[]> => {
  const text = await readFile(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const block = new RegExp(`<!-- recipe: ${name} -->\\s+\`\`\`\\n([\\s\\S]*?)\\n\`\`\``).exec(text)?.[1];
  if (block === undefined) throw new Error(`CONTRIBUTING.md has no recipe ${name}`);
  return stepsOf(block);
};

/** A copy of the sources in a folder of its own, with the packages of this one. */
export const copySources = async (): Promise<string> => {
  const copy = await mkdtemp(path.join(tmpdir(), 'clausewise-recipes-'));
  const parts = [
    'shared',
    'functions',
    'infra',
    'web',
    'test',
    'docs',
    'tsconfig.json',
    'jest.config.mjs',
    'package.json',
  ];
  for (const part of parts) {
    await cp(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (source) => !/[/\\](?:docs[/\\]screens|dist|\.local)$/.test(source),
    });
  }
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
};

export const removeCopy = (copy: string): Promise<void> => rm(copy, { recursive: true, force: true });

const insert = async (file: string, above: string, lines: readonly string[]): Promise<void> => {
  const before = (await readFile(file, 'utf8')).split('\n');
  const places = before.flatMap((line, index) => (line.trimStart().startsWith(above) ? [index] : []));
  if (places.length !== 1) throw new Error(`${places.length} lines of ${file} begin with ${above}, not one`);
  await writeFile(file, before.toSpliced(places[0]!, 0, ...lines).join('\n'));
};

/**
 * Follows steps of a recipe in a copy of the sources.
 * @throws Error where a line that a step names does not stand there, or more than once
 */
export const follow = async (copy: string, steps: readonly Step[]): Promise<void> => {
  for (const { file, above, lines } of steps) {
    const target = path.join(copy, file);
    if (above !== undefined) {
      await insert(target, above, lines);
      continue;
    }
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${lines.join('\n')}\n`, { flag: 'wx' });
  }
};

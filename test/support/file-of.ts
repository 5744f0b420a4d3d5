import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

const folders: string[] = [];
afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** A file with the given bytes until the tests of a file have ended: a browser takes a large one from the disk. */
export const fileOf = async (name: string, bytes: Uint8Array): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clausewise-file-'));
  folders.push(folder);
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
};

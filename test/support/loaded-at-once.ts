import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The code a bundled function loads before its first request: its entry and all that imports statically. */
export const loadedAtOnce = async (directory: string): Promise<Buffer> => {
  const seen = new Map<string, Buffer>();
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    const code = await readFile(file);
    seen.set(file, code);
    for (const [, to = ''] of code.toString('utf8').matchAll(/(?:from|import)\s*"(\.[^"]+\.mjs)"/g)) {
      await visit(path.resolve(path.dirname(file), to));
    }
  };
  await visit(path.join(directory, 'index.mjs'));
  return Buffer.concat([...seen.values()]);
};

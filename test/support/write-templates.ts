import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stages } from './stages.ts';
import { synthesise } from './synthesise.ts';

/* Writes the templates of every stage into the directory that is named, a file for each. */

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('name a directory');
await mkdir(directory, { recursive: true });
for (const [name, stage] of Object.entries(stages)) {
  await writeFile(path.join(directory, `${name}.json`), JSON.stringify(synthesise(stage)));
}

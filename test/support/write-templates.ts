import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formerClient, stages } from './stages.ts';
import { synthesise } from './synthesise.ts';
import type { Product } from './templates.ts';

/* Writes the templates of every stage into the directory that is named, a file for each. */

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('name a directory');
await mkdir(directory, { recursive: true });
const write = (name: string, product: Product): Promise<void> =>
  writeFile(path.join(directory, `${name}.json`), JSON.stringify(product));
for (const [name, stage] of Object.entries(stages)) await write(name, synthesise(stage));
await write('withFormerClient', synthesise(stages.dev, { formerClient }));

/**
 * Writes the JSON Schemas by which an editor checks the knowledge files while they are typed.
 *   npm run knowledge
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { knowledgeSchemas } from './knowledge-schemas.ts';

const folder = path.join(import.meta.dirname, 'schemas');
await mkdir(folder, { recursive: true });
for (const [name, schema] of Object.entries(knowledgeSchemas)) {
  await writeFile(
    path.join(folder, `${name}.json`),
    `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  );
}

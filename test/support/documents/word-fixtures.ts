import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where Word documents of all kinds lie; they are no part of the product. */
const folder = process.env['WORD_FIXTURES'] ?? path.resolve(import.meta.dirname, '../../../../shared/word-fixtures');

/** Whether there are any here. Tests that need them say so and are left out where there are none. */
export const hasWordFixtures = existsSync(folder);
if (!hasWordFixtures)
  console.warn(`NOT TESTED: no Word documents in ${folder}. Set WORD_FIXTURES to the folder that holds them.`);

export const wordFixtures: readonly string[] = hasWordFixtures
  ? readdirSync(folder).filter((name) => name.endsWith('.docx'))
  : [];

export const wordFixturePath = (name: string): string => path.join(folder, name);

export const readWordFixture = (name: string): Buffer => readFileSync(wordFixturePath(name));

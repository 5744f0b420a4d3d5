import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { extractText } from '../../../../functions/core/documents/extract-text.ts';
import { sampled } from '../../../support/rounds.ts';

const data = process.env['CLAUSE_DATA'] ?? path.resolve(import.meta.dirname, '../../../../../shared/legal-data');
const dev = path.join(data, 'dev');
const isPresent = existsSync(path.join(dev, 'files.jsonl'));

interface KnownFile {
  readonly file: string;
  readonly kind: string;
  readonly refFile?: string;
}

if (!isPresent) console.warn(`NOT TESTED: no known files in ${dev}. Set CLAUSE_DATA to the folder that holds them.`);

const files = isPresent
  ? readFileSync(path.join(dev, 'files.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as KnownFile)
  : [];

const read = ({ file }: KnownFile) =>
  extractText({
    bytes: readFileSync(path.join(dev, file)),
    filename: path.basename(file),
    deadlineMs: Date.now() + 25_000,
    recognisePage: (_, page) => Promise.resolve(`(page ${page} is an image)`),
  });

const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** The shares of the known words that were read, and of the read words that are known, counted with repetition. */
const compare = (
  known: readonly string[],
  got: readonly string[],
): { readonly recall: number; readonly precision: number } => {
  const left = new Map<string, number>();
  for (const word of got) left.set(word, (left.get(word) ?? 0) + 1);
  const hits = known.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
  return { recall: hits / known.length, precision: hits / got.length };
};

(isPresent ? describe : describe.skip)('files whose text is known', () => {
  const ofKind = (test: (kind: string) => boolean) => files.filter(({ kind }) => test(kind));

  it('GIVEN documents with text WHEN they are read THEN their words are the known ones', async () => {
    const documents = sampled(
      ofKind((kind) => kind !== 'md' && !kind.startsWith('pdf-scan')),
      8,
    );
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      const { text } = await read(document);
      const { recall, precision } = compare(
        words(readFileSync(path.join(dev, document.refFile ?? ''), 'utf8')),
        words(text),
      );
      expect({ file: document.file, isWhole: recall > 0.95, isClean: precision > 0.9 }).toEqual({
        file: document.file,
        isWhole: true,
        isClean: true,
      });
    }
  }, 60_000);

  it('GIVEN scans WHEN they are read THEN every page is recognised', async () => {
    for (const scan of ofKind((kind) => kind.startsWith('pdf-scan'))) {
      await expect(read(scan)).resolves.toMatchObject({
        text: expect.stringMatching(/^\(page 1 is an image\)/),
        notes: [expect.stringContaining('recognised')],
      });
    }
  });

  it('GIVEN Markdown WHEN it is uploaded THEN it is refused', async () => {
    for (const markdown of ofKind((kind) => kind === 'md'))
      await expect(read(markdown)).rejects.toMatchObject({ code: 'invalid_file_type' });
  });
});

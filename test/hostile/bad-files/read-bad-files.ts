import assert from 'node:assert/strict';
import type { Extractor } from '../../support/documents/extract-in-process.ts';
import { badDocx } from './bad-docx.ts';
import { type BadFile, mebibyte } from './bad-file.ts';
import { badPdfs } from './bad-pdfs.ts';
import { badTexts } from './bad-texts.ts';

export const badFiles: readonly BadFile[] = [...badPdfs, ...badDocx, ...badTexts];

/** What reading any file may cost (acceptance 21). */
export const mostMilliseconds = 10_000;
export const mostMb = 512;

/** @throws AssertionError where a bad file is answered otherwise, or costs more, than it may */
export const readBadFile = async (extractor: Extractor, { make, file, codes, says }: BadFile): Promise<void> => {
  const bytes = await make();
  assert.ok(bytes.length <= 10 * mebibyte, `${bytes.length} bytes are more than may be uploaded`);
  const { code, message, milliseconds, peakMb } = await extractor.extract(bytes, file);
  assert.ok(codes.includes(code), `${code} (${message}) is none of ${codes.join(', ')}`);
  if (says) assert.match(message, says);
  assert.ok(milliseconds < mostMilliseconds, `it takes ${milliseconds} ms`);
  assert.ok(peakMb < mostMb, `it takes ${Math.round(peakMb)} MB`);
};

import { describe, expect, it } from '@jest/globals';
import { writeZip } from '../../../../functions/adapters/zip-writer.ts';
import { AppError } from '../../../../functions/core/app-error.ts';
import { extractText } from '../../../../functions/core/documents/extract-text.ts';
import { compareReply } from '../../../../functions/core/reply/compare-reply.ts';
import { buildDocx, paragraph, run } from '../../../support/documents/build-docx.ts';

const fee = (amount: string): Buffer => buildDocx({ body: paragraph(run(`The fee is ${amount} euros.`)) });
const encrypted = (): Buffer => {
  const bytes = Buffer.from(fee('100'));
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) bytes[at + 8]! |= 1;
  return bytes;
};

const codeOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => 'none',
    (error: unknown) => (error instanceof AppError ? { code: error.code, message: error.message } : error),
  );

describe('compareReply', () => {
  it('GIVEN two files THEN they are read in a process of their own and held against each other', async () => {
    const { silentChanges } = await compareReply(fee('100'), fee('900'));
    expect(silentChanges).toEqual([
      { kind: 'text', part: 'body', paragraph: 1, before: 'The fee is 100 euros.', after: 'The fee is 900 euros.' },
    ]);
  });

  it.each([
    ['broken', () => fee('1').subarray(0, 90)],
    ['encrypted', encrypted],
    ['no Word document', () => writeZip([{ name: 'a.txt', data: 'a' }])],
    ['no archive', () => Buffer.from('%PDF-1.7')],
    ['empty', () => Buffer.alloc(0)],
    ['declaring entities', () => buildDocx({ body: '', prolog: '<!DOCTYPE x [<!ENTITY a "b">]>' })],
    ['nested without end', () => buildDocx({ body: '<w:sdt>'.repeat(2_000) })],
  ])('GIVEN a file that is %s, sent or replied with THEN it is refused as an upload is', async (_, make) => {
    const [asUpload, asReply, asSent] = await Promise.all([
      codeOf(extractText({ bytes: make(), filename: 'document.docx', deadlineMs: Date.now() + 30_000 })),
      codeOf(compareReply(fee('1'), make())),
      codeOf(compareReply(make(), fee('1'))),
    ]);
    expect(asUpload).toEqual({ code: expect.any(String), message: expect.any(String) });
    expect(asReply).toEqual(asUpload);
    expect(asSent).toEqual(asUpload);
  });
});

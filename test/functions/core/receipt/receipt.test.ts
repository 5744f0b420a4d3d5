import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExportRecord } from '../../../../shared/receipts.ts';
import { openDocx } from '../../../../functions/adapters/docx-reader.ts';
import { writeZip } from '../../../../functions/adapters/zip-writer.ts';
import { hashOfParts, receiptPart, sha256 } from '../../../../functions/core/receipt/receipt-part.ts';
import { signDocx } from '../../../../functions/core/receipt/sign-docx.ts';
import { signRecord } from '../../../../functions/core/receipt/signed-record.ts';
import { signingKeyOf } from '../../../../functions/core/receipt/signing-key.ts';
import { verifyDocx } from '../../../../functions/core/receipt/verify-docx.ts';
import { buildDocx, paragraph, run } from '../../../support/documents/build-docx.ts';
import { docxText } from '../../../support/documents/check-splice.ts';
import { overlappingZip } from '../../../support/documents/overlapping-zip.ts';
import { readPart, readParts } from '../../../support/documents/read-part.ts';
import { runVerify } from '../../../support/run-verify.ts';

const key = signingKeyOf('a secret of the tests');
const other = signingKeyOf('another secret of the tests');
const known = [key.publicKey];
const original = buildDocx({
  body: paragraph(run('The fees are due in 30 days.')),
  parts: {
    'docProps/core.xml': '<core/>',
    '_rels/.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  },
});
const signed = signDocx({ bytes: original, input: original, key }).bytes;

/** The parts of a document written anew, some of them changed or left out. */
const rewritten = (bytes: Uint8Array, change: (name: string, text: string) => string | undefined): Buffer =>
  writeZip(
    [...readParts(bytes)].flatMap(([name, data]) => {
      const text = change(name, data.toString('utf8'));
      return text === undefined ? [] : [{ name, data: text }];
    }),
  );

describe('the receipt of a Word document', () => {
  it('GIVEN a document as it was signed THEN it is unchanged, and the receipt names what it was made of and the key', () => {
    const { verdict, receipt } = verifyDocx(signed, known);
    expect(verdict).toBe('unchanged');
    expect(receipt).toMatchObject({ input: sha256(original), keyId: key.id });
  });

  it('THEN its text and all parts stay as they were but the two that lead to the receipt', () => {
    expect(docxText(signed)).toBe(docxText(original));
    const before = readParts(original);
    const after = [...readParts(signed)];
    const differing = after.filter(([name, data]) => !before.get(name)?.equals(data)).map(([name]) => name);
    expect(differing.toSorted()).toEqual(['[Content_Types].xml', '_rels/.rels', receiptPart]);
    expect(after).toHaveLength(before.size + 1);
  });

  it('WHEN any one byte is changed THEN that is seen', () => {
    for (let at = 0; at < signed.length; at++) {
      const bytes = Buffer.from(signed);
      bytes[at] = bytes[at]! ^ 0x01;
      let verdict: string;
      try {
        ({ verdict } = verifyDocx(bytes, known));
      } catch (error) {
        expect(error).toMatchObject({ code: 'unreadable_document' });
        verdict = 'unreadable';
      }
      expect([at, verdict === 'unchanged']).toEqual([at, false]);
    }
  });

  it.each([
    ['a word', (name: string, text: string) => (name === 'word/document.xml' ? text.replace('30', '60') : text)],
    ['what the document was made of', (_: string, text: string) => text.replace(sha256(original), sha256('other'))],
    ['a part, which is left out,', (name: string, text: string) => (name === 'docProps/core.xml' ? undefined : text)],
  ])('WHEN %s is changed and the archive is written anew THEN that is seen', (_what, change) => {
    const bytes = rewritten(signed, change);
    expect(bytes.equals(rewritten(signed, (_name, text) => text))).toBe(false);
    expect(verifyDocx(bytes, known).verdict).toBe('changed');
  });

  it('WHEN bytes stand behind the archive, or a part is in it twice THEN that is seen', () => {
    const parts = openDocx(signed).storedParts();
    const main = parts.find(({ name }) => name === 'word/document.xml')!;
    const twice = writeZip([{ name: main.name, data: readPart(signed, main.name).replace('30', '60') }, ...parts]);
    expect(verifyDocx(twice, known).verdict).toBe('changed');
    expect(verifyDocx(Buffer.concat([signed, Buffer.from('x')]), known).verdict).toBe('changed');
  });

  it('GIVEN a base64 letter of the signature whose last bits say nothing THEN changing it is seen', () => {
    const signature = /signature="([^"]+)"/.exec(readPart(signed, receiptPart))?.[1] ?? '';
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const place = signature.indexOf('=') - 1;
    const letter = letters[letters.indexOf(signature[place]!) ^ 1]!;
    const same = `${signature.slice(0, place)}${letter}${signature.slice(place + 1)}`;
    expect(Buffer.from(same, 'base64').equals(Buffer.from(signature, 'base64'))).toBe(true);
    const receipt = readPart(signed, receiptPart).replace(signature, same);
    const parts = openDocx(signed).storedParts();
    const bytes = writeZip(
      parts.map((part) => (part.name === receiptPart ? { name: receiptPart, data: receipt } : part)),
    );
    expect(verifyDocx(bytes, known).verdict).toBe('changed');
  });

  it('GIVEN another key that is in use now THEN what the former one signed verifies as long as it is known', () => {
    expect(verifyDocx(signed, [other.publicKey, key.publicKey]).verdict).toBe('unchanged');
    const unknown = verifyDocx(signed, [other.publicKey]);
    expect(unknown.verdict).toBe('unknown-signer');
    expect(unknown.explanation).toContain(key.id);
  });

  it('GIVEN a forger who signs a changed document with a key of theirs THEN it is not taken for ours', () => {
    const changed = rewritten(signed, (name, text) => (name === 'word/document.xml' ? text.replace('30', '60') : text));
    expect(verifyDocx(signDocx({ bytes: changed, input: original, key: other }).bytes, known).verdict).toBe(
      'unknown-signer',
    );
  });

  it('GIVEN a document that carries a receipt already THEN the new one takes its place', () => {
    const again = signDocx({ bytes: signed, input: signed, key: other }).bytes;
    expect(verifyDocx(again, [other.publicKey])).toMatchObject({
      verdict: 'unchanged',
      receipt: { input: sha256(signed) },
    });
    expect([...readParts(again).keys()].filter((name) => name === receiptPart)).toHaveLength(1);
    expect(readPart(again, '_rels/.rels').match(/receipt"/g)).toEqual(
      readPart(signed, '_rels/.rels').match(/receipt"/g),
    );
  });

  it('GIVEN a document without a receipt, or none at all THEN that is said', () => {
    expect(verifyDocx(original, known).verdict).toBe('unsigned');
    const notOne = expect.objectContaining({ code: 'unreadable_document' });
    for (const text of ['', 'PK', 'not a document']) expect(() => verifyDocx(Buffer.from(text), known)).toThrow(notOne);
  });

  it('GIVEN parts that all lie in the same place, signed by whoever made them, THEN they are refused, not written out', () => {
    const parts = [...readParts(original)].map(([name, data]) => ({ name, data }));
    const large = { name: 'word/media/image1.png', data: randomBytes(1_000_000) };
    const forged = signDocx({ bytes: writeZip([...parts, large]), input: original, key: other }).bytes;
    expect(verifyDocx(forged, known).verdict).toBe('unknown-signer');
    const bytes = overlappingZip(Buffer.from(forged), large.name, 2_000);
    expect(bytes.length).toBeLessThan(forged.length * 1.3);
    const heldBefore = process.resourceUsage().maxRSS;
    expect(() => verifyDocx(bytes, known)).toThrow(expect.objectContaining({ code: 'unreadable_document' }));
    expect(process.resourceUsage().maxRSS - heldBefore).toBeLessThan(100_000);
  });

  it('GIVEN a part of the package in UTF-16 THEN it is still what it says it is', () => {
    const relations = readPart(original, '_rels/.rels').replace(/^<\?xml[^>]*\?>/, '');
    const text = `\uFEFF<?xml version="1.0" encoding="UTF-16"?>${relations}`;
    const bytes = writeZip(
      [...readParts(original)].map(([name, data]) => ({
        name,
        data: name === '_rels/.rels' ? Buffer.from(text, 'utf16le') : data,
      })),
    );
    const result = signDocx({ bytes, input: bytes, key }).bytes;
    expect(docxText(result)).toBe(docxText(original));
    expect(readPart(result, '_rels/.rels')).toMatch(/^<\?xml version="1.0" encoding="UTF-8"/);
  });
});

describe('npm run verify', () => {
  const made = {
    analysisId: 'an-analysis',
    madeAt: '2026-01-01T00:00:00.000Z',
    variant: 'tracked' as const,
    source: 'original' as const,
    input: sha256(original),
    engine: 'an engine',
    model: null,
    playbooks: [],
    findings: [{ id: 'risk-1', places: [{ start: 0, end: 3 }] }],
    changes: [],
    refused: [],
  } satisfies Omit<ExportRecord, 'receiptId' | 'parts'>;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'verify-'));
    const keys = [{ id: key.id, publicKey: key.publicKey, since: '2026-01-01T00:00:00.000Z' }];
    const changed = rewritten(signed, (name, text) => (name === 'word/document.xml' ? text.replace('30', '60') : text));
    const { receipt } = verifyDocx(signed, known);
    const record = signRecord({ ...made, receiptId: receipt?.id ?? '', parts: hashOfParts(openDocx(signed)) }, key);
    const another = { ...record, record: { ...record.record, engine: 'another' } };
    await Promise.all([
      writeFile(path.join(directory, 'record.json'), JSON.stringify(record)),
      writeFile(path.join(directory, 'other.json'), JSON.stringify(another)),
      writeFile(path.join(directory, 'keys.json'), JSON.stringify({ keys })),
      writeFile(path.join(directory, 'signed.docx'), signed),
      writeFile(path.join(directory, 'changed.docx'), changed),
    ]);
  });
  afterAll(() => rm(directory, { recursive: true }));

  it.each([
    ['a signed document and the keys', ['signed.docx', '--keys', 'keys.json'], 0, 'unchanged: '],
    ['no keys', ['signed.docx'], 1, `unknown-signer: `],
    ['a changed document', ['changed.docx', '--keys', 'keys.json'], 1, 'changed: '],
    [
      'its record',
      ['signed.docx', '--keys', 'keys.json', '--record', 'record.json'],
      0,
      'The record is of this document',
    ],
    [
      'another record',
      ['signed.docx', '--keys', 'keys.json', '--record', 'other.json'],
      1,
      'The record is not of this',
    ],
    ['a file that is none', ['keys.json'], 2, 'This is no Word document, or it is damaged.'],
    ['a file that is not there', ['absent.docx'], 2, 'no such file'],
    ['nothing', [], 2, 'npm run verify -- FILE.docx'],
  ])('GIVEN %s THEN it says so, without a network, and by its exit code', (_what, args, code, says) => {
    const result = runVerify(directory, args);
    expect(result.output).toContain(says);
    expect(result.code).toBe(code);
  });
});

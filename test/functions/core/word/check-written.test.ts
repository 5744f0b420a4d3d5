import { describe, expect, it } from '@jest/globals';
import { wordChecks } from '../../../../shared/receipts.ts';
import { checkWritten } from '../../../../functions/core/word/check-written.ts';
import { spliceDocx } from '../../../../functions/core/word/splice-docx.ts';
import { buildDocx, paragraph, run } from '../../../support/documents/build-docx.ts';
import { mainName, openPackage } from '../../../support/documents/edit-package.ts';

const before = buildDocx({
  body: paragraph(run('The fees are due in 30 days.')) + paragraph(run('The term is one year.')),
  parts: { 'word/styles.xml': '<styles/>', 'docProps/core.xml': '<core/>' },
});
const text = 'The fees are due in 30 days.\nThe term is one year.';
const edits = [
  { start: text.indexOf('30'), end: text.indexOf('30') + 2, put: '45' },
  { start: text.length, end: text.length, put: ' It renews.' },
];
const written = (isTracked: boolean) => {
  const authorship = { author: 'Ada', date: new Date(0) };
  const comments = [{ start: 0, end: 8, lines: ['Why'] }];
  return spliceDocx({ bytes: before, text, edits, comments, authorship, isTracked });
};
const checked = (after: Uint8Array, isTracked = true) =>
  checkWritten({ before, after, text, made: written(isTracked).made, isTracked });

/** The tracked document with its main part written otherwise. */
const withMain = (change: (xml: string) => string): Uint8Array => {
  const file = openPackage(written(true).bytes);
  const xml = file.bytesOf(mainName)!.toString('utf8');
  expect(change(xml)).not.toBe(xml);
  file.put(mainName, change(xml));
  return file.save();
};

describe('what holds of a document into which changes were written', () => {
  it('GIVEN it as it was written THEN all of it, and of a clean one what can be asked of it', () => {
    expect(checked(written(true).bytes)).toEqual(wordChecks);
    expect(checked(written(false).bytes, false)).toEqual(['accepting-gives-revision', 'other-parts-same']);
  });

  it('GIVEN a new paragraph that is a heading, as the one is that it was parted from THEN all of it holds', () => {
    const styles = '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style>';
    const headed = buildDocx({ body: paragraph(run('Fees'), '<w:pStyle w:val="H"/>'), styles });
    const authorship = { author: 'Ada', date: new Date(0) };
    const added = [{ start: 4, end: 4, put: '\nThey are due.' }];
    const { bytes: after, made } = spliceDocx({ bytes: headed, text: 'Fees', edits: added, comments: [], authorship });
    expect(made).toHaveLength(1);
    expect(checkWritten({ before: headed, after, text: 'Fees', made, isTracked: true })).toEqual(wordChecks);
  });

  it.each([
    ['a kept word is another', (xml: string) => xml.replace('The fees', 'The fee')],
    ['a change has no mark', (xml: string) => xml.replace(/<w:ins [^>]*>(.*?)<\/w:ins>/, '$1')],
    ['what is deleted is another', (xml: string) => xml.replace('>30</w:delText>', '>31</w:delText>')],
    ['a paragraph is gone', (xml: string) => xml.replace(/<w:p>(?:(?!<w:p>).)*The term(?:(?!<\/w:p>).)*<\/w:p>/, '')],
  ])('GIVEN %s THEN rejecting does not give the original', (_, change) => {
    expect(checked(withMain(change))).not.toContain('rejecting-gives-original');
  });

  it.each([
    ['a kept word is another', (xml: string) => xml.replace('The fees', 'The fee')],
    ['what is put in is another', (xml: string) => xml.replace('>45<', '>46<')],
    ['more is put in', (xml: string) => xml.replace('>45<', '>45.0<')],
    ['what is deleted stays', (xml: string) => xml.replace(/<w:del [^>]*>.*?<\/w:del>/, run('30'))],
  ])('GIVEN %s THEN accepting does not give the revision', (_, change) => {
    expect(checked(withMain(change))).not.toContain('accepting-gives-revision');
  });

  it.each([
    ['other content', (file: ReturnType<typeof openPackage>) => file.put('word/styles.xml', '<styles />')],
    ['one more', (file: ReturnType<typeof openPackage>) => file.put('word/vbaProject.bin', 'more')],
  ])('GIVEN another part with %s THEN the parts are not the same', (_, change) => {
    const file = openPackage(written(true).bytes);
    change(file);
    expect(checked(file.save())).toEqual(['accepting-gives-revision', 'rejecting-gives-original']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { followFiles } from '../../../../functions/core/reply/follow-files.ts';
import { buildDocx, paragraph, run } from '../../../support/documents/build-docx.ts';

const fees = 'The Customer shall pay each invoice within thirty (30) days after receipt.';
const law = 'This Agreement is governed by the laws of the State of New York.';
const notices = 'Notices under this Agreement are given in writing to the address of each party.';
const waiver = 'The Customer waives all claims against the Supplier that arise before the Effective Date.';

const file = (...paragraphs: readonly string[]) => buildDocx({ body: paragraphs.join('') });
const plain = (words: string): string => paragraph(run(words));
const by = 'w:author="Bea Counter" w:date="2026-11-20T10:00:00Z"';
const deleted = (words: string): string =>
  `<w:del w:id="1" ${by}><w:r><w:delText xml:space="preserve">${words}</w:delText></w:r></w:del>`;
const inserted = (words: string): string => `<w:ins w:id="2" ${by}>${run(words)}</w:ins>`;

const sent = file(plain(fees), plain(law), plain(notices));
const sought = (place: number, words: string) => ({ part: 'body' as const, paragraph: place, words });

describe('paragraphs of what was sent, in what was sent after it', () => {
  it('GIVEN other words and a paragraph before it THEN it is found at its new place with its words', () => {
    const later = file(plain('A new recital.'), plain(fees.replace('thirty (30)', 'forty-five (45)')), plain(law));
    expect(followFiles(sent, later, [sought(1, fees), sought(2, law), sought(3, notices)])).toEqual([
      { part: 'body', paragraph: 2, words: fees.replace('thirty (30)', 'forty-five (45)') },
      { part: 'body', paragraph: 3, words: law },
      null,
    ]);
  });

  it('GIVEN tracked changes in it THEN its words are those without what they delete, and none where they delete all', () => {
    const countered = paragraph(
      `${run('The Customer shall pay each invoice within ')}${deleted('thirty (30)')}${inserted('sixty (60)')}${run(' days after receipt.')}`,
    );
    const later = file(countered, paragraph(deleted(law)), plain(notices));
    expect(followFiles(sent, later, [sought(1, fees), sought(2, law)])).toEqual([
      { part: 'body', paragraph: 1, words: fees.replace('thirty (30)', 'sixty (60)') },
      { part: 'body', paragraph: 2, words: '' },
    ]);
  });

  it('GIVEN quite other words at its place THEN that is doubtful, unless it is the same cell of a table', () => {
    const later = file(plain(fees), plain('Intentionally left blank by both of them.'), plain(notices));
    expect(followFiles(sent, later, [sought(1, fees), sought(2, law)])).toEqual([
      { part: 'body', paragraph: 1, words: fees },
      { part: 'body', paragraph: 2, words: 'Intentionally left blank by both of them.', isDoubtful: true },
    ]);
    const table = (figure: string) =>
      `<w:tbl><w:tr><w:tc>${plain('Monthly fee')}</w:tc><w:tc>${plain(figure)}</w:tc></w:tr></w:tbl>${plain(law)}`;
    expect(followFiles(file(table('1,000')), file(table('2,500')), [sought(2, '1,000')])).toEqual([
      { part: 'body', paragraph: 2, words: '2,500' },
    ]);
  });

  it('GIVEN a paragraph that was new in the reply THEN it is found by its words or by most of them, else not', () => {
    const asked = [{ part: 'body' as const, words: waiver }];
    const changed = waiver.replace('all claims', 'minor claims');
    expect(followFiles(sent, file(plain(fees), plain(waiver), plain(law)), asked)).toMatchObject([{ words: waiver }]);
    expect(followFiles(sent, file(plain(fees), plain(changed), plain(law)), asked)).toMatchObject([{ words: changed }]);
    expect(followFiles(sent, sent, asked)).toEqual([null]);
  });
});

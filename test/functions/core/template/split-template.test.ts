import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { extractText } from '../../../../functions/core/documents/extract-text.ts';
import { maxTemplateSections, splitTemplate } from '../../../../functions/core/template/split-template.ts';
import { buildDocx, listed, paragraph, run } from '../../../support/documents/build-docx.ts';
import { spentMs } from '../../../support/spent-ms.ts';

const samples = path.resolve(import.meta.dirname, '../../../../web/public/samples');
const outline = (text: string, headings?: readonly number[]): string[] =>
  splitTemplate(text, headings).map(({ number, heading }) => `${number}|${heading}`);
const read = async (bytes: Uint8Array, filename: string) => {
  const { text, headings } = await extractText({ bytes, filename, deadlineMs: Date.now() + 20_000 });
  return splitTemplate(text, headings);
};

describe('the sections of a template', () => {
  it.each(['saas-agreement.txt', 'saas-agreement.docx', 'saas-agreement.pdf'])(
    'GIVEN the sample %s THEN its sections have their numbers, headings and texts',
    async (file) => {
      const sections = await read(new Uint8Array(await readFile(path.join(samples, file))), file);
      expect(sections.map(({ number, heading }) => `${number} ${heading}`.trim()).slice(0, 5)).toEqual([
        'SOFTWARE AS A SERVICE AGREEMENT',
        '1 Subscription',
        '2 Fees',
        '3 Term and Renewal',
        '4 Availability and Support',
      ]);
      const fees = sections.find(({ heading }) => heading === 'Fees');
      expect(fees?.text).toMatch(/^2\.1 The Customer shall pay an annual subscription fee of \$96/);
      expect(fees?.text).toMatch(/2\.2 /);
      expect(fees?.text).not.toMatch(/Term and Renewal/);
    },
  );

  it('GIVEN a text THEN none of its words is lost', async () => {
    const text = await readFile(path.join(samples, 'lease-agreement.txt'), 'utf8');
    const words = (part: string) => part.match(/[\p{L}\d]+/gu) ?? [];
    const kept = splitTemplate(text).flatMap(({ number, heading, text: own }) => words(`${number} ${heading} ${own}`));
    expect(kept).toEqual(words(text));
  });

  it('GIVEN articles with Roman numbers, their headings below, and an annex THEN each is one section', () => {
    const text =
      'ARTICLE I\nDEFINITIONS\n"Fee" means the fee.\n\nARTICLE II - TERM\nThis Agreement lasts a year.\n\nSchedule A: Prices\nTen euros.';
    expect(splitTemplate(text)).toEqual([
      { number: 'ARTICLE I', heading: 'DEFINITIONS', text: '"Fee" means the fee.' },
      { number: 'ARTICLE II', heading: 'TERM', text: 'This Agreement lasts a year.' },
      { number: 'Schedule A', heading: 'Prices', text: 'Ten euros.' },
    ]);
  });

  it('GIVEN headings within the line and numbers without headings THEN both are sections', () => {
    expect(
      outline('1. Confidentiality. Each party shall keep it.\n2. Term\nTwo years.\n3.1 Fees: The fee is $5.'),
    ).toEqual(['1|Confidentiality', '2|Term', '3.1|Fees']);
    expect(
      splitTemplate('1. The Supplier delivers the goods.\n(a) on time\n2. The Customer pays for them.').map(
        ({ text }) => text,
      ),
    ).toEqual(['The Supplier delivers the goods.\n(a) on time', 'The Customer pays for them.']);
  });

  it('GIVEN points, figures at the beginning of a line, references and a table of contents THEN they begin no section', () => {
    const text = [
      'TABLE OF CONTENTS',
      '1. Payment ........ 3',
      '2. Term\t7',
      '1. Payment',
      'The Customer pays within',
      '30 days after the invoice. See',
      'Section 5.1 of the order form, and:',
      '1. by bank transfer;',
      '2. by card.',
      '2. Term',
      'Two years.',
    ].join('\n');
    expect(outline(text)).toEqual(['|TABLE OF CONTENTS', '1|Payment', '2|Term']);
  });

  it('GIVEN headings in capitals above numbered points THEN the points stay in their sections', () => {
    const text = 'PAYMENT\n1. The fee is due.\n2. Interest runs.\nTERM\n1. One year.\nNOTICES\n1. By mail.';
    expect(splitTemplate(text).map(({ heading, text: own }) => [heading, own])).toEqual([
      ['PAYMENT', '1. The fee is due.\n2. Interest runs.'],
      ['TERM', '1. One year.'],
      ['NOTICES', '1. By mail.'],
    ]);
  });

  it('GIVEN a text without an outline THEN it is one section', () => {
    expect(splitTemplate('Each party shall keep the information secret.\n\nThis lasts two years.')).toEqual([
      { number: '', heading: '', text: 'Each party shall keep the information secret.\n\nThis lasts two years.' },
    ]);
  });

  it('GIVEN a Word document whose headings are known by their style alone THEN they are the sections', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="House"><w:name w:val="House"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Derived"><w:name w:val="Derived"/><w:basedOn w:val="House"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Plain"><w:name w:val="Plain"/><w:basedOn w:val="House"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr></w:style>';
    const styled = (style: string, text: string) => paragraph(run(text), `<w:pStyle w:val="${style}"/>`);
    const body = [
      styled('berschrift2', 'How we keep secrets'),
      paragraph(run('Each party keeps them.')),
      styled('Derived', 'What it costs'),
      styled('Plain', 'Ten euros a month'),
      paragraph(run('How long it lasts'), '<w:outlineLvl w:val="0"/>'),
      paragraph(run('One year.')),
    ].join('');
    expect(await read(buildDocx({ body, styles }), 'a.docx')).toEqual([
      { number: '', heading: 'How we keep secrets', text: 'Each party keeps them.' },
      { number: '', heading: 'What it costs', text: 'Ten euros a month' },
      { number: '', heading: 'How long it lasts', text: 'One year.' },
    ]);
  });

  it('GIVEN a Word list as outline THEN Word’s own numbers are the sections’', async () => {
    const level = (index: number, text: string) =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, '%1.')}${level(1, '%1.%2')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
    const body = [listed('Fees', 0), listed('The fee is $5.', 1), listed('Term', 0), listed('One year.', 1)].join('');
    expect(await read(buildDocx({ body, numbering }), 'a.docx')).toEqual([
      { number: '1', heading: 'Fees', text: '1.1 The fee is $5.' },
      { number: '2', heading: 'Term', text: '2.1 One year.' },
    ]);
  });

  it('GIVEN a thousand headings THEN neighbours are put together and no text is lost', () => {
    const text = Array.from(
      { length: 1_000 },
      (_, at) => `${at + 1 > 999 ? 999 : at + 1}. Point\nText no. ${at}.`,
    ).join('\n');
    const sections = splitTemplate(text);
    expect(sections.length).toBeLessThanOrEqual(maxTemplateSections);
    expect(
      sections
        .map(({ text: own }) => own)
        .join('\n')
        .match(/Text no\. \d+\./g),
    ).toHaveLength(1_000);
  });

  it.each([
    ' '.repeat(200_000) + 'x',
    '1. '.repeat(100_000),
    'A '.repeat(200_000),
    '§1 A. '.repeat(50_000),
    'A.\n'.repeat(100_000),
  ])('GIVEN a text made to be slow (case %#) THEN it is read at once', (text) => {
    const before = spentMs();
    splitTemplate(text);
    expect(spentMs() - before).toBeLessThan(1_500);
  });
});

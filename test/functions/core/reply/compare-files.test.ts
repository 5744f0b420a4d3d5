import { describe, expect, it } from '@jest/globals';
import { compareFiles } from '../../../../functions/core/reply/compare-files.ts';
import { spliceDocx } from '../../../../functions/core/word/splice-docx.ts';
import { applyEdits, type Edit } from '../../../../functions/core/word/edits.ts';
import { buildDocx, listed, paragraph, run } from '../../../support/documents/build-docx.ts';
import { docxText } from '../../../support/documents/check-splice.ts';
import { plantConstructs } from '../../../support/documents/plant-constructs.ts';
import { resave } from '../../../support/documents/resave.ts';
import { type Draw, tamper, tamperings } from '../../../support/documents/tamperings.ts';
import fc from '../../../support/properties.ts';

const them = { author: 'Bo of the Buyer', date: new Date('2026-02-03T10:00:00Z') };
const theirs = 'w:id="1" w:author="Bo" w:date="2026-02-03T10:00:00Z"';
const ours = 'w:id="2" w:author="Ann" w:date="2026-01-02T08:00:00Z"';

const drawFrom =
  (numbers: readonly number[]): Draw =>
  (bound) =>
    (numbers[bound % numbers.length] ?? 0) % bound;
const inserted = (text: string, by: string): string => `<w:ins ${by}>${run(text)}</w:ins>`;
const deleted = (text: string, by: string): string =>
  `<w:del ${by}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const docx = (...paragraphs: readonly string[]): Buffer => buildDocx({ body: paragraphs.join('') });
const plain = (...texts: readonly string[]): Buffer => docx(...texts.map((text) => paragraph(run(text))));

const sent = plantConstructs(plain('This Agreement binds the parties.', 'It holds for three years.'));

describe('silent changes', () => {
  it('GIVEN the file that was sent WHEN it comes back THEN nothing is reported', () => {
    expect(compareFiles(sent, sent)).toEqual({ silentChanges: [], marks: [], notCompared: [] });
  });

  const kinds: Readonly<Record<string, string>> = {
    'a definition': 'definition',
    'the result of a field': 'field',
    'the instruction of a field': 'field',
    'a field made plain text': 'field',
    'words made hidden': 'hidden',
    'words made white': 'hidden',
    'words made too small to see': 'hidden',
    'words struck through': 'formatting',
    'a figure raised': 'formatting',
    'hidden words put in': 'hidden',
    'a style that hides': 'hidden',
    'where a list begins': 'numbering',
    'how a list counts': 'numbering',
    'what a number shows': 'numbering',
    'a table cell': 'table',
    'an insertion accepted': 'mark-accepted',
    'an insertion rejected': 'mark-rejected',
    'a deletion accepted': 'mark-accepted',
    'a deletion rejected': 'mark-rejected',
    'a paragraph moved': 'moved',
    'the target of a link': 'object',
    'a picture': 'object',
    'the bookmark of a cross-reference moved': 'field',
    'a row made hidden': 'hidden',
    'a row made too low to see': 'hidden',
    'words in the color of their ground': 'hidden',
    'words made too narrow to see': 'hidden',
    'words filled with white': 'hidden',
    'lines made too low to see': 'hidden',
    'a comment put beside other words': 'moved',
  };

  it.each(tamperings.map((tampering) => [tampering.name, tampering] as const))(
    'GIVEN %s changed without a mark THEN it is found, or its part is named as not compared',
    (name, tampering) => {
      fc.assert(
        fc.property(fc.array(fc.nat(10_000), { minLength: 5, maxLength: 5 }), (numbers) => {
          const tampered = tamper(sent, tampering, drawFrom(numbers))!;
          const { silentChanges, notCompared, marks } = compareFiles(sent, tampered.bytes);
          expect(marks).toEqual([]);
          expect(silentChanges.length + notCompared.filter(({ part }) => part === tampered.part).length).not.toBe(0);
          if (kinds[name] !== undefined) expect(silentChanges.map(({ kind }) => kind)).toContain(kinds[name]);
        }),
        { numRuns: 3 },
      );
    },
  );

  it('GIVEN several of them together THEN each is found that is found alone', () => {
    const apart = [
      'a definition',
      'the result of a field',
      'a footnote',
      'a header',
      'an insertion accepted',
      'a picture',
    ];
    const chosen = tamperings.filter(({ name }) => apart.includes(name));
    const draw = drawFrom([0]);
    const alone = chosen.flatMap((tampering) => compareFiles(sent, tamper(sent, tampering, draw)!.bytes).silentChanges);
    const all = chosen.reduce((bytes, tampering) => tamper(bytes, tampering, draw)!.bytes, sent);
    expect(alone.length).toBeGreaterThanOrEqual(apart.length);
    expect(compareFiles(sent, all).silentChanges).toEqual(expect.arrayContaining(alone));
  });

  it('GIVEN a figure that was changed THEN the paragraph is told with its heading, its place and its words', () => {
    const heading = paragraph(run('Liability'), '<w:outlineLvl w:val="0"/>');
    const file = (cap: string): Buffer => docx(heading, paragraph(run(`The cap is ${cap} euros.`)));
    expect(compareFiles(file('100'), file('900')).silentChanges).toEqual([
      {
        kind: 'text',
        part: 'body',
        heading: 'Liability',
        paragraph: 2,
        before: 'The cap is 100 euros.',
        after: 'The cap is 900 euros.',
      },
    ]);
  });

  it('GIVEN a mark in our name that we did not make THEN its words count as changed without a mark', () => {
    const file = (more: string): Buffer =>
      docx(paragraph(run('The fee is ') + inserted('50', ours) + run(' euros.') + more));
    const { silentChanges, marks } = compareFiles(file(''), file(inserted(' plus costs', ours)));
    expect(marks).toEqual([]);
    expect(silentChanges).toEqual([
      expect.objectContaining({ kind: 'text', after: 'The fee is 50 euros. plus costs' }),
    ]);
  });

  it('GIVEN our marks and theirs side by side THEN only theirs are theirs, and none of ours is missed', () => {
    const ourMarks = inserted('not ', ours) + deleted('always ', ours);
    const file = (more: string): Buffer => docx(paragraph(run('The Buyer may ') + ourMarks + run('resell.') + more));
    const { silentChanges, marks } = compareFiles(file(''), file(inserted(' It may lend.', theirs)));
    expect(silentChanges).toEqual([]);
    expect(marks).toEqual([
      expect.objectContaining({
        authors: ['Bo'],
        markedAt: '2026-02-03T10:00:00.000Z',
        before: 'The Buyer may not resell.',
        after: 'The Buyer may not resell. It may lend.',
      }),
    ]);
  });

  it('GIVEN numbered items THEN one put in silently shows as new, and each number it moves as changed', () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
    const file = (...items: readonly string[]): Buffer =>
      buildDocx({ body: items.map((item) => listed(item, 0)).join(''), numbering });
    const { silentChanges } = compareFiles(file('Fees', 'Term'), file('Fees', 'Audit rights', 'Term'));
    expect(silentChanges).toEqual([
      { kind: 'text', part: 'body', heading: '2.', paragraph: 2, before: '', after: 'Audit rights' },
      expect.objectContaining({ kind: 'numbering', detail: 'Its number: 2. was sent, 3. came back.', before: 'Term' }),
    ]);
  });

  it('GIVEN a numbered item they put in with marks THEN the numbers of the others are as they were sent', () => {
    const mark = `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr><w:ins ${theirs}/></w:rPr>`;
    const numbering =
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
    const file = (more: string): Buffer => buildDocx({ body: listed('Fees', 0) + more + listed('Term', 0), numbering });
    const { silentChanges, marks } = compareFiles(file(''), file(paragraph(inserted('Audit', theirs), mark)));
    expect(silentChanges).toEqual([]);
    expect(marks).toEqual([expect.objectContaining({ before: '', after: 'Audit', paragraph: 2 })]);
  });
});

describe('our marks that hold no words to compare, or hold them twice', () => {
  const field = (code: string, result: string): string =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const marked = (name: string, content: string): string => `<w:${name} ${ours}>${content}</w:${name}>`;
  const dated = (content: string): Buffer => docx(paragraph(`${run('Signed on ')}${content}${run('.')}`));

  it('GIVEN a field we put in whose result Word works out WHEN its mark is accepted THEN that is told, and another result is not', () => {
    const before = dated(marked('ins', field('DATE', '2/8/2020')));
    expect(compareFiles(before, dated(field('DATE', '2/8/2020'))).silentChanges).toMatchObject([
      { kind: 'mark-accepted', detail: expect.stringContaining('DATE') },
    ]);
    expect(compareFiles(before, dated(marked('ins', field('DATE', '3/9/2021')))).silentChanges).toEqual([]);
  });

  it.each([
    ['moveFrom', 'del'],
    ['ins', 'del'],
    ['moveTo', 'ins'],
  ])('GIVEN %s of ours around %s of ours WHEN the inner one is settled THEN that is told', (outer, inner) => {
    const text = inner === 'del' ? '<w:r><w:delText>not </w:delText></w:r>' : run('not ');
    const before = docx(paragraph(`${run('It is ')}${marked(outer, marked(inner, text))}${run('due.')}`));
    const after = docx(paragraph(`${run('It is ')}${marked(outer, run('not '))}${run('due.')}`));
    expect(compareFiles(before, after).silentChanges).toMatchObject([{ kind: expect.stringMatching(/^mark-/) }]);
    expect(compareFiles(before, before).silentChanges).toEqual([]);
  });
});

describe('a file that was merely saved again', () => {
  it('GIVEN runs cut in other places, new ids and languages THEN nothing is reported', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 7, maxLength: 30 }), (numbers) => {
        let at = 0;
        const saved = resave(sent, (bound) => numbers[at++ % numbers.length]! % bound);
        expect(compareFiles(sent, saved)).toEqual({ silentChanges: [], marks: [], notCompared: [] });
      }),
      { numRuns: 20 },
    );
  });
});

describe('a file that another program saved again', () => {
  const wingdings = '<w:rPr><w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/></w:rPr>';
  const symbolFile = (content: string): Buffer => docx(paragraph(`${run('Choose: ')}${content}`));

  it('GIVEN a symbol written as a letter of its font THEN nothing is reported; GIVEN another symbol or font THEN it is', () => {
    const before = symbolFile('<w:r><w:sym w:font="Wingdings" w:char="F03A"/></w:r>');
    const letter = (sign: string, look: string): Buffer => symbolFile(`<w:r>${look}<w:t>${sign}</w:t></w:r>`);
    expect(compareFiles(before, letter('\uF03A', wingdings)).silentChanges).toEqual([]);
    expect(compareFiles(before, letter('\uF03B', wingdings)).silentChanges).toHaveLength(1);
    expect(
      compareFiles(before, letter('\uF03A', wingdings.replaceAll('Wingdings', 'Symbol'))).silentChanges,
    ).toHaveLength(1);
    expect(compareFiles(before, letter(':', wingdings)).silentChanges.length).toBeGreaterThan(0);
  });

  it('GIVEN our mark on the very last end lost, which changes nothing THEN nothing is reported; GIVEN one before it THEN it is', () => {
    const end = `<w:rPr><w:ins ${ours}/></w:rPr>`;
    const file = (first: string, last: string): Buffer =>
      docx(paragraph(run('It holds for three years.'), first), paragraph(inserted('It renews.', ours), last));
    expect(compareFiles(file('', end), file('', '')).silentChanges).toEqual([]);
    expect(compareFiles(file(end, ''), file('', '')).silentChanges).toMatchObject([{ kind: 'mark-accepted' }]);
  });

  it('GIVEN that mark kept, and a paragraph they put in behind it THEN theirs is a mark, and nothing is silent', () => {
    const end = `<w:rPr><w:ins ${ours}/></w:rPr>`;
    const own = paragraph(inserted('It renews.', ours), end);
    const added = paragraph(inserted('It never ends.', theirs), `<w:rPr><w:ins ${theirs}/></w:rPr>`);
    const { silentChanges, marks } = compareFiles(docx(own), docx(own, added));
    expect([silentChanges, marks.map(({ after }) => after)]).toEqual([[], ['It never ends.']]);
  });

  it('GIVEN spaces of no width put in THEN nothing is reported: nobody sees them', () => {
    const before = docx(paragraph(run('It holds for three years.')));
    const after = docx(paragraph(`${run('\u200B')}${run('It holds for three years.')}`));
    expect(compareFiles(before, after).silentChanges).toEqual([]);
  });
});

describe('their marks', () => {
  const texts = [
    'The fee is 100 euros a month.',
    'The term is two years from signature.',
    'Notices are given by letter.',
  ];
  const paragraphOf = fc.constantFrom(...texts.keys());
  const oneEdit = fc.record({
    paragraph: paragraphOf,
    at: fc.nat(20),
    length: fc.nat(8),
    put: fc.constantFrom('', 'net ', '90', ' & <all>'),
  });

  it('GIVEN edits that the export writes as tracked changes THEN they read back word for word, and none is silent', () => {
    const bytes = plain(...texts);
    const text = docxText(bytes);
    expect(text).toBe(texts.join('\n'));
    fc.assert(
      fc.property(fc.array(oneEdit, { minLength: 1, maxLength: 3 }), (choices) => {
        const own = new Map(choices.map((choice) => [choice.paragraph, choice]));
        const edits = [...own.values()]
          .filter(({ length, put }) => length > 0 || put !== '')
          .toSorted((a, b) => a.paragraph - b.paragraph)
          .map(({ paragraph: place, at, length, put }): Edit & { place: number } => {
            const start = texts.slice(0, place).join('\n').length + Math.min(place, 1) + at;
            return { start, end: start + length, put, place };
          });
        const { bytes: reply } = spliceDocx({ bytes, text, edits, comments: [], authorship: them });
        const { silentChanges, marks, notCompared } = compareFiles(bytes, reply);
        const after = applyEdits(text, edits).split('\n');
        const shown = (words: string): string => words.replace(/ +/g, ' ').trim();
        expect(silentChanges).toEqual([]);
        expect(notCompared).toEqual([]);
        expect(
          marks.map(({ paragraph: place, before, after: words, authors }) => ({ place, before, words, authors })),
        ).toEqual(
          edits.map(({ place }) => ({
            place: place + 1,
            before: texts[place],
            words: shown(after[place]!),
            authors: [them.author],
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('GIVEN paragraphs put in and taken out whole THEN each is a mark of its own, empty on one side', () => {
    const end = (mark: 'ins' | 'del'): string => `<w:rPr><w:${mark} ${theirs}/></w:rPr>`;
    const bytes = plain('Fees.', 'Term.', 'Law.');
    const reply = docx(
      paragraph(run('Fees.')),
      paragraph(inserted('Audit.', theirs), end('ins')),
      paragraph(deleted('Term.', theirs), end('del')),
      paragraph(run('Law.')),
    );
    const { silentChanges, marks } = compareFiles(bytes, reply);
    expect(silentChanges).toEqual([]);
    expect(marks.map(({ id, paragraph: place, before, after }) => ({ id, place, before, after }))).toEqual([
      { id: 'mark-1', place: 2, before: '', after: 'Audit.' },
      { id: 'mark-2', place: 2, before: 'Term.', after: '' },
    ]);
  });

  it('GIVEN a paragraph they parted in two, and two they joined THEN both sides show it', () => {
    const end = (mark: 'ins' | 'del'): string => `<w:rPr><w:${mark} ${theirs}/></w:rPr>`;
    const parted = compareFiles(plain('One two.'), docx(paragraph(run('One '), end('ins')), paragraph(run('two.'))));
    expect(parted.silentChanges).toEqual([]);
    expect(parted.marks).toEqual([expect.objectContaining({ before: 'One two.', after: 'One\ntwo.' })]);
    const joined = compareFiles(plain('One', 'two.'), docx(paragraph(run('One'), end('del')), paragraph(run('two.'))));
    expect(joined.silentChanges).toEqual([]);
    expect(joined.marks).toEqual([expect.objectContaining({ before: 'One\ntwo.', after: 'Onetwo.' })]);
  });

  it('GIVEN a table row they put in and words they moved THEN rejecting both gives what was sent', () => {
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
    const row = (text: string, properties = ''): string => `<w:tr>${properties}${cell(text)}</w:tr>`;
    const table = (...rows: readonly string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`;
    const move = (name: 'moveFrom' | 'moveTo'): string =>
      paragraph(`<w:${name} ${theirs}>${run('Moved words.')}</w:${name}>`, `<w:rPr><w:${name} ${theirs}/></w:rPr>`);
    const bytes = docx(paragraph(run('Moved words.')), table(row(run('a')), row(run('c'))), paragraph(run('End.')));
    const reply = docx(
      move('moveFrom'),
      table(row(run('a')), row(inserted('b', theirs), `<w:trPr><w:ins ${theirs}/></w:trPr>`), row(run('c'))),
      move('moveTo'),
      paragraph(run('End.')),
    );
    const { silentChanges, marks } = compareFiles(bytes, reply);
    expect(silentChanges).toEqual([]);
    expect(marks.map(({ before, after }) => [before, after])).toEqual([
      ['Moved words.', ''],
      ['', 'b'],
      ['', 'Moved words.'],
    ]);
  });

  it('GIVEN a section they set up anew with tracking THEN that is not silent, and without tracking it is', () => {
    const section = (change: string): Buffer =>
      buildDocx({ body: `${paragraph(run('End.'))}<w:sectPr><w:titlePg/>${change}</w:sectPr>` });
    const tracked = section(`<w:sectPrChange ${theirs}><w:sectPr/></w:sectPrChange>`);
    expect(compareFiles(plain('End.'), tracked).silentChanges).toEqual([]);
    expect(compareFiles(plain('End.'), section('')).silentChanges).toEqual([
      expect.objectContaining({ kind: 'formatting', part: 'body' }),
    ]);
  });

  it('GIVEN our marks of a look, a list or a table settled silently THEN that is found, or the part is named', () => {
    const look = `<w:b/><w:rPrChange ${ours}><w:rPr/></w:rPrChange>`;
    const bold = compareFiles(docx(paragraph(run('Terms.', look))), docx(paragraph(run('Terms.', '<w:b/>'))));
    expect(bold.silentChanges).toEqual([expect.objectContaining({ kind: 'mark-accepted' })]);
    const list = (mark: string): string => paragraph(run('Terms.'), `<w:numPr><w:numId w:val="0"/>${mark}</w:numPr>`);
    const listed = compareFiles(docx(list(`<w:ins ${ours}/>`)), docx(list('')));
    expect(listed.silentChanges).toEqual([expect.objectContaining({ kind: 'mark-accepted' })]);
    const table = (mark: string): string =>
      `<w:tbl><w:tblPr>${mark}</w:tblPr><w:tr><w:tc>${paragraph(run('Terms.'))}</w:tc></w:tr></w:tbl>`;
    const marked = docx(table(`<w:tblPrChange ${ours}><w:tblPr/></w:tblPrChange>`));
    expect(compareFiles(marked, docx(table(''))).notCompared).toEqual([
      { part: 'word/document.xml', reason: expect.stringContaining('table') },
    ]);
  });

  it('GIVEN data of the file that changed THEN it is named where a content control shows it, and only there', () => {
    const file = (data: string, binding: string): Buffer =>
      buildDocx({
        body: `<w:sdt><w:sdtPr>${binding}</w:sdtPr><w:sdtContent>${paragraph(run('100'))}</w:sdtContent></w:sdt>`,
        parts: { 'customXml/item1.xml': `<fee>${data}</fee>` },
      });
    const bound = '<w:dataBinding w:xpath="/fee" w:storeItemID="{1}"/>';
    expect(compareFiles(file('100', ''), file('900', '')).notCompared).toEqual([]);
    expect(compareFiles(file('100', bound), file('900', bound)).notCompared.map(({ part }) => part)).toEqual([
      'customXml/item1.xml',
      'word/document.xml',
    ]);
  });

  it('GIVEN thousands of parts with endless names THEN a hundred are named, and how many more there are', () => {
    const parts = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`word/${'x'.repeat(500)}${at}.bin`, `${at}`]),
    );
    const { notCompared } = compareFiles(plain('Terms.'), buildDocx({ body: paragraph(run('Terms.')), parts }));
    expect(notCompared.every(({ part }) => part.length <= 120)).toBe(true);
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`word/part-${at}.bin`, `${at}`]));
    const named = compareFiles(plain('Terms.'), buildDocx({ body: paragraph(run('Terms.')), parts: many })).notCompared;
    expect(named).toHaveLength(101);
    expect(named.at(-1)).toEqual({ part: 'other parts', reason: '200 more parts of the file are not read.' });
  });

  describe('GIVEN changes of ours, letters of which stand in each other', () => {
    const by = 'w:id="1" w:author="Ada" w:date="2026-01-01T00:00:00Z"';
    const struck = 'at any time on fifteen (15) ';
    const term = 'from the start of a renewal term, on at least ninety (90) ';
    const file = (first: string, last: string, what = 'notice'): Buffer =>
      docx(
        paragraph(run('The Vendor may increase the fees ') + first + run('days, on ') + last + run(`${what} by mail.`)),
      );
    const first = { open: deleted(struck, by) + inserted(term, by), accepted: run(term), rejected: run(struck) };
    const last = { open: inserted('written ', by), accepted: run('written '), rejected: '' };
    const sentFile = file(first.open, last.open);
    const kindsIn = (reply: Buffer): string[] =>
      compareFiles(sentFile, reply)
        .silentChanges.map(({ kind }) => kind)
        .toSorted();

    it.each([
      ['both are accepted', file(first.accepted, last.accepted), ['mark-accepted']],
      ['both are rejected', file(first.rejected, last.rejected), ['mark-rejected']],
      ['one is accepted, the other left', file(first.accepted, last.open), ['mark-accepted']],
      ['one is rejected, the other left', file(first.open, last.rejected), ['mark-rejected']],
      ['one is accepted, the other rejected', file(first.accepted, last.rejected), ['mark-accepted', 'mark-rejected']],
      ['both are accepted and a word changed', file(first.accepted, last.accepted, 'word'), ['mark-accepted', 'text']],
      ['both are rejected and a word changed', file(first.rejected, last.rejected, 'word'), ['mark-rejected', 'text']],
      ['a word is changed', file(first.open, last.open, 'word'), ['text']],
    ])('WHEN %s THEN it is called just that', (_, reply, expected) => {
      expect(kindsIn(reply)).toEqual(expected);
    });
  });

  it('GIVEN names taken out of the file THEN it is said that ours are listed as theirs', () => {
    const nameless = 'w:id="1" w:author="Author"';
    const file = (by: string): Buffer => docx(paragraph(run('The fee is ') + inserted('50', by) + run(' euros.')));
    const { silentChanges, notCompared } = compareFiles(file(ours), file(nameless));
    expect(silentChanges).toEqual([expect.objectContaining({ kind: 'mark-rejected' })]);
    expect(notCompared).toEqual([
      { part: 'word/document.xml', reason: expect.stringContaining('names were taken out') },
    ]);
  });

  it('GIVEN a comment they wrote THEN it stands with its paragraph, marked or not, and ours are not theirs', () => {
    const comments = (more: string): Readonly<Record<string, string>> => ({
      'word/comments.xml': `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment ${ours}>${paragraph(run('Ours.'))}</w:comment>${more}</w:comments>`,
    });
    const reference = (id: number): string => `<w:r><w:commentReference w:id="${id}"/></w:r>`;
    const file = (own: string, more: string): Buffer =>
      buildDocx({ body: paragraph(run('The fee is due.') + reference(2) + own), parts: comments(more) });
    const added = `<w:comment w:id="9" w:author="Bo">${paragraph(run('Too high.'))}</w:comment>`;
    const { silentChanges, marks } = compareFiles(file('', ''), file(reference(9), added));
    expect(silentChanges).toEqual([]);
    expect(marks).toEqual([
      expect.objectContaining({ before: 'The fee is due.', after: 'The fee is due.', comments: ['Too high.'] }),
    ]);
  });

  it('GIVEN words they hid or formatted with tracking THEN hiding is a mark, and a mere look is said not to be listed', () => {
    const look = (properties: string): Buffer =>
      docx(paragraph(run('Secret terms.', `${properties}<w:rPrChange ${theirs}><w:rPr/></w:rPrChange>`)));
    const hidden = compareFiles(plain('Secret terms.'), look('<w:vanish/>'));
    expect(hidden.silentChanges).toEqual([]);
    expect(hidden.marks).toEqual([
      expect.objectContaining({ authors: ['Bo'], detail: expect.stringContaining('shown') }),
    ]);
    const bold = compareFiles(plain('Secret terms.'), look('<w:b/>'));
    expect(bold).toMatchObject({ silentChanges: [], marks: [], notCompared: [{ part: 'word/document.xml' }] });
  });
});

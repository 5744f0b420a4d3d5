import { describe, expect, it } from '@jest/globals';
import { readDocxText } from '../../../../functions/core/documents/read-docx.ts';
import { buildDocx, listed, paragraph, run } from '../../../support/documents/build-docx.ts';
import { spentMs } from '../../../support/spent-ms.ts';

const level = (index: number | string, format: string, text: string, rest = ''): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${rest}<w:lvlText w:val="${text}"/></w:lvl>`;
const list = (levels: string): string =>
  `<w:abstractNum w:abstractNumId="7">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>`;
const lines = async (spec: Parameters<typeof buildDocx>[0]): Promise<string[]> =>
  (await readDocxText(buildDocx(spec))).text.split('\n');

describe('numbering', () => {
  const legal = list(
    level(0, 'upperRoman', 'Article %1') +
      level(1, 'decimal', '%1.%2', '<w:isLgl/>') +
      level(2, 'lowerLetter', '(%3)') +
      level(3, 'lowerRoman', '(%4)'),
  );

  it('GIVEN a list of several levels WHEN it is read THEN numbers are as Word shows them', async () => {
    const body = [
      listed('Term', 0),
      listed('Begin', 1),
      listed('first', 2),
      listed('deeper', 3),
      listed('second', 2),
      listed('End', 1),
      listed('anew', 2),
      listed('Fees', 0),
      listed('Amount', 1),
    ].join('');
    expect(await lines({ body, numbering: legal })).toEqual([
      'Article I Term',
      '1.1 Begin',
      '(a) first',
      '(i) deeper',
      '(b) second',
      '1.2 End',
      '(a) anew',
      'Article II Fees',
      '2.1 Amount',
    ]);
  });

  it('GIVEN levels that no list has THEN they are passed over, and looking for a style’s level takes no time', async () => {
    const style =
      '<w:style w:type="paragraph" w:styleId="S"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const numbering = list(
      level(0, 'decimal', '%1.') +
        ['400000000', '9', '-1', '0.5', 'x'].map((own) => level(own, 'decimal', '%1)')).join(''),
    );
    const body = listed('a', 0) + listed('b', 9) + paragraph(run('c'), '<w:pStyle w:val="S"/>');
    const start = spentMs();
    expect(await lines({ body, numbering, styles: style })).toEqual(['1. a', 'b', '2. c']);
    expect(spentMs() - start).toBeLessThan(1_500);
  });

  it('GIVEN two lists of one definition WHEN one has a start of its own THEN it begins anew and the other counts on', async () => {
    const numbering = `${list(level(0, 'decimal', '%1.'))}<w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>`;
    const body = listed('a', 0) + listed('b', 0, 3) + listed('c', 0, 2) + listed('d', 0, 2);
    expect(await lines({ body, numbering })).toEqual(['1. a', '2. b', '5. c', '6. d']);
  });

  it('GIVEN a style that is in a list WHEN a paragraph has that style THEN it is numbered, unless it says otherwise', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Clause"><w:basedOn w:val="Base"/></w:style>';
    const body =
      paragraph(run('in'), '<w:pStyle w:val="Clause"/>') +
      paragraph(run('out'), '<w:pStyle w:val="Clause"/><w:numPr><w:numId w:val="0"/></w:numPr>') +
      paragraph(run('in again'), '<w:pStyle w:val="Clause"/>');
    expect(await lines({ body, styles, numbering: list(level(0, 'ordinalText', '%1:')) })).toEqual([
      'First: in',
      'out',
      'Second: in again',
    ]);
  });

  it.each([
    ['upperLetter', ['A', 'B', 'AA', 'BB']],
    ['lowerRoman', ['i', 'ii', 'xxvii', 'xxviii']],
    ['decimalZero', ['01', '02', '27', '28']],
    ['ordinal', ['1st', '2nd', '27th', '28th']],
    ['cardinalText', ['One', 'Two', 'Twenty-seven', 'Twenty-eight']],
  ])('GIVEN the format %s WHEN 28 are counted THEN they are written as Word writes them', async (format, shown) => {
    const body = Array.from({ length: 28 }, () => listed('x', 0)).join('');
    const read = await lines({ body, numbering: list(level(0, format, '%1')) });
    expect([0, 1, 26, 27].map((index) => read[index])).toEqual(shown.map((number) => `${number} x`));
  });
});

describe('what Word shows', () => {
  it('GIVEN a table WHEN it is read THEN a row is a line', async () => {
    const row = (...cells: readonly string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`;
    expect(await lines({ body: `<w:tbl>${row('Fee', '$500')}${row('Term', '2 years')}</w:tbl>` })).toEqual([
      'Fee\t$500',
      'Term\t2 years',
    ]);
  });

  it.each([
    ['macros', 'word/vbaProject.bin', 'macros'],
    ['an embedded object', 'word/embeddings/oleObject1.bin', 'embedded objects'],
    ['a control', 'word/activeX/activeX1.xml', 'controls'],
    ['an add-in', 'word/webextensions/webextension1.xml', 'add-ins'],
  ])('GIVEN %s THEN it is said that it is carried along', async (_, name, words) => {
    const { notes } = await readDocxText(buildDocx({ body: paragraph(run('The fee.')), parts: { [name]: 'x' } }));
    expect(notes).toEqual([expect.stringContaining(`carries ${words}.`)]);
  });

  it('GIVEN references out of the file THEN those that Word may fetch are said, a link is not', async () => {
    const notesWith = async (type: string) => {
      const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://example.com/x" TargetMode="External"/></Relationships>`;
      const parts = { 'word/_rels/settings.xml.rels': relations };
      return (await readDocxText(buildDocx({ body: paragraph(run('The fee.')), parts }))).notes;
    };
    expect(await notesWith('hyperlink')).toEqual([]);
    expect(await notesWith('attachedTemplate')).toEqual([
      expect.stringContaining('content outside of the file, which Word may fetch'),
    ]);
  });

  it('GIVEN footnotes WHEN they are read THEN they stand at the end under their numbers', async () => {
    const body = paragraph(`${run('The fee')}<w:r><w:footnoteReference w:id="4"/></w:r>${run(' is due.')}`);
    const footnotes = `<w:footnote w:type="separator" w:id="-1">${paragraph('')}</w:footnote><w:footnote w:id="4">${paragraph(run('Excluding tax.'))}</w:footnote>`;
    expect(await lines({ body, footnotes })).toEqual(['The fee[1] is due.', '', '[1] Excluding tax.']);
  });

  it('GIVEN tracked changes WHEN they are read THEN they are accepted, and a note says so', async () => {
    const deleted = '<w:del w:id="1"><w:r><w:delText>ten</w:delText></w:r></w:del>';
    const inserted = `<w:ins w:id="2">${run('thirty')}</w:ins>`;
    const { text, notes } = await readDocxText(
      buildDocx({ body: paragraph(run('within ') + deleted + inserted + run(' days')) }),
    );
    expect(text).toBe('within thirty days');
    expect(notes).toEqual([expect.stringContaining('tracked changes')]);
  });

  it('GIVEN a paragraph whose end was deleted WHEN it is read THEN it runs on into the next', async () => {
    const body = paragraph(run('The Lessor '), '<w:rPr><w:del w:id="1"/></w:rPr>') + paragraph(run('may terminate.'));
    expect(await lines({ body })).toEqual(['The Lessor may terminate.']);
  });

  it('GIVEN hidden text WHEN it is read THEN it is left out, and a note says how much', async () => {
    const styles = '<w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>';
    const body = paragraph(
      run('Seen. ') +
        run('Not seen.', '<w:vanish/>') +
        run('Nor this.', '<w:rStyle w:val="Secret"/>') +
        run('Shown.', '<w:rStyle w:val="Secret"/><w:vanish w:val="0"/>'),
    );
    const { text, notes } = await readDocxText(buildDocx({ body, styles }));
    expect(text).toBe('Seen. Shown.');
    expect(notes).toEqual([expect.stringContaining('in paragraph 1 (19 characters)')]);
  });

  it('GIVEN fields, breaks, symbols, controls and text boxes WHEN they are read THEN what is shown is read', async () => {
    const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF clause \\h</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Section 4')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const special =
      '<w:r><w:t>non</w:t><w:noBreakHyphen/><w:t>exclusive</w:t><w:br/><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>';
    const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:txbxContent>${paragraph(run('In the box'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph(run('In the box'))}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`;
    const control = `<w:sdt><w:sdtContent>${paragraph(run('Controlled & <kept>'.replace('&', '&amp;').replace('<', '&lt;')))}</w:sdtContent></w:sdt>`;
    expect(await lines({ body: paragraph(field + special + box) + control })).toEqual([
      'Section 4non-exclusive',
      '☒',
      'In the box',
      'Controlled & <kept>',
    ]);
  });
});

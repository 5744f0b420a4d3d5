import { describe, expect, it } from '@jest/globals';
import { groupEdits, linesOf } from '../../../../functions/core/word/group-edits.ts';
import { spliceDocx } from '../../../../functions/core/word/splice-docx.ts';
import { buildDocx, listed, paragraph, run } from '../../../support/documents/build-docx.ts';
import { checkSplice, docxText } from '../../../support/documents/check-splice.ts';
import { readPart } from '../../../support/documents/read-part.ts';
import fc from '../../../support/properties.ts';
import { rounds } from '../../../support/rounds.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** An edit of the first passage that reads as `what`. */
const edit = (bytes: Uint8Array, what: string, put: string) => {
  const start = docxText(bytes).indexOf(what);
  if (start < 0) throw new Error(`The document does not say ${what}`);
  return { start, end: start + what.length, put };
};
const behind = (bytes: Uint8Array, what: string, put: string) => {
  const { end } = edit(bytes, what, '');
  return { start: end, end, put };
};

const numbering =
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';

describe('edits in the document they came from', () => {
  it('GIVEN words over runs of different looks THEN only the runs touched are cut, each keeping its look', () => {
    const kept = paragraph(run('Nothing here changes.', '<w:i/>'));
    const bytes = buildDocx({ body: paragraph(run('The fees ', '<w:b/>') + run('are due in 30 days.')) + kept });
    const { xml, made } = checkSplice(bytes, [edit(bytes, 'fees are', 'prices become')]);
    expect(made).toHaveLength(1);
    expect(xml).toContain('<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">The </w:t></w:r><w:del ');
    expect(xml).toContain('<w:rPr><w:b/></w:rPr><w:delText xml:space="preserve">fees </w:delText>');
    expect(xml).toContain('<w:delText xml:space="preserve">are</w:delText>');
    expect(xml).toContain(kept);
  });

  it('GIVEN a run whose look somebody changed with tracking THEN that change stays once', () => {
    const look = '<w:b/><w:rPrChange w:id="7" w:author="Bo" w:date="2026-01-01T00:00:00Z"><w:rPr/></w:rPrChange>';
    const bytes = buildDocx({ body: paragraph(run('The fees are due.', look)) });
    const { xml } = checkSplice(bytes, [edit(bytes, 'fees', 'prices')]);
    expect(xml.match(/<w:rPrChange /g)).toHaveLength(1);
    expect(xml.match(/<w:b\/>/g)).toHaveLength(4);
  });

  it.each([
    ['a link', `<w:hyperlink>${run('the words')}</w:hyperlink>`],
    ['a field', `<w:fldSimple w:instr="REF x">${run('the words')}</w:fldSimple>`],
    [
      'a field',
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF x</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('the words')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    ],
    ['a content control', `<w:sdt><w:sdtContent>${run('the words')}</w:sdtContent></w:sdt>`],
    ['an insertion that somebody else made', `<w:ins w:id="3" w:author="Bo">${run('the words')}</w:ins>`],
    ['text that somebody else moved', `<w:moveTo w:id="3" w:author="Bo">${run('the words')}</w:moveTo>`],
    ['the mark of a footnote', `${run('the ')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' words')}`],
  ])(
    'GIVEN words in %s THEN nothing of them is edited, and a comment says what was suggested and why not',
    (where, xml) => {
      const bytes = buildDocx({
        body: paragraph(run('Before ') + xml + run(' after.')),
        footnotes: `<w:footnote w:id="2">${paragraph(run('A note.'))}</w:footnote>`,
      });
      const what = docxText(bytes).match(/the (?:\[1\] )?words/)?.[0] ?? '';
      const { refused, bytes: result } = checkSplice(bytes, [edit(bytes, what, 'other words')]);
      expect(refused.map(({ reason }) => reason)).toEqual([`It stands in ${where}.`]);
      expect(readPart(result, 'word/comments.xml')).toContain('Suggested: “other words” in place of “the ');
      expect(readPart(result, 'word/comments.xml')).toContain(`It stands in ${where}.`);
    },
  );

  it.each([
    ['a paragraph whose end is a tracked change', '<w:rPr><w:ins w:id="4" w:author="Bo"/></w:rPr>'],
    ['a paragraph whose end is a tracked change', '<w:rPr><w:del w:id="4" w:author="Bo"/></w:rPr>'],
  ])('GIVEN %s THEN it is left alone', (where, properties) => {
    const bytes = buildDocx({ body: paragraph(run('The fees are due.'), properties) + paragraph(run('Next.')) });
    const { refused } = checkSplice(bytes, [edit(bytes, 'fees', 'prices')]);
    expect(refused.map(({ reason }) => reason)).toEqual([`It stands in ${where}.`]);
  });

  it('GIVEN a change of which a part cannot be made THEN none of it is, and one comment tells all of it', () => {
    const bytes = buildDocx({
      body: paragraph(run('Liability')) + paragraph(run('The vendor is not liable.')) + paragraph(run('The end.')),
    });
    const text = docxText(bytes);
    const edits = [
      edit(bytes, 'Liability\nThe ', ''),
      edit(bytes, ' is not liable', ''),
      edit(bytes, 'end.', 'close.'),
    ];
    const {
      made,
      refused,
      bytes: result,
    } = checkSplice(bytes, groupEdits(text, edits, [{ start: 0, end: text.indexOf('\nThe end') }]));
    expect(made.map(({ put }) => put)).toEqual(['close.']);
    expect(refused.map(({ edit: { start, end, put } }) => [text.slice(start, end), put])).toEqual([
      ['Liability\nThe vendor is not liable', 'vendor'],
    ]);
    expect(docxText(result)).toBe(text.replace('end.', 'close.'));
  });

  it('GIVEN numbers, line ends and notes, which the reader made THEN they are not edited', () => {
    const bytes = buildDocx({
      body: listed('First.', 0) + listed('Second.', 0) + paragraph('<w:r><w:footnoteReference w:id="2"/></w:r>'),
      numbering,
      footnotes: `<w:footnote w:id="2">${paragraph(run('A note.'))}</w:footnote>`,
    });
    expect(docxText(bytes)).toBe('1. First.\n2. Second.\n[1]\n\n[1] A note.');
    const edits = [edit(bytes, '1. First', 'One'), edit(bytes, '.\n2.', ' and'), edit(bytes, 'A note', 'No note')];
    const { refused, made } = checkSplice(bytes, edits);
    expect(made).toEqual([]);
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(
      new Set(['It touches a line end, a number or a note, which is no text of a paragraph.']),
    );
  });

  it('GIVEN a new paragraph behind a numbered one THEN it takes no number and shifts none', () => {
    const bytes = buildDocx({ body: listed('First.', 0) + listed('Second.', 0), numbering });
    const { made } = checkSplice(bytes, [behind(bytes, 'First.', '\nEither party may end this.\nWith notice.')]);
    expect(made).toHaveLength(1);
  });

  it('GIVEN new paragraphs at the end THEN the last one parts as Word does it; behind a number they are refused', () => {
    const plain = buildDocx({ body: paragraph(run('First.')) + paragraph(run('Last.'), '<w:jc w:val="both"/>') });
    expect(checkSplice(plain, [behind(plain, 'Last.', ' More.\n\nNew one.\nNew two.')]).made).toHaveLength(1);
    const bare = buildDocx({ body: `<w:p>${run('Last.')}</w:p>` });
    expect(checkSplice(bare, [behind(bare, 'Last.', '\nNew one.')]).made).toHaveLength(1);
    const numbered = buildDocx({ body: listed('Last.', 0), numbering });
    expect(checkSplice(numbered, [behind(numbered, 'Last.', '\nNew one.')]).refused).toHaveLength(1);
  });

  it('GIVEN words and a new paragraph behind one THEN it is parted as Word does it; a heading keeps its mark', () => {
    const look = '<w:jc w:val="both"/>';
    const plain = buildDocx({ body: paragraph(run('First.'), look) + paragraph(run('Last.')) });
    const { xml } = checkSplice(plain, [behind(plain, 'First.', ' More.\nNew one.')]);
    const inserted = '<w:rPr><w:ins w:id="\\d+" [^>]*/></w:rPr>';
    expect(xml).toMatch(new RegExp(`<w:p><w:pPr>${look}${inserted}</w:pPr>`));
    expect(xml).toContain(`<w:p><w:pPr>${look}</w:pPr><w:ins `);

    const heading = '<w:pStyle w:val="H"/>';
    const styles = '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style>';
    const headed = buildDocx({ body: paragraph(run('First.'), heading) + paragraph(run('Last.')), styles });
    const { xml: below } = checkSplice(headed, [behind(headed, 'First.', ' More.\nNew one.')]);
    expect(below).toContain(`<w:p><w:pPr>${heading}</w:pPr>`);
    expect(below).toMatch(new RegExp(`<w:p><w:pPr>${inserted}</w:pPr><w:ins `));
  });

  it.each([
    ['beside', '<w:pPr><w:jc w:val="center"/><w:spacing w:after="240"/><w:keepNext/></w:pPr>', '\nNew one.'],
    ['parted from', '<w:pPr><w:jc w:val="center"/><w:spacing w:after="240"/><w:keepNext/></w:pPr>', ' More.\nNew one.'],
  ])(
    'GIVEN properties in another order than the schema has THEN those of a new paragraph %s it are in order',
    (_, properties, put) => {
      const bytes = buildDocx({
        body: `<w:p>${properties}${run('The fees are due.')}</w:p>${paragraph(run('Next.'))}`,
      });
      const { xml, made } = checkSplice(bytes, [behind(bytes, 'due.', put)]);
      expect(made).toHaveLength(1);
      expect(xml.match(/<w:keepNext\/><w:spacing w:after="240"\/><w:jc w:val="center"\/>/g)).toHaveLength(1);
    },
  );

  it('GIVEN a content control that somebody put in with tracking THEN a comment on it stands outside of its revision', () => {
    const mark = (name: string, id: number) =>
      `<w:customXmlIns${name} w:id="${id}"${name === 'RangeStart' ? ' w:author="Bo"' : ''}/>`;
    const control = `<w:sdt><w:sdtContent>${mark('RangeEnd', 3)}${run('the words')}${mark('RangeStart', 4)}</w:sdtContent></w:sdt>`;
    const whole = mark('RangeStart', 3) + control + mark('RangeEnd', 4);
    const bytes = buildDocx({ body: paragraph(run('Before ') + whole + run(' after.')) });
    const { xml } = checkSplice(bytes, [], [{ ...edit(bytes, 'the words', ''), lines: ['Why'] }]);
    expect(xml).toMatch(/<w:commentRangeStart w:id="\d+"\/><w:customXmlInsRangeStart w:id="3" /);
    expect(xml).toMatch(/<w:customXmlInsRangeEnd w:id="4"\/><w:commentRangeEnd /);
  });

  it('GIVEN new paragraphs before the first THEN they stand there; one that would part a paragraph is refused', () => {
    const bytes = buildDocx({ body: paragraph(run('First.')) + paragraph(run('Last.')) });
    expect(checkSplice(bytes, [{ start: 0, end: 0, put: 'Recitals.\n' }]).made).toHaveLength(1);
    expect(checkSplice(bytes, [behind(bytes, 'Fir', '\n')]).refused).toHaveLength(1);
  });

  it('GIVEN a new paragraph between a number and its words THEN it is refused: the number would stand behind it', () => {
    const bytes = buildDocx({ body: listed('First.', 0) + listed('Second.', 0), numbering });
    const { refused } = checkSplice(bytes, [behind(bytes, '2. ', 'A new paragraph.\n')]);
    expect(refused.map(({ reason }) => reason)).toEqual(['It would part a paragraph in two.']);
  });

  it('GIVEN a text box on a paragraph WHEN one would come behind it THEN it is refused: the box is read before it', () => {
    const box = (words: string) => `<w:r><w:pict><w:txbxContent>${paragraph(words)}</w:txbxContent></w:pict></w:r>`;
    for (const words of ['', run('In a box.')]) {
      const bytes = buildDocx({ body: paragraph(run('Beside it.') + box(words)) + paragraph(run('Next.')) });
      const { made, refused } = checkSplice(bytes, [
        behind(bytes, 'Beside it.', '\nA new paragraph.'),
        behind(bytes, 'Next.', '\nA new paragraph.'),
      ]);
      expect(made).toHaveLength(1);
      expect(refused.map(({ reason }) => reason)).toEqual([
        'It would add a paragraph behind one with a text box, which is read before it.',
      ]);
    }
  });

  it('GIVEN a bookmark that ends between paragraphs WHEN one is put before its end THEN it is rejected as Word does', () => {
    const start = '<w:bookmarkStart w:id="5" w:name="First"/>';
    const body = `${paragraph(start + run('First.'))}<w:bookmarkEnd w:id="5"/>${paragraph(run('Second.'))}`;
    const bytes = buildDocx({ body });
    const { made } = checkSplice(bytes, [behind(bytes, 'First.', '\nA new paragraph.')]);
    expect(made).toHaveLength(1);
  });

  it('GIVEN comments of others THEN they stay as they are, and new ones follow with numbers of their own', () => {
    const comment = `<w:comment w:id="0" w:author="Bo"><w:p>${run('Please check.')}</w:p></w:comment>`;
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"/></Relationships>`;
    const bytes = buildDocx({
      body: paragraph(
        `<w:commentRangeStart w:id="0"/>${run('The fees are due.')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`,
      ),
      parts: {
        'word/comments.xml': `<w:comments xmlns:w="${word}">${comment}</w:comments>`,
        'word/_rels/document.xml.rels': relations,
      },
    });
    const passage = edit(bytes, 'fees', 'prices');
    const { bytes: result } = checkSplice(bytes, [passage], [{ ...passage, lines: ['Why', 'Because'] }]);
    expect(readPart(result, 'word/comments.xml')).toContain(comment);
    expect(readPart(result, 'word/_rels/document.xml.rels')).toBe(relations);
  });

  it('GIVEN the lists that Word keeps of comments THEN new comments stand in each, by an id that no other paragraph has', () => {
    const w14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"';
    const mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="w14"';
    const theirs = `<w:comment w:id="0" w:author="Bo"><w:p w14:paraId="10000000">${run('Please check.')}</w:p></w:comment>`;
    const office = 'http://schemas.microsoft.com/office';
    const listOf = (root: string, prefix: string, uri: string, entry: string) =>
      `<${prefix}:${root} xmlns:${prefix}="${office}/word/${uri}"><${prefix}:${entry}/></${prefix}:${root}>`;
    const relation = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;
    const parts = (own: string) => ({
      'word/comments.xml': `<w:comments xmlns:w="${word}" ${own}>${own === '' ? theirs.replace(/ w14:paraId="\w+"/, '') : theirs}</w:comments>`,
      'word/commentsExtended.xml': listOf('commentsEx', 'w15', '2012/wordml', 'commentEx w15:paraId="10000000"'),
      'word/commentsIds.xml': listOf(
        'commentsIds',
        'w16cid',
        '2016/wordml/cid',
        'commentId w16cid:paraId="10000000" w16cid:durableId="10000001"',
      ),
      'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('a', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments', 'comments.xml')}${relation('b', `${office}/2011/relationships/commentsExtended`, 'commentsExtended.xml')}${relation('c', `${office}/2016/09/relationships/commentsIds`, 'commentsIds.xml')}</Relationships>`,
    });
    const commented = (own: string): Uint8Array => {
      const bytes = buildDocx({ body: paragraph(run('The fees are due.')), parts: parts(own) });
      return checkSplice(bytes, [], [{ ...edit(bytes, 'fees', ''), lines: ['Why', 'Because'] }]).bytes;
    };
    const listed = commented(`${w14} ${mc}`);
    expect(readPart(listed, 'word/comments.xml')).toMatch(
      /<w:p><w:r>.*Why.*<w:p w14:paraId="10000002"><w:r>.*Because/s,
    );
    expect(readPart(listed, 'word/commentsExtended.xml')).toContain(
      '<w15:commentEx w15:paraId="10000002" w15:done="0"/>',
    );
    expect(readPart(listed, 'word/commentsIds.xml')).toContain(
      '<w16cid:commentId w16cid:paraId="10000002" w16cid:durableId="10000002"/>',
    );
    const plain = commented('');
    expect(readPart(plain, 'word/comments.xml')).not.toContain('paraId');
    expect(readPart(plain, 'word/commentsIds.xml')).toBe(parts('')['word/commentsIds.xml']);
  });

  it('GIVEN a text that is not the document’s, or letters of another prefix THEN nothing is written', () => {
    const bytes = buildDocx({ body: paragraph(run('The fees are due.')) });
    const authorship = { author: 'Ada', date: new Date(0) };
    const splice = (text: string, document: Uint8Array = bytes) =>
      spliceDocx({ bytes: document, text, edits: [{ start: 0, end: 3, put: 'All' }], comments: [], authorship });
    expect(() => splice('The fees were due.')).toThrow('changes cannot be written');
    const other = `<x:document xmlns:x="${word}"><x:body><x:p><x:r><x:t>The fees are due.</x:t></x:r></x:p></x:body></x:document>`;
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/other.xml"/></Relationships>`;
    const prefixed = buildDocx({ body: '', parts: { 'word/other.xml': other, '_rels/.rels': relations } });
    expect(docxText(prefixed)).toBe('The fees are due.');
    expect(() => splice('The fees are due.', prefixed)).toThrow('changes cannot be written');
  });

  it('GIVEN offsets within a character of two units THEN it is never torn', () => {
    const bytes = buildDocx({ body: paragraph(run('A 😀 face')) });
    const { refused } = checkSplice(bytes, [{ start: 3, end: 5, put: 'x' }], [{ start: 0, end: 3, lines: ['Why'] }]);
    expect(refused.map(({ reason }) => reason)).toEqual(['It would tear a character.']);
  });

  it('GIVEN a comment on what is read in another order than it stands THEN its marks stand in theirs', () => {
    const box = `<w:r><w:pict><w:txbxContent>${paragraph(run('In a box.'))}</w:txbxContent></w:pict></w:r>`;
    const bytes = buildDocx({ body: paragraph(box + run('Beside it.')) });
    expect(docxText(bytes)).toBe('Beside it.\nIn a box.');
    checkSplice(bytes, [], [{ start: 0, end: docxText(bytes).length, lines: ['Why'] }]);
  });

  it('GIVEN no edit and no comment THEN the document is the same bytes', () => {
    const bytes = buildDocx({ body: paragraph(run('The fees are due.')) });
    expect(checkSplice(bytes, []).bytes).toBe(bytes);
  });

  it('GIVEN any document of paragraphs, lists, tables and obstacles, and any edits THEN all that is promised holds', () => {
    const words = fc.constantFrom('The fees', ' are due ', 'in 30 days', '&lt;b&gt; ', '😀', 'x');
    const piece = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.tuple(words, fc.constantFrom('', '<w:b/>', '<w:vanish/>')).map(([text, look]) => run(text, look)),
      },
      { weight: 1, arbitrary: words.map((text) => `<w:hyperlink>${run(text)}</w:hyperlink>`) },
      { weight: 1, arbitrary: words.map((text) => `<w:ins w:id="900" w:author="Bo">${run(text)}</w:ins>`) },
      {
        weight: 1,
        arbitrary: words.map(
          (text) => `<w:del w:id="901" w:author="Bo"><w:r><w:delText>${text}</w:delText></w:r></w:del>`,
        ),
      },
      { weight: 1, arbitrary: fc.constant('<w:r><w:t>a</w:t><w:tab/><w:noBreakHyphen/><w:t>b</w:t><w:br/></w:r>') },
    );
    const block = fc.oneof(
      { weight: 5, arbitrary: fc.array(piece, { maxLength: 5 }).map((pieces) => paragraph(pieces.join(''))) },
      { weight: 1, arbitrary: words.map((text) => listed(text, 0)) },
      {
        weight: 1,
        arbitrary: words.map(
          (text) =>
            `<w:tbl><w:tr><w:tc>${paragraph(run(text))}</w:tc><w:tc>${paragraph(run('cell'))}</w:tc></w:tr></w:tbl>`,
        ),
      },
    );
    const change = fc.tuple(
      fc.nat(200),
      fc.nat(9),
      fc.constantFrom('', 'new', ' a & b', 'new\nline', '\nline', 'line\n'),
    );
    fc.assert(
      fc.property(
        fc.array(block, { minLength: 1, maxLength: 6 }),
        fc.array(change, { maxLength: 6 }),
        (blocks, changes) => {
          const bytes = buildDocx({ body: blocks.join(''), numbering });
          const text = docxText(bytes);
          fc.pre(text !== '');
          const place = (at: number): number => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at);
          const edits: { start: number; end: number; put: string }[] = [];
          for (const [at, length, put] of changes.toSorted(([a], [b]) => (a % text.length) - (b % text.length))) {
            const start = Math.max(place(at % text.length), (edits.at(-1)?.end ?? -1) + 1);
            if (start > text.length) break;
            edits.push({
              start: place(start),
              end: Math.max(place(start), place(Math.min(start + length, text.length))),
              put,
            });
          }
          checkSplice(bytes, edits, [{ start: 0, end: Math.min(9, text.length), lines: ['Why'] }]);
          checkSplice(bytes, groupEdits(text, edits, linesOf(text)));
        },
      ),
      { numRuns: rounds(400) },
    );
  });
});

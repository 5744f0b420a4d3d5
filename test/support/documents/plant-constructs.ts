import { type EditablePackage, mainName, nodesOf, openPackage } from './edit-package.ts';
import { childNodes, findNodes, type XmlNode } from './settle-revisions.ts';

/** Who made the marks that are planted: they are in the file that is sent. */
export const sender = { author: 'Sender', date: '2026-01-05T09:00:00Z' } as const;

const wordMedia = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const by = `w:author="${sender.author}" w:date="${sender.date}"`;

const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
const field = (instruction: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const listed = (text: string, level = 0): string =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="9871"/></w:numPr>`);
const cell = (text: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${paragraph(run(text))}</w:tc>`;
const row = (...cells: readonly string[]): string => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
const box = (text: string): string => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;

/** A text box in both branches that Word writes. */
const boxed = (text: string): string =>
  paragraph(
    `<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" Requires="wps"><w:drawing><wps:txbx>${box(text)}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape><v:textbox>${box(text)}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
  );

const picture = (id: string): string =>
  `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

const part = (root: string, content: string): string => `<w:${root} ${namespace}>${content}</w:${root}>`;

/** The root of the part of a kind, which is added where there is none. */
const ensure = (file: EditablePackage, kind: string): XmlNode => {
  const present = file.partOf(kind);
  if (present !== undefined) return file.root(present)!;
  const name = `word/${kind}-added.xml`;
  file.addPart(name, kind, part(kind, ''), `${wordMedia}.${kind}+xml`);
  return file.root(name)!;
};

const numbering =
  '<w:abstractNum w:abstractNumId="9871"><w:multiLevelType w:val="multilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%2)"/></w:lvl></w:abstractNum>';

const plantNumbering = (file: EditablePackage): void => {
  const root = ensure(file, 'numbering');
  const lastAbstract = root.children.findLastIndex(
    (child) => typeof child !== 'string' && child.name === 'w:abstractNum',
  );
  root.children.splice(lastAbstract + 1, 0, ...nodesOf(numbering));
  root.children.push(...nodesOf('<w:num w:numId="9871"><w:abstractNumId w:val="9871"/></w:num>'));
};

const plantMargins = (file: EditablePackage, last: XmlNode): void => {
  for (const kind of ['header', 'footer']) {
    const isThere = childNodes(last).some(
      ({ name, attributes }) => name === `w:${kind}Reference` && attributes['w:type'] === 'default',
    );
    if (isThere) continue;
    const id = file.addPart(
      `word/${kind}-added.xml`,
      kind,
      part(
        kind === 'header' ? 'hdr' : 'ftr',
        paragraph(run(`Planted ${kind} of the Agreement, page `) + field('PAGE', '1')),
      ),
      `${wordMedia}.${kind}+xml`,
    );
    const reference = `<w:${kind}Reference w:type="default" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="${id}"/>`;
    last.children.unshift(...nodesOf(reference));
  }
};

/**
 * A file with every construct at its end in which something can be changed without a mark, so that each kind of
 * tampering can be tried on it: fields, notes, lists, tables, marks, links, pictures, comments, text boxes and more.
 */
export const plantConstructs = (bytes: Uint8Array): Buffer => {
  const file = openPackage(bytes);
  const body = findNodes(file.root(mainName)!, 'w:body')[0]!;
  plantNumbering(file);
  ensure(file, 'settings');
  ensure(file, 'styles').children.push(
    ...nodesOf('<w:style w:type="paragraph" w:styleId="Planted"><w:name w:val="Planted"/></w:style>'),
  );
  for (const kind of ['footnote', 'endnote']) {
    ensure(file, `${kind}s`).children.push(
      ...nodesOf(
        `<w:${kind} w:id="9871">${paragraph(run(`The planted ${kind} limits the liability to 900 euros.`))}</w:${kind}>`,
      ),
    );
  }
  ensure(file, 'comments').children.push(
    ...nodesOf(
      `<w:comment w:id="9871" ${by}>${paragraph(run('Please confirm the planted fee.'))}</w:comment><w:comment w:id="9872" ${by}>${paragraph(run('A second planted comment.'))}</w:comment>`,
    ),
  );
  const link = file.addLink('https://example.com/terms');
  const image = file.addPart('word/media/planted.png', 'image', Buffer.from('planted picture'), 'image/png');
  const chunk = file.addPart('word/planted.html', 'aFChunk', '<p>Planted chunk.</p>', 'text/html');
  const chart = file.addPart('word/charts/planted.xml', 'chart', '<c:chart xmlns:c="c">7</c:chart>', 'application/xml');
  const other = file.addPart('word/charts/other.xml', 'chart', '<c:chart xmlns:c="c">5</c:chart>', 'application/xml');
  const relationships = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  const last = childNodes(body).findLast(({ name }) => name === 'w:sectPr') ?? nodesOf('<w:sectPr/>')[0]!;
  plantMargins(file, last);
  const planted = nodesOf(
    [
      paragraph(run('Planted heading'), '<w:outlineLvl w:val="0"/>'),
      paragraph(run('The Planted Supplier shall deliver the goods within 30 days of the order.')),
      paragraph(run('“Planted Fee” means the sum of 1,000 euros that the Planted Buyer pays.')),
      paragraph(run('Words in the planted style bind both parties.'), '<w:pStyle w:val="Planted"/>'),
      paragraph(
        `<w:bookmarkStart w:id="9871" w:name="_RefPlanted"/>${run('The planted clause on liability.')}<w:bookmarkEnd w:id="9871"/>`,
      ),
      paragraph(run('Payment follows the planted clause ') + field('REF _RefPlanted \\h', '17.3') + run(' as agreed.')),
      paragraph(`${run('See also ')}<w:fldSimple w:instr=" REF _RefPlanted \\r ">${run('18.4')}</w:fldSimple>`),
      paragraph(
        run('Notes') +
          '<w:r><w:footnoteReference w:id="9871"/></w:r><w:r><w:endnoteReference w:id="9871"/></w:r>' +
          run(' count as terms.'),
      ),
      listed('The first planted item names the delivery.'),
      listed('The second planted item names the price.', 1),
      listed('The third planted item names the term.'),
      `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid>${row('Planted service', 'Planted price 450')}${row('Planted support', 'Planted price 775')}</w:tbl>`,
      paragraph(
        `${run('Marks: the cap is ')}<w:ins w:id="9871" ${by}>${run('never more than one hundred and ')}</w:ins><w:del w:id="9872" ${by}><w:r><w:delText xml:space="preserve">at least </w:delText></w:r></w:del>${run('five thousand euros.')}`,
      ),
      paragraph(`<w:hyperlink ${relationships} r:id="${link}">${run('The planted terms online')}</w:hyperlink>`),
      paragraph(run('The planted seal: ') + picture(image)),
      paragraph(
        `<w:commentRangeStart w:id="9871"/>${run('The planted fee is due at once.')}<w:commentRangeEnd w:id="9871"/><w:r><w:commentReference w:id="9871"/></w:r>`,
      ),
      paragraph(
        `<w:commentRangeStart w:id="9872"/>${run('The planted term is two years.')}<w:commentRangeEnd w:id="9872"/><w:r><w:commentReference w:id="9872"/></w:r>`,
      ),
      `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(run('The planted control holds the date of signature.'))}</w:sdtContent></w:sdt>`,
      boxed('The planted box limits the warranty to 12 months.'),
      paragraph(
        run('Option chosen: ') + '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>' + run(' exclusive license.'),
      ),
      paragraph(`${run('The parties co')}<w:r><w:noBreakHyphen/></w:r>${run('operate in the planted work.')}`),
      paragraph(
        run('The planted chart: ') +
          `<w:r><w:drawing><c:chart xmlns:c="c" ${relationships} r:id="${chart}"/></w:drawing></w:r>`,
      ),
      paragraph(
        run('Another planted chart: ') +
          `<w:r><w:drawing><c:chart xmlns:c="c" ${relationships} r:id="${other}"/></w:drawing></w:r>`,
      ),
      `<w:altChunk ${relationships} r:id="${chunk}"/>`,
      paragraph(run('The planted text ends here.')),
    ].join(''),
  );
  body.children = [...body.children.filter((child) => child !== last), ...planted, last];
  return file.save();
};

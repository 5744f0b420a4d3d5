import { writeZip } from '../../../functions/adapters/zip-writer.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

interface DocxSpec {
  /** What stands in the body, as WordprocessingML. */
  readonly body: string;
  /** What stands in `word/numbering.xml`, `word/styles.xml` and `word/footnotes.xml`. */
  readonly numbering?: string;
  readonly styles?: string;
  readonly footnotes?: string;
  /** Further parts, whole, by their names. */
  readonly parts?: Readonly<Record<string, string>>;
  /** What stands before the root element of the document. */
  readonly prolog?: string;
}

const part = (root: string, content: string, prolog = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${prolog}<w:${root} xmlns:w="${word}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${content}</w:${root}>`;

/** A Word document of the given WordprocessingML. */
export const buildDocx = ({ body, numbering, styles, footnotes, prolog, parts = {} }: DocxSpec): Buffer =>
  writeZip([
    {
      name: '[Content_Types].xml',
      data: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    { name: 'word/document.xml', data: part('document', `<w:body>${body}</w:body>`, prolog) },
    ...(numbering === undefined ? [] : [{ name: 'word/numbering.xml', data: part('numbering', numbering) }]),
    ...(styles === undefined ? [] : [{ name: 'word/styles.xml', data: part('styles', styles) }]),
    ...(footnotes === undefined ? [] : [{ name: 'word/footnotes.xml', data: part('footnotes', footnotes) }]),
    ...Object.entries(parts).map(([name, data]) => ({ name, data })),
  ]);

/** A run of text. `properties` are its run properties. */
export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph of runs. `properties` are its paragraph properties. */
export const paragraph = (runs: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;

/** A paragraph in a list. */
export const listed = (text: string, level: number, numId = 1): string =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`);

import type { Block } from './read-contract.ts';
import { writeZip } from '../../functions/adapters/zip-writer.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Numbers are Word's own: paragraphs carry a level of the list, not digits. */
const paragraph = ({ kind, text }: Block): string => {
  const level = kind === 'heading' ? 0 : kind === 'clause' ? 1 : undefined;
  const numbering = level === undefined ? '' : `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
  const style = kind === 'title' ? 'Title' : kind === 'heading' ? 'Heading1' : 'Normal';
  const words = level === undefined ? text : text.replace(/^[\d.]+ /, '');
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${numbering}</w:pPr><w:r><w:t xml:space="preserve">${escape(words)}</w:t></w:r></w:p>`;
};

const level = (index: number, text: string, indent: number): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${indent}" w:hanging="${indent}"/></w:pPr></w:lvl>`;

const style = (id: string, name: string, look: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}${look}</w:style>`;

/** A Word document of a contract, with numbering as Word makes it. */
export const writeDocx = (blocks: readonly Block[]): Buffer =>
  writeZip([
    {
      name: '[Content_Types].xml',
      data: `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mediaType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${mediaType}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${mediaType}.numbering+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      data: `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/numbering" Target="numbering.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      data: `${declaration}<w:document xmlns:w="${word}"><w:body>${blocks.map(paragraph).join('')}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    },
    {
      name: 'word/styles.xml',
      data: `${declaration}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Georgia" w:hAnsi="Georgia"/><w:sz w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="140" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>${style('Normal', 'Normal', '')}${style('Title', 'Title', '<w:pPr><w:jc w:val="center"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr>')}${style('Heading1', 'heading 1', '<w:pPr><w:keepNext/></w:pPr><w:rPr><w:b/></w:rPr>')}</w:styles>`,
    },
    {
      name: 'word/numbering.xml',
      data: `${declaration}<w:numbering xmlns:w="${word}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${level(0, '%1.', 360)}${level(1, '%1.%2', 540)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    },
  ]);

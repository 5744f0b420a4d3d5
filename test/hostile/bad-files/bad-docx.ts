import { randomBytes } from 'node:crypto';
import { writeZip } from '../../../functions/adapters/zip-writer.ts';
import { buildDocx, paragraph, run } from '../../support/documents/build-docx.ts';
import { overlappingZip } from '../../support/documents/overlapping-zip.ts';
import { readParts } from '../../support/documents/read-part.ts';
import { type BadFile, mebibyte } from './bad-file.ts';

const types = { name: '[Content_Types].xml', data: '<Types/>' };
const sound = buildDocx({ body: paragraph(run('The Supplier shall deliver the Goods within ten days.')) });
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Calls `change` with the place of every local header and directory entry of a ZIP archive. */
const editZip = (zip: Buffer, change: (copy: Buffer, at: number, isLocal: boolean) => void): Buffer => {
  const copy = Buffer.from(zip);
  for (const [mark, isLocal] of [
    ['PK\x03\x04', true],
    ['PK\x01\x02', false],
  ] as const)
    for (let at = copy.indexOf(mark); at >= 0; at = copy.indexOf(mark, at + 4)) change(copy, at, isLocal);
  return copy;
};

/** The sizes an archive declares for its parts, made small. */
const declareSmall = (zip: Buffer): Buffer =>
  editZip(zip, (copy, at, isLocal) => void copy.writeUInt32LE(100, at + (isLocal ? 22 : 24)));

const editEnd = (zip: Buffer, change: (copy: Buffer, end: number) => void): Buffer => {
  const copy = Buffer.from(zip);
  change(copy, copy.lastIndexOf('PK\x05\x06'));
  return copy;
};

const cutAt = (mark: string, past = 10): Buffer => sound.subarray(0, sound.indexOf(mark) + past);

const raw = (document: string | Buffer): Buffer => writeZip([types, { name: 'word/document.xml', data: document }]);

const inList = paragraph(run('x'), '<w:pStyle w:val="S"/><w:numPr><w:numId w:val="1"/></w:numPr>');
const tooMuch = ['unreadable_document'];

/** Word documents. */
export const badDocx: readonly BadFile[] = [
  {
    name: 'a Word document that unfolds to 150 MB and declares 100 bytes',
    file: 'bomb.docx',
    make: () => declareSmall(raw(Buffer.alloc(150 * mebibyte, ' '))),
    codes: tooMuch,
    says: /unfolds to more/,
  },
  {
    name: 'a Word document of millions of elements',
    file: 'elements.docx',
    make: () => buildDocx({ body: '<w:p/>'.repeat(5_000_000) }),
    codes: tooMuch,
    says: /unfolds to more/,
  },
  {
    name: 'a Word document with elements nested without end',
    file: 'nested.docx',
    make: () => buildDocx({ body: '<w:sdt>'.repeat(100_000) }),
    codes: tooMuch,
    says: /unfolds to more/,
  },
  {
    name: 'a Word document with an element of two million attributes',
    file: 'attributes.docx',
    make: () => buildDocx({ body: `<w:p ${Array.from({ length: 2_000_000 }, (_, at) => `a${at}=""`).join(' ')}/>` }),
    codes: tooMuch,
    says: /unfolds to more/,
    isCostly: true,
  },
  {
    name: 'a Word document with 40,000 notes',
    file: 'notes.docx',
    make: () => {
      const ids = Array.from({ length: 40_000 }, (_, at) => at);
      return buildDocx({
        body: paragraph(ids.map((id) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`).join('')),
        footnotes: ids.map((id) => `<w:footnote w:id="${40_000 - id}"><w:p/></w:footnote>`).join(''),
      });
    },
    codes: tooMuch,
    says: /unfolds to more/,
    isCostly: true,
  },
  {
    name: 'a Word document whose list has a level of 400,000,000',
    file: 'level.docx',
    make: () =>
      buildDocx({
        body: inList,
        numbering:
          '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="400000000"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
      }),
    codes: ['none', 'unreadable_document'],
    isCostly: true,
  },
  {
    name: 'a Word document of 3,000 lists with 30,000 levels each',
    file: 'lists.docx',
    make: () =>
      buildDocx({
        body: inList,
        numbering: `<w:abstractNum w:abstractNumId="1">${'<w:lvl w:ilvl="1"/>'.repeat(30_000)}</w:abstractNum>${'<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>'.repeat(3_000)}`,
      }),
    codes: ['none', 'unreadable_document'],
    isCostly: true,
  },
  {
    name: 'a Word document whose numbers begin at infinity',
    file: 'numbers.docx',
    make: () =>
      buildDocx({
        body: inList,
        numbering:
          '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1e999"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
      }),
    codes: ['none'],
  },
  {
    name: 'a Word document whose styles are based on each other in a circle',
    file: 'styles.docx',
    make: () =>
      buildDocx({
        body: inList,
        styles:
          '<w:style w:styleId="S"><w:basedOn w:val="T"/></w:style><w:style w:styleId="T"><w:basedOn w:val="S"/></w:style>',
      }),
    codes: ['none'],
  },
  {
    name: 'a Word document whose note refers to itself',
    file: 'self.docx',
    make: () => {
      const note = '<w:r><w:footnoteReference w:id="1"/></w:r>';
      return buildDocx({
        body: paragraph(run('x') + note),
        footnotes: `<w:footnote w:id="1">${paragraph(note)}</w:footnote>`,
      });
    },
    codes: ['none'],
  },
  {
    name: 'a Word document with text boxes in text boxes',
    file: 'boxes.docx',
    make: () =>
      buildDocx({
        body: `${'<w:p><w:r><w:txbxContent>'.repeat(120)}${paragraph(run('x'))}${'</w:txbxContent></w:r></w:p>'.repeat(120)}`,
      }),
    codes: ['none', 'unreadable_document'],
  },
  {
    name: 'a Word document with tables in tables',
    file: 'tables.docx',
    make: () =>
      buildDocx({
        body: `${'<w:tbl><w:tr><w:tc>'.repeat(120)}${paragraph(run('x'))}${'</w:tc></w:tr></w:tbl>'.repeat(120)}`,
      }),
    codes: ['none', 'unreadable_document'],
  },
  {
    name: 'a Word document with entities that multiply',
    file: 'entities.docx',
    make: () =>
      buildDocx({
        prolog: '<!DOCTYPE x [<!ENTITY a "laugh"><!ENTITY b "&a;&a;&a;&a;">]>',
        body: paragraph(run('&b;')),
      }),
    codes: tooMuch,
    says: /declares a document type/,
  },
  {
    name: 'a Word document with an external entity',
    file: 'external.docx',
    make: () =>
      buildDocx({ prolog: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>', body: paragraph(run('&a;')) }),
    codes: tooMuch,
    says: /declares a document type/,
  },
  {
    name: 'a Word document with an entity nobody declared',
    file: 'undeclared.docx',
    make: () => buildDocx({ body: paragraph(run('&passwd;')) }),
    codes: tooMuch,
    says: /damaged/,
  },
  {
    name: 'a Word document with a document type in its styles',
    file: 'styles.docx',
    make: () =>
      writeZip([
        types,
        { name: 'word/document.xml', data: `<w:document xmlns:w="${main}"><w:body/></w:document>` },
        { name: 'word/styles.xml', data: '<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd"><x/>' },
      ]),
    codes: tooMuch,
    says: /declares a document type/,
  },
  {
    name: 'a Word document whose main part lies outside the archive',
    file: 'slip.docx',
    make: () =>
      writeZip([
        types,
        {
          name: '_rels/.rels',
          data: '<Relationships><Relationship Type="http://x/officeDocument" Target="../../../../etc/passwd"/></Relationships>',
        },
      ]),
    codes: tooMuch,
  },
  {
    name: 'a Word document whose main part is on another machine',
    file: 'remote.docx',
    make: () =>
      writeZip([
        types,
        {
          name: '_rels/.rels',
          data: '<Relationships><Relationship Type="http://x/officeDocument" TargetMode="External" Target="http://127.0.0.1:1/x"/></Relationships>',
        },
      ]),
    codes: tooMuch,
  },
  {
    name: 'a Word document with parts that climb out of their folder',
    file: 'climb.docx',
    make: () =>
      writeZip([
        types,
        { name: '../../../../tmp/evil', data: 'x' },
        { name: '/etc/passwd', data: 'x' },
        { name: 'C:\\evil', data: 'x' },
        {
          name: 'word/document.xml',
          data: `<w:document xmlns:w="${main}"><w:body>${paragraph(run('x'))}</w:body></w:document>`,
        },
      ]),
    codes: ['none'],
  },
  {
    name: 'a Word document with its main part twice',
    file: 'twice.docx',
    make: () =>
      writeZip([
        types,
        { name: 'word/document.xml', data: '<!DOCTYPE x><x/>' },
        {
          name: 'word/document.xml',
          data: `<w:document xmlns:w="${main}"><w:body>${paragraph(run('x'))}</w:body></w:document>`,
        },
      ]),
    codes: ['none', 'unreadable_document'],
  },
  {
    name: 'an archive of 60,000 parts',
    file: 'parts.docx',
    make: () => writeZip(Array.from({ length: 60_000 }, (_, at) => ({ name: `word/part-${at}.xml`, data: '' }))),
    codes: ['invalid_file_type'],
  },
  {
    name: 'a Word document of 60,000 parts that all lie in the same six megabytes',
    file: 'overlap.docx',
    make: () => {
      const large = { name: 'word/media/image1.png', data: randomBytes(6 * mebibyte) };
      const parts = [...readParts(sound)].map(([name, data]) => ({ name, data }));
      return overlappingZip(writeZip([...parts, large]), large.name, 60_000);
    },
    codes: tooMuch,
    says: /damaged/,
  },
  {
    name: 'an archive in an archive, called a Word document',
    file: 'inner.docx',
    make: () => writeZip([{ name: 'inner.docx', data: sound }]),
    codes: ['invalid_file_type'],
  },
  {
    name: 'an archive that counts more parts than it has',
    file: 'count.docx',
    make: () => editEnd(sound, (copy, end) => void copy.writeUInt16LE(65_535, end + 10)),
    codes: tooMuch,
  },
  {
    name: 'an archive whose directory begins beyond its end',
    file: 'directory.docx',
    make: () => editEnd(sound, (copy, end) => void copy.writeUInt32LE(0xfffffff0, end + 16)),
    codes: tooMuch,
  },
  {
    name: 'an archive whose directory lists itself',
    file: 'itself.docx',
    make: () => editEnd(sound, (copy, end) => void copy.writeUInt32LE(0, end + 16)),
    codes: tooMuch,
  },
  {
    name: 'an archive whose parts begin beyond its end',
    file: 'offsets.docx',
    make: () =>
      editZip(sound, (copy, at, isLocal) => {
        if (!isLocal) copy.writeUInt32LE(0xffffff00, at + 42);
      }),
    codes: tooMuch,
  },
  {
    name: 'an archive whose parts all say they are four gigabytes',
    file: 'sizes.docx',
    make: () => editZip(sound, (copy, at, isLocal) => void copy.writeUInt32LE(0xffffffff, at + (isLocal ? 18 : 20))),
    codes: ['none', 'unreadable_document'],
  },
  {
    name: 'an archive whose parts are encrypted',
    file: 'locked.docx',
    make: () => editZip(sound, (copy, at, isLocal) => void copy.writeUInt16LE(1, at + (isLocal ? 6 : 8))),
    codes: ['encrypted_document'],
    says: /password/,
  },
  {
    name: 'an archive compressed in an unknown way',
    file: 'method.docx',
    make: () => editZip(sound, (copy, at, isLocal) => void copy.writeUInt16LE(97, at + (isLocal ? 8 : 10))),
    codes: tooMuch,
  },
  {
    name: 'an archive that stores what it says is deflated',
    file: 'stored.docx',
    make: () => editZip(sound, (copy, at, isLocal) => void copy.writeUInt16LE(0, at + (isLocal ? 8 : 10))),
    codes: tooMuch,
  },
  ...(
    [
      ['its first header', 'PK\x03\x04'],
      ['its main part', 'word/document.xml'],
      ['its directory', 'PK\x01\x02'],
      ['its end', 'PK\x05\x06'],
    ] as const
  ).map(([what, mark]): BadFile => ({
    name: `a Word document cut off in ${what}`,
    file: 'cut.docx',
    make: () => cutAt(mark),
    codes: tooMuch,
  })),
  {
    name: 'a Word document with a password',
    file: 'locked.docx',
    make: () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    codes: ['encrypted_document'],
  },
  {
    name: 'a Word document in half characters',
    file: 'halves.docx',
    make: () => raw(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(2_001, 0xd8)])),
    codes: tooMuch,
  },
  {
    name: 'a Word document that is no XML',
    file: 'no-xml.docx',
    make: () => raw('{"w:document":{"w:body":[]}}'),
    codes: tooMuch,
  },
  {
    name: 'a Word document that ends in the middle of its XML',
    file: 'open.docx',
    make: () => raw(`<w:document xmlns:w="${main}"><w:body><w:p><w:r><w:t>text`),
    codes: tooMuch,
  },
];

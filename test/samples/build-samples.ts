import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from 'pdfmake/interfaces';
import { writePdf } from '../../functions/adapters/pdf-writer.ts';
import { readContract, type Block } from './read-contract.ts';
import { writeDocx } from './write-docx.ts';

/*
 * Makes the Word and PDF samples from their text files, which are the source. The same text gives the same bytes:
 *   node test/samples/build-samples.ts
 */

const folder = path.resolve(import.meta.dirname, '../../web/public/samples');
const names = ['saas-agreement', 'lease-agreement', 'employment-contract'];

/** A fixed date, so that the files change only when their text does. */
const written = new Date(Date.UTC(2025, 0, 1));

const content = ({ kind, text }: Block): Content =>
  kind === 'title'
    ? { text, fontSize: 16, bold: true, alignment: 'center', margin: [0, 0, 0, 18] }
    : { text, bold: kind === 'heading', margin: [0, kind === 'heading' ? 6 : 0, 0, 8] };

const pdfOf = async (blocks: readonly Block[]): Promise<Uint8Array> => {
  const title = blocks[0]?.text ?? '';
  return writePdf({
    pageSize: 'LETTER',
    pageMargins: [80, 84, 80, 76],
    language: 'en',
    info: { title, author: 'Clausewise samples', creationDate: written },
    defaultStyle: { font: 'serif', fontSize: 11, lineHeight: 1.3 },
    header: { text: title, fontSize: 8, margin: [80, 40, 80, 0] },
    footer: (page, count) => ({
      text: `Page ${page} of ${count}`,
      fontSize: 8,
      alignment: 'center',
      margin: [0, 30, 0, 0],
    }),
    content: blocks.map(content),
  });
};

for (const name of names) {
  const blocks = readContract(await readFile(path.join(folder, `${name}.txt`), 'utf8'));
  await writeFile(path.join(folder, `${name}.docx`), writeDocx(blocks));
  await writeFile(path.join(folder, `${name}.pdf`), await pdfOf(blocks));
}

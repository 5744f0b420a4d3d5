import { writeZip } from '../../../functions/adapters/zip-writer.ts';
import { buildDocx, paragraph, run } from './build-docx.ts';
import { readParts } from './read-part.ts';

export const mainPart = 'word/document.xml';
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const fees = 'The Customer shall pay each invoice within thirty (30) days after receipt.';
const law = 'This Agreement is governed by the laws of the State of New York.';
const notices = 'Notices under this Agreement are given in writing to the address of each party.';
const liability =
  'The Supplier may terminate this Agreement at any time without notice. The Customer shall indemnify the Supplier against all claims, and the liability of the Customer is unlimited.';

/** A short agreement as it was sent, with a clause that the engine has changes for. */
export const agreement = buildDocx({
  body: [fees, liability, law, notices].map((words) => paragraph(run(words))).join(''),
});

/** A Word document with its main part edited. */
export const edited = (bytes: Uint8Array, edit: (xml: string) => string): Buffer =>
  writeZip(
    [...readParts(bytes)].map(([name, data]) => ({
      name,
      data: name === mainPart ? Buffer.from(edit(data.toString('utf8'))) : data,
    })),
  );

/** Words replaced with a mark, as Word writes one. */
export const marked = (from: string, to: string, id: number) => (xml: string) => {
  const by = `w:author="Bea Counter" w:date="2026-11-20T10:00:00Z"`;
  const text = (name: string, words: string) => `<w:r><w:${name} xml:space="preserve">${words}</w:${name}></w:r>`;
  const place = new RegExp(
    `<w:r>(?:(?!</w:r>).)*?<w:t[^>]*>([^<]*)${from.replace(/[()]/g, '\\$&')}([^<]*)</w:t></w:r>`,
  );
  if (!place.test(xml)) throw new Error(`the document does not say ${from} within one run`);
  return xml.replace(
    place,
    (_, before: string, after: string) =>
      `${text('t', before)}<w:del w:id="${id}" ${by}>${text('delText', from)}</w:del><w:ins w:id="${id + 1}" ${by}>${text('t', to)}</w:ins>${text('t', after)}`,
  );
};

/** The counterparty's reply: two counters, one change that will be accepted, and one without a mark. */
export const counterpartys = (sent: Uint8Array): Buffer =>
  edited(sent, (xml) =>
    [
      marked('thirty (30)', 'sixty (60)', 9001),
      marked('New York', 'Delaware', 9011),
      marked('in writing', 'by e-mail', 9021),
      (text: string) => text.replace('each party', 'the Supplier'),
    ].reduce((text, edit) => edit(text), xml),
  );

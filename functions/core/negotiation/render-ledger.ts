import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Ledger, LedgerEntry } from '../../../shared/negotiation-records.ts';
import { writePdf } from '../../adapters/pdf-writer.ts';
import { dateWords } from '../analysis/report/date-words.ts';
import { colours, pageMargins, section, styles } from '../analysis/report/design.ts';
import { printable } from '../analysis/report/printable.ts';

const actionWords: Readonly<Record<LedgerEntry['action'], string>> = {
  started: 'Negotiation started',
  sent: 'Revised file sent',
  replied: 'Reply uploaded',
  decided: 'Point decided',
  undone: 'Decision undone',
  placed: 'Place of a point answered',
};

const detailWords = ({ details }: LedgerEntry): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const cell = (text: string, style = 'small'): TableCell => ({ text: printable(text), style });

const rowOf = (entry: LedgerEntry, locale: string): TableCell[] => [
  cell(String(entry.seq)),
  cell(`${dateWords(new Date(entry.at), locale)}\n${entry.by}`),
  cell(`${actionWords[entry.action]}\n${detailWords(entry)}`),
  cell(entry.hash),
];

const verdictWords = ({ verdict }: Ledger): string =>
  verdict.isIntact
    ? 'The chain is intact: every entry is as it was written, and none is missing.'
    : `The chain is broken at entry ${verdict.brokenAt ?? 0}: that entry, or one after it, is not as it was written.`;

const entriesTable = ({ entries }: Ledger, locale: string): Content => ({
  layout: 'lightHorizontalLines',
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: [20, 100, '*', 150],
    body: [
      ['No.', 'When and who', 'What', 'SHA-256'].map((title) => ({ text: title, style: 'label', bold: true })),
      ...entries.map((entry) => rowOf(entry, locale)),
    ],
  },
});

/**
 * The ledger of a negotiation as PDF: whether its chain holds, and every entry with its hash. Text in it is text and never
 * markup.
 * @param options.locale BCP 47 language tag that dates follow
 * @returns the bytes of the PDF
 */
export const renderLedger = (
  ledger: Ledger,
  { generatedAt, locale = 'en-US' }: { readonly generatedAt: Date; readonly locale?: string },
): Promise<Uint8Array> => {
  const title = printable(ledger.title);
  return writePdf({
    pageSize: { width: 612, height: 792 },
    pageMargins: [pageMargins.left, pageMargins.top, pageMargins.right, pageMargins.bottom],
    version: '1.7',
    language: 'en',
    displayTitle: true,
    info: {
      title: `${title} – Negotiation Ledger`,
      author: 'Clausewise',
      creator: 'Clausewise',
      producer: 'Clausewise',
      subject: 'Negotiation ledger',
      creationDate: generatedAt,
    },
    defaultStyle: { font: 'sans', fontSize: 8.6, color: colours.ink, lineHeight: 1.15 },
    styles,
    footer: (page, count) => ({
      columns: [
        { text: `Ledger of negotiation ${ledger.negotiationId}`, style: 'label', width: '*' },
        { text: `Page ${page} of ${count}`, style: 'label', alignment: 'right', width: 90 },
      ],
      margin: [pageMargins.left, 18, pageMargins.right, 0],
    }),
    content: [
      { text: 'CLAUSEWISE', style: 'wordmark' },
      { text: title, style: 'title', margin: [0, 4, 0, 2] },
      { text: `Negotiation ledger, exported ${dateWords(generatedAt, locale)}`, style: 'small' },
      { text: verdictWords(ledger), style: 'lead', margin: [0, 6, 0, 0] },
      {
        text: 'Each entry carries the SHA-256 of the hash before it and of what the entry says, so that a later change shows.',
        style: 'small',
      },
      ...section('Entries', entriesTable(ledger, locale)),
    ],
  });
};

import type { Mark } from './raw-paragraphs.ts';

/** Programs write the zone and parts of a second as they like. */
const keyOf = ({ kind, author, date }: Omit<Mark, 'isOurs'>): string =>
  `${kind}\n${author}\n${date?.slice(0, 19) ?? ''}`;

/**
 * Tells the marks that were in the file that was sent from those the counterparty made, by kind, author and time. A mark of
 * the counterparty that is made to look like one of ours counts as ours, and what it does as a silent change.
 */
export const ownMarks = (sent: readonly Mark[]): ((mark: Omit<Mark, 'isOurs'>) => boolean) => {
  const keys = new Set(sent.map(keyOf));
  return (mark) => keys.has(keyOf(mark));
};

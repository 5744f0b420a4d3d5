import { maxClauseLength, maxClausePages } from '../../../shared/limits.ts';
import { AppError } from '../app-error.ts';

const figure = (value: number): string => value.toLocaleString('en-US');

/** A length in characters, and in pages, which people think in. */
const extent = (length: number): string =>
  `${figure(length)} characters, about ${figure(Math.ceil((length / maxClauseLength) * maxClausePages))} pages`;

/**
 * Refuses a document that holds more text than an analysis takes.
 * @param length how much it holds, in UTF-16 units; left out where reading stopped before its end
 */
export const textTooLong = (length?: number): AppError => {
  const held = length === undefined ? 'more text than can be read at once' : `text of ${extent(length)}`;
  return new AppError(
    'too_large',
    `This document holds ${held}. The limit is ${extent(maxClauseLength)}. Split the document and upload the part you need.`,
  );
};

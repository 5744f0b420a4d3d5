/** A stretch of a text, marked or not. */
export interface Stretch {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Cuts a text where given quotes stand in it, each at its first place. Quotes that do not stand there to the letter,
 * and those that overlap an earlier one, are passed over.
 */
export const highlightQuotes = (text: string, quotes: readonly string[]): readonly Stretch[] => {
  const places = quotes
    .map((quote) => quote.replace(/…$/, ''))
    .filter((quote) => quote !== '')
    .map((quote) => ({ start: text.indexOf(quote), length: quote.length }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, length } of places) {
    if (start < at) continue;
    if (start > at) stretches.push({ text: text.slice(at, start), isMarked: false });
    stretches.push({ text: text.slice(start, start + length), isMarked: true });
    at = start + length;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), isMarked: false });
  return stretches;
};

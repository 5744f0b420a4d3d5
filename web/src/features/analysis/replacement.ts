/*
 * How one text becomes another. It stands apart from the editor's document, which the page loads later.
 */

/** The part in which two texts differ: from `start` on, `removed` units of the old one give way to `inserted`. */
export interface Replacement {
  readonly start: number;
  readonly removed: number;
  readonly inserted: string;
}

/**
 * The smallest single replacement that turns one text into another, so that marks and the cursor outside it stay. It
 * never cuts a line break of two characters or a surrogate pair in half.
 */
export const replacementBetween = (before: string, after: string): Replacement => {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  while (start > 0 && (isInsideCharacter(before, start) || isInsideCharacter(after, start))) start -= 1;
  let end = 0;
  while (end < shortest - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  while (end > 0 && (isInsideCharacter(before, before.length - end) || isInsideCharacter(after, after.length - end))) {
    end -= 1;
  }
  return { start, removed: before.length - end - start, inserted: after.slice(start, after.length - end) };
};

/** Whether an offset stands between the two units of a Windows line break or of a surrogate pair. */
const isInsideCharacter = (text: string, offset: number): boolean => {
  if (offset <= 0 || offset >= text.length) return false;
  const left = text.charCodeAt(offset - 1);
  const right = text.charCodeAt(offset);
  const isLineBreak = left === 13 && right === 10;
  const isPair = left >= 0xd800 && left <= 0xdbff && right >= 0xdc00 && right <= 0xdfff;
  return isLineBreak || isPair;
};

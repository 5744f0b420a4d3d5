import type { ReadText } from '../reading/read-text.ts';
import { labels, runInHeading } from '../reading/sentence-tools.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';

/** The words of a statement without its number, letter and heading, and without the stop or conjunction at its end. */
export const bodyOf = (read: ReadText, { start, end }: Span): Span => {
  let from = start;
  from += labels.exec(read.text.slice(from, end))![0].length;
  const title = runInHeading.exec(read.text.slice(from, end));
  if (title && title[0].length < (end - from) / 2) from += title[0].length;
  from += labels.exec(read.text.slice(from, end))![0].length;
  let to = end;
  const tail = /(?:[\s,;:.]|[;,]\s*(?:and|or|and\/or))+$/i.exec(read.text.slice(from, to));
  if (tail) to -= tail[0].length;
  return { start: from, end: to };
};

/** The letter of a limb; “7(a)” numbers a paragraph. */
const letter = /(?:^|\s)\(?\w{1,4}\)/;

/** Whether a statement is a limb of a list. */
export const isLimb = (read: ReadText, statement: Statement): boolean =>
  statement.own > 0 || letter.test(labels.exec(read.text.slice(statement.start, statement.end))![0]);

/** Whether a statement is all that its sentence says. */
export const isWholeSentence = (read: ReadText, { start, end, sentence }: Statement): boolean => {
  const before = read.text.slice(sentence.start, start).replace(labels, '');
  const after = read.text.slice(end, sentence.end);
  return (runInHeading.test(`${before} A`) || !/[A-Za-z]{3}/.test(before)) && !/[A-Za-z]{3}/.test(after);
};

import type { Standing } from '../reading/find-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Statement } from '../statements/statement.ts';
import type { Part } from './detachable-parts.ts';

const signs: Readonly<Record<Standing, string>> = { own: 'us', counterpart: 'them', both: 'each', unknown: 'party' };

/** Words of one family begin alike. */
const stemLength = 6;
const longest = 6;

/** The words of a passage as the reader's side sees them: parties by side, figures as one sign, other words by stem. */
const wordsIn = (read: ReadText, start: number, end: number): string[] =>
  read.parties
    .mentionsIn(read.lower.slice(start, end))
    .reduceRight(
      (text, mention) => `${text.slice(0, mention.start)}<${signs[mention.standing]}>${text.slice(mention.end)}`,
      read.lower.slice(start, end),
    )
    .match(/<[a-z]+>|[a-z][\w'’-]*|\d[\d.,]*|[,;]/g)
    ?.map((word) => (/^\d/.test(word) ? '#' : word.startsWith('<') ? word : word.slice(0, stemLength))) ?? [];

/** What tells whether a lawyer strikes a part of a statement that burdens: its words, what stands around it, whose it is. */
export const partFeatures = (read: ReadText, statement: Statement, part: Part): string[] => {
  const { force, standing } = statement;
  const words = wordsIn(read, part.start, part.end);
  const before = wordsIn(read, statement.start, part.start);
  const behind = wordsIn(read, part.end, statement.end);
  const first = words.find((word) => /[a-z]/.test(word)) ?? '';
  return [
    ...new Set([
      `kind:${part.kind}`,
      `force:${force}`,
      `standing:${standing}`,
      `${force}/${standing}`,
      `length:${Math.min(longest, words.length >> 2)}`,
      `starts:${words.slice(0, 2).join(' ')}`,
      `starts:${first}/${force}/${standing}`,
      `ends:${words.at(-1) ?? ''}`,
      ...words.map((word) => `in:${word}`),
      ...words.slice(1).map((word, at) => `in:${words[at]} ${word}`),
      ...before.slice(-2).map((word) => `before:${word}`),
      ...behind.slice(0, 2).map((word) => `behind:${word}`),
      ...[...before, ...behind].map((word) => `around:${word}`),
    ]),
  ];
};

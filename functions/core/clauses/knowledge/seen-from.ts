import type { Statement } from '../statements/statement.ts';

const subjectOf = /(?:^|, | and | but |; | or |\. |that |whether |whereupon )(?:the )?\[([ao])\] (?=[a-z])/g;

/**
 * Who the subject of the clause is in which a place of a statement stands: "a" its actor, "o" the other side; undefined where
 * no party is.
 * @param subject a global pattern of a party as a subject, its token in the first group
 */
export const subjectAt = (subject: RegExp, { words, own }: Statement, at: number): string | undefined =>
  [...words.slice(0, at + 1).matchAll(subject)].findLast(({ index }) => index >= own || own === 0)?.[1];

/**
 * Whom a token means as the engine sees it, for which the subject of the clause with the first hit is the actor.
 * @param token what a rule says of whoever it found: "a" for the actor of the statement, "o" for the other side
 */
export const seenFrom = (
  token: string | undefined,
  [first]: readonly RegExpExecArray[],
  statement: Statement,
): string | undefined => {
  if (!first || first[0].startsWith('[') || (token !== 'a' && token !== 'o')) return token;
  return subjectAt(subjectOf, statement, first.index) !== 'o' ? token : token === 'a' ? 'o' : 'a';
};

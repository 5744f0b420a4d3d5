import type { Statement } from '../statements/statement.ts';

const subjectOf = /(?:^|, | and | but |; | or |\. |that |whether |whereupon )(?:the )?\[([ao])\] (?=[a-z])/g;

/**
 * Whom a token means as the engine sees it, for which the subject of the clause with the first hit is the actor.
 * @param token what a rule says of whoever it found: "a" for the actor of the statement, "o" for the other side
 */
export const seenFrom = (
  token: string | undefined,
  [first]: readonly RegExpExecArray[],
  { words, own }: Statement,
): string | undefined => {
  if (!first || first[0].startsWith('[') || (token !== 'a' && token !== 'o')) return token;
  let subject: string | undefined;
  for (const match of words.slice(0, first.index + 1).matchAll(subjectOf))
    if (match.index >= own || own === 0) subject = match[1];
  return subject !== 'o' ? token : token === 'a' ? 'o' : 'a';
};

import type { ReadText } from '../reading/read-text.ts';
import { sentenceCase } from '../reading/sentence-tools.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { withParties } from '../findings/party-grammar.ts';
import { addressParties } from './address-parties.ts';
import { softenings } from './softenings.ts';
import type { Softening } from './softenings/setting.ts';
import { sharpenedWords } from './sharpened-words.ts';

/** A change of words for one statement, by the number of the softening that asks for it. */
export interface SoftenedWords extends Span {
  readonly put: string;
  readonly softening: number;
}

const namesParty = /\{(?:own|counterpart)\}/;

/** Before words that begin with a party's name: a sentence would begin with a capital, and they stand within one. */
const within = 'and ';

/** What is put, with the parties as the text calls them; words within a sentence keep their small letter. */
const filledIn = ({ parties }: ReadText, put: string, groups: readonly (string | undefined)[]): string => {
  const said = (text: string): string => addressParties(withParties(text, parties.own, parties.counterpart), parties);
  const asWithin = (): string =>
    put.startsWith('{') ? said(`${within}${put}`).slice(within.length) : put.charAt(0) + said(put).slice(1);
  const named = namesParty.test(put) ? asWithin() : put;
  return named.replace(/\$(\d)/g, (_, group: string) => groups[Number(group)] ?? '');
};

/** Words put at the start of a sentence begin with a capital as those did that they replace. */
const opening = (before: string, found: string, put: string): string =>
  /^\p{Lu}\p{Ll}/u.test(found) && /(?:^|[.;:)\]\d]\s)\s*$/.test(before) ? sentenceCase(put) : put;

const asksForNotice = /\b(?:notice|business hours)\b/;

/**
 * The words of a passage that sharpen a burden, with what to put in their place; no two overlap.
 * @param table what sharpens, and what is put in its place
 */
export const softenWords = (
  read: ReadText,
  statement: Statement,
  span: Span,
  table: readonly Softening[] = softenings,
): SoftenedWords[] => {
  const softened: SoftenedWords[] = [];
  for (const { start, end, softening, match, before } of sharpenedWords(read, statement, span, table)) {
    if (softened.some((other) => other.start < end && start < other.end)) continue;
    const { put } = table[softening]!;
    const words = typeof put === 'string' ? put : put(match[0]);
    // A party that the text does not tell apart has no name to be put.
    if (namesParty.test(words) && !read.parties.placed) continue;
    // One notice is enough.
    if (asksForNotice.test(words) && softened.some((other) => asksForNotice.test(other.put))) continue;
    softened.push({ start, end, put: opening(before, match[0], filledIn(read, words, match)), softening });
  }
  return softened;
};

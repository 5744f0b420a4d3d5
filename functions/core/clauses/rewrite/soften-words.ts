import type { Standing } from '../reading/find-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import { sentenceCase } from '../reading/sentence-tools.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { withParties } from '../findings/report-findings.ts';
import { addressParties } from './address-parties.ts';
import { softenings } from './softenings.ts';
import { cutsWord } from './whole-words.ts';

/** A change of words for one statement, by the number of the softening that asks for it. */
export interface SoftenedWords extends Span {
  readonly put: string;
  readonly softening: number;
}

/** How far behind words the party may be named whom they end on: "as determined by the Landlord". */
const nextWords = 30;
/** From the end of the words to the name: a space and an article. */
const afterPreposition = 5;

/** Whom words speak of: the party named in them or right behind, else the one named last before them in their sentence. */
const whoseWords = (read: ReadText, { sentence }: Statement, { start, end }: Span): Standing | undefined => {
  const named = read.parties
    .mentionsIn(read.lower.slice(sentence.start, end + nextWords), sentence.start)
    .filter(({ standing }) => standing === 'own' || standing === 'counterpart');
  const within = named.find((mention) => mention.start >= start && mention.start <= end + afterPreposition);
  return (within ?? named.findLast((mention) => mention.start < start))?.standing;
};

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

/** How far around words their setting is looked at. */
const aroundWords = 120;

/** The words of a passage that sharpen a burden, with what to put in their place; no two overlap. */
export const softenWords = (read: ReadText, statement: Statement, { start, end }: Span): SoftenedWords[] => {
  const passage = read.text.slice(start, end);
  const softened: SoftenedWords[] = [];
  for (const [softening, { find, put, when }] of softenings.entries())
    for (const match of passage.matchAll(find)) {
      const span = { start: start + match.index, end: start + match.index + match[0].length };
      if (cutsWord(read.text, span) || softened.some((other) => other.start < span.end && span.start < other.end))
        continue;
      const setting = {
        statement,
        whose: whoseWords(read, statement, span),
        found: match[0],
        before: passage.slice(Math.max(0, match.index - aroundWords), match.index),
        behind: passage.slice(match.index + match[0].length, match.index + match[0].length + aroundWords),
        giver: read.parties.giver,
      };
      if (when && !when(setting)) continue;
      const words = typeof put === 'string' ? put : put(match[0]);
      // A party that the text does not tell apart has no name to be put.
      if (namesParty.test(words) && !read.parties.placed) continue;
      // One notice is enough.
      if (asksForNotice.test(words) && softened.some((other) => asksForNotice.test(other.put))) continue;
      softened.push({ ...span, put: opening(setting.before, setting.found, filledIn(read, words, match)), softening });
    }
  return softened;
};

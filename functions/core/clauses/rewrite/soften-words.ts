import type { Standing } from '../reading/find-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import { sentenceCase } from '../reading/sentence-tools.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { withParties } from '../findings/report-findings.ts';
import { addressParties } from './address-parties.ts';
import { softenings } from './softenings.ts';

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

/** What is put, with the parties as the text calls them; words within a sentence keep their small letter. */
const filledIn = ({ parties }: ReadText, put: string, groups: readonly (string | undefined)[]): string => {
  const named = namesParty.test(put)
    ? put.charAt(0).replace('{', '') +
      addressParties(withParties(put, parties.own, parties.counterpart), parties).slice(put.startsWith('{') ? 0 : 1)
    : put;
  return named.replace(/\$(\d)/g, (_, group: string) => groups[Number(group)] ?? '');
};

/** The beginning of a sentence, behind its number too. */
const opens = /(?:^|[.:;)]\s+)$/;

/** The words of a passage that sharpen a burden, with what to put in their place; no two overlap. */
export const softenWords = (read: ReadText, statement: Statement, { start, end }: Span): SoftenedWords[] => {
  const passage = read.text.slice(start, end);
  const softened: SoftenedWords[] = [];
  for (const [softening, { find, put, when }] of softenings.entries())
    for (const match of passage.matchAll(find)) {
      const span = { start: start + match.index, end: start + match.index + match[0].length };
      if (softened.some((other) => other.start < span.end && span.start < other.end)) continue;
      // A party that the text does not tell apart has no name to be put.
      if (namesParty.test(put) && !read.parties.placed) continue;
      const { giver } = read.parties;
      if (when && !when({ statement, giver, whose: whoseWords(read, statement, span), found: match[0] })) continue;
      const said = filledIn(read, put, match);
      const isOpening = /\p{Lu}/u.test(match[0].charAt(0)) && opens.test(passage.slice(0, match.index));
      softened.push({ ...span, put: isOpening ? sentenceCase(said) : said, softening });
    }
  return softened;
};

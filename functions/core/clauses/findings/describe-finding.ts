import type { Derivation } from '../../../../shared/analysis.ts';
import type { ReadText } from '../reading/read-text.ts';
import { labels } from '../reading/sentence-tools.ts';
import { splitSentences } from '../reading/split-text.ts';
import { hangsOnBefore, tellStatement } from '../statements/tell-statement.ts';
import type { FoundHazard } from './find-hazards.ts';
import type { IssueMatch } from './find-issues.ts';

/** How many places of one issue are quoted. */
export const mostPlaces = 6;

/** Why a finding holds, as the answer carries it. */
export const derivationOf = (found: FoundHazard): { readonly derivation?: Derivation } => {
  if (!found.match) return {};
  const { issue, statement, bearer, likelihood } = found.match;
  return {
    derivation: {
      proof: likelihood < 1 ? 'likely' : 'proved',
      ...(likelihood < 1 ? { likelihood } : {}),
      issue: issue.id,
      force: statement.force,
      ...(found.actor ? { actor: found.actor } : {}),
      burdens: bearer,
      start: statement.start,
      end: statement.end,
      ...(issue.source ? { source: issue.source } : {}),
    },
  };
};

/** A statement is quoted whole up to so many words; of a longer one, only what a rule rests on. */
const mostQuoted = 45;

/** Words of a text on one line, without the letter of a limb and what joins them to the next. */
const bareWords = (words: string): string =>
  words
    .replace(labels, '')
    .replace(/\s+/g, ' ')
    .replace(/[.;,: ]+$/, '')
    .replace(/[,;]? (?:and|or|and\/or)$/i, '');

const inQuotes = (words: string): string => bareWords(words).replace(/["“”]/g, "'");

/** What a statement does as one sentence: told in plain words where it can be, else in its own. */
export const sentenceOf = (read: ReadText, { statement, places, issue }: IssueMatch): string => {
  if (issue.topic === 'bearing' && places.length > 1)
    return `It names ${places.map(({ quote }) => `“${inQuotes(quote)}”`).join(', ')}.`;
  const told = tellStatement(read, statement);
  if (told) return told;
  const longest = places.toSorted((a, b) => b.quote.length - a.quote.length)[0]!.quote;
  const whole = read.text.slice(statement.start, statement.end);
  // Words that hang on those before them are quoted with a mark of what is left out.
  const before = hangsOnBefore(read, statement) ? '… ' : '';
  const words = whole.split(/\s+/).length <= mostQuoted ? whole : longest;
  const isCut = words !== whole && whole.includes(words) && !whole.trimEnd().endsWith(words.trimEnd());
  if (isCut) return `It says “${before}${inQuotes(words)} …”`;
  return statement.force === 'definition' && /^["“]/.test(words.trim())
    ? `${bareWords(words)}.`
    : `It says “${before}${inQuotes(words)}.”`;
};

/** What a finding says in two sentences at most: what the statement that holds it does, and what that means. */
export const describe = (read: ReadText, match: IssueMatch, meaning: string): string => {
  const said = sentenceOf(read, match);
  if (!meaning) return said;
  const [first] = splitSentences(meaning);
  return `${said} ${meaning.slice(first!.start, first!.end)}`;
};

import { benefits } from '../knowledge/benefits.ts';
import { issues } from '../knowledge/issues.ts';
import { isOfClause } from '../knowledge/matters.ts';
import { findFlaws } from '../precision/find-flaws.ts';
import { readText, type ReadText, type ReadingOptions } from '../reading/read-text.ts';
import type { Likeness } from '../recognition/issue-likeness.ts';
import { overlaps } from '../reading/split-text.ts';
import { readStatements } from '../statements/read-statements.ts';
import type { Statement } from '../statements/statement.ts';
import type { FoundHazard } from './find-hazards.ts';
import { findIssues, type IssueMatch } from './find-issues.ts';
import { findingOf } from './issue-findings.ts';
import { createMatchMemo } from './match-memo.ts';
import { burdenInOwnWords } from './own-words.ts';
import { indexRules, type RuleIndex } from './rule-index.ts';
import { temperLone } from './temper-lone.ts';

/** What a text states, and what rules prove of it: burdens of either side, and what protects a party. */
export interface Stated {
  readonly read: ReadText;
  readonly statements: readonly Statement[];
  readonly matches: readonly IssueMatch[];
  readonly hazards: readonly FoundHazard[];
  /** What protects a party; the bearer of such a match is whom it serves. */
  readonly benefits: readonly IssueMatch[];
}

let indexed: { readonly issues: RuleIndex; readonly benefits: RuleIndex } | undefined;
/** Made with the first analysis, as it takes longer than to read a clause. */
const ruleIndex = () => (indexed ??= { issues: indexRules(issues), benefits: indexRules(benefits) });

/**
 * Below the first likeness to the examples of the issue that a rule names, the rule has hit words that are about something
 * else; below the second it is as often wrong as right about what the words are about, and the finding is told by what they
 * say. A contract lawyer judged 107 names: half of those between were false, and one in seven of those above.
 */
const likenessFrom = { found: 0.6, named: 0.75 } as const;

/** A statement of so few words is about little else than what the rule hit. */
const shortWords = 15;

/** The words that a statement stands among: its section of a contract, else the whole clause. */
const clauseAround = (read: ReadText, { start }: Statement): string => {
  const section = read.isWhole ? read.sections.find((one) => one.start <= start && start < one.end) : undefined;
  return section ? read.lower.slice(section.start, section.end) : read.lower;
};

/** The matches that are named by what their clause speaks of. */
const whatIsSpokenOf = (read: ReadText, matches: readonly IssueMatch[]): IssueMatch[] =>
  matches.filter(({ issue, statement }) => isOfClause(issue.title, clauseAround(read, statement)));

/** A match under the name that its likeness bears out; none where its rule has hit other words than it was made for. */
const namedByLikeness = (read: ReadText, match: IssueMatch, words: string, likeness: number): IssueMatch[] => {
  if (likeness < likenessFrom.found) return [];
  if (likeness >= likenessFrom.named || words.split(' ').length <= shortWords) return [{ ...match, likeness }];
  const { statement, level, bearer } = match;
  return [burdenInOwnWords(read, statement, level, { bearer, likelihood: likeness })];
};

/** The matches whose statements read like the examples of their issue. */
const whatReadsLike = (
  read: ReadText,
  matches: readonly IssueMatch[],
  statements: readonly Statement[],
  likenessOf: Likeness,
): IssueMatch[] =>
  matches.flatMap((match) => {
    const quoted = statements.filter((statement) => match.places.some((place) => overlaps(place, statement)));
    const words = quoted.map((statement) => statement.words).join(' ');
    return namedByLikeness(read, match, words, likenessOf(words, `${match.issue.topic}/${match.issue.id}`));
  });

/**
 * Reads a text and holds every rule against its statements.
 * @param likenessOf how like the examples of an issue a statement reads
 * @param memo what was found in readings of nearly the same text
 */
export const findStated = (
  clauseText: string,
  options: ReadingOptions,
  likenessOf: Likeness,
  memo = createMatchMemo(),
): Stated => {
  const read = readText(clauseText, options);
  const statements = readStatements(read);
  const matches = whatReadsLike(
    read,
    whatIsSpokenOf(read, findIssues(read, statements, ruleIndex().issues, 'issues', memo)),
    statements,
    likenessOf,
  );
  return {
    read,
    statements,
    matches,
    hazards: temperLone(read, statements, [...matches.map((match) => findingOf(read, match)), ...findFlaws(read)]),
    benefits: whatIsSpokenOf(read, findIssues(read, statements, ruleIndex().benefits, 'benefits', memo)),
  };
};

import { benefits } from '../knowledge/benefits.ts';
import { issues } from '../knowledge/issues.ts';
import { findFlaws } from '../precision/find-flaws.ts';
import { readText, type ReadText, type ReadingOptions } from '../reading/read-text.ts';
import type { Likeness } from '../recognition/issue-likeness.ts';
import { readStatements } from '../statements/read-statements.ts';
import type { Statement } from '../statements/statement.ts';
import type { FoundHazard } from './find-hazards.ts';
import { findIssues, type IssueMatch } from './find-issues.ts';
import { findingOf } from './issue-findings.ts';
import { createMatchMemo } from './match-memo.ts';
import { nameBenefits, nameBurdens } from './name-matches.ts';
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
 * Reads a text and holds every rule against its statements.
 * @param likenessOf how like the examples of issues words read
 * @param memo what was found in readings of nearly the same text
 */
export const findStated = (
  clauseText: string,
  options: ReadingOptions,
  likenessOf: Likeness,
  memo = createMatchMemo(),
): Stated => {
  const read = readText(clauseText, options);
  const statements = readStatements(read, memo.told);
  const likeness: Likeness = (words) => memo.find(likenessOf, words);
  const matches = nameBurdens(read, findIssues(read, statements, ruleIndex().issues, 'issues', memo), likeness);
  return {
    read,
    statements,
    matches,
    hazards: temperLone(read, statements, [...matches.map((match) => findingOf(read, match)), ...findFlaws(read)]),
    benefits: nameBenefits(read, findIssues(read, statements, ruleIndex().benefits, 'benefits', memo), likeness),
  };
};

import type { Recheck } from '../../../shared/analysis.ts';
import { readingOptions, type AnalyseClauseInput } from './analyse-clause.ts';
import { findAll, type Findings } from './findings/find-all.ts';
import { wordingJudge } from './findings/judge-wording.ts';
import { reviseByPlaybook } from './playbook/revise-by-playbook.ts';
import { setApart } from './reading/set-apart.ts';
import { loadModels } from './recognition/load-model.ts';
import { quoteLocator } from './verify-evidence.ts';
import { compareFindings } from './writing/suggest-improvement.ts';

/** What the rules read of a text: all but what it says to software. */
const readable = (text: string): string => setApart(text)?.text ?? text;

/** A suggested wording to hold against the clause it would replace. */
export interface RecheckSuggestionInput extends AnalyseClauseInput {
  readonly revisedClause: string;
}

/**
 * Reads a suggested wording with the engine, whoever wrote it, and says what it resolves, leaves and brings in, by the
 * playbooks that apply too.
 * @returns the scores before and after, 0 to 10, and the titles of the points
 */
export const recheckSuggestion = async ({ revisedClause, ...input }: RecheckSuggestionInput): Promise<Recheck> => {
  const models = await loadModels();
  const options = readingOptions(input);
  return compareFindings(
    findAll(readable(input.clauseText), options, models, input.playbooks),
    findAll(readable(revisedClause), options, models, input.playbooks),
  );
};

/** A suggested wording brought nearer to the playbooks, with what was done and what could not be. */
export interface FittedSuggestion {
  readonly revisedClause: string;
  readonly recheck: Recheck;
  readonly points: readonly string[];
  readonly remarks: readonly string[];
  /** What speaks against it in place of the clause, in words that continue “It …”; none where it will do. */
  readonly problems: readonly string[];
}

export interface FitSuggestionInput extends RecheckSuggestionInput {
  /** Passages of the clause that findings beside the engine's own quote: what stands there may change. */
  readonly quotes?: readonly string[];
}

/**
 * As `recheckSuggestion`, after the wording was brought nearer to the playbooks that apply: keywords they avoid are
 * put in other words, and wording they prefer is worked in. Without playbooks the wording stays as it is. Then it is
 * held to all that the engine's own suggestions are held to.
 */
export const fitSuggestion = async ({
  revisedClause,
  quotes = [],
  ...input
}: FitSuggestionInput): Promise<FittedSuggestion> => {
  const models = await loadModels();
  const options = readingOptions(input);
  const reread = (text: string) => findAll(text, options, models, input.playbooks);
  const before = reread(readable(input.clauseText));
  const locate = quoteLocator(before.read.text);
  const judge = wordingJudge(
    before,
    quotes.flatMap((quote) => locate(quote) ?? []),
  );
  const isFit = (wording: Findings): boolean => judge(wording).length === 0;
  const { findings, points, remarks } = reviseByPlaybook(before, reread(readable(revisedClause)), reread, isFit);
  return {
    revisedClause: findings.read.text,
    recheck: compareFindings(before, findings),
    points,
    remarks,
    problems: judge(findings),
  };
};

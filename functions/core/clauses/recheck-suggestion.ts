import type { Recheck, Risk } from '../../../shared/analysis.ts';
import { mostFindings, readingOptions, type AnalyseClauseInput } from './analyse-clause.ts';
import { createMatchMemo } from './findings/match-memo.ts';
import { wordingJudge } from './findings/judge-wording.ts';
import { reportRisks, reportUnfair } from './findings/report-findings.ts';
import { reportMissing } from './findings/report-missing.ts';
import { findAll, type Findings, isSeveralClauses } from './findings/find-all.ts';
import { createReadings } from './kept-readings.ts';
import { breachRisks, gapElements, joinMissing, withoutCovered } from './playbook/report-playbooks.ts';
import { reviseByPlaybook } from './playbook/revise-by-playbook.ts';
import { readableText } from './reading/set-apart.ts';
import { loadModels } from './recognition/load-model.ts';
import { quoteLocator } from './verify-evidence.ts';
import { once } from './text/once.ts';
import { carryFindings } from './writing/carry-findings.ts';
import { compareFindings } from './writing/suggest-improvement.ts';

/** A suggested wording to hold against the clause it would replace. */
export interface RecheckSuggestionInput extends AnalyseClauseInput {
  readonly revisedClause: string;
}

/** What a reading holds, as an analysis lists it. */
export interface ListedReading {
  /** 0 to 10. */
  readonly riskScore: number;
  readonly completenessScore: number;
  readonly risks: readonly Risk[];
  /** How many elements are missing. */
  readonly missing: number;
}

/** A clause and the wording in its place, each as it is listed, and what one shows against the other. */
export interface RereadSuggestion {
  readonly before: ListedReading;
  /** What was found of statements that stand in the same words is carried over from the clause. */
  readonly after: ListedReading;
  readonly recheck: Recheck;
}

const list = ({
  read,
  statements,
  hazards,
  gaps,
  mainCovers,
  unfair,
  playbook,
  riskScore,
  completenessScore,
}: Findings): ListedReading => {
  const most = isSeveralClauses(read) ? mostFindings.whole : mostFindings.clause;
  const risksOf = (all: typeof hazards): Risk[] => reportRisks(read, all, most.risks).map(({ risk }) => risk);
  const ruled = risksOf(hazards.filter((found) => !playbook.absorbed.has(found)));
  const told = playbook.absorbed.size ? risksOf(hazards) : ruled;
  const missing = reportMissing(read, statements, gaps, withoutCovered(mainCovers, playbook), most.missing);
  return {
    riskScore,
    completenessScore,
    risks: [
      ...breachRisks(playbook, read.options.riskTolerance),
      ...[...ruled, ...reportUnfair(read, unfair, told)].slice(0, most.risks),
    ],
    missing: joinMissing(gapElements(playbook), missing, playbook).length,
  };
};

const listings = new WeakMap<Findings, ListedReading>();

/** As `list`, once for a clause that is held against one wording after the other. */
const listed = (findings: Findings): ListedReading => once(listings, findings, () => list(findings));

/** What this process has read. */
const recent = createReadings();

/**
 * Reads a clause and the wording in its place, whoever wrote it, with the engine, by the playbooks that apply too: what
 * either holds, and what the wording resolves, leaves and brings in. A clause that was read a moment ago is not read
 * again, and of the wording only what differs from it is.
 * @param additions sentences that stand behind the wording to fill gaps: they touch no statement of the clause
 * @param readings what was read before
 */
export const rereadSuggestion = async (
  { revisedClause, clauseText, playbooks = [], ...asked }: RecheckSuggestionInput,
  additions: readonly string[] = [],
  readings = recent,
): Promise<RereadSuggestion> => {
  const models = await loadModels();
  const options = readingOptions({ clauseText, ...asked });
  const { findings: before, readChanged } = readings.of({ text: clauseText, options, playbooks }, models);
  const after = carryFindings(before, readChanged(revisedClause), additions);
  return { before: listed(before), after: listed(after), recheck: compareFindings(before, after) };
};

/** So much of a text that is too long to be kept is read to make ready. */
const readToPrepare = 8_000;

/**
 * Reads a clause and its suggestion, so that the first change is read as soon as any other: rules compile as they are
 * tried, and what the suggestion changes is known from then on.
 */
export const prepareReading = async (
  { clauseText, revisedClause, ...asked }: RecheckSuggestionInput,
  readings = recent,
): Promise<void> => {
  const most = readings.canKeep(clauseText) ? Infinity : readToPrepare;
  const start = (text: string): string => text.slice(0, most);
  await rereadSuggestion(
    { ...asked, clauseText: start(clauseText), revisedClause: start(revisedClause) },
    [],
    readings,
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
 * As `rereadSuggestion`, after the wording was brought nearer to the playbooks that apply: keywords they avoid are
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
  const memo = createMatchMemo();
  const reread = (text: string) => findAll(text, options, models, input.playbooks, memo);
  const before = reread(readableText(input.clauseText));
  const locate = quoteLocator(before.read.text);
  const judge = wordingJudge(
    before,
    quotes.flatMap((quote) => locate(quote) ?? []),
  );
  const isFit = (wording: Findings): boolean => judge(wording).length === 0;
  const { findings, points, remarks } = reviseByPlaybook(before, reread(readableText(revisedClause)), reread, isFit);
  return {
    revisedClause: findings.read.text,
    recheck: compareFindings(before, carryFindings(before, findings)),
    points,
    remarks,
    problems: judge(findings),
  };
};

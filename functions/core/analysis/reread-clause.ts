import type { RereadRequest, RereadResponse, Risk, RiskLevel } from '../../../shared/analysis.ts';
import type { PartyRole } from '../../../shared/contracts.ts';
import { titleKey } from '../../../shared/verdicts.ts';
import type { AnalysisRecord } from '../../adapters/entities/analysis.ts';
import { countCall } from '../account/limit-attempts.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { loadGuidance } from '../playbook/load-guidance.ts';
import { loadAnalysis } from './analyses.ts';
import { isNear } from './is-near.ts';
import { requireAnalysable } from './require-analysable.ts';

/** Accepting is quicker than reading: one a second, on and on, is more than anybody needs. */
const readingsPerMinute = 60;

interface RereadClauseOptions {
  readonly caller: Caller;
  readonly id: string;
  readonly request: RereadRequest;
}

const invalid = (message: string): AppError => new AppError('invalid_request', message);

const requireChanges = ({ analysis }: AnalysisRecord, accepted: readonly string[]): void => {
  const changed = new Set(analysis.suggestedImprovement.changes.map(({ findingId }) => findingId));
  const index = accepted.findIndex((findingId) => !changed.has(findingId));
  if (index >= 0) throw invalid(`accepted.${index}: No change of this analysis is for this finding.`);
};

const requireNear = ({ clauseText, analysis }: AnalysisRecord, edited: string): void => {
  const { revisedClause, changes } = analysis.suggestedImprovement;
  if (edited === clauseText || isNear(edited, [clauseText, revisedClause, ...changes.map(({ put }) => put)])) return;
  throw invalid('This text shares too little with the analyzed clause. Please analyze it as a clause of its own.');
};

/** Refuses a request for which there is nothing to read, before anything heavy is loaded. */
const requireReadable = (record: AnalysisRecord, { accepted, clauseText }: RereadRequest): void => {
  if ((accepted === undefined) === (clauseText === undefined)) {
    throw invalid('Please send either accepted, the findings whose changes are made, or clauseText, the edited text.');
  }
  if (accepted) requireChanges(record, accepted);
  if (clauseText === undefined) return;
  requireAnalysable(clauseText);
  requireNear(record, clauseText);
};

/** The titles of the listed risks and missing elements that are settled, as they are listed. */
const settledOf = ({ analysis }: AnalysisRecord, resolved: readonly string[], open: readonly Risk[]): string[] => {
  const wanted = new Set(resolved.map(titleKey));
  const stillOpen = new Set(open.map(({ title }) => titleKey(title)));
  const titles = [...analysis.risks, ...analysis.missingElements].map(({ title }) => title);
  return [...new Set(titles)].filter((title) => wanted.has(titleKey(title)) && !stillOpen.has(titleKey(title)));
};

/** The sentences among accepted changes that fill gaps: they are about no statement of the clause. */
const additionsOf = ({ analysis }: AnalysisRecord, accepted: ReadonlySet<string>): string[] => {
  const lacks = new Set(analysis.missingElements.map(({ id }) => id));
  return analysis.suggestedImprovement.changes
    .filter(({ findingId }) => accepted.has(findingId) && lacks.has(findingId))
    .map(({ put }) => put);
};

const countsOf = (risks: readonly Risk[]): Record<RiskLevel, number> => {
  const count = (level: RiskLevel): number => risks.filter((risk) => risk.level === level).length;
  return { high: count('high'), medium: count('medium'), low: count('low') };
};

/** What a clause comes to as it stands: it was read, and nothing changed since. */
const asAnalyzed = ({ clauseText, analysis }: AnalysisRecord): RereadResponse => ({
  riskLevel: analysis.riskLevel,
  overallRiskScore: analysis.overallRiskScore,
  completenessScore: analysis.completenessScore,
  ...countsOf(analysis.risks.filter(({ verified }) => verified)),
  missing: analysis.missingElements.length,
  settled: [],
  introduced: [],
  revisedClause: clauseText,
});

/** What reads a clause again. The first reading of a process loads and compiles it, which takes far longer than to read. */
const loadReader = async () => {
  const [{ prepareReading, rereadSuggestion }, { levelOf }, { openRisks }, { setGuidanceApart }] = await Promise.all([
    import('../clauses/recheck-suggestion.ts'),
    import('../clauses/findings/score.ts'),
    import('./open-risks.ts'),
    import('./set-guidance-apart.ts'),
  ]);
  return { prepareReading, rereadSuggestion, levelOf, openRisks, setGuidanceApart };
};

const readAgain = async (caller: Caller, record: AnalysisRecord, request: RereadRequest): Promise<RereadResponse> => {
  const { clauseText, contractType, riskTolerance, usePlaybook, analysis } = record;
  const accepted = new Set(request.accepted);
  const { makeChanges } = await import('../clauses/rewrite/make-changes.ts');
  const revisedClause = request.clauseText ?? makeChanges(record, accepted);
  const guidance = usePlaybook ? await loadGuidance({ caller, contractType }) : [];
  const { prepareReading, rereadSuggestion, levelOf, openRisks, setGuidanceApart } = await loadReader();
  const { playbooks } = setGuidanceApart(guidance);
  const partyRole = analysis.partyRole as PartyRole | '';
  const clause = { clauseText, contractType, partyRole, riskTolerance, playbooks };
  if (revisedClause === clauseText) {
    await prepareReading({ ...clause, revisedClause: analysis.suggestedImprovement.revisedClause });
    return asAnalyzed(record);
  }
  // Against the clause as it is read now: a model, or playbooks since changed, may have had a part in what is stored.
  const { before, after, recheck } = await rereadSuggestion(
    { ...clause, revisedClause },
    additionsOf(record, accepted),
  );
  const open = openRisks({ analysis, clauseText, before, after, accepted, revisedClause });
  return {
    riskLevel: levelOf(open.riskScore),
    overallRiskScore: open.riskScore,
    completenessScore: after.completenessScore,
    ...countsOf(open.risks),
    missing: after.missing,
    settled: settledOf(record, recheck.resolved, open.risks),
    introduced: recheck.introduced,
    revisedClause,
  };
};

/**
 * Reads a stored clause again with some of its changes made, or as a person edited it, by the engine alone and with the
 * playbooks that apply now. Nothing is stored, and nothing counts against a plan or a visitor's day.
 * @throws AppError too_many_requests over 60 a minute; not_found where there is no such analysis or it is somebody
 *   else's; invalid_request for a finding without a change, and for text that is blank or not near the clause; too_large
 */
export const rereadClause = async ({ caller, id, request }: RereadClauseOptions): Promise<RereadResponse> => {
  await countCall('reading', caller, readingsPerMinute);
  const record = await loadAnalysis(caller.id, id);
  requireReadable(record, request);
  return readAgain(caller, record, request);
};

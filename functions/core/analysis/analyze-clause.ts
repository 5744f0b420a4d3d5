import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Analysis, AnalyzeResponse, analyzeRequestSchema, AuditEntry } from '../../../shared/analysis.ts';
import { defaultRiskTolerance } from '../../../shared/contracts.ts';
import type { AnalysisRecord } from '../../adapters/entities/analysis.ts';
import { finishClaim, releaseClaim } from '../../adapters/entities/idempotency.ts';
import { optionalSetting } from '../../adapters/environment.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { findOriginal } from '../documents/originals.ts';
import { loadGuidance, strictestTolerance } from '../playbook/load-guidance.ts';
import { planAllowance } from '../subscription/plan-allowance.ts';
import { costOf, spendingOf } from '../subscription/plans.ts';
import type { Allowance } from '../subscription/allowance.ts';
import { fitsItem, loadAnalysis, storeAnalysis } from './analyses.ts';
import { beginAnalysis } from './begin-analysis.ts';
import { publicAllowance } from './count-public-analysis.ts';
import { errorName } from './model-failure.ts';
import { type ProducedAnalysis, produceAnalysis } from './produce-analysis.ts';
import { requireAnalysable } from './require-analysable.ts';

interface AnalyzeClauseOptions {
  readonly caller: Caller;
  readonly request: z.output<typeof analyzeRequestSchema>;
  /** The caller's value for "this very request"; repeats get the first answer. */
  readonly idempotencyKey: string | undefined;
  /** Epoch milliseconds by which the answer must be on its way. */
  readonly deadlineMs: number;
}

type Made = Pick<AnalysisRecord, 'analysis' | 'modelReview' | 'createdAt'> &
  Pick<ProducedAnalysis, 'shadowModel' | 'usage'>;

const auditEntry = (
  caller: Caller,
  { analysis, modelReview, createdAt: timestamp, shadowModel, usage }: Made,
): AuditEntry => ({
  id: randomUUID(),
  action: 'Clause analyzed',
  timestamp,
  details: {
    model: analysis.source.model ?? analysis.source.engine,
    ...(analysis.source.prompt !== undefined && { prompt: analysis.source.prompt }),
    ...(shadowModel !== undefined && { shadowModel }),
    ...costOf(spendingOf(usage).microDollars),
    ...(modelReview === 'off' && { modelReview }),
    playbookUsed: analysis.playbooks.length > 0,
    riskScore: analysis.overallRiskScore,
    ...(caller.kind === 'account' && { actor: caller.user.name }),
    ...(analysis.playbooks.length > 0 && {
      playbooks: analysis.playbooks.map(({ name, version }) => ({ name, version })),
    }),
  },
});

interface AllowanceOptions {
  readonly analysisId: string;
  readonly wantsModel: boolean;
  readonly deadlineMs: number;
}

const allowanceOf = async (caller: Caller, options: AllowanceOptions): Promise<Allowance> =>
  caller.kind === 'account'
    ? planAllowance({ ownerId: caller.id, planId: caller.planId, ...options })
    : publicAllowance({ ...caller, wantsModel: options.wantsModel });

/**
 * Whether this analysis is kept from the model.
 * @throws AppError invalid_request where the stage has every analysis reviewed by its model
 */
const readModelOff = (request: AnalyzeClauseOptions['request']): boolean => {
  if (request.modelReview !== 'off') return false;
  if (optionalSetting('BEDROCK_MODEL_ID') && optionalSetting('MODEL_ALWAYS') === 'true') {
    throw new AppError(
      'invalid_request',
      'modelReview: Every analysis is reviewed by the language model here, and it cannot be turned off. Leave modelReview out.',
    );
  }
  return true;
};

const noRoom =
  'The language model was not asked, because this analysis is too long to be added to. This is the clause engine’s own analysis.';

/** The analysis, with a note where it awaits a model and does not lie in an item, in which alone its review is put. */
const withoutRoom = (
  clauseText: string,
  analysis: Analysis,
  { awaitsModel }: Pick<ProducedAnalysis, 'awaitsModel'>,
): Analysis =>
  awaitsModel && !fitsItem({ clauseText, analysis }) ? { ...analysis, notes: [...analysis.notes, noRoom] } : analysis;

/** How the model's review stands, where that is worth a word. */
const stateOf = (
  isModelOff: boolean,
  { awaitsModel }: Pick<ProducedAnalysis, 'awaitsModel'>,
  { notes }: Pick<Analysis, 'notes'>,
): Pick<AnalysisRecord, 'modelReview'> => {
  if (isModelOff) return { modelReview: 'off' };
  return awaitsModel && !notes.includes(noRoom) ? { modelReview: 'pending' } : {};
};

const answerOf = ({
  analysis,
  id,
  modelReview,
}: Pick<AnalysisRecord, 'analysis' | 'id' | 'modelReview'>): AnalyzeResponse => ({
  analysis,
  analysisId: id,
  ...(modelReview === 'pending' && { modelReview }),
});

/** A review is queued to begin this long after the answer is due, in milliseconds: the analysis is stored by then. */
const queueSlackMs = 5_000;

/**
 * Sees to it that a pending analysis is reviewed though nobody asks: a tab may be closed. It is queued before it is
 * stored, so that no interruption leaves one without; of an analysis that came to nothing there is none to be reviewed.
 */
const queuePending = async (
  { id: analysisId, modelReview }: Pick<AnalysisRecord, 'id' | 'modelReview'>,
  ownerId: string,
  deadlineMs: number,
): Promise<void> => {
  if (modelReview !== 'pending') return;
  const { queueReview } = await import('../../adapters/review-queue.ts');
  const delaySeconds = Math.ceil((deadlineMs + queueSlackMs - Date.now()) / 1_000);
  // Whoever opens the analysis asks for its review again: the engine's own is not lost for a queue that fails.
  await queueReview({ analysisId, ownerId }, delaySeconds).catch((error: unknown) => {
    console.error(JSON.stringify({ event: 'reviewNotQueued', error: errorName(error) }));
  });
};

/**
 * Analyses a clause and stores the analysis; what was answered is stored.
 * @throws AppError invalid_request for blank text and for a model turned off that may not be, too_large over 1,000,000 UTF-16
 *   units, limit_reached where the plan has no analysis left, not_found for a document that is not kept or somebody else's,
 *   idempotency_key_reused, conflict, timeout
 */
export const analyzeClause = async (options: AnalyzeClauseOptions): Promise<AnalyzeResponse> => {
  const { caller, request, idempotencyKey, deadlineMs } = options;
  requireAnalysable(request.clauseText);
  const isModelOff = readModelOff(request);
  const ownerId = caller.id;
  const id = randomUUID();
  const allowance = await allowanceOf(caller, { analysisId: id, wantsModel: !isModelOff, deadlineMs });
  const claim = await beginAnalysis({ ownerId, request, idempotencyKey, analysisId: id, deadlineMs, allowance });
  if (claim.state === 'done') {
    return answerOf(await loadAnalysis(ownerId, claim.analysisId));
  }
  try {
    const { clauseText, contractType = '', partyRole = '', usePlaybook, title = '', documentId } = request;
    const original = documentId ? await findOriginal(ownerId, documentId) : undefined;
    const playbooks = usePlaybook ? await loadGuidance({ caller, contractType }) : [];
    const riskTolerance = request.riskTolerance || strictestTolerance(playbooks) || defaultRiskTolerance;
    const produced = await produceAnalysis({
      clauseText,
      contractType,
      partyRole,
      riskTolerance,
      playbooks,
      mayAskModel: allowance.mayAskModel(),
      modelReview: request.modelReview,
      deadlineMs,
    });
    const used = playbooks.map(({ id: playbookId, name, version }) => ({ id: playbookId, name, version }));
    const analysis = withoutRoom(clauseText, { ...produced.analysis, playbooks: used }, produced);
    // Whoever asked was told that it took too long: what nobody was answered is neither kept nor counted.
    if (Date.now() > deadlineMs)
      throw new AppError('timeout', 'This took longer than a call may take. Please try again.');
    const createdAt = new Date().toISOString();
    const asked = { title, contractType, riskTolerance, usePlaybook, clauseText };
    const made = { id, analysis, createdAt, ...stateOf(isModelOff, produced, analysis) };
    await queuePending(made, ownerId, deadlineMs);
    await storeAnalysis(
      { ...asked, ...made, ...(used.length > 0 && { playbookUsed: true }), ownerId, idempotencyKey },
      auditEntry(caller, { ...produced, ...made }),
      deadlineMs,
      {
        writes: [
          ...(idempotencyKey ? [finishClaim(ownerId, idempotencyKey, id)] : []),
          ...allowance.settle(spendingOf(produced.usage)),
        ],
        original,
      },
    );
    return answerOf(made);
  } catch (error) {
    // Each of the two gives itself up after a while, should this not succeed.
    await allowance.giveBack().catch(() => undefined);
    if (idempotencyKey) await releaseClaim(ownerId, idempotencyKey, id).catch(() => undefined);
    throw error;
  }
};

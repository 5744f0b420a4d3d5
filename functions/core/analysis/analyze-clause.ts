import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Analysis, AnalyzeResponse, analyzeRequestSchema, AuditEntry } from '../../../shared/analysis.ts';
import { defaultRiskTolerance } from '../../../shared/contracts.ts';
import { finishClaim, releaseClaim } from '../../adapters/entities/idempotency.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { findOriginal } from '../documents/originals.ts';
import { loadGuidance, strictestTolerance } from '../playbook/load-guidance.ts';
import { planAllowance } from '../subscription/plan-allowance.ts';
import { spendingOf } from '../subscription/plans.ts';
import type { Allowance } from '../subscription/allowance.ts';
import { loadAnalysis, storeAnalysis } from './analyses.ts';
import { beginAnalysis } from './begin-analysis.ts';
import { publicAllowance } from './count-public-analysis.ts';
import { produceAnalysis } from './produce-analysis.ts';
import { requireAnalysable } from './require-analysable.ts';

interface AnalyzeClauseOptions {
  readonly caller: Caller;
  readonly request: z.output<typeof analyzeRequestSchema>;
  /** The caller's value for "this very request"; repeats get the first answer. */
  readonly idempotencyKey: string | undefined;
  /** Epoch milliseconds by which the answer must be on its way. */
  readonly deadlineMs: number;
}

const auditEntry = (caller: Caller, analysis: Analysis, timestamp: string): AuditEntry => ({
  id: randomUUID(),
  action: 'Clause analyzed',
  timestamp,
  details: {
    model: analysis.source.model ?? analysis.source.engine,
    ...(analysis.source.prompt !== undefined && { prompt: analysis.source.prompt }),
    playbookUsed: analysis.playbooks.length > 0,
    riskScore: analysis.overallRiskScore,
    ...(caller.kind === 'account' && { actor: caller.user.name }),
    ...(analysis.playbooks.length > 0 && {
      playbooks: analysis.playbooks.map(({ name, version }) => ({ name, version })),
    }),
  },
});

const allowanceOf = async (caller: Caller, analysisId: string, deadlineMs: number): Promise<Allowance> =>
  caller.kind === 'account'
    ? planAllowance({ ownerId: caller.id, planId: caller.planId, analysisId, deadlineMs })
    : publicAllowance(caller);

/**
 * Analyses a clause and stores the analysis; what was answered is stored.
 * @throws AppError invalid_request for blank text, too_large over 1,000,000 UTF-16 units, limit_reached where the plan
 *   has no analysis left, not_found for a document that is not kept or somebody else's, idempotency_key_reused, conflict, timeout
 */
export const analyzeClause = async (options: AnalyzeClauseOptions): Promise<AnalyzeResponse> => {
  const { caller, request, idempotencyKey, deadlineMs } = options;
  requireAnalysable(request.clauseText);
  const ownerId = caller.id;
  const id = randomUUID();
  const allowance = await allowanceOf(caller, id, deadlineMs);
  const claim = await beginAnalysis({ ownerId, request, idempotencyKey, analysisId: id, deadlineMs, allowance });
  if (claim.state === 'done') {
    const { analysis } = await loadAnalysis(ownerId, claim.analysisId);
    return { analysis, analysisId: claim.analysisId };
  }
  try {
    const { clauseText, contractType = '', partyRole = '', usePlaybook, title = '', documentId } = request;
    const original = documentId ? await findOriginal(ownerId, documentId) : undefined;
    const playbooks = usePlaybook ? await loadGuidance({ caller, contractType }) : [];
    const riskTolerance = request.riskTolerance || strictestTolerance(playbooks) || defaultRiskTolerance;
    const { analysis: produced, usage } = await produceAnalysis({
      clauseText,
      contractType,
      partyRole,
      riskTolerance,
      playbooks,
      mayAskModel: allowance.mayAskModel(),
      deadlineMs,
    });
    const used = playbooks.map(({ id: playbookId, name, version }) => ({ id: playbookId, name, version }));
    const analysis: Analysis = { ...produced, playbooks: used };
    // Whoever asked was told that it took too long: what nobody was answered is neither kept nor counted.
    if (Date.now() > deadlineMs)
      throw new AppError('timeout', 'This took longer than a call may take. Please try again.');
    const createdAt = new Date().toISOString();
    const asked = { title, contractType, riskTolerance, usePlaybook, clauseText };
    await storeAnalysis(
      { ...asked, ...(used.length > 0 && { playbookUsed: true }), id, ownerId, createdAt, analysis, idempotencyKey },
      auditEntry(caller, analysis, createdAt),
      deadlineMs,
      {
        writes: [
          ...(idempotencyKey ? [finishClaim(ownerId, idempotencyKey, id)] : []),
          ...allowance.settle(spendingOf(usage)),
        ],
        original,
      },
    );
    return { analysis, analysisId: id };
  } catch (error) {
    // Each of the two gives itself up after a while, should this not succeed.
    await allowance.giveBack().catch(() => undefined);
    if (idempotencyKey) await releaseClaim(ownerId, idempotencyKey, id).catch(() => undefined);
    throw error;
  }
};

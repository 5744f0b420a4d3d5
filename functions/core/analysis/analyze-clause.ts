import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Analysis, AnalyzeResponse, analyzeRequestSchema, AuditEntry } from '../../../shared/analysis.ts';
import { defaultRiskTolerance } from '../../../shared/contracts.ts';
import { maxClauseLength } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { planAllowance } from '../subscription/plan-allowance.ts';
import { spendingOf } from '../subscription/plans.ts';
import type { Allowance } from './allowance.ts';
import { loadAnalysis, storeAnalysis } from './analyses.ts';
import { beginAnalysis } from './begin-analysis.ts';
import { publicAllowance } from './count-public-analysis.ts';
import { finishClaim, releaseClaim } from './idempotency.ts';
import { produceAnalysis } from './produce-analysis.ts';

interface AnalyzeClauseOptions {
  readonly caller: Caller;
  readonly request: z.output<typeof analyzeRequestSchema>;
  /** The caller's value for "this very request"; repeats get the first answer. */
  readonly idempotencyKey: string | undefined;
  /** Epoch milliseconds by which the answer must be on its way. */
  readonly deadlineMs: number;
}

const requireAnalysable = (clauseText: string): void => {
  if (clauseText.trim() === '') throw new AppError('invalid_request', messages.noClauseText);
  if (clauseText.length > maxClauseLength) {
    const limit = maxClauseLength.toLocaleString('en-US');
    throw new AppError('too_large', `The text is longer than ${limit} characters. Please analyze it in parts.`);
  }
};

const auditEntry = (analysis: Analysis, playbookUsed: boolean, timestamp: string): AuditEntry => ({
  id: randomUUID(),
  action: 'Clause analyzed',
  timestamp,
  details: {
    model: analysis.source.model ?? analysis.source.engine,
    playbookUsed,
    riskScore: analysis.overallRiskScore,
  },
});

const allowanceOf = async (caller: Caller, analysisId: string, deadlineMs: number): Promise<Allowance> =>
  caller.kind === 'account'
    ? planAllowance({ ownerId: caller.id, planId: caller.planId, analysisId, deadlineMs })
    : publicAllowance(caller);

/**
 * Analyses a clause and stores the analysis; what was answered is stored.
 * @throws AppError invalid_request for blank text, too_large over 1,000,000 UTF-16 units, limit_reached where the plan
 *   has no analysis left, idempotency_key_reused, conflict, timeout
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
    const riskTolerance = request.riskTolerance || defaultRiskTolerance;
    const { clauseText, contractType = '', partyRole = '', usePlaybook, title = '' } = request;
    const { analysis, tokens } = await produceAnalysis({
      clauseText,
      contractType,
      partyRole,
      riskTolerance,
      mayAskModel: allowance.mayAskModel(),
      deadlineMs,
    });
    const createdAt = new Date().toISOString();
    await storeAnalysis(
      { id, ownerId, title, contractType, riskTolerance, usePlaybook, createdAt, clauseText, analysis, idempotencyKey },
      auditEntry(analysis, false, createdAt),
      [...(idempotencyKey ? [finishClaim(ownerId, idempotencyKey, id)] : []), ...allowance.settle(spendingOf(tokens))],
    );
    return { analysis, analysisId: id };
  } catch (error) {
    // Each of the two gives itself up after a while, should this not succeed.
    await allowance.giveBack().catch(() => undefined);
    if (idempotencyKey) await releaseClaim(ownerId, idempotencyKey, id).catch(() => undefined);
    throw error;
  }
};

import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Analysis, AnalyzeResponse, analyzeRequestSchema, AuditEntry } from '../../../shared/analysis.ts';
import { defaultRiskTolerance } from '../../../shared/contracts.ts';
import { maxClauseLength } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ts';
import { AppError } from '../app-error.ts';
import { loadAnalysis, storeAnalysis } from './analyses.ts';
import { claimKey, finishClaim, releaseClaim } from './idempotency.ts';
import { produceAnalysis } from './produce-analysis.ts';

interface AnalyzeClauseOptions {
  readonly ownerId: string;
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

/**
 * Analyses a clause and stores the analysis; what was answered is stored.
 * @throws AppError invalid_request for blank text, too_large over 1,000,000 UTF-16 units, idempotency_key_reused,
 *   conflict, timeout
 */
export const analyzeClause = async (options: AnalyzeClauseOptions): Promise<AnalyzeResponse> => {
  const { ownerId, request, idempotencyKey, deadlineMs } = options;
  requireAnalysable(request.clauseText);
  const id = randomUUID();
  if (idempotencyKey) {
    const claim = await claimKey({ ownerId, key: idempotencyKey, request, analysisId: id, deadlineMs });
    if (claim.state === 'done') {
      const { analysis } = await loadAnalysis(ownerId, claim.analysisId);
      return { analysis, analysisId: claim.analysisId };
    }
  }
  try {
    const riskTolerance = request.riskTolerance || defaultRiskTolerance;
    const { clauseText, contractType = '', partyRole = '', usePlaybook, title = '' } = request;
    const analysis = await produceAnalysis({ clauseText, contractType, partyRole, riskTolerance, deadlineMs });
    const createdAt = new Date().toISOString();
    await storeAnalysis(
      { id, ownerId, title, contractType, riskTolerance, usePlaybook, createdAt, clauseText, analysis, idempotencyKey },
      auditEntry(analysis, false, createdAt),
      idempotencyKey ? [finishClaim(ownerId, idempotencyKey, id)] : [],
    );
    return { analysis, analysisId: id };
  } catch (error) {
    if (idempotencyKey) await releaseClaim(ownerId, idempotencyKey, id).catch(() => undefined);
    throw error;
  }
};

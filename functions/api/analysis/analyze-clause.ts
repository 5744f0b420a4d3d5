import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { analyzeClause } from '../../core/analysis/analyze-clause.ts';
import { endpoint } from '../../http/endpoint.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';

export const handler = endpoint(analysisRoutes.analyzeClause, async ({ body, caller, deadlineMs, header }) => ({
  json: await analyzeClause({
    caller,
    request: body,
    idempotencyKey: readIdempotencyKey(header('idempotency-key')),
    deadlineMs,
  }),
}));

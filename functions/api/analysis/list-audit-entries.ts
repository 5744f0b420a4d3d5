import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { listAuditEntries } from '../../core/analysis/list-audit-entries.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(analysisRoutes.listAuditEntries, async ({ params, caller }) => ({
  json: [...(await listAuditEntries({ ownerId: caller.id, id: idOf(params) }))],
}));

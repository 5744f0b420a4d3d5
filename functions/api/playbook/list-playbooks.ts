import { playbookRoutes } from '../../../shared/routes/playbook-routes.ts';
import { listPlaybooks } from '../../core/playbook/list-playbooks.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(playbookRoutes.listPlaybooks, async ({ query, caller }) => {
  const { limit, cursor } = query;
  const { playbooks, nextCursor } = await listPlaybooks({ caller, limit, cursor });
  const next = `${playbookRoutes.listPlaybooks.path}?limit=${limit}&cursor=${nextCursor}`;
  return { json: [...playbooks], ...(nextCursor && { headers: { link: `<${next}>; rel="next"` } }) };
});

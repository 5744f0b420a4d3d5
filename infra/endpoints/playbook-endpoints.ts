import type { playbookRoutes } from '../../shared/routes/playbook-routes.ts';
import { type EndpointSettings, longestSeconds } from './endpoint.ts';

export const playbookEndpoints = {
  listPlaybooks: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads one page of playbooks.',
    grants: { table: ['GetItem', 'Query'] },
  },
  createPlaybook: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It writes one transaction.',
    grants: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
    settings: ['PLAYBOOK_ACTIVATION'],
  },
  updatePlaybook: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It writes one transaction.',
    grants: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    settings: ['PLAYBOOK_ACTIVATION'],
  },
  deletePlaybook: {
    memoryMb: 512,
    timeoutSeconds: longestSeconds,
    reason: 'It deletes a playbook’s templates one after another, items and objects.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
      documents: { templates: ['delete', 'find'] },
    },
    settings: ['PLAYBOOK_ACTIVATION'],
  },
} as const satisfies Record<keyof typeof playbookRoutes, EndpointSettings>;

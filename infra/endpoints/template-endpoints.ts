import type { templateRoutes } from '../../shared/routes/template-routes.ts';
import { type EndpointSettings, fullProcessorMb, longestSeconds } from './endpoint.ts';

export const templateEndpoints = {
  listTemplates: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads the templates of one playbook, and the playbook for whose it is.',
    grants: { table: ['GetItem', 'Query'] },
  },
  createTemplate: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Reading a 10 MB document is bound by one core, and scanned pages wait for Textract.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
      documents: { uploads: ['get', 'delete', 'find'], templates: ['put', 'delete', 'find'] },
      recognisePages: true,
    },
    settings: ['PLANS', 'PLAYBOOK_ACTIVATION', 'PUBLIC_LIMITS'],
  },
  getTemplate: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads two items and one object.',
    grants: { table: ['GetItem'], documents: { templates: ['get', 'find'] } },
  },
  downloadTemplate: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It signs one address.',
    grants: { table: ['GetItem'], documents: { templates: ['get'] } },
  },
  updateTemplate: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It writes one transaction.',
    grants: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
    settings: ['PLAYBOOK_ACTIVATION'],
  },
  deleteTemplate: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It writes two transactions and deletes two objects between them.',
    grants: {
      table: ['GetItem', 'PutItem', 'DeleteItem'],
      documents: { templates: ['delete', 'find'] },
    },
    settings: ['PLAYBOOK_ACTIVATION'],
  },
} as const satisfies Record<keyof typeof templateRoutes, EndpointSettings>;

import type { administrationRoutes } from '../../shared/routes/administration-routes.ts';
import { type EndpointSettings } from './endpoint.ts';

export const administrationEndpoints = {
  listUsers: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It reads pages of short items, several of them where it searches.',
    grants: { table: ['GetItem', 'Query'] },
  },
  getUserStatistics: {
    memoryMb: 256,
    timeoutSeconds: 10,
    reason: 'It reads one item.',
    grants: { table: ['GetItem'] },
  },
  listDecisions: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads one page of short items.',
    grants: { table: ['Query'] },
  },
  approveUser: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It writes one transaction and sends one mail.',
    grants: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'], sendMail: true },
  },
  rejectUser: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It writes one transaction and sends one mail.',
    grants: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'], sendMail: true },
  },
  deactivateUser: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It writes one transaction.',
    grants: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] },
  },
  reactivateUser: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It writes one transaction.',
    grants: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] },
  },
  setUserPlan: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It writes one transaction.',
    grants: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    settings: ['PLANS'],
  },
  getUsage: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads one month of daily figures.',
    grants: { table: ['Query'] },
  },
} as const satisfies Record<keyof typeof administrationRoutes, EndpointSettings>;

import type { administrationRoutes } from '../../shared/routes/administration-routes.ts';
import { type EndpointSettings } from './endpoint.ts';

export const administrationEndpoints = {
  listUsers: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It reads pages of short items.',
    grants: { table: ['GetItem', 'BatchGetItem', 'Query'] },
    settings: ['PLANS'],
  },
  searchUsers: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It reads pages of short items until enough of them match.',
    grants: { table: ['GetItem', 'BatchGetItem', 'Query'] },
    settings: ['PLANS'],
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
    grants: {
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      sendMail: true,
    },
    settings: ['PLANS'],
  },
  rejectUser: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It writes one transaction and sends one mail.',
    grants: {
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      sendMail: true,
    },
    settings: ['PLANS'],
  },
  deactivateUser: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It writes one transaction.',
    grants: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] },
    settings: ['PLANS'],
  },
  reactivateUser: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It writes one transaction.',
    grants: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] },
    settings: ['PLANS'],
  },
  setUserPlan: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It writes one transaction.',
    grants: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] },
    settings: ['PLANS'],
  },
  getUsage: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads one month of daily figures.',
    grants: { table: ['Query'] },
  },
} as const satisfies Record<keyof typeof administrationRoutes, EndpointSettings>;

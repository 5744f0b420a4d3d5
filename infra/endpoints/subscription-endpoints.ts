import type { subscriptionRoutes } from '../../shared/routes/subscription-routes.ts';
import { type EndpointSettings } from './endpoint.ts';

export const subscriptionEndpoints = {
  listPlans: {
    memoryMb: 256,
    timeoutSeconds: 10,
    reason: 'It answers a setting.',
    grants: {},
    settings: ['PLANS'],
  },
  getSubscription: {
    memoryMb: 256,
    timeoutSeconds: 10,
    reason: 'It reads one counter.',
    grants: { table: ['GetItem'] },
    settings: ['PLANS'],
  },
  createSubscription: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It writes one transaction.',
    grants: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    settings: ['PLANS'],
  },
} as const satisfies Record<keyof typeof subscriptionRoutes, EndpointSettings>;

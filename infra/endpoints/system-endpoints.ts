import type { systemRoutes } from '../../shared/routes/system-routes.ts';
import { type EndpointSettings } from './endpoint.ts';

export const systemEndpoints = {
  getHealth: { memoryMb: 256, timeoutSeconds: 5, reason: 'It answers a constant.', grants: {} },
  getOpenapi: {
    memoryMb: 256,
    timeoutSeconds: 5,
    reason: 'It serialises the route table, which takes milliseconds.',
    grants: {},
  },
} as const satisfies Record<keyof typeof systemRoutes, EndpointSettings>;

import * as z from 'zod/mini';
import { json, type Route } from './route.ts';

/** What says that and how the API answers. */
export const systemRoutes = {
  getHealth: {
    noun: 'system',
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    summary: 'Say that the API answers.',
    response: json(z.object({ status: z.literal('ok') })),
  },
  getOpenapi: {
    noun: 'system',
    method: 'GET',
    path: '/api/openapi.json',
    access: 'anyone',
    summary: 'Describe this API as an OpenAPI 3.1 document.',
    response: json(z.record(z.string(), z.unknown())),
  },
} as const satisfies Record<string, Route>;

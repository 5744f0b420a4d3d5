import * as z from 'zod/mini';
import { choosePlanRequestSchema, planSchema, subscriptionStatusSchema } from '../subscriptions.ts';
import { json, type Route } from './route.ts';

/** Plans and subscriptions. */
export const subscriptionRoutes = {
  listPlans: {
    noun: 'subscription',
    method: 'GET',
    path: '/api/subscription/plans',
    access: 'account',
    summary: 'List the plans.',
    response: json(z.array(planSchema)),
  },
  getSubscription: {
    noun: 'subscription',
    method: 'GET',
    path: '/api/subscription/status',
    access: 'account',
    summary: 'Say which plan the caller is on and what is used of it.',
    response: json(subscriptionStatusSchema),
  },
  createSubscription: {
    noun: 'subscription',
    method: 'POST',
    path: '/api/subscription/create',
    access: 'account',
    summary: 'Put the caller on a plan.',
    request: json(choosePlanRequestSchema),
    response: json(subscriptionStatusSchema),
    errors: ['not_found', 'forbidden', 'conflict'],
  },
} as const satisfies Record<string, Route>;

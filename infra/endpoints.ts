import type { RouteName } from '../shared/routes.ts';
import type { EndpointSettings } from './endpoints/endpoint.ts';
import { accountEndpoints } from './endpoints/account-endpoints.ts';
import { administrationEndpoints } from './endpoints/administration-endpoints.ts';
import { analysisEndpoints } from './endpoints/analysis-endpoints.ts';
import { documentEndpoints } from './endpoints/document-endpoints.ts';
import { negotiationEndpoints } from './endpoints/negotiation-endpoints.ts';
import { playbookEndpoints } from './endpoints/playbook-endpoints.ts';
import { subscriptionEndpoints } from './endpoints/subscription-endpoints.ts';
import { systemEndpoints } from './endpoints/system-endpoints.ts';
import { templateEndpoints } from './endpoints/template-endpoints.ts';

/** How each endpoint's Lambda is sized and what it may touch. */
export const endpoints = {
  ...systemEndpoints,
  ...accountEndpoints,
  ...documentEndpoints,
  ...analysisEndpoints,
  ...negotiationEndpoints,
  ...playbookEndpoints,
  ...templateEndpoints,
  ...subscriptionEndpoints,
  ...administrationEndpoints,
} as const satisfies Record<RouteName, EndpointSettings>;

/** The settings of an endpoint, typed alike for all of them. */
export const endpointOf = (name: RouteName): EndpointSettings => endpoints[name];

import { type Route, type RouteName, routes } from '../shared/routes.ts';
import { endpointOf } from './endpoints.ts';
import type { EndpointGrants } from './endpoints/endpoint.ts';

/** The names of the settings that grants bring: a function is told of what it may use. */
export const settingsOfGrants = (grants: EndpointGrants): readonly string[] => [
  ...(grants.table ? ['TABLE_NAME'] : []),
  ...(grants.accounts ? ['TOKEN_ISSUER', 'USER_POOL_CLIENT_ID', 'USER_POOL_ID'] : []),
  ...(grants.documents ? ['DOCUMENTS_BUCKET'] : []),
  ...(grants.invokeModel
    ? [
        ...['BEDROCK_MODEL_ID', 'BEDROCK_COPIED_FROM', 'BEDROCK_REGION', 'BEDROCK_GUARDRAIL'],
        ...['MODEL_ALWAYS', 'MODEL_SHADOW'],
      ]
    : []),
  ...(grants.queueReviews ? ['REVIEW_QUEUE_URL'] : []),
  ...(grants.sendMail ? ['MAIL_SENDER', 'SUPPORT_EMAIL', 'APP_URL'] : []),
];

/**
 * The names of the settings an endpoint's function is given: what its access and its grants bring, and what its row
 * adds. On AWS and on one machine alike, a function knows of nothing it does not use.
 */
export const settingsOf = (name: RouteName): ReadonlySet<string> => {
  const route: Route = routes[name];
  const { grants, settings = [] } = endpointOf(name);
  return new Set([
    'PUBLIC_MODE',
    'ORIGIN_SECRET_ID',
    ...(route.access === 'member' || route.remembersVisitor ? ['VISITOR_SECRET_ID'] : []),
    // The gate verifies the token and reads the account.
    ...(route.access === 'anyone' ? [] : ['TABLE_NAME', 'TOKEN_ISSUER', 'USER_POOL_CLIENT_ID']),
    ...settingsOfGrants(grants),
    ...settings,
  ]);
};

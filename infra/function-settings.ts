import { type Route, type RouteName, routes } from '../shared/routes.ts';
import { endpointOf } from './endpoints.ts';

/**
 * The names of the settings an endpoint's function is given: what its access and its grants bring, and what its row
 * adds. On AWS and on one machine alike, a function knows of nothing it does not use.
 */
export const settingsOf = (name: RouteName): ReadonlySet<string> => {
  const route: Route = routes[name];
  const { grants, settings = [] } = endpointOf(name);
  const checksSession = route.access !== 'anyone';
  return new Set([
    'PUBLIC_MODE',
    'ORIGIN_SECRET_ID',
    ...(route.access === 'member' || route.remembersVisitor ? ['VISITOR_SECRET_ID'] : []),
    ...(checksSession || grants.table ? ['TABLE_NAME'] : []),
    ...(checksSession || grants.accounts ? ['TOKEN_ISSUER', 'USER_POOL_CLIENT_ID'] : []),
    ...(grants.accounts ? ['USER_POOL_ID'] : []),
    ...(grants.documents ? ['DOCUMENTS_BUCKET'] : []),
    ...(grants.invokeModel ? ['BEDROCK_MODEL_ID', 'BEDROCK_REGION', 'BEDROCK_GUARDRAIL'] : []),
    ...(grants.sendMail ? ['MAIL_SENDER', 'SUPPORT_EMAIL', 'APP_URL'] : []),
    ...settings,
  ]);
};

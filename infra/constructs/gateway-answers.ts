import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { ErrorCode } from '../../shared/errors.ts';
import { gatewayErrors } from '../api-gateway.ts';

interface GatewayAnswer {
  readonly type: ResponseType;
  readonly statusCode?: number;
  readonly code: ErrorCode;
  readonly error: string;
}

const answers: Readonly<Record<string, GatewayAnswer>> = {
  // API Gateway says this of a path or a method that it does not have.
  NotFound: { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, ...gatewayErrors.notFound },
  BadBody: { type: ResponseType.BAD_REQUEST_BODY, ...gatewayErrors.badBody },
  BadParameters: { type: ResponseType.BAD_REQUEST_PARAMETERS, ...gatewayErrors.badParameters },
  // The firewall stands at the edge and answers alike; this holds where somebody puts another one before the API.
  Refused: { type: ResponseType.WAF_FILTERED, code: 'forbidden', error: 'This request was refused.' },
  TooLarge: { type: ResponseType.REQUEST_TOO_LARGE, ...gatewayErrors.tooLarge },
  Throttled: {
    type: ResponseType.THROTTLED,
    statusCode: 429,
    code: 'too_many_requests',
    error: 'Too many requests at once. Please try again in a moment.',
  },
  Timeout: { type: ResponseType.INTEGRATION_TIMEOUT, ...gatewayErrors.timeout },
  Failed: { type: ResponseType.INTEGRATION_FAILURE, ...gatewayErrors.failed },
  Default4xx: { type: ResponseType.DEFAULT_4XX, code: 'invalid_request', error: 'This request is not valid.' },
  Default5xx: { type: ResponseType.DEFAULT_5XX, code: 'internal', error: gatewayErrors.failed.error },
};

/** Gives the answers API Gateway makes by itself the one shape of every error answer. */
export const addGatewayAnswers = (api: RestApi): void => {
  for (const [id, { type, statusCode, code, error }] of Object.entries(answers)) {
    const body = JSON.stringify({ error, code, requestId: '$context.requestId' });
    api.addGatewayResponse(id, {
      type,
      ...(statusCode && { statusCode: String(statusCode) }),
      responseHeaders: { 'Cache-Control': "'no-store'" },
      templates: { 'application/json': body },
    });
  }
};

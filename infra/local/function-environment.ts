import { routeEntries, type RouteName, routes } from '../../shared/routes.ts';
import { endpointOf } from '../endpoints.ts';
import type { EndpointSettings } from '../endpoints/endpoint.ts';
import { settingsOf } from '../function-settings.ts';
import { settingsOfWorker, workerEntries, type WorkerName } from '../workers.ts';
import { accessKeyOf, localCredentials } from './signature.ts';
import type { Operation } from './sqs/start-sqs.ts';

/** The addresses of the services on this machine. */
export interface LocalEndpoints {
  readonly dynamodb: string;
  readonly s3: string;
  readonly secretsManager: string;
  readonly textract: string;
  readonly mail: string;
  readonly cognito: string;
  readonly bedrock: string;
  readonly sqs: string;
}

/** The one region everything on this machine says it is in. */
export const localRegion = 'us-east-1';

const credentials: Readonly<Record<string, string>> = {
  AWS_REGION: localRegion,
  AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
  AWS_EC2_METADATA_DISABLED: 'true',
};

/** What functions are told: settings by name, and the services in the SDK's own variables. */
export interface LocalSettings {
  /** Values of settings; one that is missing is empty, which is the code's own default. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly endpoints: LocalEndpoints;
}

/** What a function is granted, and the settings it is told. */
const rowOf = (name: RouteName | WorkerName): Pick<EndpointSettings, 'grants'> & { settings: ReadonlySet<string> } => {
  const worker = workerEntries.find(([known]) => known === name)?.[1];
  if (worker) return { grants: worker.grants, settings: settingsOfWorker(worker) };
  return { grants: endpointOf(name as RouteName).grants, settings: settingsOf(name as RouteName) };
};

/**
 * The environment of one function: the settings its row brings, and the addresses of the services it may call, so that
 * what it is not granted fails here as it does on AWS.
 */
export const functionEnvironment = (
  name: RouteName | WorkerName,
  { values, endpoints }: LocalSettings,
): Readonly<Record<string, string>> => {
  const { grants, settings } = rowOf(name);
  return {
    ...Object.fromEntries([...settings].map((setting) => [setting, values[setting] ?? ''])),
    ...credentials,
    AWS_ACCESS_KEY_ID: accessKeyOf(name),
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.secretsManager,
    ...(settings.has('TABLE_NAME') && { AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb }),
    ...(settings.has('DOCUMENTS_BUCKET') && { AWS_ENDPOINT_URL_S3: endpoints.s3 }),
    ...(settings.has('REVIEW_QUEUE_URL') && { AWS_ENDPOINT_URL_SQS: endpoints.sqs }),
    ...(grants.accounts && { AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito }),
    ...(grants.sendMail && { AWS_ENDPOINT_URL_SESV2: endpoints.mail }),
    ...(grants.recognisePages && { AWS_ENDPOINT_URL_TEXTRACT: endpoints.textract }),
    ...(grants.invokeModel && { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoints.bedrock }),
  };
};

/** What a function may ask of the queue of reviews: whoever puts something in, and whoever takes it out. */
export const mayCallQueue = (name: string, operation: Operation): boolean =>
  operation === 'SendMessage'
    ? name in routes && endpointOf(name as RouteName).grants.queueReviews === true
    : workerEntries.some(([known]) => known === name);

/** All that any function is told, for tests and operator's commands that use the services as the functions do. */
export const wholeEnvironment = (settings: LocalSettings): Readonly<Record<string, string>> =>
  Object.assign({}, ...routeEntries.map(([name]) => functionEnvironment(name, settings)), credentials) as Record<
    string,
    string
  >;

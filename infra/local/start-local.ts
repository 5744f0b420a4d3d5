import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  CreateTableCommand,
  DynamoDBClient,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { type Route, routeEntries, type RouteName, routes } from '../../shared/routes.ts';
import { bundleHandlers } from '../bundle.ts';
import { endpointOf } from '../endpoints.ts';
import { securityHeaders } from '../security-headers.ts';
import { startDynamoDb } from './dynamodb/start-dynamodb.ts';
import type { TransactionConflicts } from './dynamodb/transactions.ts';
import { createWebServer } from './gateway/serve-web.ts';
import { type GatewayRoute, startGateway } from './gateway/start-gateway.ts';
import { requireFreePort } from './listen.ts';
import { localCredentials } from './s3/signature.ts';
import { startS3 } from './s3/start-s3.ts';
import { loadSecrets, startSecretsManager } from './secrets-manager.ts';
import { startMail } from './start-mail.ts';
import { startTextract } from './textract/start-textract.ts';
import { buildWeb } from './build-web.ts';

export interface LocalOptions {
  /** The port of the page and the API; 0 takes any free one. */
  readonly port: number;
  /** Where tables, objects, secrets and mail lie. */
  readonly dataDir: string;
  /** Settings of the functions: PUBLIC_MODE, SUPPORT_EMAIL, BEDROCK_MODEL_ID and AWS_ENDPOINT_URL_BEDROCK_RUNTIME. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Begin with no data. */
  readonly fresh?: boolean;
  /** Whether the page is built and served. */
  readonly web?: boolean;
  /** Further origins whose pages may reach storage. */
  readonly pageOrigins?: readonly string[];
  /** `cancel` has transactions on the same item fail as they do on AWS, where `wait` has them follow one another. */
  readonly transactionConflicts?: TransactionConflicts;
  /** Takes the access log; nothing where it is not given. */
  readonly log?: (line: string) => void;
}

/** The addresses of the services, as the SDK's environment variables name them. */
export interface LocalEndpoints {
  readonly dynamodb: string;
  readonly s3: string;
  readonly secretsManager: string;
  readonly textract: string;
  readonly mail: string;
}

export interface Local {
  readonly url: string;
  readonly endpoints: LocalEndpoints;
  /** What the functions run with, for tests that use the services as they do. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');
const region = 'us-east-1';
const tableName = 'clausewise';
const bucketName = 'clausewise-documents';
const visitorSecret = 'clausewise/visitor';
const originSecret = 'clausewise/origin';
const defaultSupportEmail = 'support@clausewise.example';

type Closeable = { readonly close: () => Promise<void> };

/**
 * Starts the product on this machine: the services it uses on AWS, its functions, and the gateway before them. It is
 * ready to answer when this returns.
 * @throws PortInUseError, DataInUseError
 */
export const startLocal = async (options: LocalOptions): Promise<Local> => {
  const {
    port,
    dataDir,
    env = {},
    fresh = false,
    web = true,
    pageOrigins = [],
    transactionConflicts = 'cancel',
    log = () => undefined,
  } = options;
  const started: Closeable[] = [];
  const close = async (): Promise<void> => {
    for (const service of started.splice(0).reverse()) await service.close();
  };
  const start = async <Service extends Closeable>(starting: Promise<Service>): Promise<Service> => {
    const service = await starting;
    started.push(service);
    return service;
  };
  await requireFreePort(port);
  try {
    // It holds contracts: nobody else on this machine reads them.
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const tables = path.join(dataDir, 'dynamodb');
    // Opening the tables first makes sure that nobody else works on this data before any of it goes.
    let dynamodb = await start(startDynamoDb({ directory: tables, transactionConflicts }));
    if (fresh) {
      await close();
      await rm(dataDir, { recursive: true, force: true });
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      dynamodb = await start(startDynamoDb({ directory: tables, transactionConflicts }));
    }
    const secrets = await loadSecrets({
      file: path.join(dataDir, 'secrets.json'),
      names: [visitorSecret, originSecret],
    });
    const origins = [...pageOrigins];
    const [bundles, webRoot] = await Promise.all([
      bundleHandlers({ outdir: path.join(root, '.local/bundles') }),
      web ? buildWeb(root) : undefined,
      ensureTable(dynamodb.url),
    ]);
    const s3 = await start(
      startS3({ directory: path.join(dataDir, 's3'), bucket: bucketName, allowedOrigins: () => origins }),
    );
    const secretsManager = await start(startSecretsManager(secrets));
    const mail = await start(startMail({ directory: path.join(dataDir, 'mail') }));
    const textract = await start(startTextract());
    const endpoints: LocalEndpoints = {
      dynamodb: dynamodb.url,
      s3: s3.url,
      secretsManager: secretsManager.url,
      textract: textract.url,
      mail: mail.url,
    };
    const supportEmail = env['SUPPORT_EMAIL'] ?? defaultSupportEmail;
    const environment = environmentOf(endpoints, { ...env, SUPPORT_EMAIL: supportEmail });
    const gatewayRoutes = routeEntries.map(([name, route]): GatewayRoute => {
      const { memoryMb, timeoutSeconds } = endpointOf(name);
      const { directory } = bundles[name];
      return {
        ...route,
        lambda: { name, directory, memoryMb, timeoutSeconds, environment: environmentFor(name, environment) },
      };
    });
    const gateway = await start(
      startGateway({
        port,
        routes: gatewayRoutes,
        originKey: secrets[originSecret] ?? '',
        serveWeb: createWebServer({
          root: webRoot ?? path.join(root, '.local/no-web'),
          headers: securityHeaders(s3.url),
          runtimeConfig: { appName: 'Clausewise', supportEmail, region },
        }),
        log,
      }),
    );
    origins.push(gateway.url, gateway.url.replace('127.0.0.1', 'localhost'));
    await waitUntilHealthy(gateway.url);
    return { url: gateway.url, endpoints, environment, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const environmentOf = (
  endpoints: LocalEndpoints,
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> => ({
  TABLE_NAME: tableName,
  DOCUMENTS_BUCKET: bucketName,
  PUBLIC_MODE: env['PUBLIC_MODE'] ?? 'true',
  VISITOR_SECRET_ID: visitorSecret,
  ORIGIN_SECRET_ID: originSecret,
  BEDROCK_MODEL_ID: env['BEDROCK_MODEL_ID'] ?? '',
  SUPPORT_EMAIL: env['SUPPORT_EMAIL'] ?? '',
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_S3: endpoints.s3,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.secretsManager,
  AWS_ENDPOINT_URL_SESV2: endpoints.mail,
  AWS_ENDPOINT_URL_TEXTRACT: endpoints.textract,
  // Nothing on this machine answers for the model unless a test brings its own.
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] ?? 'http://127.0.0.1:9',
});

/** What an endpoint is granted decides which addresses it is told, as on AWS it decides what it may call. */
const environmentFor = (
  name: RouteName,
  environment: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const { grants } = endpointOf(name);
  const route: Route = routes[name];
  const knowsVisitors = route.access === 'member' || route.remembersVisitor === true;
  const withheld = new Set([
    'SUPPORT_EMAIL',
    'AWS_ENDPOINT_URL_SESV2',
    ...(knowsVisitors ? [] : ['VISITOR_SECRET_ID']),
    ...(grants.table === undefined ? ['TABLE_NAME', 'AWS_ENDPOINT_URL_DYNAMODB'] : []),
    ...(grants.documents === undefined ? ['DOCUMENTS_BUCKET', 'AWS_ENDPOINT_URL_S3'] : []),
    ...(grants.recognisePages === undefined ? ['AWS_ENDPOINT_URL_TEXTRACT'] : []),
    ...(grants.invokeModel === undefined ? ['BEDROCK_MODEL_ID', 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] : []),
  ]);
  return Object.fromEntries(Object.entries(environment).filter(([setting]) => !withheld.has(setting)));
};

const ensureTable = async (endpoint: string): Promise<void> => {
  const client = new DynamoDBClient({ endpoint, region, credentials: localCredentials });
  try {
    await client.send(
      new CreateTableCommand({
        TableName: tableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: 'pk', AttributeType: 'S' },
          { AttributeName: 'sk', AttributeType: 'S' },
        ],
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
      }),
    );
    await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 0.05, maxDelay: 0.2 }, { TableName: tableName });
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: tableName,
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      }),
    );
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ResourceInUseException') throw error;
  } finally {
    client.destroy();
  }
};

const waitUntilHealthy = async (url: string): Promise<void> => {
  const response = await fetch(`${url}/api/health`);
  if (!response.ok) throw new Error(`GET /api/health answers ${response.status}: ${await response.text()}`);
};

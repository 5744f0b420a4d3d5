import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type RouteName, routeEntries } from '../../shared/routes.ts';
import { DamagedStoreError } from './damaged-store.ts';
import { bundleHandlers } from '../bundle.ts';
import { endpointOf } from '../endpoints.ts';
import { securityHeaders } from '../security-headers.ts';
import { allowedKeysOf } from '../table-partitions.ts';
import { visibilitySeconds, type WorkerName, workerOf } from '../workers.ts';
import { startBedrockRelay } from './start-bedrock-relay.ts';
import { buildWeb } from './build-web.ts';
import { userPoolClientId, userPoolId } from './cognito/pool.ts';
import { startDynamoDb } from './dynamodb/start-dynamodb.ts';
import type { TransactionConflicts } from './dynamodb/transactions.ts';
import { ensureTable } from './ensure-table.ts';
import { defaultFirstAdmin, ensureFirstAdmin, type FirstAdmin, type FirstAdminOutcome } from './first-admin.ts';
import {
  functionEnvironment,
  type LocalEndpoints,
  localRegion,
  type LocalSettings,
  wholeEnvironment,
} from './function-environment.ts';
import { createWebServer } from './gateway/serve-web.ts';
import { type GatewayRoute, startGateway, startKeyHeader } from './gateway/start-gateway.ts';
import { requireFreePort } from './listen.ts';
import { announceServices } from './running-services.ts';
import { loadSecrets } from './secrets-manager.ts';
import { queueUrl } from './sqs/start-sqs.ts';
import { workOff } from './sqs/work-off.ts';
import { type Closeable, type Start, startServices } from './start-services.ts';

export interface LocalOptions {
  /** The port of the page and the API; 0 takes any free one. */
  readonly port: number;
  /** Where tables, objects, secrets and mail lie. */
  readonly dataDir: string;
  /**
   * Settings of the functions, by their names, such as PUBLIC_MODE or PLANS; those that say where something lies are set
   * here, but for APP_URL where the page answers elsewhere. AWS_ENDPOINT_URL_BEDROCK_RUNTIME says where a model answers;
   * without it, BEDROCK_MODEL_ID has Amazon Bedrock asked with the credentials of this process.
   */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Made where it is not there yet. */
  readonly firstAdmin?: FirstAdmin;
  /** Begin with no data. */
  readonly fresh?: boolean;
  /** How long identity tokens are good, in seconds; 60 minutes where it is not given. */
  readonly tokenSeconds?: number;
  /** Whether the page is built and served. */
  readonly web?: boolean;
  /** Further origins whose pages may reach storage. */
  readonly pageOrigins?: readonly string[];
  /** `cancel` has transactions on the same item fail as they do on AWS, where `wait` has them follow one another. */
  readonly transactionConflicts?: TransactionConflicts;
  /**
   * Puts something between the functions and the services: it is told where these answer, and says where functions call
   * instead. Tokens are checked with keys from the pool's own address, which stands in them.
   */
  readonly between?: (endpoints: LocalEndpoints) => Promise<LocalEndpoints>;
  /**
   * The most workers of all functions together; few where not given. More cost some 60 MB each, and spare functions that
   * are called in turn from being loaded again and again.
   */
  readonly mostWorkers?: number;
  /** How long a worker may take over a message, in seconds; what its row says where not given. */
  readonly workerSeconds?: number;
  /** Takes the access log; nothing where it is not given. */
  readonly log?: (line: string) => void;
}

export interface Local {
  readonly url: string;
  readonly endpoints: LocalEndpoints;
  /** What became of the first admin, where one was asked for. */
  readonly firstAdmin: FirstAdminOutcome | undefined;
  /** What the functions run with, for tests that use the services as they do. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** A function is held to the partitions of its row, as IAM holds it. */
const allowedKeys = (functionName: string, operation: string): readonly string[] =>
  allowedKeysOf(functionName as RouteName | WorkerName, operation);

const root = path.resolve(import.meta.dirname, '../..');
const tableName = 'clausewise';
const bucketName = 'clausewise-documents';
const visitorSecret = 'clausewise/visitor';
const originSecret = 'clausewise/origin';
const receiptSecret = 'clausewise/receipt';
const reviewWorker = 'finishReviews' satisfies WorkerName;
/** Settings that have a value here where nobody gives one. */
const defaults = {
  PUBLIC_MODE: 'false',
  CONFIRM_EMAIL: 'false',
  MAIL_SENDER: 'no-reply@clausewise.example',
  SUPPORT_EMAIL: 'support@clausewise.example',
} as const;

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
    firstAdmin,
    fresh = false,
    web = true,
    tokenSeconds,
    pageOrigins = [],
    transactionConflicts = 'cancel',
    between = (endpoints: LocalEndpoints) => Promise.resolve(endpoints),
    log = () => undefined,
    mostWorkers,
    workerSeconds = workerOf(reviewWorker).timeoutSeconds,
  } = options;
  const started: Closeable[] = [];
  const close = async (): Promise<void> => {
    for (const service of started.splice(0).reverse()) await service.close();
  };
  const start: Start = async (starting) => {
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
    const opening = startDynamoDb({ directory: tables, transactionConflicts, allowedKeys });
    // Data that is damaged is what somebody who begins without it wants to be rid of.
    let dynamodb = await start(opening).catch((error: unknown) => {
      if (fresh && error instanceof DamagedStoreError) return undefined;
      throw error;
    });
    if (fresh || dynamodb === undefined) {
      await close();
      await rm(dataDir, { recursive: true, force: true });
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      dynamodb = await start(startDynamoDb({ directory: tables, transactionConflicts, allowedKeys }));
    }
    const secrets = await loadSecrets({
      file: path.join(dataDir, 'secrets.json'),
      names: [visitorSecret, originSecret, receiptSecret],
    });
    const origins = [...pageOrigins];
    const [bundles, webRoot] = await Promise.all([
      bundleHandlers({ outdir: path.join(root, '.local/bundles') }),
      web ? buildWeb(root) : undefined,
      ensureTable(dynamodb.url, tableName),
    ]);
    const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
    const chosen: Readonly<Record<string, string | undefined>> & typeof defaults = { ...defaults, ...given };
    const { endpoints, cognito, messages } = await startServices(start, {
      dataDir,
      dynamodbUrl: dynamodb.url,
      bucket: bucketName,
      allowedOrigins: () => origins,
      secrets,
      sender: chosen.MAIL_SENDER,
      bedrockUrl: await bedrockUrlOf(start, chosen),
      tokenSeconds,
    });
    const calledEndpoints = await between(endpoints);
    const settingsAt = (url: string): LocalSettings => ({
      endpoints: calledEndpoints,
      values: {
        ...chosen,
        TABLE_NAME: tableName,
        DOCUMENTS_BUCKET: bucketName,
        VISITOR_SECRET_ID: visitorSecret,
        ORIGIN_SECRET_ID: originSecret,
        RECEIPT_SECRET_ID: receiptSecret,
        REVIEW_QUEUE_URL: queueUrl,
        TOKEN_ISSUER: `${endpoints.cognito}/${userPoolId}`,
        USER_POOL_ID: userPoolId,
        USER_POOL_CLIENT_ID: userPoolClientId,
        ADMIN_EMAIL: (firstAdmin ?? defaultFirstAdmin).email,
        APP_URL: chosen['APP_URL'] ?? url,
      },
    });
    let settings = settingsAt('');
    let isReady = false;
    const gatewayRoutes = routeEntries.map(([name, route]): GatewayRoute => {
      const { memoryMb, timeoutSeconds } = endpointOf(name);
      const { directory } = bundles[name];
      const environment = () => functionEnvironment(name, settings);
      return { ...route, lambda: { name, directory, memoryMb, timeoutSeconds, environment } };
    });
    const gateway = await start(
      startGateway({
        port,
        routes: gatewayRoutes,
        originKey: secrets[originSecret] ?? '',
        headers: securityHeaders(endpoints.s3),
        serveWeb: createWebServer({
          root: webRoot ?? path.join(root, '.local/no-web'),
          runtimeConfig: {
            appName: 'Clausewise',
            supportEmail: chosen.SUPPORT_EMAIL,
            region: localRegion,
            canTurnModelOff: Boolean(chosen['BEDROCK_MODEL_ID']) && chosen['MODEL_ALWAYS'] !== 'true',
          },
        }),
        isReady: () => isReady,
        log,
        ...(mostWorkers !== undefined && { mostWorkers }),
      }),
    );
    settings = settingsAt(gateway.url);
    origins.push(gateway.url, gateway.url.replace('127.0.0.1', 'localhost'));
    await waitUntilHealthy(gateway.url, secrets[originSecret] ?? '');
    const { mostAtOnce, memoryMb } = workerOf(reviewWorker);
    const lambda = {
      name: reviewWorker,
      directory: bundles[reviewWorker].directory,
      memoryMb,
      timeoutSeconds: workerSeconds,
      environment: () => functionEnvironment(reviewWorker, settings),
    };
    const seconds = visibilitySeconds({ timeoutSeconds: workerSeconds });
    await start(Promise.resolve(workOff({ messages, lambda, mostAtOnce, visibilitySeconds: seconds, log })));
    const environment = wholeEnvironment(settings);
    await start(announceServices(dataDir, { url: gateway.url, environment }));
    const services = { url: gateway.url, mailUrl: endpoints.mail, cognito, dataDir };
    const outcome = firstAdmin && (await ensureFirstAdmin(services, firstAdmin));
    // Whoever waits for health begins to work then: nobody is kept waiting for an admin who is still being made.
    isReady = outcome?.problem === undefined;
    return { url: gateway.url, endpoints, firstAdmin: outcome, environment, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Where functions reach a model: the address that was given, or Amazon Bedrock itself where only a model was named. */
const bedrockUrlOf = async (
  start: Start,
  chosen: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> => {
  const given = chosen['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'];
  if (given !== undefined || chosen['BEDROCK_MODEL_ID'] === undefined) return given;
  const region = chosen['BEDROCK_REGION'] ?? chosen['AWS_REGION'] ?? localRegion;
  return (await start(startBedrockRelay({ region }))).url;
};

const waitUntilHealthy = async (url: string, startKey: string): Promise<void> => {
  const response = await fetch(`${url}/api/health`, { headers: { [startKeyHeader]: startKey } });
  if (!response.ok) throw new Error(`GET /api/health answers ${response.status}: ${await response.text()}`);
};

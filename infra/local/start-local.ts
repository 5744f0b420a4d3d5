import path from 'node:path';
import { routeEntries } from '../../shared/routes.ts';
import { bundleHandlers, type HandlerBundles } from '../bundle.ts';
import { endpointOf } from '../endpoints.ts';
import { securityHeaders } from '../security-headers.ts';
import { visibilitySeconds, type WorkerName, workerOf } from '../workers.ts';
import { buildWeb } from './build-web.ts';
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
import { type GatewayRoute, startKeyHeader } from './gateway/serve-api.ts';
import { createWebServer } from './gateway/serve-web.ts';
import { startGateway } from './gateway/start-gateway.ts';
import { requireFreePort } from './listen.ts';
import { chooseSettings, type ChosenSettings, localNames, localSettings } from './local-settings.ts';
import { openTables } from './open-tables.ts';
import { announceServices } from './running-services.ts';
import { loadSecrets } from './secrets-manager.ts';
import type { Messages } from './sqs/messages.ts';
import { workOff } from './sqs/work-off.ts';
import { startBedrockRelay } from './start-bedrock-relay.ts';
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
  /** What hashing a password costs, as scrypt's N: tests make hundreds of accounts. As much as real ones need where not given. */
  readonly passwordCost?: number;
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

const root = path.resolve(import.meta.dirname, '../..');
const reviewWorker = 'finishReviews' satisfies WorkerName;

interface Kept {
  readonly start: Start;
  /** Closes what was started so far, the last first. */
  readonly close: () => Promise<void>;
}

const keepStarted = (): Kept => {
  const started: Closeable[] = [];
  return {
    start: async (starting) => {
      const service = await starting;
      started.push(service);
      return service;
    },
    close: async () => {
      for (const service of started.splice(0).reverse()) await service.close();
    },
  };
};

const gatewayRoutes = (bundles: HandlerBundles, settings: () => LocalSettings): readonly GatewayRoute[] =>
  routeEntries.map(([name, route]) => {
    const { memoryMb, timeoutSeconds } = endpointOf(name);
    const { directory } = bundles[name];
    const environment = () => functionEnvironment(name, settings());
    return { ...route, lambda: { name, directory, memoryMb, timeoutSeconds, environment } };
  });

const webServer = (webRoot: string | undefined, chosen: ChosenSettings) =>
  createWebServer({
    root: webRoot ?? path.join(root, '.local/no-web'),
    runtimeConfig: {
      appName: 'Clausewise',
      supportEmail: chosen.SUPPORT_EMAIL,
      region: localRegion,
      canTurnModelOff: Boolean(chosen['BEDROCK_MODEL_ID']) && chosen['MODEL_ALWAYS'] !== 'true',
    },
  });

interface ReviewWorkerOptions {
  readonly bundles: HandlerBundles;
  readonly messages: Messages;
  readonly settings: LocalSettings;
  readonly timeoutSeconds: number;
  readonly log: (line: string) => void;
}

/** Works off the queue of reviews, as the worker's row says. */
const workOffReviews = ({ bundles, messages, settings, timeoutSeconds, log }: ReviewWorkerOptions): Closeable => {
  const { mostAtOnce, memoryMb } = workerOf(reviewWorker);
  const { directory } = bundles[reviewWorker];
  const environment = () => functionEnvironment(reviewWorker, settings);
  return workOff({
    messages,
    lambda: { name: reviewWorker, directory, memoryMb, timeoutSeconds, environment },
    mostAtOnce,
    visibilitySeconds: visibilitySeconds({ timeoutSeconds }),
    log,
  });
};

/** Starts the services that the functions call, while the functions and the page are built. */
const startBehind = async (options: LocalOptions, { start, close }: Kept, chosen: ChosenSettings) => {
  const { dataDir, fresh = false, transactionConflicts = 'cancel', tokenSeconds, passwordCost } = options;
  const { table, bucket, visitorSecret, originSecret, receiptSecret } = localNames;
  const dynamodb = await openTables({ start, close, dataDir, fresh, transactionConflicts });
  const secrets = await loadSecrets({
    file: path.join(dataDir, 'secrets.json'),
    names: [visitorSecret, originSecret, receiptSecret],
  });
  const [bundles, webRoot] = await Promise.all([
    bundleHandlers({ outdir: path.join(root, '.local/bundles') }),
    options.web === false ? undefined : buildWeb(root),
    ensureTable(dynamodb.url, table),
  ]);

  const origins = [...(options.pageOrigins ?? [])];
  const services = await startServices(start, {
    dataDir,
    dynamodbUrl: dynamodb.url,
    bucket,
    allowedOrigins: () => origins,
    secrets,
    sender: chosen.MAIL_SENDER,
    bedrockUrl: await bedrockUrlOf(start, chosen),
    tokenSeconds,
    passwordCost,
  });
  return { ...services, bundles, webRoot, originKey: secrets[originSecret] ?? '', origins };
};

/** Starts everything, and has it kept as far as it comes. */
const startAll = async (options: LocalOptions, kept: Kept): Promise<Omit<Local, 'close'>> => {
  const { port, dataDir, firstAdmin, mostWorkers, log = () => undefined } = options;
  const { start } = kept;
  const chosen = chooseSettings(options.env ?? {});
  const behind = await startBehind(options, kept, chosen);
  const { endpoints, bundles, originKey } = behind;
  const calledEndpoints = (await options.between?.(endpoints)) ?? endpoints;
  const adminEmail = (firstAdmin ?? defaultFirstAdmin).email;
  const settingsAt = (url: string): LocalSettings =>
    localSettings({ chosen, endpoints: calledEndpoints, cognitoUrl: endpoints.cognito, adminEmail, url });

  let settings = settingsAt('');
  let isReady = false;
  const { url } = await start(
    startGateway({
      port,
      routes: gatewayRoutes(bundles, () => settings),
      originKey,
      headers: securityHeaders(endpoints.s3),
      serveWeb: webServer(behind.webRoot, chosen),
      isReady: () => isReady,
      log,
      ...(mostWorkers !== undefined && { mostWorkers }),
    }),
  );
  settings = settingsAt(url);
  behind.origins.push(url, url.replace('127.0.0.1', 'localhost'));
  await waitUntilHealthy(url, originKey);

  const timeoutSeconds = options.workerSeconds ?? workerOf(reviewWorker).timeoutSeconds;
  const { messages } = behind;
  await start(Promise.resolve(workOffReviews({ bundles, messages, settings, timeoutSeconds, log })));
  const environment = wholeEnvironment(settings);
  await start(announceServices(dataDir, { url, environment }));

  const services = { url, mailUrl: endpoints.mail, cognito: behind.cognito, dataDir };
  const outcome = firstAdmin && (await ensureFirstAdmin(services, firstAdmin));
  // Whoever waits for health begins to work then: nobody is kept waiting for an admin who is still being made.
  isReady = outcome?.problem === undefined;
  return { url, endpoints, firstAdmin: outcome, environment };
};

/**
 * Starts the product on this machine: the services it uses on AWS, its functions, and the gateway before them. It is
 * ready to answer when this returns.
 * @throws PortInUseError, DataInUseError
 */
export const startLocal = async (options: LocalOptions): Promise<Local> => {
  await requireFreePort(options.port);
  const kept = keepStarted();
  try {
    return { ...(await startAll(options, kept)), close: kept.close };
  } catch (error) {
    await kept.close();
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

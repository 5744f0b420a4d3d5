import path from 'node:path';
import { workerOf } from '../workers.ts';
import { type Cognito, startCognito } from './cognito/start-cognito.ts';
import { type LocalEndpoints, mayCallQueue } from './function-environment.ts';
import { startS3 } from './s3/start-s3.ts';
import { startSecretsManager } from './secrets-manager.ts';
import { startMail } from './start-mail.ts';
import { type Messages, openMessages } from './sqs/messages.ts';
import { startSqs } from './sqs/start-sqs.ts';
import { startTextract } from './textract/start-textract.ts';

export interface Closeable {
  readonly close: () => Promise<void>;
}

/** Waits for something to start and sees to it that it is closed with everything else. */
export type Start = <Service extends Closeable>(starting: Promise<Service>) => Promise<Service>;

interface ServicesOptions {
  readonly dataDir: string;
  readonly dynamodbUrl: string;
  readonly bucket: string;
  /** The origins whose pages may reach storage, asked for with every request. */
  readonly allowedOrigins: () => readonly string[];
  readonly secrets: Readonly<Record<string, string>>;
  /** Who mails with codes come from. */
  readonly sender: string;
  /** Where a model answers, if one does. */
  readonly bedrockUrl: string | undefined;
  /** How long identity tokens are good, in seconds; 60 minutes where it is undefined. */
  readonly tokenSeconds: number | undefined;
  /** What hashing a password costs; as much as real ones need where it is undefined. */
  readonly passwordCost: number | undefined;
}

interface StartedServices {
  readonly endpoints: LocalEndpoints;
  readonly cognito: Cognito;
  /** What lies in the queue of reviews. */
  readonly messages: Messages;
}

/** Nothing on this machine answers for the model unless somebody brings an address. */
const noModel = 'http://127.0.0.1:9';

/** Starts the services beside the table that the functions use, each on a port of its own. */
export const startServices = async (
  start: Start,
  {
    dataDir,
    dynamodbUrl,
    bucket,
    allowedOrigins,
    secrets,
    sender,
    bedrockUrl,
    tokenSeconds,
    passwordCost,
  }: ServicesOptions,
): Promise<StartedServices> => {
  const s3 = await start(startS3({ directory: path.join(dataDir, 's3'), bucket, allowedOrigins }));
  const secretsManager = await start(startSecretsManager(secrets));
  const mail = await start(startMail({ directory: path.join(dataDir, 'mail') }));
  const textract = await start(startTextract());
  const cognito = await start(
    startCognito({
      directory: path.join(dataDir, 'cognito'),
      mailUrl: mail.url,
      sender,
      ...(tokenSeconds !== undefined && { tokenSeconds }),
      ...(passwordCost !== undefined && { passwordCost }),
    }),
  );
  const { mostDeliveries } = workerOf('finishReviews');
  const messages = await openMessages({ directory: path.join(dataDir, 'sqs'), mostDeliveries });
  const sqs = await start(startSqs({ messages, mayCall: mayCallQueue }));
  const endpoints: LocalEndpoints = {
    dynamodb: dynamodbUrl,
    s3: s3.url,
    secretsManager: secretsManager.url,
    textract: textract.url,
    mail: mail.url,
    cognito: cognito.url,
    bedrock: bedrockUrl ?? noModel,
    sqs: sqs.url,
  };
  return { endpoints, cognito, messages };
};

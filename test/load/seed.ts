import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { analyseClause } from '../../functions/core/clauses/analyse-clause.ts';
import {
  type AccountRecord,
  accountItem,
  directoryItems,
  emailItem,
  userStatisticsKey,
} from '../../functions/adapters/entities/account.ts';
import { countsOf } from '../../functions/adapters/entities/account-changes.ts';
import {
  analysisItem,
  type AnalysisRecord,
  auditItem,
  packContent,
  statisticsKey,
  summaryItem,
} from '../../functions/adapters/entities/analysis.ts';
import { type SigningKey } from '../../infra/local/cognito/signing-key.ts';
import { accountRecord } from '../support/account-records.ts';
import { limitationOfLiability } from '../support/clauses.ts';

/** Somebody with an account and a session, who works during the load. */
export interface Worker {
  readonly id: string;
  /** The `Cookie` header of their session. */
  readonly cookie: string;
  /** Analyses of theirs that are there from the beginning. */
  readonly analysisIds: readonly string[];
}

interface SeedOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly key: SigningKey;
  readonly users: number;
  /** How many of the users have much behind them, and how many analyses each of those. */
  readonly busy: number;
  readonly analysesEach: number;
}

type Item = Record<string, unknown>;

const batchSize = 25;
const batchesAtOnce = 8;
const secondsPerHour = 3600;

const writer = (environment: SeedOptions['environment']) => {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: environment['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
      region: 'us-east-1',
      credentials: {
        accessKeyId: environment['AWS_ACCESS_KEY_ID'] ?? '',
        secretAccessKey: environment['AWS_SECRET_ACCESS_KEY'] ?? '',
      },
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );
  const TableName = environment['TABLE_NAME'] ?? '';
  const writeBatch = async (items: readonly Item[]): Promise<void> => {
    await client.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: items.map((Item) => ({ PutRequest: { Item } })) } }),
    );
  };
  return {
    put: (Item: Item) => client.send(new PutCommand({ TableName, Item })),
    putAll: async (items: readonly Item[]): Promise<void> => {
      const step = batchSize * batchesAtOnce;
      for (let from = 0; from < items.length; from += step) {
        const batches = Array.from({ length: batchesAtOnce }, (_, at) =>
          items.slice(from + at * batchSize, from + (at + 1) * batchSize),
        );
        await Promise.all(batches.filter(({ length }) => length > 0).map(writeBatch));
      }
    },
    close: () => client.destroy(),
  };
};

const cookieOf = (account: AccountRecord, { environment, key }: SeedOptions): string => {
  const now = Math.floor(Date.now() / 1000);
  const token = key.sign({
    sub: account.id,
    iss: environment['TOKEN_ISSUER'],
    aud: environment['USER_POOL_CLIENT_ID'],
    token_use: 'id',
    email: account.email,
    name: account.name,
    email_verified: true,
    origin_jti: randomUUID(),
    auth_time: now,
    iat: now,
    exp: now + secondsPerHour,
  });
  return `__Host-identity=${token}`;
};

const auditOf = ({ id, ownerId, createdAt }: AnalysisRecord) =>
  auditItem(ownerId, id, { id: randomUUID(), action: 'analyze', timestamp: createdAt, details: {} });

/**
 * Fills a fresh product with people and their work, past its API: signing a thousand people in one by one would measure
 * the hashing of passwords.
 * @returns the people, those with much behind them first
 */
export const seedLoad = async (options: SeedOptions): Promise<readonly Worker[]> => {
  const { users, busy, analysesEach } = options;
  const table = writer(options.environment);
  const accounts = Array.from({ length: users }, (_, at) =>
    accountRecord({ name: `Person ${at}`, approvalStatus: 'approved', approvedBy: 'Operator', planId: 'enterprise' }),
  );
  await table.putAll(
    accounts.flatMap((account) => [accountItem(account), emailItem(account), ...directoryItems(account)]),
  );
  const one = countsOf(accounts[0]);
  await table.put({
    ...userStatisticsKey,
    ...Object.fromEntries(Object.entries(one).map(([figure, count]) => [figure, Number(count) * users])),
  });
  const analysis = await analyseClause({
    clauseText: limitationOfLiability,
    contractType: 'saas-agreement',
    partyRole: 'customer',
    riskTolerance: 'moderate',
  });
  const content = packContent({ clauseText: limitationOfLiability, analysis });
  const firstAt = Date.parse('2026-01-01T00:00:00Z');
  const workers: Worker[] = [];
  for (const [at, account] of accounts.entries()) {
    const records = Array.from({ length: at < busy ? analysesEach : 1 }, (_, index): AnalysisRecord => ({
      id: randomUUID(),
      ownerId: account.id,
      title: `Services agreement ${index}.docx`,
      contractType: 'saas-agreement',
      riskTolerance: 'moderate',
      usePlaybook: false,
      createdAt: new Date(firstAt + index * 1000).toISOString(),
      clauseText: limitationOfLiability,
      analysis,
      contentKey: undefined,
      idempotencyKey: undefined,
    }));
    await table.putAll(
      records.flatMap((record) => [summaryItem(record), analysisItem(record, content), auditOf(record)]),
    );
    await table.put({ ...statisticsKey(account.id), analysisCount: records.length });
    workers.push({
      id: account.id,
      cookie: cookieOf(account, options),
      analysisIds: records.slice(-50).map(({ id }) => id),
    });
  }
  table.close();
  return workers;
};

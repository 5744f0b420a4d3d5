import { readFile } from 'node:fs/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateQuery, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from '@jest/globals';
import type { CurrentUser } from '../../shared/accounts.ts';
import type { AnalysisSummary, StoredAnalysis } from '../../shared/analysis.ts';
import { deployedStage, type KeptThings, keptThingsFile, signInAt } from './support/people.ts';

/*
 * The steps of docs/operations.md, "Backup and restore". The emulator restores a table as it is when it is asked, so it
 * is asked before the loss; AWS restores it as it was at the time that is named. test/infra/stacks.test.ts holds that a
 * stage's table can be restored at all.
 */
describe('a table that can be restored', () => {
  it('GIVEN an analysis that was lost WHEN its items are copied from a restored table THEN its owner has it as it was', async () => {
    const { endpoints, environment } = deployedStage();
    const live = environment['TABLE_NAME'] ?? '';
    const raw = new DynamoDBClient({
      endpoint: endpoints.dynamodb,
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    const client = DynamoDBDocumentClient.from(raw);
    const kept = JSON.parse(await readFile(keptThingsFile(), 'utf8')) as KeptThings;
    const user = await signInAt(kept.email);
    const { json: owner } = await user.send<CurrentUser>('GET', '/api/auth/user');
    const listed = await user.send<AnalysisSummary[]>('GET', '/api/analyses');
    const audit = await user.send('GET', `/api/analyses/${kept.analysisId}/audit`);

    const restored = `restored-${Date.now()}`;
    const now = new RestoreTableToPointInTimeCommand({
      SourceTableName: live,
      TargetTableName: restored,
      UseLatestRestorableTime: true,
    });
    await raw.send(now);
    await waitUntilTableExists({ client: raw, maxWaitTime: 60, minDelay: 0.2, maxDelay: 2 }, { TableName: restored });

    expect((await user.send('DELETE', `/api/analyses/${kept.analysisId}`)).status).toBe(204);
    expect((await user.send('GET', `/api/analyses/${kept.analysisId}`)).status).toBe(404);

    for (const pk of [`analysis#${kept.analysisId}`, `owner#${owner.id}`]) {
      const query = {
        TableName: restored,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
      };
      for await (const { Items = [] } of paginateQuery({ client }, query)) {
        for (const Item of Items) {
          const missing = { TableName: live, Item, ConditionExpression: 'attribute_not_exists(pk)' };
          await client.send(new PutCommand(missing)).catch((error: unknown) => {
            if (!(error instanceof ConditionalCheckFailedException)) throw error;
          });
        }
      }
    }
    await client.send(
      new UpdateCommand({
        TableName: live,
        Key: { pk: `owner#${owner.id}`, sk: 'statistics' },
        UpdateExpression: 'ADD analysisCount :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
    raw.destroy();

    expect((await user.send<StoredAnalysis>('GET', `/api/analyses/${kept.analysisId}`)).json).toEqual(kept.analysis);
    expect((await user.send('GET', `/api/analyses/${kept.analysisId}/audit`)).json).toEqual(audit.json);
    const after = await user.send<AnalysisSummary[]>('GET', '/api/analyses');
    expect(after.json).toEqual(listed.json);
    expect(after.headers.get('x-total-count')).toBe(listed.headers.get('x-total-count'));
  });
});

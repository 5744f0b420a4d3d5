import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { DecisionEntry } from '../../shared/administration.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import type { Playbook } from '../../shared/playbooks.ts';
import { type AccountClient, privateProduct, signIn } from './accounts.ts';
import { limitationOfLiability } from './clauses.ts';
import type { Client } from './client.ts';

/** What a person leaves behind: analyses with audit trails, documents, a report, a playbook. */
export const liveIn = async (
  person: AccountClient,
): Promise<{ readonly analysisId: string; readonly playbookId: string }> => {
  const analyse = () =>
    person.send<{ analysisId: string }>('POST', '/api/analyze', {
      json: { clauseText: limitationOfLiability, usePlaybook: false },
      headers: { 'idempotency-key': randomUUID() },
    });
  const [first, second] = [await analyse(), await analyse()];
  if (first.status !== 200 || second.status !== 200) throw new Error(first.text);
  await person.send('GET', `/api/analysis/${first.json.analysisId}/pdf`);
  const playbook = await person.send<Playbook>('POST', '/api/playbooks', { json: { name: `Rules of ${person.name}` } });
  if (playbook.status !== 200) throw new Error(playbook.text);
  const { putObject } = await import('../../functions/adapters/object-store.ts');
  for (const place of ['analyses', 'reports', 'uploads', 'originals']) {
    for (const name of ['one', 'two']) {
      await putObject(`${place}/${person.id}/${name}`, Buffer.from('words of a contract'), 'application/octet-stream');
    }
  }
  return { analysisId: first.json.analysisId, playbookId: playbook.json.id };
};

/** Every item of the table, as text. */
const readTable = async (): Promise<readonly string[]> => {
  const { endpoints, environment } = privateProduct();
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: endpoints.dynamodb }));
  const items: string[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: environment['TABLE_NAME'], ConsistentRead: true, ExclusiveStartKey: from }),
    );
    items.push(...(page.Items ?? []).map((item) => JSON.stringify(item)));
    from = page.LastEvaluatedKey;
  } while (from);
  client.destroy();
  return items;
};

const objectsOf = async ({ id }: { readonly id: string }): Promise<readonly string[]> => {
  const { bucket, objectStore } = await import('../../functions/adapters/object-store.ts');
  const pages = await Promise.all(
    ['analyses', 'reports', 'uploads', 'originals'].map((place) =>
      objectStore.send(new ListObjectsV2Command({ ...bucket(), Prefix: `${place}/${id}/` })),
    ),
  );
  return pages.flatMap(({ Contents = [] }) => Contents.map(({ Key = '' }) => Key));
};

/** Holds a deleted person's traces to what may stay: their id, without name, address or anything they wrote. */
export const expectGone = async (admin: Client, person: AccountClient, playbookId: string): Promise<void> => {
  const items = await readTable();
  expect(items.filter((item) => item.includes(person.email) || item.includes(`"${person.name}"`))).toEqual([]);
  const keys = items.filter((item) => item.includes(person.id)).map((item) => (JSON.parse(item) as { pk: string }).pk);
  expect(keys.filter((pk) => !/^(decisions$|(?:playbooks|active)#organisation$|usage#)/.test(pk))).toEqual([]);
  expect(await objectsOf(person)).toEqual([]);
  const answer = await person.send<ErrorBody>('GET', '/api/auth/user');
  expect([answer.status, answer.json.code]).toEqual([401, 'unauthenticated']);
  await expect(signIn(person)).rejects.toThrow('401');
  const playbooks = await admin.send<Playbook[]>('GET', '/api/playbooks');
  expect(playbooks.json.find(({ id }) => id === playbookId)).toMatchObject({
    createdBy: { id: person.id, name: 'Deleted account' },
    updatedBy: { id: person.id, name: 'Deleted account' },
  });
  const { json } = await admin.send<DecisionEntry[]>('GET', '/api/admin/decisions?limit=100');
  const about = json.filter(({ subject }) => subject.id === person.id);
  expect(about[0]).toMatchObject({
    what: 'deleted',
    actor: { id: 'operator', name: 'Operator' },
    subject: { name: 'Deleted account', email: '' },
  });
  expect(about.filter(({ what }) => what === 'deleted')).toHaveLength(1);
};

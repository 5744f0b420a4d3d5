import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadSecrets } from '../../../infra/local/secrets-manager.ts';
import { createObjectFiles } from '../../../infra/local/s3/object-files.ts';
import { openUserStore } from '../../../infra/local/cognito/user-store.ts';
import { createTable } from '../../../infra/local/ensure-table.ts';
import { startDynamoDb } from '../../../infra/local/dynamodb/start-dynamodb.ts';
import { localRegion } from '../../../infra/local/function-environment.ts';
import { localCredentials } from '../../../infra/local/signature.ts';

const TableName = 'items';
let directory: string;
let children: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'damaged-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(directory, { recursive: true, force: true });
});

/** @param place the address of a store, and the key of the process that runs it where that is another one */
const openClient = (place: string) => {
  const [endpoint = '', secretAccessKey = localCredentials.secretAccessKey] = place.split(' ');
  const credentials = { ...localCredentials, secretAccessKey };
  const client = new DynamoDBClient({ endpoint, region: localRegion, credentials, maxAttempts: 1 });
  const documents = DynamoDBDocumentClient.from(client);
  const put = (sk: string, bytes = 700) =>
    documents.send(new PutCommand({ TableName, Item: { pk: 'all', sk, text: 'x'.repeat(bytes) } }));
  const list = async (): Promise<readonly string[]> => {
    const query = { TableName, KeyConditionExpression: 'pk = :all', ExpressionAttributeValues: { ':all': 'all' } };
    const { Items = [] } = await documents.send(new QueryCommand(query));
    return Items.map(({ sk }) => String(sk));
  };
  return { client, put, list, close: () => client.destroy() };
};

const place = (at: number): string => String(at).padStart(4, '0');

/** Writes items and closes; gives the files of one kind that hold them. */
const fill = async (count: number): Promise<void> => {
  const service = await startDynamoDb({ directory });
  const table = openClient(service.url);
  await createTable(table.client, TableName).catch((error: unknown) => {
    if ((error as Error).name !== 'ResourceInUseException') throw error;
  });
  for (let at = 0; at < count; at += 1) await table.put(place(at));
  table.close();
  await service.close();
};

const filesOf = async (ending: string): Promise<string[]> =>
  (await readdir(directory)).filter((name) => name.endsWith(ending)).map((name) => path.join(directory, name));

/** Changes one byte in the middle of a file. */
const flip = async (file: string, share = 0.5): Promise<void> => {
  const bytes = await readFile(file);
  const at = Math.floor(bytes.length * share);
  bytes[at] = bytes[at]! ^ 0x55;
  await writeFile(file, bytes);
};

const listAgain = async (): Promise<readonly string[]> => {
  const service = await startDynamoDb({ directory });
  const table = openClient(service.url);
  try {
    return await table.list();
  } finally {
    table.close();
    await service.close();
  }
};

describe('a store of the local product that is damaged', () => {
  it('GIVEN a write that was cut off at the end WHEN it starts THEN everything acknowledged is listed', async () => {
    await fill(171);
    const [log] = await filesOf('.log');
    await appendFile(log!, Buffer.from([1, 2, 3, 4, 200, 0, 1, 9, 9]));
    expect(await listAgain()).toHaveLength(171);
  });

  it('GIVEN a table that was cut off while it was written WHEN it starts THEN everything acknowledged is listed', async () => {
    await fill(171);
    await writeFile(path.join(directory, '999999.ldb'), 'what fitted on the disk');
    expect(await listAgain()).toHaveLength(171);
    expect(await filesOf('999999.ldb')).toEqual([]);
  });

  it('GIVEN records behind one that cannot be read WHEN it starts THEN it refuses, naming the file and what to do', async () => {
    await fill(171);
    const [log] = await filesOf('.log');
    await flip(log!);
    await expect(startDynamoDb({ directory })).rejects.toThrow(`The data is damaged: ${log}`);
    await expect(startDynamoDb({ directory })).rejects.toThrow(/--fresh/);
  });

  it.each([0.02, 0.3, 0.6, 0.95])('GIVEN a table with a changed byte at %d of it THEN it refuses', async (share) => {
    await fill(171);
    await listAgain();
    const [table] = await filesOf('.ldb');
    await flip(table!, share);
    await expect(startDynamoDb({ directory })).rejects.toThrow(`The data is damaged: ${table}`);
  });

  it('GIVEN a table that is cut off, or a file that is missing THEN it refuses', async () => {
    await fill(171);
    await listAgain();
    const [table] = await filesOf('.ldb');
    await truncate(table!, 1_000);
    await expect(startDynamoDb({ directory })).rejects.toThrow(`The data is damaged: ${table}`);
    await rm(table!);
    await expect(startDynamoDb({ directory })).rejects.toThrow('The data is damaged');
  });

  it('GIVEN an account, a secret or an object that is not what was written THEN it refuses, naming the file', async () => {
    const broken = path.join(directory, 'broken.json');
    await writeFile(broken, '{"half":');
    await expect(openUserStore(directory)).rejects.toThrow(broken);
    await expect(createObjectFiles(directory)).rejects.toThrow(broken);
    await expect(loadSecrets({ file: broken, names: ['one'] })).rejects.toThrow(broken);
    await writeFile(broken, JSON.stringify({ key: 'one', size: 5, file: 'one.bin' }));
    await expect(createObjectFiles(directory)).rejects.toThrow('one.bin is not there');
  });
});

const start = async (): Promise<{ readonly pid: number; readonly url: string; readonly stop: () => Promise<void> }> => {
  const script = new URL('../../support/run-dynamodb.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, directory], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { pid: child.pid!, url, stop };
};

/** The largest file the process may write: what is beyond fails half-way, as on a disk that is full. */
const limitFiles = (pid: number, bytes: number | 'unlimited'): void => {
  spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
};

const canLimit = spawnSync('prlimit', ['--version']).status === 0;

(canLimit ? describe : describe.skip)('a disk that is full for a moment', () => {
  it('loses no write that was acknowledged, before or after it', async () => {
    const first = await start();
    const table = openClient(first.url);
    await createTable(table.client, TableName);
    const acknowledged: string[] = [];
    const write = async (at: number): Promise<boolean> =>
      table.put(place(at)).then(
        () => acknowledged.push(place(at)) > 0,
        () => false,
      );
    let at = 0;
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 10; count += 1) await write((at += 1));
      limitFiles(first.pid, 16_000 + round * 100);
      const results = await Promise.all(Array.from({ length: 40 }, () => write((at += 1))));
      expect(results).toContain(false);
      limitFiles(first.pid, 'unlimited');
      for (let tries = 0; tries < 40 && !(await write((at += 1))); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await write((at += 1))).toBe(true);
    }
    table.close();
    await first.stop();
    const second = await start();
    const again = openClient(second.url);
    const listed = new Set(await again.list());
    again.close();
    expect(acknowledged.filter((sk) => !listed.has(sk))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(30);
  }, 60_000);
});

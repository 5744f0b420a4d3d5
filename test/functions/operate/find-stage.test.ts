import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findStage, StageError } from '../../../functions/operate/find-stage.ts';
import { announceServices } from '../../../infra/local/running-services.ts';

/** CloudFormation's answer about a stack with outputs, as its query protocol writes it. */
const described = (outputs: Readonly<Record<string, string>>): string => {
  const members = Object.entries(outputs)
    .map(([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`)
    .join('');
  return (
    '<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks>' +
    `<member><StackName>stack</StackName><CreationTime>2026-11-21T07:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${members}</Outputs></member>` +
    '</Stacks></DescribeStacksResult></DescribeStacksResponse>'
  );
};

const missing = (stack: string): string =>
  '<ErrorResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><Error><Type>Sender</Type>' +
  `<Code>ValidationError</Code><Message>Stack with id ${stack} does not exist</Message></Error></ErrorResponse>`;

describe('finding a stage', () => {
  let server: Server;
  let stacks: Record<string, Record<string, string>>;
  const before = { ...process.env };

  beforeEach(async () => {
    stacks = {};
    server = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const name = new URLSearchParams(Buffer.concat(chunks).toString('utf8')).get('StackName') ?? '';
        const outputs = stacks[name];
        response.writeHead(outputs ? 200 : 400, { 'content-type': 'text/xml' });
        response.end(outputs ? described(outputs) : missing(name));
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_CLOUDFORMATION: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
  });
  afterEach(async () => {
    process.env = { ...before };
    server.closeAllConnections();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  });

  it('GIVEN a deployed stage THEN its table, bucket and user pool come from the outputs of its stacks', async () => {
    stacks = {
      'clausewise-production-data': { TableName: 'table-1', DocumentsBucket: 'documents-1', Other: 'x' },
      'clausewise-production-auth': { UserPoolId: 'us-east-1_Pool' },
    };
    expect(await findStage('production')).toEqual({
      TABLE_NAME: 'table-1',
      DOCUMENTS_BUCKET: 'documents-1',
      USER_POOL_ID: 'us-east-1_Pool',
      AWS_REGION: 'us-east-1',
    });
  });

  it('GIVEN a stack that is not there THEN CloudFormation’s word is passed on', async () => {
    stacks = { 'clausewise-dev-data': { TableName: 'table-1', DocumentsBucket: 'documents-1' } };
    await expect(findStage('dev')).rejects.toThrow(
      'The stack clausewise-dev-auth cannot be read: Stack with id clausewise-dev-auth does not exist',
    );
  });

  it('GIVEN a stack from before there were accounts THEN it says what is missing', async () => {
    stacks = { 'clausewise-dev-data': {}, 'clausewise-dev-auth': { UserPoolId: 'us-east-1_Pool' } };
    await expect(findStage('dev')).rejects.toThrow(
      'The stack clausewise-dev-data has no output TableName: deploy the stage first.',
    );
  });

  it('GIVEN nothing or something that runs on this machine THEN local is refused or is that', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-stage-'));
    process.env['DATA_DIR'] = dataDir;
    await expect(findStage('local')).rejects.toThrow(StageError);
    const environment = { TABLE_NAME: 'clausewise', AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1' };
    const announced = await announceServices(dataDir, { url: 'http://127.0.0.1:2', environment });
    expect(await findStage('local')).toEqual(environment);
    await announced.close();
    await rm(dataDir, { recursive: true });
  });
});

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CognitoIdentityProviderClient, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userPoolId } from '../../../infra/local/cognito/pool.ts';
import { wholeEnvironment } from '../../../infra/local/function-environment.ts';
import { announceServices } from '../../../infra/local/running-services.ts';
import { startDynamoDb } from '../../../infra/local/dynamodb/start-dynamodb.ts';
import { localCredentials, signedHeaders } from '../../../infra/local/signature.ts';
import { type Closeable, startServices } from '../../../infra/local/start-services.ts';

const secretId = 'clausewise/origin';
const bucket = 'documents';
const started: Closeable[] = [];
let directory: string;
let urls: Awaited<ReturnType<typeof startServices>>['endpoints'];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'signatures-'));
  const start = async <Service extends Closeable>(starting: Promise<Service>): Promise<Service> => {
    const service = await starting;
    started.push(service);
    return service;
  };
  const dynamodb = await start(startDynamoDb({ directory: path.join(directory, 'dynamodb') }));
  const { endpoints } = await startServices(start, {
    dataDir: directory,
    dynamodbUrl: dynamodb.url,
    bucket,
    allowedOrigins: () => [],
    secrets: { [secretId]: 'the origin key' },
    sender: 'no-reply@clausewise.example',
    bedrockUrl: undefined,
    tokenSeconds: undefined,
    passwordCost: undefined,
  });
  urls = endpoints;
});

afterAll(async () => {
  for (const service of started.reverse()) await service.close();
  await rm(directory, { recursive: true, force: true });
});

/** A call of each service, as its client of the SDK makes it; the name of the error it ends with. */
const callAll = async (secretAccessKey: string): Promise<Record<string, string>> => {
  const at = (endpoint: string) => ({
    endpoint,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { ...localCredentials, secretAccessKey },
  });
  const mail = { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Hello' } } };
  const calls: Readonly<Record<string, Promise<unknown>>> = {
    dynamodb: new DynamoDBClient(at(urls.dynamodb)).send(new ListTablesCommand()),
    s3: new S3Client({ ...at(urls.s3), forcePathStyle: true }).send(new ListObjectsV2Command({ Bucket: bucket })),
    secrets: new SecretsManagerClient(at(urls.secretsManager)).send(new GetSecretValueCommand({ SecretId: secretId })),
    mail: new SESv2Client(at(urls.mail)).send(
      new SendEmailCommand({
        FromEmailAddress: 'no-reply@clausewise.example',
        Destination: { ToAddresses: ['success@simulator.amazonses.com'] },
        Content: { Simple: mail },
      }),
    ),
    textract: new TextractClient(at(urls.textract)).send(
      new DetectDocumentTextCommand({ Document: { Bytes: new Uint8Array([1]) } }),
    ),
    cognito: new CognitoIdentityProviderClient(at(urls.cognito)).send(
      new AdminGetUserCommand({ UserPoolId: userPoolId, Username: 'nobody@example.com' }),
    ),
  };
  const outcomes = Object.entries(calls).map(async ([name, call]) => [
    name,
    await call.then(
      () => 'answered',
      (error: unknown) => (error as Error).name,
    ),
  ]);
  return Object.fromEntries(await Promise.all(outcomes)) as Record<string, string>;
};

describe('threat 16: the services of this machine', () => {
  it('GIVEN the key of this start THEN each answers', async () => {
    expect(await callAll(localCredentials.secretAccessKey)).toEqual({
      dynamodb: 'answered',
      s3: 'answered',
      secrets: 'answered',
      mail: 'answered',
      textract: 'InvalidParameterException',
      cognito: 'UserNotFoundException',
    });
  });

  it.each(['local', '', 'x'.repeat(43)])('GIVEN a call signed with the key %j THEN each refuses it', async (key) => {
    const outcomes = await callAll(key || 'none');
    expect(new Set(Object.values(outcomes))).toEqual(new Set(['InvalidSignatureException', 'SignatureDoesNotMatch']));
  });

  it('GIVEN a signature with another body or for another service THEN it is refused', async () => {
    const body = JSON.stringify({ SecretId: secretId });
    const url = `${urls.secretsManager}/`;
    const send = async (headers: Readonly<Record<string, string>>, sent: string): Promise<number> => {
      const target = { 'x-amz-target': 'secretsmanager.GetSecretValue' };
      return (await fetch(url, { method: 'POST', headers: { ...headers, ...target }, body: sent })).status;
    };
    expect(await send(signedHeaders('secretsmanager', url, body), body)).toBe(200);
    expect(await send(signedHeaders('secretsmanager', url, '{}'), body)).toBe(400);
    expect(await send(signedHeaders('dynamodb', url, body), body)).toBe(400);
    expect(await send({ authorization: 'AWS4-HMAC-SHA256 Credential=local' }, body)).toBe(400);
  });

  it('GIVEN what a start says of itself THEN functions and its owner are told the key, and nobody else', async () => {
    const environment = wholeEnvironment({ values: {}, endpoints: urls });
    expect(environment['AWS_SECRET_ACCESS_KEY']).toBe(localCredentials.secretAccessKey);
    expect(Buffer.from(localCredentials.secretAccessKey, 'base64url')).toHaveLength(32);
    const announced = await announceServices(directory, { url: 'http://127.0.0.1:1', environment });
    expect((await stat(path.join(directory, 'endpoints.json'))).mode & 0o777).toBe(0o600);
    await announced.close();
  });
});

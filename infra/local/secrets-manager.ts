import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { readStoredJson } from './damaged-store.ts';
import { readBody } from './gateway/read-body.ts';
import { listen, type Listening } from './listen.ts';
import { refusalOf } from './signature.ts';
import { writeWholeFile } from './write-whole-file.ts';

interface SecretsOptions {
  readonly file: string;
  /** The names of the secrets there should be. */
  readonly names: readonly string[];
}

const maxRequestBytes = 64 * 1024;

/**
 * Reads the secrets, generating those that are not there yet: 32 random bytes each, in a file only its owner may read.
 */
export const loadSecrets = async ({ file, names }: SecretsOptions): Promise<Readonly<Record<string, string>>> => {
  await mkdir(path.dirname(file), { recursive: true });
  // A file that is there and cannot be read is never taken for none: new secrets would end what the old ones signed.
  const known = await readStoredJson<Readonly<Record<string, string>>>(file).catch(
    (error: unknown): Record<string, string> => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
      throw error;
    },
  );
  const missing = names.filter((name) => known[name] === undefined);
  if (missing.length === 0) return known;
  const secrets = {
    ...known,
    ...Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('base64url')])),
  };
  await writeWholeFile(file, JSON.stringify(secrets, undefined, 2));
  return secrets;
};

/** Starts Secrets Manager with the one operation the functions use: GetSecretValue. */
export const startSecretsManager = (secrets: Readonly<Record<string, string>>): Promise<Listening> =>
  listen(
    createServer((request, response) => {
      serve(secrets, request, response).catch(() => response.destroy());
    }),
  );

const serve = async (
  secrets: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() });
    response.end(JSON.stringify(body));
  };
  const body = (await readBody(request, maxRequestBytes)) ?? Buffer.alloc(0);
  const refusal = refusalOf('secretsmanager', request, body);
  if (refusal !== undefined) {
    send(400, refusal);
    return;
  }
  if (request.headers['x-amz-target'] !== 'secretsmanager.GetSecretValue') {
    send(400, { __type: 'UnknownOperationException' });
    return;
  }
  const { SecretId: id } = JSON.parse(body.toString('utf8')) as { readonly SecretId?: string };
  const value = id !== undefined && Object.hasOwn(secrets, id) ? secrets[id] : undefined;
  if (value === undefined) {
    const message = "Secrets Manager can't find the specified secret.";
    send(400, { __type: 'ResourceNotFoundException', Message: message });
    return;
  }
  send(200, {
    ARN: `arn:aws:secretsmanager:us-east-1:000000000000:secret:${id}`,
    Name: id,
    SecretString: value,
    VersionStages: ['AWSCURRENT'],
  });
};

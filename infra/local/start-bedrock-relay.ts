import { createServer, type ServerHttp2Stream } from 'node:http2';
import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  ConverseStreamCommand,
  type ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { bytesAsText, encodeEvent, encodeException } from './event-stream.ts';
import type { Listening } from './listen.ts';
import { listenHttp2 } from './listen-http2.ts';

/*
 * A real model behind the product on this machine. Functions sign with keys that hold here only; this takes their calls
 * to Bedrock and makes them with the credentials of whoever started the product, by a profile, by keys or by
 * AWS_BEARER_TOKEN_BEDROCK. What it is asked costs money.
 */

interface RelayOptions {
  /** Where Bedrock is called. */
  readonly region: string;
  /** Calls Bedrock; by default with the credentials of this process. */
  readonly client?: BedrockRuntimeClient;
}

const send = (stream: ServerHttp2Stream, status: number, body: unknown, errorType?: string): void => {
  if (stream.destroyed) return;
  stream.respond({
    ':status': status,
    'content-type': 'application/json',
    ...(errorType !== undefined && { 'x-amzn-errortype': errorType }),
  });
  stream.end(JSON.stringify(body, bytesAsText));
};

/** The error as the service gives it; whoever has no credentials is told so as one whom nobody knows. */
const sendError = (stream: ServerHttp2Stream, error: unknown): void => {
  const { name, message, $metadata } = error as Error & { readonly $metadata?: { readonly httpStatusCode?: number } };
  if (name === 'CredentialsProviderError') send(stream, 403, { message }, 'UnrecognizedClientException');
  else send(stream, $metadata?.httpStatusCode ?? 503, { message }, name);
};

/** Sends events as they come; an error among them ends the stream, as the service ends it. */
const passOn = async (
  stream: ServerHttp2Stream,
  events: AsyncIterable<ConverseStreamOutput> | readonly ConverseStreamOutput[],
): Promise<void> => {
  stream.respond({ ':status': 200, 'content-type': 'application/vnd.amazon.eventstream' });
  try {
    for await (const event of events) {
      for (const [type, payload] of Object.entries(event)) stream.write(encodeEvent(type, payload));
    }
  } catch (error) {
    const { name, message } = error as Error;
    stream.write(encodeException(`${name.charAt(0).toLowerCase()}${name.slice(1)}`, message));
  }
  stream.end();
};

const bodyOf = async (stream: ServerHttp2Stream): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Starts the relay. A call that its function no longer waits for is ended. */
export const startBedrockRelay = async ({
  region,
  // The function asks again by itself: one attempt each.
  client = new BedrockRuntimeClient({ region, maxAttempts: 1 }),
}: RelayOptions): Promise<Listening> => {
  const relay = async (stream: ServerHttp2Stream, path: string | undefined): Promise<void> => {
    const [, modelId, operation] = /^\/model\/([^/]+)\/(converse|converse-stream)$/.exec(path ?? '') ?? [];
    if (modelId === undefined) {
      send(stream, 404, { message: 'no such operation' }, 'UnknownOperationException');
      return;
    }
    const ended = new AbortController();
    try {
      const body = JSON.parse(await bodyOf(stream)) as Omit<ConverseCommandInput, 'modelId'>;
      stream.on('close', () => ended.abort());
      const input = { ...body, modelId: decodeURIComponent(modelId) };
      const options = { abortSignal: ended.signal };
      if (operation === 'converse-stream') {
        const answer = await client.send(new ConverseStreamCommand(input), options);
        await passOn(stream, answer.stream ?? []);
        return;
      }
      const { $metadata: _, ...answer } = await client.send(new ConverseCommand(input), options);
      send(stream, 200, answer);
    } catch (error) {
      sendError(stream, error);
    }
  };
  const server = createServer();
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    void relay(stream, headers[':path']);
  });
  const listening = await listenHttp2(server);
  return {
    ...listening,
    close: async () => {
      await listening.close();
      client.destroy();
    },
  };
};

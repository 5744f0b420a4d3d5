import { createServer, type ServerHttp2Stream } from 'node:http2';
import { refusalOf, thinks } from './bedrock-rules.ts';
import { listenHttp2 } from '../../infra/local/listen-http2.ts';

/** What the stand-in does with one call. Calls beyond the script get its last entry. */
export type ModelBehaviour =
  | { readonly kind: 'tool'; readonly input: unknown; readonly stopReason?: string; readonly afterMs?: number }
  | { readonly kind: 'text'; readonly text: string; readonly stopReason?: string }
  | { readonly kind: 'error'; readonly status: number; readonly type: string }
  | { readonly kind: 'raw'; readonly body: string }
  | { readonly kind: 'hang' }
  | { readonly kind: 'reset' };

export interface ModelServer {
  readonly url: string;
  /** The bodies of the calls it got, those it refused included. */
  readonly calls: readonly Record<string, unknown>[];
  /** The access keys that signed them. */
  readonly signers: readonly string[];
  readonly script: (...behaviours: readonly [ModelBehaviour, ...ModelBehaviour[]]) => void;
  /** Tells of an application inference profile what it is a copy of. */
  readonly copy: (arn: string, from: string) => void;
  readonly close: () => Promise<void>;
}

const reasoning = { reasoningContent: { reasoningText: { text: 'Let me read it.', signature: 'c2lnbmVk' } } };

const answer = (modelId: string, content: unknown[], stopReason: string) =>
  JSON.stringify({
    output: { message: { role: 'assistant', content: [...(thinks(modelId) ? [reasoning] : []), ...content] } },
    stopReason,
    usage: {
      inputTokens: 1200,
      outputTokens: 800,
      totalTokens: 2400,
      cacheReadInputTokens: 300,
      cacheWriteInputTokens: 100,
    },
    metrics: { latencyMs: 5 },
  });

const send = (stream: ServerHttp2Stream, status: number, body: string, headers: Record<string, string> = {}) => {
  stream.respond({ ':status': status, 'content-type': 'application/json', ...headers });
  stream.end(body);
};

const behave = (stream: ServerHttp2Stream, behaviour: ModelBehaviour, modelId: string): void => {
  switch (behaviour.kind) {
    case 'tool': {
      const toolUse = { toolUseId: 'tool-1', name: 'report_review', input: behaviour.input };
      const reply = () => {
        if (!stream.destroyed) send(stream, 200, answer(modelId, [{ toolUse }], behaviour.stopReason ?? 'tool_use'));
      };
      if (behaviour.afterMs) setTimeout(reply, behaviour.afterMs).unref();
      else reply();
      return;
    }
    case 'text':
      send(stream, 200, answer(modelId, [{ text: behaviour.text }], behaviour.stopReason ?? 'end_turn'));
      return;
    case 'error':
      send(stream, behaviour.status, JSON.stringify({ message: 'no' }), { 'x-amzn-errortype': behaviour.type });
      return;
    case 'raw':
      send(stream, 200, behaviour.body);
      return;
    case 'reset':
      stream.close(2);
      return;
    case 'hang':
  }
};

/** The model a call is for, as its path names it. */
const modelIdOf = (path: string | undefined): string | undefined => {
  const named = /^\/model\/([^/]+)\/converse$/.exec(path ?? '')?.[1];
  return named === undefined ? undefined : decodeURIComponent(named);
};

/**
 * A server that speaks Bedrock's Converse protocol over cleartext HTTP/2. It refuses what the service refuses of a
 * model, and behaves as it is told with what is left.
 */
export const startModelServer = async (): Promise<ModelServer> => {
  const calls: Record<string, unknown>[] = [];
  let behaviours: readonly ModelBehaviour[] = [{ kind: 'hang' }];
  let served = 0;
  const signers: string[] = [];
  const copies = new Map<string, string>();
  const server = createServer();
  server.on('stream', (stream, headers) => {
    const called = modelIdOf(headers[':path']);
    const modelId = copies.get(called ?? '') ?? called;
    stream.on('error', () => undefined);
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      calls.push(body);
      signers.push(/Credential=([^/]+)/.exec(headers.authorization ?? '')?.[1] ?? '');
      if (modelId === undefined) {
        send(stream, 404, JSON.stringify({ message: 'no such operation' }), { 'x-amzn-errortype': 'UnknownOperation' });
        return;
      }
      const refusal = refusalOf(modelId, body);
      if (refusal) {
        const { status, type, message } = refusal;
        send(stream, status, JSON.stringify({ message }), { 'x-amzn-errortype': type });
        return;
      }
      behave(stream, behaviours[Math.min(served++, behaviours.length - 1)]!, modelId);
    });
  });
  const { url, close } = await listenHttp2(server);
  return {
    url,
    calls,
    signers,
    script: (...next) => {
      behaviours = next;
      served = 0;
      calls.length = 0;
    },
    copy: (arn, from) => void copies.set(arn, from),
    close,
  };
};

/**
 * Starts a model server and has the SDK of this process call it, for use cases that are driven from inside. Import what is
 * to be driven only afterwards.
 */
export const useModelServer = async (): Promise<ModelServer> => {
  const server = await startModelServer();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    BEDROCK_MODEL_ID: 'test.model-v1',
  });
  return server;
};

import { createServer, type ServerHttp2Stream } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { encodeEvent, encodeException } from '../../infra/local/event-stream.ts';
import { refusalOf, thinks } from './bedrock-rules.ts';
import { listenHttp2 } from '../../infra/local/listen-http2.ts';
import { rememberAnalyses } from './remember-analyses.ts';

/** What the stand-in does with one call. Calls beyond the script get its last entry. */
export type ModelBehaviour =
  | {
      readonly kind: 'tool';
      readonly input: unknown;
      readonly stopReason?: string;
      readonly afterMs?: number;
      /** What the answer waits for; of one that is asked for as it is written, its last fifth. */
      readonly until?: Promise<unknown>;
      /** How long writing it takes, where it is asked for as it is written. */
      readonly writingMs?: number;
      /** Ends the stream with that error after as much of the answer, from 0 to 1. */
      readonly breaksOff?: { readonly after: number; readonly type: string };
    }
  | { readonly kind: 'text'; readonly text: string; readonly stopReason?: string }
  | { readonly kind: 'error'; readonly status: number; readonly type: string }
  | { readonly kind: 'raw'; readonly body: string }
  | {
      readonly kind: 'hang';
      /** Is told that it was asked, and is not to be answered. */
      readonly asked?: () => void;
    }
  | { readonly kind: 'reset' };

export interface ModelServer {
  readonly url: string;
  /** The bodies of the calls it got, those it refused included. */
  readonly calls: readonly Record<string, unknown>[];
  /** How each of them was called. */
  readonly operations: readonly ('converse' | 'converse-stream')[];
  /** The access keys that signed them, or the bearer tokens that came with them. */
  readonly signers: readonly string[];
  readonly script: (...behaviours: readonly [ModelBehaviour, ...ModelBehaviour[]]) => void;
  /** What it does when it is to look at the parts of a long text together; as the script has it where it is not told. */
  readonly scriptSynthesis: (behaviour: ModelBehaviour | undefined) => void;
  /** Tells of an application inference profile what it is a copy of. */
  readonly copy: (arn: string, from: string) => void;
  readonly close: () => Promise<void>;
}

const usage = {
  inputTokens: 1200,
  outputTokens: 800,
  totalTokens: 2400,
  cacheReadInputTokens: 300,
  cacheWriteInputTokens: 100,
};

const reasoning = { reasoningContent: { reasoningText: { text: 'Let me read it.', signature: 'c2lnbmVk' } } };

const answer = (modelId: string, content: unknown[], stopReason: string) =>
  JSON.stringify({
    output: { message: { role: 'assistant', content: [...(thinks(modelId) ? [reasoning] : []), ...content] } },
    stopReason,
    usage,
    metrics: { latencyMs: 5 },
  });

const send = (stream: ServerHttp2Stream, status: number, body: string, headers: Record<string, string> = {}) => {
  stream.respond({ ':status': status, 'content-type': 'application/json', ...headers });
  stream.end(body);
};

/** So many events one answer is written in. */
const pieces = 40;

const cut = (text: string): readonly string[] => {
  const length = Math.max(1, Math.ceil(text.length / pieces));
  return text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
};

/** The events of an answer, as a model that thinks or does not writes them. */
const eventsOf = (modelId: string, behaviour: ModelBehaviour & { readonly kind: 'tool' | 'text' }): Buffer[] => {
  const isTool = behaviour.kind === 'tool';
  const contentBlockIndex = thinks(modelId) ? 1 : 0;
  const start = { toolUse: { toolUseId: 'tool-1', name: 'report_review' } };
  const written = isTool ? JSON.stringify(behaviour.input) : behaviour.text;
  const { text, signature } = reasoning.reasoningContent.reasoningText;
  const thought = [{ text }, { signature }].map((reasoningContent) =>
    encodeEvent('contentBlockDelta', { contentBlockIndex: 0, delta: { reasoningContent } }),
  );
  return [
    encodeEvent('messageStart', { role: 'assistant' }),
    ...(thinks(modelId) ? [...thought, encodeEvent('contentBlockStop', { contentBlockIndex: 0 })] : []),
    ...(isTool ? [encodeEvent('contentBlockStart', { contentBlockIndex, start })] : []),
    ...cut(written).map((piece) =>
      encodeEvent('contentBlockDelta', {
        contentBlockIndex,
        delta: isTool ? { toolUse: { input: piece } } : { text: piece },
      }),
    ),
    encodeEvent('contentBlockStop', { contentBlockIndex }),
    encodeEvent('messageStop', { stopReason: behaviour.stopReason ?? (isTool ? 'tool_use' : 'end_turn') }),
    encodeEvent('metadata', { usage, metrics: { latencyMs: 5 } }),
  ];
};

/** So much of an answer is written before what its end waits for. */
const writtenAtOnce = 0.8;

/** Writes an answer event by event. */
const writeEvents = async (
  stream: ServerHttp2Stream,
  behaviour: ModelBehaviour & { readonly kind: 'tool' | 'text' },
  modelId: string,
): Promise<void> => {
  const { afterMs = 0, writingMs = 0, until, breaksOff } = behaviour.kind === 'tool' ? behaviour : {};
  const isGone = (): boolean => stream.destroyed;
  if (afterMs) await wait(afterMs, undefined, { ref: false });
  if (isGone()) return;
  stream.respond({ ':status': 200, 'content-type': 'application/vnd.amazon.eventstream' });
  const events = eventsOf(modelId, behaviour);
  for (const [at, event] of events.entries()) {
    if (at === Math.floor(events.length * writtenAtOnce)) await until;
    if (isGone()) return;
    if (breaksOff && at >= events.length * breaksOff.after) {
      stream.end(encodeException(breaksOff.type, 'no'));
      return;
    }
    stream.write(event);
    if (writingMs) await wait(writingMs / events.length, undefined, { ref: false });
  }
  stream.end();
};

const behave = (stream: ServerHttp2Stream, behaviour: ModelBehaviour, modelId: string): void => {
  switch (behaviour.kind) {
    case 'tool': {
      const toolUse = { toolUseId: 'tool-1', name: 'report_review', input: behaviour.input };
      const reply = () => {
        if (!stream.destroyed) send(stream, 200, answer(modelId, [{ toolUse }], behaviour.stopReason ?? 'tool_use'));
      };
      if (behaviour.until) void behaviour.until.then(reply);
      else if (behaviour.afterMs) setTimeout(reply, behaviour.afterMs).unref();
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
      behaviour.asked?.();
  }
};

/** The model a call is for, as its path names it. */
const modelIdOf = (path: string | undefined): string | undefined => {
  const named = /^\/model\/([^/]+)\/converse(?:-stream)?$/.exec(path ?? '')?.[1];
  return named === undefined ? undefined : decodeURIComponent(named);
};

/** Whether a request is for what the parts of a long text hold together. */
export const isSynthesis = (body: unknown): boolean => JSON.stringify(body).includes('<findings-in-the-parts-');

/**
 * A server that speaks Bedrock's Converse and ConverseStream over cleartext HTTP/2. It refuses what the service refuses of a
 * model, and behaves as it is told with what is left.
 */
export const startModelServer = async (): Promise<ModelServer> => {
  const calls: Record<string, unknown>[] = [];
  const operations: ('converse' | 'converse-stream')[] = [];
  let behaviours: readonly ModelBehaviour[] = [{ kind: 'hang' }];
  let ofSynthesis: ModelBehaviour | undefined;
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
      const isStreamed = headers[':path']?.endsWith('/converse-stream') === true;
      operations.push(isStreamed ? 'converse-stream' : 'converse');
      signers.push(/(?:Credential=|^Bearer )([^/]+)/.exec(headers.authorization ?? '')?.[1] ?? '');
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
      const scripted = () => behaviours[Math.min(served++, behaviours.length - 1)]!;
      const behaviour = (isSynthesis(body) ? ofSynthesis : undefined) ?? scripted();
      if (isStreamed && (behaviour.kind === 'tool' || behaviour.kind === 'text')) {
        void writeEvents(stream, behaviour, modelId);
      } else behave(stream, behaviour, modelId);
    });
  });
  const { url, close } = await listenHttp2(server);
  return {
    url,
    calls,
    operations,
    signers,
    script: (...next) => {
      behaviours = next;
      served = 0;
      calls.length = 0;
      operations.length = 0;
    },
    scriptSynthesis: (behaviour) => (ofSynthesis = behaviour),
    copy: (arn, from) => void copies.set(arn, from),
    close,
  };
};

/**
 * Starts a model server and has the SDK of this process call it, for use cases that are driven from inside. Import what is
 * to be driven only afterwards.
 */
export const useModelServer = async (): Promise<ModelServer> => {
  rememberAnalyses();
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

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import {
  connect,
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type IncomingHttpHeaders,
} from 'node:http2';
import { type Listening, listen } from '../../infra/local/listen.ts';
import { listenHttp2 } from '../../infra/local/listen-http2.ts';

/*
 * Stands between a product, or a use case, and services of AWS, and lets chosen calls end as they end when something
 * is broken.
 */

/** One call to a service. */
export interface ServiceCall<Name extends string = string> {
  readonly service: Name;
  /** As AWS names it: `TransactWriteItems`, `PutObject`, `SignUp`. */
  readonly operation: string;
  /** Of the address that is called, such as `/bucket/key`. */
  readonly path: string;
  readonly body: string;
}

/**
 * What becomes of a call. `slow` gives the service's own answer byte by byte and never ends; `malformed` carries
 * the call out and answers something unreadable; `lose-answer` carries the call out and breaks the connection before the answer. `refuse` is an answer
 * the SDK does not call again for, so that a caller all of whose calls are refused gets as far as one that was ended;
 * `refuse-late` carries the call out all the same.
 */
export type Fault =
  'throttle' | '500' | '503' | 'reset' | 'hang' | 'slow' | 'malformed' | 'lose-answer' | 'refuse' | 'refuse-late';

/** What becomes of a call; undefined where it goes through. */
export type FaultRule<Name extends string = string> = (call: ServiceCall<Name>) => Fault | undefined;

/** When calls to services begin to fail. */
export interface Interruption {
  /** Calls that still go through; calls to all services count together. Below 0 once one was refused. */
  callsLeft: number;
  /** Whether the call that is refused first is carried out all the same, so that only its answer is lost. */
  losesAnswer: boolean;
}

/** Refuses everything once so many calls were made: a process that ends at this point gets no further either. */
export const interruptBy =
  (interruption: Interruption): FaultRule =>
  () => {
    const { callsLeft, losesAnswer } = interruption;
    interruption.callsLeft -= 1;
    if (callsLeft > 0) return undefined;
    return callsLeft === 0 && losesAnswer ? 'refuse-late' : 'refuse';
  };

export interface FaultProxy<Name extends string> {
  /** Where to send calls instead, by the names of the services. */
  readonly urls: Readonly<Record<Name, string>>;
  /** Every call since the rule was set last. */
  readonly calls: readonly ServiceCall<Name>[];
  readonly setRule: (rule: FaultRule<Name>) => void;
  /** Lets everything through again, and ends what hangs. */
  readonly clear: () => void;
  readonly close: () => Promise<void>;
}

/** How a service says that it is too busy, that it failed, and that it may not be called. */
const errorNames: Readonly<Record<string, Readonly<Record<'throttle' | '500' | '503' | 'refuse', string>>>> = {
  dynamodb: {
    throttle: 'ProvisionedThroughputExceededException',
    '500': 'InternalServerError',
    '503': 'ServiceUnavailable',
    refuse: 'AccessDeniedException',
  },
  s3: { throttle: 'SlowDown', '500': 'InternalError', '503': 'ServiceUnavailable', refuse: 'AccessDenied' },
  cognito: {
    throttle: 'TooManyRequestsException',
    '500': 'InternalErrorException',
    '503': 'ServiceUnavailable',
    refuse: 'AccessDeniedException',
  },
  textract: {
    throttle: 'ThrottlingException',
    '500': 'InternalServerError',
    '503': 'ServiceUnavailable',
    refuse: 'AccessDeniedException',
  },
  mail: {
    throttle: 'TooManyRequestsException',
    '500': 'InternalFailure',
    '503': 'ServiceUnavailable',
    refuse: 'AccessDeniedException',
  },
  bedrock: {
    throttle: 'ThrottlingException',
    '500': 'InternalServerException',
    '503': 'ServiceUnavailableException',
    refuse: 'AccessDeniedException',
  },
};

const statusOf = (service: string, fault: 'throttle' | '500' | '503' | 'refuse'): number => {
  if (fault === 'refuse') return 403;
  if (fault !== 'throttle') return Number(fault);
  if (service === 's3') return 503;
  return service === 'mail' || service === 'bedrock' ? 429 : 400;
};

/** Contract text, keys and names must not come back in an error; this one would show if something repeated it. */
const words = 'Arn:aws:secret-of-the-service';

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

/** Both kinds of answer begin alike, though the types of their methods have no signature in common. */
const begin = (response: Outgoing, status: number, headers: Readonly<Record<string, string>>): void => {
  (response as ServerResponse).writeHead(status, headers);
};

/** Ends a connection as a network does, in the middle of a call. */
const breakConnection = (incoming: Incoming): void => {
  if ('stream' in incoming) incoming.stream.session?.destroy();
  else incoming.socket.resetAndDestroy();
};

const sendError = (response: Outgoing, service: string, fault: 'throttle' | '500' | '503' | 'refuse'): void => {
  const name = errorNames[service]?.[fault] ?? 'InternalFailure';
  const isS3 = service === 's3';
  begin(response, statusOf(service, fault), {
    'content-type': isS3 ? 'application/xml' : 'application/x-amz-json-1.0',
    'x-amzn-errortype': name,
    connection: 'close',
  });
  response.end(
    isS3
      ? `<?xml version="1.0"?><Error><Code>${name}</Code><Message>${words}</Message></Error>`
      : JSON.stringify({ __type: name, message: words }),
  );
};

const objectOperation = (method: string, url: URL): string => {
  if (method !== 'GET') return `${method.charAt(0)}${method.slice(1).toLowerCase()}Object`;
  return url.searchParams.has('list-type') ? 'ListObjectsV2' : 'GetObject';
};

const operationOf = (service: string, { method = '', url = '/', headers }: Incoming): string => {
  if (service === 'bedrock') return 'Converse';
  if (service === 'mail') return 'SendEmail';
  if (service === 's3') return objectOperation(method, new URL(url, 'http://s3'));
  return String(headers['x-amz-target']).split('.').at(-1) ?? '';
};

const readAll = async (incoming: AsyncIterable<unknown>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

interface ForwardedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const answerHeaders = (headers: IncomingMessage['headers'] | IncomingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !name.startsWith(':'))
      .map(([name, value]) => [name, String(value)]),
  );

const forwardHttp2 = async (
  target: string,
  { headers }: Http2ServerRequest,
  body: Buffer,
): Promise<ForwardedAnswer> => {
  const session = connect(target);
  try {
    const stream = session.request(headers);
    const responded = once(stream, 'response') as Promise<[IncomingHttpHeaders & { readonly ':status'?: number }]>;
    stream.end(body);
    const [answer] = await responded;
    return { status: answer[':status'] ?? 500, headers: answerHeaders(answer), body: await readAll(stream) };
  } finally {
    session.close();
  }
};

/** Sends a call on with its headers as they are: the signature covers them. */
const forwardHttp = (
  target: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<ForwardedAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(target);
    const forwarded = request({ hostname, port, path: url, method, headers }, (answer) => {
      readAll(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 500, headers: answerHeaders(answer.headers), body: bytes }),
        reject,
      );
    });
    forwarded.on('error', reject);
    forwarded.end(body);
  });

const forward = (target: string, incoming: Incoming, body: Buffer): Promise<ForwardedAnswer> =>
  'stream' in incoming ? forwardHttp2(target, incoming, body) : forwardHttp(target, incoming, body);

const dripMs = 400;

/** Gives an answer so slowly that nobody waits for its end. */
const drip = (response: Outgoing, { status, headers, body }: ForwardedAnswer): void => {
  begin(response, status, { ...headers, 'content-length': String(Math.max(body.byteLength, 1_000)) });
  let sent = 0;
  const stream = 'stream' in response ? response.stream : response;
  const timer = setInterval(() => stream.write(body.subarray(sent, (sent += 1))), dripMs);
  response.on('close', () => clearInterval(timer));
};

/**
 * Starts the proxy; everything goes through until a rule says otherwise.
 * @param services where each answers, by name; errors are worded as the service of that name words them
 * @param overHttp2 those of them that are called over HTTP/2
 */
export const startFaultProxy = async <Name extends string>(
  services: Readonly<Record<Name, string>>,
  overHttp2: readonly NoInfer<Name>[] = [],
): Promise<FaultProxy<Name>> => {
  const calls: ServiceCall<Name>[] = [];
  const held = new Set<Outgoing>();
  let rule: FaultRule<Name> = () => undefined;

  const serve = async (service: Name, target: string, incoming: Incoming, outgoing: Outgoing) => {
    const body = await readAll(incoming);
    const call = {
      service,
      operation: operationOf(service, incoming),
      path: incoming.url ?? '/',
      body: body.toString('utf8'),
    };
    calls.push(call);
    const fault = rule(call);
    held.add(outgoing);
    outgoing.once('close', () => held.delete(outgoing));
    switch (fault) {
      case 'throttle':
      case '500':
      case '503':
      case 'refuse':
        sendError(outgoing, service, fault);
        return;
      case 'reset':
        breakConnection(incoming);
        return;
      case 'hang':
        return;
      case 'malformed':
        await forward(target, incoming, body);
        begin(outgoing, 200, { 'content-type': 'application/x-amz-json-1.0' });
        outgoing.end('<html>{"Item":');
        return;
      case 'lose-answer':
        await forward(target, incoming, body);
        breakConnection(incoming);
        return;
      case 'refuse-late':
        await forward(target, incoming, body);
        sendError(outgoing, service, 'refuse');
        return;
      case 'slow':
        drip(outgoing, await forward(target, incoming, body));
        return;
      case undefined: {
        const answer = await forward(target, incoming, body);
        begin(outgoing, answer.status, answer.headers);
        outgoing.end(answer.body);
      }
    }
  };

  const started = await Promise.all(
    (Object.entries(services) as [Name, string][]).map(async ([name, target]): Promise<[Name, Listening]> => {
      const onRequest = (incoming: Incoming, outgoing: Outgoing): void => {
        serve(name, target, incoming, outgoing).catch(() => outgoing.destroy());
      };
      const listening = overHttp2.includes(name)
        ? listenHttp2(createHttp2Server(onRequest))
        : listen(createServer(onRequest));
      return [name, await listening];
    }),
  );
  return {
    urls: Object.fromEntries(started.map(([name, { url }]) => [name, url])) as Readonly<Record<Name, string>>,
    calls,
    setRule: (next) => {
      calls.length = 0;
      rule = next;
    },
    clear: () => {
      rule = () => undefined;
      for (const response of held) response.destroy();
    },
    close: async () => {
      await Promise.all(started.map(([, { close }]) => close()));
    },
  };
};

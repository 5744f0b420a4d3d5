import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type Listening, listen } from '../../infra/local/listen.ts';

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
};

const statusOf = (service: string, fault: 'throttle' | '500' | '503' | 'refuse'): number => {
  if (fault === 'refuse') return 403;
  if (fault !== 'throttle') return Number(fault);
  if (service === 's3') return 503;
  return service === 'mail' ? 429 : 400;
};

/** Contract text, keys and names must not come back in an error; this one would show if something repeated it. */
const words = 'Arn:aws:secret-of-the-service';

const sendError = (response: ServerResponse, service: string, fault: 'throttle' | '500' | '503' | 'refuse'): void => {
  const name = errorNames[service]?.[fault] ?? 'InternalFailure';
  const isS3 = service === 's3';
  response.writeHead(statusOf(service, fault), {
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

const operationOf = (service: string, { method = '', url = '/', headers }: IncomingMessage): string => {
  if (service === 'mail') return 'SendEmail';
  if (service === 's3') return objectOperation(method, new URL(url, 'http://s3'));
  return String(headers['x-amz-target']).split('.').at(-1) ?? '';
};

const readAll = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

interface ForwardedAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Sends a call on with its headers as they are: the signature covers them. */
const forward = (target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<ForwardedAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(target);
    const forwarded = request({ hostname, port, path: url, method, headers }, (answer) => {
      readAll(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: bytes }),
        reject,
      );
    });
    forwarded.on('error', reject);
    forwarded.end(body);
  });

const dripMs = 400;

/** Gives an answer so slowly that nobody waits for its end. */
const drip = (response: ServerResponse, { status, headers, body }: ForwardedAnswer): void => {
  response.writeHead(status, { ...headers, 'content-length': String(Math.max(body.byteLength, 1_000)) });
  let sent = 0;
  const timer = setInterval(() => response.write(body.subarray(sent, (sent += 1))), dripMs);
  response.on('close', () => clearInterval(timer));
};

/**
 * Starts the proxy; everything goes through until a rule says otherwise.
 * @param services where each answers, by name; errors are worded as the service of that name words them
 */
export const startFaultProxy = async <Name extends string>(
  services: Readonly<Record<Name, string>>,
): Promise<FaultProxy<Name>> => {
  const calls: ServiceCall<Name>[] = [];
  const held = new Set<ServerResponse>();
  let rule: FaultRule<Name> = () => undefined;

  const serve = async (service: Name, target: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
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
    outgoing.on('close', () => held.delete(outgoing));
    switch (fault) {
      case 'throttle':
      case '500':
      case '503':
      case 'refuse':
        sendError(outgoing, service, fault);
        return;
      case 'reset':
        incoming.socket.resetAndDestroy();
        return;
      case 'hang':
        return;
      case 'malformed':
        await forward(target, incoming, body);
        outgoing.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('<html>{"Item":');
        return;
      case 'lose-answer':
        await forward(target, incoming, body);
        incoming.socket.resetAndDestroy();
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
        outgoing.writeHead(answer.status, answer.headers).end(answer.body);
      }
    }
  };

  const started = await Promise.all(
    (Object.entries(services) as [Name, string][]).map(async ([name, target]): Promise<[Name, Listening]> => [
      name,
      await listen(
        createServer((incoming, outgoing) => {
          serve(name, target, incoming, outgoing).catch(() => outgoing.destroy());
        }),
      ),
    ]),
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

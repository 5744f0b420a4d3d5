import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readBody } from '../gateway/read-body.ts';
import { listen, type Listening } from '../listen.ts';
import { refusalOf, signingFunction } from '../signature.ts';
import type { Messages } from './messages.ts';

/** The one queue there is, as those who use it name it; where it answers, the SDK is told apart. */
export const queueUrl = 'https://sqs.us-east-1.amazonaws.com/000000000000/clausewise-reviews';

interface SqsOptions {
  readonly messages: Messages;
  /** Whether a function may make a call, as IAM decides it. */
  readonly mayCall: (functionName: string, operation: Operation) => boolean;
}

export type Operation = 'SendMessage' | 'ChangeMessageVisibility';

/** The most a message may hold, in bytes, with room for what is around it ("Amazon SQS message quotas"). */
const maxRequestBytes = 300 * 1024;
const longestDelaySeconds = 900;
const longestHiddenSeconds = 43_200;

interface Call {
  readonly QueueUrl?: string;
  readonly MessageBody?: string;
  readonly DelaySeconds?: number;
  readonly ReceiptHandle?: string;
  readonly VisibilityTimeout?: number;
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const refuse = (type: string, message: string, status = 400): Answer => ({
  status,
  body: { __type: `com.amazonaws.sqs#${type}`, message },
});

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

const sendMessage = async (messages: Messages, { MessageBody: body, DelaySeconds = 0 }: Call): Promise<Answer> => {
  if (!body) return refuse('MissingParameter', 'The request must contain the parameter MessageBody.');
  if (!isWithin(DelaySeconds, longestDelaySeconds)) {
    return refuse('InvalidParameterValue', `Value ${DelaySeconds} for parameter DelaySeconds is invalid.`);
  }
  const id = await messages.put(body, DelaySeconds);
  return { status: 200, body: { MessageId: id, MD5OfMessageBody: createHash('md5').update(body).digest('hex') } };
};

const changeVisibility = async (
  messages: Messages,
  { ReceiptHandle = '', VisibilityTimeout = -1 }: Call,
): Promise<Answer> => {
  if (!isWithin(VisibilityTimeout, longestHiddenSeconds)) {
    return refuse('InvalidParameterValue', `Value ${VisibilityTimeout} for parameter VisibilityTimeout is invalid.`);
  }
  return (await messages.hide(ReceiptHandle, VisibilityTimeout))
    ? { status: 200, body: {} }
    : refuse('ReceiptHandleIsInvalid', 'The receipt handle is not of a message that somebody is at work on.');
};

const operations: Readonly<Record<Operation, (messages: Messages, call: Call) => Promise<Answer>>> = {
  SendMessage: sendMessage,
  ChangeMessageVisibility: changeVisibility,
};

const answerTo = async ({ messages, mayCall }: SqsOptions, request: IncomingMessage, body: Buffer): Promise<Answer> => {
  const refusal = refusalOf('sqs', request, body);
  if (refusal) return { status: 403, body: refusal };
  const name = String(request.headers['x-amz-target']).replace('AmazonSQS.', '');
  if (!Object.hasOwn(operations, name)) return refuse('UnsupportedOperation', 'There is no such operation here.');
  const operation = name as Operation;
  const caller = signingFunction(request);
  if (caller !== undefined && !mayCall(caller, operation)) {
    return refuse('AccessDeniedException', `${caller} is not authorized to perform: sqs:${name}`, 403);
  }
  const call = JSON.parse(body.toString('utf8')) as Call;
  if (call.QueueUrl !== queueUrl) return refuse('QueueDoesNotExist', 'The specified queue does not exist.');
  return operations[operation](messages, call);
};

/** Starts SQS with one queue and the two operations that functions use; Lambda's part is `workOff`. */
export const startSqs = (options: SqsOptions): Promise<Listening> => {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await readBody(request, maxRequestBytes)) ?? Buffer.alloc(0);
    const answer = await answerTo(options, request, body);
    response.writeHead(answer.status, {
      'content-type': 'application/x-amz-json-1.0',
      'x-amzn-requestid': randomUUID(),
    });
    response.end(JSON.stringify(answer.body));
  };
  return listen(
    createServer((request, response) => {
      serve(request, response).catch(() => response.destroy());
    }),
  );
};

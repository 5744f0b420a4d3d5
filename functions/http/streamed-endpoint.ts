import { finished } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { longestAnswerMs } from '../../shared/limits.ts';
import type { Route } from '../../shared/routes.ts';
import { errorBodyOf, log } from './answer.ts';
import { closingMs, type Handle, newState, stackAround } from './endpoint.ts';
import type { Context, Event } from './events.ts';

/** So often something is sent, in milliseconds: the edge takes an answer that is silent for 30 s for a broken one. */
export const heartbeatMs = 10_000;

/** A comment, which readers of events leave out. */
const heartbeat = ':\n\n';

const encode = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The context as far as the answer itself goes: however long its events may take, it begins in the time that every answer
 * has, reckoned from when API Gateway took the call.
 */
const answeringContext = (event: Omit<Event, 'state'>, context: Context): Context => {
  const answerBy = event.requestContext.requestTimeEpoch + longestAnswerMs;
  return {
    ...context,
    getRemainingTimeInMillis: () => Math.min(context.getRemainingTimeInMillis(), answerBy - Date.now()),
  };
};

/** Sends the events of an answer. That nobody listens any more changes nothing: what they tell of is made all the same. */
const sendEvents = async ({ state }: Event, context: Context, out: Writable): Promise<void> => {
  const { events, route } = state;
  if (!events) return;
  const beat = setInterval(() => out.write(heartbeat), heartbeatMs);
  let sent = 0;
  let failure: unknown;
  try {
    for await (const { event, data } of events(Date.now() + context.getRemainingTimeInMillis() - closingMs)) {
      // Encoding drops what the contract does not name, so that nothing internal leaves by accident.
      out.write(encode(event, route.events?.[event]?.schema.parse(data)));
      sent += 1;
    }
  } catch (error) {
    failure = error;
    out.write(encode('error', errorBodyOf(error, context.awsRequestId)));
  }
  clearInterval(beat);
  log({ state }, context.awsRequestId, 200, failure, sent);
};

const isSent = async (out: Writable): Promise<void> => {
  out.end();
  await finished(out).catch(() => undefined);
};

/**
 * The Lambda handler of a route whose integration streams: its answer whole as any other's, or event by event where the
 * handler says so. What fails after the first event is told by one named `error`.
 */
export const streamedEndpoint = <const R extends Route>(route: R, handle: Handle<R>) => {
  const stack = stackAround(route, handle);
  return awslambda.streamifyResponse(async (given: Omit<Event, 'state'>, stream, context): Promise<void> => {
    const event = { ...given, state: newState(route) };
    const { statusCode, headers, multiValueHeaders, body } = await stack(event, answeringContext(event, context));
    const out = awslambda.HttpResponseStream.from(stream, { statusCode, headers, multiValueHeaders });
    // A caller who left is no error of ours.
    out.on('error', () => undefined);
    out.write(body);
    await sendEvents(event, context, out);
    await isSent(out);
  });
};

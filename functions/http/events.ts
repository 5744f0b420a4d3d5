import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Route } from '../../shared/routes.ts';
import type { Caller } from '../core/caller.ts';

/** A file that came with a form. */
export interface UploadedFile {
  readonly filename: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Gives the events of an answer one by one, until a moment in epoch milliseconds. */
export type TellEvents<Told = { readonly event: string; readonly data: unknown }> = (
  deadlineMs: number,
) => AsyncIterable<Told>;

/** What the stack finds out about a request on its way in, for the handler. */
export interface RequestState {
  readonly route: Route;
  readonly startedAt: number;
  caller?: Caller;
  params: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
  /** The fields of a form beside its file. */
  fields?: unknown;
  file?: UploadedFile;
  /** What the answer is event by event, asked for by the moment by which the last must be on its way. */
  events?: TellEvents;
  /** Cookies to set with the answer, whatever it is. */
  readonly cookies: string[];
}

/** The gateway's event, with what the stack adds to it. */
export type Event = APIGatewayProxyEvent & { state: RequestState };
export type Result = APIGatewayProxyResult;
export type { Context };

/** A header of the request by its name in lower case; names carry no case. */
export const header = (event: APIGatewayProxyEvent, name: string): string | undefined => {
  const found = Object.entries(event.headers).find(([key]) => key.toLowerCase() === name);
  return found?.[1];
};

/** The network address the request came from, as the edge saw it; empty where it did not say. */
export const viewerAddress = (event: APIGatewayProxyEvent): string => header(event, 'x-viewer-address') ?? '';

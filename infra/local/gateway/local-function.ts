/** One Lambda: its code, its limits and its environment. */
export interface LocalFunction {
  readonly name: string;
  /** A directory whose `index.mjs` exports `handler`. */
  readonly directory: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** Asked for when an instance starts, which no function does before it is called. */
  readonly environment: () => Readonly<Record<string, string>>;
}

/** What became of an invocation. The payload is the handler's answer as JSON. */
export type Outcome =
  | { readonly kind: 'answered'; readonly payload: string }
  /** It has given its answer bit by bit. */
  | { readonly kind: 'streamed' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** It has not begun, and will not: too much waits, or it has waited too long to be done in time. */
  | { readonly kind: 'busy' };

/** What is asked of a function. */
export interface Call {
  readonly payload: string;
  readonly requestId: string;
  /** Takes the bits of an answer, where the function streams it. */
  readonly onChunk?: ((chunk: Uint8Array) => void) | undefined;
  /** Ends the waiting: an invocation that has begun goes on, as on Lambda. */
  readonly signal: AbortSignal;
  /**
   * When its caller stops waiting, in epoch milliseconds: the function is told no later time, so that it does not keep
   * and count what nobody gets.
   */
  readonly endsAtMs: number;
}

/** One event of an answer, with what it carried and when it came. */
export interface ReadEvent {
  readonly event: string;
  readonly data: unknown;
  /** Milliseconds since it was asked for. */
  readonly afterMs: number;
}

export interface EventAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The events as they come; comments are left out. */
  readonly events: AsyncGenerator<ReadEvent, void>;
  /** Leaves, as a tab that is closed. */
  readonly leave: () => void;
}

async function* eventsIn(answer: Response, startedAt: number): AsyncGenerator<ReadEvent, void> {
  if (!answer.body) return;
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const blocks = (text + decoder.decode(piece.value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
      if (event === undefined || data === undefined) continue;
      yield { event, data: JSON.parse(data), afterMs: Date.now() - startedAt };
    }
  }
}

/** Asks for an analysis event by event. */
export const analyzeInEvents = async (
  url: string,
  { cookie = '', json }: { readonly cookie?: string; readonly json: unknown },
): Promise<EventAnswer> => {
  const startedAt = Date.now();
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/analyze`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(cookie && { cookie }) },
    body: JSON.stringify(json),
    signal: leaving.signal,
  });
  return {
    status: answer.status,
    headers: answer.headers,
    events: eventsIn(answer, startedAt),
    leave: () => leaving.abort(),
  };
};

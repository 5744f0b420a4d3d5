/** @jest-environment jest-fixed-jsdom */
import '../../../support/browser-stubs.ts';
import '../editor-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type {
  ClauseChange,
  Decision,
  Decisions,
  RereadRequest,
  RereadResponse,
  SaveDecisionsRequest,
  StoredAnalysis,
} from '../../../../../shared/analysis.ts';
import { toast as showToast } from '../../../../../web/src/lib/toast.ts';
import {
  bodyOf,
  disconnected,
  serveApi,
  silence,
  type Replier,
  type Reply,
  type SentRequest,
} from '../../../support/fake-api.ts';
import { endApp, renderApp } from '../../../support/render-app.tsx';
import { buildAnalysis, buildStored, clauseText, evidenceOf } from '../build-analysis.ts';
import { findEditor, linesOf } from '../editor-stubs.ts';

afterEach(async () => {
  await endApp();
  showToast({ title: 'Next test' });
});

const change = (findingId: string, words: string, put: string): ClauseChange => {
  const { start, end } = evidenceOf(words);
  return { findingId, start, end, put, reason: `Because of ${findingId}` };
};
const settle = 'Settlement without a say';
const pay = 'Short time to pay';
const settled = clauseText.replace('without consent', 'with the consent of the Client');
const paid = clauseText.replace('ten days', 'thirty days');
const decided = (findingId: string, verdict: Decision['verdict'], reason?: string): Decision => ({
  findingId,
  verdict,
  at: '2026-11-21T10:00:00.000Z',
  ...(reason !== undefined && { reason }),
});

const rereadRoute = 'POST /api/analyses/stored-1/reread';
const buildReading = (fields: Partial<RereadResponse>): RereadResponse => ({
  riskLevel: 'medium',
  overallRiskScore: 5,
  completenessScore: 4,
  high: 0,
  medium: 1,
  low: 0,
  missing: 2,
  settled: [],
  introduced: [],
  revisedClause: clauseText,
  ...fields,
});

/** A server that keeps one analysis, and stores decisions as the API does. */
class Server {
  known: Decisions = { revision: 0, decisions: [] };
  sent: readonly SentRequest[] = [];
  readonly repliers: Record<string, Replier>;

  constructor() {
    this.repliers = {
      'GET /api/analyses/stored-1': () => ({ body: this.#stored() }),
      'PUT /api/analyses/stored-1/decisions': this.store,
      [rereadRoute]: this.reread,
    };
  }

  readonly store = (request: SentRequest): Reply => {
    const { revision, decisions } = bodyOf(request) as SaveDecisionsRequest;
    if (revision !== this.known.revision) {
      return { status: 409, body: { error: 'Changed meanwhile.', code: 'conflict', requestId: 'r-1' } };
    }
    const made = decisions.map((decision) => ({ ...decision, at: '2026-11-22T10:00:00.000Z' }));
    this.known = { revision: revision + 1, decisions: made };
    return { body: this.known };
  };

  readonly reread = (request: SentRequest): Reply => {
    const { accepted = [] } = bodyOf(request) as RereadRequest;
    return { body: buildReading({ overallRiskScore: 7 - accepted.length, high: 2 - accepted.length }) };
  };

  readonly open = async () => {
    this.sent = serveApi(this.repliers);
    const app = renderApp('/?analysis=stored-1');
    const editor = await findEditor();
    await screen.findByRole('region', { name: 'Verdict' });
    return { ...app, text: () => linesOf(editor).join('\r\n') };
  };

  readonly stores = () => this.sent.filter(({ method }) => method === 'PUT').map(bodyOf);
  readonly verdicts = () => this.known.decisions.map(({ findingId, verdict }) => `${findingId} ${verdict}`);

  readonly #stored = (): StoredAnalysis => {
    const changes = [
      change('r-settle', 'without consent', 'with the consent of the Client'),
      change('r-medium', 'ten days', 'thirty days'),
    ];
    const analysis = buildAnalysis();
    const suggestedImprovement = { ...analysis.suggestedImprovement, changes };
    return buildStored({ analysis: { ...analysis, suggestedImprovement }, ...this.known });
  };
}

const putRoute = 'PUT /api/analyses/stored-1/decisions';
const button = (name: string) => screen.getByRole('button', { name });
const verdictOf = (title: string) => {
  const card = within(screen.getByRole('article', { name: title }));
  return (card.queryByText('Accepted') ?? card.queryByText('Rejected'))?.textContent;
};

describe('decisions at the server', () => {
  it('WHEN findings are decided on and opened again THEN the whole list is sent from its revision, one call at a time', async () => {
    const server = new Server();
    let answer: () => void = () => undefined;
    server.repliers[putRoute] = async (request) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return server.store(request);
    };
    const { user } = await server.open();
    await user.click(button(`Accept: ${settle}`));
    await user.click(button(`Reject: ${pay}`));
    await user.click(button(`Undo: ${settle}`));
    const first = { revision: 0, decisions: [{ findingId: 'r-settle', verdict: 'accepted' }] };
    expect(server.stores()).toEqual([first]);
    answer();
    await waitFor(() =>
      expect(server.stores()).toEqual([
        first,
        { revision: 1, decisions: [{ findingId: 'r-medium', verdict: 'rejected' }] },
      ]),
    );
    answer();
    await waitFor(() => expect(server.verdicts()).toEqual(['r-medium rejected']));
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it('GIVEN stored decisions WHEN the analysis is opened THEN they are there with their text, reasons stay and nothing is sent', async () => {
    const server = new Server();
    server.known = {
      revision: 3,
      decisions: [decided('r-settle', 'accepted', 'Agreed'), decided('r-medium', 'rejected')],
    };
    const { user, text } = await server.open();
    await waitFor(() => expect(text()).toBe(settled));
    expect([verdictOf(settle), verdictOf(pay)]).toEqual(['Accepted', 'Rejected']);
    expect(screen.queryByText(/since this analysis/)).toBeNull();
    expect(server.stores()).toEqual([]);
    await user.click(button(`Undo: ${pay}`));
    await waitFor(() =>
      expect(server.stores()).toEqual([
        { revision: 3, decisions: [{ findingId: 'r-settle', verdict: 'accepted', reason: 'Agreed' }] },
      ]),
    );
  });

  it('GIVEN somebody decided meanwhile THEN that is said, theirs are shown, and deciding goes on from them', async () => {
    const server = new Server();
    const { user, text } = await server.open();
    server.known = { revision: 1, decisions: [decided('r-medium', 'accepted')] };
    await user.click(button(`Accept: ${settle}`));
    expect(await screen.findByText(/^Somebody changed the decisions on this analysis meanwhile/)).toBeTruthy();
    await waitFor(() => expect(text()).toBe(paid));
    expect([verdictOf(settle), verdictOf(pay)]).toEqual([undefined, 'Accepted']);
    await user.click(button(`Accept: ${settle}`));
    await waitFor(() => expect(server.verdicts()).toEqual(['r-medium accepted', 'r-settle accepted']));
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it('GIVEN no connection THEN the decision stays, that is said, and trying again stores it', async () => {
    const server = new Server();
    server.repliers[putRoute] = disconnected;
    const { user, text } = await server.open();
    await user.click(button(`Accept: ${settle}`));
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('Your last decisions are not saved. Please check your connection');
    expect([verdictOf(settle), text()]).toEqual(['Accepted', settled]);
    server.sent = serveApi({ ...server.repliers, [putRoute]: server.store });
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.verdicts()).toEqual(['r-settle accepted']));
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it('GIVEN the answer was lost WHEN the decision is taken back THEN the page goes on from what it had stored itself', async () => {
    const server = new Server();
    server.repliers[putRoute] = (request) => {
      server.store(request);
      return disconnected(request);
    };
    const { user, text } = await server.open();
    await user.click(button(`Accept: ${settle}`));
    await screen.findByRole('alert');
    server.sent = serveApi({ ...server.repliers, [putRoute]: server.store });
    await user.click(button(`Undo: ${settle}`));
    await waitFor(() => expect(server.known).toEqual({ revision: 2, decisions: [] }));
    expect(text()).toBe(clauseText);
    expect(screen.queryByText(/Somebody changed/)).toBeNull();
  });
});

describe('the draft of a tab', () => {
  const leaveUnsaved = async (server: Server): Promise<void> => {
    server.repliers[putRoute] = disconnected;
    const first = await server.open();
    await first.user.click(button(`Accept: ${settle}`));
    await screen.findByRole('alert');
    await endAndKeepDraft(first.unmount);
    server.repliers[putRoute] = server.store;
  };
  /** As loading the page again does: the tab's storage stays, what was read is gone. */
  const endAndKeepDraft = async (unmount: () => void): Promise<void> => {
    unmount();
    const kept = Object.entries(sessionStorage);
    await endApp();
    for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
  };

  it('GIVEN decisions that could not be stored, and none stored since WHEN it is opened again THEN they are shown and stored', async () => {
    const server = new Server();
    await leaveUnsaved(server);
    const { text } = await server.open();
    await waitFor(() => expect(server.verdicts()).toEqual(['r-settle accepted']));
    expect([verdictOf(settle), text()]).toEqual(['Accepted', settled]);
  });

  it('GIVEN decisions that could not be stored, and others stored since WHEN it is opened again THEN the stored ones stand', async () => {
    const server = new Server();
    await leaveUnsaved(server);
    server.known = { revision: 1, decisions: [decided('r-medium', 'accepted')] };
    const { text } = await server.open();
    await waitFor(() => expect(text()).toBe(paid));
    expect([verdictOf(settle), verdictOf(pay)]).toEqual([undefined, 'Accepted']);
    expect(server.stores()).toEqual([]);
  });

  it.each([
    ['before', 'the page was read again'],
    ['after', 'the page was read again, so that it read the old list'],
  ])('GIVEN a second decision waits for the first, which is stored %s %s THEN both are stored', async (when) => {
    const server = new Server();
    let store: () => void = () => undefined;
    server.repliers[putRoute] = (request) => {
      store = () => void server.store(request);
      return silence(request);
    };
    const first = await server.open();
    await first.user.click(button(`Accept: ${settle}`));
    await first.user.click(button(`Reject: ${pay}`));
    await endAndKeepDraft(first.unmount);
    server.repliers[putRoute] = (request) => {
      if (when === 'after') store();
      store = () => undefined;
      return server.store(request);
    };
    if (when === 'before') store();
    await server.open();
    await waitFor(() => expect(server.verdicts()).toEqual(['r-settle accepted', 'r-medium rejected']));
    expect([verdictOf(settle), verdictOf(pay)]).toEqual(['Accepted', 'Rejected']);
    expect(screen.queryByText(/Somebody changed/)).toBeNull();
  });

  it('GIVEN a decision was stored THEN opening it again in the same visit shows it, and leaving it keeps nothing to send', async () => {
    const server = new Server();
    const first = await server.open();
    await first.user.click(button(`Accept: ${settle}`));
    await waitFor(() => expect(server.verdicts()).toEqual(['r-settle accepted']));
    await waitFor(() => expect(sessionStorage.getItem('clausewise.draft.stored-1')).toBeNull());
    first.unmount();
    const { text } = await server.open();
    await waitFor(() => expect(text()).toBe(settled));
    expect([verdictOf(settle), server.stores()]).toEqual(['Accepted', []]);
  });
});

describe('decisions while the language model reads', () => {
  it('GIVEN a review that was read before a decision was stored and comes after it THEN the decision stands, then and when the analysis is opened again', async () => {
    const server = new Server();
    const stored = await server.repliers['GET /api/analyses/stored-1']!({ method: '', url: '', init: {} });
    const before = stored.body as StoredAnalysis;
    let answer: () => void = () => undefined;
    server.repliers['GET /api/analyses/stored-1'] = () => ({ body: { ...before, modelReview: 'pending' } });
    server.repliers['POST /api/analyses/stored-1/model-review'] = () =>
      new Promise((resolve) => (answer = () => resolve({ body: before })));
    const first = await server.open();
    await screen.findByText(/The language model is still reading/);
    await first.user.click(button(`Accept: ${settle}`));
    await waitFor(() => expect(server.verdicts()).toEqual(['r-settle accepted']));
    answer();
    await screen.findByText('Review Complete');
    expect(verdictOf(settle)).toBe('Accepted');
    first.unmount();

    const again = await server.open();
    await waitFor(() => expect(again.text()).toBe(settled));
    expect(verdictOf(settle)).toBe('Accepted');
    expect(screen.queryByText(/Somebody changed/)).toBeNull();
    await again.user.click(button(`Reject: ${pay}`));
    await waitFor(() => expect(server.verdicts()).toEqual(['r-settle accepted', 'r-medium rejected']));
  });
});

describe('the clause read again with what is accepted', () => {
  const line = () => screen.getByRole('status', { name: 'With the accepted changes' });
  const verdict = () => within(screen.getByRole('region', { name: 'Verdict' }));
  const calls = ({ sent }: Server) => sent.filter(({ url }) => url.endsWith('/reread')).map(bodyOf) as RereadRequest[];
  const readings = (server: Server) => calls(server).filter(({ accepted }) => accepted?.length !== 0);

  it('WHEN a change is accepted THEN its score, level and counts stand beside the analyzed ones, and Undo takes them back', async () => {
    const server = new Server();
    const { user } = await server.open();
    expect(line().textContent).toBe('');
    await user.click(button(`Accept: ${settle}`));
    await waitFor(() =>
      expect(line().textContent).toBe('With the accepted changes: 6/10, Medium risk (1 high, 1 medium)'),
    );
    expect(verdict().getByRole('progressbar', { name: 'Risk score' }).getAttribute('aria-valuetext')).toBe('7/10');
    expect(verdict().getByRole('heading', { name: 'High risk' })).toBeTruthy();
    await user.click(button(`Accept: ${pay}`));
    await waitFor(() => expect(line().textContent).toContain('5/10, Medium risk (0 high, '));
    await user.click(button(`Undo: ${pay}`));
    await waitFor(() => expect(line().textContent).toContain('6/10'));
    await user.click(button(`Undo: ${settle}`));
    expect(line().textContent).toBe('');
    expect(readings(server)).toEqual([{ accepted: ['r-settle'] }, { accepted: ['r-medium', 'r-settle'] }]);
  });

  it.each([
    [{ riskLevel: 'high', high: 0, medium: 3 }, 'High overall (3 medium)'],
    [{ riskLevel: 'medium', high: 0, medium: 0 }, 'Medium overall (none above low)'],
    [{ riskLevel: 'high', high: 1, medium: 0 }, 'High risk (1 high, 0 medium)'],
    [{ riskLevel: 'low', high: 0, medium: 0 }, 'Low risk (0 high, 0 medium)'],
  ] as const)(
    'GIVEN what is left is %j THEN no level stands beside the word that there is none such',
    async (left, words) => {
      const server = new Server();
      server.repliers[rereadRoute] = () => ({ body: buildReading({ overallRiskScore: 6, ...left }) });
      const { user } = await server.open();
      await user.click(button(`Accept: ${settle}`));
      await waitFor(() => expect(line().textContent).toBe(`With the accepted changes: 6/10, ${words}`));
    },
  );

  it('GIVEN nothing is accepted THEN the server is made ready to read, once, and nothing shows of it', async () => {
    const server = new Server();
    const { user } = await server.open();
    await waitFor(() => expect(calls(server)).toEqual([{ accepted: [] }]));
    expect([line().textContent, line().getAttribute('aria-busy')]).toEqual(['', 'false']);
    await user.click(button(`Accept: ${settle}`));
    await waitFor(() => expect(line().textContent).toContain('6/10'));
    await user.click(button(`Undo: ${settle}`));
    expect(line().textContent).toBe('');
    expect(calls(server)).toEqual([{ accepted: [] }, { accepted: ['r-settle'] }]);
  });

  it('GIVEN the server is not ready yet WHEN a change is accepted THEN it is read as soon as it is, and not beside it', async () => {
    const server = new Server();
    let ready = (): void => undefined;
    const isReady = new Promise<void>((resolve) => {
      ready = resolve;
    });
    server.repliers[rereadRoute] = async (request) => {
      if ((bodyOf(request) as RereadRequest).accepted?.length === 0) await isReady;
      return server.reread(request);
    };
    const { user } = await server.open();
    await waitFor(() => expect(calls(server)).toHaveLength(1));
    await user.click(button(`Accept: ${settle}`));
    await waitFor(() => expect(line().getAttribute('aria-busy')).toBe('true'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(calls(server)).toEqual([{ accepted: [] }]);
    ready();
    await waitFor(() => expect(line().textContent).toContain('6/10'));
    expect(calls(server)).toEqual([{ accepted: [] }, { accepted: ['r-settle'] }]);
  });

  it('GIVEN the server cannot be made ready THEN nothing shows of it either', async () => {
    const server = new Server();
    server.repliers[rereadRoute] = () => ({
      status: 503,
      body: { error: 'Busy.', code: 'unavailable', requestId: 'r-1' },
    });
    await server.open();
    await waitFor(() => expect(calls(server)).toHaveLength(1));
    expect(line().textContent).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('WHEN a change is rejected THEN nothing is read', async () => {
    const server = new Server();
    const { user } = await server.open();
    await user.click(button(`Reject: ${settle}`));
    await waitFor(() => expect(server.verdicts()).toEqual(['r-settle rejected']));
    expect(readings(server)).toEqual([]);
  });

  it('GIVEN accepted findings are stored THEN opening the analysis reads them, those without a change aside', async () => {
    const server = new Server();
    server.known = { revision: 1, decisions: [decided('r-settle', 'accepted'), decided('b-1', 'accepted')] };
    await server.open();
    await waitFor(() => expect(line().textContent).toContain('6/10'));
    // Longer than the page waits before it has the server made ready.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(calls(server)).toEqual([{ accepted: ['r-settle'] }]);
  });

  it('GIVEN a reading takes its time THEN the line keeps what it said and its place until the next is there', async () => {
    const server = new Server();
    const { user } = await server.open();
    await user.click(button(`Accept: ${settle}`));
    await waitFor(() => expect(line().textContent).toContain('6/10'));
    server.sent = serveApi({ ...server.repliers, [rereadRoute]: silence });
    await user.click(button(`Accept: ${pay}`));
    await waitFor(() => expect(line().getAttribute('aria-busy')).toBe('true'));
    expect(line().textContent).toContain('6/10');
  });

  it('GIVEN the first reading takes its time THEN the line says that the clause is read', async () => {
    const server = new Server();
    server.repliers[rereadRoute] = silence;
    const { user } = await server.open();
    await user.click(button(`Accept: ${settle}`));
    await waitFor(() => expect(line().textContent).toBe('Reading the clause with the accepted changes...'));
    await user.click(button(`Undo: ${settle}`));
    expect(line().textContent).toBe('');
  });

  it('GIVEN too many readings THEN the line says that there is no new score, and the decision is stored all the same', async () => {
    const server = new Server();
    server.repliers[rereadRoute] = () => ({
      status: 429,
      body: { error: 'Too many.', code: 'too_many_requests', requestId: 'r-1' },
    });
    const { user } = await server.open();
    await user.click(button(`Accept: ${settle}`));
    await waitFor(() => expect(server.verdicts()).toEqual(['r-settle accepted']));
    await waitFor(() => expect(line().getAttribute('aria-busy')).toBe('false'));
    expect([readings(server).length, line().textContent]).toEqual([
      1,
      'The score with the accepted changes could not be read.',
    ]);
    expect(screen.queryByText(/Too many/)).toBeNull();
  });
});

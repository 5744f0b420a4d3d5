import { mutate } from 'swr';
import type {
  Decisions as StoredDecisions,
  SaveDecisionsRequest,
  StoredAnalysis,
} from '../../../../../shared/analysis.ts';
import { ApiError, call, failureMessage, NetworkError } from '../../../lib/api.ts';
import { dataKeys } from '../../../lib/data.ts';
import { toast } from '../../../lib/toast.ts';
import type { Decisions } from './clause-review.ts';

/** Decisions as the server has them, by the findings they are about. */
export const verdictsOf = ({ decisions }: StoredDecisions): Decisions =>
  Object.fromEntries(decisions.map(({ findingId, verdict }) => [findingId, verdict]));

/** Whether two sets of decisions say the same. */
export const isSameDecisions = (one: Decisions, other: Decisions): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, verdict]) => other[id] === verdict);

/** The whole list as it shall be. A decision that stays keeps the reason it was given. */
const requestOf = (wanted: Decisions, { revision, decisions }: StoredDecisions): SaveDecisionsRequest => ({
  revision,
  decisions: Object.entries(wanted).map(([findingId, verdict]) => {
    const stays = decisions.find((known) => known.findingId === findingId && known.verdict === verdict);
    return { findingId, verdict, ...(stays?.reason !== undefined && { reason: stays.reason }) };
  }),
});

/** What is kept for one analysis. It outlives the review, so that what was decided last is still sent. */
interface Keeping {
  readonly id: string;
  /** What the server has, as far as is known. */
  known: StoredDecisions;
  wanted: Decisions;
  /** Sent without an answer: the server may have it or not. */
  unanswered?: Decisions;
  /** On its way at this moment. */
  sending?: Decisions;
  isSending: boolean;
  failure?: string;
}

interface DecisionEvents {
  /** What the server has of the analysis on the table changed. */
  readonly onKnown: () => void;
  /** Somebody decided otherwise meanwhile: this is what stands now. */
  readonly onTheirs: (theirs: Decisions) => void;
}

/** Whether the server may have done what it was asked for all the same. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);

const rememberKnown = (id: string, { revision, decisions }: StoredDecisions): void => {
  void mutate<StoredAnalysis>(dataKeys.analysis(id), (stored) => stored && { ...stored, revision, decisions }, {
    revalidate: false,
  });
};

const noteTheirs = (): void =>
  toast({
    title: 'Decisions Changed',
    description: 'Somebody changed the decisions on this analysis meanwhile. They are shown as they stand now.',
    variant: 'destructive',
  });

/**
 * Keeps the decisions of a review at the server: the whole list after every change, one call at a time. What changes
 * during a call is sent together after it. What can't be sent stays as it was decided, until it is tried again.
 */
export class DecisionStore {
  readonly #events: DecisionEvents;
  readonly #listeners = new Set<() => void>();
  #keeping: Keeping | undefined;

  constructor(events: DecisionEvents) {
    this.#events = events;
  }

  /**
   * Begins with an analysis as it was read.
   * @param unanswered what this tab had sent before without an answer
   */
  readonly begin = ({ id, revision, decisions }: StoredAnalysis, unanswered?: Decisions): void => {
    const known = { revision, decisions };
    this.#keeping = { id, known, wanted: verdictsOf(known), isSending: false, ...(unanswered && { unanswered }) };
    this.#notify();
  };

  /** Ends with the review; what is still to be sent is sent. */
  readonly end = (): void => {
    this.#keeping = undefined;
    this.#notify();
  };

  /** What the server has, as far as is known. */
  readonly known = (): StoredDecisions => this.#keeping?.known ?? { revision: 0, decisions: [] };

  /** What was sent without an answer so far; undefined where every call was answered. */
  readonly unanswered = (): Decisions | undefined => this.#keeping?.sending ?? this.#keeping?.unanswered;

  /** Why the last decisions could not be sent; undefined where they were, or are about to be. */
  readonly failure = (): string | undefined => this.#keeping?.failure;

  /** Calls back when sending failed, or is tried again. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends the decisions as they shall be, at once or after what is being sent. */
  readonly save = (wanted: Decisions): void => {
    if (!this.#keeping) return;
    this.#keeping.wanted = wanted;
    void this.#send(this.#keeping);
  };

  /** Sends again what could not be sent. */
  readonly retry = (): void => {
    if (this.#keeping) void this.#send(this.#keeping);
  };

  readonly #send = async (keeping: Keeping): Promise<void> => {
    if (keeping.isSending) return;
    keeping.isSending = true;
    this.#fail(keeping, undefined);
    try {
      while (keeping.unanswered || !isSameDecisions(keeping.wanted, verdictsOf(keeping.known))) {
        await this.#sendOnce(keeping);
      }
    } catch (error) {
      this.#fail(keeping, failureMessage(error, 'Please try again.'));
    } finally {
      keeping.isSending = false;
    }
  };

  readonly #sendOnce = async (keeping: Keeping): Promise<void> => {
    const { id, known, wanted } = keeping;
    keeping.sending = wanted;
    try {
      const answer = await call('saveDecisions', { params: { id }, body: requestOf(wanted, known) });
      delete keeping.sending;
      this.#know(keeping, answer);
      if (!isSameDecisions(wanted, verdictsOf(answer))) throw new Error('Other decisions were stored than were sent.');
    } catch (error) {
      delete keeping.sending;
      if (error instanceof ApiError && error.code === 'conflict') return this.#meet(keeping, wanted);
      if (isUnanswered(error)) keeping.unanswered = wanted;
      throw error;
    }
  };

  /** Takes what stands at the server where it moved on: what this page sent itself is gone on from, anything else shown. */
  readonly #meet = async (keeping: Keeping, sent: Decisions): Promise<void> => {
    const stored = await call('getAnalysis', { params: { id: keeping.id } });
    const theirs = verdictsOf(stored);
    const isOwn = [sent, keeping.unanswered].some((own) => own && isSameDecisions(own, theirs));
    this.#know(keeping, stored);
    if (!isOwn) this.#yield(keeping, theirs);
  };

  readonly #know = (keeping: Keeping, { revision, decisions }: StoredDecisions): void => {
    keeping.known = { revision, decisions };
    delete keeping.unanswered;
    rememberKnown(keeping.id, keeping.known);
    if (keeping === this.#keeping) this.#events.onKnown();
  };

  readonly #yield = (keeping: Keeping, theirs: Decisions): void => {
    keeping.wanted = theirs;
    if (keeping !== this.#keeping) return;
    this.#events.onTheirs(theirs);
    noteTheirs();
  };

  readonly #fail = (keeping: Keeping, failure: string | undefined): void => {
    if (keeping.failure === failure) return;
    if (failure === undefined) delete keeping.failure;
    else keeping.failure = failure;
    this.#notify();
  };

  readonly #notify = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

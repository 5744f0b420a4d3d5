import type { ClauseChange } from '../../../../../shared/analysis.ts';
import type { ClauseText } from '../clause-text.ts';
import { applyChanges, changeWithin } from './clause-changes.ts';

/** What a person decided about a finding. */
export type Verdict = 'accepted' | 'rejected';

/** The findings that were decided on, by their ids; the others are open. */
export type Decisions = Readonly<Record<string, Verdict>>;

/** What a review is held on: the clause as it was analyzed, and the changes proposed for it. */
export interface ReviewSubject {
  readonly clauseText: string;
  readonly changes: readonly ClauseChange[];
}

/** A wording that decisions led to, so that undoing in the editor is understood as undoing them. */
interface Wording {
  readonly text: string;
  readonly accepted: readonly string[];
}

const nothing: ReviewSubject = { clauseText: '', changes: [] };

const acceptedIn = (decisions: Decisions): readonly string[] =>
  Object.keys(decisions).filter((id) => decisions[id] === 'accepted');

/**
 * The decisions on the findings of an analysis, outside React: a card follows its own. Accepting a change puts it into
 * the editor as a step that the editor can undo; rejecting touches no text.
 */
export class ClauseReview {
  readonly #clause: ClauseText;
  #subject: ReviewSubject = nothing;
  #decisions: Decisions = {};
  #wordings: readonly Wording[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #onDecided: () => void;

  /** @param onDecided is told of what a person decides, not of reviews that begin or end */
  constructor(clause: ClauseText, onDecided: () => void) {
    this.#clause = clause;
    this.#onDecided = onDecided;
  }

  readonly read = (): Decisions => this.#decisions;

  /** Calls back when a finding was decided on, or opened again. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins with what was decided before. */
  readonly begin = (subject: ReviewSubject, decisions: Decisions): void => {
    this.#subject = subject;
    this.#wordings = [];
    this.#remember([]);
    this.#set(decisions);
    this.#remember(acceptedIn(decisions));
  };

  readonly end = (): void => this.begin(nothing, {});

  /** The clause as it was analyzed, with the changes that are accepted. */
  readonly wording = (): string => this.#wordingOf(acceptedIn(this.#decisions));

  /** The changes that are accepted. */
  readonly acceptedChanges = (): readonly ClauseChange[] => this.#changesOf(acceptedIn(this.#decisions));

  /**
   * Puts the changes of findings into the editor.
   * @returns false where the words they are about were edited meanwhile: nothing changes then
   */
  readonly accept = (ids: readonly string[]): boolean => {
    const fresh = ids.filter((id) => this.#decisions[id] !== 'accepted');
    const decisions = { ...this.#decisions, ...Object.fromEntries(fresh.map((id) => [id, 'accepted' as const])) };
    return this.#move(decisions);
  };

  /**
   * Refuses the change of a finding; one that was accepted leaves the text.
   * @returns false where its words were edited meanwhile
   */
  readonly reject = (id: string): boolean => this.#move({ ...this.#decisions, [id]: 'rejected' });

  /**
   * Takes decisions back.
   * @returns false where the words they changed were edited meanwhile
   */
  readonly reopen = (ids: readonly string[]): boolean =>
    this.#move(Object.fromEntries(Object.entries(this.#decisions).filter(([id]) => !ids.includes(id))));

  /**
   * Takes decisions that were made elsewhere. The text follows as a step that the editor can undo, but where its words
   * were edited: it stays there.
   */
  readonly take = (decisions: Decisions): void =>
    this.#put(decisions, this.#textWith(decisions) ?? this.#clause.read());

  /** Follows the editor: a wording that decisions had led to, undone or done again there, brings those decisions back. */
  readonly follow = (text: string): void => {
    const accepted = acceptedIn(this.#decisions);
    if (text === this.#wordingOf(accepted)) return;
    const wording = this.#wordings.find((known) => known.text === text);
    if (!wording) return;
    const rejected = Object.entries(this.#decisions).filter(([, verdict]) => verdict === 'rejected');
    const back = wording.accepted.map((id) => [id, 'accepted' as const] as const);
    this.#set(Object.fromEntries([...rejected, ...back]));
    this.#onDecided();
  };

  readonly #changesOf = (ids: readonly string[]): readonly ClauseChange[] =>
    this.#subject.changes.filter(({ findingId }) => ids.includes(findingId));

  readonly #wordingOf = (ids: readonly string[]): string =>
    applyChanges(this.#subject.clauseText, this.#changesOf(ids));

  readonly #remember = (accepted: readonly string[]): void => {
    const text = this.#wordingOf(accepted);
    this.#wordings = [...this.#wordings.filter((known) => known.text !== text), { text, accepted }];
  };

  /** The text with other decisions; undefined where the words they change were edited. */
  readonly #textWith = (decisions: Decisions): string | undefined => {
    const before = this.wording();
    const after = this.#wordingOf(acceptedIn(decisions));
    return before === after ? this.#clause.read() : changeWithin(before, after, this.#clause.read());
  };

  readonly #move = (decisions: Decisions): boolean => {
    const text = this.#textWith(decisions);
    if (text === undefined) return false;
    this.#put(decisions, text);
    this.#onDecided();
    return true;
  };

  readonly #put = (decisions: Decisions, text: string): void => {
    this.#set(decisions);
    this.#remember(acceptedIn(decisions));
    if (text !== this.#clause.read()) this.#clause.write(text, { asEdit: true });
  };

  readonly #set = (decisions: Decisions): void => {
    this.#decisions = decisions;
    for (const listener of this.#listeners) listener();
  };
}

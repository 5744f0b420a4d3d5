import type { AnalyzeRequest, StoredAnalysis } from '../../../../shared/analysis.ts';
import { partyRoleChoices } from '../../../../shared/contracts.ts';
import { carryMarks, carryThroughChanges, marksOf } from './analysis-marks.ts';
import { AnalysisSetup } from './analysis-setup.ts';
import { ClauseText } from './clause-text.ts';
import { clearDraft, initialOptions, loadDraft, saveDraft, type AnalysisOptions, type Draft } from './draft.ts';
import { FindingMarks, type FindingMark } from './finding-marks.ts';
import { ClauseReview, type Decisions, type ReviewSubject } from './review/clause-review.ts';
import { DecisionStore, isSameDecisions, verdictsOf } from './review/decision-store.ts';
import { differingFrom, type Differing, type Staleness } from './staleness.ts';

const emptyDraft: Draft = { text: '', title: '', options: initialOptions };

const optionsOf = (stored: StoredAnalysis): AnalysisOptions => ({
  contractType: stored.contractType,
  riskTolerance: stored.riskTolerance,
  partyRole:
    partyRoleChoices(stored.contractType).find(({ value }) => value === stored.analysis.partyRole)?.value ?? '',
  usePlaybook: stored.usePlaybook,
  useModel: stored.modelReview !== 'off',
});

const subjectOf = ({ clauseText, analysis }: StoredAnalysis): ReviewSubject => ({
  clauseText,
  changes: analysis.suggestedImprovement.changes,
});

const none: readonly Differing[] = [];

/** What lies on the table of the New Analysis screen: the text, what is chosen beside it, the marks and the decisions. */
export class Workbench {
  readonly clause: ClauseText;
  readonly setup: AnalysisSetup;
  readonly marks = new FindingMarks();
  readonly review: ClauseReview;
  readonly decisions: DecisionStore;
  /** The analysis whose text is in the editor; empty while there is none. */
  #shownId = '';
  /** Its text as it was analysed, and what it was asked for with. */
  #analysedText = '';
  #analysedOptions: AnalysisOptions = initialOptions;
  /** Its marks, in offsets of that text. */
  #analysedMarks: readonly FindingMark[] = [];
  #differing = none;
  readonly #differingListeners = new Set<() => void>();
  /** Whether the address names an analysis that isn't shown yet: what is here then is not a draft. */
  #isWaiting: boolean;
  /** Whether the screen is there: an answer that comes later leaves no draft behind. */
  #isOpen = false;

  /** @param isWaiting whether an analysis is about to be loaded; otherwise the tab's draft lies here */
  constructor(isWaiting: boolean) {
    const { text, options, title, documentId } = (isWaiting ? undefined : loadDraft('')) ?? emptyDraft;
    this.#isWaiting = isWaiting;
    this.clause = new ClauseText(text);
    this.setup = new AnalysisSetup({ options, title, documentId });
    this.review = new ClauseReview(this.clause, () => this.#keepDecisions());
    this.decisions = new DecisionStore({
      onKnown: () => this.#noteKnown(),
      onTheirs: (theirs) => this.#takeTheirs(theirs),
    });
  }

  /**
   * Keeps a draft of what changes, as long as the screen is there.
   * @returns what ends it, with the last changes kept
   */
  readonly keepDrafts = (): (() => void) => {
    const ends = [
      this.clause.onSettled(() => {
        this.#followText();
        this.#keepDraft();
      }),
      this.setup.subscribe(() => {
        this.#compare();
        this.#keepDraft();
      }),
    ];
    window.addEventListener('pagehide', this.#keepDraft);
    this.#isOpen = true;
    return () => {
      this.#isOpen = false;
      window.removeEventListener('pagehide', this.#keepDraft);
      this.#keepDraft();
      for (const end of ends) end();
    };
  };

  /** What an analysis of the table as it lies is asked for with. */
  readonly request = (): AnalyzeRequest => {
    const { options, title, documentId } = this.setup.read();
    const { useModel, ...asked } = options;
    const name = title.trim();
    return {
      clauseText: this.clause.read(),
      ...asked,
      modelReview: useModel ? 'later' : 'off',
      documentId,
      ...(name !== '' && { title: name }),
    };
  };

  readonly shownId = (): string => this.#shownId;

  /** What differs from what was analyzed, changes that were accepted aside; nothing while no analysis is shown. */
  readonly staleness: Staleness = {
    read: () => this.#differing,
    subscribe: (listener) => {
      this.#differingListeners.add(listener);
      return () => this.#differingListeners.delete(listener);
    },
  };

  /**
   * Shows a stored analysis, with the changes that were made to its text before it was left. Decisions in the draft that
   * were made from what is stored, or from what this tab had sent last, are newer, and are sent; where somebody has stored
   * others since, those stand.
   */
  readonly show = (stored: StoredAnalysis): void => {
    this.#keepDraft();
    const draft = loadDraft(stored.id);
    const theirs = verdictsOf(stored);
    const options = optionsOf(stored);
    const isOwn = draft?.sent !== undefined && isSameDecisions(draft.sent, theirs);
    const isCurrent = draft?.revision === stored.revision;
    this.#take(stored, options, isCurrent ? draft.sent : undefined);
    this.review.begin(subjectOf(stored), draft ? (draft.decisions ?? {}) : theirs);
    const { title, documentId } = stored;
    this.#put(draft ?? { text: this.review.wording(), options, title, documentId });
    if (draft && !isCurrent && !isOwn) this.review.take(theirs);
    this.decisions.save(this.review.read());
    this.#mark();
    this.#keepDraft();
  };

  /**
   * Takes the analysis that was just made of what lies here. The text stays as it is, changed meanwhile or not.
   * @param options what it was asked for with
   */
  readonly adopt = (made: StoredAnalysis, options: AnalysisOptions): void => {
    this.#take(made, options);
    this.review.begin(subjectOf(made), {});
    // An upload expires; the analysis holds the document as long as it is there.
    this.setup.write({ ...this.setup.read(), documentId: made.documentId });
    clearDraft('');
    this.#mark();
    this.#keepDraft();
  };

  /** Takes what a later review adds to the analysis that is shown. Text, options and decisions stay as they are. */
  readonly addFindings = (reviewed: StoredAnalysis): void => {
    if (this.#shownId !== reviewed.id) return;
    this.#analysedMarks = marksOf(reviewed.analysis);
    this.#mark();
  };

  /** Takes the analysis away and leaves the text, which becomes a draft. */
  readonly dropAnalysis = (): void => {
    this.#release();
    this.#keepDraft();
  };

  /** The analysis that was asked for can't be shown; nothing else may stand in its place. */
  readonly showNothing = (): void => {
    this.#keepDraft();
    this.#release();
    this.#isWaiting = true;
    this.#put(emptyDraft);
  };

  /** Goes back from an analysis to the unfinished text that was there before. */
  readonly leave = (): void => {
    this.#keepDraft();
    this.#release();
    this.#put(loadDraft('') ?? emptyDraft);
  };

  /**
   * Clears both panes. Changes to an analysed text wait with it.
   * @returns the unfinished text that would be lost, to be put back with `restore`; undefined where there is none
   */
  readonly clear = (): Draft | undefined => {
    this.#keepDraft();
    const lost =
      loadDraft('') ?? (this.#shownId === '' ? { text: this.clause.read(), ...this.setup.read() } : undefined);
    this.#release();
    this.#put(emptyDraft);
    clearDraft('');
    return lost && lost.text.trim() !== '' ? lost : undefined;
  };

  /** Puts an unfinished text back. */
  readonly restore = (draft: Draft): void => {
    this.#release();
    this.#put(draft);
  };

  readonly #take = (stored: StoredAnalysis, options: AnalysisOptions, unanswered?: Decisions): void => {
    const { id, clauseText, analysis } = stored;
    this.decisions.begin(stored, unanswered);
    this.#shownId = id;
    this.#analysedText = clauseText;
    this.#analysedOptions = options;
    this.#analysedMarks = marksOf(analysis);
    this.#isWaiting = false;
  };

  readonly #release = (): void => {
    this.#shownId = '';
    this.#analysedText = '';
    this.#isWaiting = false;
    this.#analysedMarks = [];
    this.review.end();
    this.decisions.end();
    this.marks.show([]);
    this.#compare();
  };

  readonly #put = ({ text, options, title, documentId }: Draft): void => {
    this.clause.write(text, { asEdit: false });
    this.setup.write({ options, title, documentId });
  };

  /** Marks what still stands in the text as the decisions and later edits have left it. */
  readonly #mark = (): void => {
    this.marks.show(carryMarks(this.#marksOfWording(), this.review.wording(), this.clause.read()));
    this.#compare();
  };

  readonly #marksOfWording = (): readonly FindingMark[] =>
    carryThroughChanges(this.#analysedMarks, this.#analysedText, this.review.acceptedChanges());

  /** The text came to rest: decisions undone in the editor are open again, and marks that a change had taken are back. */
  readonly #followText = (): void => {
    if (this.#shownId === '') return;
    const text = this.clause.read();
    this.review.follow(text);
    if (text === this.review.wording()) this.marks.restore(this.#marksOfWording());
    this.#compare();
  };

  readonly #compare = (): void => {
    const { options } = this.setup.read();
    const analysed = { text: this.review.wording(), options: this.#analysedOptions };
    const differing = this.#shownId === '' ? none : differingFrom(analysed, { text: this.clause.read(), options });
    if (differing.join() === this.#differing.join()) return;
    this.#differing = differing;
    for (const listener of this.#differingListeners) listener();
  };

  readonly #keepDecisions = (): void => {
    this.#keepDraft();
    this.decisions.save(this.review.read());
  };

  readonly #noteKnown = (): void => {
    if (this.#isOpen) this.#keepDraft();
  };

  readonly #takeTheirs = (theirs: Decisions): void => {
    this.review.take(theirs);
    this.#noteKnown();
  };

  readonly #keepDraft = (): void => {
    if (this.#isWaiting) return;
    const text = this.clause.read();
    const setup = this.setup.read();
    const { options, title } = setup;
    const decisions = this.review.read();
    const known = this.decisions.known();
    const sent = this.decisions.unanswered();
    const isUntouched =
      this.#shownId === ''
        ? text === '' && title === '' && options === initialOptions
        : text === this.review.wording() && !sent && isSameDecisions(decisions, verdictsOf(known));
    if (isUntouched) clearDraft(this.#shownId);
    else saveDraft(this.#shownId, { text, ...setup, decisions, revision: known.revision, ...(sent && { sent }) });
  };
}

import type { AnalyzeRequest, StoredAnalysis } from '../../../../shared/analysis.ts';
import { partyRoleChoices } from '../../../../shared/contracts.ts';
import { carryMarks, marksOf } from './analysis-marks.ts';
import { AnalysisSetup } from './analysis-setup.ts';
import { ClauseText } from './clause-text.ts';
import { clearDraft, initialOptions, loadDraft, saveDraft, type AnalysisOptions, type Draft } from './draft.ts';
import { FindingMarks } from './finding-marks.ts';

const emptyDraft: Draft = { text: '', title: '', options: initialOptions };

const optionsOf = (stored: StoredAnalysis): AnalysisOptions => ({
  contractType: stored.contractType,
  riskTolerance: stored.riskTolerance,
  partyRole:
    partyRoleChoices(stored.contractType).find(({ value }) => value === stored.analysis.partyRole)?.value ?? '',
  usePlaybook: stored.usePlaybook,
});

/** What lies on the table of the New Analysis screen: the text, what is chosen beside it, and the marks in it. */
export class Workbench {
  readonly clause: ClauseText;
  readonly setup: AnalysisSetup;
  readonly marks = new FindingMarks();
  /** The analysis whose text is in the editor; empty while there is none. */
  #shownId = '';
  /** Its text as it was analysed. */
  #analysedText = '';
  /** Whether the address names an analysis that isn't shown yet: what is here then is not a draft. */
  #isWaiting: boolean;

  /** @param isWaiting whether an analysis is about to be loaded; otherwise the tab's draft lies here */
  constructor(isWaiting: boolean) {
    const { text, options, title } = (isWaiting ? undefined : loadDraft('')) ?? emptyDraft;
    this.#isWaiting = isWaiting;
    this.clause = new ClauseText(text);
    this.setup = new AnalysisSetup({ options, title });
  }

  /**
   * Keeps a draft of what changes, as long as the screen is there.
   * @returns what ends it, with the last changes kept
   */
  readonly keepDrafts = (): (() => void) => {
    const ends = [
      this.clause.onSettled(() => {
        this.#keepDraft();
        // A change that was undone brings the marks back that it had taken along.
        if (this.#shownId !== '' && this.clause.read() === this.#analysedText) this.marks.restore();
      }),
      this.setup.subscribe(this.#keepDraft),
    ];
    window.addEventListener('pagehide', this.#keepDraft);
    return () => {
      window.removeEventListener('pagehide', this.#keepDraft);
      this.#keepDraft();
      for (const end of ends) end();
    };
  };

  /** What an analysis of the table as it lies is asked for with. */
  readonly request = (): AnalyzeRequest => {
    const { options, title } = this.setup.read();
    const name = title.trim();
    return { clauseText: this.clause.read(), ...options, ...(name !== '' && { title: name }) };
  };

  readonly shownId = (): string => this.#shownId;

  /** Shows a stored analysis, with the changes that were made to its text before it was left. */
  readonly show = (stored: StoredAnalysis): void => {
    this.#keepDraft();
    const draft = loadDraft(stored.id);
    this.#take(stored);
    this.#put(draft ?? { text: stored.clauseText, options: optionsOf(stored), title: stored.title });
    this.#mark(stored);
  };

  /** Takes the analysis that was just made of what lies here. The text stays as it is, changed meanwhile or not. */
  readonly adopt = (made: StoredAnalysis): void => {
    this.#take(made);
    clearDraft('');
    this.#mark(made);
    this.#keepDraft();
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

  readonly #take = ({ id, clauseText }: StoredAnalysis): void => {
    this.#shownId = id;
    this.#analysedText = clauseText;
    this.#isWaiting = false;
  };

  readonly #release = (): void => {
    this.#shownId = '';
    this.#analysedText = '';
    this.#isWaiting = false;
    this.marks.show([]);
  };

  readonly #put = ({ text, options, title }: Draft): void => {
    this.clause.write(text, { asEdit: false });
    this.setup.write({ options, title });
  };

  readonly #mark = ({ analysis, clauseText }: StoredAnalysis): void =>
    this.marks.show(carryMarks(marksOf(analysis), clauseText, this.clause.read()));

  readonly #keepDraft = (): void => {
    if (this.#isWaiting) return;
    const text = this.clause.read();
    const { options, title } = this.setup.read();
    const isUntouched =
      this.#shownId === '' ? text === '' && title === '' && options === initialOptions : text === this.#analysedText;
    if (isUntouched) clearDraft(this.#shownId);
    else saveDraft(this.#shownId, { text, title, options });
  };
}

/** A passage a finding speaks of, as UTF-16 offsets into the analysed text. `tone` is its severity, or a benefit. */
export interface FindingMark {
  readonly id: string;
  readonly tone: 'high' | 'medium' | 'low' | 'benefit' | 'fact' | 'section';
  readonly start: number;
  readonly end: number;
  /** The number of the finding's card; others have none. */
  readonly number?: number;
}

/** What shows marks in the text. */
export interface MarkSurface {
  showMarks(marks: readonly FindingMark[]): void;
  /** Marks one finding softly, as under the pointer; undefined takes that back. */
  hover(id: string | undefined): void;
  /** Marks one finding clearly and scrolls to it; undefined takes that back. False where its words are gone. */
  choose(id: string | undefined): boolean;
}

/**
 * What of the analysis is marked in the text. It stands between results and editor, so that neither renders the other,
 * and keeps what was asked for until the editor has loaded.
 */
export class FindingMarks {
  #surface: MarkSurface | undefined;
  #marks: readonly FindingMark[] = [];
  #chosen: string | undefined;
  readonly #chosenListeners = new Set<() => void>();

  /** Sets the passages of an analysis; an empty list takes all marks away. */
  readonly show = (marks: readonly FindingMark[]): void => {
    this.#marks = marks;
    this.#setChosen(undefined);
    this.#surface?.showMarks(marks);
  };

  /** Draws marks anew where the text has moved them, for instance after an undone change. What is chosen stays chosen. */
  readonly restore = (marks: readonly FindingMark[]): void => {
    this.#marks = marks;
    this.#surface?.showMarks(marks);
  };

  readonly hover = (id: string | undefined): void => this.#surface?.hover(id);

  /**
   * Shows the place of a finding.
   * @returns whether there is such a place in the text as it stands
   */
  readonly choose = (id: string | undefined): boolean => {
    this.#setChosen(id);
    return this.#surface?.choose(id) ?? false;
  };

  /** The editor says that a mark in the text was clicked. */
  readonly chosenInText = (id: string): void => this.#setChosen(id);

  readonly chosen = (): string | undefined => this.#chosen;

  /** Calls back when another finding is chosen. */
  readonly onChosen = (listener: () => void): (() => void) => {
    this.#chosenListeners.add(listener);
    return () => this.#chosenListeners.delete(listener);
  };

  /** Makes an editor the place marks are shown in. */
  readonly attach = (surface: MarkSurface): (() => void) => {
    this.#surface = surface;
    surface.showMarks(this.#marks);
    if (this.#chosen !== undefined) surface.choose(this.#chosen);
    return () => {
      if (this.#surface === surface) this.#surface = undefined;
    };
  };

  readonly #setChosen = (id: string | undefined): void => {
    if (id === this.#chosen) return;
    this.#chosen = id;
    for (const listener of this.#chosenListeners) listener();
  };
}

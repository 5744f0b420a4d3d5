import type { Importance } from '../../../../shared/analysis.ts';

/** Something a clause of a kind should hold. `present` is matched against the folded, lower-case clause. */
export interface ClauseElement {
  readonly id: string;
  readonly title: string;
  readonly importance: Importance;
  readonly present: RegExp;
  /** What goes wrong without it. */
  readonly why: string;
  /** A sentence to start from; {own} and {counterpart} are the parties, square brackets are for the parties to fill. */
  readonly wording: string;
}

/** What is known about one kind of clause. */
export interface ClauseKind {
  readonly id: string;
  /** The field's name for it. */
  readonly label: string;
  /** Recognised categories that confirm a passage to be of this kind; none are needed for a whole contract. */
  readonly confirmedBy?: readonly string[];
  /** How its heading may read, in lower case. */
  readonly heading: RegExp;
  /** Wording that makes a passage a clause of this kind; matched against the folded, lower-case text. */
  readonly trigger: RegExp;
  readonly purpose: string;
  /** What is usual, and where that is written down. */
  readonly market: string;
  readonly elements: readonly ClauseElement[];
}

/** Shorthand for a row of the tables of clause kinds. */
export const element = (
  id: string,
  importance: Importance,
  title: string,
  present: RegExp,
  why: string,
  wording: string,
): ClauseElement => ({ id, importance, title, present, why, wording });

import type { HazardWords } from './knowledge-schemas.ts';

/**
 * Who carries the burden of a wording: the party that acts in the sentence, the one across from it, the one across from
 * the party named in or right after the wording, the party that acts if it is to pay, a fixed side of the exchange, or
 * both alike.
 */
export type Bearer = 'subject' | 'counterpart' | 'other-than-named' | 'payer' | 'taker' | 'giver' | 'both';

/**
 * One thing a clause can do to a party, however it is found. In texts, {bearer} is the party that carries it and
 * {gainer} the one it serves, as the clause calls them. What it says is in the files of `hazards/`.
 */
export interface Burden extends HazardWords {
  readonly id: string;
  readonly bears: Bearer;
  /** Graver hazards that, in the same sentence, already say this one; it is then not listed apart. */
  readonly saidBy?: readonly string[];
  /** True for what a clause has or has not: naming it again, as a clause about it must, makes it no heavier. */
  readonly isOnce?: boolean;
  /** True for what contracts of its kind hold as a rule: where it weighs little it is told to the most careful reader alone. */
  readonly isOrdinary?: boolean;
  /** True for a flaw of the text itself: it is listed whatever it weighs, and names no kind of clause. */
  readonly isFlaw?: boolean;
  /** Wording anywhere in the clause that takes off most of it; recognises `add`. */
  readonly soft?: RegExp;
  /** Wording to replace in the sentence; `$&` stands for the words as they are, to add to them. */
  readonly replace?: readonly (readonly [find: RegExp, put: string])[];
  /** What to put in place of the very words that were found, where the words themselves are the flaw. */
  readonly rewrite?: (found: string) => string;
}

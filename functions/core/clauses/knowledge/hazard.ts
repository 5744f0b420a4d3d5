import type { RiskLevel } from '../../../../shared/analysis.ts';
import type { Measure } from '../precision/measure.ts';

/**
 * Who carries the burden of a wording: the party that acts in the sentence, the one across from it, the one across from
 * the party named in or right after the wording, a fixed side of the exchange, or both alike.
 */
export type Bearer = 'subject' | 'counterpart' | 'other-than-named' | 'taker' | 'giver' | 'both';

/**
 * One thing a clause can do to a party, however it is found. In texts, {bearer} is the party that carries it and
 * {gainer} the one it serves, as the clause calls them.
 */
export interface Burden {
  readonly id: string;
  /** The kind of clause, in the field's words; opens the title of the finding. */
  readonly category: string;
  readonly title: string;
  readonly level: RiskLevel;
  readonly bears: Bearer;
  /** Graver hazards that, in the same sentence, already say this one; it is then not listed apart. */
  readonly saidBy?: readonly string[];
  /** True for what a clause has or has not: naming it again, as a clause about it must, makes it no heavier. */
  readonly isOnce?: boolean;
  /** The limit of the figure its pattern reads; a figure on the usual side of it is no burden. */
  readonly measure?: Measure;
  /** True for a flaw of the text itself: it is listed whatever it weighs, and names no kind of clause. */
  readonly isFlaw?: boolean;
  readonly why: string;
  /** Said as a benefit, to the party it serves. */
  readonly gain?: string;
  /** What to ask for at the table. */
  readonly ask: string;
  /** Wording to replace in the sentence. */
  readonly replace?: readonly (readonly [find: RegExp, put: string])[];
  /** A sentence to add to the clause, which `soft` recognises. */
  readonly add?: string;
}

/** A burden found by wording: `pattern` is matched against a folded, lower-case sentence. */
export interface Hazard extends Burden {
  readonly pattern: RegExp;
  /** Wording in the same sentence that makes it harmless. */
  readonly unless?: RegExp;
  /** Who carries it where the sentence names nobody who acts: the side that usually does. */
  readonly orElse?: 'taker' | 'giver';
  /** Its level for a consumer or other taker of ready-made terms, where the corpus of unfair terms rates it higher. */
  readonly consumerLevel?: RiskLevel;
  /** Wording in the same sentence that takes off most of it. */
  readonly milder?: RegExp;
  /** Wording anywhere in the clause that takes off most of it. */
  readonly soft?: RegExp;
}

import type { Evidence, PositionVerdict } from '../../../../shared/analysis.ts';
import type { Sentence } from '../reading/read-text.ts';
import { snippet } from '../reading/sentence-tools.ts';

/** Words to put in place of others, or to add where nothing stands: they bring the clause to the standard. */
export interface Move {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** What became of one position. `index` of a fallback counts from 1. */
export interface Verdict {
  readonly verdict: PositionVerdict;
  readonly fallback?: number;
  readonly isWalkAway?: boolean;
  readonly explanation: string;
  readonly evidence: readonly Evidence[];
  readonly move?: Move;
}

/** The same with the sentences that the position speaks of. */
export interface Assessment extends Verdict {
  readonly about: readonly Sentence[];
}

/** A position quotes at most as many places. */
export const mostEvidence = 5;

/** A rung as explanations quote it. */
export const quoted = (text: string): string => `“${snippet(text, 160)}”`;

import type { Findings } from '../findings/find-all.ts';
import type { Statement } from '../statements/statement.ts';

/** A text that is changed, with what was found in it. */
export type FoundText = Pick<Findings, 'read' | 'statements' | 'hazards' | 'bearingOf'>;

/** From this likelihood on a statement beside a finding burdens with it: of the words in it that sharpen, every second goes. */
const burdensFrom = 0.4;

/** So many characters lie between sentences that follow each other. */
const mostBetween = 3;

/** Whether two statements stand in one sentence, or in two that follow each other. */
const isBeside = ({ sentence: one }: Statement, { sentence: other }: Statement): boolean =>
  one.start === other.start ||
  Math.abs(one.end - other.start) <= mostBetween ||
  Math.abs(other.end - one.start) <= mostBetween;

/**
 * The statements beside a finding's own that likely burden with it, and about which nothing is found by itself: what a
 * redline of the one touches in the other.
 */
export const statementsBeside = (
  { statements, hazards, bearingOf }: FoundText,
  statement: Statement,
): readonly Statement[] =>
  statements.filter(
    (other) =>
      other !== statement &&
      isBeside(other, statement) &&
      (bearingOf.get(other)?.burden ?? 0) >= burdensFrom &&
      !hazards.some(({ match }) => match?.statement === other),
  );

import type { PositionResult, PositionVerdict, RuleOutcome } from '../../../../../shared/analysis.ts';
import { outcomeLevels, outcomeNames, positionVerdictName } from '../../../../../shared/verdicts.ts';

interface OutcomeLook {
  readonly words: string;
  /** Tells the outcome apart without colour. */
  readonly sign: string;
  readonly rail: string;
}

const signs: Readonly<Record<RuleOutcome | PositionVerdict, string>> = {
  met: '✓',
  standard: '✓',
  fallback: '↓',
  deviates: '≠',
  missing: '○',
  'not-applicable': '–',
  'not-assessed': '?',
};

/** How the outcome of a rule is shown. */
export const lookOf = (outcome: RuleOutcome | PositionVerdict): OutcomeLook => {
  const level = outcomeLevels[outcome];
  return {
    words: outcomeNames[outcome],
    sign: signs[outcome],
    rail: level ? `severity.${level}.rail` : 'border.emphasized',
  };
};

/** How the verdict on a position is shown. */
export const positionLookOf = (result: PositionResult): OutcomeLook => ({
  ...lookOf(result.verdict),
  words: positionVerdictName(result),
  ...(result.isWalkAway && { sign: '✕' }),
});

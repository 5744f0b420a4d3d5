import type { PositionResult, PositionVerdict } from '../../../../../shared/analysis.ts';

interface VerdictLook {
  readonly words: string;
  /** Tells the verdict apart without colour. */
  readonly sign: string;
  readonly rail: string;
}

const looks: Readonly<Record<PositionVerdict, VerdictLook>> = {
  standard: { words: 'Standard', sign: '✓', rail: 'severity.low.rail' },
  fallback: { words: 'Fallback', sign: '↓', rail: 'severity.medium.rail' },
  deviates: { words: 'Deviates', sign: '≠', rail: 'severity.high.rail' },
  missing: { words: 'Missing', sign: '○', rail: 'severity.medium.rail' },
  'not-applicable': { words: 'Not applicable', sign: '–', rail: 'border.emphasized' },
  'not-assessed': { words: 'Could not be assessed', sign: '?', rail: 'border.emphasized' },
};

/** How the verdict on a position is shown. */
export const lookOf = ({ verdict, fallback, isWalkAway }: PositionResult): VerdictLook => {
  const look = looks[verdict];
  if (verdict === 'deviates' && isWalkAway) return { ...look, words: 'Deviates: walk away', sign: '✕' };
  return verdict === 'fallback' && fallback !== undefined ? { ...look, words: `Fallback ${fallback}` } : look;
};

const ranks: readonly PositionVerdict[] = [
  'deviates',
  'missing',
  'not-assessed',
  'fallback',
  'standard',
  'not-applicable',
];

/** Positions with what asks for action first: where one walks away before all; of fallbacks the lowest rung first. */
export const gravestPositionFirst = (results: readonly PositionResult[]): readonly PositionResult[] => {
  const rank = ({ verdict, isWalkAway, fallback = 0 }: PositionResult): number =>
    isWalkAway ? -1 : ranks.indexOf(verdict) - fallback / 100;
  return [...results].sort((a, b) => rank(a) - rank(b));
};

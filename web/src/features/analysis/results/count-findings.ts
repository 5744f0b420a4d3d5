import type { Analysis, Risk } from '../../../../../shared/analysis.ts';

/** How many findings of each kind an analysis stands behind. */
export interface FindingCounts {
  readonly high: number;
  readonly medium: number;
  readonly low: number;
  readonly benefits: number;
}

/** Counts the findings whose quoted passage stands in the clause; the others count nowhere. */
export const countFindings = ({ risks, benefits }: Pick<Analysis, 'risks' | 'benefits'>): FindingCounts => {
  const count = (level: Risk['level']) => risks.filter((risk) => risk.verified && risk.level === level).length;
  return {
    high: count('high'),
    medium: count('medium'),
    low: count('low'),
    benefits: benefits.filter((benefit) => benefit.verified).length,
  };
};

const rank: Readonly<Record<Risk['level'], number>> = { high: 0, medium: 1, low: 2 };

/** Risks with the gravest first; within a level in the order they came. */
export const gravestFirst = (risks: readonly Risk[]): readonly Risk[] =>
  [...risks].sort((a, b) => rank[a.level] - rank[b.level]);

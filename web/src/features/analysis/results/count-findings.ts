import type { Risk } from '../../../../../shared/analysis.ts';

const rank: Readonly<Record<Risk['level'], number>> = { high: 0, medium: 1, low: 2 };

/** Risks with the gravest first; within a level in the order they came. */
export const gravestFirst = (risks: readonly Risk[]): readonly Risk[] =>
  [...risks].sort((a, b) => rank[a.level] - rank[b.level]);

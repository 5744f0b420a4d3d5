import type { RiskLevel } from '../../../../../shared/analysis.ts';

/** The risk level of a whole clause, in words. */
export const levelWords: Readonly<Record<RiskLevel, string>> = {
  high: 'High risk',
  medium: 'Medium risk',
  low: 'Low risk',
};

import type { StoredAnalysis } from '../../../../shared/analysis.ts';

/**
 * What the screen and its tab in the browser are called.
 * @param analysis the analysis that is shown; without one the screen is for a new one
 */
export const analysisName = (analysis: Pick<StoredAnalysis, 'title'> | undefined): string =>
  analysis ? analysis.title || 'Contract Analysis' : 'New Analysis';

import { riskLevels, type Analysis } from '../../../shared/analysis.ts';
import { recordMetrics } from '../../adapters/metrics.ts';
import { promptVersion } from './review-prompt.ts';

type Findings = Pick<Analysis, 'risks' | 'benefits' | 'missingElements'>;

const findingsOf = ({ risks, benefits, missingElements }: Findings) => [...risks, ...benefits, ...missingElements];

/**
 * Counts what a model's review would have changed of an analysis that is shown without it: findings added and proved,
 * risks made graver, disputes, another level, how far the scores move, and whether its wording would be suggested.
 * @param engine the analysis as it is shown
 * @param merged the same with the model's review
 */
export const recordDifferences = (engine: Analysis, merged: Analysis, modelId: string): void => {
  const known = new Set(findingsOf(engine).map(({ id }) => id));
  const levels = new Map(engine.risks.map(({ id, level }) => [id, riskLevels.indexOf(level)]));
  const added = findingsOf(merged).filter(({ id, verified }) => verified && !known.has(id));
  const graver = merged.risks.filter(({ id, level }) => riskLevels.indexOf(level) < (levels.get(id) ?? -1));
  const isReworded = merged.suggestedImprovement.revisedClause !== engine.suggestedImprovement.revisedClause;
  const count = (value: number) => ({ unit: 'Count', value }) as const;
  const moved = (one: number, other: number) => count(Math.abs(Math.round((one - other) * 100) / 100));
  recordMetrics(
    {
      ShadowReviews: count(1),
      ShadowAddedFindings: count(added.length),
      ShadowGraverRisks: count(graver.length),
      ShadowDisputes: count(merged.risks.filter(({ dispute }) => dispute).length),
      ShadowOtherLevels: count(merged.riskLevel === engine.riskLevel ? 0 : 1),
      ShadowRiskScoreMoved: moved(merged.overallRiskScore, engine.overallRiskScore),
      ShadowCompletenessMoved: moved(merged.completenessScore, engine.completenessScore),
      ShadowSuggestions: count(isReworded ? 1 : 0),
    },
    { event: 'modelShadow', model: modelId, prompt: promptVersion },
  );
};

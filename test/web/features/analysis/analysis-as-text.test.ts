import { describe, expect, it } from '@jest/globals';
import { reviewPendingLine } from '../../../../shared/verdicts.ts';
import { analysisAsText } from '../../../../web/src/features/analysis/results/analysis-as-text.ts';
import { buildStored } from './build-analysis.ts';

describe('an analysis as text', () => {
  const at = '2026-03-05T10:00:00.000Z';
  const { analysis } = buildStored();
  const [risk] = analysis.risks;
  const [missing] = analysis.missingElements;

  it('GIVEN decisions THEN each stands at its finding, with who decided, when and why, and what was rejected stays', () => {
    const text = analysisAsText(
      buildStored({
        revision: 2,
        decisions: [
          { findingId: risk!.id, verdict: 'rejected', by: 'Ada Byron', at, reason: 'Covered elsewhere' },
          { findingId: missing!.id, verdict: 'accepted', at },
        ],
      }),
    );
    const ofRisk = text.slice(text.indexOf(risk!.description));
    expect(ofRisk).toMatch(/\n {2}Rejected by Ada Byron on March 5, 2026[^\n]*\. Reason: Covered elsewhere\n/);
    const ofMissing = text.slice(text.indexOf(missing!.description));
    expect(ofMissing).toMatch(/\n {2}Accepted on March 5, 2026[^\n]*\.\n/);
  });

  it('GIVEN a clause graver than any one of its risks THEN it is said, and not where one is as grave', () => {
    const { analysis: built } = buildStored();
    const of = (level: 'high' | 'medium') =>
      analysisAsText(
        buildStored({
          analysis: { ...built, riskLevel: 'high', risks: built.risks.map((one) => ({ ...one, level })) },
        }),
      );
    expect(of('medium')).toContain('No single risk here is high: the level is that of the clause as a whole.');
    expect(of('high')).not.toContain('No single risk here');
  });

  it('GIVEN the model’s review is still to come THEN that is said, and of others not', () => {
    expect(analysisAsText(buildStored({ modelReview: 'pending' }))).toContain(`\n${reviewPendingLine}\n`);
    for (const stored of [buildStored(), buildStored({ modelReview: 'off' })])
      expect(analysisAsText(stored)).not.toContain(reviewPendingLine);
  });

  it('GIVEN none THEN nothing is said of decisions', () => {
    expect(analysisAsText(buildStored())).not.toMatch(/Accepted|Rejected/);
  });
});

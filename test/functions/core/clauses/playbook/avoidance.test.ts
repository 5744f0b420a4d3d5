import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { contractTypes, riskTolerances } from '../../../../../shared/contracts.ts';
import { guidance } from '../../../../support/guidance.ts';

const clauseText =
  'Supplier may change the Service without\nnotice. Supplier grants Client a non-exclusive right to use the Service. ' +
  'The term shall automatically renew for one year, and Client shall pay the fees of each renewal term.';

const analyse = (avoidanceKeywords: readonly string[], more: Partial<Parameters<typeof analyseClause>[0]> = {}) =>
  analyseClause({
    clauseText,
    contractType: 'saas-agreement',
    partyRole: 'customer',
    ...more,
    playbooks: avoidanceKeywords.length ? [guidance({ avoidanceKeywords })] : [],
  });
const own = (analysis: Awaited<ReturnType<typeof analyse>>) =>
  analysis.risks.filter(({ id }) => id.includes('playbook-keyword'));

describe('keywords that a playbook avoids', () => {
  it('GIVEN one in the clause THEN it is a risk that quotes it, the rule deviates and the score rises', async () => {
    const [plain, analysis] = [await analyse([]), await analyse(['Without Notice'])];
    const [risk] = own(analysis);
    expect(risk?.title).toContain('Without Notice');
    expect(risk?.description).toContain('House rules');
    expect(risk?.evidence).toEqual([{ quote: 'without\nnotice', start: 32, end: 46 }]);
    expect(risk?.verified).toBe(true);
    expect(analysis.playbookRules).toContainEqual(
      expect.objectContaining({ kind: 'avoidance-keyword', rule: 'Without Notice', outcome: 'deviates' }),
    );
    expect(analysis.overallRiskScore).toBeGreaterThan(plain.overallRiskScore);
    expect(analysis.plainEnglishExplanation).toContain('Without Notice');
    expect(analysis.negotiationStrategies.map(({ title }) => title).join()).toContain('Without Notice');
  });

  it('GIVEN one that is not in the clause THEN nothing is flagged, the rule is met and the score stays', async () => {
    const [plain, analysis] = [await analyse([]), await analyse(['liquidated damages', 'auto', 'new'])];
    expect(own(analysis)).toEqual([]);
    expect(analysis.risks).toEqual(plain.risks);
    expect(analysis.overallRiskScore).toBe(plain.overallRiskScore);
    expect(analysis.playbookRules.filter(({ kind }) => kind === 'avoidance-keyword')).toEqual(
      ['liquidated damages', 'auto', 'new'].map((rule) =>
        expect.objectContaining({ rule, outcome: 'met', evidence: [] }),
      ),
    );
  });

  it('GIVEN one that the clause turns round THEN it is a small risk that says so', async () => {
    const [risk] = own(await analyse(['exclusive']));
    expect(risk?.level).toBe('low');
    expect(risk?.description).toContain('turns it round');
  });

  it('GIVEN one at several places THEN each place is quoted', async () => {
    const [risk] = own(await analyse(['supplier']));
    expect(risk?.evidence.map(({ quote, start }) => clauseText.startsWith(quote, start))).toEqual([true, true]);
    expect(risk?.description).toContain('two places');
  });

  it('GIVEN the same keyword in two playbooks THEN it is one risk that names both, and both rules deviate', async () => {
    const analysis = await analyseClause({
      clauseText,
      playbooks: [
        guidance({ avoidanceKeywords: ['automatically renew'] }, [], 'Sales'),
        guidance({ avoidanceKeywords: ['Automatically Renew'] }, [], 'Legal'),
      ],
    });
    expect(own(analysis)).toHaveLength(1);
    expect(own(analysis)[0]?.description).toContain('“Sales” and “Legal”');
    const rules = analysis.playbookRules.filter(({ kind }) => kind === 'avoidance-keyword');
    expect(rules.map(({ playbookId, outcome }) => [playbookId, outcome])).toEqual([
      ['playbook-sales', 'deviates'],
      ['playbook-legal', 'deviates'],
    ]);
  });

  it('GIVEN any contract type and tolerance THEN more keywords never lower the score, and careful stays above bold', async () => {
    for (const contractType of contractTypes) {
      const rows = await Promise.all(
        riskTolerances.map(async (riskTolerance) => {
          const scores: number[] = [];
          for (const keywords of [[], ['exclusive'], ['exclusive', 'without notice', 'automatically renew']])
            scores.push((await analyse(keywords, { contractType, riskTolerance })).overallRiskScore);
          return scores;
        }),
      );
      for (const scores of rows) expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      const full = rows.map((scores) => scores.at(-1)!);
      expect(full).toEqual(full.toSorted((a, b) => b - a));
      expect(full[0]).toBeGreaterThan(full[2]!);
    }
  });

  it('GIVEN text that is no English contract THEN a keyword in it is still found, and nothing else counts as met', async () => {
    const analysis = await analyse(['Kündigung', 'Zinsen'], {
      clauseText:
        'Die Kündigung des Vertrages ist nicht zulässig, und der Mieter hat die Miete für den Monat zu zahlen.',
    });
    expect(analysis.readability).toBe('not-english');
    expect(own(analysis).map(({ evidence }) => evidence[0]?.quote)).toEqual(['Kündigung']);
    const outcomes = analysis.playbookRules
      .filter(({ kind }) => kind !== 'risk-tolerance')
      .map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['deviates', 'not-assessed']);
  });
});

describe('the suggested clause', () => {
  it.each([
    ['automatically renew', undefined],
    ['without notice', undefined],
    ['best efforts', 'commercially reasonable efforts'],
    ['hold harmless', undefined],
  ])('GIVEN “%s” is avoided THEN the suggestion does not use it', async (keyword, instead) => {
    const text =
      'Supplier shall use best efforts to deliver and Client shall hold harmless Supplier from claims of its users. ' +
      'The term shall automatically renew for one year. Supplier may suspend the Service without notice.';
    const { suggestedImprovement } = await analyse([keyword], { clauseText: text });
    expect(suggestedImprovement.revisedClause.toLowerCase()).not.toContain(keyword);
    if (instead) expect(suggestedImprovement.revisedClause).toContain(instead);
    expect(suggestedImprovement.recheck?.riskScoreAfter).toBeLessThan(suggestedImprovement.recheck!.riskScoreBefore);
  });

  it('GIVEN no safe words are known for a keyword THEN the explanation says that it still stands', async () => {
    const text = 'Client shall pay the fees for the platform within thirty days after the invoice.';
    const { suggestedImprovement } = await analyse(['platform'], { clauseText: text });
    expect(suggestedImprovement.revisedClause).toContain('platform');
    expect(suggestedImprovement.explanation).toContain('still uses “platform”');
  });

  it('GIVEN the engine’s own wording holds an avoided keyword THEN that wording is not suggested', async () => {
    const text = 'Client shall indemnify and hold Supplier harmless from and against all claims.';
    const plain = await analyse([], { clauseText: text });
    expect(plain.suggestedImprovement.revisedClause).toContain('willful misconduct');
    const { suggestedImprovement } = await analyse(['willful misconduct'], { clauseText: text });
    expect(suggestedImprovement.revisedClause).not.toContain('willful misconduct');
  });
});

import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import type { RiskTolerance } from '../../../../../shared/contracts.ts';
import { guidance, template } from '../../../../support/guidance.ts';

const clauseText =
  'Supplier may terminate this Agreement at any time without notice. Client shall pay each invoice within sixty (60) days.';
const careful = guidance(
  { riskTolerance: 'conservative', avoidanceKeywords: ['without notice'], contractTypes: ['NDA', 'service-agreement'] },
  [template('Legal MSA', [['Payment', 'Client shall pay each invoice within thirty (30) days.']])],
  'Legal',
);
const bold = guidance(
  { riskTolerance: 'aggressive', focusAreas: ['Payment'], specialInstructions: 'Flag payment terms over 30 days.' },
  [template('Sales MSA', [['Payment', 'Client shall pay each invoice within ninety (90) days.']])],
  'Sales',
);

const analyse = (riskTolerance: RiskTolerance, playbooks = [careful, bold]) =>
  analyseClause({ clauseText, contractType: 'service-agreement', partyRole: 'client', riskTolerance, playbooks });
const settings = (analysis: Awaited<ReturnType<typeof analyse>>, kind: string) =>
  analysis.playbookRules.filter((rule) => rule.kind === kind).map(({ playbookId, outcome }) => [playbookId, outcome]);

describe('several playbooks together', () => {
  it('GIVEN two tolerances THEN the stricter is met, and the other does not apply for its sake', async () => {
    const analysis = await analyse('conservative');
    expect(settings(analysis, 'risk-tolerance')).toEqual([
      ['playbook-legal', 'met'],
      ['playbook-sales', 'not-applicable'],
    ]);
    const other = analysis.playbookRules.find(({ rule }) => rule === 'Aggressive');
    expect(other?.explanation).toContain('stricter');
  });

  it('GIVEN the request names a tolerance of its own THEN neither playbook’s applies, and it says why', async () => {
    const analysis = await analyse('moderate');
    expect(settings(analysis, 'risk-tolerance').map(([, outcome]) => outcome)).toEqual([
      'not-applicable',
      'not-applicable',
    ]);
    expect(analysis.playbookRules.find(({ rule }) => rule === 'Conservative')?.explanation).toContain('moderate');
  });

  it('THEN each is named with its version, its rules are its own, and each template is compared', async () => {
    const analysis = await analyse('conservative');
    expect(analysis.playbooks.map(({ name, version }) => [name, version])).toEqual([
      ['Legal', 4],
      ['Sales', 4],
    ]);
    expect(analysis.notes.join()).toContain('Legal (version 4) and Sales (version 4)');
    expect(settings(analysis, 'contract-types')).toEqual([['playbook-legal', 'met']]);
    expect(settings(analysis, 'focus-area')).toEqual([['playbook-sales', 'met']]);
    expect(analysis.templateComparisons.map(({ templateName, playbookId }) => [templateName, playbookId])).toEqual([
      ['Legal MSA', 'playbook-legal'],
      ['Sales MSA', 'playbook-sales'],
    ]);
  });

  it('THEN their findings add up and the same input gives the same analysis', async () => {
    const [none, one, both, again] = [
      await analyse('conservative', []),
      await analyse('conservative', [careful]),
      await analyse('conservative'),
      await analyse('conservative'),
    ];
    expect(none.overallRiskScore).toBeLessThan(one.overallRiskScore);
    expect(one.overallRiskScore).toBeLessThan(both.overallRiskScore);
    expect(both).toEqual(again);
    expect([none.playbooks, none.playbookRules, none.templateComparisons]).toEqual([[], [], []]);
  });
});

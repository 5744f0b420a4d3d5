import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { guidance } from '../../../../support/guidance.ts';

const clauseText =
  'Vendor may suspend the Service at any time without notice. Vendor’s aggregate obligation to make good any damage shall not exceed the fees paid, ' +
  'and Vendor shall not be liable for consequential loss. Customer shall hold Vendor harmless from all claims of its users. ' +
  'Overdue sums bear interest at 2% per month.';

const analyse = (focusAreas: readonly string[]) =>
  analyseClause({
    clauseText,
    contractType: 'saas-agreement',
    partyRole: 'customer',
    playbooks: focusAreas.length ? [guidance({ focusAreas })] : [],
  });
const ruleOf = (analysis: Awaited<ReturnType<typeof analyse>>, rule: string) =>
  analysis.playbookRules.find((result) => result.kind === 'focus-area' && result.rule === rule);

describe('focus areas', () => {
  it.each([
    ['Suspension of service', 'suspend'],
    ['indemnities', 'harmless'],
    ['Limitation of liability', 'liable'],
    ['Liability caps', 'exceed'],
    ['LATE PAYMENT', 'interest'],
    ['consequential losses', 'consequential loss'],
  ])('GIVEN “%s”, which the clause treats in its own words THEN it is found with evidence', async (area, words) => {
    const analysis = await analyse([area]);
    const rule = ruleOf(analysis, area);
    expect(rule?.outcome).toBe('met');
    expect(rule?.evidence.map(({ quote }) => quote).join()).toContain(words);
    for (const { quote, start, end } of rule?.evidence ?? []) expect(clauseText.slice(start, end)).toBe(quote);
    expect(analysis.missingElements.map(({ title }) => title)).not.toContain(area);
    expect(analysis.plainEnglishExplanation).toContain(area);
  });

  it.each(['Data protection', 'Insurance', 'Source code escrow', 'Governing law', 'Weather clauses', 'GDPR'])(
    'GIVEN “%s”, which the clause does not treat THEN it is missing under its own name',
    async (area) => {
      const analysis = await analyse([area]);
      expect(ruleOf(analysis, area)).toMatchObject({ outcome: 'missing', evidence: [] });
      const element = analysis.missingElements.find(({ title }) => title === area);
      expect(element?.description).toContain('House rules');
      expect(analysis.plainEnglishExplanation).toContain(`${area} (not in the clause)`);
      expect(analysis.overallRiskScore).toBeGreaterThanOrEqual((await analyse([])).overallRiskScore);
    },
  );

  it('GIVEN an area of two matters, one of them missing THEN it deviates and the missing one is named', async () => {
    const analysis = await analyse(['Indemnification and insurance']);
    expect(ruleOf(analysis, 'Indemnification and insurance')?.outcome).toBe('deviates');
    expect(analysis.missingElements.map(({ title }) => title)).toContain('Insurance');
  });

  it('GIVEN an area THEN the findings on it come first, whatever their weight', async () => {
    const [plain, analysis] = [await analyse([]), await analyse(['Late payment interest'])];
    const isInterest = ({ title, evidence }: (typeof plain.risks)[number]) =>
      /interest/i.test(title + evidence.map(({ quote }) => quote).join());
    expect(plain.risks.some(isInterest)).toBe(true);
    expect(plain.risks.findIndex(isInterest)).toBeGreaterThan(0);
    expect(analysis.risks.findIndex(isInterest)).toBe(0);
  });

  it('GIVEN many areas THEN none is left unmentioned', async () => {
    const areas = ['Payment', 'Audit', 'Uptime', 'Termination', 'Assignment', 'Publicity', 'Pets', 'Curtailment'];
    const analysis = await analyse(areas);
    for (const area of areas) {
      const rule = ruleOf(analysis, area)!;
      const isMissing = analysis.missingElements.some(({ title }) => title === area);
      expect([area, rule.evidence.length > 0 || isMissing]).toEqual([area, true]);
    }
  });
});

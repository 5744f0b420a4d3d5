import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { guidance } from '../../../../support/guidance.ts';

const clauseText =
  'Supplier shall perform the Services with commercially reasonable\nefforts. Client shall pay each invoice within sixty (60) days after receipt. ' +
  'Supplier shall indemnify Client against claims of third parties, and shall give notice “in writing”.';

const analyse = (preferredLanguage: readonly string[], rules: object = {}) =>
  analyseClause({
    clauseText,
    contractType: 'service-agreement',
    partyRole: 'client',
    playbooks: [guidance({ preferredLanguage, ...rules })],
  });
type Analysis = Awaited<ReturnType<typeof analyse>>;
const ruleOf = (analysis: Analysis, rule: string) => analysis.playbookRules.find((result) => result.rule === rule);
const gaps = (analysis: Analysis) =>
  analysis.missingElements.map(({ title, description }) => title + description).join('\n');

describe('wording that a playbook prefers', () => {
  it.each([
    'commercially reasonable efforts',
    'Commercially Reasonable Effort',
    '“in writing”',
    'Client pays each invoice within 60 days after the receipt.',
    'Supplier indemnifies the Client against all claims of third parties',
  ])(
    'GIVEN “%s”, which the clause says THEN the rule is met with evidence and nothing calls it missing',
    async (wording) => {
      const analysis = await analyse([wording]);
      const rule = ruleOf(analysis, wording);
      expect(rule?.outcome).toBe('met');
      for (const { quote, start, end } of rule?.evidence ?? []) expect(clauseText.slice(start, end)).toBe(quote);
      expect(rule?.evidence.length).toBeGreaterThan(0);
      expect(gaps(analysis).toLowerCase()).not.toContain(wording.toLowerCase());
      expect(analysis.negotiationStrategies.map(({ description }) => description).join()).not.toContain(wording);
    },
  );

  it('GIVEN wording that covers what the engine misses THEN that element is not reported', async () => {
    const clause = 'Client shall indemnify Supplier against third-party claims, and notice of claims shall be given.';
    const wording = 'notice of claims';
    const run = (playbooks: Parameters<typeof analyseClause>[0]['playbooks']) =>
      analyseClause({ clauseText: clause, contractType: 'service-agreement', partyRole: 'client', playbooks });
    expect(gaps(await run([guidance({ preferredLanguage: [wording] })])).toLowerCase()).not.toContain(wording);
  });

  it.each([
    ['utmost good faith', 'Each party shall act in utmost good faith'],
    ['mutual written consent', 'changed only by mutual written consent of the parties.'],
    ['Each party shall name a contact person.', ' Each party shall name a contact person.'],
    ['Swiss neutral terms', '[To be worked in by the parties, in these words: Swiss neutral terms.]'],
  ])(
    'GIVEN “%s”, which it lacks THEN it is missing, named in a strategy and used in the suggestion',
    async (wording, sentence) => {
      const analysis = await analyse([wording]);
      expect(ruleOf(analysis, wording)).toMatchObject({ outcome: 'missing', evidence: [] });
      expect(analysis.suggestedImprovement.revisedClause).toContain(sentence);
      expect(analysis.suggestedImprovement.explanation).toContain(wording);
      expect(analysis.negotiationStrategies.map(({ description }) => description).join()).toContain(
        wording.replace(/\.$/, ''),
      );
      expect(analysis.suggestedImprovement.recheck?.resolved.join()).toContain(wording);
      expect(analysis.suggestedImprovement.recheck!.riskScoreAfter).toBeLessThanOrEqual(
        analysis.suggestedImprovement.recheck!.riskScoreBefore,
      );
    },
  );

  it('GIVEN the engine reads the wording as a burden THEN it stays in the strategy and the explanation says why', async () => {
    const wording = 'Client waives all claims against Supplier.';
    const { suggestedImprovement, negotiationStrategies } = await analyse([wording]);
    expect(suggestedImprovement.revisedClause).not.toContain(wording);
    expect(suggestedImprovement.explanation).toContain(`Not worked in, as it would have raised the risk`);
    expect(negotiationStrategies.map(({ description }) => description).join()).toContain(wording);
  });

  it('GIVEN the clause says it with another figure THEN it deviates, and the suggestion puts it right in place', async () => {
    const wording = 'Client shall pay each invoice within thirty (30) days after receipt.';
    const analysis = await analyse([wording]);
    const rule = ruleOf(analysis, wording);
    expect(rule?.outcome).toBe('deviates');
    expect(rule?.evidence[0]?.quote).toContain('sixty (60) days');
    expect(analysis.suggestedImprovement.revisedClause).toContain('within thirty (30) days after receipt');
    expect(analysis.suggestedImprovement.revisedClause).not.toContain('sixty');
  });

  it('GIVEN the clause says the contrary in nearly the same words THEN it is not met', async () => {
    const wording = 'Supplier shall not indemnify Client against claims of third parties';
    expect(ruleOf(await analyse([wording]), wording)?.outcome).toBe('deviates');
  });

  it('GIVEN one playbook prefers what another avoids THEN avoiding wins and it is said', async () => {
    const analysis = await analyseClause({
      clauseText,
      playbooks: [
        guidance({ preferredLanguage: ['act with best efforts'] }, [], 'Sales'),
        guidance({ avoidanceKeywords: ['best effort'] }, [], 'Legal'),
      ],
    });
    const rule = ruleOf(analysis, 'act with best efforts');
    expect(rule?.outcome).toBe('not-applicable');
    expect(rule?.explanation).toContain('“Legal”');
    expect(analysis.notes.join()).toContain('avoiding wins');
    expect(analysis.suggestedImprovement.revisedClause).not.toContain('best efforts');
  });

  it('GIVEN a preferred wording of the same head word THEN it stands in place of an avoided one', async () => {
    const analysis = await analyseClause({
      clauseText: 'Supplier shall use its best endeavours to deliver on time. Client shall pay on delivery.',
      playbooks: [
        guidance({ avoidanceKeywords: ['best endeavours'], preferredLanguage: ['all reasonable endeavours'] }),
      ],
    });
    expect(analysis.suggestedImprovement.revisedClause).toContain('its all reasonable endeavours to deliver');
  });

  it('GIVEN several absent wordings THEN every one is recommended', async () => {
    const wordings = ['good faith', 'prior written notice', 'reasonable skill and care', 'equitable adjustment'];
    const analysis = await analyse(wordings);
    for (const wording of wordings) expect(analysis.suggestedImprovement.revisedClause).toContain(wording);
  });
});

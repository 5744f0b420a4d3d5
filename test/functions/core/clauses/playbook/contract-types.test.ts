import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { contractTypes } from '../../../../../shared/contracts.ts';
import { guidance, template } from '../../../../support/guidance.ts';
import { playbookCases } from '../../../../support/playbook-cases.ts';

describe.each(contractTypes.map((type) => [type, playbookCases[type]] as const))(
  'a clause of a %s',
  (contractType, given) => {
    const analyse = (rules: object | undefined, templates: Parameters<typeof guidance>[1] = []) =>
      analyseClause({
        clauseText: given.text,
        contractType,
        partyRole: given.role,
        playbooks: rules ? [guidance(rules, templates)] : [],
      });
    const outcomesOf = async (rules: object, templates: Parameters<typeof guidance>[1] = []) => {
      const analysis = await analyse(rules, templates);
      const outcomes = Object.fromEntries(analysis.playbookRules.map(({ rule, outcome }) => [rule, outcome]));
      for (const { evidence } of [...analysis.playbookRules, ...analysis.risks])
        for (const { quote, start, end } of evidence) expect(given.text.slice(start, end)).toBe(quote);
      return { analysis, outcomes };
    };
    const [there, absent] = [0, 1] as const;

    it('GIVEN keywords to avoid THEN the one it uses is a risk and the other is not', async () => {
      const { analysis, outcomes } = await outcomesOf({ avoidanceKeywords: given.avoid });
      expect(outcomes).toMatchObject({ [given.avoid[there]]: 'deviates', [given.avoid[absent]]: 'met' });
      expect(analysis.risks.filter(({ id }) => id.includes('playbook')).map(({ title }) => title)).toEqual([
        expect.stringContaining(given.avoid[there]),
      ]);
      expect(analysis.overallRiskScore).toBeGreaterThan((await analyse(undefined)).overallRiskScore);
    });

    it('GIVEN preferred wording THEN the one it lacks is recommended and the other is not called missing', async () => {
      const { analysis, outcomes } = await outcomesOf({ preferredLanguage: given.prefer });
      expect(outcomes).toMatchObject({ [given.prefer[there]]: 'met', [given.prefer[absent]]: 'missing' });
      expect(analysis.suggestedImprovement.revisedClause).toContain(given.prefer[absent]);
      const gaps = analysis.missingElements
        .map(({ title, description }) => title + description)
        .join()
        .toLowerCase();
      expect(gaps).not.toContain(given.prefer[there].toLowerCase());
    });

    it('GIVEN focus areas THEN the one it treats is found and the other is missing by name', async () => {
      const { analysis, outcomes } = await outcomesOf({ focusAreas: given.focus });
      expect(outcomes).toMatchObject({ [given.focus[there]]: 'met', [given.focus[absent]]: 'missing' });
      expect(analysis.missingElements.map(({ title }) => title)).toContain(given.focus[absent]);
      expect(analysis.missingElements.map(({ title }) => title)).not.toContain(given.focus[there]);
    });

    it('GIVEN instructions THEN the one it breaks deviates and the one it keeps is met', async () => {
      const { outcomes } = await outcomesOf({ specialInstructions: given.instruct.join('\n') });
      expect(outcomes).toMatchObject({ [given.instruct[there]]: 'deviates', [given.instruct[absent]]: 'met' });
    });

    it('GIVEN a template THEN the figure it changes is named', async () => {
      const { analysis } = await outcomesOf({}, [template('Standard', [['', given.standard]])]);
      const figures = analysis.templateComparisons.flatMap(({ deviations }) =>
        deviations.filter(({ kind }) => kind === 'changed-figure').map(({ evidence }) => evidence[0]?.quote),
      );
      expect(figures).toEqual([given.figure]);
    });

    it.each(given.ladders)('GIVEN a ladder that must give %s THEN it does', async (verdict, position) => {
      const analysis = await analyse({ positions: [position] });
      const [result] = analysis.positionResults;
      expect([`${result?.verdict}${result?.fallback ?? ''}${result?.isWalkAway ? '!' : ''}`, result?.topic]).toEqual([
        verdict,
        position.topic,
      ]);
      for (const { quote } of result?.evidence ?? []) expect(quote).toBe(given.figure);
    });

    it('GIVEN all of them together THEN each result is as it is alone', async () => {
      const { analysis, outcomes } = await outcomesOf(
        {
          avoidanceKeywords: given.avoid,
          preferredLanguage: given.prefer,
          focusAreas: given.focus,
          specialInstructions: given.instruct.join('\n'),
          contractTypes: [contractType],
        },
        [template('Standard', [['', given.standard]])],
      );
      expect(outcomes).toMatchObject({
        [given.avoid[there]]: 'deviates',
        [given.avoid[absent]]: 'met',
        [given.prefer[there]]: 'met',
        [given.prefer[absent]]: 'missing',
        [given.focus[there]]: 'met',
        [given.focus[absent]]: 'missing',
        [given.instruct[there]]: 'deviates',
        [given.instruct[absent]]: 'met',
        Standard: 'deviates',
      });
      expect(analysis.playbooks).toEqual([{ id: 'playbook-house-rules', name: 'House rules', version: 4 }]);
      expect(analysis.playbookRules.find(({ kind }) => kind === 'contract-types')?.outcome).toBe('met');
    });
  },
);

import { beforeAll, describe, expect, it } from '@jest/globals';
import { questionFor } from '../../../../functions/core/analysis/model-prompt.ts';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import { usualTermsOf } from '../../../../functions/core/clauses/market-practice.ts';
import type { Analysis } from '../../../../shared/analysis.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';

const asked = { contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'conservative' } as const;

let engine: Analysis;
beforeAll(async () => {
  engine = await analyseClause({ ...asked, clauseText: limitationOfLiability });
});

const question = (text: string, more: Partial<Parameters<typeof questionFor>[0]> = {}): string =>
  questionFor({ ...asked, excerpt: { text, length: text.length, notes: [] }, engine, playbooks: '', ...more });

/** What stands between the tags of a name, if there is one. */
const within = (asking: string, name: string): string | undefined =>
  new RegExp(`<(${name}-[0-9a-f]{20})>\\n([^]*)\\n</\\1>`).exec(asking)?.[2];

describe('a question to a model', () => {
  it('THEN it names type, side and tolerance, puts all data between tags, and ends in what is to be done', () => {
    const asking = question(limitationOfLiability, { playbooks: 'avoid: "gross"' });
    expect(asking).toMatch(/^Contract type: saas-agreement\nSide: customer\nRisk tolerance: conservative\n/);
    expect(within(asking, 'clause')).toBe(limitationOfLiability);
    expect(within(asking, 'company-playbook')).toBe('avoid: "gross"');
    expect(JSON.parse(within(asking, 'rule-based-findings') ?? '')).toHaveProperty('risks');
    expect(asking.indexOf('That is all there is to review.')).toBeGreaterThan(asking.indexOf('</clause-'));
  });

  it('THEN it tells what is usual for clauses of these kinds, with where that is written down', () => {
    const usual = usualTermsOf(engine.clauseCategories);
    expect(usual.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['Limitation of Liability', 'Indemnification']),
    );
    const told = within(question(limitationOfLiability), 'market') ?? '';
    for (const { position, source } of usual) expect(told).toContain(`${position} (${source})`);
    const unknown = { ...engine, clauseCategories: ['Other Provision'] };
    expect(within(question(limitationOfLiability, { engine: unknown }), 'market')).toBeUndefined();
  });

  it.each([
    ['This Agreement is governed by the laws of the State of New York, without more.', 'State of New York'],
    ['It shall be construed in accordance with the laws of England and Wales.', 'England and Wales'],
    ['The law of Germany governs nothing that is said here.', undefined],
    ['Each party obeys the laws of its seat.', undefined],
  ])('GIVEN “%s” THEN the law it names is told: %s', (words, law) => {
    expect(within(question(`${limitationOfLiability} ${words}`), 'law')).toBe(law);
  });

  it('GIVEN a text too long for better words THEN none are wanted; else as redlines', () => {
    const excerpt = { text: 'Short.', length: 12_001, notes: [] };
    expect(question('Short.')).toContain('Better wording: wanted, as redlines');
    expect(question('Short.', { excerpt })).toContain('no wording is wanted');
  });
});

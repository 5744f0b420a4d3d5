import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { guidance, template } from '../../../../support/guidance.ts';

const clauseText =
  'Client shall pay each invoice within sixty (60) days after receipt. Overdue amounts bear interest at 2% per month. ' +
  'Supplier may suspend the Services if an invoice is overdue.';

const house = template('House MSA', [
  ['Confidentiality', 'Each party shall keep confidential information of the other party secret for three years.'],
  [
    'Fees and payment',
    'The Client pays every invoice within thirty (30) days after it was received. Overdue amounts bear interest at 1% per month. ' +
      'The Client may withhold the part of an invoice that it disputes in good faith.',
  ],
  ['Governing law', 'This Agreement is governed by the laws of Ireland.'],
]);

const compare = async (templates: Parameters<typeof guidance>[1], text = clauseText) => {
  const analysis = await analyseClause({
    clauseText: text,
    contractType: 'service-agreement',
    partyRole: 'client',
    playbooks: [guidance({}, templates)],
  });
  const rules = analysis.playbookRules.filter(({ kind }) => kind === 'template');
  return { analysis, rules, comparisons: analysis.templateComparisons };
};

describe('templates', () => {
  it('GIVEN a template WHEN a clause is compared THEN its nearest section of the same kind stands beside it', async () => {
    const { comparisons, rules } = await compare([house]);
    expect(comparisons).toHaveLength(1);
    expect(comparisons[0]).toMatchObject({
      templateName: 'House MSA',
      templateId: house.id,
      playbookId: 'playbook-house-rules',
      heading: '2 Fees and payment',
      sectionText: house.sections[1]?.text,
    });
    expect(rules.map(({ rule, outcome }) => [rule, outcome])).toEqual([['House MSA', 'deviates']]);
  });

  it('THEN figures that differ, what is missing and what is added are each named with their words', async () => {
    const { deviations } = (await compare([house])).comparisons[0]!;
    const of = (kind: string) => deviations.filter((deviation) => deviation.kind === kind);
    expect(of('changed-figure').map(({ evidence, quote }) => [evidence[0]?.quote, quote])).toEqual([
      ['sixty (60) days', expect.stringContaining('thirty (30) days')],
      ['2%', expect.stringContaining('1% per month')],
    ]);
    expect(of('missing')).toEqual([
      expect.objectContaining({ quote: expect.stringContaining('disputes in good faith'), evidence: [] }),
    ]);
    expect(of('added').map(({ quote, evidence }) => [quote, evidence[0]?.quote])).toEqual([
      [null, 'Supplier may suspend the Services if an invoice is overdue.'],
    ]);
    for (const { evidence } of deviations)
      for (const { quote, start, end } of evidence) expect(clauseText.slice(start, end)).toBe(quote);
  });

  it('GIVEN the template’s own wording with the parties’ names THEN nothing deviates and the rule is met', async () => {
    const text = house.sections[1]!.text.replaceAll('The Client', 'Harbour Foods plc (the "Client")');
    const { comparisons, rules } = await compare([house], text);
    expect(comparisons[0]?.deviations).toEqual([]);
    expect(rules[0]?.outcome).toBe('met');
  });

  it('GIVEN the same period in other units or words THEN it is no other figure', async () => {
    const one = template('Term', [['Term', 'The initial term of this Agreement is twelve months and may be renewed.']]);
    const { comparisons } = await compare(
      [one],
      'The initial term of this Agreement is one (1) year and may be renewed.',
    );
    expect(comparisons[0]?.deviations).toEqual([]);
  });

  it('GIVEN a template without a section of the kind THEN nothing is compared and the rule does not apply', async () => {
    const { comparisons, rules } = await compare([template('Garden', [['Plants', 'Roses are watered on Sundays.']])]);
    expect(comparisons).toEqual([]);
    expect(rules[0]?.outcome).toBe('not-applicable');
  });

  it('GIVEN a template without text, or a text that is not understood THEN it is not assessed', async () => {
    expect((await compare([template('Empty', [])])).rules[0]?.outcome).toBe('not-assessed');
    const unread = await compare([house], 'Der Mieter zahlt die Miete und die Kosten für das Haus und den Garten.');
    expect(unread.rules[0]?.outcome).toBe('not-assessed');
    expect(unread.comparisons).toEqual([]);
  });

  it('GIVEN a whole contract THEN its sections are compared one by one and lone sections are named', async () => {
    const filler = 'The parties shall co-operate in the performance of the services and keep each other informed. ';
    const contract = [
      ['1. PAYMENT', clauseText],
      [
        '2. CONFIDENTIALITY',
        'Each party shall keep confidential information of the other party secret for five years.',
      ],
      ['3. SERVICES', filler.repeat(20)],
      ['4. STAFF', filler.repeat(20)],
      ['5. NOTICES', `Notices are sent in writing. ${filler.repeat(15)}`],
      ['6. TERM', `This Agreement ends after two years. ${filler.repeat(15)}`],
      ['7. MISCELLANEOUS', filler.repeat(10)],
    ]
      .map(([heading, text]) => `${heading}\n${text}`)
      .join('\n\n');
    const { comparisons, rules } = await compare([house], contract);
    expect(comparisons.map(({ heading }) => heading).toSorted()).toEqual(['1 Confidentiality', '2 Fees and payment']);
    const secrecy = comparisons.find(({ heading }) => heading === '1 Confidentiality')!;
    expect(secrecy.deviations[0]).toMatchObject({ kind: 'changed-figure', evidence: [{ quote: 'five years' }] });
    for (const { evidence } of comparisons.flatMap(({ deviations }) => deviations))
      for (const { quote, start, end } of evidence) expect(contract.slice(start, end)).toBe(quote);
    expect(rules[0]?.explanation).toContain('Governing law');
  });

  it('GIVEN more sections than can be read THEN what was left out is said, and the rule is not met', async () => {
    const many = template(
      'Long',
      Array.from({ length: 2_100 }, (_, at): [string, string] => [`Plants ${at}`, 'Roses are watered on Sundays.']),
    );
    const { rules } = await compare([many]);
    expect(rules[0]?.outcome).toBe('not-assessed');
    expect(rules[0]?.explanation).toContain('100 of its sections were not read');
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Analysis, Evidence, PositionResult, RuleResult } from '../../../../shared/analysis.ts';
import { mergeModelAnswer } from '../../../../functions/core/analysis/merge-model-answer.ts';
import { playbookRulesSchema } from '../../../../shared/playbooks.ts';
import type { ModelAnswer } from '../../../../functions/core/analysis/model-answer.ts';

const clauseText =
  'Vendor may change the fees at any time. Customer shall pay within ten days. Either party may end this Agreement.';

type Instruction = ModelAnswer['playbookInstructions'][number];
type Position = ModelAnswer['playbookPositions'][number];

const place = (quote: string): Evidence => {
  const start = clauseText.indexOf(quote);
  if (start < 0) throw new Error(`the clause does not hold ${quote}`);
  return { quote, start, end: start + quote.length };
};

const finding = (title: string, ...quotes: readonly string[]) => ({
  id: title,
  title,
  description: `${title}.`,
  evidence: quotes.map(place),
  verified: true,
});

/** What the engine made of the clause, but for what a test says. */
const engineAnalysis = (fields: Partial<Analysis> = {}): Analysis => ({
  riskLevel: 'medium',
  overallRiskScore: 4,
  completenessScore: 6,
  partyRole: 'customer',
  plainEnglishExplanation: 'By the engine.',
  risks: [],
  benefits: [],
  missingElements: [],
  suggestedImprovement: { title: 'Better', revisedClause: clauseText, explanation: 'So.', changes: [], recheck: null },
  negotiationStrategies: [],
  clauseCategories: [],
  readability: 'recognised',
  keyFacts: [],
  sections: [],
  notUnderstood: [],
  source: { engine: 'engine-1', model: null },
  notes: ['Read as a clause.'],
  playbooks: [],
  playbookRules: [],
  templateComparisons: [],
  positionResults: [],
  uncovered: [],
  ...fields,
});

const modelAnswer = (fields: Partial<ModelAnswer> = {}): ModelAnswer => ({
  overallRiskScore: 4,
  completenessScore: 6,
  plainEnglishExplanation: 'By the model.',
  risks: [],
  benefits: [],
  missingElements: [],
  negotiationStrategies: [],
  disputes: [],
  playbookInstructions: [],
  playbookPositions: [],
  ...fields,
});

const merge = (engine: Partial<Analysis>, answer: Partial<ModelAnswer>) =>
  mergeModelAnswer({ clauseText, engine: engineAnalysis(engine), answer: modelAnswer(answer), modelId: 'a.model' });

const said = (title: string, ...quotes: string[]) => ({ title, description: `${title}, it says.`, quotes });
const risk = (title: string, ...quotes: string[]) => ({ ...said(title, ...quotes), level: 'high' as const });

const titles = (findings: readonly { readonly title: string }[]): readonly string[] =>
  findings.map(({ title }) => title);

const playbooks = [{ id: 'p1', name: 'House rules', version: 1 }];

/** A playbook of one position, with these rungs below its standard. */
const guidanceWith = ({ fallbacks, id = 'p1' }: { readonly fallbacks: string[]; readonly id?: string }) => ({
  id,
  name: 'House rules',
  version: 1,
  rules: playbookRulesSchema.parse({ positions: [{ topic: 'Payment', standard: 'thirty days', fallbacks }] }),
  templates: [],
});

const gapOf = (title: string, ...quotes: string[]) => ({ ...said(title, ...quotes), importance: 'critical' as const });

describe('what a model found', () => {
  const proved = 'may change the fees';

  it.each([
    ['one that stands in the clause', [proved], true, [proved]],
    ['one in other spelling', ['MAY Change  the fees'], true, [proved]],
    ['one with a stop added', [`${proved}.`], true, [proved]],
    ['one in typographic marks', [`“${proved}”`], true, [proved]],
    ['one in markdown', [`**may change** the _fees_`], true, [proved]],
    ['one as a list item', [`- ${proved}`], true, [proved]],
    ['one with a letter in brackets', ['[C]ustomer shall pay within'], true, ['Customer shall pay within']],
    ['one with words in brackets', ['[the] may change the fees'], false, []],
    ['one with words left out', ['may change the fees … Customer shall pay'], true, [proved, 'Customer shall pay']],
    ['one with words left out, in brackets', [`${proved} [...] any time.`], true, [proved, 'any time']],
    ['one whose parts stand the other way round', ['shall pay within ten ... may change the fees'], false, []],
    ['one of which a part is invented', [`${proved} ... a penalty`], false, []],
    ['two that stand there', [proved, 'ten days'], true, [proved, 'ten days']],
    ['one of three words', ['change the fees'], false, ['change the fees']],
    ['a party’s name', ['Vendor'], false, ['Vendor']],
    ['one that is invented', ['a penalty of ten dollars'], false, []],
    ['one of two that is invented', [proved, 'a penalty of ten dollars'], false, [proved]],
    ['one of marks alone', ['**...**'], false, []],
    ['none', [], false, []],
  ])('GIVEN quotations: %s THEN only proof makes a finding count', (_, quotes, verified, found) => {
    const evidence = found.map(place);
    const { risks, benefits, missingElements } = merge(
      {},
      {
        risks: [risk('Fees', ...quotes)],
        benefits: [said('Fees', ...quotes)],
        missingElements: [gapOf('Fees', ...quotes)],
      },
    );
    const finding = { title: 'Fees', description: 'By the language model: Fees, it says.', evidence, verified };
    expect(risks).toEqual([{ ...finding, id: 'model-risk-1', level: 'high' }]);
    expect(benefits).toEqual([{ ...finding, id: 'model-benefit-1' }]);
    expect(missingElements).toEqual([{ ...finding, id: 'model-missing-1', importance: 'critical' }]);
  });

  it('GIVEN a term that the clause defines THEN it is proof by itself; the word for a party is not', () => {
    const text = 'Acme Ltd ("Vendor") keeps "Confidential Information" secret. Confidential Information is all data.';
    const keyFacts = [{ kind: 'party' as const, label: 'Vendor', value: 'Acme Ltd', evidence: place('Vendor') }];
    const verified = (quote: string) =>
      mergeModelAnswer({
        clauseText: text,
        engine: engineAnalysis({ keyFacts }),
        answer: modelAnswer({ risks: [risk('Terms', quote)] }),
        modelId: 'a.model',
      }).risks[0]?.verified;
    expect(verified('Confidential Information')).toBe(true);
    expect(verified('“confidential information”.')).toBe(true);
    expect(verified('Vendor')).toBe(false);
    expect(verified('Confidential')).toBe(false);
  });

  it('GIVEN several findings THEN each can be named by itself', () => {
    const { risks, benefits, missingElements } = merge(
      {},
      {
        risks: [risk('A'), risk('B')],
        benefits: [said('A'), said('B')],
        missingElements: [gapOf('A'), gapOf('B')],
      },
    );
    expect(risks.map(({ id }) => id)).toEqual(['model-risk-1', 'model-risk-2']);
    expect(benefits.map(({ id }) => id)).toEqual(['model-benefit-1', 'model-benefit-2']);
    expect(missingElements.map(({ id }) => id)).toEqual(['model-missing-1', 'model-missing-2']);
  });
});

describe('what the engine proved', () => {
  const own = { ...finding('Fees may rise', 'change the fees at any time'), level: 'medium' as const };
  const elsewhere = 'Customer shall pay within ten days';
  const joined = 'Fees may rise. By the language model, which calls it high: Price, it says.';

  it.each([
    ['the same place', [risk('Price', 'the fees at any time')]],
    ['a place that reaches into it', [risk('Price', 'at any time. Customer shall')]],
    ['a place that ends in it', [risk('Price', 'Vendor may change the')]],
  ])('GIVEN a model that speaks of %s THEN it joins the finding, which keeps its place and name', (_, risks) => {
    const merged = merge({ risks: [own] }, { risks });
    expect(merged.risks).toEqual([{ ...own, level: 'high', description: joined }]);
  });

  it.each([
    ['low', 'By the language model: Price, it says.'],
    ['medium', 'By the language model: Price, it says.'],
    ['high', 'By the language model, which calls it high: Price, it says.'],
  ] as const)(
    'GIVEN a model that calls it %s THEN who raised a level is told, and no one where nobody did',
    (level, words) => {
      const { risks } = merge({ risks: [own] }, { risks: [{ ...risk('Price', 'the fees at any time'), level }] });
      expect(risks[0]?.description).toBe(`Fees may rise. ${words}`);
    },
  );

  it('GIVEN two findings of the model’s on it THEN what raised it is told once', () => {
    const both = [risk('Price', 'the fees at any time'), risk('Costs', 'may change the fees')];
    expect(merge({ risks: [own] }, { risks: both }).risks[0]?.description).toBe(
      `${joined} By the language model: Costs, it says.`,
    );
  });

  it('GIVEN the same title and another place THEN the finding has both places', () => {
    const merged = merge({ risks: [own] }, { risks: [risk(' fees MAY rise ', elsewhere)] });
    expect(merged.risks).toMatchObject([
      { id: own.id, level: 'high', evidence: [place('change the fees at any time'), place(elsewhere)] },
    ]);
  });

  it.each([
    ['nothing of it', []],
    ['another place', [risk('Payment', elsewhere)]],
    ['the place right before it', [risk('Price', 'Vendor may ')]],
    ['its place without proof', [risk('Fees may rise', 'a penalty of ten dollars')]],
    ['its place by a word', [risk('Price', 'fees')]],
    ['its place, but half invented', [risk('Price', 'the fees at any time', 'a penalty of ten dollars')]],
  ])('GIVEN a model that says %s THEN the finding stays as it is', (_, risks) => {
    const merged = merge({ risks: [own] }, { risks });
    expect(merged.risks[0]).toEqual(own);
    expect(titles(merged.risks)).toEqual([own.title, ...titles(risks)]);
  });

  it('GIVEN one low finding on the words of three high ones THEN all three stay high', () => {
    const high = ['One', 'Two', 'Three'].map((title) => ({ ...own, id: title, title, level: 'high' as const }));
    const low = { ...risk('Harmless', 'change the fees at any time'), level: 'low' as const };
    const merged = merge({ risks: high }, { risks: [low] });
    expect(merged.risks.map(({ title, level, verified }) => [title, level, verified])).toEqual(
      high.map(({ title }) => [title, 'high', true]),
    );
  });

  it('GIVEN two on the same words THEN the model’s joins the one whose title it shares words with', () => {
    const other = { ...own, id: 'other', title: 'Notice is short' };
    const merged = merge({ risks: [own, other] }, { risks: [risk('No notice at all', 'the fees at any time')] });
    expect(merged.risks.map(({ level }) => level)).toEqual(['medium', 'high']);
  });

  it('GIVEN a finding at two places THEN both stay', () => {
    const twice = { ...finding('Twice', 'ten days', 'change the fees'), level: 'low' as const };
    const merged = merge({ risks: [twice] }, { risks: [risk('Price', 'may change the fees')] });
    expect(merged.risks).toMatchObject([{ id: 'Twice', evidence: twice.evidence }]);
  });

  it('GIVEN a risk by a playbook WHEN the model says the same THEN both are listed', () => {
    const byPlaybook = { ...own, id: 'risk-playbook-1', level: 'high' as const };
    const { risks } = merge({ playbooks, risks: [byPlaybook] }, { risks: [risk(own.title, 'may change the fees')] });
    expect(risks.map(({ id }) => id)).toEqual(['risk-playbook-1', 'model-risk-1']);
    expect(risks[0]).toEqual(byPlaybook);
  });

  it('GIVEN missing elements THEN each is listed once, the playbooks’ first, then the engine’s, then the model’s', () => {
    const gap = (id: string, title: string) => ({ ...finding(title), id, importance: 'important' as const });
    const { missingElements } = merge(
      {
        playbooks,
        missingElements: [gap('gap-1', 'Notice of changes'), gap('gap-2', 'Cure period'), gap('x-playbook-1', 'Audit')],
      },
      {
        missingElements: [
          gapOf(' NOTICE of changes', elsewhere),
          gapOf('Escrow', elsewhere),
          gapOf('AUDIT', elsewhere),
        ],
      },
    );
    expect(missingElements.map(({ id, importance }) => [id, importance])).toEqual([
      ['x-playbook-1', 'important'],
      ['gap-1', 'critical'],
      ['gap-2', 'important'],
      ['model-missing-2', 'critical'],
    ]);
  });
});

describe('what the model disputes', () => {
  const own = { ...finding('Fees may rise', 'change the fees at any time'), level: 'high' as const };
  const dispute = (fields: Partial<ModelAnswer['disputes'][number]> = {}) => ({
    number: 1,
    explanation: 'Either side may leave.',
    quotes: ['Either party may end this Agreement'],
    ...fields,
  });

  it('GIVEN proof THEN the finding says so and counts as before', () => {
    const { risks, overallRiskScore } = merge({ risks: [own] }, { disputes: [dispute()] });
    const evidence = [place('Either party may end this Agreement')];
    expect(risks).toEqual([{ ...own, dispute: { reason: 'Either side may leave.', evidence } }]);
    expect(overallRiskScore).toBe(4);
  });

  it.each([
    ['words that stand nowhere', { quotes: ['Fees never ever rise'] }],
    ['too few words', { quotes: ['Either party'] }],
    ['no words', { quotes: [] }],
    ['a finding that nobody told it', { number: 2 }],
    ['a finding of no number', { number: 0 }],
  ])('GIVEN %s THEN nothing is disputed', (_, fields) => {
    expect(merge({ risks: [own] }, { disputes: [dispute(fields)] }).risks).toEqual([own]);
  });
});

describe('the sections', () => {
  const half = clauseText.indexOf('Either');
  const section = (start: number, end: number) => ({
    heading: '',
    start,
    end,
    categories: [],
    riskLevel: 'low' as const,
  });
  const sections = [section(0, half), section(half, clauseText.length)];
  const levels = (answer: Partial<ModelAnswer>) =>
    merge({ sections }, answer).sections.map(({ riskLevel }) => riskLevel);

  it('GIVEN a risk that the model proves THEN the section it stands in is as grave, and no other', () => {
    expect(levels({ risks: [risk('Fees', 'may change the fees at any time')] })).toEqual(['high', 'low']);
    expect(levels({ risks: [risk('Leaving', 'party may end this Agreement')] })).toEqual(['low', 'high']);
  });

  it('GIVEN one that it does not prove THEN none is graver', () => {
    expect(levels({ risks: [risk('Fees', 'the fees', 'a penalty of much')] })).toEqual(['low', 'low']);
  });
});

describe('the scores', () => {
  const proved = risk('Fees', 'may change the fees');
  const low = { ...proved, level: 'low' as const };
  const gap = gapOf('Notice', 'may change the fees');

  it.each([
    ['graver without proof', { overallRiskScore: 10, completenessScore: 0 }, [4, 6, 'medium']],
    [
      'graver with words that stand nowhere',
      { overallRiskScore: 10, risks: [risk('Fees', 'a penalty')] },
      [4, 6, 'medium'],
    ],
    ['graver with proof', { overallRiskScore: 7, risks: [proved] }, [7, 6, 'high']],
    ['graver than its proof', { overallRiskScore: 10, risks: [proved] }, [7.72, 6, 'high']],
    ['far graver than a low risk', { overallRiskScore: 10, risks: [low] }, [4.36, 6, 'medium']],
    ['of no score', { overallRiskScore: undefined, completenessScore: undefined, risks: [proved] }, [4, 6, 'medium']],
    ['milder', { overallRiskScore: 0, completenessScore: 10, risks: [low] }, [4, 6, 'medium']],
    ['less complete with proof', { completenessScore: 5, missingElements: [gap] }, [4, 5, 'medium']],
    ['less complete than its proof', { completenessScore: 0, missingElements: [gap] }, [4, 4.8, 'medium']],
  ] as const)('GIVEN a model that is %s THEN they go as far as is proved', (_, answer, expected) => {
    const { overallRiskScore, completenessScore, riskLevel } = merge({}, answer);
    expect([overallRiskScore, completenessScore, riskLevel]).toEqual(expected);
  });

  it('GIVEN a risk that the model raises THEN the score may rise by what that weighs, and no further', () => {
    const own = { ...finding('Fees', 'change the fees'), level: 'low' as const };
    expect(merge({ risks: [own] }, { overallRiskScore: 10, risks: [proved] }).overallRiskScore).toBe(7.36);
  });

  it.each([
    ['high', 'high'],
    ['medium', 'medium'],
    ['low', 'low'],
  ] as const)('GIVEN the engine’s level %s THEN it is %s at least', (riskLevel, level) => {
    expect(merge({ riskLevel, overallRiskScore: 1 }, { overallRiskScore: 0 }).riskLevel).toBe(level);
  });
});

describe('the words', () => {
  const proved = risk('Fees', 'may change the fees');

  it.each([
    ['makes less of the clause than is proved', { overallRiskScore: 1 }, 'as much of the clause as is proved'],
    ['gives no score', { overallRiskScore: undefined }, 'as much of the clause as is proved'],
    ['names a figure that is nowhere', { plainEnglishExplanation: 'You pay 900 a day.' }, 'a figure that the clause'],
  ])('GIVEN a summary that %s THEN the engine’s own stands, and the reader is told', (_, answer, why) => {
    const { plainEnglishExplanation, notes } = merge({}, answer);
    expect(plainEnglishExplanation).toBe('By the engine.');
    expect(notes.at(-1)).toContain(why);
  });

  it.each([
    ['the clause states them in words', 'The cap is 3 months of fees.', 'The cap is 3 months of fees.'],
    ['the clause does not state one', 'That is short. Others give 12 months.', 'That is short.'],
    ['one is in words before a unit', 'That is short. Others give twelve months.', 'That is short.'],
    ['one is of a year, where the clause states a month’s', 'That is 36 months.', 'That is 36 months.'],
    ['a number is no figure', 'Two things follow from it.', 'Two things follow from it.'],
  ])(
    'GIVEN a finding with figures, where %s THEN only sentences that it bears out are said',
    (_, description, left) => {
      const clause = `${clauseText} The cap is three months of fees.`;
      const answer = modelAnswer({
        risks: [{ ...risk('A short cap', 'The cap is three months of fees'), description }],
      });
      const merged = mergeModelAnswer({ clauseText: clause, engine: engineAnalysis({}), answer, modelId: 'a.model' });
      expect(merged.risks).toMatchObject([{ description: `By the language model: ${left}`, verified: true }]);
      const told = merged.notes.filter((note) => note.includes('name a figure that the clause does not state'));
      expect(told).toHaveLength(left === description ? 0 : 1);
    },
  );

  it.each([
    ['title', { title: 'A cap of 900 days', description: 'It is low.' }],
    ['whole description', { title: 'A cap', description: 'It is 900 days.' }],
  ])('GIVEN a finding whose %s names a figure that is nowhere THEN it is kept apart and counts nowhere', (_, words) => {
    const { risks, overallRiskScore } = merge({}, { overallRiskScore: 10, risks: [{ ...proved, ...words }] });
    expect(risks).toMatchObject([
      { title: words.title, description: `By the language model: ${words.description}`, verified: false },
    ]);
    expect(overallRiskScore).toBe(merge({}, {}).overallRiskScore);
  });

  it('GIVEN a dispute that rests on a figure that is nowhere THEN it is not shown', () => {
    const own = { ...finding('Fees', 'change the fees'), level: 'low' as const };
    const dispute = { number: 1, explanation: 'Others give 900 days.', quotes: proved.quotes };
    expect(merge({ risks: [own] }, { disputes: [dispute] }).risks[0]).not.toHaveProperty('dispute');
    const sound = { ...dispute, explanation: 'It is usual.' };
    expect(merge({ risks: [own] }, { disputes: [sound] }).risks[0]).toHaveProperty('dispute');
  });

  it('GIVEN something called missing that the engine found THEN it is kept apart, takes nothing of completeness, and the reader is told', () => {
    const lacking = [
      gapOf('Notice of a fee change', ...proved.quotes),
      gapOf('Cap on the liability', ...proved.quotes),
      gapOf('Notice', ...proved.quotes),
    ];
    const answer = modelAnswer({ completenessScore: 0, missingElements: lacking });
    const held = ['Cap on liability', 'Notice period'];
    const merged = mergeModelAnswer({ clauseText, engine: engineAnalysis({}), answer, modelId: 'a.model', held });
    expect(merged.missingElements.map(({ title, verified }) => [title, verified])).toEqual([
      ['Notice of a fee change', true],
      ['Notice', true],
      ['Cap on the liability', false],
    ]);
    expect(merged.notes).toContainEqual(
      expect.stringContaining('called missing what the clause holds: “Cap on the liability”'),
    );
  });

  it('GIVEN no summary THEN the engine’s own stands', () => {
    const { plainEnglishExplanation, notes } = merge({}, { plainEnglishExplanation: undefined });
    expect(plainEnglishExplanation).toBe('By the engine.');
    expect(notes).toHaveLength(2);
  });

  it('GIVEN strategies with figures that nothing states THEN only what is borne out of them is shown, and the reader is told', () => {
    const strategy = (title: string, description: string) => ({ type: 'primary' as const, title, description });
    const { negotiationStrategies, notes } = merge(
      {},
      {
        negotiationStrategies: [
          strategy('Ask for notice', 'Ask for notice of each change. Others give 900 days.'),
          strategy('Ask for 900 days', 'That is fair.'),
          strategy('Ask for time', 'Ask for ninety days.'),
          strategy('Pay within ten days', 'Offer 10 days.'),
        ],
      },
    );
    expect(negotiationStrategies).toEqual([
      strategy('Ask for notice', 'Ask for notice of each change.'),
      strategy('Pay within ten days', 'Offer 10 days.'),
    ]);
    expect(notes).toContainEqual(expect.stringContaining('name a figure that the clause does not state'));
  });

  it('GIVEN strategies none of which is borne out THEN the engine’s stay', () => {
    const negotiationStrategies = [{ type: 'primary' as const, title: 'Ask for less', description: 'Less.' }];
    const invented = [{ type: 'primary' as const, title: 'Ask for time', description: 'Ask for 900 days.' }];
    expect(merge({ negotiationStrategies }, { negotiationStrategies: invented }).negotiationStrategies).toEqual(
      negotiationStrategies,
    );
  });

  it('GIVEN a strategy that names what a playbook says THEN it is shown', () => {
    const strategy = { type: 'primary' as const, title: 'Ask for time', description: 'Ask for 45 days.' };
    const { negotiationStrategies } = mergeModelAnswer({
      clauseText,
      engine: engineAnalysis({}),
      answer: modelAnswer({ negotiationStrategies: [strategy] }),
      modelId: 'a.model',
      playbooks: [guidanceWith({ fallbacks: ['Payment within 45 days'] })],
    });
    expect(negotiationStrategies).toEqual([strategy]);
  });

  it('GIVEN no strategy of the model’s THEN the engine’s stay', () => {
    const negotiationStrategies = [{ type: 'primary' as const, title: 'Ask for less', description: 'Less.' }];
    expect(merge({ negotiationStrategies }, {}).negotiationStrategies).toEqual(negotiationStrategies);
  });

  it('GIVEN no playbook THEN the explanation is the model’s, and the reader is told where it comes from', () => {
    const merged = merge({}, {});
    expect(merged.plainEnglishExplanation).toBe('By the model.');
    expect(merged.source).toEqual({ engine: 'engine-1', model: 'a.model' });
    expect(merged.notes).toEqual(['Read as a clause.', expect.stringContaining('Every quotation was checked')]);
  });

  it('GIVEN a playbook THEN what it makes of the clause is said after the model’s words', () => {
    const focus: RuleResult = {
      playbookId: 'p1',
      kind: 'focus-area',
      rule: 'Payment',
      outcome: 'met',
      explanation: 'There.',
      evidence: [place('Customer shall pay')],
    };
    const { plainEnglishExplanation } = merge({ playbooks, playbookRules: [focus] }, {});
    expect(plainEnglishExplanation).toMatch(/^By the model\. Your playbook looks first at Payment/);
  });

  it('GIVEN strategies THEN the model’s come first and of the engine’s those stay that a playbook calls for', () => {
    const strategy = (title: string) => ({ type: 'primary' as const, title, description: `${title}.` });
    const breach = { ...finding('Drop “at any time”', 'at any time'), id: 'risk-playbook-1', level: 'high' as const };
    const { negotiationStrategies } = merge(
      { playbooks, risks: [breach], negotiationStrategies: [strategy('Ask for less'), strategy(breach.title)] },
      { negotiationStrategies: [strategy('Ask for notice')] },
    );
    expect(negotiationStrategies).toEqual([strategy('Ask for notice'), { ...strategy(breach.title), type: 'other' }]);
  });
});

describe('a playbook’s instructions', () => {
  const instruction = (rule: string, fields: Partial<RuleResult> = {}): RuleResult => ({
    playbookId: 'p1',
    kind: 'special-instructions',
    rule,
    outcome: 'not-assessed',
    explanation: 'The engine cannot tell.',
    evidence: [],
    ...fields,
  });
  const decided = instruction('Decided', { outcome: 'met' });
  const [first, second] = [instruction('First'), instruction('Second')];
  const rulesAfter = (answers: readonly Partial<Instruction>[]) =>
    merge(
      { playbooks, playbookRules: [decided, first, second] },
      {
        playbookInstructions: answers.map((answer) => ({
          number: 1,
          outcome: 'met',
          explanation: 'It is so.',
          quotes: ['pay within ten days'],
          ...answer,
        })),
      },
    ).playbookRules;

  it.each<[string, readonly Partial<Instruction>[]]>([
    ['nothing', []],
    ['that it cannot tell', [{ outcome: 'not-assessed' }]],
    ['met, with an invented quotation', [{ quotes: ['sunny all year'] }]],
    ['met, with one of two invented', [{ quotes: ['pay within ten days', 'sunny all year'] }]],
    ['met, without a quotation', [{ quotes: [] }]],
    ['met, by two words', [{ quotes: ['ten days'] }]],
    ['deviates, without a quotation', [{ outcome: 'deviates', quotes: [] }]],
    ['something of an instruction nobody asked about', [{ number: 3 }, { number: 0 }]],
  ])('GIVEN a model that says %s THEN all stay as the engine left them', (_, answers) => {
    expect(rulesAfter(answers)).toEqual([decided, first, second]);
  });

  it.each(['met', 'deviates'] as const)('GIVEN proof THEN %s counts, in the model’s name', (outcome) => {
    expect(rulesAfter([{ number: 2, outcome }])).toEqual([
      decided,
      first,
      { ...second, outcome, explanation: 'By the language model: It is so.', evidence: [place('pay within ten days')] },
    ]);
  });

  it.each([
    ['a figure that nothing states beside words that are borne out', 'It is so. Others give 900 days.', 'It is so.'],
    ['a figure of the clause', 'It has 10 days.', 'It has 10 days.'],
  ])('GIVEN a reason with %s THEN what is borne out of it is said', (_, explanation, left) => {
    expect(rulesAfter([{ explanation }])[1]).toMatchObject({
      outcome: 'met',
      explanation: `By the language model: ${left}`,
    });
  });

  it('GIVEN a reason that is nothing but a figure that nothing states THEN the instruction stays not assessed', () => {
    expect(rulesAfter([{ explanation: 'It is met by 900 days.' }])).toEqual([decided, first, second]);
  });

  it.each(['missing', 'not-applicable'] as const)('GIVEN %s, which no wording can prove, THEN it counts', (outcome) => {
    expect(rulesAfter([{ outcome, quotes: ['pay within ten days'] }])[1]).toEqual({
      ...first,
      outcome,
      explanation: 'By the language model: It is so.',
      evidence: [],
    });
  });
});

describe('a playbook’s positions', () => {
  const position = (topic: string, fields: Partial<PositionResult> = {}): PositionResult => ({
    id: topic,
    playbook: 'p1',
    topic,
    verdict: 'not-assessed',
    standard: 'thirty days',
    fallbackCount: 2,
    explanation: 'The engine cannot tell.',
    evidence: [],
    decidedBy: 'engine',
    ...fields,
  });
  const decided = position('Liability', { verdict: 'deviates' });
  const [first, second] = [position('Payment'), { ...position('Notice'), fallbackCount: undefined }];
  const positionsAfter = (answers: readonly Partial<Position>[]) =>
    merge(
      { playbooks, positionResults: [decided, first, second] },
      {
        playbookPositions: answers.map((answer) => ({
          number: 1,
          verdict: 'standard',
          explanation: 'It is so.',
          quotes: ['pay within ten days'],
          ...answer,
        })),
      },
    ).positionResults;

  it.each<[string, readonly Partial<Position>[]]>([
    ['nothing', []],
    ['that it cannot tell', [{ verdict: 'not-assessed' }]],
    ['standard, with an invented quotation', [{ quotes: ['sunny all year'] }]],
    ['standard, with one of two invented', [{ quotes: ['pay within ten days', 'sunny all year'] }]],
    ['standard, without a quotation', [{ quotes: [] }]],
    ['standard, by a word', [{ quotes: ['Vendor'] }]],
    ['a fallback without its number', [{ verdict: 'fallback' }]],
    ['a fallback before the first', [{ verdict: 'fallback', fallback: 0 }]],
    ['a fallback below the last', [{ verdict: 'fallback', fallback: 3 }]],
    ['a fallback where the ladder has none', [{ number: 2, verdict: 'fallback', fallback: 1 }]],
    ['something of a position nobody asked about', [{ number: 3 }, { number: 0 }]],
  ])('GIVEN a model that says %s THEN all stay as the engine left them', (_, answers) => {
    expect(positionsAfter(answers)).toEqual([decided, first, second]);
  });

  it('GIVEN a reason that names a figure of neither the clause nor this playbook THEN it is left out, and nothing is decided by it alone', () => {
    const say = (explanation: string) => positionsAfter([{ explanation }])[1];
    expect(say('It is so. Others give 900 days.')).toMatchObject({ explanation: 'By the language model: It is so.' });
    expect(say('It has 900 days.')).toEqual(first);
  });

  it.each([
    ['of this playbook', 'p1', 'By the language model: It is no worse than 45 days.'],
    ['of another playbook', 'p2', 'The engine cannot tell.'],
  ])('GIVEN a reason that names a figure %s THEN it counts as far as that playbook states it', (_, id, explanation) => {
    const answer = {
      number: 1,
      verdict: 'fallback' as const,
      fallback: 1,
      explanation: 'It is no worse than 45 days.',
      quotes: ['pay within ten days'],
    };
    const { positionResults } = mergeModelAnswer({
      clauseText,
      engine: engineAnalysis({ playbooks, positionResults: [first] }),
      answer: modelAnswer({ playbookPositions: [answer] }),
      modelId: 'a.model',
      playbooks: [guidanceWith({ fallbacks: ['Payment within 45 days'], id })],
    });
    expect(positionResults[0]?.explanation).toBe(explanation);
  });

  it.each([
    ['standard', { verdict: 'standard' }],
    ['deviates', { verdict: 'deviates' }],
    ['standard, whatever fallback it names', { verdict: 'standard', fallback: 9 }],
    ['the first fallback', { verdict: 'fallback', fallback: 1 }],
    ['the last fallback', { verdict: 'fallback', fallback: 2 }],
  ] as const)('GIVEN proof THEN %s counts, and a reader sees who decided', (_, answer) => {
    const { verdict } = answer;
    expect(positionsAfter([{ ...answer }])).toEqual([
      decided,
      {
        ...first,
        verdict,
        ...(verdict === 'fallback' && { fallback: answer.fallback }),
        explanation: 'By the language model: It is so.',
        evidence: [place('pay within ten days')],
        decidedBy: 'model',
      },
      second,
    ]);
  });
});

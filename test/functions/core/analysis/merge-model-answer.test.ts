import { describe, expect, it } from '@jest/globals';
import type { Analysis, Evidence, PositionResult, RuleResult } from '../../../../shared/analysis.ts';
import { mergeModelAnswer } from '../../../../functions/core/analysis/merge-model-answer.ts';
import type { ModelAnswer } from '../../../../functions/core/analysis/model-answer.ts';

const clauseText =
  'Vendor may change the fees at any time. Customer shall pay within ten days. Either party may end this Agreement.';

type Instruction = NonNullable<ModelAnswer['playbookInstructions']>[number];
type Position = NonNullable<ModelAnswer['playbookPositions']>[number];

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
  ...fields,
});

const merge = (engine: Partial<Analysis>, answer: Partial<ModelAnswer>) =>
  mergeModelAnswer({ clauseText, engine: engineAnalysis(engine), answer: modelAnswer(answer), modelId: 'a.model' });

const said = (title: string, ...quotes: string[]) => ({ title, description: `${title}, it says.`, quotes });
const risk = (title: string, ...quotes: string[]) => ({ ...said(title, ...quotes), level: 'high' as const });

const titles = (findings: readonly { readonly title: string }[]): readonly string[] =>
  findings.map(({ title }) => title);

const playbooks = [{ id: 'p1', name: 'House rules', version: 1 }];

describe('what a model found', () => {
  it.each([
    ['one that stands in the clause', ['change the fees'], true, ['change the fees']],
    ['one in other spelling', ['CHANGE  the fees'], true, ['change the fees']],
    ['two that stand there', ['change the fees', 'ten days'], true, ['change the fees', 'ten days']],
    ['one that is invented', ['a penalty'], false, []],
    ['one of two that is invented', ['change the fees', 'a penalty'], false, ['change the fees']],
    ['none', [], false, []],
  ])('GIVEN quotations: %s THEN only proof makes a finding count', (_, quotes, verified, found) => {
    const evidence = found.map(place);
    const { risks, benefits } = merge({}, { risks: [risk('Fees', ...quotes)], benefits: [said('Fees', ...quotes)] });
    const proved = { title: 'Fees', description: 'Fees, it says.', evidence, verified };
    expect(risks).toEqual([{ ...proved, id: 'model-risk-1', level: 'high' }]);
    expect(benefits).toEqual([{ ...proved, id: 'model-benefit-1' }]);
  });

  it('GIVEN several findings THEN each can be named by itself', () => {
    const element = { title: 'Notice', description: 'None.', importance: 'critical' as const };
    const { risks, benefits, missingElements } = merge(
      {},
      {
        risks: [risk('A'), risk('B')],
        benefits: [said('A'), said('B')],
        missingElements: [element, { ...element, title: 'Cap' }],
      },
    );
    expect(risks.map(({ id }) => id)).toEqual(['model-risk-1', 'model-risk-2']);
    expect(benefits.map(({ id }) => id)).toEqual(['model-benefit-1', 'model-benefit-2']);
    expect(missingElements).toEqual([
      { ...element, id: 'model-missing-1', evidence: [], verified: true },
      { ...element, title: 'Cap', id: 'model-missing-2', evidence: [], verified: true },
    ]);
  });
});

describe('what the engine proved', () => {
  const own = finding('Fees may rise', 'change the fees at any time');

  it.each([
    ['nothing of it', [], true],
    ['the same place', [risk('Price', 'fees at any')], false],
    ['a place that reaches into it', [risk('Price', 'at any time. Customer')], false],
    ['a place that ends in it', [risk('Price', 'Vendor may change')], false],
    ['the same title, in another case', [risk(' fees MAY rise ', 'ten days')], false],
    ['the place right before it', [risk('Price', 'Vendor may ')], true],
    ['the place right after it', [risk('Price', '. Customer')], true],
    ['another place', [risk('Payment', 'ten days')], true],
    ['the same title without proof', [risk('Fees may rise', 'a penalty')], true],
    ['the same place, but half invented', [risk('Price', 'fees at any', 'a penalty')], true],
    ['two places, one of them its own', [risk('Price', 'ten days', 'fees at any')], false],
    ['two risks, the second of them its own', [risk('Payment', 'ten days'), risk('Price', 'fees at any')], false],
  ])('GIVEN a model that mentions %s THEN the finding stays unless it is said already', (_, said, stays) => {
    const { risks, benefits } = merge(
      { risks: [{ ...own, level: 'low' }], benefits: [own] },
      { risks: said, benefits: said },
    );
    expect(titles(risks).includes(own.title)).toBe(stays);
    expect(titles(benefits).includes(own.title)).toBe(stays);
    // What the model words better is listed first.
    expect(titles(risks).slice(0, said.length)).toEqual(titles(said));
  });

  it('GIVEN a finding at two places WHEN the model mentions the second THEN it is said already', () => {
    const twice = finding('Twice', 'ten days', 'change the fees');
    const { risks } = merge({ risks: [{ ...twice, level: 'low' }] }, { risks: [risk('Price', 'the fees')] });
    expect(titles(risks)).toEqual(['Price']);
  });

  it('GIVEN a risk by a playbook WHEN the model says the same THEN the playbook’s stays', () => {
    const byPlaybook = { ...own, id: 'risk-playbook-1', level: 'high' as const };
    const { risks } = merge({ playbooks, risks: [byPlaybook] }, { risks: [risk(own.title, 'change the fees')] });
    expect(risks.map(({ id }) => id)).toEqual(['risk-playbook-1', 'model-risk-1']);
  });

  it('GIVEN missing elements THEN each is listed once, the playbooks’ first, then the model’s', () => {
    const gap = (id: string, title: string) => ({ ...finding(title), id, importance: 'important' as const });
    const { missingElements } = merge(
      {
        playbooks,
        missingElements: [gap('gap-1', 'Notice of changes'), gap('gap-2', 'Cure period'), gap('x-playbook-1', 'Audit')],
      },
      {
        missingElements: [
          { title: ' NOTICE of changes', description: 'It says so.', importance: 'critical' },
          { title: 'Escrow', description: 'It says so.', importance: 'other' },
        ],
      },
    );
    expect(missingElements.map(({ id }) => id)).toEqual([
      'x-playbook-1',
      'model-missing-1',
      'model-missing-2',
      'gap-2',
    ]);
  });
});

describe('the scores', () => {
  it.each([
    ['graver', { overallRiskScore: 7, completenessScore: 2 }, { score: 7, complete: 2, level: 'high' }],
    ['milder', { overallRiskScore: 0, completenessScore: 10 }, { score: 4, complete: 6, level: 'medium' }],
  ])('GIVEN a model that is %s THEN the graver of the two counts', (_, answer, { score, complete, level }) => {
    expect(merge({}, answer)).toMatchObject({
      overallRiskScore: score,
      completenessScore: complete,
      riskLevel: level,
    });
  });

  it.each([
    ['high', 2, 'high'],
    ['medium', 2, 'medium'],
    ['low', 2, 'low'],
    ['low', 5, 'medium'],
    ['medium', 9, 'high'],
  ] as const)('GIVEN the engine’s level %s and a score of %s THEN the level is %s', (riskLevel, score, level) => {
    expect(merge({ riskLevel, overallRiskScore: 1 }, { overallRiskScore: score }).riskLevel).toBe(level);
  });
});

describe('the words', () => {
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
  const rulesAfter = (answers: readonly Partial<Instruction>[] | undefined) =>
    merge(
      { playbooks, playbookRules: [decided, first, second] },
      {
        playbookInstructions: answers?.map((answer) => ({
          number: 1,
          outcome: 'met',
          explanation: 'It is so.',
          quotes: ['ten days'],
          ...answer,
        })),
      },
    ).playbookRules;

  it.each<[string, readonly Partial<Instruction>[] | undefined]>([
    ['nothing at all', undefined],
    ['nothing', []],
    ['that it cannot tell', [{ outcome: 'not-assessed' }]],
    ['met, with an invented quotation', [{ quotes: ['sunny all year'] }]],
    ['met, with one of two invented', [{ quotes: ['ten days', 'sunny all year'] }]],
    ['met, without a quotation', [{ quotes: [] }]],
    ['deviates, without a quotation', [{ outcome: 'deviates', quotes: [] }]],
    ['something of an instruction nobody asked about', [{ number: 3 }, { number: 0 }]],
  ])('GIVEN a model that says %s THEN all stay as the engine left them', (_, answers) => {
    expect(rulesAfter(answers)).toEqual([decided, first, second]);
  });

  it.each(['met', 'deviates'] as const)('GIVEN proof THEN %s counts, in the model’s name', (outcome) => {
    expect(rulesAfter([{ number: 2, outcome }])).toEqual([
      decided,
      first,
      { ...second, outcome, explanation: 'By the language model: It is so.', evidence: [place('ten days')] },
    ]);
  });

  it.each(['missing', 'not-applicable'] as const)('GIVEN %s, which no wording can prove, THEN it counts', (outcome) => {
    expect(rulesAfter([{ outcome, quotes: ['ten days'] }])[1]).toEqual({
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
  const positionsAfter = (answers: readonly Partial<Position>[] | undefined) =>
    merge(
      { playbooks, positionResults: [decided, first, second] },
      {
        playbookPositions: answers?.map((answer) => ({
          number: 1,
          verdict: 'standard',
          explanation: 'It is so.',
          quotes: ['ten days'],
          ...answer,
        })),
      },
    ).positionResults;

  it.each<[string, readonly Partial<Position>[] | undefined]>([
    ['nothing at all', undefined],
    ['nothing', []],
    ['that it cannot tell', [{ verdict: 'not-assessed' }]],
    ['standard, with an invented quotation', [{ quotes: ['sunny all year'] }]],
    ['standard, with one of two invented', [{ quotes: ['ten days', 'sunny all year'] }]],
    ['standard, without a quotation', [{ quotes: [] }]],
    ['a fallback without its number', [{ verdict: 'fallback' }]],
    ['a fallback before the first', [{ verdict: 'fallback', fallback: 0 }]],
    ['a fallback below the last', [{ verdict: 'fallback', fallback: 3 }]],
    ['a fallback where the ladder has none', [{ number: 2, verdict: 'fallback', fallback: 1 }]],
    ['something of a position nobody asked about', [{ number: 3 }, { number: 0 }]],
  ])('GIVEN a model that says %s THEN all stay as the engine left them', (_, answers) => {
    expect(positionsAfter(answers)).toEqual([decided, first, second]);
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
        evidence: [place('ten days')],
        decidedBy: 'model',
      },
      second,
    ]);
  });
});

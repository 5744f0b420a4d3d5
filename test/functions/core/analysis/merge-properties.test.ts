import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mergeModelAnswer } from '../../../../functions/core/analysis/merge-model-answer.ts';
import { readModelAnswer } from '../../../../functions/core/analysis/model-answer.ts';
import { openInstructions, openPositions } from '../../../../functions/core/analysis/playbook-question.ts';
import { joinSynthesis } from '../../../../functions/core/analysis/synthesize-parts.ts';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import { type Analysis, analysisSchema, type Evidence, ruleOutcomes } from '../../../../shared/analysis.ts';
import { limitationOfLiability as clauseText } from '../../../support/clauses.ts';
import { guidance } from '../../../support/guidance.ts';
import fc from '../../../support/properties.ts';

jest.setTimeout(120_000);

/** A playbook with rules and positions that the engine can assess and that it leaves open. */
const playbooks = [
  guidance({
    focusAreas: ['Liability'],
    avoidanceKeywords: ['sole discretion'],
    specialInstructions: 'Mind the seasons of our trade.\nAsk who bears the loss of data.',
    positions: [
      { topic: 'Cap on liability', standard: 'the fees of twelve months', fallbacks: ['the fees of six months'] },
      { topic: 'Liability', standard: 'our side bears nothing that it could not foresee', fallbacks: ['an odd one'] },
    ],
  }),
];

let alone: Analysis;
let withPlaybook: Analysis;
beforeAll(async () => {
  const asked = {
    clauseText,
    contractType: 'saas-agreement',
    partyRole: 'customer',
    riskTolerance: 'moderate',
  } as const;
  alone = await analyseClause(asked);
  withPlaybook = await analyseClause({ ...asked, playbooks });
  // Without either kind the property says nothing of it.
  expect(withPlaybook.risks.length).toBeGreaterThan(alone.risks.length);
  expect(openInstructions(withPlaybook).length).toBeGreaterThan(0);
  expect(openPositions(withPlaybook).length).toBeGreaterThan(0);
});

/** Words of the clause, as they are or as a model may spell them, and words that it does not hold. */
const quote = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.nat(clauseText.length), fc.nat(160)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
);
const spelled = fc
  .tuple(quote, fc.constantFrom('', '.', ' ...', '**', '”'))
  .map(([said, end]) => (typeof said === 'string' ? said : clauseText.slice(said[0], said[0] + said[1])) + end);

const titles = [
  "The cap on Vendor's liability is too low to cover real loss",
  'Vendor can change the contract alone',
  'No indemnity in return',
  'Something new',
];
const finding = {
  title: fc.constantFrom(...titles),
  description: fc.constantFrom('This is harmless.', 'This is grave.'),
  quotes: fc.array(spelled, { maxLength: 3 }),
};
const redline = fc.record({ replace: spelled, put: fc.constantFrom('', 'no more than is fair') });
const explained = { explanation: fc.constant('It is not so.'), quotes: finding.quotes };
const listOf = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.array(fc.oneof({ weight: 6, arbitrary: value }, fc.anything()), { maxLength: 8 }) },
    { weight: 1, arbitrary: fc.anything() },
  );
const score = fc.oneof(fc.double({ min: 0, max: 10, noNaN: true }), fc.anything());

/** Answers of every kind: good, obeying, half broken, broken. */
const answers = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record(
      {
        risks: listOf(
          fc.record(
            { ...finding, level: fc.constantFrom('low', 'medium', 'high'), redline },
            { requiredKeys: ['title', 'description', 'quotes', 'level'] },
          ),
        ),
        benefits: listOf(fc.record(finding)),
        missingElements: listOf(
          fc.record({ ...finding, importance: fc.constantFrom('critical', 'important', 'other') }),
        ),
        disputes: listOf(fc.record({ ...explained, number: fc.integer({ min: -1, max: 8 }) })),
        playbookInstructions: listOf(
          fc.record({
            ...explained,
            number: fc.integer({ min: 0, max: 3 }),
            outcome: fc.constantFrom(...ruleOutcomes),
          }),
        ),
        playbookPositions: listOf(
          fc.record({
            ...explained,
            number: fc.integer({ min: 0, max: 3 }),
            verdict: fc.constantFrom('standard', 'fallback', 'deviates', 'not-assessed'),
            fallback: fc.integer({ min: -1, max: 3 }),
          }),
        ),
        negotiationStrategies: listOf(
          fc.record({ type: fc.constant('other'), title: finding.title, description: finding.description }),
        ),
        plainEnglishExplanation: fc.oneof(fc.constant('All is well.'), fc.anything()),
        overallRiskScore: score,
        completenessScore: score,
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.anything() },
);

const graveness = { low: 0, medium: 1, high: 2, other: 0, important: 1, critical: 2 } as const;
const holds = (places: readonly Evidence[], place: Evidence): boolean =>
  places.some(({ start, end }) => start === place.start && end === place.end);
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
const isOfModel = ({ id }: { readonly id: string }): boolean => id.startsWith('model-');

describe('GIVEN whatever a model may answer', () => {
  it('THEN what is proved stays, what is not proved does not count, and the scores are borne out', () => {
    let read = 0;
    fc.assert(
      fc.property(answers, fc.boolean(), (input, hasPlaybook) => {
        const engine = hasPlaybook ? withPlaybook : alone;
        const parsed = readModelAnswer(input);
        if (!parsed) return;
        read += 1;
        const { answer } = parsed;
        const merged = mergeModelAnswer({ clauseText, engine, answer, modelId: 'a.model', playbooks });
        const analysis = { ...merged, suggestedImprovement: engine.suggestedImprovement };
        expect(analysisSchema.safeParse(analysis).error).toBeUndefined();

        for (const risk of engine.risks) {
          const kept = merged.risks.find(({ id }) => id === risk.id)!;
          expect(kept).toMatchObject({ title: risk.title, verified: true });
          expect(kept.derivation).toEqual(risk.derivation);
          expect(graveness[kept.level]).toBeGreaterThanOrEqual(graveness[risk.level]);
          expect(kept.description.startsWith(risk.description)).toBe(true);
          expect(risk.evidence.every((place) => holds(kept.evidence, place))).toBe(true);
        }
        for (const element of engine.missingElements) {
          const kept = merged.missingElements.find(({ id }) => id === element.id)!;
          expect(graveness[kept.importance]).toBeGreaterThanOrEqual(graveness[element.importance]);
        }
        for (const rule of engine.playbookRules) {
          if (!openInstructions(engine).includes(rule)) expect(merged.playbookRules).toContainEqual(rule);
        }
        for (const result of engine.positionResults) {
          if (!openPositions(engine).includes(result)) expect(merged.positionResults).toContainEqual(result);
        }
        for (const { id } of engine.benefits) expect(merged.benefits.map((benefit) => benefit.id)).toContain(id);

        const own = [...merged.risks, ...merged.benefits, ...merged.missingElements].filter(isOfModel);
        for (const { evidence, verified } of own) {
          for (const place of evidence) expect(clauseText.slice(place.start, place.end)).toBe(place.quote);
          if (verified) expect(Math.max(...evidence.map((place) => wordsIn(place.quote)))).toBeGreaterThanOrEqual(4);
        }
        for (const { dispute } of merged.risks) {
          if (dispute) expect(dispute.evidence.some((place) => wordsIn(place.quote) >= 4)).toBe(true);
        }

        expect(merged.overallRiskScore).toBeGreaterThanOrEqual(engine.overallRiskScore);
        expect(merged.completenessScore).toBeLessThanOrEqual(engine.completenessScore);
        expect(graveness[merged.riskLevel]).toBeGreaterThanOrEqual(graveness[engine.riskLevel]);
        const isBorneOut = merged.risks.some(
          (risk) =>
            (isOfModel(risk) && risk.verified) ||
            engine.risks.some(({ id, level }) => id === risk.id && level !== risk.level),
        );
        if (!isBorneOut) expect(merged.overallRiskScore).toBe(engine.overallRiskScore);
        if (!merged.missingElements.some((element) => isOfModel(element) && element.verified))
          expect(merged.completenessScore).toBe(engine.completenessScore);
      }),
      { numRuns: 400 },
    );
    // Most of them say something: the property is not held by answers that are thrown away.
    expect(read).toBeGreaterThan(200);
  });

  it('of the parts of a text and of all together THEN nothing said of a part goes or weighs less, and what was not seen is not called missing', () => {
    let read = 0;
    fc.assert(
      fc.property(answers, answers, (ofParts, ofWhole) => {
        const [parts, whole] = [readModelAnswer(ofParts)?.answer, readModelAnswer(ofWhole)?.answer];
        if (!parts || !whole) return;
        read += 1;
        const { answer } = joinSynthesis(parts, whole);
        parts.risks.forEach((risk, at) => {
          const kept = answer.risks[at]!;
          expect({ ...kept, level: risk.level }).toEqual(risk);
          expect(graveness[kept.level]).toBeGreaterThanOrEqual(graveness[risk.level]);
        });
        expect(answer.benefits.slice(0, parts.benefits.length)).toEqual(parts.benefits);
        for (const dispute of [...parts.disputes, ...whole.disputes]) expect(answer.disputes).toContainEqual(dispute);
        expect(answer.missingElements).toEqual(parts.missingElements);
        expect(answer.overallRiskScore ?? 0).toBeGreaterThanOrEqual(parts.overallRiskScore ?? 0);
      }),
      { numRuns: 400 },
    );
    expect(read).toBeGreaterThan(100);
  });
});

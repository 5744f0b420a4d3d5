import { describe, expect, it } from '@jest/globals';
import { namedFrom, sigmoid, unpackModel } from '../../../../functions/core/clauses/recognition/linear-model.ts';
import { recogniseCategories } from '../../../../functions/core/clauses/recognition/recognise-categories.ts';
import {
  bestThreshold,
  fitSlope,
  fitSvm,
  marginOf,
  type Example,
} from '../../../../functions/core/clauses/recognition/training/fit-svm.ts';
import { packingOrder, packModel } from '../../../../functions/core/clauses/recognition/training/pack-model.ts';

describe('a packed model', () => {
  const terms = packingOrder(['governing_law', 'law', 'rent_due', '@cap']);
  const place = (term: string): number => terms.indexOf(term);
  const model = unpackModel(
    packModel({
      terms,
      idf: terms.map((_, at) => at + 1.5),
      labels: {
        'kind:Governing Law': { bias: -1, weights: new Map([[place('governing_law'), 4.5]]) },
        'kind:Rent': {
          bias: 0.25,
          weights: new Map([
            [place('rent_due'), 2],
            [place('law'), -3.2],
          ]),
        },
      },
      attribution: [],
    }),
  );

  it('GIVEN a pair WHEN packed THEN its first word stands before it, and each term once', () => {
    expect(terms).toEqual(['@cap', 'governing', 'governing_law', 'law', 'rent', 'rent_due']);
  });

  it('GIVEN a text WHEN scored THEN each label weighs the terms it has, in a clause of length one', () => {
    const idf = (term: string): number => place(term) + 1.5;
    const inText = ['governing', 'governing_law', 'law'];
    const length = Math.hypot(...inText.map(idf));
    const scores = model.score('Governing law');
    expect(scores['kind:Governing Law']).toBeCloseTo(sigmoid(-1 + (4.5 * idf('governing_law')) / length), 10);
    expect(scores['kind:Rent']).toBeCloseTo(sigmoid(0.25 + (-3.2 * idf('law')) / length), 10);
  });

  it('GIVEN a text with none of its words THEN only the biases speak', () => {
    expect(model.score('xyzzy')).toEqual({ 'kind:Governing Law': sigmoid(-1), 'kind:Rent': sigmoid(0.25) });
  });
});

describe('training', () => {
  /** Term 0 tells, term 1 is noise, term 2 tells the opposite; every seventh is labelled wrongly where asked. */
  const examples = (count: number, isNoisy: boolean): Example[] =>
    Array.from({ length: count }, (_, at) => ({
      vector: { ids: [at % 3 === 0 ? 0 : 2, 1], values: [0.8, 0.6 * ((at % 5) / 4)] },
      truth: (at % 3 === 0) !== (isNoisy && at % 7 === 0),
    }));

  it('GIVEN examples that can be told apart WHEN fitted THEN they are, the same each time', () => {
    const all = examples(300, false);
    const separator = fitSvm(all, { size: 3, cost: 1 });
    expect(all.filter(({ vector, truth }) => marginOf(separator, vector) > 0 !== truth)).toEqual([]);
    expect(fitSvm(all, { size: 3, cost: 1 })).toEqual(separator);
  });

  it('GIVEN some labelled wrongly WHEN fitted THEN those alone are told wrongly', () => {
    const all = examples(300, true);
    const separator = fitSvm(all, { size: 3, cost: 0.3 });
    const wrong = all.flatMap(({ vector, truth }, at) => (marginOf(separator, vector) > 0 !== truth ? [at] : []));
    expect(wrong.every((at) => at % 7 === 0)).toBe(true);
  });

  it('GIVEN margins WHEN the threshold is chosen THEN no other has a higher F1', () => {
    const scored = [
      [0.9, true],
      [0.7, true],
      [0.6, false],
      [0.4, true],
      [0.2, false],
      [0.1, false],
    ] as const;
    const f1At = (threshold: number): number => {
      const named = scored.filter(([margin]) => margin >= threshold);
      return (2 * named.filter(([, truth]) => truth).length) / (named.length + 3);
    };
    const { threshold, f1 } = bestThreshold(scored);
    expect(f1).toBeCloseTo(f1At(threshold), 10);
    expect(f1).toBeCloseTo(Math.max(...scored.map(([margin]) => f1At(margin))), 10);
  });

  it('GIVEN margins of which some mislead WHEN the slope is fitted THEN likelihoods are the shares that are true', () => {
    // On either side of the threshold nine of ten are what they seem.
    const scored = Array.from({ length: 200 }, (_, at) => [at % 2 ? 1 : -1, (at % 2 === 1) !== at % 20 < 2] as const);
    const slope = fitSlope(scored, 0);
    expect(sigmoid(slope)).toBeCloseTo(0.9, 3);
    expect(sigmoid(0)).toBe(namedFrom);
  });
});

describe('naming', () => {
  const named = (text: string, scores: Readonly<Record<string, number>>) =>
    recogniseCategories(text, { version: 'test', score: () => scores });
  const group = 'kind:Termination for Convenience';

  it.each([
    ['certain, with its wording', 'either party may terminate', 0.6, ['Termination For Convenience']],
    ['likely, with its wording', 'either party may terminate', 0.4, ['Termination For Convenience']],
    ['likely, without its wording', 'either party may leave', 0.4, ['Termination for Convenience']],
    ['unlikely', 'either party may terminate', 0.3, []],
  ])('GIVEN a group that is %s THEN it is named by its label, or itself, or not at all', (_, text, score, names) => {
    expect(named(text, { [group]: score })).toEqual(names);
  });

  it('GIVEN a group without its wording beside one that is certain THEN only a sure one is named', () => {
    const rest = { 'kind:Governing Law': 0.9 };
    expect(named('the laws of england', { ...rest, [group]: 0.7 })).toEqual(['Governing Law']);
    expect(named('the laws of england', { ...rest, [group]: 0.9 })).toEqual([
      'Governing Law',
      'Termination for Convenience',
    ]);
  });
});

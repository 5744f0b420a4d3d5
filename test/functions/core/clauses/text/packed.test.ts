import { encode } from 'vlq';
import { once } from '../../../../../functions/core/clauses/text/once.ts';
import { packLists, startsOf } from '../../../../../functions/core/clauses/text/packed-lists.ts';
import { placesOf, unpackLogit } from '../../../../../functions/core/clauses/text/packed-regression.ts';

describe('packed lists', () => {
  it('GIVEN lists THEN each stands between two starts', () => {
    const { starts, items } = packLists([[5, 6], [], [7], [8, 9, 10]]);
    expect([...starts]).toEqual([0, 2, 2, 3, 6]);
    expect([...items]).toEqual([5, 6, 7, 8, 9, 10]);
    expect([...items.slice(starts[3], starts[4])]).toEqual([8, 9, 10]);
  });

  it('GIVEN no list THEN nothing stands there', () => {
    expect([...startsOf([])]).toEqual([0]);
    expect([...packLists([]).items]).toEqual([]);
  });
});

describe('a packed regression', () => {
  it('GIVEN names THEN each has its place, in the order asked, and unknown ones have none', () => {
    const places = placesOf('duty|right|ban');
    expect(places(['ban', 'duty'])).toEqual([2, 0]);
    expect(places(['ban', 'unknown', 'ban'])).toEqual([2, 2]);
    expect(places([])).toEqual([]);
  });

  it('GIVEN weights in units THEN the bias and those of the places there are summed', () => {
    const logit = unpackLogit({ bias: -1, weights: encode([4, -2, 10]) }, 0.5);
    expect(logit([])).toBe(-1);
    expect(logit([0])).toBe(1);
    expect(logit([0, 1, 2])).toBe(5);
    expect(logit([1])).toBe(-2);
  });
});

describe('what is found out once', () => {
  it('GIVEN a key that was asked for THEN it is known, even where what was found is nothing', () => {
    const known = new Map<string, number | undefined>();
    let asked = 0;
    const find = (value: number | undefined) => () => {
      asked += 1;
      return value;
    };
    expect(once(known, 'one', find(1))).toBe(1);
    expect(once(known, 'one', find(2))).toBe(1);
    expect(once(known, 'none', find(undefined))).toBeUndefined();
    expect(once(known, 'none', find(3))).toBeUndefined();
    expect(asked).toBe(2);
  });
});

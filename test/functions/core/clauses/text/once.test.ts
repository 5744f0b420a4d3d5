import { describe, expect, it } from '@jest/globals';
import { boundedMap, once } from '../../../../../functions/core/clauses/text/once.ts';

describe('what is found out once', () => {
  it('GIVEN a key that is asked for again THEN nothing is found out anew, also where nothing was found', () => {
    const asked: string[] = [];
    const known = new Map<string, number | undefined>();
    const of = (key: string) => once(known, key, () => (asked.push(key) > 1 ? undefined : 7));
    expect(['a', 'b', 'a', 'b'].map(of)).toEqual([7, undefined, 7, undefined]);
    expect(asked).toEqual(['a', 'b']);
  });

  it('GIVEN a map that is full THEN it takes no other key, says so by its size, and those it has may change', () => {
    const known = boundedMap<string, number>(2);
    const of = (key: string, value: number) => once(known, key, () => value);
    expect([of('a', 1), of('b', 2), of('c', 3), of('c', 4), of('a', 5)]).toEqual([1, 2, 3, 4, 1]);
    expect(known.set('b', 6).set('d', 7)).toBe(known);
    expect([...known]).toEqual([
      ['a', 1],
      ['b', 6],
    ]);
  });
});

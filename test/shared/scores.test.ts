import { describe, expect, it } from '@jest/globals';
import { outOfTen } from '../../shared/scores.ts';

describe('a score as people read it', () => {
  it.each([
    [0, '0/10'],
    [9.84, '9.8/10'],
    [9.96, '10/10'],
    [7, '7/10'],
    [3.05, '3.1/10'],
  ])('GIVEN %s THEN %s', (score, shown) => {
    expect(outOfTen(score)).toBe(shown);
  });
});

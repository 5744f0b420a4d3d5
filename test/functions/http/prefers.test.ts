import { describe, expect, it } from '@jest/globals';
import { prefers } from '../../../functions/http/prefers.ts';

describe('what a request prefers', () => {
  it.each<[string | undefined, boolean]>([
    ['respond-async', true],
    ['Respond-Async', true],
    ['return=minimal, respond-async; wait=10', true],
    ['respond-asynchronously', false],
    ['wait=respond-async', false],
    ['', false],
    [undefined, false],
  ])('GIVEN the header %j THEN respond-async is preferred: %j', (header, is) => {
    expect(prefers(header, 'respond-async')).toBe(is);
  });
});

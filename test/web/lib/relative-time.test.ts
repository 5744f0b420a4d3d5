import { describe, expect, it } from '@jest/globals';
import { exactTime, relativeTime } from '../../../web/src/lib/relative-time.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const seconds = (count: number): string => new Date(now - count * 1000).toISOString();

describe('relativeTime', () => {
  it.each([
    [-30, 'Just now'],
    [0, 'Just now'],
    [59, 'Just now'],
    [60, '1 minute ago'],
    [119, '1 minute ago'],
    [59 * 60 + 59, '59 minutes ago'],
    [60 * 60, '1 hour ago'],
    [24 * 60 * 60 - 1, '23 hours ago'],
    [24 * 60 * 60, '1 day ago'],
    [400 * 24 * 60 * 60, '400 days ago'],
  ])('GIVEN %d seconds THEN it says %s', (age, words) => {
    expect(relativeTime(seconds(age), now)).toBe(words);
  });

  it('GIVEN no moment at all THEN it says nothing', () => {
    expect(relativeTime('soon', now)).toBe('');
    expect(exactTime('soon')).toBe('');
  });
});

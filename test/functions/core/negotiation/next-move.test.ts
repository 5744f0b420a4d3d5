import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ReachedRung } from '../../../../shared/negotiation-records.ts';
import { gravestMove, nextMove, rankOf } from '../../../../functions/core/negotiation/next-move.ts';

const ladder = { standard: 'within 30 days', fallbacks: ['within 45 days', 'within 60 days'] };
const rung = (name: ReachedRung['name'], fallback?: number): ReachedRung => ({
  name,
  ...(fallback !== undefined && { fallback }),
});

describe('the next move on a position', () => {
  it.each([
    ['the standard', rung('standard'), 0, 'accept', undefined],
    ['a fallback that was offered', rung('fallback', 1), 1, 'accept', undefined],
    ['the very next rung', rung('fallback', 1), 0, 'accept', undefined],
    ['a lower fallback than the next', rung('fallback', 2), 0, 'counter', 'within 45 days'],
    ['none of the rungs', rung('below'), 0, 'counter', 'within 45 days'],
    ['none of the rungs, one spent', rung('below'), 1, 'counter', 'within 60 days'],
    ['none of the rungs, none known of ours', rung('below'), undefined, 'counter', 'within 30 days'],
    ['none of the rungs, all spent', rung('below'), 2, 'escalate', 'within 60 days'],
    ['what is walked away from, rungs left', rung('walk-away'), 1, 'counter', 'within 60 days'],
    ['what is walked away from, all spent', rung('walk-away'), 2, 'walk-away', undefined],
    ['what is walked away from, which was ours', rung('walk-away'), 4, 'walk-away', undefined],
    ['nothing any longer', rung('silent'), 0, 'counter', 'within 45 days'],
    ['nothing that could be told', rung('not-assessed'), 0, 'decide', undefined],
  ] as const)('GIVEN their words reach %s THEN the rule says so', (_, theirs, spent, move, words) => {
    const next = nextMove({ ladder, theirs, spent });
    expect([next.move, next.words]).toEqual([move, words]);
    expect(next.why).not.toBe('');
  });

  it('GIVEN any ladder and rounds THEN it offers each rung once, from best to worst, and never again one above what was offered', () => {
    const names = ['fallback', 'below', 'walk-away', 'silent'] as const;
    fc.assert(
      fc.property(fc.nat(5), fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 12 }), (count, replies) => {
        const own = { standard: '0', fallbacks: Array.from({ length: count }, (_, at) => String(at + 1)) };
        let spent = 0;
        for (const name of replies) {
          const theirs = name === 'fallback' ? rung(name, Math.max(1, count)) : rung(name);
          const next = nextMove({ ladder: own, theirs, spent });
          if (next.move === 'accept') {
            expect(rankOf(theirs, own)!).toBeLessThanOrEqual(spent + 1);
            return;
          }
          if (next.move === 'counter') expect(Number(next.words)).toBe(spent + 1);
          else expect(spent).toBe(count);
          spent = next.move === 'counter' ? Number(next.words) : spent;
        }
      }),
    );
  });

  it('GIVEN several positions in one paragraph THEN the gravest move decides', () => {
    const move = (name: 'accept' | 'walk-away' | 'counter') => ({ move: name, why: '-' });
    expect(gravestMove([move('accept'), move('walk-away'), move('counter')])?.move).toBe('walk-away');
    expect(gravestMove([])).toBeUndefined();
  });
});

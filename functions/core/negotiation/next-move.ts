import type { NextMove, ReachedRung } from '../../../shared/negotiation-records.ts';
import type { Position } from '../../../shared/playbooks.ts';

type Ladder = Pick<Position, 'standard' | 'fallbacks'>;

/** The place of a rung on its ladder, from 0 for the standard; undefined where words reach none that is known. */
export const rankOf = ({ name, fallback = 0 }: ReachedRung, { fallbacks }: Ladder): number | undefined => {
  switch (name) {
    case 'standard':
      return 0;
    case 'fallback':
      return fallback;
    case 'below':
      return fallbacks.length + 1;
    case 'walk-away':
      return fallbacks.length + 2;
    case 'silent':
    case 'not-assessed':
      return undefined;
  }
};

/** The words of a rung, by its place. */
const wordsAt = ({ standard, fallbacks }: Ladder, rank: number): string => fallbacks[rank - 1] ?? standard;

const nameOf = (rank: number): string => (rank === 0 ? 'the standard' : `fallback ${rank}`);

interface MoveOptions {
  readonly ladder: Ladder;
  readonly theirs: ReachedRung;
  /** The lowest rung of ours that they have seen; undefined where none is known. */
  readonly spent: number | undefined;
}

/**
 * The next move on a position by rule: accept what is no worse than what they were offered, or is the very next rung; else
 * offer the next rung that is not spent, and never again a better one. Where none is left, walk away from what the playbook
 * walks away from, and escalate what is above that.
 */
export const nextMove = ({ ladder, theirs, spent = -1 }: MoveOptions): NextMove => {
  if (theirs.name === 'not-assessed') {
    return { move: 'decide', why: 'Which rung their words reach could not be told.' };
  }
  const isWalkAway = theirs.name === 'walk-away';
  // Words that are gone keep to no rung.
  const rank = rankOf(theirs, ladder) ?? ladder.fallbacks.length + 1;
  if (!isWalkAway && rank <= spent) {
    return { move: 'accept', why: 'It is no worse for you than what you offered already.' };
  }
  const next = spent + 1;
  if (next > ladder.fallbacks.length) {
    const last = wordsAt(ladder, ladder.fallbacks.length);
    return isWalkAway
      ? { move: 'walk-away', why: 'It is what the playbook walks away from, and no rung is left to offer.' }
      : {
          move: 'escalate',
          words: last,
          why: 'It is below the last rung, and no other is left: hold that one or escalate.',
        };
  }
  if (rank <= next) return { move: 'accept', why: `It is ${nameOf(rank)}, which you may give.` };
  return {
    move: 'counter',
    words: wordsAt(ladder, next),
    why: `Offer ${nameOf(next)}, the next rung that is not spent.`,
  };
};

const gravity: readonly NextMove['move'][] = ['accept', 'decide', 'counter', 'escalate', 'walk-away'];

/** Of the moves on several positions the gravest, which decides about the words they have in common. */
export const gravestMove = (moves: readonly NextMove[]): NextMove | undefined =>
  moves.toSorted((one, other) => gravity.indexOf(other.move) - gravity.indexOf(one.move))[0];

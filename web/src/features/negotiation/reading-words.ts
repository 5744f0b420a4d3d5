import type { FigureTrace, NextMove, ReachedRung } from '../../../../shared/negotiation-records.ts';

/** What words reach of a playbook's ladder: continues “theirs …”. */
export const rungWords = ({ name, fallback = 0 }: ReachedRung): string =>
  ({
    standard: 'keeps to the standard',
    fallback: `reaches fallback ${fallback}`,
    below: 'is below every rung',
    'walk-away': 'is what the playbook walks away from',
    silent: 'says nothing of it',
    'not-assessed': 'could not be assessed',
  })[name];

/** How the moves read that the rules propose. */
export const moveNames: Readonly<Record<NextMove['move'], string>> = {
  accept: 'Accept',
  counter: 'Counter',
  escalate: 'Escalate',
  'walk-away': 'Walk away',
  decide: 'Judge it yourself',
};

/** What the rules propose, with why and what to offer. */
export const moveWords = ({ move, why, words }: NextMove): string =>
  `${moveNames[move]}. ${why}${words === undefined ? '' : ` ${words.includes('“') ? words : `“${words}”`}`}`;

const stepWords = ({ by, number, figure }: FigureTrace['steps'][number]): string =>
  by === 'us' ? `${figure} (you, file ${number})` : `${figure} (they, round ${number})`;

const movedWords = { nearer: 'came nearer', further: 'went further off', none: 'did not move' } as const;

/** A figure over the rounds, and who moved. */
export const figureWords = ({ steps, moved }: FigureTrace): string => {
  const chain = steps.map(stepWords).join(' → ');
  return moved ? `${chain}. They ${movedWords[moved.them]}; you ${movedWords[moved.us]}.` : `${chain}.`;
};

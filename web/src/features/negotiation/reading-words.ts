import type { FigureTrace, NextMove, ReachedRung } from '../../../../shared/negotiation-records.ts';

/** What words reach of a playbook's ladder. */
export const rungWords = ({ name, fallback = 0 }: ReachedRung): string =>
  ({
    standard: 'the standard',
    fallback: `fallback ${fallback}`,
    below: 'below every rung',
    'walk-away': 'the walk-away',
    silent: 'nothing of it',
    'not-assessed': 'not assessable',
  })[name];

/** How the moves read that the rules propose. */
export const moveNames: Readonly<Record<NextMove['move'], string>> = {
  accept: 'Accept',
  counter: 'Counter',
  escalate: 'Escalate',
  'walk-away': 'Walk away',
  decide: 'Judge it yourself',
};

/** What to offer: sentences as they are, the wording of a rung as a quote. */
const offered = (words: string): string => (words.endsWith('.') ? words : `Its words: “${words}”.`);

/** What the rules propose, with why and what to offer. */
export const moveWords = ({ move, why, words }: NextMove): string =>
  [`${moveNames[move]}.`, why, ...(words === undefined ? [] : [offered(words)])].join(' ');

const stepWords = ({ by, number, figure }: FigureTrace['steps'][number]): string =>
  by === 'us' ? `${figure} (you, file ${number})` : `${figure} (they, round ${number})`;

const movedWords = { nearer: 'came nearer', further: 'went further off', none: 'did not move' } as const;

/** A figure over the rounds, and who moved. */
export const figureWords = ({ steps, moved }: FigureTrace): string => {
  const chain = steps.map(stepWords).join(' → ');
  return moved ? `${chain}. They ${movedWords[moved.them]}; you ${movedWords[moved.us]}.` : `${chain}.`;
};

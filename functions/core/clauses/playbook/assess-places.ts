import type { Evidence } from '../../../../shared/analysis.ts';
import type { Sentence } from '../reading/read-text.ts';
import type { MatterReading } from './find-matter.ts';
import { isSamePlace, namedPlaces } from './named-places.ts';
import { isOnPlaces, type Ladder, type Rung } from './position-ladder.ts';
import { mostEvidence, quoted, type Verdict } from './position-verdict.ts';
import { isNegatedAt } from './turned-round.ts';

/** The verdict on whose law applies or who decides; undefined where the clause names no place. */
export const assessPlaces = (
  ladder: Ladder,
  about: readonly Sentence[],
  { read }: MatterReading,
): Verdict | undefined => {
  // A walk-away in other words than a place's name is looked for before.
  if (!isOnPlaces(ladder) || (ladder.walkAway && !ladder.walkAway.places.length)) return undefined;
  const named = about.flatMap((sentence) =>
    namedPlaces(read.text.slice(sentence.start, sentence.end)).map((place) => ({ ...place, sentence })),
  );
  if (!named.length) return undefined;
  const evidence = named.slice(0, mostEvidence).map(({ sentence, start, end }): Evidence => ({
    quote: read.text.slice(sentence.start + start, sentence.start + end),
    start: sentence.start + start,
    end: sentence.start + end,
  }));
  const says = [...new Set(evidence.map(({ quote }) => quote))].join(', ');
  const isOf = (rung: Rung) => named.every(({ name }) => rung.places.some((place) => isSamePlace(place.name, name)));
  const isTurned = named.some(({ sentence, start, end }) => isNegatedAt(sentence.lower, start, end));
  const standardText = `The standard is ${quoted(ladder.rungs[0]!.text)}.`;
  const walkAway = ladder.walkAway;
  const place = ladder.rungs[0]!.places[0]!;
  const { start, end } = evidence[0]!;
  // “The laws of the State of X” has an article that “the laws of England” has not.
  const article = /\bthe $/i.exec(read.text.slice(Math.max(0, start - 4), start))?.[0].length ?? 0;
  const move = named.length === 1 &&
    !isTurned && {
      move: {
        start: start - article,
        end,
        put: ladder.rungs[0]!.text.slice(
          /\bthe $/i.test(ladder.rungs[0]!.text.slice(0, place.start)) ? place.start - 4 : place.start,
          place.end,
        ).replace(/[.\s]+$/, ''),
      },
    };
  if (!isTurned && walkAway?.places.some((limit) => named.some(({ name }) => isSamePlace(limit.name, name))))
    return {
      verdict: 'deviates',
      isWalkAway: true,
      explanation: `The clause names ${says}, which is the walk-away. ${standardText}`,
      evidence,
      ...move,
    };
  const at = isTurned ? -1 : ladder.rungs.findIndex(isOf);
  if (at < 0)
    return {
      verdict: 'deviates',
      explanation: `The clause names ${says}${isTurned ? ', and turns it round' : ', which is neither the standard nor a fallback'}. ${standardText}`,
      evidence,
      ...move,
    };
  return at === 0
    ? { verdict: 'standard', explanation: `The clause names ${says}. ${standardText}`, evidence }
    : {
        verdict: 'fallback',
        fallback: at,
        explanation: `The clause names ${says}, as the fallback ${quoted(ladder.rungs[at]!.text)} allows. ${standardText}`,
        evidence,
      };
};

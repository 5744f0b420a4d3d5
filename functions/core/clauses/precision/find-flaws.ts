import type { FoundHazard } from '../findings/find-hazards.ts';
import type { Burden } from '../knowledge/hazard.ts';
import { flaws } from '../knowledge/flaws.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import { findDates, findWrongOrder } from './check-dates.ts';
import { findFigureConflicts } from './check-figures.ts';
import { findBrokenReferences } from './check-references.ts';
import { findUndefinedTerms } from './check-terms.ts';

/** How many places of one flaw are kept. */
const mostPlaces = 6;

/**
 * The flaws of a text itself: figures that contradict each other, dates that do not exist or lie in the wrong order,
 * references to sections that are not there and, in a whole contract, terms that are defined nowhere.
 */
export const findFlaws = (read: ReadText): FoundHazard[] => {
  const { text, lower, sentences } = read;
  const dates = findDates(lower);
  const at = (hazard: Burden, spans: readonly Span[]): FoundHazard[] =>
    spans.slice(0, mostPlaces).flatMap(({ start, end }) => {
      const sentence = sentences.find((each) => start >= each.start && start < each.end);
      if (!sentence) return [];
      const stop = Math.min(end, sentence.end);
      return [
        {
          hazard,
          sentence,
          at: { quote: text.slice(start, stop), start, end: stop },
          bearer: 'both' as const,
          level: hazard.level,
          actor: '',
          softened: false,
        },
      ];
    });
  return [
    ...at(flaws.figures, findFigureConflicts(lower)),
    ...at(
      flaws.noSuchDate,
      dates.filter(({ day }) => day === undefined),
    ),
    ...at(
      flaws.dateOrder,
      sentences.flatMap((sentence) => findWrongOrder(lower, dates, sentence)),
    ),
    ...at(flaws.reference, findBrokenReferences(text, lower)),
    ...at(flaws.undefinedTerm, read.isWhole ? findUndefinedTerms(text) : []),
  ];
};

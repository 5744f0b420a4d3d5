import type { FoundHazard } from '../findings/find-hazards.ts';
import type { Burden } from '../knowledge/hazard.ts';
import { flaws } from '../knowledge/flaws.ts';
import type { Standing } from '../reading/find-parties.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import { findDates, findWrongOrder, type WrittenDate } from './check-dates.ts';
import { bothWritings, findFigureConflicts } from './check-figures.ts';
import { findOneWaySecrecy } from './check-mutuality.ts';
import { findBrokenReferences } from './check-references.ts';
import { findMissingSurvival } from './check-survival.ts';
import { findUndefinedTerms } from './check-terms.ts';

/** How many places of one flaw are kept. */
const mostPlaces = 6;

/** Each sentence that holds dates with its own ones; both are in the order of the text, so that each is met once. */
const datesBySentence = (
  dates: readonly WrittenDate[],
  sentences: readonly Sentence[],
): [Sentence, readonly WrittenDate[]][] => {
  let next = 0;
  return sentences.flatMap((sentence): [Sentence, readonly WrittenDate[]][] => {
    const first = next;
    while (next < dates.length && dates[next]!.start < sentence.end) next += 1;
    return next > first ? [[sentence, dates.slice(first, next)]] : [];
  });
};

/** Secrets of one side alone are usual in some agreements, and in terms made for consumers. */
const isUsuallyMutual = ({ options, isConsumer }: ReadText): boolean =>
  !isConsumer && options.contractType !== 'nda' && options.contractType !== 'employment-contract';

/**
 * The flaws of a text itself: figures that contradict each other, dates that do not exist or lie in the wrong order,
 * references to sections that are not there and, in a whole contract, terms that are
 * defined nowhere and duties that nothing lets outlast the end. Beside them, secrecy that binds the reader alone.
 */
export const findFlaws = (read: ReadText): FoundHazard[] => {
  const { text, lower, sentences } = read;
  const dates = findDates(lower);
  const at = (hazard: Burden, spans: readonly Span[], bearer: Standing = 'both'): FoundHazard[] =>
    spans.slice(0, mostPlaces).flatMap(({ start, end }) => {
      const sentence = sentences.find((each) => start >= each.start && start < each.end);
      if (!sentence) return [];
      const stop = Math.min(end, sentence.end);
      return [
        {
          hazard,
          sentence,
          at: { quote: text.slice(start, stop), start, end: stop },
          bearer,
          level: hazard.level,
          actor: '',
          softened: false,
        },
      ];
    });
  return [
    ...at({ ...flaws.figures, rewrite: bothWritings }, findFigureConflicts(lower)),
    ...at(
      flaws.noSuchDate,
      dates.filter(({ day }) => day === undefined),
    ),
    ...at(
      flaws.dateOrder,
      datesBySentence(dates, sentences).flatMap(([sentence, inside]) => findWrongOrder(lower, inside, sentence)),
    ),
    ...at(flaws.reference, findBrokenReferences(text, lower)),
    ...at(flaws.undefinedTerm, read.isWhole ? findUndefinedTerms(text) : []),
    ...at(flaws.survival, read.isWhole ? findMissingSurvival(lower, sentences) : []),
    ...at(flaws.oneWaySecrecy, isUsuallyMutual(read) ? findOneWaySecrecy(lower, sentences) : [], 'own'),
  ];
};

import { type LegalLimit, legalLimits } from '../knowledge/enforceability.ts';
import { isNegotiated, type ReadText } from '../reading/read-text.ts';
import type { FoundHazard } from './find-hazards.ts';
import { findingOf } from './issue-findings.ts';

/** A reader is told of so many limits of what serves them. */
const mostLimits = 2;

const holdsFor = ({ types }: LegalLimit, contractType: string): boolean =>
  !types || types.some((type) => type === contractType);

/** What burdens the other side, is of weight and goes beyond a limit. */
const isBeyond = (
  { issues, towardConsumers, keptBy }: LegalLimit,
  { bearer, level, match }: FoundHazard,
  isForBusiness: boolean,
): boolean =>
  bearer === 'counterpart' &&
  level !== 'low' &&
  match !== undefined &&
  issues.includes(match.issue.id) &&
  !(isForBusiness && towardConsumers?.includes(match.issue.id)) &&
  !keptBy?.test(match.statement.words);

/**
 * What a term that serves the reader is worth: where the law sets a limit to such terms, the reader may not be able to rely
 * on it. Where a court only may cut it back, that is worth a mention and no alarm.
 */
export const findLimits = (read: ReadText, hazards: readonly FoundHazard[]): FoundHazard[] => {
  if (!read.parties.placed) return [];
  const told = new Set<number>();
  const isForBusiness = read.options.contractType !== 'rental-agreement' && isNegotiated(read.lower);
  return legalLimits
    .filter((limit) => holdsFor(limit, read.options.contractType))
    .flatMap((limit) => {
      const matches = hazards.flatMap((hazard) =>
        isBeyond(limit, hazard, isForBusiness) && !told.has(hazard.match!.statement.start) ? [hazard.match!] : [],
      );
      const [first] = matches;
      if (!first) return [];
      for (const { statement } of matches) told.add(statement.start);
      const { id, graveFrom, title, why, ask, source } = limit;
      const statements = new Set(matches.map(({ statement }) => statement)).size;
      const level = graveFrom !== undefined && statements >= graveFrom ? 'high' : limit.level;
      return [
        findingOf(read, {
          ...first,
          places: matches.flatMap(({ places }) => places),
          issue: {
            id: `limit-${id}`,
            topic: 'enforceability',
            category: 'Enforceability',
            title,
            level,
            bears: 'taker',
            why,
            ask,
            source,
            rules: [],
            fix: undefined,
          },
          level,
          bearer: 'own',
        }),
      ];
    })
    .slice(0, mostLimits);
};

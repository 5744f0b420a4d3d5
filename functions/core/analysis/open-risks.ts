import type { Analysis, Risk } from '../../../shared/analysis.ts';
import { titleKey } from '../../../shared/verdicts.ts';

/** What a clause came to when its text was changed. */
export interface ChangedClause {
  readonly before: Pick<Analysis, 'risks'>;
  readonly clauseText: string;
  /** Findings whose changes were made. */
  readonly accepted: ReadonlySet<string>;
  readonly after: Pick<Analysis, 'risks'>;
  readonly revisedClause: string;
  /** Titles of what comparing both readings shows to be settled, and to be brought in. */
  readonly resolved: readonly string[];
  readonly introduced: readonly string[];
}

const keysOf = (titles: readonly string[]): ReadonlySet<string> => new Set(titles.map(titleKey));

const standsIn = ({ evidence }: Risk, text: string): boolean => evidence.every(({ quote }) => text.includes(quote));

const quotesSameWords = (a: Risk, b: Risk): boolean =>
  a.evidence.some(({ quote }) =>
    b.evidence.some((other) => quote.includes(other.quote) || other.quote.includes(quote)),
  );

/**
 * The risks that are open once a clause was changed, as its list shows them. A reading weighs each statement by those
 * around it, so a new reading may name untouched words otherwise, or no longer: changing one statement mends no other, and
 * what was listed of untouched words stays as it was listed, unless both readings show it settled. Of changed words, and
 * of what was accepted, the new reading says what is left.
 */
export const openRisks = (changed: ChangedClause): readonly Risk[] => {
  const { before, clauseText, accepted, after, revisedClause } = changed;
  const resolved = keysOf(changed.resolved);
  const introduced = keysOf(changed.introduced);
  const listed = before.risks.filter(({ verified }) => verified);
  const read = after.risks.filter(({ verified }) => verified);
  const isSettled = (risk: Risk): boolean =>
    resolved.has(titleKey(risk.title)) && !read.some((other) => quotesSameWords(risk, other));
  const untouched = listed.filter(
    (risk) => !accepted.has(risk.id) && standsIn(risk, revisedClause) && !isSettled(risk),
  );
  const kept = keysOf(untouched.map(({ title }) => title));
  const known = keysOf(listed.map(({ title }) => title));
  const left = read.filter((risk) => {
    const key = titleKey(risk.title);
    return !kept.has(key) && (known.has(key) || introduced.has(key) || !standsIn(risk, clauseText));
  });
  return [...untouched, ...left];
};

import { clauseKinds } from './knowledge/clause-kinds.ts';

/** What is usual for a kind of clause, in a sentence, with where that is written down. */
export interface UsualTerm {
  readonly kind: string;
  readonly position: string;
  readonly source: string;
}

/**
 * What is usual for clauses of some kinds, the first kind's first.
 * @param categories kinds of clause as an analysis names them
 */
export const usualTermsOf = (categories: readonly string[]): readonly UsualTerm[] => {
  const kinds = categories.flatMap((category) =>
    clauseKinds.filter(({ label, confirmedBy = [] }) => label === category || confirmedBy.includes(category)),
  );
  return [...new Set(kinds)].flatMap(({ label, market }) => market.map((term) => ({ kind: label, ...term })));
};

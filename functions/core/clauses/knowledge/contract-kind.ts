import type { ClauseKind } from './clause-kind.ts';
import { contractKnowledge } from './patterns/contract-matters.ts';

const isKnown = (contractType: string): contractType is keyof typeof contractKnowledge =>
  Object.hasOwn(contractKnowledge, contractType);

/** What a whole contract of a type should settle; a type that is not known gets what every contract needs. */
export const contractKind = (contractType: string): ClauseKind => ({
  id: 'contract',
  label: 'The contract as a whole',
  heading: /agreement|contract|lease/,
  trigger: /[a-z]/,
  purpose: 'sets out the whole bargain',
  market: 'The list of clauses follows the usual tables of contents of commercial agreements (CUAD v1, Common Paper).',
  elements: contractKnowledge[isKnown(contractType) ? contractType : 'other'].elements,
});

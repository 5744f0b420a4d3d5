import type { PartyRole } from '../../../../shared/contracts.ts';
import type { ClauseKind } from './clause-kind.ts';
import type { ContractKnowledge } from './contract-type.ts';
import { contractKnowledge } from './patterns/contract-matters.ts';

const isKnown = (contractType: string): contractType is keyof typeof contractKnowledge =>
  Object.hasOwn(contractKnowledge, contractType);

/** What is known about a contract type; one that is not known is read like any other contract. */
export const knownOfType = (contractType: string): ContractKnowledge =>
  contractKnowledge[isKnown(contractType) ? contractType : 'other'];

/** What a whole contract of a type should settle; a type that is not known gets what every contract needs. */
export const contractKind = (contractType: string): ClauseKind => {
  const { purpose, market, elements } = knownOfType(contractType);
  return {
    id: 'contract',
    label: 'The contract as a whole',
    heading: /agreement|contract|lease/,
    trigger: /[a-z]/,
    purpose,
    market,
    elements,
  };
};

/** What a role should secure first in a whole contract, whatever type was chosen: each role belongs to one type. */
export const aimOf = (role: PartyRole): string | undefined =>
  Object.values(contractKnowledge).find(({ roles }) => roles[role])?.roles[role];

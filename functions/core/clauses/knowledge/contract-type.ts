import { withPatterns, type ClauseElement } from './clause-kind.ts';
import type { PartyRole } from '../../../../shared/contracts.ts';
import {
  contractMattersSchema,
  contractTypeSchema,
  readKnowledge,
  type MarketPractice,
  type Side,
} from './knowledge-schemas.ts';

/** Matters that contracts settle, by id, and the ids of those that every contract should. */
export interface ContractMatters {
  readonly everyContract: readonly string[];
  readonly byId: ReadonlyMap<string, ClauseElement>;
}

/** What is known about one contract type. */
export interface ContractKnowledge {
  readonly purpose: string;
  readonly market: MarketPractice;
  /** What each of its roles should secure first. */
  readonly roles: Readonly<Partial<Record<PartyRole, string>>>;
  /** The side that duties of protection serve as a rule. */
  readonly served: Side;
  /** What a whole contract of the type should settle. */
  readonly elements: readonly ClauseElement[];
}

/**
 * The matters that several contract types share, with the patterns that recognise them.
 * @throws where the file does not fit its schema
 */
export const readMatters = (file: unknown, present: Readonly<Record<string, RegExp>>): ContractMatters => {
  const { everyContract, matters } = readKnowledge('contracts/matters.json', contractMattersSchema, file);
  return { everyContract, byId: new Map(withPatterns(matters, present).map((matter) => [matter.id, matter])) };
};

/**
 * A contract type from its knowledge file: the matters it names, those of its own, those of every contract.
 * @throws where the file does not fit its schema or names a matter that does not exist
 */
export const defineContractType = <File extends { readonly ownMatters: object }>(
  type: string,
  file: File,
  shared: ContractMatters,
  present: Readonly<Record<keyof File['ownMatters'], RegExp>>,
): ContractKnowledge => {
  const { purpose, market, roles, served, matters, ownMatters } = readKnowledge(
    `contracts/${type}.json`,
    contractTypeSchema,
    file,
  );
  const named = (id: string): ClauseElement => {
    const matter = shared.byId.get(id);
    if (!matter) throw new Error(`contracts/${type}.json names the matter ${id}, which contracts/matters.json lacks`);
    return matter;
  };
  return {
    purpose,
    market,
    roles,
    served,
    elements: [...matters.map(named), ...withPatterns(ownMatters, present), ...shared.everyContract.map(named)],
  };
};

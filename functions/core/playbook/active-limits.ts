import { contractTypeLabel } from '../../../shared/contracts.ts';
import {
  maxActivePlaybooks,
  maxActivePlaybooksOfOne,
  maxActiveTemplates,
  maxActiveTemplatesOfOne,
} from '../../../shared/playbooks.ts';

/*
 * "At most 10 active playbooks and 20 active templates apply to one analysis, chosen by contract type": for every
 * contract type, the active playbooks limited to it and the unlimited ones together are at most 10, and their active
 * templates at most 20. An analysis that names no type gets the unlimited ones alone.
 */

/** What counts of an active playbook. `types` are as `contractTypeKey` gives them; none means all. */
export interface CountedPlaybook {
  readonly id: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly templateCount: number;
  /** Who made it, where that is known. */
  readonly madeBy?: string;
}

/** A contract type as it is compared: `NDA`, `nda` and ` Nda` are one, as are `SaaS Agreement` and `saas-agreement`. */
export const contractTypeKey = (word: string): string =>
  word
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');

/** The contract types of a playbook's rules as they are compared, each once. */
export const contractTypeKeys = (words: readonly string[]): readonly string[] => [
  ...new Set(words.map(contractTypeKey).filter((key) => key !== '')),
];

/** Whether a playbook limited to `types` applies to a contract of the given type (a key; empty for none). */
export const appliesTo = (types: readonly string[], type: string): boolean =>
  types.length === 0 || (type !== '' && types.includes(type));

const listed = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/**
 * Why a playbook may not be switched on beside the others, or undefined where it may.
 * @param candidate the playbook as it would be
 * @param others the playbooks that are switched on already; the candidate itself among them does not count
 */
export const reasonAgainst = (candidate: CountedPlaybook, others: readonly CountedPlaybook[]): string | undefined => {
  const rivals = others.filter(({ id }) => id !== candidate.id);
  const types = candidate.types.length > 0 ? candidate.types : ['', ...new Set(rivals.flatMap((rival) => rival.types))];
  for (const type of types) {
    const applying = rivals.filter((rival) => appliesTo(rival.types, type));
    const scope = type === '' ? 'contracts of every type' : contractTypeLabel(type);
    if (applying.length >= maxActivePlaybooks) {
      return `At most ${maxActivePlaybooks} active playbooks can apply to one analysis. For ${scope} there are ${applying.length} already: ${listed(applying.map(({ name }) => name))}. Switch one of them off, or limit it to other contract types.`;
    }
    const templates = applying.reduce((sum, { templateCount }) => sum + templateCount, 0);
    if (templates + candidate.templateCount > maxActiveTemplates) {
      return `At most ${maxActiveTemplates} active templates can apply to one analysis. For ${scope} there would be ${templates + candidate.templateCount}, ${candidate.templateCount} of them in “${candidate.name}”. Switch some of them off first.`;
    }
  }
  return undefined;
};

/**
 * Why one more playbook of a member may not be switched on beside those the same member made, or undefined where it may.
 * @param candidate the playbook as it would be
 * @param others the playbooks that are switched on already; the candidate itself among them does not count
 */
export const reasonAgainstMaker = (
  candidate: CountedPlaybook,
  others: readonly CountedPlaybook[],
): string | undefined => {
  const own = others.filter(({ id, madeBy }) => id !== candidate.id && madeBy === candidate.madeBy);
  const templates = own.reduce((sum, { templateCount }) => sum + templateCount, candidate.templateCount);
  if (own.length < maxActivePlaybooksOfOne && templates <= maxActiveTemplatesOfOne) return undefined;
  return `At most ${maxActivePlaybooksOfOne} active playbooks with ${maxActiveTemplatesOfOne} active templates can be one person’s, so that others have room too. Switch one of them off, or ask an admin to switch this one on.`;
};

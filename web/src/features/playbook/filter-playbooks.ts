import type { Playbook } from '../../../../shared/playbooks.ts';
import { ruleEntries } from './rule-summary.ts';

const textOf = ({ name, description, rules, createdBy }: Playbook): string =>
  [name, description, createdBy.name, ...ruleEntries(rules).map(({ value }) => value)].join('\n').toLowerCase();

/** The playbooks that hold every word of a search in their name, description, maker or rules. */
export const filterPlaybooks = (playbooks: readonly Playbook[], search: string): readonly Playbook[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return playbooks;
  return playbooks.filter((playbook) => {
    const text = textOf(playbook);
    return words.every((word) => text.includes(word));
  });
};

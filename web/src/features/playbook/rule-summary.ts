import { contractTypeLabel, riskToleranceLabel } from '../../../../shared/contracts.ts';
import type { PlaybookRules } from '../../../../shared/playbooks.ts';

/** How many rules a card shows, and how much of each (specification, section 9). */
export const shownRules = 3;
const shownValueLength = 20;

/** A rule as a card shows it. */
export interface RuleEntry {
  readonly label: string;
  readonly value: string;
}

/** The rules of a playbook by their names on the screen. */
export const ruleLabels: Readonly<Record<keyof PlaybookRules, string>> = {
  riskTolerance: 'Risk Tolerance',
  contractTypes: 'Contract Types',
  focusAreas: 'Focus Areas',
  specialInstructions: 'Special Instructions',
  avoidanceKeywords: 'Avoidance Keywords',
  preferredLanguage: 'Preferred Language',
  positions: 'Positions',
};

/** The rules that are not empty, in the order of the form. */
export const ruleEntries = (rules: PlaybookRules): readonly RuleEntry[] =>
  [
    { label: ruleLabels.riskTolerance, value: riskToleranceLabel(rules.riskTolerance) },
    { label: ruleLabels.contractTypes, value: rules.contractTypes.map(contractTypeLabel).join(', ') },
    { label: ruleLabels.focusAreas, value: rules.focusAreas.join(', ') },
    { label: ruleLabels.specialInstructions, value: rules.specialInstructions.trim().replace(/\s+/g, ' ') },
    { label: ruleLabels.avoidanceKeywords, value: rules.avoidanceKeywords.join(', ') },
    { label: ruleLabels.preferredLanguage, value: rules.preferredLanguage.join(', ') },
  ].filter(({ value }) => value !== '');

/** A value cut to 20 characters, with three dots where something was cut. */
export const cutValue = (value: string): string => {
  const characters = Array.from(value);
  return characters.length > shownValueLength ? `${characters.slice(0, shownValueLength).join('')}...` : value;
};

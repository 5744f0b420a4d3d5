import type { AnalysisOptions } from './draft.ts';

/** What may differ between an analysis and what lies on the table. */
export type Differing = 'text' | 'contract type' | 'side' | 'risk tolerance' | 'playbook choice' | 'model choice';

/** What differs now, for whoever shows it to follow. */
export interface Staleness {
  readonly read: () => readonly Differing[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** What an analysis was made of. */
export interface AnalysedState {
  readonly text: string;
  readonly options: AnalysisOptions;
}

const optionNames = {
  contractType: 'contract type',
  partyRole: 'side',
  riskTolerance: 'risk tolerance',
  usePlaybook: 'playbook choice',
  useModel: 'model choice',
} as const satisfies Readonly<Record<keyof AnalysisOptions, Differing>>;

/** What of the table is no longer as it was analyzed, in the order it is spoken of. */
export const differingFrom = (analysed: AnalysedState, now: AnalysedState): readonly Differing[] => [
  ...(analysed.text === now.text ? [] : (['text'] as const)),
  ...(Object.keys(optionNames) as (keyof AnalysisOptions)[])
    .filter((name) => analysed.options[name] !== now.options[name])
    .map((name) => optionNames[name]),
];

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Says what has changed, for instance `The text and the side have changed since this analysis.` */
export const differenceSentence = (differing: readonly Differing[]): string => {
  const names = list.format(differing.map((name) => `the ${name}`));
  const subject = names.charAt(0).toUpperCase() + names.slice(1);
  return `${subject} ${differing.length === 1 ? 'has' : 'have'} changed since this analysis.`;
};

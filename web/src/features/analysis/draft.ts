import * as z from 'zod/mini';
import { defaultRiskTolerance, partyRoles, riskTolerances } from '../../../../shared/contracts.ts';

/** What a person chooses beside the text. Empty strings mean "not given". */
export const optionsSchema = z.object({
  contractType: z.string(),
  riskTolerance: z.enum(riskTolerances),
  partyRole: z.enum(['', ...partyRoles]),
  usePlaybook: z.boolean(),
});
export type AnalysisOptions = z.infer<typeof optionsSchema>;

/** The options a new analysis begins with (specification, sections 2 and 9). */
export const initialOptions: AnalysisOptions = {
  contractType: '',
  riskTolerance: defaultRiskTolerance,
  partyRole: '',
  usePlaybook: true,
};

/** Options after one of them changed: another contract type has other sides, so the side is chosen anew. */
export const withOption = <Name extends keyof AnalysisOptions>(
  options: AnalysisOptions,
  name: Name,
  value: AnalysisOptions[Name],
): AnalysisOptions => {
  if (options[name] === value) return options;
  const changed = { ...options, [name]: value };
  return name === 'contractType' ? { ...changed, partyRole: '' } : changed;
};

/** What is kept of unfinished work: the text, the options, and the title the analysis will get. */
const draftSchema = z.object({
  text: z.string(),
  title: z.string(),
  options: optionsSchema,
});
export type Draft = z.infer<typeof draftSchema>;

const draftKey = 'clausewise.draft';

/*
 * The draft lives as long as the tab: contract text is confidential and must not stay behind on a shared machine. A tab
 * whose storage is full or closed works without a draft.
 */

/** Keeps a draft over a reload of the page. */
export const saveDraft = (draft: Draft): void => {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    clearDraft();
  }
};

/** The draft of this tab, or undefined where there is none that can be read. */
export const loadDraft = (): Draft | undefined => {
  try {
    const stored = sessionStorage.getItem(draftKey);
    return stored === null ? undefined : draftSchema.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
};

/** Forgets the draft of this tab. */
export const clearDraft = (): void => {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Storage that can't be reached holds no draft.
  }
};

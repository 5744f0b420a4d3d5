import * as z from 'zod/mini';
import { partyRoles, riskTolerances } from '../../../../shared/contracts.ts';

/** What a person chooses beside the text. Empty strings mean "not given". */
export const optionsSchema = z.object({
  contractType: z.string(),
  riskTolerance: z.enum(['', ...riskTolerances]),
  partyRole: z.enum(['', ...partyRoles]),
  usePlaybook: z.boolean(),
  /** Whether the stage's language model reviews the clause; drafts of older pages do not say. */
  useModel: z._default(z.boolean(), true),
});
export type AnalysisOptions = z.infer<typeof optionsSchema>;

/** The options a new analysis begins with. No tolerance is chosen, so that a playbook's own can apply. */
export const initialOptions: AnalysisOptions = {
  contractType: '',
  riskTolerance: '',
  partyRole: '',
  usePlaybook: true,
  useModel: true,
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

const decisionsSchema = z.record(z.string(), z.enum(['accepted', 'rejected']));

/** What is kept of unfinished work: the text, the options, and the title the analysis will get. */
const draftSchema = z.object({
  text: z.string(),
  title: z.string(),
  options: optionsSchema,
  documentId: z.optional(z.string()),
  /** What was decided on the findings of the analysis whose text this is. */
  decisions: z.optional(decisionsSchema),
  /** The revision of the stored decisions that these were made from. */
  revision: z.optional(z.number()),
  /** Decisions that were sent without an answer: where just these are stored, they are this tab's own. */
  sent: z.optional(decisionsSchema),
});
export type Draft = z.infer<typeof draftSchema>;

/*
 * Drafts live as long as the tab: contract text is confidential and must not stay behind on a shared machine. There is
 * one of a text not analysed yet, and one of each analysis whose text was changed since. A tab whose storage is full or
 * closed works without.
 */

const keyPrefix = 'clausewise.draft';

const keyOf = (analysisId: string): string => (analysisId === '' ? keyPrefix : `${keyPrefix}.${analysisId}`);

/**
 * Keeps a draft over a reload of the page.
 * @param analysisId the analysis whose text was changed; empty for a text that has not been analysed
 */
export const saveDraft = (analysisId: string, draft: Draft): void => {
  try {
    sessionStorage.setItem(keyOf(analysisId), JSON.stringify(draft));
  } catch {
    clearDraft(analysisId);
  }
};

/** The draft of an analysis, or of a new one; undefined where there is none that can be read. */
export const loadDraft = (analysisId: string): Draft | undefined => {
  try {
    const stored = sessionStorage.getItem(keyOf(analysisId));
    return stored === null ? undefined : draftSchema.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
};

/** Forgets the draft of an analysis, or of a new one. */
export const clearDraft = (analysisId: string): void => {
  try {
    sessionStorage.removeItem(keyOf(analysisId));
  } catch {
    // Storage that can't be reached holds no draft.
  }
};

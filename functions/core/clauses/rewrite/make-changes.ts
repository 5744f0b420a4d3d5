import type { ClauseChange, StoredAnalysis } from '../../../../shared/analysis.ts';
import { overlaps } from '../reading/split-text.ts';
import { applyChanges } from './propose-changes.ts';

/** Changes that do not overlap: of two that do, the first stands, which is the graver finding's. */
const withoutOverlaps = (changes: readonly ClauseChange[]): ClauseChange[] =>
  changes.reduce<ClauseChange[]>(
    (kept, change) => (kept.some((other) => overlaps(other, change)) ? kept : [...kept, change]),
    [],
  );

/** The text with sentences that fill gaps behind its last one, as the engine's own suggestion sets them. */
const append = (text: string, sentences: readonly string[]): string => {
  if (sentences.length === 0) return text;
  const body = text.trimEnd();
  const stop = /[.!?]["'”’)]*$/.test(body) ? '' : '.';
  const isParagraphs = /\n\s*\n/.test(body);
  return `${body}${stop}${isParagraphs ? '\n\n' : ' '}${sentences.join(' ')}`;
};

/**
 * The stored clause with the changes made that its analysis suggests for some findings.
 * @param accepted the ids of the findings
 */
export const makeChanges = (
  { clauseText, analysis }: Pick<StoredAnalysis, 'clauseText' | 'analysis'>,
  accepted: ReadonlySet<string>,
): string => {
  const lacks = new Set(analysis.missingElements.map(({ id }) => id));
  const end = clauseText.trimEnd().length;
  const isAddition = ({ findingId, start, end: to }: ClauseChange): boolean =>
    start === end && to === end && lacks.has(findingId);
  const asked = analysis.suggestedImprovement.changes.filter(({ findingId }) => accepted.has(findingId));
  const changed = applyChanges(clauseText, withoutOverlaps(asked.filter((change) => !isAddition(change))));
  return append(
    changed,
    asked.filter(isAddition).map(({ put }) => put),
  );
};

import type { Analysis, ClauseChange, Evidence } from '../../../../shared/analysis.ts';
import type { FindingMark } from './finding-marks.ts';
import { reviewOf } from './results/review-of.ts';
import { replacementBetween } from './replacement.ts';
import { editsOf } from './review/clause-changes.ts';

/** The id a key fact goes by among the marks; facts have none of their own. */
export const factId = (index: number): string => `fact-${index}`;

/** The id a section goes by among the marks. */
export const sectionId = (index: number): string => `section-${index}`;

/** The id a playbook's rule goes by among the marks. */
export const ruleId = (index: number): string => `rule-${index}`;

/** The id a playbook's position goes by among the marks. */
export const positionId = (id: string): string => `position-${id}`;

/** The id a matter that no position covers goes by among the marks. */
export const uncoveredId = (index: number): string => `uncovered-${index}`;

/** The id a deviation from a template goes by among the marks. */
export const deviationId = (comparison: number, index: number): string => `deviation-${comparison}-${index}`;

/** The id a passage that was not understood goes by among the marks. */
export const unreadId = (index: number): string => `unread-${index}`;

const marksOfFinding = (id: string, tone: FindingMark['tone'], evidence: readonly Evidence[]): FindingMark[] =>
  evidence.map(({ start, end }) => ({ id, tone, start, end }));

/** Every passage of the clause that an analysis speaks of and that was found in it. */
export const marksOf = (analysis: Analysis): readonly FindingMark[] => [
  ...reviewOf(analysis).issues.flatMap(({ finding: { id, level, evidence }, number }) =>
    marksOfFinding(id, level, evidence).map((mark) => ({ ...mark, number })),
  ),
  ...analysis.benefits
    .filter((benefit) => benefit.verified)
    .flatMap(({ id, evidence }) => marksOfFinding(id, 'benefit', evidence)),
  ...analysis.missingElements
    .filter((element) => element.verified)
    .flatMap(({ id, evidence }) => marksOfFinding(id, 'fact', evidence)),
  ...analysis.keyFacts.flatMap(({ evidence }, index) => marksOfFinding(factId(index), 'fact', [evidence])),
  ...analysis.playbookRules.flatMap(({ evidence }, index) => marksOfFinding(ruleId(index), 'fact', evidence)),
  ...analysis.positionResults.flatMap(({ id, evidence }) => marksOfFinding(positionId(id), 'fact', evidence)),
  ...analysis.uncovered.flatMap(({ evidence }, index) => marksOfFinding(uncoveredId(index), 'fact', evidence)),
  ...analysis.templateComparisons.flatMap(({ deviations }, comparison) =>
    deviations.flatMap(({ evidence }, index) => marksOfFinding(deviationId(comparison, index), 'fact', evidence)),
  ),
  ...analysis.notUnderstood.flatMap((evidence, index) => marksOfFinding(unreadId(index), 'fact', [evidence])),
  ...analysis.sections.map(({ start, end }, index) => ({ id: sectionId(index), tone: 'section' as const, start, end })),
];

/**
 * Moves marks through changes of the text. A mark whose words a change replaces is dropped; a section keeps all that
 * stands within it.
 */
export const carryThroughChanges = (
  marks: readonly FindingMark[],
  text: string,
  changes: readonly ClauseChange[],
): readonly FindingMark[] => {
  const edits = editsOf(text, changes);
  return marks.flatMap((mark) => {
    let { start, end } = mark;
    for (const edit of edits) {
      const growth = edit.put.length - (edit.end - edit.start);
      if (edit.end <= mark.start) {
        start += growth;
        end += growth;
      } else if (edit.start < mark.end) {
        if (mark.tone !== 'section') return [];
        end += growth;
      }
    }
    return [{ ...mark, start, end }];
  });
};

/**
 * Moves marks of the analysed text into the text as it stands now. Marks beside the part that differs stay on their
 * words; those that reach into it are dropped.
 */
export const carryMarks = (
  marks: readonly FindingMark[],
  analysed: string,
  current: string,
): readonly FindingMark[] => {
  if (analysed === current) return marks;
  const { start, removed, inserted } = replacementBetween(analysed, current);
  const shift = inserted.length - removed;
  return marks.flatMap((mark) => {
    if (mark.end <= start) return [mark];
    if (mark.start >= start + removed) return [{ ...mark, start: mark.start + shift, end: mark.end + shift }];
    return [];
  });
};

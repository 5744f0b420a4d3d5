import type { Analysis, ClauseChange, MissingElement, Risk, StoredAnalysis } from '../../../shared/analysis.ts';
import type { WordComments } from '../../../shared/documents.ts';
import { importanceNames, riskLevelNames } from '../../../shared/verdicts.ts';
import type { WordComment } from './new-document.ts';

type Finding = Risk | MissingElement;

const kindOf = (finding: Finding): string =>
  'level' in finding
    ? riskLevelNames[finding.level].toLowerCase()
    : `missing, ${importanceNames[finding.importance].toLowerCase()}`;

/** Whoever reads the file sees which comments were for one's own side. */
const heading = (finding: Finding): string => `Internal note: ${finding.title} (${kindOf(finding)})`;

/** The findings that ask for something; what was not found in the clause has no place in it. */
const openFindings = ({ risks, missingElements }: Analysis): Finding[] =>
  [...risks, ...missingElements].filter(({ verified }) => verified);

/** The first change of each finding that has one. */
const firstChanges = (changes: readonly ClauseChange[]): ClauseChange[] =>
  [...Map.groupBy(changes, ({ findingId }) => findingId).values()].flatMap(([first]) => first ?? []);

/** One comment for each finding, at the first of its changes. */
const commentsOfChanges = (changes: readonly ClauseChange[], findings: readonly Finding[]): WordComment[] =>
  firstChanges(changes).map(({ findingId, start, end, reason }) => {
    const finding = findings.find((one) => one.id === findingId);
    const lines = finding ? [heading(finding), finding.description] : [`Internal note: ${reason}`];
    return { start, end, lines };
  });

/** Why each change is asked for, in a sentence for the other side; a suggestion that was written as a whole has no changes. */
export const reasonComments = ({ analysis }: StoredAnalysis): WordComment[] =>
  firstChanges(analysis.suggestedImprovement.changes).map(({ start, end, reason }) => ({
    start,
    end,
    lines: [`Reason: ${reason}${/[.!?]$/.test(reason) ? '' : '.'}`],
  }));

const withoutChange = (finding: Finding): WordComment => {
  const { start, end } = finding.evidence[0] ?? { start: 0, end: 0 };
  return { start, end, lines: [heading(finding), finding.description] };
};

/**
 * The findings of an analysis as comments on its clause. Where the suggestion was written as a whole, one comment at the
 * beginning says what it is for.
 */
export const findingComments = ({ analysis, clauseText }: StoredAnalysis, choice: WordComments): WordComment[] => {
  if (choice === 'none') return [];
  const { title, explanation, revisedClause, changes } = analysis.suggestedImprovement;
  const findings = openFindings(analysis);
  const isWritten = changes.length === 0 && revisedClause !== clauseText;
  const changed = isWritten
    ? [{ start: 0, end: 0, lines: [`Internal note: ${title}`, explanation] }]
    : commentsOfChanges(changes, findings);
  if (choice === 'changes') return changed;
  const served = new Set(changes.map(({ findingId }) => findingId));
  return [...changed, ...findings.filter(({ id }) => !served.has(id)).map(withoutChange)];
};

import type { StoredAnalysis } from '../../../shared/analysis.ts';
import type { NamedFinding } from '../../../shared/negotiation-records.ts';
import { applyChanges } from '../clauses/rewrite/propose-changes.ts';
import { plainWords } from './plain-words.ts';
import { type Concerns, namedOnce } from './points.ts';

/** Shorter words stand in many a paragraph, and name none. In UTF-16 units. */
const shortestPlace = 12;

interface Line {
  readonly start: number;
  readonly end: number;
  /** Its words as they came, and as the accepted changes leave them. */
  readonly words: readonly string[];
  readonly changes: readonly NamedFinding[];
}

const linesOf = ({ clauseText, analysis, decisions }: StoredAnalysis, titleOf: (id: string) => string): Line[] => {
  const accepted = new Set(decisions.flatMap(({ findingId, verdict }) => (verdict === 'accepted' ? findingId : [])));
  const changes = analysis.suggestedImprovement.changes.filter(({ findingId }) => accepted.has(findingId));
  let start = 0;
  return clauseText.split('\n').map((line) => {
    const from = start;
    const end = from + line.length;
    start = end + 1;
    const own = changes.filter((change) => change.start >= from && change.end <= end);
    const moved = own.map((change) => ({ ...change, start: change.start - from, end: change.end - from }));
    return {
      start: from,
      end,
      words: [plainWords(line), ...(own.length > 0 ? [plainWords(applyChanges(line, moved))] : [])],
      changes: own.map(({ findingId }) => ({ id: findingId, title: titleOf(findingId) })),
    };
  });
};

/** Whether a line holds a paragraph: it is the paragraph, with the number that the reader may have set before it. */
const isLine = ({ words }: Line, paragraph: string): boolean =>
  words.some((line) => line === paragraph || (paragraph.length >= shortestPlace && line.endsWith(paragraph)));

/**
 * Tells what a paragraph that was sent touches of an analysis: the findings whose words stand in it, and those whose
 * accepted change does.
 * @returns a function of the paragraph's words as they were sent
 */
export const concernsIn = (stored: StoredAnalysis): ((sent: string) => Concerns) => {
  const { risks, missingElements, benefits } = stored.analysis;
  const findings = [...risks, ...missingElements, ...benefits];
  const titles = new Map(findings.map(({ id, title }) => [id, title]));
  const lines = linesOf(stored, (id) => titles.get(id) ?? id);
  return (sent) => {
    const paragraph = plainWords(sent);
    const own = paragraph === '' ? [] : lines.filter((line) => isLine(line, paragraph));
    const overlaps = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
      own.some((line) => start < line.end && end > line.start);
    return {
      findings: namedOnce(
        findings.filter(({ evidence }) => evidence.some(overlaps)).map(({ id, title }) => ({ id, title })),
      ),
      changes: namedOnce(own.flatMap(({ changes }) => changes)),
    };
  };
};

import type {
  Analysis,
  Benefit,
  Evidence,
  MissingElement,
  NegotiationStrategy,
  Risk,
} from '../../../../shared/analysis.ts';
import { titleKey } from '../../../../shared/verdicts.ts';

/** A finding with the number it has in the report: R for risks, M for missing elements, B for benefits. */
export interface Numbered<Finding> {
  readonly number: string;
  readonly finding: Finding;
}

export interface NumberedFindings {
  readonly risks: readonly Numbered<Risk>[];
  readonly missingElements: readonly Numbered<MissingElement>[];
  readonly benefits: readonly Numbered<Benefit>[];
}

/** A passage of the clause and the number of the finding that quotes it. */
export interface Mark extends Evidence {
  readonly number: string;
}

const severity = { high: 0, medium: 1, low: 2 } as const;
const weight = { critical: 0, important: 1, other: 2 } as const;

const numbered = <Finding>(letter: string, findings: readonly Finding[]): Numbered<Finding>[] =>
  findings.map((finding, index) => ({ number: `${letter}${index + 1}`, finding }));

/** Numbers the findings of an analysis, the gravest first and those whose quotation was not found last. */
export const numberFindings = ({ risks, missingElements, benefits }: Analysis): NumberedFindings => ({
  risks: numbered(
    'R',
    risks.toSorted((a, b) => Number(b.verified) - Number(a.verified) || severity[a.level] - severity[b.level]),
  ),
  missingElements: numbered(
    'M',
    missingElements.toSorted((a, b) => weight[a.importance] - weight[b.importance]),
  ),
  benefits: numbered('B', benefits),
});

/** The passages that findings quote, from the clause's start to its end. */
export const marksOf = ({ risks, missingElements, benefits }: NumberedFindings, clauseLength: number): Mark[] =>
  [...risks, ...missingElements, ...benefits]
    .filter(({ finding }) => finding.verified)
    .flatMap(({ number, finding }) => finding.evidence.map((evidence) => ({ ...evidence, number })))
    .filter((mark) => mark.start < mark.end && mark.end <= clauseLength)
    .sort((a, b) => a.start - b.start || a.end - b.end);

/** What to say for a finding at the table; undefined where the analysis has nothing on it. */
export const strategyOf = (
  { negotiationStrategies }: Pick<Analysis, 'negotiationStrategies'>,
  { title }: Risk | MissingElement,
): NegotiationStrategy | undefined =>
  negotiationStrategies.find((strategy) => titleKey(strategy.title) === titleKey(title));

/** The strategies that belong to no finding of the report, the primary ones first. */
export const freeStrategies = (analysis: Analysis): readonly NegotiationStrategy[] => {
  const spoken = new Set(
    [...analysis.risks, ...analysis.missingElements].map((finding) => strategyOf(analysis, finding)),
  );
  return analysis.negotiationStrategies
    .filter((strategy) => !spoken.has(strategy))
    .toSorted((a, b) => Number(b.type === 'primary') - Number(a.type === 'primary'));
};

import type {
  Analysis,
  Benefit,
  ClauseChange,
  Importance,
  MissingElement,
  NegotiationStrategy,
  Risk,
  RiskLevel,
} from '../../../../../shared/analysis.ts';
import { type Fate, fates, findUnlisted, type Unlisted } from '../../../../../shared/settlement.ts';
import { titleKey } from '../../../../../shared/verdicts.ts';
import { gravestFirst } from './count-findings.ts';

/*
 * What of an analysis is shown, in its order, and every count of it. The page counts nowhere else, so that no two numbers
 * on it can differ; only a redline that is made of more than these changes is counted where it is made.
 */

/** A finding with the changes that are proposed for it alone. */
export interface Proposal<Finding> {
  readonly finding: Finding;
  /** Its place in its list, from 1. */
  readonly number: number;
  readonly changes: readonly ClauseChange[];
  /** What to say for it at the table; undefined where the analysis has nothing on it. */
  readonly strategy: NegotiationStrategy | undefined;
}

export type Issue = Proposal<Risk>;
export type Gap = Proposal<MissingElement>;

/** How many there are of what the page numbers. */
export interface ReviewCounts {
  readonly high: number;
  readonly medium: number;
  readonly low: number;
  readonly issues: number;
  readonly benefits: number;
  readonly missing: number;
  /** Rules, positions, compared sections and matters that no position covers. */
  readonly playbook: number;
  /** Changes that findings ask for; the words of a playbook come on top of them. */
  readonly changes: number;
  readonly facts: number;
}

/** What reading the clause again with all changes made showed of the findings that are listed. */
export interface Settlement {
  readonly settled: readonly string[];
  /** Their words are changed; what they come to is proved by no rule. */
  readonly reworded: readonly string[];
  readonly open: readonly string[];
  readonly introduced: readonly string[];
}

export interface Review {
  readonly issues: readonly Issue[];
  readonly missing: readonly Gap[];
  readonly benefits: readonly Benefit[];
  /** Findings whose quoted words were not found in the clause: they count nowhere. */
  readonly unverified: readonly (Risk | Benefit | MissingElement)[];
  /** Strategies that belong to no listed finding, the main one first. */
  readonly strategies: readonly NegotiationStrategy[];
  /** Undefined where all that was found is listed. */
  readonly unlisted: Unlisted | undefined;
  /** Undefined where the suggestion was not read again. */
  readonly settlement: Settlement | undefined;
  readonly counts: ReviewCounts;
}

const importanceRank: Readonly<Record<Importance, number>> = { critical: 0, important: 1, other: 2 };

const settlementOf = (analysis: Analysis, findings: readonly (Risk | MissingElement)[]): Settlement | undefined => {
  const { recheck } = analysis.suggestedImprovement;
  const fateOf = fates(analysis);
  if (!recheck || !fateOf) return undefined;
  const titlesOf = (fate: Fate): readonly string[] =>
    findings.filter((finding) => fateOf(finding) === fate).map(({ title }) => title);
  return {
    settled: titlesOf('settled'),
    reworded: titlesOf('reworded'),
    open: titlesOf('open'),
    introduced: recheck.introduced,
  };
};

/** Puts an analysis in the order it is reviewed in: the gravest first, each finding with what belongs to it. */
export const reviewOf = (analysis: Analysis): Review => {
  const { changes } = analysis.suggestedImprovement;
  const verified = <Finding extends { readonly verified: boolean }>(findings: readonly Finding[]) =>
    findings.filter((finding) => finding.verified);
  const strategyOf = ({ title }: Risk | MissingElement) =>
    analysis.negotiationStrategies.find((strategy) => titleKey(strategy.title) === titleKey(title));
  const propose = <Finding extends Risk | MissingElement>(finding: Finding, index: number): Proposal<Finding> => ({
    finding,
    number: index + 1,
    changes: changes.filter(({ findingId }) => findingId === finding.id),
    strategy: strategyOf(finding),
  });

  const issues = gravestFirst(verified(analysis.risks)).map(propose);
  const missing = verified(analysis.missingElements)
    .sort((a, b) => importanceRank[a.importance] - importanceRank[b.importance])
    .map(propose);
  const benefits = verified(analysis.benefits);
  const spoken = new Set([...issues, ...missing].map(({ strategy }) => strategy));
  const countOf = (level: RiskLevel) => issues.filter(({ finding }) => finding.level === level).length;

  return {
    issues,
    missing,
    benefits,
    unverified: [...analysis.risks, ...analysis.benefits, ...analysis.missingElements].filter(
      (finding) => !finding.verified,
    ),
    strategies: analysis.negotiationStrategies
      .filter((strategy) => !spoken.has(strategy))
      .sort((a, b) => Number(a.type !== 'primary') - Number(b.type !== 'primary')),
    unlisted: findUnlisted(analysis),
    settlement: settlementOf(
      analysis,
      [...issues, ...missing].map(({ finding }) => finding),
    ),
    counts: {
      high: countOf('high'),
      medium: countOf('medium'),
      low: countOf('low'),
      issues: issues.length,
      benefits: benefits.length,
      missing: missing.length,
      playbook:
        analysis.playbookRules.length +
        analysis.positionResults.length +
        analysis.templateComparisons.length +
        analysis.uncovered.length,
      changes: changes.length,
      facts: analysis.keyFacts.length,
    },
  };
};

/** The findings that changes are proposed for, gravest first: what taking the whole suggestion decides. */
export const proposedIds = ({ issues, missing }: Review): readonly string[] =>
  [...issues, ...missing].filter(({ changes }) => changes.length > 0).map(({ finding }) => finding.id);

const plurals = new Intl.PluralRules('en');

/** A noun as it stands behind a number, for instance `issue` behind 1 and `issues` behind 2. */
export const nounFor = (count: number, noun: string): string => (plurals.select(count) === 'one' ? noun : `${noun}s`);

/** A number with its noun, for instance `1 issue` or `2 issues`. */
export const counted = (count: number, noun: string): string => `${count.toLocaleString('en')} ${nounFor(count, noun)}`;

import type { AnalysisSummary } from '../../../../shared/analysis.ts';
import { contractTypeLabel } from '../../../../shared/contracts.ts';

/** What narrows the list down. An empty string narrows nothing. */
export interface AnalysisFilters {
  readonly search: string;
  readonly contractType: string;
  readonly riskLevel: string;
}

export type FilterName = keyof AnalysisFilters;

export const noFilters: AnalysisFilters = { search: '', contractType: '', riskLevel: '' };

/** Stands for "no contract type" among the values of the filter, where an empty one means All. */
export const noContractType = 'none';

const contractTypeOf = (item: AnalysisSummary): string => item.contractType || noContractType;

/** The words of a contract type for people. */
export const shownContractType = (value: string): string =>
  value && value !== noContractType ? contractTypeLabel(value) : 'No contract type';

const haystacks = new WeakMap<AnalysisSummary, string>();

/** What an analysis is searched by, lowered once. */
const haystackOf = (item: AnalysisSummary): string => {
  const known = haystacks.get(item);
  if (known !== undefined) return known;
  const words = [item.title, item.clauseText, shownContractType(item.contractType), item.id].join('\n').toLowerCase();
  haystacks.set(item, words);
  return words;
};

/** The analyses that hold every word searched for and have the chosen contract type and risk level. */
export const filterAnalyses = (
  items: readonly AnalysisSummary[],
  { search, contractType, riskLevel }: AnalysisFilters,
): readonly AnalysisSummary[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && !contractType && !riskLevel) return items;
  return items.filter(
    (item) =>
      (!contractType || contractTypeOf(item) === contractType) &&
      (!riskLevel || item.analysis.riskLevel === riskLevel) &&
      words.every((word) => haystackOf(item).includes(word)),
  );
};

/** The distinct contract types and risk levels in the data, the types by label, the levels by weight. */
export const filterValues = (items: readonly AnalysisSummary[]) => {
  const levels = new Set(items.map((item) => item.analysis.riskLevel));
  const types = [...new Set(items.map(contractTypeOf))];
  return {
    contractTypes: types.sort((a, b) => shownContractType(a).localeCompare(shownContractType(b))),
    riskLevels: (['high', 'medium', 'low'] as const).filter((level) => levels.has(level)),
  };
};

/** A filter that, taken away, would let something through, and how much. */
export interface Blocker {
  readonly name: FilterName;
  readonly count: number;
}

/** Which single filters empty a list, the one that holds back most first. Empty where only all together do. */
export const findBlockers = (items: readonly AnalysisSummary[], filters: AnalysisFilters): readonly Blocker[] =>
  (Object.keys(filters) as FilterName[])
    .filter((name) => filters[name].trim() !== '')
    .map((name) => ({ name, count: filterAnalyses(items, { ...filters, [name]: '' }).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

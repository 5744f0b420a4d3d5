import { Button, Flex } from '@chakra-ui/react';
import type { AnalysisSummary } from '../../../../shared/analysis.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { SearchIcon } from '../../components/icons.tsx';
import { findBlockers, shownContractType, type AnalysisFilters, type FilterName } from './filter-analyses.ts';
import { riskLevelLabels } from './filter-bar.tsx';

const describe = (name: FilterName, value: string): string => {
  if (name === 'search') return `search “${value.trim()}”`;
  if (name === 'contractType') return `contract type ${shownContractType(value)}`;
  return `risk level ${Object.entries(riskLevelLabels).find(([level]) => level === value)?.[1] ?? value}`;
};

interface NoMatchesProps {
  readonly analyses: readonly AnalysisSummary[];
  readonly filters: AnalysisFilters;
  readonly onClear: (name: FilterName) => void;
  readonly onClearAll: () => void;
}

/** Says that the filters let nothing through, names the one that does it and takes it away by a click. */
export const NoMatches = ({ analyses, filters, onClear, onClearAll }: NoMatchesProps) => {
  const blockers = findBlockers(analyses, filters);
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="No analyses match your filters"
      hint="Try adjusting your search terms or filters"
    >
      <Flex gap="2.5" wrap="wrap" justify="center">
        {blockers.map(({ name, count }) => (
          <Button
            key={name}
            variant="outline"
            size="sm"
            whiteSpace="normal"
            h="auto"
            py="2"
            onClick={() => onClear(name)}
          >
            Clear {describe(name, filters[name])} ({count} {count === 1 ? 'analysis' : 'analyses'})
          </Button>
        ))}
        {blockers.length === 0 && (
          <Button variant="outline" size="sm" onClick={onClearAll}>
            Clear all filters
          </Button>
        )}
      </Flex>
    </EmptyState>
  );
};

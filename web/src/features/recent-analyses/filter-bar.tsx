import { Flex } from '@chakra-ui/react';
import type { RiskLevel } from '../../../../shared/analysis.ts';
import { SearchBox } from '../../components/search-box.tsx';
import { Select, type SelectOption } from '../../components/select.tsx';
import { shownContractType, type AnalysisFilters, type FilterName } from './filter-analyses.ts';

/** A risk level in words. */
export const riskLevelLabels: Readonly<Record<RiskLevel, string>> = { high: 'High', medium: 'Medium', low: 'Low' };

interface FilterSelectProps {
  readonly label: string;
  /** What is said where nothing is chosen. */
  readonly all: string;
  readonly value: string;
  readonly options: readonly SelectOption<string>[];
  readonly onChange: (value: string) => void;
}

const FilterSelect = ({ label, all, options, ...choice }: FilterSelectProps) => (
  <Select
    aria-label={label}
    width={{ base: 'calc(50% - 0.3125rem)', lg: '13rem' }}
    flexShrink={0}
    options={[{ value: '', label: all }, ...options]}
    {...choice}
  />
);

/** A chosen value stays on offer, even where the data no longer hold it. */
const withChosen = (values: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || values.includes(chosen) ? values : [...values, chosen];

interface FilterBarProps {
  readonly filters: AnalysisFilters;
  readonly contractTypes: readonly string[];
  readonly riskLevels: readonly RiskLevel[];
  readonly onFilter: (name: FilterName, value: string) => void;
}

/** The search box and the two filters. */
export const FilterBar = ({ filters, contractTypes, riskLevels, onFilter }: FilterBarProps) => (
  <Flex role="search" wrap={{ base: 'wrap', lg: 'nowrap' }} gap="2.5">
    <SearchBox
      minW={{ base: 'full', lg: '0' }}
      label="Search analyses"
      placeholder="Search titles and clauses"
      value={filters.search}
      onSearch={(words) => onFilter('search', words)}
    />
    <FilterSelect
      label="Contract type"
      all="All types"
      value={filters.contractType}
      options={withChosen(contractTypes, filters.contractType).map((value) => ({
        value,
        label: shownContractType(value),
      }))}
      onChange={(value) => onFilter('contractType', value)}
    />
    <FilterSelect
      label="Risk level"
      all="All risk levels"
      value={filters.riskLevel}
      options={withChosen(riskLevels, filters.riskLevel).map((value) => ({
        value,
        label: Object.hasOwn(riskLevelLabels, value) ? riskLevelLabels[value as RiskLevel] : value,
      }))}
      onChange={(value) => onFilter('riskLevel', value)}
    />
  </Flex>
);

import { Flex, NativeSelect } from '@chakra-ui/react';
import type { RiskLevel } from '../../../../shared/analysis.ts';
import { ChevronDownIcon } from '../../components/icons.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { shownContractType, type AnalysisFilters, type FilterName } from './filter-analyses.ts';

/** A risk level in words. */
export const riskLevelLabels: Readonly<Record<RiskLevel, string>> = { high: 'High', medium: 'Medium', low: 'Low' };

interface Option {
  readonly value: string;
  readonly label: string;
}

interface FilterSelectProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

const FilterSelect = ({ label, all, value, options, onChange }: FilterSelectProps) => (
  <NativeSelect.Root width={{ base: 'calc(50% - 0.3125rem)', lg: '13rem' }} flexShrink={0}>
    <NativeSelect.Field aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator>
      <ChevronDownIcon />
    </NativeSelect.Indicator>
  </NativeSelect.Root>
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

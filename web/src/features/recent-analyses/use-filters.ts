import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { noFilters, type AnalysisFilters, type FilterName } from './filter-analyses.ts';

/** How the filters stand in the address. */
const parameters: Readonly<Record<FilterName, string>> = { search: 'q', contractType: 'type', riskLevel: 'risk' };

/** Addresses change this long after the last key, in milliseconds: browsers allow only so many changes a second. */
const addressDelayMs = 250;

const readFilters = (params: URLSearchParams): AnalysisFilters => ({
  search: params.get(parameters.search) ?? '',
  contractType: params.get(parameters.contractType) ?? '',
  riskLevel: params.get(parameters.riskLevel) ?? '',
});

const writeFilters = (filters: AnalysisFilters): string => {
  const params = new URLSearchParams();
  for (const [name, parameter] of Object.entries(parameters) as [FilterName, string][]) {
    if (filters[name]) params.set(parameter, filters[name]);
  }
  return params.toString();
};

/** The list's filters, kept in the address, so that back, reload and a sent link show the same. */
export const useFilters = () => {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState(() => readFilters(params));
  const inAddress = params.toString();
  const written = useRef(inAddress);

  // An address that changed by itself, by a link or by going back, says what the filters are.
  useEffect(() => {
    if (written.current === inAddress) return;
    written.current = inAddress;
    setFilters(readFilters(new URLSearchParams(inAddress)));
  }, [inAddress]);

  useEffect(() => {
    const wanted = writeFilters(filters);
    if (wanted === written.current) return;
    const timer = setTimeout(() => {
      written.current = wanted;
      setParams(wanted, { replace: true });
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [filters, setParams]);

  const setFilter = (name: FilterName, value: string): void => setFilters((now) => ({ ...now, [name]: value }));
  return { filters, setFilter, clear: () => setFilters(noFilters) };
};

import { mutate } from 'swr';
import type { AnalysisSummary } from '../../../../shared/analysis.ts';
import { maxPageSize } from '../../../../shared/limits.ts';
import { callToDelete, urlOf } from '../../lib/api.ts';
import { dataKeys, forgetData, readEarly, readUrl } from '../../lib/data.ts';
import { nextPage } from '../../lib/next-page.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';

/** The analyses read so far, newest first. */
export interface AnalysisList {
  readonly items: readonly AnalysisSummary[];
  /** How many there are in all. */
  readonly total: number;
  /** Address of the next page; null once all are read. */
  readonly next: string | null;
}

const readPage = async (url: string): Promise<AnalysisList> => {
  const response = await readUrl(url);
  const items = (await response.json()) as readonly AnalysisSummary[];
  const total = Number(response.headers.get('x-total-count') ?? Number.NaN);
  return { items, total: Number.isInteger(total) ? total : items.length, next: nextPage(response.headers.get('link')) };
};

const readFirstPage = (): Promise<AnalysisList> => readPage(urlOf('listAnalyses'));

/** Asks for as many as a page may hold: the rest comes in fewer calls. */
const withLargestPage = (url: string): string => {
  const address = new URL(url, location.origin);
  address.searchParams.set('limit', String(maxPageSize));
  return address.pathname + address.search;
};

/** The next page after those read, without repeating what a deletion or a new analysis has shifted. */
const append = (list: AnalysisList, page: AnalysisList): AnalysisList => {
  const known = new Set(list.items.map((item) => item.id));
  const items = [...list.items, ...page.items.filter((item) => !known.has(item.id))];
  return { items, total: page.next ? Math.max(page.total, items.length) : items.length, next: page.next };
};

/** Starts reading the list ahead of its being shown. */
export const preloadAnalyses = (): void => {
  readEarly(urlOf('listAnalyses'));
};

const pages = {
  key: dataKeys.analyses,
  readFirstPage,
  readNextPage: (url: string): Promise<AnalysisList> => readPage(withLargestPage(url)),
  append,
};

/** The list of analyses, read page by page. */
export const useAnalyses = () => usePagedList<AnalysisList>(pages);

/**
 * Deletes an analysis and takes it off the list. One that is gone already counts as deleted.
 * @throws what `call` throws
 */
export const deleteAnalysis = async (id: string): Promise<void> => {
  await callToDelete('deleteAnalysis', id);
  await mutate<AnalysisList>(
    dataKeys.analyses,
    (list) => {
      const items = list?.items.filter((item) => item.id !== id) ?? [];
      return list && { ...list, items, total: list.total - (list.items.length - items.length) };
    },
    { revalidate: false },
  );
  await Promise.all([forgetData(dataKeys.analysis(id)), forgetData(dataKeys.audit(id))]);
};

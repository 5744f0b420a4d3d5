import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { DataKey } from './data.ts';

/** What a list is made of: functions that stay the same from one drawing to the next. */
interface PagedListOptions<List> {
  readonly key: DataKey;
  readonly readFirstPage: () => Promise<List>;
  /** Reads the page at the address that the one before named. */
  readonly readNextPage: (url: string) => Promise<List>;
  readonly append: (list: List, page: List) => List;
}

/**
 * A list that comes in pages: the first as soon as it is there, the others one after the other in the background.
 * `restError` says that the background reading stopped; `readRest` goes on with it.
 */
export const usePagedList = <List extends { readonly next: string | null }>(options: PagedListOptions<List>) => {
  const { key, readFirstPage, readNextPage, append } = options;
  const { data, error, isLoading, mutate: mutateList } = useSWR<List, Error>(key, readFirstPage);
  const [restError, setRestError] = useState<unknown>();
  const next = data?.next ?? null;

  useEffect(() => {
    if (next === null || restError !== undefined) return;
    let isCurrent = true;
    readNextPage(next).then(
      (page) => {
        if (!isCurrent) return;
        mutateList((list) => (list?.next === next ? append(list, page) : list), { revalidate: false }).catch(
          setRestError,
        );
      },
      (reason: unknown) => {
        if (isCurrent) setRestError(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [next, restError, mutateList, readNextPage, append]);

  return {
    list: data,
    error,
    isLoading,
    isReadingRest: next !== null && restError === undefined,
    restError,
    readRest: () => setRestError(undefined),
    reload: () => mutateList(),
  };
};

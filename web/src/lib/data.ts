import { mutate, type SWRConfiguration } from 'swr';
import { nobodyAsNull } from '../../../shared/accounts.ts';
import { ApiError, apiRequest } from './api.ts';

/** What a data fetch is known by: segments of a path. */
export type DataKey = readonly string[];

/** The path of a key: its segments joined with `/` (specification, section 7). */
export const pathOfKey = (key: DataKey): string => key.join('/');

const early = new Map<string, Promise<Response>>();

/**
 * Asks for what will be read at an address before anything shows it. A failure is left to whoever reads it.
 * @param send asks for it where that takes more than the address
 */
export const readEarly = (url: string, send = (): Promise<Response> => apiRequest('GET', url)): void => {
  const answer = send();
  answer.catch(() => undefined);
  early.set(url, answer);
};

/**
 * Reads what stands at an address; what was asked for early is taken from there, once.
 * @param send asks for what was not
 * @throws what `send` throws
 */
export const readUrl = (url: string, send = (): Promise<Response> => apiRequest('GET', url)): Promise<Response> => {
  const answer = early.get(url);
  early.delete(url);
  return answer ?? send();
};

/** The default data fetch: the JSON at a key. A 401 raises an error. */
export const fetchData = async (key: DataKey): Promise<unknown> => (await readUrl(pathOfKey(key))).json();

/** The data fetch for what may be nobody's: a 401 gives null, as does a server that can say nobody without refusing. */
export const fetchDataOrNull = async (key: DataKey): Promise<unknown> => {
  try {
    const response = await apiRequest('GET', pathOfKey(key), undefined, { headers: { prefer: nobodyAsNull } });
    return await response.json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};

/** Data is never stale: no retry, no refetch on focus or on reconnection, no polling (specification, section 7). */
export const dataDefaults: SWRConfiguration = {
  fetcher: fetchData,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
};

/** Keys of what the page reads. */
export const dataKeys = {
  publicMode: ['/api/auth/public-mode'],
  runtimeConfig: ['/runtime-config.json'],
  user: ['/api/auth/user'],
  plans: ['/api/subscription/plans'],
  subscription: ['/api/subscription/status'],
  analyses: ['/api/analyses'],
  analysis: (id: string): DataKey => ['/api/analyses', encodeURIComponent(id)],
  audit: (id: string): DataKey => ['/api/analyses', encodeURIComponent(id), 'audit'],
  reviewProgress: (id: string): DataKey => ['/api/analyses', encodeURIComponent(id), 'model-review'],
  negotiations: ['/api/negotiations'],
  negotiation: (id: string): DataKey => ['/api/negotiations', encodeURIComponent(id)],
  playbooks: ['/api/playbooks'],
  templates: (playbookId: string): DataKey => [`/api/templates?playbookId=${encodeURIComponent(playbookId)}`],
  template: (id: string): DataKey => ['/api/templates', encodeURIComponent(id)],
} as const;

/** Forgets what was read at a key: whoever shows it reads it again, now or when it is next shown. */
export const forgetData = (key: DataKey): Promise<unknown> => {
  early.delete(pathOfKey(key));
  return mutate(key, undefined);
};

/** Forgets what was asked for early: it was answered for the account as it stood when the page was loaded. */
export const forgetEarly = (): void => early.clear();

/** What is read for whoever looks, and not for one person. */
const impersonal: readonly string[] = [dataKeys.publicMode, dataKeys.runtimeConfig, dataKeys.user].map(pathOfKey);

/** Forgets everything that was read for a person, for another one may be about to look. */
export const forgetEverything = (): Promise<unknown> => {
  forgetEarly();
  return mutate((key) => !impersonal.includes(pathOfKey([key].flat().map(String))), undefined, { revalidate: false });
};

import { mutate } from 'swr';
import { maxPageSize } from '../../../../shared/limits.ts';
import type { Playbook, PlaybookInput } from '../../../../shared/playbooks.ts';
import { apiRequest, call, callToDelete, urlOf } from '../../lib/api.ts';
import { dataKeys, readEarly, readUrl } from '../../lib/data.ts';
import { nextPage } from '../../lib/next-page.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';

/** The playbooks read so far. */
export interface PlaybookList {
  readonly items: readonly Playbook[];
  /** Address of the next page; null once all are read. */
  readonly next: string | null;
}

const pageOf = async (response: Response): Promise<PlaybookList> => ({
  items: (await response.json()) as readonly Playbook[],
  next: nextPage(response.headers.get('link')),
});

const readPage = async (url: string): Promise<PlaybookList> => pageOf(await apiRequest('GET', url));

const firstPage = urlOf('listPlaybooks', { query: { limit: maxPageSize } });

/** The first page as it may have been asked for early. */
const readFirstPage = async (): Promise<PlaybookList> => pageOf(await readUrl(firstPage));

const append = (list: PlaybookList, page: PlaybookList): PlaybookList => {
  const known = new Set(list.items.map(({ id }) => id));
  return { items: [...list.items, ...page.items.filter(({ id }) => !known.has(id))], next: page.next };
};

const readAll = async (): Promise<PlaybookList> => {
  let list = await readPage(firstPage);
  while (list.next !== null) list = append(list, await readPage(list.next));
  return list;
};

/** Starts reading the list ahead of its being shown. */
export const preloadPlaybooks = (): void => {
  readEarly(firstPage);
};

const pages = { key: dataKeys.playbooks, readFirstPage, readNextPage: readPage, append };

/** The list of playbooks, read page by page. */
export const usePlaybooks = () => usePagedList<PlaybookList>(pages);

const changeList = (change: (list: PlaybookList) => PlaybookList): Promise<unknown> =>
  mutate<PlaybookList>(dataKeys.playbooks, (list) => list && change(list), { revalidate: false });

/** Puts a playbook in its place in the list, or first where it has none. An older version does not replace a newer one. */
const withPlaybook = (list: PlaybookList, playbook: Playbook): PlaybookList => {
  const known = list.items.find(({ id }) => id === playbook.id);
  if (!known) return { ...list, items: [playbook, ...list.items] };
  if (known.version > playbook.version) return list;
  return { ...list, items: list.items.map((item) => (item === known ? playbook : item)) };
};

/**
 * Reads the list anew after a change, in the background: others may have changed theirs. A failure leaves what is
 * shown, which holds the change already.
 */
const refreshAfter = (reconcile: (list: PlaybookList) => PlaybookList): void => {
  readAll()
    .then((list) => mutate<PlaybookList>(dataKeys.playbooks, reconcile(list), { revalidate: false }))
    .catch(() => undefined);
};

const take = async (playbook: Playbook): Promise<Playbook> => {
  await changeList((list) => withPlaybook(list, playbook));
  refreshAfter((list) => withPlaybook(list, playbook));
  return playbook;
};

/**
 * Makes a playbook and lists it.
 * @throws what `call` throws
 */
export const createPlaybook = async (content: PlaybookInput): Promise<Playbook> =>
  take(await call('createPlaybook', { body: content }));

/**
 * Changes a playbook, made from the given version of it.
 * @throws what `call` throws: a 409 where somebody changed it meanwhile, or where no more may be active
 */
export const updatePlaybook = async (id: string, content: PlaybookInput, version: number): Promise<Playbook> =>
  take(await call('updatePlaybook', { params: { id }, body: { ...content, version } }));

/**
 * Deletes a playbook with its templates and takes it off the list. One that is gone already counts as deleted.
 * @throws what `call` throws
 */
export const deletePlaybook = async (id: string): Promise<void> => {
  await callToDelete('deletePlaybook', id);
  const without = (list: PlaybookList): PlaybookList => ({
    ...list,
    items: list.items.filter((item) => item.id !== id),
  });
  await changeList(without);
  refreshAfter(without);
};

/**
 * Reads a playbook as it stands now, and lists all as they do.
 * @returns undefined where it is gone
 * @throws what `apiRequest` throws
 */
export const readPlaybook = async (id: string): Promise<Playbook | undefined> => {
  const list = await readAll();
  await mutate<PlaybookList>(dataKeys.playbooks, list, { revalidate: false });
  return list.items.find((item) => item.id === id);
};

/** Says how many templates a playbook has now, where the list is shown. */
export const noteTemplateCount = (id: string, templateCount: number): void =>
  void changeList((list) => ({
    ...list,
    items: list.items.map((item) => (item.id === id ? { ...item, templateCount } : item)),
  }));

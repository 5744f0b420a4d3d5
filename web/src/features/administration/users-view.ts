import {
  impersonalOrders,
  userOrders,
  userStates,
  type UserOrder,
  type UserState,
} from '../../../../shared/administration.ts';

/** Which users are shown, in which order, from where on: all of it stands in the address. */
export interface UsersView {
  readonly search: string;
  readonly state: UserState | '';
  readonly order: UserOrder;
  readonly direction: 'ascending' | 'descending';
  /** Where the page begins, as the server wrote it; empty for the first one. */
  readonly cursor: string;
  /** The page's number, as it was counted on the way here; the first is 1. */
  readonly page: number;
}

export const firstView: UsersView = {
  search: '',
  state: '',
  order: 'registered',
  direction: 'descending',
  cursor: '',
  page: 1,
};

const parameters = {
  search: 'q',
  state: 'state',
  order: 'sort',
  direction: 'direction',
  cursor: 'after',
  page: 'page',
} as const satisfies Readonly<Record<keyof UsersView, string>>;

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word | undefined =>
  words.find((known) => known === word);

/** The parts of an address that say which users are shown. */
export type UsersAddress = Readonly<Pick<Location, 'search' | 'hash'>>;

/**
 * What may tell who somebody is, a name or an address sought and a cursor that holds one: it stands behind the #, which
 * browsers send to nobody, so that no log on the way keeps it.
 */
const personal: readonly (keyof UsersView)[] = ['search', 'cursor'];

/** The view an address asks for; what it says of nothing known is as at first. */
export const readView = ({ search, hash }: UsersAddress): UsersView => {
  const [open, hidden] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const cursor = hidden.get(parameters.cursor) ?? '';
  const page = Number(open.get(parameters.page));
  return {
    search: hidden.get(parameters.search) ?? '',
    state: oneOf(userStates, open.get(parameters.state)) ?? '',
    order: oneOf(userOrders, open.get(parameters.order)) ?? firstView.order,
    direction: oneOf(['ascending', 'descending'], open.get(parameters.direction)) ?? firstView.direction,
    cursor,
    page: cursor !== '' && Number.isInteger(page) && page > 1 ? page : 1,
  };
};

/** The address of a view; what is as at first is left out. */
export const writeView = (view: UsersView): UsersAddress => {
  const changed = (Object.keys(parameters) as (keyof UsersView)[]).filter((name) => view[name] !== firstView[name]);
  const write = (names: readonly (keyof UsersView)[]): string =>
    new URLSearchParams(names.map((name) => [parameters[name], String(view[name])])).toString();
  const hash = write(changed.filter((name) => personal.includes(name)));
  return { search: write(changed.filter((name) => !personal.includes(name))), hash: hash && `#${hash}` };
};

/** How the server is asked for a view: by an address where that names nobody, otherwise by a body. */
export const requestOf = ({ search, state, order, direction, cursor }: UsersView) => {
  const asked = { ...(state && { state }), direction, ...(cursor && { cursor }) };
  const sought = search.trim();
  const impersonal = oneOf(impersonalOrders, order);
  return sought || impersonal === undefined
    ? { body: { ...asked, order, ...(sought && { search: sought }) } }
    : { query: { ...asked, order: impersonal } };
};

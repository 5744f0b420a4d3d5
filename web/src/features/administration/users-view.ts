import { userOrders, userStates, type UserOrder, type UserState } from '../../../../shared/administration.ts';

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

/** The view an address asks for; what it says of nothing known is as at first. */
export const readView = (params: URLSearchParams): UsersView => {
  const cursor = params.get(parameters.cursor) ?? '';
  const page = Number(params.get(parameters.page));
  return {
    search: params.get(parameters.search) ?? '',
    state: oneOf(userStates, params.get(parameters.state)) ?? '',
    order: oneOf(userOrders, params.get(parameters.order)) ?? firstView.order,
    direction: oneOf(['ascending', 'descending'], params.get(parameters.direction)) ?? firstView.direction,
    cursor,
    page: cursor !== '' && Number.isInteger(page) && page > 1 ? page : 1,
  };
};

/** The address's parameters for a view; what is as at first is left out. */
export const writeView = (view: UsersView): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (Object.keys(parameters) as (keyof UsersView)[])
      .filter((name) => view[name] !== firstView[name])
      .map((name) => [parameters[name], String(view[name])]),
  );

/** What the server is asked for. */
export const queryOf = ({ search, state, order, direction, cursor }: UsersView) => ({
  search: search.trim() || undefined,
  state: state || undefined,
  order,
  direction,
  cursor: cursor || undefined,
});

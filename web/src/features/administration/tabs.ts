/** The parts of the dashboard below its figures. */
export const tabs = [
  { id: 'users', label: 'Users' },
  { id: 'decisions', label: 'Decisions' },
  { id: 'usage', label: 'Usage' },
] as const;
type TabId = (typeof tabs)[number]['id'];

export const tabParameter = 'view';

/** The part an address asks for: the users where it names none. */
export const tabOf = (params: URLSearchParams): TabId =>
  tabs.find(({ id }) => id === params.get(tabParameter))?.id ?? 'users';

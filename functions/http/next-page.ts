/**
 * The `Link` header that leads to the next page of a list; nothing on the last page.
 * @param path the list's path
 * @param query what the list was asked for; its cursor is replaced, and what is undefined is left out
 */
export const nextPage = (
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
  nextCursor: string | undefined,
): Readonly<Record<string, string>> => {
  if (nextCursor === undefined) return {};
  const asked = Object.entries(query).flatMap(([name, value]) =>
    name === 'cursor' || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  asked.push(['cursor', nextCursor]);
  return { link: `<${path}?${new URLSearchParams(asked).toString()}>; rel="next"` };
};

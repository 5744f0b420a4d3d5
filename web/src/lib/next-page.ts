/** The address a `Link` header gives for the next page; null where there is none. */
export const nextPage = (link: string | null): string | null => {
  const next = link?.split(/,\s*(?=<)/).find((part) => /;\s*rel="?next"?/i.test(part));
  return next?.match(/<([^>]+)>/)?.[1] ?? null;
};

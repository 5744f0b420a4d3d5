/**
 * JSON with the fields of each object in the order of their names: programs that pass it on may change their order, and
 * what is hashed or signed must not depend on it.
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

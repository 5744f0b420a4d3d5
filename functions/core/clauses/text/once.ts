/** What is known of keys: a map, or a weak one. */
type Known<Key, Value> = Pick<Map<Key, Value>, 'get' | 'has'> & { set(key: Key, value: Value): unknown };

/** What is known of a key, found out the first time it is asked for. */
export const once = <Key, Value>(known: Known<Key, Value>, key: Key, find: () => Value): Value => {
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found as Value;
  const fresh = find();
  known.set(key, fresh);
  return fresh;
};

/** A map that takes no more keys once it holds so many: what is found of others is found anew. */
export const boundedMap = <Key, Value>(most: number): Map<Key, Value> => {
  const known = new Map<Key, Value>();
  const add = known.set.bind(known);
  known.set = (key, value) => (known.size < most || known.has(key) ? add(key, value) : known);
  return known;
};

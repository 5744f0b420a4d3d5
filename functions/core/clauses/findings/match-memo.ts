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

/**
 * What depends on nothing but the words of a statement, kept while one clause is read again and again: most of a
 * rewritten clause stands as it stood. It lives as long as one analysis.
 */
export interface MatchMemo {
  /** As `pattern.exec(words)` answers; the answer is shared and must not be changed. */
  readonly exec: (pattern: RegExp, words: string) => RegExpExecArray | null;
  /** What `finder` finds in words; the answer is shared and must not be changed. */
  readonly find: <Found>(finder: (words: string) => Found, words: string) => Found;
}

/** The statements of a whole contract and its rewrites, near enough; what is found in more is found anew. */
const mostStatements = 4_000;

/** Keeps what patterns without the flags g and y find, for at most a few thousand statements. */
export const createMatchMemo = (): MatchMemo => {
  const found = new Map<string, Map<unknown, unknown>>();
  const ofStatement = (words: string): Map<unknown, unknown> | undefined => {
    const known = found.get(words);
    if (known || found.size >= mostStatements) return known;
    const fresh = new Map<unknown, unknown>();
    found.set(words, fresh);
    return fresh;
  };
  return {
    exec(pattern, words) {
      const known = ofStatement(words) as Map<RegExp, RegExpExecArray | null> | undefined;
      return known ? once(known, pattern, () => pattern.exec(words)) : pattern.exec(words);
    },
    find<Found>(finder: (words: string) => Found, words: string) {
      const known = ofStatement(words) as Map<typeof finder, Found> | undefined;
      return known ? once(known, finder, () => finder(words)) : finder(words);
    },
  };
};

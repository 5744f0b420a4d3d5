/**
 * What patterns found in the words of statements, kept while one clause is read again and again: most of a rewritten
 * clause stands as it stood. It lives as long as one analysis.
 */
export interface MatchMemo {
  /** As `pattern.exec(words)` answers; the answer is shared and must not be changed. */
  readonly exec: (pattern: RegExp, words: string) => RegExpExecArray | null;
}

/** The statements of a whole contract and its rewrites, near enough; what is found in more is found anew. */
const mostStatements = 4_000;

/** Keeps what patterns without the flags g and y find, for at most a few thousand statements. */
export const createMatchMemo = (): MatchMemo => {
  const found = new Map<string, Map<RegExp, RegExpExecArray | null>>();
  const ofStatement = (words: string): Map<RegExp, RegExpExecArray | null> | undefined => {
    const known = found.get(words);
    if (known || found.size >= mostStatements) return known;
    const fresh = new Map<RegExp, RegExpExecArray | null>();
    found.set(words, fresh);
    return fresh;
  };
  return {
    exec(pattern, words) {
      const known = ofStatement(words);
      if (!known) return pattern.exec(words);
      let hit = known.get(pattern);
      if (hit === undefined) {
        hit = pattern.exec(words);
        known.set(pattern, hit);
      }
      return hit;
    },
  };
};

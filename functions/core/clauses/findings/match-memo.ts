import type { Told } from '../statements/read-statements.ts';
import { boundedMap, once } from '../text/once.ts';

/** A statement, as far as its words matter. */
interface Spoken {
  readonly words: string;
}

/**
 * What depends on nothing but the words of a statement, kept while one text is read again and again: most of a changed
 * text stands as it stood. It lives as long as one analysis, or as long as a text is likely to be read again.
 */
export interface MatchMemo {
  /** As `pattern.exec(statement.words)` answers; the answer is shared and must not be changed. */
  readonly exec: (pattern: RegExp, statement: Spoken) => RegExpExecArray | null;
  /** What `finder` finds in words; the answer is shared and must not be changed. */
  readonly find: <Found>(finder: (words: string) => Found, words: string) => Found;
  /** How many statements were held against rules, each once however often it is met. */
  readonly size: number;
  /** What the passages of statements say. */
  readonly told: Map<string, Told>;
}

/** The statements of a whole contract and its rewrites, near enough; what is found in more is found anew. */
const mostStatements = 4_000;

/** Keeps what patterns without the flags g and y find, for at most a few thousand statements. */
export const createMatchMemo = (): MatchMemo => {
  const found = new Map<string, Map<unknown, unknown>>();
  const told = boundedMap<string, Told>(mostStatements);
  // A statement is met again and again in one reading: it is told by itself sooner than by its words.
  const read = new WeakMap<Spoken, Map<unknown, unknown> | undefined>();
  const ofStatement = (words: string): Map<unknown, unknown> | undefined => {
    const known = found.get(words);
    if (known || found.size >= mostStatements) return known;
    const fresh = new Map<unknown, unknown>();
    found.set(words, fresh);
    return fresh;
  };
  return {
    told,
    get size() {
      return found.size;
    },
    exec(pattern, statement) {
      const known = once(read, statement, () => ofStatement(statement.words)) as
        Map<RegExp, RegExpExecArray | null> | undefined;
      return known ? once(known, pattern, () => pattern.exec(statement.words)) : pattern.exec(statement.words);
    },
    find<Found>(finder: (words: string) => Found, words: string) {
      const known = ofStatement(words) as Map<typeof finder, Found> | undefined;
      return known ? once(known, finder, () => finder(words)) : finder(words);
    },
  };
};

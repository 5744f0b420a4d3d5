import type { Force } from '../statements/statement.ts';
import type { GapWords } from './knowledge-schemas.ts';

/** When a clause lacks something: what it must hold for the gap to matter, and what would fill it. */
export interface GapRule {
  /** Raised only where one of these issues burdens the reader. */
  readonly ifIssues?: readonly string[];
  /** Each must be found somewhere in the clause. */
  readonly when?: readonly RegExp[];
  /** What the statement that holds the first pattern of `when` does. */
  readonly force?: Force | readonly Force[];
  /** Contract types in which the gap matters; all where left out. */
  readonly types?: readonly string[];
  /** Any of these anywhere in the clause: nothing is missing. */
  readonly present: readonly RegExp[];
}

/** Something a clause should hold, and how its absence is told. */
export interface Gap extends GapWords, GapRule {
  readonly id: string;
  readonly topic: string;
}

/**
 * The gaps of a topic. The compiler sees to it that both sides have the same ids.
 */
export const defineGaps = <File extends { readonly gaps: object }>(
  topic: string,
  file: File,
  rules: Readonly<Record<keyof File['gaps'], GapRule>>,
): readonly Gap[] =>
  Object.entries(file.gaps as Readonly<Record<string, GapWords>>).map(([id, words]) => ({
    id,
    topic,
    ...words,
    ...rules[id as keyof File['gaps']],
  }));

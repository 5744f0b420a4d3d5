import type { Force } from '../statements/statement.ts';
import type { GapWords } from './knowledge-schemas.ts';

/** What a clause plainly is, so that it calls for something whatever issues are found in it. */
export interface PlainCase {
  /** What the clause must be about: by its heading, by how it opens or by a third of what it says. */
  readonly about: RegExp;
  /** What one of its statements must say. */
  readonly says: RegExp;
  /** What that statement does. */
  readonly force?: Force | readonly Force[];
  /** Each must be found somewhere in the clause. */
  readonly and?: readonly RegExp[];
  /** Whose interest the gap touches here, where it is not the side that the gap serves as a rule. */
  readonly serves?: 'giver' | 'taker' | 'gainer';
}

/** When a clause lacks something: what it must hold for the gap to matter, and what would fill it. */
export interface GapRule {
  /** Raised in such a clause too, whether or not the rest of the rule holds. */
  readonly plainly?: PlainCase;
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

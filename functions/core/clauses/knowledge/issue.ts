import type { RiskLevel } from '../../../../shared/analysis.ts';
import type { Force, Statement } from '../statements/statement.ts';
import type { IssueWords } from './knowledge-schemas.ts';

/** Who carries an issue, seen from the statement that holds it. */
export type Bears = IssueWords['bears'];

/**
 * One way in which a text holds an issue: what its statement must say. All patterns read `Statement.words` and hold
 * in any order; what stands between them does not matter.
 */
export interface IssueRule {
  /** What the statement does; any force where left out. */
  readonly force?: Force | readonly Force[];
  /** Each must be found; what they match together is the evidence. */
  readonly all: readonly RegExp[];
  /** None may be found in the statement. */
  readonly none?: readonly RegExp[];
  /** Each must be found anywhere in the clause; they are no evidence. */
  readonly clause?: readonly RegExp[];
  /** None may be found anywhere in the clause: what cures the issue wherever it stands. */
  readonly clauseNone?: readonly RegExp[];
  /** Where the patterns of `all` may lie: in one statement (the default), one sentence, or anywhere in the clause. */
  readonly within?: 'statement' | 'sentence' | 'clause';
  /** Whether a statement of both parties alike can hold the issue; false where left out and `bears` is actor or other. */
  readonly mutual?: boolean;
  /** Contract types in which the rule holds; all where left out. */
  readonly types?: readonly string[];
  /** A last look: figures, order, whatever patterns cannot say. `hits` are the matches of `all`. */
  readonly test?: (hits: readonly RegExpExecArray[], statement: Statement) => boolean;
  /** Where this way of saying it is graver or milder than the issue's level. */
  readonly level?: RiskLevel;
  /** Where this way of saying it burdens another one than the issue as a rule. */
  readonly bears?: Bears;
}

/** What is said of an issue and how it is recognised. */
export interface Issue extends IssueWords {
  readonly id: string;
  readonly topic: string;
  readonly rules: readonly IssueRule[];
  readonly fix: IssueFix | undefined;
}

/** How a clause is mended where it holds an issue; the first that fits its statement is used. */
export type IssueFix = readonly FixOperation[];

/** In texts, {bearer} and {gainer} are the parties as the clause calls them and {n} is the statement's first period. */
export type FixOperation =
  /** Words of the statement are replaced by others (`put` may be empty); `find` reads `Statement.words`. */
  | { readonly find: RegExp; readonly put: string; readonly level?: 'opening' | 'fallback' | 'floor' }
  /** The whole statement is replaced; where words of it are named, only a statement that has them. */
  | { readonly restate: string; readonly onlyWhere?: RegExp }
  /** The statement is struck. */
  | { readonly strike: true }
  /** A sentence is set behind the statement, where nothing in it needs to go. */
  | { readonly add: string };

/** Fixes of one topic, by the ids of its `issues.json`. */
export type TopicFixes = Readonly<Record<string, IssueFix>>;

/**
 * The issues of a topic. The compiler sees to it that each rule has its words; that the file fits its schema is held by a
 * test, as checking it anew with each cold start takes longer than an analysis.
 */
export const defineTopic = <File extends { readonly issues: object }>(
  topic: string,
  file: File,
  rules: Readonly<Partial<Record<keyof File['issues'], readonly IssueRule[]>>>,
  fixes: TopicFixes = {},
): readonly Issue[] =>
  Object.entries(file.issues as Readonly<Record<string, IssueWords>>).map(([id, words]) => ({
    id,
    topic,
    ...words,
    rules: rules[id as keyof File['issues']] ?? [],
    fix: fixes[id],
  }));

/**
 * The same rules, none of which holds where one of the patterns is found: what makes an issue harmless however it is
 * worded. `cures` make it harmless wherever in the clause they stand.
 */
export const barring = (
  harmless: readonly RegExp[],
  rules: readonly IssueRule[],
  cures: readonly RegExp[] = [],
): readonly IssueRule[] =>
  rules.map((rule): IssueRule => ({
    ...rule,
    none: [...(rule.none ?? []), ...harmless],
    clauseNone: [...(rule.clauseNone ?? []), ...cures],
  }));

/** The same issues, with further rules for some. */
export const alsoBy = (
  issues: readonly Issue[],
  more: Readonly<Record<string, readonly IssueRule[]>>,
): readonly Issue[] => issues.map((issue): Issue => ({ ...issue, rules: [...issue.rules, ...(more[issue.id] ?? [])] }));

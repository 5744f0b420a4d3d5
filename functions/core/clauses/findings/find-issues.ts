import type { Evidence, RiskLevel } from '../../../../shared/analysis.ts';
import type { Issue, IssueRule } from '../knowledge/issue.ts';
import { topicContexts } from '../knowledge/topic-contexts.ts';
import type { Standing } from '../reading/find-parties.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { isPlausible, type Sought } from './is-plausible.ts';
import { createMatchMemo, type MatchMemo } from './match-memo.ts';
import { once } from '../text/once.ts';
import { quotesOf } from './quote-statement.ts';
import type { RuleIndex } from './rule-index.ts';
import { sourceSpan } from '../text/plain-text.ts';
import { bearerOf, isAgainstRole, standingAt, whoSuffers } from './who-bears.ts';

/** An issue that a statement holds, by which rule, and whom it burdens. */
export interface IssueMatch {
  readonly issue: Issue;
  readonly statement: Statement;
  readonly level: RiskLevel;
  readonly bearer: Standing;
  /** The operative words, in offsets of the text; the first place is the statement's own. */
  readonly places: readonly Evidence[];
  /** Where the patterns hit, before the quote was widened to whole phrases. */
  readonly hit: Span;
  /** In which statements a rule's patterns hit, and where in their words the last of them begins; left out where no rule hit. */
  readonly hits?: readonly { readonly statement: Statement; readonly at: number }[];
  /** How likely the learned part holds it; 1 where a rule proves it. */
  readonly likelihood: number;
  /** How like the examples of its issue the statement reads, 0 to 1; undefined where nobody asked. */
  readonly likeness?: number;
}

/**
 * What a statement does decides whether a rule can hold. Where a rule names no force, one that frees its actor from a duty
 * burdens the actor with nothing, and one that denies its actor a right takes nothing from the other side.
 */
const hasForce = ({ force, bears: ofRule }: IssueRule, statement: Statement, ofIssue: Issue['bears']): boolean => {
  if (force) return typeof force === 'string' ? force === statement.force : force.includes(statement.force);
  const bears = ofRule ?? ofIssue;
  if (bears === 'actor') return statement.force !== 'no-duty' && !statement.isShield;
  return bears !== 'other' || statement.force !== 'no-right';
};

/** Whether a topic can arise in a text. */
const isInContext = (read: ReadText, topic: Issue['topic']): boolean => {
  const context = topicContexts[topic];
  return !context || context.types.includes(read.options.contractType) || context.says.test(read.lower);
};

const matesOf = new WeakMap<readonly Statement[], Map<Sentence, Statement[]>>();

const groupBySentence = (statements: readonly Statement[]): Map<Sentence, Statement[]> => {
  const groups = new Map<Sentence, Statement[]>();
  for (const statement of statements) {
    const group = groups.get(statement.sentence);
    if (group) group.push(statement);
    else groups.set(statement.sentence, [statement]);
  }
  return groups;
};

/** The statements of the same sentence. */
const sentenceMates = (statements: readonly Statement[], statement: Statement): readonly Statement[] => {
  const known = matesOf.get(statements) ?? groupBySentence(statements);
  matesOf.set(statements, known);
  return known.get(statement.sentence) ?? [];
};

/** The matches of a rule in a statement, or undefined. */
const matchRule = (
  rule: IssueRule,
  statement: Statement,
  bears: Issue['bears'],
  { exec }: MatchMemo,
): readonly RegExpExecArray[] | undefined => {
  if (!hasForce(rule, statement, bears)) return undefined;
  const { words, own } = statement;
  const hits: RegExpExecArray[] = [];
  let isOwn = own === 0;
  for (const pattern of rule.all) {
    let hit = exec(pattern, statement);
    if (!hit) return undefined;
    // A stem is shared by all limbs; what is proved lies in the limb's own words where they say it too.
    if (own && hit.index + hit[0].length <= own) {
      const again = pattern.exec(words.slice(own));
      if (again) {
        again.index += own;
        hit = again;
      }
    }
    if (hit.index + hit[0].length > own) isOwn = true;
    hits.push(hit);
  }
  if (!isOwn) return undefined;
  if (rule.none?.some((pattern) => exec(pattern, statement))) return undefined;
  if (rule.test && !rule.test(hits, statement)) return undefined;
  return hits;
};

interface Hit {
  readonly statement: Statement;
  readonly hits: readonly RegExpExecArray[];
}

const hitOf = ({ statement, hits }: Hit): Span => {
  const from = Math.min(...hits.map(({ index }) => index));
  const to = Math.max(...hits.map((hit) => hit.index + Math.max(1, hit[0].length)));
  return sourceSpan(statement.plain, Math.max(from, Math.min(statement.own, to - 1)), to);
};

const placeOf = ({ statement, hits }: Hit): { readonly statement: Statement; readonly at: number } => ({
  statement,
  at: Math.max(...hits.map(({ index }) => index)),
});

/**
 * A rule whose patterns lie in several statements: each is looked for in each that may hold it, the first statement
 * carries it.
 */
const matchAcross = (
  rule: IssueRule,
  statements: readonly Statement[],
  bears: Issue['bears'],
  { exec }: MatchMemo,
  holding: (pattern: RegExp) => readonly Statement[] = () => statements,
): readonly Hit[] | undefined => {
  const found: Hit[] = [];
  for (const [index, pattern] of rule.all.entries()) {
    const statement = holding(pattern).find(
      (candidate) => (index > 0 || hasForce(rule, candidate, bears)) && exec(pattern, candidate),
    );
    const hit = statement && exec(pattern, statement);
    if (!hit) return undefined;
    found.push({ statement, hits: [hit] });
  }
  if (rule.none && statements.some((statement) => rule.none?.some((pattern) => exec(pattern, statement))))
    return undefined;
  if (
    rule.test &&
    !rule.test(
      found.flatMap(({ hits }) => hits),
      found[0]!.statement,
    )
  )
    return undefined;
  return found;
};

/** How many places of one issue are kept: a whole contract repeats itself. */
const mostPlaces = 12;

/**
 * Everything the rules find, at most one match of an issue in a statement.
 * @param sought benefits serve who holds a right, issues burden the other side
 * @param memo what was found in readings of nearly the same text
 */
export const findIssues = (
  read: ReadText,
  statements: readonly Statement[],
  index: RuleIndex,
  sought: Sought = 'issues',
  memo: MatchMemo = createMatchMemo(),
): IssueMatch[] => {
  const matches: IssueMatch[] = [];
  const words = statements.map((statement) => statement.words);
  let joined: string | undefined;
  const clause = () => (joined ??= words.join('\n'));
  const holdsInClause = (rule: IssueRule): boolean =>
    (!rule.types || rule.types.includes(read.options.contractType)) &&
    (rule.clause?.every((pattern) => pattern.test(clause()) || pattern.test(read.lower)) ?? true) &&
    !(rule.clauseNone?.some((pattern) => pattern.test(clause()) || pattern.test(read.lower)) ?? false);
  const add = (issue: Issue, rule: IssueRule, found: readonly Hit[]): boolean => {
    const { statement } = found[0]!;
    const standing = standingAt(statement, found[0]!.hits);
    const borne = bearerOf(
      read,
      { bears: rule.bears ?? issue.bears, usually: issue.usually },
      { standing, actor: statement.actor },
      rule.mutual ?? false,
    );
    const bearer = borne && sought === 'issues' ? whoSuffers(read, borne, standing, statement) : borne;
    if (!bearer || isAgainstRole(read, issue, bearer)) return false;
    if (!isPlausible[sought](bearer, standing, statement, rule.bears ?? issue.bears)) return false;
    const places = found
      .flatMap((one) => quotesOf(read, one.statement, one.hits))
      .filter((place, at, all) => all.findIndex(({ start, end }) => start <= place.start && end >= place.end) === at);
    if (!places.length) return false;
    const level = rule.level ?? issue.level;
    matches.push({
      issue,
      statement,
      level,
      bearer,
      places,
      hit: hitOf(found[0]!),
      hits: found.map(placeOf),
      likelihood: 1,
    });
    return true;
  };
  const inContext = new Map<Issue['topic'], boolean>();
  const { issues, placesOf } = index.candidates(words, memo);
  const holding = (pattern: RegExp) => placesOf(pattern)?.map((place) => statements[place]!) ?? statements;
  for (const { issue, rules } of issues) {
    if (!once(inContext, issue.topic, () => isInContext(read, issue.topic))) continue;
    const held = new Map<IssueRule, boolean>();
    const holds = (rule: IssueRule): boolean => once(held, rule, () => holdsInClause(rule));
    const seen = new Set<Statement>();
    for (const { rule, statements: places } of rules) {
      if (rule.within === 'clause') continue;
      if (!places) continue;
      if (rule.within === 'sentence') {
        for (const place of places) {
          const statement = statements[place]!;
          if (seen.size >= mostPlaces) break;
          if (seen.has(statement)) continue;
          const found = matchAcross(rule, sentenceMates(statements, statement), issue.bears, memo);
          if (found?.[0]!.statement === statement && holds(rule) && add(issue, rule, found)) seen.add(statement);
        }
        continue;
      }
      for (const place of places) {
        const statement = statements[place]!;
        if (seen.size >= mostPlaces) break;
        if (seen.has(statement)) continue;
        const hits = matchRule(rule, statement, issue.bears, memo);
        if (hits && holds(rule) && add(issue, rule, [{ statement, hits }])) seen.add(statement);
      }
    }
    if (seen.size) continue;
    for (const { rule } of rules) {
      if (rule.within !== 'clause' || !holds(rule)) continue;
      const found = matchAcross(rule, statements, issue.bears, memo, holding);
      if (found && add(issue, rule, found)) break;
    }
  }
  return matches;
};

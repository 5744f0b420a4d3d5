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
import type { Candidates, RuleCandidate, RuleIndex } from './rule-index.ts';
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

/** The first of some statements, by their places, in which a pattern stands. */
const firstHit = (
  pattern: RegExp,
  statements: readonly Statement[],
  among: readonly number[],
  { exec }: MatchMemo,
  mayHold: (place: number) => boolean,
): Hit | undefined => {
  for (const place of among) {
    const hit = mayHold(place) && exec(pattern, statements[place]!);
    if (hit) return { statement: statements[place]!, hits: [hit] };
  }
  return undefined;
};

/**
 * A rule whose patterns lie in several statements: each is looked for in each that may hold it, the first statement
 * carries it.
 * @param among the statements, by their places in the text
 */
const matchAcross = (
  { rule, needs }: RuleCandidate,
  statements: readonly Statement[],
  among: readonly number[],
  bears: Issue['bears'],
  mayHold: Candidates['mayHold'],
  memo: MatchMemo,
): readonly Hit[] | undefined => {
  const { exec } = memo;
  const found: Hit[] = [];
  for (const ofPattern of needs) if (!among.some((place) => mayHold(ofPattern, place))) return undefined;
  for (const [at, pattern] of rule.all.entries()) {
    const hit = firstHit(
      pattern,
      statements,
      among,
      memo,
      (place) => mayHold(needs[at]!, place) && (at > 0 || hasForce(rule, statements[place]!, bears)),
    );
    if (!hit) return undefined;
    found.push(hit);
  }
  if (rule.none && among.some((place) => rule.none?.some((pattern) => exec(pattern, statements[place]!))))
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
  const inClause = new Map<RegExp, boolean>();
  const isInClause = (pattern: RegExp): boolean =>
    once(inClause, pattern, () => pattern.test(clause()) || pattern.test(read.lower));
  const holdsInClause = (rule: IssueRule): boolean =>
    (!rule.types || rule.types.includes(read.options.contractType)) &&
    (rule.clause?.every(isInClause) ?? true) &&
    !(rule.clauseNone?.some(isInClause) ?? false);
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
  const { issues, mayHold } = index.candidates(words, memo);
  const everywhere = [...statements.keys()];
  const mates = Map.groupBy(everywhere, (place) => statements[place]!.sentence);
  for (const { issue, rules } of issues) {
    if (!once(inContext, issue.topic, () => isInContext(read, issue.topic))) continue;
    const held = new Map<IssueRule, boolean>();
    const holds = (rule: IssueRule): boolean => once(held, rule, () => holdsInClause(rule));
    const seen = new Set<Statement>();
    for (const candidate of rules) {
      const { rule, statements: places } = candidate;
      if (rule.within === 'clause' || !places) continue;
      if (rule.within === 'sentence') {
        let sentence: Sentence | undefined;
        let found: readonly Hit[] | undefined;
        for (const place of places) {
          const statement = statements[place]!;
          if (seen.size >= mostPlaces) break;
          if (seen.has(statement)) continue;
          // The statements of one sentence follow each other, and what it holds is the same for all of them.
          if (statement.sentence !== sentence) {
            ({ sentence } = statement);
            found = matchAcross(candidate, statements, mates.get(sentence)!, issue.bears, mayHold, memo);
          }
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
    for (const candidate of rules) {
      const { rule } = candidate;
      if (rule.within !== 'clause' || !holds(rule)) continue;
      const found = matchAcross(candidate, statements, everywhere, issue.bears, mayHold, memo);
      if (found && add(issue, rule, found)) break;
    }
  }
  return matches;
};

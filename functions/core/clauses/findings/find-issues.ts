import type { Evidence, RiskLevel } from '../../../../shared/analysis.ts';
import type { Issue, IssueRule } from '../knowledge/issue.ts';
import { isRoleBound, topicContexts } from '../knowledge/topic-contexts.ts';
import { oppositeStanding as opposite, type Standing, standingOfRole } from '../reading/find-parties.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { createMatchMemo, type MatchMemo } from './match-memo.ts';
import { once } from '../text/once.ts';
import type { RuleIndex } from './rule-index.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sourceSpan } from '../text/plain-text.ts';

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

/** Whom an issue burdens, or undefined where the statement treats both alike and the issue needs one side. */
export const bearerOf = (
  read: ReadText,
  { bears, usually }: { readonly bears: Issue['bears']; readonly usually?: Issue['usually'] },
  statement: Pick<Statement, 'standing'> & Partial<Pick<Statement, 'actor'>>,
  isMutual: boolean,
): Standing | undefined => {
  if (bears === 'both') return 'both';
  if (bears === 'giver' || bears === 'taker') return standingOfRole(read.parties, bears);
  if (statement.standing === 'both') return isMutual ? 'both' : undefined;
  if (statement.standing === 'unknown') {
    // Whoever acts by a name that stands on neither side is not known to be the one who usually does.
    if (!usually || statement.actor) return 'unknown';
    return standingOfRole(read.parties, usually);
  }
  return bears === 'actor' ? statement.standing : opposite[statement.standing];
};

const disclaimed = /\b(?:warrant\w*|representations?|guarant\w*|liab\w*|damages)\b/;
/** A limit leaves its party liable up to it, so that what takes from the limit burdens that party. */
const limited = /\b(?:exceed\w*|limited to|capped at|(?:more|greater|higher) than)\b/;

const providesAsIs =
  /\[(a|giver|taker)\] (?:[a-z]+ ){0,2}?(?:provides?|supplies|supply|delivers?|licen[sc]es?|furnishes|sells?|offers?)\b[^.;]{0,80}\bas[- ]is\b/;

/** The side that provides a thing as it is, where a statement says so of one. */
const whoDisclaims = (read: ReadText, standing: Standing, { words }: Statement): Standing | undefined => {
  const token = providesAsIs.exec(words)?.[1] as 'a' | 'giver' | 'taker' | undefined;
  if (token === undefined) return undefined;
  return token === 'a' ? standing : standingOfRole(read.parties, token);
};

/** Nobody disclaims against themselves: whoever supplies or pays as a rule, it is the other one who goes without. */
const withoutDisclaimer = (read: ReadText, bearer: Standing, standing: Standing, statement: Statement): Standing => {
  if (whoDisclaims(read, standing, statement) === bearer) return opposite[bearer];
  const { force, isShield, words } = statement;
  return force === 'exclusion' && !isShield && bearer === standing && disclaimed.test(words) && !limited.test(words)
    ? opposite[standing]
    : bearer;
};

/** That its actor charges a sum, with no word that bounds the charge. */
const charges =
  /\[a\] (?:(?:shall|will|may|can|must|is entitled to|has the right to|reserves the right to) )?(?:also |then |\w+ly )?(?:invoices?|bills?|charges?|debits?)\b(?! (?:only|no|nothing|itself|the (?:undisputed|agreed)))/;

/** Whoever charges a sum is paid it: what it costs too much burdens the other one. */
const withoutCharger = (bearer: Standing, standing: Standing, { words }: Statement): Standing =>
  bearer === standing && charges.test(words) && !priced.test(words) ? opposite[bearer] : bearer;

/** Whether an issue that only one role can suffer is put on the other. */
const isAgainstRole = (read: ReadText, { topic, bears }: Issue, bearer: Standing): boolean => {
  if (!isRoleBound(topic) || (bears !== 'giver' && bears !== 'taker')) return false;
  return bearer !== 'unknown' && bearer === opposite[standingOfRole(read.parties, bears)];
};

const subjectToken =
  /(?:^|, | and | but |; | or |\. |that |whether |whereupon )(?:the )?\[([ao])\] (?=[a-z])(?!(?:hereby |also |expressly |irrevocably )*(?:agrees?|acknowledges?|accepts?|understands?|confirms?|consents?|authori[sz]es?|permits?|allows?|entitles?)\b)/g;

/**
 * Who acts where a rule hits: the statement's actor, unless the other side is the subject of the clause in which the hit
 * stands ("Licensor provides the software as is and Licensee assumes the risk").
 */
const standingAt = ({ standing, words, own }: Statement, hits: readonly RegExpExecArray[]): Standing => {
  const [first] = hits;
  if (!first || first[0].startsWith('[') || standing === 'both' || standing === 'unknown') return standing;
  let subject: string | undefined;
  for (const match of words.slice(0, first.index + 1).matchAll(subjectToken))
    if (match.index >= own || own === 0) subject = match[1];
  return subject === 'o' ? opposite[standing] : standing;
};

/** Words that make a right a burden on its holder: it is hedged, priced or the only one. */
const hedged =
  /\b(?:only|sole(?:ly)?|exclusive(?:ly)?|unless|except|provided|subject to|no later|within|before|after|until|by paying|(?:up)?on payment|at (?:its|their|your|his|her|\[a\]'s) (?:own )?(?:cost|expense|risk)|but|no more than|not more than|not less than|by giving|on giving|on condition|against (?:payment|a)|lasts?|once|limited|if)\b/;

/** The same, where an issue names its side whatever the statement: only what plainly takes from the right. */
const priced =
  /\b(?:only|sole(?:ly)?|unless|provided|but|limited|(?:up)?on payment|by paying|no more than|not more than|at (?:its|their|your|\[a\]'s) (?:own )?(?:cost|expense|risk))\b/;

/** A ban that bounds what is owed serves who owes it. */
const bounded =
  /\b(?:liab\w+|exposure|damages|owes?|expenses?|fees?|charges|prices?|rent|increase\w*|cost)\b.{0,160}\b(?:exceed|(?:greater|more|higher) than|limited to|capped at)\b/;

/** What is denied is not the actor's act but something that hangs on what is the actor's: "[a]'s warranty does not extend to". */
const ofActors =
  /\[a\]'s (?:\w+ ){0,3}?(?:liab\w*|warrant\w*|rights?|remed\w*|obligations?|exposure|possession|data|information|property)\b/;

/** A right that needs notice, cause, a cure that failed or a bound serves the other side too. */
const conditioned =
  /\b(?:(?:only|solely) (?:if|where|when|after|on|upon|to|for|as|in)|unless|provided|(?:not|n't|fail\w*|without)\b.{0,60}\b(?:cured?|curing|remed\w+|rectif\w+|put right|corrected)|(?:not )?more than (?:1|2|once|twice)|once (?:in|a|per|every)|at most|up to|no more than|not exceed|capped|lesser|lower|\d+ (?:business |calendar )?(?:hours'?|days'?|weeks'?|months'?) (?:prior |written |advance )*notice|reasonabl[ey]|in good faith|for cause|material breach)\b/;

/** That its actor must pay: without a bound on the sum, and not as all that is owed. */
const mustPay =
  /\[a\] (?:shall|must|will|agrees? to|undertakes? to)(?: (?!not\b|only\b|pay\b)[^\s.;]+){0,8}? (?:pay|reimburse|compensate)\b/;
const paysLittle =
  /\b(?:only|solely|sole|exclusive|entire|full and final|no more|not more|not exceed|up to|at most|capped|lesser|lower|limited|less|instead|in lieu|without|unless|if|provided|discretion|deduct\w*|after|when|installments?|days|months)\b/;

/** Whether a statement can burden or serve a party at all: a right does not burden who holds it, a duty does not serve who owes it. */
const isPlausible: Readonly<
  Record<Sought, (party: Standing, actor: Standing, statement: Statement, bears: Issue['bears']) => boolean>
> = {
  issues: (bearer, actor, { force, words }, bears) => {
    if (actor !== 'own' && actor !== 'counterpart') return true;
    if (bearer === actor)
      return force !== 'right' || (bears === 'taker' || bears === 'giver' ? priced : hedged).test(words);
    if (bearer !== opposite[actor]) return true;
    // What the other side must pay, without more, burdens whoever pays it.
    return force !== 'waiver' && !(force === 'duty' && mustPay.test(words) && !paysLittle.test(words));
  },
  benefits: (served, actor, { force, isShield, words }) => {
    if (actor !== 'own' && actor !== 'counterpart') return true;
    if (served === actor)
      return (
        force !== 'waiver' && force !== 'no-right' && (force !== 'ban' || bounded.test(words) || ofActors.test(words))
      );
    return (
      served !== opposite[actor] || (force !== 'no-duty' && !isShield && (force !== 'right' || conditioned.test(words)))
    );
  },
};

/** The heading of a clause names its matter and says nothing of it: "14. Payment and Retainage.". */
const isHeading = ({ force, words }: Statement): boolean =>
  force === 'fact' &&
  /^\d[\d.]*\)? (?!(?:no|all|any|every|time)\b)(?:[a-z][a-z'/-]*,? ){0,6}[a-z][a-z'/-]*\.$/.test(words) &&
  !/ (?:is|are|not|final)\b/.test(words);

/** How far apart two pieces of a quote may stand in the text and still be quoted as one. */
const quoteGap = 220;

/** The passages of the text that a passage of rewritten words stands for, in the order of the text. */
const passagesOf = (plain: PlainText, start: number, end: number): Span[] => {
  const passages: { start: number; end: number }[] = [];
  for (let at = start; at < end; at += 1) {
    const [from, to] = [plain.from[at]!, plain.to[at]!];
    const last = passages.at(-1);
    if (last && from >= last.start && from <= last.end + quoteGap) last.end = Math.max(last.end, to);
    else passages.push({ start: from, end: to });
  }
  return passages.filter((passage) => passage.end - passage.start > 2);
};

/** Words that a quote has at most; a longer one is quoted by its parts. */
const mostQuoted = 60;

const countWords = (text: string): number => text.split(/\s+/).length;

/** A passage widened to whole words, without the spaces and stops around it. */
const wholeWords = (text: string, { start, end }: Span): Span => {
  let [from, to] = [start, end];
  while (from > 0 && /[\p{L}\p{N}'’-]/u.test(text[from]!) && /[\p{L}\p{N}'’-]/u.test(text[from - 1]!)) from -= 1;
  while (to < text.length && /[\p{L}\p{N}'’-]/u.test(text[to - 1]!) && /[\p{L}\p{N}'’-]/u.test(text[to]!)) to += 1;
  while (from < to && /[\s,;:.]/.test(text[from]!)) from += 1;
  while (to > from && /[\s,;:]/.test(text[to - 1]!)) to -= 1;
  return { start: from, end: to };
};

/** Without the rest of brackets that open before: "36 months) and then renews" as "and then renews". */
const outOfBrackets = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  const close = words.indexOf(')');
  const isRest = close >= 0 && !/\(/.test(words.slice(0, close)) && close < words.length / 2;
  return isRest && !/^\W*\(?(?:[a-z]{1,4}|\d{1,2})\)/i.test(words) ? { start: start + close + 1, end } : { start, end };
};

const evidenceOf = (read: ReadText, span: Span): Evidence => {
  const { start, end } = wholeWords(read.text, outOfBrackets(read.text, span));
  return { quote: read.text.slice(start, end), start, end };
};

/** Up to this many words a statement is quoted whole: the reader sees who must do what, not a few words of it. */
const wholeUpTo = 42;

/** Widens a passage to the commas, semicolons or ends of the statement around it, as far as a quote may go. */
const wholePhrase = (text: string, passage: Span, within: Span): Span => {
  let { start, end } = passage;
  const room = (from: number, to: number): boolean => countWords(text.slice(from, to)) <= mostQuoted;
  for (let steps = 0; steps < 4; steps += 1) {
    const before = text.slice(within.start, start).search(/[,;:](?=[^,;:]*$)(?:\s|$)/);
    const left = before < 0 ? within.start : within.start + before + 1;
    if (left < start && room(left, end)) start = left;
    // What was widened to a comma stops right before it.
    const behind = Math.min(end + 1, within.end);
    const after = text.slice(behind, within.end).search(/[,;:](?:\s|$)/);
    const right = after < 0 ? within.end : behind + after;
    if (right > end && room(start, right)) end = right;
    if (countWords(text.slice(start, end)) >= 12) break;
  }
  return { start, end };
};

const numberOrLabel = /^\s*(?:(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)|\d{1,3}(?:\.\d{1,3})*\.?(?=\s))\s+)*/i;

/** A statement's own words, without its number, as evidence. */
const statementSpan = (read: ReadText, { start, end }: Span): Span => ({
  start: start + numberOrLabel.exec(read.text.slice(start, end))![0].length,
  end,
});

/** A statement as evidence: whole where it is short enough, else the phrases around a place in it, else its beginning. */
export const quoteWhole = (read: ReadText, statement: Statement, place?: RegExp): Evidence => {
  const own = statementSpan(read, statement);
  const text = read.text.slice(own.start, own.end);
  if (countWords(text) <= mostQuoted) return evidenceOf(read, own);
  const hit = place?.exec(statement.words);
  const [passage] = hit
    ? passagesOf(statement.plain, hit.index, hit.index + hit[0].length).filter(({ start }) => start >= own.start)
    : [];
  if (passage) return evidenceOf(read, wholePhrase(read.text, passage, own));
  const words = [...text.matchAll(/\S+/g)];
  const last = words[mostQuoted - 1]!;
  return evidenceOf(read, { start: own.start, end: own.start + last.index + last[0].length });
};

/** What the hits of a rule quote: the statement where it is short, else the phrases that hold them. */
export const quotesOf = (read: ReadText, statement: Statement, hits: readonly RegExpExecArray[]): Evidence[] => {
  const from = Math.min(...hits.map(({ index }) => index));
  const to = Math.max(...hits.map((hit) => hit.index + hit[0].length));
  const inStatement = (passage: Span): boolean => passage.start >= statement.start && passage.end <= statement.end + 1;
  const own = statementSpan(read, statement);
  const spanned = passagesOf(statement.plain, from, to);
  const outside = spanned.filter((passage) => !inStatement(passage));
  const inside = spanned.filter(inStatement);
  const size = countWords(read.text.slice(own.start, own.end));
  const hull = inside.length
    ? { start: Math.min(...inside.map(({ start }) => start)), end: Math.max(...inside.map(({ end }) => end)) }
    : undefined;
  const ownQuotes = !hull
    ? []
    : size <= wholeUpTo
      ? [own]
      : countWords(read.text.slice(hull.start, hull.end)) <= mostQuoted
        ? [wholePhrase(read.text, hull, own)]
        : hits.flatMap((hit) =>
            passagesOf(statement.plain, hit.index, hit.index + Math.max(1, hit[0].length))
              .filter(inStatement)
              .map((passage) => wholePhrase(read.text, passage, own)),
          );
  return [...ownQuotes, ...outside]
    .map((passage) => evidenceOf(read, passage))
    .filter(({ quote }) => quote.length > 2)
    .filter(
      (quote, index, all) => all.findIndex((other) => other.start <= quote.start && other.end >= quote.end) === index,
    );
};

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

/** What is looked for: what burdens a party, or what protects one. */
export type Sought = 'issues' | 'benefits';

/** Who suffers what a rule finds: not who disclaims, nor who charges. */
const whoSuffers = (read: ReadText, borne: Standing, standing: Standing, statement: Statement): Standing =>
  withoutCharger(withoutDisclaimer(read, borne, standing, statement), standing, statement);

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
        if (seen.has(statement) || isHeading(statement)) continue;
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

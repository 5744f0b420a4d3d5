import type { Issue, IssueRule } from '../knowledge/issue.ts';
import type { MatchMemo } from './match-memo.ts';
import { indexLiterals } from '../text/literal-index.ts';
import { once } from '../text/once.ts';
import { packLists, type PackedLists } from '../text/packed-lists.ts';
import { requiredLiterals } from '../text/required-literals.ts';

/** A rule and the statements, by their place in the text, that have the words it needs. */
export interface RuleCandidate {
  readonly rule: IssueRule;
  /** For a rule over a sentence those that may hold its first pattern; undefined for one over the whole clause. */
  readonly statements: readonly number[] | undefined;
  /** What each of the rule's patterns needs. */
  readonly needs: readonly Needs[];
}

/** Groups of literals, by number, of which each must be met. */
type Needs = readonly number[];

/** The rules of many issues, each with what a text must hold for it to be worth trying. */
export interface RuleIndex {
  candidates(statements: readonly string[], memo: MatchMemo): Candidates;
}

/** What of the rules is worth trying in a text. */
export interface Candidates {
  /** The issues with those of their rules that could match, and where. */
  readonly issues: readonly { readonly issue: Issue; readonly rules: readonly RuleCandidate[] }[];
  /** Whether a statement, by its place in the text, may hold a pattern that needs so much. */
  readonly mayHold: (needs: Needs, place: number) => boolean;
}

/** What the words of one statement hold. */
interface Possible {
  /** The rules that the statement may match, by number. */
  readonly rules: Uint32Array;
  /** The literals that stand in it, by number. */
  readonly literals: Uint32Array;
  /** The groups of which a literal stands in it. */
  readonly groups: NumberSet;
}

/** A set of small numbers: one bit for each that there could be. */
type NumberSet = Uint32Array;

const setOfUpTo = (numbers: number): NumberSet => new Uint32Array(Math.ceil(numbers / 32));

const holds = (set: NumberSet, number: number): boolean => (set[number >>> 5]! & (1 << (number & 31))) !== 0;

const add = (set: NumberSet, number: number): void => {
  set[number >>> 5]! |= 1 << (number & 31);
};

/** Whether a set holds a list of numbers, but for so many of the first, which are known to be in it. */
const holdsAll = (set: NumberSet, { starts, items }: PackedLists, list: number, known = 0): boolean => {
  for (let at = starts[list]! + known; at < starts[list + 1]!; at += 1) if (!holds(set, items[at]!)) return false;
  return true;
};

interface Entry {
  readonly issue: number;
  readonly rule: IssueRule;
  /** What each of its patterns needs of the text. */
  readonly needs: readonly Needs[];
  /** What must be met by one statement. */
  readonly own: Needs;
}

/** Groups of literals, numbered: many patterns need the same. */
const numberGroups = () => {
  const literals = new Map<string, number>();
  const groups = new Map<string, number>();
  const literalsOf: number[][] = [];
  const known = new Map<RegExp, readonly number[]>();
  const groupOf = (group: readonly string[]): number =>
    once(groups, group.join('|'), () => {
      literalsOf.push(group.map((literal) => once(literals, literal, () => literals.size)));
      return groups.size;
    });
  return {
    literals,
    /** The literals of each group. */
    literalsOf,
    ofPattern: (pattern: RegExp): Needs => once(known, pattern, () => requiredLiterals(pattern).map(groupOf)),
  };
};

/** After so many statements the rules are keyed anew by what these held. */
const learnsUntil = 200;

/** For each literal the rules that are tried where it stands. */
const keyRules = (
  entries: readonly Entry[],
  literalsOf: readonly (readonly number[])[],
  timesSeen: readonly number[],
) => {
  const rarity = literalsOf.map((literals) => literals.reduce((sum, literal) => sum + timesSeen[literal]!, 0));
  const rarestFirst = entries.map(({ own }) => own.toSorted((one, other) => rarity[one]! - rarity[other]!));
  const keyed: number[][] = timesSeen.map(() => []);
  entries.forEach(({ rule }, place) => {
    const [key] = rarestFirst[place]!;
    if (key === undefined || rule.within === 'clause') return;
    for (const literal of literalsOf[key]!) keyed[literal]!.push(place);
  });
  return { byLiteral: packLists(keyed), own: packLists(rarestFirst) };
};

/** Indexes the rules of issues by the words their patterns need, so that a text is held against few of them. */
export const indexRules = (issues: readonly Issue[]): RuleIndex => {
  const numbers = numberGroups();
  const entries = issues.flatMap((issue, place) =>
    issue.rules.map((rule): Entry => {
      const needs = rule.all.map(numbers.ofPattern);
      const own = (rule.within === 'sentence' ? needs.slice(0, 1) : needs).flat();
      return { issue: place, rule, needs, own };
    }),
  );
  const literals = [...numbers.literals.keys()];
  const index = indexLiterals(literals);
  const groupsOf: number[][] = literals.map(() => []);
  numbers.literalsOf.forEach((ofGroup, group) => {
    for (const literal of ofGroup) groupsOf[literal]!.push(group);
  });
  const groups = packLists(groupsOf);
  const needs = packLists(entries.map((entry) => entry.needs.flat()));
  const wide = [...entries.keys()].filter((place) => entries[place]!.rule.within === 'clause');
  const always = [...entries.keys()].filter(
    (place) => !entries[place]!.own.length && entries[place]!.rule.within !== 'clause',
  );
  /** The rules whose patterns may lie in several statements. */
  const isAcross = Uint8Array.from(entries, ({ rule: { within } }) =>
    within === 'sentence' || within === 'clause' ? 1 : 0,
  );
  /** How often each literal stood in a statement so far; before any, how common its letters make it. */
  const timesSeen = literals.map((literal) => 3 ** -literal.length);
  let statementsRead = 0;
  let keys = keyRules(entries, numbers.literalsOf, timesSeen);
  const triedIn = new Uint32Array(entries.length);
  let statement = 0;
  const readWords = (words: string): Possible => {
    statement += 1;
    const present = index.placesIn(words);
    const met = setOfUpTo(numbers.literalsOf.length);
    for (const literal of present)
      for (let at = groups.starts[literal]!; at < groups.starts[literal + 1]!; at += 1) add(met, groups.items[at]!);
    const rules = always.slice();
    const { byLiteral, own } = keys;
    for (const literal of present)
      for (let at = byLiteral.starts[literal]!; at < byLiteral.starts[literal + 1]!; at += 1) {
        const place = byLiteral.items[at]!;
        if (triedIn[place] === statement) continue;
        triedIn[place] = statement;
        // The literal is one of the rule's first group.
        if (holdsAll(met, own, place, 1)) rules.push(place);
      }
    return { rules: Uint32Array.from(rules), literals: Uint32Array.from(present), groups: met };
  };
  return {
    candidates(statements, memo) {
      const isLearning = statementsRead < learnsUntil;
      statementsRead += statements.length;
      const places = new Map<number, number[]>();
      const inText = setOfUpTo(numbers.literalsOf.length);
      const held: NumberSet[] = [];
      statements.forEach((words, at) => {
        const { rules, literals: present, groups: met } = memo.find(readWords, words);
        met.forEach((bits, of) => {
          inText[of]! |= bits;
        });
        held.push(met);
        if (isLearning) for (const literal of present) timesSeen[literal]! += 1;
        for (const rule of rules) {
          const found = places.get(rule);
          if (found) found.push(at);
          else places.set(rule, [at]);
        }
      });
      // What is found does not depend on the keys, only how soon.
      if (isLearning && statementsRead >= learnsUntil) keys = keyRules(entries, numbers.literalsOf, timesSeen);
      const possible: number[] = [];
      for (const place of places.keys()) if (!isAcross[place] || holdsAll(inText, needs, place)) possible.push(place);
      for (const place of wide) if (holdsAll(inText, needs, place)) possible.push(place);
      const found: { readonly issue: Issue; readonly rules: RuleCandidate[] }[] = [];
      // The rules of an issue follow each other.
      for (const at of Uint32Array.from(possible).sort()) {
        const { issue: number, rule, needs: ofPatterns } = entries[at]!;
        const issue = issues[number]!;
        const candidate = { rule, statements: places.get(at), needs: ofPatterns };
        const last = found.at(-1);
        if (last?.issue === issue) last.rules.push(candidate);
        else found.push({ issue, rules: [candidate] });
      }
      return {
        issues: found,
        mayHold(ofPattern, place) {
          for (const group of ofPattern) if (!holds(held[place]!, group)) return false;
          return true;
        },
      };
    },
  };
};

import type { Issue, IssueRule } from '../knowledge/issue.ts';
import type { MatchMemo } from './match-memo.ts';
import { indexLiterals } from '../text/literal-index.ts';
import { packLists, type PackedLists } from '../text/packed-lists.ts';
import { requiredLiterals } from '../text/required-literals.ts';

/** A rule and the statements, by their place in the text, that have the words it needs. */
export interface RuleCandidate {
  readonly rule: IssueRule;
  /** For a rule over a sentence those that may hold its first pattern; undefined for one over the whole clause. */
  readonly statements: readonly number[] | undefined;
}

/** The rules of many issues, each with what a text must hold for it to be worth trying. */
export interface RuleIndex {
  /** The issues with those of their rules that could match, and where. */
  candidates(
    statements: readonly string[],
    memo: MatchMemo,
  ): readonly { readonly issue: Issue; readonly rules: readonly RuleCandidate[] }[];
}

/** What the words of one statement meet. */
interface Possible {
  /** The rules that the statement may match, by number. */
  readonly rules: Uint32Array;
  /** Of the groups of literals it meets those that rules over more than one statement need. */
  readonly groups: Uint32Array;
}

interface Entry {
  readonly issue: number;
  readonly rule: IssueRule;
  /** Groups of literals, by number, of which each must be met by the text. */
  readonly needs: readonly number[];
  /** The same, of which each must be met by one statement; the rarest first. */
  readonly own: readonly number[];
}

/** Groups of literals, numbered: many patterns need the same. */
const numberGroups = () => {
  const literals = new Map<string, number>();
  const groups = new Map<string, number>();
  const groupsOfLiteral: number[][] = [];
  const rarity: number[] = [];
  const known = new Map<RegExp, readonly number[]>();
  const literalOf = (literal: string): number => {
    const place = literals.get(literal) ?? literals.size;
    if (place === literals.size) {
      literals.set(literal, place);
      groupsOfLiteral.push([]);
    }
    return place;
  };
  const groupOf = (group: readonly string[]): number => {
    const key = group.join('|');
    const place = groups.get(key) ?? groups.size;
    if (place < groups.size) return place;
    groups.set(key, place);
    rarity.push(-group.reduce((sum, literal) => sum + 3 ** -literal.length, 0));
    for (const literal of group) groupsOfLiteral[literalOf(literal)]!.push(place);
    return place;
  };
  return {
    literals,
    groupsOfLiteral,
    /** Greater for groups that fewer texts meet. */
    rarity,
    ofPattern: (pattern: RegExp): readonly number[] => {
      const numbers = known.get(pattern) ?? requiredLiterals(pattern).map(groupOf);
      known.set(pattern, numbers);
      return numbers;
    },
    size: () => groups.size,
  };
};

/** After so many statements the rules are keyed anew by what these held. */
const learnsUntil = 200;

const areMet = (entry: number, { starts, items }: PackedLists, met: Uint8Array): boolean => {
  for (let at = starts[entry]!; at < starts[entry + 1]!; at += 1) if (!met[items[at]!]) return false;
  return true;
};

/** Indexes the rules of issues by the words their patterns need, so that a text is held against few of them. */
export const indexRules = (issues: readonly Issue[]): RuleIndex => {
  const numbers = numberGroups();
  const entries = issues.flatMap((issue, place) =>
    issue.rules.map((rule): Entry => {
      const needs = rule.all.map(numbers.ofPattern);
      const own = (rule.within === 'sentence' ? needs.slice(0, 1) : needs).flat();
      own.sort((one, other) => numbers.rarity[other]! - numbers.rarity[one]!);
      return { issue: place, rule, needs: needs.flat(), own };
    }),
  );
  const index = indexLiterals([...numbers.literals.keys()]);
  const groupsOf = packLists(numbers.groupsOfLiteral);
  const needs = packLists(entries.map((entry) => entry.needs));
  const own = packLists(entries.map((entry) => entry.own));
  const isWide = entries.map(({ rule }) => rule.within === 'clause');
  /** The rules whose patterns may lie in several statements. */
  const isAcross = Uint8Array.from(entries, ({ rule }) =>
    rule.within === 'sentence' || rule.within === 'clause' ? 1 : 0,
  );
  const wide = [...entries.keys()].filter((place) => isWide[place]);
  const always = [...entries.keys()].filter((place) => !entries[place]!.own.length && !isWide[place]);
  const timesMet = new Uint32Array(numbers.size());
  let statementsRead = 0;
  /** The rules by the one group of each that the fewest statements met so far; before any, that its letters make rarest. */
  const keyRules = (): PackedLists => {
    const keyed: number[][] = Array.from({ length: numbers.size() }, () => []);
    entries.forEach((entry, place) => {
      if (!entry.own.length || isWide[place]) return;
      const rarest = entry.own.reduce((best, group) => (timesMet[group]! < timesMet[best]! ? group : best));
      keyed[rarest]!.push(place);
    });
    return packLists(keyed);
  };
  let byGroup = keyRules();
  const isSpread = new Uint8Array(numbers.size());
  entries.forEach((entry, place) => {
    if (isAcross[place]) for (const group of entry.needs) isSpread[group] = 1;
  });
  const met = new Uint8Array(numbers.size());
  const readWords = (words: string): Possible => {
    met.fill(0);
    const groups: number[] = [];
    for (const literal of index.placesIn(words))
      for (let at = groupsOf.starts[literal]!; at < groupsOf.starts[literal + 1]!; at += 1) {
        const group = groupsOf.items[at]!;
        if (met[group]) continue;
        met[group] = 1;
        timesMet[group]! += 1;
        groups.push(group);
      }
    const rules = always.slice();
    for (const group of groups)
      for (let at = byGroup.starts[group]!; at < byGroup.starts[group + 1]!; at += 1)
        if (areMet(byGroup.items[at]!, own, met)) rules.push(byGroup.items[at]!);
    return { rules: Uint32Array.from(rules), groups: Uint32Array.from(groups.filter((group) => isSpread[group])) };
  };
  return {
    candidates(statements, memo) {
      // What is found does not depend on the keys, only how soon.
      if (statementsRead < learnsUntil && statementsRead + statements.length >= learnsUntil) byGroup = keyRules();
      statementsRead += statements.length;
      const everywhere = new Uint8Array(numbers.size());
      const places = new Map<number, number[]>();
      statements.forEach((words, at) => {
        const { rules, groups } = memo.find(readWords, words);
        for (const group of groups) everywhere[group] = 1;
        for (const rule of rules) {
          const found = places.get(rule);
          if (found) found.push(at);
          else places.set(rule, [at]);
        }
      });
      const possible: number[] = [];
      for (const place of places.keys()) if (!isAcross[place] || areMet(place, needs, everywhere)) possible.push(place);
      for (const place of wide) if (areMet(place, needs, everywhere)) possible.push(place);
      const rules = new Map<number, RuleCandidate[]>();
      for (const place of Uint32Array.from(possible).sort()) {
        const { issue, rule } = entries[place]!;
        const candidate = { rule, statements: places.get(place) };
        const list = rules.get(issue);
        if (list) list.push(candidate);
        else rules.set(issue, [candidate]);
      }
      return Array.from(rules, ([issue, list]) => ({ issue: issues[issue]!, rules: list }));
    },
  };
};

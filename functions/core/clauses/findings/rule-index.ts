import type { Issue, IssueRule } from '../knowledge/issue.ts';
import { indexLiterals, requiredLiterals } from '../text/required-literals.ts';

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
  ): readonly { readonly issue: Issue; readonly rules: readonly RuleCandidate[] }[];
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

const areMet = (needs: readonly number[], met: Uint8Array): boolean => {
  for (const need of needs) if (!met[need]) return false;
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
  const isWide = entries.map(({ rule }) => rule.within === 'clause');
  const always = entries.flatMap(({ own }, place) => (own.length || isWide[place] ? [] : [place]));
  const timesMet = new Uint32Array(numbers.size());
  let statementsRead = 0;
  /** The rules by the one group of each that the fewest statements met so far; before any, that its letters make rarest. */
  const keyRules = (): number[][] => {
    const keyed: number[][] = Array.from({ length: numbers.size() }, () => []);
    entries.forEach(({ own }, place) => {
      if (!own.length || isWide[place]) return;
      const rarest = own.reduce((best, group) => (timesMet[group]! < timesMet[best]! ? group : best));
      keyed[rarest]!.push(place);
    });
    return keyed;
  };
  let byGroup = keyRules();
  return {
    candidates(statements) {
      // What is found does not depend on the keys, only how soon.
      if (statementsRead < learnsUntil && statementsRead + statements.length >= learnsUntil) byGroup = keyRules();
      statementsRead += statements.length;
      const everywhere = new Uint8Array(byGroup.length);
      const met = new Uint8Array(byGroup.length);
      const places = new Map<number, number[]>();
      statements.forEach((words, at) => {
        const groups: number[] = [];
        for (const literal of index.placesIn(words))
          for (const group of numbers.groupsOfLiteral[literal]!)
            if (!met[group]) {
              met[group] = everywhere[group] = 1;
              timesMet[group]! += 1;
              groups.push(group);
            }
        const attempt = (entry: number) => {
          if (!areMet(entries[entry]!.own, met)) return;
          const found = places.get(entry);
          if (found) found.push(at);
          else places.set(entry, [at]);
        };
        for (const group of groups) for (const entry of byGroup[group]!) attempt(entry);
        always.forEach(attempt);
        for (const group of groups) met[group] = 0;
      });
      const rules = new Map<number, RuleCandidate[]>();
      const keep = (place: number, found: readonly number[] | undefined): void => {
        const { issue, rule } = entries[place]!;
        const list = rules.get(issue);
        if (list) list.push({ rule, statements: found });
        else rules.set(issue, [{ rule, statements: found }]);
      };
      entries.forEach(({ rule, needs }, place) => {
        const found = places.get(place);
        if (!isWide[place] && !found) return;
        if (rule.within === undefined || rule.within === 'statement' || areMet(needs, everywhere)) keep(place, found);
      });
      return [...rules].sort(([a], [b]) => a - b).map(([issue, list]) => ({ issue: issues[issue]!, rules: list }));
    },
  };
};

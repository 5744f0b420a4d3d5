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
}

/** The rules of many issues, each with what a text must hold for it to be worth trying. */
export interface RuleIndex {
  candidates(statements: readonly string[], memo: MatchMemo): Candidates;
}

/** What of the rules is worth trying in a text. */
export interface Candidates {
  /** The issues with those of their rules that could match, and where. */
  readonly issues: readonly { readonly issue: Issue; readonly rules: readonly RuleCandidate[] }[];
  /** The statements, by their place in the text, that may hold a pattern of the rules; undefined where all may. */
  readonly placesOf: (pattern: RegExp) => readonly number[] | undefined;
}

/** What the words of one statement hold. */
interface Possible {
  /** The rules that the statement may match, by number. */
  readonly rules: Uint32Array;
  /** The literals that stand in it, by number. */
  readonly literals: Uint32Array;
}

interface Entry {
  readonly issue: number;
  readonly rule: IssueRule;
  /** Groups of literals, by number, of which each must be met by the text. */
  readonly needs: readonly number[];
  /** The same, of which each must be met by one statement. */
  readonly own: readonly number[];
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
    ofPattern: (pattern: RegExp): readonly number[] =>
      once(known, pattern, () => requiredLiterals(pattern).map(groupOf)),
  };
};

/** Tells of groups whether one of their literals stands in a text; each is looked at when it is first asked for. */
const watchGroups = (literalsOf: PackedLists, literals: number) => {
  const isPresent = new Uint8Array(literals);
  const groups = literalsOf.starts.length - 1;
  const isMet = new Uint8Array(groups);
  const isKnown = new Uint8Array(groups);
  const look = (group: number): number => {
    for (let at = literalsOf.starts[group]!; at < literalsOf.starts[group + 1]!; at += 1)
      if (isPresent[literalsOf.items[at]!]) return 1;
    return 0;
  };
  return {
    /** Begins another text. */
    clear() {
      isPresent.fill(0);
      isKnown.fill(0);
    },
    add(literals: readonly number[] | Uint32Array) {
      for (const literal of literals) isPresent[literal] = 1;
    },
    /** Whether each group of an entry is met. */
    meets(entry: number, { starts, items }: PackedLists): boolean {
      for (let at = starts[entry]!; at < starts[entry + 1]!; at += 1) {
        const group = items[at]!;
        if (!isKnown[group]) {
          isKnown[group] = 1;
          isMet[group] = look(group);
        }
        if (!isMet[group]) return false;
      }
      return true;
    },
  };
};

/** Tells which statements meet each of some groups of literals, by the literals that stand in each. */
const placeGroups = (literalsOf: PackedLists, held: readonly Uint32Array[]) => {
  const byLiteral = new Map<number, number[]>();
  held.forEach((literals, place) => {
    for (const literal of literals) once(byLiteral, literal, (): number[] => []).push(place);
  });
  const known = new Map<number, ReadonlySet<number>>();
  const placesOf = (group: number): ReadonlySet<number> =>
    once(known, group, () => {
      const literals = literalsOf.items.subarray(literalsOf.starts[group], literalsOf.starts[group + 1]);
      return new Set(Array.from(literals).flatMap((literal) => byLiteral.get(literal) ?? []));
    });
  return ([first, ...others]: readonly number[]): readonly number[] | undefined =>
    first === undefined
      ? undefined
      : [...placesOf(first)]
          .filter((place) => others.every((group) => placesOf(group).has(place)))
          .sort((one, other) => one - other);
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
      return { issue: place, rule, needs: needs.flat(), own };
    }),
  );
  const literals = [...numbers.literals.keys()];
  const index = indexLiterals(literals);
  const literalsOf = packLists(numbers.literalsOf);
  const needs = packLists(entries.map((entry) => entry.needs));
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
  const inStatement = watchGroups(literalsOf, literals.length);
  const inText = watchGroups(literalsOf, literals.length);
  const triedIn = new Uint32Array(entries.length);
  let statement = 0;
  const readWords = (words: string): Possible => {
    statement += 1;
    const present = index.placesIn(words);
    inStatement.clear();
    inStatement.add(present);
    const rules = always.slice();
    const { byLiteral, own } = keys;
    for (const literal of present)
      for (let at = byLiteral.starts[literal]!; at < byLiteral.starts[literal + 1]!; at += 1) {
        const place = byLiteral.items[at]!;
        if (triedIn[place] === statement) continue;
        triedIn[place] = statement;
        if (inStatement.meets(place, own)) rules.push(place);
      }
    return { rules: Uint32Array.from(rules), literals: Uint32Array.from(present) };
  };
  return {
    candidates(statements, memo) {
      const isLearning = statementsRead < learnsUntil;
      statementsRead += statements.length;
      const places = new Map<number, number[]>();
      inText.clear();
      const held: Uint32Array[] = [];
      statements.forEach((words, at) => {
        const { rules, literals: present } = memo.find(readWords, words);
        inText.add(present);
        held.push(present);
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
      for (const place of places.keys()) if (!isAcross[place] || inText.meets(place, needs)) possible.push(place);
      for (const place of wide) if (inText.meets(place, needs)) possible.push(place);
      const rules = new Map<number, RuleCandidate[]>();
      for (const place of Uint32Array.from(possible).sort()) {
        const { issue, rule } = entries[place]!;
        const candidate = { rule, statements: places.get(place) };
        const list = rules.get(issue);
        if (list) list.push(candidate);
        else rules.set(issue, [candidate]);
      }
      let place: ReturnType<typeof placeGroups> | undefined;
      const known = new Map<RegExp, readonly number[] | undefined>();
      return {
        issues: Array.from(rules, ([issue, list]) => ({ issue: issues[issue]!, rules: list })),
        placesOf: (pattern) =>
          once(known, pattern, () => (place ??= placeGroups(literalsOf, held))(numbers.ofPattern(pattern))),
      };
    },
  };
};

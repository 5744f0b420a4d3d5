import type { RuleKind, RuleResult } from '../../../shared/analysis.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';
import { setApart } from '../clauses/reading/set-apart.ts';
import { listed, snippet } from '../clauses/reading/sentence-tools.ts';

/** Stands for words of which nothing else is left. */
const leftOut = '(words addressed to software)';

/** Playbooks as the engine and a model read them, with what was taken out of them. */
export interface ReadableGuidance {
  readonly playbooks: readonly PlaybookGuidance[];
  /** The rules that were not applied for it: they are not assessed. */
  readonly rules: readonly RuleResult[];
  /** What a reader must know of it, in plain sentences; empty where nothing was taken out. */
  readonly notes: readonly string[];
}

const explanation = 'These words speak to software, not to the parties or a reviewer. They were not followed.';

/** Sets apart, one text after the other, and keeps what was taken out. */
const reader = () => {
  const taken: string[] = [];
  return {
    taken,
    read: (text: string): string => {
      const apart = setApart(text);
      if (!apart?.passages.length) return text;
      taken.push(...apart.passages.map(({ quote }) => quote));
      return apart.leavesNothing ? leftOut : apart.text;
    },
  };
};

/** Any text within a value read, its shape kept. */
const readWithin = <Value>(value: Value, read: (text: string) => string): Value => {
  if (typeof value === 'string') return read(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => readWithin(item, read)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, readWithin(item, read)])) as Value;
};

const lists = [
  ['focusAreas', 'focus-area'],
  ['avoidanceKeywords', 'avoidance-keyword'],
  ['preferredLanguage', 'preferred-language'],
] as const satisfies readonly (readonly [keyof PlaybookGuidance['rules'], RuleKind])[];

const readPlaybook = (playbook: PlaybookGuidance) => {
  const { taken, read } = reader();
  const rules: RuleResult[] = [];
  const drop = (kind: RuleKind, rule: string): void => {
    rules.push({ playbookId: playbook.id, kind, rule, outcome: 'not-assessed', explanation, evidence: [] });
  };
  const kept = Object.fromEntries(
    lists.map(([list, kind]) => [
      list,
      playbook.rules[list].filter((rule) => {
        const isWhole = read(rule) === rule;
        if (!isWhole) drop(kind, rule);
        return isWhole;
      }),
    ]),
  );
  const before = taken.length;
  const instructions = read(playbook.rules.specialInstructions);
  for (const rule of taken.slice(before)) drop('special-instructions', rule);
  const readable: PlaybookGuidance = {
    ...playbook,
    name: read(playbook.name),
    rules: {
      ...readWithin(playbook.rules, read),
      ...kept,
      specialInstructions: instructions === leftOut ? '' : instructions,
    },
    templates: readWithin(playbook.templates, read),
  };
  // Untouched playbooks stay the same objects, by which what was read of them before is known again.
  return { readable: taken.length ? readable : playbook, rules, taken };
};

/**
 * Takes out of playbooks and their templates what is addressed to software: a rule of it is not applied, a template's
 * section goes without it, and neither the engine nor a model reads it.
 */
export const setGuidanceApart = (playbooks: readonly PlaybookGuidance[]): ReadableGuidance => {
  const read = playbooks.map((playbook) => ({ playbook, ...readPlaybook(playbook) }));
  const spoken = read.filter(({ taken }) => taken.length > 0);
  return {
    playbooks: read.map(({ readable }) => readable),
    rules: read.flatMap(({ rules }) => rules),
    notes: spoken.map(
      ({ playbook, taken }) =>
        `Text addressed to the reader's software stands in the playbook “${playbook.name}” or its templates. It was not followed: ${listed(
          [...new Set(taken)].slice(0, 3).map((words) => `“${snippet(words, 80)}”`),
        )}.`,
    ),
  };
};

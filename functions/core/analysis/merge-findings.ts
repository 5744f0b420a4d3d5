import type { Evidence, Importance, RiskLevel } from '../../../shared/analysis.ts';
import { overlaps } from '../clauses/reading/split-text.ts';
import type { Proof } from './prove-quotes.ts';

/*
 * How a model's findings come beside the engine's. The engine's never go, and never lose a place or a level: what the
 * model says of the same words joins them, what it says of others is added, and what it cannot prove is kept apart.
 */

interface Finding {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly evidence: Evidence[];
  readonly verified: boolean;
}

/** A model's finding, with what became of its quotations. */
export interface ProvedFinding {
  readonly title: string;
  readonly description: string;
  readonly proof: Proof;
}

const levelOrder: readonly RiskLevel[] = ['low', 'medium', 'high'];
export const graverLevel = (one: RiskLevel, other: RiskLevel): RiskLevel =>
  levelOrder.indexOf(one) >= levelOrder.indexOf(other) ? one : other;
export const milderLevel = (one: RiskLevel, other: RiskLevel): RiskLevel =>
  levelOrder.indexOf(one) <= levelOrder.indexOf(other) ? one : other;

const importanceOrder: readonly Importance[] = ['other', 'important', 'critical'];
export const graverImportance = (one: Importance, other: Importance): Importance =>
  importanceOrder.indexOf(one) >= importanceOrder.indexOf(other) ? one : other;

const titleKey = (title: string): string => title.trim().toLowerCase();

const isSameTitle = (one: { readonly title: string }, other: { readonly title: string }): boolean =>
  titleKey(one.title) === titleKey(other.title);

const shared = (one: Evidence, other: Evidence): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));

/** How many units of the clause two findings both quote. */
const sharedUnits = (one: readonly Evidence[], other: readonly Evidence[]): number =>
  one.reduce((sum, place) => sum + other.reduce((most, next) => Math.max(most, shared(place, next)), 0), 0);

const wordsOf = (title: string): ReadonlySet<string> => new Set(titleKey(title).match(/\p{L}{4,}/gu));

const sharedWords = (one: string, other: string): number => {
  const words = wordsOf(other);
  return [...wordsOf(one)].filter((word) => words.has(word)).length;
};

/** The finding of the engine that a model's speaks of: the same matter by its title, else by the words both quote. */
const subjectOf = (said: ProvedFinding, findings: readonly Finding[]): Finding | undefined => {
  const named = findings.find((finding) => isSameTitle(finding, said));
  if (named) return named;
  const [best] = findings
    .map((finding) => ({
      finding,
      units: sharedUnits(finding.evidence, said.proof.evidence),
      words: sharedWords(finding.title, said.title),
    }))
    .filter(({ units }) => units > 0)
    .sort((a, b) => b.units - a.units || b.words - a.words);
  return best?.finding;
};

/**
 * What a model says, under its name, so that nobody takes it for the engine's.
 * @param graver the level or importance that it raised a finding to
 */
export const inItsName = (words: string, graver?: string): string =>
  `By the language model${graver === undefined ? '' : `, which calls it ${graver}`}: ${words}`;

/** What both say of one matter: the engine's finding with the model's places, and its words after the engine's own. */
const join = <Own extends Finding>(finding: Own, said: ProvedFinding, graver: string | undefined): Own => {
  const more = said.proof.evidence.filter((place) => !finding.evidence.some((own) => overlaps(own, place)));
  return {
    ...finding,
    description: `${finding.description} ${inItsName(said.description, graver)}`.trimStart(),
    evidence: [...finding.evidence, ...more],
  };
};

interface MergeOptions<Own extends Finding, Said extends ProvedFinding> {
  readonly own: readonly Own[];
  readonly said: readonly Said[];
  /** Whether the model may speak to a finding of the engine's; others stay as they are. */
  readonly mayJoin: (finding: Own) => boolean;
  /** The finding as the graver of the two has it; the model's words are put behind its own. */
  readonly raise: (finding: Own, said: Said) => Own;
  /** How much a finding weighs, in a word; undefined for findings that do not weigh. */
  readonly weightOf: (finding: Own) => string | undefined;
  /** A finding of the model's own; `verified` says whether it is proved. */
  readonly add: (said: Said, place: number) => Own;
}

interface Merged<Own extends Finding, Said extends ProvedFinding> {
  /** The engine's findings in their order. */
  readonly own: Own[];
  /** The model's: what is new, then what is not proved. */
  readonly others: Own[];
  /** What the model proved and the engine had not. */
  readonly added: readonly Said[];
  /** What the model proved to weigh more than the engine had it, with the engine's finding as it was. */
  readonly raised: readonly { readonly from: Own; readonly to: Own }[];
}

/** The findings of both. */
export const mergeFindings = <Own extends Finding, Said extends ProvedFinding>({
  own,
  said,
  mayJoin,
  raise,
  weightOf,
  add,
}: MergeOptions<Own, Said>): Merged<Own, Said> => {
  const merged = new Map<Finding, Own>(own.map((finding) => [finding, finding]));
  const open = own.filter(mayJoin);
  const added: Own[] = [];
  const unproved: Own[] = [];
  const addedSaid: Said[] = [];
  for (const [place, one] of said.entries()) {
    if (!one.proof.isProved) {
      unproved.push(add(one, place));
      continue;
    }
    const subject = subjectOf(one, open);
    if (subject) {
      const before = merged.get(subject)!;
      const after = raise(before, one);
      const weight = weightOf(after);
      merged.set(subject, join(after, one, weight === weightOf(before) ? undefined : weight));
    } else {
      added.push(add(one, place));
      addedSaid.push(one);
    }
  }
  const raised = own.map((from) => ({ from, to: merged.get(from)! })).filter(({ from, to }) => from !== to);
  return { own: [...merged.values()], others: [...added, ...unproved], added: addedSaid, raised };
};

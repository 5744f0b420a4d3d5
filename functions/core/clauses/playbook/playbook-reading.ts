import type { Evidence, RuleResult, UsedPlaybook } from '../../../../shared/analysis.ts';
import { listed } from '../reading/sentence-tools.ts';

/** Something in the clause that playbooks ask to avoid: it is listed as a risk and raises the score. */
export interface Breach {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly evidence: readonly Evidence[];
  /** Its part in the score before the reader's tolerance, as the weights of docs/scoring.md. */
  readonly weight: number;
  /** What to ask for at the table. */
  readonly ask: string;
}

/** Something playbooks ask for that the clause does not hold: it is listed as missing. */
export interface Gap {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** A keyword that playbooks avoid, with their names, and the places where the clause uses it. */
export interface AvoidedKeyword {
  readonly keyword: string;
  readonly playbooks: readonly string[];
  readonly places: readonly Evidence[];
  /** The preferred wording of a playbook that can stand in its place. */
  readonly instead: string | undefined;
}

/** Wording that playbooks prefer and the clause lacks. `near` is where the clause says something close to it. */
export interface AbsentWording {
  readonly wording: string;
  readonly playbooks: readonly string[];
  readonly near: Evidence | undefined;
}

/** A matter that playbooks want looked at first, and where the clause deals with it. */
export interface FocusArea {
  readonly matter: string;
  readonly playbooks: readonly string[];
  readonly evidence: readonly Evidence[];
}

/** What playbooks make of a text. */
export interface PlaybookReading {
  readonly used: readonly UsedPlaybook[];
  readonly rules: readonly RuleResult[];
  readonly breaches: readonly Breach[];
  readonly gaps: readonly Gap[];
  readonly avoided: readonly AvoidedKeyword[];
  readonly absent: readonly AbsentWording[];
  /** Preferred wording that stands in the clause. */
  readonly present: readonly string[];
  readonly focus: readonly FocusArea[];
  readonly notes: readonly string[];
}

/** The reading where no playbook applies. */
export const noPlaybooks: PlaybookReading = {
  used: [],
  rules: [],
  breaches: [],
  gaps: [],
  avoided: [],
  absent: [],
  present: [],
  focus: [],
  notes: [],
};

/** A keyword that is used weighs as much as a medium burden, one that the clause turns round as a low one. */
export const breachWeight = 0.28;
export const mildBreachWeight = 0.08;
/** A focus area or required matter that is missing costs as much as an important gap. */
const gapWeight = 0.016;
/** Preferred wording that is absent: a little more than the duty which putting it in may add. */
const absentWeight = 0.03;
/** Gaps and absent wordings each count only a handful of times: long lists say little about one clause. */
const mostCounted = 6;

/** The weights that a reading adds to the risk score, none of them negative. */
export const weightsOf = ({ breaches, gaps, absent }: PlaybookReading): number[] => [
  ...breaches.map(({ weight }) => weight),
  ...gaps.slice(0, mostCounted).map(() => gapWeight),
  ...absent.slice(0, mostCounted).map(() => absentWeight),
];

/** “A”, “A and B”: the playbooks by name, as explanations cite them. */
export const namedPlaybooks = (names: readonly string[]): string => {
  const quoted = [...new Set(names)].map((name) => `“${name}”`);
  return `${quoted.length < 2 ? 'playbook' : 'playbooks'} ${listed(quoted)}`;
};

import type { Evidence, PositionResult, RuleResult, Uncovered, UsedPlaybook } from '../../../../shared/analysis.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { listed } from '../reading/sentence-tools.ts';
import type { OpenPosition } from './find-positions.ts';

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
  /** What it is about, in the playbook's words, and which rule says so. */
  readonly matter: string;
  readonly source: string;
  /** Every rule that says so, and the engine, where they are several. */
  readonly sources?: readonly string[];
  /** What it is listed by, where another finding of the same issue is graver or counts for it already. */
  readonly listedWeight?: number;
}

/** Something playbooks ask for that the clause does not hold: it is listed as missing. */
export interface Gap {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The rule that says so; all of them, and the engine, where they are several. */
  readonly source: string;
  readonly sources?: readonly string[];
  /** True where the engine's own gap counts already. */
  readonly isCounted?: boolean;
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
  /** The positions with their verdicts, those that can be moved to their standard, and what none of them covers. */
  readonly positions: readonly PositionResult[];
  readonly openPositions: readonly OpenPosition[];
  readonly uncovered: readonly Uncovered[];
  /** How many topics are met by a fallback only. */
  readonly fallbacks: number;
  /** Burdens that a breach of the same place and issue speaks for: they are listed with it and not apart. */
  readonly absorbed: ReadonlySet<FoundHazard>;
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
  positions: [],
  openPositions: [],
  uncovered: [],
  fallbacks: 0,
  absorbed: new Set(),
  notes: [],
};

/** A keyword that is used weighs as much as a medium burden, one that the clause turns round as a low one. */
export const breachWeight = 0.28;
export const mildBreachWeight = 0.08;
/** What a playbook walks away from weighs as much as a high burden. */
export const walkAwayWeight = 0.4;
/** A position met by a fallback: less than what was wanted, and agreed to beforehand. */
const fallbackWeight = 0.02;
/** What is left of a breach that a burden of the same issue counts for already: that a playbook names it. */
export const sharedBreachWeight = 0.03;
/** A focus area or required matter that is missing costs as much as an important gap. */
const gapWeight = 0.016;
/** Preferred wording that is absent: a little more than the duty which putting it in may add. */
const absentWeight = 0.03;
/** Gaps and absent wordings each count only a handful of times: long lists say little about one clause. */
const mostCounted = 6;

/** The weights that a reading adds to the risk score, none of them negative. */
export const weightsOf = ({ breaches, gaps, absent, fallbacks }: PlaybookReading): number[] => [
  ...breaches.map(({ weight }) => weight),
  ...gaps
    .filter(({ isCounted }) => !isCounted)
    .slice(0, mostCounted)
    .map(() => gapWeight),
  ...absent.slice(0, mostCounted).map(() => absentWeight),
  ...Array.from({ length: Math.min(mostCounted, fallbacks) }, () => fallbackWeight),
];

/** “A”, “A and B”: the playbooks by name, as explanations cite them. */
export const namedPlaybooks = (names: readonly string[]): string => {
  const quoted = [...new Set(names)].map((name) => `“${name}”`);
  return `${quoted.length < 2 ? 'playbook' : 'playbooks'} ${listed(quoted)}`;
};

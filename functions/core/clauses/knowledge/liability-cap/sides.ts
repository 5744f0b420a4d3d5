import type { IssueRule } from '../issue.ts';

/** A name that no party could be found for: what acts or owns and is no common noun of contracts. */
const unplacedName = String.raw`(?:\[p\]|\b(?!(?:this|that|these|which|each|either|neither|such|they|there|what|agreement|section|clause|article|party|parties|liability|liabilities|indemnity|indemnification|warranty|insurance|claims?|loss|losses|damages|fees?|charges|limits?|limitations?|cap|fraud|services?|goods|products?|court|premises|equipment|failure|breach|amounts?|nothing|anything|payment|notice|policy|policies|cover|coverage|remedy|remedies|credits?|settlement|rent|property|information|software|deliverables?|data|defects?)\b)[a-z]{4,}(?='s\b| (?:shall|will|may|must|can|agrees|waives|warrants|indemnifies)\b))`;

/** A rule but for the side that it burdens. */
type Sided = Omit<IssueRule, 'bears'>;

const token = /\[[ao]\]/;

/** Where the parties are named by the patterns, the subject of the clause around the hit does not decide whom it burdens. */
const named = (rule: Sided): Sided => ({ ...rule, all: [token, ...rule.all] });

/**
 * One way of saying a thing, for each of the ways in which its parties may stand in the words: the burdened one and
 * the one it serves, as actor and other side, as taker and giver, and as names that nobody could place.
 */
export const sides = (make: (burdened: string, gainer: string) => Sided): IssueRule[] => {
  const unplaced = make(unplacedName, unplacedName);
  return [
    { ...named(make(String.raw`\[a\]`, String.raw`\[o\]`)), bears: 'actor' },
    { ...named(make(String.raw`\[o\]`, String.raw`\[a\]`)), bears: 'other' },
    { ...make(String.raw`\[taker\]`, String.raw`\[giver\]`), bears: 'taker' },
    { ...make(String.raw`\[giver\]`, String.raw`\[taker\]`), bears: 'giver' },
    {
      ...unplaced,
      test: (hits, statement) =>
        statement.standing === 'unknown' &&
        !/\[(?:giver|taker|each)\]/.test(statement.words) &&
        (unplaced.test?.(hits, statement) ?? true),
    },
  ];
};

/** A pattern out of pieces; spaces and words as in any other. */
export const say = (pieces: TemplateStringsArray, ...names: readonly string[]): RegExp =>
  new RegExp(String.raw(pieces, ...names));

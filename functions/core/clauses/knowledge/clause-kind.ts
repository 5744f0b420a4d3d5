import type { Importance } from '../../../../shared/analysis.ts';
import {
  clauseKindSchema,
  readKnowledge,
  type ElementServes,
  type KindPositions,
  type MarketPractice,
} from './knowledge-schemas.ts';

/** Something a clause of a kind should hold. `present` is matched against the folded, lower-case clause. */
export interface ClauseElement {
  readonly id: string;
  readonly title: string;
  readonly importance: Importance;
  /** Whose lawyer asks for it; both sides' where left out. */
  readonly serves?: ElementServes | undefined;
  readonly present: RegExp;
  /** Where given, a clause lacks the element only if it holds such words: its matter arises there. */
  readonly arises?: RegExp | undefined;
  /** What goes wrong without it. */
  readonly why: string;
  /** A sentence to start from; {own} and {counterpart} are the parties, square brackets are for the parties to fill. */
  readonly wording: string;
}

/** How a kind of clause is recognised; what it means is said in its knowledge file. */
export interface KindPatterns {
  /** Recognised categories that confirm a passage to be of this kind; none are needed for a whole contract. */
  readonly confirmedBy?: readonly string[];
  /** How its heading may read, in lower case. */
  readonly heading: RegExp;
  /** Wording that makes a passage a clause of this kind; matched against the folded, lower-case text. */
  readonly trigger: RegExp;
  /**
   * Its main provision, matched against the words of one statement: what only a clause about the kind opens with, and
   * whose actor is bound by it. The trigger where left out.
   */
  readonly main?: RegExp;
}

/** What is known about one kind of clause. */
export interface ClauseKind extends KindPatterns {
  readonly id: string;
  /** The field's name for it. */
  readonly label: string;
  readonly purpose: string;
  readonly market: MarketPractice;
  /** Whom it favours, and what each side asks for; undefined for a contract as a whole, whose clauses differ. */
  readonly favours?: string;
  readonly positions?: KindPositions;
  readonly elements: readonly ClauseElement[];
  /** True for what nearly every contract has near its end, in words that all other clauses use too. */
  readonly isGeneral?: true;
}

/** Elements with their patterns, in the order of the file. The compiler sees to it that both sides have the same ids. */
export const withPatterns = (
  elements: Readonly<Record<string, Omit<ClauseElement, 'id' | 'present' | 'arises'>>>,
  present: Readonly<Record<string, RegExp>>,
  arises: Readonly<Partial<Record<string, RegExp>>> = {},
): ClauseElement[] =>
  Object.entries(elements).map(([id, words]) => ({ id, ...words, present: present[id]!, arises: arises[id] }));

/**
 * A kind of clause from its knowledge file and the patterns that recognise it and its elements.
 * @throws where the file does not fit its schema
 */
export const defineKind = <File extends { readonly elements: object }>(
  id: string,
  file: File,
  {
    present,
    arises,
    ...patterns
  }: KindPatterns & {
    readonly present: Readonly<Record<keyof File['elements'], RegExp>>;
    readonly arises?: Readonly<Partial<Record<keyof File['elements'], RegExp>>>;
  },
): ClauseKind => {
  const { $schema: _, elements, ...words } = readKnowledge(`kinds/${id}.json`, clauseKindSchema, file);
  return { id, ...words, ...patterns, elements: withPatterns(elements, present, arises) };
};

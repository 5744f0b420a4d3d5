/** What a counterparty's reply is, held against the Word file that was sent. Values travel in requests and are stored. */

/** The parts of a Word file in which words are read. */
export type WordPart = 'body' | 'header' | 'footer' | 'footnotes' | 'endnotes' | 'comments';

/** What of the words was changed without a mark. */
export type SilentChangeKind =
  | 'text'
  | 'definition'
  | 'field'
  | 'hidden'
  | 'numbering'
  | 'moved'
  | 'table'
  | 'mark-accepted'
  | 'mark-rejected'
  | 'formatting'
  | 'object';

/** A difference that no tracked change shows. */
export interface SilentChange {
  readonly kind: SilentChangeKind;
  readonly part: WordPart;
  /** The heading or number that the paragraph stands under, where there is one. */
  readonly heading?: string;
  /** The paragraph's place in its part, from 1, in the file that was sent; of the reply where it stands only there. */
  readonly paragraph: number;
  /** The paragraph's words as they were sent; empty where it is new. */
  readonly before: string;
  /** The paragraph's words as they came back with every mark rejected; empty where it is gone. */
  readonly after: string;
  /** A sentence that says what changed where the words do not show it. */
  readonly detail?: string;
}

/** What the counterparty marked in one paragraph. */
export interface ReplyMark {
  readonly id: string;
  readonly authors: readonly string[];
  /** The latest of its marks, ISO 8601; absent where none is dated. */
  readonly markedAt?: string;
  readonly part: WordPart;
  readonly heading?: string;
  readonly paragraph: number;
  /** The paragraph's words with the marks rejected; empty where it is inserted whole. */
  readonly before: string;
  /** The paragraph's words with the marks accepted; empty where it is deleted whole. */
  readonly after: string;
  /** What the counterparty wrote beside it. */
  readonly comments: readonly string[];
  /** A sentence that says what the marks do where the words stay the same. */
  readonly detail?: string;
}

/** A part that holds something that is not compared, and why. */
export interface NotCompared {
  readonly part: string;
  readonly reason: string;
}

/** A reply held against what was sent. */
export interface ReplyComparison {
  readonly silentChanges: readonly SilentChange[];
  readonly marks: readonly ReplyMark[];
  readonly notCompared: readonly NotCompared[];
}

/** Where a paragraph stands in a later file that was sent, with its words there. */
export interface FollowedPlace {
  readonly part: WordPart;
  readonly paragraph: number;
  /** Its words without those that a tracked change deletes; empty where nothing is left. */
  readonly words: string;
  /** Whether its words tell too little of whether it is that paragraph: a person says so. */
  readonly isDoubtful?: true;
}

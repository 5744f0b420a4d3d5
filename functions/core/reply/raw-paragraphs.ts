/** How a text is looked at: with their marks rejected, or with them accepted. Ours stay as they are in both. */
export type View = 'rejected' | 'accepted';

/** A tracked change. */
export interface Mark {
  /** `look` where only the look of words or of a paragraph changed. */
  readonly kind: 'ins' | 'del' | 'look';
  readonly author: string;
  /** ISO 8601, as it is written; absent where it says nothing. */
  readonly date?: string;
  /** Whether it was already in the file that was sent. */
  readonly isOurs: boolean;
}

/** Bits that tell how a character stands in the text. */
export const flags = {
  oursInserted: 1,
  oursDeleted: 2,
  hidden: 4,
  struck: 8,
  raised: 16,
  lowered: 32,
  symbolFont: 64,
  fieldResult: 128,
  /** Within two of our marks that do the same: what was inserted is moved, what is moved is deleted. */
  oursInsertedTwice: 256,
  oursDeletedTwice: 512,
} as const;

/** A field that is begun: its instruction grows while it is read. */
export interface Field {
  readonly pieces: { readonly text: string; readonly theirs: number }[];
  isInResult: boolean;
}

/** Bits of what their marks do to a token. */
export const theirs = { inserted: 1, deleted: 2 } as const;

/** A piece of a paragraph. */
export interface Token {
  readonly kind: 'words' | 'note' | 'symbol' | 'object' | 'link' | 'field' | 'bookmark';
  /** The characters it shows; `noteSign` for a note. */
  readonly text: string;
  /** What tells it from others of its kind. */
  readonly value: string;
  readonly theirs: number;
  /** Bits of `flags`, for either view. */
  readonly rejected: number;
  readonly accepted: number;
  /** The field whose result it is part of; of a token that is a field, the field itself. */
  readonly field?: Field;
  readonly by: readonly Mark[];
}

/** In the value of an object: what follows tells what is in a part that is not read. */
export const unreadSign = ' holding ';

/** Stands in the text for the reference to a note. */
export const noteSign = '\uFFFC';

/** What a paragraph's properties say, in one view. */
export interface ParagraphProperties {
  readonly styleId: string | undefined;
  readonly numId: string | undefined;
  readonly level: number | undefined;
  readonly isHeading: boolean;
  readonly isMarkHidden: boolean;
}

/** A paragraph as it stands in the file, marks and all. */
export interface RawParagraph {
  /** Paragraphs of one cell, one note, one text box or the body itself have the same; only such can be joined. */
  readonly container: number;
  /** The paragraph that the text box around it hangs on. */
  readonly host?: RawParagraph;
  /** Where it stands in a table: how deep, which column, what is merged; empty outside of tables. */
  readonly cell: string;
  readonly tokens: Token[];
  readonly rejected: ParagraphProperties;
  readonly accepted: ParagraphProperties;
  /** What their marks do to the end of the paragraph, and ours. */
  readonly markTheirs: number;
  readonly markOurs: number;
  /** What their marks do to the table row or cell it stands in: it is dropped whole. */
  readonly rowTheirs: number;
  readonly rowOurs: number;
  /** Whether a block that is no paragraph follows, so that nothing can be joined to it. */
  isBeforeTable: boolean;
  /** The marks of its end, its row and its look. */
  readonly by: readonly Mark[];
  /** Whether marks change its look or that of its words, ours or theirs. */
  hasOurLookMarks: boolean;
  hasTheirLookMarks: boolean;
  /** The ids of comments that begin or are referred to in it. */
  readonly comments: Set<string>;
  /** What the section that ends here says of itself, in either view. */
  readonly section: Readonly<Record<View, string>>;
}

/** Whether something with these bits of `theirs` is there in a view. */
export const isThere = (bits: number, view: View): boolean =>
  (bits & (view === 'rejected' ? theirs.inserted : theirs.deleted)) === 0;

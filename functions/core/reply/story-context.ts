import type { Styles } from '../documents/docx/styles.ts';
import type { Mark, RawParagraph } from './raw-paragraphs.ts';
import type { RunGround, runLook } from './run-look.ts';

/** What reading a part takes beside the part. */
export interface StoryContext {
  readonly styles: Styles;
  readonly lookOf: ReturnType<typeof runLook>;
  readonly isOurs: (mark: Omit<Mark, 'isOurs'>) => boolean;
  /** What a relation of this part leads to: a kind and what tells the target from others. */
  readonly relationValue: (id: string) => { readonly kind: 'link' | 'object'; readonly value: string };
  /** Told of every mark. */
  readonly onMark: (mark: Mark) => void;
  /** Told of each construct that is not read, by a plain name. */
  readonly onUnread: (what: string) => void;
}

/** What surrounds an element. */
export interface Around {
  readonly marks: readonly Mark[];
  readonly paragraph?: RawParagraph;
  readonly run?: {
    readonly rejected: number;
    readonly accepted: number;
    readonly by: readonly Mark[];
    /** The font it names itself; left out where it names none. */
    readonly font?: string;
  };
  readonly ground: RunGround;
  readonly container: number;
  readonly host?: RawParagraph;
  readonly cell: string;
  readonly row: readonly Mark[];
  /** Whether it stands in a drawing, which has a vocabulary of its own. */
  readonly isDrawn?: boolean;
}

/** What is no part of what is read: looks, places, spelling, and what Word works out itself. */
export const skipped = new Set([
  'pPr',
  'rPr',
  'sdtPr',
  'sdtEndPr',
  'smartTagPr',
  'customXmlPr',
  'tblPr',
  'tblGrid',
  'trPr',
  'tcPr',
  'tblPrEx',
  'proofErr',
  'lastRenderedPageBreak',
  'annotationRef',
  'footnoteRef',
  'endnoteRef',
  'separator',
  'continuationSeparator',
  'fldData',
  'rubyPr',
  'm:ctrlPr',
]);

/** Constructs whose effect on what Word shows is not read. */
export const boundContent = 'bound content';
export const looseSpace = 'loose space';
export const foreignWrapper = 'foreign wrapper';
export const tableMarks = 'table marks';

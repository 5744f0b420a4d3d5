/** A piece of text as it is drawn: its left edge, its base line from the top of the page, width and size in points. */
export interface PdfItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Text a page holds and nobody sees, and what hides it. */
export interface HiddenText {
  readonly text: string;
  readonly why: 'invisible' | 'white' | 'transparent' | 'layer' | 'tiny' | 'off-page';
}

export interface PdfPage {
  readonly pageNumber: number;
  readonly width: number;
  readonly height: number;
  /** In the order they are drawn in. */
  readonly items: readonly PdfItem[];
  /** What was taken out of the items, because nobody sees it. */
  readonly hidden: readonly HiddenText[];
  /** Whether the items are an unseen layer over an image, as recognition of text makes it. */
  readonly isLayer: boolean;
  /** A PDF of this page alone, where the page is an image with no text to speak of. */
  readonly scan?: Uint8Array;
}

export type PdfFailure = 'encrypted' | 'damaged' | 'too-many-pages' | 'too-much-text' | 'too-costly';

export type PdfResult =
  /** `properties` is what the document says of itself: its title, subject, keywords and the like. */
  { readonly pages: readonly PdfPage[]; readonly properties: string } | { readonly failure: PdfFailure };

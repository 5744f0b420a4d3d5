/** A piece of text as it is drawn: its left edge, its base line from the top of the page, width and size in points. */
export interface PdfItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

export interface PdfPage {
  readonly pageNumber: number;
  readonly width: number;
  readonly height: number;
  /** In the order they are drawn in. */
  readonly items: readonly PdfItem[];
  /** A PDF of this page alone, where the page is an image with no text to speak of. */
  readonly scan?: Uint8Array;
}

export type PdfFailure = 'encrypted' | 'damaged' | 'too-many-pages' | 'too-much-text' | 'too-costly';

export type PdfResult = { readonly pages: readonly PdfPage[] } | { readonly failure: PdfFailure };

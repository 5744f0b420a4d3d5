import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { type Drawn, followPdfPage, type Run } from './follow-pdf-page.ts';
import { holds, toMatrix } from './pdf-matrix.ts';
import type { HiddenText, PdfItem } from './pdf-reader.ts';

/** What a page draws unseen. */
export interface Unseen {
  readonly runs: readonly Run[];
  /** Whether some of it lies over an image, as recognition of text lays it: it may be what the image shows. */
  readonly isLayer: boolean;
}

/**
 * What of the drawn text nobody sees. White text counts where nothing dark lies below; what lies over an image that fills
 * the page does not count, for nobody can say here what the image shows.
 */
const judgeUnseen = ({ unseen: drawn, dark, images }: Drawn): Unseen => {
  const unseen = drawn.filter(({ run, x }) => run.why !== 'white' || !dark.some((box) => holds(box, x, run.y)));
  const overImage = unseen.filter(({ run, x }) => run.why !== 'layer' && images.some((box) => holds(box, x, run.y)));
  return {
    runs: unseen.filter((entry) => !overImage.includes(entry)).map(({ run }) => run),
    isLayer: overImage.length > 0,
  };
};

/** The text drawn unseen on a page: in no rendering, without colour against paper, transparent, or in a hidden layer. */
export const findUnseen = async (document: PDFDocumentProxy, page: PDFPageProxy): Promise<Unseen> => {
  const { getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const [operators, layers] = await Promise.all([page.getOperatorList(), document.getOptionalContentConfig()]);
  const isShown = (layer: unknown): boolean => {
    try {
      return layers.isVisible(layer) as boolean;
    } catch {
      return true;
    }
  };
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const frame = { toPage: toMatrix(transform), width, height };
  return judgeUnseen(followPdfPage({ operators, codes: OPS, page: frame, isShown }));
};

const squeeze = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

/** Where in `text` the words of `squeezed` stand, white space aside. */
const findSqueezed = (text: string, squeezed: string): readonly [number, number] | undefined => {
  const units = [...text.matchAll(/\S/gu)];
  const at = units
    .map(([unit]) => unit)
    .join('')
    .indexOf(squeezed);
  const [first, last] = [units[at], units[at + squeezed.length - 1]];
  return at < 0 || !first || !last ? undefined : [first.index, last.index + last[0].length];
};

/** Text of this size in points, with letters this narrow on average, is not read by anybody. */
const unreadableSize = 3;
const unreadableWidth = 2.5;

const isTiny = ({ text, size, width }: PdfItem): boolean =>
  size < unreadableSize && width < text.length * unreadableWidth;

/** Base lines nearer to each other than this, in points, are one. */
const sameLine = 1.5;

/** Words drawn one after the other on one line, as one run: a word alone might stand elsewhere on the line, seen. */
const joinLines = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.why === run.why && Math.abs(last.y - run.y) <= sameLine)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${run.text}` };
    else joined.push(run);
  }
  return joined;
};

/** A run with the words of it that no item of the page has been found to be yet, without white space. */
interface SoughtRun extends Run {
  left: string;
}

/** What is left of an item's text once the hidden runs of its line are taken out of it, which are then no longer sought. */
const takeHidden = (item: PdfItem, runs: readonly SoughtRun[]): string => {
  let rest = item.text;
  for (const run of runs) {
    if (run.left === '' || Math.abs(run.y - item.y) > sameLine) continue;

    const words = squeeze(rest);
    if (words !== '' && run.left.includes(words)) {
      run.left = run.left.replace(words, '');
      rest = '';
      continue;
    }

    const found = findSqueezed(rest, run.left);
    if (!found) continue;
    rest = rest.slice(0, found[0]) + rest.slice(found[1]);
    run.left = '';
  }
  return rest;
};

/**
 * Parts what a page shows from what it hides.
 * @param items the page's text; a part of an item may be hidden
 * @param unseen what `findUnseen` found
 */
export const partHidden = (
  items: readonly PdfItem[],
  { width, height }: { readonly width: number; readonly height: number },
  unseen: readonly Run[],
): { readonly items: readonly PdfItem[]; readonly hidden: readonly HiddenText[] } => {
  const hidden: HiddenText[] = [];
  const runs = joinLines(unseen).map((run): SoughtRun => ({ ...run, left: squeeze(run.text) }));
  const shown = items.flatMap((item): PdfItem[] => {
    const isOff = item.x + item.width < 0 || item.x > width || item.y < 0 || item.y - item.size > height;
    if (item.text.trim() !== '' && (isOff || isTiny(item))) {
      hidden.push({ text: item.text, why: isOff ? 'off-page' : 'tiny' });
      return [];
    }
    const rest = takeHidden(item, runs);
    if (rest === item.text) return [item];
    return rest.trim() === '' ? [] : [{ ...item, text: rest }];
  });
  for (const run of runs) {
    // What could not be found among the items was not in the text in the first place, as what lies off the page is not.
    if (run.left === '' || run.why === 'off-page') hidden.push({ text: run.text, why: run.why });
  }
  return { items: shown, hidden };
};

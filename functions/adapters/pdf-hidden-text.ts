import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import type { HiddenText, PdfItem } from './pdf-reader.ts';

/** A run of text that is drawn so that nobody sees it; `y` is its base line from the top of the page, in points. */
interface Run {
  readonly text: string;
  readonly y: number;
  readonly why: HiddenText['why'];
}

type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
const place = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);
const toList = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value as readonly unknown[];
  return ArrayBuffer.isView(value) ? Array.from(value as Float32Array) : [];
};
const toMatrix = (value: unknown): Matrix => {
  const list = toList(value).map(toNumber);
  return list.length === 6 ? (list as unknown as Matrix) : identity;
};

interface State {
  readonly ctm: Matrix;
  /** Whether what is filled is white or nearly so. */
  readonly isWhite: boolean;
  readonly alpha: number;
  readonly mode: number;
}

/** A colour whose channels are all at least this bright cannot be told from paper. */
const paper = 0xf3;
const isPaper = (colour: unknown): boolean =>
  typeof colour === 'string' &&
  /^#[0-9a-f]{6}$/i.test(colour) &&
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) >= paper);

/** Less than this much of a fill is not seen. */
const visibleAlpha = 0.06;
/** Rendering modes that draw nothing: invisible, and clipping only (ISO 32000-1, table 106). */
const unseenModes: readonly number[] = [3, 7];
/** Rendering modes that fill and draw no outline. */
const fillModes: readonly number[] = [0, 4];

const glyphText = (glyphs: unknown): string =>
  toList(glyphs)
    .map((glyph) =>
      typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string'
        ? glyph.unicode
        : '',
    )
    .join('');

/** The width of glyphs in ems, without spacing. */
const glyphWidth = (glyphs: unknown): number =>
  toList(glyphs).reduce<number>(
    (sum, glyph) =>
      sum + (typeof glyph === 'object' && glyph !== null && 'width' in glyph ? toNumber(glyph.width) / 1000 : 0),
    0,
  );

/** What a page draws unseen. */
export interface Unseen {
  readonly runs: readonly Run[];
  /** Whether some of it lies over an image, as recognition of text lays it: it may be what the image shows. */
  readonly isLayer: boolean;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

const boxOf = (matrix: Matrix, [x1, y1, x2, y2]: Box): Box => {
  const [[ax, ay], [bx, by]] = [place(matrix, x1, y1), place(matrix, x2, y2)];
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
};

const holds = ([left, top, right, bottom]: Box, x: number, y: number): boolean =>
  x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;

const everywhere: Box = [-Infinity, -Infinity, Infinity, Infinity];

/** An image that is a page fills this share of it. */
const pageImageShare = 0.5;

/** What a page is drawn by, as the reader's library lists it. */
interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The library's numbers of operators, by their names. */
type Codes = Readonly<Record<string, number>>;

interface PageFrame {
  readonly toPage: Matrix;
  readonly width: number;
  readonly height: number;
}

/** What a page draws, as far as it tells what is seen. */
interface Drawn {
  /** Runs of text that nobody sees, but for what may stand on something dark; `x` is where they begin. */
  readonly unseen: readonly { readonly run: Run; readonly x: number }[];
  /** What is filled in a color that white text can be seen on. */
  readonly dark: readonly Box[];
  /** Images as large as a page. */
  readonly images: readonly Box[];
}

/** Whether a run from one point to another lies off the page altogether. */
const isOffPage = (
  [x, y]: readonly [number, number],
  [endX, endY]: readonly [number, number],
  { width, height }: PageFrame,
): boolean => Math.max(x, endX) < 0 || Math.min(x, endX) > width || Math.max(y, endY) < 0 || Math.min(y, endY) > height;

/** Why text in that state is not seen; undefined where it may be. */
const whyUnseen = (
  { mode, alpha, isWhite }: State,
  isOff: boolean,
  isInHiddenLayer: boolean,
): Run['why'] | undefined => {
  if (isOff) return 'off-page';
  if (isInHiddenLayer) return 'layer';
  if (unseenModes.includes(mode)) return 'invisible';
  if (!fillModes.includes(mode)) return undefined;
  if (alpha < visibleAlpha) return 'transparent';
  return isWhite ? 'white' : undefined;
};

const fillOperators = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];

/** Follows what a page draws. */
const followPage = (
  { fnArray, argsArray }: Operators,
  codes: Codes,
  page: PageFrame,
  isShown: (layer: unknown) => boolean,
): Drawn => {
  const unseen: { readonly run: Run; readonly x: number }[] = [];
  const dark: Box[] = [];
  const images: Box[] = [];
  let state: State = { ctm: page.toPage, isWhite: false, alpha: 1, mode: 0 };
  const saved: State[] = [];
  const layers: boolean[] = [];
  let [line, text]: readonly [Matrix, Matrix] = [identity, identity];
  let leading = 0;
  let fontSize = 0;
  let annotations = 0;
  const moveLine = (x: number, y: number): void => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const save = () => saved.push(state);
  const restore = () => {
    state = saved.pop() ?? state;
  };
  const show = (glyphs: unknown): void => {
    const drawn = glyphText(glyphs);
    if (drawn.trim() === '') return;
    const drawing = multiply(state.ctm, text);
    const begin = place(drawing, 0, 0);
    const end = place(drawing, glyphWidth(glyphs) * fontSize, fontSize);
    const why = whyUnseen(state, isOffPage(begin, end, page), layers.includes(false));
    const [x, y] = begin;
    if (why) unseen.push({ run: { text: drawn, y, why }, x });
  };
  const fill = (bounds: unknown): void => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = toList(bounds).map(toNumber);
    if (state.isWhite || state.alpha < visibleAlpha) return;
    dark.push(boxOf(state.ctm, [x1, y1, x2, y2]));
  };
  const fills = fillOperators.map((name) => codes[name]);
  const steps: Readonly<Record<string, (args: readonly unknown[]) => void>> = {
    save,
    restore,
    transform: (args) => {
      state = { ...state, ctm: multiply(state.ctm, toMatrix(args)) };
      // An image is drawn into the unit square, which nothing else makes as large as a page.
      const unit = boxOf(state.ctm, [0, 0, 1, 1]);
      if ((unit[2] - unit[0]) * (unit[3] - unit[1]) >= page.width * page.height * pageImageShare) images.push(unit);
    },
    paintFormXObjectBegin: ([matrix]) => {
      save();
      if (matrix) state = { ...state, ctm: multiply(state.ctm, toMatrix(matrix)) };
    },
    paintFormXObjectEnd: restore,
    setFillRGBColor: ([colour]) => (state = { ...state, isWhite: isPaper(colour) }),
    setFillColorN: () => (state = { ...state, isWhite: false }),
    setFillTransparent: () => (state = { ...state, isWhite: false }),
    setGState: ([entries]) => {
      for (const entry of toList(entries)) {
        const [key, value] = toList(entry);
        if (key === 'ca') state = { ...state, alpha: toNumber(value) };
      }
    },
    setFont: ([, size]) => (fontSize = toNumber(size)),
    setTextRenderingMode: ([mode]) => (state = { ...state, mode: toNumber(mode) }),
    constructPath: ([operator, , bounds]) => {
      if (fills.includes(toNumber(operator))) fill(bounds);
    },
    shadingFill: () => dark.push(everywhere),
    beginMarkedContent: () => layers.push(true),
    beginMarkedContentProps: ([tag, layer]) => layers.push(tag !== 'OC' || isShown(layer)),
    endMarkedContent: () => layers.pop(),
    beginText: () => {
      line = identity;
      text = identity;
    },
    setTextMatrix: ([matrix]) => {
      line = toMatrix(matrix);
      text = line;
    },
    setLeading: ([value]) => (leading = -toNumber(value)),
    moveText: ([x, y]) => moveLine(toNumber(x), toNumber(y)),
    setLeadingMoveText: ([x, y]) => {
      leading = toNumber(y);
      moveLine(toNumber(x), toNumber(y));
    },
    nextLine: () => moveLine(0, leading),
    showText: ([glyphs]) => show(glyphs),
  };
  const byCode = new Map(Object.entries(steps).map(([name, step]) => [codes[name], step]));
  fnArray.forEach((code, at) => {
    if (code === codes['beginAnnotation']) annotations += 1;
    else if (code === codes['endAnnotation']) annotations -= 1;
    // What annotations draw is no text of the page.
    else if (annotations === 0) byCode.get(code)?.(toList(argsArray[at]));
  });
  return { unseen, dark, images };
};

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
  return judgeUnseen(followPage(operators, OPS, { toPage: toMatrix(transform), width, height }, isShown));
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

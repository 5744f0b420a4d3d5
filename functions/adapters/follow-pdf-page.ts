import {
  type Box,
  boxOf,
  everywhere,
  identity,
  type Matrix,
  multiply,
  place,
  toList,
  toMatrix,
  toNumber,
} from './pdf-matrix.ts';
import type { HiddenText } from './pdf-reader.ts';

/** A run of text that is drawn so that nobody sees it; `y` is its base line from the top of the page, in points. */
export interface Run {
  readonly text: string;
  readonly y: number;
  readonly why: HiddenText['why'];
}

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

/** An image that is a page fills this share of it. */
const pageImageShare = 0.5;

/** What a page is drawn by, as the reader's library lists it. */
interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The library's numbers of operators, by their names. */
type Codes = Readonly<Record<string, number>>;

/** A page, and how its own coordinates become points from its top left corner. */
export interface PageFrame {
  readonly toPage: Matrix;
  readonly width: number;
  readonly height: number;
}

/** What a page draws, as far as it tells what is seen. */
export interface Drawn {
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

/** A page that is being drawn: what holds at this point, and what was seen of it so far. */
interface Drawing {
  readonly page: PageFrame;
  readonly isShown: (layer: unknown) => boolean;
  /** The library's numbers of operators that fill a path. */
  readonly fills: readonly (number | undefined)[];
  readonly unseen: { readonly run: Run; readonly x: number }[];
  readonly dark: Box[];
  readonly images: Box[];
  readonly saved: State[];
  /** Whether each layer around is shown. */
  readonly layers: boolean[];
  state: State;
  line: Matrix;
  text: Matrix;
  leading: number;
  fontSize: number;
}

const fillOperators = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];

const change = (drawing: Drawing, changes: Partial<State>): void => {
  drawing.state = { ...drawing.state, ...changes };
};

const transform = (drawing: Drawing, matrix: unknown): void =>
  change(drawing, { ctm: multiply(drawing.state.ctm, toMatrix(matrix)) });

const save = ({ saved, state }: Drawing): void => void saved.push(state);

const restore = (drawing: Drawing): void => {
  drawing.state = drawing.saved.pop() ?? drawing.state;
};

/** An image is drawn into the unit square, which nothing else makes as large as a page. */
const noteImage = ({ state, page, images }: Drawing): void => {
  const unit = boxOf(state.ctm, [0, 0, 1, 1]);
  if ((unit[2] - unit[0]) * (unit[3] - unit[1]) >= page.width * page.height * pageImageShare) images.push(unit);
};

const fill = ({ state, dark }: Drawing, bounds: unknown): void => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = toList(bounds).map(toNumber);
  if (state.isWhite || state.alpha < visibleAlpha) return;
  dark.push(boxOf(state.ctm, [x1, y1, x2, y2]));
};

const beginLineAt = (drawing: Drawing, matrix: Matrix): void => {
  drawing.line = matrix;
  drawing.text = matrix;
};

const moveLine = (drawing: Drawing, x: number, y: number): void =>
  beginLineAt(drawing, multiply(drawing.line, [1, 0, 0, 1, x, y]));

const show = ({ state, text, fontSize, page, layers, unseen }: Drawing, glyphs: unknown): void => {
  const drawn = glyphText(glyphs);
  if (drawn.trim() === '') return;

  const drawing = multiply(state.ctm, text);
  const begin = place(drawing, 0, 0);
  const end = place(drawing, glyphWidth(glyphs) * fontSize, fontSize);
  const why = whyUnseen(state, isOffPage(begin, end, page), layers.includes(false));
  const [x, y] = begin;
  if (why) unseen.push({ run: { text: drawn, y, why }, x });
};

/** What operators do to a drawing, by the library's names; others do not tell what is seen. */
const steps: Readonly<Record<string, (drawing: Drawing, args: readonly unknown[]) => void>> = {
  save,
  restore,
  transform: (drawing, args) => {
    transform(drawing, args);
    noteImage(drawing);
  },
  paintFormXObjectBegin: (drawing, [matrix]) => {
    save(drawing);
    if (matrix) transform(drawing, matrix);
  },
  paintFormXObjectEnd: restore,
  setFillRGBColor: (drawing, [colour]) => change(drawing, { isWhite: isPaper(colour) }),
  setFillColorN: (drawing) => change(drawing, { isWhite: false }),
  setFillTransparent: (drawing) => change(drawing, { isWhite: false }),
  setGState: (drawing, [entries]) => {
    for (const entry of toList(entries)) {
      const [key, value] = toList(entry);
      if (key === 'ca') change(drawing, { alpha: toNumber(value) });
    }
  },
  setFont: (drawing, [, size]) => {
    drawing.fontSize = toNumber(size);
  },
  setTextRenderingMode: (drawing, [mode]) => change(drawing, { mode: toNumber(mode) }),
  constructPath: (drawing, [operator, , bounds]) => {
    if (drawing.fills.includes(toNumber(operator))) fill(drawing, bounds);
  },
  shadingFill: ({ dark }) => void dark.push(everywhere),
  beginMarkedContent: ({ layers }) => void layers.push(true),
  beginMarkedContentProps: ({ layers, isShown }, [tag, layer]) => void layers.push(tag !== 'OC' || isShown(layer)),
  endMarkedContent: ({ layers }) => void layers.pop(),
  beginText: (drawing) => beginLineAt(drawing, identity),
  setTextMatrix: (drawing, [matrix]) => beginLineAt(drawing, toMatrix(matrix)),
  setLeading: (drawing, [value]) => {
    drawing.leading = -toNumber(value);
  },
  moveText: (drawing, [x, y]) => moveLine(drawing, toNumber(x), toNumber(y)),
  setLeadingMoveText: (drawing, [x, y]) => {
    drawing.leading = toNumber(y);
    moveLine(drawing, toNumber(x), toNumber(y));
  },
  nextLine: (drawing) => moveLine(drawing, 0, drawing.leading),
  showText: (drawing, [glyphs]) => show(drawing, glyphs),
};

interface FollowOptions {
  readonly operators: Operators;
  readonly codes: Codes;
  readonly page: PageFrame;
  /** Whether a layer that content is marked with is shown. */
  readonly isShown: (layer: unknown) => boolean;
}

/** Follows what a page draws, as far as it tells what is seen. */
export const followPdfPage = ({ operators, codes, page, isShown }: FollowOptions): Drawn => {
  const drawing: Drawing = {
    page,
    isShown,
    fills: fillOperators.map((name) => codes[name]),
    unseen: [],
    dark: [],
    images: [],
    saved: [],
    layers: [],
    state: { ctm: page.toPage, isWhite: false, alpha: 1, mode: 0 },
    line: identity,
    text: identity,
    leading: 0,
    fontSize: 0,
  };
  const byCode = new Map(Object.entries(steps).map(([name, step]) => [codes[name], step]));

  let annotations = 0;
  operators.fnArray.forEach((code, at) => {
    if (code === codes['beginAnnotation']) annotations += 1;
    else if (code === codes['endAnnotation']) annotations -= 1;
    // What annotations draw is no text of the page.
    else if (annotations === 0) byCode.get(code)?.(drawing, toList(operators.argsArray[at]));
  });
  return drawing;
};

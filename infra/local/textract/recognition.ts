import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { createCanvas } from '@napi-rs/canvas';
import { declaredSize, isReadableSize, mostPixels } from './picture-size.ts';
import { createScheduler, createWorker, type Page, type Scheduler } from 'tesseract.js';

/* The thread that reads the text of page images, so that neither pictures nor PDF hold up the other services. */

export interface RecognitionRequest {
  readonly id: number;
  readonly bytes: Uint8Array;
}

/** `drawn` once the page is a picture, which is what takes hostile pages their time; then what was read, or why nothing was. */
export type RecognitionAnswer =
  | { readonly id: number; readonly drawn: true }
  | { readonly id: number; readonly blocks: readonly Block[] }
  | { readonly id: number; readonly error: string };

/** A block of Textract's answer. Lengths are parts of the page's width and height, confidence is 0 to 100. */
export interface Block {
  readonly BlockType: 'PAGE' | 'LINE' | 'WORD';
  readonly Id: string;
  readonly Text?: string;
  readonly TextType?: 'PRINTED';
  readonly Confidence?: number;
  readonly Geometry: {
    readonly BoundingBox: Readonly<Record<'Left' | 'Top' | 'Width' | 'Height', number>>;
    readonly Polygon: readonly { readonly X: number; readonly Y: number }[];
  };
  readonly Relationships?: readonly { readonly Type: 'CHILD'; readonly Ids: readonly string[] }[];
}

interface Picture {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

const workerCount = 2;
/** Resolution PDF pages are drawn at: below about 200 dots per inch recognition loses small print. */
const dotsPerInch = 200;
/** The longest side of a PDF's page, in points: 40 inches ("Quotas in Amazon Textract"). */
const mostPointsOfSide = 2_880;
const require = createRequire(import.meta.url);

let scheduler: Promise<Scheduler> | undefined;

const startScheduler = async (): Promise<Scheduler> => {
  const pool = createScheduler();
  const langPath = path.join(path.dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  for (let count = 0; count < workerCount; count += 1) {
    pool.addWorker(await createWorker('eng', 1, { langPath, cacheMethod: 'none', gzip: true }));
  }
  return pool;
};

const drawPdfPage = async (bytes: Uint8Array): Promise<Picture> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const base = path.dirname(require.resolve('pdfjs-dist/package.json'));
  const task = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: `${path.join(base, 'standard_fonts')}/`,
    cMapUrl: `${path.join(base, 'cmaps')}/`,
    wasmUrl: `${path.join(base, 'wasm')}/`,
    // Larger pictures on the page are left out before they are decoded.
    maxImageSize: mostPixels,
    canvasMaxAreaInBytes: mostPixels * 4,
    verbosity: 0,
  });
  const pdf = await task.promise;
  try {
    if (pdf.numPages !== 1) throw new Error('UnsupportedDocumentException');
    const page = await pdf.getPage(1);
    const { width: across, height: down } = page.getViewport({ scale: 1 });
    if (across > mostPointsOfSide || down > mostPointsOfSide) throw new Error('UnsupportedDocumentException');
    // A large page is drawn coarser, so that no page takes more than so many pixels.
    const scale = Math.min(dotsPerInch / 72, Math.sqrt(mostPixels / (across * down)) * 0.99);
    const viewport = page.getViewport({ scale });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    if (!isReadableSize({ width, height })) throw new Error('UnsupportedDocumentException');
    const canvas = createCanvas(width, height);
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport, background: 'white' }).promise;
    return { image: await canvas.encode('png'), width, height };
  } finally {
    await task.destroy();
  }
};

const pictureOf = async (bytes: Uint8Array): Promise<Picture> => {
  const buffer = Buffer.from(bytes);
  if (buffer.toString('latin1', 0, 5) === '%PDF-') return drawPdfPage(bytes);
  const declared = declaredSize(buffer);
  if (!declared || !isReadableSize(declared)) throw new Error('UnsupportedDocumentException');
  const { loadImage } = await import('@napi-rs/canvas');
  const { width, height } = await loadImage(buffer);
  return { image: buffer, width, height };
};

type Box = Readonly<Record<'x0' | 'y0' | 'x1' | 'y1', number>>;

const toBlocks = (page: Page, { width, height }: Picture): Block[] => {
  let count = 0;
  const nextId = (): string => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  const geometryOf = ({ x0, y0, x1, y1 }: Box): Block['Geometry'] => {
    const [left, top, right, bottom] = [x0 / width, y0 / height, x1 / width, y1 / height];
    return {
      BoundingBox: { Left: left, Top: top, Width: right - left, Height: bottom - top },
      Polygon: [
        { X: left, Y: top },
        { X: right, Y: top },
        { X: right, Y: bottom },
        { X: left, Y: bottom },
      ],
    };
  };
  const pageId = nextId();
  const lines = (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const lineBlocks: Block[] = [];
  const wordBlocks: Block[] = [];
  for (const line of lines) {
    const words = line.words.map(({ text, confidence, bbox }): Block => ({
      BlockType: 'WORD',
      Id: nextId(),
      Text: text,
      TextType: 'PRINTED',
      Confidence: confidence,
      Geometry: geometryOf(bbox),
    }));
    if (words.length === 0) continue;
    wordBlocks.push(...words);
    lineBlocks.push({
      BlockType: 'LINE',
      Id: nextId(),
      Text: line.text.trim(),
      Confidence: line.confidence,
      Geometry: geometryOf(line.bbox),
      Relationships: [{ Type: 'CHILD', Ids: words.map(({ Id }) => Id) }],
    });
  }
  const whole: Block = {
    BlockType: 'PAGE',
    Id: pageId,
    Geometry: geometryOf({ x0: 0, y0: 0, x1: width, y1: height }),
    ...(lineBlocks.length > 0 && { Relationships: [{ Type: 'CHILD', Ids: lineBlocks.map(({ Id }) => Id) }] }),
  };
  return [whole, ...lineBlocks, ...wordBlocks];
};

const recognise = async (bytes: Uint8Array, onDrawn: () => void): Promise<Block[]> => {
  const picture = await pictureOf(bytes);
  onDrawn();
  scheduler ??= startScheduler();
  const { data } = await (await scheduler).addJob('recognize', picture.image, {}, { blocks: true, text: false });
  return toBlocks(data, picture);
};

parentPort?.on('message', ({ id, bytes }: RecognitionRequest) => {
  void recognise(bytes, () => parentPort?.postMessage({ id, drawn: true } satisfies RecognitionAnswer))
    .then((blocks): RecognitionAnswer => ({ id, blocks }))
    .catch((error: unknown): RecognitionAnswer => ({
      id,
      error: error instanceof Error ? error.message : String(error),
    }))
    .then((answer) => parentPort?.postMessage(answer));
});

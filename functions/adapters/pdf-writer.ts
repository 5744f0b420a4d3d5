import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces';
import printerModule from 'pdfmake/js/Printer.js';
import { reportAssets } from './pdf-writer-assets.ts';

const files = new Map<string, Buffer>();

/** A font file: in a bundle it lies in `assets` beside the entry, otherwise in its package. */
const readFont = (name: string): Buffer => {
  const known = files.get(name);
  if (known) return known;
  const source = reportAssets.find((asset) => asset.file === name)?.source ?? name;
  const here = import.meta.dirname;
  const places = [
    path.join(here, 'assets', name),
    path.join(here, '..', 'assets', name),
    path.resolve(here, '../../node_modules', source),
  ];
  const place = places.find((candidate) => existsSync(candidate));
  if (place === undefined) throw new Error(`The font ${name} does not lie beside the code.`);
  const bytes = readFileSync(place);
  files.set(name, bytes);
  return bytes;
};

const family = (name: string): TFontDictionary[string] => ({
  normal: `${name}-regular.ttf`,
  bold: `${name}-bold.ttf`,
  italics: `${name}-italic.ttf`,
  bolditalics: `${name}-bold-italic.ttf`,
});

/** What the writer may read is the fonts, and nothing else: neither files nor addresses. */
const fonts = {
  existsSync: (name: string): boolean => reportAssets.some((asset) => asset.file === name),
  readFileSync: readFont,
};
const noAddresses = { resolve: () => undefined, resolved: () => Promise.resolve() };

/**
 * Sets a document in the families `sans` and `serif`.
 * @returns the bytes of the PDF
 */
export const writePdf = async (definition: TDocumentDefinitions): Promise<Uint8Array> => {
  const printer = new printerModule.default(
    { sans: family('sans'), serif: family('serif') },
    fonts,
    noAddresses,
    () => false,
  );
  const document = await printer.createPdfKitDocument(definition);
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
    document.end();
  });
};

const printable = new Map<number, boolean>();

/** Whether both families have a shape for a character. */
export const canPrint = (codePoint: number): boolean => {
  const known = printable.get(codePoint);
  if (known !== undefined) return known;
  const answer = [parsedFonts.sans(), parsedFonts.serif()].every((font) => font.hasGlyphForCodePoint(codePoint));
  printable.set(codePoint, answer);
  return answer;
};

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

const parsedFonts = {
  sans: once(() => create(readFont('sans-regular.ttf'))),
  serif: once(() => create(readFont('serif-regular.ttf'))),
};

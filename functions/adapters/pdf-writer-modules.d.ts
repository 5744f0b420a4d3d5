/** The server-side printer of pdfmake, whose types describe only the browser's entry. */
declare module 'pdfmake/js/Printer.js' {
  import type { BufferOptions, TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces';

  interface FileSystem {
    existsSync(name: string): boolean;
    readFileSync(name: string): Uint8Array;
  }
  interface Resolver {
    resolve(url: string): void;
    resolved(): Promise<void>;
  }
  interface Printer {
    createPdfKitDocument(
      definition: TDocumentDefinitions,
      options?: BufferOptions,
    ): Promise<NodeJS.ReadableStream & { end(): void }>;
  }
  type PrinterConstructor = new (
    fonts: TFontDictionary,
    files: FileSystem,
    urls: Resolver,
    mayReadLocalFile: (path: string) => boolean,
  ) => Printer;
  const exports: { readonly default: PrinterConstructor };
  export default exports;
}

declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Uint8Array): Font;
}

import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A PDF of exactly the given size in bytes: a page of text, and a stream that nothing shows and nothing can compress. */
export const pdfOfSize = async (bytes: number, text: string): Promise<Uint8Array> => {
  const build = async (padding: number) => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    document.addPage().drawText(text, { x: 50, y: 700, size: 11, font, maxWidth: 480, lineHeight: 14 });
    document.context.register(document.context.stream(randomBytes(padding)));
    return document.save({ useObjectStreams: false });
  };
  const margin = 512;
  const overhead = (await build(bytes - 100_000)).byteLength - (bytes - 100_000);
  const built = await build(bytes - overhead - margin);
  const whole = new Uint8Array(bytes).fill(0x0a);
  whole.set(built);
  return whole;
};

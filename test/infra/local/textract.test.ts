import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { type Block, DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import type { Listening } from '../../../infra/local/listen.ts';
import { startTextract } from '../../../infra/local/textract/start-textract.ts';
import { localCredentials } from '../../../infra/local/signature.ts';

const lines = ['The tenant shall pay the rent', 'on the first day of each month.'];
let service: Listening;
let client: TextractClient;

beforeAll(async () => {
  service = await startTextract();
  client = new TextractClient({
    endpoint: service.url,
    region: 'us-east-1',
    credentials: localCredentials,
  });
});

afterAll(async () => {
  client.destroy();
  await service.close();
});

const scan = (): Buffer => {
  const canvas = createCanvas(1000, 500);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1000, 500);
  context.fillStyle = 'black';
  context.font = '40px sans-serif';
  lines.forEach((line, index) => context.fillText(line, 100, 150 + index * 100));
  return canvas.toBuffer('image/png');
};
const scannedPdf = async (pages: number): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(scan());
  for (let count = 0; count < pages; count += 1) {
    const page = pdf.addPage();
    page.setSize(500, 250);
    page.drawImage(image, { x: 0, y: 0, width: 500, height: 250 });
  }
  return pdf.save();
};
const detect = async (Bytes: Uint8Array) =>
  (await client.send(new DetectDocumentTextCommand({ Document: { Bytes } }))).Blocks ?? [];
const textsOf = (blocks: readonly Block[]) =>
  blocks.filter(({ BlockType }) => BlockType === 'LINE').map(({ Text }) => Text);

/** A PDF of one page whose page or picture says it is of a size that nothing can hold. */
const bombPdf = (page: number, picture: number): Buffer => {
  const data = deflateSync(Buffer.alloc(1_000_000));
  const paint = `${page} 0 0 ${page} 0 0 cm /I Do`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page} ${page}]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>`,
    `<</Length ${paint.length}>>stream\n${paint}\nendstream`,
    `<</Type/XObject/Subtype/Image/Width ${picture}/Height ${picture}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode/Length ${data.length}>>stream\n${data.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>`, 'latin1');
};
const hugePng = (): Buffer => {
  const png = Buffer.from(scan());
  png.writeUInt32BE(100_000, 16);
  png.writeUInt32BE(100_000, 20);
  return png;
};

describe('Textract on this machine', () => {
  it('reads a picture of a page: lines, their words, where they stand and how sure it is', async () => {
    const blocks = await detect(scan());
    expect(textsOf(blocks)).toEqual(lines);
    const page = blocks.find(({ BlockType }) => BlockType === 'PAGE');
    const first = blocks.find(({ BlockType }) => BlockType === 'LINE');
    expect(page?.Relationships?.[0]?.Ids).toContain(first?.Id);
    const words = first?.Relationships?.[0]?.Ids?.map((id) => blocks.find(({ Id }) => Id === id));
    expect(words?.map((word) => word?.Text)).toEqual(lines[0]?.split(' '));
    expect(first?.Confidence).toBeGreaterThan(80);
    expect(first?.Geometry?.BoundingBox?.Left).toBeCloseTo(0.1, 1);
    expect(first?.Geometry?.BoundingBox?.Top).toBeCloseTo(0.24, 1);
  });

  it('reads a PDF of one page, and refuses one of two', async () => {
    expect(textsOf(await detect(await scannedPdf(1)))).toEqual(lines);
    await expect(detect(await scannedPdf(2))).rejects.toMatchObject({ name: 'UnsupportedDocumentException' });
  });

  it('refuses what is no page, and goes on', async () => {
    await expect(detect(Buffer.from('just some words'))).rejects.toMatchObject({
      name: 'UnsupportedDocumentException',
    });
    await expect(detect(Buffer.from('%PDF-1.7 broken'))).rejects.toMatchObject({ name: 'BadDocumentException' });
    expect(textsOf(await detect(scan()))).toEqual(lines);
  });

  it.each([
    ['a page of 100,000 points', () => bombPdf(100_000, 1000)],
    ['a picture of 100,000 pixels on a page', () => bombPdf(500, 100_000)],
    ['a picture of 100,000 pixels', hugePng],
  ])(
    'gives up on %s, and reads the next scan',
    async (_, make) => {
      const ended = await detect(make()).catch((error: unknown) => (error as Error).name);
      expect(typeof ended === 'string' ? ended : textsOf(ended)).not.toEqual(lines);
      expect(textsOf(await detect(scan()))).toEqual(lines);
    },
    60_000,
  );
});

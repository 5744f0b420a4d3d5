import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

interface Line {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

let answer: (document: string) => Promise<readonly Line[]>;
let server: Server;
let recognisePage: (typeof import('../../../functions/adapters/textract.ts'))['recognisePage'];

const block = ({ text, left, top }: Line) => ({
  BlockType: 'LINE',
  Text: text,
  Geometry: { BoundingBox: { Left: left, Top: top, Width: 0.3, Height: 0.02 } },
});

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { Document } = JSON.parse(Buffer.concat(parts).toString()) as { Document: { Bytes: string } };
      void answer(Buffer.from(Document.Bytes, 'base64').toString()).then((lines) => {
        response.setHeader('content-type', 'application/x-amz-json-1.1');
        response.end(JSON.stringify({ Blocks: [{ BlockType: 'PAGE' }, ...lines.map(block)] }));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_TEXTRACT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  ({ recognisePage } = await import('../../../functions/adapters/textract.ts'));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a page that Textract reads', () => {
  it('GIVEN lines in no order WHEN the page is read THEN they come from top to bottom, those of one height in one line', async () => {
    let sent = '';
    answer = (document) => {
      sent = document;
      return Promise.resolve([
        { text: 'shall deliver the goods.', left: 0.1, top: 0.23 },
        { text: 'The Supplier', left: 0.2, top: 0.201 },
        { text: '1.1', left: 0.1, top: 0.2 },
        { text: '1.2 The Customer shall pay.', left: 0.1, top: 0.32 },
      ]);
    };
    const text = await recognisePage(Buffer.from('the page'), 1, new AbortController().signal);
    expect(sent).toBe('the page');
    expect(text).toBe('1.1 The Supplier\nshall deliver the goods.\n\n1.2 The Customer shall pay.');
  });

  it('GIVEN a page without text WHEN it is read THEN there is none', async () => {
    answer = () => Promise.resolve([]);
    await expect(recognisePage(Buffer.from('blank'), 1, new AbortController().signal)).resolves.toBe('');
  });

  it('GIVEN a service that does not answer WHEN time has run out THEN the call ends', async () => {
    answer = () => new Promise(() => undefined);
    await expect(recognisePage(Buffer.from('slow'), 1, AbortSignal.timeout(200))).rejects.toThrow();
  });
});

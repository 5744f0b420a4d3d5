import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readBody } from '../gateway/read-body.ts';
import { listen, type Listening } from '../listen.ts';
import { refusalOf } from '../signature.ts';
import { createPageReader, type PageReader } from './page-reader.ts';

/** The most a document sent along with a synchronous call may hold, in bytes ("Quotas in Amazon Textract"). */
const maxDocumentBytes = 10 * 1024 * 1024;
const maxRequestBytes = Math.ceil(maxDocumentBytes / 3) * 4 + 64 * 1024;

/** Starts Textract with DetectDocumentText for one page: PNG, JPEG or PDF bytes. Reading starts with the first call. */
export const startTextract = async (): Promise<Listening> => {
  const reader = createPageReader();
  const listening = await listen(
    createServer((request, response) => {
      serve(reader, request, response).catch(() => response.destroy());
    }),
  );
  return {
    ...listening,
    close: async () => {
      await listening.close();
      await reader.close();
    },
  };
};

interface DetectDocumentText {
  readonly Document?: { readonly Bytes?: string };
}

const serve = async (reader: PageReader, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() });
    response.end(JSON.stringify(body));
  };
  const body = await readBody(request, maxRequestBytes);
  // A body that is too large was not read, and is refused as such below.
  const refusal = body && refusalOf('textract', request, body);
  if (refusal !== undefined) {
    send(400, refusal);
    return;
  }
  if (request.headers['x-amz-target'] !== 'Textract.DetectDocumentText') {
    send(400, { __type: 'UnknownOperationException' });
    return;
  }
  if (body === undefined) {
    send(400, { __type: 'DocumentTooLargeException', message: 'Document too large' });
    return;
  }
  const { Document: document } = JSON.parse(body.toString('utf8')) as DetectDocumentText;
  const bytes = Buffer.from(document?.Bytes ?? '', 'base64');
  if (bytes.length < 4) {
    send(400, { __type: 'InvalidParameterException', message: 'Request has invalid parameters' });
    return;
  }
  if (bytes.length > maxDocumentBytes) {
    send(400, { __type: 'DocumentTooLargeException', message: 'Document too large' });
    return;
  }
  const answer = await reader.read(bytes);
  if ('blocks' in answer) {
    send(200, { Blocks: answer.blocks, DetectDocumentTextModelVersion: '1.0', DocumentMetadata: { Pages: 1 } });
    return;
  }
  if (answer.error === 'InternalServerError') {
    send(500, { __type: answer.error });
    return;
  }
  const isKnown = ['UnsupportedDocumentException', 'ProvisionedThroughputExceededException'].includes(answer.error);
  const type = isKnown ? answer.error : 'BadDocumentException';
  send(400, { __type: type, message: 'Request has unsupported document format' });
};

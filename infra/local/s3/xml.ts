import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** An error answer of S3. */
export class StorageError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Text for the inside of an XML element. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Text out of the inside of an XML element. */
export const unescapeXml = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');

export const sendXml = (response: ServerResponse, status: number, content: string): void => {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

export const sendError = (response: ServerResponse, { status, code, message }: StorageError): void => {
  const id = randomUUID();
  response.setHeader('x-amz-request-id', id);
  sendXml(
    response,
    status,
    `<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message><RequestId>${id}</RequestId></Error>`,
  );
};

import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body, or gives undefined where it is larger than `maxBytes`: then the rest is read and dropped,
 * so that the sender gets the answer instead of a broken connection.
 */
export const readBody = (request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBytes) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      resolve(undefined);
      // Nobody has to be heard out for ever.
      if (length > maxBytes * 8) request.destroy();
    });
    request.on('end', () => resolve(length > maxBytes ? undefined : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('the request was aborted')));
  });

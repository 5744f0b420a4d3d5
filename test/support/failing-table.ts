import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Whether a call to the table is to fail: by its operation and its body. */
export type Fails = (operation: string, body: string) => boolean;

/**
 * Stands between the product and a table and lets chosen calls fail as a broken service does. Sets the SDK's endpoint
 * for this process, so import what is to be driven only afterwards.
 */
export const startFailingTable = async (target: string) => {
  let fails: Fails = () => false;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString('utf8');
      const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
      if (fails(operation, body)) {
        response.writeHead(500, { 'content-type': 'application/x-amz-json-1.0' });
        response.end('{"__type":"com.amazonaws.dynamodb.v20120810#InternalServerError"}');
        return;
      }
      const answer = await fetch(target, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': String(request.headers['x-amz-target']),
          authorization: String(request.headers.authorization),
          'x-amz-date': String(request.headers['x-amz-date']),
        },
        body,
      });
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(await answer.text());
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    failWhen: (when: Fails): void => {
      fails = when;
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedHeaders } from '../../infra/local/signature.ts';

/** One call to the table and what it cost. */
export interface TableCall {
  readonly operation: string;
  readonly readUnits: number;
  readonly writeUnits: number;
}

type Capacity = { readonly CapacityUnits?: number };

const readOperations = /^(GetItem|BatchGetItem|Query|Scan|TransactGetItems)$/;

/**
 * Stands between the product and the table, asks for the units of every call and writes them down. Sets the SDK's
 * endpoint for this process, so import what is to be measured only afterwards.
 */
export const meterTable = async (target: string) => {
  const calls: TableCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      const counted = JSON.stringify({ ...body, ReturnConsumedCapacity: 'TOTAL' });
      // What asks for its units is another body, and signed anew.
      const secretAccessKey = process.env['AWS_SECRET_ACCESS_KEY'];
      const signed = signedHeaders('dynamodb', `${target}/`, counted, secretAccessKey);
      const answer = await fetch(target, {
        method: 'POST',
        headers: { ...signed, 'x-amz-target': String(request.headers['x-amz-target']) },
        body: counted,
      });
      const text = await answer.text();
      const { ConsumedCapacity } = JSON.parse(text || '{}') as { ConsumedCapacity?: Capacity | Capacity[] };
      const units = [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
      const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
      const isRead = readOperations.test(operation);
      calls.push({ operation, readUnits: isRead ? units : 0, writeUnits: isRead ? 0 : units });
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(text);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = url;
  return {
    url,
    calls,
    /** Does something and says what it cost. */
    measure: async <Result>(act: () => Promise<Result>) => {
      calls.length = 0;
      const result = await act();
      const sum = (pick: (call: TableCall) => number) => calls.reduce((total, call) => total + pick(call), 0);
      return {
        result,
        operations: calls.map(({ operation }) => operation).sort(),
        readUnits: sum(({ readUnits }) => readUnits),
        writeUnits: sum(({ writeUnits }) => writeUnits),
      };
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};

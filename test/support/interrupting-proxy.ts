import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** When calls to the services begin to fail. */
export interface Interruption {
  /** Calls that still go through. */
  callsLeft: number;
  /** Whether the call that fails is carried out all the same, so that only its answer is lost. */
  losesAnswer: boolean;
}

const refusal = (service: string): string =>
  service === 's3'
    ? '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>interrupted</Message></Error>'
    : JSON.stringify({ __type: 'AccessDeniedException', message: 'interrupted' });

/**
 * Stands between a use case and services of AWS, and refuses everything once so many calls were made: a process that
 * ends at this point gets no further either. The SDK does not repeat calls that are refused.
 * @param services where each answers, by name; calls to all of them count together
 * @returns where to send calls instead, by the same names
 */
export const interruptCalls = async <Name extends string>(
  services: Readonly<Record<Name, string>>,
  interruption: Interruption,
) => {
  const servers = await Promise.all(
    (Object.entries(services) as [Name, string][]).map(async ([name, target]) => {
      const server = createServer((incoming, outgoing) => {
        const isRefused = interruption.callsLeft <= 0;
        const isLast = interruption.callsLeft === 0;
        interruption.callsLeft -= 1;
        const refuse = () => {
          outgoing.writeHead(403, { 'content-type': name === 's3' ? 'application/xml' : 'application/x-amz-json-1.0' });
          outgoing.end(refusal(name));
        };
        if (isRefused && !(isLast && interruption.losesAnswer)) {
          incoming.resume().on('end', refuse);
          return;
        }
        const { hostname, port } = new URL(target);
        // The headers as they are: the signature covers them.
        const { url = '/', method, headers } = incoming;
        const forwarded = request({ hostname, port, path: url, method, headers }, (answer) => {
          if (isRefused) {
            answer.resume().on('end', refuse);
            return;
          }
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        });
        forwarded.on('error', () => outgoing.destroy());
        incoming.pipe(forwarded);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return { name, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    }),
  );
  return {
    urls: Object.fromEntries(servers.map(({ name, url }) => [name, url])) as Readonly<Record<Name, string>>,
    close: async (): Promise<void> => {
      for (const { server } of servers) {
        server.closeAllConnections();
        await new Promise<void>((resolve) => void server.close(() => resolve()));
      }
    },
  };
};

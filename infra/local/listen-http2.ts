import type { Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Listening } from './listen.ts';

/** Has a server of cleartext HTTP/2, as the SDK speaks it to Bedrock, listen on any free port of this machine only. */
export const listenHttp2 = (server: Http2Server): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const sessions = new Set<{ destroy: () => void }>();
    server.on('session', (session) => {
      sessions.add(session);
      session.on('close', () => sessions.delete(session));
    });
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${port}`,
        port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const session of sessions) session.destroy();
          }),
      });
    });
  });

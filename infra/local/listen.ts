import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** The address without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Ends the server and every connection it has. */
  readonly close: () => Promise<void>;
}

/** A port that somebody else listens on. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use. Set PORT to another one.`);
  }
}

/**
 * How long a connection stays open between two requests: longer than any caller keeps one for itself, so that none is
 * closed at the moment it is used again.
 */
const keepAliveMs = 75_000;

/**
 * Has a server listen on this machine only.
 * @param port 0 takes any free one
 * @throws PortInUseError where the port is taken
 */
export const listen = (server: Server, port = 0): Promise<Listening> =>
  new Promise((resolve, reject) => {
    server.keepAliveTimeout = keepAliveMs;
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error),
    );
    server.listen(port, '127.0.0.1', () => {
      const address = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        port: address.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });

/**
 * Finds out early that a port is taken, before anything is built for it.
 * @throws PortInUseError
 */
export const requireFreePort = async (port: number): Promise<void> => {
  const { close } = await listen(createServer(), port);
  await close();
};

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

interface ServeWebOptions {
  /** The directory of the built web application. */
  readonly root: string;
  /** What `/runtime-config.json` answers. */
  readonly runtimeConfig: unknown;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Gives a function that answers a request for the page or one of its files, as the edge does: files with a hash in
 * their name for ever, everything else checked each time, and `index.html` for every path without a dot.
 */
export const createWebServer =
  ({ root, runtimeConfig }: ServeWebOptions) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, { allow: 'GET, HEAD' });
      return;
    }
    const requested = pathOf(request);
    if (requested === undefined) {
      sendText(response, 400);
      return;
    }
    if (requested === '/runtime-config.json') {
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('content-type', 'application/json');
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(runtimeConfig));
      return;
    }
    const file = path.join(root, requested.includes('.') ? requested : '/index.html');
    const found = file.startsWith(root + path.sep) ? await findFile(file, request) : undefined;
    if (found === undefined) {
      sendText(response, 404);
      return;
    }
    const isHashed = requested.startsWith('/assets/');
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('content-type', contentTypes[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-length', found.size);
    response.setHeader('etag', found.etag);
    response.setHeader('vary', 'accept-encoding');
    if (found.encoding !== undefined) response.setHeader('content-encoding', found.encoding);
    if (request.headers['if-none-match'] === found.etag) {
      response.removeHeader('content-length');
      response.writeHead(304).end();
      return;
    }
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    await pipeline(createReadStream(found.path), response).catch(() => response.destroy());
  };

const sendText = (response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache', ...headers });
  response.end(`${status}\n`);
};

const pathOf = (request: IncomingMessage): string | undefined => {
  try {
    const decoded = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    return decoded.includes('\0') ? undefined : path.posix.normalize(decoded);
  } catch {
    return undefined;
  }
};

const findFile = async (file: string, request: IncomingMessage) => {
  const accepted = (request.headers['accept-encoding'] ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  const variants = encodings
    .filter(({ name }) => accepted.includes(name))
    .map(({ name, suffix }) => ({ path: file + suffix, encoding: name }));
  for (const variant of [...variants, { path: file, encoding: undefined }]) {
    const stats = await stat(variant.path).catch(() => undefined);
    if (stats?.isFile() !== true) continue;
    return {
      ...variant,
      size: stats.size,
      etag: `"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}${variant.encoding ?? ''}"`,
    };
  }
  return undefined;
};

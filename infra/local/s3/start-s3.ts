import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Listening } from '../listen.ts';
import { createObjectFiles } from './object-files.ts';
import { answerRequest } from './requests.ts';
import { sendError, StorageError } from './xml.ts';

interface S3Options {
  readonly directory: string;
  readonly bucket: string;
  /** The origins of pages that may send and fetch objects. Known only once the page is served, so it is asked for. */
  readonly allowedOrigins: () => readonly string[];
}

/** Starts S3 on this machine with one bucket, path style. Everything must be signed; a stranger may not even list. */
export const startS3 = async ({ directory, bucket, allowedOrigins }: S3Options): Promise<Listening> => {
  const files = await createObjectFiles(directory);
  return listen(
    createServer((request, response) => {
      allowOrigin(request, response, allowedOrigins());
      if (request.method === 'OPTIONS') {
        answerPreflight(request, response);
        return;
      }
      answerRequest({ bucket, files, request, response }).catch((error: unknown) => {
        if (!(error instanceof StorageError)) console.error(error);
        request.resume();
        if (response.headersSent) response.destroy();
        else
          sendError(response, error instanceof StorageError ? error : new StorageError(500, 'InternalError', 'Failed'));
      });
    }),
  );
};

const allowOrigin = (request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void => {
  const { origin } = request.headers;
  response.setHeader('vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method');
  if (origin === undefined || !origins.includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'ETag, Content-Disposition, Content-Length');
};

const answerPreflight = (request: IncomingMessage, response: ServerResponse): void => {
  if (!response.hasHeader('access-control-allow-origin')) {
    sendError(response, new StorageError(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.'));
    return;
  }
  response.setHeader('access-control-allow-methods', 'GET, HEAD, POST');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-max-age', '3000');
  response.writeHead(200).end();
};

import path from 'node:path';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { BodySizeError } from './object-files.ts';
import { checkPostPolicy, PolicyError } from './post-policy.ts';
import type { StorageRequest } from './requests.ts';
import { StorageError } from './xml.ts';

/** The most the fields before the file may hold, in bytes. */
const maxFieldBytes = 20 * 1024;

/**
 * Takes a presigned form: its fields are checked against its signed policy before a byte of the file is stored.
 * @throws StorageError with what S3 would say
 */
export const receiveForm = async ({ bucket, files, request, response }: StorageRequest): Promise<void> => {
  const fields = new Map<string, string>();
  const etag = await new Promise<string>((resolve, reject) => {
    const form = busboy({ headers: request.headers, limits: { fieldSize: maxFieldBytes, files: 1 } });
    let storing: Promise<string> | undefined;
    form.on('field', (name, value) => {
      if (storing === undefined) fields.set(name.toLowerCase(), value);
    });
    form.on('file', (name, stream, info) => {
      if (name.toLowerCase() !== 'file') {
        stream.resume();
        return;
      }
      storing = store(stream, info.filename, info.mimeType);
      storing.catch((error: unknown) => {
        stream.resume();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    });
    form.on('close', () => {
      if (storing === undefined)
        reject(new StorageError(400, 'InvalidArgument', 'POST requires exactly one file upload.'));
      else storing.then(resolve, reject);
    });
    form.on('error', () => reject(new StorageError(400, 'MalformedPOSTRequest', 'The form could not be read.')));
    request.pipe(form);
  }).catch((error: unknown) => {
    throw toStorageError(error);
  });

  const status = Number(fields.get('success_action_status') ?? 204);
  response.writeHead(status === 200 || status === 201 ? status : 204, { etag }).end();

  async function store(stream: Readable, filename: string | undefined, mediaType: string): Promise<string> {
    const range = checkPostPolicy(bucket, fields);
    const key = (fields.get('key') ?? '').replaceAll('${filename}', path.basename(filename ?? ''));
    if (key === '') throw new StorageError(400, 'InvalidArgument', 'The form has no key.');
    const contentType = fields.get('content-type') ?? mediaType;
    const metadata = Object.fromEntries([...fields].filter(([name]) => name.startsWith('x-amz-meta-')));
    const object = await files.put({ key, body: stream, contentType, metadata, range });
    return object.etag;
  }
};

const toStorageError = (error: unknown): unknown => {
  if (error instanceof PolicyError) return new StorageError(error.status, error.code, error.message);
  if (!(error instanceof BodySizeError)) return error;
  return error.tooLarge
    ? new StorageError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size')
    : new StorageError(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
};

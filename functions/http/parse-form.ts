import busboy from 'busboy';
import { maxDocumentBytes } from '../../shared/limits.ts';
import { messages } from '../../shared/messages.ts';
import { AppError } from '../core/app-error.ts';
import type { UploadedFile } from './events.ts';

/** A multipart form as it was read: at most one file, and its text fields. */
export interface Form {
  readonly file: UploadedFile | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads a multipart form. Only the first file of the named field is taken, as dropping several files at once does.
 * @throws AppError invalid_request where it is not a form, too_large where the file is over the limit
 */
export const parseForm = (body: Uint8Array, contentType: string, fileField: string): Promise<Form> =>
  new Promise((resolve, reject) => {
    const invalid = () => reject(new AppError('invalid_request', 'The form could not be read. Please try again.'));
    let file: UploadedFile | undefined;
    let hasBegun = false;
    const fields: Record<string, string> = {};
    try {
      const reader = busboy({
        headers: { 'content-type': contentType },
        defParamCharset: 'utf8',
        preservePath: true,
        // busboy flags a file of exactly the limit.
        limits: { fileSize: maxDocumentBytes + 1, fieldSize: 100_000, fields: 20, files: 5, parts: 25 },
      });
      reader.on('file', (name, stream, { filename, mimeType }) => {
        // A form that ends within a file is said of the file alone, and nobody's error ends the function.
        stream.on('error', invalid);
        if (name !== fileField || hasBegun) return void stream.resume();
        hasBegun = true;
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('limit', () => reject(new AppError('too_large', messages.fileTooLarge)));
        stream.on('close', () => {
          file = { filename: filename ?? '', mediaType: mimeType, bytes: Buffer.concat(chunks) };
        });
      });
      reader.on('field', (name, value) => {
        fields[name] = value;
      });
      reader.on('close', () => resolve({ file, fields }));
      reader.on('error', invalid);
      reader.end(body);
    } catch {
      invalid();
    }
  });

import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DamagedStoreError, readStoredJson } from '../damaged-store.ts';
import { writeWholeFile } from '../write-whole-file.ts';

/** What is kept about an object beside its bytes. */
export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly contentType: string;
  readonly lastModified: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A body that holds more, or less, than it may. */
export class BodySizeError extends Error {
  readonly tooLarge: boolean;
  constructor(tooLarge: boolean) {
    super(tooLarge ? 'EntityTooLarge' : 'EntityTooSmall');
    this.tooLarge = tooLarge;
  }
}

interface PutOptions {
  readonly key: string;
  readonly body: Readable;
  readonly contentType: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly range?: { readonly min: number; readonly max: number } | undefined;
  /** Last word on the body before it is stored: throws where it is not what was announced. */
  readonly check?: (() => void) | undefined;
}

export interface ObjectFiles {
  readonly put: (options: PutOptions) => Promise<StoredObject>;
  readonly find: (key: string) => Promise<StoredObject | undefined>;
  readonly fileOf: (key: string) => string;
  readonly remove: (key: string) => Promise<void>;
  readonly list: (prefix: string) => Promise<readonly StoredObject[]>;
}

type Description = StoredObject & {
  /** The name of the file that holds the bytes. */
  readonly file: string;
};

const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** @throws DamagedStoreError where the bytes of an object are not there, or not all of them */
const readDescriptions = async (directory: string): Promise<Map<string, Description>> => {
  const descriptions = new Map<string, Description>();
  for (const name of await readdir(directory)) {
    if (!name.endsWith('.json')) continue;
    const description = await readStoredJson<Description>(path.join(directory, name));
    const file = path.join(directory, description.file);
    const bytes = await stat(file).catch(() => undefined);
    if (bytes?.size !== description.size)
      throw new DamagedStoreError(file, bytes ? `holds ${bytes.size} bytes of ${description.size}` : 'is not there');
    descriptions.set(description.key, description);
  }
  return descriptions;
};

/**
 * Writes a body into a file, of which nothing stays where the body is refused.
 * @throws BodySizeError, and what `check` throws
 */
const writeBody = async (
  file: string,
  { body, range, check }: PutOptions,
): Promise<Pick<StoredObject, 'size' | 'etag'>> => {
  const hash = createHash('md5');
  let size = 0;
  try {
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (range !== undefined && size > range.max) throw new BodySizeError(true);
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(file, { flush: true }),
    );
    if (range !== undefined && size < range.min) throw new BodySizeError(false);
    check?.();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { size, etag: `"${hash.digest('hex')}"` };
};

/**
 * Keeps the objects of a bucket as files. Their names are hashes of the keys, so that no key reaches the file system.
 * The bytes get a name of their own and the description points at it, so that both change in one step.
 * @throws DamagedStoreError where what is kept is not whole
 */
export const createObjectFiles = async (directory: string): Promise<ObjectFiles> => {
  await mkdir(directory, { recursive: true });
  const descriptions = await readDescriptions(directory);

  const put = async (options: PutOptions): Promise<StoredObject> => {
    const { key, contentType, metadata } = options;
    const file = `${nameOf(key)}.${randomUUID()}`;
    const { size, etag } = await writeBody(path.join(directory, file), options);
    const object = { key, size, etag, contentType, lastModified: new Date().toISOString(), metadata, file };

    await writeWholeFile(path.join(directory, `${nameOf(key)}.json`), JSON.stringify(object));
    const replaced = descriptions.get(key);
    descriptions.set(key, object);
    if (replaced !== undefined) await rm(path.join(directory, replaced.file), { force: true });
    return object;
  };

  return {
    put,
    find: (key) => Promise.resolve(descriptions.get(key)),
    fileOf: (key) => path.join(directory, descriptions.get(key)?.file ?? nameOf(key)),
    remove: async (key) => {
      const object = descriptions.get(key);
      if (object === undefined) return;
      descriptions.delete(key);
      await rm(path.join(directory, `${nameOf(key)}.json`), { force: true });
      await rm(path.join(directory, object.file), { force: true });
    },
    list: (prefix) =>
      Promise.resolve(
        [...descriptions.values()]
          .filter(({ key }) => key.startsWith(prefix))
          .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))),
      ),
  };
};

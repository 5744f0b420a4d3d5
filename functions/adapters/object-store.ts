import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '../core/app-error.ts';
import { setting } from './environment.ts';

/*
 * Keys are made by the product from ids, never from anything a person typed.
 */

export const objectStore = new S3Client({
  // With the SDK's default a presigned form or a streamed body carries a checksum of an empty body.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  // A local endpoint has no name per bucket.
  forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3']),
});

export const bucket = () => ({ Bucket: setting('DOCUMENTS_BUCKET') });

export const putObject = async (key: string, body: Uint8Array, contentType: string): Promise<void> => {
  await objectStore.send(new PutObjectCommand({ ...bucket(), Key: key, Body: body, ContentType: contentType }));
};

/**
 * The bytes of an object, or undefined where there is none.
 * @throws AppError unavailable where the answer is not one of the store's
 */
export const getObject = async (key: string): Promise<Uint8Array | undefined> => {
  try {
    const { Body, ETag } = await objectStore.send(new GetObjectCommand({ ...bucket(), Key: key }));
    // Any bytes could be an object's. What comes without a tag does not come from the store, and is no contract.
    if (!ETag) throw new AppError('unavailable', 'This file cannot be read at the moment. Please try again.');
    return await Body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};

/** Removes an object; that there is none is no error. */
export const deleteObject = async (key: string): Promise<void> => {
  await objectStore.send(new DeleteObjectCommand({ ...bucket(), Key: key }));
};

const deletedAtOnce = 25;

/**
 * Removes every object whose key begins with a prefix; when it fails half-way, repeating it does the rest.
 * @param prefix ends with a slash, so that it names one place and no other that begins alike
 */
export const deleteObjectsBelow = async (prefix: string): Promise<void> => {
  for (;;) {
    const { Contents = [], IsTruncated } = await objectStore.send(
      new ListObjectsV2Command({ ...bucket(), Prefix: prefix }),
    );
    const keys = Contents.flatMap(({ Key }) => Key ?? []);
    for (let from = 0; from < keys.length; from += deletedAtOnce) {
      await Promise.all(keys.slice(from, from + deletedAtOnce).map(deleteObject));
    }
    if (!IsTruncated) return;
  }
};

import { GetObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { PresignedUpload } from '../../shared/documents.ts';
import { bucket, objectStore } from './object-store.ts';

const uploadSeconds = 15 * 60;
const downloadSeconds = 60;

/**
 * A form that lets its holder store exactly one object for 15 minutes.
 * @param key where the object goes
 * @param maxBytes the most it may hold; storage refuses more
 */
export const presignUploadForm = async (key: string, maxBytes: number): Promise<PresignedUpload> => {
  const { url, fields } = await createPresignedPost(objectStore, {
    ...bucket(),
    Key: key,
    Conditions: [['content-length-range', 1, maxBytes]],
    Expires: uploadSeconds,
  });
  return { url, fields, key };
};

/** An address that gives an object to its holder for a minute, saved under the given ASCII file name. */
export const presignDownload = (key: string, filename: string, contentType: string): Promise<string> =>
  getSignedUrl(
    objectStore,
    new GetObjectCommand({
      ...bucket(),
      Key: key,
      ResponseContentDisposition: `attachment; filename="${filename}"`,
      ResponseContentType: contentType,
    }),
    { expiresIn: downloadSeconds },
  );

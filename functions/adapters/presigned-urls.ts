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

/**
 * The header that has a browser save what it is given. Programs that know no other names get an ASCII one.
 * @param filename a clean file name: no path, no control characters
 */
const saveAs = (filename: string): string => {
  const ascii = filename
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]/g, '_')
    .replace(/["\\%]/g, '_');
  const isAscii = ascii === filename;
  const encoded = encodeURIComponent(filename).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"${isAscii ? '' : `; filename*=UTF-8''${encoded}`}`;
};

/** An address that gives an object to its holder for a minute, saved under the given clean file name. */
export const presignDownload = (key: string, filename: string, contentType: string): Promise<string> =>
  getSignedUrl(
    objectStore,
    new GetObjectCommand({
      ...bucket(),
      Key: key,
      ResponseContentDisposition: saveAs(filename),
      ResponseContentType: contentType,
    }),
    { expiresIn: downloadSeconds },
  );

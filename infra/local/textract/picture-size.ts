/*
 * How large a picture says it is, read from its first bytes: a few of them may declare gigabytes, which decoding would take.
 */

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The most pixels of a side ("Quotas in Amazon Textract"), and of a whole picture that is decoded here. */
const mostPixelsOfSide = 10_000;
export const mostPixels = 40_000_000;

/** Whether a picture is small enough to be decoded. */
export const isReadableSize = ({ width, height }: PictureSize): boolean =>
  width > 0 && height > 0 && width <= mostPixelsOfSide && height <= mostPixelsOfSide && width * height <= mostPixels;

const pngSize = (bytes: Buffer): PictureSize | undefined =>
  bytes.length >= 24 && bytes.readUInt32BE(0) === 0x89504e47
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

/** Segments of a JPEG that say its size: starts of frames, but not the tables numbered among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (bytes: Buffer): PictureSize | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // Bytes that only fill have no length; every other segment says its own.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

/** The size a PNG or JPEG declares; undefined where the bytes are neither. */
export const declaredSize = (bytes: Buffer): PictureSize | undefined => pngSize(bytes) ?? jpegSize(bytes);

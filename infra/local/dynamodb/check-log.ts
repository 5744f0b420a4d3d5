import { maskedCrc32c } from './crc32c.ts';

/*
 * LevelDB's log: blocks of 32 KB of records, each a checksum (4 bytes), a length (2), a type (1) and its content. Type and
 * content are what the checksum is of.
 */

const blockBytes = 32_768;
const headerBytes = 7;
/** The kinds of records: a whole write, or the first, a middle or the last part of one that goes over the end of a block. */
const wholeRecord = 1;
const firstPart = 2;
const lastPart = 4;

/** Where the record at a place ends; undefined where none can be read there. */
const endOfRecord = (bytes: Buffer, at: number): number | undefined => {
  const blockEnd = Math.min(bytes.length, (Math.floor(at / blockBytes) + 1) * blockBytes);
  if (at + headerBytes > blockEnd) return undefined;
  const end = at + headerBytes + bytes.readUInt16LE(at + 4);
  const type = bytes[at + 6]!;
  if (type < wholeRecord || type > lastPart || end > blockEnd) return undefined;
  return maskedCrc32c(bytes.subarray(at + 6, end)) === bytes.readUInt32LE(at) ? end : undefined;
};

/** The next place at which a record may stand: a block's last few bytes hold none. */
const nextPlace = (at: number): number => {
  const left = blockBytes - (at % blockBytes);
  return left < headerBytes ? at + left : at;
};

/** What was written into a log, as far as it can be read: each write's bytes, put together from its records. */
export const writesOf = (bytes: Buffer): readonly Buffer[] => {
  const writes: Buffer[] = [];
  let parts: Buffer[] = [];
  for (let at = nextPlace(0); at < bytes.length;) {
    const end = endOfRecord(bytes, at);
    if (end === undefined) break;
    const type = bytes[at + 6]!;
    const content = bytes.subarray(at + headerBytes, end);
    parts = type <= firstPart ? [content] : [...parts, content];
    if (type === wholeRecord || type === lastPart) writes.push(Buffer.concat(parts));
    at = nextPlace(end);
  }
  return writes;
};

const isZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

/** Whether a record can be read anywhere behind a place. */
const isReadBehind = (bytes: Buffer, from: number): boolean => {
  for (let at = from; at + headerBytes <= bytes.length; at += 1) if (endOfRecord(bytes, at) !== undefined) return true;
  return false;
};

/**
 * What is wrong with a log, in words that go on from its name; undefined where nothing is. A write that was cut off at the
 * end was never acknowledged, and is none. What was written behind one would be left out when it is opened.
 */
export const logProblem = (bytes: Buffer): string | undefined => {
  let at = 0;
  while (nextPlace(at) < bytes.length) {
    at = nextPlace(at);
    const end = endOfRecord(bytes, at);
    if (end === undefined) break;
    at = end;
  }
  const rest = bytes.subarray(at);
  if (isZero(rest)) return undefined;
  if (isReadBehind(bytes, at + 1)) return `holds a record at byte ${at} that cannot be read, and records behind it`;
  // Cut off by the end of the file, or before all of it reached the disk: the file system fills such a gap with zeros.
  const declared = rest.length < headerBytes ? Infinity : headerBytes + rest.readUInt16LE(4);
  const isCutOff = rest.length < declared || rest.at(-1) === 0;
  return isCutOff ? undefined : `holds a record at byte ${at} that cannot be read`;
};

import { crc32 } from 'node:zlib';

/** A body that is not what its frame or its checksum says. */
export class BadBodyError extends Error {}

const maxLineBytes = 8192;

/**
 * Takes the frame off an `aws-chunked` body and verifies its trailing CRC-32, where it has one.
 * @throws BadBodyError where the frame is broken or the checksum differs
 */
export async function* decodeChunks(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let buffer: Buffer = Buffer.alloc(0);
  let remaining = 0;
  let phase: 'header' | 'data' | 'end-of-data' | 'trailer' = 'header';
  let checksum = 0;
  for await (const part of body) {
    buffer = buffer.length === 0 ? part : Buffer.concat([buffer, part]);
    while (buffer.length > 0) {
      if (phase === 'data') {
        const data = buffer.subarray(0, remaining);
        buffer = buffer.subarray(data.length);
        remaining -= data.length;
        checksum = crc32(data, checksum);
        yield data;
        if (remaining === 0) phase = 'end-of-data';
        continue;
      }
      const end = buffer.indexOf('\r\n');
      if (end < 0) {
        if (buffer.length > maxLineBytes) throw new BadBodyError('a chunk header is too long');
        break;
      }
      const line = buffer.toString('latin1', 0, end);
      buffer = buffer.subarray(end + 2);
      if (phase === 'end-of-data') phase = 'header';
      else if (phase === 'header') {
        remaining = Number.parseInt(line, 16);
        if (!/^[0-9a-f]+(;|$)/i.test(line)) throw new BadBodyError('a chunk has no size');
        phase = remaining === 0 ? 'trailer' : 'data';
      } else verifyTrailer(line, checksum);
    }
  }
  if (phase !== 'trailer') throw new BadBodyError('the body ends early');
}

const verifyTrailer = (line: string, checksum: number): void => {
  const [name = '', value = ''] = line.split(':');
  if (name.trim().toLowerCase() !== 'x-amz-checksum-crc32') return;
  const expected = Buffer.alloc(4);
  expected.writeUInt32BE(checksum >>> 0);
  if (value.trim() !== expected.toString('base64')) throw new BadBodyError('the checksum differs');
};

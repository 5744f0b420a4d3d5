import { crc32 } from 'node:zlib';

/*
 * AWS's event streams, as far as a service sends them: each message is its length, the length of its headers, a checksum of
 * both, headers, a payload, and a checksum of all of it ("Event stream encoding" in the Amazon Transcribe guide).
 */

/** Bytes as they stand in JSON. */
export const bytesAsText = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

const textType = 7;

const textHeader = (name: string, value: string): Buffer => {
  const [nameBytes, valueBytes] = [Buffer.from(name), Buffer.from(value)];
  const length = Buffer.alloc(2);
  length.writeUInt16BE(valueBytes.length);
  return Buffer.concat([Buffer.from([nameBytes.length]), nameBytes, Buffer.from([textType]), length, valueBytes]);
};

const unsigned = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, at) => bytes.writeUInt32BE(value, 4 * at));
  return bytes;
};

/** Bytes around a message's headers and payload: two lengths and two checksums. */
const frameBytes = 16;

const encode = (headers: Readonly<Record<string, string>>, payload: unknown): Buffer => {
  const head = Buffer.concat(Object.entries(headers).map(([name, value]) => textHeader(name, value)));
  const body = Buffer.from(JSON.stringify(payload, bytesAsText));
  const lengths = unsigned(head.length + body.length + frameBytes, head.length);
  const message = Buffer.concat([lengths, unsigned(crc32(lengths)), head, body]);
  return Buffer.concat([message, unsigned(crc32(message))]);
};

/** One event of a stream. */
export const encodeEvent = (type: string, payload: unknown): Buffer =>
  encode({ ':message-type': 'event', ':event-type': type, ':content-type': 'application/json' }, payload);

/** An error of the service's in a stream that has begun. */
export const encodeException = (type: string, message: string): Buffer =>
  encode({ ':message-type': 'exception', ':exception-type': type, ':content-type': 'application/json' }, { message });

import { inflateRawSync } from 'node:zlib';

interface PlacedPart {
  readonly name: string;
  readonly method: number;
  readonly data: Buffer;
}

/** The parts of an archive as its directory lists them. Reads nothing but what the format says, and trusts it. */
const placedParts = (bytes: Uint8Array): PlacedPart[] => {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const parts: PlacedPart[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    parts.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength!),
      method: zip.readUInt16LE(at + 10),
      data: zip.subarray(start, start + zip.readUInt32LE(at + 20)),
    });
    at += 46 + nameLength! + extraLength! + commentLength!;
  }
  return parts;
};

export const partNames = (bytes: Uint8Array): string[] => placedParts(bytes).map(({ name }) => name);

/** The bytes of every part by its name. */
export const readParts = (bytes: Uint8Array): ReadonlyMap<string, Buffer> =>
  new Map(placedParts(bytes).map(({ name, method, data }) => [name, method === 0 ? data : inflateRawSync(data)]));

/** A part as text. */
export const readPart = (bytes: Uint8Array, name: string): string => {
  const part = readParts(bytes).get(name);
  if (!part) throw new Error(`There is no part ${name}.`);
  return part.toString('utf8');
};

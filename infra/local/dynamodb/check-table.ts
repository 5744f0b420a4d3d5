import { createReader, Unreadable } from './byte-reader.ts';
import { maskedCrc32c } from './crc32c.ts';

/*
 * LevelDB's table: blocks, each with its kind of compression (1 byte) and a checksum (4) behind it, and at the end a footer
 * that says where the index block lies, whose entries say where the data blocks lie.
 */

const footerBytes = 48;
const trailerBytes = 5;
const magic = 0xdb4775248b80fb57n;

/** How far back a copy of one of the three kinds begins. */
const readOffset = ({ take }: ReturnType<typeof createReader>, kind: number, tag: number): number => {
  if (kind === 1) return ((tag >> 5) << 8) + take(1)[0]!;
  return kind === 2 ? take(2).readUInt16LE() : take(4).readUInt32LE();
};

/** Snappy, the one compression of LevelDB: literals, and copies of what came before. */
const decompress = (bytes: Buffer): Buffer => {
  const reader = createReader(bytes);
  const whole = Buffer.alloc(reader.number());
  let size = 0;
  while (reader.place() < bytes.length) {
    const tag = reader.take(1)[0]!;
    const kind = tag & 3;
    if (kind === 0) {
      const short = tag >> 2;
      const length = 1 + (short < 60 ? short : reader.take(short - 59).readUIntLE(0, short - 59));
      size += reader.take(length).copy(whole, size);
      continue;
    }
    const length = kind === 1 ? 4 + ((tag >> 2) & 7) : 1 + (tag >> 2);
    const back = readOffset(reader, kind, tag);
    if (back === 0 || back > size || size + length > whole.length) throw new Unreadable();
    // A copy may run into what it is writing.
    for (let left = length; left > 0; left -= 1, size += 1) whole[size] = whole[size - back]!;
  }
  if (size !== whole.length) throw new Unreadable();
  return whole;
};

interface Handle {
  readonly offset: number;
  readonly size: number;
}

const readHandle = (bytes: Buffer): Handle => {
  const reader = createReader(bytes);
  return { offset: reader.number(), size: reader.number() };
};

const checkBlock = (table: Buffer, { offset, size }: Handle): void => {
  const end = offset + size;
  if (end + trailerBytes > table.length - footerBytes) throw new Unreadable();
  if (maskedCrc32c(table.subarray(offset, end + 1)) !== table.readUInt32LE(end + 1)) throw new Unreadable();
};

/** Where the blocks lie that the index names. */
const handlesOf = (index: Buffer): Handle[] => {
  const restarts = index.readUInt32LE(index.length - 4);
  const end = index.length - 4 - restarts * 4;
  const reader = createReader(index.subarray(0, end));
  const handles: Handle[] = [];
  while (reader.place() < end) {
    reader.number();
    const keyBytes = reader.number();
    const valueBytes = reader.number();
    reader.take(keyBytes);
    handles.push(readHandle(reader.take(valueBytes)));
  }
  return handles;
};

/** What is wrong with a table, in words that go on from its name; undefined where nothing is. */
export const tableProblem = (table: Buffer): string | undefined => {
  if (table.length < footerBytes || table.readBigUInt64LE(table.length - 8) !== magic) return 'is cut off';
  try {
    const footer = createReader(table, table.length - footerBytes);
    checkBlock(table, { offset: footer.number(), size: footer.number() });
    const at: Handle = { offset: footer.number(), size: footer.number() };
    checkBlock(table, at);
    const index = table.subarray(at.offset, at.offset + at.size);
    const isCompressed = table[at.offset + at.size] === 1;
    for (const handle of handlesOf(isCompressed ? decompress(index) : index)) checkBlock(table, handle);
    return undefined;
  } catch (error) {
    if (error instanceof Unreadable || error instanceof RangeError) return 'holds a block that cannot be read';
    throw error;
  }
};

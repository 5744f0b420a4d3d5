import { crc32, deflateRawSync } from 'node:zlib';
import type { StoredPart } from './docx-reader.ts';

/** 1 January 1980, the first date the format knows: archives of the same content are the same bytes. */
const date = 0x0021;

interface NewFile {
  readonly name: string;
  readonly data: Uint8Array | string;
}

const compress = (file: NewFile | StoredPart): StoredPart => {
  if ('method' in file) return file;
  const content = Buffer.from(file.data);
  const data = deflateRawSync(content, { level: 9 });
  return { name: file.name, method: 8, crc: crc32(content), size: content.length, data };
};

/** A ZIP archive of the given files, in their order. */
export const writeZip = (files: readonly (NewFile | StoredPart)[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { name, method, crc, size, data } = compress(file);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, tail, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
};

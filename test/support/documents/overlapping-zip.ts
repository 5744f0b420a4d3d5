/**
 * An archive whose directory lists a part many times more, under other names, all at the same place: copied part by part, as
 * its directory lists them, it is many times as large.
 * @param zip an archive without a comment
 * @param name the part that is listed again
 */
export const overlappingZip = (zip: Buffer, name: string, times: number): Buffer => {
  const end = zip.lastIndexOf('PK\x05\x06');
  const start = zip.readUInt32LE(end + 16);
  const entry = zip.lastIndexOf(name, end) - 46;
  const length = 46 + name.length;
  const more = Array.from({ length: times }, (_, at) => {
    const copy = Buffer.from(zip.subarray(entry, entry + length));
    copy.write(String(at).padStart(name.length, '0'), 46, 'latin1');
    return copy;
  });
  const directory = Buffer.concat([zip.subarray(start, end), ...more]);
  const tail = Buffer.from(zip.subarray(end));
  const count = zip.readUInt16LE(end + 10) + times;
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(directory.length, 12);
  return Buffer.concat([zip.subarray(0, start), directory, tail]);
};

/** Bytes that end before what they declare. */
export class Unreadable extends Error {}

/**
 * Reads LevelDB's numbers of variable length, and bytes, one after the other.
 * @throws Unreadable where the bytes end within what is read
 */
export const createReader = (bytes: Buffer, start = 0) => {
  let at = start;
  const number = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at];
      if (byte === undefined || factor > 2 ** 49) throw new Unreadable();
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new Unreadable();
    at += length;
    return bytes.subarray(at - length, at);
  };
  return { number, take, place: () => at };
};

/* CRC-32C (Castagnoli), by which LevelDB checks what it stores; zlib's crc32 is of another polynomial. */

const polynomial = 0x82f63b78;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value;
});

/** The checksum of bytes as LevelDB stores it: masked, so that a checksum of stored checksums stays telling. */
export const maskedCrc32c = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 0xff]! ^ (value >>> 8);
  const sum = ~value >>> 0;
  return (((sum >>> 15) | (sum << 17)) + 0xa282ead8) >>> 0;
};

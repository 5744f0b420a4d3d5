/** Whether bytes look like UTF-16 without a byte order mark: every other byte of Latin text is then zero. */
const guessUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const sample = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte === 0 && index % 2 === 0) even++;
    else if (byte === 0) odd++;
  });
  const half = sample.length / 2;
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.4 && odd < half * 0.05) return 'utf-16be';
  return undefined;
};

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/**
 * Decodes plain text: UTF-8 and UTF-16 (by their marks, or recognised without one), and what is not valid UTF-8
 * as Windows-1252, which every byte sequence is.
 * @returns the text without its byte order mark, and the name of the encoding
 */
export const decodeText = (bytes: Uint8Array): { readonly text: string; readonly encoding: string } => {
  const decode = (encoding: string) => ({ text: new TextDecoder(encoding).decode(bytes), encoding });
  if (startsWith(bytes, 0xff, 0xfe)) return decode('utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decode('utf-16be');
  const utf16 = guessUtf16(bytes);
  if (utf16 !== undefined) return decode(utf16);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return decode('windows-1252');
  }
};

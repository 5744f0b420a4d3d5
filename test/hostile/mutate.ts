import type { numbersFrom } from '../support/numbers-from.ts';

type Draw = ReturnType<typeof numbersFrom>;

/** Words that structure PDFs and Word documents, and figures that readers trip over. */
const tokens = [
  '/Kids',
  '/Count',
  '/Length',
  '/Parent',
  '/Contents',
  '/FlateDecode',
  '/Type',
  'endobj',
  'endstream',
  'stream',
  'xref',
  'trailer',
  ' 0 R',
  ' 0 obj',
  '<<',
  '>>',
  '[',
  ']',
  'PK\x03\x04',
  'PK\x01\x02',
  'PK\x05\x06',
  '4294967295',
  '-1',
  '0',
  '99999999999999999999',
  '\0\0\0\0',
  '\xff\xff\xff\xff',
].map((token) => Buffer.from(token, 'latin1'));

const flip = (bytes: Buffer, draw: Draw): Buffer => {
  const copy = Buffer.from(bytes);
  for (let count = 1 + draw(24); count > 0; count -= 1) copy[draw(copy.length)] = draw(256);
  return copy;
};

const cut = (bytes: Buffer, draw: Draw): Buffer => bytes.subarray(0, 1 + draw(bytes.length));

const cutOut = (bytes: Buffer, draw: Draw): Buffer => {
  const [one, other] = [draw(bytes.length), draw(bytes.length)];
  return Buffer.concat([bytes.subarray(0, Math.min(one, other)), bytes.subarray(Math.max(one, other))]);
};

/** A piece of another file put in, in place of as much or beside what was there. */
const splice = (bytes: Buffer, draw: Draw, other: Buffer): Buffer => {
  const [at, from] = [draw(bytes.length), draw(other.length)];
  const piece = other.subarray(from, from + 1 + draw(2_000));
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at + (draw(2) === 0 ? piece.length : 0))]);
};

/** One word of structure exchanged for another. */
const swap = (bytes: Buffer, draw: Draw): Buffer => {
  const present = tokens.filter((token) => bytes.includes(token));
  const [from, to] = [present[draw(present.length || 1)], tokens[draw(tokens.length)]];
  if (!from || !to) return flip(bytes, draw);
  const found = bytes.indexOf(from, draw(bytes.length));
  const at = found < 0 ? bytes.indexOf(from) : found;
  return Buffer.concat([bytes.subarray(0, at), to, bytes.subarray(at + from.length)]);
};

/** One run of digits exchanged for another number. */
const renumber = (bytes: Buffer, draw: Draw): Buffer => {
  const start = draw(bytes.length);
  const window = bytes.subarray(start, start + 4_000).toString('latin1');
  const match = /\d+/.exec(window);
  if (!match) return flip(bytes, draw);
  const number = ['0', '1', '-5', '65535', '2147483648', String(draw(1_000))][draw(6)] ?? '';
  const at = start + match.index;
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(number), bytes.subarray(at + match[0].length)]);
};

/** Four bytes in a row that count something, in an archive's headers, made another count. */
const recount = (bytes: Buffer, draw: Draw): Buffer => {
  const marks = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'];
  const at = bytes.indexOf(marks[draw(marks.length)] ?? '', draw(bytes.length), 'latin1');
  if (at < 0 || at + 46 > bytes.length) return flip(bytes, draw);
  const copy = Buffer.from(bytes);
  copy.writeUInt16LE([0, 1, 8, 99, 0xffff, draw(0x10000)][draw(6)] ?? 0, Math.min(at + 4 + draw(40), copy.length - 2));
  return copy;
};

const kinds = [flip, cut, cutOut, splice, swap, swap, renumber, renumber, recount] as const;

/**
 * A file with one to three things wrong with it.
 * @param other another file, pieces of which may be put in
 */
export const mutate = (bytes: Buffer, draw: Draw, other: Buffer): Buffer => {
  let mutated = bytes;
  for (let count = 1 + draw(3); count > 0; count -= 1) {
    if (mutated.length === 0) return mutated;
    const kind = kinds[draw(kinds.length)] ?? flip;
    mutated = kind(mutated, draw, other);
  }
  return mutated;
};

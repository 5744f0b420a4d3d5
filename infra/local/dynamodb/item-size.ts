import { database, type Item } from './dynalite.ts';

/** The most an item may hold, in bytes ("Quotas in Amazon DynamoDB"). */
export const maxItemBytes = 400 * 1024;

const bytesOf = (text: string): number => Buffer.byteLength(text) - text.length;

/** How many bytes of UTF-8 a value has beyond its length in UTF-16 units: dynalite counts units, DynamoDB bytes. */
const excessOf = (value: unknown): number => {
  if (typeof value === 'string') return bytesOf(value);
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + excessOf(part), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [name, part]) => sum + bytesOf(name) + excessOf(part), 0);
};

/** The size of an item in bytes, names included, as DynamoDB counts it. */
export const itemBytes = (item: Item): number => database.itemSize(item) + excessOf(item);

/** Write units of a write that replaces `before` by `after`: one for each started KB of the larger. */
export const writeUnits = (before: Item | undefined, after: Item | undefined): number =>
  Math.max(1, ...[before, after].map((item) => (item ? Math.ceil(itemBytes(item) / 1024) : 1)));

/** Read units of a consistent read of so many bytes: one for each started 4 KB. */
export const readUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / 4096));

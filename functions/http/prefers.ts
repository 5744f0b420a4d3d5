/**
 * Whether a request prefers something, by its header `Prefer` (RFC 7240): preferences stand between commas, each may have
 * parameters behind a semicolon, and their case says nothing.
 */
export const prefers = (header: string | undefined, preference: string): boolean =>
  (header ?? '').split(',').some((one) => one.split(';')[0]?.trim().toLowerCase() === preference);

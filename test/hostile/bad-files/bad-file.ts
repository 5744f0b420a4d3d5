/** A file nobody means well with, and what is said to it. */
export interface BadFile {
  readonly name: string;
  readonly file: string;
  readonly make: () => Buffer | Promise<Buffer>;
  /** The codes it may be answered with; `none` where its text can be read all the same. */
  readonly codes: readonly string[];
  /** What the message says, where that matters beside the code. */
  readonly says?: RegExp;
  /** Whether reading it, or making it, takes seconds: it is then read by `npm run test:deep` alone. */
  readonly isCostly?: true;
}

export const mebibyte = 1024 * 1024;

import * as z from 'zod/mini';

/*
 * How much is borne from whom before calls are refused with 429. A stage may set each figure; what it leaves out is the
 * default.
 */

const count = (byDefault: number) => z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), byDefault);
const minutes = (byDefault: number) => z._default(z.int().check(z.minimum(1), z.maximum(24 * 60)), byDefault);

/**
 * Limits on signing in and on mails that anyone can cause. Only failures count against signing in and mailed codes:
 * a person mistypes a few times, while guessing needs thousands. An office shares one network address, hence the higher
 * figures there.
 */
export const signInLimitsSchema = z.strictObject({
  /** Wrong passwords, and separately wrong codes, for one account from one network address. */
  perAccountAndAddress: count(5),
  /**
   * The same for one account from all network addresses together. A browser that signed in to the account before counts
   * by itself, as often as `perAccountAndAddress`, so that strangers who guess lock nobody out of it.
   */
  perAccount: count(30),
  /** The same from one network address, whatever the account. */
  perAddress: count(50),
  /** For how long a failure counts. */
  windowMinutes: minutes(15),
  /** Registrations, confirmation mails and reset mails for one mail address, whoever asks. */
  mailsPerEmail: count(5),
  /** The same from one network address, whatever the mail address. */
  mailsPerAddress: count(50),
  /** For how long a mail counts. */
  mailWindowMinutes: minutes(60),
});
export type SignInLimits = z.output<typeof signInLimitsSchema>;

/** What public visitors may do in a day (UTC): all of them together, and those of one network address. */
export const publicLimitsSchema = z.strictObject({
  analysesPerDay: count(500),
  analysesPerAddress: count(50),
  /** Documents that are sent to be read. */
  uploadsPerDay: count(1_000),
  uploadsPerAddress: count(100),
  /** Scanned pages whose text is recognised, which Textract charges for. */
  scannedPagesPerDay: count(1_000),
  scannedPagesPerAddress: count(100),
});

import * as z from 'zod/mini';

/** A public key that verifies receipts. */
const receiptKeySchema = z.object({
  /** The fingerprint: SHA-256 of the key in its DER form, as base64url. */
  id: z.string(),
  /** The Ed25519 key: SPKI in DER, as base64. */
  publicKey: z.string(),
  /** When it signed first. */
  since: z.string(),
});
export type ReceiptKey = z.infer<typeof receiptKeySchema>;

/** The public keys that verify receipts, former ones included, oldest first. */
export const receiptKeysSchema = z.object({ keys: z.array(receiptKeySchema) });

/**
 * What can be said of a Word document by its receipt: it is as it was given out; it is not; it has no receipt; or it is as
 * somebody signed it whose key is not among those known.
 */
const verdicts = ['unchanged', 'changed', 'unsigned', 'unknown-signer'] as const;

export const verificationSchema = z.object({
  verdict: z.enum(verdicts),
  /** Sentences that say what was found. */
  explanation: z.string(),
  /** The receipt's own words; left out where there is none that can be read, or nobody has signed them. */
  receipt: z.optional(
    z.object({
      id: z.string(),
      /** SHA-256 of the document that was uploaded, or of the text where there was none; hexadecimal. */
      input: z.string(),
      /** The fingerprint of the key that signed it. */
      keyId: z.string(),
    }),
  ),
});
export type Verification = z.infer<typeof verificationSchema>;

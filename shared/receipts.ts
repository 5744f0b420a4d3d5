import * as z from 'zod/mini';
import { riskTolerances } from './contracts.ts';
import { wordSources, wordVariants } from './documents.ts';

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

/**
 * What was found to hold of a document before it was given out: with all changes accepted it reads as the revision, with all
 * rejected it is what came, and every other part is the same bytes.
 */
export const wordChecks = ['accepting-gives-revision', 'rejecting-gives-original', 'other-parts-same'] as const;
export type WordCheck = (typeof wordChecks)[number];

const place = z.object({ start: z.int(), end: z.int() });

/** What stays with whoever exported a Word document: how it came to be, in offsets and without a word of it. */
const exportRecordSchema = z.object({
  /** The id of the receipt in the document. */
  receiptId: z.string(),
  analysisId: z.string(),
  madeAt: z.string(),
  variant: z.enum(wordVariants),
  source: z.enum(wordSources),
  /** SHA-256 of the document that was uploaded, or of the text where there was none; hexadecimal. */
  input: z.string(),
  /** SHA-256 of the document's parts, as its receipt has it; hexadecimal. */
  parts: z.string(),
  /** The version of the engine, and the model where one took part. */
  engine: z.string(),
  model: z.nullable(z.string()),
  playbooks: z.array(z.object({ id: z.string(), version: z.int() })),
  /**
   * SHA-256 of the text that was analyzed, hexadecimal, and with what, so that it replays without the product; left out of
   * records from before they were kept.
   */
  text: z.optional(z.string()),
  settings: z.optional(
    z.object({ contractType: z.string(), partyRole: z.string(), riskTolerance: z.enum(riskTolerances) }),
  ),
  /** What the analysis found, in offsets of the text that was analyzed. */
  findings: z.array(z.object({ id: z.string(), places: z.array(place) })),
  /** What was to be changed, in offsets of the same text, with the finding that each change serves. */
  changes: z.array(z.extend(place, { findingId: z.string() })),
  /** What stands beside the text as a comment, in offsets of the document's text, and why. */
  refused: z.array(z.extend(place, { reason: z.string() })),
  /** What was found to hold of it; left out where a new document was made, and of records from before it was looked at. */
  checks: z.optional(z.array(z.enum(wordChecks))),
});
export type ExportRecord = z.infer<typeof exportRecordSchema>;

/** A record with the signature over it, by the key that signed the receipt. */
export const signedRecordSchema = z.object({ record: exportRecordSchema, key: z.string(), signature: z.string() });
export type SignedRecord = z.infer<typeof signedRecordSchema>;

/**
 * What came of reading again what a document was made of: the engine finds the same in it, or not; or it could not be read
 * again as it was.
 */
const replaySchema = z.object({
  outcome: z.enum(['same', 'different', 'not-possible']),
  /** A sentence that says what was found, or what a replay needs. */
  explanation: z.string(),
  /** How many findings and changes the record holds; left out where nothing was read again. */
  findings: z.optional(z.int()),
  changes: z.optional(z.int()),
});
export type Replay = z.infer<typeof replaySchema>;

/** A record with what came of its replay, where that was asked for. */
export const receiptAnswerSchema = z.extend(signedRecordSchema, { replay: z.optional(replaySchema) });

/** Which record is asked for: that of a receipt, or the newest where nothing is said; and whether it is replayed. */
export const receiptQuerySchema = z.object({ receipt: z.optional(z.uuid()), replay: z.optional(z.enum(['true'])) });

import * as z from 'zod/mini';
import { maxDocumentBytes } from './limits.ts';

/** The kinds of document that are accepted, by file name extension, with the media types browsers send for them. */
export const documentTypes = {
  pdf: ['application/pdf'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  txt: ['text/plain'],
} as const;
export type DocumentType = keyof typeof documentTypes;

/** The media type of a Word document that is given out. */
export const wordMediaType = documentTypes.docx[0];

/** A Word document of an analysis: the clause with tracked changes, or the suggested clause alone. */
export const wordVariants = ['tracked', 'clean'] as const;
export type WordVariant = (typeof wordVariants)[number];

/**
 * Which findings a tracked document carries as comments: those that ask for a change of it, all of them, or none. They are
 * notes for one's own side, so none go along unless they are asked for.
 */
export const wordComments = ['changes', 'all', 'none'] as const;
export type WordComments = (typeof wordComments)[number];

/** Whether a Word document of an analysis is the one its clause came from, with the changes in it, or one newly made. */
export const wordSources = ['original', 'new'] as const;
export type WordSource = (typeof wordSources)[number];

export const exportWordQuerySchema = z.object({
  variant: z._default(z.enum(wordVariants), 'tracked'),
  comments: z._default(z.enum(wordComments), 'none'),
  /** Whether the reason of each change stands beside it, for the other side. */
  reasons: z.optional(z.enum(['true'])),
});
export type ExportWordQuery = z.output<typeof exportWordQuerySchema>;

const count = z.int().check(z.nonnegative());

/** So many changes of the suggestion, counted as the review counts them, and edits that were made before the analysis. */
const amount = z.object({ changes: count, edits: count });

/** What a Word document of an analysis would hold. */
export const wordPreviewSchema = z.object({
  source: z.enum(wordSources),
  /** Why it would be a new document; left out where it would not. */
  reason: z.optional(z.string()),
  /** What is written into the text. */
  written: amount,
  /** What only stands beside the text as comments. */
  unwritten: amount,
  /** Those comments, each with why; the first of them, and how many there are. Changes that touch share one. */
  refused: z.array(z.object({ text: z.string(), put: z.string(), reason: z.string() })),
  refusedCount: count,
  /** Findings that go along as comments. */
  notes: count,
  /** Reasons for the other side that do. */
  reasons: count,
  /** A sentence on what the document carries that nobody reads, such as macros; left out where there is none of it. */
  carried: z.optional(z.string()),
});
export type WordPreview = z.infer<typeof wordPreviewSchema>;

/** What a file picker is told to offer (specification, section 2). */
export const acceptedExtensions = '.pdf,.docx,.txt';

/** The document type a file name says it has, or undefined where it is not one that is accepted. */
export const documentTypeOf = (filename: string): DocumentType | undefined => {
  const extension = /\.([^.]+)$/.exec(filename.trim())?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(documentTypes, extension) ? (extension as DocumentType) : undefined;
};

const filename = z.string().check(z.minLength(1), z.maxLength(10_000));

export const presignRequestSchema = z.object({
  filename,
  size: z.int().check(z.minimum(1), z.maximum(maxDocumentBytes, 'Please upload a file smaller than 10MB.')),
});

/** A form that takes one file straight to storage: POST it to `url` as multipart, `fields` first, the file last. */
export const presignedUploadSchema = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  key: z.string(),
});
export type PresignedUpload = z.infer<typeof presignedUploadSchema>;

/** A document that already lies in storage, by the key that presigning gave. */
export const uploadedKeySchema = z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)), filename });
export type UploadedKey = z.infer<typeof uploadedKeySchema>;

export const uploadResponseSchema = z.object({
  text: z.string(),
  filename: z.string(),
  /** What the reader must know about how the text was read, for instance pages that were recognised optically. */
  notes: z.array(z.string()),
  /** Names the Word document that was read, to the analysis of its text; left out for what is no Word document. */
  documentId: z.optional(z.string()),
});
export type UploadResponse = z.infer<typeof uploadResponseSchema>;

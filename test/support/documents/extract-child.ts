import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { DocxError } from '../../../functions/adapters/docx-reader.ts';
import { AppError } from '../../../functions/core/app-error.ts';
import { extractText } from '../../../functions/core/documents/extract-text.ts';
import { signDocx } from '../../../functions/core/receipt/sign-docx.ts';
import { signingKeyOf } from '../../../functions/core/receipt/signing-key.ts';
import { verifyDocx } from '../../../functions/core/receipt/verify-docx.ts';
import { compareReply } from '../../../functions/core/reply/compare-reply.ts';
import { spliceApart } from '../../../functions/core/word/splice-apart.ts';
import { spentMs } from '../spent-ms.ts';
import { buildDocx, paragraph, run } from './build-docx.ts';
import type { Way } from './extract-in-process.ts';

/*
 * The process `startExtractor` sends documents to. It takes them the ways the functions do, with their own code, and says how
 * each went, at what cost.
 */

/** What a process holds, in MB; 0 where the system does not say. */
const residentMb = (pid: string): number => {
  const file = `/proc/${pid}/status`;
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** The processes this one has started, as the kernel lists them. */
const children = (): readonly string[] => {
  const file = `/proc/self/task/${process.pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean) : [];
};

const watchMs = 10;

/** The processor time of a process that was ended is told only when it is gone. */
const childrenEnded = async (): Promise<void> => {
  while (children().length > 0) await setTimeout(watchMs);
};

const sound = buildDocx({ body: paragraph(run('The Supplier shall deliver the Goods within ten days.')) });
const key = signingKeyOf('a secret of the tests');
const authorship = { author: 'Ada Byron of the tests', date: new Date(0) };

const extract = (bytes: Uint8Array, filename: string) =>
  extractText({ bytes, filename, deadlineMs: Date.now() + 27_000 });

/** The text that is stored of a document that was uploaded; none where it was refused. */
const storedText = (bytes: Uint8Array, filename: string): Promise<string> =>
  extract(bytes, filename).then(
    ({ text }) => text,
    () => '',
  );

/** Makes changes in a document, and signs it where they could be made. Elsewhere the product makes a new one. */
const exported = async (bytes: Uint8Array, text: string): Promise<void> => {
  const edits = [{ start: 0, end: Math.min(3, text.length), put: 'Other words' }];
  const comments = [{ start: 0, end: text.length, lines: ['A remark.'] }];
  const spliced = await spliceApart({ bytes, text, edits, comments, authorship });
  if (spliced) signDocx({ bytes: spliced.bytes, input: bytes, key });
};

/** A document as whoever means no good sends it to be verified: with a receipt of their own, where it can carry one. */
const withReceipt = (bytes: Uint8Array): Uint8Array => {
  try {
    return signDocx({ bytes, input: bytes, key }).bytes;
  } catch (error) {
    if (error instanceof DocxError) return bytes;
    throw error;
  }
};

const ways: Readonly<Record<Way, (bytes: Uint8Array, filename: string) => Promise<() => unknown>>> = {
  upload: (bytes, filename) => Promise.resolve(() => extract(bytes, filename)),
  export: async (bytes, filename) => {
    const text = await storedText(bytes, filename);
    return () => exported(bytes, text);
  },
  reply: (bytes) => Promise.resolve(() => compareReply(sound, bytes)),
  sent: (bytes) => Promise.resolve(() => compareReply(bytes, sound)),
  'both sent and reply': (bytes) => Promise.resolve(() => compareReply(bytes, bytes)),
  verify: (bytes) => Promise.resolve(() => verifyDocx(bytes, [key.publicKey])),
  'verify with a receipt': (bytes) => {
    const signed = withReceipt(bytes);
    return Promise.resolve(() => verifyDocx(signed, [key.publicKey]));
  },
};

const outcomeOf = async (take: () => unknown) => {
  try {
    await take();
    return { code: 'none', message: '' };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    return { code: 'uncoded', message: String(error) };
  }
};

interface Sent {
  readonly bytes: Uint8Array;
  readonly filename: string;
  readonly way: Way;
}

const measure = async ({ bytes, filename, way }: Sent): Promise<void> => {
  const take = await ways[way](Buffer.from(bytes), filename);
  // What is measured is this way of this document, not the reading before it, nor what is left of other documents.
  await childrenEnded();
  globalThis.gc?.();
  const start = spentMs();
  let peakMb = 0;
  const look = (): void => {
    peakMb = Math.max(
      peakMb,
      [String(process.pid), ...children()].reduce((sum, pid) => sum + residentMb(pid), 0),
    );
  };
  const watch = setInterval(look, watchMs);
  const outcome = await outcomeOf(take);
  look();
  clearInterval(watch);
  await childrenEnded();
  process.send?.({ ...outcome, milliseconds: spentMs() - start, peakMb });
};

process.on('message', (sent: Sent) => void measure(sent));
process.once('disconnect', () => process.exit());

import type { Replay, SignedRecord } from '../../../shared/receipts.ts';
import { AppError } from '../app-error.ts';
import { extractText } from '../documents/extract-text.ts';
import { sha256 } from '../receipt/receipt-part.ts';
import { notPossible, replayText, whyOtherReading } from './replay-text.ts';

/** A file that may be what was analyzed: the document that was uploaded, or its text. */
interface GivenInput {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/** Reading a document takes seconds where the machine is busy. In milliseconds. */
const longestReadMs = 60_000;

/** What a file may hold that was analyzed: its own characters, and what is read of it where it is a document. */
const textsOf = async ({ bytes, filename }: GivenInput): Promise<readonly string[]> => {
  const own = Buffer.from(bytes).toString('utf8');
  try {
    return [own, (await extractText({ bytes, filename, deadlineMs: Date.now() + longestReadMs })).text];
  } catch (error) {
    if (error instanceof AppError) return [own];
    throw error;
  }
};

/**
 * Replays the record of an export without the product, from what the person has of it. Nothing is taken on trust: the record
 * must be as it was signed, and the text that is read again the one whose hash it holds.
 * @returns why it is not possible where another version of the engine, a language model or playbooks had a part, where the
 *   record does not say with which settings, or where the file is not what was analyzed
 */
export const replayOffline = async (signed: SignedRecord, input: GivenInput): Promise<Replay> => {
  const why = whyOtherReading(signed);
  if (why !== undefined) return notPossible(why);
  const { text, settings, playbooks } = signed.record;
  if (playbooks.length > 0)
    return notPossible('Playbooks had a part, which stay with the product. Its page /verify replays it.');
  if (text === undefined || !settings)
    return notPossible('The record does not hold the settings of the analysis. The page /verify replays it.');
  const clauseText = (await textsOf(input)).find((candidate) => sha256(candidate) === text);
  if (clauseText === undefined) {
    return notPossible(
      'The input is not what was analyzed. Where the text was edited after its upload, give the text as it was analyzed.',
    );
  }
  return replayText(signed.record, { ...settings, clauseText, playbooks: [] });
};

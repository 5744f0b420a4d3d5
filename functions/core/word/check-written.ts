import type { WordCheck } from '../../../shared/receipts.ts';
import { type Docx, openDocx } from '../../adapters/docx-reader.ts';
import { headingMark } from '../documents/docx/body-text.ts';
import { readMainPart, readPieces } from '../documents/docx/main-part.ts';
import { compareFiles } from '../reply/compare-files.ts';
import { applyEdits, type Edit } from './edits.ts';
import { mapText } from './text-map.ts';
import { wordText } from './word-xml.ts';

/** A document into which changes were written, with what it was before. */
interface WrittenDocument {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Its text before, as it was stored. */
  readonly text: string;
  /** The edits of that text that were made. */
  readonly made: readonly Edit[];
  /** Whether they are marked as tracked changes. */
  readonly isTracked: boolean;
}

/** A text without its white space, of which the reader leaves some out, and without the reader's marks of headings. */
const lettersOf = (text: string): string => text.replaceAll(headingMark, '').replace(/\s+/g, '');

/** How many letters a document shows that a stored text leaves out; undefined where it does not hold the text. */
const lettersBeside = (archive: Docx, text: string): number | undefined => {
  const letters = lettersOf(text);
  const pieces = readPieces(archive, readMainPart(archive));
  if (!mapText(pieces, letters)) return undefined;
  return pieces.reduce((sum, piece) => sum + lettersOf(piece.text).length, 0) - letters.length;
};

/** Whether the document reads as the text with the edits made: marks that the reader makes are as many as before. */
const givesRevision = ({ before, after, text, made }: WrittenDocument): boolean => {
  const beside = lettersBeside(openDocx(after), wordText(applyEdits(text, made)));
  return beside !== undefined && beside === lettersBeside(openDocx(before), wordText(text));
};

const mayChange = /(?:^|\/)(?:comments\w*\.xml|_rels\/[^/]*\.rels)$|^\[Content_Types\]\.xml$/;

/** Whether all parts but the text, the comments and what leads to them are there as they came, and none besides. */
const keepsOtherParts = ({ before, after }: WrittenDocument): boolean => {
  const archive = openDocx(before);
  const main = readMainPart(archive).name;
  const othersOf = (parts: ReturnType<Docx['storedParts']>) =>
    parts.filter(({ name }) => name !== main && !mayChange.test(name));
  const kept = new Map(othersOf(openDocx(after).storedParts()).map((part) => [part.name, part]));
  const came = othersOf(archive.storedParts());
  return (
    kept.size === came.length &&
    came.every(({ name, method, data }) => {
      const part = kept.get(name);
      return part?.method === method && Buffer.compare(part.data, data) === 0;
    })
  );
};

/**
 * Holds a document into which changes were written to what is promised of it. It reads both anew, and knows nothing of how
 * they were written.
 * @returns what holds of it; that rejecting gives the original is asked of tracked changes alone
 */
export const checkWritten = (written: WrittenDocument): readonly WordCheck[] => [
  ...(givesRevision(written) ? ['accepting-gives-revision' as const] : []),
  ...(written.isTracked && compareFiles(written.before, written.after).silentChanges.length === 0
    ? ['rejecting-gives-original' as const]
    : []),
  ...(keepsOtherParts(written) ? ['other-parts-same' as const] : []),
];

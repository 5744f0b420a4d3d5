import { openDocx } from '../../adapters/docx-reader.ts';
import { writeZip } from '../../adapters/zip-writer.ts';
import { AppError } from '../app-error.ts';
import { type MainPart, readMainPart, readPieces } from '../documents/docx/main-part.ts';
import { type NewComment, withComments } from './comments-part.ts';
import type { Edit } from './edits.ts';
import type { EditGroup } from './group-edits.ts';
import { anchor, type WordComment } from './new-document.ts';
import { surroundingsOf } from './obstacles.ts';
import { planComment } from './plan-comment.ts';
import { planEdit } from './plan-edit.ts';
import { carryOut, type Plan, type SplicedText } from './splice-plan.ts';
import { mapText } from './text-map.ts';
import { type Authorship, authorAttributes, namespaces } from './word-xml.ts';

export interface SpliceOptions {
  /** The document as it came. */
  readonly bytes: Uint8Array;
  /** Its text as it was extracted and stored. */
  readonly text: string;
  /** Edits of that text, in order and apart. */
  readonly edits: readonly (Edit | EditGroup)[];
  readonly comments: readonly WordComment[];
  readonly authorship: Authorship;
  /** Whether edits are marked as tracked changes, as they are by default; otherwise they are simply made. */
  readonly isTracked?: boolean;
}

export interface RefusedEdit {
  readonly edit: Edit | EditGroup;
  /** A sentence that says why. */
  readonly reason: string;
}

export interface SplicedDocument {
  readonly bytes: Uint8Array;
  readonly made: readonly (Edit | EditGroup)[];
  /** What could not be made, each left as a comment. */
  readonly refused: readonly RefusedEdit[];
  /** Comments for which the document has no place, because it holds no text. */
  readonly unplaced: readonly WordComment[];
}

const unsupported = (): AppError =>
  new AppError('unreadable_document', 'This Word document is of a kind into which changes cannot be written.');

/** Whether elements can be written with the prefix `w`, in a text that goes back as it came. */
const isSupported = ({ xml }: MainPart): boolean =>
  new RegExp(`<w:document\\b[^>]*\\bxmlns:w=["']${namespaces.word}["']`).test(xml) &&
  !/^<\?xml[^>]*encoding=["'](?!utf-8)/i.test(xml);

/** Numbers for revisions and comments that no other part of the document uses. */
const freeIds = (archive: ReturnType<typeof openDocx>, main: MainPart): (() => number) => {
  const parts = archive
    .storedParts()
    .map(({ name }) => name)
    .filter((name) => new RegExp(`^${main.folder}(?:comments|footnotes|endnotes|header|footer)\\w*\\.xml$`).test(name));
  const used = new Set<number>();
  for (const xml of [main.xml, ...parts.map((name) => archive.readText(name) ?? '')]) {
    for (const [, id] of xml.matchAll(/\bw:id=["'](\d+)["']/g)) used.add(Number(id));
  }
  let next = 0;
  return () => {
    while (used.has(next)) next += 1;
    used.add(next);
    return next;
  };
};

const quoted = (text: string): string => (text === '' ? 'nothing' : `“${text}”`);

const commentOf = (text: string, { edit, reason }: RefusedEdit): WordComment => ({
  start: edit.start,
  end: edit.end,
  lines: [
    `Suggested: ${quoted(edit.put)} in place of ${quoted(text.slice(edit.start, edit.end))}.`,
    `This could not be written into the text. ${reason}`,
  ],
});

const partsOf = (edit: Edit | EditGroup): readonly Edit[] => ('parts' in edit ? edit.parts : [edit]);

/** Plans all edits: what is made of them, and what is not, with the reason. */
const planEdits = (document: SplicedText, edits: SpliceOptions['edits']) => {
  const plans: Plan[] = [];
  const made: (Edit | EditGroup)[] = [];
  const refused: RefusedEdit[] = [];

  for (const edit of edits) {
    const ofParts = partsOf(edit).map((part) => planEdit(document, part));
    const reason = ofParts.find((plan) => typeof plan === 'string');
    if (reason !== undefined) {
      refused.push({ edit, reason });
      continue;
    }
    plans.push(...ofParts.filter((plan) => typeof plan !== 'string'));
    made.push(edit);
  }
  return { plans, made, refused };
};

/** Plans all comments: what is written of them, and those for which there is no place. */
const planComments = (document: SplicedText, comments: readonly WordComment[]) => {
  const plans: Plan[] = [];
  const written: NewComment[] = [];
  const unplaced: WordComment[] = [];

  for (const comment of comments) {
    const id = document.nextId();
    const plan = planComment(document, comment, id);
    if (!plan) {
      unplaced.push(comment);
      continue;
    }
    plans.push(plan);
    written.push({ id, lines: comment.lines });
  }
  return { plans, written, unplaced };
};

/** The archive with some parts changed and others added; every other part is the same bytes. */
const withParts = (archive: ReturnType<typeof openDocx>, changed: ReadonlyMap<string, string>): Uint8Array => {
  const stored = archive.storedParts();
  const present = stored.map((part) => {
    const xml = changed.get(part.name);
    return xml === undefined ? part : { name: part.name, data: xml };
  });
  const names = new Set(stored.map(({ name }) => name));
  const added = [...changed].filter(([name]) => !names.has(name)).map(([name, data]) => ({ name, data }));
  return writeZip([...present, ...added]);
};

/**
 * Puts edits into a Word document, as tracked changes or as if they had always been there, and comments, and leaves everything else as it came: only the main
 * part and the parts of comments change, in it only the runs that are touched. What cannot be edited becomes a comment.
 * @throws AppError unreadable_document where the document is of a kind that cannot be written, or its text is another;
 *   DocxError where it cannot be read
 */
export const spliceDocx = (options: SpliceOptions): SplicedDocument => {
  const { bytes, text, edits, comments, authorship, isTracked = true } = options;
  const archive = openDocx(bytes);
  const main = readMainPart(archive, true);
  const map = mapText(readPieces(archive, main), text);
  if (!map || !isSupported(main)) throw unsupported();

  const document: SplicedText = {
    main,
    text,
    map,
    surroundings: surroundingsOf(main.root),
    nextId: freeIds(archive, main),
    by: authorAttributes(authorship),
    isTracked,
  };
  const { plans: ofEdits, made, refused } = planEdits(document, edits);
  const asComments = refused.map((one) => commentOf(text, one));
  const anchored = anchor([...comments, ...asComments], made.flatMap(partsOf), text);
  const { plans: ofComments, written, unplaced } = planComments(document, anchored);
  const plans = [...ofEdits, ...ofComments];
  if (plans.length === 0) return { bytes, made, refused, unplaced };

  const changed = new Map([[main.name, carryOut(document, plans)]]);
  if (written.length > 0)
    for (const [name, xml] of withComments(archive, main, written, authorship)) changed.set(name, xml);
  return { bytes: withParts(archive, changed), made, refused, unplaced };
};

import { openDocx, type XmlElement } from '../../adapters/docx-reader.ts';
import { writeZip } from '../../adapters/zip-writer.ts';
import { AppError } from '../app-error.ts';
import { type MainPart, readMainPart, readPieces } from '../documents/docx/main-part.ts';
import { elements } from '../documents/docx/xml.ts';
import { type NewComment, withComments } from './comments-part.ts';
import { copiedProperties, type Cut, cutRun } from './cut-run.ts';
import { type Edit, tearsCharacter } from './edits.ts';
import type { EditGroup } from './group-edits.ts';
import { insertAfter, insertBefore, type SourceChange } from './insert-paragraphs.ts';
import { anchor, type WordComment } from './new-document.ts';
import { surroundingsOf } from './obstacles.ts';
import { type LeafPlace, mapText, type TextMap } from './text-map.ts';
import {
  type Authorship,
  authorAttributes,
  commentEnd,
  commentStart,
  namespaces,
  runContent,
  wordText,
} from './word-xml.ts';

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

/** What comes first where several things happen at one place. */
const order = { endOfRange: 0, start: 1, edit: 2, endOfPlace: 3 } as const;

interface OrderedCut extends Cut {
  readonly order: number;
}

type Plan = { readonly cuts: readonly OrderedCut[]; readonly changes: readonly SourceChange[] };

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

/** Whether an element is where the revision of a content control begins or ends. */
const isRevisionMark = (element: XmlElement | undefined, side: 'Start' | 'End'): boolean =>
  element !== undefined &&
  /^customXml(?:Ins|Del|MoveFrom|MoveTo)Range/.test(element.name) &&
  element.name.endsWith(side);

const partsOf = (edit: Edit | EditGroup): readonly Edit[] => ('parts' in edit ? edit.parts : [edit]);

/** Plans edits and comments of one document. */
const planner = (
  main: MainPart,
  map: TextMap,
  nextId: () => number,
  { text, authorship, isTracked = true }: SpliceOptions,
) => {
  const { parentOf, ancestorsOf, obstacleOf } = surroundingsOf(main.root);
  const by = authorAttributes(authorship);
  const opening = (name: 'ins' | 'del'): string => (isTracked ? `<w:${name} w:id="${nextId()}" ${by}>` : '');
  const paragraphOf = (leaf: XmlElement): XmlElement | undefined => ancestorsOf(leaf).find(({ name }) => name === 'p');
  const isOpen = (place: LeafPlace | undefined): place is LeafPlace =>
    place !== undefined && obstacleOf(place.leaf) === undefined;

  /** Beside the character before a place, or the one behind it. */
  const beside = (offset: number): { readonly here?: LeafPlace; readonly reason: string } => {
    const before = map.leafAt(offset - 1);
    const behind = map.leafAt(offset);
    const obstacle = [before, behind].map((place) => place && obstacleOf(place.leaf)).find((found) => found);
    const reason = obstacle ? `It stands in ${obstacle}.` : 'There is no text beside which it could stand.';
    if (isOpen(before)) return { here: { leaf: before.leaf, at: before.at + 1 }, reason };
    return isOpen(behind) ? { here: behind, reason } : { reason };
  };

  /** What an edit deletes of each element; a reason where it may not. */
  const deletionsOf = ({ start, end }: Edit): { leaf: XmlElement; from: number; to: number }[] | string => {
    const result: { leaf: XmlElement; from: number; to: number }[] = [];
    for (let offset = start; offset < end; offset++) {
      const place = map.leafAt(offset);
      if (!place) return 'It touches a line end, a number or a note, which is no text of a paragraph.';
      const obstacle = obstacleOf(place.leaf);
      if (obstacle) return `It stands in ${obstacle}.`;
      const last = result.at(-1);
      if (last?.leaf === place.leaf) last.to = place.at + 1;
      else result.push({ leaf: place.leaf, from: place.at, to: place.at + 1 });
    }
    const paragraphs = new Set(result.map(({ leaf }) => paragraphOf(leaf)));
    return paragraphs.size > 1 ? 'It reaches over several paragraphs.' : result;
  };

  const insertedRun = (leaf: XmlElement, line: string): string => {
    if (line === '') return '';
    const run = parentOf(leaf);
    const properties = run ? copiedProperties(main.xml, run) : '';
    const inserted = `<w:r>${properties}${runContent(line, 't')}</w:r>`;
    return isTracked ? `${opening('ins')}${inserted}</w:ins>` : inserted;
  };

  /** The lines of an edit: what goes into the paragraph, and paragraphs that come beside it. */
  const place = (edit: Edit, { leaf }: LeafPlace): { inline: string; changes: SourceChange[] } | string => {
    const lines = wordText(edit.put).split('\n');
    if (lines.length === 1) return { inline: edit.put, changes: [] };
    const paragraph = paragraphOf(leaf);
    if (!paragraph) return 'It stands in no paragraph.';
    if (ancestorsOf(leaf).some(({ name }) => name === 'tc')) return 'It would add a paragraph to a table.';
    const isIn = (found: LeafPlace | undefined): boolean =>
      found !== undefined && paragraphOf(found.leaf) === paragraph;
    const insertion = (added: readonly string[]) => ({
      xml: main.xml,
      paragraph,
      parent: parentOf(paragraph),
      styles: main.context.styles,
      lines: added.map((line) => insertedRun(leaf, line)),
      mark: () => opening('ins').replace(/>$/, '/>'),
    });
    if (!isIn(map.leafAt(edit.end))) {
      const changes = insertAfter(insertion(lines.slice(1)), lines[0] !== '');
      return typeof changes === 'string' ? `It ${changes}.` : { inline: lines[0] ?? '', changes };
    }
    // A number stands before the words of its paragraph, and behind what is put before that.
    const beginsLine = edit.start === 0 || text[edit.start - 1] === '\n';
    const isBefore = beginsLine && edit.start === edit.end && lines.at(-1) === '';
    return isBefore
      ? { inline: '', changes: insertBefore(insertion(lines.slice(0, -1))) }
      : 'It would part a paragraph in two.';
  };

  const planEdit = (edit: Edit): Plan | string => {
    if ([edit.start, edit.end].some((at) => tearsCharacter(text, at))) return 'It would tear a character.';
    const deletions = deletionsOf(edit);
    if (typeof deletions === 'string') return deletions;
    const last = deletions.at(-1);
    const { here, reason } = last ? { here: { leaf: last.leaf, at: last.to }, reason: '' } : beside(edit.start);
    if (!here) return reason;
    const placed = place(edit, here);
    if (typeof placed === 'string') return placed;
    const cuts = deletions.map((deletion) => ({
      ...deletion,
      before: '',
      after: '',
      deletion: opening('del'),
      order: order.edit,
    }));
    const insertion = { leaf: here.leaf, from: here.at, to: here.at, before: '', deletion: '', order: order.edit };
    const after = insertedRun(here.leaf, placed.inline);
    return { cuts: after === '' ? cuts : [...cuts, { ...insertion, after }], changes: placed.changes };
  };

  /**
   * Beside the whole element of the paragraph that holds a leaf, where the leaf itself may not be cut, with the marks of the
   * revision that the element is a part of.
   */
  const outside = (leaf: XmlElement): { readonly start: number; readonly end: number } | undefined => {
    const around = [leaf, ...ancestorsOf(leaf)];
    const depth = around.findLastIndex(({ name }) => name === 'p');
    const whole = around[depth - 1];
    if (!whole?.place) return undefined;
    const siblings = elements(around[depth]);
    let [first, last] = [siblings.indexOf(whole), siblings.indexOf(whole)];
    while (isRevisionMark(siblings[first - 1], 'Start')) first -= 1;
    while (isRevisionMark(siblings[last + 1], 'End')) last += 1;
    return { start: siblings[first]?.place?.start ?? 0, end: siblings[last]?.place?.end ?? 0 };
  };

  /** Where a mark beside a place goes in the source, near enough to tell which of two comes first. */
  const positionOf = ({ leaf, at }: LeafPlace, side: 'start' | 'end'): number =>
    obstacleOf(leaf) === undefined
      ? (leaf.place?.start ?? 0) + (side === 'end' ? at + 1 : at)
      : (outside(leaf)?.[side] ?? 0);

  const markAt = (found: LeafPlace, side: 'start' | 'end', xml: string, rank: number): Plan => {
    const { leaf, at } = found;
    if (obstacleOf(leaf) === undefined)
      return { cuts: [{ leaf, from: at, to: at, before: xml, after: '', deletion: '', order: rank }], changes: [] };
    const position = outside(leaf)?.[side] ?? 0;
    return { cuts: [], changes: [{ start: position, end: position, put: xml }] };
  };

  /** The place nearest to an offset that stands in the document, before it rather than behind. */
  const nearest = (offset: number): LeafPlace | undefined => {
    for (let at = Math.min(offset, text.length) - 1; at >= 0; at--) {
      const found = map.leafAt(at);
      if (found) return { leaf: found.leaf, at: found.at + 1 };
    }
    for (let at = offset; at < text.length; at++) {
      const found = map.leafAt(at);
      if (found) return found;
    }
    return undefined;
  };

  const planComment = ({ start, end }: WordComment, id: number): Plan | undefined => {
    let [first, last] = [start, end - 1];
    while (first < end && !map.leafAt(first)) first += 1;
    while (last > first && !map.leafAt(last)) last -= 1;
    const [from, until] = [map.leafAt(first), map.leafAt(last)];
    if (first < end && from && until) {
      // What is read later may stand before, as the text of a box does: such a comment keeps to where it begins.
      const to = positionOf(from, 'start') < positionOf(until, 'end') ? until : from;
      const begin = markAt(from, 'start', commentStart(id), order.start);
      const finish = markAt({ leaf: to.leaf, at: to.at + 1 }, 'end', commentEnd(id), order.endOfRange);
      return { cuts: [...begin.cuts, ...finish.cuts], changes: [...begin.changes, ...finish.changes] };
    }
    const here = beside(start).here ?? nearest(start);
    if (!here) return undefined;
    const begin = markAt(here, 'start', commentStart(id), order.start);
    const finish = markAt(here, 'end', commentEnd(id), order.endOfPlace);
    return { cuts: [...begin.cuts, ...finish.cuts], changes: [...begin.changes, ...finish.changes] };
  };

  /** The main part with all plans carried out. */
  const carryOut = (plans: readonly Plan[]): string => {
    const cuts = plans.flatMap((plan) => plan.cuts).toSorted((a, b) => a.from - b.from || a.order - b.order);
    const runs = [...Map.groupBy(cuts, ({ leaf }) => parentOf(leaf))].flatMap(([run, ofRun]): SourceChange[] =>
      run?.place ? [{ start: run.place.start, end: run.place.end, put: cutRun(main.xml, run, ofRun) }] : [],
    );
    const changes = [...plans.flatMap((plan) => plan.changes), ...runs];
    const isPoint = ({ start, end }: SourceChange): number => Number(start < end);
    let at = 0;
    const parts: string[] = [];
    for (const { start, end, put } of changes.toSorted((a, b) => a.start - b.start || isPoint(a) - isPoint(b))) {
      parts.push(main.xml.slice(at, start), put);
      at = end;
    }
    return parts.join('') + main.xml.slice(at);
  };

  return { planEdit, planComment, carryOut };
};

/**
 * Puts edits into a Word document, as tracked changes or as if they had always been there, and comments, and leaves everything else as it came: only the main
 * part and the parts of comments change, in it only the runs that are touched. What cannot be edited becomes a comment.
 * @throws AppError unreadable_document where the document is of a kind that cannot be written, or its text is another;
 *   DocxError where it cannot be read
 */
export const spliceDocx = (options: SpliceOptions): SplicedDocument => {
  const { bytes, text, edits, comments, authorship } = options;
  const archive = openDocx(bytes);
  const main = readMainPart(archive, true);
  const map = mapText(readPieces(archive, main), text);
  if (!map || !isSupported(main)) throw unsupported();

  const nextId = freeIds(archive, main);
  const { planEdit, planComment, carryOut } = planner(main, map, nextId, options);
  const plans: Plan[] = [];
  const made: (Edit | EditGroup)[] = [];
  const refused: RefusedEdit[] = [];
  for (const edit of edits) {
    const ofParts = partsOf(edit).map(planEdit);
    const reason = ofParts.find((plan) => typeof plan === 'string');
    if (reason !== undefined) {
      refused.push({ edit, reason });
      continue;
    }
    plans.push(...ofParts.filter((plan) => typeof plan !== 'string'));
    made.push(edit);
  }

  const written: NewComment[] = [];
  const unplaced: WordComment[] = [];
  const cut = made.flatMap(partsOf);
  for (const comment of anchor([...comments, ...refused.map((one) => commentOf(text, one))], cut, text)) {
    const id = nextId();
    const plan = planComment(comment, id);
    if (!plan) {
      unplaced.push(comment);
      continue;
    }
    plans.push(plan);
    written.push({ id, lines: comment.lines });
  }
  if (plans.length === 0) return { bytes, made, refused, unplaced };

  const changed = new Map([[main.name, carryOut(plans)]]);
  if (written.length > 0)
    for (const [name, xml] of withComments(archive, main, written, authorship)) changed.set(name, xml);
  const present = archive.storedParts().map((part) => {
    const xml = changed.get(part.name);
    changed.delete(part.name);
    return xml === undefined ? part : { name: part.name, data: xml };
  });
  const added = [...changed].map(([name, data]) => ({ name, data }));
  return { bytes: writeZip([...present, ...added]), made, refused, unplaced };
};

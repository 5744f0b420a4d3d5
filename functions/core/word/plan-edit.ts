import type { XmlElement } from '../../adapters/docx-reader.ts';
import { copiedProperties } from './cut-run.ts';
import { type Edit, tearsCharacter } from './edits.ts';
import { insertAfter, insertBefore, type SourceChange } from './insert-paragraphs.ts';
import { order, type Plan, type SplicedText } from './splice-plan.ts';
import type { LeafPlace } from './text-map.ts';
import { beside } from './text-places.ts';
import { runContent, wordText } from './word-xml.ts';

interface Deletion {
  readonly leaf: XmlElement;
  readonly from: number;
  to: number;
}

/** What goes into the paragraph of an edit, and paragraphs that come beside it. */
interface Placed {
  readonly inline: string;
  readonly changes: readonly SourceChange[];
}

const opening = ({ isTracked, nextId, by }: SplicedText, name: 'ins' | 'del'): string =>
  isTracked ? `<w:${name} w:id="${nextId()}" ${by}>` : '';

const paragraphOf = ({ surroundings }: SplicedText, leaf: XmlElement): XmlElement | undefined =>
  surroundings.ancestorsOf(leaf).find(({ name }) => name === 'p');

/** What an edit deletes of each element; a reason where it may not. */
const deletionsOf = (document: SplicedText, { start, end }: Edit): readonly Deletion[] | string => {
  const result: Deletion[] = [];
  for (let offset = start; offset < end; offset++) {
    const place = document.map.leafAt(offset);
    if (!place) return 'It touches a line end, a number or a note, which is no text of a paragraph.';
    const obstacle = document.surroundings.obstacleOf(place.leaf);
    if (obstacle) return `It stands in ${obstacle}.`;

    const last = result.at(-1);
    if (last?.leaf === place.leaf) last.to = place.at + 1;
    else result.push({ leaf: place.leaf, from: place.at, to: place.at + 1 });
  }

  const paragraphs = new Set(result.map(({ leaf }) => paragraphOf(document, leaf)));
  return paragraphs.size > 1 ? 'It reaches over several paragraphs.' : result;
};

const insertedRun = (document: SplicedText, leaf: XmlElement, line: string): string => {
  if (line === '') return '';
  const run = document.surroundings.parentOf(leaf);
  const properties = run ? copiedProperties(document.main.xml, run) : '';
  const inserted = `<w:r>${properties}${runContent(line, 't')}</w:r>`;
  return document.isTracked ? `${opening(document, 'ins')}${inserted}</w:ins>` : inserted;
};

/** Places several lines at the beginning or the end of a paragraph; a reason where they would stand within it. */
const placeLines = (document: SplicedText, edit: Edit, leaf: XmlElement, lines: readonly string[]): Placed | string => {
  const { main, map, surroundings, text } = document;
  const paragraph = paragraphOf(document, leaf);
  if (!paragraph) return 'It stands in no paragraph.';
  if (surroundings.ancestorsOf(leaf).some(({ name }) => name === 'tc')) return 'It would add a paragraph to a table.';

  const insertion = (added: readonly string[]) => ({
    xml: main.xml,
    paragraph,
    parent: surroundings.parentOf(paragraph),
    styles: main.context.styles,
    lines: added.map((line) => insertedRun(document, leaf, line)),
    mark: () => opening(document, 'ins').replace(/>$/, '/>'),
  });
  const behind = map.leafAt(edit.end);
  const isAtEnd = behind === undefined || paragraphOf(document, behind.leaf) !== paragraph;
  if (isAtEnd) {
    const changes = insertAfter(insertion(lines.slice(1)), lines[0] !== '');
    return typeof changes === 'string' ? `It ${changes}.` : { inline: lines[0] ?? '', changes };
  }

  // A number stands before the words of its paragraph, and behind what is put before that.
  const beginsLine = edit.start === 0 || text[edit.start - 1] === '\n';
  const isBefore = beginsLine && edit.start === edit.end && lines.at(-1) === '';
  if (!isBefore) return 'It would part a paragraph in two.';
  return { inline: '', changes: insertBefore(insertion(lines.slice(0, -1))) };
};

const place = (document: SplicedText, edit: Edit, leaf: XmlElement): Placed | string => {
  const lines = wordText(edit.put).split('\n');
  return lines.length === 1 ? { inline: edit.put, changes: [] } : placeLines(document, edit, leaf, lines);
};

/** Behind what an edit deletes, or where it stands if it deletes nothing. */
const insertionPlace = (
  document: SplicedText,
  edit: Edit,
  deletions: readonly Deletion[],
): { readonly here?: LeafPlace; readonly reason: string } => {
  const last = deletions.at(-1);
  return last ? { here: { leaf: last.leaf, at: last.to }, reason: '' } : beside(document, edit.start);
};

/** Plans an edit; a sentence that says why where it cannot be made. */
export const planEdit = (document: SplicedText, edit: Edit): Plan | string => {
  if ([edit.start, edit.end].some((at) => tearsCharacter(document.text, at))) return 'It would tear a character.';

  const deletions = deletionsOf(document, edit);
  if (typeof deletions === 'string') return deletions;
  const { here, reason } = insertionPlace(document, edit, deletions);
  if (!here) return reason;
  const placed = place(document, edit, here.leaf);
  if (typeof placed === 'string') return placed;

  const cuts = deletions.map((deletion) => ({
    ...deletion,
    before: '',
    after: '',
    deletion: opening(document, 'del'),
    order: order.edit,
  }));
  const insertion = { leaf: here.leaf, from: here.at, to: here.at, before: '', deletion: '', order: order.edit };
  const after = insertedRun(document, here.leaf, placed.inline);
  return { cuts: after === '' ? cuts : [...cuts, { ...insertion, after }], changes: placed.changes };
};

import type { XmlElement } from '../../adapters/docx-reader.ts';
import type { Styles } from '../documents/docx/styles.ts';
import { at, elements, valueAt } from '../documents/docx/xml.ts';
import { isTrackedMark } from './obstacles.ts';
import { orderedProperties } from './paragraph-properties.ts';

/** Text to put into the source in place of what stands from `start` to `end`. */
export interface SourceChange {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

interface Insertion {
  readonly xml: string;
  readonly paragraph: XmlElement;
  readonly parent: XmlElement | undefined;
  readonly styles: Styles;
  /** The runs of each new paragraph, whole. */
  readonly lines: readonly string[];
  /** A new `w:ins` for the mark of a paragraph. */
  readonly mark: () => string;
}

const isNumbered = (paragraph: XmlElement, styles: Styles): boolean => {
  const own = valueAt(paragraph, 'pPr', 'numPr', 'numId');
  const numId = own ?? styles.listPlace(valueAt(paragraph, 'pPr', 'pStyle')).numId;
  return numId !== undefined && numId !== '0';
};

/** What a copy of a paragraph's properties leaves out: its mark's, the section's, and what somebody changed of them. */
const notCopied = new Set(['rPr', 'sectPr', 'pPrChange', 'numPr']);

/** New paragraphs whose marks are inserted too. They look as the one beside them, but take no number and are no heading. */
const newParagraphs = (insertion: Insertion): string => {
  const { paragraph, styles, lines, mark } = insertion;
  const isPlain = !isNumbered(paragraph, styles) && !styles.isHeading(valueAt(paragraph, 'pPr', 'pStyle'));
  const look = isPlain ? orderedProperties(insertion.xml, paragraph, notCopied) : '';
  return lines.map((runs) => `<w:p><w:pPr>${look}<w:rPr>${mark()}</w:rPr></w:pPr>${runs}</w:p>`).join('');
};

/** Paragraphs before one. What comes after them is a paragraph, into which they fall back when they are rejected. */
export const insertBefore = (insertion: Insertion): SourceChange[] => {
  const start = insertion.paragraph.place?.start ?? 0;
  return [{ start, end: start, put: newParagraphs(insertion) }];
};

/** Marks that stand between paragraphs. */
const between = /^(?:bookmark|perm|commentRange|move\w+Range)(?:Start|End)$|^proofErr$/;

const followerOf = ({ paragraph, parent }: Insertion): XmlElement | undefined => {
  const siblings = elements(parent).filter(({ name }) => !between.test(name));
  return siblings[siblings.indexOf(paragraph) + 1];
};

/** The paragraph's mark as one that is inserted. */
const insertMark = ({ paragraph, mark }: Insertion): SourceChange => {
  const properties = elements(paragraph, 'pPr')[0];
  const own = elements(properties, 'rPr')[0];
  const put = (start: number, content: string, end = start): SourceChange => ({ start, end, put: content });
  if (own?.place && own.place.innerEnd < own.place.end) return put(own.place.innerStart, mark());
  if (own?.place) return put(own.place.start, `<w:rPr>${mark()}</w:rPr>`, own.place.end);
  if (!properties?.place) return put(paragraph.place?.innerStart ?? 0, `<w:pPr><w:rPr>${mark()}</w:rPr></w:pPr>`);
  const { start, innerEnd, end } = properties.place;
  if (innerEnd === end) return put(start, `<w:pPr><w:rPr>${mark()}</w:rPr></w:pPr>`, end);
  const change = elements(properties, 'pPrChange')[0]?.place;
  return put(change?.start ?? innerEnd, `<w:rPr>${mark()}</w:rPr>`, change?.start ?? innerEnd);
};

/**
 * Whether the last of new paragraphs may take the place of the one before it, with all of its properties: it takes no
 * number, is no heading, and ends no section.
 */
const mayBeParted = ({ paragraph, styles }: Insertion): boolean =>
  !isNumbered(paragraph, styles) &&
  !styles.isHeading(valueAt(paragraph, 'pPr', 'pStyle')) &&
  !at(paragraph, 'pPr', 'sectPr');

/** Whether a text box hangs on it. The reader gives its words behind the paragraph's, before those of the next. */
const holdsTextBox = (element: XmlElement): boolean =>
  elements(element).some((child) => child.name === 'txbxContent' || holdsTextBox(child));

/** The paragraph is parted as Word parts it: its mark is a new one, and the last paragraph has the mark that it had. */
const partParagraph = (insertion: Insertion): SourceChange[] => {
  const { xml, paragraph, lines } = insertion;
  const end = paragraph.place?.end ?? 0;
  const properties = orderedProperties(xml, paragraph, new Set(['pPrChange']));
  const look = properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`;
  const before = newParagraphs({ ...insertion, lines: lines.slice(0, -1) });
  return [insertMark(insertion), { start: end, end, put: `${before}<w:p>${look}${lines.at(-1) ?? ''}</w:p>` }];
};

/**
 * Paragraphs behind one: before the next where there is one, else by parting this one, so that what is rejected falls back
 * into a paragraph of the same properties. Where words are put in at this one's end, too, it is parted wherever it can be:
 * LibreOffice takes such words and the new paragraph behind them for one insertion, with the mark that stands between.
 * @returns why that cannot be, in words that continue “It …”
 */
export const insertAfter = (insertion: Insertion, isBehindNewWords: boolean): SourceChange[] | string => {
  const { paragraph, styles } = insertion;
  if (holdsTextBox(paragraph)) return 'would add a paragraph behind one with a text box, which is read before it';
  const end = paragraph.place?.end ?? 0;
  const follower = followerOf(insertion);
  const isFollowed = follower?.name === 'p' && !isTrackedMark(follower);
  if (isFollowed && !(isBehindNewWords && mayBeParted(insertion)))
    return [{ start: end, end, put: newParagraphs(insertion) }];
  if (isNumbered(paragraph, styles)) return 'would add a paragraph behind a numbered one, which would take a number';
  if (at(paragraph, 'pPr', 'sectPr')) return 'would add a paragraph at the end of a section';
  return partParagraph(insertion);
};

import type { XmlElement } from '../../adapters/docx-reader.ts';
import { bodyTextLevel } from '../documents/docx/styles.ts';
import { holdsShade } from '../documents/docx/visibility.ts';
import { at, elements, switchAt, valueAt } from '../documents/docx/xml.ts';
import { inlineReader } from './inline-reader.ts';
import { bitsOf, markReader } from './mark-reader.ts';
import { flags, type ParagraphProperties, type RawParagraph } from './raw-paragraphs.ts';
import { isFlat, isFlatRow } from './run-look.ts';
import { sectionValue } from './section-value.ts';
import { type Around, skipped, type StoryContext, tableMarks } from './story-context.ts';
import { tokenWriter } from './token-writer.ts';

/** Reads one part of a file, one block of content after the other, into paragraphs with their marks. */
export const storyReader = (context: StoryContext) => {
  const paragraphs: RawParagraph[] = [];
  const pending: XmlElement[] = [];
  let containers = 0;
  const marks = markReader(context.isOurs, context.onMark);
  const { markOf, marksIn, changeOf, sectionBefore } = marks;
  const tokens = tokenWriter();

  const propertiesOf = (properties: XmlElement | undefined, isRejected: boolean): ParagraphProperties => {
    const styleId = valueAt(properties, 'pStyle');
    const list = at(properties, 'numPr');
    const isListTheirs = marksIn(list).some(({ kind, isOurs }) => kind === 'ins' && !isOurs);
    const own = isRejected && isListTheirs ? undefined : list;
    const level = valueAt(own, 'ilvl');
    const outline = valueAt(properties, 'outlineLvl');
    return {
      styleId,
      numId: valueAt(own, 'numId'),
      level: level === undefined ? undefined : Number(level),
      isHeading: outline === undefined ? context.styles.isHeading(styleId) : Number(outline) < bodyTextLevel,
      isMarkHidden: switchAt(properties, 'rPr', 'vanish') ?? context.styles.isHidden(styleId),
    };
  };

  /** A text box is a text of its own behind the paragraph that it hangs on. */
  const readBox = (content: XmlElement, around: Around): void => {
    const { run, ...others } = around;
    const isHidden = ((run?.accepted ?? 0) & flags.hidden) !== 0;
    tokens.apart(() =>
      readBlocks(content, {
        ...others,
        isDrawn: false,
        ground: { ...around.ground, isShaded: true, isHidden: around.ground.isHidden || isHidden },
        container: ++containers,
        cell: '',
        ...(around.paragraph && { host: around.paragraph }),
      }),
    );
  };

  const inline = inlineReader({ context, marks, tokens, readBox });

  const readParagraph = (element: XmlElement, around: Around): void => {
    const properties = at(element, 'pPr');
    const change = changeOf(properties, 'pPrChange');
    const isTheirs = change?.mark.isOurs === false;
    const ends = [...around.marks, ...marksIn(at(properties, 'rPr'))];
    const section = at(properties, 'sectPr');
    const accepted = propertiesOf(properties, false);
    const paragraph: RawParagraph = {
      container: around.container,
      ...(around.host && { host: around.host }),
      cell: around.cell,
      tokens: [],
      rejected: propertiesOf(isTheirs ? change.before : properties, true),
      accepted,
      markTheirs: bitsOf(ends, false),
      markOurs: bitsOf(ends, true),
      rowTheirs: bitsOf(around.row, false),
      rowOurs: bitsOf(around.row, true),
      isBeforeTable: false,
      by: [...ends, ...around.row, ...(change ? [change.mark] : [])].filter(({ isOurs }) => !isOurs),
      hasOurLookMarks: change?.mark.isOurs === true || marksIn(at(properties, 'numPr')).some(({ isOurs }) => isOurs),
      hasTheirLookMarks: isTheirs,
      comments: new Set(),
      section: {
        accepted: sectionValue(section),
        rejected: sectionValue(sectionBefore(section)),
      },
    };
    paragraphs.push(paragraph);
    const own = at(properties, 'shd');
    const isShaded =
      around.ground.isShaded || (own !== undefined && holdsShade(own)) || context.styles.isShaded(accepted.styleId);
    const isHidden = around.ground.isHidden || isFlat(properties);
    const fill = own?.attributes['fill'] ?? around.ground.fill;
    const within = { ...around, paragraph, ground: { ...around.ground, isShaded, isHidden, fill } };
    for (const mark of pending.splice(0)) inline.readLeaf(mark, within);
    inline.readInline(element, within);
  };

  /** Marks of how a table looks or is divided are not read. */
  const noteTableMarks = (...properties: readonly (XmlElement | undefined)[]): void => {
    const isMark = ({ name }: XmlElement): boolean => /^(?:tbl|tr|tc)\w*Change$|^cellMerge$/.test(name);
    if (properties.some((one) => elements(one).some(isMark))) context.onUnread(tableMarks);
  };

  const readRow = (row: XmlElement, around: Around): void => {
    const properties = at(row, 'trPr');
    noteTableMarks(properties);
    const rowMarks = marksIn(properties);
    const isHidden = around.ground.isHidden || switchAt(properties, 'hidden') === true || isFlatRow(properties);
    let column = 0;
    const readCells = (parent: XmlElement, outer: Around): void => {
      for (const child of elements(parent)) {
        if (child.name !== 'tc') {
          if (!skipped.has(child.name)) readCells(child, withMark(child, outer));
          continue;
        }
        const own = at(child, 'tcPr');
        noteTableMarks(own);
        const cellMarks = marksIn(own);
        // What stands in a cell that goes on with the one above is not shown.
        const merged = at(own, 'vMerge') && valueAt(own, 'vMerge') !== 'restart' ? '/merged' : '';
        readBlocks(child, {
          ...outer,
          row: [...outer.row, ...cellMarks],
          container: ++containers,
          cell: `${around.cell}[${column}${merged}]`,
          ground: {
            ...outer.ground,
            isHidden,
            isShaded: outer.ground.isShaded || (own !== undefined && holdsShade(own)),
            fill: at(own, 'shd')?.attributes['fill'] ?? outer.ground.fill,
          },
        });
        if (!cellMarks.some(({ kind, isOurs }) => kind === 'ins' && !isOurs)) column += 1;
      }
    };
    readCells(row, { ...around, row: [...around.row, ...rowMarks] });
  };

  const withMark = (element: XmlElement, around: Around): Around => {
    const mark = markOf(element);
    return mark ? { ...around, marks: [...around.marks, mark] } : around;
  };

  const readTable = (table: XmlElement, around: Around): void => {
    const last = paragraphs.findLast(({ container }) => container === around.container);
    if (last) last.isBeforeTable = true;
    const properties = at(table, 'tblPr');
    noteTableMarks(properties, at(table, 'tblGrid'));
    const tableStyle = valueAt(properties, 'tblStyle');
    const isShaded =
      around.ground.isShaded ||
      (properties !== undefined && holdsShade(properties)) ||
      (tableStyle !== undefined && context.styles.isShaded(tableStyle));
    const within = { ...around, ground: { ...around.ground, isShaded, tableStyle } };
    const readRows = (parent: XmlElement, outer: Around): void => {
      for (const child of elements(parent)) {
        if (child.name === 'tr') readRow(child, outer);
        else if (!skipped.has(child.name)) readRows(child, withMark(child, outer));
      }
    };
    readRows(table, within);
  };

  const readBlocks = (parent: XmlElement, around: Around): void => {
    for (const child of elements(parent)) readBlock(child, around);
  };

  const readBlock = (child: XmlElement, around: Around): void => {
    switch (child.name) {
      case 'p':
        readParagraph(child, around);
        return;
      case 'tbl':
        readTable(child, around);
        return;
      case 'sectPr':
        return;
      case 'altChunk':
      case 'subDoc':
        readParagraph({ name: 'p', attributes: {}, children: [{ ...child, name: 'object' }] }, around);
        return;
      case 'mc:AlternateContent':
        inline.readAlternatives(child, (branch) => readBlocks(branch, around), {
          ...around,
          paragraph: paragraphs.at(-1)!,
        });
        return;
      case 'bookmarkStart':
      case 'bookmarkEnd':
      case 'commentRangeStart':
        // Between paragraphs: it belongs to the next one, and to the last where there is none.
        pending.push(child);
        return;
      default:
        if (child.name === 'sdt') inline.noteBinding(child);
        inline.noteWrapper(child, around);
        if (!skipped.has(child.name)) readBlocks(child, withMark(child, around));
    }
  };
  return {
    /** Reads what stands in an element: a body, a header, a note, a comment. Its paragraphs are a text of their own. */
    read: (element: XmlElement): readonly RawParagraph[] => {
      const from = paragraphs.length;
      const around: Around = {
        marks: [],
        ground: { styleId: undefined, isShaded: false, fill: undefined, tableStyle: undefined, isHidden: false },
        container: ++containers,
        cell: '',
        row: [],
      };
      tokens.apart(() => readBlocks(element, around));
      const last = paragraphs.at(-1);
      for (const mark of pending.splice(0)) if (last) inline.readLeaf(mark, { ...around, paragraph: last });
      return paragraphs.slice(from);
    },
  };
};

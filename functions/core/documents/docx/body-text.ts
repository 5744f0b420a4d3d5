import type { XmlElement } from '../../../adapters/docx-reader.ts';
import type { Numbering } from './numbering.ts';
import { joined, made, type Piece, textOf, trimmed } from './pieces.ts';
import { bodyTextLevel, type Styles } from './styles.ts';
import { type Ground, holdsShade, isUnseen } from './visibility.ts';
import { at, elements, switchAt, valueAt } from './xml.ts';

/** Stands before the text of a heading. XML cannot hold this character, so no document writes it itself. */
export const headingMark = '\u0001';

/** What was met on the way that a reader must know of. */
export interface Findings {
  /** Text that no reader sees, in the paragraphs it stands in, counted from 1. */
  readonly hidden: { readonly paragraph: number; readonly text: string }[];
  /** How many paragraphs with text were read so far. */
  paragraphs: number;
  hasTrackedChanges: boolean;
  hasEmbeddedDocument: boolean;
  /** Footnotes and endnotes in the order they are referred to, as `footnote 3`. */
  readonly noteIds: string[];
}

interface Context {
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly findings: Findings;
  /** Whether a table or a drawing may put a colour behind the text. */
  readonly isShaded?: boolean;
}

/** What one paragraph or run yields: its text, and text boxes that hang on it. */
interface Collected {
  readonly text: Piece[];
  readonly boxes: (readonly Piece[])[];
}

/** Parts of a paragraph that are no text of it: what was deleted or moved away, field codes, old properties. */
const skipped = new Set([
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'delInstrText',
  'pPr',
  'rPr',
  'rt',
  'annotationRef',
  'footnoteRef',
  'endnoteRef',
  'separator',
  'continuationSeparator',
]);

/** Code points of Wingdings that stand in contracts; other symbols are shown as a bullet. */
const symbols: Readonly<Record<string, string>> = {
  F0A8: '☐',
  F06F: '☐',
  F071: '☐',
  F0FE: '☒',
  F078: '☒',
  F0FC: '✓',
  F0E0: '→',
  F0A7: '§',
};

const noteReference = (kind: 'footnote' | 'endnote', element: XmlElement, { findings }: Context): string => {
  const key = `${kind} ${element.attributes['id'] ?? ''}`;
  if (!findings.noteIds.includes(key)) findings.noteIds.push(key);
  return `[${findings.noteIds.indexOf(key) + 1}]`;
};

const leafText = (element: XmlElement, context: Context): string | undefined => {
  switch (element.name) {
    case 't':
    case 'm:t':
      return element.children.filter((child) => typeof child === 'string').join('');
    case 'tab':
    case 'ptab':
      return '\t';
    case 'br':
    case 'cr':
      return '\n';
    case 'noBreakHyphen':
      return '-';
    case 'softHyphen':
      return '';
    case 'sym': {
      const code = element.attributes['char']?.toUpperCase() ?? '';
      return (
        symbols[code] ?? (Number.parseInt(code, 16) < 0xf000 ? String.fromCharCode(Number.parseInt(code, 16)) : '•')
      );
    }
    case 'footnoteReference':
      return noteReference('footnote', element, context);
    case 'endnoteReference':
      return noteReference('endnote', element, context);
    case 'checkBox':
      return (switchAt(element, 'checked') ?? switchAt(element, 'default')) ? '☒' : '☐';
    default:
      return undefined;
  }
};

const collect = (element: XmlElement, context: Context, into: Collected, ground: Ground): void => {
  for (const child of elements(element)) {
    if (child.name === 'del' || child.name === 'moveFrom') context.findings.hasTrackedChanges = true;
    if (child.name === 'ins' || child.name === 'moveTo') context.findings.hasTrackedChanges = true;
    if (skipped.has(child.name)) continue;
    if (child.name === 'r') {
      const run: Collected = { text: [], boxes: into.boxes };
      collect(child, context, run, ground);
      if (!isUnseen(child, ground, context.styles)) for (const piece of run.text) into.text.push(piece);
      else if (textOf(run.text).trim() !== '')
        context.findings.hidden.push({ paragraph: context.findings.paragraphs, text: textOf(run.text) });
      continue;
    }
    if (child.name === 'txbxContent') {
      into.boxes.push(readBlocks(child, { ...context, isShaded: true }));
      continue;
    }
    if (child.name === 'mc:AlternateContent') {
      const choice = at(child, 'mc:Choice') ?? at(child, 'mc:Fallback');
      if (choice) collect(choice, context, into, ground);
      continue;
    }
    const leaf = leafText(child, context);
    if (leaf !== undefined) into.text.push({ text: leaf, leaf: child, from: 0 });
    else collect(child, context, into, ground);
  }
};

const numberOf = (paragraph: XmlElement, { styles, numbering }: Context): string => {
  const style = valueAt(paragraph, 'pPr', 'pStyle');
  const own = at(paragraph, 'pPr', 'numPr');
  const inherited = styles.listPlace(style);
  const numId = valueAt(own, 'numId') ?? inherited.numId;
  if (numId === undefined || numId === '0') return '';
  const ownLevel = valueAt(own, 'ilvl');
  const styleLevel = style === undefined ? undefined : numbering.levelOfStyle(numId, style);
  return numbering.next(numId, ownLevel !== undefined ? Number(ownLevel) : (styleLevel ?? inherited.level ?? 0));
};

const isHeading = (paragraph: XmlElement, { styles }: Context): boolean => {
  const level = valueAt(paragraph, 'pPr', 'outlineLvl');
  return level === undefined ? styles.isHeading(valueAt(paragraph, 'pPr', 'pStyle')) : Number(level) < bodyTextLevel;
};

const groundOf = (paragraph: XmlElement, { styles, isShaded = false }: Context): Ground => {
  const styleId = valueAt(paragraph, 'pPr', 'pStyle');
  const own = at(paragraph, 'pPr', 'shd');
  return { styleId, isShaded: isShaded || (own !== undefined && holdsShade(own)) || styles.isShaded(styleId) };
};

/** The paragraph's text behind what a paragraph before it, whose mark was deleted, leaves to it. */
const paragraphText = (paragraph: XmlElement, context: Context, carried: readonly Piece[]): Collected => {
  const ground = groundOf(paragraph, context);
  const isHidden = context.styles.isHidden(ground.styleId);
  const collected: Collected = { text: [], boxes: [] };
  const hiddenBefore = context.findings.hidden.length;
  context.findings.paragraphs += 1;
  collect(paragraph, context, collected, ground);
  const isMarkHidden = switchAt(paragraph, 'pPr', 'rPr', 'vanish') ?? isHidden;
  const text = trimmed([...carried, ...collected.text]);
  const isEmpty = text.length === 0;
  const isBlank = isEmpty && collected.boxes.length === 0 && context.findings.hidden.length === hiddenBefore;
  if (isBlank) context.findings.paragraphs -= 1;
  const number = isMarkHidden && isEmpty ? '' : numberOf(paragraph, context);
  if (isEmpty) return { text: made(number === '•' ? '' : number), boxes: collected.boxes };
  const mark = isHeading(paragraph, context) ? headingMark : '';
  return { text: [...made(mark + (number && `${number} `)), ...text], boxes: collected.boxes };
};

const isShadedCell = (cell: XmlElement, { isShaded = false }: Context): boolean => {
  const properties = at(cell, 'tcPr');
  return isShaded || (properties !== undefined && holdsShade(properties));
};

const isShadedTable = (table: XmlElement, { styles, isShaded = false }: Context): boolean => {
  const properties = at(table, 'tblPr');
  const styleId = valueAt(properties, 'tblStyle');
  return (
    isShaded ||
    (properties !== undefined && holdsShade(properties)) ||
    (styleId !== undefined && styles.isShaded(styleId))
  );
};

const rowText = (row: XmlElement, context: Context): Piece[] => {
  const cells = unwrap(row)
    .filter((element) => element.name === 'tc')
    .map((cell) => trimmed(readBlocks(cell, { ...context, isShaded: isShadedCell(cell, context) })))
    .filter((text) => text.length > 0);
  return joined(cells, cells.every((cell) => cell.every(({ text }) => !text.includes('\n'))) ? '\t' : '\n');
};

/** The blocks below an element, those in content controls and in accepted insertions included. */
const unwrap = (parent: XmlElement): XmlElement[] =>
  elements(parent).flatMap((child) => {
    if (child.name === 'sdt') return elements(child, 'sdtContent').flatMap(unwrap);
    if (child.name === 'mc:AlternateContent') return elements(child).slice(0, 1).flatMap(unwrap);
    return /^(?:customXml|smartTag|ins|moveTo)$/.test(child.name) ? unwrap(child) : [child];
  });

/** The text of a body, a cell, a note or a text box: a line for each paragraph and for each row of a table. */
export const blocksText = (parent: XmlElement, context: Context): string => textOf(readBlocks(parent, context));

/** As `blocksText`, in pieces that say where each comes from. */
export const readBlocks = (parent: XmlElement, context: Context): Piece[] => {
  const lines: (readonly Piece[])[] = [];
  let carried: Piece[] = [];
  for (const block of unwrap(parent)) {
    if (block.name === 'altChunk') context.findings.hasEmbeddedDocument = true;
    if (block.name === 'p') {
      if (at(block, 'pPr', 'rPr', 'del') || at(block, 'pPr', 'rPr', 'moveFrom')) {
        const collected: Collected = { text: [], boxes: [] };
        collect(block, context, collected, groundOf(block, context));
        context.findings.hasTrackedChanges = true;
        for (const piece of collected.text) carried.push(piece);
        continue;
      }
      const { text, boxes } = paragraphText(block, context, carried);
      carried = [];
      lines.push(text, ...boxes);
    }
    if (block.name === 'tbl') {
      const within = { ...context, isShaded: isShadedTable(block, context) };
      for (const row of unwrap(block)) {
        if (row.name !== 'tr') continue;
        if (at(row, 'trPr', 'del')) context.findings.hasTrackedChanges = true;
        else lines.push(rowText(row, within));
      }
    }
  }
  const left = trimmed(carried);
  if (left.length > 0) lines.push(left);
  return joined(lines, '\n');
};

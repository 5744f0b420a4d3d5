import { readNumbering } from '../documents/docx/numbering.ts';
import { fieldKind } from './fields.ts';
import { type Field, flags, isThere, noteSign, type RawParagraph, type Token, type View } from './raw-paragraphs.ts';
import type { WordDocument } from './read-document.ts';

/** What a stretch of a text says in one view, with all that two of them are compared by. */
export interface Content {
  /** Its characters, white space drawn together; `noteSign` for each reference to a note. */
  readonly text: string;
  readonly characters: readonly string[];
  /** For each character its bits of `flags`. */
  readonly looks: readonly number[];
  readonly fields: readonly string[];
  readonly links: readonly string[];
  readonly objects: readonly string[];
  readonly symbols: readonly string[];
  /** Results that Word works out itself, which are not compared. */
  readonly computed: readonly string[];
  /** Notes that are referred to, as `footnote 3`. */
  readonly notes: readonly string[];
  readonly bookmarks: readonly { readonly value: string; readonly at: number }[];
}

/** A paragraph as it stands in one view: what was several paragraphs may be one in it. */
export interface Paragraph extends Content {
  readonly raws: readonly RawParagraph[];
  /** The number Word shows before it; empty where it shows none. */
  readonly number: string;
  readonly isHeading: boolean;
  /** Where it stands in a table, and whether it begins a cell; empty outside of tables. */
  readonly cell: string;
  readonly section: string;
  /** Our mark of its end, which is still open. */
  readonly openEnd: number;
  /** Our mark of the table row or cell it stands in. */
  readonly openRow: number;
  /** Its place in its part, from 1. */
  readonly place: number;
}

const oursOnly = flags.oursInserted | flags.oursDeleted;

/** Draws together what tokens say in a view. */
export const contentOf = (tokens: readonly Token[], view: View): Content => {
  const characters: string[] = [];
  const bits: number[] = [];
  const fields: string[] = [];
  const links: string[] = [];
  const objects: string[] = [];
  const symbols: string[] = [];
  const notes: string[] = [];
  const computed = new Map<Field, string>();
  const bookmarks: { value: string; at: number }[] = [];
  const kinds = new Map<Field, ReturnType<typeof fieldKind>>();
  const kindOf = (field: Field): ReturnType<typeof fieldKind> => {
    const known = kinds.get(field) ?? fieldKind(instructionOf(field, view));
    kinds.set(field, known);
    return known;
  };

  const add = (words: string, look: number): void => {
    for (const character of words) {
      const last = characters.at(-1);
      if (character === ' ' && (last === undefined || /[ \n\t]/.test(last))) continue;
      characters.push(character);
      // How white space looks says nothing.
      bits.push(/\s/.test(character) ? look & oursOnly : look);
    }
  };

  for (const token of tokens) {
    if (!isThere(token.theirs, view)) continue;
    const { field } = token;
    const kind = field && kindOf(field);
    if (token.kind === 'field') {
      if (!field || !kind || kind.value === '') continue;
      if (kind.type === 'link') links.push(kind.value);
      else fields.push(kind.value);
      if (kind.type === 'computed') computed.set(field, '');
      continue;
    }
    if (token.kind === 'link') links.push(token.value);
    else if (token.kind === 'object') objects.push(token.value);
    else if (token.kind === 'bookmark') bookmarks.push({ value: token.value, at: characters.length });
    if (token.kind === 'symbol') symbols.push(token.value);
    if (token.kind === 'note') notes.push(token.value);
    if (kind?.type === 'computed' && field && token.kind === 'words') {
      computed.set(field, (computed.get(field) ?? '') + token.text);
      continue;
    }
    add(token.text, token[view] | (kind?.type === 'field' ? flags.fieldResult : 0));
  }
  const end = characters.findLastIndex((character) => character.trim() !== '') + 1;
  return {
    characters: characters.slice(0, end),
    looks: bits.slice(0, end),
    text: characters.slice(0, end).join(''),
    fields,
    links,
    objects: objects.sort(),
    symbols,
    computed: [...computed.values()],
    notes,
    bookmarks,
  };
};

const instructionOf = (field: Field, view: View): string =>
  field.pieces
    .filter((piece) => isThere(piece.theirs, view))
    .map(({ text }) => text)
    .join('');

/** The characters of a text that none of the flags marks, as a person reads them. */
export const wordsWithout = ({ characters, looks }: Pick<Content, 'characters' | 'looks'>, bits: number): string =>
  characters
    .filter((_, index) => ((looks[index] ?? 0) & bits) === 0)
    .join('')
    .replaceAll(noteSign, '[note]')
    .trim();

/** The words of a text as a person reads them: without those we proposed to delete, unless nothing else is there. */
export const wordsOf = (content: Pick<Content, 'characters' | 'looks'>): string =>
  wordsWithout(content, flags.oursDeleted) || wordsWithout(content, 0);

/** Paragraphs of which each but the last lost its end in a view, in the order of their beginnings. */
const joinedIn = (raws: readonly RawParagraph[], view: View): RawParagraph[][] => {
  const open = new Map<number, RawParagraph[]>();
  const groups: RawParagraph[][] = [];
  for (const raw of raws) {
    if (!isThere(raw.rowTheirs, view)) continue;
    const group = open.get(raw.container) ?? [];
    if (group.length === 0) groups.push(group);
    group.push(raw);
    const isEnded = isThere(raw.markTheirs, view) || raw.isBeforeTable;
    if (isEnded) open.delete(raw.container);
    else open.set(raw.container, group);
  }
  return groups;
};

/** Whether nothing of a paragraph is left in a view: its end went, and nothing stands in it. */
const isGone = (group: readonly RawParagraph[], content: Content, view: View): boolean =>
  !isThere(group.at(-1)!.markTheirs, view) && isBlank(content);

/** Whether a text says nothing at all. */
export const isBlank = ({ text, fields, links, objects, notes }: Content): boolean =>
  text === '' && fields.length + links.length + objects.length + notes.length === 0;

/** Counts the numbers of one text, in order. */
const counter = ({ numbering: root, styles }: Pick<WordDocument, 'numbering' | 'styles'>) => {
  const numbering = readNumbering(root);
  return (raw: RawParagraph, view: View, isEmpty: boolean): string => {
    const { styleId, numId: own, level, isMarkHidden } = raw[view];
    const inherited = styles.listPlace(styleId);
    const numId = own ?? inherited.numId;
    // A paragraph that only ends a section shows no number, nor does one whose very end is hidden.
    const isSilent = isEmpty && (isMarkHidden || raw.section[view] !== '');
    if (numId === undefined || numId === '0' || isSilent) return '';
    const styleLevel = styleId === undefined ? undefined : numbering.levelOfStyle(numId, styleId);
    return numbering.next(numId, level ?? styleLevel ?? inherited.level ?? 0);
  };
};

/** A text in one view: its paragraphs, numbered as Word numbers them. */
export const viewStory = (
  raws: readonly RawParagraph[],
  view: View,
  document: Pick<WordDocument, 'numbering' | 'styles'>,
): readonly Paragraph[] => {
  const numberOf = counter(document);
  const begunCells = new Set<number>();
  const paragraphs: Paragraph[] = [];
  for (const group of joinedIn(raws, view)) {
    const last = group.at(-1)!;
    const content = contentOf(
      group.flatMap(({ tokens }) => tokens),
      view,
    );
    if (isGone(group, content, view)) continue;
    const isEmpty = isBlank(content);
    const isFirst = !isEmpty && last.cell !== '' && !begunCells.has(last.container);
    if (isFirst) begunCells.add(last.container);
    const section = last.section[view];
    // A section may end with a paragraph of its own that says nothing, or with the words before it.
    const bearer = isEmpty && section !== '' ? paragraphs.findLastIndex((one) => !isBlank(one)) : -1;
    if (bearer >= 0)
      paragraphs[bearer] = { ...paragraphs[bearer]!, section: `${paragraphs[bearer]!.section}${section}` };
    paragraphs.push({
      ...content,
      raws: group,
      number: numberOf(last, view, isEmpty),
      isHeading: last[view].isHeading,
      cell: isFirst ? `${last.cell} first` : last.cell,
      section,
      openEnd: last.markOurs,
      openRow: last.rowOurs,
      place: paragraphs.length + 1,
    });
  }
  return paragraphs;
};

import { readNumbering } from '../documents/docx/numbering.ts';
import { fieldKind } from './fields.ts';
import { type Field, flags, isThere, noteSign, type RawParagraph, type Token, type View } from './raw-paragraphs.ts';
import type { WordDocument } from './read-document.ts';

/** What a stretch of a text says in one view, with all that two of them are compared by. */
export interface Content {
  /** Its characters, white space drawn together; `noteSign` for each reference to a note. */
  readonly text: string;
  /** For each UTF-16 unit of the text its bits of `flags`, as a unit of its own; empty where none has any. */
  readonly looks: string;
  readonly fields: readonly string[];
  readonly links: readonly string[];
  readonly objects: readonly string[];
  readonly symbols: readonly string[];
  /** Results that Word works out itself, which are not compared. */
  readonly computed: readonly string[];
  /** What our marks do to each of those fields and, in turn, to the words of its result. */
  readonly computedMarks: readonly (readonly number[])[];
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
  /** Whether nothing follows that it could be joined with: then a mark of its end does nothing. */
  readonly isLast: boolean;
  /** Our mark of the table row or cell it stands in. */
  readonly openRow: number;
  /** Its place in its part, from 1. */
  readonly place: number;
}

const oursOnly = flags.oursInserted | flags.oursDeleted;

/** Bits of `flags` are kept as characters that are no white space. */
const lookBase = 0x4000;

/** How white space looks says nothing. */
const looksOf = ({ text, look }: { readonly text: string; readonly look: number }): string => {
  const unit = String.fromCharCode(lookBase + look);
  const blank = String.fromCharCode(lookBase + (look & oursOnly));
  return text.replace(/[^]/g, (sign) => (sign.trim() === '' ? blank : unit));
};

/** The bits of `flags` of a place in a text. */
export const lookAt = ({ looks }: Pick<Content, 'looks'>, place: number): number =>
  looks === '' ? 0 : looks.charCodeAt(place) - lookBase;

/** Joins words with how they look, white space drawn together. */
const wordJoiner = () => {
  const pieces: { readonly text: string; readonly look: number }[] = [];
  let length = 0;
  let last = ' ';

  return {
    add: (words: string, look: number): void => {
      // Programs set spaces of no width beside what they anchor.
      const single = words.replaceAll('\u200B', '').replace(/([ \n\t]) +/g, '$1');
      const text = /[ \n\t]/.test(last) ? single.replace(/^ /, '') : single;
      if (text === '') return;
      pieces.push({ text, look });
      length += text.length;
      last = text.at(-1) ?? '';
    },
    /** How many UTF-16 units there are so far. */
    length: (): number => length,
    joined: (): Pick<Content, 'text' | 'looks'> => {
      const text = pieces
        .map((piece) => piece.text)
        .join('')
        .trimEnd();
      const hasLooks = pieces.some(({ look }) => look !== 0);
      return { text, looks: hasLooks ? pieces.map(looksOf).join('').slice(0, text.length) : '' };
    },
  };
};

/** Collects the results that Word works out itself, and what our marks do to them. */
const computedResults = () => {
  const words = new Map<Field, string>();
  const marks = new Map<Field, number[]>();

  const noteMarks = (field: Field, look: number): void => {
    const known = marks.get(field) ?? [];
    marks.set(field, known);
    const bits = look & oursOnly;
    // The field itself comes first; runs of its result that are marked alike count as one.
    if (known.length < 2 || known.at(-1) !== bits) known.push(bits);
  };

  return {
    begin: (field: Field, look: number): void => {
      words.set(field, '');
      noteMarks(field, look);
    },
    addWords: (field: Field, text: string, look: number): void => {
      words.set(field, (words.get(field) ?? '') + text);
      if (text.trim() !== '') noteMarks(field, look);
    },
    collected: (): Pick<Content, 'computed' | 'computedMarks'> => ({
      computed: [...words.values()],
      computedMarks: [...marks.values()],
    }),
  };
};

/** Tells of a field what kind it is in a view, working it out once. */
const kindsIn = (view: View): ((field: Field) => ReturnType<typeof fieldKind>) => {
  const kinds = new Map<Field, ReturnType<typeof fieldKind>>();
  return (field) => {
    const kind = kinds.get(field) ?? fieldKind(instructionOf(field, view));
    kinds.set(field, kind);
    return kind;
  };
};

/** Draws together what tokens say in a view. */
export const contentOf = (tokens: readonly Token[], view: View): Content => {
  const words = wordJoiner();
  const computed = computedResults();
  const kindOf = kindsIn(view);
  const fields: string[] = [];
  const values: Record<'link' | 'object' | 'symbol' | 'note', string[]> = {
    link: [],
    object: [],
    symbol: [],
    note: [],
  };
  const bookmarks: { value: string; at: number }[] = [];

  const addField = (field: Field, look: number): void => {
    const { type, value } = kindOf(field);
    if (value === '') return;
    if (type === 'link') values.link.push(value);
    else fields.push(value);
    if (type === 'computed') computed.begin(field, look);
  };

  for (const { kind, text, value, field, theirs, [view]: look } of tokens) {
    if (!isThere(theirs, view)) continue;
    if (kind === 'field') {
      if (field) addField(field, look);
      continue;
    }

    const fieldType = field && kindOf(field).type;
    if (kind === 'bookmark') bookmarks.push({ value, at: words.length() });
    else if (kind !== 'words') values[kind].push(value);
    if (fieldType === 'computed' && field && kind === 'words') {
      computed.addWords(field, text, look);
      continue;
    }
    words.add(text, look | (fieldType === 'field' ? flags.fieldResult : 0));
  }

  const { link: links, object: objects, symbol: symbols, note: notes } = values;
  return {
    ...words.joined(),
    fields,
    links,
    objects: objects.sort(),
    symbols,
    ...computed.collected(),
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
export const wordsWithout = (content: Pick<Content, 'text' | 'looks'>, bits: number): string => {
  const { text, looks } = content;
  const isKept = (_: unknown, place: number): boolean => (lookAt(content, place) & bits) === 0;
  const shown = looks === '' || bits === 0 ? text : text.split('').filter(isKept).join('');
  return shown.replaceAll(noteSign, '[note]').trim();
};

/** The words of a text as a person reads them: without those we proposed to delete, unless nothing else is there. */
export const wordsOf = (content: Pick<Content, 'text' | 'looks'>): string =>
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
  const lastOnes = new Set(new Map(raws.map((raw) => [raw.container, raw])).values());
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
      // The end of a cell goes with its row alone, and that of a text with the text.
      isLast: lastOnes.has(last) && !last.isBeforeTable,
      openRow: last.rowOurs,
      place: paragraphs.length + 1,
    });
  }
  return paragraphs;
};

import type { XmlElement } from '../../adapters/docx-reader.ts';
import { textOf } from './element-words.ts';
import { flags, noteSign } from './raw-paragraphs.ts';
import { type Around, looseSpace, type StoryContext } from './story-context.ts';
import type { tokenWriter } from './token-writer.ts';

/** Where symbol fonts keep their letters: no font shows words by them. */
const symbolLetters = /([\uF020-\uF0FF])/;

interface LeafOptions {
  readonly context: Pick<StoryContext, 'onUnread'>;
  readonly tokens: ReturnType<typeof tokenWriter>;
}

type ReadLeaf = (element: XmlElement, around: Around, options: LeafOptions) => void;

/** A symbol of a font: it shows the same whether it is written as one or as a letter of that font. */
const pushSymbol = ({ tokens }: LeafOptions, around: Around, font: string, code: number): void => {
  const { run } = around;
  const plain = ~flags.symbolFont;
  const seen = run && { ...run, rejected: run.rejected & plain, accepted: run.accepted & plain };

  tokens.push(
    { ...around, ...(seen && { run: seen }) },
    {
      kind: 'symbol',
      // Symbol fonts keep their letters from F000 on; the code itself, without that, tells no more.
      text: code < 0xf000 ? String.fromCharCode(code) : '•',
      value: `${font} ${Number.isNaN(code) ? '' : code & 0xfff}`,
    },
  );
};

const pushWords = (options: LeafOptions, around: Around, text: string): void => {
  const font = around.run?.font;
  const pieces = font === undefined ? [text] : text.split(symbolLetters);

  for (const [index, piece] of pieces.entries()) {
    // Every other piece is what was split by.
    if (index % 2 === 1) pushSymbol(options, around, font!, piece.charCodeAt(0));
    else if (piece !== '' || pieces.length === 1)
      options.tokens.push(around, { kind: 'words', text: piece, value: '' });
  }
};

const readText: ReadLeaf = (element, around, options) => {
  const text = textOf(element).replace(/[\n\r]/g, ' ');
  // Programs lose this attribute; what stands at the edges is read all the same.
  if (element.attributes['space'] !== 'preserve' && text.trim() !== text) options.context.onUnread(looseSpace);
  pushWords(options, around, text);
};

/** Text of a formula or a drawing, in which spaces need no attribute. */
const readForeignText: ReadLeaf = (element, around, options) => pushWords(options, around, textOf(element));

const readInstruction: ReadLeaf = (element, around, { tokens }) => tokens.addInstruction(around, textOf(element));

const readFieldCharacter: ReadLeaf = (element, around, { tokens }) => tokens.readFieldCharacter(element, around);

/** An element that always shows the same. */
const shows =
  (text: string): ReadLeaf =>
  (_, around, options) =>
    pushWords(options, around, text);

const readBreak: ReadLeaf = (element, around, options) => {
  const isOfPage = /^(?:page|column)$/.test(element.attributes['type'] ?? '');
  if (!isOfPage) pushWords(options, around, '\n');
};

const readSymbol: ReadLeaf = ({ attributes }, around, options) =>
  pushSymbol(options, around, attributes['font'] ?? '', Number.parseInt(attributes['char'] ?? '', 16));

const readNoteReference: ReadLeaf = ({ name, attributes }, around, { tokens }) =>
  tokens.push(around, {
    kind: 'note',
    text: noteSign,
    value: `${name.slice(0, -'Reference'.length)} ${attributes['id'] ?? ''}`,
  });

const readCommentPlace: ReadLeaf = ({ attributes }, { paragraph }) => {
  paragraph?.comments.add(attributes['id'] ?? '');
};

const readBookmarkStart: ReadLeaf = ({ attributes }, around, { tokens }) =>
  tokens.push(around, {
    kind: 'bookmark',
    text: '',
    value: `+${attributes['id'] ?? ''} ${attributes['name'] ?? ''}`,
  });

const readBookmarkEnd: ReadLeaf = ({ attributes }, around, { tokens }) =>
  tokens.push(around, { kind: 'bookmark', text: '', value: `-${attributes['id'] ?? ''}` });

/** How each leaf is read, by its name, which a file may choose freely. */
const leaves: ReadonlyMap<string, ReadLeaf> = new Map([
  ['t', readText],
  ['delText', readText],
  ['m:t', readForeignText],
  ['x:t', readForeignText],
  ['instrText', readInstruction],
  ['delInstrText', readInstruction],
  ['fldChar', readFieldCharacter],
  ['tab', shows('\t')],
  ['ptab', shows('\t')],
  ['br', readBreak],
  ['cr', shows('\n')],
  ['noBreakHyphen', shows('\u2011')],
  ['softHyphen', shows('\u00AD')],
  ['sym', readSymbol],
  ['footnoteReference', readNoteReference],
  ['endnoteReference', readNoteReference],
  ['commentRangeStart', readCommentPlace],
  ['commentReference', readCommentPlace],
  ['bookmarkStart', readBookmarkStart],
  ['bookmarkEnd', readBookmarkEnd],
]);

/** Reads elements that hold no others: words, breaks, symbols, and what refers to notes, comments and bookmarks. */
export const leafReader = (options: LeafOptions) => ({
  /** Writes words into the paragraph around. */
  pushWords: (around: Around, text: string): void => pushWords(options, around, text),

  /** Reads an element, if it is a leaf; whether it was. */
  readLeaf: (element: XmlElement, around: Around): boolean => {
    const read = leaves.get(element.name);
    read?.(element, around, options);
    return read !== undefined;
  },
});

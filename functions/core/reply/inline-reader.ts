import type { XmlElement } from '../../adapters/docx-reader.ts';
import { at, elements } from '../documents/docx/xml.ts';
import { targetName } from './fields.ts';
import type { markReader } from './mark-reader.ts';
import { flags, noteSign, theirs } from './raw-paragraphs.ts';
import { type Around, boundContent, foreignWrapper, looseSpace, skipped, type StoryContext } from './story-context.ts';
import type { tokenWriter } from './token-writer.ts';

/** The structure of a formula, without which its letters say something else. */
const formulas = /^m:(?:f|sSup|sSub|sSubSup|rad|nary|d|bar|acc|limLow|limUpp|m|eqArr)$/;

/** Where symbol fonts keep their letters: no font shows words by them. */
const symbolLetters = /([\uF020-\uF0FF])/;

const textOf = ({ children }: XmlElement): string => children.filter((child) => typeof child === 'string').join('');

/** All words below an element, however they are marked. */
const flatWords = (element: XmlElement): string =>
  element.name === 't' || element.name === 'x:t'
    ? textOf(element)
    : elements(element)
        .map(flatWords)
        .join(element.name === 'p' ? '' : ' ');

const sameWords = (words: string): string => words.replace(/\s+/g, '');

interface InlineOptions {
  readonly context: StoryContext;
  readonly marks: ReturnType<typeof markReader>;
  readonly tokens: ReturnType<typeof tokenWriter>;
  /** Reads a text box, which is a text of its own. */
  readonly readBox: (content: XmlElement, around: Around) => void;
}

/** Reads what stands within paragraphs. */
export const inlineReader = ({ context, marks, tokens, readBox }: InlineOptions) => {
  /** A symbol of a font: it shows the same whether it is written as one or as a letter of that font. */
  const pushSymbol = (around: Around, font: string, code: number): void => {
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

  const words = (around: Around, text: string): void => {
    const font = around.run?.font;
    const pieces = font === undefined ? [text] : text.split(symbolLetters);
    for (const [index, piece] of pieces.entries()) {
      // Every other piece is what was split by.
      if (index % 2 === 1) pushSymbol(around, font!, piece.charCodeAt(0));
      else if (piece !== '' || pieces.length === 1) tokens.push(around, { kind: 'words', text: piece, value: '' });
    }
  };

  const readText = (element: XmlElement, around: Around): void => {
    const text = textOf(element).replace(/[\n\r]/g, ' ');
    // Programs lose this attribute; what stands at the edges is read all the same.
    if (element.attributes['space'] !== 'preserve' && text.trim() !== text) context.onUnread(looseSpace);
    words(around, text);
  };

  const readRun = (run: XmlElement, around: Around): void => {
    const { paragraph, ground } = around;
    const properties = at(run, 'rPr');
    const change = marks.changeOf(properties, 'rPrChange');
    if (paragraph && change?.mark.isOurs === true) paragraph.hasOurLookMarks = true;
    if (paragraph && change?.mark.isOurs === false) paragraph.hasTheirLookMarks = true;
    const look = (of: XmlElement | undefined, styleId: string | undefined): number =>
      context.lookOf(of, { ...ground, styleId });
    const accepted = look(properties, paragraph?.accepted.styleId);
    const isTheirs = change?.mark.isOurs === false;
    const isSame = !isTheirs && paragraph?.accepted.styleId === paragraph?.rejected.styleId;
    const rejected = isSame ? accepted : look(isTheirs ? change.before : properties, paragraph?.rejected.styleId);
    const by = rejected !== accepted && change ? [change.mark] : [];
    // A run's own properties may hold marks of formulas, which Word writes so.
    const { hAnsi, ascii } = at(properties, 'rFonts')?.attributes ?? {};
    const font = hAnsi ?? ascii;
    readInline(run, { ...around, run: { rejected, accepted, by, ...(font !== undefined && { font }) } });
  };

  const readSymbol = ({ attributes }: XmlElement, around: Around): void =>
    pushSymbol(around, attributes['font'] ?? '', Number.parseInt(attributes['char'] ?? '', 16));

  /** What an element refers to by relations: pictures, objects, addresses. */
  const readRelations = (element: XmlElement, around: Around): void => {
    for (const [name, id] of Object.entries(element.attributes)) {
      if (!name.startsWith('r:') || id === '') continue;
      tokens.push(around, { text: '', ...context.relationValue(id) });
    }
  };

  const readLink = (element: XmlElement, around: Around): void => {
    const id = element.attributes['r:id'];
    const address = id === undefined ? '' : context.relationValue(id).value;
    const anchor = element.attributes['anchor'];
    const value = anchor === undefined ? address : `${address}#${targetName(anchor)}`;
    const { tokens: own } = around.paragraph ?? { tokens: [] };
    const place = own.length;
    tokens.push(around, { kind: 'link', text: '', value });
    readInline(element, around);
    // A link has no mark of its own: it comes and goes with the words in it.
    const link = own[place];
    const within = own.slice(place + 1);
    const shared = within.reduce((bits, one) => bits & one.theirs, theirs.inserted | theirs.deleted);
    if (link && within.length > 0) own[place] = { ...link, theirs: link.theirs | shared };
  };

  /** The first branch is what Word shows; another that says something else is told of. */
  const readAlternatives = (element: XmlElement, read: (branch: XmlElement) => void, around: Around): void => {
    const [first, ...others] = elements(element);
    if (!first) return;
    read(first);
    const shown = sameWords(flatWords(first));
    for (const other of others) {
      const said = sameWords(flatWords(other));
      if (said !== '' && said !== shown)
        tokens.push(around, { kind: 'object', text: '', value: `another branch: ${said}` });
    }
  };

  const readLeaf = (element: XmlElement, around: Around): boolean => {
    switch (element.name) {
      case 't':
      case 'delText':
        readText(element, around);
        return true;
      case 'm:t':
      case 'x:t':
        words(around, textOf(element));
        return true;
      case 'instrText':
      case 'delInstrText':
        tokens.addInstruction(around, textOf(element));
        return true;
      case 'fldChar':
        tokens.readFieldCharacter(element, around);
        return true;
      case 'tab':
      case 'ptab':
        words(around, '\t');
        return true;
      case 'br':
        if (/^(?:page|column)$/.test(element.attributes['type'] ?? '')) return true;
        words(around, '\n');
        return true;
      case 'cr':
        words(around, '\n');
        return true;
      case 'noBreakHyphen':
        words(around, '\u2011');
        return true;
      case 'softHyphen':
        words(around, '\u00AD');
        return true;
      case 'sym':
        readSymbol(element, around);
        return true;
      case 'footnoteReference':
      case 'endnoteReference':
        tokens.push(around, {
          kind: 'note',
          text: noteSign,
          value: `${element.name.slice(0, -'Reference'.length)} ${element.attributes['id'] ?? ''}`,
        });
        return true;
      case 'commentRangeStart':
      case 'commentReference':
        around.paragraph?.comments.add(element.attributes['id'] ?? '');
        return true;
      case 'bookmarkStart':
        tokens.push(around, {
          kind: 'bookmark',
          text: '',
          value: `+${element.attributes['id'] ?? ''} ${element.attributes['name'] ?? ''}`,
        });
        return true;
      case 'bookmarkEnd':
        tokens.push(around, { kind: 'bookmark', text: '', value: `-${element.attributes['id'] ?? ''}` });
        return true;
      default:
        return false;
    }
  };

  const readInlineChild = (child: XmlElement, around: Around): void => {
    if (skipped.has(child.name) || readLeaf(child, around)) return;
    const mark = marks.markOf(child);
    if (mark) {
      readInline(child, { ...around, marks: [...around.marks, mark] });
      return;
    }
    if (formulas.test(child.name)) tokens.push(around, { kind: 'object', text: '', value: child.name });
    switch (child.name) {
      case 'r':
        readRun(child, around);
        return;
      case 'hyperlink':
        readLink(child, around);
        return;
      case 'fldSimple': {
        tokens.beginField(around, child.attributes['instr'] ?? '');
        readInline(child, around);
        tokens.endField();
        return;
      }
      case 'mc:AlternateContent':
        readAlternatives(child, (branch) => readInline(branch, around), around);
        return;
      case 'txbxContent':
        readBox(child, around);
        return;
      case 'bdo':
        tokens.push(around, { kind: 'object', text: '', value: `bdo ${child.attributes['val'] ?? ''}` });
        readInline(child, around);
        return;
      case 'sdt':
        noteBinding(child);
        readInline(child, around);
        return;
      case 'x:textpath':
        words(around, child.attributes['string'] ?? '');
        return;
      case 'drawing':
      case 'pict':
      case 'object':
        readRelations(child, around);
        readInline(child, { ...around, isDrawn: true });
        return;
      default:
        noteWrapper(child, around);
        readRelations(child, around);
        readInline(child, around);
    }
  };

  const readInline = (parent: XmlElement, around: Around): void => {
    for (const child of elements(parent)) readInlineChild(child, around);
  };

  /** Word leaves out what stands in elements that it does not know, where the file says it may. */
  const noteWrapper = (child: XmlElement, around: Around): void => {
    const isForeign = child.name.startsWith('x:') && around.isDrawn !== true;
    if (isForeign && sameWords(flatWords(child)) !== '') context.onUnread(foreignWrapper);
  };

  const noteBinding = (control: XmlElement): void => {
    if (elements(at(control, 'sdtPr')).some(({ name }) => name.endsWith('dataBinding'))) context.onUnread(boundContent);
  };

  return { readInline, readLeaf, readAlternatives, noteBinding, noteWrapper };
};

import type { XmlElement } from '../../adapters/docx-reader.ts';
import { at, elements } from '../documents/docx/xml.ts';
import { bareWords } from './element-words.ts';
import { targetName } from './fields.ts';
import { leafReader } from './leaf-reader.ts';
import type { markReader } from './mark-reader.ts';
import { theirs } from './raw-paragraphs.ts';
import { type Around, boundContent, foreignWrapper, skipped, type StoryContext } from './story-context.ts';
import type { tokenWriter } from './token-writer.ts';

/** The structure of a formula, without which its letters say something else. */
const formulas = /^m:(?:f|sSup|sSub|sSubSup|rad|nary|d|bar|acc|limLow|limUpp|m|eqArr)$/;

interface InlineOptions {
  readonly context: StoryContext;
  readonly marks: ReturnType<typeof markReader>;
  readonly tokens: ReturnType<typeof tokenWriter>;
  /** Reads a text box, which is a text of its own. */
  readonly readBox: (content: XmlElement, around: Around) => void;
}

interface Inline extends InlineOptions {
  readonly leaf: ReturnType<typeof leafReader>;
}

type ReadElement = (inline: Inline, element: XmlElement, around: Around) => void;

/** How the words of a run look in either view, and the change between them. Notes at its paragraph whose changes it holds. */
const runOf = (
  { context, marks }: Inline,
  run: XmlElement,
  { paragraph, ground }: Around,
): NonNullable<Around['run']> => {
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

  const { hAnsi, ascii } = at(properties, 'rFonts')?.attributes ?? {};
  const font = hAnsi ?? ascii;
  return { rejected, accepted, by, ...(font !== undefined && { font }) };
};

// A run's own properties may hold marks of formulas, which Word writes so.
const readRun: ReadElement = (inline, run, around) =>
  readInline(inline, run, { ...around, run: runOf(inline, run, around) });

/** What an element refers to by relations: pictures, objects, addresses. */
const readRelations: ReadElement = ({ context, tokens }, element, around) => {
  for (const [name, id] of Object.entries(element.attributes)) {
    if (!name.startsWith('r:') || id === '') continue;
    tokens.push(around, { text: '', ...context.relationValue(id) });
  }
};

const linkTarget = ({ context }: Inline, { attributes }: XmlElement): string => {
  const id = attributes['r:id'];
  const address = id === undefined ? '' : context.relationValue(id).value;
  const anchor = attributes['anchor'];
  return anchor === undefined ? address : `${address}#${targetName(anchor)}`;
};

const readLink: ReadElement = (inline, element, around) => {
  const own = around.paragraph?.tokens ?? [];
  const place = own.length;
  inline.tokens.push(around, { kind: 'link', text: '', value: linkTarget(inline, element) });
  readInline(inline, element, around);

  // A link has no mark of its own: it comes and goes with the words in it.
  const link = own[place];
  const within = own.slice(place + 1);
  const shared = within.reduce((bits, one) => bits & one.theirs, theirs.inserted | theirs.deleted);
  if (link && within.length > 0) own[place] = { ...link, theirs: link.theirs | shared };
};

const readField: ReadElement = (inline, element, around) => {
  inline.tokens.beginField(around, element.attributes['instr'] ?? '');
  readInline(inline, element, around);
  inline.tokens.endField();
};

/** The first branch is what Word shows; another that says something else is told of. */
const readAlternatives = (
  { tokens }: Pick<Inline, 'tokens'>,
  element: XmlElement,
  read: (branch: XmlElement) => void,
  around: Around,
): void => {
  const [first, ...others] = elements(element);
  if (!first) return;
  read(first);

  const shown = bareWords(first);
  for (const other of others) {
    const said = bareWords(other);
    if (said !== '' && said !== shown)
      tokens.push(around, { kind: 'object', text: '', value: `another branch: ${said}` });
  }
};

const readBranches: ReadElement = (inline, element, around) =>
  readAlternatives(inline, element, (branch) => readInline(inline, branch, around), around);

const readTextBox: ReadElement = ({ readBox }, element, around) => readBox(element, around);

/** Words whose direction is turned round say something else. */
const readDirection: ReadElement = (inline, element, around) => {
  inline.tokens.push(around, { kind: 'object', text: '', value: `bdo ${element.attributes['val'] ?? ''}` });
  readInline(inline, element, around);
};

const noteBinding = ({ context }: Inline, control: XmlElement): void => {
  if (elements(at(control, 'sdtPr')).some(({ name }) => name.endsWith('dataBinding'))) context.onUnread(boundContent);
};

const readControl: ReadElement = (inline, control, around) => {
  noteBinding(inline, control);
  readInline(inline, control, around);
};

const readTextPath: ReadElement = ({ leaf }, element, around) =>
  leaf.pushWords(around, element.attributes['string'] ?? '');

const readDrawing: ReadElement = (inline, element, around) => {
  readRelations(inline, element, around);
  readInline(inline, element, { ...around, isDrawn: true });
};

/** Word leaves out what stands in elements that it does not know, where the file says it may. */
const noteWrapper: ReadElement = ({ context }, child, around) => {
  const isForeign = child.name.startsWith('x:') && around.isDrawn !== true;
  if (isForeign && bareWords(child) !== '') context.onUnread(foreignWrapper);
};

const readWrapper: ReadElement = (inline, element, around) => {
  noteWrapper(inline, element, around);
  readRelations(inline, element, around);
  readInline(inline, element, around);
};

/** How each element that holds others is read, by its name, which a file may choose freely. */
const wrappers: ReadonlyMap<string, ReadElement> = new Map([
  ['r', readRun],
  ['hyperlink', readLink],
  ['fldSimple', readField],
  ['mc:AlternateContent', readBranches],
  ['txbxContent', readTextBox],
  ['bdo', readDirection],
  ['sdt', readControl],
  ['x:textpath', readTextPath],
  ['drawing', readDrawing],
  ['pict', readDrawing],
  ['object', readDrawing],
]);

const readInlineChild: ReadElement = (inline, child, around) => {
  if (skipped.has(child.name) || inline.leaf.readLeaf(child, around)) return;

  const mark = inline.marks.markOf(child);
  if (mark) {
    readInline(inline, child, { ...around, marks: [...around.marks, mark] });
    return;
  }

  if (formulas.test(child.name)) inline.tokens.push(around, { kind: 'object', text: '', value: child.name });
  const read = wrappers.get(child.name) ?? readWrapper;
  read(inline, child, around);
};

const readInline: ReadElement = (inline, parent, around) => {
  for (const child of elements(parent)) readInlineChild(inline, child, around);
};

/** Reads what stands within paragraphs, and tells the context what in it is not read. */
export const inlineReader = (options: InlineOptions) => {
  const leaf = leafReader(options);
  const inline: Inline = { ...options, leaf };

  return {
    /** Reads all that stands in an element. */
    readInline: (parent: XmlElement, around: Around): void => readInline(inline, parent, around),
    /** Reads an element that holds no others; whether it was one. */
    readLeaf: leaf.readLeaf,
    /** Reads the branch of an element that Word shows. */
    readAlternatives: (element: XmlElement, read: (branch: XmlElement) => void, around: Around): void =>
      readAlternatives(inline, element, read, around),
    /** Tells of a content control that shows what stands elsewhere in the file. */
    noteBinding: (control: XmlElement): void => noteBinding(inline, control),
    /** Tells of an element that holds words and that Word may leave out. */
    noteWrapper: (child: XmlElement, around: Around): void => noteWrapper(inline, child, around),
  };
};

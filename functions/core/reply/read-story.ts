import type { XmlElement } from '../../adapters/docx-reader.ts';
import { elements } from '../documents/docx/xml.ts';
import { inlineReader } from './inline-reader.ts';
import { markReader } from './mark-reader.ts';
import { groundWithin, paragraphShell } from './paragraph-shell.ts';
import { flags, type RawParagraph } from './raw-paragraphs.ts';
import { readTable } from './read-table.ts';
import { type Around, skipped, type StoryContext } from './story-context.ts';
import { tokenWriter } from './token-writer.ts';

/** What is read so far of a part of a file, and what it is read with. */
interface Reading {
  readonly context: StoryContext;
  readonly marks: ReturnType<typeof markReader>;
  readonly inline: ReturnType<typeof inlineReader>;
  readonly paragraphs: RawParagraph[];
  /** What stands between paragraphs: it belongs to the next one, and to the last where there is none. */
  readonly pending: XmlElement[];
  readonly nextContainer: () => number;
}

type ReadBlock = (reading: Reading, element: XmlElement, around: Around) => void;

const readParagraph: ReadBlock = (reading, element, around) => {
  const { marks, inline, context } = reading;
  const paragraph = paragraphShell({ marks, styles: context.styles }, element, around);
  reading.paragraphs.push(paragraph);

  const ground = groundWithin(context, element, around, paragraph.accepted.styleId);
  const within = { ...around, paragraph, ground };
  for (const mark of reading.pending.splice(0)) inline.readLeaf(mark, within);
  inline.readInline(element, within);
};

const readTableBlock: ReadBlock = (reading, table, around) => {
  const last = reading.paragraphs.findLast(({ container }) => container === around.container);
  if (last) last.isBeforeTable = true;

  readTable({ ...reading, readBlocks: (parent, within) => readBlocks(reading, parent, within) }, table, around);
};

/** A file that is put in whole stands as an object in a paragraph of its own. */
const readEmbedded: ReadBlock = (reading, element, around) =>
  readParagraph(reading, { name: 'p', attributes: {}, children: [{ ...element, name: 'object' }] }, around);

const readBranches: ReadBlock = (reading, element, around) =>
  reading.inline.readAlternatives(element, (branch) => readBlocks(reading, branch, around), {
    ...around,
    paragraph: reading.paragraphs.at(-1)!,
  });

const keepForNext: ReadBlock = ({ pending }, element) => void pending.push(element);

const readWrapper: ReadBlock = (reading, element, around) => {
  const { inline, marks } = reading;
  if (element.name === 'sdt') inline.noteBinding(element);
  inline.noteWrapper(element, around);
  if (!skipped.has(element.name)) readBlocks(reading, element, marks.within(element, around));
};

/** How each block is read, by its name, which a file may choose freely. */
const blocks: ReadonlyMap<string, ReadBlock> = new Map([
  ['p', readParagraph],
  ['tbl', readTableBlock],
  ['sectPr', () => undefined],
  ['altChunk', readEmbedded],
  ['subDoc', readEmbedded],
  ['mc:AlternateContent', readBranches],
  ['bookmarkStart', keepForNext],
  ['bookmarkEnd', keepForNext],
  ['commentRangeStart', keepForNext],
]);

const readBlocks: ReadBlock = (reading, parent, around) => {
  for (const child of elements(parent)) {
    const read = blocks.get(child.name) ?? readWrapper;
    read(reading, child, around);
  }
};

/** What surrounds a text box: it is a text of its own behind the paragraph that it hangs on. */
const aroundBox = ({ run, ...others }: Around, container: number): Around => {
  const isHidden = ((run?.accepted ?? 0) & flags.hidden) !== 0;
  return {
    ...others,
    isDrawn: false,
    ground: { ...others.ground, isShaded: true, isHidden: others.ground.isHidden || isHidden },
    container,
    cell: '',
    ...(others.paragraph && { host: others.paragraph }),
  };
};

const aroundNothing = (container: number): Around => ({
  marks: [],
  ground: { styleId: undefined, isShaded: false, fill: undefined, tableStyle: undefined, isHidden: false },
  container,
  cell: '',
  row: [],
});

/** Reads one part of a file, one block of content after the other, into paragraphs with their marks. */
export const storyReader = (context: StoryContext) => {
  const marks = markReader(context.isOurs, context.onMark);
  const tokens = tokenWriter();
  let containers = 0;
  const nextContainer = (): number => ++containers;
  const readBox = (content: XmlElement, around: Around): void =>
    tokens.apart(() => readBlocks(reading, content, aroundBox(around, nextContainer())));
  const inline = inlineReader({ context, marks, tokens, readBox });
  const reading: Reading = { context, marks, inline, paragraphs: [], pending: [], nextContainer };

  return {
    /** Reads what stands in an element: a body, a header, a note, a comment. Its paragraphs are a text of their own. */
    read: (element: XmlElement): readonly RawParagraph[] => {
      const { paragraphs, pending } = reading;
      const from = paragraphs.length;
      const around = aroundNothing(nextContainer());
      tokens.apart(() => readBlocks(reading, element, around));

      const last = paragraphs.at(-1);
      for (const mark of pending.splice(0)) if (last) inline.readLeaf(mark, { ...around, paragraph: last });
      return paragraphs.slice(from);
    },
  };
};

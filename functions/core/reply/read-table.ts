import type { XmlElement } from '../../adapters/docx-reader.ts';
import { holdsShade } from '../documents/docx/visibility.ts';
import { at, elements, switchAt, valueAt } from '../documents/docx/xml.ts';
import type { markReader } from './mark-reader.ts';
import { isFlatRow } from './run-look.ts';
import { type Around, skipped, type StoryContext, tableMarks } from './story-context.ts';

interface TableOptions {
  readonly context: StoryContext;
  readonly marks: ReturnType<typeof markReader>;
  readonly nextContainer: () => number;
  /** Reads what stands in a cell. */
  readonly readBlocks: (parent: XmlElement, around: Around) => void;
}

/** Marks of how a table looks or is divided are not read. */
const noteTableMarks = ({ context }: TableOptions, ...properties: readonly (XmlElement | undefined)[]): void => {
  const isMark = ({ name }: XmlElement): boolean => /^(?:tbl|tr|tc)\w*Change$|^cellMerge$/.test(name);
  if (properties.some((one) => elements(one).some(isMark))) context.onUnread(tableMarks);
};

/** Runs over the elements of one name below another, in marks and wrappers too, with what surrounds each. */
const eachBelow = (
  { marks }: TableOptions,
  parent: XmlElement,
  around: Around,
  { name, read }: { readonly name: string; readonly read: (element: XmlElement, around: Around) => void },
): void => {
  const look = (element: XmlElement, outer: Around): void => {
    for (const child of elements(element)) {
      if (child.name === name) read(child, outer);
      else if (!skipped.has(child.name)) look(child, marks.within(child, outer));
    }
  };
  look(parent, around);
};

/** Reads one cell; whether it takes a place in the row as it was before the counterparty's changes. */
const readCell = (options: TableOptions, cell: XmlElement, around: Around, column: number): boolean => {
  const properties = at(cell, 'tcPr');
  noteTableMarks(options, properties);
  const cellMarks = options.marks.marksIn(properties);
  // What stands in a cell that goes on with the one above is not shown.
  const merged = at(properties, 'vMerge') && valueAt(properties, 'vMerge') !== 'restart' ? '/merged' : '';

  options.readBlocks(cell, {
    ...around,
    row: [...around.row, ...cellMarks],
    container: options.nextContainer(),
    cell: `${around.cell}[${column}${merged}]`,
    ground: {
      ...around.ground,
      isShaded: around.ground.isShaded || (properties !== undefined && holdsShade(properties)),
      fill: at(properties, 'shd')?.attributes['fill'] ?? around.ground.fill,
    },
  });
  return !cellMarks.some(({ kind, isOurs }) => kind === 'ins' && !isOurs);
};

const readRow = (options: TableOptions, row: XmlElement, around: Around): void => {
  const properties = at(row, 'trPr');
  noteTableMarks(options, properties);
  const rowMarks = options.marks.marksIn(properties);
  const isHidden = around.ground.isHidden || switchAt(properties, 'hidden') === true || isFlatRow(properties);
  const within = { ...around, row: [...around.row, ...rowMarks], ground: { ...around.ground, isHidden } };

  let column = 0;
  eachBelow(options, row, within, {
    name: 'tc',
    read: (cell, outer) => {
      if (readCell(options, cell, outer, column)) column += 1;
    },
  });
};

/** Reads a table, cell by cell, each of which is a container of its own. Tells the context of marks that are not read. */
export const readTable = (options: TableOptions, table: XmlElement, around: Around): void => {
  const { styles } = options.context;
  const properties = at(table, 'tblPr');
  noteTableMarks(options, properties, at(table, 'tblGrid'));
  const tableStyle = valueAt(properties, 'tblStyle');
  const isShaded =
    around.ground.isShaded ||
    (properties !== undefined && holdsShade(properties)) ||
    (tableStyle !== undefined && styles.isShaded(tableStyle));
  const within = { ...around, ground: { ...around.ground, isShaded, tableStyle } };

  eachBelow(options, table, within, { name: 'tr', read: (row, outer) => readRow(options, row, outer) });
};

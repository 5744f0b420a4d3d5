import type { XmlElement } from '../../adapters/docx-reader.ts';
import { bodyTextLevel, type Styles } from '../documents/docx/styles.ts';
import { holdsShade } from '../documents/docx/visibility.ts';
import { at, switchAt, valueAt } from '../documents/docx/xml.ts';
import { bitsOf, type markReader } from './mark-reader.ts';
import type { ParagraphProperties, RawParagraph } from './raw-paragraphs.ts';
import { isFlat, type RunGround } from './run-look.ts';
import { sectionValue } from './section-value.ts';
import type { Around } from './story-context.ts';

interface ShellOptions {
  readonly marks: ReturnType<typeof markReader>;
  readonly styles: Styles;
}

const propertiesOf = (
  { marks, styles }: ShellOptions,
  properties: XmlElement | undefined,
  isRejected: boolean,
): ParagraphProperties => {
  const styleId = valueAt(properties, 'pStyle');
  const list = at(properties, 'numPr');
  const isListTheirs = marks.marksIn(list).some(({ kind, isOurs }) => kind === 'ins' && !isOurs);
  const own = isRejected && isListTheirs ? undefined : list;
  const level = valueAt(own, 'ilvl');
  const outline = valueAt(properties, 'outlineLvl');

  return {
    styleId,
    numId: valueAt(own, 'numId'),
    level: level === undefined ? undefined : Number(level),
    isHeading: outline === undefined ? styles.isHeading(styleId) : Number(outline) < bodyTextLevel,
    isMarkHidden: switchAt(properties, 'rPr', 'vanish') ?? styles.isHidden(styleId),
  };
};

/** A paragraph with its properties and marks, before what stands in it is read. */
export const paragraphShell = (options: ShellOptions, element: XmlElement, around: Around): RawParagraph => {
  const { marks } = options;
  const properties = at(element, 'pPr');
  const change = marks.changeOf(properties, 'pPrChange');
  const isTheirs = change?.mark.isOurs === false;
  const ends = [...around.marks, ...marks.marksIn(at(properties, 'rPr'))];
  const section = at(properties, 'sectPr');
  const accepted = propertiesOf(options, properties, false);

  return {
    container: around.container,
    ...(around.host && { host: around.host }),
    cell: around.cell,
    tokens: [],
    rejected: propertiesOf(options, isTheirs ? change.before : properties, true),
    accepted,
    markTheirs: bitsOf(ends, false),
    markOurs: bitsOf(ends, true),
    rowTheirs: bitsOf(around.row, false),
    rowOurs: bitsOf(around.row, true),
    isBeforeTable: false,
    by: [...ends, ...around.row, ...(change ? [change.mark] : [])].filter(({ isOurs }) => !isOurs),
    hasOurLookMarks:
      change?.mark.isOurs === true || marks.marksIn(at(properties, 'numPr')).some(({ isOurs }) => isOurs),
    hasTheirLookMarks: isTheirs,
    comments: new Set(),
    section: {
      accepted: sectionValue(section),
      rejected: sectionValue(marks.sectionBefore(section)),
    },
  };
};

/** What the words of a paragraph stand on: its shading, and whether it is set so that nobody sees it. */
export const groundWithin = (
  { styles }: Pick<ShellOptions, 'styles'>,
  element: XmlElement,
  { ground }: Around,
  styleId: string | undefined,
): RunGround => {
  const properties = at(element, 'pPr');
  const shade = at(properties, 'shd');
  return {
    ...ground,
    isShaded: ground.isShaded || (shade !== undefined && holdsShade(shade)) || styles.isShaded(styleId),
    isHidden: ground.isHidden || isFlat(properties),
    fill: shade?.attributes['fill'] ?? ground.fill,
  };
};

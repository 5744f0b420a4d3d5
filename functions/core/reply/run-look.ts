import type { XmlElement } from '../../adapters/docx-reader.ts';
import type { Styles } from '../documents/docx/styles.ts';
import { isUnseen } from '../documents/docx/visibility.ts';
import { at, elements, switchAt, valueAt } from '../documents/docx/xml.ts';
import { flags } from './raw-paragraphs.ts';

/** What surrounds a run and takes part in how it looks. */
export interface RunGround {
  readonly styleId: string | undefined;
  readonly isShaded: boolean;
  /** The color that its paragraph or its cell has behind it. */
  readonly fill: string | undefined;
  /** The style of the table it stands in. */
  readonly tableStyle: string | undefined;
  /** Whether its row, or the text box around it, is not shown at all. */
  readonly isHidden: boolean;
}

/** Fonts whose letters show as something else. */
const symbolFonts = /^(?:symbol|wingdings|webdings|zapf ?dingbats|mt extra|marlett|opensymbol)/i;

/** The styles of a file, with what tables and the file's own defaults add. */
const withDefaults = (styles: Styles, defaults: XmlElement | undefined, tableStyle: string | undefined): Styles => ({
  ...styles,
  isHidden: (styleId) =>
    styles.isHidden(styleId) ||
    (tableStyle !== undefined && styles.isHidden(tableStyle)) ||
    (switchAt(defaults, 'vanish') ?? false),
  runProperty: (styleId, name) =>
    styles.runProperty(styleId, name) ??
    (tableStyle === undefined ? undefined : styles.runProperty(tableStyle, name)) ??
    at(defaults, name),
});

/** Letters in the very color that stands behind them. */
const isOnItsOwnColour = (colour: string | undefined, fill: string | undefined): boolean =>
  colour !== undefined && /^[0-9A-F]{6}$/i.test(colour) && colour.toUpperCase() === fill?.toUpperCase();

/** Letters narrower than this, in percent, and lines lower than this, in twentieths of a point, are not read by anybody. */
const unreadable = { widthPercent: 10, lineHeight: 40 } as const;

/** Letters whose fill is white or nearly clear, whatever their color. */
const isFilledAway = (properties: XmlElement | undefined): boolean => {
  const fill = at(properties, 'x:textFill', 'x:solidFill');
  const colour = elements(fill)[0];
  const alpha = Number(elements(colour, 'x:alpha')[0]?.attributes['x:val'] ?? 0);
  return /^(?:F[0-9A-F]){3}$/i.test(colour?.attributes['x:val'] ?? '') || alpha >= 90_000;
};

/** Whether a paragraph leaves its lines no height in which they could be seen. */
export const isFlat = (paragraphProperties: XmlElement | undefined): boolean => {
  const { lineRule, line } = at(paragraphProperties, 'spacing')?.attributes ?? {};
  return lineRule === 'exact' && Number(line) < unreadable.lineHeight;
};

/** As `isFlat`, of a row of a table. */
export const isFlatRow = (rowProperties: XmlElement | undefined): boolean => {
  const { hRule, val } = at(rowProperties, 'trHeight')?.attributes ?? {};
  return hRule === 'exact' && Number(val) < unreadable.lineHeight;
};

/**
 * Tells how runs look as far as it changes what is read, as bits of `flags`.
 * @param defaults the run properties that hold for the whole file
 */
export const runLook = (styles: Styles, defaults: XmlElement | undefined) => {
  const known = new Map<string | undefined, Styles>();
  const stylesFor = (tableStyle: string | undefined): Styles => {
    const made = known.get(tableStyle) ?? withDefaults(styles, defaults, tableStyle);
    known.set(tableStyle, made);
    return made;
  };
  return (properties: XmlElement | undefined, ground: RunGround): number => {
    const own = stylesFor(ground.tableStyle);
    const run = { name: 'r', attributes: {}, children: properties ? [properties] : [] };
    const style = valueAt(properties, 'rStyle');
    const property = (name: string): XmlElement | undefined =>
      at(properties, name) ??
      (style === undefined ? undefined : own.runProperty(style, name)) ??
      own.runProperty(ground.styleId, name);
    const isOn = (name: string): boolean => {
      const found = property(name);
      return found !== undefined && !/^(?:0|false|off)$/.test(found.attributes['val'] ?? '');
    };
    const isHidden =
      ground.isHidden ||
      isUnseen(run, ground, own) ||
      isOnItsOwnColour(
        property('color')?.attributes['val'],
        at(properties, 'shd')?.attributes['fill'] ?? ground.fill,
      ) ||
      isFilledAway(properties) ||
      Number(property('w')?.attributes['val'] ?? 100) < unreadable.widthPercent;
    const raised = property('vertAlign')?.attributes['val'];
    const fonts = property('rFonts')?.attributes;
    return (
      (isHidden ? flags.hidden : 0) |
      (isOn('strike') || isOn('dstrike') ? flags.struck : 0) |
      (raised === 'superscript' ? flags.raised : 0) |
      (raised === 'subscript' ? flags.lowered : 0) |
      (symbolFonts.test(fonts?.['ascii'] ?? '') || symbolFonts.test(fonts?.['hAnsi'] ?? '') ? flags.symbolFont : 0)
    );
  };
};

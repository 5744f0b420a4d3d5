import type { XmlElement } from '../../../adapters/docx-reader.ts';
import { holdsShade } from './visibility.ts';
import { at, elements, switchAt, valueAt } from './xml.ts';

/** Where a paragraph stands in a list: `numId` 0 takes it out of the list that its style is in. */
export interface ListPlace {
  readonly numId: string | undefined;
  readonly level: number | undefined;
}

export interface Styles {
  /** The list that paragraphs of a style are in, the styles it is based on included. */
  readonly listPlace: (styleId: string | undefined) => ListPlace;
  /** Whether text of a paragraph or character style is hidden. */
  readonly isHidden: (styleId: string | undefined) => boolean;
  /** A run property of a style, or of the nearest style it is based on that has one. */
  readonly runProperty: (styleId: string | undefined, name: string) => XmlElement | undefined;
  /** Whether a style, a table's with all its parts, puts a colour behind its text. */
  readonly isShaded: (styleId: string | undefined) => boolean;
  /** Whether paragraphs of a style are headings: Word's own, a title, or one that takes part in the outline. */
  readonly isHeading: (styleId: string | undefined) => boolean;
}

/** Styles are based on each other no deeper than this, however they are damaged. */
const maxBases = 20;

/** The outline level that Word gives to text that is no heading; headings have 0 to 8. */
export const bodyTextLevel = 9;

/** Reads `word/styles.xml`. */
export const readStyles = (root: XmlElement | undefined): Styles => {
  const byId = new Map(elements(root, 'style').map((style) => [style.attributes['styleId'] ?? '', style]));
  const defaultParagraph = elements(root, 'style').find(
    (style) => style.attributes['type'] === 'paragraph' && /^(?:1|true|on)$/.test(style.attributes['default'] ?? ''),
  )?.attributes['styleId'];
  const chain = (styleId: string | undefined): XmlElement[] => {
    const styles: XmlElement[] = [];
    for (
      let style = byId.get(styleId ?? defaultParagraph ?? '');
      style && styles.length < maxBases;
      style = byId.get(valueAt(style, 'basedOn') ?? '')
    )
      styles.push(style);
    return styles;
  };
  return {
    listPlace: (styleId) => {
      let numId: string | undefined;
      let level: number | undefined;
      for (const style of chain(styleId)) {
        const place = at(style, 'pPr', 'numPr');
        numId ??= valueAt(place, 'numId');
        const own = valueAt(place, 'ilvl');
        if (level === undefined && own !== undefined) level = Number(own);
      }
      return { numId, level };
    },
    isHidden: (styleId) =>
      chain(styleId)
        .map((style) => switchAt(style, 'rPr', 'vanish'))
        .find((value) => value !== undefined) ?? false,
    runProperty: (styleId, name) =>
      chain(styleId)
        .map((style) => at(style, 'rPr', name))
        .find((property) => property !== undefined),
    isShaded: (styleId) => chain(styleId).some(holdsShade),
    isHeading: (styleId) => {
      for (const style of chain(styleId)) {
        const level = valueAt(style, 'pPr', 'outlineLvl');
        if (level !== undefined) return Number(level) < bodyTextLevel;
        if (/^(?:heading [1-9]|title)$/i.test(valueAt(style, 'name') ?? '')) return true;
      }
      return false;
    },
  };
};

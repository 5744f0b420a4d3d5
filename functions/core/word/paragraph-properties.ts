import type { XmlElement } from '../../adapters/docx-reader.ts';
import { at, elements } from '../documents/docx/xml.ts';

/** The order in which a paragraph's properties stand (ISO/IEC 29500-1, CT_PPr); programs have written them in others. */
const order = [
  ...['pStyle', 'keepNext', 'keepLines', 'pageBreakBefore', 'framePr', 'widowControl', 'numPr', 'suppressLineNumbers'],
  ...['pBdr', 'shd', 'tabs', 'suppressAutoHyphens', 'kinsoku', 'wordWrap', 'overflowPunct', 'topLinePunct'],
  ...['autoSpaceDE', 'autoSpaceDN', 'bidi', 'adjustRightInd', 'snapToGrid', 'spacing', 'ind', 'contextualSpacing'],
  ...['mirrorIndents', 'suppressOverlap', 'jc', 'textDirection', 'textAlignment', 'textboxTightWrap', 'outlineLvl'],
  ...['divId', 'cnfStyle', 'rPr', 'sectPr', 'pPrChange'],
];

/** Where a property stands; one of another vocabulary behind all that are known but the last three. */
const rankOf = ({ name }: XmlElement): number =>
  order.includes(name) ? order.indexOf(name) : order.indexOf('rPr') - 0.5;

/** The properties of a paragraph as they are written, in the order of the schema, for a copy of it. */
export const orderedProperties = (xml: string, paragraph: XmlElement, notCopied: ReadonlySet<string>): string =>
  elements(at(paragraph, 'pPr'))
    .filter(({ name }) => !notCopied.has(name))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ place }) => (place ? xml.slice(place.start, place.end) : ''))
    .join('');

import type { XmlElement } from '../../adapters/docx-reader.ts';
import { elements } from '../documents/docx/xml.ts';
import { runContent } from './word-xml.ts';

/** What happens within a run: what is deleted of one of its elements, and what comes before and behind that. */
export interface Cut {
  readonly leaf: XmlElement;
  /** UTF-16 offsets in the element's own text; nothing is deleted where they are the same. */
  readonly from: number;
  readonly to: number;
  /** XML that stands beside runs. */
  readonly before: string;
  readonly after: string;
  /** The opening tag of the deletion; empty where what is deleted leaves no trace. */
  readonly deletion: string;
}

const sliceOf = (xml: string, { place }: XmlElement): string => (place ? xml.slice(place.start, place.end) : '');

const textOf = ({ children }: XmlElement): string => children.filter((child) => typeof child === 'string').join('');

/** The properties of a run for a copy of it: a change of them that is tracked stays with the first. */
export const copiedProperties = (xml: string, run: XmlElement): string => {
  const properties = elements(run, 'rPr')[0];
  if (!properties?.place) return '';
  const { start, end } = properties.place;
  const change = elements(properties, 'rPrChange')[0]?.place;
  return change ? xml.slice(start, change.start) + xml.slice(change.end, end) : xml.slice(start, end);
};

/**
 * A run with cuts made: a head, deletions and what is inserted, a tail, each with the run's own properties. What is not
 * cut stays letter by letter.
 * @param cuts in order, and apart within each element
 */
export const cutRun = (xml: string, run: XmlElement, cuts: readonly Cut[]): string => {
  const own = elements(run, 'rPr')[0];
  const openingTag = run.place ? xml.slice(run.place.start, run.place.innerStart) : '<w:r>';
  const copied = copiedProperties(xml, run);
  let properties = own ? sliceOf(xml, own) : '';
  let kept = '';
  let result = '';
  const wrap = (content: string): string => {
    const piece = `${openingTag}${properties}${content}</w:r>`;
    properties = copied;
    return piece;
  };
  const endKept = (): void => {
    if (kept !== '') result += wrap(kept);
    kept = '';
  };
  for (const child of elements(run)) {
    if (child === own) continue;
    const here = cuts.filter(({ leaf }) => leaf === child);
    if (here.length === 0) {
      kept += sliceOf(xml, child);
      continue;
    }
    // Other elements than text are one character, and whole on one side of a cut.
    const isText = child.name === 't';
    const text = isText ? textOf(child) : '\u0000';
    const partOf = (from: number, to: number, element: 't' | 'delText'): string => {
      if (from >= to) return '';
      return isText ? runContent(text.slice(from, to), element) : sliceOf(xml, child);
    };
    let at = 0;
    for (const { from, to, before, after, deletion } of here) {
      kept += partOf(at, from, 't');
      endKept();
      result += before;
      if (to > from && deletion !== '') result += `${deletion}${wrap(partOf(from, to, 'delText'))}</w:del>`;
      result += after;
      // A mark may hang on the beginning of what was just deleted.
      at = Math.max(at, to);
    }
    kept += partOf(at, text.length, 't');
  }
  endKept();
  return result;
};

import type { XmlElement } from '../../adapters/docx-reader.ts';
import { elements } from '../documents/docx/xml.ts';
import type { WordComment } from './new-document.ts';
import { joinPlans, order, type Plan, type SplicedText } from './splice-plan.ts';
import type { LeafPlace } from './text-map.ts';
import { beside, nearest } from './text-places.ts';
import { commentEnd, commentStart } from './word-xml.ts';

type Side = 'start' | 'end';

/** Whether an element is where the revision of a content control begins or ends. */
const isRevisionMark = (element: XmlElement | undefined, side: 'Start' | 'End'): boolean =>
  element !== undefined &&
  /^customXml(?:Ins|Del|MoveFrom|MoveTo)Range/.test(element.name) &&
  element.name.endsWith(side);

/**
 * Beside the whole element of the paragraph that holds a leaf, where the leaf itself may not be cut, with the marks of the
 * revision that the element is a part of.
 */
const outside = (
  { surroundings }: SplicedText,
  leaf: XmlElement,
): { readonly start: number; readonly end: number } | undefined => {
  const around = [leaf, ...surroundings.ancestorsOf(leaf)];
  const depth = around.findLastIndex(({ name }) => name === 'p');
  const whole = around[depth - 1];
  if (!whole?.place) return undefined;

  const siblings = elements(around[depth]);
  let [first, last] = [siblings.indexOf(whole), siblings.indexOf(whole)];
  while (isRevisionMark(siblings[first - 1], 'Start')) first -= 1;
  while (isRevisionMark(siblings[last + 1], 'End')) last += 1;
  return { start: siblings[first]?.place?.start ?? 0, end: siblings[last]?.place?.end ?? 0 };
};

/** Where a mark beside a place goes in the source, near enough to tell which of two comes first. */
const positionOf = (document: SplicedText, { leaf, at }: LeafPlace, side: Side): number => {
  if (document.surroundings.obstacleOf(leaf) !== undefined) return outside(document, leaf)?.[side] ?? 0;
  return (leaf.place?.start ?? 0) + (side === 'end' ? at + 1 : at);
};

const markAt = (
  document: SplicedText,
  { leaf, at }: LeafPlace,
  side: Side,
  mark: { xml: string; order: number },
): Plan => {
  if (document.surroundings.obstacleOf(leaf) === undefined) {
    const cut = { leaf, from: at, to: at, before: mark.xml, after: '', deletion: '', order: mark.order };
    return { cuts: [cut], changes: [] };
  }
  const position = outside(document, leaf)?.[side] ?? 0;
  return { cuts: [], changes: [{ start: position, end: position, put: mark.xml }] };
};

/** Where the first and the last character of a stretch stand, of those that stand in the document. */
const stretchOf = ({ map }: SplicedText, { start, end }: WordComment): readonly [LeafPlace, LeafPlace] | undefined => {
  let [first, last] = [start, end - 1];
  while (first < end && !map.leafAt(first)) first += 1;
  while (last > first && !map.leafAt(last)) last -= 1;

  const [from, until] = [map.leafAt(first), map.leafAt(last)];
  return first < end && from && until ? [from, until] : undefined;
};

/** Plans a comment around the words it is about, or beside their place; nothing where the document holds no text. */
export const planComment = (document: SplicedText, comment: WordComment, id: number): Plan | undefined => {
  const start = { xml: commentStart(id), order: order.start };
  const stretch = stretchOf(document, comment);
  if (stretch) {
    const [from, until] = stretch;
    // What is read later may stand before, as the text of a box does: such a comment keeps to where it begins.
    const to = positionOf(document, from, 'start') < positionOf(document, until, 'end') ? until : from;
    const end = { xml: commentEnd(id), order: order.endOfRange };
    return joinPlans([
      markAt(document, from, 'start', start),
      markAt(document, { leaf: to.leaf, at: to.at + 1 }, 'end', end),
    ]);
  }

  const here = beside(document, comment.start).here ?? nearest(document, comment.start);
  if (!here) return undefined;
  const end = { xml: commentEnd(id), order: order.endOfPlace };
  return joinPlans([markAt(document, here, 'start', start), markAt(document, here, 'end', end)]);
};

import type { SplicedText } from './splice-plan.ts';
import type { LeafPlace } from './text-map.ts';

const isOpen = ({ surroundings }: SplicedText, place: LeafPlace | undefined): place is LeafPlace =>
  place !== undefined && surroundings.obstacleOf(place.leaf) === undefined;

/**
 * Where something may be put at an offset: beside the character before it, or the one behind it.
 * @returns the place, or none and the reason in a sentence
 */
export const beside = (
  document: SplicedText,
  offset: number,
): { readonly here?: LeafPlace; readonly reason: string } => {
  const { map, surroundings } = document;
  const before = map.leafAt(offset - 1);
  const behind = map.leafAt(offset);
  const obstacle = [before, behind].map((place) => place && surroundings.obstacleOf(place.leaf)).find((found) => found);
  const reason = obstacle ? `It stands in ${obstacle}.` : 'There is no text beside which it could stand.';

  if (isOpen(document, before)) return { here: { leaf: before.leaf, at: before.at + 1 }, reason };
  return isOpen(document, behind) ? { here: behind, reason } : { reason };
};

/** The place nearest to an offset that stands in the document, before it rather than behind. */
export const nearest = ({ map, text }: SplicedText, offset: number): LeafPlace | undefined => {
  for (let at = Math.min(offset, text.length) - 1; at >= 0; at--) {
    const found = map.leafAt(at);
    if (found) return { leaf: found.leaf, at: found.at + 1 };
  }
  for (let at = offset; at < text.length; at++) {
    const found = map.leafAt(at);
    if (found) return found;
  }
  return undefined;
};

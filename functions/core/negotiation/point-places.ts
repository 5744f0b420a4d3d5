import type { PointOffer } from '../../../shared/negotiation-records.ts';
import type { FollowedPlace, ReplyMark, SilentChange } from '../../../shared/negotiations.ts';
import type { SoughtPlace } from '../reply/follow-files.ts';
import { plainWords } from './plain-words.ts';

type Change = Pick<SilentChange | ReplyMark, 'part' | 'paragraph' | 'before' | 'after'>;

/** Marks may join or part paragraphs; a place is that of the first. */
const firstOf = (words: string): string => plainWords(words.split('\n', 1)[0] ?? '');

/**
 * Whose words a file that was sent has in the place of a change of the counterparty's; of a doubtful place nothing is said.
 * @param place null where the file has no such paragraph
 */
export const offerAt = ({ before, after }: Change, place: FollowedPlace | null): PointOffer => {
  if (place?.isDoubtful) return 'not-found';
  if (!place) {
    // A paragraph that one of the sides wanted gone is gone.
    if (before !== '' && after !== '') return 'not-found';
    return before === '' ? 'ours' : 'theirs';
  }
  const [was, wanted] = [firstOf(before), firstOf(after)];
  const words = plainWords(place.words);
  if (was === wanted) return 'not-found';
  if (words === wanted) return 'theirs';
  return words === was ? 'ours' : 'other';
};

/**
 * Where to look for the place of a change in the file that is sent next: by its place in the file sent before, or by its
 * words where it is new in the reply.
 * @param place where it stands in the file sent before, if it was raised before that; null where it stands nowhere in it
 * @returns undefined where it is not to be found: comments are no text that paragraphs are followed in
 */
export const soughtPlace = (
  { part, paragraph, before, after }: Change,
  place: FollowedPlace | null | undefined,
): SoughtPlace | undefined => {
  if (part === 'comments') return undefined;
  if (place) return { part, paragraph: place.paragraph, words: place.words };
  if (before === '') return { part, words: after };
  return place === null ? undefined : { part, paragraph, words: before };
};

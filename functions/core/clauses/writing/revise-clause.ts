import type { ClauseElement } from '../knowledge/clause-kind.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { namesOf, withParties } from '../findings/report-findings.ts';
import { figureWithin } from '../precision/measure.ts';
import type { ReadText } from '../reading/read-text.ts';
import { overlaps, type Span } from '../reading/split-text.ts';
import { sentenceCase } from '../reading/sentence-tools.ts';

/** One change to the clause: words put in place of others, or a sentence added at the end. */
export interface Edit {
  readonly point: string;
  readonly start: number;
  readonly end: number;
  readonly put: string;
  /** Words that answer the point wherever they stand; matched against the folded, lower-case clause. */
  readonly answer?: RegExp | undefined;
  /** The sentence the point is about; left out for what the clause lacks. */
  readonly sentence?: Span;
}

const isShouted = (words: string): boolean => /\p{Lu}{2}/u.test(words) && !/\p{Ll}/u.test(words);

/** Words of which each begins with a capital are a term of the contract or a heading: they are not ours to change. */
const isTerm = (words: string): boolean => /^(?:\p{Lu}[\p{Ll}'’-]+ ?){2,}$/u.test(words);

const capitalAsBefore = (put: string, before: string): string =>
  isShouted(before)
    ? put.toUpperCase()
    : /^\p{Lu}\p{Ll}/u.test(before) && /^\p{Ll}/u.test(put) && !before.includes(' "')
      ? sentenceCase(put)
      : put;

/** The changes that answer the burdens which reach the reader: words replaced where they stand, else a sentence added. */
export const proposeEdits = (
  read: ReadText,
  hazards: readonly FoundHazard[],
  missing: readonly ClauseElement[],
  mostEdits: number,
): Edit[] => {
  const { text } = read;
  const edits: Edit[] = [];
  const added = new Set<string>();
  const end = read.text.trimEnd().length;
  const isFree = (place: Span): boolean => !edits.some((edit) => overlaps(place, edit));
  const add = (put: string, edit: Pick<Edit, 'point' | 'answer' | 'sentence'>) => {
    if (added.has(put)) return;
    added.add(put);
    edits.push({ ...edit, start: end, end, put });
  };
  for (const found of hazards) {
    if (edits.length >= mostEdits) break;
    if (found.bearer === 'counterpart' || found.softened) continue;
    const point = `${found.hazard.category}: ${found.hazard.title}`;
    const about = { point, sentence: found.sentence, answer: found.hazard.soft };
    let isReplaced = false;
    const { measure, rewrite } = found.hazard;
    if (rewrite && isFree(found.at)) {
      edits.push({ ...about, start: found.at.start, end: found.at.end, put: rewrite(found.at.quote) });
      isReplaced = true;
    }
    const offer = measure?.offer;
    const { start: sentenceStart, lower } = found.sentence;
    const figure = offer && figureWithin(measure, lower, found.at.start - sentenceStart, found.at.end - sentenceStart);
    if (figure) {
      const [start, stop] = [sentenceStart + figure.start, sentenceStart + figure.end];
      if (isFree({ start, end: stop })) edits.push({ ...about, start, end: stop, put: offer });
    }
    for (const [find, put] of found.hazard.replace ?? []) {
      const match = find.exec(found.sentence.lower);
      if (!match) continue;
      const start = found.sentence.start + match.index;
      const stop = start + match[0].length;
      const was = text.slice(start, stop);
      if (isTerm(was) || !isFree({ start, end: stop })) continue;
      const words = put.replace('$&', () => was);
      // The same words twice in one sentence would only say it again.
      const isRepeated = edits.some(
        (edit) =>
          edit.end > edit.start &&
          edit.start >= found.sentence.start &&
          edit.end <= found.sentence.end &&
          edit.put.trim() === put.trim(),
      );
      edits.push(
        isRepeated
          ? { ...about, start: text[start - 1] === ' ' ? start - 1 : start, end: stop, put: '' }
          : { ...about, start, end: stop, put: capitalAsBefore(words, was) },
      );
      isReplaced = true;
    }
    const [bearer, gainer] = namesOf(found, read.parties);
    if (found.hazard.add && (!isReplaced || found.hazard.level === 'high'))
      add(withParties(found.hazard.add, bearer, gainer), about);
  }
  for (const element of missing) {
    if (edits.length >= mostEdits) break;
    const wording = withParties(element.wording, read.parties.own, read.parties.counterpart);
    add(wording, { point: element.title, answer: element.present });
  }
  return edits;
};

/** The clause with the edits made, later places first so that offsets hold. */
export const applyEdits = (text: string, edits: readonly Edit[]): string => {
  const inPlace = edits.filter((edit) => edit.end > edit.start).sort((a, b) => b.start - a.start);
  let revised = text;
  for (const edit of inPlace) revised = revised.slice(0, edit.start) + edit.put + revised.slice(edit.end);
  const sentences = edits.filter((edit) => edit.end === edit.start).map((edit) => edit.put);
  if (!sentences.length) return revised;
  const body = revised.trimEnd();
  const stop = /[.!?:;]["'”’)]*$/.test(body) ? '' : '.';
  return `${body}${stop} ${sentences.join(' ')}`;
};

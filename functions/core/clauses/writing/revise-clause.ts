import type { ClauseElement } from '../knowledge/clause-kind.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { namesOf, withParties } from '../findings/report-findings.ts';
import { figureWithin } from '../precision/measure.ts';
import type { ReadText } from '../reading/read-text.ts';
import { sentenceCase } from '../reading/sentence-tools.ts';

/** One change to the clause: words put in place of others, or a sentence added at the end. */
export interface Edit {
  readonly point: string;
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

const capitalAsBefore = (put: string, before: string): string =>
  /^\p{Lu}\p{Ll}/u.test(before) && /^\p{Ll}/u.test(put) && !before.includes(' "') ? sentenceCase(put) : put;

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
  const add = (point: string, sentence: string) => {
    if (added.has(sentence)) return;
    added.add(sentence);
    edits.push({ point, start: end, end, put: sentence });
  };
  for (const found of hazards) {
    if (edits.length >= mostEdits) break;
    if (found.bearer === 'counterpart' || found.softened) continue;
    const point = `${found.hazard.category}: ${found.hazard.title}`;
    let isReplaced = false;
    const { measure } = found.hazard;
    const offer = measure?.offer;
    const { start: sentenceStart, lower } = found.sentence;
    const figure = offer && figureWithin(measure, lower, found.at.start - sentenceStart, found.at.end - sentenceStart);
    if (figure) {
      const [start, stop] = [sentenceStart + figure.start, sentenceStart + figure.end];
      if (!edits.some((edit) => start < edit.end && stop > edit.start))
        edits.push({ point, start, end: stop, put: offer });
    }
    for (const [find, put] of found.hazard.replace ?? []) {
      const match = find.exec(found.sentence.lower);
      if (!match) continue;
      const start = found.sentence.start + match.index;
      const stop = start + match[0].length;
      if (edits.some((edit) => start < edit.end && stop > edit.start)) continue;
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
          ? { point, start: text[start - 1] === ' ' ? start - 1 : start, end: stop, put: '' }
          : { point, start, end: stop, put: capitalAsBefore(put, text.slice(start, stop)) },
      );
      isReplaced = true;
    }
    const [bearer, gainer] = namesOf(found, read.parties);
    if (found.hazard.add && (!isReplaced || found.hazard.level === 'high'))
      add(point, withParties(found.hazard.add, bearer, gainer));
  }
  for (const element of missing) {
    if (edits.length >= mostEdits) break;
    add(element.title, withParties(element.wording, read.parties.own, read.parties.counterpart));
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

import type { FoundHazard } from '../findings/find-hazards.ts';
import type { IssueMatch } from '../findings/find-issues.ts';
import { namesOf, withParties } from '../findings/report-findings.ts';
import { hazardWeight } from '../findings/score.ts';
import type { FixOperation } from '../knowledge/issue.ts';
import type { ReadText } from '../reading/read-text.ts';
import { overlaps, type Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { softenWords } from './soften-words.ts';
import { sourceSpan } from '../text/plain-text.ts';
import { labels } from '../reading/sentence-tools.ts';

/** One change to the text for one finding: words put in place of others; nothing in place of some strikes them. */
export interface Change extends Span {
  readonly finding: FoundHazard;
  readonly put: string;
  /** Which operation of the finding's fix it is. */
  readonly operation: number;
}

const heading =
  /^(?:[A-Z][A-Za-z'’/&-]*(?:,? (?:[A-Z][A-Za-z'’/&-]*|and|of|or|for|to|the|on|in)){0,6}|[A-Z][A-Z ,&/-]{3,60})\.(?:\s+)(?=["“(A-Z0-9])/;

/** The words of a statement without its number, letter and heading, and without the stop or conjunction at its end. */
const bodyOf = (read: ReadText, { start, end }: Span): Span => {
  let from = start;
  from += labels.exec(read.text.slice(from, end))![0].length;
  const title = heading.exec(read.text.slice(from, end));
  if (title && title[0].length < (end - from) / 2) from += title[0].length;
  from += labels.exec(read.text.slice(from, end))![0].length;
  let to = end;
  const tail = /(?:[\s,;:.]|[;,]\s*(?:and|or|and\/or))+$/i.exec(read.text.slice(from, to));
  if (tail) to -= tail[0].length;
  return { start: from, end: to };
};

const isLimb = (read: ReadText, statement: Statement): boolean =>
  statement.own > 0 || labels.exec(read.text.slice(statement.start, statement.end))![0].includes(')');

/** Whether a statement is all that its sentence says. */
const isWholeSentence = (read: ReadText, { start, end, sentence }: Statement): boolean => {
  const before = read.text.slice(sentence.start, start).replace(labels, '');
  const after = read.text.slice(end, sentence.end);
  return (heading.test(`${before} A`) || !/[A-Za-z]{3}/.test(before)) && !/[A-Za-z]{3}/.test(after);
};

/** Names keep their capital in the middle of a sentence. */
const lowerFirst = (text: string, names: readonly string[]): string =>
  names.some((name) => text.startsWith(name)) || /^[A-Z]{2}/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

const withoutStop = (text: string): string => text.replace(/[.;]\s*$/, '');

/** The case and form of the words around: small letters within a sentence, a capital at its start. */
const fitted = (read: ReadText, body: Span, put: string, names: readonly string[]): string => {
  const first = read.text[body.start] ?? '';
  const text = withoutStop(put);
  // A party's name is a capital in the middle of a sentence too: the words before tell.
  const isInside = /\p{Ll}/u.test(first) || /[\p{Ll},;] *$/u.test(read.text.slice(0, body.start));
  return isInside ? lowerFirst(text, names) : text.charAt(0).toUpperCase() + text.slice(1);
};

const definesTerm =
  /\((?:the|each,? an?|an?|together,? the|collectively,? the)?\s*["“][^"”)]{2,60}["”]\s*\)|^["“][A-Z][^"”]{1,60}["”]\s+(?:means|shall mean|has the meaning)/;

/** Several sentences as one, for a place in the middle of another. */
const joined = (text: string, names: readonly string[]): string =>
  text.replace(/[.;] ([A-Z][^.;]*)/g, (_, next: string) => `; ${lowerFirst(next, names)}`);

const isSeveralSentences = (text: string): boolean => /[.;] [A-Z]/.test(text);

/** Striking a coordinated clause takes the conjunction before it along. */
const strikeSpan = (read: ReadText, statement: Statement): Span => {
  if (isWholeSentence(read, statement)) {
    const body = bodyOf(read, statement);
    const end = /[.;]/.test(read.text[statement.sentence.end - 1] ?? '') ? statement.sentence.end : statement.end;
    const gap = /^ +/.exec(read.text.slice(end))?.[0].length ?? 0;
    // The last sentence takes the space before it along, so that what is added behind stands apart by one.
    const isLast = !/\S/.test(read.text.slice(end));
    let start = body.start;
    while (isLast && read.text[start - 1] === ' ') start -= 1;
    return { start, end: Math.min(read.text.length, end + gap) };
  }
  const before =
    /(?:[,;]\s{0,9}(?:and|or|but|provided(?:,? however,?)?(?: that)?|whereupon|in which case|while|whereas)?|\s{1,9}(?:and|or|but))\s{0,9}$/i.exec(
      read.text.slice(statement.sentence.start, statement.start),
    );
  const body = bodyOf(read, statement);
  return { start: statement.start - (before?.[0].length ?? 0), end: body.end };
};

/** Whether nothing but a number would be left of a paragraph without these words. */
const leavesNumberAlone = (read: ReadText, { start, end }: Span): boolean => {
  const before = read.text.slice(read.text.lastIndexOf('\n', start - 1) + 1, start);
  return /\S/.test(before) && labels.exec(before)![0] === before && /^[^\S\n]*(?:\n|$)/.test(read.text.slice(end));
};

/** The main clause that follows the last limb of its conditions: "... or (iii) it is expedient, the Buyer may". */
const mainAfterLimbs = /,\s+(?:the |each |such )?(?:[A-Z][\w-]+ ){1,3}(?:shall|may|must|will)\b/;

/** A statement taken away; the letter of a limb and the number of a paragraph stay for the references to those below. */
const struck = (read: ReadText, statement: Statement): Span & { readonly put: string } => {
  if (isLimb(read, statement)) {
    const body = bodyOf(read, statement);
    const main = mainAfterLimbs.exec(read.text.slice(body.start, body.end));
    return { start: body.start, end: main ? body.start + main.index : body.end, put: '[reserved]' };
  }
  const span = strikeSpan(read, statement);
  return { ...span, put: leavesNumberAlone(read, span) ? '[Reserved.]' : '' };
};

/** New words with the stop that the replaced ones ended in, and without a comma that stands before them already. */
const withStops = (read: ReadText, { start, end }: Span, put: string): string => {
  const stop = /[.;]$/.exec(read.text.slice(start, end))?.[0] ?? '';
  const isAfterComma = /[,;:]\s*$/.test(read.text.slice(0, start));
  return `${isAfterComma ? put.replace(/^[,;]\s*/, '') : put}${/[.;]$/.test(put) ? '' : stop}`;
};

const place = (found: FoundHazard, read: ReadText, text: string): string => {
  const [bearer, gainer] = namesOf(found, read.parties);
  return withParties(text, bearer, gainer);
};

/** The change that an operation of a fix makes in a statement, or undefined where it does not fit. */
const changeBy = (
  read: ReadText,
  found: FoundHazard,
  statement: Statement,
  operation: FixOperation,
): Omit<Change, 'finding' | 'operation'> | undefined => {
  const names = [read.parties.own, read.parties.counterpart].map((name) => name.replace(/^the /, ''));
  if ('find' in operation) {
    const hit = operation.find.exec(statement.words);
    if (!hit || !hit[0].length) return undefined;
    const from = hit.index + /^[\s,]*/.exec(operation.put ? hit[0] : '')![0].length;
    const span = sourceSpan(statement.plain, from, hit.index + hit[0].length);
    // Words that stand apart in the text, as a bracket moved to the end, make no one change.
    if (span.end - span.start > (hit[0].length + 12) * 1.6) return undefined;
    const put = place(found, read, operation.put).replace(/\{n\}/g, '');
    const isOpening = span.start === bodyOf(read, statement).start && /\p{Lu}/u.test(read.text[span.start] ?? '');
    if (!put) {
      const space =
        read.text[span.start - 1] === ' ' &&
        /[\s,.;:)]/.test(read.text[span.end] ?? ' ') &&
        !/^\s/.test(read.text.slice(span.start))
          ? 1
          : 0;
      return { start: span.start - space, end: span.end, put: '' };
    }
    const cased = isOpening
      ? put.charAt(0).toUpperCase() + put.slice(1)
      : /^[,.;]/.test(put)
        ? put
        : lowerInside(put, names);
    return { ...span, put: withStops(read, span, cased) };
  }
  const body = bodyOf(read, statement);
  if ('strike' in operation) return struck(read, statement);
  if ('add' in operation) {
    const text = place(found, read, operation.add);
    const at = statement.sentence.end;
    if (/[:;,]\s*$/.test(read.text.slice(0, at)) || isLimb(read, statement)) return undefined;
    return { start: at, end: at, put: `${/[.!?]["”’)]*\s*$/.test(read.text.slice(0, at)) ? '' : '.'} ${text}` };
  }
  const text = place(found, read, operation.restate);
  // What defines a term, or hangs on a list below, is needed by the rest of the contract.
  if (
    definesTerm.test(read.text.slice(body.start, body.end)) ||
    /:\s*$/.test(read.text.slice(body.start, statement.end))
  )
    return undefined;
  // A sentence does not fit into a list: the limb goes, and its letter stays for the references to those below.
  if (isLimb(read, statement) && statement.own > 0) return struck(read, statement);
  if (isWholeSentence(read, statement)) return { ...body, put: fitted(read, body, text, names) };
  if (isSeveralSentences(text)) {
    const isLast = !/[A-Za-z]{3}/.test(read.text.slice(statement.end, statement.sentence.end));
    if (!isLast) return { ...body, put: fitted(read, body, joined(text, names), names) };
    // The clause before ends its sentence; what is agreed anew follows as sentences of its own.
    const strike = strikeSpan(read, statement);
    return { start: strike.start, end: strike.end, put: `. ${withoutStop(text)}` };
  }
  return { ...body, put: fitted(read, body, text, names) };
};

const lowerInside = (put: string, names: readonly string[]): string =>
  /^[A-Z](?:[a-z]| )/.test(put) &&
  !names.some((name) => put.startsWith(name)) &&
  !/^(?:Customer|Client|Supplier|Provider)\b/.test(put)
    ? put.charAt(0).toLowerCase() + put.slice(1)
    : put;

/** Who asks for a change: a finding that burdens the reader, grave enough to change words for. */
const asksForChange = (found: FoundHazard): boolean =>
  found.hazard.isFlaw
    ? found.bearer !== 'counterpart'
    : found.match !== undefined &&
      found.bearer !== 'counterpart' &&
      found.level !== 'low' &&
      hazardWeight(found) > 0.05;

/** How a flaw of the text itself is mended: its words written anew, or a sentence behind it. */
const changeOfFlaw = (read: ReadText, found: FoundHazard): Omit<Change, 'finding' | 'operation'> | undefined => {
  const { rewrite, add } = found.hazard;
  if (rewrite) return { start: found.at.start, end: found.at.end, put: rewrite(found.at.quote) };
  if (!add) return undefined;
  const at = found.sentence.end;
  return {
    start: at,
    end: at,
    put: `${/[.!?]["”’)]*\s*$/.test(read.text.slice(0, at)) ? '' : '.'} ${place(found, read, add)}`,
  };
};

/** Whether two changes cannot both be made: words set at the end of a statement hang on what stands there. */
const clash = (one: Span & { readonly put: string }, other: Span & { readonly put: string }): boolean =>
  overlaps(one, other) || ((one.put || other.put) !== '' && (one.end === other.start || other.end === one.start));

/** The numbers of the operations that soften words, behind those of any fix. */
const softeningFrom = 90;

/** Whether a change softens words and leaves the statement as it is otherwise. */
export const isSoftening = ({ operation }: Change): boolean => operation >= softeningFrom;

/** The words of a finding's statement that sharpen its burden: a careful redline softens them beside what the finding's own fix changes. */
const softenings = (read: ReadText, found: FoundHazard): Change[] => {
  const { statement } = found.match!;
  const { start } = bodyOf(read, statement);
  return softenWords(read, statement, { start, end: statement.end }).map(({ softening, ...change }) => ({
    ...change,
    finding: found,
    operation: softeningFrom + softening,
  }));
};

/** From this length on two changes that put the same words in are one: the second only takes its statement away. */
const sameFrom = 40;

/** Words put in place of capitals throughout are capitals too. */
const asLoud = (around: string, put: string): string =>
  /\p{Lu}{4}/u.test(around) && !/\p{Ll}/u.test(around) ? put.toUpperCase() : put;

/** What a re-reading refused, and what may not stand in the text, leave out. */
interface ProposeOptions {
  readonly skipped: (found: FoundHazard, operation: number) => boolean;
  readonly mayPut: (put: string) => boolean;
}

/** The first operation of a finding's fix that fits beside the changes already proposed; undefined where none does. */
const changeByFix = (
  read: ReadText,
  found: FoundHazard,
  { issue, statement }: IssueMatch,
  changes: readonly Change[],
  { skipped, mayPut }: ProposeOptions,
): Change | undefined => {
  for (const [operation, fix] of (issue.fix ?? []).entries()) {
    if (skipped(found, operation)) continue;
    const proposed = changeBy(read, found, statement, fix);
    const isAgain =
      proposed !== undefined && proposed.put.length >= sameFrom && changes.some(({ put }) => put === proposed.put);
    // What was set behind one statement need not be set behind another.
    if (isAgain && 'add' in fix) return undefined;
    const change = isAgain ? struck(read, statement) : proposed;
    if (!change || !mayPut(change.put) || changes.some((other) => clash(other, change))) continue;
    const put = asLoud(read.text.slice(statement.start, statement.end), change.put);
    return { ...change, put, finding: found, operation };
  }
  return undefined;
};

/**
 * The changes that answer the findings of a text, the gravest first, for each statement that a finding stands in: its
 * fix, and what sharpens the burden softened.
 * @param skipped operations that a re-reading refused, by finding
 * @param mayPut whether words may be put into the text
 */
export const proposeChanges = (
  read: ReadText,
  hazards: readonly FoundHazard[],
  most: number,
  skipped: ProposeOptions['skipped'] = () => false,
  mayPut: ProposeOptions['mayPut'] = () => true,
): Change[] => {
  const changes: Change[] = [];
  for (const found of hazards.toSorted((a, b) => hazardWeight(b) - hazardWeight(a))) {
    if (changes.length >= most) break;
    if (!asksForChange(found)) continue;
    if (!found.match) {
      const change = changeOfFlaw(read, found);
      if (change && !changes.some((other) => overlaps(other, change)))
        changes.push({ ...change, finding: found, operation: 0 });
      continue;
    }
    const change = changeByFix(read, found, found.match, changes, { skipped, mayPut });
    if (change) changes.push(change);
    for (const softened of softenings(read, found))
      if (!skipped(found, softened.operation) && !changes.some((other) => clash(other, softened)))
        changes.push(softened);
  }
  return changes;
};

/** The text with the changes made, later places first so that offsets hold. */
export const applyChanges = (text: string, changes: readonly (Span & { readonly put: string })[]): string =>
  changes
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((revised, { start, end, put }) => revised.slice(0, start) + put + revised.slice(end), text);

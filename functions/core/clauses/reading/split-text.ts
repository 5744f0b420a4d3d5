import { foldCharacters } from './fold-text.ts';

/** A passage by its UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a match stands in the text it was found in. */
export const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });

/** Whether two passages share a character. */
export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** A section of a contract: its heading (empty where it has none) and where it stands. */
export interface TextSection extends Span {
  readonly heading: string;
}

/** Longer runs without a full stop are read in pieces, so that no pattern ever looks further than this. */
export const longestSentence = 1600;

const abbreviation =
  /(?:\b(?:tel|fax|attn|ste|ave|blvd|inc|corp|ltd|co|llc|l\.l\.c|no|nos|sec|art|para|mr|mrs|ms|dr|st|v|vs|u\.s|u\.k|e\.g|i\.e|cf|approx|etc|al|stat|subds?|subd|pp|ch|ann|reg|rev|gen|bus|prof|civ|cal|fla|tex|minn|mass|pub)|(?<!['’])\b[a-z]|\b(?:ii|iii|iv|vi|vii|viii|ix)|^\W*\d{1,3}(?:\.\d{1,3})*|[:;]\s+(?:and\s+|or\s+)?\d{1,2})$/i;

/** So near the end of a piece the last mark or space is looked for, so that no word is cut. */
const pieceEdge = 300;

/** Where a piece of a longer run ends: behind a semicolon, else a comma, else a word. */
const endOfPiece = (text: string, from: number, end: number): number => {
  const limit = from + longestSentence;
  if (limit >= end) return end;
  const edge = text.slice(limit - pieceEdge, limit);
  const at = [';', ',', ' '].map((mark) => edge.lastIndexOf(mark)).find((place) => place >= 0);
  return at === undefined ? limit : limit - pieceEdge + at + 1;
};

const trimmed = (text: string, start: number, end: number): Span | undefined => {
  let from = start;
  let to = end;
  while (from < to && text.charCodeAt(from) <= 32) from += 1;
  while (to > from && text.charCodeAt(to - 1) <= 32) to -= 1;
  return to > from ? { start: from, end: to } : undefined;
};

/** A line of at most so many characters can be a heading, where the next is at least so many times as long. */
const headingLine = { longest: 70, next: 100, times: 2 } as const;

/** A numbered part of a clause right below its heading: "8.1 The Employee shall". */
const opensPart = /^(?:\d{1,3}\.\d{1,3}\.?|\([a1i]\))\s+["'“‘]?[A-Z]/;

/** A numbered paragraph: "9.4 Client retains", "(b) The Tenant". */
const numberedParagraph = /^[ \t]*(?:\d{1,3}(?:\.\d{1,3}){0,3}[.)]?|\([a-z\d]{1,4}\))[ \t]+["'“‘(]?[A-Z]/;

/** Whether a numbered paragraph follows a line that ends in a full stop, be it one of an abbreviation: "under Exhibit D." */
const endsBeforeNumber = (text: string, at: number, next: number): boolean =>
  /\.["'”’)\]]{0,2}[ \t\r]*$/.test(text.slice(Math.max(0, at - 8), at)) &&
  numberedParagraph.test(text.slice(next, next + 40));

/** Whether a line, with which a sentence begins, is a heading that ends without a mark before the line of its text. */
const isHeadingLine = (text: string, start: number, end: number): boolean => {
  const line = text.slice(start, end).trim();
  if (line.length < 3 || line.length > headingLine.longest || line.includes('\n') || !/[\p{L}\d)]$/u.test(line))
    return false;
  const next = text
    .slice(end + 1, end + 1 + 2 * headingLine.next)
    .split('\n', 1)[0]!
    .trim();
  const isLong = next.length >= Math.max(headingLine.next, headingLine.times * line.length);
  return (isLong && /^["'“‘([§]*[A-Z0-9]/.test(next)) || opensPart.test(next);
};

/**
 * Cuts a passage into sentences: at a full stop, question or exclamation mark before a new beginning, at blank lines and
 * behind a heading on a line of its own; abbreviations and clause numbers do not end one.
 * @param text the whole text
 * @param within the passage to cut; all of the text by default
 */
export const splitSentences = (text: string, within: Span = { start: 0, end: text.length }): Span[] => {
  const spans: Span[] = [];
  let start = within.start;
  const close = (end: number) => {
    for (let from = start; from < end;) {
      const to = endOfPiece(text, from, end);
      const span = trimmed(text, from, to);
      if (span) spans.push(span);
      from = to;
    }
    start = end;
  };
  for (let at = within.start; at < within.end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      let next = at + 1;
      while (
        next < within.end &&
        (text.charCodeAt(next) === 32 || text.charCodeAt(next) === 9 || text.charCodeAt(next) === 13)
      )
        next += 1;
      if (text.charCodeAt(next) === 10 || isHeadingLine(text, start, at) || endsBeforeNumber(text, at, next)) close(at);
      continue;
    }
    if (code !== 46 && code !== 33 && code !== 63) continue;
    const after = text.slice(at + 1, at + 6);
    // "... years. c. If": the letter of a paragraph begins one as a capital does.
    if (!/^["'”’)\]]{0,2}\s+["'“‘(]?[A-Z0-9(]|^\s[a-z]\.\s[A-Z]|^["'”’)\]]{0,2}\s*$/.test(after) && at + 1 < within.end)
      continue;
    if (code === 46 && abbreviation.test(text.slice(Math.max(start, at - 12), at))) continue;
    close(at + 1 + /^["'”’)\]]{0,2}/.exec(after)![0].length);
  }
  close(within.end);
  return spans;
};

const numbered =
  /^[ \t]*(?:(?:article|section|clause|schedule|exhibit)[ \t]+(?:\d{1,3}(?:\.\d{1,3}){0,3}|[ivxlc]{1,6}|[a-z])\b[.:)]?|\d{1,3}(?:\.\d{1,3}){0,3}[.)]?(?=[ \t]+[A-Z"“(])|[IVXLC]{1,6}\.(?=[ \t]))/i;
const capitals = /^[ \t]*[A-Z][A-Z &,;'/()-]{3,70}[.:]?[ \t]*$/;
const titled =
  /^[ \t]*(?:[\d.()a-zA-Z]{1,8}[.)]?[ \t]+)?([A-Z][A-Za-z'’&/-]*(?:[ ,]+(?:[A-Z][A-Za-z'’&/-]*|of|and|or|to|for|the|by|in|on|with|a|upon|from)){0,8})[ \t]*[.:–—-]/;

const headingOf = (line: string): string => {
  const plain = foldCharacters(line).trim();
  const rest = plain.replace(numbered, '').trim();
  const named = titled.exec(`${rest.slice(0, 90)}.`) ?? titled.exec(rest.slice(0, 90));
  const words = (named?.[1] ?? (capitals.test(rest) ? rest : '')).replace(/[.:\s]+$/, '');
  return words.length <= 70 ? words : '';
};

/** What stands before a heading: its number, and the part of a schedule. */
const beforeHeading = /^[ \t]*(?:\([a-z\d]{1,4}\)|§)?[ \t]*(?:,?[ \t]*part[ \t]+[a-z\d]{1,3}\b)?[ \t:.,–—-]*/i;
/** A few words with a mark behind them. */
const fewWords = /^([A-Z][^.:;\n]{2,69})(?:[.:\n]|[ \t][–—-][ \t])/;
/** What a sentence has and a heading has not. */
const sentenceWord =
  /\b(?:shall|will|may|must|can|is|are|was|were|does|do|has|have|agrees?|means|if|where|you|we|this|any|each|either|neither)\b/i;
const mostHeadingWords = 9;

/**
 * The heading that opens a clause, without its number, in the case it is written in; empty where the text opens with a
 * sentence.
 */
export const openingHeading = (text: string): string => {
  const opening = foldCharacters(
    text
      .slice(0, 200)
      .replace(/[\r\n]+/g, '. ')
      .replace(numbered, ''),
  ).replace(beforeHeading, '');
  const words = fewWords.exec(opening)?.[1]?.trim() ?? '';
  return sentenceWord.test(words) || words.split(' ').length > mostHeadingWords ? '' : words;
};

/**
 * Cuts a text into its sections at numbered or capitalised heading lines. A text without such lines is one section.
 * Sections shorter than a line of prose join the one before.
 */
export const splitSections = (text: string): TextSection[] => {
  const starts: { at: number; heading: string }[] = [];
  let at = 0;
  while (at < text.length) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const line = text.slice(at, Math.min(end, at + 160));
    if (line.length > 2 && (numbered.test(line) || capitals.test(line))) starts.push({ at, heading: headingOf(line) });
    at = end + 1;
  }
  if (!starts.length || starts[0]!.at > 0) starts.unshift({ at: 0, heading: '' });
  const sections: TextSection[] = [];
  starts.forEach((start, index) => {
    const end = starts[index + 1]?.at ?? text.length;
    const last = sections.at(-1);
    // A heading alone on its line belongs to the text below it.
    if (last && last.end - last.start < 100 && last.end === start.at) {
      sections[sections.length - 1] = { heading: last.heading || start.heading, start: last.start, end };
    } else sections.push({ heading: start.heading, start: start.at, end });
  });
  return sections;
};

import type { PdfPage } from '../../adapters/pdf-reader.ts';
import { pageLines, type Line } from './page-lines.ts';
import { dropRunningLines } from './running-lines.ts';

/** Lines of the same paragraph follow each other at most this many line steps apart. */
const paragraphStep = 1.35;

/** A line that ends this share of the column before its right edge was not broken for want of room. */
const shortShare = 0.12;

/** What begins a paragraph of its own: a numbered clause, a lettered item, a bullet, a heading. */
const opening =
  /^(?:\d{1,3}(?:\.\d{1,3})*[.)]?\s+(?=["“(\p{Lu}])|\(?(?:[a-z]{1,2}|[ivx]{1,5}|\d{1,2})\)\s|[A-Z]\.\s|[•●▪◦‣·–—*-]\s|(?:ARTICLE|Article|SECTION|Section|Exhibit|EXHIBIT|Schedule|SCHEDULE)\s+[\dIVXLA-Z]+\b)/u;

const endsSentence = (text: string): boolean => /[.;:!?]["”’')\]]*$/.test(text) || /[;,:]\s+(?:and|or)$/.test(text);

const isHeading = (text: string): boolean => text.length < 90 && /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

interface Paragraph {
  text: string;
  last: Line;
  pageNumber: number;
}

/** Beginnings of compounds that keep their hyphen when a line breaks after it. */
const compounds = new Set(
  'non self co pre post sub third first second long short full part cross ex anti multi semi all well arm day month year two three four one six ten up down in on off out high low year-end so-called'.split(
    ' ',
  ),
);

/** A word before a hyphen is not longer, in UTF-16 units. */
const longestWord = 100;

/** Joins a line to a paragraph, taking out the hyphen that only breaks a word. */
const joinLine = (before: string, after: string, words: ReadonlySet<string>): string => {
  if (before.endsWith('\u00AD')) return before.slice(0, -1) + after;
  // The paragraph so far may be long, and is asked for every line of it: only its end matters.
  const head = /(?<!\p{L})(\p{L}+)[-\u2010]$/u.exec(before.slice(-longestWord))?.[1];
  const tail = /^\p{Ll}+/u.exec(after)?.[0];
  if (head === undefined || tail === undefined)
    return /\S[-\u2010–—/]$/.test(before.slice(-2)) ? before + after : `${before} ${after}`;
  const whole = (head + tail).toLowerCase();
  const keeps = !words.has(whole) && (words.has(`${head}-${tail}`.toLowerCase()) || compounds.has(head.toLowerCase()));
  return keeps ? before + after : before.slice(0, -1) + after;
};

/** The words of the document, with their hyphens: what is written whole elsewhere was only broken here. */
const wordsOf = (lines: readonly Line[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []));

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The usual distance of two lines, from one base line to the next, in points. */
const usualStep = (lines: readonly Line[]): number => {
  const steps = lines.slice(1).flatMap((line, index) => {
    const step = line.y - lines[index]!.y;
    return step > line.size * 0.6 && step < line.size * 3 ? [step] : [];
  });
  // Double-spaced headings aside, the common step is the small one.
  return steps.length === 0 ? 0 : steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.4)]!;
};

interface Column {
  readonly left: number;
  readonly right: number;
  readonly step: number;
}

const startsParagraph = (above: Line, line: Line, { right, left, step }: Column, isNextPage: boolean): boolean => {
  const isShort = above.right < right - (right - left) * shortShare;
  const isTitle = above.right < right - (right - left) * 0.4 && /^["“(]?[\p{Lu}\d]/u.test(line.text);
  if (isNextPage)
    return (
      isTitle || opening.test(line.text) || isHeading(line.text) || isHeading(above.text) || endsSentence(above.text)
    );
  if (line.y < above.y) return endsSentence(above.text) || opening.test(line.text);
  const gap = line.y - above.y;
  if (gap > Math.max(step, above.size) * paragraphStep) return true;
  if (isHeading(above.text) !== isHeading(line.text) && (isShort || gap > step * 1.1)) return true;
  if (opening.test(line.text) && (isShort || endsSentence(above.text))) return true;
  if (Math.abs(above.size - line.size) > above.size * 0.2 && isShort) return true;
  const isIndented = line.left > above.left + line.size * 1.5;
  return endsSentence(above.text) ? isShort || isIndented : isTitle;
};

/** A paragraph, or the number of a page that is an image, whose text comes in its place. */
export type Block = string | number;

/**
 * Puts pages together to running text: lines joined into paragraphs, words that were broken at a line's end made
 * whole, without running headers, footers and page numbers.
 * @param pages the pages as they were read, in order
 */
export const layOutPages = (pages: readonly PdfPage[]): readonly Block[] => {
  const lined = pages
    .filter((page) => page.scan === undefined)
    .map((page) => ({ pageNumber: page.pageNumber, height: page.height, lines: pageLines(page) }));
  const byNumber = new Map(dropRunningLines(lined).map((page) => [page.pageNumber, page]));
  const all = [...byNumber.values()].flatMap((page) => page.lines);
  const words = wordsOf(all);
  const documentStep = median([...byNumber.values()].map((page) => usualStep(page.lines)).filter((step) => step > 0));
  const blocks: Block[] = [];
  let paragraph: Paragraph | undefined;
  let notices: readonly string[] = [];
  const flush = (): void => {
    if (paragraph) blocks.push(paragraph.text);
    paragraph = undefined;
    blocks.push(...notices);
    notices = [];
  };
  for (const { pageNumber, scan } of pages) {
    if (scan !== undefined) {
      flush();
      blocks.push(pageNumber);
      continue;
    }
    const { lines = [], notices: found = [] } = byNumber.get(pageNumber) ?? {};
    const column: Column = {
      left: lines.reduce((left, line) => Math.min(left, line.left), Infinity),
      right: lines.map((line) => line.right).toSorted((a, b) => a - b)[Math.floor(lines.length * 0.9)] ?? 0,
      // A page of few lines, such as one of signatures, has mostly gaps between paragraphs.
      step: Math.min(usualStep(lines) || documentStep, documentStep || Infinity),
    };
    for (const line of lines) {
      if (paragraph && !startsParagraph(paragraph.last, line, column, paragraph.pageNumber !== pageNumber)) {
        paragraph = { text: joinLine(paragraph.text, line.text, words), last: line, pageNumber };
      } else {
        flush();
        paragraph = { text: line.text, last: line, pageNumber };
      }
    }
    // A notice waits until the paragraph that runs over it has ended.
    notices = [...notices, ...found];
  }
  flush();
  return blocks.filter((block) => block !== '');
};

import type { Line } from './page-lines.ts';

/** What is needed of a page to tell its header and footer. */
interface LinedPage {
  readonly height: number;
  readonly lines: readonly Line[];
}

/** Headers and footers are at most this many lines deep. */
const depth = 4;

/** They stand in the outer part of the page: this share at its top and at its bottom. */
const marginShare = 0.18;

/** The same words on this share of the pages, and on three at least, are a header or footer. */
const repeatedShare = 0.4;
const repeatedPages = 3;

/** Page numbers differ from page to page, so that digits count as alike. */
const fingerprint = (line: Line): string =>
  `${line.text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/\b[ivxl]+\b/g, '#')
    .replace(/\s+/g, ' ')}@${Math.round(line.y / 12)}`;

const pageNumber =
  /^(?:[-–—[(\s]*)(?:(?:page|p\.)\s*)?(?:[A-Z]{1,3}-)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:of|\/)\s*\d{1,4})?(?:[-–—\])\s]*)$/i;

const isOuter = (page: LinedPage, line: Line): boolean =>
  line.y < page.height * marginShare || line.y > page.height * (1 - marginShare);

/** The first and the last lines of a page, from the edge inwards. */
const edges = (page: LinedPage): readonly (readonly Line[])[] => {
  const sorted = page.lines.toSorted((a, b) => a.y - b.y).filter((line) => isOuter(page, line));
  const top = sorted.filter((line) => line.y < page.height / 2);
  const bottom = sorted.filter((line) => line.y >= page.height / 2).toReversed();
  return [top.slice(0, depth), bottom.slice(0, depth)];
};

/** A running text of this many words is a notice, for instance of confidential treatment, and no mere header. */
const noticeWords = 12;

/** A page's own lines, and the notices that stood at its edges. */
export interface TrimmedPage {
  readonly lines: readonly Line[];
  readonly notices: readonly string[];
}

/**
 * The lines of each page without running headers, footers and page numbers, which would stand in the middle of
 * sentences that go on over the page. Notices say something, so they are given apart.
 */
export const dropRunningLines = <Page extends LinedPage>(pages: readonly Page[]): (Page & TrimmedPage)[] => {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edges(page).flat().map(fingerprint))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isRepeated = (line: Line): boolean => {
    const count = counts.get(fingerprint(line)) ?? 0;
    return count >= repeatedPages && count >= pages.length * repeatedShare;
  };
  return pages.map((page) => {
    const dropped = new Set<Line>();
    const notices: string[] = [];
    for (const edge of edges(page)) {
      // Only what lies further out than every line that is kept is a header or footer.
      const kept = edge.findIndex((line) => !isRepeated(line) && !(pageNumber.test(line.text) && pages.length > 1));
      const running = kept < 0 ? edge : edge.slice(0, kept);
      for (const line of running) dropped.add(line);
      const repeated = running
        .filter(isRepeated)
        .toSorted((a, b) => a.y - b.y)
        .map((line) => line.text)
        .join(' ');
      if (repeated.split(' ').length >= noticeWords) notices.push(repeated);
    }
    return { ...page, lines: page.lines.filter((line) => !dropped.has(line)), notices };
  });
};

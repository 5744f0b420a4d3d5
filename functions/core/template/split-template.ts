import type { Section } from '../../adapters/entities/template.ts';

/** More sections than this are put together, so that a template's list of headings stays small. */
export const maxTemplateSections = 400;

/** The longest heading, in UTF-16 units; what is longer is a sentence. */
const maxHeadingLength = 100;

/** A line as far as it can begin a section. */
interface Line {
  readonly text: string;
  readonly number: string;
  /** 1 for `3.` and `Article III`, 2 for `3.1`; 0 where there is no number. */
  readonly depth: number;
  /** Its heading; empty where it has none of its own. */
  readonly heading: string;
  /** What of the line stands behind its number and heading. */
  readonly rest: string;
}

const named =
  /^(?:article|section|clause|schedule|exhibit|annex|appendix|part)[ \t]+(?:\d{1,3}(?:\.\d{1,3}){0,3}|[ivxlc]{1,6}|[a-z])(?![\w.]*\w)[.:)]?/i;
const decimal = /^§?[ \t]?(\d{1,3}(?:\.\d{1,3}){0,4})[.)]?(?=[ \t]+\S)/;
/** `C.`, `D.`, `L.` and `M.` are rather letters of a list. */
const roman = /^(?:[IVX]|[IVXLC]{2,6})\.(?=[ \t]+\S)/;

/** A line of a table of contents: it ends in a page number behind dots or a gap. Read from its end, so that dots without end take no time. */
const isInContents = (line: string): boolean => {
  let digits = line.length;
  while (digits > 0 && /\d/.test(line[digits - 1]!)) digits -= 1;
  if (digits === line.length || line.length - digits > 4) return false;
  let gap = digits;
  while (gap > 0 && ' \t.…'.includes(line[gap - 1]!)) gap -= 1;
  return /\.{3}|…|\t/.test(line.slice(gap, digits));
};

const numberOf = (line: string): { readonly number: string; readonly depth: number } => {
  const word = named.exec(line)?.[0] ?? roman.exec(line)?.[0];
  const digits = decimal.exec(line);
  const whole = word ?? digits?.[0] ?? '';
  const behind = line.slice(whole.length).trimStart();
  // "30 days after" and "Section 5.1 shall" go on with a small letter; a section does not.
  if (whole === '' || (behind !== '' && !/^[\p{Lu}\p{Lt}"“”'‘([.:–—-]/u.test(behind))) return { number: '', depth: 0 };
  if (word !== undefined) return { number: word.replace(/[.:)]$/, ''), depth: 1 };
  const number = digits?.[1] ?? '';
  const levels = number.replace(/\.0$/, '').split('.').length;
  return { number: whole.replace(/[.)]$/, ''), depth: levels };
};

const isCapitals = (text: string): boolean =>
  text.length >= 4 && text.length <= maxHeadingLength && /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

const small = /^(?:of|and|or|to|for|the|by|in|on|with|a|an|upon|from|its|at|as|per|vs)$/i;

/** Whether words are written as a title: each begins with a capital or digit, but for small ones. */
const isTitle = (text: string): boolean => {
  const words = text.split(/[\s/&,–—-]+/).filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.length <= 12 &&
    text.length <= maxHeadingLength &&
    /^\p{Lu}/u.test(words[0] ?? '') &&
    words.every((word) => small.test(word) || /^[("'“‘]?[\p{Lu}\d]/u.test(word))
  );
};

const trimHeading = (text: string): string => text.replace(/^[\s.:–—-]+|[\s.:–—-]+$/g, '');

/** The heading at the beginning of what follows a number, and the text behind it. */
const headingIn = (text: string): { readonly heading: string; readonly rest: string } => {
  const none = { heading: '', rest: text };
  const inline = /^(.{2,100}?)(?:[.:](?=\s|$)|[ \t]+[–—-][ \t])(.*)$/s.exec(text);
  if (inline) {
    const [, before = '', after = ''] = inline;
    // A title of one line of prose ("Fees. The Customer shall ...") or of nothing else ("Fees.").
    if (isTitle(before) || isCapitals(before)) return { heading: trimHeading(before), rest: after.trim() };
  }
  return isTitle(text) || isCapitals(text) ? { heading: trimHeading(text), rest: '' } : none;
};

const readLine = (raw: string, isMarked: boolean): Line => {
  const text = raw.trim();
  const plain: Line = { text, number: '', depth: 0, heading: '', rest: text };
  if (text === '' || isInContents(text)) return plain;
  const { number, depth } = numberOf(text);
  const body = text.slice(number.length).replace(/^[.:)]?[\s–—-]*/, '');
  const found = depth > 0 || isMarked ? headingIn(body) : undefined;
  // Word's headings are used for points as well, "(a) Each party shall ...": those are no headings.
  const isHeading = isMarked && !text.startsWith('(') && body.length <= maxHeadingLength;
  if (isHeading && found?.heading === '') return { text, number, depth, heading: trimHeading(body), rest: '' };
  if (found && (depth > 0 || isHeading)) return { text, number, depth, ...found };
  if (isCapitals(text) && /\p{Lu}{3}/u.test(text)) return { ...plain, heading: trimHeading(text), rest: '' };
  return plain;
};

/** Which lines begin sections: headed ones, and numbered ones where numbers are the outline of the text. */
const startsOf = (lines: readonly Line[]): ReadonlySet<number> => {
  const headed = lines.filter(({ depth, heading }) => depth > 0 && depth <= 2 && heading !== '');
  const unnumbered = lines.filter(({ depth, heading }) => depth === 0 && heading !== '');
  // Under headings without numbers, numbers count the points of a section.
  const numbersOutline = headed.length > 0 || unnumbered.length < 3;
  const starts = new Set<number>();
  let last = 0;
  lines.forEach(({ depth, heading, number }, index) => {
    if (heading !== '' && depth <= 2) starts.add(index);
    else if (depth === 1 && numbersOutline) {
      const value = /^\d+$/.test(number) ? Number(number) : last + 1;
      // A list within a section begins at 1 again.
      if (value !== last + 1) return;
      starts.add(index);
    } else return;
    if (depth === 1 && /^\d+$/.test(number)) last = Number(number);
  });
  return starts;
};

const tidy = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Puts neighbours together until there are few enough; no text is lost. */
const fewer = (sections: readonly Section[]): readonly Section[] => {
  if (sections.length <= maxTemplateSections) return sections;
  const size = Math.ceil(sections.length / maxTemplateSections);
  return Array.from({ length: Math.ceil(sections.length / size) }, (_, index) => {
    const group = sections.slice(index * size, (index + 1) * size);
    const [first] = group;
    const more = group
      .slice(1)
      .map(({ number, heading, text }) => tidy([[number, heading].filter((part) => part !== '').join(' '), text]));
    return { number: first?.number ?? '', heading: first?.heading ?? '', text: tidy([first?.text ?? '', ...more]) };
  });
};

/**
 * Cuts a contract template into its sections: at the headings the document marks as such, at numbered and at
 * capitalised headings, and at numbers where those are the outline. Numbering below `1.1`, and points without a heading
 * of their own, stay in the section they belong to. A text without an outline is one section.
 * @param text the text of the document
 * @param headings where in it a line begins that the document calls a heading
 */
export const splitTemplate = (text: string, headings: readonly number[] = []): readonly Section[] => {
  const marked = new Set(headings);
  let at = 0;
  const lines = text.split('\n').map((raw) => {
    const line = readLine(raw, marked.has(at));
    at += raw.length + 1;
    return line;
  });
  const starts = startsOf(lines);
  const sections: { number: string; heading: string; lines: string[] }[] = [];
  lines.forEach((line, index) => {
    const last = sections.at(-1);
    if (!starts.has(index)) {
      if (last) last.lines.push(line.text);
      else if (line.text !== '') sections.push({ number: '', heading: '', lines: [line.text] });
      return;
    }
    // "ARTICLE I" on a line of its own gets the heading below it.
    const isBare = last !== undefined && last.number !== '' && last.heading === '' && tidy(last.lines) === '';
    if (isBare && line.number === '') {
      last.heading = line.heading;
      last.lines.push(line.rest);
    } else sections.push({ number: line.number, heading: line.heading, lines: [line.rest] });
  });
  const whole = sections.map(({ number, heading, lines: own }) => ({ number, heading, text: tidy(own) }));
  // A heading right above another one has no text of its own.
  const filled = whole.filter((section) => section.text !== '');
  return filled.length > 0 ? fewer(filled) : [{ number: '', heading: '', text: text.trim() }];
};

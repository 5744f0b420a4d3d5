import type { Evidence } from '../../../../shared/analysis.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import type { PlainText } from '../text/plain-text.ts';

/** How far apart two pieces of a quote may stand in the text and still be quoted as one. */
const quoteGap = 220;

/** The passages of the text that a passage of rewritten words stands for, in the order of the text. */
const passagesOf = (plain: PlainText, start: number, end: number): Span[] => {
  const passages: { start: number; end: number }[] = [];
  for (let at = start; at < end; at += 1) {
    const [from, to] = [plain.from[at]!, plain.to[at]!];
    const last = passages.at(-1);
    if (last && from >= last.start && from <= last.end + quoteGap) last.end = Math.max(last.end, to);
    else passages.push({ start: from, end: to });
  }
  return passages.filter((passage) => passage.end - passage.start > 2);
};

/** Words that a quote has at most; a longer one is quoted by its parts. */
const mostQuoted = 60;

const countWords = (text: string): number => text.split(/\s+/).length;

/** A passage widened to whole words, without the spaces and stops around it. */
const wholeWords = (text: string, { start, end }: Span): Span => {
  let [from, to] = [start, end];
  while (from > 0 && /[\p{L}\p{N}'’-]/u.test(text[from]!) && /[\p{L}\p{N}'’-]/u.test(text[from - 1]!)) from -= 1;
  while (to < text.length && /[\p{L}\p{N}'’-]/u.test(text[to - 1]!) && /[\p{L}\p{N}'’-]/u.test(text[to]!)) to += 1;
  while (from < to && /[\s,;:.]/.test(text[from]!)) from += 1;
  while (to > from && /[\s,;:]/.test(text[to - 1]!)) to -= 1;
  return { start: from, end: to };
};

/** Without the rest of brackets that open before: "36 months) and then renews" as "and then renews". */
const outOfBrackets = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  const close = words.indexOf(')');
  const isRest = close >= 0 && !/\(/.test(words.slice(0, close)) && close < words.length / 2;
  return isRest && !/^\W*\(?(?:[a-z]{1,4}|\d{1,2})\)/i.test(words) ? { start: start + close + 1, end } : { start, end };
};

const evidenceOf = (read: ReadText, span: Span): Evidence => {
  const { start, end } = wholeWords(read.text, outOfBrackets(read.text, span));
  return { quote: read.text.slice(start, end), start, end };
};

/** Up to this many words a statement is quoted whole: the reader sees who must do what, not a few words of it. */
const wholeUpTo = 42;

/** Widens a passage to the commas, semicolons or ends of the statement around it, as far as a quote may go. */
const wholePhrase = (text: string, passage: Span, within: Span): Span => {
  let { start, end } = passage;
  const room = (from: number, to: number): boolean => countWords(text.slice(from, to)) <= mostQuoted;
  for (let steps = 0; steps < 4; steps += 1) {
    const before = text.slice(within.start, start).search(/[,;:](?=[^,;:]*$)(?:\s|$)/);
    const left = before < 0 ? within.start : within.start + before + 1;
    if (left < start && room(left, end)) start = left;
    // What was widened to a comma stops right before it.
    const behind = Math.min(end + 1, within.end);
    const after = text.slice(behind, within.end).search(/[,;:](?:\s|$)/);
    const right = after < 0 ? within.end : behind + after;
    if (right > end && room(start, right)) end = right;
    if (countWords(text.slice(start, end)) >= 12) break;
  }
  return { start, end };
};

const numberOrLabel = /^\s*(?:(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)|\d{1,3}(?:\.\d{1,3})*\.?(?=\s))\s+)*/i;

/** A statement's own words, without its number, as evidence. */
const statementSpan = (read: ReadText, { start, end }: Span): Span => ({
  start: start + numberOrLabel.exec(read.text.slice(start, end))![0].length,
  end,
});

/** A statement as evidence: whole where it is short enough, else the phrases around a place in it, else its beginning. */
export const quoteWhole = (read: ReadText, statement: Statement, place?: RegExp): Evidence => {
  const own = statementSpan(read, statement);
  const text = read.text.slice(own.start, own.end);
  if (countWords(text) <= mostQuoted) return evidenceOf(read, own);
  const hit = place?.exec(statement.words);
  const [passage] = hit
    ? passagesOf(statement.plain, hit.index, hit.index + hit[0].length).filter(({ start }) => start >= own.start)
    : [];
  if (passage) return evidenceOf(read, wholePhrase(read.text, passage, own));
  const words = [...text.matchAll(/\S+/g)];
  const last = words[mostQuoted - 1]!;
  return evidenceOf(read, { start: own.start, end: own.start + last.index + last[0].length });
};

/** What the hits of a rule quote: the statement where it is short, else the phrases that hold them. */
export const quotesOf = (read: ReadText, statement: Statement, hits: readonly RegExpExecArray[]): Evidence[] => {
  const from = Math.min(...hits.map(({ index }) => index));
  const to = Math.max(...hits.map((hit) => hit.index + hit[0].length));
  const inStatement = (passage: Span): boolean => passage.start >= statement.start && passage.end <= statement.end + 1;
  const own = statementSpan(read, statement);
  const spanned = passagesOf(statement.plain, from, to);
  const outside = spanned.filter((passage) => !inStatement(passage));
  const inside = spanned.filter(inStatement);
  const size = countWords(read.text.slice(own.start, own.end));
  const hull = inside.length
    ? { start: Math.min(...inside.map(({ start }) => start)), end: Math.max(...inside.map(({ end }) => end)) }
    : undefined;
  const ownQuotes = !hull
    ? []
    : size <= wholeUpTo
      ? [own]
      : countWords(read.text.slice(hull.start, hull.end)) <= mostQuoted
        ? [wholePhrase(read.text, hull, own)]
        : hits.flatMap((hit) =>
            passagesOf(statement.plain, hit.index, hit.index + Math.max(1, hit[0].length))
              .filter(inStatement)
              .map((passage) => wholePhrase(read.text, passage, own)),
          );
  return [...ownQuotes, ...outside]
    .map((passage) => evidenceOf(read, passage))
    .filter(({ quote }) => quote.length > 2)
    .filter(
      (quote, index, all) => all.findIndex((other) => other.start <= quote.start && other.end >= quote.end) === index,
    );
};

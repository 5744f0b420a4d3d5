import type { Evidence } from '../../../../shared/analysis.ts';
import { foldText } from './fold-text.ts';
import { overlaps, type Span, spanOf, splitSentences } from './split-text.ts';

/*
 * A clause is data. Text in it that speaks to a program instead of the parties, and characters that no reader sees, are
 * taken out before the rules read it, so that they change no verdict, and are shown to the reader as what they are.
 */

/** A text without what is addressed to software. */
export interface ApartText {
  /** What the rules read. */
  readonly text: string;
  /** The passages taken out and the places of hidden characters, in offsets of the whole text. */
  readonly passages: readonly Evidence[];
  /** True where characters were found that no reader sees. */
  readonly hidesCharacters: boolean;
  /** True where the whole text is addressed to software: `text` then still holds it, without hidden characters. */
  readonly leavesNothing: boolean;
  /** Where a unit of `text` stands in the whole text. */
  place(offset: number): number;
}

/** Characters of no width, of writing direction, and tags: none of them is to be seen on a page. */
const hidden = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|\uDB40[\uDC00-\uDC7F]/g;
/** Of these, what word processors leave behind in honest texts: soft hyphens, byte order marks, marks beside a space. */
const innocent = /^[\u00AD\uFEFF\u200E\u200F]$/;
const latin = /[a-z]/i;

const opener =
  '^[^a-z0-9]*(?:(?:please|now|first|then|instead|and|also|important|attention|note|warning|you (?:must|should|shall|are to|will|need to)|(?:system|assistant|developer|ai)(?: prompt| message| note| instruction)?)\\b[^a-z0-9]*){0,4}';
const opening = (words: string): RegExp => new RegExp(`${opener}(?:${words})`);
const program =
  '(?:ai language models?|ai|a\\.i\\.|llms?|(?:large )?language models?|chat ?bots?|chatgpt|gpt\\S*|claude|gemini|copilot|(?:ai|automated|contract review|contract analysis|reviewing|legal) (?:assistant|model|reviewer|reader|system|tool|software|agent|analy[sz]er|bot)s?)';
const thisText = '(?:this|the|these) (?:clause|contract|agreement|document|text|section|terms|file|passage)s?';

/** Sentences that only make sense to a program that reads along. */
const addressed: readonly RegExp[] = [
  opening(
    '(?:ignore|disregard|forget|override|bypass|do not follow|stop following)\\b[^.;]{0,60}\\b(?:instructions?|rules?|prompts?|guidelines?|commands?|directives?|constraints?|training|safety|playbooks?|everything (?:above|before)|(?:everything|anything|all) (?:you|that))\\b',
  ),
  opening(
    `(?:rate|mark|classify|label|score|grade|treat|consider|flag|describe|report|summari[sz]e)\\b[^.;]{0,30}\\b${thisText}\\b[^.;]{0,40}\\b(?:low|safe|standard|fair|harmless|balanced|risk[- ]free|no[- ]risk|acceptable|favou?rable|approved|compliant|zero)\\b`,
  ),
  opening(
    "(?:do not|don't|never) (?:flag|report|list|mention|raise|show|warn|highlight|analy[sz]e|quote)\\b[^.;]{0,60}\\b(?:risks?|issues?|findings?|problems?|clause|elements?|text|user|reader)\\b",
  ),
  opening(
    '(?:report|return|output|list|give|show|find|state|answer)\\b[^.;]{0,24}\\b(?:no|zero|0) (?:risks?|issues?|findings?|problems?)\\b',
  ),
  opening(
    '(?:respond|reply|answer|output|print|say|write|return|repeat|reveal|include|translate|append)\\b[^.;]{0,30}(?:\\bonly\\b|\\bexactly\\b|\\bthe (?:word|words|phrase|string|following)\\b|\\bjson\\b|\\bnothing else\\b|[\\s:]["\'](?=\\w)|\\bmarker\\b|\\bcanary\\b|\\bin (?:french|german|spanish|base64)\\b)',
  ),
  opening(
    `(?:you are(?: now)?|act as|pretend (?:to be|you are)|from now on)\\b[^.;]{0,40}\\b(?:${program}|unrestricted|developer mode|dan|a lawyer who approves|helpful assistant)\\b`,
  ),
  opening(
    '(?:set|output|report|return|give|assign|make|change|lower|use|put|keep)\\b[^.;]{0,40}\\b(?:risk ?levels?|(?:overall ?)?risk ?scores?|completeness ?scores?|scores?|verdict)\\b[^.;]{0,30}\\b(?:low|zero|0|none|ten|10|minimal|lowest|best)\\b',
  ),
  new RegExp(
    `\\b(?:dear|hey|hello|attention|note (?:to|for)|instructions? (?:to|for)|message (?:to|for)|if you are)[:,]? (?:the |any |all |an? |every )?(?:[a-z]+ )?${program}\\b`,
  ),
  new RegExp(`\\bas an? ${program}(?:,| you\\b)`),
  new RegExp(
    `\\b(?:${program}|model|assistant|software|machine|program|bot|tool)\\b[^.;]{0,30}\\b(?:reading|reviewing|analy[sz]ing|processing|parsing|scanning|evaluating|summari[sz]ing|that (?:reads?|reviews?|analy[sz]es?|process(?:es)?))\\b[^.;]{0,16}\\b${thisText}\\b`,
  ),
  /\b(?:system prompt|hidden prompt|jailbreak|developer mode|do anything now|prompt injection)\b/,
  /\b(?:new|updated|real|actual|secret) (?:system )?(?:instructions?|prompt|task)s? ?:/,
  /\boverallriskscore\b|\brisklevel\b|\bcompletenessscore\b|\bplainenglishexplanation\b/,
  /^[^a-z0-9]*(?:end|begin|start) of (?:the )?(?:clause|contract|document|prompt|user input|system message)[^a-z0-9]*$/,
  /<\/?(?:system|assistant|user|clause|instructions?|prompt)>|<\|[a-z_]+\|>|\[\/?(?:inst|system)\]|<<\/?sys>>/,
  /^[^a-z0-9]*(?:system|assistant|developer)(?: prompt| message| instructions?)? ?:[^.;]{0,80}\b(?:you|ignore|respond|report|output|rate|mark|score|risks?|approved?|override|say)\b/,
];

/** What goes on speaking to the program, right after a sentence that began to. */
const goesOn = opening(
  "(?:do|don't|never|always|instead|say|include|report|answer|respond|reply|output|mark|state|write|return|treat|assume|consider|set|rate|give|print|add|use|keep|remember|call|send|open|reveal|approve|conclude|your (?:task|only|new|answer)|the (?:reviewer|user|analysis|answer|score|verdict) (?:has|is|must|should|wants)|(?:it|this) (?:is|has been) (?:safe|approved|an? (?:order|test))|no (?:risks?|analysis)|there (?:are|is) no|thank)\\b",
);

/** A block by the marks it begins and ends with. Where marks have a name, its first group, they end by the same one. */
interface BlockMarks {
  readonly opening: RegExp;
  readonly closing: RegExp;
  /** What belongs to the block behind its closing mark, looked for where that ends. */
  readonly tail?: RegExp;
  readonly endsWithText?: boolean;
}

/** Blocks that begin and end by marks of their own, and answers made up in the shape the product gives. */
const blocks: readonly BlockMarks[] = [
  {
    opening: /<(system|assistant|instructions?|prompt)>/gi,
    closing: /<\/(system|assistant|instructions?|prompt)>/gi,
  },
  { opening: /\[INST\]/gi, closing: /\[\/INST\]/gi },
  {
    opening: /<\|(?:im_start|system|user|assistant)\|>/gi,
    closing: /<\|(?:im_end|end|eot_id)\|>/gi,
    endsWithText: true,
  },
  { opening: /<!--/g, closing: /-->/g },
  {
    opening: /\{\s*"(?:riskLevel|overallRiskScore|risks|completenessScore|analysis|role)"\s*:/g,
    closing: /\}/g,
    tail: /(?:\s*\])?(?:\s*\})*/y,
  },
];

/** A closing mark further behind its opening one ends another block. */
const longestBlock = 4_000;

const nameOf = (match: RegExpExecArray): string => match[1]?.toLowerCase() ?? '';

/**
 * The blocks of one kind. Marks are found first and then walked through, each once: looking for its end from every
 * beginning would take time by their number times the longest block.
 */
const blocksBy = (text: string, { opening, closing, tail, endsWithText = false }: BlockMarks): Span[] => {
  const openings = [...text.matchAll(opening)];
  if (!openings.length) return [];
  const closings = Map.groupBy(text.matchAll(closing), nameOf);
  const passed = new Map<string, number>();
  const spans: Span[] = [];
  let free = 0;
  for (const open of openings) {
    if (open.index < free) continue;
    const name = nameOf(open);
    const from = open.index + open[0].length;
    const ends = closings.get(name) ?? [];
    let at = passed.get(name) ?? 0;
    while (at < ends.length && ends[at]!.index < from) at += 1;
    passed.set(name, at);
    const close = ends[at];
    let end = close && close.index - from <= longestBlock ? close.index + close[0].length : undefined;
    if (end === undefined && endsWithText && text.length - from <= longestBlock) end = text.length;
    if (end === undefined) continue;
    if (tail) {
      tail.lastIndex = end;
      end += tail.exec(text)![0].length;
    }
    spans.push({ start: open.index, end });
    free = end;
  }
  return spans;
};

/** Passages that lie in no other, in their order: their ends are in order too. */
const outermost = (spans: readonly Span[]): Span[] => {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (span.end > (kept.at(-1)?.end ?? -1)) kept.push(span);
  return kept;
};

/** The last of rising numbers that is at most another one, by its index; -1 where none is. */
const lastUpTo = (numbers: readonly number[], most: number): number => {
  let [from, to] = [-1, numbers.length - 1];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (numbers[middle]! <= most) from = middle;
    else to = middle - 1;
  }
  return from;
};

/** Tells of places, asked in their order, whether they lie within one of these passages. */
const insideOf = (spans: readonly Span[]): ((place: Span) => boolean) => {
  const outer = outermost(spans);
  let at = -1;
  return ({ start, end }) => {
    while (at + 1 < outer.length && outer[at + 1]!.start <= start) at += 1;
    return at >= 0 && end <= outer[at]!.end;
  };
};

const sentencesByLine = (text: string): (Span & { readonly newParagraph: boolean })[] => {
  const units: (Span & { newParagraph: boolean })[] = [];
  let at = 0;
  let isBlank = true;
  for (const line of text.split('\n')) {
    if (!line.trim()) isBlank = true;
    else
      for (const span of splitSentences(text, { start: at, end: at + line.length })) {
        units.push({ ...span, newParagraph: isBlank });
        isBlank = false;
      }
    at += line.length + 1;
  }
  return units;
};

const addressedSpans = (text: string): Span[] => {
  const lower = foldText(text);
  const taken = blocks.flatMap((marks) => blocksBy(text, marks));
  const isTaken = insideOf(taken);
  const spans: Span[] = [...taken];
  let isInside = false;
  for (const { start, end, newParagraph } of sentencesByLine(text)) {
    if (isTaken({ start, end })) continue;
    if (newParagraph) isInside = false;
    const sentence = lower.slice(start, end);
    isInside = addressed.some((pattern) => pattern.test(sentence)) || (isInside && goesOn.test(sentence));
    if (isInside) spans.push({ start, end });
  }
  return spans.sort((a, b) => a.start - b.start);
};

/** Passages joined where only white space parts them, each with the space before it, or behind it at the beginning. */
const cutsOf = (text: string, spans: readonly Span[]): Span[] => {
  const cuts: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    let from = start;
    while (from > 0 && /\s/.test(text[from - 1]!)) from -= 1;
    const last = cuts.at(-1);
    if (last && from <= last.end) last.end = Math.max(last.end, end);
    else cuts.push({ start: from, end });
  }
  const [head] = cuts;
  if (head?.start === 0) while (head.end < text.length && /\s/.test(text[head.end]!)) head.end += 1;
  return cuts;
};

const isTelling = (text: string, { start, end }: Span): boolean => {
  const mark = text.slice(start, end);
  if (innocent.test(mark)) return false;
  // Web pages leave zero-width spaces beside words, and some scripts need joiners; inside a Latin word they only hide.
  if (!/[\u200B-\u200D\u2060]/.test(mark)) return true;
  return latin.test(text[start - 1] ?? '') && latin.test(text[end] ?? '');
};

/**
 * Takes out of a text what is addressed to software.
 * @returns undefined where nothing is, which is nearly always; where nothing else would be left, only hidden
 * characters are taken out
 */
export const setApart = (whole: string): ApartText | undefined => {
  const marks = [...whole.matchAll(hidden)].map(spanOf);
  const isHidden = new Set(marks.flatMap(({ start, end }) => [start, end - 1]));
  const visible: number[] = [];
  if (marks.length) for (let at = 0; at < whole.length; at += 1) if (!isHidden.has(at)) visible.push(at);
  const seen = marks.length ? whole.replace(hidden, '') : whole;
  const toWhole = (offset: number): number => (marks.length ? (visible[offset] ?? whole.length) : offset);
  const spans = addressedSpans(seen);
  if (!marks.length && !spans.length) return undefined;

  const cuts = cutsOf(seen, spans);
  const kept: Span[] = [];
  let from = 0;
  for (const cut of [...cuts, { start: seen.length, end: seen.length }]) {
    if (cut.start > from) kept.push({ start: from, end: cut.start });
    from = cut.end;
  }
  const rest = kept.map(({ start, end }) => seen.slice(start, end)).join('');
  const isAll = !rest.trim();
  const pieces = isAll ? [{ start: 0, end: seen.length }] : kept;
  /** Where each piece begins in what is left. */
  const begins: number[] = [];
  let begun = 0;
  for (const { start, end } of pieces) {
    begins.push(begun);
    begun += end - start;
  }

  const quoteAt = (start: number, end: number): Evidence => ({ quote: whole.slice(start, end), start, end });
  const passages = spans.map(({ start, end }) => quoteAt(toWhole(start), toWhole(end - 1) + 1));
  const telling = marks.filter((mark) => isTelling(whole, mark));
  const isQuoted = insideOf(passages);
  const besides = outermost(passages);
  let beside = 0;
  for (const { start, end } of telling) {
    if (isQuoted({ start, end })) continue;
    const word = { start: Math.max(0, start - 20), end: Math.min(whole.length, end + 20) };
    const last = passages.at(-1);
    if (last && start >= last.start && end <= last.end) continue;
    if (last && word.start < last.end && word.end > last.end) {
      passages[passages.length - 1] = quoteAt(last.start, word.end);
      continue;
    }
    while (beside < besides.length && besides[beside]!.end <= word.start) beside += 1;
    const next = besides[beside];
    if (!next || !overlaps(word, next)) passages.push(quoteAt(word.start, word.end));
  }
  return {
    text: isAll ? seen : rest,
    passages: passages.toSorted((a, b) => a.start - b.start),
    hidesCharacters: telling.length > 0,
    leavesNothing: isAll,
    place(offset) {
      const at = lastUpTo(begins, offset);
      const piece = pieces[at];
      const place = piece ? piece.start + offset - begins[at]! : 0;
      return piece && place < piece.end ? toWhole(place) : whole.length;
    },
  };
};

/** What the rules read of a text: all but what it says to software. */
export const readableText = (text: string): string => setApart(text)?.text ?? text;

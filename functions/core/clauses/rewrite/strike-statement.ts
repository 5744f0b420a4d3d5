import type { ReadText } from '../reading/read-text.ts';
import { labels, runInHeading } from '../reading/sentence-tools.ts';
import type { Span } from '../reading/split-text.ts';
import { modal } from '../statements/split-statements.ts';
import type { Statement } from '../statements/statement.ts';
import { bodyOf, isLimb, isWholeSentence } from './statement-body.ts';

/** Words taken away, and what stays in their place. */
export interface Strike extends Span {
  readonly put: string;
}

const conjunctionBefore =
  /(?:[,;]\s{0,9}(?:and|or|but|provided(?:,? however,?)?(?: that)?|whereupon|in which case|while|whereas)?|\s{1,9}(?:and|or|but))\s{0,9}$/i;

/** Striking a coordinated clause takes the conjunction before it along. */
export const strikeSpan = (read: ReadText, statement: Statement): Span => {
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
  const before = conjunctionBefore.exec(read.text.slice(statement.sentence.start, statement.start));
  const body = bodyOf(read, statement);
  return { start: statement.start - (before?.[0].length ?? 0), end: body.end };
};

/** Whether nothing but a number and a heading would be left of a paragraph without these words. */
const leavesHeadAlone = (read: ReadText, { start, end }: Span): boolean => {
  const before = read.text.slice(read.text.lastIndexOf('\n', start - 1) + 1, start);
  if (!/\S/.test(before) || !/^[^\S\n]*(?:\n|$)/.test(read.text.slice(end))) return false;
  const behindNumber = before.slice(labels.exec(before)![0].length);
  return behindNumber === '' || runInHeading.exec(`${behindNumber}A`)?.[0].length === behindNumber.length;
};

/** A number that stands before a sentence within a paragraph, and what shows that the sentence is all it numbers. */
const numberBefore = /(?:^|[.;:])\s+\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[a-z])[.)]?\s*$/;
const numberNext = /^\s*(?:$|\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}[.)]?|[a-z][.)])\s+\p{Lu})/u;

/** Whether nothing would be left behind a number within a paragraph. */
const leavesNumberAlone = (read: ReadText, { start, end }: Span): boolean =>
  numberBefore.test(read.text.slice(Math.max(0, start - 20), start)) && numberNext.test(read.text.slice(end, end + 20));

/** The main clause that follows the last limb of its conditions: "... or (iii) it is expedient, the Buyer may". */
const mainAfterLimbs = /,\s+(?:the |each |such )?(?:[A-Z][\w-]+ ){1,3}(?:shall|may|must|will)\b/;

/** A condition whose main clause follows as a statement of its own. */
const conditionOf = /^(?:if|should|where|when|whenever|unless|upon|in the event|to the extent|provided)\b/i;

/** What a list lets somebody have or do only in its cases, or gives the reader: fewer limbs leave them less. */
const limbsGive = ({ words, own, standing }: Statement): boolean => {
  const stem = words.slice(0, own);
  return (
    /\bonly\b|\bunless\b/.test(stem) ||
    (standing === 'own' &&
      /\[a\] (?:shall|will|may|is|are)\b[^.;]*?\b(?:receive|paid|entitled|recover|may)\b/.test(stem))
  );
};

/** The words of a limb behind a statement in it. */
const restOfLimb = (read: ReadText, { end, sentence }: Statement): string =>
  /^(?:(?![;\n]|\.\s|[,;]?\s*(?:and|or)?\s*\([a-z0-9]{1,4}\))[^])*/.exec(read.text.slice(end, sentence.end))![0];

/** What stands between a limb and what follows it: "... to a third party or (ii)", "... to its affiliates, then". */
const jointAtEnd = /(?:,? then|\s+(?:and\/or|and|or))$/i;

/** The letter of a limb stays for the references to those below. */
const strikeLimb = (read: ReadText, statement: Statement): Strike | undefined => {
  if (limbsGive(statement)) return undefined;
  const rest = restOfLimb(read, statement);
  if (/[A-Za-z]{4}/.test(rest)) {
    const next = rest.replace(joint, '');
    const hangs = sharesSubject.test(rest) || hangsOn.test(rest) || refersBack.test(next) || !saysSomething.test(next);
    return hangs || /^(?:which|that|who)\b/i.test(next) ? undefined : strikeFirst(read, statement, rest);
  }
  const body = bodyOf(read, statement);
  const words = read.text.slice(body.start, body.end);
  const main = conditionOf.test(words) ? undefined : mainAfterLimbs.exec(words);
  // What joins the limb to the next, or to what follows the list, is none of it.
  const end = body.end - (jointAtEnd.exec(words)?.[0].length ?? 0);
  return { start: body.start, end: main ? body.start + main.index : end, put: '[reserved]' };
};

/** What follows has its subject in the statement before: "…, and shall keep records". */
const sharesSubject = new RegExp(
  `^\\s*,?\\s*(?:and|or|but|nor)\\s+(?:(?:also|then|hereby|thereafter|thereupon|further|promptly|not|only)\\s+)*(?=${modal}\\b)`,
  'i',
);
/** What follows hangs on the statement before as a whole. */
const hangsOn =
  /^\s*[,;]?\s*(?:but )?(?:provided|save|except|in which case|whereupon|failing which|which|in each case|(?:that|this) is)\b/i;
/** A sentence that speaks of what the one before says. */
const speaksOfBefore =
  /^(?:such|the foregoing|in (?:that|such|either|any such|this|each) (?:case|event)|thereupon|any such|that|this|those|these|otherwise|if so|it|they|he|she)\b/i;

/** What speaks of something that the clause before it names: "and Buyer waives every claim in respect of them". */
const refersBack =
  /^(?:it|they|he|she|this|these|those)\b|^[^;:.]*?\b(?:them|thereof|therefor|therein|thereto|thereunder|the same|such|those|said|that \w+|the (?:fore|afore)going)\b(?! (?:as|that|other)\b)/i;

const stemLength = 5;

/** Whether a sentence speaks of what a statement lets somebody do: "may curtail deliveries. For each hour curtailed ...". */
const restsOn = (next: string, words: string): boolean => {
  const done = new RegExp(`${modal} (?:(?:also|not|then|[a-z]+ly) )*((?:[\\w'’-]+ ){0,6}[\\w'’-]+)`, 'i')
    .exec(words)
    ?.at(-1);
  const [first = ''] = /^[^.;]*/.exec(next) ?? [];
  return (done?.match(/[a-z]{6,}/gi) ?? []).some((word) =>
    new RegExp(`\\b${word.slice(0, stemLength)}[a-z]*(?:ed|tion|ment)\\b`, 'i').test(first),
  );
};

/** Whether words are a clause of their own. */
const saysSomething = new RegExp(`\\b(?:${modal}|is|are|has|have|does|was|were)\\b`, 'i');

/** What joins two clauses of a sentence. */
const joint = /^\s*[,;]\s*(?:(?:and|but|or|nor)\s+)?/i;

/** Whether all words of a passage stand in statements that are struck too, but for what joins them. */
const isAllStruck = (read: ReadText, { start, end }: Span, struck: readonly Statement[]): boolean => {
  let rest = read.text.slice(start, end);
  for (const one of struck)
    if (one.start >= start && one.end <= end + 1) rest = rest.replace(read.text.slice(one.start, one.end), '');
  return !/[A-Za-z]{4}/.test(rest.replace(/\b(?:and|but|provided|however|that|save|except|whereupon)\b/gi, ''));
};

/** The predicate alone where what follows needs the subject: "Seller ~~shall pay all costs and~~ shall keep records". */
const strikePredicate = (read: ReadText, statement: Statement, joint: string): Strike | undefined => {
  const body = bodyOf(read, statement);
  const words = read.text.slice(body.start, body.end);
  const verb = new RegExp(`^[^,;:]{2,60}?\\b(?=${modal}\\b)`, 'i').exec(words);
  return verb ? { start: body.start + verb[0].length, end: statement.end + joint.length, put: '' } : undefined;
};

/** Whether nothing but a number or a heading stands before a statement in its sentence. */
const isFirst = (read: ReadText, { start, sentence }: Statement): boolean => {
  const before = read.text.slice(sentence.start, start).replace(labels, '');
  return before === '' || runInHeading.test(`${before} A`);
};

/** The first clause of a sentence goes with the conjunction behind it, and the next begins the sentence. */
const strikeFirst = (read: ReadText, statement: Statement, rest: string): Strike => {
  const { start } = bodyOf(read, statement);
  const next = statement.end + (joint.exec(rest)?.[0].length ?? 0);
  const letter = read.text.charAt(next);
  const capital = letter.toUpperCase();
  return letter === capital ? { start, end: next, put: '' } : { start, end: next + 1, put: capital };
};

/** Whether a statement is the heading of its paragraph alone. */
const isHeading = (read: ReadText, { start, end }: Span): boolean => {
  const words = read.text.slice(start, end).replace(labels, '').trim();
  return runInHeading.exec(`${words} A`)?.[0].length === words.length + 1;
};

/**
 * A statement taken away so that what is left still reads; the number and heading of a paragraph stay for the references
 * to it. Undefined where other words of the text hang on it.
 * @param alsoStruck what else is taken away
 */
export const strikeStatement = (
  read: ReadText,
  statement: Statement,
  alsoStruck: readonly Statement[],
): Strike | undefined => {
  // A heading says nothing that could burden, and the stem of a list stays with its list.
  if (isHeading(read, statement)) return undefined;
  if (/^\s*:/.test(read.text.slice(statement.end))) return undefined;
  if (isLimb(read, statement)) return strikeLimb(read, statement);
  const { sentence } = statement;
  const rest = { start: statement.end, end: sentence.end };
  const restText = read.text.slice(rest.start, rest.end);
  const body = bodyOf(read, statement);
  const shared = sharesSubject.exec(restText)?.[0];
  const isCondition =
    conditionOf.test(read.text.slice(body.start, body.end)) && /^\s*,\s*(?!and|but|or)/.test(restText);
  const hangs = shared !== undefined || isCondition || hangsOn.test(restText);
  const goesOn = hangs && isAllStruck(read, rest, alsoStruck);
  if (hangs && !goesOn) return shared === undefined ? undefined : strikePredicate(read, statement, shared);
  const whole = goesOn ? { ...statement, end: sentence.end } : statement;
  if (isWholeSentence(read, whole)) {
    const after = read.text.slice(sentence.end);
    const next = after.slice(labels.exec(after)![0].length).trimStart();
    const from = read.text.length - next.length;
    const isNextStruck = alsoStruck.some(({ start, end }) => start <= from && from < end);
    const needsIt = speaksOfBefore.test(next) || restsOn(next, read.text.slice(body.start, body.end));
    if (needsIt && !isNextStruck) return undefined;
  }
  if (!goesOn && isFirst(read, statement) && /[A-Za-z]{4}/.test(restText)) {
    const [next = ''] = /^[^;.]*/.exec(restText.replace(joint, '')) ?? [];
    // The rest of a list is no sentence: "~~nothing limits liability for fraud;~~ death; or injury".
    const isFragment = /^\s*;/.test(restText) && !saysSomething.test(next);
    return isFragment || refersBack.test(next) ? undefined : strikeFirst(read, statement, restText);
  }
  const span = strikeSpan(read, whole);
  if (leavesHeadAlone(read, span)) return { ...span, put: '[Reserved.]' };
  if (!leavesNumberAlone(read, span)) return { ...span, put: '' };
  const before = /\s$/.test(read.text.slice(0, span.start)) ? '' : ' ';
  const behind = /\s$/.test(read.text.slice(span.start, span.end)) ? ' ' : '';
  return { ...span, put: `${before}[Reserved.]${behind}` };
};

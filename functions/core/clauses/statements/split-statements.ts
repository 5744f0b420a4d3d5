import type { ReadText, Sentence } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';

/** A piece of a text that makes one statement: its own words, and the stem that a list puts before them. */
export interface StatementSpan extends Span {
  readonly sentence: Sentence;
  readonly stem: Span | undefined;
  readonly isProviso: boolean;
}

/** Words that make a clause operative: modal verbs, and verbs that perform what they say. */
export const modal =
  '(?:shall|must|may|might|will|would|can|cannot|could|agrees?|undertakes?|covenants?|waives?|releases?|disclaims?|grants?|assigns?|acknowledges?|represents?|warrants?|reserves?|retains?|accepts?|forfeits?|has no|have no|is (?:not )?(?:entitled|required|obliged|obligated|responsible|liable|bound|free)|are (?:not )?(?:entitled|required|obliged|obligated|responsible|liable|bound|free)|has the right|have the right)';

/** A letter or number in brackets that does not stand in a row of references: "if (i) and (ii) fail". */
const notOfRow = String.raw`(?=\s)(?!\s+(?:and|or|nor|and\/or|through|to)\s+\()`;
const marker = new RegExp(
  String.raw`(?<=^|(?:[;:\n–-]|(?<!\d)[,.])\s*|[,.]\s+|[;,:]\s+(?:and|or|and\/or)\s+|\s(?:and|or|to|that|where|if|by|for|is|of|are)\s+)\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)${notOfRow}`,
  'g',
);
/** The first limb of a list may follow any word: "arising out of or in connection with (a) any breach". */
const firstMarker = new RegExp(String.raw`(?<=[a-z]\s)\((?:a|i|1)\)${notOfRow}`, 'g');
const secondOf: Readonly<Record<string, string>> = { '(a)': '(b)', '(i)': '(ii)', '(1)': '(2)' };
const referenceBefore =
  /(?:sections?|clauses?|paragraphs?|articles?|items?|limbs?|schedule|part|under|(?:lower|higher|greater|lesser|earlier|later|more|less|either) of|(?:\([a-z]{1,4}\)) (?:and|or|nor|to)) $/;
const bullet = /(?:^|\n)[ \t]*[-•*–][ \t]+/g;

/** Where the limbs of a list begin in a sentence; fewer than two make no list. */
const limbStarts = (read: ReadText, sentence: Span): number[] => {
  const lower = read.lower.slice(sentence.start, sentence.end);
  const opening = [...lower.matchAll(firstMarker)].filter(
    ({ 0: label, index }) => lower.indexOf(secondOf[label]!, index) > 0,
  );
  const lettered = [...lower.matchAll(marker), ...opening]
    .filter(({ index }) => !referenceBefore.test(lower.slice(Math.max(0, index - 20), index)))
    .map(({ index }) => sentence.start + index);
  const bulleted = [...read.text.slice(sentence.start, sentence.end).matchAll(bullet)].map(
    ({ index }) => sentence.start + index,
  );
  return [...new Set([...lettered, ...bulleted])].sort((a, b) => a - b);
};

const label = /^\s*(?:\(?([a-z]{1,4}|\d{1,2})\)|([-•*–]))/;
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** What a label may count: "(i)" is the first of roman numbers and the ninth of letters. Bullets do not count. */
const countsOf = (lower: string, at: number): ReadonlyMap<string, number> => {
  const [, sign = '', bulletSign] = label.exec(lower.slice(at, at + 8)) ?? [];
  if (bulletSign || !sign) return new Map();
  if (/\d/.test(sign)) return new Map([['digit', Number(sign)]]);
  const places = Array.from(sign).map((letter) => romanDigits[letter] ?? NaN);
  const roman = places.reduce((sum, value, place) => sum + ((places[place + 1] ?? 0) > value ? -value : value), 0);
  const counts = new Map<string, number>();
  if (sign.length === 1) counts.set('letter', sign.charCodeAt(0) - 96);
  if (!Number.isNaN(roman)) counts.set('roman', roman);
  return counts;
};

/** Whether a label is the first of a list. */
const isFirst = (lower: string, at: number): boolean => {
  const counts = countsOf(lower, at);
  return counts.size === 0 || [...counts.values()].includes(1);
};

/** Whether a label follows another in one list; bullets follow each other. */
const follows = (lower: string, before: number, at: number): boolean => {
  const [one, other] = [countsOf(lower, before), countsOf(lower, at)];
  if (!one.size || !other.size) return one.size === other.size;
  return [...one].some(([kind, count]) => other.get(kind) === count + 1);
};

const clauseBreak = new RegExp(
  [
    ';\\s+(?:and\\s+|or\\s+|but\\s+)?',
    ',?\\s+(?:(?:and|but)\\s+)?(?:further\\s+)?(?:provided|save|except)(?:,? however,?| always,?| further,?)*(?: that|:)\\s+',
    `,\\s+(?:and|but|or|whereupon|in which case|while|whereas)\\s+(?=[^,;]{0,70}?\\b${modal}\\b)`,
    // What stands before is looked at last: few places hold the words, and every place has something before it.
    `\\s+(?:and|but)\\s+(?<!between [^,;]{0,60}\\s(?:and|but)\\s+)(?=(?:the )?(?!(?:[a-z]+ly|hereby|also|further|then|therefore) )[a-z'-]+ ${modal}\\b)`,
    // "... shall hold it in confidence and shall indemnify the Discloser": a second act of the same subject.
    `\\s+(?:and|but)\\s+(?=(?:shall|will|must|may) (?:not |also |at all times |promptly )?(?!be\\b|have\\b|not\\b|also\\b)[a-z]{3,}\\b)`,
  ].join('|'),
  'g',
);

/** How much of a clause must stand on either side of a break: less is a tail of the same statement. */
const leastLength = 24;

/** So much before a break tells whether what stands there goes on. */
const longestBefore = 100;

/** What cannot end a clause, as what follows has the same object. */
const wantsObject = /\b(?:of|to|for|by|with|from|against|under|in|on|upon)$/;
/** A verb whose object stands behind the next one: "disclaims, and will have no liability for, any warranty". */
const wantsItsObject =
  /\b(?:disclaims?|waives?|releases?|excludes?|grants?|assigns?|makes?|offers?|assumes?|accepts?|gives?|provides?|indemnify|indemnifies|defend|repair|deliver|perform|use|copy|disclose)$/;
/** An item of a list, which a conjunction joins to the next. */
const listItem =
  /,\s(?!(?:after|before|within|upon|on|in|at|by|with|without|from|for|if|unless|until|to|as)\b)(?:(?!\b(?:shall|will|may|must|is|are)\b)[^,;.]){1,25}$/;
const beginsWithModal = new RegExp(`^${modal}\\b`);
/** What the verb behind the next one belongs to: "shall, and shall cause its staff to, comply", "reserves the right, but has no duty, to". */
const wantsVerb = /\b(?:shall|will|may|must|the right|agrees|(?<!un)able|entitled)(?: not)?$/;
/** A verb that has no object of its own, and the next one behind it: "shall review, and shall not ignore, the comments". */
const bareVerb = new RegExp(`\\b(?:shall|will|may|must) (?:not )?(?:[a-z]+ly )?[a-z]{3,}$`);
const nextVerb =
  /^(?:shall|will|may|must) (?:not )?(?:[a-z]+ly )?[a-z]{3,}(?: [a-z]{2,4})?, (?!(?:and|or|but|if|unless|provided)\b)/;

/** A verb that has no object yet behind words of time: "will procure before the start, and shall maintain, a policy". */
const wantsObjectAfterTime =
  /\b(?:shall|will|must|may) (?:procure|obtain|secure|maintain|provide|deliver|furnish|purchase|effect|give|make|keep) (?:on|before|by|at|during|prior|within|upon|after|no later|not later|promptly)\b[^,;]{0,60}$/;

/** What joins like to like, and no proviso. */
const joinsLike = /^,?\s+(?:and|or)\s+(?!(?:further\s+)?(?:provided|save|except)\b)/;

/** Whether what stands before a break goes on behind it. */
const goesOn = (before: string, joint: string, after: string): boolean =>
  wantsObject.test(before) ||
  (wantsItsObject.test(before) && (beginsWithModal.test(after) || after.startsWith('each '))) ||
  (bareVerb.test(before) && nextVerb.test(after)) ||
  (wantsVerb.test(before) && beginsWithModal.test(after)) ||
  (wantsObjectAfterTime.test(before) && beginsWithModal.test(after)) ||
  (joinsLike.test(joint) && listItem.test(before) && !beginsWithModal.test(after));

const opensCondition = /^\W*(?:(?:and|but|or) )?(?:if|where|when|whenever|unless|should|in the event|in case)\b/;
const hasModal = new RegExp(`\\b${modal}\\b`);
const hasModalBehindComma = new RegExp(`, [^;]{0,120}?\\b${modal}\\b`);

/** Whether a break stands within the condition of a clause that is yet to come: "if it is late, or shall fail to pay, we may". */
const isInCondition = (before: string, joint: string, after: string): boolean => {
  if (!joinsLike.test(joint) || !opensCondition.test(before)) return false;
  const comma = before.indexOf(', ');
  const main = comma < 0 ? '' : before.slice(comma + 2);
  return (/^(?:or|and) /.test(main) || !hasModal.test(main)) && hasModalBehindComma.test(after);
};

const finite = new RegExp(
  `\\b(?:${modal}|is|are|was|were|has|have|had|does|do|did|remains?|means|includes?|appl(?:y|ies)|constitutes?|provides?|makes?|pays?|gives?|takes?|owns?|bears?|becomes?|terminates?|expires?|fails?|receives?|supplies|delivers?|performs?|requires?|begins?|ends?|passes|vests?|survives?|continues?|sells?|buys?|keeps?|holds?|uses?|believes?|determines?|elects?|n't|not)\\b`,
);
const joinsAlone = /^\s+and\s+$/;

/** Whether "and" joins two names before their one verb: "our liability under this Agreement and the Program will not exceed". */
const isWithinSubject = (before: string, joint: string): boolean => joinsAlone.test(joint) && !finite.test(before);

const joinedBefore = /(?:, (?:and|but|while|whereas|whereupon) |; (?:and |but )?)(?:the )?$/;

/** Cuts a passage where a new clause with its own verb begins. */
const splitClauses = (
  lower: string,
  { start, end }: Span,
  mentions: readonly Span[],
): (Span & { readonly isProviso: boolean })[] => {
  const pieces: (Span & { isProviso: boolean })[] = [];
  const breaks = [...lower.slice(start, end).matchAll(clauseBreak)].map((match) => ({
    at: start + match.index,
    words: match[0],
  }));
  for (const mention of mentions) {
    // "..., and Licensee assumes the entire risk": a party and its verb begin a clause.
    if (mention.start < start || mention.end > end) continue;
    const joined = joinedBefore.exec(lower.slice(Math.max(start, mention.start - 24), mention.start));
    if (
      !joined ||
      !/^ (?!'s)(?:also |then |hereby |expressly |further )?[a-z]{3,}(?:s|ed)\b/.test(
        lower.slice(mention.end, mention.end + 40),
      )
    )
      continue;
    const at = mention.start - joined[0].length;
    if (!breaks.some((other) => Math.abs(other.at - at) < 8))
      breaks.push({ at, words: joined[0].replace(/the $/, '') });
  }
  breaks.sort((a, b) => a.at - b.at);
  let from = start;
  let isProviso = false;
  let depth = 0;
  let counted = start;
  for (const { at, words } of breaks) {
    for (; counted < at; counted += 1) {
      if (lower[counted] === '(') depth += 1;
      else if (lower[counted] === ')') depth = Math.max(0, depth - 1);
    }
    const next = at + words.length;
    if (depth || at - from < leastLength || end - next < leastLength) continue;
    if (isInCondition(lower.slice(from, at), words, lower.slice(next, Math.min(end, next + longestStem)))) continue;
    if (isWithinSubject(lower.slice(from, at), words)) continue;
    if (goesOn(lower.slice(Math.max(from, at - longestBefore), at).trimEnd(), words, lower.slice(next, next + 40)))
      continue;
    pieces.push({ start: from, end: at, isProviso });
    isProviso = /provided|save|except/.test(words);
    from = next;
  }
  pieces.push({ start: from, end, isProviso });
  return pieces;
};

/** Characters of a stem that are read with each of its limbs; of a longer one the words next to the limbs. */
const longestStem = 1000;

/** A stem that ends so puts conditions: each limb says its own, and what stands before says its own. */
const opensConditions =
  /[,;]?\s+(?:provided|on (?:the )?condition|except|save)(?:,? (?:however|always|further|only),?)* ?(?:that)?[:,]?\s*$/;

/** Where a stem begins: with its clause, or with a whole word where the clause is longer than can be read with each limb. */
const stemStart = (lower: string, clause: number, first: number): number => {
  if (first - clause <= longestStem) return clause;
  const space = lower.indexOf(' ', first - longestStem);
  return space < 0 || space > first ? first - longestStem : space + 1;
};

/** The limbs of a sentence without the number of its paragraph: "(b) Supplier shall (i) repair and (ii) replace". */
const withoutNumber = (lower: string, sentence: Span, [number, second, ...rest]: readonly number[]): number[] => {
  if (number === undefined || second === undefined) return number === undefined ? [] : [number];
  const isNumber = number === sentence.start && !follows(lower, number, second) && isFirst(lower, second);
  return isNumber && rest.length ? [second, ...rest] : [number, second, ...rest];
};

/**
 * Cuts a text into the pieces that each make one statement: sentences, limbs of lists with their stem, clauses with
 * a verb of their own, provisos.
 */
export const splitStatements = (read: ReadText): StatementSpan[] => {
  const spans: StatementSpan[] = [];
  let openStem: Span | undefined;
  /** The last limb of the list whose stem is open. */
  let lastLimb: number | undefined;
  for (const sentence of read.sentences) {
    const parties = sentence.mentions.map(({ start, end }) => ({
      start: sentence.start + start,
      end: sentence.start + end,
    }));
    const labelled = limbStarts(read, sentence);
    const isContinued =
      labelled[0] === sentence.start &&
      openStem !== undefined &&
      (lastLimb === undefined || follows(read.lower, lastLimb, labelled[0]));
    const starts = isContinued ? labelled : withoutNumber(read.lower, sentence, labelled);
    const first = starts[0];
    const isOpened = first !== undefined && /:\s*$/.test(read.lower.slice(sentence.start, first));
    const isList = starts.length >= 2 || isContinued || isOpened;
    if (!isList || first === undefined) {
      const isStem =
        /[:–-]\s*$/.test(read.lower.slice(sentence.start, sentence.end)) && sentence.end - sentence.start < longestStem;
      openStem = isStem ? { start: sentence.start, end: sentence.end } : undefined;
      lastLimb = undefined;
      for (const piece of splitClauses(read.lower, sentence, parties))
        spans.push({ ...piece, sentence, stem: undefined });
      continue;
    }
    let hasConditions = false;
    if (!isContinued) {
      openStem = undefined;
      // What stands before the stem's own clause makes statements of its own.
      const head = splitClauses(read.lower, { start: sentence.start, end: first }, parties);
      const stem = head.at(-1)!;
      for (const piece of head.slice(0, -1)) spans.push({ ...piece, sentence, stem: undefined });
      const conditions = opensConditions.exec(read.lower.slice(stem.start, first));
      if (conditions && conditions.index >= leastLength) {
        spans.push({ ...stem, end: stem.start + conditions.index, sentence, stem: undefined });
        hasConditions = true;
      } else if (first - sentence.start > 3) openStem = { start: stemStart(read.lower, stem.start, first), end: first };
    }
    starts.forEach((start, index) => {
      const end = starts[index + 1] ?? sentence.end;
      if (end - start < 6) return;
      splitClauses(read.lower, { start, end }, parties).forEach((piece, place) =>
        spans.push({
          ...piece,
          sentence,
          stem: place ? undefined : openStem,
          isProviso: piece.isProviso || hasConditions,
        }),
      );
    });
    lastLimb = starts.at(-1);
    if (!/:\s*$/.test(openStem ? read.lower.slice(openStem.start, openStem.end) : '')) openStem = undefined;
  }
  return spans;
};

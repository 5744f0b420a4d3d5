import type { Span } from '../reading/split-text.ts';

/** How far a sentence is looked at on both sides of words that go. */
const reach = 200;

const determiners = 'the|an?|any|each|every|all|such|this|its|their|his|her|our|your|no';
const prepositions = 'of|to|by|for|in|on|at|with|from|under|against|upon|into|between|per|as|than';
const auxiliaries = 'is|are|be|been|being|was|were|shall|may|will|must|can|has|have|does|do';

/** Words that need what follows them. */
const leadsOn = new RegExp(
  `\\b(?:${determiners}|${prepositions}|and|or|nor|either|both|neither|whether|that|which|who)$`,
  'i',
);
/** Words that need what stands before them, and stops. */
const followsOn = new RegExp(`^(?:[,;:.)]|(?:${prepositions}|and|or|nor|${auxiliaries})\\b)`, 'i');

/** A verb whose complement goes: "the count shall be ~~final~~." */
const needsComplement = /\b(?:be|been|is|are|was|were|shall|must|may|will|not)$/i;
const endsComplement = /^(?:[,;:.)]|$|(?:and|or|but)\b)/i;

/** A clause, or words that add something to one, begins so; an item of a list does not. */
const opensAnew =
  /^(?:which|who|whose|that|provided|except|unless|if|in|on|upon|at|by|for|to|from|with|within|under|subject|without|as|including|other|save|where|when|whether|notwithstanding|then|such|it|they|he|she|we|you|but|so|even|regardless|irrespective|during|until|after|before|because|since|while|pursuant|together|being|having|not|nor|and|or)\b/i;

/** A verb that makes a clause of the words around it. */
const finite = new RegExp(
  `\\b(?:${auxiliaries}|agrees?|undertakes?|waives?|grants?|means?|includes?|applies|apply)\\b`,
  'i',
);

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Whether words hold one bracket or quotation mark of a pair. */
const splitsPair = (words: string): boolean =>
  count(words, /\(/g) !== count(words, /\)/g) ||
  count(words, /“/g) !== count(words, /”/g) ||
  count(words, /"/g) % 2 === 1 ||
  count(words, /\[/g) !== count(words, /\]/g);

/** The rest of a list whose middle went: "the actual | , constructive or imputed knowledge of the Buyer". */
const goesOnAsList = (behind: string): boolean => {
  const items = /^((?:, (?:[\w'’-]+ ?){1,4}){1,4}),? (?:and|or) /.exec(behind)?.[1];
  return (
    items !== undefined &&
    items
      .split(', ')
      .slice(1)
      .every((item) => !opensAnew.test(item) && !finite.test(item))
  );
};

/** What stands between two commas of a sentence and ends in its verb: "shall, at its cost, repair", "shall, promptly, repair". */
const isInsertion = (item: string): boolean => opensAnew.test(item) || /ly$/.test(item);

/** Words that a list follows, not an insertion: "regardless of volume, scope", "and none against a director, member". */
const leadsList =
  /^(?:and|or|but|regardless|irrespective|including|notwithstanding|without|whatever) |\b(?:any|an?|no) [\w’-]+$/i;

/** The last two items before words that join one more to a list, without a joint of their own. */
const listBefore = /(?:^|[,;:.()]) *([^,;:.()]+), ([^,;:.()]+)$/;

/** Two items without a joint; a last one that is long, or says something of its own, is no item. */
const itemsBefore = (before: string): readonly [first: string, last: string] | undefined => {
  const [, first = '', last = ''] = listBefore.exec(before) ?? [];
  const isItem =
    last !== '' && !/ly$/.test(last) && !opensAnew.test(last) && !finite.test(last) && !/\b(?:and|or)\b/.test(last);
  return isItem && last.split(' ').length <= mostOfItem ? [first, last] : undefined;
};

/** So many words an item of a list has at most. */
const mostOfItem = 7;

/** Whether items would be left without the word that joins them, and none of them can take it. */
const unjoinsList = (before: string, words: string): boolean => {
  const items = /^ (?:and|or) /i.test(words) ? itemsBefore(before) : undefined;
  return items !== undefined && isInsertion(items[0]) && !leadsList.test(items[0]);
};

/** A noun with its article joined to another within an item. */
const joinsObjects = new RegExp(`^,? ?(?:and|or) (?:${determiners})\\b`, 'i');
const hasObject = new RegExp(`\\w (?:${determiners}) \\w`, 'i');

/**
 * A change that takes the last item of a list away together with the only word that joins it, so made that the item before
 * becomes the last: "vacant, let at a low rent ~~or idle~~" becomes "vacant or let at a low rent". Other changes stay.
 * @param change words of a text, and what stands in their place
 */
export const rejoinList = <Kind extends Span & { readonly put: string }>(text: string, change: Kind): Kind => {
  const { start, end, put } = change;
  const joint = put === '' ? /^,? ?(and|or) /i.exec(text.slice(start, end))?.[1] : undefined;
  const items = joint ? itemsBefore(text.slice(Math.max(0, start - reach), start)) : undefined;
  if (!joint || !items) return change;
  const [first, last] = items;
  if (isInsertion(first) && !leadsList.test(first)) return change;
  // "A free license under any patent | and any design": what is joined is within the item.
  if (joinsObjects.test(text.slice(start, end)) && hasObject.test(last)) return change;
  return { ...change, start: start - last.length - 2, put: ` ${joint} ${last}` };
};

const relative = /\b(?:that|which|who|whose)\b/i;

/** A second relative clause behind that hangs on the first: "works | that she makes alone, and that relate to the business". */
const takesRelative = (before: string, words: string, behind: string): boolean =>
  relative.test(words) &&
  /^[^;.]*\b(?:and|or|but) (?:that|which|who)\b/i.test(behind) &&
  !relative.test(before.slice(-60));

/** A verb that no list of verbs holds goes with the words: "the bonus | and the vesting of awards cease on notice". */
const takesVerb = (text: string, { start, end }: Span): boolean => {
  const [, opening = ''] =
    /(?:^|[.!?]["”’)]* +)(\p{Lu}[^.;:]*)$/u.exec(text.slice(Math.max(0, start - reach), start)) ?? [];
  const [ending = ''] = /^[^.;:,]*/.exec(text.slice(end, end + reach)) ?? [];
  return (
    opening !== '' &&
    !finite.test(opening) &&
    !finite.test(ending) &&
    !/\b\w{3,}(?:ed|es|s) (?:the|to|by|on|all)\b/.test(opening + ending)
  );
};

/** Words that end in front of what they govern: "any sum which in its opinion is, or | may become, due". */
const endsOpen = new RegExp(`\\b(?:${auxiliaries}|${prepositions}|${determiners})$`, 'i');

/**
 * Whether taking words away leaves a sentence that does not read: half a pair of brackets, a list without the word that
 * joins it, a preposition without its noun. A replacement is looked at only where its words meet those around them.
 * @param change words of a text, and what stands in their place
 */
export const breaksSentence = (text: string, change: Span & { readonly put: string }): boolean => {
  const { start, end, put } = change;
  const words = text.slice(start, end);
  const before = text.slice(Math.max(0, start - reach), start).trimEnd();
  const behind = text.slice(end, end + reach);
  if (start === end) return false;
  if (put !== '') return splitsPair(words) && !splitsPair(put);
  // A paragraph or sentence that goes as a whole takes nothing from others.
  if (
    /(?:^|[.;:!?]["”’)]*|\n)$/.test(before) &&
    /^\s*(?:$|\n|\p{Lu})/u.test(behind) &&
    /[.;:!?]["”’)]*\s*$/.test(words)
  )
    return false;
  const next = behind.trimStart();
  if (/^['’]s\b/.test(behind) || /^ of\b/.test(behind) || splitsPair(words)) return true;
  if (/[,;:(]$/.test(before) && /^[,;:.)]/.test(next)) return true;
  if (needsComplement.test(before) && endsComplement.test(next)) return true;
  // A comma ends a clause, if in a particle: "until it is checked in~~, even if we are late~~".
  const endsClause = /^,/.test(words) && /^[.;:]/.test(next);
  if (!endsClause && leadsOn.test(before) && followsOn.test(next)) return true;
  if (/\b(?:either|both|neither|between)$/i.test(before)) return true;
  if (
    unjoinsList(before, words) ||
    goesOnAsList(behind) ||
    takesRelative(before, words, behind) ||
    takesVerb(text, change)
  )
    return true;
  return endsOpen.test(words.replace(/[,;\s]+(?:(?:and|or|but|nor)[,\s]*)?$/i, ''));
};

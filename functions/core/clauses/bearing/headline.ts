import type { ReadText } from '../reading/read-text.ts';
import { labels, sentenceCase } from '../reading/sentence-tools.ts';
import { quietened, saysSomething, withoutHeading } from '../statements/tell-statement.ts';

const furtherPart =
  /^(?:within|before|after|until|unless|except|if|where|when|while|from|at|in|on|upon|with|without|by|to|under|as|whether|regardless|notwithstanding|that|which|who|and|or|provided|subject|during|against|because|so)$/i;

/** What comes before the main clause: a condition, a time, a reason. */
const opening =
  /^(?!in no |under no |at no )(?:if|where|when|whenever|upon|on|should|unless|in|during|after|before|until|for|following|including|within|by|at|from|because|provided|failing|with|without|save|except|to the extent|as|notwithstanding|subject to|promptly|or|and|but|nor)\b/i;

const openingUntilComma = /^[^,]{0,160}, (?=\S+ )/;

/** Where a party is said to do or have something: the main clause begins there at the latest. */
const doing =
  /^ (?:also |further |hereby )?(?:must|may|will|shall|can|cannot|agrees?|waives?|grants?|owes?|pays?|bears?|has|have|is|are)\b/i;

/** Words that no heading ends in. */
const dangling =
  /(?: (?:a|an|the|any|all|its|their|our|your|of|to|for|and|or|in|by|with|on|at|from|as|not|be|such|each|that|which|than|more|less|so|being|together|based|subject|up|then|also|otherwise|against|under|into))+$/i;

/** Where a party begins to do or have something in a text that begins with a condition; undefined where none does. */
const mainClauseOf = (read: ReadText, text: string): number | undefined => {
  const lower = text.toLowerCase();
  const actor = read.parties
    .mentionsIn(lower)
    .find(
      ({ start, end }) =>
        start > 0 &&
        lower[start - 1] === ' ' &&
        doing.test(lower.slice(end)) &&
        !/\b(?:if|that|which|when|where|should|event|case|unless|until|once|while|because|extent|whether|by|to|of|from|for|with|against) (?:the )?$/.test(
          lower.slice(0, start),
        ),
    );
  return actor && actor.start - (lower.slice(0, actor.start).endsWith('the ') ? 4 : 0);
};

/** What a statement hangs on: without it the statement says more than the text does. */
const condition =
  /^(?:if|where|when|whenever|unless|should|upon|on|failing|to the extent|provided|in the event|except|save|subject to|until|after|before|during|within|for)\b(?! (?:the other hand|that purpose|this purpose|these purposes|the avoidance|such (?:case|event)))/i;

/** So many words of a condition stand behind what it is for. */
const mostConditional = 26;

/**
 * What hangs on a condition, told before it: "If Customer is late, Supplier may suspend" as "Supplier may suspend if ...".
 * Undefined where the condition is too long to be told: without it more would be said than is so.
 */
const withCondition = (rest: string, before: string): string | undefined => {
  const told = before.replace(/[\s,;:]+$/, '').replace(/,? then$/, '');
  if (!condition.test(told)) return rest;
  if (told.split(' ').length > mostConditional || /[;:“”"]/.test(told)) return undefined;
  const comma = /^(?:except|save|unless|subject)/i.test(told) ? ',' : '';
  return `${rest}${comma} ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
};

/** A verb that is a sentence's own, whoever acts. */
const ownVerb =
  /\b(?:shall|must|may|will|can|cannot|is|are|was|were|has|have|does|do|agrees?|waives?|grants?|remains?|becomes?)\b/i;

/** "If at the end of a year, …": what follows the comma is still the condition. */
const goesOnBehindComma =
  /^(?:if|where|when|whenever|unless|in the event(?: that)?|provided that|to the extent(?: that)?)(?: and to the extent)? (?:at|on|in|upon|during|after|before|following|for any|as|prior|within|by|under|pursuant|notwithstanding|despite)\b[^,]*, $|^(?:in the event(?: that)?|if|when|where), $/i;

const verbsInRow = /^(?!(?:then|it|we|you|they|he|she)\b)[a-z]+(?:,| or| and) [a-z]+(?:,| or| and) /;

/**
 * A sentence with its main clause first, where something comes before it; as it is where none can be told, undefined where it
 * would be told without what it hangs on.
 */
const mainFirst = (read: ReadText, text: string): string | undefined => {
  if (!opening.test(text)) return text;
  const main = mainClauseOf(read, text);
  const rest = text.replace(openingUntilComma, '');
  const comma = text.length - rest.length;
  // "With respect to any improvements, inventions or designs, Customer will own": a comma of the list begins no clause.
  const isBeforeComma = main !== undefined && (comma > main || !ownVerb.test(text.slice(comma, main)));
  const from =
    !isBeforeComma && rest !== text && !opening.test(rest) && rest.split(' ').length >= 4
      ? text.length - rest.length
      : main;
  if (from === undefined) return text;
  // "When you upload, submit or send content, you give": the first comma is one of a row of verbs.
  if (verbsInRow.test(text.slice(from))) return undefined;
  return goesOnBehindComma.test(text.slice(0, from)) ? undefined : withCondition(text.slice(from), text.slice(0, from));
};

/**
 * Insertions that change nothing: what a bracket only names, counts or exemplifies, and what stands so between commas. A bracket
 * that bounds ("other than us", "subject to this Section", "but not more than"), and a time or a condition, is part of what is said.
 */
const insertions =
  / \((?:["“]|the ["“]|each,? |together|collectively|as defined|including(?! only)|e\.g\.|i\.e\.|for example|such as)[^()]*\)| \((?:\$?\d[\d.,%]*|if any|as applicable)\)|, (?:being|including|if any|as applicable|or as the case may be|where applicable)\b[^,]{0,80},(?= (?:shall|must|may|will|is|are|has|have|can)\b)/g;

/** A heading that runs into its paragraph: names of matters alone, right before whoever acts. */
const runInHeading =
  /^(?!(?:each|any|all|no|neither|either|if|the|every|such|this|that|other|unless|upon|when|where|in|on|at|by|for|to|nothing|subject|except|save|notwithstanding|during|after|before)\b)(?:(?:\p{Lu}[\p{L}'’-]*|of|and|or|the|for|to|by|on|in|&|\([a-z0-9]{1,3}\)|-|–)[ :]+)+$/iu;
const isCapital = /^(?:\p{Lu}\S*|of|and|or|the|for|to|by|on|in|&|\([a-z0-9]{1,3}\)|-|–)$/u;

/** A sentence without the heading that runs into it. */
const withoutRunIn = (read: ReadText, text: string): string => {
  const main = mainClauseOf(read, text);
  if (!main || main > 90) return text;
  const before = text.slice(0, main);
  // "Northgate and Supplier shall each": a name joined to the next is no heading.
  const isHeading =
    !/\b(?:and|or|nor|&)\s*$/i.test(before) &&
    runInHeading.test(before) &&
    before
      .trim()
      .split(/[ :]+/)
      .every((word) => isCapital.test(word));
  return isHeading ? text.slice(main) : text;
};

/** What makes a statement a proviso to the one before. */
const proviso = /^[,;]?\s*(?:and |but )?(?:provided|save|except)(?:,? (?:however|further|always|only),?)* that /i;

const onlyIf = /^Only if /;
/** A proviso that narrows what stands before is so by itself: "provided that the license applies only to the extent". */
const narrows =
  /\b(?:does|do) not (?:apply|affect|limit|include|extend|relieve)\b|\b(?:appl(?:y|ies)|is|are|extends?|lasts?)\b[^,;]{0,40}\b(?:only|solely|limited to|no (?:further|longer|more))\b/i;
const modal = /\b(?:shall|must|may|will|can|cannot|might|should)\b/;

/** The words of a statement without number, proviso and stop. */
const bareOf = (whole: string): string =>
  whole
    .replace(proviso, '')
    .replace(/[.;,:]+$/, '')
    .replace(/[,;]? (?:and|or|and\/or)$/i, '');

/** The words of a statement without number and stop, from the part that is no condition. */
const mainPart = (read: ReadText, told: string): string | undefined => {
  const whole = quietened(read, withoutHeading(told));
  const flat = bareOf(whole);
  // "Provided that Customer claims in time": what the statement before hangs on, nothing that is so.
  if (proviso.test(whole) && !modal.test(flat) && !narrows.test(flat)) return `Only if ${flat}`;
  return mainFirst(read, withoutRunIn(read, flat))?.replace(insertions, '');
};

/** A heading has so many words at most; a longer one is cut where a part of the sentence begins. What is cut off may be the point. */
const headline = { whole: 44, most: 40, least: 5 } as const;

/** Four things and more in a row: "claims, losses, damages, fines and costs". */
const enumeration =
  /((?:[a-z'’-]+ ){0,2}[a-z'’-]{3,}), ((?:[a-z'’-]+ ){0,2}[a-z'’-]{3,}), (?:(?:[a-z'’-]+ ){0,3}[a-z'’-]{3,}, ?){1,8}(and|or) (?:other )?[a-z'’-]{3,}(?= (?:to|from|of|by|which|that|arising|shall|must|may|will|in|for|against|on|and)\b|[,.;]|$)/g;
const examples = /, including (?:[^,]{1,40}, ){0,8}[^,]{1,60}(?=,|$)/;

/** A sentence too long for a heading without what only spells it out. */
const shortened = (text: string): string => text.replace(enumeration, '$1, $2 $3 the like').replace(examples, '');

/** A list that begins in the middle: of its limbs one alone would be told. */
const listInside = /: \(?[a-z1][.)] /;

/** A verb that wants what stood behind it. */
const endsInVerb = /\b(?:shall|will|may|must|cannot|be|is|are|has|have|not|and|or|of|to|by|with|the|an?)$/i;

/** What no sentence begins with: a verb without whoever acts, or words that hang on others. */
const headless =
  /^(?:hereby|otherwise|in lieu|thereafter|thereupon|then|in (?:such|that|this) (?:case|event)|the (?:other|same|foregoing|latter|former|said)|is|are|was|were|has|have|had|be|been|being|does|do|shall|must|may|will|can|cannot|or|and|but|nor|which|who|whom|whose|that|it|they|such|so|to|of|as|than|together|less|(?:acknowledge|undertake|agree|warrant|represent|waive|grant|accept|confirm)s)\b/i;

/** Words cut where a part of them ends, with a mark where more follows. */
const cutShort = (words: readonly string[], most: number): string => {
  const cuts = words.flatMap((word, at) =>
    at >= headline.least && at <= most && (furtherPart.test(word) || /[,;:]$/.test(words[at - 1]!)) ? [at] : [],
  );
  const kept = words
    .slice(0, cuts.at(-1) ?? most)
    .join(' ')
    .replace(/[,;:(]+$/, '')
    .replace(dangling, '');
  return `${kept.replace(/[,;:(]+$/, '')} …`;
};

/** So many words of a passage are quoted as a heading. */
const mostQuoted = 40;
const leastQuoted = 3;

/** The words of a passage itself, in quotation marks, where they make no sentence that could head it; undefined where they are too few. */
export const quotedHeadline = (read: ReadText, passage: string): string | undefined => {
  const words = quietened(read, passage)
    .replace(/["“”]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(labels, '')
    .replace(/^[\s,;:.–-]+(?:(?:and|or|but|nor)\s+)?/i, '')
    .replace(/[\s.;,:]+$/, '')
    .replace(/[,;]? (?:and|or|and\/or)$/i, '')
    .split(' ');
  if (words.length < leastQuoted) return undefined;
  const said = words.length <= mostQuoted + 8 ? words.join(' ') : cutShort(words, mostQuoted);
  return `“${said}”`;
};

/**
 * A statement as a heading: its main part, whole where it is short, else cut where a part of it ends; undefined where
 * what is left is no sentence.
 */
export const headlineOf = (read: ReadText, told: string): string | undefined => {
  const main = mainPart(read, told);
  if (main === undefined || listInside.test(main)) return undefined;
  const text = sentenceCase(main);
  if (headless.test(text) || endsInVerb.test(text) || opening.test(text) || !(onlyIf.test(text) || saysSomething(text)))
    return undefined;
  const isShort = text.split(' ').length <= headline.whole;
  if (isShort) return text;
  const words = shortened(text).split(' ');
  if (words.length <= headline.whole) return words.join(' ');
  // Cut short, a sentence whose condition stands behind it would be told without.
  const whole = withoutRunIn(read, bareOf(quietened(read, withoutHeading(told)))).replace(insertions, '');
  return cutShort(condition.test(whole) ? sentenceCase(whole).split(' ') : words, headline.most);
};

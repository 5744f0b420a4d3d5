import type { ReadText, Sentence } from './read-text.ts';

const dutyWords =
  /\b(?:shall|must|will|agrees? to|undertakes? to|covenants? to|is (?:required|obliged|obligated) to|are (?:required|obliged) to)\b/;
const rightWords = /\b(?:may|shall have the right|is entitled|has the right|reserves the right|shall be entitled)\b/;

/** How many sentences bind the reader, the counterparty, both alike, and give either a right. */
export interface DutyCount {
  readonly own: number;
  readonly counterpart: number;
  readonly shared: number;
  readonly ownRights: number;
  readonly counterpartRights: number;
}

/** Who is bound, sentence by sentence: the party named right before a word of duty or right. */
export const countDuties = (read: ReadText): DutyCount => {
  const count = { own: 0, counterpart: 0, shared: 0, ownRights: 0, counterpartRights: 0 };
  for (const sentence of read.sentences) {
    for (const mention of sentence.mentions) {
      const after = sentence.lower.slice(mention.end, mention.end + 60);
      const right = rightWords.exec(after);
      const duty = dutyWords.exec(after);
      const nearest = [right?.index ?? 99, duty?.index ?? 99];
      if (Math.min(...nearest) > 34) continue;
      const isRight = nearest[0]! <= nearest[1]!;
      if (mention.standing === 'own') count[isRight ? 'ownRights' : 'own'] += 1;
      else if (mention.standing === 'counterpart') count[isRight ? 'counterpartRights' : 'counterpart'] += 1;
      else if (!isRight) count.shared += 1;
    }
  }
  return count;
};

/** A passage of the text cut to a length at a word, in plain spaces. */
export const snippet = (text: string, most: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 20)).replace(/[\s,;:([]+$/, '')}…`;
};

/** The words around a finding, at most the sentence it stands in. */
export const around = (
  text: string,
  sentence: Sentence,
  start: number,
  end: number,
  most = 240,
): { readonly start: number; readonly end: number } => {
  if (sentence.end - sentence.start <= most) return { start: sentence.start, end: sentence.end };
  const spare = Math.max(0, most - (end - start));
  let from = Math.max(sentence.start, start - Math.floor(spare * 0.6));
  let to = Math.min(sentence.end, Math.max(end, from + most));
  while (from > sentence.start && from < start && !/\s/.test(text[from - 1]!)) from += 1;
  while (to < sentence.end && to > end && !/\s/.test(text[to]!)) to -= 1;
  return { start: from, end: to };
};

/** First letter in upper case, but that of a name which is written so: "eBay". */
export const sentenceCase = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/**
 * First letter in lower case, as in the middle of a sentence; abbreviations keep theirs.
 * @param names what keeps its capital too
 */
export const withinSentence = (text: string, names: readonly string[] = []): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) && !names.some((name) => text.startsWith(name))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const numerals = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A count in words, so that no figure appears that the clause does not hold. */
export const inWords = (count: number): string =>
  numerals[count] ??
  (count < 24 ? 'more than a dozen' : count < 40 ? 'several dozen' : count < 150 ? 'about a hundred' : 'hundreds of');

/** Joins words as a person would: a, b and c. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Numbers, letters of limbs and dashes at the start of a passage; it matches nothing where there is none. */
export const labels =
  /^\s*(?:(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)|\d{1,3}(?:\.\d{1,3})*(?:\([a-z]{1,4}\)|\.)?(?=\s)|[-•*–])\s+)*/i;

/**
 * The heading that runs into a paragraph, with its stop and the space behind it: "Right of Set-Off. ". A company's name
 * ends in a stop too.
 */
export const runInHeading =
  /^(?:[A-Z][A-Za-z'’/&-]*(?:,? (?:[A-Z][A-Za-z'’/&-]*|and|of|or|for|to|the|on|in|by)){0,6}|[A-Z][A-Z ,&/-]{3,60})(?<!\b(?:Inc|Corp|Ltd|Co|LLC|LLP|LP|PLC|No))\.\s+(?=["“(A-Z0-9])/;

import type { ReadText } from '../reading/read-text.ts';
import { sentenceCase } from '../reading/sentence-tools.ts';

const verb =
  /\b(?:must not|may not|cannot|must|may|will not|will|shall not|shall|can|agrees? to|undertakes? to|is|are|was|were|has|have|waives?|releases?|warrants?|represents?|acknowledges?|accepts?|grants?|assigns?|owes?|bears?|pays?|includes?|means|continues?|survives?|applies|apply)\b/;

/** A subject says what a statement is about in at most so many words. */
const mostWords = 8;
/** From so many words on it may end where a further part of the sentence begins. */
const leastWords = 3;

const furtherPart =
  /^(?:within|before|after|until|unless|except|if|where|when|while|from|at|in|on|upon|with|without|by|to|under|as|whether|regardless|notwithstanding|that|which|who|and|or|provided|subject|during|against|because|so)$/i;

const openingCondition =
  /^(?:(?:if|where|when|upon|on|should|unless|in|during|after|before|until|for|following|including)\b[^,]{0,160}, (?=\S+ )|if\b.{4,110}? (?=(?:you|we) (?:must|may|will|can|pay|have|are)\b))/i;

const cut = (text: string): string => {
  const words = (text.split(/[;:(]|,(?!\d)/)[0] ?? '').trim().split(/\s+/);
  const end = words.findIndex((word, at) => at >= leastWords && furtherPart.test(word));
  return words
    .slice(0, Math.min(mostWords, end < 0 ? words.length : end))
    .join(' ')
    .replace(/ (?:a|an|the|any|all|its|their|of|to|for|and|or|in|by|with|on|at|from|as|not|be|such|each)$/i, '')
    .replace(/ (?:a|an|the|any|all|its|their|of|to|for|and|or|in|by|with|on|at|from|as|not|be|such|each)$/i, '');
};

const label = /^\s*(?:(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)|\d{1,3}(?:\.\d{1,3})*\.?(?=\s)|[-•*–])\s+)*/i;

/** The words of a statement without number and stop, from the part that is no condition. */
const mainPart = (told: string): string => {
  const flat = told
    .replace(/\s+/g, ' ')
    .trim()
    .replace(label, '')
    .replace(/[.;,:]+$/, '')
    .replace(/[,;]? (?:and|or|and\/or)$/i, '');
  const main = flat.replace(openingCondition, '');
  return main.split(' ').length >= 4 ? main : flat;
};

/** A heading has at most so many words, and is cut where a part of the sentence begins, from so many on. */
const headline = { most: 13, least: 6 } as const;

/** A statement as a heading: its main part, whole where it is short, else cut where a part of it ends. */
export const headlineOf = (told: string): string => {
  const text = sentenceCase(mainPart(told));
  const words = text.split(' ');
  if (words.length <= headline.most) return text;
  const cuts = words.flatMap((word, at) =>
    at >= headline.least && at <= headline.most && (furtherPart.test(word) || /[,;:]$/.test(words[at - 1]!))
      ? [at]
      : [],
  );
  const end = cuts.at(-1) ?? headline.most;
  return `${words
    .slice(0, end)
    .join(' ')
    .replace(/[,;:(]+$/, '')
    .replace(/ (?:a|an|the|any|all|its|their|of|to|for|and|or|in|by|with)$/i, '')} …`;
};

/** Whether words are a party and nothing else. */
const isParty = (read: ReadText, words: string): boolean => {
  const lower = words.toLowerCase().trim();
  if (/^(?:we|you|i|it|they|he|she|each party|either party|neither party|the parties|both parties)$/.test(lower))
    return true;
  return read.parties.mentionsIn(lower).some(({ start, end }) => end === lower.length && start <= 4);
};

/**
 * What a statement is about, in a few words for a heading: what its party does, else what it speaks of; undefined where
 * neither can be told.
 * @param told the statement as a sentence
 */
export const subjectOf = (read: ReadText, told: string): string | undefined => {
  const sentence = mainPart(told);
  const found = verb.exec(sentence);
  if (!found || found.index < 2) return undefined;
  const before = sentence.slice(0, found.index).trim().replace(/^.*, /, '');
  const about = isParty(read, before) ? sentence.slice(found.index + found[0].length).trim() : before;
  const words = cut(about);
  if (words.split(' ').length < 2 || /^(?:this|it|that|there|which|and|or)\b/i.test(words)) return undefined;
  return /^[A-Z][a-z]+ [a-z]/.test(words) && !isParty(read, words.split(' ')[0]!)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
};

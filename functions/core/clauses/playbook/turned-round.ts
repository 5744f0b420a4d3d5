import type { Parties } from '../reading/find-parties.ts';
import { foldText } from '../reading/fold-text.ts';

/*
 * Whether the words around a place say the opposite of it: a figure that is not owed, a right that is somebody else's.
 * Grammar is not parsed; what is in doubt is said to be turned round, so that nothing passes for met by mistake.
 */

const idioms =
  /\b(?:no|not|nor|never)(?: \w+){0,3}? (?:later|more|longer|greater|higher|less|fewer|shorter|earlier|sooner|lower) than\b|\b(?:not|never|no event|no case|no circumstances|neither|nor)\b[^;.]{0,160}?\bexceed(?:s|ing)?\b|\bwithout (?:undue|unreasonable|any) delay\b|\bwithout (?:limitation|prejudice)\b|\bwhether or not\b|\bnot (?:to )?(?:be )?unreasonably\b|\bnot only\b|\bno event\b/g;
const negating =
  /\b(?:not|no|never|neither|nor|nothing|none|without|unless|except|cannot|excluding|excludes?|waives?|refuses?)\b|n't\b/g;
const finite = /\b(?:shall|will|must|may|can|cannot|is|are|was|has|have|does|do|agrees?|pays?|grants?|remains?)\b/;
const conditional =
  /^\W*(?:if|where|when|whenever|in case|to the extent|unless|except|provided|subject to|once|upon)\b/;
const border = /[;:()]|,(?= )|\b(?:and|or|but)\b(?= (?:\S+ ){0,4}?(?:shall|will|must|may|is|are|has|have|does|do)\b)/g;

/** Topics that are duties not to do something, and what is then not done. */
const forbearances: readonly (readonly [topic: RegExp, verbs: string])[] = [
  [/\bconfiden|\bsecre|\bnon-?disclos/, 'disclose|divulge|reveal|use|publish|share'],
  [/\bnon-?compet|\brestrain|\brestrictive/, 'compete|engage|carry on|work|participate|be engaged|join'],
  [/\bnon-?solicit|\bpoach|\bno[- ]hire/, 'solicit|hire|employ|entice|recruit|engage'],
  [/\bexclusiv/, 'appoint|sell|supply|purchase|engage|offer'],
  [/\bstandstill/, 'acquire|offer|propose|seek'],
];

/** The refraining that a topic itself is about; nothing for other topics. */
export const forbearanceOf = (topic: string): RegExp | undefined => {
  const verbs = forbearances.filter(([pattern]) => pattern.test(foldText(topic))).map(([, list]) => list);
  return verbs.length
    ? new RegExp(
        `\\b(?:not|never|nor|neither)\\b(?:,? (?:directly|indirectly|or|in any way|at any time|itself)){0,4},? (?:${verbs.join('|')})\\b`,
        'g',
      )
    : undefined;
};

const isOdd = (words: string, forbearance: RegExp | undefined): boolean => {
  const plain = words.replace(idioms, ' ').replace(/\s+/g, ' ');
  return ((forbearance ? plain.replace(forbearance, ' ') : plain).match(negating) ?? []).length % 2 === 1;
};

/** The words of the statement that lead up to a place, without conditions and other statements of the sentence. */
export const leadUpTo = (lower: string, start: number): string => {
  const parts: string[] = [];
  let from = 0;
  for (const match of lower.slice(0, start).matchAll(border)) {
    parts.push(lower.slice(from, match.index));
    from = match.index + match[0].length;
  }
  let words = lower.slice(from, start);
  for (const part of parts.toReversed()) {
    if (finite.test(words)) break;
    if (!conditional.test(part)) words = `${part} ${words}`;
  }
  return words;
};

/**
 * Whether the statement that holds a place negates it.
 * @param lower the folded sentence
 * @param start where the place begins in it, and `end` where it ends
 * @param forbearance what the topic itself is about not doing, as `forbearanceOf` gives it
 */
export const isNegatedAt = (lower: string, start: number, end: number, forbearance?: RegExp): boolean => {
  if (isOdd(leadUpTo(lower, start), forbearance)) return true;
  const after = lower.slice(end);
  const own = after.slice(0, Math.min(70, after.search(/[;:(),.]|$/)));
  const plain = own.replace(/\b(?:that|which|who|if|unless|where|when|provided|except|and|but|or)\b.*$/, '');
  return /\b(?:shall|will|does|do|is|are|may|must|can) not\b|\b(?:excluded|disclaimed|disapplied|waived)\b/.test(plain);
};

export const mutualWords =
  /\b(?:each|either|neither|both|every) (?:of the )?part(?:y|ies)\b|\bmutual(?:ly)?\b|\breciproc|\bthe other party\b|\bneither\b|\beach other\b/;

/** Words by which a playbook speaks of its own side and of the other one. */
const ownWords = /\b(?:we|us|our|ours)\b/g;
const otherWords = /\b(?:they|them|their|counterpart(?:y)?|the other (?:side|party))\b/g;

/**
 * Whether what a rung gives or asks of one side is given to or asked of the other, or of one side alone where the rung
 * says both.
 * @param lead the folded words that lead up to the place, and `near` those of the whole sentence
 */
export const isOtherSide = (rung: string, lead: string, near: string, parties: Parties): boolean => {
  const lower = foldText(rung);
  if (mutualWords.test(lower) && !mutualWords.test(near)) return true;
  const wanted = parties.mentionsIn(
    lower.replace(ownWords, foldText(parties.own)).replace(otherWords, foldText(parties.counterpart)),
  )[0];
  const given = parties.mentionsIn(lead)[0];
  if (!wanted || !given) return false;
  const placed = ['own', 'counterpart'];
  return placed.includes(wanted.standing) && placed.includes(given.standing)
    ? wanted.standing !== given.standing
    : !parties.placed && !wanted.word.includes(given.word) && !given.word.includes(wanted.word);
};

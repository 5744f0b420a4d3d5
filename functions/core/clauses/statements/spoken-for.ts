import { literally } from '../reading/place-parties.ts';
import type { ReadText } from '../reading/read-text.ts';

/*
 * A text that says "we" and "you" is told to one of the two. Whoever reads it is "you", whichever of them the text calls them,
 * and the other side has its name: "we may end your access" is "you may end the customer's access" for whoever provides.
 */

/** Words that the text itself puts in quotation marks name a term, and nobody by it. */
const quotations = /(["“][^"“”]*["”])/;

/** "I" as whoever tells it to them says it: "you agree that what you make belongs to the Company". */
const fromI = (text: string): string =>
  text
    .replace(/\bI am\b/g, 'you are')
    .replace(/\bI was\b/g, 'you were')
    .replace(/\b(?:I|me)\b/g, 'you')
    .replace(/\bmyself\b/g, 'yourself')
    .replace(/\b(my|My)\b/g, (word) => (word === 'my' ? 'your' : 'Your'));

const asYou: Readonly<Record<string, string>> = {
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};

/** "We" as "you": both take the same verbs. "US" is a country. */
const fromWe = (text: string): string =>
  text.replace(/\b(?:[Ww]e|[Uu]s|[Oo]urs?|[Oo]urselves)\b/g, (word) => {
    const put = asYou[word.toLowerCase()]!;
    return /^\p{Lu}/u.test(word) ? put.charAt(0).toUpperCase() + put.slice(1) : put;
  });

const contracted: Readonly<Record<string, string>> = { re: 'are', ll: 'will', ve: 'have', d: 'would' };
const withoutContractions = (text: string): string =>
  text.replace(
    /\b(you|we)['’](re|ll|ve|d)\b/gi,
    (_, word: string, ending: string) => `${word} ${contracted[ending.toLowerCase()]!}`,
  );

const thirdPerson: Readonly<Record<string, string>> = { are: 'is', have: 'has', do: 'does', were: 'was' };
/** Words behind "you" that stay as they are: verbs of every person, and what is no verb. */
const unchanged =
  /^(?:must|may|might|will|shall|can|cannot|could|should|would|to|and|or|nor|but|for|in|on|at|by|with|from|under|not|also|only|hereby|if|when|where|unless|until|the|a|an|any|all|as|of|that|than|then|so|such|this|these|those|no|each|both|either|alone|ha[ds]|did|was|is|(?:can|won|couldn|shouldn|wouldn|didn|wasn|mustn)['’]?t)$/i;

const thirdPersonOf = (verb: string): string => {
  const [plain = '', not = ''] = verb.split(/(?=n['’]t$)/);
  const known = thirdPerson[plain.toLowerCase()];
  if (known) return `${known}${not}`;
  if (/[^aeiou]y$/.test(plain)) return `${plain.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(plain) ? `${plain}es` : `${plain}s`;
};

/** Words behind which somebody is acted upon: "to you", "notify you". */
const actedUpon =
  /\b(?:to|from|by|with|for|of|against|upon|on|about|between|than|concerning|regarding|including|around|toward|towards|(?:let|allow|require|request|pa(?:y|id)|gi?ves?|gave|tells?|told|notif(?:y|ies)|notified|indemnif(?:y|ies)|reimburse|release|owe|ask|bind|cost|prevent|protect|hold|keep|permit|compensate|entitle|grant|charge|suppl(?:y|ies)|help|inform|credit|provide|sends?|sent|bill|invoice|enable|contact|offer|refund|show|warn|advise|serve|assist|identify|identifies|limit|suspend|terminate|prohibit|restrict|authorize|authorise|make|makes|support|treat|defend|sue|affect|cause|lend|employ|engage|appoint|assign|leave|excuse|relieve|bring|place|put|remove|ban|block|discharge|dismiss|consider|deem)(?:e?s|e?d|ing)?) (?:either |both )?$/i;

/** Words behind which a new clause begins, and whoever stands there is its subject. */
const opensClause =
  /(?:^|[,;:.(] ?|\b(?:that|which|whom|whose \w+|if|when|whenever|where|wherever|and|or|but|unless|until|as|because|since|while|whilst|once|before|after|what|whatever|how|why|whether|though|although|should|so|except|nor) (?:hereby |also |then )?)$/i;

/** Verbs that in the present are as often said of "you" as contracts say any: behind a noun "you" is their subject. */
const commonVerb =
  /^(?:accept|access|acknowledge|add|agree|are|ask|authori[sz]e|attempt|believe|breach|break|cause|continue|infringe|try|buy|cancel|choose|click|collect|comply|confirm|connect|consent|contribute|control|create|decide|delete|deliver|disclose|do(?:n['’]t)?|download|elect|enter|fail|file|find|give|grant|have|hold|install|intend|keep|know|leave|link|maintain|make|miss|need|obtain|open|opt|order|owe|own|participate|pay|place|possess|post|prefer|provide|publish|purchase|receive|register|reject|represent|request|require|reside|return|see|select|sell|send|share|sign|specify|store|submit|subscribe|supply|take|terminate|transfer|transmit|understand|upload|use|view|violate|visit|waive|want|warrant|were|wish|work|write)$/i;

/** Whether "you" at a place is who does something; undefined where it could be either. */
const isSubject = (before: string, next: string): boolean | undefined => {
  if (opensClause.test(before)) return !/^(?:for|of|by|with|from|to|,)$/i.test(next);
  if (actedUpon.test(before)) return false;
  // "The fee you may owe", "anything you want".
  if (/^(?:must|may|might|will|shall|can|cannot|could|should|would|are|have|did)$/i.test(next)) return true;
  if (commonVerb.test(next)) return true;
  return unchanged.test(next) ? false : undefined;
};

/** A second verb of the same subject: "breaks the rules or create harm". */
const joined = new RegExp(
  `\\b(and|or|but)( (?:(?:hereby|also|further|[a-z]+ly) )*)(${commonVerb.source.slice(4, -2)}|certify|promise|release|engage|harm)(?= (?!of\\b|by\\b)[a-z])`,
  'g',
);
/** One of several verbs in a row: "uploads, submit, store or receive". */
const listed = new RegExp(`, (${commonVerb.source.slice(4, -2)})(?=,| or | and )`, 'g');
/** Between a verb in the third person and the next this stands where the next is not joined to it. */
const otherVerb =
  /[.;]|\b(?:to (?!(?:the|an?|any|our|your|this|these|all|its|us|you|such|each)\b)[a-z]+|you|we|they|it|may|must|shall|will|can|cannot|could|should|would|might|not|that|which|who|if|when|where|unless)\b/;
const presentOf = /\b(?:is|has|does|[a-z]+s)\b/;

/** One of the two pronouns as a name with its verbs in the third person; undefined where the grammar does not tell how. */
const named = (text: string, pronoun: 'you' | 'we', name: string): string | undefined => {
  const word =
    pronoun === 'you'
      ? /\b[Yy]ou(?:rs|rsel(?:f|ves)|r)?\b(?: ((?:(?:also|hereby|further|only|then|always|each|now|never|[a-z]+ly) )*)([a-z]+(?:['’]t)?))?/g
      : /\b(?:[Ww]e|[Uu]s|[Oo]urs?|[Oo]urselves)\b(?: ((?:(?:also|hereby|further|only|then|always|each|now|never|[a-z]+ly) )*)([a-z]+(?:['’]t)?))?/g;
  const seen = { unclear: false, present: false };
  const said = text.replace(word, (whole, adverb: string, verb: string | undefined, at: number) => {
    const own = /^\p{L}+/u.exec(whole)![0];
    const rest = whole.slice(own.length);
    if (/^(?:your|our)s?$/i.test(own)) return `${name}'s${rest}`;
    if (/^(?:your|our)sel/i.test(own)) return `itself${rest}`;
    if (/^us$/i.test(own) || verb === undefined) return `${name}${rest}`;
    const subject = /^we$/i.test(own) ? true : isSubject(text.slice(0, at), verb);
    if (subject === undefined) seen.unclear = true;
    if (!subject || unchanged.test(verb)) return `${name}${rest}`;
    seen.present = true;
    return `${name} ${adverb}${thirdPersonOf(verb)}`;
  });
  if (seen.unclear) return undefined;
  if (!seen.present) return said;
  const subject = new RegExp(`${literally(name)} (?:(?:hereby|also|further|[a-z]+ly) )*(?=[a-z]+s\\b)`, 'gi');
  const isSubjectOf = (at: number): boolean => {
    const start = [...said.slice(0, at).matchAll(subject)].at(-1);
    const since = start && said.slice(start.index + start[0].length, at);
    return since !== undefined && presentOf.test(since) && !otherVerb.test(since);
  };
  return said
    .replace(listed, (whole, verb: string, at: number) => (isSubjectOf(at) ? `, ${thirdPersonOf(verb)}` : whole))
    .replace(joined, (whole, joint: string, between: string, verb: string, at: number) =>
      isSubjectOf(at) ? `${joint}${between}${thirdPersonOf(verb)}` : whole,
    )
    .replace(/(?<=\bcan,?) (and|or) are\b/g, ' $1 is')
    .replace(/(?<=\bhas\b[^.;]{0,80}) (and|or) have\b/g, ' $1 has');
};

/** A change to what stands outside quotation marks; undefined where it cannot be made. */
const outside = (text: string, change: (words: string) => string | undefined): string | undefined => {
  const parts = text.split(quotations).map((part) => (/^["“]/.test(part) ? part : change(part)));
  return parts.includes(undefined) ? undefined : parts.join('');
};

/**
 * A sentence of a text as it is told to its reader; undefined where the text's "you" or "we" cannot be told apart from what
 * the sentence says of them.
 */
export const spokenFor = (read: ReadText, text: string): string | undefined => {
  const { counterpart, pronouns } = read.parties;
  if (pronouns?.own === 'I') return outside(text, fromI);
  if (pronouns?.counterpart === 'I' && /\bI [a-z]|\b(?:[Mm]y|me|myself)\b/.test(text)) return undefined;
  const standing = (...words: string[]): string | undefined =>
    words.map((word) => read.parties.mentionsIn(word)[0]?.standing).find(Boolean);
  const [you, we] = [standing('you', 'your'), standing('we', 'us', 'our')];
  const plain = withoutContractions(text);
  if (you === 'counterpart' || (you === undefined && we === 'own'))
    return outside(plain, (words) => {
      const said = you === undefined ? words : named(words, 'you', counterpart);
      return said && fromWe(said);
    });
  if (we === 'counterpart') return outside(plain, (words) => named(words, 'we', counterpart));
  return text;
};

/** Whether a text speaks to its reader, or its reader speaks in it. */
export const speaksOfReader = ({ lower, parties }: ReadText): boolean =>
  /\b(?:you|your|we|us|our)\b/.test(lower) &&
  ['you', 'we'].some(
    (word) =>
      parties.mentionsIn(word)[0]?.standing === 'own' &&
      new RegExp(word === 'you' ? '\\byour?\\b' : '\\b(?:we|us|our)\\b').test(lower),
  );

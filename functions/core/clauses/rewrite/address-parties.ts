import type { Parties, Pronoun } from '../reading/find-parties.ts';
import { literally } from '../reading/place-parties.ts';

const possessive: Readonly<Record<Pronoun, string>> = { you: 'your', we: 'our', I: 'my' };
const reflexive: Readonly<Record<Pronoun, string>> = { you: 'yourself', we: 'ourselves', I: 'myself' };
const objective: Readonly<Record<Pronoun, string>> = { you: 'you', we: 'us', I: 'me' };

/** Words behind which a party is acted upon: "pay us", "against us". */
const actedUpon =
  /\b(?:to|from|by|with|for|of|against|upon|on|between|than|let|allow|require|(?:pa(?:y|id)|give|tell|notif(?:y|ies)|indemnif(?:y|ies)|reimburse|release|owe|ask|bind|cost|prevent|protect|hold|keep|permit|compensate|entitle|grant|charge|supply|help|inform|credit)s?) $/i;

/** A verb of the third person as it follows a pronoun: "pays" as "pay". */
const plainVerb = (verb: string, pronoun: Pronoun): string => {
  if (pronoun === 'I' && /^(?:is|was)$/.test(verb)) return verb === 'is' ? 'am' : verb;
  const irregular: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', was: 'were' };
  if (irregular[verb]) return irregular[verb];
  if (/(?:ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
};

/** A second verb of the same subject: "pays the fee and keeps the goods". Its form hangs on the subject too. */
const sharedVerb =
  /(?:\b(?:and|or|but|which)|,) (?:[a-z]+ly )?(?!its|this|us|always|fees|costs|terms)(?:[a-z]{2,}s (?:the|its|all|any|for|no|what|a|an|to|up|in)\b|(?:has|gives|remains|grants|keeps|holds|itself) )/;
/** "It" for a party, which would need another verb. */
const itDoes =
  /\bit (?!results |arises |occurs |falls |lasts )(?:can(?:not)?|does|has|had|is|holds|finds|releases|takes|[a-z]{3,}s)\b/;

const called = (text: string, name: string, pronoun: Pronoun): string =>
  text
    .replaceAll(new RegExp(`\\b${literally(name)}'s?(?![a-z])`, 'gi'), possessive[pronoun])
    .replaceAll(
      new RegExp(`\\b${literally(name)}\\b(?:( (?:also|only|then|again|each|(?!its)[a-z]+ly))? ([a-z]+s)\\b)?`, 'gi'),
      (_, adverb: string | undefined, verb: string | undefined, at: number) => {
        const isObject = actedUpon.test(text.slice(0, at).replace(/ (?:the|each) $/, ' '));
        const word = isObject ? objective[pronoun] : pronoun;
        const follows = verb === undefined ? '' : ` ${isObject ? verb : plainVerb(verb, pronoun)}`;
        return `${word}${adverb ?? ''}${follows}`;
      },
    );

/** A second verb of a pronoun that is no third person: "you breach this Agreement and does not cure the breach". */
const secondVerb = /(\b(?:if|when|where|unless|until) (?:you|we|I) [^.;,]*? (?:and|or) )(does|is|has)\b/g;

const agreeing = (text: string): string =>
  text.replaceAll(secondVerb, (_, before: string, verb: string) => before + plainVerb(verb, 'you'));

/** "Its" as that of the party named last before it in the sentence. */
const ownedBy = (text: string): string => {
  let last: Pronoun | undefined;
  return text.replaceAll(
    /\b(we|us|our|you|your|I|me|my)\b|\bits(elf)?\b|[.;]/gi,
    (word, pronoun: string | undefined, self) => {
      if (/^[.;]$/.test(word)) last = undefined;
      else if (pronoun) last = /^y/i.test(pronoun) ? 'you' : /^[im]/i.test(pronoun) ? 'I' : 'we';
      else if (last) return self ? reflexive[last] : possessive[last];
      return word;
    },
  );
};

const capitals = (text: string): string =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());

/**
 * Wording in the style of the clause that it goes into: where the clause says "we", "you" or "I", so does what is put in. As
 * it is where the clause calls its parties by names, or where the grammar of the wording would not bear it.
 */
export const addressParties = (text: string, { own, counterpart, pronouns }: Parties): string => {
  if (!pronouns) return text;
  const sides = [
    ...(pronouns.own ? [[own, pronouns.own] as const] : []),
    ...(pronouns.counterpart ? [[counterpart, pronouns.counterpart] as const] : []),
  ];
  const names = sides.map(([name]) => name.replace(/^the /, ''));
  if (
    sharedVerb.test(text) ||
    itDoes.test(text) ||
    !names.some((name) => new RegExp(`\\bthe ${literally(name)}\\b`, 'i').test(text))
  )
    return text;
  const addressed = sides.reduce((said, [name, pronoun]) => called(said, name, pronoun), text);
  const said = agreeing(ownedBy(addressed));
  return /^\p{Lu}/u.test(text) ? capitals(said) : said;
};

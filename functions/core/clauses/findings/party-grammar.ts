/*
 * Texts about findings are written for one party, in the singular. Some contracts name a side in the plural: "Sellers".
 */

const pluralRole =
  /(?:^|\s)(?:seller|buyer|purchaser|lender|borrower|owner|contractor|subcontractor|supplier|vendor|customer|client|licensee|licensor|tenant|landlord|lessor|lessee|guarantor|shareholder|stockholder|investor|founder|member|partner|consultant|employee|user|operator|distributor|agent|manufacturer|publisher|author|obligor|covenantor|transferor|transferee)s$/i;

/** Whether a party's name is a role in the plural. */
export const isPluralName = (name: string): boolean => pluralRole.test(name);

const irregular: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', was: 'were', goes: 'go' };

/** Words that end as verbs of the third person do and are none. */
const noVerb = new Set('always perhaps its his this as unless plus thus across towards besides sometimes'.split(' '));

/** A verb of the third person as it follows a plural: "carries" as "carry". */
const pluralVerb = (verb: string): string =>
  irregular[verb] ??
  verb
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/(ch|sh|ss|x|zz)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/**
 * Puts a name in the place of a placeholder, with the possessive and the verb behind it as a plural needs them.
 * @param placeholder a pattern of the placeholder alone
 */
export const putName = (text: string, placeholder: string, name: string): string => {
  if (!isPluralName(name)) return text.replace(new RegExp(placeholder, 'g'), name);
  const withVerb = new RegExp(
    `(?:${placeholder})((?: (?:alone|also|never|always|still|then|only))?)((?: [a-z]+s\\b)?)`,
    'g',
  );
  return text
    .replace(new RegExp(`(?:${placeholder})'s`, 'g'), `${name}'`)
    .replace(withVerb, (_, adverb: string, said: string) => {
      const verb = said.trim();
      return `${name}${adverb}${verb && !noVerb.has(verb) ? ` ${pluralVerb(verb)}` : said}`;
    });
};

/** Puts the parties' names into a text of the knowledge tables. */
export const withParties = (text: string, bearer: string, gainer: string): string =>
  putName(putName(text, '\\{bearer\\}|\\{own\\}', bearer), '\\{gainer\\}|\\{counterpart\\}', gainer).replace(
    /(^|(?<!\b(?:[ap]\.m|no|e\.g|i\.e|inc|ltd|co|corp))[.!?] )(\p{Ll})/giu,
    (_, gap: string, letter: string) => gap + letter.toUpperCase(),
  );

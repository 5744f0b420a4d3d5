/*
 * Which words are forms of one word. English inflection only (renew, renews, renewed, renewing): a keyword must not
 * be found in words that merely share a root. Looser kinship (liable, liability) has its own function.
 */

const irregularForms: readonly (readonly [lemma: string, forms: string])[] = [
  ['hold', 'held'],
  ['withhold', 'withheld'],
  ['uphold', 'upheld'],
  ['pay', 'paid'],
  ['repay', 'repaid'],
  ['bind', 'bound'],
  ['bear', 'bore borne'],
  ['give', 'gave given'],
  ['forgive', 'forgave forgiven'],
  ['sell', 'sold'],
  ['resell', 'resold'],
  ['make', 'made'],
  ['take', 'took taken'],
  ['undertake', 'undertook undertaken'],
  ['keep', 'kept'],
  ['lose', 'lost'],
  ['choose', 'chose chosen'],
  ['forgo', 'forwent forgone forgoes'],
  ['begin', 'began begun'],
  ['bring', 'brought'],
  ['buy', 'bought'],
  ['seek', 'sought'],
  ['send', 'sent'],
  ['spend', 'spent'],
  ['lend', 'lent'],
  ['leave', 'left'],
  ['meet', 'met'],
  ['arise', 'arose arisen'],
  ['become', 'became'],
  ['know', 'knew known'],
  ['write', 'wrote written'],
  ['speak', 'spoke spoken'],
  ['break', 'broke broken'],
  ['show', 'shown'],
  ['grow', 'grew grown'],
  ['person', 'people'],
  ['child', 'children'],
];

const lemmaOfForm: ReadonlyMap<string, string> = new Map(
  irregularForms.flatMap(([lemma, forms]) => forms.split(' ').map((form): [string, string] => [form, lemma])),
);

/** Words that end like a form of another word but are none, or mean something of their own. */
const fixedWords = new Set(
  'as is its his has was us this thus these those always perhaps whereas unless less business process access address loss gross goods customs premises proceeds means arms news series species basis analysis status bonus focus need bed red shed speed indeed exceed proceed succeed bring king ring sing string thing wing something nothing anything everything during spring morning evening ceiling'.split(
    ' ',
  ),
);

const vowel = /[aeiouy]/;
/** One syllable that ends consonant, vowel, consonant: English doubles its last letter, so “noted” is never “not”. */
const shortSyllable = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

const withoutSuffix = (stem: string): string[] => {
  if (stem.length < 2 || !vowel.test(stem)) return [];
  const doubled = /([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  if (shortSyllable.test(stem)) return [`${stem}e`];
  // “billed” is of “bill”, “compelled” of “compel”: both are kept.
  return [...(stem.length > 2 ? [stem] : []), `${stem}e`, ...doubled];
};

/** One spelling for the British and the American one. */
const oneSpelling = (word: string): string =>
  word
    .replace(/^licenc/, 'licens')
    .replace(/^sublicenc/, 'sublicens')
    .replace(/([a-z]{3})is(e[ds]?|ing|ations?)$/, '$1iz$2')
    .replace(/^(fav|hon|lab|endeav|behavi|col|harb)our/, '$1or')
    .replace(/^(judg)ement/, '$1ment')
    .replace(/^(cancel|fulfil|travel)l(ed|ing)$/, '$1$2');

const cache = new Map<string, readonly string[]>();
const mostCached = 20_000;

const findLemmas = (given: string): readonly string[] => {
  const irregular = lemmaOfForm.get(given);
  if (irregular) return [irregular, given];
  const word = oneSpelling(given);
  if (word.length < 4 || fixedWords.has(word)) return [word];
  const lemmas = [word];
  if (/ies$/.test(word)) lemmas.push(`${word.slice(0, -3)}y`, word.slice(0, -1));
  else if (/(?:s|x|z|ch|sh|o)es$/.test(word)) lemmas.push(word.slice(0, -2), word.slice(0, -1));
  else if (/[^sui]s$/.test(word)) lemmas.push(word.slice(0, -1));
  else if (/ied$/.test(word)) lemmas.push(`${word.slice(0, -3)}y`, word.slice(0, -1));
  else if (/eed$/.test(word)) lemmas.push(word.slice(0, -1));
  else if (/ed$/.test(word)) lemmas.push(...withoutSuffix(word.slice(0, -2)));
  else if (/ing$/.test(word)) lemmas.push(...withoutSuffix(word.slice(0, -3)));
  return lemmas;
};

/**
 * The words that a word may be a form of, itself among them. Two words are forms of one word where these meet.
 * @param word folded and in lower case
 */
export const lemmasOf = (word: string): readonly string[] => {
  const known = cache.get(word);
  if (known) return known;
  const lemmas = findLemmas(word);
  if (cache.size >= mostCached) cache.clear();
  cache.set(word, lemmas);
  return lemmas;
};

/** True where both are forms of one word: “renewed” and “renews”, not “note” and “not”. */
export const isSameWord = (one: string, other: string): boolean => {
  if (one === other) return true;
  const lemmas = lemmasOf(other);
  return lemmasOf(one).some((lemma) => lemmas.includes(lemma));
};

const endings =
  /(?:izations?|ifications?|ations?|itions?|ments?|ances?|ences?|ities|ity|ally|ably|ibly|ables?|ibles?|ives?|ings?|ions?|ants?|ents?|ness|ates?|ated|ified|ify|ifies|ized?|izes?|ical|ers?|ors?|ees?|als?|ies|ied|ed|ly|e|y)$/;

/**
 * The part of a word that its kin shares: “terminate” and “termination”, “liable” and “liability”. Looser than
 * inflection: fit for asking what a text is about, never for saying that it uses a word.
 */
export const rootOf = (word: string): string => {
  const lemmas = lemmasOf(word);
  let root = lemmas.reduce((shortest, lemma) => (lemma.length < shortest.length ? lemma : shortest));
  for (let round = 0; round < 3 && root.length > 4; round += 1) {
    const cut = root.replace(endings, '');
    if (cut === root || cut.length < 3) break;
    root = cut;
  }
  return root.replace(/abil$/, 'abl').replace(/(?:at|if|ur|e)$/, (end, at: number) => (at >= 4 ? '' : end));
};

const emptyWords = new Set(
  'a an the of to and or in on for by with from at as is are be been being any all such this that these those its their our your his her it they we you shall will may must can not no under upon per into than then if where when which who whom whose other each either both clause clauses provision provisions section sections wording language term terms issue issues area areas requirement requirements general standard adequate appropriate clear review check ensure playbook agreement agreements contract contracts'.split(
    ' ',
  ),
);

/** False for words that say nothing about a matter. */
export const isTelling = (word: string): boolean => word.length > 1 && !emptyWords.has(word);

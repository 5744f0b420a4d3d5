import { type Span, spanOf } from '../reading/split-text.ts';

/** A text that defines fewer terms than this does not mark its terms by capitals, so nothing is undefined in it. */
const fewestDefinitions = 3;
/** How often a capitalised term must be used as one before its missing definition is worth a finding. */
const fewestUses = 2;
const mostFindings = 3;

const quoted = /["“”]([A-Z][\w'’&/ -]{1,60}?)[,.]?["“”]/g;
const described =
  /^[ \t]*(?:[\d.()a-z]{1,8}[ \t]+)?([A-Z][\w'’&/-]*(?: [A-Z][\w'’&/-]*){0,4})[ \t]+(?:[-–—:] ?)?(?:[Mm]eans?|shall mean|has the meaning|refers to)\b/gm;
const used =
  /\b(?:the|such|any|each|all|of|its|no) ((?:[A-Z][a-z]{2,}(?:-[A-Z]?[a-z]+)?)(?: (?:[A-Z][a-z]{2,})){1,3})(?=[ ,.;:)])/g;

/** Names, places, laws, offices and parts of a contract are capitalised without a definition. */
const named =
  /\b(?:act|agreement|article|section|exhibit|schedule|annex|appendix|attachment|amendment|addendum|party|parties|state|states|united|kingdom|county|city|district|court|courts|code|law|laws|rules?|regulations?|commission|commissioner|association|arbitration|board|directors?|officers?|president|vice|chief|executive|secretary|treasurer|chairman|department|office|bureau|agency|authority|government|federal|national|international|american|bank|exchange|stock|trust|fund|university|institute|inc|corp|corporation|company|llc|ltd|new|north|south|east|west|street|avenue|road|internet|world|union|european|english|january|february|march|april|may|june|july|august|september|october|november|december|monday|sunday|saturday|friday|general|internal|revenue|service|securities|treasury|accounting|principles|convention|uniform|commercial|intellectual|property|good|manufacturing|practices?|force|majeure|whereas|witness|recitals?|order form|purchase order|statement of work|effective date|islands?|republic|columbia|kong|canada|systems?|technolog(?:y|ies)|group|partners|division|department|franchise|hundred|thousand|million|dollars|percent)\b/i;

/** The terms that a text sets in quotation marks to define them, each place of each. */
export const quotedTerms = (text: string): (Span & { readonly term: string })[] =>
  [...text.matchAll(quoted)].map((match) => ({
    term: match[1]!.trim(),
    ...spanOf(match),
  }));

/** A term without its plural and possessive endings, in lower case: one term however it is used. */
export const termKey = (term: string): string =>
  term
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

/**
 * Terms that a text uses like defined ones and defines nowhere, each at its first use.
 * @param text the text as stored; capitals tell terms
 */
export const findUndefinedTerms = (text: string): Span[] => {
  const defined = new Set<string>();
  for (const { term } of quotedTerms(text)) defined.add(termKey(term));
  if (defined.size < fewestDefinitions) return [];
  for (const match of text.matchAll(described)) defined.add(termKey(match[1]!));
  const uses = new Map<string, { readonly first: Span; count: number }>();
  for (const match of text.matchAll(used)) {
    const term = match[1]!;
    const key = termKey(term);
    const start = match.index + match[0].length - term.length;
    const seen = uses.get(key);
    if (seen) seen.count += 1;
    else uses.set(key, { first: { start, end: start + term.length }, count: 1 });
  }
  const isDefined = (key: string): boolean =>
    defined.has(key) ||
    // Part of a defined term, or one built from a defined term: "Licensed Products" of "Products".
    [...defined].some((other) => other.includes(key) || key.endsWith(` ${other}`) || key.startsWith(`${other} `)) ||
    key.split(' ').every((word) => defined.has(termKey(word)));
  // A part of a company's or a law's name is no term.
  const isName = (term: string): boolean =>
    new RegExp(
      `${term.replace(/[^\\w ]/g, '.')},? (?:[A-Z][\\w&.]*,? ){0,3}(?:Inc|LLC|Corp|Ltd|Limited|Company|LP|Act|Law|Code)\\b`,
    ).test(text);
  // A heading names a section, not a term.
  const isHeading = (key: string): boolean =>
    new RegExp(
      `^[ \\t]*(?:(?:section|article|clause) )?[\\d.()a-z]{0,8}[ \\t]*${key.replace(/[^a-z ]/g, '.')}s?[ \\t]*[.:\\n]`,
      'im',
    ).test(text);
  return [...uses]
    .filter(([key, { count }]) => count >= fewestUses && !named.test(key) && !isDefined(key) && !isHeading(key))
    .filter(([, { first }]) => !isName(text.slice(first.start, first.end)))
    .sort((a, b) => b[1].count - a[1].count)
    .slice(0, mostFindings)
    .map(([, { first }]) => first);
};

import type { ContractType } from '../../../../shared/contracts.ts';
import type { Side } from '../knowledge/knowledge-schemas.ts';
import {
  leaningOf,
  nameWordsOfSide,
  openNameWords,
  openWords,
  openWordSide,
  oppositeSide,
  wordsOfSide,
} from '../knowledge/party-words.ts';
import { canAct, nameParties, type PartyDefinition, type PartyNames } from './name-parties.ts';
import { giverOf, sideByWeight } from './weigh-doing.ts';

/*
 * Nearly every contract has two sides. A text calls them by roles, some of which mean one side always (Licensor), some
 * either (Company) and some one side beside one word and the other beside another (Producer beside Writer, Contractor
 * beside Sub-Contractor), by "you" and "we", and by names.
 */

const gives =
  /^(?: \([^)]{0,60}\)?)?,? ?(?:(?:shall|will|may|agrees to|agrees not to|undertakes to|hereby|which|who|also|not)[ ,]+)*(?:\()?(?:which |who )?(?:provides?|suppl(?:y|ies)|sells?|licen[cs]es?|leases? to|lends?|performs?|delivers?|grants?|manufactures?|develops?|renders?|furnish(?:es)?)\b/;
const takes =
  /^,? ?(?:(?:shall|will|agrees to|undertakes to|hereby)[ ,]+)*(?:pays?|orders?|purchases?|buys?|rents?|hires?|borrows?|repays?|engages?|retains?|appoints?)\b/;

const ownsGoods =
  /^(?:'s (?:[a-z-]+ ){0,2}| )(?:products?|goods|software|services|platform|technology|offerings?|solutions?|invoices?|price list)\b/;
/** What is made for whoever pays is theirs in most contracts; the service itself is that of who gives it. */
const ownsService =
  /^ (?:(?:will|shall) (?:have|own|retain|be)|is(?:,? and shall be,?)?|owns|retains)(?! the (?:results|deliverables|work))[^.;]{0,60}\b(?:title|ownership|owner|rights?)\b[^.;]{0,60}\b(?:in|to|of) (?:and to )?(?:the |its )?(?:services?|software|platform|technology|system|licensed)\b/;
const ownsOrders = /^'s (?:[a-z-]+ ){0,2}(?:purchase orders?|orders?|purchases|payments?)\b/;
const givenBy =
  /(?:\b(?:supplied|provided|sold|delivered|manufactured|furnished|licensed|performed|leased|issued) (?:hereunder |under this agreement )?by|\b(?:pays?|paid to|payable to|due to|purchase[sd]? from|bought from|ordered from|licensed from)) (?:the )?$/;
const takenBy =
  /\b(?:(?:purchased|paid|ordered|payable|bought|rented|hired) (?:hereunder |under this agreement )?by|(?:sold|provided|supplied|delivered|licensed|granted|furnished|invoiced?) (?:hereunder |under this agreement )?to) (?:the )?$/;

/** On which side a name is by what the text says it does. */
const sideByDoing = (text: string, name: string): Side | undefined => {
  let balance = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const after = text.slice(at + name.length, at + name.length + 150);
    const before = text.slice(Math.max(0, at - 50), at);
    if (gives.test(after) || ownsGoods.test(after) || ownsService.test(after) || givenBy.test(before)) balance += 1;
    if (takes.test(after) || ownsOrders.test(after) || takenBy.test(before)) balance -= 1;
  }
  return balance > 0 ? 'giver' : balance < 0 ? 'taker' : undefined;
};

const sideOfWord = new Map<string, Side>();
const nameWords = new Set<string>([...nameWordsOfSide.giver, ...nameWordsOfSide.taker, ...openNameWords]);
for (const side of ['giver', 'taker'] as const)
  for (const word of [...wordsOfSide[side], ...nameWordsOfSide[side]]) sideOfWord.set(word, side);
const roleWords = [...sideOfWord.keys(), ...openWords, ...openNameWords].sort((a, b) => b.length - a.length);

/** A word as a pattern that matches it alone. */
export const literally = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words for roles that mean something else before others: "principal rent", "bank holiday". */
const elsewise: Readonly<Record<string, string>> = {
  principal: 'rent|amount|sum|balance|residence|office|place|payment|purpose|debt|obligation|duties|contractor',
  bank: 'holiday|account|guarantee|transfer|details|statement|charges',
  agency: 'worker|staff|fees?',
  processor: 'units?|cores?|time',
  firm: 'zone|offer|price|order|commitment|quantit(?:y|ies)|capacity|power|energy',
  management:
    'fees?|charges?|costs?|revenues?|company|agreement|of|services?|plans?|systems?|team|board|rights|accounts?|information|time',
  insured: 'event|loss|risk|peril|value|amount|sum',
  professional:
    'services?|fees?|advis[eo]rs?|liability|indemnity|standards?|conduct|skills?|experience|duty|duties|judge?ment|staff',
  director: 'of|and officer',
  directors: 'of|and officers?|or officers?',
  government: 'of|agenc(?:y|ies)|authorit(?:y|ies)|entit(?:y|ies)|officials?',
};

/** Words before a role that make it somebody beside the parties: "a Restricted Client", "any Key Supplier". */
const othersOfRole =
  'chief|managing|executive|non-executive|board of|officers?,|officers? (?:and|or)|restricted|prospective|prohibited|excluded|key|named|existing|former|protected|competing|relevant|targeted|house|identified|third[- ]party|authori[sz]ed|permitted|concurrent|registered|sub|escrow|paying|calculation|transfer|collateral';

const notOthers = `(?<!\\b(?:${othersOfRole}) )`;

const asRole = (word: string): string => `${literally(word)}${elsewise[word] ? `(?! (?:${elsewise[word]})\\b)` : ''}`;

/** Words for roles as a pattern that does not match where one means something or somebody else; the first that fits counts. */
export const asRoles = (words: readonly string[]): string => `${notOthers}(?:${words.map(asRole).join('|')})`;

// A word is found first and then what stands before it looked at: few places hold a word, and many are looked at.
const rolePattern = new RegExp(
  `(?<![a-z0-9-])(?=((?:${roleWords.map(asRole).join('|')})(?![a-z0-9-]|\\.[a-z])))${notOthers}\\1`,
  'g',
);

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();

/** How a text uses a word for a role: as a name, as the one whom the sentence before meant, or of anybody. */
type Use = 'name' | 'the' | 'any';

/** Whether a word for a role is part of somebody's name: "the Royal Institution of Chartered Surveyors". */
const isWithinName = (head: string, start: number, end: number): boolean =>
  /\p{Lu}\p{Ll}+ $/u.test(head.slice(Math.max(0, start - 24), start)) &&
  /^ (?:of|for) \p{Lu}/u.test(head.slice(end, end + 8));

/** Words for bodies of which a contract names many that are no party to it: "any Regulatory Authority", "either Group". */
const bodies: ReadonlySet<string> = new Set([
  'authority',
  'agency',
  'group',
  'member',
  'institution',
  'council',
  'government',
  'county',
]);

/** Whether a word for a body is the end of another one's name or means any of its kind. */
const isOtherBody = (head: string, start: number): boolean =>
  /(?:\p{Ll} \p{Lu}\p{L}+ |(?:^|[^\p{L}])(?:any|each|either|every|other(?:['’]s)?|such|no|all) )$/u.test(
    head
      .slice(Math.max(0, start - 40), start)
      .replace(/\b(?:The|Such|Any|Each|Either|Every|No|All) $/, (word) => word.toLowerCase()),
  );

const ofOneParty =
  /\b(?:its|their|your|our|his|her|[a-z]+(?:'s|s'))(?: (?:third[- ]party|own|other|respective|direct|authori[sz]ed))*(?: [a-z]+,? (?:and|or))? $/;

/** Words for people of whom a text may name many that are no party: "each Cardholder", "any User". */
const ofMany: ReadonlySet<string> = new Set(
  'cardholder cardholders member members user users passenger passengers subscriber subscribers participant participants customer client guest guests fund funds investor investors employee employees sublicensee sublicensees'.split(
    ' ',
  ),
);
const anyOf = /\b(?:each|any|every|other|an?|no) $/;
const theirThing =
  /^ (?:agreements?|accounts?|base|lists?|portal|terms|data|traffic|information|content|names?|ids?|submissions?|generated|experience|interface)\b/;
const ofParty = /^s? of (?:the other|either|each|any|a|such|its|another|the (?:party|parties|company))\b/;
const isOfAnybody = (lower: string, start: number, end: number): boolean =>
  lower[end - 1] === 's' ||
  anyOf.test(lower.slice(Math.max(0, start - 10), start)) ||
  theirThing.test(lower.slice(end, end + 14));

const inListOfPeople =
  /\b(?:its|their|our|your|his|her)(?: respective)? (?:officers|directors|employees|agents|affiliates|shareholders|members|partners|representatives)\b[a-z ,-]{0,120}(?:,|and|or) $/;
const namedBefore = /\p{Ll}{2},? (?!The |Any |Each |All |Both |Such |No )(?:\p{Lu}[\p{L}&-]+ ){1,2}$/u;

/** A name right before a word, which no word that opens a sentence or joins its parts is. */
const nameRightBefore =
  /(?<!\p{L})(?!(?:The|An?|Any|Each|All|Both|Such|No|If|When|Where|Unless|And|Or|But|By|To|In|For|Of|On|At|Upon|While|Should|That|Provided|Every|Either|Neither|Nor|With|From|As|Until|Before|After|During|Notwithstanding|This|These|Whether|Otherwise|However|Thereafter|Then|Also|Further|Because|Since|Except|Without|Where|Here|Dear) |\p{L}+(?:ly|ing) )\p{Lu}\p{Ll}+ $/u;

/** Whether a plural means people of one party: "its licensors", "its officers, agents and suppliers", "Vertica Customers". */
const isOfOneParty = (head: string, lower: string, at: number): boolean =>
  ofOneParty.test(lower.slice(Math.max(0, at - 30), at)) ||
  inListOfPeople.test(lower.slice(Math.max(0, at - 180), at)) ||
  namedBefore.test(head.slice(Math.max(0, at - 50), at));

/** Words for people whom a text may name as somebody's: "Corio Customers", "each Vertica User". */
const ofAnother = (head: string, lower: string, word: string): boolean => {
  if (!ofMany.has(word)) return false;
  const places = [...lower.matchAll(new RegExp(`(?<![a-z0-9-])${literally(word)}s?(?![a-z0-9-])`, 'g'))];
  return places.every(({ index }) => {
    const [name] = nameRightBefore.exec(head.slice(Math.max(0, index - 30), index)) ?? [];
    // "Payment Plan Client agrees": a heading that runs into the sentence names nobody.
    return name !== undefined && canAct(name.trim());
  });
};

/** The words for roles that a text uses, each in its strongest use. */
const rolesIn = (head: string, lower: string): ReadonlyMap<string, Use> => {
  const roles = new Map<string, Use>();
  for (const match of lower.matchAll(rolePattern)) {
    const word = match[0];
    if (isWithinName(head, match.index, match.index + word.length)) continue;
    if (bodies.has(word) && isOtherBody(head, match.index)) continue;
    if (word.endsWith('s') && isOfOneParty(head, lower, match.index)) continue;
    // "Client lists", "User Data": what is called after anybody of that kind.
    if (ofMany.has(word) && theirThing.test(lower.slice(match.index + word.length, match.index + word.length + 14)))
      continue;
    // "Any employee of the other party" belongs to a party.
    if (
      /^employees?$/.test(word) &&
      ofParty.test(lower.slice(match.index + word.length, match.index + word.length + 24))
    )
      continue;
    const isAnybody = ofMany.has(word) && isOfAnybody(lower, match.index, match.index + word.length);
    const isNamed = isCapital(head[match.index] ?? '') && !isAnybody;
    // "The corporation whose stock is bought" is told by that, and is no party.
    const isTold = /^ (?:whose|in which|of which)\b/.test(
      lower.slice(match.index + word.length, match.index + word.length + 10),
    );
    const isThe = !isAnybody && !isTold && lower.slice(Math.max(0, match.index - 4), match.index) === 'the ';
    const known = roles.get(word);
    if (isNamed) roles.set(word, 'name');
    else if (known !== 'name' && (isThe || !known)) roles.set(word, isThe ? 'the' : 'any');
  }
  for (const word of [...roles.keys()]) if (ofAnother(head, lower, word)) roles.delete(word);
  return roles;
};

/**
 * The words for roles that mean a party. Where a text writes its parties with a capital, a role in small letters is
 * somebody else ("no other customer"), unless the text names but one party so and speaks of "the" other.
 */
const partyWords = (roles: ReadonlyMap<string, Use>): readonly string[] => {
  const named = [...roles].flatMap(([word, use]) => (use === 'name' ? [word] : []));
  const sides = new Set(named.map((word) => sideOfWord.get(word)));
  return [...roles].flatMap(([word, use]) => {
    if (use === 'name') return [word];
    if (bodies.has(word) && use === 'any') return [];
    if (nameWords.has(word) || sides.has(sideOfWord.get(word))) return [];
    return !named.length || (named.length === 1 && use === 'the') ? [word] : [];
  });
};

type Sides = Map<string, Side | undefined>;

/** Roles of which the first works for the second: where both are parties, the others are parties to another contract. */
const tiers = [
  ['subcontractor', 'contractor'],
  ['sub-contractor', 'contractor'],
  ['subconsultant', 'consultant'],
] as const;

/**
 * Places whoever works for a contractor opposite to it; its customer is no party then.
 * @param names what the text calls those by whom no role tells: the contractor may have a name alone
 */
const placeTiers = (used: readonly string[], names: readonly string[], sides: Sides, lower: string): void => {
  for (const [lowerTier, upperTier] of tiers) {
    const isParty = new RegExp(`\\b${lowerTier} (?:shall|must|will|may|agrees|assumes|waives)\\b`).test(lower);
    const upper = used.includes(upperTier) ? [upperTier] : names;
    if (!isParty || !used.includes(lowerTier) || !upper.length) continue;
    for (const word of used) if (word !== lowerTier && !pronoun.test(word)) sides.set(word, undefined);
    sides.set(lowerTier, 'giver');
    for (const word of upper) sides.set(word, 'taker');
  }
};

/** Who is on which side of a text. */
export interface PlacedParties {
  readonly definitions: readonly PartyDefinition[];
  /** Every word that means a party, in lower case; undefined where it could not be placed. */
  readonly sides: ReadonlyMap<string, Side | undefined>;
  /** Whether the text names its parties alone, and only the words around their names tell which side each is on. */
  readonly isGuessed: boolean;
}

/** In a letter about secrets "we" are whoever writes it: the recipient, where it promises to keep them. */
const weReceive =
  /\b(?:we(?:'ll)?|us) (?:hereby )?(?:(?:promise|agree|undertake|will|shall|must|may|can|are to)(?: to| not to)?|won't|will not) (?:not )?(?:only )?(?:keep|hold|treat|protect|return|destroy|use) (?:\S+ ){0,3}?(?:it|them|this|that|secret|your|the information|what you)|\byou(?:r company)? (?:are going to |will |may |have )?(?:show|send|give|tell|share|disclose|provide)s? (?:it |them )?(?:to |with )?us\b/;

/** Words of one side of which one must mean the other: the one that leans the least to it, where any leans less. */
const leastLeaning = (words: readonly string[], side: Side): string | undefined => {
  const sorted = words.toSorted((a, b) => Math.abs(leaningOf(a, side)) - Math.abs(leaningOf(b, side)));
  const [least] = sorted;
  const most = sorted.at(-1);
  if (!least || !most || least === most) return undefined;
  return Math.abs(leaningOf(most, side)) - Math.abs(leaningOf(least, side)) >= 1 ? least : undefined;
};

/** Whether a word means a party at all: "of any manufacturer" names somebody else. */
const takesPart = (lower: string, word: string): boolean =>
  new RegExp(`(?<![a-z0-9-])(?<!\\b(?:any|a|an|other|such|third|another) )${literally(word)}(?![a-z0-9-])`).test(lower);

/** From so much leaning on a word means its side in whatever contract. */
const plainLeaning = 6;

/**
 * Gives open words the side that is left, or what they lean to.
 * @param beside sides that are taken by others than those already placed
 */
const placeOpen = (
  open: readonly string[],
  sides: Sides,
  beside: readonly (Side | undefined)[],
  byType: Side | undefined,
): void => {
  const placed = new Set([...sides.values(), ...beside].filter((side) => side !== undefined));
  const left: Side | undefined = placed.size === 1 ? oppositeSide[[...placed][0]!] : undefined;
  const leans = (word: string): Side | undefined => {
    const leaning = leaningOf(word, undefined);
    return leaning === 0 ? undefined : leaning > 0 ? 'taker' : 'giver';
  };
  const sorted = open.toSorted((a, b) => leaningOf(b, undefined) - leaningOf(a, undefined));
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (placed.size === 0 && most && least && leaningOf(most, undefined) - leaningOf(least, undefined) >= 2) {
    const middle = (leaningOf(most, undefined) + leaningOf(least, undefined)) / 2;
    for (const word of open) sides.set(word, leaningOf(word, undefined) >= middle ? 'taker' : 'giver');
    return;
  }
  for (const word of open) {
    // "The Agent" gives services, whoever usually names no role in a contract of the type.
    const isPlain = Math.abs(leaningOf(word, undefined)) >= plainLeaning;
    const side = left ?? (placed.size || isPlain ? leans(word) : undefined) ?? byType ?? leans(word);
    sides.set(word, side);
  }
};

/** Places names that the text says are one side: "Northgate is the lessor", "Northgate, as lessor,". */
const placeCalled = (
  names: readonly string[],
  definedBy: ReadonlyMap<string, string>,
  sides: Sides,
  lower: string,
): void => {
  for (const name of names) {
    const called = new RegExp(
      `(?<![a-z0-9-])${literally(name)},? (?:is|acts as|as|being|in its capacity as) (?:the )?([a-z]+(?: [a-z]+)?)(?![a-z0-9-])`,
    ).exec(lower)?.[1];
    const side = called && (sides.get(called) ?? sides.get(called.split(' ')[0]!));
    if (!side) continue;
    const party = definedBy.get(name) ?? name;
    for (const other of names) if (other === party || definedBy.get(other) === party) sides.set(other, side);
  }
};

/** One whom a text calls by names of its own: "Corrib Packaging Ltd", "Corrib". */
interface NamedParty {
  readonly names: readonly string[];
  /** Matches any of the names, with its possessive. */
  readonly pattern: RegExp;
}

/** The parties behind names: those defined by one word, and a name with the longer ones that hold it, are one party. */
const partiesOf = (names: readonly string[], definedBy: ReadonlyMap<string, string>): NamedParty[] => {
  const groups: string[][] = [];
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const isSame = (other: string): boolean =>
      ` ${other} `.includes(` ${name} `) ||
      (definedBy.has(name) && definedBy.get(name) === definedBy.get(other)) ||
      definedBy.get(other) === name;
    const group = groups.find((one) => one.some(isSame));
    if (group) group.push(name);
    else groups.push([name]);
  }
  return groups.map((group) => ({
    names: group,
    pattern: new RegExp(`(?<![a-z0-9-])(?:${group.map(literally).join('|')})(?:'s)?(?![a-z0-9-])`, 'g'),
  }));
};

/** So many parties at most are told apart by what they do. */
const mostParties = 3;

/**
 * Places names that no word for a role places: on the side that is left, or by what they do.
 * @returns whether only the words around names tell whose they are: likely, and no more
 */
const placeNames = (
  names: readonly string[],
  definedBy: ReadonlyMap<string, string>,
  sides: Sides,
  lower: string,
  isName: (word: string) => boolean,
  contractType: string,
): boolean => {
  // A role in small letters only tells what somebody is: whoever has its side may still be called by a name.
  const placed = new Set([...sides].flatMap(([word, side]) => (side !== undefined && isName(word) ? [side] : [])));
  const parties = partiesOf(names, definedBy);
  const place = (party: NamedParty, side: Side): void => {
    for (const name of party.names) sides.set(name, side);
  };
  const [left] = placed.size === 1 ? [...placed] : [];
  const [one, other] = parties;
  if (!one || parties.length > mostParties) return false;
  if (left && !other) {
    place(one, oppositeSide[left]);
    return false;
  }
  let isGuess = placed.size === 0;
  const doing = parties.map((party) => {
    const plain = placed.size ? undefined : party.names.map((name) => sideByDoing(lower, name)).find(Boolean);
    if (plain) isGuess = false;
    return { party, side: plain ?? sideByWeight(lower, party.pattern, contractType) };
  });
  // Each grants or sells something: which of the two gives more is who gives, and where nothing tells it, neither is placed.
  if (!placed.size && doing.length === 2 && doing[0]!.side && doing[0]!.side === doing[1]!.side) {
    const giver = giverOf(lower, [one.pattern, other!.pattern], contractType);
    if (giver) place(one, giver === 'one' ? 'giver' : 'taker');
    if (giver) place(other!, giver === 'one' ? 'taker' : 'giver');
    return giver !== undefined;
  }
  for (const { party, side } of doing) if (side) place(party, side);
  // Beside both sides a name may be a third person's: only what it does itself places it.
  if (placed.size === 2) return false;
  const told = doing.find(({ side }) => side)?.side;
  if (left) {
    for (const { party, side } of doing) if (!side && parties.length === 2) place(party, oppositeSide[left]);
  } else if (told) {
    const isAlike = doing.every(({ side }) => !side || side === told);
    if (isAlike) for (const { party, side } of doing) if (!side) place(party, oppositeSide[told]);
  } else if (other && parties.length === 2) {
    const giver = giverOf(lower, [one.pattern, other.pattern], contractType);
    if (giver) place(one, giver === 'one' ? 'giver' : 'taker');
    if (giver) place(other, giver === 'one' ? 'taker' : 'giver');
  }
  return isGuess && parties.some(({ names: [name] }) => sides.get(name!));
};

const speaksToYou = (lower: string): boolean => /\byou(?:r)?\b/.test(lower);

/** Whether one of the names answers to another of them: they are two parties, whatever else the text calls "you". */
const answerToEachOther = (names: readonly string[], lower: string): boolean => {
  const any = `(?<![a-z0-9-])(${names.map(literally).join('|')})(?![a-z0-9-])`;
  const answers = new RegExp(
    `${any}(?:'s (?:[a-z]+ ){0,3}liabilit(?:y|ies)| (?:shall|will|may|is|be)(?: [a-z]+){0,3} (?:liable|responsible)) to (?:the )?${any}`,
    'g',
  );
  return [...lower.matchAll(answers)].some(([, one, other]) => one !== other);
};

/** Gives the words for roles that mean one side the side they mean. Where all mean one, one of them means the other. */
const placeRoles = (used: readonly string[], lower: string, contractType: string): Sides => {
  const isLease = contractType === 'lease-agreement' || contractType === 'rental-agreement';
  const sides: Sides = new Map();
  for (const word of used) {
    const side = isLease && word === 'owner' ? 'giver' : sideOfWord.get(word);
    if (side) sides.set(word, side);
  }
  const fixed = [...sides.keys()];
  const [only, other] = new Set(sides.values());
  const isOneSided = only !== undefined && other === undefined && fixed.length === used.length;
  if (!isOneSided || (speaksToYou(lower) && !answerToEachOther(fixed, lower))) return sides;
  const flipped = leastLeaning(fixed, only);
  if (flipped && takesPart(lower, flipped))
    for (const word of fixed) if (word === flipped || word === `${flipped}s`) sides.set(word, oppositeSide[only]);
  return sides;
};

/** What whoever receives secrets is bound to, and what whoever shows them may do. */
const receives =
  /^(?:,? (?:and|nor) (?:its|any of its) [a-z]+)?,? (?:hereby )?(?:shall|will|must|may|agrees?|undertakes?|promises?|covenants?|acknowledges?|consents?)(?: to| that (?:it|he|she|they|he\/she) will| agree to| and agrees to)?(?:, [^,.;]{3,60},)?(?: not| only| at all times| promptly| neither)? ?(?:hold|keep|treat|protect|safeguard|use|prevent (?:the )?disclosure|(?:restrict|limit) (?:the )?disclosure|disclose it|copy|reproduce|return|destroy|solicit|hire|employ|indemnify|pay|reveal|divulge|that any|irreparable)/;
const mayNotTell =
  /^,? (?:and (?:its|any of its) [a-z]+,? )?(?:hereby )?(?:(?:shall|will|must|may) (?:not|never|only)|(?:agrees?|undertakes?|promises?|covenants?) (?:(?:not|never) to|that (?:it|he|she|they|he\/she) (?:shall|will|may) not))(?:,? (?:itself|knowingly|at any time|directly or indirectly|directly),?){0,2} (?:disclose|divulge|reveal|communicate|use|copy|reproduce|duplicate|share|publish)\b|^ (?:shall|will|must|may) (?:\w+ )?(?:disclose|communicate|share|reveal) [^.;]{0,70}\bonly (?:to|with)\b/;
const shows =
  /^ (?:shall|will|may|intends to|has|wishes to)(?: agreed to)? (?:disclos(?![^.;]{0,70}\bonly\b)|make available|made available|furnish|show|provid|give access)/;
/** Whose the secrets are, who told them and to whom they go back; and who was told them. */
const ownsSecrets = /^'s (?:[a-z]+ )?(?:confidential|proprietary|secret|trade secrets?)\b/;
const toldBy = /\b(?:disclosed|furnished|made available|communicated|revealed) (?:hereunder )?by (?:the )?$/;
const givenBackTo = /\b(?:return(?:ed)?|given back|delivered up) (?:\S+ ){0,6}?to (?:the )?$/;
const toldTo = /\b(?:disclosed|furnished|provided|made available|communicated|revealed) to (?:the )?$/;

/** How much a text binds a name as one who receives secrets. */
const receiverScore = (lower: string, name: string): number => {
  let score = 0;
  for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
    const after = lower.slice(at + name.length, at + name.length + 110);
    const before = lower.slice(Math.max(0, at - 80), at);
    if (receives.test(after) || mayNotTell.test(after) || toldTo.test(before)) score += 1;
    if (shows.test(after) || ownsSecrets.test(after) || toldBy.test(before) || givenBackTo.test(before)) score -= 1;
  }
  return score;
};

/** Roles that say by themselves who hears secrets and who tells them: other roles are those of another exchange. */
const secretRole = /^(?:recipients?|receiv\w+|disclos\w+|bidders?|investors?|interested part(?:y|ies)|targets?)\b/;

/** Where secrets are not all that a contract is about, either side tells and hears them. */
const ofSecrets = /^(?:receiving|disclosing) part(?:y|ies)$/;

/** Before a sale the one who buys is told. */
const usualRole = /^(?:sellers?|buyers?|purchasers?)$/;

/**
 * In a contract about secrets whoever is bound to keep them is the one who receives, whatever its name ("Company") or its
 * role in another exchange is: a consultant keeps what its client tells it.
 * @param open words for roles of either side
 * @param names what the text calls parties by whom no role tells
 */
const placeBySecrets = (open: readonly string[], names: readonly string[], sides: Sides, lower: string): void => {
  for (const word of sides.keys())
    if (/^(?:receiving|disclosing) /.test(word)) sides.set(word, word.startsWith('receiving') ? 'taker' : 'giver');
  const roles = [...sides].flatMap(([word, side]) =>
    side !== undefined && !open.includes(word) && !pronoun.test(word) ? [word] : [],
  );
  if (roles.some((word) => secretRole.test(word))) return;
  const called = roles.length ? [...open, ...roles, ...names] : open;
  const scored = called.map((word) => [word, receiverScore(lower, word)] as const).sort((a, b) => b[1] - a[1]);
  const [first, ...others] = scored;
  // "Consultants" are no others than the consultant.
  const isFirst = (word: string): boolean => word.startsWith(first![0]) || first![0].startsWith(word);
  const second = others.find(([word]) => !isFirst(word));
  if (!first || first[1] <= Math.max(0, second?.[1] ?? 0)) {
    // Of a role in another exchange nobody knows by itself who tells and who hears.
    const isShown = first !== undefined && first[1] > 0;
    if (isShown || roles.some((word) => usualRole.test(word))) return;
    for (const word of roles) sides.set(word, /^(?:employees?|executive)$/.test(word) ? 'taker' : undefined);
    return;
  }
  for (const [word] of scored) sides.set(word, isFirst(word) ? 'taker' : 'giver');
};

/** Contracts by which a person may work for a company as well as a company serve another. */
const worksFor: ReadonlySet<string> = new Set(['service-agreement', 'other', '']);

/** What only whoever works is told: that it may be dismissed, serves nobody else, is paid, does the work. */
const ofWorker = [
  /\bsummar(?:y|ily) (?:dismiss|terminat)|\bdismiss(?:al|ed)?\b/,
  /\byour (?:[a-z]+ )?(?:employment|engagement|appointment|salary|remuneration|compensation|dut(?:y|ies)|consult(?:ing|ancy) (?:services|fees?)|services|duties|bonus|resignation|line manager|directorship|performance of the services|work product|inventions)\b/,
  /\byou (?:shall|will|must|may|agree to|undertake to|are to|are required to|are expected to) (?:not )?(?:[a-z]+ly )?(?:perform|render|provide (?:the |such |your |these |consulting )?(?:[a-z]+ )?services|serve (?:as|the)|devote|report to|carry out (?:the|your)|be (?:paid|entitled to (?:an? )?(?:fee|salary|bonus|holiday|reimbursement))|(?:work|act) (?:for|as|on behalf of))\b/,
  /\byou (?:shall|will|must|may|agree)[^.;]{0,140}\b(?:(?:other|competing) (?:trade|business|employment|occupation)|competes? with the company)\b/,
  /\byou\b[^.;]{0,120}\b(?:inventions?|moral rights|work product)\b|\b(?:inventions?|moral rights)\b[^.;]{0,120}\byou\b/,
  /\b(?:engage|appoint|employ|hire|retain)s? you\b|\b(?:pay|reimburse)s? you\b[^.;]{0,60}\b(?:fee|salary|services|expenses)\b/,
];
/** What only whoever is served is told. */
const ofServed =
  /\byour (?:order|orders|subscription|account|use of|purchase|payment|project manager|premises|users?|customers?|data)\b|\b(?:our|the) services? (?:to|for) you\b|\b(?:provide|supply|deliver|perform|render)s? (?:the |our |all |such |these |those )?(?:[a-z]+ )?services (?:to|for) you\b|\byou (?:shall|will|must|agree to|are to) (?:pay|reimburse)\b/g;

/** Whether a text speaks to whoever works for the other side: "you shall not be engaged in any other trade". */
const speaksToWorker = (lower: string): boolean => {
  const signs = ofWorker.filter((sign) => sign.test(lower)).length;
  return signs > 0 && signs > (lower.match(ofServed)?.length ?? 0);
};

const pronoun = /^(?:you|your|we|us|our|i|my|me)$/;

/** "The Bidder Group" is the bidder with those who belong to it. */
const placeGroups = (sides: Sides, lower: string): void => {
  const leaders = [...sides.keys()].filter((word) => !pronoun.test(word));
  const belongs = (word: string, leader: string): boolean =>
    word === `${leader} group` ||
    (lower.includes(`${leader} ${word}`) && !lower.replaceAll(`${leader} ${word}`, '').includes(word));
  for (const word of leaders) {
    const leader = leaders.find((other) => other !== word && belongs(word, other));
    if (leader) sides.set(word, sides.get(leader));
  }
};

const owes =
  /\b(?:liable|liabilit(?:y|ies)|responsible|answerable|accountable|caused) to (?:either |both )?(?:of )?(?:the )?/g;

/** Whoever answers to both sides at once is on neither: an escrow agent "shall not be liable to the Owner or the Licensee". */
const placeBetween = (sides: Sides, lower: string): void => {
  const names = [...sides.keys()].filter((word) => !pronoun.test(word)).sort((a, b) => b.length - a.length);
  if (names.length < 3) return;
  const any = `(?<![a-z0-9-])(${names.map(literally).join('|')})(?![a-z0-9-])`;
  const both = new RegExp(`^${any},? (?:and|or|nor) (?:to )?(?:the )?${any}`);
  for (const match of lower.matchAll(owes)) {
    const at = match.index + match[0].length;
    const [, one, other] = both.exec(lower.slice(at, at + 120)) ?? [];
    const [first, second] = [one && sides.get(one), other && sides.get(other)];
    if (!first || !second || first === second) continue;
    const before = lower
      .slice(Math.max(0, match.index - 120), match.index)
      .split(/[.;] /)
      .at(-1)!;
    const between = [...before.matchAll(new RegExp(any, 'g'))].at(-1)?.[1];
    if (between && between !== one && between !== other) sides.set(between, undefined);
  }
};

/** Whether a text has a word only as the end of names. */
const endsName = (lower: string, word: string, names: readonly string[]): boolean => {
  const ends = names.filter((name) => lower.includes(`${name} ${word}`));
  const rest = ends.reduce((text, name) => text.replaceAll(`${name} ${word}`, name), lower);
  return ends.length > 0 && !new RegExp(`(?<![a-z0-9-])${literally(word)}(?![a-z0-9-])`).test(rest);
};

/** Gives names the side of the words they are defined by, or of the role in them ("Northgate Bank"). */
const placeDefined = ({ names, definedBy }: PartyNames, sides: Sides): void => {
  for (const [name, side] of names) {
    const ofWord = sides.get(definedBy.get(name) ?? '') ?? side;
    if (!sides.has(name) && ofWord) sides.set(name, ofWord);
  }
  for (const name of names.keys()) {
    const role = name.split(' ').at(-1)!;
    if (!sides.get(name) && name.includes(' ') && sides.get(role)) sides.set(name, sides.get(role));
  }
};

/** Who employs or is employed; and with whom an employer deals, who is no party to an employment. */
const employs = /^(?:company|employer|firm|employee|executive|worker|consultant)$/;
const deals = /^(?:customers?|clients?|suppliers?|vendors?|distributors?|buyers?|purchasers?|sellers?)$/;

/**
 * Who is on which side, as far as a text tells.
 * @param head the text with plain quotes, case kept
 * @param lower the same in lower case
 */
export const placeParties = (head: string, lower: string, contractType: string): PlacedParties => {
  const isEmployment = contractType === 'employment-contract';
  const roles = new Map(rolesIn(head, lower));
  // Where nothing is disclosed, the recipient is whoever a notice goes to.
  if (contractType !== 'nda' && roles.get('recipient') !== 'name' && !/\bdisclos/.test(lower))
    roles.delete('recipient');
  // Outside of talks on a sale a target is no party; who is called so has it as a name.
  if (contractType !== 'nda' && contractType !== 'purchase-agreement')
    for (const word of ['target', 'targets']) roles.delete(word);
  // Who insures a party is none, where the text speaks of "the insurer" and gives it no name.
  for (const word of ['insurer', 'insurers']) if (roles.get(word) !== 'name') roles.delete(word);
  if (isEmployment && [...roles.keys()].some((word) => employs.test(word)))
    for (const word of [...roles.keys()]) if (deals.test(word)) roles.delete(word);
  const found = nameParties(
    head,
    (word) => (roles.has(word) ? sideOfWord.get(word) : undefined),
    (word) => roles.has(word),
  );
  // Where parties have names or are spoken to, "a participant" and "as principal" mean none of them.
  const isNamed = found.names.size > 0 || speaksToYou(lower);
  const used = partyWords(roles).filter((word) => !isNamed || roles.get(word) !== 'any');
  const sides = placeRoles(used, lower, contractType);
  // "Tandem Studio", called Tandem: an open word that only ends a name tells nothing of its side.
  const open = used.filter((word) => !sides.has(word) && !endsName(lower, word, [...found.names.keys()]));
  const weTake =
    isEmployment ||
    (contractType === 'nda' && weReceive.test(lower)) ||
    (worksFor.has(contractType) && speaksToYou(lower) && speaksToWorker(lower));
  const [you, we]: readonly [Side, Side] = weTake ? ['giver', 'taker'] : ['taker', 'giver'];
  if (speaksToYou(lower)) for (const word of ['you', 'your']) sides.set(word, you);
  // "I" tells where open words stand, and no more: whoever it is has a name or a role beside it.
  const isFirstPerson = isEmployment || /\bi (?:agree|understand|acknowledge|will|shall|hereby|have)\b/.test(lower);
  const firstPerson: Sides = new Map(isFirstPerson ? ['i', 'my', 'me'].map((word) => [word, 'giver']) : []);
  // What the only name does tells more of whoever stands beside it than the type of the contract.
  const [named, ...others] = sides.size
    ? []
    : partiesOf(
        [...found.names.keys()].filter((name) => !roles.has(name)),
        found.definedBy,
      );
  const doing = named && !others.length ? named.names.map((name) => sideByDoing(lower, name)).find(Boolean) : undefined;
  // "Products made by Company": an open word beside nobody else is on the side of what it is said to do.
  const openDoing = !sides.size && !found.names.size && open.length === 1 ? sideByDoing(lower, open[0]!) : undefined;
  placeOpen(
    open,
    sides,
    [...firstPerson.values()],
    openDoing ?? (doing ? oppositeSide[doing] : openWordSide[contractType as ContractType]),
  );
  placeDefined(found, sides);
  const isUnplaced = (name: string): boolean => !sides.get(name);
  if (contractType === 'nda') placeBySecrets(open, [...found.names.keys()].filter(isUnplaced), sides, lower);
  const unplaced = [...found.names.keys()].filter(isUnplaced);
  const isReadyMade =
    speaksToYou(lower) || (contractType === 'saas-agreement' && partiesOf(unplaced, found.definedBy).length < 2);
  let isGuessed = false;
  // Ready-made words are of whoever provides, unless the only name is of one who pays or is licensed.
  const isTaker = (name: string): boolean => !speaksToYou(lower) && sideByDoing(lower, name) === 'taker';
  for (const name of unplaced) sides.set(name, !isReadyMade ? undefined : isTaker(name) ? 'taker' : oppositeSide[you]);
  if (!isReadyMade) {
    placeCalled(unplaced, found.definedBy, sides, lower);
    const left = unplaced.filter((name) => !sides.get(name));
    isGuessed = placeNames(
      left,
      found.definedBy,
      sides,
      lower,
      (word) => roles.get(word) !== 'the' || !isNamed,
      contractType,
    );
  }
  placeGroups(sides, lower);
  placeBetween(sides, lower);
  placeTiers(
    used,
    unplaced.filter((name) => !sides.get(name)),
    sides,
    lower,
  );
  const placed = [...sides].filter(([, side]) => side !== undefined);
  if (contractType !== 'nda' && placed.length && placed.every(([word]) => ofSecrets.test(word))) isGuessed = true;
  for (const word of ['we', 'us', 'our']) sides.set(word, we);
  return { definitions: found.definitions, sides: new Map([...sides, ...firstPerson]), isGuessed };
};

import { sievePatterns } from '../text/pattern-sieve.ts';
import type { ForceAt } from './find-force.ts';

/**
 * What parties do in contracts, by the verbs, nouns and multi-word forms that say it. Where several begin at one place the
 * longest names the act; where the place does not tell, order runs from the particular to the general.
 */
const acts: Readonly<Record<string, string>> = {
  indemnify:
    'indemnif|hold (?:\\S+ ){0,3}harmless|make good any loss|keep (?:\\S+ ){0,4}indemnified|cover (?:\\S+ ){0,2}loss',
  'limit-liability':
    'liab(?:le|ility|ilities)|(?:exceed|capped at|limited to)(?: \\S+){0,6} (?:fees|charges|price|amount|sum)|consequential|lost profits|loss of profits?',
  terminate:
    'terminat|cancel|rescind|walk away|bring (?:\\S+ ){0,5}to an end|end (?:this|the|your|our|its|their|his|her) (?:[a-z]+ )?(?:agreement|contract|lease|tenancy|employment|license|licence|subscription|membership|hire)|come to an end|expire',
  suspend: 'suspend|suspension|interrupt|pause|cut off|disconnect|disable|deactivat',
  renew:
    'renew|roll(?:s|ing)? over|extend(?:s|ed)? (?:for|automatically|the (?:term|lease|contract|hire)|this)|further (?:term|period)|extension of the term',
  amend:
    'amend|modif(?:y|ies|ication)|vary|variation|(?:change|alter|update)(?:s|d)? (?:to )?(?:these|this|the|any|its|our|such) (?:terms|agreement|policy|policies|fees|prices|features|service|statement of work|specification|schedule|scope|design|contract|deed)|revise',
  assign:
    'assign|novat|transfer (?:this|its rights|our|the (?:benefit|agreement|contract|lease))|transfer (?:\\S+ ){1,3}to (?:a|another|any) (?:person|third)|delegate',
  'transfer-ownership':
    'own(?:s|ed|ership)?\\b(?! (?:costs?|expenses?|fees|risk|staff|use|initiative|account|behalf|account|discretion|option|name|insurance|invoices?|advisers?|employees|drivers|officers?|opinion|way))|title|vests?\\b|property of|intellectual property|work made for hire|belongs? to|goodwill|assigns? (?:\\S+ ){0,8}(?:rights?,? title|(?:copyright|patents?|inventions?))',
  license:
    '(?:sub)?licen[cs]e(?!e|d)|licen[cs]ed|grants? (?:\\S+ ){0,14}?(?:sub)?licen[cs]e|(?:the )?(?:sole |exclusive |and )*right to (?:use|publish|reproduce|copy)',
  'keep-secret':
    'confidential|secre(?:t|cy)|disclos|divulge|reveal|dut(?:y|ies) of confidence|keep (?:\\S+ ){1,16}(?:private|confidential|secret|to (?:it|them|your)sel(?:f|ves))',
  'use-data':
    'personal data|customer data|user data|contact details|process(?:es|ing)? (?:personal )?data|(?:process|share|sell|us)(?:es|s|e|ing)? (?:\\S+ ){0,3}(?:data|details|records|information|address(?:es)?)|usage data|train(?:ing)? (?:\\S+ ){0,4}models?|aggregat|anonymi[sz]|data breach|sub-?processor',
  secure:
    'security|safeguard|encrypt|back(?:ed)? ?up|mortgage|charge over|lien\\b|surety|bank guarantee|collateral|pledge|letter of credit|provide (?:\\S+ ){0,3}bond',
  compete:
    'compet|(?:open|run|set up|start|carry on|establish) (?:an? )?(?:rival|similar)|restrictive covenant|(?:reasonable|no wider) (?:\\S+ ){0,6}(?:scope|duration)',
  solicit:
    'solicit|canvass|hire (?:any|or|an?|the (?:other|employee|staff))|entice|poach|approach (?:any )?(?:customer|employee|candidate|client)s?|induce',
  'deal-exclusively':
    'exclusiv(?:e(?!ly)(?! of\\b)|ity|ely)|sole supplier|(?:appoint|engage|supply|sell to) (?:any|an?|another) (?:\\S+ ){1,8}?other than|first refusal|preferred supplier|to the exclusion of|sell(?:s|ing)? directly',
  publicize:
    'public(?:ity|i[sz]|ly)|publish|promot|press release|announce|logo|disparag|advertis|use (?:\\S+ ){0,4}(?:name|likeness|image|trade marks?)\\b',
  price:
    'price|fees? (?:may|shall|will) (?:be )?(?:increase|adjust|chang)|(?:increase|raise) (?:\\S+ ){0,3}(?:fees|charges|prices?|rent)|rent review|index(?:ation|ed)|uplift|exclusive of (?:\\S+ ){0,2}(?:tax|vat)',
  withhold: 'withh(?:old|eld)|hold(?:ing)? back|retain (?:\\S+ ){0,3}(?:sum|payment|amount|deposit)|retention|holdback',
  'set-off': 'set[- ]?off|offset|deduct|counterclaim|net(?:ted)? against|credit, set',
  refund:
    'refund|repay|reimburs|return (?:of )?(?:the |any )?(?:deposit|fees|sums|payment)|credit(?:s|ed)? (?:to|against|note)|service credit',
  accelerate:
    'accelerat|immediately due|(?:loan|bonds?|notes?|debt|sums?) (?:\\S+ ){0,3}due|(?:become|are|fall) (?:\\S+ )?due (?:at once|and (?:re)?payable)|early repayment|demand (?:\\S+ ){0,2}at once|balance of (?:the )?(?:fees|rent|term)',
  'charge-interest':
    '(?:(?:pay|bear|carry|charge|accrue)s? |entitled to )?(?:\\S+ ){0,2}?interest(?! in\\b)|late (?:fee|charge)|penalty|liquidated damages|damages',
  pay: '(?:pre)?pay|paid|payable|payment|invoice|fees?\\b|charges?\\b|rent\\b|salary|wages|bonus|commission|royalt|tax|costs?\\b|expense|price',
  insure:
    'insur(?!er)|maintain (?:\\S+ ){0,6}insurance|take out (?:\\S+ ){0,3}policy|policy of|subrogat|cover on\\b|hull|liability insurance',
  warrant: 'warrant|represent(?!ative)|guarantee|as is|fit(?:ness)? for|merchantab|implied by',
  accept: 'accept|reject|approv|sign[- ]?off|conform|turn(?:ing)? down|take delivery|refuse (?:to accept|any order)',
  deliver:
    'deliver|ship\\b|shipped|dispatch|suppl(?:y|ies)|provide|perform|complete|install|make available|furnish|get (?:\\S+ ){1,3}to (?:_|the)',
  inspect: 'inspect|audit(?!or)|examin|records|books|verif|survey|studies',
  repair: 'repair|maint(?:ain|enance)|reinstat|decorat|yield up|make good|put right|replace',
  enter:
    'enter (?:the|your|our|his|her|its|upon|onto|into (?:your|the (?:home|premises|property))|any)|come into|entry|access',
  use: 'us(?:e|es|ed|ing)\\b|access|operate|occup|reverse engineer|copy',
  subcontract:
    'subcontract|engage (?:a |any )?subcontract|(?:delegate|delegated) (?:\\S+ ){0,6}(?:person|services|performance)|no part of the services|personnel|staff|key person',
  consent:
    '(?:(?:give|refuse|obtain|grant|withhold)(?:s|ing)? (?:\\S+ ){0,6}?)?(?:consent|permission|approval)|agree in writing',
  notify: 'notif|notice|inform(?!ation)|report|tell|told\\b',
  arbitrate:
    '(?:refer(?:red)?|commence|begin|settled|resolved) (?:\\S+ ){0,5}(?:arbitrat|mediat)|arbitrat|court|jury|class action|litigat|mediat|jurisdiction|dispute|lawsuit|sue|proceedings?',
  govern:
    'governed? by|governing law|laws of|govern\\b|(?:english|scottish|scots|federal|state) law|convention on contracts|prevail|preceden|entire agreement|supersede|construed|interpret',
  waive: 'waive|release|relinquish|forfeit|forgo',
  decide: 'determin|deci[ds]|choice|discretion|opinion|judg(?:e|ment)|satisfied|final and binding|conclusive|deem',
  comply:
    '(?:follow|observe|comply|adhere) (?:\\S+ ){0,4}|comply|complian|polic(?:y|ies)|law|regulat|rules|follow|adhere|observe',
  excuse: 'force majeure|relief event|excus|beyond (?:\\S+ ){0,3}control|outside (?:\\S+ ){0,3}control',
  return:
    'return|redeliver|send (?:\\S+ ){0,4}back|destroy|delet|hand over|surrender|vacate|retain (?:\\S+ ){0,3}(?:copy|copies)',
  cooperate: 'assist|co-?operat|support|help|consult|meet|attend|discuss|negotiat|efforts|endeavou?rs',
  employ:
    'employ|engage|hire\\b(?! (?:period|charges?|term))|work(?:s|ed|ing)?\\b(?! (?:order|product))|duties|serve|hours|holiday(?! pay)|vacation|leave|train|offer employment',
  survive: 'surviv|continue|remain in (?:force|effect)|apply',
  buy: 'purchase|buy|order|take|minimum|quantity|volume|forecast|sell|resell|distribut|market',
  sign: 'sign|execut|certif|attorney',
  generate: '(?:generate|produce)s? (?:electricity|power|energy)|generat|curtail|energy|output|meter|capacity|dispatch',
};

const names = Object.keys(acts);
const patterns = Object.values(acts).map((source) => new RegExp(`\\b(?:${source})`, 'g'));
const sift = sievePatterns(patterns);

interface Named {
  readonly act: string;
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** The acts a passage names, each at its first place; the earliest first, of those at one place the longest. */
const namedIn = (words: string): Named[] => {
  const isPossible = sift(words);
  return names
    .flatMap((act, place) => {
      if (!isPossible(place)) return [];
      const pattern = patterns[place]!;
      pattern.lastIndex = 0;
      const match = pattern.exec(words);
      return match ? [{ act, start: match.index, end: match.index + match[0].length, words: match[0] }] : [];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
};

/** The act of words by themselves: the most particular that they name. */
export const actOf = (words: string): string | undefined => {
  const isPossible = sift(words);
  return names.find((_, place) => {
    patterns[place]!.lastIndex = 0;
    return isPossible(place) && patterns[place]!.test(words);
  });
};

/** Verbs that leave it to their object what is done: "provide security", "take insurance", "carry out repairs". */
const light = new Set(['deliver', 'use', 'employ', 'buy', 'survive', 'comply', 'sign', 'generate']);
const firm =
  /^(?:deliver|ship|dispatch|employ|hire|generate |produce |purchase|buy|sign|observe|follow|comply|copy|occup|(?:follow|observe|comply|adhere) )/;
const isLight = ({ act, words }: Named): boolean => light.has(act) && !firm.test(words);
/** So near behind a light verb its object stands. */
const objectLength = 48;

/** What stands behind the main verb says when and except for what, no longer what. */
const tail =
  /[,;]? \b(?:unless|except|save|other than|provided(?: that|,)|if|where|when|whenever|until|while|which|who|whose|so long as|before|after|pending|merely because|by reason|because|in order to|in connection with|arising|in respect of|rather than|on the ground)\b/;
const insertion = /^,(?! (?:and|or|but|nor)\b)[^;:.]{1,300}?,(?= (?!(?:and|or|which|who)\b))/;
/** What opens a clause before its subject: "If the rent is late,", "Upon termination,". */
const openings =
  /^\W*(?:(?:if|where|when|upon|on|in|at|for|unless|once|until|while|during|within|subject|notwithstanding|to the|following|after|before|without|except|save|other than|having|by|as|between|under)\b[^,]{0,240}, ?)+/;
/** Verbs of things, which say nothing of their own: "title shall pass", "no variation shall be valid". */
const ofThing =
  /^ ?(?:not )?(?:(?:automatically|thereupon) )?(?:(?:be|deemed)(?: to be)? (?:valid|effective|binding|made|due|payable|given|permitted|allowed|granted|held)|pass|vest|accrue|apply|cease|constitute|survive|become|remain|continue|have effect|take effect)\b/;
/** What only says how sure it is: "shall be deemed accepted". */
const deemed = /^( not)? be (?:deemed|considered|taken|presumed) (?:to (?:be|have been) )?/;
/** How and when, between a modal and its verb: "may by written notice suspend", "shall at all times insure". */
const manner =
  /^( not)?,? (?:by|upon|on|after|with|without|subject to|at|in|from|for|within|under|during)(?! (?:no|all) (?:event|circumstances))(?: [a-z0-9_'-]+){0,7}? (?:notice|consent|approval|permission|writing|cause|reason|liability|penalty|delay|discretion|option|expense|costs?|times?|intervals?|request|demand|circumstances|days?|months?|years?)(?: in writing)?(?: (?:to|of) (?:the )?_+)?,?(?: and(?= (?:by|at|on|without|upon)))?(?= )/;
const ofForce: Readonly<Record<string, string>> = { waiver: 'waive', promise: 'warrant' };
const beyondControl = /\b(?:force majeure|floods?|war|strikes?|act of god|(?:beyond|outside|control))\b/;
const ofLiability = /\b(?:liab\w+|responsib\w+|accountable)$/;
const withoutManner = (words: string): string => {
  let rest = words;
  for (let turn = 0; turn < 3 && manner.test(rest); turn += 1) rest = rest.replace(manner, '$1');
  return rest;
};
const modals =
  /^(?:shall|will|may|must|can|cannot|could|might|is|are|has|have|need|nothing|agrees?|undertakes?|does|do)\b/;

const strongest = (found: readonly Named[]): string | undefined => {
  const [first] = found;
  if (!first || !isLight(first)) return first?.act;
  const object = found.find((one) => one.start < first.end + objectLength && !isLight(one));
  return (object ?? first).act;
};

/** What somebody no longer may do who gives up a right to it. */
const givenUp = (behind: string): string | undefined => {
  const cut = behind.slice(8).search(tail);
  const object = /\b(?:rights?|options?|entitlement|power)\b (?:to|of)\b/.exec(behind);
  if (!object) return undefined;
  return strongest(namedIn(behind.slice(object.index + object[0].length, cut < 0 ? undefined : cut + 8)));
};

/** What is said of a thing in so many words: "survive the expiry", "passes from the Seller", "operates as a waiver". */
const outright: readonly (readonly [string, RegExp])[] = [
  ['survive', /^[^,;]{0,60}?\bsurvives?\b/],
  ['transfer-ownership', /^(?:(?:shall|will) )?(?:pass|passes|moves?|transfers?) from\b/],
  ['accelerate', /^[^,;]{0,60}?\bbecome(?:s)? (?:immediately )?(?:due|payable)\b/],
  ['accept', /^[^,;]{0,40}?\bdeemed (?:to (?:be|have been) )?(?:accepted|rejected)\b/],
];
/** Verbs that hand over what is owned; a grant may be of less. */
const passesOn =
  /\b(?:sells?|transfers?|conveys?|gives?|given|hands?|handed|cedes?|ceded|made over|makes? over|(?:takes?|taking) place|occurs?|complete|effected)\b/;
/** Behind a noun for an act, what is said of it: "no license is granted", "delivery by the Mill is required". */
const ofNoun =
  /(?:granted|given|conferred|accorded|implied|required|mandatory|compulsory|obligatory|permitted|allowed|forbidden|prohibited|something that[a-z_' -]*)$/;
/** Verbs of things that make no statement of their own. */
const ofThings: readonly (readonly [string, RegExp])[] = [
  ['survive', /\bsurvives?\b/],
  ['waive', /\b(?:operates?|counts?|acts?) as an? waiver\b/],
  ['accelerate', /\bbecomes? (?:immediately )?(?:due|payable)(?: and payable)?(?: at once| immediately| in full)\b/],
];

/**
 * What a statement is about: what its main verb and the object behind it say; of a thing, what the thing is; else the
 * most particular act that it names anywhere.
 * @param words the statement with its parties blanked, so that "the Insurer" insures nothing
 * @param hasPerson whether somebody is its subject
 */
export const actOfStatement = (
  words: string,
  { force, start, end }: ForceAt,
  hasPerson: boolean,
): string | undefined => {
  const verb = words.slice(start, end);
  const own = ofForce[force];
  // Who gives up a right to do something no longer does it; a waiver, and a release, are acts of their own.
  const isGivenUp = /(?:relinquish(?:es)?|surrenders?|forgoes?|gives? up)$/.test(verb);
  if (own && isGivenUp) return givenUp(words.slice(end)) ?? own;
  if (own && !/^(?:agrees?|covenants?)/.test(verb)) return own;
  const saidOutright = outright.find(([, pattern]) => pattern.test(words.slice(start)) && !hasPerson);
  if (saidOutright) return saidOutright[0];
  if (force === 'definition') return actOf(words.slice(0, start).replace(openings, '')) ?? actOf(words);
  if (!end)
    return (
      ofThings.find(([, pattern]) => pattern.test(words))?.[0] ??
      actOf(words.slice(0, start).replace(openings, '')) ??
      actOf(words)
    );
  const told = /^(?:fact|acknowledgement|ban)$/.test(force)
    ? ofThings.find(([, pattern]) => pattern.test(words))
    : undefined;
  if (told && !(force === 'ban' && hasPerson)) return told[0];
  if (force === 'transfer' && passesOn.test(verb) && /\b(?:ownership|title|property|copyright)\b/.test(words))
    return 'transfer-ownership';
  if (force === 'transfer' && /\b(?:vests?|belongs?|pass(?:es)?|property|owned)\b/.test(verb))
    return 'transfer-ownership';
  const behind = withoutManner(words.slice(end).replace(insertion, '')).replace(insertion, '').replace(deemed, '$1 ');
  const cut = behind.slice(12).search(tail);
  const object = cut < 0 ? behind : behind.slice(0, cut + 12);
  if (
    (ofLiability.test(verb) && !/^ to [a-z]/.test(object)) ||
    /^(?: not)? be (?:liable|responsible|accountable) (?:to _+ )?for\b/.test(object)
  )
    return beyondControl.test(words) ? 'excuse' : 'limit-liability';
  const subject = words.slice(0, start).replace(openings, '');
  if (/\bliabilit/.test(subject) && /\b(?:exceed|limited|capped|excluded?)\b/.test(`${verb}${object}`))
    return 'limit-liability';
  const said = modals.test(verb) && force !== 'transfer' ? object : `${verb}${object}`;
  // "Title shall pass", "no licence is granted": the subject says what it is about.
  const isSaidOfThing = ofThing.test(object) || ofNoun.test(verb);
  const ofObject = strongest(namedIn(said));
  const ofSubject = hasPerson ? undefined : strongest(namedIn(subject));
  return (isSaidOfThing ? (ofSubject ?? ofObject) : (ofObject ?? ofSubject)) ?? actOf(words);
};

import { sievePatterns } from '../text/pattern-sieve.ts';
import { acts } from './act-words.ts';
import type { ForceAt } from './find-force.ts';
import type { Force } from './statement.ts';

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
  /^(?:deliver|ship|dispatch|employ|hire|generat|produc|creat|prepare|purchas|buy|sign|observe|follow|comply|copy|occup|smok)/;
/** Forms of several words that say no more than one: "carry out repairs". */
const lightForm = /^(?:carr|mak(?:e|es) (?:use|available))/;
const isLight = ({ act, words }: Named): boolean =>
  light.has(act) && !firm.test(words) && (!words.includes(' ') || lightForm.test(words));
/** So near behind a light verb its object stands. */
const objectLength = 64;

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
const deemed =
  /^( not)?(?: of itself| by itself)?(?: be)? (?:(?:deemed|considered|taken|presumed) (?:to (?:be|have been) )?|(?:construed|interpreted|regarded|treated) (?:as|to)\b )/;
/** How and when, between a modal and its verb: "may by written notice suspend", "shall at all times insure". */
const manner =
  /^( not)?,? (?:by|upon|on|after|with|without|subject to|at|in|from|for|within|under|during)(?! (?:no|all) (?:event|circumstances))(?: [a-z0-9_'-]+){0,7}? (?:notice|consent|approval|permission|writing|cause|reason|liability|penalty|delay|discretion|option|choice|election|expense|costs?|times?|intervals?|request|demand|circumstances|days?|months?|years?)(?: in writing)?(?: (?:to|of) (?:the )?_+)?,?(?: and(?= (?:by|at|on|without|upon)))?(?= )/;
const beyondControl =
  /\b(?:force majeure|floods?|wars?|strikes?|embargo(?:es)?|epidemics?|pandemics?|riots?|acts? of god|(?:beyond|outside) (?:\S+ ){0,4}control)\b/;
const ofLiability = /\b(?:liab\w+|responsib\w+|accountable|answerable)$/;
/** What somebody answers for that is a sum or a task, and no loss. */
const firmTask =
  /^ (?:the |any |all |such )?(?:prompt )?(?:payment|rent|price|fees?|charges|tax(?:es)?|costs?|interest|premiums?|maintenance|repairs?|insurance|(?!(?:fail|delay|los|damag|be|hav|caus)ing)[a-z]+ing)\b/;
const ofSum =
  /^ (?:the |any |all |such )?(?:payment of |prompt )*(?:rent|prices?|fees?|charges|tax(?:es)?|costs?|premiums?)\b/;
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
  const object = found.find((one) => one.start >= first.end && one.start < first.end + objectLength && !isLight(one));
  return (object ?? first).act;
};

/** What somebody no longer may do who gives up a right to it. */
const givenUp = (behind: string): string | undefined => {
  const cut = behind.slice(8).search(tail);
  const object =
    /\b(?:rights?|options?|entitlement|power)\b(?: (?:that )?(?:it|he|she|they|_+) (?:may |might )?(?:have|has)(?: [a-z]+){0,4}?)? (?:to|of)\b/.exec(
      behind,
    );
  if (!object) return undefined;
  return strongest(namedIn(behind.slice(object.index + object[0].length, cut < 0 ? undefined : cut + 8)));
};

/** What is said of a thing in so many words: "survive the expiry", "passes from the Seller", "operates as a waiver". */
const outright: readonly (readonly [string, RegExp])[] = [
  [
    'survive',
    /^[^,;]{0,60}?\b(?:survives?|outlives?|outlasts?|(?:remains?|stays?|continues?) in (?:full )?(?:force|effect))\b/,
  ],
  ['transfer-ownership', /^(?:(?:shall|will) )?(?:pass|passes|moves?|transfers?) from\b/],
  ['accelerate', /^[^,;]{0,60}?\bbecome(?:s)? (?:immediately )?(?:due|payable|repayable)\b/],
  ['accept', /^[^,;]{0,40}?\bdeemed (?:to (?:be|have been) )?(?:accepted|rejected)\b/],
];
/** Verbs that hand over what is owned; a grant may be of less. */
const passesOn =
  /\b(?:sells?|transfers?|conveys?|gives?|given|hands?|handed|cedes?|ceded|made over|makes? over|(?:takes?|taking) place|occurs?|complete|effect(?:ed|ive)?)\b/;
/** Behind a noun for an act, what is said of it: "no license is granted", "delivery by the Mill is required". */
const ofNoun =
  /(?:granted|given|conferred|accorded|implied|(?:required|mandatory|compulsory|obligatory|permitted|permissible|allowed|forbidden|prohibited)(?: (?:to|at))?|responsibility|something that[a-z_' -]*|(?:required|dut(?:y|ies)|obligations?|responsibility|part|powers?|gift|discretion) of|open to|(?:ours|yours)(?: alone)? to|(?:thing|something) to which)$/;
/** "Is not required to withhold": what is asked stands behind the verb. */
const asksToDo = /^ to (?!the\b|an?\b|any\b|each\b|_)[a-z]/;
/** Verbs of things that make no statement of their own. */
const ofThings: readonly (readonly [string, RegExp])[] = [
  ['survive', /\b(?:survives?|outlives?|outlasts?|(?:remains?|stays?|continues?) in (?:full )?(?:force|effect))\b/],
  [
    'excuse',
    /\b(?:performance|failure|delay|non-performance) (?:is|are|shall be) excused\b|\b(?:counts?|constitutes?) (?:as )?(?:an? )?(?:event of )?force majeure\b/,
  ],
  ['excuse', /\b(?:is|are|be) (?:no|not an?|an?) (?:[a-z]+ of )?excuse\b/],
  ['refund', /\b(?:is|are|be) (?:[a-z-]+ and )?(?:not |non-?)refundable\b/],
  ['govern', /\blaws?\b[^;]{1,120}\bgoverns?\b/],
  [
    'amend',
    /^\W*no [^,;]{0,60}\b(?:amendment|modification|variation|alteration|change)s?\b[^;]{0,200}\b(?:valid|effective|binding|effect|bind)\b/,
  ],
  ['price', /\bprices? (?:is|are) (?:fixed|firm)\b/],
  ['charge-interest', /\b(?:carr(?:y|ies)|bears?|accrues?) interest\b|\binterest\b[^,;]{0,60}? accrues?\b/],
  ['transfer-ownership', /\b(?:title|ownership|property)\b[^,;]{0,60}? (?:remains?|stays?|rests?) (?:with|in)\b/],
  [
    'terminate',
    /\b(?:options?|licen[cs]e|lease|agreement|appointment|membership|offer|contract|tenancy|engagement|licence)\b[^,;]{0,60}? (?:lapses?|expires?|comes? to an end)\b/,
  ],
  ['accept', /\b(?:counts?|operates?|acts?|serves?) as (?:an? )?(?:acceptance|approval)\b/],
  ['waive', /\b(?:operates?|counts?|acts?) as an? waiver\b/],
  [
    'accelerate',
    /\bbecomes? (?:immediately )?(?:due|payable|repayable)(?: and (?:re)?payable)?(?: at once| immediately| forthwith| in full)\b/,
  ],
];

/** A statement in the parts that say what it is about. */
interface Said {
  readonly words: string;
  readonly force: Force;
  /** The verb that carries it, and whether it stands at its place or nowhere. */
  readonly verb: string;
  readonly hasVerb: boolean;
  /** What stands before the verb, without conditions; what stands behind it, without insertions, and all of that. */
  readonly subject: string;
  readonly object: string;
  readonly behind: string;
  /** Whether somebody is its subject. */
  readonly hasPerson: boolean;
}

/** What opens an insertion: how, when and at what cost. */
const inserts =
  '(?:by|upon|on|in|at|for|with|within|without|as|during|before|after|not later|no later|if|unless|save|except|whether|whatever|however|wherever|whenever|even|directly|indirectly|alone|merely|because|throughout|until|from|under|pending|having)';
const openingInsertion = new RegExp(`^,? ${inserts}\\b[^,;:.]{1,200},(?= (?!(?:and|or|which|who)\\b))`);
/** Behind the verb: "shall prepare, by the fifth day of each month, a report". */
const innerInsertion = new RegExp(
  `^( [a-z]+),(?! (?:and|or|nor|but)\\b) ${inserts}\\b[^,;:.]{1,160},(?= (?:an?|the|any|all|each|every|its|his|her|their|_+)\\b)`,
);
/** "Shall not, whatever the price of coal, oil or gas, be raised". */
const beforePassive = new RegExp(`^( not)?, ${inserts}\\b[^;:.]{1,240}?, (?=be\\b)`);
/** "Shall at all times during the Work, and for as long as it lasts, insure". */
const twoInsertions =
  /^( not)?,? (?:throughout|during|at all times|from|until)\b[^,;:.]{1,120}, and (?:for|until|during|after|thereafter)\b[^,;:.]{1,160},(?= (?!to\b)[a-z])/;
const brackets = / ?\([^()]{0,300}\)/g;
/** Verbs of which only what they lead to says what is done: "shall ensure that its staff keep the codes safe". */
const leading =
  /^(?: not)? (?:contend|argue|claim|assert|choose|elect|ensure|procure|see to it)\b[^,;]{0,40}? that (?:[^,;.]{1,60}? (?=is\b|are\b|shall\b|will\b))?/;

/** What stands behind a verb, without what is only inserted there. */
const withoutInsertions = (behind: string): string => {
  let rest = behind.replace(brackets, '').replace(beforePassive, '$1 ').replace(twoInsertions, '$1');
  for (let turn = 0; turn < 4; turn += 1) {
    const next = withoutManner(rest.replace(insertion, '').replace(turn ? openingInsertion : insertion, ''));
    if (next === rest) break;
    rest = next;
  }
  return rest.replace(innerInsertion, '$1').replace(deemed, '$1 ').replace(leading, ' ');
};

const partsOf = (words: string, { force, start, end }: ForceAt, hasPerson: boolean): Said => {
  const behind = withoutInsertions(words.slice(end));
  const cut = behind.slice(12).search(tail);
  return {
    words,
    force,
    verb: words.slice(start, end),
    hasVerb: end > 0,
    subject: words.slice(0, start).replace(openings, ''),
    object: cut < 0 ? behind : behind.slice(0, cut + 12),
    behind: words.slice(end),
    hasPerson,
  };
};

/** "Waives any right to bring a claim", but not "any right to notice". */
const rightToDo =
  /^ (?:[a-z]+ ){0,3}?rights? (?:(?:that )?(?:it|he|she|they|_+) (?:may |might )?(?:have|has) )?(?:to (?!notice|trial|an?\b|the\b|any\b|such\b)[a-z]|of set-?off\b)/;
/** Who gives up a right to do something no longer does it; a waiver, and a release, are acts of their own. */
const ofWaiver = ({ force, verb, behind }: Said): string | undefined => {
  if (force !== 'waiver' || /^(?:agrees?|covenants?)/.test(verb)) return undefined;
  const isOfDoing = /(?:relinquish(?:es)?|surrenders?|forgoes?|gives? up)$/.test(verb) || rightToDo.test(behind);
  return (isOfDoing ? givenUp(behind) : undefined) ?? 'waive';
};

/** What is promised of how something was done says what is done; of what a thing is, it warrants it. */
const warranted: readonly (readonly [string, RegExp])[] = [
  [
    'comply',
    /\b(?:(?:in|full) compliance with|complie[sd] with|comply with|observed?) (?:\S+ ){0,6}?(?:laws?|rules?|regulations?|codes?|legislation|sanctions|controls)\b/,
  ],
  [
    'insure',
    /\b(?:is|are|been|be|remains?)\b[^;]{0,60}? (?:fully )?insured\b|\b(?:insurance|cover) (?:\S+ ){0,4}?(?:in force|is valid)\b|\bin force\b[^;]{0,200}? insurance\b/,
  ],
  [
    'use-data',
    /\b(?:collect|process|use|gather|obtain|handle)(?:s|d|ed)?\b[^;]{0,60}\b(?:data|addresses)\b|\b(?:data|addresses)\b[^;]{0,60}\b(?:collected|processed|used|gathered|obtained)\b/,
  ],
  ['secure', /\b(?:encrypted|backed up)\b/],
  ['pay', /\b(?:has|have):? {1,2}(?:\([a-z]\) )?(?:duly |fully )?paid\b/],
  ['employ', /\bemploys\b/],
  ['sign', /\bauthori[sz]ed to (?:sign|execute) (?:it|this)\b|\b(?:validly |duly )*(?:signed|executed)\b/],
  ['keep-secret', /\b(?:kept|keeps) (?:\S+ ){0,8}?(?:secret|confidential)\b/],
];
const ofPromise = ({ force, verb, behind }: Said): string | undefined => {
  if (force !== 'promise' || /^(?:agrees?|covenants?)/.test(verb)) return undefined;
  const end = behind.search(/\b(?:except|save|other than|unless|provided that)\b/);
  const promised = end < 0 ? behind : behind.slice(0, end);
  return warranted.find(([, pattern]) => pattern.test(promised))?.[0] ?? 'warrant';
};

const ofDefinition = ({ force, words, subject, behind }: Said): string | undefined =>
  force === 'definition' ? (actOf(subject) ?? strongest(namedIn(behind)) ?? actOf(words)) : undefined;

const ofNoVerb = ({ hasVerb, words }: Said): string | undefined =>
  hasVerb
    ? undefined
    : (ofThings.find(([, pattern]) => pattern.test(words))?.[0] ?? strongest(namedIn(words.replace(openings, ''))));

const saidOutright = ({ verb, behind, hasPerson }: Said): string | undefined =>
  hasPerson ? undefined : outright.find(([, pattern]) => pattern.test(`${verb}${behind}`))?.[0];

const saidOfThings = ({ force, words, hasPerson }: Said): string | undefined =>
  /^(?:fact|acknowledgement)$/.test(force) || (force === 'ban' && !hasPerson)
    ? ofThings.find(([, pattern]) => pattern.test(words))?.[0]
    : undefined;

/** What is assigned and is no place in a contract is property. */
const ofContract =
  /\b(?:agreement|contract|lease|tenancy|benefit|receivables?|debts?|claims?|membership|licen[cs]e|policy|policies)\b/;
const ofTransfer = ({ force, verb, words, subject, object }: Said): string | undefined => {
  if (force !== 'transfer') return undefined;
  if (passesOn.test(verb) && /\b(?:ownership|title|property|copyright)\b/.test(words)) return 'transfer-ownership';
  if (/\b(?:vests?|belongs?|pass(?:es)?|property|owned)\b/.test(verb)) return 'transfer-ownership';
  if (!/\b(?:assign|transfer|convey|sell)/.test(verb)) return undefined;
  const isPassive = /^(?:is|are)\b/.test(verb);
  return ofContract.test(isPassive ? subject : `${verb}${object}`) ? 'assign' : 'transfer-ownership';
};

const excludesLiability = /\b(?:liab\w+|responsib\w+|accountable|answerable)\b/;
const excludesWarranty =
  /\b(?:warrant\w*|conditions?|implied|as is|as seen|faults|representations?|guarantees?|promises?|assurances?)\b/;
/** Whoever is not liable is so for an event, for a defect or for a loss. */
const ofExclusion = ({ force, verb, subject, object, words }: Said): string | undefined => {
  if (force !== 'exclusion') return undefined;
  const said = `${subject} ${verb}${object}`;
  if (excludesLiability.test(said)) return beyondControl.test(words) ? 'excuse' : 'limit-liability';
  if (excludesWarranty.test(said)) return 'warrant';
  return beyondControl.test(words) ? 'excuse' : 'limit-liability';
};

/** "Is liable for the rent", "is not responsible for repairing it": what has to be done. */
const answersFor = /^(?: not)?(?: be (?:liable|responsible|accountable|answerable))?(?: to _+)?(?: for)\b/;
const ofLiable = ({ force, verb, words, object }: Said): string | undefined => {
  const isLiable =
    ofLiability.test(verb) || /^(?: not)? be (?:liable|responsible|accountable|answerable)\b/.test(object);
  if (!isLiable || (ofLiability.test(verb) && /^ to [a-z]/.test(object))) return undefined;
  const task = object.replace(answersFor, '');
  const named = force === 'exclusion' || task === object ? undefined : strongest(namedIn(task));
  if (named && firmTask.test(task)) return ofSum.test(task) ? 'pay' : named;
  return beyondControl.test(words) ? 'excuse' : 'limit-liability';
};

/** "Is excused from performing", "is relieved of its duty". */
const isExcused = ({ verb, object }: Said): boolean =>
  /\b(?:excuse[sd]?|relieve[sd]?|released|discharged|absolved|freed)\b/.test(verb) &&
  /^(?: from| of)? (?:performing|performance|(?:an?|any|each|every|its|all|our|your|their|the|_+) (?:\S+ ){0,2}?(?:dut|obligation|performance))/.test(
    object,
  );
/** "Need not perform its obligations". */
const performs = /^ perform (?:(?:an?y?|each|its|all|their|the|_+) )+(?:[a-z]+ ){0,2}?(?:dut|obligation)/;
/** Whoever is held to a duty has to do what it asks: "is not released from its duty to notify". */
const heldTo = /\b(?:dut(?:y|ies)|obligations?) to\b/;
const ofExcuse = (said: Said): string | undefined => {
  if (said.force === 'no-duty' && performs.test(said.object)) return 'excuse';
  if (!isExcused(said)) return undefined;
  const held = said.force === 'duty' ? heldTo.exec(said.object) : null;
  const task = held && strongest(namedIn(said.object.slice(held.index + held[0].length)));
  return task ?? 'excuse';
};

const ofCap = ({ subject, verb, object }: Said): string | undefined =>
  /\bliabilit/.test(subject) && /\b(?:exceed|limited|capped|excluded?)\b/.test(`${verb}${object}`)
    ? 'limit-liability'
    : undefined;

/** "The Council's consent shall not be unreasonably withheld". */
const ofConsent = ({ subject, object }: Said): string | undefined =>
  /\b(?:consent|approval|permission)\b/.test(subject) &&
  /^(?: not)? be (?:[a-z]+ly )?(?:withheld|refused|delayed|conditioned|given|granted|denied)\b/.test(object)
    ? 'consent'
    : undefined;

const raised = /^(?: not)? be (?:increas|rais|adjust|put up|review|revis|index|lower|reduc)/;
const sums = /\b(?:fees?|charges?|prices?|rents?|rentals?|rates?|tariffs?|premiums?|subscriptions?|hire)\b/;
const ofPrice = ({ subject, object, hasPerson }: Said): string | undefined =>
  !hasPerson && raised.test(object) && sums.test(subject) ? 'price' : undefined;

/** What is done to a thing says what it is about only where its verb says it: "any repairs may be carried out by". */
const participle = /^(?: not)?(?: be)? (?:[a-z]+ly )?/;
const ofVerbAndObject = ({ force, verb, subject, object, words, hasPerson }: Said): string | undefined => {
  const isOnlyModal = (modals.test(verb) && force !== 'transfer') || force === 'acknowledgement';
  const said = isOnlyModal ? object : `${verb}${object}`;
  const found = namedIn(said);
  const [first] = found;
  const isPassive = /^(?: not)? be [a-z]+/.test(said) && !ofThing.test(object);
  const isOfVerb = first !== undefined && first.start <= (participle.exec(said)?.[0].length ?? 0) && !isLight(first);
  // "Title shall pass", "no licence is granted": the subject says what it is about.
  const isSaidOfThing =
    ofThing.test(object) || (ofNoun.test(verb) && !asksToDo.test(object)) || (isPassive && !isOfVerb);
  const ofObject = strongest(found);
  const ofSubject = hasPerson ? undefined : strongest(namedIn(subject));
  return (isSaidOfThing ? (ofSubject ?? ofObject) : (ofObject ?? ofSubject)) ?? actOf(words);
};

/** The ways to tell what a statement is about; the first that knows it decides. */
const tellers: readonly ((said: Said) => string | undefined)[] = [
  ofWaiver,
  ofPromise,
  saidOutright,
  ofDefinition,
  ofNoVerb,
  saidOfThings,
  ofTransfer,
  ofExclusion,
  ofLiable,
  ofExcuse,
  ofCap,
  ofConsent,
  ofPrice,
  ofVerbAndObject,
];

/**
 * What a statement is about: what its main verb and the object behind it say; of a thing, what the thing is; else the
 * most particular act that it names anywhere.
 * @param words the statement with its parties blanked, so that "the Insurer" insures nothing
 * @param hasPerson whether somebody is its subject
 */
export const actOfStatement = (words: string, at: ForceAt, hasPerson: boolean): string | undefined => {
  const said = partsOf(words, at, hasPerson);
  for (const tell of tellers) {
    const act = tell(said);
    if (act) return act;
  }
  return undefined;
};

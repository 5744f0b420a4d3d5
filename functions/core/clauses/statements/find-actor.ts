import { oppositeStanding, type Mention } from '../reading/find-parties.ts';
import type { ForceAt } from './find-force.ts';
import { actsElsewhere, neitherBefore } from './find-persons.ts';

const objectBefore =
  /(?:\bby|\bto|\bfrom|\bagainst|\bwith|\bfor|\bthan|\bupon|\bon behalf of|\bharmless|\bof|\bon|\bpays?|\bpaying|\bgives?|\bgiving|\bgrants?|\bowes?|\bindemnify|\bcompensate|\bindemnifies|\bhold|\bkeep|\breleases?|\breimburse|\bnotify|\btelling|\bsue|\bdefend|\bin respect of|\bthrough|\bbetween|\bnotifying|\bcharged|\bcause|\ballow|\bpermit|\brequire|\benable|\bprovide)(?: the| an?| any| such| each| either)* ?$|\bof (?:an?|any|each) [a-z-]{1,20} $|\b(?:that|which|who) (?:reach|affect|concern|name|identif|involv|benefit|serv|harm|suit)[a-z]{0,4} (?:the )?$/;
/** "None of the Sellers": the preposition only says of whom there are many. */
const ofMany = /\b(?:none|each|any|all|one|some|both|either|neither) of (?:the )?$/;
const owned =
  /^'s? (?:[a-z]+ ){0,3}?(?:liability|rights?|obligations?|remed(?:y|ies)|recourse|dut(?:y|ies)|failure|entitlement|claims?|employment|compensation|salary|bonus|indemnity|warranty|warranties|responsibility|license|licence|access|use|deposit|personnel|affiliates?|counsel|agents?|representatives?|nominees?|officers|directors|employees|surveyors?|attorneys?|insurers?|contractors?|decision|determination|discretion|option|records?|system|calculation|figures?|records|interest|exposure|total|aggregate|maximum|sole|entire|only|own (?:risk|peril|cost|expense)|risk|peril|cost|expense)\b/;
/** What somebody does with what the other side gives. */
const isUse = /^(?:'s)? (?:use|access|inability|reliance|download|dealings|participation|interactions?)\b/;
const ofOwner =
  /\b(?:liability|liabilities|rights?|obligations?|remed(?:y|ies)|responsibility|part|option|discretion|request|election|expense|cost|claims?|behalf|duty|failure|employment) (?:of|on|for) (?:the )?$/;
const agentBy =
  /\b(?:by|at the (?:sole |absolute )?(?:option|discretion|election|request|instance) of|in the (?:sole |absolute |reasonable )*(?:opinion|discretion|judgment) of) (?:the |an? |any |either |each )?$/;

/** What opens an insertion whose own verb the words "by X" go with: "no claim is made, whether or not caused by X". */
const opensInsertion =
  /,? (?:whether|even (?:if|where|though)|regardless|irrespective|including|however|unless|except|save)\b/;

const conditionOpens =
  /(?:^|[,:]) ?(?:\(?[a-z0-9.]{1,5}\)? )?(?:if|where|when|whenever|upon|on|in the event|unless|should|after|following|during|while|once|until|because|notwithstanding|without prejudice|subject to|except|save|before|prior to)\b[^,]*$/;

const inverted =
  /(?:\bin no (?:event|case|circumstances?|way)|\bunder no (?:circumstances?|theory)|\bat no (?:time|point)|\bon no (?:account|occasion)|\bby no means|\bnor|\bneither|\bin any event|\bonly then)(?:,? [a-z' -]{0,30})? (?:shall|will|may|does|do|is|are)\b/;

/** A verb whose object gets the right or keeps the duty, and what may stand between them. */
const gives =
  /(?:required of|\b(?:part|powers?|gift|rights) of|open to|to which|^(?:in|under|at|on|by) (?:no|any) .*\b(?:is|are)|^it is .*(?:of|by|from)|entitles?|relieves?|excuses?|releases?|discharges?|absolves?|exempts?|open to |(?:prevent|preclude|prohibit|stop|restrain|hinder|debar|bar|forbid)s?|not (?:prevent|preclude|prohibit|stop|restrict|limit|affect|prejudice|impair|take away|deprive|reduce|exclude|waive)s?|(?:relieve|excuse|absolve|exempt)s?|^(?:shall|will) (?:prevent|preclude|prohibit|stop|bar|restrict)|^(?:it|there|nor) .*\b(?:for|on|upon|of|to|part)$|(?:rests?|lies?|falls?|remains?|imposed|placed|laid|cast) (?:up)?(?:on|with)$|(?:responsibility|duty|obligation|task|job|account|cost|expense|discretion) of$|^(?!is|are).*\b(?:oblig(?:es?|ates?|ing)|requir(?:es?|ing)|compels?|commits?|imposes?|binds?|grants?|gives?|confers?|affords?|accords?|allows?|offers?|leaves?|carries|entitle))$/;

/** "Shall vest in the Customer", "passes to the Buyer": who comes to own it. */
const passes =
  /\b(?:vests?|belongs?|pass(?:es)?|be owned|owned|property|property of)$|\b(?:vests?|belongs?|passes|pass) (?:in|to|solely|exclusively|absolutely)$|\b(?:be the (?:sole )?(?:and exclusive )?property)$/;
const receiverBefore = /\b(?:in|to|of|by|with|solely|exclusively|absolutely)(?: and [a-z]{1,12})?(?: the)? $/;

/** A party's name that only says whose data or people are meant. */
const qualifies =
  /^ (?:data|content|materials|information|property|equipment|personnel|group|indemnitees|marks|software|premises|systems?|site|products?|works?|inventions?|technology|ip|parent|affiliates?)\b/;

const passive =
  /\b(?:may|shall|will|can|must|might|could|is to|are to) (?:\S+ ){0,2}?be (?:\S+ly )?(?!(?:no|less|more|the|an?|in|at|to|on|of|for|free|due|open|subject|void|final)\b)[a-z]+(?:ed|en|wn|ept|eld|ade|aid|ent|ut|nt|old|ought)\b|^(?:is|are) (?:[a-z]+ ){0,3}?(?:waived|relinquished)\b/;
/** Participles that say what the subject itself must or may do. */
const ownState =
  /\bbe (?:\S+ly )?(?:entitled|obliged|obligated|deemed|limited|bound|permitted|allowed|prohibited|precluded|excused|relieved|authori[sz]ed|liable|responsible|considered|prevented|subjected|released|qualified|certified|accredited|registered|enrolled|prepared|satisfied|(?:employed|insured|engaged)(?! (?:by|as|for)\b))\b|\b(?:shall|must|will|is|are) (?:\S+ ){0,1}?be required\b/;

/** Whether a statement says what is done to its subject; an insertion may part the verb from its participle. */
export const isDoneToSubject = (words: string, { start, end }: ForceAt): boolean => {
  const from = words.slice(start, end);
  const behind = words
    .slice(end, end + 300)
    .replace(partsPassive, ' ')
    .replace(insertion, '');
  return passive.test(`${from}${behind.slice(0, 60)}`) && !ownState.test(`${from}${behind.slice(0, 40)}`);
};

/** "Shall not, whatever the price of coal, oil or gas, be raised". */
const partsPassive = /^,(?! (?:and|or|but|nor)\b)[^;:.]{1,260}?, (?=be\b)/;

/** "The day on which the Client receives it". */
const opensRelative = /\b(?:which|that|when|where|if|as) (?:the )?$/;

/** "Will be passed to the Buyer": whom something is handed to does not hand it over. */
const handedTo =
  /^[a-z ]{0,24}\bbe (?:promptly |duly |then |also )?(?:passed|paid|given|delivered|sent|supplied|provided|returned|forwarded|reported|made available|credited|refunded|repaid|reimbursed|handed|issued|submitted|offered|shown)(?: back| over| on)? to (?:the )?$/;

/** "No licence is granted, expressly or by implication, to the Customer". */
const handsOver = /(?:granted|given|conferred|accorded|implied|transferred)$/;
const receives = /^(?: [a-z]{1,12}){0,2}(?:,[^,]{1,40},)? (?:to|on|upon|in favou?r of) (?:the )?$/;
/** "Confers no interest in the land on the Guest", "no right accrues to the Guest", "rests with the Guest". */
const reaches =
  /^(?:give|grant|confer|afford|accord|allow|offer)s? no\b|(?:arises?|accrues?|conferred|reserved to|reserved for|retained for|with|a matter for)$/;
const reached = /^(?: [a-z'-]{1,16}){0,8}? (?:to|on|upon|in favou?r of) (?:the )?$|^ (?:the )?$/;

/** What is said to be asked, allowed or forbidden of an act that a noun names: "delivery by the Mill is required". */
const saidOfAct =
  /(?:required|mandatory|compulsory|obligatory|due|necessary|permitted|allowed|prohibited|forbidden|excluded|something that[a-z' -]*)$/;
const behindSaid = /^ to (?!the\b|an?\b|any\b)[a-z]/;
/** Who does what the noun names. */
const agentOfAct = /\bby (?:the |an? |any |either |each )?$/;

/** Who does an act that a noun names as the subject, or undergoes a passive without a verb of duty. */
export const agentOfNoun = (
  words: string,
  mentions: readonly Mention[],
  { start, end }: ForceAt,
): Mention | undefined => {
  const said = words.slice(start, end);
  if (!saidOfAct.test(said) || behindSaid.test(words.slice(end))) return undefined;
  const isAgentHere = (mention: Mention): boolean => {
    const before = words.slice(Math.max(0, mention.start - 40), mention.start);
    return agentOfAct.test(before) && !actsElsewhere(before) && !opensInsertion.test(words.slice(0, mention.start));
  };
  return mentions.find((mention) => mention.end <= start && isAgentHere(mention));
};

/** Who gives up what passes: "from the Seller to the Buyer", "is given by the Donor to the Library". */
const giverBefore = /\b(?:from|by) (?:the )?$/;
/** What is said of a transfer that a noun names, behind those from whom and to whom it is made. */
const comesAbout = /(?:takes? place|effect|occurs?|happens|effected|complete|made|effective)$/;

const insertion = /^,(?! (?:and|or|but|nor)\b)[^,;:.]{1,200},/;

/** Whose liability is told behind the verb: "is the Seller's sole liability". */
const entireLiability =
  /^'s (?:entire|sole|only|total|maximum|whole|full)(?: and (?:exclusive|entire|only))? liability\b/;

/** Whether a place is inside brackets, whose parties only explain. */
const inBrackets = (words: string, at: number): boolean => {
  const open = words.lastIndexOf('(', at);
  return open >= 0 && words.indexOf(')', open) >= at;
};

const joint = (words: string, mentions: readonly Mention[], mention: Mention): Mention => {
  const partner = mentions.find(
    (other) =>
      other !== mention &&
      // Two by their names, of whom nobody knows which is whose, are both.
      (other.standing !== mention.standing || (mention.standing === 'unknown' && other.word !== mention.word)) &&
      other.standing !== 'both' &&
      ((other.end <= mention.start && /^,? (?:and|or|nor) (?:the )?$/.test(words.slice(other.end, mention.start))) ||
        (mention.end <= other.start && /^,? (?:and|nor) (?:the )?$/.test(words.slice(mention.end, other.start)))),
  );
  const isBoth = partner !== undefined || neitherBefore.test(words.slice(0, mention.start));
  return isBoth ? { ...mention, standing: 'both' } : mention;
};

/** Whether a party stands behind "by" as the one who does what the statement says. */
const isAgent = (words: string, { end }: ForceAt, start: number): boolean =>
  agentBy.test(words.slice(Math.max(0, start - 40), start)) &&
  !actsElsewhere(words.slice(Math.max(0, start - 40), start)) &&
  !(start >= end && opensInsertion.test(words.slice(end, start)));

/** Who comes to own what a transfer passes: "title shall pass to the Buyer". */
export const findHolder = (words: string, mentions: readonly Mention[], force: ForceAt): Mention | undefined => {
  if (force.force !== 'transfer' || !passes.test(words.slice(force.start, force.end))) return undefined;
  const outside = mentions.filter(({ start }) => !inBrackets(words, start));
  const holder = outside.find(
    ({ start }) =>
      start >= force.end &&
      start - force.end < 60 &&
      receiverBefore.test(words.slice(Math.max(force.start, start - 40), start)),
  );
  return holder && joint(words, outside, holder);
};

/** "No failure or delay by a party operates as a waiver": nobody acts. */
const forbears =
  /^\W*no (?:[a-z]+ (?:or |and )?){0,4}?(?:failure|delay|omission|forbearance|indulgence|course of dealing)(?: or [a-z]+)* (?:by|of|on the part of) (?:the |an? |either |any )?$/;

/** Copies, signatures and headings do nothing, whoever made them. */
const ofPapers =
  /^\W*(?:the |all |any )?(?:[a-z]+ )?(?:counterparts|copies|duplicates|originals|signatures|headings|captions)\b/;

/** Whether a party only comes up in a statement that makes nobody act: a definition, or a fact with a party at its edge. */
export const isAside = (words: string, mention: Mention, { force, start, end }: ForceAt): boolean =>
  force === 'definition' ||
  (force === 'fact' && ofPapers.test(words)) ||
  (force === 'fact' && (!end || mention.end <= start) && forbears.test(words.slice(0, mention.start))) ||
  // "If a receiver is appointed, the debt shall become due": whoever comes up in the condition does nothing.
  (force === 'fact' &&
    end > 0 &&
    mention.end <= start &&
    words.slice(mention.end, start).includes(', ') &&
    conditionOpens.test(words.slice(0, mention.start))) ||
  (force === 'fact' &&
    end > 0 &&
    mention.start > start &&
    agentBy.test(words.slice(Math.max(0, mention.start - 40), mention.start)) &&
    !/^(?:is|are) [a-z]{1,20} by (?:the )?$/.test(words.slice(start, mention.start)));

/**
 * Names of those who act in an indemnity or a data clause, or between the parties, without being a side of the contract.
 * They are parties only where the text makes them act.
 */
const standIn =
  /(?<=^|[,:;] |\b(?:the|an?|each|any|every) )(?:(?:indemnified|indemnifying|indemnitor|indemnitee|requesting|defaulting|non-defaulting|affected|notifying) part(?:y|ies)|data subjects?|participants?|beneficiar(?:y|ies)|passengers?|escrow (?:agent|holder)|custodian|depositary|stakeholder|verification agent|(?:independent )?expert|arbitrators?|mediators?|adjudicators?)(?=,? (?:shall|may|must|will|can|cannot|has|have|is entitled|are entitled|agrees?|take|hereby)\b)/g;

/** Who acts where no side of the contract does. */
export const findStandIn = (words: string, { force, end }: ForceAt): Mention | undefined => {
  if (force === 'fact' || force === 'definition') return undefined;
  const match = [...words.slice(0, end).matchAll(standIn)].at(-1);
  return match && { start: match.index, end: match.index + match[0].length, word: match[0], standing: 'unknown' };
};

/** "Is ours to make": who may is in the verb. */
const namedInVerb = (outside: readonly Mention[], { start, end }: ForceAt, verb: string): Mention | undefined => {
  const [, own] = /\b(ours|yours)(?: alone)? to$/.exec(verb) ?? [];
  if (!own) return undefined;
  const alike = own === 'ours' ? /^(?:we|us|our)$/ : /^(?:you|your)$/;
  return (
    outside.find(({ word }) => alike.test(word)) ?? {
      start,
      end,
      word: own === 'ours' ? 'we' : 'you',
      standing: 'unknown',
    }
  );
};

/** Whom the verb itself points to: who receives, gives, is given, is shielded or is barred. */
const namedByVerb = (words: string, outside: readonly Mention[], force: ForceAt): Mention | undefined => {
  const verb = words.slice(force.start, force.end);
  const own = namedInVerb(outside, force, verb);
  if (own) return own;
  // "No licence is granted to the Customer": whoever would have it has none.
  if (force.force === 'no-right' && force.isNegated && handsOver.test(verb)) {
    const receiver = outside.find(({ start }) => start >= force.end && receives.test(words.slice(force.end, start)));
    if (receiver) return joint(words, outside, receiver);
  }
  if (/^(?:no-right|right)$/.test(force.force) && reaches.test(verb)) {
    const receiver = outside.find(({ start }) => start >= force.end && reached.test(words.slice(force.end, start)));
    if (receiver) return joint(words, outside, receiver);
  }
  if (force.force === 'transfer') {
    const giver = outside.find(
      ({ start }) =>
        (start >= force.start || comesAbout.test(verb)) &&
        start - force.end < 40 &&
        giverBefore.test(words.slice(0, start)),
    );
    if (giver) return joint(words, outside, giver);
  }
  // "Is the Surveyor's entire liability", "competing is forbidden to the Associate".
  if (force.force === 'exclusion') {
    const shielded = outside.find(
      ({ start, end }) => start >= force.end - 1 && entireLiability.test(words.slice(end - 2, end + 50)),
    );
    if (shielded) return joint(words, outside, shielded);
  }
  if (force.force === 'ban' && /(?:forbidden|prohibited|closed)$/.test(verb)) {
    const barred = outside.find(
      ({ start }) => start >= force.end && /^ to (?:the )?$/.test(words.slice(force.end, start)),
    );
    if (barred) return joint(words, outside, barred);
  }
  // "A breach shall entitle the Buyer to": the one who is given the right acts.
  const isGiven = /^(?:right|duty|no-duty|no-right|promise)$/.test(force.force) || /entitles?$/.test(verb);
  if (isGiven && gives.test(verb)) {
    const given = outside.find(({ start }) => start >= force.end - 1 && start - force.end < 12);
    if (given) return joint(words, outside, given);
  }
  return undefined;
};

/**
 * The party a statement is about: its subject; the agent of a passive ("may be terminated by"); whose liability, right
 * or remedy it limits; at whose option it happens. A pronoun means the party before it.
 * @param words the statement, folded and in lower case; mentions and the verb count from its start
 */
export const findActor = (
  words: string,
  mentions: readonly Mention[],
  force: ForceAt,
  previous: Mention | undefined,
): Mention | undefined => {
  const outside = mentions.filter(({ start }) => !inBrackets(words, start));
  // "In no event shall the Vendor", "nor may the Client": the subject follows its verb.
  const isNothing = /^nothing/.test(words.slice(force.start, force.end));
  const byVerb = namedByVerb(words, outside, force);
  if (byVerb) return byVerb;
  const neither = outside.find(
    ({ start, end }) =>
      end < force.start && /\b(?:neither|nor)(?: the| any)? $/.test(words.slice(Math.max(0, start - 12), start)),
  );
  if (neither) {
    const others = words.slice(neither.end, neither.end + 20);
    // "Neither the Company nor any of its affiliates": the others are the party's own people.
    if (/^,? nor (?:any of )?(?:its|their|his|her)\b/.test(others)) return neither;
    // "Neither Maker nor Holder": both, also where nobody knows which side is whose.
    if (/^,? nor /.test(others)) return { ...neither, standing: 'both' };
  }
  if (isNothing || inverted.test(words.slice(Math.max(0, force.start - 60), force.start + 8))) {
    const from = isNothing ? force.end : force.start;
    // Who it is that is not liable may have no name that is known: whoever it is not liable to is not the one.
    const behind = outside.find(
      ({ start }) =>
        start >= from && start - from < 40 && !/\bto (?:the )?$/.test(words.slice(Math.max(from, start - 8), start)),
    );
    // "Neither party shall solicit any employee": its subject stands before it.
    const isBefore = outside.some(({ end }) => end < force.start + 2 && force.start - end < 3);
    if (behind && (isNothing || !isBefore)) return joint(words, outside, behind);
  }
  const before = outside.filter(
    ({ start, end }) =>
      end <= force.start + 1 &&
      !(qualifies.test(words.slice(end, end + 26)) && !words.slice(start, end).endsWith("'s")),
  );
  const segment = Math.max(words.lastIndexOf(', ', force.start), words.lastIndexOf(': ', force.start));
  const opensCondition = (mention: Mention): boolean =>
    conditionOpens.test(
      words.slice(
        Math.max(0, words.lastIndexOf(', ', mention.start), words.lastIndexOf(': ', mention.start)),
        mention.start,
      ),
    );
  const textBefore = (mention: Mention): string => words.slice(Math.max(0, mention.start - 40), mention.start);
  const textAfter = (mention: Mention): string => words.slice(mention.end, mention.end + 60);
  const isOwner = (mention: Mention): boolean =>
    ofOwner.test(textBefore(mention)) ||
    (words.slice(mention.start, mention.end).endsWith("'s") && owned.test(`'s${textAfter(mention)}`)) ||
    (/^(?:your|our|my)$/.test(mention.word) && owned.test(`'s${textAfter(mention)}`));
  const isPossessive = (mention: Mention): boolean =>
    words.slice(mention.start, mention.end).endsWith("'s") || /^(?:your|our|my)$/.test(mention.word);
  const isObject = (mention: Mention): boolean =>
    objectBefore.test(textBefore(mention)) && !ofOwner.test(textBefore(mention)) && !ofMany.test(textBefore(mention));
  const subject =
    before.findLast(
      (mention) => mention.start > segment && !isObject(mention) && (!isPossessive(mention) || isOwner(mention)),
    ) ??
    before.findLast((mention) => force.start - mention.end <= 4 && !isObject(mention)) ??
    // "The Customer's liability, whether in contract or in tort, shall": an insertion stands between.
    (/[a-z]/.test(words.slice(segment + 1, force.start)) && words.slice(segment, force.start).trim().length > 40
      ? undefined
      : before.find(
          (mention) => !opensCondition(mention) && !isObject(mention) && (!isPossessive(mention) || isOwner(mention)),
        ));
  // "The Landlord: (a) shall": a colon stands between a subject and the verbs of its list.
  const listed = before.findLast(
    (mention) => /^: *\([a-z0-9]{1,4}\) $/.test(words.slice(mention.end, force.start)) && !isObject(mention),
  );
  if (listed) return joint(words, outside, listed);
  const gap = subject && subject.start > segment ? words.slice(subject.end, force.start) : '';
  const isPronoun = /(?:^|[\s,])(?:it|he|she|they|the same) (?:[a-z]+ )?$/.test(
    words.slice(Math.max(0, force.start - 24), force.start),
  );
  // "May be terminated by the Supplier": who does it acts; "the Executive may be placed on leave": the other side does.
  const isDoneTo = isDoneToSubject(words, force);
  const parted = partsPassive.exec(words.slice(force.end))?.[0].length ?? 0;
  const doer = isDoneTo
    ? outside.find(
        ({ start }) => start >= force.end && start - force.end < 140 + parted && isAgent(words, force, start),
      )
    : undefined;
  if (doer) return joint(words, outside, doer);
  if (subject && !isPronoun && gap.length < 90) {
    const named = joint(words, outside, subject);
    return isDoneTo && !isPossessive(subject) && !ofOwner.test(textBefore(subject))
      ? { ...named, standing: oppositeStanding[named.standing] }
      : named;
  }
  const agent = outside.find(({ start }) => start >= force.end && isAgent(words, force, start));
  if (agent && force.force !== 'fact' && !isPronoun) return joint(words, outside, agent);
  if (isPronoun) {
    const named =
      before.findLast((mention) => !isPossessive(mention) && !isObject(mention)) ??
      before.findLast((mention) => !isObject(mention)) ??
      previous;
    if (named) return named;
  }
  // "No refund is due from the School": who would owe it.
  const debtor = /(?:due|payable|owed|owing)$/.test(words.slice(force.start, force.end))
    ? outside.find(({ start }) => start >= force.end && /^ (?:by|from) (?:the )?$/.test(words.slice(force.end, start)))
    : undefined;
  if (debtor) return joint(words, outside, debtor);
  const withheld = outside.find(
    ({ end, start }) =>
      words.slice(start, end).endsWith("'s") &&
      /^ (?:prior |written )*(?:consent|approval) [a-z ]{0,60}$/.test(words.slice(end, force.start)) &&
      /^[a-z ]{0,24}be [a-z ]{0,14}(?:withheld|delayed|conditioned|refused)/.test(words.slice(force.end)),
  );
  if (withheld) return withheld;
  const receiver = outside.find(({ start }) => start >= force.end && handedTo.test(words.slice(force.start, start)));
  if (receiver && force.force === 'duty' && receiver.standing !== 'both')
    return { ...receiver, standing: oppositeStanding[receiver.standing] };
  const anyAgent = outside.find(({ start }) => isAgent(words, force, start));
  if (anyAgent) return joint(words, outside, anyAgent);
  const owner = outside.find(isOwner);
  // "The Harbor entities are not responsible for losses from your use": the other side is who does not answer for it.
  if (owner && force.isShield && owner.start >= force.end && owner.standing !== 'both' && isUse.test(textAfter(owner)))
    return { ...owner, standing: oppositeStanding[owner.standing] };
  if (owner) return joint(words, outside, owner);
  if (!force.end) return outside.find((mention) => !isObject(mention) && !opensRelative.test(textBefore(mention)));
  const free = before.findLast((mention) => !isObject(mention) && !isPossessive(mention));
  return free && joint(words, outside, free);
};

import type { Span } from '../reading/split-text.ts';
import { sievePatterns } from '../text/pattern-sieve.ts';
import { denied, frees, givesRight, lessens, obliges, patterns, toDuty, toRight } from './force-patterns.ts';
import type { Force } from './statement.ts';

/** The verb that carries a statement: what it does to the actor and where it stands. */
export interface ForceAt {
  readonly force: Force;
  readonly start: number;
  readonly end: number;
  /** Whether the verb says it of nobody: "no party may", "in no event shall". */
  readonly isNegated: boolean;
  /** Whether an exclusion says that somebody is not liable, where others disclaim or bound what there would be. */
  readonly isShield?: boolean;
}

const sift = sievePatterns(patterns.map(([, pattern]) => pattern));

/** Words that open a clause which only says when or of what; the verb in it carries no statement. */
const subordinate =
  /^\s*(?:\(?[a-z0-9.]{1,4}\)\s*)?(?:and |or |but |in each case |only |even |except |particularly |especially )*(?:if|where|wherever|when|whenever|upon|on|in the event|in case|unless|should|to the extent|after|following|during|while|whilst|as|once|until|till|because|since|so long|for so long|provided|which|who|whom|whose|that (?!party|event|case)|whether|whatever|whichever|whoever|however (?:long|much|many|large|small|often|minor|slight|remote|caused|arising)|no matter|notwithstanding|although|though|before|prior to|within|subject to|without prejudice|except|save|other than|regardless|irrespective|pursuant|for the purposes?|in accordance)\b/;
const transparent =
  /\b(?:acknowledges?|agrees?|accepts?|understands?|confirms?|stipulates?|provided|it is (?:agreed|understood|acknowledged)|declares?)(?:,? (?:and|that)? ?(?:agrees?|accepts?|confirms?|acknowledges?|understands?))*,? that\b[^,]{0,20}$|\bfor the avoidance of doubt,?\s*$/;
const exceptional =
  /\b(?:except|save|unless|other than) (?:[a-z'-]+ ){0,3}?(?:if|where|when|that|to the extent)\b|\bunless\b/;
const relative = /(?:\b(?:that|which|who)|\bif|\bwhere|\bwhen|\bunless|\buntil|\bas|\bwhether)(?: [a-z'[\]-]+){0,4} $/;

/** "At no cost", "with no right of appeal": what is denied belongs to an insertion. */
const negatedSubject = new RegExp(
  `\\b(?:(?<!\\b(?:at|for|with|of|to|by|in|on|under|from|without|has|have|having|is|are|than) )no(?! (?:later|less|fewer|more|sooner|earlier|longer) than)|neither|none of|nobody|nor|nothing in (?:this|these)|${denied})\\b[^.;:]{0,60}$`,
);

const isDenying = new RegExp(`\\b(?:${denied})\\b`);

/** Verbs that say of a subject that opens with "no" what the whole says: "no term obliges", "no right arises". */
const saysDenied =
  /(?:\bany (?:[a-z]+ ){0,2}[a-z]+|liability|responsibility|\bha(?:s|ve) to|(?:rests?|lies?|falls?|imposed|placed|laid|cast) (?:up)?(?:on|with)|payable|due|owed|owing|accepted|assumed|undertaken|admitted|incurred|obliges|obligates|compels|requires|binds|(?:prevent|preclude|prohibit|restrain|stop|hinder|debar|bar|forbid)s?|granted|given|conferred|accorded|implied|transferred|arises?|accrues?|exists?|subsists?|enjoyed|had|held)$/;
const notAllowed = /\b(?:permitted|permissible|allowed)$/;
const isForbidden = /\b(?:prohibited|forbidden|barred|precluded|prevented|restrained)\b/;
/** "Must not fail to": who may not leave something undone must do it. */
const leavesUndone =
  /^(?:,(?! (?:and|or)\b)[^,;:.]{1,120},)?(?: not)?(?: [a-z]+){0,2}? (?:(?:fail|omit|neglect) to\b|(?<!\bunreasonably )(?:refuse|decline) to\b(?![^.;]*\b(?:except|unless|other than|without)\b))/;

/** Segments between commas; those opened by a subordinating word carry no statement of their own. */
const segmentStart = (words: string, at: number): number => {
  let depth = 0;
  for (let index = at - 1; index >= 0; index -= 1) {
    const character = words[index];
    if (character === ')') depth += 1;
    else if (character === '(') depth = Math.max(0, depth - 1);
    else if (!depth && (character === ',' || character === ';' || character === ':')) return index + 1;
  }
  return 0;
};

/** Before a verb that this ends, no party is its subject: "of the Supplier", "the Supplier's". */
const noSubject =
  /\b(?:by|to|from|against|with|for|than|upon|of|on|between|in)(?: the| an?| any| such| each| either)? $/;
const pronounSubject =
  /(?:^|[\s,])(?:i|we|you|he|she|they|who|(?<!\b(?:to|of|by|from|with|for|on|at|against|in|under) (?:(?:the|all|any|its|other|their|each|such) )*)(?:it|parties|party|persons?|employees?|personnel|members?|affiliates?|anyone|nobody|whoever))\b(?! (?:have|has|had|are|is|was|were|may|do|does|did) )[^.;:]{0,24}$/;

const inBrackets = /\([^()]{5,400}\)/g;
const withoutBrackets = (words: string): string => words.replace(inBrackets, '');

/** So far before its verb a subject stands; what is put in brackets between them does not part them. */
const subjectReach = 160;
const reachBefore = (words: string, at: number): number =>
  Math.max(0, withoutBrackets(words.slice(0, at)).length - subjectReach);

/** Whether a party, or someone who could be one, is the subject of a verb; a thing neither owes nor is banned. */
const hasPersonBefore = (
  words: string,
  at: number,
  parties: readonly Span[],
  from: number = reachBefore(words, at),
): boolean => {
  return (
    pronounSubject.test(words.slice(Math.max(from, at - 60), at)) ||
    parties.some(
      ({ start, end }) =>
        start >= from &&
        end <= at &&
        !words.slice(start, end).endsWith("'s") &&
        !/^(?:your|our|my)$/.test(words.slice(start, end)) &&
        !noSubject.test(words.slice(Math.max(0, start - 20), start)) &&
        !/[,:;]/.test(withoutBrackets(words.slice(end, at)).replace(/,[^,]{0,120},/, '')),
    )
  );
};

/** What a thing does or is by the contract: "the term shall be extended", "headings do not affect the interpretation". */
const ofThings =
  /^(?: (?:automatically|thereafter|then|also|only|thereupon|forthwith|immediately|in any (?:way|event|case)|nevertheless|accordingly|be)){0,3} (?:deemed|(?:automatically )?(?:extended|renewed)|terminates?|expires?|renews?|continues?|remains? (?:in|valid|binding|effective|unaffected)|commences?|begins?|starts?|ceases? to (?:apply|have effect|be (?:binding|effective|in force))|takes? effect|survives?|appl(?:y|ies)|prevails?|increases?|decreases?|binding|effective|valid|final|conclusive|governed by|on the same|of no|inures?|lapses?|ends?|accrues?|becomes? (?:immediately |forthwith |at once |then )*(?:due|payable|repayable)\b(?!(?: and [a-z]+)?(?: on demand)? by )|falls? due|constitutes?|form part)\b|^ not (?:(?:of itself|by itself|in itself|alone|in any way|thereby) )?(?:be (?:deemed|construed|interpreted|taken|regarded)|constitute|apply|survive|extend to|(?:affect|limit|prejudice|impair)s? (?:[a-z'-]{1,24} ){0,3}(?:interpretation|construction|meaning|validity|enforceability|rights?|remed(?:y|ies)|obligations?|liabilit(?:y|ies)|provisions?|claims?))\b/;

/** A thing that "shall not prevent the Customer from" or "shall not affect its rights" leaves a party what it may do. */
const keepsFree = new RegExp(
  `^(?:shall|will|does|do) not (?:in any way )?(?:(?:prevent|preclude|prohibit|stop|restrict)s?(?=(?: [a-z'-]{1,24}){1,5} from\\b)|(?:${lessens})(?=${toRight})(?! any (?:other )?(?:rights?|remed)))`,
);

/** A thing that "does not oblige the Tenant to" leaves it free; one that "does not give it any right" gives none. */
const obligesNot = new RegExp(`^(?:shall|will|does|do) not (?:in any way |of itself )?(?:${obliges})\\b`);
const givesNot = new RegExp(`^(?:shall|will|does|do) not (?:in any way |of itself )?(?:${givesRight})\\b`);

/** "Shall be renewed by the Landlord": what somebody does to a thing does not come about by itself. */
const doneBy = /^ be (?:[a-z]+ly )?(?:extended|renewed) by (?:the |an? |either |each )?$/;

const isDoneBySomebody = (words: string, { end }: ForceAt, parties: readonly Span[]): boolean =>
  parties.some(({ start }) => start >= end && doneBy.test(words.slice(end, start)));

/** "No delay shall prevent the Lender from calling the loan". */
const prevents =
  /^(?:shall|will) (?:in any way )?(?:prevent|preclude|prohibit|stop|bar|restrict)(?= (?:[a-z'-]+ ){1,5}from\b)/;

const holdsTo = new RegExp(`^(?:shall|will) (?:in any way )?(?:${frees})(?=${toDuty})`);

/** "The prices do not include carriage": a thing that does not do something is not forbidden it. */
const isNotSo = (verb: string, after: string): boolean =>
  /^(?:does|do) not$/.test(verb) &&
  !/^ (?:permit|allow|entitle|authori|mean|impl|require|oblige|give|grant|confer)/.test(after);

/** "Overdue sums bear interest". */
const bearsInterest = (words: string, { start, end }: ForceAt, parties: readonly Span[]): boolean =>
  /^(?:bears?|carr(?:y|ies))$/.test(words.slice(start, end)) &&
  /^ (?:[a-z]+ )?interest\b/.test(words.slice(end)) &&
  !hasPersonBefore(words, start, parties);

/** What a thing does to the party behind its verb: it holds it to a duty, keeps it free or gives it nothing. */
const forceOfThing = (chosen: ForceAt, words: string, isNegated: boolean): ForceAt | undefined => {
  const readings: readonly (readonly [Force, RegExp, boolean])[] = [
    // "No delay by the Bank shall relieve the Borrower of its duty": denied twice.
    ['duty', holdsTo, isNegated],
    ['right', keepsFree, chosen.force === 'ban'],
    ['right', prevents, isNegated && chosen.force === 'duty'],
    ['no-duty', obligesNot, chosen.force === 'ban'],
    ['no-right', givesNot, chosen.force === 'ban'],
  ];
  for (const [force, pattern, isOpen] of readings) {
    const match = isOpen ? pattern.exec(words) : null;
    if (match) return { ...chosen, force, end: chosen.start + match[0].length, isNegated };
  }
  return undefined;
};

/** "Acknowledges that data may be lost" knows of a risk; nobody is given a right. */
const mayBefall = (words: string, { force, start, end }: ForceAt, parties: readonly Span[]): boolean => {
  const known =
    /\b(?:acknowledges?|understands?|recogni[sz]es?|accepts?|(?:is|are) aware)\b[^.;,]{0,12} that [^.;]{0,120}$/.exec(
      words.slice(0, start),
    );
  if (!known || force !== 'right' || !/^(?:may|can|could|might)$/.test(words.slice(start, end))) return false;
  const from = known.index + known[0].indexOf(' that ');
  return !/\bby\b/.test(words.slice(end, end + 60)) && !hasPersonBefore(words, start, parties, from);
};

/** "Acknowledges that the Hague Rules do not apply", "agrees that its membership is subject to Scots law": what is so of a thing. */
const knownOfThing = (words: string, { force, start, end }: ForceAt, parties: readonly Span[]): ForceAt | undefined => {
  const verb = words.slice(start, end);
  if (!(force === 'ban' ? /^(?:(?:does|do) not|doesn't|don't)$/ : /^(?:is|are) subject$/).test(verb)) return undefined;
  const known =
    /\b(acknowledges?|understands?|recogni[sz]es?|accepts?|agrees?|confirms?|is aware|are aware)\b[^.;,]{0,24} that (?!(?:it|he|she|they)\b)[^.;]{1,160}$/.exec(
      words.slice(0, start),
    );
  if (!known) return undefined;
  const from = known.index + known[0].indexOf(' that ');
  if (hasPersonBefore(words, start, parties, from)) return undefined;
  return { force: 'acknowledgement', start: known.index, end: known.index + known[1]!.length, isNegated: false };
};

/** What lives on: "acknowledges that its duties shall survive". */
const livesOn = /^ (?:survive|outlive|continue|remain)\b/;

/**
 * The acknowledgement of what is to come: "acknowledges that the fees will rise". What somebody acknowledges that it will
 * do itself, it takes on; what it acknowledges that another may do is that other's right, and binds it no less.
 */
const knownToCome = (words: string, { force, start, end }: ForceAt): ForceAt | undefined => {
  const verb = words.slice(start, end);
  const isToCome = verb === 'will' || (verb === 'shall' && livesOn.test(words.slice(end)));
  if (force !== 'duty' || !isToCome) return undefined;
  const known =
    /(?:^|([a-z'-]+),?(?: hereby| also| further| [a-z]+ly)* )\b(acknowledges?|understands?|recogni[sz]es?|is aware|are aware) that (?!(?:it|he|she|they)\b)(?:the )?([a-z'-]+)[^.;]{0,160}$/.exec(
      words.slice(0, start),
    );
  if (!known || known[1] === known[3]) return undefined;
  const at = known.index + known[0].indexOf(`${known[2]!} that`);
  return { force: 'acknowledgement', start: at, end: at + known[2]!.length, isNegated: false };
};

/** "The Architect shall grant the Client a right": whoever is to give a right has none by it. */
const isGranted = (words: string, { force, start, end }: ForceAt, parties: readonly Span[]): boolean =>
  force === 'right' &&
  /^(?:shall|will) (?:give|grant|confer|afford|accord|allow|offer|leave)$/.test(words.slice(start, end)) &&
  hasPersonBefore(words, start, parties);

/** What ends well before the statement's own clause: "Provided no Event of Default exists, ...". */
const withoutOpening = (words: string, at: number): string => {
  let from = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const comma = words.indexOf(', ', from);
    if (comma < 0 || comma >= at || !subordinate.test(words.slice(from, comma))) break;
    from = comma + 2;
  }
  return words.slice(from, at);
};

/** "At the end of the term, and so long as no rent is due, the Tenant may": what is denied there is a condition. */
const withoutConditions = (clause: string): string => {
  const segments = clause.split(', ');
  return segments
    .filter((segment, place) => place === segments.length - 1 || !subordinate.test(segment) || isDenying.test(segment))
    .join(', ');
};

const inserted = /^,(?! (?:and|or|but|nor)\b)[^,;:.]{1,200},/;

/** Where the conditions end with which a statement opens, and its own clause begins: "If it fails, or does not pay, then". */
const openingEnd = (words: string): number => {
  if (!subordinate.test(words)) return 0;
  const then = words.indexOf(', then ');
  if (then >= 0) return then;
  let end = words.indexOf(', ');
  while (end >= 0 && /^(?:or|and) /.test(words.slice(end + 2))) {
    const next = words.indexOf(', ', end + 2);
    // Without a clause behind it, what is joined to the condition is the clause.
    if (next < 0) break;
    end = next;
  }
  return Math.max(0, end);
};

/** "No Shareholder, for so long as it holds any Shares, shall": who is denied it stands far before the verb. */
const opensWithNo =
  /^\s*(?:\(?[a-z0-9]{1,4}\) )?no (?!later|less|fewer|more|matter|doubt|longer)[a-z' -]{1,60}, (?:for|while|whilst|whether|during|if|unless|without|except|save|as|so|however|including|in)\b/;

const opposites: Partial<Record<Force, Force>> = {
  right: 'ban',
  duty: 'ban',
  transfer: 'fact',
  waiver: 'fact',
  ban: 'duty',
  promise: 'exclusion',
  'no-duty': 'duty',
  'no-right': 'right',
};

/** Every verb that could carry a statement, in the order of the words. */
const verbsIn = (words: string): ForceAt[] => {
  const all: ForceAt[] = [];
  const isPossible = sift(words);
  patterns.forEach(([force, pattern], place) => {
    if (!isPossible(place)) return;
    for (const match of words.matchAll(pattern)) {
      const start = match.index;
      if (all.some((other) => start < other.end && other.start < start + match[0].length)) continue;
      all.push({ force, start, end: start + match[0].length, isNegated: false });
    }
  });
  return all.sort((a, b) => a.start - b.start);
};

/** The verb of the clause that says what a statement says, not of a condition or a relative clause. */
const leadingVerb = (words: string): ForceAt | undefined => {
  const all = verbsIn(words);
  const opening = openingEnd(words);
  const isLeading = ({ start, force }: ForceAt): boolean => {
    if (start < opening) return false;
    const from = segmentStart(words, start);
    const before = words.slice(from, start);
    // "Are non-refundable except where the show is late or does not start": the exception has its own verb.
    const earlier = all.find((other) => other.end <= start && other.start >= from);
    if (earlier && exceptional.test(words.slice(earlier.start, start))) return false;
    if (transparent.test(before)) return true;
    if (subordinate.test(before) || relative.test(before)) return false;
    // A bare fact verb says little where a modal follows in the same clause.
    return force !== 'fact' || before.trim().length > 0;
  };
  const leading = all.filter(isLeading);
  const strong = leading.filter(({ force }) => force !== 'fact' && force !== 'acknowledgement');
  return strong[0] ?? leading[0] ?? all.find(({ force }) => force !== 'fact') ?? all[0];
};

const freesOfDuty =
  /^(?:,? \S+){0,7}? (?:be (?:\S+ )?(?:liab|responsib|obliged|obligat|required|bound|accountable|answerable)|have any (?:liab|obligation|dut|responsib))/;
const takesRight = /^(?:,? \S+){0,7}? be (?:\S+ )?(?:entitled|eligible)\b/;

/** What stands around a verb: the clause before it, its words behind it. */
interface Around {
  readonly before: string;
  /** Behind the verb, without an insertion: "shall, by reason only of its standing, be required". */
  readonly after: string;
  readonly isNegated: boolean;
}

const aroundVerb = (words: string, { start, end }: ForceAt): Around => {
  const clause = withoutOpening(words, start);
  const before = withoutConditions(clause).slice(-80);
  const after = words
    .slice(end, end + 300)
    .replace(inserted, '')
    .slice(0, 90);
  const isNegated =
    (negatedSubject.test(before) || opensWithNo.test(clause)) &&
    !/\bno (?:later|less|fewer|more) than\b[^,]{0,60}$/.test(before);
  return { before, after, isNegated };
};

/** What a verb says where a thing is its subject, or where who its subject is makes another force of it. */
const forceBySubject = (
  words: string,
  chosen: ForceAt,
  parties: readonly Span[],
  { after, isNegated }: Around,
): ForceAt | undefined => {
  const verb = words.slice(chosen.start, chosen.end);
  const isOfThing =
    (chosen.force === 'duty' || chosen.force === 'ban') &&
    /^(?:shall|will|does|do|must)\b/.test(verb) &&
    !hasPersonBefore(words, chosen.start, parties) &&
    !isDoneBySomebody(words, chosen, parties);
  const ofThing = knownOfThing(words, chosen, parties);
  if (ofThing) return ofThing;
  const byThing = isOfThing
    ? forceOfThing(chosen, `${verb}${words.slice(chosen.end, chosen.end + 160)}`, isNegated)
    : undefined;
  if (byThing) return byThing;
  const isThing = isOfThing && (ofThings.test(`${verb.replace(/^[a-z]+/, '')}${after}`) || isNotSo(verb, after));
  // "Disputes are subject to the jurisdiction of the courts".
  const isUnder = /^(?:is|are) subject$/.test(verb) && !hasPersonBefore(words, chosen.start, parties);
  if (isThing || isUnder || bearsInterest(words, chosen, parties))
    return { ...chosen, force: isNegated ? 'ban' : 'fact', isNegated };
  if (mayBefall(words, chosen, parties)) return { ...chosen, force: 'acknowledgement' };
  const known = knownToCome(words, chosen);
  if (known) return known;
  if (chosen.force === 'right' && /^gives?$/.test(verb) && hasPersonBefore(words, chosen.start, parties))
    return { ...chosen, force: 'transfer' };
  if (!isNegated && isGranted(words, chosen, parties))
    return { ...chosen, force: 'duty', end: chosen.start + verb.indexOf(' ') };
  // "Subletting by the Tenant is not permitted": what is not permitted of an act is forbidden whoever would do it.
  if (chosen.force === 'no-right' && notAllowed.test(verb) && !hasPersonBefore(words, chosen.start, parties))
    return { ...chosen, force: 'ban' };
  return undefined;
};

/** What a verb says of nobody: "no party may", "neither is obliged". */
const forceOfNobody = (words: string, chosen: ForceAt, { before, after }: Around): ForceAt => {
  const isNegated = true;
  const verb = words.slice(chosen.start, chosen.end);
  if (/^(?:no-right|no-duty|right)$/.test(chosen.force) && saysDenied.test(verb)) return { ...chosen, isNegated };
  if (chosen.force === 'ban' && isForbidden.test(verb)) return { ...chosen, force: 'right', isNegated };
  if (/\bnothing in (?:this|these)/.test(before))
    return { ...chosen, force: chosen.force === 'duty' ? 'right' : chosen.force, isNegated };
  if (
    chosen.force === 'duty' &&
    (freesOfDuty.test(after) ||
      (/due|payable/.test(verb) && /^ (?:\S+ )?(?:by|from) /.test(after)) ||
      /^ be (?:\S+ )?(?:due|payable|owed) (?:by|from) /.test(after) ||
      /liab|responsib|answerable|obliged|obligat|required|under an(?:y)?\b/.test(verb))
  )
    return { ...chosen, force: 'no-duty', isNegated };
  if (
    (chosen.force === 'duty' && takesRight.test(after)) ||
    (chosen.force === 'right' && /entitled|eligible/.test(verb))
  )
    return { ...chosen, force: 'no-right', isNegated };
  return { ...chosen, force: opposites[chosen.force] ?? chosen.force, isNegated };
};

/** The verb that carries a statement, and what it does. */
const findVerb = (words: string, parties: readonly Span[]): ForceAt => {
  const chosen = leadingVerb(words);
  if (!chosen) return { force: 'fact', start: 0, end: 0, isNegated: false };
  const around = aroundVerb(words, chosen);
  if (chosen.force === 'ban' && takesRight.test(around.after)) return { ...chosen, force: 'no-right' };
  if (chosen.force === 'ban' && freesOfDuty.test(around.after)) return { ...chosen, force: 'no-duty' };
  const bySubject = forceBySubject(words, chosen, parties, around);
  if (bySubject) return bySubject;
  const isDenied = around.isNegated && !/^nothing/.test(words.slice(chosen.start, chosen.end));
  return isDenied ? forceOfNobody(words, chosen, around) : chosen;
};

/** "Is not, by reason only of a quarrel, required to": what parts a verb from what it needs. */
const parting = new RegExp(
  `\\b(?:shall|will|must|may|is|are|can|cannot|need|has|have)(?: not)?(,(?! (?:and|or|but|nor)\\b)[^;:.]{1,240}?,|: {1,2}\\([a-z0-9]{1,3}\\)(?= not\\b))(?= (?:be|not|hereby|assigned|transferred|conveyed|granted|licensed|waived|released|excluded|disclaimed|required|obliged|obligated|bound|entitled|permitted|allowed|free|liable|responsible|answerable|prevented|precluded|barred|prohibited|forbidden|in no|under no|no)\\b)`,
);

/** The verb of a statement whose verb an insertion parts, found without it, at its place with it. */
const findParted = (words: string, parties: readonly Span[]): ForceAt | undefined => {
  const match = parting.exec(words);
  if (!match) return undefined;
  const from = match.index + match[0].length - match[1]!.length;
  const length = match[1]!.length;
  const closed = `${words.slice(0, from)}${words.slice(from + length)}`;
  const moved = parties
    .filter(({ start, end }) => end <= from || start >= from + length)
    .map((party) => (party.start < from ? party : { start: party.start - length, end: party.end - length }));
  const found = findVerb(closed, moved);
  if (found.start > from || found.end < match.index) return undefined;
  return { ...found, end: found.end > from ? found.end + length : found.end };
};

const ofLiability = /\b(?:liabilit(?:y|ies)|claims?|damages|recovery|compensation)\b/;
const isBounded = /\b(?:limited|capped|restricted)\b/;
const exceeds = /^[^.;,]{0,120}?\b(?:exceed|go(?:es)? beyond|be (?:more|greater) than)\b/;

/** Whether a statement bounds a liability: nobody is forbidden anything, what exceeds the bound is excluded. */
const isCap = (words: string, { force, start, end, isNegated }: ForceAt): boolean =>
  (force === 'ban' || (force === 'fact' && isNegated)) &&
  ofLiability.test(words.slice(0, end + 60)) &&
  (isBounded.test(words.slice(start, end)) || exceeds.test(words.slice(end)));

const paysAtMost = /^ (?:only )?pay\b[^.;]{0,60}?\b(?:no|not) more than\b|^ (?:not )?pay\b[^.;]{0,60}?\bmore than\b/;
const ofLoss = /\b(?:loss(?:es)?|lost|los(?:e|es|ing)|damaged?|breakages?|injur(?:y|ies)|theft|claims?)\b/;

/** "For a parcel that we lose we will pay you no more than £50". */
const isCappedPayment = (words: string, { force, end }: ForceAt): boolean =>
  (force === 'duty' || force === 'ban') &&
  (force === 'ban' ? / more than\b/ : / (?:no|not) more than\b/).test(words.slice(end, end + 80)) &&
  paysAtMost.test(words.slice(end)) &&
  ofLoss.test(words);

/** "Under no theory of law will the Bank answer for loss". */
const answersForNone = /^[^.;]{0,60}?\b(?:answer|respond|account) for\b[^.;]{0,40}\b(?:loss(?:es)?|damages?|injur)/;

const answerable = /\b(?:liable|responsible|answerable|accountable|liability|responsibility)\b/g;
/** Whom somebody would answer to: whoever stands there, not a verb. */
const toWhom =
  /^,?(?: (?:in any way|in any manner|whatsoever|whatever|to any extent))*(?:,[^,;:.]{1,120},)? (?:for|in respect of|in relation to|with respect to|on account of|under|arising|by reason of|as a result|if|where|when|to the extent|unless|except|hereunder|in (?:contract|tort|damages)|beyond|toward)\b ?/;
const ofPerson =
  /^ to (?:(?:the|an?|any|each|either|its|their|our|your|all|such|anyone|you|us|them|him|her|third|other)\b|[a-z'-]{1,24} (?:for|or|in respect|under|if)\b)(?: (?!for\b)[a-z'-]{1,24},?){0,8}?(?= (?:for|in respect of|on account of|under|arising|by reason of|as a result|if|where|when|unless|except)\b|$)/;
/** What somebody answers for that is a sum, a debt or a task, and no loss. */
const owedOrDone =
  /^(?:the |any |all |such |its |their |prompt |of )*(?:payments?|rent|prices?|fees?|charges|tax(?:es)?|duties|interest|premiums?|debts?|obligations?|maintenance|repairs?|upkeep|cleaning|(?!(?:fail|delay|los|damag|be|hav|caus|aris|act|breach|omitt)ing\b)[a-z]+ing\b)/;

/** A failure to perform that nobody could help: whoever is not liable for it is excused from performing. */
const ofFailure = /^(?:an?y? |the |its |their )*(?:delay|failure|failing|non-?performance|breach|default)/;
const beyondControl =
  /\b(?:force majeure|floods?|wars?|strikes?|embargo(?:es)?|epidemics?|pandemics?|riots?|acts? of god|(?:beyond|outside) (?:\S+ ){0,4}control)\b/;

/**
 * Whether whoever owes nothing is shielded from a loss: "is not liable for loss" excludes a liability, "is not liable for the
 * rent", "is not responsible for repairing it" and "is not liable to repair it" leave free of a duty.
 */
const isShielded = (words: string, { force, start, end }: ForceAt): boolean => {
  if (force === 'ban') return answersForNone.test(words.slice(end));
  if (force !== 'no-duty') return false;
  answerable.lastIndex = start;
  const found = answerable.exec(words);
  if (!found || found.index > end + 160) return false;
  const between = words.slice(end, found.index);
  if (found.index >= end && !/^(?:,[^;:.]{0,140},)?(?: [a-z]+){0,8}? (?:be |have any )?$/.test(between)) return false;
  const behind = words.slice(found.index + found[0].length);
  const object = behind.replace(ofPerson, '');
  const forWhat = toWhom.exec(object);
  if (!forWhat) return object === '' || /^[.;]/.test(object) || object !== behind;
  const what = object.slice(forWhat[0].length);
  return !owedOrDone.test(what) && !(ofFailure.test(what) && beyondControl.test(words));
};

/**
 * The verb that carries a statement. Conditions and relative clauses are passed over; "agrees that" and "acknowledges
 * that" lead to what is agreed.
 * @param words the statement in folded, lower-case words
 * @param parties where in them parties are named
 */
export const findForce = (words: string, parties: readonly Span[] = []): ForceAt => {
  const found = findParted(words, parties) ?? findVerb(words, parties);
  if (isCap(words, found) || isCappedPayment(words, found)) return { ...found, force: 'exclusion' };
  if (isShielded(words, found)) return { ...found, force: 'exclusion', isShield: true };
  const undone = found.force === 'ban' ? leavesUndone.exec(words.slice(found.end)) : null;
  return undone ? { ...found, force: 'duty', end: found.end + undone[0].length, isNegated: false } : found;
};

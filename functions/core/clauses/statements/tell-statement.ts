import { literally } from '../reading/place-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import { sourceSpan } from '../text/plain-text.ts';
import type { Force, Statement } from './statement.ts';
import { labels, runInHeading, sentenceCase } from '../reading/sentence-tools.ts';
import { spokenFor } from './spoken-for.ts';

/** Forces that say what somebody must, may or may not do, or what is so. */
const telling: ReadonlySet<Force> = new Set([
  'duty',
  'right',
  'ban',
  'no-duty',
  'no-right',
  'transfer',
  'waiver',
  'promise',
  'exclusion',
  'fact',
]);

/** A statement longer than this is not told in plain words: cut short, it could say something else. */
const mostWords = 48;

/** Fewer words name neither who nor what: "Attendance will be required". */
const leastWords = 5;

/** The letter of a paragraph with its heading: "b. Warranty and its Limits: ". */
const letterAndHeading =
  /^(?:[a-z]\. )?(?:[A-Z][A-Za-z'’-]+(?: (?:[A-Z][A-Za-z'’-]+|and|of|or|for|to|the|on|in)){0,7}: )?(?=["“A-Z])/;
/** A heading on a line of its own, which the number of a paragraph follows. */
const headingLine = /^[A-Z][^.;:]{2,60}? \d{1,2}\.\d{1,2}\.? (?=["“(A-Z])/;
/** What a sentence says without: how it stands to others. What it is subject to and excepts from itself is kept. */
const opening =
  /^(?:notwithstanding|without prejudice to|subject (?:always )?to (?:the (?:foregoing|above)\b|(?:and in accordance with )?(?:all )?(?:the )?(?:other )?(?:terms|provisions|conditions)\b|this agreement\b)|for the avoidance of doubt|however|for example|by way of example|in addition|accordingly|provided(?:,? (?:however|further|always))?,? that)\b[^,]{0,90},\s*/i;
/** Words that begin another part before the main clause: a time, a condition, a place. */
const beforeClause =
  /^(?:if|where|when|whenever|upon|on|in|at|by|for|from|with|without|within|during|after|before|until|unless|should|to the extent|as|once|while|following|subject|notwithstanding|except|save|and|or)\b/i;

/** Verbs that are no nouns too, as "limits" is. */
const surelyVerb =
  /\b(?:must|may|shall|will|can|cannot|is|are|was|were|has|have|does|agrees?|waives|grants|assigns|acknowledges|accepts|warrants|represents|undertakes|reserves|retains|bears|hereby)\b/i;

/**
 * A sentence from behind its opening on. "Subject to the terms, conditions and limits of this Agreement, Owner may": what
 * follows its first comma still belongs to it, where it holds no verb.
 */
const withoutOpening = (text: string): string => {
  const rest = text.replace(opening, '');
  const [part = '', ...others] = rest.split(',');
  const isClause = !others.length || surelyVerb.test(part) || beforeClause.test(part);
  return rest === text || isClause ? rest : text;
};

/** Old forms of words and what people say today. */
const plain: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:shall be|is) entitled to (?=(?:terminate|recover|receive|retain|withhold|deduct|suspend|charge|assume|rely|use|request|require|inspect|audit|enter|set|treat|assign|claim|seek|exercise|cancel|reject|refuse|make|take|sell|appoint|disclose|invoice|increase|change|amend|adjust|extend|purchase|participate|enforce|obtain|draw|dispose|keep|accept|elect|bring|copy|apply|offset|vary|share|remove|replace|delay|stop|demand|delete|engage|employ|deliver|rescind|recoup|do|have|pursue|hold|publish|transfer|review|access|postpone|reduce|return|give|immediately|assume|continue|permit|allow|collect|cure|repair|occupy|sublet|vacate|visit|see|ask|raise|rescind|renew|order|buy|carry|grant|license|sublicense|subcontract|modify|determine|decide|select|choose)\b)/g,
    'may ',
  ],
  // Several have the plural: "the Company and the Bank shall be entitled to".
  [/(\b(?:they|we|you|both|parties)|\band (?:the )?[\w'’-]+) shall be entitled to\b/gi, '$1 are entitled to'],
  [/(\b(?:they|we|you|both|parties)|\band (?:the )?[\w'’-]+) shall have no\b/gi, '$1 have no'],
  [/\bshall be entitled to\b/g, 'is entitled to'],
  [/\bshall have the right to\b/g, 'may'],
  [/\bshall have no\b/g, 'has no'],
  // What happens to somebody or something is no duty, and "in no event shall they" commands nobody.
  [/\b(in no event|under no circumstances|in no case|at no time|nor) shall\b/gi, '$1 will'],
  [
    /\bshall (in no (?:event|case|circumstances?|way|manner|respect)|under no circumstances?|on no account|at no time)\b/g,
    'will $1',
  ],
  [/\b(nothing|none|no (?!party\b)[a-z]+(?: (?:of|in|or) [a-z]+){0,2}) shall\b/gi, '$1 will'],
  [/\bshall (not )?be\b/g, 'will $1be'],
  [
    /\bshall (not )?((?:(?:exclusively|solely|automatically|always|also|only) )?)(own|belong|vest|participate|receive|recover|earn|enjoy|accrue|remain|retain|continue|survive|apply|include|constitute|expire|lapse|accrue|cease|affect|prevail|have|become|fall|mature)\b/g,
    'will $1$2$3',
  ],
  [/\bhereby /g, ''],
  [/\bhereunder\b/g, 'under this agreement'],
  [/\bthereof\b/g, 'of it'],
  [/\bprior to\b/g, 'before'],
  [/\bin the event that\b/g, 'if'],
  [/\bin the event of\b/g, 'on'],
  [/\bpursuant to\b/g, 'under'],
  [/\bcommence\b/g, 'start'],
  [/\bforthwith\b/g, 'at once'],
];

/** Before a party that only owns what the sentence is about: "the liability of the Client will not exceed". */
const ofOne =
  /\b(?:liabilit(?:y|ies)|recovery|recourse|claims?|remed(?:y|ies)|damages|exposure|obligations?|rights?) (?:of|from|against|by) (?:the )?$/i;

/** Whether what stands right before "shall" is a party, with or without an insertion between commas. */
const endsInParty = (read: ReadText, before: string): boolean => {
  const said = before.replace(/,[^,]{1,80},$/, '');
  return (
    /\b(?:part(?:y|ies)|it|they|you|we|he|she)$/i.test(said) ||
    read.parties
      .mentionsIn(said.toLowerCase())
      .some(({ start, end }) => end === said.length && !ofOne.test(said.slice(0, start)))
  );
};

/** A noun right before "it" or "they": what follows describes it. */
const ofThing =
  /\b(?!(?:and|or|but|nor|if|when|where|that|unless|until|while|because|which|whether|than|as|so|then|whenever|provided)\b)[a-z]{3,} (?:it|they|he|she)$/i;

/** A subject that is nobody, in the middle of a sentence too: "except as agreed, no party". */
const ofNobody = /\b(?:no|neither|none of(?: the)?) (?:[\w'’-]+ ){0,3}[\w'’-]+$/i;

/** "Shall" as people say it: a party must; what becomes of somebody or something will. */
const withoutShall = (read: ReadText, text: string): string => {
  let isParty = false;
  let last = 0;
  return text.replace(
    / (?:shall|will)(?=(?:,[^,]{1,120},)? ((?:\w+ ){0,2}be\b)?)/g,
    (verb, happens: string | undefined, at: number) => {
      const before = text.slice(0, at);
      const isJoined = /(?:,|\b(?:and|or|nor|but))$/.test(before);
      // "..., which will be in addition to, and will not limit": what is joined has the same subject, which is no party.
      isParty = endsInParty(read, before) || (isJoined && isParty && !/\b(?:which|that)$/.test(text.slice(last, at)));
      if (/\b(?:which|that)$/.test(before)) isParty = false;
      last = at;
      if (verb === ' will') return verb;
      // "No party shall in any way be bound": what is said of nobody commands nobody.
      if (ofNobody.test(before)) return ' will';
      // "The sales experience it shall gather": what somebody will do, told of a thing.
      if (ofThing.test(before)) return ' will';
      return isParty && !happens ? ' must' : ' will';
    },
  );
};

/**
 * A last verb of the same subject behind a comma: "must keep it secret, must use it for the project". "Any dispute which may
 * arise, will be heard by" has one verb only: the other is that of "which".
 */
const joinedVerbs = (text: string): string => {
  const later = [...text.matchAll(/, (?=(?:must|will|may) (?!(?:only )?if\b))/g)];
  return later.length === 1 &&
    /(?<!\b(?:which|that|who) (?:\w+ )?)\b(?:must|will|may)\b/.test(text.slice(0, later[0]!.index))
    ? text.replace(/, (?=(?:must|will|may) )/, ' and ')
    : text;
};

const binding =
  /\b(?:shall|must|may|will|can|cannot|agrees?|undertakes?|hereby|(?:is|are) (?:not )?(?:required|obliged|obligated|entitled|liable|responsible|bound|free)|ha(?:s|ve) (?:no|the right))\b/i;

/** A proviso that narrows what stands before says so by itself: "provided that the license applies only in the Territory". */
const narrowing =
  /\b(?:does|do|shall|will) not (?:apply|affect|limit|include|extend|relieve)\b|\b(?:appl(?:y|ies)|extends?|lasts?)\b[^,;]{0,40}\b(?:only|solely|limited to|no (?:further|longer|more))\b|\bno\b|\bneither\b|\bnothing\b/i;

/** A proviso that tells what has to be so: "provided that the successor assumes all duties". */
const isCondition = (read: ReadText, { start, end }: Statement): boolean =>
  !binding.test(read.text.slice(start, end)) && !narrowing.test(read.text.slice(start, end));

/** Words at the start that point to what stands before. */
const hanging =
  /^(?:(?:and|or|but|provided that) )?(?:in particular|likewise|accordingly|who|whom|whose|which|that|it|they|them|he|she|such|(?:this|these|those)(?! (?:agreement|contract|section|clause|article|lease|licen[cs]e|letter|order|assignment|amendment|deed|policy|terms)\b)|the (?:same|foregoing|latter|former)|so)\b/i;
/** "Any such claim", "as permitted above": what is meant stands in a sentence before. */
const pointer =
  /\b(?:such|said|aforesaid) (?!as\b|that\b|an?\b)((?:[a-z-]+ )?[a-z-]{3,})|\b(?:as|set out|set forth|permitted|described|stated|mentioned|provided|listed) (?:above|before|herein above)\b|\bthe (?:foregoing|aforesaid|following|above|preceding)\b/gi;

/** "This obligation", "these costs": a noun of the text itself, as "this Agreement" is, stands for itself. */
const pointedNoun =
  /\b(?:this|these|those) (?!(?:[A-Z]|(?:agreement|contract|section|article|clause|paragraph|lease|licen[cs]e|terms?|polic(?:y|ies)|schedule|exhibit|addendum|amendment|order|document|provisions?|deed|letter|note|plan|annex|appendix|part|site|website|warranty|guaranty|offer|page|form|notice|service|statement|program|subsection|conditions|bond|mortgage|undertaking|purpose|purposes|day|date|time|regard|respect|event|case|end|way|manner|country|state)\b))((?:[a-z-]+ )?[a-z-]{3,})/g;
/** "The exhibits and the rights therein", "shall thereafter consult": what is meant stands before. */
const pointingAdverb =
  /\b(?:therein|thereto|thereunder|thereon|therefor|therefrom|thereby|therewith|thereupon|hereinabove|aforementioned|aforesaid)\b/i;
const pointsToTime = /\bthereafter\b/i;
const namesTime =
  /\b(?:after|date|days?|weeks?|months?|years?|terms?|periods?|until|when|upon|anniversary|initial(?:ly)?|first)\b/i;
/** Before "therein" this names what it is in; a noun right before it is what is in it: "the drawings and all rights therein". */
const naming = /\b(?:the|an?|any|all|each|every|its|their|this|such|no)\b/gi;

/** So many letters of a word tell it again. */
const stemLength = 5;

/** Whether words point to something that stands before them and that they do not name themselves. */
export const pointsBack = (text: string): boolean => {
  const isNamedBefore = ({ 1: meant = '', index }: RegExpExecArray): boolean => {
    const before = text.slice(0, index).toLowerCase();
    return meant.split(' ').some((word) => word.length > 2 && before.includes(word.slice(0, stemLength).toLowerCase()));
  };
  if ([...text.matchAll(pointer), ...text.matchAll(pointedNoun)].some((match) => !isNamedBefore(match))) return true;
  const adverb = pointingAdverb.exec(text);
  const before = text.slice(0, adverb?.index).trim();
  const names = before.match(naming)?.length ?? 0;
  if (adverb && (names < 2 || /\bherein(?:,? (?:and|or))?$/i.test(before))) return true;
  if (/^(?:\S+ ){0,3}thereof\b/i.test(text)) return true;
  // "Shall then have no duty": when that is stands before.
  if (/\b(?:shall|will|may|must) then\b/i.test(text) && !/\b(?:if|when|where|upon|event)\b/i.test(text)) return true;
  const time = pointsToTime.exec(text);
  return time !== null && !namesTime.test(text.slice(0, time.index));
};

/** The letter of a limb within a sentence, which the others of its list belong to. */
export const limbLetter =
  /\(([a-z])\1?\)|\([ivx]+\)|: \(?[a-z\d]{1,2}[.)](?: |$)|:\s*\d{1,2}$|[;,] (?:and |or )?\d{1,2}$/;

/** A passage left out of the text: what stands on its sides need not belong together. */
export const gap = /<[a-z ]+>|\*{3}|\[\s*(?:\.\.\.|…|\*+|omitted|redacted)\s*\]/i;

/** What a sentence needs to say who must, may or may not do what. */
const saying =
  /\b(?:must|may|shall|will|would|can|cannot|could|should|is|are|was|were|has|have|had|does|do|agrees?|waives?|grants?|assigns?|acknowledges?|accepts?|consents?|confirms?|warrants?|represents?|undertakes?|releases?|pays?|owes?|bears?|makes?|disclaims?|reserves?|retains?|leases?|sells?|transfers?|authori[sz]es?|appoints?|indemnif(?:y|ies)|guarantees?|provides?|takes?|gives?|assumes?|excludes?|limits?|keeps?|holds?|need(?:s|n't)?|won't|can't|don't|doesn't|isn't|aren't|you'll|we'll|you're|we're)\b/i;
const everySaying = new RegExp(saying.source, 'gi');
/** "Support, which the Client agrees to accept": a verb of what only describes. */
const describes =
  /\b(?:which|(?<!\b(?:in|within|at|by|on|of|for|to|from|with|under|after|before|during|upon|until|than) )that|who|whom|whose)(?: [\w'’-]+){0,3} $/i;

/** Whether words hold a verb that says what somebody does or what is so, and not only one that describes a noun. */
export const saysSomething = (text: string): boolean => {
  let last = 0;
  return [...text.matchAll(everySaying)].some(({ 0: verb, index }) => {
    const before = text.slice(last, index);
    const isDescribing = (describes.test(before) && !/^that\b/i.test(text)) || /\bto $/i.test(before);
    last = index + verb.length;
    return !isDescribing;
  });
};

/** Verbs in the form that follows "may" and has lost it. */
const bare =
  /^(?!(?:if|in|on|upon|unless|until|where|when|while|each|any|all|no|the|a|an|this|that|such|both|either|neither|nothing|save|except|subject|during|after|before|without|within|for|to|at|by|with|from|as|it|they|you|we|our|your|its|their)\b)[a-z]+(?:,| or | and )/;

/** What begins with a preposition and says nothing outside a clause that hangs on it: "for any liability which cannot be excluded". */
const onlyHanging = /^(?:for|of|to|by|with|against|from) (?:(?!, )[^.])*\b(?:which|that|who)\b(?:(?!, )[^.])*$/i;

const startsWithVerb =
  /^(?:(?:and|or|but) )?(?:shall|must|may|will|can|cannot|agrees?|has|is|does|waives?|grants?|assigns?)\b/i;

/** What happens to a thing that the words before name: "... and may be invoked", "... and shall survive". */
const happening =
  /^(?:(?:and|or|but) )?(?:shall|may|will|can) (?:not )?(?:survive|apply|continue|lapse|expire|accrue|be (?!liable|entitled|responsible|bound|required|obliged|free|deemed to)\w+(?:ed|en|un))\b/i;

const verbOfDuty = /\b(?:shall|must|may|will|can|cannot|agrees?|undertakes?|covenants?|hereby)\b/gi;
/** What is a sentence's own verb where a party stands before it; elsewhere it may be that of any part of it. */
const otherVerb = /\b(?:is|are|has|have|reserves?|retains?|owns?|warrants?|represents?|acknowledges?)\b/gi;
/** A verb joined to one before has the subject of that one. */
const notMain = /(?:,|\b(?:and|or|but)) $/i;

/**
 * Whether a party is the subject of the last verb before a statement that begins with its own: in "the Lessor agrees that the
 * rate is fixed and the Deposit shall be held, and shall bear interest" it is the deposit.
 */
export const isSubjectBefore = (read: ReadText, before: string): boolean => {
  const isParty = (at: number): boolean => endsInParty(read, before.slice(0, at).trimEnd());
  const own = [...before.matchAll(verbOfDuty)].map(({ index }) => index);
  const others = [...before.matchAll(otherVerb)].map(({ index }) => index).filter(isParty);
  const last = [...own, ...others]
    .filter((at) => !notMain.test(before.slice(0, at)))
    .sort((a, b) => a - b)
    .at(-1);
  return last !== undefined && isParty(last);
};

/** What somebody says of something else. */
const reported =
  /\b(?:warrants?|represents?|agrees?|acknowledges?|ensures?|procures?|confirms?|guarantees?|undertakes?|covenants?)(?: and \w+)?(?: to [^,;]{2,40})? that (?!(?:it|they|he|she)\b)/i;

/** A party as the text writes it, with its article where it has one before. */
const nameOf = (read: ReadText, { word }: NonNullable<Statement['actor']>): string | undefined => {
  const at = read.lower.indexOf(word);
  if (at < 0) return undefined;
  const article = read.lower.slice(Math.max(0, at - 4), at) === 'the ' ? 'The ' : '';
  return `${article}${read.text.slice(at, at + word.length)}`;
};

/** From this share of capitals on words are in capitals throughout. */
const loudFrom = 0.75;

const isLoud = (text: string): boolean => {
  if (!/\p{Lu}{4}/u.test(text)) return false;
  const [small, capital] = [/\p{Ll}/gu, /\p{Lu}/gu].map((letter) => text.match(letter)?.length ?? 0) as [
    number,
    number,
  ];
  // The title of a section that is named in the middle is written as titles are.
  return !/\p{Ll}{2}/u.test(text) || capital > loudFrom * (capital + small);
};

const namesOfText = new WeakMap<ReadText, readonly string[]>();

/** Names as a text writes them where it does not write in capitals: “PrimeCall” for PRIMECALL. */
const namesIn = (read: ReadText): readonly string[] => {
  const known = namesOfText.get(read);
  if (known) return known;
  const small = new Set(read.text.match(/(?<!\p{L})\p{Ll}+/gu));
  const names = [...read.text.matchAll(/(?<=[\p{Ll},;)] )\p{Lu}\p{L}*\p{Ll}\p{L}*/gu)].map(([word]) => word);
  const found = [...new Set(names)].filter((word) => !small.has(word.toLowerCase()));
  namesOfText.set(read, found);
  return found;
};

/** Words in capitals throughout as a sentence is written, with names as names. */
const quietly = (read: ReadText, text: string): string => {
  const parties = [read.parties.own, read.parties.counterpart].map((party) =>
    party
      .replace(/^the /i, '')
      .toLowerCase()
      .replace(/(?:^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
  const mentioned = read.parties
    .mentionsIn(text.toLowerCase())
    .filter(({ standing, word }) => standing !== 'both' && !/^(?:you|your|we|us|our|i|my|me)$/.test(word))
    .map(({ word }) => word.replace(/(?:^|[ -])(?!(?:and|or|of|the)\b)\p{Ll}/gu, (letter) => letter.toUpperCase()));
  return [...namesIn(read), ...parties, ...new Set(mentioned)].reduce(
    (said, name) => said.replaceAll(new RegExp(`(?<![a-z])${literally(name.toLowerCase())}(?![a-z])`, 'g'), name),
    text.toLowerCase(),
  );
};

/** A passage as a sentence is written, where it is in capitals throughout. */
export const quietened = (read: ReadText, text: string): string => (isLoud(text) ? quietly(read, text) : text);

/** A heading of several words in capitals that runs into its paragraph: "GOVERNING LAW This Agreement is". */
const capitalHeading = /^(?:\p{Lu}[\p{Lu}&/,-]+ ){2,8}(?=["“]?\p{Lu}\p{Ll}+ )/u;
/** A line that a page ends with, and a number of a paragraph in the middle of a sentence. */
export const pageOrNumber = /\b(?:Page|PAGE) \d+\b| \| |\bSource: \p{Lu}|: \d{1,2}\.\d{1,2}(?:\.\d{1,2})?\.? /u;

/** A heading that ends in a colon, behind the number of its paragraph: "16.5 Early termination fee: subject to notice, the". */
const colonHeading =
  /^(\p{Lu}[\p{L}'’&-]*(?: [\p{L}'’&-]+){0,6}): (?=["“]?\p{Lu}|(?:subject|if|the|each|any|in|on|upon|where|when|at|no|all|either|neither|unless|except)\b)/u;
const withoutColonHeading = (text: string): string => {
  const [, heading] = colonHeading.exec(text) ?? [];
  return heading && !saysSomething(heading) && !announces.test(heading) ? text.slice(heading.length + 2) : text;
};
/** What stands before a colon and is no heading: it goes on behind it. */
const announces = /\b(?:follow\w*|namely|below|that|these|this|if|of|the|by|to|is|are)$/i;

/** The number of a page at its foot: "- 6 -". */
const footOfPage = / [-–] ?\d{1,3} ?[-–]$/;
/** A heading that names the term which is defined behind it: "Term “Term” means". */
const termTwice = /^(\p{Lu}[\p{L} -]{2,50}) (?=["“]\1["”])/u;

/** Words on one line, without the number, the letter and the heading of their paragraph. */
export const withoutNumber = (words: string): string => {
  const flat = words.replace(/\s+/g, ' ').trim().replace(footOfPage, '');
  const bare = flat.replace(labels, '').replace(termTwice, '');
  return (bare === flat ? bare : withoutColonHeading(bare))
    .replace(headingLine, '')
    .replace(labels, '')
    .replace(runInHeading, '')
    .replace(labels, '')
    .replace(capitalHeading, '')
    .replace(letterAndHeading, '');
};

/** As `withoutNumber`, and without words at the start that only tell how a sentence stands to others. */
export const withoutHeading = (words: string): string => withoutOpening(withoutNumber(words));

/** A stem that is no beginning of a sentence by itself: a condition, or a time without whoever acts. */
const openStem =
  /^(?:if|where|when|whenever|unless|until|upon|on|in the event|provided|subject|save|except|for so long|to the extent|within)\b[^,]*$/i;
/** A stem that names what its list holds; the limb stands behind a colon. */
const listing = /\b(?:as follows|the following|namely|below)\b|\bthese$/i;
/** A limb that begins with a condition of its own hangs on words behind it. */
const conditional = /^(?:if|where|when|unless|provided|in the case of)\b/i;

/** A stem of which one limb alone says something else than all: "the earliest of". */
const oneOf =
  /\b(?:earli(?:er|est)|lat(?:er|est)|great(?:er|est)|lesser|least|lower|lowest|higher|highest|sooner|soonest|any|one|either|first) (?:to occur )?of(?: the following)?$/i;

/** A stem whose limbs are conditions, and words that make of them the only ones. */
const opensCondition =
  /\b(?:if|where|when|whenever|in case|provided that|to the extent(?: that)?|for (?:as|so) long as)$/i;
const onlyUnder =
  / (?:only |solely )(?=(?:if|where|when|whenever|to the extent|for (?:as|so) long)\b)|(?<=\b(?:if|where|when)) and (?:only )?for (?:as|so) long as$/gi;

/** What somebody or something must do or be: of alternatives, none by itself. */
const owes: ReadonlySet<Force> = new Set(['duty', 'promise', 'transfer', 'fact']);

/** Whether the limbs of a list are joined by "or". */
const areAlternatives = (read: ReadText, { sentence }: Statement): boolean =>
  /[,;]? or\s+\(?(?:[a-z]{1,4}|\d{1,2})\)/i.test(read.text.slice(sentence.start, sentence.end));

/** A stem that goes on into its limb without a mark: it ends in a word that needs another. */
const goesOnInto =
  /\b(?:shall|must|may|will|would|can|cannot|not|to|of|by|from|for|with|without|in|on|at|upon|under|against|into|within|before|after|during|until|through|between|than|that|which|who|and|or|the|an?|its|their|his|her|our|your|such|any|all|each|is|are|be|been|was|were|has|have|had|as|means?|including|includes?|notwithstanding|because|arising|relating|unless|either|neither|both|agrees?|hereby|also|only)$/i;

/** In a list within a sentence the stem goes on with its first limb. */
const firstLimb = /\s\(?(?:a|i|1)\)\s.*$/is;

/** A stem of which one of several limbs is enough. */
const choosing =
  /\b(?:limited to|only|sole(?:ly)?|choice|election|option)\b|(?<!\bnot )\b(?:shall|will|must)(?: either)?(?: be)?(?: either)?$/i;

/** A stem that ends with what is put in behind its verb. */
const putIn = /\b(?:shall|must|may|will|not|to|agrees?), [^,]+$/i;

/** A stem that says that its limbs are all there is, or adds them up. */
const exhaustive =
  /\b(?:sole|only|exclusively|limited to|consists? of|comprised? of|composed of|equal to|(?:no|not) (?:more|less) than|exceed|sum of|total of|aggregate of)\b/i;

/** A stem whose limbs are exceptions: "unless (a) … or (b) …" is so under either. */
const unlessStem =
  /\b(?:unless|until|except(?: if| where| when| that| for| as)?|other than|save(?: where| if| for)?|without|only (?:if|when|where|upon|on|after))$/i;

/** The words of a statement; a limb of a list with the stem of its list. */
const wholeOf = (read: ReadText, statement: Statement): string | undefined => {
  const words = read.text.slice(statement.start, statement.end);
  if (statement.own === 0) return withoutHeading(words);
  const { start, end } = sourceSpan(statement.plain, 0, statement.own - 1);
  if (end > statement.start) return undefined;
  const written = withoutHeading(read.text.slice(start, end).replace(firstLimb, ''));
  const stem = written.replace(/[\s:;,–-]+$/, '');
  // "Shall, save in an emergency, (i) knock": the comma closes what is put in.
  const comma = /,\s*$/.test(written) && putIn.test(stem) ? ',' : '';
  const limb = words.replace(/\s+/g, ' ').trim().replace(labels, '');
  if (
    openStem.test(stem) ||
    oneOf.test(stem) ||
    conditional.test(limb) ||
    !(saying.test(stem) || / shall\b/.test(stem))
  )
    return undefined;
  if (opensCondition.test(stem)) {
    // One of several conditions that must all hold is none by itself.
    if (!areAlternatives(read, statement)) return undefined;
    return `${stem.replace(onlyUnder, ' ').trimEnd()} ${limb}`;
  }
  // Whoever must do one of two things need not do the one that is told.
  if (owes.has(statement.force) && areAlternatives(read, statement)) return undefined;
  // "The sole remedy shall be: a repair" leaves out what stands beside it.
  if (exhaustive.test(stem) || unlessStem.test(stem)) return undefined;
  // "Limited to: a refund" leaves out the repair beside it, "shall be sent by mail" that it may be handed over.
  if (choosing.test(stem) && areAlternatives(read, statement)) return undefined;
  // "Units: which were shipped", "all steps: to recover": what describes or completes the last word of its stem is no item.
  const hasMark = /[:–—-]\s*$/.test(read.text.slice(start, end).replace(firstLimb, ''));
  const isItem =
    listing.test(stem) || (!goesOnInto.test(stem) && !/^(?:which|that|who|whose|whom|to) /i.test(limb) && hasMark);
  return `${stem}${isItem ? ':' : comma} ${limb}`;
};

/** How a proviso joins what is so by itself to the words before. */
const provisoOpening = /^(?:and |but )?provided(?:,? (?:however|further|always|only),?){0,2} that /i;

/** "..., in which case", and what a condition before several statements of a sentence holds for: "if it fails, A, and B". */
const ofCase = /\b(?:in which (?:case|event)|whereupon|failing which),?\s*$/i;
const conditionBefore =
  /^\W*(?:(?:if|where|when|whenever|should|unless|in the event|to the extent|in case)\b|[^,;:]{0,80}\b(?:agrees?|provided) that if\b)/i;
const joinedOn = /(?:,|;)?\s+(?:and|or)\s+$|,\s*$/i;

/** Whether a statement is so only under what the sentence says before it. */
export const hangsOnBefore = (read: ReadText, { sentence, start, own }: Statement): boolean => {
  if (own > 0 || start <= sentence.start) return false;
  const passage = read.text.slice(sentence.start, start);
  const before = withoutHeading(passage) + passage.slice(passage.trimEnd().length);
  return ofCase.test(before) || (conditionBefore.test(before) && joinedOn.test(before));
};

/** Whether the words before a statement are the beginning of its own subject: "Pens, paper, and | ink bought for the office may". */
export const isCutOff = (read: ReadText, { sentence, start, own }: Statement): boolean => {
  if (own > 0 || start <= sentence.start) return false;
  const before = withoutHeading(read.text.slice(sentence.start, start)).trim();
  return (
    /(?:,|\b(?:and|or))$/i.test(before) &&
    !saying.test(before) &&
    !/ shall\b/.test(before) &&
    !beforeClause.test(before)
  );
};

/** What the rest of a sentence holds for all of it: "A is in default, and B may end this, on the occurrence of any of these". */
const holdsForAll =
  /\b(?:(?:up)?on the (?:occurrence|happening) of|if (?:any|one|either)(?: or more)? of the following|in (?:each|either) case,? (?:if|to the extent|only|upon|provided|subject)|(?<=, )(?:as|so) long as)\b/i;

/** Whether a statement is so only under what the rest of its sentence says of all its parts. */
const hangsOnRest = (read: ReadText, { sentence, end, own }: Statement): boolean =>
  own === 0 && end < sentence.end && holdsForAll.test(read.text.slice(end, sentence.end));

/** A text that begins with a letter of a list and a small letter is the rest of something: "(d) the rights are known". */
const fragmentStart = /^\s*(?:\(?(?:[A-Za-z]{1,4}|\d{1,2})\)|[a-z]\.|[-–•*])\s+\p{Ll}/u;
/** Words that a sentence begins with, in small letters too where whoever wrote it uses no capitals. */
const sentenceStart =
  /^\s*(?:the|an?|each|every|any|no|all|either|neither|both|if|when|where|upon|unless|subject|on|in|at|by|for|from|during|within|after|before|until|as|nothing|this|these|those|such|it|they|we|you|he|she|i|our|your|their|its|my|except|notwithstanding|there|one|two|three|four|five)\b/;

/** A text that goes on in small letters with what no sentence begins with, and writes its sentences with capitals. */
const goesOn = ({ text, parties }: ReadText): boolean =>
  /^\s*\p{Ll}[\p{Ll}'’-]*,? /u.test(text) &&
  /\p{Lu}\p{Ll}/u.test(text) &&
  !sentenceStart.test(text) &&
  !parties.mentionsIn(text.slice(0, 60).toLowerCase()).some(({ start }) => start <= /^\s*/.exec(text)![0].length);

/** Whether a statement stands in the first sentence of a text whose beginning is missing. */
export const isOfFragment = (read: ReadText, { start }: Statement): boolean =>
  start < (read.sentences[0]?.end ?? 0) && (fragmentStart.test(read.text) || goesOn(read));

/** Words behind a letter, if any, that only go on: a verb without whoever acts, or what hangs on words before. */
const beheaded =
  /^\s*(?:\(?(?:[A-Za-z]{1,4}|\d{1,2})\)\s+|[-–•*]\s*)?(?:(?:and|or|but|nor|which|who|whom|whose|of|than|to|not|including|so long as)\b|[a-z]{3,}ing\b|(?:make|use|sell|offer|provide|pay|keep|maintain|furnish|deliver|grant|obtain|give|take|hold|perform|permit|allow|cause|ensure|comply|access|copy|reproduce|modify|disclose|distribute|assign|indemnify|engage|solicit|terminate|cancel|submit|promptly|immediately|cooperate|refrain|conduct|purchase|require|prepare|assist|notify|inform|return|destroy|establish|execute|procure)(?:,| (?:an?|the|any|no|all|its|their|his|such|each|every|only|or|and|with|from|in)\b))/;

/** Whether a statement stands in a sentence whose beginning is missing, and with it whoever it binds. */
export const isBeheaded = (read: ReadText, statement: Statement): boolean =>
  isOfFragment(read, statement) &&
  beheaded.test(read.text) &&
  !read.parties.mentionsIn(read.lower.slice(0, 60)).some(({ start }) => start < labels.exec(read.text)![0].length + 1);

const titleWord = /^(?:\p{Lu}\S*|of|and|or|the|for|to|by|on|in|with|without|from|upon|&|–|-)$/u;
const opensSentence =
  /^(?:an?|the|if|when|where|upon|on|in|at|by|for|from|with|without|unless|until|before|after|during|each|any|all|no|neither|either|both|such|subject|nothing|notwithstanding|except|as|while|to|however)\b/i;

/** A title that runs into a sentence which no party opens: "Disclaimer of Damages In no event will either party". */
const titleBeforeOpening =
  /^(?!(?:An?|The|If|When|Where|Upon|On|In|At|By|For|From|With|Unless|Until|Before|After|During|Each|Any|All|No|Neither|Either|Both|Such|Subject|Nothing|Notwithstanding|Except|As|While|To)\b)(?:\p{Lu}[\p{L}'’&-]*(?: (?:\p{Lu}[\p{L}'’&-]*|of|and|or|for|to|the|in|on|by|with|&)){0,9} )?\p{Lu}\p{L}{3,} (?=(?:In no|In the event|Neither|Nothing|Each|Any|If|Either|Subject to|Except|Upon|This|All|During|Notwithstanding|Both|Unless|Where|When|Every|No|The) \p{Ll}|(?:This|Each|Any|Neither|Either) \p{L})/u;

/** A sentence without the title that runs into it: "Termination without Notice You will be in default". */
export const withoutTitle = (read: ReadText, whole: string): string => {
  const text = whole.replace(titleBeforeOpening, '');
  const lower = text.toLowerCase();
  const actor = read.parties
    .mentionsIn(lower)
    .find(
      ({ start, end }) =>
        start > 0 && / ?(?:\w+ ){0,1}(?:shall|must|may|will|agrees?|can|cannot)\b/y.test(lower.slice(end)),
    );
  if (!actor) return text;
  const main = actor.start - (lower.slice(0, actor.start).endsWith('the ') ? 4 : 0);
  const words = text.slice(0, main).trim().split(' ');
  const isTitle =
    words.length > 1 &&
    words.length <= 14 &&
    words.every((word) => titleWord.test(word)) &&
    /^\p{Lu}/u.test(words.at(-1)!);
  return isTitle && !opensSentence.test(text) && /^\p{Lu}/u.test(text.slice(main)) ? text.slice(main) : text;
};

const opensWithCondition =
  /^(?:if|where|when|whenever|unless|should|in the event|in case|while|whereas|although|though|because|since)\b/i;
const goesOnCondition = /^(?:to|or|and|nor|which|who|whose|that|whether|including|unless|if|where|when|but not)\b/i;
const bindingVerb = /\b(?:shall|must|may|will|can|cannot|agrees?|is|are|has|have)\b/i;

/** A condition without what it is for: "If it elects to abandon an application, to not pay the fees". */
const isOnlyCondition = (text: string): boolean =>
  opensWithCondition.test(text) &&
  !/\bthen\b/i.test(text) &&
  !text
    .split(', ')
    .slice(1)
    .some((part) => saying.test(part) && (!goesOnCondition.test(part) || bindingVerb.test(part)));

/** A text that ends in the middle of a sentence. */
const endsInMiddle =
  /(?:(?<![;,]) (?:and|or)|\b(?:of|to|the|an?|by|for|with|in|that|which|any|such|other|at|from|on|as))\s*$|,\s*$|[a-z]{3} \d{1,3}\s*$(?<!\b(?:section|clause|article|paragraph|exhibit|schedule|page|part|annex|appendix|january|february|march|april|may|june|july|august|september|october|november|december|least|most|than|chapter|rule|item) \d{1,3}\s*)/i;

/** Whether a statement stands in the last sentence of a text that breaks off in it. */
export const isBrokenOff = ({ text, sentences }: ReadText, { sentence }: Statement): boolean =>
  sentence === sentences.at(-1) && endsInMiddle.test(text);

/** A grant or transfer that breaks off before what it gives: "Owner hereby grants to User, on behalf of itself". */
const grantsNothing =
  /\b(?:grants?|assigns?|transfers?|conveys?) (?:to|unto) (?:(?!\b(?:licen[cs]es?|rights?|title|interests?|options?|permission|consent|access|authority|claims?|liens?|shares?|works?|property|ownership|copyrights?|patents?)\b).)*$/i;

/** What stands between commas, and what it was put into goes on: "without the consent of Licensor, to its Affiliates". */
const aside = /^(?:without|with|by|for|from)\b[^,]{0,80}, (?:to|for|of|by|from|with)\b/i;

/** A participle without whom or what it is said of: "Agreed to by the Owner, whose consent". */
const participle = /^[a-z]+ed (?:to )?(?:by|in|with|under|for|from)\b/i;

/** A last word that needs another. */
const announcesNothing = /\b(?:as follows|the following(?: [a-z]+)?):(?: \S+){0,3}$/i;
const breaksOff =
  /\b(?:and|or|other|any|such|each|not|no|this|which|who|whose|than|its|their|our|your|the|an?|including|without)$/i;

/** A verb at the end, in front of a bracket at most, that wants what it is done to. */
const wantsObject =
  /\b(?:to|shall|must|may|will|not) (?:assign|procure|indemnify|provide|deliver|grant|transfer|maintain|obtain|furnish|disclose|sell|license|defend|pay|give|make)(?: \([^()]*\))?$/i;

/** A bracket that the text breaks off in. */
const openBracket = / \([^()]*$/;

/** With what bounds it behind it a statement may have so many words. */
const mostWithBounds = 80;

/** What bounds a statement within its sentence: its provisos, and what is joined by "but". */
const boundBy = /\b(?:provided|save|except|but|however)\b/i;
/** A statement that bounds another may hold the words for it itself: "; provided, however, that". */
const openingLength = 9;
/** What stands beside what somebody must do, and may be done in its place: "shall say so, or such other words as may be needed". */
const insteadOf = /\bor\s*$/i;
/** How near behind a statement what bounds it begins. */
const boundWithin = 40;

/** Whether the sentence goes on behind a statement with what bounds it. */
export const isBounded = (read: ReadText, { force, sentence, end }: Statement): boolean => {
  const rest = read.text.slice(end, sentence.end);
  return goesOnBounded.test(rest) || provisoBehind.test(rest) || (owes.has(force) && /^[\s,;]*or\s+(?!\()/i.test(rest));
};
const goesOnBounded = /^[\s,;]*(?:(?:and|but|or)\s+)?(?:further\s+)?(?:provided|save|except|but|however)\b/i;

/** The statements of a sentence that bound one of it, right behind it and behind each other. */
export const boundsOf = (read: ReadText, all: readonly Statement[], statement: Statement): Statement[] => {
  const bounds: Statement[] = [];
  let { end } = statement;
  for (const other of all) {
    if (other.sentence !== statement.sentence || other.start < end - 1) continue;
    if (other.start - end > boundWithin) break;
    // What stands behind a proviso goes on with it: "provided that the term is a year and shall not be renewed".
    const joint = read.text.slice(end, other.start);
    const isBound =
      other.isProviso ||
      boundBy.test(read.text.slice(end, other.start + openingLength)) ||
      (owes.has(statement.force) && insteadOf.test(joint));
    if (!isBound && !bounds.length) break;
    bounds.push(other);
    ({ end } = other);
  }
  return bounds;
};

/** A proviso further on in a sentence bounds all that stands before it: "may not assign, and any assignment is void; provided that". */
const provisoBehind =
  /[;,]\s*(?:(?:and|but)\s+)?(?:further\s+)?(?:provided|save|except)(?:,? (?:however|further|always|only),?)*,? that\b|;\s*(?:provided|except|save)\b/i;

/** The statements of a sentence that is no list; undefined where it is one. */
const partsOf = (all: readonly Statement[], { sentence }: Statement): readonly Statement[] | undefined => {
  const parts = all.filter((other) => other.sentence === sentence);
  return parts.some(({ own }) => own > 0) ? undefined : parts;
};

/** Whether a sentence is short enough to be told as one. */
const isShort = (read: ReadText, { sentence: { start, end } }: Statement): boolean =>
  withoutHeading(read.text.slice(start, end)).split(' ').length <= mostWithBounds;

/** How far a statement has to be told so that all is told that bounds it. */
const boundEnd = (read: ReadText, all: readonly Statement[], statement: Statement): number => {
  const { sentence, own, end } = statement;
  // A proviso in one limb of a list bounds no other.
  if (own === 0 && provisoBehind.test(read.text.slice(end, sentence.end))) return sentence.end;
  return boundsOf(read, all, statement).at(-1)?.end ?? end;
};

/** The statements that are told with one: all of its sentence, or of a longer one those that bound it. */
export const toldWith = (read: ReadText, all: readonly Statement[], statement: Statement): Statement[] => {
  const parts = isShort(read, statement) ? partsOf(all, statement) : undefined;
  if (parts) return parts.filter((other) => other !== statement);
  const end = boundEnd(read, all, statement);
  return all.filter(({ sentence, start }) => sentence === statement.sentence && start > statement.start && start < end);
};

/** What stands for itself within a longer sentence begins with whoever acts. */
const beginsWithActor = (read: ReadText, { start, end, sentence }: Statement): boolean => {
  const words = read.lower.slice(start, end);
  const [first] = read.parties.mentionsIn(words);
  return (
    start <= sentence.start ||
    (first !== undefined && /^(?:the |each of (?:the )?)?$/.test(words.slice(0, first.start)))
  );
};

/**
 * A statement in plain words with its whole sentence, or of a longer one with what bounds it; undefined where that cannot be
 * told. A part of a sentence alone may say more than the sentence does.
 */
export const tellWithBounds = (
  read: ReadText,
  all: readonly Statement[],
  statement: Statement,
  isBehind = false,
): string | undefined => {
  const parts = partsOf(all, statement);
  if (parts && isShort(read, statement)) {
    const { start, isProviso } = parts[0]!;
    const { end } = statement.sentence;
    // Its later parts may point to the first one, and no further.
    const first = withoutHeading(read.text.slice(start, parts[0]!.end));
    if (!isBehind && (hanging.test(first) || pointsBack(first))) return undefined;
    return tell(read, { ...statement, start, end, isProviso: isProviso && parts.length === 1 }, mostWithBounds, true);
  }
  if (parts && !beginsWithActor(read, statement)) return undefined;
  const end = boundEnd(read, all, statement);
  if (end === statement.end) return tell(read, statement, mostWords, isBehind);
  // What bounds it may point to the statement itself, and no further.
  const own = withoutHeading(read.text.slice(statement.start, statement.end));
  if (!isBehind && (hanging.test(own) || pointsBack(own))) return undefined;
  return tell(read, { ...statement, end }, mostWithBounds, true);
};

/**
 * A statement in plain words, with the parties by name; undefined where it is too long to be told whole, hangs on other
 * words or only defines.
 */
export const tellStatement = (read: ReadText, statement: Statement): string | undefined =>
  tell(read, statement, mostWords);

/** @param isBehind whether it is told right behind the sentence before it, which it may point to: "Such a notice ends it" */
const tell = (read: ReadText, statement: Statement, most: number, isBehind = false): string | undefined => {
  if (!telling.has(statement.force)) return undefined;
  // "Provided that the claim is made in time" is a condition of what stands before, nothing that is so.
  if (statement.isProviso && (statement.force === 'fact' || isCondition(read, statement))) return undefined;
  if (hangsOnBefore(read, statement) || isOfFragment(read, statement) || isCutOff(read, statement)) return undefined;
  if (hangsOnRest(read, statement) || isBrokenOff(read, statement)) return undefined;
  let text = wholeOf(read, statement)?.replace(provisoOpening, '');
  if (text === undefined) return undefined;
  text = text
    .replace(/ ?\((?:["“][^)]*["”]|\d[\d.,%]*|the\s["“][^)]*)\)/g, '')
    .replace(/[\s;,]+$/, '')
    .replace(/\.$/, '');
  // What ends in a colon says nothing without the list behind it, nor does a verb without what follows it.
  if (
    /:$|\bas follows$|\b(?:effective as|as of|pursuant to|subject to|in accordance with|by and between|(?:and\/or|or|and|of|by|for|with|from|the|an?) to|; provided|in lieu)$|\b(?:shall|will|may|must|be|is|are|has|have|disclaims?|waives?|acknowledges?|agrees?|warrants?|represents?|covenants?|undertakes?|(?:hereby|also|expressly) [a-z]+s)$|\|/.test(
      text,
    ) ||
    limbLetter.test(text) ||
    text.split(' ').length > most ||
    text.split(' ').length < leastWords
  )
    return undefined;
  text = withoutTitle(read, text.replace(/[;,]? (?:and|or|and\/or)$/i, '').replace(openBracket, ''));
  text = text
    .replace(/[;,] provided(?:,? (?:however|further))?$/i, '')
    .replace(/^then (?:the )?(?=\w)/i, (then) => (/the /i.test(then) ? 'the ' : ''));
  if (/^(?:or|nor|otherwise|in lieu (?:of it|thereof))\b/i.test(text) || grantsNothing.test(text)) return undefined;
  if (
    aside.test(text) ||
    isOnlyCondition(text) ||
    breaksOff.test(text) ||
    announcesNothing.test(text) ||
    wantsObject.test(text) ||
    participle.test(text)
  )
    return undefined;
  if (pageOrNumber.test(text) || gap.test(text)) return undefined;
  if (!isBehind && (hanging.test(text) || pointsBack(text))) return undefined;
  text = quietened(read, text);
  if (/^(?:no|neither|nothing|none)\b/i.test(text)) text = text.replace(/\bshall\b/g, 'will');
  for (const [old, today] of plain) text = text.replace(old, today);
  // "... and shall not solicit": the subject is that of the words before, where the sentence begins with it.
  if (startsWithVerb.test(text)) {
    const name = statement.actor && nameOf(read, statement.actor);
    const before = read.text
      .slice(statement.sentence.start, statement.start)
      .replace(labels, '')
      .replace(runInHeading, '');
    if (!name || !before.toLowerCase().startsWith(name.toLowerCase())) return undefined;
    // "Seller warrants that the price is … and shall be …": what follows is said of the price.
    if (reported.test(before)) return undefined;
    if (before[name.length] !== ' ' || happening.test(text) || !isSubjectBefore(read, before)) return undefined;
    text = `${name} ${text.replace(/^(?:and|or|but) /i, '')}`;
  }
  text = joinedVerbs(withoutShall(read, text));
  if (!saysSomething(text) || bare.test(text) || onlyHanging.test(text)) return undefined;
  const spoken = spokenFor(read, text);
  return spoken && `${sentenceCase(spoken)}.`;
};

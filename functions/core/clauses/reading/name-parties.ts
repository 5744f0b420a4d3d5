import type { Side } from '../knowledge/knowledge-schemas.ts';
import { meansPerson } from './person-words.ts';

/** A party's name with the word the text defines for it. Offsets are those of the text. */
export interface PartyDefinition {
  readonly name: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const definitionPattern =
  /\(\s*(?:(?:hereinafter|hereafter|collectively|together|individually|each|referred to as|called|the|or|and|as|an?|party|,|")\s*){0,8}"?(?:the\s+)?"?([A-Z][A-Za-z&-]{1,24}(?: [A-Z][A-Za-z&-]{1,24}){0,2})"\s*\)/g;
/** Capitals right before a definition: the name that it is of. */
const nameAtEnd = /([A-Z][\w&.'’-]*(?:,? (?:[A-Z][\w&.'’-]*|of|and|the|&)){0,6}),? $/;
const nameBefore = /([A-Z][\w&.'’-]*(?:,? (?:[A-Z][\w&.'’-]*|of|and|the|&)){0,6})[^("]{0,90}$/;
const company =
  /([A-Z][\w&.'’-]*(?:,? (?:[A-Z][\w&.'’-]*|of|and|&)){0,6},? (?:Inc|Corp|LLC|L\.L\.C|Ltd|Limited|Company|Co|L\.P|LP|LLP|GmbH|AG|PLC|plc|N\.A|S\.A|B\.V|Bank|Trust|Corporation)\b\.?)/g;
const companyWord =
  /\b(?:Inc|Corp|LLC|Ltd|Limited|Company|Co|L\.P|LP|LLP|GmbH|AG|PLC|plc|N\.A|S\.A|B\.V|Bank|Corporation|individual)\b/;

/** The last company named before its defined word; "a Delaware corporation" describes it and is not its name. */
const companyBefore = (before: string): RegExpExecArray | undefined =>
  [...before.matchAll(company)].findLast(
    (match) => !/\b(?:a|an) $/.test(before.slice(Math.max(0, match.index - 3), match.index)),
  );

const actor =
  /(?:^|[^A-Za-z])((?:[a-z]?[A-Z][A-Za-z0-9&'-]{1,24})(?: [A-Z][A-Za-z0-9&'-]{1,24}){0,2}),? (?:shall|will|may|must|agrees|hereby|grants|represents|warrants|reserves|acknowledges|undertakes|covenants|waives|does not|is not|has the right|has no|is entitled|is responsible|is liable|cannot|pays|provides|delivers|sends|invoices|supplies|performs|posts|keeps|bears|looks after|remits|insures|are not|ARE NOT|SHALL|WILL|MAY|DOES NOT|IS NOT|MAKES|DISCLAIMS|RESERVES)\b/g;

const notActors =
  /^(?:this|the|these|that|such|each|any|all|no|either|neither|both|if|upon|under|until|unless|when|where|while|after|before|during|on|at|by|with|without|from|of|save|except|subject|notwithstanding|provided|however|further|otherwise|agreement|section|article|services?|term|party|parties|products?|licen[cs]e|information|confidential information|premises|effective date|nothing|it|he|she|they|there|notice|payment|intellectual property|in|for|as|to|dispute|disputes|arbitration|mediation|litigation|venue|jurisdiction|courts?|hearings?|fees?|content|software|firmware|delivery|redelivery|data|you|we|i|rent|lease|sublease|exhibit|schedule|terms|which|who|whoever|whichever|and|or|but|not|only|also|seller's|indemnified party|indemnifying party|materials?|program|work|deliverables?|equipment|property|step-in|account|website|site|platform|api|invoice|order|tax(?:es)?|law|act|court|state|subscription|heating|foreground|background|field|proceeds|recoveries|completion accounts|net debt|time|silence|absence|auditors?|experts?|arbitrators?|mediators?|surveyors?|inspectors?|(?:sub)?contracts?|representatives?|affiliates|(?:un)?disputed|(?:un)?paid|overdue|outstanding|agreed|approved|there(?:of|in|under|to|by|from|with)|here(?:of|in|under|to|by|with)|foregoing|group|women|men|confidential|p\.c\.|sign-off|causes? of action|escrow (?:agent|holder)|(?:transfer|paying|calculation|collateral|security) agent|(?:security )?trustee)$/i;

/** Last words of names that the text defines for things: they act in no contract. */
const thingWords =
  /(?:^| )(?:year|date|period|term|day|month|hours|days|feedback|content|data|agreement|order|form|rate|fee|price|payment|deposit|rent|notice|event|default|law|laws|act|policy|policies|plan|schedule|invention|inventions|results?|output|outputs|models?|marks?|territory|project|facility|plant|property|building|stock|shares?|option|options|units?|loan|note|index|credits?|losses|loss|claim|claims|damages|breach|restrictions?|covenants?|rights?|obligations?|documents?|records?|personnel|business|insurance|policy|vehicle|equipment|system|systems|technology|improvements?|inventory|forecast|cap|limit|assets|change|control|force majeure|acceptance|delivery|completion|closing|renewal|review|audit|warranty|guarantee|security|collateral|energy|output|capacity|point|meter|minimum|maximum|balance|statement|certificate|report|outage|approval|membership|amounts?|funds?|commissions?|compensation|remuneration|wages|allowances?|severance|redemption|make-whole|targets?|awards?|bonus|bonuses|salary|invoices?|royalt(?:y|ies)|charges|goods|works?|payments?|costs?|expenses?|interest|title|risk|time|charge|quotations?|orders?|prices|rates|terms|conditions|provisions?|clause|schedule|liability|acceptance|termination|suspension|use|access|support|maintenance|training|travel|failure|breach|possession|occupation|assignment|consent|approval|certification|disputes?|requirements?|effect|debt|accounts|ip|know-how|ways|rules|board|committee|representatives?|limitations?|disclaimers?|exclusions?|leave|levels?|holidays?|margin|meters?|demand|prepayment|tariff|ebitda|earn-out|remed(?:y|ies)|negligence|misconduct|indemnit(?:y|ies)|insurers?|underwriters?|waivers?|iii|ii|iv|vi)$/i;

/** Endings of words for acts and qualities: "Recoveries", "Assignment", "Heating" at the start of a sentence act in no contract. */
const abstractEnding =
  /(?:tions?|sions?|ments?|ances?|ences?|ings?|ities|ity|ness|ures?|als|ies|ages?|ships?|ism|sis|ers' [a-z]+)$/i;

/** Several, by a word that does not end as those for people do. */
const severalThings = /(?<!ers|ors|ees|ants|ents|ists|ians|ies|[^aeiou]ys|ss|us|is)(?<=s)$/i;

/** "The Scaffold must be inspected": what is done to a thing, unlike "shall be entitled". */
const undergoes =
  /^ (?:shall|will|may|must) (?:not )?be (?:[a-z]+ly )?(?!entitled|obliged|obligated|liable|bound|required|responsible|permitted|allowed|deemed|excused|relieved|released|indemnified|authori[sz]ed|prohibited|paid|reimbursed|notified|informed)[a-z]+(?:ed|en|pt|ld|nt|ught|wn)\b/;

/** Whether a name is that of a thing, or of several: "Software Licenses" as "Software License". */
const isThing = (name: string): boolean =>
  [name, name.replace(/(?<=[a-z]{2}[^s])s$/i, '')].some(
    (one) => notActors.test(one) || notActors.test(one.split(' ').at(-1)!) || thingWords.test(one),
  );

/** A company with those who belong to it: "the Harbor Parties", "Harbor Entities". */
const companyGroup =
  /^(?!third|indemni|releas|cover|protect|disclos|receiv|contracting|both|other|all|such|interested|related|affiliated|non|any|certain|authorized|restricted|government|loan|credit|debt|obligated|secured|beneficiary)[a-z0-9&'-]+ (?:parties|entities)$/i;

/** Whether a name could be a party's. */
export const canAct = (name: string): boolean =>
  name.length >= 3 &&
  (!isThing(name) || companyGroup.test(name)) &&
  !/\bthird[- ]part/i.test(name) &&
  !/^(?:under|in|including|excluding|if|unless|save|where|when|upon|such|all|this|these|those) /i.test(name) &&
  !/'s |\. /.test(name);

/** What the text names the parties by beside their roles, in lower case. */
export interface PartyNames {
  readonly definitions: readonly PartyDefinition[];
  /** The names, each with the side of the word it is defined by where that has one. */
  readonly names: ReadonlyMap<string, Side | undefined>;
  /** Which word each name is defined by: both mean one party. */
  readonly definedBy: ReadonlyMap<string, string>;
}

const mostDefinitions = 12;
const mostNames = 30;
const mostActors = 400;

/** "Services, Tallis Consulting": what stands before a comma is no part of a name, unless its form of company follows. */
const ownName = (found: string): string =>
  found
    .replace(/[,\s]+$/, '')
    .split(/, (?!(?:Inc|Corp|LLC|L\.L\.C|Ltd|Limited|Co|L\.P|LP|LLP|GmbH|AG|PLC|plc|N\.A|S\.A|B\.V)\b)/i)
    .at(-1)!
    .replace(/^(?:The|And|If|In|Under|Upon|By) /, '');

type SideOf = (word: string) => Side | undefined;

/** Names with the words the text defines for them: `Harbor Works Ltd (the "Supplier")`. */
const findDefinitions = (head: string, sideOf: SideOf, isRole: (word: string) => boolean): PartyNames => {
  const definitions: PartyDefinition[] = [];
  const names = new Map<string, Side | undefined>();
  const definedBy = new Map<string, string>();
  for (const match of head.matchAll(definitionPattern)) {
    const word = match[1]!;
    if (definitions.length >= mostDefinitions) break;
    const before = head.slice(Math.max(0, match.index - 160), match.index);
    const found = nameAtEnd.exec(before) ?? companyBefore(before) ?? nameBefore.exec(before);
    const key = word.toLowerCase();
    const ofWord = sideOf(key);
    const isPerson = found && companyWord.test(before.slice(found.index));
    if (!ofWord && !isRole(key) && (!isPerson || thingWords.test(word))) continue;
    const name = found ? ownName(found[1]!) : word;
    const start = found ? match.index - before.length + before.indexOf(name, found.index) : match.index;
    definitions.push({ name, word, start, end: found ? start + name.length : match.index + match[0].length });
    if (found)
      for (const part of [name, name.split(/[ ,]/)[0]!])
        if (part.length > 3 && !notActors.test(part) && (part === name || !abstractEnding.test(part))) {
          names.set(part.toLowerCase(), ofWord);
          definedBy.set(part.toLowerCase(), key);
        }
    if (!names.has(key)) names.set(key, ofWord);
  }
  return { definitions, names, definedBy };
};

/** Words that stand before a name with a capital of their own. */
const opening =
  /^(?:(?:[a-z]+ ){0,3}that )?(?:(?:the|each|if|and|or|but|that|should|where|when|whereas|while|provided|accordingly|any|no) )*/i;

/** "After the Effective Date Marlow shall": a thing that is defined stands right before the name. */
const withoutThing = (name: string, isAfterThe: boolean): string => {
  const words = name.split(' ');
  const first = words.slice(0, 2).join(' ');
  return isAfterThe && words.length > 2 && thingWords.test(first) && !companyWord.test(name)
    ? words.slice(2).join(' ')
    : name;
};

/** The end of a heading in capitals that runs into a name in capitals: "LIMITS OF LIABILITY SELDON SHALL". */
const headingBefore =
  /^(?:(?:OF|AND|ON|LIMITATIONS?|LIMITS?|LIABILITY|WARRANT(?:Y|IES)|DISCLAIMERS?|INDEMNIT(?:Y|IES)|INDEMNIFICATION|DAMAGES|REMED(?:Y|IES)|TERMINATION|PAYMENTS?|CONFIDENTIALITY|INSURANCE|GENERAL) )+(?=[A-Z]{3})/;

/** Words between a name and its verb, which capitals throughout make look like a part of it: "ACME HEREBY DISCLAIMS". */
const adverbs = /(?: (?:hereby|expressly|specifically|also|further|only|otherwise|not|therefore|thereby))+$/i;

/** Who owns or does something in the middle of a sentence: "Vertica's rights", "paid by Vertica", "if Vertica elects". */
const owning =
  /(?:(?<=[a-z,;)] )([A-Z][A-Za-z0-9&]{2,24})(?='s [a-z]| (?:elects|requests|asks|fails|exercises|gives|receives|notifies|determines|terminates|breaches|pays|delivers|provides|consents)\b)|(?<=[a-z] (?:by|from) )([A-Z][A-Za-z0-9&]{2,24})(?=[,.;)]| (?:to|in|under|of|for|or|and|on|from|with|pursuant|hereunder|shall|that|which|as)\b))/g;
const placesAndTimes =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|easter|christmas|england|wales|scotland|ireland|london|europe|america|delaware|california|texas|florida|york|jersey|germany|france|china|japan|canada|india|israel|god|gaap|ifrs|vat|congress|parliament|internet|exchange)$/i;
/** So often at least a text uses a name of its own. */
const leastUses = 2;

const nameWord =
  '(?!(?:OR|AND|ITS|BE|TO|FOR|THE|OF|UNDER|IN|IS|ARE|WITH|A|AN|ANY|NO|NOT|THAT|SHALL|WILL|MAY|EVENT|CASE)\\b)[A-Z][A-Za-z0-9&-]{1,24}';
const wholeName = `(${nameWord}(?: ${nameWord}){0,2})`;
/**
 * Whose liability a text speaks of, also where that one does nothing in it: "Vertica's total liability", "the liability
 * of Vertica", "in no event will Vertica be liable".
 */
const liable = new RegExp(
  [
    `(?:^|[^A-Za-z])${wholeName}'[sS] (?:[A-Za-z-]+,? ){0,4}(?:[Ll]iabilit(?:y|ies)|LIABILIT(?:Y|IES))\\b`,
    `\\b(?:[Ll]iabilit(?:y|ies) of|LIABILIT(?:Y|IES) OF) ${wholeName}(?=[ ,])`,
    `\\b(?:[Nn]o (?:event|case|circumstances?)|[Nn]or|NO (?:EVENT|CASE|CIRCUMSTANCES?)|NOR) (?:[Ss]hall|[Ww]ill|SHALL|WILL) ${wholeName}(?=(?:,? (?:[Oo]r|OR|[Aa]nd|AND) [A-Za-z ,'-]{2,80}?)?,? (?:be|BE) (?:[Ll]iable|LIABLE|[Rr]esponsible|RESPONSIBLE))`,
  ].join('|'),
  'g',
);

/** The companies of a text, each by the first word of its name: "Vertica Systems, Inc." is called Vertica. */
const companiesIn = (head: string): ReadonlyMap<string, string> =>
  new Map([...head.matchAll(company)].map(([, name]) => [name!.split(/[ ,]/)[0]!, name!]));

/** Names of which the text speaks as of a person, though they stand before no verb of duty: with no article, always with a capital. */
const recurringNames = (head: string, companies: ReadonlyMap<string, string>): string[] => {
  const found = [...new Set([...head.matchAll(owning)].map(([, owner, doer]) => (owner ?? doer)!))];
  return found.filter((name) => {
    if (!canAct(name) || placesAndTimes.test(name) || abstractEnding.test(name) || /[^s]s$/.test(name)) return false;
    const uses = head.match(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'))?.length ?? 0;
    const isBeforeName = companies.has(name) ? '' : `(?<![\\w-])${name} [A-Z(]|`;
    const isCommonNoun = new RegExp(
      `\\b(?:[Tt]he|[Aa]n?|[Aa]ny|[Ss]uch|[Ee]ach|[Tt]his|[Ee]very|[Aa]ll|[Oo]ther|[Nn]o) ${name}(?![\\w-])|${isBeforeName}(?<!\\b(?:If|Where|When|Upon|Should|Unless|And|But|While)) [A-Z][a-z]+ ${name}(?![\\w-])`,
    ).test(head);
    const isCommonWord = new RegExp(`(?<![\\w-])${name.toLowerCase()}(?![\\w-])`).test(head);
    return uses >= leastUses && !isCommonNoun && !isCommonWord;
  });
};

/** Whether a text calls one of a longer name by its first word: "Marlow Freight will report ... Marlow corrects". */
const isCalledShort = (head: string, first: string, next: string): boolean =>
  canAct(first) &&
  !placesAndTimes.test(first) &&
  !abstractEnding.test(first) &&
  new RegExp(
    `(?<![\\w-])(?<!\\b(?:[Tt]he|[Aa]n?|[Aa]ny|[Ss]uch|[Ee]ach|[Tt]his) )${first}(?:'s)? (?!${next}\\b)[a-z]`,
  ).test(head) &&
  !new RegExp(`(?<![\\w-])${first.toLowerCase()}(?![\\w-])`).test(head);

/** The first words of names of several, where the text goes on with them alone. */
const shortNames = (head: string, names: Iterable<string>): string[] =>
  [...names].flatMap((name) => {
    const [first = '', next] = name.split(' ');
    const written = first.charAt(0).toUpperCase() + first.slice(1);
    return next &&
      /^[a-z]+$/.test(first) &&
      /^[a-z]+$/.test(next) &&
      isCalledShort(head, written, next.charAt(0).toUpperCase() + next.slice(1))
      ? [first]
      : [];
  });

const opensSentence = /(?:^|[.;:!?)\n]["”']?)\s*(?:\(?[a-z0-9]{1,4}[.)]\s*)?$/;

/**
 * Whether a word with a capital is a name. In the middle of a sentence it is; at the start of one any word has a capital:
 * it is a name where it is no word for an act, a quality or several things, and stands nowhere without its capital.
 */
export const isName = (head: string, name: string, at: number): boolean => {
  if (name.includes(' ') || !opensSentence.test(head.slice(Math.max(0, at - 8), at))) return true;
  const isCommonWord = new RegExp(`\\b${name.toLowerCase()}\\b`).test(head);
  return !isCommonWord && !abstractEnding.test(name) && !/[^s]s$/.test(name);
};

/** Terms that the text says the meaning of, other than those that mean a company: "“Paid-For Work” means any item". */
const definedTerms = (head: string): ReadonlySet<string> =>
  new Set(
    [
      ...head.matchAll(
        /"([A-Z][^"]{1,60})" (?:shall |will )?means? (?!(?:the )?(?:company|corporation|person|entity|individual|firm|party)\b)(?![A-Z][^,.;]{0,60}\b(?:Inc|Ltd|LLC|Corp|Limited|GmbH|plc)\b)/g,
      ),
    ].map(([, term]) => term!.toLowerCase().replace(/-\s+/g, '-')),
  );

/**
 * The names by which a text calls its parties, beside the words for their roles.
 * @param head the text with plain quotes, case kept
 * @param sideOf the side a word for a role means, where it means one
 * @param isRole whether a word is one for a role, of whichever side
 */
export const nameParties = (head: string, sideOf: SideOf, isRole: (word: string) => boolean): PartyNames => {
  const { definitions, names: defined, definedBy } = findDefinitions(head, sideOf, isRole);
  const names = new Map(defined);
  const terms = definedTerms(head);
  const isSpoken = /\bwe\b/i.test(head) && /\byou\b/i.test(head);
  let tried = 0;
  for (const match of [...head.matchAll(actor), ...head.matchAll(liable)]) {
    tried += 1;
    if (tried > mostActors || names.size >= mostNames) break;
    const isAfterThe = /\bthe $/i.test(head.slice(Math.max(0, match.index - 4), match.index + 1));
    const found = (match[1] ?? match[2] ?? match[3])!;
    const name = withoutThing(found.replace(opening, '').replace(headingBefore, '').replace(adverbs, ''), isAfterThe);
    const key = name.toLowerCase();
    // "On an Event of Default Lessor may": the role at its end is the party.
    if (names.has(key) || sideOf(key) || sideOf(key.split(' ').at(-1)!) || !canAct(name) || terms.has(key)) continue;
    // "Payment Schedule Company agrees": a heading that runs into whoever acts.
    const words = name.split(' ');
    if (words.length > 1 && isRole(words.at(-1)!.toLowerCase()) && isThing(words.slice(0, -1).join(' '))) continue;
    const at = match.index + match[0].indexOf(name);
    // "Marlow/Harbor may": two that act as one.
    if (head[at - 1] === '/') continue;
    // A partner in sales is called the Affiliate; anybody else's affiliate stands behind whose it is.
    if (key === 'affiliate' && !/(?:^|[.;:\n)] ?|\b[Tt]he |[,a-z] )$/.test(head.slice(Math.max(0, at - 8), at)))
      continue;
    if (
      key === 'affiliate' &&
      /\b(?:any|its|their|such|each|an?|or|and|of|every|other|no) $/i.test(head.slice(Math.max(0, at - 8), at))
    )
      continue;
    const before = head.slice(Math.max(0, at - 12), at);
    // "All plant at the Depot shall", "disputes under this Charterparty shall": the subject stands before them.
    const isPlace =
      match[1] !== undefined &&
      /\b(?:of|in|at) $|\b(?:at|under|in|part of) the $|\b(?:this|these|those|all|both|outstanding) $/i.test(before);
    // Where "we" speak to "you", "the Damage Cover" is what they speak of.
    const isSpokenOf = isSpoken && /\bthe $/i.test(before);
    // "The Artworks shall be returned": several that are no people are things.
    const areThings = /\bthe $/i.test(before) && /^[A-Za-z]+$/.test(name) && severalThings.test(name);
    const isDoneTo =
      /\bthe $/i.test(before) &&
      undergoes.test(head.slice(at + name.length, at + name.length + 60)) &&
      !meansPerson(name);
    if (!isPlace && !isSpokenOf && !areThings && !isDoneTo && isName(head, name, at)) names.set(key, undefined);
  }
  const companies = companiesIn(head);
  for (const name of recurringNames(head, companies)) {
    const key = name.toLowerCase();
    if (names.size < mostNames && !names.has(key) && !isRole(key) && !sideOf(key)) names.set(key, undefined);
  }
  for (const [first, whole] of companies) {
    const key = whole.toLowerCase();
    if (names.has(first.toLowerCase()) && !names.has(key)) names.set(key, names.get(first.toLowerCase()));
  }
  for (const [first, whole] of companies)
    if (!names.has(whole.toLowerCase()) && isCalledShort(head, first, whole.split(' ')[1] ?? ''))
      names.set(whole.toLowerCase(), undefined);
  for (const first of shortNames(head, names.keys()))
    if (!names.has(first) && !isRole(first) && !sideOf(first)) names.set(first, undefined);
  return { definitions, names, definedBy };
};

import type { PartyRole } from '../../../../shared/contracts.ts';
import type { Side } from '../knowledge/knowledge-schemas.ts';
import { oppositeSide, sideOfRole, spokenRole } from '../knowledge/party-words.ts';
import type { PartyDefinition } from './name-parties.ts';
import { asRoles, literally, placeParties } from './place-parties.ts';

/** Whom a word means, seen from the reader: their own side, the counterparty, both alike, or a party not placed. */
export type Standing = 'own' | 'counterpart' | 'both' | 'unknown';

/** A place where a party is named. Offsets are those of the text that was read. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly standing: Standing;
}

/** How a text calls a party that it speaks to, or that speaks in it. */
export type Pronoun = 'you' | 'we' | 'I';

/** How the parties of one text are called, and who is who for the reader. */
export interface Parties {
  /** Words to call the sides by, as the text calls them where it does. */
  readonly own: string;
  readonly counterpart: string;
  /**
   * How the text speaks of the sides: "we" and "you" where it names neither, "I" for one that it names nowhere; undefined
   * for a side that has a name.
   */
  readonly pronouns: { readonly own?: Pronoun; readonly counterpart?: Pronoun } | undefined;
  /** False where the reader named no side of the contract, or the text does not show which of its names is the reader. */
  readonly placed: boolean;
  /** Whether the reader named a side, and the text calls its parties only by names that do not show which of them has it. */
  readonly isSideHidden: boolean;
  /** Whether the text names its parties alone, and only the words around their names tell which side each is on. */
  readonly isSideGuessed: boolean;
  /** The standing of whoever gives the goods, services, rights, information, premises or work. */
  readonly giver: Standing;
  /** Party names with their defined words, for the key facts. */
  readonly definitions: readonly PartyDefinition[];
  /** The names that mean one side or the other. */
  mentionsIn(lower: string, offset?: number): Mention[];
}

/** The same burden or right seen from the other side. */
export const oppositeStanding: Readonly<Record<Standing, Standing>> = {
  own: 'counterpart',
  counterpart: 'own',
  both: 'both',
  unknown: 'unknown',
};

/** Where a side of the exchange stands: the one that gives what the contract is about, or the one that takes it. */
export const standingOfRole = ({ giver }: Pick<Parties, 'giver'>, role: 'giver' | 'taker'): Standing =>
  role === 'giver' ? giver : oppositeStanding[giver];

/** "A party" means whichever of them it is; "to which it is a party" only says who is one. */
const whichever =
  '(?=(?:a|one) party)(?<!\\b(?:is|are|was|were|be|been|being|becomes?|became|remains?|not|as|made|it|itself|themselves|also|now|hereafter|currently) )(?:a|one) party(?: hereto| to this agreement)?(?! (?:other than|in interest|to (?:a|an|any|such|other|another|which|whom)\\b))';
const mutual = `${whichever}|(?:either|each|neither|both|any|no|the other|other|all)(?: of the)?(?: such)? (?:part(?:y|ies)(?:(?: hereto)|(?: to this agreement))?)|(?:the|both) parties(?: hereto)?|(?:each|either|both|neither) of (?:them|us)|(?:either|each|neither) side|both sides|(?:either|neither) (?:firm|company)|neither you nor we|you and we`;

/** A shorter name in capitals is an abbreviation. */
const leastShouted = 6;

/** Whether the words before and behind a place are in capitals throughout too. */
const isLoudAround = (head: string, start: number, end: number): boolean => {
  const around = `${head.slice(Math.max(0, start - 30), start)} ${head.slice(end, end + 30)}`;
  return /\p{Lu}{4}/u.test(around) && !/\p{Ll}{2}/u.test(around);
};

/** What a word for a role always stands behind, as the end of a longer name: "the Village Media Company". */
const nameBefore = (head: string, lowerHead: string, word: string, uses: number): string | undefined => {
  const longer = [
    ...head.matchAll(new RegExp(`(?<=\\b[Tt]he )((?:\\p{Lu}[\\p{L}&]+ ){1,3})${literally(word)}(?![\\w-])`, 'giu')),
  ]
    .map(([, before]) => before!.trim())
    .filter(
      (before) => before.split(' ').every((name) => /^\p{Lu}/u.test(name)) && !/\p{Ll}{3}(?:ly|ing)$/u.test(before),
    );
  return longer.length === uses &&
    new Set(longer).size === 1 &&
    lowerHead.includes(`the ${longer[0]!.toLowerCase()} ${word}`)
    ? longer[0]
    : undefined;
};

/** A party's name as the text writes it most: with the article or without, and not in capitals throughout. */
const nameWithArticle = (head: string, lowerHead: string, word: string): string | undefined => {
  const uses = [...lowerHead.matchAll(new RegExp(`\\b(the "?)?(?<![a-z0-9-])${literally(word)}\\b`, 'g'))].map(
    (use) => ({
      isThe: use[1] !== undefined,
      name: head.slice(use.index + use[0].length - word.length, use.index + use[0].length),
      isShouted: isLoudAround(head, use.index, use.index + use[0].length),
    }),
  );
  const named = uses.filter(({ name }) => /^\p{Lu}/u.test(name));
  const said = named.find(({ name }) => /\p{Ll}/u.test(name)) ?? named[0] ?? uses[0];
  if (!said) return undefined;
  const counted = named.length ? named : uses;
  const longer = nameBefore(head, lowerHead, word, uses.length);
  if (longer) return `the ${longer} ${said.name}`;
  const isMostlyThe = counted.filter(({ isThe }) => isThe).length * 2 >= counted.length;
  // A name in capitals throughout may be written so; where all around it is, it is only shouted.
  const isShouted = said.name.length >= leastShouted && uses.every((use) => use.isShouted);
  const name = isShouted
    ? said.name.toLowerCase().replace(/(?:^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : said.name;
  return `${isMostlyThe ? 'the ' : ''}${name}`;
};

/** Whether a text writes a word with a capital somewhere. */
const isWrittenAsName = (head: string, lowerHead: string, word: string): boolean => {
  for (let at = lowerHead.indexOf(word); at >= 0; at = lowerHead.indexOf(word, at + 1))
    if (/\p{Lu}/u.test(head.charAt(at))) return true;
  return false;
};

/** The title of a section that is referred to: "Section 11.3 (Termination for Provider Breach)". */
const inTitle = /\b(?:sections?|clauses?|articles?|paragraphs?) [\d.]+ \([^()]{0,60}$/;
const isInTitle = (lowerHead: string, at: number): boolean => inTitle.test(lowerHead.slice(Math.max(0, at - 90), at));

/** What a company's name goes on with behind a word that is a role elsewhere: "Investors Capital", "Tenant Holdings". */
const goesOnAsName = /^ (?:Capital|Holdings?|Partners|Group|Trust|Bank|Fund|Title|Realty|Ventures)\b/;

/** Whether a text has a role's word in a company's name alone. */
const isWithinName = (head: string, lowerHead: string, word: string): boolean => {
  const places: number[] = [];
  for (let at = lowerHead.indexOf(word); at >= 0; at = lowerHead.indexOf(word, at + 1)) places.push(at + word.length);
  // "Employee Scholar Program" in quotation marks is a name of something else.
  const isQuoted = (end: number): boolean =>
    /["“][^"“”]{0,60}$/.test(head.slice(Math.max(0, end - word.length - 61), end - word.length)) &&
    /^ \p{Lu}[^"“”]{0,60}["”]/u.test(head.slice(end, end + 64));
  return places.length > 0 && places.every((end) => goesOnAsName.test(head.slice(end, end + 12)) || isQuoted(end));
};

/**
 * Finds out who is who in a text for one reader.
 * @param plain the text with plain quotes, case kept
 * @param lower the same text in lower case
 */
export const findParties = (
  plain: string,
  lower: string,
  { contractType, partyRole }: { readonly contractType: string; readonly partyRole: PartyRole | '' },
): Parties => {
  const role: PartyRole = partyRole || 'other';
  const side = sideOfRole[role];
  const standingOf = (of: Side): Standing => (!side ? 'unknown' : of === side ? 'own' : 'counterpart');
  const head = plain.slice(0, 60_000);
  const lowerHead = lower.slice(0, 60_000);
  const { definitions, sides, isGuessed } = placeParties(head, lowerHead, contractType);
  const words = [...sides.keys()]
    .filter((word) => lower.includes(word) && !isWithinName(head, lowerHead, word))
    .sort((a, b) => b.length - a.length);
  const named = words.length ? asRoles(words) : 'licensee';
  // "Neither Buyer nor Seller", "each of Buyer and Seller": both by their names.
  const bothByName = `(?:neither|each of|both|either) (?:the )?(?:${named}) (?:nor|and|or) (?:the )?(?:${named})`;
  const pattern = new RegExp(`(?<![a-z0-9-])(?:(${mutual}|${bothByName})|(?<!\\()(${named}))(?:'s)?(?![a-z0-9-])`, 'g');
  const mentionsIn = (text: string, offset = 0): Mention[] => {
    const mentions: Mention[] = [];
    for (const match of text.matchAll(pattern)) {
      const word = match[1] ?? match[2]!;
      // "Supplier (but not Customer) may": the party in brackets is left out, it does not act.
      if (/\bbut not (?:the )?$/.test(text.slice(Math.max(0, match.index - 12), match.index))) continue;
      const of = sides.get(word);
      mentions.push({
        start: offset + match.index,
        end: offset + match.index + match[0].length,
        word,
        standing: match[1] ? 'both' : of ? standingOf(of) : 'unknown',
      });
    }
    return mentions;
  };

  // A name that the text defines a word for is called by that word.
  const defined = new Map(definitions.map(({ name, word }) => [name.toLowerCase(), word.toLowerCase()]));
  const opening = mentionsIn(lowerHead.slice(0, 20_000));
  const asWritten = (of: Side | undefined, fallback: string): string => {
    if (!of) return fallback;
    const tally = new Map<string, number>();
    for (const mention of opening) {
      if (mention.standing !== standingOf(of) || /^(?:your|my|me|us|our|i)$/.test(mention.word)) continue;
      if (isInTitle(lowerHead, mention.start)) continue;
      const word = defined.get(mention.word) ?? mention.word;
      tally.set(word, (tally.get(word) ?? 0) + 1);
    }
    // "Other customers", "as principal" name nobody: a name is written with a capital, or is a role with its article.
    const [word] =
      [...tally]
        .filter(
          ([one]) =>
            /^(?:you|we|i)$/.test(one) ||
            isWrittenAsName(head, lowerHead, one) ||
            (!one.endsWith('s') && lowerHead.includes(`the ${one}`)),
        )
        .sort((a, b) => b[1] - a[1])[0] ?? [];
    if (!word) return fallback;
    // "You" and "we" are who they are only inside the text; outside it the role is the clearer name.
    if (word === 'you' || word === 'we' || word === 'i') return fallback;
    return nameWithArticle(head, lowerHead, word) ?? fallback;
  };
  const [spokenOwn, spokenOther] = spokenRole[role];
  const own = asWritten(side, spokenOwn);
  const counterpart = asWritten(side && oppositeSide[side], spokenOther);
  const you = sides.get('you');
  const isUnnamed = own === spokenOwn && counterpart === spokenOther && /\b(?:we|us|our)\b/.test(lowerHead);
  // "I agree that": whoever signs speaks, under no name.
  const speaker = /\bI (?:agree|understand|acknowledge|will|shall|hereby|have)\b/.test(head)
    ? sides.get('i')
    : undefined;
  const isSpeakerUnnamed = speaker === side ? own === spokenOwn : counterpart === spokenOther;
  const pronouns =
    side && you && isUnnamed
      ? ({ own: you === side ? 'you' : 'we', counterpart: you === side ? 'we' : 'you' } as const)
      : side && speaker && isSpeakerUnnamed
        ? ({ [speaker === side ? 'own' : 'counterpart']: 'I' } as const)
        : undefined;
  // Names alone, and nothing that tells whose: nobody knows which of them the reader is.
  const standings = new Set(opening.map(({ standing }) => standing));
  const isSideHidden =
    side !== undefined && standings.has('unknown') && !standings.has('own') && !standings.has('counterpart');
  return {
    own,
    counterpart,
    pronouns,
    placed: side !== undefined && !isSideHidden,
    isSideHidden,
    isSideGuessed: isGuessed,
    giver: standingOf('giver'),
    definitions,
    mentionsIn,
  };
};

const actsNext =
  /^[^.;]{0,38}?\b(?:shall|may|must|will|can|cannot|could|would|agrees?|hereby|does|do|is|are|has|have|waives?|grants?|assigns?|reserves?|represents?|warrants?|disclaims?|makes?|assumes?|undertakes?|covenants?|acknowledges?|provides?|submits?|accepts?|retains?|releases?|pays?)\b/;
const afterPreposition =
  /(?:\bby|\bto|\bfrom|\bagainst|\bwith|\bfor|\bthan|\bupon|\bon behalf of|\bharmless|\bof|\bpays?|\bgives?|\bgrants?|\bowes?|\bindemnify|\bhold|\bkeep|\breleases?|\breimburse|\bnotify|\btelling|\bsue|\bpaying|\bdefend)(?: the| an?| any| such| each)? ?$/;
const passive =
  /^[^.;]{0,30}?\b(?:may|can|will|shall|might|could) (?:also |not |only )?be (?!obligat|oblig|requir|liab|deem|entitl|limit|held|responsib|bound)\w+(?:ed|en|n)\b/;

/** The party that acts at a place in a sentence, and whether it is acted upon ("may be terminated"). */
export interface Actor {
  readonly mention: Mention;
  readonly isActedUpon: boolean;
}

/**
 * Who acts at a place in a sentence: the party right before it; else the last party before it that a verb follows;
 * else the last one near enough. "Fees payable by Customer" does not make Customer the one who acts.
 * @param at offset in the sentence at which the wording in question begins
 */
export const actorAt = (mentions: readonly Mention[], lower: string, at: number): Actor | undefined => {
  const before = mentions.filter((mention) => mention.end <= at + 1);
  const last = before.at(-1);
  if (!last) return undefined;
  const follows = (mention: Mention): string => lower.slice(mention.end, mention.end + 60);
  const isObject = (mention: Mention): boolean =>
    afterPreposition.test(lower.slice(Math.max(0, mention.start - 18), mention.start));
  const isPossessive = (mention: Mention): boolean =>
    /^(?:your|our|my)$|'s$/.test(lower.slice(mention.start, mention.end));
  const named = (mention: Mention): Actor => {
    const partner = before[before.indexOf(mention) - 1];
    const isJoint =
      partner &&
      partner.standing !== mention.standing &&
      /^ (?:and|or) (?:the )?$/.test(lower.slice(partner.end, mention.start));
    return {
      mention: isJoint ? { ...mention, standing: 'both' } : mention,
      isActedUpon: passive.test(follows(mention)),
    };
  };
  if (at - last.end <= 3 && !isObject(last)) return named(last);
  const acting = before.findLast(
    (mention) =>
      actsNext.test(follows(mention)) &&
      !(
        isObject(mention) &&
        !/\b(?:(?:liability|obligations?|rights?) of|(?:claim|action|suit|dispute|proceeding)s? by)(?: the)? $/.test(
          lower.slice(Math.max(0, mention.start - 24), mention.start),
        )
      ),
  );
  if (acting) return named(acting);
  const near = before.findLast((mention) => !isPossessive(mention) && !isObject(mention)) ?? last;
  return at - near.end <= 70 ? named(near) : undefined;
};

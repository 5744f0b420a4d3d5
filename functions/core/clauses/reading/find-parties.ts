import type { PartyRole } from '../../../../shared/contracts.ts';
import type { Side } from '../knowledge/knowledge-schemas.ts';
import { openWords, openWordSide, sideOfRole, spokenRole, wordsOfSide } from '../knowledge/party-words.ts';

/** Whom a word means, seen from the reader: their own side, the counterparty, both alike, or a party not placed. */
export type Standing = 'own' | 'counterpart' | 'both' | 'unknown';

/** A place where a party is named. Offsets are those of the text that was read. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly standing: Standing;
}

/** How the parties of one text are called, and who is who for the reader. */
export interface Parties {
  /** Words to call the sides by, as the text calls them where it does. */
  readonly own: string;
  readonly counterpart: string;
  /** False where the reader named no side of the contract. */
  readonly placed: boolean;
  /** Party names with their defined words, for the key facts. */
  readonly definitions: readonly {
    readonly name: string;
    readonly word: string;
    readonly start: number;
    readonly end: number;
  }[];
  /** The names that mean one side or the other. */
  mentionsIn(lower: string, offset?: number): Mention[];
}

const opposite: Readonly<Record<Side, Side>> = { giver: 'taker', taker: 'giver' };
const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const definitionPattern =
  /\(\s*(?:(?:hereinafter|hereafter|collectively|together|individually|each|referred to as|called|the|or|and|as|an?|party|,|")\s*){0,8}"?(?:the\s+)?"?([A-Z][A-Za-z&-]{1,24}(?: [A-Z][A-Za-z&-]{1,24}){0,2})"\s*\)/g;
const nameBefore = /([A-Z][\w&.'’-]*(?:,? (?:[A-Z][\w&.'’-]*|of|and|the|&)){0,6})[^("]{0,90}$/;
const company =
  /([A-Z][\w&.'’-]*(?:,? (?:[A-Z][\w&.'’-]*|of|and|&)){0,6},? (?:Inc|Corp|LLC|L\.L\.C|Ltd|Limited|Company|Co|L\.P|LP|LLP|GmbH|AG|PLC|plc|N\.A|S\.A|B\.V|Bank|Trust|Corporation)\b\.?)/g;

/** The last company named before its defined word; "a Delaware corporation" describes it and is not its name. */
const companyBefore = (before: string): RegExpExecArray | undefined =>
  [...before.matchAll(company)].findLast(
    (match) => !/\b(?:a|an) $/.test(before.slice(Math.max(0, match.index - 3), match.index)),
  );

const actor =
  /(?:^|[^A-Za-z])((?:[A-Z][A-Za-z0-9&'-]{1,24})(?: [A-Z][A-Za-z0-9&'-]{1,24}){0,2}),? (?:shall|will|may|must|agrees|hereby|grants|represents|warrants|reserves|acknowledges|undertakes|covenants|waives|does not|is not|cannot|SHALL|WILL|MAY|DOES NOT|IS NOT|MAKES|DISCLAIMS|RESERVES)\b/g;
const notActors =
  /^(?:this|the|these|that|such|each|any|all|no|either|neither|both|if|upon|agreement|section|article|services?|term|party|parties|products?|licen[cs]e|information|confidential information|premises|effective date|nothing|it|he|she|they|there|notice|payment|intellectual property|in|for|as|to|dispute|disputes|arbitration|fees?|content|software|delivery|data|you|we|i|rent|exhibit|schedule|terms|which|who|and|or|but|seller's|indemnified party|indemnifying party|materials?|program|work|deliverables?|equipment|property|account|website|site|platform|api|invoice|order|tax(?:es)?|law|act|court|state)$/i;

const mutual =
  '(?:either|each|neither|both|any|the other|other|all)(?: of the)?(?: such)? (?:part(?:y|ies)(?:(?: hereto)|(?: to this agreement))?)|(?:the|both) parties(?: hereto)?|(?:each|either|both|neither) of (?:them|us)|neither you nor we|you and we';

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
  const sides = new Map<string, Side>();
  for (const each of ['giver', 'taker'] as const) for (const word of wordsOfSide[each]) sides.set(word, each);
  const isEmployment = contractType === 'employment-contract';
  sides.set('you', isEmployment ? 'giver' : 'taker');
  sides.set('your', isEmployment ? 'giver' : 'taker');
  for (const word of ['we', 'us', 'our']) sides.set(word, isEmployment ? 'taker' : 'giver');
  if (isEmployment || /\bi (?:agree|understand|acknowledge|will|shall|hereby|have)\b/.test(lowerHead))
    for (const word of ['i', 'my', 'me']) sides.set(word, 'giver');
  if (contractType === 'lease-agreement' || contractType === 'rental-agreement') sides.set('owner', 'giver');

  const count = (of: Side): number =>
    wordsOfSide[of].filter((word) => lowerHead.includes(` ${word}`) || lowerHead.startsWith(word)).length;
  const givers = count('giver') + (isEmployment && /\b(?:you|i)\b/.test(lowerHead) ? 1 : 0);
  const takers = count('taker') + (!isEmployment && /\byou(?:r)?\b/.test(lowerHead) ? 1 : 0);
  const left: Side | undefined = givers && !takers ? 'taker' : takers && !givers ? 'giver' : openWordSide[contractType];
  if (left) for (const word of openWords) if (!sides.has(word)) sides.set(word, left);

  const definitions: { name: string; word: string; start: number; end: number }[] = [];
  const names = new Map<string, Side | undefined>();
  for (const match of head.matchAll(definitionPattern)) {
    const word = match[1]!;
    if (definitions.length >= 12) break;
    const before = head.slice(Math.max(0, match.index - 160), match.index);
    const found = companyBefore(before) ?? nameBefore.exec(before);
    const ofWord = sides.get(word.toLowerCase());
    const isPerson =
      found &&
      /\b(?:Inc|Corp|LLC|Ltd|Limited|Company|Co|L\.P|LP|GmbH|AG|PLC|N\.A|Bank|Corporation|individual)\b/.test(
        before.slice(found.index),
      );
    if (!ofWord && !isPerson) continue;
    const name = found ? found[1]!.replace(/[,\s]+$/, '') : word;
    const start = found ? match.index - before.length + found.index : match.index;
    definitions.push({ name, word, start, end: found ? start + name.length : match.index + match[0].length });
    if (found)
      for (const part of [name, name.split(/[ ,]/)[0]!])
        if (part.length > 3 && !notActors.test(part)) names.set(part.toLowerCase(), ofWord);
    if (!names.has(word.toLowerCase())) names.set(word.toLowerCase(), ofWord);
  }
  const speaksToYou = /\byou(?:r)?\b/.test(lowerHead);
  let tried = 0;
  for (const match of head.matchAll(actor)) {
    tried += 1;
    if (tried > 400) break;
    const name = match[1]!.replace(/^(?:The|Each|If|And|Or|But|That) /, '');
    const key = name.toLowerCase();
    if (
      key.length < 3 ||
      notActors.test(name) ||
      notActors.test(name.split(' ').at(-1)!) ||
      sides.has(key) ||
      names.has(key)
    )
      continue;
    if (names.size < 30)
      names.set(key, speaksToYou || contractType === 'saas-agreement' ? opposite[sides.get('you')!] : undefined);
  }
  // Where the role words all mean one side, the one or two names beside them are the other.
  const other: Side | undefined = givers && !takers ? 'taker' : takers && !givers ? 'giver' : undefined;
  const open = [...names].filter(([, of]) => !of);
  if (other && open.length && open.length <= 2) for (const [name] of open) names.set(name, other);
  for (const [name, of] of names) if (of) sides.set(name, of);
  const unplaced = [...names.keys()].filter((name) => !sides.has(name));

  const words = [...sides.keys(), ...unplaced]
    .filter((word) => lower.includes(word))
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `\\b(?:(${mutual})|(?<!\\()(${words.map(escape).join('|') || 'licensee'}))(?:'s)?(?![a-z0-9-])`,
    'g',
  );
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

  const asWritten = (of: Side | undefined, fallback: string): string => {
    if (!of) return fallback;
    const tally = new Map<string, number>();
    for (const mention of mentionsIn(lowerHead.slice(0, 20_000))) {
      if (mention.standing !== standingOf(of) || /^(?:your|my|me|us|our|i)$/.test(mention.word)) continue;
      tally.set(mention.word, (tally.get(mention.word) ?? 0) + 1);
    }
    const [word] = [...tally].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (!word) return fallback;
    // "You" and "we" are who they are only inside the text; outside it the role is the clearer name.
    if (word === 'you' || word === 'we' || word === 'i') return fallback;
    const at = new RegExp(`\\b(the )?${escape(word)}\\b`).exec(lowerHead);
    return at ? head.slice(at.index, at.index + at[0].length).replace(/^The /, 'the ') : fallback;
  };
  const [spokenOwn, spokenOther] = spokenRole[role];
  const own = asWritten(side, spokenOwn);
  const counterpart = asWritten(side && opposite[side], spokenOther);
  return { own, counterpart, placed: side !== undefined, definitions, mentionsIn };
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

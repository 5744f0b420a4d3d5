import { burdenSigns } from '../bearing/burden-signs.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import type { IssueMatch } from '../findings/find-issues.ts';
import { namesOf } from '../findings/name-findings.ts';
import { withParties } from '../findings/party-grammar.ts';
import { hazardWeight } from '../findings/score.ts';
import type { FixOperation } from '../knowledge/issue.ts';
import { isOfTrade } from '../knowledge/matters.ts';
import type { ReadText } from '../reading/read-text.ts';
import { sentenceCase, withinSentence } from '../reading/sentence-tools.ts';
import { overlaps, type Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { addressParties } from './address-parties.ts';
import { boundsByForce } from './bounds-by-force.ts';
import { provisionsFor } from './provisions-by-matter.ts';
import { breaksSentence, rejoinList } from './broken-seams.ts';
import { detachableParts, type Part } from './detachable-parts.ts';
import { redefine } from './market-definitions.ts';
import { softenWords } from './soften-words.ts';
import { sourceSpan } from '../text/plain-text.ts';
import { contentOf, sharedContent } from '../text/shared-content.ts';
import { bodyOf, isLimb, isWholeSentence } from './statement-body.ts';
import { statementsBeside, type FoundText } from './statements-beside.ts';
import { strikeSpan, strikeStatement } from './strike-statement.ts';
import { strikeWholeLists } from './whole-lists.ts';
import { strikeLikelihood } from './weigh-parts.ts';
import { isLimit, keepWithinLaw } from './within-the-law.ts';
import { cutsWord } from './whole-words.ts';

/** One change to the text for one finding: words put in place of others; nothing in place of some strikes them. */
export interface Change extends Span {
  readonly finding: FoundHazard;
  readonly put: string;
  /** Which operation of the finding's fix it is. */
  readonly operation: number;
}

const withoutStop = (text: string): string => text.replace(/[.;]\s*$/, '');

/** The case and form of the words around: small letters within a sentence, a capital at its start. */
const fitted = (read: ReadText, body: Span, put: string, names: readonly string[]): string => {
  const first = read.text[body.start] ?? '';
  const text = withoutStop(put);
  // A party's name is a capital in the middle of a sentence too: the words before tell.
  const isInside = /\p{Ll}/u.test(first) || /[\p{Ll},;] *$/u.test(read.text.slice(0, body.start));
  return isInside ? withinSentence(text, names) : sentenceCase(text);
};

const definesTerm =
  /\((?:the|each,? an?|an?|together,? the|collectively,? the)?\s*["“][^"”)]{2,60}["”]\s*\)|^["“][A-Z][^"”]{1,60}["”]\s+(?:means|shall mean|has the meaning)/;

/** Several sentences as one, for a place in the middle of another. */
const joined = (text: string, names: readonly string[]): string =>
  text.replace(/[.;] ([A-Z][^.;]*)/g, (_, next: string) => `; ${withinSentence(next, names)}`);

const isSeveralSentences = (text: string): boolean => /[.;] [A-Z]/.test(text);

/** New words with the stop that the replaced ones ended in, and without a comma that stands before them already. */
const withStops = (read: ReadText, { start, end }: Span, put: string): string => {
  const stop = /[.;]$/.exec(read.text.slice(start, end))?.[0] ?? '';
  const isAfterComma = /[,;:]\s*$/.test(read.text.slice(0, start));
  return `${isAfterComma ? put.replace(/^[,;]\s*/, '') : put}${/[.;]$/.test(put) ? '' : stop}`;
};

const place = (found: FoundHazard, read: ReadText, text: string): string => {
  const [bearer, gainer] = namesOf(found, read.parties);
  return addressParties(withParties(text, bearer, gainer), read.parties);
};

/** So much of what a statement is about must be in what takes its place; more where the statement says more. */
const sharedAtLeast = { short: 1, long: 2, longFrom: 14, longest: 4, longestFrom: 24 } as const;

/** Whether words put in place of others speak of what those speak of, apart from the parties. */
const speaksOfSame = (read: ReadText, old: string, put: string): boolean => {
  const before = contentOf(old);
  const parties = contentOf(`${read.parties.own} ${read.parties.counterpart} you your`);
  const shared = [...contentOf(put)].filter((stem) => before.has(stem) && !parties.has(stem));
  const { short, long, longFrom, longest, longestFrom } = sharedAtLeast;
  return shared.length >= (before.size >= longestFrom ? longest : before.size >= longFrom ? long : short);
};

/** Whether words stand between the commas of an insertion, which go with them: "shall, at its sole cost, defend". */
const isInserted = (text: string, { start, end }: Span): boolean =>
  text[start] === ',' &&
  text[end] === ',' &&
  /\b(?:shall|must|may|will|can|to|and|or|but|that|which|who|not|is|are|be|from|of|with|by|for|in|on|at|including|includes?)$/i.test(
    text.slice(Math.max(0, start - 12), start),
  );

/** How the rest of a sentence goes on where it needs the words before. */
const restsOnBefore = /^[\s,;]*(?:and |but |or )?(?:otherwise|failing which|in which case|whereupon|in which event)\b/i;

/** What is somebody's, behind a name or its possessive: "Vendor's | chairman from Vendor's panel". */
const whatIsTheirs =
  /^(?:['’]s?)?(?: [\w'’-]+){1,8}?(?=[,;:.()]| (?:and|or|shall|may|must|will|is|are|in|at|within|for|on|to)\b|$)/;

/** The rest of a list that begins with a name: "even if caused by Client | , its staff or its other contractors". */
const restOfList = /^(?:, (?:its|their|his|her|our|your|any|or)\b[^,;:.()]{2,50}){1,4}(?=[,;:.()]|$)/;

/** Where words end that are to be replaced: not between a name and what it owns. Undefined where that is not clear. */
const endOfPhrase = (text: string, { start, end }: Span): number | undefined => {
  const behind = text.slice(end, end + 120);
  const others = / by (?:the )?[A-Z][\w-]*$/.test(text.slice(start, end)) ? restOfList.exec(behind) : null;
  if (others) return end + others[0].length;
  if (!/['’]s?$/.test(text.slice(start, end)) && !/^['’]s? /.test(behind)) return end;
  const owned = whatIsTheirs.exec(behind);
  return owned ? end + owned[0].length : undefined;
};

/** A price or a quantity, with the digits that tell it: "$18,400", "GBP 250,000", "118,000 MWh". */
const bargained = /(?:[$£€]|\b(?:usd|eur|gbp|cad|aud|chf)) ?\d[\d,.]*\d|\b\d{1,3}(?:,\d{3})+\b/gi;

/** A longer quote is of all that a statement says, not of its figure. */
const mostOfQuote = 60;

/** Whether what takes the place of words would drop a price or a quantity that the finding is not about. */
const dropsBargain = (read: ReadText, { match }: FoundHazard, { start, end }: Span, put: string): boolean =>
  [...read.text.slice(start, end).matchAll(bargained)].some(({ index, 0: figure }) => {
    const place = { start: start + index, end: start + index + figure.length };
    return (
      !put.includes(figure) &&
      !match?.places.some((quote) => quote.end - quote.start <= mostOfQuote && overlaps(quote, place))
    );
  });

/** Words that give the license itself. */
const grantsLicense = /\bgrants?\b[^.;]{0,80}\blicen[cs]e\b/i;

/** What the other side must do for the reader. */
const isOwedToReader = ({ standing, force }: Statement): boolean =>
  standing === 'counterpart' && (force === 'duty' || force === 'promise');

/** Whether a statement speaks of notice outside the words that go: it needs no second one. */
const saysNotice = (words: string, { index, 0: hit }: RegExpExecArray): boolean =>
  /\bnotice\b/.test(words.slice(0, index) + words.slice(index + hit.length));

const definedFirst = /^\W*(?:an? |the |each )?["“]([^"”]{2,60})["”]/i;

/** Whether a statement defines a term that the text uses elsewhere; the letter of a limb is no part of it. */
const definesUsedTerm = (read: ReadText, statement: Statement): boolean => {
  const { start, end } = bodyOf(read, statement);
  const text = read.text.slice(start, end);
  const term = definedFirst.exec(text)?.[1];
  return definesTerm.test(text) || (term !== undefined && read.text.replace(text, '').includes(term));
};

/** A period as the words write it that it takes the place of: "24-month" becomes "twelve-month". */
const inFormOf = (old: string, put: string): string =>
  /-(?:hour|day|week|month|year)$/i.test(old)
    ? put.replace(/^([a-z-]+)(?: \(\d+\))? (hour|day|week|month|year)s?$/i, '$1-$2')
    : put;

/** What a fix may do, and what the market means by a term that the statement defines. */
type Operation = FixOperation | { readonly redefine: true };

/** A term that a statement defines with the market's meaning; what it costs or counts stays. */
const changeOfMeaning = (read: ReadText, found: FoundHazard, statement: Statement) => {
  const meaning = redefine(read, statement);
  if (!meaning) return undefined;
  const { parties } = read;
  if (/\{(?:own|counterpart)\}/.test(meaning.put) && !parties.placed) return undefined;
  const put = withinSentence(addressParties(withParties(meaning.put, parties.own, parties.counterpart), parties), []);
  const { start, end, replacesSum } = meaning;
  return !replacesSum && dropsBargain(read, found, meaning, put) ? undefined : { start, end, put };
};

/** The change that an operation of a fix makes in a statement, or undefined where it does not fit. */
const changeBy = (
  read: ReadText,
  found: FoundHazard,
  statement: Statement,
  operation: Operation,
  asked: readonly Statement[],
): Omit<Change, 'finding' | 'operation'> | undefined => {
  const names = [read.parties.own, read.parties.counterpart].map((name) => name.replace(/^the /, ''));
  if ('redefine' in operation) return changeOfMeaning(read, found, statement);
  if ('find' in operation) {
    const hit = operation.find.exec(statement.words);
    if (!hit || !hit[0].length) return undefined;
    if (/\bnotice\b/.test(operation.put) && saysNotice(statement.words, hit)) return undefined;
    const from = hit.index + /^[\s,]*/.exec(operation.put ? hit[0] : '')![0].length;
    const words = sourceSpan(statement.plain, from, hit.index + hit[0].length);
    const end = operation.put && !/['’]s?$/.test(operation.put) ? endOfPhrase(read.text, words) : words.end;
    if (end === undefined) return undefined;
    const span = { start: words.start, end };
    // No word is cut: a search that ends within one has found something else.
    if (cutsWord(read.text, span)) return undefined;
    // Words that stand apart in the text, as a bracket moved to the end, make no one change.
    if (words.end - words.start > (hit[0].length + 12) * 1.6) return undefined;
    // A space that goes with the words comes back with those put in their place.
    const gap = operation.put && /\s$/.test(hit[0]) && !/^\s/.test(read.text.slice(span.end)) ? ' ' : '';
    const put = place(found, read, operation.put).replace(/\{n\}/g, '').replace(/\s*$/, gap);
    const isOpening = span.start === bodyOf(read, statement).start && /\p{Lu}/u.test(read.text[span.start] ?? '');
    if (!put) {
      const behind = isInserted(read.text, span) ? 1 : 0;
      const space =
        read.text[span.start - 1] === ' ' &&
        /[\s,.;:)]/.test(read.text[span.end] ?? ' ') &&
        !/^\s/.test(read.text.slice(span.start))
          ? 1
          : 0;
      return { start: span.start - space, end: span.end + behind, put: '' };
    }
    const formed = inFormOf(read.text.slice(span.start, span.end), put);
    const cased = isOpening
      ? formed.charAt(0).toUpperCase() + formed.slice(1)
      : /^[,.;]/.test(formed)
        ? formed
        : withinSentence(formed, [...names, ...usualNames]);
    return { ...span, put: withStops(read, span, cased) };
  }
  const body = bodyOf(read, statement);
  // A term that is used elsewhere keeps its meaning, however wide.
  if ('strike' in operation)
    return definesUsedTerm(read, statement) ? undefined : strikeStatement(read, statement, asked);
  if ('add' in operation) {
    const text = place(found, read, operation.add);
    const at = statement.sentence.end;
    if (/[:;,]\s*$/.test(read.text.slice(0, at)) || isLimb(read, statement)) return undefined;
    return { start: at, end: at, put: `${/[.!?]["”’)]*\s*$/.test(read.text.slice(0, at)) ? '' : '.'} ${text}` };
  }
  // Wording that names a party needs one whose side is known: "one party" and a third person agree on nothing.
  if (found.bearer === 'unknown' && read.parties.placed && /\{(?:bearer|gainer)\}/.test(operation.restate))
    return undefined;
  if (operation.onlyWhere && !operation.onlyWhere.test(statement.words)) return undefined;
  const text = place(found, read, operation.restate);
  // What the other side owes stays owed: a bound on its right takes the place of no duty.
  if (isOwedToReader(statement) && !/\b(?:shall|must|will)\b/.test(text)) return undefined;
  // A license stays granted: terms of its use take the place of no grant.
  if (grantsLicense.test(read.text.slice(body.start, body.end)) && !grantsLicense.test(text)) return undefined;
  if (dropsBargain(read, found, body, text)) return undefined;
  // What defines a term, or hangs on a list below, is needed by the rest of the contract.
  if (
    definesTerm.test(read.text.slice(body.start, body.end)) ||
    /:\s*$/.test(read.text.slice(body.start, statement.end))
  )
    return undefined;
  if (!speaksOfSame(read, read.text.slice(body.start, body.end), text)) return undefined;
  // "Otherwise Licensor bears them": what follows in the sentence speaks of what would be gone.
  if (restsOnBefore.test(read.text.slice(statement.end, statement.sentence.end))) return undefined;
  // A sentence does not fit into a list: the limb goes, and its letter stays for the references to those below.
  if (isLimb(read, statement) && statement.own > 0)
    return disregards.test(statement.words) ? undefined : strikeStatement(read, statement, asked);
  if (isWholeSentence(read, statement)) return { ...body, put: fitted(read, body, text, names) };
  if (isSeveralSentences(text)) {
    const isLast = !/[A-Za-z]{3}/.test(read.text.slice(statement.end, statement.sentence.end));
    if (!isLast) return { ...body, put: fitted(read, body, joined(text, names), names) };
    // The clause before ends its sentence; what is agreed anew follows as sentences of its own.
    const strike = strikeSpan(read, statement);
    return { start: strike.start, end: strike.end, put: `. ${withoutStop(text)}` };
  }
  return { ...body, put: fitted(read, body, text, names) };
};

/** What is left out of account in favor of whoever pays: fewer of it cost more. */
const disregards = /\bdisregard/;

/** Names that wording of our own may begin with. */
const usualNames = ['Customer', 'Client', 'Supplier', 'Provider'];

/** Who asks for a change: a finding that burdens the reader, grave enough to change words for. */
const asksForChange = (found: FoundHazard): boolean =>
  found.hazard.isFlaw
    ? found.bearer !== 'counterpart'
    : found.match !== undefined &&
      found.bearer !== 'counterpart' &&
      found.level !== 'low' &&
      hazardWeight(found) > 0.05;

/** What burdens the reader, and not gravely enough to change a clause for it alone. */
const isSmallBurden = ({ hazard, match, bearer, level }: FoundHazard): boolean =>
  match !== undefined && !hazard.isFlaw && bearer === 'own' && level === 'low';

/** From this likelihood on a small burden that no issue names goes where a clause is reworded anyway: three in four of them do. */
const smallFrom = 0.5;

const isLikelyEnough = ({ match }: FoundHazard): boolean =>
  match !== undefined && match.likelihood < 1 && match.likelihood >= smallFrom;

/** How a flaw of the text itself is mended: its words written anew, or a sentence behind it. */
const changeOfFlaw = (read: ReadText, found: FoundHazard): Omit<Change, 'finding' | 'operation'> | undefined => {
  const { rewrite, add } = found.hazard;
  if (rewrite) return { start: found.at.start, end: found.at.end, put: rewrite(found.at.quote) };
  if (!add) return undefined;
  const at = found.sentence.end;
  return {
    start: at,
    end: at,
    put: `${/[.!?]["”’)]*\s*$/.test(read.text.slice(0, at)) ? '' : '.'} ${place(found, read, add)}`,
  };
};

/** Whether a change takes a statement away together with the conjunction before it. */
const takesConjunction = (read: ReadText, { start, end, put }: Span & { readonly put: string }): boolean =>
  put === '' && /^[,;]? ?(?:and|or|but)\b/.test(read.text.slice(start, end));

/** Whether words between a comma and the end of a sentence go, and others are set where it ends: neither needs the other. */
const endsApart = (read: ReadText, first: Span & { readonly put: string }, second: { readonly put: string }): boolean =>
  first.put === '' && /^, /.test(read.text.slice(first.start, first.end)) && /^[.,;]/.test(second.put);

/** Whether two changes cannot both be made: words set at the end of a statement hang on what stands there. */
const clash = (
  read: ReadText,
  one: Span & { readonly put: string },
  other: Span & { readonly put: string },
): boolean => {
  if (overlaps(one, other)) return true;
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  const replaces = first.end > first.start && takesConjunction(read, second);
  return first.end === second.start && (first.put || second.put) !== '' && !replaces && !endsApart(read, first, second);
};

/** The numbers of the operations that soften words, behind those of any fix. */
const softeningFrom = 90;

/** Whether a change softens words and leaves the statement as it is otherwise. */
export const isSoftening = ({ operation }: Change): boolean => operation >= softeningFrom;

/** Words put in place of capitals throughout are capitals too. */
const asLoud = (around: string, put: string): string =>
  /\p{Lu}{4}/u.test(around) && !/\p{Ll}/u.test(around) ? put.toUpperCase() : put;

/** The words of a finding's statement that sharpen its burden: a careful redline softens them beside what the finding's own fix changes. */
const softenings = (read: ReadText, found: FoundHazard, statement = found.match!.statement): Change[] => {
  const { start } = bodyOf(read, statement);
  return softenWords(read, statement, { start, end: statement.end }).map(({ softening, put, ...place }) => ({
    ...place,
    end: place.end + (put === '' && isInserted(read.text, place) ? 1 : 0),
    put: asLoud(read.text.slice(statement.start, statement.end), put),
    finding: found,
    operation: softeningFrom + softening,
  }));
};

/** The numbers of the operations that strike a part of a statement, by where it begins. */
const partFrom = 1000;

/** The numbers of the operations that keep a term within the law, by where they stand. */
const withinLawFrom = 100_000;

/** What cuts a term back that serves the reader and goes beyond what the law lets stand. */
const limitsOf = (read: ReadText, statements: readonly Statement[], found: FoundHazard): Change[] =>
  keepWithinLaw(read, statements, found).map((change) => ({
    ...change,
    put: asLoud(read.text.slice(change.start, change.end), change.put),
    finding: found,
    operation: withinLawFrom + change.start,
  }));

/** From this likelihood on a part goes; one that holds a figure or a term, or more of what is agreed, only from a higher one. */
const struckFrom = 0.4;
const looseStruckFrom = 0.5;
const agreedStruckFrom = 0.7;

/** Kinds of parts of which more than the words that sharpen a burden go. */
const isLoose = ({ kind }: Part): boolean => /^(?:bare|bracket|predicate)$/.test(kind);

/** The numbers of the operations in statements beside a finding's own, by where they stand. */
const besideFrom = 10_000_000;

/** What sharpens a finding's burden in the statements beside its own. */
const changesBeside = (text: FoundText, found: FoundHazard): Change[] =>
  statementsBeside(text, found.match!.statement)
    .flatMap((statement) => [
      ...softenings(text.read, found, statement),
      ...strikesOfParts(text.read, found, statement),
    ])
    .map((change) => ({ ...change, operation: besideFrom + change.start }));

/** From which likelihood on a part with these words goes. */
const goesFrom = (part: Part, words: string): number =>
  agreed.test(words) ? agreedStruckFrom : isLoose(part) ? looseStruckFrom : struckFrom;

/** Words that bound what the other side may do: on notice, in daylight, within reason. */
const bounding = /\b(?:(?:business|working|office|normal) hours|notice|reasonabl[ey]|good faith|consent|accompanied)\b/;

/** What lets somebody do what they else may not: "without accounting for it". */
const excepting = /^[,\s]*(?:without|except|unless|other than|save)\b/i;

/** What somebody must do besides: "and shall pay the rest". */
const owes = /^,? (?:and|but) (?:(?:shall|must|will) (?!be\b|not\b|have\b)|(?:pays?|bears?|owes?) )/i;

/** What somebody gives at least: "and in no event less than reasonable care". */
const assures = /\b(?:reasonabl[ey]|prompt(?:ly)?|(?:no|not) less than|at least|(?:no|not) later than|within \d)/;

/** What a duty, a ban or a right holds in only. */
const narrows = /^,? ?(?:solely|only|subject to|so long as|as long as)\b/i;

/**
 * Whether a part serves the reader: what bounds a right of the other side or is owed by it, and what leaves the reader free
 * of a ban, is never struck for the one who bears it.
 */
const servesReader = ({ standing, force, words: said }: Statement, words: string): boolean =>
  (standing === 'counterpart' && force === 'right' && bounding.test(words) && !/\bwithout\b/.test(words)) ||
  (standing === 'counterpart' && force === 'duty' && /\bonly\b/.test(said)) ||
  (standing === 'counterpart' && owes.test(words)) ||
  (standing === 'counterpart' && force === 'acknowledgement') ||
  (standing === 'counterpart' && /^(?:duty|promise)$/.test(force) && assures.test(words)) ||
  (standing === 'own' && /^(?:duty|ban)$/.test(force) && narrows.test(words)) ||
  (standing === 'counterpart' && force === 'right' && narrows.test(words)) ||
  (standing !== 'counterpart' && force === 'ban' && excepting.test(words));

/** The parts of a finding's statement that a lawyer strikes, the likeliest first. */
const strikesOfParts = (read: ReadText, found: FoundHazard, statement = found.match!.statement): Change[] => {
  return detachableParts(read, statement)
    .map((part) => ({ part, likelihood: strikeLikelihood(read, statement, part) }))
    .filter(({ part, likelihood }) => {
      const words = read.text.slice(part.start, part.end);
      return likelihood >= goesFrom(part, words) && !priced.test(words) && !servesReader(statement, words);
    })
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .map(({ part: { start, end } }) => ({
      start,
      end: end + (isInserted(read.text, { start, end }) ? 1 : 0),
      put: '',
      finding: found,
      operation: partFrom + start - statement.start,
    }));
};

/** Softer words that share so much with what a fix puts into the same statement say it again. */
const repeatsFrom = 0.6;

/** From this length on two changes that put the same words in are one: the second only takes its statement away. */
const sameFrom = 40;

/** What a re-reading refused, and what may not stand in the text, leave out. */
interface ProposeOptions {
  readonly skipped: (found: FoundHazard, operation: number) => boolean;
  readonly mayPut: (put: string) => boolean;
}

/** What was agreed in figures is struck only where it likely burdens. */
const agreed = /\d|["“”]/;
/** A price, a rate or a share is a term of the bargain: it is negotiated, not struck. */
const priced = /[$£€]\s?\d|\b(?:usd|eur|gbp|cad|aud|chf)\s?\d|\d\s?(?:%|percent|per cent|pence|dollars|pounds|euros?)/i;
const agreedFrom = 0.5;

/** What bounds, balances or takes something back may serve the reader beside the burden: it is not struck as a whole. */
const balances =
  /\b(?:(?:not|never|no) (?:(?:be|increase|rise|change|vary) )?(?:by )?(?:more|later|less|oftener) than|(?:not|never|no [a-z]+ \w+(?: \w+)?) exceed|(?:lower|lesser|lowest) of|up to|at most|either|each party|\[each\]|neither|reasonabl[ey]|good faith|expert)\b/;

/** How far before a limb the stem of its list is looked for. */
const stemReach = 1500;

/** The stem of a list that takes something out, or lets somebody do something: fewer limbs could leave the reader less. */
const givesOrSpares =
  /\b(?:not|no|nothing|neither|exclud\w+|except\w*|other than|only|unless|without|may|entitled|right to)\b/i;

/** Whether a limb that is read without its stem stands in a list whose limbs may serve the reader. */
const servesAsList = (read: ReadText, { start }: Statement): boolean => {
  const before = read.text.slice(Math.max(0, start - stemReach), start);
  const stem = /[^.;:]*:(?![^]*:)/.exec(before)?.[0];
  return stem === undefined || givesOrSpares.test(stem);
};

/** What is so by law or by order of a court. */
const bylaw =
  /\b(?:required|compelled|obliged) (?:\w+ ){0,3}by (?:law|statute|order)|\border of (?:a|any) (?:court|competent)/;

/** What every bargain holds: an invoice sent, and paid within its days. */
const ordinary =
  /\b(?:may|shall|must|will) (?:issue |submit |send |render )?(?:an |its |the )?invoices?\b|\bpay (?:each|every|all|the|any|such|undisputed|correct|valid|[a-z]+ ){0,3}invoices?\b[^.;]*\bwithin \d+ (?:business |calendar |working )?days\b/;

/** Signs that a statement holds money or a bound tell of no burden by themselves. */
const saysLittle: ReadonlySet<string> = new Set(['charge', 'exception']);

const hasSign = ({ words }: Statement): boolean =>
  Object.entries(burdenSigns).some(([name, sign]) => !saysLittle.has(name) && sign.test(words));

/** What the other side may do, and what is so without anybody's act, can go; what somebody must do is rather bounded. */
const canGo = ({ standing, force }: Statement): boolean =>
  /^(?:fact|exclusion|waiver|no-right)$/.test(force) ||
  (standing === 'counterpart' && /^(?:right|no-duty)$/.test(force)) ||
  (standing === 'own' && force === 'acknowledgement') ||
  (standing === 'unknown' && /^(?:right|ban|transfer)$/.test(force));

/**
 * Whether a statement may be struck as a whole where nothing of its finding's fix fits. Of those that may, in clauses of
 * writers that nothing was learned from, nine in ten were ones that a lawyer would raise, of the others every second.
 */
const mayStrike = (read: ReadText, { statement, likelihood }: IssueMatch): boolean => {
  const { standing, force, isProviso, words } = statement;
  const text = read.text.slice(statement.start, statement.end);
  const isOwed = standing === 'counterpart' && (force === 'duty' || force === 'promise');
  // What the reader may do, sells or guarantees is bounded, not struck.
  const isOwn = standing === 'own' && (force === 'promise' || force === 'right');
  const isException = isProviso || /^\W*(?:except|save|other than|provided)\b/i.test(text);
  const isWaived = standing === 'own' && force === 'waiver';
  if (isOwed || isOwn || isException || disregards.test(words) || priced.test(text) || ordinary.test(words))
    return false;
  // A limb of what spares or serves the reader stays; and what the law requires, it requires without the limb.
  if (isLimb(read, statement) && (bylaw.test(words) || (statement.own === 0 && servesAsList(read, statement))))
    return false;
  if (balances.test(words) && !isWaived) return false;
  // What a list adds to a term can go; the term itself is used in more places than one clause shows.
  if (force === 'definition' && isLimb(read, statement) && !definesUsedTerm(read, statement))
    return likelihood >= agreedFrom;
  if (force === 'definition' || definesUsedTerm(read, statement)) return false;
  return (hasSign(statement) || canGo(statement)) && (likelihood >= agreedFrom || !agreed.test(text));
};

/** Whether what the reader must do stays when the words that sharpen it have gone: nobody gives a repair or a payment away. */
const canBeEased = (read: ReadText, found: FoundHazard): boolean => {
  const { force, standing } = found.match!.statement;
  return (
    force === 'duty' &&
    standing === 'own' &&
    (strikesOfParts(read, found).length > 0 || softenings(read, found).length > 0)
  );
};

/**
 * The operations that answer a finding: its fix; for one that no issue names what the market puts in its place, or bounds a
 * right with; where nothing of it fits, its statement struck, else bounded.
 */
const operationsFor = (read: ReadText, found: FoundHazard): readonly Operation[] => {
  const { match } = found;
  const { statement, likelihood, issue } = match!;
  const fix = issue.fix ?? [];
  const isStruck =
    !fix.some((operation) => 'strike' in operation) && mayStrike(read, match!) && !canBeEased(read, found);
  const strike: readonly FixOperation[] = isStruck ? [{ strike: true }] : [];
  if (likelihood === 1) return [...fix, { redefine: true }, ...strike];
  const bounds = boundsByForce(statement);
  const isRight = statement.force === 'right';
  return [
    { redefine: true },
    ...provisionsFor(statement),
    ...fix,
    ...(isRight ? bounds : []),
    ...strike,
    ...(isRight ? [] : bounds),
  ];
};

/** The first operation of a finding's fix that fits beside the changes already proposed; undefined where none does. */
const changeByFix = (
  read: ReadText,
  found: FoundHazard,
  { statement }: IssueMatch,
  changes: readonly Change[],
  { skipped, mayPut, asked }: ProposeOptions & { readonly asked: readonly Statement[] },
): Change | undefined => {
  for (const [operation, fix] of operationsFor(read, found).entries()) {
    if (skipped(found, operation)) continue;
    const proposed = changeBy(read, found, statement, fix, asked);
    // Wording of another trade has taken the statement for one about something else.
    if (proposed && !isOfTrade(proposed.put, read.lower)) continue;
    const isAgain =
      proposed !== undefined &&
      proposed.put.length >= sameFrom &&
      changes.some(({ put }) => put.toLowerCase() === proposed.put.toLowerCase());
    // What was set behind one statement need not be set behind another.
    if (isAgain && 'add' in fix) return undefined;
    const made = isAgain ? strikeStatement(read, statement, asked) : proposed;
    if (!made || !mayPut(made.put) || breaksSentence(read.text, made)) continue;
    const change = rejoinList(read.text, made);
    if (changes.some((other) => clash(read, other, change))) continue;
    const put = asLoud(read.text.slice(statement.start, statement.end), change.put);
    return { ...change, put, finding: found, operation };
  }
  return undefined;
};

/** The stop of a sentence, and the space behind it. */
const stop = /^[.;] ?/;

/** Strikes that take away all that a sentence says, each for its finding, take its stop along. */
const takeStops = (read: ReadText, changes: readonly Change[]): Change[] =>
  changes.map((change) => {
    const { start, end, put, finding } = change;
    const found = stop.exec(read.text.slice(end))?.[0];
    const sentence = finding.match?.statement.sentence;
    if (put || !found || !sentence || end < sentence.start || end > sentence.end) return change;
    const inside = changes.filter((other) => other.start >= sentence.start && other.end <= sentence.end);
    const from = bodyOf(read, sentence).start;
    const isAllStruck =
      inside.length > 1 &&
      inside.every((other) => other.put === '') &&
      !/[\p{L}\d]/u.test(
        applyChanges(
          read.text.slice(from, end),
          inside.map((other) => ({ start: Math.max(0, other.start - from), end: other.end - from, put: '' })),
        ),
      );
    return isAllStruck && start >= from ? { ...change, end: end + found.length } : change;
  });

/** From this share of its words on a statement that is struck leaves nothing to add to. */
const goneFrom = 0.7;

/** The changes without sentences set behind what is taken away: a limit of an indemnity goes with the indemnity. */
const withoutHangers = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ start, end, put, finding: { match } }) => {
    if (!match || start !== end || !put) return true;
    const { statement } = match;
    const gone = changes
      .filter((other) => other.put === '' || /^\s*\[reserved\.?\]\s*$/i.test(other.put))
      .reduce(
        (sum, other) => sum + Math.max(0, Math.min(other.end, statement.end) - Math.max(other.start, statement.start)),
        0,
      );
    return gone < goneFrom * (statement.end - statement.start);
  });

/**
 * The changes that answer the findings of a text, the gravest first, for each statement that a finding stands in: its
 * fix, and what sharpens the burden softened.
 * @param skipped operations that a re-reading refused, by finding
 * @param mayPut whether words may be put into the text
 */
export const proposeChanges = (
  text: FoundText,
  hazards: readonly FoundHazard[],
  most: number,
  skipped: ProposeOptions['skipped'] = () => false,
  mayPut: ProposeOptions['mayPut'] = () => true,
): Change[] => {
  const { read, statements } = text;
  const changes: Change[] = [];
  const asking = hazards.filter((found) => asksForChange(found) && !isLimit(found));
  const asked = asking.flatMap(({ match }) => match?.statement ?? []);
  const options = { skipped, mayPut, asked };
  const make = (proposed: readonly Change[]): void => {
    for (const found of proposed) {
      if (breaksSentence(read.text, found)) continue;
      const change = rejoinList(read.text, found);
      const isFree = !skipped(change.finding, change.operation) && !changes.some((other) => clash(read, other, change));
      if (isFree && changes.length < most) changes.push(change);
    }
  };
  const soften = (found: FoundHazard, fix?: Change): void =>
    make(
      softenings(read, found).filter(
        ({ put }) => !put || !fix?.put || sharedContent(put, contentOf(fix.put)) < repeatsFrom,
      ),
    );
  for (const found of asking.toSorted((a, b) => hazardWeight(b) - hazardWeight(a))) {
    if (changes.length >= most) break;
    if (!found.match) {
      const change = changeOfFlaw(read, found);
      if (change && !changes.some((other) => overlaps(other, change)))
        changes.push({ ...change, finding: found, operation: 0 });
      continue;
    }
    const change = changeByFix(read, found, found.match, changes, options);
    if (change) changes.push(change);
    soften(found, change);
    make(strikesOfParts(read, found));
  }
  for (const found of asking) if (found.match) make(changesBeside(text, found));
  for (const found of hazards.filter(isLimit)) make(limitsOf(read, statements, found));
  // Where a clause is reworded anyway, what sharpens a small burden goes too.
  if (changes.length)
    for (const found of hazards.filter((small) => isSmallBurden(small) && !isLimit(small))) {
      if (changes.length >= most) break;
      const change = isLikelyEnough(found) ? changeByFix(read, found, found.match!, changes, options) : undefined;
      if (change) changes.push(change);
      soften(found, change);
      make(strikesOfParts(read, found));
    }
  return takeStops(read, withoutHangers(strikeWholeLists(read, changes, canGo)));
};

/** The text with the changes made, later places first so that offsets hold. */
export const applyChanges = (text: string, changes: readonly (Span & { readonly put: string })[]): string =>
  changes
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((revised, { start, end, put }) => revised.slice(0, start) + put + revised.slice(end), text);

import type { Analysis, Risk } from '../../../../shared/analysis.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { hazardWeight } from '../findings/score.ts';
import { headlineOf } from '../bearing/headline.ts';
import type { ReadText } from '../reading/read-text.ts';
import { spokenRole } from '../knowledge/party-words.ts';
import { literally } from '../reading/place-parties.ts';
import { inWords, listed, sentenceCase, snippet, withinSentence } from '../reading/sentence-tools.ts';
import type { Statement } from '../statements/statement.ts';
import { speaksOfReader, spokenFor } from '../statements/spoken-for.ts';
import { isDefinition } from '../statements/definition-sentence.ts';
import {
  hangsOnBefore,
  isBeheaded,
  isBrokenOff,
  isOfFragment,
  limbLetter,
  pageOrNumber,
  pointsBack,
  saysSomething,
  boundsOf,
  gap,
  tellWithBounds,
  toldWith,
  withoutNumber,
  withoutTitle,
} from '../statements/tell-statement.ts';

interface Told {
  readonly read: ReadText;
  readonly statements: readonly Statement[];
  readonly hazards: readonly FoundHazard[];
  readonly categories: readonly string[];
  readonly risks: readonly Risk[];
  readonly riskLevel: Analysis['riskLevel'];
  /** What the playbooks that apply make of the clause; empty where none does. */
  readonly aboutPlaybooks: string;
}

/** How many statements of the clause an explanation tells. */
const mostTold = 4;

/** A reader takes in so many words before the points themselves. */
const mostWords = 90;

const countWords = (text: string): number => text.split(' ').length;

const wordsUpTo = (chosen: readonly Telling[], index: number): number =>
  chosen.slice(0, index).reduce((sum, { text }) => sum + countWords(text), 0);

/** A kind of clause as it stands in the middle of a sentence: small, but for what is no word. */
const inSentence = (category: string): string =>
  category.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

const hasPoints = (risks: readonly Risk[]): boolean => risks.some(({ level }) => level !== 'low');

/** The reader by the text's name for them where that name does something in it, else by their role. */
const nameOfReader = ({ text, parties: { own }, options: { partyRole } }: ReadText): string => {
  const name = literally(own.replace(/^the /, ''));
  const acts = new RegExp(
    `(?<![\\w-])${name}(?:,[^,.;]{1,80},)? (?:shall|must|may|will|can(?:not)?|agrees?|hereby|is|are|has|have|does|do|waives?|grants?|acknowledges?|represents?|warrants?|undertakes?|[a-z]+s) `,
    'i',
  );
  return acts.test(text) || !partyRole ? own : spokenRole[partyRole][0];
};

const opening = ({ read, categories, risks }: Told): string => {
  const side = read.parties.placed ? ` for ${read.parties.own}` : '';
  if (read.isWhole)
    return `This contract has ${inWords(read.sections.length)} sections and was read${side} section by section. It deals with ${listed(categories.slice(0, 6).map(inSentence)) || 'matters that were not recognized'}.`;
  // Of a clause without a finding of weight nothing is said as a whole: it would read as an all-clear.
  if (!hasPoints(risks)) return '';
  const { placed, isSideGuessed } = read.parties;
  const name = nameOfReader(read);
  const own = speaksOfReader(read) ? `you, ${name}` : name;
  if (placed && isSideGuessed)
    return `The text does not say which side is yours; it is read here as if you were ${read.parties.own}. Parts of it work against ${own}.`;
  // What a definition does shows only where its term is used.
  if (placed && risks.every(({ level, title }) => level === 'low' || /^(?:The term|What the term) “/.test(title)))
    return `How this clause defines its terms can work against ${own}.`;
  // What is only likely is said to be no more.
  const works = risks.some(({ level, derivation }) => level !== 'low' && derivation?.proof === 'proved')
    ? 'work'
    : 'may work';
  if (placed) return `Parts of this clause ${works} against ${own}.`;
  return read.parties.isSideHidden
    ? `Parts of this clause burden one side. The text does not show which of the parties it names is ${read.parties.own}.`
    : 'Parts of this clause burden one side.';
};

/** What is told, where it stands, and how much it weighs on the reader: nothing where it is no burden. */
interface Telling {
  readonly text: string;
  /** Where the telling begins that it stands behind and points to. */
  readonly behind?: number;
  /** Where other statements begin that are told with it. */
  readonly covers: readonly number[];
  readonly start: number;
  readonly weight: number;
}

/** A quotation is no sentence of an explanation, nor is a heading that only names its matter or a condition. */
const isSentence = (title: string): boolean =>
  /^“[^”]+” (?:takes in|leaves out) “[^”…]+”$/.test(title) ||
  // Of two things that a heading names the text may say one.
  (!/^[“"]|…|^What the term |^Only if |,? or (?:[\w'’]+ ){1,3}(?:takes?|may|can|must|is|are|cannot|has|loses?|pays?|bears?)\b/.test(
    title,
  ) &&
    saysSomething(title));

/** What the other side owes is no burden by itself: where something about it is, the point says more than the statement. */
const isOwed = ({ standing, force }: Statement): boolean =>
  standing === 'counterpart' && (force === 'duty' || force === 'promise');

/** A sentence as it stands behind a few words: small at its beginning, unless it begins with a name. */
const withinName = (read: ReadText, text: string): string => {
  const [first = ''] = text.split(' ');
  const isName = read.parties
    .mentionsIn(text.toLowerCase())
    .some(({ start, standing, word }) => start === 0 && standing !== 'both' && !/^(?:you|we|your|our)$/.test(word));
  const isWord = new RegExp(`(?<![\\w-])${literally(first.toLowerCase())}(?![\\w-])`).test(read.text);
  const isSmall =
    !isName &&
    (isWord ||
      /^(?:the|an?|each|any|no|all|if|neither|either|every|during|upon|on|in|for|when|where|should|after|before|until|from|within|subject|nothing|such|this|these|as|at|by|except|unless|notwithstanding|provided|both|regardless|you|we|your|our)$/i.test(
        first,
      ));
  return isSmall ? withinSentence(text) : text;
};

/** How a sentence begins that takes something back of the one before. */
const overrides =
  /^\W*(?:\([a-z\d]{1,4}\)\s+)?(?:(?:notwithstanding|despite) (?:the (?:foregoing|above|preceding|previous)|(?:this|these|that|such)\b|anything|any other)|however|but|provid(?:ed|ing),? (?:however|that)|(?:the foregoing|this|that|these|such|those)(?: [a-z-]+){0,5} (?:(?:shall|does|do|will) not|(?:shall|will) (?:not )?(?:only )?apply|appl(?:y|ies) only)|(?:the |[\w.&]+(?:'s)? ){0,3}(?:obligations?|dut(?:y|ies)|right)\b[^.;]{0,80}\b(?:is|are|be) (?:subject to|conditional|conditioned|contingent)|nothing (?:in|contained in) (?:the foregoing|this (?:section|clause|paragraph|provision|sentence)))\b/i;

/** A passage of at most so many words is quoted beside what it takes something from. */
const mostQuotedBeside = 70;

/** What the sentence behind that of a statement takes back of it, told or quoted; empty where it takes nothing. */
const tellException = (all: Told, { sentence }: Statement): string => {
  const { read, statements } = all;
  const next = read.sentences[read.sentences.indexOf(sentence) + 1];
  if (!next || !overrides.test(read.text.slice(next.start, next.end))) return '';
  const parts = statements.filter((other) => other.sentence === next);
  const [first] = parts;
  const told =
    first && parts.length === 1 + toldWith(read, statements, first).length
      ? tellWithBounds(read, statements, first)
      : undefined;
  if (told) return ` As an exception, ${withinName(read, told)}`;
  const words = withoutNumber(read.text.slice(next.start, next.end))
    .replace(/["“”]/g, "'")
    .replace(/[.;:,\s]+$/, '');
  return countWords(words) <= mostQuotedBeside
    ? ` It adds “${words}.”`
    : ' The next sentence makes an exception that is too long to be told here.';
};

/** What a statement bounds, where it is a proviso to another of its sentence. */
const hostOf = ({ read, statements }: Told, statement: Statement): Statement | undefined => {
  const isProviso = statement.isProviso || /^\W*(?:provided|except|save)\b/i.test(read.text.slice(statement.start));
  return statements.find(
    (other) =>
      other !== statement &&
      other.sentence === statement.sentence &&
      (boundsOf(read, statements, other).includes(statement) ||
        (isProviso && toldWith(read, statements, other).includes(statement))),
  );
};

/** A statement in plain words with all that bounds it; what is told with it is not told again. */
const tellBounded = (all: Told, statement: Statement): Pick<Telling, 'text' | 'covers'> | undefined => {
  const { read, statements } = all;
  const text = tellWithBounds(read, statements, statement);
  if (text === undefined) return undefined;
  const exception = tellException(all, statement);
  const next = read.sentences[read.sentences.indexOf(statement.sentence) + 1];
  const covers = [
    ...toldWith(read, statements, statement),
    ...(exception ? statements.filter((other) => other.sentence === next) : []),
  ].map(({ start }) => start);
  return { text: `${text}${exception}`, covers };
};

/** A statement in plain words, or what it bounds: without that a proviso says nothing that stands for itself. */
const tellWhole = (all: Told, statement: Statement): Pick<Telling, 'text' | 'covers'> | undefined => {
  const host = hostOf(all, statement);
  if (!host) return tellBounded(all, statement);
  const told = tellBounded(all, host);
  return told && { ...told, covers: [host.start, ...told.covers] };
};

/** What bounds a statement, quoted behind words that do not hold it; empty where nothing does. */
const addedBounds = ({ read, statements }: Told, statement: Statement): string => {
  const last = toldWith(read, statements, statement).at(-1);
  if (!last) return '';
  const words = read.text
    .slice(statement.end, last.end)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:]+|[\s.,;:]+$/g, '')
    .replace(/["“”]/g, "'");
  if (countWords(words) < leastWordsQuoted) return '';
  return countWords(words) <= mostQuotedBeside
    ? ` It adds “${words}.”`
    : ' It adds a proviso that is too long to be told here.';
};

/** What burdens the reader: the statements that hold it, or what it is where those are too long or hang on others. */
const tellBurdens = (all: Told): Telling[] =>
  all.hazards
    .filter((found) => found.match && found.bearer !== 'counterpart')
    .flatMap((found) => {
      const { statement, places } = found.match!;
      const risk = all.risks.find(({ evidence }) => evidence.some(({ start }) => start === places[0]?.start));
      if (!risk || risk.level === 'low') return [];
      const title = isSentence(risk.title) ? `${risk.title}.` : undefined;
      const ofTitle = title === undefined ? undefined : { text: `${title}${addedBounds(all, statement)}`, covers: [] };
      const told = isOwed(statement)
        ? ofTitle
        : (tellWhole(all, statement) ?? (hostOf(all, statement) ? undefined : ofTitle));
      return told ? [{ ...told, start: statement.start, weight: hazardWeight(found) }] : [];
    });

/** A sentence of at most so many words is quoted among those that are told. */
const mostQuotedAmong = 70;

/** The sentences that bind somebody and of which nothing could be told, in quotation marks. */
const quoteRest = ({ read, statements }: Told, told: readonly Telling[]): Telling[] => {
  const isTold = ({ start }: Statement): boolean =>
    told.some((telling) => telling.start === start || telling.covers.includes(start));
  return read.sentences.flatMap((sentence) => {
    const own = statements.filter((statement) => statement.sentence === sentence);
    const [first] = own;
    if (!first || own.some(isTold) || isDefinition(read, sentence)) return [];
    if (own.every(({ force }) => force === 'fact' || force === 'definition') || own.some(({ own }) => own > 0))
      return [];
    if (countWords(read.text.slice(sentence.start, sentence.end)) > mostQuotedAmong) return [];
    const text = isOfFragment(read, first) ? undefined : quoted(read, first);
    const points = pointsBack(withoutNumber(read.text.slice(sentence.start, sentence.end)));
    return text && !points ? [{ text, start: first.start, covers: own.map(({ start }) => start), weight: 0 }] : [];
  });
};

/** What stands right behind a sentence that is told and may point to it. */
const tellNext = (all: Told, told: readonly Telling[]): Telling[] => {
  const { read, statements } = all;
  const known = new Map(told.flatMap((telling) => [telling.start, ...telling.covers].map((at) => [at, telling.start])));
  return read.sentences.flatMap((sentence, place) => {
    const [first, ...others] = statements.filter((statement) => statement.sentence === sentence);
    const before = statements.filter((statement) => statement.sentence === read.sentences[place - 1]);
    const behind = known.get(before.at(-1)?.start ?? -1);
    if (!first || known.has(first.start) || behind === undefined || !before.every(({ start }) => known.has(start)))
      return [];
    // A last sentence without its stop may be cut off.
    if (place === read.sentences.length - 1 && !/[.;:!?)"”']\s*$/.test(read.text)) return [];
    if (first.force === 'definition' || others.length > toldWith(read, statements, first).length) return [];
    const text = tellWithBounds(read, statements, first, true);
    if (!text) return [];
    for (const { start } of [first, ...others]) known.set(start, first.start);
    return [{ text, start: first.start, covers: others.map(({ start }) => start), behind, weight: 0 }];
  });
};

/** What else the clause says somebody must, may or may not do. */
const tellRest = (told: Told): Telling[] => {
  const { statements, hazards, risks } = told;
  const weighty = new Set(
    risks.flatMap(({ level, evidence }) => (level === 'low' ? [] : evidence.map(({ start }) => start))),
  );
  const burdens = new Set(
    hazards.flatMap(({ match }) => (match && weighty.has(match.places[0]?.start ?? -1) ? [match.statement.start] : [])),
  );
  const tellings = statements
    .filter(({ force, start }) => force !== 'fact' && !burdens.has(start))
    .flatMap((statement) => {
      const telling = tellWhole(told, statement);
      return telling ? [{ ...telling, start: statement.start, weight: 0 }] : [];
    });
  // Beside what weighs on the reader one sentence in plain words is enough.
  if (burdens.size || !tellings.length) return tellings;
  const all = [...tellings, ...tellNext(told, tellings)];
  return [...all, ...quoteRest(told, all)];
};

/** The first tellings that a reader takes in, each statement once, in the order of the text. */
const fewest = (tellings: readonly Telling[], most: number, words: number, told: Set<string>): string[] =>
  tellings
    .toSorted((a, b) => b.weight - a.weight || a.start - b.start)
    .filter(({ text, start, covers }) => {
      const isNew = !told.has(text) && !told.has(String(start));
      told.add(text);
      for (const at of [start, ...(isNew ? covers : [])]) told.add(String(at));
      return isNew;
    })
    .slice(0, most)
    .filter(({ text }, index, chosen) => index === 0 || wordsUpTo(chosen, index) + countWords(text) <= words)
    .filter(({ behind }, _, chosen) => behind === undefined || chosen.some(({ start }) => start === behind))
    .sort((a, b) => a.start - b.start)
    .map(({ text }) => text);

/** How many statements that are no burden are told beside those that are. */
const mostBeside = 1;

/**
 * What to tell: what burdens the reader first, by weight; then what else either side must do, told apart, so that nothing
 * that serves the reader stands among what works against it.
 */
const choose = (told: Told): string[] => {
  const said = new Set<string>();
  const burdens = fewest(tellBurdens(told), mostTold, mostWords, said);
  const room = burdens.length ? Math.min(mostBeside, mostTold - burdens.length) : mostTold;
  const left = mostWords - burdens.reduce((sum, text) => sum + countWords(text), 0);
  const rest = room > 0 && left > 0 ? fewest(tellRest(told), room, left, said) : [];
  if (!burdens.length && !hasPoints(told.risks)) return rest;
  // What is told beside a burden that is not told would be taken for it.
  if (!burdens.length) return quotedBurden(told);
  return [
    ...burdens,
    ...rest.filter((text) => countWords(text) <= left).map((text) => `In addition, ${withinName(told.read, text)}`),
  ];
};

/** How long a sentence is quoted whole: cut short it could say something else. */
const mostWordsQuoted = 160;
/** Fewer words are a heading. */
const leastWordsQuoted = 5;

/** The whole sentence of a statement in quotation marks; undefined where it is too long or points to one before. */
const quoted = (read: ReadText, statement: Statement): string | undefined => {
  const { start, end } = statement.sentence;
  const words = read.text.slice(start, end).trimEnd();
  const bare = withoutTitle(read, withoutNumber(words));
  const said = (isOfFragment(read, statement) ? `… ${bare}` : sentenceCase(bare))
    .replace(/["“”]/g, "'")
    .replace(/[.;:,\s]+$/, '');
  const close = /[\p{L}\d,:]$/u.test(words) ? ' …' : '.';
  return countWords(said) <= mostWordsQuoted && countWords(said) >= leastWordsQuoted
    ? `It says “${said}${close}”`
    : undefined;
};

/** Headings with the numbers of their pages behind rows of dots. */
const tableOfContents = /(?:\.{5,}\s*\d{1,3}\b[^]*){3}/;
/** A verb that nobody stands before, in a text that ends as the items of a list do. */
const itemOfList =
  /^\W*(?:\(?[a-z\d]{1,4}[.)]\s+)?(?!(?:the|an?|any|each|all|no|if|such|this|these|every|it|you|we|they|either|neither|both|in|on|at|for|upon|to)\b)\p{Lu}\p{Ll}+ (?:the|an?|any|all|each|your|our|its|their|or|to|with|from|in|on|by|for)\b(?![^]*\b(?:shall|must|may|will)\b)[^]*;(?: and| or)?\s*$/u;

/** What kind of text a quotation is from, where it binds nobody by itself. */
const kindOfText = (read: ReadText, statements: readonly Statement[]): string[] => {
  const [first] = statements;
  if (tableOfContents.test(read.text)) return ['This is a table of contents, which binds nobody.'];
  if (itemOfList.test(read.text) && !read.sentences.some(({ mentions: [actor] }) => actor?.start === 0))
    return ['The text is one item of a list, so it does not show whom it binds.'];
  if (first && isOfFragment(read, first))
    return [
      `The text begins in the middle of a sentence${isBeheaded(read, first) ? ', so it does not show whom it binds' : ''}.`,
    ];
  return first && statements.every(({ force, sentence }) => force === 'definition' || isDefinition(read, sentence))
    ? ['This text defines a term; what that means for you depends on the clauses that use it.']
    : [];
};

/** The whole sentence of the gravest burden that could not be told, in quotation marks. */
const quotedBurden = ({ read, hazards, risks }: Told): string[] => {
  const grave = hazards
    .filter(({ match, bearer }) => match && bearer !== 'counterpart')
    .filter(({ match }) =>
      risks.some(({ level, evidence }) => level !== 'low' && evidence[0]?.start === match!.places[0]?.start),
    )
    .sort((a, b) => hazardWeight(b) - hazardWeight(a))[0]?.match?.statement;
  const told = grave && !isOfFragment(read, grave) ? quoted(read, grave) : undefined;
  return told ? [told] : [];
};

/** A sentence that says little without the one before it: "this limit", "any other liability". */
const hangsOnWords =
  /^(?:this|these|those|such|it|they) |\b(?:any|no) other (?:liability|remed(?:y|ies)|rights?|claims?|cases?)\b/i;

/** A sentence that announces what follows, or that its text ends in the middle of. */
const breaksOff = /\b(?:as follows|the following|as|of|to|the|an?|any|by|for|with|in|and|or)$/i;

/** How many statements are told by their headlines. */
const mostHeadlines = 2;

/** How much of a clause is quoted that no sentence of it could be told. */
const mostQuoted = 120;

/** The first sentence that says what somebody must, may or may not do, in quotation marks; undefined where each is too long. */
const quotedSentence = (statements: readonly Statement[], read: ReadText): string | undefined => {
  const binding = statements.filter(({ force }) => force !== 'fact' && force !== 'definition');
  const all = [...binding, ...statements];
  // What points to the sentence before it is quoted only where no other can be.
  const pointsNowhere = ({ sentence: { start, end } }: Statement): boolean =>
    !hangsOnWords.test(withoutNumber(read.text.slice(start, end)));
  return [...all.filter(pointsNowhere), ...all].map((statement) => quoted(read, statement)).find(Boolean);
};

/** What is said where every statement is too long or hangs on others: how its first sentences begin. */
const untold = ({ read, statements }: Told): string[] => {
  const bindsSomebody = statements.some(({ force }) => force !== 'fact' && force !== 'definition');
  const heads = statements
    // What is only so is not told where what somebody must do is left out, and a definition alone is said to be one.
    .filter(({ force }) => !bindsSomebody || force !== 'fact')
    .filter(({ force }) => force !== 'definition' || bindsSomebody)
    .filter((one) => one.own === 0 && !hangsOnBefore(read, one) && !isOfFragment(read, one) && !isBrokenOff(read, one))
    // A part of a sentence is not told without the parts that the same condition holds for.
    .filter((one) => !statements.some((other) => other !== one && other.sentence === one.sentence))
    .flatMap(({ start, end }) => {
      const head = headlineOf(read, read.text.slice(start, end));
      return (head && spokenFor(read, head)) ?? [];
    });
  // What something hangs on says nothing without it, and what breaks off may leave out the exception.
  const told = heads
    .filter(
      (head) =>
        !head.startsWith('Only if ') &&
        !head.endsWith('…') &&
        countWords(head) >= leastWordsQuoted &&
        !pointsBack(head) &&
        !gap.test(head) &&
        !hangsOnWords.test(head) &&
        !breaksOff.test(head) &&
        !pageOrNumber.test(head) &&
        !limbLetter.test(head),
    )
    .slice(0, mostHeadlines)
    .map((head) => `${head}.`);
  if (told.length) return told;
  return [
    ...kindOfText(read, statements),
    quotedSentence(statements, read) ??
      `It is too long to be told in a few words and has to be read whole; it begins “${snippet(read.text, mostQuoted).replace(/[.…]+$/, '')} …”`,
    ...(statements.some((one) => isBrokenOff(read, one)) ? ['The text breaks off in the middle of a sentence.'] : []),
  ];
};

/** What the clause means, in two to five short sentences made from what it says; the parties are called as it calls them. */
export const explainClause = (told: Told): string => {
  const said = choose(told);
  const lines = [
    ...[opening(told), told.aboutPlaybooks].filter((line) => line !== ''),
    ...(said.length || told.read.isWhole ? said : untold(told)),
  ];
  return lines.map(sentenceCase).join(' ');
};

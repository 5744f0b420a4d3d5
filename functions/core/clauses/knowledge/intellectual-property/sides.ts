import type { Statement } from '../../statements/statement.ts';
import type { Side } from '../knowledge-schemas.ts';
import { oppositeSide, wordsOfSide } from '../party-words.ts';

const wordsOf: Readonly<Record<Side, ReadonlySet<string>>> = {
  giver: new Set([
    ...wordsOfSide.giver,
    ...[
      'we',
      'us',
      'our',
      'ours',
      'developer',
      'designer',
      'consultant',
      'contractor',
      'studio',
      'freelancer',
      'illustrator',
    ],
    ...[
      'architect',
      'photographer',
      'author',
      'engineer',
      'translator',
      'writer',
      'composer',
      'programmer',
      'inventor',
      'artist',
    ],
  ]),
  taker: new Set([...wordsOfSide.taker, 'you', 'your', 'yours']),
};

const sideOfWord = (word: string): Side | undefined => {
  const last = word.split(' ').at(-1)!;
  if (wordsOf.giver.has(word) || wordsOf.giver.has(last)) return 'giver';
  return wordsOf.taker.has(word) || wordsOf.taker.has(last) ? 'taker' : undefined;
};

/** Words behind "property of" that are no name of a party. */
const notNames =
  /^(?:the |its|their|his|her|all|any|each|both|either|such|this|that|other|whoever|whichever|one|third|every|force|effect|trust|confidence|place|full)/;

/** The side that a token of a statement means, as far as the words tell. */
const sideOfToken = (token: string, { actor, words }: Statement): Side | undefined => {
  if (token.includes('[giver]')) return 'giver';
  if (token.includes('[taker]')) return 'taker';
  const side = actor && sideOfWord(actor.word.toLowerCase());
  if (token.includes('[o]')) return side && oppositeSide[side];
  if (token.includes('[a]')) return side;
  // A name that is not placed is the party across from the only one that is.
  const named = sideOfWord(token);
  if (named ?? notNames.test(token)) return named;
  if (words.includes('[taker]') || (side === 'taker' && !words.includes('[o]'))) return 'giver';
  return words.includes('[giver]') || (side === 'giver' && !words.includes('[o]')) ? 'taker' : undefined;
};

/** A test of a rule: one of the named groups of its hits means the side. */
export const means =
  (side: Side) =>
  (hits: readonly RegExpExecArray[], statement: Statement): boolean =>
    hits.some(({ groups }) =>
      Object.values(groups ?? {}).some((token) => token && sideOfToken(token, statement) === side),
    );

/** Making a thing, in whichever form. */
const making =
  '(?:creat|mak|made|develop|design|wr(?:it|ot)|buil[dt]|produc|prepar|devis|conceiv|generat|compil|author|invent|improv|adapt|modif|customi[sz]|configur|reduc|translat|draw|record|film|compos|add|chang|build upon|order|deliver)\\w*';
const party = '(?:the )?(\\[(?:a|o|giver|taker|p)\\])';

const ownership: readonly RegExp[] = [
  new RegExp(
    `\\b(?:propert(?:y|ies)|assets?|copyright) of ${party}|\\bowned (?:\\w+ ){0,3}by ${party}|\\b(?:vest|rest|reside|inure|accrue|belong|pass|transferred|conveyed|assigned|made over|revert)(?:s|ed|ing)?(?: [\\w-]+){0,4} (?:in|with|to|by|on|upon)(?: the benefit of)? ${party}|\\b(?:remain|stay|lie|reserved|retained)s?(?: \\w+){0,3} (?:in|with|to|by|for) ${party}`,
    'g',
  ),
  new RegExp(
    `${party}'s (?:(?!intellectual|industrial|confidential|proprietary)[\\w-]+ ){0,4}(?:property|asset)\\b|\\b(?:is|are|be|becomes?|remains?) (?:the )?${party}'s (?:[\\w-]+ ){0,4}property\\b|\\b(?:is|are|be|becomes?|remains?|stays?) (?:the )?${party}'s?(?=[ ,;.]|$)(?! \\w)`,
    'g',
  ),
  new RegExp(
    `${party},? (?:\\w+ly )?(?:shall |will |does |must |to )?(?:\\w+ly )?(?:owns?\\b|(?:retains?|keeps?|reserves?|holds?) (?:\\w+ ){0,4}(?:title|ownership|copyright|everything|all (?:rights?|\\w+ property)|propert\\w+|intellectual|rights? (?:in\\b|to (?:the|all|any|such|its)\\b))|(?:is|be|remains?) the (?:sole |exclusive |legal |absolute |and )*owner)`,
    'g',
  ),
];

/** Whether what stands before a place denies it: "shall at no time become", "no title ... passes". */
const isDenied = (words: string, at: number): boolean =>
  /\b(?:not|never|no|nor|neither|nothing|none|n't)\b[^;.]{0,160}$/.test(words.slice(Math.max(0, at - 170), at)) &&
  !/\b(?:not only|no later|whether or not)\b[^;.]{0,160}$/.test(words.slice(Math.max(0, at - 170), at));
const across: Readonly<Record<string, string>> = {
  '[a]': '[o]',
  '[o]': '[a]',
  '[giver]': '[taker]',
  '[taker]': '[giver]',
};

/** A name behind "vests in" or the like that no party's word stands for. */
const namedOwner =
  /\b(?:vests?|rests?|belongs?|accrues?|pass(?:es)?|lies?|inures?|property of|owned (?:\w+ )?by)(?: \w+ly)?(?: in| to| with| by)? (?!the |it\b|them\b|any|all|each|both|its|their|this|such|an? |whoever|others?|that|in |to |with |by |on |upon |from )(?<name>[a-z]{4,})/;

const tokensIn = (words: string, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) => [...words.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter(Boolean)));

/** Who ends up as the owner, as the statement's tokens say it; "ours" and "yours" are read by who acts. */
const ownersIn = ({ actor, words }: Statement): readonly string[] => {
  const owners: string[] = ownership.flatMap((pattern) =>
    [...words.matchAll(pattern)].flatMap((match) => {
      const token = match.slice(1).find(Boolean);
      if (!token) return [];
      const owner = isDenied(words, match.index) ? across[token] : token;
      return owner ? [owner] : [];
    }),
  );
  const name = owners.length === 0 ? namedOwner.exec(words) : undefined;
  if (name && !isDenied(words, name.index)) owners.push(name[1]!);
  const pronoun = /\b(?:is|are|be|becomes?|remains?|stays?|count as|all) (?:\w+ )?(ours|yours)\b/.exec(words)?.[1];
  if (!pronoun) return owners;
  const isOurs = pronoun === 'ours';
  const word = actor?.word.toLowerCase() ?? '';
  if (/^(?:we|us|our)$/.test(word)) return [...owners, isOurs ? '[a]' : '[o]'];
  if (/^you/.test(word)) return [...owners, isOurs ? '[o]' : '[a]'];
  return [...owners, isOurs ? '[giver]' : '[taker]'];
};

const makers: readonly RegExp[] = [
  new RegExp(
    `\\b${making}(?:,? (?:and |or |\\w+ ){0,6})(?:solely |jointly |\\w+ ){0,2}by (?:or (?:for|on behalf of) )?${party}`,
    'g',
  ),
  new RegExp(
    `${party}(?:'s (?:\\w+ ){0,2}(?:personnel|employees|staff|people|team|owners|contractors))? (?:\\w+ ){0,3}?(?:creates?|makes?|made|develops?|developed|designs?|writes?|builds?|built|produces?|prepares?|devises?|conceives?|invents?|improves?|translates?|adapts?|modif(?:y|ies)|draws?|records?|films?|composes?|adds?|changes?|builds?|authors?|delivers?)\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:arising|resulting|flowing) (?:from|out of) ${party}'s (?:performance|work|services|engagement)`,
    'g',
  ),
];
const customers: readonly RegExp[] = [
  new RegExp(
    `\\b${making}(?: [\\w-]+){0,4} (?:for|at the (?:request|expense|cost) of|on behalf of|to the order of) ${party}|\\b(?:commissioned|paid for|funded|ordered)(?: \\w+){0,2} by ${party}|\\bat ${party}'s (?:\\w+ and )?(?:request|expense|cost)|\\bto ${party}'s (?:order|brief|specifications?)|${party} (?:has |have )?(?:\\w+ (?:and|or) )?(?:ordered|funded|paid for|commissioned|requested|specified)|\\bcontribution by ${party}`,
    'g',
  ),
];

const same = (one: string, other: string, statement: Statement): boolean => {
  if (one === other) return true;
  const [a, b] = [sideOfToken(one, statement), sideOfToken(other, statement)];
  return a !== undefined && a === b;
};

/** A test of a rule: what one side makes for the other belongs to the one named. */
export const madeWorkIsOwnedBy =
  (owner: 'maker' | 'other') =>
  (_: readonly RegExpExecArray[], statement: Statement): boolean => {
    const owners = ownersIn(statement);
    const made = tokensIn(statement.words, makers);
    const ordered = tokensIn(statement.words, customers).filter((token) => !made.includes(token));
    if (owners.length === 0 || owners.some((token) => ordered.includes(token) && made.includes(token))) return false;
    const is = (tokens: readonly string[]): boolean =>
      tokens.some((token) => owners.some((one) => same(one, token, statement)));
    return owner === 'maker'
      ? ordered.length > 0 && !is(ordered) && !/\bby or (?:for|on behalf of)\b/.test(statement.words)
      : made.length > 0
        ? !is(made)
        : is(ordered);
  };

/** A test of a rule: the statement's owner is the actor, or isn't. */
export const actorOwns =
  (does: boolean) =>
  (_: readonly RegExpExecArray[], statement: Statement): boolean =>
    ownersIn(statement).includes('[a]') === does;

/** A test of a rule: who makes the thing that another comes to own is this side. */
export const madeBy =
  (side: Side) =>
  (hits: readonly RegExpExecArray[], statement: Statement): boolean =>
    madeWorkIsOwnedBy('other')(hits, statement) &&
    tokensIn(statement.words, makers).some((token) => sideOfToken(token, statement) === side);

/** A test of a rule: the actor isn't plainly this side. */
export const actorIsNot =
  (side: Side) =>
  (_: readonly RegExpExecArray[], statement: Statement): boolean =>
    sideOfToken('[a]', statement) !== side;

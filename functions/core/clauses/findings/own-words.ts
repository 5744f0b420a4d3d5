import type { RiskLevel } from '../../../../shared/analysis.ts';
import { burdenFixOf, burdenKindOf, burdenWords, isVague } from '../bearing/burden-kinds.ts';
import { headlineOf, quotedHeadline } from '../bearing/headline.ts';
import kept from '../bearing/kept.json' with { type: 'json' };
import type { Issue } from '../knowledge/issue.ts';
import type { ReadText } from '../reading/read-text.ts';
import { labels, withinSentence } from '../reading/sentence-tools.ts';
import type { Statement } from '../statements/statement.ts';
import { hangsOnBefore, isBounded, isSubjectBefore, tellStatement } from '../statements/tell-statement.ts';
import { spokenFor } from '../statements/spoken-for.ts';
import { once } from '../text/once.ts';
import type { IssueMatch } from './find-issues.ts';
import { quoteWhole } from './quote-statement.ts';

/* A finding that no issue names is told by what its statement itself says. */

/** What becomes of a thing, whoever acted before it: "... and will survive this Agreement". */
const happensToThing =
  /^(?:shall|will|may) (?:not )?(?:survive|apply|lapse|expire|accrue|prevail|inure|remain in (?:full )?(?:force|effect))\b/i;

/** A statement that begins with its verb, under the name of whoever acts, where the sentence before makes a party act. */
const withActor = (read: ReadText, { standing, sentence, start }: Statement, text: string): string => {
  const { own, counterpart } = read.parties;
  const name = standing === 'own' ? own : standing === 'counterpart' ? counterpart : undefined;
  return name &&
    /^(?:shall|must|may|will)\b/i.test(text) &&
    !happensToThing.test(text) &&
    isSubjectBefore(read, read.text.slice(sentence.start, start))
    ? `${name} ${withinSentence(text)}`.replace(/ shall\b/, ' must')
    : text;
};

const quotedTerm = /["“]([^"”]{2,60})["”]/g;

/** The term that a definition is about: the first in its own words, else the last before them. */
const termOf = (read: ReadText, { sentence, start, end }: Statement): string | undefined => {
  const [own] = read.text.slice(start, end).matchAll(quotedTerm);
  const before = [...read.text.slice(Math.min(sentence.start, start), start).matchAll(quotedTerm)].at(-1);
  return (own ?? before)?.[1];
};

/** Words that draw a term narrow, and words that stretch it. */
const narrowing =
  /\b(?:only|solely|exclusive of|excluding|other than|as a whole|limited to|provided that|but (?:does|do|shall) not)\b/;
const stretching =
  /\b(?:any|every|whether or not|including|in whatever|of any kind|directly or indirectly|from time to time|or otherwise|irrespective|however)\b/;

const headingOfTerm = (term: string, { words }: Statement): string => {
  if (narrowing.test(words)) return `The term “${term}” is drawn narrow`;
  return stretching.test(words) ? `The term “${term}” reaches wide` : `What the term “${term}” covers`;
};

/** So many words of a limb stand in a heading. */
const mostOfLimb = 24;

/** What a limb of a definition adds to its term or leaves out of it, in its own words; undefined where it is too long. */
const headingOfTermLimb = (read: ReadText, term: string, statement: Statement): string | undefined => {
  const limb = quotedHeadline(read, read.text.slice(statement.start, statement.end));
  // A limb that defines the term is no part of what the term takes in.
  if (!limb || limb.includes('…') || limb.includes(`'${term}'`) || limb.split(' ').length > mostOfLimb)
    return undefined;
  const stem = statement.words.slice(0, statement.own);
  return `“${term}” ${leavesOut.test(stem) ? 'leaves out' : 'takes in'} ${limb}`;
};

const leavesOut =
  /\b(?:not|exclud\w+|exclusive of|other than|except\w*|save|without(?! limit(?:ation|ing)\b)|less|minus|deduct\w*|net of|reduced by)\b/;

/** The first words of a limb, behind its letter. */
const beginningOf = (limb: string): string =>
  limb.replace(/\s+/g, ' ').trim().replace(labels, '').split(' ').slice(0, 3).join(' ');

/** What a statement says as a heading; undefined where it cannot be told in short. */
const tellInShort = (read: ReadText, statement: Statement): string | undefined => {
  const term = statement.force === 'definition' ? termOf(read, statement) : undefined;
  if (term)
    return (statement.own > 0 ? headingOfTermLimb(read, term, statement) : undefined) ?? headingOfTerm(term, statement);
  const words = read.text.slice(statement.start, statement.end).trim();
  // Words that hang on those before them make no heading by themselves.
  if (hangsOnBefore(read, statement)) return quotedHeadline(read, `… ${words}`);
  const sentence = tellStatement(read, statement);
  const told = sentence ?? (statement.own > 0 ? undefined : words);
  const isCondition = statement.isProviso && statement.force === 'fact' && !/^\W*provided\b/i.test(words);
  const said = told && headlineOf(read, isCondition ? `provided that ${told}` : withActor(read, statement, told));
  const spoken = said && sentence === undefined ? spokenFor(read, said) : said;
  // What bounds it stands behind it: the heading says no more than that there is more.
  const heading = spoken && isBounded(read, statement) && !spoken.endsWith('…') ? `${spoken} …` : spoken;
  // A heading that breaks off in the stem of a list says nothing of the limb.
  const isOfStem = statement.own > 0 && heading?.endsWith('…') && !heading.includes(beginningOf(words));
  return isOfStem ? quotedHeadline(read, words) : heading;
};

const headings = new WeakMap<Statement, string | undefined>();

/** As `tellInShort`, told once however many rules hit the statement. */
const headingOf = (read: ReadText, statement: Statement): string | undefined =>
  once(headings, statement, () => tellInShort(read, statement));

/** The words of an issue that only says what a statement says. */
type OwnWords = Pick<Issue, 'id' | 'title' | 'level' | 'why' | 'ask'> & { readonly fix: Issue['fix'] | undefined };

/** A match that rests on a whole statement and says what that says. */
const matchOf = (
  read: ReadText,
  statement: Statement,
  words: OwnWords,
  { bearer, likelihood }: Pick<IssueMatch, 'bearer' | 'likelihood'>,
): IssueMatch => {
  const quote = quoteWhole(read, statement);
  return {
    issue: { topic: 'bearing', category: 'Terms to settle', bears: 'taker', rules: [], ...words },
    statement,
    level: words.level,
    bearer,
    places: [quote],
    hit: { start: quote.start, end: quote.end },
    likelihood,
  };
};

/** From this likelihood on words that can only be quoted weigh as what they likely are. */
const sureFrom = 0.6;

/** A burden that a statement likely is, told by how it burdens, whatever it is about. */
export const burdenInOwnWords = (
  read: ReadText,
  statement: Statement,
  level: RiskLevel,
  borne: Pick<IssueMatch, 'bearer' | 'likelihood'>,
): IssueMatch => {
  const kind = burdenKindOf(statement);
  const { why, ask, title } = burdenWords[kind];
  const id = `likely-${kind}-${statement.start}`;
  const heading = headingOf(read, statement);
  const fix = burdenFixOf(kind);
  if (heading !== undefined) return matchOf(read, statement, { id, title: heading, level, why, ask, fix }, borne);
  // What no sentence can head is quoted; where its kind says too little of it besides, it weighs little unless it is sure.
  const quoted = quotedHeadline(read, read.text.slice(statement.start, statement.end)) ?? title;
  return matchOf(
    read,
    statement,
    { id, title: quoted, level: isVague(id) && borne.likelihood < sureFrom ? 'low' : level, why, ask, fix },
    borne,
  );
};

/** The limbs of one list as one burden, headed by what they share. */
export const asList = (read: ReadText, limbs: readonly IssueMatch[]): IssueMatch => {
  const [first] = limbs as readonly [IssueMatch, ...IssueMatch[]];
  const stem = read.text.slice(first.statement.sentence.start, first.statement.start);
  const title = quotedHeadline(read, stem.replace(/[\s:,]*(?:\(?[a-z0-9]{1,4}\)\s*)?$/i, ' …')) ?? first.issue.title;
  return { ...first, issue: { ...first.issue, title }, places: limbs.flatMap(({ places }) => places) };
};

const keptKindOf = ({ standing, force, isShield }: Statement): keyof typeof kept => {
  if (standing === 'counterpart' && (force === 'duty' || force === 'promise')) return 'duty-of-other';
  if (standing === 'counterpart' && (force === 'ban' || force === 'no-right')) return 'ban-of-other';
  if (standing === 'own' && force === 'right') return 'right';
  return standing === 'own' && (force === 'no-duty' || isShield) ? 'free' : 'rule';
};

/** What a statement gives that a lawyer would likely fight to keep, told by what it says. */
export const benefitInOwnWords = (
  read: ReadText,
  statement: Statement,
  served: Pick<IssueMatch, 'bearer' | 'likelihood'>,
): IssueMatch => {
  const kind = keptKindOf(statement);
  const words = read.text.slice(statement.start, statement.end);
  const title = headingOf(read, statement) ?? quotedHeadline(read, words) ?? kept[kind];
  const id = `kept-${kind}-${statement.start}`;
  return matchOf(read, statement, { id, title, level: 'medium', why: '', ask: '', fix: undefined }, served);
};

import type { Standing } from '../reading/find-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import { conceptsIn } from '../recognition/concepts.ts';
import type { Statement } from '../statements/statement.ts';
import { allDaysIn, percentagesIn } from '../text/quantities.ts';
import { sieveTexts } from '../text/pattern-sieve.ts';
import { stemsOf } from '../text/stems.ts';
import { burdenSigns } from './burden-signs.ts';

/** How the reader's side stands in a statement's words: who `[a]`, `[o]`, `[giver]` and `[taker]` are. */
const sidesOf: Readonly<Record<Standing, readonly [actor: string, other: string]>> = {
  own: ['us', 'them'],
  counterpart: ['them', 'us'],
  both: ['each', 'each'],
  unknown: ['party', 'party'],
};

/** The words of a statement as the reader's side sees them: parties by side, figures as one sign, other words by stem. */
export const sidedWords = (statement: Statement, giver: Standing): string[] => {
  const [actor, other] = sidesOf[statement.standing];
  const [givers, takers] = giver === 'own' || giver === 'counterpart' ? sidesOf[giver] : ['giver', 'taker'];
  const names: Readonly<Record<string, string>> = {
    a: actor,
    o: other,
    each: 'each',
    p: 'party',
    giver: givers,
    taker: takers,
  };
  return stemsOf(statement.words, names);
};

/** The first of some bounds that a figure does not pass; the number of bounds where it passes all. */
const stepOf = (figure: number, bounds: readonly number[]): number => {
  const step = bounds.findIndex((bound) => figure <= bound);
  return step < 0 ? bounds.length : step;
};

/** Bounds in days: a day, three, ten, a month, a quarter, a year. */
const dayBounds = [1, 3, 10, 31, 92, 366];
/** Bounds in percent. */
const percentBounds = [2, 5, 10, 25, 50, 99];

/** Words by which drafters balance a statement. */
const softening =
  /\b(?:reasonabl[ey]|good faith|mutual(?:ly)?|each party|either party|neither party|\[each\]|promptly|to the extent (?:caused|permitted|required)|pro rata|proportion\w*|not unreasonably|mitigat\w*|(?:un)?cured?|consult\w*)/;

/** What of a clause bears on each of its statements. */
export interface ClauseView {
  readonly read: ReadText;
  readonly statements: readonly Statement[];
  /** What rules say of a statement: `own:high`, `other:medium`, `benefit`. */
  readonly ruled: (statement: Statement) => readonly string[];
}

/** Words of balance for each statement of a clause, in steps. */
const balanceStep = ({ statements }: ClauseView): number =>
  stepOf(
    statements.filter(({ words }) => softening.test(words)).length / Math.max(1, statements.length),
    [0, 0.2, 0.4, 0.7],
  );

/** What tells of a clause as a whole. */
export const clauseFeatures = (view: ClauseView): string[] => {
  const { read, statements } = view;
  const standings = statements.map(({ standing }) => standing);
  const share = (standing: Standing): number =>
    standings.filter((one) => one === standing).length / Math.max(1, standings.length);
  const counted = (name: RegExp): number =>
    Math.min(3, statements.filter((statement) => view.ruled(statement).some((rule) => name.test(rule))).length);
  return [
    `clause:against-other${counted(/^other:(?:high|medium)/)}`,
    `clause:praised${counted(/^benefit:own/)}`,
    `clause:balance${balanceStep(view)}`,
    `clause:own${stepOf(share('own'), [0, 0.3, 0.6])}`,
    `clause:other${stepOf(share('counterpart'), [0, 0.3, 0.6])}`,
    `clause:both${stepOf(share('both'), [0, 0.2])}`,
    `clause:ruled${counted(/^own:(?:high|medium)/)}`,
    `clause:statements${stepOf(statements.length, [3, 6, 10])}`,
    `clause:giver-${read.parties.giver}`,
    `clause:type-${read.options.contractType}`,
    `clause:side-${read.options.contractType}-${read.parties.giver}`,
  ];
};

/** What a proviso is told by: a condition of the other side's duty takes from the reader, one of the reader's own duty gives. */
const provisoFeatures = ({ statements }: ClauseView, statement: Statement): string[] => {
  if (!statement.isProviso) return [];
  const main = statements.findLast(
    ({ sentence, isProviso, start }) => sentence === statement.sentence && !isProviso && start < statement.start,
  );
  return [
    'proviso',
    `proviso:${statement.standing}`,
    ...(main ? [`proviso-to:${main.force}:${main.standing}`, `proviso-to:${main.standing}`] : []),
  ];
};

const siftSigns = sieveTexts(Object.values(burdenSigns));

/** What the words of a statement tell by themselves, whoever reads them. */
interface WordFeatures {
  readonly concepts: readonly string[];
  readonly signs: readonly string[];
  readonly isSoft: boolean;
  /** Which of the bounds its figures do not pass. */
  readonly days: readonly number[];
  readonly percents: readonly number[];
}

/** The words of a statement tell the same wherever it stands. */
export const wordFeatures = (words: string): WordFeatures => {
  const { matches } = siftSigns(words);
  return {
    concepts: conceptsIn(words).map((name) => `c:${name}`),
    signs: Object.entries(burdenSigns).flatMap(([name, pattern]) => (matches(pattern) ? [name] : [])),
    isSoft: softening.test(words),
    days: allDaysIn(words).map((figure) => stepOf(figure, dayBounds)),
    percents: percentagesIn(words).map((figure) => stepOf(figure, percentBounds)),
  };
};

/**
 * What a statement's bearing on the reader's side is told by; each name counts once.
 * @param told what its words tell by themselves
 */
export const statementFeatures = (
  view: ClauseView,
  statement: Statement,
  ofClause: readonly string[],
  { concepts, signs, isSoft, days, percents }: WordFeatures,
): string[] => {
  const words = sidedWords(statement, view.read.parties.giver);
  const { force, standing, act } = statement;
  const at = view.statements.indexOf(statement);
  const names = [
    ...words.map((word) => `w:${word}`),
    ...concepts,
    ...signs.flatMap((name) => [`sign:${name}`, `sign:${name}:${standing}`, ...(isSoft ? [] : [`sign:${name}:bare`])]),
    `force:${force}`,
    `standing:${standing}`,
    `does:${force}:${standing}`,
    `act:${act ?? ''}:${standing}`,
    ...(isSoft ? ['soft', `soft:${standing}`] : []),
    ...(signs.length ? [] : ['no-sign']),
    ...days.flatMap((step) => [`days:${step}`, `days:${step}:${standing}`]),
    ...percents.map((step) => `percent:${step}`),
    ...provisoFeatures(view, statement),
    ...(statement.own > 0 ? ['limb'] : []),
    ...(at === 0 ? ['first'] : []),
    ...(at === view.statements.length - 1 ? ['last'] : []),
    `place:${stepOf((at + 1) / view.statements.length, [0.25, 0.5, 0.75])}`,
    `length:${stepOf(words.length, [10, 18, 28, 40])}`,
    ...view.ruled(statement).flatMap((name) => [`rule:${name}`]),
    ...(view.ruled(statement).length ? [] : ['rule:none']),
    ...ofClause,
  ];
  return [...new Set(names)];
};

import type { Position } from '../../../../shared/playbooks.ts';
import { foldText } from '../reading/fold-text.ts';
import { patternsFor, rootsOf, topicPatterns } from './find-matter.ts';
import { namedPlaces, type NamedPlace } from './named-places.ts';
import { wordsOf } from './phrase-index.ts';
import { compareFigures, isComparable, measuredIn, type Measured } from './position-figures.ts';
import { forbearanceOf } from './turned-round.ts';

/** One rung of a ladder, read: its wording, the figure by which it is measured, and what else it says. */
export interface Rung {
  readonly text: string;
  readonly figure: Measured | undefined;
  /** Its telling words beside its figure and the topic, each with other words that treat the same. */
  readonly extras: readonly { readonly root: string; readonly patterns: readonly RegExp[] }[];
  readonly places: readonly NamedPlace[];
}

/** Which way of a figure is worse for the organisation. */
export type Direction = 'more' | 'less';

/** A position, read for itself, before any clause. */
export interface Ladder {
  readonly position: Position;
  /** The standard, then the fallbacks from best to worst. */
  readonly rungs: readonly Rung[];
  readonly walkAway: Rung | undefined;
  /** Undefined where the ladder does not say which way is worse: then only the same figure is a rung's. */
  readonly direction: Direction | undefined;
  readonly patterns: readonly RegExp[];
  readonly roots: readonly string[];
  /** What the topic is about not doing, where it is about that. */
  readonly forbearance: RegExp | undefined;
}

/** Words that only relate a figure to what it measures. */
const relating = new Set(
  [
    ...'within least most maximum minimum more less fewer longer shorter later earlier than exceed exceeding over above below under up up-to cap capped limited limit net due day days month months week weeks year years hour hours business working calendar each every per only and equal amount worth times twice usual fallback position accept acceptable allowed walk away if never always required include'.split(
      ' ',
    ),
  ].flatMap(rootsOf),
);

/** The first figure of the standard's kind measures a rung; two different ones of a kind would be a guess. */
const figureOf = (text: string, topic: string, like?: Measured): Measured | undefined => {
  // The topic says what a bare figure is for.
  const lead = `${topic}: `;
  const figures = measuredIn(lead + text)
    .filter(({ start }) => start >= lead.length)
    .map((figure) => ({ ...figure, start: figure.start - lead.length, end: figure.end - lead.length }));
  const fitting = like ? figures.filter((figure) => isComparable(like, figure)) : figures;
  const [first, ...rest] = fitting;
  return first && rest.every((figure) => figure.kind !== first.kind || compareFigures(figure, first) === 0)
    ? first
    : undefined;
};

const readRung = (text: string, position: Position, like?: Measured): Rung => {
  const figure = figureOf(text, position.topic, like);
  const topicRoots = rootsOf(position.topic);
  const rest = figure ? `${text.slice(0, figure.start)} ${text.slice(figure.end)}` : text;
  return {
    text,
    figure,
    extras: wordsOf(foldText(rest.replace(/\d[\d.,]*/g, ' '))).flatMap(({ word }) =>
      rootsOf(word)
        .filter((root) => !topicRoots.includes(root) && !relating.has(root))
        .map((root) => ({ root, patterns: topicPatterns(word) })),
    ),
    places: namedPlaces(text, true),
  };
};

/** The direction in which the ladder's own figures go from best to worst; undefined where they go both ways. */
const directionOf = (rungs: readonly Rung[], walkAway: Rung | undefined): Direction | undefined => {
  const figures = [...rungs, ...(walkAway ? [walkAway] : [])].flatMap(({ figure }) => figure ?? []);
  const steps = figures
    .slice(1)
    .map((figure, at) => compareFigures(figure, figures[at]!))
    .filter((step) => step !== 0);
  if (steps.length) {
    if (steps.every((step) => step > 0)) return 'more';
    return steps.every((step) => step < 0) ? 'less' : undefined;
  }
  const [standard] = figures;
  if (walkAway?.figure?.isStrict) return walkAway.figure.bound === 'most' ? 'less' : 'more';
  return standard?.bound === 'most' ? 'more' : standard?.bound === 'least' ? 'less' : undefined;
};

const known = new WeakMap<Position, Ladder>();

/** Reads a position; the same one is read once. */
export const readLadder = (position: Position): Ladder => {
  const read = known.get(position);
  if (read) return read;
  const standard = readRung(position.standard, position);
  const rungs = [standard, ...position.fallbacks.map((text) => readRung(text, position, standard.figure))];
  const walkAway = position.walkAway ? readRung(position.walkAway, position, standard.figure) : undefined;
  const ladder: Ladder = {
    position,
    rungs,
    walkAway,
    direction: standard.figure && directionOf(rungs, walkAway),
    patterns: patternsFor(position.topic),
    roots: rootsOf(position.topic),
    forbearance: forbearanceOf(position.topic),
  };
  known.set(position, ladder);
  return ladder;
};

/** Whether a ladder is about whose law applies or who decides. */
export const isOnPlaces = ({ position, rungs }: Ladder): boolean =>
  /\b(?:laws?|jurisdiction|venue|forum|courts?|arbitrat\w*|seat|disputes?)\b/.test(foldText(position.topic)) &&
  rungs[0]!.places.length > 0;

/** Whether a figure is as good for the organisation as a rung's, or better. */
export const isAsGood = ({ direction }: Ladder, given: Measured, wanted: Measured): boolean => {
  const step = compareFigures(given, wanted);
  if (step === 0) return true;
  return direction === 'more' ? step < 0 : direction === 'less' ? step > 0 : false;
};

/**
 * Whether a figure keeps to a rung that alone states one, by what the rung says of it: at most, at least, or just so.
 * A limit such as “more than two years” is kept to by what lies beyond it.
 */
export const isOfRung = ({ figure }: Rung, given: Measured): boolean => {
  if (!figure || !isComparable(figure, given)) return false;
  const step = compareFigures(given, figure);
  if (step === 0) return !figure.isStrict;
  return figure.bound === 'most' ? step < 0 : figure.bound === 'least' && step > 0;
};

/** Whether a figure reaches what the organisation walks away from. */
export const isWalkedAway = ({ walkAway, direction }: Ladder, given: Measured): boolean => {
  const limit = walkAway?.figure;
  if (!limit || !isComparable(limit, given)) return false;
  const step = compareFigures(given, limit);
  const way = direction ?? (limit.bound === 'most' ? 'less' : limit.bound === 'least' ? 'more' : undefined);
  if (step === 0) return !limit.isStrict;
  return way === 'more' ? step > 0 : way === 'less' ? step < 0 : false;
};

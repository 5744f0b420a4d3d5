import type { Standing } from '../reading/find-parties.ts';
import { findForce } from './find-force.ts';
import type { Statement } from './statement.ts';

/** How a statement denies: a ban, a freedom from duty, a right withheld, or a fact that is said not to be so. */
type Denied = 'ban' | 'no-duty' | 'no-right' | 'fact';

/** A denial and whom it is about, seen from whoever is said to carry the burden. */
export type Denial = `${Denied}:${'bearer' | 'other' | 'each' | 'nobody'}`;

const deniesForce = /^(?:ban|no-duty|no-right)$/;
const notBehind = /^ (?:[a-z]+ ){0,2}?(?:not|never|no longer)\b/;

/**
 * What follows takes from a denial: "shall not raise its fees except on notice" lets them be raised on notice. Words that
 * stand behind it are no longer denied.
 */
const exception = /\b(?:except|unless|other than|save|but|until|only|provided)\b/;

/** Denials that take something from whoever bears them: no example is needed to know that they can burden. */
const takes: ReadonlySet<Denial> = new Set<Denial>(['ban:bearer', 'no-right:bearer', 'no-duty:other']);

const deniedBy = (statement: Statement): { readonly by: Denied; readonly from: number } | undefined => {
  const { start, end, isNegated } = findForce(statement.words);
  if (deniesForce.test(statement.force)) return { by: statement.force as Denied, from: end };
  if (!/^(?:fact|promise|acknowledgement|exclusion|transfer|duty)$/.test(statement.force)) return undefined;
  const isDenied =
    isNegated || /\bnot\b/.test(statement.words.slice(start, end)) || notBehind.test(statement.words.slice(end));
  return isDenied ? { by: 'fact', from: end } : undefined;
};

const ofWhom = (standing: Standing, bearer: Standing): 'bearer' | 'other' | 'each' | 'nobody' => {
  if (standing === 'both' || bearer === 'both') return 'each';
  if (standing === 'unknown' || bearer === 'unknown') return 'nobody';
  return standing === bearer ? 'bearer' : 'other';
};

/** Whether a denial burdens by what it is, whatever it is about. */
export const isTaking = (denial: Denial): boolean => takes.has(denial);

/**
 * Whether and how a statement denies what it speaks of.
 * @param bearer whom the statement is said to burden
 * @param at where in the statement's words that is said; what stands behind an exception to a denial is not denied
 * @returns undefined where the statement affirms
 */
export const denialOf = (statement: Statement, bearer: Standing, at: number): Denial | undefined => {
  const denied = deniedBy(statement);
  if (!denied || exception.test(statement.words.slice(denied.from, Math.max(denied.from, at)))) return undefined;
  return `${denied.by}:${ofWhom(statement.standing, bearer)}`;
};

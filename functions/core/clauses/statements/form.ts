import type { Standing } from '../reading/find-parties.ts';
import { once } from '../text/once.ts';
import { findForce, type ForceAt } from './find-force.ts';
import type { Force, Statement } from './statement.ts';

/** Whom a statement is about, seen from whoever is said to carry its burden. */
type Whom = 'bearer' | 'other' | 'each' | 'nobody';

/** What a statement does to whom: "right:other" is what the other side may do, "not-fact:nobody" what is denied of a thing. */
export type Form = `${Force | `not-${Force}`}:${Whom}`;

const denies = /^(?:ban|no-duty|no-right)$/;
const notBehind = /^ (?:[a-z]+ ){0,2}?(?:not|never|no longer)\b/;

/**
 * What follows takes from a denial: "shall not raise its fees except on notice" lets them be raised on notice. Words that
 * stand behind it are no longer denied.
 */
const exception = /\b(?:except|unless|other than|save|but|until|only|provided)\b/;

const verbs = new WeakMap<Statement, ForceAt>();

/** Conditions that stand before a subject: "If the deal fails, no fee accrues". */
const openings =
  /^\W*(?:(?:if|where|when|upon|on|in|at|for|unless|once|until|while|during|within|subject|notwithstanding|after|before|except|save)\b[^,]{0,240}, )+/;
const notAmount = '(?! (?:later|less|fewer|more|sooner|earlier|longer|matter|doubt)\\b)';
/** "No interest or fee of any kind accrues", "none of the sums is due": who or what it is said of is nobody or nothing. */
const subjectDenied = new RegExp(`^\\W*(?:(?:no|neither)\\b${notAmount}|none of\\b)`);
/** "Gives the Provider no right", "is given no notice": what would be had is nothing. */
const objectDenied = new RegExp(
  `^(?: (?:up)?on| to)?(?: (?:the )?(?:\\[[a-z]+\\]|[a-z]+))?(?: (?!with|at|for|in|on|by|of|from|under|without)[a-z]+)? no\\b${notAmount}`,
);

/** Whether a statement says it of nobody, or of nothing, without a "not". */
const isOfNothing = (words: string, start: number, end: number): boolean => {
  const subject = words.slice(0, end ? start : undefined).replace(openings, '');
  return subjectDenied.test(subject) || (end > 0 && objectDenied.test(words.slice(end)));
};

/** Whoever is not liable is freed, as whoever has no duty. */
const forceOf = ({ force, isShield }: Statement): Force => (isShield ? 'no-duty' : force);

/** Whether a statement denies what it says at a place in its words. */
const isDenied = (statement: Statement, at: number): boolean => {
  const { words } = statement;
  const force = forceOf(statement);
  const { start, end, isNegated } = once(verbs, statement, () => findForce(words));
  const isFact = /^(?:fact|promise|acknowledgement|exclusion|transfer|duty)$/.test(force);
  const isNot =
    isFact &&
    (isNegated ||
      /\bnot\b/.test(words.slice(start, end)) ||
      notBehind.test(words.slice(end)) ||
      isOfNothing(words, start, end));
  return (denies.test(force) || isNot) && !exception.test(words.slice(end, Math.max(end, at)));
};

const whomOf = (standing: Standing, bearer: Standing): Whom => {
  if (standing === 'both' || bearer === 'both') return 'each';
  if (standing === 'unknown' || bearer === 'unknown') return 'nobody';
  return standing === bearer ? 'bearer' : 'other';
};

/** A ban with an exception lets its actor do what stands in it. */
const allowed: Partial<Record<Force, Force>> = { ban: 'right', 'no-right': 'right', 'no-duty': 'duty' };

/**
 * What a statement does to whom.
 * @param bearer whom the statement is said to burden
 * @param at where in the statement's words that is said; what stands behind an exception to a denial is not denied
 */
export const formOf = (statement: Statement, bearer: Standing, at: number): Form => {
  const { standing } = statement;
  const force = forceOf(statement);
  const whom = whomOf(standing, bearer);
  if (!isDenied(statement, at)) return `${allowed[force] ?? force}:${whom}`;
  return denies.test(force) ? `${force}:${whom}` : `not-${force}:${whom}`;
};

/** Denials that take something from whoever bears them: no example is needed to know that they can burden. */
const takes: ReadonlySet<Form> = new Set<Form>(['ban:bearer', 'no-right:bearer', 'no-duty:other']);

/** Whether a form denies, and takes nothing from the one who is said to be burdened. */
export const isHarmlessDenial = (form: Form): boolean =>
  /^(?:ban|no-duty|no-right|not-)/.test(form) && !takes.has(form);

/** Whether a form is something that the one who is said to be burdened may do. */
export const isOwnRight = (form: Form): boolean => form === 'right:bearer';

import type { Statement } from '../statements/statement.ts';
import { contentOf } from '../text/shared-content.ts';

/** Words that let one statement stand beside another that says something else. */
const reconciled =
  /\b(?:except|unless|other than|save|subject to|notwithstanding|to the extent|only|solely|if|where|in addition|separate|instead|despite|provided|consent|for the purposes?)\b/;
/** Words that let two limits stand side by side. */
const sideBySide =
  /\b(?:in addition|separate\w*|notwithstanding|in place of|instead of|for claims? under|in respect of)\b/;

/** What a party answers for at most. */
const caps = /\bliab\w+\b[^.;]*\b(?:exceed|(?:be |is )?(?:limited to|capped at|no (?:more|greater) than))\b/;

const allows = /^(?:right|duty)$/;
const denies = /^(?:ban|no-right|no-duty)$/;

/** From this share of the fewer words on two statements are about the same. */
const sameFrom = 0.6;
/** Fewer words do not show what a statement is about. */
const leastWords = 4;

const wordsOf = ({ words, own }: Statement): readonly string[] =>
  [...contentOf(words.slice(own))].filter((word) => !/\d/.test(word));

const figuresOf = ({ words, own }: Statement): readonly string[] =>
  words
    .slice(own)
    .match(
      /\b\d+(?:\.\d+)?(?= ?(?:%|percent|per cent|(?:business |calendar |working )?(?:hours?|days?|weeks?|months?|years?)\b))/g,
    ) ?? [];

const isDenied = ({ force, isShield }: Statement): boolean => isShield || denies.test(force);

const areAboutSame = (one: Statement, other: Statement): boolean => {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length) as [string[], string[]];
  return few.length >= leastWords && few.filter((word) => many.includes(word)).length / few.length >= sameFrom;
};

/**
 * Whether two statements cannot both hold: two limits of one party's liability, one thing allowed and denied to the same
 * party, or one thing said with two figures. What makes room for the other, as an exception does, contradicts nothing.
 */
export const contradict = (one: Statement, other: Statement): boolean => {
  if (one.standing !== other.standing || one.standing === 'unknown') return false;
  const both = [one.words, other.words];
  if (both.every((words) => caps.test(words))) return !both.some((words) => sideBySide.test(words));
  if (one.act === undefined || one.act !== other.act || both.some((words) => reconciled.test(words))) return false;
  if (!areAboutSame(one, other)) return false;
  if (allows.test(one.force) ? isDenied(other) : isDenied(one) && allows.test(other.force)) return true;
  const [figures, others] = [figuresOf(one), figuresOf(other)];
  return (
    one.force === other.force &&
    figures.length > 0 &&
    others.length > 0 &&
    !figures.some((figure) => others.includes(figure))
  );
};

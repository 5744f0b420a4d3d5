import type { IssueRule } from '../issue.ts';

type Sided = Omit<IssueRule, 'bears'>;

/**
 * A rule whose side is told by the token that its words name. It begins with that token, so that the subject of the clause
 * around the other words changes nothing.
 */
const named = (token: string, bears: NonNullable<IssueRule['bears']>, { test, ...rule }: Sided): IssueRule => {
  const [first, ...others] = rule.all;
  if (rule.within)
    return {
      ...rule,
      all: [new RegExp(first!.source.replace(/^\(\?:the \)\?/, '')), ...others],
      bears,
      ...(test ? { test } : {}),
    };
  return {
    ...rule,
    all: [new RegExp(`\\[${token}\\]`), ...rule.all],
    bears,
    ...(test ? { test: (hits, statement) => test(hits.slice(1), statement) } : {}),
  };
};

const forEach = (
  sides: readonly (readonly [token: string, bears: NonNullable<IssueRule['bears']>])[],
  rule: (party: string) => Sided,
): readonly IssueRule[] => sides.map(([token, bears]) => named(token, bears, rule(`(?:the )?\\[${token}\\]`)));

/** A rule for each party that its words can name as the one who gains: "at the [giver]'s seat" burdens the taker. */
export const forEachGainer = (rule: (gainer: string) => Sided): readonly IssueRule[] =>
  forEach(
    [
      ['a', 'other'],
      ['o', 'actor'],
      ['giver', 'taker'],
      ['taker', 'giver'],
    ],
    rule,
  );

/** The same for words that name the one who is burdened. */
export const forEachBearer = (rule: (bearer: string) => Sided): readonly IssueRule[] =>
  forEach(
    [
      ['a', 'actor'],
      ['o', 'other'],
      ['giver', 'giver'],
      ['taker', 'taker'],
    ],
    rule,
  );

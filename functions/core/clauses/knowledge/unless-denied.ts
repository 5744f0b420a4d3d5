import { barring, type Issue } from './issue.ts';

/** By the ids of a topic's issues: how a statement says that the very thing is not so. */
export type Denials = Readonly<Record<string, RegExp>>;

/**
 * The same issues, none of which is found in a statement that denies it. A denial may hang on a verb ("does not lapse",
 * "releases the Guarantor"), which the words that the rules of the issue look for do not tell from what they deny.
 */
export const unlessDenied = (denials: Denials, issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) => {
    const denial = denials[issue.id];
    return denial ? { ...issue, rules: barring([denial], issue.rules) } : issue;
  });

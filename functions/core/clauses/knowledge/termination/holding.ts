import type { IssueRule } from '../issue.ts';

/** The same rules, each only where the words of its statement bear a second look. */
export const holding = (look: (words: string) => boolean, rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.map((rule): IssueRule =>
    rule.within && rule.within !== 'statement'
      ? rule
      : {
          ...rule,
          test: (hits, statement) => look(statement.words) && (rule.test?.(hits, statement) ?? true),
        },
  );

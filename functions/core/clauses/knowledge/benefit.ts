import type { Issue, IssueRule } from './issue.ts';
import type { BenefitWords } from './knowledge-schemas.ts';

/**
 * What protects a party, told and recognised as an issue is; `bears` says whom it serves. In its texts {bearer} is that
 * party.
 */
export type BenefitRuleset = Issue;

const asServed = (text: string): string => text.replace(/\{own\}/g, '{bearer}').replace(/\{counterpart\}/g, '{gainer}');

/**
 * The benefits of a topic. The compiler sees to it that each rule has its words.
 */
export const defineBenefits = <File extends { readonly benefits: object }>(
  topic: string,
  file: File,
  rules: Readonly<Partial<Record<keyof File['benefits'], readonly IssueRule[]>>>,
): readonly BenefitRuleset[] =>
  Object.entries(file.benefits as Readonly<Record<string, BenefitWords>>).map(
    ([id, { category, title, serves, why, usually }]) => ({
      id,
      topic,
      category,
      title: asServed(title),
      why: asServed(why),
      level: 'low' as const,
      bears: serves,
      ...(usually ? { usually } : {}),
      ask: '',
      rules: rules[id as keyof File['benefits']] ?? [],
      fix: undefined,
    }),
  );

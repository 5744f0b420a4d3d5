import type * as z from 'zod/mini';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields in braces',
  number: 'a number',
};

const figure = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('en') : String(value));

/** What is wrong with a field, in words for people; the schema's own words come before these. */
export const describeIssue = (issue: Issue): string => {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${figure(issue.maximum)} characters.`
        : `Use at most ${figure(issue.maximum)} entries.`;
    case 'too_small':
      return 'This is required.';
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing.'
        : `This must be ${kinds[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `This must be ${issue.values.map(String).join(' or ')}.`;
    case 'unrecognized_keys':
      return `Playbooks have no field ${issue.keys.join(', ')}.`;
    default:
      return 'This is not valid.';
  }
};

import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import { playbookInputSchema, type PlaybookInput } from '../../../../shared/playbooks.ts';
import { describeIssue } from './describe-issue.ts';

/** Holds the form against the schema that the API holds it against: the first problem of each field, in words. */
export const resolvePlaybook: Resolver<PlaybookInput> = (values, _context, options) => {
  const { success, data, error } = playbookInputSchema.safeParse(values, { error: describeIssue });
  if (success) return { values: data, errors: {} };
  const problems: Record<string, FieldError> = {};
  for (const { path, code, message } of error.issues) problems[path.join('.')] ??= { type: code, message };
  return { values: {}, errors: toNestErrors(problems, options) };
};

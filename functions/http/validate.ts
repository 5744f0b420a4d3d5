import type * as z from 'zod/mini';
import { AppError } from '../core/app-error.ts';

/**
 * Input that matches its schema, defaults filled in.
 * @throws AppError invalid_request that names the first field and what is wrong with it, never its value
 */
export const validate = <Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  const problem = issue?.message ?? 'Invalid input';
  throw new AppError('invalid_request', field ? `${field}: ${problem}` : problem);
};

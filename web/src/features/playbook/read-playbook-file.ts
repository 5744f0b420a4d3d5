import * as z from 'zod/mini';
import {
  playbookInputSchema,
  playbookRulesSchema,
  positionSchema,
  type PlaybookInput,
} from '../../../../shared/playbooks.ts';
import { describeIssue } from './describe-issue.ts';
import { playbookFormat } from './exchange.ts';

/** No playbook that keeps to its limits is larger as JSON, in bytes. */
const maxFileBytes = 1024 * 1024;

/** A file as it is exported. A field that is not known is an error: a misspelt rule must not get lost unseen. */
const fileSchema = z.strictObject({
  ...playbookInputSchema.shape,
  rules: z.optional(
    z.strictObject({
      ...playbookRulesSchema.shape,
      positions: z.optional(z.array(z.strictObject(positionSchema.shape))),
    }),
  ),
  clausewise: z.optional(z.literal(playbookFormat)),
});

/** Names a place in a file: `rules.focusAreas, entry 3`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key, index) => (typeof key === 'number' ? `, entry ${key + 1}` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('');

export type ImportResult =
  { readonly isRead: true; readonly content: PlaybookInput } | { readonly isRead: false; readonly problem: string };

const refuse = (problem: string): ImportResult => ({ isRead: false, problem });

/** Reads a playbook from a JSON text; what keeps it from being one is named by its field. */
export const parsePlaybook = (text: string): ImportResult => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('It does not hold JSON.');
  }
  const file = fileSchema.safeParse(json, { error: describeIssue });
  const content = file.success ? playbookInputSchema.safeParse(file.data, { error: describeIssue }) : file;
  if (content.success) return { isRead: true, content: content.data };
  const [first] = content.error.issues;
  if (!first) return refuse('It is not a playbook.');
  return refuse(first.path.length === 0 ? first.message : `${placeOf(first.path)}: ${first.message}`);
};

/** Reads a playbook from a file that a person chose. */
export const importPlaybook = async (file: File): Promise<ImportResult> =>
  file.size > maxFileBytes ? refuse('It is larger than any playbook: 1 MB at most.') : parsePlaybook(await file.text());

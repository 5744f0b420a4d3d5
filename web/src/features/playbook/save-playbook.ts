import type { Playbook, PlaybookInput } from '../../../../shared/playbooks.ts';
import type { ErrorCode } from '../../../../shared/errors.ts';
import { ApiError } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { contentOf } from './exchange.ts';
import { createPlaybook, readPlaybook, updatePlaybook } from './use-playbooks.ts';

/** What became of saving. After `failed` a toast has said why. */
export type SaveOutcome =
  | { readonly kind: 'created' | 'saved'; readonly playbook: Playbook }
  | { readonly kind: 'changed-meanwhile'; readonly theirs: Playbook }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' };

/** Refusals whose reason the server names, and which trying again would not help. */
const reasoned: readonly (ErrorCode | undefined)[] = ['conflict', 'forbidden', 'limit_reached', 'too_many_requests'];

/**
 * Says that a change of playbooks failed: why, where the connection or a refusal is the reason, and otherwise in the
 * specification's words.
 */
export const explainFailure = (error: unknown, fallback: string): void => {
  const isUnreasoned = error instanceof ApiError && !reasoned.includes(error.code);
  toastFailure(isUnreasoned ? undefined : error, 'Error', fallback);
};

const failed = (error: unknown, fallback: string): SaveOutcome => {
  explainFailure(error, fallback);
  return { kind: 'failed' };
};

const updateFailure = 'Failed to update playbook. Please try again.';

const hasSameContent = (a: PlaybookInput, b: PlaybookInput): boolean =>
  JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));

/** Makes a new playbook and says what came of it. */
export const saveNew = async (content: PlaybookInput): Promise<SaveOutcome> => {
  try {
    const playbook = await createPlaybook(content);
    toast({ title: 'Playbook created successfully.' });
    return { kind: 'created', playbook };
  } catch (error) {
    return failed(error, 'Failed to create playbook. Please try again.');
  }
};

/**
 * Saves a change and says what came of it.
 * @param base the playbook the change was made from
 */
export const saveChange = async (content: PlaybookInput, base: Playbook): Promise<SaveOutcome> => {
  const update = async (version: number): Promise<SaveOutcome> => {
    const playbook = await updatePlaybook(base.id, content, version);
    toast({ title: 'Playbook updated successfully.' });
    return { kind: 'saved', playbook };
  };
  try {
    return await update(base.version);
  } catch (error) {
    if (!(error instanceof ApiError)) return failed(error, updateFailure);
    if (error.status === 404) return { kind: 'gone' };
    if (error.status !== 409) return failed(error, updateFailure);
    try {
      const theirs = await readPlaybook(base.id);
      if (!theirs) return { kind: 'gone' };
      // The same version: it is not somebody else's change that stands in the way.
      if (theirs.version === base.version) return failed(error, updateFailure);
      // Only what goes with the playbook has changed, such as its templates.
      if (hasSameContent(theirs, base)) return await update(theirs.version);
      return { kind: 'changed-meanwhile', theirs };
    } catch (second) {
      return failed(second, updateFailure);
    }
  }
};

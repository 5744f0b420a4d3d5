import type { Playbook, PlaybookInput } from '../../../shared/playbooks.ts';
import type { PlaybookRecord } from '../../adapters/entities/playbook.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { tryAgain } from '../try-again.ts';
import { rivalry, savePlaybook, toPlaybook } from './playbooks.ts';
import { expiryOf, newId, personOf, scopeOf } from './scope.ts';

/**
 * Makes a playbook for the organisation, or for the visitor alone.
 * @throws AppError conflict with the reason, where it would be active and too many are; forbidden where it would and the
 *   caller may not let it
 */
export const createPlaybook = async ({
  caller,
  input,
}: {
  readonly caller: Caller;
  readonly input: PlaybookInput;
}): Promise<Playbook> => {
  const nowMs = Date.now();
  const createdAt = new Date(nowMs).toISOString();
  const person = personOf(caller);
  const expiresAt = expiryOf(caller, nowMs);
  const record: PlaybookRecord = {
    ...input,
    id: newId(nowMs),
    scope: scopeOf(caller),
    version: 1,
    revision: 1,
    createdAt,
    createdBy: person,
    updatedAt: createdAt,
    updatedBy: person,
    templateCount: 0,
    activeTemplates: [],
    ...(expiresAt !== undefined && { expiresAt }),
  };
  return tryAgain({
    ...rivalry,
    // It fails where another playbook was switched on in between.
    attempt: async () => ((await savePlaybook(caller, undefined, record)) ? toPlaybook(caller, record) : undefined),
    givenUp: () => new AppError('conflict', 'Others are changing playbooks right now. Please try again.'),
  });
};

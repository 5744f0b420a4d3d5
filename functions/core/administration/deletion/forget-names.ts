import { eachDecision, rewriteDecision } from '../../../adapters/entities/decision.ts';
import { eachPlaybook, readPlaybook } from '../../../adapters/entities/playbooks.ts';
import { AppError } from '../../app-error.ts';
import { changePlaybook, playbookNotFound } from '../../playbook/playbooks.ts';
import { organisation } from '../../playbook/scope.ts';

/** What stands where the name of somebody stood whose account was deleted. */
export const nameOfDeleted = 'Deleted account';

const forgetInDecisions = async (accountId: string): Promise<number> => {
  let count = 0;
  for await (const entry of eachDecision()) {
    const { actor, subject } = entry;
    const isAbout = subject.id === accountId && subject.name !== nameOfDeleted;
    const isBy = actor.id === accountId && actor.name !== nameOfDeleted;
    if (!isAbout && !isBy) continue;
    count += 1;
    await rewriteDecision({
      ...entry,
      ...(isBy && { actor: { id: accountId, name: nameOfDeleted } }),
      ...(isAbout && { subject: { id: accountId, name: nameOfDeleted, email: '' } }),
    });
  }
  return count;
};

const forgetInPlaybooks = async (accountId: string): Promise<number> => {
  const forgotten = <Person extends { readonly id: string }>(person: Person): Person =>
    person.id === accountId ? { ...person, name: nameOfDeleted } : person;
  let count = 0;
  for await (const { id, createdBy, updatedBy } of eachPlaybook(organisation)) {
    if ([createdBy, updatedBy].every((person) => person.id !== accountId || person.name === nameOfDeleted)) continue;
    const read = async () => {
      const record = await readPlaybook(organisation, id);
      if (!record) throw playbookNotFound();
      return record;
    };
    try {
      await changePlaybook('operator', read, (record) => ({
        after: { ...record, createdBy: forgotten(record.createdBy), updatedBy: forgotten(record.updatedBy) },
      }));
      count += 1;
    } catch (error) {
      // Somebody deleted the playbook meanwhile, and the name with it.
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    }
  }
  return count;
};

/**
 * Puts `Deleted account` where what stays names a deleted person: in decisions about or by them, and at the
 * organisation's playbooks they made or changed. Their id stays. Repeating it does what an interruption left.
 * @param report takes a line about what was done
 */
export const forgetNames = async (accountId: string, report: (line: string) => void): Promise<void> => {
  const [decisions, playbooks] = [await forgetInDecisions(accountId), await forgetInPlaybooks(accountId)];
  report(`The name is out of ${decisions} decisions and ${playbooks} playbooks, which stay.`);
};

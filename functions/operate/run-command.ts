import { readStage } from '../../infra/config.ts';
import { AppError } from '../core/app-error.ts';
import type { OperatorRequest } from './parse-arguments.ts';
import { showAccounts } from './show-accounts.ts';

/** How the command talks with whoever runs it. */
export interface Terminal {
  readonly say: (line: string) => void;
  /** Asks a question and gives the answer; undefined where nobody can be asked. */
  readonly ask: (question: string) => Promise<string | undefined>;
}

const pageSize = 100;

const list = async (search: string, say: Terminal['say']): Promise<void> => {
  const { listUsers } = await import('../core/administration/list-users.ts');
  const users = [];
  let cursor: string | undefined;
  do {
    const page = await listUsers({
      search,
      state: undefined,
      order: 'email',
      direction: 'ascending',
      limit: pageSize,
      cursor,
      deadlineMs: Number.POSITIVE_INFINITY,
    });
    users.push(...page.users);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  if (users.length === 0) say(search === '' ? 'There are no accounts.' : `No account matches ${search}.`);
  else showAccounts(users).forEach(say);
};

/** How long a stage keeps analyses, by its own parameters; the product on this machine has none. */
const retentionOf = (name: string): number | undefined =>
  name === 'local' ? undefined : readStage(name).analysisRetentionDays;

const expire = async ({ days, stage, isSure }: OperatorRequest, { say, ask }: Terminal): Promise<boolean> => {
  const retentionDays = days ?? retentionOf(stage);
  if (retentionDays === undefined) {
    throw new AppError(
      'invalid_request',
      `The stage ${stage} keeps analyses for good: say after how many days they go.`,
    );
  }
  if (!isSure) {
    const answer = await ask(
      `This deletes everybody’s analyses of the stage ${stage} that are older than ${retentionDays} days, for good.\nType the stage’s name to go on: `,
    );
    if (answer === undefined) say('Nobody is there to confirm: write --yes to go ahead without being asked.');
    if (answer?.trim() !== stage) {
      say('Nothing was deleted.');
      return false;
    }
  }
  const { deleteExpiredAnalyses } = await import('../core/analysis/delete-expired-analyses.ts');
  const { deleted, failed } = await deleteExpiredAnalyses({ retentionDays, deadlineMs: Number.POSITIVE_INFINITY });
  say(`Analyses deleted: ${deleted}.`);
  if (failed > 0) say(`Analyses that could not be deleted: ${failed}. Run the command again.`);
  return failed === 0;
};

const remove = async ({ email, stage, isSure }: OperatorRequest, { say, ask }: Terminal): Promise<boolean> => {
  if (!isSure) {
    const answer = await ask(
      `This deletes the account ${email} of the stage ${stage} with all its analyses, for good.\nType the address to go on: `,
    );
    if (answer === undefined) say('Nobody is there to confirm: write --yes to go ahead without being asked.');
    if (answer?.trim().toLowerCase() !== email) {
      say('Nothing was deleted.');
      return false;
    }
  }
  const { deleteAccount } = await import('../core/administration/deletion/delete-account.ts');
  await deleteAccount({ email, report: say });
  return true;
};

/**
 * Does what the operator asked for. The environment holds the stage's settings already.
 * @returns whether it was done; false where the operator thought better of it
 * @throws AppError where the account does not allow it, and whatever AWS answers
 */
export const runCommand = async (request: OperatorRequest, terminal: Terminal): Promise<boolean> => {
  const { command, email } = request;
  if (command === 'list') {
    await list(email, terminal.say);
    return true;
  }
  if (command === 'delete') return remove(request, terminal);
  if (command === 'expire') return expire(request, terminal);
  const { grantAdmin, revokeAdmin } = await import('../core/administration/appoint-admin.ts');
  if (command === 'grant') {
    await grantAdmin(email);
    terminal.say(`${email} is an approved and active admin now.`);
  } else {
    await revokeAdmin(email);
    terminal.say(`${email} is a user now.`);
  }
  return true;
};

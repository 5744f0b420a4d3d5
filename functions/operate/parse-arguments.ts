import { parseArgs } from 'node:util';
import { emailSchema } from '../../shared/accounts.ts';

const commands = ['list', 'grant', 'revoke', 'delete', 'expire'] as const;
type Command = (typeof commands)[number];

/** What the operator asked for. `email` is in lower case; for `list` it is any part of a name or address, or empty. */
export interface OperatorRequest {
  readonly command: Command;
  readonly email: string;
  /** From what age on analyses go, for `expire`; what the stage itself says where it is left out. */
  readonly days?: number;
  readonly stage: string;
  /** Whether to go ahead without asking. */
  readonly isSure: boolean;
}

export const usage = `npm run admin -- <command> --stage <stage>

  list [part]      show the accounts, or those with a part of a name or an address
  grant <email>    make an account an approved and active admin
  revoke <email>   make an admin a user
  delete <email>   delete an account with everything it made for itself; asks first, unless --yes says not to
  expire [days]    delete everybody's analyses that are older, by default than the stage's analysisRetentionDays; asks, too

The stage is local for the product that runs on this machine, or one of infra/config.ts, with your AWS credentials.`;

/** A command line that says nothing to be done, and why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { stage: { type: 'string' }, yes: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
};

/**
 * Reads a command line.
 * @throws UsageError
 */
export const parseArguments = (args: readonly string[]): OperatorRequest => {
  const { positionals, values } = parse(args);
  const [name = '', given = '', ...others] = positionals;
  const command = commands.find((known) => known === name);
  if (!command) throw new UsageError(name === '' ? 'Say what to do.' : `There is no command ${name}.`);
  if (others.length > 0) throw new UsageError(`${others.join(' ')}: one at a time.`);
  if (!values.stage) throw new UsageError('Say which stage with --stage.');
  const shared = { command, stage: values.stage, isSure: values.yes };
  if (command === 'list') return { ...shared, email: given };
  if (command === 'expire') {
    if (given !== '' && !/^[1-9]\d{0,4}$/.test(given)) throw new UsageError(`${given} is not a number of days.`);
    return { ...shared, email: '', ...(given !== '' && { days: Number(given) }) };
  }
  const email = emailSchema.safeParse(given);
  if (!email.success) throw new UsageError(given === '' ? 'Say whose account.' : `${given} is not an address.`);
  return { ...shared, email: email.data };
};

import { createInterface } from 'node:readline/promises';
import { AppError } from '../core/app-error.ts';
import { findStage, StageError } from './find-stage.ts';
import { parseArguments, usage, UsageError } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/* `npm run admin`: what operators do with accounts, from their own machine, with their own credentials. */

const ask = async (question: string): Promise<string | undefined> => {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
};

/** Whether AWS refused something, which its message says best. */
const isRefusal = (error: unknown): error is Error => error instanceof Error && '$metadata' in error;
const refusalOf = ({ name, message }: Error): string => `${name}: ${message}`;

try {
  const request = parseArguments(process.argv.slice(2));
  // Clients of AWS read the environment when they are made, which is not before a command runs.
  Object.assign(process.env, await findStage(request.stage));
  const isDone = await runCommand(request, { say: (line) => console.info(line), ask });
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof AppError && isRefusal(error.cause)) console.error(refusalOf(error.cause));
  else if (error instanceof AppError || error instanceof StageError) console.error(error.message);
  else if (isRefusal(error)) console.error(refusalOf(error));
  else console.error(error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { OperationError } from './stacks.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Runs CDK's own command, which speaks to whoever sits there.
 * @throws OperationError where it fails; it has said why by then
 */
export const runCdk = async (...args: readonly string[]): Promise<void> => {
  const cdk = path.join(root, 'node_modules/aws-cdk/bin/cdk');
  const child = spawn(process.execPath, [cdk, ...args], { cwd: root, stdio: 'inherit' });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new OperationError(`cdk ${args[0] ?? ''} ended with ${code}.`);
};

/** The folder a stage's templates are written to, so that what was compared is what is deployed. */
export const assemblyOf = (stage: string): string => path.join(root, '.local/cdk.out', stage);

/** What templates are told of what is deployed; left out where it is not known. */
interface Deployed {
  /** Where the page answers. */
  readonly address?: string | undefined;
  /** The client of the user pool that has no secret yet. */
  readonly formerClient?: string | undefined;
}

/** Builds page and functions and writes the templates of a stage. */
export const synthesiseStage = async (stage: string, { address, formerClient }: Deployed): Promise<void> =>
  runCdk(
    'synth',
    '--quiet',
    '--context',
    `stage=${stage}`,
    ...(address ? ['--context', `address=${address}`] : []),
    ...(formerClient ? ['--context', `formerClient=${formerClient}`] : []),
    '--output',
    assemblyOf(stage),
  );

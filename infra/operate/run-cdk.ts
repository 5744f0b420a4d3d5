import { spawn } from 'node:child_process';
import path from 'node:path';
import { OperationError } from './stacks.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What to do when one of CDK's commands has failed. */
const advice: Readonly<Record<string, string>> = {
  synth:
    'Mend what it names, most often a parameter in infra/config.ts, and run this again. Building changes nothing that is deployed.',
  diff: 'Comparing changes nothing. Look at what AWS says above, and run this again.',
  deploy:
    'Stacks before the one that failed are deployed; that one is as it was before. Find the first line with FAILED above, mend what it names and run this again: it goes on from there. docs/day-one.md lists what often fails.',
  destroy: 'What is left stands in the list of stacks above. Mend what it names and run this again.',
};

/**
 * Runs CDK's own command, which speaks to whoever sits there.
 * @throws OperationError where it fails; it has said why by then
 */
export const runCdk = async (name: string, ...args: readonly string[]): Promise<void> => {
  const cdk = path.join(root, 'node_modules/aws-cdk/bin/cdk');
  const child = spawn(process.execPath, [cdk, name, ...args], { cwd: root, stdio: 'inherit' });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new OperationError(`\ncdk ${name} ended with ${code}. ${advice[name] ?? ''}`);
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

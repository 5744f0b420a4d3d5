import { createInterface } from 'node:readline/promises';
import { command, requireSomebody } from './command.ts';
import { assemblyOf, runCdk, synthesiseStage } from './run-cdk.ts';
import { OperationError, readOutputs } from './stacks.ts';

/*
 * `npm run destroy -- --stage dev [--yes]`: takes a stage away with everything in it. A stage that retains its data is
 * left alone: docs/operations.md says how one ends that.
 */

const isAgreed = async (stage: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const question = `Everything of ${stage} goes: accounts, analyses, playbooks, documents. Write ${stage} to go on: `;
    return (await terminal.question(question)).trim() === stage;
  } finally {
    terminal.close();
  }
};

await command(async (stage, isSure) => {
  if (stage.retainsData) {
    throw new OperationError(
      `${stage.name} retains its data, so nothing was destroyed. If you mean it: docs/operations.md, Ending production.`,
    );
  }
  requireSomebody(isSure);
  if (!isSure && !(await isAgreed(stage.name)))
    throw new OperationError('That is not its name: nothing was destroyed.');
  const outputs = await readOutputs(stage.region, `clausewise-${stage.name}-edge`);
  await synthesiseStage(stage.name, { address: outputs?.['Address'] });
  await runCdk('destroy', '--app', assemblyOf(stage.name), '--all', '--force');
});

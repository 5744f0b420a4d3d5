import { command } from './command.ts';
import { assemblyOf, runCdk, synthesiseStage } from './run-cdk.ts';
import { readOutputs } from './stacks.ts';

/* `npm run diff -- --stage dev`: builds, and says what a deployment would change. Changes nothing. */

await command(async (stage) => {
  const outputs = await readOutputs(stage.region, `clausewise-${stage.name}-edge`);
  await synthesiseStage(stage.name, stage.domain ? undefined : outputs?.['Address']);
  await runCdk('diff', '--app', assemblyOf(stage.name), '--all');
});

import { command } from './command.ts';
import { assemblyOf, runCdk, synthesiseStage } from './run-cdk.ts';
import { formerClientOf, readOutputs } from './stacks.ts';

/* `npm run diff -- --stage dev`: builds, and says what a deployment would change. Changes nothing. */

await command(async (stage) => {
  const outputsOf = (part: string) => readOutputs(stage.region, `clausewise-${stage.name}-${part}`);
  const [edge, auth] = [await outputsOf('edge'), await outputsOf('auth')];
  const address = stage.domain ? undefined : edge?.['Address'];
  await synthesiseStage(stage.name, { address, formerClient: formerClientOf(auth) });
  await runCdk('diff', '--app', assemblyOf(stage.name), '--all');
});

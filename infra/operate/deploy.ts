import { addressOf, type StageConfig } from '../config.ts';
import { command } from './command.ts';
import { assemblyOf, runCdk, synthesiseStage } from './run-cdk.ts';
import { formerClientOf, OperationError, readOutputs } from './stacks.ts';

/*
 * `npm run deploy -- --stage dev [--yes]`: checks that the account can be deployed to, builds, shows what would change,
 * deploys, and says where the product answers and what is left to do. `--yes` asks nothing, for pipelines.
 */

const requireBootstrap = async ({ region }: StageConfig): Promise<void> => {
  if (await readOutputs(region, 'CDKToolkit')) return;
  throw new OperationError(
    `This account is not prepared for CDK in ${region}: run npx cdk bootstrap aws://<account>/${region} once, then this again.`,
  );
};

const readAddress = async ({ name, region }: StageConfig): Promise<string | undefined> =>
  (await readOutputs(region, `clausewise-${name}-edge`))?.['Address'];

const nextSteps = (stage: StageConfig, address: string, outputs: Readonly<Record<string, string>>): string =>
  [
    `Clausewise answers on ${address}`,
    '',
    'Next:',
    ...(stage.alarmEmail ? [`- confirm the mail that ${stage.alarmEmail} gets from AWS, or alarms reach nobody`] : []),
    `- have SES verify ${stage.mail.identity ?? stage.mail.sender}, or no mail leaves (docs/operations.md)`,
    ...(stage.adminEmail ? [`- register ${stage.adminEmail} on ${address}/sign-up: it becomes the first admin`] : []),
    ...(stage.domain ? [`- point ${stage.domain.name} to ${outputs['DistributionDomain'] ?? 'the distribution'}`] : []),
    `- npm run smoke -- --url ${address}`,
  ].join('\n');

await command(async (stage, isSure) => {
  await requireBootstrap(stage);
  const known = stage.domain ? undefined : await readAddress(stage);
  const app = ['--app', assemblyOf(stage.name)];
  const approval = ['--require-approval', isSure ? 'never' : 'broadening'];
  const formerClient = formerClientOf(await readOutputs(stage.region, `clausewise-${stage.name}-auth`));
  if (formerClient) console.info('The user pool gets a new client: everybody signs in again once.');
  await synthesiseStage(stage.name, { address: known, formerClient });
  await runCdk('diff', ...app, '--all');
  await runCdk('deploy', ...app, '--all', ...approval);
  const address = addressOf(stage) ?? (await readAddress(stage));
  if (address === undefined) throw new OperationError('The edge stack has no output Address.');
  if (!stage.domain && address !== known) {
    console.info(`CloudFront chose ${address}: mails are told to link there.`);
    await synthesiseStage(stage.name, { address });
    await runCdk('deploy', ...app, 'Data', 'Api', '--exclusively', ...approval);
  }
  const outputs = (await readOutputs(stage.region, `clausewise-${stage.name}-edge`)) ?? {};
  console.info(nextSteps(stage, address, outputs));
});

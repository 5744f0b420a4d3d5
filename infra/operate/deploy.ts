import { addressOf, type StageConfig } from '../config.ts';
import { command, requireSomebody } from './command.ts';
import { assemblyOf, runCdk, synthesiseStage } from './run-cdk.ts';
import { formerClientOf, OperationError, readOutputs } from './stacks.ts';

/*
 * `npm run deploy -- --stage dev [--yes]`: checks that the account can be deployed to, builds, shows what would change,
 * deploys, and says where the product answers and what is left to do. `--yes` asks nothing, for pipelines.
 */

const requireBootstrap = async ({ region }: StageConfig): Promise<void> => {
  if (await readOutputs(region, 'CDKToolkit')) return;
  throw new OperationError(
    [
      `This account is not prepared for CDK in ${region}. An administrator runs once`,
      `  npx cdk bootstrap aws://<account>/${region}`,
      'where <account> is what aws sts get-caller-identity --query Account --output text says. Then run this again.',
    ].join('\n'),
  );
};

const readAddress = async ({ name, region }: StageConfig): Promise<string | undefined> =>
  (await readOutputs(region, `clausewise-${name}-edge`))?.['Address'];

/** The parameters of a stage that still hold addresses of the examples, which get no mail. */
const exampleParameters = (stage: StageConfig): readonly string[] =>
  Object.entries({
    supportEmail: stage.supportEmail,
    adminEmail: stage.adminEmail,
    alarmEmail: stage.alarmEmail,
    'mail.sender': stage.mail.sender,
  }).flatMap(([name, address]) => (address?.endsWith('.example') ? [`${name}: ${address}`] : []));

const warnOfExamples = (stage: StageConfig): void => {
  const examples = exampleParameters(stage);
  if (examples.length === 0) return;
  console.warn(
    `These addresses in infra/config.ts are examples and get no mail; write your own before people come:\n${examples.map((line) => `  ${line}`).join('\n')}\n`,
  );
};

const nextSteps = (stage: StageConfig, address: string, outputs: Readonly<Record<string, string>>): string =>
  [
    `Clausewise answers on ${address}`,
    '',
    'Next:',
    ...(stage.alarmEmail ? [`- confirm the mail that ${stage.alarmEmail} gets from AWS, or alarms reach nobody`] : []),
    `- have SES verify ${stage.mail.identity ?? stage.mail.sender}, or no mail leaves (docs/operations.md)`,
    ...(stage.adminEmail ? [`- register ${stage.adminEmail} on ${address}/sign-up: it becomes the first admin`] : []),
    `- make anybody who has registered an admin: npm run admin -- grant <email> --stage ${stage.name}`,
    ...(stage.domain ? [`- point ${stage.domain.name} to ${outputs['DistributionDomain'] ?? 'the distribution'}`] : []),
    `- npm run smoke -- --url ${address}`,
  ].join('\n');

await command(async (stage, isSure) => {
  requireSomebody(isSure);
  warnOfExamples(stage);
  console.info('1 of 4: asking the account what is deployed.');
  await requireBootstrap(stage);
  const known = stage.domain ? undefined : await readAddress(stage);
  const app = ['--app', assemblyOf(stage.name)];
  const approval = ['--require-approval', isSure ? 'never' : 'broadening'];
  const formerClient = formerClientOf(await readOutputs(stage.region, `clausewise-${stage.name}-auth`));
  if (formerClient) console.info('The user pool gets a new client: everybody signs in again once.');

  console.info(`2 of 4: building page and functions of ${stage.name}, which takes up to a minute.`);
  await synthesiseStage(stage.name, { address: known, formerClient });

  console.info('3 of 4: what would change. Nothing is changed yet.');
  await runCdk('diff', ...app, '--all');

  const asks = isSure ? '' : ' CDK asks before a stack widens permissions: y goes on, n stops before that stack.';
  console.info(
    `4 of 4: deploying. The first time takes longest, most of it for CloudFront; Ctrl-C here does not stop AWS.${asks}`,
  );
  await runCdk('deploy', ...app, '--all', ...approval);

  const address = addressOf(stage) ?? (await readAddress(stage));
  if (address === undefined) throw new OperationError('The edge stack has no output Address.');
  if (!stage.domain && address !== known) {
    console.info(`CloudFront chose ${address}: mails are told to link there, by deploying data and API once more.`);
    await synthesiseStage(stage.name, { address });
    await runCdk('deploy', ...app, 'Data', 'Api', '--exclusively', ...approval);
  }
  const outputs = (await readOutputs(stage.region, `clausewise-${stage.name}-edge`)) ?? {};
  console.info(nextSteps(stage, address, outputs));
});

import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { CloudFormationClient, ListStacksCommand } from '@aws-sdk/client-cloudformation';
import { stages } from '../../infra/config.ts';
import { startEdgeProxy } from './support/edge-proxy.ts';
import { deployedProduct, enterFirstAdmin } from './support/deployed-product.ts';
import { installDynamoDbLocal, startDynamoDbLocal } from './support/dynamodb-local.ts';
import { freePort } from './support/free-port.ts';
import { labelBuckets } from './support/label-buckets.ts';
import { installMinistack, lintTemplates, type Ministack, startMinistack } from './support/ministack.ts';
import { prepareMail, startMailbox } from './support/mailbox.ts';
import { newestRelease, unpackRelease } from './support/releases.ts';
import { emulatorConfig } from './support/resolve-template.ts';
import type { DrivenProduct } from '../support/accounts.ts';
import { addCounts, countRun } from '../counts/counts.ts';
import { isSynthesis, type ModelServer, startModelServer } from '../support/bedrock-server.ts';
import { goodAnswer } from '../support/model-answers.ts';
import { runProgram } from '../support/run-program.ts';
import { notHeld, suites } from './suites.ts';

/*
 * `npm run test:deploy`: the real `cdk bootstrap` and `cdk deploy` against an emulator of AWS on this machine, the
 * functions as they are bundled for AWS, and the page behind a proxy that follows the synthesised distribution. What it
 * cannot prove, docs/operations.md says, and `npm run smoke` checks after a real deployment.
 */

const root = path.resolve(import.meta.dirname, '../..');
const work = path.join(root, '.local/deploy-test');
const cdk = path.join(root, 'node_modules/aws-cdk/bin/cdk');
const jest = path.join(root, 'node_modules/jest/bin/jest.js');
const keptThings = path.join(work, 'kept.json');
const account = '000000000000';

/** The stacks the emulator can hold. Alarms, budget and dashboard are checked by their template. */
const deployable = ['Data', 'Auth', 'Api', 'Web'];
/** What of them a stage with a model has beside. */
const deployableWithModel = [...deployable, 'Jobs'];
/** The suites of use cases that rest on transactions, conditions and pages of the table. */
const tableSuites = [
  'test/deploy/dynamodb-local',
  'test/functions/core/account/(end-sessions|limit-attempts)',
  'test/functions/core/administration/(account-model|appoint-admin|decide-user)',
  'test/functions/core/analysis/count-public-analysis',
  'test/functions/core/playbook/active-limits',
  'test/functions/core/subscription/count-analysis',
  'test/faults/interrupted-analyses',
];
const provable = `^(?!.*(?:${notHeld.map(({ tests }) => tests).join('|')}))`;

const startedAt = Date.now();
const say = (line: string): void =>
  console.info(`[${((Date.now() - startedAt) / 1000).toFixed(0).padStart(3)} s] ${line}`);

/** Says what was found to hold, and counts it as a test. */
const hold = (what: string): void => {
  addCounts({ passed: 1, failed: 0 });
  say(what);
};

const assembly = (name: string): string => path.join(work, name);

const run = async (what: string, args: readonly string[], env: Ministack['env'], cwd = root): Promise<string> => {
  const { code, output } = await runProgram(process.execPath, args, { env, cwd, timeoutMs: 300_000 });
  if (code !== 0) throw new Error(`${what} failed:\n${output.split('\n').slice(-80).join('\n')}`);
  say(what);
  return output;
};

const synth = (name: string, context: readonly string[], env: Ministack['env'], app?: string): Promise<string> => {
  const program = app ? ['--app', `${process.execPath} ${app}`] : [];
  const contexts = context.flatMap((pair) => ['--context', pair]);
  return run(
    `synthesised ${name}`,
    [cdk, 'synth', '--quiet', ...program, ...contexts, '--output', assembly(name)],
    env,
  );
};

const deploy = (name: string, env: Ministack['env'], stacks = deployable): Promise<string> =>
  run(
    `deployed ${name}`,
    [
      cdk,
      'deploy',
      ...stacks,
      '--app',
      assembly(name),
      '--require-approval',
      'never',
      '--concurrency',
      '2',
      '--progress',
      'events',
    ],
    env,
  );

const scenarios = async (
  what: string,
  patterns: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd = root,
): Promise<void> => {
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    jest,
    '--config',
    'test/deploy/jest.config.mjs',
    '--testPathPatterns',
    `${path.sep}(${patterns.join('|')})\\.(test|scenario)`,
    '--testNamePattern',
    provable,
  ];
  const counted = await countRun(async (countingEnv) => {
    const { code } = await runProgram(process.execPath, args, {
      cwd,
      shown: true,
      timeoutMs: 900_000,
      env: { ...countingEnv, ...env },
    });
    return code;
  });
  addCounts(counted);
  if (counted.code !== 0) throw new Error(`${what} failed, see above`);
  say(what);
};

const lint = async (name: string): Promise<void> => {
  const files = (await readdir(assembly(name))).filter((file) => file.endsWith('.template.json'));
  const { code, output } = await lintTemplates(files.map((file) => path.join(assembly(name), file)));
  if (code !== 0) throw new Error(`cfn-lint finds mistakes:\n${output}`);
  hold(`cfn-lint finds no mistake in ${files.length} templates of ${name}`);
};

const stacksLeft = async (endpoint: string): Promise<readonly string[]> => {
  const client = new CloudFormationClient(emulatorConfig(endpoint));
  const { StackSummaries = [] } = await client.send(new ListStacksCommand({}));
  client.destroy();
  return StackSummaries.filter(({ StackStatus }) => StackStatus !== 'DELETE_COMPLETE').map(
    ({ StackName = '' }) => StackName,
  );
};

const destroy = async (
  stage: string,
  from: string,
  { url, env }: Pick<Ministack, 'url' | 'env'>,
  stacks = deployable,
): Promise<void> => {
  await labelBuckets(stage, url);
  await run(`destroyed ${stage}`, [cdk, 'destroy', ...stacks, '--app', assembly(from), '--force'], env);
};

/** Puts the edge before a deployed stage while something is done with it. */
const atEdge = async (
  { url: endpoint }: Ministack,
  from: string,
  stage: string,
  act: (product: DrivenProduct) => Promise<void>,
  port = 0,
): Promise<void> => {
  const mailbox = await startMailbox(endpoint);
  const edge = await startEdgeProxy({ template: path.join(assembly(from), 'Edge.template.json'), endpoint, port });
  try {
    await act(await deployedProduct({ stage, url: edge.url, endpoint, mailbox: mailbox.url }));
  } finally {
    await edge.close();
    await mailbox.close();
  }
};

const told = (product: DrivenProduct) => ({
  DEPLOYED_PRODUCT: JSON.stringify(product),
  KEPT_THINGS: keptThings,
  // What the suites read of a store, they read with the adapters of the functions.
  AWS_REGION: 'us-east-1',
});

const keptByUpgrade = (product: DrivenProduct): Promise<void> =>
  scenarios('the upgrade keeps accounts, analyses and playbooks', ['test/deploy/next-release'], told(product));

const proveStage = async (ministack: Ministack): Promise<void> => {
  const { env } = ministack;
  await deploy('dev', env);
  await atEdge(ministack, 'dev', 'dev', async (product) => {
    await scenarios('the scenarios hold on the deployment', ['test/deploy/first-release'], told(product));
    const again = await deploy('dev', env);
    const unchanged = again.match(/\(no changes\)/g)?.length ?? 0;
    if (unchanged !== deployable.length) throw new Error(`deploying again changed something:\n${again.slice(-3000)}`);
    hold('deploying again changes nothing');
    if ((await newestRelease()) === undefined) {
      say('no release is tagged here: the upgrade is this version with one function and one index changed');
      await synth('next', ['variant=next'], env, 'test/deploy/variant-app.ts');
      await deploy('next', env);
      await keptByUpgrade(product);
    }
    await scenarios('what is lost comes back from a backup', ['test/deploy/restore'], told(product));
  });
  await destroy('dev', 'dev', ministack);
};

/** Deploys the newest release as it was, has its own scenario make things there, and puts this version in its place. */
const proveUpgrade = async (ministack: Ministack): Promise<void> => {
  const release = await newestRelease();
  if (release === undefined) return;
  const { env } = ministack;
  const directory = await unpackRelease(release, path.join(work, 'release'));
  await run(
    `synthesised the release ${release}`,
    [cdk, 'synth', '--quiet', '--context', 'stage=dev', '--output', assembly('release-assembly')],
    env,
    directory,
  );
  await deploy('release-assembly', env);
  await atEdge(ministack, 'release-assembly', 'dev', (product) =>
    scenarios(`the release ${release} holds its scenarios`, ['test/deploy/first-release'], told(product), directory),
  );
  await deploy('dev', env);
  await atEdge(ministack, 'dev', 'dev', keptByUpgrade);
  await destroy('dev', 'dev', ministack);
};

/** Deploys a stage that is told its address before, as one with a domain is. */
const deployVariant = async (
  ministack: Ministack,
  variant: string,
  act: (product: DrivenProduct) => Promise<void>,
  stacks = deployable,
): Promise<void> => {
  const port = await freePort();
  const context = [`variant=${variant}`, `address=http://127.0.0.1:${port}`];
  await synth(variant, context, ministack.env, 'test/deploy/variant-app.ts');
  await deploy(variant, ministack.env, stacks);
  await atEdge(
    ministack,
    variant,
    variant,
    async (product) => {
      await enterFirstAdmin(product);
      await act(product);
    },
    port,
  );
  await destroy(variant, variant, ministack, stacks);
};

const proveSuites = (ministack: Ministack): Promise<void> =>
  deployVariant(ministack, 'open', (open) =>
    deployVariant(ministack, 'closed', (closed) =>
      scenarios('people, visitors and a browser are served as on one machine', suites, {
        PRODUCT_URL: open.url,
        PRODUCT_SETTINGS: JSON.stringify(open),
        PRIVATE_PRODUCT_URL: closed.url,
        PRIVATE_PRODUCT_SETTINGS: JSON.stringify(closed),
        SMALL_PLANS_PRODUCT: JSON.stringify(open),
        PRODUCT_IS_DEPLOYED: 'yes',
        AWS_REGION: 'us-east-1',
      }),
    ),
  );

/**
 * Has a stage with a model read a long contract by its queue and its worker; the stand-in is asked for each part once and
 * for all together once, then a clause by the function that answers in events; each time for an answer as it is written.
 */
const proveJob = async (ministack: Ministack, model: ModelServer): Promise<void> => {
  model.script({ kind: 'tool', input: goodAnswer });
  await deployVariant(
    ministack,
    'model',
    (product) => scenarios('a job reads what nobody waits for', ['test/deploy/review-job'], told(product)),
    deployableWithModel,
  );
  await lint('model');
  const asked = model.calls.map((call) => (isSynthesis(call) ? 'together' : 'text')).join(', ');
  if (asked !== 'text, text, text, together, text') {
    throw new Error(`of three parts, all together and one clause the model was asked: ${asked}`);
  }
  hold('each part was read once, then all together; and a clause in events');
  if (model.operations.includes('converse')) throw new Error('an answer was not asked for as it is written');
  hold('ConverseStream answers the deployed worker and the function that answers in events');
};

const proveTable = async (): Promise<void> => {
  const database = await startDynamoDbLocal();
  try {
    await scenarios('the table does as AWS’s own DynamoDB Local does', tableSuites, { DYNAMODB_URL: database.url });
  } finally {
    await database.stop();
  }
};

const main = async (): Promise<void> => {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  await Promise.all([installMinistack(), installDynamoDbLocal()]);
  say('the emulator and DynamoDB Local are installed');
  await proveTable();
  const model = await startModelServer();
  const ministack = await startMinistack({ AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url });
  try {
    const { env } = ministack;
    await synth('dev', ['stage=dev'], env);
    await lint('dev');
    await run('bootstrapped', [cdk, 'bootstrap', `aws://${account}/us-east-1`, '--app', assembly('dev')], env);
    await prepareMail(ministack.url, stages.dev.mail.sender);
    await proveStage(ministack);
    await proveUpgrade(ministack);
    await proveSuites(ministack);
    await proveJob(ministack, model);
    const left = (await stacksLeft(ministack.url)).filter((name) => name !== 'CDKToolkit');
    if (left.length > 0) throw new Error(`destroying left ${left.join(', ')}`);
    hold('nothing is left');
  } finally {
    await ministack.stop();
    await model.close();
  }
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

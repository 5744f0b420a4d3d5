import { mkdir, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { CloudFormationClient, ListStacksCommand } from '@aws-sdk/client-cloudformation';
import { startEdgeProxy } from './support/edge-proxy.ts';
import { labelBuckets } from './support/label-buckets.ts';
import { installMinistack, lintTemplates, type Ministack, startMinistack } from './support/ministack.ts';
import { emulatorConfig } from './support/resolve-template.ts';
import { runProgram } from '../support/run-program.ts';

/*
 * `npm run test:deploy`: the real `cdk bootstrap` and `cdk deploy` against an emulator of AWS on this machine, the
 * functions as they are bundled for AWS, and the page behind a proxy that follows the synthesised distribution. What it
 * cannot prove, the README says, and `npm run smoke` checks after a real deployment.
 */

const root = path.resolve(import.meta.dirname, '../..');
const work = path.join(root, '.local/deploy-test');
const cdk = path.join(root, 'node_modules/aws-cdk/bin/cdk');
const jest = path.join(root, 'node_modules/jest/bin/jest.js');
const keptThings = path.join(work, 'kept.json');
const account = '000000000000';

/** The stacks the emulator can hold. Alarms, budget and dashboard are checked by their template. */
const deployable = ['Data', 'Auth', 'Api', 'Web'];
/** Suites of a product in public mode, which say the same of a deployment as of the product on one machine. */
const visitorSuites = 'test/api/(analyses|idempotency|uploads)\\.test|test/e2e/main-job\\.test';
/** All of them but the limit of an invocation, which the emulator does not have and the local gateway proves. */
const provable = '^(?!.*what fits an invocation)';

const startedAt = Date.now();
const say = (line: string): void =>
  console.info(`[${((Date.now() - startedAt) / 1000).toFixed(0).padStart(3)} s] ${line}`);

const assembly = (name: string): string => path.join(work, name);

const run = async (what: string, args: readonly string[], env: Ministack['env']): Promise<string> => {
  const { code, output } = await runProgram(process.execPath, args, { env, cwd: root, timeoutMs: 180_000 });
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

const deploy = (name: string, env: Ministack['env']): Promise<string> =>
  run(
    `deployed ${name}`,
    [
      cdk,
      'deploy',
      ...deployable,
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

const scenarios = async (what: string, pattern: string, env: Readonly<Record<string, string>>): Promise<void> => {
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    jest,
    '--config',
    'test/deploy/jest.config.mjs',
    '--testPathPatterns',
    pattern,
    '--testNamePattern',
    provable,
  ];
  const { code } = await runProgram(process.execPath, args, {
    cwd: root,
    shown: true,
    timeoutMs: 420_000,
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new Error(`${what} failed, see above`);
  say(what);
};

const lint = async (): Promise<void> => {
  const files = (await readdir(assembly('dev'))).filter((file) => file.endsWith('.template.json'));
  const { code, output } = await lintTemplates(files.map((file) => path.join(assembly('dev'), file)));
  if (code !== 0) throw new Error(`cfn-lint finds mistakes:\n${output}`);
  say(`cfn-lint finds no mistake in ${files.length} templates`);
};

const stacksLeft = async (endpoint: string): Promise<readonly string[]> => {
  const client = new CloudFormationClient(emulatorConfig(endpoint));
  const { StackSummaries = [] } = await client.send(new ListStacksCommand({}));
  client.destroy();
  return StackSummaries.filter(({ StackStatus }) => StackStatus !== 'DELETE_COMPLETE').map(
    ({ StackName = '' }) => StackName,
  );
};

const destroy = async (stage: string, from: string, { url, env }: Pick<Ministack, 'url' | 'env'>): Promise<void> => {
  await labelBuckets(stage, url);
  await run(`destroyed ${stage}`, [cdk, 'destroy', ...deployable, '--app', assembly(from), '--force'], env);
};

const proveStage = async ({ url, env }: Ministack): Promise<void> => {
  await synth('dev', ['stage=dev'], env);
  await lint();
  await run('bootstrapped', [cdk, 'bootstrap', `aws://${account}/us-east-1`, '--app', assembly('dev')], env);
  await deploy('dev', env);
  const edge = await startEdgeProxy({
    template: path.join(assembly('dev'), 'Edge.template.json'),
    endpoint: url,
    port: 0,
  });
  const told = { DEPLOYED_URL: edge.url, KEPT_THINGS: keptThings, EMULATOR_URL: url };
  try {
    await scenarios('the scenarios hold on the deployment', 'test/deploy/first-release', told);
    const again = await deploy('dev', env);
    const unchanged = again.match(/\(no changes\)/g)?.length ?? 0;
    if (unchanged !== deployable.length) throw new Error(`deploying again changed something:\n${again.slice(-3000)}`);
    say('deploying again changes nothing');
    say('no release is tagged yet: the upgrade is this version with one function and one index changed');
    await synth('next', ['variant=next'], env, 'test/deploy/variant-app.ts');
    await deploy('next', env);
    await scenarios('the upgrade keeps accounts, analyses and playbooks', 'test/deploy/next-release', told);
  } finally {
    await edge.close();
  }
  await destroy('dev', 'next', { url, env });
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const provePublicMode = async ({ url, env }: Ministack): Promise<void> => {
  // The stage is told its address before it is deployed, as one with a domain is.
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  await synth('open', ['variant=open', `address=${address}`], env, 'test/deploy/variant-app.ts');
  await deploy('open', env);
  const edge = await startEdgeProxy({
    template: path.join(assembly('open'), 'Edge.template.json'),
    endpoint: url,
    port,
  });
  try {
    await scenarios('visitors and a browser do the main job', visitorSuites, { PRODUCT_URL: edge.url });
  } finally {
    await edge.close();
  }
  await destroy('open', 'open', { url, env });
};

const main = async (): Promise<void> => {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  await installMinistack();
  say('the emulator is installed');
  const ministack = await startMinistack();
  try {
    await proveStage(ministack);
    await provePublicMode(ministack);
    const left = (await stacksLeft(ministack.url)).filter((name) => name !== 'CDKToolkit');
    if (left.length > 0) throw new Error(`destroying left ${left.join(', ')}`);
    say('nothing is left');
  } finally {
    await ministack.stop();
  }
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installPythonPackages, pythonProgram } from '../../support/python-packages.ts';
import { runProgram } from '../../support/run-program.ts';
import { freePort } from './free-port.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = 'ministack';
const home = path.join(root, '.local', folder);
const python = pythonProgram(folder, 'python');

/**
 * Installs the emulator and the linter of templates beside the repository's other local things.
 * @throws Error with one line that names what is missing
 */
export const installMinistack = (): Promise<void> =>
  installPythonPackages({
    folder,
    packages: ['ministack[full]==1.5.33', 'cfn-lint==1.58.0'],
    purpose: 'run the emulator of AWS',
  });

/** Checks templates as CloudFormation's linter does. */
export const lintTemplates = (files: readonly string[]) =>
  runProgram(pythonProgram(folder, 'cfn-lint'), [
    '--non-zero-exit-code',
    'error',
    '--regions',
    'us-east-1',
    '--',
    ...files,
  ]);

export interface Ministack {
  readonly url: string;
  /** What programs need in their environment to speak to it in place of AWS. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly logFile: string;
  readonly stop: () => Promise<void>;
}

/** The port AWS emulators are known under, unless something listens there. */
const choosePort = (): Promise<number> =>
  new Promise((resolve) => {
    const usual = 4566;
    const server = createServer();
    server.on('error', () => resolve(freePort()));
    server.listen(usual, '127.0.0.1', () => server.close(() => resolve(usual)));
  });

/**
 * Starts the emulator with nothing in it.
 * @param told what functions find in their environment beside their own settings
 * @throws Error where it does not become ready
 */
export const startMinistack = async (told: Readonly<Record<string, string>> = {}): Promise<Ministack> => {
  const port = await choosePort();
  const scratch = path.join(home, 'run');
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });
  // It writes its Node scripts as CommonJS, below this repository, whose packages are ES modules.
  await writeFile(path.join(scratch, 'package.json'), '{ "type": "commonjs" }');
  const logFile = path.join(scratch, 'ministack.log');
  const url = `http://127.0.0.1:${port}`;
  const binaries = path.join(root, 'node_modules/.bin');
  const shared = {
    PATH: `${binaries}${path.delimiter}${process.env['PATH'] ?? ''}`,
    HOME: process.env['HOME'],
    LANG: process.env['LANG'],
    AWS_REGION: 'us-east-1',
    AWS_DEFAULT_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
  const log = openSync(logFile, 'w');
  // A group of its own, so that the functions it runs end with it.
  const child = spawn(python, ['-m', 'ministack'], {
    cwd: scratch,
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...shared,
      ...told,
      GATEWAY_PORT: String(port),
      BIND_HOST: '127.0.0.1',
      MINISTACK_HOST: '127.0.0.1',
      IOT_MTLS_ENABLED: '0',
      TMPDIR: scratch,
      PYTHONPATH: path.join(import.meta.dirname, 'python'),
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'reach-emulator.mjs')}`,
    },
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    const isGone = await Promise.race([ended.then(() => true), wait(10_000, false)]);
    if (!isGone && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/_ministack/health`).catch(() => undefined);
    if (answer?.ok) {
      const env = {
        ...shared,
        AWS_ENDPOINT_URL: url,
        AWS_ENDPOINT_URL_S3: url,
        CDK_DISABLE_CLI_TELEMETRY: 'true',
        CI: 'true',
      };
      return { url, logFile, stop, env };
    }
    await wait(250);
  }
  await stop();
  throw new Error(
    `The emulator of AWS did not start: ${(await readFile(logFile, 'utf8')).trim().split('\n').at(-1) ?? ''}`,
  );
};

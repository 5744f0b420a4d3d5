/**
 * Starts the product with empty storage, lets the scorer of the legal data loose on it, and prints the scorer's table and
 * the project's own playbook cases.
 *   npm run eval -- [--data DIR] [any option of the scorer, such as --suites category,unfair]
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocal } from '../../infra/local/start-local.ts';
import { hasLegalData, legalData } from '../support/legal-data.ts';
import { visitorCookie } from '../support/visitor.ts';
import { scorePlaybookCases } from './score-playbook-cases.ts';

const options = process.argv.slice(2);
const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-eval-'));

const score = (url: string, cookie: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const data = options.includes('--data') ? [] : ['--data', path.join(legalData, 'dev')];
    const scorer = path.join(legalData, 'score', 'score.mjs');
    const child = spawn(process.execPath, [scorer, '--base', url, '--cookie', cookie, ...data, ...options], {
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

// The scorer is one visitor who asks thousands of times.
const noLimits = JSON.stringify({ analysesPerDay: 1_000_000, analysesPerAddress: 1_000_000 });

if (!hasLegalData) process.exit(1);
const product = await startLocal({
  port: 0,
  dataDir,
  env: { PUBLIC_MODE: 'true', PUBLIC_LIMITS: noLimits },
  web: false,
});
try {
  const code = await score(product.url, await visitorCookie(product.url));
  process.exitCode = (await scorePlaybookCases(product.url)) ? code : 1;
} finally {
  await product.close();
  await rm(dataDir, { recursive: true, force: true });
}

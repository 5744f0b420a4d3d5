/**
 * Starts the product with empty storage, lets the scorer of the legal data loose on it, and prints the scorer's table and
 * the project's own playbook cases.
 *   npm run eval -- [--gate] [--write] [--data DIR] [any option of the scorer, such as --suites category,unfair]
 *   npm run eval -- --model <id> [--recorded]: what a model is worth and costs, see model/run-model-eval.ts
 * `--gate` fails where a figure of baseline.json has fallen by more than its noise, and passes, saying so, where the
 * legal data is not here; `--write` puts the figures into docs/evaluation.md.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocal } from '../../infra/local/start-local.ts';
import { hasLegalData, legalData } from '../support/legal-data.ts';
import { visitorCookie } from '../support/visitor.ts';
import { compareFigures, describeComparison, type Figure, type Report, writeTable } from './figures.ts';
import { scorePlaybookCases } from './score-playbook-cases.ts';

const given = process.argv.slice(2);
if (given.includes('--model')) {
  await import('./model/run-model-eval.ts');
  process.exit();
}
const isGate = given.includes('--gate');
const isWritten = given.includes('--write');
const options = given.filter((option) => option !== '--gate' && option !== '--write');
const root = path.resolve(import.meta.dirname, '../..');
const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-eval-'));

/** As the project formats its Markdown. */
const format = async (text: string, file: string): Promise<string> => {
  const prettier = await import('prettier');
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
};

const optionAfter = (name: string): string | undefined =>
  options.includes(name) ? options[options.indexOf(name) + 1] : undefined;
/** Where the scorer leaves its report; `--out` names another place. */
const reportFile = optionAfter('--out') ?? path.join(dataDir, 'report.json');

/** Holds the report against the figures reached before; says each, and whether all hold. */
const judge = async (): Promise<boolean> => {
  const baseline = JSON.parse(await readFile(path.join(import.meta.dirname, 'baseline.json'), 'utf8')) as Figure[];
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as Report;
  const suites = optionAfter('--suites')?.split(',');
  const comparisons = compareFigures(baseline, report, (suite) => suites?.includes(suite) ?? true);
  console.info('\n== figures, beside those reached before');
  for (const comparison of comparisons) console.info(describeComparison(comparison));
  // A part of the figures is no table.
  if (isWritten && !suites) {
    const page = path.join(root, 'docs/evaluation.md');
    const day = new Date().toISOString().slice(0, 10);
    await writeFile(page, await format(writeTable(await readFile(page, 'utf8'), comparisons, day), page));
  }
  return comparisons.every(({ hasFallen }) => !hasFallen);
};

const score = (url: string, cookie: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const data = options.includes('--data') ? [] : ['--data', path.join(legalData, 'dev')];
    const scorer = path.join(legalData, 'score', 'score.mjs');
    const out = options.includes('--out') ? [] : ['--out', reportFile];
    const child = spawn(process.execPath, [scorer, '--base', url, '--cookie', cookie, ...data, ...out, ...options], {
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

// The scorer is one visitor who asks thousands of times.
const noLimits = JSON.stringify({
  analysesPerDay: 1_000_000,
  analysesPerAddress: 1_000_000,
  uploadsPerDay: 1_000_000,
  uploadsPerAddress: 1_000_000,
});

if (!hasLegalData) process.exit(isGate ? 0 : 1);
const product = await startLocal({
  port: 0,
  dataDir,
  env: { PUBLIC_MODE: 'true', PUBLIC_LIMITS: noLimits },
  web: false,
});
try {
  const code = await score(product.url, await visitorCookie(product.url));
  const areCasesRight = await scorePlaybookCases(product.url);
  const isHeld = await judge();
  process.exitCode = areCasesRight && (isHeld || !isGate) ? code : 1;
} finally {
  await product.close();
  await rm(dataDir, { recursive: true, force: true });
}

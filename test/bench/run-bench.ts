/**
 * Measures the product on this machine: npm run bench. Times are also given as ratios to something else measured in
 * the same run, because the seconds of two machines do not compare.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { StoredAnalysis } from '../../shared/analysis.ts';
import { routeEntries } from '../../shared/routes.ts';
import { analyseClause } from '../../functions/core/clauses/analyse-clause.ts';
import { playbookQuestion } from '../../functions/core/analysis/playbook-question.ts';
import { renderReport } from '../../functions/core/analysis/render-report.ts';
import { extractText } from '../../functions/core/documents/extract-text.ts';
import { bundleHandlers } from '../../infra/bundle.ts';
import { hasLegalData, legalData } from '../support/legal-data.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { accountCaller } from '../support/account-caller.ts';
import { loadedAtOnce } from '../support/loaded-at-once.ts';
import { startLocalStorage } from '../support/local-storage.ts';
import { meterTable } from '../support/metered-table.ts';
import { seedPlaybooks } from '../support/seed-playbooks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rows: (readonly [string, string])[] = [];
const report = (what: string, figure: string): void => {
  rows.push([what, figure]);
  console.info(`${what.padEnd(64)} ${figure}`);
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The median time of some runs after one that is not counted, in milliseconds. */
const time = async (act: () => Promise<unknown>, runs = 5): Promise<number> => {
  await act();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await act();
    times.push(performance.now() - startedAt);
  }
  return median(times);
};

const options = { contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'moderate' } as const;

const benchEngine = async (): Promise<number> => {
  const clauseMs = await time(() => analyseClause({ clauseText: limitationOfLiability, ...options }), 30);
  report('engine: one clause', `${clauseMs.toFixed(1)} ms, ${Math.round(1000 / clauseMs)} clauses a second`);
  if (!hasLegalData) return clauseMs;
  const directory = path.join(legalData, 'dev', 'contracts');
  const contracts = await Promise.all(
    (await readdir(directory)).map((file) => readFile(path.join(directory, file), 'utf8')),
  );
  const startedAt = performance.now();
  for (const clauseText of contracts) await analyseClause({ clauseText, ...options });
  const seconds = (performance.now() - startedAt) / 1000;
  const characters = contracts.reduce((sum, { length }) => sum + length, 0);
  report(
    `engine: ${contracts.length} whole contracts`,
    `${seconds.toFixed(1)} s, ${Math.round(characters / seconds / 1000)} thousand characters a second`,
  );
  report('engine: peak memory of this process', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  return clauseMs;
};

const hasPdftotext = (): boolean => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const benchDocuments = async (): Promise<void> => {
  if (!hasLegalData) return;
  const files = path.join(legalData, 'dev', 'files');
  const name = (await readdir(files)).find((file) => file.startsWith('pdf-Array'));
  if (!name) return;
  const bytes = new Uint8Array(await readFile(path.join(files, name)));
  const { getDocumentProxy } = await import('unpdf');
  const { numPages } = await getDocumentProxy(bytes.slice());
  const ms = await time(
    () => extractText({ bytes: bytes.slice(), filename: 'a.pdf', deadlineMs: Date.now() + 60_000 }),
    3,
  );
  const perPage = `${(ms / numPages).toFixed(1)} ms a page over ${numPages} pages`;
  if (!hasPdftotext()) {
    report('PDF text', `${perPage} (pdftotext is not here to compare with)`);
    return;
  }
  const theirs = await time(
    async () =>
      Promise.resolve(execFileSync('pdftotext', ['-layout', path.join(files, name), '-'], { stdio: 'ignore' })),
    3,
  );
  report('PDF text', `${perPage}; ${(ms / theirs).toFixed(1)} times pdftotext`);
};

const benchReport = async (clauseMs: number): Promise<void> => {
  const analysis = await analyseClause({ clauseText: limitationOfLiability, ...options });
  const stored: StoredAnalysis = {
    id: 'bench',
    title: 'Bench',
    clauseText: limitationOfLiability,
    contractType: options.contractType,
    riskTolerance: options.riskTolerance,
    usePlaybook: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    analysis,
  };
  let size = 0;
  const ms = await time(async () => {
    size = (await renderReport(stored, { generatedAt: new Date(0) })).byteLength;
  });
  report(
    'PDF report of one clause',
    `${Math.round(ms)} ms (${(ms / clauseMs).toFixed(0)} times its analysis), ${Math.round(size / 1024)} KB`,
  );
};

/** What the most playbooks that may apply cost, read off the same calls that the budgets' test measures. */
const benchPlaybooks = async (): Promise<void> => {
  const storage = await startLocalStorage();
  const meter = await meterTable(storage.tableUrl);
  const text = await readFile(path.join(root, 'web/public/samples/saas-agreement.txt'), 'utf8');
  const [newest] = (await seedPlaybooks({ tableUrl: storage.tableUrl, playbooks: 200, templates: 50, text })).slice(-1);
  const [{ listPlaybooks }, { listTemplates }, { analyzeClause }, { loadGuidance }] = await Promise.all([
    import('../../functions/core/playbook/list-playbooks.ts'),
    import('../../functions/core/template/list-templates.ts'),
    import('../../functions/core/analysis/analyze-clause.ts'),
    import('../../functions/core/playbook/load-guidance.ts'),
  ]);
  const caller = accountCaller();
  const measure = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    const { operations, readUnits, writeUnits } = await meter.measure(act);
    const units = `${readUnits} read and ${writeUnits} write units`;
    report(what, `${operations.length} calls beside the gate’s, ${units}`);
  };
  await measure('200 playbooks: a page of 50', () => listPlaybooks({ caller, limit: 50, cursor: undefined }));
  await measure('200 playbooks: the 50 templates of one', () => listTemplates({ caller, playbookId: newest ?? '' }));
  const request = { clauseText: limitationOfLiability, contractType: options.contractType, usePlaybook: true };
  let run = 0;
  const analyze = () =>
    analyzeClause({ caller, request, idempotencyKey: String((run += 1)), deadlineMs: Date.now() + 60_000 });
  await measure('10 playbooks, 20 templates: an analysis', analyze);
  const { analysis } = await analyze();
  const guidance = await loadGuidance({ caller, contractType: options.contractType });
  const told = playbookQuestion(guidance, analysis).text.length;
  report('10 playbooks, 20 templates: what a model is told of them', `about ${Math.round(told / 4)} tokens`);
  report('10 playbooks, 20 templates: time of an analysis', `${Math.round(await time(analyze))} ms`);
  await meter.close();
  await storage.close();
};

const benchBundles = async (): Promise<void> => {
  const bundles = await bundleHandlers({ outdir: path.join(root, '.local/bundles') });
  for (const [name] of routeEntries) {
    const code = await loadedAtOnce(bundles[name].directory);
    const zipped = gzipSync(code).byteLength;
    report(
      `bundle: ${name}`,
      `${Math.round(code.byteLength / 1000)} KB at once (${Math.round(zipped / 1000)} KB gzip), ${Math.round(bundles[name].bytes / 1000)} KB in all`,
    );
  }
};

const benchStart = async (): Promise<void> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-bench-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'infra/local/start.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      if (/http:\/\/127\.0\.0\.1:\d+/.test(text.toString())) resolve();
    });
  });
  report(
    'start of the local mode, once installed and built',
    `${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  child.kill('SIGINT');
  await new Promise((resolve) => child.on('exit', resolve));
  await rm(dataDir, { recursive: true, force: true });
};

const clauseMs = await benchEngine();
await benchDocuments();
await benchReport(clauseMs);
await benchPlaybooks();
await benchBundles();
if (existsSync(path.join(root, 'infra/local/start.ts'))) await benchStart();

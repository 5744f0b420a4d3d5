/** The clause engine, the reading of documents and the report, without storage or network. */
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Analysis, StoredAnalysis } from '../../shared/analysis.ts';
import { analyseClause, readingOptions, type AnalyseClauseInput } from '../../functions/core/clauses/analyse-clause.ts';
import { createReadings } from '../../functions/core/clauses/kept-readings.ts';
import { loadModels } from '../../functions/core/clauses/recognition/load-model.ts';
import { makeChanges } from '../../functions/core/clauses/rewrite/make-changes.ts';
import { rereadSuggestion } from '../../functions/core/clauses/recheck-suggestion.ts';
import { renderReport } from '../../functions/core/analysis/render-report.ts';
import { extractText } from '../../functions/core/documents/extract-text.ts';
import { readStatements } from '../../functions/core/clauses/statements/read-statements.ts';
import { readText } from '../../functions/core/clauses/reading/read-text.ts';
import { hasLegalData, legalData, realReadings } from '../support/legal-data.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { median, report, time } from './figures.ts';

const options = { contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'moderate' } as const;

const perSecond = (ms: number): string => `${ms.toFixed(1)} ms, ${Math.round(1000 / ms)} clauses a second`;

/** So many real clauses, from all over the set. */
const realCount = 240;

/** Real clauses, each read for its statements, then analysed with its rewrite: a second time, for the first compiles. */
const benchClauses = async (): Promise<void> => {
  const clauses = realReadings(realCount).map(({ text, contractType, partyRole }) => ({
    clauseText: text,
    contractType,
    partyRole,
    riskTolerance: options.riskTolerance,
  }));
  if (!clauses.length) return;
  const readAll = async () => {
    for (const { clauseText, ...asked } of clauses) readStatements(readText(clauseText, asked));
    return Promise.resolve();
  };
  const analyseAll = async () => {
    for (const clause of clauses) await analyseClause(clause);
  };
  report(`engine: reading of ${clauses.length} real clauses, each`, perSecond((await time(readAll)) / clauses.length));
  report(
    `engine: analysis of ${clauses.length} real clauses with its rewrite, each`,
    perSecond((await time(analyseAll, 3)) / clauses.length),
  );
};

/** What a process pays once; the page has it paid before a change is accepted. */
const benchFirst = async (): Promise<number> => {
  const startedAt = performance.now();
  await rereadSuggestion({ clauseText: limitationOfLiability, revisedClause: limitationOfLiability, ...options });
  return performance.now() - startedAt;
};

const benchEngine = async (): Promise<number> => {
  const clauseMs = await time(() => analyseClause({ clauseText: limitationOfLiability, ...options }), 30);
  report('engine: one clause', perSecond(clauseMs));
  if (!hasLegalData) return clauseMs;
  await benchClauses();
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
    `${seconds.toFixed(1)} s, a million characters in ${((seconds * 1e6) / characters).toFixed(1)} s`,
  );
  report('engine: peak memory of this process', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  return clauseMs;
};

/** An accepted change has its score within this on a clause. */
const scoreWithinMs = 300;

/** What stands between accepting a change and its score, storage apart. */
const benchReading = async (clauseMs: number, firstMs: number): Promise<void> => {
  const clause = { clauseText: limitationOfLiability, ...options };
  const { revisedClause } = (await analyseClause(clause)).suggestedImprovement;
  const ms = await time(() => rereadSuggestion({ ...clause, revisedClause }, [], createReadings()), 30);
  report(
    'engine: reading again with all changes accepted',
    `${ms.toFixed(1)} ms, ${(ms / clauseMs).toFixed(1)} times its own reading, ${(ms / scoreWithinMs).toFixed(2)} of what it may take`,
  );
  report(
    'engine: the same as the first reading of a process',
    `${Math.round(firstMs)} ms, ${Math.round(firstMs / ms)} times as long; the page has it done before`,
  );
};

/** Each change of a contract accepted by itself: how long that takes, and how many statements of how many are read for it. */
const acceptEach = async (clause: AnalyseClauseInput, analysis: Analysis) => {
  const ids = [...new Set(analysis.suggestedImprovement.changes.map(({ findingId }) => findingId))];
  const readings = createReadings();
  const models = await loadModels();
  const input = { text: clause.clauseText, options: readingOptions(clause), playbooks: [] };
  const startedAt = performance.now();
  const { memo } = readings.of(input, models);
  const firstMs = performance.now() - startedAt;
  const statements = memo.size;
  const times: number[] = [];
  for (const id of ids) {
    const revisedClause = makeChanges({ clauseText: clause.clauseText, analysis }, new Set([id]));
    const acceptedAt = performance.now();
    await rereadSuggestion({ ...clause, revisedClause }, [], readings);
    times.push(performance.now() - acceptedAt);
  }
  return { firstMs, ms: median(times), statements, read: (memo.size - statements) / ids.length };
};

/** Whole contracts of which one change is accepted: what of them is read again, and how long that takes. */
const benchContracts = async (): Promise<void> => {
  const folder = path.join(legalData, 'dev', 'contracts');
  const real = hasLegalData
    ? (await readdir(folder)).filter((name) => name.startsWith('service-')).map((name) => path.join(folder, name))
    : [];
  for (const file of ['web/public/samples/service-agreement.txt', ...real]) {
    const clauseText = await readFile(file, 'utf8');
    const clause = { clauseText, contractType: 'service-agreement', partyRole: 'client' } as const;
    const analysis = await analyseClause(clause);
    if (!analysis.suggestedImprovement.changes.length) continue;
    // The first time compiles the patterns that the changes are the first to need.
    await acceptEach(clause, analysis);
    const { firstMs, ms, statements, read } = await acceptEach(clause, analysis);
    report(
      `engine: one change accepted in a contract of ${statements} statements`,
      `${Math.round(ms)} ms, ${(ms / firstMs).toFixed(2)} times its first reading; ${read.toFixed(1)} statements read`,
    );
  }
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
    revision: 0,
    decisions: [],
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

const firstMs = await benchFirst();
const clauseMs = await benchEngine();
await benchReading(clauseMs, firstMs);
await benchContracts();
await benchDocuments();
await benchReport(clauseMs);

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newVisitor, productUrl } from '../support/client.ts';
import { hasLegalData, legalData } from '../support/legal-data.ts';
import { runsWhole } from '../support/rounds.ts';

interface Report {
  readonly suites: Record<string, Record<string, { readonly value: string }>>;
  readonly robustFailures: readonly string[];
}

const overRealTexts = hasLegalData ? describe : describe.skip;

overRealTexts('GIVEN real clauses, contracts and documents', () => {
  let directory: string;
  let report: Report;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'clausewise-score-'));
    const out = path.join(directory, 'report.json');
    const { cookie } = await newVisitor();
    const args = [path.join(legalData, 'score', 'score.mjs'), '--base', productUrl(), '--cookie', cookie];
    args.push('--data', path.join(legalData, 'dev'), '--out', out, '--limit', runsWhole ? '24' : '6');
    args.push('--suites', 'tolerance,meta,robust,quality,files', '--timeout', '120000');
    const code = await new Promise((resolve) => spawn(process.execPath, args, { stdio: 'ignore' }).on('exit', resolve));
    expect(code).toBe(0);
    report = JSON.parse(await readFile(out, 'utf8')) as Report;
  }, 400_000);
  afterAll(() => rm(directory, { recursive: true, force: true }));

  const value = (suite: string, metric: string | RegExp): string => {
    const found = Object.entries(report.suites[suite] ?? {}).find(([name]) => name.match(metric));
    return found?.[1].value ?? `no such row: ${suite} ${metric}`;
  };

  it('THEN hostile, tiny, huge and foreign texts are all answered well and the server lives', () => {
    expect(report.robustFailures).toEqual([]);
    expect(value('robust', 'cases passed')).toBe('100.0 %');
    expect(value('robust', 'server answers afterwards')).toBe('yes');
  });

  it('THEN every document gives its known text, a scan text or a clear error, and other types are refused', () => {
    // One document has four pages that are images; their recognised text is right, and no part of its known text.
    expect(parseFloat(value('files', /^PDF\/DOCX text extracted/))).toBeGreaterThanOrEqual(93);
    expect(value('files', /^scan without text layer/)).toBe('100.0 %');
    expect(value('files', /^unaccepted type/)).toBe('100.0 %');
  });

  it('THEN a more cautious reader never gets a lower score or level', () => {
    expect(value('tolerance', /^score conservative/)).toBe('100.0 %');
    expect(value('tolerance', /^riskLevel in the same order/)).toBe('100.0 %');
  });

  it('THEN more one-sided wording never lowers the risk of the side it burdens', () => {
    expect(value('meta', /\(hard\)$/)).toBe('100.0 %');
  });

  it('THEN explanations invent no figure, answers fit the contract, and the same input gives the same analysis', () => {
    expect(value('quality', /^figures in the explanation/)).toMatch(/^0\//);
    expect(value('quality', /^response matches/)).toBe('100.0 %');
    expect(value('quality', /^riskLevel consistent/)).toBe('yes');
    expect(value('quality', /^same input/)).toBe('100.0 %');
  });

  it('THEN no suggested clause reads as riskier or less complete than the original', () => {
    expect(value('quality', /risk not higher$/)).toBe('100.0 %');
    expect(value('quality', /completeness not lower$/)).toBe('100.0 %');
  });
});

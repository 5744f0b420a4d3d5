import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ModelServer, useModelServer } from '../../support/bedrock-server.ts';
import { limitationOfLiability } from '../../support/clauses.ts';
import { hasFallen } from './model-figures.ts';
import { contrastsIn, pointsIn, runRulers, scoresIn } from './run-rulers.ts';

jest.setTimeout(120_000);

describe('what rulers tell', () => {
  it('GIVEN a report of the scorer THEN the figures that are kept of the engine are read, of the suites that were run', () => {
    const figure = { suite: 'nda', metric: 'm', label: 'NDA', figure: 70, unit: '%', noise: 'binomial' } as const;
    const none = { ...figure, suite: 'files', label: 'Files', isLowerBetter: true };
    const report = { suites: { nda: { m: { value: '75.5 %', n: 24 } } } };
    expect(scoresIn(report, [figure, none])).toEqual([{ label: 'NDA', value: 75.5, n: 24, unit: '%', better: 'more' }]);
  });

  it('GIVEN totals of points and the lines of contrasts THEN each is a share of its cases, and nothing of none', () => {
    expect(
      pointsIn({ 'risk points named (high and medium)': [3, 4], 'severity as the lawyer gave it': [0, 0] }),
    ).toEqual([{ label: 'points: risk points named (high and medium)', value: 75, n: 4, unit: '%', better: 'more' }]);
    expect(contrastsIn('favour: a  60.0 %  2 against 3\nall contrasts             61.5 %  26 pairs\n')).toMatchObject([
      { value: 61.5, n: 26 },
    ]);
    expect(contrastsIn('nothing')).toEqual([]);
  });
});

/** A ruler as short as one can be: it asks for an analysis of each line and tells in how many what the model said is proved. */
const ruler = (print: string) => `
import fs from 'node:fs';
const after = (name) => process.argv[process.argv.indexOf(name) + 1];
const lines = (file) => fs.readFileSync(file, 'utf8').split('\\n').filter(Boolean).map((line) => JSON.parse(line));
const isSaid = async ({ text }) => {
  const body = { clauseText: text, contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'moderate' };
  const answer = await fetch(after('--base') + '/api/analyze', { method: 'POST', body: JSON.stringify(body) });
  const { risks } = (await answer.json()).analysis;
  return risks.some(({ verified, description }) => verified && description.includes('It is worth a second look.'));
};
const named = async (file) => {
  const all = [];
  for (const line of lines(file)) all.push(await isSaid(line));
  return [all.filter(Boolean).length, all.length];
};
${print}
`;

describe('rulers of our own, held against what the product makes of played answers', () => {
  let data: string;
  let standIn: ModelServer;
  beforeAll(async () => {
    standIn = await useModelServer();
    data = await mkdtemp(path.join(tmpdir(), 'clausewise-rulers-test-'));
    await Promise.all([mkdir(path.join(data, 'score')), mkdir(path.join(data, 'dev'))]);
    // Lengths of two turns: sound words, and words that stand nowhere. The stop is no part of a turn's length.
    const text = (length: number) => `${limitationOfLiability}${' '.repeat(length)}`;
    const base = limitationOfLiability.length;
    const sound = JSON.stringify({ text: text((5 - (base % 5)) % 5) });
    const invented = JSON.stringify({ text: text((7 - (base % 5)) % 5) });
    const files = {
      'dev/points.jsonl': [sound, invented, sound].join('\n'),
      'dev/contrasts.jsonl': sound,
      'score/score.mjs': ruler("fs.writeFileSync(after('--out'), JSON.stringify({ suites: { nda: {} } }));"),
      'score/points.mjs': ruler(
        "fs.writeFileSync(after('--out'), JSON.stringify({ total: { 'risk points named (high and medium)': await named(after('--data')) } }));",
      ),
      'score/contrasts.mjs': ruler(
        "const [hits, of] = await named(after('--data')); console.log('all contrasts ' + (100 * hits) / of + ' %  ' + of + ' pairs');",
      ),
    };
    await Promise.all(Object.entries(files).map(([name, words]) => writeFile(path.join(data, name), words)));
  });
  afterAll(async () => {
    await standIn.close();
    await rm(data, { recursive: true, force: true });
  });

  it('THEN each figure stands beside that of the engine alone, with what the answers were worth and took', async () => {
    const figures = await runRulers({ modelId: 'anthropic.claude-sonnet-5', data, cases: 2, standIn });
    const value = (label: string) => figures.find((one) => one.label === `rulers, ${label}`)?.value;
    // Of the three points two were tried, and what is said of one of them stands nowhere.
    expect(value('points: risk points named (high and medium), by the engine alone')).toBe(0);
    expect(value('points: risk points named (high and medium), with the model')).toBe(50);
    expect(value('contrasts: pairs in the right order, with the model')).toBe(100);
    expect(figures.find(({ label }) => label === 'rulers, answered by the engine alone')).toMatchObject({
      value: 0,
      of: 3,
    });
    expect(figures.find(({ label }) => label === 'rulers, findings not verified')).toMatchObject({ value: 1, of: 3 });
    expect(value('cost of an analysis')).toBeGreaterThan(0);
    expect(value('output, all calls')).toBe(3 * 800);
  });

  it('THEN a figure that chance may move is worse only beyond that', () => {
    const before = { label: 'a', value: 60, unit: '%', better: 'more' } as const;
    expect(hasFallen({ ...before, value: 56, noise: 5 }, before)).toBe(false);
    expect(hasFallen({ ...before, value: 54, noise: 5 }, before)).toBe(true);
  });
});

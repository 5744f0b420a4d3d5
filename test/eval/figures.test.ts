import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compareFigures, describeComparison, type Figure, noiseOf, type Report, writeTable } from './figures.ts';

const baseline = JSON.parse(readFileSync(path.join(import.meta.dirname, 'baseline.json'), 'utf8')) as Figure[];

/** A report in which every figure is what it was, but for those changed. */
const reportOf = (change: (figure: Figure) => number, n = 100): Report => ({
  suites: Object.fromEntries(
    [...new Set(baseline.map(({ suite }) => suite))].map((suite) => [
      suite,
      Object.fromEntries(
        baseline
          .filter((figure) => figure.suite === suite)
          .map((figure) => [figure.metric, { value: `${change(figure)} %`, n }]),
      ),
    ]),
  ),
});
const fallen = (report: Report) =>
  compareFigures(baseline, report)
    .filter(({ hasFallen }) => hasFallen)
    .map(({ figure }) => figure.metric);

describe('the gate', () => {
  it('GIVEN the figures reached before, or better ones THEN none has fallen', () => {
    expect(fallen(reportOf(({ figure }) => figure))).toEqual([]);
    expect(fallen(reportOf(({ figure, isLowerBetter }) => (isLowerBetter ? figure : figure * 1.01)))).toEqual([]);
  });

  it.each(baseline.map((figure) => [figure.label, figure] as const))(
    'GIVEN %s falls by more than its noise THEN that figure alone has fallen, and no smaller fall counts',
    (_, lowered) => {
      const noise = noiseOf(lowered, 100);
      const by = (fall: number) => (figure: Figure) =>
        figure === lowered ? figure.figure + (figure.isLowerBetter ? fall : -fall) : figure.figure;
      const more = noise + (lowered.unit === '' ? 0.01 : 0.5);
      expect(fallen(reportOf(by(more)))).toEqual([lowered.metric]);
      expect(fallen(reportOf(by(noise * 0.9)))).toEqual([]);
      const [line] = compareFigures([lowered], reportOf(by(more))).map(describeComparison);
      expect(line).toMatch(/^FALLEN/);
    },
  );

  it('GIVEN a figure is not in the report, or no number THEN it has fallen, unless its suite was not asked for', () => {
    expect(compareFigures(baseline, { suites: {} }).every(({ hasFallen }) => hasFallen)).toBe(true);
    expect(compareFigures(baseline, { suites: {} }, (suite) => suite === 'nda')).toHaveLength(1);
    expect(fallen(reportOf(() => Number.NaN))).toHaveLength(baseline.length);
  });

  it('GIVEN a share of n cases THEN its noise is the standard error of n draws', () => {
    const share: Figure = { suite: 's', metric: 'm', label: 'l', figure: 75, unit: '%', noise: 'binomial' };
    expect(noiseOf(share, 48)).toBeCloseTo(6.25, 2);
    expect(noiseOf({ ...share, noise: 'none' }, 48)).toBe(0);
  });

  it('GIVEN a page with a place for it THEN the table stands there with its day, and nothing else changes', () => {
    const page = 'Before\n<!-- figures: npm run eval -- --write -->\nold\n<!-- end of figures -->\nAfter\n';
    const table = writeTable(
      page,
      compareFigures(
        baseline,
        reportOf(({ figure }) => figure),
      ),
      '2026-01-31',
    );
    expect(table).toMatch(/^Before\n[^]*2026-01-31[^]*Published[^]*\nAfter\n$/);
    expect(table).not.toContain('old');
    expect(() => writeTable('nothing', [], '2026-01-31')).toThrow('no place between');
  });
});

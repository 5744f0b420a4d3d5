/** What the scorer measured: by suite and metric its value as it prints it, of how many cases. */
export interface Report {
  readonly suites: Readonly<
    Record<string, Readonly<Record<string, { readonly value: string | number; readonly n: number }>>>
  >;
}

/** A figure that must not fall, as `baseline.json` keeps it. */
export interface Figure {
  readonly suite: string;
  readonly metric: string;
  /** How docs/evaluation.md calls it. */
  readonly label: string;
  /** Reached before: a share in per cent, an area, or a count of what must not be. */
  readonly figure: number;
  readonly unit: '%' | '' | 'cases';
  /** Whether a smaller figure is the better one. */
  readonly isLowerBetter?: boolean;
  /**
   * What chance decides: `none` where every case must hold, `binomial` where one case more or less is one draw of as many
   * as the suite has.
   */
  readonly noise: 'none' | 'binomial';
  /** What others published for such a task, with where. */
  readonly published?: string;
}

/** The number in a value of the scorer: `74.9 %`, `0.92`, `0/39`. */
export const numberIn = (value: string | number): number => Number.parseFloat(String(value));

/**
 * How far a figure may fall by chance, in its own unit: one standard error of a share of `n` cases, the square root of
 * p(1 - p)/n. Averages over kinds and areas under a curve vary about as much as the shares they are made of.
 */
export const noiseOf = ({ figure, unit, noise }: Figure, n: number): number => {
  if (noise === 'none' || n <= 0) return 0;
  const scale = unit === '%' ? 100 : 1;
  const share = Math.min(1, Math.max(0, figure / scale));
  return scale * Math.sqrt((share * (1 - share)) / n);
};

export interface Comparison {
  readonly figure: Figure;
  /** Undefined where the report does not have it. */
  readonly measured: number | undefined;
  readonly n: number;
  readonly noise: number;
  readonly hasFallen: boolean;
}

/**
 * Holds what was measured against what was reached before.
 * @param suites the suites that were run; figures of others are left out
 */
export const compareFigures = (
  baseline: readonly Figure[],
  { suites }: Report,
  isRun: (suite: string) => boolean = () => true,
): readonly Comparison[] =>
  baseline
    .filter(({ suite }) => isRun(suite))
    .map((figure) => {
      const found = suites[figure.suite]?.[figure.metric];
      if (!found) return { figure, measured: undefined, n: 0, noise: 0, hasFallen: true };
      const measured = numberIn(found.value);
      const noise = noiseOf(figure, found.n);
      const worse = figure.isLowerBetter ? measured - figure.figure : figure.figure - measured;
      // A value that is no number is no figure that holds.
      return { figure, measured, n: found.n, noise, hasFallen: !(worse <= noise + 1e-9) };
    });

const shown = (value: number, unit: Figure['unit']): string =>
  unit === '%' ? `${value.toFixed(1)} %` : unit === '' ? value.toFixed(2) : String(value);

/** A line for each figure: what it was, is and may fall to. */
export const describeComparison = ({ figure, measured, n, noise, hasFallen }: Comparison): string =>
  `${hasFallen ? 'FALLEN' : 'holds '}  ${figure.label}: ${measured === undefined ? 'not measured' : shown(measured, figure.unit)}, before ${shown(figure.figure, figure.unit)}${noise > 0 ? ` ± ${shown(noise, figure.unit)} (n = ${n})` : ''}`;

const opening = '<!-- figures: npm run eval -- --write -->';
const closing = '<!-- end of figures -->';

/**
 * A page with the table of what was measured.
 * @param day the day it was measured, as YYYY-MM-DD
 * @throws Error where the page has no place for it
 */
export const writeTable = (page: string, comparisons: readonly Comparison[], day: string): string => {
  const [from, to] = [page.indexOf(opening), page.indexOf(closing)];
  if (from < 0 || to < from) throw new Error(`The page has no place between ${opening} and ${closing}.`);
  const rows = comparisons.map(
    ({ figure, measured, n }) =>
      `| ${figure.label} | ${measured === undefined ? 'not measured' : shown(measured, figure.unit)} | ${n} | ${figure.published ?? ''} |`,
  );
  const table = [
    `| Measured on ${day} | Result | Cases | Published for such a task |`,
    '| --- | --- | --- | --- |',
    ...rows,
  ];
  return `${page.slice(0, from)}${opening}\n\n${table.join('\n')}\n\n${page.slice(to)}`;
};

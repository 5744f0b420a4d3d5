import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ModelServer } from '../../support/bedrock-server.ts';
import type { Figure, Report } from '../figures.ts';
import { numberIn } from '../figures.ts';
import { collectLines } from './collect-lines.ts';
import { type CallLine, type ModelFigure, type ReviewLine, soundnessOf } from './model-figures.ts';
import { startRulerServer } from './ruler-server.ts';

/*
 * The three rulers of the legal data - labels and pairs, experts' points, contrasts - held against what the product makes of
 * a model's answers, beside what the engine says alone.
 */

/** Suites of the scorer that ask for analyses alone; the others ask for playbooks, uploads or hostile texts. */
const suites = ['category', 'unfair', 'missing', 'nda', 'quality'] as const;

/** What experts' points measure that a model may change, by the ruler's own names. */
const pointMeasures: Readonly<Record<string, ModelFigure['better']>> = {
  'risk points named (high and medium)': 'more',
  'risks reported that the lawyer would raise': 'more',
  'risks reported that are misreadings (must be 0)': 'less',
  'severity as the lawyer gave it': 'more',
  'gaps named (critical and important)': 'more',
  'risk level a lawyer could defend': 'more',
  'fair clauses without a medium or high risk': 'more',
  'redraft: all three (usable)': 'more',
};

type Points = Readonly<Record<string, readonly [hits: number, of: number]>>;

/** What the rulers measured, in per cent or as an area, each with how many cases it is of. */
export interface Measured {
  readonly label: string;
  readonly value: number;
  readonly n: number;
  readonly unit: '%' | 'area' | 'cases';
  readonly better: ModelFigure['better'];
}

/** The figures of the scorer's report that the evaluation of the engine keeps, of the suites that were run. */
export const scoresIn = (report: Report, baseline: readonly Figure[]): readonly Measured[] =>
  baseline.flatMap(({ suite, metric, label, unit, isLowerBetter }) => {
    const found = report.suites[suite]?.[metric];
    return found
      ? [
          {
            label,
            value: numberIn(found.value),
            n: found.n,
            unit: unit === '' ? ('area' as const) : unit,
            better: isLowerBetter ? ('less' as const) : ('more' as const),
          },
        ]
      : [];
  });

/** The shares of experts' points that were met. */
export const pointsIn = (total: Points): readonly Measured[] =>
  Object.entries(pointMeasures).flatMap(([name, better]) => {
    const [hits, of] = total[name] ?? [0, 0];
    return of > 0 ? [{ label: `points: ${name}`, value: (100 * hits) / of, n: of, unit: '%' as const, better }] : [];
  });

/** The share of pairs that the contrasts' last line tells. */
export const contrastsIn = (printed: string): readonly Measured[] => {
  const [, value, pairs] = /^all contrasts\s+([\d.]+) %\s+(\d+) pairs/m.exec(printed) ?? [];
  return value === undefined
    ? []
    : [
        {
          label: 'contrasts: pairs in the right order',
          value: Number(value),
          n: Number(pairs),
          unit: '%',
          better: 'more',
        },
      ];
};

/** One figure for the engine alone and one with the model; by chance the second moves by a standard error of its share. */
const beside = (alone: readonly Measured[], together: readonly Measured[]): readonly ModelFigure[] =>
  together.flatMap(({ label, value, n, unit, better }) => {
    const own = alone.find((one) => one.label === label);
    const scale = unit === '%' ? 100 : 1;
    const share = Math.min(1, Math.max(0, value / scale));
    const noise = unit === 'cases' || n === 0 ? 0 : scale * Math.sqrt((share * (1 - share)) / n);
    return [
      ...(own ? [{ label: `${label}, by the engine alone`, value: own.value, unit }] : []),
      { label: `${label}, with the model`, value, unit, noise, ...(better && { better }) },
    ];
  });

const run = promisify(execFile);

interface RulersOptions {
  readonly modelId: string;
  /** Where the rulers lie, with their data. */
  readonly data: string;
  /** As many cases of each kind are tried; all where it is 0. */
  readonly cases: number;
  /** Plays answers in the model's place; left out, Bedrock itself is asked, which costs money. */
  readonly standIn?: ModelServer | undefined;
}

/** The first lines of a ruler's data, as many of each contrast where it has such. */
const fewer = (lines: readonly string[], cases: number): readonly string[] => {
  if (cases === 0) return lines;
  const taken = new Map<string, number>();
  return lines.filter((line) => {
    const { contrast = '', side = '' } = JSON.parse(line) as { readonly contrast?: string; readonly side?: string };
    const kind = `${contrast}/${side}`;
    taken.set(kind, (taken.get(kind) ?? 0) + 1);
    return taken.get(kind)! <= cases;
  });
};

/** Holds each ruler against the product, one after the other; `url` is where it answers. */
const measure = async ({ data, cases, standIn }: RulersOptions, url: string): Promise<readonly Measured[]> => {
  const scratch = await mkdtemp(path.join(tmpdir(), 'clausewise-rulers-'));
  const rulers = path.join(data, 'score');
  const node = (script: string, ...options: readonly string[]) =>
    run(process.execPath, [path.join(rulers, script), '--base', url, ...options], { maxBuffer: 1e8 });
  const sample = async (file: string): Promise<string> => {
    const lines = (await readFile(path.join(data, 'dev', file), 'utf8')).split('\n').filter(Boolean);
    const few = path.join(scratch, file);
    await writeFile(few, fewer(lines, cases).join('\n'));
    return few;
  };
  try {
    const [scores, points] = [path.join(scratch, 'scores.json'), path.join(scratch, 'points.json')];
    await node(
      'score.mjs',
      ...['--data', path.join(data, 'dev'), '--suites', suites.join(','), '--out', scores],
      ...(cases > 0 ? ['--limit', String(cases)] : []),
      // The stand-in is told its next answer before each call.
      ...['--concurrency', standIn ? '1' : '4'],
    );
    await node('points.mjs', '--data', await sample('points.jsonl'), '--out', points);
    const { stdout } = await node('contrasts.mjs', '--data', await sample('contrasts.jsonl'));
    const baseline = JSON.parse(
      await readFile(path.join(import.meta.dirname, '../baseline.json'), 'utf8'),
    ) as readonly Figure[];
    return [
      ...scoresIn(JSON.parse(await readFile(scores, 'utf8')) as Report, baseline),
      ...pointsIn((JSON.parse(await readFile(points, 'utf8')) as { readonly total: Points }).total),
      ...contrastsIn(stdout),
    ];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

/**
 * What a model is worth by the rulers, and what that took. Where the client of Bedrock calls is read when it is first
 * loaded: set it before.
 */
export const runRulers = async (options: RulersOptions): Promise<readonly ModelFigure[]> => {
  const server = await startRulerServer(options.standIn);
  const measureWith = (model: string) => {
    process.env['BEDROCK_MODEL_ID'] = model;
    return measure(options, server.url);
  };
  try {
    const alone = await measureWith('');
    const { result: together, lines } = await collectLines(() => measureWith(options.modelId));
    const of = (event: string) => lines.filter((line) => line['event'] === event);
    const reviews = of('modelReview') as unknown as readonly ReviewLine[];
    const calls = of('modelCall') as unknown as readonly CallLine[];
    const { microDollars } = server.taken();
    return [...beside(alone, together), ...soundnessOf({ reviews, calls, microDollars })].map((figure) => ({
      ...figure,
      label: `rulers, ${figure.label}`,
    }));
  } finally {
    await server.close();
  }
};

/*
 * Learns what a statement bears on the reader's side and writes `bearings.json` into the folder above. Run by hand, after
 * a change to rules, statements or features:
 *   CLAUSE_DATA=<folder of the labelled clauses> node functions/core/clauses/bearing/training/train-bearings.ts
 * It reads the annotated clauses beside it, the labels that their other side and clauses of real contracts were given, and,
 * where given, the points of the development set. What it says of itself comes from folds that leave a whole batch out: its
 * clauses were written by somebody else. Nothing is drawn at random.
 * Real clauses: CUAD v1 and ACORD, The Atticus Project, CC BY 4.0; only places and labels stand in this folder, not their words.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sigmoid } from '../../recognition/linear-model.ts';
import { type Bearing, bearings, type BearingName, type PackedBearings } from '../bearing-model.ts';
import {
  type ClauseBearing,
  clauseLevel,
  clauseLikelihood,
  clauseSums,
  type ClauseSums,
  type ClauseWeights,
} from '../weigh-clause.ts';
import type { RiskLevel } from '../../../../../shared/analysis.ts';
import { type Example, fitLogistic, type Fitted, logitOf } from './fit-logistic.ts';
import { fitSums } from './fit-sums.ts';
import { commonNames, isLearnedFrom, packNames, weightUnit } from './pack-names.ts';
import { type Row, rows } from './read-rows.ts';

/** A name that fewer statements have tells nothing that will come again. */
const leastStatements = 4;
/** The cost at which statements of batches left out were told best, of 20, 50 and 100. */
const penalty = 50;

const vocabulary = commonNames(rows, () => leastStatements);
const places = new Map(vocabulary.map((name, at) => [name, at]));
const featuresByRow = rows.map(({ names }) => names.flatMap((name) => places.get(name) ?? []));
/** Features that rules give; they are tuned to some of these clauses, and tell more there than of new ones. */
const isOfRules = vocabulary.map((name) => /^(?:rule:|clause:(?:ruled|against-other|praised))/.test(name));
const seenBy = (bearing: BearingName, row: number): readonly number[] =>
  bearing === 'wording' ? featuresByRow[row]!.filter((feature) => !isOfRules[feature]) : featuresByRow[row]!;

const fit = (bearing: BearingName, isUsed: (row: Row) => boolean): Fitted =>
  fitLogistic(
    rows.flatMap((row, at): Example[] => {
      const truth = row.truth[bearing];
      return truth === undefined || !isUsed(row) ? [] : [{ features: seenBy(bearing, at), truth, weight: 1 }];
    }),
    vocabulary.length,
    penalty,
  );

/** The chance that a statement which is ranks before one which is not. */
const rankOf = (scored: readonly (readonly [number, boolean])[]): number => {
  const sorted = scored.toSorted((a, b) => a[0] - b[0]);
  const positives = sorted.filter(([, truth]) => truth).length;
  const ranks = sorted.reduce((sum, [, truth], at) => sum + (truth ? at + 1 : 0), 0);
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (sorted.length - positives));
};

/** How many folds leave batches out; each batch is left out whole. */
const foldCount = 10;

const batchNames = [...new Set(rows.map(({ batch }) => batch))].sort();
const foldOf = new Map(batchNames.map((batch, at) => [batch, at % foldCount]));

/** How likely each statement is what a bearing says, by weights that never saw its batch. */
const unseenLikelihoods = (bearing: BearingName): number[] => {
  const fitted = Array.from({ length: foldCount }, (_, fold) =>
    fit(bearing, ({ batch }) => foldOf.get(batch) !== fold && isLearnedFrom(batch)),
  );
  return rows.map(({ batch }, at) => sigmoid(logitOf(fitted[foldOf.get(batch)!]!, seenBy(bearing, at))));
};

const unseen = bearings.map((bearing) => [bearing, unseenLikelihoods(bearing)] as const);

for (const [bearing, likelihoods] of unseen)
  for (const batch of batchNames) {
    const scored = rows.flatMap((row, at) => {
      const truth = row.truth[bearing];
      return truth === undefined || row.batch !== batch ? [] : [[likelihoods[at]!, truth] as const];
    });
    const line = [0.4, 0.5, 0.6].map((from) => {
      const named = scored.filter(([likelihood]) => likelihood >= from);
      const right = named.filter(([, truth]) => truth).length;
      const all = scored.filter(([, truth]) => truth).length;
      return `from ${from}: ${named.length} named, ${Math.round((100 * right) / named.length)} % right, ${Math.round((100 * right) / all)} % of ${all}`;
    });
    console.error(`${bearing} ${batch}: rank ${rankOf(scored).toFixed(3)}; ${line.join('; ')}`);
  }

/** A side's view of a clause whose level a lawyer gave. */
interface LevelledView {
  readonly batch: string;
  readonly levels: readonly RiskLevel[];
  readonly sums: ClauseSums;
}

const views = [...Map.groupBy(rows.keys(), (at) => rows[at]!.view).values()].flatMap((statements): LevelledView[] => {
  const { batch, levels } = rows[statements[0]!]!;
  const weighed = statements.map(
    (at) =>
      Object.fromEntries(unseen.map(([bearing, likelihoods]) => [bearing, likelihoods[at]!])) as unknown as Bearing,
  );
  return levels ? [{ batch, levels, sums: clauseSums(weighed) }] : [];
});

/** What a lawyer's levels say of a clause: undefined where they leave it open. */
const levelTruths: Readonly<Record<keyof ClauseBearing, (levels: readonly RiskLevel[]) => boolean | undefined>> = {
  raised: (levels) => (levels.includes('low') ? (levels.length > 1 ? undefined : false) : true),
  grave: (levels) => (levels.includes('high') ? (levels.length > 1 ? undefined : true) : false),
};

const fitClause = (name: keyof ClauseBearing, isUsed: (view: LevelledView) => boolean): ClauseWeights =>
  fitSums(
    views.flatMap((view) => {
      const truth = levelTruths[name](view.levels);
      return truth === undefined || !isUsed(view) ? [] : [{ sums: view.sums, truth }];
    }),
  );

for (const batch of batchNames) {
  const here = views.filter((view) => view.batch === batch);
  if (!here.length) continue;
  const isElsewhere = (view: LevelledView): boolean => view.batch !== batch && isLearnedFrom(view.batch);
  const weights = { raised: fitClause('raised', isElsewhere), grave: fitClause('grave', isElsewhere) };
  const ranks = (['raised', 'grave'] as const).map((name) => {
    const scored = here.flatMap(({ levels, sums }) => {
      const truth = levelTruths[name](levels);
      return truth === undefined ? [] : [[clauseLikelihood(sums, weights[name]), truth] as const];
    });
    return `${name} ${rankOf(scored).toFixed(3)}`;
  });
  const right = here.filter(({ levels, sums }) =>
    levels.includes(
      clauseLevel({ raised: clauseLikelihood(sums, weights.raised), grave: clauseLikelihood(sums, weights.grave) }),
    ),
  ).length;
  console.error(
    `clauses of ${batch}: rank ${ranks.join(', ')}; level ${Math.round((100 * right) / here.length)} % of ${here.length}`,
  );
}

const isUsed = ({ batch }: { readonly batch: string }): boolean => isLearnedFrom(batch);
writeFileSync(
  fileURLToPath(new URL('../clause-weights.json', import.meta.url)),
  `${JSON.stringify({ raised: fitClause('raised', isUsed), grave: fitClause('grave', isUsed) }, null, 2)}\n`,
);

const { names, regressions } = packNames(
  vocabulary,
  bearings.map((bearing) => fit(bearing, ({ batch }) => isLearnedFrom(batch))),
);
const packed: PackedBearings = {
  weightUnit,
  names,
  bearings: Object.fromEntries(
    bearings.map((bearing, at) => [bearing, regressions[at]!]),
  ) as PackedBearings['bearings'],
};
writeFileSync(fileURLToPath(new URL('../bearings.json', import.meta.url)), `${JSON.stringify(packed)}\n`);
console.error(`${rows.length} statements, ${names.split('|').length} names, ${JSON.stringify(packed).length} bytes`);

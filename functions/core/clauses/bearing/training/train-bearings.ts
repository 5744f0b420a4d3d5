/*
 * Learns what a statement bears on the reader's side and writes `bearings.json` into the folder above. Run by hand, after
 * a change to rules, statements or features:
 *   CLAUSE_DATA=<folder of the labelled clauses> node functions/core/clauses/bearing/training/train-bearings.ts
 * It reads the annotated clauses beside it, the labels that their other side and clauses of real contracts were given, and,
 * where given, the points of the development set. What it says of itself comes from folds that leave a whole batch out: its
 * clauses were written by somebody else. Nothing is drawn at random.
 * Real clauses: CUAD v1 and ACORD, The Atticus Project, CC BY 4.0; only places and labels stand in this folder, not their words.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PartyRole } from '../../../../../shared/contracts.ts';
import { findStated } from '../../findings/find-stated.ts';
import { loadLikeness } from '../../recognition/issue-likeness.ts';
import { sigmoid } from '../../recognition/linear-model.ts';
import { bearings, type BearingName, type PackedBearings } from '../bearing-model.ts';
import { featuresOf } from '../weigh-statements.ts';
import { type Example, fitLogistic, type Fitted, logitOf } from './fit-logistic.ts';
import { commonNames, isLearnedFrom, packNames, weightUnit } from './pack-names.ts';

const likeness = await loadLikeness();

interface Point {
  readonly severity?: 'high' | 'medium' | 'low';
  readonly quote: string;
}

/** A clause with what a lawyer of one side would raise, and perhaps one of the other. */
interface AnnotatedClause {
  readonly id: string;
  readonly contractType: string;
  readonly partyRole: PartyRole;
  readonly text: string;
  readonly tags?: readonly string[];
  readonly risks: readonly Point[];
  readonly alsoRisks?: readonly Point[];
  readonly benefits?: readonly Point[];
  readonly sameFor?: {
    readonly partyRole: PartyRole;
    readonly risks?: readonly Point[];
    readonly level: string | readonly string[];
  };
}

/** A statement as one side sees it, with what it is to that side; undefined where nobody said. */
interface Row {
  readonly batch: string;
  readonly clause: string;
  readonly isFair: boolean;
  readonly names: readonly string[];
  readonly truth: Readonly<Record<BearingName, boolean | undefined>>;
}

/** A name that fewer statements have tells nothing that will come again. */
const leastStatements = 4;
/** The cost at which statements of batches left out were told best, of 20, 50 and 100. */
const penalty = 50;

const here = fileURLToPath(new URL('./clauses', import.meta.url));
const points = process.env['CLAUSE_DATA'] && join(process.env['CLAUSE_DATA'], 'dev', 'points.jsonl');

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\n').filter(Boolean);

const readLines = (path: string): AnnotatedClause[] => linesOf(path).map((line) => JSON.parse(line) as AnnotatedClause);

const batches: readonly (readonly [batch: string, clauses: readonly AnnotatedClause[]])[] = [
  ...readdirSync(here)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => [file.replace(/\.jsonl$/, ''), readLines(join(here, file))] as const),
  ...(points && existsSync(points) ? [['points', readLines(points)] as const] : []),
];

/** Whether somebody said what the other side would raise; of a clause that is low for it, nothing. */
const isAnnotated = ({ risks, level }: NonNullable<AnnotatedClause['sameFor']>): boolean =>
  (risks?.length ?? 0) > 0 || [level].flat().every((one) => one === 'low');

const rowsOf = (batch: string, clause: AnnotatedClause): Row[] => {
  const { text, contractType, sameFor } = clause;
  const views = [
    {
      partyRole: clause.partyRole,
      raised: [...clause.risks, ...(clause.alsoRisks ?? [])],
      kept: clause.benefits,
    },
    ...(sameFor && isAnnotated(sameFor)
      ? [{ partyRole: sameFor.partyRole, raised: sameFor.risks ?? [], kept: undefined }]
      : []),
  ];
  return views.flatMap(({ partyRole, raised, kept }) => {
    const stated = findStated(text, { contractType, partyRole, riskTolerance: 'moderate' }, likeness);
    const stands = (point: Point, { start, end }: { readonly start: number; readonly end: number }): boolean => {
      const from = text.indexOf(point.quote);
      return from < end && start < from + point.quote.length;
    };
    return featuresOf(stated).map((names, at): Row => {
      const statement = stated.statements[at]!;
      const here = raised.filter((point) => stands(point, statement));
      return {
        batch,
        clause: clause.id,
        isFair: clause.tags?.includes('fair') ?? false,
        names,
        truth: {
          burden: here.length > 0,
          wording: here.length > 0,
          grave: here.some(({ severity }) => severity === 'high'),
          benefit: kept && kept.some((point) => stands(point, statement)),
        },
      };
    });
  });
};

/** A passage of a clause and what it is to a side: a burden by its weight, or a term to keep. */
interface Label {
  readonly start: number;
  readonly end: number;
  readonly is: 'high' | 'medium' | 'low' | 'benefit';
}

const labelOf: Readonly<Record<string, Label['is']>> = { H: 'high', M: 'medium', L: 'low', '+': 'benefit' };

/** Characters by which a passage must reach into a statement to be of it. */
const leastReach = 4;

/** A side's view of a clause whose every statement somebody labelled: `0-120:H 121-180:+`. */
interface LabelledView {
  readonly partyRole: PartyRole;
  readonly marks: string;
}

/** A clause that was written with labels for both sides. */
interface TwoSidedClause {
  readonly id: string;
  readonly contractType: string;
  readonly text: string;
  readonly views: readonly LabelledView[];
}

const labelledRows = (
  batch: string,
  { id, contractType, text }: Omit<TwoSidedClause, 'views'>,
  { partyRole, marks }: LabelledView,
): Row[] => {
  const labels = [...marks.matchAll(/(\d+)-(\d+):([HML+])/g)].map(([, start, end, mark]): Label => ({
    start: Number(start),
    end: Number(end),
    is: labelOf[mark!]!,
  }));
  const stated = findStated(text, { contractType, partyRole, riskTolerance: 'moderate' }, likeness);
  return featuresOf(stated).map((names, at): Row => {
    const { start, end } = stated.statements[at]!;
    const here = labels.filter((label) => label.start + leastReach < end && start + leastReach < label.end);
    const isBurden = here.some(({ is }) => is !== 'benefit');
    return {
      batch,
      clause: id,
      isFair: false,
      names,
      truth: {
        burden: isBurden,
        wording: isBurden,
        grave: here.some(({ is }) => is === 'high'),
        benefit: here.some(({ is }) => is === 'benefit'),
      },
    };
  });
};

const labelFolder = fileURLToPath(new URL('./labels', import.meta.url));
const labelFiles = readdirSync(labelFolder).filter((file) => file.endsWith('.tsv'));
const realTexts = new Map(
  ['acord.jsonl', 'clauses.jsonl']
    .map((file) => join(process.env['CLAUSE_DATA'] ?? '', 'rest', file))
    .filter((path) => existsSync(path))
    .flatMap((path) => linesOf(path).map((line) => JSON.parse(line) as { id: string; text: string }))
    .map(({ id, text }) => [id, text]),
);
const annotatedTexts = new Map(
  batches.flatMap(([batch, clauses]) => clauses.map(({ id, text }) => [`${batch}/${id}`, text] as const)),
);
const allTexts: ReadonlyMap<string, string> = new Map<string, string>([...realTexts, ...annotatedTexts]);
const textOf = (id: string): string | undefined => allTexts.get(id);

/** A line of a file of labels: which clause, for which side, and what its statements are to it. */
const rowsOfLine = (batch: string, line: string): Row[] => {
  const [id = '', contractType = '', partyRole = '', marks = ''] = line.split('\t');
  const text = textOf(id);
  // The other side of a clause is left out with its batch.
  const from = /^(batch-\w+)\//.exec(id)?.[1] ?? batch;
  return text === undefined
    ? []
    : labelledRows(from, { id, contractType, text }, { partyRole: partyRole as PartyRole, marks });
};

const twoSidedFolder = fileURLToPath(new URL('./two-sided', import.meta.url));
const nameOf = (file: string): string => file.replace(/\.\w+$/, '');

const rows = [
  ...batches.flatMap(([batch, clauses]) => clauses.flatMap((clause) => rowsOf(batch, clause))),
  ...readdirSync(twoSidedFolder).flatMap((file) =>
    linesOf(join(twoSidedFolder, file))
      .map((line) => JSON.parse(line) as TwoSidedClause)
      .flatMap((clause) => clause.views.flatMap((view) => labelledRows(nameOf(file), clause, view))),
  ),
  ...labelFiles.flatMap((file) => linesOf(join(labelFolder, file)).flatMap((line) => rowsOfLine(nameOf(file), line))),
];
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

for (const bearing of bearings)
  for (const [batch] of batches) {
    const fitted = fit(bearing, (row) => row.batch !== batch);
    const scored = rows.flatMap((row, at) => {
      const truth = row.truth[bearing];
      return truth === undefined || row.batch !== batch
        ? []
        : [[sigmoid(logitOf(fitted, seenBy(bearing, at))), truth] as const];
    });
    const line = [0.4, 0.5, 0.6].map((from) => {
      const named = scored.filter(([likelihood]) => likelihood >= from);
      const right = named.filter(([, truth]) => truth).length;
      const all = scored.filter(([, truth]) => truth).length;
      return `from ${from}: ${named.length} named, ${Math.round((100 * right) / named.length)} % right, ${Math.round((100 * right) / all)} % of ${all}`;
    });
    console.error(`${bearing} ${batch}: rank ${rankOf(scored).toFixed(3)}; ${line.join('; ')}`);
  }

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

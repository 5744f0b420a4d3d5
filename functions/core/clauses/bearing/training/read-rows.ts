/* Reads what train-bearings learns from: statements as a side sees them, with what somebody said that they are to it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RiskLevel } from '../../../../../shared/analysis.ts';
import type { PartyRole } from '../../../../../shared/contracts.ts';
import { findStated } from '../../findings/find-stated.ts';
import { loadLikeness } from '../../recognition/issue-likeness.ts';
import type { BearingName } from '../bearing-model.ts';
import { featuresOf } from '../weigh-statements.ts';

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
  readonly level: readonly RiskLevel[];
  readonly risks: readonly Point[];
  readonly alsoRisks?: readonly Point[];
  readonly benefits?: readonly Point[];
  readonly sameFor?: {
    readonly partyRole: PartyRole;
    readonly risks?: readonly Point[];
    readonly level: RiskLevel | readonly RiskLevel[];
  };
}

/** A statement as one side sees it, with what it is to that side; undefined where nobody said. */
export interface Row {
  readonly batch: string;
  /** The side's view of a clause that it stands in; the statements of one follow each other. */
  readonly view: string;
  /** The levels that a lawyer of the side could give that view, where one said so. */
  readonly levels: readonly RiskLevel[] | undefined;
  readonly names: readonly string[];
  readonly truth: Readonly<Record<BearingName, boolean | undefined>>;
}

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
      levels: clause.level,
      raised: [...clause.risks, ...(clause.alsoRisks ?? [])],
      kept: clause.benefits,
    },
    ...(sameFor && isAnnotated(sameFor)
      ? [{ partyRole: sameFor.partyRole, levels: [sameFor.level].flat(), raised: sameFor.risks ?? [], kept: undefined }]
      : []),
  ];
  return views.flatMap(({ partyRole, levels, raised, kept }) => {
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
        view: `${batch} ${clause.id} ${partyRole}`,
        levels,
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
  readonly level?: RiskLevel;
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
  { partyRole, level, marks }: LabelledView,
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
      view: `${batch} ${id} ${partyRole}`,
      levels: level && [level],
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

/** Every statement that somebody labelled, view by view. */
export const rows: readonly Row[] = [
  ...batches.flatMap(([batch, clauses]) => clauses.flatMap((clause) => rowsOf(batch, clause))),
  ...readdirSync(twoSidedFolder).flatMap((file) =>
    linesOf(join(twoSidedFolder, file))
      .map((line) => JSON.parse(line) as TwoSidedClause)
      .flatMap((clause) => clause.views.flatMap((view) => labelledRows(nameOf(file), clause, view))),
  ),
  ...labelFiles.flatMap((file) => linesOf(join(labelFolder, file)).flatMap((line) => rowsOfLine(nameOf(file), line))),
];

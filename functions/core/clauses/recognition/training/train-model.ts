/*
 * Trains the clause recogniser and writes `weights.json` into the folder above. Run by hand:
 *   CLAUSE_DATA=<folder of the labelled clauses> node functions/core/clauses/recognition/training/train-model.ts
 * It reads `rest/clauses.jsonl` only. What it says of itself comes from folds that keep a document's clauses together:
 * terms, weights and thresholds of a fold are chosen without a look at it. The same data gives the same file: nothing is
 * drawn at random.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idfScale, termValue } from '../linear-model.ts';
import { tokenise } from '../tokenise.ts';
import { bestThreshold, type Example, fitSlope, fitSvm, marginOf, type Separator, type Vector } from './fit-svm.ts';
import { packingOrder, packModel } from './pack-model.ts';

interface Row {
  readonly set: string;
  readonly labels: readonly string[];
  readonly text: string;
  readonly docId: string;
}

/** Tasks are learned apart: a clause that nobody labelled for a task says nothing about it. */
interface Task {
  readonly prefix: string;
  readonly sets: readonly string[];
  /** How many terms a label may rest on; more of them recognise more, and make the file larger. */
  readonly termsPerLabel: number;
}

const tasks: readonly Task[] = [
  { prefix: 'kind', sets: ['cuad', 'negative'], termsPerLabel: 600 },
  { prefix: 'heading', sets: ['heading', 'negative'], termsPerLabel: 100 },
  { prefix: 'unfair', sets: ['unfair'], termsPerLabel: 600 },
];
const minimumDocuments = 3;
const minimumExamples = 10;
const folds = 5;
/** Of 0.1, 0.3 and 1 the one that recognised most in the folds. */
const cost = 0.3;
/** A turn of phrase tells more than a word of the same rarity. */
const conceptShare = 2;

const data = process.env['CLAUSE_DATA'] ?? join(process.cwd(), '..', 'shared', 'legal-data');
const groups = JSON.parse(readFileSync(join(data, 'score', 'groups.json'), 'utf8')) as Record<string, string>;
const rows = readFileSync(join(data, 'rest', 'clauses.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row);

const hash = (text: string): number => {
  let value = 7;
  for (const character of text) value = (value * 31 + character.charCodeAt(0)) >>> 0;
  return value;
};

const tokens = rows.map((row) => tokenise(row.text));
const documents = new Map<string, Set<string>>();
const frequency = new Map<string, number>();
tokens.forEach((list, at) => {
  for (const token of new Set(list)) {
    frequency.set(token, (frequency.get(token) ?? 0) + 1);
    const seen = documents.get(token) ?? new Set<string>();
    if (seen.size < minimumDocuments) seen.add(rows[at]!.docId);
    documents.set(token, seen);
  }
});
const vocabulary = [...documents.keys()].filter((token) => documents.get(token)!.size >= minimumDocuments).sort();
const idOf = new Map(vocabulary.map((token, at) => [token, at]));
const idf = vocabulary.map((token) => {
  const rarity = Math.log((rows.length + 1) / (frequency.get(token)! + 1)) + 1;
  return Math.round(rarity * (token.startsWith('@') ? conceptShare : 1) * idfScale) / idfScale;
});

/** What each clause has of the vocabulary, as it counts before its length is taken into account. */
const raw = tokens.map((list): Vector => {
  const counts = new Map<number, number>();
  for (const token of list) {
    const id = idOf.get(token);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { ids: [...counts.keys()], values: [...counts].map(([id, count]) => termValue(count, idf[id]!)) };
});

const pick = ({ ids, values }: Vector, kept: ReadonlySet<number>): Vector => {
  const places = ids.flatMap((id, at) => (kept.has(id) ? [at] : []));
  return { ids: places.map((at) => ids[at]!), values: places.map((at) => values[at]!) };
};

const normalise = ({ ids, values }: Vector): Vector => {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0)) || 1;
  return { ids, values: values.map((value) => value / length) };
};

const labelsOf = ({ prefix }: Task, row: Row): readonly string[] =>
  prefix === 'kind' ? row.labels.map((label) => groups[label] ?? label) : row.labels;

const whole = raw.map(normalise);

interface Job {
  readonly task: Task;
  readonly name: string;
  readonly members: readonly number[];
  readonly isTrue: (row: number) => boolean;
}

const jobs = tasks.flatMap((task): Job[] => {
  const members = rows.flatMap((row, at) => (task.sets.includes(row.set) ? [at] : []));
  const names = [...new Set(members.flatMap((at) => labelsOf(task, rows[at]!)))].sort();
  return names
    .map((name) => ({ task, name, members, isTrue: (at: number) => labelsOf(task, rows[at]!).includes(name) }))
    .filter(({ isTrue }) => members.filter(isTrue).length >= minimumExamples);
});

const strongest = ({ weights }: Separator, count: number): number[] =>
  [...weights.keys()]
    .filter((id) => weights[id] !== 0)
    .sort((a, b) => Math.abs(weights[b]!) - Math.abs(weights[a]!))
    .slice(0, count);

interface Fitted {
  readonly kept: ReadonlySet<number>;
  readonly separators: readonly Separator[];
}

/** Chooses the terms of every label and fits their weights, from some of the rows. */
const fit = (isUsed: (row: number) => boolean): Fitted => {
  const size = vocabulary.length;
  const examplesOf = ({ members, isTrue }: Job, vectorOf: (row: number) => Vector): Example[] =>
    members.filter(isUsed).map((at) => ({ vector: vectorOf(at), truth: isTrue(at) }));
  const chosen = jobs.map((job) => {
    const first = fitSvm(
      examplesOf(job, (at) => whole[at]!),
      { size, cost },
    );
    return new Set(strongest(first, job.task.termsPerLabel));
  });
  const terms = chosen.flatMap((set) => [...set].map((id) => vocabulary[id]!));
  const kept = new Set(packingOrder(terms).flatMap((term) => idOf.get(term) ?? []));
  const small = raw.map((vector) => normalise(pick(vector, kept)));
  const separators = jobs.map((job, at) =>
    fitSvm(
      examplesOf(job, (row) => pick(small[row]!, chosen[at]!)),
      { size, cost },
    ),
  );
  return { kept, separators };
};

const foldOf = rows.map(({ docId }) => hash(docId) % folds);
/** For each job and row how far it lay on the side of what is, told by those who had not seen its document. */
const held = jobs.map(() => new Float64Array(rows.length));
for (let fold = 0; fold < folds; fold += 1) {
  const { kept, separators } = fit((row) => foldOf[row] !== fold);
  rows.forEach((_, row) => {
    if (foldOf[row] !== fold) return;
    const vector = normalise(pick(raw[row]!, kept));
    separators.forEach((separator, at) => {
      held[at]![row] = marginOf(separator, vector);
    });
  });
  console.error(`fold ${fold + 1} of ${folds}`);
}

const { kept, separators } = fit(() => true);
const terms = packingOrder([...kept].map((id) => vocabulary[id]!));
const place = new Map(terms.map((term, at) => [idOf.get(term)!, at]));

/** How well new clauses are told: each fold is judged by the threshold that suits the others. */
const f1Of = ({ members, isTrue }: Job, margins: Float64Array): number => {
  const thresholds = Array.from({ length: folds }, (_, fold) => {
    const others = members.filter((row) => foldOf[row] !== fold);
    return bestThreshold(others.map((row) => [margins[row]!, isTrue(row)])).threshold;
  });
  const named = members.filter((row) => margins[row]! >= thresholds[foldOf[row]!]!);
  return (2 * named.filter(isTrue).length) / (named.length + members.filter(isTrue).length);
};

const f1s = new Map<string, number[]>();
const labels = Object.fromEntries(
  jobs.map((job, at) => {
    const scored = job.members.map((row) => [held[at]![row]!, job.isTrue(row)] as const);
    const { threshold } = bestThreshold(scored);
    const slope = fitSlope(scored, threshold);
    const { bias, weights } = separators[at]!;
    const f1 = f1Of(job, held[at]!);
    f1s.set(job.task.prefix, [...(f1s.get(job.task.prefix) ?? []), f1]);
    const name = `${job.task.prefix}:${job.name}`;
    console.error(`${name}\tF1 over held-out folds ${(100 * f1).toFixed(1)}\tslope ${slope.toFixed(2)}`);
    const units = [...weights.keys()].filter((id) => weights[id] !== 0);
    return [
      name,
      {
        bias: slope * (bias - threshold),
        weights: new Map(units.map((id) => [place.get(id)!, slope * weights[id]!])),
      },
    ];
  }),
);
for (const [prefix, all] of f1s) {
  const mean = all.reduce((sum, f1) => sum + f1, 0) / all.length;
  console.error(`${prefix}: macro-F1 over held-out folds ${(100 * mean).toFixed(1)}`);
}

const packed = packModel({
  terms,
  idf: terms.map((term) => idf[idOf.get(term)!]!),
  labels,
  attribution: [
    'CUAD v1, The Atticus Project, CC BY 4.0',
    'Multilingual Unfair Clause Detection corpus, Galassi et al. 2024, CC BY 4.0',
    'ContractNLI, Koreeda & Manning 2021, CC BY 4.0',
  ],
});
writeFileSync(fileURLToPath(new URL('../weights.json', import.meta.url)), `${JSON.stringify(packed)}\n`);
console.error(`${terms.length} terms kept, ${JSON.stringify(packed).length} bytes`);

/*
 * Trains the clause recogniser and writes `weights.json` beside this file. Run by hand:
 *   CLAUSE_DATA=<folder of the labelled clauses> node functions/core/clauses/recognition/train-model.ts
 * It reads `rest/clauses.jsonl` only; thresholds come from folds that keep a document's clauses together. The same
 * data gives the same file: nothing is drawn at random.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sigmoid, type PackedLabel, type PackedModel } from './linear-model.ts';
import { tokenise } from './tokenise.ts';

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
  readonly termsPerLabel: number;
  /** Passes after which a label's terms are chosen: the first ones tell which terms matter at all. */
  readonly choosingEpochs: number;
  /** Passes over the examples: more of them fit single documents, fewer leave rare types unlearned. */
  readonly epochs: number;
}

const tasks: readonly Task[] = [
  { prefix: 'kind', sets: ['cuad', 'negative'], termsPerLabel: 150, choosingEpochs: 3, epochs: 8 },
  { prefix: 'heading', sets: ['heading', 'negative'], termsPerLabel: 40, choosingEpochs: 3, epochs: 3 },
  { prefix: 'unfair', sets: ['unfair'], termsPerLabel: 110, choosingEpochs: 10, epochs: 10 },
];
const minimumDocuments = 3;
const minimumExamples = 10;
const folds = 5;
const scale = 0.1;

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

type Vector = readonly (readonly [number, number])[];

const tokens = rows.map((row) => tokenise(row.text));
const documents = new Map<string, Set<string>>();
tokens.forEach((list, at) => {
  for (const token of new Set(list)) {
    const seen = documents.get(token) ?? new Set<string>();
    if (seen.size < minimumDocuments) seen.add(rows[at]!.docId);
    documents.set(token, seen);
  }
});
const vocabulary = [...documents.keys()].filter((token) => documents.get(token)!.size >= minimumDocuments).sort();
const idOf = new Map(vocabulary.map((token, at) => [token, at]));
const frequency = new Float64Array(vocabulary.length);
for (const list of tokens)
  for (const token of new Set(list)) {
    const id = idOf.get(token);
    if (id !== undefined) frequency[id]! += 1;
  }
/** A turn of phrase tells more than a word of the same rarity. */
const conceptShare = 2;
const idf = [...frequency].map((count, id) => {
  const rarity = Math.log((rows.length + 1) / (count + 1)) + 1;
  return Math.round(rarity * (vocabulary[id]!.startsWith('@') ? conceptShare : 1) * 100) / 100;
});

const vectorise = (list: readonly string[], kept?: ReadonlySet<number>): Vector => {
  const counts = new Map<number, number>();
  for (const token of list) {
    const id = idOf.get(token);
    if (id !== undefined && (!kept || kept.has(id))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const pairs = [...counts].map(([id, count]) => [id, (1 + Math.log(count)) * idf[id]!] as const);
  const length = Math.sqrt(pairs.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
  return pairs.map(([id, value]) => [id, value / length] as const);
};

interface Fitted {
  readonly bias: number;
  readonly weights: Float64Array;
}

/** Logistic regression by AdaGrad, examples in a fixed order, the rarer class weighted up by its square root. */
const fit = (
  examples: readonly (readonly [Vector, boolean])[],
  epochs: number,
  allowed?: ReadonlySet<number>,
): Fitted => {
  const weights = new Float64Array(vocabulary.length);
  const squares = new Float64Array(vocabulary.length).fill(1e-6);
  let bias = -1;
  let biasSquares = 1e-6;
  const positives = examples.filter(([, truth]) => truth).length;
  const boost = Math.sqrt((examples.length - positives) / Math.max(1, positives));
  const penalty = 8e-7;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let step = 0; step < examples.length; step += 1) {
      const [vector, truth] = examples[(step * 7919 + epoch * 104729) % examples.length]!;
      let sum = bias;
      for (const [id, value] of vector) sum += weights[id]! * value;
      const error = (sigmoid(sum) - (truth ? 1 : 0)) * (truth ? boost : 1);
      if (Math.abs(error) < 1e-3) continue;
      for (const [id, value] of vector) {
        if (allowed && !allowed.has(id)) continue;
        const gradient = error * value + penalty * weights[id]! * examples.length;
        squares[id]! += gradient * gradient;
        weights[id]! -= (0.6 * gradient) / Math.sqrt(squares[id]!);
      }
      biasSquares += error * error;
      bias -= (0.3 * error) / Math.sqrt(biasSquares);
    }
  }
  return { bias, weights };
};

const decide = (model: Fitted, vector: Vector): number =>
  sigmoid(vector.reduce((sum, [id, value]) => sum + model.weights[id]! * value, model.bias));

const bestThreshold = (scored: readonly (readonly [number, boolean])[]): [number, number] => {
  const sorted = scored.toSorted((a, b) => b[0] - a[0]);
  const positives = sorted.filter(([, truth]) => truth).length;
  let best: [number, number] = [0.5, 0];
  let right = 0;
  sorted.forEach(([value, truth], at) => {
    right += truth ? 1 : 0;
    const f1 = (2 * right) / (at + 1 + positives);
    if (f1 > best[1]) best = [value, f1];
  });
  return best;
};

const strongest = (model: Fitted, count: number): Set<number> =>
  new Set(
    [...model.weights.keys()]
      .filter((id) => model.weights[id] !== 0)
      .sort((a, b) => Math.abs(model.weights[b]!) - Math.abs(model.weights[a]!))
      .slice(0, count),
  );

const full = tokens.map((list) => vectorise(list));
const jobs = tasks.flatMap((task) => {
  const members = rows.map((row, at) => ({ row, at })).filter(({ row }) => task.sets.includes(row.set));
  const labelsOf = (row: Row): readonly string[] =>
    task.prefix === 'kind' ? row.labels.map((label) => groups[label] ?? label) : row.labels;
  const names = [...new Set(members.flatMap(({ row }) => labelsOf(row)))].sort();
  return names
    .map((name) => ({ task, name, members, truth: members.map(({ row }) => labelsOf(row).includes(name)) }))
    .filter(({ truth }) => truth.filter(Boolean).length >= minimumExamples);
});
console.error(`${rows.length} clauses, ${vocabulary.length} terms, ${jobs.length} labels`);

const chosen = jobs.map((job) => {
  const model = fit(
    job.members.map(({ at }, position) => [full[at]!, job.truth[position]!] as const),
    job.task.choosingEpochs,
  );
  return strongest(model, job.task.termsPerLabel);
});
const kept = new Set(chosen.flatMap((set) => [...set]));
const packedTerms = [...kept].sort((a, b) => a - b);
const place = new Map(packedTerms.map((id, at) => [id, at]));
const small = tokens.map((list) => vectorise(list, kept));

const labels: Record<string, PackedLabel> = {};
jobs.forEach((job, at) => {
  const allowed = chosen[at]!;
  const examples = job.members.map(({ at: row }, position) => [small[row]!, job.truth[position]!] as const);
  const fold = job.members.map(({ row }) => hash(row.docId) % folds);
  const scored = Array.from({ length: folds }, (_, held) => {
    const model = fit(
      examples.filter((_example, position) => fold[position] !== held),
      job.task.epochs,
      allowed,
    );
    return examples.flatMap(([vector, truth], position) =>
      fold[position] === held ? [[decide(model, vector), truth] as const] : [],
    );
  }).flat();
  const [threshold, f1] = bestThreshold(scored);
  const model = fit(examples, job.task.epochs, allowed);
  const weights: number[] = [];
  let last = 0;
  for (const id of [...allowed].sort((a, b) => a - b)) {
    const weight = Math.round(model.weights[id]! / scale);
    if (weight === 0) continue;
    weights.push(place.get(id)! - last, weight);
    last = place.get(id)!;
  }
  labels[`${job.task.prefix}:${job.name}`] = {
    bias: Math.round(model.bias * 100) / 100,
    threshold: Math.round(threshold * 1000) / 1000,
    weights,
  };
  console.error(
    `${job.task.prefix}:${job.name}\tF1 over held-out folds ${(100 * f1).toFixed(1)}\tat ${threshold.toFixed(2)}`,
  );
});

const packed: PackedModel = {
  version: '1',
  attribution: [
    'CUAD v1, The Atticus Project, CC BY 4.0',
    'Multilingual Unfair Clause Detection corpus, Galassi et al. 2024, CC BY 4.0',
    'ContractNLI, Koreeda & Manning 2021, CC BY 4.0',
  ],
  scale,
  terms: packedTerms.map((id) => vocabulary[id]!).join(' '),
  idf: packedTerms.map((id) => Math.round(idf[id]! * 100)),
  labels,
};
const target = fileURLToPath(new URL('./weights.json', import.meta.url));
writeFileSync(target, `${JSON.stringify(packed)}\n`);
console.error(`${packedTerms.length} terms kept, ${JSON.stringify(packed).length} bytes`);

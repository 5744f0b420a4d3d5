/*
 * Learns what the parties on either side of a contract do, own and are given, and writes `doing-weights.json` into the
 * folder above. Run by hand, after a change to its features or to the annotated clauses:
 *   node functions/core/clauses/reading/training/train-doing.ts
 * It reads the annotated clauses whose parties are called by roles, and hides the roles. What it says of itself comes from
 * folds that leave a whole batch out: its clauses were written by somebody else. Nothing is drawn at random.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PartyRole } from '../../../../../shared/contracts.ts';
import { type Example, fitLogistic, logitOf } from '../../bearing/training/fit-logistic.ts';
import { commonNames, isLearnedFrom, packNames, weightUnit } from '../../bearing/training/pack-names.ts';
import { readText } from '../read-text.ts';
import { doingFeatures, type PackedDoingWeights } from '../weigh-doing.ts';

interface Row {
  readonly batch: string;
  readonly clause: string;
  readonly names: readonly string[];
  readonly gives: boolean;
}

interface Clause {
  readonly id: string;
  readonly contractType: string;
  readonly text: string;
  readonly partyRole?: PartyRole;
  readonly views?: readonly { readonly partyRole: PartyRole }[];
}

const leastPlaces = 4;
const penalty = 3;
const folds = 6;

const rowsOf = (batch: string, { id, contractType, text, partyRole, views }: Clause): Row[] => {
  const { lower, parties } = readText(text, {
    contractType,
    partyRole: partyRole ?? views![0]!.partyRole,
    riskTolerance: 'moderate',
  });
  return parties
    .mentionsIn(lower)
    .filter(
      ({ word, standing }) =>
        (standing === 'own' || standing === 'counterpart') && !/^(?:you|your|we|us|our|i|my|me)$/.test(word),
    )
    .map(({ start, end, standing }) => ({
      batch,
      clause: `${batch}/${id}`,
      names: doingFeatures(lower, start, end, contractType),
      gives: standing === parties.giver,
    }));
};

const rows = ['clauses', 'two-sided'].flatMap((kind) => {
  const folder = fileURLToPath(new URL(`../../bearing/training/${kind}`, import.meta.url));
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => rowsOf(file.replace(/\.jsonl$/, ''), JSON.parse(line) as Clause)),
  );
});

const vocabulary = commonNames(rows, () => leastPlaces);
const places = new Map(vocabulary.map((name, at) => [name, at]));
const examples = rows.map(({ names, gives }): Example => ({
  features: names.flatMap((name) => places.get(name) ?? []),
  truth: gives,
  weight: 1,
}));
const fit = (isUsed: (row: Row) => boolean) =>
  fitLogistic(
    examples.filter((_, at) => isUsed(rows[at]!)),
    vocabulary.length,
    penalty,
  );

/** Of the clauses that name both sides: in how many the sides are told apart by so much, and rightly. */
const sayHowWell = (): void => {
  const batches = [...new Set(rows.map(({ batch }) => batch))];
  const logits = new Map<Row, number>();
  for (let fold = 0; fold < folds; fold += 1) {
    const isLeftOut = ({ batch }: Row): boolean => batches.indexOf(batch) % folds === fold;
    const fitted = fit((row) => !isLeftOut(row));
    rows.forEach((row, at) => {
      if (isLeftOut(row)) logits.set(row, logitOf(fitted, examples[at]!.features));
    });
  }
  const apart = [...Map.groupBy(rows, ({ clause }) => clause).values()].flatMap((ofClause) => {
    const weigh = (gives: boolean): number => {
      const of = ofClause.filter((row) => row.gives === gives).map((row) => logits.get(row)!);
      return of.reduce((sum, logit) => sum + logit, 0) / Math.sqrt(of.length);
    };
    return new Set(ofClause.map(({ gives }) => gives)).size === 2 ? [weigh(true) - weigh(false)] : [];
  });
  for (const from of [0, 0.5, 1, 1.5]) {
    const told = apart.filter((weight) => Math.abs(weight) >= from);
    console.error(
      `apart from ${from}: ${told.length} of ${apart.length} told, ${Math.round((1000 * told.filter((weight) => weight > 0).length) / told.length) / 10} % right`,
    );
  }
};

sayHowWell();
const { names, regressions } = packNames(vocabulary, [fit(({ batch }) => isLearnedFrom(batch))]);
const packed: PackedDoingWeights = { weightUnit, names, ...regressions[0]! };
writeFileSync(fileURLToPath(new URL('../doing-weights.json', import.meta.url)), `${JSON.stringify(packed)}\n`);
console.error(`${rows.length} places, ${names.split('|').length} names, ${JSON.stringify(packed).length} bytes`);

import { encode } from 'vlq';
import { idfScale, type PackedModel } from '../linear-model.ts';

interface Trained {
  /** The terms in the order of their numbers, as `tokenise` writes them; the first word of every pair is one of them. */
  readonly terms: readonly string[];
  readonly idf: readonly number[];
  readonly labels: Readonly<Record<string, { readonly bias: number; readonly weights: ReadonlyMap<number, number> }>>;
  readonly attribution: readonly string[];
}

/** The size of one unit of weight: finer ones make no difference to what is recognised. */
const weightUnit = 0.1;

/** Whether a term is a pair of words: turns of phrase and single words have no such sign. */
const isPair = (term: string): boolean => term.includes('_');

/** The terms in the order the packed model needs: every pair after its first word. */
export const packingOrder = (terms: Iterable<string>): string[] => {
  const all = new Set(terms);
  for (const term of all) if (isPair(term)) all.add(term.slice(0, term.indexOf('_')));
  return [...all].sort();
};

/** Packs a model into text; see `linear-model.ts` for what it looks like. */
export const packModel = ({ terms, idf, labels, attribution }: Trained): PackedModel => ({
  version: '2',
  attribution,
  weightUnit,
  terms: terms.map((term) => (isPair(term) ? term.slice(term.indexOf('_')) : term)).join(' '),
  idf: encode(idf.map((value) => Math.round(value * idfScale))),
  labels: Object.fromEntries(
    Object.entries(labels).map(([name, { bias, weights }]) => {
      const units = [...weights]
        .sort(([a], [b]) => a - b)
        .map(([term, weight]) => [term, Math.round(weight / weightUnit)] as const)
        .filter(([, unit]) => unit !== 0);
      const steps = units.flatMap(([term, unit], at) => [term - (units[at - 1]?.[0] ?? 0), unit]);
      return [name, { bias: Math.round(bias * 1000) / 1000, weights: encode(steps) }];
    }),
  ),
});

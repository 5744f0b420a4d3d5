import { encode } from 'vlq';
import type { Fitted } from './fit-logistic.ts';

/** A unit of a packed weight. */
export const weightUnit = 0.01;

/** From so many units on a weight tells something. */
const leastUnits = 2;

/** The batches to leave out, by how their names begin, so that what is learned can be looked at in clauses it never saw. */
const without = process.env['WITHOUT']?.split(',') ?? [];

/** Whether a batch is learned from: `WITHOUT=batch-9,batch-10` names those that are not. */
export const isLearnedFrom = (batch: string): boolean => !without.some((name) => batch.startsWith(name));

/**
 * The names that enough rows have, in order.
 * @param leastOf how many rows must have a name
 */
export const commonNames = (
  rows: readonly { readonly names: readonly string[] }[],
  leastOf: (name: string) => number,
): string[] => {
  const counts = new Map<string, number>();
  for (const { names } of rows) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([name, count]) => count >= leastOf(name) && !name.includes('|'))
    .map(([name]) => name)
    .sort();
};

const inUnits = (weight: number): number => Math.round(weight / weightUnit);

/** Packs what was learned, without the names that tell nothing in any of it. */
export const packNames = (
  vocabulary: readonly string[],
  learned: readonly Fitted[],
): { readonly names: string; readonly regressions: readonly { readonly bias: number; readonly weights: string }[] } => {
  const isKept = vocabulary.map((_, at) =>
    learned.some(({ weights }) => Math.abs(inUnits(weights[at]!)) >= leastUnits),
  );
  return {
    names: vocabulary.filter((_, at) => isKept[at]).join('|'),
    regressions: learned.map(({ bias, weights }) => ({
      bias: Math.round(bias * 1000) / 1000,
      weights: encode([...weights].filter((_, at) => isKept[at]).map(inUnits)),
    })),
  };
};

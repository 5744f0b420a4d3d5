import { numbersFrom } from './numbers-from.ts';

/** Whether tests are run whole, as `npm run test:deep -- --full` runs them: as often and as long as they can. */
export const runsWhole = process.env['TEST_ROUNDS'] === 'all';

/** How often a test of things that happen at once is repeated: a tenth of it, unless tests are run whole. */
export const rounds = (all: number): number => (runsWhole ? all : Math.ceil(all / 10));

const draw = numbersFrom(Number(process.env['TEST_SEED'] ?? 1));

/** Some of what a test is tried with, drawn by TEST_SEED and in its order; all of it where tests are run whole. */
export const sampled = <Item>(items: readonly Item[], most: number): readonly Item[] => {
  if (runsWhole) return items;
  const left = items.map((_, at) => at);
  const drawn = Array.from({ length: Math.min(most, items.length) }, () => left.splice(draw(left.length), 1)[0]!);
  return drawn.toSorted((one, other) => one - other).map((at) => items[at]!);
};

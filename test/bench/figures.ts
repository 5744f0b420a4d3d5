/** Prints one figure of the bench in a line of its own. */
export const report = (what: string, figure: string): void => console.info(`${what.padEnd(64)} ${figure}`);

/** The middle value, the upper one of two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The median time of some runs after one that is not counted, in milliseconds. */
export const time = async (act: () => Promise<unknown>, runs = 5): Promise<number> => {
  await act();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await act();
    times.push(performance.now() - startedAt);
  }
  return median(times);
};

/** Many short lists of numbers, one behind another: list n stands from `starts[n]` up to `starts[n + 1]`. */
export interface PackedLists {
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

/** Where each of many lists begins when they stand one behind another, and behind them where the last ends. */
export const startsOf = (lists: readonly (readonly unknown[])[]): Uint32Array => {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, place) => {
    starts[place + 1] = starts[place]! + list.length;
  });
  return starts;
};

/** Packs lists that are read often and never changed: a loop over them stays in the processor's caches. */
export const packLists = (lists: readonly (readonly number[])[]): PackedLists => ({
  starts: startsOf(lists),
  items: Uint32Array.from(lists.flat()),
});

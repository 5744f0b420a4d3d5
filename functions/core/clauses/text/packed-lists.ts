/** Many short lists of numbers, one behind another: list n stands from `starts[n]` up to `starts[n + 1]`. */
export interface PackedLists {
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

/** Packs lists that are read often and never changed: a loop over them stays in the processor's caches. */
export const packLists = (lists: readonly (readonly number[])[]): PackedLists => {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, place) => {
    starts[place + 1] = starts[place]! + list.length;
  });
  return { starts, items: Uint32Array.from(lists.flat()) };
};

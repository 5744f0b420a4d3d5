/** From this share of its word pairs on that are known, a text counts as an edited one and no other. */
const nearFrom = 1 / 3;

/** The pairs of words next to each other, in lower case; a run of letters without spaces counts as several words. */
function* wordPairs(text: string): Generator<string> {
  let last: string | undefined;
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]{1,12}/gu)) {
    if (last !== undefined) yield `${last} ${word}`;
    last = word;
  }
}

/**
 * Whether a text is mostly made of the words of others, in their order: the clause as a person edited it, and no other
 * clause. What was cut does not count against it. Linear in the length of the texts.
 */
export const isNear = (text: string, others: readonly string[]): boolean => {
  const known = new Map<string, number>();
  for (const other of others) for (const pair of wordPairs(other)) known.set(pair, (known.get(pair) ?? 0) + 1);
  let [all, shared] = [0, 0];
  for (const pair of wordPairs(text)) {
    all += 1;
    const left = known.get(pair) ?? 0;
    if (left === 0) continue;
    shared += 1;
    known.set(pair, left - 1);
  }
  return shared >= all * nearFrom;
};

/**
 * A text in the pieces that a redline strikes and puts in whole: words with their figures and apostrophes, figures in
 * brackets, runs of white space, and signs. `$5,000` is replaced, not its 5, and `(30)` with its brackets. So many signs
 * stand within a word and no more, so that a run of them is not read anew from each.
 */
export const redlineTokens = (text: string): string[] =>
  text.match(/\s+|\([$€£]?\d[\d.,]{0,15}%?\)|[\p{L}\p{N}$€£](?:[.,'’$€£-]{0,3}[\p{L}\p{N}%])*|[^\s]/gu) ?? [];

/** A score of 0 to 10 as people read it: out of ten, with at most one decimal. Stored scores are finer, so that they can be ordered. */
export const outOfTen = (score: number): string => `${Math.round(score * 10) / 10}/10`;

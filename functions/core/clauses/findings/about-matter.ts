import type { Statement } from '../statements/statement.ts';

/** From the first share of its statements on a clause is about a matter; from the second where its heading names another. */
export const aboutShare = { usually: 1 / 3, despiteHeading: 1 / 2 } as const;

/** Which share of a clause's statements say something, 0 to 1. */
export const shareOf = (statements: readonly Statement[], says: (statement: Statement) => boolean): number =>
  statements.filter(says).length / Math.max(1, statements.length);

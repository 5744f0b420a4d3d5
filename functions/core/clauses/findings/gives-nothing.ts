import type { ReadText } from '../reading/read-text.ts';
import type { Statement } from '../statements/statement.ts';

const toNobody = (sign: string): RegExp =>
  new RegExp(
    [
      // "Late payment gives Provider no right to", "entitles the Seller to no increase".
      String.raw`\b(?:gives?|leaves?|affords?|entitles?|confers? (?:up)?on) (?:the )?\[${sign}\] (?:to )?no (?!later|less|fewer|more|other)`,
      // "The Seller keeps no claim to".
      String.raw`\[${sign}\] (?:keeps?|has|have|retains?|acquires?|gains?|obtains?) no (?:\w+ ){0,2}(?:rights?|claims?|liens?|title|interest|recourse|say|power)\b`,
      // "No later revision by the Seller alters what is owed".
      String.raw`^no (?:[^.;]{0,60} )?(?:by|of|from) (?:the )?\[${sign}\] (?:shall |may |can |will )?(?:alters?|changes?|affects?|increases?|reduces?|limits?|varies|vary)\b`,
      // "It is for Provider, and not for Customer, to".
      String.raw`\bfor (?:the )?\[${sign}\],? (?:and )?(?:not|rather than) (?:for )?(?:the )?\[`,
    ].join('|'),
  );
const givesNothingTo = {
  a: toNobody('a'),
  o: toNobody('o'),
  giver: toNobody('giver'),
  taker: toNobody('taker'),
} as const;

/** What the words call the other side: "[o]" behind the reader's act, "[a]" in its own, the giver or taker where nobody acts. */
const otherSign = (
  { parties: { giver } }: ReadText,
  { standing }: Statement,
): keyof typeof givesNothingTo | undefined => {
  if (standing === 'own') return 'o';
  if (standing === 'counterpart') return 'a';
  if (giver === 'counterpart') return 'giver';
  return giver === 'own' ? 'taker' : undefined;
};

/**
 * Whether a statement gives the other side nothing, or puts a task on it and not on the reader: "late payment gives Provider
 * no right to suspend". That burdens the reader in no way, whatever other words it has.
 */
export const leavesOtherWithNothing = (read: ReadText, statement: Statement): boolean => {
  const sign = otherSign(read, statement);
  return sign !== undefined && givesNothingTo[sign].test(statement.words);
};

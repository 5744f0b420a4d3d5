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

const sparing = (sign: string): RegExp =>
  new RegExp(
    [
      // "You will owe nothing if you leave".
      String.raw`\[${sign}\] (?:shall |will |does not |do not )?(?:\w+ly )?(?:owes?|pays?|repays?|bears?) (?:nothing|no (?:\w+ )?(?:fees?|charges?|sum|cost|penalty))\b`,
      // "We may deduct it only with your signed agreement".
      String.raw`\bonly (?:with|after|upon|on|by) (?:the )?\[${sign}\]'s (?:[a-z-]+ ){0,3}(?:consent|agreement|approval|permission|authori[sz]ation)\b`,
    ].join('|'),
  );
const sparesOf = { a: sparing('a'), o: sparing('o'), giver: sparing('giver'), taker: sparing('taker') } as const;
const acrossFrom = { a: 'o', o: 'a', giver: 'taker', taker: 'giver' } as const;

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
 * Whether a statement gives the other side nothing, puts a task on it and not on the reader, or asks nothing of the reader
 * without their consent: "late payment gives Provider no right to suspend". That burdens the reader in no way, whatever other
 * words it has.
 */
export const leavesOtherWithNothing = (read: ReadText, statement: Statement): boolean => {
  const sign = otherSign(read, statement);
  if (sign === undefined) return false;
  return givesNothingTo[sign].test(statement.words) || sparesOf[acrossFrom[sign]].test(statement.words);
};

import type { FixOperation } from '../knowledge/issue.ts';
import type { Statement } from '../statements/statement.ts';

/** Bans that are kept as they are: consent would empty them, or they are agreed in other words. */
const keptBans =
  /\b(?:disclos|confiden|compet|solicit|hire|sue|terminat|withdraw|infring|reverse[- ]engineer|unlawful|discriminat|exceed|consent|approv|permission|except|unless|other than|save|only|solely)/;

/** Rights that say themselves within what they hold. */
const boundRights =
  /\b(?:notice|notify|reasonabl|good faith|consent|approv|agree|mutual|each|either|not more than|if the court|terminat)/;

/** A ban of the reader: what it forbids may be allowed. */
const bansWithConsent: FixOperation = {
  find: /(?<=\[a\] )(?:shall|must|may|will) not(?= (?!be |have |without|in any|at any)[a-z])/,
  put: "shall not, without {gainer}'s prior written consent (not to be unreasonably withheld, conditioned or delayed),",
};

/** A right of the other side: it is used with reason, and not by surprise. */
const rightsOnNotice: FixOperation = {
  find: /(?<=\[a\] )may(?= (?!not\b|be\b|have\b|only\b|also\b|at any\b|from time\b|rely\b|claim\b)[a-z])/,
  put: 'may, acting reasonably and on written notice,',
};

/**
 * What bounds a statement where nothing of it can go, whatever it is about: by what it does and whom it binds.
 * @param statement a burden of the reader
 */
export const boundsByForce = ({ force, standing, words, own }: Statement): readonly FixOperation[] => {
  if (own > 0) return [];
  if (force === 'ban' && standing === 'own' && !keptBans.test(words)) return [bansWithConsent];
  if (force === 'right' && standing === 'counterpart' && !boundRights.test(words)) return [rightsOnNotice];
  return [];
};

import type { Issue } from '../knowledge/issue.ts';
import { subjectAt } from '../knowledge/seen-from.ts';
import { isRoleBound } from '../knowledge/topic-contexts.ts';
import { oppositeStanding as opposite, type Standing, standingOfRole } from '../reading/find-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Statement } from '../statements/statement.ts';
import { priced } from './is-plausible.ts';

/** Whom an issue burdens, or undefined where the statement treats both alike and the issue needs one side. */
export const bearerOf = (
  read: ReadText,
  { bears, usually }: { readonly bears: Issue['bears']; readonly usually?: Issue['usually'] },
  statement: Pick<Statement, 'standing'> & Partial<Pick<Statement, 'actor'>>,
  isMutual: boolean,
): Standing | undefined => {
  if (bears === 'both') return 'both';
  if (bears === 'giver' || bears === 'taker') return standingOfRole(read.parties, bears);
  if (statement.standing === 'both') return isMutual ? 'both' : undefined;
  if (statement.standing === 'unknown') {
    // Whoever acts by a name that stands on neither side is not known to be the one who usually does.
    if (!usually || statement.actor) return 'unknown';
    return standingOfRole(read.parties, usually);
  }
  return bears === 'actor' ? statement.standing : opposite[statement.standing];
};

const disclaimed = /\b(?:warrant\w*|representations?|guarant\w*|liab\w*|damages)\b/;
/** A limit leaves its party liable up to it, so that what takes from the limit burdens that party. */
const limited = /\b(?:exceed\w*|limited to|capped at|(?:more|greater|higher) than)\b/;

const providesAsIs =
  /\[(a|giver|taker)\] (?:[a-z]+ ){0,2}?(?:provides?|supplies|supply|delivers?|licen[sc]es?|furnishes|sells?|offers?)\b[^.;]{0,80}\bas[- ]is\b/;

/** The side that provides a thing as it is, where a statement says so of one. */
const whoDisclaims = (read: ReadText, standing: Standing, { words }: Statement): Standing | undefined => {
  const token = providesAsIs.exec(words)?.[1] as 'a' | 'giver' | 'taker' | undefined;
  if (token === undefined) return undefined;
  return token === 'a' ? standing : standingOfRole(read.parties, token);
};

/** What is all that a party gets is that party's loss, though it owns it: "Licensee's exclusive remedy shall be ...". */
const onlyRemedy =
  /\[a\]'s (?:\w+,? (?:and )?){0,2}(?:sole|exclusive|only) (?:\w+ )?(?:remed(?:y|ies)|recourse|relief)\b/;

/** Nobody disclaims against themselves: whoever supplies or pays as a rule, it is the other one who goes without. */
const withoutDisclaimer = (read: ReadText, bearer: Standing, standing: Standing, statement: Statement): Standing => {
  if (whoDisclaims(read, standing, statement) === bearer) return opposite[bearer];
  const { force, isShield, words } = statement;
  if (onlyRemedy.test(words)) return bearer;
  return force === 'exclusion' && !isShield && bearer === standing && disclaimed.test(words) && !limited.test(words)
    ? opposite[standing]
    : bearer;
};

/** That its actor charges a sum, with no word that bounds the charge. */
const charges =
  /\[a\] (?:(?:shall|will|may|can|must|is entitled to|has the right to|reserves the right to) )?(?:also |then |\w+ly )?(?:invoices?|bills?|charges?|debits?)\b(?! (?:only|no|nothing|itself|the (?:undisputed|agreed)))/;

/** Whoever charges a sum is paid it: what it costs too much burdens the other one. */
const withoutCharger = (bearer: Standing, standing: Standing, { words }: Statement): Standing =>
  bearer === standing && charges.test(words) && !priced.test(words) ? opposite[bearer] : bearer;

/** Whether an issue that only one role can suffer is put on the other. */
export const isAgainstRole = (read: ReadText, { topic, bears }: Issue, bearer: Standing): boolean => {
  if (!isRoleBound(topic) || (bears !== 'giver' && bears !== 'taker')) return false;
  return bearer !== 'unknown' && bearer === opposite[standingOfRole(read.parties, bears)];
};

const subjectToken =
  /(?:^|, | and | but |; | or |\. |that |whether |whereupon )(?:the )?\[([ao])\] (?=[a-z])(?!(?:hereby |also |expressly |irrevocably )*(?:agrees?|acknowledges?|accepts?|understands?|confirms?|consents?|authori[sz]es?|permits?|allows?|entitles?)\b)/g;

/**
 * Who acts where a rule hits: the statement's actor, unless the other side is the subject of the clause in which the hit
 * stands ("Licensor provides the software as is and Licensee assumes the risk").
 */
export const standingAt = (statement: Statement, [first]: readonly RegExpExecArray[]): Standing => {
  const { standing } = statement;
  if (!first || first[0].startsWith('[') || standing === 'both' || standing === 'unknown') return standing;
  return subjectAt(subjectToken, statement, first.index) === 'o' ? opposite[standing] : standing;
};

/** Who suffers what a rule finds: not who disclaims, nor who charges. */
export const whoSuffers = (read: ReadText, borne: Standing, standing: Standing, statement: Statement): Standing =>
  withoutCharger(withoutDisclaimer(read, borne, standing, statement), standing, statement);

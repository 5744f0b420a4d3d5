import type { ElementServes } from '../knowledge/knowledge-schemas.ts';
import type { ClauseElement, ClauseKind } from '../knowledge/clause-kind.ts';
import { knownOfType } from '../knowledge/contract-kind.ts';
import { isOfClause } from '../knowledge/matters.ts';
import { oppositeStanding, type Standing, standingOfRole } from '../reading/find-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import { openingHeading } from '../reading/split-text.ts';
import type { Force, Statement } from '../statements/statement.ts';
import { isOfFragment } from '../statements/tell-statement.ts';
import { aboutShare, shareOf } from './about-matter.ts';
import { isWholeNda, type KindCover } from './find-elements.ts';

/** A clause that holds less of what its kind should only touches that kind, and lacks nothing of it. */
const fairlyComplete = 0.2;

/** The same, where the clause holds half of what the kind should. */
const fullyAboutShare = 1 / 4;
const fullShare = 1 / 2;
/** From this share of its statements on a clause is about one aspect. */
const mostlyAspect = 1 / 2;

/** Headings that announce one aspect of a matter and not the matter itself. */
const narrowHeading =
  /^(?:certain )?(?:definitions?|interpretation|exceptions?|exclusions?(?! (?:of|and limit))|exempt\w*|residuals?|return|destruction|disposal|compelled|required|legally required|consequences)\b/;

/** A clause on one aspect of a matter, and what of the matter is for other clauses to say. */
interface Aspect {
  /** What such a clause says in its heading, at its opening or in half of its statements. */
  readonly says: RegExp;
  /** What the clause also says where it deals with the whole matter. */
  readonly unless?: RegExp;
  /** The titles of what belongs in another clause. */
  readonly leaves: RegExp;
}

const secrecy = /^(?:Exclusions: public|Disclosure compelled)/;
const promisesSecrecy =
  /\b(?:not|neither|nor)\b[^.;]{0,60}\b(?:disclos|divulg|reveal)|\b(?:keep|hold|maintain|treat)\b[^.;]{0,80}\b(?:confiden|secre)/;

const aspects: readonly Aspect[] = [
  { says: /\bresiduals?\b|\bmemory\b/, leaves: /^(?:Exclusions: public|Disclosure compelled|Return or destruction)/ },
  {
    says: /\b(?:return|destroy|destruction|erase|delete)\w*\b[^.;]{0,160}\b(?:information|materials?|copies|documents)\b/,
    unless: promisesSecrecy,
    leaves: secrecy,
  },
  {
    says: /\b(?:marked|legend|designated|labell?ed|identified)\b[^.;]{0,80}\b(?:confidential|proprietary|in writing)/,
    leaves: /^(?:Exclusions: public|Disclosure compelled|Return or destruction)/,
  },
  {
    says: /\b(?:compelled|required|ordered)\b[^.;]{0,60}\b(?:law|court|order|process|regulat|subpoena)|\bsubpoena|\blegal process/,
    leaves: /^(?:Exclusions: public|Return or destruction)/,
  },
  {
    says: /^[^.;]{0,80}\b(?:means|definition)/,
    unless: promisesSecrecy,
    leaves: /^(?:Return or destruction|Disclosure compelled)/,
  },
  {
    says: /\b(?:restrictions?|obligations?|provisions|confidential information)\b[^.;]{0,120}\b(?:shall|do|does|will) not (?:apply|extend|include)\b/,
    unless: promisesSecrecy,
    leaves: /^(?:Return or destruction|Disclosure compelled|Duration)/,
  },
  { says: /\baccept(?:ance|ed)?\b|\breject|\binspect/, leaves: /^When risk and title pass/ },
  {
    says: /\brent review\b|\breview(?:ed)? (?:date|rent)\b|\bmarket rent\b|\brental value\b/,
    leaves: /^(?:Amount of the rent|Due date)/,
  },
  {
    says: /\b(?:price|fees?|charges|rates|surcharge|index)\b[^.;]{0,120}\b(?:increas|adjust|revis|escalat|surcharge|index|fixed|firm)|\b(?:increas|adjust|revis|pass(?:es)? on)\w*\b[^.;]{0,120}\b(?:price|fees|charges|rates|costs)\b/,
    unless: /\binvoices?\b[^.;]{0,120}\b(?:pa(?:y|id)|due|payable)\b|\b(?:pay|paid|payable)\b[^.;]{0,120}\binvoice/,
    leaves: /^Disputed invoices/,
  },
  { says: /\b(?:repay|repaid|reimburs|refund|claw|recoup)/, leaves: /^Review or criteria/ },
  { says: /\bchange (?:of|in) control\b/, leaves: /^Effect of a prohibited assignment/ },
  { says: /\broyalt/, leaves: /^Relief where supply fails/ },
  // Who may leave on notice breaks nothing that could be cured.
  {
    says: /\bnotice\b/,
    unless: /(?<!\b(?:no|without) (?:event of )?)\b(?:breach|default|fail|misconduct)|\bcause\b(?<!without cause)/,
    leaves: /^Time to cure/,
  },
];

/** What a clause on one aspect leaves to others. */
const leftToOthers = (read: ReadText, statements: readonly Statement[]): readonly RegExp[] => {
  const heading = openingHeading(read.text).toLowerCase();
  const opening = statements[0]?.words ?? '';
  return aspects
    .filter(({ says, unless }) => {
      if (unless && statements.some(({ words }) => unless.test(words))) return false;
      const share = shareOf(statements, ({ words }) => says.test(words));
      return says.test(heading) || says.test(opening) || share >= mostlyAspect;
    })
    .map(({ leaves }) => leaves);
};

/** A matter that is dealt with in another place of the contract. */
const elsewhere =
  /\b(?:in accordance with|as (?:set (?:out|forth)|provided|described|specified|stated|required) (?:in|by)|pursuant to|subject to|governed by|under|see) (?:the (?:terms|provisions) of )?(?:section|clause|article|paragraph|exhibit|schedule|appendix|annex|attachment)s? (\d{1,3}|[a-z]\b)/;

const ownNumber = /^[\s([§]*(?:(?:section|article|clause|paragraph)\s+)?(\d{1,3})\b/;

/** Whether a statement leaves its matter to another clause; a reference to a part of the same clause does not. */
const isDealtWithElsewhere = (read: ReadText, { words }: Statement): boolean => {
  const reference = elsewhere.exec(words)?.[1];
  return reference !== undefined && reference !== ownNumber.exec(read.lower)?.[1];
};

/** Whether whoever reads named a side, found in the text or not. */
const hasSideIn = ({ parties: { placed, isSideHidden } }: ReadText): boolean => placed || isSideHidden;

/**
 * Whether a clause is about a kind and does not only touch it: by its heading, by the statement it opens with, or by
 * how many of its statements are. A heading that names another matter, or one aspect of this one, speaks against it.
 */
export const isAboutKind = (read: ReadText, statements: readonly Statement[], cover: KindCover): boolean => {
  const { kind } = cover;
  const heading = openingHeading(read.text).toLowerCase();
  const isNarrow = narrowHeading.test(heading);
  if (!isNarrow && heading && kind.heading.test(heading)) return true;
  const share = shareOf(
    statements,
    (statement) =>
      ((hasSideIn(read) && kind.main) || kind.trigger).test(statement.words) && !isDealtWithElsewhere(read, statement),
  );
  if (heading) return !isNarrow && share >= aboutShare.despiteHeading;
  const opening = statements[0];
  const opensWith = opening && (kind.main ?? kind.trigger).test(opening.words) && !isDealtWithElsewhere(read, opening);
  const least = cover.share >= fullShare ? fullyAboutShare : aboutShare.usually;
  if (opensWith && !hasSideIn(read)) return true;
  return opensWith ? share >= Math.min(least, fullyAboutShare) : share >= least;
};

/** Forces that bind whoever acts. */
const binding: ReadonlySet<Force> = new Set(['duty', 'ban', 'promise', 'waiver', 'no-right', 'transfer']);

/** The standing that most of some carry; both where the sides are even or are bound alike, undefined where none is placed. */
const mostOf = (standings: readonly Standing[]): Standing | undefined => {
  const count = (standing: Standing) => standings.filter((one) => one === standing).length;
  const [own, counterpart, both] = [count('own'), count('counterpart'), count('both')];
  if (own + counterpart + both === 0) return undefined;
  if (own === counterpart || both >= Math.max(own, counterpart)) return 'both';
  return own > counterpart ? 'own' : 'counterpart';
};

const indemnified = /\b(?:indemnif\w+|hold\w* harmless|defend\w*)\b[^.;]{0,80}?\[(a|o|giver|taker)\]/;

/** Whom a statement says is indemnified by somebody whose side is not known. */
const protectedBy = ({ parties }: ReadText, { words, standing }: Statement): Standing | undefined => {
  const token = indemnified.exec(words)?.[1];
  return standing === 'unknown' && (token === 'giver' || token === 'taker')
    ? standingOfRole(parties, token)
    : undefined;
};

/**
 * Whom the main duty of a kind binds in a clause: whoever must or must not do what the kind is about, else whoever
 * stands opposite the one who may. Where the text does not tell, the side that such clauses bind as a rule.
 */
export const bearerOf = (read: ReadText, statements: readonly Statement[], kind: ClauseKind): Standing => {
  const about = statements.filter(({ words }) => (kind.main ?? kind.trigger).test(words));
  const among = about.length ? about : statements;
  const facing = among.filter(({ force }) => force === 'right').map(({ standing }) => oppositeStanding[standing]);
  // Who may end the contract, but not in one case, is bound by nothing: the other one is who may be left.
  const bound = among
    .filter(({ force }) => binding.has(force) && !(facing.length && force === 'no-right'))
    .map(({ standing }) => standing);
  const { giver } = read.parties;
  const [indemnifying] = among.flatMap((statement) => protectedBy(read, statement) ?? []);
  if (indemnifying && !mostOf(bound)) return oppositeStanding[indemnifying];
  // Who is named, and stands on no side by what is said, may be the one or the other.
  if (!mostOf([...bound, ...facing]) && about.some(({ words }) => /\[(?:giver|taker|p)\]/.test(words)))
    return 'unknown';
  const usual = knownOfType(read.options.contractType).served === 'giver' ? oppositeStanding[giver] : giver;
  return mostOf(bound) ?? mostOf(facing) ?? usual;
};

/** Whether the reader's lawyer would ask for an element; a reader who named no side is told of all. */
const servesReader = (
  read: ReadText,
  statements: readonly Statement[],
  kind: ClauseKind,
  serves: ElementServes = 'both',
): boolean => {
  const { placed, isSideHidden, isSideGuessed } = read.parties;
  // Where the text does not show who the reader is, nobody knows whom it would serve.
  if (serves === 'both' || isSideHidden || isSideGuessed) return serves === 'both';
  if (!placed) return true;
  if (serves === 'giver' || serves === 'taker') return standingOfRole(read.parties, serves) === 'own';
  const bearer = bearerOf(read, statements, kind);
  return bearer === 'both' || bearer === (serves === 'bearer' ? 'own' : 'counterpart');
};

/**
 * What a contract says in another clause as a rule, by kind and element: whoever reads one clause for a side does not miss it
 * there. Of such gaps in clauses of real contracts lawyers would have asked for one in six.
 */
const saidElsewhere: Readonly<Record<string, readonly string[]>> = {
  amendment: ['parties', 'signed'],
  assignment: ['successors', 'void'],
  compliance: ['duty', 'scope'],
  delivery: ['risk'],
  dispute: ['costs', 'interim'],
  'entire-agreement': ['prior'],
  exclusivity: ['scope'],
  'first-refusal': ['event', 'terms', 'lapse'],
  'governing-law': ['forum'],
  ip: ['owner'],
  licence: ['duration', 'exclusive', 'transfer'],
  minimum: ['period'],
  'most-favoured': ['adjust'],
  notices: ['written', 'means', 'address', 'receipt'],
  pay: ['when', 'review'],
  payment: ['amount', 'due'],
  publicity: ['names', 'law'],
  relationship: ['status', 'independent', 'authority'],
  'revenue-share': ['when', 'base'],
  'service-levels': ['chronic'],
  severability: ['case', 'rest', 'replace'],
  survival: ['named', 'end', 'accrued'],
  taxes: ['who', 'income'],
  term: ['start', 'renewal'],
  termination: ['effects'],
  'third-party': ['who', 'enforce'],
  waiver: ['implied', 'delay', 'written', 'single'],
};

const isSaidElsewhere = ({ id }: ClauseKind, element: ClauseElement): boolean =>
  saidElsewhere[id]?.includes(element.id) ?? false;

/**
 * What the reader's lawyer would ask for of what a text lacks. A whole contract and a whole NDA are held against their
 * full list; a single clause must be about the kind, and is not asked for what is only useful or serves the other side
 * alone.
 */
export const askElements = (
  read: ReadText,
  statements: readonly Statement[],
  cover: KindCover,
): readonly ClauseElement[] => {
  const { kind, missing, share } = cover;
  if (read.isWhole || isWholeNda(read)) return missing;
  const hasSide = hasSideIn(read);
  // Whoever reads for nobody sees what words lack, however they begin.
  if (hasSide && statements[0] && isOfFragment(read, statements[0])) return [];
  // What a term means is asked for where it is used.
  if (hasSide && statements.every(({ force }) => force === 'definition')) return [];
  if (share < fairlyComplete || !isAboutKind(read, statements, cover)) return [];
  const left = leftToOthers(read, statements);
  return missing.filter((element) => {
    const { title, importance, serves, arises } = element;
    return (
      importance !== 'other' &&
      !(hasSide && isSaidElsewhere(kind, element)) &&
      !left.some((titles) => titles.test(title)) &&
      isOfClause(title, read.lower) &&
      (!arises || arises.test(read.lower)) &&
      servesReader(read, statements, kind, serves)
    );
  });
};

import type { RiskLevel } from '../../../../shared/analysis.ts';
import { type Bearing, likelihoodOf, raisedFrom } from '../bearing/bearing-model.ts';
import { type ClauseBearing, clauseLevel } from '../bearing/weigh-clause.ts';
import { standingOfRole } from '../reading/find-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Statement } from '../statements/statement.ts';
import { sourceSpan } from '../text/plain-text.ts';
import type { IssueMatch } from './find-issues.ts';
import type { Stated } from './find-stated.ts';
import { leavesOtherWithNothing } from './gives-nothing.ts';
import { isNoGain, isOwnersGain } from './no-gain.ts';
import { isModelWording } from './model-wording.ts';
import { isBoilerplate, isUsual } from './ordinary-terms.ts';
import { hasSharpenedWords } from '../rewrite/sharpened-words.ts';
import { isSharp } from '../bearing/burden-kinds.ts';
import { asList, benefitInOwnWords, burdenInOwnWords } from './own-words.ts';
import { emptiedBy } from './temper-by-wording.ts';

/*
 * Rules name the burdens that they know. What they do not name is told by what the statement itself says, where words,
 * force and side make it likely that a lawyer of the reader's side would raise it.
 */

/**
 * From the first likelihood on a statement of a clause that is raised as a whole is listed as a burden, from the second where
 * its words say themselves that they burden, from the last on it weighs: of those, in clauses that nothing was learned from,
 * three in five were raised. Where a redline would soften its words it need hardly be likely: four in five of those were
 * raised. In a clause that is hardly raised it must be surer to be listed, and surer still to weigh.
 */
const burdenFrom = { listed: 0.45, listedSharp: 0.4, listedSharpened: 0.15, listedInFair: 0.5, weighs: 0.45 } as const;
/** In a clause less likely raised than this nothing is listed but what a rule proves or is raised by itself. */
const fairBelow = 0.3;
/** From this likelihood on that a lawyer would call it grave, a statement that weighs is high. */
const graveFrom = 0.2;
/** From this likelihood on a statement is told as a benefit; from a lower one where little speaks for a burden. */
const benefitFrom = { unclear: 0.4, clear: 0.3 } as const;
/** So unlikely a burden leaves it clear; where force and side say whom a statement serves, a likelier one does. */
const clearBelow = { byWords: 0.15, byForm: 0.25 } as const;

/** Whether a rule has found something in a statement. */
const isNamed = (statement: Statement, matches: readonly IssueMatch[]): boolean =>
  matches.some(({ hit }) => hit.start < statement.end && statement.start < hit.end);

/** Whether a statement is likely enough to be listed; its words are searched only where they can decide it. */
const isListed = (
  read: ReadText,
  statement: Statement,
  likelihood: number,
  clause: ClauseBearing | undefined,
): boolean => {
  if (clause && clause.raised < fairBelow) return likelihood >= raisedFrom;
  if (clause && clauseLevel(clause) === 'low') return likelihood >= burdenFrom.listedInFair;
  if (likelihood >= (isSharp(statement) ? burdenFrom.listedSharp : burdenFrom.listed)) return true;
  return clause !== undefined && likelihood >= burdenFrom.listedSharpened && hasSharpenedWords(read, statement);
};

const levelOf = (bearing: Bearing, clause: ClauseBearing | undefined): RiskLevel => {
  const weighsFrom = clause && clauseLevel(clause) === 'low' ? raisedFrom : burdenFrom.weighs;
  if (likelihoodOf(bearing) < weighsFrom) return 'low';
  return bearing.grave >= graveFrom ? 'high' : 'medium';
};

/**
 * What the other side must do, may not do or gives up, and may leave undemanded, serves the reader: four in five of such
 * statements are none to raise.
 */
const bindsOther = ({ standing, force, words }: Statement): boolean =>
  standing === 'counterpart' &&
  (/^(?:duty|ban|promise|transfer|waiver|no-right|acknowledgement)$/.test(force) ||
    /\[a\]'s (?:sole|only|exclusive|entire)(?: and exclusive)? (?:remed|recourse|right)/.test(words) ||
    (force === 'right' && /\[a\] may (?:\w+ ){0,8}?waive (?:compliance|any|all|the|one)/.test(words)));

/** What frees the reader of a duty or of liability, or bounds what the reader answers for: nobody's lawyer raises it for them. */
const freesReader = ({ standing, force, words }: Statement): boolean =>
  standing === 'own' &&
  (force === 'no-duty' ||
    force === 'exclusion' ||
    /^[^[]{0,40}\[a\]'s (?:[a-z-]+ ){0,3}(?:obligations?|duty|duties|responsibilit(?:y|ies)|liabilit(?:y|ies))\b[^.;]{0,80}?\b(?:is|are|be) (?:\w+ )?limited\b/.test(
      words,
    ) ||
    (force === 'ban' && /\[a\]'s (?:[a-z-]+ ){0,4}liability\b[^.;]{0,200}?\bexceed/.test(words)));

const procures =
  /\b(?:procure|obtain|secure)\b[^.;]{0,80}\b(?:rights?|licen[cs]es?)\b|\b(?:modify|replace)\b[^.;]{0,100}\b(?:non-?infring|no longer infring|equivalent|comparable|similar)|\bat no (?:additional |extra |further )?(?:cost|charge|expense) to (?:the )?\[o\]/;
const takesAway =
  /\b(?:terminat|cancel|remov|withdraw|ceas|discontinu|suspend|depreciat|deduct|refund|retain|disabl)\w*|\b(?:less|only|sole)\b/;

/** A limb by which the other side gets the reader what they need: that it may choose between limbs burdens in another. */
const providesReader = ({ standing, words, own }: Statement): boolean => {
  const limb = words.slice(own);
  return own > 0 && standing === 'counterpart' && procures.test(limb) && !takesAway.test(limb);
};

const notCharged =
  /\b(?:fees?|charges?|rent|rental|subscription|payments?) (?:(?:do(?:es)?|shall|will|may) not (?:accrue|fall due|become (?:due|payable)|be (?:due|payable|charged|owed))|(?:is|are) not (?:due|payable|charged|owed)|abates?|(?:shall|will) abate)\b/;

const bounded =
  /\b(?:fees?|charges?|rents?|prices?|costs?|rates?|premiums?|expenses|increases?)\b[^.;]{0,60}\b(?:(?:shall|will|may|must|do|does) not (?:\w+ )?(?:increase|exceed|rise|be (?:increased|raised|more))\b|(?:is|are|shall be|will be) (?:capped|limited to)\b)/;
const lessened =
  /\b(?:sums?|amounts?|fees?|charges?|repayment)(?: (?:payable|repayable|due|owed))? (?:shall |will |is |are |be )*(?:reduces?|reduced|falls?|decreases?|lessens?)\b[^.;]{0,30}\bby\b/;

/** What bounds or lessens what the reader pays. */
const boundsReadersCost = ({ parties: { giver } }: ReadText, { words }: Statement): boolean =>
  (giver === 'counterpart' && bounded.test(words) && !/\b(?:cumulative|compound\w*|greater|higher)\b/.test(words)) ||
  (lessened.test(words) && /\b(?:repayable|repayment)\b/.test(words));

/** What whoever pays does not pay spares them and serves nobody else, though the words are of fees. */
const sparesPayer = ({ words }: Statement): boolean => notCharged.test(words);

const electing = /\[(giver|taker)\] may,? (?:if it (?:so )?elects|at its (?:sole )?(?:option|election))\b/;

/** What the reader may do if they elect to, whatever its condition says of the other side. */
const isReadersChoice = ({ parties }: ReadText, { words }: Statement): boolean => {
  const who = electing.exec(words)?.[1] as 'giver' | 'taker' | undefined;
  return who !== undefined && standingOfRole(parties, who) === 'own';
};

/**
 * What both sides alike need not answer for, as most contracts say of indirect loss: worth a look, and nothing grave.
 */
const freesBoth = ({ standing, force, words }: Statement): boolean =>
  standing === 'both' && /^(?:exclusion|no-duty|ban)$/.test(force) && /\b(?:liab\w+|damages|loss(?:es)?)\b/.test(words);

/** A limb that only names a thing or a case: it says nothing without its stem. */
const namesOnly = ({ own, words }: Statement): boolean =>
  own > 0 &&
  !/\b(?:shall|must|may|will|would|can|cannot|could|agrees?|is|are|was|were|has|have|does|do)\b/.test(words.slice(own));

/** A rest of a list that was cut from its verb: "use of a non-current release". */
const saysNothing = ({ own, words }: Statement): boolean =>
  own === 0 &&
  words.split(' ').length <= 8 &&
  !/\[\w+\]|\b(?:shall|must|may|will|would|can|cannot|could|agrees?|is|are|was|were|has|have|had|does|do|waives?|surviv\w+|appl(?:y|ies)|begins?|ends?|no|not|only|all|any)\b/.test(
    words,
  );

/** So few words are a heading that runs into its paragraph. */
const leastWords = 3;

/** Where the stem stands that a list's limbs share. */
const listOf = ({ plain, own }: Statement): string => {
  const { start, end } = sourceSpan(plain, 0, own - 1);
  return `${start}-${end}`;
};

/** Small burdens in limbs of one list are one: each names a case of what the stem says. */
const joinLimbs = (read: ReadText, burdens: readonly IssueMatch[]): IssueMatch[] => {
  const limbs = burdens.filter(({ level, statement }) => level === 'low' && namesOnly(statement));
  const lists = Map.groupBy(limbs, ({ statement }) => listOf(statement));
  return burdens.flatMap((burden) => {
    const list = limbs.includes(burden) ? lists.get(listOf(burden.statement))! : [];
    if (list.length < 2) return [burden];
    return burden === list[0] ? [asList(read, list)] : [];
  });
};

/** A limb by which nothing frees anybody, or takes anything from anybody: "nothing shall (i) release the Adviser". */
const takesNothing = ({ own, words }: Statement): boolean =>
  own > 0 &&
  /^\W*(?:\S+ ){0,3}?nothing\b/.test(words) &&
  /^\W*(?:\(?[a-z]{1,4}\)\s*)?(?:to )?(?:exonerate|relieve|release|limit|waive|exclude|amend|modify|reduce|restrict|affect|impair|diminish|prejudice)\b/.test(
    words.slice(own),
  );

/** What one of two may or must who may be either side: whoever is indemnified, and whoever indemnifies. */
const isOfEither = ({ standing, words }: Statement): boolean =>
  standing === 'unknown' &&
  /\bindemnit(?:ee|or)\b|\bindemnif(?:ied|ying) part/.test(words) &&
  !/\[(?:giver|taker|a|o)\]/.test(words);

/** The statements that no rule names and a lawyer of the reader's side would likely raise. */
export const findLikelyBurdens = (
  { read, statements, matches }: Stated,
  bearingOf: ReadonlyMap<Statement, Bearing>,
  clause: ClauseBearing | undefined,
): IssueMatch[] => {
  if (!read.parties.placed) return [];
  const named = matches.filter(({ bearer }) => bearer !== 'counterpart');
  const likely = statements.filter((statement) => {
    const bearing = bearingOf.get(statement)!;
    const likelihood = likelihoodOf(bearing);
    if (
      bearing.benefit > likelihood ||
      !isListed(read, statement, likelihood, clause) ||
      bindsOther(statement) ||
      freesReader(statement) ||
      providesReader(statement) ||
      isOfEither(statement) ||
      takesNothing(statement) ||
      /^\W*including\b/.test(statement.words.slice(statement.own)) ||
      isReadersChoice(read, statement) ||
      boundsReadersCost(read, statement) ||
      indemnifiesReader(read, statement) ||
      isOwnersGain(statement) ||
      isBoilerplate(statement) ||
      saysNothing(statement) ||
      leavesOtherWithNothing(read, statement) ||
      (read.parties.giver === 'counterpart' && sparesPayer(statement)) ||
      statement.words.slice(statement.own).split(' ').length < leastWords ||
      isNamed(statement, named)
    )
      return false;
    return !isModelWording(read.text.slice(statement.start, statement.end));
  });
  const burdens = likely.map((statement) => {
    const bearing = bearingOf.get(statement)!;
    const level = levelOf(bearing, clause);
    const weight = freesBoth(statement) || isUsual(statement) ? 'low' : level;
    return burdenInOwnWords(read, statement, weight, { bearer: 'own', likelihood: likelihoodOf(bearing) });
  });
  return joinLimbs(read, burdens);
};

const indemnified = /\b(?:indemnif\w+|hold\w* harmless)\b[^.;]{0,80}?\[(giver|taker)\]/;

/** Whoever it is that indemnifies the reader, by a name that stands on no side: it burdens them in no way. */
const indemnifiesReader = ({ parties }: ReadText, { standing, words }: Statement): boolean => {
  const role = indemnified.exec(words)?.[1] as 'giver' | 'taker' | undefined;
  return standing === 'unknown' && role !== undefined && standingOfRole(parties, role) === 'own';
};

/** What the other side owes or must leave, and what the reader may do or need not: it serves the reader by its form. */
const servesByForm = ({ standing, force, isProviso }: Statement): boolean =>
  !isProviso &&
  ((standing === 'counterpart' && /^(?:duty|promise|ban|no-right|transfer)$/.test(force)) ||
    (standing === 'own' && /^(?:right|no-duty|exclusion)$/.test(force)));

/** Whether a statement is likely enough one to keep, against how likely it is one to raise. */
const isKept = (statement: Statement, { benefit, burden }: Bearing): boolean => {
  const isClear = burden < (servesByForm(statement) ? clearBelow.byForm : clearBelow.byWords);
  return burden <= benefit && benefit >= (isClear ? benefitFrom.clear : benefitFrom.unclear);
};

/** The statements that no rule names and a lawyer of the reader's side would likely fight to keep. */
export const findLikelyBenefits = (
  { read, statements, benefits }: Stated,
  bearingOf: ReadonlyMap<Statement, Bearing>,
): IssueMatch[] => {
  if (!read.parties.placed) return [];
  const named = benefits.filter(({ bearer }) => bearer !== 'counterpart');
  const emptied = emptiedBy(statements, bearingOf);
  return statements.flatMap((statement) => {
    const bearing = bearingOf.get(statement)!;
    if (!isKept(statement, bearing) || isNamed(statement, named)) return [];
    if (isNoGain(read, statement)) return [];
    if (emptied.has(statement) || (read.parties.giver === 'own' && sparesPayer(statement))) return [];
    return [benefitInOwnWords(read, statement, { bearer: 'own', likelihood: bearing.benefit })];
  });
};

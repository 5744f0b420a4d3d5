import type { PlaybookGuidance } from '../playbook/playbook-guidance.ts';
import { applyPlaybooks } from '../playbook/apply-playbooks.ts';
import { noPlaybooks, weightsOf, type PlaybookReading } from '../playbook/playbook-reading.ts';
import type { Bearing, BearingModel } from '../bearing/bearing-model.ts';
import { weighClause } from '../bearing/weigh-clause.ts';
import { weighStatements } from '../bearing/weigh-statements.ts';
import type { ReadText, ReadingOptions, Sentence } from '../reading/read-text.ts';
import { countDuties } from '../reading/sentence-tools.ts';
import type { Likeness } from '../recognition/issue-likeness.ts';
import { type LinearModel, namedFrom } from '../recognition/linear-model.ts';
import { recogniseCategories, recogniseUnfair } from '../recognition/recognise-categories.ts';
import { findElements, type KindCover } from './find-elements.ts';
import type { FoundHazard } from './find-hazards.ts';
import { findGaps } from './find-gaps.ts';
import { findLimits } from './find-limits.ts';
import { findLikelyBenefits, findLikelyBurdens } from './find-likely.ts';
import { findStated } from './find-stated.ts';
import type { IssueMatch } from './find-issues.ts';
import { createMatchMemo } from './match-memo.ts';
import { isOrdinaryTerm } from './ordinary-by-kind.ts';
import { once } from '../text/once.ts';
import type { Gap } from '../knowledge/gap.ts';
import { gaps } from '../knowledge/gaps.ts';
import { findingOf } from './issue-findings.ts';
import type { Statement } from '../statements/statement.ts';
import { isBeheaded } from '../statements/tell-statement.ts';
import { tellableBenefits } from './no-gain.ts';
import { isMildlyLikely, scoreCompleteness, scoreRisk } from './score.ts';
import { markMinor, temperByClause } from './temper-by-clause.ts';
import { keepLikely, temperByWording } from './temper-by-wording.ts';

/** From this many sections on one has to find one's way in a text, however short they are; no clause has as many. */
const indexedSections = 6;

/** Whether a text is a contract, or so many sections of one that nothing is true of it as a clause. */
export const isSeveralClauses = ({ isWhole, sections }: ReadText): boolean =>
  isWhole || sections.length >= indexedSections;

/** Everything the rules found in a text, before it is put into words. */
export interface Findings {
  readonly read: ReadText;
  readonly statements: readonly Statement[];
  readonly hazards: readonly FoundHazard[];
  /** What each statement bears on the reader, as learned. */
  readonly bearingOf: ReadonlyMap<Statement, Bearing>;
  /** What protects a party; the bearer of such a match is whom it serves. */
  readonly benefits: readonly IssueMatch[];
  /** What the clause lacks that would protect the reader, given what it holds. */
  readonly gaps: readonly Gap[];
  readonly covers: readonly KindCover[];
  /** Kinds of clause by their names in the field; empty for a whole contract, which is read by sections. */
  readonly categories: readonly string[];
  /** The kinds the text is mainly about; only what these lack is reported. */
  readonly mainCovers: readonly KindCover[];
  /** Types of unfair term the learned recogniser is sure of, each with its sentence. */
  readonly unfair: readonly { readonly type: string; readonly sentence: Sentence }[];
  /** What the playbooks that apply make of the text. */
  readonly playbook: PlaybookReading;
  readonly riskScore: number;
  /** The same without what is only likely: what one wording is held against another by. */
  readonly provedScore: number;
  readonly completenessScore: number;
}

/** What was learned: the recogniser of kinds, what statements bear on a side, and how the examples of issues read. */
export interface Models {
  readonly recogniser: LinearModel;
  readonly bearings: BearingModel;
  readonly likeness: Likeness;
}

/** How often a kind's own words must occur to be believed where no recognised category confirms it. */
const tellingMentions = 3;

/** A general provision that holds less than this of a second kind only touches it, however often it uses its words. */
const heldShare = 0.2;

/** The kinds a clause is mainly about: those that its recognised categories confirm, else one whose words abound. */
const chooseMain = (covers: readonly KindCover[], categories: readonly string[]): KindCover[] => {
  const confirmed = covers.filter(
    ({ kind }) => !kind.confirmedBy || kind.confirmedBy.some((label) => categories.includes(label)),
  );
  const [main, second] = confirmed.length ? confirmed : covers.filter(({ mentions }) => mentions >= tellingMentions);
  if (!main) return [];
  const isSecond =
    second &&
    second.mentions * 2 >= main.mentions &&
    second.mentions >= 2 &&
    (!main.kind.isGeneral || second.share >= heldShare);
  return isSecond ? [main, second] : [main];
};

/** What is found out when it is first asked for: a reading that only judges a rewrite is asked for little. */
const lazily = <Value>(find: () => Value): (() => Value) => {
  const known = new Map<'value', Value>();
  return () => once(known, 'value', find);
};

/**
 * Finds burdens and gaps and scores them; the same text, options and playbooks always give the same findings.
 * @param memo what was found in readings of nearly the same text
 */
export const findAll = (
  clauseText: string,
  options: ReadingOptions,
  { recogniser: model, bearings, likeness }: Models,
  playbooks: readonly PlaybookGuidance[] = [],
  memo = createMatchMemo(),
): Findings => {
  const stated = findStated(clauseText, options, likeness, memo);
  const { read, statements, matches } = stated;
  const bearingOf = weighStatements(stated, bearings, memo);
  // Where nobody reads there is no side that a clause could burden.
  const isWeighed = read.parties.placed && !isSeveralClauses(read);
  // What nobody raises makes no clause one to raise.
  const ordinary = new Set(statements.filter((statement) => isOrdinaryTerm(read, statement)));
  const telling = [...bearingOf].filter(([statement]) => !ordinary.has(statement));
  const clause = isWeighed ? weighClause(telling.map(([, bearing]) => bearing)) : undefined;
  const found = [
    ...temperByWording(stated.hazards, bearingOf),
    ...findLikelyBurdens(stated, bearingOf, clause).map((match) => findingOf(read, match)),
  ].filter(({ match }) => !match || match.likelihood === 1 || !ordinary.has(match.statement));
  // Whom words bind whose beginning is missing is not known: they are nobody's burden.
  const burdens = temperByClause(stated, found, bearingOf, clause).filter(
    ({ match }) => !match || !isBeheaded(read, match.statement),
  );
  const hazards = markMinor([...burdens, ...findLimits(read, burdens)], bearingOf, clause);
  const covers = findElements(read);
  const kinds = lazily(() => {
    const recognised = read.isWhole ? [] : recogniseCategories(read.lower, model, options.contractType === 'nda');
    const mainCovers = chooseMain(covers, recognised);
    // What the recogniser has no name for is called by its kind, where that kind's words are enough by themselves.
    const categories =
      recognised.length || read.isWhole
        ? recognised
        : mainCovers.filter(({ kind }) => !kind.confirmedBy).map(({ kind }) => kind.label);
    return { mainCovers, categories };
  });
  const benefits = lazily(() =>
    tellableBenefits(read, [...keepLikely(stated, bearingOf), ...findLikelyBenefits(stated, bearingOf)]),
  );
  const missing = lazily(() => findGaps(read, statements, matches, gaps));
  const main = covers[0];
  const duties = countDuties(read);
  const playbook = playbooks.length ? applyPlaybooks(read, playbooks, { hazards, ...kinds() }) : noPlaybooks;
  const unfair = read.isConsumer ? recogniseUnfair(read, model, read.isWhole ? 400 : 60) : {};
  const scoreOf = (burdens: readonly FoundHazard[]): number =>
    scoreRisk({
      hazards: burdens,
      ownDuties: duties.own,
      sharedDuties: duties.shared,
      gaps: main,
      unfairness: Math.max(0, ...Object.values(unfair).map(({ score }) => score)),
      playbook: weightsOf(playbook),
      riskTolerance: options.riskTolerance,
      isWhole: read.isWhole,
      isReadyMade: read.isConsumer,
    });
  const weighing = hazards.filter(({ isMinor }) => !isMinor);
  return {
    read,
    statements,
    hazards,
    bearingOf,
    get benefits() {
      return benefits();
    },
    get gaps() {
      return missing();
    },
    covers,
    get categories() {
      return kinds().categories;
    },
    get mainCovers() {
      return kinds().mainCovers;
    },
    playbook,
    unfair: Object.entries(unfair)
      .filter(([, { score }]) => score >= namedFrom)
      .map(([type, { sentence }]) => ({ type, sentence })),
    riskScore: scoreOf(weighing),
    provedScore: scoreOf(weighing.filter((found) => !isMildlyLikely(found))),
    completenessScore: scoreCompleteness(
      covers,
      read.sentences.some((sentence) => sentence.mentions.length > 0),
      duties.own + duties.counterpart + duties.shared > 0,
    ),
  };
};

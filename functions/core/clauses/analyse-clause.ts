import './text/compile-patterns.ts';
import type { Analysis, AnalysedSection } from '../../../shared/analysis.ts';
import { defaultRiskTolerance, type PartyRole, type RiskTolerance } from '../../../shared/contracts.ts';
import { engineVersion } from './engine-version.ts';
import { findAll, type Findings, isSeveralClauses } from './findings/find-all.ts';
import { reportBenefits } from './findings/report-benefits.ts';
import { reportRisks, reportUnfair } from './findings/report-findings.ts';
import { reportMissing } from './findings/report-missing.ts';
import { coverageOf } from './findings/coverage.ts';
import { createMatchMemo } from './findings/match-memo.ts';
import { levelsOfSections } from './findings/section-levels.ts';
import { levelOf, mediumFrom } from './findings/score.ts';
import { compareTemplates } from './playbook/compare-templates.ts';
import type { PlaybookGuidance } from './playbook/playbook-guidance.ts';
import {
  breachRisks,
  explainPlaybooks,
  focusFirst,
  gapElements,
  joinMissing,
  playbookFields,
  playbookNotes,
  playbookStrategies,
  withoutCovered,
} from './playbook/report-playbooks.ts';
import { unreadByPlaybooks } from './playbook/unread-by-playbooks.ts';
import { joinApart } from './findings/report-apart.ts';
import { judgeReadability } from './reading/judge-readability.ts';
import type { ReadingOptions, ReadText } from './reading/read-text.ts';
import { setApart } from './reading/set-apart.ts';
import type { LinearModel } from './recognition/linear-model.ts';
import { loadModels } from './recognition/load-model.ts';
import { otherProvision, recogniseCategories } from './recognition/recognise-categories.ts';
import { explainClause } from './writing/explain-clause.ts';
import { suggestImprovement } from './writing/suggest-improvement.ts';
import { planStrategies } from './writing/plan-strategies.ts';
import { speaksOfReader } from './statements/spoken-for.ts';
import { explainUnread } from './writing/explain-unread.ts';

/** A request to analyse; what is left out or empty was not given. */
export interface AnalyseClauseInput {
  readonly clauseText: string;
  readonly contractType?: string | undefined;
  readonly partyRole?: PartyRole | '' | undefined;
  readonly riskTolerance?: RiskTolerance | '' | undefined;
  /** The playbooks that apply, with their active templates; none by default. */
  readonly playbooks?: readonly PlaybookGuidance[] | undefined;
}

/** What was not given is read as a contract of no particular type, by nobody in particular, of moderate tolerance. */
export const readingOptions = (input: AnalyseClauseInput): ReadingOptions => ({
  contractType: input.contractType || 'other',
  partyRole: input.partyRole || '',
  riskTolerance: input.riskTolerance || defaultRiskTolerance,
});

/** How many findings one analysis lists; a clause seldom has as many, a whole contract is cut to the gravest. */
export const mostFindings = {
  clause: { risks: 12, benefits: 6, missing: 12 },
  whole: { risks: 40, benefits: 15, missing: 15 },
} as const;

/** From this share of its operative statements on a text counts as understood. */
const understoodFrom = 0.5;
/** How many passages that were not understood an analysis names. */
const mostNotUnderstood = 20;

const categoriesOfSections = ({ lower, sections }: ReadText, model: LinearModel): string[][] =>
  sections.map(({ start, end }) =>
    recogniseCategories(lower.slice(start, Math.min(end, start + 8000)), model).slice(0, 6),
  );

/** Whether a text says of a party what it must, may or may not do, in words the engine knows: a sentence of ready-made terms does. */
const saysWhoMust = ({ statements }: Findings): boolean =>
  coverageOf(statements).understood.some(({ standing }) => standing === 'own' || standing === 'counterpart');

const binds = /^(?:duty|right|ban|no-duty|no-right)$/;
/** Whether a text says what somebody whom it calls by a name must, may or may not do. */
const bindsNamed = ({ read, statements }: Findings): boolean =>
  statements.some(
    ({ force, actor, start, end }) =>
      binds.test(force) &&
      actor !== undefined &&
      !/^(?:you|your|we|us|our|i|my|me)$/.test(actor.word) &&
      read.text.slice(start, end).includes(actor.word.charAt(0).toUpperCase() + actor.word.slice(1)),
  );

/** Analyses a text in which nothing is addressed to software. */
const analyseText = async (input: AnalyseClauseInput): Promise<Analysis> => {
  const models = await loadModels();
  const options = readingOptions(input);
  const playbooks = input.playbooks ?? [];
  const memo = createMatchMemo();
  const findings = findAll(input.clauseText, options, models, playbooks, memo);
  const { read, hazards, mainCovers, completenessScore } = findings;
  const hasIndex = isSeveralClauses(read);
  const categoriesOf = hasIndex ? categoriesOfSections(read, models.recogniser) : [];
  const categories = read.isWhole ? [...new Set(categoriesOf.flat())] : [...findings.categories];
  const { readability } = judgeReadability(input.clauseText, read.lower);
  const source = { engine: engineVersion, model: null };
  // Wording that the rules know makes a contract of a text that looks like none, if it is English.
  const isKnown =
    read.lower.length > 40 &&
    ((readability === 'not-recognised'
      ? hazards.length + categories.length > 0
      : readability === 'not-a-contract' && hazards.length + findings.benefits.length > 0) ||
      (readability !== 'not-english' &&
        (bindsNamed(findings) || ((read.isConsumer || speaksOfReader(read)) && saysWhoMust(findings)))));
  if (readability !== 'contract' && !isKnown) {
    const unread = explainUnread(input.clauseText, options.partyRole, readability, source);
    return playbooks.length ? unreadByPlaybooks(unread, read, playbooks) : unread;
  }
  const { playbook } = findings;
  const most = hasIndex ? mostFindings.whole : mostFindings.clause;
  const listedApart = hazards.filter((found) => !playbook.absorbed.has(found));
  const reported = reportRisks(read, listedApart, most.risks);
  const ruled = reported.map(({ risk }) => risk);
  const ruledAll = playbook.absorbed.size ? reportRisks(read, hazards, most.risks).map(({ risk }) => risk) : ruled;
  const risks = focusFirst(
    [
      ...breachRisks(playbook, options.riskTolerance),
      ...[...ruled, ...reportUnfair(read, findings.unfair, ruledAll)].slice(0, most.risks),
    ],
    playbook,
  );
  const benefits = focusFirst(reportBenefits(read, findings.benefits, hazards, most.benefits), playbook);
  const missingElements = joinMissing(
    gapElements(playbook),
    reportMissing(read, findings.statements, findings.gaps, withoutCovered(mainCovers, playbook), most.missing),
    playbook,
  );
  const suggestedImprovement = suggestImprovement(findings, reported, (text) =>
    findAll(text, options, models, playbooks, memo),
  );
  const strategies = planStrategies(
    findings,
    listedApart,
    findings.gaps,
    withoutCovered(mainCovers, playbook),
    suggestedImprovement.changes,
  );
  const coverage = coverageOf(
    findings.statements,
    // What only likely serves the reader is told in its own words, understood or not.
    [...risks, ...benefits.filter(({ derivation }) => derivation?.proof === 'proved')].flatMap(
      ({ evidence }) => evidence,
    ),
  );
  const sectionLevels = hasIndex ? levelsOfSections(read, risks, listedApart) : [];
  const isUnderstood = coverage.share >= understoodFrom || coverage.notUnderstood.length < 2;
  // What was not understood is never low: absence of findings is no proof of safety. Nor is a text with a high risk in it.
  const isNeverLow = !isUnderstood || risks.some(({ level }) => level === 'high');
  const riskScore = isNeverLow ? Math.max(findings.riskScore, mediumFrom) : findings.riskScore;
  const riskLevel = levelOf(riskScore);
  // Where no kind was recognised, what the found wording is about still names the clause.
  const named = categories.length
    ? categories
    : [
        ...new Set(
          hazards
            .map(({ hazard }) => hazard)
            .filter(({ level, category, isFlaw }) => level !== 'low' && !isFlaw && !category.startsWith('One-sided'))
            .map(({ category }) => category),
        ),
      ];
  const notes: string[] = [];
  if (read.isWhole)
    notes.push(`The text was read as a whole contract; at most ${most.risks} risks are listed, the gravest first.`);
  const isRecognised = categories.length > 0 || hazards.length > 0;
  if (!isRecognised) {
    notes.push('The kind of clause was not recognized: a low score only says that no rule found a burden.');
  } else if (!findings.covers.length)
    notes.push(
      'The engine has no list of what a clause of this kind should hold, so its completeness is only a rough measure.',
    );
  if (!isUnderstood)
    notes.push(
      'Most of what this text says could not be understood. Read the passages named as not understood yourself; the risk is therefore not called low.',
    );
  if (read.parties.isSideHidden)
    notes.push(
      `The text names its parties and does not show which of them is ${read.parties.own}: burdens of either side are listed, and nothing is reworded.`,
    );
  else if (!read.parties.placed) notes.push('No party role was chosen, so burdens of either side are counted.');
  return {
    riskLevel,
    overallRiskScore: riskScore,
    completenessScore,
    partyRole: options.partyRole,
    plainEnglishExplanation: explainClause({
      read,
      statements: findings.statements,
      hazards,
      categories: named,
      risks,
      riskLevel,
      aboutPlaybooks: explainPlaybooks(playbook),
    }),
    risks,
    benefits,
    missingElements,
    suggestedImprovement,
    negotiationStrategies: [...strategies, ...playbookStrategies(playbook, strategies)],
    clauseCategories: named.length ? named : [otherProvision],
    readability: isRecognised ? 'recognised' : 'not-recognised',
    keyFacts: [
      ...read.parties.definitions.slice(0, 6).map((definition) => ({
        kind: 'party' as const,
        label: definition.word,
        value: definition.name,
        evidence: {
          quote: read.text.slice(definition.start, definition.end),
          start: definition.start,
          end: definition.end,
        },
      })),
      ...read.figures,
    ],
    sections: categoriesOf.map((ofSection, at): AnalysedSection => {
      const { heading, start, end } = read.sections[at]!;
      return { heading, start, end, categories: ofSection, riskLevel: sectionLevels[at]! };
    }),
    notUnderstood: coverage.notUnderstood.slice(0, mostNotUnderstood).map(({ start, end }) => ({
      quote: read.text.slice(start, end),
      start,
      end,
    })),
    source,
    notes: [...notes, ...playbookNotes(playbook)],
    ...playbookFields(playbook, compareTemplates(read, playbooks, true)),
  };
};

/**
 * Analyses a clause or a whole contract by rules and a small learned recogniser, without network, clock or chance:
 * the same input gives the same analysis. It never throws on any text.
 * What the text says to software is set apart first: it changes nothing and is reported.
 * @returns the analysis of shared/analysis.ts; every quote stands in the clause at its offsets
 */
export const analyseClause = async (input: AnalyseClauseInput): Promise<Analysis> => {
  const apart = setApart(input.clauseText);
  if (!apart) return analyseText(input);
  return joinApart(await analyseText({ ...input, clauseText: apart.text }), apart, input.clauseText);
};

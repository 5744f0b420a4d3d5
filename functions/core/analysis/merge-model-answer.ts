import type { Analysis, Benefit, MissingElement, Risk } from '../../../shared/analysis.ts';
import { usualTermsOf } from '../clauses/market-practice.ts';
import { levelOf, levelWeight } from '../clauses/findings/score.ts';
import { overlaps } from '../clauses/reading/split-text.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';
import {
  explainPlaybooks,
  focusFirst,
  isPlaybookStrategy,
  joinMissing,
  readingOfRules,
} from '../clauses/playbook/report-playbooks.ts';
import { figureChecker, isSameMatter } from './bear-out.ts';
import { joinInstructions, joinPositions, wordsOfPlaybook } from './join-playbook-answers.ts';
import { graverImportance, graverLevel, inItsName, mergeFindings, type ProvedFinding } from './merge-findings.ts';
import type { ModelAnswer } from './model-answer.ts';
import { toldRisks } from './model-prompt.ts';
import { quoteProver } from './prove-quotes.ts';

/*
 * How a model's review and the engine's become one analysis. The model adds; what the engine proved stands:
 * - no finding of the engine's goes, or loses its level or a place, whatever the model says;
 * - a finding whose quotation does not stand in the clause, or says too little, is kept apart as unverified and counts
 *   nowhere;
 * - the scores are never below what is proved, and above it only as far as the model proved more;
 * - what the model disputes is shown with its reason and counts until a person decides.
 */

interface MergeOptions {
  readonly clauseText: string;
  readonly engine: Analysis;
  readonly answer: ModelAnswer;
  readonly modelId: string;
  /** The playbooks that the model was told: what is said of them may name their figures. */
  readonly playbooks?: readonly PlaybookGuidance[] | undefined;
  /** What the clause holds of what it should, by its titles: it is not missing. */
  readonly held?: readonly string[] | undefined;
}

interface Quoted {
  readonly title: string;
  readonly description: string;
  readonly quotes: readonly string[];
}

/** The engine's own findings for playbooks stay as they are: a text search found them. */
const isOfPlaybook = ({ id }: { readonly id: string }): boolean => id.includes('-playbook-');
const isNotOfPlaybook = (finding: { readonly id: string }): boolean => !isOfPlaybook(finding);

/** A finding of the model's own. */
const findingOf = ({ title, description, proof }: ProvedFinding, id: string): Benefit => ({
  id,
  title,
  description: inItsName(description),
  evidence: proof.evidence,
  verified: proof.isProved,
});

/** What a missing element that the model proved takes of completeness. */
const gapShare = { critical: 0.2, important: 0.1, other: 0.05 } as const;

const clamped = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** What is left of a whole after each share was taken of what was left before. */
const remaining = (shares: readonly number[]): number => shares.reduce((left, share) => left * (1 - share), 1);

/** All that states figures: the clause, and what the model was told of it. */
const sourcesOf = ({ clauseText, engine }: Pick<MergeOptions, 'clauseText' | 'engine'>): readonly string[] => [
  clauseText,
  engine.plainEnglishExplanation,
  ...[...engine.risks, ...engine.benefits, ...engine.missingElements].map(({ title }) => title),
  ...engine.playbookRules.map(({ rule }) => rule),
  ...engine.positionResults.map(({ standard }) => standard),
  ...usualTermsOf(engine.clauseCategories).map(({ position, source }) => `${position} ${source}`),
];

/** Holds what a model says of a clause against all that states figures. */
export const figuresBorneOut = (known: Pick<MergeOptions, 'clauseText' | 'engine'>): ReturnType<typeof figureChecker> =>
  figureChecker(sourcesOf(known));

/** A finding with what became of its quotations and figures: what names one that is nowhere stated is not proved. */
const proveFinding = <Said extends Quoted>(
  finding: Said,
  prove: ReturnType<typeof quoteProver>,
  bearOut: ReturnType<typeof figureChecker>,
): Said & ProvedFinding => {
  const proof = prove(finding.quotes);
  const { text } = bearOut(finding.description);
  if (text === '' || bearOut(finding.title).isCut) return { ...finding, proof: { ...proof, isProved: false } };
  return { ...finding, description: text, proof };
};

/** The disputes whose reasons are borne out, with what is borne out of each. */
const borneOut = (
  disputes: ModelAnswer['disputes'],
  bearOut: ReturnType<typeof figureChecker>,
): ModelAnswer['disputes'] =>
  disputes
    .map((dispute) => ({ ...dispute, explanation: bearOut(dispute.explanation).text }))
    .filter(({ explanation }) => explanation !== '');

/** The strategies whose figures are borne out, by the clause or a playbook, with what is borne out of each. */
const soundStrategies = (
  strategies: ModelAnswer['negotiationStrategies'],
  bearOut: ReturnType<typeof figureChecker>,
): ModelAnswer['negotiationStrategies'] =>
  strategies
    .filter(({ title }) => !bearOut(title).isCut)
    .map((strategy) => ({ ...strategy, description: bearOut(strategy.description).text }))
    .filter(({ description }) => description !== '');

/** What a reader must know of words of the model's that are not used. */
const shortcomings = (
  { answer }: MergeOptions,
  bearOut: ReturnType<typeof figureChecker>,
  isOtherwiseCut: boolean,
  held: readonly { readonly title: string }[],
): readonly string[] => {
  const prose = [
    ...[...answer.risks, ...answer.benefits, ...answer.missingElements].map(({ description }) => description),
    ...answer.disputes.map(({ explanation }) => explanation),
  ];
  const named = held.map(({ title }) => `“${title}”`).join(', ');
  return [
    ...(isOtherwiseCut || prose.some((text) => bearOut(text).isCut)
      ? ['Sentences of the language model’s that name a figure that the clause does not state count nowhere.']
      : []),
    ...(named ? [`The language model called missing what the clause holds: ${named}. That counts nowhere.`] : []),
  ];
};

interface Explained {
  readonly explanation: string;
  readonly notes: readonly string[];
}

/**
 * The summary: the model's, unless it makes less of the clause than is proved or names a figure that nothing bears out.
 */
const explain = (
  { engine, answer }: MergeOptions,
  riskLevel: Analysis['riskLevel'],
  bearOut: ReturnType<typeof figureChecker>,
): Explained => {
  const own = engine.plainEnglishExplanation;
  const { plainEnglishExplanation: said, overallRiskScore: score } = answer;
  if (said === undefined) return { explanation: own, notes: [] };
  const refuse = (why: string): Explained => ({
    explanation: own,
    notes: [`The language model’s summary was not taken: ${why}. The clause engine’s own stands here.`],
  });
  const isMilder = score === undefined || graverLevel(levelOf(score), riskLevel) !== levelOf(score);
  if (isMilder) return refuse('it did not make as much of the clause as is proved');
  if (bearOut(said).isCut) return refuse('it names a figure that the clause does not state');
  const aboutPlaybooks = explainPlaybooks(readingOfRules(engine));
  return { explanation: [said, ...(aboutPlaybooks ? [aboutPlaybooks] : [])].join(' '), notes: [] };
};

/** The risks with what the model proves against them. A dispute takes nothing from a risk. */
const markDisputed = (
  prove: ReturnType<typeof quoteProver>,
  engine: Analysis,
  risks: readonly Risk[],
  disputes: ModelAnswer['disputes'],
): Risk[] => {
  const told = toldRisks(engine);
  const byId = new Map(
    disputes.flatMap(({ number, explanation, quotes }) => {
      const risk = told[number - 1];
      const { evidence, isProved } = prove(quotes);
      return risk && isProved ? [[risk.id, { reason: explanation, evidence }] as const] : [];
    }),
  );
  return risks.map((risk) => {
    const dispute = byId.get(risk.id);
    return dispute ? { ...risk, dispute } : risk;
  });
};

/**
 * An engine's finding that the model makes too, at the graver level. What the engine found only likely has no name but its
 * own words; it takes the model's name and words, and rests on both.
 */
const named = (risk: Risk, said: ModelAnswer['risks'][number]): Risk => {
  const level = graverLevel(risk.level, said.level);
  if (risk.derivation?.proof !== 'likely') return { ...risk, level };
  const { derivation: _, ...rest } = risk;
  return { ...rest, level, title: said.title, description: '' };
};

/** The sections, each as grave as the gravest proved risk that stands in it: the model's beside the engine's. */
const raiseSections = (sections: Analysis['sections'], risks: readonly Risk[]): Analysis['sections'] =>
  sections.map((section) => ({
    ...section,
    riskLevel: risks
      .filter(({ verified, evidence }) => verified && evidence.some((place) => overlaps(place, section)))
      .reduce((gravest, { level }) => graverLevel(gravest, level), section.riskLevel),
  }));

type Proved<Said extends Quoted> = Said & ProvedFinding;

const mergeRisks = (own: Analysis['risks'], said: readonly Proved<ModelAnswer['risks'][number]>[]) =>
  mergeFindings({
    own,
    said,
    mayJoin: isNotOfPlaybook,
    raise: named,
    weightOf: ({ level }) => level,
    add: (risk, place) => ({ ...findingOf(risk, `model-risk-${place + 1}`), level: risk.level }),
  });

const mergeBenefits = (own: Analysis['benefits'], said: readonly Proved<ModelAnswer['benefits'][number]>[]) =>
  mergeFindings({
    own,
    said,
    mayJoin: isNotOfPlaybook,
    raise: (benefit: Benefit) => benefit,
    weightOf: () => undefined,
    add: (benefit, place) => findingOf(benefit, `model-benefit-${place + 1}`),
  });

type LackingElement = Proved<ModelAnswer['missingElements'][number]> & {
  /** Whether the clause holds it all the same. */
  readonly isHeld: boolean;
};

const mergeMissing = (own: Analysis['missingElements'], lacking: readonly LackingElement[]) =>
  mergeFindings({
    own,
    said: lacking.map(({ isHeld, proof, ...element }) => ({
      ...element,
      proof: { ...proof, isProved: proof.isProved && !isHeld },
    })),
    mayJoin: isNotOfPlaybook,
    raise: (element: MissingElement, { importance }) => ({
      ...element,
      importance: graverImportance(element.importance, importance),
    }),
    weightOf: ({ importance }) => importance,
    add: (said, place) => ({ ...findingOf(said, `model-missing-${place + 1}`), importance: said.importance }),
  });

/** The model's scores, never milder than the engine's, and graver only as far as the model proved more. */
const mergeScores = (
  { engine, answer }: MergeOptions,
  risks: ReturnType<typeof mergeRisks>,
  missing: ReturnType<typeof mergeMissing>,
): Pick<Analysis, 'overallRiskScore' | 'completenessScore' | 'riskLevel'> => {
  const weights = [
    ...risks.added.map(({ level }) => levelWeight[level]),
    ...risks.raised.map(({ from, to }) => levelWeight[to.level] - levelWeight[from.level]),
  ];
  const most = 10 - (10 - engine.overallRiskScore) * remaining(weights);
  const overallRiskScore = rounded(
    clamped(answer.overallRiskScore ?? engine.overallRiskScore, engine.overallRiskScore, most),
  );

  const least = engine.completenessScore * remaining(missing.added.map(({ importance }) => gapShare[importance]));
  const completenessScore = rounded(
    clamped(answer.completenessScore ?? engine.completenessScore, least, engine.completenessScore),
  );
  return { overallRiskScore, completenessScore, riskLevel: graverLevel(engine.riskLevel, levelOf(overallRiskScore)) };
};

/** The model's strategies before the playbooks', or the engine's where none of them is borne out; whether some was cut. */
const mergeStrategies = (
  { engine, answer, playbooks = [] }: MergeOptions,
  sources: readonly string[],
): { readonly strategies: Analysis['negotiationStrategies']; readonly isCut: boolean } => {
  // What to ask for may be what a playbook says.
  const bearOut = figureChecker([...sources, ...playbooks.flatMap(wordsOfPlaybook)]);
  const sound = soundStrategies(answer.negotiationStrategies, bearOut);
  const isCut = answer.negotiationStrategies.some(
    ({ title, description }) => bearOut(title).isCut || bearOut(description).isCut,
  );
  if (sound.length === 0) return { strategies: engine.negotiationStrategies, isCut };

  const ofPlaybooks = engine.negotiationStrategies.filter((strategy) => isPlaybookStrategy(strategy, engine));
  return { strategies: [...sound, ...ofPlaybooks.map((strategy) => ({ ...strategy, type: 'other' as const }))], isCut };
};

/** One analysis of the model's answer and the engine's, every quotation checked against the clause. */
export const mergeModelAnswer = (options: MergeOptions): Omit<Analysis, 'suggestedImprovement'> => {
  const { clauseText, engine, answer, modelId, held = [], playbooks = [] } = options;
  const prove = quoteProver(clauseText, engine.keyFacts);
  const bearOut = figuresBorneOut(options);
  const proved = <Said extends Quoted>(findings: readonly Said[]) =>
    findings.map((finding) => proveFinding(finding, prove, bearOut));
  const lacking = proved(answer.missingElements).map((element) => ({
    ...element,
    isHeld: held.some((title) => isSameMatter(title, element.title)),
  }));

  const risks = mergeRisks(engine.risks, proved(answer.risks));
  const benefits = mergeBenefits(engine.benefits, proved(answer.benefits));
  const missing = mergeMissing(engine.missingElements, lacking);
  const scores = mergeScores(options, risks, missing);
  const { explanation, notes } = explain(options, scores.riskLevel, bearOut);

  const sources = sourcesOf(options);
  const { strategies, isCut } = mergeStrategies(options, sources);
  const joining = { prove, engine, sources, playbooks };
  const instructions = joinInstructions(joining, answer.playbookInstructions);
  const positions = joinPositions(joining, answer.playbookPositions);
  const isOtherwiseCut = isCut || instructions.isCut || positions.isCut;
  const heldAfterAll = lacking.filter(({ isHeld }) => isHeld);

  const playbook = readingOfRules(engine);
  const disputed = markDisputed(prove, engine, risks.own, borneOut(answer.disputes, bearOut));
  return {
    ...engine,
    ...scores,
    plainEnglishExplanation: explanation,
    risks: focusFirst([...disputed, ...risks.others], playbook),
    sections: raiseSections(engine.sections, [...risks.own, ...risks.others]),
    benefits: focusFirst([...benefits.own, ...benefits.others], playbook),
    missingElements: joinMissing(
      [...missing.own.filter(isOfPlaybook), ...missing.own.filter(isNotOfPlaybook)],
      missing.others,
      playbook,
    ),
    negotiationStrategies: strategies,
    playbookRules: instructions.results,
    positionResults: positions.results,
    source: { engine: engine.source.engine, model: modelId },
    notes: [
      ...engine.notes,
      'A language model worded this analysis. Every quotation was checked against the clause, and the clause engine’s own findings were kept.',
      ...notes,
      ...shortcomings(options, bearOut, isOtherwiseCut, heldAfterAll),
    ],
  };
};

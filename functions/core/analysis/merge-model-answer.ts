import type { Analysis, Evidence, RiskLevel } from '../../../shared/analysis.ts';
import { levelOf } from '../clauses/findings/score.ts';
import { overlaps } from '../clauses/reading/split-text.ts';
import { quoteLocator } from '../clauses/verify-evidence.ts';
import {
  explainPlaybooks,
  focusFirst,
  isPlaybookStrategy,
  joinMissing,
  readingOfRules,
} from '../clauses/playbook/report-playbooks.ts';
import type { ModelAnswer } from './model-answer.ts';
import { openInstructions, openPositions } from './playbook-question.ts';

/*
 * How a model's review and the engine's become one analysis. The model words it; the engine guards it:
 * - a finding whose quotation does not stand in the clause is kept apart as unverified and counts nowhere;
 * - the scores are the graver of the two, so that a model can never talk a risk down to nothing;
 * - what the engine proved and the model did not mention stays, and what it found for playbooks stays in any case.
 */

interface MergeOptions {
  readonly clauseText: string;
  readonly engine: Analysis;
  readonly answer: ModelAnswer;
  readonly modelId: string;
}

interface Quoted {
  readonly title: string;
  readonly description: string;
  readonly quotes: readonly string[];
}

/** A model's finding with its quotations found in the clause; unverified where one of them, or all, are missing. */
const prove = (locate: ReturnType<typeof quoteLocator>, { title, description, quotes }: Quoted, id: string) => {
  const evidence = quotes.map((quote) => locate(quote));
  const found = evidence.filter((place): place is Evidence => place !== undefined);
  return { id, title, description, evidence: found, verified: found.length > 0 && found.length === evidence.length };
};

const isSameTitle = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

interface Finding {
  readonly title: string;
  readonly verified: boolean;
  readonly evidence: readonly Evidence[];
}

/** Whether a proven finding of the model speaks of what the engine's finding speaks of. */
const isMentioned = (finding: Finding, mentioned: readonly Finding[]): boolean =>
  mentioned.some(
    (other) =>
      other.verified &&
      (isSameTitle(finding.title, other.title) ||
        finding.evidence.some((place) => other.evidence.some((place2) => overlaps(place, place2)))),
  );

const levelOrder: readonly RiskLevel[] = ['low', 'medium', 'high'];
const graver = (one: RiskLevel, other: RiskLevel): RiskLevel =>
  levelOrder.indexOf(one) >= levelOrder.indexOf(other) ? one : other;

/** The engine's own findings for playbooks stay whatever the model says: a text search found them. */
const isOfPlaybook = ({ id }: { readonly id: string }): boolean => id.includes('-playbook-');

/**
 * The rules with what the model says of the instructions the engine left open. Only a quotation that stands in the
 * clause makes one met or deviating; what is not proved stays not assessed.
 */
const joinInstructions = (
  locate: ReturnType<typeof quoteLocator>,
  engine: Analysis,
  answers: ModelAnswer['playbookInstructions'],
): Analysis['playbookRules'] => {
  if (!answers?.length) return engine.playbookRules;
  const open = openInstructions(engine);
  return engine.playbookRules.map((rule) => {
    const number = open.indexOf(rule) + 1;
    const answer = number ? answers.find((candidate) => candidate.number === number) : undefined;
    if (!answer || answer.outcome === 'not-assessed') return rule;
    const evidence = answer.quotes.map((quote) => locate(quote)).filter((place) => place !== undefined);
    const isProved = evidence.length > 0 && evidence.length === answer.quotes.length;
    const needsProof = answer.outcome === 'met' || answer.outcome === 'deviates';
    if (needsProof && !isProved) return rule;
    return {
      ...rule,
      outcome: answer.outcome,
      explanation: `By the language model: ${answer.explanation}`,
      evidence: needsProof ? evidence : [],
    };
  });
};

/**
 * The positions with what the model says of those the engine left open. Every quotation must stand in the clause, and a
 * fallback must be one of the ladder's; what the engine decided by the text stays.
 */
const joinPositions = (
  locate: ReturnType<typeof quoteLocator>,
  engine: Analysis,
  answers: ModelAnswer['playbookPositions'],
): Analysis['positionResults'] => {
  if (!answers?.length) return engine.positionResults;
  const open = openPositions(engine);
  return engine.positionResults.map((result) => {
    const number = open.indexOf(result) + 1;
    const answer = number ? answers.find((candidate) => candidate.number === number) : undefined;
    if (!answer || answer.verdict === 'not-assessed') return result;
    const { verdict, fallback = 0 } = answer;
    const evidence = answer.quotes.map((quote) => locate(quote)).filter((place) => place !== undefined);
    if (!evidence.length || evidence.length < answer.quotes.length) return result;
    if (verdict === 'fallback' && (fallback < 1 || fallback > (result.fallbackCount ?? 0))) return result;
    return {
      ...result,
      verdict,
      ...(verdict === 'fallback' && { fallback }),
      explanation: `By the language model: ${answer.explanation}`,
      evidence,
      decidedBy: 'model',
    };
  });
};

/** One analysis of the model's answer and the engine's, every quotation checked against the clause. */
export const mergeModelAnswer = (options: MergeOptions): Omit<Analysis, 'suggestedImprovement'> => {
  const { clauseText, engine, answer, modelId } = options;
  const locate = quoteLocator(clauseText);
  const modelRisks = answer.risks.map((risk, index) => ({
    ...prove(locate, risk, `model-risk-${index + 1}`),
    level: risk.level,
  }));
  const modelBenefits = answer.benefits.map((benefit, index) => prove(locate, benefit, `model-benefit-${index + 1}`));
  const modelMissing = answer.missingElements.map((element, index) => ({
    ...element,
    id: `model-missing-${index + 1}`,
    evidence: [],
    verified: true,
  }));
  const playbook = readingOfRules(engine);
  const aboutPlaybooks = explainPlaybooks(playbook);
  const playbookStrategies = engine.negotiationStrategies.filter((strategy) => isPlaybookStrategy(strategy, engine));
  const overallRiskScore = Math.max(engine.overallRiskScore, answer.overallRiskScore);
  return {
    ...engine,
    riskLevel: graver(engine.riskLevel, levelOf(overallRiskScore)),
    overallRiskScore,
    completenessScore: Math.min(engine.completenessScore, answer.completenessScore),
    plainEnglishExplanation: [answer.plainEnglishExplanation, ...(aboutPlaybooks ? [aboutPlaybooks] : [])].join(' '),
    risks: focusFirst(
      [...modelRisks, ...engine.risks.filter((risk) => isOfPlaybook(risk) || !isMentioned(risk, modelRisks))],
      playbook,
    ),
    benefits: focusFirst(
      [...modelBenefits, ...engine.benefits.filter((benefit) => !isMentioned(benefit, modelBenefits))],
      playbook,
    ),
    missingElements: joinMissing(
      engine.missingElements.filter(isOfPlaybook),
      [
        ...modelMissing,
        ...engine.missingElements.filter(({ title }) => !modelMissing.some((other) => isSameTitle(title, other.title))),
      ].filter((element) => !isOfPlaybook(element)),
      playbook,
    ),
    negotiationStrategies: [
      ...answer.negotiationStrategies,
      ...playbookStrategies.map((strategy) => ({ ...strategy, type: 'other' as const })),
    ],
    playbookRules: joinInstructions(locate, engine, answer.playbookInstructions),
    positionResults: joinPositions(locate, engine, answer.playbookPositions),
    source: { engine: engine.source.engine, model: modelId },
    notes: [
      ...engine.notes,
      'A language model worded this analysis. Every quotation was checked against the clause, and the clause engine’s own findings were kept.',
    ],
  };
};

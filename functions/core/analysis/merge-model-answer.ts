import type { Analysis, Evidence, RiskLevel } from '../../../shared/analysis.ts';
import { levelOf } from '../clauses/findings/score.ts';
import { quoteLocator } from '../clauses/verify-evidence.ts';
import type { ModelAnswer } from './model-answer.ts';

/*
 * How a model's review and the engine's become one analysis. The model words it; the engine guards it:
 * - a finding whose quotation does not stand in the clause is kept apart as unverified and counts nowhere;
 * - the scores are the graver of the two, so that a model can never talk a risk down to nothing;
 * - what the engine proved and the model did not mention stays.
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

const overlaps = (one: Evidence, other: Evidence): boolean => one.start < other.end && other.start < one.end;

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
  const overallRiskScore = Math.max(engine.overallRiskScore, answer.overallRiskScore);
  return {
    ...engine,
    riskLevel: graver(engine.riskLevel, levelOf(overallRiskScore)),
    overallRiskScore,
    completenessScore: Math.min(engine.completenessScore, answer.completenessScore),
    plainEnglishExplanation: answer.plainEnglishExplanation,
    risks: [...modelRisks, ...engine.risks.filter((risk) => !isMentioned(risk, modelRisks))],
    benefits: [...modelBenefits, ...engine.benefits.filter((benefit) => !isMentioned(benefit, modelBenefits))],
    missingElements: [
      ...modelMissing,
      ...engine.missingElements.filter(({ title }) => !modelMissing.some((other) => isSameTitle(title, other.title))),
    ],
    negotiationStrategies: answer.negotiationStrategies,
    source: { engine: engine.source.engine, model: modelId },
    notes: [
      ...engine.notes,
      'A language model worded this analysis. Every quotation was checked against the clause, and the clause engine’s own findings were kept.',
    ],
  };
};

import type { Analysis, StoredAnalysis } from '../../../../../shared/analysis.ts';
import { contractTypeLabel, partyRoleLabel, riskToleranceLabel } from '../../../../../shared/contracts.ts';
import { messages } from '../../../../../shared/messages.ts';
import { gravestFirst } from './count-findings.ts';
import { outOfTen } from '../../../../../shared/scores.ts';
import {
  gravestPositionFirst,
  gravestRuleOutcomesFirst,
  outcomeNames,
  positionVerdictName,
} from '../../../../../shared/verdicts.ts';

const heading = (title: string): string => `\n${title.toUpperCase()}\n`;

const quotes = (evidence: Analysis['risks'][number]['evidence']): string =>
  evidence.map(({ quote }) => `\n  “${quote.replace(/\s+/g, ' ')}”`).join('');

/** An analysis as plain text, to paste into a mail or a memo. Findings that could not be verified are left out. */
export const analysisAsText = ({ title, contractType, riskTolerance, analysis }: StoredAnalysis): string => {
  const risks = gravestFirst(analysis.risks.filter(({ verified }) => verified));
  const benefits = analysis.benefits.filter(({ verified }) => verified);
  const missing = analysis.missingElements.filter(({ verified }) => verified);
  const made = [
    contractType && contractTypeLabel(contractType),
    analysis.partyRole && `for the ${partyRoleLabel(analysis.partyRole, contractType)}`,
    `${riskToleranceLabel(riskTolerance)} risk tolerance`,
  ].filter(Boolean);
  const parts = [
    title || 'Contract Analysis',
    made.join(', '),
    '',
    `Risk: ${analysis.riskLevel}, ${outOfTen(analysis.overallRiskScore)}. Completeness: ${outOfTen(analysis.completenessScore)}.`,
    ...analysis.notes,
    heading('In plain English'),
    analysis.plainEnglishExplanation,
    risks.length > 0 && heading('Risks'),
    ...risks.map((risk) => `- [${risk.level}] ${risk.title}: ${risk.description}${quotes(risk.evidence)}`),
    analysis.playbooks.length > 0 && heading('Company playbook'),
    ...analysis.playbooks.map(({ name, version }) => `Playbook used: ${name}, version ${version}.`),
    ...gravestRuleOutcomesFirst.flatMap((outcome) =>
      analysis.playbookRules
        .filter((rule) => rule.outcome === outcome)
        .map(
          (rule) =>
            `- [${outcomeNames[outcome].toLowerCase()}] ${rule.rule}: ${rule.explanation}${quotes(rule.evidence)}`,
        ),
    ),
    analysis.positionResults.length > 0 && heading('Positions'),
    ...gravestPositionFirst(analysis.positionResults).map(
      (result) =>
        `- [${positionVerdictName(result).toLowerCase()}] ${result.topic}: ${result.explanation}${quotes(result.evidence)}`,
    ),
    ...analysis.uncovered.map(({ title, evidence }) => `- [covered by no position] ${title}${quotes(evidence)}`),
    analysis.templateComparisons.length > 0 && heading('Template comparison'),
    ...analysis.templateComparisons.flatMap(({ templateName, heading: section, deviations }) => [
      `${templateName}${section && `, ${section}`}: ${deviations.length === 0 ? 'nothing deviates.' : ''}`,
      ...deviations.map(({ description, evidence }) => `- ${description}${quotes(evidence)}`),
    ]),
    benefits.length > 0 && heading('Benefits'),
    ...benefits.map((benefit) => `- ${benefit.title}: ${benefit.description}${quotes(benefit.evidence)}`),
    missing.length > 0 && heading('Missing elements'),
    ...missing.map((element) => `- [${element.importance}] ${element.title}: ${element.description}`),
    heading('Suggested clause'),
    analysis.suggestedImprovement.revisedClause,
    analysis.negotiationStrategies.length > 0 && heading('Negotiation strategies'),
    ...analysis.negotiationStrategies.map((strategy) => `- ${strategy.title}: ${strategy.description}`),
    '',
    messages.disclaimer,
  ];
  return parts.filter((part) => part !== false).join('\n');
};

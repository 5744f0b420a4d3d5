import type { Analysis, StoredAnalysis } from '../../../../../shared/analysis.ts';
import { contractTypeLabel, partyRoleLabel, riskToleranceLabel } from '../../../../../shared/contracts.ts';
import { messages } from '../../../../../shared/messages.ts';
import { gravestFirst } from './count-findings.ts';
import { outOfTen } from '../../../../../shared/scores.ts';
import { findUnlisted, unlistedLine } from '../../../../../shared/settlement.ts';
import { exactTime } from '../../../lib/relative-time.ts';
import {
  disputeLine,
  gravestPositionFirst,
  gravestRuleOutcomesFirst,
  importanceNames,
  outcomeNames,
  positionVerdictName,
  reviewPendingLine,
  wholeLevelLine,
} from '../../../../../shared/verdicts.ts';

const heading = (title: string): string => `\n${title.toUpperCase()}\n`;

const quotes = (evidence: Analysis['risks'][number]['evidence']): string =>
  evidence.map(({ quote }) => `\n  “${quote.replace(/\s+/g, ' ')}”`).join('');

/** What was decided about a finding, by whom and when, on a line of its own. */
const decisionOn = (decisions: StoredAnalysis['decisions'], findingId: string): string => {
  const decision = decisions.find((made) => made.findingId === findingId);
  if (!decision) return '';
  const { verdict, by, at, reason } = decision;
  const who = by === undefined ? '' : ` by ${by}`;
  const why = reason === undefined ? '' : ` Reason: ${reason}`;
  return `\n  ${verdict === 'accepted' ? 'Accepted' : 'Rejected'}${who} on ${exactTime(at)}.${why}`;
};

const verified = <Finding extends { readonly verified: boolean }>(findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => finding.verified);

/** Paragraphs under a heading, which stands only where there are some. */
const headed = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [heading(title), ...lines] : [];

const assignment = ({ contractType, riskTolerance, analysis: { partyRole } }: StoredAnalysis): string =>
  [
    contractType && contractTypeLabel(contractType),
    partyRole && `for the ${partyRoleLabel(partyRole, contractType)}`,
    `${riskToleranceLabel(riskTolerance)} risk tolerance`,
  ]
    .filter(Boolean)
    .join(', ');

const rulesOf = ({ playbookRules }: Analysis): string[] =>
  gravestRuleOutcomesFirst.flatMap((outcome) =>
    playbookRules
      .filter((rule) => rule.outcome === outcome)
      .map(
        (rule) =>
          `- [${outcomeNames[outcome].toLowerCase()}] ${rule.rule}: ${rule.explanation}${quotes(rule.evidence)}`,
      ),
  );

const unlistedIn = (analysis: Analysis): string[] => {
  const unlisted = findUnlisted(analysis);
  return unlisted ? [unlistedLine(unlisted), ...unlisted.all.map((title) => `- ${title}`)] : [];
};

/**
 * What the text says of each field of an analysis, in the order it is said; words where the field has no place of its
 * own. A field that is not named here does not compile.
 */
const parts = {
  partyRole: (stored) => [assignment(stored), ''],
  riskLevel: ({ analysis }) => [
    `Risk: ${analysis.riskLevel}, ${outOfTen(analysis.overallRiskScore)}. Completeness: ${outOfTen(analysis.completenessScore)}.`,
    ...[wholeLevelLine(analysis)].filter((line) => line !== undefined),
  ],
  overallRiskScore: 'said with the level',
  completenessScore: 'said with the level',
  notes: ({ analysis, modelReview }) => [...analysis.notes, ...(modelReview === 'pending' ? [reviewPendingLine] : [])],
  plainEnglishExplanation: ({ analysis }) => [heading('In plain English'), analysis.plainEnglishExplanation],
  risks: ({ analysis, decisions }) =>
    headed(
      'Risks',
      gravestFirst(verified(analysis.risks)).map(
        ({ id, level, title, description, evidence, dispute }) =>
          `- [${level}] ${title}: ${description}${quotes(evidence)}${dispute ? `\n  ${disputeLine(dispute)}` : ''}${decisionOn(decisions, id)}`,
      ),
    ).concat(unlistedIn(analysis)),
  playbooks: ({ analysis }) =>
    headed(
      'Company playbook',
      analysis.playbooks.map(({ name, version }) => `Playbook used: ${name}, version ${version}.`),
    ),
  playbookRules: ({ analysis }) => rulesOf(analysis),
  positionResults: ({ analysis }) =>
    headed(
      'Positions',
      gravestPositionFirst(analysis.positionResults).map(
        (result) =>
          `- [${positionVerdictName(result).toLowerCase()}] ${result.topic}: ${result.explanation}${quotes(result.evidence)}`,
      ),
    ),
  uncovered: ({ analysis }) =>
    analysis.uncovered.map(({ title, evidence }) => `- [covered by no position] ${title}${quotes(evidence)}`),
  templateComparisons: ({ analysis }) =>
    headed(
      'Template comparison',
      analysis.templateComparisons.flatMap(({ templateName, heading: section, deviations }) => [
        `${templateName}${section && `, ${section}`}: ${deviations.length === 0 ? 'nothing deviates.' : ''}`,
        ...deviations.map(({ description, evidence }) => `- ${description}${quotes(evidence)}`),
      ]),
    ),
  benefits: ({ analysis, decisions }) =>
    headed(
      'Benefits',
      verified(analysis.benefits).map(
        ({ id, title, description, evidence }) =>
          `- ${title}: ${description}${quotes(evidence)}${decisionOn(decisions, id)}`,
      ),
    ),
  missingElements: ({ analysis, decisions }) =>
    headed(
      'Missing elements',
      verified(analysis.missingElements).map(
        ({ id, importance, title, description }) =>
          `- [${importanceNames[importance].toLowerCase()}] ${title}: ${description}${decisionOn(decisions, id)}`,
      ),
    ),
  suggestedImprovement: ({ analysis }) => [heading('Suggested clause'), analysis.suggestedImprovement.revisedClause],
  negotiationStrategies: ({ analysis }) =>
    headed(
      'Negotiation strategies',
      analysis.negotiationStrategies.map((strategy) => `- ${strategy.title}: ${strategy.description}`),
    ),
  readability: 'said by the notes',
  clauseCategories: 'left out: for finding one’s way on the page',
  keyFacts: 'left out: for finding one’s way on the page',
  sections: 'left out: for finding one’s way on the page',
  notUnderstood: 'left out: no finding',
  source: 'left out: no finding',
} as const satisfies Record<keyof Analysis, ((stored: StoredAnalysis) => readonly string[]) | string>;

/** An analysis as plain text, to paste into a mail or a memo. Findings that could not be verified are left out. */
export const analysisAsText = (stored: StoredAnalysis): string =>
  [
    stored.title || 'Contract Analysis',
    ...Object.values(parts).flatMap((part) => (typeof part === 'string' ? [] : part(stored))),
    '',
    messages.disclaimer,
  ].join('\n');

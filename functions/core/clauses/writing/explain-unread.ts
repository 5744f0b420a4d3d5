import type { Analysis } from '../../../../shared/analysis.ts';
import { mediumFrom } from '../findings/score.ts';
import { snippet } from '../reading/sentence-tools.ts';

const says = {
  'not-english':
    'This text does not appear to be in English. The engine reads English contracts only, so nothing is claimed about its risks. Have it translated, or ask someone who reads the language.',
  'not-a-contract':
    'This text does not look like a contract clause: nothing was found in it that somebody must, may or may not do. So no risks, benefits or gaps are reported.',
  'not-recognised':
    'This may be contract text, but the engine does not recognise its kind. Nothing is claimed about its risks; have it read by a person.',
} as const;

/**
 * The answer for a text that cannot be read as an English contract: it says so, invents nothing, and is never a
 * confident low: what was not understood gets the lowest medium score.
 */
export const explainUnread = (
  clauseText: string,
  partyRole: string,
  readability: keyof typeof says,
  source: Analysis['source'],
): Analysis => ({
  riskLevel: 'medium',
  overallRiskScore: mediumFrom,
  completenessScore: 0,
  partyRole,
  plainEnglishExplanation: clauseText.trim()
    ? `${says[readability]} The text begins: “${snippet(clauseText, 80)}”.`
    : `${says[readability]} It is empty.`,
  risks: [],
  benefits: [],
  missingElements: [],
  suggestedImprovement: {
    title: 'No wording suggested',
    revisedClause: clauseText || '—',
    explanation: 'The text was left as it is, because it was not understood as a contract clause.',
    recheck: null,
    changes: [],
  },
  negotiationStrategies: [],
  clauseCategories: [],
  readability,
  keyFacts: [],
  sections: [],
  notUnderstood: [],
  source,
  notes: ['The score of a text that was not understood says nothing about it: it is the lowest medium score.'],
  playbooks: [],
  playbookRules: [],
  templateComparisons: [],
  positionResults: [],
  uncovered: [],
});

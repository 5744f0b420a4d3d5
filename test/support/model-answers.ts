import type { ModelAnswer } from '../../functions/core/analysis/model-answer.ts';
import { limitationOfLiability } from './clauses.ts';

/** Better wording of `limitationOfLiability`, as a model words it. */
export const goodSuggestion = {
  title: 'Fees by agreement',
  revisedClause: limitationOfLiability.replace(
    'at any time in its sole discretion without notice',
    'with ninety (90) days written notice',
  ),
  explanation: 'Gives time to leave.',
};

/** A model's review of `limitationOfLiability`, one of whose quotations is invented. */
export const goodAnswer: ModelAnswer = {
  overallRiskScore: 8,
  completenessScore: 3,
  plainEnglishExplanation: 'The vendor can change what you pay whenever it likes.',
  risks: [
    {
      level: 'high',
      title: 'The vendor alone sets the price',
      description: 'Nothing limits a rise.',
      quotes: ['change the fees at any time in its sole discretion'],
    },
    {
      level: 'high',
      title: 'An invented risk',
      description: 'The clause does not say this.',
      quotes: ['penalty of $9,999'],
    },
  ],
  benefits: [],
  missingElements: [
    {
      title: 'Notice of a change',
      description: 'None is required.',
      importance: 'important',
      quotes: ['in its sole discretion without notice'],
    },
  ],
  disputes: [],
  playbookInstructions: [],
  playbookPositions: [],
  suggestedImprovement: goodSuggestion,
  negotiationStrategies: [{ type: 'primary', title: 'Ask for notice', description: 'Ninety days.' }],
};

import type { ModelAnswer } from '../../functions/core/analysis/model-answer.ts';

/** A risk of `limitationOfLiability` with better words for a passage that the clause engine leaves as it is. */
export const redlinedRisk = {
  level: 'medium',
  title: 'Nothing is owed for a breach of secrecy',
  description: 'The exclusion spares the gravest breaches, too.',
  quotes: ['for any indirect or consequential loss'],
  redline: {
    replace: 'any indirect or consequential loss',
    put: 'any indirect or consequential loss that does not result from a breach of confidentiality',
  },
} as const satisfies Omit<ModelAnswer['risks'][number], 'quotes'> & { readonly quotes: readonly string[] };

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
      redline: { replace: 'at any time in its sole discretion', put: 'with ninety (90) days written notice' },
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
  negotiationStrategies: [{ type: 'primary', title: 'Ask for notice', description: 'Ninety days.' }],
};

import type { Analysis, Evidence, Risk, StoredAnalysis } from '../../../../shared/analysis.ts';

export const clauseText = [
  'Indemnity. The Client shall indemnify the Provider.',
  'The Provider may settle any claim without consent. Payment within ten days.',
].join('\r\n');

/** The first place of a passage in the clause above. */
export const evidenceOf = (quote: string): Evidence => {
  const start = clauseText.indexOf(quote);
  if (start < 0) throw new Error(`the clause does not say ${quote}`);
  return { quote, start, end: start + quote.length };
};

const risk = (id: string, level: Risk['level'], title: string, quote: string | undefined, verified = true): Risk => ({
  id,
  level,
  title,
  description: `About ${title}.`,
  evidence: quote === undefined ? [] : [evidenceOf(quote)],
  verified,
});

/** An analysis of the clause above: two high risks and a medium one that count, and a high one that doesn't. */
export const buildAnalysis = (fields: Partial<Analysis> = {}): Analysis => ({
  riskLevel: 'high',
  overallRiskScore: 7,
  completenessScore: 4,
  partyRole: 'client',
  plainEnglishExplanation: 'You cover every loss of the other side.',
  risks: [
    risk('r-medium', 'medium', 'Short time to pay', 'ten days'),
    risk('r-high', 'high', 'Unlimited indemnity', 'shall indemnify the Provider'),
    risk('r-settle', 'high', 'Settlement without a say', 'may settle any claim without consent'),
    risk('r-unfound', 'high', 'Foreign court', undefined, false),
  ],
  benefits: [
    { id: 'b-1', title: 'Clear parties', description: 'It is clear who pays.', evidence: [], verified: true },
    { id: 'b-2', title: 'Invented benefit', description: 'Not there.', evidence: [], verified: false },
  ],
  missingElements: [
    {
      id: 'm-2',
      title: 'Mitigation',
      description: 'Keep losses small.',
      evidence: [],
      verified: true,
      importance: 'other',
    },
    { id: 'm-1', title: 'Liability cap', description: 'No cap.', evidence: [], verified: true, importance: 'critical' },
  ],
  suggestedImprovement: {
    title: 'Capped indemnity',
    revisedClause: clauseText
      .replace('without consent', 'with the consent of the Client')
      .replace('ten days', 'thirty days'),
    explanation: 'Gives you a say and time.',
    changes: [],
    recheck: {
      riskScoreBefore: 7,
      riskScoreAfter: 3,
      completenessBefore: 4,
      completenessAfter: 6,
      resolved: ['Settlement without a say'],
      remaining: ['Unlimited indemnity'],
      introduced: [],
    },
  },
  negotiationStrategies: [
    { type: 'other', title: 'Fall back', description: 'Ask for a cap.' },
    { type: 'primary', title: 'Ask for mutuality', description: 'Both sides indemnify.' },
  ],
  clauseCategories: ['Indemnification'],
  readability: 'recognised',
  keyFacts: [{ kind: 'period', label: 'Time to pay', value: '10 days', evidence: evidenceOf('ten days') }],
  sections: [],
  notUnderstood: [],
  source: { engine: 'Clause engine 1.0', model: null },
  notes: ['The model was not asked.'],
  playbooks: [],
  playbookRules: [],
  templateComparisons: [],
  positionResults: [],
  uncovered: [],
  ...fields,
});

/** The analysis above as it is stored. */
export const buildStored = (fields: Partial<StoredAnalysis> = {}): StoredAnalysis => ({
  id: 'stored-1',
  title: 'Indemnity of the Client',
  clauseText,
  contractType: 'service-agreement',
  riskTolerance: 'conservative',
  usePlaybook: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  analysis: buildAnalysis(),
  revision: 0,
  decisions: [],
  ...fields,
});

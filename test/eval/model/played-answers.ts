import type { RecordedAnswer } from './recorded-cases.ts';

/*
 * What the stand-in answers about a clause that nobody wrote an answer for: mostly sound words about the clause's own first
 * words, and by turns what a model gets wrong. It measures what the product makes of answers, and says nothing about a model.
 */

/** The first words of a clause, as many as a finding must quote and some more. */
const firstWords = (clauseText: string): string => clauseText.trim().split(/\s+/).slice(0, 12).join(' ');

const risk = (quote: string) => ({
  title: 'A term to look at',
  level: 'low',
  description: 'It is worth a second look.',
  quotes: [quote],
});

const answer = (risks: readonly object[], disputes: readonly object[] = []): RecordedAnswer => ({
  kind: 'tool',
  input: {
    risks,
    benefits: [],
    missingElements: [],
    disputes,
    negotiationStrategies: [],
    plainEnglishExplanation: 'The clause says what each side is to do.',
    overallRiskScore: 3,
    completenessScore: 5,
  },
});

const turns: readonly ((clauseText: string) => RecordedAnswer)[] = [
  (clauseText) => answer([risk(firstWords(clauseText))]),
  (clauseText) => answer([risk(firstWords(clauseText))]),
  () => answer([risk('words that no clause of anybody has ever held')]),
  (clauseText) =>
    answer([], [{ number: 1, explanation: 'Both sides are bound alike.', quotes: [firstWords(clauseText)] }]),
  () => ({ kind: 'text', text: 'I cannot help with this.', stopReason: 'refusal' }),
];

/** The answer to a clause: of equal length, equal. */
export const playedAnswer = (clauseText: string): RecordedAnswer =>
  turns[clauseText.length % turns.length]!(clauseText);

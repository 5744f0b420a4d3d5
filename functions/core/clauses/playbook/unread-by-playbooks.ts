import type { Analysis } from '../../../../shared/analysis.ts';
import type { ReadText } from '../reading/read-text.ts';
import { levelOf } from '../findings/score.ts';
import { applyPlaybooks } from './apply-playbooks.ts';
import { compareTemplates } from './compare-templates.ts';
import type { PlaybookGuidance } from './playbook-guidance.ts';
import { breachRisks, playbookFields, playbookNotes } from './report-playbooks.ts';

/**
 * The answer for a text that was not understood, with what playbooks can still say of it: a keyword they avoid is
 * found in any text; everything else is said not to be assessed.
 */
export const unreadByPlaybooks = (
  unread: Analysis,
  read: ReadText,
  playbooks: readonly PlaybookGuidance[],
): Analysis => {
  const reading = applyPlaybooks(read, playbooks, { categories: [], hazards: [], mainCovers: [] }, false);
  // Every keyword raises the score as its weight raises that of any clause.
  const safe = reading.breaches.reduce((left, { weight }) => left * (1 - weight), 1 - unread.overallRiskScore / 10);
  const overallRiskScore = Math.round(1000 * (1 - safe)) / 100;
  return {
    ...unread,
    overallRiskScore,
    riskLevel: levelOf(overallRiskScore),
    risks: breachRisks(reading, read.options.riskTolerance),
    notes: [...unread.notes, ...playbookNotes(reading)],
    ...playbookFields(reading, compareTemplates(read, playbooks, false)),
  };
};

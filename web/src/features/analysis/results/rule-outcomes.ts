import type { RuleOutcome } from '../../../../../shared/analysis.ts';

/** The outcomes as people read them, what asks for action first. The sign tells them apart without colour. */
export const outcomes: readonly {
  readonly outcome: RuleOutcome;
  readonly words: string;
  readonly sign: string;
  readonly rail: string;
}[] = [
  { outcome: 'deviates', words: 'Deviates', sign: '≠', rail: 'severity.high.rail' },
  { outcome: 'missing', words: 'Missing', sign: '○', rail: 'severity.medium.rail' },
  { outcome: 'not-assessed', words: 'Could not be assessed', sign: '?', rail: 'border.emphasized' },
  { outcome: 'met', words: 'Met', sign: '✓', rail: 'severity.low.rail' },
  { outcome: 'not-applicable', words: 'Not applicable', sign: '–', rail: 'border.emphasized' },
];

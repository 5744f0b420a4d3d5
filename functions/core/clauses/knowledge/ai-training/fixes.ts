import type { TopicFixes } from '../issue.ts';

/** How clauses about machine learning and its outputs are mended. */
export const fixes: TopicFixes = {
  'ai-training-on-data': [
    {
      find: /,? and (?:also )?to (?:train|fine-tune|improve|develop|teach)\b[^.;]*\b(?:models?|ai|algorithms?|machine[- ]learning|intelligence)\b[^.;]*/,
      put: '',
    },
    {
      restate:
        "{gainer} shall not use {bearer}'s inputs, outputs or other data to train or improve any artificial intelligence model, unless {bearer} has given its prior written consent, which it may withdraw at any time.",
    },
  ],
  'ai-no-opt-out': [
    {
      restate:
        "Any such use of {bearer}'s data is off by default, needs {bearer}'s prior consent and stops, at no charge, at any time when {bearer} so chooses.",
    },
  ],
  'ai-survives-deletion': [
    {
      restate:
        "When {bearer}'s data is deleted or this Agreement ends, {gainer} shall delete every model trained on {bearer}'s data or retrain it without that data, and confirm this in writing.",
    },
  ],
  'ai-outputs-owned': [
    {
      restate:
        'As between the parties, {bearer} owns its inputs and all outputs generated from them, which are its Confidential Information, and {gainer} assigns to {bearer} whatever rights it may have in them.',
    },
  ],
  'ai-outputs-no-assurance': [
    {
      restate:
        '{gainer} shall apply reasonable measures against inaccurate outputs and against re-identification, and shall defend and indemnify {bearer} against third-party claims that an unmodified output infringes intellectual property rights, up to the limit of liability stated in this Agreement.',
    },
  ],
};

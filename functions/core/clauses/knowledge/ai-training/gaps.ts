import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses about machine learning should hold. */
export const gaps = defineGaps('ai-training', file, {
  'no-opt-in-for-training': {
    ifIssues: ['ai-training-on-data'],
    present: [
      /\bopt(?:s|ed)?[- ](?:in|out)\b/,
      /\bprior (?:written )?consent\b/,
      /\bwithdraw\b/,
      /\bswitch(?:ed)? off\b|\bturn(?:ed)? off\b/,
    ],
  },
  'no-anonymity-in-training': {
    ifIssues: ['ai-training-on-data'],
    present: [/\banonym|\baggregat/, /\bde-?identif\w+ (?:and|so)\b/],
  },
});

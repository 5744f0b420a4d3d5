import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('residential-rental', file, {
  'no-condition-report': {
    when: [
      /\bdeposit\b.{0,200}\b(?:deduct|damage|retain|clean|withh|charge|wear|keep|proper)|\b(?:deduct|damage|retain|clean|withh|charge|wear|keep|kept|take)\w*\b.{0,200}\bdeposit\b/,
    ],
    types: ['rental-agreement'],
    present: [
      /\b(?:inventory|condition report|check-?in|move-in (?:report|checklist|inspection)|joint(?:ly)? inspect|inspect the (?:home|property|premises) together|report of (?:its|the) condition|statement of condition|schedule of condition|photograph)/,
    ],
  },
  'no-deposit-deadline': {
    when: [/\bdeposit\b/, /\b(?:return|refund|repaid|repay|deduct|retain|give back)/],
    types: ['rental-agreement'],
    present: [
      /\bwithin (?:the time|\d+)/,
      /\b\d+ (?:business |working )?days\b/,
      /\b(?:no|not) later than\b/,
      /\bas (?:the )?law (?:requires|provides)|\btime (?:set|required|prescribed) by law/,
    ],
  },
  'no-entry-notice': {
    ifIssues: ['entry-without-notice'],
    types: ['rental-agreement', 'lease-agreement', 'other'],
    present: [/\b\d+ (?:hours|days)'? (?:written |prior )*notice/, /\breasonable (?:prior )?notice\b/],
  },
});

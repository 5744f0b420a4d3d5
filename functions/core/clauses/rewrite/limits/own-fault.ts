import { pattern } from '../softenings/setting.ts';
import type { LimitAnswer } from './limit-answer.ts';

/** Whoever is indemnified bears what its own fault brings about. */
export const ownFault: LimitAnswer = {
  words: [
    {
      find: pattern(
        String.raw`,? (?:even (?:if|where|when|though)|whether or not|including (?:where|when|if|any|those|claims)?|regardless of whether|irrespective of whether|regardless of|irrespective of) ?[^,;:.()]{0,90}\b(?:negligen\w+|fault|act or omission|acts? or omissions?|strict liability)\b[^,;:.()]{0,60}(?:, [^,;:.()]{3,60} or [^,;:.()]{3,40})?(?=[,;:.)]|$)`,
      ),
      put: ', except to the extent caused by the negligence or willful misconduct of whoever is indemnified',
      when: ({ statement }) => statement.standing !== 'own',
    },
  ],
};

import { pattern } from '../softenings/setting.ts';
import type { LimitAnswer } from './limit-answer.ts';

/** Fault that nobody can leave unanswered. */
const grave = String.raw`(?:gross(?:ly)? negligen\w+|wil?lful(?:ly)?(?: misconduct| default| wrongdoing| neglect)?|deliberate(?:ly)?|intentional(?:ly)?|fraud(?:ulent)?(?:ly)?|death|personal injury)`;

/** What an exclusion leaves out, so that the rest of it holds. */
export const exclusion: LimitAnswer = {
  words: [
    {
      find: pattern(
        String.raw`,? (?:whatsoever,? )?(?:including|even|whether or not|irrespective of whether|regardless of whether) [^,;:.()]{0,60}\b${grave}[^,;:.()]{0,80}(?=[,;:.)]|$)`,
      ),
      put: ', other than loss from its gross negligence, willful misconduct or fraud',
    },
  ],
};

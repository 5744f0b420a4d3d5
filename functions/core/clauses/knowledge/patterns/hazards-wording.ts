import { defineHazards } from '../hazard.ts';
import words from '../hazards/wording.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const wordingHazards = defineHazards('wording', words, {
  'broad-notwithstanding': {
    bears: 'counterpart',
    saidBy: ['termination-at-will', 'sole-discretion'],
    pattern:
      /\bnotwithstanding (?:anything|any other provision|the foregoing)\b[^.;]{0,120}\b(?:may|shall not|sole|no obligation|right)\b/,
  },
  'without-notice': {
    bears: 'counterpart',
    orElse: 'taker',
    saidBy: [
      'termination-at-will',
      'unilateral-change',
      'price-increase',
      'entry',
      'free-assignment',
      'content-removal',
    ],
    pattern: /\bwithout (?:any |further |giving |prior )*notice\b|\bwith or without (?:prior )?notice\b/,
    replace: [
      [
        /\bwith or without (?:prior )?notice\b|\bwithout (?:any |further |giving |prior )*notice\b/,
        'on reasonable prior written notice',
      ],
    ],
  },
  'best-efforts': {
    bears: 'subject',
    pattern: /\b(?:best|utmost|every possible|all possible) (?:efforts?|endeavou?rs?)\b/,
    replace: [[/\bbest efforts\b/, 'commercially reasonable efforts']],
  },
  'absolute-words': {
    bears: 'subject',
    saidBy: ['indemnity', 'unlimited-liability', 'no-claim', 'as-is', 'exclusion-of-liability', 'anti-assignment'],
    isOnce: true,
    pattern:
      /\b(?:under any circumstances|in all respects|at all times|any and all|strict(?:ly)? compl|ensure that|guarantees? that|unconditional(?:ly)?|of any kind|whatsoever)\b/,
    replace: [[/\bshall ensure that\b/, 'shall use reasonable efforts so that']],
  },
  'vague-words': {
    bears: 'both',
    isOnce: true,
    pattern:
      /\b(?:as (?:it )?(?:deems?|sees) (?:fit|necessary|appropriate)|from time to time|as appropriate|reasonable (?:time|period)(?! to cure)|as soon as (?:reasonably )?(?:possible|practicable)|in a timely manner|or otherwise|including without limitation|among other things|and the like|substantial(?:ly)?|adequate|satisfactory|customary)\b/,
  },
});

import { defineHazards } from '../hazard.ts';
import words from '../hazards/indemnity.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const indemnityHazards = defineHazards('indemnity', words, {
  indemnity: {
    bears: 'subject',
    pattern:
      /\b(?:shall|will|must|agrees? to|hereby|undertakes? to|agree that you will)(?:,? (?:to|at (?:its|his|her|their|your) (?:own |sole )?(?:cost|expense),?|jointly and severally|fully|also|and hereby does)){0,3} (?:(?:defend|indemnify)\b[^.;]{0,60}\b(?:indemnify|harmless|indemnified|from and against|against|for)|hold\b[^.;]{0,60}\bharmless)\b/,
    // What each owes the other alike is no burden of one side.
    unless: /\b(?:each|either|both) (?:of the )?part(?:y|ies)\b[^.;]{0,60}\bindemnify[^.;]{0,40}\bthe other\b/,
    soft: /indemnif(?:y|ies)[^.]{0,160}on the same terms/,
  },
  'indemnity-own-fault': {
    bears: 'subject',
    pattern:
      /\b(?:including|even|whether or not|regardless of whether|irrespective of)[^.;]{0,60}\b(?:caused by|arising (?:from|out of)|resulting from|due to)\b[^.;]{0,50}\b(?:negligence|wil?lful misconduct|fault)\b/,
    replace: [
      [
        /,? ?(?:including(?: without limitation)?|even)[^.;]{0,40}\b(?:those |if |when )?(?:caused by|arising from|arising out of|resulting from|due to) (?=[^.;]{0,50}(?:negligence|misconduct|fault))/,
        ', except to the extent attributable to ',
      ],
    ],
  },
});

import type { TopicFixes } from '../issue.ts';

/** How a clause about a change of control is mended for the side that carries the issue. */
export const fixes: TopicFixes = {
  'change-of-control-termination': [
    {
      find: /\b(?:immediately |at any time |forthwith )?(?:up)?on (?:any |a |the )?(?:direct or indirect )?change (?:of|in) (?:the )?(?:control|ownership) of (?:the )?\[\w\]/,
      put: "on ninety (90) days' written notice if a direct competitor of {gainer} acquires control of {bearer}",
    },
    {
      find: /\b(?:if|where) (?:there is (?:a|any) change (?:of|in) (?:the )?(?:control|ownership) of (?:the )?\[\w\]|(?:the )?\[\w\] (?:undergoes|suffers) (?:a|any) change (?:of|in) (?:control|ownership))/,
      put: 'if a direct competitor of {gainer} acquires control of {bearer}',
    },
    {
      restate:
        "Within thirty (30) days after notice that a direct competitor of {gainer} has acquired more than fifty percent (50%) of the voting shares of {bearer}, {gainer} may end this Agreement on ninety (90) days' written notice; all accrued rights stay unaffected.",
    },
  ],
  'change-of-control-consent': [
    {
      find: /(?<=\b(?:consent|approval|permission)\b[^.;:]{0,120})\.$/,
      put: ', which shall not be unreasonably withheld, conditioned or delayed.',
    },
    {
      restate:
        '{bearer} shall notify {gainer} within thirty (30) days after a direct competitor of {gainer} has acquired more than fifty percent (50%) of its voting shares; no consent is needed for a new owner.',
    },
  ],
  'change-of-control-defined-wide': [
    { find: /\b(?:[1-4]?\d(?:\.\d+)?) ?(?:percent|per cent|%)(?: or more)?/, put: 'more than fifty percent (50%)' },
    {
      restate:
        '"Change of Control" means the direct acquisition of more than fifty percent (50%) of the voting shares of {bearer} by a person outside its group, and excludes public trading, financings and group reorganizations.',
    },
  ],
  'key-person-trigger': [
    {
      find: /(?<=^(?![^.]*\bkey )[^.;:]{0,260}\b(?:terminate|cancel|end|withdraw|walk away|suspend)\b[^.;:]{0,160})\.$/,
      put: ', unless {bearer} offers a suitable replacement within thirty (30) days, whom {gainer} shall not unreasonably reject.',
    },
    {
      restate:
        'If a Key Person leaves, {bearer} shall propose a replacement of like skill within sixty (60) days for approval, which shall not be unreasonably withheld.',
    },
  ],
  'change-of-control-call-option': [
    {
      restate:
        'Any purchase of the assets or shares of {bearer} by {gainer} needs the written agreement of both parties and is at fair market value as set by an independent appraiser.',
    },
  ],
  'change-of-control-charge': [
    {
      restate:
        'Fees and other terms stay unchanged after a new owner has joined {bearer}, and no sum is payable because of it.',
    },
  ],
};

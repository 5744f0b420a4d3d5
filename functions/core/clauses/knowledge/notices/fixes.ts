import type { TopicFixes } from '../issue.ts';

/** How a clause about notices is mended for the side that carries the issue. */
export const fixes: TopicFixes = {
  'deemed-received-unread': [
    {
      find: /(?:whether or not (?:it (?:is|has been) )?(?:actually )?(?:received|read|opened|delivered)[^.;,]{0,40}|(?:irrespective|regardless) of (?:whether|actual receipt|receipt)[^.;]{0,70}|notwithstanding that (?:it|they)[^.;]{0,60}|although returned[^.;]{0,40}|even (?:if|those that|though)[^.;]{0,60})/,
      put: 'unless the sender learns that it has not arrived',
    },
    {
      restate:
        'Notices of either party take effect on delivery to the address stated for the other, and on the second business day after dispatch by courier unless returned undelivered.',
    },
  ],
  'burdensome-notice-formalities': [
    {
      restate:
        'Either party may give notice in writing by courier or email to the address stated for the other, and a notice that was actually received is valid whatever its form.',
    },
  ],
  'notice-by-posting': [
    { restate: '{gainer} shall send every notice with legal effect by email to the named contact of {bearer}.' },
  ],
  'notice-needs-acknowledgment': [
    { restate: "{bearer}'s notices are effective on delivery to the address stated for {gainer}." },
  ],
};

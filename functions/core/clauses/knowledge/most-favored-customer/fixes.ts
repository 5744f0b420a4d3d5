import type { TopicFixes } from '../issue.ts';

/** How promises of the best price are mended. */
export const fixes: TopicFixes = {
  'mfc-promise': [
    {
      restate:
        'The prices in Schedule 1 were agreed for the volumes and terms of this Agreement and may differ from those agreed with others.',
    },
  ],
  'mfc-any-customer': [
    {
      find: /\bany other (?:customer|client|buyer|purchaser|person|party)\b|\bany (?:customer|client|buyer|purchaser)\b|\banyone(?: else)?\b/,
      put: 'any other customer that buys substantially the same volume on like terms',
    },
    {
      restate:
        'During the Term the net prices for new orders are to be no higher than those that {bearer} charges at that time to a customer that buys substantially the same volume of the same services on like terms in the same country, affiliates, public bodies, resellers, pilots and settlements left out.',
    },
  ],
  'mfc-retroactive-refund': [
    { restate: 'Any price adjustment applies to orders placed after written notice of it and is prospective only.' },
  ],
  'mfc-audit': [
    {
      restate:
        'Once a year, on request, an officer of {bearer} confirms in writing, to the best of his or her knowledge, that this Section was kept; {gainer} has no access to records of others.',
    },
  ],
  'mfc-automatic-amendment': [
    {
      find: /\b(?:shall|will) automatically be (?:reduced|adjusted|lowered)\b/,
      put: 'shall, for later orders and once both parties have signed an amendment, be reduced',
    },
    {
      find: /\b(?:shall|will) be deemed (?:to be )?(?:automatically )?amended\b|\b(?:shall|will) automatically be amended\b/,
      put: 'shall, if both parties sign an amendment to that effect, be amended',
    },
    {
      restate:
        '{bearer} shall tell {gainer} of the adjusted price within sixty (60) days, and it applies once both parties have signed an amendment under which {gainer} also takes on the conditions that belong to it.',
    },
  ],
};

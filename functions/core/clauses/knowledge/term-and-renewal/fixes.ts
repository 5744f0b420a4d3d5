import type { TopicFixes } from '../issue.ts';

/** How a clause about term and renewal is mended for the side that carries the issue. */
export const fixes: TopicFixes = {
  'automatic-renewal': [
    {
      restate:
        'This Agreement ends at the end of its term; it is renewed for a further term of twelve (12) months only if both parties agree in writing.',
    },
  ],
  'long-renewal-term': [
    {
      find: /\b(?:a period of |a further term of )?\d+[- ](?:full )?(?:months?|years?|seasons?)(?: of \d+ months)?(?: each| apiece)?\b(?!.{0,15}notice)/,
      put: 'twelve (12) months',
    },
    { restate: 'Each renewal is for a term of twelve (12) months and needs the written agreement of both parties.' },
  ],
  'early-or-narrow-non-renewal-window': [
    {
      find: /\b(?:(?:not|no) (?:less|fewer|later) than \d+ (?:days |months )?(?:and |but )?(?:not?|nor) (?:more|earlier|sooner) than \d+ (?:days|months)|no(?:t)? (?:earlier|more|sooner) than \d+ (?:days|months)?,? ?(?:and|nor|but) (?:no(?:t)? )?(?:later|less|fewer|more) than \d+ (?:days|months)|between \d+ and \d+ (?:days|months)|(?:no(?:t)? (?:later|less|fewer) than|at least) \d+ (?:days|months))/,
      put: 'at least thirty (30) days',
    },
    {
      restate:
        '{bearer} may give notice of non-renewal at any time up to thirty (30) days before the end of the then-current term.',
    },
  ],
  'non-renewal-needs-acknowledgement': [
    {
      restate:
        "{bearer}'s notice of non-renewal takes effect on delivery to the address stated for notices, without any act of {gainer}.",
    },
  ],
  'renewal-price-uncapped': [
    {
      restate:
        'Fees for a renewal term may exceed those of the preceding term by no more than the lower of the rise in the Consumer Price Index and three percent (3%), and {gainer} shall notify {bearer} of them at least ninety (90) days before the last day for non-renewal.',
    },
  ],
  'renewal-on-then-current-terms': [
    { restate: 'Every renewal is on the same terms as this Agreement, unless both parties sign a change.' },
  ],
  'no-renewal-reminder': [
    {
      restate:
        "{gainer} shall remind {bearer} of the coming renewal by email not more than sixty (60) and not less than thirty (30) days before the last day for non-renewal, and {bearer} may end a renewed term of which it was not so informed on thirty (30) days' notice.",
    },
  ],
  'perpetual-term': [
    {
      find: /(?<=\b(?:confiden|disclos|secre|information)[^.;]{0,200})\b(?:in perpetuity|perpetually|for ?ever|indefinitely|for all time|until the end of time)\b/,
      put: 'for three (3) years after the end of this Agreement, and for a trade secret as long as it remains one',
    },
    {
      find: /\b(?:in perpetuity|perpetually|for ?ever|indefinitely|for all time|without limit in time|without end)\b/,
      put: 'for the term of this Agreement and three (3) years after it',
    },
    {
      restate:
        "{bearer}'s obligations under this clause end three (3) years after the end of this Agreement, save that a trade secret stays protected for as long as it remains one.",
    },
  ],
  'long-lock-in': [
    {
      find: /(?<=\b(?:term|period|commit\w*|years|months)\b[^.;:]{0,120})\.$/,
      put: ", with a right of either party to terminate after the first anniversary on ninety (90) days' written notice.",
    },
    {
      restate:
        "The initial term is twelve (12) months; after it either party may terminate on ninety (90) days' written notice.",
    },
  ],
  'one-way-extension': [
    {
      find: /(?<=\b(?:extend|prolong|renew|lengthen|extension)\w*\b[^.;:]{0,180})\.$/,
      put: ", but only with {bearer}'s written consent.",
    },
    {
      restate:
        'The term may be extended once, by up to twelve (12) months, by written agreement of both parties on price and scope.',
    },
  ],
  'broad-survival': [
    {
      restate:
        'Accrued rights and the clauses on confidentiality, liability, governing law and disputes survive the end of this Agreement, confidentiality for three (3) years; all else ends with it.',
    },
  ],
  'renewal-by-conduct': [
    {
      restate:
        "If {bearer} carries on after expiry with {gainer}'s consent, this Agreement goes on from month to month at the same rates until either party ends it on thirty (30) days' notice.",
    },
  ],
  'one-way-non-renewal': [
    {
      find: /\bonly (?:the )?\[a\] (?:shall be entitled to|may|has the right to|can) give/,
      put: 'either party may give',
    },
    {
      restate:
        'Either party may prevent a renewal by written notice given at least sixty (60) days before the end of the term then running.',
    },
  ],
  'term-grows-by-interruption': [{ restate: 'The term ends on its date, whatever interruptions there have been.' }],
};

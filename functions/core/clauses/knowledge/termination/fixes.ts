import type { TopicFixes } from '../issue.ts';

/** How a clause about termination is mended for the side that carries the issue. */
export const fixes: TopicFixes = {
  'at-will-one-way': [
    {
      find: /\b(?:at any time,? )?(?:(?:with or )?without (?:cause|reason),? |for any (?:or no )?reason,? )?(?:up)?on (?:not less than |at least |no fewer than |giving )*\d+ (?:business |working |calendar )?(?:hours?|days?|weeks?|months?)'? (?:prior |advance |previous )*(?:written |email )*notice(?: to (?:the )?\[\w\])?(?:,? (?:(?:with or )?without (?:any )?(?:cause|reason)|for (?:any reason|convenience)))?(?=\.?$)/,
      put: "on not less than ninety (90) days' written notice, paying for everything performed up to the end; {bearer} has the same right",
    },
    {
      find: /\b(?:at any time,? )?(?:by|with) (?:giving )?(?:not less than |at least |no fewer than |giving )*\d+ (?:business |working |calendar )?(?:hours?|days?|weeks?|months?)'? (?:prior |advance |previous )*(?:written |email )*notice(?: to (?:the )?\[\w\])?(?:,? (?:(?:with or )?without (?:any )?(?:cause|reason)|for (?:any reason|convenience)))?(?=\.?$)/,
      put: "on not less than ninety (90) days' written notice, paying for everything performed up to the end; {bearer} has the same right",
    },
    {
      find: /\bat any time(?:,? (?:and )?(?:for any (?:or no )?reason(?: or for no reason| whatsoever| or no reason)?|(?:with or )?without (?:cause|reason|giving (?:a |any )?reasons?)))?(?: (?:up)?on (?:written )?notice(?: to (?:the )?\[\w\])?)?(?=\.?$)/,
      put: "on not less than ninety (90) days' written notice, paying for everything performed up to the end; {bearer} has the same right",
    },
    {
      find: /\b(?:for any reason or (?:for )?no reason|for any reason(?: whatsoever)?|(?:with or )?without (?:any |having to show )?(?:cause|reasons?)|whenever it (?:likes|wishes|wants|chooses|pleases))(?=\.?$)/,
      put: "on not less than ninety (90) days' written notice, paying for everything performed up to the end; {bearer} has the same right",
    },
    {
      restate:
        "{gainer} may terminate this Agreement if {bearer} materially breaches it and does not cure the breach within thirty (30) days after written notice, or for convenience on at least ninety (90) days' written notice, in which case {gainer} shall pay for everything performed up to the end and refund any sum prepaid for the time after it; {bearer} has the same rights.",
    },
  ],
  'termination-short-notice': [
    {
      find: /\b(?:not less than |at least |no fewer than |giving )*\d+ (?:business |working |calendar )?(?:hours?|days?|weeks?|months?)'? (?:prior |advance |previous )*(?:written |email )*notice(?: to (?:the )?\[\w\])?/,
      put: "not less than sixty (60) days' written notice",
    },
    {
      find: /\b(?:immediately|forthwith|at once|with immediate effect)(?: (?:up)?on (?:written )?notice)?(?: to (?:the )?\[\w\])?/,
      put: "on not less than sixty (60) days' written notice",
    },
    {
      find: /\b(?:on|upon|by|with) (?:not less than |at least |giving )?\d+ (?:business |working |calendar )?(?:hours?|days?|weeks?)'? (?:prior )?(?:written |email )?notice\b/,
      put: "on not less than sixty (60) days' written notice",
    },
    {
      restate:
        "Either party may terminate this Agreement for convenience on not less than sixty (60) days' written notice, and both shall go on performing until that notice has run out.",
    },
  ],
  'long-or-unequal-notice': [
    {
      find: /\b(?:not less than |at least |no fewer than )*\d+ (?:months?|days?|years?)'? (?:prior |advance |previous |irrevocable )*(?:written )?notice/,
      put: "at least sixty (60) days' written notice",
    },
    {
      find: /\b(?:not less than |at least |no fewer than )*\d+ (?:months?|days?|years?)(?= (?:ahead|before|in advance|beforehand|prior))/,
      put: 'at least sixty (60) days',
    },
    {
      find: /\b(?:not less than |at least |no fewer than )?\d+ (?:months?|days?|years?)'? (?:prior |irrevocable |written )*notice\b/,
      put: "at least sixty (60) days' written notice",
    },
    { restate: "Either party may terminate this Agreement on sixty (60) days' written notice." },
  ],
  'no-right-to-terminate': [
    {
      find: /\b(?:for any reason(?: whatsoever)?(?: or no reason)?|under any circumstances?(?: whatsoever)?|on any ground(?: whatsoever)?|whatsoever|in any event|for any cause(?: whatsoever)?)(?=\.?$)/,
      put: "except for {gainer}'s material breach that is not cured within thirty (30) days after written notice",
    },
    {
      find: /(?<=\b(?:may not|shall not|cannot|can't|no right to|not be entitled to|not entitled to|not have the right to) (?:\w+ or )?(?:terminate|cancel|end|withdraw|rescind|leave|quit)\b[^.;:]{0,160})\.$/,
      put: ", except for {gainer}'s material breach that is not cured within thirty (30) days after written notice.",
    },
    {
      restate:
        '{bearer} may terminate this Agreement if {gainer} materially breaches it and does not cure the breach within thirty (30) days after written notice; otherwise this Agreement runs to the end of its term.',
    },
  ],
  'exit-only-against-full-payment': [
    {
      restate:
        "{bearer} may terminate this Agreement early on sixty (60) days' written notice, paying for what was supplied up to the end and {gainer}'s documented costs that it cannot recover elsewhere, which together with any other sum due for leaving shall not exceed three (3) months' charges.",
    },
  ],
  'remaining-fees-on-termination': [
    {
      restate:
        "Upon termination {bearer} shall pay the sums accrued for what was supplied up to the effective date; where {bearer}'s uncured breach ended this Agreement, {gainer} may also claim its proven loss after mitigation and saved cost.",
    },
  ],
  'termination-fee': [
    {
      restate:
        "If {bearer} leaves early it shall reimburse {gainer}'s documented costs that have not yet been recovered, up to an amount of one (1) month's charges; nothing is due where it leaves because of {gainer}'s breach, a change of terms or force majeure.",
    },
  ],
  'cause-hard-to-prove': [
    {
      restate:
        '{bearer} may terminate this Agreement by written notice if {gainer} materially breaches it and does not cure the breach within thirty (30) days after written notice describing it.',
    },
  ],
  'immediate-no-cure': [
    {
      find: /\b(?:immediately|forthwith|at once|with immediate effect|summarily)(?:,? (?:and )?without (?:any |prior |further )*(?:notice|warning|demand)(?: or (?:notice|demand|warning))?(?: to (?:the )?\[\w\])?| (?:up)?on (?:written )?notice(?: to (?:the )?\[\w\])?)?(?=,? (?:if|where|in the event|upon|should|for)\b)/,
      put: "on thirty (30) days' written notice, unless the breach is cured within that time,",
    },
    {
      find: /\b(?:immediately|forthwith|at once|with immediate effect|summarily|on the spot)(?:,? (?:and )?without (?:any |prior |further )*(?:notice|warning|demand)(?: to (?:the )?\[\w\])?| (?:up)?on (?:written )?notice(?: to (?:the )?\[\w\])?)?(?=\.?$)/,
      put: "on thirty (30) days' written notice, unless the breach is cured within that time",
    },
    {
      restate:
        '{gainer} may terminate this Agreement if {bearer} materially breaches it and does not cure the breach within thirty (30) days after written notice describing it, or ten (10) business days where the breach is non-payment of an undisputed sum.',
    },
  ],
  'trivial-breach-termination': [
    {
      find: /\b(?:fails to (?:comply with|perform|observe) any (?:of the )?(?:term|provision|condition|obligation|requirement|covenant)s?|breaches any (?:of the )?(?:term|provision|condition|obligation|requirement)s?)\b(?=.{0,60}\.?$)/,
      put: 'commits a material breach, and does not cure it within thirty (30) days after written notice, of the terms',
    },
    {
      find: /\b(?:any|a single|the slightest|the least) (?:breach|failure|default|violation)(?= by (?:the )?\[\w\](?:,? however (?:minor|small|slight|trivial))?(?=[ .,]))/,
      put: 'a material breach that is not cured within thirty (30) days after written notice',
    },
    {
      restate:
        '{gainer} may terminate this Agreement if {bearer} commits a material breach that is not cured within thirty (30) days after written notice describing it.',
    },
  ],
  'subjective-termination-ground': [
    {
      restate:
        '{gainer} may terminate this Agreement if {bearer} commits a material breach, as shown by objective evidence given to {bearer} in writing, that is not cured within thirty (30) days after that notice.',
    },
  ],
  'cross-termination': [
    {
      restate:
        'Each agreement between the parties stands by itself; what happens under one of them leaves the others in force, save where they cannot reasonably be performed without it.',
    },
  ],
  'no-refund-on-termination': [
    {
      restate:
        "Upon termination, unless it results from {bearer}'s uncured material breach, {gainer} shall refund within thirty (30) days all sums prepaid for the time after the effective date.",
    },
  ],
  'no-pay-for-work-done': [
    {
      restate:
        'If this Agreement ends early, {gainer} shall pay {bearer} at the agreed rates for all work performed up to the effective date, for commitments that cannot be cancelled and for reasonable wind-down costs, against delivery of the work so paid for.',
    },
  ],
  'breach-deemed-material': [
    {
      restate:
        'Whether a breach by {bearer} is material depends on its effect on {gainer}, and no breach that can be cured gives a right to terminate before {bearer} has had thirty (30) days after written notice to cure it.',
    },
  ],
  'insolvency-trigger': [
    {
      restate:
        'So far as the law allows, either party may terminate this Agreement if the other becomes the subject of insolvency proceedings that are not dismissed within sixty (60) days, other than a solvent reorganization.',
    },
  ],
  'no-claim-on-termination': [
    {
      restate:
        "Termination is without prejudice to the rights and remedies that have accrued to either party, including {bearer}'s rights to payment and to damages for breach.",
    },
  ],
  'wind-down-costs-on-supplier': [
    {
      restate:
        'If {gainer} ends this agreement without cause, it shall pay the documented wind-down expense of {bearer} after mitigation.',
    },
  ],
  'termination-only-for-nonpayment': [
    {
      restate:
        '{bearer} may terminate this agreement if {gainer} commits a material breach, including a failure to pay, that is not cured within thirty (30) days after written notice.',
    },
  ],
  'termination-for-illness': [
    {
      restate:
        "{gainer} may terminate if {bearer} has been unable to perform for six (6) months in a row, on sixty (60) days' written notice and with payment for everything done until then.",
    },
  ],
};

import type { TopicFixes } from '../issue.ts';

/** How clauses on the letting of homes are mended for the side that carries the burden. */
export const fixes: TopicFixes = {
  'deposit-deduct-anything': [
    {
      find: /,? includ\w+ (?:repainting and carpet replacement due to normal wear|ordinary wear[^.]*|normal wear[^.]*|fair wear[^.]*)/,
      put: 'ordinary wear and tear excepted',
    },
    {
      find: /\bany charge or repair that (?:the )?\[\w+\], in its sole discretion, deems appropriate\b/,
      put: 'unpaid rent and the reasonable and documented cost of repairing damage beyond ordinary wear and tear that {bearer} caused',
    },
    {
      find: /\bsuch sums as (?:the )?\[\w+\] considers necessary\b/,
      put: 'only unpaid rent and the reasonable and documented cost of repairing damage beyond ordinary wear and tear',
    },
    {
      find: /\bany purpose (?:the )?\[\w+\] thinks fit\b/,
      put: 'unpaid rent and the reasonable cost of repairing damage beyond ordinary wear and tear',
    },
    {
      restate:
        '{gainer} may deduct from the deposit only unpaid rent and the reasonable, documented cost of repairing damage caused by {bearer} beyond ordinary wear and tear.',
    },
  ],
  'deposit-no-return-date': [
    {
      find: /\bonce a (?:replacement|new) tenant has moved in(?: and has paid its own deposit)?/,
      put: 'within twenty-one (21) days after {bearer} has moved out',
    },
    {
      find: /\bwithin \d+ days after (?:the )?\[\w+\] vacates,? or such later time as[^.]*/,
      put: 'within twenty-one (21) days after {bearer} vacates',
    },
    {
      find: /\bat such time following the end of the occupancy as (?:the )?\[\w+\] finds convenient\b/,
      put: 'within twenty-one (21) days after the end of the occupancy',
    },
    { find: /\bwhen it sees fit\b/, put: 'within twenty-one (21) days' },
    {
      find: /\bwhen \[?\w+\]? have finished checking the flat and are happy with it\b/,
      put: 'within twenty-one (21) days after moving out',
    },
    {
      restate:
        '{gainer} shall pay the deposit back, less itemized deductions, within twenty-one (21) days after {bearer} has moved out, and the undisputed part at once.',
    },
  ],
  'deposit-forfeited': [
    {
      find: /\bthe entire (?:security )?deposit shall be forfeited to (?:the )?\[\w+\](?: as liquidated damages)?/,
      put: 'the rent actually lost until reletting may be taken from the deposit, and the balance shall be returned within twenty-one (21) days',
    },
    {
      find: /\bwill result in the deposit becoming the property of (?:the )?\[\w+\] in full\b/,
      put: 'allows only the actual and documented cost of making good its effects to be taken from the deposit',
    },
    {
      find: /\bkeep all of \[?\w+\]?'?s? deposit\b/,
      put: 'take only the rent actually lost until reletting from the deposit and return the rest within twenty-one (21) days',
    },
    {
      restate:
        "Only {gainer}'s actual and proven loss may be taken from the deposit, and the balance shall be paid back to {bearer} within twenty-one (21) days.",
    },
  ],
  'deposit-no-list': [
    { find: /\bis under no duty to provide\b/, put: 'shall within twenty-one (21) days provide' },
    { find: /\bwithin \d+ hours\b/, put: 'within thirty (30) days' },
    { find: /\bneed not be itemized\b/, put: 'shall be itemized, with copies of receipts' },
    {
      restate:
        'With the balance {gainer} shall send a written, itemized statement with copies of receipts, and {bearer} has thirty (30) days from receipt to object to it.',
    },
  ],
  'fixed-fee-regardless': [
    { find: /\ba non-?refundable (?=cleaning|pet|key|administration)/, put: 'a' },
    {
      find: /,? ?regardless of the (?:condition|state) of the \w+/,
      put: 'up to its actual and documented cost, only if the home is not left as clean as it was received',
    },
    {
      find: /,? no part of which is returnable,?/,
      put: 'returned so far as it is not needed to repair damage beyond ordinary wear that the animal caused,',
    },
    {
      find: /,? however clean \[?\w+\]? leaves? the place\b/,
      put: 'at actual cost and only where the place is not left clean or keys are missing',
    },
    {
      find: /,? it being immaterial whether the walls call for it\b/,
      put: 'if damage beyond ordinary wear calls for it',
    },
    {
      restate:
        'If the home is not left as clean as it was at move-in, {gainer} may charge the actual and reasonable cost of cleaning shown by a receipt; no other fee is payable.',
    },
  ],
  'deposit-commingled': [
    {
      restate:
        '{gainer} shall hold the deposit in a separate trust account or protected scheme, tell {bearer} where it is held, and pay over the interest that the law prescribes.',
    },
  ],
  'entry-without-notice': [
    {
      find: /\bat any time,? with or without notice,?(?= )/,
      put: "at reasonable hours on at least twenty-four (24) hours' written notice, or at once in an emergency,",
    },
    {
      find: /\bat (?:any time|all hours),? (?:and )?without (?:prior )?notice\b/,
      put: "at reasonable hours on at least twenty-four (24) hours' written notice, or at once in an emergency",
    },
    {
      find: /\bwhenever (?:the )?\[\w+\] calls,? without need of an appointment\b/,
      put: "at reasonable hours on at least twenty-four (24) hours' written notice, and at once in an emergency",
    },
    {
      restate:
        "{gainer} may enter at reasonable hours on at least twenty-four (24) hours' written notice to inspect, repair or show the home, and without notice only in an emergency.",
    },
  ],
  'self-help-eviction': [
    {
      restate:
        'If {bearer} is in default {gainer} may serve the notice that the law requires and recover possession by court order only, and shall store belongings left behind for thirty (30) days after written notice.',
    },
  ],
  'rent-raised-midterm': [
    { find: /\bat any time during the (?:lease |fixed )?term\b/, put: 'after the fixed term has ended' },
    {
      find: /\bin the course of the fixed term\b/,
      put: "after the fixed term has ended, on sixty (60) days' written notice,",
    },
    { find: /\bduring \[?\w+\]?'?s? \d+-month stay\b/, put: 'after the fixed term has ended' },
    {
      restate:
        "The rent is fixed for the term; {gainer} may propose a new rent for a renewal with sixty (60) days' written notice, and {bearer} is free to leave instead.",
    },
  ],
  'rent-late-charge': [
    {
      find: /\ba late charge of [$£€] ?\d[\d,.]* plus [$£€] ?\d[\d,.]* for each further day\b/,
      put: 'a late charge of four percent (4%) of the overdue rent, once, if it is more than seven (7) days late',
    },
    {
      find: /\b\d+ ?(?:%|percent) of the (?:monthly rent|installment)\b/,
      put: 'four percent (4%) of the overdue amount, once and only if it is more than seven (7) days late,',
    },
    {
      restate:
        'A sum not paid within five (5) days after its due date bears one single charge of five percent (5%) of that sum.',
    },
  ],
  'tenant-repairs-all': [
    {
      find: /\ball repairs to the dwelling,? including the roof[^.]*?,? whatever their cause\b/,
      put: 'the minor repairs of its interior that its own misuse makes necessary, {gainer} keeping the structure, heating, plumbing and supplied appliances in working order',
    },
    {
      restate:
        '{gainer} shall keep the structure, systems and appliances in repair; {bearer} shall report defects promptly and pay only for damage that it or its guests cause.',
    },
  ],
  'tenant-rights-waived': [
    {
      restate:
        '{gainer} shall provide and keep the home fit to live in, and nothing in this agreement takes away a right that {bearer} has by law.',
    },
  ],
  'tenancy-rolls-over': [
    {
      find: /\bautomatically renew for another term of \d+ year\b/,
      put: "continue month to month until either party ends it by thirty (30) days' written notice",
    },
    {
      find: /\b(?:shall )?run on for a further fixed period of \d+ months at the rent (?:the )?\[\w+\] then asks\b/,
      put: "run on from month to month at the same rent until either party ends it by thirty (30) days' written notice",
    },
    { find: /\brenews for another year\b/, put: 'continues month to month' },
    {
      restate:
        "After the fixed term the tenancy goes on month to month on the same terms until either party ends it by thirty (30) days' written notice.",
    },
  ],
  'leaving-early-full-rent': [
    {
      find: /\b(?:all|the) rent for the (?:balance|remainder|rest) of the term,? (?:which )?(?:shall |will )?(?:become|be|becomes|is|are) (?:immediately |at once |forthwith )?due(?: and payable)?\b/,
      put: 'the rent for the rest of the term as it falls due, less what reletting brings or could reasonably bring',
    },
    {
      find: /\ball rent for the remainder of the term becomes immediately due,? and (?:the )?\[\w+\] has no duty to relet\b/,
      put: 'rent remains payable month by month until the home is relet, which {gainer} shall use reasonable efforts to do',
    },
    {
      find: /,? no allowance being made for rent received from another\b/,
      put: 'less all rent received from another, and {gainer} shall use reasonable efforts to relet',
    },
    {
      onlyWhere:
        /\b(?:home|house|dwelling|apartment|flat|unit|tenan(?:cy|ts?)|leav\w+|vacat\w+|moves?|early)\b(?!.*\bre-?let the premises\b)/,
      restate:
        'If {bearer} leaves early it shall pay rent only until the home is relet or for sixty (60) days, whichever comes first, and {gainer} shall use reasonable efforts to relet.',
    },
  ],
  'tenants-joint-liability': [
    {
      restate:
        'Each tenant owes only its own share of the rent and answers only for damage that it or its guests cause.',
    },
  ],
  'utilities-allocated': [
    {
      restate:
        "{bearer} shall pay for utilities at cost as shown by its own meter or, without a meter, in proportion to floor area, and may inspect the supplier's bills.",
    },
  ],
  'landlord-no-remedy': [
    {
      restate:
        "{bearer} may recover arrears with the interest that the law allows and, after fourteen (14) days' written notice to pay, seek possession through the court.",
    },
  ],
  'landlord-no-entry': [
    {
      find: /,? which (?:the )?\[\w+\] may refuse for any reason\b/,
      put: 'which shall not be unreasonably withheld and is not needed in an emergency',
    },
    { find: /\bfor any purpose,? including repairs and emergencies,?/, put: 'for any purpose other than an emergency' },
    {
      restate:
        "{bearer} may enter on twenty-four (24) hours' written notice to inspect, repair or show the property, and at once in an emergency; {gainer} may ask to move a visit for good reason.",
    },
  ],
  'tenant-leaves-freely': [
    { find: /\bwithout penalty\b/, put: "and payment of one month's rent, after the first six (6) months" },
    {
      restate:
        "{gainer} may end the tenancy early after six (6) months by sixty (60) days' written notice and payment of one month's rent.",
    },
  ],
};

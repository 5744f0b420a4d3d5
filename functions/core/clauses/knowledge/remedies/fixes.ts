import type { TopicFixes } from '../issue.ts';

/** The stop of a statement: what is put there stands behind its words. */
const endOfStatement = /\.(?=(?: ;.*)?$)/;

/** How clauses of the topic are mended for the side that they burden. */
export const fixes: TopicFixes = {
  'liquidated-damages-penal': [
    {
      find: /,? ?without (?:any )?(?:limit|cap|maximum)(?: (?:in|as to) (?:time|amount)(?: or (?:time|amount))?)?/,
      put: 'up to ten percent (10%) of the contract price',
    },
    {
      find: /,? ?(?:whatever (?:\S+ )?(?:loss|damage)[^,.;]*|(?:whether or not|irrespective of|regardless of)\b[^.;]{0,80}(?:loss|damage|harm)[^,.;]*|without (?:the )?(?:need|proof|evidence|having)\b[^,.;]*)/,
      put: 'which shall not exceed the loss that {gainer} proves',
    },
    { find: endOfStatement, put: ', which shall not exceed the loss that {gainer} proves.' },
    {
      restate:
        'For the failure named in this clause {bearer} shall compensate {gainer} for its proven direct loss, up to ten percent (10%) of the price of the affected part.',
    },
  ],
  'sole-remedy': [
    {
      find: /\b(?:sole,?|only|exclusive|entire|single)(?:,? (?:and |or )?(?:sole|only|exclusive|entire|single))* (?=(?:available |monetary )?(?:remed|recourse|redress|relief))/,
      put: 'first ',
    },
    { add: 'If that remedy fails, {bearer} may terminate and recover its direct loss.' },
  ],
  'sole-remedy-small': [
    {
      find: endOfStatement,
      put: ', except for repeated or serious failure, for which {bearer} may also terminate and recover its direct loss.',
    },
    {
      add: "This does not limit {bearer}'s right to terminate for repeated or serious failure or to recover direct loss from it, against which amounts paid under this clause are set off.",
    },
  ],
  'remedies-stack-up': [
    {
      find: /\b(?:(?:shall|do|does|will) not (?:relieve|reduce|limit|affect|prejudice|exclude|preclude|prevent|stop|replace)|(?:shall be|are|is) (?:in addition to|without prejudice to|on top of|over and above))[^.;]*/,
      put: 'shall be set off against any damages for the same failure',
    },
    {
      find: /,? (?:in addition to|without prejudice to|without limiting|on top of|over and above)\b[^.;]*/,
      put: ", as {gainer}'s sole monetary remedy for that failure",
    },
    {
      restate:
        "The fixed amount is {gainer}'s sole monetary remedy for that failure, apart from its right to terminate for repeated or serious failure.",
    },
  ],
  'injunction-waived': [
    {
      restate:
        'Either party may seek injunctive or other equitable relief where damages would not be an adequate remedy.',
    },
  ],
  'injunction-one-way': [
    {
      restate:
        'Either party may seek injunctive relief where damages would not be an adequate remedy, on such terms as the court thinks proper.',
    },
  ],
  'double-recovery': [
    {
      find: /,? ?without (?:giving |any )?(?:credit|offset|reduction|set-?off)\b[^.;]*/,
      put: 'giving credit for the net proceeds of resale, reletting and reuse',
    },
    {
      find: /\b(?:shall|will) not (?:reduce|be credited against|be set off against)/,
      put: 'shall be credited against',
    },
    { find: endOfStatement, put: ', less the net proceeds of resale, reletting and reuse and other savings.' },
    {
      add: '{gainer} shall credit to {bearer} the net proceeds of resale, reletting and reuse and other savings, and may not recover more than its actual loss.',
    },
  ],
  'balance-of-fees-accelerated': [
    // One remedy of several in a sentence: what the sum is less stands with the sum.
    {
      find: /(?<=\b(?:rent|fees?|charges|sums?|amounts?|payments?|instal?lments?)\b[^,.;]{0,60}\b(?:remaining|unexpired) )term(?=, (?:and |or )?[a-z-]+ )/i,
      put: 'term (discounted to present value and less the costs that {gainer} saves and what it can reasonably earn by other use)',
    },
    {
      find: /(?<=\b(?:rent|fees?|charges|sums?|amounts?|payments?|instal?lments?)\b[^,.;]{0,60}\b(?:remaining|unexpired) )period(?=, (?:and |or )?[a-z-]+ )/i,
      put: 'period (discounted to present value and less the costs that {gainer} saves and what it can reasonably earn by other use)',
    },
    {
      find: endOfStatement,
      put: ', discounted to present value and less the costs that {gainer} saves and what it can reasonably earn by other use.',
    },
    {
      restate:
        "On termination {bearer} shall pay the fees accrued up to the end and, where it ended early without cause, {gainer}'s proven direct loss after mitigation.",
    },
  ],
  'enforcement-costs-one-way': [
    {
      restate:
        "In a proceeding to enforce this Agreement the prevailing party may recover its reasonable attorneys' fees and costs from the other.",
    },
  ],
  'forfeiture-for-breach': [
    {
      restate:
        'On a material breach that is not cured within thirty (30) days after notice, {gainer} may set off its proven direct loss against sums it holds for {bearer} and shall pay over the rest.',
    },
  ],
  'self-help-at-others-cost': [
    { find: /,? ?(?:plus|together with|with|and) (?:an? )?(?:\S+ ){0,4}?\d+(?:\.\d+)?(?:%| percent)[^,.;]*/, put: '' },
    { find: /\bwithout (?:prior |further )?notice\b/, put: "after thirty (30) days' notice and failure to cure" },
    {
      restate:
        'If {bearer} does not cure a material default within thirty (30) days after notice, {gainer} may do so itself and recover its reasonable and documented cost.',
    },
  ],
  'penalty-defense-waived': [{ restate: 'The parties consider the sum a genuine estimate of loss.' }],
  'all-fees-clawed-back': [
    {
      restate:
        '{bearer} shall refund the fees paid for the rejected part and prepaid fees for unused time; accepted work remains paid.',
    },
  ],
  'breach-presumed': [
    { restate: '{gainer} shall prove the breach or damage for which it claims against {bearer}, and its cause.' },
  ],
};

import type { TopicFixes } from '../issue.ts';

const neutral =
  'appointed by agreement of the parties or, failing agreement within fifteen (15) days, by a neutral appointing institution at the request of either party';

/** How clauses of this topic are mended for the side they burden: as little as the point needs, the rest stays as agreed. */
export const fixes: TopicFixes = {
  'arbitration-mandatory': [
    {
      restate:
        'A dispute may be brought in the courts or, if both parties agree in writing after it has arisen, before an arbitrator.',
    },
  ],
  'arbitrator-chosen-by-one-side': [
    {
      find: /\b(?:appointed|selected|chosen|named|nominated|designated|picked|engaged|retained|hired) (?:solely |exclusively |only |alone )*by (?:the )?\[(?!each)\w+\](?: alone| only)?(?:,? (?:in|at) (?:its|\[\w+\]'s) (?:\w+ )*(?:discretion|option))?(?: from (?:its|\[\w+\]'s|a|the) (?:\S+ ){0,6}?(?:list|roster|panel|pool)(?: of (?:\w+ ){1,3}?\w+(?=[.,;]|$))?)?/,
      put: neutral,
    },
    {
      find: /\b(?:2|two) of whom shall be (?:appointed|named|chosen) by (?:the )?\[\w+\] and the remaining (?:1|one) by (?:the )?\[\w+\]/,
      put: 'one appointed by each party and the third, who shall preside, by those two or, failing agreement within fifteen (15) days, by the administering institution',
    },
    {
      find: /\b(?:of|at) \[\w+\]'s (?:own |sole )?(?:choice|choosing|selection)/,
      put: neutral,
    },
    {
      restate:
        'The arbitrator or expert who decides shall be appointed by agreement of the parties or, failing agreement within fifteen (15) days, by a neutral appointing institution at the request of either party, and shall have no ties to either party.',
    },
  ],
  'jury-waiver': [{ strike: true }],
  'jury-trial-given-up-alone': [{ strike: true }],
  'class-waiver': [
    {
      restate:
        'Each party may bring its claims alone or, where the law or the rules of the tribunal allow it, together with those of others.',
    },
    { strike: true },
  ],
  'courts-only-for-one-side': [
    {
      find: /(?:the )?\[(?!each)\w+\](?:,? however,?)? may,?(?: however,?| at its (?:\w+ )?(?:election|option),?| in its (?:\w+ )*discretion,?)*/,
      put: 'either party may',
    },
    {
      find: /(?:the )?\[(?!each)\w+\] (?:shall|will|is|are) (?:be )?(?:entitled|free|at liberty)(?:, in its (?:\w+ )*discretion,)?(?= to)/,
      put: 'either party is free',
    },
    {
      find: /(?<=\b(?:not|nothing|limits?|restricts?|affects?|that|except|excluding|other than)\b.{0,40})(?:the )?\[(?!each)\w+\]'s (?:own )?(?=(?:right|actions?|claims?|ability|freedom)\b)/,
      put: "either party's ",
    },
    {
      restate: 'Either party may bring its claims before the courts or, if it so chooses, refer them to arbitration.',
    },
  ],
  'escalation-long': [
    {
      restate:
        'The parties shall discuss a dispute for up to thirty (30) days, after which either may begin proceedings; urgent relief and limitation periods are not affected.',
    },
  ],
  'costs-always-one-side': [
    {
      restate:
        'Each party bears its own costs of a dispute and half of the fees of the arbitrator or expert, and the tribunal may order the party that loses to pay the reasonable costs of the other.',
    },
  ],
  'fees-shift-one-way': [
    {
      restate:
        "In any action to enforce this Agreement the prevailing party may recover its reasonable and documented attorneys' fees and costs from the other party.",
    },
  ],
  'injunction-conceded-one-way': [
    {
      find: /,? (?:and )?(?:in each case )?without (?:(?:the )?(?:necessity|need|requirement) (?:of|for) |being required to |having to |any )?(?:(?:posting|post|giving|furnishing|providing|proving|proof|prove|showing|show)\b)(?: of)? (?:a |an |any |actual |special |other )*(?:bond|security|damages?|loss|undertaking)(?: (?:or|and|nor) (?:without )?(?:(?:posting|proving|proof|showing|giving|furnishing)(?: of)? )?(?:a |an |any |other |actual )*(?:bond|security|damages?|loss|undertaking))*/,
      put: 'subject to such proof and security as the court may require',
    },
    {
      find: /,? (?:and )?waives any (?:requirement|obligation|need) (?:that|for|of|to)\b.*?(?:bond|security)(?: be (?:posted|furnished|given))?[^,.;]*/,
      put: 'subject to such security as the court may require',
    },
    {
      find: /,? no (?:bond|security) being required/,
      put: 'on such security as the court may require',
    },
    {
      restate:
        'A breach may cause harm for which damages do not suffice, and each party may ask a court for injunctive relief on the proof and security that the court requires.',
    },
  ],
  'interim-relief-waived': [
    {
      restate:
        '{bearer} may claim damages and, where damages would not suffice, may seek injunctive relief or specific performance from a court of competent jurisdiction.',
    },
  ],
  'judgment-confessed': [
    {
      restate:
        '{gainer} may seek judgment for sums due only after written notice to {bearer}, service of process and a hearing, and {bearer} keeps all of its defenses.',
    },
    { strike: true },
  ],
  'hearing-at-other-sides-seat': [
    { restate: 'Hearings shall be held by video or, if the arbitrator so orders, in the county of the defendant.' },
  ],
  'claims-period-short': [
    {
      find: /\bmore than \d+[- ](?:calendar |business |working |consecutive )?(?:hours?|days?|weeks?|months?|years?) (?:after|from|following) [^,.;]*$/,
      put: 'more than two (2) years after the claim was or ought to have been discovered.',
    },
    {
      find: /\b(?:within|inside|no later than|not later than) \d+[- ](?:calendar |business |working |consecutive )?(?:hours?|days?|weeks?|months?|years?) (?:after|of|from|following) [^,.;]{1,60}?(?= (?:shall|will|is|are|discharges|or|and|failing)\b|[,.;]|$)/,
      put: 'within two (2) years after the claim was or ought to have been discovered',
    },
    {
      restate:
        'A claim may be brought within two (2) years after {bearer} discovered or ought to have discovered its cause; the statutory period applies to fraud, hidden defects, death and injury.',
    },
  ],
  'must-perform-during-dispute': [
    {
      restate:
        'While a dispute is pending each party shall go on performing its undisputed obligations, {bearer} may withhold amounts that it disputes in good faith, and neither has to perform while undisputed sums owed to it stay unpaid for more than thirty (30) days after notice.',
    },
  ],
  'decision-no-appeal': [{ restate: 'Each party has the rights of review that the law gives.' }],
};

import type { TopicFixes } from '../issue.ts';

/** How clauses of energy contracts are mended for the side that carries the burden. */
export const fixes: TopicFixes = {
  'energy-pay-undelivered': [
    {
      find: /\bdid not for any reason,? including outage of the facility or of the grid\b/,
      put: 'did not only because {bearer}, other than by reason of Force Majeure, failed to take it',
    },
    {
      find: /,? whether or not it was made available\b/,
      put: 'so far as it was made available and {bearer} failed to take it other than by reason of Force Majeure',
    },
    {
      find: /\bregardless of whether any electricity is produced and irrespective of force majeure affecting (?:the )?\[\w+\]'s plant\b/,
      put: 'for each month in which the plant was available, and in proportion where it was available for part of it',
    },
    {
      restate:
        '{bearer} shall pay for energy delivered and metered at the delivery point and, beyond that, only for energy that the plant was ready and able to produce and that {bearer} itself refused to take.',
    },
  ],
  'energy-no-make-up': [
    {
      find: /\bare not recoverable\b/,
      put: 'entitle {bearer} to take those quantities free of charge in the following three (3) contract years',
    },
    {
      find: /\bhas no right to make up such quantities in later years\b/,
      put: 'may make up such quantities, at no further charge, in the following three (3) contract years',
    },
    { find: /\bshall not be carried forward\b/, put: 'shall be carried forward for three (3) contract years' },
    {
      find: /\bis final,? and no credit against later deliveries arises from it\b/,
      put: 'is credited against later deliveries in the following three (3) contract years',
    },
    { find: /\bdon't roll them over\b/, put: 'roll them over for twelve (12) months' },
    {
      restate:
        'Quantities that {bearer} has paid for and not taken may be taken free of charge in any of the next three (3) contract years or, if that is not possible, are credited at the price paid.',
    },
  ],
  'energy-estimate-no-true-up': [
    {
      find: /\bshall be final and binding and shall not be subject to adjustment or reconciliation\b/,
      put: 'shall be reconciled to metered data, with interest, as soon as they are available',
    },
    {
      find: /\bshall be final and not subject to later adjustment\b/,
      put: 'shall be adjusted to metered data in the next invoice, with interest',
    },
    {
      find: /\bits estimate stands even if actual readings come to hand later\b/,
      put: 'its estimate is replaced by actual readings, with interest on any difference, as soon as they come to hand',
    },
    {
      find: /,? no reconciliation to be made\b/,
      put: 'subject to reconciliation with metered data within sixty (60) days',
    },
    { find: /\bdon't correct\b/, put: 'correct' },
    {
      restate:
        'Estimated amounts shall be reconciled to metered data within sixty (60) days, and any difference shall be paid with interest; either party may refer a dispute to an independent engineer.',
    },
  ],
  'energy-no-output-guarantee': [
    {
      find: /\bdoes not guarantee any minimum level of output or availability\b/,
      put: 'guarantees eighty-five percent (85%) of the expected output over each two (2) contract years',
    },
    {
      find: /\bshall not be liable to (?:the )?\[\w+\] for any shortfall in energy delivered\b/,
      put: 'shall pay the capped replacement cost of what is missing',
    },
    {
      find: /\bshall have no liability for any shortfall in deliveries\b/,
      put: 'shall pay the capped replacement cost of any shortfall below eighty-five percent (85%) of the expected output over two (2) contract years',
    },
    {
      find: /\bmakes no guarantee as to the quantity or timing of energy\b/,
      put: 'guarantees eighty-five percent (85%) of the expected output over each two (2) contract years',
    },
    {
      find: /\bno sum falls due to (?:the )?\[\w+\] if it is not reached\b/,
      put: 'the capped replacement cost falls due to {bearer} if less than eighty-five percent (85%) of it is reached over two (2) contract years',
    },
    {
      find: /\bhas no claim where output is less than forecast\b/,
      put: 'may claim the capped replacement cost where output over two (2) contract years is less than eighty-five percent (85%) of the forecast',
    },
    {
      restate:
        '{gainer} guarantees eighty-five percent (85%) of the expected output over each two (2) contract years and shall pay the cost of replacement, capped each year, for what is missing.',
    },
  ],
  'energy-curtail-unpaid': [
    {
      find: /\b(?:shall )?not be entitled to any (?:payment or )?compensation for curtailed energy\b/,
      put: 'shall be paid the Contract Price and the value of lost tax credits for curtailed energy, other than in a system emergency',
    },
    {
      find: /\bno payment is due for energy not delivered as a result\b/,
      put: '{gainer} shall pay the Contract Price and the value of lost tax credits for energy not delivered as a result, other than in a system emergency',
    },
    { find: /\bis not entitled to any compensation for\b/, put: 'is paid the Contract Price and' },
    {
      find: /\bat (?:the )?\[\w+\]'s cost\b/,
      put: 'paid by {gainer} at the contract price, other than in a system emergency',
    },
    {
      find: /\band forgo the contract price for the time of the refusal\b/,
      put: 'and be paid the Contract Price for the energy so refused',
    },
    {
      restate:
        'For energy that the plant could have generated but for an instruction of {gainer}, other than in a system emergency, {gainer} shall pay {bearer} the contract price and the value of lost certificates and tax credits.',
    },
  ],
  'energy-curtail-counts-against': [
    { find: /\bshall not be counted as delivered\b/, put: 'shall be counted as delivered' },
    { find: /\bshall not be credited\b/, put: 'shall be credited' },
    { find: /\bcount as hours of unavailability\b/, put: 'count as hours of availability' },
    { find: /\bapply even where the shortfall is due to\b/, put: 'do not apply so far as the shortfall is due to' },
    { find: /\bno adjustment is to be made to\b/, put: 'a proportionate reduction is to be made to' },
    {
      restate:
        'Energy not generated because of an instruction of {gainer}, an event on the network or force majeure is counted as delivered in every guarantee and test.',
    },
  ],
  'energy-no-sale-elsewhere': [
    {
      find: /,? including energy that (?:the )?\[\w+\] curtails or declines to (?:accept|take)\b/,
      put: 'other than energy that {gainer} curtails or declines to accept',
    },
    {
      find: /,? including curtailed or excess energy,?/,
      put: 'other than curtailed, excess or test energy and energy that {gainer} fails to take',
    },
    { find: /\bmay not be offered by\b/, put: 'may be offered by' },
    { find: /\beven when (?:the )?\[\w+\] is not taking\b/, put: 'except when {gainer} is not taking' },
    {
      restate:
        '{bearer} may sell to third parties test energy, excess energy and whatever {gainer} refuses or fails to take, and keeps the proceeds.',
    },
  ],
  'energy-grid-charges': [
    {
      find: /,? including those resulting from (?:the )?\[\w+\]'s (?:dispatch )?instructions\b/,
      put: "on its own side of the Delivery Point, other than those resulting from {gainer}'s instructions, forecast or meter",
    },
    { find: /,? on either side of the delivery point,?/, put: 'at and beyond the Delivery Point' },
    {
      find: /,? though the schedule was prepared by (?:the )?\[\w+\]/,
      put: 'unless the schedule was prepared by {gainer}',
    },
    {
      restate:
        'Each party shall bear the charges on its own side of the delivery point and those that its own act or forecast causes.',
    },
  ],
  'energy-attributes-free': [
    { find: /,? whether now existing or created in the future,?/, put: 'recognized at signing' },
    {
      find: /,? existing or future, known or unknown, with no additional payment\b/,
      put: 'recognized at signing, and tax credits, capacity and attributes created later stay with {bearer}',
    },
    { find: /\bat no charge\b/, put: 'at a separate price agreed for each certificate' },
    {
      restate:
        '{gainer} receives the renewable energy certificates recognized at signing; {bearer} retains tax credits, capacity and every attribute that a later law creates.',
    },
  ],
  'energy-law-change-cost': [
    {
      find: /,? ?without any adjustment (?:to|of) the contract price\b/,
      put: 'up to fifty thousand dollars ($50,000) a year, beyond which the parties share the cost equally',
    },
    {
      find: /\bshall be borne by (?:the )?\[\w+\],? and the contract price shall not be adjusted\b/,
      put: 'of more than fifty thousand dollars ($50,000) a year shall be shared equally by an adjustment of the Contract Price',
    },
    {
      find: /\bshall be passed through to (?:the )?\[\w+\] in full\b/,
      put: 'of more than fifty thousand dollars ($50,000) a year shall be shared equally by the parties',
    },
    {
      find: /,? without limit and without claim on (?:the )?\[\w+\]/,
      put: 'up to fifty thousand dollars ($50,000) a year, beyond which the cost is shared equally',
    },
    {
      restate:
        "If a change in law or tax adds more than fifty thousand dollars ($50,000) a year to a party's cost, the parties shall negotiate a fair adjustment in good faith, and without agreement within ninety (90) days either may ask an expert to set it.",
    },
  ],
  'energy-meter-one-party': [
    {
      find: /\b(?:shall have|has) no right to test, audit or challenge the accuracy of the meters\b/,
      put: 'may have the meters tested once a year and dispute readings that are out by more than one percent (1%)',
    },
    {
      find: /\bshall be conclusive\b/,
      put: 'shall be prima facie evidence, subject to correction of errors above one percent (1%),',
    },
    {
      find: /\bare conclusive of the energy delivered\b/,
      put: 'are prima facie evidence of the energy delivered, subject to check meters, a yearly test with both parties invited and correction of errors above one percent (1%)',
    },
    {
      find: /\bshall be final and binding\b/,
      put: 'shall be prima facie evidence, subject to check meters, a yearly test with both parties invited and correction of errors above one percent (1%)',
    },
    {
      find: /\bmay not install check meters or require a test\b/,
      put: 'may install check meters and require a test once a year',
    },
    {
      restate:
        'The meters shall be tested each year by an independent tester in the presence of both parties; {bearer} may install check meters, and past bills shall be corrected for any error above the tolerance.',
    },
  ],
  'energy-shortfall-damages': [
    {
      find: /\bwithout (?:any )?(?:cap|limit) and regardless of (?:the )?cause(?:,? including force majeure(?: and weather)?)?/,
      put: 'up to three hundred thousand dollars ($300,000) in a contract year, as sole remedy and other than for weather, the grid, curtailment or Force Majeure',
    },
    {
      find: /,? without limit as to amount\b/,
      put: 'up to three hundred thousand dollars ($300,000) in a contract year, as sole remedy and other than for low resource, the grid, curtailment or Force Majeure',
    },
    {
      find: /,? whatever the reason for the deficiency\b/,
      put: 'up to a yearly cap and other than for low resource, the grid, curtailment or Force Majeure',
    },
    {
      find: /,? low wind and grid failure not being an excuse\b/,
      put: 'up to a yearly cap, low wind and grid failure excusing it',
    },
    {
      find: /,? such liability being uncapped and unaffected by force majeure\b/,
      put: 'such liability being capped each year and excused by Force Majeure',
    },
    {
      restate:
        'If output over two (2) contract years is below eighty percent (80%) of the expected output for reasons other than resource, network, curtailment or force majeure, {bearer} shall pay the difference between market and contract price, capped each year and as sole remedy.',
    },
  ],
  'energy-delay-damages': [
    {
      find: /\bwith no cap and no extension for (?:grid or permitting|\w+(?: or \w+)?) delays\b/,
      put: 'for at most one hundred eighty (180) days, the date being extended for Force Majeure, grid and permitting delays and delay by {gainer}',
    },
    {
      find: /(?<=[$£€] ?\d[\d,.]* for each day of delay),? and (?:the )?\[\w+\] may also terminate this agreement\b/,
      put: 'up to one hundred eighty (180) days in total, the date being extended for Force Majeure, the grid, permits and delay by {gainer}, as sole remedy for delay',
    },
    {
      find: /\bwith no upper limit,? late grid connection giving no extension\b/,
      put: 'for at most one hundred eighty (180) days, late grid connection giving an extension',
    },
    {
      find: /\bwhatever the cause\b/,
      put: 'up to twenty-six (26) weeks and other than for Force Majeure, the grid, permits or delay by {gainer}',
    },
    { find: /,? even when due to (?:the )?\[\w+\],? shall not relieve\b/, put: 'shall relieve' },
    {
      restate:
        'After a grace period of ninety (90) days {bearer} shall pay delay damages, capped at the development security as sole remedy, and the date is extended day for day for delay by {gainer}, the network operator, permits or force majeure.',
    },
  ],
  'energy-excess-unpaid': [
    {
      find: /\bshall have no obligation to pay for any energy\b/,
      put: 'shall pay seventy-five percent (75%) of the Contract Price for energy',
    },
    {
      find: /\bshall not pay for energy delivered in excess of\b/,
      put: 'shall pay seventy-five percent (75%) of the Contract Price for energy delivered in excess of',
    },
    {
      find: /\bis taken by (?:the )?\[\w+\] free of charge\b/,
      put: 'is taken by {gainer} at seventy-five percent (75%) of the contract price or may be sold to others',
    },
    {
      find: /\bearn \d+ ?(?:%|percent) of the contract price and attract a penalty of [$£€] ?\d+ per mwh\b/,
      put: 'earn seventy-five percent (75%) of the Contract Price',
    },
    { find: /\bno compensation of any kind is due\b/, put: 'seventy-five percent (75%) of the contract price is due' },
    {
      restate:
        '{gainer} shall pay seventy-five percent (75%) of the contract price for excess energy, or {bearer} may sell it to third parties.',
    },
  ],
  'energy-price-step-down': [
    {
      find: /\breduce the contract price to (?:match )?(?:the )?prevailing market prices?\b/,
      put: 'propose a change of the Contract Price, which takes effect only by written agreement of both parties',
    },
    { find: /\bat its election\b/, put: 'only by written agreement of both parties' },
    { find: /\bas (?:the )?\[?[\w ]+\]? may decide\b/, put: 'only as both parties agree in writing' },
    {
      find: /\bfailing agreement the price being that which (?:the )?\[\w+\] considers to be the market\b/,
      put: 'the price staying as it is without written agreement',
    },
    { restate: 'The contract price is fixed for the term and is changed only by written agreement of both parties.' },
  ],
  'energy-regulatory-out': [
    {
      find: /,? (?:the )?\[\w+\] may terminate or reduce its payments to the amount allowed\b/,
      put: 'this Agreement and its payments are not affected, approval having been a condition of its coming into force only',
    },
    {
      find: /\bis bound only so far as its regulator permits it\b/,
      put: 'is bound whether or not its regulator permits it',
    },
    {
      restate:
        'This agreement takes effect on final regulatory approval, and no later decision of a regulator shall excuse {gainer} from payment.',
    },
  ],
  'energy-curtail-pay-hollow': [
    {
      restate:
        'Only curtailment ordered by the grid operator or in a system emergency is unpaid, and {gainer} shall pay {bearer} the contract price for all other energy that could not be delivered because {gainer} ordered a reduction.',
    },
  ],
  'energy-guarantee-hollow': [
    {
      restate:
        '{gainer} shall pay the cost of replacement energy where the output of a contract year is below the guaranteed output, after deducting only output lost through force majeure, grid outages or curtailment ordered by {bearer}, and {bearer} may end the contract if the guarantee is missed in two years in a row.',
    },
  ],
  'energy-law-change-relief-wide': [
    {
      add: 'Relief is given only for changes that a careful party could not foresee at signature, in the amount that an expert confirms after mitigation, and savings from a change in law lower the price in the same way.',
    },
  ],
};

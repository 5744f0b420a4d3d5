import type { TopicFixes } from '../issue.ts';

/** How commitments to buy, take or hold ready are mended. */
export const fixes: TopicFixes = {
  'minimum-spend': [
    {
      find: /\bthe difference\b(?! (?:between|of))/,
      put: 'the difference, which is credited against its orders in the following contract year,',
    },
    {
      find: /\bthe shortfall\b(?! (?:between|of))/,
      put: 'the shortfall, which is credited against its orders in the following contract year,',
    },
    {
      find: /\bthe deficiency\b(?! (?:between|of))/,
      put: 'the deficiency, which is credited against its orders in the following contract year,',
    },
    {
      find: /\bthe balance\b(?! (?:between|of))/,
      put: 'the balance, which is credited against its orders in the following contract year,',
    },
    { add: 'The minimum is reduced in proportion for any time in which {gainer} does not supply as agreed.' },
  ],
  'take-or-pay-no-make-up': [
    {
      find: /\b(?:shall |will )?(?:expires?|lapses?|be forfeited|(?:is|are) forfeited|(?:is|are) lost)(?: without (?:any )?(?:refund|credit)(?: or (?:refund|credit))?)?/,
      put: 'shall carry over to the following contract year',
    },
    {
      find: /\b(?:may|can|shall) ?not be (?:carried|rolled) (?:forward|over)(?: (?:in)?to .{3,40}?)?(?=[,.;]|$)/,
      put: 'may be used in the following contract year',
    },
    { find: /\bno right to (?=(?:receive|take|recover))/, put: 'the right, in the next two (2) contract years, to ' },
    {
      add: '{bearer} may take what it paid for but did not take, at no further charge, in the following two (2) contract years.',
    },
  ],
  'minimum-despite-failure': [
    {
      find: /\bshall not be (?:reduced|excused|affected|diminished)(?: or (?:reduced|excused|affected))? by\b/,
      put: 'shall be reduced in proportion by',
    },
    {
      restate:
        'Every quantity or period that {gainer} does not supply when due, for whatever cause, reduces the quantity or sum that {bearer} must take or pay by the same proportion.',
    },
  ],
  'capacity-without-commitment': [
    {
      add: '{gainer} shall buy the finished goods and unique materials that {bearer} made or bought in line with its forecasts and cannot use otherwise within ninety (90) days.',
    },
    {
      restate:
        '{gainer} shall buy the finished goods and unique materials that {bearer} made or bought for the first eight (8) weeks of each forecast and cannot use otherwise within ninety (90) days, and shall pay the capacity fee stated in Schedule 1.',
    },
  ],
  'binding-forecast': [
    {
      restate:
        'Forecasts are good-faith estimates for planning only and do not bind {bearer}, which is bound only by purchase orders that it has placed.',
    },
  ],
  'minimum-ratchet': [
    {
      find: /\b(?:cannot|may not|shall not|can not) be (?:decreased|reduced|lowered)(?: during the .{3,60}?)?(?=[,.;]|$)/,
      put: "may be reduced with effect from each anniversary on thirty (30) days' written notice",
    },
    {
      restate:
        '{bearer} may reduce the quantities with effect from each anniversary and each renewal by written notice of thirty (30) days.',
    },
  ],
  'quota-loses-rights': [
    {
      find: /\bin any (?:calendar |contract |one |1 )?(?:year|quarter|twelve-month period)\b/,
      put: 'in two (2) consecutive years, for reasons other than failures of {gainer} or force majeure,',
    },
    {
      restate:
        "If {bearer} misses the agreed target in two (2) consecutive years for reasons other than failures of {gainer} or force majeure, {gainer} may make the appointment non-exclusive on ninety (90) days' written notice, unless {bearer} pays the shortfall within that time.",
    },
  ],
};

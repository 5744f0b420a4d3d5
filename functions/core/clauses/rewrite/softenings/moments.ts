import {
  all,
  either,
  forces,
  isNobodys,
  isOwn,
  isTheirRight,
  pattern,
  says,
  saysNothingOf,
  somebody,
  type Softening,
} from './setting.ts';

/** From when, for how long and until when something counts. */
export const moments: readonly Softening[] = [
  // What was paid for a time after the end comes back.
  {
    find: /\bno (part of (?:the |any |its )?)?((?:rent|service charge|fees?|charges?|sums?|amounts?|payments?|premiums?|subscriptions?)(?: (?:or|and) (?:rent|service charge|fees?|charges?|sums?|amounts?))?)(?= (?:(?:which|that) (?:has|have) been )?paid (?:in advance )?(?:for|in respect of|as to|attributable to|relating to) (?:a|any|the) (?:period|time|days?|months?) (?:after|following|beyond|falling after)\b)/gi,
    put: 'any $1$2',
  },
  {
    find: /(?<=\bpaid (?:in advance )?(?:for|in respect of|as to|attributable to|relating to) (?:a|any|the) (?:period|time|days?|months?) (?:after|following|beyond|falling after) [^,;.()]{3,50}?)\b(shall|will) not be (refunded|repaid|repayable|refundable|returned|apportioned)\b/gi,
    put: '$1 be $2',
  },
  // How long the reader is kept from work for others.
  {
    find: /\b(?:(shall|will) not be|(are|is) not) (reduced|shortened) by (?=(?:any |the )?(?:period |time )?(?:spent |of )?(?:on )?garden(?:ing)? leave|(?:any |the )(?:period|time) (?:spent |during which )[^,;.]{0,40}\bgarden(?:ing)? leave)/gi,
    put: (found) => found.replace(' not', ''),
  },
  {
    find: /\b(shall|will) (?:be (?:extended|tolled|prolonged|suspended)) by (?=(?:any|the|a) (?:period|time|length)\b[^.;]{0,60}\b(?:breach|violat|default|litigation|proceedings))/gi,
    put: '$1 not be extended by ',
    when: either(isOwn, isNobodys),
  },
  // Notice given as such ends nothing that was earned.
  {
    find: /\bneither (?:you nor we|we nor you|party|side|of (?:us|them)|the [A-Z]\w+ nor the [A-Z]\w+|[A-Z]\w+ nor [A-Z]\w+) having (?:given|served)(?: or received)? notice(?: (?:of termination|to the other))*(?: for (?:any|whatever) reason)?/g,
    put: '{own} not having given notice',
  },
  {
    find: /\bneither (?:you nor we have|we nor you have|party has|side has|of (?:us|them) has|the [A-Z]\w+ nor the [A-Z]\w+ has|[A-Z]\w+ nor [A-Z]\w+ has) (?:given|served)(?: or received)? notice(?: (?:of termination|to the other))*(?: for (?:any|whatever) reason)?/g,
    put: (found) =>
      /^neither (?:you nor|we nor)/.test(found) ? '{own} have not given notice' : '{own} has not given notice',
    when: says(/\bbonus|\baward|\bcommission|\bactive\b|\bpayment date|\bvest|\bincentive|\bpaid\b/),
  },
  {
    find: /\bnotice not having been (?:given|served) by either (?:side|party)\b/gi,
    put: 'notice not having been given by {own}',
  },
  {
    find: /\b((?:not )?(?:have|has|having)(?: not)?) given or received (notice(?: of termination| to terminate)?)/gi,
    put: '$1 given $2',
    when: says(/\bbonus|\baward|\bcommission|\bvest|\bincentive|\boption/),
  },
  // A warranty runs from when the goods are there.
  {
    find: /\bfrom (?:the )?date of (?:their |its )?(?:manufacture|production|shipment|dispatch|despatch|invoice|order)\b/gi,
    put: 'from the date of delivery',
    when: all(
      ({ statement }) => statement.standing !== 'own',
      says(/\bwarrant/),
      forces('promise', 'duty', 'fact', 'definition'),
    ),
  },
  // A price that is found lower, a use that is found greater: from when it is told.
  {
    find: /\b(?:from|since) (?:the )?(?:date (?:on which |when )?(?:it|they|such [a-z]+) (?:was|were) first [a-z]+|date of first [a-z]+(?: of the [A-Z]\w+)?|Effective Date|Commencement Date|Order Date|(?:start|beginning|commencement) of (?:the (?:Term|term)|this [A-Z]\w+))(?: whatever the date [^,;.()]{3,30})?(?=[,;.:]|$| and | or |, )/g,
    put: 'from the date of the notice',
    when: all(isOwn, forces('duty'), says(/\blower (?:price|rate)|\bdifference|\bexcess|\bbetter terms/)),
  },
  // When the other side comes, and how it tells.
  {
    find: /\bat (?:any|all) (?:hours?|times? of (?:the )?day(?: or night)?)(?: (?:of the day|day or night))*(?: or night)?(?: and without notice)?\b/gi,
    put: 'during business hours and on reasonable notice',
    when: all(isTheirRight, saysNothingOf(/\bnotice\b|\bemergenc/)),
  },
  {
    find: pattern(
      String.raw`\b(?:at|on|upon|with) (?:whatever|such|as much) (?:prior |advance )?notice(?: as)? (?:is|it is|may be|${somebody} (?:considers?|thinks?|deems?|finds?|may consider))(?: (?:reasonably|then|to be|it))? (?:practicable|possible|feasible|appropriate|fit|practical|convenient|reasonable)\b`,
      'g',
    ),
    put: 'on at least forty-eight (48) hours’ notice',
    when: saysNothingOf(/\bemergenc/),
  },
  {
    find: /,? (?:for which|to which|and|with) no (?:cure|grace|remedy) period (?:applies|apply|shall apply|is (?:given|allowed|available)|being (?:given|allowed))/gi,
    put: ' unless cured within thirty (30) days after written notice',
    when: (setting) => setting.statement.standing !== 'counterpart' || isTheirRight(setting),
  },
  // What once was, and is over.
  {
    find: /,? (?:or|nor) (?:has|have) (?:existed|occurred|subsisted|been outstanding)(?: at any time)?(?: (?:in|during|within|at any time in) the (?:preceding|previous|prior|last) [^,;.()]{3,30})?(?=[,;.]| and )/gi,
    put: '',
    when: all(either(isOwn, isNobodys), says(/\bdefault|\bbreach/)),
  },
  // Space that stands empty bears its share.
  {
    find: /\b(are|is) for the time being (let|occupied)\b/gi,
    put: '$1 $2 or capable of being $2',
    when: all(says(/\bproportion|\bshare\b|\bpercentage|\bbears\b/), ({ giver }) => giver !== 'own'),
  },
];

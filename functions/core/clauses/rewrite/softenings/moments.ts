import {
  all,
  either,
  forces,
  isNobodys,
  isOwed,
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
  // Maintenance that is told of when it is too late.
  {
    find: /,? (?:before|prior to)(?:,? during)?,? or (?:after|during|at) (?:it begins|it starts|it|the (?:event|outage|work|interruption)|they begin)(?=[,;.)]|$| and )|,? as and when (?:it|they) begins?\b/gi,
    put: ' at least forty-eight (48) hours before it begins',
    when: all(says(/\bmaintenance|\bannounc|\bstatus page|\bdowntime|\bpost/), (setting) => setting.giver !== 'own'),
  },
  // Rules of a plan or a price that change what is already running.
  {
    find: /\bwith retro(?:active|spective) effect\b/gi,
    put: 'for the future only',
    when: either(isTheirRight, isOwed, isNobodys),
  },
  {
    find: /,? including (?:with effect (?:for|from|in|as to) (?:the |any )?(?:current|running|then[- ]current)(?: [a-z]+){0,2} (?:year|period|term|month|quarter)|after the (?:end|close) of (?:the |that |such )?(?:[A-Za-z]+ )?(?:year|period|quarter|Year|Period)|as to (?:transactions|orders|sales|deals) already (?:closed|made|concluded|placed))(?=[,;.]|$| and )/g,
    put: '',
    when: either(isTheirRight, isNobodys, isOwed),
  },
  {
    find: /\b(?:before, )?during or after (the|that|each|any) ((?:[a-z]+ )?(?:year|period|quarter))\b/gi,
    put: 'before $1 $2 begins',
    when: all(either(isTheirRight, isNobodys), says(/\btarget|\bquota|\bplan\b|\brate|\bbonus/)),
  },
  {
    find: /\b(?:(?:your|the customer['’]s|customer['’]s) )?(?:continu(?:ed|ing)(?: to)? (?:the )?use|carrying on using|keeping on using)(?: of)? [^,;.]{2,60}? (?:means|constitutes?|shall constitute|will constitute|is deemed|shall be deemed|will be deemed|counts as|is treated as)(?: to be)? [^,;.]{4,60}(?=[,;.]|$)/gi,
    put: 'a change binds {own} only with its written agreement',
    when: (setting) => setting.giver !== 'own' && says(/\baccept|\bagree|\bconsent|\bassent/)(setting),
  },
  // Payment that waits for somebody else's.
  {
    find: pattern(
      String.raw`\b(?:(shall|will) not|do(?:es)? not) (?:fall|become|be) (?:due|payable|owing) (?:until|unless|before)(?: and until)? ${somebody} (?:has |have |is |are )?(?:itself )?(?:actually )?(?:been paid|paid|receive[sd]?|collect(?:s|ed)?)\b[^,;.()]{0,80}`,
    ),
    put: (found) =>
      (/^(?:shall|will)/i.test(found) ? `${found.slice(0, found.indexOf(' '))} fall` : 'falls') +
      ' due thirty (30) days after the invoice',
    when: all(
      (setting) => setting.statement.standing !== 'own',
      ({ giver }) => giver !== 'counterpart',
    ),
  },
  // What is late through the other side, or asked for by it, moves the time and the price.
  {
    find: /\bno (delay (?:in|by|of|on) [^,;.()]{3,50}) (shall|will) (extend|prolong|postpone)\b/gi,
    put: 'any $1 $2 $3',
  },
  {
    find: /\bwithout (?:any )?(?:adjustment|increase|extension|variation|change)(?: (?:of|to|in) (?:the |its |any )?(?:contract )?(?:price|prices|charges|fees|sum|time|timetable|rates|programme|schedule|dates?|deadlines?))(?:,? (?:or|and|nor) (?:of |to |in )?(?:the |its )?(?:time|timetable|prices?|schedule|charges|fees|programme|dates?|deadlines?))?\b/gi,
    put: 'with an equitable adjustment of price and time',
    when: all(
      either(isOwed, isTheirRight),
      says(
        /\bchang|\bvar(?:y|iation)|\badditional|\balter|\binstruct|\brelease|\border|\bcompl|\badd\b|\bomit|\bperform/,
      ),
    ),
  },
  // Whenever the other side likes.
  {
    find: /\b(?:whenever|when) (?:it|they|we|you) (?:likes?|wish(?:es)?|chooses?|pleases?|wants?|sees? fit|thinks? fit)(?= to\b)?(?! to\b)/gi,
    put: 'on reasonable written notice',
    when: all(
      isTheirRight,
      saysNothingOf(/\bnotice\b|\bnotif|\bdays\b/),
      ({ statement }) => statement.standing !== 'both',
    ),
  },
  {
    find: /\bno (?:prior )?(?:notice|warning)(?: or (?:chance|opportunity|time|right) to (?:cure|remedy|respond))? (?:need be|has to be|is required to be|shall be required to be) given\b/gi,
    put: 'thirty (30) days’ written notice and a chance to cure shall be given',
    when: (setting) => setting.statement.standing !== 'own' || !forces('right')(setting),
  },
  // What binds without an end.
  {
    find: /\b(?:has no (?:end date|expiry(?: date)?|time limit|fixed term|end)|(?:is|are) without (?:a )?(?:time limit|limit of time|end|term))(?=[,;.]|$| and )/gi,
    put: 'ends three (3) years after the date of this Agreement',
    when: all(
      says(/\bundertak|\bobligation|\bconfiden|\bsecre|\brestrict/),
      saysNothingOf(/\btrade secret/),
      ({ found }) => !/^are/i.test(found),
    ),
  },
  {
    find: /,? (?:in perpetuity|perpetually|forever|for all time|without limit in time|for ever)(?=[ ,;.]|$)/gi,
    put: ' for three (3) years',
    when: all(
      isTheirRight,
      says(/\buse|\bpublish|\breproduc|\bexploit|\bdisplay|\bbroadcast/),
      saysNothingOf(/\bown(?:s|ed|ership)\b|\bassign|\bvest/),
    ),
  },
  // When a payment counts as made.
  {
    find: /\b(payments? (?:are|is|shall be|will be) (?:deemed |treated as |considered )?(?:received|made)) (?:only )?(?:when|once|on being) (?:posted|credited|cleared|processed|booked)\b[^,;.()]{0,60}/gi,
    put: '$1 when sent',
    when: ({ giver }) => giver !== 'own',
  },
  // A term that the other side alone prolongs.
  {
    find: /\bmay (?:unilaterally )?(?=extend (?:the |this |its )|(?:by (?:written )?notice|from time to time),? extend )/gi,
    put: 'may, with the written agreement of {own}, ',
    when: all(
      isTheirRight,
      ({ statement }) => statement.standing === 'counterpart',
      ({ before }) => !/\b(?:tenant|lessee|resident|renter|licensee|hirer|franchisee)\b/i.test(before),
      says(
        /\bextend (?:the |this |its )?(?:\w+ ){0,2}(?:term|period|date|exclusivity|agreement|engagement|commitment)/,
      ),
      saysNothingOf(
        /\boption\b|\bconsent|\bagree(?:s|d|ment of)?\b|\bforce majeure|\brent\b|\blease|\bpremises|\btime for (?:performance|completion)|\bdelay/,
      ),
    ),
  },
  // What only goes up.
  {
    find: /\bmay be increased,? but (?:may )?not (?:be )?(?:reduced|decreased)(?:,? including (?:on|at|upon) renewal)?/gi,
    put: 'may be increased and, on renewal, reduced',
    when: ({ giver }) => giver !== 'own',
  },
  {
    find: /\b(?:upwards?[- ]only|only upwards?|(?:but )?(?:never|not) downwards?)\b/gi,
    put: 'upwards or downwards',
    when: ({ giver }) => giver !== 'own',
  },
];

import {
  all,
  costsPayer,
  costsReader,
  ending,
  forces,
  isOwed,
  isOwn,
  isTheirs,
  money,
  pattern,
  percent,
  saysNothingOf,
  says,
  somebody,
  type Setting,
  type Softening,
} from './setting.ts';

/** More than the whole: "150%", "one hundred fifty percent (150%)", "two hundred per cent". */
const overWhole = String.raw`(?:(?:one hundred (?:and )?(?!per)[a-z-]+(?: [a-z]+)?|(?:two|three|four|five) hundred(?: (?:and )?(?!per)[a-z-]+)?) per ?cent(?: \([1-9]\d\d ?%\))?|(?:1(?!00\b)\d\d|[2-9]\d\d) ?(?:%|per ?cent))`;
/** What is too much for a month: "1.5%", "two percent (2%)". */
const aboveOnePerCent = String.raw`(?:(?:1\.[2-9]\d?|[2-9](?:\.\d+)?|\d\d(?:\.\d+)?) ?(?:%|per ?cent)|(?:one and (?:one-|a )?(?:half|quarter)|two(?: and (?:one-|a )half)?|three|four|five|ten) per ?cent(?: \(\d+(?:\.\d+)? ?%\))?)`;
const monthly = String.raw`${aboveOnePerCent} (?:per|a|each|every|for each) (?:month|week|day)(?: or part (?:thereof|of (?:it|one)))?(?:,? compounded (?:monthly|daily|quarterly|annually|yearly))?(?=[ ,;:.)]|$)`;
const ofIt = String.raw`(?: (?:of|on) (?:the |such |that |this |its |all )?(?:foregoing|cost|costs|amount|sum|same|total|price|expense|expenses|sums in [^,;:.]{3,20})| thereof| thereon)?`;

const isPayment = says(
  /\b(?:pay|paid|price|fee|charge|rent|sum|cost|refund|recover|damages|credit|compensation|tariff|rate|repa|interest|shortfall)/,
);
/** Bounds of liability, of cover and of security are no prices. */
const isNoBound = saysNothingOf(
  /\b(?:liab|exceed|insur|cover|up to|at most|maximum|collateral|capped|ceiling|stops? at|each party|either|neither|recover from the other)/,
);
const isPriceRise = all(
  costsPayer,
  isNoBound,
  says(/\b(?:increas|uplift|escalat|adjust|rais|rise|go up|goes up|index|inflation|cpi\b|rpi\b)/),
);
const isPaidByReader = all(isOwed, isNoBound, says(/\b(?:pays?|charged|reimburse|fees? (?:shall|will))\b/));
/** What falls due, also in a sentence that gives the reader a right: "you may cancel, and then all fees are due". */
const falls = (setting: Setting): boolean =>
  costsPayer(setting) || (isOwn(setting) && setting.statement.force === 'right');
/** Late money of the reader: a price, or what is to be paid back. */
const isLate = all(
  says(/\b(?:interest|late|overdue|past due|arrears|unpaid|not paid|outstanding)/),
  (setting) => costsPayer(setting) || (costsReader(setting) && says(/\brepa(?:y|id)|\brefund/)(setting)),
);
const isCommitment = says(
  /\b(?:minimum|commit|firm|take-or-pay|annual quantit|contract quantit|quota|call-off|volume|purchase|take and pay)/,
);
const toBuy = says(/\b(?:purchase|buy|acquire|call|option|sell|transfer|step.in|take over)/);

/** What costs more than it is worth: list prices and multiples become the agreed price, fixed sums the proved loss. */
export const overcharged: readonly Softening[] = [
  // How far prices rise.
  {
    find: /(?<!(?:%\)?|per ?cent) of )\b(the) (?:greater|higher|larger|highest|greatest) of\b/gi,
    put: '$1 lesser of',
    when: (setting) => isPriceRise(setting) || isPaidByReader(setting),
  },
  {
    find: /\b(which(?:ever)? is|if) (?:the )?(?:greater|higher|more|larger)\b/gi,
    put: '$1 less',
    when: (setting) => isPriceRise(setting) || isPaidByReader(setting),
  },
  {
    find: /\bthe (?:greater|higher) of (the (?:open )?market (?:rent|rate|price|value)(?: [^,;:.()]{2,30})?) and (?:the |that )[^,;:.()]{0,20}(?:rent|price|rate|fee)[^;:.()]{0,20}\b(?:payable|passing|previous|in force|current)[^,;:.()]{0,50}(?=[,;:.]|$)/gi,
    put: '$1',
    when: costsPayer,
  },
  {
    find: /\b((?:increase|uplift|escalation|adjustment)s?(?: [a-z]+){0,4}?) be (?:less|lower|smaller) than\b/gi,
    put: '$1 be more than',
    when: costsPayer,
  },
  {
    find: pattern(
      String.raw`(?<=\b(?:rent|price|fee|rate|charge)s?\b[^.;:]{0,60} )((?:shall|will|may|must)(?: (?:in no (?:event|case|circumstances)|never))?(?: not)?) be (?:less|lower) than (?=(?:the |that )(?:[a-z]+ ){0,2}(?:rent|price|fee|rate|charge))`,
    ),
    put: '$1 be more than five per cent (5%) above ',
    when: all(costsPayer, ({ found }) => /\b(?:not|no|never)\b/i.test(found)),
  },
  {
    find: /,? (?:and )?(?:but )?never (?:downwards?|down|reduced|decreased)(?=[ ,;:.|)]|$)/gi,
    put: ', upwards or downwards',
    when: costsPayer,
  },
  { find: /\b(upwards?)[ -]only\b|\bonly upwards?\b/gi, put: 'upward or downward', when: costsPayer },
  {
    find: /(?<=\b(?:fallen|fell|falls|decreased|decreases|declined|declines)\b[^.;:]{0,60}\b)(shall|will) (?:remain|stay|be) unchanged\b/gi,
    put: '$1 fall accordingly',
    when: costsPayer,
  },
  {
    find: pattern(
      String.raw`\bby such (?:an? )?(?:percentage|amount|sum|rate|percentages|amounts) as ${somebody} (?:may )?(?:in (?:its|our) (?:sole )?(?:discretion|judgment) )?(?:reasonably )?(?:considers?|determines?|decides?|notif(?:y|ies)|thinks?|sees?|fix(?:es)?|specif(?:y|ies)|certif(?:y|ies))(?: (?:to be )?(?:appropriate|fit|necessary|fair|proper|reasonable))?${ending}`,
      'g',
    ),
    put: 'by no more than the increase in the consumer price index',
    when: all(isTheirs, costsPayer, says(/\b(?:increas|rais|adjust|uplift|escalat)/)),
  },
  {
    find: pattern(
      String.raw`\bby such (?:amount|sum|percentage) as ${somebody} (?:may )?(?:in (?:its|our) (?:sole )?(?:discretion|judgment) )?(?:reasonably )?(?:considers?|determines?|decides?|thinks?|deems?)(?: (?:to be )?(?:appropriate|fit|necessary|fair|proper|reasonable))?(?= having regard| to reflect| to take| in view of| in light of)`,
      'g',
    ),
    put: 'by a fair amount',
    when: all(isTheirs, costsReader),
  },
  {
    find: pattern(
      String.raw`\bby (?:the|such) (?:amount|sum|increase) (?:notified|stated|certified|specified|determined|advised) by (?=${somebody})`,
      'g',
    ),
    put: 'by the actual and documented change in cost of ',
    when: ({ whose, giver }) => whose === 'counterpart' && giver !== 'own',
  },
  {
    find: pattern(
      String.raw`\b((?:increase|raise|revise|adjust|vary|change|amend) (?:its |the |our |your |any |all )?(?:or [a-z]+ )?(?:[a-z]+ )?(?:prices?|fees?|charges?|rates?|tariffs?|rent))${ending}`,
    ),
    put: '$1 by no more than the increase in the consumer price index',
    when: all(
      ({ statement }) => statement.standing === 'counterpart' && statement.force === 'right',
      saysNothingOf(
        /\b(?:commissions?|bonus(?:es)?|salary|wages|index|per ?cent|consent|agree[sd]?|more than|exceed|cap|once|reflect|law|tax)\b|%/,
      ),
    ),
  },
  {
    find: /\bincluding (?=(?:for |to |any |all )*(?:[A-Za-z]+ under )?(?:engagements?|orders?|work|projects?|bookings?|deliveries|shipments|statements of work) (?:already|then) (?:in (?:progress|hand)|accepted|placed|confirmed|under way|booked|begun)\b)/gi,
    put: 'but not ',
    when: all(costsPayer, says(/\b(?:price|rate|fee|charge|surcharge|tariff)/)),
  },
  {
    find: /,? including (?:any|every|each|all) (?:renewals?|extensions?)(?: (?:term|period)s?)?(?: (?:thereof|of it))?(?=[,;:.]|$)/gi,
    put: ' (excluding any renewal)',
    when: all(
      costsReader,
      says(/\b(?:rates?|prices?|fees|charges)\b.{0,40}\b(?:fixed|firm|frozen|unchanged|not (?:be )?increas)/),
    ),
  },
  {
    find: /\b(?:[A-Z][\w-]+['’]s |our |the )?(?:(?:then[- ]current|then[- ]prevailing|prevailing|current|standard|published|list|catalogue) )+(?:prices?|rates?|fees|tariffs?)(?: (?:then )?(?:current|prevailing|in (?:effect|force)))?(?: (?:at|on|for|as of) [^,;:.()]{3,50})?(?=[,;:.]|$| and | or )/g,
    put: 'the price of the term before, increased by no more than the consumer price index',
    when: all(
      costsPayer,
      says(/\brenew|\brolled|\bextension term/),
      saysNothingOf(/\b(?:lesser|lower|exceed|more than|cap|discount)/),
    ),
  },
  {
    find: pattern(
      String.raw`\bsuch (higher|other|greater|increased) (rate|amount|sum|price|percentage|margin) as ${somebody} (?:may )?(?:from time to time )?(?:notif(?:ies|y)|specif(?:y|ies)|advises?)(?: (?:to )?(?:the )?[A-Z]\w+| you| us)?`,
      'g',
    ),
    put: 'such $1 $2 as covers the actual and documented increase in cost',
    when: all(costsReader, isTheirs),
  },
  // Interest on late money.
  {
    find: pattern(
      String.raw`(?<=\b(?:bears?|carry|carries|pays?|charges?|attracts?|incurs?|accrues?) )(?:a charge of )?${monthly}`,
    ),
    put: 'interest at the statutory rate',
    when: all(isLate, saysNothingOf(/\b(?:lower|lesser) of\b/)),
  },
  {
    find: pattern(String.raw`\b(?:(?:at|of) )?(?:(?:the|a) rate of )?${monthly}`),
    put: 'at the statutory rate',
    when: all(isLate, saysNothingOf(/\b(?:lower|lesser) of\b/)),
  },
  {
    find: pattern(
      String.raw`\b(?:(?:[5-9]|[1-9]\d)(?:\.\d+)? ?(?:%|per ?cent)|(?:five|six|seven|eight|nine|ten|twelve|fifteen)(?: and one-half)? per ?cent(?: \(\d+(?:\.\d+)? ?%\))?)(?= (?:per annum |a year )?(?:above|over) (?:the )?(?:[\w'’]+ ){0,4}(?:base|prime|bank|reference|rate|SONIA|SOFR|EURIBOR|LIBOR))`,
    ),
    put: 'two per cent (2%)',
    when: isLate,
  },
  {
    find: pattern(
      String.raw`\b(?:1[2-9]|[2-9]\d)(?:\.\d+)? ?(?:%|per ?cent)(?= (?:per annum|a year|per year|annually|p\.a\.))|\b(?:twelve|fifteen|eighteen|twenty|twenty-four|thirty-six) per ?cent(?: \(\d+ ?%\))?(?= (?:per annum|a year|per year|annually))`,
    ),
    put: 'eight per cent (8%)',
    when: all(isLate, says(/\binterest/)),
  },
  // Multiples of what is due.
  {
    find: pattern(
      String.raw`(?<=[\w,;(] )(?<!\b(?:greater|more|less|fewer|higher|lower|other|rather) than |\b(?:exceeds?|exceeding|below|above|over|least|reach(?:es)?) )(?:twice|double|treble|triple|quadruple|(?:two|three|four|five|six|ten|\d+) times) (?=(?:the|its|their|his|her|any|such|that|our|your) )`,
    ),
    put: '',
    when: all(costsReader, isPayment, isNoBound),
  },
  {
    find: /(?<=[\w,;(] )(?:double|treble|triple) (?=rents?\b|rates?\b|tariffs?\b|fees?\b|prices?\b|charges?\b|fares?\b|damages\b)/gi,
    put: 'the agreed ',
    when: all(costsReader, isNoBound),
  },
  {
    find: /(?<=\b(?:same|amount|sum|loss|shortfall|difference|overcharge|excess)) (?:twofold|threefold|fourfold|fivefold|tenfold)\b/gi,
    put: '',
    when: all(costsReader, isPayment),
  },
  {
    find: pattern(
      String.raw`(?<=[\w,;(] )(?<!\b(?:greater|more|less|fewer|higher|lower|other|rather) than |\b(?:exceeds?|exceeding|below|above|over|least|reach(?:es)?) )${overWhole} of (?=(?:the|its|their|his|her|any|such|that|our|your|all)\b)`,
    ),
    put: '',
    when: all(costsReader, isPayment, isNoBound),
  },
  {
    find: pattern(
      String.raw`\b((?:rents?|rental|hire|fees?|charges?)(?: [a-z]+){0,3}?) at ${overWhole}(?= until|[,;.]|$)`,
    ),
    put: '$1 at the agreed rate',
    when: all(costsPayer, isNoBound),
  },
  // Less than the price, for what the reader sells.
  {
    find: /\b(at|for) (?:\d\d ?(?:%|per ?cent)|[a-z]+(?:-[a-z]+)? per ?cent(?: \(\d\d ?%\))?) of (?=the (?:[A-Z][a-z]+ )?(?:Price|price|Rate|rate|Tariff|tariff)\b)/g,
    put: '$1 ',
    when: all(
      ({ giver, statement }) => giver === 'own' && statement.standing !== 'own',
      says(/\b(?:pays?|purchase|buy)/),
      isNoBound,
    ),
  },
  {
    find: pattern(
      String.raw`\ban? (?:compliance |penalty |audit |additional )?(?:surcharge|uplift|premium),? (?:of|equal to) ${percent} of (?:the foregoing|the sums in [^,;:.]{3,20}|(?:such|that|those) [a-z]+)`,
    ),
    put: 'interest on the unpaid fees at the statutory rate',
    when: costsPayer,
  },
  // What comes on top of the cost.
  {
    find: pattern(
      String.raw`,? (?:together with|plus|and|with) (?:an? |our |its |the )?(?:further |additional )?(?:administrati(?:on|ve)|admin|handling|supervision|supervisory|compliance|processing|overhead|default|collection)? ?(?:sur)?(?:charge|fee|uplift|premium|mark-?up)s?,? (?:of|equal to|equalling|at) ${percent}${ofIt}(?=[,;:.]| and | or |$)`,
    ),
    put: '',
    when: all(costsReader, saysNothingOf(/\bservice charge\b.{0,20}\bvat\b/)),
  },
  {
    find: pattern(
      String.raw`,? (?:plus|together with|and) ${percent}(?: (?:for|by way of|as) [^,;:.()]{3,40})?(?=[,;:.]|,? together with|$)`,
    ),
    put: '',
    when: all(
      costsReader,
      says(/\b(?:list price|cost|expense)/),
      saysNothingOf(/\b(?:vat|tax|royalt|option|closing|construct)/),
    ),
  },
  {
    find: pattern(
      String.raw`\bat (?:its |their |our |the )?(?:actual |net )?cost plus (?:an? [a-z ]{3,25} of )?${percent}`,
    ),
    put: 'at documented cost',
    when: all(costsReader, says(/\b(?:expens|travel|disburs|subsistence|out-of-pocket|third part|licen[cs]es)/)),
  },
  {
    find: pattern(
      String.raw`\ba management (fee|charge) (?:of|at|equal to) (?:[1-9]\d(?:\.\d+)? ?(?:%|per ?cent)|(?:ten|twelve|fifteen|eighteen|twenty)(?: and one-half)? per ?cent(?: \(\d+(?:\.\d+)? ?%\))?)(?: (?:of|on) [^,;:.()]{3,50}?)?${ending}`,
    ),
    put: 'a reasonable management $1',
    when: all(costsPayer, says(/\b(?:service charge|operating|expens|landlord|costs?|rest|total)/)),
  },
  {
    find: pattern(
      String.raw`(?:\b(?:an? )?(?:[a-z]+ )?(?:charge|fee) of )?${money} (?:for|per|on) (each|every|any) (?=reminder|visit|inspection|call-?out|letter|demand|notice|copy|returned|bounced|dishonou?red|failed|text|e-?mail|key|item)`,
    ),
    put: 'the reasonable and actual cost of $1 ',
    when: costsPayer,
  },
  {
    find: pattern(
      String.raw`,? (?:plus|and|together with) ${money} (?:for|per) (?:each|every) (?:further |additional |subsequent )?(?:day|week)(?: thereafter|(?: of delay)?(?: until [^,;:.()]{3,40})?)?${ending}`,
    ),
    put: '',
    when: isLate,
  },
  // A fixed sum for a breach.
  {
    find: /\bon (?:first )?(?:written )?demand,? (?:and )?without (?:any )?proof of (?:any |actual )?(?:loss|damages?)\b/gi,
    put: 'within thirty (30) days after a written demand with proof of loss',
    when: isOwed,
  },
  {
    find: pattern(
      String.raw`\b(?:liquidated damages|a contractual penalty|an agreed sum|a penalty) of ${money}(?: (?:per|for each|for every|for any) (?:such )?(?:occurrence|breach|violation|instance|event|infringement))?(?=[ ,;:.]|$)(?! (?:per|a|an|for each|for every|each)\b)`,
    ),
    put: 'its actual and proved loss',
    when: all(costsReader, saysNothingOf(/\b(?:delay|late|day|week)/)),
  },
  {
    find: pattern(
      String.raw`(?:\b(?:the|an?) (?:agreed )?(?:sum|amount|contractual penalty|penalty) (?:of|equal to) )?${money}(?:,)? (?:per|for each|for every|in respect of each) (?:such )?(?:occurrence|breach|violation|instance|event|infringement|contravention)(?: of (?:this |the )?(?:clause|section|paragraph|article|agreement)(?: \d[\d.]*)?(?: ?\([a-z\d]{1,3}\))*)?(?:,? (?:as|by way of) (?:liquidated|agreed|stipulated) damages)?(?:,? (?:and )?not (?:as )?a penalty)?(?:,? each day of [^,;:.()]{3,60} (?:counting|being) as a separate (?:instance|breach))?(?:,? which (?:is|are|shall be) in addition to [^,;:.()]{3,40}(?=[,;:.]))?`,
    ),
    put: 'the actual and proved loss',
    when: all(isOwed, says(/\b(?:pays?|liable|damages|forfeit|penalty)\b/), saysNothingOf(/\binsur/)),
  },
  {
    find: pattern(
      String.raw`(?:,? without (?:any )?proof of (?:any |actual )?loss)?,? (?:(?:and|but|all) )?without (?:(?:any|all) )?prejudice to (?:any|its|their|the (?:rights?|claims?) of|the [A-Z][\w-]+(?:['’]s)?|[A-Z][\w-]+['’]s)(?: [^,;:.()]{3,60})?${ending}`,
    ),
    put: ', to be credited against any other claim',
    when: all(
      isOwed,
      ({ found }) => /\b(?:remed|recover|claim|damages|loss)/i.test(found),
      says(/\b(?:liquidated|equal to|twice|penalty|agreed sum|the sum of|times|retain)\b/),
    ),
  },
  {
    find: pattern(
      String.raw`(?:\b(?:the|an?) (?:agreed )?(?:sum|amount) (?:of|equal to) )?${money}(?=[ ,;:.]|$)(?! (?:per|for each|for every|a|an|each|or|and|to)\b)`,
    ),
    put: 'an amount equal to the actual and proved loss',
    when: all(
      isOwed,
      says(/\bpays?\b/),
      says(
        /\bwithout (?:any need to (?:show|prove)|proof of|having to (?:show|prove)|the need to prove)\b[^.;]{0,20}\bloss|\bagreed sum\b|\bnot (?:as )?a penalty\b/,
      ),
      saysNothingOf(/\b(?:delay|late|each day|per day|week|exceed|maximum)\b/),
    ),
  },
  {
    find: /,? (?:but |and )?without prejudice to [^,;:.()]{3,30} claim for the (?:whole|full|entire)(?: of the)? (?:price|sum|amount)(?=[,;:.]|$)/gi,
    put: ', the net proceeds being credited against the price',
    when: all(costsReader, says(/\b(?:resold|resell|resale|sell|sold|re-?let)\b/)),
  },
  {
    find: /\b(due|owing|payable|accrued)(?: and| or|,) (?:to become|which (?:may|will) become|that may become|hereafter becoming|to fall) (?:due|owing|payable)\b/gi,
    put: '$1',
    when: costsReader,
  },
  // What is due for the time to come.
  {
    find: pattern(
      String.raw`(?<!\bless |\breduced by )\b((?:(?:all|the|any) )?(?:(?:remaining|unpaid|future|accelerated|unexpired) )?(?:subscription |licen[cs]e |service |monthly |basic |base )?(?:fees|charges|rents?|payments|instal{1,2}ments|sums|amounts|salary)(?: (?:that would (?:have been|be|become)|which would (?:have been|be))? ?(?:due|payable|to become due))? (?:for|over|until|to|in respect of) the (?:rest|remainder|balance|remaining|unexpired|whole|end|rest of)(?: [^,;:.()]{0,40}?)?(?:term|period|contract|agreement|lease)\b)(?:(?=[^.;:]{0,60}\b(?:due|payable|owing|owed|accelerat))|(?<=\b(?:pay|recover|accelerat|owe|liable|claim|demand|require|declare)[^.;:]{0,160}))(?! \(less)`,
    ),
    put: '$1 (less what is saved or earned elsewhere)',
    when: all(
      falls,
      saysNothingOf(/\b(?:less|saved|mitigat|refund|reduced|re-?let)/),
      says(/\b(?:due|pay|accelerat|owe|owing|recover|charge|liable)/),
    ),
  },
  {
    find: /\b(?:its |their |the )?(?:lost |anticipated |expected )(?:profits?|margins?|revenues?) (?:for|over|during|until|to) the (?:balance|remainder|rest|unexpired|remaining|end)(?: [^,;:.()]{0,50}?)?(?:term|period|contract|agreement|lease)\b/gi,
    put: 'its proved direct loss',
    when: costsReader,
  },
  {
    find: pattern(String.raw`,? on an? (?:annual |monthly |strict )?take[- ]or[- ]pay basis${ending}`),
    put: ', reduced by what {counterpart} fails to supply and with a right to take any shortfall in the following year',
    when: all(isOwn, costsReader),
  },
  {
    find: /\b(?:pay (?:for |to [^,;:.()]{2,30} )?)(?:the |any |such )(shortfall|deficiency)(?=[,;:. ])(?! (?:in|of|is)\b)/gi,
    put: 'pay for the $1, less what {counterpart} failed to supply and with a right to take it in the following year,',
    when: all(
      isOwn,
      costsReader,
      isCommitment,
      saysNothingOf(/\b(?:underpa|royalt|audit|escrow|guarant|deposit|rent)/),
    ),
  },
  // What reaches back.
  {
    find: pattern(
      String.raw`(?<=\b(?:paid|purchased|bought|invoiced|charged|due|payable|refund|difference|delivered|accrued)\b[^.;:]{0,60} )(since|from) the (?:Effective|Commencement|Start|Order|Signature|Installation) Date\b`,
      'g',
    ),
    put: '$1 the date of a written notice',
    when: all(isOwn, costsReader, says(/\b(?:refund|repay|reimburs|difference|credit|shortfall|excess)/)),
  },
  {
    find: pattern(
      String.raw`,? (?:for|in respect of|to) (?:every|each|any|all) (?:earlier|prior|preceding|previous) (?:periods?|years?|royalty (?:years?|periods?)|quarters?)(?: of (?:this|the) [A-Z][a-z]+)?(?:, (?:whether )?(?:checked|audited|examined) or (?:not|un[a-z]+))?${ending}`,
    ),
    put: ' for the period examined alone',
    when: costsReader,
  },
  {
    find: /(?<=\b(?:support|maintenance|fees|charges|royalties|interest)[^.;:]{0,30} )(?:backdated(?: to [^,;:.()]{3,90}?(?=[,;:.]))?|for the (?:preceding|previous|last|past) (?:two|three|four|five|six|\d+)(?: \(\d+\))? years)(?=[ ,;:.]|$)/gi,
    put: 'for the period of the excess shown',
    when: all(costsReader, says(/\b(?:excess|unlicen|audit|over-?use|overuse|shortfall|list price)/)),
  },
  // Transfers below value.
  {
    find: pattern(
      String.raw`\b(at|for) (?:(?:an? |the )?(?:aggregate )?(?:price|consideration|sum) of )?(?:(?:US)?[$£€]1(?:\.00)?(?![\d,.]\d)|(?:one|1) (?:US )?(?:dollar|pound|euro)(?: \([^)]{2,8}\))?|${percent} of (?:its |their |the )?(?:net )?book value|(?:its |their )?nominal value)(?=[ ,;:.]|$)`,
    ),
    put: '$1 fair market value',
    when: all(costsReader, toBuy, saysNothingOf(/\b(?:per share|each share|issue|allot)/)),
  },
  {
    find: /\bthe (?:lower|lesser) of (?:(?:its |their |the )?(?:cost|nominal value|book value|par value|issue price|subscription price|price paid)[^,;:.()]{0,30}) and ((?:its |their |the )?(?:fair )?market value)\b/gi,
    put: '$1',
    when: all(costsReader, toBuy),
  },
  // What must be done for the same price.
  {
    find: /,? without (?:any )?(?:adjustment|increase|change|variation) (?:of|to|in) (?:the |its )?([^,;:.()]{3,40}?)(?=[,;:.]|$)/gi,
    put: ' with a fair adjustment of the $1',
    when: all(isOwed, says(/\b(?:price|charges?|fees?|time|rates?|timetable|sum)\b/)),
  },
  {
    find: /(,?) (?:without|at no|for no|free of) (?:any )?(?:additional|further|extra) (?:charge|payment|cost|fee)(?: (?:to|for) [^,;:.()]{3,30})?(?=[,;:.]|$)/gi,
    put: '$1 at a reasonable charge for added cost',
    // What the other side mends without charge in the same sentence stays free.
    when: all(isOwn, forces('duty'), ({ whose }) => whose !== 'counterpart'),
  },
  {
    find: /(,?) (?:without|for no) (?:any )?(?:additional|further|extra) (remuneration|compensation|pay|consideration)(?=[,;:.]|$)/gi,
    put: '$1 for reasonable additional $2',
    when: all(isOwn, forces('duty')),
  },
  // When it is due.
  {
    find: /\b(payable|due)(?: and payable)? (?:immediately )?(?:up)?on (?:receipt|presentation)(?: of (?:the |an? |each |any )?(?:[a-z]+ )?invoices?)?(?=[ ,;:.]|$)/gi,
    put: '$1 within thirty (30) days after receipt',
    when: all(costsPayer, says(/\binvoice|\bfees?\b|\bcharges?\b|\bprice\b/)),
  },
  {
    find: /((?<=\b(?:pay|pays|paid|payable|payment|due|settled?)\b[^.;:]{0,60} )\bwithin|\bnet|\bdue|\bpayable) (?:(?:sixty|seventy-five|ninety|one hundred (?:and )?twenty) \((?:60|75|90|120)\)|60|75|90|120|sixty|seventy-five|ninety|one hundred (?:and )?twenty) days(?= (?:from|of|after|following)(?: the)?(?: [a-z]+){0,5} (?:invoices?|statement|receipt|month)\b)/gi,
    put: '$1 thirty (30) days',
    when: all(
      ({ statement, giver }) => giver === 'own' && statement.standing !== 'own',
      says(/\b(?:pay|pays|paid|payable|payment|due|invoices? (?:are|is))\b/),
    ),
  },
];

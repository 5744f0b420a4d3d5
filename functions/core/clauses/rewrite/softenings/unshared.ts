import {
  all,
  costsPayer,
  costsReader,
  ending,
  forces,
  inBothCases,
  isOwed,
  isOwn,
  isTheirRight,
  isTheirs,
  pattern,
  saysNothingOf,
  says,
  somebody,
  type Setting,
  type Softening,
} from './setting.ts';

const faultless = saysNothingOf(
  /\b(?:unless|except|save|other than|to the extent|caused by|due to|fault|breach|default|misuse|negligen|until|misconduct|resign|only)\b/,
);
const isSetOff = says(/\b(?:set[- ]?off|offset|deduct|withh|retain|retention|debit|recoup|net\b)/);
/** Costs that the reader bears, or that the other side gets back. */
const isTheirCost = (setting: Setting): boolean =>
  costsReader(setting) ||
  (setting.statement.standing === 'counterpart' && /\b(?:recover|entitled|awarded)/.test(setting.statement.words));
/** What bounds what the other side answers for. */
const isTheirCap = (setting: Setting): boolean =>
  /^(?:counterpart|unknown)$/.test(setting.statement.standing) &&
  /\bliab|\banswerable|\bresponsib/.test(setting.statement.words);
const isOwnLoss = all(
  isOwed,
  saysNothingOf(/\b(?:exceed|limited to)\b/),
  says(/\b(?:indemni|hold harmless|held harmless|liable|responsible|reimburse|bears?|make good|damages)\b|\bindemni/),
);
const conduct = String.raw`(?:negligen\w+|fault|default|to blame|culpab\w+|wrongdoing|carelessness)`;

/** Loss and cost that one side bears whatever its part in them: they follow the cause, the outcome and the measure. */
export const unshared: readonly Softening[] = [
  // Costs follow the event.
  {
    find: pattern(
      String.raw`\b(?:(?:regardless|irrespective) of|without regard to|whatever(?: is)?|no matter what) (?:the |its |any )?(?:outcome|result)(?: (?:of|in) [^,;:.()]{3,50})?${ending}`,
    ),
    put: 'to the extent that {counterpart} prevails',
    when: all(
      isTheirCost,
      says(/\b(?:costs?|fees|expenses)\b/),
      // Nobody prevails in an audit.
      saysNothingOf(/\baudit|\bverif|\binspect|\btests?\b|\bexaminat/),
    ),
  },
  {
    find: pattern(
      String.raw`\b(?:whichever|whoever|no matter which|no matter who|whether or not)(?: (?:party|side|of them|${somebody}|a party))? (?:prevails?|wins?|succeeds?|is successful|is the prevailing party)(?: (?:in|on) [^,;:.()]{3,50})?${ending}`,
    ),
    put: 'to the extent that {counterpart} prevails',
    when: all(costsReader, says(/\b(?:costs?|fees|expenses|loss)/)),
  },
  {
    find: pattern(
      String.raw`(?<=\b(?:fees|costs|expenses)),? (?:\(whether or not (?:awarded|suit is (?:brought|filed|commenced)|litigation is commenced)\)|whether or not (?:awarded|suit is (?:brought|filed|commenced)|(?:an action|litigation|proceedings) (?:is|are) (?:brought|filed|commenced)))`,
    ),
    put: ' awarded by a court',
    when: costsReader,
  },
  {
    find: pattern(
      String.raw`\b(?:(?:the )?[A-Z][\w-]+['’]s |the |its |our |all )?(?:reasonable )?((?:attorneys?['’]?|legal|solicitors['’]|counsel) (?:fees|costs|fees and costs|expenses))(?: (?:of|incurred))? in (any|all) (proceedings?|actions?|suits?|litigation|disputes?)\b`,
      'g',
    ),
    put: 'the reasonable $1 of the prevailing party in $2 $3',
    when: all(isOwed, saysNothingOf(/\bprevail|\bsuccessful|\bwins?\b/)),
  },
  {
    find: /\bon (?:an?|the) (?:full )?(?:indemnity|solicitor and (?:own )?client|attorney and own client) basis\b/gi,
    put: 'on the standard basis',
    when: costsReader,
  },
  {
    find: pattern(
      String.raw`\b(borne|paid|met) by (?:the )?[A-Z][\w-]+ (?:alone )?(?:in (?:all|every|any) (?:cases?|events?|circumstances?)|whatever the (?:outcome|result|cause))`,
      'g',
    ),
    put: '$1 by the party at fault',
    when: costsReader,
  },
  {
    find: pattern(String.raw`\b(?:the |its |their )?(?:whole|entire|full) (costs?|expense) of\b`),
    put: 'the reasonable $1 of',
    when: all(isOwed, forces('duty', 'promise'), saysNothingOf(/\breasonabl/)),
  },
  // Set-off and withholding.
  {
    find: /\bunder (this|the|such) ((?:[A-Z]\w+ )?(?:Agreement|Contract|Order|Lease|Licen[cs]e|Subcontract)|agreement|contract|order) (?:or|and) (?:under )?(?:any|all) other (?:agreements?|contracts?|transactions?|orders?|arrangements?)(?: (?:between|with) [^,;:.()]{3,50})?/g,
    put: 'under $1 $2',
    when: all(costsReader, isTheirs),
  },
  {
    find: /\bunder (this|the) or any other (agreement|contract|transaction|order|arrangement)(?: (?:between|with) [^,;:.()]{3,50})?/gi,
    put: 'under $1 $2',
    when: all(costsReader, isTheirs),
  },
  {
    find: /,? (?:or )?(?:for|in respect of|arising (?:from|on|under)|under|on) (?:any|all) other (?:projects?|contracts?|agreements?|orders?|transactions?|accounts?|dealings)(?: (?:between|with) [^,;:.()]{3,50})?(?=[,;:.]|$)/gi,
    put: ' under this Agreement',
    when: all(isTheirRight, isSetOff, ({ found }) => !/\bor\b/.test(found)),
  },
  {
    find: pattern(
      String.raw`\bany (amounts?|sums?|loss(?:es)?|damages|costs?)(?:,? (?:which|that))? ${somebody}(?: or any of its Affiliates)? (?:in its [^,;:.()]{3,30} |in good faith |reasonably |may )*(?:claims?|considers?|believes?|asserts?|alleges?|contends?|thinks?)(?:(?:,? (?:acting )?(?:reasonably|in good faith),?)?(?: (?:it is|is|are|to be|may be))?(?:,? or (?:is |are |that )?(?:may|might|will|to|likely to) (?:be or )?(?:become|be),?)? (?:due|owed|owing|payable)|(?=[,;.]|$| under | against | from | or any ))(?!,? (?:or may|in good faith|acting|reasonably|whether))`,
      'g',
    ),
    put: 'any $1 agreed or finally found to be due',
    when: all(costsReader, isSetOff),
  },
  {
    find: /\bany (sum|amount|loss|damages) (?:so )?(?:claimed|asserted|alleged) by (?:it|(?:the )?[A-Z]\w+)\b(?: or (?:any of )?its [Aa]ffiliates)?/g,
    put: 'any $1 agreed or finally found to be due',
    when: all(costsReader, isSetOff),
  },
  {
    find: /\b(is|are)(,)? or (?:which |that )?(?:(?:may|might|could)(?: in (?:the )?future)? (?:be or )?become|(?:is |are )?likely to become|to become)(,)? (due|owing|payable|owed)\b/gi,
    put: '$1 $4',
    when: all(costsReader, isSetOff),
  },
  {
    find: pattern(
      String.raw`(?:,? whether or not [a-z]{3,12}(?:,? and|,? or|,))?,? (?:(?:whether )?disputed or not|whether or not (?:it is |they are )?(?:so )?(?:disputed|in dispute|contested)|including (?:any )?(?:sums?|amounts?)(?: (?:that|which))? (?:you|(?:the )?[A-Z]\w+) (?:may )?(?:disputes?|contests?)(?: in good faith)?)${ending}`,
      'g',
    ),
    put: ' (other than what is disputed in good faith)',
    when: costsReader,
  },
  {
    find: /\b(any|while any) (sums?|amounts?|payments?|invoices?|instal{1,2}ments?|fees|charges) (?=(?:is|are|remains?|becomes?) (?:overdue|unpaid|late|past due|outstanding|in arrears?)\b|(?:is|are) not paid\b)/gi,
    put: '$1 undisputed $2 ',
    when: all(
      ({ statement }) => statement.standing === 'counterpart',
      forces('right', 'no-duty'),
      saysNothingOf(/\bdisput/),
    ),
  },
  {
    find: /\bwithhold (?:all|any|the whole of(?: the)?|the entire)(?: further| other)? (payments?|sums|fees|charges|amounts)\b/gi,
    put: 'withhold a reasonable part of the $1',
    when: isTheirRight,
  },
  {
    find: pattern(
      String.raw`(?<!unreasonably )\b((?:withhold|set[- ]?off|deduct)(?: or (?:withhold|set[- ]?off|deduct))?(?: payment of)? (?:any|all|the)(?: [a-z]+){0,4}? (?:sums?|amounts?|price|fees|charges|rent|payments?|instal{1,2}ments?)(?: of the price| due| payable)?|(?:set[- ]?off|deduct))(?=[,;:.)]|$| by reason | on account | for any | against )`,
    ),
    put: '$1 (other than for a sum agreed or found to be due)',
    when: all(
      isOwn,
      forces('ban', 'no-right', 'waiver'),
      saysNothingOf(/\b(?:tax|law|undisputed|good faith|except|other than|unless|wage|salar)/),
    ),
  },
  // Paid when another pays.
  {
    find: pattern(
      String.raw`\b(?:shall|will|does|do|is|are) not (?:(?:fall|become|be) )?(?:due|payable|earned)(?: and payable)? (?:until|unless|unless and until|before) (?:${somebody}|its [a-z]+) (?:has (?:been paid|received)|receives|is paid|have been paid|have received)[^,;:.()]{0,90}${ending}`,
      'g',
    ),
    put: 'shall be due thirty (30) days after invoice',
    when: costsReader,
  },
  {
    find: pattern(
      String.raw`,? (?:or|and),? (?:within )?(?:\d+|[a-z-]+) (?:\(\d+\) )?(?:business |working )?days after (?:${somebody}) (?:has received|receives|is paid|has been paid)[^,;:.()]{0,90}(?:, (?:whichever is (?:the )?later|if later))?(?=[,;:.]|$)`,
      'g',
    ),
    put: '',
    when: costsReader,
  },
  {
    find: pattern(
      String.raw`\b(?:within [a-z0-9() -]{2,25} days (?:of|after) )?(?:only )?(?:(?:up)?on|after|following|subject to|conditional (?:up)?on|contingent (?:up)?on|when and if|if and when)? ?(?:(?:its|their|our|${somebody}(?:['’]s)?) )?(?:actual )?(?:receipt of|having received|has received|having been paid|receives?) (?:the |a |any )?(?:corresponding |such |its |related |matching )?(?:payments?|funds|sums?|monies|amounts?)[^,;:.()]{0,50}\bfrom (?:its |the |that |their )[^,;:.()]{3,30}${ending}`,
      'g',
    ),
    put: 'within thirty (30) days after invoice',
    when: all(
      ({ statement }) => statement.standing !== 'own',
      ({ found }) => /^(?:within|only|(?:up)?on|after|following|subject|condition|contingent|when|if)/i.test(found),
      says(/\b(?:pay|paid|payable|payment|due)\b/),
    ),
  },
  {
    find: /\b(?:an? )?(?:absolute |express |strict )?condition precedent (?=to (?:any |its |the |[A-Z]\w+['’]s )?(?:[a-z]+ ){0,4}(?:obligation|duty|liability)[^.;:]{0,20} to pay|to payment)/g,
    put: 'no condition ',
    when: ({ statement, giver }) => giver === 'own' && statement.standing !== 'own',
  },
  // How far the reader answers.
  {
    find: pattern(
      String.raw`,? (?:without limit(?:ation)? and )?(?:whether or not|regardless of|irrespective of|without regard to|even (?:if|where|though)|and notwithstanding(?: any)?) (?:(?!negligen)[^,;:.()]){0,60}?\b${conduct}(?: [^,;:.()]{1,60})?(?=[,;:.]|$)`,
    ),
    put: ', to the extent caused by the negligence or breach of {own}',
    when: all(isOwnLoss, saysNothingOf(/\bto the extent\b/)),
  },
  {
    find: /\b(?:how(?:so)?ever )?(arising (?:out of|from|under)|caused by|resulting from|due to)(?:(?:,| or| and|, and|, or) (?:in any (?:way|manner) )?(?:(?:in )?connect(?:ed|ion) with|relat(?:ed|ing) to|incidental to|associated with)){1,3}(?:,(?= ))?/gi,
    put: '$1',
    when: all(isOwnLoss, saysNothingOf(/\bto the extent\b/)),
  },
  {
    find: /\b(?:arising|connected|resulting),? directly or indirectly,? (from|out of)\b|\bdirectly or indirectly,? (?:arising|resulting) (from|out of)\b/gi,
    put: 'arising directly $1$2',
    when: isOwnLoss,
  },
  {
    find: /,? (?:whether )?direct(?:,| or| and),? indirect(?:,? (?:or |and )?(?:consequential|special|incidental|punitive|exemplary))*(?=[ ,;:.])/gi,
    put: ' direct',
    when: all(isOwnLoss, ({ found }) => !/^,/.test(found)),
  },
  {
    find: pattern(
      String.raw`,? including (?:(?:without limitation|but not limited to),? )?(?:any |all )?(?:indirect|consequential|special|incidental|punitive|loss of (?:profits?|revenue|goodwill|business)|lost (?:profits?|revenues?))(?: [^,;:.()]{1,40})?(?:, (?:and |or )?[^,;:.()]{2,40}?){0,6}(?: (?:and|or) [^,;:.()]{2,40})?(?=[,;:.]|$)`,
    ),
    put: ' (excluding indirect and consequential loss)',
    when: isOwnLoss,
  },
  {
    find: /, (?:any )?(?:lost profits?|loss of (?:profits?|revenue|goodwill|anticipated savings)|diminution in value|(?:indirect|consequential|special|incidental|punitive|exemplary) (?:damages|loss(?:es)?))(?=, )/gi,
    put: '',
    when: isOwnLoss,
  },
  {
    find: /\b(?:shall|will|is|are|to) (?:be )?(?:unlimited|without limit|uncapped|not limited(?: in amount)?)(?=[,;:.]|$)/gi,
    put: 'shall be limited to the sums payable under this Agreement in the twelve months before the claim',
    when: all(costsReader, isOwn, says(/\bliab/), saysNothingOf(/\b(?:death|fraud|personal injury|wil?ful)/)),
  },
  {
    find: /\b(shall|will|is|are) not (be )?(subject to|limited by) any (?:limit(?:ation)?|cap)s?(?: (?:of|on) liability)?(?: (?:elsewhere )?(?:set out |contained |provided )?(?:elsewhere )?in this Agreement)?(?=[,;:.]|$)/gi,
    put: '$1 $2$3 the limits of liability of this Agreement',
    when: all(costsReader, saysNothingOf(/\b(?:death|fraud|personal injury|wil?ful|gross negl)/)),
  },
  {
    find: /\b((?:limits?|limitations?|caps?)(?: (?:of|on) (?:liability|damages))?(?: (?:in|of|under|set out in) (?:this )?(?:Article|Section|clause|paragraph) [\w.]+)?) (shall|will|does|do) not apply to (?=(?:this|the) (?:Article|Section|clause|indemnity|paragraph)\b)/gi,
    put: '$1 $2 apply to ',
    when: all(
      ({ found }) => !/\bdo(?:es)? not/i.test(found),
      saysNothingOf(/\b(?:death|fraud|personal injury|wil?ful|gross negl)/),
    ),
  },
  {
    find: /,? with no (?:annual or aggregate|aggregate or annual|annual|aggregate|overall) (?:limit|cap|maximum)(?=[,;:.]|$)/gi,
    put: ', limited in each year to the sums payable to {own}',
    when: isOwed,
  },
  // How far the other side answers.
  {
    find: pattern(
      String.raw`(?<=\b(?:not|never|no (?:event|case|circumstances)[^.;:]{0,80}) (?:in aggregate )?exceed )(?:the sum of |an? (?:aggregate )?(?:sum|amount|total) of )?((?:US)?[$£€] ?\d{1,2}(?:,?\d{3})?(?:\.00)?)(?=[ ,;:.]|$)(?![,.]\d)(?! (?:per|for each|or|and|million|m)\b)`,
    ),
    put: 'the greater of $1 and the sums payable under this Agreement in the twelve (12) months before the claim',
    when: all(
      isTheirCap,
      saysNothingOf(/\b(?:greater|lesser|whichever|higher|lower|guarant|sellers?|purchase price|until)\b/),
      ({ statement }) => statement.standing === 'counterpart',
    ),
  },
  {
    find: /\b(?:(?:one|two|three|six) (?:\([1236]\) )?|[1236][ -])?months?(?= (?:immediately )?(?:preceding|before|prior to|in which|period (?:preceding|before)))/gi,
    put: 'twelve (12) months',
    when: all(isTheirCap, says(/\b(?:exceed|limited|cap|maximum)/), ({ found }) => !/^months?$/i.test(found)),
  },
  {
    find: /\bwhichever is (?:the )?(?:less|lesser|lower|smaller)\b/gi,
    put: 'whichever is greater',
    when: isTheirCap,
  },
  { find: /\bthe (?:lesser|lower|smaller|lowest) of\b/gi, put: 'the greater of', when: isTheirCap },
  {
    find: /\b(?:sole|only)(?: and (?:exclusive|entire))? (obligation|liability|responsibility)(?=,? (?:and|in respect|for|with respect|under|shall|is|will))/gi,
    put: '$1',
    when: ({ statement, whose }) => statement.standing !== 'own' && whose !== 'own',
  },
  {
    find: /,? (?:and|in which (?:case|event)) (?:(?:the )?[A-Z]\w+ (?:shall|will) (?:then )?be liable |shall be liable )?(?:then )?only (?:for|to the extent of) (?:the|such|any) (?:amount of (?:the|such) )?excess\b/g,
    put: ', and then for the whole amount',
    when: isTheirCap,
  },
  // Money that might have come from elsewhere.
  {
    find: /,? or (?:which|that),? (?:in [^,;:.()]{3,40} opinion,? )?(?:ought to|should|could)(?: reasonably| with [a-z]+)? have been (?:received|earned|collected|recovered|obtained|insured|claimed)\b/gi,
    put: '',
  },
  // What the reader is denied.
  {
    find: /\b(shall|will) not be entitled to (?:any )?(?:an? )?(?:further )?(adjustment|increase|extension|reduction|refund|abatement|reimbursement|credit)\b/gi,
    put: '$1 be entitled to a reasonable $2',
    when: all(isOwn, faultless),
  },
  {
    find: /\b(is|are) not entitled to (?:any )?(?:an? )?(?:further )?(adjustment|increase|extension|reduction|refund|abatement|reimbursement|credit)\b/gi,
    put: '$1 entitled to a reasonable $2',
    when: all(isOwn, faultless),
  },
  {
    find: /\bshall not be (reduced|abated?)(?=[,;:.]|$)/gi,
    put: 'shall be $1 accordingly',
    when: all(costsReader, says(/\b(?:minimum|commit|quantit|fees?|charges?|rent|price|hire)\b/), faultless),
  },
  {
    find: /\b((?:rents?|fees|charges|hire|price) (?:shall|will)) not abate\b/gi,
    put: '$1 abate in proportion',
    when: costsReader,
  },
  ...inBothCases(
    String.raw`no (?:such )?((?:delay|suspension|interruption|outage|curtailment|failure)(?: or (?:delay|failure|interruption))?(?: (?:in|of) (?:payment|delivery|supply|the [A-Z]?[a-z]+))? (?:shall|will) (?:give rise to|entitle|reduce|abate)\b)`,
    'a material $1',
    all(costsReader, saysNothingOf(/\b(?:exercis|enforc|waive|unless|except)/)),
  ),
  {
    find: /\b(shall|will) not entitle ((?:the )?[A-Z]\w+|you|us) to (?:an? |any )?(?=(?:reduction|refund|abatement|extension|adjustment|compensation|credit)\b)/g,
    put: '$1 entitle $2 to a reasonable ',
    when: all(({ whose }) => whose === 'own', faultless),
  },
  // What is paid for while nothing is received.
  ...(
    [
      [String.raw`(rent|hire)`, 'abates'],
      [String.raw`(fees|charges|rents)`, 'abate'],
    ] as const
  ).flatMap(([money, abates]) => [
    {
      find: pattern(
        String.raw`\b${money} (?:shall |will )?(?:continues?|remains?) (?:to be )?(?:due |due and )?payable(?: in full)?(?=[,;:.]|$)`,
      ),
      put: `$1 ${abates} in proportion`,
      when: all(
        costsPayer,
        says(/\b(?:unfit|damage|destr|unavailab|interrupt|outage|unusable|breakdown|relocat|defect)/),
        saysNothingOf(/\b(?:unless|except|caused by|fault|breach|default)/),
      ),
    },
    {
      find: pattern(
        String.raw`\b${money} (?:shall |will )?(?:continues?|remains?) (?:to be )?(?:due |due and )?payable during (?:(any|the|such) )?(suspension|outage|interruption|downtime)(?=[,;:.]| and |$)`,
      ),
      put: `$1 ${abates} during any $3 that {own} did not cause`,
      when: costsPayer,
    },
  ]),
];

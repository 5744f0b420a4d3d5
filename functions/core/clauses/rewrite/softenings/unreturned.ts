import {
  all,
  costsPayer,
  costsReader,
  ending,
  inBothCases,
  isOwn,
  pattern,
  percent,
  saysNothingOf,
  says,
  type Setting,
  type Softening,
} from './setting.ts';

/** What is paid. */
const paid = String.raw`(?:fees?|charges?|sums?|amounts?|monies|moneys|payments?|pre-?payments?|over-?payments?|deposits?|rents?|prices?|premiums?|advances?|instal{1,2}ments?|costs?|royalt(?:y|ies)|contributions?|retainers?)`;
/** The same as a defined term: "no part of the Rent". */
const paidOrNamed = String.raw`(?:${paid}|Fees?|Charges?|Rents?|Deposits?|Prices?|Costs?|Payments?|Instal{1,2}ments?)`;
/** What is held as security. */
const held = String.raw`(?:(?:[Ss]ecurity|[Hh]olding|[Dd]evelopment|[Rr]ental|[Ee]arnest|[Pp]erformance) )?(?:[Dd]eposits?|[Mm]oney|[Rr]etentions?|[Ss]ecurity|[Bb]onds?|[Aa]dvances?|[Ii]nstal{1,2}ments?)`;
const givenBack = String.raw`(?:refunded|repaid|refundable|repayable|returned|returnable|reimbursed|credited)(?: (?:or|and|nor) (?:refunded|repaid|returned|reimbursed|credited))?`;
const inNoCase = String.raw`(?: (?:under|in) (?:any|no) (?:circumstances?|event|case)| for any reason)?`;

/** Words that tell that nothing was given for what was paid: all of it comes back. */
const isUnearned = says(
  /\bover-?(?:paid|pay)|\b(?:after|following|beyond|subsequent to) (?:the |its |such )?(?:[\w-]+ ){0,4}(?:date|expiry|terminat|notice|end\b)|\bin respect of (?:a|any) period/,
);
const isEarnedInPart = all((setting) => !isUnearned(setting), saysNothingOf(/\bin consideration of\b/));

/** What the reader pays back, or the other side gets back. */
const isPaidBack = (setting: Setting): boolean =>
  costsReader(setting) || (setting.statement.standing === 'counterpart' && /refunded|repaid/i.test(setting.found));

/** What is paid down on property to be bought. */
const isOwnPurchase = all(
  says(/\bdeposit|\bearnest|\bescrow/),
  says(/\b(?:inspection|closing|completion|purchaser?|title|convey)/),
);

/** Credit that the contract does not want to be paid in money. */
const isUsableCredit = all(
  costsPayer,
  saysNothingOf(/\b(?:not|never|no) (?:be )?(?:payable in |paid in |redeem\w* for )?cash/),
);

/** What counterpart may keep is told by its verb; the reader's own keeping is no burden. */
const isKeptFromReader = (setting: Setting): boolean =>
  setting.statement.standing === 'counterpart' || (setting.statement.standing === 'unknown' && setting.whose !== 'own');

/** Money that does not come back, and credit that cannot be used: what was not earned is given back. */
export const unreturned: readonly Softening[] = [
  ...inBothCases(
    String.raw`no (refund|rebate|credit|reimbursement) (?=(?:is|shall be|will be|may be) (?:made|given|due|payable|issued|available|owed|paid|allowed|granted)\b)`,
    'a proportionate $1 ',
    costsPayer,
  ),
  ...inBothCases(
    String.raw`no (refunds|rebates|credits|reimbursements) (?=(?:are|shall be|will be|may be) (?:made|given|due|payable|issued|available|owed|paid|allowed|granted)\b)`,
    'proportionate $1 ',
    costsPayer,
  ),
  {
    find: /(?<=\bthere (?:are|will be|shall be|can be) )no (?=refunds|credits|rebates|reimbursements)/gi,
    put: 'proportionate ',
    when: costsPayer,
  },
  {
    find: /(?<=\bthere (?:is|will be|shall be|can be) )no (?=(?:refund|credit|rebate|reimbursement)\b)/gi,
    put: 'a proportionate ',
    when: costsPayer,
  },
  {
    find: /,? without (?:any |further )*(?:right to |entitlement to )?(?:a |any )?(refund|rebate)(?: (?:whatsoever|at all))?(?=[ ,;.]|$)/gi,
    put: ' with a proportionate $1',
    when: all(costsPayer, saysNothingOf(/\b(?:violat|breach|misus|fraud|default)/)),
  },
  // "Shall not be refunded", of all that was paid too early or too much, and of what was earned in part.
  ...(
    [
      ['', isUnearned],
      [' to the extent not used or earned', isEarnedInPart],
    ] as const
  ).flatMap(([extent, when]) => [
    {
      find: pattern(String.raw`(?<=\b${paid}\b[^.;:]{0,90} )(shall|will|must) not be (${givenBack})${inNoCase}`),
      put: `$1 be $2${extent}`,
      when: all(costsPayer, when),
    },
    {
      find: pattern(String.raw`(?<=\b${paid}\b[^.;:]{0,90} )(?:may|can|need) ?not be (${givenBack})${inNoCase}`),
      put: `shall be $1${extent}`,
      when: all(costsPayer, when),
    },
    {
      find: pattern(String.raw`(?<=\b${paid}\b[^.;:]{0,90} )(is|are) not (${givenBack})${inNoCase}`),
      put: `$1 $2${extent}`,
      when: all(costsPayer, when),
    },
    ...inBothCases(
      String.raw`no ((?:[\w-]+ ){0,3}?${paidOrNamed}) (shall|will) bear interest (?:or|nor) be (${givenBack})`,
      `any $1 $2 be $3${extent}`,
      all(costsPayer, when),
    ),
    ...inBothCases(
      String.raw`no ((?:part of |portion of )?(?:the |any |such |its |your )?(?:[\w-]+ ){0,3}?${paidOrNamed}\b(?: [^.;:]{1,100}?)?) (shall be|will be|is|are|may be) (${givenBack})`,
      `any $1 $2 $3${extent}`,
      all(costsPayer, when),
    ),
  ]),
  // The price of property comes back unless the buyer is to blame that it did not pass.
  {
    find: pattern(
      String.raw`\b(is|are|be|becomes?|remains?)( deemed)?(?: (?:fully |deemed )?earned,? and)? non-?(?:refundable|returnable)(?: for any reason(?: whatsoever)?| (?:in|under) (?:all|any) (?:circumstances?|events?|cases?))?(?:,? including [^,;:.()]{3,90})?${ending}`,
    ),
    put: '$1$2 refundable unless {own} is in default',
    when: all(costsPayer, isOwnPurchase),
  },
  {
    find: pattern(
      String.raw`\b(is|are|be|becomes?|remains?)( deemed)?(?: (?:fully |deemed )?earned,? and)? non-?(?:refundable|returnable)(?: (?:and|or) non-?(?:cancel{1,2}able|creditable|transferable))?(?=[ ,;:.)]|$)`,
    ),
    put: '$1$2 refundable to the extent not used or earned',
    when: all(costsPayer, isEarnedInPart),
  },
  {
    find: /\b(is|are|be) non-?cancel{1,2}able,? and non-?refundable\b/gi,
    put: '$1 refundable to the extent not used or earned',
    when: costsPayer,
  },
  {
    find: /\b(?:deemed )?(?:fully )earned (?:when (?:paid|due|invoiced)|(?:up)?on (?:payment|receipt|signature|execution|signing))\b/gi,
    put: 'earned over the period to which they relate',
    when: all(costsPayer, says(/\b(?:fees|charges|payments|sums|amounts)\b/)),
  },
  // "No allowance is made for costs saved", "no compensation is payable".
  ...inBothCases(
    String.raw`no (reduction|adjustment|allowance|abatement|discount)((?: (?:of|in|to) [^,;:.()]{3,40}?)? (?:shall be|is|will be) (?:made|given|allowed) (?:for|on account of|in respect of)\b)`,
    'a corresponding $1$2',
    all(costsReader, saysNothingOf(/\b(?:unless|except|either|neither|default|breach)\b/)),
  ),
  ...inBothCases(
    String.raw`no (?:additional |further |other )?(compensation|remuneration)((?: or [a-z]+)? (?:shall be|is|will be) (?:payable|due|paid)\b)`,
    'reasonable $1$2',
    all(
      costsReader,
      saysNothingOf(
        /\b(?:unless|except|save|until|either|neither|default|breach|other than|respect of any|overtime)\b/,
      ),
    ),
  ),
  // Claims for payment that a short time ends.
  ...(
    [
      ['is', 'remains payable'],
      ['are', 'remain payable'],
      ['shall be', 'shall remain payable'],
      ['will be', 'will remain payable'],
    ] as const
  ).map(([is, remains]) => ({
    find: pattern(
      String.raw`(?<=\b(?:sums?|charges?|amounts?|fees?|invoices?|costs?|expenses?) not (?:so )?(?:invoiced|claimed|billed|presented|submitted)(?: in time)? )${is} (?:deemed )?(?:(?:forever|irrevocably|absolutely|conclusively|deemed) )*(?:waived|barred|forfeited|extinguished|lost)\b`,
    ),
    put: remains,
    when: ({ statement }: Setting) => statement.standing !== 'counterpart',
  })),
  // What is forfeited.
  {
    find: /\b(?:unvested and vested(?: but unexercised)?|vested and unvested)\b/gi,
    put: 'unvested',
    when: says(/\b(?:forfeit|lapse|lost|lose|cancel)/),
  },
  {
    find: pattern(
      String.raw`(?<=\b(?:forfeit|los|laps)\w*[^.;:]{0,60} )unpaid (?=commissions?|bonus(?:es)?|incentives?|royalt)|\bunpaid (?=(?:commissions?|bonus(?:es)?|incentives?|royalt(?:y|ies))\b[^.;:]{0,60}\b(?:forfeit|lapse|lost|cancelled))`,
    ),
    put: 'unearned ',
    when: costsReader,
  },
  {
    find: pattern(
      String.raw`\b([Ff]orfeits?|[Ll]oses?) (?:all (?:of )?|(?:the )?(?:whole|entire|full) (?:of )?)?(?:the |its |their |your |any )?(?:(?:whole|entire|full) (?:of )?)?(${held})(?= |[,;:.]|$)(?! interest)`,
      'g',
    ),
    put: '$1 so much of the $2 as covers proved loss',
    when: costsReader,
  },
  ...['the', 'its', 'your'].flatMap((article) =>
    inBothCases(
      String.raw`${article} (?:whole |entire |full )?(${held}) (is|shall be|will be|becomes?) (?:automatically |immediately )?(forfeit(?:ed)?|lost|ours)\b`,
      `so much of ${article} $1 as covers proved loss $2 $3`,
      costsReader,
    ),
  ),
  {
    find: pattern(
      String.raw`\b(retain|keep)(?! as )(s?) (?:all(?: of)?|(?:the )?(?:whole|entire|full)(?: of)?) (?:the |its |your |any |such )?(${held}|(?:sums|amounts|fees|monies|payments|charges|instal{1,2}ments)(?: (?:already |previously |then )?(?:paid|received|held))?(?: (?:hereunder|to date))?(?: by (?:the )?[A-Z]\w+)?)(?=[ ,;:.]|$)`,
      'g',
    ),
    put: '$1$2 so much of the $3 as covers proved loss',
    when: isKeptFromReader,
  },
  {
    find: /\b(?:may|can) keep (?:any|all|the) interest\b/gi,
    put: 'shall account for any interest',
    when: isKeptFromReader,
  },
  { find: /\bkeep(s?) (?:any|all|the) interest\b/gi, put: 'account$1 for any interest', when: isKeptFromReader },
  {
    find: /\b(repay|refund|refunded|repaid|return|reimburse|recover|pay back) (?:all|the whole of|any and all) (?:the |such )?((?:[a-z]+ ){0,2}?(?:fees|charges|sums|amounts|payments|monies|moneys|consideration|commissions?|instal{1,2}ments)) (?=paid|received|made\b|so paid)/gi,
    put: '$1 the unearned part of the $2 ',
    // What was bought and rejected was not earned at all.
    when: all(isPaidBack, saysNothingOf(/\b(?:reject|defect|conform|deliver|goods|products?|equipment|systems?)\b/)),
  },
  {
    find: pattern(
      String.raw`(?<=\b(?:repay|reimburse|refund|return)\b[^.;:]{0,80}\b(?:training|bonus|relocation|incentive|inducement|award|commission|contribution|course)\w*[^.;:]{0,40}) in full(?=[ ,;.]|$)`,
    ),
    put: ' in proportion to the part of the agreed period still to run',
    when: all(isOwn, costsReader),
  },
  {
    find: /,? without (?:any )?reduction (?:for|in respect of|on account of) (?:the |any )?((?:part of the |period of )?(?:service|period|time|months)(?: \w+)? (?:completed|served|worked|already served))/gi,
    put: ', reduced in proportion to the $1',
    when: costsReader,
  },
  {
    find: /\b(?:the )?(?:full )?gross (amount|sum|value)(?=[ ,;.)])/gi,
    put: 'the net $1',
    when: all(isOwn, costsReader, says(/\b(?:repa|refund|return|claw|reimburs|recover|owed)/)),
  },
  {
    find: /\bgross (amount|sum)(?= of (?:that|the|any) (?:award|bonus|payment)[^.;:]{0,60}\b(?:debt|repa|refund|return|set off|recover))/gi,
    put: 'net $1',
    when: costsReader,
  },
  // Credits that are of no use.
  {
    find: pattern(
      String.raw`(?<=\b[Cc]redits?\b[^.;:]{0,160}[ ,])(may(?: only)? be|shall(?: only)? be|can(?: only)? be|will(?: only)? be|are|is)?( ?)(?:only |solely )?(appl(?:y|ied|ies)|credited|used|redeemed|set)(?: only| solely)? (?:against|to|towards?) (?:the |any )?(?:fees? (?:for|of) )?(?:the |any )?(?:future|renewal|subsequent|further)(?: renewals?| fees?| terms?| charges| invoices?| orders?| subscriptions?| purchases| services| statements of work)*(?: only)?${ending}`,
    ),
    put: '$1$2$3 against the next invoice or, where none follows, paid out',
    when: all(isUsableCredit, ({ found }) => !/appl(?:y|ies)/i.test(found)),
  },
  {
    find: pattern(
      String.raw`(?<=\b[Cc]redits\b[^.;:]{0,160}[ ,])(?:shall |will )?(?:only )?apply (?:only )?(?:against|to|towards?) (?:the )?(?:fees for )?(?:future |renewal |subsequent )+(?:renewals?|fees?|terms?|charges|invoices?)*(?: only)?${ending}`,
    ),
    put: 'apply to the next invoice or, where none follows, are paid out',
    when: isUsableCredit,
  },
  {
    find: pattern(
      String.raw`(?<=\b(?:[Cc]redits|allowances)\b[^.;:]{0,160}[ ,])(?:shall |will )?(?:lapse|expire|are forfeited|are lost)(?: (?:on|upon|at|if) [^,;:.()]{3,50})?${ending}`,
    ),
    put: 'are paid out at the end of the term',
    when: isUsableCredit,
  },
  {
    find: /\b(unused (?!portions)[^,;:.()]{2,40}?) (?:shall |will )?(?:lapses?|expires?|is forfeited|are forfeited|is lost|are lost|(?:is|are|may|can|shall|will) ?not (?:be )?carried (?:forward|over)|(?:do|does|will|shall|may) not (?:carry|roll)(?: |-)?(?:over|forward))(?: (?:at|on|upon) (?:the )?(?:end|expiry) of [^,;:.()]{3,40})?(?=[,;:. ]|$)/gi,
    put: '$1 may be used in the following twelve months',
    when: isUsableCredit,
  },
  {
    find: /(?<=\b(?:remedy|replace|repair|repeat|credit|give|receive|issue)\b[^.;:]{0,80} )(?:an? )?(?:store |account )?credit (?=(?:against|towards?|for use) (?:any )?(?:future|subsequent|further)\b)/gi,
    put: 'a refund or, with the consent of {own}, a credit ',
    when: ({ statement, giver }) => giver === 'counterpart' && statement.standing !== 'own',
  },
  ...inBothCases(
    String.raw`no interest ((?:shall |will )?(?:accrues?|be (?:due|payable|paid)|is (?:due|payable|paid)|runs?) on (?:any )?(?:late|overdue|unpaid|disputed|delayed) (?:or [a-z]+ )?[a-z]+)(?: (?:save|except|other than) (?:at )?${percent}(?: per annum| a year)?)?(?! (?:save|except|other|unless))`,
    'interest at the statutory rate $1',
    costsReader,
  ),
];

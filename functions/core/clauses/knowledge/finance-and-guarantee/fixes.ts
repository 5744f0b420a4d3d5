import type { TopicFixes } from '../issue.ts';

/** How clauses of loans, security and guarantees are mended for the side that carries the burden. */
export const fixes: TopicFixes = {
  'cross-default-no-threshold': [
    {
      find: /,? ?\bof whatever amount,?(?! (?:in respect of|of) any other)/,
      put: 'of more than five hundred thousand dollars ($500,000) in total',
    },
    {
      find: /,? ?\b(?:of whatever amount|however small|regardless of (?:its |the )?(?:amount|size)|in any amount),?(?: in respect of| of)?(?= any other debt)/,
      put: 'of more than five hundred thousand dollars ($500,000) in total in respect of',
    },
    {
      find: /(?<=\b(?:indebtedness|debts?|borrowings?) of )(?:the )?\[\w+\]/,
      put: '{bearer} of more than five hundred thousand dollars ($500,000) in total',
    },
    {
      find: /\bfor borrowed money\b/,
      put: 'for borrowed money of more than five hundred thousand dollars ($500,000) that has been declared due early',
    },
    {
      find: /\bowes? to (?:another|any other) creditor\b/,
      put: 'owes to another creditor and that exceeds five hundred thousand dollars ($500,000) in total',
    },
    {
      find: /\bany other (?:loan or card|loan)\b/,
      put: 'any other loan of more than five hundred thousand dollars ($500,000)',
    },
    {
      find: /\bany other (?:financial )?(?:indebtedness|debt)\b/,
      put: 'any other debt of more than five hundred thousand dollars ($500,000) in total',
    },
    {
      find: /\bany other (?:credit )?(?:agreement|contract)\b/,
      put: 'any other credit agreement for more than five hundred thousand dollars ($500,000)',
    },
    {
      restate:
        'It is an Event of Default if financial debt of {bearer} of more than five hundred thousand dollars ($500,000) in total is declared due early by reason of default and is not paid within ten (10) business days.',
    },
  ],
  'cross-default-group': [
    {
      find: /,? ?\bof any (?:company|person|affiliate|subsidiary|member of the group)(?: (?!or\b|and\b|of any)\w+){0,8}(?:,? (?:or|and) of any of its (?:directors|officers|shareholders|affiliates))?\b/,
      put: '',
    },
    {
      find: /,? ?\b(?:or|and) (?:of )?any of (?:its|their) (?:affiliates|directors|officers|shareholders)(?: or (?:affiliates|directors|officers|shareholders))?/,
      put: '',
    },
    {
      find: /\bany member of the \[?\w+\]?,? or any company under common control with (?:the )?\[\w+\],? on its own debts\b/,
      put: '{bearer} on its other debts of more than five hundred thousand dollars ($500,000) in total',
    },
    {
      find: /\bany (?:shareholder or sister company|affiliate or director|director|affiliate|shareholder|sister company|fellow subsidiary|joint venture partner)(?:,? or (?:any )?\w+)? of (?:the )?\[\w+\]/,
      put: '{bearer} or a material subsidiary of {bearer}',
    },
    {
      find: /\bany (?:affiliate or director|affiliate|director|shareholder|guarantor)\b(?! of)/,
      put: 'a material subsidiary',
    },
    {
      restate:
        'It is an Event of Default if {bearer} or a material subsidiary of {bearer} is insolvent or does not pay a debt of more than five hundred thousand dollars ($500,000) in total when due and after any grace period.',
    },
  ],
  'default-could-be-called': [
    { find: /\bbecomes,? or is capable of being (?:declared|called|made)\b/, put: 'becomes' },
    {
      find: /\b(?:becomes|is) capable of being (?:declared|called|made) due(?: and payable)?\b/,
      put: 'is declared due and payable, and is not paid within ten (10) business days,',
    },
    { find: /,? or becomes capable of being (?:declared|called|accelerated),?/, put: '' },
    {
      find: /\b(?:is|becomes) entitled to accelerate any debt(?:,? whether or not it does so)?/,
      put: 'has accelerated any debt of more than five hundred thousand dollars ($500,000) in total that is not paid within ten (10) business days',
    },
    {
      find: /\b(?:could ask \[?\w+\]? to pay early|is able to call in (?:its|the) (?:debt|loan))(?:,? even if it doesn't)?/,
      put: 'has called in its loan of more than five hundred thousand dollars ($500,000)',
    },
    {
      restate:
        'It is an Event of Default only if another debt of {bearer} of more than five hundred thousand dollars ($500,000) in total is in fact declared due early and remains unpaid for ten (10) business days.',
    },
  ],
  'default-by-opinion': [
    {
      find: /\bin good faith deems itself insecure\b|\bdeems itself insecure\b/,
      put: 'shows by objective evidence that payment cannot be made when due',
    },
    {
      find: /\b(?:in|on) (?:its|the \[\w+\]'s|\[\w+\]'s) (?:sole |absolute |own )?(?:opinion|judgment|view)\b/,
      put: "judged objectively and stated with reasons in thirty (30) days' written notice",
    },
    {
      find: /\bif (?:the )?\[\w+\] thinks? \[?\w+\]? may not be able to pay \[?\w+\]? back\b/,
      put: 'if objective evidence shows that a payment cannot be made when due',
    },
    {
      restate:
        "{gainer} may declare a default only if an event takes place that, judged objectively, has a material adverse effect on {bearer}'s ability to meet its payment obligations, and after thirty (30) days' written notice with reasons.",
    },
  ],
  'default-no-grace': [
    {
      find: /\bimmediately,? without (?:any )?(?:notice|grace)(?:,? (?:or|and) (?:grace|notice|demand|cure)(?: period)?)*/,
      put: 'if it is not remedied within thirty (30) days, or five (5) business days for a payment, after written notice',
    },
    {
      find: /,? ?without (?:any )?(?:notice|grace|demand)(?:,? (?:or|and) (?:any )?(?:grace|notice|demand|cure|opportunity to cure)(?: period)?)*/,
      put: 'if it is not remedied within thirty (30) days, or five (5) business days for a payment, after written notice',
    },
    {
      find: /(?<=any provision of this agreement )(?:is|shall be|constitutes|shall constitute) an event of default\b/,
      put: 'is an Event of Default if it is material and is not remedied within thirty (30) days, or five (5) business days for a payment, after written notice',
    },
    {
      find: /\b(?:straight away|at once|forthwith|immediately)\b/,
      put: 'if it is not put right within thirty (30) days, or five (5) business days for a payment, after written notice',
    },
    { find: /\bon (?:its|the) due date\b/, put: 'within five (5) business days after its due date' },
    {
      restate:
        'It is an Event of Default if {bearer} does not pay a sum within five (5) business days after its due date, or does not cure another material breach within thirty (30) days after written notice.',
    },
  ],
  'repayable-on-demand': [
    {
      find: /\bare repayable on demand(?: by (?:the )?\[\w+\])?(?: at any time)?(?: and for any reason)?(?:,? whether or not an event of default has occurred)?/,
      put: "are repayable on the final maturity date, and earlier only while an Event of Default is continuing and on ten (10) business days' written notice",
    },
    {
      find: /\bis repayable on demand(?: by (?:the )?\[\w+\])?(?: at any time)?(?: and for any reason)?(?:,? whether or not an event of default has occurred)?/,
      put: "is repayable on the final maturity date, and earlier only while an Event of Default is continuing and on ten (10) business days' written notice",
    },
    { find: /\bwithout giving (?:a |any )?reasons?\b/, put: "by ninety (90) days' written notice" },
    {
      find: /\bat any time\b/,
      put: "while an Event of Default is continuing and on ten (10) business days' written notice",
    },
    {
      restate:
        "The loan shall be repaid on its maturity date and may be called earlier only while an event of default continues and after ten (10) business days' written notice.",
    },
  ],
  'acceleration-whole-debt': [
    {
      find: /\bimmediately due and payable\b/,
      put: "due and payable by ten (10) business days' written notice, unless the default is remedied in that time",
    },
    {
      find: /\bwithout (?:any )?(?:further )?(?:notice|demand)\b/,
      put: "by ten (10) business days' written notice, unless the arrears are paid in that time",
    },
    {
      find: /\b(?:straight away|at once|forthwith|in a single sum|immediately)\b/,
      put: "by ten (10) business days' written notice, unless the arrears are paid in that time",
    },
    {
      restate:
        "While an event of default is continuing {gainer} may, by ten (10) business days' written notice, declare the outstanding principal and accrued interest due, unless {bearer} pays the arrears in that time.",
    },
  ],
  'guarantee-unlimited': [
    { find: /\ball present and future obligations\b(?= of)/, put: 'the obligations under this agreement' },
    {
      find: /,? ?(?:of whatever kind,? )?without (?:any )?limit(?:ation)?(?: (?:as to|of|in) amount)?\b/,
      put: 'up to the principal amount of this agreement plus reasonable costs of enforcement',
    },
    {
      find: /,? ?with no upper limit\b/,
      put: 'up to the principal amount of this agreement plus reasonable costs of enforcement',
    },
    {
      find: /\b(?:every obligation|whatever|everything) (?:the )?\[?[\w ]+\]? (?:may at any time have|owes? or may come to owe|owes?)\b/,
      put: 'the obligations under this agreement, up to its principal amount plus reasonable costs of enforcement, that are owed',
    },
    {
      restate:
        '{bearer} answers only for the sums due under this agreement, up to its principal amount plus reasonable costs of enforcement, until they have been paid.',
    },
  ],
  'guarantee-survives': [
    {
      restate:
        "{bearer} is released from this guarantee for all that arises after it has given up its interest or the agreement has been assigned or ended, and may end it for future obligations by ninety (90) days' notice.",
    },
  ],
  'guarantee-defenses-waived': [
    {
      restate:
        "No amendment that increases {bearer}'s liability binds it without its written consent, {gainer} shall first demand payment from the debtor, and {bearer} keeps every defense that the debtor has.",
    },
  ],
  'security-all-assets': [
    {
      restate:
        'The security covers only the asset financed by {gainer} and the sums due under this agreement, and shall be released when those have been paid.',
    },
  ],
  'certificate-conclusive': [
    {
      find: /\b(?:is|shall be) conclusive(?: evidence)?(?: and (?:binding|binds?)(?: (?:on|upon))? (?:the )?\[\w+\])?/,
      put: 'is, in the absence of manifest error, prima facie evidence of it',
    },
    {
      find: /\b(?:are|shall be) (?:final|conclusive)(?: and binding)? evidence\b/,
      put: 'are, in the absence of manifest error, prima facie evidence',
    },
    {
      find: /,? which may not be (?:questioned|challenged|disputed)\b/,
      put: 'which is prima facie evidence and may be disputed',
    },
    {
      find: /\bshall be taken as correct for every purpose(?:,? including proceedings)?/,
      put: 'is prima facie evidence in the absence of manifest error',
    },
    {
      find: /\b(?:shall be |is |are )?(?:final|conclusive)(?: and (?:binding|conclusive))?(?: (?:on|upon|for) (?:the )?\[\w+\])?/,
      put: 'is prima facie evidence, absent manifest error,',
    },
    {
      restate:
        "{gainer}'s statement is prima facie evidence of the sum due; {bearer} may inspect the records and dispute it.",
    },
  ],
  'default-interest-punitive': [
    {
      find: /\b\d+(?:\.\d+)? ?(?:%|percent) (?:per (?:annum|year)|a year)(?:,? compounded (?:daily|monthly|quarterly))?/,
      put: 'two percent (2%) a year above the rate that otherwise applies, without compounding',
    },
    {
      find: /\b\d+(?:\.\d+)? ?(?:%|percent) (?:per|a|each|every) (?:month|week)(?:,? compound\w*)?/,
      put: 'two percent (2%) a year above the rate that otherwise applies',
    },
    { find: /\b\d+ percentage points\b/, put: 'two (2) percentage points on the overdue sum only' },
    {
      find: /\bat the (?:highest|maximum) rate (?:that|which) (?:the )?law (?:allows|permits)\b/,
      put: 'on overdue sums only, at two percent (2%) a year above the rate that otherwise applies',
    },
    {
      restate:
        'Overdue sums bear simple interest at two percent (2%) a year above the contract rate from the due date until paid.',
    },
  ],
  'lender-costs-open': [
    {
      find: /\ball costs and expenses\b(?!.{0,20}reasonable)/,
      put: 'the reasonable and documented costs and expenses, up to a ceiling agreed in advance',
    },
    {
      find: /\b(?:every|all|any) (?:costs?|expenses?|charges?|outlays?)\b/,
      put: 'the reasonable and documented costs',
    },
    {
      restate:
        "{bearer} shall reimburse {gainer}'s reasonable and documented third-party costs of enforcement up to a ceiling agreed in advance.",
    },
  ],
  'prepayment-charge': [
    {
      find: /,? and (?:thereafter|after that) only with a make-whole premium\b/,
      put: 'except against payment of actual break costs, and thereafter at any time without premium',
    },
    {
      find: /\ball interest that would have accrued to the maturity date\b/,
      put: 'interest accrued to the date of payment only',
    },
    {
      find: /\ban exit fee of \d+(?:\.\d+)? ?(?:%|percent) of the facility amount is payable\b/,
      put: 'no exit fee is payable',
    },
    { find: /\bstill owe all the interest for the full term\b/, put: 'owe interest only up to the day of payment' },
    {
      restate:
        "{bearer} may prepay all or part at any time on ten (10) days' notice, without premium or penalty other than actual break costs.",
    },
  ],
  'negative-pledge-absolute': [
    {
      find: /\bany security over any of its assets, incur any debt, dispose of any asset or pay any dividend\b/,
      put: 'security over its assets other than permitted liens, incur debt other than permitted debt, dispose of assets outside the ordinary course of business or pay a dividend while an Event of Default is continuing',
    },
    {
      find: /,? which it may withhold in its (?:sole |absolute )?discretion,?/,
      put: 'which shall not be unreasonably withheld and is not needed in the ordinary course of business,',
    },
    {
      find: /\bwithout (?:the )?\[\w+\]'s (?:prior )?(?:written )?(?:consent|permission)\b/,
      put: "other than in the ordinary course of business, for permitted liens and permitted debt, without {gainer}'s consent, which shall not be unreasonably withheld",
    },
    {
      restate:
        'Until the loan is repaid {bearer} shall not create security other than permitted liens, incur debt other than permitted debt, nor dispose of assets other than in the ordinary course of business or for fair value, without consent, which shall not be unreasonably withheld.',
    },
  ],
  'power-of-attorney-wide': [
    {
      find: /\birrevocably appoints (?:the )?\[\w+\] (?:as )?its attorney to execute any document and do any act\b/,
      put: 'appoints {gainer} its attorney, while an Event of Default is continuing, to sign the documents needed to perfect the security that {bearer} has failed to sign within ten (10) days after written request,',
    },
    {
      find: /\bfor all purposes that (?:the )?\[\w+\] thinks (?:proper|fit)\b/,
      put: 'while an Event of Default is continuing, for signing the documents needed to perfect the security that {bearer} has failed to sign within ten (10) days after written request',
    },
    {
      restate:
        "While an event of default continues {gainer} may do in {bearer}'s name what {bearer} was bound to do to perfect the security and has failed to do within ten (10) days after written request, and shall send a copy.",
    },
  ],
  'bank-set-off': [
    {
      find: /\bwithout (?:any )?(?:prior )?(?:notice|demand|telling \[?\w+\]?(?: first)?)\b/,
      put: 'while an Event of Default is continuing and with notice on the same day',
    },
    {
      find: /,? ?\b(?:matured or not|whether or not (?:then )?(?:due|matured)|actual or contingent)\b/,
      put: 'that is due and unpaid',
    },
    { find: /\bwhich is or may become payable\b/, put: 'which is due and unpaid' },
    {
      restate:
        "While an event of default continues {gainer} may set off sums due and unpaid against {bearer}'s operating accounts, trust, payroll and tax accounts excepted, with notice on the same day.",
    },
  ],
  'capital-call-forfeit': [
    {
      restate:
        '{bearer} need not contribute more than the commitment stated in the schedule; if it does not fund a call within twenty (20) business days, the other members may lend the sum to the venture or be issued interests at fair value.',
    },
  ],
  'confession-of-judgment': [
    {
      restate:
        'On default {gainer} may sue in the courts that have jurisdiction, where {bearer} keeps all its defenses.',
    },
  ],
  'rate-set-by-lender': [
    {
      find: /\b(?:at any time )?in its (?:sole |absolute )?discretion(?: (?:by|up?on) notice to (?:the )?\[\w+\])?/,
      put: 'only by written agreement with {bearer}',
    },
    {
      find: /\bat such rate as (?:the )?\[\w+\] may from time to time determine\b/,
      put: 'at the published reference rate plus the margin stated in this agreement, which is changed only by written agreement',
    },
    { find: /\bwhenever \[?\w+\]? (?:decide|considers?|thinks?)\b[^.;]*/, put: 'only by written agreement' },
    {
      restate:
        'Interest is the published reference rate plus the fixed margin stated in this agreement, and the margin is changed only by written agreement.',
    },
  ],
  'acceleration-though-remedied': [
    {
      restate:
        '{gainer} may accelerate only while an event of default is continuing, and an event of default is continuing if it has not been remedied or waived.',
    },
  ],
  'default-interest-on-everything': [
    { restate: 'Default interest is payable only on overdue amounts, from the due date to the date of payment.' },
  ],
  'security-released-by-borrower': [
    {
      restate:
        'Security and guarantees are released only on payment in full or with the prior written consent of {bearer}.',
    },
  ],
  'covenant-exceptions-wide': [
    {
      restate:
        '{gainer} may make payments to its shareholders or their affiliates only while no default is continuing, up to fifty percent (50%) of its net income in the year before.',
    },
  ],
};

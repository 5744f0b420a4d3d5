import type { TopicFixes } from '../issue.ts';

/** The stop of a statement: what is put there stands behind its words. */
const endOfStatement = /\.(?=(?: ;.*)?$)/;

/** How clauses of the topic are mended for the side that they burden. */
export const fixes: TopicFixes = {
  'cap-protects-one-side': [
    {
      find: /(?<=\b(?:is|are|be|remains?) )(?:unlimited|uncapped|not (?:so |similarly |likewise )?limited|without (?:any )?limit(?:ation)?(?: of amount)?)\b/,
      put: 'subject to the same limit',
    },
    { find: /\b(?:unlimited|uncapped)(?= liability)/, put: 'equally limited' },
    {
      find: /\bno (?:such |corresponding |equivalent |similar |comparable )?(?:limit|limitation|cap|ceiling)(?: of any kind)?(?= (?:shall |will )?appl)/,
      put: 'the same limit',
    },
    { find: /(?:doesn't|does not|shall not|will not) (?:apply|extend)(?= to)/, put: 'also applies' },
    {
      find: /\bno (?:such|corresponding|equivalent|similar|comparable) (?:limit|cap|ceiling|protection|benefit)/,
      put: 'the same protection',
    },
    { restate: 'The limit of liability in this Agreement applies in the same amount to the liability of each party.' },
    {
      restate:
        "Each party's total liability arising out of or in connection with this Agreement shall not exceed the fees paid and payable under this Agreement in the twelve (12) months before the claim, except for liability for fraud, willful misconduct, breach of confidentiality, a party's indemnity for third-party claims and amounts due for fees.",
    },
  ],
  'cap-low': [
    { find: /\b(?:lesser|lower|smaller) of\b/, put: 'greater of the fees payable for twelve (12) months,' },
    {
      find: /[$£€] ?[\d,]+(?:\.\d+)?(?! ?(?:m|k|million))/,
      put: 'the fees paid and payable in the twelve (12) months before the claim',
    },
    {
      find: /\b(?:the |a )?\d+ (?:month|week|day)s?'?s?'? (?:worth of )?(?:the )?(?:\S+ )?(?:fees?|charges?|rent|royalt\w+|retainer|subscription)\b/,
      put: 'the fees paid and payable in the twelve (12) months before the claim',
    },
    {
      find: /(?<=\b(?:fees?|charges?|amounts?|sums?|royalties|rent)\b.{0,80})\b\d+ (?:months?|weeks?|days?)\b/,
      put: 'twelve (12) months',
    },
    // What losses must exceed before anyone is liable is a threshold, not the cap.
    { find: /(?<!\b(?:until|unless|once)\b.{0,160})\b\d+(?:\.\d+)?(?:%| ?percent)/, put: 'one hundred percent (100%)' },
    {
      restate:
        "Except for liability for fraud, willful misconduct, breach of confidentiality or an indemnity for third-party claims, each party's total liability arising out of or in connection with this Agreement in any contract year shall not exceed the fees paid and payable for that year.",
    },
  ],
  'cap-carve-outs-swallow': [
    {
      restate:
        'The cap on liability does not apply to fraud, willful misconduct, breach of confidentiality, the indemnity for third-party infringement claims, or liability that the law does not allow a party to limit; all other liability of {bearer} stays within the cap.',
    },
  ],
  'cap-exceptions-run-against-one-side': [
    {
      find: /,? ?\b(?:except|other than|save|excluding)\b.{3,400}?(?=\.?(?: ;.*)?$)/,
      put: "except for a party's indemnification obligations, breach of confidentiality, fraud, gross negligence or willful misconduct and sums due for fees",
    },
    {
      restate:
        "The limits in this Section do not apply to either party's indemnification obligations, breach of confidentiality, fraud, gross negligence or willful misconduct, or to amounts due for fees.",
    },
  ],
  'cap-covers-core-breaches': [
    {
      find: endOfStatement,
      put: ', except that this limit does not apply to the indemnity for third-party claims and is three (3) times as high for breach of confidentiality or data protection duties.',
    },
    {
      restate:
        'The limit of liability does not apply to the indemnity for third-party claims; liability for breach of confidentiality or data protection duties is subject to a separate limit of three (3) times the fees paid and payable in the twelve (12) months before the claim.',
    },
  ],
  'cap-covers-willful-wrongdoing': [
    {
      find: /^(?:even (?:where|if|when|though|in (?:the )?(?:case|event)s? of)|including(?: for| in| where)?|whether or not|regardless of|notwithstanding|irrespective of|whether)\b[^,]{0,160}(?:gross(?:ly)? negligen\w+|wil+ful\w*(?: \w+)?|intentional\w*(?: \w+)?|deliberate\w*(?: \w+)?|reckless\w*|bad faith|fraud\w*|on purpose)[^,]*,/,
      put: 'except in the case of fraud, gross negligence or willful misconduct,',
    },
    {
      find: /,? (?:even (?:where|if|when|though|in (?:the )?(?:case|event)s? of)|including(?: for| in| where)?|whether or not|regardless of|notwithstanding|irrespective of|whether)\b[^.;]{0,140}?(?:gross(?:ly)? negligen\w+|wil+ful\w*(?: \w+)?|intentional\w*(?: \w+)?|deliberate\w*(?: \w+)?|reckless\w*|bad faith|fraud\w*|on purpose)(?:(?:,|,? (?:and|or)) (?:\S+ ){0,2}?(?:gross(?:ly)? negligen\w+|wil+ful\w*(?: \w+)?|intentional\w*(?: \w+)?|deliberate\w*(?: \w+)?|reckless\w*|bad faith|fraud\w*|on purpose))*[^,.;]*/,
      put: 'except in the case of fraud, gross negligence or willful misconduct',
    },
    {
      find: /(?<!\b(?:lift|lifted|holds?|removed|displaced|survives?)\b.{0,160})\.(?=(?: ;.*)?$)/,
      put: ', except in the case of fraud, gross negligence or willful misconduct.',
    },
    { restate: "The limit of {gainer}'s liability does not apply to fraud, gross negligence or willful misconduct." },
  ],
  'liability-unlimited': [
    {
      find: /(?<=\b(?:be|is|are|remains?) )(?:wholly |expressly )?(?:unlimited|uncapped)(?: in (?:amount|all respects))?/,
      put: 'limited in each contract year to one hundred and fifty percent (150%) of the fees paid and payable for that year, except for fraud and willful misconduct',
    },
    {
      find: /\bwithout (?:any )?(?:financial )?(?:limit|limitation|cap)(?: (?:as to|in|of|on) (?:the )?amount)?\b/,
      put: 'up to one hundred and fifty percent (150%) of the fees paid and payable for the contract year',
    },
    {
      find: /\bno (?:\S+ )?(?:cap|limit|limitation|ceiling)(?: of any (?:sort|kind))?(?= (?:on|upon|to|for)\b)/,
      put: 'an overall cap of one hundred and fifty percent (150%) of the yearly fees',
    },
    {
      restate:
        "Except for fraud, willful misconduct and liability that the law does not allow a party to limit, {bearer}'s total liability in any contract year shall not exceed one hundred and fifty percent (150%) of the fees paid and payable for that year.",
    },
  ],
  'cap-single-for-whole-term': [
    {
      find: /,? ?\b(?:over|during|throughout|for) the (?:entire |whole |full )?(?:term|duration|life|period)(?: of (?:this|the) \w+)?(?:, including any \w+,?)?/,
      put: 'in each contract year',
    },
    { find: /(?<!\b(?:not renew|once-and-for-all|not per)\b.{0,200})\.(?=(?: ;.*)?$)/, put: ' in each contract year.' },
    {
      restate:
        "The limit on {gainer}'s liability applies afresh in each contract year, and refunds and service credits do not count toward it.",
    },
  ],
  'cap-follows-insurance-money': [
    {
      restate:
        "{gainer}'s total liability for all claims in a contract year shall not exceed the greater of the fees paid and payable for that year and the insurance limits that this Agreement requires, whether or not the insurer pays.",
    },
  ],
  'cap-uneven': [
    {
      find: /[$£€](?:\d{1,3}|\d{1,3},\d{3})\b(?!,?\d)|\b(?:the )?(?:fees? (?:for|of) )?[1-6] months?'?s?'?(?: \S+){0,2}? ?fees?\b|\bfees? for [1-6] months?/,
      put: 'the same amount as applies to {bearer}',
    },
    {
      restate:
        "Each party's total liability arising out of or in connection with this Agreement in any contract year shall not exceed the fees paid and payable for that year.",
    },
  ],
  'cap-measured-by-sums-paid': [
    {
      find: /(?<!(?:has|have|'ve) (?:actually )?)(?:\b(?:actually|already|theretofore) )?\bpaid\b(?= (?:by|for|in|under|during|to|up)\b)/,
      put: 'paid and payable',
    },
    { add: 'In the first twelve (12) months the cap is not less than the fees payable for the first year.' },
  ],
};

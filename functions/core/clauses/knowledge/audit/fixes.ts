import type { TopicFixes } from '../issue.ts';

/** How audit rights are mended. */
export const fixes: TopicFixes = {
  'audit-any-time': [
    {
      find: /(?:(?:up)?on (?:first )?(?:request|demand),? (?:and )?)?as (?:often|frequently) as (?:the )?\S+ (?:(?:deems?|considers?|thinks?) \w+|sees fit|likes?|wishes|wants?)|at any time(?: during the term)?(?:,? (?:and )?(?:with or )?without (?:any )?(?:prior |advance )?(?:notice|warning))?|at all (?:reasonable )?times(?:,? (?:and )?without (?:any )?(?:prior |advance )?notice)?|whenever (?:it|the \[\w+\]|\[\w+\]) (?:likes?|wishes|wants?|sees fit)|without (?:any )?(?:prior |advance )?(?:notice|warning)|(?:up)?on (?:first )?demand/,
      put: "once in any twelve (12) months, on at least thirty (30) days' written notice and during business hours",
    },
    {
      restate:
        "{gainer} may audit the records relevant to this Agreement once in any twelve (12) months, on at least thirty (30) days' written notice, during business hours and without unreasonable disturbance.",
    },
  ],
  'audit-scope-unlimited': [
    {
      find: /(?:full|free|complete|unlimited|unrestricted|unfettered)(?:,? (?:and|or) (?:full|free|complete|unlimited|unrestricted|unfettered))* access to(?: any and all| all(?: of)?)?/,
      put: 'access, as far as it is needed to verify the charges under this Agreement, to',
    },
    {
      restate:
        'The audit is limited to records that are needed to verify the charges under this Agreement and does not extend to cost or margin data, privileged papers or information of others.',
    },
  ],
  'audit-cost-on-audited': [
    {
      find: /\b(?:shall|will|must) bear\b/,
      put: 'shall, if the audit shows an error of more than five percent (5%) to the disadvantage of {gainer} and not otherwise, bear',
    },
    {
      find: /\b(?:shall|will|must) reimburse\b/,
      put: 'shall, if the audit shows an error of more than five percent (5%) to the disadvantage of {gainer} and not otherwise, reimburse',
    },
    {
      find: /\b(?:shall|will|must) pay\b/,
      put: 'shall, if the audit shows an error of more than five percent (5%) to the disadvantage of {gainer} and not otherwise, pay',
    },
    {
      restate:
        "{gainer} bears the cost of its audits, except that {bearer} reimburses the auditor's reasonable fees if the audit shows an underpayment or overcharge of more than five percent (5%).",
    },
  ],
  'audit-no-confidentiality': [
    {
      find: /\bshall not be (?:considered|deemed|treated|regarded|counted)?(?: (?:to be|as))? ?confidential(?: information)?/,
      put: 'shall be treated as confidential information',
    },
    {
      find: /\bany (?:other )?(?:third part(?:y|ies)|person)\b|\banyone(?: else)?(?: (?:it|\[\w+\]) (?:chooses|likes))?\b/,
      put: 'its professional advisers, if bound to secrecy',
    },
    {
      restate:
        'All information obtained in an audit is confidential and may be used only to verify compliance with this Agreement, and auditors sign a confidentiality agreement before access.',
    },
  ],
  'audit-findings-binding': [
    {
      find: /\b(?:shall be|is|are|will be) (?:final|conclusive|binding)(?:,? (?:and|or) (?:final|binding|conclusive))*(?: (?:up)?on (?:the )?\[\w+\])?/,
      put: 'may be contested by {bearer} within thirty (30) days, in which case an independent auditor chosen by both parties decides',
    },
    {
      restate:
        '{bearer} may comment on the draft report within thirty (30) days, and findings that remain in dispute are decided by an independent auditor chosen by both parties.',
    },
  ],
  'audit-excess-multiple': [
    {
      find: /\bat (?:\d{3} ?(?:%|percent) of|\d+ times|twice|double|treble|triple) (?:the )?(?:\[\w+\]'s )?(?:then[- ]current )?list (?:prices?|rates?|fees?)/,
      put: 'at the contract price',
    },
    {
      find: /(?:\d{3} ?(?:%|percent) of|\d+ times|twice|double|treble|triple) (?:the )?(?:\[\w+\]'s )?(?:then[- ]current )?list (?:prices?|rates?|fees?)/,
      put: 'the contract price',
    },
    {
      find: /\b(?:double|twice|treble|triple|\d+ times|\d{3} ?(?:%|percent) of) the(?= (?:amount|royalt\w+|fees?|sums?|shortfall|underpayment|overcharge|price))/,
      put: 'the',
    },
    {
      restate:
        '{bearer} shall pay any shortfall shown by an audit at the contract price within thirty (30) days, and no penalty or multiple applies.',
    },
  ],
  'auditor-unsuitable': [
    {
      find: /,? including (?:an? |any |direct )*competitors? of (?:the )?\[\w+\],?/,
      put: ', other than a competitor of {bearer},',
    },
    {
      find: /(?:compensated|paid|remunerated|engaged) (?:on a contingen\w+ (?:fee )?basis|by results|by a share of .{3,40}?)(?=[,.;]|$| and)/,
      put: 'bound to secrecy and not paid by results',
    },
    {
      restate:
        'Audits are carried out by an independent accounting firm that is not a competitor of {bearer}, is not paid by results and has signed a confidentiality agreement.',
    },
  ],
  'records-too-long': [
    { find: /\b(?:[89]|[1-9]\d) (?:full |calendar )?years\b/, put: 'three (3) years' },
    {
      find: /\b(?:in perpetuity|indefinitely|for ?ever|permanently|for all time)\b/,
      put: 'for three (3) years after the year to which they relate',
    },
    {
      restate:
        '{bearer} shall keep the records needed to verify the charges for three (3) years after the year to which they relate.',
    },
  ],
  'no-audit-right': [
    {
      restate:
        "{bearer} may inspect the records on which any sum or report is based, once a year and on ten (10) business days' notice.",
    },
  ],
};

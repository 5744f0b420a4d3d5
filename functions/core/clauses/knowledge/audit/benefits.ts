import { barring } from '../issue.ts';
import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What an audit may bring to light. */
const whatIsFound =
  /\b(?:underpa\w*|under-?report\w*|understate\w*|discrepan\w*|non-?complian\w*|deficien\w*|short-?fall|violation|breach\w*)\b/;

/** What protects a party in clauses on audits. */
export const benefits = defineBenefits('audit', file, {
  'audit-limited': [
    {
      force: ['fact', 'duty'],
      types: ['license-agreement'],
      bears: 'taker',
      mutual: true,
      all: [
        /\b(?:audits?|inspections?|examinations?)\b.{0,20}\b(?:take place|takes place|is limited|are limited|is made|happen|occur)\b/,
        /\b(?:once|not more|no more|business hours|office hours|notice)\b/,
      ],
      none: [/\bany time\b/],
    },
    {
      within: 'sentence',
      force: 'right',
      all: [
        /\b(?:audit|inspect|examine|verify)\w*\b/,
        /\b(?:once (?:a|in|per|every)|(?:no|not) more (?:often |frequently )?than (?:once|twice|1|2)|business hours|\d+ (?:business |working )?days'? (?:prior |advance |written )*notice|reasonable (?:prior |advance |written )*notice|not (?:\w+ ){0,2}(?:unreasonably )?(?:interfere|disrupt)\w*)\b/,
        /\b(?:records?|books|audits?|facilities|premises|controls|compliance|use|systems|accounts)\b/,
      ],
      none: [
        /\bwithout\b.{0,12}\bnotice|\bgoods\b|\bas often as|\btenant|\blandlord|\[each\]|\bat any time\b/,
        // Where audits themselves may be made, nobody acts whose limit it would be.
        /^\W*(?:such |any |the |these )?(?:audits?|inspections?|examinations?) (?:may|can|shall)\b(?!.*\[[ao]\])/,
      ],
    },
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\[a\] (?:shall|will|must|agrees to)\b.{0,80}\b(?:permit|allow|afford|grant|give|make (?:\S+ ){0,4}available|provide|submit)\b/,
        /\b(?:audit|inspect|examin)\w*\b/,
        /\b(?:once (?:a|in|per|every)|(?:no|not) more (?:often |frequently )?than (?:once|twice|1|2)|business hours|\d+ (?:business |working )?days'? (?:prior |advance |written )*notice|reasonable (?:prior |advance |written )*notice|not (?:\w+ ){0,2}(?:unreasonably )?(?:interfere|disrupt)\w*)\b/,
      ],
      none: [
        /\bgoods\b|\btenant|\blandlord|\[each\]|\[a\] (?:shall|will|must) (?:give|provide) (?:\S+ ){0,5}notice|\bat any time\b/,
      ],
    },
    {
      force: ['duty', 'promise', 'ban'],
      all: [
        /\[a\] (?:shall|will|must) (?:give|provide) (?:\S+ ){0,6}notice\b.{0,40}\b(?:audit|inspection|examination)|\[a\] (?:shall|will|may|must) not (?:\w+ )?(?:audit|inspect|conduct)/,
        /\b(?:once (?:a|in|per|every)|(?:no|not) more (?:often |frequently )?than (?:once|twice|1|2)|business hours|\d+ (?:business |working )?days'? (?:prior |advance |written )*notice|reasonable (?:prior |advance |written )*notice|not (?:\w+ ){0,2}(?:unreasonably )?(?:interfere|disrupt)\w*)\b/,
      ],
      none: [/\bgoods\b|\[each\]/],
    },
    {
      force: ['fact', 'duty', 'ban', 'right'],
      types: ['license-agreement'],
      bears: 'taker',
      all: [
        /\b(?:audits?|inspections?|examinations?)\b.{0,60}\b(?:shall|will|may|must|is|are)\b/,
        /\b(?:once (?:a|in|per|every)|(?:no|not) more (?:often |frequently )?than (?:once|twice|1|2)|business hours|\d+ (?:business |working )?days'? (?:prior |advance |written )*notice|reasonable (?:prior |advance |written )*notice|not (?:\w+ ){0,2}(?:unreasonably )?(?:interfere|disrupt)\w*)\b/,
      ],
      none: [/\bgoods\b|\bas often as|\[each\]|\[[ao]\]|\bat any time\b/],
    },
    {
      force: ['fact', 'duty', 'ban'],
      mutual: true,
      bears: 'both',
      types: ['saas-agreement', 'service-agreement', 'purchase-agreement', 'other'],
      all: [
        /\b(?:any|such|each|all|the) (?:such )?(?:audits?|inspections?|examinations?)\b.{0,30}\b(?:shall|will|may|must|is|are) (?:only )?(?:be |take place|occur|not)\b/,
        /\b(?:once (?:a|in|per|every)|(?:no|not) more (?:often |frequently )?than (?:once|twice|1|2)|business hours|\d+ (?:business |working )?days'? (?:prior |advance |written )*notice|reasonable (?:prior |advance |written )*notice|not (?:\w+ ){0,2}(?:unreasonably )?(?:interfere|disrupt)\w*)\b/,
      ],
      none: [/\bgoods\b|\bas often as|\[[ao]\]|\bat any time\b/],
    },
  ],
  'audit-right': [
    {
      force: 'right',
      bears: 'other',
      types: ['license-agreement', 'saas-agreement', 'other'],
      all: [
        /\b(?:may|shall be entitled to|is entitled to|has the right to)\b.{0,90}\b(?:enter|access)\b.{0,40}\[a\]'s .{0,90}\b(?:inspect|examine|verify|audit)\b/,
      ],
      none: [/\bmay not|\[each\]|\[a\] may\b/],
    },
    {
      force: 'right',
      bears: 'giver',
      types: ['license-agreement'],
      all: [
        /\b(?:may|is entitled to)\b.{0,90}\benter\b.{0,40}\bpremises of (?:the )?\[(?:a|taker)\].{0,160}\b(?:inspect|examine|verify|audit)\b/,
      ],
    },
    {
      force: 'right',
      all: [
        /\b(?:audit|inspect|examine|verify)\b/,
        /\b(?:records?|books|accounts|controls|facilities|compliance|invoices|use of)\b/,
      ],
      none: [/\bmay not|\bno right|\bnot (?:be )?entitled/],
    },
    {
      force: 'right',
      all: [
        /\[a\](?:, [^,]{0,60},)? (?:may|shall be entitled to|is entitled to|has the right to|can)\b.{0,60}\b(?:audit|inspect|examine|verify)\b/,
        /\b(?:records?|books|accounts|compliance|invoices|use|systems|premises|facilities)\b/,
      ],
      none: [
        /\bmay not|\bno right|\bnot (?:be )?entitled|\bgoods|\bproducts? (?:up)?on (?:receipt|delivery|arrival)|\[each\]/,
      ],
    },
    {
      force: 'right',
      all: [/\[a\] may (?:\w+ ){0,3}?(?:verify|monitor|audit|check|review)\b.{0,30}\b(?:usage|use of|compliance)\b/],
      none: [/\bmay not|\[each\]/],
    },
  ],
  'audit-confidential': barring(
    [/\bnot (?:be )?(?:treated as )?confidential|\bno (?:duty|obligation)|\bnot bound/],
    [
      {
        within: 'sentence',
        types: ['license-agreement', 'saas-agreement'],
        bears: 'taker',
        all: [/\b(?:audit|inspect|accountant)\w*\b/, /\b(?:confiden\w+|secrecy|secret|non-?disclosure)\b/],
      },
      {
        within: 'sentence',
        all: [
          /\b(?:audit|inspect|accountant)\w*\b/,
          /\b(?:confiden\w+|secrecy|secret|non-?disclosure)\b/,
          /\b(?:sign|bound|are|is|subject|keeps?)\b/,
        ],
      },
    ],
  ),
  'auditor-bears-cost': [
    {
      bears: 'other',
      force: ['fact', 'duty'],
      all: [
        /\b(?:costs?|expenses?|fees) of (?:the|such|any|each) (?:audits?|inspections?|examinations?)\b.{0,30}\b(?:borne|paid|met|for the account of)\b.{0,12}\b(?:by )?(?:the )?\[a\]/,
      ],
      none: [/\b(?:both|equally|regardless)\b/],
      // "... unless a discrepancy is found, in which case the Licensee bears it": the audited side pays for what was found.
      test: (_, { sentence, start }) => !whatIsFound.test(sentence.lower.slice(0, Math.max(0, start - sentence.start))),
    },
    {
      force: ['duty', 'fact'],
      all: [
        /\b(?:audits?|inspections?|examinations?)\b/,
        /\[a\].{0,20}\b(?:bears?|pays?)\b.{0,40}\b(?:costs?|expense|fees)|\bat \[a\]'s (?:own )?(?:cost|expense)/,
      ],
      none: [
        /\bregardless|\bwhatever|\birrespective|\beven if|\b\[a\] (?:bears?|pays?) all|\bin which case\b|\bpayor\b/,
      ],
      test: (hits, { words }) => {
        const found = words.search(whatIsFound);
        const cost = hits[1]?.index ?? 0;
        return (
          found < 0 ||
          (found > cost && /\b(?:unless|except|provided|save|other than|but)\b/.test(words.slice(cost, found)))
        );
      },
    },
  ],
  'auditee-pays-if-short': [
    {
      bears: 'other',
      force: ['duty', 'fact', 'promise'],
      all: [
        /\[a\] (?:shall|will|must)\b.{0,220}\b(?:entire |full |reasonable )*(?:costs?|expenses?|fees) of (?:the|such|any|that) (?:audit|inspection|examination)\b/,
        /\b(?:excess|underpa\w*|shortfall|discrepanc\w*|non-?complian\w*|unlicensed|discloses|reveals|shows)\b/,
      ],
      none: [/\[each\]|\bat its own\b|\bother than\b/],
    },
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:underpa\w+|short-?fall|discrepanc\w+|under-?report\w*|overcharg\w*|excess use)\b/,
        /\b(?:bears?|pays?|reimburses?)\b.{0,40}\b(?:cost|expense|fee)s?\b|\b(?:cost|expense|fee)s?\b.{0,60}\b(?:borne|paid|reimbursed) by\b/,
        /\b(?:\d+(?:\.\d+)? ?(?:%|percent)|audit\w*|inspect\w*|examin\w*)\b/,
      ],
      none: [
        /\bnot (?:be )?(?:required|liable)|\[each\]/,
        /\b(?:bears?|pays?|borne by)\b.{0,60}\bunless\b(?!.*\b(?:in which case|reimburses?|then)\b.*(?<!\w)(?:\[\w+\]|reimburse))/,
      ],
      types: ['license-agreement', 'other', 'saas-agreement'],
    },
  ],
  'overpayment-credited': [
    {
      bears: 'other',
      force: ['duty', 'promise'],
      all: [
        /\[a\] (?:shall|will|must|agrees to)\b.{0,40}\b(?:credit|refund|repay|reimburse|return)\b/,
        /\b(?:overpayments?|overpaid|overcharg\w+|excess (?:payments?|amount paid))\b/,
      ],
      none: [
        /\[each\]|\bemploy\w+|\bsalary|\blender|\bborrower|\bpurchase price|\bunderpay\w+|\bor (?:the )?\[o\] (?:shall|will)|\btax/,
      ],
    },
    {
      force: ['fact'],
      all: [
        /\b(?:overpayments?|overpaid|overcharg\w+|paid too much|excess payments?)\b.{0,140}\b(?:credit(?:ed|s)?|refund(?:ed|s)?|repa(?:y|id)|reimburs\w*|return(?:ed|s)?)\b|\b(?:credit|refund|repay|reimburse)\w*\b.{0,60}\b(?:overpayments?|overcharg\w+|overpaid)\b/,
      ],
      none: [
        /\b(?:no (?:credit|refund)|not (?:be )?(?:credit|refund|repa)\w*|employ\w+|salary|withh\w+|lender|borrower|purchase price|claims? for refund|filing)\b|\[a\] (?:shall|will|must)\b/,
      ],
    },
  ],
});

import type { IssueRule } from '../issue.ts';

const mayAudit =
  /\[a\](?:,? (?:or|and) (?:its|any) (?:\w+ )?(?:representatives|agents|auditors|designees?))? (?:may|can|shall be entitled|is entitled|are entitled|has the right|shall have the right|reserves? the right)\b[^.;]{0,60}?\b(?:audit|inspect|examine|enter|review)\b/;
const fair =
  /\[each\]|\b(?:not|once (?:in|a|per|every|each)|no more than|reasonable (?:prior )?notice|business hours|law enforcement|tenant's premises|landlord|goods|delivery|deliverables|samples?|works? at|dwelling|apartment|residence|rental unit|tenants?|tenancy|(?:make|making|carry out|carrying out) (?:\w+ )?repairs)\b/;
/** A shortfall up to this is no ground on which the audited side usually pays. */
const usualShortfall = 5;

/** Rules for the plain words of form contracts. */
export const otherWords = {
  'audit-any-time': [
    {
      bears: 'other',
      force: ['right'],
      all: [
        mayAudit,
        /\b(?:on|upon|with|by giving) (?:\w+ ){0,3}?(?:\d{1,2} hours'?|1 (?:business )?days?'?|short|2 (?:business |working )?days'?) (?:\w+ )?notice\b|\bwithout (?:any )?(?:limit(?:ation)?|restriction)\b|\bas many (?:audits|times)\b|\bduring and after the term\b/,
      ],
      none: [fair, /\binclud\w+,? without limitation\b|\bpremises\b[^.;]{0,30}\brepair/],
    },
  ],
  'audit-scope-unlimited': [
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can|shall be entitled to|is entitled to|has the right to|shall have the right to) (?:\S+ ){0,2}?(?:audit|inspect|examine|review|copy|see)\b[^.;]{0,20}\b(?:any|all|every)\b[^.;]{0,30}\b(?:documents?|records?|files?|books|systems|computers)\b/,
        /\b(?:in (?:the )?\[o\]'s possession|possession or control of|of (?:the )?\[o\]|\[o\]'s)(?!\w)/,
      ],
      none: [
        fair,
        /\b(?:relat\w+ to|relevant to|connected with|concerning|pertaining to|in connection with|necessary to verify)\b/,
      ],
    },
  ],
  'audit-cost-on-audited': [
    {
      bears: 'actor',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:audit|inspection|examination)\b[^.;]{0,60}\b(?:under-?payment|shortfall|discrepancy|deficiency|overcharge|error|variance|non-?compliance|breach)\b/,
        /\[a\] (?:shall|will|must|agrees to) (?:\S+ )?(?:pay|bear|reimburse|refund)\b[^.;]{0,40}\b(?:cost|costs|expenses?|fees?)\b[^.;]{0,20}\b(?:audit\w*|inspection|examination|auditors?)?\b/,
      ],
      none: [/\[each\]|\bnot\b|\bmaterial\b/],
      test: (_: readonly RegExpExecArray[], { words }: { readonly words: string }) => {
        const share = /(\d+(?:\.\d+)?) ?(?:%|percent)/.exec(words);
        return share ? Number(share[1]) < usualShortfall : /\bany\b/.test(words);
      },
    },
    {
      bears: 'actor',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\[a\] (?:shall|will|must|agrees to) (?:\S+ )?(?:pay|bear|reimburse)\b[^.;]{0,30}\[o\]'s (?:\w+ ){0,2}?(?:auditors?|inspectors?|audit (?:costs?|fees?|expenses))\b/,
      ],
      none: [/\[each\]|\bnot\b|\bonly (?:if|where|when)\b|\bif\b|\brent\b/],
    },
  ],
  'audit-no-confidentiality': [
    {
      bears: 'giver',
      force: ['no-duty', 'fact', 'exclusion', 'ban'],
      all: [
        /\b(?:auditors?|inspectors?|audit team|audit firm)\b[^.;]{0,20}\b(?:need not|is not (?:required|obliged|bound)|are not (?:required|obliged|bound)|shall not be (?:required|obliged|bound)|does not have to)\b[^.;]{0,40}\b(?:confiden\w+|secre\w+|non-?disclosure|nda)\b/,
      ],
    },
  ],
  'audit-findings-binding': [
    {
      bears: 'actor',
      force: ['duty', 'ban', 'fact', 'acknowledgement', 'promise'],
      all: [
        /\b(?:audit|auditors?|inspection)\b/,
        /\[a\][^.;]{0,80}\b(?:may not|shall not|must not|cannot|without (?:any )?right to|waives any right to) (?:\S+ )?(?:dispute|contest|challenge|object)\b|\b(?:deemed|taken|considered|treated as)\b[^.;]{0,12}\baccepted by (?:the )?\[a\]/,
      ],
      none: [/\[each\]|\bmanifest error\b|\bexpert\b|\bunless\b/],
    },
  ],
  'audit-excess-multiple': [
    {
      bears: 'taker',
      types: ['license-agreement', 'saas-agreement'],
      force: ['duty', 'fact', 'right'],
      all: [
        /\b(?:over-?use|overage|excess (?:use|usage|users?)|unlicensed use|unauthori[sz]ed use)\b|^\[p\] will be billed\b/,
        /\b(?:list prices?|standard (?:rates?|prices?)|then[- ]current (?:list )?(?:rates?|prices?))\b[^.;]{0,20}\b(?:plus|together with|increased by|with a)\b[^.;]{0,30}(?:\d+ ?(?:%|percent)|\b(?:surcharge|penalty|premium|interest|uplift))/,
      ],
      none: [/\bno (?:surcharge|penalty)\b|\bnot\b/],
    },
    {
      bears: 'actor',
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:excess|over-?use|unlicensed|undeclared|unreported|unauthori[sz]ed|additional|surplus|under-?payment)\b[^.;]{0,20}\b(?:use(?:rs?)?|usage|copies|seats|deployment|installations?|devices)?\b/,
        /\b(?:[2-9]|two|three|four|five) times\b|\b(?:double|triple|twice|treble)\b|\b(?:1[1-9]\d|[2-9]\d\d) ?(?:%|percent)/,
        /\b(?:fees?|prices?|rates?|charges?|amount|royalt\w+)\b/,
        /\[a\] (?:shall |will |must )?(?:\S+ )?(?:pays?|owes?|be charged|be liable|reimburses?)\b/,
      ],
      none: [/\bnot\b|\brent\b|\bholdover\b|\bemploy\w+|\bmiles\b/],
      types: ['license-agreement', 'saas-agreement', 'other'],
    },
  ],
  'no-audit-right': [
    {
      bears: 'actor',
      force: ['waiver'],
      all: [
        /\[a\] (?:hereby |irrevocably )*waives? (?:any|all|its|the) (?:\w+ )?rights? (?:of|to) (?:audit|inspect\w*|examin\w*)\b/,
      ],
      none: [/\[each\]|\bgoods\b|\bpremises\b|\bhome inspection\b/],
    },
    {
      bears: 'actor',
      force: ['no-right', 'ban', 'waiver', 'duty'],
      all: [
        /\[a\] (?:has no right to|shall have no right to|(?:is|shall) not (?:be )?entitled to|waives any right to|may not|shall not) (?:\S+ )?(?:audit|inspect|examine|verify|check|review)\b[^.;]{0,12}(?:\[o\]|\b(?:them|it|its|the (?:books|records|accounts|reports|charges|invoices|facilit\w+|premises))\b)/,
      ],
      none: [
        /\[each\]|\bmore than (?:1|once|twice)\b|\bnotice\b|\bbusiness hours\b|\bunreasonabl\w*|\bdisclos\w+|\bopen(?:ed)?\b|\bpackag\w+/,
      ],
    },
    {
      bears: 'other',
      force: ['duty', 'ban', 'no-right'],
      all: [
        /\[o\] (?:shall|may|must|will) rely on (?:the )?\[a\]'s (?:\w+ )?(?:reports?|statements?|records?|figures|certificates?|measurements?)\b/,
        /\bnot (?:be )?(?:entitled|have (?:the|any) right|permitted)\b[^.;]{0,12}\b(?:verify|audit|check|inspect|examine)\b/,
      ],
    },
    {
      bears: 'taker',
      force: ['fact', 'no-right', 'exclusion', 'ban'],
      all: [
        /\bno (?:audit|inspection) rights?\b|\bno right (?:to|of) (?:audit|inspection|inspect)\b/,
        /\b(?:granted|given|exists?|conferred|under this|available|shall have|has)\b/,
      ],
      none: [/\[each\]|\bother than\b|\bexcept\b|\bexceed\w*|\bmore than\b/],
    },
  ],
  'auditor-unsuitable': [
    {
      bears: 'giver',
      types: ['other', 'service-agreement', 'license-agreement', 'saas-agreement'],
      force: ['right', 'fact'],
      all: [
        /\bany (?:third party|person|one|auditor|firm|competitor)\b[^.;]{0,20}\b(?:may|can|shall be entitled to) (?:conduct|perform|carry out|make|do|participate in)\b[^.;]{0,20}\b(?:audits?|inspections?|examination)\b|\b(?:audits?|inspections?)\b[^.;]{0,20}\b(?:may|can) be (?:conducted|performed|carried out) by any(?:one|body| (?:third party|person|firm))\b/,
      ],
      none: [/\bindependent\b|\bnot (?:a )?compet\w*|\bconfidential\w*|\breasonably acceptable\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on data security. */
export const benefits = defineBenefits('security', file, {
  'security-standard-promised': [
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:maintains?|implements?|applies|apply|keeps?|uses?|takes?|adopts?|provides?|employs?|protects?|operates?)\b/,
        /\b(?:technical and organi[sz]ational|safeguards?|security (?:measures|controls|program(?:me)?|procedures|standards?)|encrypt\w*|information security)\b/,
        /\b(?:data|information|content|systems?|unauthori[sz]ed|service|platform)\b/,
      ],
      none: [
        /\b(?:not|no|solely responsible|its own (?:network|systems?)|as it (?:sees|thinks|considers)|discretion|thinks fit|deems?|personnel|deposit|premises|confidential information)\b/,
      ],
      test: (_, { actor }) =>
        !/customer|client|user|subscriber|tenant|recipient|receiving|licensee|each/.test(
          (actor?.word ?? '').toLowerCase(),
        ),
    },
  ],
  'security-not-lowered': [
    {
      force: ['ban', 'duty', 'fact'],
      all: [
        /\bnot (?:\S+ ){0,4}(?:reduce|lower|decrease|diminish|degrade|weaken|materially)/,
        /\b(?:security|protection|safeguards?)\b/,
      ],
      none: [/\bliab|\bcustomer shall not\b/],
      test: (_, { actor }) => !/customer|client|user|tenant|licensee/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
  'security-certified': [
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:iso(?:\/iec)? ?27001|soc ?2|soc ?1|pci[- ]dss|hitrust|cyber essentials|nist)\b/,
        /\b(?:maintains?|holds?|certif\w+|report|compl(?:y|ies)|provides?|keeps?|complian\w+|operates?)\b/,
      ],
      none: [/\bnot\b|\bno\b/],
      test: (_, { actor }) => !/customer|client|user|tenant|licensee/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
  'backups-kept': [
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:backs? up|back-?ups?)\b/,
        /\b(?:daily|weekly|regular\w*|hourly|every \d+ hours|each day|at least|nightly|restor\w+|continuous)\b/,
        /\b(?:data|content|records|database|files)\b/,
      ],
      none: [
        /\b(?:not|no|solely|own|responsible for|may (?:keep|retain)|confidential information|copies in routine)\b/,
      ],
      test: (_, { actor }) =>
        !/customer|client|user|tenant|licensee|recipient|receiving|you/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
  'breach-costs-paid': [
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:data breach(?:es)?|security (?:breach|incident)(?:es|s)?|personal data breach|unauthori[sz]ed (?:access|disclosure)|incident)\b/,
        /(?<!\w)\[a\] (?:\S+ ){0,4}(?:pays?|bears?|reimburses?|indemnif(?:y|ies))\b|\bat its (?:own )?(?:cost|expense)\b/,
        /\b(?:costs?|expenses?|notif\w+|credit monitoring|forensic|remediat\w+|losses)\b/,
      ],
      none: [/\bnot\b|\bnotice of (?:any )?claim/],
      test: (_, { actor }) =>
        /vendor|supplier|provider|processor|contractor|we\b|agency|consultant/.test((actor?.word ?? '').toLowerCase()),
    },
    {
      bears: 'taker',
      force: ['duty', 'promise'],
      all: [
        /\b(?:bears?|pays?|reimburses?|covers?|meets?)\b/,
        /\b(?:credit monitoring|forensic\w*|call cent(?:er|re)|notif\w+ (?:to |of |and |the )*(?:affected|individuals|data subjects|regulators?|customers?|credit)|notification (?:and|costs?))\b/,
        /\b(?:costs?|expenses?|fees)\b/,
        /\b(?:breach|incident|intrusion|unauthori[sz]ed)\b/,
      ],
      none: [
        /(?<!\w)(?:not (?:be )?(?:required|liable)|\[taker\] (?:shall|bears?)|at (?:the )?\[taker\]'s)\b|\[each\]/,
      ],
      test: (_, { actor }) => !/customer|client|controller|user|you|tenant/.test(actor?.word ?? ''),
    },
  ],
  'account-risk-on-user': [
    {
      force: ['duty', 'fact', 'acknowledgement'],
      all: [
        /\b(?:responsible|liable|answers?)\b/,
        /\b(?:credentials?|passwords?|login|accounts?|authori[sz]ed users)\b/,
        /\b(?:activit\w+|acts|use|access|confidential\w*|secur\w+|compliance|actions)\b/,
      ],
      none: [
        /\bnot (?:be )?(?:responsible|liable)|\bwhether or not\b|\bbank\b|\baccounts? (?:receivable|payable)|\bbooks\b|\beven if\b/,
      ],
      test: (_, { actor }) => /customer|client|user|subscriber|licensee|you/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
});

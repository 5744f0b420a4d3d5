import type { Statement } from '../../statements/statement.ts';
import type { IssueRule } from '../issue.ts';

const supplied = ['purchase-agreement', 'service-agreement', 'saas-agreement', 'license-agreement', 'other'];
const byGiver = (_: unknown, { actor }: Statement): boolean =>
  !/client|customer|buyer|purchaser|licensee|distributor|^you$/.test(actor?.word ?? '');
const notByGiver = (_: unknown, { actor }: Statement): boolean =>
  !/contractor|supplier|provider|seller|vendor|consultant|licensor|manufacturer|^(?:we|our)$/.test(actor?.word ?? '');

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'take-or-pay-no-make-up': [
    {
      types: supplied,
      all: [
        /\btake[- ]or[- ]pay\b|\bpays?\b[^.;]{0,60}\bwhether or not (?:\S+ ){0,2}?(?:taken|ordered|used|delivered|takes?|orders?)\b|\b(?:paid|payable|pays?) (?:for )?as if (?:it had been )?(?:delivered|taken|ordered)\b|\bpays?\b[^.;]{0,60}\beven if (?:the )?\[a\] (?:takes?|orders?|uses?) less\b/,
      ],
      none: [
        /\bnot a take[- ]or[- ]pay\b|\b(?:make-?up (?:rights?|period)|may make up|not (?:be )?(?:required|obliged|take[- ]or[- ]pay)|no take[- ]or[- ]pay)\b/,
      ],
      test: notByGiver,
    },
    {
      all: [
        /\b(?:fetched|taken|collected|called for) or not\b/,
        /\b(?:billed|charged|paid|payable|pays?|due)\b/,
        /\d|\bminimum\b|\bquantit/,
      ],
      none: [/\b(?:may|can) be (?:taken|had|fetched|collected) (?:later|in any)\b/],
    },
  ],
  'minimum-despite-failure': [
    {
      types: supplied,
      all: [
        /\b(?:minimum|commitment|shortfall payment)\b/,
        /\bnot (?:be )?(?:abated?|reduced|excused|suspended|waived|adjusted)\b/,
        /\bfor any reason\b|\bwhatever the (?:reason|cause)\b|\bunder any circumstances\b|\bforce majeure\b|\boutage\b|\bfailure\b/,
      ],
      none: [/\b(?:liability|royalt\w+|rent|by the other)\b/],
    },
    {
      all: [
        /\b(?:should|even if|although|though|when|if)\b(?: \S+){0,4}? (?:unable to|cannot|fails? to|could not) (?:deliver|supply|ship)\b/,
        /\[\w+\] (?:still|nevertheless|nonetheless) (?:owes?|pays?)\b|\bremains? (?:due|payable)\b/,
        /\b(?:minimum|least|quantity|volume|shortfall)\b/,
      ],
      none: [/\bnot remain\b/],
    },
  ],
  'capacity-without-commitment': [
    {
      types: supplied,
      force: ['duty', 'promise'],
      all: [
        /\b(?:maintain|reserve|keep|dedicate|hold|provide)\b/,
        /\b(?:capacity|production lines?|tooling)\b/,
        /\b(?:forecasts?|dedicated|at no (?:charge|cost)|at all times|sufficient|\d+ ?(?:%|percent))/,
      ],
      none: [
        /\b(?:server|storage|data|processing capacity|power|energy|reservation fee|shall pay|liquidity|legal capacity|not (?:be )?(?:required|obliged))\b/,
      ],
      test: byGiver,
    },
    {
      types: supplied,
      force: ['duty', 'promise'],
      all: [
        /\b(?:supply|accept|fulfil\w*|fill|deliver)\b[^.;]{0,20}\b(?:all|any|every)\b[^.;]{0,25}\b(?:orders?|quantit\w+|requirements|purchase orders)\b/,
        /\ball (?:purchase )?orders\b|\bmay order\b|\brequirements\b|\bregardless\b|\bany quantity\b/,
      ],
      none: [
        /\b(?:forecast|up to|reasonable|in accordance with|not (?:be )?(?:required|obliged)|within \d+|binding|conform\w*|subject to)\b/,
      ],
      test: byGiver,
    },
    {
      all: [
        /\b(?:stands? by|standing by|at the ready|in reserve|on call)\b/,
        /\b(?:trucks?|machines?|staff|capacity|stock|crew|vehicles)\b/,
        /\b(?:although|though|even if|but)\b(?: \S+){0,3}? (?:may|need|can|does|has)\b(?: \S+){0,4}? (?:none|nothing|no order|not order|not book)\b/,
      ],
    },
  ],
  'minimum-spend': [
    { force: ['ban'], all: [/\b(?:less|fewer) than (?:[$£€] ?)?\d/, /\bmay not (?:order|buy|spend|take|purchase)\b/] },
  ],
  'binding-forecast': [
    {
      types: supplied,
      force: ['duty', 'promise', 'ban', 'fact'],
      all: [/\bforecasts?\b/, /\bliable (?:for|to)\b|\bpays? for\b|\bnot (?:reduce|cancel|lower|decrease|withdraw)\b/],
      none: [/\b(?:not (?:be )?(?:liable|required|binding)|no liability|not reduce its obligations)\b/],
      test: notByGiver,
    },
    {
      all: [
        /\bwhat (?:the )?\[a\] (?:says|states|reports|estimates)\b(?: \S+){0,6}? (?:will|expects? to) (?:want|need|order|buy|take)\b/,
        /\b(?:has to|must|shall|is bound to) (?:take|buy|accept|pay)\b/,
      ],
    },
  ],
  'quota-loses-rights': [
    {
      types: supplied,
      all: [
        /\b(?:fails? to|does not|do not|not)\b[^.;]{0,30}\b(?:minimum|milestones?|quotas?|targets?)\b/,
        /\b(?:becomes?|converts?|converted|revert)\b[^.;]{0,20}\bnon-?exclusive\b|\bexclusiv\w+\b[^.;]{0,20}\b(?:lapses?|lost|ends?|ceases?)\b/,
      ],
      none: [/\bnot (?:become|convert)\b/],
    },
    {
      all: [
        /\b(?:sells?|sold) (?:\S+ ){0,3}?(?:fewer|less) than\b/,
        /\b(?:rights?|territory|exclusivity|license)\b(?: \S+){0,4}? (?:gone|lost|ends?|lapses?|withdrawn)\b/,
      ],
      none: [/\bnot (?:be )?(?:lost|withdrawn|end|lapse)\b/],
    },
  ],
  'minimum-ratchet': [
    {
      types: supplied,
      all: [
        /\b(?:minimum|commitment|demand charge|committed|renewal)\b/,
        /\bnot be (?:less|lower) than\b[^.;]{0,60}\b(?:previous|prior|preceding|last)\b|\b(?:highest|greatest|peak)\b[^.;]{0,40}\b(?:preceding|previous|prior|past|last)\b|\bgreater of\b[^.;]{0,60}\b(?:previous|prior|preceding)\b/,
      ],
      none: [/\bliabilit\w+\b|\bguarant\w+|\bindemn\w+|\bsalary\b|\bwages?\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

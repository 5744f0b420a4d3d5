import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'partner-exclusive-one-way': [
    {
      within: 'sentence',
      force: ['duty', 'promise', 'right'],
      all: [
        /\[a\] (?:shall|must|will) (?:sell|buy|work|deal|carry|promote|distribute)\b(?: \S+){0,5}? (?:alone|solely|exclusively|but those of)\b/,
        /\[[a-z]+\] (?:may|is free to|can) (?:appoint|stock|sell|use|deal|work|engage|carry)\b(?: \S+){0,3}? (?:as many|others?|whatever|whomever|whoever|anyone)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'net-receipts-after-costs': [
    {
      all: [
        /\b(?:what is left|what remains|the remainder)\b/,
        /\b(?:once|after)\b(?: \S+){0,8}? (?:overheads?|costs?|outlays?|expenses)\b/,
        /\b(?:author|royalt\w+|share|third|half|quarter|percentage|\d+%)\b/,
      ],
      none: [
        /\bnot exceed\b|\bcapped\b|\bup to\b|\bmaximum\b|\bliquidat|\brent\b|\bforeclos|\bsale of the (?:goods|collateral)/,
      ],
    },
  ],
  'share-set-by-other': [
    {
      all: [
        /\bhow (?:much|large)\b(?: \S+){0,4}? (?:commission|royalt\w+|share|cut)\b/,
        /\bwhatever\b(?: \S+){1,3}? (?:fix\w*|sets?|decides?|chooses?|determines?)\b|\b(?:for|up to) (?:the )?\[\w+\] to\b/,
      ],
      none: [/\bexpert|\bcourt|\bnot\b/],
    },
  ],
  'leaver-bought-out-cheap': [
    {
      all: [
        /\b(?:shares?|interest|stake|units)\b/,
        /\b(?:resigns?|leaves?|leaver|departs?|retires?)\b/,
        /\b(?:half|a (?:fraction|third|quarter)) (?:of )?(?:what (?:it|they) (?:is|are) worth|(?:its|their|the) (?:\w+ )?(?:worth|value))\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'royalty-sales-left-out': [
    {
      all: [
        /\b(?:sister compan(?:y|ies)|affiliates?|group compan(?:y|ies)|sublicensees?|subsidiar(?:y|ies))\b/,
        /\b(?:sells?|sold|sales?)\b/,
        /\b(?:earns?|brings?|yields?|bears?) (?:the )?(?:\[\w+\] )?(?:nothing|no royalt\w+)\b/,
      ],
    },
  ],
  'buy-out-paid-late': [
    {
      force: ['right', 'fact', 'duty'],
      all: [
        /\bpay\b(?: \S+){0,3}? (?:leaving|departing|outgoing|retiring) (?:\S+ ){0,2}?(?:shares?|stake|interest)\b/,
        /\bover \d+ (?:years|months)\b|\bin (?:\S+ )?installments\b|\bby (?:a )?(?:promissory )?note\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'silence-gives-up-share': [
    {
      all: [
        /\b(?:says? nothing|(?:does|do) not (?:answer|reply|respond)|remains? silent|fails? to (?:answer|reply|respond))\b/,
        /\b(?:chosen|elected|agreed|taken|deemed)\b(?: \S+){0,3}? to (?:sell|transfer|give up)\b/,
        /\b(?:shares?|stake|interest|units)\b/,
      ],
      none: [/\bnot (?:be )?(?:taken|deemed)\b/],
    },
  ],
  'royalty-no-audit': [
    {
      all: [
        /\broyalt\w+/,
        /\b(?:can ?not|may not|no right to|not entitled to)\b(?: \S+){0,2}? (?:look into|inspect|audit|see|examine|check)\b(?: \S+){0,4}? (?:books|accounts|records)\b/,
      ],
      none: [/\bmore than\b|\boftener\b|\bunless\b/],
    },
  ],
  'royalty-bundle-split': [
    {
      all: [
        /\b(?:package|bundles?|combination|together with other)\b/,
        /\b(?:allocate|apportion|split|divide|attribute)\w*\b/,
        /\b(?:it|\[a\]) (?:considers? (?:suitable|fit|appropriate)|sees? fit|thinks? fit|chooses?|likes?)\b/,
      ],
      clause: [/\broyalt/],
      none: [/\bnot (?:allocate|apportion|split|divide|attribute)\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

import type { IssueRule } from '../issue.ts';

const changesHands =
  /\b(?:change (?:of|in) (?:control|ownership)|transfer of (?:control|shares|ownership)|sale of (?:the |its )?(?:business|shares|company)|sells? (?:its|the) (?:business|shares)|is sold|assignment|sublet(?:ting)?|sublease)\b/;
const denied = /\b(?:no|not|never|without (?:paying|payment))\b/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'change-of-control-defined-wide': [
    {
      bears: 'actor',
      force: ['fact', 'definition', 'duty'],
      all: [
        /\bchange (?:of|in) control["”]? (?:includes?|means|also means|shall (?:include|mean))\b/,
        /\b(?:departure|resignation|retirement|death|replacement|removal|appointment)\b.{0,30}\b(?:executive|director|officer|manager|board|chief|founder|partner|member)/,
      ],
      none: [/\bnot (?:include|mean)\b|\[each\]/],
    },
  ],
  'change-of-control-call-option': [
    {
      bears: 'other',
      force: ['right', 'fact', 'transfer'],
      all: [
        /\bchange (?:of|in) (?:control|ownership)|\btransfer of (?:control|shares)|\bdies\b|\bdeath\b/,
        /\b(?:option to (?:purchase|acquire|buy)|may (?:\w+ )?(?:purchase|acquire|buy|repurchase|take over)|right to (?:purchase|acquire|buy)|call option)\b/,
        /\b(?:net asset value|book value|nominal value|par value|cost|depreciated|price (?:that )?(?:\[a\]|it) (?:sets?|determines?|fixes|names)|discount)\b/,
      ],
      none: [/\bfair (?:market )?value\b|\bnot\b|\binsur/],
    },
  ],
  'change-of-control-charge': [
    {
      bears: 'actor',
      force: ['duty', 'fact', 'promise'],
      all: [
        changesHands,
        /\b(?:pay|pays|payable|reimburse|owes?|charged?|bear)\b/,
        /\b(?:transfer|administrati(?:ve|on)|processing|review|change of control|assignment|consent) (?:\w+ )?(?:fees?|charges?)\b|\b(?:legal|attorneys'?) (?:fees|costs)\b|\ball costs\b|\b\d+(?:\.\d+)? ?(?:%|percent|per cent) of (?:the |any )?(?:\w+ )?(?:excess|consideration|profit|purchase price|proceeds|premium)/,
      ],
      none: [denied, /\[each\]|\bsecurity assignment\b|\bassignment of (?:invention|error)/],
    },
    {
      bears: 'taker',
      force: ['duty', 'fact'],
      all: [changesHands, /\bfees?\b|\bcharges?\b/, /\bpayable to (?:the )?\[giver\]/],
      none: [denied],
    },
    {
      bears: 'actor',
      force: 'duty',
      all: [
        /\[a\] (?:shall|must|will)\b.{0,10}\bpay\b.{0,20}\bfee\b/,
        /\b(?:on|upon|for) (?:each|any|every) (?:assignment|transfer|sublet\w*|sublease|change)\b/,
      ],
      none: [denied],
    },
  ],
  'change-of-control-consent': [
    {
      bears: 'actor',
      force: ['duty', 'ban'],
      all: [
        /\b(?:obtain|requires?|need|seek|without)\b.{0,20}\[o\]'s (?:prior )?(?:written )?(?:approval|consent|permission)\b/,
        /\b(?:selling|sells?|sale of|transfer\w*|issu\w+|merg\w+)\b.{0,20}\b(?:its |any |the )?(?:shares|stock|business|company|control|ownership)\b/,
      ],
      none: [/\[each\]|\bnot (?:be )?unreasonabl/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

import type { IssueRule } from '../issue.ts';

const prices = /\b(?:prices?|pric(?:ed|ing)|charges?|rates?|terms|pays?|discounts?)\b/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'mfc-promise': [
    {
      bears: 'giver',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:give|grant|offer|charge|receive|extend)\w*\b/,
        /\b(?:its|their|the|your|\[(?:a|giver)\]'s) (?:best|lowest|most favou?red|most favou?rable) (?:\w+ )?(?:prices?|pricing|rates?|terms)\b/,
      ],
      none: [/\bnot\b|\befforts\b|\bemployees?\b/],
    },
  ],
  'mfc-any-customer': [
    {
      bears: 'giver',
      force: ['ban', 'fact', 'promise', 'duty'],
      all: [
        prices,
        /\b(?:never|not|at no time|under no circumstances)\b.{0,25}\b(?:exceed|(?:be )?(?:higher|greater|more|less favou?rable)(?: than)?)\b/,
        /\b(?:any|every|all) (?:other )?(?:customers?|person|buyer|purchaser|third party|one)\b|\banyone\b/,
        /\b(?:any product|anywhere|any (?:territory|country|quantity|volume|terms)|worldwide|whatever|regardless|irrespective)\b/,
      ],
      none: [/\b(?:similar|comparable|like|same) (?:quantit\w+|volumes?|terms|circumstances)\b/],
    },
    {
      bears: 'giver',
      force: ['ban', 'promise', 'duty', 'fact'],
      all: [
        /\b(?:shall|will) not\b.{0,25}\bcharge\b.{0,25}\bmore than (?:it )?charges? (?:to )?(?:any|anyone|another|others?)\b|\bcharge\b.{0,25}\bmore than\b.{0,15}\bcharges? (?:any|anyone|another|others?)\b/,
      ],
      none: [/\b(?:similar|comparable|like|same) (?:quantit\w+|volumes?|terms|circumstances)\b/],
    },
  ],
  'mfc-retroactive-refund': [
    {
      bears: 'giver',
      force: ['duty', 'right', 'promise', 'fact'],
      all: [
        /\b(?:refund|credit(?:ed)?|repay|rebate|reimburse)\b/,
        /\b(?:difference|excess|overcharge)\b/,
        /\b(?:retroactive(?:ly)?|past purchases|already (?:paid|purchased)|previous(?:ly)? (?:purchases|paid)|preceding \d+|back to|since the date)\b/,
      ],
      none: [/\bnot\b|\brent\b|\btax(?:es)?\b|\boperating (?:costs|expenses)\b|\bestimated\b/],
    },
    {
      bears: 'giver',
      force: ['duty', 'promise'],
      all: [
        /\b(?:refund|credit|repay|rebate|reimburse)\b/,
        /\b(?:others?|other customers?|anyone|another customer)\b.{0,30}\b(?:pays?|charged|less|lower)\b/,
        /\b(?:past|previous|already|earlier|retroactive\w*|overpayment|since)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'mfc-audit': [
    {
      bears: 'giver',
      force: ['right', 'duty', 'fact'],
      all: [
        /\b(?:access to|inspect|audit|examine|check|review|look at)\b/,
        /\b(?:books|records|contracts|accounts|invoices|what \[\w+\]'s other customers|prices (?:charged|given|paid)|what (?:the |its |your )?other customers)\b/,
        /\b(?:most favou?red|other customers?|best price|other buyers|prices? (?:charged|given|paid) (?:to|by) (?:others?|any other))\b/,
      ],
      none: [/\bnot\b|\bindependent\b|\bconfidential(?:ly)? auditor\b/],
    },
    {
      bears: 'giver',
      force: ['right', 'duty', 'fact'],
      all: [
        /\b(?:examine|inspect|audit|see|review|open|show|disclose|produce)\b/,
        /\b(?:sales to (?:others|other customers|third parties)|customer contracts|contracts with (?:other customers|others)|prices? to others)\b/,
      ],
      none: [/\bnot (?:\w+ )?(?:examine|inspect|audit|open|disclose)\b|\bindependent\b/],
    },
    {
      bears: 'giver',
      force: 'right',
      all: [
        /\b(?:check|verify|inspect|audit|examine|see|review)\b/,
        /\bprices?\b.{0,20}\b(?:gives?|charges?|offers?|grants?)\b.{0,15}\b(?:others?|other customers?|anyone|third parties)\b/,
      ],
      none: [/\bnot\b|\bindependent\b/],
    },
  ],
  'mfc-automatic-amendment': [
    {
      bears: 'giver',
      force: ['fact', 'duty', 'promise'],
      all: [
        /\bautomatic(?:ally)?\b|\bdeemed\b|\bforthwith\b/,
        /\b(?:reduced|lowered|adjusted|amended|changed?|apply|brought down)\b/,
        /\b(?:to the lower|lower price|better terms|more favou?rable)\b/,
        prices,
      ],
      none: [/\bnot\b|\brent\b|\binterest\b|\bmargin\b|\brating\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

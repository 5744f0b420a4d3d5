import { barring } from '../issue.ts';
import { defineBenefits } from '../benefit.ts';
import * as said from '../remedies/words-of-benefits.ts';
import file from './benefits.json' with { type: 'json' };

const ends =
  /\b(?:terminat\w*|cancel\w*|(?:end|ends|ending|leave|exit) (?:this|the|it\b)|rescind\w*|withdraw from|walk away|bring .{0,30}to an end)/;
const breach = /\b(?:breach\w*|default\w*|violat\w*|fail\w*|non-?compl\w*|non-?payment|non-?performance)/;
const cure =
  /\b(?:cures?|cured|remed(?:y|ied|ies)|rectif\w+|put (?:it |this |that |things )?right|corrects?|corrected|make good|made good)\b/;
const noCure =
  /\b(?:without .{0,40}(?:cure|remedy|notice)|no (?:right|opportunity|time|obligation|cure)|not (?:be )?(?:entitled|required)|incapable of (?:cure|remedy) (?:is|shall)|need not|waive)/;

/** What protects a party in clauses on termination. */
export const benefits = defineBenefits('termination', file, {
  'time-to-cure': [
    {
      bears: 'both',
      mutual: true,
      force: ['right', 'fact', 'duty', 'ban', 'definition'],
      all: [
        /\[each\]|\b(?:either|each|a|defaulting|breaching) party\b/,
        ends,
        breach,
        cure,
        /\b\d+[- ](?:business |working |calendar )?(?:days?|weeks?|months?|hours?)\b|\breasonable (?:time|period)/,
      ],
      none: [noCure, /\b(?:except|other than) (?:that )?(?:the )?\[(?:a|o)\]/],
    },
    {
      force: 'right',
      all: [
        /(?<!\w)\[a\]/,
        ends,
        /(?<!\w)\[o\]/,
        breach,
        cure,
        /\b\d+[- ](?:business |working |calendar )?(?:days?|weeks?|months?|hours?)\b|\breasonable (?:time|period)/,
      ],
      none: [
        noCure,
        /\[each\]/,
        /\bwithout cause|\bconvenience|\bany reason/,
        /\[a\]'s (?:material |own )*(?:breach|default)|(?:breach|default) (?:by|of) (?:the )?\[a\]|if (?:the )?\[a\] (?:breach|default|fail)/,
      ],
    },
    {
      bears: 'actor',
      force: ['ban', 'no-duty', 'fact', 'right', 'duty'],
      all: [
        /(?<!\w)\[a\] (?:shall|will|may|is to|has|have|must be given|is given|be given)\b.{0,50}\b\d+[- ](?:business |working |calendar )?days?.{0,60}\b(?:cure|remedy|put right|rectify|correct)\b/,
        breach,
      ],
      none: [noCure, /\[each\]/],
    },
    {
      force: ['duty', 'ban', 'no-right', 'promise'],
      bears: 'other',
      all: [
        /\b(?:terminat\w*|cancel\w*|forfeit\w*|accelerat\w*|re-?enter\w*|evict\w*|enforc\w+ (?:its|the) security|declare .{0,20}default|end (?:this|the) (?:agreement|lease|contract|employment|tenancy))\b/,
        /\b(?:before|prior to|until|unless|without (?:first )?giving|only after|shall first|must first)\b/,
        /\b(?:notice|reminder|warning)\b/,
        /\b(?:breach\w*|default\w*|non-?payment|arrears|unpaid|overdue|fail\w*|cur(?:e|ed)|remed(?:y|ied)|wrong)\b/,
        /\b\d+[- ](?:business |working |calendar )?(?:days?|weeks?|months?|hours?)|\b(?:cure|remed(?:y|ied)|put (?:it )?right|rectif\w+|reasonable (?:time|period|opportunity))\b/,
      ],
      none: [noCure, /\[each\]|\bconvenience\b|\bwithout cause\b|\bfor any reason\b|\brenew/],
    },
    {
      bears: 'taker',
      force: 'ban',
      all: [
        /\bno (?:forfeiture|termination|acceleration|eviction|event of default|default|breach)\b/,
        /\b(?:while|until|unless|if|so long as)\b.{0,80}\b(?:cur(?:e|es|ed|ing)|remed(?:y|ied|ying)|put(?:ting)? .{0,20}right|rectif\w+|diligent\w*)/,
      ],
      none: [noCure],
    },
    {
      bears: 'other',
      force: ['right', 'duty', 'ban', 'no-right', 'fact'],
      all: [
        /(?<!\w)\[a\]/,
        said.ends,
        said.fault,
        /\b(?:only (?:if|where|after|when|for)|unless|until|before|and (?:\[o\]|it|he|she|the latter)? ?(?:has|does|fails)|if .{0,80}(?:not|fails? to|leaves?)|after)\b/,
        said.cure,
        said.period,
      ],
      none: [
        noCure,
        /\[each\]|\bwithout cause|\bconvenience|\bany reason|\b\[a\]'s (?:material )?(?:breach|default)|\b(?:breach|default) (?:by|of) (?:the )?\[a\]|\bif (?:the )?\[a\] (?:breach|default|fail)/,
      ],
    },
    {
      bears: 'other',
      force: ['ban', 'no-right'],
      all: [
        /\[a\] (?:shall|may|must|will|cannot)/,
        said.ends,
        said.fault,
        /\b(?:before|until|unless|without (?:first )?|prior to)\b/,
        /\b(?:notice|warning|reminder|demand|hearing)\b/,
      ],
      none: [noCure, /\[each\]|\bconvenience|\brenew/],
    },
    {
      within: 'sentence',
      all: [
        said.cure,
        /\b(?:ends?|terminat\w*|cancel\w*|event of default|in default|forfeit\w*)\b.{0,40}\bonly (?:if|where|after|when)\b/,
        said.period,
      ],
      bears: 'taker',
      none: [noCure, /\[each\]|\bconvenience/],
    },
  ],
  'mutual-exit-for-convenience': [
    ...barring(
      [/\b(?:breach|default|insolven|force majeure|if (?:the|any|an)|unless|except|provided|may not|only)\b/],
      [
        {
          mutual: true,
          force: 'right',
          all: [
            /\[each\]|\b(?:either|each|any) party\b/,
            ends,
            /\b(?:for (?:any|whatever) (?:or no )?reason|without (?:cause|reason|giving)|for (?:its )?(?:own )?convenience|at any time|no reason|with or without cause|at will)/,
          ],
        },
        {
          mutual: true,
          force: 'right',
          all: [
            /^(?:\S+ ){0,6}(?:\[each\]|either party) may (?:terminate|end|cancel) (?:this|the) (?:\S+ ){1,3}(?:by|on|upon) (?:giving )?(?:not less than |at least )?\d+ (?:days|months|weeks)/,
          ],
        },
      ],
    ),
    {
      mutual: true,
      force: 'right',
      all: [
        /(?:\[each\]|\b(?:either|each) party)(?:, .{0,60},)? (?:may|can|is free to|shall be free to) (?:\w+ )?(?:leave|terminate|end|cancel|withdraw|walk away|bring)\b/,
        /\b\d+ (?:days?|weeks?|months?)\b.{0,40}\b(?:notice|ahead|in advance|before(?:hand)?|warning)\b|\b(?:notice|telling|tells)\b.{0,40}\b\d+ (?:days?|weeks?|months?)\b/,
      ],
      none: [
        /\b(?:breach|default|insolven|force majeure|if (?:the|any|an)|unless|except|provided|may not|only|fails?|cure)\b/,
      ],
    },
  ],
  'may-leave-on-notice': [
    {
      force: 'right',
      all: [
        /(?<!\w)\[a\] (?:may|can|shall (?:be entitled|have the right)|is entitled|has the right|reserves the right)/,
        ends,
        /\b(?:for (?:any|whatever) (?:or no )?reason|without (?:cause|reason|giving)|for (?:its )?(?:own )?convenience|at any time|no reason|with or without cause)/,
      ],
      none: [
        /\b(?:breach|default|insolven|force majeure|if (?:the|any|an)|unless|except|may not|only|only if|fee\b|shall pay|penalty of|on payment|upon payment|by paying|remaining|choice|after the occurrence|consent)\b/,
        /\[each\]/,
        /terminat\w* (?:[a-z]+ )?(?:user|account)/,
        /\b(?:terminate|end|cancel|discontinue)\b (?:or [a-z]+ )?(?:the |any |its |\[\w+\]'s )(?:\w+ ){0,2}(?:plan|program(?:me)?|scheme|policy)\b/,
      ],
    },
    {
      force: 'right',
      all: [
        /\[a\](?:, .{0,60},)? (?:may|can|is free to|shall be free to|is entitled to)\b.{0,40}\b(?:leave|terminate|end|cancel|withdraw|walk away|close)\b/,
        /\b(?:on|upon|by|with|giving)\b.{0,30}\b\d+ (?:days?|weeks?|months?)'? (?:\w+ )*notice|\bfor convenience\b|\bat any time\b/,
      ],
      none: [
        /\b(?:breach|default|insolven|force majeure|if|unless|except|may not|fails?|cure[sd]?|fee\b|penalty of|on payment|upon payment|by paying|remaining|must pay|shall pay|order|after the occurrence|settings|consent|choice)\b|\[each\]/,
        /\b(?:terminate|end|cancel|discontinue)\b (?:or [a-z]+ )?(?:the |any |its |\[\w+\]'s )(?:\w+ ){0,2}(?:plan|program(?:me)?|scheme|policy)\b/,
      ],
    },
  ],
  'exit-for-others-breach': [
    {
      force: 'right',
      all: [
        /(?<!\w)\[a\] (?:may|can|shall (?:be entitled|have the right)|is entitled|has the right|reserves the right)/,
        ends,
        breach,
        /(?<!\w)\[o\](?:'s)? .{0,60}\b(?:breach|default|fail|violat|does not|non)|\b(?:breach|default|failure) (?:by|of|on the part of) (?:the )?\[o\]|\bthe (?:other|provider|vendor|supplier) .{0,20}breach/,
      ],
      none: [/\[each\]/, /\b(?:may not|cannot|only (?:if|where|after)|final(?:ly)? (?:judgment|determin)|fraud)\b/],
    },
  ],
  'paid-for-work-done': [
    {
      mutual: true,
      force: ['duty', 'promise', 'right', 'fact'],
      all: [
        /\b(?:terminat\w*|cancel\w*|early end)/,
        /\b(?:pays?|paid|payment|reimburse\w*|compensat\w*|entitled to)\b/,
        /\b(?:services?|works?|deliverables|goods|units|orders?|costs?|expenses?|fees?|charges|amounts|hours)\b.{0,50}\b(?:performed|rendered|delivered|completed|done|incurred|accrued|earned|provided|accepted)\b.{0,60}\b(?:before|prior to|up to|through|to the|until|as of)\b/,
      ],
      none: [
        /\bno (?:payment|liability|obligation|claim)|\bnot (?:be )?(?:entitled|required|liable|pay|obliged)|\bneither|\bwithout (?:payment|liability)|\bonly if|\bno further|\bwaive|\bemploy|\bexecutive|\brefund/,
      ],
    },
    {
      bears: 'giver',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:terminat\w*|cancel\w*)\b/,
        /\b(?:shall|will|must) (?:\w+ )?pay\b|\bis (?:due|payable)\b/,
        /\b(?:work in (?:progress|process)|non-?cancel+able|committed costs|demobili[sz]ation|wind-?down costs|work (?:performed|done)|services (?:performed|rendered)|materials ordered)\b/,
      ],
      none: [/\bno (?:payment|liability)|\bnot (?:be )?(?:entitled|required|liable|pay)|\bonly if|\bwaive/],
    },
  ],
  'refund-of-prepaid-sums': [
    {
      mutual: true,
      force: ['duty', 'promise', 'right', 'fact'],
      all: [
        /\b(?:refund\w*|repay\w*|reimburse\w*|credit(?:ed)? back|return(?:ed)?)\b/,
        /\b(?:prepaid|pre-?paid|paid in advance|advance (?:payment|fees)|unused|unearned|unexpired|remain(?:der|ing)|pro ?rat\w+|after (?:the )?(?:termination|end)|period after|not (?:yet )?(?:provided|delivered|used|received))\b/,
        /\b(?:terminat\w*|cancel\w*|ends?\b|ended|leave|expir\w*|ceases?|withdraw\w*)/,
        /\b(?:fees?|charges?|sums?|amounts?|payments?|money|price|rent|premium|prepa\w+|subscription)\b/,
      ],
      none: [
        /\b(?:no|not|without|nor|never|non-?)[- ](?:\S+ ){0,6}?(?:refund|repay|return|credit|entitled)|\bnon-?refundable|\bno (?:refund|right)|\bsecurity deposit|\bbonus|\bsigning|\brelocation|\bonly if|\bsole discretion|\bless\b.{0,30}\bfee|\brepair|\btransportation|\bin escrow/,
      ],
    },
  ],
  'cancellation-fee': [
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:cancellation|termination|early exit|break) (?:fee|charge|payment)\b|\b(?:pays?|payable)\b.{0,60}\b(?:remaining fees|remaining charges|unamorti[sz]ed)\b/,
        /\b(?:terminat\w*|cancel\w*|leaves? early|ends? early)\b/,
        said.figure,
      ],
      none: [
        /(?<!\w)(?:no (?:fee|charge)|without (?:any )?(?:fee|charge)|not (?:be )?(?:payable|due)|\[giver\] shall pay)\b|\[each\]/,
      ],
      test: (_, { actor }) => !/supplier|provider|vendor|contractor|licensor|consultant|seller/.test(actor?.word ?? ''),
    },
  ],
});

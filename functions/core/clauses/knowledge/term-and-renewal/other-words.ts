import { daysIn } from '../../text/quantities.ts';
import type { IssueRule } from '../issue.ts';

const denied = /\b(?:not|never|no|neither|nor)\b/;
const agreed = /\b(?:agreed|mutual(?:ly)?|both|either|same (?:terms|price|fees)|consent|unchanged|may not)\b|\[each\]/;
const capped =
  /\b(?:not exceed|no more than|not more than|up to|at most|capped|consumer price|cpi|rpi|index|by (?:more than )?\d+(?:\.\d+)? ?(?:%|percent))|\d ?%/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'early-or-narrow-non-renewal-window': [
    {
      bears: 'taker',
      force: ['fact', 'duty', 'right'],
      all: [
        /\b(?:non-?renewal|not (?:to )?renew\w*|notice|cancel\w*|opt[- ]?out)\b/,
        /\bbetween (?:the )?\d+(?:st|nd|rd|th)?\b.{0,20}\band (?:the )?\d+(?:st|nd|rd|th)? (?:days?|weeks?|months?)\b.{0,40}\b(?:before|prior|expir\w+|end|renewal|anniversary)\b/,
      ],
      none: [/^(?:the )?\[giver\]|\bby (?:the )?\[giver\]|\bto extend\b/],
    },
  ],
  'non-renewal-needs-acknowledgement': [
    {
      bears: 'taker',
      force: ['fact', 'duty', 'right'],
      all: [
        /\b(?:non-?renewal|not (?:to |be )?renew\w*|renews? unless|cancellation of (?:the )?renewal)\b/,
        /\[(?:giver|a)\](?:'s)? (?:has |have |had )?(?:\w+ )?(?:acknowledg\w+|confirm\w*|countersign\w*|accept(?:s|ed|ance)|approv\w+)\b/,
        /\b(?:only|unless|until|requires?|once|upon|subject to)\b/,
      ],
      none: [/\b(?:no (?:acknowledg\w+|confirmation)|is needed|effective on receipt)\b/],
      test: (_, { actor }) => !/customer|client|buyer|licensee|tenant|user/.test(actor?.word ?? ''),
    },
  ],
  'renewal-price-uncapped': [
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        /\b(?:up)?on (?:each |any |every )?renewal\b|\bwhen (?:it|the \w+) renews\b|\bfor (?:each|any|the|every) renewal (?:term|period)\b|\bat renewal\b/,
        /\b(?:change|increase|raise|adjust|set|determine|revise|amend|vary)\b/,
        /\b(?:fees?|prices?|charges?|rates?|pricing)\b/,
      ],
      none: [agreed, capped],
    },
  ],
  'perpetual-term': [
    {
      force: ['transfer', 'duty', 'fact', 'promise', 'ban'],
      all: [
        /\b(?:indefinite (?:period|term|time|duration)|unlimited (?:period|term|duration|time)|no (?:expiration|expiry|end|time limit)|term (?:of this agreement )?is (?:unlimited|indefinite|perpetual))\b/,
        /\b(?:exclusiv\w+|confiden\w+|agreement|contract|obligations?|bound|undertak\w+|right|term)\b/,
      ],
      none: [
        denied,
        /\b(?:until (?:it is )?terminated|unless|(?:may|can) (?:be )?terminat\w+|on \d+|\d+ (?:days|months)'? notice|trade secrets?|software licen[cs]e|non-?exclusive licen[cs]e|employ\w+|subject to (?:the )?termination)\b|\[each\]/,
      ],
      clauseNone: [/\bmay terminate\b|\buntil terminated\b|\bunless terminated\b/],
    },
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\[a\]'s (?:\w+ ){0,3}?(?:obligations?|duties|undertakings|covenants)\b/,
        /\b(?:no (?:expiration|expiry|end(?: date)?|time limit)|never (?:expire|end|lapse)|not (?:expire|end|lapse))\b/,
      ],
      none: [/\[each\]|\btrade secrets?\b/],
    },
  ],
  'one-way-extension': [
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        /\b(?:extend(?:ed)?|prolong(?:ed)?|lengthen(?:ed)?|renew(?:ed)?)\b/,
        /(?:\bthe (?:term|agreement|contract|engagement|hire)|\bthis (?:agreement|contract)|\[o\]'s (?:contract|agreement|subscription|term|engagement))\b/,
        /\b(?:may|can|entitled|option|right|discretion)\b/,
        /\[a\]/,
      ],
      none: [
        agreed,
        denied,
        /\[o\] may\b|\bif [\w ]{0,30}\b(?:agrees?|accepts?)\b|\bforce majeure\b|\b(?:time for|deadline|completion|delivery date|due date|closing|offer|dispute|cure period|warranty period)\b|\bautomatic/,
      ],
    },
  ],
  'broad-survival': [
    {
      bears: 'taker',
      force: ['fact', 'duty'],
      all: [
        /\b(?:this|the present|each|every) (?:clause|section|provision|paragraph|article|undertaking|covenant)\b.{0,40}\b(?:surviv\w+|continues?)\b/,
        /\b(?:indefinitely|for ?ever|in perpetuity|perpetually|without (?:any )?(?:limit|time limit)|permanently|for all time)\b/,
      ],
      none: [/\b(?:until|unless|licen[cs]es?|indemnit\w+|limitation of liability|governing law)\b|\[each\]/],
      mutual: true,
    },
    {
      force: ['fact', 'duty'],
      all: [
        /\[(?:a|taker)\]'s (?:\w+ )?(?:obligations?|duties|covenants|undertakings|restrictions)\b|\b(?:obligations?|covenants?|duties|undertakings?)\b.{0,20}\b(?:of|on|by|upon) (?:the )?\[(?:a|taker)\]/,
        /\b(?:surviv\w+|continues?|outlast|remain in (?:force|effect))\b/,
        /\b(?:indefinitely|for ?ever|perpetuity|without limit|permanently|after (?:they|it|this agreement|the agreement) ends?|every provision|all (?:of )?(?:the )?obligations)\b/,
      ],
      none: [/\bfor \d+\b|\buntil\b|\b(?:sections?|clauses?) \d|\[each\]|\bdenied\b|\bno obligation survives\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:restrictions?|duties|obligations?|covenants?)\b.{0,20}\b(?:on|of|upon) (?:the )?\[taker\]/,
        /\b(?:continues?|survives?|remain)\b.{0,40}\b(?:after|beyond|forever|indefinitely)\b/,
      ],
      none: [/\b(?:for \d+|until|not)\b/],
    },
  ],
  'renewal-by-conduct': [
    {
      bears: 'taker',
      all: [
        /\b(?:continued|continuing|further) (?:use|occupation|performance|payment|access)\b|\b(?:continues?|keeps?) (?:to use|using|to occupy|paying|to pay)\b/,
        /\b(?:constitutes?|deemed|means|amounts? to|treated as|counts? as|taken as|signif\w+)\b/,
        /\b(?:acceptance of (?:a|the|another) )?(?:renewal|new term|renewed|further term|another term|extension)\b/,
      ],
      none: [/\b(?:not|never)\b/],
    },
    {
      bears: 'taker',
      all: [
        /\bif\b.{0,20}\b(?:do(?:es)? not (?:stop|cease)|continues?|keeps?|goes? on)\b/,
        /\b(?:new|further|another|renewed) (?:\w+ )?(?:term|period|contract|agreement)\b/,
      ],
      none: [/\bmay\b|\brent\b/],
    },
  ],
  'one-way-non-renewal': [
    {
      bears: 'other',
      all: [
        /\[a\] (?:\w+ )?may\b.{0,40}\b(?:decline|refuse|elect not|choose not|opt not) to renew\b|\[a\] (?:\w+ )?may\b.{0,20}\bnot renew\b/,
        /\[o\] (?:may|can|shall|has no)(?: not|not| right)?\b(?:\.|$)|\[o\] (?:may not|cannot|shall not|has no right)/,
      ],
    },
    {
      bears: 'taker',
      force: ['fact', 'duty'],
      all: [
        /\b(?:renew(?:s|ed)?|extended|continues?|rolls? over)\b/,
        /\bunless (?:the )?\[(?:giver|a)\] (?:\w+ )?(?:elects?|decides?|chooses?|gives?|notifies|declines?|determines?|objects?|terminates?)\b/,
      ],
      none: [/\[taker\]|\[each\]|\bor (?:the )?\[\w+\]|\beither\b|\[o\]/],
      test: (_, { actor }) => !/customer|client|buyer|licensee|tenant|user/.test(actor?.word ?? ''),
    },
  ],
  'term-grows-by-interruption': [
    {
      bears: 'taker',
      all: [
        /\bterm\b/,
        /\b(?:extended|prolonged|lengthened|added)\b/,
        /\b(?:by|for|period|time|duration)\b.{0,30}\b(?:suspension|interruption|downtime|stoppage|hold|absence|force majeure)\b/,
      ],
      none: [/\bnot\b|\bprobation/],
    },
  ],
  'automatic-renewal': [
    {
      bears: 'taker',
      force: ['fact', 'duty'],
      all: [
        /\b(?:continues?|extends?|renews?|runs?|rolls?)\b.{0,40}\b(?:successive|further|additional|consecutive|another)\b.{0,25}\b(?:periods?|terms?|years?|months?)\b/,
        /\b(?:until|unless)\b.{0,50}\b(?:terminat\w+|cancel\w*|notice)\b/,
      ],
      none: [/\b(?:may|not (?:be )?(?:renew|extend|continue)|option|mutual|agree)\b|\binsur/],
      mutual: true,
    },
  ],
  'long-lock-in': [
    {
      bears: 'taker',
      types: ['service-agreement', 'saas-agreement', 'other'],
      force: ['fact', 'duty'],
      all: [
        /^(?:the|this) (?:contract|agreement|subscription|term)\b.{0,40}\b(?:runs?|lasts?|is (?:fixed )?for|continues?)\b/,
        /\b\d+ (?:years|months)\b/,
      ],
      none: [/\b(?:surviv\w+|after|terminat\w+|unless|renew\w*|confiden\w*)\b/],
      clauseNone: [/\bmay terminate\b|\bon \d+ (?:days|months)'? notice\b/],
      test: ([, time]) => (daysIn(time![0]) ?? 0) >= 1080,
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

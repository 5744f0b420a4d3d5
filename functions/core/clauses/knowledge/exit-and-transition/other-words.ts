import type { IssueRule } from '../issue.ts';
import { daysIn } from '../../text/quantities.ts';

const exitHelp =
  /\b(?:(?:transition\w*|exit|termination|migration|handover|hand-over|transfer|off-?boarding|disengagement)(?:-related)? (?:assistance|services?|help|support)|assist\w* (?:\S+ ){0,6}?(?:migrat\w+|transition|transfer|moving)|help (?:\S+ ){0,6}?(?:migrat\w+|mov\w+|switch\w*))\b/;
const denied = /\b(?:not|never|no|neither)\b/;
const taker = /customer|client|buyer|licensee|tenant|user/;
const theirData =
  /(?:\[(?:o|a|taker)\](?:'s)? (?:\w+ )?(?:data|content|files|information|records)\b|\b(?:customer|your|their|its|the|any|all) (?:\w+ )?data\b)/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'no-exit-help': [
    {
      bears: 'taker',
      force: ['no-duty', 'fact', 'exclusion', 'ban'],
      all: [
        exitHelp,
        /\b(?:no (?:obligation|duty)|not (?:be )?(?:obliged|obligated|required)|need not|(?:do|does|will|shall) not (?:provide|give|offer|assist|help)|not included|no\b.{0,25}\b(?:included|provided|offered|given))\b/,
      ],
      none: [/\bnot relieved\b|\bunless\b/],
      test: (_, { actor }) => !taker.test(actor?.word ?? ''),
    },
    {
      bears: 'taker',
      force: ['no-duty', 'exclusion', 'fact'],
      all: [
        /\b(?:not (?:be )?(?:required|obliged|obligated)|no (?:obligation|duty)|need not)\b.{0,20}\b(?:help|assist|support|cooperate)\b/,
        /\b(?:transition\w*|migrat\w+|mov(?:e|ing)|switch\w*|transfer\w*|another (?:vendor|provider|supplier)|new (?:vendor|provider|supplier)|successor)\b/,
      ],
      test: (_, { actor }) => !taker.test(actor?.word ?? ''),
    },
    {
      bears: 'taker',
      all: [
        /\[(?:a|giver)\] (?:gives?|provides?|offers?|owes?) no (?:help|assistance|support)\b/,
        /\b(?:moves?|moving|leaves?|leaving|migrat\w+|switch\w*|transition|terminat\w+|end)\b/,
      ],
      test: (_, { actor }) => !taker.test(actor?.word ?? ''),
    },
  ],
  'exit-help-at-any-price': [
    {
      bears: 'taker',
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:export\w*|return\w*|retriev\w+|extract\w*|migrat\w+|hand(?:ing)? over)\b.{0,30}\bdata\b|\bdata (?:export|extraction|migration|retrieval)\b/,
        /\b(?:charge (?:a |an |its )?(?:\w+ )?(?:fees?|price|amount)|fees?|at (?:the )?(?:\[(?:a|taker|o)\]|customer|client)'s (?:\w+ )?(?:cost|expense)|rates)\b/,
      ],
      none: [
        denied,
        /\b(?:agreed|contract rates|free|without charge|reasonable)\b|\[giver\]'s (?:own )?(?:cost|expense)/,
      ],
      clause: [/\b(?:terminat\w+|expir\w+|export\w*|return|end|migrat\w+)\b/],
    },
    {
      bears: 'taker',
      all: [
        exitHelp,
        /\b(?:determined|set|fixed|decided|specified) by (?:the )?\[(?:a|giver)\]|\[(?:o|giver|a)\]'s (?:then[- ]current|standard|prevailing|usual|list|own|normal|published) (?:\w+ ){0,3}?(?:rates?|prices?|fees?|charges?)|\bprices? (?:that )?\[(?:a|giver)\]/,
      ],
      none: [denied, /\bfree\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:transition|exit|migration|handover|termination|off-?boarding)\b.{0,12}\b(?:help|support|assistance|services?|work)\b/,
        /\b(?:(?:its|\[giver\]'s|\[o\]'s|\[a\]'s) (?:usual|standard|normal|then[- ]current|list|own|published|prevailing)? ?rates?|rates? at the time|price of)\b/,
      ],
      none: [denied, /\b(?:agreed|contract rates|free)\b/],
    },
  ],
  'service-until-replaced': [
    {
      bears: 'giver',
      force: ['duty', 'promise'],
      all: [
        /\b(?:continue|carry on|go on|keep|not cease)\b/,
        /\b(?:perform\w*|provid\w+|serv\w+|suppl\w+|work\w*)\b/,
        /\buntil\b.{0,60}\b(?:replac\w+|successor|another (?:provider|supplier)|new (?:provider|supplier)|moved|transition|appointed|found)\b/,
      ],
      none: [/\b(?:not (?:be )?(?:required|obliged)|up to \d|at most|no longer than|maximum|within \d+|but not)\b/],
      test: (_, { actor }) => !taker.test(actor?.word ?? ''),
    },
    {
      bears: 'giver',
      force: ['duty', 'promise'],
      all: [
        /\b(?:keep|continue|go on|carry on)\b.{0,25}\b(?:services?|running|providing|performing|work)\b/,
        /\buntil\b.{0,30}\b(?:no longer needs?|told to stop|says so|releases? it|so (?:directs|decides)|is satisfied)\b|\bas long as (?:the )?\[o\] (?:requires?|needs?|wants?|wishes)\b/,
      ],
      none: [/\b(?:up to \d|at most|maximum|not (?:be )?(?:required|obliged))\b/],
    },
  ],
  'data-held-hostage': [
    {
      bears: 'taker',
      force: ['right', 'duty', 'fact'],
      all: [
        theirData,
        /\b(?:keeps?|hold|withhold|retain|released?|returned?|made available|handed over|provided|access)\b/,
        /\b(?:until|only (?:up)?on|only after|only once|conditional (?:up)?on|subject to|unless)\b.{0,50}\b(?:pa(?:id|ys?|yment)|settle\w*|owes?|outstanding)\b/,
      ],
      none: [/\b(?:not (?:withhold|hold)|regardless|confidential information|may withhold payment)\b/],
    },
    {
      bears: 'taker',
      force: ['duty', 'fact', 'right'],
      all: [
        /\b(?:release|return|hand over|deliver|give back)\b/,
        /\[o\]'s (?:\w+ )?(?:files|data|documents|property|materials|records|content|work)\b/,
        /\bonly (?:when|after|once|if|against|upon)\b.{0,40}\b(?:paid|payment|settled)\b/,
      ],
      none: [/\bregardless\b/],
      test: (_, { actor }) => !taker.test(actor?.word ?? ''),
    },
    {
      bears: 'taker',
      all: [
        /(?:\[(?:a|o|taker)\]'s|\b(?:customer|client)) (?:\w+ )?(?:records|data|files|documents|property|materials|drawings)\b/,
        /\b(?:kept|held|retained|withheld)\b.{0,10}\bby (?:the )?\[(?:o|a|giver)\]/,
        /\buntil\b.{0,40}\b(?:paid|settled|cleared)\b/,
      ],
      none: [/\bnot (?:be )?(?:kept|held|retained|withheld)\b/],
    },
  ],
  'short-retrieval-time': [
    {
      bears: 'taker',
      all: [
        /\bdata\b|\bcontent\b|\bfiles\b/,
        /\b(?:retriev\w+|export\w*|download\w*|collect\w*|extract\w*|available|copy|remove)\b/,
        /\b\d+[- ](?:business |calendar |working )?(?:hours?|days?|weeks?)\b/,
        /\b(?:deleted?|lost|erased?|terminat\w+|expir\w+|ends?|closure|cancel\w*|have \d+|has \d+|not exported)\b/,
      ],
      none: [
        /\b(?:availability|downtime|business days? of (?:a |the )?request|response|support|inspection|incident|breach|backup)\b/,
      ],
      test: ([, , time]) => (daysIn(time![0]) ?? 99) <= 14,
    },
  ],
  'keeps-materials-after-end': [
    {
      bears: 'taker',
      force: ['fact', 'right'],
      all: [
        /\b(?:licen[cs]es?|rights?)\b.{0,40}\b(?:granted|given)\b.{0,20}\bto (?:the )?\[(?:giver|o)\]/,
        /\bsurviv\w+\b|\bcontinue\b.{0,20}\bafter\b/,
      ],
      none: [denied, /\bmay terminate\b/],
    },
    {
      bears: 'other',
      force: ['no-duty', 'exclusion'],
      all: [
        /\bnot (?:be )?(?:required|obliged|obligated)\b|\bno (?:obligation|duty)\b|\bneed not\b/,
        /\b(?:return|hand back|give back|deliver up|destroy)\b/,
        /\[o\](?:'s)? (?:\w+ )?(?:materials?|propert\w+|documents?|equipment|items?|content|tools)\b/,
        /\b(?:terminat\w+|expir\w+|end)\b/,
      ],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:materials?|content|documents?|works?|equipment|items?)\b.{0,40}\bby (?:the )?\[(?:a|taker)\]/,
        /\b(?:remains? with|stays? with|kept by|retained by) (?:the )?\[(?:o|giver)\]/,
        /\b(?:after|following|upon|beyond)\b.{0,20}\b(?:end|terminat\w+|expir\w+)\b/,
      ],
      none: [denied],
      test: (_, { actor }) => !actor || taker.test(actor.word),
    },
  ],
  'escrow-release-any-breach': [
    {
      bears: 'giver',
      all: [
        /\bsource code\b|\bescrow(?:ed)? (?:materials?|deposit)\b/,
        /\b(?:released?|deliver\w*|hand(?:ed)? over|entitled to|access|request|surrender\w*|obtain)\b/,
        /\b(?:upon|on|after|following|if)\b.{0,30}\b(?:any|a|each|every) (?:\w+ )?(?:breach|default|failure|non-?compliance)\b|\bfails? to (?:perform|comply with|fulfil\w*) any\b|\bat any time\b|\bon (?:demand|request)\b/,
      ],
      none: [/\b(?:not|never|material|insolven\w*|bankrupt\w*|only)\b|\bopen source\b/],
    },
    {
      bears: 'giver',
      all: [
        /\bany (?:breach|default|failure)\b.{0,30}\b(?:entitles?|gives?|allows?)\b|\b(?:call for|obtain|demand|claim)\b.{0,20}\bsource code\b.{0,20}\b(?:whenever|at any time|on demand)\b/,
        /\bsource code\b/,
      ],
      none: [/\bnot\b|\bmaterial\b/],
    },
  ],
  'data-deleted-at-once': [
    {
      bears: 'taker',
      all: [
        /\b(?:data|content|files|records)\b/,
        /\b(?:wiped|deleted|erased|destroyed|purged)\b/,
        /\b(?:(?:on )?the (?:day|moment|date) (?:on which |that )?(?:the |this )?(?:contract|agreement|subscription|term) ends?|as soon as (?:the |this )?(?:contract|agreement|subscription) ends?|at the end of the (?:contract|agreement|term)|on (?:the )?(?:termination|expiry))\b/,
      ],
      none: [/\b(?:not|days after|\d+ days|confidential information|on request|certif\w+)\b/],
      clauseNone: [/\b\d+ days\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

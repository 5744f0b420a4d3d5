import type { Statement } from '../../statements/statement.ts';
import type { IssueRule } from '../issue.ts';

const isGranter = (word: string | undefined): boolean =>
  /franchisor|supplier|manufacturer|principal|licensor|company|seller|vendor|^(?:we|our)$/.test(word ?? '');
const byGranter = (_: unknown, { actor }: Statement): boolean => isGranter(actor?.word);
const notByGranter = (_: unknown, { actor }: Statement): boolean => !isGranter(actor?.word);
/** A clause about a network of sellers: elsewhere the same words are of other sales. */
const network =
  /\b(?:franchis\w+|distribut\w+|dealers?|resell\w+|agents?|agency|territor\w+|outlets?|principal|appoint\w+|stock|stores?|manual|fund)\b/;

/** Rules for the plain wording that every form has. */
export const otherWords = {
  'territory-not-protected': [
    {
      types: ['other'],
      force: ['right', 'fact'],
      all: [/\bmay (?:\w+ )?compete with (?:the )?\[o\]/],
      clause: [/\b(?:franchis\w+|distribut\w+|dealers?)\b/],
      none: [/\bnot compete\b/],
      test: byGranter,
    },
    {
      types: ['other'],
      all: [
        /\bno (?:exclusive|protected)\b[^.;]{0,20}\b(?:territory|area|rights?)\b|\b(?:territory|area)\b[^.;]{0,30}\bnot (?:be )?(?:exclusive|protected)\b|\b(?:national|key|house|corporate) accounts?\b[^.;]{0,20}\breserved\b/,
      ],
      clause: [/\b(?:franchis\w+|distribut\w+|dealers?|supplier|agents?|territory)\b/],
      none: [/\bnothing\b/],
    },
    {
      types: ['other'],
      force: ['right', 'fact'],
      all: [
        /\b(?:sell|market|distribute|offer|solicit)\b/,
        /\b(?:internet|online|e-commerce|other channels?|alternative channels?|directly|mail order|any channel)\b/,
        /\b(?:territory|area|near)\b/,
      ],
      none: [/\b(?:not|outside|commission|compensat\w+)\b/],
      test: byGranter,
    },
  ],
  'tied-purchases': [
    {
      types: ['other'],
      all: [
        /\b(?:sole|only|exclusive) suppliers?\b|\bbuy\b[^.;]{0,30}\b(?:all|its entire|exclusively|only)\b[^.;]{0,40}\bfrom (?:the )?\[o\]|\b(?:rebates?|commissions?|allowances?)\b[^.;]{0,30}\bfrom (?:the )?(?:approved |designated )?(?:suppliers?|vendors?)\b/,
        /\b(?:keep|retain|profit|suppliers?|buy|supply)\b/,
      ],
      clause: [/\b(?:franchis\w+|dealers?|distribut\w+|ingredients|products|outlet|store|you)\b/],
      none: [/\b(?:not (?:be )?(?:obliged|required)|pass(?:ed)? (?:on|to)|any supplier)\b/],
    },
  ],
  'no-end-compensation': [
    {
      types: ['other'],
      all: [
        /\bnothing (?:is|shall be|will be) (?:payable|owed|due) to (?:the )?\[(?:taker|a|o|giver)\]/,
        /\b(?:ends?|terminat\w+|expir\w+)\b/,
      ],
      clause: [network],
    },
    {
      types: ['other'],
      all: [
        /\b(?:waives?|no (?:compensation|indemnity|payment|claim|commission)|not (?:be )?(?:entitled|liable|payable)|owes? (?:the )?\[?\w*\]? ?nothing)\b/,
        /\b(?:goodwill|customers?|business (?:the )?\[?\w*\]? ?built|investments?|clientele|commission)\b/,
        /\b(?:terminat\w+|expir\w+|ends?|waives?|non-renewal|goodwill)\b/,
      ],
      clause: [network],
      none: [/\b(?:nothing in|supplier shall not be entitled|employee)\b/],
      test: (_, { words }) => !/^(?:the )?\[giver\] (?:shall|is) not (?:be )?entitled/.test(words),
    },
    {
      types: ['other'],
      within: 'sentence',
      all: [
        /\b(?:when|after|once|upon|on)\b[^.;]{0,30}\b(?:ends?|terminat\w+|expir\w+)\b/,
        /\bowe (?:the )?\[o\] nothing\b/,
      ],
    },
  ],
  'minimum-sales-set': [
    {
      types: ['other'],
      all: [
        /\b(?:quotas?|(?:sales|purchase|performance) (?:targets?|minimums?|goals?))\b/,
        /\b(?:sets?|established?|fix(?:es|ed)?|determined?|meets?|achieves?)\b/,
      ],
      clause: [/\b(?:distribut\w+|dealers?|franchis\w+|agents?|resell\w+|supplier|manufacturer)\b/],
      none: [
        /\b(?:not (?:be )?(?:binding|a breach)|reasonable (?:efforts|endeavou?rs)|jointly|mutual\w*|agreed?|shall not|employee|bonus)\b/,
      ],
    },
  ],
  'franchise-post-term-covenant': [
    {
      types: ['other'],
      all: [
        /\b(?:after|following|upon|on)\b[^.;]{0,30}\b(?:terminat\w+|expir\w+|end of)\b/,
        /\btake over\b[^.;]{0,30}\b(?:lease|premises|outlet|business)\b|\b(?:neither|not|no)\b[^.;]{0,60}\b(?:interest|engage\w*|involved|participat\w+)\b[^.;]{0,30}\b(?:competi\w+|similar) business/,
      ],
      clause: [/\bfranchis\w+|\bdealer\b|\bdistribut\w+/],
      none: [/\bfranchisor (?:shall|may) not\b|\bduring the term\b/],
      mutual: true,
      bears: 'taker',
    },
  ],
  'ad-fund-free-use': [
    {
      types: ['other'],
      within: 'sentence',
      all: [
        /\b(?:fund|advertising (?:fund|money|contributions?|fees?)|marketing (?:fund|contributions?))\b|(?:advertising|marketing) \[\w+\]/,
        /\b(?:need not|not (?:be )?(?:required|obliged|obligated)|do(?:es)? not have to|no (?:fiduciary|duty|obligation)|not a trust|charge its|sole discretion|decides?|decide)\b/,
        /\b(?:account|audit|spent|spend|proportion\w*|overhead|administrat\w+|fiduciary|trust|how)\b/,
      ],
      clause: [/\bfranchis\w+|\badvertising\b|\bdealer\b/],
      none: [/\bnot use\b|\bonly on advertising\b/],
    },
    {
      types: ['other'],
      all: [/\b(?:not (?:be )?(?:required|obliged) to|no (?:obligation|duty) to)\b[^.;]{0,30}\b(?:audit|account)\b/],
      clause: [/\bfund\b/, /\bfranchis\w+/],
      test: byGranter,
    },
  ],
  'customers-handed-over': [
    {
      types: ['other'],
      force: ['duty', 'promise', 'transfer'],
      all: [
        /\b(?:terminat\w+|expir\w+|ends?)\b/,
        /\b(?:deliver|transfer\w*|assign|hand over|provide|turn over|surrender)\b/,
        /\b(?:customer (?:lists?|data|records|files|information|contracts?)|list of (?:all )?(?:its )?customers|customers to|telephone numbers?|domain names?)\b/,
      ],
      clause: [/\b(?:distribut\w+|dealers?|franchis\w+|agents?|resell\w+)\b/],
      none: [/\b(?:shall pay for|not (?:be )?required|provider|subscription|hosting)\b/],
      test: notByGranter,
      bears: 'actor',
    },
    {
      types: ['other'],
      all: [
        /\bcustomers\b[^.;]{0,20}\b(?:deemed|belong|remain)\b[^.;]{0,20}\b(?:customers of|to)\b[^.;]{0,10}\b(?:principal|supplier|company|manufacturer)?/,
      ],
      clause: [/\bagents?\b|\bprincipal\b|\bdistribut\w+/],
      none: [/\bnot (?:be )?(?:deemed|belong)\b|\bof the agent\b|\bto (?:the )?(?:distributor|agent)\b/],
      bears: 'giver',
    },
  ],
  'stock-left-at-end': [
    {
      types: ['other'],
      all: [
        /\b(?:stock|inventory|products)\b/,
        /\b(?:cease|stop|discontinue)\b[^.;]{0,20}\b(?:selling|sale|distribut\w+)\b[^.;]{0,40}\b(?:terminat\w+|expir\w+)|\b(?:not (?:be )?(?:entitled|permitted) to return|may not return)\b|\b(?:do(?:es)? not have to|need not|no (?:obligation|duty) to|not (?:be )?(?:obliged|required) to) (?:buy back|repurchase|take back|accept)\b|\bsell[- ]off\b[^.;]{0,60}\b(?:destroy\w*|its own cost)\b|\bsell off its stock\b[^.;]{0,40}\bdestroyed\b/,
      ],
      clause: [/\b(?:distribut\w+|dealers?|franchis\w+|agents?|resell\w+|agreement ends)\b/],
      none: [/\bshall repurchase\b|\bdefective\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

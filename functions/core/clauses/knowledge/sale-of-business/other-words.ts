import type { Statement } from '../../statements/statement.ts';
import type { IssueRule } from '../issue.ts';

const deal = ['purchase-agreement'];
/** The clause speaks of the sale of a company or a business, not of goods. */
const ofDeal =
  /\b(?:clos(?:e|ing)|completion|earn-?out|purchase price|consideration|company|shares?|target|business|escrow|holdback|retention|note|disclos\w+|representations?|indemnif\w+)\b/;
const notBySeller = (_: unknown, { actor }: Statement): boolean =>
  !/seller|vendor|shareholder|target/.test(actor?.word ?? '');
const notByBuyer = (_: unknown, { actor }: Statement): boolean =>
  !/buyer|purchaser|acquirer|parent/.test(actor?.word ?? '');

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'price-adjustment-one-way': [
    {
      types: deal,
      all: [
        /\b(?:working capital|net assets|net cash|net debt|cash)\b/,
        /\b(?:less than|below|shortfall|reduced|exceeds?)\b/,
        /\[a\] shall pay (?:the )?\[o\]|\b(?:purchase price|consideration)\b[^.;]{0,20}\breduced\b|\bno (?:additional|further|increase)\b/,
      ],
      none: [/\bincreased or (?:decreased|reduced)\b|\bas the case may be\b|\bmore or less\b/],
      clauseNone: [
        /\b(?:buyer|purchaser)\b[^.;]{0,20}\bshall pay\b[^.;]{0,60}\b(?:excess|difference)\b|\bprice\b[^.;]{0,30}\b(?:shall be|is) increased\b|\bincreased or (?:decreased|reduced)\b/,
      ],
    },
    {
      types: ['purchase-agreement'],
      within: 'sentence',
      all: [
        /\b(?:net assets|working capital|accounts|cash)\b(?: \S+){0,4}? (?:short|below|less|under)\b/,
        /\b(?:over|above|exceed\w*|more|higher)\b/,
        /\b(?:nothing (?:more|further)|no (?:increase|further payment|extra))\b/,
      ],
    },
  ],
  'indemnity-despite-disclosure': [
    {
      types: ['purchase-agreement'],
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:even though|although|though|even if)\b(?: \S+){0,4}? (?:told|informed|disclosed|warned)\b/,
        /\b(?:disclosure (?:letter|schedule)|disclosed|data room)\b/,
        /\b(?:pays?|indemnif\w+|liable|reimburse\w*|answers?)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'sale-claims-unlimited': [
    {
      types: deal,
      force: ['right', 'fact'],
      all: [
        /\b(?:claims?|action)\b/,
        /\b(?:warrant(?:y|ies)|representations?|indemnif\w+|breach)\b/,
        /\bat any time (?:after|following)\b|\bwithout limit(?:ation)? (?:in|of|as to) time\b/,
      ],
      none: [/\bnot\b|\bwithin\b/],
      test: notBySeller,
    },
    {
      types: ['purchase-agreement'],
      all: [
        /\bneither\b(?: \S+){0,6}? (?:bounds?|limits?|caps?|restricts?)\b/,
        /\b(?:warrant\w+|indemnit\w+)\b/,
        /\b(?:time|amounts?)\b/,
      ],
    },
  ],
  'buyer-mac-out': [
    {
      types: deal,
      bears: 'giver',
      all: [
        /\b(?:obligations?|duty) of (?:the )?\[\w+\] to (?:consummate|complete|close|purchase|proceed)|\[\w+\]'s obligations? to (?:consummate|complete|close|purchase|proceed)|\bconditions? (?:precedent )?to (?:closing|completion|the closing|\[\w+\]'s obligations)/,
        /\b(?:satisf\w+|acceptable|content)\b[^.;]{0,80}\b(?:due diligence|investigation|review|financing|funding)\b|\b(?:due diligence|investigation|financing|funding)\b[^.;]{0,80}\b(?:satisf\w+|acceptable|sole discretion)\b|\b(?:obtain\w*|received?|secured?)\b[^.;]{0,30}\b(?:financing|funding)\b/,
      ],
      none: [/\bgoods\b|\bpremises\b|\bnot (?:be )?(?:conditional|subject)|\bfranchis\w+/],
    },
    {
      types: deal,
      force: ['no-duty', 'right', 'fact'],
      all: [
        /\b(?:need not|not (?:be )?(?:obliged|obligated|required) to|may (?:decline|refuse) to) (?:close|complete|consummate)\b/,
        /\b(?:lenders?|financing|funds?|board|diligence|opinion|satisf\w+)\b/,
      ],
      test: notBySeller,
    },
    {
      types: deal,
      all: [
        /\b(?:obligation to (?:close|complete|consummate)|condition (?:of|to|precedent)|conditions? (?:of|to) (?:the )?(?:closing|completion)|rescind|terminate|walk away)\b/,
        /\b(?:approval (?:by|of) (?:its|the) board|board approval|its board|in \[(?:taker|a)\]'s (?:sole |reasonable )?(?:opinion|judgment|discretion)|material adverse change|satisfactory to (?:it|\[(?:a|taker)\]))/,
      ],
      clause: [ofDeal],
      none: [/\b(?:either party|each party|not (?:rescind|terminate))\b/],
      test: notBySeller,
    },
    {
      types: ['purchase-agreement'],
      force: ['right'],
      all: [
        /\b(?:until|before|prior to)\b/,
        /\[\w+\] (?:may|can|is free to) (?:drop|abandon|walk away from|withdraw from|pull out of|call off)\b/,
        /\b(?:no longer likes?|dissatisf\w+|changes? its mind|sees? fit)\b/,
      ],
    },
  ],
  'break-fee-heavy': [
    {
      types: ['purchase-agreement'],
      all: [
        /\b(?:sale|purchase|merger|deal|transaction)\b(?: \S+){0,3}? (?:comes? to nothing|falls? through|fails?|not (?:close|go ahead))\b/,
        /\b(?:owes?|pays?)\b/,
        /\b(?:blameless|no fault|not at fault|whatever the reason|regardless of)\b/,
        /\d/,
      ],
    },
  ],
  'price-paid-by-note': [
    {
      types: deal,
      all: [
        /\b(?:purchase price|consideration|earn-?out|balance of the price|deferred)\b/,
        /\b(?:promissory notes?|loan notes?|(?:unsecured|subordinated) notes?|consideration shares|shares of (?:the )?\[(?:taker|a)\]|common stock|shares in (?:the )?\[(?:taker|a)\]|stock of (?:the )?\[(?:taker|a)\])(?!\w)/,
        /\b(?:pay|paid|payable|satisf\w+|deliver\w*|issue|issuance|elect)\b/,
      ],
      none: [/\b(?:not (?:pay|be paid)|secured by|in cash at closing|guaranteed by|set off|offset|deduct)\b/],
    },
    {
      types: deal,
      all: [
        /\b(?:note|deferred (?:consideration|purchase price|payments?)|earn-?out)\b/,
        /\b(?:unsecured|subordinated?)\b/,
      ],
      none: [/\bnot (?:be )?(?:unsecured|subordinated?)\b|\bcreditors?\b|\bset off\b/],
      clause: [/\b(?:buyer|purchaser|seller|closing)\b/],
    },
    {
      types: ['purchase-agreement'],
      all: [/\b(?:iou|promissory note|loan notes?)\b/, /\bprice\b/, /\b(?:takes?|accepts?|receives?)\b/],
      none: [/\bnot\b/],
    },
  ],
  'price-set-off': [
    {
      types: deal,
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:set off|offset|deduct|recoup|withhold|net)\b/,
        /\b(?:losses|claims?|indemnifiable|damages)\b/,
        /\b(?:note|holdback|earn-?out|deferred|amounts? payable|purchase price|consideration|escrow)\b/,
      ],
      none: [
        /\b(?:not (?:be )?(?:set off|offset|deduct|entitled|withheld)|finally (?:determined|adjudicated)|no right)\b/,
      ],
      test: notBySeller,
    },
    {
      types: ['purchase-agreement'],
      all: [
        /\bwhat(?:ever)? (?:the )?\[\w+\] (?:says|claims|thinks)\b/,
        /\b(?:comes?|taken|knocked|deducted) (?:off|from)\b/,
        /\b(?:installment|deferred|balance|remainder|earn-?out)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'seller-release-general': [
    {
      types: deal,
      force: ['waiver', 'promise', 'fact', 'acknowledgement'],
      all: [
        /\b(?:waives?|releases?)\b/,
        /\b(?:rights? of (?:contribution|indemnity|recourse|subrogation)|contribution or indemnity)\b/,
        /\b(?:against|from)\b/,
      ],
      none: [/\bnot (?:waive|release)\b|\binsur\w+/],
      test: notByBuyer,
    },
    {
      types: ['purchase-agreement'],
      all: [
        /\b(?:forever )?(?:discharges?|releases?|acquits?)\b/,
        /\ball (?:causes of action|claims|debts|demands|actions|liabilities)\b/,
        /\b(?:known|unsuspected|unknown|of every kind|whatsoever)\b/,
        /\b(?:closing|completion)\b/,
      ],
      none: [/\bnothing\b|\bnot\b/],
    },
  ],
  'earnout-buyer-control': [
    {
      types: deal,
      all: [
        /\b(?:after|following|post-?)\b ?(?:the )?(?:closing|completion)\b|\bearn-?out\b/,
        /\b(?:business|company)\b[^.;]{0,30}\b(?:run|operated|managed|conducted)\b|\b(?:operation|management|conduct|running) of the (?:business|company)\b/,
        /\b(?:matter for|up to|decided by|in the discretion of|discretion of) (?:the )?\[(?:a|taker)\](?: alone)?/,
      ],
      none: [/\bnot\b|\bpast practice\b/],
    },
    {
      types: deal,
      all: [
        /\bearn-?out\b/,
        /\baccounting (?:policies|principles|practices)\b[^.;]{0,60}\b(?:from time to time|then|in effect)\b|(?:\[taker\]|\[a\])'s (?:then-current )?accounting (?:policies|practices)\b/,
      ],
      none: [/\bconsistent with past practice\b|\bgaap\b|\[giver\]'s\b/],
    },
    {
      types: deal,
      all: [
        /\b(?:nothing|not|no)\b[^.;]{0,60}\b(?:restricts?|limits?|fetters?|restrain)\b[^.;]{0,60}\b(?:conduct|operat\w+|management|running)\b[^.;]{0,30}\bbusiness\b/,
        /\b(?:after|following|post)\b[^.;]{0,20}\b(?:completion|closing)\b|\bearn-?out\b/,
      ],
      test: (_, { sentence }) => /\b(?:buyer|purchaser|acquirer)\b/.test(sentence.lower),
    },
  ],
  'sale-materiality-scrape': [
    {
      types: deal,
      all: [
        /\b(?:without|disregard\w*|ignor\w+|no)\b[^.;]{0,40}\b(?:qualif\w+|limitation|exception)\b[^.;]{0,30}\b(?:materiality|knowledge|material adverse effect)\b/,
        /\b(?:representations?|warrant(?:y|ies)|breach|losses)\b/,
      ],
      none: [/\bgiven (?:full )?effect\b|\bnot be (?:disregarded|ignored)\b/],
    },
  ],
  'escrow-long': [
    {
      types: deal,
      all: [
        /\b(?:escrow|holdback|retention|retained amount|held back)\b/,
        /\b(?:(?:third|fourth|fifth|sixth|3rd|4th|5th) anniversary|statutes? of limitations?|(?:until|pending) (?:all|every|final)|[3-9] years|(?:3[0-9]|[4-9]\d) months)\b/,
      ],
      none: [/\b(?:six months|1 year|source code|document retention|records)\b/],
    },
  ],
  'seller-covenants-wide': [
    {
      types: deal,
      force: ['ban', 'no-right'],
      all: [
        /\b(?:competitive|competing|competes?|similar)\b/,
        /\b(?:now or (?:later|hereafter|in the future)|anywhere|worldwide|in the united states|throughout|any business (?:carried on )?(?:by|of) (?:the )?\[o\]|any of its affiliates)\b/,
      ],
      none: [/\bduring the term\b|\bconfidential\b/],
      test: notByBuyer,
    },
  ],
  'sale-non-reliance': [
    {
      types: deal,
      all: [
        /\b(?:relied|relies|rely) (?:solely|only|exclusively) (?:up)?on (?:its|their|his) own\b|\bdisclaims? (?:any |all )?reliance\b|\b(?:acknowledges?|agrees?)\b[^.;]{0,40}\bno other (?:representations?|warrant(?:y|ies))\b/,
      ],
      none: [/\bnot disclaim\b|\bfraud\b/],
      test: (_, { sentence, actor }) =>
        !/seller|vendor/.test(actor?.word ?? '') ||
        /\b(?:buyer|purchaser)\b[^.;]{0,60}\backnowledges?\b/.test(sentence.lower),
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

import type { IssueRule } from '../issue.ts';

const notMutual = /\[each\]|\beither\b|\bneither\b/;
const consented =
  /\b(?:not|only (?:with|after|to)|with (?:the )?\[o\]'s|consent of|prior (?:written )?(?:consent|approval)|approved|unless|subject to|provided)\b/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'free-assignment': [
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        /\[a\] (?:\w+ )?(?:may|can|is entitled to|reserves the right to|shall be (?:entitled|free) to)\b.{0,30}\b(?:assign|transfer|novate)\b/,
        /\b(?:this|the|its) (?:agreement|contract|lease|deed|rights|interest)\b/,
        /\b(?:at any time|freely|to (?:any|a) (?:\w+ (?:or \w+ )?)?(?:person|party|third|company|assignee)|to anyone|without (?:notice|restriction))\b/,
      ],
      none: [
        notMutual,
        consented,
        /\b(?:shall|will) assume\b|\bsuccess(?:or|ors|ion)\b|\bsucceeds\b|\baffiliates?\b|\ball or substantially all\b|\bshares?\b|\bsecurities\b/,
      ],
    },
  ],
  'assignment-consent-at-will': [
    {
      bears: 'actor',
      within: 'sentence',
      force: ['right', 'ban'],
      all: [
        /\[a\] (?:\w+ )?(?:may|can|shall|must)\b.{0,40}\b(?:assign|transfer|sublet|sell)\b/,
        /\b(?:if|with|without|unless) (?:the )?\[o\](?:'s)? (?:\w+ )?(?:\w+ )?(?:agrees?|consents?|consent|approval|permission)\b/,
        /\b(?:refuse|withhold|withheld|granted or refused|decline)\b.{0,30}\b(?:for any (?:or no )?reason|discretion|at will|without (?:giving )?(?:a |any )?reasons?)\b/,
      ],
      none: [notMutual, /\bnot (?:be )?unreasonabl[ey]\b/],
    },
    {
      bears: 'actor',
      force: ['ban', 'right', 'no-right'],
      all: [
        /\[a\] (?:may|shall|can|must)\b.{0,20}\b(?:assign|transfer|sublet)\b/,
        /\b(?:unless|only if|without)\b.{0,10}\[o\].{0,30}\b(?:sole |absolute )?discretion\b|\bconsent\b.{0,40}\b(?:sole |absolute )discretion\b/,
      ],
      none: [notMutual, /\bnot (?:be )?unreasonabl/],
    },
  ],
  'assignment-banned': [
    {
      bears: 'actor',
      force: ['duty', 'fact', 'ban', 'no-right'],
      all: [
        /\b(?:purported |attempted )?(?:assignment|transfer|sublet(?:ting)?|sublicen[cs]e|delegation)\b.{0,30}\bby (?:the )?\[a\]/,
        /\b(?:void|null|invalid|of no (?:force|effect)|ineffective|prohibited)\b/,
      ],
      none: [notMutual, /\bunless\b|\bin breach of\b|\bnot void\b/],
    },
    {
      bears: 'actor',
      force: ['ban', 'no-right', 'duty'],
      all: [
        /\[a\] (?:may|shall|must|will|can) ?not\b.{0,20}\b(?:assign|transfer|novate|sublet)\b|\b(?:may|shall|can) ?not be (?:\w+ )?(?:assigned|transferred|sublet|sublicensed)\b.{0,40}\bby (?:the )?\[a\]/,
        /\b(?:agreement|contract|lease|licen[cs]e|rights|obligations|interest)\b/,
        /\b(?:operation of law|otherwise|void|non-?transferable|assigned)\b/,
      ],
      none: [notMutual, /\bnot (?:to )?be unreasonably\b|\bexcept\b|\bother than\b|\bshares\b|\baffiliate\b/],
    },
    {
      bears: 'actor',
      force: ['no-right', 'ban'],
      all: [
        /\[a\] (?:shall |will )?(?:ha(?:s|ve) no right|(?:is|be) not (?:permitted|entitled|allowed)) to (?:assign|transfer|sublet|novate)\b/,
      ],
      none: [notMutual, /\bshares\b/],
    },
  ],
  'free-subcontracting': [
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        /\[a\] (?:\w+ )?(?:may|can|reserves the right to|is entitled to|shall be (?:entitled|free) to)\b|\bmay be (?:performed|provided|carried out|done|rendered)\b/,
        /\b(?:subcontract(?!ors? (?:shall|must|who))\w*|(?:done|performed|carried out|provided) by (?:others|third parties|another|subcontractors))\b/,
        /\b(?:work|services?|obligations?|performance|part)\b/,
      ],
      none: [
        notMutual,
        consented,
        /\b(?:reject|terminate|require|approve|remove|replace|inspect|audit|permitted|pay)\b|\bshares\b/,
      ],
      test: (_, { actor }) => !/customer|client|owner|buyer|tenant|licensee|user|employer/.test(actor?.word ?? ''),
    },
    {
      bears: 'other',
      force: 'right',
      all: [
        /\[a\] (?:may|can|is free to)\b.{0,20}\b(?:engage|use|hire|employ|have)\b/,
        /\b(?:third parties|others|subcontractors|third-party contractors)\b/,
        /\b(?:to (?:perform|provide|carry out|do|deliver)|performed by|carried out by|done by)\b/,
      ],
      none: [
        notMutual,
        consented,
        /\b(?:content|default|breach|fails?|remedy|at (?:the )?\[o\]'s (?:cost|expense)|cover)\b/,
      ],
      test: (_, { actor }) => !/customer|client|owner|buyer|tenant|licensee|user|employer/.test(actor?.word ?? ''),
    },
  ],
  'released-on-transfer': [
    {
      bears: 'other',
      all: [
        /\[a\]'s (?:\w+ )?(?:liability|obligations?|responsibility)\b.{0,10}\b(?:ends?|ceases?|terminates?)\b/,
        /\b(?:sells?|transfers?|assigns?|sale|assignment|conveys?)\b/,
      ],
      none: [notMutual, /\bnot (?:end|cease)\b|\binsur/],
    },
    {
      bears: 'other',
      all: [
        /\b(?:once|after|when|upon|on)\b.{0,40}\b(?:transferred|assigned|assignment|transfer|sold|sale)\b/,
        /\[a\] (?:shall have|has|owes|bears|will have) no (?:further |more |other )?(?:duties|obligations?|liability|responsibility)\b/,
      ],
      none: [notMutual, /\bexcept\b|\baccrued\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

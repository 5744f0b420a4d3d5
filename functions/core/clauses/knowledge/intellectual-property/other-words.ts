import type { IssueRule } from '../issue.ts';
import { actorIsNot, means } from './sides.ts';

/** What one side makes for the other. */
const made =
  /\b(?:deliverables?|work products?|(?:custom|bespoke|commissioned) \w+|developments?|results of the services|designs?|the (?:work|software|code|works)|works created)\b/;
const changed =
  '(?:modifications?|derivative works?|improvements?|enhancements?|adaptations?|upgrades?|refinements?|customi[sz]ations?)';
const onCreation =
  /\b(?:(?:up)?on (?:their |its )?creation|as (?:and when )?(?:it is |they are |each is )?created|(?:when|once|as soon as) (?:\S+ )?created|from the moment (?:of (?:its |their )?creation|(?:\S+ ){1,2}(?:is|are) created)|at the (?:time|moment) of (?:its |their )?creation|immediately (?:up)?on (?:creation|delivery)|as (?:it is|they are) (?:made|developed|produced))\b/;
const elsewhere = /\b(?:shares?|premises|goods|risk|collateral|securities)\b/;

/** Rules for the plain words of form contracts. */
export const otherWords = {
  'vendor-owns-bespoke-work': [
    {
      bears: 'taker',
      types: ['service-agreement', 'other', 'license-agreement'],
      force: ['fact', 'right', 'duty', 'transfer'],
      all: [
        /(?:(?<a>\[(?:a|giver)\]) (?:shall |will )?(?:owns?|retains? (?:\w+ )?(?:ownership|title)|keeps? (?:\w+ )?(?:ownership|title)|holds? title)\b|\b(?:remains?|stays?|vests?|lies|rests?)\b[^.;]{0,12}\b(?:with|in) (?:the )?(?<b>\[giver\]))/,
        /\b(?:code|works?|software|materials?|designs?|anything|everything|deliverables?|documents?|content|results?)\b[^.;]{0,20}\b(?:it (?:writes?|creates?|makes?|develops?|prepares?|designs?|produces?)|written|created|prepared|developed|made|produced|designed)\b[^.;]{0,30}\bfor (?:the )?\[(?:o|taker|a)\]|\b(?:rights?|property|copyright|title|ownership) in the (?:works?|deliverables?|designs?|results?|artwork|website)\b/,
      ],
      none: [/\b(?:pre-?existing|background|templates?|tools?|third[- ]party|until|not|no|confidential)\b/],
      test: means('giver'),
    },
    {
      bears: 'taker',
      all: [
        /(?:(?<a>\[(?:a|taker)\]) (?:receives?|obtains?|gets?|acquires?|is granted|shall (?:receive|have|obtain))\b[^.;]{0,30}\blicen[cs]e\b[^.;]{0,60}\b(?:no|not|without)\b[^.;]{0,12}\b(?:ownership|title|own)\b|\bnothing\b[^.;]{0,40}\b(?:transfers?|assigns?|conveys?|passes)\b[^.;]{0,30}\b(?:ownership|title|rights?)\b[^.;]{0,60}\bto (?:the )?(?<b>\[(?:taker|o)\]))/,
        made,
      ],
      none: [/\b(?:pre-?existing|background|third[- ]party|standard software|confidential)\b/],
      test: means('taker'),
    },
    {
      bears: 'taker',
      all: [
        /(?<a>\[(?:a|o|taker)\]) (?:\S+ly )?(?:acquires?|obtains?|receives?|gets?|has|gains?|is granted|shall (?:have|acquire|obtain|receive)) no (?:\S+ ){0,3}?(?:ownership|title|proprietary|right,? title|intellectual property)\b/,
        made,
      ],
      none: [/\b(?:pre-?existing|background|third[- ]party|standard software|until (?:full )?payment)\b/],
      test: means('taker'),
    },
  ],
  'background-ip-assigned': [
    {
      bears: 'other',
      force: ['transfer', 'fact', 'duty', 'right'],
      all: [
        /\[a\] (?:shall |will )?(?:owns?|acquires?|be the owner of|is the owner of)\b/,
        /\b(?:including|together with|as well as|and also)\b[^.;]{0,20}\b(?:pre-?existing|background|prior|existing)\b/,
      ],
      none: [/\b(?:not|excluding|except|retains?|its own)\b|\[each\]/],
    },
    {
      bears: 'actor',
      force: ['transfer', 'duty', 'promise'],
      all: [
        /\[a\] (?:hereby |irrevocably |shall |will )*(?:assigns?|transfers?|conveys?|makes? over)\b[^.;]{0,60}\b(?:in|of|to) its (?:\w+ )?(?:know-how|tools|methods|technology|software|materials|templates|processes|patents|intellectual property)\b/,
      ],
      none: [
        /\b(?:not|except|excluding|developed (?:under|for|in)|improvements?|goodwill|closing|purchase price)\b|\[each\]/,
      ],
    },
    {
      bears: 'giver',
      force: ['transfer', 'fact', 'duty'],
      all: [
        /\b(?:title|ownership|rights?|property)\b[^.;]{0,12}\b(?:to|in|of) (?:the )?\[giver\]'s (?:\w+ ){0,3}?(?:tools?|know-how|technolog\w+|methods?|methodolog\w+|software|templates?|libraries|materials|code)\b/,
        /\b(?:pass(?:es)?|vests?|transfers?|transferred|belongs?|assigned|conveyed)\b[^.;]{0,30}\b(?:to|in) (?:the )?\[taker\]/,
      ],
      none: [/\b(?:not|no|nor|neither|remain\w*|risk)\b/],
    },
  ],
  'own-improvements-assigned': [
    {
      bears: 'actor',
      force: ['acknowledgement', 'promise', 'duty'],
      all: [
        new RegExp(
          `\\[a\\] (?:hereby )?(?:agrees?|acknowledges?|accepts?) that (?:the )?\\[o\\] (?:shall |will )?(?:owns?|be the owner of|is the owner of)\\b[^.;]{0,40}\\b${changed.replace('(?:', '(?:modification|improvement|enhancement|adaptation|')}\\b`,
        ),
      ],
      none: [/\bnot\b|\bmade by (?:the )?\[o\]/],
    },
    {
      bears: 'other',
      force: ['fact', 'duty', 'transfer', 'right', 'acknowledgement'],
      all: [
        new RegExp(
          `\\[a\\] (?:shall |will |hereby )?(?:owns?|(?:be|is|remains?|become|becomes) the (?:sole |exclusive |legal |absolute |and )*owner of|holds? (?:\\w+ )?title to)\\b(?: \\S+){0,6}? (?:all|any|every|each)\\b(?: \\S+){0,6}? ${changed}\\b`,
        ),
      ],
      none: [
        /\b(?:not|nor|neither|each party|jointly)\b|\[each\]|\b(?:made|created|developed|prepared|conceived)(?: \w+){0,3} by (?:or for |or on behalf of )?(?:the )?(?:\[a\]|it\b)|\b(?:it|\[a\]) (?:makes?|creates?|develops?|made|prepares?)(?!\w)|\bits own\b|\[a\]'s own\b|\bdeliverables?\b|\bwork product\b|\bservices\b|\btenant|\bpremises\b|\bleasehold/,
      ],
    },
  ],
  'no-license-back': [
    {
      bears: 'actor',
      force: ['ban', 'no-right', 'promise'],
      types: ['service-agreement', 'other'],
      all: [
        /\[a\] (?:shall|will|may|must) not (?:\S+ ){0,2}?(?:use|license|sell|reuse|exploit|copy)\b[^.;]{0,30}\b(?:deliverables?|work product|results|works?)\b[^.;]{0,40}\b(?:any (?:third party|other|person|part)|others|itself|its own|any purpose)\b/,
      ],
      none: [
        /\b(?:confidential|until|before acceptance|open[- ]source|third[- ]party (?:software|materials))\b/,
        elsewhere,
      ],
      test: actorIsNot('taker'),
    },
    {
      bears: 'actor',
      force: ['no-right', 'ban', 'duty', 'fact', 'acknowledgement'],
      all: [
        /\[a\] (?:\S+ly )?(?:(?:retains?|keeps?|reserves?|has|shall (?:have|retain)) no (?:\S+ ){0,3}?(?:rights?|title|interest|ownership|licen[cs]e)|(?:shall|will|may|does) not (?:\S+ )?(?:retain|keep|reserve|have) (?:any |a )?(?:\S+ ){0,4}?(?:rights?|title|interest|ownership|licen[cs]e|cop(?:y|ies)))\b/,
        made,
      ],
      none: [/\bconfidential\b|\bunless\b|\bexcept\b|\buntil\b[^.;]{0,30}\bpaid\b/, elsewhere],
      test: actorIsNot('taker'),
    },
  ],
  'ip-passes-unpaid': [
    {
      bears: 'actor',
      force: ['transfer', 'acknowledgement', 'duty'],
      types: ['service-agreement', 'other'],
      all: [
        /\b(?:title|ownership|rights?|copyrights?|intellectual property)\b[^.;]{0,30}\b(?:works?|work product|deliverables?|results|developments?|materials)\b/,
        /\b(?:vests?|pass(?:es)?|transfers?|belongs?)\b[^.;]{0,12}\b(?:in|to) (?:the )?\[o\]/,
        onCreation,
      ],
      none: [/\b(?:not|no)\b|\bpa(?:yment|id)\b/, elsewhere],
      clauseNone: [/\b(?:full )?(?:payment|paid in full)\b/, /\bemploy(?:ee|er)\b/],
      test: actorIsNot('taker'),
    },
    {
      force: ['transfer', 'fact', 'duty'],
      types: ['service-agreement', 'other'],
      all: [
        /^(?:all |the |any )*(?:copyrights?|intellectual property(?: rights)?|title|ownership)\b/,
        /\b(?:vests?|pass(?:es)?|transfers?|belongs?)\b[^.;]{0,12}\b(?:in|to) (?:the )?\[taker\]/,
        onCreation,
      ],
      none: [/\b(?:not|no)\b|\bpa(?:yment|id)\b/, elsewhere],
      clauseNone: [/\b(?:full )?(?:payment|paid in full)\b/, /\bemploy(?:ee|er)\b/],
    },
    {
      force: ['transfer', 'fact', 'duty', 'right'],
      all: [
        /\b(?:title|ownership|rights?|intellectual property|copyright|owns?|property)\b/,
        /\b(?:pass(?:es)?|vests?|transfers?|assigns?|owns?|transferred|assigned|belongs?|property of)\b/,
        onCreation,
        made,
      ],
      none: [
        /\b(?:not|no|neither|nor|remain\w*)\b|\b(?:subject to|upon|against|on|after|only)\b[^.;]{0,30}\bpa(?:yment|id)\b/,
        elsewhere,
      ],
      clauseNone: [
        /\b(?:subject to|conditional (?:up)?on|upon|against|on|after|until|once)\b[^.;]{0,40}\b(?:full )?(?:payment|paid in full)\b/,
        /\bemploy(?:ee|er)\b/,
      ],
    },
  ],
  'deliverables-reused-for-competitors': [
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can|is free to|shall be (?:free|entitled) to|reserves? the right to) (?:\S+ ){0,3}?(?:use|provide|supply|sell|deliver|offer|make)\b[^.;]{0,40}\b(?:results?|deliverables?|work product|developments?|works?|designs?|solutions?|code)\b/,
        /\b(?:for|to|with) (?:\S+ )?(?:other (?:customers|clients|parties)|others|third parties|(?:the )?\[o\]'s competitors|competitors|any other)\b/,
      ],
      none: [
        /\bnot\b|\b(?:general (?:skills|know-how|knowledge)|except|consent|confidential|subcontract\w*|sample|portfolio|promotional)\b/,
      ],
      test: actorIsNot('taker'),
    },
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can|is free to|shall be (?:free|entitled) to|reserves? the right to) (?:\S+ ){0,5}?(?:resell|sell|licen[cs]e|market|reuse|offer|distribute)\b/,
        /\b(?:developments?|deliverables?|work product|custom (?:\w+ )?(?:software|work|code)|anything (?:\[a\]|it|that)[^.;]{0,20}develops?|works? (?:created|made|developed) for)\b/,
        /\b(?:to|for) (?:third parties|others|other (?:customers|clients|persons)|anyone|any (?:other )?(?:third party|person)|competitors)\b|\bfor (?:the )?\[o\]/,
      ],
      none: [/\bnot\b|\bgeneral (?:skills|know-how|knowledge)\b|\bexcept\b|\bconsent\b/],
      test: actorIsNot('taker'),
    },
  ],
  'work-product-assigned': [
    {
      bears: 'giver',
      force: ['transfer', 'fact', 'duty'],
      all: [
        /\b(?:intellectual property|rights?|inventions?|works?|copyrights?|everything|all (?:materials|results))\b[^.;]{0,60}\b(?:created|made|developed|produced|arising|generated|conceived)\b[^.;]{0,60}\b(?:in the course of|in (?:the )?performance of|in performing|under|during|in connection with|by (?:the )?\[giver\])/,
        /\b(?:vests?|belongs?|pass(?:es)?|owned|transferred|assigned)\b[^.;]{0,30}\b(?:to|in|by) (?:the )?\[taker\]/,
      ],
      none: [/\b(?:not|no|nor|neither|remain\w*|pre-?existing)\b/],
    },
  ],
  'background-definition-swallows': [
    {
      force: ['definition', 'fact'],
      all: [
        /"(?:the )?(?:\[(?:giver|a|o)\](?:'s)?|provider|supplier|vendor|contractor|consultant|background|pre-?existing|retained)(?: \w+){0,2} (?:ip|iprs?|materials?|technology|property|tools?|software|works?|intellectual property)" (?:\w+ ){0,2}?(?:means|includes?|shall (?:mean|include)|extends? to)\b/,
        /\b(?:modifications?|derivative works?|improvements?|enhancements?|developments?)\b[^.;]{0,60}\b(?:created|made|developed|prepared|in the course|under this|for (?:the )?\[|in performing)|\b(?:before,? (?:during|or after)|or (?:in the course of|during)) /,
      ],
      none: [/\b(?:exclud\w+|not (?:include|including)|other than|except|independent(?:ly)? of)\b/],
    },
  ],
  'title-waits-for-other-debts': [
    {
      bears: 'taker',
      all: [
        /\b(?:title|ownership|licen[cs]e|rights?|property)\b[^.;]{0,60}\b(?:pass(?:es)?|vests?|transfers?|takes effect|granted|effective|assigned)\b/,
        /\b(?:only (?:when|if|once|after|upon)|until|unless|once|not before|subject to|conditional)\b/,
        /\b(?:all (?:\w+ )?(?:amounts?|sums|monies|debts|invoices)|everything)\b[^.;]{0,50}\b(?:under (?:any|other|all)|on any (?:other )?account|any (?:other )?(?:agreements?|contracts?|account)|other (?:agreements?|contracts?)|whatsoever|or otherwise)\b/,
      ],
    },
  ],
  'assignment-only-promised': [
    {
      force: ['duty', 'promise'],
      all: [
        /\[a\] (?:shall|will|agrees to|undertakes to|must) (?:\S+ )?(?:assign|transfer|convey)\b[^.;]{0,40}\b(?:rights?|title|ownership|intellectual property|copyright|work product|deliverables?)\b/,
        made,
        /\b(?:after|following|at the end of|upon|on|when|once)\b[^.;]{0,30}\b(?:completion|end|terminat\w+|expir\w+|request|acceptance|project|demand)\b/,
      ],
      none: [/\b(?:not|hereby|works? made for hire|premises)\b/],
      clauseNone: [/\bhereby\b[^.;]{0,30}\b(?:assigns?|transfers?)\b|\bvests? in\b|\bowned by\b/],
      test: actorIsNot('taker'),
    },
  ],
  'inventions-narrow': [
    {
      bears: 'taker',
      force: ['transfer', 'fact', 'right', 'duty'],
      all: [
        /\bonly (?:those )?(?:inventions?|works?|developments?|discover(?:y|ies)|ideas|intellectual property)\b/,
        /\b(?:solely|exclusively|entirely|directly)\b[^.;]{0,60}\b(?:by|in|for|from|under|during|at)\b/,
        /\b(?:pass(?:es)?|vests?|belongs?|assigned|owned|transferred|property of)\b/,
      ],
      none: [/\bnot only\b|\bemployee\b/],
    },
  ],
  'own-materials-built-in': [
    {
      bears: 'taker',
      force: ['right', 'fact', 'acknowledgement'],
      all: [
        /\b(?:deliverables?|work product|software|developments?|code|works?|results)\b[^.;]{0,20}\b(?:may|can|might|will|could) (?:also )?(?:contain|include|incorporate|embed|depend on|require|be based on)\b[^.;]{0,40}\b(?:open[- ]source|(?:third[- ]party|pre-?existing|licensed|proprietary) (?:software|components?|code|materials?|tools?|libraries|technology))\b/,
      ],
      none: [/\bnot\b|\blisted\b|\bapproved\b|\bconsent\b|\bperpetual\b/],
    },
  ],
  'changes-need-consent': [
    {
      bears: 'actor',
      force: ['ban', 'no-right'],
      types: ['service-agreement', 'other', 'license-agreement'],
      all: [
        /\[a\] (?:may|shall|can|must|will) not (?:\S+ ){0,3}?(?:alter|modify|change|edit|adapt|crop|amend|rework)\b[^.;]{0,20}\b(?:works?|designs?|deliverables?|artwork|photographs?|images?|texts?)\b/,
        /\bwithout\b[^.;]{0,30}\b(?:consent|approval|permission|agreement)\b/,
      ],
      none: [/\bpremises\b|\bscope of\b|\bchange orders?\b|\bspecifications?\b/],
      test: actorIsNot('giver'),
    },
    {
      bears: 'other',
      force: ['right', 'fact', 'duty'],
      all: [
        /\bonly (?:the )?\[a\] (?:may|can|shall|is (?:entitled|permitted|allowed) to) (?:\S+ )?(?:make|carry out|perform|implement|modify|change|alter|adapt|edit|maintain)\b/,
        /\b(?:changes?|modif\w+|alter\w*|adapt\w*|edits?|maintain)\b/,
        made,
      ],
      none: [/\b(?:prices?|fees?|terms|this agreement|schedule)\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

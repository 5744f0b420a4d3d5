import type { IssueRule } from '../issue.ts';

const mayNot =
  /\b(?:not|never|only|unless|neither|subject to|with (?:the )?\[\w+\]'s (?:prior )?(?:written )?(?:consent|approval)|prior written (?:consent|approval)|required by law|agreed)\b/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'morals-allegation': [
    {
      all: [
        /\b(?:anyone|somebody|someone|anybody) (?:accuses?|alleges?|suspects?)\b/,
        /\b(?:drop|end|terminate|cancel|suspend)\b/,
        /\b(?:wrongdoing|offen[cs]e|misconduct|crime|impropriety)\b/,
      ],
      none: [/\bnot\b|\binfring/],
    },
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        /\b(?:terminate|end (?:this|the)|cancel|suspend|drop)\b/,
        /\b(?:subject of|because of|due to|if there (?:is|are))\b.{0,20}\b(?:any |a |an )?(?:scandal|allegations?|accusations?|rumou?rs?|controvers\w+|investigation)\b/,
      ],
      none: [/\bnot\b|\binfring\w+|\bconvicted\b|\bproven\b/],
    },
    {
      bears: 'other',
      force: 'right',
      all: [
        /\b(?:terminate|end (?:this|the)|cancel|drop)\b/,
        /\b(?:mere |bare )?(?:suspicion|accusation|allegation|rumou?r)\b.{0,30}\b(?:of|that|by|against)\b/,
        /\b(?:offen[cs]e|misconduct|crime|wrongdoing|impropriety)\b/,
      ],
      none: [/\bnot\b|\binfring/],
      clause: [/\b(?:athlete|ambassador|talent|influencer|artist|sponsor|brand|endors\w+|celebrity|performer)\b/],
    },
  ],
  'campaign-costs-on-talent': [
    {
      all: [
        /\b(?:posters?|adverts?|advertis\w+|campaigns?|commercials?|billboards?)\b/,
        /\b(?:come down|pulled|withdrawn|taken down|reprint\w*|new ones)\b/,
        /\b(?:foots? the bill|pays? for)\b/,
      ],
      none: [/\bnot\b/],
    },
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\b(?:pays?|bears?|reimburses?|liable for)\b/,
        /\bwithdraw\w*|\bcancel\w*|\bpulled\b|\bscrapp\w+/,
        /\b(?:campaign|advertis\w+|commercials?|promotion)\b/,
        /\b(?:costs?|expenses?|for the (?:advertis\w+|campaign))\b/,
      ],
      clause: [/\b(?:ambassador|talent|athlete|artist|influencer|endors\w+|celebrity|conduct|model|performer)\b/],
      none: [/\bnot\b|\brefund/],
      test: (_, { actor }) => !/brand|company|sponsor|advertiser|client|customer/.test(actor?.word ?? ''),
    },
  ],
  'fees-repaid-on-conduct': [
    {
      all: [
        /\b(?:scandal|misconduct|disgrace|wrongdoing|shame)\b/,
        /\b(?:gives?|pays?|hands?) back\b|\brefunds?\b/,
        /\b(?:all|everything|every|whatever) (?:\S+ ){0,4}?(?:paid|received|earned)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'image-kept-without-pay': [
    {
      all: [
        /\b(?:face|image|picture|name|likeness|voice)\b/,
        /\b(?:when|after|once)\b(?: \S+){0,3}? (?:over|ends?|ended|expir\w+)\b/,
        /\b(?:goes on|keeps? on|continues?) (?:to )?(?:show|us|display)\w*\b/,
        /\b(?:owes? nothing|without (?:further )?(?:pay|payment|fee)|no (?:further )?(?:pay|fee|payment))\b/,
      ],
    },
    {
      bears: 'other',
      force: 'right',
      all: [
        /\[a\] (?:may|can)\b.{0,20}\b(?:use|using|keep|show|exploit|publish)\b/,
        /\[o\]'s (?:\w+ )?(?:photos?|pictures?|images?|likeness|name|voice|videos?|footage)\b/,
        /\b(?:after|following|beyond)\b.{0,30}\b(?:ends?|terminat\w+|expir\w+|term)\b/,
        /\b(?:without (?:\w+ )?pay\w*|for free|free of charge|no (?:further |additional )?(?:pay\w*|fee|compensation))\b/,
      ],
      none: [/\bnot use\b|\blogo\b/],
    },
  ],
  'illness-as-misconduct': [
    {
      all: [
        /\b(?:hurt|pregnan\w+|ill|injur\w+|sick)\b/,
        /\b(?:dealt with|treated|regarded|handled) (?:\S+ )?(?:as|like)\b/,
        /\b(?:misconduct|broke|broken|breach\w*|violat\w+)\b/,
      ],
      none: [/\bnot\b/],
    },
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        /\b(?:injur(?:y|ed)|illness|ill\b|sick(?:ness)?|pregnan\w+|disab(?:led|ility))\b/,
        /\b(?:reduce|stop|suspend|withhold|cease|cancel)\b.{0,20}\b(?:payments?|fees?|retainer|royalt\w+|compensation)\b/,
      ],
      clause: [/\b(?:athlete|ambassador|player|talent|influencer|endors\w+|celebrity|sponsor\w*|artist|performer)\b/],
      none: [/\bnot\b|\binsur|\bindemnif/],
    },
    {
      bears: 'giver',
      force: 'fact',
      all: [
        /\b(?:endorsement|sponsorship|agreement|contract)\b.{0,15}\b(?:ends?|terminates?|ceases?|lapses?)\b/,
        /\b(?:injur(?:y|ed)|illness|ill\b|sick|pregnan\w+|not selected)\b/,
      ],
      none: [/\bnot (?:end|terminate)\b|\binsur/],
      clause: [/\b(?:athlete|ambassador|player|talent|influencer|endors\w+|celebrity|sponsor\w*|artist|performer)\b/],
    },
  ],
  'name-and-logo-free': [
    {
      bears: 'other',
      force: ['right', 'fact', 'acknowledgement'],
      all: [
        /\[a\] (?:\w+ )?(?:may|can|is entitled to|shall be (?:entitled|free) to|reserves the right to)\b/,
        /\b(?:publici[sz]e|advertise|promote|publish|display|disclose that|announc\w+|issue (?:a |any )?press release|identify|name|list|mention|refer to|feature)\b/,
        /\[o\]'s (?:\w+ )?(?:name|logo|marks?|trademarks?|brand|identity)\b|\[o\] (?:as|is) (?:a|its|one of its) (?:\w+ )?(?:customers?|clients?|users?|reference|partners?|licensees?)\b|\bpress release\b|\b(?:existence of )?(?:this agreement|(?:the|their|this) relationship)\b/,
      ],
      none: [
        mayNot,
        /\b(?:infring\w+|regulator|court|tax|prospective (?:purchasers?|lenders?)|advis[eo]rs|insurers?|terminate|confidential\w*|register|record|assign|signs?|premises)\b|\[each\]/,
      ],
    },
  ],
  'no-public-statement': [
    {
      bears: 'actor',
      force: ['ban', 'duty'],
      all: [
        /\bnot (?:\w+ )?(?:disclose|reveal|announce|publici[sz]e)\b/,
        /\b(?:existence|fact|terms) of (?:this|the) (?:agreement|contract|relationship|engagement|negotiations)\b|\bthat (?:it|the parties|\[\w+\]) (?:has|have|is|are)\b.{0,20}\b(?:entered|agreement|negotiat\w+)\b/,
      ],
      none: [/\[each\]|\bneither\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

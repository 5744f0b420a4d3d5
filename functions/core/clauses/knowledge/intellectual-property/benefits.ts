import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on intellectual property. */
export const benefits = defineBenefits('intellectual-property', file, {
  'work-product-passes': [
    {
      bears: 'taker',
      types: ['employment-contract'],
      mutual: true,
      force: ['transfer', 'fact', 'duty', 'acknowledgement', 'promise'],
      all: [
        /\b(?:inventions?|works?|work product|intellectual property|developments?|discoveries|materials)\b.{0,140}\b(?:belongs?|vests?|(?:is|are|be|become|becomes|remain) (?:the )?(?:\w+ ){0,3}?(?:property of|owned by))\b(?: \w+){0,3}? (?:to |in |with )?(?:the )?(?:\[taker\]|\[o\]|company|employer)/,
      ],
      none: [/\b(?:not (?:belong|vest)|own time|belongs? to the employee|vests? in the employee)\b/],
    },
    {
      bears: 'other',
      types: ['employment-contract', 'service-agreement'],
      all: [
        /\[a\] (?:(?:hereby|irrevocably|shall|will|agrees? to) ){0,3}assigns?\b(?: \S+){0,14}? to (?:the )?(?:\[o\]|company|employer|client)(?!\w)/,
      ],
      none: [
        /\b(?:this agreement|consent|insurance|lease|receivables|feedback|own time)\b|\[a\] (?:shall|may|will|must) not\b/,
      ],
      clause: [/\b(?:inventions?|works?|deliverables?|work product|intellectual|copyright|developments)\b/i],
    },
    {
      force: ['transfer', 'fact', 'duty', 'acknowledgement'],
      all: [
        /\b(?:deliverables?|work product|works?|inventions?|developments?|results|materials|designs?|code|project ip)\b/,
        /\b(?:(?:hereby |irrevocably |shall |agrees to |will )*assigns?|vests?|passes|transfers?|belongs?|(?:sole |exclusive )?property of|work(?:s)? (?:made )?for hire|owned by)\b.{0,120}(?<!\w)(?:client|customer|company|employer|authority|buyer|owner|\[taker\])\b|(?<!\w)\[a\] (?:\S+ ){0,4}assigns? (?:\S+ ){0,6}(?:the )?\[o\]/,
        /\b(?:rights?|title|ownership|interest|intellectual property|copyright|property|work(?:s)? (?:made )?for hire|owned|vests?|belongs?)\b/,
      ],
      none: [
        /\b(?:not|no|supplier materials|pre-?existing|background|this agreement|consent|license back|third[- ]party|insurance|goods|risk|feedback|improvements)\b/,
      ],
      test: (_, { actor, words }) =>
        !/customer|client|company|employer|authority|licensee|buyer/.test((actor?.word ?? '').toLowerCase()) ||
        /\[(?:o|taker)\] (?:\S+ ){0,3}assigns/.test(words),
    },
    {
      force: ['transfer', 'fact', 'duty', 'promise', 'acknowledgement'],
      all: [
        /\b(?:deliverables|work product|works? (?:made|created|produced)|results|inventions|materials (?:created|prepared|developed)|developments|designs?|reports)\b/,
        /\b(?:rights?|title|ownership|intellectual|copyright|property)\b/,
        /\b(?:vests? in|belong(?:s)? to|(?:are|is|be|become|becomes) (?:the )?(?:\w+ )*(?:owned by|property of)|owned (?:exclusively |solely )?by|assign(?:s|ed)? (?:\S+ ){0,12}to|pass(?:es)? to|work(?:s)? made for hire) (?:the )?\[(?:taker|o)\]/,
      ],
      none: [
        /\b(?:until|only (?:when|upon|after|on)|subject to payment|upon (?:full )?payment|licens\w+ to|not (?:vest|belong|pass)|remain\w* (?:the )?(?:property|with)|background|pre-?existing|employ\w*)\b|\[each\]/,
      ],
      bears: 'taker',
    },
    {
      bears: 'taker',
      force: ['transfer', 'fact', 'duty', 'promise'],
      all: [
        /\b(?:title|ownership|property|rights|copyright)\b (?:in|to|of|and)\b.{0,80}\b(?:drawings?|designs?|deliverables|works?|results|reports?|code|software|materials|inventions?|developments|documents|plans)\b/,
        /\b(?:pass(?:es)?|vests?|transfers?|belongs?|goes?|is assigned|are assigned) (?:\w+ ){0,3}?(?:to|in|with)(?: and remain with)? (?:the )?\[(?:taker|o|a)\]/,
      ],
      none: [
        /\b(?:until|only (?:when|upon|after|on)|subject to payment|upon (?:full )?payment|not (?:vest|belong|pass)|background|pre-?existing|licens\w+ to|risk|goods|premises)\b|\[each\]/,
      ],
      test: (_, { actor, words }) =>
        !/\[a\]/.test(words) ||
        /\b(?:client|customer|company|employer|buyer|purchaser|commissioner|owner|publisher)\b/.test(actor?.word ?? ''),
    },
  ],
  'background-stays': [
    {
      mutual: true,
      bears: 'both',
      force: ['fact', 'right', 'duty', 'acknowledgement', 'transfer'],
      all: [
        /\[each\] (?:(?:shall|will|hereby) )?(?:retains?|keeps?|owns?|remains? (?:the )?owner|continues? to own|reserves?)\b(?: \S+){0,12}? (?:background|pre-?existing|prior)\b/,
      ],
      none: [/\b(?:bears?|costs?|expenses|insur\w+|remedies)\b/],
    },
    {
      force: ['fact', 'right', 'duty', 'acknowledgement'],
      mutual: true,
      all: [
        /(?<!\w)(?:each \[?each\]?|\[each\]|each party|either party|neither)\b/,
        /\b(?:retains?|keeps?|owns?|remains?|reserves?)\b/,
        /\b(?:background|pre-?existing|existing|own|before|prior to|independently|its) (?:\S+ ){0,4}(?:ip|intellectual property|materials?|rights?|know-how|technology|agreement|effective)\b/,
      ],
      none: [/\b(?:bears?|costs?|expenses|responsible|insur\w+|remedies)\b/],
    },
    {
      force: ['fact', 'right', 'duty'],
      mutual: true,
      all: [
        /\b(?:neither|nothing)\b/,
        /\b(?:transfers?|assign\w*|acquires?|affects?)\b/,
        /\b(?:background|pre-?existing)\b/,
      ],
    },
    {
      bears: 'giver',
      force: ['fact', 'right', 'transfer', 'acknowledgement', 'duty', 'exclusion', 'promise'],
      all: [
        /\b(?:pre-?existing|background|(?:developed|owned|created) (?:before|outside|independently)|standard (?:tools|components|libraries)|know-?how|general (?:tools|skills|methods))\b/,
        /\[giver\]|\[a\] (?:keeps?|retains?|owns?|remains? (?:the )?owner|continues? to own|reserves?)\b|\b(?:remains?|stays?) (?:the )?(?:\w+ ){0,3}(?:property of|owned by|with|vested in) (?:the )?\[(?:giver|a|o)\]/,
        /\b(?:keeps?|retains?|owns?|remains?|stays?|reserves?|continues? to own|property of|owned by|not (?:transfer|assign|pass))\b/,
        /\b(?:tools|materials|know-?how|software|intellectual|ip|code|methods|components|libraries|technology|works?|rights)\b/,
      ],
      none: [
        /\b(?:assigns? (?:to|all)|vests? in (?:the )?\[(?:taker|o)\]|customer data|not retain|confidential|tax|insur\w*|employ\w*|reserves? the right|suspend)\b|\[each\]/,
      ],
    },
    {
      bears: 'giver',
      force: ['fact', 'duty', 'acknowledgement', 'transfer', 'right'],
      all: [
        /\b(?:libraries|tools|components|materials|know-?how|software|code|templates|methods|ip|intellectual property|technology|works?)\b.{0,60}\b(?:brought|brings|owned|developed|created|held|had|possessed|made)\b.{0,40}\b(?:to the project|before|prior|already|independently|outside|in advance)?/,
        /\b(?:stays?|remains?|continues? (?:to be|as)) (?:the )?\[(?:giver|a|o)\](?:'s)?(?: (?:sole )?(?:property|own))?|\b(?:stays?|remains?) (?:the )?(?:\w+ )?(?:property of|owned by|with) (?:the )?\[(?:giver|a|o)\]/,
      ],
      none: [
        /\b(?:customer data|client data|client materials|supplied by (?:the )?\[(?:taker|o)\]|goods|premises|equipment|employ\w*|confiden\w*)\b|\[each\]|\[taker\]'s property/,
      ],
      test: (_, { actor, words }) =>
        /\[giver\]/.test(words) ||
        /\b(?:developer|contractor|consultant|supplier|vendor|provider|licensor|agency|artist|author|designer|architect)\b/.test(
          actor?.word ?? '',
        ),
    },
    {
      bears: 'giver',
      force: ['fact', 'right', 'duty', 'transfer', 'acknowledgement'],
      all: [
        /\[a\] (?:keeps?|retains?|owns?|reserves?)\b.{0,40}\b(?:rights?|title|ownership)\b/,
        /\b(?:tools?|methods?|templates?|know-?how|libraries|frameworks?|pre-?existing|background|processes)\b/,
      ],
      test: (_, { actor }) =>
        /provider|supplier|contractor|consultant|developer|agency|vendor|licensor|designer/.test(actor?.word ?? ''),
      none: [/\b(?:not|customer data|confiden\w*)\b|\[each\]/],
    },
  ],
  'license-to-embedded-background': [
    {
      force: ['transfer', 'duty', 'right', 'fact'],
      all: [
        /\b(?:grants?|granted|has|receives?)\b.{0,80}\blicen[cs]e\b/,
        /\b(?:background|pre-?existing|supplier materials?|contractor materials?|tools?|embedded|incorporated|contained|included)\b/,
        /\b(?:deliverables?|work product|services|results|works?)\b/,
      ],
      none: [
        /\b(?:for as long as (?:\S+ ){0,8}support|revocable|withdraw\w*|for the (?:sole )?purpose of (?:performing|providing)|to perform)\b/,
        /\bno licen/,
      ],
      test: (_, { words, actor }) =>
        /\birrevocable|perpetual|royalty-free|extent (?:necessary|needed)|use/.test(words) &&
        !/client|customer|company/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
  'title-waits-for-payment': [
    {
      force: ['fact', 'duty', 'transfer', 'right'],
      all: [
        /\b(?:vests?|passes|pass|assigns?|assignment|transfers?|title|ownership|rights)\b/,
        /\b(?:(?:up)?on|after|until|against|subject to|conditional (?:up)?on|once) (?:\S+ ){0,6}(?:(?:full |in full )?pa(?:yment|id)|receipt of (?:\S+ ){0,3}payment)\b/,
        /\b(?:deliverables?|work product|works?|copyright|intellectual property|designs?|software|materials)\b/,
      ],
      none: [/\b(?:not|whether or not|regardless|before|goods|rent|any other agreement|risk|shares|loan)\b/],
    },
    {
      force: ['fact', 'duty', 'ban', 'right', 'transfer', 'no-right', 'promise'],
      all: [
        /\b(?:rights?|title|ownership|copyright|deliverables|work product|designs?|license)\b/,
        /\b(?:stays?|remains?|retain\w*|keeps?|not pass|reserv\w+|vests? only|pass(?:es)? only|transfers? only|assigns?)\b/,
        /\b(?:until|only (?:when|upon|after|on|once)|unless and until|upon|subject to|conditional (?:up)?on)\b.{0,40}\b(?:(?:full |final )?payment|paid in full|has (?:been )?paid|has received)\b/,
        /\b(?:deliverables|work product|copyright|intellectual|designs?|works?|drawings|materials|code)\b/,
      ],
      none: [/\b(?:royalt\w+|irrespective|whether or not|tenant|regardless)\b/],
      bears: 'giver',
    },
  ],
  'own-rights-reserved': [
    {
      force: ['right', 'fact', 'duty', 'acknowledgement', 'exclusion'],
      all: [
        /(?<!\w)(?:\[(?:a|o|giver)\]|licensor|vendor|supplier|provider|company)(?: and its \S+)? (?:\S+ ){0,5}(?:retains?|reserves?|owns?|keeps?)\b|\b(?:remains?|is|are) (?:\S+ ){0,4}(?:property of|owned by|with) (?:the )?(?:\[giver\]|\[o\]|\[a\]|licensor|vendor|supplier)/,
        /\b(?:all (?:\S+ ){0,3}(?:rights?|title)|rights? not (?:expressly )?granted|intellectual property|title|ownership|copyright|property of)\b/,
        /\b(?:software|services?|platform|documentation|licensed|technology|marks?|products?|granted|improvements thereto|know-how)\b/,
      ],
      none: [
        /\b(?:deliverables?|customer data|client data|user content|work product|goods|bespoke|data|premises|equipment|tenant|outputs?|receivables)\b/,
      ],
      test: (_, { actor, words }) =>
        /\[giver\]|licensor|vendor/.test(words) ||
        (/licensor|vendor|supplier|provider|franchisor|we\b/.test((actor?.word ?? '').toLowerCase())
          ? !/\[o\] (?:\S+ ){0,3}(?:owns|retains|reserves)|(?:property of|owned by|with) (?:the )?\[o\]/.test(words)
          : /licensee|customer|client|user|you|franchisee|subscriber/.test((actor?.word ?? '').toLowerCase()) &&
            /\[o\]/.test(words) &&
            !/\[a\] (?:\S+ ){0,3}(?:owns|retains|reserves)/.test(words)),
    },
    {
      bears: 'giver',
      force: ['fact', 'right', 'ban', 'transfer', 'acknowledgement', 'exclusion', 'no-right', 'waiver'],
      all: [
        /\b(?:reserves? (?:all|every|any|each)|(?:all|any|every) (?:other )?rights? (?:\S+ ){0,6}(?:is|are) reserved|nothing\b.{0,40}\b(?:transfers?|conveys?|assigns?|grants?)|no (?:title|ownership|other rights?|implied (?:rights?|licen[cs]es?))\b)/,
        /\b(?:not (?:expressly|specifically|explicitly) granted|expressly granted|ownership|title|intellectual property|rights?|licen[cs]e)\b/,
        /\b(?:software|product|technology|intellectual|granted|works?|marks?|content|licen[cs]\w*|materials|patents?|copyrights?|service)\b/,
      ],
      none: [
        /\b(?:premises|lease|shares|employment|customer data|client data|reserves? the right|modify, alter|jointly|joint)\b|\[each\]/,
      ],
    },
  ],
  'own-time-inventions-free': [
    {
      mutual: true,
      all: [
        /\b(?:inventions?|works?|developments?|anything)\b/,
        /\b(?:own time|outside (?:working|business) hours|without (?:using|the use of) (?:\S+ ){0,6}(?:equipment|resources|information|facilities)|section 2870|labor code)\b/,
        /\b(?:not (?:apply|include|assign\w*|cover|extend)|excludes?|except|remain|belongs?|exclu\w+)\b/,
      ],
      none: [/\bwhether or not\b|\beven (?:if|though)\b|\bregardless\b|\bincluding\b.{0,20}\bown time/],
    },
    {
      bears: 'giver',
      all: [
        /\b(?:inventions?|works?|developments?|creations?|ideas)\b/,
        /\b(?:own time|outside (?:working|business|office) hours|spare time|free time)\b/,
        /\b(?:remains?|stays?|belongs? to|excluded|does not apply|do not apply|not (?:be )?(?:assigned|covered|subject)|property of|his own|her own|their own|keeps?)\b/,
      ],
      none: [/\b(?:even if|whether or not|including those|regardless|or in (?:his|her|their) own time)\b/],
    },
  ],
  'may-reuse-know-how': [
    {
      force: ['right', 'no-duty', 'exclusion', 'fact'],
      all: [
        /\b(?:know-how|general (?:skills?|knowledge|experience)|generic (?:tools|components|code)|expertise|techniques|methodolog\w+)\b/,
        /\b(?:may|free|nothing (?:\S+ ){0,6}(?:prevents?|restricts?)|not (?:be )?(?:prevented|restricted|precluded)|retains?)\b/,
        /\b(?:use|reuse|re-use|employ|other (?:clients|customers|projects)|provide similar)\b/,
      ],
      none: [
        /\bmay not\b|\bmemory\b|\bresidual|\bincluding (?:\S+ ){0,4}competitors?\b|\[each\]|\bconfidential information\b(?!.{0,40}(?:not|without))/,
      ],
      test: (_, { actor }) =>
        /supplier|provider|contractor|consultant|developer|vendor|agency|we\b|designer/.test(
          (actor?.word ?? '').toLowerCase(),
        ),
    },
  ],
  'infringement-promise': [
    {
      force: ['promise', 'duty', 'fact'],
      all: [
        /\b(?:warrants?|represents?|undertakes?|guarantees?|ensures?|covenants?)\b/,
        /\b(?:not|original|no)\b.{0,40}\b(?:infring\w+|misappropriat\w+|violat\w+|work)\b/,
        /\b(?:intellectual property|third[- ]part\w+|rights?|copyright|patents?)\b/,
      ],
      none: [
        /\b(?:no warranty|not warrant|disclaims?|except|to (?:its|the best of its) knowledge|customer data|content)\b/,
        /\[each\]/,
      ],
      test: (_, { actor }) =>
        !/customer|client|licensee|buyer|user|tenant|employer/.test((actor?.word ?? '').toLowerCase()),
    },
  ],
  'improvements-come-back': [
    {
      force: ['transfer', 'fact', 'duty', 'promise'],
      all: [
        /\b(?:improvements?|modifications?|enhancements?|derivative works?)\b/,
        /\b(?:licensed back|assign\w*|grants? (?:back|to)|belong(?:s)? to|vests? in|owned by)\b.{0,30}(?:\[(?:giver|o|a)\]|licensor|franchisor)/,
        /(?<!\w)(?:licensee|franchisee|distributor|made by|\[(?:taker|a|o)\])\b|\[[ao]\]/,
      ],
      types: ['license-agreement', 'other'],
      none: [/\b(?:remain (?:the )?(?:property )?(?:of|with) (?:the )?\[taker\]|not (?:assign|grant))\b|\[each\]/],
      test: (_, { actor, words }) =>
        /\[giver\]/.test(words) || /licensee|franchisee|distributor/.test(actor?.word ?? ''),
    },
  ],
  'further-assurance': [
    {
      bears: 'other',
      force: ['duty', 'promise'],
      all: [
        /\[a\] (?:shall|must|will|agrees? to|undertakes? to)\b.{0,40}\b(?:disclose|report|notify)\b.{0,40}\b(?:inventions?|discover\w+|developments?|improvements?|works?)\b|\[a\] (?:shall|must|will|agrees? to|undertakes? to)\b.{0,60}\b(?:execute|sign|assist|do all|help)\b.{0,120}\b(?:perfect|secure|vest|register|record|obtain|protect|confirm)\w*\b.{0,80}\b(?:rights?|title|ownership|patents?|intellectual|inventions?|assignment)\b/,
      ],
      none: [
        /\[each\]|\b(?:security interest|lien|mortgage|collateral|third part(?:y|ies) claim|infring\w+|confidential information of)\b/,
      ],
      types: ['employment-contract', 'service-agreement', 'other', 'license-agreement'],
    },
  ],
  'moral-rights-waived': [
    {
      force: ['waiver', 'duty', 'transfer', 'promise', 'fact', 'acknowledgement', 'ban'],
      all: [
        /\b(?:waiv\w+|not (?:to )?(?:assert|exercise|enforce)|relinquish\w*)\b.{0,80}\bmoral rights?\b|\bmoral rights?\b.{0,60}\b(?:are|is|be) (?:hereby )?(?:waived|released)/,
      ],
      none: [/\bnot (?:be )?waive|\bno waiver|\bdoes not waive/],
    },
  ],
});

import type { IssueRule } from '../issue.ts';

const secrets = /\b(?:confiden\w+|secre(?:t|ts|cy)|information|materials|leaks?|disclos\w+)\b/;
/** What frees information that everybody knows. */
const freesKnown =
  /\b(?:(?:does|do|shall|will) not (?:include|apply|extend|cover|comprise)|exclud\w+|except(?:ing|ions?)?|other than|public (?:domain|knowledge)|publicly (?:available|known)|already (?:known|in)|independently developed)\b/;
const people =
  '(?:representatives?|employees?|advis[eo]rs?|affiliates?|contractors?|agents?|personnel|staff|directors?|consultants?)';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'nda-takes-rights': [
    {
      bears: 'other',
      types: ['nda'],
      force: ['fact', 'right', 'duty', 'transfer'],
      all: [
        /\[a\] (?:shall |will )?(?:owns?|be the owner of|is the owner of)\b[^.;]{0,20}\b(?:all|any|every)\b[^.;]{0,20}\b(?:derivatives?|derivative works?|analyses|notes|improvements?|developments?|ideas|inventions?|works?|results)\b[^.;]{0,40}\b(?:information|discussions?|evaluation|project)\b/,
      ],
      none: [/\[each\]|\bnot\b|\bits own\b/],
    },
    {
      types: ['nda'],
      all: [
        /\b(?:anything|everything|whatever|all (?:works?|ideas))\b[^.;]{0,40}\[a\] (?:\S+ )?(?:develops?|makes?|creates?|invents?|builds?|designs?)\b/,
        /\b(?:using|with|from|based on|by means of)\b[^.;]{0,20}\[o\]'s\b/,
        /\b(?:is|are|shall be|will be|becomes?) (?:ours|owned by|(?:the )?(?:\w+ )?property of|(?:the )?\[o\]'s)(?!\w)/,
      ],
      none: [/\bnot\b/],
    },
    {
      types: ['nda', 'other'],
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:all|anything|everything|whatever) (?:that )?(?:the )?\[a\] (?:invents?|devises?|creates?|develops?|comes up with|thinks of)\b/,
        /\b(?:is|are|shall be|will be|becomes?) (?:the )?(?:\[o\]'s|\[giver\]'s|property of)/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'reps-liability': [
    {
      bears: 'actor',
      force: ['duty', 'fact', 'promise', 'acknowledgement'],
      types: ['nda'],
      all: [
        new RegExp(
          `\\[a\\] (?:is|shall be|will be|remains?|shall remain|are)(?: \\S+){0,2}? (?:liable|responsible|answerable|accountable) for (?:\\S+ ){0,6}?(?:acts?|omissions?|conduct|breach\\w*|actions|compliance)\\b[^.;]{0,20}\\b(?:of|by)\\b[^.;]{0,20}\\b${people}\\b`,
        ),
      ],
      none: [/\bnot\b|\bindemnif/],
    },
    {
      types: ['nda', 'other'],
      all: [
        /\b(?:people|staff|advis[eo]rs|representatives|employees|consultants)\b/,
        /\bcounts? as (?:done|committed) by (?:the )?\[\w+\]|\bas though (?:it|they|the \[\w+\]) had done so\b/,
      ],
      none: [/\bnot (?:be )?(?:liable|count)\b/],
    },
  ],
  'nda-non-solicit': [
    {
      types: ['nda', 'other'],
      force: ['duty', 'promise', 'ban'],
      all: [
        /\b(?:take on|hire|employ|engage|recruit) (?:none|nobody|no one)\b/,
        /\b(?:engineers|staff|people|employees|workers|team)\b/,
      ],
    },
  ],
  'perpetual-confidentiality': [
    {
      bears: 'actor',
      types: ['nda'],
      force: ['ban', 'duty', 'promise'],
      all: [
        /\[a\] (?:shall|will|must|may|agrees to) never\b[^.;]{0,20}\b(?:disclose|reveal|divulge|use|pass on|tell|publish)\b/,
      ],
      none: [/\[each\]/],
    },
    {
      types: ['nda'],
      force: ['fact', 'duty', 'promise', 'right'],
      bears: 'taker',
      all: [
        /\b(?:obligations?|duties|undertakings?|restrictions?|this agreement)\b/,
        /\b(?:no time limits?|no limits? (?:in|of|as to) time|unlimited in time|not (?:be )?(?:limited|bounded) in time|(?:remain|continue|stay|last|endure)s?\b[^.;]{0,40}\b(?:until|as long as|so long as)\b[^.;]{0,40}\b(?:no longer confidential|remains? (?:confidential|secret)|ceases? to be confidential|enters? the public domain|becomes? public))\b/,
      ],
      none: [/\btrade secrets?\b|\b\d+ (?:years|months)\b|\[each\]/],
    },
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:silence|secre(?:cy|t)|confiden\w+)\b/,
        /\bfor all (?:time|eternity)\b|\bno (?:date|day) on which\b(?: \S+){0,3}? (?:stop|cease|be free)\b/,
      ],
      none: [/\bnot\b|\btrade secrets?\b/],
    },
  ],
  'compelled-disclosure-barred': [
    {
      bears: 'actor',
      force: ['duty', 'promise'],
      all: [
        /\[a\] (?:shall|will|must|agrees to|undertakes to) (?:\S+ ){0,3}?(?:contest|resist|oppose|challenge|fight|appeal)\b[^.;]{0,60}\b(?:orders?|requests?|subpoenas?|demands?|requirements?|disclosure)\b/,
        /\b(?:court|legal|law|authorit\w+|subpoena|compelled|government\w*|order)\b/,
        /\b(?:own (?:cost|expense)|until|all appeals|every|exhausted|last instance|by all means)\b/,
      ],
      none: [
        /\b(?:at (?:the )?\[o\]'s (?:cost|expense)|if (?:the )?\[o\] (?:so )?requests|reasonabl[ey]|not (?:be )?(?:required|obliged))\b/,
      ],
    },
    {
      types: ['nda', 'other'],
      all: [
        /\b(?:court order|subpoena|order of (?:a|any) court)\b/,
        /\b(?:does|do|shall|will) not (?:entitle|allow|permit)\b|\brefuse to (?:answer|comply|obey)\b/,
        /\b(?:silence|disclose|reveal|answer|comply|obey)\b/,
      ],
      none: [/\bnothing\b|\bnotice\b|\bmore than\b/],
    },
  ],
  'injunction-conceded': [
    {
      types: ['nda', 'other'],
      force: ['acknowledgement', 'right', 'promise', 'fact', 'duty'],
      all: [
        /\[a\] (?:accepts|agrees|concedes|acknowledges|admits) that\b(?: \S+){0,2}? court may (?:stop|restrain|enjoin|forbid)\b/,
        /\bwithout\b(?: \S+){0,6}? (?:harm|loss|bond|security)\b/,
      ],
    },
  ],
  'no-return-of-information': [
    {
      bears: 'other',
      types: ['nda'],
      force: ['no-duty', 'right', 'fact'],
      all: [
        /\bnothing\b[^.;]{0,40}\b(?:requires?|obliges?|obligates?) (?:the )?\[a\] to (?:\S+ ){0,2}?(?:return|destroy|delete|give back)\b/,
      ],
      none: [/\b(?:backups?|back-up|archiv\w+|required by law|copies (?:stored|made))\b/],
    },
    {
      bears: 'giver',
      types: ['nda'],
      force: ['fact', 'transfer', 'duty'],
      all: [
        /\b(?:documents?|materials?|information|papers|copies|files|samples)\b[^.;]{0,30}\b(?:becomes?|is|are|remains?|shall (?:become|be|remain))\b[^.;]{0,20}(?:\b(?:the )?(?:\w+ )?property of (?:the )?\[taker\]|\[taker\]'s (?:\w+ )?property)/,
      ],
      none: [/\bnot\b|\bprepared by\b|\b(?:its|own) (?:notes|analyses)\b/],
    },
    {
      bears: 'other',
      types: ['nda'],
      force: ['right'],
      all: [
        /\[a\] (?:may|can|is (?:free|entitled) to|shall be (?:free|entitled) to) (?:keep|retain|hold on to)\b[^.;]{0,30}\b(?:information|documents?|materials?|everything|all)\b/,
      ],
      none: [
        /\b(?:1|one|single|archiv\w+|backups?|back-up|required by law|compliance|counsel|legal|regulatory|internal (?:policy|audit)|copy|copies|until|confidential(?:ly)? (?!information)|during|for the term)\b/,
      ],
      clauseNone: [/\b(?:return or destroy|destroy or return|shall (?:\S+ )?(?:return|destroy))\b/],
    },
    {
      types: ['nda', 'other'],
      force: ['fact'],
      all: [
        /\b(?:papers|documents|files|copies|materials) (?:once )?(?:handed over|received|given|sent) (?:stay|remain) with (?:the )?\[\w+\]/,
      ],
      none: [/\buntil\b|\bproperty\b/],
    },
  ],
  'destruction-absolute': [
    {
      types: ['nda', 'other'],
      all: [
        /\bnot a single copy\b|\bno copy (?:whatever|whatsoever|of any kind)\b/,
        /\b(?:stay|remain|keep|kept|retain\w*)\b/,
        /\b(?:backups?|tapes|archives?)\b/,
      ],
    },
  ],
  'everything-confidential': [
    {
      bears: 'taker',
      types: ['nda'],
      force: ['fact', 'definition', 'duty'],
      all: [
        /\beven (?:public|publicly (?:available|known)|known|published) (?:information|facts|material)\b/,
        /\b(?:confidential|secret|protected|covered)\b/,
      ],
      none: [/\bnot (?:be )?(?:confidential|protected)\b/],
    },
    {
      bears: 'taker',
      types: ['nda'],
      level: 'medium',
      force: ['fact', 'definition', 'duty'],
      all: [
        /^(?:all|any|every piece of) (?:\w+ ){0,2}?information (?:is|shall be|will be|are)(?: deemed| considered| treated as| regarded as)?(?: to be)? (?:strictly )?(?:confidential|secret)\b|\bno exceptions? (?:to|from)\b[^.;]{0,30}\bconfidential\b/,
      ],
      none: [/\bmarked\b|\[each\]/],
      clauseNone: [freesKnown],
    },
    {
      bears: 'taker',
      types: ['nda'],
      level: 'medium',
      force: ['fact', 'definition', 'duty'],
      all: [
        /\b(?:all|any and all|any|everything|every piece of) (?:\S+ ){0,3}?(?:information|materials?|data)\b|\beverything (?:the )?\[[ao]\] (?:tells?|gives?|shows?|sends?)\b/,
        /\b(?:confidential information|confidential|secret)\b/,
        /\b(?:whether or not (?:\S+ )?(?:marked|identified|designated|labell?ed|in writing|disclosed|confidential|recorded)|of any (?:kind|nature|sort|type|form)|in any form|however (?:obtained|disclosed|learned)|whatever (?:its|the) (?:form|nature)|regardless of (?:form|whether|how)|before or after|everything)\b/,
      ],
      none: [
        freesKnown,
        /(?<!\bnot )(?<!\bnot so )\b(?:marked|designated|identified|labell?ed) (?:\S+ )?(?:as )?(?:confidential|proprietary|such)\b(?! or)|\breturn|\bdestroy|\bdelet|\[each\]|\bneither\b|\bnot (?:be )?confidential\b|\b(?:shall|must|may|will) (?:hold|not)\b|\bnot disclose\b/,
      ],
      clauseNone: [freesKnown],
    },
    {
      bears: 'taker',
      types: ['nda'],
      all: [
        /\bconfidential information"? (?:also )?(?:includes?|means|covers|extends to|comprises)\b/,
        /\b(?:already (?:known|in the possession)|publicly (?:available|known)|in the public domain|independently developed)\b/,
      ],
      none: [/\bnot\b|\bexcept\b|\bother than\b|\bunless\b|\bexclud\w+/],
    },
  ],
  'confidentiality-one-way': [
    {
      bears: 'actor',
      types: ['nda'],
      force: ['ban', 'duty', 'promise'],
      all: [
        /\[a\] (?:shall|will|must|may|agrees) not (?:to )?(?:\S+ ){0,3}?(?:disclose|divulge|reveal|communicate|publish|pass on)\b/,
        /\bconfidential information\b/,
        /\b(?:third part(?:y|ies)|any (?:other )?(?:person|one|party)|anyone|others)\b/,
      ],
      none: [/\[each\]|\bunless\b[^.;]{0,30}\brequired by law/],
      clauseNone: [/\b(?:each|either|neither|other|both) part(?:y|ies)\b|\[each\]|\bmutual/],
    },
  ],
  'confidentiality-years': [
    {
      bears: 'giver',
      types: ['nda'],
      all: [
        /\b(?:this agreement|these terms|this undertaking)\b[^.;]{0,40}\b(?:remains?|continues?|shall (?:remain|continue)|is|stays?)\b[^.;]{0,20}\b(?:in (?:full )?(?:force|effect)|effective|binding)\b[^.;]{0,40}\b\d+ (?:years?|months?)\b/,
      ],
      none: [/\brenew/],
    },
  ],
  'discloser-decides': [
    {
      bears: 'taker',
      types: ['nda'],
      all: [
        /\b(?:confidential|secret|a breach|in breach)\b/,
        /\b(?:if|where|when|whenever|as|what(?:ever)?) (?:the )?\[giver\] (?:so )?(?:considers?|says?|decides?|determines?|deems?|regards?|thinks?)\b/,
      ],
      none: [/\breasonabl[ey]\b|\bnot\b/],
    },
  ],
  'recipient-decides': [
    {
      bears: 'giver',
      types: ['nda'],
      all: [
        /\b(?:confidential|secret|protected)\b[^.;]{0,20}\b(?:only if|only where|only when|unless|if and only if|to the extent)\b[^.;]{0,6}\[taker\] (?:\S+ )?(?:agrees?|accepts?|considers?|decides?|confirms?|acknowledges?|deems?)\b/,
      ],
      none: [/\bnot (?:be )?(?:confidential|decide)\b/],
    },
    {
      bears: 'other',
      types: ['nda'],
      force: ['right', 'duty', 'fact'],
      all: [
        /\[a\] (?:may|shall|can|will|is entitled to) (?:\S+ ){0,3}?(?:decide|determine|judge)\b[^.;]{0,20}\b(?:whether|what|which)\b/,
        /\b(?:confidential|exclu\w+|exempt\w*|protected|secret|exceptions?)\b/,
      ],
      none: [/\bnot\b|\breasonabl[ey]\b|\bcourt\b/],
    },
  ],
  'care-own-discretion': [
    {
      bears: 'other',
      force: ['duty', 'right', 'fact', 'promise'],
      all: [
        /\[a\][^.;]{0,60}\b(?:care|(?:security|protective|protection) measures|safeguards|precautions)\b/,
        /\b(?:(?:it|the \[a\]|\[a\]) (?:deems?|thinks?|considers?|sees?|regards?|chooses?|decides?|finds?)|(?:shall|may|will|can) (?:itself )?(?:decide|determine|choose)|at its (?:sole )?discretion|in its (?:sole )?(?:discretion|judgment|opinion))\b/,
      ],
      none: [/\breasonable\b|\bat least\b|\bnot\b|\bpatient|\bhealth care\b|\bpersonal data\b/],
      types: ['nda'],
    },
  ],
  'exclusions-swallow': [
    {
      bears: 'giver',
      types: ['nda'],
      force: ['exclusion', 'fact', 'no-duty', 'ban'],
      all: [
        /\b(?:excluded|exempt|(?:does|do|shall) not (?:apply|extend|include|cover)|not (?:be )?(?:confidential|protected)|no obligations?)\b/,
        /\b(?:generally (?:useful|known|used)|common (?:in|knowledge in)|useful in|of a general nature|in good faith (?:believes?|considers?|thinks?)|reasonably believes?|believes?|thinks?|considers? to be|could (?:be|have been)|might have|can be (?:derived|inferred|found|obtained|developed)|similar to|obvious)\b/,
        secrets,
      ],
      none: [/\bindependently developed\b(?!.{0,40}\bcould\b)|\brequired by law\b|\bcompelled\b|\bcounsel\b/],
    },
  ],
  'burden-of-proof-exclusions': [
    {
      bears: 'taker',
      types: ['nda'],
      all: [
        /\b(?:only if|only where|only to the extent|provided|unless|if)\b[^.;]{0,20}\[(?:taker|a|o)\] (?:can |is able to |shall |must )?(?:demonstrates?|proves?|shows?|establishes|evidence)\b|\b(?:burden|onus) of pro(?:of|ving)\b[^.;]{0,40}\[taker\]/,
        /\b(?:evidence|records?|documents?|documentary|written|proof|prov\w+)\b/,
        /\b(?:known|excluded|exception|exclusion|developed|public|received)\b/,
      ],
      none: [/\bnot (?:be )?required to prove\b/],
    },
  ],
  'representatives-not-answered-for': [
    {
      bears: 'other',
      force: ['no-duty', 'fact'],
      all: [
        new RegExp(
          `\\[a\\] (?:need not|is not (?:required|obliged|obligated|bound) to|shall not be (?:required|obliged|obligated|bound) to|has no (?:duty|obligation) to) (?:\\S+ ){0,2}?(?:bind|oblige|inform|instruct|obtain|require|have)\\b[^.;]{0,40}\\b${people}\\b`,
        ),
        /\b(?:confiden\w+|secre\w+|undertakings?|this agreement|nda|non-?disclosure)\b/,
      ],
      none: [/\balready bound\b|\bwho are (?:\S+ ){0,3}?bound\b|\bprofessional(?:ly)?\b/],
    },
  ],
  'share-with-anyone': [
    {
      bears: 'other',
      types: ['nda'],
      force: ['right'],
      all: [
        /\[a\] (?:may|can|is (?:free|entitled) to) (?:\S+ )?(?:share|disclose|pass|give)\b[^.;]{0,30}\binformation\b[^.;]{0,12}\b(?:with|to)\b[^.;]{0,30}\b(?:lenders?|investors?|co-investors?|purchasers?|bidders?|partners?|customers?|suppliers?|competitors?)\b/,
      ],
      none: [/\b(?:need(?:s)? to know|bound|confidentiality|consent|approval|not|only|required by law)\b/],
      clauseNone: [/\b(?:need to know|bound by|(?:are|is) bound|confidentiality (?:obligations?|undertakings?))\b/],
    },
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can|is (?:free|entitled|permitted) to|shall be (?:free|entitled|permitted) to) (?:\S+ ){0,3}?(?:disclose|share|pass on|provide|communicate|reveal|give)\b[^.;]{0,50}\b(?:information|materials?|it)\b/,
        /\bto (?:\S+ ){0,6}?(?:contractors?|business partners?|partners|affiliates?|group companies|customers|suppliers|investors|lenders|financing sources|third parties|members of its group)\b/,
      ],
      none: [
        /\b(?:need(?:s)? to know|need-to-know|bound by|agreed? (?:in writing )?to|subject to (?:\S+ )?(?:confiden\w+|obligations|duties)|confidentiality (?:obligations?|undertakings?|agreements?)|consent|approval|not|only|required by law|professional advisers only|no less|who (?:are|is) (?:\S+ ){0,3}?bound|publicity)\b/,
      ],
      clause: [/\bconfiden\w+|\bthe information\b|\bsecre\w+/],
      clauseNone: [/\b(?:need to know|bound by|(?:are|is) bound|no less (?:strict|protective|stringent|onerous))\b/],
    },
    {
      bears: 'giver',
      types: ['nda'],
      force: ['right', 'fact'],
      all: [
        /\b(?:information|materials?)\b[^.;]{0,20}\b(?:may|can) be (?:\S+ )?(?:passed on|disclosed|shared|given|provided|communicated|made available)\b[^.;]{0,30}\b(?:to|with) (?:any|all|other|anyone|everyone|members?)\b/,
      ],
      none: [
        /\b(?:need to know|bound|confidentiality (?:obligations?|undertakings?)|consent|not|only|required by law)\b/,
      ],
    },
  ],
  'no-sharing-with-staff': [
    {
      bears: 'taker',
      types: ['nda'],
      force: ['right', 'duty', 'fact', 'ban'],
      all: [
        /\bonly (?:the )?(?:\S+ ){0,3}?(?:individuals?|persons?|people|employees|representatives) (?:named|listed|identified|approved|specified)\b[^.;]{0,60}\b(?:access|receive|see|have|use|inspect)\b|\beach (?:representative|employee|recipient|person|individual|adviser) (?:\S+ ){0,6}?(?:must|shall|will|has to|is required to) (?:first )?(?:sign|execute|enter into)\b[^.;]{0,40}\b(?:agreement|undertaking|nda|joinder|deed)\b/,
      ],
      none: [/\bnot\b/],
    },
    {
      bears: 'actor',
      force: ['right', 'duty', 'ban'],
      all: [
        new RegExp(
          `\\[a\\] (?:may|can|shall|will) (?:\\S+ )?(?:share|disclose|pass|give|provide)\\b[^.;]{0,40}\\b${people}\\b[^.;]{0,30}\\b(?:only (?:after|if|when|where|once|with)|unless|until)\\b[^.;]{0,60}\\b(?:signed|sign|executed|consent|approved|approval|agreement with)\\b`,
        ),
      ],
      none: [/\[each\]|\bneed to know\b[^.;]{0,60}\bbound\b/],
      clause: [/\binformation\b/],
    },
  ],
  'compelled-disclosure-free': [
    {
      bears: 'other',
      force: ['right'],
      all: [
        /\[a\] (?:may|can|is (?:free|entitled) to|shall be (?:free|entitled) to) (?:\S+ ){0,3}?(?:disclose|provide|give|share|furnish|produce)\b|\bnothing\b[^.;]{0,40}\b(?:prevents?|prohibits?|restricts?|stops?) (?:the )?\[a\] from (?:\S+ ){0,2}?(?:disclosing|providing|giving|sharing|furnishing)\b/,
        /\bto (?:any|a|all|the) (?:\S+ ){0,3}?(?:regulators?|authorit(?:y|ies)|government(?:al)? (?:agency|body|authority)|courts?|law enforcement|officials?)\b/,
      ],
      none: [
        /\b(?:notice|notify|notif\w+|inform|consult\w*|required|compelled|ordered|whistle\w*|violations? of (?:any )?law|unlawful|crime|only|protective order|possible violations?)\b/,
      ],
      clause: [/\binformation\b|\bconfiden\w+/],
      clauseNone: [/\b(?:prompt|prior|advance|written) (?:\w+ )?notice\b|\bshall (?:\S+ )?notify\b/],
    },
  ],
  'confidentiality-too-short': [
    {
      bears: 'giver',
      types: ['nda'],
      force: ['fact', 'duty'],
      all: [
        /\b(?:this agreement|all obligations|the obligations|obligations (?:under|in) (?:it|this agreement))\b[^.;]{0,50}\b(?:expires?|ends?|terminates?|lapses?|ceases?)\b[^.;]{0,20}\b(?:(?:after|in|within|on) )?(?:1 year|(?:[1-9]|1[0-8]) months?|\d{1,3} days)\b/,
      ],
      none: [/\b(?:notice|not (?:expire|end)|surviv\w+|trade secrets?)\b/],
    },
    {
      bears: 'giver',
      types: ['nda'],
      force: ['fact', 'duty', 'right'],
      all: [
        /\b(?:duty|duties|obligations?|undertakings?) of (?:confidence|confidentiality|secrecy)\b|\bconfidentiality (?:obligations?|duties|undertakings?|period)\b/,
        /\b(?:lasts?|continues?|runs?|applies|apply|remains?|is|are|ends?|expires?|shall (?:last|continue|apply|end|expire|be))\b[^.;]{0,40}\b(?:1 year|(?:[1-9]|1[0-8]) months?|\d{1,3} days|\d{1,2} weeks)\b/,
      ],
      none: [/\b(?:notice|not (?:end|expire)|return|trade secrets?|at least|no less|within)\b/],
    },
  ],
  'confidence-injunction-waived': [
    {
      bears: 'giver',
      types: ['nda'],
      force: ['fact', 'ban', 'no-right', 'exclusion'],
      all: [
        /\bno (?:injuncti\w+|equitable (?:relief|remed(?:y|ies))|specific performance|restraining order)\b[^.;]{0,30}\b(?:is|are|shall be|will be|may be)\b[^.;]{0,20}\b(?:available|granted|sought|obtained|ordered)\b/,
      ],
      none: [/\bbond\b|\bwithout\b/],
    },
  ],
  'nda-standstill': [
    {
      bears: 'actor',
      types: ['nda', 'other'],
      force: ['ban', 'no-right', 'duty', 'promise'],
      all: [
        /\[a\] (?:shall|may|will|must|agrees) not (?:to )?(?:\S+ ){0,3}?(?:make|submit|announce|propose|launch)\b[^.;]{0,20}\b(?:offers?|bids?|proposals?)\b[^.;]{0,20}\b(?:for|to (?:acquire|buy|purchase))\b/,
        /(?<!\w)(?:company|\[o\]|shares?|securities|control|assets|business)(?!\w)/,
      ],
      none: [/\binvit\w+|\bemploy\w*\b|\bgoods\b|\bproducts\b|\bpublic(?:ly)? announce\w*\b|\btender for\b/],
    },
  ],
  'source-of-leak-presumed': [
    {
      bears: 'taker',
      types: ['nda'],
      all: [
        /\b(?:it (?:is|shall be)|are|is) (?:\S+ )?(?:presumed|assumed|deemed|taken)\b[^.;]{0,10}\bthat\b[^.;]{0,6}\[taker\] (?:\S+ ){0,3}?(?:disclosed|leaked|caused|revealed|passed|breached|used)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'confidence-without-fault': [
    {
      bears: 'actor',
      force: ['duty', 'fact', 'acknowledgement', 'promise'],
      all: [
        /\[a\] (?:shall|will|is|agrees to)(?: be)? (?:\S+ )?(?:liable|responsible|answerable)\b/,
        /\b(?:leaks?|disclos\w+|confiden\w+|information|breach of (?:this|confidence))\b/,
        /\b(?:even (?:if|where|though) (?:it|the \[a\]|\[a\])(?: \S+){0,2}? not (?:\S+ )?(?:negligent|at fault|to blame)|even (?:if|without|where)(?: \S+){0,4}? (?:fault|negligence)|whether or not (?:\S+ ){0,4}?(?:negligent|at fault|fault|negligence))\b/,
      ],
      none: [/\bindemnif|\[each\]/],
    },
  ],
  'penalty-besides-damages': [
    {
      bears: 'taker',
      types: ['nda'],
      all: [
        /\b(?:penalt(?:y|ies)|fixed sum|liquidated (?:damages|sum)|contractual penalty)\b/,
        /\b(?:in addition to|on top of|besides|over and above|together with)\b[^.;]{0,30}\bdamages?\b|\b(?:not|does not|shall not|without)\b[^.;]{0,40}\b(?:affect|limit|exclude|prejudice)\b[^.;]{0,60}\bdamages?\b/,
      ],
      none: [/\b(?:credited|set off|deducted|in lieu|instead|counts? (?:towards?|against))\b/],
    },
  ],
  'protection-unequal': [
    {
      mutual: true,
      all: [
        /\[(?:o|a|taker|giver)\]'s (?:\w+ )?(?:information|materials)?\b[^.;]{0,60}\b(?:whether or not|without (?:any )?(?:marking|condition)|always|regardless)\b[^.;]{0,40}\[(?:o|a|taker|giver)\]'s\b[^.;]{0,30}\b(?:only (?:if|when|where)|unless|provided)\b/,
      ],
      none: [/\bpersonal data\b/],
      clause: [/\bconfiden\w+|\bsecre\w+|\bprotected\b/],
    },
  ],
  'confidence-breach-capped': [
    {
      bears: 'other',
      types: ['nda'],
      force: ['exclusion', 'ban', 'fact', 'no-duty'],
      all: [
        /\bliability of (?:the )?\[a\]|\[a\]'s (?:\w+ ){0,2}?liability\b/,
        /\b(?:not exceed|in no event exceed|limited to|capped at|never exceed|not be more than)\b[^.;]{0,20}(?:[$€£] ?\d|\b(?:usd|eur|gbp) ?\d)/,
      ],
      none: [/\bunlimited\b|\[each\]/],
    },
    {
      bears: 'giver',
      types: ['nda'],
      force: ['exclusion', 'fact', 'ban', 'no-right'],
      all: [
        /\b(?:damages|liability|compensation)\b[^.;]{0,40}\b(?:breach|disclosure|leak)\b[^.;]{0,30}\b(?:excluded|limited|capped|barred)\b|\bno (?:damages|compensation|liability)\b[^.;]{0,30}\b(?:breach|disclosure|leak)\b/,
      ],
      none: [/\bnot (?:be )?(?:excluded|limited|capped)\b|\bunlimited\b|\bpunitive\b|\bconsequential\b|\bwithout\b/],
    },
  ],
  'penalty-per-breach': [
    {
      bears: 'actor',
      types: ['nda'],
      force: ['fact', 'duty', 'promise'],
      all: [
        /\b(?:each|every|any) (?:breach|violation|disclosure|leak)\b[^.;]{0,12}\b(?:costs?|triggers?|obliges)\b[^.;]{0,30}(?:[$€£] ?\d|\b(?:eur|usd|gbp) ?\d)/,
      ],
    },
  ],
  'marking-required': [
    {
      bears: 'giver',
      types: ['nda'],
      force: ['fact', 'duty', 'definition'],
      all: [
        /\b(?:confidential|protected)\b[^.;]{0,30}\bonly (?:if|where|when|to the extent)\b[^.;]{0,40}\b(?:designated|identified|marked|labell?ed|stamped|legended)\b/,
      ],
      none: [/\bor (?:\S+ ){0,6}?(?:reasonably|should|nature)\b|\bwhether or not\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

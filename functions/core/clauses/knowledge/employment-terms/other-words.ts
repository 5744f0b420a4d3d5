import type { IssueRule } from '../issue.ts';
import { say } from '../liability-cap/sides.ts';

/** Who works, as a statement calls it. */
const worker = String.raw`(?:(?:the )?\[(?:a|o|giver|taker)\]|(?:the |an? )?(?:employee|executive|worker))`;

const agreed =
  /\b(?:consents?|by (?:mutual )?agreement|agreed|comparable|equivalent|suitable alternative|after consult\w*|within \d+ miles|not be (?:required|obliged|asked))\b|\[each\]/;

/** Rules for the plain words of form contracts. */
export const otherWords = {
  'duties-or-place-changed': [
    {
      types: ['employment-contract'],
      force: ['acknowledgement', 'fact', 'duty', 'promise'],
      all: [
        say`${worker} (?:hereby |also )*(?:accepts?|agrees?|acknowledges?|understands?) that\b[^.;]{0,60}\b(?:place of work|hours|duties|role|shifts?|department|position|job)\b[^.;]{0,40}\b(?:may|can|will) (?:be changed|change|vary|be varied|be altered|be amended)\b`,
      ],
      none: [agreed],
    },
    {
      force: ['right', 'duty', 'acknowledgement', 'fact', 'promise'],
      types: ['employment-contract'],
      all: [
        /\b(?:perform|carry out|do|undertake|accept)\b[^.;]{0,20}\b(?:whatever|any|such|all) (?:\w+ )?(?:tasks?|duties|work|jobs?|assignments?)\b[^.;]{0,40}\b(?:gives?|assigns?|requires?|directs?|decides?|asks?|allocates?|management|from time to time)\b|\[a\] (?:may|can|is entitled to|reserves? the right to)\b[^.;]{0,60}?\b(?:demote|reassign|redeploy|downgrade)\b/,
      ],
      none: [agreed, /\breasonabl[ey]\b|\bservices\b|\bnot be (?:demoted|reassigned)\b/],
    },
    {
      force: ['right', 'duty', 'acknowledgement', 'fact'],
      all: [
        say`\brequired?(?: ${worker})? to (?:\S+ ){0,3}?(?:carry out|perform|undertake|do|take on|assume|work in|join) (?:\S+ ){0,3}?(?:other|additional|different|further|alternative|new|another) (?:\S+ ){0,2}?(?:duties|tasks|work|roles?|responsibilities|jobs?|departments?|teams?|positions?)\b`,
      ],
      none: [
        agreed,
        /\breasonabl[ey]\b[^.;]{0,40}\b(?:skills|abilities|capabilities|experience)\b|\bcustomer|\bservices\b/,
      ],
    },
    {
      force: ['right', 'fact', 'acknowledgement', 'duty'],
      all: [
        /\b(?:hours(?: of work)?|working (?:days|times?|pattern)|shifts?|days of work|place of work|duties|job title|role)\b(?: \S+){0,3}? (?:may|can|will|shall) be (?:varied|changed|altered|amended|revised|adjusted|increased)\b/,
        /\b(?:needs|requirements|discretion|operational|from time to time|at any time|without notice|by (?:the )?(?:\[\w+\]|company|employer))(?!\w)/,
      ],
      none: [
        agreed,
        /\bopening hours\b|\bbusiness hours\b|\bservices?\b|\bsupport hours\b|\bnot be (?:varied|changed)/,
      ],
    },
  ],
  'relocation-on-demand': [
    {
      types: ['employment-contract'],
      all: [
        /\b(?:refuses?|declines?|unwilling|fails?|does not agree) (?:to )?(?:relocate|move|transfer|be transferred)\b/,
        /\b(?:employment|contract|job)\b[^.;]{0,20}\b(?:will|shall|may|is) (?:be )?(?:end|terminate|terminated|ended|over)\b|\b(?:terminat\w+|dismiss\w*)\b/,
      ],
      none: [/\bnot (?:be )?(?:dismissed|terminated)\b|\bseverance (?:is|shall)\b/],
    },
    {
      types: ['employment-contract'],
      all: [
        /\b(?:condition of (?:the |your |this )?(?:employment|contract|job)|required|expected|prepared|willing|agrees?) (?:\S+ ){0,6}?to (?:relocate|move|transfer)\b|\bplace of work\b[^.;]{0,50}\b(?:or|and) (?:at |in )?(?:such|any) other (?:place|location|office|site)s?\b/,
      ],
      none: [agreed, /\bnot\b|\bwithin (?:a )?(?:reasonable|commut\w+)\b/],
    },
    {
      all: [
        say`\b(?:may|can|shall be entitled to|reserves? the right to|is entitled to) (?:\S+ ){0,3}?(?:require|direct|order|instruct|ask) ${worker} to (?:relocate|move|transfer (?:to|from))\b`,
      ],
      none: [agreed, /\b(?:another|other) (?:space|suite|unit|room|equipment)\b/],
    },
    {
      all: [
        say`${worker} (?:\S+ ){0,2}?be (?:required|asked|directed|ordered|told) to (?:\S+ ){0,2}?(?:work|serve|report|be based|be located) (?:at|in|from|to) (?:any|such|another|other|different)\b(?: \S+){0,6}? (?:locations?|sites?|offices?|places?|premises|branch(?:es)?|cit(?:y|ies)|countr(?:y|ies)|states?|abroad|overseas|stores?)\b`,
      ],
      none: [agreed],
    },
    {
      force: ['duty', 'promise', 'acknowledgement'],
      all: [
        say`${worker} (?:must|shall|will|agrees to|undertakes to) (?:\S+ ){0,2}?(?:move|relocate|transfer)(?: \S+){0,2}? to\b[^.;]{0,70}\b(?:headquarters|offices?|locations?|sites?|places?|city|country|state|premises)\b`,
        say`\b(?:if|when|whenever|where|as) (?:the )?(?:\[\w+\]|company|employer)(?: may)?(?: so)? (?:requires?|requests?|directs?|designates?|asks?|decides?|determines?)\b|\bown (?:cost|expense)\b|\b(?:designated|directed|determined|chosen) by\b`,
      ],
      none: [agreed, /\btenant|\blease\b|\bpermit\b|\bequipment\b|\bgoods\b|\bdata\b/],
    },
    {
      all: [
        /\b(?:refusal|failure|declining|unwillingness)(?: by (?:the )?\S+| of (?:the )?\S+)? to (?:relocate|move|transfer|accept (?:a|any|the) (?:transfer|relocation|move))\b/,
        /\b(?:terminat\w+|dismiss\w*|resign\w+|cause|grounds|severance|misconduct|breach)\b/,
      ],
      none: [/\bnot\b|\bno (?:ground|cause|breach)\b/],
    },
  ],
  'outside-work-banned': [
    {
      types: ['employment-contract'],
      force: ['ban', 'duty', 'no-right', 'promise'],
      all: [
        say`${worker} (?:shall|will|may|must|agrees) not (?:to )?(?:\S+ ){0,4}?(?:render|provide|perform|offer)\b[^.;]{0,20}\bservices (?:to|for) (?:any|another|others|anyone)\b`,
      ],
      none: [
        /\b(?:compet\w+|after (?:the )?(?:termination|end)|following|customers?|clients?|confidential|conflict\w*|interfer\w*)\b/,
      ],
    },
    {
      types: ['employment-contract'],
      all: [
        /\b(?:moonlighting|side (?:jobs?|work|business)|second jobs?|freelanc\w+|secondary employment|outside (?:work|employment))\b[^.;]{0,20}\b(?:is|are) (?:strictly )?(?:prohibited|forbidden|not (?:allowed|permitted)|banned)\b/,
      ],
    },
    {
      force: ['fact', 'ban', 'duty', 'no-right'],
      all: [
        /\bno (?:outside|secondary|other|additional|second|external|side) (?:\w+ )?(?:employment|jobs?|work|occupation|business activit(?:y|ies)|engagements?)\b/,
        /\b(?:permitted|allowed|undertaken|accepted|taken on|held|may be)\b/,
      ],
      none: [/\bcompet|\bunless\b[^.;]{0,40}\binterfer|\bsubcontract|\bvariation\b|\bmaterial\b/],
    },
    {
      force: ['duty', 'promise', 'acknowledgement'],
      all: [
        say`\bdevotes? (?:\S+ ){0,3}?(?:full|whole|entire|all|exclusive) (?:\S+ ){0,6}?(?:time|attention|energ(?:y|ies)|efforts?)\b`,
        /\b(?:exclusive(?:ly)?|solely|only|and to no other|not (?:\S+ ){0,4}?(?:engage|work|accept|undertake))\b/,
      ],
      none: [/\bnot be required\b|\bnon-?exclusive|\bexcept\b|\bmay (?:also )?(?:serve|engage|hold)\b|\[each\]/],
    },
  ],
  'garden-leave-unpaid': [
    {
      types: ['employment-contract'],
      level: 'medium',
      force: ['right', 'no-duty'],
      all: [
        /\[a\] (?:may|can|is entitled to|reserves? the right to|need not|is not (?:obliged|required) to|shall not be (?:obliged|required) to|is under no obligation to)\b[^.;]{0,60}?\b(?:exclude|suspend|place|put|keep|send|provide|give|require)\b/,
        /\b(?:garden(?:ing)? leave|notice period|period of notice|from (?:the |any )?(?:\w+ )?premises|(?:with|any|you|\[o\]) (?:any )?work\b|not to attend)\b/,
        /\b(?:exclude|need not|not (?:be )?(?:obliged|required)|no obligation|garden(?:ing)? leave)\b/,
      ],
      none: [
        /\b(?:full (?:\w+ )?(?:pay|salary)|salary and (?:\w+ )?benefits|continue to (?:pay|receive)|paid in full|remain(?:s)? entitled|lieu)\b|\bcustomer|\bcontractor|\bconsultant/,
      ],
      clauseNone: [
        /\b(?:full (?:\w+ )?(?:pay|salary)|(?:salary|pay|remuneration) (?:and|shall|will|as)|continue to (?:pay|receive))\b/,
      ],
    },
    {
      force: ['no-duty', 'fact', 'right', 'no-right'],
      all: [
        /\b(?:no obligation|not obliged|not (?:be )?(?:required|obligated|bound)|need not|no duty|under no (?:obligation|duty))\b(?: \S+){0,3}? (?:provide|offer|give|assign|find)(?: \S+){0,4}? work\b[^.;]{0,20}\b(?:or|and|nor)(?: to)? (?:pay|salary|remunerat\w*|wages)\b/,
      ],
      none: [/\bcontractor|\bconsultant|\bsupplier|\bworker (?:is )?engaged casually/],
    },
    {
      force: ['duty', 'fact', 'right', 'no-right', 'ban'],
      all: [
        /\b(?:garden(?:ing)? leave|suspension|suspended|released from work|paid leave)\b/,
        /\b(?:(?:basic|base|reduced|half) (?:salary|pay) only|only (?:(?:the|his|her|their|your|\[\w+\]'s) )?(?:basic|base|reduced|half) (?:salary|pay)|no (?:bonus(?:es)?|commission|benefits)(?: \S+){0,4}?(?: (?:accrues?|payable|paid|due|benefits|bonus|commission))?|(?:bonus|commission|benefits)(?: \S+){0,3}? (?:shall|will|do|does) (?:not|cease))\b/,
      ],
      none: [/\bno (?:bonus|benefits?) (?:\S+ ){0,3}(?:lost|forfeited|reduced|withheld)\b|\bservices?\b|\bcustomer/],
    },
  ],
  'notice-unequal': [
    {
      bears: 'actor',
      types: ['employment-contract'],
      within: 'sentence',
      force: ['duty'],
      all: [
        /\[a\] (?:shall|must|will|has to) (?:\S+ )?give (?:\S+ ){0,3}?(?<n>\d+) (?<u>day|week|month)s?\b/,
        /\[\w+\] (?:shall|must|will|need|may|can|has to) (?:\S+ ){0,2}?give (?:\S+ ){0,3}?(?:1 week|\d day|[1-7] days|2 weeks|14 days)/,
      ],
      none: [/\[each\]|\bcause\b|\btenant|\bmisconduct\b/],
      test: (hits: readonly RegExpExecArray[]) => {
        const length = { day: 1, week: 7, month: 30 } as Readonly<Record<string, number>>;
        return hits.some(
          ({ groups }) => groups?.['n'] !== undefined && Number(groups['n']) * length[groups['u']!]! >= 28,
        );
      },
    },
    {
      force: ['right'],
      types: ['employment-contract'],
      all: [
        /\bterminate\b|\b(?:end|dismiss|discharge)\b/,
        /\b(?:immediately|at any time without (?:any )?(?:prior )?notice|without (?:any )?(?:prior )?notice|forthwith|with or without notice)\b/,
      ],
      clause: [
        /\b(?:employee|executive|you) (?:may|can|must|shall|will|is required to|are required to) (?:\S+ ){0,3}?(?:terminate|resign|give|provide|leave|end)\b[^.;]{0,70}\bnotice\b/,
        /\b(?:terminate|resign|give|provide|leave|end)\b[^.;]{0,60}?\b(?:(?:[3-9]\d|1\d\d) days|[1-9]\d? months?)\b[^.;]{0,20}\bnotice\b/,
      ],
      clauseNone: [/\b(?:cause|misconduct|breach|either|each|both|in lieu)\b/],
    },
  ],
  'summary-dismissal-wide': [
    {
      force: ['right', 'fact', 'duty'],
      types: ['employment-contract'],
      all: [
        /\[a\] (?:may|can|is entitled to|shall be entitled to|reserves? the right to) (?:\S+ )?(?:terminate|dismiss|end)\b[^.;]{0,40}\b(?:immediately|with immediate effect|at once|without (?:any )?(?:notice|warning)|forthwith|summarily)\b|\b(?:instant|immediate|summary) (?:dismissal|termination)\b/,
        /\b(?:disrepute|any (?:\w+ )?(?:instruction|rule|policy|order|direction|target|breach|failure|complaint|absence)|targets?|attitude|late(?:ness)?|complain\w*|unsatisfactory|dissatisf\w+|performance)\b/,
      ],
      none: [
        /\b(?:gross misconduct|serious|material breach|wil?lful\w*|repeated\w*|persistent\w*|cured?|remed(?:y|ied)|hearing|not (?:be )?(?:grounds?|dismiss|terminat)\w*)\b/,
      ],
    },
    {
      force: ['right', 'fact', 'duty'],
      all: [
        /\[\w+\] (?:may|can|will|shall) (?:\S+ ){0,2}?be (?:summarily |immediately |instantly )?(?:dismissed|terminated|discharged|fired)\b/,
        /\b(?:without (?:any |prior |further )*(?:notice|warning|compensation|pay(?:ment)?)|immediately|summarily|forthwith|at once|on the spot)\b/,
        /\b(?:any (?:\w+ ){0,2}?(?:breach|violation|failure|infraction|act|conduct)|however (?:minor|slight|trivial|small)|in (?:its|the \[?\w+\]?'s) (?:sole |absolute )?(?:opinion|view|judgment|discretion)|unsatisfactory|dissatisf\w+|poor performance)\b/,
      ],
      none: [/\b(?:gross misconduct|serious|material breach|cured?|remed(?:y|ied)|hearing|not be)\b/],
    },
  ],
  'at-will-employment': [
    {
      mutual: true,
      all: [
        /\bemployment\b/,
        /\b(?:no|not for (?:any|a)) (?:definite|fixed|specific|specified|particular) (?:period|term|duration)\b|\bindefinite (?:period|term|duration)\b/,
        /\b(?:terminat\w+|ended|end|cease)\b/,
        /\b(?:at any time|without (?:cause|reason|notice)|for any reason|at will)\b/,
      ],
      none: [/\bonly for cause\b|\bmonths'? notice\b|\bnot be (?:terminated|ended)\b/],
    },
  ],
  'severance-conditional': [
    {
      force: ['no-duty', 'ban', 'no-right', 'fact'],
      all: [
        /\b(?:no (?:obligation|duty|liability)|not (?:be )?(?:obliged|obligated|required))\b[^.;]{0,40}\b(?:severance|separation (?:pay|benefits?|payments?)|termination payments?)\b/,
        /\b(?:unless|until|if)\b[^.;]{0,80}\b(?:releas\w+|waiver|breach\w*|violat\w*|new (?:job|employment|position)|settlement agreement)\b/,
      ],
      none: [/\bmaterial breach\b|\bgood reason\b|\bmutual/],
    },
  ],
  'severance-on-resignation': [
    {
      force: ['duty', 'promise', 'fact', 'right'],
      all: [
        /\b(?:resigns?|resignation|quits?|leaves|terminates)\b[^.;]{0,40}\b(?:for any reason|without (?:good reason|cause)|with or without good reason|voluntarily)\b|\bvoluntar(?:y|ily) resign\w*/,
        /\b(?:continue to (?:pay|receive)|pay|receive|entitled to|paid)\b[^.;]{0,70}\b(?:salary|compensation|pay|remuneration|severance)\b[^.;]{0,40}\b(?:\d+[- ](?:months?|weeks?|years?)|severance)\b|\b\d+[- ](?:months?|weeks?|years?)'? (?:of )?(?:\w+ )?(?:salary|pay|compensation)\b/,
      ],
      none: [
        /\b(?:no|not|forfeits?|waives?|accrued|earned|through the (?:date|effective)|up to the (?:date|last)|until the (?:date|effective|end of (?:the )?notice)|notice period|repay\w*|death|disab\w+|compet\w+)\b/,
      ],
    },
  ],
  'severance-very-high': [
    {
      force: ['duty', 'promise', 'fact', 'right'],
      all: [
        /\b(?:terminat\w+|dismiss\w+|change (?:in|of) control|leav(?:es|ing)|resign\w*)\b/,
        /\b(?<n>\d+)[- ](?<u>month|year)s?'? (?:of )?(?:\w+ ){0,3}?(?:salary|compensation|remuneration)\b/,
        /\b(?:receives?|paid|pays?|entitled|payable|lump sum|equal to)\b/,
      ],
      none: [
        /\b(?:not exceed|no more than|maximum|cap(?:ped)?|lesser|insurance|repay\w*|notice|for each year|per year of)\b/,
      ],
      test: ([, hit]: readonly RegExpExecArray[]) =>
        Number(hit!.groups!['n']) * ({ month: 1, year: 12 } as Readonly<Record<string, number>>)[hit!.groups!['u']!]! >=
        18,
    },
  ],
  'severance-no-release': [
    {
      all: [
        /\b(?:severance|separation|termination) (?:pay\w*|benefits?|package|payments?)?\b/,
        /\bnot (?:be )?(?:conditional|conditioned|contingent|dependent) (?:up)?on\b[^.;]{0,50}\b(?:release|waiver|settlement)\b/,
      ],
    },
  ],
  'cause-hardly-provable': [
    {
      force: ['fact', 'ban', 'definition', 'no-right', 'duty'],
      all: [
        /\b(?:poor|inadequate|unsatisfactory|under-?) ?performance\b|\bincompetence\b|\bnegligence\b|\binsubordination\b|\bneglect of (?:duty|duties)\b|\bbreach of (?:policy|polic\w+|dut\w+)\b/,
        /\b(?:shall|will|does|do|is|are) not (?:be|constitute|amount to|count as|be (?:deemed|considered|treated as)|qualify as)\b[^.;]{0,10}\bcause\b|\bnot cause\b/,
      ],
      none: [/\bforce majeure\b|\bsole cause\b|\bother than gross\b/],
    },
  ],
  'inventions-own-time': [
    {
      types: ['employment-contract'],
      force: ['fact', 'transfer', 'right', 'duty', 'acknowledgement'],
      all: [
        /\b(?:owns?|is the owner of|owner of|belongs? to|property of|vests? in|assigns?)\b/,
        /\b(?:inventions?|works?|creations?|intellectual property|ideas|discover(?:y|ies))\b/,
        /\b(?:regardless|irrespective|no matter|whatever|whenever|wherever)\b[^.;]{0,12}\b(?:of )?(?:when|where|how|the (?:time|place|subject))\b/,
      ],
      none: [/\b(?:not|except|unless|relat\w+ to the business|within the scope|in the course)\b/],
    },
    {
      types: ['employment-contract'],
      force: ['fact', 'transfer', 'right', 'duty', 'acknowledgement'],
      all: [
        /\b(?:everything|anything|whatever|all (?:works?|inventions?|ideas|intellectual property|creations) (?:of any kind|whatsoever|of every kind))\b[^.;]{0,40}\b(?:creates?|invents?|makes?|writes?|develops?|created|made|conceives?)\b/,
        /\b(?:owns?|belongs? to|property of|vests? in|assigns?|ours)\b/,
        /\b(?:during|while|throughout|in the (?:term|period))\b[^.;]{0,30}\b(?:employ\w+|term|service|contract)\b/,
      ],
      none: [
        /\b(?:in the course of|in the scope|within the scope|relat\w+ to|connected with|in performing|in the performance|as part of|not|except|unless|using)\b/,
      ],
    },
    {
      force: ['fact', 'transfer', 'duty', 'acknowledgement'],
      all: [
        /\b(?:anything|everything|whatever|all (?:that )?|any (?:works?|inventions?|ideas?|code))\b(?: \S+){0,4}? (?:creates?|invents?|makes?|writes?|designs?|develops?|create[ds]?|made|written|developed|invented)\b/,
        /\b(?:own|free|spare|personal|private) time\b|\boutside (?:of )?(?:\w+ ){0,2}hours\b|\bat home\b|\bevenings\b|\bweekends\b|\boff[- ]duty\b/,
        /\b(?:is|are|becomes?|shall be|will be) (?:ours|(?:the )?\[(?:o|taker|a)\]'s(?: property)?|the property of|owned by)(?!\w)/,
      ],
      none: [/\byours\b|\bnot\b|\bexcept\b|\bunless\b|\bremains?\b/],
    },
  ],
  'inventions-after-end': [
    {
      types: ['employment-contract'],
      force: ['fact', 'transfer', 'right', 'duty'],
      all: [
        /\b(?:inventions?|ideas?|works?|improvements?|patent applications?)\b[^.;]{0,30}\b(?:disclosed|made|filed|conceived|created|developed)\b[^.;]{0,20}\b(?:within|in|during) (?:a|1|the first|\d+) ?(?:year|months?|days|\d+ months?)?\b[^.;]{0,12}\b(?:of|after|following) (?:leaving|termination|the end|departure|employment)\b/,
        /\b(?:belongs?|presumed|deemed|property|vests?|owned|assigned)\b/,
      ],
      none: [/\bnot (?:belong|be presumed|be deemed)\b/],
    },
    {
      force: ['fact', 'transfer', 'right', 'duty', 'acknowledgement'],
      all: [
        /\b(?:owns?|entitled to|acquires?|is the owner of|has (?:title|rights?) (?:to|in)|assigns?)\b(?: \S+){0,5}? (?:anything|everything|inventions?|works?|ideas?|improvements?|discover(?:y|ies)|intellectual property)\b/,
        /\b(?:within|during|for|in) (?:the )?(?:first )?\d+[- ](?:months?|years?|days?)(?: period)? (?:after|following|of|from)\b[^.;]{0,40}\b(?:leav\w*|end\w*|terminat\w*|cessation|depart\w*|employment|resign\w*)\b/,
      ],
      none: [
        /\bmade (?:or conceived )?during\b[^.;]{0,30}\bemployment\b|\bnot\b|\bno\b|\bdisclos\w+ (?:any|all|each)\b/,
      ],
    },
  ],
  'prior-inventions-swept-in': [
    {
      force: ['promise', 'acknowledgement', 'fact', 'duty'],
      all: [
        /\bif (?:no|none)\b[^.;]{0,50}\b(?:listed|attached|disclosed|identified|set (?:out|forth)|named)\b/,
        /\b(?:inventions?|works?|developments?|intellectual property|list)\b/,
        /\b(?:there (?:are|is) n(?:one|o)|has n(?:one|o)|have n(?:one|o)|no (?:prior|such|previous)|deemed)\b/,
      ],
      none: [/\bcustomers?\b|\bsuppliers?\b|\btenant/],
    },
  ],
  'monitoring-unlimited': [
    {
      types: ['employment-contract'],
      all: [
        /\b(?:not expect|no (?:right to|expectation of)|should expect no|have no)\b[^.;]{0,20}\bprivacy\b|\b(?:monitor|record|inspect|intercept|track)\b[^.;]{0,50}\b(?:use|usage|activit(?:y|ies)|traffic)\b[^.;]{0,40}\b(?:without (?:\S+ )?notice|at any time|at all times|for any (?:purpose|reason))\b/,
      ],
      none: [/\bshall not\b|\bmay not\b|\bcustomer/],
    },
    {
      types: ['employment-contract'],
      force: ['right', 'fact'],
      all: [
        /\b(?:access|open|read|review|monitor(?:ed)?|record(?:ed)?|inspect|search|copy|intercept(?:ed)?|view)\b/,
        /\b(?:(?:personal|private|own) (?:\w+ )?(?:e-?mails?|messages?|devices?|phones?|accounts?|mail|computers?|files?)|all (?:\w+ ){0,2}?(?:communications?|e-?mails?|calls|messages)[^.;]{0,40}\b(?:monitored|recorded|read|intercepted))\b/,
      ],
      none: [
        /\b(?:reasonable (?:suspicion|grounds)|only|proportionate|with (?:\S+ ){0,3}consent|shall not|may not|not be (?:monitored|read|opened)|deliver|personal data)\b/,
      ],
    },
    {
      force: ['acknowledgement', 'duty', 'promise', 'waiver', 'fact', 'right'],
      types: ['employment-contract'],
      all: [
        /\b(?:consents?|agrees?|submits?) to (?:the |any |all )*(?:monitoring|recording|interception|inspection|searche?s?|surveillance|tracking|review)(?:,? (?:and|or) \w+){0,2}(?: (?:and|or) \w+)? (?:of|by)\b/,
        /\b(?:all|any|at any time|e-?mails?|communications?|calls?|devices?|location|internet)\b/,
      ],
      none: [/\b(?:reasonable suspicion|only|legitimate|proportionate|prior notice|audit|records and books)\b/],
    },
  ],
  'medical-exam-any-time': [
    {
      force: ['acknowledgement', 'duty', 'right', 'fact', 'promise'],
      all: [
        /\b(?:doctor|physician|medical (?:practitioner|adviser|examiner)|clinic|occupational health)\b/,
        /\b(?:disclos\w+|releas\w+|report\w*|provid\w+|shar\w+|send\w*)\b(?: \S+){0,5}? (?:results?|findings?|reports?|records?|information)\b/,
        say`\bto (?:the )?(?:\[\w+\]|company|employer)(?!\w)`,
      ],
      none: [
        /\b(?:only (?:whether|if|that|as)|limited to|fitness for work only|not disclose|without disclosing|patients?|study|trial|with (?:\S+ ){0,3}consent)\b/,
      ],
    },
  ],
  'on-call-unpaid': [
    {
      types: ['employment-contract'],
      within: 'sentence',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:answer (?:\S+ )?(?:calls|phone|e-?mails?|messages)|keep (?:\S+ )?phone on|reachable|contactable|available|on call|respond)\b[^.;]{0,40}\b(?:weekends?|nights?|evenings|holidays?|outside|after hours|24|all times|any time|vacation)\b/,
        /\b(?:included in|covered by|no (?:extra|additional|further)|without (?:extra|additional|further)|24 hours|not (?:be )?(?:paid|compensated))\b/,
      ],
      none: [/\bnot (?:be )?(?:required|expected|obliged)\b|\bcustomer|\bsupport (?:desk|services?)\b/],
    },
    {
      all: [
        /\b(?:on[- ]call|stand-?by) (?:time|duty|duties|hours|periods?|shifts?)\b/,
        /\b(?:is|are|shall be|will be) (?:not (?:\S+ ){0,2}?(?:paid|working time|compensated|remunerated)|unpaid)\b|\b(?:no|without) (?:\w+ ){0,2}?(?:pay(?:ment)?|allowance|compensation|remuneration)\b/,
      ],
      none: [/\bstand-?by power\b|\bgenerat\w+|\bnot (?:be )?unpaid\b/],
    },
  ],
  'own-materials-license-ends': [
    {
      bears: 'taker',
      all: [
        /\[(?:a|o|giver)\]'s (?:\w+ ){0,2}?(?:pre-?existing|prior|earlier|own|background|previous) (?:\w+ ){0,2}?(?:tools?|materials?|code|libraries|software|works?|inventions?|know-how|technology|intellectual property)\b/,
        /\b(?:only|solely) (?:while|during|as long as|so long as|until|for the duration of)\b[^.;]{0,40}\b(?:employ\w+|engage\w+)|\blicen[cs]e\b[^.;]{0,120}\b(?:ends?|terminates?|expires?|lapses?|ceases?)\b[^.;]{0,20}\b(?:(?:up)?on|with|at|when)\b[^.;]{0,40}\b(?:employ\w+|leav\w+|engagement)/,
      ],
      none: [/\bnot (?:end|terminate|expire|lapse|cease)|\bsurviv\w+|\bperpetual|\birrevocabl|\bconfidential/],
    },
  ],
  'liable-for-loss': [
    {
      bears: 'actor',
      types: ['employment-contract'],
      force: ['duty', 'fact', 'promise'],
      all: [
        /\[a\] (?:shall |will |must )?(?:bears?|meets?|carr(?:y|ies)|pays?(?: for)?) (?:the )?(?:costs?|risk|expense|excess)\b[^.;]{0,30}\b(?:accidents?|damage|loss|theft|repairs?|breakages?)\b/,
      ],
      none: [/\b(?:gross|wil?lful\w*|intentional\w*|deliberate\w*|not|own (?:car|vehicle|tools|equipment))\b|\[each\]/],
    },
    {
      bears: 'actor',
      types: ['employment-contract'],
      force: ['duty', 'promise', 'acknowledgement', 'fact'],
      all: [
        /\[a\] (?:(?:agrees|undertakes) to |(?:shall|will|must) (?:\S+ ){0,2}?|is |are )?(?:be )?(?:personally |fully |solely )?(?:liable|responsible|accountable|pay|reimburse|replace)\b/,
        /\b(?:damages?|loss(?:es)?|cost|lose|lost|damage|theft|breakage)\b/,
        /\b(?:vehicles?|cars?|equipment|laptops?|computers?|phones?|tools|uniforms?|goods|stock|property|keys|cash|devices?)\b/,
      ],
      none: [
        /\b(?:gross(?:ly)? negligen\w*|wil?lful\w*|intentional(?:ly)?|deliberate(?:ly)?|dishonest\w*|fraud\w*|wear and tear|not (?:be )?(?:liable|responsible|obliged|required)|personal property|own (?:tools|car|vehicle|equipment|phone))\b|\[each\]/,
      ],
    },
    {
      bears: 'actor',
      types: ['employment-contract'],
      force: ['duty', 'promise', 'acknowledgement', 'fact'],
      all: [
        /\[a\] (?:hereby |also |further )*(?:(?:agrees|undertakes) to |(?:shall|will|must) (?:\S+ ){0,3}?|is |are )?(?:indemnif(?:y|ies)|hold harmless|reimburse[s]?|compensates?|pays?|makes? good|repays?|be (?:\w+ )?(?:liable|responsible|accountable)|liable|(?:personally )?responsible)\b/,
        /\b(?:loss(?:es)?|damages?|cost of (?:any )?(?:repair|replacement)|shortages?|shortfalls?|breakages?|claims?)\b/,
        /\b(?:(?:caused|arising|resulting|incurred|suffered|occasioned)\b|(?:to|of) (?:the )?(?:\[o\](?:'s)?|company|employer)(?:'s)? (?:\w+ )?(?:property|equipment|vehicles?|assets|tools|goods|stock)|negligen\w+|mistakes?|errors?|carelessness|acts? (?:or|and) omissions?|for any)(?!\w)/,
      ],
      none: [
        /\b(?:gross(?:ly)? negligen\w*|willful|wilful|intentional(?:ly)?|deliberate(?:ly)?|dishonest\w*|fraud\w*|training|relocation|sign-?on|expenses|confidential\w*|third[- ]party (?:rights|claims)|former employer|tax(?:es)?|not (?:be )?(?:liable|responsible|obliged|required))\b|\[each\]/,
      ],
    },
    {
      bears: 'giver',
      types: ['employment-contract'],
      all: [
        /\b(?:loss(?:es)?|damage|shortages?|shortfalls?|breakages?|cost of (?:repair|replacement))\b/,
        /\b(?:shall|will|must|may|is to|are to) (?:\S+ ){0,2}?be (?:borne|paid|made good|reimbursed|recovered|compensated|charged) (?:by|from|to) (?:the )?(?:\[\w+\]|employee)(?!\w)/,
        /\bcaused by (?:the )?(?:\[\w+\]|employee)|\b(?:negligen\w+|mistakes?|errors?|carelessness)\b/,
      ],
      none: [
        /\b(?:gross(?:ly)? negligen\w*|willful|wilful|intentional(?:ly)?|deliberate(?:ly)?|dishonest\w*|fraud\w*|not be)\b/,
      ],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

import { allDaysIn } from '../../text/quantities.ts';
import {
  denies,
  freedFrom,
  mayNot,
  noneOf,
  nothing,
  notTakenAs,
  rightKept,
  unlessCured,
  unlessDenied,
} from '../denied.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const worker =
  /\b(?:workplace|working pattern)\b|(?<!\w)(?:employ(?:ee|ees|ment|er|ed)|executive|worker|staff|position|job|role|duties|salary|manager|director|officer|\[(?!each)\w+\]|consultant|associate|team member)(?!\w)/;
const freely =
  /\b(?:(?:sole|absolute|complete|unfettered|exclusive|entire|own)(?: \w+){0,2} (?:discretion|judg(?:e)?ment|determination|option|opinion)|(?:at|in) (?:the |its |\S+'s )(?:\S+ ){0,3}discretion|at any time|from time to time|(?:as|if|when|where|what|whatever|wherever|whichever) (?:and when |and if )?(?:it|the \S+|\S+|they|management|the board|we)(?: may)? (?:sees? fit|thinks? fit|wish(?:es)?|deems? (?:fit|appropriate|proper|necessary)|chooses?|pleases?|likes?|decides?|requires?|directs?|needs?)|without (?:\S+ ){0,4}(?:notice|consent|agreement)|unilateral(?:ly)?|for any (?:or no )?reason|reserves? the right|whenever|at will|on its own|as (?:it )?(?:requires?|required)|may require|business needs|any (?:other )?(?:duties|location|place|site|role|position))\b/;
const softened =
  /(?<!\w)(?:comparable|equivalent|commensurate|suitable|reasonable commut\w*|commuting distance|with (?:the )?(?:\[(?!each)\w+\]'s|employee's|executive's|\S+'s)? ?(?:prior )?(?:written )?(?:consent|agreement)|mutual(?:ly)?|consistent with (?:\S+ ){0,6}(?:position|role|status|skills|experience|title)|(?:shall|will|may) not (?:be )?(?:change|require|relocat|transfer|demot|mov)\w*|good reason|within \d+ miles|unless (?:\S+ ){0,3}(?:agrees?|consents?)|after consult\w*|does not (?:reduce|diminish)|may decline|may refuse)(?!\w)/;
const offDuty =
  /(?<!\w)(?:own time|(?:her|his|your|their|\[(?!each)\w+\]'s|my) (?:spare|personal|free|own|private) time|spare time|off[- ](?:duty|hours)|free time|leisure time|outside (?:of )?(?:\w+ ){0,2}(?:working |business |office |regular |normal )?hours|evenings|weekends|after hours|(?:her|his|your|their|my|\[(?!each)\w+\]'s|its) own (?:equipment|resources|tools|computer|facilities|means|laptop|materials)|(?:whether|regardless|irrespective)(?!\w).{0,60}(?<!\w)(?:working hours|hours|premises|equipment|resources|scope|facilities|business|related|field|duties|at work)|whether or not (?:\S+ ){0,8}(?:related?|relates?|connected|during|working|using|company|in the course|patent)|unrelated to|at home|not (?:related|connected) to|(?:on|during|in) vacation|with(?:out)? or without (?:the )?use of|outside (?:the )?(?:scope|course|field)|any (?:field|subject|time or place)|anywhere(?! in the (?:world|territory))|however remote)(?!\w)/;
const creation =
  /\b(?:inventions?|works?|creations?|discover(?:y|ies)|improvements?|developments?|ideas?|work product|intellectual property|designs?|software|code|writings?|innovations?|patents?|copyrights?|concepts?|know-how|materials|processes|anything|creates?|invents?|makes?)\b/;
const takes =
  /\b(?:assign\w*|belong\w*|vests?|propert(?:y|ies) of|owns?|owned|ownership|transfer\w*|exclusive property|presum\w*|deemed|works? (?:made )?for hire|work-?made-?for-?hire|entitled to|claim|rights? (?:in|to)|convey\w*|yours? to keep|regarded as|acquires? (?:all )?(?:the )?rights?)\b/;
const carveOut =
  /(?<!\w)(?:does not (?:apply|extend|cover|include)|shall not (?:apply|extend|include|cover)|do not (?:apply|extend|belong)|excluded|excluding|except (?:for |those |that |as |any )?(?:\S+ ){0,8}(?:own time|unrelated|do(?:es)? not relate)|no (?:assignment|claim|right|interest)|not (?:be )?(?:assigned|claim\w*|required to assign|deemed)|nothing (?:in|requires)|remain(?:s)? (?:the )?(?:\S+ )?(?:property of (?:the )?(?:\[a\]|employee|executive)|\[(?!each)\w+\]'s|with)|labor code|section 2870|retains? (?:all |ownership|title|every|full|the)|keeps? (?:ownership|all|title|what|whatever))(?!\w)/;
const severance =
  /\bon (?:any )?termination\b.{0,40}\bshall pay the \[|\b(?:(?:departure|leaving|parting|exit) (?:payment|bonus|money)|severance|separation (?:pay(?:ments?)?|benefits?|package)|termination (?:pay(?:ments?)?|benefits?|package)|exit (?:pay(?:ment)?|package)|golden parachute|change[- ](?:of|in)[- ]control (?:pay(?:ment)?|benefits?)|redundancy pay(?:ment)?|continuation pay|payoff|payments? (?:under|in) (?:this )?section|salary continuation|lump sum)\b/;

const workNoun =
  '(?:duties|job|role|responsibilities|title|reporting|place|location|hours|site|pattern|schedule|days|workplace|position|department|shifts?|team|office|tasks|base|remote work|functions|assignments?|capacity|work|employment)';

/** The change and the work changed stand together. */
const changesWork = new RegExp(
  `\\b(?:chang\\w+|alter\\w*|vary|varied|reassign\\w*|assign(?:s|ed|ing)?\\b|modif\\w+|transfer\\w*|redeploy\\w*|reloc\\w+|mov(?:e|ed|ing)|redefin\\w+|amend\\w*|revis\\w+|demot\\w*|restructur\\w*|second\\w*|switch\\w*|rotat\\w*|adjust\\w*|expand\\w*|reduce|take on|perform|put|post(?:ed)?)\\b.{0,70}\\b${workNoun}\\b|\\b${workNoun}\\b.{0,90}\\b(?:chang\\w+|alter\\w*|var(?:y|ied)|reassigned|assigned|modified|moved|redefined|amended|revised|restructured|adjusted|expanded|reduced|relocated|transferred)\\b`,
);

/** Words of other contracts than those of work. */
const notOfWork =
  /\b(?:change (?:of|in) control|assignment (?:of|by|or transfer|to)|proposed transfer|purported assignment|power of attorney|first refusal|cell sites?|discontinue the site|franchis\w*|restaurants?|services are performed|costs incurred|tools|tariff|funds|schedule 1|training program|stockholders?|merger|interests? in this agreement|third[- ]party claim|licensed mark|rights under this agreement|security procedures)\b/;

/** Whether what stands with resigning or the person who works is at least twice as long as the other period, or the other side needs none. */
const isUnequal = (words: string): boolean => {
  const periods = [...words.matchAll(/\d+[- ](?:calendar |working |business )?(?:day|week|month)/g)].flatMap(
    (match) => {
      const days = allDaysIn(match[0])[0];
      const near = words.slice(Math.max(0, match.index - 70), match.index + 70);
      return days === undefined || !/\bnotice|\bwarning/.test(near)
        ? []
        : [{ days, by: words.slice(Math.max(0, match.index - 60), match.index + 60) }];
    },
  );
  if (!periods.length) return false;
  const [longest] = periods.toSorted((a, b) => b.days - a.days);
  if (
    longest!.days < 28 ||
    !/(?<!\w)(?:resign\w*|quit|leav(?:e|ing)|(?:by|from) (?:the )?(?:employee|executive|\[(?!each)\w+\])|(?:employee|executive|\[(?!each)\w+\]) (?:must|shall|has to|is required to|needs to|may only|will) (?:\S+ ){0,3}give|before (?:leaving|resigning)|owes?)\b/.test(
      longest!.by,
    )
  )
    return false;
  if (periods.length > 1 && longest!.days >= 2 * Math.min(...periods.map(({ days }) => days))) return true;
  return (
    /\b(?:at any time without|immediately|without (?:any )?(?:prior )?notice|no notice|forthwith|at once|on the spot|same day|with immediate effect|at any moment)\b/.test(
      words,
    ) && !/\b(?:for cause|misconduct|just cause)\b/.test(words)
  );
};

/** What must not be run down is a mark, a product or what users post, and not a person. */
const notOfPeople =
  /\b(?:disparag\w+|materials?) (?:the |which |that )?(?:trade ?marks?|brand|disparage)|\b(?:licensed|promotional) materials?\b|\bmanner (?:that|which) (?:is )?(?:\w+ )?disparag|\bindustrial property\b|\bsubmissions?\b|\blibelous\b|\bcomments received\b|\blinks?\b|\bspecifications\b|\bconversion\b|\bnor any of its affiliates\b|\bcause each of its affiliates\b|\bproduct or service that is not\b/;

const continuedUse =
  /\b(?:continu\w+ to use|continued use|using (?:the|our|\[\w+\]'s)|provide services|commences employment|without executing)\b/;

/** What a job demands and how it ends. */
const found = defineTopic(
  'employment-terms',
  file,
  {
    'duties-or-place-changed': barring(
      [/\bnot to attend work\b/, /\baddress(?:es)?\b[^.;]{0,20}\b(?:notices?|service)\b/],
      [
        {
          force: ['right', 'fact', 'acknowledgement', 'duty'],
          all: [
            /\b(?:give (?:the )?\[\w\] (?:other|different|new)|redefine|alter|change|assign|move|reassign|transfer|up to|decides?|vary|reallocate)\b/,
            /\b(?:tasks|place of work|the position|reporting (?:structure|line)s?|department|where (?:and when )?\[\w\] works?|when \[\w\] works?|role|shift|duties|place of work|work location|job)\b/,
            /\b(?:whenever|operational needs|business needs|at its option|up to \[\w\]|from week to week|freely|as needed|as (?:it|they|\[\w\]) (?:sees?|likes?|wishes)|discretion|at any time|without consent)(?!\w)|\bis up to\b/,
          ],
          none: [softened, notOfWork, /\bno change\b|\bservices\b|\bcustomer|\bagreement\b.{0,10}\bassign/],
        },
        {
          force: ['right', 'acknowledgement', 'duty', 'fact', 'promise', 'no-duty'],
          all: [
            changesWork,
            /\b(?:chang\w+|alter\w*|vary|varied|reassign\w*|assign\w*|modif\w+|transfer\w*|redeploy\w*|reloc\w+|mov(?:e|ed|ing)|redefin\w+|amend\w*|revis\w+|demot\w*|restructur\w*|second\w*|switch\w*|rotat\w*|adjust\w*|expand\w*|reduce|take on|perform|put \S+ (?:on|to|into)|post(?:ed)? to)\b/,
            /\b(?:duties|job(?: title| description)?|role|responsibilities|title|reporting (?:line|structure|relationship)s?|(?:work(?:ing)?|usual|normal)? ?(?:place|location|hours|site|pattern|schedule|days) (?:of work|of employment|of \S+)?|place of work|workplace|work location|work(?:ing)? (?:hours|pattern|schedule|days)|position|department|shifts?|team|office|tasks|assignment|base|remote work)\b/,
            freely,
            worker,
          ],
          none: [
            /\bno (?:such )?change\b|\btakes? effect without\b|\b1 location only\b/,
            notOfWork,
            softened,
            /\b(?:assign (?:this|its|the|any) (?:agreement|contract|rights|interest|lease|copyright|invention)|lease|tenant|premises are|delivery|subcontract|licen[cs]e|product|specification|service levels?|equipment|fees?|price|notice to|records|statement of work|deliverables?|salary of|terminate(?:d)? at any time|intellectual|invention|customer|goods|shipment|arbitrat\w*|purchase order)\b/,
          ],
        },
        {
          force: ['duty', 'promise', 'acknowledgement'],
          all: [
            /\b(?:perform|carry out|undertake|accept|do|work|serve|act)\b/,
            /\b(?:any (?:other |and all )?(?:duties|tasks|work|role|position|job|location|place|department)|(?:duties|work|tasks|hours|location)\b.{0,40}\b(?:whatever|whatsoever|of any kind|as (?:the )?(?:\S+ )?(?:may )?(?:decide|see|direct|choose|wish))|such (?:other )?(?:duties|tasks|places?|locations?|hours|capacity|capacities|roles?|offices?)(?: and (?:at|in) such \w+)? (?:\S+ ){0,6}(?:may|from time to time|determin|decid|direct|requir|assign))/,
            /(?<!\w)(?:employ(?:ee|er|ment)|executive|company|\[(?!each)\w+\])(?!\w)/,
          ],
          none: [
            softened,
            notOfWork,
            /\bsupplier|\bcontractor|\bvendor|\btenant|\bservices (?:described|set out)|\bindemnif/,
          ],
        },
      ],
    ),
    'relocation-on-demand': [
      {
        all: [
          /\b(?:such|any) (?:other )?(?:place|premises|location|site|office)s?\b|\b(?:any|another) of (?:its|our|their|\[\w+\]'s) (?:\w+ )?(?:sites|offices|premises|locations|branches)\b/,
          /\b(?:require[sd]?|directs?|determines?|decides?|may (?:move|transfer|post|relocate|send))\b/,
          /\bpermanent(?:ly)?\b|\bfor good\b|\bindefinitely\b|\bno relocation (?:allowance|costs?|expenses)\b/,
          /\bplace of work\b|\bwork(?:s|ing)?\b|\bmove \[\w+\]|\bemployee\b/,
        ],
        none: [
          softened,
          /\bconsent\b|\bby agreement\b|\bwithin \d+ miles\b|\bequipment\b|\bdata\b|\btitle\b|\bfiles\b|\brecords\b|\bresiden(?:t|cy) (?:status|permit)|\bdisab/,
        ],
      },
      {
        all: [
          /\b(?:transfer|move|change|relocate|take up)\b.{0,20}\b(?:residence|home|domicile)\b/,
          /\b(?:such place|wherever|any place|where|designates?|directs?|required?|requests?)\b/,
        ],
        none: [/\bconsent\b|\bnot (?:be )?required|\bnotify\b|\binform\b/],
      },
      {
        all: [
          /\b(?:move|relocat\w*|assignment to|transfer(?:red)? to|posted to)\b/,
          /\b(?:any (?:office|site|location|city|country|branch|place)|different (?:state|city|country)|another (?:state|city|country|site)|world-?wide|anywhere|abroad|overseas)\b/,
          /\b(?:may be (?:told|asked|required|ordered)|accepts?|must|shall|required|failing which|agrees?|on \d+ days|expected)\b/,
        ],
        none: [
          /\bnot (?:be )?required\b|\bconsent\b|\bwith (?:the )?\S+ agreement|\bdata\b|\bequipment\b|\bgoods\b|\bfacility\b|\bpremises\b/,
        ],
      },
      {
        all: [
          /\b(?:reloc\w+|transfer(?:red)?|mov(?:e|es|ed|ing)|work (?:at|from|in) (?:any|such|whatever|wherever)|second(?:ed|ment)|post(?:ed)?|station(?:ed)?|change \S+ (?:residence|home)|reside|uproot|assigned? to|be based|report to|serve)\b/,
          /\b(?:any (?:other )?(?:\S+ ){0,3}(?:location|place|office|site|country|state|city|branch|facility|premises|part of|region|of (?:its|the) (?:\S+ ){0,2}(?:offices|sites|locations))|anywhere|wherever|abroad|overseas|(?:another|a different|other) (?:country|state|city|office|site|location|continent|place)|worldwide|(?:such|whatever) (?:other )?(?:place|location|city)s?|another city|new site)\b/,
          /\b(?:require[sd]?|must|shall|will|at (?:any time|the request|\d+)|whenever|when(?:ever)? (?:asked|told|directed|instructed|requested|so)|on (?:\d+|demand|request|short|no)|direct(?:s|ed)?|order(?:ed|s)?|discretion|own (?:cost|expense)|refus\w+|decide[sd]?|agree(?:s)? to|chooses?|as (?:the )?\S+ (?:requires?|needs?))\b/,
          worker,
        ],
        none: [
          /\b(?:shall not|will not|may not|cannot|not be) (?:be )?(?:requir\w*|relocat\w*|transfer\w*|moved|oblig\w*)|\bwithout (?:the |\S+'s )?(?:\S+ )?(?:prior )?(?:written )?(?:consent|agreement)|\bgood reason|\bwith (?:\S+ )?(?:prior )?(?:written )?consent\b|\bpersonal data|\bdata\b|\bassets?\b|\bshares\b|\brights?\b.{0,20}\btransfer|\btransfer (?:of )?(?:title|the agreement|any right)|\bwork product|\binvention|\bequipment\b|\bgoods\b|\bpremises (?:are|shall)|\btenant|\blessee|\bcustomer\b|\bno obligation\b|\bpermanently\b.{0,5}\bdelet|\bunless \S+ (?:agrees|consents)|\bnot obliged\b|\bno relocation|\bcompet|\bcell sites?\b|\bforce majeure\b|\bsubmissions?\b|\bwebsites?\b|\bupload|\breporting to the\b|\breporting line|\barbitrat/,
        ],
      },
    ],
    'working-on-is-consent': [
      {
        all: [
          /\bby (?:reporting|coming|turning up|continuing|staying|remaining|working)\b|\b(?:reporting for (?:duty|work)|staying on)\b/,
          /\b(?:deemed|accept\w*|agree[ds]?|consent\w*|means)\b/,
          /\b(?:revised|new|chang\w+|amend\w*|updated|terms|polic\w+)\b/,
        ],
        none: [continuedUse, /\bnot\b.{0,20}\b(?:deemed|accept|consent)/],
      },
      {
        all: [
          /\b(?:keep(?:s|ing)?|continu\w+|carry(?:ing)? on|remain\w*|stay\w*|go(?:es|ing)? on)\b.{0,30}\b(?:work\w*|service|employ\w*|job|post)\b|\bwork is (?:carried on|continued)/,
          /\b(?:treated as|regarded as|agree[ds]?|agreement|accept\w*|assent|consent\w*|deemed|taken (?:to|as)|bound by)\b/,
          /\b(?:chang\w+|amend\w*|new (?:terms|conditions|polic\w+)|vari(?:ed|ation)|updated|revised)\b/,
        ],
        none: [
          continuedUse,
          /\b(?:not|never|no)\b.{0,30}\b(?:consent|acceptance|agreement|assent|deemed|constitute)|\bonly when\b|\bsigned\b|\bservices?\b.{0,20}\b(?:platform|website|app)\b|\bupon (?:the )?expir/,
        ],
      },
      {
        all: [
          /\b(?:continu(?:ed?|es|ing|ation) (?:to work|working|(?:of |in |with )?(?:\S+ ){0,4}(?:employment|work|service|employ)|to (?:perform|report|provide|be employed|accept|attend|turn)|performance|after)|keep(?:s|ing)? (?:on )?working|remain(?:s|ing)? (?:in (?:\S+ )?(?:employment|employ|service|post)|employed|at work)|stay(?:s|ing)? (?:on|in (?:\S+ )?(?:job|employment)|employed)|going on working|carr(?:y|ies|ying) on working|turn(?:s|ing)? up|report(?:s|ing)? for work|working (?:after|beyond|past)|showing up|work(?:s|ed)? (?:for )?(?:\d+ days|on))\b/,
          /(?<!\w)(?:accept(?:s|ed|ance)?|agree[sd]?|agreement|consent(?:s|ed)?|assent|acknowledg\w+|deemed|ratif\w+|constitutes?|taken (?:as|to)|treated as|bound|counts? as|signif\w+|mean(?:s)? (?:that )?(?:you|\[a\]|\S+) (?:agree|accept)|approv\w+)(?!\w)/,
          /\b(?:chang\w+|amend\w+|modif\w+|revis\w+|new|updated|var(?:y|ied|iation)s?|terms|polic(?:y|ies)|handbook|alteration\w*|rules|altered|reduc\w+|cut)\b/,
        ],
        none: [
          continuedUse,
          /\b(?:shall not|does not|will not|not) (?:be (?:deemed|taken|treated|construed)|constitute|amount|mean|by itself|imply|count)|\bno (?:deemed|implied)|\bcontinued use of the (?:service|site|website|app)|\brenewal|\bsign(?:s|ed) (?:the|an?) (?:amend|variation)|\bonly (?:in writing|when signed)/,
        ],
      },
    ],
    'outside-work-banned': barring(
      [
        /\breduced by (?:\w+ )?earnings\b|\bearnings from other\b/,
        /\bremain(?:s|ing)? (?:our|an|its|the \[\w\]'s) employee\b/,
        /\b(?:in|during|for) that (?:time|period)\b/,
        /\b(?:during|while on|throughout)\b[^.;]{0,30}\bgarden(?:ing)? leave\b/,
        /\bseverance\b|\bseparation\b|\binstallments?\b/,
        /\b(?:trade names?|trade ?marks?|stock certificates?|securities|restaurants?|franchis\w*|publicity|tools|promotional|such information|e-money|trade practices|business results|committee|injurious|drawings|further production|records|transfer(?:s|red)?|undertaking with|serviced assets|office facilities|joint venture|imitation|material concerning|authority|trip|evidencing)\b/,
      ],
      [
        {
          force: ['ban', 'no-right', 'duty', 'right'],
          all: [
            /\b(?:neither|nor|not|no|can't|never)\b/,
            /\b(?:run|carry on|own|accept|take up|take on|hold|do|pursue)\b.{0,40}\b(?:business of (?:his|her|their|its) own|own business|paid work|other (?:paid )?work|side (?:job|business)|another (?:job|post|employment)|work (?:from|for) (?:others|third parties|anyone))\b/,
          ],
          none: [
            /\bcompet(?:e|es|ing|itor)\b|\bthat (?:would )?(?:conflict|interfere)|\bsupplier|\bcustomer|\bafter (?:the )?(?:end|terminat|leav)/,
          ],
        },
        {
          all: [
            /\bno (?:other )?(?:employment|directorship|self-employment|job|office|side job|business)\b|\bcan't have (?:a|any|another)\b.{0,20}\b(?:job|business|work)\b/,
            /\b(?:besides|other than|while|during|may be held|apart from|in addition to|with \[\w\])(?!\w)/,
          ],
          none: [/\bcompet(?:e|ing|es)\b|\bno (?:employment|agency) (?:relationship|is created)|\bpartnership\b/],
        },
        {
          force: ['ban', 'duty', 'no-right', 'promise', 'acknowledgement', 'fact', 'waiver'],
          all: [
            /\b(?:(?:any )?(?:other|outside|secondary|second|side|additional|external|another|further) (?:\w+,? (?:or |and )?){0,4}(?:employment|job|work|business(?:es)?|occupation|activit(?:y|ies)|engagement|position|office|interest|gig|profession|trade|employer|jobs|undertaking|appointment|directorship|company|concern|income|pursuits?)|outside (?:work|activities|employment|interests|business|engagements)|moonlight\w*|side[- ](?:job|business|gig|hustle|project|work)s?|freelanc\w+|work(?:ing)? for (?:any(?:one| other)|others|another|anybody)|directorships?|consult(?:ing)? (?:for|to)|(?:any|a) (?:second|other) job|volunteer\w*|board seats?|for anyone else|(?:engage in|carry on|run|own|have an interest in|interested in|work (?:in|for)) any business)\b/,
            /\b(?:not|never|no|without|refrain\w*|prohibit\w*|barred|forbidden|exclusive(?:ly)?|whole|entire|all|full|only if|can't|cannot|neither|ban(?:ned)?)\b/,
            /(?<!\w)(?:employ(?:ment|ee|er|ed)|executive|salary|working (?:time|hours)|job|work|business|time|consent|approval|permission|employees|side|freelanc\w+|\[(?!each)\w+\])(?!\w)/,
          ],
          none: [
            /\b(?:compet(?:e|es|ing|itors?|itive)|conflict\w*|interfer\w*|materially (?:affect|impair)|impairs?|detract\w*)\b(?!.{0,40}\b(?:or not|whether))|\bmay (?:engage|hold|have|take|serve|pursue|do|undertake) |\bfree to\b|\bunreasonably with|\bnothing (?:in|shall)|\bshall not (?:prevent|prohibit|preclude|restrict)|\bcharitable\b.{0,60}\b(?:permit|may|except)|\bexcept (?:for |that )?.{0,60}\b(?:charit|civic|passive)|\bintellectual property|\bcontractor\b.{0,30}\bother clients|\bnot exclusive|\bnon-?exclusive|\bnot (?:be )?(?:required|restricted|obliged)|\bconfidential|\bsolicit|\baffiliates?\b|\bassign\b|\bindemn|\bafter\b.{0,40}\b(?:terminat|end|leav)|\bfollowing (?:the )?(?:terminat|end)|\bcustomers?\b|\btenant|\bpremises|\blicens|\bno other (?:obligation|warrant|agreement|remed)|\bliab/,
          ],
        },
      ],
    ),
    'garden-leave-unpaid': barring(
      [
        /\b(?:deducted|subtracted) from\b[^.;]{0,60}\b(?:restrict\w*|periods? in|covenants?)|\b(?:counts?|counted|reduces?) (?:\S+ ){0,3}?restrict/,
        // A limb that binds the employee says nothing of pay.
        /\b(?:remain|be) (?:bound|available)\b/,
        /\b(?:settlement|processing|charges|merchant|downtime|minimum (?:monthly )?fee|damages|subscription|specialist|account)\b/,
      ],
      [
        {
          all: [
            /\b(?:send|sent|keep|kept|require|place|put)\b(?: \S+){0,4}? (?:home|away|not to (?:attend|work)|off work|on leave)\b[^.;]{0,80}?\b(?:stop|cease|withhold|without|suspend|no)(?: \S+){0,4}? (?:bonus|benefits|pay|salary|allowances)\b/,
          ],
          none: [
            /\b(?:full|normal|usual|regular) (?:\w+ )?(?:pay|salary)\b|\bsick\b|\bmedical\b|\bmisconduct\b|\binvestigat/,
          ],
        },
        {
          force: ['right', 'fact', 'duty'],
          all: [
            /\b(?:exclude|relieve|release (?:the )?\[\w\] from|suspend|stand down|send (?:[\w\[\]]+ ){1,3}home|keep (?:[\w\[\]]+ ){1,3}away|lay off|garden leave)\b/,
            /\b(?:half|part|reduced|a portion|\d\d ?(?:%|per ?cent|percent)(?: of)?|without|no|unpaid)\b.{0,30}\b(?:pay|salary|remuneration|wages)\b/,
            /(?<!\w)(?:employ\w*|executive|\[\w+\]|premises|duties|functions|work)(?!\w)/,
          ],
          none: [
            /\bfull (?:pay|salary|base)|\bmisconduct\b|\bcustomer|\bsupplier|\bservices\b|\bpayroll deduction|\bno (?:deduction|reduction)|\bpayments? (?:of|due)\b/,
          ],
        },
        {
          force: [
            'right',
            'fact',
            'duty',
            'ban',
            'no-right',
            'no-duty',
            'acknowledgement',
            'waiver',
            'exclusion',
            'promise',
          ],
          all: [
            /\b(?:garden(?:ing)? leave|suspen[ds]\w*|send (?:\S+ )?home|sent home|stay (?:at home|away)|stood down|stand down|exclude (?:\S+ )?from (?:the )?(?:premises|office|work)|not (?:to )?attend work|release[d]? from (?:\S+ )?(?:duties|work)|withh(?:old|eld|olding) work|place[d]? on (?:\S+ )?leave|not (?:be )?(?:obliged|required) to (?:provide|give|offer|assign) (?:\S+ )?(?:work|duties)|furlough\w*|lay[- ]?off|laid off|no work|administrative leave|relieve(?:d)? of|out of (?:the )?office|investigat\w+|kept? (?:away|idle)|idle)\b/,
            /\b(?:without (?:\S+ ){0,3}(?:pay|salary|remuneration|compensation|benefits)|unpaid|no (?:\w+ ){0,3}(?:pay|salary|remuneration|compensation|wages)|(?:half|reduced|partial|lower|basic) (?:pay|salary|rate)|(?:not|nor) (?:be )?(?:paid|entitled to|receive|pay|obliged to pay|owed)|(?:with|for) or without (?:pay|salary)|\d+ ?(?:%|percent|per cent) of|indefinite(?:ly)?|(?:for|as) (?:as )?(?:long|such (?:period|time)) as|without (?:any )?limit|(?<!\b(?:during|in|by|for the whole of) )any (?:period|length of time)|however long|(?:pay|salary|wages) (?:is|shall be|will be|may be|are|being)? ?(?:suspended|stop(?:s|ped)|withheld|cease[sd]?|docked|reduced)|bonus\w* (?:shall|will) (?:not )?(?:cease|accrue)|loses? (?:\S+ )?(?:bonus|pay|benefits)|shall stop|stops? while)\b/,
            /(?<!\w)(?:employ(?:ee|er|ment|ed)|executive|work|duties|salary|pay|wages|\[(?!each)\w+\])(?!\w)/,
          ],
          none: [
            /\b(?:full (?:basic |base |normal |contractual )?(?:salary|pay|remuneration)|(?:salary|pay) and (?:all )?(?:\w+ )?benefits (?:shall |will )?(?:continue|in full|be paid)|continue to (?:be paid|receive|pay)|on full pay|usual (?:salary|pay)|shall (?:be paid|receive|pay)|remains? payable)\b(?!.{0,60}\b(?:except|but not|other than|without))|\bservices?\b.{0,60}\bsuspen|\bsuspen\w* (?:the |its )?(?:access|perform\w*|delivery|services?|work until)|\bsupplier|\bcontractor|\bvendor|\bcustomer|\bsoftware\b|\bwebsites?\b|\bfees\b|\brent\b|\btenant/,
          ],
        },
      ],
      // Who goes on being paid as before is not kept idle without pay.
      [
        /\bcontinues? to (?:receive|be paid|pay)\b[^.;\n]{0,60}\b(?:salary|pay|remuneration)\b[^.;\n]{0,40}\bbenefits\b/,
      ],
    ),
    'notice-unequal': [
      {
        all: [
          /\bnotice\b.{0,40}?\b(?<n>\d+) (?<u>day|week|month)s?\b.{0,10}\bfor (?:the )?\[(?:giver|a)\]/,
          /\b(?<m>\d+) (?<v>day|week|month)s?\b.{0,10}\bfor (?:the )?\[(?:taker|o)\]/,
        ],
        none: [/\blease\b|\btenant|\bsupplier|\blicen[cs]/],
        test: ([one, other]) => {
          const days = { day: 1, week: 7, month: 30 } as Readonly<Record<string, number>>;
          const of = (count?: string, unit?: string): number => Number(count) * (days[unit ?? ''] ?? 0);
          return of(one?.groups?.['n'], one?.groups?.['u']) >= 2 * of(other?.groups?.['m'], other?.groups?.['v']);
        },
      },
      {
        within: 'clause',
        all: [
          /\b(?:resign\w*|want to leave|leaving|quit)\b/,
          /\b\d+ (?:days|weeks|months)'?\b/,
          /\b(?:whereas|need (?:only )?give|only have to give|may let|want \[\w\] to leave|need give)\b/,
          /\b(?:\d+ (?:days|weeks?|months)|a week|a day|1 week|the same day|no notice)\b/,
        ],
        none: [/\bequal\b|\bsame (?:period|notice)|\blease\b|\btenant/],
        clauseNone: [/\bboth sides\b|\beither party\b|\beach party\b/],
      },
      {
        within: 'clause',
        all: [
          /\b(?:tell|inform|notify|let)\b.{0,30}\b\d+ (?:days|weeks|months) before\b/,
          /\b(?:let \[\w\] go|dismiss|terminate|end)\b.{0,60}\b(?:same day|at once|on the spot|immediately|without notice|any time)\b/,
        ],
        clause: [/\bleave\b|\bresign|\bquit/],
        none: [/\blease\b|\btenant|\bmisconduct/],
      },
      {
        within: 'clause',
        all: [
          /\b(?:resign\w*|quit|leav(?:e|ing)|notice to be given by|terminat\w* by (?:the )?(?:employee|executive|\[\w+\]) (?:on|upon|by|with)|(?:must|shall|has to|is required to) (?:\S+ ){0,3}give)\b/,
          /\bnotice\b/,
          /\b(?:terminat\w*|dismiss\w*|let (?:\S+ )?go|end (?:the|this|\S+) (?:employment|job|contract|agreement)|and by the|fire)\b/,
        ],
        none: [
          /(?<!\w)(?:gross misconduct|lease|landlord|tenant|equal|same (?:period|notice|length)|either (?:party|side)|each (?:party|side|other)|customer|supplier|supplies)(?!\w)|\[each\]/,
        ],
        clause: [/\b(?:employ\w*|executive|resign\w*|job|salary|position|quit|leave)\b/],
        clauseNone: [
          /(?<!\w)(?:either (?:party|side)|each party|same (?:period|notice|length)|\[each\] (?:may|can|shall))/,
        ],
        test: (hits) => isUnequal([...new Set(hits.map(({ input }) => input))].join(' ; ')),
      },
      {
        all: [
          /\bnotice\b/,
          /(?<!\w)(?:resign\w*|quit|leav(?:e|es|ing)|employee|executive|\[a\])(?!\w)/,
          /\b(?:twice|double|three times|longer)\b.{0,60}\b(?:notice|than|as)\b/,
          /(?<!\w)(?:company|employer|firm|us|\[(?!each)\w+\])(?!\w)/,
        ],
        none: [/\blease\b|\btenant|\bnot (?:be )?(?:be )?longer|\bno longer\b/],
      },
    ],
    'summary-dismissal-wide': [
      {
        force: ['right', 'duty', 'fact'],
        all: [
          /\b(?:terminat\w*|dismiss\w*|fired?|end)\b/,
          /\b(?:there and then|forthwith|at once|immediately|on the spot|without (?:notice|compensation|pay)|no (?:pay|notice|compensation))\b/,
          /\b(?:fails? to satisfy|not satisf\w+|dissatisf\w+|lost confidence|loss of confidence|any of (?:our|the|\[\w\]'s) rules|break any|whenever|displeas\w*|any breach|any reason it)\b/,
        ],
        none: [/\bcure|\bhearing|\bsupplier|\bservices\b|\blicen[cs]e\b|\btenant|\blease/],
      },
      {
        all: [
          /\b(?:instant|immediate|summary|on the spot)\b.{0,20}\b(?:terminat\w*|dismiss\w*)|\b(?:terminat\w*|dismiss\w*|end (?:the|your|\[\w\]'s) (?:job|employment))\b.{0,40}\b(?:without (?:notice|warning)|at once|immediately|instantly|on the spot|with immediate effect)/,
          /\b(?:any conduct|regards?(?! to)|lateness|discourtesy|attitude|unsuitable|not happy|dissatisf\w+|unsatisfactory|trivial|any (?:breach|failure|violation|act)|in (?:its|the \[?\w+\]?'s) (?:sole )?(?:opinion|view|judgment))\b/,
          /(?<!\w)(?:employ\w*|executive|job|management|conduct|work|\[giver\]|staff)(?!\w)/,
        ],
        none: [
          /\b(?:hearing|cure[ds]?|gross misconduct|remed(?:y|ied)|serious|material breach|opportunity|supplier|customer|lease|licen[cs]e|agreement may be|insolven|services)\b/,
        ],
      },
      {
        all: [
          /\b(?:terminat\w*|dismiss\w*|discharg\w*|fire[sd]?|let(?:s)? (?:\S+ )?go|remov\w+|sack\w*|employment (?:may|can|shall|will) (?:be )?end\w*|end(?:s|ed)? (?:\S+ ){0,3}(?:employment|engagement|job|contract)|(?:“|")?cause(?:”|")?,? (?:means|includes|shall mean|exists))\b/,
          /\b(?:employ\w*|executive|job|cause|summar(?:y|ily)|dismiss\w*|fire[sd]?|salary|worker|staff|conduct)\b|\b(?:remove|discharge|terminate) the \[/,
          /(?<!\w)(?:any (?:\w+ ){0,3}(?:breach|violation|failure|infraction|misconduct|act|conduct|rule|policy|absence|lateness|dissatisfaction)|(?:however|how ?ever) (?:minor|slight|trivial|small)|minor|trivial|slightest|(?:sole|absolute|own) (?:\w+ )?(?:opinion|discretion|judg(?:e)?ment|view|determination)|in (?:its|the \S+|\[(?!each)\w+\]'s) (?:\w+ )?(?:opinion|view|judgment|discretion|belief)|(?:considers?|believes?|thinks?|deems?|regards?|feels?|judges?|finds?)|opinion of|suspects?|suspected|suspicion|poor (?:performance|attitude)|unsatisfactory|dissatisf\w+|loss of (?:confidence|trust)|lost confidence|disrepute|attitude|insubordinat\w*|disrespect|a single|not (?:a )?team|as (?:determined|decided) by|for reasons? (?:satisfactory|sufficient) to|detrimental|prejudicial|unbecoming|embarrass\w*|inconsistent with|best interests?|incompat\w+|personality)(?!\w)/,
          /\b(?:immediate(?:ly)?|without (?:any |prior |further )?(?:\S+ )?(?:notice|warning|pay|compensation|severance|hearing)|no (?:notice|warning|severance|hearing)|summar(?:y|ily)|at once|forthwith|on the spot|instantly|with immediate effect|same day|there and then|cause|then and there)\b/,
        ],
        none: [
          /\b(?:without cause|good reason|reasonable (?:and )?good faith|cured?|remed(?:y|ied) within|opportunity to|after (?:a )?(?:written )?warning|fair hearing|material breach of|serious (?:breach|or)|notwithstanding)\b|\bnot (?:be )?(?:terminat|dismiss)|\blease\b|\bsupplier\b|\bvendor\b|\bservices agreement|\bcustomer\b|\blicen[cs]e\b|\bfranchise|\bpermit\b|\bpremises\b|\bsubcontract|\bgross misconduct\b|\bpayment in l ?ieu\b|\blieu of notice\b|\breasonable opinion\b|\bact of god\b|\bcontent\b|\buser account|\binventory\b|\bdesignees?\b|\bremove (?:any|a|such) (?:person|individual|worker|personnel)/,
        ],
      },
    ],
    'at-will-employment': barring(
      [/\b(?:balance|remainder) of the (?:\w+ )?term\b/],
      [
        {
          within: 'clause',
          level: 'low',
          all: [
            /\b(?:at will|at any (?:moment|time))\b/,
            /\b(?:employment|relationship|job|work)\b/,
            /\b(?:with or without (?:cause|reason|notice)|sever\w*|discontinue|end|terminate|no (?:definite|fixed) term|not for any (?:definite|fixed) term)\b/,
          ],
          clause: [/\b(?:employ\w*|firm|job|associate)\b/],
          none: [
            /\bonly for cause|\bsupplier|\bservices\b|\blicen[cs]e|\bin lieu\b|\blieu of\b|\blieu\b|\bby notifying\b/,
          ],
        },
        {
          all: [
            /\b(?:employ\w*|job|position|service|relationship|engagement|appointment|terminable|terminat\w+|hired|work)\b.{0,50}\bat[- ]will\b|\bat[- ]will (?:employ\w*|relationship|basis|position|job)\b|\bat[- ]will\b.{0,40}\b(?:employ\w*|relationship|job|dismiss\w*)\b/,
            /(?<!\w)(?:employ\w*|job|position|service|work|relationship|executive|\[(?!each)\w+\])(?!\w)/,
          ],
          none: [
            /\bdistribution\b|\bprior written notice to\b|\bnot (?:be )?(?:employed )?at[- ]will|\bno longer at[- ]will|\blicen[cs]e|\btenan|\blease|\bnothing in\b.{0,40}\bnotice/,
          ],
          mutual: true,
        },
        {
          all: [
            /\b(?:employ(?:ment|ee)|executive|job|your position)\b|\bdischarge the \[/,
            /\b(?:terminat\w*|end(?:s|ed)?|dismiss\w*|let (?:\S+ )?go|discharg\w*|part ways|cut)\b/,
            /\b(?:(?:with|for) or without (?:cause|notice|reason)|for any (?:reason or no|or no) reason|any reason,? or (?:for )?no reason|without (?:cause or notice|notice or cause|(?:giving |any |a )?reason|cause,? (?:and|or) without)|at any time,? (?:and )?(?:for|without|with)|no (?:notice or )?reason|any time (?:it|for))\b/,
          ],
          none: [
            /\bpayment in l ?ieu\b|\blieu of notice\b|\bseverance\b|\bif\b.{0,40}\bwithout cause\b|\bdays'? (?:prior )?(?:written )?notice|\bmonths'? (?:prior )?(?:written )?notice|\bweeks'? (?:prior )?(?:written )?notice|\bnot (?:be )?terminat|\bcompet(?:e|ing|itor)|\bbonus|\bcommission|\brepa(?:y|id)|\bshares\b|\boptions\b|\bequity\b|\bupon (?:the )?termination|\bfollowing (?:the )?termination|\bafter (?:the )?termination|\bcovenant|\bsolicit|\bconfidential/,
          ],
          mutual: true,
        },
      ],
    ),
    'probation-long': [
      {
        level: 'medium',
        all: [
          /\bprobation\w*\b|\btrial period\b|\bintroductory period\b/,
          /\b(?:extend(?:ed|s|ing)?|extension|prolong\w*|lengthen\w*|renew\w*)\b/,
          /\b(?:discretion|as (?:often|many times|long) as|(?:as|if) (?:it|the \[\w+\]|\[\w+\]|we) (?:sees?|thinks?|considers?|deems?|likes?|decides?)|such (?:further|longer|additional|other) (?:period|time)|any number of times|indefinitely|reserves? the right|not satisfied|at any time)\b/,
        ],
        none: [
          /\bnot (?:be )?(?:extend|prolong|renew)|\bno extension|\bonce\b|\bsingle\b|\bsoftware|\bfree trial|\bsubscription|\bwith (?:\S+ ){0,3}(?:agreement|consent)\b|\bby up to\b|\bin total\b|\bmaximum\b/,
        ],
      },
      {
        all: [/\b(?:on trial|trial period|probation\w*)\b/, /\d+[- ](?:month|week|day)|\b(?:a|1) year\b/],
        none: [/\bsoftware|\bsubscription|\bfree trial|\bnot (?:be )?(?:exceed|extended)|\bat most|\bmaximum\b/],
        test: (_, { words }) =>
          /\b(?:a|1) year\b/.test(words) || allDaysIn(words).some((days) => days > 190 && days < 1500),
      },
      {
        all: [
          /\bprobation\w*\b/,
          /\bhowever long\b|\bindefinite\w*\b|\buntil\b.{0,60}\b(?:satisf\w+|confirm\w*|decides?|content)\b/,
        ],
        none: [/\bnot\b.{0,20}\bextend/],
      },
      {
        within: 'clause',
        all: [
          /\bon trial\b|\btrial period\b|\bprobation\w*\b/,
          /\b(?:make (?:that|it) longer|extend (?:it|that|the)|prolong)\b/,
        ],
        none: [/\bonce\b|\bnot\b|\bfree trial|\bsubscription/],
      },
      {
        all: [
          /\b(?:probation\w*|trial period|introductory period|qualifying period|probationer)\b/,
          /\d+[- ](?:calendar |consecutive |full |working )?(?:month|week|day|year)/,
        ],
        test: (_, { words }) =>
          allDaysIn(words.replace(/\bnotice.{0,30}|\d+[- ]\w+'?s? (?:\w+ )?notice/g, ' ')).some(
            (days) => days > 183 && days < 4000,
          ),
        none: [
          /\bnot (?:exceed|be longer)|\b(?:finish|complet|pass)\w* (?:\S+ ){0,2}?probation|\bat least \d+ (?:month|year)s? (?:of|after) (?:completion|probation)|\bsoftware|\bfree trial|\bsubscription/,
        ],
      },
      {
        all: [
          /\b(?:probation\w*|trial period|introductory period|qualifying period)\b/,
          /\b(?:extend(?:ed|s|ing)?|extension|prolong\w*|renew\w*|lengthen\w*|continue until|repeat(?:ed)?|start again)\b/,
          /\b(?:discretion|may|as (?:often|many|long)|from time to time|sees? fit|thinks? fit|one or more|further|indefinite|until (?:\S+ ){0,3}(?:confirm|satisf|decid)|any number|again|at will|decide)\w*/,
        ],
        none: [
          /\b(?:may|shall|will|can) not be (?:extend|prolong|renew)|\bno extension|\bonce\b|\bsingle\b|\bsoftware|\bfree trial|\bsubscription|\bonly (?:by|with)\b.{0,20}\b(?:agree|consent)|\bup to (?:a (?:total|maximum) of )?[1-6] months? in total/,
        ],
      },
    ],
    'severance-conditional': barring(
      [
        /\beligible for severance\b/,
        /\brelease (?:of claims )?in (?:a |its )?(?:customary|standard|reasonable|agreed) (?:\S+ )?form\b/,
      ],
      [
        {
          all: [
            severance,
            /\b(?:no|not|ceases?|ends?|stops?)\b.{0,40}\b(?:due|payable|paid|owed|continue)\b|\b(?:loses?|forfeits?)\b/,
            /\b(?:other work|another job|new (?:job|post|employment)|breach\w*|any duty|compet\w*|violat\w*)\b/,
          ],
          none: [/\bmaterial breach\b|\bno (?:duty|obligation)|\bnot subject\b|\bregardless\b|\bwhether or not\b/],
        },
        {
          all: [
            severance,
            /\b(?:releas\w*|waiver of (?:all )?claims|general release|(?:complian\w+|compl(?:y|ies|ied)|observ\w+) (?:\S+ ){0,8}(?:covenants?|obligations?|restrict\w*|section|agreement|polic\w*)|breach\w*|violat\w*|forfeit\w*|offset|reduc\w+ (?:by|dollar)|mitigat\w*|other (?:earnings|employment|income)|(?:new|another) (?:job|employment|position|employer)|anything (?:bad|negative)|remuneration from other|earn(?:s|ed|ings)|cooperat\w*|conditions?|disparag\w*|repa(?:y|id)|cease[sd]?|stop(?:s)?|settlement agreement)\b/,
            /\b(?:conditional|condition(?:ed)?|contingent|subject to|only if|provided that|unless|in exchange|requires?|must|forfeit\w*|cease[sd]?|stop(?:s|ped)?|reduc\w+|repa(?:y|id)|offset|depends?|los(?:e|es|ing)|no (?:severance|right|further)|not (?:be )?(?:entitled|paid|payable|due)|if|as long as|so long as|prerequisite|in return|hinges?|cancel\w*|immediately end|seek)\b/,
          ],
          none: [
            /\b(?:without (?:any )?(?:requirement|need|obligation) (?:of|for|to)|not (?:be )?(?:required|conditioned|conditional|obliged|obligated|reduced|subject|contingent)|no (?:duty|obligation|requirement|offset|mitigation)|regardless of|whether or not|mutual (?:general )?release|shall not|finally determined|final (?:judgment|adjudication)|material breach|irrespective|good reason within)\b/,
          ],
        },
      ],
    ),
    'severance-on-resignation': barring(
      [/\b(?:otherwise|other) than for cause\b(?!.{0,120}\bresign)/],
      [
        {
          all: [
            severance,
            /\b(?:irrespective of|regardless of|no matter|whoever|whatever)\b.{0,20}\b(?:who|why|how|reason|ends?|ground)\b/,
            /\b(?:owed|due|paid|pays?|payable|receives?|entitled)\b/,
          ],
          none: [/\bno severance|\bnot\b|\bforfeit/],
        },
        {
          all: [
            /\b(?:for any reason|whatever the reason|voluntary resignation|regardless of (?:the )?(?:reason|ground)|even (?:if|when) (?:it is )?(?:the )?(?:\[\w+\]|\w+) (?:who )?(?:decides?|resigns?|quits?|leaves|chooses?))\b/,
            /\b(?:pays?|paid|receives?|entitled)\b/,
            /\b(?:(?:\d+|a|one|two|three) (?:months?|weeks?|years?))'?s?'? (?:of )?(?:base |full |annual )?(?:salary|pay|compensation)\b/,
          ],
          none: [
            /\bnotice\b|\bforfeit|\bno severance|\bnot (?:be )?(?:entitled|paid|payable)|\baccrued\b|\bdisab|\bsick|\bleave of absence|\brepay|\bdeath\b/,
          ],
        },
        {
          all: [
            severance,
            /\b(?:resign\w*(?: \S+){0,3}(?: (?:for any|without|voluntar))?|voluntar(?:y|ily)|for any (?:or no )?reason|whatever (?:the )?reason|(?:for|with) or without (?:cause|good reason)|regardless of (?:the )?(?:reason|cause|how|circumstances)|irrespective of|however|any termination|even (?:if|where|when|on)|including (?:for cause|by|on|a|where|resignation)|quits?|leaves|for cause)\b/,
            /(?<!\w)(?:pay\w*|paid|receive[sd]?|entitle[sd]?|due|payable|owed?|get|provide|equal to|\[(?!each)\w+\])(?!\w)/,
          ],
          none: [
            /\b(?:no severance|not (?:be )?(?:entitled|receive|paid|payable|eligible|owed|due)|other than (?:for cause|by reason|a (?:voluntary|termination))|resign\w* (?:by (?:the )?\S+ )?for good reason|for good reason|forfeit|without good reason,? (?:no|the executive shall not)|only if|unless|except (?:for|where|if|in)|terminat\w* (?:by the company )?without cause|shall not|waive\w*|repa(?:y|id)|cease)\b/,
          ],
        },
        {
          all: [
            severance,
            /(?<!\w)(?:resign\w*|quits?)(?!\w).{0,40}(?<!\w)(?:with or without good reason|without good reason|for any reason|voluntar\w+|of (?:her|his|its|their|\[(?!each)\w+\]'s) own)/,
          ],
          none: [
            /\bno severance|\bnot (?:be )?(?:entitled|receive|paid|eligible|owed|due)|\bforfeit|\bshall not\b|\bwaive/,
          ],
        },
      ],
    ),
    'severance-very-high': barring(
      [/\bmonthly salary\b/],
      [
        {
          all: [
            /\b(?:terminat\w*|change (?:in|of) control|severance|separation|excise|golden|parachute|dismiss\w*|leav\w*)\b/,
            /(?<!\w)(?:[2-9]\d\d ?(?:%|percent)|(?:2(?:\.\d+)?|[3-9]) times|(?:twice|three times))(?: of)?.{0,60}\b(?:base amount|compensation|salary|remuneration|pay|bonus)\b/,
            /\b(?:pays?|paid|payment|receives?|entitled|lump sum|equal to)\b/,
          ],
          none: [/\bnot exceed|\bno more than|\blimit|\binsurance|\blife cover|\bcap(?:ped)?\b|\blesser\b/],
        },
        {
          all: [
            severance,
            /\b(?:(?<x>\d+(?:\.\d+)?) ?(?:x|times)|(?:three|two|triple|treble|twice|double|a multiple))\b.{0,60}\b(?:salary|bonus|compensation|pay|remuneration|earnings)/,
          ],
          test: ([, hit]) => !hit!.groups!['x'] || Number(hit!.groups!['x']) >= 1.5,
          none: [/\bnot (?:exceed|be entitled)|\bno more than|\bin no event|\blife insurance|\bmaximum of/],
        },
        {
          all: [
            severance,
            /\b(?<n>\d+)[- ](?<u>month|year|week)s?'?\b.{0,60}\b(?:salary|base|pay|compensation|remuneration|bonus)|\b(?:salary|base|pay|compensation|remuneration|bonus)\b.{0,40}\b(?:for|of|over|during) (?:a (?:further )?period of )?(?<m>\d+)[- ](?<v>month|year|week)s?/,
          ],
          test: ([, hit]) => {
            const { n, u, m, v } = hit!.groups!;
            return Number(n ?? m) * { month: 1, year: 12, week: 0.23 }[(u ?? v) as 'month'] >= 18;
          },
          none: [
            /\bnot (?:exceed|be entitled)|\bno more than|\bin no event|\bcap(?:ped)?\b|\bmaximum of|\bafter (?:at least )?\d+ years of service|\bfor each year/,
          ],
        },
        {
          all: [
            /\b(?:gross[- ]?up|excise tax|section 280g|4999)\b/,
            /\b(?:pay\w*|paid|severance|make whole|reimburse\w*|additional)\b/,
          ],
          none: [/\b(?:no|not|without|cut ?back|reduc\w+|cap|vat|sales tax|withhold\w*|rent|net of)\b/],
        },
        {
          all: [
            /\b(?:severance|terminat\w*|change (?:of|in) control|dismiss\w*|leaves?|resign\w*)\b/,
            /\b(?:all|full(?:y)?|entire|every|100 ?%)\b.{0,50}\b(?:unvested|outstanding|equity|awards?|options?|shares|stock|rsus?)\b.{0,60}\bvest\w*|\bfull (?:and immediate )?(?:acceleration|vesting)|\bvest(?:s)? in full|\baccelerat\w+ in full|\bvest(?:s)? (?:fully|immediately|at once)/,
          ],
          none: [
            /\bforfeit|\bdouble[- ]trigger|\bnot\b|\bfor cause\b.{0,20}\bforfeit|\bplan ends|\bdeath\b|\bwithin \d+ months (?:after|following) (?:a|the) change/,
          ],
        },
        {
          all: [
            /\b(?:health|medical|insurance|benefits|welfare)\b/,
            /\b(?:for life|lifetime|(?<n>\d+)[- ]years)\b/,
            /\b(?:severance|terminat\w*|after (?:leaving|the end)|resign\w*|separation)\b/,
          ],
          test: ([, hit]) => !hit!.groups!['n'] || Number(hit!.groups!['n']) >= 2,
          none: [
            /\bno\b|\bnot\b|\bworkers' comp|\bsuch insurance\b|\bcontinuously maintained\b|\binsurance shall be\b|\bmaintain (?:commercial|professional|liab)|\bpolicy\b|\bliability insurance/,
          ],
        },
      ],
    ),
    'severance-no-release': [
      {
        within: 'clause',
        all: [
          /\b(?:does not have to|need not|not (?:be )?(?:required|obliged|asked) to|no need to)\b.{0,30}\b(?:waive|release|sign|look for|seek)\b/,
          severance,
        ],
        none: [/\btenant|\bborrower/],
      },
      {
        within: 'clause',
        all: [
          /\b(?:no (?:duty|obligation) to (?:seek|look for|mitigate|find)|no (?:waiver|release)(?: of claims)? (?:may|shall|need|is)|not (?:be )?subject to (?:offset|mitigation|set-?off|any release))\b/,
          /\b(?:severance|separation|termination) (?:pay\w*|benefits?|package)?\b|\bpayments\b/,
        ],
        clause: [/\b(?:executive|employ\w*|severance|termination)\b/],
        clauseNone: [/\b(?:sign|execut|deliver)\w*(?: \S+){0,6}? (?:release|waiver)\b/],
        none: [/\blease\b|\blessee|\btenant|\brent\b|\bcredit agreement|\bborrower|\bno (?:severance|payment)\b/],
      },
      {
        all: [
          severance,
          /\b(?:without (?:\S+ ){0,9}(?:releas\w*|waiver|mitigat\w*|settlement)|no (?:\S+ ){0,3}(?:releas\w*|mitigat\w*|waiver|offset|set-?off)|not (?:be )?(?:required|obliged|obligated|conditioned|conditional|contingent|need|have)\b.{0,60}\b(?:releas\w*|mitigat\w*|seek|waive\w*|sign|accept)|whether or not (?:\S+ ){0,6}(?:releas\w*|sign\w*)|regardless of (?:whether )?(?:\S+ ){0,6}(?:releas\w*|sign\w*|other (?:employment|earnings)|new)|need not (?:\S+ ){0,3}(?:sign|releas\w*|mitigat\w*|seek|look)|nor (?:\S+ ){0,6}(?:releas\w*|mitigat\w*|reduc\w*)|not (?:be )?(?:reduced|offset) by|free of any (?:release|offset)|unconditional(?:ly)?)\b/,
        ],
        none: [/\bno (?:severance|payment)\b.{0,50}\bunless|\bwithout (?:a |such )?(?:signed )?release,? no/],
      },
    ],
    'cause-hardly-provable': [
      {
        within: 'sentence',
        all: [
          /\bfor cause only\b|\bcause only (?:if|where|when|by|after|upon)\b|\bonly\b.{0,20}\bfor cause\b/,
          /\b(?:court|unanim\w*|all (?:the )?(?:other )?(?:members|directors)|last instance|final judgment|convicted)\b/,
        ],
        none: [/\btenant|\blease|\blicen[cs]e/],
      },
      {
        within: 'sentence',
        all: [
          /\bcause\b/,
          /\bonly if\b.{0,80}\b(?:court|conviction|convicted|final|established|proven|proved)\b|\bin no event be cause\b|\b(?:shall|will|does) not (?:be|constitute|amount to) cause\b/,
          /\b(?:misconduct|negligence|performance|breach of (?:policy|duty)|dishonesty|felony)\b/,
        ],
        none: [/\bcuse\b|\bforce majeure|\bbeyond\b|\breasonable cause/],
        clause: [/\b(?:executive|employ\w*|board|terminat\w*|perform\w*)\b/],
      },
      {
        all: [
          /\b(?:cause|just cause|good cause)\b/,
          /\b(?:means|only|solely|exclusively|limited to|unless|until|requires?|shall (?:not )?(?:exist|be deemed|mean)|no (?:act|termination|event)|not (?:be )?(?:terminat|deemed|constitut|exist)|after|found|proven|conviction|convicted|found(?:ed)? upon|may be invoked|established)/,
          /\b(?:convict\w*(?: \S+){0,12}(?: (?:final|non-?appealable|no further appeal|felony))|final(?:ly)?,? (?:and )?(?:beyond|non-?appealable|conviction|judgment|adjudicat\w*|determin\w*|convicted|unappealable)|non-?appealable|(?:unanimous|two[- ]thirds|three[- ]quarters|75 ?(?:%|percent)|80 ?(?:%|percent)|66|90 ?(?:%|percent)|supermajority|2\/3|3\/4)(?: \S+){0,6}|beyond (?:a )?reasonable doubt|court of (?:last resort|final)|exhaust\w* (?:of )?all appeals|clear and convincing|each of (?:two|2|three|3) (?:separate )?(?:notices|warnings)|(?:two|2|three|3|repeated|successive|multiple) (?:separate |written |successive )*(?:notices|warnings|cure)|intent to harm|sole(?:ly)? (?:a )?(?:conviction|felony)|convicted of (?:a )?felony|felony conviction|conviction (?:of|for) (?:a )?felony|full board|all (?:of the )?(?:directors|board members)|entire (?:membership|board)|personal enrichment|appeals? (?:have|has) (?:been )?(?:exhausted|expired))\b/,
        ],
        none: [
          /\bor (?:\S+ ){0,3}(?:gross negligence|material breach|willful (?:misconduct|failure)|serious|dishonesty|fraud|plea|guilty plea|breach of)\b|\bforce majeure|\bproximate cause|\bcause of action|\bcause (?:the|any|its)\b|\bcaused|\bindictment|\bgross negligence,|\bmaterial breach of|\bcourt costs/,
        ],
      },
    ],
    'inventions-own-time': barring(
      [
        /\[a\] (?:owns?|keeps?|retains?)\b[^.;]{0,60}\[a\]'s (?:own|free|spare|personal) time\b/,
        /\b(?:are|is|remain|stay) yours\b/,
        /\b(?:remain|stay|belong to|are the property of) (?:the )?\[a\](?:'s|\b)(?!.{0,40}\[o\])/,
        /\bbusiness of (?:his|her|their|its) own\b|\bown business\b|\bpaid work\b|\bside jobs?\b/,
        carveOut,
      ],
      [
        {
          all: [creation, takes, offDuty],
          none: [
            /\b(?:belong\w*|property|owned|remain\w*)(?: (?:to|of|by|with)){1,2} (?:the )?(?:\[giver\]|employee|executive)(?!'s)|\[a\] (?:[\w-]+ ){0,8}belongs? to (?:the )?\[a\]/,
            /\bpermitted assignment\b|\bmake and (?:have made|sell)\b|\bto market and make sales\b|\bhave made\b|\bconfidential\b|\bonly (?:if|those|inventions)(?!\w)|\blicen[cs]ee|\bsoftware outside|\bfeedback|\bcustomer data|\bremain(?:s)? (?:with )?(?:the )?(?:\[(?!each)\w+\]|employee|executive)'s\b|(?<!\w)(?:developed|made|created|conceived) entirely on|\bprior inventions|\bwork outside hours|\bsecondary employment|\bmay not (?:take|hold)/,
          ],
        },
        {
          force: ['transfer', 'duty', 'acknowledgement', 'fact', 'promise', 'definition'],
          all: [
            /\b(?:all|any|every|everything|anything|whatever)\b.{0,60}\b(?:inventions?|works?|ideas?|creations?|intellectual property|discover(?:y|ies)|innovations?|developments|creates?|invents?|writes?)/,
            /\b(?:during (?:the )?(?:\S+ ){0,4}(?:employment|term|engagement|period)|while (?:\S+ ){0,3}employed|so long as|in the course of or outside)\b/,
            /\b(?:whether or not|regardless|irrespective|of any (?:kind|nature|sort) whatsoever|on any subject|any subject matter|in any field)\b/,
            takes,
          ],
          none: [
            /\bwhether or not (?:patentable|registrable|copyrightable|protectable|reduced|registered|in writing|protected|capable)\b(?!.{0,150}\b(?:hours|related|time|resources|field|duties))/,
            /\bsupplier|\bcontractor shall deliver/,
          ],
        },
      ],
    ),
    'inventions-after-end': [
      {
        all: [
          /\b(?:inventions?|ideas?|creat\w+|works?|come up with|invents?|develop\w*|discover\w*)\b/,
          /\b(?:year|months?|time|period|weeks?|\d+)\b.{0,20}\b(?:after|following)\b.{0,30}\b(?:separation|leav\w*|left|terminat\w*|end\w*|cessation|depart\w*|go)\b/,
          /(?<!\w)(?:ours|counts? as|belongs? to|property of|\[o\]'s property|presumed)\b/,
        ],
        none: [/\bconfidential\b|\bnot\b|\bno\b|\bnothing\b|\bcustomers?\b/],
      },
      {
        all: [
          /\b(?:anything|everything|inventions?|works?|ideas?|whatever)\b/,
          /\b(?:within|during|in) (?:that|this|such|the) \d+[- ](?:month|year)s?|\b(?:that|such) \d+[- ](?:month|year) period/,
          /\b(?:presum\w+|deemed|treated as|taken to)\b/,
        ],
        clause: [/\b(?:after|following|thereafter|post)\b/, /\binvent|\bconceiv/],
        none: [/\bnot (?:be )?(?:presum|deem)/],
      },
      {
        all: [
          /\b(?:inventions?|works?|discover(?:y|ies)|improvements?|developments?|ideas?|work product|intellectual property|designs?|innovations?|patents?|patent applications?|creations?|concepts?|disclosures?|conceives?|files?)\b/,
          /\b(?:(?:after|following|from|beyond|post)\b.{0,60}\b(?:terminat\w*|end(?:s|ed)?|leav\w*|left|cessation|ceas\w+|employment|engagement|departure|separat\w*|last day|resign\w*|quit\w*)|post-?(?:termination|employment)|thereafter|(?:months?|years?) (?:after|following|from|of (?:departure|leaving|termination))|afterwards?|hold-?over|trailer)\b/,
          /\d+[- ](?:calendar |consecutive |full )?(?:month|year|day|week)|\bany time (?:after|thereafter)|\bafter\b.{0,40}\bpresum|\bhold-?over/,
          /\b(?:assign\w*|belong\w*|vests?|property of|owns?|owned|presum\w*|deemed|transfer\w*|taken to (?:be|have)|treated as|burden|unless \S+ (?:proves?|shows?|can)|rebut\w*|disclose\w*|entitled)\b/,
        ],
        none: [
          /\b(?:shall not|does not|will not|not) (?:apply|extend|assign|cover|reach|be (?:deemed|presumed))|\bno (?:presumption|assignment|claim)|\bassist|\bcooperat|\bsign (?:any|all|such)|\bwarrant|\bpay|\bdeliver(?:able)?s?\b.{0,30}\bdays|\bconfidentiality obligations|\bupon payment|\bsource code|\blicensee|\breturn\b|\bfiled within \d+ days|\bsign (?:\S+ ){0,3}?(?:assignments?|papers|documents)\b|\bcompetitive business\b|\bbeneficial owner\b|\boption\b|\bmiles\b/,
        ],
      },
    ],
    'prior-inventions-swept-in': [
      {
        all: [
          /\b(?:earlier|prior|previous|own (?:earlier |prior )?|pre-?existing|made before)\b.{0,20}\b(?:code|inventions?|works?|ideas?|designs?|creations?|materials?)\b/,
          /\b(?:bring|use|includ\w*|incorporat\w*|put)\b.{0,40}\b(?:product|work|services?|deliverables?)\b/,
          /\b(?:free|permanent|perpetual|royalty-free|irrevocable|transferable|for ?ever)\b/,
          /\blicen[cs]e|\bright to use\b/,
        ],
        none: [/\bcustomer|\bsupplier|\bnot\b.{0,20}\blicen/],
      },
      {
        within: 'clause',
        all: [
          /\bnot (?:be )?on (?:the|this|that) list|\bnot (?:been )?(?:listed|declared|disclosed|notified|named)\b|\bwhatever (?:is|was) not\b|\bomitted\b|\bfails? to list\b|\bleft off\b/,
          /\b(?:before|prior to)\b.{0,25}\b(?:join\w*|employ\w*|hire\w*|start\w*)\b|\b(?:earlier|prior|previous) (?:inventions?|works?|creations?)\b/,
          /\b(?:regarded as|treated as|ours|belongs?|property|deemed|presumed|company's|claim)\b/,
        ],
        none: [/\bkeeps?\b|\bremain\w* (?:the )?(?:\[giver\]|employee)|\bwhether or not\b.{0,20}\blisted/],
      },
      {
        all: [
          /\bno (?:such )?list\b|\blist (?:is|has been) (?:left )?(?:blank|empty|not)|\bexhibit (?:is|has been) (?:left )?(?:blank|empty)|\bfail\w* to (?:attach|complete|provide) (?:\S+ ){0,3}list/,
          /\b(?:represents?|warrants?|assigns?|confirms?|deemed|none|acknowledges?)\b/,
        ],
        clause: [/\b(?:prior|before|earlier|pre-?existing|previous)\b/, /\b(?:inventions?|works|ideas|developments)\b/],
        none: [/\bcustomers?\b|\bsuppliers?\b/],
      },
      {
        force: [
          'right',
          'fact',
          'duty',
          'ban',
          'no-right',
          'no-duty',
          'acknowledgement',
          'waiver',
          'promise',
          'transfer',
        ],
        all: [
          /\b(?:(?:prior|pre-?existing|earlier|existing|previous|past|excluded|background) (?:\w+ ){0,2}(?:inventions?|works?|creations?|intellectual property|ideas?|developments?|technology|materials?|projects?|ip)|(?:inventions?|works?|ideas|creations|intellectual property|items|anything|everything|technology|code|inventions?)\b.{0,60}\b(?:before|prior to|predat\w*|earlier than)\b.{0,30}\b(?:employment|hire|joining|start|date|engagement|commenc\w*|began|job))\b/,
          /\b(?:not (?:so )?(?:listed|disclosed|identified|set (?:out|forth)|scheduled|included|described|named)|unlisted|undisclosed|(?:fail\w*|omit\w*|neglect\w*) to (?:list|disclose|identify)|no (?:such )?(?:list|inventions? (?:is|are) listed)|(?:unless|except|other than|save) (?:\S+ ){0,6}(?:listed|disclosed|scheduled|in (?:exhibit|schedule|appendix|annex)|identified|on (?:the )?list)|left (?:blank|off|out)|blank|incorporat\w*|uses? (?:\S+ ){0,5}in|used in|absence from|does not appear|missing from|omission)\b/,
          /\b(?:assign\w*|belong\w*|deemed|presum\w*|represent\w*|grants?|licen[cs]e|property|waive\w*|treated|counts? as|taken to|regarded as|owns?|claim|conclusive\w*|vests?|no (?:rights?|prior))\b/,
        ],
        none: [
          /\bwhether or not (?:\S+ )?(?:listed|disclosed)|\bremain(?:s)? (?:the )?(?:\S+ )?(?:property|\[(?!each)\w+\]'s|with)(?!.{0,80}(?<!\w)(?:but|unless|deemed))|\bfailure to list\b.{0,60}(?<!\w)(?:shall|will|does) not\b|\bnon-?exclusive licen[cs]e (?:only )?(?:to the extent|for so long|solely)|\bomission\b.{0,40}\bnot\b|\bdeliverables?\b|\bsupplier|\bcustomer|\bvendor|\bcontractor grants/,
        ],
      },
    ],
    'monitoring-unlimited': [
      {
        all: [
          /\b(?:monitor\w*|search\w*|inspect\w*|intercept\w*|track\w*|record(?:s|ed|ing)? (?:\S+ ){0,5}(?:calls?|communications|screens?|keystrokes|conversations)|read (?:\S+ ){0,5}(?:e-?mails?|messages|mail)|surveil\w*|open (?:\S+ ){0,5}(?:mail|letters)|gps|keystroke\w*|review (?:\S+ ){0,4}(?:e-?mails?|messages|communications)|listen(?:s|ing)?|cctv|camera\w*|film(?:s|ed|ing)|(?:no|not|waive\w*|gives? up|without|surrender\w*)\b.{0,60}\bprivacy|expectation of privacy|look through)\b/,
          /\b(?:e-?mails?|communications?|messages?|internet|calls?|telephones?|phones?|devices?|bags?|lockers?|desks?|person|vehicles?|cars?|belongings|computers?|location|keystrokes|social media|accounts?|screens?|webcams?|activit(?:y|ies)|homes?|property|briefcases?|privacy|movements|correspondence)\b/,
          /\b(?:at any time|at all times|without (?:\S+ ){0,4}(?:notice|suspicion|cause|consent|warning|reason|limit\w*)|any (?:and all|reason|purpose|time)|for any (?:or no )?reason|no (?:\S+ ){0,3}(?:privacy|expectation)|expectation of privacy|waive\w*|own (?:devices?|phones?|cars?|computers?|vehicles?)|personal (?:devices?|phones?|vehicles?|cars?|accounts?|belongings|computers?|e-?mails?)|as (?:it|the \S+|we) (?:sees?|thinks?|chooses?|deems?|pleases?|likes?)|whenever|sole discretion|random(?:ly)?|continuous(?:ly)?|with or without|consents? to|round the clock|24 hours|in (?:its|the \S+'s) discretion|outside (?:working )?hours|all)\b/,
          /(?<!\w)(?:employ(?:ee|ees|er|ment|ed)|executive|worker|staff|personnel|company|work|\[(?!each)\w+\])(?!\w)/,
        ],
        none: [
          /\b(?:reasonable (?:suspicion|grounds)|legitimate|proportionate|(?:only|limited to) (?:on |to |its |the )?(?:\S+ )?(?:company(?:'s)? )?(?:own )?(?:systems|devices|purpose)|own systems only|prior (?:written )?notice|with notice|(?:shall|will|may) not (?:be )?(?:monitor\w*|search\w*|inspect\w*|access\w*|track\w*|read)|landlord|tenant|premises at|customer(?:s|'s)?|supplier|vendor|records? and (?:books|accounts)|audit\w*|licen[cs]\w*|monitoring of (?:the )?(?:service|availability|performance)|warehouse|generator|goods|equipment|patient|user(?:s|'s)?|subscriber|privacy policy|facility|meter\w*|site visit|work in progress|works|cookie\w*|privacy (?:or other )?(?:laws?|regulations|statement|polic\w+)|business records|books of account|location of business|historical records|publicity|all properties|infringe)\b/,
        ],
      },
    ],
    'medical-exam-any-time': barring(
      [/\b(?:meet|pay|bear)s? the costs? of (?:any|the|such|each) (?:\w+ )?(?:medical|examination|test)/],
      [
        {
          all: [
            /\b(?:see|visit|attend|consult)\b.{0,20}\b(?:doctor|physician|clinic|medical officer)\b|\bexamined by\b|\bmedical (?:examination|test|check)/,
            /\b(?:first request|upon request|on request|whenever|at any time|when (?:so )?(?:asked|required|told))\b/,
          ],
          none: [/\breasonabl|\bobjective|\bonly where|\bsick leave\b/],
        },
        {
          all: [
            /\b(?:examined|examination|tests?|tested|screen\w*)\b/,
            /\b(?:medical\w*|physician|doctor|drug|health|examined by|findings|clinic)\b/,
            /\b(?:as often as|whenever|at any time|any time|as and when|thinks? fit|discretion|so (?:requires?|requests?|directs?))\b/,
          ],
          none: [
            /\breasonabl|\bobjective\b|\bonly where\b|\bjustif|\bequipment|\bgoods\b|\bproduct|\bbooks\b|\brecords\b|\bsoftware/,
          ],
        },
        {
          all: [
            /\b(?:medical(?:ly)? (?:\w+ ){0,3}(?:examin\w*|tests?|testing|assessment|check-?ups?|check|evaluation|report|review|exam)|(?:drug|alcohol|substance|blood|urine|health|psychological|psychiatric|fitness|genetic|hair|breath)\w*(?: (?:and|or|\/|and\/or) \w+){0,2} (?:tests?|testing|screen\w*|examin\w*|assessment|evaluation|checks?|samples?)|examined by (?:a |any |its )?(?:\S+ )?(?:doctor|physician)|(?:doctor|physician)(?:'s)?\b.{0,30}\b(?:examin\w*|report|choice|nominated|chosen)|physical (?:examin\w*|exam)|tested for)\b/,
            /\b(?:at any time|whenever|when(?:ever)? (?:asked|requested|required|told)|on (?:request|demand)|(?:as|when|where|if) (?:and when )?(?:the )?(?:\S+ )(?:may )?(?:require|request|direct|demand|ask|deem|choose|see|consider|decide|think|wish)\w*|random(?:ly)?|without (?:\S+ ){0,3}(?:notice|cause|suspicion|reason|warning|limit)|sole discretion|in (?:its|the \S+'s) (?:\w+ )?discretion|from time to time|for any reason|any (?:doctor|physician)|with or without|full (?:report|results|details|records)|all (?:medical )?records|unannounced|as often|required to|must|shall|discretion)\b/,
            /(?<!\w)(?:employ(?:ee|er|ment|ees)|executive|workers?|staff|company|job|work|\[(?!each)\w+\])(?!\w)/,
          ],
          none: [
            /\b(?:reasonable (?:doubt|suspicion|grounds|belief|cause)|job-related|consistent with business necessity|only (?:where|if|when|after)|reasonably (?:believes|doubts|suspects)|required by law|as required by (?:applicable )?law|offer of employment|pre-?employment|medical device|clinical|patients?|product|supplier|vendor|disability insurance|own (?:doctor|physician)|study|shall not|not (?:be )?(?:required|obliged)|no obligation|not carry out|records of|long-?term incapacity|after an? absence|(?:absence|absent) (?:of|for) (?:more than )?\d+|customer|unless|voluntary)\b/,
          ],
        },
      ],
    ),
    'on-call-unpaid': [
      {
        all: [
          /\b(?:on[- ]call|stand-?by|(?:be|remain|being|keep|stay|kept|holds?|is|are) (?:\S+ ){0,4}?available(?! (?:from|at the internet|on the))|make (?:\[\w+\]|himself|herself|themselves|yourself|itself) (?:\w+ )?available|availability|reachable|contactable|answer (?:\S+ ){0,4}(?:calls?|messages|e-?mails?|phone)|respond(?:s|ing)? (?:\w+ ){0,2}to|accessible|phone (?:switched )?on|at the disposal|attend (?:to )?(?:calls|emergenc\w+)|log on|monitor (?:\S+ )?(?:e-?mail|messages))\b/,
          /\b(?:at all (?:times|hours)|24[ /]?(?:hours|x|\/)? ?7?|24\/7|around the clock|round the clock|nights?|weekends?|vacation|holidays?|outside (?:\w+ ){0,3}hours|after hours|any (?:time|hour)|day (?:and|or) night|evenings|(?:days off|rest days|leave)|out of hours|whenever|off[- ]duty|seven days)\b/,
          /(?<!\w)(?:employ(?:ee|er|ment)|executive|manager|worker|staff|technician|salary|\[a\]|engineer|nurse|driver|you|associate)(?!\w)/,
          /\b(?:no (?:\w+,? ){0,3}(?:pay(?:ment)?|compensation|remuneration|allowance|time off|overtime|extra|limit)|without (?:\S+ ){0,3}(?:pay(?:ment)?|compensation|remuneration|allowance|limit|time off|charge)|unpaid|not (?:be )?(?:paid|compensated|count\w*|entitled|receive|attract|treated)|included in (?:\S+ ){0,3}(?:salary|pay)|salary (?:covers|includes)|at all times|24|around the clock|round the clock|any time|day (?:and|or) night|covered by|vacation|for no|whenever)\b/,
        ],
        none: [
          /\b(?:stand-?by (?:pay|allowance|payment|fee|power)|on-?call (?:pay|allowance|rate|fee)|paid (?:at|for|a)|rota|rotation|no more than|not more than|service(?:s)? (?:shall|will|are|is)|support (?:desk|team|hotline|line)|supplier|vendor|provider|customer|client|system|platform|website|premises|landlord|tenant|lessee|uptime|time off in lieu|shall not be (?:required|expected)|not (?:be )?(?:required|expected|obliged)|need not|right to disconnect|records|meter|generat\w*|equipment|hotline|help ?desk|contractor|content|features|disclosures|remed(?:y|ies)|inquiries|capital|credentials|materials)\b/,
        ],
      },
    ],
    'holiday-forfeited': barring(
      [/\bsick days\b|\bcancel approved\b|\bovertime\b/],
      [
        {
          all: [
            /\b(?:vacation|holiday|(?:annual )?leave|days off|pto)\b/,
            /\bnot (?:been |be )?(?:used|taken)|\bunused\b|\buntaken\b|\boutstanding\b/,
            /\b(?:extinguish\w*|expires?|lost|lapses?|forfeit\w*|void|without (?:substitute|replacement|compensation|pay))\b/,
          ],
          none: [/\bunless\b.{0,40}\bcarr|\bexcept\b|\bparental|\blicen[cs]e/],
        },
        {
          all: [
            /\b(?:vacation|holiday|annual leave|leave (?:days|balance)|paid time off|pto|days off)\b/,
            /\b(?:don't|do not|not|no|without|never|won't)\b.{0,30}\b(?:pay(?: out)?|paid|payment|compensat\w*|money|cash)\b/,
            /\b(?:not taken|unused|untaken|left over|outstanding|when \[\w\] leave|have not taken|accrued)\b/,
          ],
          none: [/\bcarr(?:y|ied) over|\bshall be paid|\bexcept\b/],
        },
        {
          all: [
            /\b(?:vacation|annual leave|holidays?(?: entitlement| pay)?|paid time off|pto|leave (?:days|entitlement|balance|\[a\] haven't)|(?:any|all) leave\b|(?:accrued|unused|untaken|earned) (?:\w+ )?(?:leave|days|time off|holiday)|sick leave|time off)\b/,
            /\b(?:forfeit\w*|los(?:e|es|t|ing)|laps(?:e[sd]?|ing)|expire[sd]?|waive\w*|use[- ]it[- ]or[- ]lose|cancel\w*|extinguish\w*|(?:no|not|without|never)\b.{0,50}\b(?:pay\w*|paid|compensat\w*|cash\w*|carr(?:y|ied)|roll\w*|payout|reimburs\w*|in lieu)|disappear\w*|vanish\w*|gone|wiped|void|reset\w*)\b/,
          ],
          none: [
            /\b(?:(?:shall|will|does|do|is|are) not (?:be )?(?:forfeit\w*|los[et]|laps\w*|expire)|no (?:accrued )?(?:vacation|holiday|leave|pto|days) (?:\S+ )?(?:shall|will|is|are) (?:be )?(?:forfeit\w*|lost)|(?:shall|will|must|is|are) be paid|(?:is|are) paid out|never (?:forfeit|lost|lapse)|except (?:as|where) (?:required|prohibited) by law|garden leave|carried (?:over|forward) (?:into|to|for)|carry (?:over|forward) (?:into|to|up to)|required by law to|bonus|landlord|tenant|rental|hotel|booking|travel package|public holidays?|rent holiday|bank holiday|leave of the court|delivery)\b/,
          ],
        },
      ],
    ),
    'cooperation-unpaid': [
      {
        all: [
          /\b(?:co-?operat\w*|assist\w*|help)\b/,
          /\b(?:surviv\w*|after (?:the )?(?:end|terminat\w*|leav\w*|employment)|post-termination|indefinitely|no longer (?:employed|work))\b/,
          /\b(?:no (?:entitlement|fee|pay|compensation|remuneration|charge)|without (?:further )?(?:pay|fee|compensation|remuneration)|for free|unpaid)\b/,
        ],
        none: [/\btransition services|\bcustomer|\bsupplier|\bhourly|\bper (?:hour|day)/],
      },
      {
        all: [
          /\b(?:cooperat\w*|co-operat\w*|assist(?:s|ance)?|help(?:s|ing)?|make (?:\S+ ){0,2}available|testif\w+|testimony|appear as|give evidence|hand-?over|witness|answer (?:\S+ )?(?:questions|queries)|support|be available|sign (?:\S+ ){0,4}(?:papers|documents))\b/,
          /\b(?:after|following|post-?|beyond|thereafter|survives?|once|notwithstanding)\b.{0,60}\b(?:terminat\w*|employment|leav\w*|left|end(?:s|ed)?|departure|separat\w*|last day|cessation|engagement|resign\w*|gone)\b|\bformer employee|\bpost-?(?:termination|employment)/,
          /(?<!\w)(?:without (?:\S+ ){0,4}(?:pay(?:ment)?|compensation|remuneration|charge|consideration|fee|reimbursement|limit)|no (?:\w+ ){0,4}(?:pay(?:ment)?|compensation|remuneration|charge|fee)|unpaid|free of charge|not (?:be )?(?:paid|compensated|entitled to|charge)|at (?:its|his|her|\[a\]'s|their|my|your|the employee's|the executive's) (?:own )?(?:cost|expense)|whenever|at any time|as (?:often|long) as|indefinitely|for no|for free|(?:at|on|upon) (?:the )?(?:\S+ )?request|when asked|full cooperation|fully)(?!\w)/,
          /(?<!\w)(?:employ\w*|executive|severance|job|separation|position|salary|\[(?!each)\w+\])(?!\w)/,
        ],
        none: [
          /(?<!\w)(?:reimburs\w* (?:\S+ ){0,6}(?:reasonable|out-of-pocket|expenses?)|(?:hourly|daily|per diem|day) rate|paid (?:at|for|a)|shall (?:pay|compensate|be (?:paid|compensated|reimbursed))|reasonable (?:regard|account)|reasonabl[ey] (?:fee|compensation|times)|at (?:the )?(?:company|employer|\[o\])'s (?:sole )?(?:expense|cost)|not interfere|contest the validity|books|regulatory filings|technical assistance|customer|supplier|vendor|transition services|transition|shall not|client data|deliverables?|warranty)(?!\w)/,
        ],
      },
    ],
    'nondisparagement-one-way': [
      {
        all: [
          /\bbad-?mouth\w*|\btalk\w* \[?\w+\]? down\b|\brun \[?\w+\]? down\b|\b(?:never|not|no) (?:\w+ ){0,4}criticism of\b|\b(?:utter|publish|voice)\b.{0,30}\bcriticism/,
          /\[\w+\]|\bcompany\b|\bmanagement\b/,
        ],
        none: [/\[each\]|\bmutual|\beach (?:refrain|other)|\beach\b/],
      },
      {
        force: ['ban', 'duty', 'promise', 'acknowledgement'],
        all: [
          /\b(?:refrain\w*|not|never|won't|abstain)\b/,
          /\b(?:remarks?|statements?|comments?|anything|posts?|say|publish|communicat\w*)\b/,
          /\b(?:disrepute|bad light|unfavou?rabl\w*|negative(?:ly)?|derogat\w*|critici[sz]\w*|adverse(?:ly)?|damag\w* (?:to )?the reputation|harm\w* .{0,20}reputation)\b/,
        ],
        none: [
          notOfPeople,
          /\[each\]|\bmutual|\btruthful|\bneither|\bcredit (?:report|agenc)|\bnegative (?:pledge|covenant)|\bmaterial(?:ly)? adverse|\bmoral|\btrade ?marks?\b|\bbrand\b|\blicen[cs]ee/,
        ],
      },
      {
        force: ['ban', 'duty', 'promise', 'no-right', 'acknowledgement', 'waiver'],
        all: [
          /\b(?:disparag\w*|defam\w*|derogat\w*|denigrat\w*|negative(?:ly)?|critici[sz]\w*|speak (?:ill|badly)|bad-?mouth\w*|unfavou?rabl[ey]|adverse(?:ly)?|harm(?:s|ful)? (?:to )?(?:\S+ ){0,4}reputation|(?:damage|injure|impugn|tarnish|hurt|sully)\w* (?:\S+ ){0,5}(?:reputation|good name|name|image|goodwill|character|standing)|unflattering|(?:remarks?|comments?|statements?) critical|reviews?|run(?:s|ning)? down|critical (?:remarks?|comments?|statements?)|adverse (?:remarks?|comments?|statements?)|ill of)\b/,
          /\b(?:statements?|comments?|remarks?|say(?:s|ing)?|speak(?:s|ing)?|publish\w*|post(?:s|ing)?|mak(?:e|es|ing)|communicat\w*|writ(?:e|ing)|utter\w*|disparag\w*|opinions?|bad-?mouth\w*|run(?:s|ning)? down|critici[sz]\w*|tell)\b/,
          /\b(?:not|never|refrain\w*|no|neither|abstain\w*|avoid|without|forgo)\b/,
        ],
        none: [
          notOfPeople,
          /\[each\]|(?<!\w)(?:mutual|each (?:party|other|of them)|either party|both parties|neither party|and the \S+ shall not|nor shall the (?:company|employer|\[o\])|truthful(?:ly)?|whistle-?blow\w*|protected (?:activity|rights|reports?|concerted)|(?:shall|does|will) (?:not )?(?:prevent|prohibit|restrict|limit)|nothing in|adversely affect(?:ed)?|material adverse|negative (?:pledge|balance|covenants?|amount|publicity)|customer lists?|legal proceedings|testimony)(?!\w)|\breviews? (?:and|or|the|by|of|its|any|all|each)(?!\w)|\badverse (?:action|effect|change|claim|weather|impact|determination)|\bunfavou?rable to\b|\bharmful code/,
        ],
        clauseNone: [
          /\b(?:company|employer)\b (?:shall|will|agrees to|must) (?:likewise |also |similarly |instruct \S+ (?:\S+ ){0,8})?not (?:\S+ ){0,3}(?:disparag|make|defam|speak)|\] (?:shall|will|agrees to|must) (?:likewise|also|similarly|instruct \S+ (?:\S+ ){0,8})(?: not)? (?:\S+ ){0,3}(?:disparag|make|defam|speak)|\bmutual(?:ly)?\b|\btruthful|\bwhistle-?blow|\bnothing (?:in|herein|shall)(?!\w).{0,150}(?<!\w)(?:agency|truthful|law|report|testi)/,
        ],
      },
    ],
    'name-and-data-waiver': [
      {
        force: ['right', 'duty', 'fact'],
        all: [
          /\b(?:pictures?|photos?|photographs?|recordings?|images?|likeness|voice|films?)\b.{0,40}(?:\bof\b|\[)/,
          /\b(?:publish\w*|used?|shown?|broadcast|exploit\w*)\b/,
          /\bwithout\b.{0,40}\b(?:limit|remuneration|payment|fee|compensation|pay)\b/,
        ],
        none: [/\bconsent\b|\bproducts?\b|\bcontent\b|\buploads?\b|\bgoods\b/],
      },
      {
        force: ['right', 'transfer', 'acknowledgement', 'duty', 'fact', 'waiver', 'promise'],
        all: [
          /\b(?:photos?|photographs?|videos?|recordings?|likeness|image|voice|picture|story)\b/,
          /\b(?:marketing|promotion\w*|advertis\w*|any media|publicity|social media|commercial\w*)\b/,
          /\b(?:as long as|perpetu\w*|(?:won't|not|never) (?:\w+ )?pay|without (?:pay\w*|compensation|fee)|any media|after (?:the )?(?:employment|you|\[o\]|leav|terminat|end)|for ?ever|releases?|waives?|whenever)\b/,
        ],
        none: [
          /\bconsent\b|\bwithdrawn\b|\bproducts?\b|\bcontent\b|\buploads?\b|\bgoods\b|\bshall not use|\bsoftware|\bpress releases\b|\bvideo release\b|\bvideo rights\b/,
        ],
      },
      {
        force: ['right', 'transfer', 'acknowledgement', 'waiver', 'duty', 'fact', 'promise', 'no-right', 'no-duty'],
        all: [
          /\b(?:likeness(?:es)?|images?|photograph\w*|photos?|voices?|portraits?|biograph\w*|names?|life story|stor(?:y|ies)|videos?|footage|recordings?|face)\b/,
          /\b(?:likeness(?:es)?|images?|photograph\w*|photos?|voices?|portraits?|biograph\w*|videos?|footage|face|persona)\b/,
          /\b(?:perpetual(?:ly)?|in perpetuity|forever|indefinitely|irrevocabl[ey]|without (?:\S+ ){0,4}(?:pay\w*|compensation|limit\w*|consent|approval|remuneration|consideration|restriction|fee)|even after|after (?:the )?(?:\S+ ){0,4}(?:terminat\w*|end\w*|leav\w*|left|employment)|no (?:\S+ ){0,3}(?:pay\w*|compensation|approval|remuneration|fee)|for any purpose|in any (?:media|medium|manner|way)|royalty[- ]free|free of charge|unlimited|waive\w*|at any time|all media|worldwide)\b/,
          /(?<!\w)(?:employ\w*|executive|worker|staff|\[(?!each)\w+\]|consultant|talent|performer|model)(?!\w)/,
          /\b(?:use[sd]?|using|publish\w*|promot\w*|advertis\w*|market\w*|exploit\w*|display\w*|reproduc\w*|publicity|right|website|brand)\b/,
        ],
        none: [
          /\b(?:shall not|may not|must not|will not) (?:use|publish)|\bdisk image|\bimage file|\bproduct images|\btrade ?marks?\b|\bmoral rights|\bcustomer content|\buser content|\bdomain name|\bonly (?:during|while|with)|\bwith (?:\S+ )?(?:prior )?(?:written )?(?:consent|approval)|\bceases? (?:to )?us(?:e|ing)|\blogos?\b|\buser name\b|\bupload|\bstore, archive\b|\bexhibit, distribute\b|\bsponsorship\b|\bproduction and sale\b|\bconfidential|\bcopy of|\bbackup|\bopen source|\bvirtual machine/,
        ],
      },
    ],
    'hours-at-short-notice': [
      {
        all: [
          /\b(?:rotas?|rosters?|shifts?|(?:work(?:ing)? )?schedules?|work(?:ing)? (?:hours|times|days|pattern|week)|hours (?:of work|and days|to be worked)|start(?:ing)? (?:and finish\w* )?times?|normal hours|days and (?:times|hours))\b/,
          /\b(?:notif\w+|post(?:s|ed|ing)?|publish\w*|chang\w+|alter\w*|cancel\w*|fix(?:es|ed)?|set|rostered|amend\w*|var(?:y|ied)|call(?:ed|s)? in|tell|told|announc\w*|inform\w*|re-?schedul\w*|move[sd]?|assign\w*|adjust\w*|issue[sd]?|require|call)\b/,
          /\b(?<n>\d+) (?<unit>hours?|days?)'?s? (?:\w+ ){0,2}?(?:notice|beforehand|in advance|before|ahead|prior|warning|earlier)\b|\b(?:on|at|with|upon|by) (?:not less than |at least |only |as little as |a minimum of )?(?<n2>\d+) (?<unit2>hours?|days?)'?s? (?:\w+ )?notice\b|\b(?:with|at|on|upon) (?:very )?(?:short|little|no|immediate) notice\b|\bwithout (?:any |prior |advance )*(?:notice|warning)\b|\bon the (?:same )?(?:day|morning)(?: itself| of work| of the shift)?\b|\bfrom (?:1|one) day to the next\b|\b(?:the )?(?:day|evening|night) before\b|\bno notice (?:is|being|need)\b/,
        ],
        none: [
          softened,
          /\b(?:terminat\w*|resign\w*|holidays? (?:dates|requests?)|vacation|annual leave|requests?|absen\w+|sick\w*|swap|transfer notice|sale notice|supplier|customer|client|tenant|landlord|deliver(?:y|ies)|premises|visit|inspect\w*|maintenance|meeting|interview|pay (?:rate|cut)|lay\w* off|office hours|business hours|support|services?)\b|\b(?:shall|may|will|must) not\b|\bonly (?:by|with) (?:\S+ )?agreement|\bcompensat(?:ed?|es|ion)(?: \S+){0,2}? for\b|\bpremium\b/,
        ],
        test: (hits) => {
          const found = hits.map(({ groups }) => groups).find((groups) => groups?.['n'] ?? groups?.['n2']);
          if (!found) return true;
          const count = Number(found['n'] ?? found['n2']);
          return (found['unit'] ?? found['unit2'])!.startsWith('hour') ? count <= 72 : count <= 3;
        },
      },
    ],
    'assignment-only-agreed': [
      {
        bears: 'taker',
        all: [
          /(?<!\w)(?:employee|executive|inventor|\[giver\]|\[a\])(?!\w).{0,60}\b(?:(?:agrees?|undertakes?|covenants?|promises?) to|shall|will) (?:(?:(?:up)?on|at) (?:the )?(?:\S+ ){0,3}?(?:request|demand),? )?(?:then )?(?:assign|transfer|make over)\b|(?<!\w)(?:employee|executive|inventor|\[giver\]|\[a\]) (?:shall|will|agrees to),? (?:(?:if|when|where|whenever) (?:so )?(?:requested|asked|required),? )?(?:execute|sign) (?:an?|any|the) (?:\w+ )?assignment of (?:any|each|the|every|such|all)\b/,
          /\b(?:inventions?|discover(?:y|ies)|works? product|intellectual property|innovations?|improvements?|patentable|ideas)\b/,
        ],
        clauseNone: [
          /\bhereby\b(?: \S+){0,6}? (?:assigns?|transfers?|grants?|conveys?|sells?)|\bassigns (?:and|to)\b|\bdo(?:es)? (?:hereby )?assign|\bworks? (?:made )?for hire|\b(?:shall|will|is|are|be|become|becomes|remain)(?: \S+){0,5}? (?:property|owned|belong\w*)\b(?! to (?:the )?(?:\[giver\]|employee|inventor))|\bbelongs to (?:the )?(?:\[taker\]|\[o\]|company|employer)|\bvests? in\b|\bpresent(?:ly)? assign|\btitle (?:shall|will) (?:pass|vest)|\bassigned to\b|\bproperty of\b|\bownership\b|\bexclusive(?:ly)? own/,
        ],
        none: [
          /\bassign (?:this|the) agreement|\bnot (?:be )?(?:required|obliged|obligated)? ?(?:to )?assign|\bassign\w* (?:its|his|her|their|any|the) (?:rights (?:and|or) (?:obligations|duties)|duties|interest in this)|\b(?:duties|tasks|employees?) to\b(?! assign)|\bagrees to assign this\b/,
        ],
      },
    ],
    'inventions-scope-narrow': [
      {
        all: [
          /\b(?:inventions?|discover(?:y|ies)|works?|creations?|intellectual property|innovations?|improvements?|ideas|developments?)\b/,
          /\b(?:during|in|within) (?:\S+'s )?(?:normal |regular |ordinary |scheduled |paid )?(?:working|business|work|office|company) (?:hours|time)(?:,| and)? (?:and )?(?:while )?(?:(?:on|at|in|from) (?:the )?\S+(?:'s)? (?:premises|offices?|site|property)(?:,| and)? (?:and )?)?(?:(?:by )?(?:using|with|by means of|through)(?: the)?(?: use of)?(?: the)? \S+(?:'s)? (?:\w+ ){0,2}?(?:equipment|resources|tools|facilities|materials|computers?|systems)|(?:on|at) (?:the )?\S+(?:'s)? (?:premises|offices?|site))\b|\b(?:on|at) (?:the )?\S+(?:'s)? (?:premises|offices?|site)(?:,| and)? (?:during|in|within) (?:\w+ )?(?:working|business|work|office) hours\b|\b(?:using|with) \S+(?:'s)? (?:equipment|resources|tools|facilities)(?:,| and)? (?:during|in|within) (?:\w+ )?(?:working|business|work|office) hours\b/,
          /\b(?:assigns?|belongs?|belong|property|owns?|owned|vests?|own)\b|(?:\bcompany|\[(?:taker|o)\]) inventions? (?:means|are|is)\b/,
        ],
        none: [
          /\bnot (?:\w+ )?(?:during|in|on|using|with)\b|\bwithout\b|\bwhether or not\b|\boutside\b|\bor (?:which )?(?:relat|using|with|on|arising|result)|\beven if\b|\bregardless|\bnor\b|\botherwise\b|\bexcept\b|\bdid not\b/,
        ],
      },
    ],
    'inventions-lost-unless-claimed': [
      {
        within: 'clause',
        all: [
          /\binventions?\b/,
          /\b(?:not (?:so |been )?(?:designated|claimed|elected|accepted|taken up|requested|called for|selected|notified)|(?:unless|until|if) (?:the )?(?:\[\w+\]|company|employer)(?: \w+)? (?:not )?(?:designates?|claims?|elects?|accepts?|takes? (?:it|them) up)|fails? to (?:designate|claim|elect|accept|respond|take up|exercise)|(?:does|do|has|have) not (?:\w+ )?(?:designate|claim|elect|accept|respond|take (?:it|them) up|claimed|exercise)\w*|unclaimed|silence|stays? silent)\b(?: \S+){0,22}? (?:belongs?|property|owned|vests?|reverts?|released|free|keeps?|remains?|passe[sd]?|is|are) (?:\S+ ){0,4}?(?:\[giver\]|\[a\]|\[o\]|employee|inventor|executive|yours|\[giver\]'s)(?!\w)|(?<!\w)(?:\[giver\]|\[o\]|employee|inventor) (?:keeps|retains|owns) (?:any|every|each|an|all) inventions? (?:that|which) (?:the )?(?:\[\w+\]|company|employer) (?:has|does|did|have) not(?: \S+){0,2}? (?:claim\w*|designat\w+|accept\w*|elect\w*)\b|\b(?:belongs?|property|owned|vests?|reverts?|released|remains?) (?:\S+ ){0,4}?(?:\[giver\]|\[o\]|employee|inventor|executive)(?:'s)? (?:unless|if|where) (?:the )?(?:\[\w+\]|company|employer)(?: \S+){0,3}? (?:designates?|claims?|elects?|accepts?|not|fails?)\b/,
        ],
        none: [/\bcustomer|\bthird part(?:y|ies)\b.{0,20}\bclaim|\bprior inventions?\b|\blisted\b/],
      },
    ],
    'own-materials-license-ends': [
      {
        within: 'clause',
        all: [
          /\b(?:tools?|materials?|code|libraries|software|works?|inventions?|know-how|technology)\b(?: \S+){0,3}? (?:owned (?:by|or)|belonging to|of (?:his|her|their|its) own|of (?:the )?(?:\[giver\]|\[a\]|employee)|developed before|created before|pre-?dating)\b|\b(?:own|pre-?existing|prior|background|earlier) (?:\w+ ){0,2}?(?:tools?|materials?|code|libraries|software|works?|inventions?|know-how|technology)\b/,
          /\b(?:licen[cs]e|right to use|permission to use|may use)\b(?: \S+){0,8}? (?:(?:only |solely )?(?:while|so long as|as long as|during|until|throughout|limited to)\b(?: \S+){0,5}? (?:employ\w+|works for|engaged|service)|(?:comes? to an end|ends?|terminat\w+|laps\w+|expires?|ceases?|stops?)(?: \S+){0,3}? (?:with|on|upon|when|at|once)(?: \S+){0,4}? (?:employ\w+|leav\w+|engagement|service|departure)\b)/,
        ],
        none: [
          /\bcompany (?:grants|licenses)|\[taker\] (?:hereby )?grants|\bcustomer|\bperpetual|\birrevocabl|\bconfidential\b(?!.{0,200}\blicen)|\blicen[cs]e\b[^.;]{0,40}\bsurvive|\breturn (?:all|any)/,
        ],
      },
    ],
    'inventions-disclosed-at-will': [
      {
        all: [
          /\b(?:disclos\w+|report(?:ed)?|reveal|tell|notify|inform|submit)\b(?: \S+){0,7}? (?:inventions?|discover(?:y|ies)|innovations?|ideas|improvements?)\b|\b(?:inventions?|discover(?:y|ies)|innovations?|ideas|improvements?)\b(?: \S+){0,4}? (?:disclosed|reported|notified|submitted)\b/,
          /\b(?:at|by|when|whenever|once|if and when|as and when|only when|until|after) (?:such (?:a )?time as |the time )?(?:and if )?(?:the )?(?:\[giver\]|\[a\]|employee|inventor|executive|he|she|they|he or she)(?:'s)?(?: \w+)? (?:considers?|thinks?|believes?|deems?|judges?|decides?|sees? fit|chooses?|wishes|feels?|regards?|is satisfied|is ready|finds?|discretion|opinion)\b|\b(?:in|at) (?:his|her|their|its|his or her|\[a\]'s|\[giver\]'s) (?:own |sole )?(?:time|discretion|convenience)\b/,
        ],
        none: [
          /\bprompt|\bimmediately\b|\bconfidential information\b|\bown time\b(?<!in (?:his|her|their) own time)|\bconceive|\bmade (?:in|on)\b|\bshall not\b|\bmay not\b/,
        ],
      },
    ],
  },
  fixes,
);

/** What a statement that has the words of an issue may say of them instead. */
const affirmed = unlessDenied(alsoBy(found, otherWords), {
  'garden-leave-unpaid': [denies('reduce|withhold|suspend (?:the |her |his |their )?(?:salary|pay)|placed on')],
  'summary-dismissal-wide': [
    denies('dismiss(?:ed)?|terminate|end|bring|discharge|remove'),
    nothing('entitles?|permits?|allows?'),
  ],
  'cause-hardly-provable': [denies('needed|necessary|require[sd]?|a condition'), nothing('requires?')],
  'inventions-own-time': [denies('vests?|pass(?:es)?|become|assigned'), nothing('assigns?|entitles?|gives?')],
  'inventions-after-end': [
    denies('vests?|belongs?|pass(?:es)?|presumed|covers?|reach(?:es)?'),
    noneOf('inventions?|discover(?:y|ies)|improvements?|works?', 'vests?|belongs?|presumed|assigned|pass(?:es)?'),
  ],
  'prior-inventions-swept-in': [
    denies('vests?|belongs?|pass(?:es)?|presumed|deemed'),
    noneOf('inventions?|discover(?:y|ies)|software|works?', 'vests?|belongs?|presumed|assigned|pass(?:es)?'),
  ],
  'holiday-forfeited': [
    rightKept,
    denies('lapses?|expires?|forfeit(?:s|ed)?|lost|lose|extinguished'),
    noneOf('leave|vacation|holidays?|days?', 'lapses?|expires?|forfeited|lost|extinguished'),
  ],
  'notice-unequal': [denies('give|exceed|longer|serve'), noneOf('case|event', 'exceed')],
  'working-on-is-consent': [notTakenAs, denies('bound|binds?')],
  'severance-conditional': [
    denies('stop|cease|reduced?|cut|conditional|depend(?:ent)?|withh[eo]ld|forfeit(?:ed)?|subject to'),
  ],
  'severance-no-release': [denies('paid|payable|pay|due')],
  'medical-exam-any-time': [freedFrom('undergo|submit'), mayNot('order|require|demand|direct')],
  'nondisparagement-one-way': [
    denies('barred|prevented|prohibited|refrain|restrained|precluded|forbidden'),
    nothing('keeps?|prevents?|prohibits?|restrains?|bars?|stops?|restricts?'),
  ],
  'outside-work-banned': [
    denies('barred|prevented|prohibited|refrain|precluded|forbidden'),
    nothing('keeps?|prevents?|prohibits?|bars?|stops?|restricts?'),
  ],
  'duties-or-place-changed': [
    denies('alter|change|vary|move|transfer|assign|reassign'),
    nothing('entitles?|permits?|allows?'),
  ],
  'relocation-on-demand': [
    denies('move|relocate|transfer|work (?:at|in)'),
    nothing('entitles?|permits?|allows?|obliges?|requires?'),
  ],
  'monitoring-unlimited': [denies('read|search|monitor(?:ed)?|track|inspect|intercept')],
  'hours-at-short-notice': [denies('alter|changed?|var(?:y|ied)|moved?|rescheduled?')],
  'inventions-lost-unless-claimed': [
    denies("(?:the )?\\[\\w+\\]'s|lost|lose|lapses?"),
    noneOf('failure|delay|omission', 'costs?|deprives?|loses?|lost'),
  ],
  'own-materials-license-ends': [denies('end|terminate|lapse|expire|cease|affect')],
});

/** A carve-out leaves inventions outside the job where they belong, in whatever sentence it stands. */
export const issues = unlessCured(affirmed, {
  'inventions-own-time':
    /\b(?:not (?:apply|extend|cover|include)|exclud\w+|except(?:ion|s|ed|ing)?)\b[^.;]{0,60}\b(?:inventions?|works?|ideas?|developments?)\b[^.;]{0,60}\b(?:own|personal|free|spare) time\b/,
});

import { allDaysIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { unlessDenied, type Denials } from '../denied.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const competes =
  /\b(?:compet(?:e[sd]?|ing|itors?|itive(?:ly)?|ition)|rivals?|non-?compet\w*|out of the (?:market|business|trade)|restrictive covenants?|same (?:or (?:a )?(?:substantially )?similar )?(?:field|trade|line|kind|sort|type|industry|sector|business|market)|similar (?:field|trade|line|business|services|products|goods)|restricted (?:business|activit(?:y|ies))|(?:in|of) the (?:\w+ ){1,3}(?:industry|sector|trade)|covenant not to compete|restraint of trade|(?:of|in) a (?:like|similar) (?:kind|nature|type|description)|like (?:goods|services|kind|business|trade|products)|(?<=s )line of (?:business|work|trade)|(?:business|services|activit(?:y|ies)|work) (?:similar|akin|comparable) to|(?:business|compan(?:y|ies)|firms?) like (?:ours|\[\w\]'s))\b/;
const banned = ['ban', 'no-right', 'duty', 'promise', 'waiver', 'acknowledgement'] as const;
const refrains =
  /\b(?:don't|mustn't|not|never|neither|nor|no|refrains?|refraining|abstains?|barred|prohibit\w*|forbidden|precluded|off[- ]limits|stay(?:s|ing)? (?:out|away)|won't|can't|cannot|restrain\w*|non-?compet\w*|restrict\w*|restraint|keep(?:s)? (?:out|away|clear))\b/;
const everywhere =
  /(?<!\w)(?:(?:anywhere|any ?where) (?:in|on|within|throughout|at all|whatsoever|that|else)|anywhere[,.;]|anywhere$|in any (?:part of the world|country|location|place|jurisdiction|territory)|wherever (?:located|situated?|it|they|that|this|in the world|\[)|(?:in )?(?:any|whatever) (?:country|part of the (?:world|country)|state)(?: whatsoever| or (?:region|territory))?|no matter where|world-?wide|throughout the (?:world|universe|united states|country|union|european|eu\b)|(?:whole|entire|all of the) (?:world|globe|planet|united states)|across the (?:world|globe|united states)|global(?:ly)?|every (?:country|state|part of the)|on earth|the world over|without (?:any )?(?:geographic\w*|territorial) (?:limit\w*|restriction)|regardless of (?:location|place|territory|geograph\w+)|no (?:matter where|geographic\w* limit\w*)|in the (?:world|universe)|(?:any|all) (?:other )?(?:state|province|territory) or (?:country|foreign))(?!\w)/;
const anyRole =
  /\b(?:(?:job|role|post|position|work|employment|engagement)s? of any (?:kind|sort|description|nature)|whether as (?:[\w\[\],]+ ){1,10}or otherwise|in (?:any|whatever|every) (?:(?:other )?(?:capacity|role|position|job|function|manner|form)(?! (?:similar|in which|comparable|that|which|substantially))|capacity or role)|in any (?:kind of )?(?:capacity|role)|any (?:role|job|position|capacity) (?:whatsoever|at all|of any kind|with|at|for)|whatever (?:the|\S+) (?:role|job|title|capacity)|even (?:in|as|if) .{0,40}(?:unrelated|different|junior|janitor|clerical)|regardless of (?:role|position|title|duties|the role|the capacity)|no matter (?:the|what) (?:role|position|job)|(?:unrelated|whether or not related) to (?:\S+ ){0,4}(?:duties|role|job|work))\b/;
const inTerritory =
  /\bin any (?:country|state|part|location|place|jurisdiction) (?:\S+ )?(?:in|of|within) the (?:\S+ )?territory\b/;
const limitedPlace =
  /\bwithin (?:a )?(?:radius of )?\d+[- ](?:mile|kilomet|km)|\b\d+[- ](?:mile|kilomet\w+|km)\b|\bradius\b|\bsame (?:or similar )?(?:duties|capacity)\b|\b(?:duties|role|services|work|capacity) (?:substantially |materially )?(?:similar|the same|comparable)|\bwhere(?: the)? \S+ (?:worked|actually worked|served|was (?:based|employed)|had)|\bmetropolitan|\bcounty\b/;
const freed =
  /\b(?:nothing|shall not|does not|will not) (?:in this \S+(?: \S+){0,4} )?(?:shall |will )?(?:prevent|prohibit|restrict|restrain|preclude|bar)\b|\bfree to\b|\bis not subject to\b|\bfall(?:s)? away|\bno (?:non-?compete|restrictive covenants?|restraint) (?:shall|will|applies|binds)/;
/** What speaks of a restraint and binds nobody: severability, a statement of fact, a term of a security. */
const noRestraint =
  /\b(?:invalid|unenforceable|illegal)\b.{0,80}\b(?:jurisdiction|severed|deemed|enforced|eliminated|amended|remain\w*|reason)\b|\b(?:finds?|held|declared|determined)\b.{0,60}\b(?:invalid|unenforceable|illegal)\b|\bdoes not presently\b|\bendors\w+\b|\bnon-competitive\b|\bdebarred\b|\bsecurities\b/;
/** The covenant of who sells a business is another matter. */
const onSale = /\b(?:after|following|from) (?:the )?closing\b/;
const afterEnd =
  /\b(?:(?:after|following|from|beyond|upon|post|on|subsequent to|survives?|post[- ])\b.{0,50}?\b(?:terminat\w*|end(?:s|ed|ing)?|expir\w*|leav(?:e|es|ing)|left|cessation|ceas\w+|depart\w*|separat\w*|last day|resign\w*|employment|engagement|quit\w*|completion|closing|exit)|post-?(?:termination|employment|term|contract)|no longer (?:employed|works?|engaged|with)|once (?:\S+ ){0,4}(?:leave|left|gone|over|ended|ends)|thereafter|restricted period|afterwards|(?:months?|years?|weeks?|days?) (?:after|following|from))\b/;

/** The periods a restraint itself lasts, without those that look back ("in the 12 months before"). */
const restrained = (words: string): number[] =>
  allDaysIn(
    words
      .replace(/\b(?:last|previous|preceding|prior|past|final) \d+[- ]\w+/g, ' ')
      .replace(
        /\d+[- ](?:consecutive |calendar )?\w+(?:'s?)?(?: period)?(?: (?:immediately|ending|directly))?,? (?:prior|preceding|before|leading|immediately prior|ending|on the)\b/g,
        ' ',
      )
      .replace(/\b(?:notice|cure|earnings?|salary|pay)\b.{0,20}/g, ' '),
  );
/** Longer than 18 months; in the sale of a business longer than five years. */
const isLong = (words: string): boolean => {
  const limit =
    /(?<!\w)(?:closing|completion|purchase price|seller|sellers|shareholders?|goodwill of the business)(?!\w)/.test(
      words,
    )
      ? 1826
      : 539;
  return restrained(words).some((days) => days > limit && days < 36500);
};
const endless =
  /\b(?:perpetual(?:ly)?|indefinite(?:ly)?|forever|for life|without (?:any )?(?:limit of time|time limit)|at any time (?:thereafter|after|following)|in perpetuity|never again|ever again|no expiration)\b/;
const staff =
  /(?<!\w)(?:employees?|staff|personnel|workers?|worker|contractors?|consultants?|people|persons?|team(?: members)?|anyone|any individual|individuals?|temporary workers|candidates?|workforce|member of)(?!\w)|(?<!\w)(?:any|of|an|former|that|such) (?:other )?\[(?!each)\w+\]/;
const solicits =
  /\b(?:solicit\w*|canvass\w*|approach\w*|entic\w+|induc\w+|call(?:s|ing)? (?:on|upon)|divert\w*|accept(?:s|ing)? (?:any )?(?:\w+ ){0,2}(?:business|work|orders?|instructions)|deal(?:s|ing)? with|do(?:es)? business with|provid\w+ (?:\w+ ){0,3}(?:services|goods|products) (?:to|for)|serv(?:e|es|ing|ice)|contact\w*|tak(?:e|es|ing) (?:on |business|work|away|orders)|work(?:s|ing)? (?:for|with)|transact\w*|sell(?:s|ing)?|poach\w*|business dealings|court(?:ing)?|pitch\w*)\b/;
const customers =
  /\bany (?:such |other |existing |potential |person (?:who|that) (?:is|was|has been)(?: (?:or|and)(?: at any time)? (?:is|was|has been))? an? )*\[(?!each)\w+\]|\b(?:person|business|company|firm|one) (?:that|who|which) (?:has|have|had|is|was|ever)\b.{0,30}\b(?:bought|purchased|client|customer|dealt|done business)|\b(?:leads|customers?|patrons?|guests?|buyers?|clients?|prospects?|prospective (?:customers?|clients?)|accounts?|suppliers?|patients?|referral sources?|vendors|business (?:partners?|contacts?|relations?))\b/;

/** A ban, what it forbids to do and, close by, the customers with whom. */
const soliciting =
  /\b(?:don't|mustn't|not|never|neither|nor|no|refrain\w*|abstain\w*|barred|prohibit\w*|forbidden|precluded|off[- ]limits|won't|can't|cannot|stay\w* away|keep\w* away|restrain\w*)\b[^;]{0,420}?\b(?:solicit\w*|canvass\w*|approach\w*|entic\w+|induc\w+|call(?:s|ing)? (?:on|upon)|divert\w*|accept(?:s|ing)? (?:any )?(?:\w+ ){0,2}(?:business|work|orders?|instructions)|deal(?:s|ing)?|(?:do(?:es)?|doing|transact\w*|any|no) (?:any )?(?:business|trade) with|provid\w+ (?:\S+ ){0,3}(?:services|goods|products|work)|serv(?:e|es|ing|ice|ices)|contact\w*|tak(?:e|es|ing) (?:on|business|work|away|orders)|work(?:s|ing)? (?:for|with)|sell(?:s|ing)?|suppl\w+|poach\w*|dealings|court(?:ing)?|pitch\w*|act(?:ing)? for|away from)\b,?(?: \S+){0,16}? (?:\S+'s )?(?:leads|customers?|patrons?|guests?|buyers?|clients?|prospects?|accounts|suppliers?|patients?|referral sources?|vendors?|business (?:partners?|contacts?|relations?)|\[(?!each)\w+\]|(?:person|business|company|firm|one) (?:that|who|which))(?![\w'])/;

/** The same words said of either side: as its duty or waiver they burden who acts, as its right the other. */
const eitherSide = (rule: IssueRule): readonly IssueRule[] => [
  { ...rule, force: ['duty', 'acknowledgement', 'waiver', 'promise', 'ban', 'no-right', 'transfer'], bears: 'actor' },
  { ...rule, force: ['right', 'no-duty', 'exclusion', 'fact', 'definition'], bears: 'other' },
];

/** What who acts loses, or takes from the other side by a right of its own. */
const lostOrTaken = (rule: IssueRule): readonly IssueRule[] => [
  {
    ...rule,
    force: [
      'duty',
      'acknowledgement',
      'waiver',
      'promise',
      'ban',
      'no-right',
      'transfer',
      'exclusion',
      'fact',
      'definition',
    ],
    bears: 'actor',
  },
  { ...rule, force: ['right', 'no-duty'], bears: 'other' },
];

/** How a statement says that the issue is not so. */
const denials: Denials = {
  'may-hire-other-sides-people':
    /\b(?:(?:up)?on|against|subject to|by) (?:the )?pay(?:ment|ing)(?: \S+){0,3}? (?:fee|sum|amount|compensation|percent|[$€£])|\bfor a (?:\w+ )?fee\b/,
  'noncompete-after-dismissal': /\b(?:releases|(?:shall|will) release) (?:the )?\[\w+\] from\b/,
  'competitor-decided-by-company': /\b(?:may|shall|can) not (?:decide|determine|designate|name|add)\b/,
  'restraint-extended-on-breach':
    /\b(?:shall|is|are|does|do|will|may) not (?:be )?(?:prolong|extend|suspend|toll|lengthen)(?:s|ed|ing)?\b/,
  'noncompete-no-pay': /\b(?:shall|does|will) not go unpaid\b|^no restraint\b.{0,60}\bdo(?:es)? not pay\b/,
  'forfeiture-for-competing':
    /\b(?:shall|does|do|will) not (?:cost|forfeit|lose|affect|lapse)\b|^no (?:[\w-]+ ){1,6}(?:is|are|shall be|shall|will be) (?:forfeited|lost|canceled|lapse|clawed back)\b/,
  'nonsolicit-customers-wide': /\b(?:shall|does|do|will) not (?:reach|extend to|cover|include|apply to)\b/,
  'restraint-covers-group':
    /\b(?:is|are|shall) not (?:be )?(?:restrained|prevented|barred|restricted|precluded|prohibited)\b(?! only\b)/,
};

/** Bans on competing, soliciting and hiring, and what enforces them. */
const found = defineTopic(
  'restraints',
  file,
  {
    'noncompete-worldwide-any-role': [
      {
        force: banned,
        all: [refrains, competes, everywhere],
        none: [onSale, limitedPlace, freed, noRestraint, inTerritory],
      },
      {
        force: banned,
        all: [refrains, competes, anyRole],
        none: [onSale, limitedPlace, freed, noRestraint, /\bconfidential information\b/],
      },
      {
        all: [
          /\b(?:non-?compet\w*|covenants?|restrictions?|restraints?|restricted (?:area|territory)|territory|prohibition|ban)\b/,
          competes,
          everywhere,
        ],
        none: [onSale, limitedPlace, freed, noRestraint, inTerritory, /\blicen[cs]e\b/],
      },
      {
        all: [/\brestricted (?:area|territory|zone|region)\b|\bnon-?compete (?:area|territory)\b/, everywhere],
        none: [
          /\b(?:after|following|from) (?:the )?closing\b/,
          /\bheld (?:to be )?(?:invalid|unenforceable)|\binvalid or unenforceable|\bdoes not presently\b|\bnon-competitive product/,
          /\bnot\b.{0,10}\bworld/,
        ],
      },
    ],
    'noncompete-long': barring(
      [
        /\b(?:after|following|from) (?:the )?closing\b/,
        freed,
        noRestraint,
        /\bnon-?competition period\b|\bsolicit (?:for employment|any (?:potential |prospective )?(?:customer|client|employee)).{0,90}\bcompetitive (?:products?|services?)/,
      ],
      [
        {
          force: banned,
          all: [refrains, competes, /\d+[- ](?:calendar |consecutive |full )*(?:month|year|week|day)/],
          none: [/\bconfidential information\b.{0,60}\bconfidential\b/],
          test: (_, { words }) => isLong(words),
        },
        {
          force: banned,
          all: [refrains, competes, endless, afterEnd],
        },
        {
          all: [
            /\b(?:ban on compet\w+|the ban\b|duty (?:not to compete|to abstain from compet\w+)|prohibition (?:of|on) compet\w+|restrict(?:ed|ive|ion) (?:period|term|covenants?)|restraint (?:period|term)|covenant period|non-?compet\w+(?: \w+){0,2}|covenants? (?:not to compete|in (?:this )?(?:section|clause)))\b/,
            /\b(?:means|is|lasts?|runs?|continues?|remains?|applies|apply|for|shall be|extends?|of|survives?|binds?|stays?|covers?)\b/,
            /\d+[- ](?:calendar |consecutive |full )*(?:month|year|week|day)/,
          ],
          none: [/\b(?:lease|notice|payment|release|severance|salary|bonus(?:es)?)\b/],
          test: (_, { words }) => isLong(words),
        },
      ],
    ),
    'noncompete-after-end': barring(
      [
        /\b(?:after|following|from) (?:the )?closing\b/,
        freed,
        everywhere,
        anyRole,
        endless,
        noRestraint,
        /\bnon-?competition period\b|\b(?:use|disclose)\b.{0,40}\b(?:data|information)\b|\b(?:contract with|approach|pursue)\b.{0,30}(?:\bclients?\b|\bcustomers?\b|\bcurrent \[\w+\])/,
      ],
      [
        {
          force: banned,
          all: [refrains, competes, afterEnd],
          none: [
            /\bconfidential information\b|\bdeclare|\backnowledg|\bsolicit|\bstep in\b|\bshall pay\b|\bnot a (?:direct )?competitor|\breasonable\b|\bcontest\b|\bchalleng|\bforfeit|\bcease[sd]? to (?:vest|be)|\bcharge(?:s)? more|\bprices?\b|\bcompetitors charge/,
          ],
          test: (_, { words }) => !isLong(words),
        },
        {
          all: [
            /\b(?:post-?(?:termination|employment)|restricted period|(?:month|year|week)s? (?:after|following))\b/,
            /\bnon-?compet\w*|\bnot (?:to )?compet\w*|\b(?:covenant|restriction|restraint|prohibition|ban) (?:not to|against|on|of) compet\w*|\bout of (?:the )?compet/,
          ],
          none: [/\breasonable\b|\bcontest\b|\bchalleng|\bforfeit|\bextend|\btoll/],
          test: (_, { words }) => !isLong(words),
        },
      ],
    ),
    'noncompete-after-dismissal': barring(
      [
        /\brepairs?\b|\bpremises\b|\bfundamental breach\b|\bfinally determined\b/,
        /\bheld (?:to be )?(?:invalid|unenforceable)|\binvalid or unenforceable/,
        /\b(?:without|not) infring\w+ this covenant\b|\bmake any transfer\b|\bto leave (?:\S+ ){1,4}?for any reason\b/,
        freed,
        noRestraint,
      ],
      [
        {
          clauseNone: [
            /\bdoes? not apply where (?:the )?\[?\w+\]? terminates\b|\bdo not apply where (?:the )?\[?\w+\]? terminates\b|\brestriction does not apply where\b/,
            /\bdo not apply where\b.{0,60}\bwithout cause\b|\bother than a dismissal without cause\b|\bunless (?:the )?\[?\w+\]? ends it without cause\b/,
          ],
          bears: 'other',
          all: [
            /\b(?:restrict(?:ions?|ive|ed)|covenants?|restraints?|limits|rules|promises|undertakings|non-?compet\w*)\b/,
            /\beven (?:if|where|when|though)\b.{0,20}\[a\] (?:\w+ ){0,2}(?:lets?|dismiss\w*|fires?|terminat\w*|sacks?|lays?)\b.{0,12}\[o\]/,
          ],
          none: [/\b(?:do|does|shall|will) not apply\b/],
        },
        {
          clauseNone: [
            /\bdoes? not apply where (?:the )?\[?\w+\]? terminates\b|\bdo not apply where (?:the )?\[?\w+\]? terminates\b|\brestriction does not apply where\b/,
            /\bdo not apply where\b.{0,60}\bwithout cause\b|\bother than a dismissal without cause\b|\bunless (?:the )?\[?\w+\]? ends it without cause\b/,
          ],
          all: [
            /\b(?:compet\w*|non-?compet\w*|restrict(?:ions?|ive|ed)|covenants?|restraints?|post-?termination obligations|non-?solicit\w*|solicit|these (?:limits|rules|promises|undertakings|obligations)|(?:clauses?|sections?) \d+(?:\.\d+)*(?: (?:and|to) \d+(?:\.\d+)*)? (?:shall |will |continues? to )*(?:bind|appl(?:y|ies)))\b/,
            /\b(?:terminat\w*|end(?:s|ed|ing)?|expir\w*|leav(?:e|es|ing)|left|ceas\w+|cessation|dismissal|departure|separation|employment|engagement|after)\b,?(?: \S+){0,8}? (?:for (?:any|whatever|what) (?:or no )?reason(?:s?)\b(?! (?:other than|except))|(?:regardless|irrespective) of (?:the |its |any |what )*(?:reason|cause|manner|circumstances?)s?\b(?! (?:other than|except))|(?:whatever|no matter what|without regard to) (?:(?:the|its|may be the|be the) )*(?:reason|cause|manner|circumstances?)s?\b|(?:with|for),? or without,? (?:good )?cause|without cause|howsoever (?:caused|arising|terminated|occurring|it)|however (?:caused|it|\S+ (?:ends?|comes?|terminat\w+|arising)|(?:the )?(?:employment|engagement) (?:ends|terminat\w+|comes))|(?:voluntar(?:y|ily)) or involuntar(?:y|ily)|lawful(?:ly)? or (?:not|unlawful(?:ly)?|otherwise|wrongful(?:ly)?))|\b(?:(?:regardless|irrespective) of|whatever|no matter|for whatever|for any|without regard to|however)\b(?: \S+){0,6}? (?:terminat\w*|ends?|ended|ending|leav(?:e|es|ing)|left|ceas\w+|dismiss\w*|resign\w*|comes? to an end)\b|\b(?:for any (?:or no )?reason|(?:with|for),? or without,? (?:good )?cause)\b.{0,40}\b(?:terminat\w*|ends|ended|leav(?:e|es)|ceas\w+)\b|\bwrongful(?:ly)?\b|\bunlawful(?:ly)? (?:dismiss|terminat)|\beven (?:if|where|when|though) .{0,60}(?:dismiss\w*|terminat\w*|laid off|let go|fired|made redundant|redundan\w+|breach\w*|without)|\bwhether .{0,40}(?:resign\w*|quit|dismiss\w*|fired|terminat\w*)|\bredundan\w+|\blaid off|\blayoff|\blet(?:s)? (?:\S+ )?go\b/,
          ],
          none: [
            /\blapses?\b|\bfalls? away\b|\bends? if\b/,
            /\[a\] (?:\w+ ){0,2}(?:lets?|fires?|dismiss(?:es)?|sacks?) \[o\]/,
            /\b(?:does not|do not|shall not|will not|not) apply\b|\bcease[sd]? to (?:apply|bind|have effect)|\bunless\b.{0,60}\bwithout cause|\bexcept (?:where|if|when|in case|on|upon|for|after)\b.{0,80}\b(?:without cause|redundan|breach|good reason|wrongful)|\breleased from\b|\bno longer (?:apply|bind)|\bconfidential information\b.{0,80}\breturn|\bwithhold\b|\bdecision\b|\bvoid\b|\bstrikes?\b|\blockouts?\b|\briot\b/,
          ],
        },
      ],
    ),
    'competitor-decided-by-company': [
      ...eitherSide({
        all: [
          /\b(?:competing business|competitors?|in competition|rivals?|restricted business)\b/,
          /\b(?:designated|determined|named|identified|listed|decided|specified)\b.{0,30}\bby (?:the )?(?:\[\w+\]|board|company|management|committee)|\b(?:determination|decision|view|opinion|judgment)\b.{0,60}\b(?:final|conclusive|binding|prevails?)\b/,
        ],
        none: [
          /\blisted in (?:the )?(?:schedule|annex|exhibit)\b|\bnamed competitors\b|\bstep-in\b|\bwithh(?:o|e)ld|\bassignment\b|\bchange of control\b|\brestricted entity\b|\breasonably deemed\b|\b(?:shall|to) require\b.{0,60}\bto breach\b|\bpermitted transfer\b|\bsignificant block\b|\bproposes to transfer\b/,
          /\bcourt|\barbitrat|\bexpert|\bconfidential|\bboth\b|\[each\]|\bdispute/,
        ],
      }),
      ...eitherSide({
        all: [
          /\b(?:competitors?|compet(?:es?|ing|itive(?:ly)?|ition)|rivals?|restricted (?:business|compan(?:y|ies)|entit(?:y|ies)))\b/,
          /(?<!\w)(?:(?:sole|absolute|own|reasonable|exclusive|unfettered|good faith)(?:,? (?:and|or)? ?\w+){0,2} (?:discretion|opinion|judg(?:e)?ment|determination|view|estimation|option)|in (?:\S+ )(?:opinion|judg(?:e)?ment|view|discretion|estimation)|as (?:may be )?(?:determined|decided|designated|reasonably determined|identified|specified|named|considered|judged|notified|listed|defined|updated)(?: \w+){0,4} by|(?:(?:\[\w+\]|company|employer|board|management|we) (?:\w+ ){0,4}(?:deem|consider|regard|designat|determin|decid|nam|list|judg|identif|add)\w*)|(?:determined|decided) conclusively by|that \S+ (?:thinks|believes|feels|says)|alone (?:say|decide|determine)\w*|say-so|opinion of|regards? as|considered by|thinks|believes|say so|list(?:s|ed)? (?:kept|maintained|published|issued|as amended))\b/,
          /(?<!\w)(?:\[\w+\]|company|employer|board|management|franchisor|group|we|us)(?!\w)/,
        ],
        none: [
          /\blisted in (?:the )?(?:schedule|annex|exhibit)\b|\bnamed competitors\b|\bstep-in\b|\bwithh(?:o|e)ld|\bassignment\b|\bchange of control\b|\brestricted entity\b|\breasonably deemed\b|\b(?:shall|to) require\b.{0,60}\bto breach\b|\bpermitted transfer\b|\bsignificant block\b|\bproposes to transfer\b/,
          /\b(?:court|arbitrat\w+|employee determines|objective(?:ly)?|mutually|agreed by both|jointly|both parties|each party|expert)\b|\b(?:confidential|proprietary) information\b|\b(?:price|quote|bid|fee|rate|cost)s?\b|\binterest rate|\bjudgment against|\bforfeit|\btrade secrets?\b|\bdeemed (?:to be )?(?:reasonable|fair|amended|modified|an)|\bconsidered reasonable|\bdetermin\w+ (?:that|by) (?:a|any) (?:court|tribunal)|\breasonable\b.{0,40}\bnecessary/,
        ],
      }),
    ],
    'restraint-extended-on-breach': [
      {
        all: [
          /\b(?:restrict(?:ed|ive|ion)s?|non-?compet\w*|non-?solicit\w*|covenants?|restraints?|these (?:rules|limits|promises)|ban on compet\w+|the ban\b|duty (?:not to compete|to abstain from compet\w+)|prohibition (?:of|on) compet\w+|(?:time|period)s?(?: of)?(?: \S+){0,6} (?:restrict\w*|covenant|section|clause|paragraph|compet\w*|solicit\w*)|duration|period)\b/,
          /\b(?:extend(?:ed|s)?|extension|toll(?:ed|s|ing)?|suspend(?:ed)?|restart(?:s|ed)?|start(?:s)? (?:again|afresh|anew|over)|begin(?:s)? (?:again|anew|afresh|to run (?:only )?(?:from|when|after))|prolong\w*|lengthen\w*|renew(?:ed|s)?|run(?:s)? (?:anew|afresh|again|only)|stop(?:s)? running|increas\w+ by the|does not run|not (?:run|count|counted|include)|added|recommence\w*|be increased|reset(?:s)?|clock)\b/,
          /\b(?:breach\w*|violat\w*|in default|non-?complian\w*|contraven\w*|infring\w*|litigation|lawsuit|enforce\w*|proceedings?|fail\w* to comply|not in compliance|disobey\w*|broken|breaks?)\b/,
        ],
        none: [
          /\b(?:not|never|no event) (?:be )?(?:extend|toll|renew)|^no .{0,40}(?:extend|toll)|\bno (?:extension|tolling)|\bcure period|\bwarranty\b|\blimitations?\b|\blicen[cs]e\b|\bterm of (?:this|the) (?:agreement|lease|contract)|\bnotice period\b|\bdelivery\b|\bpayment\b|\bwithout extension\b|\bpublic domain\b|\bdisclosure\b/,
        ],
      },
    ],
    'noncompete-no-pay': [
      {
        force: ['ban', 'no-right', 'no-duty', 'fact'],
        bears: 'other',
        all: [
          /\[a\] (?:\w+ )?(?:won't|will not|shall not|need not|not) (?:\w+ ){0,3}pay \[o\]/,
          /\b(?:while|as long as|during)\b.{0,60}\b(?:kept out|out of the (?:market|business|trade)|may not work|can't work|restricted|non-?compet\w*|restraint)/,
        ],
        none: [/\baudit\w*\b/, /\binformation\b|\bunless\b/],
      },
      {
        all: [
          /\b(?:ban on compet\w+|the ban\b|duty (?:not to compete|to abstain from compet\w+)|prohibition (?:of|on) compet\w+|restrict(?:ed|ive) (?:period|covenants?|activit\w+|time)|(?:post-?(?:termination|employment)|these|such|the) restrictions?|restrictions? (?:in|on|set|after)|non-?compet\w*|restrictive covenants?|these covenants|covenants? (?:not|in|against|applies|lasts)|restraints?|not (?:to )?compet\w*|compet(?:e|ing|itor)|abid\w+ by|kept? out|out of the (?:market|business|trade)|sit(?:s|ting)? out)\b/,
          /\b(?:no (?:\w+,? ){0,3}(?:pay(?:ment)?s?|compensation|consideration|remuneration|salary|money|indemnity|garden leave|allowance|fee)|without (?:any )?(?:\w+ ){0,2}(?:pay(?:ment)?|compensation|remuneration|consideration|salary)|unpaid|(?:not|won't|will not) (?:be )?(?:entitled to|receive|paid|compensated|owed?|pay|due|remunerated|obliged to pay|required to pay)|free of charge|nothing (?:is|shall be|will be)? ?(?:further |more )?(?:paid|payable|owed|due)|included in (?:the |\S+ )?(?:salary|pay|compensation|remuneration)|full (?:and adequate )?(?:consideration|compensation) for)\b/,
        ],
        none: [
          /\baudit\w*\b/,
          /\bif\b.{0,30}\b(?:breach|violat|fail)|\b(?:upon|after|in case of|in the event of) (?:a |any )?(?:breach|violation)|\bforfeit|\bbonus|\bseverance|\bnothing in\b|\bwithout (?:further )?compensation .{0,30}invent|\bnot be required to (?:post|repay|refund|abide)|\bpayments? (?:shall|will) (?:cease|stop)|\bintellectual|\binventions?\b|\bunless .{0,60}pays?\b|\bat least\b|\bonly (?:if|while|as long)|\blapse|\bfeedback\b|\bdisclosure\b|\binformation\b|\bconveyance\b/,
        ],
      },
    ],
    'restraint-cannot-be-contested': barring(
      [/\bthird[- ]party claim|\brepresents?,? (?:and )?warrants?\b|\breduce the scope\b|\bfirst offer\b/],
      [
        {
          all: [
            /\b(?:ban on compet\w+|the ban\b|duty (?:not to compete|to abstain from compet\w+)|prohibition (?:of|on) compet\w+|restrict(?:ions?|ive|ed)|covenants?|restraints?|non-?compet\w*|these (?:limits|rules|promises|undertakings))\b/,
            /\b(?:appropriate|fair|reasonable|goes? no further|no (?:broader|wider|more|greater) than|needed to protect|necessary)\b/,
            /\b(?:confirms?|agrees?|acknowledg\w*|accepts?|estopped|(?:won't|not|never) (?:to )?(?:argue|say|claim|contend|dispute|contest|challenge))\b/,
          ],
          none: [
            /\bnothing\b|\bfair market\b|\bthe parties have considered\b|\bmay (?:contest|challenge|dispute|argue)|\bwarranties\b|\bindemnif|\breasonable (?:fees|costs|notice|efforts|endeavou?rs)|\bconfidential information\b|\bobligations and restrictions\b|\[each\]/,
          ],
        },
        {
          all: [
            /\b(?:restrict(?:ed|ive|ion)s?|non-?compet\w*|covenants?|restraints?|compet\w+|non-?solicit\w*|undertakings?)\b/,
            /\b(?:reasonable(?:ness)?|fair(?:ness)?|necessary|no (?:broader|wider|greater|more) than|enforceab(?:le|ility)|valid(?:ity)?|proper|justified|scope)\b/,
            /\b(?:acknowledg\w*|agrees?|accept(?:s|ed)?|confirm(?:s|ed)?|conced\w+|admit(?:s|ted)?|represent\w*|stipulat\w*|waives?|not (?:to )?(?:contest|challenge|dispute|argue|assert|raise|claim|plead|contend|question|deny)|never (?:contest|challenge|dispute|argue|question|raise)|estopped|gives? up|irrevocably|recogni[sz]e\w*|may (?:not )?(?:contest|challenge|dispute|question)|beyond (?:dispute|challenge)|refrains? from)\b/,
          ],
          none: [
            /\bnothing\b.{0,60}\b(?:prevent|waive|admission|concede)|\bno admission|\bdo(?:es)? not (?:admit|concede|agree|acknowledge)|\bmay (?:contest|challenge|dispute)|\bthe parties (?:intend|believe)|\bfair market\b|\bmay waive\b|\bfree to (?:contest|challenge)|\breasonable (?:fees|costs|notice|efforts|endeavou?rs)\b.{0,80}\b(?:enforc)|\bwithholding|\bwithheld|\bonly so far\b|\bto the extent\b.{0,30}\breasonable|\breserves?\b.{0,20}\bright to (?:contest|challenge|argue)|\bwarranties\b|\bindemnif|\bobligations and restrictions\b|\bfirst offer\b|\bcovenants? (?:and|or) agreements\b/,
          ],
        },
        {
          all: [
            /\b(?:waives?|forgoes?|gives? up|relinquish\w*|not (?:to )?(?:raise|assert|plead))\b/,
            /\b(?:defen[cs]es?|claims?|arguments?|objections?|right to (?:contest|challenge))\b/,
            /\b(?:non-?compet\w*|covenants?|restraints?|restrictive|restrictions? in|compet\w+)\b/,
          ],
          none: [/\bnothing\b|\bmay waive\b|\bdoes not waive\b|\bimmunity\b|\bnot waive/],
        },
      ],
    ),
    'forfeiture-for-competing': lostOrTaken({
      within: 'sentence',
      all: [
        /\b(?:forfeit\w*|claw(?:ed)?[- ]?back|clawback|repa(?:y|id|ys|yment)|return(?:ed|s)?|recoup\w*|cancel(?:s|led|ed|lation)?|lapse[sd]?|los(?:e|es|s|ing)|disgorge\w*|cease(?:s)? to (?:vest|be payable|be entitled)|recover\w*|hand(?:ed)? back|extinguish\w*|costs?|void|pays? back|give up)\b/,
        /\b(?:bonus(?:es)?|equity|options?|(?:restricted )?(?:stock|shares?)|rsus?|awards?|incentives?|severance|deferred (?:pay|compensation)|commissions?|vested|unvested|units|pension|retirement|earn-?out|carried interest|incentive (?:pay|compensation)|post-termination payments?)\b/,
        /\b(?:compet(?:e[sd]?|ing|itors?|itive|ition)|non-?compet\w*|rival|restrictive covenants?|non-?solicit\w*|solicit\w*|covenants|restraints?)\b/,
      ],
      none: [
        /\bpremiums?\b|\binsur\w+\b/,
        /\b(?:unvested (?:awards|shares|options) only|shall not (?:be )?(?:forfeit|los|repa)|will not (?:be )?(?:forfeit|lose)|no (?:forfeiture|vested)|keeps? (?:all|any|every)|not be (?:forfeited|required to repay|clawed)|award the|(?:quality|price), (?:credit|schedule|cost)|may not (?:be )?(?:claw|recover|forfeit|cancel)|nothing (?:earned|vested|already)|in any event be paid|unopened|bids?|tenders?|bidder|expires? after|purchase)\b/,
      ],
    }),
    'nonsolicit-customers-wide': barring(
      [/\bassign (?:any |an )?(?:individual|person|employee)/],
      [
        {
          force: banned,
          all: [
            /\b(?:no|not|never)\b.{0,20}\b(?:\w+ )?(?:contact|dealings|business|trade)\b/,
            /\b(?:anyone|everyone|any (?:person|company|firm)|all (?:persons|companies))\b.{0,30}\b(?:customer|client) list\b/,
          ],
          none: [freed],
        },
        {
          force: banned,
          all: [
            refrains,
            solicits,
            /\b(?:any|every|no) (?:person|business|company|firm|one)\b.{0,30}\b(?:ever|at any time)\b.{0,30}\b(?:bought|purchased|dealt|ordered|(?:a )?(?:client|customer))/,
          ],
          none: [freed],
        },
        {
          force: banned,
          all: [
            soliciting,
            customers,
            /(?<!\w)(?:(?:any|all|every|each)(?: (?:other|existing|actual|potential|current|former|past|present|prospective|person|entity|individual|firm|organi[sz]ation|and|or|of|who|that|which|is|was|has been|been|been a|a|business|company's|\[(?!each)\w+\]'s|company|the|the \[(?!each)\w+\]'s|our|its))*,? (?:customers?|clients?|prospects?|accounts?|suppliers?|patients?|vendors|patrons?|\S+'s (?:customers|clients|accounts|suppliers|patients)|of \S+ (?:customers|clients|accounts))|(?:is|was) or (?:at any time )?(?:is|was|has been)|(?:customers|clients|accounts) of ours|unknown to|prospects?|prospective|potential|whether or not|regardless of whether|even (?:if|those|ones|where)|former|past|whoever|anyone (?:who|that|on)|anybody|the (?:\[(?!each)\w+\]|company|firm|group)'s (?:customers|clients|patients|accounts)|\[(?!each)\w+\]'s (?:customers|clients|patients|accounts)|(?:customers|clients|patients) of (?:the )?(?:\[(?!each)\w+\]|company|group|firm|practice))(?!\w)/,
          ],
          none: [
            freed,
            /\bbusiness relations between\b|\brepresentations?\b|\baccounts? or data\b|\bwork product\b|\binformation\b.{0,30}\bconcerning\b/,
            /(?<!\w)(?:with (?:whom|which)|whom|that|who(?:m)?|for (?:whom|which)|which) (?:the )?(?:\[(?!each)\w+\]|employee|executive|consultant|he|she|it|they|i|you)(?: or (?:\S+ ){1,5})? (?:had|has|have|personally|dealt|worked|directly|was|materially|actually|served|did|regularly|itself|provided|himself|managed)|\bhad personal(?:ly)? (?:deal|contact|serv|involve)|\bmaterial (?:contact|dealings|business)|\bdealt with\b|(?<!\w)(?:had|has) (?:\w+ ){0,3}(?:dealings|contact)(?!\w)|\bwithout the (?:prior )?(?:written )?consent of the client|\bspam|\bunsolicited|\bmarketing purposes\b|\bpersonal data|\bintroduced by|\bbrib|\bgifts?\b|\bconfidential information of/,
          ],
        },
        {
          force: banned,
          all: [
            refrains,
            solicits,
            customers,
            /\b(?:whether or not|regardless of whether|even (?:if|those|ones|where)|irrespective of whether|no matter whether)\b.{0,60}\b(?:dealt|met|contact\w*|knew|know|served|worked|dealings|involv\w+|acquaint\w+)/,
          ],
          none: [freed],
        },
      ],
    ),
    'no-hire-without-exceptions': barring(
      [
        /\bnot be in breach\b/,
        /\bshall not affect\b/,
        freed,
        /\bdebarred\b|\bdisqualified\b|\beach of (?:the )?\S+ (?:\S+ ){0,2}and (?:the )?\S+ (?:agrees?|shall)\b/,
      ],
      [
        {
          clauseNone: [
            /\b(?:general(?:ly)?|public) (?:advertis\w+|solicitations?|recruit\w+|job)\b[^\n]{0,80}\b(?:not (?:be |constitute |count as |a |in )*(?:breach|violat\w+|solicitation)|allowed|permitted|excepted|excluded)|\bnot (?:be )?a breach\b|\bmay hire anyone who\b/,
          ],
          force: banned,
          all: [
            refrains,
            /\b(?:hir(?:e[sd]?|ing)|recruit|employ(?:ing)?(?! of)|tak(?:e|en|ing) into (?:the )?(?:employment|employ|service)|engag(?:e|ing) (?!in\b)|take on|re-?hire|(?:offer|give)(?:s|ing)? (?:\S+ ){0,3}(?:job|employment|work|position)s?|retain(?:ing)? the services|contract with|accept (?:an )?applications?|bring(?:ing)? on board)\b/,
            staff,
          ],
          none: [
            /\b(?:general(?:ly)? (?:advertis\w+|solicit\w+|recruit\w+|public|job)|public(?:ly)? advertis\w+|not (?:specifically )?(?:targeted|directed)|unprompted|own initiative|unsolicited (?:application|approach)|respond\w* to|advertis\w+|own accord|who (?:first )?(?:contacts?|approach)|without (?:any )?solicit\w+ )\b|\bsubcontract\w*|\bundocumented|\bchild\b|\bunder (?:the age|18|16|15)|\bforced|\bqualified\b|\blicensed\b|\bunfit|\binterfere|\bdiscriminat|\bconvicted|\bcourses? of employment|\bengage in\b.{0,80}\bcompet|\bas (?:a )?(?:agent|sub-?agent|sub-?processor)|\bemploys?\b.{0,20}\b(?:means|methods)|\bcompet(?:ing|itive) business|\bgovernment|\bofficials?\b|\bwithout (?:a )?(?:background|completing)|\bunlicensed|\bto perform the\b|\bagent of the customer/,
          ],
        },
        {
          clauseNone: [
            /\b(?:general(?:ly)?|public) (?:advertis\w+|solicitations?|recruit\w+|job)\b[^\n]{0,80}\b(?:not (?:be |constitute |count as |a |in )*(?:breach|violat\w+|solicitation)|allowed|permitted|excepted|excluded)|\bnot (?:be )?a breach\b|\bmay hire anyone who\b/,
          ],
          all: [
            /\b(?:no-hire|non-hire|no-poach|hiring (?:ban|prohibition|restriction))\b/,
            /\b(?:even (?:if|where|when)|regardless|whether or not|including|irrespective|appl(?:y|ies))\b/,
          ],
          none: [/\b(?:does|shall|will) not (?:apply|extend|cover)/],
        },
        {
          clauseNone: [
            /\b(?:general(?:ly)?|public) (?:advertis\w+|solicitations?|recruit\w+|job)\b[^\n]{0,80}\b(?:not (?:be |constitute |count as |a |in )*(?:breach|violat\w+|solicitation)|allowed|permitted|excepted|excluded)|\bnot (?:be )?a breach\b|\bmay hire anyone who\b/,
          ],
          all: [
            /\b(?:hir(?:e|ing|ed)|employ\w*|engag(?:e|ing|ed)|recruit\w*|no-hire|prohibition|covenant)\b/,
            /\b(?:even (?:if|where|when|though)|whether or not|regardless of (?:who|whether|how)|irrespective of (?:who|whether))\b.{0,80}\b(?:appl(?:y|ies|ied)|advert\w*|unsolicited|initiat\w*|respon\w+|approach\w*|first contact|own (?:initiative|motion|accord)|solicited|left)\b/,
            staff,
          ],
          none: [/\b(?:does|shall|will) not (?:apply|extend|cover)|\bis permitted|\bmay (?:hire|employ)/],
        },
      ],
    ),
    'may-hire-other-sides-people': [
      {
        force: 'right',
        all: [
          /\[a\] (?:may|can|is free to|shall be free to|is entitled to|reserves the right to)\b.{0,80}\b(?:offer employment to|hire|employ|engage directly|recruit|make offers of employment to|take on|offer (?:\S+ ){0,3}?(?:a )?(?:jobs?|positions?) to)\b.{0,40}\[o\]'s (?:\S+ ){0,3}?(?:personnel|employees?|staff|people|workers|team|consultants)\b/,
        ],
        none: [
          /\b(?:fee|sum|amount|compensation) (?:of|equal to)\b|\b(?:upon|against|on|subject to) (?:the )?(?:payment|paying)\b|\bgeneral (?:advertis|solicit)\w+|\bconsent\b|\bon (?:the )?(?:closing|transfer)\b|\bclosing date\b|\bif (?:the )?\[o\] (?:terminates|dismisses|releases|becomes)/,
        ],
      },
      {
        force: ['waiver', 'duty', 'promise'],
        bears: 'actor',
        all: [
          /\[a\] (?:shall |will |hereby |must |agrees to )?(?:waives?|releases?|lifts?|not enforce)\b.{0,20}\b(?:any |all |every )?(?:restrictions?|non-?compet\w+|restraints?|covenants?|notice periods?)\b.{0,40}\b(?:personnel|employees?|staff|people|workers)\b.{0,80}\b(?:accept\w*|join\w*|employ\w*|hir\w*|engage\w*|working for|offer)\b/,
        ],
        none: [/\[each\]|\bacquired business\b|\btransferred employees?\b|\bclosing\b/],
      },
      {
        force: ['ban', 'fact', 'no-duty', 'duty'],
        bears: 'giver',
        all: [
          /\bno (?:placement |recruitment |finder's |transfer |release |hiring )?(?:fee|charge|compensation|sum|payment)s? (?:shall be|is|are|will be) (?:due|payable|owed|charged|paid)\b.{0,40}\b(?:hires?|hiring|employment|recruitment|engagement) (?:of|by)?\b/,
        ],
        clause: [/\b(?:hire|offer employment|employ|recruit)\b/],
        none: [/\[each\]|\bagenc(?:y|ies)\b|\bbroker/],
      },
    ],
    'hire-breach-fixed-sum': barring(
      [/\bpension\b/, /\bsolicitors\b/, /\bshortfall\b/],
      [
        {
          within: 'sentence',
          all: [
            /\b(?:hir(?:e[sd]?|ing)|recruit\w*|solicit\w*|employ(?:s|ed|ing)|employ|engag(?:e[sd]?|ing)|poach\w*|non-?compet\w*|compet(?:e|es|ing)|restrictive covenants?|restraints?|entic\w+|non-?solicit\w*|placement|takes? on|temp-to-(?:perm|hire)|conversion fee)\b/,
            /\b(?:pay(?:s|able|ment)?|liquidated damages|penalty|fee|owes?|due|forfeit\w*|compensat\w+|charged?|sum|costs?|damages|price)\b/,
            /(?:\b\d+(?:\.\d+)? ?(?:%|percent|per cent)(?: of|,? )|[$£€] ?\d|\b(?:usd|eur|gbp) ?\d|\b(?:twice|double|three times|equal to|equivalent to|amounting to|\d+ times|\d+ months?'?s?)\b.{0,60}\b(?:salar(?:y|ies)|pay|compensation|remuneration|earnings|wages?|fees?|revenues?|billings)\b|\b\d[\d,.]* (?:dollars|pounds|euros)\b|\bcontractual penalty\b|\bliquidated damages\b|\bfixed (?:sum|fee|penalty)\b|\bhalf (?:of )?(?:\S+ ){0,4}(?:salary|pay))/,
            /(?<!\w)(?:employees?|staff|personnel|workers?|contractors?|consultants?|persons?|people|each|per|every|breach\w*|violat\w*|customers?|candidates?|(?:team|crew) members?|another|\[(?!each)\w+\])(?!\w)/,
          ],
          none: [
            /\b(?:severance|late|overdue|bonus|commission|actual (?:loss|damages) only|actual proven|proven loss|no fixed|no (?:fee|penalty|liquidated)|minimum wage|insurance|travel|tolling|interest|own(?:s|ing|ership)?|shareholding|listed|outstanding|shares|capital|prorated|equity|market|vest\w*|monthly fee for|retainer|purchase price)\b/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:liquidated damages|pays?|owes?|penalty|placement fee|forfeit\w*)\b.{0,90}(?:\b\d+ ?(?:%|percent|per cent)|[$£€] ?\d|\b(?:twice|double|three times|\d+ months?'?s?|half|the whole|one full year|1 year)\b).{0,60}\b(?:salar(?:y|ies)|compensation|remuneration|earnings|wages?|pay|per|each|for every|person)\b/,
            /\b(?:not|no|refrain\w*|never|neither)\b.{0,80}\b(?:hir(?:e|ing)|recruit|solicit|employ|engage|poach|entice)/,
          ],
          none: [/\b(?:severance|garden leave|during the restricted period,? the company)\b/],
        },
      ],
    ),
    'restraint-covers-group': barring(
      [
        /^nothing (?:herein|in this \w+) (?:shall |will )?(?:restrict|prevent|prohibit)s?\b/,
        /\b(?:with|in) which (?:the )?(?:\[\w+\]|he|she|it) (?:was|were|is|had been) (?:\w+ )?(?:involved|concerned|engaged)/,
        /^no (?:\w+ )?(?:company|affiliate|member)\b/,
        /\brestricted (?:payments?|subsidiar)/,
        /\b(?:after|following|from) (?:the )?closing\b/,
        /\bpremises\b|\bnot to sue\b|\bpossession\b/,
        noRestraint,
        /\bwithout (?:any )?restriction\b|\b(?:violation|breach) (?:by \S+ )?of any covenant\b|\brestrictions in any agreement\b|\brestrictions (?:on (?:disposition|transfer)|set forth)|\bpursuant to this agreement\b|\bwithout infringing\b|\bfrom (?:the )?\S+ \(?or its affiliates\b/,
      ],
      [
        {
          all: [
            /\b(?:prohibition|ban|restriction|covenant|restraint)s?\b/,
            /\b(?:extends? to|covers?|applies to|includes?|protects?)\b/,
            /\b(?:all|any|every|each)\b.{0,20}\b(?:compan(?:y|ies)|enterprises?|businesses)\b.{0,40}\b(?:holds? an interest|stake|owns|controls|group|invested|shares)\b/,
          ],
          none: [freed, /\bin which (?:the )?(?:employee|executive)\b|\bnot extend|\bconfidential|\btransfer\b/],
        },
        {
          clauseNone: [/\bprotects only the business\b/],
          force: [...banned, 'fact'],
          all: [
            /\b(?:compet\w*|covenants?|restrict(?:ions|ive)|non-?compet\w*|solicit\w*|restraints?)\b/,
            /\b(?:any|every|each|all)\b.{0,20}\b(?:under common (?:ownership|control)|associated (?:compan(?:y|ies)|\[\w+\])|connected with it|related (?:compan(?:y|ies)|\[\w+\])|group)\b|\bassociated \[/,
            /\b(?:not|never|benefit|refrain|whether or not|protect|given for)\b/,
          ],
          none: [
            /\bpermitted transfer|\bproposes? to transfer\b|\bor its affiliates\) and\b/,
            freed,
            /\bno other member\b|\balone\b|\bwith which\b|\bcause (?:\w+ ){0,4}affiliates|\bconfidential information\b/,
          ],
        },
        {
          clauseNone: [/\bprotects only the business\b/],
          force: ['definition', 'fact'],
          all: [
            /"(?:restricted |competing |competitive |protected )?(?:business(?:es)?|activit(?:y|ies)|customers?|clients?|competitors?)" (?:means|includes|shall mean|has the meaning|refers to)/,
            /\b(?:each|any|every|all|other)\b.{0,20}\b(?:group compan(?:y|ies)|affiliates?|subsidiar(?:y|ies)|members? of the group|associated compan(?:y|ies))\b/,
          ],
          none: [
            /\bpermitted transfer|\bproposes? to transfer\b|\bor its affiliates\) and\b/,
            /\bin which (?:the )?(?:\[\w+\]|employee|executive)|\bdata\b/,
          ],
          clause: [/\b(?:compet\w*|solicit\w*|restrict\w*|restraint|employ\w*)\b/],
        },
        {
          clauseNone: [/\bprotects only the business\b/],
          force: [...banned, 'definition', 'fact', 'right'],
          all: [
            /\b(?:compet\w*|restrict(?:ions?|ive|ed)|covenants?|non-?compet\w*|solicit\w*|non-?solicit\w*|restraints?|rivals?|approach|poach|canvass|entice)\b/,
            /\b(?:affiliates|(?:any|each|every|its|their|an) affiliate|affiliated (?:compan(?:y|ies)|entit(?:y|ies))|(?:group|\[(?!each)\w+\]) (?:compan(?:y|ies)|member|entit(?:y|ies))|(?:all |any |every )(?:other )?(?:members?|compan(?:y|ies)|part) of the|(?:member|compan(?:y|ies)|any part) of (?:the|its|our) (?:\S+ )?group|group(?:'s)? (?:business|compan)|subsidiar(?:y|ies)|parents?(?: compan(?:y|ies))?|sister compan(?:y|ies)|the group|compan(?:y|ies) in \[\w\]'s group|related (?:compan(?:y|ies)|entit(?:y|ies)|bodies)|associated compan(?:y|ies)|portfolio compan(?:y|ies)|holding compan(?:y|ies))\b/,
          ],
          test: (_, { words }) =>
            /\b(?:not|never|can't|won't|refrain|prohibit|non-?compet|non-?solicit|restrict|covenant|barred|competing business|competitor)\w*/.test(
              words,
            ),
          none: [
            /\bpermitted transfer|\bproposes? to transfer\b|\bor its affiliates\) and\b/,
            /\b(?:and|but) no (?:other )?(?:member|affiliate|company)\b|\balone, and no\b/,
            freed,
            /(?<!\w)(?:in (?:which|whose|relation to which|connection with)|with which|for which|whose business|businesses?(?: \w+)? in which|that|business(?:es)? with which) (?:the )?(?:\[(?!each)\w+\]|employee|executive|he|she|they|i|you)(?!\w)|\bmaterially involved|(?<!never )\bworked for\b|\bfree to|\bconfidential information\b|\bunless\b.{0,30}\bworked|\bmay (?:compete|sell|offer)|(?<!\w)(?:indemnif|liab|assign|transfer)\w*|\bits affiliates (?:shall|will|may|must) not|\band its affiliates shall\b|\bnor (?:shall )?(?:\w+ ){0,3}affiliates,? (?:shall|will|may)|\bcontrol with\b|\bcause (?:\w+ ){0,4}affiliates|\bpermit (?:any |its )(?:of its )?affiliates?|\bnor (?:any of |will |shall |permit )?(?:its|any|it permit) (?:of its )?affiliates?|\bneither it nor\b|\bcompetitive (?:bid|pric|rate)|\bdisclos/,
          ],
        },
      ],
    ),
  },
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);

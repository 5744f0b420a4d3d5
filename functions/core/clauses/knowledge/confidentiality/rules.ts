import { unlessDenied } from '../denied.ts';
import type { Statement } from '../../statements/statement.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { means } from '../intellectual-property/sides.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { seenFrom } from '../seen-from.ts';

const advisers =
  /\b(?:representatives?|employees|affiliates?|advis[eo]rs|directors|lenders|subcontractors?|contractors'?|consultants|personnel|anyone|people|freelancers|financing sources|everyone|permitted recipients|officers|person who got|third-party|those to whom|to whom|someone|onward recipients|portfolio companies|staff|other public bodies|persons?)\b/;
const authority =
  /\b(?:law|legal(?:ly)?|court|regulators?|authorit(?:y|ies)|governmental?|subpoena|police|public bod(?:y|ies)|legal process|proceedings?|discovery|official demands|compelled|compulsion|agency|inspectors|supervisory|statutory duty|litigation|order for disclosure|exchanges|law enforcement|inquiry by)\b/;
const copies =
  /\b(?:information|copy|copies|documents?|materials?|papers?|files|data|backups?|archives?|tapes|records?|notes|media|traces?|samples|drawings|everything|what it needs|minutes|manual|specifications|plans?|proposals|know-how|analyses|extracts|board papers|destruction)\b/;
const giveBack =
  /\b(?:return(?:ed|s)?|destroy(?:ed|s)?|destruction|delet(?:e|ed|es|ion)|eras(?:e|ed|es|ure)|purge|give(?:s)? back|send(?:s)? back|hand(?:ed)? (?:back|over)|deliver up|surrender|shred(?:ded)?|wipe|eradicate|sent back|restore to)\b/;
const notNda =
  /\b(?:personal data|customer data|employee data|content|equipment|goods|keys|deposit|premises|rent|vehicle)\b/;
const years = /\b(?<n>\d+) (?<unit>years?|months?)\b/;

const months = (hit: RegExpExecArray): number =>
  Number(hit.groups!['n']) * (hit.groups!['unit']!.startsWith('year') ? 12 : 1);

/** Where a restraint stands in a confidentiality agreement; elsewhere it is another topic's. */
const inNda =
  /\b(?:confiden\w+|disclos\w+|discloser|recipient|receiving party|bidder|target|data room|nda|this letter|talks|evaluation|investor|interested party|introduc\w+|circumvent\w*|contacts|purchaser|information|samples)\b/;

/** Who is bound by a contract of another kind, whose restraints have topics of their own. */
const inTrade = /distributor|franchisee|dealer|reseller|agent|employee|licensee|tenant|supplier/;

const inNdas = (rule: IssueRule): readonly IssueRule[] => [
  { ...rule, types: ['nda'] },
  {
    ...rule,
    types: ['other'],
    clause: [inNda],
    test: (hits, statement) => !inTrade.test(statement.actor?.word ?? '') && (rule.test?.(hits, statement) ?? true),
  },
  {
    ...rule,
    types: ['other'],
    test: (_, { actor }) => /recipient|receiving|bidder|investor|purchaser/.test(actor?.word ?? ''),
  },
];

/** A statement's words that say who holds what: who was told, and whose secrets they are. */
const learns: readonly (readonly [RegExp, number])[] = [
  [
    /\[(\w+)\](?:'s|') (?:\w+ ){0,2}(?:obligations?|undertakings?|dut(?:y|ies)|promises?|covenants?)\b(?! to (?:pay|deliver|supply))/g,
    2,
  ],
  [/\b(?:obligations?|undertakings?|dut(?:y|ies)|promises?|covenants?) (?:(?:of|given by|on) )(?:the )?\[(\w+)\]/g, 2],
  [/\[(\w+)\]'s (?:\w+ ){0,2}(?:possession|hands|knowledge|attention|notes|files|records|engineers|liberty)\b/g, 2],
  [
    /\b(?:received|learn(?:ed|t)|obtained|acquired|held|possessed|kept|returned|destroyed|erased|retained|deleted|made|memori[sz]ed) (?:\S+ ){0,3}?by (?:the )?\[(\w+)\]/g,
    2,
  ],
  [
    /\b(?:disclosure|leak|misuse|breach|use|release|violation|contravention) (?:\S+ ){0,4}?(?:by|on the part of) (?:the )?\[(\w+)\]/g,
    2,
  ],
  [
    /\[(\w+)\](?:'ve|'s| has| have)? (?:\w+ ){0,3}?(?:receives?|learns?|obtains?|hears?|sees?|seen|becomes? (?:aware|acquainted)|has access|having seen|develops?|conceives?|invents?)\b/g,
    1,
  ],
  [
    /\[(\w+)\](?:'ll|'s|,)? (?:(?!and |or )\S+ ){0,5}?(?:shall|will|must|may|can|agrees?|undertakes?|promises?|is to|are to|need to|needs to|not|won't|can't|don't)\b(?: \S+){0,7}? (?:keep|hold|treat|return|give back|send back|destroy|delete|erase|purge|shred|disclose|reveal|divulge|share|pass on|protect|safeguard|look after|remain bound)\b/g,
    1,
  ],
  [
    /\b(?:it is for|release[sd]?|excuse[sd]?|enjoin|restrain(?:s|ing)?|attributed to|imputed to|against) (?:the )?\[(\w+)\](?!')/g,
    2,
  ],
  [/\b(?:shall|may|will) (?:the )?\[(\w+)\] (?:\w+ )?(?:disclose|reveal|divulge|communicate|make use)\b/g, 2],
  [/\b(?:indemnity|undertaking|promise) (?:is |shall be )?(?:\w+ )?given by (?:the )?\[(\w+)\]/g, 3],
  [
    /\[(\w+)\] (?:agrees|acknowledges|accepts)\b.{0,50}(?<!\w)(?:it|they|\[a\]) (?:receives?|learns?|obtains?|has|had)\b/g,
    2,
  ],
  [
    /\[(\w+)\]'s (?:staff|people|personnel|engineers|employees) (?:\w+ )?(?:remember|recall|retain|may|are free|can)\b/g,
    4,
  ],
  [/\[(\w+)\](?:'s use of|,? (?:\w+ )?(?:shows?|proves?|demonstrates?) (?:it|that|by))\b/g, 2],
  [/\b(?:rests?|lies?|falls?|incumbent|binding|binds?) (?:\w+ )?(?:(?:up)?on |with )?(?:the )?\[(\w+)\]/g, 1],
];
const tells: readonly (readonly [RegExp, number])[] = [
  [
    /\[(\w+)\](?:'s|') (?:\S+ ){0,3}?(?:information|secrets?|materials?|documents?|affairs|papers|know-how|data|drawings|details|forecasts|pricing|plans|customers|employees|people|staff|team|business|managers|management|prototype|samples|matters|figures|disclosures|market|sources|shares|clients)\b/g,
    2,
  ],
  [
    /\b(?:disclosed|furnished|provided|supplied|given|sent|made available|shared|communicated|lent|entrusted|delivered|submitted)(?: \S+){0,3}? by (?:the )?\[(\w+)\]/g,
    2,
  ],
  [
    /\b(?:what|whatever|anything|things|everything|information|material|materials|documents?|figures|item) (?:that |which )?(?:the )?\[(\w+)\](?:'ve|'s)? (?:(?:has|have|is|are|going to|may|at any time) ){0,3}(?:disclose[sd]?|tells?|told|furnish\w*|suppl\w+|sends?|sent|gives?|given|lends?|lent|shares?|shared|provides?|provided|says?|shows?|designates?)\b/g,
    2,
  ],
  [/\bif (?:the )?\[(\w+)\] (?:tells?|shows?|sends?|gives?)\b/g, 2],
  [/\[(\w+)\]'(?:ve|s) stamped\b/g, 2],
  [/\[(\w+)\](?:'ve| has| have)? (?:told|sent|given|lent|disclosed|furnished|shown) /g, 1],
  [
    /\b(?:information|matters|facts|documents|materials|affairs|secrets?|know-how) (?:about|concerning|of|regarding|relating to|from) (?:the )?\[(\w+)\]/g,
    2,
  ],
  [
    /\b(?:confidence|confidentiality|secrecy|undertakings?) (?:owed )?(?:to|towards?|in favor of) (?:the )?\[(\w+)\]/g,
    1,
  ],
  [/\b(?:hire|employ|solicit|contact|approach|circumvent|bypass|indemnif\w+|harmless)\b.{0,20}\[(\w+)\]/g, 1],
];

const recipients = new WeakMap<Statement, string | undefined>();

/** The token of the party that was told the secrets, where a statement shows it. */
const recipientOf = (statement: Statement): string | undefined => {
  if (recipients.has(statement)) return recipients.get(statement);
  const { words, actor, sentence } = statement;
  const votes = new Map<string, number>();
  const vote = (token: string, weight: number) => votes.set(token, (votes.get(token) ?? 0) + weight);
  for (const [patterns, sign] of [
    [learns, 1],
    [tells, -1],
  ] as const)
    for (const [pattern, weight] of patterns)
      for (const match of words.matchAll(pattern)) vote(match[1]!, sign * weight);
  // "Shall be returned to the Discloser": the actor is whoever is opposite to the one that is named.
  const isNamed = !sentence.mentions.some(({ word, standing }) => word === actor?.word && standing !== actor.standing);
  if (/^(?:recipient|receiving party|receiver|bidder|interested party|investor)$/.test(actor?.word ?? ''))
    vote('a', isNamed ? 3 : -3);
  if (/^(?:discloser|disclosing party)$/.test(actor?.word ?? '')) vote('a', isNamed ? -3 : 3);
  const of = (one: string, other: string): string | undefined => {
    const lead = (votes.get(one) ?? 0) - (votes.get(other) ?? 0);
    return lead > 0 ? one : lead < 0 ? other : undefined;
  };
  const found = /\[[ao]\]/.test(words) ? of('a', 'o') : of('taker', 'giver');
  recipients.set(statement, found);
  return found;
};

const bearersOf = {
  recipient: { a: 'actor', o: 'other', taker: 'taker', giver: 'giver' },
  discloser: { a: 'other', o: 'actor', taker: 'giver', giver: 'taker' },
} as const;

/** What belongs together stands together: words far apart in a long sentence say nothing of each other. */
const mostApart = 260;

const standTogether = (rule: IssueRule, hits: readonly RegExpExecArray[]): boolean =>
  rule.within !== undefined ||
  Math.max(...hits.map((hit) => hit.index + hit[0].length)) - Math.min(...hits.map(({ index }) => index)) <= mostApart;

/** A rule for each way in which the recipient or the discloser can be called, who need not be taker and giver. */
const borneBy = (who: 'recipient' | 'discloser', ...rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.flatMap((rule) => [
    ...(['a', 'o', 'taker', 'giver'] as const).map((token): IssueRule => ({
      ...rule,
      bears: bearersOf[who][token],
      test: (hits, statement) =>
        seenFrom(recipientOf(statement), hits, statement) === token &&
        standTogether(rule, hits) &&
        (rule.test?.(hits, statement) ?? true),
    })),
    {
      ...rule,
      test: (hits, statement) =>
        recipientOf(statement) === undefined && standTogether(rule, hits) && (rule.test?.(hits, statement) ?? true),
    },
  ]);

/** Words of a text about secrets. */
const aboutSecrets =
  /\b(?:confiden\w+|secre(?:t|ts|cy)|non-?disclosure|disclos\w+|proprietary|private|keep (?:\S+ ){0,3}to (?:themselves|itself|yourself|himself)|recipient|receiving|evaluation|these materials|the materials|the information|leak\w*|know-how|divulg\w+)\b/;
const endless =
  /\b(?:in perpetuity|perpetual(?:ly)?|for ?ever|evermore|indefinite(?:ly)?|without (?:any )?limit(?:ation)? (?:(?:in|of|as to) )?(?:point of )?time|(?:no|without(?: any)?) (?:expiry|expiration|end) date|never (?:expires?|ends?|lapses?|ceases?|stops?)|not (?:expire|lapse|end|cease)\b.{0,50}\b(?:time|ever)\b|(?:at (?:all|any) times? (?:\w+ )?|for all time )(?:after|thereafter|afterwards|following)|for all time|permanent(?:ly)?|unlimited (?:in )?(?:time|duration|period)|no time limit|for so long as the \[\w+\] (?:exists|lives)|(?:rest|remainder) of (?:his|her|their) li(?:fe|ves)|no matter how (?:long|much time)|no (?:time )?limit (?:in|of|on|to) (?:time|the)|no (?:temporal )?limitation in time|at all times in (?:the )?future|for all the future|in all time|no end\b|unending|everlasting|eternal(?:ly)?|not (?:be )?(?:limited|restricted) in time|(?:passage|lapse) of time|whatever the age|however old|so long as (?:he|she|the \[\w+\]) lives?|neither (?:\S+ ){0,4}nor (?:\S+ ){0,3}(?:shall |will )?(?:release|relieve|discharge)s?)\b/;
const ofMind =
  /\b(?:residuals\b(?! (?:value|risk|amount|interest|payments?|chlorine|waste|income))|retained (?:knowledge|know-how)|unaided|memory|memories|memori[sz]\w+|remember\w*|recall(?:s|ed)?\b|recollect\w*|(?:in|from|of) (?:the|their|its|his|her|our)(?: or her)? (?:own )?(?:heads?|minds?)\b|kept in mind|by heart|unlearn|unsee|forget)\b/;
const notMind =
  /\bno (?:right|licen[cs]e|residuals)\b|\bsoftware\b|\bworkstation\b|\bcomputer\b|\bproduct recall|\brecalled (?:goods|products)|\b(?:may|shall|must) not (?:\w+ )?(?:use[sd]?|disclose[sd]?)\b|\bdoes not (?:permit|extend|include|entitle)|\bremember that\b|\bnot (?:deliberately |intentionally )?memori[sz]|\bwithout (?:intentional|deliberate)|\bnot intentionally|\b(?:goods|vehicles?)\b|\bwhether or not remembered/;
const publicOrKnown =
  '(?:public\\b|common knowledge|published|in print|aware of (?:it|them)|familiar with|another source|newspapers?|knew (?:\\w+ )?(?:already|beforehand)|had (?:been )?learned|publicly|public domain|generally (?:known|available)|known to (?:others|the public|anyone|third)|already (?:knew|know|known|had|held)|knew (?:it|about|of|before)|prior knowledge|previously (?:known|possessed|held)|possession (?:beforehand|before|prior|already)|from (?:a )?third part|elsewhere|by itself|independently|who (?:else )?knows)';
const thoughPublic = new RegExp(
  `\\b(?:whether or not|whether it|no (?:answer|defen[cs]e|excuse)|not matter|immaterial|even (?:if|though|where|when)|notwithstanding that|regardless|irrespective|no (?:matter|difference)|although|without (?:any )?exceptions?|including (?:information|what|such|anything|those)|not (?:be )?entitled to rely|not (?:a )?(?:release|defen[cs]e|excuse))\\b.{0,90}\\b${publicOrKnown}`,
);
/** Whoever thinks, judges or decides: the token of the party, in `who` or `by`. */
const decides =
  /\[(?<who>\w+)\](?:'s)?,? (?:(?:\w+|acting(?: \S+){1,5}|in (?:its|their|\[\w+\]'s)(?: \w+){1,4}),? ){0,4}?(?:decides?|determines?|determination|considers?|judges?|deems?|thinks?|regards?|designates?|classif(?:y|ies)|says?|having determined|opinion|view|judg?ment|discretion|last word|final say|sole (?:arbiter|judge)|word|(?:not |does not |do not )(?:regard|consider|deem|think|believe)|choice)\b|\b(?:for|by|to|with|of) (?:the )?\[(?<by>\w+)\](?:,? (?:alone|solely|only))?(?: to (?:judge|decide|determine|say)|(?<=alone|solely)|$)|\bview (?<its>shall)/;
const isSecret =
  /\b(?:confidential|secrets?|sensitive|private|protected|protection|proprietary|such (?:information|material))\b/;

/** Who decides, as a rule's hits show it: the one that was told or the one that told. */
const decidedBy =
  (who: 'recipient' | 'discloser') =>
  ([hit]: readonly RegExpExecArray[], statement: Statement): boolean => {
    const token = hit!.groups?.['who'] ?? hit!.groups?.['by'];
    if (!token) return false;
    const recipient = recipientOf(statement) ?? (/\[[ao]\]/.test(statement.words) ? undefined : 'taker');
    if (!recipient || token === 'each' || token === 'p') return false;
    return who === 'recipient' ? token === recipient : token !== recipient;
  };
/** Holds only in a text about secrets; the names of the parties tell it too, which rules see as tokens. */
const amongSecrets = (rule: IssueRule): readonly IssueRule[] => [
  { ...rule, clause: [...(rule.clause ?? []), aboutSecrets] },
  {
    ...rule,
    test: (hits, statement) =>
      /\b(?:recipient|receiving party|disclosing party|discloser|confiden\w+|evaluation material)\b/.test(
        statement.sentence.lower,
      ) &&
      (rule.test?.(hits, statement) ?? true),
  },
];
const figureOf = (words: string): number | undefined => {
  const sum = /[$£€] ?([\d,.]+)|\b(\d[\d,]*) (?:dollars|pounds|euros?)\b/.exec(words);
  return sum ? Number((sum[1] ?? sum[2])!.replace(/[,.](?=\d{3})/g, '').replace(/[.,]$/, '')) : undefined;
};

const neverCompelledDisclosureBarred =
  /\b(?:or|unless|save|except)\b.{0,60}\b(?:required|compelled|permitted) by (?:law|a court)|\bas (?:is )?required by law\b/;

const neverUsualExclusions =
  /\bstep[- ]in\b|\bexhibit\b|\bregistrant\b|\bwork product\b|\bworks? made for hire\b|\bneed to know\b|\bnot wish disclosed\b|\bsame degree of care\b|\b(?:do|shall|must|may) not submit\b|\bcopyrighted\b/;

const neverNdaNoContact =
  /\bcontact (?:form|facilities|us\b|skype)|\bright to contact\b|\bif \[\w+\] contact|\bcontact (?:\[o\]|us) (?:at|via|by|through)\b|\bhigh standards\b|\brefunds?\b|\bcontact the partner\b|\bsupport@|\bterminate the agreements? by contacting\b/;

const neverReturnOrDestroy =
  /\bloaned devices\b|\bcease to use the software\b|\bmass destruction\b|\binfeasible\b|\bin full cases\b|\bfor credit\b|\bscrap\b|\bproposed publication\b|\b(?:return|copies of|remove) the (?:\w+ )?(?:software|components?|materials or)\b|\bcop(?:y|ies) of (?:such )?(?:software|content|programs?)\b|\bsupplies of\b|\bsubsequent to a request\b|\bagreed method\b|\breturn of (?:confidential )?(?:information|materials)\.?$|\blegal age\b|\bby-product\b|\bsuch material provided\b/;

/** One side agrees beforehand that the other may have the order. */
const consentsToInjunction =
  /\[a\] (?:(?:hereby|also|expressly|irrevocably|further) )*(?:consents?|agrees?) (?:and \w+ )?that (?:the )?\[o\] (?:may|shall|will|can|is|are)\b.{0,80}\b(?:injunct\w+|restraining order|equitable relief|specific performance)\b/;

/** "Recipient acknowledges that damages may not suffice and that Discloser shall be entitled to seek an injunction." */
const concededByOther =
  /\[o\] (?:\w+ ){0,2}?(?:acknowledges?|agrees?|recogni[sz]es?|accepts?|understands?)\b[^.;]{0,40} that [^.;]{0,160}\b(?:adequate|inadequate|sufficient|insufficient|irreparable)\b[^.;]{0,160}\[a\] (?:shall|may|will|is|would)\b[^.;]{0,80}\b(?:injunct\w+|equitable relief|specific performance|restraining order)/;

const neverNdaNonCompete =
  /\bburden of prov|\b(?:deriv\w+|originat\w+) from\b|\badvertis(?!e (?:any )?compet)|\bcompetitively\b|\blinks?\b|\bwhether or not\b|\blist of\b|\benforceable\b|\bfair and reasonable\b|\bgranted the\b|\bshall not apply\b|\bsponsor|\bmeeting the competing\b|\bnon-competitive\b|\bdoes not interfere\b|\brewrite\b/;

const neverNdaNonSolicit =
  /\bactively\b|\bother than by general advert|\bwhom it met\b|\bhiring and firing\b|\bpayroll tax|\bemployer obligations\b|\bprovide any service\b|\bbest efforts\b|\bresponsibility includes\b/;

/** What lets one side judge alone. */
const asItSeesFit =
  /(?<!\w)(?:(?:sole|own|absolute|free|unfettered|entire) (?:and \w+ )?(?:discretion|judg?ment|choice|opinion|view|pleasure)|(?:in|at|within) (?:its|their|the \[\w+\]'s|\[\w+\]'s) (?:\w+ )?(?:discretion|judg?ment|opinion|pleasure|gift)|(?:as|which|that|what|whatever|whichever|whoever|whomever|whenever|however|how|where|if) (?:the )?(?:\[\w+\]|it|they) (?:\w+ ){0,2}?(?:thinks?|considers?|deems?|finds?|believes?|sees?|wishes|likes?|chooses?|prefers?|wants?|pleases?|decides?|determines?|judges?|regards?|feels?|cares?|may (?:\w+ )?(?:think|consider|deem|find|see|wish|choose|prefer|want|please|decide|determine|select))\b|(?:whatever|whichever|any|such) \w+ (?:that |as |which )?(?:the )?(?:\[\w+\]|it) (?:\w+ )?(?:finds?|likes?|wants?|thinks?|prefers?|chooses?|considers?|deems?|sees?)\b|\[\w+\]'s (?:own )?(?:view|opinion|word|decision|assessment)\b(?! of the)|if \[\w+\] (?:feel|think|consider|believe)|sees? fit|thinks? fit|up to (?:us|the \[\w+\]|\[\w+\])|left to (?:the )?\[\w+\]|(?:is|are|be|rests|lies) (?:a matter )?(?:for|with) (?:the )?\[\w+\](?: alone)? (?:to|alone)|(?:suits?|appears? \w+ to|seems? \w+ to) (?:it|the \[\w+\]|\[\w+\])|free hand)/;
const bounded =
  /\breasonabl[ey]\b(?! or unreasonable)|\bgood faith\b|\bnot (?:be )?unreasonably\b|\bconsult(?:ation|ing)? with\b/;

const neverRecipientDecides =
  /\bsteps\b|\bprecautions\b|\bsecret chats?\b|\bviolation of\b|\bconsent\b.{0,60}\b(?:granted|given|withh?-?eld)\b|\bno other use\b/;

const neverShareWithAnyone =
  /\bnot (?:to )?(?:\w+ )?(?:disclos\w+|shar\w+|reveal\w*|divulg\w+)\b[^.;]{0,60}\bto any(?:one|body| (?:other )?(?:person|party)| third part(?:y|ies))\b[^.;]{0,40}\b(?:other than|except|save|but)\b|\bafter which\b|\bobligations? of confidentiality\b|\bno longer\b|\b(?:decline|refuse|right not) to (?:\w+ )?(?:disclose|share|provide)\b|\bprohibited by\b/;

/** A sum for each breach is one of confidence in a text about secrets; in a confidentiality agreement any breach is. */
const sumPerBreach = (rule: IssueRule): readonly IssueRule[] => [
  {
    ...rule,
    clause: [
      /\b(?:confiden\w+|disclos\w+|leak\w*|secre\w+|information|promise|(?:this|the|its|his|her) (?:undertaking|letter))\b|\bmention of the terms\b/,
    ],
  },
  { ...rule, types: ['nda'] },
  {
    ...rule,
    test: (hits, statement) =>
      /\b(?:recipient|receiving party|bidder|discloser|disclosing party)\b/.test(statement.sentence.lower) &&
      (rule.test?.(hits, statement) ?? true),
  },
];

/** What this topic finds: what must be kept secret, by whom, how long and at what price. */
const found = defineTopic(
  'confidentiality',
  file,
  {
    'confidentiality-one-way': [
      ...borneBy('recipient', {
        force: ['duty', 'ban', 'promise'],
        all: [
          /\b(?:keep\b.{0,120}\bto (?:itself|yourself|himself|herself|themselves)|(?:repeated|passed on|talked about|spoken of|mentioned|retold) (?:\S+ ){0,3}?(?:outside|to)|(?:held|kept|treated) (?:\S+ ){0,3}?(?:confidence|confidential|secret))\b/,
          /\[(?:o|giver|taker)\]'s (?:\w+ ){0,3}?(?:information|papers|documents|finances|affairs|secrets|materials|plans|drawings)\b|\bwhat it is told\b/,
        ],
        none: [
          /\[each\]|\bmutual|\bboth\b|\bpersonal data\b|\bpasswords?\b|\bpublicity\b|\breports?\b.{0,20}\bsend\b|\bnot be (?:treated|kept|held)\b/,
        ],
        clauseNone: [
          /\[each\]|\bmutual|\bvice versa\b|\breciproc|\blikewise\b|\bdo the same\b|\bboth of\b|\beither party\b/,
        ],
      }),
      ...borneBy('recipient', {
        force: ['duty', 'ban', 'promise', 'acknowledgement', 'fact'],
        all: [
          /\b(?:(?:keep|kept|hold|held|treat(?:ed)?|maintain\w*|preserve|retain|guard\w*|safeguard)\b.{0,80}\b(?:confiden(?:ce|tial|tiality)|secre(?:t|cy)|private|to (?:itself|yourself|themselves|himself|herself|yourselves))|(?:not|no|never|nor)\b.{0,60}\b(?:disclose|divulge|reveal|impart|publish|make known)\b.{0,60}\b(?:information|confiden\w+|secrets?|affairs|business)\b)/,
          /\[(?:o|giver)\]|\bthe owner\b|\b(?:all such matters|them to yourself)\b/,
        ],
        none: [
          /\[each\]|\bmutual|\bmedical\b|\bhealth\b|\brequired?\b|\bformer\b|\bprevious employer|\bprior employer|\bto disclose to (?:the )?\[o\]|\bdisclose to (?:the )?\[o\]|\bpersonal (?:data|information)\b|\bpasswords?\b|\bcredentials\b|\bkeep (?:the )?(?:premises|account)|\bterms of this\b|\bpress\b|\bexcept (?:as|where) required\b|\bpublicity\b|\bemployees? (?:shall|to)\b|\bauditor|\binspector|\bwithout prejudice\b|\btrade ?marks?\b|\bfeedback\b|\breports?\b.{0,20}\bsend\b|\breturn (?:\S+ ){0,4}?(?:copies|records)\b|\bsuch \[\w+\] \[\w+\] will\b/,
        ],
        clauseNone: [
          /\[each\]|\bmutual|\bvice versa\b|\breciproc|\blikewise\b|\bdo the same\b|\bthe other (?:party|side)|\bthe other's\b|\beither party\b|\bparty (?:that|which) (?:discloses|receives)|\bdisclosing party\b|\bequivalent (?:duty|undertaking)/,
        ],
        test: (_, { actor }) => !/receiving/.test(actor?.word ?? ''),
      }),
      {
        force: ['duty', 'fact', 'exclusion', 'no-duty', 'right', 'acknowledgement'],
        all: [
          /\b(?:no|not|without any|nothing|non-confidential|only|alone|free to do so|unilateral)\b/,
          /\b(?:(?:owes?|no|any) (?:\w+ )?(?:duty|obligation|undertaking) of (?:confiden\w+|secrecy)|(?:treated|regarded|considered|deemed|is|are|remain|as) (?:as )?(?:entirely |being )?non-confidential|not (?:be )?(?:treated as |considered )?confidential|only information of|rests? on [a-z[\]]+ alone|free to do so|do not extend to anything (?:furnished|provided)|without any undertaking of secrecy|not be subject to any duty of confiden\w+|treated as confidential by)/,
        ],
        none: [
          /\bfail(?:s|ed|ing)?\b|\bis and (?:what )?is not\b|\[a\] (?:(?:shall|will) )?(?:has|have|owes?|assumes?|bears?|is under) no\b/,
          /\bknowledge\b|\bpublished\b|\bskills\b|\bauditors\b|\bfeedback\b|\bsuggestions\b|\bsubmissions?\b|(?:\buser|\[\w+\]) content\b|\bthird[- ]part|\bsources?\b|\bowe a duty\b/,
          /\bmarked\b|\blegend\b|\bif\b|\bunless\b|\boral|\bpublic\b|\bdo not bind only one\b|\bexpir|\bdays\b|\bbear/,
        ],
        test: (_, { words }) => !/\binformation (?:not|that is not)\b/.test(words),
      },
      {
        within: 'sentence',
        bears: 'other',
        all: [
          /\bmay (?:use|disclose|share|reveal)\b.{0,60}(?:\bfreely\b|\bto anyone\b|\[o\]'s (?:figures|particulars|terms)|\bas it likes)/,
          /\b(?:must|shall|bound)\b.{0,60}\b(?:confiden\w+|secre\w+)/,
        ],
        none: [/\bresidual|\bmemory\b/],
      },
      { all: [/\bshall not (?:reveal|disclose) the terms\b/, /\bbeing free to do so\b|\bmay do so\b/] },
      { all: [/\bkeep (?:the )?\[o\]'s secrets\b/], clause: [/\bnot confidential\b/] },
      { all: [/\bonly (?:the )?\[a\] (?:is|shall be) bound\b/, /\bconfiden|\bsecre/] },
      {
        bears: 'other',
        all: [
          /\[a\] (?:has|have|shall have|owes?|assumes?) no (?:confidentiality|secrecy|(?:duty|obligation)s? of (?:confiden\w+|secrecy)) ?(?:obligations?|dut(?:y|ies))?/,
          /\[o\]/,
        ],
      },
      {
        all: [
          /\b(?:information|material|anything|data) (?:disclosed|provided|given|furnished|supplied|submitted) by (?:the )?\[a\] to (?:the )?\[o\]/,
          /\bnot be (?:considered|treated|deemed|regarded)(?: as)? confidential\b/,
        ],
        none: [/\bunless\b|\bmarked\b|\bpublic\b/],
      },
    ],
    'everything-confidential': borneBy(
      'recipient',
      {
        force: ['duty', 'fact', 'ban', 'definition'],
        all: [thoughPublic, /\b(?:matter|disclosed|evaluation material|information|item)\b/],
        none: [
          /\b(?:not|n't) (?:include|apply|extend|cover)\b|\bexclud|\bother than\b|\bexcept\b|\bpersonal data\b|\bwarrant|\bindemnit|\blicen[cs]e\b|\bmerely\b|\bpress\b|\bwhether or not (?:patentable|marked)|\bbreach of\b|\bfiled\b|\bavailable to others\b/,
        ],
        clause: [/\b(?:all such (?:matter|information)|secret|evaluation material|confidential)\b/],
        test: ([hit]) => /\b(?:answer|defen[cs]e|excuse|regardless|irrespective)\b/.test(hit![0]),
      },
      {
        force: ['definition', 'duty', 'fact', 'ban', 'right', 'acknowledgement', 'no-right', 'exclusion', 'promise'],
        all: [
          /\b(?:confiden\w+|secre(?:t|ts|cy)|proprietary|shall be protected|is protected|evaluation material|undertakings?)\b/,
          thoughPublic,
        ],
        none: [
          /\b(?:not|n't) (?:include|apply|extend|cover|be deemed|be considered)\b|\bexclud|\bother than\b(?! by)|\bexcept\b|\bpersonal (?:data|information)\b|\bcompelled\b|\bwarrant|\bindemnit|\blicen[cs]e\b|\bpress release|\bif publicly\b|\bcombination\b|\bmerely because\b|\bnot guarantee\b|\bno (?:duty|obligation) of confiden/,
        ],
      },
      {
        within: 'clause',
        all: [
          /\b(?:everything|all|anything|whatever|any and all)\b.{0,80}\b(?:is|are|shall be|counts as|treated as) (?:\w+ )?(?:confidential|secret|proprietary)/,
          /\b(?:no difference|no matter|even if|even though|regardless|whether or not|irrespective)\b.{0,40}\b(?:public|knew|known|public domain)\b/,
        ],
        none: [/\b(?:not|n't) (?:include|apply|extend|cover)\b|\bexclud|\bexcept\b/],
      },
      {
        force: ['no-right', 'ban', 'waiver', 'duty'],
        all: [
          /\b(?:not (?:be )?(?:entitled to )?(?:rely on|claim|plead|argue)|waives?|no (?:defen[cs]e|excuse))\b/,
          /\b(?:prior knowledge|already knew|public domain|publicly available|independently developed)\b/,
        ],
        none: [/\bunless\b|\bexcept\b/],
      },
      {
        force: ['definition', 'duty', 'fact', 'ban', 'right', 'acknowledgement'],
        all: [
          /\b(?:confiden\w+|secret\w*|proprietary|obligations|trade secret|definition extends|no defen[cs]e|this agreement|exceptions|carve-outs)\b/,
          /\b(?:whether or not (?:(?:it|they) (?:is|are|was) )?(?:\w+ )?(?:publicly|public|available|already|confidential in|known|in the public|generally)|regardless of (?:its|their|the) (?:content|source|nature)|even (?:if|though) .{0,40}\b(?:knew|known|public|independently|published)|no exceptions?\b|no exclusions?\b|none of the (?:customary|usual)|without exclusion|including (?:for )?information in the public domain|(?:generally|publicly) known does not|(?:be it|whether) published or unpublished|public or previously|may already hold|includes public information|knowledge acquired elsewhere|however trivial|even if \[\w+\] knew|already in (?:the )?\[\w+\]'s possession)/,
        ],
        none: [
          /\bhowever trivial (?:the |a )?breach|\bcause of action\b|\bpaid all sums\b/,
          /\b(?:does|shall|do) not include\b|\bexcluding\b|\bother than\b|\bnot generally known\b|\bcompelled\b|\bno exclusion of liability|\bwarranty\b|\bindemnit/,
          /\bunless\b.{0,40}\bpublic\b/,
        ],
      },
      {
        all: [
          /\ball (?:communications|information)\b/,
          /\b(?:of any (?:nature|kind)|in any form)\b/,
          /\b(?:regardless|whether or not|any source)\b/,
        ],
        none: [/\bhowever trivial (?:the |a )?breach|\bcause of action\b|\bpaid all sums\b/, /\bnon-public\b|\bexclud/],
      },
      {
        force: ['definition', 'fact'],
        all: [
          /\b(?:confidential|proprietary|evaluation|secret) (?:\w+ )?(?:information|material)/,
          /\b(?:means|includes?|is|comprises|refers to)\b/,
          /\b(?:whether or not|even (?:if|where|though)|regardless (?:of )?whether|irrespective of whether|including (?:such|information|what|any) (?:\S+ ){0,4})\b.{0,60}\b(?:known to|already (?:known|held|in)|available to the public|in the public|publicly|public (?:knowledge|domain)|obtained (?:from|elsewhere)|independently (?:developed|obtained))\b/,
        ],
        none: [
          /\bhowever trivial (?:the |a )?breach|\bcause of action\b|\bpaid all sums\b/,
          /\bnot (?:include|apply|extend|cover)\b|\bexclud|\bother than\b|\bpersonal (?:data|information)\b|\bwhether or not (?:marked|patentable)[^,]*$/,
        ],
      },
    ),
    'usual-exclusions': borneBy(
      'discloser',
      {
        force: ['right', 'no-duty', 'fact', 'exclusion'],
        all: [
          /\b(?:free to use|not restrict\w*|may use|n't have to keep|need not keep|no duty)\b/,
          /\b(?:had before|knew before|found out on|(?:everyone|everybody|anyone) (?:already )?(?:knows|can)|could be looked up|somebody else was free|developed (?:\S+ ){0,2}(?:itself|alone)|already (?:had|knew))\b/,
        ],
        none: [neverUsualExclusions, /\beven (?:if|though)\b|\bwarrant|\bremember|\bmemory\b/],
        clause: [/\binformation\b|\bthings\b|\bsecret/],
      },
      ...amongSecrets({
        all: [
          /\b(?:not (?:\w+ )?(?:apply|include|cover|extend|mean|have to)|n't (?:apply|include|cover|extend|have to)|nothing\b.{0,40}\b(?:extends?|applies|covers?)|exclud\w+|except(?: for| that)?|other than|outside|is free|no (?:duty|obligation|restriction)s?|cease to)\b/,
          /\b(?:public knowledge|(?:in|enters?|into|part of) the public domain|publicly (?:known|available)|(?:generally )?available to the public|generally (?:known|available)|(?:everyone|everybody) (?:already )?knows|already (?:lawfully |rightfully )?(?:known|in (?:its|the|your|\[)|knew|possess\w*|held)|knew before|independently (?:developed|obtained|acquired|created)|independent (?:source|development)|(?:rightfully|lawfully) (?:known|received|obtained|in|acquired|possess\w*))\b/,
        ],
        none: [
          neverUsualExclusions,
          /\beven (?:if|though)\b|\bcould (?:have|be)\b|\breadily\b|\bnotwithstanding that\b|\bwarrant|\bindemnit|\bliab|\bdamages?\b|\binsur|\btax|\bgoods\b|\bwhether or not\b|\bremains? confidential\b|\bnot (?:be )?entitled to rely\b|\bno exceptions?\b|\bwith or without\b|\bmerely\b|\bfeedback\b|\bpersonal data\b/,
        ],
      }),
      {
        all: [
          /\b(?:not (?:apply|include|cover|extend|be confidential|confidential)|does not|do not|exclud\w+|inapplicable|exceptions?:?|need not keep|outside this agreement|is free|cease as to|shall cease|save for|nothing shall be treated|no (?:obligation|restriction|duty)s? (?:regarding|with respect to|as to|on)|not be regarded|are not confidential|not be considered)\b/,
          /\b(?:public\b|publicly|public domain|generally (?:available|known)|already (?:known|in|knew|lawfully)|known to (?:the )?\[?\w+\]?|independent(?:ly)?|(?:from|by|through|another|of) (?:an? |any |other )?(?:\w+ )?third part(?:y|ies)|rightfully|in (?:the )?\[\w+\]'s possession|possessed|knew before|everybody knows|lawfully (?:had|obtained|received)|develops by itself|without reference to|known beforehand|published by|from others)\b/,
          /\b(?:information|confiden\w+|duty|obligations|restrictions|secret|the term\b|protection|knowledge|develops|knew|public domain)\b/,
        ],
        none: [
          neverUsualExclusions,
          /\bexcluded from this exhibit\b|\bcompetitive(?:ly)? harm|\bin this document\b|\bpress release|\bpublic statements?\b|\bwork using\b|\bcompetitor|\bstep in\b|\bno exclusion applies\b|\bwarranty\b|\bindemnity\b|\bdamage\b|\bliabilit|\bclaims? already\b|\binsur|\bdoes not release\b|\bstays confidential\b|\bshall not make\b|\bholidays\b|\bnone of the\b|\bcould (?:have been|readily)|\breadily\b|\bcapable of\b|\bsimilar to\b|\bopen source\b|\bgenerally taken to know|\bknowable\b|\bwithout fault of the \[giver\]$|\beven (?:if|though)\b|\bdoes not prove|\bprove\b|\btax/,
          /\bthird[- ]part(?:y|ies)\b(?!.*(?:confiden|free|lawful|receiv|obtain|without))/,
        ],
      },
    ),
    'perpetual-confidentiality': borneBy(
      'recipient',
      {
        force: ['duty', 'fact', 'ban', 'acknowledgement', 'promise', 'waiver'],
        all: [
          /\b(?:confiden\w+|secre(?:t|ts|cy)|non-?disclosure|information (?:\S+ ){0,2}private|disclos\w+|divulg\w+|reveal)\b/,
          endless,
        ],
        none: [
          /\btrade secrets? (?:for|stay|remain|as long|while|shall|so long|status|under)|\bfor trade secrets\b|\bexcept that\b|\blicen[cs]e|\bresidual|\bretain\b|\bkeep copies|\bpersonal data\b|\bdata\b(?! of)|\btrain|\bmodels?\b|\bdisparag|\bpermanent(?:ly)? (?:cease|discontinue|delet|destroy|eras|remov|disab|establish|residen|employ)|\bpermanently cease|\binjunct|\breturn\b|\bnot (?:continue|last) (?:indefinitely|forever|in perpetuity)|\bpublic\b.{0,30}\bknowledge\b/,
          /\[each\]/,
        ],
      },
      ...amongSecrets({
        force: ['duty', 'fact', 'ban', 'acknowledgement', 'promise'],
        all: [
          /\b(?:undertakings?|obligations?|duties|promises?|covenants?) (?:given by|of|by) (?:the )?\[\w+\]|\[\w+\]'s (?:\w+ ){0,2}(?:undertakings?|obligations?|duties|promises?|covenants?)/,
          endless,
        ],
        none: [
          /\btrade secrets? (?:for|stay|remain|as long|while|shall|so long)|\bexcept\b|\blicen[cs]e|\bpay|\bindemnit|\[each\]|\bwarrant|\bmaintain the\b/,
        ],
      }),
      {
        force: ['duty', 'fact', 'ban', 'waiver', 'acknowledgement', 'promise', 'right'],
        all: [
          /\b(?:confiden\w+|secre(?:t|ts|cy)|non-disclosure|disclose|this agreement remains|obligations?|duties)\b/,
          /\b(?:in perpetuity|for ever|forever|evermore|perpetual(?:ly)?|eternal(?:ly)?|indefinitely|never expire|without limit (?:of|in) time|no end date|at any time after|unlimited in duration|permanently|for all time|irrespective of the passage|rest of his|for life|until (?:the )?\[\w+\] (?:itself )?(?:publishes|releases)|without (?:time )?limit|outlives)\b/,
          /\b(?:confiden\w+|secre(?:t|ts|cy)|non-disclosure|disclose|information|releases)\b/,
        ],
        none: [
          /\bfor trade secrets\b/,
          /\btrade secrets? (?:for|stay|remain|as long|while|shall remain|so long)|\bexcept\b|\bnot continue indefinitely\b|\blicen[cs]e of\b|\bmeans\b|\bresidual|\bpermanently cease|\bretain\w*\b|\bkeep copies|\bpersonal data\b|\[each\]|\bno (?:confiden|oblig)|\bfor as long as they are kept|\blicen[cs]e\b|\bdata\b(?! of)|\btrain|\bmodels?\b/,
        ],
      },
      {
        force: ['duty', 'fact'],
        all: [/\bkept\b|\bremain bound\b/, /\bevermore\b|\brest of (?:his|her|its|their) life/],
      },
      ...amongSecrets({
        force: ['duty', 'ban', 'fact'],
        all: [
          /^\W*(?:the |all )?(?:these|this|such|foregoing|above|its) (?:\w+ ){0,2}?(?:obligations?|duties|undertakings?|restrictions?|covenants?)\b/,
          endless,
        ],
        none: [
          /\btrade secrets? (?:for|stay|remain|as long|while|shall|so long)|\bexcept\b|\bpay|\bindemnit|\[each\]|\bwarrant/,
        ],
        test: (_, { words }) => !/\bconfiden\w+/.test(words),
      }),
      ...amongSecrets({
        force: ['duty', 'ban', 'fact'],
        all: [
          /\bduties under this agreement\b|\bobligations under this agreement\b/,
          /\bnever expire\b|\bindefinitely\b/,
        ],
      }),
      {
        force: ['ban', 'fact'],
        all: [
          /\bat no time\b/,
          /\bafter the (?:term|end|termination)|\bthereafter\b|\bany time after\b/,
          /\bdisclose|\breveal\b/,
        ],
      },
      {
        force: ['ban', 'fact', 'duty'],
        all: [/\b(?:expiry|termination)\b.{0,30}\bnot end\b/, /\bobligations?\b/, /\bunlimited\b|\bconfiden|\bsecre/],
        none: [/\bpayment\b|\baccrued\b/],
      },
      {
        force: ['ban'],
        all: [/\bnever\b|\bat any time after\b/, /\breveal|\bdisclose|\btell\b|\bdivulge/, /\binformation\b|\bsecret/],
        none: [/\bexcept\b|\bunless\b|\bneed to know/],
        test: (_, { words }) =>
          /\bany time after\b|\bat any time\b.{0,40}\bafter\b|\bnever\b.{0,40}\bafter\b/.test(words),
      },
    ),
    'confidentiality-years': borneBy(
      'discloser',
      {
        force: ['duty', 'fact', 'acknowledgement', 'promise', 'ban', 'transfer', 'right'],
        all: [
          /\b(?:(?<n>\d+) (?<unit>years?|months?)|(?:second|third|fourth|fifth|sixth|seventh|tenth) anniversary)\b/,
          /(?<!\w)(?:confiden\w+|secre(?:t|ts|cy)|non-?disclosure|information (?:\S+ ){0,3}private|\[\w+\]'s (?:\w+ )?(?:undertakings?|obligations?|duties)(?: (?:under|in) this letter(?: agreement)?)?|obligations? of (?:the )?\[\w+\])\b/,
          /\b(?:expire|end|lapse|terminate|fall away|cease|surviv\w+|continue|last|run|remain|released|afterwards|thereafter|after|following|bind)s?\b/,
        ],
        none: [
          /\bwarrant|\breturned\b|\bnon-?compet|\bsolicit|\bhire\b|\bemploy\b|\binitial term\b|\bclaims?\b|\brecords\b|\blicen[cs]e\b|\bpay|\$|\block-?up|\bstandstill|\bshares\b|\bcontact\b|\bdeal with\b|\bcompet|\bindemnit|\brent\b|\binsur|\bnot (?:expire|end)\b|\bsecurit(?:y|ies)\b|\bdata\b|\btechnology\b/,
        ],
        clause: [/\bconfiden|\bsecre|\bdisclos|\bprivate\b|\bthis letter\b|\bmaterials\b/],
        test: ([hit]) => !hit!.groups!['n'] || (months(hit!) >= 18 && months(hit!) <= 120),
      },
      {
        force: ['duty', 'fact', 'acknowledgement', 'promise', 'ban', 'transfer', 'right'],
        all: [
          years,
          /\b(?:confiden\w+|secre(?:t|ts|cy)|non-disclosure|non-use|each disclosure|last disclosure|disclosure|protection under|restrictions)\b/,
          /\b(?:end[s]?|ending|last[s]?|continue|expire|lapse|cease|survive|run[s]?|remain|period of|term of|keep|hold|fall away|for|until|thereafter|from)\b/,
        ],
        none: [
          /\bwarranty\b|\bmeans\b|\breturned\b|\brecords shall be kept\b|\bnon-?compet|\bsolicit|\bhire\b|\binitial term\b|\bclaims?\b|\b(?:financial|accounting) records\b|\blicen[cs]e\b|\bpay|\$|\block-?up|\bstandstill|\bshares\b|\bcontact\b|\bnot (?:deal|approach|compete)/,
        ],
        test: ([hit]) => months(hit!) >= 18 && months(hit!) <= 120,
      },
      {
        all: [
          /\b(?:second|third|fourth|fifth|seventh) anniversary\b/,
          /\b(?:confiden\w+|secre\w+|disclosure|duties)\b/,
        ],
        none: [/\bclosing\b.{0,20}\b(?:compet|price)|\bcompet|\bsolicit|\bshares/],
      },
      {
        all: [
          /\b(?:clauses|provisions) on confidential information\b/,
          /\blapse|\bend\b|\bexpire/,
          /\banniversary|\byears?\b/,
        ],
      },
      {
        force: ['duty', 'fact'],
        all: [
          /\b(?<n>\d+) (?<unit>years?|months?)\b/,
          /\[(?:a|o|taker)\]'s obligations\b|\bobligations of (?:the )?\[\w+\]|\bthe obligations\b/,
          /\b(?:surviv\w+|end|expire|continue|cease|remain)\b/,
        ],
        none: [/\bpay|\bwarrant|\bindemnit|\bnon-?compet|\binsur|\brent\b/],
        clause: [/\b(?:confiden\w+|receiving party|recipient|secre\w+|disclos\w+)\b|\[taker\]|\[a\]/],
        test: ([hit], { actor, words }) =>
          months(hit!) >= 18 &&
          months(hit!) <= 120 &&
          (/recipient|receiving|disclos/.test(actor?.word ?? '') || /\bconfiden|\bsecre|\bdisclos/.test(words)),
      },
      {
        force: ['fact', 'duty'],
        all: [/\bundertaking\b|\bpromise\b/, /\blimited to a (?:term|period) of \d+ years\b|\bends? \d+ years\b/],
        none: [/\bcompet|\bsolicit|\bpay/],
      },
    ),
    'residuals-clause': borneBy(
      'discloser',
      {
        force: ['right', 'fact', 'no-duty', 'ban'],
        all: [
          ofMind,
          /\b(?:put to (?:any|such) use|draws? (?:up)?on|no breach|not be (?:restricted|prevented|precluded|prohibited)|for its own benefit|without accounting|at liberty|profit from)\b/,
          /\b(?:information|confiden\w+|prototypes?|exposure|documents|secrets|skills)\b/,
        ],
        none: [notMind, /\bnot be used\b/],
      },
      {
        force: ['right', 'transfer', 'fact', 'no-duty', 'duty', 'exclusion', 'acknowledgement'],
        all: [
          ofMind,
          /\b(?:use[sd]?|using|employ(?:s|ed|ing)|exploit\w*|appl(?:y|ied)|put to use|disclos\w+|free\b|assign(?:ment)?s?\b|royalt\w+|in any product|for anything)\b/,
          /\b(?:information|confiden\w+|ideas|concepts?|know-how|techniques|knowledge|what(?:ever)?|anything|materials|residuals)\b/,
        ],
        none: [notMind],
      },
      {
        within: 'clause',
        all: [
          ofMind,
          /\b(?:may|free to|entitled to|at liberty to) (?:\w+ )?(?:use|exploit|employ|apply) (?:them|it|whatever|anything|what)\b/,
          /\b(?:information|confiden\w+|residuals|secrets)\b/,
        ],
        none: [notMind],
      },
      {
        force: ['right', 'fact'],
        all: [
          /\bright (?:of|to)\b.{0,20}\buse\b.{0,20}\b(?:retained knowledge|residual)/,
          /\bextends to\b|\bincludes?\b|\bany purpose\b/,
        ],
        none: [notMind],
      },
      {
        force: ['right', 'transfer', 'fact', 'no-duty', 'duty', 'ban', 'definition', 'acknowledgement'],
        all: [
          /\b(?:residuals?\b|residual (?:knowledge|nature|information|know-how)|unaided memor\w+|memor(?:y|ies)|remember\w*|mental recall|things? they recall|they recall|recollect\w*|kept in mind|heads of|in the mind of|mental recall|learned by heart|stays with (?:him|her|them)|retained in the (?:mind|memory|head))/,
          /\b(?:use[sd]?|using|employ\w*|exploit|apply|disclose|free|belongs|no liability|not (?:extend|subject|restrict)|limit the assignments|pay for)\b/,
        ],
        none: [
          /\bnot be used\b|\bcomputer\b|\bbandwidth\b|\bmemory requirements\b|\bremember that\b|\bworkstation\b|\bno (?:right|licen[cs]e)\b/,
          /\b(?:may|shall|must) not use\b|\bno residuals\b|\bbut not trade secrets\b|\bresidual value\b|\bgb of\b|\binterest left\b|\bdoes not permit\b|\bmeans the\b|\bresidual (?:risk|amount|interest|value|payments?)\b|\bnot (?:include|entitle)|\bproduct recall|\brecalled (?:goods|products|by simple)|\bwhether or not remembered\b|\brecall of\b(?! confidential)/,
        ],
      },
      {
        mutual: true,
        bears: 'giver',
        types: ['nda'],
        force: ['right', 'no-duty', 'fact', 'exclusion', 'ban', 'transfer'],
        all: [
          /\b(?:memor(?:y|ies)|unaided|remember(?:s|ed)?|recollect\w*|recall(?:s|ed)?|residual (?:knowledge|information|know-how)|residuals|retained in the (?:mind|head)s?|in (?:the|their) (?:heads?|minds?))\b/,
          /\b(?:us(?:e[sd]?|ing)|disclos(?:e|es|ing)|exploit(?:ing)?|apply(?:ing)?|employ(?:ing)?|free)\b/,
        ],
        none: [
          /\bnot be used\b|\bcomputer\b|\bbandwidth\b|\bmemory requirements\b|\bremember that\b|\bworkstation\b|\bno (?:right|licen[cs]e)\b/,
          /\b(?:may|shall|must) not use\b|\bno residuals\b|\bnot (?:deliberately |intentionally )?memori[sz]ed? (?:\S+ ){0,4}(?:purpose|order)|\bwithout (?:intentional|deliberate)|\bresidual (?:value|risk|amount|interest|payment)|\bhas not intentionally\b|\bproduct recall|\bnot intentionally/,
        ],
        test: (_, { standing }) => standing === 'both',
      },
      {
        mutual: true,
        bears: 'both',
        types: ['service-agreement', 'saas-agreement', 'license-agreement', 'other'],
        level: 'medium',
        force: ['right', 'no-duty', 'exclusion'],
        all: [
          /\b(?:memor(?:y|ies)|unaided|remember(?:s|ed)?|recollect\w*|recall(?:s|ed)?|residual (?:knowledge|information|know-how)|residuals|retained in the (?:mind|head)s?|in (?:the|their) (?:heads?|minds?))\b/,
          /\b(?:us(?:e[sd]?|ing)|disclos(?:e|es|ing)|exploit(?:ing)?|apply(?:ing)?|employ(?:ing)?|free)\b/,
          /\b(?:confidential|information|residual\w*)\b/,
        ],
        none: [
          /\bnot be used\b|\bcomputer\b|\bbandwidth\b|\bmemory requirements\b|\bremember that\b|\bworkstation\b|\bno (?:right|licen[cs]e)\b/,
          /\b(?:may|shall|must) not use\b|\bno residuals\b|\bnot (?:deliberately |intentionally )?memori[sz]ed? (?:\S+ ){0,4}(?:purpose|order)|\bwithout (?:intentional|deliberate)|\bresidual (?:value|risk|amount|interest|payment)|\bhas not intentionally\b|\bproduct recall|\bnot intentionally/,
        ],
        test: (_, { standing }) => standing === 'both',
      },
    ),
    'recipient-decides': borneBy(
      'discloser',
      {
        all: [
          /\b(?:countersigned|accepted|acknowledged|confirmed|approved|agreed)(?: in writing)? by (?:the )?\[(?<by>\w+)\]|\b(?:that|which|until|unless) (?:the )?\[(?<who>\w+)\] has (?:countersigned|accepted|acknowledged|confirmed|approved)\b/,
          /\b(?:information|materials?|documents?)\b(?: \S+){0,6}? (?:protected|confidential|secret)\b(?: \S+){0,3}? (?:only|unless|until|not)\b|\b(?:not|only|no)\b(?: \S+){0,6}? (?:protected|confidential|secret)\b(?: \S+){0,6}? (?:unless|until|if|where)\b/,
        ],
        none: [/\bmay disclose\b|\bconsent\b|\breceipt\b|\brepresentatives?\b/],
        test: decidedBy('recipient'),
      },
      ...amongSecrets({
        force: ['duty', 'fact', 'right', 'definition', 'no-duty'],
        all: [
          asItSeesFit,
          /\b(?:whether|which|what|such|those|any)\b.{0,60}\b(?:confidential|secret|sensitive|private|protected?|protection)\b|\b(?:confidential|secret|sensitive|private)\b.{0,40}\b(?:if|where|when|only)\b/,
        ],
        none: [
          neverRecipientDecides,
          bounded,
          /\bcourt\b|\barbitrat|\bcounsel\b|\bdesignat|\bterminat|\bmark(?:ed|s|ing)?\b|\bwhich (?:\w+ )?information to\b|\bmeasures\b|\bsafeguards?\b|\bcare\b|\bcompelled\b|\bproprietary marks\b/,
        ],
        test: (hits, statement) => {
          const token = /\[(\w+)\]/.exec(hits[0]![0])?.[1] ?? 'a';
          return recipientOf(statement) === token;
        },
      }),
      {
        force: ['duty', 'fact', 'right'],
        all: [
          decides,
          /\b(?:confidential|secret|sensitive|private)\b/,
          /\b(?:last word|final say|exercise of its own|own judg?ment|free choice|may be (?:shown|disclosed|passed)|see fit|sees fit)\b/,
        ],
        none: [
          neverRecipientDecides,
          /\breasonabl|\bcourt\b|\bcounsel\b|\bdesignat|\bterminat|\binjunct|\bmay not\b|\bnot decide\b/,
        ],
        test: decidedBy('recipient'),
      },
      {
        force: ['duty', 'fact', 'definition', 'right', 'acknowledgement', 'no-duty', 'promise'],
        all: [
          decides,
          /\b(?:confidential|secret|sensitive|private|protect(?:ed|ion)|secrecy)\b/,
          /\b(?:whether|which|what|such|any|item|insofar|if|that)\b/,
        ],
        none: [
          neverRecipientDecides,
          /\breasonabl|\bcourt\b|\barbitrat|\bcounsel\b|\bdesignat|\bterminat|\bdamages\b|\binjunct|\bmark(?:ed|s|ing)?\b|\bbreach|\bwhat to disclose\b|\bin writing\b|\bwhich information to\b|\badvis|\bneed to know\b|\blaw\b|\bsecurity measures\b|\bbid|\btender|\bcare\b|\bmeasures\b|\bsafeguards\b/,
        ],
        test: decidedBy('recipient'),
      },
      {
        force: 'right',
        all: [
          /\b(?:disclose|reveal|share|divulge|release|pass on|use)\b/,
          /\bconfidential information\b|\[o\]'s (?:\w+ )?(?:information|secrets)\b|\bany other information\b/,
          /\b(?:in|at) its (?:own |sole |absolute )?(?:opinion|judg?ment|view|discretion)\b|\bas (?:it|\[a\]) (?:\w+ )?(?:sees|thinks) fit\b|\bin any (?:circumstances|case|event) in which\b/,
        ],
        none: [
          neverRecipientDecides,
          /\bcounsel|\blaw\b|\bcourt|\bauthorit|\bneed to know\b|\bits own (?:confidential|information)|\bpersonal data\b|\bbound\b|\bnot\b|\[a\]'s (?:own )?(?:confidential|information)/,
        ],
        test: (_, statement) => recipientOf(statement) !== 'o',
      },
      {
        none: [neverRecipientDecides],
        all: [
          /\b(?:ceases?|no longer) (?:to )?be? ?(?:confidential|secret|protected)/,
          /\[taker\] (?:having )?(?:determin|decid|consider|conclud|form)/,
        ],
        bears: 'giver',
      },
      {
        force: ['duty', 'fact', 'definition', 'right', 'acknowledgement', 'no-duty'],
        all: [
          /(?:(?<a>\[(?:a|o|taker|p)\])(?:,? \w+){0,3}?,? (?:shall |may |alone |will )?(?:(?:\w+ ){0,3})?(?:determines?|decides?|considers?|judges?|believes?|classif(?:y|ies)|thinks?|finds?)\b|\b(?:for|up to|left to|by) (?:the )?(?<b>\[(?:a|o|taker|p)\]|receiving party|recipient)(?: alone)?(?:'s (?:own )?judgment| to (?:judge|decide|classify|determine))|(?<c>\[(?:a|o|taker)\])'s (?:view|opinion|determination|judgment)|(?<d>\[(?:a|taker)\]) shall have sole power to decide|(?<e>\[(?:a|taker)\]) may treat as free|(?<f>\[(?:a|taker)\]) need observe)/,
          /\b(?:confidential|secret|sensitive|secrecy|disclosure was permitted|treat as free|information it receives|insofar|not to be of value|known or knowable)\b/,
        ],
        none: [
          neverRecipientDecides,
          /\bmay not decide\b|\bchats?\b|\bagrees that\b.{0,30}\bonly use\b|\breasonable person\b|\bcourt\b|\b(?:shall|must) (?:prove|show)\b|\border\b|\bbreach of confidence\b|\bwhat to disclose\b|\bretroactiv|\badvis(?:es|able)\b|\bcounsel\b|\bdesignat|\bterminat|\bdamages\b|\binjunct|\bmark(?:ed|s|ing)?\b|\bdirectly bind/,
        ],
        test: (hits, statement) =>
          means('taker')(hits, statement) ||
          hits.some(({ groups }) => groups?.['a'] === '[p]' || groups?.['b'] === '[p]'),
      },
      {
        all: [
          /\b(?:confidential|secrecy|secret)\b/,
          /\bparty that receives it\b|\bown determination of what\b|\bview as to whether information\b|\bwhether something \[\w+\] told \[\w+\] needs\b|\backnowledges in writing to be\b|\b(?:confidential|secret) is left to\b/,
        ],
        none: [neverRecipientDecides, /\bretroactiv/],
      },
    ),
    'discloser-decides': barring(
      [/\bproprietary (?:\w+ )?(?:model|method|system|software|formula|algorithm|tool)s?\b/],
      borneBy(
        'recipient',
        {
          all: [
            /\bwhether\b(?: \S+){0,6}? (?:secret|confidential|sensitive)\b(?: \S+){0,3}? (?:is|are) (?:for|up to|left to) (?:the )?\[(?:giver|o)\]|\b(?:breach|leak) of (?:secrecy|confiden\w+)\b(?: \S+){0,6}? (?:if|when|where) (?:the )?\[(?:giver|o)\] (?:thinks|says|believes) so\b/,
          ],
        },
        {
          force: ['ban', 'no-right', 'fact', 'duty', 'acknowledgement'],
          all: [
            asItSeesFit,
            /\b(?:secrets?|confidential|leaked|breach of (?:this|confidence))\b/,
            /\b(?:cannot be|may not be|not (?:be )?(?:open to|subject to)|binding|final|conclusive|may not) ?(?:challeng\w*|question\w*|disput\w*|contest\w*|review\w*|appeal\w*)?/,
          ],
          none: [bounded, /\bcourt\b|\barbitrat|\bcounsel\b|\bexpert\b/],
          test: (hits, statement) => {
            const token = /\[(\w+)\]/.exec(hits[0]![0])?.[1];
            const recipient = recipientOf(statement);
            return (
              token !== undefined &&
              recipient !== token &&
              /challeng|question|disput|contest|review|binding|final|conclusive/.test(hits[2]![0])
            );
          },
        },
        ...amongSecrets({
          force: ['duty', 'fact', 'right', 'definition', 'acknowledgement'],
          all: [
            asItSeesFit,
            /\b(?:whether|which|what|such|any|whatever)\b.{0,60}\b(?:confidential|secret|sensitive|private|protected?|breach)\b|\b(?:confidential|secret|sensitive|private)\b.{0,40}\b(?:if|where|when|whatever)\b/,
          ],
          none: [
            bounded,
            /\bcourt\b|\barbitrat|\bcounsel\b|\bterminat|\bwhich (?:\w+ )?information to\b|\bmeasures\b|\bsafeguards?\b|\bcare\b|\bcompelled\b|\bproprietary marks\b|\bat (?:or before )?(?:the time of )?disclosure\b|\bpermit|\bconsent\b|\badvis/,
          ],
          test: (hits, statement) => {
            const token = /\[(\w+)\]/.exec(hits[0]![0])?.[1];
            const recipient = recipientOf(statement);
            return (
              token !== undefined && recipient !== undefined && recipient !== token && !['each', 'p'].includes(token)
            );
          },
        }),
        {
          within: 'sentence',
          force: ['duty', 'fact', 'right', 'acknowledgement'],
          all: [
            /\[\w+\] (?:shall |will )?(?:be|is) the sole (?:arbiter|judge)\b|\[(?:giver|o|a)\]'s (?:word|decision|view|opinion) (?:is|shall be|will be) (?:final|conclusive|binding)/,
            /\b(?:confidential|sensitive|secret|breach of confidence|leak)\b/,
          ],
          none: [/\[taker\]'s (?:word|decision)|\bcourt\b|\barbitrat|\bexpert\b|\breasonabl/],
          test: (_, statement) =>
            recipientOf(statement) !== 'a' || !/\[a\] (?:shall |will )?(?:be|is) the sole/.test(statement.words),
        },
        {
          force: ['duty', 'fact', 'right', 'definition', 'no-right', 'acknowledgement', 'ban', 'promise'],
          all: [
            decides,
            isSecret,
            /\b(?:conclusive|final(?! (?:judg|payment|settle))|binding|sole arbiter|last word|prevails?|not (?:be )?(?:open|subject|dispute|contest|challenge|question)\w*|absolute discretion|sole (?:discretion|judg)|alone|whatever|at any time|before or after|retroactiv\w+)\b/,
          ],
          none: [
            /\breasonabl|\bcourt\b|\barbitrat|\[each\]|\bterminat|\bfees?\b|\bprice|\bbonus|\bwhich information to\b|\bmake no commitment\b|\bliable\b|\bcare\b|\bmeasures\b|\bmarketing|\bdata protection|\bprivate (?:label|method|network|placement|sale)\b|\bjudg?ments? (?:entered|award)|\bpay\b|\bintranet\b/,
          ],
          test: (hits, statement) => decidedBy('discloser')(hits, statement),
        },
        {
          force: ['duty', 'fact', 'right', 'acknowledgement', 'ban'],
          all: [
            /\b(?:whether|question|doubt|dispute)\b.{0,60}\b(?:breach\w*|broken|infring\w+|violat\w+|confidential|complied|falls within|improper\w*)\b/,
            /\b(?:determined|decided|judged|settled) (?:solely |exclusively )?by (?:the )?\[\w+\]|\[\w+\]'s (?:determination|decision|opinion|view|judg?ment)|\b(?:opinion|decision|determination|view) of (?:the )?\[\w+\]|\[\w+\] (?:shall|will|may|is to be) (?:alone |solely |be the sole )?(?:decide|determine|judge)/,
            /\b(?:alone|final|binding|conclusive|prevails?|not (?:be )?(?:open|subject)|sole|solely)\b/,
          ],
          none: [/\breasonabl|\bcourt\b|\barbitrat|\bexpert\b|\[each\]/],
          clause: [/\bconfiden|\bsecre|\bdisclos|\bpromise\b/],
        },
        {
          force: ['duty', 'fact', 'right', 'definition', 'no-right', 'acknowledgement', 'ban'],
          all: [
            /\b(?:determination|determined|says it is|final and binding|alone decide|designate|deems?|considers? (?:secret|confidential)|conclusive|sole judge|sole judgment|not (?:be )?(?:open to challenge|subject to review)|retroactively|regards it|opinion of|entitled to decide|absolute discretion)\b/,
            /\b(?:confidential|secret|secrets|sensitive|breach of confidence|leakage|used information improperly|broken this promise|proprietary|such information as)\b/,
          ],
          none: [
            /\bmay not\b|\bcounsel\b|\bfinal judgment\b|\bmethod of communication\b|\bat (?:or before |the time of )?disclosure\b|\breasonabl|\bchallenge|\[each\]|\bobjective test\b|\bbonus\b|\boperating costs\b|\bmeans information listed\b|\bshall determine in its sole discretion which information\b|\breasonable person\b|\bcourt\b|\bwhich information is confidential\b|\bliable\b|\bdamages\b|\bcare\b/,
          ],
          test: (_, { words }) =>
            !/\[taker\] (?:shall|may|alone)?\s?(?:determine|decide)|\b(?:receives|recipient's|information it receives)\b/.test(
              words,
            ) && !/\[a\] shall have sole power/.test(words),
        },
        {
          all: [
            /\bwhether \[\w+\] (?:have|has) broken\b|\bsuch information as [a-z[\]]+ deems\b|\bsole judge of whether\b|\bconfidential information is whatever\b/,
            /\b(?:confiden\w+|secre\w+|information|promise|disclos\w+|leak\w*)\b/,
          ],
          none: [/\[taker\] deems/],
        },
      ),
    ),
    'marking-required': borneBy(
      'discloser',
      ...amongSecrets({
        force: ['fact', 'duty', 'right', 'no-right', 'ban'],
        all: [
          /\b(?:lacks?|lacking|without|missing) (?:a |any |the |such )?(?:confidential\w* )?(?:stamp|mark|marking|legend|label)\b(?: \S+){0,4}? (?:free|open|unprotected|not|no)\b|\bonly (?:information|documents?|materials?|papers|what)\b(?: \S+){0,4}? (?:bear|carry|marked|stamped|labeled)\w*(?: \S+){0,8}? (?:protect\w+|confidential|secret)\b/,
        ],
      }),
      {
        force: ['duty', 'fact', 'ban', 'exclusion', 'right', 'no-duty'],
        all: [
          /\b(?:(?:carry|carries|carrying|bear|bears|bearing|show|shows|have|has) (?:the |a |an )?(?:words?|legend|stamp|label|mark|notice|heading)|tagged|flagged|endorsed|headed|inscribed|stamped|marked|labeled)\b/,
          /\b(?:no protection|not (?:be )?(?:protected|confidential|covered)|limited to such|extend to nothing|nothing else|only such|unless|(?:do|does) not (?:carry|bear|show|have)|without (?:such )?a)\b/,
          /\b(?:confidential\w*|secret|protect\w*)\b/,
        ],
        none: [
          /\breasonabl|\bnature\b|\bcircumstances\b|\bwhether or not\b|\bregardless\b|\bnot (?:\w+ )?(?:affect|necessary|required)|\bneed not\b|\btrade ?marks?\b|\boral|\bgoods\b|\bpackag|\binvoice|\bpersonal data\b|\bcopies\b|\breproduc|\bomitted\b|\bbrackets\b/,
        ],
      },
      {
        force: ['duty', 'fact', 'right', 'ban', 'waiver', 'no-duty', 'exclusion', 'promise', 'no-right'],
        all: [
          /\b(?:mark(?:ed|ing|ings)\b|legend|label\w*|stamp(?:ed|ing)?|(?:proprietary|confidentiality) (?:notice|marking)|identif\w+ (?:\S+ ){0,3}?as (?:confidential|secret|proprietary|such)|designated (?:\S+ ){0,3}?(?:as )?(?:confidential|proprietary|such))\b/,
          /\b(?:only (?:if|when|where|information|what|such|items?|documents?|materials?|those|to)|exclusively|solely|(?:confined|limited|restricted) to|must (?:bear|be|carry|have)|to be (?:protected|confidential)|(?:not|no|n't)\b.{0,40}\bunless|unless|lacking|without|omit\w*|fail\w*|unmarked|not (?:so )?(?:marked|labeled|labelled|identified|stamped|designated))\b/,
          /\b(?:confidential|protect\w*|secre\w+|proprietary|duty|freely)\b/,
          /\b(?:information|documents?|materials?|disclos\w+|confidential information|duty in respect|item|samples|data)\b/,
        ],
        none: [
          /\bbrackets\b|\bhas been omitted\b|\bcompetitive(?:ly)? harm|\bnot necessary\b|\breasonabl|\bby (?:its|their) nature\b|\bcircumstances\b|\bwhether or not\b|\bregardless\b|\bnot (?:\w+ )?(?:affect|prevent|waive|diminish|relieve|remove|need)|\bneed not\b|\btrade ?marks?\b|\boral|\bverbal|\bspoken|\bpurchase order\b|\bgoods\b|\bpackag|\binvoice|\bpersonal data\b|\bremove\b|\breproduce\b|\bretroactiv|\bstill\b|\bor (?:which|that|otherwise)\b|\bfranchis|\bpremises\b|\bmarketing|\bmust be (?:\w+ )?(?:kept|held)/,
        ],
      },
      {
        force: ['definition', 'fact'],
        all: [
          /\bconfidential information"?,? (?:means|is|shall mean|refers to|comprises)\b/,
          /\b(?:(?:that|which) (?:is|are|has been|have been|bears?|carr(?:y|ies))|bearing|carrying|only) (?:\w+ ){0,4}?(?:marked|labeled|labelled|stamped|identified|designated|legend|notice)\b/,
        ],
        none: [
          /\bor (?:that|which|should|would|could|reasonabl|otherwise|is|are|not|any|information|has)\b|\breasonabl|\bnature\b|\bcircumstances\b|\bwhether or not\b|\boral|\bverbal|\bregardless\b|\binclud(?:es|ing)\b|\bboth\b|\btogether with\b|\[each\]/,
        ],
      },
      {
        force: ['duty', 'fact', 'definition', 'right', 'ban', 'waiver', 'no-duty', 'exclusion'],
        all: [
          /\b(?:mark(?:ed|ing|ings)?\b(?! of)|legend|label(?:l?ed|l?ing)|to label|stamp\w*|inscribed|headed with|unmarked|designated confidential|says? "?confidential|say "?confidential|identified as secret|written list)\b/,
          /\b(?:only (?:if|when|where|information|what|such|items?|documents?|materials?)|solely|not|no|without|unless|conditional|unmarked|lacking|indispensable|failure|waives|doesn't|has to be|and no other|provided, and only)\b/,
          /\b(?:confidential|protect\w*|secre\w+|proprietary|freely|public|non-confidential|waives|free\b|as \[\w+\] like)\b/,
        ],
        none: [
          /\b(?:just as|equally|nonetheless|brackets|omitted|whether marked|notwithstanding mark\w*|alter or remove|redact\w*|asterisks?|franchis\w+|licensed marks?|the marks\b|\w+ marks\b|public-? ?facing|premises|controversies|marketing plans)/,
          /\bwhether or not (?:it is )?marked\b|\breasonable person\b|\breasonably (?:be )?(?:understood|considered|regarded)|\bor (?:which|that|should)\b.{0,60}\b(?:nature|reasonabl)|\bdoes not affect\b|\bare always confidential\b|\bpurchase order\b|\bcartons\b|\bgoods\b|\bmeans bearing\b|\bnot necessary\b|\bnot (?:\w+ )?(?:affect|prevent|waive|diminish)\b|\bneed not\b|\bneed not be marked\b|\bretroactiv|\bby (?:its|their) nature\b|\bcircumstances of (?:the )?disclosure\b|\bshould mark\b|\boral|\bverbal|\bmemorandum of\b|\bspoken\b|\bpresentations?\b|\bdemonstrations?\b|\btrade ?marks?\b|\bregardless of\b/,
        ],
      },
    ),
    'oral-disclosure-lost': borneBy(
      'discloser',
      {
        force: ['duty', 'fact', 'ban', 'right', 'no-duty', 'exclusion'],
        all: [
          /\b(?:oral\w*|verbal\w*|spoken|said|explained|told|shown|workshops?|meetings?|calls?|conversations?|demonstrat\w+|presentations?)\b/,
          /\b(?:save|except|unless|only if|only where|if .{0,60}(?:failed|omitted|neglected|not))\b/,
          /\b(?:minutes|written|writing|memo\w*|notes?|record|summary|email|letter)\b/,
          /\b\d+ (?:business |working |calendar )?(?:days?|hours|weeks?)\b/,
          /\b(?:free for use|non-confidential|not confidential|no protection|unprotected|not (?:be )?protected|freely|free to)\b/,
        ],
        none: [/\bby (?:its|their) nature\b|\breasonabl|\bshareholder|\bboard\b|\bhearing\b|\bstill\b/],
      },
      ...amongSecrets({
        force: ['duty', 'fact', 'ban', 'right', 'no-duty', 'definition', 'waiver', 'exclusion', 'acknowledgement'],
        all: [
          /\b(?:oral(?:ly)?|verbal(?:ly)?|spoken|conversations?|telephone|meetings?|calls?|demonstrations?|visual(?:ly)?|(?:intangible|non-tangible)|presentations?|word of mouth|speech)\b/,
          /\b(?:unless|only|solely|if|except|save|provided|lose[sd]?|lapse|absence|must|outside|failing|falls)\b/,
          /\b(?:writ(?:ing|ten)|memorandum|note|email|e-mail|letter|summar\w+|recorded|minutes|confirmed|confirmation|follow(?:ed)? up)\b/,
          /\b(?:within|inside(?: of)?|not later than|no later than|by the end of|after|on the|before|in)\b.{0,20}\b(?:\d+ (?:business |working |calendar )?days?|\d+ (?:hours|weeks?|months?)|\w+ day|week|month)\b/,
        ],
        none: [
          /\bwhether or not\b|\bneed not\b|\bremain protected\b|\bby (?:its|their) nature\b|\breasonabl|\bamend|\bshareholder|\bboard\b|\border\b|\binvoice|\bdefect|\bhearing\b|\bstill\b|\bresidual|\bmemory\b|\bnot (?:\w+ )?affect|\bnotices?\b|\bmeetings? of\b|\binterview/,
        ],
      }),
      {
        force: ['duty', 'fact', 'ban', 'right', 'no-duty', 'definition', 'waiver', 'exclusion', 'acknowledgement'],
        all: [
          /\b(?:oral(?:ly)?|verbal(?:ly)?|spoken|conversations?|telephone|meetings?|demonstrations?|visual(?:ly)?|intangible form|presentations?|word of mouth|in a call|by speech|site visits?|tell \[\w+\] in)\b/,
          /\b(?:only (?:if|when|where|after|once|to the extent|what|written|in writing|by)|unless|must|fails?|failing|outside|unprotected|depends|loses?|if no|are free|may be used freely|open to use|not (?:be )?(?:protected|confidential|covered|regarded|treated|considered|deemed|within|fall|count|subject|bind|apply)|not\b.{0,60}\b(?:until|confirmed|recorded|reduced|in writing)|nothing (?:said|spoken|shown|told|oral|disclosed|communicated|mentioned|conveyed|that|[a-z[\]]+ (?:say|tell|show)s?))\b/,
          /\b(?:confidential|protect\w*|secre\w+|used freely|not covered|definition|freely|unprotected|free\b|open to use)\b/,
        ],
        none: [
          /\bor similarly marked\b|\bnot so requested\b|\bwhich (?:a )?reasonable\b|\bwhich is not (?:generally|excluded)\b|\bwhether (?:furnished|given|disclosed|provided)\b|\bnot only\b|\boral instructions\b|\bby any other means\b|\bwhether or not\b|\bneed not be in writing\b|\bwritten, oral\b|\borally, visually or in writing is\b|\bwhether (?:oral|written|in writing)|\bamend\w*\b|\bchanges? to an order\b|\bhearing\b|\bmeans a disclosure\b|\bremain protected\b|\bleaves them protected\b|\bits nature makes\b|\bby (?:its|their) nature\b|\breasonable person\b|\bidentified as such when disclosed or\b|\bresidual|\bmemory\b|\bshareholder|\bboard\b|\bwithin 30 days\b/,
          /\boral (?:agreement|representation|modification)/,
        ],
      },
      { all: [/\bonly written information\b/, /\bconfiden/], none: [/\bor oral\b/] },
    ),
    'care-own-discretion': borneBy(
      'discloser',
      {
        force: ['duty', 'fact', 'right', 'promise', 'acknowledgement', 'no-duty'],
        all: [
          asItSeesFit,
          /\b(?:protect\w*|guard\w*|safeguard\w*|secur\w+|look(?:s|ed)? after|care\b|safekeep\w*|custody|store[sd]?|precautions?|lock\w*|kept safe|handl\w+)\b/,
          /(?<!\w)(?:confidential information|secrets?|\[\w+\]'s (?:\w+ )?(?:information|papers|documents|materials|files|know-how)|the (?:information|papers|documents|materials))\b/,
        ],
        none: [
          bounded,
          /\blog files\b|\bsuch (?:other )?terms\b|\bat least\b|\bless than\b|\bpersonal data\b|\bcustomer data\b|\bpremises\b|\bgoods\b|\bequipment\b|\blegal proceedings\b|\binjunct|\bpatent/,
        ],
      },
      {
        force: ['duty', 'fact', 'right', 'no-duty'],
        all: [
          /\b(?:need do no more|(?:is|shall be|are) (?:for|left to|up to) (?:the )?\[\w+\](?: alone)? to (?:settle|decide|choose|determine)|left to (?:the )?\[\w+\]'s|as it (?:sees|thinks) fit|even if that is (?:nothing|little))\b/,
          /\b(?:stored?|guards?|safeguard|protect|keep|look after|secur\w+|kept)\b/,
          /\b(?:information|papers|documents|materials|secrets|confidential)\b/,
        ],
        none: [/\breasonable care\b|\bat least\b|\bpersonal data\b|\bgoods\b|\bpremises\b|\bequipment\b/],
      },
      {
        force: ['duty', 'fact', 'right', 'no-duty', 'acknowledgement', 'promise', 'ban'],
        all: [
          /\b(?:care|look(?:s|ed)? after|safekeep\w*|safeguard\w*|protect\w*|guard\w*|diligence|handle|handling|keep (?:it|them|the)|precautions|security|custody)\b/,
          /\b(?:(?:in (?:the|any|such|whatever) (?:way|manner|fashion)|as|such (?:measures|steps|means|precautions|care)|by (?:such|whatever) (?:\w+ )?(?:measures|means|steps)) (?:that |as |which )?(?:the )?(?:\[\w+\]|it|they|\[\w+\] itself|it itself) (?:\w+ ){0,2}?(?:thinks?|sees?|deems?|considers?|believes?|prefers?|chooses?|likes?|finds?|judges?)\b|within (?:the )?\[\w+\]'s (?:sole |own )?discretion|whatever that (?:care )?(?:may be|is)|however (?:slight|little|low)|(?:its|their|\[\w+\]'s) (?:own )?internal (?:practices|policies|rules|procedures)\b.{0,60}\b(?:relax|change|vary|time to time)|no objective (?:standard|test)|(?:no|not (?:be )?(?:held|bound) to any) (?:particular|minimum|specific|objective) (?:standard|level|degree)|same (?:degree of )?(?:care|way)\b.{0,60}\b(?:and no (?:more|further|other)|no further|whatever))/,
          /\b(?:information|confiden\w+|secre\w+|disclos\w+|documents?|materials?|papers|files|standard of diligence)\b/,
        ],
        none: [
          /\breasonably (?:deems?|considers?)\b|\bless than (?:a )?reasonable|\bat least\b|\breasonable (?:degree of )?care\b|\bpersonal data\b|\bcustomer data\b|\bgoods\b|\bequipment\b|\bpremises\b|\bsource code escrow|\breasonable (?:measures|precautions|steps|efforts)|\bno less\b|\bnot less\b|\bhealth\b|\bvehicle/,
        ],
      },
      {
        force: ['duty', 'fact', 'right', 'no-duty', 'acknowledgement', 'promise'],
        all: [
          /\b(?:care\b|safeguard|precautions|diligence|efforts for secrecy|protect\w*|look after|keep the materials|standard of care|steps to preserve|store|handling|good faith|guarding)\b/,
          /\b(?:(?:as it|however (?:it|\[\w+\])) (?:thinks?|sees?) fit|thinks fit|deems? (?:suitable|fit|appropriate|adequate)|considers? (?:adequate|appropriate)|sole discretion|own judgment|convenient to it|no minimum standard|good or bad|however that is|if any|not bound to any particular level|in any manner it pleases|whether to take any|for \[\w+\] alone|any degree of care (?:it|\[\w+\]) (?:chooses?|likes?|wishes)|(?:not (?:be )?required to (?:use|exercise|take) reasonable care)|reasonable care is not required|sees fit|like its own ordinary|alone to decide)\b/,
          /\b(?:information|confiden\w+|secre\w+|disclosure|documents|materials|data|manuscripts?|secrets|standard of care|recipient|good faith)\b/,
        ],
        none: [
          /\blog files\b|\bobtain such a licen[cs]e\b|\bformulations?\b|\badvise the\b|\bto develop\b|\bsuch (?:other )?terms\b|\bprotection of its (?:own )?(?:interests|rights)\b/,
          /\bnever less than\b|\bat least reasonable\b|\bmay not\b|\bno less than reasonable\b|\bprovided that they are not below\b|\bgarden\b|\bgoods\b|\bmeans\b|\bpersonal data\b|\bcustomer data\b|\bequipment\b|\bpremises\b|\bpatient/,
          /\bnot less than (?:a )?reasonable/,
        ],
      },
      {
        all: [
          /\bno (?:greater|more|higher) (?:degree of )?care than\b|\bin the way \[\w+\] look after\b|\busual practices\b|\bown habits\b|\blike its own (?:ordinary )?papers\b/,
          /\binformation\b|\bdocuments\b|\bsecre|\bconfiden/,
        ],
        none: [
          /\blog files\b|\bobtain such a licen[cs]e\b|\bformulations?\b|\badvise the\b|\bto develop\b|\bsuch (?:other )?terms\b|\bprotection of its (?:own )?(?:interests|rights)\b/,
          /\bless than reasonable\b|\bat least\b|\bno event\b/,
        ],
      },
      {
        force: ['duty', 'fact', 'right', 'no-duty'],
        all: [
          /\b(?:care|precautions|safeguards|protection|measures|steps)\b/,
          /\b(?:whatever|such|any|the) (?:\S+ ){0,3}(?:care|precautions|safeguards|protection|measures|steps) (?:that |which |as )?(?:the )?(?:\[\w+\]|it) (?:\S+ ){0,2}(?:thinks?|considers?|deems?|sees?|chooses?|likes?|finds?|feels?|wants?)\b/,
          /\b(?:look(?:s|ed)? after|keep|kept|protect|guard|hold|handle|treat|store|safekeep)\w*\b/,
        ],
        none: [
          /\blog files\b|\bobtain such a licen[cs]e\b|\bformulations?\b|\badvise the\b|\bto develop\b|\bsuch (?:other )?terms\b|\bprotection of its (?:own )?(?:interests|rights)\b/,
          /\bat least\b|\bnot less\b|\bno less\b|\bpersonal data\b|\bpremises\b|\bgoods\b|\bproperty\b|\bequipment\b|\bstep in\b/,
        ],
        clause: [/\bconfiden|\bsecre|\binformation\b/],
      },
    ),
    'exclusions-swallow': barring(
      [/\bpresumed (?:to have been |to be )?derived\b/],
      borneBy(
        'discloser',
        {
          force: ['fact', 'duty', 'ban', 'exclusion', 'no-duty', 'right', 'definition'],
          all: [
            /\b(?:not (?:be )?(?:subject to|protected|confidential|covered|include[sd]?|apply|extend)|outside|excluded|exempt|no (?:protection|duty|obligation)|free of)\b/,
            /\b(?:(?:might|could) (?:(?:also|well|easily|readily) )?(?:have (?:been )?|be )\w+|by any (?:route|means|way)(?: at all)?|however (?:it|they|this|that) (?:came|got|became|happened)|whoever (?:is|was) (?:at fault|to blame)|pieced together|of a sort)\b/,
            /\b(?:information|know-how|materials?|secrets?|ideas?)\b/,
          ],
          none: [
            /\bredact|\bother than (?:by|through)\b|\bwithout (?:fault|breach)\b|\bno (?:fault|breach)\b|\bmerely\b|\bnot excluded\b|\bwarrant|\bliab|\bdamages?\b|\bgoods\b|\bpersonal data\b|\bcould not\b|\bmodified\b|\bexport|\bcompetitive(?:ly)? harm/,
          ],
          clause: [aboutSecrets],
        },
        {
          force: ['fact', 'duty', 'ban', 'exclusion', 'no-duty', 'right'],
          all: [
            /\b(?:no (?:obligation|duty|restriction)s? shall (?:attach|apply)|no (?:obligation|duty|restriction)|free of all restrictions?|shall be free|not (?:be )?(?:bound|confidential|protected)|released|excluded)\b/,
            /\b(?:(?:might|could|would) (?:\w+ )?(?:have )?(?:arrived? at|found|worked? out|thought of|come up with|produced|reached)|in common with|whether or not (?:as )?(?:a result of|through|by) (?:a|any|its) breach|(?:similar|akin|comparable) to|of a kind|available to others|any competent|in any way known)\b/,
            /\b(?:information|item|know-how|anything|ideas?)\b/,
          ],
          none: [
            /\bmerely\b|\bnot (?:be )?excluded\b|\bother than (?:through|by|as a result)|\bwithout (?:fault|breach)|\bno (?:fault|breach)|\bwarrant|\bliab|\bgoods\b|\bpersonal data\b/,
          ],
          clause: [/\b(?:confiden|secre|disclos|information|recipient|restrictions in respect)/],
        },
        ...amongSecrets({
          force: ['fact', 'duty', 'ban', 'exclusion', 'right', 'no-duty', 'definition', 'transfer'],
          all: [
            /\b(?:not (?:be )?(?:include|confidential|protected|extend|apply|cover)|does(?:n't| not) (?:include|apply|cover|extend)|don't have to keep|exclud\w+|excluded|ceases?|free\b|no (?:longer )?protect\w+|released?|no duty|outside|shall not apply|inapplicable)\b/,
            /\b(?:(?:could|might|may|can) (?:\w+ )?(?:(?:be|have been) (?:\w+ )?(?:found|guessed|deduced|discovered|worked out|ascertained|inferred|derived|developed|obtained|known|assembled|looked up|learned|public|available)|become|work out|guess|find|deduce|discover)|guess|look up|work out|with or without (?:the )?(?:use|reference|help)|(?:commonly|generally) (?:understood|assumed|considered|believed|accepted)|person skilled|(?:similar|comparable|akin) to (?:something|anything|what|that|information)|resembl\w+|by whatever (?:cause|means|route)|no matter how|however (?:that|it|this) (?:came|comes|happens|occurs)|in consequence of (?:a|any) disclosure by|(?:through|by|including) (?:the |an? )?(?:act|breach|disclosure|default|fault) (?:of|by) (?:the )?\[|even (?:if|where|when|by|through|in)\b.{0,40}\b(?:breach|disclosure)|relat\w+ to (?:the )?\[\w+\]'s (?:field|business|line)|develops, derives|derives or|obvious|of a general nature|knowable)\b/,
            /\b(?:information|confiden\w+|secre\w+|undertaking|obligations|know-how|ideas|item|anything|something)\b/,
          ],
          none: [
            /\bwithout (?:use|reference)\b(?! of the \[\w+\]'s breach)|\bother than (?:through|by|as a result)|\bthrough no (?:fault|act|breach)|\bwithout (?:fault|breach)|\bmerely because\b|\bnot (?:be )?(?:excluded|deemed)|\bwarrant|\bliab|\bdamages?\b|\bgoods\b|\bdefects?\b|\binsur|\btax|\bno (?:wrongful )?(?:act|fault|default|breach)\b|\bnot (?:a |by )?breach|\bforce majeure|\bpersonal data\b|\bnot free\b|\bthe use of information that\b|\bcould not\b|\bby itself\b|\bredact/,
          ],
        }),
        {
          force: ['fact', 'duty', 'ban', 'exclusion', 'right', 'no-duty', 'definition', 'transfer'],
          all: [
            /\b(?:not (?:be )?(?:confidential|protected|extend|apply)|excluded|excludes|free\b|ceases?|no protection|released|exceptions|no longer protected|inapplicable|no duty|not protected|outside)\b/,
            /\b(?:could (?:have been|be|readily)|readily|generally (?:taken|understood|considered|assumed|believed)|people in the (?:industry|trade) (?:are )?generally|similar to (?:anything|information|that|what)|later acquires|relating to the business|capable of being|believes in good faith|knowable|all of it|by whatever means|not unique to|general application|commercial nature|reasonably ascertainable|own breach|finds useful|obvious or likely|from any other source|skilled in the field|likely to occur)\b/,
            /\b(?:information|confiden\w+|secre\w+|duty|know-how|ideas|matter|recipient|protection|anything)\b/,
          ],
          none: [
            /\benergy\b|\boutages?\b/,
            /\bwithout use of\b|\bother than by breach\b|\bnot excluded\b|\bwritten records show\b|\bdefects\b|\binsurance\b|\bgoods\b|\bliab|\bdamages?\b|\btax\b|\bwarrant/,
            /\bnot free\b/,
          ],
        },
        { all: [/\bwhat becomes public\b|\bbecomes public\b/, /\beven (?:through|by|if)\b.{0,40}\bbreach\b/] },
      ),
    ),
    'burden-of-proof-exclusions': borneBy(
      'recipient',
      {
        all: [
          /(?<!\w)(?:up to (?:the )?\[\w+\]|it (?:is|shall be) for (?:the )?\[\w+\]|falls to (?:the )?\[\w+\]|\[\w+\] (?:has|have|must|shall|need)s?(?: to)?) (?:\w+ )?(?:to )?(?:show|prove|demonstrate|establish|satisfy|convince|document)\b/,
          /\b(?:knew|known|public|already|independent\w*|from someone else|third part\w+|exception|exclusion|possession)\b/,
        ],
        none: [
          /\bneed not\b|\bloss|\bdamages?\b|\bgoods\b|\bpayment\b|\bquality\b|\binsur|\bwarrant|\bthat (?:it|the information) is confidential\b|\bidentity\b|\bpublic liability\b|\bexpense/,
        ],
        clause: [/\b(?:confiden|secre|disclos|information|knew|private)/],
      },
      ...amongSecrets({
        all: [
          /\b(?:only (?:where|if|to the extent)|unless|must|incumbent|shall)\b/,
          /\b(?:produce (?:documents|records|evidence|proof)|prove|establish|show by|documents that pre-?date|written (?:evidence|proof|records)|document(?:s|ed) (?:proof|evidence))\b/,
          /\b(?:exceptions?|exclusions?|exemptions?|already had|public domain|prior knowledge)\b/,
        ],
        none: [/\bneed not\b|\bquality\b|\bpayment\b|\bloss|\bdamages\b|\bindemnif|\binventions?\b|\bgoods\b/],
      }),
      ...amongSecrets({
        force: ['duty', 'fact', 'right', 'ban', 'acknowledgement', 'promise', 'definition'],
        all: [
          /\b(?:burden of pro\w+|onus|(?:as )?(?:evidenced|shown|proved|proven|documented|demonstrated|established) by\b.{0,30}\b(?:records|files|documents|evidence)|prove|demonstrates?|establish(?:es)?|(?:able|have|has|must) to? ?(?:show|prove)|can (?:show|prove|demonstrate)|to the (?:reasonable )?satisfaction|substantiate|dated documents)\b/,
          /\b(?:exclusions?|exceptions?|exemptions?|already (?:knew|had|known|in)|public domain|publicly (?:known|available)|independently (?:developed|acquired)|independent development|lawful possession|prior (?:knowledge|possession)|not apply to information|knew something)\b/,
        ],
        none: [
          /\bneed not\b|\bgoods\b|\bpayment\b|(?<!\w)(?:discloser|\[giver\]) (?:must|shall|has to) (?:prove|show)|\bapply to \[each\]|\bindemnif|\bloss(?:es)?\b|\bconsents?\b|\bclaims? (?:for|under|against)\b|\bdamages\b|\bharm\b|\bwilful|\bhours\b|\bwarrant|\binsur|\binventions?\b|\bprior works?\b/,
        ],
        test: (_, { force }) => force !== 'no-duty',
      }),
      {
        force: ['duty', 'fact', 'right', 'ban', 'acknowledgement', 'promise'],
        all: [
          /\b(?:burden of prov\w+|burden of proof|prove[sdn]?|prov(?:es|ing)|proof that|shows? it|established?|demonstrate|onus|substantiate|document its|documentary evidence|(?:must|have to|has to) show|with documents|by (?:its )?(?:written )?(?:records|documents)|rebut|presumed confidential|presumption of misuse)\b/,
          /\b(?:exclusion|exception|exemption|public\b|already knew|independent development|developed it independently|possession|prior knowledge|acquired elsewhere|presumed confidential|misuse|free to use|exceptions|previously known|known to it|in case of doubt|information (?:was|had|is|which|that|falls))\b/,
        ],
        none: [
          /\bproving misuse\b|\bproof of misuse\b|\bpremises\b|\brenew|\bpatent(?:s|ed|able|ability)?\b/,
          /\bgoods\b|\bpayment\b|\bneed not prove\b|\bmeans the\b|(?<!\w)(?:discloser|\[giver\]|\[a\]) must prove that information is confidential\b|\bapply to \[each\]|\bhours\b|\bmust prove that .{0,40}was misused|\bindemnif|\bloss(?:es)?\b|\bconsents?\b|\bclaims? (?:for|by|under|against)\b|\bguilt|\binvention|\bdamages\b|\bharm\b|\bacted knowingly\b|\bwilful misconduct\b/,
        ],
        test: (_, { words, standing, force }) =>
          !(standing === 'counterpart' && /\bmisused\b/.test(words)) && force !== 'no-duty',
      },
    ),
    'reps-liability': borneBy(
      'recipient',
      {
        level: 'medium',
        force: ['duty', 'fact', 'promise', 'acknowledgement'],
        all: [
          advisers,
          /\b(?:liable|responsible|answerable|answers?)\b/,
          /\bwithout (?:any )?limit(?:ation)?(?: of (?:amount|liability))?(?=[,.;]|$)|\bunlimited(?:ly)?\b|\bregardless of (?:fault|negligence)\b|\beven if (?:\S+ ){0,6}?(?:fault|negligen\w+|reasonable steps)\b/,
        ],
        none: [
          /\bnot (?:be )?(?:liable|responsible|answerable)|\bno (?:liability|responsibility)|\[each\]|\bpersonal data\b/,
        ],
      },
      {
        force: ['duty', 'fact', 'right', 'promise'],
        all: [
          /\b(?:advis[eo]rs?|employees?|representatives?|lenders?|any person who (?:obtained|received)|agents?|anyone)\b/,
          /\b(?:as if (?:the latter|it|\[\w+\]) (?:had|were)|proceed against|answers? for|liable (?:to \S+ ?\S* )?for)\b/,
          /\b(?:breaks?|breach\w*|violat\w+|leaks?|disclos\w+)\b/,
          /\b(?:these terms|confidentiality|papers|information|secre\w+|this letter)\b/,
        ],
        none: [/\bnot (?:be )?liable|\bindemnif|\bpersonal data\b|\bgoods\b|\bguarantor\b|\blender may\b|\bdefault\b/],
      },
      ...amongSecrets({
        force: ['duty', 'fact', 'promise', 'acknowledgement'],
        all: [
          /\b(?:representatives?|employees|affiliates?|advis[eo]rs|directors|lenders|consultants|personnel|anyone|someone|somebody|people|persons?|financing sources|those)\b/,
          /\b(?:(?:liable|responsib\w+|answerable|accountable) (?:\S+ ){0,5}?(?:for|if)|answers? for|(?:assumes?|accepts?|bears?|takes?) (?:\w+ )?(?:responsibility|liability)|(?:deemed|treated as|counts? as|regarded as|treat it as) (?:to be )?(?:an? |the |\S+ )?(?:breach|act|default|failure|violation|disclosure|(?:its )?own|that of|those of|committed)|as if (?:\S+ ){0,4}?(?:had|were|\[)|as though)\b/,
          /\b(?:breach\w*|confiden\w+|disclos\w+|observe|leak\w*|this (?:letter|section|undertaking|clause)|failure of theirs|information|told)\b/,
        ],
        none: [
          /\bnot (?:be )?(?:liable|responsible|answerable)|\bno (?:liability|responsibility)|\bdamage to\b|\bguests\b|\bpersonal data\b|\bcustomer data\b|\bsub-?process|\bindemnif|\bpasswords?\b|\bcredentials\b|\baccount\b|\[each\]|\bdata breach|\bgoods\b|\bservices performed|\bsafety\b|\bworkers\b|\bnotices?\b|\bgiven\b.{0,20}\bnotice|\bdeemed (?:to be )?confidential|\bcompelled|\bwhose data\b|\bdefault\b|\bnot be deemed\b|\bconfidential information (?:shall|does)|\bfor (?:its|their) own\b|\bthird-party rights\b|\bgood cause\b|\b(?:treated|maintained|kept|held) as (?:such|confidential)\b/,
        ],
      }),
      {
        force: ['duty', 'fact', 'promise', 'acknowledgement'],
        all: [
          advisers,
          /\b(?:liable|responsib\w+|answerable|answers? for|deemed (?:to be )?(?:an? |the )?(?:\S+ )?(?:breach\w*|acts?|default|committed|own)|guarantees?|stands in|treated as (?:a )?breach|counts as|falls on|imputed to|procure)\b/,
          /\b(?:breach\w*|confiden\w+|compliance|disclos\w+|share|observe|secrets|leaks|failings|information|this (?:clause|agreement|letter))\b/,
        ],
        none: [
          /\bwhose data\b|\bdefault hereunder\b|\bdefault by\b|\bnot (?:be )?(?:liable|answerable|responsible|imputed|regarded)|\bno (?:liability|responsibility)|\bdamage to\b|\bguests\b|\bshall tell\b|\bmeans the\b|\bsole(?:ly)?\b|\bdata breach|\bpersonal data\b|\bsub-?process|\brests with those\b|\bmoreover\b|\bindemnif|\bservices\b(?!.*confiden)|\bpayment\b|\bends?\b|\bregardless|\bexcludes\b|\bconsents?\b|\bunless\b|\bnotify\b|\baccount\b|\bcredentials\b|\bpasswords?\b|\bforwards to\b|\bgive none\b|\bwithin the \[\w+\]'s own\b/,
          /\[each\]|\binsurance\b|\bthird-party beneficiary\b|\bindependent contractors\b|\bdeemed to occur\b|\bgood cause\b|\bthird-party rights\b|\bobservance and performance of this\b|\breasonable efforts to ensure\b/,
        ],
        test: (_, { words }) =>
          /\b(?:confiden|disclos|information|secre|representatives|share|this agreement|this letter|these terms|this clause|leaks|recipients)/.test(
            words,
          ),
      },
      { force: 'fact', all: [/\bnothing relieves\b/, /\bliability for (?:persons|its representatives|those)\b/] },
      {
        force: ['duty', 'fact', 'promise'],
        all: [
          /\b(?:liable|responsible|answerable)\b/,
          /\bfor (?:all |any of )?its representatives\b|\bif anyone \[a\] shares?\b|\bfor (?:its|their) (?:employees|advis[eo]rs|affiliates)' (?:breach|disclosure)/,
        ],
        none: [/\bnot\b|\bno\b|\bdamage\b/],
      },
    ),
    'representatives-not-answered-for': borneBy(
      'discloser',
      {
        all: [
          /\b(?:is no concern of (?:the )?\[\w+\]|look to (?:the |those |such )?(?:\S+ )?(?:alone|only)\b)/,
          /\b(?:lawyers?|bank(?:er)?s?|consultants?|advis[eo]rs?|representatives?|affiliates?|contractors?|persons?)\b/,
          /\b(?:shows?|shown|handed|passed|lets? it out|leak\w*|misus\w+|disclos\w+)\b/,
        ],
        none: [/\bnot\b|\bgoods\b|\bservices\b/],
      },
      {
        force: ['fact', 'exclusion', 'no-duty', 'ban', 'duty'],
        all: [
          /\b(?:ceases? to be|no longer|not|n't|never|free of|absolved|relieved|up to them|excludes?)\b.{0,50}\b(?:answer\w*|liab\w+|responsib\w+|accountab\w+|blame|concern|problem|them)\b/,
          /\b(?:banks?|bankers|advis[eo]rs?|partners?|representatives?|affiliates?|contractors?|those|persons? to whom|them|others)\b/,
          /\b(?:becomes? of (?:them|it)|do with (?:them|it|the)|disclos\w+|leak\w*|passed to|shared? with|handed to|misus\w+)\b/,
        ],
        none: [
          /\bindemnif|\bgoods\b|\bpersonal data\b|\bpremises\b|\bneither\b|\[each\]|\bnot (?:be )?(?:released|relieved)|\bnot (?:to )?(?:disclose|share|use)\b|\bneed to know\b|\bwarrant|\baccuracy\b|\bservices\b|\bwebsites?\b|\bcompelled\b|\bpublic domain\b|\blaw\b|\blicen[cs]e/,
        ],
        clause: [/\b(?:information|documents|materials|secrets?|papers|confiden|data room)/],
      },
      ...amongSecrets({
        force: ['no-duty', 'exclusion', 'ban', 'no-right'],
        all: [
          /\b(?:representatives?|advis[eo]rs?|affiliates?|subcontractors?|partners?|agents?|bankers?|lenders?|third parties|others|those (?:persons|people|to whom)|persons? to whom|recipients? of|anyone)\b/,
          /\b(?:liab\w+|responsib\w+|answer\w*|accountab\w+|blame|claims?|fault|recourse)\b/,
          /\b(?:disclos\w+|leak\w*|misus\w+|breach\w*|secre\w+|confiden\w+|(?:use|conduct|acts?)\b.{0,60}\b(?:information|documents|materials|papers|secrets))\b/,
        ],
        none: [
          /\bindemnif|\bgoods\b|\bpersonal data\b|\bpremises\b|\bneither\b|\[each\]|\bnot (?:be )?(?:released|relieved)|\baccuracy\b|\bcompleteness\b|\bwarrant|\bevaluation material or\b|\bunauthori[sz]ed access\b|\bconsequential\b|\bindirect\b|\bservices\b|\bproducts?\b|\bwebsites?\b|\btax|\brequired by law\b|\bfraud\b|\bgross negligence\b|\bexported\b|\bapplicable (?:federal|state|law)|\bviolation of (?:any )?(?:applicable )?(?:federal|law)/,
        ],
      }),
      {
        force: ['exclusion', 'no-duty', 'fact', 'ban'],
        all: [
          /\b(?:disclaims? (?:all )?(?:liability|responsibility)|bears? no|done all that is required|no (?:blame|fault|responsibility|liability)|not (?:be )?(?:to blame|liable|responsible|answerable))\b/,
          /\b(?:(?:persons?|those|anyone|people|parties) (?:to whom|who (?:have )?received)|bankers|advis[eo]rs|what they (?:disclose|do|say)|representatives|associates)\b/,
          /\b(?:misuse|disclos\w+|leak\w*|secret|confidential|information)\b/,
        ],
        none: [
          /\bindemnif|\bgoods\b|\bpersonal data\b|\bneither\b|\[each\]|\baccuracy\b|\bcompleteness\b|\bremains? liable\b/,
        ],
      },
      ...amongSecrets({
        force: ['no-duty', 'exclusion', 'ban', 'fact', 'duty', 'acknowledgement', 'no-right'],
        all: [
          /\b(?:representatives?|employees|affiliates?|advis[eo]rs|contractors|subcontractors?|co-investors|partners|persons?|them alone|what they|their (?:acts|use|compliance|handling))\b/,
          /\b(?:(?:not|n't|'re not|no|without) (?:\w+ ){0,3}?(?:liab\w+|responsib\w+|answer\w*|accountab\w*|undertaking as to|attributed|imputed)|look (?:solely |only )?to them|(?:is|are) up to them|no claim)\b/,
          /\b(?:disclos\w+|leak\w*|misuse|do with|compliance|information|materials|handling|passed)\b/,
        ],
        none: [
          /\bindemnif|\bservices\b(?!.{0,30}leak)|\bgoods\b|\bpersonal data\b|\bpremises\b|\bfees\b|\binfring|\bneither\b|\[each\]|\bnot (?:be )?released\b|\bnot relieve|\bnothing relieves|\bunauthori[sz]ed access\b|\bneed to know\b|\bwho ha(?:s|ve) signed\b|\bwarrant|\baccuracy\b|\bcompleteness\b|\bwebsites?\b|\blinks?\b|\bcarriers?\b|\bcompliance with law|\bimplied\b|\breliance\b|\buse of the (?:services|software)|\bevaluation material\b/,
        ],
      }),
      {
        force: ['no-duty', 'exclusion', 'ban', 'fact', 'duty', 'acknowledgement'],
        all: [
          advisers,
          /\b(?:not (?:be )?(?:liable|answer\w*|responsible|imputed|regarded|bound)|no (?:liability|responsibility|act of)|excludes liability|not (?:\[\w+\]'s|our) problem|under no liability|bears? no|alone|solely to|discharges|does not answer|gives? none|ends?\b)/,
          /\b(?:disclos\w+|information|confiden\w+|leak\w*|passed|secre\w+|share|documents|material|advisers|onward|to whom)\b/,
        ],
        none: [
          /\bpayable quarterly\b|\bnegligence or wil|\bgross negligence on the part\b|\bindemnif|\bapplicable (?:federal|state|law)|\bconduct by the \[o\]|\bexported\b/,
          /\bknown to\b|\bwarranty claim\b/,
          /\baware of\b|\bknown to\b|\bwarranty claim\b/,
          /\baware of\b/,
          /\bplatform\b|\blost, altered\b|\bdirect undertaking\b|\bexported\b|\bapplicable (?:federal|state|law)|\bnothing relieves\b|\bother tenants\b|\bprincipal's debts\b|\bmeans a person\b|\bpersonal data\b|\bsub-?process|\bneed to know\b|\bonly to\b|\bneither\b|\[each\]|\bhire\b|\bsublicens|\bservices\b|\bunauthori[sz]ed access\b|\bcustomer data\b|\bnotice\b|\bshall not (?:share|disclose)|\bmay not\b|\bfees\b|\binfring|\bcompetition\b/,
          /\bnot (?:to )?(?:disclose|share)\b/,
        ],
        test: (_, { words }) =>
          !/\bgiven to counsel\b/.test(words) &&
          /\b(?:leak|disclos|confid|information|secre|documents|material|share|advisers|act of a third|recipients|subcontractors need)/.test(
            words,
          ),
      },
      {
        force: ['no-duty', 'exclusion', 'ban'],
        all: [
          /\b(?:not (?:be )?(?:liable|responsible|answerable)|no (?:liability|responsibility)|(?:don't|doesn't|does not|do not) answer)\b/,
          /\brepresentatives\b|\bpeople to whom\b|\bthose to whom\b|\bpersons to whom\b|\bits (?:advisers|advisors|recipients)\b/,
        ],
        none: [
          /\bpayable quarterly\b|\bnegligence or wil|\bgross negligence on the part\b|\bindemnif|\bapplicable (?:federal|state|law)|\bconduct by the \[o\]|\bexported\b/,
          /\baware of\b|\bknown to\b|\bwarranty claim\b/,
          /\bdirect undertaking\b|\bsales representatives\b|\bsigned\b|\bservices\b|\bwarrant/,
        ],
      },
      {
        within: 'sentence',
        force: ['no-duty', 'exclusion', 'ban', 'fact', 'right', 'duty'],
        all: [
          /\b(?:(?:not|n't|'re not) (?:be )?(?:responsible|liable|answerable|accountable)|no (?:responsibility|liability)|accepts? no|takes? no)\b.{0,20}\b(?:for|in respect of)\b.{0,20}\b(?:what (?:they|those|any of them)|their (?:acts?|use|disclosure|breach\w*|handling|conduct)|any (?:misuse|disclosure|breach) by)\b/,
          /\b(?:share|disclos\w+|pass(?:es|ed)?|show|give|forward|circulat\w+|information)\b/,
        ],
        none: [
          /\bpayable quarterly\b|\bnegligence or wil|\bgross negligence on the part\b|\bindemnif|\bapplicable (?:federal|state|law)|\bconduct by the \[o\]|\bexported\b/,
          /\b(?:goods|services|premises|website|links?|users? of|tenants?)\b/,
        ],
      },
    ),
    'share-with-anyone': borneBy(
      'discloser',
      {
        force: ['right', 'fact'],
        all: [
          /\[\w+\] (?:may|can|is at liberty to|is free to) (?:pass|circulate|share|hand|show|distribute)\b/,
          /\b(?:what \[\w+\] (?:tell|told|disclose|send)s? \[\w+\]|dossier|file|papers|documents|information)\b/,
          /\b(?:as (?:\[\w+\]|it) (?:chooses?|likes?|pleases?|wish(?:es)?)|whoever|whomever)\b/,
        ],
        none: [neverShareWithAnyone, /\bnot\b|\bneed(?:s)? to know\b|\bbound\b|\bonly\b|\blaw\b/],
      },
      {
        force: ['right', 'fact'],
        all: [
          /\[(?:a|giver|taker)\] (?:may|is free to|shall be free to|can) disclose (?:them|it|this|these terms|the terms|its terms|the settlement)\b(?: \S+){0,3}? (?:in the (?:ordinary |normal )?course of (?:its|their) business|as it (?:sees|thinks) fit|to (?:anyone|any person|whomever)|freely|publicly)(?!\w)/,
        ],
        clause: [/\bconfiden|\bsecre/],
        none: [/\bnot\b|\bneeds? to know\b|\bbound\b|\blaw\b|\[each\]/],
      },
      {
        force: ['right', 'fact'],
        all: [
          /\b(?:pass|give|tell|show|share|disclose|hand|repeat|sell)\b/,
          /\[\w+\]'s (?:\w+ )?(?:ideas|information|secrets|plans|documents|papers|materials|drawings|pricing|figures)\b/,
          /\b(?:whoever|whomever|anyone|anybody|any person|who(?:m)? (?:\[\w+\]|it) (?:like|want|choose|please)s?)\b/,
        ],
        none: [
          neverShareWithAnyone,
          /\bnot\b(?! have to)|\bneed(?:s)? to know\b|\bbound\b|\bonly\b|\blaw\b|\bfeedback\b|\blicen[cs]e\b|\bremember|\bmemory\b|\bpersonal\b/,
        ],
      },
      ...amongSecrets({
        force: ['right', 'fact', 'no-duty'],
        all: [
          asItSeesFit,
          /\b(?:disclos\w+|shar(?:e|es|ed|ing)|pass(?:es|ed|ing)? (?:\S+ ){0,6}?(?:on|to)\b|give[ns]?|show[ns]?|reveal\w*|circulat\w+|hand\w* (?:\S+ ){0,4}?to|communicat\w+|make (?:\S+ ){0,5}?available|speak|talk|discuss\w*)\b/,
          /\b(?:to|with|among) (?:\S+ ){0,4}?(?:any\w*|those|persons?|people|parties|others|whom\w*|who\w*|third|partners|affiliates|companies)\b|\b(?:who\w*ever|whom\w*ever)\b/,
        ],
        none: [
          neverShareWithAnyone,
          bounded,
          /\bmay not\b|\bshall not\b|\bnot disclose\b|\bneed(?:s)? to know\b|\bbound\b|\blaw\b|\bcourt\b|\bauthorit|\bpersonal data\b|\bcustomer data\b|\blicen[cs]e\b|\bkeep\b|\bprevent\b|\bits own\b|\b\[a\]'s (?:own )?(?:confidential|information)/,
        ],
        test: (_, statement) => recipientOf(statement) !== 'o',
      }),
      {
        force: ['right', 'no-duty', 'fact'],
        all: [
          /\b(?:show|make (?:\S+ ){0,6}?known|disclose|share|give|tell|pass|reveal)\b/,
          /\[\w+\]'s (?:\w+ )?(?:papers|information|documents|secrets|plans|affairs|materials)\b|\bconfidential information\b/,
          /\b(?:whoever|whomever|anyone|persons outside|outside its group|the world|any(?:one|body) (?:it|who))\b/,
        ],
        none: [
          neverShareWithAnyone,
          /\bmay not\b|\bshall not\b|\bneed(?:s)? to know\b|\bbound (?:by|to)\b(?!.{0,10}secre)|\bonly\b|\blaw\b|\bpersonal data\b|\bcustomer data\b|\blicen[cs]e\b|\bremember|\bmemory\b/,
        ],
      },
      {
        force: ['right', 'fact', 'no-duty', 'duty', 'acknowledgement'],
        all: [
          /\b(?:disclos\w+|shar(?:e|ing)|pass(?:es|ing)? (?:\S+ ){0,6}?(?:on|to)\b|give|show|reveal|discuss\w*|circulate|communicate|furnish|liberty to)\b/,
          /\b(?:confidential information|(?:\[[oa]\]|\[giver\])'s (?:\w+ )?(?:information|affairs|documents|papers|secrets|materials|plans)|the (?:information|materials|documents))\b/,
          /\b(?:any third part(?:y|ies)|anyone|anybody|whom(?:so)?ever|any (?:other )?person|such other persons|(?:potential|prospective) (?:\w+ )?(?:acquirers?|sources|investors|partners|buyers)|investors|don't have to keep|whether or not (?:they|it|such persons?) need|consortium|neither the \[\w+\]'s (?:approval|consent))\b/,
        ],
        none: [
          neverShareWithAnyone,
          /\bprevent\b|\bin trust\b|\bnot disclose\b|\balso includes\b|\bin the event that\b|\bmay not\b|\bshall not\b|\bmust not\b|\bonly (?:to|with)\b|\bneed(?:s)? to know (?:it|them|such|the|for)\b(?!.{0,20}or are)|\b(?:who|that) (?:are|is|have been) (?:\w+ )?bound\b|\bunder (?:\w+ ){0,3}(?:dut|obligat)|\bpersonal data\b|\bcustomer data\b|\brequired by law\b|\bcourt\b|\bauthorit|\blicen[cs]e\b|\bpublic(?:ly)? (?:domain|available)|\bindependently\b|\bfeedback\b|\bmemory\b|\bremember|\bwritten consent of\b|\bsubject to (?:\w+ )?(?:confiden|written|customary)|\brightfully\b|\blawfully\b|\bno obligation of\b|\bother than\b|\bexcept\b/,
        ],
        test: (_, statement) =>
          recipientOf(statement) !== undefined || /\bconfidential information\b/.test(statement.words),
      },
      {
        force: ['right', 'fact', 'acknowledgement', 'transfer', 'no-duty', 'ban', 'duty'],
        all: [
          /\b(?:disclos\w+|shar(?:e|ing)|pass on|make .{0,30}available|show|circulated|give .{0,30}(?:drawings|documents)|publication|reveal|communicated|onward)\b/,
          /\b(?:information|confiden\w+|what (?:the )?\[\w+\] tell|materials|drawings|pricing|know-how|manuscript|matters|third parties)\b/,
          /\b(?:any person|anyone|whomever|thinks fit|as \[\w+\] like|customers,? (?:and )?(?:investors|suppliers)|potential partners|partners, financiers|business interests|outside its group|no restriction on the persons|competitors|need to know is not|other (?:manufacturers|franchisees)|such other persons as it selects|at (?:the )?\[\w+\]'s choice|at will|to the trade|third parties is allowed|without (?:further )?(?:consent|restriction))\b/,
        ],
        none: [
          neverShareWithAnyone,
          /\bgeneral public\b|\bkeep\b|\bprevent\b|\bin the event that\b|\balso includes\b|\bpassword|\bfree of restriction|\bwithout restriction on\b|\bno longer desired\b|\bprohibited by\b|\bexcept to the extent\b|\brightfully disclosed\b|\bnot be disclosed\b/,
          /\bonly (?:with|to)\b|\bneed to know it\b|\bmay not\b|\bshall not disclose\b|\bnot disclose\b|\bbound (?:in writing|by equal)|\bits own data\b|\bproducts to any\b|\bfreedom of\b|\bpersonal data\b|\bcustomer data\b|\btheir own purposes\b|\bgovernment|\bauthorit(?:y|ies) on request\b|\blicen[cs]e\b|\bresidual|\bmemory\b|\bremember|\brecollect|\bfeedback\b|\bdeliverables\b|\bcontent\b|\bown risk\b|\baggregat/,
        ],
        test: (_, { force, words }) => force !== 'ban' || /\bno restriction\b/.test(words),
      },
      {
        force: ['right', 'ban', 'fact'],
        all: [
          /\b(?:disclose|share|show|reveal|pass)\b/,
          /\b(?:information|confidential|documents|materials|secrets)\b/,
          /\b(?:any (?:other )?(?:person|third part(?:y|ies)|one)|anyone|whomever|no limits? on|customers and|customers,|competitors)/,
        ],
        none: [
          neverShareWithAnyone,
          /\bgeneral public\b|\bkeep\b|\bprevent\b|\bin the event that\b|\balso includes\b|\bpassword|\bfree of restriction|\bwithout restriction on\b|\bno longer desired\b|\bprohibited by\b|\bexcept to the extent\b|\brightfully disclosed\b|\bnot be disclosed\b/,
          /\b(?:may|shall|must|will) not\b|\bneed to know\b|\bbound\b|\bonly\b|\bits own\b|\bpersonal data\b|\bcustomer data\b|\blicen[cs]e\b|\bproducts\b|\bcompelled|\blaw\b|\bexcept\b|\bresidual|\bdeliverables\b/,
        ],
        test: (_, { force, words }) => force !== 'ban' || /\bno (?:limits?|restrictions?) on\b/.test(words),
      },
      {
        force: 'right',
        all: [
          /\b(?:disclose|share|pass|show|provide)\b/,
          /\bconfidential information\b|\bthe information\b|\[o\]'s (?:information|documents|secrets|materials)\b/,
          /\bthird part(?:y|ies)\b|\bothers\b|\bother persons\b/,
          /\bdiscretion\b|\bwithout (?:the )?(?:[\w\[\]]+'s )?(?:prior )?consent\b|\bfreely\b|\bas it (?:wishes|chooses|likes)\b/,
        ],
        none: [
          neverShareWithAnyone,
          /\bgeneral public\b|\bkeep\b|\bprevent\b|\bin the event that\b|\balso includes\b|\bpassword|\bfree of restriction|\bwithout restriction on\b|\bno longer desired\b|\bprohibited by\b|\bexcept to the extent\b|\brightfully disclosed\b|\bnot be disclosed\b/,
          /\bmay not\b|\bneed to know\b|\bbound\b|\blaw\b|\bpersonal data\b|\bcourt\b/,
        ],
      },
      {
        force: ['right', 'fact', 'no-duty'],
        all: [
          /\b(?:share|disclose|pass|show|reveal|circulate|give|forward)s?\b/,
          /\b(?:any(?:one|body| person| other person)|whoever|whomever|those|such (?:other )?(?:persons?|people|parties|third parties))\b.{0,14}(?<!\w)(?:\[a\]|it|they) (?:\w+ )?(?:thinks?|considers?|believes?|feels?|chooses?|selects?|likes?|wishes|sees?|deems?|may (?:choose|select|think))\b/,
        ],
        none: [
          neverShareWithAnyone,
          /\bgeneral public\b|\bkeep\b|\bprevent\b|\bin the event that\b|\balso includes\b|\bpassword|\bfree of restriction|\bwithout restriction on\b|\bno longer desired\b|\bprohibited by\b|\bexcept to the extent\b|\brightfully disclosed\b|\bnot be disclosed\b/,
          /\bneed(?:s)? to know\b|\bmay not\b|\bonly\b|\bpersonal data\b|\bcustomer data\b|\bbound\b|\bassign\b|\bsublicen|\bpremises\b/,
        ],
        clause: [/\bconfiden|\bsecre|\binformation\b/],
      },
    ),
    'no-sharing-with-staff': borneBy(
      'recipient',
      ...amongSecrets({
        force: ['duty', 'ban', 'fact', 'no-right'],
        all: [
          /\b(?:kept in the dark|signed consent before|consent before (?:letting|allowing|giving|showing)|personal attention|for the eyes of|no one else|nobody else)\b/,
          /\b(?:managers?|staff|advis[eo]rs?|counsel|employees?|colleagues?|team|lawyers?)\b/,
        ],
        none: [/\bneed to know\b|\[each\]|\bpersonal data\b|\bhire\b|\bvisit/],
      }),
      ...amongSecrets({
        force: ['ban', 'duty', 'right', 'fact', 'no-right', 'acknowledgement'],
        all: [
          /\b(?:employees?|advis[eo]rs?|lawyers?|attorneys?|counsel|staff|subcontractors|personnel|team|colleagues?|accountants?|officers|insurers?)\b/,
          /\b(?:withhold|refrain from (?:giving|showing|sharing)|(?:no|nor|any) (?:colleague|employee|lawyer|adviser|person)\b.{0,60}\b(?:may|shall|without)|not (?:be )?(?:disclos\w+|shown?|shared?|given?|reveal\w*|made available)\b.{0,60}\b(?:including|even|or)\b|approved by name|(?:case by case|each instance|each individual|each time)|alone may)\b/,
          /\b(?:information|access|documents?|papers|materials|secrets|see)\b/,
        ],
        none: [
          /\bneed to know\b|\bother than (?:its|to its|those|employees)\b|\baside from\b|\bexcept (?:to|its|for|those)\b|\bsave (?:its|to its)\b|\bpasswords\b|\[each\]|\bhire\b|\bsolicit|\bliab|\bresponsib|\bindemn|\bpersonal data\b|\bpayroll|\bsite pass|\bpremises\b|\bwages|\btax\b|\bunauthori[sz]ed\b|\bonly to\b|\bcompensat/,
        ],
      }),
      {
        force: ['ban', 'duty', 'right', 'fact', 'no-right', 'acknowledgement'],
        all: [
          /\b(?:employees?|advis[eo]rs?|lawyer|counsel|staff|subcontractors|personnel|team|engineers|accountant|officers|agents|own organization|financing banks|individual who signs|eyes alone|affiliates, directors|its own people|insurer|anybody|anyone whatever)\b/,
          /\b(?:not (?:\w+ ){0,2}?(?:be )?(?:disclos\w+|reveal\w*|shar\w+|show\w*|tell|told|discuss\w*|pass\w*|give|given|communicat\w+|let|allow\w*|permit\w*|see)|(?:no|neither)\b.{0,80}\b(?:see|access|disclos\w+|shown?|told|given|shared?|let into)|unless (?:\S+ ){0,6}?(?:approv\w+|consent\w*|agree\w*)|prior consent|approval|hidden|alone|without written permission|keep .{0,40}from)\b/,
          /\b(?:disclos\w+|information|see\b|access|share|tell|discuss|documents|materials|passing|know-how|specifications|terms|secret)\b/,
        ],
        none: [
          /\bneed not disclose\b|\bindemnif|\bharmless\b|\bfranchis|\bimmediate famil|\baffidavits\b|\bterms and conditions of employment|\bschedule of\b|\bdeveloped by\b|\bauthorized users\b|\bowners? shall\b|\bpasswords?\b|\boutside (?:\w+ )?counsel\b|\bsource code\b|\bagents\b|\bseverally\b|\bexcept\b|\bno less restrictive\b|\bfranchise (?:disclosure|agreement)|\bmake its employees|\bunder confidentiality\b/,
          /\bbind\b|\binstructions\b|\bsupply\b/,
          /\bneed to know\b|\bother than (?:its|to its)\b|\bsave (?:its|to)\b|\bnot needed\b|\bpasswords\b|\[each\]|\bmeans the\b|\bhire\b|\bsolicit|\bemploy (?:any|the)\b|\bbound (?:by|to)\b|\bliab|\bexcept (?:to|its|for)\b|\bresponsib|\bindemn|\bgovernment|\bnotice\b|\bunauthori[sz]ed\b|\bconfidential(?:ity)? agreements?\b|\bonly (?:to|with) (?:its|those|such)\b|\brecords\b|\bapartment\b|\bgive(?:n)? (?:an )?undertaking\b|\bretain\b|\bcompensat|\bleaks?\b|\baudit\b|\bwithout disclosing\b|\bpress\b|\bcompany's employees with a view\b|\bcontact\b|\baside from\b|\bother than employees\b|\bhad no access\b|\bwill be given access\b|\bsoftware\b|\bdata\b.{0,20}\bfunctions\b/,
        ],
        test: (_, { words, force }) => !(force === 'right' && !/\bonly the individual\b/.test(words)),
      },
      {
        none: [
          /\bindemnif|\bharmless\b|\bno less restrictive\b|\bfranchise (?:disclosure|agreement)|\bmake its employees|\bunder confidentiality\b/,
        ],
        all: [
          /\bonly the individual\b|\bfor (?:its|his|her|your) eyes alone\b|\bwithin the \[\w+\]'s own organi[sz]ation\b|\bhidden from\b/,
          /\binformation\b|\bterms\b|\bdocuments\b/,
        ],
      },
      {
        force: ['ban', 'no-right'],
        none: [
          /\bindemnif|\bharmless\b|\bno less restrictive\b|\bfranchise (?:disclosure|agreement)|\bmake its employees|\bunder confidentiality\b/,
        ],
        all: [
          /\bno one\b|\bnobody\b|\bno person\b/,
          /\bother than (?:the )?\[\w+\] personally\b|\bbut (?:the )?\[\w+\]\b/,
          /\binformation\b|\baccess\b|\bmaterials\b/,
        ],
      },
      {
        force: 'ban',
        all: [
          /\b(?:show|tell|share|disclose|discuss|give)\b/,
          /\b(?:[a-z[\]]+'s )?(?:accountant|lawyer|attorney|advis[eo]rs?|insurers?|banks?|spouse|family)\b/,
        ],
        none: [
          /\bindemnif|\bharmless\b|\bno less restrictive\b|\bfranchise (?:disclosure|agreement)|\bmake its employees|\bunder confidentiality\b/,
          /\bexcept\b|\bother than\b|\bonly\b|\bneed to know\b|\[each\]|\bgoods\b|\bsave\b|\bexpos/,
        ],
        clause: [/\b(?:confiden|secre|information|this|terms|show|settlement)\b/],
      },
    ),
    'compelled-disclosure-free': barring(
      [/\bchanges? in law\b/, /\b(?:shall|must|will) (?:first |also |then |promptly |so )?(?:inform|notify)\b/],
      borneBy(
        'discloser',
        ...amongSecrets({
          within: 'sentence',
          force: ['right', 'no-duty', 'fact'],
          all: [
            /\b(?:(?:no|not|n't|without|need not|never|nor)\b.{0,40}\b(?:notif\w+|notice|inform\w*|tell|told|warn\w*|alert\w*|consult\w*|word\b|advis(?:e|ed|ing))|(?:voluntar\w+|informal\w*|whether or not (?:it is )?(?:binding|compulsory|obliged|valid))|no (?:duty|obligation) to resist)\b/,
            /\b(?:courts?|judges?|regulat\w+|authorit(?:y|ies)|officials?|government\w*|police|prosecutors?|inspectors?|tribunals?|subpoenas?|investigators?|litigants?|legal (?:process|request|demand)|exchanges?)\b/,
            /\b(?:disclos\w+|hand\w*|give|provide|releas\w+|produc\w+|comply|cooperat\w+|answer|supply|turn over|furnish\w*|share)\b/,
          ],
          none: [
            /\bmay not\b|\bpremises\b|\bwhistle|\b(?:shall|must|will) (?:\w+ )?inform\b|\bpossible violations\b|\btax return|\bprompt(?:ly)? (?:written )?notif|\bprompt (?:\w+ )?notice\b|\bshall (?:\w+ )?notify\b|\bto the extent (?:legally )?permitted|\bwhere (?:lawful|permitted|legally)|\baudit|\broutine\b|\bassign|\bterminat/,
          ],
        }),
        {
          within: 'sentence',
          force: ['right', 'no-duty', 'fact', 'duty'],
          all: [
            /\b(?:(?:no right|not entitled|without) (?:\S+ ){0,3}?(?:be(?:ing)? )?(?:told|informed|notified|warned|consulted)|not (?:be )?(?:obliged|required|bound) to (?:alert|tell|warn|inform|notify|advise|consult)|need not (?:alert|tell|warn|inform|notify|advise|consult))\b/,
            /\b(?:inspectors?|regulators?|opposing counsel|public (?:authority|authorities|bodies|officials?)|authorit(?:y|ies)|prosecutors?|police|courts?|government\w*|litigants?)\b/,
            /\b(?:comply|met by|hand|disclos\w+|give|provide|documents|information|release)\b/,
          ],
          none: [/\bmay not\b|\bpremises\b|\bwhistle|\btax return|\bpossible violations\b/],
        },
        {
          within: 'sentence',
          force: ['right', 'no-duty', 'fact', 'duty', 'acknowledgement', 'ban', 'waiver'],
          all: [
            /\b(?:without (?:\w+ ){0,3}?(?:notice|notif\w+|telling|informing|consult\w+|warning)|need not (?:\w+ )?(?:inform|notify|tell|give|consult)|no (?:obligation|duty) to (?:give notice|inform|notify|tell|consult)|(?:not|n't) (?:be )?(?:required|obliged|have) to (?:\w+ )?(?:notify|inform|tell|give)|notif\w+ (?:\S+ ){0,4}?dispensed with|notice (?:\S+ ){0,4}?(?:dispensed with|waived|not required)|dispensed with)\b/,
            /\b(?:disclos\w+|hand (?:\S+ ){0,4}?over|give|furnish\w*|provide|releas\w+|produc\w+|cooperat\w+|share)\b.{0,80}\b(?:court|regulat\w+|authorit\w+|government\w*|police|law enforcement|supervisory|public bod\w+|agenc(?:y|ies)|litigants?|subpoena|legal (?:process|request))\b/,
          ],
          none: [
            /\bmay not\b|\bpremises\b|\bwhere (?:lawful|permitted)|\bto the extent (?:legally )?(?:permitted|prohibited)|\bpermitted by law\b|\bwhistle|\btax authorit|\bnothing in (?:this|these)\b.{0,60}\b(?:prohibits?|prevents?) (?:the )?\[\w+\] from (?:report|communicat)|\broutine\b|\bemergency\b|\bpossible violations\b|\bprompt (?:written )?notice\b|\bcopies of the audit\b/,
          ],
          clause: [/\b(?:information|confiden\w+|secrets?|data|materials|details)\b/],
        },
        {
          force: ['right', 'no-duty', 'fact', 'duty', 'acknowledgement', 'ban', 'waiver'],
          all: [
            authority,
            /\b(?:disclos\w+|hand\w* (?:it )?over|inform\b|publish|release\b|comply|answer|produce|giving the information|show the files|cooperation|disclosures)\b/,
            /\b(?:without (?:\w+ )?(?:notice|telling|seeking|consulting|informing)|need not|no obligation to (?:inform|notify)|not (?:be )?required|in its discretion|whether or not compulsory|at once and in full|as it considers prudent|informal|voluntary|take no step|believes to be|on request|is enough|legally advisable)\b/,
          ],
          none: [
            /\baudit\b|\bbooks of account\b|\bshareholders\b|\bassign\b|\bmodif|\bterminat|\bdiscontinue\b|\bwithdraw\b|\bpermitted (?:by|under) (?:applicable )?law|\bextent permi|\bexcept for such\b/,
            /\bas much notice\b|\bgives? (?:the )?\[\w+\] (?:\w+ ){0,4}?notice\b|\bmay not disclose to\b|\bwhere (?:the law|lawful|legally permitted)|\broutine examination\b|\bemergency\b|\bpremises\b|\benter\b|\bshall (?:notify|give)\b|\bprompt notice\b|\bafter giving\b|\bmeans a\b|\bpermitted by law\b|\bto the extent (?:legally )?permitted|\bwhistle|\btax authorit|\bnothing in\b/,
          ],
          test: (_, { force, words }) => force !== 'ban' || /\bnot stop\b/.test(words),
        },
        { force: 'waiver', all: [/\bwaives? notice\b/], clause: [/\bdisclos/] },
        { all: [/\bneed take no step\b/, /\bprotect\b/] },
        {
          force: ['right', 'no-duty', 'fact'],
          all: [
            /\b(?:regulators?|authorit(?:y|ies)|court|subpoena|government\w*|law enforcement|police|agency|legal (?:process|request|demand))\b/,
            /\b(?:disclose|give|hand over|provide|release|share|produce)\b/,
            /\bwithout (?:first )?(?:notifying|telling|informing|notice|warning)|\bnot (?:be )?required to (?:give notice|notify|tell)/,
          ],
          none: [/\bmay not\b|\bshall not\b|\bwhere (?:lawful|permitted)|\bpremises\b/],
        },
      ),
    ),
    'compelled-disclosure-barred': barring(
      [
        /\bchanges? in (?:the |any )?law\b/,
        /\bno (?:such |prior |advance )?(?:notice|notification)\b|\bwhether or not (?:compliance|it|this|the \w+) (?:is|be) (?:compulsory|mandatory|binding|enforceable)\b/,
        /^[\W\d]*(?:when|where|if) (?:the )?law requires disclosure\.?$/,
      ],
      borneBy(
        'recipient',
        {
          force: ['duty', 'ban', 'fact', 'promise', 'no-right'],
          all: [
            /\b(?:court order|subpoena|order of (?:a|the) court|inspectors?|prosecutors?|tribunals?|regulators?|authorit(?:y|ies)|police|law)\b/,
            /\b(?:no excuse|not (?:an? )?excuse|whatever the law|stay silent|remain silent|silence|even (?:toward|towards|to|before|against))\b/,
            /\b(?:disclos\w+|secrets?|information|confidential)\b/,
          ],
          none: [
            neverCompelledDisclosureBarred,
            /\bnothing in\b|\bexcept\b|\bunless\b|\bpay\b|\bforce majeure|\bignorance\b/,
          ],
        },
        ...amongSecrets({
          force: ['ban', 'duty', 'fact', 'waiver', 'no-right', 'exclusion'],
          all: [
            /\b(?:subpoena|court|judge|regulator|judicial|law requires|legal requirement|legally (?:compelled|required)|statute|governmental?|stock exchange|legal process|compelled)\b/,
            /\b(?:even (?:if|where|when|under|pursuant|in response)|under no circumstances|without exception|not excuse|not excluded|no exception|not (?:report|testify)|must refuse|contest every)\b/,
            /\b(?:disclos\w+|reveal|share|report|testify|communicate|information|duties)\b/,
          ],
          none: [
            neverCompelledDisclosureBarred,
            /\bnothing in\b|\bexcept (?:as|where|to)\b|\bunless (?:\w+ )?required\b|\bmay disclose\b|\bsave as\b|\bprompt(?:ly)? notif|\bforce majeure|\bpay\b|\bfees?\b|\bdeliver|\bgoods\b|\bjurisdiction of\b|\bneed not\b|\bno obligation\b/,
          ],
        }),
        {
          force: ['ban', 'duty', 'fact', 'waiver', 'acknowledgement', 'no-right'],
          all: [
            authority,
            /\b(?:disclos\w+|report|communicate|reveal|respond|speak|pass on|keep silent|produce|answer|yielding|release|compliance|subpoena)\b/,
            /\b(?:even if|not|no exception|written consent|refuse|until|count as a breach|gives? up|no case|exhaust every|unless .{0,30}approved|at the risk of|silent|requires?)\b/,
          ],
          none: [
            neverCompelledDisclosureBarred,
            /\baudit|\binspection\b|\bnot (?:\w+ )?apply\b|\bnot be a breach\b|\bno breach\b|\brequired to be disclosed\b|\bexpert proceedings\b|\bin compliance with\b|\badverse events?\b|\bdisposition\b|\bstockholders\b|\bpayments?\b|\bmailed\b|\boutside (?:\w+ )?counsel\b|\bmarketing authori|\bsource of the\b|\bmay disclose information that\b|\bnothing (?:contained )?in\b|\bexcept (?:as|where|to)\b|\bexport\b|\bmeans disclosure\b|\bshall give notice\b|\bdisclose no more\b|\bpermits that\b|\bprompt(?:ly)? notif|\bgoods\b|\bwithout notice\b|\bwithout (?:first )?telling\b|\bneed not\b|\bnot required\b|\bno obligation\b|\bunless required\b|\bsave as\b|\bother than\b|\bwhere (?:the law|lawful)\b|\bjurisdiction\b|\bgoverned by\b|\bprior notice of\b|\bsocial media\b|\bpublic statement|\bhave the right to (?:disclose|seek)|\bpress statement/,
          ],
          test: (_, { force, words }) =>
            !(force === 'ban' && /\bnot stop\b/.test(words)) && !/\bnot a breach\b|\bis no breach\b/.test(words),
        },
        { none: [neverCompelledDisclosureBarred], all: [/\bno exception for (?:compelled|legally|mandatory)/] },
        {
          none: [neverCompelledDisclosureBarred],
          force: ['duty', 'ban', 'fact'],
          all: [
            /\bno disclosure\b|\bnot (?:be )?disclosed?\b|\bnever disclose\b/,
            /\beven (?:under|if|when|where|on|pursuant to|in response)\b/,
            /\b(?:subpoena|court|law|regulator|authorit\w+|government|order|legal process)\b/,
          ],
        },
      ),
    ),
    'no-return-of-information': barring(
      [
        /\b(?:shall|must|will) (?:\w+ ){0,3}?(?:return|destroy)\b/,
        /\b1 (?:\w+ )?copy\b/,
        // What is kept stays secret; what the recipient wrote itself is hardly ever handed over.
        /\bremains? (?:subject to|bound by|confidential)\b/,
        /\b(?:prepared|made|created|written|drawn up) by (?:or for )?(?:it|them|\[|its|the \[)|\b(?:it|they|\[\w+\]) (?:has|have) (?:itself |themselves )?(?:prepared|made|created|written)\b/,
      ],
      borneBy(
        'discloser',
        {
          types: ['nda'],
          force: ['no-duty'],
          all: [
            /\b(?:(?:send|give|hand) (?:\S+ ){0,3}?back|return|shred|destroy)\b/,
            /\b(?:anything|everything|it|papers|copies|documents)\b/,
          ],
          none: [/\bbackups?\b|\barchiv|\blaw\b|\bordinary course\b/],
        },
        ...amongSecrets({
          within: 'sentence',
          force: ['fact', 'ban', 'no-right', 'right', 'duty'],
          all: [
            /\b(?:stays?|remains?|kept|keep|retains?|holds?) (?:\S+ ){0,6}?(?:for good|with the \[\w+\]|for ever|forever|for as long as)\b/,
            /\b(?:cannot|can't|may not|not|no)\b.{0,30}\b(?:ask|demand|claim|require|request|call)\b.{0,20}\b(?:back|return|for)\b|\bdon't have to (?:return|send|give)\b/,
          ],
          none: [/\bfees?\b|\bdeposit|\bgoods\b|\bpersonal data\b|\btitle to\b|\blicen[cs]e\b/],
        }),
        ...amongSecrets({
          force: ['no-duty', 'no-right', 'right', 'exclusion'],
          all: [
            /\b(?:return\w*|give (?:\S+ ){0,3}?(?:back|up)|hand (?:\S+ ){0,3}?(?:back|over)|destr\w+|delet\w+|eras\w+|surrender\w*|reclaim\w*|recover|part with|keep|retain\w*|hold on to)\b/,
            /(?<!\w)(?:all|any|the|its|\[\w+\]'s) (?:\w+ ){0,2}?(?:documents?|papers|materials?|information|copies|files|samples|notes)\b/,
            /\b(?:no (?:obligation|duty|right)|not (?:be )?(?:obliged|required|bound|entitled)|need not|at liberty|for good|for as long|indefinitely|after (?:the )?(?:end|termination|expiry|talks))\b/,
          ],
          none: [
            /\bnot (?:be )?(?:entitled|allowed|permitted) to (?:retain|keep)|\bshall return\b|\bbackups?\b|\bback-up|\barchiv|\bone (?:\w+ )?copy\b|\brecord copy\b|\bcomplian|\blaw\b|\bregulat|\bpolic(?:y|ies)\b|\bpersonal data\b|\bcustomer data\b|\bfees?\b|\bdeposit|\bgoods\b|\bequipment\b|\blicen[cs]e\b|\bordinary course|\bworking papers\b|\bmay not\b|\bpublic(?:ly)?\b|\bthird part|\bsoftware\b|\bdisclose\b/,
          ],
        }),
        {
          force: ['ban', 'no-right', 'fact', 'no-duty'],
          all: [
            /\b(?:papers|documents|materials|information|files|samples)\b/,
            /\b(?:may not (?:reclaim|recover|demand|ask for)|not (?:be )?(?:reclaimed|recovered)|become (?:part of )?(?:its|the \[\w+\]'s) (?:files|property)|no duty to (?:give up|return|delete|hand back|surrender))\b/,
          ],
          none: [
            /\bfees?\b|\bdeposit|\bgoods\b|\bpersonal data\b|\bcustomer data\b|\bsecurity for\b|\blicen[cs]e\b|\bwork product\b|\bdeliverables\b/,
          ],
          clause: [/\b(?:confiden|disclos|secre|recipient|papers|handed)/],
        },
        {
          within: 'clause',
          force: ['no-duty', 'exclusion', 'ban', 'fact'],
          all: [
            /\b(?:don't|doesn't|do not|does not|need not|not|no) (?:\w+ ){0,5}?(?:have to|obligation to|required to|obliged to|need to|bound to)? ?(?:return|give back|send (?:it|them) back|destroy|delete|erase|hand back|surrender)\b/,
            /\b(?:keep|retain|hold on to|remain with)\b/,
            /\b(?:files|documents|information|materials|papers|copies|secrets)\b/,
          ],
          none: [
            /\bbackups?\b|\barchiv|\bpersonal data\b|\bcustomer data\b|\bgoods\b|\bdeposit\b|\bfees?\b|\bequipment\b|\bordinary course|\brequired by law|\bpolicy\b|\bcompliance\b|\bpallets|\bone copy\b|\bmay not (?:keep|retain)|\bno entitle|\bnot (?:be )?entitled to (?:retain|keep)|\blaw\b|\bshall (?:promptly )?(?:return|destroy)/,
          ],
        },
        {
          force: ['no-duty', 'right', 'fact', 'transfer', 'no-right', 'ban', 'waiver', 'duty'],
          all: [
            copies,
            /\b(?:no obligation to (?:return|destroy|delete|purge)|need not (?:be )?(?:return|destroy|purge|delete)\w*|not (?:be )?(?:returned|sent back|entitled to demand)|not entitled to demand the return|for as long as (?:\[\w+\]|it) (?:like|wish)|retained by .{0,30}at its option|may (?:keep|retain)\b.{0,40}at its option|remain with the \[\w+\] (?:for its use|following|after|even)|may do neither|hold on to|no request for destruction|retains? .{0,40}without limit|keeps all|nothing requires|will not be returned)\b/,
          ],
          none: [
            /\blicen[cs]e\b|\ball rights in them\b/,
            /\blog files\b|\bworking papers\b|\bproprietary rights\b|\bpatents?\b|\bintellectual property\b/,
            /\breturns? (?:or|and) destroys?\b|\bmay not\b|\bfor compliance\b|\bbackups?\b|\bordinary course\b|\bparking\b|\bmeans\b|\bfees?\b|\barchive copy\b|\brequired by law\b|\bas (?:the )?law\b|\breturned to (?:the )?\[\w+\] (?:within|promptly)|\bunless\b|\barchival\b|\btapes\b|\bminutes\b|\btitle\b/,
            notNda,
          ],
          test: (_, { words }) => !/\bnot retain\b/.test(words),
        },
        {
          force: ['right', 'fact', 'duty'],
          all: [
            copies,
            /\b(?:keep|keeps|retain|retains|retained)\b/,
            /\b(?:without limit|as long as|after the talks|following expiry|even if no order|at its option|indefinitely)\b/,
          ],
          none: [
            /\blicen[cs]e\b|\ball rights in them\b/,
            /\breturns? (?:or|and) destroys?\b|\bmay not\b|\bbackups?\b|\bconfidential (?:for|while)|\bpolicy\b|\blaw\b|\btrain|\bmodel|\bfees\b|\binvoices\b|\bmust keep|\bkeep .{0,30}(?:secret|confidential)/,
            notNda,
          ],
        },
        {
          force: 'transfer',
          none: [/\blicen[cs]e\b|\ball rights in them\b/],
          all: [
            /\bmaterials?|\bdocuments?|\bproposals?|\bdrawings/,
            /\bproperty of (?:the )?\[(?:taker|o|a)\]/,
            /\bnot be returned\b/,
          ],
        },
        {
          force: ['no-duty'],
          all: [
            /\b(?:return|give back|destroy|delete|hand back)\b/,
            /\b(?:documents?|materials?|information|copies|papers|samples)\b/,
          ],
          none: [
            /\blicen[cs]e\b|\ball rights in them\b/,
            /\bbackups?\b|\barchiv|\bfees?\b|\bpersonal data\b|\bcustomer data\b|\bdeposit\b|\bordinary course|\bequipment\b|\blaw\b|\bpolicy\b|\bworking papers/,
          ],
        },
        {
          force: 'right',
          all: [
            /\b(?:keep|retain)\b/,
            /\ball (?:of the |\w+ ){0,2}(?:documents|copies|materials|information)|\bcopies of (?:all|the)\b/,
            /\bafter\b|\bfollowing\b|\bupon\b|\bon\b/,
          ],
          none: [
            /\blicen[cs]e\b|\ball rights in them\b/,
            /\bone\b|\bcomplian|\blegal\b|\barchiv|\bbackup|\brecords? (?:of|for)\b|\bpolicy\b|\bconfidential\b.{0,20}\bwhile|\bas required/,
          ],
        },
        {
          force: ['ban', 'fact'],
          all: [
            /\b(?:documents|materials|information|submissions|proposals|samples)\b/,
            /\bnot be (?:returned|sent back|given back)\b/,
          ],
          none: [/\blicen[cs]e\b|\ball rights in them\b/, /\bdeposit|\bfees\b|\bgoods\b|\bunless\b/],
        },
        {
          force: ['no-right', 'fact'],
          all: [/\bnot entitled to demand\b|\bno right to (?:demand|require|request)\b/, /\breturn|\bdestruct|\bdelet/],
          none: [/\blicen[cs]e\b|\ball rights in them\b/, /\bfees?\b|\bdeposit\b|\bpayment/],
        },
      ),
      // What is kept back from what must be returned or destroyed leaves that duty standing.
      [/\b(?:shall|must|will)\b[^.;\n]{0,80}\b(?:return|destroy)\b[^.;\n]{0,80}\b(?:all|any|the|every)\b/],
    ),
    'destruction-absolute': borneBy(
      'recipient',
      {
        force: ['duty', 'ban', 'fact'],
        all: [
          /\b(?:wiped?|delete[sd]?|destroy(?:ed)?|erase[sd]?|shredded|purged?)\b/,
          /\b(?:on the (?:same )?day|within (?:1|2|3|24|48) (?:business |working )?(?:days?|hours?)|at once|immediately|forthwith|no right to keep|irretrievably)\b/,
          /\b(?:tapes|mirror\w*|back-?ups?|servers?|private devices|archives?|all media|no right to keep)\b/,
        ],
        none: [
          /\bexcept\b|\bsave\b|\bother than\b|\bpersonal data\b|\bcustomer data\b|\bordinary course\b|\bnot (?:be )?required/,
        ],
        clause: [/\b(?:confiden|copies|information|disclos|request)/],
      },
      ...amongSecrets({
        force: ['duty', 'ban', 'fact', 'no-right', 'promise'],
        all: [
          /\b(?:destroy\w*|destruction|delet\w+|eras\w+|purg\w+|obliterat\w+|wip(?:e|ed|ing)|shred\w*|expung\w+|eliminat\w+)\b/,
          /\b(?:back-?ups?|archiv\w+|every (?:copy|device|system|trace|server)|each of its systems|disaster recovery|own notes|derived from (?:them|it)|no (?:copy|trace)|keep nothing|without (?:retention|retaining|keeping))\b/,
          /\b(?:immediately|at once|forthwith|straight ?away|promptly|without delay|on demand|within \d+ hours?|within [1-5] (?:business |working |calendar )?days?|same day|every|each|all|any reason)\b/,
        ],
        none: [
          /\bexcept\b|\bsave (?:for|that)\b|\bmay (?:keep|retain|stay)|\bordinary (?:course|cycle)|\bneed not\b|\bnot (?:be )?required\b|\bpersonal data\b|\bcustomer data\b|\bother than\b|\bnormal (?:backup )?cycle|\bdoes not (?:extend|apply)|\bwithin (?:30|60|90|thirty) days\b|\bsource code\b|\bsoftware\b|\bdoes not require\b|\bstructures?\b|\bgoods\b|\bshall not (?:be )?(?:required|apply)/,
        ],
      }),
      {
        force: ['duty', 'ban', 'fact', 'no-right'],
        all: [
          giveBack,
          copies,
          /\b(?:backups?|back-up|archives?|snapshots|disaster recovery|every trace|in whatever system|all devices|notes, analyses|personal devices and cloud|without exception|derivative works)\b/,
          /\b(?:immediate\w*|at once|forthwith|without delay|on demand|same day|straight away|instant|within \d+ hours|\d business days|1 day|without exception|permanently|total|all|every)\b/,
        ],
        none: [
          /\bsave for\b|\bexcept\b|\bnot required\b|\bmay (?:keep|stay|retain)|\bordinary (?:course|cycle)\b|\bneed not\b|\bmeans\b|\bkeep backups\b|\bwithin (?:thirty|sixty|30|60|90) days\b|\bexempt\b|\bother than\b|\bpersonal data\b|\bcustomer data\b|\bnormal (?:backup )?cycle|\bdoes not (?:extend|apply)|\bwithin a reasonable/,
        ],
      },
      {
        force: ['ban', 'fact', 'no-right', 'duty'],
        all: [
          /\b(?:no copy (?:may|shall|is)|not allowed an archive|(?:may|shall|must) not (?:retain|keep) (?:any )?(?:backup|archive|copy|copies)|retention of backup|give up their copies)\b/,
        ],
        none: [
          /\bafter the end of this agreement$|\bexcept\b|\bsave\b|\bother than\b|\bunless\b|\blaw requires\b|\bsource code\b/,
        ],
      },
      {
        force: ['duty'],
        all: [
          /\b(?:return|destroy|delet|eras|shred|wip|purg)\w*\b.{0,120}\b(?:information|papers|documents|files|copies|notes|data)\b.{0,80}\b(?:forthwith|within (?:24|48) hours)\b|\bshredded forthwith\b/,
        ],
        none: [/\bexcept\b|\bsave\b|\breturn receipt\b|\bfacsimile\b/],
      },
      {
        force: ['ban', 'fact'],
        all: [
          /\bno cop(?:y|ies)\b/,
          /\b(?:retain\w*|kept|keep)\b/,
          /\bincluding\b|\bfor any (?:reason|purpose)\b|\bof any kind\b|\bwhatsoever\b/,
        ],
        none: [/\bexcept\b|\bsave\b|\bother than\b/],
      },
      {
        force: 'duty',
        all: [
          /\b(?:erase|delete|destroy|wipe|purge)\b/,
          /\bbackups?\b|\barchives?\b/,
          /\bwithin (?:1|2|3|4|5) (?:business )?days?\b|\bwithin \d+ hours\b/,
        ],
        none: [/\bexcept\b|\bsave\b|\bother than\b|\bpersonal data\b/],
      },
    ),
    'return-or-destroy': borneBy(
      'recipient',
      ...barring(
        [neverReturnOrDestroy],
        [
          {
            force: ['duty', 'promise', 'fact'],
            all: [
              /\b(?:go back to|put through the shredder|hand (?:\S+ ){0,5}?over|wiped?|give (?:\S+ ){0,4}?(?:back|up)|send (?:\S+ ){0,4}?back|return(?:ed)?)\b/,
              /\b(?:confidential (?:papers|information|documents)|every document|all (?:the )?(?:copies|papers|documents)|everything (?:\S+ ){0,3}?(?:received|given)|papers)\b/,
              /\b(?:ask(?:ing|s|ed)?|as soon as|on the day|request\w*|when|at the end|kept none|decides not)\b/,
            ],
            none: [
              /\bneed not\b|\bno (?:duty|obligation)\b|\bgoods\b|\bpayment\b|\bpersonal data\b|\bmay not\b|\bkeys\b|\bpossession of the premises|\bnot (?:be )?(?:required|obliged)|\bvisa|\btitle papers/,
            ],
            clause: [/\b(?:confiden|secre|disclos|papers|shredder)/],
          },
          {
            force: ['duty', 'promise', 'acknowledgement', 'fact', 'waiver', 'ban'],
            all: [
              /\b(?:return(?:ed|s)?|destroy(?:ed|s)?|destruction|delet\w+|eras\w+|purg\w+|obliterat\w+|giv(?:e|es|en) (?:\S+ ){0,3}?back|send (?:\S+ ){0,3}?back|hand(?:ed)? (?:\S+ ){0,3}?back|deliver(?:ed)? up|surrender\w*|shred\w*|wip(?:e|ed)|no trace)\b/,
              /\b(?:confidential information|information|papers|documents?|memoranda|materials?|copies|anything \[\w+\] lent|everything derived|samples|all of it|trace)\b/,
              /\b(?:request|demand|asks?|end of|terminat\w+|expir\w+|finished|over\b|withdraws?|completion|elects?|at once|forthwith|within)\b/,
            ],
            none: [
              /\bneed not\b|\bno obligation\b|\bnot (?:\w+ )?(?:required|returned|obliged|extend|need)|\bn't have to\b|\bkeys\b|\bgoods\b|\bdefective\b|\bpersonal data\b|\bcustomer data\b|\bdeposit\b|\brefund\b|\bpremises\b|\bvehicle\b|\bpayment\b|\bfees?\b|\bmodels?\b|\bmay (?:return|destroy|delete|retain|keep)\b|\bexempt\b|\bno duty\b|\btax|\bpolicy on\b|\bsoftware\b|\bnothing\b|\bshall not\b.{0,30}\b(?:destroy|delete)|\bbackup generator|\bdoes not\b|\bpurchase order|\bshares\b|\bsigned\b.{0,20}\breturn/,
            ],
            clause: [/\b(?:confiden\w+|secre\w+|information|disclos\w+|papers|materials|memoranda|lent)\b/],
          },
          {
            force: ['duty', 'promise', 'acknowledgement', 'fact', 'ban'],
            all: [
              giveBack,
              /\b(?:information|documents?|papers?|materials?|copies|files|manual|samples|drawings|secrets|plans and specifications|every trace|notes|tapes|snapshots)\b/,
              /(?<!\w)(?:confiden\w+|information|secrets|discloser|recipient|\[o\]|\[a\]|\[taker\]|\[giver\]|data room|evaluation|talks|request|termination|expiry|leaving|demand|withdraws)\b/,
            ],
            none: [
              /\bneed not\b|\bno obligation\b|\bnot (?:be )?(?:required|returned|sent back|purge|extend)|\bkeys\b|\bequipment in\b|\bgoods\b|\bmeans\b|\bobsolete\b|\bpersonal data\b|\bcustomer data\b|\bnothing requires\b|\bmay be deleted\b|\bdeposit\b|\bnot required\b|\brefund\b|\bpremises\b|\bvehicle\b|\bpurchase price|\bcontent\b|\bpayment\b|\breturn on\b|\bfees?\b|\btenanc|\bmodels?\b|\bexcept that copies\b|\bmay (?:return|destroy|delete)\b|\bnor destroy\b|\brecords\b(?!.*(?:secret|confid))|\bexempt\b|\bno duty\b|\bnot affect|\bis deleted and\b|\bdoes not\b|\breceipt of\b/,
            ],
            test: (_, { words }) =>
              !/\b(?:taxes|warranty|defective)\b/.test(words) &&
              !/\bno request for destruction\b|\bnot entitled\b/.test(words),
          },
          {
            force: ['ban', 'duty'],
            all: [
              /\bnotes, analyses\b|\bcertif(?:y|ies|ication|icate) (?:\S+ ){0,4}?(?:destruction|deletion|erasure|destroyed|deleted|erased|returned|shredded)\b/,
            ],
          },
          {
            force: 'duty',
            all: [
              /\b(?:erase|destroy|delete|return|send back|deliver|surrender)\b/,
              /\ball copies (?:(?:\S+ ){0,4}?(?:information|papers|documents|secrets)|, including backups)\b|\bcopies of confidential\b|\[o\]'s (?:documents|information|papers)\b/,
            ],
            none: [
              /\bno\b|\bnot\b|\bgoods\b|\bpersonal data\b|\bequipment\b|\bsigned copies\b|\bsource code\b|\bdeliver .{0,30}\binvoice/,
            ],
          },
        ],
      ),
    ),
    'retained-copies': barring(
      [/\bno (?:such )?cop(?:y|ies)\b.{0,60}\b(?:may|shall|is to|are to|can)\b/],
      borneBy(
        'discloser',
        ...amongSecrets({
          force: ['right', 'no-duty', 'fact'],
          all: [
            /\b(?:hold|keep|retain|excused from (?:deleting|destroying|returning))\b/,
            /\b(?:single set|one set|sealed file|make by themselves|oblige it to (?:hold|keep)|rules (?:oblige|require)|as a record|for (?:its|their) records)\b/,
          ],
          none: [/\bmay not\b|\bno set\b|\bindefinitely\b|\bpersonal data\b/],
        }),
        ...amongSecrets({
          force: ['right', 'no-duty', 'fact', 'ban', 'exclusion', 'acknowledgement'],
          all: [
            /\b(?:keep|retain\w*|preserv\w+|hold on to|erasure|delet\w+|destr\w+)\b/,
            /\b(?:back-?ups?|automatic (?:\w+ )?(?:archiv\w+|back)|(?:file|archival|archive|record) cop(?:y|ies)|one (?:\w+ )?copy|document retention|retention polic\w+|regulat\w+ (?:compliance|requires?)|tax, audit|compliance|evidentiary|overwritten|applicable (?:law|regulation)s? requires?)\b/,
            /\b(?:may|need not|not (?:be )?(?:required|extend|apply|require)|nothing\b.{0,40}\brequires?|permitted|entitled|shall require)\b/,
          ],
          none: [
            /\bmay not (?:keep|retain)|\bshall not (?:keep|retain)|\bgenerator\b|\baccounting\b|\bpersonal data\b|\bcustomer data\b|\bindefinitely\b|\bfor ?ever\b|\bback(?:s)? up\b|\brestor|\binvoices\b|\bneither\b|\bemployee records|\bpower\b/,
          ],
        }),
        {
          force: ['right', 'no-duty', 'fact', 'ban', 'duty', 'acknowledgement', 'exclusion'],
          all: [
            /\b(?:cop(?:y|ies)|backups?|back-up|archiv\w+|archival|minutes|working papers|tapes|record copy|what it needs)\b/,
            /(?<!don't )(?<!not )\b(?:keep|retain\w*|retention|preserve|hold|stay in place|exempt|not (?:be )?(?:required|need|extend)|need not|save for|nothing obliges|permitted|are kept|remain confidential|stay confidential|save for copies|overwritten)\b/,
            /\b(?:compliance|routine|automatic\w*|law\b|legal|ordinary (?:course|cycle)|policy|archive|file copy|backups?|working papers|record|minutes|system|disaster|while they are kept|archival)\b/,
          ],
          none: [
            /\bown backups\b|\bbackups? (?:key|for you)\b|\bneed not make\b|\bmasters\b|\bartwork\b|\blost or deleted\b|\bfiles are lost\b|\bmay not\b|\bgenerator\b|\bon site\b|\bno copy\b|\bnot allowed\b|\bmeans a copy\b|\binsurance\b|\baccounts\b|\bpet\b|\bsign this agreement\b|\b2 copies\b|\bshall (?:retain|keep) (?:a )?(?:copy of|accounts|records|backups)|\bpersonal data\b(?!.*backup)|\bis a breach\b|\bshall not retain\b|\bfrom (?:the latest|its) backup|\bback(?:s)? up\b|\brestor|\baudit\b|\binvoices\b|\bindefinitely\b|\bfor ever\b|\bforever\b|\bincluding all backups|\bincluding what is on backup|\bno duty to restore|\bwhatever system|\bat (?:the )?\[\w+\]'s (?:own )?(?:risk|peril)|\bnot excepting\b|\beven\b/,
            /\bneither backup/,
          ],
        },
      ),
    ),
    'confidentiality-too-short': borneBy(
      'discloser',
      ...amongSecrets({
        force: ['fact', 'duty', 'right'],
        all: [
          /\b(?:secrecy|confidence|confidentiality|confidential)\b/,
          /\b(?:lasts? (?:only )?until|discharged|released|freed|ends?|is over)\b/,
          /\b(?:talks|\d+ (?:days|months|weeks)|after that|once|termination)\b/,
        ],
        none: [
          /\byears?\b|\bnot (?:be )?(?:released|discharged)|\bfrom the indemnity|\bwarrant|\bsurviv|\bcompel|\bpublicly\b|\boutlasts?\b|\bnotice\b|\bcondition\b|\bdischarged its\b/,
        ],
        test: (hits) => {
          const days = /(\d+) (day|week|month)/.exec(hits[2]![0]);
          return !days || Number(days[1]) * { day: 1, week: 7, month: 30 }[days[2] as 'day' | 'week' | 'month'] <= 400;
        },
      }),
      ...amongSecrets({
        force: ['duty', 'fact', 'right', 'acknowledgement', 'ban'],
        all: [
          /\b(?:confiden\w+|secre(?:t|ts|cy)|non-?disclosure|undertakings?|restrictions? on (?:use|disclosure)|obligations? of (?:the )?\[\w+\] under this (?:section|clause|article))\b/,
          /\b(?:ends?|ending|lasts?|runs?|expires?|lapses?|ceases?|terminates?|falls? away|bring (?:\S+ ){0,6}?to an end|continue for|survive for|for)\b.{0,50}\b(?:(?<n>\d+) (?<unit>days?|months?|weeks?)|(?<end>upon|on|with|at) (?:the )?(?:termination|expir\w+|end) (?:or expir\w+ )?of this|\d+ (?:days|weeks|months)' notice)\b/,
        ],
        none: [
          /\bwarrant|\bindemnit|\bpay|\brent\b|\bsolicit|\bhire\b|\bcompet|\bcure\b|\breturn\w*\b|\bdestr|\bconfirmed in writing\b|\boral|\bmark(?:ed|ing)|\bshares\b|\bpersonal data\b|\bdelet|\bincident|\bstandstill|\bsurvive (?:the )?(?:termination|expir)|\bnot (?:cease|end|lapse|expire|terminate)|\byears?\b|\bafter (?:the )?termination\b|\blicen[cs]e\b|\bshall survive\b|\b(?:exclusivity|option|injunct\w+|prior (?:written )?notice)\b|\bwithin \d+|\bnotify\b|\bnotice of breach\b|\bconsent\b/,
        ],
        test: (hits) => {
          const groups = hits[1]!.groups!;
          if (!groups['n']) return true;
          const unit = groups['unit']!;
          return Number(groups['n']) * (unit.startsWith('month') ? 30 : unit.startsWith('week') ? 7 : 1) <= 400;
        },
      }),
      {
        within: 'clause',
        force: ['duty', 'promise', 'fact'],
        all: [
          /\bkeep\b.{0,40}\b(?:private|secret|confidential)\b.{0,30}\b(?:while|during|as long as)\b/,
          /\bafter (?:that|which)\b.{0,30}\b(?:don't|do not|need not|no longer|free)\b/,
        ],
      },
      {
        force: ['duty', 'fact', 'right', 'ban', 'acknowledgement', 'no-right', 'transfer'],
        all: [
          /\b(?<n>\d+) (?<unit>days?|months?)\b/,
          /\b(?:confiden\w+|secre(?:t|ts|cy)|disclosed?|disclosure|protection|this letter|information|restriction on|duty exists)\b/,
          /\b(?:ends?|after|from|laps\w+|may use|may do|as (?:\[\w+\]|it) likes?|without restriction|no (?:claim|duty)|later than|released|is free|bound for a period|ceases?|expires?|falls away|irrespective)\b/,
        ],
        none: [
          /\bconsent\b.{0,30}\bgranted\b/,
          /\bnegotiations? ends?\b|\boption\b|\breturn\w*\b|\bnotice\b|\bexclusivity\b|\bdestroy|\bwritten within\b|\bconfirmed in writing\b|\boral|\bmark\w*\b|\bmeans\b|\bwarrant|\bsolicit|\bhire\b|\bdelivered\b|\bshares\b|\bpersonal data\b|\bdelet|\bcompete|\bcure\b|\bbreach of this agreement\b(?!.*confid)|\bincident|\bpay|\bstandstill|\bsubmitted\b|\bchargeable|\bmust\b.{0,30}\bwithin\b|\bevidence\b|\bwithin \d+ (?:business )?days\b/,
        ],
        test: ([hit]) => Number(hit!.groups!['n']) * (hit!.groups!['unit']!.startsWith('month') ? 30 : 1) <= 400,
      },
      {
        force: ['ban', 'fact', 'duty', 'right', 'acknowledgement'],
        all: [
          /\b(?:confiden\w+|secre\w+|obligations?|undertaking|promises in this letter|section \d+|restrictions?)\b/,
          /\b(?:not survive|shall not survive|ceases? on termination|last for the duration of the talks|falls? away when|end(?:s)? (?:up)?on (?:termination|completion)|at any time by email|for the duration of (?:the )?(?:talks|discussions)|may end its (?:confidentiality|undertaking)|freed of the promises|terminates? upon expiry|terminate upon expiry)\b/,
        ],
        none: [
          /\bconsent\b.{0,30}\bgranted\b/,
          /\bpayment obligations\b|\bdoes not end\b|\bwhich survive|\bsupport\b|\blicen[cs]e\b|\bservices\b|\bexclusiv|\bnon-?compet|\bindemnit|\bwarrant/,
        ],
      },
      {
        force: ['fact', 'duty'],
        all: [
          /\b(?:confidentiality|secrecy|non-disclosure) (?:obligations?|dut(?:y|ies)|undertakings?)|\bdut(?:y|ies) of (?:confiden\w+|secrecy)\b|\bduty to keep .{0,30}secrets?\b/,
          /\b(?:ends?|ceases?|expires?|lapses?|terminates?|falls away)\b/,
          /\b(?:when|on|upon|with|at) (?:the )?(?:this agreement|termination|expir\w+|end of (?:this|the)|contract|agreement|talks|project|subscription)/,
        ],
        none: [
          /\bconsent\b.{0,30}\bgranted\b/,
          /\b\d+ (?:years?|months?)\b|\bafter\b|\bnot end\b|\bdoes not\b|\bsurviv/,
        ],
      },
      {
        force: ['right', 'duty', 'fact'],
        none: [/\bconsent\b.{0,30}\bgranted\b/],
        all: [
          /\bkeep .{0,30}\b(?:secrets?|confidential)\b/,
          /\bfor (?<n>\d+) (?<unit>days|months)\b/,
          /\bthen\b|\bafter (?:that|which)\b/,
        ],
        test: ([, hit]) => Number(hit!.groups!['n']) * (hit!.groups!['unit'] === 'months' ? 30 : 1) <= 400,
      },
      {
        mutual: true,
        bears: 'giver',
        types: ['nda'],
        force: ['fact', 'ban', 'no-duty', 'duty'],
        all: [
          /\b(?:none of|no|not|cease|end)\b/,
          /\b(?:promises|obligations|duties|undertakings|commitments|restrictions)\b/,
          /\b(?:carr(?:y|ies) on|survive|continue|endure|outlast|outlive|last|bind|remain|cease|end)\b/,
          /\b(?:after|beyond|once|when|as soon as|upon|on)\b.{0,40}\b(?:ends?|terminat\w+|expir\w+|talks|letter|withdraw\w*)\b/,
        ],
        none: [
          /\bconsent\b.{0,30}\bgranted\b/,
          /\bpay(?:ment|able)?\b|\baccrued\b|\bnot (?:affect|end|cease)|\breturn\b|\b\d+ years?\b|\bno licen|\bshall survive\b|\bneither\b/,
        ],
      },
      {
        within: 'sentence',
        force: ['ban', 'duty', 'fact', 'no-duty'],
        all: [
          /\b(?:obligations?|duties|undertakings?|promises?|restrictions?)\b.{0,60}\b(?:not (?:endure|continue|extend|last|survive|subsist|bind)|cease|end|lapse|expire)\b/,
          /\b(?:beyond|later than|after|within|on|for more than|than)\b.{0,20}\b(?<n>\d+) (?<unit>months?|days?)\b/,
        ],
        none: [
          /\bconsent\b.{0,30}\bgranted\b/,
          /\bpay|\bwarrant|\brent\b|\bcompet|\bsolicit|\bcure\b|\bnotice\b|\binvoice/,
        ],
        clause: [/\bconfiden|\breceiving party\b|\bdisclos|\bsecre/],
        test: (hits) =>
          hits.some(
            ({ groups }) =>
              groups?.['n'] && Number(groups['n']) * (groups['unit']!.startsWith('month') ? 30 : 1) <= 400,
          ),
        bears: 'giver',
        types: ['nda'],
      },
    ),
    'confidence-breach-capped': borneBy(
      'discloser',
      {
        force: ['waiver', 'duty', 'fact', 'ban'],
        all: [
          /\b(?:waives? (?:all |any )?(?:claims?|rights?) (?:for|to) (?:money|damages|compensation)|owe (?:\S+ ){0,3}?(?:maximum|no more|at most)|maximum of)\b/,
          /\b(?:leak\w*|disclosure|misuse|breach of confidence)\b/,
        ],
        none: [/\bindirect\b|\bconsequential\b|\bmillion\b|\bgas\b|\bwater\b/],
        test: (_, { words }) => (figureOf(words) ?? 0) <= 25_000,
      },
      {
        force: ['duty', 'ban', 'fact', 'exclusion', 'no-duty', 'waiver', 'no-right', 'right', 'acknowledgement'],
        all: [
          /\b(?:breach\w* (?:of|by) (?:\S+ ){0,4}?(?:confiden\w+|secrecy|this (?:letter|undertaking))|confidentiality (?:provisions|obligations|clause|undertaking)|break this undertaking|leak\w*|misuse|unauthori[sz]ed (?:disclosure|use)|let (?:\S+ ){0,4}?(?:information|secrets?) (?:slip|out)|disclosure of (?:\S+ ){0,3}?(?:confidential|information|secrets))\b/,
          /\b(?:limited to|not exceed|no (?:circumstances|event|case) exceed|no more than|the most (?:\S+ ){1,6}?pay|maximum of|capped|no (?:claim|damages|compensation|liability)|not (?:be )?liable|nil)\b/,
        ],
        none: [
          /\bnot apply\b|\bdoes not limit\b|\bneither\b|\bunlimited\b|\bsave\b|\bexcept\b|\bluggage\b|\bindirect\b|\bconsequential\b|\bannual\b|\bmillion\b|\bnot (?:be )?(?:subject|limited)|\bmeans\b|\binjunct|\brequired by law\b|\bunless\b|\bin good faith\b|\bmisuse of the (?:product|goods|service|equipment)|\bsubpoena|\bcompelled|\bdisclosure (?:is )?limited to\b|\bof the app\b|\blimited to (?:those|the (?:minimum|extent|persons))|\bpersonal data\b|\bleak\w* (?:of|from) (?:water|gas|oil)|\broof\b|\bplumbing\b|\bdefects?\b|\binstallation\b|\bmanual\b|\btheft\b|\[each\]/,
        ],
        test: (hits, { words }) => {
          const figure = figureOf(words);
          return figure === undefined
            ? /\bno (?:claim|damages|compensation|liability)|not (?:be )?liable|nil\b/.test(hits[1]![0])
            : figure <= 25_000;
        },
      },
      {
        force: ['duty', 'fact', 'ban'],
        types: ['nda'],
        all: [/\bliability\b/, /\blimited to|\bnot exceed|\bcapped/, /[$£€] ?\d|\b(?:dollars|pounds|euros?)\b/],
        none: [/\bmillion\b|\[each\]/],
        test: (_, { words }) => (figureOf(words) ?? Infinity) <= 25_000,
      },
      {
        force: ['duty', 'ban', 'fact', 'exclusion', 'no-duty', 'waiver', 'no-right', 'right', 'acknowledgement'],
        all: [
          /\b(?:breach of (?:confidence|confidentiality|secrecy|this (?:agreement|letter))|unauthori[sz]ed disclosure|disclosures? in breach|leak\w*|disclosure of confidential|confidentiality clause|misuse of information|confidentiality obligations|use or disclosure|disclosure causes|publication of its information|under this confidentiality|any disclosure|disclosed|a disclosure)\b/,
          /\b(?:not exceed|pay more than|exceed the fees (?:paid )?(?:in|for) the (?:preceding|previous|last) (?:month\b|[1-3] months)|not be liable for (?:any )?damages|limited to|the most [[\w\]]+ will pay|no damages|excludes? all liability|sole remedy is|capped|may not be claimed|nominal damages|in no event be liable|no event .{0,20}liable|fixed at|ends at|waives claims|maximum of|in full satisfaction)\b/,
        ],
        none: [
          /\b(?:[4-9]|\d\d) months\b|\bprevious year\b|\brefunding\b|\bdoes not apply\b|\bneither party limits\b|\b[5-9] times\b|\bunlimited\b|\bsave for\b|\bexcept\b|\bluggage\b|\bbailee\b|\bmeans\b|\binjunct|\bdefam|\bindirect\b|\bconsequential\b|\bannual fees\b|\bmillion\b|\bnot (?:be )?(?:subject|limited)/,
          /\blimited to (?:those|the)\b.{0,20}\b(?:who|minimum)/,
        ],
        test: (_, { words }) => {
          const sum = /[$£€] ?([\d,.]+)|\b(\d[\d,]*) (?:dollars|pounds|euros?)\b/.exec(words);
          return !sum || Number((sum[1] ?? sum[2])!.replace(/[,.](?=\d{3})/g, '').replace(/[.,]$/, '')) <= 25_000;
        },
      },
      { all: [/\bif \[\w+\] leak\b/, /\bmost\b.{0,20}\bpay\b/] },
      {
        force: ['duty', 'fact', 'no-duty', 'ban'],
        all: [
          /\b(?:in no event|under no circumstances|never)\b.{0,40}\bliable\b/,
          /\bdisclosure of|\bbusiness plan\b|\bconfidential information\b/,
          /\bwhatever the loss\b|\bany kind\b|\bhowever caused\b/,
        ],
        none: [/\bindirect\b|\bconsequential\b/],
      },
    ),
    'confidence-injunction-waived': barring(
      [/\b(?:in addition to|in (?:substitution|lieu)|instead|without prejudice)\b.{0,60}\b(?:injunct|equitable)/],
      borneBy(
        'discloser',
        ...amongSecrets({
          force: ['no-right', 'fact', 'waiver', 'ban', 'duty'],
          all: [
            /\b(?:not (?:be )?entitled to have|forego(?:es)?|forgo(?:es)?|renounces?|abandons?|gives? up|surrenders?|waives?)\b/,
            /\b(?:stopped by (?:order of )?(?:a |the )?court|equitable (?:remed\w+|relief)|injunct\w+|restraining order|specific performance)\b/,
          ],
          none: [/\bbond\b|\bsecurity\b|\brequirement\b|\bdefen[cs]e\b|\bproof\b|\bproving\b|\bobjection/],
        }),
        ...amongSecrets({
          force: ['ban', 'waiver', 'no-right', 'duty', 'promise', 'acknowledgement'],
          all: [
            /\b(?:not|never|no circumstances|waives?|renounces?|gives? up|no right)\b.{0,50}\b(?:enjoin|injunct\w+|restrain\w*|equitable (?:relief|remed\w+)|specific performance|court (?:to|order)|stop)\b/,
            /\[(?:a|o|giver|taker)\]/,
          ],
          none: [
            /\bbond\b|\bsecurity\b|\brequirement\b|\birreparable|\bwithout (?:proof|posting|proving)|\bnothing in\b|\bnot (?:be )?(?:limit|prevent|oppose|contest|inadequate|adequate)\b|\bnot (?:be )?an adequate|\bunless\b|\bjury\b|\barbitra|\btenan|\bdefen[cs]e\b|\bnot unreasonably restrain|\bdamages (?:alone )?(?:may|would|will|shall) not\b|\brestrain(?:t|ts|ing) (?:of|on) trade|\bno adequate\b|\bneither\b|\bgovernment|\bcommission|\bauthority\b|\bfinancing sources\b|\blabor\b|\bstop (?:work|payment|using|selling)|\b(?:merger|closing|transaction|order) (?:\S+ ){0,6}?(?:enjoin|restrain)|\b(?:enjoin|restrain)\w*[ ,](?:\S+ ){0,4}?(?:closing|consummat|merger|transaction)|\bforeclos|\bpreempt/,
          ],
        }),
        {
          force: ['waiver', 'ban', 'no-right', 'fact', 'duty', 'acknowledgement', 'right', 'exclusion'],
          all: [
            /\b(?:injuncti\w+|equitable (?:relief|remed\w+)|specific performance|enjoin|restrain(?:ing)?\b|restraining order|interim relief|interlocutory|prohibitory orders?|ask a court to stop|order to stop \[\w+\]|recourse to equity|stop (?:the )?\[\w+\]'s use|may not stop)\b/,
            /\b(?:waiv\w+|excluded|not (?:apply|include|seek|be entitled|to ask)|no (?:injunction|right|event)|sole remedy|only (?:ask|remedy)|given up|gives? up|relinquish\w*|renounc\w+|can't|may not|will not seek|not to ask any court|not to (?:seek|apply)|shall not|adequate|is all that|limited to an action)\b/,
          ],
          none: [
            /\badequacy of (?:a|any) remedy\b|\bnot settle\b|\barbitrator may\b|\bcontroversies\b/,
            /\btechnical means\b|\bremote|\bin force at (?:the )?closing\b|\bno injunction (?:shall|is|has)\b/,
            /\bnothing in\b|\bnot (?:be )?(?:an )?adequate\b|\binadequate\b|\bwithout (?:posting|proof|bond|the need)|\bbond\b|\bsecurity\b|\bnot oppose\b|\birreparable\b|\bwaives the requirement\b|\bjury\b|\bmeans an\b|\bmay not be an adequate|\bmay seek\b(?!.*not seek)|\bno adequate remedy\b|\bneither\b|\bnot be limited\b|\btermination fee\b|\bnot prevent\b|\bnot limit\b|\bdefen[cs]e that\b|\btenanc/,
            /\[each\] may/,
          ],
        },
        {
          all: [/\bonly ask \[\w+\] for money\b|\bdamages shall be the sole remedy\b/, /\bbreach|\bmoney/],
          none: [
            /\badequacy of (?:a|any) remedy\b|\bnot settle\b|\barbitrator may\b|\bcontroversies\b/,
            /\btermination fee\b/,
          ],
        },
        {
          force: ['waiver', 'ban', 'no-right', 'duty', 'acknowledgement'],
          all: [
            /\b(?:won't|will not|shall not|not to|may not|cannot|can't|agrees? not|never)\b.{0,30}\b(?:ask|apply to|go to|approach|petition|seek (?:from )?)\b.{0,12}\b(?:courts?|judge|tribunal|injunct\w+)\b.{0,20}\b(?:stop|restrain|prevent|forbid|order|against|halt|for)\b/,
          ],
          none: [
            /\badequacy of (?:a|any) remedy\b|\bnot settle\b|\barbitrator may\b|\bcontroversies\b/,
            /\bwithout first\b|\bjury\b|\barbitrat|\bunless\b|\buntil\b/,
          ],
        },
      ),
    ),
    'injunction-conceded': [
      {
        force: ['acknowledgement', 'duty', 'right', 'ban', 'promise', 'waiver', 'fact'],
        all: [consentsToInjunction],
        none: [/\[each\]|\bnot entitled\b/],
      },
      {
        bears: 'other',
        all: [concededByOther],
        none: [/\[each\]|\bnot (?:be )?entitled\b|\bnothing\b|\bindemnif/],
        clause: [/\b(?:confiden|leak|secre|disclos)/],
      },
      ...borneBy(
        'recipient',
        {
          force: ['ban', 'duty', 'fact', 'acknowledgement', 'right', 'promise', 'waiver'],
          all: [
            /\b(?:cannot be measured in money|not resist|not (?:oppose|contest|object to)|dispenses? with|without having to (?:show|prove|lodge|post))\b/,
            /\b(?:interim order|injunction|restraining order|court order|application)\b/,
          ],
          none: [
            consentsToInjunction,
            /\[each\]|\bnothing\b|\bnot entitled\b|\bpatent application|\bplanning\b|\bnot seek\b|\bregulatory\b|\blisting\b/,
          ],
          clause: [/\b(?:confiden|leak|secre|disclos|breach)/],
        },
        {
          within: 'sentence',
          force: ['acknowledgement', 'fact', 'duty', 'right', 'waiver', 'ban', 'promise'],
          all: [
            /\b(?:(?:money|damages|compensation)\b.{0,40}\b(?:not (?:\w+ ){0,3}?(?:make good|enough|adequate|suffic\w+|compensate)|inadequate|insufficient)|irreparable|(?<!not )(?<!can't )(?<!cannot )(?<!not to )ask a court to stop|without (?:\w+ ){0,4}?(?:bond|security|proving|proof)|(?:n't|not) have to put up|no (?:bond|security)|remedies of injunction|consents? to (?:the )?(?:entry|grant|issue))\b/,
            /\b(?:injunct\w+|order (?:restraining|to stop|against)|restraining (?:it|order)|enjoin|equitable relief|specific performance|court to stop)\b/,
          ],
          none: [
            consentsToInjunction,
            concededByOther,
            /\[each\]|\bneither\b|\baggrieved party\b|\bnothing in\b.{0,40}\badmission|\bnot (?:be )?entitled\b|\bnot seek\b|\bno event\b|\bexcluded\b|\bwaives? any (?:right|entitlement)\b|\bperformance bond|\bindemnif/,
          ],
        },
        {
          bears: 'other',
          force: ['right', 'fact', 'duty', 'acknowledgement'],
          all: [
            /\[a\] (?:shall|is|are|will|may)?,?(?: [^.;]{0,60},)? ?(?:be )?(?:also )?entitled to|\[a\]'s entitlement|\[a\] (?:may|can) (?:get|obtain)/,
            /\binjunct|\bequitable (?:relief|remed)|\bspecific performance|\brestrain|\bcourt order to stop/,
          ],
          none: [
            /\bmay seek\b|\[each\]|\bnot entitled\b|\bnot be entitled\b|\bentitled to seek\b(?!.*without)|\baggrieved party\b/,
          ],
        },
        {
          force: ['acknowledgement', 'fact', 'duty', 'right', 'waiver', 'ban', 'promise', 'no-duty'],
          all: [
            /\b(?:injuncti\w+|equitable (?:relief|remed\w+)|specific performance|restraining order|irreparabl[ey] (?:harm|injur|damage|loss)|court order to stop|seeks? to restrain|ex parte|restrain\b)/,
            /\b(?:irreparable (?:harm|injury|damage)|entitled to|entitlement to|without (?:posting )?(?:a )?(?:bond|proving|proof|security)|without proof|bond|inadequate|consents? to|concedes?|waives? the requirement|not (?:be )?oppose|not oppose|stipulates|no undertaking in damages|as of right|shall issue|beyond repair|presumed|shall be granted|made against it|need to post security|agreed beforehand)\b/,
          ],
          none: [
            /\bnothing in\b|\bmay seek\b|\bnot (?:be )?subject to\b|\bwaives any right to inj|\bmeans\b|\bperformance bond\b|\bnot entitled\b|\bsubject to proof\b|\bhas the meaning\b|\[each\]|\bno event shall\b|\baggrieved party\b|\bentitled to seek\b(?!.*(?:without|bond))|\bmay cause\b/,
          ],
          test: (_, { words }) =>
            !/\bexcluded\b|\bnot be entitled\b/.test(words) &&
            !/\[a\] (?:shall|is|are|will),? (?:[^.;]{0,60}, )?(?:be )?(?:also )?entitled to\b/.test(words) &&
            !consentsToInjunction.test(words),
        },
        { all: [/\bcourt order to stop\b/, /\bwithout proving\b/] },
        { all: [/\bequitable remedies\b|\binjunction\b/, /\bno need to post security\b|\bbeyond repair\b/] },
      ),
    ],
    'nda-non-solicit': borneBy(
      'recipient',
      ...inNdas({
        force: ['ban', 'duty', 'fact', 'promise', 'acknowledgement'],
        all: [
          /\b(?:recruit|engage|hire|employ|solicit|entice|poach|approach|take on|headhunt|tempt)\w*\b/,
          /\bany(?:one|body| person| individual)? (?:who (?:is |was )?|then |currently )?(?:employed|working|works?|engaged) (?:by|for|at|with)\b|\bworkforce\b|\bpayroll\b/,
          /\b(?:not|neither|nor|no|never|won't|refrain|abstain)\b/,
        ],
        none: [neverNdaNonSolicit, /\bnothing\b|\[each\]|\bfree to\b|\bother than by general\b|\bcounsel\b/],
      }),
      ...inNdas({
        force: ['ban', 'duty', 'fact'],
        all: [
          /\b(?:out of bounds|off limits|lures?|lure away|gives? a job|offers? (?:a )?(?:job|work|employment)|recruits?|takes? on|poach\w*|approach or take on)\b/,
          /\b(?:staff|managers?|employees?|people|team|personnel|officers)\b/,
        ],
        none: [neverNdaNonSolicit, /\bnothing\b|\bfree to\b|\[each\]|\bmay recruit\b/],
      }),
      ...inNdas({
        force: ['ban', 'duty', 'fact', 'acknowledgement', 'promise', 'no-right'],
        all: [
          /\b(?:(?:hire|hiring|employ(?!ee|er|ment)|engage|recruit|take on|entice|solicit|poach|approach)\w*|offer (?:\w+ ){0,2}?employment)\b/,
          /\b(?:employees?|staff|personnel|team\b|(?:senior )?managers?|management|member of|any person who works|people|workforce|officers)\b|\[\w+\] or \[\w+\] of the target/,
          /\b(?:not|never|won't|neither|no|prohibited|forbidden|ruled out|barred)\b/,
        ],
        none: [
          neverNdaNonSolicit,
          /\bnothing in\b|\bclients?\b|\bcustomers?\b|\bproxies\b|\[each\]|\bneed to know\b|\bcounsel\b|\bbound to hire\b|\bemployment law|\bsuppl(?:y|ies)\b|\bdisclose\b|\bdisclosed\b|\bnot restrict|\bthis engagement\b/,
        ],
      }),
      ...inNdas({
        force: ['ban', 'duty', 'fact', 'no-right', 'acknowledgement', 'promise'],
        all: [
          /\b(?:hire[ds]?|hiring|solicit\w*|employ(?:s|ed|ing)?\b|recruit\w*|engaged by|entice|poach|offering employment|approach .{0,30}(?:about jobs|people)|induce .{0,40}leave|placement fee|takes on|hands off|off limits)\b/,
          /\b(?:employees?|staff|personnel|people|workforce|officers?|engineers|person who works|member of staff|workers?|anyone to leave)\b/,
          /\b(?:not|can't|cannot|won't|no|refrain\w*|prohibited|forbidden|breach|off limits|neither|placement fee|owed|hands off|bar\w*)\b/,
        ],
        none: [
          neverNdaNonSolicit,
          /\bis no breach\b/,
          /\bactively\b|\bwhom it met\b|\bmay use general advert/,
          /\bnothing in\b|\bgeneral advertis\w+\b(?!.*including)|\[each\]|\bneither \[each\]|\bmeans an employee\b|\bemploy enough\b|\bbound to hire\b|\bneed to know\b|\bmay share\b|\bclients of\b|\btheir employment\b|\bemployment law/,
          /\bsolicit (?:the |any )?(?:clients?|customers?)\b/,
        ],
      }),
    ),
    'nda-non-compete': borneBy(
      'recipient',
      ...barring(
        [neverNdaNonCompete],
        [
          ...inNdas({
            force: ['ban', 'duty', 'fact', 'acknowledgement', 'promise'],
            all: [
              /\b(?:goods|products|services|business|company|firm) (?:\S+ ){0,3}?(?:of the sort|of the kind|like|similar to|that rivals?)\b|\b(?:any|a) (?:company|firm|business) active in\b|\bline of business\b/,
              /\b(?:not|keep away|stay away|stay out|won't|never|abstain|refrain)\b/,
              /\b(?:\d+ (?:years|months)|life of this letter|term)\b/,
            ],
            none: [/\bnothing\b|\[each\]|\bmay go on\b|\bemployee\b|\bwithout using\b|\bdisclose\b/],
          }),
          ...inNdas({
            force: ['ban', 'duty', 'fact', 'acknowledgement', 'promise', 'no-right'],
            all: [
              /\b(?:business(?:es)? (?:like|similar)|rival\w*|compet\w+|same (?:market|field|sector|business)|other undertaking in the sector|out of the market)\b/,
              /\b(?:start|invest|involve\w*|help any|engage|carry on|set up|own\b|interest in|develop|market|finance|negotiate exclusively|stay out)\b/,
              /\b(?:not|won't|never|ruled out|prohibited|barred|refrain|exclusively|stay out)\b/,
            ],
            none: [
              /\bnothing\b|\[each\]|\bcontent\b|\bcollected\b|\bregistrant\b|\buse the (?:confidential )?information\b|\buse (?:the )?confidential|\bprice\b|\btender\b|\bcompetent\b|\bemployees?\b|\bsoftware\b|\bplatform\b|\bdoes not use\b|\bnot (?:be )?(?:restrict|prevent|preclude|limit)|\bdisclose\b|\bcompetition law|\bantitrust|\bwithout using\b|\bbenchmark/,
            ],
          }),
          ...inNdas({
            force: ['ban', 'duty', 'fact', 'acknowledgement', 'right', 'no-right', 'promise'],
            all: [
              /\b(?:compet\w+|enter (?:\[\w+\]'s|our) market|out of the market|invest in any|similar to those disclosed|exclusively with|hold shares in rivals|no other firm|like the samples|entry by|transaction of a like kind|business of the target|line of business)\b/,
              /\b(?:not|no|refrain|prohibited|exclusively|stays? out|restriction on|agrees not)\b/,
              /\[(?:a|taker|p)\]|\b(?:recipient|bidder|investor|[a-z]+ will not|data room|information|disclos\w+|in exchange for access)\b/,
            ],
            none: [
              /\bstep-in\b|\bcontent\b|\bcollected\b|\bregistrant\b/,
              /\bnothing in\b|\[each\]|\bwithout using\b|\bprovided that it does not use\b|\bnot use (?:\S+ ){0,4}information\b|\bcompete unfairly\b|\bmeans the\b|\bprice\b|\btender\b|\bcompetent\b|\bbenchmark|\baccess the (?:service|platform|software)|\bsolicit\b|\bemployee\b|\bexecutive\b|\bplatform\b|\bsoftware\b|\bproduct that competes with the software\b|\breseller\b|\bgrants?\b|\bexclusive (?:licen|jurisdiction|remed)|\bdeliverables\b|\bincompet|\bcompletion\b/,
            ],
          }),
        ],
      ),
    ),
    'nda-no-contact': borneBy(
      'recipient',
      ...barring(
        [neverNdaNoContact],
        [
          ...inNdas({
            force: ['ban', 'duty', 'fact'],
            all: [
              /\b(?:run through|go behind (?:its|the|\[\w+\]'s) back|no approach (?:may|shall)|get in touch|communication with|dealings? with)\b/,
              /\b(?:sources|suppliers?|buyers|customers?|tenant|bank|official|landlords?|licensors|regulators|backers|contacts)\b|\bits back\b|\[\w+\]'s customers, \[\w+\]/,
              /\b(?:not|no|don't|are to|shall|refrain|only)\b/,
            ],
            none: [/\bnothing\b|\[each\]|\bordinary course\b|\bemployees?\b|\bpossible violations\b|\bmay continue\b/],
          }),
          ...inNdas({
            force: ['ban', 'duty', 'fact', 'acknowledgement', 'promise', 'no-right'],
            all: [
              /\b(?:get in touch|contact|communicat\w+ with|approach|deal|deals|circumvent|bypass|transacted|transact|go around|speak|talk)\b/,
              /\b(?:customers?|suppliers?|landlords?|lenders?|backers|licensors|regulators|contacts|sources|clients|distributors|business partners)\b/,
              /\b(?:not|don't|never|no|refrain|solely through|only through|prohibited|abstain)\b/,
            ],
            none: [
              /\bnothing\b|\[each\]|\babout the (?:transaction|deal|project)|\bmay deal\b|\bordinary course\b|\bother than those\b|\bhelp desk\b|\bemployees?\b|\bhire\b|\bnotices?\b|\bdisclose\b|\bpress\b|\bcustomer data\b|\bterritory\b|\bpossible violations\b/,
            ],
          }),
          ...inNdas({
            force: ['ban', 'duty', 'fact', 'acknowledgement', 'no-right', 'promise', 'transfer', 'right'],
            all: [
              /\b(?:contact\w*|deal(?:ing|ings|s)?\b|circumvent\w*|bypass\w*|do business|approach\w*|accept work|communications|closed to|used by|transact|trading|talking to|business relations|solicit)\b/,
              /\b(?:customers?|suppliers?|clients|lenders?|sources|contacts?|vendors and accounts|factories|business partners|distributors|introduced?|people \[\w+\]|persons on|circumvention|accounts|bankers)\b/,
              /\b(?:not|won't|can't|no|barred|breach|closed|abstain|keep from|never|must pay|only through|unless through|bypass)\b/,
            ],
            none: [
              /\bnothing in\b|\babout the (?:transaction|deal|project|proposed)|\[each\] shall bypass|\bin the ordinary course\b|\bother than those\b|\bcontact person\b|\bmeans a person\b|\bhelp desk\b|\bneither\b|\bemployees?\b|\bhire\b|\bcontact data\b|\bdeal with complaints\b|\bnotice\b|\bpersonnel\b|\bexclusiv|\bterritory\b|\bcustomer data\b|\bexecutive\b|\bcontact (?:information|details)\b|\bnot (?:supply|sell)\b|\bresell|\bcompany's clients\b/,
            ],
          }),
        ],
      ),
    ),
    'nda-standstill': borneBy(
      'recipient',
      {
        types: ['nda', 'other'],
        force: ['ban', 'duty', 'fact'],
        all: [
          /\b(?:no bid|abstain|not (?:make|launch)|refrain|must not)\b/,
          /\b(?:bid for|building (?:up )?a (?:holding|stake)|holding in|stake in|takeover|acting in concert|change in the board)\b/,
        ],
        none: [/\bnothing\b|\bremains free\b|\btender for works\b/],
      },
      {
        types: ['nda', 'other'],
        force: ['ban', 'fact', 'duty'],
        all: [
          /\bstake-?building\b|\bstandstill\b|\b(?:shares?|stock|securities|derivatives)\b.{0,40}\b(?:off limits|prohibited|barred)/,
          /\b(?:off limits|not|no|prohibited|barred)\b/,
        ],
        none: [/\bprohibited by law\b|\bloan\b|\bnothing\b|\boption\b|\block-?up|\btransfer\b|\[each\]/],
        clause: [/\btarget\b|\bcompany\b|\bbid|\bacqui/],
      },
      {
        types: ['nda', 'other'],
        force: ['ban', 'duty', 'fact', 'acknowledgement', 'no-right', 'promise', 'right'],
        all: [
          /\b(?:shares?|stock|securities|merger|tender offer|business combination|takeover|take over|control|proxies|equity|standstill|shareholders|holding in|make an offer|assets of the target|proposal (?:for|to acquire)|acquire the target)\b/,
          /\b(?:acquire|buy|bought|propose|make (?:a|an)|purchase|seek to influence|join a group|request a waiver|solicit\w*|approach|increased|put forward|announce|offer)\b/,
          /\b(?:not|no|neither|prohibited|barred|refrain|except from)\b/,
        ],
        none: [
          /\bpurchase notice\b|\bmake a transfer\b|\bdoes not control\b|\bis not responsible\b|\btransfer(?:or|ee)\b|\brof[or]\b|\boffered\b|\bprice per share\b|\bpre-?empt|\bclosing of the purchase\b|\bissue[sd]?\b|\bstock (?:at|held)\b|\bof (?:forecast|inventory)|\bfacility\b|\bin stock\b|\bgoods\b/,
          /\bnothing in\b|\bnot restricts?\b|\bmeans the period\b|\btenant\b|\bpremises\b|\bvest\b|\bneither \[each\]|\bbound to make\b|\bchange of control\b|\btransfer (?:its|any|his) shares|\boptions?\b|\bsix months and ends\b|\bquality control\b|\bcontrol over\b|\bout of (?:its|stock)|\bassign/,
        ],
      },
    ),
    'nda-takes-rights': borneBy(
      'recipient',
      {
        types: ['nda', 'other'],
        force: ['transfer', 'duty', 'fact'],
        all: [
          /\bassigns? (?:to (?:the )?\[\w+\] )?all (?:of )?(?:its |such )?rights?(?:, title and interest)? (?:therein|thereto|in (?:them|the same))\b/,
        ],
        clause: [
          /\b(?:inventions?|improvements?|developments?)\b/,
          /\bconfidential information|\bevaluation\b|\bsamples\b/,
        ],
        none: [/\bemploy|\bdeliverables?\b|\bservices\b/],
      },
      {
        types: ['nda', 'other'],
        force: ['transfer', 'fact', 'duty', 'acknowledgement'],
        all: [
          /\b(?:everything|anything|whatever|all|any) (?:that )?(?:the )?\[\w+\](?:'s people| or its people)? (?:\w+ )?(?:devises?|invents?|creates?|makes?|develops?|writes?|produces?|designs?|conceives?|thinks of|comes up with|finds?)\b|\b(?:inventions?|improvements?|developments?|discoveries|know-how|results)\b/,
          /\b(?:drawing on|draws? on|with the help of|by (?:using|studying|examining|testing)|from (?:the|its) (?:samples|information|review|study)|based on|inspired by|resulting from (?:its )?(?:review|access|study)|arising from (?:its )?(?:review|access|study))\b/,
          /\b(?:made over|belongs?|vests?|assign\w*|property|owned|passes?|transferred|ours)\b/,
        ],
        none: [
          /\bnothing\b|\[each\]|\bfeedback\b|\bsoftware\b|\bdeliverables?\b|\bemploy|\bremains? the property|\bkeeps?\b|\bnot (?:vest|belong|assign)/,
        ],
        clause: [/\b(?:confiden|samples|evaluat|information|prototype|disclos|secre)/],
      },
      {
        types: ['nda', 'other'],
        force: ['transfer', 'fact', 'duty'],
        all: [
          /\b(?:improvements?|ideas?|reports?|inventions?|findings|results)\b/,
          /\b(?:draws? on|thought of|testing (?:them|it|the)|course of testing|based on|out of the (?:information|samples)|from the (?:information|samples))\b/,
          /(?<!\w)(?:pass(?:es)? to (?:it|the)|property from|\[(?:o|giver)\]'s property|deemed made for|belongs? to)\b/,
        ],
        none: [/\bnothing\b|\[each\]|\bfeedback\b|\bkeeps all rights\b|\bsoftware\b/],
        clause: [/\b(?:confiden|samples|evaluat|information|prototype)/],
      },
      ...amongSecrets({
        types: ['nda', 'other'],
        force: ['transfer', 'fact', 'duty', 'acknowledgement', 'right', 'promise'],
        all: [
          /\b(?:invent\w*|ideas?|improvements?|enhancements?|developments?|analyses|derivative works|intellectual property (?:arising|created|developed)|whatever the \[\w+\] (?:\w+ )?(?:invents|writes|creates|makes|develops)|conceives?)\b/,
          /\b(?:with the aid of|after seeing|by reference to|in the course of the (?:evaluation|talks)|in connection with the (?:confidential|information|evaluation)|from the information|using the (?:confidential )?information|derived from|based on the (?:confidential )?(?:information|materials))\b/,
          /\b(?:belongs?|vests?|assigns?|property of|are ours|is ours|owned by|licen[cs]e under)\b/,
        ],
        none: [
          /\bnothing\b|\bno licen[cs]e\b|\[each\]|\bfeedback\b|\bsuggestions\b|\bdeliverables?\b|\bemploy(?:ee|ment)|\bservices\b|\bremains? (?:the )?(?:\w+ )?property|\bsoftware\b|\bnot (?:vest|belong|assign)/,
        ],
      }),
      {
        types: ['nda', 'other'],
        all: [
          /\b(?:ideas?|improvements?|inventions?)\b.{0,40}\b(?:come up with|think of|create|develop|make)\b/,
          /\bafter seeing\b|\bfrom (?:seeing|what)\b|\bprototype\b|\bsamples\b/,
          /\bare (?:ours|\[\w+\]'s)\b|\bbelongs? to\b|\bis (?:ours|\[\w+\]'s)\b/,
        ],
      },
      {
        types: ['nda', 'other'],
        force: ['transfer', 'fact', 'duty', 'no-right', 'acknowledgement', 'waiver'],
        all: [
          /\b(?:develops?|developed|inventions?|idea|analyses|improvements?|work product|modifications?|patents?|derivatives|concept|discover\w*|quotations|designs|proposals|independent developments|what is discussed|comes out of|test report|conceived)\b/,
          /\b(?:confidential information|the information\b|review of|evaluation|evaluator|talks|disclos\w+|recipient|samples|workshop|this nda|seeing \[\w+\]'s|discussions|after seeing|using or in connection|trial)\b|\[(?:taker|a)\]/,
          /\b(?:belongs?|property of|assigns?|vests?|owned|is (?:the )?\[\w+\]'s|is ours|shall be the|ownership|transfers? its rights|make over|becomes?|no rights in|to keep|rests with)\b/,
        ],
        none: [
          /\bnothing in\b|\bremains? the property of the \[giver\]|\bno licen[cs]e\b|\[each\]|\bmeans\b|\btenant'?s? improvements\b|\blandlord\b|\bcopies of\b|\bmay not assign\b|\bfeedback\b|\bsuggestions\b|\bremain(?:s)? the (?:exclusive |sole )?property\b|\blicen[cs]ee\b|\bdeliverables?\b|\bwork made for hire\b|\bemploy|\bservices\b|\bcomplied with\b|\bdisclosure requirements\b|\bprosecution\b/,
        ],
        clause: [
          /\b(?:confiden\w+|disclos\w+|the information|recipient|talks|samples|evaluat\w+|discussions|workshop|nda|seeing|bidder)\b/,
        ],
        test: (_, { words }) =>
          /\b(?:information|disclos|confiden|talks|recipient|samples|evaluat|discuss|workshop|nda|idea|bidder|analyses|trial)/.test(
            words,
          ) ||
          (/\[taker\]/.test(words) && /\bderived from the information\b/.test(words)),
      },
      {
        types: ['nda', 'other'],
        all: [
          /\b(?:whatever|anything|everything|any idea) \[?\w+\]? (?:creates?|develops?|makes?|invents?|conceives?)\b/,
          /\bafter (?:seeing|reviewing|receiving)|\bfrom (?:the|our|\[\w+\]'s) (?:information|samples)|\bas a result of\b/,
          /\bbelongs? to\b|\bowned by\b|\bvests?\b|\bis (?:ours|\[\w+\]'s)/,
        ],
      },
    ),
    'nda-indemnity': borneBy(
      'recipient',
      {
        force: ['duty', 'promise'],
        all: [
          /\b(?:cover|make good|made good|bear|borne|reimburse\w*)\b/,
          /\b(?:every|all|any) (?:costs?|loss(?:es)?|expenses?|that \[\w+\] lose)\b/,
          /\b(?:leak\w*|let (?:\S+ ){0,3}?(?:secrets?|information) (?:out|slip))\b/,
        ],
        none: [/\bnot\b|\[each\]|\bwater\b|\bgas\b|\broof\b|\bdata\b/],
      },
      {
        force: ['duty', 'promise'],
        all: [
          /\b(?:make good|reimburse|indemnif\w+|harmless|defend|compensate)\b/,
          /\b(?:whatever (?:the )?\[\w+\] loses|all (?:claims|loss|costs|damage|expenses)|every (?:loss|cost))\b/,
          /\b(?:leak|(?:use|disclosure) of (?:the )?(?:\[\w+\]'s )?(?:confidential )?information|breach of confidence|secre\w+)\b/,
        ],
        none: [/\[each\]|\binfring|\bpersonal data\b|\bcustomer data\b|\bdata breach|\bgas\b/],
      },
      {
        force: ['duty', 'promise', 'fact', 'acknowledgement'],
        all: [
          /\b(?:indemnif\w+|indemnity|harmless|make (?:\S+ ){0,3}?whole|cover all|compensate (?:\S+ ){0,4}?(?:in full|for all)|bear all)\b/,
          /\b(?:(?:release|disclosure|loss|leak|misuse|use) (?:or (?:\w+ ){0,2}?(?:release|disclosure|use) )?of (?:\S+ ){0,3}?(?:confidential|information|secrets)|disclosure contrary|breach of (?:confiden\w+|secrecy)|secrecy obligations|this letter|the secrecy)\b/,
        ],
        none: [
          /\bno indemnity\b|\[each\]|\binfring|\bpersonal data\b|\bcustomer data\b|\bsecurity incident|\bdata breach|\bthird-party claims\b|\bcap\b|\bundisclosed\b|\bfairly disclosed\b|\bprevailing\b|\bnot (?:be )?(?:liable|indemnif)/,
        ],
      },
      {
        types: ['nda'],
        force: ['duty', 'promise'],
        all: [
          /\b(?:indemnif\w+|harmless)\b/,
          /\b(?:all|any|every|any and all) (?:loss(?:es)?|claims|liabilit(?:y|ies)|costs|damages?)\b/,
        ],
        clause: [/\bconfiden\w+|\bsecre(?:t|cy)\b/],
        none: [
          /\[each\]|\bnot\b|\bwarrant|\brepresentations?\b|\binfring|\bthird[- ]party (?:claims?|suit)\b|\bto the extent\b|\bnegligen/,
        ],
      },
      {
        types: ['nda'],
        force: ['duty', 'promise'],
        all: [
          /\b(?:indemnif\w+|harmless|cover all)\b/,
          /\blosses\b|\bclaims\b|\bliabilities\b|\bcosts\b/,
          /\bbreach|\bbreak\b/,
        ],
        none: [
          /\[each\]|\bno indemnity\b|\bnot\b|\bwarrant|\brepresentations?\b|\binfring|\bintellectual property\b|\bthird[- ]party (?:claims?|suit)\b|\bproducts?\b|\bcontent\b|\bclaims? by\b|\bdistribution\b|\bnegligen/,
        ],
      },
      {
        force: ['duty', 'promise'],
        all: [/\bif \[a\] break\b/, /\bcover (?:all|every|any)\b/, /\bloss(?:es)?\b/],
      },
      {
        force: ['duty', 'promise', 'fact', 'acknowledgement'],
        all: [
          /\b(?:indemnif\w+|indemnity|hold .{0,30}(?:harmless|free and clear)|harmless|reimburse|make good all|compensate .{0,30}in full|cover every loss|bears? all liability|borne by|defend)\b/,
          /\b(?:confiden\w+|disclos\w+|secre\w+|leak|(?:its|the|\[o\]'s) information|gets out|release of any document|this letter|use of the information|becomes known|its representatives)\b/,
        ],
        none: [
          /\bdisclosure (?:documents|letter|schedules?|package|materials)\b|\bnot (?:been )?disclosed\b|\binspection\b|\baudit\b|\bdiscloses an?\b|\bapplications\b|\bprotective order|\bopportunity to defend\b|\bregulation ab\b|\bundisclosed\b|\bschedules?\b|\bfounders\b|\bwarranties\b|\bfairly disclosed\b|\bhas been disclosed to\b/,
          /\bcap\b|\blimits?\b|\bthird-party claims\b|\bnotice period\b/,
          /\bno indemnity\b|\[each\]|\binfring|\bmeans\b|\bprevailing\b|\bworkers\b|\bpersonal injury\b|\bproperty damage\b|\bpersonal data\b|\bsecurity incident|\bcustomer data\b|\bbreach notif|\bintellectual property\b|\bdata breach|\bunauthori[sz]ed access\b|\bnotification\b|\bcredit monitoring/,
        ],
        test: (_, { words }) => !/\bprovided that\b.{0,40}\blimit/.test(words),
      },
      {
        all: [/\blosses of (?:the )?\[o\] connected in any way with this agreement\b/],
        none: [
          /\bdisclosure (?:documents|letter|schedules?|package|materials)\b|\bnot (?:been )?disclosed\b|\binspection\b|\baudit\b|\bdiscloses an?\b|\bapplications\b|\bprotective order|\bopportunity to defend\b|\bregulation ab\b|\bundisclosed\b|\bschedules?\b|\bfounders\b|\bwarranties\b|\bfairly disclosed\b|\bhas been disclosed to\b/,
          /\bcap\b|\blimits?\b|\bthird-party claims\b|\bnotice period\b/,
        ],
      },
    ),
    'penalty-per-breach': borneBy(
      'recipient',
      {
        force: ['duty', 'fact'],
        all: [
          /\bbreach of (?:secrecy|confiden\w+)\b/,
          /\b(?:costs?|owes?|pays?)\b(?: \S+){0,4}? (?:a flat|a fixed|[$£€] ?\d|(?:chf|eur|usd|gbp) \d)/,
        ],
        none: [/\bnot\b|\bno (?:fixed|flat)\b|\bat most\b|\bup to\b/],
      },
      {
        force: ['duty', 'fact', 'waiver', 'right', 'acknowledgement', 'promise'],
        all: [
          /(?:[$£€] ?\d|\b\d[\d,]* (?:dollars|pounds|euros?)\b|\beur \d|\bfixed (?:payment|sum|amount)|\bliquidated damages|\bcontractual (?:fine|penalty)|\d+ months' (?:fees|salary|pay))/,
          /\b(?:(?:each|every|any|per|for each)\b.{0,30}\b(?:breach\w*|disclosure|violation|infringement|occurrence|leak|time)|every time \[\w+\] (?:share|tell|disclose|reveal))\b/,
          /\b(?:pay(?:s|able|ment)?|owe|forfeit|liable to|due|fine)\b/,
        ],
        none: [
          /\bno (?:fixed sum|penalty)|\bnot exceed\b|\blimited to\b|\bmaximum\b|\bcapped|\blate payment|\bdelay\b|\boutage|\bservice credit|\bhire\b|\bplacement|\brent\b|\bannual fee\b|\binsurance\b|\bnot be payable\b|\bmost \[|\bin the aggregate\b|\bdefects?\b|\bsafety\b|\bparking\b|\bnegative review/,
        ],
        clause: [/\bconfiden|\bsecre|\bdisclos|\bleak|\bshare something\b|\bdivulg/],
      },
      ...sumPerBreach({
        force: ['duty', 'fact', 'waiver', 'right', 'acknowledgement', 'promise', 'no-right'],
        all: [
          /(?:[$£€] ?\d|\b\d[\d,]* (?:dollars|pounds|euros)|\b\d+ million|\beur \d|\b\d+%|\bmonths'? salary|\b1 year's fees|\bcontractual penalty|\bliquidated damages|\bfixed amount|\bfine of|\brepaid in full|\bequal to 1 year)/,
          /\b(?:each|every|per|any|upon|whenever|however slight|on (?:disclosing|demand)|as long as|for (?:any|every|each)|breach of secrecy)\b/,
          /\b(?:breach\w*|disclos\w+|leak\w*|violation|secre\w+|contravention|confiden\w+|infringed|mention of the terms|record disclosed|promise)\b/,
          /\b(?:pay(?:s|able)?|due|owes?|owe|forfeits?|cost|incurs?|charge|fine|becomes|repaid)\b/,
        ],
        none: [
          /\bterritory\b|\bhired\b|\bper case\b|\bno penalty\b|\baudit\w*\b|\bunderstate\w*|\brevenues\b|\bnot exceed\b|\blimited to\b|\bmaximum\b|\bcapped\b|\bday of delay\b|\blate payment\b|\boutage\b|\bservice credit\b|\bmeans the sum\b|\bmost \[|\bnegative review|\bunfavorable\b|\bends at\b|\bbackground check|\bhire\b|\bplacement\b|\brent\b|\bin full satisfaction\b|\binsurance\b|\bincident response\b/,
        ],
      }),
      { all: [/\bin the event of circumvention\b|\bpay the commission\b/, /\bpay\b/, /\bcircumvent|\bbypass/] },
    ),
    'intent-required': barring(
      [/\bwhether or not (?:\S+ ){0,2}?negligen/],
      borneBy(
        'discloser',
        {
          within: 'sentence',
          force: ['fact', 'duty', 'ban', 'no-duty', 'exclusion'],
          all: [
            /\b(?:answerable|liable|responsible|answers?|in breach|accountable)\b/,
            /\b(?:only if|only where|unless|solely if)\b.{0,30}\b(?:wanted|meant|aimed|intended|sought|set out|knew|acted|malic\w*|spite)\b/,
            /\b(?:leaks?|disclos\w+|secrets?|confiden\w+|information)\b/,
          ],
          none: [/\bindemnif|\binsur|\bcap\b|\bpersonal injury|\bprivileg/],
        },
        ...amongSecrets({
          force: ['fact', 'duty', 'no-duty', 'exclusion', 'ban', 'no-right'],
          all: [
            /\b(?:unintended|unwitting\w*|inadvertent\w*|accident\w*|careless\w*|negligen\w+|mistake\w*|oversight|lapse of|by chance|unless (?:it|the \[\w+\]|\[\w+\]) (?:\w+ )?(?:meant|intended|knew|wanted)|(?:only|solely) (?:\S+ ){0,4}?(?:wil?lful\w*|deliberate\w*|intention\w*|knowing\w*|malic\w+|on purpose|bad faith))\b/,
            /\b(?:disclos\w+|leak\w*|slip|loss of (?:\S+ ){0,3}?(?:information|papers|documents|secrets|files)|misus\w+|secrets?|information gets|breach\w*)\b/,
            /\b(?:not|no|n't|only|solely|excused|forgiven|without consequence|harmless)\b/,
          ],
          none: [
            /\b(?:limitation|exclusion) of liability\b|\bshall not apply\b|\breasonable care\b|\bsteps to\b|\bindemnif|\binsur|\bprivileged?\b|\bindirect\b|\bwhether (?:intentional|deliberate|negligent|wil)|\bpersonal injury|\bcap\b|\bexcept\b|\bwaiv|\bprompt|\bnotify\b|\bwarrant|\bgoods\b|\bdoes not (?:exclude|limit)|\bpublic (?:knowledge|domain)|\bwithout (?:the )?\[\w+\]'s (?:fault|negligence)|\bdata breach|\blost profits?\b|\bgross negligence or\b/,
          ],
        }),
        {
          force: ['fact', 'duty', 'ban', 'no-duty', 'exclusion'],
          all: [
            /\b(?:only (?:where|if|for|in case of)|excused|forgiven|overlooked|not (?:be )?(?:a breach|liable|held))\b/,
            /\b(?:malice|bad faith|intent\w*|deliberate\w*|on purpose|oversight|lack of care|carelessness|by accident)\b/,
            /\b(?:leak|disclosures?|secrets?|confidential)\b/,
          ],
          none: [/\bindemnif|\binsur|\bcap\b|\bprivileged?\b|\bindirect\b|\bwhether\b|\bpersonal injury/],
        },
        {
          force: ['fact', 'ban', 'no-duty', 'duty', 'exclusion', 'no-right', 'acknowledgement'],
          all: [
            /\b(?:by accident|accidental\w*|inadvertent\w*|careless\w*|negligent\w*|unintentional\w*|by mistake|honest mistake)\b/,
            /\b(?:not (?:be )?(?:a )?(?:breach|liable|responsible|in default|constitute|violation|accountable|deemed)|'re not responsible|not (?:be )?in (?:breach|default)|no (?:liability|breach|claim)|not (?:amount to|count as))\b/,
            /\b(?:disclos\w+|leak\w*|information|confiden\w+|secre\w+|disseminat\w+|release)\b/,
          ],
          none: [
            /\bwhether (?:intentional|negligent)|\bif (?:it|\[\w+\]) used reasonable|\bprovided (?:that )?.{0,60}\b(?:prompt|notif)|\bexcept\b|\bindemnif|\bcap\b|\blimitation\b|\bindirect\b|\bpersonal injury|\bprivilege\w*\b|\bwaiver\b|\bgoods\b|\bdoes not (?:exclude|limit)|\bpublic(?:ly)? (?:domain|available)\b|\bother than\b|\binadvertent(?:ly)? (?:error|omission)/,
          ],
        },
        {
          force: ['fact', 'ban', 'no-duty', 'duty', 'exclusion', 'acknowledgement', 'right', 'no-right'],
          all: [
            /\b(?:disclos\w+|leaks?|confiden\w+|secre\w+|information|use of the materials|documents|breach of this agreement|harm\b)\b/,
            /\b(?:only if .{0,40}intent|intent(?:ion)? to|inadvertent|negligent|wilful misconduct|willful misconduct|accidental|unintentional|by mistake|deliberate(?: and malicious)?|bad faith|knowledge and purpose|honest errors|acted knowingly|gross negligence|conscious betrayal|did not mean|careless)\b/,
            /\b(?:not (?:be )?(?:a breach|liable|responsible|treated|regarded|held)|no (?:liability|consequences|claim)|only\b|unless|excused|forgiven|absent|requires|must show|cannot be held|just by)\b/,
          ],
          none: [
            /\bnot required\b|\bliable for negligent\b|\bif (?:the )?\[?\w+\]? used reasonable care|\binsurer\b|\bmeans an\b|\bdismissed\b|\bdelay\b|\bcap\b|\bexceed\b|\bexcept\b|\blimitation\b|\bindirect\b|\bpersonal injury|\bdoes not (?:exclude|limit)|\bnot apply\b|\b(?:other than|save) (?:for|in)\b|\bindemnif/,
          ],
        },
        { all: [/\bwilful misconduct on its part is proved\b|\babsent bad faith\b/] },
        {
          force: ['duty', 'ban', 'fact', 'no-duty', 'exclusion'],
          all: [
            /\b(?:only (?:liable|responsible|answerable)?\s?(?:for|if)?|not (?:constitute|be|amount to|be deemed|be considered)|no (?:breach|liability))\b/,
            /\b(?:(?:un)?intentional(?:ly)?|inadvertent(?:ly)?|accidental(?:ly)?|on purpose|deliberate(?:ly)?|wilful(?:ly)?|willful(?:ly)?|by accident)\b/,
            /\b(?:disclosures?|leak\w*|disclosed|confiden\w+|secrets)\b/,
          ],
          none: [
            /\bwhether intentional\b|\bif (?:it|\[\w+\]) used reasonable care\b|\bexcept\b|\blimitation\b|\bcap\b|\binsur/,
          ],
        },
        {
          force: ['fact', 'ban', 'no-duty', 'duty', 'exclusion'],
          all: [
            /\b(?:not|no|never)\b.{0,20}\b(?:in breach|breach|liable|default|violation|accountable|answerable)\b/,
            /\b(?:disclos\w+|leak\w*|release|use)\b/,
            /\b(?:not|without|unless|absent|lack\w*|no)\b.{0,25}\b(?:intent(?:ion)?|malice|purpose|design|deliberate\w*|wilful\w*|willful\w*|meaning)\b(?: (?:to|of)\b)?/,
          ],
          none: [
            /\bwhether intentional\b|\bresidual|\bmemor|\blaw\b|\bcourt\b|\bexcept in (?:the )?case of (?:fraud|gross)|\bindirect\b/,
          ],
          clause: [/\bconfiden|\bdisclosing|\bsecre|\breceiving/],
        },
      ),
    ),
    'residuals-beyond-memory': borneBy(
      'discloser',
      {
        mutual: true,
        force: ['right', 'no-duty', 'fact', 'exclusion', 'transfer', 'definition'],
        all: [
          ofMind,
          /\b(?:(?:set out|sought|intend\w*|studied .{0,40}intention|on purpose|deliberate\w*|intentional\w*|committed to memory for)\b|notebooks?|working notes|noted down|recorded in (?:\S+ ){0,3}?notes|source materials|(?<!non-)(?<!in)tangible)\b/,
        ],
        none: [
          notMind,
          /(?<!whether or )\b(?:not|without|neither)\b.{0,34}\b(?:intentional\w*|deliberate\w*|on purpose|for the purpose|tangible)|\bhas not\b|\bexclud|\bother than\b|\bintangible form\b(?!.{0,60}(?:note|tangible))|\bchip\b|\bdevice\b|\bnot extend\b|\bwithout\b|\brecall (?:and|procedures?|of)\b|\breporting\b/,
        ],
      },
      {
        mutual: true,
        force: ['right', 'no-duty', 'fact', 'exclusion', 'ban', 'transfer', 'definition'],
        all: [
          /\b(?:memor(?:y|ies)|residuals?|remember(?:s|ed)?|recall(?:s|ed)?|recollect\w*|in (?:the|their) (?:heads?|minds?))\b/,
          /\b(?:(?:whether or not|even (?:if|where|though)|regardless of whether|irrespective of whether|whether)\b.{0,60}\b(?:intentional\w*|deliberate\w*|purpose\w*|memori[sz]ed|stud(?:y|ied)|on purpose|design(?:ed)?|for later use|reus\w+|learned)|(?:or|and) (?:in|from) (?:\S+ ){0,2}(?:notes|notebooks|records|summaries|files|documents|abstracts)|notes (?:prepared|taken|made)|intentionally memori[sz]ed|memori[sz]ed (?:on purpose|for the purpose)|learned by heart)/,
        ],
        none: [
          /(?<!whether or )\b(?:not|without|neither)\b.{0,34}\b(?:intentional\w*|deliberate\w*|on purpose|for the purpose)|\bhas not\b|\bnot extend\b|\b(?:may|shall|must) not (?:\w+ )?(?:use|disclose)\b|\bexcluding\b|\bother than\b|\bresidual (?:value|risk|amount|interest)|\bchip\b|\bdevice\b|\bcomputer memory\b/,
        ],
      },
    ),
    'source-of-leak-presumed': borneBy(
      'recipient',
      {
        all: [
          /\b(?:elsewhere|press|public|known|surfac\w+|turns? up|appear\w*)\b/,
          /\b(?:assumed|presumed|taken|counts? as|treated as|deemed|regarded as)\b(?: \S+){0,4}? \[\w+\](?:'s (?:doing|leak|fault)| (?:gave|leaked|disclosed|revealed|let))\b/,
          /\b(?:unless|until)\b/,
        ],
        none: [/\bnot (?:be )?(?:assumed|presumed|taken|deemed|treated|regarded)\b/],
      },
      ...amongSecrets({
        force: ['duty', 'fact', 'acknowledgement', 'right', 'promise', 'no-right', 'ban', 'waiver'],
        all: [
          /\b(?:leak\w*|secrets?|elsewhere|disclosures?|publication|publicly|public|press|known|surfac\w*|appear\w*|misuse|competitor|third party|third parties)\b/,
          /\b(?:presum\w+|deemed|assumed|taken(?= to (?:be|have))|treated as|regarded as|considered)\b[^.;]{0,130}?\b(?:originat\w+(?: (?:from|with|in))?|come[s]? from|came from|com(?:e|ing) from|stem\w* from|flow\w* from|caused by|leaked by|attributable to|due to|fault of|made by|the source|responsible for|result(?:s|ed|ing)? from (?:a |the |an )?(?:breach|act|disclosure|default|fault|leak)s? (?:by|of)|through a breach by|the one (?:who|that)|(?:to )?have (?:been )?(?:leaked|disclosed|caused|released|revealed|breached))\b|\b(?:presumption|presumed)\b[^.;]{0,60}?\b(?:breach|leak|disclosure|source)\w*\b|\b(?:burden|onus) (?:of (?:proof|proving|showing) )?[^.;]{0,60}?\b(?:not (?:the )?(?:source|cause|come|came|originat\w+|leak\w*|responsible)|(?:leak|disclosure|publication)(?: \S+){0,4}? (?:not|elsewhere|another|other source))\b|\b(?:it is for|must prove|must show|has to prove|shall prove)\b[^.;]{0,80}?\b(?:leak|disclosure|publication)\b(?: \S+){0,4}? (?:did not|not|elsewhere|other source|from another|someone else)\b|\bis (?:the )?(?:source|origin) of (?:any|every|a|the) (?:leak|disclosure|publication)\b[^.;]{0,40}?\b(?:unless|until)\b/,
        ],
        none: [
          /\b(?:deemed|presumed|considered|regarded as|treated as) (?:to be )?(?:(?!that )\S+ ){0,2}?(?:confidential|secret|public|available|material|proprietary|received|given|delivered)\b|\bnot (?:be )?(?:presumed|deemed|assumed|considered)|\bno presumption\b|\bcontributions?\b|\bacts? (?:and|or) omissions? of (?:its|their|such)\b|\bcaused by (?:its|such|the) (?:\w+ )?(?:representatives|employees|affiliates|agents)|\bother than\b|\bworks? (?:made )?for hire|\bgoods\b|\bpatent|\bin connection with the (?:sale|offer)\b|\bdelay|\bbulk|\bsellers?\b|\bindependent(?:ly)? develop/,
        ],
      }),
    ),
    'confidence-without-fault': borneBy(
      'recipient',
      ...amongSecrets({
        all: [
          /\bhowever (?:it|they|the leak|that) (?:came|comes?|happen|arose|arises?|occur)\w*\b|\b(?:no matter how|however) careful\b/,
          /\b(?:leaks?|disclos\w+|known)\b/,
          /\b(?:answers?|answerable|responsible|liable)\b/,
        ],
        none: [/\bnot (?:be )?(?:answer\w*|responsible|liable)\b/],
      }),
      ...amongSecrets({
        within: 'sentence',
        force: ['duty', 'fact', 'acknowledgement', 'promise', 'ban'],
        all: [
          /\b(?:(?:does|shall|will) not (?:depend on|require) (?:\S+ ){0,2}?(?:fault|negligence)|even if (?:\S+ ){0,3}?not to blame|with or without (?:\S+ ){0,2}?(?:fault|negligence)|whether or not (?:\S+ ){0,4}?(?:negligen\w+|at fault|fault|careless|culpable|to blame|responsible)|(?:regardless|irrespective) of (?:\S+ ){0,2}?(?:fault|negligence|care taken|blame|culpability)|(?:even )?without (?:any |its |the )?(?:\[\w+\]'s )?(?:fault|negligence|blame)(?! or (?:breach|wrong))|even (?:if|where) (?:\S+ ){0,6}?(?:no fault|not at fault|without fault|reasonable care|every care|all care|all (?:due|reasonable))|no[- ]fault|strict(?:ly)? liab\w*|strict liability|liability is strict|(?:no|not a) defen[cs]e that (?:\S+ ){0,8}?(?:care|precautions|negligent)|(?:despite|notwithstanding) (?:all |every |any )?(?:reasonable |due )?(?:care|precautions)|as (?:a |an )?(?:insurer|guarantor) of (?:its|the|their) (?:\w+ )?(?:secrecy|confidentiality))\b/,
          /\b(?:disclos(?:ure|ures|ed)|leak\w*|misuse|breach(?:es)? of (?:confiden\w+|secrecy|this (?:clause|section|agreement))|loss of (?:the |any )?(?:confidential|information|documents)|unauthori[sz]ed (?:use|access)|becomes? known|use or disclosure)\b/,
          /\b(?:liab\w+|responsible|answers?|answerable|pay|pays|indemnif\w+|compensat\w+|makes? good|bears?|guarant\w+)\b/,
        ],
        none: [
          /\b(?:not(?! to blame)|no|nor|neither)\b(?: \S+){0,4}? (?:liab\w+|responsible|answerable)(?! (?:\S+ ){0,3}?(?:only|merely))|\bpublic domain\b|\b(?:publicly|generally) (?:known|available)\b|\b(?:becomes?|became|is|was|are|enters?|entered|in) (?:\S+ ){0,5}?public\b|\bexceed\b|\blimit(?:ed|ation)? (?:of|to)\b|\bconsequential\b|\bproducts?\b|\binsur(?:ance|ed)\b|\bwilful|\bwillful/,
        ],
      }),
    ),
    'penalty-besides-damages': borneBy(
      'recipient',
      {
        within: 'sentence',
        all: [
          /\b(?:(?:fixed|agreed|flat|pre-set|that|such) (?:amount|sum)|penalty)\b/,
          /\b(?:(?:does|do|shall|will) not (?:free|release|relieve|discharge)|in no way (?:lessens?|reduces?|limits?|affects?)|over and above)\b(?: \S+){0,12}? (?:loss(?:es)?|damages?|compensation)\b/,
        ],
        clause: [/\bconfiden|\bsecre(?:t|cy)|\bdisclos|\bleak|\bdivulg|\brecipient\b/],
        none: [/\b(?:late|delay\w*|service credits?|rent|deliver(?:y|ed)|termination fee|audit|defect\w*)\b/],
      },
      {
        within: 'sentence',
        force: ['duty', 'fact', 'acknowledgement', 'promise', 'right', 'waiver', 'exclusion', 'ban'],
        all: [
          /\b(?:(?:contractual|agreed) (?:penalt(?:y|ies)|fines?)|penalt(?:y|ies)|liquidated damages|fixed sum|agreed sum|lump sum|(?:daily|such|which|that|this) (?:sum|amount|payment|fine)|sum of|fine of|forfeits?|fine)\b/,
          /\bdamages (?:over and above|in addition to|on top of|besides|alongside) (?:the )?(?:\w+ )?(?:penalty|sum|fine)\b|\b(?:beyond (?:that|it|the \w+)|in addition),?(?: \S+){0,8}? (?:damages|loss(?:es)?|compensat\w+)\b|\b(?:in addition to|on top of|without prejudice to|not in lieu of|over and above|besides|alongside|as well as|cumulative with|does not (?:limit|affect|exclude|replace|discharge)|not (?:be )?(?:set off|credited|deducted|counted|offset|applied) (?:against|towards?|from)|not affect|shall not (?:limit|affect|exclude|replace|preclude)),?(?: \S+){0,9}? (?:damages?|compensation|remed(?:y|ies)|loss(?:es)?|claims?|lieu)\b|\b(?:damages|compensation|(?:actual |full |further |additional |any )loss)(?: \S+){0,5}? (?:may|can|shall|will|remains?|is|are)(?: \S+){0,3}? (?:also|in addition|as well|besides|on top|too)\b/,
        ],
        clause: [/\bconfiden|\bsecre(?:t|cy)|\bnon-?disclosure|\bleak|\bdivulg|\breceiving party|\brecipient\b/],
        none: [
          /\b(?:interest|late|delay\w*|service credits?|rent|price|fees?|deliver(?:y|ed)|penalty of perjury|non-?compet\w*|solicit\w*|injuncti\w+|hire[sd]?|termination fee|breakup fee|employees?|audit|tax|civil penalt|defect\w*)\b|\band not (?:as )?a penalty\b|\bsole\b|\bexclusive\b|\bgoverning law\b|\bcredited\b(?<!not credited)(?<!not be credited)/,
        ],
      },
    ),
    'penalty-for-each-day': borneBy('recipient', {
      within: 'sentence',
      force: ['duty', 'fact', 'acknowledgement', 'promise', 'right', 'waiver'],
      all: [
        /[$£€] ?\d|\b\d[\d,]* (?:dollars|pounds|euros?)\b|\b(?:eur|usd|gbp|chf) \d|\bcontractual penalt|\bliquidated damages\b|\bfine of\b|\bdaily (?:sum|amount|penalty|fine)\b/,
        /\b(?:each|every|per|for each|any) (?:\w+ )?day\b(?: \S+){0,12}? (?:breach\w*|disclos\w+|violation|infring\w*|separate|continu\w*|retain\w*|kept|not (?:been )?returned|remains?|lasts?|published|accessible|outstanding|late|goes on|persists?|non-compliance|default|returning)\b|\b(?:breach\w*|disclos\w+|violation|infring\w*|retain\w*|kept|returned|remains?|lasts?|published|accessible|outstanding|late|goes on|persists?)\b(?: \S+){0,12}? (?:each|every|per|by the) (?:\w+ )?day\b|\bdaily (?:sum|amount|penalty|fine)\b/,
      ],
      clause: [/\bconfiden|\bsecre(?:t|cy)|\bnon-?disclosure|\bleak|\bdivulg|\breceiving party|\brecipient\b/],
      none: [
        /\b(?:late payment|interest|delay\w*(?! in return)|service credits?|rent|price|fees?|deliver(?:y|ed)|insurance|hold-?over|milestones?|completion|availability|outage|non-?compet\w*|hire[sd]?|background check|up to a (?:total|maximum)|not exceed\w*|capped|maximum|gdpr|personal data)\b/,
      ],
    }),
    'residuals-reserve-thin': [
      {
        mutual: true,
        all: [
          /\b(?:no|not|nothing|exclud\w*|except|other than|save|subject to|without|neither|respects?)\b[^.;]{0,110}?\b(?:(?:issued|registered|granted|valid|existing|published) )?(?:patents?|copyrights?)(?: rights?)?(?:,? (?:and|or|nor)(?: under| of)?(?: any| its| the| \[\w+\]'s)? (?:(?:issued|registered|granted|published) )?(?:patents?|copyrights?|designs?))?\b/,
        ],
        clause: [
          /\bresiduals?\b|\bunaided memor|\bretained in (?:the |their )?(?:unaided )?memor|\bmemories\b|\bremember/,
        ],
        none: [
          /\btrade secrets?\b|\bunregistered\b|\bpending\b|\bapplications?\b|\b(?:other|all|any) (?:\w+ )?intellectual property\b|\bmask work|\bother (?:proprietary|intellectual)|\bor otherwise\b|\bknow-how\b|\bresidual (?:value|risk)|\bwarrant|\binfring(?:e|es|ed|ing|ement) (?:any|claims?)\b/,
        ],
        clauseNone: [
          /\b(?:residuals?|exclud\w*|include)\b[^.;]{0,60}\btrade secrets?\b(?: \S+){0,4}? (?:excluded|not|remain)|\b(?:not|no)\b[^.;]{0,80}\btrade secrets\b/,
        ],
      },
    ],
    'protection-unequal': [
      {
        within: 'clause',
        mutual: true,
        all: [
          /\b(?:information|materials?|anything|everything|whatever)(?: \S+){0,3}? (?:disclosed|furnished|provided|supplied|communicated|given|shared|made available) by (?:or on behalf of )?(?:the )?(?<party>\S+)[^;]{0,90}?\b(?:of whatever (?:nature|kind)|in whatever (?:form|medium)|whether or not (?:\w+ )?(?:marked|designated|labell?ed)|marked or not|without (?:any )?marking|however (?:disclosed|communicated))\b/,
          /\b(?:information|materials?|anything|everything|whatever)(?: \S+){0,3}? (?:disclosed|furnished|provided|supplied|communicated|given|shared|made available) by (?:or on behalf of )?(?:the )?(?<party>\S+) (?:\S+ ){0,4}?(?:only |solely )?(?:(?:information|items|documents) )?(?:which|that|to the extent|if|where) (?:it )?(?:\S+ ){0,4}?(?:uploaded|marked|legend|stamped|listed|designated|identified|confirmed|countersigned|labell?ed|scheduled)\b/,
        ],
        clause: [
          /\bconfidential information\b|\bprotected information\b|\bsecret\b/,
          /\b(?:each|either|both|other|mutual)\b/,
        ],
        none: [/\bpersonal data\b/],
        test: (hits) => {
          const [one, other] = hits.map(({ groups }) => groups?.['party']?.replace(/[,;:]$/, ''));
          return Boolean(one && other && one !== other && !/^(?:either|each|a|any|such|one)$/.test(one + other));
        },
      },
    ],
    'regulator-or-insurer-barred': [
      {
        force: ['ban', 'duty', 'no-right', 'promise'],
        all: [
          /\b(?:say nothing|keep silent|(?:shall|may|must|will) not|no|nobody|none)\b(?: \S+){0,8}? (?:insurers?|regulators?|inspectors?|supervisory authorit(?:y|ies)|police)\b/,
          /\b(?:say|tell|told|report\w*|notif\w+|inform\w*|speak)\b/,
          /\b(?:before|unless|until)\b(?: \S+){0,4}? (?:allows?|agrees?|consents?|permits?)\b/,
        ],
        none: [/\b(?:required|compelled|obliged)\b|\blaw\b|\bsettle|\badmit/],
      },
      {
        force: ['ban', 'duty', 'no-right', 'promise'],
        all: [
          /\b(?:consent|approval|permission|agreement)\b(?: \S+){0,3}? (?:before|prior to)(?: \S+){0,3}? (?:notif\w+|inform\w*|tell\w*|contact\w*|report\w*(?: to)?|approach\w*) (?:\S+ ){0,4}?(?:regulators?|insurers?|police|authorit(?:y|ies))\b|\b(?:shall not|may not|must not|will not|not (?:to )?|no (?:\w+ )?(?:statement|disclosure|report|notification|communication|contact)|neither|refrain from|nothing|nobody|no one)\b[^.;]{0,110}?\b(?:including|even|whether|or|not even|nor|with|to|inform|notify|contact|report to|approach) (?:\S+ ){0,3}?(?:regulat(?:ors?|ory authorit(?:y|ies))|insurers?|police|supervisory authorit(?:y|ies)|(?:governmental|public|competent|enforcement) (?:authorit(?:y|ies)|agenc(?:y|ies))|law enforcement|auditors?|authority)\b/,
          /\b(?:approval|consent|permission|agreement)\b(?: \S+){0,3}? (?:before|prior to)\b|\b(?:without|unless|until|before|except with|save with|only with|prior to)\b(?: \S+){0,8}? (?:consent|approv\w+|permission|agree\w*|leave|authori[sz]\w+|sign-?off|released? (?:it|the text))\b/,
        ],
        none: [
          /\b(?:required|compelled|obliged|permitted|requested|mandated)\b(?: \S+){0,6}? (?:law|regulat\w+|rules?|court|authority)|\b(?:as|where|unless|to the extent|except|if)(?: \S+){0,4}? (?:required|legally)\b|\bpolic(?:y|ies) of insurance|\bapproval (?:of|from|by) (?:the |any |a )?(?:regulat\w+|governmental|insurers?|authorit\w+)|\bregulatory approvals?\b|\bsettle|\badmit|\bgifts?\b|\bbrib|\boffer or\b|\bfilings?\b|\bmarketing authori[sz]ation|\bclinical\b|\bproducts?\b|\bassign|\blaws?\b(?! enforcement)|\bpersonal data\b|\bdata subjects?\b|\bnothing (?:in this|contained)\b|\bauthority to\b/,
        ],
      },
    ],
  },
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);

import { unlessDenied } from '../denied.ts';
import { allDaysIn } from '../../text/quantities.ts';
import type { Statement } from '../../statements/statement.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { closeBy, notIn, says } from '../payment/concepts.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** What treats both sides alike burdens neither. */
const alike = /\bboth (?:parties|sides)\b|\beach party\b|\[each\]/;
const definition = /\bmeans\b/;
const audits =
  /\b(?:audit(?:s|ed|ing|ors?)?|inspect(?:s|ed|ion|ions|or|ors)?|examin(?:e|es|ed|ation|ations|ers)|check(?! meter)|compliance checks?|random audits|visit(?:s)?|access to .{0,40}(?:plants?|records|premises|books|personnel|files|systems)|open its (?:accounting )?records|assessor|review(?:s|ing)?|scan|field examinations?|look at|interviews|forensic reviews|verif(?:y|ying|ication)|right of access)\b/;
const notAudit =
  /\b(?:show or repair|repair|market rent|proposed rent|step-in|emergency|landlord|log in|yearly financial statements|own financial statements|delivery inspection|inspect the goods|goods|premises for repair|prospective tenants|due diligence|content|security of the platform|shall inspect the|customer may inspect the goods|home|apartment|tenant's unit|inspection of the goods)\b/;

/** What tells that the one who acts is the one that is audited. */
const audited = (party: string): RegExp =>
  new RegExp(
    `\\[${party}\\]'s (?:own )?(?:possession|books|records|accounts|accounting records|plants?|premises|personnel|entire business|business|invoices?|gross sales|responsibility|expense|cost|account|outlet|customers?|margin|cost,|facilities|systems?|transactions|side|rights?|objections?)|` +
      `\\[${party}\\](?:,? (?:who|which) (?:cannot|may not|must|shall|has)| (?:shall|must|will|agrees|undertakes|is to|has to|may not|cannot|is not|acknowledges|submits))(?! (?:be )?(?:entitled|conclusive|final|binding|let|free|allowed|permitted|admitted|at liberty|shown|have (?:the|a|an|full|free|such|unrestricted|unlimited|complete|unfettered|immediate) (?:\\w+ )?(?:right|access)|have access|have the last|not be required))|` +
      `\\[${party}\\] (?:waives?|pays?|bears?|carries|funds|reimburses?|refunds?|preserves?|retains?|keeps?|stores?|forfeits?|owes?|accepts?|gives?|opens|allows|sold|has no (?:say|right)|repays?|have\\b|use more|answers)|` +
      `\\b(?:charged to|charged back to|billed to|debited from|recovered from|collected from|due from|borne by|met by|paid by|payable by|kept by|retained by|preserved by|maintained by|held by|stored by|falls? (?:up)?on|falls? to|for the account of|shall cost|favou?r of|made by|books of|admitted by|deemed admitted by|binds?|binding on|bind|bind upon|against|noncompliance by|challenge by|violation by|costs? (?:the )?|found (?:in|at|by)|report of|expense of|deleted by|required by|inspection of|audit of|of use by|(?:examination|inspection|checks?|audits?|audit|inspector|inspectors|premises|books|outlets?|plants|compliance|possession) of|in the) (?:the )?\\[${party}\\](?!')|` +
      `\\b(?:if|where|should|when) (?:the )?\\[${party}\\] (?:exceeds?|uses?|has (?:used|under|over|exceeded)|deploys?|understates?|underpays?|overcharges?|has (?:no|incomplete))|` +
      `\\bconfidential information of (?:the )?\\[${party}\\]|\\b(?:the )?\\[${party}\\] has (?:over|under)(?:charged|paid|stated|reported)`,
  );

/** A rule, told apart by who is audited: the one who acts, the taker or the giver, else the other one than who acts. */
const bySide = (rule: IssueRule): readonly IssueRule[] => [
  { ...rule, all: [...rule.all, audited('a')], bears: 'actor' },
  {
    ...rule,
    all: [
      ...rule.all,
      /\b(?:findings|results?|determinations?|auditors?|representatives|report) of (?:the )?\[giver\]|\[giver\]'s (?:audit|auditors?|findings|determination|representatives|inspectors?)/,
    ],
    bears: 'taker',
  },
  {
    ...rule,
    all: [
      ...rule.all,
      /\b(?:findings|results?|determinations?|auditors?|representatives|report) of (?:the )?\[taker\]|\[taker\]'s (?:audit|auditors?|findings|determination|representatives|inspectors?)/,
    ],
    bears: 'giver',
  },
  {
    ...rule,
    all: [...rule.all, /\b(?:findings|results?|determinations?|auditors?|representatives|report) of (?:the )?\[a\]/],
    bears: 'other',
  },
  { ...rule, all: [...rule.all, audited('taker')], bears: 'taker' },
  { ...rule, all: [...rule.all, audited('giver')], bears: 'giver' },
  // Who is licensed or subscribes is audited where nobody is named.
  ...(rule.types
    ? []
    : [
        {
          ...rule,
          types: ['license-agreement', 'saas-agreement', 'lease-agreement', 'rental-agreement'],
          bears: 'taker' as const,
          test: (hits: readonly RegExpExecArray[], statement: Statement) =>
            statement.standing === 'unknown' && (rule.test?.(hits, statement) ?? true),
        },
      ]),
  rule,
];

/** A ban is no power to audit, unless it forbids the audited side to stand in the way. */
const noBan = (rule: IssueRule): IssueRule => ({
  ...rule,
  test: (hits, statement) =>
    (statement.force !== 'ban' ||
      /\b(?:refuse|object|deny|hinder|withhold|delay|obstruct|decline|contest|dispute|challenge|question|limit|charge)\b/.test(
        statement.words,
      )) &&
    (rule.test?.(hits, statement) ?? true),
});

const sided = (rules: readonly IssueRule[]): readonly IssueRule[] => rules.map(noBan).flatMap(bySide);

/** What the next sentence of a clause takes back: such an audit needs notice. */
const noticed = (rules: readonly IssueRule[]): readonly IssueRule[] =>
  sided(rules).map((rule): IssueRule => ({
    ...rule,
    clauseNone: [
      /\b(?:any|each|all|the|such) such (?:audits?|inspections?|visits?|reviews?|examinations?)(?: or \w+)? (?:shall|will|must|may only) be (?:\w+ ){0,3}?(?:up)?on (?:not less than )?(?:reasonable|\d+|\w+ \(\d+\))/,
    ],
  }));

/** Looking into another's books, systems or premises, by whatever name. */
const looks =
  /\b(?:audit(?:s|ed|ing|ors?)?|inspect(?:s|ed|ing|ions?|ors?)?|examin(?:e|es|ed|ing|ations?|ers?)|review(?:s|ers?)?|verif(?:y|ies|ication)|checks?|access (?:to|rights?)|right of access|inquir(?:y|ies)|investigat\w+|scan(?:s|ned)?|assess(?:ment|or)s?)\b/;
const booksAndPlaces =
  /\b(?:books?|records?|accounts?|files|ledgers?|documents?|documentation|systems?|networks?|servers?|computers?|devices?|premises|facilit(?:y|ies)|sites?|offices?|plants?|restaurants?|outlets?|stores?|data|personnel|operations|correspondence|use of the software|usage|compliance)\b/;
const anyTime =
  /\b(?:at any (?:time|hour|moment)|at all (?:times|hours)|whenever|as often as|as (?:many times|frequently) as|any number of times|day or night|round the clock|without (?:any )?(?:prior |advance )?(?:notice|warning|announcement|appointment)|no (?:prior |advance )?(?:notice|warning)|unannounced|with no need to announce|no need to (?:announce|give)|(?:up)?on (?:first )?demand|prior warning|immediate access|with or without (?:prior )?notice|no limit (?:on|to) the number)\b/;
const boundedAudit =
  /\b(?:once (?:a|per|in any|each|every|annually)|(?:1|one) audit|\d+ (?:business |calendar |working )?days'? (?:prior |advance |written )*notice|reasonable (?:prior |advance |written )*notice|(?:normal|regular|ordinary|usual) (?:business|working|office) hours|business hours|office hours|working hours|not more (?:than|often)|no more (?:than|often)|at least \d+|regulators? (?:may|shall)|financial statements|pay\w* .{0,40}on demand|payable on demand|patient|medical|locker|tenant|landlord|apartment|meter(?:s|ing)?|title|public records|own records|goods (?:may|shall) be (?:inspected|examined))\b/;
const everything =
  /\b(?:(?:all|any|every|each)(?: and all)? (?:of (?:its|the|\[\w+\]'s) )?(?:book|record|account|file|document|system|device|network|server|computer|data|facilit|premises|material|correspondence|employee|paper)\w*\b.{0,80}\b(?:of (?:whatever|any) (?:nature|kind|description)|whatsoever|without (?:restriction|limit\w*|exception)|wherever|regardless|unconnected|privileged)|of (?:whatever|any) (?:nature|kind)|unrestricted|unlimited|unfettered|full and free|anything \[\w+\] (?:have|has|hold|own)s?|everything|all (?:that )?(?:they|it|he|the auditors?) (?:ask|wish|want|request|may ask|choose)s?|whatever (?:they|it|the auditors?|information|documents|records)|not excepted|no (?:document|record|system|part) (?:being |is )?(?:excluded|exempt|off limits)|commercially sensitive|privileged|cost (?:build-?ups?|structure|breakdowns?|base)|(?:profit )?margins?|internal (?:correspondence|costs|e-?mails?|communications)|e-?mails?|personal (?:devices|accounts|tax returns)|bank statements|including (?:those )?of its affiliates|staff records)\b/;
const boundedScope =
  /\b(?:files containing|thereto for said purposes|relevant (?:records|books|documents|to)|relating to (?:the|this|its|such)|related to (?:the|this)|limited to|only|solely|necessary (?:to|for)|needed to|not extend|does not|except(?:ing)? (?:for )?(?:privileged|other)|other than (?:privileged|other)|gross margin|to the extent (?:necessary|required|relevant)|reasonable access|source code|data subjects?|subject to .{0,30}confidential\w*|tenant|premises for repair)\b/;
const auditCost = /\b(?:costs?|expenses?|fees|outlay|charges?|disbursements)\b/;
const auditedPays =
  /(?<!\w)(?:for (?:the )?(?:\[\w+\]'s )?(?:sole )?account (?:of|and)|for \[\w+\]'s account|falls? (?:on|upon|to)|borne by|bears?|reimburse\w*|make good|makes? .{0,40} whole|(?:shall|must|will|has to|have to|agrees to) pay|\[\w+\] pays?|paid by|payable by|charged to|recover\w* from|met by|at the (?:cost|expense) of (?:the )?\[)\b/;
const fairCost =
  /\b(?:exceed\w*|(?:above|over|of|by) \d+|more than \d|greater than|in excess of|\d+(?:\.\d+)? ?(?:%|percent|per ?cent)|material(?:ly)?|unless|each (?:party|side)|not be charged|own (?:costs?|expense) of (?:the|any|such) audit|(?:customer|buyer|licensor|client)'s (?:own )?(?:cost|expense)|except (?:that|where|if)|only if|financial statements|annual audit of|independent auditors of the company|tax audit|loan)\b/;
const findings =
  /\b(?:findings?|results?|outcome|conclusions?|report|determination|what .{0,20}(?:audit|review|check|examination) (?:says|shows|finds)|figures? .{0,40}(?:auditor|examiner)|underpayments?|overcharges?|overpayments?|errors|(?:has|have) overcharged|shortfall|discrepanc\w+)\b/;
const bindingFinding =
  /\b(?:final|binding|conclusive\w*|(?:taken|treated|accepted|regarded) as (?:correct|true|accurate|proved)|deemed (?:correct|accepted|accurate|proven|to be)|not (?:be )?(?:open to )?(?:challenge|question|dispute|heard|contest)\w*|may not (?:contest|question|dispute|challenge)|no right to (?:contest|question|dispute|challenge)|says goes|presum\w+|extrapolat\w+|projected|without (?:right of )?(?:appeal|challenge|dispute))\b/;
const fairFinding =
  /\b(?:expert|arbitrat\w+|adjudicat\w+|(?:may|can|entitled to|right to) (?:comment|contest|dispute|challenge|object|respond)|not (?:be )?(?:final|binding|conclusive)|manifest error|binding on (?:both|the parties|\[each\])|both parties|jointly|independent (?:accountant|accounting firm|expert)|tax(?:ing)? authorit\w+|court|laborator\w+|goods|quality|meter|medical|arbitral|warrant\w+ result)\b/;
const excess =
  /\b(?:excess(?:ive)?|exceed\w*|beyond (?:the|its|\[\w+\]'s)|over-?us(?:e|age)|over-?deploy\w*|unlicen[cs]ed|unauthori[sz]ed (?:use|copies|users)|more (?:users|copies|seats|than)|additional (?:users|licen[cs]es)|missing licen[cs]es|under-?pa(?:id|yments?)|under-?stat\w+|under-?report\w*|shortfall|over-?charg\w+|over-?bill\w+|over-?pa(?:id|yments?)|unpaid|non-?compliance|deficienc\w+|discrepanc\w+)\b/;
const multiplied =
  /(?<![\d.])(?:[2-9]|1\d|1\.[1-9]\d*|2\.5)(?:\.\d+)? times\b|\b(?:twice(?! (?:a|an|per|each|every|in|during|yearly)\b)|two-?fold|three-?fold|four-?fold|five-?fold|ten-?fold|double|doubled|treble|triple|tripled|multiple of|(?:a|an) (?:factor|premium|uplift|surcharge|penalty) of)\b|(?<![\d.])(?:1[1-9]\d|[2-9]\d\d|1000) ?(?:%|percent|per ?cent)|\bplus (?:a |an additional )?(?:[1-9]\d|100) ?(?:%|percent|per ?cent)|\blist (?:prices?|rates?|fees?)\b|\b(?:without|no|regardless of|without regard to) (?:any )?(?:the )?discounts?\b|\b(?:rates|prices) then in force\b|\bback ?dated\b|(?<![\d.])(?:[2-9]|1[0-9]) ?(?:%|percent|per ?cent) (?:per|a) month\b|\bpenalt(?:y|ies)\b|\bliquidated damages\b/;
const fairExcess =
  /\b(?:at (?:its|the) (?:contract|agreed) (?:prices?|rates?)|contract prices|liabilit(?:y|ies)|aggregate|indemn\w*|not (?:be )?(?:charged|liable)|no penalty|late (?:payments?|fees?)|rent|tenant|holdover|insurance|salary|bonus|severance|commitment|without penalty|terminat\w+ fee|limitation|fees paid|amounts paid)\b/;
const unsuitable =
  /\b(?:(?:a |any |direct |including )+competitors?|compet\w+ (?:of|with)|rivals?|same (?:field|line|business|industry|market)|conflict of interest|contingen\w+|share of (?:the |any |what )?(?:sums?|recover\w*|savings|it|amounts?|findings)|percentage of (?:the |any |what )?(?:sums?|recover\w*|savings|it|amounts?|findings)|proportion to (?:its|the|their) (?:findings|recover\w*)|paid (?:by|on) results|commission|bounty|(?:one|person|firm) (?:remunerated|paid) by a share|of its (?:own |sole |free )?(?:choosing|choice)|can't object|may not object|no (?:right|say|objection)|whomever|whoever)\b/;
const auditorWord =
  /\b(?:auditors?|audit firm|inspectors?|examiners?|reviewers?|(?:audit|review|inspection|examination)\b.{0,40}\b(?:carried out|conducted|performed|done|made)|person (?:appointed|engaged)|verif\w+ (?:firm|agent)|consultants? .{0,20}audit)\b/;

/** What makes an issue harmless however it is worded. */
const harmless: Readonly<Record<string, RegExp>> = {
  'auditor-unsuitable': /\b(?:opposing counsel|whoever (?:wins|commissions)|loan|sale falls through)\b/,
  'audit-excess-multiple': /\b(?:steel|additional users|renewals|ebitda|earn-?out|consideration for the shares)\b/,
  'audit-findings-binding':
    /\baccepted by (?:the )?\[a\]|\b(?:meter readings|common charges|base rent|net (?:revenue|profits)|deposit)\b/,
  'audit-no-confidentiality':
    /\b(?:residuals|unaided memory|physician|steel|test reports|raise the alarm|without the \[\w+\]'s written permission)\b/,
  'audit-cost-on-audited': /\b(?:rent review|overpaid fees|training|travel and living)\b/,
  'audit-scope-unlimited': /\b(?:subcontractors with respect to|delete all|analyze and exploit|rate cards)\b/,
};

const exceptHarmless = <Rules extends Readonly<Record<string, readonly IssueRule[]>>>(rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([id, all]) => {
      const never = harmless[id];
      return [id, never ? barring([never], all) : all];
    }),
  ) as unknown as Rules;

/** A limit on when or how a right to audit is used, which still exists. */
const auditLimited =
  /\[each\]|\b(?:more than (?:once|\d)|once (?:in|per|a|every)|privileged|competitor|older than|except|unless|other than|during|only|prior (?:written )?(?:notice|consent)|without (?:first|reasonable|prior|the)|until|confidential\w*|unreasonably|on or in|interfer\w+|disrupt\w*|goods|premises|after|before|obligat(?:ion|ed) to|duty to|obligated|no (?:obligation|duty)|patients?|employees?|more frequently)\b/;

/** Who may look into whose books, at whose cost and with what effect. */
const affirmed = defineTopic(
  'audit',
  file,
  exceptHarmless(
    closeBy({
      'no-audit-right': [
        {
          bears: 'actor',
          force: ['ban', 'no-right', 'waiver', 'exclusion'],
          all: [
            /\[a\](?: (?:shall|will|may|can(?:not|'t)?|has|have|had|is|are|be|not|no|right|waives?|gives up|agrees|entitled|any|the|its|all|to|of|under any circumstances)){1,8}? (?:audit|inspect|examine|verify)\b(?! by| of| or inspect the (?:goods|premises))/,
            /\b(?:books|records|accounts|vouchers|statements?|calculations?|invoices|systems|facilities|costs|meters?|logs)\b/,
          ],
          none: [auditLimited],
        },
        {
          bears: 'actor',
          all: [
            /\b(?:nothing in (?:this|the) \w+ (?:entitles|gives|allows)|in no event (?:may|shall)) (?:the )?\[a\](?: (?:the right|be entitled))?(?: to)? (?:audit|inspect|examine|verify)\b/,
            /\[o\]'s (?:\S+ ){0,3}?(?:books|records|accounts|systems|vouchers)\b/,
          ],
          none: [auditLimited],
        },
        {
          bears: 'other',
          force: ['no-duty', 'ban'],
          all: [
            /\[a\] (?:is|are|shall|will)? ?not (?:be )?(?:obliged|required|obligated|bound) to (?:give|grant|allow|permit|provide|let|open)\b.{0,60}\b(?:access to|audit|inspection of|inspect|examine)\b.{0,60}\b(?:books|records|accounts|vouchers|calculations?|statements)\b/,
          ],
          none: [auditLimited],
        },
      ],
      'audit-any-time': notIn(
        'employment-contract',
        barring(
          [
            /\b(?:surveyors?|valuers?|see these|take over|step in|licen[cs]es necessary|file any amendment|(?:your|\[\w+\]'s) reviews|photograph or comment|regulators, auditors|copies of the audit report|replace its auditors|doctor|physician|cancell?ed checks)\b|\[\w+\] and\/or\b|\band\/or (?:the )?\[\w+\] may\b/,
          ],
          noticed([
            // A day or two of notice bounds nothing where nothing bounds how often.
            {
              force: 'right',
              all: [
                looks,
                booksAndPlaces,
                /\bas (?:often|frequently|many times) as (?:it|they|he|she|the \[\w+\]|\[\w+\]) (?:may )?(?:wish|choos|lik|want|pleas|see|think|desir|requir|elect|consider)/,
              ],
              none: [alike, definition, notAudit],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:audit\w*|inspect\w*|examin\w*|verif(?:y|ies|ication)|check(?:s|ed)?|look (?:at|into)|enter (?:upon |into )?.{0,40}(?:premises|facilit\w+|site|plant)\w*.{0,60}(?:inspect|audit|examin|check|verif)|(?:be )?let in(?:to)?|throws? open|lays? open|opens?(?: up)? (?:its|the|all)|admit(?:s|ted)?|access to (?:its |the |all |any |\[\w+\]'s )*(?:books|records|accounts|premises|facilit\w+|systems|documents|files|plants?|sites?))\b.{0,140}/,
                booksAndPlaces,
                anyTime,
              ],
              test: (_hits, { force, words }) =>
                (force !== 'ban' && force !== 'no-right') ||
                /\b(?:refuse|object|deny|hinder|withhold|delay|obstruct)\b/.test(words),
              none: [
                alike,
                definition,
                notAudit,
                boundedAudit,
                /(?<!\w)(?:other customers|terminat\w+|modif\w+|suspend\w*|personal data|may access (?:its|the) account|backup|deliver(?:ed|y)? .{0,20}documents? (?:up)?on demand|\[taker\] data|privacy|cookies|monitor\w* (?:the )?content|change|return|copies of|certificates?|maintain\w*|available at all times|support|uptime|log ?in|intellectual|premises shall be|guarantor|borrowings?|pay(?:s|able)?)\b/,
              ],
            },
            {
              force: 'right',
              all: [
                /\b(?:look at|see|check|go through|inspect|audit|examine|review)\b/,
                /\b(?:books|records|accounts|files|premises|systems|facilities|ledgers)\b/,
                says(
                  'whenever',
                  'at any time',
                  'any time',
                  'at all times',
                  'without (?:prior |any )?notice',
                  'unannounced',
                  'as often as',
                  'day or night',
                  'as it (?:likes|wishes|pleases|sees fit)',
                ),
              ],
              none: [
                alike,
                definition,
                notAudit,
                /\b(?:days' (?:prior |written )*notice|reasonable notice|once a|business hours|other customers|own)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                audits,
                /\b(?:at any (?:time|hour|moment)|at all times|whenever|without (?:any )?(?:prior )?(?:notice|warning)|no (?:prior )?notice|unannounced|immediate access|as often as|any number of times|as it (?:considers|sees) fit|no restriction on (?:frequency|timing)|on demand|continuous|prior warning not|from time to time at|hour's notice|at .{0,20}pleasure|random|repeatedly|day or night|without telling)\b/,
                /\b(?:may|can|entitled|shall|will|right|free|is free|allow|permit|given|take place|open)\b/,
              ],
              none: [
                /\b(?:medical|bag, locker|locker|phone)/,
                alike,
                definition,
                notAudit,
                /\b(?:once (?:a|per|in any|each) (?:year|calendar year|12)|\d+ (?:business |calendar |working )?days'? (?:prior |advance |written )*notice|regulator|no audit may|not (?:more|be) |at least \d+|reasonable (?:prior |advance )?notice|business hours|remedy|invoices? at any time|financial statements|other customers|other \[\w+\]|terminat\w+|material(?:s)? at any time|certificates?)\b/,
              ],
            },
          ]),
        ),
      ),
      'audit-scope-unlimited': sided([
        {
          all: [
            /\b(?:decline|refuse|withhold|object) (?:to )?(?:produce|producing|show|disclos\w+|provid\w+|access to)\b/,
            /\b(?:material|documents?|records?|information|books)\b/,
            /\b(?:commercially sensitive|privileged|confidential(?:ity)?|unconnected|trade secrets?|irrelevan\w+)\b/,
          ],
          none: [alike, definition, /\b(?:may (?:decline|refuse|withhold)|court|litigation|discovery|subpoena)\b/],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:audit(?:s|ed|ors?)?|inspect\w*|examin\w*|review|produce|access(?: to)?|shown|look at|see|disclose)\b/,
            booksAndPlaces,
            everything,
            /\b(?:audit\w*|inspect\w*|examin\w*|access|reviews?|produce|verif\w+)\b/,
          ],
          none: [
            alike,
            definition,
            notAudit,
            boundedScope,
            /\b(?:may not|not be required|no access|e-?mail(?:ed)? (?:to|notice)|notices?|software as a service|users? may access|unlimited (?:users|access to the (?:service|library|gym))|license(?:d)? (?:to|grant)|due diligence|merger|goods of any kind|warrant\w+|indemn\w*|liabilit\w+|litigation|discovery|court|subp\w+|compelled|delivery|gross sales)\b/,
          ],
          test: (_hits, { force, words }) =>
            force !== 'ban' || /\b(?:decline|refuse|object|deny|withhold)\b/.test(words),
        },
        ...barring(
          [
            /\b(?:certified public|reasonable access|reasonable prior|approved item|remove content|once|customary)/,
            /\b(?:source code|step-in|thereto for said purposes|files containing|customer content|breach of data|repository|payroll records in such|reasonable suspicion of loss)/,
            alike,
            definition,
          ],
          [
            {
              all: [
                /\b(?:audit\w*|inspect\w*|examin\w*)\b/,
                /\b(?:access to|inspect|examine|see|review)\b.{0,40}\b(?:all|any|every)\b.{0,60}\b(?:data|systems?|offices|records|books|premises|documents|accounts|facilities|computers)\b/,
                /\b(?:without (?:restriction|limit\w*)|of any kind|whatever|unrestricted|whatsoever|unlimited|any and all)\b/,
              ],
              none: [/\brelevant|\brelating to|\blimited to|\bonly\b/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:audit\w*|inspect\w*|examine|access|review)\b/,
                /\b(?:internal costs|profit margins?|margins|cost structure|dealings with other|all of .{0,20}(?:computers|networks|records|systems|books)|any and all (?:books|records|systems)|all (?:computers|networks|business records|systems)|full access|unrestricted|unlimited access)\b/,
                /\b(?:may|shall|can|entitled|extend|has|right|permit|allow)\b/,
              ],
              none: [
                /\b(?:not|limited to|relating to|relevant|no access|only|data room|gross margin|books and records of the company)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                audits,
                /\b(?:all (?:its )?(?:books|records|systems|documents|premises)|of whatever nature|anything (?:\[\w+\]|you) have|everything|every device|each device|unrestricted|entire business|any (?:of|other business|employee)|whole of the records|whatever information|unlimited system|personal tax returns|payroll|margin|cost, margin|e-?mails?|bank statements|other clients|privileged or not|any of \[\w+\]'s computers|of any kind)\b/,
                /\b(?:may|can|shall|open to|has|right|entitled|access|form part|allow)\b/,
              ],
              none: [
                /\b(?:limited to|only (?:the )?(?:books|records)|needed to verify|but not|no access|does not extend|not (?:include|extend)|relat(?:e|es|ing) to (?:the )?(?:products|this|services|fees)|reasonably (?:necessary|required)|indemnity|disclosed all|data room|to verify|pertaining to|relevant|prices? (?:charged|given)|purchasers|comparable|parity|necessary to|retain|books and records of the company|survive|three years|own financial)\b/,
              ],
            },
          ],
        ),
      ]),
      'audit-cost-on-audited': barring(
        [/\b(?:may audit,? at)\b|\bperformed at (?:the )?\S+ (?:own |sole )?expense\b/],
        sided([
          {
            within: 'sentence',
            all: [
              looks,
              auditCost,
              auditedPays,
              /\b(?:audits?|inspections?|examinations?|examiners?|auditors?|reviews?|visits?)\b/,
            ],
            none: [
              alike,
              definition,
              notAudit,
              fairCost,
              /\b(?:goods|premises|property|title|closing|medical|environmental|survey|building|tests? fails?|re-?inspect\w*|due diligence|appraisal|engineer|legal fees|attorneys|records of (?:all )?(?:costs|expenses)|(?:costs?|expenses?|charges|fees) (?:records|incurred under|and records)|to verify (?:the )?(?:costs|charges|fees|expenses)|operating (?:costs|expenses)|invoices?|insurance|credit)\b/,
            ],
            test: (hits, { force }) =>
              force !== 'no-duty' &&
              !/\b(?:records|books) (?:of|relating to|showing) (?:all )?(?:costs|expenses)/.test(hits[0]!.input),
          },
          ...barring(
            [
              /\[a\].{0,90}\bat \[a\]'s|\bany such audit|\baudit\b.{0,60}at \[a\]'s (?:sole )?(?:cost|expense)/,
              /(?<!\w)(?:reveal|disclos|shortfall|under-?report|underpay|non-?compliance|recording party|in such (?:case|event)|in the event|\[a\].{0,60}at \[a\].s|(?<!each )(?<!any )such (?:audit|inspection|examination)|the (?:full |entire )?costs? of the (?:audit|examination)|at \[a\].s (?:sole )?(?:cost and )?expense during)/,
              alike,
              definition,
            ],
            [
              {
                all: [
                  /\b(?:costs?|expenses?|fees)\b/,
                  /\b(?:any|every|each|all|the) (?:such )?(?:audits?|inspections?|examinations?)\b/,
                  /\b(?:falls? (?:up)?on|lies? with|(?:is|are) (?:for|on) |borne by|paid by|met by|charged to|bears?)\b/,
                ],
                none: [/\b(?:if|unless|only|where|except|exceed\w*|more than|own|reasonable|auditing party)\b/],
              },
              {
                all: [
                  /\bbears? the (?:full |entire |whole )?(?:costs?|expenses?|fees)\b|\bpay(?:s)? (?:for|the (?:costs?|fees) of)\b|\bcosts?\b.{0,40}\b(?:borne|payable|paid) by\b/,
                  /\b(?:each|any|every|all|such) (?:such )?(?:audits?|inspections?|examinations?|checks?|reviews?)\b/,
                ],
                none: [/\b(?:if|unless|only|where|except|exceed\w*|more than|own)\b/],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:audits?|inspections?|examinations?|auditors?)\b/,
                  /\b(?:all (?:audit )?costs|costs?|expenses?|fees)\b/,
                  /\b(?:borne by|at (?:the )?\[\w+\]'s (?:sole |own )?(?:expense|cost)|reimburse\w*|paid by|bears?)\b|\bat the \[\w+\]'s expense/,
                ],
                none: [
                  /\b(?:if|unless|only|where|exceed\w*|more than|own cost|each|reveal\w*|show\w*|of the auditing|taxes|financial statements|insurance|except|provided|overpaid|overcharged)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:audits?|auditors?'?s?|examination|inspections?|field examinations?|check|forensic reviews?|verifying|assess\w+|compliance reviews?)\b/,
                  /\b(?:costs?|fees|expenses?|charge|expense|pay(?:s)? for|free of charge|carries its cost|funds)\b/,
                  /\b(?:borne by|bears?|reimburse|pay(?:s)?|sole expense|at the .{0,20}expense|for the .{0,20}account|responsib\w+|debited|recoverable|refunds|funds|carries)\b/,
                  /\b(?:all costs|irrespective|even if|on demand|free of charge|any discrepancy|however small|per visit|as often as|1 dollar|error of|whether or not|in every case|for the \[?\w+\]?'?s? ?account|with travel|regardless|every)\b/,
                ],
                none: [
                  /\b(?:more than \d|unless|exceeds? \d|exceed 5|only (?:where|if)|licensor bears the cost|own (?:costs|financial statements)|not liable|losing party|own expense and|5 ?(?:%|percent)|beyond 2 days|annual audit of its own)\b/,
                ],
              },
              {
                all: [
                  /\b(?:reimburse|pay|bear)s?\b.{0,40}\b(?:audit|auditor|inspection|examination)\w*'?s? (?:expenses|costs|fees)/,
                ],
                none: [/\b(?:if|unless|only|where|more than|exceed\w*|own|reasonable)\b/],
              },
              {
                all: [
                  /\b(?:audit|inspection|examination)\w*\b.{0,80}\b(?:for the (?:\[\w+\]|processor|supplier)'s account|at the sole expense of|at \[\w+\]'s (?:sole )?(?:cost|expense))/,
                ],
                none: [/\bif\b|\bunless\b|\bonly\b|\b\d ?%/],
              },
            ],
          ),
        ]),
      ),
      'audit-no-confidentiality': barring(
        [/\baudited (?:\w+ )?(?:financial )?(?:statements|accounts)\b/],
        sided([
          {
            all: [
              /\b(?:audit|inspection|examination|review|auditors?|inspectors?|examiners?)\b/,
              /\bnot (?:be )?(?:count|treated|regarded|deemed|considered|constitute)\w*(?: as| to be| be)? confidential|\bno duty of (?:secrecy|confiden\w+)|\bnot (?:be )?(?:required|obliged|bound|asked) to (?:sign|give|enter|keep|accept)\b.{0,60}\b(?:confidential\w*|secre\w+|non-?disclosure)/,
            ],
            none: [alike, definition, notAudit],
          },
          {
            within: 'sentence',
            all: [
              looks,
              /\b(?:(?:used?|disclosed?|publish(?:ed)?|shared?|pass(?:ed)?(?: on)?)\b.{0,80}\b(?:as it|fit|anyone|any(?:body|one)|third part\w+|others|freely|any (?:purpose|person)|without (?:restriction|reference|consent|limit)|at its discretion|other (?:vendors|suppliers|customers))|not (?:be )?(?:count|treated|regarded|deemed|considered|constitute)\w*(?: as| to be| be)? confidential|no duty of (?:secrecy|confiden\w+)|not (?:be )?(?:required|obliged|bound) to\b.{0,60}\b(?:confidential\w*|secre\w+|non-?disclosure)|no (?:undertaking|obligation|duty) of (?:confiden\w+|secrecy)|(?:at liberty|free|entitled) to (?:publish|disclose|share|use)|belongs? to)\b/,
              /\b(?:audit\w*|inspect\w*|examin\w*|review|what (?:\[\w+\]|it|they) finds?|findings|results?|brings? to light|information obtained)\b/,
            ],
            none: [
              alike,
              definition,
              notAudit,
              /\b(?:may not|shall not disclose|not disclose|only (?:whether|to)|except to|shall (?:sign|keep|treat)|under a duty|subject to|bound by|bound to secrecy|secrecy undertaking|as required by law|regulators? only|in confidence|confidentiality (?:agreement|undertaking) (?:before|first)|financial statements|tax|tenant|credit|content|user|goods|test results|patent|public domain)\b/,
            ],
          },
          ...barring(
            [
              /\b(?:samples|platform|recipient|public documents)/,
              /\b(?:inspectors\.)/,
              /\b(?:release of the deposit|deposit)/,
              alike,
              definition,
            ],
            [
              {
                within: 'sentence',
                all: [
                  /\b(?:audit|inspection|examination)\b/,
                  /\b(?:use|disclose|publish|share|pass on)\b.{0,30}\b(?:as it (?:likes|sees fit|wishes|pleases)|freely|for any purpose|to anyone|without restriction|at will)\b/,
                ],
                none: [/\bmay not|\bshall not|\bonly\b/],
              },
              {
                all: [
                  /\bnot (?:be )?(?:obliged|required|bound)\b.{0,40}\b(?:confidential|secret|confidence)\b|\bno (?:duty|obligation)\b.{0,40}\b(?:confiden\w+|secrecy)\b/,
                  /\b(?:audit|inspection|findings|examination)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:audit|inspection|review|examination)\b/,
                  /\b(?:(?:may|free to|entitled to|can)\b.{0,30}\b(?:disclose|share|publish|use)\b|no (?:obligation|duty) of confidentiality|not (?:be )?(?:treated as )?confidential)\b/,
                  /\b(?:results?|findings|data|information|anything|reports?)\b/,
                ],
                none: [
                  /\b(?:may not|shall not|not disclose|only|solely|required by law|confidentiality agreement|to verify|regulator|prices?|personal data)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:audits?|auditors?'?|audited|inspect\w*|examin\w+|access|obtained in|find in|gathered|learn\w*|sees in|findings|reports on|working papers)\b/,
                  /\b(?:not (?:be )?(?:treated as )?confidential|no (?:duty of secrecy|confidentiality)|not bound to keep|share what|any purpose|publish|pass on|disclosed? to|any use it likes|without restriction|excluded from the definition of confidential|hand them to|rival suppliers|release|not .{0,20}subject to section|nothing .{0,60}is subject to|may be disclosed|anyone)\b/,
                ],
                none: [
                  /\b(?:sign a confidential|may not disclose|are confidential|regulator requires|residual|published accounts|keeps what|bound to secrecy|shall not disclose|not (?:be )?disclosed?|whether the royalties|remains confidential|required by law|subject to confidentiality)\b/,
                ],
              },
            ],
          ),
        ]),
      ),
      'audit-findings-binding': barring(
        [/\b(?:no right to audit|statement of operating|final payment|accurate records)\b/],
        sided([
          {
            within: 'sentence',
            all: [/\b(?:audit\w*|inspect\w*|examin\w*|reviews?|checks?|sample)\b/, findings, bindingFinding],
            none: [
              alike,
              definition,
              notAudit,
              fairFinding,
              /\b(?:final (?:payment|acceptance|certificate|report|invoice|settlement|account|audit report)|final determination|binding (?:agreement|arbitration|effect)|terms|presumption of|projected (?:revenue|costs|sales|volume|needs|demand)|rent|premises|title)\b/,
            ],
          },
          {
            all: [
              /\b(?:shall not be heard|may not|not (?:be )?entitled|no right|shall not)\b.{0,20}\b(?:to )?(?:question|contest|dispute|challenge|object to)\b.{0,60}\b(?:audit|inspection|examination|findings|auditor|review)\w*/,
            ],
            none: [alike, definition, notAudit, fairFinding],
          },
          {
            all: [
              /\b(?:audit|inspection|examination)\b.{0,20}\b(?:results?|findings?|reports?|outcome)\b|\b(?:results?|findings?|outcome)\b.{0,30}\b(?:audit|inspection|examination)\b/,
              /\b(?:must accept|shall accept|may not (?:challenge|dispute|contest)|not (?:be )?(?:challenged|disputed|contested|open to)|without (?:objection|appeal)|final|binding|conclusive)\b/,
            ],
            none: [
              alike,
              definition,
              /\bnot (?:be )?(?:binding|final)|\bexpert|\bindependent|\bcomment|\bunless|\bdraft/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:audit\w*|sample|inspection|examination)\b/,
              /\b(?:projected|extrapolat\w*|without dispute|final|conclusive|binding|bind|deemed (?:correct|accepted))\b/,
              /\b(?:refund|pay|findings?|results?|errors|amount|shortfall)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:not|unless|expert|comment|independent|manifest|arbitrat\w*|financial statements|accounts|agreed)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:audit\w*|inspector|inspection|examination|assessor|findings?|network inquiry|sample|check shows|documents are missing)\b/,
              /\b(?:final|binding|binds?|conclusive|may not contest|accept it|deemed admitted|waives objections|presumed|irrebuttabl\w+|not open to challenge|last word|cannot appeal|extrapolat\w+|without recourse|no right to (?:challenge|contest|dispute))\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:not bind(?:ing)?|do not bind|before it is final|unless one|unless either|refers the matter|independent|expert|arbitrator|completion accounts|chosen by|\d+ days to comment|manifest error|rebutt|this agreement is|non-?binding|undisputed|service levels?|court)\b/,
            ],
          },
        ]),
      ),
      'audit-excess-multiple': barring(
        [
          /\bfinal purchase price\b|\bpurchase price exceeds\b/,
          /\b(?:rent|only (?:wil+ful|fraudulent|intentional))\b/,
          /\b(?:shortfall|difference|underpayment|balance) at the (?:contract|agreed) (?:rate|price)/,
          /\b(?:price|rates?|fees?) less (?:its|the|their|any) (?:\w+ )?discount/,
          /\b(?:bear|pay|meet|reimburse|borne)\b[^.;]{0,60}\b(?:costs?|expenses?|fees) of (?:the|such|any|that) (?:audit|examination|inspection)\b(?![^.;]{0,80}(?:\d|times|double|twice|plus))/,
        ],
        sided([
          {
            within: 'sentence',
            all: [
              excess,
              multiplied,
              /\b(?:audit\w*|inspect\w*|review\w*|check\w*|examin\w*|verif\w+|licen[cs]e\w*|users?|usage|royalt\w+|gross sales|over-?charg\w+|deploy\w*|entitlement)\b/,
              /\b(?:pay(?:s|able)?|paid|charg\w+|bill\w*|invoic\w+|refund\w*|cost|buy|purchase|owes?|repay\w*|reimburse\w*|liable)\b/,
            ],
            none: [
              alike,
              definition,
              notAudit,
              fairExcess,
              /\b(?:costs? of (?:the |such )?(?:audit|inspection)|minimum|take-or-pay|overtime|storage|customs|fuel|delivery|hours?|quota|seats? may)\b/,
            ],
          },
          ...barring(
            [
              /\b(?:in excess of \d+ ?(?:%|percent)|more frequently|reasonable times|fees of such audit|annual audit)/,
              /\b(?:sublet)/,
              alike,
              definition,
            ],
            [
              {
                all: [
                  /\b(?:audit|inspection|review|examination|under-?licens\w+|over-?us\w+|shortfall|excess)\b/,
                  /\b(?:double|twice(?! (?:a|an|per|each|every|in|during|yearly)\b)|triple|treble|\d+ times|[1-9]\d\d ?(?:%|percent)|penalty|punitive)\b/,
                  /\b(?:invoiced?|charged?|billed?|pay\w*|paid|owed?|due|price|fee)\b/,
                ],
                none: [
                  /\bno penalty|\bwillful|\bliabilit|\bcap\b|\bnot exceed|\bseverance|\bwithout penalty|\bovertime|\brent\b|\bunderpayment of more than/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:pay|owe|charge|due)\w*\b/,
                  /\b(?:in excess of|excess|overuse|over-?deploy\w*|unlicensed|under-?report\w*|under-?pa\w+|unauthori[sz]ed use)\b/,
                  /\b(?:[2-9]|\d\d) times\b|\b(?:double|twice(?! (?:a|an|per|each|every|in|during|yearly)\b)|treble|triple)\b|\b[1-9]\d\d ?(?:%|percent)/,
                ],
                none: [/\bno penalty|\bwillful|\bliabilit|\bcap\b|\bnot exceed|\bcontract price/],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:audit\w*|inspection|examination|review|under-?reported|under-?paid|excess use|overcharges?)\b/,
                  /\b(?:penalty|penalties|double|twice(?! (?:a|an|per|each|every|in|during|yearly)\b)|triple|treble|\d (?:times|x)|multiple|surcharge|\d\d\d (?:percent|%)|list price)\b|\b\d{3} ?%/,
                  /\b(?:pay|repay|repaid|paid|owe|charge|refund|due)\w*\b/,
                ],
                none: [
                  /\b(?:no penalty|not|contract price|willful|severance|cap|liabilit\w+|not exceed|without penalty)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:audit\w*|inspection|review|excess use|unlicensed|over-?charges?|under-?(?:stated|payments?|reported)|overuse|use more than|wrongly billed|unreported|billing error|noncompliance|overdeploy\w*|discrepanc\w+|exceed\w*)\b/,
                  /\b(?:(?:\d+|three|two|five|four|treble|triple|double|twice) ?(?:times|x)?\b.{0,30}(?:price|amount|rent|value|overcharge|rate|fees?)|double|treble|triple|multipl\w+|penalt(?:y|ies)|surcharge|without discount|list (?:fees|price)|1[2-9]\d ?%|[2-9]\d\d ?%|1[2-9]\d percent|forfeits?|fines?|interest at (?:1[89]|2\d)|times)\b|\b\d{3}%/,
                  /\b(?:charge[sd]?|repay|owe[sd]?|payable|pays?|costs?|forfeits?|recover|attract|fines?|due)\b/,
                ],
                none: [
                  /\b(?:no penalty|only willful|severance|capped|liability|not exceed|interest at 4|1 percent above|1% above|prices in the order form|contract price|corrected in|salary|bonus|late fee|storage|overtime|working hours|tenant's security|minimum)\b/,
                ],
              },
            ],
          ),
        ]),
      ),
      'auditor-unsuitable': sided([
        {
          within: 'clause',
          all: [
            /\[\w+\] (?:picks?|chooses?|selects?|appoints?) the (?:auditor|inspector|examiner)/,
            /\[\w+\] (?:can't|cannot|may not|has no right to|shall not) (?:object|refuse|reject|challenge)/,
          ],
        },
        {
          all: [
            /\b(?:auditors?|examiners?|inspectors?)\b.{0,60}\b(?:remunerated|paid|compensated|rewarded|engaged)\b.{0,60}\b(?:share|percentage|proportion|contingen\w+|results|commission)\b/,
          ],
          none: [alike, definition, notAudit, /\b(?:not|neither|nor|no)\b/],
        },
        {
          within: 'sentence',
          all: [auditorWord, unsuitable, /\b(?:audit\w*|inspect\w*|examin\w*|review\w*|recover\w*|verif\w+)\b/],
          none: [
            alike,
            definition,
            notAudit,
            /\b(?:not (?:a|be a|to be a|appoint|engage|compet\w+)|no competitor|non-?compet\w+|who is not|that is not|other than|independent|(?<!no )right to (?:reject|object)|may (?:reasonably )?(?:object|refuse|reject)|not paid|certified public|statutory auditors?|auditors? of the company|shareholders?|contingent liab\w+|contingenc\w+|neither|nor|unless|except|shall not|restrict\w*|insurance)\b/,
          ],
        },
        {
          all: [
            /\b(?:no objection|gives? up|waives?|no right|may not|shall not|can't)\b.{0,60}\b(?:object|refus\w+|right|objection|reject\w*)?\b.{0,60}/,
            /\b(?:auditors?|examiners?|inspectors?|(?:appointed|engaged) .{0,40}(?:audit|review|inspect\w*|examin\w*))\b/,
            /(?<!\w)(?:compet\w+|conflict of interest|same (?:field|line|business)|trades in|our choice|\[\w+\]'s choice|proportion to|results)\b/,
          ],
          none: [
            alike,
            definition,
            notAudit,
            /\b(?:shall not appoint|may not appoint|not appoint|auditor must|independent)\b/,
          ],
        },
        ...barring(
          [/\b(?:named consultants|repairs|consultants may be)/, alike, definition],
          [
            {
              all: [
                /\b(?:engage|appoint|use|choose|send|nominate)\b.{0,40}\b(?:any(?:one| person| third part\w+)?|competitors?)\b/,
                /\bcompetitors?\b|\bof its choice\b|\bcontingen\w+/,
                /\b(?:audit|inspection|examination|inspect)\b/,
              ],
              none: [/\bnot (?:be )?(?:a )?competitors?|\bmay not|\bother than/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:auditors?|examine|audit)\b/,
                /\b(?:contingen\w+|competitors?|share of (?:the )?(?:savings|recover\w+)|conflict of interest|percentage of (?:the )?(?:recover\w+|savings|findings))\b/,
                /\b(?:may|engage\w*|appoint|choose|choice|use|select\w*)\b/,
              ],
              none: [
                /\b(?:may not be|not (?:be )?(?:a )?competitors?|no competitor|not in competition|independent|not paid|other than|must not|shall not be|right to reject|subject to)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:audit\w*|examiners?|inspectors?|check|reviewing firm|benchmarking|consultants|whoever|recovery auditors)\b/,
                /\b(?:competitors?|competes?|competing|rivals?|share of|contingent|results|recoveries|bounty|any person|anyone|other franchisees|other distributors|whoever|no say|may not object|waived conflicts)\b/,
                /\b(?:appoint|engaged|including|admitted|paid to|may not object|can do|named|can be|choice|choosing|designates|paid|remunerated|work on|may go|carry out)\b/,
              ],
              none: [
                /\b(?:not a competitor|no competitor|right to reject|not paid by results|lawsuit|broker|chosen by both|certified public|other than a competitor|who is not|independent|non-compet\w+|restrict\w*|customers of)\b/,
              ],
            },
          ],
        ),
      ]),
      'records-too-long': barring(
        [/\b(?:sections? [^.;]{0,160}survive|\d+ shall survive any|weights|secret|private|erased|de-identified)\b/],
        sided([
          {
            all: [
              /\b(?:right|rights|power) (?:to|of) (?:examin\w+|audit|inspect\w*|review)\b/,
              /\b(?:without limit in time|indefinitely|no lapse of (?:time|years)|no time limit|perpetual\w*|without (?:any )?time limit|for ?ever)\b/,
            ],
            none: [alike, definition],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:records?|books?|accounts?|documents?|documentation|papers?|receipts?|invoices|files|data|accounting periods?|past periods?)\b/,
              /\b(?:maintain(?:ed)?|keep|kept|retain(?:ed)?|preserved?|stored?|archived?|held|examine|audit|inspect|reopen\w*|open to|close|survives?|hold)\b/,
              /\b(?:(?:[89]|[1-9]\d) (?:full |calendar )?years\b|indefinitely|without limit|no limit in time|perpetuity|for ?ever|no lapse of (?:time|years)|(?:tenth|twelfth|fifteenth|twentieth|thirtieth) anniversary|for all time|permanently)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:confidential\w*|personal data|insurance|back-?up|(?:by|under|applicable) law|statut\w+|warrant\w+|licen[cs]e (?:is|shall)|lease|patent|employ\w+ for|warranty runs|term of|ownership|title|trade secrets?|tenant|loan|bonds?|certificates? of incorporation|copyright|(?:[5-9]|[1-9]\d) years old)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:records?|books|accounts|documents)\b/,
              /\b(?:maintain|keep|retain|preserve|store|archive)\b/,
              /\b(?:[89]|[1-9]\d)[- ]years\b|\bindefinitely\b|\bwithout limit\b|\bperpetuity\b/,
            ],
            none: [alike, definition, /\b(?:confidential\w*|personal data|insurance|backup|law|warranty|license)\b/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:records?|accounts|paper|logs|till rolls|customer files|receipts|documents?|past bills|prior years|right of audit|books)\b/,
              /\b(?:keep|kept|retain(?:ed)?|retention|remain available|store|preserves?|preserve|archive|reopened|go back over|audit|deleted|survives)\b/,
              /\b(?:(?:[89]|[1-9]\d)[- ]years|forever|perpetuity|indefinitely|no time limit|without limit in time|ever|may direct|all prior years|any year may be)\b/,
            ],
            test: (hits) => {
              const words = hits.map(({ input }) => input).join(' ');
              const days = allDaysIn(words);
              return !/\d years/.test(hits[2]![0]) || Math.max(...days) >= 365 * 8;
            },
            none: [
              alike,
              definition,
              /\b(?:confidential\w*|personal data|no year|indemnity cover|insurance|employee|tax law|backup|licensed|as required by (?:applicable )?law|lease)\b/,
            ],
          },
        ]),
      ),
    }),
  ),
  fixes,
);

/** In these words a statement says that the issue does not arise. */
export const issues = unlessDenied(alsoBy(affirmed, otherWords), {
  'audit-excess-multiple': [/\b(?:never|not) (?:at )?(?:a|any) multiple\b|\bno (?:surcharge|penalty|uplift)\b/],
});

import type { Statement } from '../../statements/statement.ts';
import { denies, freedFrom, noneOf, nothing, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { closeBy } from '../payment/concepts.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { seenFrom } from '../seen-from.ts';

/** What treats both sides alike burdens neither. */
const alike = /\[each\]|\bboth (?:parties|sides)\b|\beach party\b|\beither party\b|\bthe parties shall\b/;
const definition = /\bmeans\b/;
const policies =
  /\b(?:polic(?:y|ies)|codes? of conduct|supplier codes?|codes?|manuals?|handbooks?|rules(?: and regulations)?|guidelines?|procedures|standards|directives?|operating guide|network rules|principles)\b/;
const changed =
  /\b(?:as (?:amended|changed|updated|revised|modified|in effect|posted|issued)|from time to time|in force at any time|now in force or hereafter|hereafter adopted|present or future|current at any time|may (?:change|modify|replace|revise|amend|update|issue)|may be (?:revised|changed|updated|amended|modified)|latest version|new versions?|posted|published|at will|hands? down|then[- ]current|as revised|as updated|for the time being)\b/;
const comply =
  /\b(?:compl(?:y|ies|iance)|follow(?:s)?|abide|observe(?:s)?|obey(?:s)?|adhere|conform\w*|subject to|bound by|binding|binds?|incorporated|agrees? to|carried out|condition|apply|applies|must)\b/;

/** Who carries it: the one who must comply, told where the statement's actor is the one who sets the rules. */
const burdened = (party: string): RegExp =>
  new RegExp(
    `\\b(?:bind(?:s|ing)?|binding (?:up)?on|appl(?:y|ies) to|required of|demand(?:ed)? from|due from|called for from|given by|obligation of|duty of|incumbent (?:up)?on|against|rests with|risks of|responsibility of|passes through to|by|from) (?:the )?\\[${party}\\](?!')|\\[${party}\\](?:'s (?:use|cost|expense|account|part|side|duty|sole responsibility|chief executive|officers?))?(?:,? \\w+)? (?:shall|must|will|agrees|undertakes|is to|may not|assumes|accepts|certif|represents|warrants|covenants|bears|pays|takes|has to|answers|observes|promise|submits|delivers|gives|complies|follow|obey|waives|guarantees|ensures|alone)`,
  );

const bySide = (rule: IssueRule): readonly IssueRule[] => [
  {
    ...rule,
    all: [
      ...rule.all,
      /\[a\](?:'s (?:use|cost|expense|account|part|side|duty|obligation))?(?:,? \w+)? (?:(?:hereby )?(?:shall|must|will|agrees?|undertakes?|is to|are to|may not|assumes?|accepts?|certif\w+|represents?|warrants?|covenants?|bears?|pays?|takes?|has to|answers?|observes?|promises?|submits?|delivers?|gives?|compl\w+|follows?|obeys?|waives?|guarantees?|ensures?|alone|indemnif\w+|are|is (?:bound|required|responsible|subject)))\b/,
    ],
  },
  { ...rule, force: 'right', bears: 'other' },
  { ...rule, all: [...rule.all, burdened('a')] },
  { ...rule, all: [...rule.all, burdened('o')], bears: 'other' },
  { ...rule, all: [...rule.all, burdened('taker')], bears: 'taker' },
  { ...rule, all: [...rule.all, burdened('giver')], bears: 'giver' },
  rule,
];

const sided = (rules: readonly IssueRule[]): readonly IssueRule[] => rules.flatMap(bySide);

/** A rule of sanctions, told apart by who may impose them. */
const sanctioned = (rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.flatMap((rule): readonly IssueRule[] => [
    { ...rule, force: 'right', bears: 'other' },
    {
      ...rule,
      all: [
        ...rule.all,
        /\b(?:entitles|permits|lets|allows|enables)(?: the)? \[a\]|\[a\] (?:may|can|is entitled|has the right|reserves)\b/,
      ],
      bears: 'other',
    },
    {
      ...rule,
      all: [
        ...rule.all,
        /\b(?:entitles|permits|lets|allows|enables)(?: the)? \[o\]|\[o\] (?:may|can|is entitled|has the right)\b/,
      ],
      bears: 'actor',
    },
    { ...rule, all: [...rule.all, /\b(?:of|to|by|against)(?: the)? \[taker\]/], bears: 'taker' },
    { ...rule, all: [...rule.all, /\b(?:of|to|by|against)(?: the)? \[giver\]/], bears: 'giver' },
    rule,
  ]);

const misconduct =
  /\b(?:violation|infringement|breach|departed from|improper payment|non-?compliance|broken|contravention)\b/;
const upstream =
  /\b(?:prime contract|head (?:contract|lease|agreement)|main (?:contract|appointment|agreement)|master (?:contract|lease)|upstream|(?:agreements?|contracts?|deal|arrangements?) with (?:the |its |their |our )?(?:government|client|customers?|owner|venue owner|landlord|employer|end users?|\[\w+\]))\b/;

/** Words that tell who must comply, and words that tell who sets or enforces the rules. */
const complies: readonly (readonly [RegExp, number])[] = [
  [
    /\[(\w+)\](?:'ll|'re)?,? (?:(?:hereby|also|fully|alone|at all times) )?(?:shall|must|will|agrees?|undertakes?|ha(?:s|ve) to|needs? to|is (?:bound|required|responsible)|are (?:bound|required|responsible)|confirms?|represents?|warrants?|covenants?|guarantees?|bears?|accepts?|promises?|follows?|covers?|obeys?|observes?|complies|assumes?|answers?)\b(?! (?:be entitled|have the right|issue|send|post|update|notify|give \[))/g,
    1,
  ],
  [
    /\[(\w+)\],? (?:\w+ )?(?:guarantees?|warrants?|ensures?|shall (?:\w+ )?(?:ensure|procure|see to)|updates? the|is solely responsible for ensuring)/g,
    1,
  ],
  [
    /\b(?:binding (?:up)?on|binding|binds?|appl(?:y|ies) to|falls? (?:up)?on|incumbent (?:up)?on|(?:duty|obligation) of|required of|demanded from|rests (?:up)?on|against) (?:the )?\[(\w+)\](?!')/g,
    2,
  ],
  [/\[(\w+)\]'s (?:sole |own )?(?:duty|obligation|use of|cost|expense|account|risk|responsibility)\b/g, 1],
  [/\b(?:violation|infringement|breach|non-?compliance|failure)s? (?:\S+ ){0,3}?by (?:the )?\[(\w+)\]/g, 2],
  [/\[(\w+)\](?:'ve| has| have| may have)? (?:departed|broken|violated|breached|made an improper)/g, 2],
  [
    /\b(?:delivered|given|signed|furnished|supplied|performed|borne|paid) by (?:an? (?:\w+ )?officer of )?(?:the )?\[(\w+)\]/g,
    2,
  ],
];
const setsRules: readonly (readonly [RegExp, number])[] = [
  [
    /\[(\w+)\],? (?:may|can|reserves|is (?:free|entitled)|has the right|has any suspicion|suspects|thinks?|makes?|updates? (?:them|these|it)|issues?|asks?|introduces?|changes?|publishes|posts|sends?|requests|shall be entitled)\b/g,
    1,
  ],
  [/\[(\w+)\]'(?:ll|s)? (?:send|request|election|option|discretion|demand|sole opinion)\b/g, 1],
  [
    /\[(\w+)\]'s (?:\w+ ){0,3}?(?:polic(?:y|ies)|rules|code|codes|manual|handbook|guidelines|standards|procedures|deal|directives)\b/g,
    2,
  ],
  [
    /\b(?:polic(?:y|ies)|rules|code of conduct|manual|handbook|guidelines|standards|procedures|instructions) (?:of|issued by|set by|published by) (?:the )?\[(\w+)\]/g,
    2,
  ],
  [/\b(?:entitles?|permits|allows|enables|ground for) (?:the )?\[(\w+)\]/g, 2],
];

const compliers = new WeakMap<Statement, string | undefined>();

/** The token of the party that must comply, where a statement shows it. */
const complierOf = (statement: Statement): string | undefined => {
  if (compliers.has(statement)) return compliers.get(statement);
  const votes = new Map<string, number>();
  for (const [patterns, sign] of [
    [complies, 1],
    [setsRules, -1],
  ] as const)
    for (const [pattern, weight] of patterns)
      for (const match of statement.words.matchAll(pattern))
        votes.set(match[1]!, (votes.get(match[1]!) ?? 0) + sign * weight);
  const of = (one: string, other: string): string | undefined => {
    const lead = (votes.get(one) ?? 0) - (votes.get(other) ?? 0);
    return lead > 0 ? one : lead < 0 ? other : undefined;
  };
  const found = /\[[ao]\]/.test(statement.words) ? of('a', 'o') : of('taker', 'giver');
  compliers.set(statement, found);
  return found;
};

/** First by who must comply, where the words show it; else as each rule has it. */
const byComplier = <Rules extends Readonly<Record<string, readonly IssueRule[]>>>(rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([id, all]) => [
      id,
      [
        ...(
          [
            ['a', 'actor'],
            ['o', 'other'],
            ['taker', 'taker'],
            ['giver', 'giver'],
          ] as const
        ).flatMap(([token, bears]) =>
          all.map((rule): IssueRule => ({
            ...rule,
            bears,
            test: (hits, statement) =>
              seenFrom(complierOf(statement), hits, statement) === token && (rule.test?.(hits, statement) ?? true),
          })),
        ),
        ...all.map((rule): IssueRule => ({
          ...rule,
          test: (hits, statement) => complierOf(statement) === undefined && (rule.test?.(hits, statement) ?? true),
        })),
      ],
    ]),
  ) as unknown as Rules;

const neverPoliciesAsChanged =
  /\bnotice of each\b|\bplace an advertisement\b|\bshall be reasonable\b|\breasonable (?:written )?(?:polic|rules|health)|\balike\b|\btransferee\b|\bmarketing and promotion\b|\bas (?:it|they) (?:stands?|stood) (?:at|on) (?:the )?(?:signature|signing|(?:effective )?date)\b/;

const neverComplianceStrict = /\bwithout prejudice\b|\baccelerate the maturity\b/;

/** Rules, laws and policies that a side must follow. */
const found = defineTopic(
  'compliance-and-policies',
  file,
  byComplier(
    closeBy({
      'policies-as-changed': [
        {
          all: [
            /\[a\] (?:shall|must|will|has to|agrees to|undertakes to) (?:\w+ )?(?:follow|comply with|observe|obey|abide by|adhere to)\b/,
            /\[o\]'s (?:\w+ ){0,3}?(?:polic(?:y|ies)|manuals?|rules?|codes?|guidelines|handbooks?|standards|procedures)\b,?(?: \S+){0,3}? (?:including|with|and) (?:all |any |every |their |its )?(?:later |future |subsequent )?(?:changes?|amendments?|versions?|revisions?|updates?)\b/,
          ],
          none: [alike, definition, /\bagreed (?:by|with|in writing)|\breasonable\b|\bconsent\b/],
        },
        {
          all: [
            /\b(?:rules|polic(?:y|ies)|code|guidelines?|manual|procedures|standards)\b/,
            /\b(?:in whatever version|as (?:it|they) (?:stands?|appears?)|whichever version|on a given day|lay down or alter|(?:make|set|change|alter|issue) (?:\S+ ){0,3}?in (?:the )?future)\b/,
            /\b(?:govern\w*|binding|bind|appl(?:y|ies)|follow|comply|observe)\b/,
          ],
          none: [
            neverPoliciesAsChanged,
            alike,
            definition,
            /\b(?:consent|days' notice|arbitration|insurance|icc|uncitral|incoterms)\b/,
          ],
        },
        {
          within: 'sentence',
          all: [
            policies,
            /\b(?:introduce|vary|revise[ds]?|amend(?:s|ed|ments?)?|modif(?:y|ies|ied|ication)|update[sd]?|change[sd]?|latest version|now and then)\b/,
            /\b(?:abide|follow|observe|comply|bind(?:s|ing)?|conform\w*|subject to|must|need to|force of a term|part of this agreement)\b/,
            /\[\w+\] (?:may|makes?|updates?|can|reserves)\b|\bas the \[\w+\]|\bmay be revised\b|\bas (?:these|it|they) may\b/,
          ],
          none: [
            neverPoliciesAsChanged,
            alike,
            definition,
            /\b(?:days'? (?:prior |written )*notice|consent|insurance|attached|pricing|prices?|fees?|features?|arbitration|own polic\w+|accounting standards|applicable law|privacy policy|once (?:the )?\[\w+\] has agreed|public polic\w+|stock exchange|regulator)\b/,
          ],
        },
        ...barring(
          [
            neverPoliciesAsChanged,
            /\b(?:reasonable polic|compensation|regulator|adverse (?:drug )?event|privacy policy|intranet|transferee|renewing|object code|entire and exclusive|ferc|right to use the marks|advertiser|premises do not|sale guidelines|trade compliance|handover|banners)/,
          ],
          [
            {
              within: 'sentence',
              all: [
                /\b(?:house rules|rules|polic(?:y|ies)|guidelines?|code|standards|manual|handbook|regulations of the (?:building|club)|instructions|procedures)\b/,
                /\b(?:can|may|is free to|reserves?|right to)\b.{0,20}\b(?:change|amend|update|revise|modify|replace|add to)\b|\bas changed\b|\bsubject to change\b/,
                /\b(?:keep to|stick to|follow|comply|obey|observe|abide|adhere|respect|bound|must|shall)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:\d+ days' (?:prior |written )*notice|with (?:the )?consent|own (?:internal )?polic\w+|insurance|customer may|attached|pricing|prices?|fees?|features?|arbitration|password)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:polic(?:y|ies)|guidelines?|rules|codes?|standards|manuals?|handbook|procedures|directives?|instructions)\b/,
                /\b(?:latest|current|then-current|amended|updated|revised|changed|future|new|from time to time|website|portal|present or future|at will)\b/,
                /\b(?:bind(?:s|ing)?|bound|compl\w+|follow\w*|obey\w*|observ\w*|adher\w*|incorporated|condition)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:attached|insurance|own (?:privacy )?polic\w+|accounting standards|applicable law|industry standards|arbitration|days' notice|sixty|not bind|gaap|stock exchange|tax|building code|no policy|safety rules given|dress code|health and safety law)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [policies, changed, comply],
              none: [
                alike,
                definition,
                /\b(?:dress code|attached as|on \d+ days|no policy|own internal|reasonable safety rules|insurance polic\w+|polic(?:y|ies) of insurance|own (?:privacy )?polic\w+|in their form at|not bind|accounting standards|applicable law|industry standards|rules of (?:the )?(?:arbitration|american|icc|lcia|civil|evidence)|arbitration|stock exchange|building codes?|tax code|bankruptcy code|code of practice|internal revenue|health and safety laws|gaap|shall not change|public polic\w+|quality standards in|uniform commercial|hazard communication|service levels?)\b/,
              ],
            },
            {
              all: [
                policies,
                /\b(?:whether or not\b.{0,40}\b(?:told|read|received|seen)|prevail over the agreement|keep(?:s)? (?:itself )?informed|incorporated by reference)\b/,
                comply,
              ],
              none: [alike, definition, /\battached|\binsurance|\barbitration|\binternal revenue/],
            },
            {
              within: 'clause',
              all: [/\bfollow \[\w+\]'s rules\b/, /\b(?:change at any time|may change|latest version)\b/],
              none: [/\bdays' notice\b/],
            },
          ],
        ),
      ],
      'flow-down-terms': barring(
        [/\bpasses through the service\b|\bmakers' warrant/],
        sided([
          {
            within: 'sentence',
            all: [
              /\b(?:whatever|everything|all that|anything) (?:the )?\[\w+\] (?:has |have )?(?:promised|owes?|undertook|agreed|undertaken)\b/,
              /\b(?:customer|client|principal|employer|owner|landlord|their contract|government)\b/,
            ],
            none: [alike, definition, /\bnothing\b/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:superior lease|head lease|their contract|its own customer|contract with its (?:customer|client|principal)|main contract)\b/,
              /\b(?:owes? (?:the )?\[\w+\] (?:everything|all|whatever)|shall do all that|all that (?:\S+ ){0,5}(?:requires?|forbids?)|whether or not (?:\S+ ){0,3}(?:seen|read))\b/,
            ],
            none: [alike, definition, /\bnothing in\b/],
          },
          {
            within: 'sentence',
            all: [
              upstream,
              /\b(?:repeated|pass(?:ed)? down|as if (?:they|it|set|written)|as though|applies to|impose on|liable for all|not (?:to )?put (?:\S+ ){0,3}?in breach|bound|keep to|accepts?)\b/,
              /\b(?:terms?|provisions?|clauses?|duties|obligations?|deal|same|damages|perform\w*)\b/,
            ],
            none: [
              alike,
              definition,
              /(?<!\w)(?:only|listed|\[a\]'s work|copy of (?:those|which|the)|attached|not bound|payment|extent applicable|given to it|terminat\w+|consent|confiden\w+|tax(?:es)?|data protection)\b/,
            ],
          },
          {
            all: [
              /\b(?:requirements?|terms|conditions|obligations?|rules)\b/,
              /(?<!\w)(?:\[\w+\]'s (?:own )?(?:customers?|clients?|principals?|landlord)|end customers?|head landlord|main contractor|prime)\b.{0,40}\b(?:impose[sd]?|require[sd]?|demand(?:s|ed)?|prescribe\w*|lay down|place)\b|\bimposed (?:up)?on (?:the )?\[\w+\] by\b/,
              /\b(?:must|shall|will|meet|comply|observe|bound|follow)\b/,
            ],
            none: [alike, definition, /\b(?:law|attached|listed|taxes|security standards|regulators?)\b/],
          },
          {
            all: [
              /\b(?:main|head|prime|principal|master|upstream) (?:contract|lease|agreement)\b/,
              /\b(?:as its own|accepts? (?:all )?the terms|bound|assumes?|observe|perform|comply)\b/,
            ],
            none: [
              alike,
              definition,
              /\bnot bound|\bonly\b|\battached|\blisted|\bpayment|\bpaid|\bconsent|\bterminat|\bservice agreement/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:terms|provisions|requirements|obligations)\b.{0,40}\b(?:contracts?|agreements?) (?:with|between)\b/,
              /\bas if (?:they were |it were )?(?:set out|set forth|repeated|incorporated)|\bwhether or not\b.{0,40}\b(?:received|seen|been given|copies)/,
              /\b(?:comply|bound|observe|perform|apply|subject)\b/,
            ],
            none: [alike, definition, /\bonly\b|\battached\b|\bentire agreement/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:master lease|head ?lease|prime contract|main contract|upstream|underlying agreement|head contract|flow-?down)\b/,
              /\b(?:bound by|assumes?|incorporated|subject to all|comply with all|all (?:the )?(?:provisions|terms|obligations))\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:only|attached|not bound|extent applicable|listed|copy of which|federal law)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:prime contract|head (?:lease|contract)|main contract|upstream|contracts? with (?:its|end|the) |end customers?|its clients|own customer|landlord(?!'s consent)|brand owner|flow(?:ed)?[- ]?down|flows? down|back-to-back|passes through|whatever (?:owner|the owner|\[\w+\]'s own)|master (?:lease|agreement) between|agreed with its|liability that the|demand from the|imposed on the)\b/,
              /\b(?:all (?:the )?(?:terms|obligations)|every (?:liability|covenant|term)|each covenant|bound|subject to|as if set out|follow|assumes?|adhere|apply to|passes through|prevail|accepts? .{0,20}liability|may demand|takes subject|whatever|flowed down|in full)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:terms listed|only the flow-?down|attached as|copied in|listed and|is not bound|federal law requires|open source|same data protection|pays? rent directly|given to it before|payment|paid|pay|shall impose on its sub-?processors|copy of which is attached|extent (?:they )?(?:relate|apply)|condition of (?:the )?premises|landlord's title|leasehold interest|fair market value|consent of the)\b/,
            ],
          },
          { within: 'clause', all: [/\bwhatever \[\w+\]'s own (?:customer|\[\w+\]|client)/, /\bmakes?\b|\bfollow\b/] },
          {
            all: [
              /\bback-to-back\b|\bflow(?:ed)?[- ]?downs?\b|\bpass(?:es|ed)? through to\b.{0,40}\bupon request\b/,
              /\b(?:terms|conditions?|liability|obligations?|provisions)\b/,
            ],
            none: [
              alike,
              definition,
              /\bwarrant|\bgiven to it before|\blisted|\bcosts?\b|\bcopied|\bfees?\b|\bdata protection/,
            ],
          },
        ]),
      ),
      'compliance-one-way': barring(
        [/\bcorruption of (?:data|customer)|\bloss, leak\b|\bhacked\b|\b(?:customer )?data\b.{0,40}\bcorrupt/],
        sided([
          {
            force: ['duty', 'promise', 'fact', 'acknowledgement', 'ban'],
            all: [
              /\b(?:sanctions? list|anti-?(?:corruption|bribery)|bribery|corrupt practices act|government official|(?:compl(?:y|ies|iance)|abide|adhere|observe|conform|obey)\b.{0,60}\ball applicable laws|ethical standards|modern slavery|tax evasion)\b/,
              /\[(?:a|o|p|giver|taker)\]/,
              /\b(?:confirm\w*|represents?|covenants?|adhere|shall|will|promises?|warrants?|undertakes?|must|follow)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:nothing in this|terminat\w+|convicted|not require|without fear|either of|title to|indemnif\w+|refund|law requires|permitted by|equipment|books and records|be maintained|to the extent|governed|subject to all applicable|export|insur\w+|except|in accordance with all applicable laws, (?:the )?\[o\]|terms and conditions)\b/,
            ],
            clauseNone: [/\[each\]|\beach party\b|\bboth parties\b|\bmutual/],
          },
          {
            force: ['duty', 'promise', 'ban', 'fact', 'acknowledgement', 'exclusion', 'no-right'],
            all: [
              /\b(?:anti-?(?:bribery|corruption|slavery|money)|bribes?|brib\w+|corrupt\w*|fcpa|foreign corrupt|sanctions?|modern slavery|slavery|forced labou?r|human trafficking|ethic(?:al|s)|official has|(?:paid|pay|offer\w*|giv\w+|receiv\w*|accept\w*|improper|unlawful|corrupt)\b.{0,40}\binducements?|export (?:control |rules|and)|blocked persons|tax evasion|improper payment)\b/,
              /\[(?:a|o|p|giver|taker)\]|\bno obligor\b/,
              /\b(?:shall|must|will|warrants?|represents?|undertakes?|covenants?|promises?|certif\w+|is to|has (?:paid|given)|maintains?|duty|observe|kept|gives)\b/,
            ],
            none: [
              /\b(?:marketing|scientific|promotion|fair dealing|indemnitee|redeem|such checks|carrying out|as (?:an|further) inducement|inducement to (?:our|\[\w+\]|enter))/,
              alike,
              definition,
              /\b(?:nothing in this|terminat\w+|convicted|not require|specifications|without fear|either of|title to)\b/,
            ],
          },
        ]),
      ),
      'compliance-certificates': barring(
        [/\bmay be cured\b/, /^(?:and )?furnish\b/],
        barring(
          [/\baccounts\b.{0,30}\baccompanied by\b/],
          sided([
            {
              within: 'sentence',
              all: [
                /\b(?:end of every|each|every) (?:month|quarter|week)\b|\bas often as\b|\bwhenever\b/,
                /\b(?:sign(?:s|ed)?|certif\w+|declar\w+|attest\w*|confirm\w*|swear\w*)\b/,
                /\b(?:statement|rules|code|law|complian\w+|anti-corruption|polic(?:y|ies)|broken|obeyed)\b/,
              ],
              none: [
                alike,
                definition,
                /\bgross sales\b|\bnet sales\b|\bfinancial statement|\binvoice|\bprogress\b|\bpayment\b|\baccounts?\b|\broyalt|\btime ?sheets?|\binsur|\btax|\bstatement of (?:account|charges|work|sales)/,
              ],
            },
            {
              all: [
                /\b(?:declaration|attestation|statement|certificate|questionnaire) of (?:conformity|compliance|adherence|observance)|\bsign a statement\b/,
                /\b(?:as often as|whenever|each time|on demand|at any time)\b/,
              ],
              none: [alike, definition, /\bgoods\b|\bproducts?\b|\bce mark/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:certif\w+|attestations?|signed statement|declarations?|questionnaires?|confirmations?|self-assessments?|affidavits?)\b/,
                /\b(?:each time|every time|at any time|whenever|more frequent|quarterly|monthly|from time to time|as (?:the )?\[\w+\] may|on (?:demand|request)|within \d+ (?:business )?days? of|when(?:ever)? asked|annual)\b/,
                /\b(?:complian\w+|compl(?:y|ies)|adherence|observance|code|anti-?(?:bribery|corruption)|law|polic(?:y|ies)|this section)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:need not|not required|courses?|training|insurance|completion|tax(?:es)?|payment|estoppel|iso 27001|soc 2|royalt\w+|prices?|destr\w+|return|origin|analysis|birth|medical|share certificates?|withholding|financial statements|gross sales|permits?)\b/,
              ],
            },
            {
              all: [
                /\b(?:certif\w+|certificates?|declarations?|attest\w*|confirm\w*)\b/,
                /\b(?:compliance|code|polic(?:y|ies)|laws?|anti-?(?:bribery|corruption))\b/,
                /\b(?:every|each|monthly|quarterly|weekly|on demand|whenever|on request|at any time)\b/,
                /\b(?:signed|certificates?|certif\w+|written|officer|declaration)\b/,
              ],
              none: [
                /\b(?:self-certify)/,
                alike,
                definition,
                /\bonce a year|\bbest of|\bneed not|\binsurance|\bprices?\b|\broyalt|\btax\b|\baudit|\bdestr|\breturn/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:certif(?:y|ies|icates?|ications?)|attestations?|attest|declarations?|questionnaires?|statement that|signed proof|affidavits|officer's certificate|estoppel)\b/,
                /\b(?:each quarter|quarterly|monthly|weekly|upon demand|on demand|on (?:its )?request|on call|whenever|as often as|any other time|at any time|ad hoc|within \d days|with each invoice|from time to time|personally|without knowledge qualifier|demand)\b/,
                /\b(?:complian\w+|compli(?:es|ed)|rules|correct use|wages|taxes|hygiene|duty|environmental|attestations|declarations|certifications|questionnaires|laws?|polic(?:y|ies))\b/,
              ],
              none: [
                /\b(?:self-certify)/,
                alike,
                definition,
                /\b(?:to the best of|need not|only after|certificate of completion|at closing|share certificates|iso 27001|insurance|soc 2|birth|medical|tax residency|royalt\w+|prices?|favou?red|better price|parity|withholding|forms)\b/,
              ],
            },
          ]),
        ),
      ),
      'compliance-strict': barring(
        [/\bseverance\b|\bseparation benefits\b/],
        sanctioned([
          {
            within: 'clause',
            bears: 'actor',
            all: [
              /\b(?:merest|slightest|smallest|suspect that \[\w+\]'ve broken|tiniest|least (?:departure|breach|infringement)|any suspicion)\b/,
              /\b(?:code|rules?|polic(?:y|ies)|law)\b/,
              /\b(?:walk away|block|terminat\w*|cancel|close|end)\b/,
              /\b(?:on the spot|at once|immediately|reason enough|chance to explain|without (?:notice|warning))\b/,
            ],
            none: [neverComplianceStrict, alike, definition, /\bseriously\b|\bwithin \d+ days\b/],
          },
          {
            within: 'sentence',
            bears: 'actor',
            all: [
              misconduct,
              /\b(?:material or otherwise|however (?:slight|small|minor|trivial)|whether or not capable of (?:remedy|cure)|any (?:suspicion|doubt)|suspicion|may have|allegation|press report|rumou?r|mere)\b/,
              /\b(?:terminat\w+|determine this|end this|rescind|close|cancel|event of default|suspend|keep (?:back|your))\b/,
              /\b(?:law|statute|code|polic(?:y|ies)|rules?|improper payment|sanctions|brib\w+|corrupt\w+)\b/,
            ],
            none: [
              neverComplianceStrict,
              alike,
              definition,
              /\b(?:within \d+ days|not remedied|cure period|payment default|lender|borrower|reasonable (?:evidence|grounds|belief)|convicted)\b/,
            ],
          },
          {
            all: [
              /\b(?:minor|trivial|any|slight\w*|single|unproved|mere|immaterial|suspected)\b.{0,20}\b(?:breach|violation|infringement|non-?compliance|allegation|suspicion|departure)\b/,
              /\b(?:code|polic(?:y|ies)|rules?|law|compliance|ethic\w*|sanctions|corruption|section|clause|guidelines)\b/,
              /\b(?:terminat\w*|cancel\w*|suspend\w*|forfeit\w*)\b/,
              /\b(?:at once|immediate\w*|without (?:notice|cure|liability)|enough|suffic\w+|entitles)\b/,
            ],
            bears: 'actor',
            none: [
              neverComplianceStrict,
              alike,
              definition,
              /\bcure|\bmaterial breach of this|\bnot a ground|\bpayment|\blender|\bfinancial/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:terminat\w+|cancel\w*|dismiss|end (?:\[\w+\]'s account|your account|the agency|the contract|this|the agreement)|suspend|withhold|material breach|dismissal|forfeit\w*|fines|indemnif\w+|without (?:liability|compensation)|close)\b/,
              /\b(?:compliance|noncompliance|polic(?:y|ies)|code|rules?|corruption|brib\w+|broke the law|violat\w+|handbook|failed inspection|house rules|laws?|this (?:section|clause|article))\b/,
              /\b(?:any (?:breach|violation|indication|sign|hint)|however (?:minor|immaterial|small|slight|trivial)|slightest|single (?:violation|breach)|1 violation|1 failed|one failed|suspects?|suspicion|may have (?:broken|violated|breached)|mere|alleg\w+|even unknowing|irrespective of gravity|in its sole view|breach of any policy|no proof|believes? in|sole (?:discretion|opinion) that)\b/,
            ],
            none: [
              neverComplianceStrict,
              alike,
              definition,
              /\b(?:reasonable evidence|not a ground|convicted|without fear|has \d+ days to (?:correct|cure)|as required by law|proven and not cured|not cured|report suspicious|report suspected|material breach of this|cure(?:d)? (?:within|period of)|payment|lender|borrower|material (?:violation|breach) of)\b/,
            ],
          },
        ]),
      ),
      'all-laws-worldwide': sided([
        {
          all: [
            /\[a\] (?:warrants|guarantees|represents|ensures|shall ensure)(?: that)? (?:the )?\[o\]'s (?:\w+ ){0,2}?(?:use|business|operations?|activities)\b(?: \S+){0,6}? (?:comply|complies|conforms?|be lawful|not violate)\b/,
          ],
          none: [alike, definition, /\binfring|\bintellectual property\b/],
        },
        {
          all: [
            /\b(?:the law|laws?|legal rules|regulations|statutes)\b/,
            /\b(?:wherever(?: on earth| in the world)?|everywhere|in whichever (?:country|place)|in any place|all over the world|across the globe)\b/,
            /\b(?:guarantees?|warrants?|ensures?|answers?|shall|must|responsible|sees? to it)\b/,
            /\[\w+\] (?:\w+ ){0,3}?(?:sell|use|trade|market|operate|do|send|take)s?\b|\b(?:sold|used|sells?)\b/,
          ],
          none: [alike, definition, /\bown (?:business|work)\b|\bgoverned\b|\brights\b|\bpermitted\b|\bexport/],
        },
        {
          all: [
            /\b(?:lawful|laws?|statutes|legal|regulations)\b/,
            /\b(?:in every place where|wherever enacted|wherever (?:\S+ ){0,3}?(?:used|sold|trades)|whatever (?:the )?\[\w+\] does)\b/,
            /\b(?:answerable|answers? for|satisfy|guarantees?|responsible|warrants?|ensure)\b/,
          ],
          none: [alike, definition, /\bown (?:work|business)\b|\bgoverned\b/],
        },
        {
          all: [
            /\b(?:laws?|legal requirements?|legislation|regulations?)\b/,
            /\b(?:anywhere in the world|any and all laws|each country in which|of all jurisdictions|(?:federal, state, local (?:and|or) (?:foreign|international) law)s?|present and future laws|by which (?:the )?\[\w+\] itself|touching its business|every legal requirement)\b/,
            /\b(?:see to it|guarantees?|warrants?|secure that|ensure|conform\w*|compl\w+|meet)\b/,
            /(?<!\w)(?:\[o\]|their use|its business|use by|sold|resale|concern the|all jurisdictions|whether (?:or not )?they concern|itself|anywhere in the world|any and all)/,
          ],
          none: [
            alike,
            definition,
            /\b(?:governed by|jurisdiction of|own business|to the extent|export|rights? (?:and remedies )?(?:at|under)|construed|permitted|applicable to (?:its|\[a\]'s) (?:own )?(?:performance|business|provision)|intellectual|trade ?marks?|securities)\b/,
          ],
        },
        ...barring(
          [/\b(?:applicable to \[a\]|execution and delivery|redemption|any state, country)/, alike, definition],
          [
            {
              all: [
                /\b(?:laws?|legal requirements?|regulations|legislation|statutory requirements?)\b/,
                /\b(?:every|all|each|any) (?:country|countries|jurisdictions?|states?|nations?|markets?|parts?)\b.{0,20}\b(?:world|where|in which)?|\bworldwide\b|\bthe world over\b/,
                /\b(?:warrants?|guarantees?|ensures?|shall|must|responsible|meets?|complies|comply)\b/,
              ],
              none: [
                /\b(?:governed|jurisdiction of|license|intellectual|trade ?marks?|own business|permitted by|export|extent|rights|courts?|compete|registered)\b/,
              ],
            },
            {
              all: [
                /\ball (?:applicable )?(?:laws|legislation|regulations|legal requirements)\b/,
                /\b(?:all countries|any country|every country|worldwide|anywhere|each country|in which .{0,20}(?:business|operat\w+|sold|used)|everywhere|all jurisdictions|globally)\b/,
                /\b(?:shall|must|ensures?|warrants?|guarantees?|responsible)\b/,
              ],
              none: [/\bgoverned|\bown business|\bexport/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:laws?|regulations?|legal(?:ly)?|lawful|unlawfulness|regulatory clearance|registration|jurisdictions?|data protection law)\b/,
                /(?<!\w)(?:every country|worldwide|everywhere|each place where|all present and future laws|all jurisdictions|every jurisdiction|any (?:territory|jurisdiction)|applicable to the \[o\]|applicable to \[o\]'s|that bind (?:the )?\[?\w+|\[?\w+\]?'s (?:business|fulfillment|system and manual|products)|wherever sold|known or unknown|of the licensed materials|whole building|structural works)\b/,
                /\b(?:ensure|guarantees?|responsib\w+|warrants?|assumes? liability|answers? for|make sure|alone|at its own expense|sole|risks of|rests with|comply|conformity)\b/,
              ],
              none: [
                /\b(?:governed by|its own business|is not responsible|laws of (?:germany|the united states)|royalty-free|grants?|those specific to|permits listed|to the extent permitted|as permitted|construed|arising under|reserved|export|rights? (?:and remedies )?(?:available )?(?:at|under) law|solicit\w*|compete|non-compet\w*|change in law|changes in law)\b/,
              ],
            },
          ],
        ),
      ]),
      'change-in-law-cost': barring(
        [/\b(?:price|charges|fees|rates) (?:shall|will|is to) be (?:increased|adjusted upwards?)\b/],
        barring(
          [/\b(?:benefit|savings?|gains?)\b(?: \S+){0,4}? changes? in (?:the )?law\b/],
          sided([
            {
              bears: 'giver',
              all: [
                /\bno (?:adjustment|increase|change) (?:of|in|to) (?:the )?(?:\w+ )?(?:prices?|fees?|charges)\b[^.;]{0,50}?\b(?:for|because of|on account of|due to|following) (?:\S+ ){0,2}?(?:new|changed|changes? (?:in|of)|future) (?:\S+ ){0,2}?(?:laws?|legal|statutory|regulat\w+)/,
              ],
              none: [alike, definition, /\bexcept\b|\bunless\b/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:new|later|future|changed|amended|fresh|subsequent) (?:statutory|legal|regulatory|government)? ?(?:requirements?|rules|laws?|statutes?|regulations?|standards)\b|\bchanges? (?:in|of|to) (?:the )?(?:law|rules|regulations|legislation)\b/,
                /\b(?:out of its own pocket|for (?:the )?\[\w+\]'s account|borne by (?:the )?\[\w+\]|met by (?:the )?\[\w+\]|no (?:change|rise|increase) (?:in|of) (?:the )?(?:price|fees?|charges?)|at (?:the )?\[\w+\]'s (?:own )?(?:cost|expense)|absorbs?|swallows?)\b/,
              ],
              none: [
                alike,
                definition,
                /\bshared\b|\bfair (?:change|adjustment)|\bspecific to\b|\bown business\b|\bexcept\b|\bunless\b|\bnot required\b|\btax(?:es)? on income/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:later statute|amendments? of (?:the )?law|(?:law|statute|regulation)s? (?:\S+ ){0,3}?after signing|new statute|future law|changes? (?:of|in|to) (?:the )?law)\b/,
                /\b(?:for nothing|do(?:es)? not (?:touch|affect|change|alter)|without (?:extra )?(?:pay|charge)|at no (?:extra )?(?:cost|charge)|own pocket|price (?:remains|stays))\b/,
              ],
              none: [alike, definition, /\bvalidity\b|\benforceab|\baccrued\b/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:new (?:laws?|legislation|rules?|regulations?)|changes? in (?:\w+ )?(?:laws?|legislation|regulations?)|(?:alteration|change) in (?:legal|regulatory|statutory)|(?:law|statute|regulation|code)s? (?:\S+ ){0,4}?(?:enacted|coming into force|adopted|passed) (?:after|during)|rules change|(?:law|legislation) (?:enacted|passed) (?:after|during))\b/,
                /\b(?:bears? the (?:difference|cost|risk)|within the existing (?:charges|price|fees)|not (?:be )?entitled to any (?:addition|increase|adjustment|extension)|no (?:addition|increase|adjustment|extra)|(?:shall )?fall (?:up)?on|cover it|price stays|at (?:its|\[\w+\]'s) (?:own |sole )?(?:cost|expense)|without (?:extra|additional) (?:charge|payment|cost))\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:equitable adjustment|share\w*|specific to|own business|reimburs\w+|governed|except|unless|threshold|gross[- ]?up|not required to absorb|negotiate)\b/,
              ],
            },
            {
              all: [
                /\b(?:new|changed|future|amended) (?:laws?|legislation|regulations?|rules|statutes?|standards)\b|\bchanges? (?:in|of|to) (?:the |any |applicable )?(?:laws?|legislation|regulations?)\b/,
                /\b(?:costs?|expenses?|risk|burden)\b/,
                /\[\w+\]'s (?:sole )?(?:risk|account|cost|expense|responsibility)|\bborne by\b|\bat (?:the )?\[\w+\]'s/,
              ],
              none: [
                alike,
                definition,
                /\bshared|\beach\b|\bown business|\bspecific to|\bexcept|\bgives?\b|\breimburs|\bcancel/,
              ],
            },
            {
              all: [
                /\bbears? (?:all |the |any )?(?:\w+ )?(?:costs?|risks?|expenses?) of (?:any |all )?(?:changes? in (?:any )?law|new laws?|changes? of law|regulatory change)/,
              ],
              none: [alike, definition, /\bown business|\beach\b|\bexcept/],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:changes? in (?:applicable )?(?:law|laws|legislation|regulation)s?|future (?:laws?|statutes?|regulations?)|new (?:laws?|regulations?|legislation))\b/,
                /\b(?:bears? the (?:cost|risk)|at (?:its|\[\w+\]'s) own (?:cost|expense)|no adjustment|shall not (?:be )?(?:entitle|adjust)\w*|own expense|without (?:charge|adjustment|additional))\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:share\w*|specific to|own business|gives?|fairly|reimburs\w+|each|governed|except|unless|threshold)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:changes? in (?:any )?(?:law|legislation|regulation)|new (?:laws?|legislation|regulations?|data protection rules|rules|standards)|law changes|future (?:statute|law|legislation)|regulatory reform|revised codes|every new regulation|modifications needed to keep|regulatory changes?)\b/,
                /\b(?:own (?:cost|expense)|at .{0,12}expense|without (?:any )?(?:adjustment|increase|charge)|not (?:be )?adjusted|no (?:claim|charge|adjustment)|free of charge|for .{0,40}account|bears? the whole|waives relief|funded by|pay to put|risk of|whatever the cost|at no charge)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:are borne by the (?:client|\[o\])|share(?:d)? equally|gives? an adjustment|later ones|until its cost|passed|markup|reimbursed by|own business|ownership|english law|agreed|increased costs|gross[- ]?up|threshold)\b/,
              ],
            },
          ]),
        ),
      ),
    }),
  ),
  fixes,
);

/** Further ways of saying it, in words that are rarer in contracts. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'compliance-strict': [
    {
      force: 'right',
      bears: 'other',
      all: [
        /\b(?:so much as|merely|even) suspects?\b|\b(?:faintest|slightest|mere) (?:doubt|suspicion)\b/,
        /\b(?:end|terminate|cancel|walk away|suspend)\b/,
        /\b(?:rules?|laws?|code|polic(?:y|ies)|sanctions|bribery|compliance|observance)\b/,
      ],
    },
  ],
};

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(alsoBy(found, more), otherWords), {
  'compliance-strict': [denies('end|terminate|let|entitle|suspend|cancel|suffice')],
  'compliance-one-way': [
    /\bunless (?:the )?\[\w+\] (?:gives?|makes?|provides?|enters? into) (?:the )?\[\w+\] (?:the (?:very )?(?:same|corresponding|like)|a (?:like|corresponding|similar))\b/,
  ],
  'policies-as-changed': [
    denies('bound|bind|apply'),
    freedFrom('follow|comply'),
    noneOf('change|amendment|version|update|policy', 'binds?|appl(?:y|ies)|binding|effective'),
  ],
  'flow-down-terms': [
    denies('bound|apply|bind'),
    noneOf('terms?|provisions?|obligations?', 'appl(?:y|ies)|binds?|flows?'),
  ],
  'all-laws-worldwide': [
    denies('answer|responsible'),
    freedFrom('comply|ensure'),
    nothing('requires?|obliges?|makes?'),
  ],
  'change-in-law-cost': [
    denies('bear|carry|absorb|fall'),
    noneOf('cost|increase|change|expense', 'falls?|borne|payable|charged'),
  ],
});

import { unlessDenied } from '../denied.ts';
import { allDaysIn, daysIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { withSides } from '../termination/whose-side.ts';
import { fixes } from './fixes.ts';
import { bothSides, goesOnAgain, stopsRenewal, thenAsked, confirmed, notBefore } from '../termination/lexicon.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** A contract that goes on for another term. */
const renews =
  /\b(?:renew(?!able)\w*|self-renew\w*|roll(?:s|ed|ing)? (?:over|forward|on)|(?:is|be|are|been) (?:\w+ )?(?:extended|prolonged|continued)|prolong\w*|extend(?:s|ed) (?:for|by|automatically)|extension|extended term|evergreen|continu(?:es?|ing) (?:automatically |in force )?(?:from|year|month|for (?:consecutive|another|an? (?:further|additional)|successive|additional))|carry on from|starts? again|succe(?:ssor|eding) term|(?:further|another|additional|secondary|subsequent|new) (?:\d+-?(?:year|month) |full |fixed |hire )?(?:terms?|years?|periods?|seasons?|months?)|repeats? every|bound for (?:another|a further|a renewal)|again be collected)/;

const byItself =
  /\b(?:automatic\w*|tacit\w*|of its own accord|on (?:its|their) own|self-renew\w*|unless|absent|absence of|save where|except where|if (?:no|neither|not|\[\w+\] do(?:es)? n)|failing|without further (?:act|action|notice)|silence|not cancell?ed|until (?:the )?(?:\[\w+\]|you|it) (?:cancels?|serves|tells?|gives)|deemed (?:to (?:be|have been) )?(?:renewed|extended)|by operation of|again be collected|standing order|do(?:es)? nothing|evergreen|rolls? (?:over|forward|on)|opts? out|timely notice)/;

const againstRenewal =
  /\b(?:non-?renew\w*|not (?:to )?(?:be )?(?:renew\w*|extend)|declin\w+ (?:a |an |any )?(?:renewal|further|extension|of renewal)|declining|(?:prevent|stop|avoid|against|refus\w+|cancel\w*|object\w*|objection|opt(?:s|ed|ing)?[- ]?out|cancellation) (?:\S+ ){0,6}?(?:renew\w*|extension|additional period|auto-?renewal)|opt(?:s|ed|ing)?[- ]?out|not (?:wish|want|intend)(?:s|ing)? (?:\S+ )?(?:to (?:continue|renew|extend)|an? (?:further|new|additional))|contract lapse|(?:unless|except where|absent|save where|failing|unless and until|if no)\b.{0,60}(?:notice|notif\w+|object\w*|denounc\w+|cancel\w*|tells?|told|declines?|opts?)|renewal window|whether it will leave|wants? it to stop|resign\w*)/;

const periods = (words: string): number[] => allDaysIn(words);

/** The longest period of a statement, in days. */
const longestOf = (words: string): number => Math.max(0, ...periods(words));

/** Periods that stand for a warning given before something ends. */
const warnings = (words: string): number[] =>
  [
    ...words.matchAll(
      /(\d+[- ](?:business |working |calendar |full )*(?:day|week|month|year))(?:'s|s'|s)? (?:(?!unless|if\b|each\b)\S+ ){0,4}?(?:notice|before|prior|in advance|ahead|earlier|beforehand|preceding)|(?:notice|notif\w+|inform|tell|told|at least|not less than|closes|no later than|not later than)\b (?:\S+ ){0,5}?(\d+[- ](?:business |working |calendar |full )*(?:day|week|month|year))/g,
    ),
  ].map((match) => daysIn(match[1] ?? match[2] ?? '') ?? 0);

const noRenewal =
  /\b(?:(?:shall|will|does|do|may) not (?:be )?(?:automatically )?(?:renew|extend|continue|roll)|not (?:automatically )?renewed|no (?:automatic )?renewal|unless both|both parties (?:sign|agree)|agree in writing|by (?:mutual|written) agreement|insurance|certificates?|accreditation|signing a new|new lease signed|unless renewed by|only (?:if|by) (?:both|the parties)|shall not renew|no provision of|option to renew|(?:may|can) (?:\S+ ){0,6}renew|work permit|registration|domain|reminder|same terms|acknowledgment signed|non-renewal notice which|to be exercised by|exercisable by|options? to (?:extend|renew)|no election|absence of advance|forgo any|gives up any|intention to (?:extend|renew)|elects? to renew)\b/;

/** The contract goes on past its first time: the other ways to say it. */
const goesOn = new RegExp(
  `${renews.source}|\\bkeeps? going|\\bcarr(?:y|ies) on\\b|\\bnext (?:term|year|period)|\\blengthened|\\bruns? on\\b|\\bgo(?:es)? on for (?:another|a further)|\\bcontinuation beyond|\\b(?:later|subsequent|following) (?:period|term|year)s?\\b|\\b(?:first|each|any) extension|\\ba new one\\b|\\bprolonged`,
);

/** It is said when the contract has run out. */
const pastTheEnd =
  /\b(?:after|past|beyond|following|once|subsequent to)\b.{0,50}\b(?:expir\w*|ends?\b|ended|end of|run out|lapse[ds]?|term(?: date)?\b|last day|period has)/;

/** Rules that hold only where another phrase is found too, and none of what makes them harmless. */
const tied = (needed: RegExp, harmless: readonly RegExp[], rules: readonly IssueRule[]): readonly IssueRule[] =>
  barring(
    harmless,
    rules.map((rule): IssueRule => ({ ...rule, all: [...rule.all, needed] })),
  );

const goingOn = String.raw`(?:(?:self-)?renew(?!able)\w*|exten(?:d|ds|ded|sion|sions|dable)|prolong\w*|continu\w*|rolls?|rolled|rolling|carr(?:y|ies) (?:on|forward)|goes on|go on|keeps? going|runs? on|starts?|begins?|repeats?|further (?:\S+ )?(?:term|year|period)|another (?:\S+ )?(?:term|year|period)|charged|collected|bound|last(?:s)?|binds?)`;
const stopping = String.raw`(?:unless|until|absent|failing|save where|except where|save that|silence|without (?:further|any)|if (?:no|neither|not|none|nobody)|if (?:the )?\[\w+\] (?:do(?:es)? ?n|fails?|says nothing|takes? no)|do(?:es)? nothing|not cancell?ed|lack of|in default of|no (?:notice|election|communication)|opts? out|timely notice)`;
const told = String.raw`(?:notice|noti(?:f|c)\w+|notification|cancel\w*|tells?|told|tell|says?|object\w*|denounc\w+|non-?renew\w*|stop\w*|opt\w*|declin\w*|declar\w*|elect\w*|terminat\w+ by|either|action|act|agreement|resign\w*|end\w*|written|serv\w+|wish\w*|want\w*|nothing|writes?|otherwise)`;

/** The contract goes on by itself, or unless someone speaks up. */
const byDefault = new RegExp(
  String.raw`\b(?:automatic\w*|tacit\w*|evergreen|of its own accord|on its own|by operation of law|standing order)\b.{0,60}\b${goingOn}|\b${goingOn}\b.{0,60}\b(?:automatic\w*|tacit\w*|evergreen|of (?:its|their) own accord|on (?:its|their) own|standing order|itself|by operation of law|over\b)|\bself-renew|\bdeemed (?:to (?:be|have been) )?(?:renewed|extended)|\b${goingOn}\b.{0,160}\b${stopping}\b.{0,90}\b${told}|\b${stopping}\b.{0,120}\b${told}\b.{0,160}\b${goingOn}|\b(?:extended|renewed|prolonged|extends?|renews?|rolls?) (?:\S+ )?(?:for|by|into|year|month|from year)\b|\bdo(?:es)? nothing\b.{0,120}\b${goingOn}|\b(?:billed|charged) (?:each|every) (?:month|year|quarter)\b.{0,40}\buntil\b|\bagain be collected|\bcharged again|\bnext (?:year|term)`,
);

/** What is extended or renewed otherwise: a time for work, an award, or the contract by agreement. */
const notByDefault = [
  /^(?:\S+ ){0,3}?(?:automatic|tacit) renewals?\.?$|^evergreen\.?$/,
  /\bextended for a period equal to\b|\btime (?:required )?for (?:\w+ )?performance|\bexcused?\b|\baward\b|\barbitrators?\b|\bfailure results\b|\bextension of time|\bunless renewed\b|\bmay be renewed\b|\bmutual(?:ly)? (?:written )?(?:consent|agreement|agree)|(?<!not )\b(?:wish(?:es|ing)?|intent|intends|elects?|desires?) to (?:so |be )?(?:renew|extend)|\brenewal notice to\b|\b(?:informs?|information) about|\bapproved at least annually|\blast to expire|\bhas been renewed|\bclass action|\bfair market rent|\bautomatically (?:terminat|increas)|\bdeposit\b|\bfails to renew|\bearlier of\b|\bconsist of\b|\bunless (?:\S+ ){0,4}?(?:terminated (?:earlier|sooner)|(?:earlier|sooner) terminated)(?!.*\b(?:automatic|tacit|another|successive))/,
];

const long = String.raw`\d+[- ](?:consecutive |full |further |additional |calendar )*(?:months?|years?|seasons?)`;

/** A renewal and its length, in one phrase. */
const renewalLength = new RegExp(
  String.raw`\b(?:renew\w*|exten\w+|prolong\w*|successive|succeeding|successor|additional|further|another|subsequent|secondary|consecutive|continu\w+|roll\w*|new|fresh|bound|start\w*|again|repeat\w*|evergreen|tacit\w*|next|following)\b.{0,50}${long}|${long}.{0,50}\b(?:renew\w*|extension|extended|successive|further|additional|prolong\w*|secondary|each\b|at a time|again|blocks?)|\bno (?:shorter|less) than\b|\blonger of\b|\bgreater of\b|\bequal (?:length|duration|in|to)|\bsame (?:length|duration)|\bidentical|\blike (?:term|period)`,
);

/** A renewal that no one is bound to, or no renewal at all. */
const noLongRenewal = [
  /\bmutual(?:ly)?\b|\bright (?:to elect|of renewal|to renew)\b|\bunits?\b|\bby (?:written )?notice (?:in writing )?(?:given )?by (?:the )?\[taker\]|\b(?:shall|will) (?:expire|end|terminate) (?:\S+ )?\d+ |\b(?:shall|will) be agreed|\bin confidence\b|\bpolicy annually|\bprices shall remain fixed|\bpreviously terminated or renewed|\bfair market rent\b|\brent\b.{0,60}\b(?:for|of) a renewal\b/,
];

/** The terms that apply on renewal are those of a later day. */
const laterTerms =
  /\b(?:then[- ]current|then[- ](?:standard|applicable|offered|issued|published|prevailing|usual)|then|prevailing|latest|current|new|newest|updated|revised|standard|general|published|usual|whatever|our|its)\b(?: \S+){0,4}? (?:terms(?! of this)|conditions|(?:standard )?forms?|editions?|rulebook|rules|version|service levels|wording|(?:franchise|licen[cs]e|subscription|service|services|lease|master|hire|standard|current|this|successor|dealer|rental|then-current) (?:\S+ )?(?:agreement|contract)|agreement|policy|polic(?:y|ies)|contract)|\b(?:terms|conditions|forms?|editions?|rulebook|rules|version|wording|agreement|contract|service levels|policy)\b(?: \S+){0,7}? (?:then|at (?:that|the) (?:time|date)|at renewal|in use|in force|currently|published|offer\w*|of the day|on that day|from time to time|issu\w+|as it stands|using|uses|prevailing|current|latest|being used|time being)\b/;

const noLaterTerms = [
  /\bthen-? ?current (?:\S+ )?(?:renewal|extension|initial|subscription) (?:terms?|periods?)\b|\bterm then in effect|\b(?:remain|remains|continue|continues|stay|come|comes) (?:\S+ ){0,2}(?:in|into) (?:full )?(?:force|effect)|\bautomatically stay|\btermination fee|\bprotections of this|\bcurrent (?:renewal |extension )?period\b|\bonly to those\b/,
];

/** Not all the duties of a party, but some that outlive the contract for good reason. */
const someSurvive = [
  /\bextent necessary\b|\bpay(?:ing|ment) (?:obligations?|all|any|amounts?)|\bpaying all amounts|\bpending\b|\bsurviving obligations|\blicen[cs]es? (?:and|granted|shall)|\buntil the expiration of|\bperpetual licen[cs]e|\bsubject to section|^(?:\S+ ){0,2}?(?:the )?indemnities\b|\bfor a period of\b|\bconfidentiality obligations|\bconfidential information\b|\brespective indemnities|\bpersists? for|\bpersistent\b/,
];

/** The same, where it is plain whose duty has no end. */
const ownDuty = (rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.flatMap((rule): readonly IssueRule[] =>
    rule.bears
      ? [rule]
      : [
          {
            ...rule,
            all: [
              /\[a\](?:'s (?:\w+ )?(?:obligations?|duty|duties|promises?|undertakings?|covenants?)\b| (?:\w+ )?(?:shall|must|will|agrees?|undertakes?|remains?)\b)/,
              ...rule.all,
            ],
            bears: 'actor',
          },
          rule,
        ],
  );

/** The same, told apart by who must give the notice that stops the renewal. */
const byNotice = (rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.flatMap((rule): readonly IssueRule[] =>
    rule.bears || rule.within
      ? [rule]
      : [
          ...(
            [
              ['o', 'other'],
              ['giver', 'giver'],
              ['taker', 'taker'],
            ] as const
          ).map(([token, bears]): IssueRule => ({
            ...rule,
            all: [
              ...rule.all,
              new RegExp(
                String.raw`\b(?:unless|until) (?:the )?\[${token}\] (?:first |also |has )?(?:gives?|given|notif|tells?|told|serves?|served|sends?|sent|delivers?|informs?|cancels?|objects?|declines?|elects?)\w*`,
              ),
              new RegExp(String.raw`\[${token}\]`),
            ],
            bears,
          })),
          rule,
        ],
  );

/** Term and renewal: how long a party is bound, and what it takes to stop. */
const affirmed = defineTopic(
  'term-and-renewal',
  file,
  withSides(file.issues, {
    'term-grows-by-interruption': [
      {
        bears: 'taker',
        force: ['fact', 'duty', 'right', 'promise'],
        all: [
          /\bterm\b.{0,30}\b(?:extended|prolonged|put back|lengthened|grows?|increased)\b.{0,20}\b(?:by (?:the )?(?:length|duration|period|time|same time|number)|for (?:an? |the )?(?:same |further )?(?:period|time) (?:equal|equivalent|corresponding))|\bby the same time\b|\b(?:period|time|days?)\b.{0,50}\b(?:added to the (?:end of the )?term)\b/,
          /\b(?:suspen\w+|interrupt\w+|out of (?:use|service)|freez\w+|frozen|delay\w*|outages?|unavailab\w+|stoppage)\b/,
        ],
        none: [
          /\[each\]|\b(?:force majeure|shall not|will not|not be (?:extended|added)|agreement of|mutual\w*|at (?:its|\[\w+\]'s) option|may elect|may be extended|time for (?:delivery|performance|payment|completion)|cure period|delivery|patent)\b/,
        ],
      },
    ],
    'automatic-renewal': [
      {
        bears: 'taker',
        all: [
          /\b(?:agreement|lease|contract|term|subscription|hire)\b (?:then )?(?:runs on|rolls on|carries on|continues) for (?:a further |another |successive )?(?:periods of )?\d+ (?:months?|years?)\b.{0,15}\b(?:at a time|each)\b/,
        ],
        none: [/\bif (?:the )?(?:parties|both)\b|\bagree/],
      },
      ...tied(byDefault, notByDefault, [
        {
          force: ['fact', 'duty'],
          all: [
            /\b(?:on|upon|at|following|after) (?:the )?(?:expiry|expiration|end|lapse|conclusion) of\b.{0,80}\bterm\b/,
            /\b(?:shall|will|is|are) (?:be )?(?:then )?(?:extend(?:s|ed)?|renew(?:s|ed)?|prolonged|continued?|roll(?:s|ed)? over) (?:for|by|into)\b/,
          ],
          none: [
            noRenewal,
            /\bhold(?:s|ing)? over|month[- ]to[- ]month|\bmutual|\boption|\bif (?:the )?\[\w+\] (?:gives|elects|so)|\bsurviv|\bconfidential/,
          ],
        },
        ...barring(
          [noRenewal, /\bhold(?:s|ing)? over|month[- ]to[- ]month|\bunused\b/],
          [
            {
              force: ['fact', 'duty', 'right', 'ban', 'no-duty', 'promise', 'definition', 'waiver', 'acknowledgement'],
              all: [renews, byItself],
              none: [
                /\bnot (?:later )?renew(?:ed)? (?:automatically)/,
                /\b(?:no effect|not be complete|not binding|force majeure|employment continues|reminder|opt out of renewal)\b/,
                /\b(?:renewal price|fees? for)/,
              ],
              level: 'low',
              test: (_, { words }) => {
                const long = Math.max(0, ...periods(words));
                const warned = warnings(words);
                return (
                  long <= 366 &&
                  (/\[each\]|either (?:party|side)/.test(words) || (warned.length > 0 && Math.max(...warned) <= 62))
                );
              },
            },
            {
              force: ['fact', 'duty', 'right', 'ban', 'no-duty', 'promise', 'definition', 'waiver', 'acknowledgement'],
              all: [renews, byItself],
              none: [
                /(?<!\w)(?:opt out of renewal by|not valid|confirms receipt|remains? in possession|no effect|not be complete|not binding|force majeure|reminder (?:by|sent|at)|notice of (?:the )?(?:renewal|new price)|renewal fees?|price|(?:after|past|beyond) (?:the )?(?:expir|last day|its|\[a\]'s)|continues to use|staying|by using)(?!\w)/,
              ],
            },
          ],
        ),
        {
          all: [
            /\b(?:silence|failure to (?:object|cancel|give notice))\b/,
            /\b(?:continue for another|election to continue|further (?:year|term)|renew)/,
          ],
          none: [noRenewal, /\bunused|\bhours\b|month[- ]to[- ]month/],
        },
        {
          all: [
            /\brolls? over\b|\brolls? forward|\bcharged again\b|\bcontinues? (?:from )?(?:year by|year to|month by|quarter to)/,
            /\b(?:plan|subscription|agreement|contract|hire|hiring|membership|retainer|term|service)/,
          ],
          none: [noRenewal, /\bhold(?:s|ing)? over|unused|hours|vacation|credits/, /month[- ]to[- ]month/],
        },
        {
          all: [
            /\bfees will again be collected|will be charged for the (?:following|next) (?:year|term)/,
            /\bif no\b|unless/,
          ],
        },
        {
          force: ['fact', 'duty', 'right', 'ban'],
          all: [
            /(?<!\w)(?:unless|until) (?:the )?\[\w+\] (?:cancel|stop|tell|say|notif|object|end)\w*|\bunless cancell?ed\b/,
            /(?<!\w)(?:keeps? going|carr(?:y|ies) on|(?:start|begin)s? (?:a |another )?(?:new|next|further|fresh)|take (?:another )?payment|charge (?:\[\w+\]'s|the) card)(?!\w)/,
            /\b(?:year|month|term|period|plan|subscription|membership)\b/,
          ],
          none: [noRenewal, /\btrial\b/],
        },
        {
          force: ['fact', 'duty', 'promise', 'right'],
          all: [
            /\b(?:goes on|carries on|keeps going|continues|rolls|runs on|is carried on|will renew|renews?|is renewed|extends? itself|starts? (?:another|a new))\b.{0,60}\b(?:year|month|term|period|out|again)/,
            /\b(?:unless|until)\b.{0,60}\b(?:stops?|tells?|told|cancels?|notice|says?|opts?|objects?|ends? it)\b/,
          ],
          none: [
            noRenewal,
            bothSides,
            /\b(?:trial|month[- ]to[- ]month|unused|hours|hold(?:s|ing)? over|obligations?|confidential)/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\b(?:until|unless) (?:the )?\[\w+\] (?:cancels?|stops?|ends?|tells?)\b/,
            /\b(?:subscription|membership|plan|policy|cover)\b.{0,30}\b(?:will |shall )?(?:continues?|carr(?:y|ies) on|goes on|renews?)\b/,
          ],
          none: [/\b(?:trial|not continue|month[- ]to[- ]month)\b|\[each\]/],
        },
      ]),
    ],
    'long-renewal-term': tied(renewalLength, noLongRenewal, [
      {
        force: ['fact', 'duty', 'definition', 'right'],
        all: [
          /\b(?:equal to|equal in (?:length|duration) to|the same (?:length|duration) as|as long as|for) (?:the )?(?:longer|greater) of\b.{0,50}\b(?:initial|original|first|preceding|expiring) (?:subscription )?(?:term|period)/,
          /\b(?:renew\w*|exten\w*|further (?:term|period)|successive|roll)/,
        ],
        none: [noRenewal, /\bnotice period/],
        level: 'medium',
      },
      {
        force: ['fact', 'duty', 'definition', 'right'],
        all: [
          /\b(?:further|additional|successive|another|renewal) (?:terms?|periods?) (?:of|for|equal to) (?:an? )?(?:equal (?:length|duration)|the same (?:length|duration)|identical (?:length|duration)|the initial term)\b|\bfor (?:a |an )?(?:further|additional|successive|like|equal) (?:terms?|periods?) (?:of equal (?:length|duration)|equal (?:in (?:length|duration) )?to)/,
          /\b(?:renew\w*|exten\w*|continu\w*|roll)/,
        ],
        clause: [/\b(?:2[4-9]|[3-9]\d|1\d\d)[- ]months?\b|\b(?:[2-9]|1\d)[- ]years?\b/],
        none: [noRenewal],
      },
      {
        all: [renews, /\b\d+[- ](?:consecutive |full |further )?(?:month|year|season)s?\b/],
        none: [
          /(?<!\w)(?:no renewal|not exceed|shall not|may,? (?:at its|if it)|by a writing|signed by|at (?:its|the \[\w+\]'s) (?:sole )?option,? renew|records|kept|warranty|month to month|accredit|insur|registration|certificat|surviv|option to renew|one option|1 option|right to renew|patents?|to be agreed|from year[- ]to[- ]year|anniversary of|(?:by|with|subject to) (?:the )?(?:\w+ )?(?:mutual|written|satisfactory) (?:agreement|consent))/,
          /\[each\] may extend/,
          /\b(?:notice|inform|tell|before|prior|ahead|closes)\b.{0,30}\b\d+[- ](?:month|year)s?\b(?!.*\b(?:renew|exten|term|period|prolong|bound).*\b\d+[- ](?:month|year))/,
        ],
        test: (_, { words }) =>
          [...words.matchAll(/\d+[- ](?:consecutive |full |further )?(?:month|year|season)s?\b/g)].some((match) => {
            const before = words.slice(Math.max(0, match.index - 45), match.index);
            const after = words.slice(match.index + match[0].length, match.index + match[0].length + 30);
            const days = /season/.test(match[0]) ? Number.parseInt(match[0], 10) * 365 : (daysIn(match[0]) ?? 0);
            return (
              days >= 540 &&
              !/\b(?:notice|initial (?:\d+-year )?term(?! of)|inform|tell|first|after the initial|initial|past expiry binds)\b[^,]{0,30}$/.test(
                before.replace(/equal to the initial term of/, ''),
              ) &&
              !/^s?'? (?:\S+ ){0,2}(?:notice|before|prior|ahead|earlier)/.test(after)
            );
          }),
      },
      {
        mutual: true,
        force: ['fact', 'duty', 'definition', 'right'],
        all: [
          /\b(?:fresh|further|new|another|additional|renewal|extended|next) (?:fixed |full )?(?:term|period|hire|contract)s? of (?:\S+ ){0,2}?(?<n>\d+)[- ](?<unit>month|year)s?\b/,
          /\b(?:commence|begin|start|bind|automatic|extend|renew|continue|unless|if (?:neither|no))/,
        ],
        none: [noRenewal, /\b(?:warranty|insur|accredit|may extend|option)/],
        test: ([hit]) => Number(hit!.groups!['n']) * (hit!.groups!['unit'] === 'year' ? 365 : 30) >= 540,
      },
    ]),
    'early-or-narrow-non-renewal-window': barring(
      // An option binds nobody until it is exercised.
      [
        /\boptions? to (?:renew|extend)\b|\[\w+\] (?:may|can|has the right to|is entitled to) (?:\w+ ){0,2}?(?:renew|extend)\b/,
      ],
      byNotice(
        barring(
          [
            /\belects? to (?:seek to )?extend|\bright to elect\b|\bshall (?:notify|give) (?:the )?\S+ (?:written )?(?:notice )?of (?:the|its|our) non-?renewal|\bshall (?:notify|give) (?:the )?\[o\].{0,60}\bof (?:the|its|our|\[a\]'s) (?:election|nonrenewal|non-renewal|decision)/,
          ],
          [
            {
              // So early for both that whoever pays forgets it.
              bears: 'taker',
              mutual: true,
              force: ['fact', 'duty'],
              all: [renews, againstRenewal, /\b\d+[- ](?:business |calendar |full )*(?:day|month)/],
              none: [noRenewal, /\b(?:fees|price|new terms|remind|alert|any time up to)\b/],
              test: (_, { words }) => /\[each\]|either party/.test(words) && Math.max(0, ...warnings(words)) >= 149,
            },
            {
              bears: 'taker',
              mutual: true,
              all: [
                /\bnot? (?:fewer|less|later|more|greater|earlier) than \d+ (?:\w+ )?(?:days|weeks|months)\b.{0,40}\b(?:and|nor|or|but) (?:also )?(?:not?|never)? ?(?:more|greater|earlier|fewer|less|later) than \d+|\bbetween \d+ and \d+ (?:days|months|weeks)\b|\bno earlier than \d+.{0,50}no later than \d+/,
                /\b(?:before|prior to|preceding|ahead of)\b.{0,60}\b(?:term|expir\w*|renew\w*|end\b|anniversary)/,
                /\b(?:notice|notif\w*|written|election|cancel\w*|opt)/,
              ],
              none: [
                /\boption|\bexercis|\binspect|\bbreak date|\brent review|\bdeliver(?:y|ed) of|\bmeeting|\bshall remind|\bwill remind/,
              ],
            },
            {
              bears: 'taker',
              mutual: true,
              force: ['definition', 'fact', 'duty'],
              all: [
                /\b(?:window|deadline|cut-?off|(?:notice|cancellation|opt-?out|non-?renewal) (?:period|date))\b.{0,40}\b(?:ends?|closes?|means?|is|falls|expires)\b.{0,60}?(?<n>\d+) (?<unit>days|months)\b.{0,30}\b(?:before|prior to|ahead of|in advance of)\b/,
                /\b(?:term|renew\w*|expir\w*)/,
              ],
              test: ([hit]) => Number(hit!.groups!['n']) * (hit!.groups!['unit'] === 'months' ? 30 : 1) >= 90,
            },
            {
              all: [
                /\b(?:cancell?ation|non-?renewal|opt-?out|notices?|election)\b/,
                /\b(?:no|not) (?:earlier|sooner|more) than \d+.{0,40}\b(?:no|not) (?:later|less) than \d+/,
                /\b(?:renew\w*|expir\w*|end of the|anniversary)/,
              ],
              none: [/\b(?:remind|price|fees)/, /\[each\]|either party/],
            },
            {
              all: [
                againstRenewal,
                /\b(?:between (?:day )?\d+|no (?:sooner|earlier) than|not (?:earlier|sooner|more) than \d+|within the \d+|\d+-day (?:period|window)|window|period that (?:closes|starts|opens)|during the (?:month|first|last)|days starting|only (?:between|during|within))\b/,
              ],
              none: [
                /\b(?:any time up to|up to \d+|remind|alert|suspen|no opening|about to close)/,
                /\[each\]|either party/,
              ],
            },
            ...barring(
              [
                /(?<!\w)(?:fees|price|new terms|remind|alert|shall notify \[\w\] of)/,
                /\[each\]|either party|any time up to/,
              ],
              [
                {
                  all: [renews, againstRenewal, /\b\d+[- ](?:business |calendar |full )*(?:day|week|month|year)/],

                  test: (_, { words }) => Math.max(0, ...warnings(words)) >= 119,
                },
                {
                  all: [renews, againstRenewal, /\b\d+[- ](?:business |calendar |full )*(?:day|week|month|year)/],

                  level: 'medium',
                  test: (_, { words }) => {
                    const warned = Math.max(0, ...warnings(words));
                    return warned >= 89 && warned < 119;
                  },
                },
              ],
            ),
            {
              all: [
                againstRenewal,
                /\b\d+[- ](?:business |calendar |full )*(?:day|week|month|year)/,
                /\b(?:before|prior|ahead|in advance|beforehand|earlier|out of time)\b/,
              ],
              none: [
                /\b(?:fees|price|new terms|remind|alert|user|support)/,
                /\[each\]|either party|any time up to/,
                /\bterminat\w+ (?:this|for)/,
              ],
              test: (_, { words }) =>
                /\b(?:renew|exten|lapse|leave|another term|further|additional period|continue|expir|anniversary)/.test(
                  words,
                ) && Math.max(0, ...warnings(words)) >= 119,
            },
            {
              all: [
                /\bresignation|\bwithdrawal|\bnon-?renewal/,
                /\bonly (?:when|if|where) (?:\S+ ){0,4}(?:during|within|in)\b/,
              ],
            },
            {
              all: [
                /\b(?:prevent|stop|avoid|refuse|decline|declines|opt out of|get out of|don't want|do(?:es)? not (?:want|wish)|not to (?:go on|have))\b.{0,40}\b(?:(?:a |any |the )?(?:further|another|next|new|renewal|additional) (?:term|year|period)|extension|renewal)/,
                /\b\d+[- ](?:business |calendar |full )*(?:day|week|month|year)s?\b/,
              ],
              none: [/\[each\]|either party|any time up to|\bremind|\bfees?\b.{0,20}\bincrease/],
              test: (_, { words }) =>
                Math.max(0, ...warnings(words), /\bonly by giving notice\b/.test(words) ? longestOf(words) : 0) >= 119,
            },
            {
              all: [
                /\b(?:prevent|stop|avoid|refuse|decline|declines|opt(?:s|ing)? out|don't want|do(?:es)? not (?:want|wish))\b/,
                /\b(?:further|another|next|new|renewal|additional) (?:term|year|period)|\bextension|\brenewal/,
                /\b(?:not less than \d+ (?:days )?n?or more than \d+|in the (?:first|last|second|third) (?:\d+ )?(?:days?|weeks?|month)|during the \S+ month|within a window|\d+-day period|solely during|only during)\b/,
              ],
              none: [/\[each\]|either party|any time up to|\bremind/],
            },
            {
              all: [
                stopsRenewal,
                /\bin the month of\b|\bonly (?:in|during|within|between)\b|\bonly if .{0,40}\breach\w* .{0,30}\bin\b|\b(?:first|last) \d+ days of\b|\b\d+[- ]day window\b/,
                /\b(?:renew\w*|next|another|further|extension)\b/,
              ],
              none: [bothSides, /\b(?:remind|any time)\b/],
            },
          ],
        ),
      ),
    ),
    'non-renewal-needs-acknowledgement': barring(
      [/\borders acknowledged|\bdata submitted|^(?:an? |no |the )?resignation\b/],
      [
        {
          bears: 'taker',
          all: [
            /\b(?:non-?renewal|not to renew)\b/,
            /\b(?:only|until|unless|requires?|subject to|conditional|no effect)\b/,
            /\[giver\](?:'s)? (?:has |have )?(?:\w+ )?(?:acknowledg\w+|confirm\w*|countersign\w*|accept(?:s|ed|ance)|approv\w+)\b/,
          ],
        },
        {
          bears: 'other',
          all: [
            /\b(?:non-?renewal|not to renew|cancellation of (?:the )?renewal)\b/,
            /\b(?:only|until|unless|requires?|subject to|conditional|no effect)\b/,
            /\[a\](?:'s)? (?:has |have )?(?:\w+ )?(?:acknowledg\w+|confirm\w*|countersign\w*|accept(?:s|ed|ance)|approv\w+)\b/,
          ],
        },
        {
          bears: 'other',
          all: [
            /(?<!\w)(?:until|unless|when|once|by|of|upon|and) (?:the |its )?\[a\](?:'s)? .{0,40}(?:acknowledg|confirm|countersign|accept|approv|record|admit|repl|agent)|(?:acceptance|accepted|acknowledged|confirmed|approved|countersigned)\b.{0,20} by (?:the )?\[a\]/,
            /\[o\](?:'s)? .{0,40}(?:request|notice|objection|election|decision|not to)|(?:request|notice|decision|election) (?:of|by) (?:the )?\[o\]|no election/,
            /\b(?:renew|extend|extension|lapse|expire|run out|further (?:term|period))/,
            /\b(?:effect|valid|count|binding|only|until|unless|subject to|conditional)/,
          ],
          none: [/whether or not|even if/],
        },
        {
          all: [
            new RegExp(
              `${againstRenewal.source}|\\bnot to (?:renew|extend)|request to stop|decline a (?:further|renewal)|opting out of renewal|non-renewal request|cancellation of a renewal|statement that it will not renew|objection|not want to renew`,
            ),
            /\b(?:acknowledg\w*|confirm(?:ed|ation|s)?|countersign\w*|accept(?:ance|ed|s|ing)|receipt|approved|processed|cancellation (?:number|code)|replies|recorded|admits|stamped|registers?)\b/,
            /\b(?:effect\w*|ineffective|invalid|valid\w*|counts?|binding|conditional|unless and until|not be complete|disregarded|without which|only|solely|requires?|prevent|proceeds|operates|before|complete)\b/,
          ],
          none: [
            /\b(?:whether or not|even if|receipt is presumed|deemed acknowledged|takes effect when|is effective when|but it takes|takes effect on receipt|shall not affect|resignation is|regardless|support|purchase orders?|that he has read|failing which)\b/,
            /\[each\]/,
          ],
          test: (_, { words }) =>
            /\b(?:renew|exten|continu|discontinu|opt-?out|objection|cancel|further|resign)/.test(words),
        },
        { all: [/\bcancelling renewal is not complete/, /\bconfirm/], bears: 'actor' },
        {
          within: 'sentence',
          all: [
            /\bmay decline a (?:further|renewal)|\bmay (?:stop|refuse|decline) (?:the )?(?:renewal|extension)/,
            /\bagrees in writing|\b(?:confirms|acknowledges|accepts)\b/,
          ],
          none: [/whether or not/],
        },
        {
          all: [
            /\b(?:non-?renew\w*|(?:don't|doesn't|not) (?:want|wish|elect|intend)(?:s|ed|ing)? (?:\S+ ){0,3}?(?:to (?:renew|continue|extend|be extended)|the \S+ to be extended|to be renewed)|(?:let|allow|permit) (?:\S+ ){1,4}?(?:lapse|expire|run out|end)|decline\w* (?:\S+ ){0,2}(?:renewal|extension|further)|opt-?out|stop the (?:next|renewal))/,
            /\b(?:(?:takes?|taking|have|has|of) (?:no )?effect|effective|counts?|valid|enough|sufficient|subject to|conditional|carry on unless|binding)\b/,
            /\b(?:countersign\w*|acknowledg\w*|accept(?:ance|ed)|confirm\w*|approv\w*|agree\w* to)\b/,
          ],
          none: [
            /(?<!\w)(?:whether or not|even if|regardless|does not depend|shall not (?:depend|affect)|is effective (?:up)?on (?:sending|receipt|transmission)|takes effect on (?:sending|receipt|transmission))(?!\w)|\[each\]/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:notice|request|election|message|cancellation)\b.{0,60}\b(?:disregarded|ineffective|no effect|not (?:count|be effective|effective|valid)|only (?:effective|valid|counts?))\b.{0,90}\b(?:acknowledg|confirm|accept|countersign)/,
            /\b(?:may|can) (?:stop|prevent|decline|refuse|opt out of) (?:the |a |any )?(?:next|further|renewal|new|another)|\bnon-?renew|\bnot to renew/,
          ],
          none: [/\bwhether or not|\beven if|\[each\]/],
        },
        {
          all: [stopsRenewal, confirmed, notBefore],
          none: [
            bothSides,
            /\b(?:whether or not|even if|regardless|no confirmation|does not depend|works from|shall (?:acknowledge|confirm)|unless .{0,40}(?:gives?|notice)|approved budget|price|by mutual)\b/,
          ],
          test: (_, { words }) =>
            /\b(?:acknowledg|confirm|countersign|accept|approv|signed for)\w*/.test(words) &&
            /\b(?:renew|extension|next term|another term|lapse)/.test(words),
        },
      ],
    ),
    'renewal-price-uncapped': barring(
      [
        /\brenewals? of (?:the )?(?:roofs?|plant|building|fa[cç]ade|structure|equipment)\b/,
        /\baccounts? (?:is|are) in good standing\b/,
        /\bright of first refusal|\bbona fide offer|\bfails to pay|\bstays where it is/,
      ],
      [
        {
          clauseNone: [
            /\b(?:no increase|increases?|adjustment) (?:shall|may|will)(?: not)? exceed|shall not exceed|not be (?:increased|raised) by more|lower of|lesser of|capped at/,
          ],
          all: [
            new RegExp(`${renews.source}|first term|promotional|prolongation`),
            /\b(?:fees?|prices?|pricing|rates?|rent(?:als?)?|charges?|tariff|dues|discount|royalty rate|catalogue price)\b/,
            /(?<!\w)(?:whatever (?:\[\w+\]'s|our|its|the)|standard price|then[- ]current|then (?:published|charging|in effect|notified|applicable|has|be)|has then|in effect on|prevailing|list prices?|price (?:list|book)|as (?:it|the \[\w+\]|\[\w+\]) (?:thinks|determines|notif\w+|sees|considers|deems)|(?:at|in) (?:its|\[a\]'s) (?:sole |absolute )*discretion|any amount|without limit\w*|from time to time|such (?:sum|rentals?|rates?|fees?|price) as|posted|published|at that (?:time|date)|that applies|applies at|free to set|standard rates|reset|may be higher|determines|appropriate|is then charging)/,
          ],
          none: [
            /\b(?:no(?:t)? (?:more|exceed|increase|raise)|may not|shall not|not to exceed|lower of|lesser of|cpi|consumer price|same|open market|independent|agreed by|publishes its|additional users|so that \[\w\] can|before (?:the )?renewal so|remind|up to \d|capped|cap of|maximum|by no more|stays?)\b/,
            /\[each\]/,
          ],
          test: (_, { words }) =>
            !/\bthan \d|\b\d+(?:\.\d+)? ?percent\b/.test(words) || /without limit|discretion/.test(words),
        },
        {
          clauseNone: [
            /\b(?:no increase|increases?|adjustment) (?:shall|may|will)(?: not)? exceed|shall not exceed|not be (?:increased|raised) by more|lower of|lesser of|capped at|no more than/,
          ],
          all: [
            goesOn,
            /\b(?:fees?|prices?|pricing|rates?|rent(?:als?)?|charges?|tariff|dues|royalty|amount payable)\b/,
            /(?<!\w)(?:(?:as|such (?:\w+ )?as) (?:the )?\[\w+\] (?:shall |may |will )?(?:specif|fix|set|determin|decid|choos|name|state)\w*|(?:as )?(?:determined|fixed|set|specified|decided|named) by (?:the )?\[\w+\]|\[\w+\] (?:shall|will|may|can) (?:fix|set|determine|specify|name|quote|decide)|whatever|neither a guide nor|in force|prevailing|then[- ]current|list prices?|on (?:our|its|\[\w+\]'s) (?:website|price list))(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:no(?:t)? (?:more|exceed)|may not|not to exceed|lower of|lesser of|cpi|consumer price|rpi|open market|fair market|independent|expert|agreed (?:by|between)|mutually|capped|cap of|maximum|by no more|no increase|publishes|additional (?:users|products))(?!\w)|\[each\]/,
          ],
        },
        {
          within: 'clause',
          all: [
            /\b(?:from then on|thereafter|for any (?:later|subsequent|further) period|after that)\b.{0,60}\b(?:charges?|fees?|prices?|rates?|rent)\b.{0,60}\b(?:as )?(?:determined|fixed|set|specified|decided) by\b|\bfor any (?:later|subsequent|further|following) (?:period|term|year)\b.{0,40}\b(?:fix|set|determine|specify) (?:new |its |the )*(?:rates?|fees?|prices?|charges?)/,
            /\b(?:renew\w*|extension|initial (?:period|term)|first (?:year|term|period))/,
          ],
          none: [/\b(?:capped|not exceed|no more than|cpi|rpi|lesser of|mutual|agreed)\b/],
        },
        {
          clauseNone: [/\b(?:exceed|lesser of|lower of|capped|no more than|cpi\b|rpi\b|consumer price|not above)/],
          all: [goesOnAgain, /\b(?:fees?|prices?|rates?|rent(?:als?)?|charges?|tariff|dues|premium)\b/, thenAsked],
          none: [
            bothSides,
            /\b(?:same|independent|expert|appraiser|fair market|open market|agreed|negotiat\w*|additional (?:users|products)|end of (?:the|its) then|notice|terms and conditions|interest|royalt\w+|insur\w*|tax\w*|exchange rate|law\b|in (?:full )?force and effect|remain in force|continue in force|effective date|\d+ ?(?:%|percent))\b/,
          ],
          test: (_, { words }) =>
            /\b(?:renew|further|next|subsequent|additional|extension|extended|rolls?|prolong)/.test(words),
        },
        {
          within: 'clause',
          all: [
            /(?<!\w)(?:see|learns?|finds?|notified|informed|told|shown|stated|appear)(?!\w).{0,60}(?<!\w)(?:on|in|with|by) (?:the |\[\w+\]'s |your |its )?first (?:invoice|bill)(?!\w)/,
            /\b(?:renew\w*|next term|further term|extension)/,
            /\b(?:fees?|prices?|charges?|rates?)\b/,
          ],
          none: [/\b(?:not exceed|capped|no more than|lesser of)\b/],
        },
      ],
    ),
    'renewal-on-then-current-terms': tied(laterTerms, noLaterTerms, [
      {
        all: [
          new RegExp(
            `${renews.source}|secondary (?:hire|period)|successor (?:franchise|term|agreement|licen[cs]e)|first anniversary|renewal\\b`,
          ),
          /\b(?:terms|conditions|form of|standard (?:form|\S+ agreement)|rulebook|rules|edition|agreement|service levels|form)\b/,
          /\b(?:then[- ]current|in (?:effect|force|use)\b|current (?:edition|version|form|terms|at)|\bcurrent\b|latest|updated|at that time|on that day|as (?:it )?then|at the time of (?:the |any |such )?renewal|then standard|is then offering|then being (?:offered|used|issued)|as then|then (?:issued|offering|published|stands)|prevailing|published when|time being|in place of)/,
        ],
        none: [
          /\b(?:same terms|later standard terms shall not|new agreement on terms agreed|both parties|address|dress code|\d+ days earlier|covenants of this|may decline|(?:end|expiry|expiration|remainder) of (?:the|its|each) (?:then-? ?)?current|then-?current (?:term|period|renewal|subscription))\b/,
          /\bthen-?current (?:list )?(?:prices?|rates?|fees?|pricing)/,
          /\b(?:reference to|statute|law)\b/,
        ],
      },
      {
        all: [
          /\b(?:prices?|rates?) and (?:up)?on the .{0,30}terms\b|terms .{0,20}(?:and|or) prices? (?:then|current)/,
          renews,
        ],
        none: [/same terms/],
      },
      {
        all: [
          goesOn,
          /\b(?:standard|general|published|whatever|usual|latest|current|new|revised)\b.{0,30}\b(?:terms|conditions|agreement|form|contract)\b|\b(?:terms|conditions|agreement|form) (?:from time to time|of the day|as published|then|in use|in force)|\bwhatever (?:\w+ )?(?:terms|agreement|conditions)/,
          /(?<!\w)(?:govern(?:ed|s)?|appl(?:y|ies)|on the (?:footing|basis) of|subject to|replace[sd]?|supersede[sd]?|sign|enter into|on (?:our|\[\w+\]'s))(?!\w)/,
        ],
        none: [
          /(?<!\w)(?:same terms|terms agreed|mutually|both parties|statut|law\b|may decline|shall not apply|not (?:be )?(?:replace|govern)|safety|conduct|prices?\b|fees\b)(?!\w)|\[each\]/,
        ],
      },
      {
        all: [
          goesOnAgain,
          /\b(?:(?:terms|conditions|form|wording|contract|agreement|policy)\b.{0,60}\b(?:using|uses?|in use|for new customers|then|at that time|at the (?:date|time)|of the day|currently|offering|issuing|offers?)|(?:then|whatever|current|latest|standard) (?:\S+ ){0,3}?(?:terms|conditions|form|wording))\b/,
          /\b(?:govern\w*|appl(?:y|ies)|upon|on the|in place of|replace\w*|subject to|under|sign)\b/,
        ],
        none: [
          bothSides,
          /\b(?:same terms|agreed|(?:end|expiry|remainder) of (?:the|its|each) (?:then-? ?)?current|then-?current (?:term|renewal|initial|period|subscription)|law\b|statut\w*|prices?|fees?|rates?|insur\w*|full force|terminat\w*|standards?|remain in effect|except|specifications?)\b/,
        ],
        test: (_, { words }) => /\b(?:renew|extension|extended|next|further|successor|prolong)/.test(words),
      },
    ]),
    'no-renewal-reminder': barring(
      [/\bguarantors?\b|\bnotice of default and of\b/],
      [
        {
          bears: 'actor',
          all: [
            /\[a\] .{0,30}(?<!\w)(?:waiv\w+|gives? up|forgo|forgoes|may not rely)(?!\w)/,
            /\b(?:remind\w*|told ahead|notice\b.{0,70}(?:renew|extension|renounc)|getting one)/,
            /\b(?:renew\w*|extension|getting one)/,
          ],
        },
        {
          all: [
            new RegExp(`${renews.source}|opt-?out|renouncing`),
            /\b(?:remind\w*|courtesy emails?|further notice|(?:prior|advance) (?:warning|notice|notification)|intimation|alert|notif\w+|told (?:ahead|before)|bring this to|track of|diari[sz]e|warning|any notice)\b/,
            /(?<!\w)(?:no (?:obligation|duty|prior|separate|further|advance)|not (?:be )?(?:required|obliged|obligated)|need not|won't|don't|not (?:send|remind|affect|excuse|rely)|without (?:further|(?:\[\w+\] )?(?:reminding|telling|notifying|warning))|waiv\w+|gives? up|forgo|absence of|failure of|under no duty|sole(?:ly)? responsib\w+|own account|may or may not)(?!\w)/,
          ],
          none: [
            /\b(?:only if|will remind|shall remind|unless a reminder|without further notice (?:of )?default|maintenance|rent on the due|management|new price)\b/,
            /\[each\]/,
            /\bno reminder was sent/,
          ],
        },
        {
          all: [
            /\b(?:not|no|without|waiv\w+|fail\w* (?:of \S+ )?to|absence of)\b.{0,60}\b(?:remind\w*|notice of (?:any |the |an )?(?:upcoming|approaching|impending|coming)|(?:prior|advance) notice of (?:any |the )?renewal)/,
            /\brenew/,
          ],
          none: [/\b(?:unless|only if|shall remind|will remind|if no reminder)/, /\[each\]/],
        },
        {
          all: [
            /\bno (?:further |prior |separate )?(?:notice|reminder|warning) (?:will|shall) be (?:sent|given|provided)/,
          ],
          clause: [/renew/],
          none: [/default|suspen|terminat/],
        },
        {
          all: [
            /\b(?:renew\w*|extension|extended|next (?:term|year))/,
            /(?<!\w)(?:irrespective of|regardless of|whether or not|even if|absence of|failure)(?!\w).{0,60}(?<!\w)(?:draw\w* .{0,30}attention|remind\w*|told|warned|notif\w+|prompt|alert\w*|invoice[ds]? beforehand)|(?<!\w)(?:up to|responsib\w+ of|for) (?:the )?\[\w+\] to (?:keep track|remember|watch|monitor|diari[sz]e)|\bkeep track of (?:when|the)|\bdiari[sz]e the\b/,
          ],
          none: [/(?<!\w)(?:shall|will|must) (?:first )?(?:remind|alert|notify)|\[each\]/],
        },
        {
          all: [
            /\b(?:renew\w*|prolong\w*|extend\w*|extension|next term)\b/,
            /\b(?:no (?:obligation|duty|responsib\w+|need|reminder)|not (?:be )?(?:obliged|required|bound|remind)|whether or not|without|undertakes no|irrespective|regardless|even if|waive\w*)\b.{0,60}\b(?:remind\w*|attention|told|tell|warn\w*|alert\w*|notif\w*|inform\w*|coming up|upcoming|forthcoming)/,
          ],
          none: [bothSides, /\b(?:option|agreement of|exercise|default|price|fees?|terminat\w*)\b/],
        },
      ],
    ),
    'perpetual-term': ownDuty(
      barring(
        [
          /\bunless (?:\S+ ){0,3}?(?:sooner|earlier|terminat\w+)|\bearlier terminat|\buntil terminat|\blicen[cs]es? (?:granted|shall|is|are)|\bhave benefited|\bfor the rest of (?:the|\[\w+\]'s|your|its) (?:\w+ )?(?:year|term|plan|minimum|period|annual)|\bretain\b|\brights granted\b|\bperpetual licen[cs]e|\bforever discharges|\bwarranty\b|\bnever ends the\b|\breuse\b|\brights, obligations and liabilities|\bfor \d+ years\b/,
        ],
        [
          {
            bears: 'giver',
            force: ['duty', 'fact', 'ban', 'acknowledgement', 'promise'],
            all: [
              /\[giver\]'s (?:undertakings|obligations?|duties|covenants|promises)|\bneither the \[giver\]|\bbinds? the \[giver\]/,
              /\b(?:in perpetuity|perpetual(?:ly)?|for ?ever\b|no (?:expiry|end) date|without (?:limit (?:of|in|as to) time|end\b|time limit)|indefinitely|for all time)/,
            ],
            none: [/\btrade secret|\[each\]|\bsurviv|\bafter (?:the end|termination)/],
          },
          {
            force: ['duty', 'fact', 'ban', 'acknowledgement', 'promise', 'right', 'definition', 'exclusion', 'waiver'],
            all: [
              /(?<!\w)(?:in perpetuity|perpetual(?:ly)?|for ?ever\b|never (?:lapse|expire|end|cease)|no (?:expiry|end|expiration|termination) date|without (?:limit(?:ation)? (?:of|in|as to) time|end\b|expiry|time limit)|indefinitely|unlimited duration|for all time|everlasting|end of time|lifetime|permanently and|no date on which|for as long as any|as long as \[?\w+\]? lives|for life|for the rest of)/,
              /\b(?:obligations?|undertak\w*|bound|bind\w*|restrict\w*|confiden\w*|covenant\w*|agreement|dut(?:y|ies)|commitments?|retainer|royalt\w*|terms|arrangement|pay|disclose|exclusivity|rules|in force)\b/,
            ],
            none: [
              /\b(?:irrevocable|sublicen[cs]able|trade secrets?|survive|outlive|suspen\w*|nothing in|grants?|licen[cs]e to|waives|released|claim|ended by|each may|log files|store|delet|backup|\d+ years|archive|retain and|step-?in|royalty-free|on hold|remain retriev|until ended|right to use)\b/,
              /\[each\]/,
              /\bafter (?:the end|termination|completion)/,
            ],
          },
          {
            all: [
              /(?<!\w)(?:as long as (?:the )?\[\w+\] lives?|no expiry|no end date|does not (?:end|expire)|never ends?|for the rest of|until the end of time)(?!\w)/,
              /\b(?:terms|obligations?|dut(?:y|ies)|agreement|undertakings?|confiden\w*|royalt\w*|fees?)\b/,
              /\b(?:apply|applies|bind|bound|owe|owed|payable|last|lasts|continue|remain)/,
            ],
            none: [/(?<!\w)(?:licen[cs]e|trade secret|account|warranty)(?!\w).{0,20}(?<!\w)(?:never|no)|\[each\]/],
          },
        ],
      ),
    ),
    'long-lock-in': barring(
      [
        /\bhypothetical (?:lease|letting|tenancy)\b|\bassum(?:ed|ing|ptions?)\b/,
        // From when on a price moves is no term.
        /\b(?:after|during|for|in|from) (?:the )?(?:first|initial|last) \d+ (?:\w+ )?(?:years?|months?)\b[^.;]{0,30}\bterm\b[^.;]{0,90}\b(?:increas|escalat|adjust|ris(?:e|es)\b|step up|reduc|decreas)/,
        /\bremain in (?:the )?\[\w+\]'s (?:service|employ)/,
        /\bin its capacity as\b|\b(?:charges?|prices?|fees?|rates?) (?:is|are|shall be|remain|stay) (?:fixed|firm)\b/,
        /\b(?:clauses?|sections?|articles?) \d+(?:\.\d+)*(?: (?:to|and) \d+(?:\.\d+)*)? (?:\w+ ){0,2}(?:binds?|continues?|survives?)\b/,
        /\bclaims?\b[^.;]{0,80}\b(?:may|must|shall|can) be (?:brought|made|notified|raised|commenced)\b/,
        /\bright to (?:continue|use|elect)|\bmutual(?:ly)?\b|\bmay be extended|\bmake available|\b(?:maintenance|support) services\b|\bexercisab|\bremodel|\byears old|\bage of\b|\bsubstantially similar|\bmay terminate|\bnon-circumvention|\brent is fixed|\breview date|\bpay the entire|\bprices fixed|\brate on\b|\bprepaid\b|\bpolicy must|\bno right to increase|\bshall (?:the )?\S+ cancel\b|\binvoiced at/,
      ],
      [
        {
          types: ['lease-agreement', 'power-purchase-agreement', 'license-agreement'],
          level: 'low',
          all: [
            /\b(?:initial|minimum|term|commit\w*|fixed|tied|bind\w*|undertakes to|delivery term|primary)\b/,
            /\b\d+[- ](?:consecutive |contract |school |full )*(?:months?|years?)\b/,
          ],
          none: lockInCures(),
          test: (_, { words }) => lockedDays(words) >= 5 * 365,
        },
        {
          types: [
            'service-agreement',
            'saas-agreement',
            'purchase-agreement',
            'rental-agreement',
            'other',
            'nda',
            'employment-contract',
          ],
          all: [
            /\b(?:(?:the )?term (?:of (?:this|the) (?:\w+ )?(?:agreement|contract|franchise|licen[cs]e) )?(?:is|shall be|runs)|not less than|initial (?:subscription |hire |franchise )?(?:term|period)|minimum|commit\w*|fixed,? |non-?terminable|tied|bind\w*|undertakes to (?:source|purchase|buy|take)|delivery term|unbreakable|term certain|during the first|signing up)\b/,
            /\b\d+[- ](?:consecutive |contract |school |full )*(?:months?|years?)\b/,
          ],
          none: lockInCures(),
          // Either may leave before: nobody is bound for all of it.
          clauseNone: [
            /\[each\] may (?:terminate|end|cancel) (?:(?!breach|default|cause)[^\n]){0,100}\b(?:up)?on (?:not less than |at least )?\d+[^\n]{0,40}\bnotice/,
          ],
          test: (_, { words }) => lockedDays(words) >= 1080,
        },
        {
          level: 'medium',
          all: [
            /\b(?:term|period|commitment|agreement|lease|contract|take (?:its|all)|exclusiv\w+)\b/,
            /\b(?:\d+[- ]years?\b|(?:fifth|sixth|seventh|eighth|ninth|tenth|fifteenth|twentieth) anniversary)/,
            /\b(?:no (?:break|early|right to|exit|option to)|without (?:any )?(?:break|right|option)|shall take its|entire requirements?|anniversary|firm\b|locked|non-?cancell?able|other means by which)/,
          ],
          none: [
            /(?<!\w)(?:records?|insur\w*|renew\w*|confiden\w*|surviv\w*|warrant\w*|vest\w*|compete|solicit|limitation|experience|preceding|past|may (?:terminate|end|leave|cancel)|either party|notice|purchase option)(?!\w)|\[each\] may/,
          ],
          test: ([, hit]) => /anniversary/.test(hit![0]) || (daysIn(hit![0]) ?? 0) >= 1080,
        },
      ],
    ),
    'one-way-extension': barring(
      [
        /^[\W\d]*option to (?:extend|renew)\.?$/,
        /\bno default by (?:the )?\[a\]/,
        /\btakes? effect (?:only )?(?:on|at|from|upon) (?:the )?(?:\S+ )?renewal\b/,
        /\bonly with\b.{0,40}\bconsent/,
        /\bpolic(?:y|ies)\b|\binsur|\bcaptions?\b|\bheadings?\b|\bextension of time|\bextension thereof|\bif (?:\S+ ){0,8}?agree\b|\bonly be renewed if|\bhas been renewed|\bnot to grant|\bcancel(?:l)?able|^(?:\S+ ){0,4}options?\.?$|\bfair market rent|\btime is of the essence for|\boption to renew lapses|\bloan\b|\bunlimited credit|\bonly by written agreement|\bdeprives\b|\bto exercise the\b|\bextend to others|\bnumber of seats|\btime in which|\bunless (?:the )?\[\w+\] gives|\bdemised premises|\botherwise the lease|\bprobation/,
      ],
      [
        {
          bears: 'actor',
          force: ['fact', 'duty', 'right'],
          all: [
            /\bin (?!its\b|their\b|his\b|her\b|the\b)[a-z]+'s (?:sole |absolute )?(?:gift|discretion|choice|option)\b/,
            /\b(?:runs? on|extend\w*|renew\w*|prolong\w*|continues?)\b/,
            /\[a\]/,
          ],
          none: [/\[each\]|\[o\]/],
        },
        {
          force: ['right', 'fact', 'transfer', 'duty', 'no-right'],
          all: [
            /(?<!\w)(?:irrevocable|solely|alone|unilateral\w*|but (?:the )?\[?\w+\]? is not|only|as often|any number|as many|at the (?:old|same)|same prices|unchanged prices|options?, each|call for|require|free to extend|discretion|shall accept its|same rates|elects|further periods|up to \d+ (?:further|more|additional)|belongs|option to prolong|at the \[\w\]'s election|at the \[\w+\]'s election|option to (?:extend|lengthen|prolong))/,
            /\b(?:extend|renew\w*|prolong|lengthen|extension|continue this|carry on|additional (?:season|years?)|more service|rolled over|further 2 years)\b/,
            /(?<!\w)(?:irrevocable|sole|solely|alone|unilateral\w*|only|but the \[?\w+\]? is not|as often as|any number|as many|at the (?:old|same)|same prices|unchanged prices|elects|election|options?, each|option|call for|require|free to extend|discretion|option to prolong)(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:not to (?:renew|extend)|stop the renewal|cancel renewal|rent for the|pricing|its prices|keep track|except for this option|acceptance by|request|election against|time for completion|marketing|without the \[\w\]'s consent|only with (?:the )?\[\w+\]'s (?:written )?consent|both parties|ask for|good faith|no right|renew (?:its|the) insurance|discretion to renew its|notice of non|may not|each party|only if)(?!\w)/,
            /\[each\]|automatic/,
            /\bnot (?:be )?renewed/,
            /\bfees?|list price|then-current/,
          ],
        },
        {
          force: ['right', 'fact', 'transfer', 'duty', 'no-right'],
          all: [
            /\b(?:extend|renew\w*|prolong|lengthen|extension|continue this|carry on|additional (?:season|years?)|more service|rolled over|further 2 years)\b/,
            /(?<!\w)(?:irrevocable|sole|solely|alone|unilateral\w*|only|but the \[?\w+\]? is not|as often as|any number|as many|at the (?:old|same)|same prices|unchanged prices|elects|election|options?, each|option|call for|require|free to extend|discretion|option to prolong)(?!\w)/,
          ],
          none: [
            /(?<!\w)(?:not to (?:renew|extend)|stop the renewal|cancel renewal|rent for the|pricing|its prices|keep track|except for this option|acceptance by|request|election against|time for completion|marketing|without the \[\w\]'s consent|only with (?:the )?\[\w+\]'s (?:written )?consent|both parties|ask for|good faith|no right|renew (?:its|the) insurance|discretion to renew its|notice of non|may not|each party|only if)(?!\w)/,
            /\[each\]|automatic/,
            /\bnot (?:be )?renewed/,
            /\bfees?|list price|then-current/,
          ],
          level: 'low',
        },
        {
          within: 'sentence',
          all: [
            /\[[ap]\] may (?:extend|renew|prolong) (?:the term|this|the contract|the agreement)/,
            /\b(?:shall|must) (?:\S+ ){0,3}?(?:perform|continue|serve|supply)|same (?:rates|prices|terms)/,
          ],
          none: [/\bmutual|\[each\]/],
        },
        {
          force: ['right', 'fact', 'duty', 'transfer'],
          all: [
            /\b(?:whether (?:this|the) \S+ (?:runs? on|continues|is extended|is renewed|goes on)|extension|extended|prolong\w*|renewed)\b.{0,60}\b(?:gift|decision|discretion|choice|election|option) (?:alone|only|solely)|\b(?:gift|decision|discretion|choice|election) of (?:the )?\S+ (?:alone|only)\b.{0,60}\b(?:extend|renew|prolong)/,
          ],
          none: [/\[each\]|\bmutual/],
        },
        {
          force: ['right', 'fact'],
          all: [
            /(?<!\w)(?:but not|and not) the \S+?,? may\b|(?<!\w)(?:alone|only) may\b|\[[ap]\] (?:may|can) (?:\S+ ){0,8}?(?:add|extend|prolong|lengthen|continue)(?!\w)/,
            /\b(?:prolong|extend|lengthen|(?:add|for) (?:another|a further|an additional|up to) \d+ (?:months?|years?|weeks?))\b.{0,80}\b(?:engagement|placement|term|agreement|contract|employment|hire|appointment|period|services)\b/,
            /(?<!\w)(?:if (?:the )?\[\w+\] (?:wants?|wishes|so chooses|chooses) to|but not|sole|own|discretion|as it sees|without (?:the )?consent|same (?:prices?|rates?|terms))(?!\w)/,
          ],
          none: [/(?<!\w)(?:mutual|agree\w* in writing|request|time for|deadline|due date)(?!\w)|\[each\]/],
          test: (_, { actor }) => !/tenant|lessee|employee/.test(actor?.word ?? ''),
        },
        {
          force: ['fact', 'duty', 'right', 'transfer', 'promise'],
          all: [
            /\b(?:extend\w*|lengthen\w*|prolong\w*|extension|keep .{0,20}on for)\b/,
            /(?<!\w)(?:at (?:the )?\[\w+\]'s (?:\w+ )?(?:election|option|discretion|wish)|as it (?:likes|pleases|sees fit|chooses)|having no right to refuse|must (?:stay|continue|serve)|shall be bound|no right to (?:refuse|decline|object)|whether or not (?:the )?\[\w+\] (?:agrees|consents)|without (?:the )?\[\w+\]'s (?:consent|agreement))(?!\w)/,
            /\b(?:term|lease|agreement|contract|assignment|engagement|placement|employment|appointment|period|hire)\b/,
          ],
          none: [
            bothSides,
            /\b(?:option to renew|market rent|automatic\w*|time (?:for|to)|deadline|due date|delivery|warranty)\b/,
          ],
          test: (_, { actor }) => !/tenant|lessee|employee/.test(actor?.word ?? ''),
        },
      ],
    ),
    'one-way-non-renewal': barring(
      [/\bcompensation or indemnity|\bindemnity for\b/],
      [
        {
          bears: 'giver',
          within: 'clause',
          all: [
            /\bno (?:communication|notice) (?:from|by|of) (?:the )?\[giver\] (?:shall|will) have\b/,
            /\b(?:lengthened|renew\w*|extended|prolonged|roll)/,
          ],
        },
        {
          force: ['right', 'fact', 'duty'],
          all: [
            /(?<!\w)(?:only|solely|exclusively) (?:the |by (?:the )?|at the (?:option|election) of (?:the )?)?\[a\]|(?<!\w)\[a\] (?:alone|only|solely)(?!\w)|(?<!\w)\[a\]'s (?:sole|exclusive) (?:right|option|election)|\bsole (?:and exclusive )?right\b|\bright\b.{0,40}(?<!\w)(?:belongs|reserved) (?:solely |only |exclusively )?to (?:the )?\[a\]/,
            /\bnon-?renew\w*|\bnot (?:to )?renew|\b(?:stop|prevent|decline|refuse|avoid|opt out of|end) (?:the |any |a |such |each |further )*(?:renewal|extension)/,
          ],
          none: [/\[each\]|\beither party|\bonly (?:if|by|when|during|within)(?!\w)/],
        },
        {
          bears: 'actor',
          force: ['ban', 'no-right', 'waiver'],
          all: [
            /(?<!\w)\[a\]/,
            /\b(?:no right|not (?:be )?(?:entitled|permitted|allowed|free)|may not|cannot|can't|shall not|waives?|gives? up|not have)\b.{0,60}\b(?:non-?renew\w*|(?:stop|prevent|decline|refuse|object to|opt out of|avoid|oppose) (?:the |any |a |such |each |further |automatic )*(?:renewal|extension))/,
          ],
          none: [/\[each\]|\bunless|\bexcept|\bafter\b|\blater than|\bless than|(?<!\w)(?:in|during|for) the first\b/],
        },
        {
          within: 'clause',
          all: [
            /(?<!\w)(?:\[\w+\] (?:shall|will|does|do) (?:have )?(?:no|not have any|not have an) (?:equivalent|corresponding|similar|like|such)(?: \w+)? ?right|no (?:communication|notice) (?:from|by|of) (?:the )?\[\w+\] (?:shall|will) have (?:the )?(?:like|same|such) effect|\[\w+\] (?:may|can|shall) not (?:decline|refuse|object|stop|prevent|opt out|do so|do likewise)|\[\w+\] (?:has|have) no (?:such|equivalent|corresponding) right)(?!\w)/,
            /\b(?:renew\w*|lengthened|extended|prolonged|roll(?:s|ed)? (?:over|on)|further year|another year|next (?:term|year))\b/,
            /\b(?:unless|save where|except where|alone may|may decide|only)\b/,
          ],
          bears: 'actor',
          none: [/\[each\]|either party|(?<!\w)(?:in|during) the first \d/],
        },
        {
          force: ['fact', 'duty', 'right'],
          all: [
            /\b(?:renews?|rolls? over|extends?|continues?|prolonged|extended|renewed)\b/,
            /\bsubject (?:only |solely )?to (?:the )?\[\w+\]'s (?:\w+ )?(?:right|option|power) (?:to|of) (?:opt(?:ing)? out|declin|refus|stop|not renew|non-?renew|prevent)/,
          ],
          none: [/\[each\]/],
          bears: 'other',
        },
        {
          within: 'clause',
          force: ['right', 'fact'],
          all: [
            /\bonly (?:the )?\[\w+\] (?:can|may|is able to) (?:stop|prevent|end|decline|halt|switch off)(?!\w)|(?<!\w)\[\w+\] (?:alone|only) (?:may|can) (?:stop|prevent|decline|decide|refuse)(?!\w)/,
            /\brenew\w*|\banother year|\bfurther (?:year|term)|\bnext (?:year|term)/,
          ],
          none: [/\[each\]/],
        },
        {
          force: ['fact', 'ban', 'right', 'duty'],
          all: [
            /(?<!\w)(?:rests? with|lies? with|is for|reserved to) (?:the )?\[\w+\] (?:alone|only)|(?<!\w)\[\w+\],? but not (?:the )?\[?\w+\]?,? may\b/,
            /\b(?:renew\w*|another year|anniversary|next term|call a halt|extension)/,
          ],
          none: [bothSides],
        },
        {
          within: 'sentence',
          force: 'right',
          all: [
            /(?<!\w)\[\w+\],? but not (?:the )?\[?\w+\]?,? may\b/,
            /\b(?:renew\w*|another year|each anniversary|next term|rolls? (?:over|on))/,
          ],
          none: [bothSides],
        },
        {
          bears: 'taker',
          force: ['fact', 'duty'],
          all: [
            /\b(?:renews?|extends?|renewed|extended)\b/,
            /\bunless (?:the )?\[giver\].{0,80}\b(?:not to (?:renew|extend)|non-?renewal|does not (?:wish|want|intend) to (?:renew|extend))/,
          ],
          clauseNone: [
            /\[taker\] (?:may|gives?|has the right|shall have).{0,80}\b(?:non-?renew|not to renew|not renew)|either (?:party|of)|\[each\]/,
          ],
          none: [/\[each\]|\bor (?:the )?\[taker\]/],
        },
      ],
    ),
    'broad-survival': barring(someSurvive, [
      {
        all: [
          /\b(?:surviv\w*|continue(?:s)? after|outlive\w*|outlast\w*|outlives|continue in (?:full|perpetuity)|remains? (?:in (?:full )?force|operative|binding)|stays? binding|live on|persist\w*|not (?:brought to an end|discharge|release)|(?:no ending|no termination) .{0,50}shall release|leaves? .{0,30}unaffected|continuing nature|endure)\b/,
          /\b(?:all(?: of)?|every\w*|each|any|entire|undertakings|promises|duties|covenants|representations and indemnities|obligations|clauses \d+ to \d+)\b/,
          /\b(?:terminat\w*|expir\w*|end(?:s|ed)?\b|ending|closing|completion|leave|repayment|delivery term|employment|lease|contract|cancell?ation)/,
        ],
        none: [
          /\b(?:accrued|by (?:their|its) nature|no obligation|until paid|suspen|step-?in|assign\w*|force majeure|system|renew|lawfully)\b/,
          /\b\d+ (?:months?|years?)\b/,
          /\[each\]/,
          /\b(?:sections?|clauses?) \d+(?:\.\d+)?(?: ; | \(|,| and\b)/,
          /\b(?:is|are) released\b/,
          /confidential\w* obligations? (?:shall )?survive/,
        ],
        test: (_, { words }) =>
          /\b(?:indefinite|perpetu|forever|without (?:limit|end|expiry)|for life|no end|all(?: of)? |every|each of which|any of its|undertakings|whatever reason|clauses \d+ to|all of which|covenants|in full|duties unaffected|continuing nature|persist)/.test(
            words,
          ),
      },
      {
        force: ['duty', 'fact', 'ban', 'acknowledgement', 'promise'],
        all: [
          /\b(?:after|even after|despite|notwithstanding|ending|surviv\w*|outlive\w*|not come to an end)\b/,
          /(?<!\w)(?:everything (?:the )?\[\w+\] (?:promised|agreed|undertook)|sections? \d+ (?:through|to) \d+|provisions? .{0,60}(?<!\w)(?:under which|imposing|that impose)|all (?:of )?(?:the )?(?:\[\w+\]'s|its|your|his|her|their) (?:obligations|undertakings|promises|duties|covenants)|any (?:duty|obligation),? (?:liability|duty|restriction))(?!\w)/,
          /\b(?:still appl\w+|surviv\w*|outlive|continu\w*|remain|not come to an end|bind)\b/,
        ],
        none: [
          /(?<!\w)(?:accrued|by (?:their|its) nature|\d+ (?:months?|years?)|assign|suspen|force majeure|until paid|lawful)(?!\w)|\[each\]/,
        ],
      },
      {
        force: ['ban', 'fact', 'duty', 'acknowledgement', 'promise'],
        all: [
          /(?<!\w)(?:provisions of this agreement|nothing (?:that )?(?:the )?\[\w+\] has (?:undertaken|promised|agreed)|(?:covenants|undertakings|obligations|promises|duties) (?:on the part )?of (?:the )?\[\w+\]|all (?:of )?(?:the )?(?:\[\w+\]'s|its) (?:covenants|undertakings|obligations|promises|duties)|everything)(?!\w)/,
          /\b(?:ceases? to bind .{0,30}(?:because|by reason)|endures?|surviv\w*|outlive\w*|continue\w*|remain\w*)\b/,
          /\b(?:has ended|beyond termination|after (?:the )?(?:end|termination|expir)|terminat\w*|expir\w*)\b/,
          /\b(?:unlimited|without exception|indefinite\w*|for ?ever|without limit|nothing|everything|perpetu\w*|all)\b/,
        ],
        none: [bothSides, /\b(?:accrued|by (?:their|its) nature|\d+ (?:months?|years?)|suspen\w*|until paid)\b/],
      },
    ]),
    'renewal-by-conduct': [
      {
        all: [
          /\b(?:continu(?:es|ed|ing) (?:to )?(?:use|us(?:ing)|operat\w+|log-?ins?|occup\w+)|continued|keep(?:s)? using|holdover|hold(?:s|ing)? over|remains? in possession|retention|any use|by using|staying|stays?\b|first order|orders? placed|payment of any|acceptance of deliver\w+|fail(?:ure|s)? to return|instructions given|enters|processing|retention of|use of|keep(?:s|ing)? using|remain(?:s|ing) in)\b/,
          /\b(?:after|past|beyond|following|once|ends|holdover|expiry|expired|lapsed|last day)\b/,
          /\b(?:is renewed|creates?|deemed|treated|constitut\w+|counts? as|taken to|agree to|agrees to|renews?|renewal|revive|binds?|signif\w+|constru\w+|regarded|operates as|begins|starts|consent to)\b/,
          /\b(?:renew\w*|(?:new|further|fresh|another|additional) (?:\S+ ){0,3}?(?:term|lease|plan|tenancy|subscription|licen[cs]e|year|retainer|period|order)|fresh|new term|revive|1 more|next year|further full|for the whole|further \d+)\b/,
        ],
        none: [
          /\b(?:month[- ]to[- ]month|from month|shall not be|no conduct|not (?:be )?(?:treated|deemed)|cookies|until either|daily rates|probation|change)\b/,
          /\[each\]|both parties/,
        ],
      },
      {
        mutual: true,
        bears: 'taker',
        force: ['duty', 'fact', 'ban', 'acknowledgement', 'right'],
        all: [
          /\b(?:(?:still |keeps? |continues? to |go(?:es)? on )(?:log\w*|us(?:e|ing)|send\w*|order\w*|work\w*|pay\w*|occupy\w*|access\w*|tak(?:e|ing))|payment (?:by .{0,20})?of|remains? in|any use|continued)\b/,
          new RegExp(`${pastTheEnd.source}|\\bsubsequent to the end|\\bhas run out`),
          /\b(?:treat\w*|constitut\w+|deemed|counts? as|taken|amounts? to|have been|election|regarded|means)\b/,
          /\b(?:renew\w*|sign(?:ing|ed)? up|extend|another (?:year|term|period)|further (?:term|year|period)|new (?:lease|term|contract)|same length of time|equal to the initial)\b/,
        ],
        none: [/\b(?:month[- ]to[- ]month|month by month|not be (?:taken|treated|deemed)|shall not|until either)\b/],
      },
      {
        bears: 'taker',
        force: ['duty', 'fact', 'acknowledgement', 'right'],
        all: [
          /\b(?:leav(?:e|es|ing) (?:its|the|any)|retention|retains?|keep(?:s|ing)?|fail(?:s|ure)? to return|not return\w*|stay(?:s|ing)|us(?:e|es|ing)|continu\w+|pay(?:s|ing|ment)|order(?:s|ing)?)\b.{0,80}\b(?:past|beyond|after|following)\b.{0,30}\b(?:end|expir\w*|hire period|term|date|period)\b/,
          /\b(?:renews?|agrees? to|taken as|taken for|treated as|counts? as|deemed|order for|amounts? to|means|is a)\b.{0,50}\b(?:renew\w*|further|full term|again|same period|another|new (?:term|order|hire)|same)\b/,
        ],
        none: [
          bothSides,
          /\b(?:month[- ]to[- ]month|not (?:be )?(?:taken|treated|deemed)|renews nothing|holdover rent|\d+ ?percent of)\b/,
        ],
      },
    ],
  }),
  fixes,
);

/** What makes a long term easier: a break, an exit, or that it is no commitment at all. */
function lockInCures(): readonly RegExp[] {
  return [
    /\b(?<!without any )break\b|\b(?:may (?:terminate|end|leave|cancel)|can (?:leave|cancel|terminate)|may be ended|convenience|warrant\w*|records?|insur\w*|renew\w*|confiden\w*|surviv\w*|compete|solicit|no minimum|option|retention period|kept|limitation|prior to|preceding|experience|past|another|vest\w*|notice)\b/,
    /\[each\] may/,
  ];
}

function lockedDays(words: string): number {
  return Math.max(
    0,
    ...[...words.matchAll(/\d+[- ](?:consecutive |contract |school |full )*(?:month|year)/g)].map(
      (match) => daysIn(match[0].replace(/(?:consecutive|contract|school|full) /g, '')) ?? 0,
    ),
  );
}

/** In these words a statement says that the issue does not arise. */
export const issues = unlessDenied(alsoBy(affirmed, otherWords), {
  // That secrets are kept for ever is a point of its own.
  'broad-survival':
    /\bobligations? (?:in respect of|with respect to|regarding|concerning|as to) (?:the |any |such )?confidential information\b/,
  'long-renewal-term': [/\[each\] may agree\b/],
  'renewal-by-conduct': [/\b(?:does|do|shall|will) not (?:\w+ )?(?:renew|extend|constitute|amount)\b/],
  'non-renewal-needs-acknowledgement': [
    /\beffective (?:up)?on (?:its |their )?(?:receipt|delivery)\b/,
    /\bno (?:confirmation|acknowledge?ments?|counter-?signature)\b.{0,30}\b(?:needed|required|necessary)\b/,
  ],
});

import { allDaysIn } from '../../text/quantities.ts';
import { denies, freedFrom, mayNot, noneOf, nothing, notTakenAs, rightKept, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

const holder = String.raw`(?:the )?(?:\[(?!each)\w+\]|owner|processor|engineer|company|lender|bank|board|committee|licensor|franchisor|landlord|lessor|employer|vendor|supplier|authority|us|we|it|management)`;
const alike =
  /\[each\]|(?<!\w)(?:either party|each party|both parties|mutual(?:ly)?|jointly|neither party|the parties')(?!\w)/;
const reasoned =
  /\b(?:reasonabl[ey]|good faith|acting fairly|objective(?:ly)?|prima facie|manifest error|rebuttable|absent error|arbitrar\w+ or capricious|not (?:be )?(?:unreasonably|conclusive))\b/;

/** The same words said of either side: as its duty or waiver they burden who acts, as its right the other. */
const eitherSide = (rule: IssueRule): readonly IssueRule[] => [
  { ...rule, force: ['duty', 'acknowledgement', 'waiver', 'promise', 'ban', 'no-right', 'transfer'], bears: 'actor' },
  { ...rule, force: ['right', 'no-duty', 'exclusion', 'fact', 'definition'], bears: 'other' },
];

/** Whether `pattern` stands within so many characters of what was hit. */
const near = (pattern: RegExp, hit: RegExpExecArray | undefined, words: string, before = 90, after = 90): boolean =>
  hit !== undefined && pattern.test(words.slice(Math.max(0, hit.index - before), hit.index + hit[0].length + after));

/** Words by which a discretion is wholly one side's own. */
const freely =
  /\b(?:sole|absolute|unfettered|unlimited|exclusive|uncontrolled|complete|entire|unrestricted|full|unreviewable|alone|pleases?|likes?|chooses?|wish(?:es)?|whim|unilateral(?:ly)?|sees? fit|thinks? fit|wholly|entirely|solely|purely|only|final|in \S+ gift)\b/;

/** A discretion, opinion or will that is one side's own. */
const discretion =
  /(?<!\w)(?:(?:sole|absolute|unfettered|unlimited|exclusive|uncontrolled|complete|entire|unrestricted|full|own)(?:,? (?:and|or)? ?(?:\w+ )?)?(?:and \w+ )?discretion|sole (?:and \w+ )?(?:judg(?:e)?ment|opinion|determination|option|view|election)|absolute (?:judg(?:e)?ment|opinion)|(?:as|if|when|where|what|whatever|however|whichever) (?:and when |and how )?(?:it|we|they|\[(?:a|giver)\]|the \[(?:a|giver)\]|in its opinion) (?:alone |may )?(?:sees? fit|thinks? (?:fit|proper|best)|deems? (?:fit|proper|expedient))|(?:as|however|whichever) (?:and when |and how )?(?:it|we|they|\[(?:a|giver)\]|the \[(?:a|giver)\]) (?:alone |may )?(?:chooses?|pleases?|wish(?:es)?|likes?)|(?:such|whatever) (?:\S+ ){1,5}as (?:it|we|they|\[a\]|the \[a\]) (?:alone |may )?(?:attributes?|estimates?|allocates?|finds?|thinks?|assigns?|decides?|apportions?)|which (?:we|it|\[a\]|the \[a\]) (?:think|thinks|believe|believes) (?:could|may|might)|\[(?!each)\w+\] alone (?:shall |will |may )?(?:decides?|determines?|judges?|chooses?)|(?<=(?:is|are|be|remains?|rests?) (?:\w+ )?)(?:wholly|entirely|solely|purely|exclusively) (?:a matter |a question )?for (?:the )?\[(?!each)\w+\]|(?:only|sole|final) judge of|on a whim|solely at (?:its|\[a\]'s) (?:discretion|option)|in (?:its|\[(?!each)\w+\]'s) (?:unreviewable )?(?:discretion|judgment|opinion)|at (?:its|\[(?!each)\w+\]'s|the) discretion(?: of)?|left to the (?:\w+ )?discretion)(?!\w)/;

/** What, left to one side's discretion, takes something from the other. */
const matters =
  /(?<!\w)(?:terminat|suspend|cancel|remov|disabl|block|delet|edit|revok|reject|refus|deny|denied|declin|approv|chang|modif|amend|revis|vary|replac|substitut|increas|fix|adjust|determin|decid|decision|requir|impos|limit|restrict|withh|allocat|select|designat|discontinu|withdraw|grant|extension|reduc|deduct|attribut|assign|judge|whether|eligib|qualif|believ|consider|opinion|appropriate|interfer|accept or|cease|install|unless|violat|demand|choos|chang|differ|discount|price|fee|charge|do this|amount|credit|in \[\w+\]'s gift)\w*/;

/** What a side decides about its own affairs or to the other's gain. */
const ownAffair =
  /\b(?:own (?:discretion and )?risk|patent\w*|copyrights? (?:in|for|to)|(?:waive|restore|reinstate your|defer|contribut\w+|forgo|forego|reduce the scope) |(?:discretion|option|election),? (?:to )?(?:purchase|repurchase|buy|pay|make (?:a |any |such )?(?:contribution|payment|warrant\w+)|establish|build|offer|waive|extend|participate|attend|use the|share|exercise)|(?:may|shall be entitled to) (?:purchase|pay|buy|waive|extend|attend)|manufacturing capacity|capital|securities|shares|dividends?|free to|(?:any )?warrant(?:y|ies) (?:which|that)|terminat\w+ (?:\S+ ){0,3}?(?:agreement|contract|lease)\b.{0,120}\bnotice|(?:due consideration|consider transferring)|advertising shall be|settle any such claim|terminate the use of|terminate (?:this|the) agreement at (?:its|\[\w+\]'s) discretion|hire such|(?:by|of|with) (?:the )?(?:administrator|board of directors|holder|user)|method of (?:delivery|communication)|website|submitting)\b/;

const tokenAt = /(?<!your |our |their |its )\[(a|o|giver|taker|each|p)\](?!'s)/g;

/** A power that is conceded to one who is not named as a party. */
const concedes =
  /\[a\] (?:\S+ ){0,3}?(?:acknowledges?|agrees?|understands?|accepts?) (?:\S+ ){0,4}?that (?!(?:the )?\[)(?:\S+ ){1,4}?(?:may|shall|has|will|reserves?)\b[^[]*$/;

/** Whether a party named there is who acts: a verb follows it. */
const acts =
  /^(?:,[^,]{1,60},)? (?:\w+ly |also |then |alone |so |not )*(?:may|can|could|shall|will|must|might|has|reserves?|retains?|determines?|decides?|considers?|deems?|elects?|requires?|thinks?|sees?|wish(?:es)?|chooses?|directs?|specif(?:y|ies)|designates?|believes?|judges?|is|are|agrees?|grants?)\b/;

/** Whose discretion it is: the party it is tied to, else the one that acts last before it, else the one named last. */
const holderOf = (hit: RegExpExecArray | undefined, words: string): string | undefined => {
  if (!hit) return undefined;
  const end = hit.index + hit[0].length;
  const tied =
    /\[(\w+)\]/.exec(hit[0])?.[1] ??
    /^ (?:and \S+ )?(?:of|for) (?:the )?\[(\w+)\]/.exec(words.slice(end, end + 40))?.[1];
  if (tied) return tied;
  const before = words.slice(Math.max(0, hit.index - 160), hit.index);
  const owner = /\[(\w+)\]'s $/.exec(before)?.[1];
  if (owner) return owner;
  if (concedes.test(before)) return 'o';
  const named = [...before.matchAll(tokenAt)];
  const acting = named.findLast((token) => acts.test(before.slice(token.index + token[0].length)));
  return (acting ?? named.at(-1))?.[1];
};

/** Adjectives by which somebody measures what is enough. */
const enough =
  '(?:appropriate|necessary|useful|desirable|fit|proper|fair|expedient|suitable|advisable|relevant|prudent|convenient|sufficient)';

/** What one side's own view settles: "as determined by Supplier", "such efforts as it considers appropriate". */
const viewOf = (judge: string): RegExp =>
  new RegExp(
    String.raw`(?<!\w)(?:(?<!\b(?:price|fee|fees|amount|sum|cost|costs|charges?|value)(?: \S+){0,3} )(?:as|is|are|be|been) (?:so |then |initially |solely |exclusively )*(?:determined|judged|assessed|decided) (?:solely |exclusively |alone )?by (?:the )?${judge}(?!'s|\w| and | or )|(?:as|that|which|where|when|whenever|if|whether|what|(?:whatever|such)(?: \S+){0,4}?) (?:the )?${judge} (?:may |shall |from time to time |alone |then )*(?:considers?|deems?|believes?|thinks?|regards?|finds?)(?: \S+){0,3}? ${enough}(?!\w))`,
  );

/** Whose own view it is, and whom it leaves without a measure. */
const judgedByOne: readonly IssueRule[] = (
  [
    [String.raw`(?:\[a\]|it|we|they)`, 'other', /\[a\]/],
    [String.raw`\[o\]`, 'actor', /\[o\]/],
    [String.raw`\[giver\]`, 'taker', /\[giver\]/],
    [String.raw`\[taker\]`, 'giver', /\[taker\]/],
  ] as const
).map(([judge, bears, named]): IssueRule => ({
  bears,
  all: [named, viewOf(judge)],
  none: [
    alike,
    reasoned,
    /\b(?:not|nor|never|neither|merely)(?: \S+){0,4} (?:determined|judged|assessed|decided|considers?|deems?|believes?|thinks?|regards?|finds?|because)\b/,
    /\b(?:own (?:account|business|use|purposes|systems)|counsel|court|arbitrat\w*|expert|independent|by law|commercially reasonable|only if|consult\w*)\b/,
  ],
}));

/** Consent that may be refused as one likes. */
const freeConsent: IssueRule = {
  all: [
    /\b(?:consent|approv(?:al|e|es|ed)|permission|(?:prior|written) agreement|authori[sz]ation|sign-?off)\b/,
    /(?<!\w)(?:(?:withh(?:eld|old|olding)|refus\w+|grant\w*|given?|giv(?:e|es|ing)|den(?:y|ied|ies)|conditioned|declin\w*)(?!\w).{0,60}(?<!\w)(?:(?:sole|absolute|unfettered|own|entire|complete) (?:\S+ ){0,3}discretion|discretion|for any (?:or no )?reason|without (?:\S+ ){0,4}reason|as (?:it|we|\[(?!each)\w+\]|the \[(?!each)\w+\]|the \S+) (?:sees?|thinks?|chooses?|pleases?|wish\w*|likes?|deems?)|with or without|arbitrar\w+|no reason|unreasonabl[ey]|freely|at will)|(?:sole|absolute|unfettered|own) (?:\S+ ){0,3}discretion|(?:need not|no (?:obligation|duty)|(?:don't|doesn't|not) (?:have|need)|under no obligation|not (?:be )?(?:obliged|required|bound)) (?:to )?(?:\S+ ){0,3}(?:reasonabl\w*|give reasons|consent|approve|grant|justify|explain)|may (?:be )?(?:refused?|withh[eo]ld|den(?:y|ied)|decline[d]?)(?!(?: \S+){0,8} (?:only|if|where))|on (?:any|such|whatever) (?:terms|conditions) (?:it|\[a\])|say(?:ing)? no)(?!\w)/,
  ],
  test: (hits, { words }) =>
    near(
      /\b(?:consent|approv(?:al|e|es|ed)|permission|(?:prior|written) agreement|authori[sz]ation|sign-?off)\b/,
      hits[1],
      words,
      90,
      50,
    ),
  none: [
    alike,
    /\b(?:not|neither|nor|never)(?: \S+){0,3} (?:withh[eo]ld\w*|refuse[sd]?|delay(?:ed)?)(?: \S+){0,4} (?:without|for no) (?:good |proper )?(?:reason|cause)\b/,
    /\b(?:terminat\w*|withdraw\w*|revok\w*|at its option)\b(?!.{0,80}\b(?:consent|approval))/,
    /\b(?:not (?:to )?(?:be )?(?:unreasonabl[ey]|withheld|refused)|shall not (?:be )?(?:unreasonabl[ey]|withh[eo]ld|refuse)|may not (?:be )?(?:unreasonabl[ey]|withh[eo]ld)|nor (?:\S+ ){0,3}unreasonabl[ey]|without unreasonabl[ey]|never (?:unreasonabl|withh)|withh(?:eld|old) (?:payment|tax|money|sums|rent|fees|amounts)|acting reasonably|reasonable grounds|withdraw (?:his|her|your|their) consent|consumer consent|data subject|only if|consent to (?:the )?(?:jurisdiction|processing|service)|informed consent|settle\w*|not (?:be )?required|may be cancell?ed|reasonabl[ey] (?:discretion|judg(?:e)?ment)|(?:discretion|judg(?:e)?ment|option),? (?:and )?without (?:the )?(?:\S+ ){0,4}(?:consent|approval))\b/,
  ],
};

/** The same, told apart by whose consent it is. */
const consentSides = (rule: IssueRule): readonly IssueRule[] =>
  (
    [
      ['o', 'actor'],
      ['a', 'other'],
      ['giver', 'taker'],
      ['taker', 'giver'],
    ] as const
  ).map(([token, bears]): IssueRule => ({
    ...rule,
    all: [
      ...rule.all,
      new RegExp(
        String.raw`(?:consent|approval|permission|authori[sz]ation) of (?:the )?\[${token}\]|\[${token}\]'s (?:\w+ ){0,3}(?:consent|approval|permission|authori[sz]ation)\b`,
      ),
      new RegExp(String.raw`\[${token}\]`),
    ],
    bears,
  }));

/** Matters that one side decides alone, or that bind without a real choice. */
const found = defineTopic(
  'one-sided-judgment',
  file,
  {
    'amount-worked-out-by-one-side': [
      ...(
        [
          ['o', 'actor'],
          ['a', 'other'],
          ['giver', 'taker'],
          ['taker', 'giver'],
        ] as const
      ).map(([token, bears]): IssueRule => ({
        force: ['duty', 'fact', 'transfer', 'definition'],
        bears,
        all: [
          new RegExp(
            String.raw`\b(?:charges?|costs?|expenses|sums?|amounts?|price|share|portion|part|proportion|percentage|market value|value|increase|deductions?)\b(?: (?:of|due|payable|to|for|in|from) (?:\S+ ){1,8}?| |,? )(?:(?:as|that|which)(?: is| are| may be| shall be| from time to time)? )?(?:reasonably |solely )?(?:(?:certified|determined|allocated|attributed|estimated|assessed|calculated|apportioned|fixed|notified) (?:solely |from time to time |in good faith )?by (?:the )?\[${token}\]|(?:as |that |which )(?:the )?\[${token}\] (?:alone |reasonably |shall |may |from time to time )*(?:certif(?:y|ies)|determines?|allocates?|attributes?|estimates?|assess(?:es)?|calculates?|fix(?:es)?|apportions?))(?!\w)`,
          ),
          /\b(?:pays?|paid|payable|bears?|borne|due|owe[sd]?|charged|reimburse\w*|raised|increased|reduced|shall be the share|deduct\w*|less|credited|account)\b/,
        ],
        none: [
          /\[each\]|\b(?:independent\w*|agreed|mutual\w*|expert|auditors?|accountants?|apprais\w+|court|arbitrat\w+|bonus|board|committee|compensation committee|formula|in accordance with|set forth|pursuant to (?:section|schedule|exhibit)|tax(?:es)?|fair market|shares of|common stock|options?|salary|trustee|discount|refund\w*|manifest|statement of|prepare and send)\b/,
        ],
      })),
      {
        force: ['duty', 'promise'],
        bears: 'actor',
        all: [
          /\[a\] (?:shall|must|will|agrees to)\b.{0,40}\b(?:pay|reimburse)\b.{0,60}\b(?:sum|amount|cost|expense|loss)s? (?:as |that is |which is |so )?certified by (?!(?:the )?(?:independent|an? |auditor|architect|engineer|court|expert|qs|quantity))[^,;.]{0,50}(?:finance director|chief financial officer|cfo|treasurer|officer|controller|director|manager)\b/,
        ],
        none: [/\[each\]|\bindependent|\bagreed/],
      },
    ],
    'sole-discretion': [
      {
        all: [
          /\b(?:wholly|entirely|solely|purely|exclusively) (?:a matter |a question )?for (?:the )?\[o\]|\[o\]'s (?:sole|absolute|unfettered|uncontrolled)(?: and \S+)? (?:discretion|judg(?:e)?ment|opinion)|\b(?:sole|absolute|unfettered|uncontrolled)(?: and \S+)? discretion of (?:the )?\[o\]|\[o\] alone (?:shall |will |may )?(?:decides?|determines?|judges?|chooses?)/,
          /\[a\]/,
        ],
        force: ['fact', 'duty', 'no-right', 'ban', 'acknowledgement', 'waiver', 'promise'],
        none: [
          alike,
          reasoned,
          ownAffair,
          /\bcounsel\b|\bdefen[cs]e\b|\bcourt|\barbitrat|\bexpense\b|\binvestment|\bunless\b|\b(?:consent|approval|permission)\b.{0,80}\b(?:withheld|refused|withhold|refuse|denied|granted|discretion)\b/,
        ],
        bears: 'actor',
      },
      ...barring(
        [
          alike,
          reasoned,
          ownAffair,
          /\bif (?:we|it|\[a\]) chooses? to\b|\b(?:consent|approval|permission)\b.{0,80}\b(?:withheld|refused|withhold|refuse|denied|granted|discretion)\b|\bexpressly agree\b|\btheir sole\b|\bmutual|\brepairs?\b|\breplace (?:the |any |such )?(?:defective|nonconforming|products?|goods|items?)/,
          /\b(?:bonus\w*|unless (?:\S+ ){0,8}(?:sole|absolute) discretion|may not|not (?:be )?(?:in|at|subject to) (?:the |its |any )?(?:sole|absolute) discretion|no discretion|court'?s?|arbitrator'?s?|tribunal'?s?|defen[cs]e|counsel of|may (?:manage|operate|conduct) its (?:own )?business|own (?:cost|expense|contractors|advis[eo]rs|personnel|employees|counsel)|legal counsel|investment)\b/,
        ],
        (
          [
            ['a', 'other'],
            ['o', 'actor'],
            ['giver', 'taker'],
            ['taker', 'giver'],
            [undefined, 'giver'],
            [undefined, 'other'],
          ] as const
        ).flatMap(([token, bears]) =>
          (['medium', 'low'] as const).map((level): IssueRule => ({
            all: [
              token === undefined
                ? /^(?!.*\[(?:a|o|giver|taker|each)\]).*?\b(?:company|lender|board|landlord|licensor|franchisor|committee|employer|supplier|vendor|bank|authority|manager|representative)\b/
                : new RegExp(token === 'o' ? String.raw`\[[oa]\]` : String.raw`\[${token}\]`),
              discretion,
              ...(level === 'medium' ? [freely] : []),
            ],
            level,
            bears,
            ...(token === undefined && bears === 'giver' ? { types: ['employment-contract'] } : {}),
            force: ['right', 'fact', 'duty', 'no-duty', 'acknowledgement', 'definition', 'promise'],
            test: (hits, { words }) => {
              const holder = holderOf(hits[1], words);
              return (
                (token === undefined || holder === token) &&
                !(token === 'a' && /\bby (?:the|its) (?:board|(?:\w+ )?committee)\b/.test(words)) &&
                near(matters, hits[1], words, 110, 110)
              );
            },
          })),
        ),
      ),
    ],
    'judged-by-one-side': judgedByOne,
    'conclusive-determination': barring(
      [/\bunless (?:the )?\[\w+\] (?:objects?|disputes?|challenges?|contests?)\b/],
      [
        {
          force: 'ban',
          bears: 'actor',
          all: [
            /\[a\] (?:may|shall|will|can)(?:not| not) (?:contest|dispute|challenge|question) (?:the )?\[o\]'s (?:\w+ )?(?:records?|figures|calculations?|statements?|certificates?|determinations?)\b/,
          ],
          none: [/\[each\]|\bunless\b|\bexcept\b|\bpatent|\btrade ?mark/],
        },
        ...(['giver', 'taker'] as const).map((burdened): IssueRule => ({
          all: [
            /\b(?:certificat\w*|results?|determinations?|decisions?|records?|calculations?|statements?|findings?|figures?|measurements?|valuations?|readings?|accounts?|reports?)\b/,
            new RegExp(String.raw`\b(?:final|conclusive|binding)\b.{0,30}\b(?:up)?on (?:the )?\[${burdened}\]`),
          ],
          none: [
            alike,
            /\[[ao]\]|\bmanifest|\bprima facie|\bunless\b|\bindependent|\bexpert\b|\barbitrat|\bcourt|\btribunal|\bauditor|\bnot (?:be )?(?:binding|final)|\bsuccessors/,
          ],
          bears: burdened,
        })),
        {
          within: 'sentence',
          bears: 'actor',
          all: [
            /\[a\].{0,40}\bno (?:right of )?appeal\b/,
            /\b(?:decid|determin|settl|certif)\w*\b.{0,40}\b(?:questions?|matters?|disputes?|quantit|qualit|amounts?|value)/,
          ],
          none: [/\barbitrat|\bcourt|\bindependent|\bexpert|\btribunal/],
        },
        {
          bears: 'taker',
          force: ['fact', 'duty', 'definition', 'acknowledgement'],
          all: [
            /\b(?:auditors?|inspectors?|surveyors?|engineers?|managing agents?)'s? (?:\w+ ){0,2}(?:findings?|reports?|certificates?|decisions?|conclusions?|opinion)\b/,
            /\b(?:(?:is|are|be|being) (?:\w+ ){0,3}(?:final|conclusive|binding)|not (?:be )?(?:open to|subject to|disputed|challenged|contested))\b/,
          ],
          none: [alike, /\b(?:manifest error|prima facie|unless|independent|jointly|court|tribunal|agreed)\b/],
        },
        {
          bears: 'actor',
          all: [
            /\[o\]'s (?:\w+ ){0,3}(?:certificat\w*|(?:test|inspection|audit|survey) results?|determinations?|decisions?|records?|calculations?|figures?|readings?|findings?|statements?|data|count|logs?|books|accounts?|time-?sheets|invoices|measure\w*|scales|weights?|meter\w*|system)\b/,
            /\b(?:not (?:go behind|look behind|question|dispute|challenge)|conclusive|unanswerable|(?:is|are|be|being|as|become) (?:\w+ )?(?:final|binding)|final and (?:binding|conclusive)|binding and (?:final|conclusive)|can't (?:be )?dispute|may not (?:be )?(?:dispute|challenge)|shall not (?:be )?(?:dispute|challenge)|beyond dispute)/,
            /\[a\]/,
          ],
          none: [alike, /\bmanifest error|\bprima facie|\bunless\b|\bcourt\b|\barbitrat/],
        },
        {
          all: [
            new RegExp(
              String.raw`\b(?:certificat\w*|(?:test|inspection|audit|survey) results?|determinations?|decisions?|records?|calculations?|statements?|findings?|figures?|measurements?|valuations?|estimates?|books|accounts?|meter\w*|readings?|assessment|reports?|logs?|opinion|judg(?:e)?ment|count|data|say|word|weights?|scales?|quantit(?:y|ies))\b`,
            ),
            /\b(?:conclusive(?:ly)?|final and binding|final,? (?:conclusive|binding)|binding (?:up)?on|shall be final|is final|are final|incontrovertible|indisputable|not (?:be )?(?:open to|subject to) (?:challenge|question|dispute|review|appeal)|shall not be (?:questioned|challenged|disputed|contested)|may not be (?:questioned|challenged|disputed|contested)|cannot be (?:questioned|challenged|disputed|contested)|beyond (?:dispute|challenge|question)|without (?:further )?proof|(?:records?|figures?|readings?|data|calculations?|logs?|measurements?|count|system) (?:\S+ ){0,4}(?:prevails?|controls?|governs?)|deemed (?:correct|accurate|true)|taken as (?:correct|true)|irrefutable|last word|uncontested|unanswerable|sufficient (?:and \S+ )?proof|sole (?:basis|evidence|measure))\b/,
            new RegExp(
              String.raw`(?<!\w)(?:(?:\[(?!each)\w+\]|company|lender|bank|landlord|licensor|franchisor|supplier|vendor|employer|lessor|authority|its|our)'?s? (?:\w+,? (?:and |or )?){0,4}(?:certificat\w*|(?:test|inspection|audit|survey) results?|determinations?|decisions?|records?|calculations?|statements?|findings?|figures?|measurements?|valuations?|estimates?|books|accounts|meter\w*|readings?|assessment|reports?|logs?|opinion|judg(?:e)?ment|count|data|system\w*|say|word)|(?:of|by|from|made by|issued by|kept by|given by|signed by|prepared by|determined by) (?:an? (?:officer|director|manager) of )?(?:the )?${holder}|(?:recorded|measured|determined|certified|shown|stated|kept|weighed|graded) by (?!(?:an? |the )?(?:independent|court|expert|arbitrator|accountant|auditor))\w+|(?:\[a\]|company) (?:shall |may |alone )*(?:determin\w+|decid\w+|certif\w+|calculat\w+))`,
            ),
          ],
          clauseNone: [/\bindependent\b|\bjointly\b|\bthe party found\b/],
          test: (hits, { words }) =>
            near(
              /\b(?:certificat|determin|decision|records?|calculat|statement|finding|figure|measurement|result|valuation|estimate|books|accounts?|meter|reading|assessment|report|log|opinion|judg|count|data|say|word|weight|scale|quantit|decid|certif)\w*/,
              hits[1],
              words,
              130,
              60,
            ) &&
            near(
              /\b(?:conclusive|final|binding|disput|challeng|question|contest|review|appeal|proof|prevail|control|govern|correct|accurate|true|incontro|indisput|irrefut|last word|uncontested|unanswer|sufficient|sole)/,
              hits[2],
              words,
              60,
              140,
            ),
          none: [
            alike,
            /\b(?:manifest (?:or proven )?error|absent (?:\S+ ){0,2}error|except (?:in the case of|for|where) (?:\S+ )?(?:error|fraud)|prima facie|counts? as|rebuttable|unless (?:\S+ ){0,6}(?:shows?|proves?|error|disput\w*|demonstrat\w*)|not (?:be )?(?:conclusive|binding)|arbitrat\w+|court|independent|expert|tribunal|order of precedence|terms (?:of this agreement )?(?:shall )?(?:prevail|control|govern)|governs? (?:this|the)|conflict|inconsisten\w*|laws? of|governed by|quality control|change of control|under (?:the )?control|access control|auditors?|decisions? (?:shall be )?made by (?:the )?(?:unanimous|majority)|binding (?:up)?on (?:the )?(?:successors|heirs|assigns))\b/,
          ],
        },
      ],
    ),
    'silence-is-consent': barring(
      [/\b(?:samples?|artwork|proofs?)\b.{0,30}\b(?:taken|deemed|treated) (?:to be |as )?approved\b/],
      [
        {
          bears: 'actor',
          all: [
            /\b(?:does not|fails? to|has not|did not|do not|not having)\b(?: \w+){0,2} (?:elect|elected|choose|chosen|respond|responded|reply|replied|decide|decided|answer|answered)\b.{0,120}\b(?:deemed|taken|treated|considered|presumed)\b(?: \w+){0,5} (?:elected|chosen|opted|exercised|agreed|offered|decided) (?:to|for|the|its)\b/,
          ],
          none: [
            alike,
            /\bnot to\b|\brenew|\bdeemed (?:\w+ ){0,3}(?:rejected|declined|waived)|\b(?:coverage|cobra|insur\w+|tax|benefit\w*|401)\b/,
          ],
        },
        ...[
          {
            bears: 'other',
            // What one side draws up is for the other to dispute.
            who: /\[a\]'s (?:calculation|statement|invoice|certificate|determination|report|account|figure)s?\b|\[o\](?: \S+){0,4} (?:does not|do not|doesn't|don't|did not|has not|have not|fails?|failed|is silent|remains silent|says? nothing)(?!\w| permit| allow)|(?:failure|silence|absence of (?:\S+ ){0,6}objection) (?:by|of|from) (?:the )?\[o\]|\[o\]'s (?:silence|failure|continued|non-?response|inaction)|(?:hear|heard|hearing) (?:back )?from (?:the )?\[o\]|\[o\] (?:shall|will) be (?:taken|deemed|regarded|treated|considered)|unless (?:the )?\[o\]/,
          } as const,
          {
            bears: 'giver',
            who: /(?:unless|until) (?:the )?\[giver\] (?:\S+ ){0,2}(?:notif|object|reject|disapprov|gives? notice)\w*/,
          } as const,
          {
            bears: 'actor',
            who: /^(?!.*\[a\]'s (?:calculation|statement|invoice|certificate|determination|report|account|figure)s?\b|.*\[o\](?: \S+){0,4} (?:does not|do not|doesn't|don't|did not|has not|have not|fails?|failed|is silent|remains silent|says? nothing)(?!\w| permit| allow)|.*(?:failure|silence|absence of (?:\S+ ){0,6}objection) (?:by|of|from) (?:the )?\[o\]|.*\[o\]'s (?:silence|failure|continued|non-?response|inaction)|(?:hear|heard|hearing) (?:back )?from (?:the )?\[o\]|\[o\] (?:shall|will) be (?:taken|deemed|regarded|treated|considered)|.*unless (?:the )?\[(?:o|giver)\])/,
          } as const,
        ].map(({ bears, who }): IssueRule => ({
          bears,
          all: [
            who,
            /(?<!\w)(?:silen(?:ce|t)|inaction|non-?response|keeping quiet|says? nothing|continued (?:use|access|performance|occupation|work)|fail\w* to (?:\S+ ){0,4}(?:act|object|respond|reply|reject|dispute|notify|answer|challenge|contest|comment|disagree|query|question|complain|raise|give notice|write|tell|protest|return|serve|deliver|submit)(?!\w)|(?:not|\w+n't|never) (?:\S+ ){0,6}(?:object\w*|respon\w*|repl(?:y|ied)|reject\w*|disput\w*|notif\w*|answer\w*|hear|heard|challeng\w*|contest\w*|comment\w*|disagree\w*|quer\w+|question\w*|complain\w*|rais(?:e|ed)|given notice|give notice|writ(?:e|ten)|tell|told|protest\w*|return(?:ed)?)(?!\w)|not hearing|nothing (?:is |has been )?(?:heard|received|said)|has not (?:written|objected|replied|answered)|in default of|failing (?:\S+ ){0,3}(?:notice|reply|response|objection|answer)|(?:no|without|absent|absence of|unless|save where) (?:\S+ ){0,8}(?:objections?|responses?|repl(?:y|ies)|answer|comments?|objects?|rejects?|disputes?|notif(?:y|ies)|notices?|challenges?|contests?|complain\w*|protest|contrary|raises?|tells?|says|quer(?:y|ies)|questions?|disputed|rejected|objected|exceptions?))(?!\w)/,
            /(?<!\w)(?:(?:deem(?:ed|s)?|taken|treated|presumed|considered|regarded|conclusively|irrevocably|assume[sd]?)(?: \S+){0,8} (?:accept\w*|agree[sd]?|consent\w*|approv\w+|assent\w*|correct|acknowledg\w+|confirm\w+|satisfied|undisputed|admitted|ratif\w+|accurate|(?:approval|consent|acceptance) (?:is |has been )?given|given (?:its |the |\[\w\]'s )?(?:approval|consent|acceptance)|binding|final)|(?:shall |will |must )?(?:be|is|are|becomes?|constitutes?|amounts? to|means?|equals?|signif(?:y|ies)|counts? as|indicates?|operates? as|taken as)(?: (?:an?|the|its|your|full|final|conclusive|binding|and|irrevocable|\[\w\]'s|\S+ly|treated|as))* ?(?:accept\w*|agreement|consent\w*|approv\w+|assent\w*|binding|bound|final|conclusive|correct|acknowledg\w+|confirmation|yes|ratification|concurrence)|agrees? (?:that )?(?:it|they|the \S+|to (?:it|them|the \S+)) ?(?:is|are|as)? ?(?:correct|accurate|final|right|changed?|amended|new)|(?:accepts?|agrees? to|consents? to) (?:it|them|the|any|such|these)|bound by (?:it|them|the|any|such)|counts? as (?:passed|approved|accepted|agreed|yes)|agrees to the (?:new|change|charge|increase|amendment|proposal|terms|rent|price)|takes? it (?:that|as)|assumes? (?:that )?\[\w\](?:'re| is| are)? (?:happy|agree\w*|content|fine|ok))(?!\w)/,
            /\[(?!each)\w+\]|\b(?:accept|agree|consent|approv|correct|final|binding|conclusive|bound)/,
          ],
          test: (hits, { words }) =>
            Math.abs(hits[1]!.index - hits[2]!.index) < 260 &&
            (/\b(?:silen|continued|inaction|quiet|non-?response|nothing|absence|deem|treated|taken|presum|consider|regard|assum|conclusiv)/.test(
              words,
            ) ||
              /\b(?:day|hour|week|month|period|time|by|within|promptly)s?\b/.test(words)),
          none: [
            alike,
            /\b(?:judgment by confession|entry of judgment|not be heard to|without the production|(?:not|and not) (?:be )?open to challenge|without (?:prior )?notice or hearing|deemed (?:to be )?(?:a |an )?(?:breach|properly|default)|all actions or failures|at no time|by which \S+ is bound|in conflict with|(?:additional|different) terms|does not affect|latent|at any time contest|not contest|debarr\w*|(?:shall|does|will|do|is|are|may) (?:not|never) (?:\S+ ){0,3}(?:deemed|taken|considered|construed|treated|constitute|amount|operate|mean|imply)|not (?:be )?deemed|no (?:failure|delay|deemed|waiver)|silence (?:shall|is|does|will) (?:not|never)|failure (?:to|of) (?:\S+ ){0,4}(?:exercise|enforce|insist)|unless (?:\S+ ){0,3}agreed in writing|reminder|second (?:notice|request)|deemed (?:to be )?(?:rejected|refused|denied|declined|withheld|not)|deemed to have (?:refused|rejected|declined)|not (?:be )?(?:accept|agree)\w*\b.{0,30}\buntil|not (?:to )?(?:contest|challenge|object to|respond|dispute)\b(?!.{0,120}\b(?:deem|within|taken|treated))|fail\w* to pay|fails to (?:cure|remedy|deliver|perform)|material breach|confidential|does not agree|a party (?:does|fails)|insurer|without (?:prior |written )*notice to|arbitrator|first refusal|renew\w*|indemnif\w*|court|not (?:be )?(?:binding|effective|valid|final)|consent in writing to)\b/,
          ],
        })),
      ],
    ),
    'one-side-interprets': [
      ...(['giver', 'taker'] as const).map((gainer): IssueRule => ({
        all: [
          /\b(?:questions? (?:about|as to|on|of) what|what the (?:\S+ ){1,3}means?\b|meaning of|ambigu|questions? of interpretation)/,
          new RegExp(
            String.raw`\b(?:are|is|be) (?:solely |only )?(?:for|up to) (?:the )?\[${gainer}\](?: alone)? (?:to )?|\[${gainer}\](?:'s \w+)? (?:alone )?shall (?:say|decide|determine)`,
          ),
        ],
        none: [/\bcourt|\barbitrat|\bindependent|\bexpert|\btribunal|\breasonabl|\[each\]|\bjoint/],
        bears: gainer === 'giver' ? 'taker' : 'giver',
      })),
      {
        all: [
          /\b(?:ambigu\w*|unclear|doubts?|inconsistenc\w*|discrepanc\w*|meaning of|what (?:the|these|this) \S+ (?:\S+ )?(?:means?|requires?))\b/,
          /\[a\](?:'s \w+)? (?:alone )?(?:shall|will|may) (?:alone )?(?:resolve|decide|determine|interpret|construe|settle|say)\b/,
        ],
        none: [/\bcourt|\barbitrat|\bindependent|\bexpert|\btribunal|\breasonabl|\[each\]|\bavoidance of doubt/],
        bears: 'other',
      },
      ...eitherSide({
        all: [
          /\b(?:interpret\w*|constru(?:e[sd]?|ing)|construction of (?:this|these|the (?:agreement|contract|terms|plan|policy|lease))|meaning of|means\b.{0,30}\bdecid|ambigu\w*|unclear|doubts?|contra proferentem|questions? (?:of|as to|about|arising|under) (?:\S+ ){0,5}(?:interpret\w*|meaning|terms|agreement|contract|plan|policy|rules|lease|conditions|application|scope)|drafter|drafted|uncertaint\w*|inconsistenc\w*|conflict between|applies? to (?:these|the) (?:terms|rules))\b/,
          /(?<!\w)(?:(?:sole|absolute|exclusive|final)(?:ly)?(?: \w+){0,3} (?:discretion|authority|right|power|interpret\w*|determin\w*|judg\w*|decision|say)|(?:determin\w+|decid\w+|resolv\w+|settl\w+|interpret\w*|constru\w+) (?:\w+ ){0,5}by (?:the )?(?:\[(?!each)\w+\]|company|committee|lender|board|us|licensor|franchisor|landlord|employer)|(?:our|\S+'s) reading (?:counts|prevails|applies)|in favou?r of (?:the )?(?:\[(?!each)\w+\]|company|lender|licensor|franchisor|landlord|us)|(?:\[(?!each)\w+\]'s|company's|committee's|lender's|our) (?:\w+ )?(?:interpretation|reading|construction|understanding|view|decision)|(?:\[(?!each)\w+\]|company|committee|board|lender|franchisor|licensor|we) (?:alone |shall |may |has |have |will |reserves? |solely |in )*(?:\S+ ){0,5}(?:interprets?|interpreting|constru\w+|decid\w+|determin\w+|resolv\w+)|(?:not|no \w+ shall) (?:be )?(?:construed|interpreted|resolved) against|no (?:\w+ ){0,3}(?:presumption|rule)(?!\w).{0,80}\bagainst|contra proferentem (?:\S+ )?(?:shall|does|will|rule|is)|as (?:we|it|\[(?!each)\w+\]) (?:understands?|reads?|interprets?))(?!\w)/,
        ],
        test: (hits, { words }) =>
          near(
            /\b(?:interpret|constru|mean|ambigu|unclear|doubt|contra|question|draft|uncertain|inconsisten|conflict|applies)/,
            hits[1],
            words,
            140,
            100,
          ),
        none: [
          /(?<!\w)(?:constructive|interpreted as|construed (?:as|to)|nothing herein|not (?:be )?affected|avoidance of doubt|laws? of|under the laws|applicable law|insur\w+|invention|court|arbitrator|tribunal|neutral|expert|headings|jointly (?:drafted|negotiated|prepared)|each party (?:has|had)|both parties|against either|against any party|against the drafter (?:because|shall not)|by reason of (?:the )?authorship|parties have (?:participated|jointly)|governed by|insurance|medical|data|drawings|reasonabl[ey])(?!\w)|\[each\]/,
        ],
      }),
      ...eitherSide({
        all: [
          /\b(?:against|contra proferentem)\b/,
          /\b(?:constru\w+|interpret\w*|ambiguit\w*|doubt)\b/,
          /\[(?!each)\w+\]/,
          /\b(?:not|no|never|waives?|favou?r)\b/,
        ],
        none: [/(?<!\w)(?:either|each|both|any party|jointly|drafting party|parties)(?!\w)|\[each\]/],
      }),
    ],
    'general-power-of-attorney': barring(
      [/\bappointment of (?:the )?\[o\] as (?:the )?\[a\]'s\b/],
      [
        {
          all: [
            /\[a\] (?:\S+ ){0,3}?(?:makes?|appoints?|constitutes?|empowers?|authori[sz]es?)\b/,
            /\bput \[a\]'s name to|\bas if (?:the )?\[o\] were (?:the )?\[a\]|\btrue and lawful agent|\bsign deeds\b/,
          ],
          none: [/\bno power|\bnot authori/],
          bears: 'actor',
        },
        {
          bears: 'actor',
          force: ['duty', 'acknowledgement', 'transfer', 'fact', 'promise', 'definition'],
          all: [
            /\[a\] (?:(?:hereby|irrevocably|and|unconditionally) )*(?:authori[sz]es?|appoints?|grants?|constitutes?|empowers?|nominates?|makes?|lets?|permits?|allows?)\b/,
            /\b(?:attorney|sign|execute|in \[a\]'s name|in its name)\b/,
          ],
          none: [/\blicen[cs]e to\b|\battorneys?'? fees|\brevocable at|\bproxy\b|\bemployees\b/],
        },
        ...eitherSide({
          all: [
            /(?<!\w)(?:(?:power|powers|warrant) of attorney|attorney-?in-?fact|(?:true and )?lawful attorney|(?:as|be|its|his|her|their|\[(?!each)\w+\]'s|my|your|agent and) (?:\w+ ){0,3}attorney\b|(?:sign|execute|endorse)\w* (?:\S+ ){0,14}(?:in (?:the )?(?:name|place)|on behalf|on (?:the )?\[(?!each)\w+\]'s behalf|for and on behalf|in (?:its|his|her|your|my|\[(?!each)\w+\]'s|\[(?!each)\w+\]) (?:name|place|stead))|act in (?:its|his|her|your|\[(?!each)\w+\]'s) (?:name|place)|agent (?:and attorney )?to (?:sign|execute)|in (?:your|\[(?!each)\w+\]'s|its|my) name)(?!\w)/,
            /\b(?:appoint\w*|irrevocabl[ey]|grants?|authori[sz]\w*|may|lets?|constitutes?|coupled with|designat\w*|makes?|empower\w*|right|gives?|nominat\w*)\b/,
            /\b(?:sign|execut\w*|act|file|endors\w*|do|perform|attorney|documents?|papers|instruments?|complete|deliver)\w*\b/,
          ],
          none: [
            /\b(?:licen[cs]e to|signed (?:by or )?on behalf|attorneys?'? fees|attorneys' fees|no power of attorney|not (?:be )?(?:authori[sz]ed|empowered|have (?:any |the )?(?:authority|power|right)|sign|execute|grant)|no (?:authority|right|power)|revocable at|duly authori[sz]ed|person(?:s)? signing|individual signing|each party represents|neither party|shall not|limited power of attorney|proxy|health care|domain name|registered in|nothing|confess|appear for)\b/,
          ],
        }),
      ],
    ),
    'no-good-faith': [
      {
        force: ['right', 'fact', 'no-duty', 'duty'],
        all: [
          /\[a\]/,
          /\bcapricious\w*|\bwithout (?:any )?(?:duty|obligation) to be (?:even-handed|fair|reasonable)|\bwithout (?:weighing|considering|regard to|thought for) (?:\S+ ){0,4}?(?:effect|impact|interests?|consequences)/,
        ],
        none: [alike, /\bnot (?:act )?(?:be )?capricious|\bshall not\b|\bconflict of laws?|\bchoice of law/],
        bears: 'other',
      },
      {
        all: [
          /\bmay prefer (?:its|\[a\]'s|their) own interests|\bplace (?:its|\[a\]'s) own interests (?:first|above|before)/,
        ],
        none: [/\[each\]|\bnot\b/],
        bears: 'other',
      },
      ...eitherSide({
        all: [
          /(?<!\w)(?:(?:no|not|don't|doesn't|without|never|nor|free of|whether or not|regardless of|irrespective of|need not|neither|ignor\w+|disregard\w*)(?: (?!limited|excess|grant|consent|confidentiality|license)\S+){0,6}? (?:good faith|reasonabl[ey](?! (?:attorney|cost|fee|invent))|reasonableness|fair(?:ly|ness)|fair dealing|implied (?:dut|cov|term|obl)\w*|reasons|fiduciary|(?:interests?|welfare|benefit|position|circumstances|convenience|wishes) of (?:the )?\[(?!each)\w+\]|\[(?!each)\w+\]'s (?:\w+ )?(?:interests?|position|circumstances|convenience|wishes))|(?:waives?|disclaims?|excludes?|disappl\w+|negat\w*)(?: \S+){0,10} (?:good faith|reasonable\w*|fair\w*|implied (?:duty|covenant|term|obligation)|fiduciary)|(?:good faith|reasonabl\w*|fair dealing|fiduciary)(?: \S+){0,8} (?:waived|excluded|disclaimed|(?:shall|does|do|will) not apply|disapplied))(?!\w)/,
          /\b(?:discretion|dut(?:y|ies)|obligat\w*|requir\w*|oblig\w*|need|regard|consider\w*|have to|bound|owe[sd]?|covenant|act(?:s|ing)?|give reasons|account|decid\w+|decision|judg(?:e)?ment|powers?|rights?|waive\w*|exclud\w*|disclaim\w*)\b/,
          /\[(?!each)\w+\]|(?<!\w)(?:company|lender|bank|landlord|licensor|franchisor|committee|board|employer|discretion|decision|we|us|powers?|rights?|implied)(?!\w)/,
        ],
        none: [
          alike,
          /\b(?:commercially reasonable|reasonable inquiry|fair wear|fairly disclosed|not (?:be )?(?:unreasonabl[ey]|withheld|delayed)|unreasonabl[ey]|reasonable (?:efforts|endeavou?rs|notice|attorneys|wear|costs|fees|expenses|time|period|care|security|steps|access|detail)|fair (?:market|value|price|use)|conflict of interest|in good faith(?:,)? (?:dispute|negotiat|contest)|disput\w+ in good faith|negotiat\w+ in good faith|believed? in good faith|acted in good faith|not acting in good faith|interest rate|ownership interests?|reasonabl[ey] (?:necessary|practicable|available|required|likely|expected|foreseeable|request\w*|possible|satisfactory|believe\w*|acceptable)|implied warrant\w*|warranties|no fiduciary|partnership|agency relationship|relationship of|independent contractor|not reasonably|cannot reasonably|(?:covenant )?not to compete|is fair and reasonable|are fair and reasonable|interests? in|beyond (?:the |its )?reasonable|fiduciary relationship|reasonable (?:opportunity|precautions|controls?))\b/,
        ],
      }),
    ],
    'right-lost-by-delay': barring(
      [/\brelease of claims\b/, /\bno further claims?\b/],
      [
        {
          all: [
            /\[o\] (?:shall|will) be (?:debarred|barred|precluded|estopped)\b/,
            /\bnot (?:ask|claim|notif|raise|request|give notice|object)\w*(?: \S+){0,3} within \d+/,
          ],
          none: [alike],
          bears: 'other',
        },
        {
          within: 'sentence',
          all: [
            /\b(?:complaints?|claims?|objections?)\b.{0,60}\b(?:after|later than|following)\b.{0,60}\bnot (?:be )?(?:considered|entertained|accepted|heard|dealt with)/,
            /\bnot (?:be )?(?:considered|entertained|accepted|heard|dealt with)|\bno (?:redress|claim|remedy)/,
          ],
          none: [alike, /\bunless\b/],
          bears: 'taker',
        },
        {
          within: 'sentence',
          all: [
            /\bnot (?:disputed|contested|objected to|questioned|challenged) within \d+ \S+/,
            /\b(?:is|are|shall be|becomes?) final\b|\bwaives?\b/,
          ],
          none: [/\[each\]|\bmanifest error|\bunless\b/],
          test: (hits) => hits.length > 0,
        },
        {
          all: [
            /\b(?:rights?|claims?|demands?|objections?|remed(?:y|ies)|complaints?|defects?|breach(?:es)?|entitlement|challenge|relief|change (?:order|request)s?|dispute[sd]?|extension of time|compensation|shortages?|defaults?|errors?)\b/,
            /\b(?:(?:waives?|waiving|loses?|losing|forfeits?|forfeiting|gives? up|abandons?|releases?|relinquish\w*|forgoes?|waiver of)(?: \S+){0,7} (?:rights?|claims?|remed\w+|entitlement|objections?|complaints?|relief|compensation|extension|adjustment|defects?|breach(?:es)?|it)|(?:rights?|claims?|remed\w+|entitlement|objections?|complaints?|defects?|breach(?:es)?|relief|challenge|shortages?|errors?|it|disputes?)(?: \S+){0,14} (?:is|are|be|deemed|lapses?|been|becomes?|stands?)(?: \S+){0,3} ?(?:waived|lost|barred|extinguished|forfeited|released|abandoned|gone|discharged)|(?:rights?|claims?|remed\w+|entitlement) (?:\S+ ){0,8}(?:lapses?|expires?|is void|ceases?)|deemed (?:to have )?(?:waived|abandoned|released|given up|relinquished|accepted|a waiver)|estopped|precluded from|no (?:longer|further) (?:\S+ ){0,3}(?:claim|right|object|entitle)|(?:not|cannot|no longer) (?:be )?(?:entitled to|able to|later|afterwards|then) ?(?:claim|complain|object|rais\w+|recover|rely|any|compensation|assert|disput\w+|challenge)?|no (?:right|claim|entitlement|remedy)|time-?barred|barred|extinguish\w*(?: \S+){0,4} (?:claims?|demands?|rights?)|failing which (?:it|they|the (?:claim|right)) (?:lapses?|is|are|shall))\b/,
            /\b(?:(?:within|after|more than|in|by|until) (?:\S+ ){0,5}\d+[- ](?:\w+ )?(?:hour|day|week|month)s?|\d+[- ](?:\w+ )?(?:hour|day|week)s?|immediate(?:ly)?|promptly|at once|at the time|(?:by|on|upon|after) (?:\S+ ){0,3}(?:accept(?:ing|ance)|paying|payment|taking (?:delivery|possession)|signing|continu\w+|using)|(?:if|once) \[a\] (?:accepts?|takes?|pays?|uses?|signs?)|acceptance of|time is of the essence|time being of the essence|on the spot|same day|delay(?:s|ed)?|continued performance|before (?:leaving|signing))\b/,
            /\b(?:not|no|unless|fail\w*|if|only|without|omit\w*|must|accept\w*|pay\w*|continu\w*|delay\w*|neglect\w*|after|within|taking|signing)\b/,
          ],
          test: (_hits, { words }) => {
            const days = allDaysIn(words);
            return days.length === 0 || Math.min(...days) <= 200;
          },
          none: [
            alike,
            /\b(?:force majeure|relief unless|entitled to relief|excus\w*|debarr\w*|exercis\w*|indemnif\w*|prosecut\w*|patent|null and void|reasonably withheld|unreasonably|(?:shall|does|will|do|is) not (?:be (?:deemed|construed|taken)|constitute|operate|waive|affect|prejudice|amount)|no (?:failure|delay|waiver)|failure or delay|not (?:be )?(?:a )?waiver|nothing|without prejudice|jury|subrogation|class|latent defects? may|bonus|vacation|leave|stock|options?|deposit|confession|restrictive|lien(?:s)? (?:waiver|release)|waiver of (?:any )?(?:jury|subrogation)|insur\w*|delay not caused|except (?:for|that)|only by|vat|tax(?:es)?|signed writing|unless (?:in writing|such waiver|signed|made in writing)|arbitrat\w*|commission|promo\w*|voucher|deductible|interest|renew\w*|option to (?:extend|renew)|licen[cs]e (?:terminates|ends)|terminat\w+ (?:this|the) (?:agreement|lease|contract)|delays? (?:caused|on the part|damages|and)|howsoever caused|by reason of delay|peers|general release|does not forfeit|lien rights|trial|earlier settlement|claims? for (?:disruption|delay)|without losing|prepayment|indicative|gives no right|terminates before|data room|amend the schedules|compensation for work)\b/,
          ],
        },
      ],
    ),
    'consent-withheld-freely': [
      {
        all: [
          /\[a\] (?:needs?|requires?|must (?:get|have|obtain)) (?:the )?\[o\]'s (?:\S+ )?(?:ok|permission|say-so|approval|consent|agreement)\b/,
          /\[o\] (?:don't|doesn't|do not|does not|need not)\b.{0,40}\breasons?\b/,
        ],
        bears: 'actor',
      },
      {
        all: [
          /\[a\]/,
          /\b(?:approval|consent|permission|permits?) (?:of )?.{0,60}\[o\],? (?:who|which) (?:is at liberty to|may) (?:decline|refuse|say no|withhold)|\bunless (?:the )?\[o\], whose decision is in its (?:sole|absolute) discretion,? (?:permits|consents|approves|agrees)/,
        ],
        none: [alike, /\breasonabl/],
        bears: 'actor',
      },
      {
        within: 'clause',
        all: [
          /\[a\] (?:needs?|requires?|must (?:get|have|obtain)) \[o\]'s (?:\S+ )?(?:ok|permission|say-so|approval|consent|agreement)\b/,
          /\b(?:say(?:ing)? no|refuse|turn \S+ down) without (?:telling|giving|saying|a reason|any reason|having)/,
        ],
        bears: 'actor',
      },
      ...consentSides(freeConsent),
      ...eitherSide(freeConsent).map((rule) =>
        rule.bears === 'actor'
          ? {
              ...rule,
              none: [
                ...(rule.none ?? []),
                /\[a\],? (?:\S+ ){0,2}in its (?:sole|absolute)|\[a\]'s (?:sole|absolute|unfettered)/,
              ],
            }
          : rule,
      ),
    ],
    'satisfaction-of-one-side': [
      ...(
        [
          ['a', 'other'],
          ['o', 'actor'],
          ['giver', 'taker'],
          ['taker', 'giver'],
        ] as const
      ).map(([token, bears]): IssueRule => ({
        all: [
          new RegExp(
            String.raw`\bto (?:the )?(?:\w+ ){0,2}satisfaction of (?:the )?\[${token}\]|\bto (?:the )?\[${token}\]'s (?:\w+ ){0,2}(?:satisfaction|liking)`,
          ),
          /\b(?:pay\w*|paid|fee\w*|due|accept\w*|perform\w*|complet\w*|condition\w*|work|services?|earned|quality|result\w*)\b/,
        ],
        none: [
          alike,
          /\breasonabl|\bobjective|\bholdback|\bescrow|\bearn-?out|\binsur|\bombudsman|\bunsatisf|\bnotice\b|\bcriteria\b|\bsurety|\bbond\b|\bevidence\b|\[\w+\] and (?:the )?\[\w+\]|\bsatisfaction of (?:the )?\[\w+\] and\b/,
        ],
        bears,
      })),
      ...(['giver', 'taker'] as const).map((gainer): IssueRule => ({
        all: [
          new RegExp(
            String.raw`\b(?:until|unless|if|once|when|only)\b.{0,30}\[${gainer}\] (?:has )?(?:declares?|declared|pronounces?|confirms?|is|finds) (?:itself |himself |herself )?(?:content|happy|satisfied|pleased)|\bwith which (?:the )?\[${gainer}\] is (?:\S+ ){0,3}?(?:pleased|happy|satisfied|content)`,
          ),
          /\b(?:fees?|pay\w*|earned|due|price)\b/,
        ],
        none: [alike, /\breasonabl|\bobjective/],
        bears: gainer === 'giver' ? 'taker' : 'giver',
      })),
      {
        all: [
          /\[a\] (?:\S+ )?only (?:have to |has to |need to |needs to |be (?:bound|obliged) to )?pays?\b.{0,40}\bif \[a\] (?:likes?|(?:is|are) (?:happy|satisfied|pleased|content))/,
        ],
        bears: 'other',
      },
      ...eitherSide({
        all: [
          /(?<!\w)(?:satisf(?:action|actory|ied|y|ies)|(?:meets?|meeting) (?:with )?(?:the )?(?:\[(?!each)\w+\]|company|client)'s (?:\w+ )?(?:approval|expectations)|(?:please|pleases|pleased|happy) (?:with)?|content with|(?:acceptable|to the liking|to the approval|approved by|subject to (?:the )?\[(?!each)\w+\]'s (?:\w+ )?approval))(?!\w)/,
          /(?<!\w)(?:(?:sole|absolute|complete|entire|full|own|subjective|total|every respect)(?:,? (?:and|or)? ?\w+){0,2} (?:satisfaction|opinion|discretion|judg(?:e)?ment|determination|approval)|(?:opinion|view|judg(?:e)?ment|discretion|eyes|mind) of|in (?:its|the \S+|\[(?!each)\w+\]'s|our) (?:\w+ )?(?:opinion|view|judg(?:e)?ment|discretion|determination)|to (?:the )?(?:\w+ ){0,2}satisfaction of|to (?:the )?(?:\[(?!each)\w+\]|company|client|customer|owner|its|our|lender)(?:'s)? (?:\w+ ){0,2}(?:satisfaction|liking|approval)|(?:\[(?!each)\w+\]|it|client|company|owner|lender) ?(?:is |are |'re |being |must be |be )(?:fully |completely |entirely |wholly )?(?:satisfied|happy|pleased|content)|satisfactory to|acceptable to|personally|subjective(?:ly)?)(?!\w)/,
          /\b(?:payments?|payable|paid|pays?|fees?|is due|accept(?:ed|ance)|performed|completion|completed|deliverables?|the work|earned|closing|quality|artwork|results?|goods)\b/,
        ],
        test: ([subject, judge, effect]) =>
          Math.abs(subject!.index - judge!.index) < 110 && Math.abs(subject!.index - effect!.index) < 160,
        none: [
          alike,
          /\[\w+\] and (?:the )?\[\w+\]|\bsafe\b|\bindemnity bond|\b(?:pre-?payment|contents?|logos?|accountants?|auditors?|card accepted)\b/,
          /\b(?:holdback|escrow|earn-?out|both|(?:to|of) (?:the )?\[\w+\](?:'s \w+ satisfaction|'s satisfaction)|satisfaction of (?:the )?\[\w+\]|ombudsman|user content|you may refer|party acceptable|owned or|in (?:a |the )?form|form and substance|form (?:acceptable|satisfactory)|(?:location|site|insurer|bank|surety|security|bond|guarantor) (?:\S+ ){0,3}(?:acceptable|satisfactory)|unreasonabl[ey]|reasonabl[ey]|reasonable satisfaction|written criteria|acceptance criteria|specifications? set|objective(?:ly)?|customer satisfaction (?:survey|score)|satisfaction of (?:all |the |any |its |such |each )*(?:\w+ )?(?:conditions?|obligations?|debts?|claims?|judgment|liabilit\w*|requirements?|lien)|full satisfaction of|satisf(?:y|ied|ies) (?:the |all |each |any |these |such |its |a )*(?:\w+ )?(?:conditions?|requirements?|obligations?|judgment|debts?|claim|minimum|liabilit\w*)|conditions? (?:\w+ )*(?:is|are|has been|have been) satisfied|been satisfied|satisfactory evidence|evidence satisfactory|insur\w*|not (?:be )?(?:subject|conditional|dependent)|satisfactory references|prime rate|acceptable use|generally acceptable)\b/,
        ],
      }),
    ],
  },
  fixes,
);

/** Further ways of saying it, in words that are rarer in contracts. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'right-lost-by-delay': [
    {
      bears: 'actor',
      all: [
        /\b(?:if|where|unless|should) (?:the )?\[a\] (?:\S+ ){0,3}?(?:fails?|does not|do not|exercises?|omits?|neglects?)\b[^.;]{0,60}\bwithin (?:(?:[1-9]|[12]\d|30) (?:business |working |calendar )?days?|\d+ hours?|(?:[1-4]) weeks?|1 month)\b[^.;]{0,40}\b(?:right|option|claim|entitlement|offer|discount|renewal)\b[^.;]{0,20}\b(?:lapses?|expires?|is lost|be lost|is forfeited|be forfeited|is waived|be waived|terminates?|ceases?|shall lapse)\b/,
      ],
      none: [/\[each\]|\bnot (?:lapse|expire|be lost)\b/],
      level: 'medium',
    },
  ],
  'silence-is-consent': (
    [
      ['actor', 'a'],
      ['other', 'o'],
      ['taker', 'taker'],
      ['giver', 'giver'],
    ] as const
  ).map(([bears, party]) => ({
    bears,
    all: [
      new RegExp(
        `\\b(?:failure|omission|delay|neglect) (?:by|of|on the part of) (?:the )?\\[${party}\\] (?:to|in) (?:respond|reply|object|answer|react|comment|notify|give notice|disapprov|dispute|responding|replying|objecting|answering)\\w*\\b[^.;]{0,60}\\b(?:constitutes?|shall (?:constitute|be|amount to|operate as|count as)|will (?:constitute|be|amount to)|is|amounts? to|counts? as|operates? as)(?: (?:deemed|taken|treated|construed))?(?: (?:to be|as))?(?: \\S+){0,3}? (?:approv\\w+|consent|accept\\w+|agree\\w+|confirmation|authori[sz]ation)`,
      ),
    ],
    none: [alike, /\bnot\b|\brenew\w*|\breject\w*|\bdisapproval\b/],
  })),
  'one-side-interprets': [
    {
      bears: 'other',
      all: [
        /\b(?:reading|interpretation|meaning|construction)\b (?:which |that )?(?:the )?\[\w+\] (?:gives?|puts?|adopts?|prefers?)\b.{0,40}\b(?:prevails?|governs?|controls?|binds?)\b|\[a\] decides? what (?:these|the|this) (?:rules|terms|contract|agreement|provisions) means?\b/,
      ],
    },
  ],
};

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(found, more), {
  'conclusive-determination': [
    // What is taken as true for want of a certificate binds who owed the certificate, and is told as silence.
    /\bdeemed (?:to be )?(?:true|correct|accurate)\b/,
    denies('conclusive|final|binding|bind|beyond challenge|settle|the last word|determinative'),
    noneOf('certificate|statement|determination|decision|record|finding', 'conclusive|final|binding|binds?|settles?'),
  ],
  'one-side-interprets': [
    denies('bind|prevail|binding|settle|decide|conclusive'),
    noneOf('party|side', 'settle|decide|interpret'),
  ],
  'right-lost-by-delay': [
    rightKept,
    denies('lose|loses|lost|lapses?|fall away|waived?|forfeit(?:s|ed)?|barred|extinguished'),
    noneOf('right|claim|delay|failure', 'lose|lost|lapses?|falls? away|waived?|waiver|forfeited|barred|extinguished'),
  ],
  'silence-is-consent': [
    notTakenAs,
    denies('bound|bind'),
    noneOf(
      'silence|proposal|failure|delay|inaction|change|request|lapse',
      'consent|agreed|agreement|accepted|acceptance|approved|approval',
    ),
  ],
  'sole-discretion': [
    // Nobody has to take every order.
    /\b(?:accept|reject|decline|refuse) (?:or (?:reject|decline|refuse|accept) )?(?:any |all |each |such )*(?:purchase )?orders?\b/,
    /\b(?:may|shall|must) not (?:act|decide|exercise)\b.{0,40}\bdiscretion\b/,
  ],
  'judged-by-one-side': [
    denies('for (?:the )?\\[\\w+\\] to (?:judge|decide|say)|bind|decisive'),
    freedFrom('furnish|repeat|provide|give|do'),
  ],
  'general-power-of-attorney': [mayNot('sign|execute'), nothing('appoints?|authori[sz]es?|empowers?|entitles?|makes?')],
  'no-good-faith': [
    denies('relieve|excuse|release'),
    /\b(?:may|shall|must) not (?:exercise|act|use)\b.{0,60}\b(?:unreasonably|arbitrarily|unfairly|otherwise than)\b/,
    nothing('relieves?|excuses?|releases?|excludes?'),
  ],
  'consent-withheld-freely': [denies('refuse|withh[eo]ld|delayed?')],
  'satisfaction-of-one-side': [denies('depend|conditional|hinge'), freedFrom('perform|satisfy')],
  'amount-worked-out-by-one-side': [denies('bind|binding|fix|conclusive|determine|set|final')],
});

import { unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { withSides } from '../termination/whose-side.ts';
import { fixes } from './fixes.ts';
import { bothSides, staysOn, meansYes, reachesBack, becomesLess } from '../termination/lexicon.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** The ways English says that terms are changed. */
const changes =
  /\b(?:amend\w*|chang(?:e|es|ed|ing)\b|modif\w+|var(?:y|ies|ied|iation|iations|ying)\b|revis\w+|alter\w*|updat\w+|supplement\w*|replac(?:e|es|ed|ing)\b|substitut\w+|rewrit\w+|remake|reset|reissu\w*|adjust\w*|new (?:version|terms|rules|use restrictions|house rules|fees|metrics|reserve rules)|add to,?|re-?publish|cut back)/;

const terms =
  /\b(?:terms?\b|conditions|agreement|contract|provisions|polic(?:y|ies)|rules?|rulebook|rates?|margin|fees|covenants|territory|discount|targets?|plan\b|guide|manual|handbook|regulations|tariff|metrics|operating|royalty|scheme|commission|duties, hours|hours and pay|pay\b|working hours|service charge|version|purchasing terms|section|conditions of sale|restrictions|hereof|this page|text|schedule of|use restrictions|modifications)/;

const alone =
  /\b(?:(?:in|at) (?:its|\[a\]'s|their|our|his|her) (?:sole |absolute |own |full |free )*(?:discretion|option)|discretion|at any time|whenever|from time to time|without (?:the )?(?:consent|agreement|approval|regard)|agreement not being needed|unilateral\w*|alone|reserves? the right|at liberty|considers? desirable|introduces|as it (?:sees|thinks)|simple decision|can (?:add|change|alter)|may at its discretion|in its discretion (?:change|amend)|may (?:change|amend|modify|revise|alter|vary|update|bring|substitute|reset|be (?:modified|amended|changed|varied|altered|revised|reset))|subject to change by|bound by whatever|held to the revised|becomes part of|right to (?:vary|change|amend|modify|revise|alter|update))/;

const notAlone =
  /\b(?:signed by (?:both|the parties|each|an authorized)|mutual(?:ly)?|both parties|by agreement|agreed (?:in writing )?by|written (?:consent|agreement) of (?:the )?(?:\[o\]|other|both)|with (?:the )?\[o\]'s (?:prior )?(?:written )?consent|only (?:by|as needed|to the extent|if|with|in writing)|no (?:variation|amendment|modification|change)|may not (?:be )?(?:change|amend|modif|var|alter|revis)\w*|shall not (?:be )?(?:change|amend|modif|var|alter)\w*|if \[?\w+\]? objects|existing terms apply|unless \[?\w+\]? (?:has )?(?:agree|accept|consent)|expressly accepts|if (?:the )?\[?\w+\]? objects|billing contact|office hours|change order|signed change|comply with (?:a )?(?:change in )?law|change in law|prior terms continue|law as amended|statute)/;

const signsFor =
  /\b(?:attorney-in-fact|power of attorney|(?:true and )?lawful attorney|its attorney\b|(?:agent|proxy) and attorney|attorney (?:of|for|with)|irrevocable mandate|(?:sign|execute|act|do all things|accept and sign) (?:\S+ ){0,6}?(?:in (?:the )?(?:its|their|\[\w+\]'s|the name|\w+'s) (?:name|stead)|(?:on|for) (?:the )?(?:\[\w+\]'s|its|their|\w+'s) behalf|in its name|in the name)|sign papers for|power to bind|as (?:\[\w\]'s|its) agent|authority to execute|signature may be supplied|deputed to|may sign it in|nominates? .{0,20}as agent)\b/;

const noSigning = [
  /\bsuch (?:further|declarations|questionnaires)|\bconfess(?:es)? judgment|\bno power of attorney|\bmeans the form|\bno power or authority|\bsign declarations/,
  /\b(?:nothing in|no (?:power|authority|right) to (?:sign|execute)|not (?:grant|have authority|the agent)|neither|fees of .{0,20}attorneys|warrants that|is authori[sz]ed by|service of process|does not grant|process agent)\b/,
  /\[each\]/,
];

/** The terms change: the wider vocabulary. */
const altersIt = new RegExp(
  `${changes.source}|\\bdepart from|\\bnew (?:versions?|conditions|scale|rate card|terms|tariff)|\\baltered|\\bin whatever form|\\brepeal|\\bwithdraw any of the provisions|\\badd to or`,
);

/** Going on as before, or saying nothing. */
const carriesOn =
  /\b(?:(?:continu(?:es|ed|ing)|keep(?:s)?|carr(?:y|ies|ying) on|go(?:es|ing)? on) (?:to |the )?(?:us\w+|access\w*|work\w*|order\w*|trad\w+|participat\w*|enjoy\w*|operat\w+)|continued (?:use|access|employment|participation|performance|retention)|retention of the|remaining (?:at work|in|a)|plac(?:es|ing) (?:of )?(?:an |any |further )?orders?|silence|not object\w*|unless .{0,30}objects?|by (?:staying|remaining|using|accessing)|use (?:of .{0,30})?after|pays? the (?:next|new))\b/;

/** Rules that hold only where another phrase is found too, and none of what makes them harmless. */
const tied = (needed: RegExp, harmless: readonly RegExp[], rules: readonly IssueRule[]): readonly IssueRule[] =>
  barring(
    harmless,
    rules.map((rule): IssueRule => ({ ...rule, all: [...rule.all, needed] })),
  );

const changing = String.raw`(?:amend|chang|modif|vari|vary|revis|alter|updat|supplement|replac|rewrit|recast|reshap|reset|reissu|adjust|substitut|withdraw|repeal|introduc|reduc|re-?publish|add(?:ed|s)? to\b|cut back|depart from|bring|make such)\w*`;
const changed = String.raw`(?:terms?|conditions|agreement|contract|provisions?|polic(?:y|ies)|rules?|rulebook|rates?|margins?|fees?|prices?|charges?|covenants|territor(?:y|ies)|discounts?|targets?|plan|guides?|guidelines|manuals?|handbook|tariff|metrics|royalt(?:y|ies)|scheme|commissions?|compensation|duties|hours|working hours|place of work|version|restrictions|limits|amounts|schedules?|system|proprietary marks|levels?|hereof|them|section|text|this page|requirements|standards|procedures|regulations)`;

/** Rules that do not hold where the clause asks for a writing. */
const inWriting = (rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.map((rule): IssueRule => ({
    ...rule,
    clauseNone: [
      ...(rule.clauseNone ?? []),
      /\bagreement may be (?:\S+ ){0,3}?(?:amended|modified|waived)\b[^.]{0,160}\bonly\b/,
    ],
  }));

/** The same, where the other side makes the change ("[a] shall follow the rules, which [o] may change"). */
const byWhom = (rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.flatMap((rule): readonly IssueRule[] =>
    rule.bears
      ? [rule]
      : [
          {
            ...rule,
            all: [
              /\[o\] (?:alone |also )?(?:may|can|reserves?|might)\b|\[a\] (?:\w+ )?(?:shall|must|will|agrees?|undertakes?|has to)\b.{0,40}\b(?:compl\w+|obey\w*|follow|adhere|abide|bound by|observe|conform\w*)\b|(?<=\bby (?:the )?)\[o\]/,
              ...rule.all,
            ],
            none: [...(rule.none ?? []), /\[a\] (?:\w+ )?(?:may|can|reserves?)\b/],
            bears: 'actor',
          },
          rule,
        ],
  );

/** The same, where the other side is the one that goes on ("[o]'s use after [a] changed the terms"). */
const byUser = (rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.flatMap((rule): readonly IssueRule[] =>
    rule.bears
      ? [rule]
      : [
          {
            ...rule,
            all: [
              /\[o\](?:'s (?:\w+ )?(?:continued|ongoing|further|use|access|employment|silence|failure|orders?)\b| (?:continues?|keeps?|goes|stays?|remains?|uses?|does not|do not|fails?|orders?|pays?)\b)/,
              ...rule.all,
            ],
            none: [
              ...(rule.none ?? []),
              /\[a\](?:'s (?:\w+ )?(?:continued|ongoing|further|use|access|employment|silence|failure|orders?)\b| (?:continues?|keeps?|stays?|remains?|uses?|does not|do not|fails?)\b)/,
            ],
            bears: 'other',
          },
          rule,
        ],
  );

/** A change and the terms it is made to, in one phrase. */
const termsChange = new RegExp(
  String.raw`\b${changing}(?:,? (?:and |or )?\w+){0,4}? (?:\S+ ){0,7}?${changed}(?!\w)|(?<!\w)${changed},?(?: \S+){0,8}? (?:may|can|shall|will|is|are|be|to|as|been|being|if|including)(?: \S+){0,4}? ${changing}|\bsubject to (?:\S+ ){0,3}?(?:change|variation|amendment|modification|adjustment|revision)s?\b|\bnew (?:versions?|terms|rules|conditions|fees|tariffs?|scale|rate card)|\b(?:modifications?|changes|amendments|variations|versions?)\b|\bin whatever form|\bfor the time being`,
);

/** Changes that are no one-sided power over the contract. */
const othersChange = [
  /\bas (?:such|the same|that|each|it) (?:\S+ ){0,3}?(?:may be|is) (?:amended|supplemented)|\bmay be (?:amended|supplemented|modified)[^.;]{0,60}\bin accordance with (?:its|their|the) terms|\beach as (?:may be )?(?:amended|applicable)|\bcode of\b|\bparts? \d+|\brules thereunder|\bapplicable laws?\b(?!.{0,40}section)|\bferc\b|\baaa\b|\[p\] rules\b|\barbitrat\w*|\brules of (?:arbitration|procedure)|\bmay be (?:\S+ ){0,4}?(?:amended|modified|waived)\b[^.;]{0,200}\bonly\b|\bstatut/,
  /\bpursuant to section [\d.]+\.?$|\breasonabl[ey] discretion|\b(?:which|limits|restrictions) may vary\b|\bvary substantially|\bsettings\b|\beffective date of (?:the|such|any) changes?|\bdisagrees?\b|\bgrants?\b.{0,300}\blicen[cs]e|\b(?:repair|refund)\b.{0,80}\breplac|\breplace(?:ment)? (?:the |any |such )?(?:non|defective)|\bbusiness model|\bbids?\b|\bsubstitute operator|\bchange (?:in|of) control|\bwithout prejudice to\b|\btechnical agreement|\bno material change\b|\bsole owner\b|\bsource (?:materials|code)|\bchanges to match\b|\breceive updates\b|\bhealth plan\b|\bremove all alterations|\bits own (?:internal )?polic|\bdisplay of materials|\bsent away|\brepeal or amendment|\bits working hours|\bmay change only\b|\btext of the templates|\b(?:may|to) terminate (?:this|the) agreement|\bshall be (?:our|the|\[\w+\]'s) property/,
];

/** What is paid for and taken away, in one phrase. */
const taking = String.raw`(?:modif(?:y|ies|ied|ication\w*)|discontinu\w*|remov\w*|withdr\w+|drop(?:s|ped)?|retir\w+|limit\w*|chang\w+|alter\w*|reduc\w+|curtail\w*|substitut\w+|replac\w+|cut\w*|cease\w*|shut down|stop|terminat\w+|end-of-life|sunset\w*|restrict\w*|eliminat\w*|disappear\w*|shorten\w*|cancell?\w*|continu\w*|degrad\w*|moved|end\b|tinker\w*|trim\w*|go on|keep|remain|narrow\w*|shrink\w*|take away|taken? (?:out|off)|leave out|pull\w*|scal\w+|thin\w*|close|phase\w*|lapse|no longer|become|swap\w*|exchang\w*)`;
const taken = String.raw`(?:features?|functions?|functionalit(?:y|ies)|modules?|channels?|(?<!user )services?|programming|(?:program|course|library|catalogue|streaming|offered|licensed|our|its) (?:content|titles)|contents|content of the \w+|products?|amenit(?:y|ies)|specifications?|courses?|facilit(?:y|ies)|opening hours|payment methods?|api|integrations?|territory|covered equipment|itinerar(?:y|ies)|platform|app|site|software|classes|routes?|benefits?|package|parts?|bits|equipment|goods|system|schedules?|hours)`;
const serviceCut = new RegExp(
  String.raw`\b${taking}(?:,? (?:or |and )?\w+){0,3}? (?:\S+ ){0,6}?${taken}(?!\w)|(?<!\w)${taken}(?: \S+){0,9}? ${taking}`,
);

/** What is moved that nobody pays for, or for the good of all. */
const notPaidFor =
  /\b(?:site manager|curtailment|curtail the|claim results|percentage of|pricing|replacement of the heating|only where|winding up|(?:user|your|any user) content|content (?:of communications|posted|that|has|you)|post(?:s|ed|ing)\b|such content|any content|media\b|reviews?|royalt(?:y|ies)|cancellation period|relocate|permission to use|marks?\b|prices? of|eligibility|license to use|comply with (?:applicable )?(?:laws?|regulations?)|may offer you|amend these terms|allegedly|violat(?:es?|ion)|user submissions?|scripts)\b/;

/** A change of what was agreed, as opposed to the first agreement. */
const changeWords =
  /\b(?:chang(?:e|es|ed|ing)|amend\w*|modif\w+|revis\w+|new|alter\w*|variation|varied|updated?|updates|increas\w*|reissued?|later|different|announcement|departs?|replac\w+|substitut\w+|withdr\w+|adjust\w*)\b/;

/** Amendment: who may change the contract and how the other side comes to be bound. */
const affirmed = defineTopic(
  'amendment',
  file,
  {
    ...withSides<Exclude<keyof (typeof file)['issues'], 'power-of-attorney'>>(file.issues, {
      'unilateral-change-of-terms': barring(
        [
          // When and where people work is told as that.
          /\b(?:vary|change|alter|amend|revise)\w* (?:the |your |\[\w+\]'s |any of )*(?:normal |working |usual )*(?:hours|place|days|pattern)s? of work\b(?! and)/,
          /\b(?:is|are|being) not contractual\b|\bnon-?contractual (?:\S+ )?(?:handbook|polic)/,
        ],
        byWhom(
          inWriting(
            tied(termsChange, othersChange, [
              {
                force: 'right',
                level: 'low',
                all: [changes, /\b(?:operations?|operating) manual\b/, alone],
                none: [notAlone, /\[each\]/],
              },
              {
                all: [
                  /^(?:these|the|this|any|all) (?:\S+ ){0,3}?may be (?:amended|modified|changed|varied|altered|revised|updated|supplemented)|\] may be (?:amended|modified|changed|varied) by/,
                  /\bby (?:the )?(?:\[|[a-z]+)|without|at any time|discretion/,
                ],
                none: [notAlone, /\[each\]/],
              },
              {
                bears: 'actor',
                all: [
                  /\[a\] (?:also |hereby )?(?:agrees?|shall|will|undertakes?|accepts?|consents?)(?!\w).{0,40}(?<!\w)(?:bound by|accept|comply with|abide by|held to).{0,50}(?:modifications?|changes|amendments|variations)/,
                  terms,
                ],
                none: [notAlone, /\[each\]|\bas (?:amended|updated)/],
              },
              {
                force: ['right', 'fact', 'duty', 'acknowledgement', 'promise', 'transfer'],
                all: [changes, terms, alone],
                clauseNone: [
                  /\bif (?:the )?\[\w+\] (?:objects?|(?:does|do)(?: not|n't) (?:agree|accept|like|want)|rejects?).{0,60}(?:existing|prior|earlier|old) (?:terms|version)|\bif (?:the )?\[\w+\] (?:objects?|(?:does|do)(?: not|n't) (?:agree|accept|like|want)).{0,100}(?:terminate|refund|without (?:charge|penalty)|close)/,
                ],
                none: [
                  notAlone,
                  /\b(?:documentation and|abide by|only as set out|pricing grid|use \[\w\]'s work|for (?:later|future|new) (?:sales|orders)|(?:site|safety|security|health|building|staff|conduct) (?:\w+ )?(?:rules|regulations|polic(?:y|ies))|claims that arose|sales already made|any part of it|time for completion|users?\b|address|contact|logo|feature|functionality|itinerary|notice details|scope of (?:its )?use|delivery date|change of control|control (?:or|of)|constitutes acceptance|deemed (?:accepted|agree)|retroactive|renew\w*|comply with|incorporated|formulation|if you (?:do not|disagree)|insurance|work schedule|bug|insured|any change order)\b/,
                  /\[each\]/,
                  /\bas (?:amended|updated|revised|changed|modified)\b|\bpropos(?:e|es|ed)\b|\bpatents?\b|\bcopyright|\bescrow|\bresearch plan|\blist of|\bmay be (?:modified|amended)\b.{0,40}\b(?:only|by (?:a |an )?(?:written|instrument|writing|agreement|mutual))/,
                  /\b(?:interest rate|exchange rate) (?:changes|fluct)/,
                  /\bsub-?processors?/,
                  /\b(?:before|after|until) .{0,20}(?:change|amend)/,
                ],
              },
              {
                force: ['fact', 'duty', 'right'],
                all: [/\b(?:simple decision|may be (?:reset|cut back|withdrawn)|subject to change)\b/, terms],
                none: [notAlone, /\[each\]/],
              },
              {
                force: ['right', 'fact', 'duty'],
                all: [
                  /\breserves? (?:to itself )?the (?:power|right) to (?:vary|change|amend|modify|revise|alter|add to|withdraw)\b|\b(?:may|might) (?:need to )?(?:update|change|amend|revise|vary|modify) (?:this|these|the|our|any of the) (?:\S+ )?(?:agreement|terms|contract|provisions|conditions|rules|policy|policies)\b|\blies with (?:the )?\S+ to (?:make|alter|change|repeal)|\b(?:manual|polic(?:y|ies)|rules|agreement|terms|conditions)\b.{0,60}\bin whatever form\b|\b(?:rules?|policy|policies|manual|guidelines|conditions) (?:\S+ )?for the time being/,
                  /\b(?:agreement|terms|contract|provisions|conditions|rules?|polic(?:y|ies)|manual)\b/,
                ],
                clauseNone: [
                  /\bif (?:the )?\[\w+\] (?:objects?|(?:does|do)(?: not|n't) (?:agree|accept|like|want)).{0,100}(?:terminate|refund|existing|prior|without (?:charge|penalty)|close)/,
                ],
                none: [
                  notAlone,
                  /(?<!\w)(?:own user guidelines|renew\w*|retroactive|insur\w*|law\b|mutual|in writing (?:and )?signed|documentation|users?\b|delivery (?:date|schedule)|work schedule)(?!\w)|\[each\]/,
                ],
              },
              {
                force: ['right', 'fact', 'duty', 'transfer'],
                all: [
                  /\b(?:rewrit\w*|recast\w*|reshap\w*|amend\w*|chang(?:e|es|ing)|modif\w+|var(?:y|ies|ying)|revis\w+|alter\w*|updat\w+|replac\w+)\b.{0,40}\b(?:terms|conditions|agreement|contract|rules?|polic(?:y|ies)|scheme|hours of work|place of work|fees?|prices?|rates?|commissions?|margins?|manual|them|tariff|provisions)\b/,
                  /(?<!\w)(?:at will|is reserved|reserv\w+ (?:the )?right|in (?:its|their) (?:\w+ )?discretion|at (?:its|their) (?:\w+ )?(?:discretion|pleasure|option)|whenever|as it (?:sees|thinks|likes|chooses|pleases|wishes)|without (?:the )?(?:\[\w\]'s )?(?:consent|agreement|approval)|unilateral\w*|every now and then)(?!\w)/,
                ],
                clauseNone: [
                  /\bif (?:the )?\[\w+\] (?:objects?|(?:does|do)(?: not|n't) (?:agree|accept|like|want)).{0,100}(?:terminate|refund|existing|prior|without (?:charge|penalty)|close)/,
                ],
                none: [
                  notAlone,
                  bothSides,
                  /\b(?:renew\w*|retroactive|insur\w*|in writing (?:and )?signed|documentation|users?|delivery|specifications?|order\b|product\w*|design\w*|label\w*|employees' |own\b|prices? (?:of|for) (?:the )?products?|resale|invest\w*|only|pool|except|not (?:be )?(?:amend|chang|modif|alter)\w*|content)\b/,
                ],
              },
            ]),
          ),
        ),
      ),
      'changes-bind-on-posting': barring(
        [
          /\b(?:call|contact) list\b|\bkeep\b.{0,40}\bcurrent through\b/,
          /\bdeemed (?:to be )?(?:sufficiently |duly )?(?:given|submitted|received)|\bfirst class|\bserved by mail|\bpost office|\bovernight|\bleads?\b|\btake-?down|\bprior to the effective date|\bagreed to place|\bstock transfer|\bas amended from time to time, is available|\bsave a\b|\bused in accordance with|\bnon-confidential|\bmonths? before\b|\beach demand|\buser documentation/,
        ],
        [
          {
            bears: 'actor',
            all: [
              /(?:\[a\]'s responsibility to|\[a\] (?:shall|must|agrees to|should|is expected to|is responsible for|waives))(?!\w).{0,40}(?<!\w)(?:consult|check|review|look|visit|specific notice)/,
              /\b(?:page|site|website|portal|intranet|terms|version)/,
              /\b(?:from time to time|regularly|version|changes|updates|specific notice|periodically)/,
            ],
            none: [/\[each\]/],
          },
          {
            within: 'sentence',
            all: [
              /\bposting (?:a |the )?(?:new|revised|updated|amended)|\bupdating the .{0,20}date/,
              /\b(?:revise|amend|change|modify|terms)/,
            ],
            none: [/\b\d+ days|e-?mail/],
          },
          {
            all: [
              /\bdeemed adopted when (?:hung|posted|published)|binding (?:when|once|upon) (?:posted|published|hung)/,
            ],
          },
          {
            all: [
              new RegExp(`${changes.source}|version|handbook|the terms|last revised|text|communication`),
              /\b(?:post(?:ed|ing|s)?\b|publi(?:sh\w*|cation)|(?:placed|put\w*|goes|made available|displayed|appears?|hung|upload\w*) (?:\S+ ){0,4}?(?:online|site|website|up\b|portal|intranet|board|lobby|there|page)|upload\w*|available on the|online|web(?:site|page)?\b|notice board|help pages|intranet|supplier page|on its site|go(?:es)? up|displayed there|check this page|post changes|last revised)/,
              /\b(?:effective|bind\w*|binding|in force|governs?|applies|apply|appl(?:ied|y) from|take(?:s)? effect|instant effect|operative|adopted|once published|waives|current|no (?:individual|direct)|without direct|suffices?|immediate\w*|as soon as|upon|from time to time|right away|deemed)\b/,
            ],
            none: [
              /(?<!\w)(?:modify its website|agrees to the|\d+ days after|after .{0,20}emailed|will email|shall email|is not notice|does not bind|accepted it in writing|registered mail|press releases?|escrow|submitted in accordance|can be found|unless \[?\w+\]? has agreed|no change|status of the service|job openings|at least a month|signed by|renew\w*|prices? for|days before|prior (?:written )?notice|invoice|fair use|comply with .{0,60}as (?:updated|amended)|forms part|incorporated|hyperlinked|made a term)(?!\w)/,
              /\[each\]/,
              /(?<!\w)(?:by|send|sends|sent) e-?mail to (?:the )?\[o\]/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\bpost (?:changes|updates|new)|\bcheck (?:this|the|our) (?:page|site|website)|come back often/,
              /\bapply (?:right away|immediately)|don't email|any new version applies|effective (?:immediately|upon)/,
            ],
            none: [/will email|\d+ days/],
          },
          {
            within: 'clause',
            bears: 'taker',
            force: ['fact', 'duty'],
            all: [
              /\bnew versions? (?:apply|applies|bind|take effect).{0,40}\b(?:put|post|publish|upload)|\b(?:as of|from) the (?:moment|day|date) (?:of (?:upload|posting|publication)|.{0,30}(?:put|post|publish)\w* (?:them|it))/,
              /\b(?:page|site|portal|online|website|here)\b/,
            ],
            none: [/\be-?mail|\bdays' (?:prior )?notice|\bnot bind|\[each\]/],
          },
          {
            force: ['right', 'fact', 'duty'],
            all: [
              altersIt,
              /\bby (?:publishing|posting|uploading|putting up|placing|displaying)\b.{0,60}\b(?:online|(?:web)?site|page|portal|intranet)/,
            ],
            none: [
              /(?<!\w)(?:and (?:by )?(?:e-?mail|notify)|also|in addition|days'? (?:prior |written )?notice|days before|unless \[\w+\] (?:has )?agree)(?!\w)|\[each\]/,
            ],
          },
          {
            force: ['fact', 'duty', 'right'],
            all: [
              /\b(?:revised|new|amended|updated|changed|modified|changes?|amendments?|modifications?|version)\b/,
              /\b(?:as soon as|once|when|from the (?:moment|day|time)|upon|on)\b.{0,40}\b(?:is up\b|hangs?|hung|post(?:ed|ing)|publi\w+|upload\w*|appear\w*|display\w*|shown|put up|online)/,
              /\b(?:bind(?:s|ing)?|takes? (?:effect|hold)|in force|appl(?:y|ies)|effective|governs?)\b/,
            ],
            none: [
              bothSides,
              /\b(?:e-?mail\w*|has been sent|days'? (?:prior |written )?notice|days (?:before|after|following|prior)|months? after|not (?:bind|effective|apply)|unless .{0,30}agree|renew\w*|press|product\w*|software|release|law\b|patent)\b/,
            ],
          },
        ],
      ),
      'continued-use-is-consent': byUser(
        tied(
          changeWords,
          [
            /\bis not (?:an? )?(?:agreement|acceptance|consent|assent)\b|\bagree to such automatic|\bparent or guardian|\bin this case\b|\bto not object|\bwithout executing/,
          ],
          [
            {
              bears: 'other',
              all: [
                /\[a\] (?:treats?|may treat|regards?|takes?|will treat|deems?)(?!\w)/,
                /\b(?:not (?:closing|objecting)|silence|continued|staying|use)\b/,
                /\b(?:agree\w*|consent|accept\w*)/,
              ],
              none: [/deliverables/],
            },
            {
              within: 'sentence',
              all: [
                /\bcontinued use (?:of .{0,40})?(?:means|constitutes|is|shall|signifies|will)/,
                /\b(?:revise|amend|chang|modif|updat|new version|terms)/,
              ],
              none: [/\bnot (?:be |constitute )?(?:acceptance|consent|deemed|taken|treated)/],
            },
            {
              all: [
                /\b(?:access of|remaining in|stay(?:s|ing) (?:on|in)|continu(?:es|ed|ing) (?:to )?(?:use|us(?:e|ing)|work\w*|access\w*|occup\w*|employ\w*|perform\w*|processing)|continued (?:use|access|employment)|keep(?:s)? using|using the \S+ after|using (?:it|the service|the app) (?:after|once)|does not object|silence|(?:raises?|makes?) no objection|not (?:resign|object|reject|clos\w+)|fail(?:ure|s)? (?:by .{0,12})?to (?:reject|object)|logging in|processing a|payment of the next|placing a|delivery of goods after|drawing under|by using|unless .{0,20}objects)\b/,
                /(?<!\w)(?:accept\w*|accepts|means (?:that )?\[?\w+\]? (?:accept|agree)|consent\w*|agree[sd]?\b|agreement|agreed|assent|affirm\w*|approv\w*|deemed|concurs?|signif\w+|constru\w+|taken to)(?!\w)/,
                new RegExp(`${changes.source}|\\bterms|\\brules|\\brate\\b|amendment`),
              ],
              none: [
                /\b(?:pool|not (?:be |constitute )?(?:acceptance|consent|taken|deemed|treated|regarded|mean)|not constitute|shall not be deemed|expressly accepts|deliverables|by signing|existing terms continue|cookies|waiver of|month[- ]to|renew\w*|accounts?' minutes)\b/,
                /\[each\]|either party/,
                /after (?:expir|the end)/,
              ],
            },
            {
              force: ['fact', 'duty', 'acknowledgement', 'definition', 'right', 'promise'],
              all: [
                carriesOn,
                meansYes,
                new RegExp(`${altersIt.source}|\\bterms\\b|\\btariff|\\bconditions\\b|\\bannouncement`),
              ],
              none: [
                /(?<!\w)(?:not (?:be |constitute )?(?:deemed|taken|acceptance|consent|treated|regarded)|goods|deliverables|expressly accepts|cookies|warrant\w*|waiver|month[- ]to|renew\w*|expir\w*|by signing|invoice|safety|privacy)(?!\w)|\[each\]|either party/,
              ],
            },
            {
              force: ['fact', 'duty', 'acknowledgement', 'definition', 'right', 'promise'],
              all: [
                staysOn,
                meansYes,
                /\b(?:change[sd]?|changes|amend\w*|modif\w+|revis\w+|new (?:\w+ )?(?:terms|rules|conditions|fees?|prices?|tariff|version)|alter\w*|variation|update[sd]?)\b/,
              ],
              none: [
                bothSides,
                /\b(?:not (?:be |constitute )?(?:deemed|taken|acceptance|consent|treated|regarded|agree)|no sign|goods|deliverables|expressly|cookies|warrant\w*|waiver|waive|renew\w*|expir\w*|signing|invoice|safety|mutual\w*|written (?:consent|agreement)|terminat\w*|surviv\w*|change order|orders?|control|agreement (?:is|was|has been) (?:made|entered)|counterpart\w*|product\w*|employ\w*|support|third part\w+|confidential\w*|regulatory|to not object|in writing)\b/,
              ],
            },
          ],
        ),
      ),
      'told-only-after-change': barring(
        [/\bstating the effective date|\bendeavou?rs to notify|\befforts to notify/],
        [
          ...barring(
            [
              /(?<!\w)(?:before|prior|in advance|beforehand|ahead|at least|not (?:take|become|apply)|shall notify (?:the )?\[o\] of (?:any )?change (?:of|in) (?:address|control|ownership|name)|address|control\b|payroll|tax|directors?|insur|30 days after|is deemed|the change (?:shall|will) (?:not|only))(?!\w)/,
              /\bterminat|\breject|\bobject|\[each\]/,
            ],
            [
              {
                bears: 'actor',
                force: ['duty', 'fact', 'promise', 'right'],
                all: [
                  /(?<!\w)\[a\] (?:will|shall|is|are|may|need)(?: only| not)? (?:be |been )?(?:only )?(?:told|notified|informed|advised)(?!\w)/,
                  /\b(?:change|changes|changed|amendment|modification|variation|revision|update)\b/,
                  /\b(?:after|following|once|of|since) (?:it|the (?:change|amendment|modification|variation)|they|its|such (?:a )?change|that change|(?:a|any) change)\b.{0,25}\b(?:takes? effect|taken effect|has taken|becomes? effective|effective|applies|applied|appl(?:y|ication)|is made|has been made|implement\w*|coming into (?:force|effect)|comes? into (?:force|effect))/,
                ],
              },
              {
                mutual: true,
                force: ['duty', 'fact', 'promise', 'right', 'no-duty'],
                all: [
                  /\b(?:told|notif\w+|inform\w*|advise[ds]?|notice|written (?:statement|confirmation))\b/,
                  /\b(?:change|changes|changed|amendment|modification|variation|revision|update)\b/,
                  /\b(?:after|following|once|of|since) (?:it|the (?:change|amendment|modification|variation)|they|its|such (?:a )?change|that change|(?:a|any) change)\b.{0,25}\b(?:takes? effect|taken effect|has taken|becomes? effective|effective|applies|applied|appl(?:y|ication)|is made|has been made|implement\w*|coming into (?:force|effect)|comes? into (?:force|effect))/,
                ],
              },
            ],
          ),
          {
            force: ['duty', 'right', 'fact'],
            all: [
              /\b(?:change|changes|changed|amend\w*|modif\w+|var(?:y|iation)|revis\w+|adjust\w*|depart\w*)\b/,
              /(?<!\w)(?:notice|tell|inform|notif\w+|advis\w+|report\w*|let \[\w\] know)(?!\w).{0,90}(?<!\w)(?:later\b(?! than \d+ days (?:before|prior))|once (?:they|it) (?:are|is) in (?:force|effect)|afterwards?|(?:days|weeks|month) (?:following|after) the date (?:as of|on) which|in the next (?:\w+ )?(?:statement|report|invoice)|after (?:it|they|the fact)|following its (?:entry|implementation))/,
            ],
            none: [
              /(?<!\w)(?:before|prior|in advance|beforehand|at least|address|control\b|ownership|emergency|repair|tax|directors?|insur\w*|no later than \d+ days prior)(?!\w)|\[each\]|\bterminat/,
            ],
          },
          {
            force: ['duty', 'fact', 'right', 'promise'],
            all: [
              /\b(?:change|changes|changed|amend\w*|modif\w+|variation|revis\w+|adjust\w*|new (?:fee|price|tariff|terms|rules|commission)\b)/,
              /\b(?:hears? of|learns? of|told|tell|inform\w*|notif\w+|writes? to|write to|advis\w+|reports?|reported)\b/,
              /\b(?:within (?:a|\d+) (?:week|month|quarter|days|weeks|months|year)s? (?:of|after|from) (?:making|it|the change|its|having|implement\w*|adopt\w*)|in the (?:next )?(?:statement|invoice|report) for|(?:has|have) been (?:applied|made|implemented)|after (?:it is|they are|having been) (?:made|applied)|afterwards?)\b/,
            ],
            none: [
              bothSides,
              /\b(?:before|prior|in advance|beforehand|at least|address|control|ownership|officers?|directors?|emergency|repair|tax\w*|insur\w*|laws?|regulat\w*|personnel|name|safety|recall|product\w*|manufactur\w*|terminat\w*|object\w*)\b/,
            ],
          },
        ],
      ),
      'retroactive-change': barring(
        [
          /\bno adjustment\b|\brefund\b|\bself-adjusts|\blower price|\bcredit to\b|\bshall credit\b|\bupdates? on\b|\bestimates?\b|\bunless (?:the )?\[\w+\] notif|\bregulatory approval/,
        ],
        [
          {
            bears: 'actor',
            force: ['fact', 'duty'],
            all: [
              /(?<!\w)(?:cover|apply to|applies to|govern|extend to)(?!\w).{0,40}(?<!\w)(?:everything|anything|things|all)(?!\w).{0,20}\[a\](?:'ve| have| has)? (?:\w+ )?(?:done|did|bought|ordered|earned|posted)/,
              /\b(?:chang|amend|modif|new (?:terms|version))\w*/,
            ],
            none: [/\b(?:not|only)\b/],
          },
          ...barring(
            [
              /\bnot (?:be )?(?:apply|applied|have|take) (?:\w+ )?retro|\bno (?:change|amendment|increase|modification)\b/,
            ],
            [
              {
                bears: 'actor',
                within: 'sentence',
                all: [
                  /(?<!\w)\[a\](?:'ve| have| has| shall be deemed to have| is deemed to have|'s deemed to have| will have)? (?:agreed|accept\w*|consent\w*)/,
                  /\bchange|\bamend|\bmodif|\bnew (?:terms|version)/,
                  /\balready (?:paid|bought|ordered|made|accrued|earned)|\bprepaid|\bpast (?:orders|purchases|periods)|\bretroactiv/,
                ],
                none: [/\[each\]|\bnot apply|\bonly (?:to|for) (?:new|future)/],
              },
              {
                all: [
                  /\b(?:reduc\w+|cancel\w*|withdraw\w*|forfeit\w*|revok\w*|chang\w+|amend\w*)\b.{0,50}\b(?:already|previously) (?:granted|awarded|earned|vested|accrued|paid)/,
                  /\bmay|can|reserves|discretion|right/,
                ],
                none: [/\b(?:not|no|without .{0,15}consent)\b/, /\[each\]/],
              },
              {
                bears: 'actor',
                all: [
                  /(?<!\w)(?:conduct and claims|rights?|orders|claims) of (?:the )?\[a\]|past \S+ of (?:the )?\[a\]|\[a\]'s (?:vested|earned|past|existing)/,
                  changes,
                  /\bbefore it was made|past|already|retro|earned|backdat/,
                ],
                none: [/\bshall not|may not|no amendment|consent/],
              },
              {
                all: [
                  /\b(?:rates?|fees?|commission|prices?|terms)\b/,
                  /\b(?:reduced|raised|changed|amended|reset) .{0,30}(?:with effect from an earlier|retroactiv|backdat)/,
                ],
                none: [/\bnot\b/],
              },
              {
                all: [
                  changes,
                  /(?<!\w)(?:retroactive\w*|retrospective\w*|backdat\w*|earlier date|began before|prior to (?:its|the) (?:date|issue)|already (?:settled|vested|placed|earned|accrued|granted|awarded|paid|made)|past (?:usage|matters|orders)|since the .{0,12}began|after the (?:end of the )?(?:year|period)|preceding the notice|placed and accepted before|accepted before the|(?:been|was) earned|before (?:we|it|\[\w\]) (?:made|was made|were made)|before it was made|have already vested|beginning of the year|as if (?:they|it) had been in force|start of the billing period|arose before|already made|beginning of the (?:current|calendar|contract) year|including for (?:sales|orders|services) already|existing orders|all existing)(?!\w)/,
                ],
                none: [
                  /(?<!\w)(?:only to the future|future only|no amendment shall|not (?:apply|have) (?:to|retroactive)|without \[?\w+\]?'s consent|may not|remain subject|no change applies|salary increase|insurance|agree in writing|shall not|not affect)(?!\w)/,
                  /\[each\]/,
                  /\bnot to disputes/,
                ],
              },
              {
                all: [
                  /\b(?:terms|rules|metrics|tariff|section)\b/,
                  /\balso apply to (?:past|disputes|orders)|extend to transactions already|applies to services rendered prior/,
                ],
                none: [/\bnot\b/],
              },
            ],
          ),
          {
            within: 'clause',
            force: ['fact', 'duty', 'right'],
            all: [
              /\b(?:shall |will |may )?(?:also )?(?:govern|cover|apply to|applies to|extend to|be given effect|relate back)\b.{0,90}\b(?:before (?:the|it|that|such|a|any)|did before|earlier than|already|irrespective of when|pending at|previously|past\b|prior to the)/,
              altersIt,
            ],
            none: [
              /\b(?:no (?:change|amendment|increase|modification)|not (?:apply|govern|cover|extend)|no change applies|shall not|only to (?:new|future)|consent|law\b|statut\w*|insur\w*|signed by both|confidential\w*|disclosed before|agree by this)\b/,
            ],
          },
          {
            force: ['fact', 'duty', 'right'],
            all: [
              /\b(?:new|revised|amended|changed|lower\w*|reduc\w*|amend\w*|modif\w+|alter\w*|chang\w+|adjust\w*)\b.{0,40}\b(?:commissions?|fees?|rates?|prices?|terms|scale|tariff|rules|margin|conditions|discount|bonus|plan|scheme)\b/,
              reachesBack,
            ],
            none: [
              bothSides,
              /\b(?:not (?:apply|affect|reduce|change|be)|no (?:change|amendment)|shall not|may not|only to|consent|laws?|statut\w*|insur\w*|confidential\w*|agree\w*|except|unless|without|GAAP|accounting|audit\w*|patent\w*|tax\w*|prospective\w*|on or after|terminat\w*|invent\w*|licen[cs]e[ds]?|deliver\w*|interest rate|pending)\b/,
            ],
          },
          {
            force: ['right', 'fact', 'duty'],
            all: [
              /\b(?:amend|vary|varied|amended|withdraw\w*|chang\w+|alter\w*|modif\w+|revis\w+)\b.{0,110}\b(?:including (?:for|after|in respect of|as to)|with effect (?:for|as to|on))\b.{0,60}\b(?:already|not yet|end of the (?:\w+ )?(?:year|period)|closed|earned|made|existing|accrued)/,
            ],
            none: [bothSides, /\b(?:no (?:change|amendment)|not (?:apply|affect)|consent|agree\w* in writing|law\b)\b/],
          },
        ],
      ),
      'service-may-be-cut': tied(
        serviceCut,
        [notPaidFor],
        [
          {
            clauseNone: [
              /(?:not (?:be )?materially|materially|significantly|substantially) (?:reduc|degrad|diminish|affect|impair|cut|less)|substantially (?:equivalent|similar)|\bequivalent one|\bat least equal|\bequal worth|\bcomparable/,
            ],
            all: [
              /\b(?:alter|limit|terminate|reduce|restrict|remove|change|modify|suspend)\b.{0,40}\b(?:functionality|features?|functions?|modules?|programming|channels|content)/,
              /\breserves? the right|subject to change|at any time|without notice|may\b|discretion/,
            ],
            none: [
              /\bgoods\b|\b(?:substitute|equivalent|other|alternative) products/,
              /\b(?:user content|your content|user submission|policies|shall not|may not|provided that no|material\w*|comparable|pro rata|refund|user|own\b|defect|infring)/,
              /\[each\]/,
            ],
          },
          {
            clauseNone: [
              /(?:not (?:be )?materially|materially|significantly|substantially) (?:reduc|degrad|diminish|affect|impair|cut|less)|substantially (?:equivalent|similar)|\bequivalent one|\bat least equal|\bequal worth|\bcomparable/,
            ],
            all: [
              /\b(?:programming|features?|content|services?|products?|itinerar\w+|specifications?|schedules?)\b.{0,30}\bsubject to (?:change|alteration|withdrawal|cancell?ation)\b.{0,20}(?:without|at any|by)/,
            ],
          },
          ...barring(
            [/\bgoods\b|\b(?:substitute|equivalent|other|alternative) products/],
            [
              {
                force: 'right',
                clauseNone: [
                  /(?:not (?:be )?materially|materially|significantly|substantially) (?:reduc|degrad|diminish|affect|impair|cut|less)|substantially (?:equivalent|similar)|\bequivalent one|\bat least equal|\bequal worth|\bcomparable/,
                ],
                all: [
                  /\b(?:change|remove|drop|withdraw|discontinue|modify|retire|limit) (?:or (?:change|remove|withdraw|modify|discontinue) )?(?:any |the |all |some )?(?:\S+ )?(?:features?|modules?|functions?|functionality|services?|content|products?)\b/,
                  /\b(?:whenever|at any time|in its (?:sole )?discretion|without (?:liability|notice)|reserves the right|as (?:it|we) (?:like|see|choose)|from time to time)/,
                ],
                none: [
                  /\b(?:user accounts|own account|provided that no|comparable|pro rata|refund|new customers|materially|terminat|suspen|end of|sale of)/,
                  /\[each\]|\[a\]'s own/,
                ],
              },
              {
                force: ['right', 'no-duty', 'fact', 'duty', 'transfer', 'ban'],
                clauseNone: [
                  /(?:not (?:be )?materially|materially|significantly|substantially) (?:reduc|degrad|diminish|affect|impair|cut|less)|substantially (?:equivalent|similar)|\bequivalent one|\bat least equal|\bequal worth|\bcomparable/,
                ],
                all: [
                  /\b(?:modif\w+|replac\w+|discontinu\w*|remov\w+|withdraw\w*|drop\b|shut down|alter\w*|reduc\w+|curtail\w*|cease to support|chang(?:e|ing)\b|substitut\w+|cut back|shortened?|cancell?ation|keep .{0,40}at the level|continue any|suspend or discontinue)\b/,
                  /\b(?:features?|functions?|functionality|modules?|parts of|service\b|services|channels|content\b|contents|amenit\w+|specifications?|goods|course|facilit\w+|opening hours|payment method|api\b|integration|territory|marks|covered equipment|list of|itinerary|platform|app\b|site\b|scope and method|products?)\b/,
                  /(?<!\w)(?:at any time|when (?:\[\w\]|we|it) likes?|as (?:it|management) (?:deems|decides|sees|thinks)|without (?:liability|approval|notice|\[?\w+\]?'s approval)|no obligation to|nothing obliges|discretion|may (?:modify|change|alter|remove|withdraw|discontinue|replace|substitute|cease|be (?:removed|shortened|curtailed))|can (?:drop|be (?:cut back|curtailed))|free to|entitled to|allowed to|subject to|at its option|upon notice)(?!\w)/,
                ],
                none: [
                  /(?<!\w)(?:provided that no|shall not|may not|materially reduce|comparable|pro rata|user accounts|claim arises|goods|(?:substitute|equivalent|other|alternative) products|logo|user content|your content|third-party content|charges payable|marks|list of|user submissions?|member submissions?|allegation|website design|change order|only on|signed|use of (?:any|the) (?:feature|service)|terminat\w*|suspen\w*|defect\w*|replace (?:the )?defective|infring\w*|non-conforming|employee|works? order|force majeure|step|renew\w*|repair|refund|end of (?:the )?life|\[a\]'s use|change of control|correct|assign|third part(?:y|ies) to perform)(?!\w)/,
                  /\[each\]/,
                  /\bterms\b(?!.{0,20}(?:service|feature))/,
                ],
              },
              {
                force: ['right', 'fact', 'exclusion', 'duty', 'no-duty'],
                all: [
                  /\b(?:channels?|features?|modules?|functions?|bits\b|parts\b|software|products?|classes|equipment|opening hours|content|services?|courses?|benefits?|amenit\w+|routes?)\b/,
                  /\b(?:may (?:disappear|end-of-life|withdraw|substitute|discontinue|retire|drop|be (?:reduced|withdrawn|cut|dropped|moved))|no assurance that .{0,60}(?:go on|continue|remain)|tinkering|sunset|end-of-life|without adjusting the price|as it sees fit)\b/,
                ],
                clauseNone: [
                  /\bnot (?:be )?materially (?:reduc|degrad|diminish|affect|impair)|\bcomparable|\bpro rata|\brefund/,
                ],
                none: [
                  /(?<!\w)(?:user accounts|terminat\w*|suspen\w*|defect\w*|infring\w*|force majeure|employee|its use|own use|orders?)(?!\w)|\[each\]/,
                ],
              },
              {
                force: ['right', 'fact', 'no-duty', 'exclusion'],
                all: [
                  /\b(?:features?|functions?|functionality|modules?|channels?|package|amenit\w+|opening hours|classes|integrations?|api\b|catalogue|what the \w+ contains|parts? of the (?:service|platform|app|site|package))\b/,
                  becomesLess,
                  /\b(?:at any time|whenever|as it (?:sees|likes|chooses|pleases|wishes)|in its (?:\w+ )?discretion|without (?:notice|liability|refund|reduction|compensation)|no longer wishes|price stays|same price|at will|from time to time)\b/,
                ],
                clauseNone: [
                  /(?:not (?:be )?materially|materially|significantly|substantially) (?:reduc|degrad|diminish|affect|impair|cut|less)|substantially (?:equivalent|similar)|\bequivalent one|\bat least equal|\bequal worth|\bcomparable/,
                ],
                none: [
                  bothSides,
                  /(?<!\w)(?:may not|shall not|user accounts|terminat\w*|suspen\w*|defect\w*|infring\w*|force majeure|employee|own use|\[a\]'s use|order\w*|distribution channels?|sales channels?|products?|marketing|promot\w*|third[- ]part\w+|licen[cs]ee|confidential\w*|reverse|if it puts)(?!\w)/,
                ],
              },
            ],
          ),
        ],
      ),
      'no-fair-exit-after-change': barring(
        [/\balteration, relocation|\bchange of control\b|\bvoting|\buse of any (?:trade)?mark\b|\bsecurities/],
        [
          {
            bears: 'other',
            force: ['ban', 'no-duty', 'fact', 'exclusion'],
            all: [
              /(?<!\w)\[a\] (?:do(?:es)? not|don't|won't|will not|shall not|need not|gives? no|makes? no|owes? no)(?!\w).{0,20}\brefund/,
              /\b(?:change|changes|amend\w*|modif\w*|update|new terms)\b/,
            ],
            none: [/\[each\]/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:not (?:wish|agree|accept|want)|object|reject|dislike|disagree)\w*.{0,40}\b(?:modified|changed|amended|revised|new|change|terms)/,
              /\b(?:sole|only|exclusive) (?:remedy|option|recourse|right)/,
              /\b(?:no refund|not refund|non-?refundable|stop using|cease|discontinue|no credit|forfeit)/,
            ],
            none: [/pro rata refund/],
          },
          {
            force: ['ban', 'no-right'],
            all: [
              /\b(?:terminate|cancel|refund|claim|leave)/,
              /\b(?:on account of|because of|by reason of|due to|as a result of|following) (?:any |a |the )?(?:changes?|amendments?|modifications?|alterations?)/,
            ],
            none: [/\[each\]|change of control|change in law/],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:oppose|object|dislike|reject|unwilling|not accept)\w* .{0,30}(?:change|amend|variation|terms)/,
              /\b(?:can|may) (?:resign|leave|cancel|terminate)/,
              /\b(?:stay with|forfeit|no refund|remain payable|already paid|not refund)/,
            ],
          },
          {
            all: [
              new RegExp(`${changes.source}|new terms|increased rate|rule change|varied rules|amendment`),
              /\b(?:sole recourse|must stop|sole remedy|only (?:option|remedy|recourse)|exclusive recourse|sole recourse|nothing but|may terminate against|may leave|can resign|no right of (?:cancellation|termination)|must remove|is a default|may quit|no right of cancellation|no claim and no exit|free to resign|must close|cease|stop using|close your|discontinu\w+)\b/,
              /\b(?:no fees will be|no refund|not refunded|don't give|forfeits?|early termination charge|cease|discontinuance|stays? with|no pro rata|not a ground|remains? payable|no right of|no claim|without notice pay|pay off|shall be to discontinue|discontinue use|stop using|removing its|unacceptable|already paid|changed specifications|by reason of (?:a |any )?chang)\b/,
            ],
            none: [
              /\b(?:not limited to|receive a pro rata refund|free of charge|marketing emails|missed uptime|prior terms continue|service credit|unchanged|infring\w*|warrant\w*)\b/,
              /\[each\]/,
            ],
          },
          {
            within: 'clause',
            all: [
              /\b(?:don't like|do not agree (?:to|with)|object to|reject) (?:the |any |a )?(?:new terms|change|amendment)/,
              /(?<!\w)(?:only option|sole remedy|stop using|close (?:your|\[\w\]'s) account)/,
            ],
            none: [/refund of|pro rata/],
          },
          {
            force: ['right', 'duty', 'fact', 'ban'],
            all: [
              /\b(?:altered|new|changed|revised|amended|modified)\b.{0,60}\b(?:conditions|terms|rate card|prices?|tariff|rules)\b|\b(?:change|amendment|modification|variation)\b/,
              /\b(?:unacceptable|unhappy|object\w*|not (?:agree|accept|like|want|wish)|don't like|disagree\w*|dissatisfied|reject\w*|refuses?)\b/,
              /\b(?:(?:early )?exit charge|termination (?:charge|fee)|free to place no more|stays? bound|no refund|not (?:be )?refund\w*|forfeit\w*|remains? payable|won't give|sole (?:remedy|recourse)|exclusive (?:remedy|recourse)|payment of the)\b/,
            ],
            none: [
              /(?<!\w)(?:pro rata refund|without (?:charge|penalty|fee)|free of charge|existing terms|no (?:early )?(?:exit|termination) (?:charge|fee))(?!\w)|\[each\]/,
            ],
          },
          {
            within: 'clause',
            bears: 'actor',
            all: [
              /\b(?:unhappy with|object\w* to|do(?:es)? not (?:like|agree|accept)|don't like)\b.{0,40}\b(?:new|change|revised|altered|amended)/,
              /\bstays? bound\b|\bremains? bound\b|\bno refund\b|\bwon't give\b.{0,20}\bback|\bforfeit/,
            ],
            none: [/\bpro rata|\[each\]/],
          },
          {
            force: ['right', 'duty', 'fact', 'ban'],
            all: [
              /\b(?:only (?:answer|remedy|choice|option|recourse|right)|sole (?:answer|remedy|choice|option|recourse|right)|exclusive (?:remedy|recourse)|may close|may (?:leave|stop|quit|cancel))\b/,
              /\b(?:change[sd]?|changes|new (?:\w+ )?(?:rules|terms|fees?|prices?|conditions)|amend\w*|modif\w+|altered|revised)\b/,
              /\b(?:is to (?:stop|cease|leave|cancel|discontinue)|not (?:given|paid) back|no refund|not (?:be )?refund\w*|forfeit\w*|lost|remains? (?:due|payable)|stop using|cease using)\b/,
            ],
            none: [
              bothSides,
              /\b(?:gets? back|pro rata|without (?:charge|penalty|fee)|free of charge|change of control|change order|service level|warrant\w*|defect\w*|infring\w*|price increase of)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:lose|loses|forfeit\w*|no refund|not (?:be )?refund\w*|not (?:get|given) back)\b/,
              /\b(?:not|don't|doesn't) (?:accept|agree|like|want)\b.{0,40}\b(?:new|change[sd]?|changes|amend\w*|modif\w+|revised)\b/,
              /\b(?:must|may|can|has to) (?:close|stop|leave|cancel|terminate|cease)/,
            ],
            none: [/\bpro rata|\[each\]/],
          },
        ],
      ),
    }),
    'power-of-attorney': barring(
      [/^(?!.*\battorney).*\bexecute such (?:\w+ )?documents as\b/],
      [
        {
          bears: 'other',
          all: [
            /\[o\] (?:hereby |irrevocably )*(?:authori[sz]es|empowers|permits|allows|appoints) (?:the )?\[a\]/,
            signsFor,
          ],
          none: noSigning,
        },
        {
          bears: 'other',
          all: [
            /\[o\] .{0,30}(?:empowers|authori[sz]es|nominates|appoints|names|constitutes|hereby confers|grants)\b|in (?:the )?\[o\]'s (?:name|stead)|\[o\]'s (?:true and )?(?:lawful )?(?:attorney|signature)/,
            signsFor,
          ],
          none: noSigning,
        },
        {
          bears: 'giver',
          all: [/in (?:the )?\[giver\]'s (?:name|stead)|for (?:the )?\[giver\]/, signsFor],
          none: noSigning,
        },
        {
          all: [
            signsFor,
            /\b(?:appoint|designat|constitut|grant|authori|empower|nominat|coupled|irrevocabl|confer|names?\b|sign|execut|may\b|gives?|let|deput|mandate|makes?)\w*/,
          ],
          none: [
            ...noSigning,
            /\[a\] (?:is|shall be|are) (?:hereby |irrevocably )*(?:authori[sz]ed|empowered|appointed)|\b(?:this|the) (?:limited )?power of attorney (?:shall|may|has)(?! (?:also )?be (?:deemed )?(?:coupled|irrevocable))|\b(?:proof|counterpart|copy|list) of\b|\bexecuting (?:this|a|at least)\b/,
          ],
        },
        {
          force: ['right', 'transfer', 'fact', 'duty', 'promise'],
          all: [
            /(?<!\w)(?:put|affix|append|add|supply|give) (?:the )?\[o\]'s (?:signature|name|seal)(?!\w)|(?<!\w)(?:sign\b(?!-)|execute).{0,40}(?<!\w)(?:in the name (?:and stead )?of|on behalf of|for|as) (?:the )?\[o\]/,
          ],
          none: noSigning,
          bears: 'other',
        },
        {
          force: ['right', 'transfer', 'fact', 'duty', 'promise'],
          bears: 'other',
          all: [
            /\[a\] (?:may|can|shall be entitled to|(?:is|shall be) (?:hereby |irrevocably )*(?:authori[sz]ed|empowered|appointed)(?: to)?) (?:\S+ ){0,4}?(?:sign\b(?!-)|execute|complete and sign)/,
            /(?<!\w)(?:as though it were (?:the )?\[o\]|in (?:the )?\[o\]'s (?:name|place|stead)|for (?:the )?\[o\]|on (?:the )?\[o\]'s behalf|on behalf of (?:the )?\[o\]|in the name of (?:and as agent for )?(?:the )?\[o\])/,
          ],
          none: noSigning,
        },
      ],
    ),
  },
  fixes,
);

/** In these words a statement says that the issue does not arise. */
export const issues = unlessDenied(alsoBy(affirmed, otherWords), {
  'power-of-attorney': [/\b(?:does|do|shall|will) not (?:hereby )?appoint\b/],
  'unilateral-change-of-terms': [/\b(?:has|have) no (?:power|right|authority) to (?:alter|amend|change|modify|vary)\b/],
});

import { barring, defineTopic, type IssueRule } from '../issue.ts';
import { unlessDenied, type Denials } from '../denied.ts';
import { forEachBearer, forEachGainer } from '../governing-law/for-each-side.ts';
import { withSides } from '../termination/whose-side.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

const prevails =
  /\b(?:prevail\w*|govern(?:s)?\b|preceden\w+|overrid\w+|supersede\w*|control(?:s|ling)?\b|govern(?:s)? and override|rank(?:s)? (?:first|ahead|above)|priority over|yield to|win\b|wins\b|decisive|paramount|trump\w*|ahead of|derogates? from|of no effect to the extent|apply ahead)\b/;

const ownStandardTerms =
  /(?<!\w)(?:standard (?:\w+ )?(?:terms|conditions)|general (?:\w+ )?(?:terms|conditions)|(?:online )?terms of (?:service|use|sale)|conditions of sale|purchasing conditions|(?:\[\w+\]'s|its|our) (?:own )?(?:standard |general |online )?(?:terms(?: and conditions)?|policies|conditions)|terms and conditions of (?:sale|purchase)|general terms of \w+|company's policies|the policies|building regulations|operating guide|manual\b|eula|polic(?:y|ies)|company policy|banking terms|vendor manual|standard maintenance terms|(?:its|\[\w+\]'s) (?:own )?(?:terms|conditions|rules)|house rules|regulations issued)/;

const negotiated =
  /\b(?:order form|negotiated|signed order|special (?:terms|agreement|conditions)|particular conditions|this letter|letter|quotation|all else|statement of work|the lease|this agreement|offer letter|facility letter|addendum|specification|any special|conflict|inconsisten\w+|discrepanc\w+|different things|at odds|differ\b)/;

const asChanged =
  /\b(?:as (?:it |they |\[\w\] )?(?:may (?:amend|change|modify|update|revise) (?:them|it)|may be |are |is )?(?:from time to time )?(?:amended|updated|revised|changed|modified|published|varied|reissued?|posted)|from time to time|(?:then-?)?current (?:edition|version)|then-current|latest (?:edition|issue|version)|version current|may (?:make or )?change|whose then|now and then|hereafter|in effect from time to time|current at the time|including (?:any )?(?:future|new)|future versions|however amended|as the management may|reissues?|as revised|(?:which )?may be changed|the current version|introduce or change|as varied|may update|altered without notice|later adopted|stands? at|successors as notified|in future|whichever version|re-posted|may remake|may be altered|may reissue)\b/;

const documents =
  /\b(?:polic(?:y|ies)|conditions|rules|terms|guides?|guidelines?|handbook|manual|code of conduct|codes?|standards|procedures|tariff|catalogue|documents|specifications?|instruction)\b/;

const binds =
  /\b(?:compl(?:y|ies|ied|iance)|agrees? to|incorporated|form(?:s)? part|part of (?:this|the|\[\w\]'s|agency)|subject to|bound by|obey|govern(?:s|ed)?|applies|apply|made a term|belong to the contract|supplements|adhere\w*|bind|binds|follow|observe|abide|meet|satisfy|set out in full)\b/;

const shutOut =
  /\b(?:void|no (?:force|effect)|rejects?|won't apply|not apply|ranks? last|objected to|inapplicable|not bind|deemed withdrawn|displaced|disregarded|not accept|no .{0,30}forms? part|not form part)\b/;

const notShutOut = [
  /\b(?:neither|either party|attached as|forged|apply unless|returned to|rank directly)\b/,
  /\[each\]/,
];

/** Terms that one side has ready for all its contracts. */
const boilerplate =
  '(?:terms|conditions|polic(?:y|ies)|rules|manual|handbook|eula|regulations|tariff|guidelines|procedures)';
const comesFirst =
  '(?:prevails?|controls?|governs?|takes? (?:precedence|priority)|ha(?:s|ve) (?:precedence|priority)|ranks? (?:before|above|ahead|first|higher|in priority|senior)|overrides?|supersedes?|comes? first|wins?|trumps?|is decisive|are decisive|ha(?:s|ve) the (?:last|final) (?:say|word)|carries the day|carry the day|go(?:es)? first|yields? to nothing|is paramount|are paramount|preval\\w+)';
const dealt =
  /\b(?:order forms?|negotiated|special (?:terms|conditions|stipulations?)|particular conditions|letter|quotation|proposal|tender|statements? of work|schedules?|this agreement|this contract|offer letter|addendum|specification|everything else|any other document|conflict|inconsisten\w+|discrepanc\w+|something different|differs?|at odds|contradict\w*|ambiguity)\b/;

/** A document in whatever version there is when it matters. */
const inAnyVersion = new RegExp(
  `\\bmay (?:lay down|set|make|impose|require|specify)\\b|\\bas (?:they|it) stands?\\b|\\b(?:edition|version|form|text) (?:then )?(?:current|in force|in effect|published|posted)|\\bdisplayed (?:at|on|in)|\\bfrom day to day|\\bat any given time|\\bin each case as\\b|\\bwhatever (?:\\S+ ){0,8}may (?:lay down|set|issue|require)|${asChanged.source}|\\bmay (?:\\w+ ){0,2}(?:issue|vary|amend|alter|replace|reissue|adopt|introduce|prescribe|update|revise|modify|substitute)\\b|\\bas (?:\\w+ )?(?:issued|amended|revised|replaced|posted|published|notified)\\b|\\b(?:then-)?current (?:form|version|edition)|\\blater (?:editions?|versions?)|\\bany revision|\\bin force (?:at|on|from|when)\\b|\\bwhatever version|\\bfor the time being|\\bfrom day to day|\\bmay be (?:replaced|issued|varied|amended|updated|revised|reissued)|\\bnew(?:er)? versions?|\\bmaintained online|\\bas (?:they|it) stands?\\b|\\bwhichever (?:version|edition)`,
);

/** What is not in one side's gift: the law, or a version that is fixed. */
const fixedOrLaw =
  /\b(?:(?:30|45|60|90|120) days'? (?:\w+ )*notice|change in (?:the )?law|attached (?:as|hereto|to|at)|at signature|as of the date|version dated|statutes?|(?:applicable|data protection|tax) laws?|laws? as|regulations? as|accounting|gaap|ifrs|incoterms|signed amendment|written consent|agreed (?:in writing|between)|unless agreed|not (?:be )?(?:bound|bind|form|apply)|both parties|change control|release notes|exchange rate|insurance polic\w+)\b|\[each\]/;

const giverWord =
  /^(?:the )?(?:sub-?)?(?:supplier|contractor|vendor|consultant|employee|executive|worker|franchisee|dealer|distributor|agent|agency|carrier|manufacturer|seller|service provider|provider|freelancer|driver|subcontractor|architect|artist|author|operator)\b/;
const takerWord =
  /^(?:the )?(?:customer|client|user|end user|subscriber|buyer|purchaser|tenant|lessee|licensee|member|you|guest|borrower|account holder|merchant|shipper)\b/;

/** One does not say that one relied on what one was told. */
const didNotRely =
  /(?:\b(?:not|no|neither|nor|never|nothing|none)\b|\b\w+n't\b).{0,90}\b(?:relied|relying|reliance|rely|induc\w+|contingent (?:up)?on|dependent (?:up)?on|because of|on the (?:strength|faith) of|persuaded|influenced|weight|lead (?:it|him|her|them|\[\w+\]) to|led (?:it|him|her|them|\[\w+\]) to|counted on|trusted|weighed)\b|\b(?:relied|relies|relying) (?:exclusively|solely|only|entirely) (?:up)?on (?:its|the|their|his) own/;
const saidBefore =
  /\b(?:statements?|representations?|assurances?|told|said|showed|shown|demonstrat\w+|comments|proposals?|promis\w+|projections?|forecasts?|earnings claims?|brochures?|presentations?|marketing|sales (?:team|staff|literature)|memorandum|brochures|plans and|anything|illustrative|future (?:functionality|features|releases)|oral|pre-?contractual)\b/;

const dishonest =
  /\b(?:fraud\w*|deceit|deceiv\w+|dishonest\w*|known to be (?:untrue|false|wrong)|knew (?:\S+ ){0,3}(?:wrong|untrue|false|not true)|knowing(?:ly)? (?:untrue|false|misleading)|true or (?:false|untrue)|reckless\w*|intent to (?:deceive|mislead)|deliberate\w*|falsehoods?|lies|lied|untruth\w*|however (?:made|wrong|untrue)|in bad faith|willful(?:ly)? (?:false|misleading))\b/;
const saidSomething =
  /\b(?:misrepresent\w*|misstat\w*|statements?|representations?|told|said|memorandum|presentation|inducement|pre-?contract\w*|before (?:\S+ ){0,4}(?:sign|agreement|contract)\w*|offering|materials|omissions?|projections?|information|disclosures?)\b/;
const noClaim =
  /\b(?:abandons?|recourse is (?:limited|confined|only)|(?:sole|only|exclusive) (?:recourse|remedy)|waives?|releases?|gives? up|forgoes?|renounces?|no (?:liability|remed(?:y|ies)|claims?|recourse|right|relief|cause of action)|neither\b.{0,60}\bliab\w+|not\b.{0,40}\b(?:liab\w+|claim|remed\w+|sue|rescind|recourse|action|answer\w*)|(?:can't|cannot|won't|may not|never)\b.{0,40}\b(?:claim|sue|action|complain|rescind|recover)|exclud\w+)\b/;

/** Rules that hold only where another phrase is found too, and none of what makes them harmless. */
const tied = (needed: RegExp, harmless: readonly RegExp[], rules: readonly IssueRule[]): readonly IssueRule[] =>
  barring(
    harmless,
    rules.map((rule): IssueRule => ({ ...rule, all: [...rule.all, needed] })),
  );

const document =
  '(?:terms|conditions|polic(?:y|ies)|rules|manuals?|handbook|eula|regulations|tariffs?|guidelines?|guides?|procedures|codes?|standards|requirements|instructions?|specifications?|documentation|documents?|protocols?|catalogue|schedule of charges|price list)';
const version =
  '(?:from time to time|hereafter|amended|updated|revised|changed|chang(?:e|es)|modif(?:y|ied)|varied|vary|re-?issued?|re-?posted|published|posts?|posted|editions?|versions?|then[- ]current|then|latest|current|future|in force|in effect|now and then|lay down|introduce[sd]?|altered|alter|amend|update|remake|adopt(?:ed|s)?|notified|stands?|time being|day to day|any given time|later|supplements?|displayed|online|issues?|issued|prescribes?|prescribed|new|newer|revision|revise|replace[sd]?|substitute[sd]?|set|sets|impose|require|specify|successors)';

/** A document and its changing version, in one phrase. */
const changingDocument = new RegExp(
  String.raw`\b${document}\b.{0,90}\b${version}\b|\b${version}\b(?:,? \S+){0,8}? ${document}\b`,
);

/** Law and the standards of others, the party's own terms, and what is no document to comply with. */
const notTheirDocument = [
  /\bpolic(?:y|ies) of insurance|\binsurance (?:coverage|polic)|\btransferee\b|\bproposed \[\w+\]|\bfinancial assurances?|\bassets?\b|\bfree and clear|\[a\] may (?:from time to time )?(?:determine|decide|set)|\bencourage\b|\bnot agree to\b|\bgrants?\b.{0,300}\blicen[cs]e|\bfollowing terms and conditions|\bfees and charges|\bcompensation\b/,
  /\breasonable (?:\S+ )?(?:polic|rules|regulations|guidelines|procedures|standards|instructions|requirements)|\boccupational safety|\bact of \d|\biso \d|\bfda\b|\baaa\b|\bapplicable \[\w+\] rules\b|\bset out or referred to in\b|\bregulations under\b|\blegal requirements|\bagrees to place|\bnothing requires|\bits internal|\busual practices|\blaw or the courts/,
];

/** An order that is turned down, or words that settle something else. */
const ordersAndSums =
  /\b(?:reject|decline|accept)(?:s|ion of)? (?:\S+ ){0,4}?orders?\b(?!.{0,20}\bterms)|\brejection of (?:such |the |any )?(?:purchase )?orders?\b|\bcalculating\b|\bsign faces|\bnotices? (?:from|of|shall)\b|^(?!.*\b(?:terms|conditions|provisions)\b).*\binvoices?\b|\backnowledged\b|\backnowledgment signed|\bexcludes outages|\bplaced in accordance/;

/** How a statement says that the issue is not so. */
const denials: Denials = {
  'standard-terms-prevail':
    /\b(?:terms|conditions)\b.{0,30}\b(?:never|(?:shall|do|does|will) not) (?:override|prevail|supersede|take precedence)/,
  'fraud-not-preserved':
    /\bfraud\b.{0,40}\b(?:is|are|shall) not (?:be )?(?:shut out|excluded|barred|limited|affected)\b/,
  'own-documents-shut-out': /\b(?:is|are|shall) not (?:be )?(?:excluded|rejected|shut out|void)\b/,
};

/** Which document prevails, what else belongs to the contract, and what was said before it. */
const found = defineTopic(
  'precedence-and-entire-agreement',
  file,
  withSides(file.issues, {
    'standard-terms-prevail': barring(
      [
        /\bterms of (?:your|the|an?|\[\w+\]'s) purchase\b/,
        /\b(?:precedence|prevails?|priority|control) over (?:the )?\[\w+\]'s (?:\w+ )?(?:terms|conditions)\b/,
      ],
      [
        {
          bears: 'taker',
          all: [
            /\b(?:these|our|the) (?:\w+ )?(?:conditions|terms)(?: (?:and conditions|of (?:sale|business|service|supply|trade|hire)))*\b[^.;]{0,30}\b(?:shall |will )?(?:prevails?|takes? precedence|overrides?|supersedes?|govern)\b[^.;]{0,20}\b(?:over )?(?:any|all)\b[^.;]{0,40}\b(?:terms|conditions|orders?|documents?)\b[^.;]{0,20}(?:\[taker\]|\[o\]|\byour?\b)/,
          ],
          none: [/\b(?:not|neither|never|except|unless|only)\b/],
        },
        ...forEachGainer((gainer) => ({
          all: [
            new RegExp(
              `${gainer}'s (?:\\S+ ){0,3}?(?:terms|conditions|purchase order|order form)\\b[^.;]{0,40}\\b(?:prevails?|takes? (?:precedence|priority)|governs?|controls?|overrides?|supersedes?)\\b[^.;]{0,60}\\b(?:this (?:agreement|contract)|any|all|terms|conditions|\\[\\w+\\]'s|documents?)`,
            ),
          ],
          none: [/\b(?:not|neither|never|except|unless|only)\b/],
        })),
        ...forEachGainer((gainer) => ({
          all: [
            new RegExp(
              `${gainer}'s (?:\\S+ ){0,4}?${boilerplate}\\b|${boilerplate} of (?:\\w+ )?(?:of )?${gainer}|${boilerplate} (?:issued|published|maintained|set) by ${gainer}`,
            ),
            new RegExp(
              `(?<!\\b(?:special|particular|negotiated|agreed|these|such|specific|its|other|different|additional) )\\b${boilerplate}(?: and conditions)?(?: of (?:\\w+ ){0,2}\\w+)?(?:,? (?:as|in|then|current|published|set|posted|referred|which)\\b.{0,50})?,? (?:\\w+ ){0,2}?${comesFirst}\\b|\\b(?:go by|follow|look (?:only )?to) (?:the|[\\w[\\]']+) (?:\\w+ ){0,2}${boilerplate}`,
            ),
            dealt,
          ],
          none: [
            /\b(?:not (?:prevail|override|control|apply|govern|take|rank)|data processing|translation|english version|safety|neither|laws? of|prevails? over (?:the )?(?:\[\w+\]'s )?(?:standard|general|printed)|except|unless|only (?:to|where|if)|so far as)\b|\[each\]|\bno (?:terms?|conditions?)\b/,
          ],
        })),
        ...forEachGainer((gainer) => ({
          all: [
            new RegExp(`\\bfirst,? ${gainer}'s (?:\\S+ ){0,3}?${boilerplate}`),
            /\b(?:order|preced\w+|rank\w*|priorit\w+)\b/,
          ],
          none: [/\bspecial|\bnegotiated/],
        })),
        {
          all: [
            /\b(?:standard|general|published|online|website|house) (?:terms|conditions|terms and conditions|trading terms|business conditions)\b/,
            /\b(?:prevail\w*|override\w*|control\w*|take(?:s)? precedence|govern\w*|rank(?:s)? (?:above|ahead|first))\b.{0,20}\b(?:over|above|notwithstanding|in case|where|if|ahead)?\b.{0,20}\b(?:every|all|any|the|each|anything)\b.{0,30}\b(?:other|rest|remaining|part|order|agreement|document|term|clause|provision)/,
          ],
          none: [
            /\b(?:schedule|order(?: form)?|sow|statement of work|agreement|letter|contract|addendum) (?:shall |will )?(?:ranks?|controls?|prevails?|takes? precedence|governs?) (?:first|ahead|above|over)/,
            /\b(?:shall|will|do(?:es)?) not (?:prevail|override|control|apply|govern|take)|\bover (?:the |any |all )?(?:\S+ ){0,3}?(?:standard|general) (?:terms|conditions)|\bneither|\[each\]|\b(?:order form|agreement|special (?:terms|conditions)|addendum) (?:shall |will )?(?:prevail|control|govern|take)s?|\blaws? of|accounting/,
          ],
        },
        {
          all: [
            /\[p\] (?:shall |will )?(?:prevail|control|override|take precedence) over (?:the )?(?:order form|negotiated|signed|special)/,
          ],
        },
        {
          within: 'sentence',
          all: [
            /\border of precedence\b|\bin the following order/,
            /\b(?:eula|standard|policies|general)\b/,
            /\b(?:negotiated|addendum|special)\b/,
          ],
          none: [/\b1\) (?:the )?(?:negotiated|special|order form|addendum)/],
        },
        {
          all: [ownStandardTerms, prevails, negotiated],
          none: [
            /\b(?:order form|sow|order|agreement|lease|letter|contract|statement of work|(?:project )?schedule|special (?:terms|conditions)|addendum|negotiated terms)(?: (?:shall|will|always|itself))* (?:prevail|control|govern|take|rank|come|win|override|have|has)s? ?(?:first|ahead|over|above|precedence|priority)?\b/,
            /\b(?:governed by|(?:this document|these terms) (?:shall |will )?(?:govern|prevail|take|control)s?|shall not override|special terms agreed .{0,20}take precedence|order form prevails over|any translation|english version|data processing|later signed|schedule prevails|safety|this agreement (?:shall )?(?:prevail|control|govern)s?|(?:agreement|order form|lease|contract) (?:shall |will )?(?:take precedence|prevail|control)s? over|law of|laws of|neither|claims? control)\b/,
            /\[each\]/,
          ],
        },
      ],
    ),
    'suppliers-documents-as-amended': tied(
      changingDocument,
      [...notTheirDocument, /\bthen-current (?:\S+ ){0,4}?(?:standards|specifications)\b/],
      [
        {
          all: [
            new RegExp(
              `\\b${boilerplate}\\b|\\b(?:documentation|support guide|guide|schedule of charges|price list)\\b`,
            ),
            inAnyVersion,
            /\b(?:compl(?:y|ies|iance)|agrees? to|incorporated|forms? (?:a )?part|part of|subject to|bound by|governed by|appl(?:y|ies)|adhere\w*|binds?|follow|observe|abide|accepts?|includes?|means|together with|deemed part|(?:is|are|stay|made|supplied|provided|used) on (?:the|[\w[\]']+) (?:\w+ ){0,2}(?:rules|terms|conditions))\b/,
          ],
          none: [fixedOrLaw, /\b(?:code of conduct|supplier code|handbook|employee|site rules|operations manual)\b/],
          test: (_, { words, actor, force }) =>
            force !== 'ban' &&
            force !== 'no-duty' &&
            !giverWord.test(actor && force === 'duty' ? actor.word : '') &&
            (publishedTerms.test(words) ||
              (takerWord.test(actor?.word ?? '') && force === 'duty' && !isBuyersRule.test(words))),
        },
        {
          all: [documents, asChanged, binds],
          none: [
            /\b(?:terms (?:hereof|of this|set forth)|address|insurance|tariff rates|financial assurances|designate in writing|(?:30|45|60|90|120) days'? (?:\w+ )*notice|change in (?:the )?law|do not form|not bind|attached (?:as|to|at)|at signature|as of the date|exhibit|statute|applicable (?:data protection )?law|laws? as|release notes|version of the .{0,30}attached|supplier code|code of conduct|vendor code|site rules|brand guidelines|security, travel|procurement rules|routing guide|quality manual|standing orders|operations? manual|prices?\b(?! and service)|employee|handbook|not apply|renewal|reviews its|regulations? as|accounting|gaap|both parties)\b/,
            /\[each\]|each party/,
            /\bsupplier shall|contractor shall/,
          ],
          test: (_, { words, force }) =>
            force !== 'ban' &&
            (publishedTerms.test(words) ||
              (!isBuyersRule.test(words) &&
                !/^(?:the )?\[a\] .{0,40}(?:shall|must|agrees?|undertakes|will|has to|shall at)/.test(words))),
        },
      ],
    ),
    'customers-policies-as-amended': barring(
      [/\b(?:is|are|being) not contractual\b|\bnon-?contractual (?:\S+ )?(?:handbook|polic)/],
      tied(changingDocument, notTheirDocument, [
        ...forEachBearer((bearer) => ({
          force: ['duty', 'promise', 'acknowledgement', 'fact'],
          all: [
            new RegExp(
              `\\b${boilerplate}\\b|\\b(?:codes?|standards|guides?|requirements|instructions|specifications)\\b`,
            ),
            inAnyVersion,
            new RegExp(
              `${bearer}(?:'s (?:\\w+ )?(?:personnel|staff|employees|workers|subcontractors))?(?:,[^,]{0,60},)? (?:\\w+ ){0,3}?(?:shall|must|will|agrees?|undertakes?|is|are|has to)\\b.{0,60}?\\b(?:compl\\w+|observ\\w+|abid\\w+|adher\\w+|follow|bound|conform|obey|meet|respect|satisfy|work to|submit to)\\b|\\b(?:required of|bind|binds|binding (?:up)?on|obligatory for|(?:adhered to|complied with|followed|observed|obeyed|met) by) ${bearer}|\\bpart of ${bearer}'s (?:duties|obligations|contract)`,
            ),
          ],
          none: [fixedOrLaw],
          test: (_, { words, actor }) =>
            !publishedTerms.test(words) && (giverWord.test(actor?.word ?? '') || isBuyersRule.test(words)),
        })),
        {
          all: [documents, asChanged, binds],
          none: [
            /\b(?:terms of this|audit\w*|accounting records|transferee|aaa|arbitrat\w+|amendment or resolution|do not bind|attached (?:as|to|at)|at signature|statute|laws? as amended|applicable law|change control|reviews its|acceptable use|terms of (?:service|use)|operating guide|product terms|fair use|club rules|house rules|conditions of sale|conditions in the version|standard conditions|general conditions|unless agreed|support policy|tariff)\b/,
            /\[each\]|each party/,
          ],
          test: (_, { words }) =>
            !publishedTerms.test(words) &&
            (isBuyersRule.test(words) ||
              /\[a\] .{0,40}(?:shall|must|agrees?|undertakes|will|has to|promises)/.test(words)),
        },
        {
          all: [
            /\b(?:employee|contractor|supplier|consultant)\b|\[giver\]|\[a\]|\[o\]/,
            /\b(?:handbook|supplier code|code of conduct for suppliers|routing guide|site rules|procurement rules|brand guidelines|guidelines|quality manual|standards as posted|policies for suppliers|(?:policies|procedures),? (?:as varied|copies of which|listed in schedule|for)|any (?:instruction or )?policy|security, travel|each security)\b/,
            /\b(?:as amended|change|latest|any new ones|update|reissue|later adopted|altered|as it stands|as varied|re-posted|in future|successors|version|may introduce)/,
          ],
          none: [
            /\b(?:terms of this|audit\w*|transferee|aaa|arbitrat\w+|amendment or resolution|do not bind|attached|unless agreed|law|adjusted|before signing|reviews its)\b/,
            /\[each\]/,
          ],
        },
        {
          bears: 'giver',
          force: ['fact', 'duty', 'definition', 'acknowledgement'],
          all: [
            /\b(?:compliance|conformity|adherence|accordance|observance)\b.{0,20}\b(?:with|to|of)\b.{0,60}\b(?:polic(?:y|ies)|rules|procedures|standards|codes?|handbook|manual|guidelines|requirements)\b/,
            inAnyVersion,
            /\b(?:condition|required|duty|essential|of the essence|material)\b/,
          ],
          none: [fixedOrLaw],
          test: (_, { words }) =>
            !publishedTerms.test(words) &&
            /\b(?:agency|contractor|supplier|consultant|vendor|employee|franchisee|dealer)\b|\[giver\]|\[a\]|\[o\]/.test(
              words,
            ),
        },
      ]),
    ),
    'non-reliance': barring(
      [
        /\bpassword|\bour reading|\bno effect on the representations|\bbe an answer to/,
        // What is promised of later versions is no statement on what is bought.
        /\bnot (?:contingent|dependent|conditional) (?:up)?on (?:the )?(?:delivery|release|availability|development) of (?:any )?future\b/,
      ],
      [
        ...(['low', undefined] as const).flatMap((level) =>
          forEachBearer((bearer) => ({
            force: ['acknowledgement', 'promise', 'fact', 'waiver', 'ban', 'no-right', 'duty', 'exclusion'],
            all: [
              new RegExp(
                `${bearer}(?:,[^,]{0,60},)? (?:(?:hereby|expressly|further|also|and|that|it) )*(?:acknowledg\\w+|confirms?|agrees?|represents?|warrants?|admits?|accepts?|declares?|placed? (?:no|any)|gave no|has (?:not|made|relied|placed)|have (?:not|made|relied)|haven't|hasn't|did not|didn't|is not|are not|shall not|may not|cannot|relies|disclaims)\\b|${bearer}'s (?:purchase|decision|order|subscription|entry)`,
              ),
              didNotRely,
              saidBefore,
            ],
            none: [
              /\b(?:may rely on|third part(?:y|ies)|forms part of|instructions|warrants that it is accurate|non-infring\w*|opinion letter|confidential\w*|prevents|auditors?|force majeure|bonus|employment)\b/,
              /\[each\] (?:has|have|ack|agree|confirm)|neither party|neither \[each\]/,
            ],
            ...(level ? { level, clause: [/\bfraud/] } : { clauseNone: [/\bfraud/] }),
          })),
        ),
        {
          all: [
            /\b(?:not (?:been )?(?:relied?|rely|placed?|entitled to rely|contingent|induced|because of)|disclaims? reliance|relied (?:exclusively|solely|only) on (?:its|the|their) own|no representation .{0,60}shall bind|no reliance|does not rely|information only|solely on (?:its|the) own|own (?:inspection|investigation|advice|due diligence)|no trust|formed no part|nothing .{0,30}(?:told|said)|waives any claim based upon it|shall not plead|no remedy in respect of any statement|(?:shall|no assurance).{0,50}induced|not be regarded as representations|counts\b)/,
            /\b(?:statements?|representations?|told|said|tender|demonstrations?|comments|proposals?|promis\w+|projection|forecast|brochure|presentations?|marketing|assurance|anything|inspection|features?|salesmen|sales team|future)\b/,
          ],
          none: [
            /\b(?:fraud|third part(?:y|ies)|may rely on|relied on by third|forms part of|prevents|instructions|warrants that it is accurate|non-infring\w*|report|opinion letter|confidential|notice)\b/,
            /\[each\]|neither party|neither \[each\]/,
          ],
        },
      ],
    ),
    'fraud-not-preserved': barring(
      [/\bexcept (?:\S+ ){0,8}?(?:fraud|misconduct)/],
      [
        ...forEachBearer((bearer) => ({
          force: ['waiver', 'ban', 'no-right', 'no-duty', 'exclusion', 'duty', 'acknowledgement', 'fact'],
          all: [
            dishonest,
            noClaim,
            saidSomething,
            new RegExp(
              `${bearer}(?:,[^,]{0,60},)? (?:\\w+ ){0,2}?(?:waives?|releases?|gives? up|forgoes?|renounces?|abandons?|shall|will|can't|cannot|may not|has no|have no|agrees?)\\b|${bearer}'s (?:\\w+ )?(?:recourse|remed(?:y|ies)|rights?)\\b|\\b(?:liab\\w+|available|answerable|owed?|recourse) (?:\\w+ )?to ${bearer}`,
            ),
          ],
          none: [
            /\b(?:nothing|except|save|other than|unless|not (?:limit|exclude|affect)|insur\w*|does not (?:cover|extend)|third part(?:y|ies)|innocent misrepresentation (?:is|shall))\b/,
            /\[each\]/,
          ],
        })),
        {
          all: [
            /\b(?:misrepresent\w*|deceit|deceived|misled|mislead\w*|fraud\w*|untrue statements?|false statements?|misstatements?|concealment|not true and|representations, true or false)\b/,
            /\b(?:waives?|waived|no liability|liability for misrepresentation .{0,20}is excluded|releases?|not (?:be )?(?:liable|answer|entitle)|no (?:right|remedy|relief)|excluded?|exclusive remedy|abandoned|forgoes|gives up|shut out|beyond the reach|may not raise|can't sue|in no circumstances|entitles .{0,20}to relief|shall give|no untrue)\b/,
            /\b(?:whatever nature|howsoever|however made|whether innocent|fraudulent|knew it|every claim|all liability|knowing\w*|intentional|without exception|absolutely|true or false|deliberate|fraud\b|of any kind|even if made|no circumstances|any (?:untrue |right|claim|misrep)|deceit)\b/,
          ],
          none: [
            /\b(?:unless|nothing in this agreement (?:limits|excludes|shall)|save in|except (?:in|for) (?:the case of )?fraud|other than (?:for )?fraud|does not cover|claims for fraud remain|own fraudulent|screens|affiliation|(?:not|nor) (?:limit|exclude)|insur\w*|shall be liable)\b/,
            /\[each\]/,
            /nothing .{0,60}(?:limit|exclu)/,
          ],
        },
        {
          all: [
            /\b(?:may not|no|never|under no circumstances|cannot|not be entitled)\b.{0,60}\b(?:claim|action|remedy|relief|rescind|recourse)/,
            /\b(?:fraud\w*|true or (?:untrue|false)|untrue|deceit|misrepresentation, even)/,
          ],
          none: [/\b(?:nothing|except|save|other than|unless|terminat\w*|insur)/, /\[each\]/],
        },
      ],
    ),
    'own-documents-shut-out': barring(
      [ordersAndSums],
      [
        ...forEachBearer((bearer) => ({
          all: [
            new RegExp(
              `${bearer}'s (?:\\S+ ){0,6}?(?:acknowledg\\w*|invoices?|terms|orders?|quotations?|proposals?|tender|bill of lading|conditions?|forms?|documents?|paper(?:s|work)?|small print|printed|confirmation)\\b(?!.{0,12}to the exclusion)|\\b(?:terms|conditions?|tender|proposal|quotation|submissions?|clarifications)\\b (?:\\S+ ){0,6}(?:of|from|on|in|(?:proposed|sent|submitted|issued|tendered|supplied) by) ${bearer}|\\b(?:terms|conditions?|others?|any which)\\b.{0,30}${bearer} (?:\\w+ ){0,2}(?:sends?|purports?|submits?|issues?|seeks?|proposes?|put)`,
            ),
            new RegExp(
              `${shutOut.source}|\\b(?:not|never) accept|\\b(?:don't|won't) (?:accept|apply|count|recogni[sz]e)|\\bto the exclusion of\\b|\\bexclud(?:es|ing|ed)\\b|\\bnot (?:be )?(?:contract documents?|invoked|incorporated|part of|binding|recogni[sz]ed)|\\bno (?:\\S+ ){0,12}form part|\\bsuperseded\\b|\\b(?:are|is|be) (?:\\w+ )?rejected|\\b(?:shall|will|to) be ignored|\\bnot (?:an? )?(?:agreement|assent|acceptance|consent) (?:to|of)|\\bcount(?:s)? for nothing|\\bset aside|\\bnever (?:apply|part)|\\bno (?:legal )?effect|\\bof no effect`,
            ),
          ],
          none: [
            ...notShutOut,
            /\b(?:confidential|assign|liability|intellectual|warrant\w+|moral|infring\w+|goods (?:are|is)? ?reject\w*|payment terms|reject(?:s|ed)? (?:any )?(?:goods|deliver|products|the offer)|rejection of|fees|calculat\w+|sublicens\w+|signs|patent|acceptance or)\b/,
          ],
          test: (hits) => Math.abs(hits[0]!.index - hits[1]!.index) < 140,
        })),
        {
          bears: 'other',
          all: [
            /\[o\]'s (?:\S+ ){0,3}?(?:acknowledg\w*|invoice|terms|orders?|proposal|bill of lading|conditions?|forms?|own terms)|(?:conditions?|terms) (?:of|in|on|proposed by) (?:the )?\[o\]|\[o\] send/,
            shutOut,
          ],
          none: notShutOut,
        },
        {
          bears: 'giver',
          all: [
            /\[giver\]'s (?:\S+ ){0,3}?(?:acknowledg\w*|invoice|terms|orders?|proposal|bill of lading|conditions?|forms?|qualifications)|(?:conditions?|terms) (?:of|in|on|proposed by) (?:the )?\[giver\]/,
            shutOut,
          ],
          none: notShutOut,
        },
        {
          all: [
            /(?<!\w)(?:\[(?:taker|giver|o|a)\]'s (?:standard |own |general )?terms|purchase orders?|acknowledg\w+|invoice|delivery note|own terms|invitation to tender|printed condition|preprinted|additional or different|terms of business|credentialing terms|tender qualifications|order forms|bill of lading|consultant's proposal|\[?\w+\]?'s proposal|procurement conditions|shrink-wrap|click-?through|terms (?:on|in|of) (?:the )?\[\w+\]'s|tender documents|terms of \[\w+\]'s proposal|your own terms|proposed by (?:the )?\[\w+\])(?!\w)/,
            /\b(?:void|no (?:force|effect)|reject\w*|won't apply|not apply|ranks? last|yields?|objected to|excluded|inapplicable|not bind|deemed withdrawn|changes nothing|displaced|disregarded|not accept|forms? part|not form|superseded)\b/,
          ],
          none: [/\b(?:neither|either party|attached as|forged|apply unless|returned to|rank directly)\b/, /\[each\]/],
          force: [
            'fact',
            'ban',
            'duty',
            'exclusion',
            'no-right',
            'definition',
            'acknowledgement',
            'no-duty',
            'right',
            'transfer',
          ],
          test: (_, { words }) => !/forms? part/.test(words) || /\bno\b|not/.test(words),
        },
        {
          all: [
            /\bno (?:terms?|conditions?|provisions?)\b.{0,60}\b(?:portal|purchase order|form|invoice|confirmation|order)/,
            /\b(?:shall|will) (?:modify|apply|amend|bind|form part|supplement)/,
          ],
          none: [/\[each\]|either party/],
        },
      ],
    ),
  }),
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(found, denials);

const isBuyersRule =
  /(?<!\w)(?:code of conduct|supplier code|handbook|site rules|quality manual|routing guide|brand guidelines|procurement rules|guidelines|safety|operations? manual|security polic|procedures|service standards|policies for|instruction or policy|each security|hospital's policies|\[?\w+\]?'s policies listed|rules and procedures)/;

/** Terms that a supplier or landlord publishes for all, not the rules of a buyer or employer. */
const publishedTerms =
  /\b(?:acceptable use|usage polic|use polic|terms of (?:service|use|sale)|standard (?:\w+ )?conditions|general (?:\w+ )?conditions|conditions (?:of (?:sale|carriage|business|hire|storage)|in the version|as)|product terms|fair use|operating guide|rules and regulations|club rules|house rules|support policy|privacy policy|documentation|support terms|terms published|displayed at|hyperlinked|online|web ?site|url|vendor\.com|\.com|tariff|catalogue|such rules|rules now|rules that|all rules|eula|manual in the form|master terms|policies, found|security policy, and|support policy, security|data policy|rules as the|rules,? which)/;

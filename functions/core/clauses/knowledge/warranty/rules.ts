import { unlessDenied } from '../denied.ts';
import { allDaysIn } from '../../text/quantities.ts';
import type { Statement } from '../../statements/statement.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const warranty =
  /\bwarrant\w*|\bguarant(?:ee|ees|eed|y)\b|\bdefects? (?:liability )?period|\brepairs are themselves covered/;
const promise = /\bassures?\b|\bwarrant\w*|\brepresent(?:s|ations?|ed)?\b|\bguarant\w+|\bassur\w+|\bpromises?\b/;
const periods =
  (most: number) =>
  (_hits: readonly RegExpExecArray[], { words }: Statement) => {
    const days = allDaysIn(
      words.replace(/\bwithin \d+ (?:business )?(?:days|hours) of (?:a |any |receipt|notice|the claim)/g, ''),
    );
    return days.length > 0 && Math.max(...days) <= most;
  };

/** A refund in other words, which may stand in another limb. */
const givesBack =
  /\b(?:return(?:s|ing)?|pa(?:y|ys|ying) back|repay(?:s|ing|ment of)?)\b(?: of)? (?:(?:the|all|any|such) )*(?:\w+ ){0,2}(?:fees|price|sums?|payments?|amounts?|money)\b/;

/** The days stand by the warranty or the defect that they measure. */
const measured =
  /\b(?:warrant\w*|guarant\w+|defects?|faults?|covered)\b[^;]{0,160}?\b\d+[- ](?:\w+ )?(?:hour|day|week|month|year)|\b\d+[- ](?:\w+ )?(?:hour|day|week|month|year)[^;]{0,100}?\b(?:warrant\w*|guarant\w+|defects?)\b/;

const asIs =
  /\bas it stands\b|"?\bas[- ]is\b|\bas available\b|\bwith all (?:its )?faults|\bwhere is,? as is|\bas (?:you|\[a\]|\[o\]) finds? it|\b(?:existing|present|current) condition\b/;
const noWarranty =
  /\b(?:makes?|gives?|made|has made|given|gets?|offers?|provides?|shall have|is|are) (?:\S+ ){0,2}?no (?:\S+ ){0,3}?(?:warrant\w*|representations?|promises?|assurances?|guarantees?)\b(?! that (?!the (?:platform|service|software|goods|equipment|product))| of (?:work|what)| about how)|\bno (?:\S+ ){0,4}?(?:warrant\w*|guarantees?) (?:\S+ ){0,4}?(?:is (?:given|made)|are (?:given|made)|of any|whatsoever|from)|\bwithout (?:any )?(?:warrant\w*|representations?)|\bnothing is warranted|\bdisclaims?\b.{0,120}\bwarrant|\b(?:warrant\w*|conditions)\b.{0,150}\b(?:are|is) (?:hereby )?(?:excluded|disclaimed|negatived)|\bnegates? (?:every|all|any) warrant|\bdo(?:es)? not warrant\b(?=.{0,90}\b(?:at all|any|needs|quality|performance|fitness|purpose|anything))|\bneither\b.{0,60}\bwarrant|\bstands? behind none|\bpromising nothing (?:as to|about)|\b(?:terms|conditions|warranties)\b.{0,60}\blaw would (?:otherwise )?imply\b.{0,90}\b(?:shut out|excluded|do not apply)/;
const ofThirdParties =
  /\bby third parties\b|\bthird[- ]party|\bnot (?:made|manufactured) by|\b(?:made|manufactured|produced|supplied) by others|\bof other manufacture|\bof (?:its|(?:the )?\[\w+\]'s) own manufacture|\bopen source|\bother companies|\bof third parties|\bfrom others\b|\bbought[- ]in\b|\b\[\w+\] buys in\b|\bother (?:makers|manufacturers|vendors)\b|\bresold hardware|\bnot (?:being )?the (?:manufacturer|\[a\])|\bdesignated (?:suppliers|\[a\])|\bfurnished by its\b|\btires, batteries/;
/** What is given free, early or in confidence and is as is by its nature. */
const notTheGoods =
  /\bfeedback\b|\bsuggestions?\b|\bpre-?release|\bbeta\b|\bevaluation\b|\bno[- ]charge\b|\bfree of charge\b|\btrial\b|\bsamples?\b|\bconfidential\b|\b(?:its|their) [^.]{0,20}\binformation\b|\bextent that a party may not|\bas required by law/;
const fairWarranty =
  /\bwarrants that\b[^\n]{0,160}\b(?:conform|perform|free (?:from|of)|in accordance|material)|\bwarranty period\b/;

const earlyStart =
  /\b(?:from|after|following|at|on|upon|with|when|once|runs?|starts?|begins?|commences?|dates?|by|of|earlier|:)\b[^.;]{0,60}(?<!\w)(?:manufacture|shipment|dispatch|despatch|ex[- ]works|invoice date|date of (?:\S+ )?(?:invoice|order|signature|sale to|manufacture|shipment)|(?:effective date|signature|contract date).{0,60}\bnot (?:from )?(?:installation|acceptance|delivery|first use)|build date|production code|made available|we made|\[a\] made|signature of|leaves? \[\w+\]'s (?:works|factory)|readiness|first part is delivered|date of the order|departure|made the product|leaves? the (?:works|factory|plant|warehouse)|(?:goods|units?|products?) leave|declares? (?:the )?\S+ (?:\S+ )?ready)\b/;
const starts =
  /\b(?:begins?|starts?|started|runs?|commences?|counted|reckoned|measured|dates? from|from the date|from when|following|for \d+ \w+ from|commenc\w+|valid for|after)\b/;
const defeats =
  /\b(?:brings?|puts?) (?:the )?(?:guarantee|warranty) to an end|\b(?:answers?|liable|responsible) for no (?:defect|fault)|\bends? the (?:guarantee|warranty)|\bceases? (?:upon|on|if|when|where)\b|\blos(?:e|es) (?:\S+ )?(?:guarantee|warranty)|\bno (?:\S+ )?claims? (?:will|shall) be (?:met|entertained|accepted|honou?red|considered)|\bvoid(?:s|ed)?\b|\bnull(?:ifies)?\b|\bcancelled\b|\bforfeit\w*|\blapses?\b|\bceases? to apply|\b(?:shall|will|does|do) not (?:apply|cover)|\bno warranty (?:\w+ )?appl(?:y|ies)|\bnot be (?:regarded|treated|considered) as defective|\bexcluded\b|\bfree from its guarantee|\bconditional (?:on|upon)|\binvalidat\w+|\bno longer applies/;
const everyday =
  /\b(?:installed|used|processed|fitted|mixed|cut|put into service|opened|moved|relocat\w+|connect\w*|every day|register\w*|serviced|repair(?:ed|s)? by|maintenance|inspections?|alteration|altered|any change|any other (?:program|system|device)|not (?:supplied|certified) by|consumables|unless original|proof of purchase|log of|full payment|late with|any invoice|walked|cleaned|inspected|anyone (?:but|other than|else)|third party|repainted|relocation|put into operation|third parties|modif\w+|other (?:programs?|devices?|parts))\b/;
const defectWords =
  /\bdefect\w*|\bflaws?\b|\bnon-?conform\w*|\bfaults?\b|\bshortage|\bcomplain\w*|\berrors?\b|\bquality\b|\breject\b|\bclaims? (?:\S+ ){0,5}?(?:goods|products)|\bclaim not made\b|\bpunch-list/;
const bars =
  /\bdeemed (?:accepted|in good)|\bwaiv\w+|\bbarred\b|\bbar to\b|\blos(?:e|es|t)\b|\bno claim\b|\bforfeits?\b|\blapses?\b|\baccepted\b|\bconclusively presumed|\bfailing which|\bmust reach|\bmust list|\btaken (?:to conform|as free of|as sound)|\bnot (?:afterwards|later|thereafter) (?:allege|claim|assert|complain)|\bno (?:\S+ )?claim\b|\bunqualified acceptance/;
const chooses =
  /\[a\] (?:alone )?(?:chooses|choose|picks?|selects?|decides?)\b|\bfor (?:the )?\[\w+\] (?:alone )?to (?:decide|choose|determine|select)|\bis \[\w+\]'s to (?:select|choose|decide)|\bup to (?:the )?\[\w+\] to (?:determine|decide|choose|select)|\belect between\b|\bat (?:its|his|\[a\]'s|(?:the )?\[?\w+\]?'s) (?:sole |own |absolute )?(?:option|election|discretion|choice)\b|\bin (?:its|\S+'s) (?:sole |absolute )?discretion|\b(?:may|'ll|will|shall|is free to|right to|free to|entitled to) (?:decide|choose|elect|pick|determine)\b|\bas it may determine|\bas (?:it|(?:the )?\[\w+\]) sees fit|\bas (?:the )?\S+ prefers|\bwhichever (?:the )?\S+ (?:selects|chooses|prefers)|\bchoice between\b.{0,40}\brests? with|\bby such method as|\bas it (?:may )?elects?/;
const cures =
  /\bdoing the work again|\breturning the (?:fee|price)|\brepair\w*|\breplac\w*|\brefund\w*|\bcredit\w*|\bre-?perform\w*|\bfix\b|\bswap\b|\bcorrect\w*|\bworkaround\b|\bexchanged?\b|\bmend(?:ed)?\b|\bredress\b|\brestore\b|\bmaking good|\bremedy\b|\bsubstitution/;
/** A choice that reaches further than between repair and replacement: the way out by money, or in any way at all. */
const beyondCure =
  /\b(?:refund|credit|repay|workaround|money|price|fees?|re-?perform\w*|whether|whichever|as it|such method|choice between|form of|up to|correct\w*|making good)\b/;
const onlyRemedy =
  /\b(?:liab\w+|entitlement|duty|responsib\w+|obligations?)\b.{0,80}\b(?:(?:confined|limited|restricted) to|extends? (?:only|solely) to) (?:the )?(?:making good|repair|correct|re-?perform|replac|re-?deliver)|\b(?:sole|only|exclusive) recourse|\bthe only thing \[|\bneed do no more than|\bdischarges its (?:whole|entire|full) (?:responsib\w+|liability|obligation)|\b(?:sole|only|exclusive|entire)(?: and (?:exclusive|only|sole))? (?:\S+ )?(?:remed\w+|obligation|liability|recourse)|\bentire and only remedy|\bno other (?:remedy|relief|right)|\ball (?:\[a\]|we)'?(?:ll)? (?:will |shall )?do\b|\bonly obligation|\blook only to repair|\bin lieu of all other|\brestricted to (?:supplying|repair|replac)|\bexclusive liability|\bsole recourse|\bonly to repair/;
const effort =
  /\brepair\w*|\breplac\w*|\bre-?perform\w*|\bfix\b|\bcorrect\w*|\bworkaround\b|\befforts\b|\bendeavou?r\w*|\bcorrected report|\bfuture release|\bre-?deliver\w*|\bmaking good|\bmend\b|\battempt\w*/;
const costsOf =
  /\b(?:carriage both ways|fares|lodging|refitting|crane|sorting|(?:cost|expense)s? of (?:removing|replacing|dismantling|transport)|freight|postage|shipping|transport\w*|carriage|labou?r|travel|removal|reinstallation|de-installation|scaffolding|dismantling|diagnostic|restocking|customs duties|call-?outs?|taking out|putting back|investigating|standard rates|on-site correction|(?:cost|expense)s? of (?:access|return\w*|shipment|delivery))\b|\b(?:warranty|repair)\b.{0,60}\bexpenses\b|\baccess\b.{0,30}\b(?:cost|expense)/;
const inWarranty =
  /\bfault under\b|\bwarrant\w*|\bdefect\w*|\bfaulty\b|\bguarantee\b|\breturned\b|\bcorrection of errors|\bmachines?\b|\bnon-?conform\w*|\bclaim proves\b/;
const perfect =
  /\bwill never\b|\bno (?:data|records?|information) will ever\b|\bfree (?:of|from) every\b|\bwill bring about the results?|\bcomplete accuracy|\baccuracy of all\b|\battainment of\b|\bnothing\b.{0,40}\bwill ever\b|\bwholly secure|\bat all times be (?:\S+ )?secure|\berror-free|\bfree (?:of|from) (?:all|any|every) (?:\S+ )?(?:defects?|errors?|faults?|bugs|mistakes)\b|\bfree (?:of|from) (?:defects?|errors?|faults?) (?:of any kind|whatsoever|forever)|\bcompletely free\b|\bfree of errors\b|\buninterrupted|\bwithout interruption|\bcompletely secure|\bcannot be breached|\b(?:be|is|are) perfect\b|\bfit for (?:any|every|all) purposes?|\bno mistakes|\bno (?:product|unauthori[sz]ed access|security)\b.{0,30}\bwill\b|\b100 ?% of the time|\b100 percent|\bnever fail|\bwithout fault|\bfaultless|\bevery authority|\babsolutely\b|\bany right of any person|\b(?:laws?|regulations?|requirements)\b.{0,20}\bpresent (?:and|or) future|\bpresent (?:and|or) future (?:laws?|regulations?|requirements)|\bfull compliance with all laws|\bwill achieve|\bof any error|\bno errors|\bever fail\b|\bnot infringe any\b.{0,30}\banywhere/;
const endless =
  /\bwithout end\b|\bfor as long as (?:anyone|it|\S+) (?:owns?|uses?|exists?|lasts?)|\bwithout (?:any )?limit (?:of|as to|in) time|\bwhenever (?:it|they|the defect) (?:may )?(?:appears?|arises?|is discovered)|\bperpetual\w*|\bforever\b|\bfor ever\b|\blifetime\b|\bfor the life of|\bindefinitely\b|\bas long as \S+ (?:uses|owns)|\bno (?:expir\w+|end) ?(?:date)?|\bwithout (?:expiration|limit in time|any time bar|time limit)|\bwhenever discovered|\bnot limited to any period|\bin perpetuity\b|\bduring the life of|\bat any time and without limit|\bno end date|\bno expiry|\bunlimited (?:in|as to) time/;
const knowledge =
  /\bwithin the limits of what\b.{0,40}\bknow|\binsofar as\b.{0,20}\bconscious|\b(?:so|as|in so) far as\b.{0,20}\bconscious|\bto (?:the best of )?(?:its|\S+'s|our|their|the) (?:actual |best |conscious )?(?:knowledge|awareness|belief)|\bto the (?:actual |best |conscious )?(?:knowledge|awareness) of|\b(?:so|as|in so) far as (?:the )?\S+ (?:(?:is|are) (?:actually )?aware|knows?)\b|\bas far as (?:the )?\[\w+\] (?:is aware|knows?)|\binsofar as\b.{0,20}\baware|\bactual(?:ly)? (?:knows?|knowledge|aware)|\bqualified by the knowledge|\bsubject to the awareness|\bis not (?:aware|conscious)|\bbelieves, without|\bwithout (?:any )?(?:duty of )?(?:inquiry|enquiry|investigation)/;
const materiality = /\bmaterial(?:ity|ly)?\b|\bmae\b|\bqualifying (?:language|words)\b/;
const scrapes =
  /\bdisregard\w*|\bwithout (?:regard|reference)|\bignored?\b|\bdeemed deleted|\bread out\b|\bstripped\b|\bexcised\b|\bno effect|\bwithout (?:\S+ )?materiality|\bas unqualified|\bas if no\b|\bnot (?:affect|limit)|\bno materiality|\bscrape|\bleft out\b|\bas (?:though|if) (?:the words|no)\b|\bwithout giving effect|\btreated as not (?:being )?(?:there|included|present)|\bno qualif\w+/;
const knew =
  /\breview\b|\bknowledge\b|\bknew\b|\bknown\b|\blearned\b|\baware(?:ness)?\b|\binvestigation\b|\bdue diligence\b|\binspection\b|\baudit\b|\btold of\b|\btesting\b|\bdiscovered\b/;
const unaffected =
  /\bnot stand in the way|\b(?:is|remains?) good (?:though|even|despite)|\bno (?:answer|defen[sc]e|bar)\b|(?:\b(?:not|nor|neither|no)|n't)\b.{0,80}\b(?:affect\w*|limit\w*|diminish|lessen|impair\w*|prejudice|qualified|waiver|release|element|reduce)|\bnotwithstanding\b|\birrespective\b|\bwhatever it\b|\buntouched\b|\beven (?:where|if|though)\b|\bregardless\b|\bnot a waiver/;
const barred =
  /\bno claim lies\b|\bfree (?:from|of) liability|\b(?:not|no|cannot)\b.{0,30}\b(?:liable|liability|claim|remedy|complain|bring)|\bbarred?\b|\bbars\b|\bprecluded\b|\bwaiv\w+|\bestopped\b|\bfail\b|\bnot (?:be )?(?:a )?grounds?\b|\bno right\b|\bnot (?:be )?entitled\b|\bno indemnity|\bno warranty claim/;
const couldKnow =
  /\bdue diligence\b|\bdiscovered by\b|\bcame across\b|\bprudent (?:purchaser|buyer)\b.{0,30}\bfound|\bfound out\b|\bknowledge\b|\bknew\b|\bknown\b|\baware(?:ness)?\b|\bwith notice of\b|\bdiscoverable\b|\bcould (?:\S+ )?(?:have )?(?:been )?(?:found|discovered)|\bshould have\b|\bought (?:\S+ )?to have|\bapparent from|\bwould have (?:shown|disclosed|revealed)|\brevealed to\b/;
const couldHaveKnown =
  /\b(?:should|could|ought|constructive|imputed|discoverable|discovered|due diligence|review|investigation|inspection|apparent|prudent|data ?room|came across|found|would have|waive\w*|advisers|agents|lawyers)\b/;
const disclosure = /\bdisclos\w+|\bschedules?\b|\bscheduled\b|\blisted\b|\btold to\b/;
const survivesNot =
  /\b(?:not|none of)\b.{0,60}\b(?:survive|outlive|remain in force)|\bcomes? to an end|\bof no further effect|\bcease to bind|\bno liability (?:up)?on its (?:representations|warranties)|\bterminate (?:at|on|upon)\b|\b(?:merge|extinguished|expire|lapses?|fall away|cease to have effect|end with completion|not live on)\b|\bsurvival of (?:\S+ )?representations|\bno post-closing recourse|\bno claim\b.{0,60}\bmay be made|\bmust be made by|\bthereafter\b.{0,20}\bno liability/;

/** Warranties: their scope, time, conditions and remedies, and what disclosure and knowledge do to them. */
const affirmed = defineTopic(
  'warranty',
  file,
  {
    'sold-as-is': [
      // Whoever provides things as they are burdens the one who gets them, on whichever side of the contract.
      {
        all: [
          /^(?:the )?\[a\] (?:\w+ )?(?:provides|supplies|furnishes|delivers|makes available|sells|licenses|leases)\b/,
          asIs,
        ],
        clauseNone: [fairWarranty],
        bears: 'other',
      },
      {
        all: [noWarranty],
        none: [
          /\bexcept (?:for|as)\b(?!.{0,30}nothing)|\bother than\b|\bsave as\b/,
          /\bthird[- ]party|\bnot (?:made|manufactured) by|\bmade by others|\bopen source|\bfrom others\b/,
          /\[each\]|\beach party|\bneither party/,
          /\bnot (?:be )?(?:limited|excluded)/,
          /\berror-free|\buninterrupted/,
          notTheGoods,
          /\bqueries\b|\bnotifications?\b|\bresponded to\b|\binterpretation of\b|\bcontent \(?including user content/,
          /\bonly to the extent\b/,
          /\ball other (?:\S+ ){0,3}?(?:warrant|representation|condition)|\bno other (?:\S+ )?(?:warrant|representation|condition)|\bneither\b.{0,40}\bnor\b|\bnot warrant that\b/,
          /\bbut (?:hereby )?assigns|\boutput guarantee/,
          /\bexcept (?:for )?the express/,
          /\bnoninfringement\b.{0,5}$/,
        ],
        clauseNone: [fairWarranty],
      },
      {
        all: [
          asIs,
          /\bwarrant|\brepresentation|\bpromise|\baccept\w*|\bprovided|\bsold|\bleased|\btake|\bsupplied|\bdelivered/,
        ],
        none: [
          /\bexcept for (?:the (?:express )?warrant|latent)/,
          /\bconfidential information\b/,
          /\bnot\b.{0,20}"?as is|\bas is (?:customary|usual|reasonabl|necessary|required)/,
          /\[each\]|\beach party/,
          /\bthird[- ]part/,
          /\bgood condition/,
          notTheGoods,
        ],
        clauseNone: [fairWarranty],
      },
    ],
    'warranty-period-short': barring(
      [
        /\bletter of credit\b|\b(?:parent|parent company|bank|performance|payment) guarantees?\b/,
        /\bwarranty period is extended by\b/,
        /\bdays (?:of|from|after) (?:its|their|the|being) (?:discover\w*|finding|found|detect\w*)\b/,
      ],
      [
        {
          all: [
            /\bwarranty period (?:is|shall be|means|of|will be|lasts)(?: (?:a period of|for|only))* \d+ (?:calendar )?(?:days|weeks|months?)\b/,
          ],
          none: [/\b(?:extend\w*|renew\w*|not less than|at least|additional|further|notify|notice|longer|greater)\b/],
          test: (_hits, { words }) => allDaysIn(words).length > 0 && Math.max(...allDaysIn(words)) <= 75,
        },
        {
          all: [
            warranty,
            /\b(?:goods|products?|equipment|units?|machines?|hardware)\b/,
            /\bfor (?:a |the )?(?:warranty )?(?:period|term) of (?:80|9[0-2]) days\b|\bfor (?:80|9[0-2]) days (?:from|after|following) (?:the )?(?:date of )?(?:delivery|shipment|dispatch|invoice|installation|acceptance|receipt|purchase)/,
          ],
          none: [/\b(?:software|services?|notif\w*|notice|surviv\w*|invoice|report|repaired|replacement|extend\w*)\b/],
          level: 'low',
        },
        {
          all: [
            warranty,
            measured,
            /\b(?:for|runs?|period|expires?|ends?|limited to|within|under|covered|days?|first)\b/,
          ],
          none: [
            /\bnot limited|\bnotif|\bnotice|\breport (?!ed within)|\bvisible\b|\brespond|\binvoice|\breport(?:ed)? within \d+ days of discovery/,
            /\bfrom (?:discovery)/,
            /\bbasket|\bsurviv|\brepresentations/,
            /\brevenue|\bguarante\w+ (?:amount|minimum|payment|revenue)|\bshall pay\b|\bcure\b|\bpersonal guarant|\bguarantor\b|\bclaim under\b|\buntil\b|\bdemand\b/,
            /\bno claim\b/,
            /\bcompletion of sale|\bthe closing\b|\bafter the effective date|\bpolic(?:y|ies)\b|\bto be agreed\b/,
          ],
          test: (hits, statement) =>
            periods(31)(hits, statement) &&
            !/\b(?:defects?|claims?) (?:\S+ ){0,3}?(?:must|shall) be\b/.test(statement.words),
        },
        {
          all: [
            /\b(?:make good|repair|correct(?:ion)?|fix|put right|remedy|rectif\w+|free of charge|without charge)\b/,
            /\b(?:defects?|faults?|errors?|bugs?|breaks?|problems?|goes wrong)\b.{0,60}\b(?:appear\w*|aris\w*|occur\w*|shows?|showing|themselves|emerg\w*|reports?|in the first|within|inside of)\b.{0,30}\b\d+ (?:days?|weeks?|months?)/,
          ],
          none: [
            /\bnotif|\bnotice|\bresponse|\brespond|\breceipt|\bof (?:being )?(?:report|inform|told)|\brepair\w* (?:it |them )?within|\bservice level|\bsupport\b|\bpriority|\bseverity|\bindemni|\bcure\b|\bterminat/,
          ],
          test: periods(31),
        },
        {
          all: [
            warranty,
            measured,
            /\b(?:for|runs?|period|expires?|ends?|limited to|within|under|covered|lapses?|first)\b/,
            /\b(?:defects?|conform\w*|perform\w*|operate|workmanship|goods|products?|software|services?|works?)\b/,
          ],
          none: [
            /\bnot limited|\bnotif|\bnotice|\breport|\brespond|\binvoice|\bfrom (?:discovery)|\bbasket|\bsurviv|\brepresentations|\brevenue|\bshall pay\b|\bcure\b|\bguarantor\b|\bclaim\b|\buntil\b|\bdemand\b|\bclosing\b|\brefund\b|\bafter the effective date|\bpolic(?:y|ies)\b|\bto be agreed\b/,
          ],
          test: periods(75),
          level: 'low',
        },
        { all: [/\b(?:liability for defects|errors reported)\b/, /\b(?:ends?|within)\b/], test: periods(31) },
      ],
    ),
    'warranty-starts-too-early': barring(
      [/\bdamaged in any way after\b|\bas a result of shipping\b|\blonger of\b/],
      [
        {
          all: [/\bwarrant\w*|\bguarant\w+|\bdefects liability/, starts, earlyStart],
          none: [
            /\bnot (?:begin|start|run)|\btitle passes|\binterest\b|\blease term|\brepaired or replaced|\bat the time of sale/,
            /\bor (?:\S+ )?(?:acceptance|delivery), whichever (?:is|occurs) (?:the )?later|\bexpir(?:y|ation) date\b|\bshelf[- ]life/,
          ],
        },
      ],
    ),
    'warranty-voided-by-ordinary-use': [
      {
        force: ['definition', 'fact', 'duty'],
        all: [
          /\b(?:normal|proper|permitted|ordinary) (?:use|operation|service|conditions)["”]? (?:means?|shall mean|is|refers to)\b/,
          /\b(?:under the (?:\S+ )?supervision of|analy[sz]ed (?:daily|weekly)|within \d+(?:\.\d+)? ?%|(?:no|not) more (?:than|often than) (?:once|1)\b|approved by (?:the )?\[\w+\]|by (?:the )?\[\w+\]'s own|without (?:any )?(?:stop|interruption))/,
        ],
        clause: [/\bwarrant\w*|\bguarantee\w*/],
      },
      {
        all: [
          /\b(?:this|the|any|such) (?:\S+ )?(?:warrant(?:y|ies)|guarantee)\b[^.;]{0,30}\b(?:applies|apply|is given|is valid|holds|is effective|is conditional (?:up)?on|is subject to)\b[^.;]{0,20}(?:\bonly (?:if|where|when|so long as|as long as)|\b(?:up)?on (?:the )?\[\w+\]|\bto (?:the )?\[\w+\])/,
          /\b(?:daily|hourly|weekly) (?:\S+ ){0,3}?(?:logs?|records?|analys\w+|inspections?|checks?)|\bonly (?:\S+ )?(?:\[\w+\]'s|genuine|original|approved) (?:\S+ )?(?:parts|consumables|fluids|technicians|spares)|\b(?:every|all|each) (?:service|servicing|maintenance|repairs?)\b[^.;]{0,30}\b(?:by|from) (?:the )?\[\w+\]|\bmaintenance (?:contract|agreement|plan) with (?:the )?\[\w+\]/,
        ],
        none: [/\bto the extent\b|\bcaused by\b/],
      },
      {
        all: [
          /\bwarrant\w*|\bguarant\w+|\bdefective\b|\bclaims are excluded|\bno (?:\S+ )?claims? (?:will|shall) be|\bobligations under this (?:section|clause)\b.{0,200}\bdefect|\bfor no (?:defect|fault)/,
          defeats,
          everyday,
        ],
        none: [
          /\bto the extent\b|\bcaused by\b|\bresult(?:s|ing)? from\b|\bmisus|\bmishandl|\babus|\bimproper|\bproper(?:ly)?\b|\babnormal|\bunauthori|\bwithout \S+ (?:prior )?(?:written )?(?:consent|approval|authori)|\blegislation|\bimplied?s?\b/,
          /\bnot void\b|\bdoes not affect|\bonly where\b/,
          /\brepresentations?\b|\bclosing\b|\bassignment\b/,
          /\bno warranty applies\.?$|\bliab\w+ to the other|\bliability\b.{0,100}\blimited to\b/,
          /\bdata\b|\bmerchantab/,
        ],
      },
    ],
    'defect-notice-too-short': [
      {
        all: [
          /\b(?:defects?|faults?|non-?conformit\w+|warranty claims?|breach of (?:the |this )?warranty|claims?)\b/,
          /\b(?:within|not later than|no later than) (\d+) (?:business |working |calendar )?(?:days?|hours?) (?:after|of|from|following) (?:\S+ ){0,3}?(?:discover\w*|first sign|first appear\w*|detect\w*|becom\w+ (?:aware|apparent)|could have been (?:discovered|found|detected)|ought to have been|knowledge)|\b\d+ (?:business |working )?days after (?:the |such |a |any )?(?:defect|fault) (?:could|should|ought)/,
          /\b(?:conditioned (?:up)?on|subject to|provided|failing which|fail(?:s|ure|ing)? to|otherwise|lost|barred|waive\w*|forfeit\w*|only if|unless|no (?:warranty )?claims?|claims? (?:shall|must|are to|will) (?:only )?(?:be )?(?:notified|made|raised|reported|submitted|given))\b/,
        ],
        none: [
          /\bfailing which (?:the )?\[\w+\] may\b|\b(?:repair or replace|replace or repair)\b(?!.{0,120}\bonly\b)/,
          /\b(?:third[- ]part\w+|indemni\w*|insur\w*|cure|respond\w*|repair(?:s|ed)? (?:it |them )?within|not (?:bar|waive|affect)|infring\w*|data|security incident|invoice|dispute|recall|regulator\w*|lawsuit|suit|royalt\w+|adverse)\b/,
        ],
        clause: [/\b(?:warrant\w*|defect\w*|fault\w*|goods|products?|equipment)\b/],
        test: (_hits, { words }) =>
          allDaysIn(words).some((days) => days > 0 && days <= 7) || /\b(?:24|48|72) hours/.test(words),
      },
      {
        all: [
          /\bno (?:\S+ )?(?:warranty )?claims? (?:\S+ ){0,4}?(?:accepted|considered|allowed|entertained|recognized)\b[^.;]{0,60}\b(?:unless|if not|after|later than)\b[^.;]{0,60}\b(?:within )?[1-7] (?:business |working |calendar )?days\b/,
          /\b(?:warranty|defects?|goods|delivery|products?|damage)\b/,
        ],
        none: [/\binvoice|\bthird[- ]part/],
      },
      {
        all: [
          defectWords,
          bars,
          /\b(?:notif\w+|notices?|reports?|reported|inform\w*|tell\w*|claims?|complain\w*|reject\w*|list|reach|raised?|object\w*|says?|writ\w+|sen[dt]|walk-through|dispute\w*|submit\w*|present\w*|alleg\w+|shown)\b/,
          /\b\d+ (?:business |working )?(?:days?|hours?|week)|\bfinal walk-through|\bwithin a (?:day|week)\b|\bby the (?:first|second|third|fourth|fifth|sixth|seventh|tenth) day/,
        ],
        none: [
          /\bdiscover|\breasonable time|\bwarranty period\b/,
          /\binvoice/,
          /\bnot bar|\bnot (?:waive|affect)/,
          /\bindemni/,
          /\bfailing which (?:the )?\[\w+\] may\b/,
        ],
        test: (_hits, { words }) =>
          /\bwalk-through|\bwithin a (?:day|week)\b|\bby the \S+ day/.test(words) ||
          allDaysIn(words).some((days) => days <= 10),
      },
      {
        within: 'clause',
        all: [
          /\b(?:tell|report|let)\b.{0,40}\b(?:problems?|faults?|defects?|issues?|damage)\b.{0,30}\bwithin [1-9] (?:\S+ )?days?\b/,
          /\bafter that\b.{0,40}(?:n't|\bnot\b|\bnothing|\btoo late|\bno\b)/,
        ],
      },
    ],
    'warranty-remedy-at-givers-choice': [
      {
        // "Licensee's exclusive remedy shall be, at Licensor's option, repair, replacement or refund."
        force: ['fact', 'duty', 'exclusion', 'right', 'no-duty'],
        all: [
          /\[(?:a|taker)\]'s (?:\w+,? (?:and )?){0,2}(?:sole|exclusive|only) (?:\w+ )?remed(?:y|ies)\b/,
          /\bat (?:the )?(?:\[(?:o|giver)\]'s (?:sole |own )?(?:option|election|choice|discretion)|(?:sole )?(?:option|election|choice) of (?:the )?\[(?:o|giver)\])/,
          cures,
        ],
        none: [/\binfring|\bservice (?:level )?credits?\b|\bavailab/],
        bears: 'taker',
      },
      ...barring(
        [
          /\bat (?:the )?\[o\]'s (?:\S+ )?(?:option|election|choice|discretion)|\[o\] (?:may|shall|can) (?:choose|require|elect)|\bpersonnel\b/,
          /\brenew|\bsuspend|\binfring/,
          /\[a\] may (?:\S+ ){0,4}?(?:require|demand|return|reject)|\brequire (?:the )?\[o\]|\bat (?:the )?(?:buyer|customer|purchaser|client|owner|\[taker\])'s (?:sole )?(?:option|election|choice)|\bpartner\b/,
          /\bmay at (?:its|their) option require|\bmay not choose|\bup to \[taker\]|\bchoose whether (?:the )?\[o\]/,
          /\bany infringement|\bstep-in|\bat \[a\]'s option, (?:repair|replace).{0,40}\bfailing which/,
          /\bin default\b|\bequipment lease|\bauthori[sz]e\b|\bissue (?:refunds?|credits?)|\bbilling\b/,
        ],
        [
          {
            all: [
              cures,
              chooses,
              beyondCure,
              /\bdoing the work again|\bdefect\w*|\bwarrant\w*|\bnon-?conform\w*|\berror\b|\bfunction\b|\bre-?perform|\brepair|\bbreaks\b|\bbroken\b|\bfaulty|\brepair\w*\b.{0,40}\bor\b|\bor\b.{0,30}\b(?:refund|credit|replace\b)|\bmaking good/,
            ],

            clauseNone: [
              /\bif (?:\S+ ){0,6}?(?:fails?|cannot|is unable)[^\n]{0,120}\b(?:refund|terminat)/,
              /\binfring/,
            ],
          },
          {
            all: [
              cures,
              chooses,
              /\bdoing the work again|\bdefect\w*|\bwarrant\w*|\bnon-?conform\w*|\berror\b|\bfunction\b|\bre-?perform|\brepair|\bbreaks\b|\bbroken\b|\bfaulty|\brepair\w*\b.{0,40}\bor\b|\bor\b.{0,30}\b(?:refund|credit|replace\b)|\bmaking good/,
            ],

            clauseNone: [
              /\bif (?:\S+ ){0,6}?(?:fails?|cannot|is unable)[^\n]{0,120}\b(?:refund|terminat)/,
              /\binfring/,
            ],
            level: 'low',
          },
        ],
      ),
    ],
    'warranty-remedy-without-backstop': [
      ...barring(
        [
          /\brefund\w*(?<!no refund)(?<!without refund)(?=.{0,60})(?!,? (?:or damages )?(?:are|is) (?:not )?payable)(?! and rescission)(?!; correction)/,
          /\bterminate\b(?<!right to terminate)/,
          /\bnot \S+ (?:sole|only)|\bcredits?\b|\bunder the warrant|\bfails? after (?:\w+ )?(?:attempts|efforts)|\bdirect damages\b|\breplacement card/,
          /\binfring|\bindemni/,
          /\binterest\b|\blate\b/,
        ],
        [
          {
            all: [onlyRemedy, effort],
            none: [/\breplac/],
            clauseNone: [
              /\bif\b[^\n]{0,100}\b(?:fails?|cannot|unable|not)\b[^.]{0,160}\b(?:refund|terminat)\w*/,
              givesBack,
            ],
          },
          {
            all: [onlyRemedy, effort],

            clauseNone: [
              /\bif\b[^\n]{0,100}\b(?:fails?|cannot|unable|not)\b[^.]{0,160}\b(?:refund|terminat)\w*/,
              givesBack,
            ],
            level: 'medium',
          },
        ],
      ),
      {
        all: [/\bno refund|\bfees will (?:not|never) be refunded|\bcan't get [^.]{0,20}money back/, effort],
        clause: [/\bdefect|\bwarrant|\berrors?\b|\bfault|\bfix\b|\brepair/],
      },
      {
        within: 'clause',
        all: [
          /\btry to (?:fix|repair)|\bendeavours to (?:fix|correct)|\bwill re-?perform/,
          /\bcan't get\b|\bno other remedy|\bsole obligation|\bthe only thing \[|\bthat's all\b/,
        ],
      },
      { within: 'sentence', all: [/\bfees be refunded|\bno refund/, /\bexclusive remedy|\bsole remedy/] },
    ],
    'warranty-costs-on-buyer': [
      {
        force: ['duty', 'fact', 'promise'],
        all: [
          /\b(?:return|send|ship|deliver)(?:s|ed)? (?:back )?(?:\S+ ){0,4}?(?:defective|faulty|non-?conforming|nonconforming|rejected) (?:\S+ ){0,8}?(?:at (?:its|their|\[\w+\]'s|your) (?:own |sole )?(?:cost|expense|risk)|freight prepaid|carriage paid|freight pre-?paid)/,
        ],
        none: [/\bat \[(?:o|giver)\]'s|\bseller's|\bvendor's|\bsupplier's|\bdestroy|\brecall/],
        test: (_hits, { words, actor }) =>
          !/seller|supplier|vendor|manufacturer|contractor|licensor|provider/.test(actor?.word ?? '') ||
          /\breturned\b/.test(words),
      },
      {
        all: [
          /\b(?:labou?r|travel|freight|shipping|removal|re-?installation|transport(?:ation)?)\b[^.;]{0,60}\b(?:for|of|in|under) (?:(?:any|a|the) )?warranty (?:work|claims?|service|repairs?|visits?)\b[^.;]{0,30}\b(?:for the account of|borne by|at the (?:cost|expense) of|payable by|charged to|paid by) (?:the )?\[(?:taker|a)\]/,
        ],
        none: [/\[giver\]|\bseller|\bsupplier/],
      },
      ...barring(
        [
          /\bnot to be damaged\b|\bnon-damaged\b|\blegal hold\b|\bcorrosion\b|\binfring|\bshall pay reasonable return\b/,
        ],
        [
          {
            all: [
              costsOf,
              inWarranty,
              /\[\w+\](?:'s)? (?:\S+ ){0,3}?(?:bears?|pays?|must|shall|carry|responsible for|cost|expense|account)|\bborne by (?:the )?\[(?:a|taker)\]|\bcosts? of\b|\bat (?:its|\[\w+\]'s) (?:own )?(?:cost|expense)|\bchargeable|\bbilled to|\bfalls? (?:up)?on\b|\bpayable by (?:the )?\[taker\]|\[(?:a|taker)\] meets\b|\bfreight prepaid|\bmust pay/,
            ],
            none: [
              /\bindemn|\battorney|\brepresentation|\binsur|\bharmless|\binaccura|\bshortages|\bthird[- ]part/,
              /\b(?:repair\w*|replac\w*|deliver|install|correct|re-?perform)\b.{0,60}\bat (?:its|(?:the )?\[a\]'s) (?:own |sole )?(?:cost|expense)|\bfreight prepaid\b|\bat (?:its|(?:the )?\[a\]'s) (?:own |sole )?(?:cost|expense)\b.{0,40}\b(?:repair|replac|correct|deliver|make good)|\bto the extent\b/,
              /\btransport damage|\bno defect|\bnot (?:be )?charged|\binitial delivery/,
              /\[(?:o|giver)\] (?:shall|will) bear all|\bsupport plan|\bmaintenance plan/,
              /\bincluding freight\b/,
              /\bseller's expense|\bvendor's expense/,
            ],
            test: (_hits, { words, standing }) =>
              !(
                /\[a\] (?:shall|will|must) (?:\S+ )?(?:bear|pay)\b|at \[a\]'s expense\b/.test(words) &&
                standing === 'counterpart'
              ) || /\bnot\b|\bexcludes?\b/.test(words),
          },
          {
            within: 'sentence',
            all: [
              /\bmust pay\b.{0,30}\b(?:labou?r|travel|freight|shipping)|\b(?:labou?r|travel|freight|shipping)\b.{0,30}\bpaid by/,
              /\bwarranty\b|\bguarantee\b/,
            ],
          },
        ],
      ),
    ],
    'warranty-absolute': barring(
      [/\bdeemed waived\b|\bused in or resold\b|\brestaurant\b/],
      [
        {
          force: ['promise', 'duty', 'fact', 'acknowledgement', 'ban'],
          all: [promise, perfect],
          none: [
            /\bnot warrant|\bno warrant|\bdisclaim|\bwithout warrant|\bdo(?:es)? not\b(?! and)|n't\b/,
            /\bmaterial(?:ly)? (?:defects?|respects?|conform)|\bin material|\bsubstantial(?:ly)?\b|\breasonable\b|\bto its knowledge|\bmaterial and workmanship/,
            /\[each\]/,
            /\bliens\b|\bfree of charge/,
          ],
        },
        {
          force: ['promise', 'duty', 'fact'],
          all: [
            /\b(?:shall|will) be perfect\b|\bany (?:flaw|defect|fault) of (?:whatever|any) (?:kind|nature|sort)\b(?=.{0,60}\bdiscover)|\bperfect in every\b/,
          ],
          none: [/\bnot\b(?! discover)|\bno (?:warrant|liab)|\btitle\b|\[each\]/],
        },
      ],
    ),
    'warranty-no-end-date': [
      {
        all: [
          /\bwarrant\w*|\bguarant\w+|\bdefects?\b|\bdefective\b|\berrors\b|\bfaults?\b|\bleaks?\b|\bstands behind|\brepresentations\b/,
          endless,
        ],
        none: [
          /\blicen[cs]e is\b|\bconfidential|\btrade secrets|\bnot continue|\btitle and authority|\bdata\b|\bindemni/,
          /\bfundamental|\bfraud\b/,
        ],
      },
      {
        all: [
          /\bwarrant\w*|\bguarant\w+|\b(?:repair|make good|remedy|rectify)\b.{0,40}\b(?:defects?|faults?)/,
          /\b\d+ years\b/,
        ],
        none: [/\brepresent|\bleak|\btax\b|\bsurviv/],
        test: (_hits, { words }) => allDaysIn(words).some((days) => days >= 15 * 360),
      },
    ],
    'warranty-knowledge-qualified': barring(
      [/\bfraud"? means\b/],
      barring(
        [
          /\b(?:having made|after|following) (?:making )?(?:all |due and )?(?:due|reasonable|careful) (?:inquir(?:y|ies)|enquir(?:y|ies))\b/,
        ],
        [
          {
            force: ['fact', 'promise', 'acknowledgement', 'ban'],
            all: [
              /^(?:[\d.()a-z]{1,6} )?(?:to (?:the )?(?:best of )?(?:the )?\[(?:a|p|giver|o)\]'s (?:best |actual |current )?knowledge|so far as (?:the )?\[\w+\] (?:is|are) aware),? (?:there (?:is|are)|no\b|neither\b|the \S+ (?:does|do|has|have|is|are) not)/,
            ],
            none: [/\bafter (?:due|reasonable) (?:inquiry|enquiry)|\[each\]|\bbelief and\b/],
          },
          {
            all: [knowledge],
            none: [
              /\bafter (?:due|reasonable) (?:inquiry|enquiry)|\bwould know\b|\breasonable inquiry/,
              /\[each\]|\bchild\b|\bage of\b|\bactually knows? is\b/,
              /\bnot qualified|\bno warranty is qualified|\bno\b.{0,30}\bqualified by/,
              /\bnotify\b|\bas soon as\b|\bpromptly/,
              /\bbefore (?:closing|completion|signing)|\bnot liable\b|\bclaim\b|\bindemni|\binfringement of which/,
              /\bany breach of the (?:warrant|represent)|\bconfirms? compliance|\bconfirm(?:s|ing)? in writing|\bescrow agent|\bconfidential|\bknown to\b|\bprofessional\b|\bto the best of (?:its|his|her|\[a\]'s) (?:ability|skill)/,
              /\b(?:bar|limit|affect|waive)s?\b/,
              /\bthreatened\b|\bpending\b|\bproceedings\b|\blitigation\b|\bcounsel\b|\bofficers?\b|\bcertif\w+\b|\bregistration statement|\bstop order/,
            ],
            test: (_hits, { words, force }) =>
              force !== 'definition' ||
              (/\bactual\b/.test(words) && !/deal team|\[taker\]|buyer's knowledge/.test(words)),
          },
        ],
      ),
    ),
    'materiality-scrape': barring(
      [/\bnot limited to\b|\buntrue statement\b|\bprejudiced\b/],
      barring(
        [
          /\bbut not (?:in|for)\b|\bonly (?:in|for) (?:calculating|measuring|computing|determining the amount)/,
          /\bheadings|\bfractions/,
          /\bshall apply\b/,
          /\bmaterial breach|\bmaterial uncured|\bsufficient material|\braw material|\bmaterials\b|\bcontrovers|\bconfidential/,
        ],
        [
          {
            all: [
              materiality,
              scrapes,
              /\bbreach|\binaccura|\bascertain|\bwhether\b|\bliab|\bindemni|\btrue\b|\bcorrect|\bclaim/,
            ],

            clause: [/\bwarrant|\brepresent|\bindemni|\bbreach|\bloss|\binaccura|\bclaim/],
          },
          {
            all: [materiality, scrapes],

            clause: [/\bwarrant|\brepresent|\bindemni|\bbreach|\bloss|\binaccura|\bclaim/],
            level: 'low',
          },
        ],
      ),
    ),
    'sandbagging-allowed': barring(
      [/\bnot (?:reasonably )?(?:discoverable|apparent)\b|\blatent\b|\bhidden defects?\b/],
      barring(
        [
          /\bnot limited to\b|\bacceptance of rent\b|\bno amendment\b|\bchange in control\b|\bcan't recover\b|\bindemnify\b(?![^.;]{0,200}\b(?:knowledge|knew|investigation by))|\boperate as a waiver of any provision\b/,
        ],
        [
          {
            all: [
              knew,
              unaffected,
              /\bwarrant\w*|\brepresent\w*|\bindemni\w*|\bbreach\b|\bclaims?\b|\binaccura|\brecover(?:y|ies)?\b/,
            ],
            none: [
              /\btax (?:covenant|indemnity|deed)/,
              /\bmay not claim|\bnot liable|\bno liability\b|\bno warranty is\b/,
              /\bdisclosure (?:schedules?|letter)\b/,
              /\bfailure by a party|\bconfidential|\brespective (?:indemnit|representations|agreements|warrant)/,
              /\[each\]/,
              /\bmaterial(?:ity)?\b/,
              /\bmitigat/,
              /\bexcept (?:to the extent )?(?:\S+ ){0,4}?knew/,
              /\bto the extent\b/,
            ],
            test: (_hits, { words }) => !/\[a\] has no liability|\bno claim/.test(words),
          },
          {
            all: [
              /\b(?:rights|remed\w+)\b/,
              /\b(?:not|nor)\b.{0,30}\b(?:affected|limited|prejudiced|waived|diminished|reduced)\b/,
              /\binvestigation\b|\bknowledge\b|\bdue diligence\b|\bknew\b|\bdiscovered\b/,
            ],
            none: [/\[each\]/, /\btax (?:covenant|indemnity|deed)/],
          },
        ],
      ),
    ),
    'sandbagging-barred': barring(
      [
        /\bno (?:answer|defen[sc]e|bar) (?:to|that)\b|\b(?:not|nor) (?:affect|limit|prejudice|diminish|impair|bar|prevent|reduce)|\bnotwithstanding\b|\birrespective\b|\bwhether found\b|\bregardless\b/,
        /\bconfidential|\brecipient\b|\bbefore disclosure|\bwhether or not\b|\bterminat|\bpending\b|\bthreatened\b|\bcommenced\b|\bunauthori[sz]ed|\btransactions?\b|\bfranchise/,
        /\bintentional|\bnegligen|\bindirect|\bconsequential|\bpossibility\b|\badvised\b/,
        /\b\d+ (?:days|months|years) (?:of|after|from)\b/,
        /\bjury|\bknown or unknown|\bunknown\b/,
        /\bnot (?:be )?(?:liable|responsible) for (?:any )?known\b/,
        /\bto its knowledge\b/,
      ],
      [
        {
          all: [
            couldHaveKnown,
            couldKnow,
            barred,
            /\bclaims?\b|\bliab\w+|\bindemn|\bremedy\b|\bcomplain|\brights\b|\brecovery\b|\bestopped|\bbreach/,
          ],

          test: (_hits, { words }) =>
            !/\bshall not be a waiver|\bnot be (?:a )?waiver|\bnot release\b|\bimpaired\b/.test(words),
        },
        {
          all: [
            couldKnow,
            barred,
            /\bclaims?\b|\bliab\w+|\bindemn|\bremedy\b|\bcomplain|\brights\b|\brecovery\b|\bestopped|\bbreach/,
          ],

          test: (_hits, { words }) =>
            !/\bshall not be a waiver|\bnot be (?:a )?waiver|\bnot release\b|\bimpaired\b/.test(words),
          level: 'low',
        },
      ],
    ),
    'disclosure-gives-no-protection': barring(
      [
        /\bliability (?:\S+ ){0,4}?(?:fraud|dishonest)/,
        /\bregistration statement\b|\bprospectus\b|\bhas not made any\b/,
      ],
      [
        {
          all: [
            disclosure,
            /\bclaim\b.{0,40}\b(?:though|even (?:if|though|where))\b.{0,30}\b(?:appears?|is (?:listed|set out|disclosed|included))|\bno (?:defen[cs]e|answer)\b|\bas if (?:they|it|the same) had not been|\bno (?:\S+ )?(?:supplement|item|matter|update)\b.{0,90}\b(?:prejudice|limit|affect|cure|reduce)|\b(?:nothing|not)\b.{0,90}\b(?:be an? (?:answer|defen[cs]e)|prejudice)|\bnotwithstanding\.?$|\bwhether or not disclosed|\beven if (?:\S+ ){0,5}?disclosed|\bdisclosed or (?:un|not )disclosed|\b(?:not|nothing)\b.{0,60}\b(?:limit|reduce|relieve|qualif|prevent|exception|reduced)\w*|\bno disclosure\b|\bno effect on\b|\bregardless of\b|\bwithout regard to\b|\bnotwithstanding (?:\S+ )?disclos|\bwithout (?:\S+ )?qualification by|\binclud\w+ (?:those scheduled|matters disclosed|what has been disclosed)|\bcovers also\b|\bare still breaches|\bnot be an exception/,
            /\bwarrant\w*|\bindemni\w*|\bliabilit\w+|\bremains? (?:answerable|liable)|\brepresentations?\b|\bclaim\w*|\brecover\b/,
          ],
          none: [
            /\bconfidential|\brecipient\b|\bpersonal data|\bnot liable for\b|\bconflicts?\b|\bchoice of law|\blaws of\b/,
            /\bmatters fairly disclosed are exceptions/,
            /\bnothing in the (?:letter|schedules?) is an admission/,
            /\bknowledge\b/,
          ],
        },
      ],
    ),
    'disclosure-sweeps-in-everything': barring(
      [/\bregistration statement\b|\bprospectus\b|\buntrue statement\b/],
      [
        {
          all: [
            /\bdata ?room\b|\bmade available\b|\bthe schedules\b|\bdisclosure (?:schedules?|bundle)\b|\bits schedules\b|\bpublic (?:record|register)|\bhanded to\b|\bdisclos\w+|\bany search\b|\bpublic search|\bpapers supplied|\bsupplement\w*\b|\bgeneral literature/,
            /\bdeemed (?:\S+ )?(?:disclosed|to be disclosed|true|exceptions)|\bcures? (?:the|any) breach|\bprevents?\b.{0,40}\bclaiming|\bqualif(?:y|ies) (?:all|the|every|each|any)|\btreated as listed|\bis an exception to\b|\bfree itself from the breach|\bamend the schedules|\beliminates?\b|\bas so supplemented|\bfull contents|\bentire contents|\btreated as disclosed|\btaken to be disclosed|\bdisclosure for every other|\bsubject to everything|\bany update shall cure|\bdeemed exceptions|\bwhether or not its relevance|\bdeemed to cure|\bdeemed fairly disclosed|\bqualified by (?:all|any|every)/,
          ],
          none: [/\bonly (?:matters|accept)|\bnot cure|\breasonably apparent|\bspecifically disclosed/],
        },
        {
          within: 'sentence',
          all: [
            /\bdisclosure (?:schedules?|letter)|\bschedules\b/,
            /\b(?:shall|will) cure\b|\bany update shall cure|\bdeemed (?:to (?:have )?cured?|cured|true)|\bread as so/,
          ],
          none: [/\bnot cure/],
        },
      ],
    ),
    'third-party-parts-unwarranted': barring(
      [/\bdisclaims? any and all warranties\b|\blosses arise\b/],
      [
        {
          all: [
            ofThirdParties,
            /\bno (?:\S+ )?(?:warrant\w*|guarantee|representation)|\bdisclaims?\b|\bwithout (?:\S+ )?assurance|\bstands? behind none|(?:\bnot|n't) (?:reach|guarantee|warrant|warranted|covered|extend|be passed|stand behind)|n't stand behind|\bwithout warrant|\bexclud\w+|\bcarry no\b|\bgives? none|\bconfined to|\bgives no\b|\bassumes no\b/,
            /\bwarrant\w*|\bguarant\w+|\bassurance|\bstand behind|\bcover(?:ed)?\b|\bexcluded from it\b/,
          ],
          clause: [/\bwarrant|\bguarant|\bassurance|\bstand behind/],
          none: [
            /\[(?:o|taker)\] (?:buys|selects|purchases|obtains) (?:\S+ ){0,2}?(?:from others|separately)|\bthat \[o\] buys/,
            /\bpass(?:es)?[- ]through\b|\bassigns?\b|\bextend to \[o\]|\bnot limited to/,
            /\[each\]/,
            /\bto third parties\b/,
            /\bindemni|\binfring/,
            /\bweb ?sites?\b|\blinks?\b|\bendorse|\bproperties\b|\bconformance with\b/,
          ],
          clauseNone: [/\b(?:assigns?|pass(?:es)? (?:on|through))\b[^\n]{0,60}\bwarrant/],
        },
        {
          all: [
            /\bnot (?:being )?the (?:manufacturer|\[a\])|\bnot a manufacturer|\btires, batteries/,
            /\bno\b|\bnot\b/,
            /\bwarrant/,
          ],
          clauseNone: [/\bassigns?\b[^\n]{0,60}\bmanufacturers?'?s?'? warrant/],
        },
      ],
    ),
    'warranty-survival-short': [
      {
        all: [
          /\brepresentations?\b|\bwarrant\w*|\bassurances\b|\bright to sue (?:up)?on\b/,
          survivesNot,
          /\bclosing\b|\bcompletion\b|\bdeed\b|\btransfer\b|\bassignment\b|\b\d+ (?:days|months)\b|\bsigning\b|\bissue of shares|\bhandover\b|\bday after\b/,
        ],
        none: [
          /\bnot merge\b|\bshall survive\b(?!.{0,20}\bnot)|\bsurvives? (?:the )?(?:closing|completion) for/,
          /\bcovenants? (?:that|which)/,
          /\bperiod of the guarantee|\bdefect/,
          /\bfundamental|\bfraud/,
        ],
        test: (_hits, { words }) => {
          const days = allDaysIn(words);
          return days.length === 0 || Math.max(...days) <= 200;
        },
      },
      {
        all: [/\brepresentations?\b|\bwarrant\w*/, /\bsurviv\w+/],
        none: [/\bnot\b|\bfundamental|\bfraud|\bindefinite/],
        test: (_hits, { words }) => {
          const days = allDaysIn(words);
          return days.length > 0 && Math.max(...days) <= 200;
        },
      },
      { within: 'sentence', all: [/\brepresentations terminate\b|\bno recourse\b/, /\bno liability\b/] },
    ],
    'specifications-not-binding': [
      {
        force: ['fact', 'ban', 'exclusion', 'acknowledgement', 'no-duty', 'duty', 'promise'],
        all: [
          /\b(?:descriptions?|samples?|drawings?|specifications?|illustrations?|catalog(?:ue)?s?|brochures?|performance (?:data|figures)|technical data|weights|measurements|dimensions)\b/,
          /\b(?:(?:not|n't|nor|never|no) (?:\S+ ){0,2}?(?:form|be|become|constitute|are|is)? ?(?:(?:a |any )?part of (?:the|this|any) (?:contract|bargain|agreement)|binding)|form(?:s|ing)? no part of (?:the|this|any) (?:contract|bargain|agreement)|(?:illustrative|approximate|indicative|informational?|guidance)(?: only| and (?:shall |do |are )?(?:not|no)\b)|not (?:to )?(?:create|constitute|give rise to) (?:a |any )?(?:\S+ )?warrant\w+|not (?:be )?a sale by (?:sample|description)|no (?:descriptions?|samples?|drawings?|illustrations?)[^.;]{0,40} (?:shall|will) (?:form|be|become) (?:a )?part of (?:the|this|any) (?:contract|agreement|bargain))\b/,
        ],
        none: [
          /\b(?:unless|except (?:as|where)|software (?:development|roadmap)|prices? (?:are|is)|forecasts?|budget|headings?|tender|schedule of quantities|estimated (?:quantit|value|price|usage|volume)\w*|insurance|trademarks?|royalt\w+|intellectual|confidential\w*)\b/,
        ],
        clause: [
          /\b(?:goods|products?|equipment|units?|machines?|materials|seller|supplier|vendor|works|manufacturer|sale)\b/,
        ],
        bears: 'taker',
      },
    ],
  },
  fixes,
);

/** In these words a statement says that the issue does not arise. */
export const issues = unlessDenied(alsoBy(affirmed, otherWords), {
  // Who says that it knows of nothing promises nothing else.
  'warranty-knowledge-qualified': [
    /\bnot (?:be )?(?:limited|qualified|restricted) (?:to|by)\b/,
    /\b(?:confirms?|states?) that (?:(?:up)?on|at|as of|as at)?[^,;]{0,30}\b(?:it|they|he|she) (?:is|are|was|were) not aware\b/,
  ],
  'warranty-remedy-without-backstop': [/\bnot (?:the )?(?:\[\w+\]'s )?(?:only|sole|exclusive) remed/],
});

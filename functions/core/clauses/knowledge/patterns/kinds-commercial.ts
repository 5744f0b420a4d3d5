import { defineKind, type ClauseKind } from '../clause-kind.ts';
import benefits from '../kinds/benefits.json' with { type: 'json' };
import duties from '../kinds/duties.json' with { type: 'json' };
import escrow from '../kinds/escrow.json' with { type: 'json' };
import exclusivity from '../kinds/exclusivity.json' with { type: 'json' };
import firstRefusal from '../kinds/first-refusal.json' with { type: 'json' };
import liquidatedDamages from '../kinds/liquidated-damages.json' with { type: 'json' };
import maintenance from '../kinds/maintenance.json' with { type: 'json' };
import minimum from '../kinds/minimum.json' with { type: 'json' };
import mostFavoured from '../kinds/most-favoured.json' with { type: 'json' };
import nonDisparagement from '../kinds/non-disparagement.json' with { type: 'json' };
import revenueShare from '../kinds/revenue-share.json' with { type: 'json' };

/** Clauses of the bargain itself that only some contracts have: who deals with whom, at what volume, on whose terms. */
export const commercialKinds: readonly ClauseKind[] = [
  defineKind('exclusivity', exclusivity, {
    confirmedBy: ['Exclusivity'],
    heading: /exclusiv/,
    trigger:
      /\bexclusivity\b|(?<!non-|non )\bexclusive(?:ly)?\b[^.;]{0,100}\b(?:distribut\w*|resell\w*|dealers?|suppliers?|providers?|partners?|agents?|franchis\w*|purchas\w*|market|promot\w*|sell)\b|\b(?:purchase|buy|obtain|source)\w*\b[^.;]{0,80}\b(?:solely|only|exclusively) from\b/,
    present: {
      scope: /\bproducts?\b|\bservices?\b|\bgoods\b|\bbrands?\b|\bcategor|\bchannels?\b|\bfield\b|\bcontent\b|\bsite\b/,
      territory: /\bterritor|\bworldwide|\bcountr|\bregion|\bunited states\b|\bcity\b|\bstate of\b|\bgeographic/,
      period: /\b(?:day|week|month|year)s?\b|\bterm\b|\buntil\b|\bduring\b|\bas long as\b/,
      effort: /\befforts\b|\bactively\b|\bpromote|\bdiligen|\bminimum\b/,
      loss: /\bminimum|\bnon-?exclusive\b|\blose[sd]?\b|\bterminat|\bceases?\b|\bends?\b|\bquota|\btarget/,
      exceptions:
        /\bexcept|\bother than\b|\bprovided\b|\bunless\b|\bnotwithstanding\b|\bexclud|\breserve[sd]?\b|\bsubject to\b/,
    },
  }),
  defineKind('minimum', minimum, {
    confirmedBy: ['Minimum Commitment', 'Minimum Commitment and Volume'],
    heading: /minimum|commitment|take or pay|guarantee/,
    trigger:
      /\bminimum\b[^.;]{0,60}\b(?:purchases?|orders?|quantit\w*|volumes?|commitments?|amounts?|fees?|revenues?|payments?|guarantees?|royalt\w*|annual|number of|sales)\b|\b(?:purchase|order|take|buy|sell)\b[^.;]{0,80}\b(?:at least|no less than|not less than|a minimum)\b|\bguaranteed (?:minimum|amount|revenues?|fee|payment)|\btake[- ]or[- ]pay\b/,
    present: {
      amount: /[$€£] ?[\d*]|\d ?%|\bpercent|\b\d[\d,.]*\b|\bunits?\b|\bschedule|\bexhibit|\bset forth|\bset out|\[\*/,
      period: /\b(?:year|quarter|month|week)(?:s|ly)?\b|\bannual|\bterm\b|\bperiod\b/,
      shortfall:
        /\bshort-?fall|\bdifference\b|\bfail(?:s|ure|ed)?\b|\bdeficien|\bmake[- ]up\b|\bnon-?exclusive\b|\bterminat|\bdoes not (?:reach|meet|achieve|purchase)/,
      relief:
        /\bforce majeure|\bunable to\b|\bavailab|\breduced\b|\bexcept\b|\bto the extent\b|\badjust|\bcould not be supplied/,
      carry: /\bcarr(?:y|ied|ies)\b|\bcredit|\broll\w*\b|\bmake[- ]up\b|\bexcess\b|\bapplied (?:to|against)/,
      counts: /\bcounts?\b|\bcounted\b|\bnet of\b|\binclud|\bexclud|\bcalculat|\bmeasured by\b/,
    },
  }),
  defineKind('most-favoured', mostFavoured, {
    confirmedBy: ['Most Favored Nation'],
    heading: /most favou?red|favou?rable|best price|price protection/,
    trigger:
      /\bmost[- ]favou?red|\b(?:no|not) less favou?rabl[^.;]{0,120}\b(?:customers?|party|parties|licensees?|distributors?|purchasers?|clients?|others?)\b|\bat least as favou?rable|\bmore favou?rable\b[^.;]{0,100}\b(?:prices?|pricing|terms|conditions|rates?)\b|\b(?:prices?|pricing|rates?|terms)\b[^.;]{0,60}\bmore favou?rable\b|\b(?:lower|lowest|better|best) prices?\b/,
    present: {
      compared:
        /\bsimilar|\bcomparable|\bsame\b|\bequivalent|\bsubstantially\b|\bany other\b|\banother\b|\blike (?:products?|services?|volumes?|quantit)/,
      adjust:
        /\badjust|\breduc|\boffer|\bextend|\bmatch|\brefund|\bcredit|\bentitled|\balso grant|\bmodif|\bfull benefit|\bamended\b/,
      notice: /\bnotif|\bnotice\b|\bpromptly inform|\badvise[sd]?\b/,
      check: /\baudit|\bcertif|\brecords\b|\bverif|\bconfirm/,
      exceptions: /\bexcept|\bexclud|\bother than\b|\bprovided\b|\bunless\b|\bgovernment|\baffiliate/,
    },
  }),
  defineKind('revenue-share', revenueShare, {
    confirmedBy: ['Revenue/Profit Sharing'],
    heading: /royalt|commission|revenue|profit|participation/,
    trigger:
      /\broyalt(?:y|ies)\b[^.;]{0,80}\b(?:of|on|equal|pay|paid|payable|rate)\b|\b(?:revenue|profit)[- ]shar|\bshare of\b[^.;]{0,40}\b(?:revenues?|profits?|sales|proceeds)\b|(?:\bpercent|%)\)? of\b[^.;]{0,60}\b(?:revenues?|profits?|sales|proceeds|receipts|income)\b/,
    present: {
      share:
        /\d ?%|%\]|\[●|\bpercentages?\b|\bpercent|\bper (?:unit|copy|sale)\b|[$€£] ?[\d*]|\bschedule|\bexhibit|\brate\b|\[\*/,
      base: /\bnet (?:sales|revenues?|receipts|profits?|income|proceeds)|\bgross\b|\bless\b|\bdeduct|\bexclud|\bdefined\b|\bnet of\b|\bselling price|\bsales price/,
      when: /\bwithin\b[^.]{0,40}\bdays|\bmonthly|\bquarter|\bannual|\bdays (?:after|of|following)|\beach (?:month|calendar|year)|\bday of\b/,
      audit: /\baudit|\bbooks\b|\brecords\b|\binspect/,
      returns: /\breturns?\b|\brefund|\bcharge-?back|\buncollect|\bcredits?\b|\bbad debt/,
    },
  }),
  defineKind('escrow', escrow, {
    confirmedBy: ['Source Code Escrow'],
    heading: /escrow|source code|release/,
    trigger:
      /\bescrow\b[^.;]{0,120}\b(?:source|code|software|materials?)\b|\bsource code\b[^.;]{0,160}\b(?:escrow|releas\w*|deposit\w*|access)\b|\brelease (?:condition|event)s?\b/,
    present: {
      material: /\bsource code|\bdocumentation|\bmaterials?\b/,
      release:
        /\brelease (?:condition|event)|\binsolven|\bbankrupt|\bceases?\b|\bdefaults?\b|\breceiver|\bdiscontinu|\bliquidation|\bfails? to\b/,
      update:
        /\bupdate|\bupgrade|\bnew (?:release|version)|\bcurrent (?:release|version)|\benhancement|\bmodifications\b/,
      use: /\bsolely\b|\bto (?:maintain|support|use|modify)\b|\blicen[cs]e\b|\bright to use\b/,
      agent: /\bescrow agent|\bthird[- ]party\b|\bagent\b|\bncc\b/,
      verify: /\bverif|\btest(?:s|ing)?\b|\binspect|\bcompil/,
      cost: /\bcosts?\b|\bfees?\b|\bexpenses?\b/,
    },
  }),
  defineKind('first-refusal', firstRefusal, {
    confirmedBy: ['ROFR/ROFO/ROFN'],
    heading: /first (?:refusal|offer|negotiation)|rof[ron]\b|right to match/,
    trigger:
      /\bfirst (?:right|refusal|negotiation)\b|\bfirst opportunity to\b|\bright of (?:first|last) (?:refusal|offer|negotiation)|\bright to match\b|\brof[ron]\b/,
    arises: {
      // Where the right is only named among others, its terms stand elsewhere.
      period:
        /\b(?:shall|will|must|agrees to)\b[^.;]{0,80}\b(?:offer|give|grant|notify|negotiate)|\b(?:grants?|has|have)\b[^.;]{0,60}\b(?:first|last|match)/,
    },
    present: {
      event:
        /\bbona fide\b|\bthird part|\b(?:proposes?|desires?|intends?|wish(?:es)?|elects?|decides?) to\b|\bin the event\b|\bif\b/,
      notice: /\bnotice\b|\bnotif|\bin writing\b|\bwritten\b/,
      period:
        /\bwithin\b[^.]{0,50}\b(?:days?|months?)\b|\b(?:days?|months?)\b[^.]{0,20}\b(?:after|from|of|to|following)\b|\bday period\b/,
      terms:
        /\b(?:same|such|similar) (?:price|terms)|\bterms and conditions|\bno less favou?rabl|\bmatch|\bno more favou?rabl|\bprice\b/,
      lapse:
        /\bfree to\b|\b(?:does|do|shall|did) not\b|\bfails? to\b|\blapse|\bexpires?\b|\bthereafter\b|\bwaived?\b|\bdeclin/,
      revive: /\bagain\b|\bre-?offer|\bmaterially (?:different|more)\b|\bsubsequent/,
      end: /\bterm\b|\byears?\b|\buntil\b|\bduring\b/,
    },
  }),
  defineKind('non-disparagement', nonDisparagement, {
    confirmedBy: ['Non-Disparagement'],
    heading: /disparag/,
    trigger: /\bdisparag|\bdefam(?:e|es|atory)\b|\bderogatory\b|\bad hominem\b|\bnegative (?:comment|statement)/,
    present: {
      mutual: /\beach\b|\bneither\b|\bboth\b|\bmutual|\beither party\b/,
      truth:
        /\bby law\b|\bapplicable law|\btruthful|\btestif|\bsubpoena|\blegal process|\bgovernment|\bwhistle|\bcompelled|\bcourts?\b|\bregulat/,
      who: /\baffiliate|\bofficers?\b|\bdirectors?\b|\bemployees?\b|\bproducts?\b|\bservices?\b|\bagents\b|\bmarks?\b/,
      period: /\bterm\b|\byears?\b|\bmonths?\b|\bduring\b|\buntil\b/,
      form: /\bpublic|\bwrit(?:e|ten|ing)\b|\boral|\bstatements?\b|\bmedia\b|\bpress\b/,
    },
  }),
  defineKind('liquidated-damages', liquidatedDamages, {
    confirmedBy: ['Liquidated Damages'],
    heading: /liquidated|termination fee|delay/,
    trigger:
      /\bliquidated damages\b|\b(?:early )?termination (?:fee|charge|payment)s?\b|\bdelay damages\b|\bnot (?:as )?a penalty\b|\breasonable (?:pre-?)?(?:estimate|approximation) of\b/,
    present: {
      amount:
        /[$€£] ?[\d*]|\d ?%|\bpercent|\bequal to\b|\bamount|\bper (?:day|week|month)\b|\brate of\b|\bsum of\b|\[\*/,
      event: /\bif\b|\bupon\b|\bin the event\b|\bfails?\b|\bdelay|\bterminat|\bbreach|\blate\b/,
      sole: /\bsole\b|\bexclusive remed|\bin addition\b|\bin lieu\b|\bwithout prejudice|\bfurther damages|\bother remed|\bin full\b/,
      estimate: /\bpenalty\b|\bestimat|\bapproximation|\bdifficult|\bforecast|\bprecise|\bascertain/,
      cap: /\bnot exceed\b|\bmaximum\b|\bcap(?:ped)?\b|\bup to\b|\blimited to\b/,
      due: /\bwithin\b|\bpayable\b|\bon demand\b|\bimmediately\b|\bdue\b/,
    },
  }),
  defineKind('benefits', benefits, {
    confirmedBy: ['Employee Benefits'],
    heading: /benefits|vacation|leave/,
    trigger:
      /\bvacation\b|\bpaid time off\b|\bfringe benefits?\b|\bbenefit (?:plans?|programs?|arrangements?)\b|\b(?:health|medical) insurance\b|\bpaid leave\b/,
    present: {
      plans:
        /\bhealth\b|\bmedical\b|\bdental\b|\bpension|\b401\b|\blife insurance|\bretirement|\binsurance\b|\bplans?\b/,
      leave: /\bvacation|\bpaid time off|\bholidays?\b|\bleave\b|\bpto\b/,
      level:
        /\bother\b[^.;]{0,30}\b(?:executives?|employees|officers)|\bsimilarly situated|\bno(?:t)? less favou?rabl|\bcomparable|\bgenerally\b/,
      eligibility: /\beligib|\bin accordance with\b|\bterms of\b|\bsubject to\b|\bpursuant to\b|\bconsistent with\b/,
      change: /\bmodif|\bamend|\bterminate|\bdiscontinu|\bfrom time to time\b|\bchanged?\b/,
      unused: /\baccru|\bcarr(?:y|ied)\b|\bin lieu\b|\bunused\b|\bforfeit|\bpaid out\b/,
    },
  }),
  defineKind('duties', duties, {
    confirmedBy: ['Duties and Position'],
    heading: /duties|position|employment|title/,
    trigger:
      /\b(?:employ(?:s|ed)?|serves?|appointed|title|be|capacity|position)\b[^.;]{0,60}\b(?:president|chief \w+ officer|vice[- ]president|managing director|director of|general counsel|general manager)\b|\breports? (?:directly |only |solely )?to the (?:board|chief|president)\b|\bduties\b[^.;]{0,60}\b(?:customarily|associated with|position|office|assigned)\b/,
    present: {
      position: /\b(?:position|title|office|capacity)\b|\bpresident\b|\bofficer\b|\bdirector\b|\bmanager\b|\bcounsel\b/,
      duties: /\bduties\b|\bresponsib|\bservices\b|\bperform/,
      change:
        /\bchanged?\b|\bmodif|\bfrom time to time\b|\bcommensurate|\bconsistent with\b|\bassign|\botherwise directed|\bshall direct\b/,
      reports: /\breport|\bdirection\b|\bsupervis|\bunder the control\b/,
      time: /\bfull[- ]?time\b|\bbusiness time|\bhours\b|\bentire\b|\bsubstantially all\b/,
      place: /\blocat|\bplace of work|\bbased (?:in|at)\b|\brelocat|\btravel|\boffices? in\b/,
      outside: /\bother (?:business|activit|employment|boards?)|\boutside\b|\bcharit|\bcivic\b/,
    },
  }),
  defineKind('maintenance', maintenance, {
    confirmedBy: ['Maintenance and Repairs'],
    heading: /maintenance|repair/,
    trigger:
      /\b(?:maintain|repair|keep)\w*\b[^.;]{0,100}\b(?:premises|building|roof|structur\w*|demised|plumbing|heating)\b|\b(?:good|tenantable) (?:order|repair)\b/,
    present: {
      structure: /\bstructur|\broof|\bfoundation|\bexterior|\bouter walls?\b/,
      inside: /\binterior|\bplumbing|\bheating|\bhvac\b|\belectric|\bfixtures?\b/,
      wear: /\bwear\b/,
      casualty: /\bcasualt|\bfire\b|\bdamage|\bact of god\b|\bcondemn/,
      time: /\bnotice\b|\bnotif|\bpromptly\b|\bwithin\b/,
      failure: /\bfails? to\b|\breimburs|\bat the (?:cost|expense) of\b|\boffset/,
      end: /\bsurrender|\breturn|\bexpiration|\bend of\b|\byield up\b/,
    },
  }),
];

import { defineKind, type ClauseKind } from '../clause-kind.ts';
import confidentiality from '../kinds/confidentiality.json' with { type: 'json' };
import indemnity from '../kinds/indemnity.json' with { type: 'json' };
import liability from '../kinds/liability.json' with { type: 'json' };
import insurance from '../kinds/insurance.json' with { type: 'json' };
import warranty from '../kinds/warranty.json' with { type: 'json' };
import forceMajeure from '../kinds/force-majeure.json' with { type: 'json' };

/** Clauses about secrecy, loss and who pays for it. */
export const protectionKinds: readonly ClauseKind[] = [
  defineKind('confidentiality', confidentiality, {
    confirmedBy: ['Confidentiality'],
    heading: /confidential|non-?disclosure|nondisclosure|secrecy|proprietary information|trade secret/,
    trigger:
      /\bconfidential (?:information|material|nature)|\bproprietary information|\btrade secrets?\b|\bconfidentiality\b|\bnon-?disclosure\b|\b(?:keep|maintain|hold)\b[^.;]{0,60}\b(?:confiden(?:ce|tial)|secret)/,
    main: /\b(?:not|neither)\b[^.;]{0,80}\b(?:disclos|divulg|reveal|publish|communicat)|\b(?:keep|kept|hold|held|maintain|treat|safeguard|protect|preserve)\w*\b[^.;]{0,80}\b(?:confiden|secre)|\b(?:use|used)\b[^.;]{0,80}\b(?:solely|only) (?:for|to|in)\b/,
    present: {
      exclusions:
        /\b(?:publicly|public (?:domain|knowledge)|generally (?:available|known)|already (?:known|in (?:its|the) possession)|known to (?:such |the )?(?:other |receiving )?(?:part(?:y|ies)|recipient)[^.;]{0,40}(?:when|before|prior|at the time)|(?:lawfully|rightfully) (?:obtained|received|acquired) from|independently developed|in the public|becomes? public|not include(?: any)?(?: of)?[^.]{0,60}(?:known|available))/,
      compelled:
        /\b(?:required|compelled|requested|ordered|necessary|demanded)\b[^.]{0,50}\b(?:law|court|legal|subpoena|regulat|judicial|governmental|order|process|authorit)|\bsubpoena|\b(?:judicial|legal|court) (?:process|order|requirement)|\bas required by\b/,
      return:
        /\b(?:return|destroy|destruction|surrender|deliver(?:ed)? (?:up|back|to)|erase|delete)\w*\b[^.]{0,160}\b(?:information|materials?|documents?|copies|records|property|data|same|it|them|items?)\b|\b(?:information|materials?|documents?|copies|records)\b[^.]{0,120}\b(?:be |promptly |immediately )*(?:return|destroy|deliver(?:ed)? to|surrender|erase)/,
      duration:
        /\bsurviv|\b(?:for|period of|within)\b[^.]{0,50}\b(?:years?|months?)\b|\bperpetu|\bindefinite|\b(?:year|month)s?\b[^.]{0,60}\b(?:after|following|from|thereafter)|\bremain in (?:full )?(?:force|effect)|\bterm of (?:this|the)[^.]{0,60}(?:and|thereafter)|\bat (?:any|all) times?\b|\bduring (?:or|and) (?:at any time )?(?:after|following)|\bso long as|\buntil\b/,
      purpose:
        /\b(?:solely|only|exclusively|other than|except)\b[^.]{0,90}\b(?:purpose|perform|connection|use|evaluat|exercis)|\bpurposes?\b|\bnot (?:to )?(?:make (?:any )?use|use)|\buse[^.]{0,40}\bonly\b/,
      people:
        /\bneed[- ]to[- ]know\b|\bneed to (?:know|have)|\b(?:employees?|personnel|representatives?|advis[eo]rs?|agents?|consultants?|contractors?)\b[^.]{0,120}\b(?:who|bound|need|agree|only|informed)/,
      remedies: /\binjunct|\bequitable (?:relief|remed)|\birreparabl|\bspecific performance/,
      care: /\b(?:same|reasonable|due|utmost|strict(?:est)?) (?:degree of |standard of )?(?:care|confiden|precaution|measures|protect)|\bdegree of care|\bsafeguard|\breasonable (?:steps|measures|efforts|precautions)/,
    },
  }),
  defineKind('indemnity', indemnity, {
    confirmedBy: ['Indemnification'],
    heading: /indemni|hold harmless/,
    trigger: /\bindemnif(?:y|ies|ied|ication)|\bhold\w*\b[^.;]{0,40}\bharmless\b|\bindemnit(?:y|ies|ee|or)\b/,
    present: {
      notice:
        /\b(?:prompt|written|immediate|timely|reasonable|give|giving|provid\w+)\b[^.;]{0,60}\bnoti(?:ce|f)|\bnotif(?:y|ies|ied)\b/,
      control:
        /\bcontrol\b|\bassume\b[^.]{0,60}\bdefen[cs]e|\bsettle(?:ment|d)?\b|\b(?:choice of|own|select(?:ed)?) counsel|\bcounsel\b[^.]{0,40}\bchoice|\bdefen[cs]e (?:of|thereof|and)|\bcompromise/,
      cooperation: /\bco-?operat|\bassist(?:ance)?\b|\bmitigat/,
      carveout:
        /\b(?:except|excluding|other than|unless|provided|not)\b[^.]{0,120}\b(?:negligen|misconduct|fault|breach)|\bto the extent\b[^.]{0,80}\b(?:caused|negligen|attributable|arising)|\b(?:negligen|misconduct)\w*\b[^.]{0,60}\bof\b[^.]{0,30}\bindemnif/,
      scope:
        /\bthird[- ]part|\bclaims? (?:by|of|brought|made)\b|\bany person\b|\bsuits?\b|\bactions?\b|\bproceedings?\b/,
      limit: /\bcap\b|\bexceed|\blimit(?:ed|ation)|\bmaximum\b|\baggregate\b/,
    },
  }),
  defineKind('liability', liability, {
    confirmedBy: ['Limitation of Liability', 'Cap On Liability', 'Uncapped Liability'],
    heading: /limitation of liab|liability|limit of liab|damages/,
    trigger:
      /\b(?:liability|liable)\b[^.;]{0,160}\b(?:exceed|limited|consequential|indirect|incidental|any|damages|unlimited|loss)|\b(?:no event|not)\b[^.;]{0,90}\b(?:liable|liability)|\bconsequential\b/,
    arises: {
      // A clause on indirect loss alone leaves the sum to another.
      cap: /^(?![^]*\b(?:indirect|consequential|incidental)\b)[^]*\bliab(?:le|ility)\b/,
      // A limit on claims that only one side can have is nothing to be shared.
      mutual:
        /\bliab\w*\b[^.;]{0,200}\b(?:this|the) (?:agreement|contract|order|lease|licen[cs]e)\b|\b(?:agreement|contract|order|lease|licen[cs]e)\b[^.;]{0,200}\bliab/,
    },
    present: {
      cap: /\bexceed|\blimited to\b|\bcap(?:ped)?\b|\bmaximum\b|\bgreater than\b|\bin excess of\b/,
      carveouts:
        /\b(?:except|exclud|other than|not (?:apply|limit)|nothing|save|unless|does not|shall not apply)\b[^.]{0,200}\b(?:fraud|wil?lful|gross|negligen|injur|death|indemnif|confidential|misconduct|breach|intent)/,
      mutual:
        /\b(?:either|neither|each|both|no) (?:of the )?part(?:y|ies)|\bparties\b|\b(?:either|neither|each|both) (?:of )?(?:us|them)\b|\bneither\b[^.;]{0,60}\bnor\b|\beach other\b|\bmutual|\breciproc/,
      types: /\bconsequential|\bindirect|\bspecial\b|\bpunitive|\bincidental|\blost profits|\bloss of profit/,
      insurance: /\baggregate|\bper (?:claim|event|incident|occurrence)|\btotal\b|\bcumulative|\bentire\b/,
    },
  }),
  defineKind('insurance', insurance, {
    confirmedBy: ['Insurance'],
    heading: /insur/,
    trigger:
      /\b(?:liability|property|general|compensation|casualty|insurance|umbrella|malpractice) insurance\b|\binsurance (?:cover|polic|compan|carrier|certificat|requir)|\b(?:maintain|carry|procure|obtain|keep|provide|purchase|have)\b[^.;]{0,80}\binsur(?:ance|ed)\b|\binsured parties\b|\badditional insured/,
    main: /\b(?:maintain|carr(?:y|ies)|procure|obtain|keep|purchase|effect|take out|provide|have)\b[^.;]{0,100}\b(?:insurance|insured|cover(?:age)?|polic(?:y|ies))\b/,
    present: {
      amount:
        /[$€£] ?\d|\b(?:million|thousand)\b|\bnot less than\b[^.]{0,50}\b(?:limit|amount|dollar|\$)|\bminimum\b|\blimits? (?:of|not)|\bamounts?\b|\bdollars?\b|\bcombined single limit/,
      proof:
        /\bcertificat|\bevidence (?:of|that|satisfactory)|\bproof\b|\bprove\b|\bcop(?:y|ies) of\b[^.]{0,40}\bpolic|\bwritten evidence|\bevidenc(?:e|ed|ing)\b|\b(?:broker|insurer)'?s?'? (?:letter|confirmation)|\bconfirm\w*\b[^.]{0,60}\b(?:cover|insur|polic|in force)|\bcover notes?\b|\binspect\b[^.]{0,40}\b(?:polic|cover)/,
      additional:
        /\badditional(?:ly)? (?:named )?insured|\bnamed insured|\bnamed as (?:an )?(?:additional )?(?:co-)?insured|\bloss payee|\bname\b[^.]{0,80}\binsured|\binsured part|\b(?:co|joint)[- ]?insured|\bjoint names?\b|\binterests? (?:is |are |be |shall be )?(?:noted|endorsed)|\bindemnity to principals?\b|\bfor the benefit of\b/,
      cancellation:
        /\bcancel|\b(?:tell|inform|advise)\w*\b[^.]{0,120}\b(?:cover|insur|polic)|\blaps(?:e|es|ed)\b|\bceases?\b[^.]{0,40}\b(?:force|available|cover)|\bnon-?renew|\b(?:notice|notif)\w*\b[^.]{0,120}\b(?:material(?:ly)?|change|modif|terminat|lapse|reduc)|\bmaterial(?:ly)? (?:chang|alter|modif)/,
      kinds:
        /\b(?:general|commercial|professional|product|automobile|employer'?s?|umbrella|property|public|cyber|errors|malpractice|workers?'?)\b[^.;]{0,40}\b(?:liability|insurance|compensation|omissions|coverage|indemnity)/,
      rating: /\bbest'?s?\b|\brat(?:ed|ing)|\breputable|\blicensed|\bfinancially|\bauthorized to do business/,
      length: /\bduring\b|\bterm\b|\byears?\b|\bmonths?\b|\bat all times|\bthroughout|\bperiod\b/,
    },
  }),
  defineKind('warranty', warranty, {
    confirmedBy: ['Warranty', 'Warranty Disclaimer', 'Representations and Warranties'],
    heading: /warrant|guarantee|as is|disclaim/,
    trigger: /\bwarrant(?:s|y|ies|ed)\b/,
    arises: {
      // What only disclaims, or promises what is so at signing, has no time to run.
      period:
        /\bwarrants?\b[^.;]{0,240}\b(?:conform|free (?:from|of)|defect|workmanlike|workmanship|good quality|specification|perform (?:substantially|materially|in))/,
      standard:
        /\b(?:goods|products?|equipment|software|services?|works?|deliverables?|materials|parts)\b[^.;]{0,200}\bwarrant|\bwarrant\w*\b[^.;]{0,200}\b(?:goods|products?|equipment|software|services?|works?|deliverables?|materials|parts)\b/,
      cure: /\bwarrants?\b[^.;]{0,240}\b(?:conform|free (?:from|of)|defect|workmanlike|workmanship|good quality|specification|perform (?:substantially|materially|in))/,
    },
    present: {
      period: /\b(?:day|month|year)s?\b|\bwarranty period|\bduring the term/,
      standard:
        /\bconform|\bdefect|\bspecification|\bworkmanlike|\bprofessional|\bfree from|\bmerchantab|\bfitness|\bauthority|\bperform|\bcompl(?:y|iance)|\baccura|\btitle\b/,
      cure: /\brepair|\breplac|\brefund|\bcorrect|\bremed|\bre-?perform|\bcredit/,
      exclusions: /\bmisuse|\babuse|\bwear and tear|\bmodif|\bunauthori|\bimproper|\bnot apply|\bexcept/,
    },
  }),
  defineKind('force-majeure', forceMajeure, {
    confirmedBy: ['Force Majeure'],
    heading: /force majeure|acts? of god|excusable|unavoidable/,
    trigger: /\bforce majeure\b|\bacts? of god\b|\bbeyond\b[^.;]{0,30}\b(?:reasonable )?control\b/,
    present: {
      notice:
        /\bnoti(?:ce|f)|\badvis(?:e|es|ed|ing)\b|\binform(?:s|ed|ing)?\b|\btells?\b|\breport(?:s|ed)?\b|\bletting\b[^.;]{0,20}\bknow\b/,
      terminate: /\bterminat|\bcancel|\bend (?:this|the) (?:agreement|contract)|\brescind|\bwithdraw\b/,
      mitigate:
        /\bmitigat|\bresum|\bovercome|\bdiligen|\b(?:reasonable|best|commercially reasonable|all) (?:reasonable )?(?:efforts|endeavou?rs|steps|measures)|\bminimi[sz]e|\bremov(?:e|al)|\bavoid\b|\bremed(?:y|ied)/,
      events:
        /\bact of god|\bacts of god|\b(?:includ\w*|such as|for example|e\.g\.|among others|without limitation)\b|\bmeans (?:an|any)\b[^.;]{0,60}\b(?:beyond|outside)\b|\bembargo|\bnatural (?:disaster|catastroph)|\bexplosion|\bsabotage|\bcyber|\blabou?r (?:dispute|shortage|trouble)|\bbreakdown|\bwar\b|\bfire|\bflood|\bstrike|\bearthquake|\bterror|\bpandemic|\bepidemic|\bgovernment|\bstorm|\briot|\bweather/,
      payment: /\bpayment|\bpay\b|\bmonetary|\bmoney/,
      foreseeable: /\bbeyond\b[^.]{0,30}\bcontrol|\bfault|\bnegligen|\bforesee/,
    },
  }),
];

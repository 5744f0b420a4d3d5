import { defineKind, type ClauseKind } from '../clause-kind.ts';
import payment from '../kinds/payment.json' with { type: 'json' };
import termination from '../kinds/termination.json' with { type: 'json' };
import term from '../kinds/term.json' with { type: 'json' };
import assignment from '../kinds/assignment.json' with { type: 'json' };
import dispute from '../kinds/dispute.json' with { type: 'json' };
import governingLaw from '../kinds/governing-law.json' with { type: 'json' };
import audit from '../kinds/audit.json' with { type: 'json' };
import ip from '../kinds/ip.json' with { type: 'json' };
import licence from '../kinds/licence.json' with { type: 'json' };
import severance from '../kinds/severance.json' with { type: 'json' };

/** Clauses about how the contract runs: money, time, transfer, disputes. */
/** A ban on passing the contract on. */
const noTransfer =
  /\b(?:not|neither|nor|no)\b[^.;]{0,120}\b(?:assign|transfer|delegat|sublet)|\b(?:assign|transfer|sublet)\w*\b[^.;]{0,120}\b(?:void|prohibited|forbidden|barred|not permitted)\b/;

export const termKinds: readonly ClauseKind[] = [
  defineKind('payment', payment, {
    confirmedBy: [
      'Payment Terms',
      'Rent',
      'Salary / Base Compensation',
      'Revenue/Profit Sharing',
      'Minimum Commitment',
    ],
    heading: /payment|fees|compensation|invoice|price|charges|billing|rent\b/,
    trigger:
      /\binvoice|\bpayable\b|\b(?:shall|will|agrees to|must) pay\b|\bpayments?\b[^.;]{0,40}\b(?:due|made|terms|shall be)|\bfees?\b[^.;]{0,50}\b(?:due|paid|pay)/,
    main: /\bpay(?:s|able)?\b|\binvoic|\b(?:payments?|fees?|charges|sums?|amounts?)\b[^.;]{0,40}\b(?:due|paid|made|(?:shall|will) be)\b/,
    arises: {
      // What is paid at a time of its own can be late; how a sum is worked out cannot.
      late: /\binvoices?\b|\bbills?\b|\b(?:pay|paid|payable|payments?|due)\b[^.;]{0,80}\b(?:within|on or before|no later than|not later than|days?)\b/,
      // A bill can only be disputed where one is sent, or where one side works out what the other owes.
      disputed: /\binvoic(?:es?|ing)\b|\bbill(?:s|ed|ing)?\b|\bstatements?\b|\bcalculated\b|\bdetermined by\b/,
    },
    present: {
      amount:
        /[$€£] ?\d|\d ?%|\bpercent|\brates?\b|\bprices?\b|\bfees? (?:set|as|described|specified|of|in|equal)|\bschedule|\bexhibit|\bamount/,
      due: /\bwithin\b[^.]{0,40}\b(?:days?|months?)|\b(?:net|due)\b[^.]{0,30}\b(?:days?|receipt|date|on|upon)|\bdays? (?:of|after|from|following)|\bmonthly|\bquarterly|\bannually|\bin advance|\bday of (?:each|the|every)|\bpayable (?:on|upon|in)|\bupon\b/,
      late: /\binterest\b|\blate[- ](?:fee|charge|payment)|\bpaid late\b|\boverdue|\bpast due|\bdelinquen|\bservice charge of\b|\bfinance charge/,
      disputed:
        /\b(?:un)?disput|\bgood faith|\bobject(?:ion|s|ed)?\b|\bcontest|\bchalleng|\bquer(?:y|ies)\b|\bdisagree|\berrors? in (?:an?|any|the) (?:invoice|bill|statement)/,
      taxes: /\btax(?:es)?\b|\bvat\b|\bduties\b|\blev(?:y|ies)/,
      records: /\binvoice|\bstatement|\breport|\brecords?\b|\breceipt/,
    },
  }),
  defineKind('termination', termination, {
    confirmedBy: ['Termination For Convenience', 'Termination for Convenience', 'Termination for Cause'],
    heading: /terminat|cancel|default/,
    trigger:
      /\b(?:may|right to|shall have|entitled to|reserves?|can)\b[^.;]{0,80}\b(?:terminate|cancel)\b|\bterminat(?:e|ed|ion)\b[^.;]{0,80}\b(?:upon|by|for|notice|cause|breach|convenience)|\b(?:agreement|employment|lease|contract)\b[^.;]{0,40}\bterminat/,
    main: /\b(?:may|right to|right of|entitled to|option to|elect to|can)\b[^.;]{0,80}\b(?:terminat|cancel|end\b|rescind|cancell)|\bterminated by\b/,
    arises: {
      // Only who may be left for a breach needs time to make it good.
      cure: /\bbreach|\bdefault|\bcause\b|\bfail(?:s|ed|ure)?\b|\bviolat|\bnon-?(?:payment|performance|compliance)|\bdoes not (?:pay|perform|comply)/,
    },
    present: {
      notice: /\bnotice\b|\bnotif|\b(?:days?|months?|weeks?)'? (?:written )?warning\b|\binform/,
      cure: /\bcure[ds]?\b|\bcuring\b|\bremed(?:y|ied|ying|iable)\b|\bcorrect(?:ed|ion|s)?\b|\brectif|\bmade? good\b|\bput (?:it |them |the matter )?right\b|\bgrace period|\bfail\w*\b[^.]{0,120}\bwithin\b[^.]{0,40}\b(?:days?|weeks?|months?)\b[^.]{0,40}\b(?:after|of|following|from)\b[^.]{0,60}\b(?:notice|demand|reminder|request)|\bremains? unpaid\b/,
      effects:
        /\b(?:upon|on|after|following|event of|effect of)\b[^.]{0,40}\bterminat|\bsurviv|\baccrued|\breturn\b|\brefund|\bpaid\b[^.]{0,40}\bterminat/,
      mutual: /\b(?:either|each|both|neither|the other) (?:of the )?part(?:y|ies)|\bmutual/,
      insolvency: /\binsolven|\bbankrupt|\breceiver(?:ship)?\b|\bliquidat|\bassignment for the benefit/,
    },
  }),
  defineKind('term', term, {
    confirmedBy: ['Expiration Date (Term)', 'Renewal Term', 'Notice Period To Terminate Renewal', 'Term and Renewal'],
    heading: /^term\b|duration|renew|term and/,
    trigger:
      /\b(?:initial|renewal|the) term\b|\bterm of (?:this|the) (?:agreement|lease|contract|licen[cs]e)|\b(?:commenc|begin|effective)\w*\b[^.;]{0,120}\b(?:expir|continu|terminat|end)|\bautomatically renew|\bremain in (?:full )?(?:force|effect)/,
    main: /\bterm of (?:this|the) (?:agreement|lease|contract|licen[cs]e)|\b(?:initial|renewal) (?:term|period)\b|\b(?:agreement|contract|lease|licen[cs]e|tenancy|subscription|employment|term)\b[^.;]{0,60}\b(?:commenc|begin|start|run|continu|renew|expir|end|remain|last)|\bautomatically renew/,
    arises: {
      // Only what renews by itself can be stopped from it.
      nonrenewal:
        /\bautomatic|\brenews?\b|\b(?:shall|will) (?:be )?(?:deemed )?(?:renewed|extended|continue)\b|\broll(?:s|ed|ing)? over|\bevergreen|\bsuccessive\b/,
    },
    present: {
      start: /\bcommenc|\beffective (?:date|as of|on)|\bbegin|\bstart|\bdate (?:of|hereof|first)|\bas of\b|\bfrom\b/,
      length: /\b(?:day|month|year)s?\b|\buntil\b|\bexpir|\bthrough\b/,
      renewal:
        /\brenew|\bextend|\bextension|\bautomatic|\bprolong|\broll(?:s|ed|ing)? over|\bsuccessive\b|\bevergreen|\bfurther (?:term|period)s?\b|\b(?:year|month) to (?:year|month)|\bholding over/,
      nonrenewal:
        /\bnotice\b|\bnotif|\bwritten (?:consent|agreement)|\bmutual|\bunless (?:[a-z]+ ){1,3}(?:cancels?|elects?|declines?|opts?)\b|\bnot to renew/,
    },
  }),
  defineKind('assignment', assignment, {
    confirmedBy: [
      'Anti-Assignment',
      'Change Of Control',
      'Assignment and Change of Control',
      'Assignment and Subletting',
      'Successors and Binding Effect',
    ],
    heading: /assign|transfer|successor|change of control|sublet/,
    trigger:
      /\b(?:assign|transfer|delegate|sublet)\w*\b[^.;]{0,120}\b(?:agreement|rights?|obligations?|interest|lease|contract|consent)|\bsuccessors? and (?:permitted )?assigns?\b|\bchange (?:of|in) control\b/,
    arises: {
      // Only a ban needs a way out of it; what assigns something at once bans nothing.
      consent: noTransfer,
      exceptions: noTransfer,
      // What the law of land says of a tenant that assigns is not for the clause to say.
      successors: /\bth(?:is|e) (?:agreement|contract)\b|\bneither party\b/,
      void: /\bth(?:is|e) (?:agreement|contract)\b|\bneither party\b/,
    },
    present: {
      consent: /\bconsent|\bapproval|\bwritten (?:agreement|permission)|\bmay (?:freely )?assign|\bpermitted/,
      exceptions:
        /\baffiliat|\bmerger|\bsubstantially all|\bacqui|\bsubsidiar|\bsale of\b|\bparent\b|\breorgani[sz]|\brestructur|\bconsolidat|\bgroup\b|\bsister compan|\b(?:wholly[- ]owned|common (?:control|ownership))|\bunder common\b/,
      successors:
        /\bsuccessors?\b|\b[ie]nure|\bbind(?:s|ing)? (?:up)?on\b|\bbinds\b|\b(?:assignee|transferee|acquirer)s?\b[^.;]{0,80}\b(?:assum|bound|undertak|agree)/,
      void: /\bvoid\b|\bno (?:force|effect)|\binvalid|\bineffective|\b(?:not (?:be )?|without )(?:binding|effective|valid|effect)\b|\bunenforceable|\bvoidable|\bshall (?:constitute|be) (?:a |an? )?(?:material )?(?:breach|default)|\bnull\b/,
      reasonable: /\bunreasonabl|\breasonabl/,
      release: /\breliev|\breleas|\bremain (?:liable|responsible|bound)|\bassum(?:e|ption|es)/,
    },
  }),
  defineKind('dispute', dispute, {
    confirmedBy: ['Dispute Resolution / Arbitration'],
    heading: /arbitrat|dispute|mediation|litigation/,
    trigger:
      /\barbitrat|\bmediat(?:ion|or)|\b(?:any|all) (?:disputes?|controvers|claims?)\b[^.;]{0,120}\b(?:settled|resolved|submitted|determined|decided|referred)/,
    main: /\b(?:settled?|resolved?|submit(?:ted)?|refer(?:red)?|determined|decided|subject to|governed by|conducted|commence)\b[^.;]{0,120}\b(?:arbitrat|mediat)|\barbitrat(?:ed|ion)\b[^.;]{0,120}\b(?:shall|will|must|conducted|administered|rules)|\bmediat(?:ion|ors?)\b[^.;]{0,120}\b(?:shall|will|must)|\b(?:any|all) (?:disputes?|controvers|claims?)\b[^.;]{0,120}\b(?:settled|resolved|submitted|determined|decided|referred)/,
    present: {
      rules:
        /\b(?:aaa|jams|icc|lcia|uncitral|cpr|siac|hkiac|icdr|finra|cietac)\b|\bamerican arbitration|\b(?:arbitration|mediation|commercial|these|its|their|the) (?:rules|procedures?)\b|\brules (?:of|and|then|for)\b|\binternational chamber|\binstitute\b|\badministered\b/,
      seat: /\bseat\b|\b(?:held|conducted|located|take place|place of|venue|sit|occur|hearing)\b[^.]{0,80}\b(?:in|at|of)\b [a-z]|\barbitration in [a-z]|\bin (?:the )?(?:city|county|state) of\b|\bvenue\b|\blocat|\barbitrat[^.]{0,140}\bin [a-z]+(?: [a-z]+)?, [a-z]+/,
      interim: /\binjuncti|\binterim\b|\bequitable relief|\bprovisional|\btemporary|\bemergency|\brestraining/,
      costs: /\bcosts?\b|\bfees\b|\bexpenses?\b/,
      arbitrators:
        /\b(?:one|single|three|sole|panel|two|1|3) ?(?:\([0-9]\) )?(?:neutral |independent |person )*(?:arbitrator|mediator|panel)|\barbitrators?\b[^.]{0,60}\b(?:select|appoint|chosen|mutual|agree)|\b(?:select|appoint|chosen|cho(?:o)?se)\w*\b[^.]{0,60}\b(?:arbitrator|mediator)|\bmediator shall be|\bpanel\b/,
      final: /\bfinal\b|\bbinding\b|\bjudgment\b|\bconclusive|\benter(?:ed)? in any court/,
      escalation: /\bnegotiat|\bgood faith|\bamicabl|\bmediat|\bescalat|\bexecutives?\b|\bsenior\b/,
    },
  }),
  defineKind('governing-law', governingLaw, {
    confirmedBy: ['Governing Law'],
    heading: /governing law|applicable law|choice of law|jurisdiction|venue/,
    trigger:
      /\bgoverned (?:by|in accordance|exclusively)|\b(?:construed|interpreted)\b[^.;]{0,60}\blaws?\b|\bgoverning law|\bapplicable law\b/,
    present: {
      law: /\blaws? (?:of|in)\b|\b(?:english|dutch|german|french|swiss|new york|delaware|california|state|irish|[a-z]+) law\b/,
      conflict: /\bconflicts?\b|\bchoice of law|\bun convention|\binternational sale/,
      forum: /\bcourts?\b|\bjurisdiction\b|\bvenue\b|\barbitrat|\btribunal/,
    },
  }),
  defineKind('audit', audit, {
    confirmedBy: ['Audit Rights'],
    heading: /audit|inspection|books|records|examination/,
    trigger:
      /\baudit(?:s|ed|or|ors|ing)?\b|\b(?:inspect|examin)\w*\b[^.;]{0,80}\b(?:books|records|accounts|premises|facilit)|\bbooks (?:and|of)\b/,
    present: {
      notice:
        /\bnotice\b|\bnotif|\badvance\b|\b(?:days?|weeks?|hours?)'? (?:prior|warning)\b|\bunannounced\b|\binforming\b|\bprior\b[^.]{0,20}\b(?:request|written)/,
      frequency:
        /\bonce\b|\bper (?:calendar |contract |fiscal )?(?:year|quarter)|\b(?:one|two|1|2)\b[^.]{0,20}\b(?:time|audit|inspection)|\btwice\b|\bmore (?:often|frequently)|\beach (?:calendar |fiscal |contract )?year|\bannual|\bfrequen|\bonly one|\b(?:not|no) more than|\bevery (?:[a-z0-9]+ )?(?:year|month|quarter|period)|\bin any (?:calendar |contract |fiscal |rolling )?(?:year|quarter|[a-z0-9]+ months)/,
      cost: /\bexpenses?\b|\bcosts?\b|\bunderpa|\bdiscrepan|\bshortfall|\bdeficien|\bbear\b|\bborne\b|\bcharg(?:e|es|ed|ing)\b|\breimburs|\bfree of charge/,
      hours: /\b(?:business|normal|working|regular|office)\b[^.]{0,20}\bhours|\breasonable times?\b/,
      confidential: /\bconfiden|\bnon-?disclosure|\bindependent\b|\bcertified public/,
      records: /\b(?:keep|maintain|retain|preserve)\b[^.]{0,80}\b(?:records|books|accounts|copies)|\byears?\b/,
    },
  }),
  defineKind('ip', ip, {
    confirmedBy: ['IP Ownership', 'IP Ownership Assignment', 'Joint IP Ownership'],
    heading: /intellectual|ownership|proprietary rights|inventions|work product|copyright|patent/,
    arises: {
      // Only a promise to transfer later wants words that transfer now, and what is made wants a line to what was there before.
      assign:
        /\b(?:agrees?|undertakes?|shall|will|must|obliged|required) (?:to )?(?:\w+ ){0,3}(?:assign|transfer|convey)/,
      background:
        /\b(?:work product|deliverables?|inventions?|works?|developments?|results|improvements?|materials|creations?|foreground)\b[^.;]{0,200}\b(?:assign|transfer|belong|vest|own(?:s|ed)?\b|property of|made for hire)|\b(?:assigns?|transfers?|owns?|vests?)\b[^.;]{0,200}\b(?:work product|deliverables?|inventions?|developments?|results|improvements?|creations?|foreground)\b/,
    },
    trigger:
      /\bintellectual property\b|\bwork product\b|\binventions?\b|\bcopyrights?\b|\bpatents?\b|\bmade for hire\b|\bworks? for hire|\bmoral rights|\bright, title,? and interest/,
    present: {
      owner: /\b(?:own(?:s|ed|ership)?|title|property of|belong|vest)\b/,
      hire: /\bfor[- ]hire\b/,
      assign:
        /\bassign|\btransfer|\bconvey|\bgrants?\b|\bvests?\b|\bvested|\bbelongs?\b|\bpass(?:es)?\b[^.;]{0,30}\bto\b/,
      assurances:
        /\bfurther (?:assurance|acts?|steps|documents?)|\bsign (?:all|any|such)|\bpower of attorney|\bco-?operat|\bassist|\bexecut(?:e|ion|ing)\b[^.]{0,80}\b(?:document|instrument|paper|assignment|application)|\b(?:documents?|instruments?|papers)\b[^.]{0,60}\b(?:necessary|perfect|evidence)|\battorney-in-fact|\bperfect\b/,
      background:
        /\bpre-?existing|\bprior to\b|\bbefore (?:the|this|employment|its)\b|\bretain|\bbackground|\bexisting\b|\breserve|\bother than|\bexclud|\bown (?:time|tools|materials)|\bdo(?:es)? not (?:relate|apply|include)|\balready (?:own|ha[ds]|develop)/,
    },
  }),
  defineKind('licence', licence, {
    confirmedBy: [
      'License Grant',
      'License Grant and Scope',
      'Non-Transferable License',
      'Irrevocable Or Perpetual License',
      'Affiliate License-Licensee',
      'Unlimited/All-You-Can-Eat-License',
    ],
    heading: /licen[cs]e|grant of|right to use|trademark/,
    trigger:
      /\bgrants?\b[^.;]{0,120}\blicen[cs]e|\blicen[cs]e[sd]?\b[^.;]{0,60}\b(?:to use|granted|under|grant)|\bright (?:and licen[cs]e )?to use\b|\bsublicen[cs]/,
    arises: {
      // A right to use for one's own business needs no map; one to bring goods or works to a market does.
      territory:
        /\bpatents?\b|\btrade-?marks?\b|\bmarks?\b|\bbrands?\b|\bdistribut|\bmarket|\bsell|\bpublish|\bbroadcast|\bexploit|\bexclusiv/,
    },
    present: {
      scope:
        /\bfields?\b|\bpurposes?\b|\bexploit|\boperat|\binstall|\baccess|\bcommerciali[sz]|\bmanufactur|\bunder (?:the|its|their|such|any) (?:[a-z]+ ){0,2}(?:patents?|copyrights?|trademarks?|rights|know-how|intellectual property)|\buse|\breproduc|\bdistribut|\bmarket\b|\bmake\b|\bsell\b|\bdisplay|\bmodif|\bcop(?:y|ies)\b|\bpractice\b/,
      territory:
        /\bworldwide|\bterritor|\bworld-wide|\bthe world\b|\buniverse|\bsites?\b|\bpremises\b|\blocations?\b|\bregions?\b|\bnorth america|\beurop|\bunited kingdom|\b(?:states?|province) of\b|\bthroughout\b|\bunited states|\bglobal|\bcountry|\bcountries/,
      exclusive: /\bexclusiv|\bsole\b/,
      transfer: /\bsub-?licen|\btransferable|\bassign|\btransfer|\baffiliates\b/,
      duration:
        /\bterm\b|\bperpetu|\bmonths?\b|\bfor (?:as|so) long as\b|\buntil\b|\bfor the (?:life|duration)|\bexpir|\birrevocable|\byears?\b|\bduring\b|\brevocable|\bterminat/,
    },
  }),
  defineKind('severance', severance, {
    confirmedBy: ['Severance'],
    heading: /severance|separation/,
    trigger: /\bseverance\b|\bseparation pay/,
    present: {
      amount: /[$€£] ?\d|\bmonths?\b|\bbase (?:salary|compensation|pay)|\bweeks?\b|\bpercent|\byears?\b/,
      trigger: /\bwithout cause|\bgood reason|\bterminat|\bresign|\bchange (?:in|of) control/,
      release: /\breleas/,
      timing: /\blump sum|\binstal?lment|\bwithin\b|\bpayroll|\bpaid (?:on|over|in)|\bmonthly/,
      benefits: /\bbenefits?\b|\binsurance\b|\bcobra\b|\bhealth|\bmedical/,
    },
  }),
];

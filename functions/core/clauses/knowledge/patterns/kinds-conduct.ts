import { defineKind, type ClauseKind } from '../clause-kind.ts';
import nonCompete from '../kinds/non-compete.json' with { type: 'json' };
import nonSolicit from '../kinds/non-solicit.json' with { type: 'json' };
import data from '../kinds/data.json' with { type: 'json' };
import delivery from '../kinds/delivery.json' with { type: 'json' };
import rent from '../kinds/rent.json' with { type: 'json' };
import serviceLevels from '../kinds/service-levels.json' with { type: 'json' };
import pay from '../kinds/pay.json' with { type: 'json' };
import energy from '../kinds/energy.json' with { type: 'json' };

/** Clauses about what a side may do beside the contract, about data, and about goods, work, premises and energy. */
export const conductKinds: readonly ClauseKind[] = [
  defineKind('non-compete', nonCompete, {
    confirmedBy: ['Non-Compete', 'Non-Compete and Exclusivity', 'Competitive Restriction Exception'],
    heading: /non-?compet|competition|restrictive covenant/,
    trigger: /\bnot\b[^.;]{0,160}\bcompet(?:e|es|ing|itive|itor)|\bnon-?compet/,
    present: {
      time: /\b(?:day|week|month|year)s?\b|\bduring the term|\bwhile\b/,
      place:
        /\bwithin\b[^.;]{0,40}\b(?:mile|kilomet|radius)|\bterritor|\bstates?\b|\bcountr|\bcounty|\bcity\b|\banywhere|\bworld|\bgeographic|\bregion/,
      field: /\bbusiness\b|\bproducts?\b|\bservices\b|\bfield\b|\bactivit/,
      exceptions:
        /\b(?:except|other than|provided|nothing|unless|passive|less than|not more than|publicly|may own|as an investment|if [a-z ]{1,20} does not own)\b/,
      // What a business was bought for pays for the covenant of who sold it.
      pay: /\bconsideration|\bcompensat|\bpay(?:ment|s)?\b|\bseverance|\bclosing(?: date)?\b|\bpurchase price\b|\bgoodwill\b/,
    },
  }),
  defineKind('non-solicit', nonSolicit, {
    confirmedBy: ['No-Solicit Of Customers', 'No-Solicit Of Employees', 'Non-Solicitation'],
    heading: /solicit|no hire/,
    trigger: /\bnot\b[^.;]{0,160}\b(?:solicit|entice|induce|recruit)\w*\b/,
    present: {
      time: /\b(?:day|week|month|year)s?\b|\bduring the term/,
      who: /\bemployee|\bcustomer|\bclient|\bpersonnel|\bstaff|\bconsultant|\bsupplier/,
      advertising:
        /\bgeneral\b[^.;]{0,40}\b(?:advert|solicit|recruit)|\badvertis|\bunsolicited|\bown (?:initiative|accord|motion)|\b(?:job|public|internet) (?:posting|board|announcement)|\bnot (?:specifically )?(?:directed|targeted|aimed)|\brespon(?:d|ds|ded|ding|se) to\b/,
      contact: /\b(?:with whom|who (?:was|were|is|are|has|have)|known|dealt|contact)/,
    },
  }),
  defineKind('data', data, {
    confirmedBy: ['Data Protection / Privacy'],
    heading: /data protection|privacy|personal data|security/,
    trigger: /\bpersonal (?:data|information)\b|\bdata protection|\bgdpr\b|\bprivacy (?:law|polic)/,
    present: {
      purpose: /\bpurposes?\b|\bsolely\b|\bonly\b|\binstruct/,
      security: /\bsecur|\bsafeguard|\bencrypt|\btechnical and organi/,
      breach: /\bbreach\b[^.]{0,120}\bnoti|\bnoti\w*\b[^.]{0,120}\b(?:breach|incident|unauthori)|\bincident/,
      sub: /\bsub-?processor|\bsubcontract|\bthird part|\btransfer/,
      deletion: /\bdelet|\breturn|\bdestroy|\berase/,
    },
  }),
  defineKind('delivery', delivery, {
    confirmedBy: ['Delivery and Acceptance'],
    heading: /deliver|shipment|acceptance|risk of loss/,
    trigger:
      /\bdeliver(?:y|ies)\b[^.;]{0,80}\b(?:goods|products?|equipment|date|accept|inspect|carrier|f\.?o\.?b)|\brisk of loss\b[^.;]{0,60}\b(?:pass|transfer|deliver|carrier|transit|title|ship)|\b(?:title|pass(?:es)?|deliver\w*)\b[^.;]{0,60}\brisk of loss\b|\bacceptance (?:test|criteria|period)/,
    arises: {
      inspect: /\b(?:goods|products?|deliverables?|materials|machines?|supplies|components)\b/,
    },
    present: {
      time: /\b(?:day|week|month)s?\b|\bdate\b|\bschedule|\blead time/,
      place:
        /\bf\.?o\.?b|\bex works|\bdestination|\bfacility|\bwarehouse|\bplace\b|\blocation|\bincoterm|\bsite\b|\bddp\b|\bcif\b/,
      risk: /\brisk\b|\btitle\b/,
      inspect:
        /\binspect|\breject|\baccept|\bexamin|\breturn(?:s|ed)? (?:them|it|any|the)\b|\brefuse\b|\btest(?:s|ed|ing)?\b/,
      late: /\blate\b|\bdelay|\bfail/,
    },
  }),
  defineKind('service-levels', serviceLevels, {
    heading: /service levels?|availability|uptime|\bsla\b/,
    trigger:
      /\buptime\b|\bservice (?:levels?|credits?)\b|\bavailab(?:le|ility)\b[^.;]{0,80}\d(?:\.\d+)? ?(?:%|percent)|\d(?:\.\d+)? ?(?:%|percent)[^.;]{0,60}\bavailability\b/,
    present: {
      target: /\d ?%|\] ?%|\bpercent|\bwithin\b[^.;]{0,40}\b(?:hours?|minutes)\b/,
      measure:
        /\bmeasur|\bcalculat|\bmonitor|\b(?:each|per|every|any|a) (?:calendar )?(?:month|quarter|year)\b|\bmonthly\b/,
      exclusions: /\bexclud|\bexclusions?\b|\bscheduled\b|\bmaintenance\b|\bplanned\b|\bexcept\b/,
      credits: /\bcredit(?:s|ed)?\b|\brebates?\b|\breduc(?:e|tion)/,
      chronic:
        /\bterminat|\bcancel|\b(?:may|can|right to|entitled to)\b[^.;]{0,40}\b(?:end|leave|exit|rescind|withdraw|walk away)\b/,
      support: /\brespon[sd]|\bseverity\b|\bpriority\b|\bhelp ?desk\b/,
      report: /\breports?\b|\bdashboard\b|\bstatus page\b|\bstatistics\b/,
    },
  }),
  defineKind('rent', rent, {
    confirmedBy: ['Rent', 'Security Deposit'],
    heading: /\brent\b|deposit/,
    trigger:
      /\b(?:base|minimum|monthly|annual|additional|fixed) rent\b|\brent\b[^.;]{0,60}\b(?:shall|payable|due|pay)|\bpay\b[^.;]{0,60}\brent\b|\bsecurity deposit/,
    arises: {
      // A clause about the deposit leaves the rent to another one.
      amount: /\brent\b[^.;]{0,30}\b(?:is|shall be|are|payable|paid)\b|\bpay\w*\b[^.;]{0,40}\brent\b/,
    },
    present: {
      amount: /[$€£] ?\d|\bschedule|\bexhibit|\bequal to|\bpercent|\d ?%/,
      due: /\b(?:first|last|\d+(?:st|nd|rd|th)?) day\b|\bmonthly|\bin advance|\bwithin\b|\binstal?lment|\bdue\b|\breview dates?\b|\bmarket rent(?:al value)?\b/,
      increase: /\bincreas|\badjust|\bescalat|\bindex|\bcpi\b/,
      late: /\blate\b|\bgrace|\binterest/,
      proration: /\bprorat|\bpro rata|\babate/,
    },
  }),
  defineKind('pay', pay, {
    confirmedBy: ['Salary / Base Compensation', 'Bonus / Incentive'],
    heading: /salary|compensation|bonus|remuneration/,
    trigger:
      /\b(?:base|annual) (?:salary|compensation)\b|\bsalary\b[^.;]{0,60}\b(?:of|at|rate|paid|payable)|\bbonus(?:es)?\b/,
    present: {
      amount: /[$€£] ?\d|\bpercent|\d ?%|\bthousand|\brate of\b|\bamount/,
      when: /\bmonth|\bbi-?weekly|\bpayroll|\binstal?lment|\bweek|\bpayable\b|\bpaid\b/,
      review: /\breview|\bincreas|\bcriteria|\btarget|\bgoal|\bperformance|\badjust/,
      leaving: /\bpro ?-?rat|\bterminat|\bearned|\baccrued/,
      tax: /\bwithh|\btax/,
    },
  }),
  defineKind('energy', energy, {
    confirmedBy: ['Purchase and Sale of Energy', 'Interconnection and Metering'],
    heading: /energy|power|output|metering|interconnect/,
    trigger: /\b(?:sell|purchase|deliver|take|generate)\w*\b[^.;]{0,80}\b(?:energy|electricity|net output|capacity)\b/,
    present: {
      price: /\bprice|[$€£] ?\d|\brate\b|\btariff/,
      quantity: /\b[mk]wh?\b|\ball (?:of the )?(?:net )?(?:output|energy)|\bquantit|\bcapacity|\bminimum/,
      point: /\bpoint of|\bdelivery point|\binterconnection|\bbus(?:bar)?\b/,
      meter: /\bmeter/,
      curtail: /\bcurtail|\boutage|\binterrupt/,
    },
  }),
];

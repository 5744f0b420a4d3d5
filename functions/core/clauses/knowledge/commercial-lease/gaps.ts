import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

const lease = ['lease-agreement', 'rental-agreement', 'other'];

/** What clauses of this topic should hold. */
export const gaps = defineGaps('commercial-lease', file, {
  'improvements-not-disregarded': {
    when: [
      /\b(?:rent review|review date|reviewed rent|revised rent|rent notice)\b|(?<!\bat (?:a|the|full|an) (?:full |open |fair )?)\b(?:market rent|rental value)\b/,
      /\b(?:assum|market rent|market value|rental value|expert|valuer|surveyor|proposed rent)/,
    ],
    types: lease,
    present: [
      /\bdisregard/,
      /\b(?:no account (?:shall|is to|will) be taken of|ignor\w+)\b.{0,60}\b(?:improvement|goodwill|alteration|works)/,
      /\bno (?:rent )?review\b/,
    ],
  },
  'no-independent-expert': {
    ifIssues: ['landlord-rent-figure-stands'],
    types: lease,
    present: [/\b(?:independent|expert|arbitrat|apprais|surveyor|valuer|umpire)/],
  },
  'no-cure-before-lease-default': {
    ifIssues: ['forfeiture-without-cure', 'accelerate-and-repossess'],
    types: lease,
    present: [
      /\b(?:cure|remed(?:y|ied)|rectif|make good)\w*\b.{0,60}\bwithin|\bwithin\b.{0,60}\b(?:cure|remed|rectif)/,
      /\b(?:\d+ (?:business |working )?days?)\b.{0,30}\b(?:after|of|from|following)\b.{0,30}\b(?:notice|demand)/,
      /\bgrace period\b/,
      /\bcure period\b/,
    ],
  },
  'no-service-charge-cap': {
    ifIssues: ['service-charge-open'],
    types: lease,
    present: [
      /\b(?:shall not|not) (?:exceed|increase|be more than)\b/,
      /\bcapped\b|\ba cap\b|\bceiling of\b|\bmaximum of\b/,
    ],
  },
  'no-casualty-termination': {
    ifIssues: ['rent-despite-destruction'],
    types: lease,
    present: [/\bmay (?:then )?(?:terminate|end|determine|cancel)\b/, /\bright to (?:terminate|end|determine)\b/],
  },
  'no-refund-after-break': {
    plainly: {
      about: /\bbreak\b|\bdetermine this lease|\bearly termination/,
      says: /\bbreak (?:date|notice|right|option|clause)|\bmay (?:determine|terminate|end) this lease\b/,
    },
    types: ['lease-agreement', 'rental-agreement'],
    present: [
      /\b(?:refund|repa(?:y|id)|reimburs|return|credit|apportion)\w*\b.{0,160}\b(?:rent|sums|paid|charge|insurance|period after)|\b(?:rent|sums|charge)\b.{0,100}\b(?:refund|repaid|reimburs|apportion)/,
    ],
  },
  'no-statement-before-break': {
    plainly: {
      about: /\bbreak\b|\bdetermine this lease|\bearly termination/,
      says: /\b(?:paid|complied|performed|observed|no (?:sum|breach|arrears)|vacant|default)\b/,
      and: [/\bbreak\b/],
    },
    types: ['lease-agreement', 'rental-agreement'],
    present: [
      /\[(?:\w+)\] (?:shall|must|will)\b.{0,80}\b(?:notify|state|tell|inform|list|give|provide|specify|confirm)\b.{0,120}\b(?:due|outstanding|breach|owed|arrears|owing)/,
      /\b(?:demanded|notified to (?:the )?\[\w+\]|which \[\w+\] has (?:stated|notified|demanded))/,
    ],
  },
  'no-schedule-of-condition': {
    plainly: {
      about: /\brepair|\bmaint(?:ain|enance)|\bcondition|\bdilapidat|\byield/,
      says: /\[(?:a|taker)\] (?:shall|must|will|agrees?|covenants?)\b.{0,80}\b(?:keep|put|repair|maintain|yield)\b.{0,160}\b(?:repair|condition|order)\b/,
      and: [/\b(?:premises|building|property|demised|structure)\b/],
    },
    types: ['lease-agreement'],
    present: [
      /\b(?:schedule|record|report|statement|photograph\w*) of (?:\w+ )?condition|\bcondition (?:schedule|report|survey)|\bphotograph/,
      /\bno better (?:state|condition)|\bbetter (?:state|condition|repair) than/,
      /\b(?:condition|state)\b.{0,60}\b(?:at|on|as of) the (?:commencement|date|start|beginning|delivery)/,
      /\bordinary wear and tear\b.{0,80}\bexcept|\bexcept\w*\b.{0,60}\bordinary wear/,
    ],
  },
  'insured-risks-not-excepted': {
    plainly: {
      about: /\brepair|\bmaint(?:ain|enance)|\bcondition|\bdilapidat|\byield/,
      says: /\[(?:a|taker)\] (?:shall|must|will|agrees?|covenants?)\b.{0,80}\b(?:keep|put|repair|maintain|yield)\b.{0,160}\b(?:repair|condition|order)\b/,
      and: [/\b(?:premises|building|property|demised|structure)\b/],
    },
    types: ['lease-agreement'],
    present: [/\binsured (?:risk|peril|damage|event)|\b(?:casualty|fire|insured)\b/],
  },
  'no-excluded-costs': {
    plainly: {
      about: /\boperating (?:expenses|costs)|\bservice charge|\bcommon area|\bcam\b|\badditional rent/,
      says: /\boperating (?:expenses|costs)\b|\bservice charges?\b|\bcommon area (?:maintenance|costs|charges|expenses)|\bcam (?:charges|costs|expenses)/,
    },
    types: ['lease-agreement', 'rental-agreement'],
    present: [
      /\bnot including\b|(?<!not )\bexclud(?:e|es|ed|ing)\b(?! from)|\b(?:shall|do|does|will|must|may) not include\b|(?<!not )\bexcept(?:ing)? (?:for )?(?:capital|the following)|\bother than (?:capital|costs)/,
    ],
  },
  'no-audit-of-charges': {
    plainly: {
      about: /\boperating (?:expenses|costs)|\bservice charge|\bcommon area|\bcam\b|\badditional rent/,
      says: /\boperating (?:expenses|costs)\b|\bservice charges?\b|\bcommon area (?:maintenance|costs|charges|expenses)|\bcam (?:charges|costs|expenses)/,
    },
    types: ['lease-agreement', 'rental-agreement'],
    present: [
      /(?<!no right to )(?<!not )\b(?:audit|inspect|examine|review)\w*\b.{0,100}\b(?:books|records|accounts|statement|vouchers|invoices|receipts)/,
      /\b(?:books|records|vouchers|invoices|receipts)\b.{0,80}\b(?:audit|inspect|examin|available)/,
    ],
  },
  'capital-costs-not-amortized': {
    plainly: {
      about: /\boperating (?:expenses|costs)|\bservice charge|\bcommon area|\bcam\b/,
      says: /\bcapital (?:expenditures?|improvements?|costs?|works|repairs?|replacements?|items?)\b|\breplac(?:e|ing|ement)s?\b.{0,60}\b(?:roof|plant|equipment|systems?|structure|elevators?|parking)/,
    },
    types: ['lease-agreement', 'rental-agreement'],
    present: [
      /\bamorti[sz]|\buseful li(?:fe|ves)|\bdepreciat|\b(?:exclud\w+|not include)\b.{0,80}\bcapital|\bspread over/,
    ],
  },
  'no-cure-of-cotenancy': {
    plainly: { about: /\bco-?tenan|\banchor/, says: /\bco-?tenan|\banchor (?:tenant|store)/ },
    types: ['lease-agreement', 'rental-agreement'],
    present: [
      /\b(?:for|of|within|after|exceed\w*|continu\w*)\b.{0,30}\b\d+ (?:consecutive )?(?:days|months)\b[^]{0,200}\b(?:elect|resume|return to|either)\b/,
    ],
  },
  'no-cap-on-loss-of-use': {
    plainly: {
      about: /\bloss of use|\bdamage|\brepair|\bwaiver|\bequipment|\bvehicle/,
      says: /\bloss of use\b|\b(?:rent|rental|hire|charges?)\b.{0,120}\b(?:until|while|during|throughout|continu\w*)\b.{0,80}\b(?:repair|replac)/,
    },
    types: ['rental-agreement', 'lease-agreement'],
    present: [
      /\b(?:not exceed|no more than|up to|at most|limited to|maximum)\b.{0,40}\b(?:\d+ (?:days|weeks)|days?|rent)|\b(?:promptly|without delay|as soon as|diligently)\b.{0,60}\b(?:repair|replac)|\brepair\w*\b.{0,60}\b(?:promptly|without delay|diligently)|\bmitigat/,
    ],
  },
});

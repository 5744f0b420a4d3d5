import { sievePatterns } from '../text/pattern-sieve.ts';

/*
 * Turns of phrase that lawyers recognise at once and that single words do not show. Each is one more feature for the
 * recogniser, beside words and word pairs. A change here calls for training anew.
 */
const concepts: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'mfn',
    /\bmost[- ]favou?red|\b(?:no|not) less favou?rable|\bmore favou?rable\b[^.;]{0,60}\b(?:price|term|condition|rate)|\bas favou?rable as|\blowest (?:price|rate)|\b(?:equal to or )?(?:lower|better) (?:price|rate|than)/,
  ],
  [
    'price-cap',
    /\b(?:price|fee|rate|charge|rent|royalt)\w*\b[^.;]{0,90}\b(?:not (?:be )?(?:increase|exceed|raise)|no (?:more|greater) than|shall remain|fixed|firm|cap\b|maximum)|\bnot (?:increase|raise|exceed)\b[^.;]{0,80}\b(?:price|fee|rate|charge)/,
  ],
  [
    'price-adjust',
    /\b(?:increase|adjust|change|revise)\w*\b[^.;]{0,50}\b(?:price|fee|rate|charge|rent)s?\b[^.;]{0,120}\b(?:percent|%|index|cpi|notice|annual)|\bconsumer price index|\bcpi\b/,
  ],
  [
    'minimum',
    /\bminimum (?:annual |monthly |quarterly |aggregate |guaranteed )*(?:purchase|order|quantit|volume|commitment|payment|royalt|guarantee|amount|sales|revenue|fee|spend|number|inventory)/,
  ],
  [
    'at-least',
    /\b(?:at least|not less than|no less than|no fewer than|minimum of)\b[^.;]{0,60}\b(?:\d|units?|hours|per (?:year|month|quarter)|each (?:year|month|quarter|contract)|annually|percent|dollars)/,
  ],
  ['take-or-pay', /\btake[- ]or[- ]pay|\bshortfall|\bforecast\w*\b[^.;]{0,60}\bbinding/],
  [
    'maximum',
    /\b(?:not (?:to )?exceed|in excess of|no more than|not more than|up to a maximum|maximum (?:of|number|amount|quantit|volume)|limited to|exceeds?)\b[^.;]{0,70}\b(?:\d|units?|users?|copies|hours|quantit|capacity|employees|calls|percent|seats|volume)/,
  ],
  [
    'overage',
    /\b(?:additional|excess|overage|extra)\b[^.;]{0,40}\b(?:fee|charge|cost|hours|usage|users?|units?|payment)/,
  ],
  [
    'rofr',
    /\b(?:right of )?first (?:refusal|offer|negotiation|opportunity|option|look|right)|\bpre-?empti|\bright of first|\bmatch(?:ing)?\b[^.;]{0,40}\b(?:offer|right|terms)|\bbona fide (?:third[- ]party )?offer/,
  ],
  [
    'exclusive-negotiation',
    /\b(?:negotiate|offer)\b[^.;]{0,60}\b(?:good faith|exclusive)\b[^.;]{0,120}\b(?:days|before|prior to|third part)/,
  ],
  [
    'convenience',
    /\bfor (?:its )?convenience|\bwithout cause|\bfor any (?:or no )?reason|\bat any time\b[^.;]{0,60}\bnotice|\bterminat\w*\b[^.;]{0,80}\b(?:upon|by giving|on|giving|by providing|with)\b[^.;]{0,30}\b(?:days?|months?)\b/,
  ],
  ['for-cause', /\bterminat\w*\b[^.;]{0,140}\b(?:material breach|breach|default|fails? to|insolven|bankrupt)/],
  [
    'change-of-control',
    /\bchange (?:of|in) (?:the )?(?:ownership|control)|\bmerge[rsd]?\b|\bconsolidation\b|\bsubstantially all\b|\bacquir(?:e|ed|er|or)\b[^.;]{0,40}\b(?:shares|stock|assets|control|interest)|\bvoting (?:stock|securities|power|shares)|\bcontrolling interest/,
  ],
  [
    'no-assign',
    /\b(?:not|neither|no)\b[^.;]{0,80}\b(?:assign|transfer|delegate)\w*\b[^.;]{0,120}\b(?:consent|approval|void|prior written)|\bassign(?:ment|ed|able)?\b[^.;]{0,60}\bwithout\b[^.;]{0,40}\bconsent/,
  ],
  ['successors', /\bsuccessors and (?:permitted )?assigns|\binure to the benefit/],
  [
    'non-compete',
    /\bnot\b[^.;]{0,160}\bcompet(?:e|es|ing|itive|itor)|\bcompeting (?:product|business|service)|\bnon-?compet/,
  ],
  [
    'exclusive',
    /(?:^|[^-])\bexclusive (?:right|licen[cs]e|distribut|suppl|agent|provider|territor|basis|agree|manufactur|market|worldwide|promot|sponsor)|\bexclusively (?:for|from|to|with|by|in)|\bsole and exclusive\b/,
  ],
  ['non-exclusive', /\bnon-?exclusive/],
  [
    'only-from',
    /\bnot\b[^.;]{0,60}\b(?:purchase|sell|distribut|market|promot|licen[cs]e|supply|appoint|engage|enter into)\w*\b[^.;]{0,120}\b(?:any other|third part|other than|similar|another)/,
  ],
  [
    'restriction-exception',
    /\b(?:notwithstanding|except|provided|nothing|shall not (?:prevent|prohibit|preclude|restrict|apply)|foregoing)\b[^.]{0,200}\b(?:compet|exclusiv|restrict|solicit|own(?:ership)? (?:of )?(?:up to|less than|not more)|publicly traded|passive)/,
  ],
  [
    'solicit-staff',
    /\b(?:solicit|hire|recruit|entice|induce|employ)\w*\b[^.;]{0,120}\b(?:employee|personnel|staff|consultant|employ)/,
  ],
  [
    'solicit-customers',
    /\b(?:solicit|divert|entice|induce|interfere|call (?:up)?on)\w*\b[^.;]{0,120}\b(?:customer|client|account|business|supplier|distributor)/,
  ],
  [
    'disparage',
    /\bdisparag|\bderogat|\bdefam|\bdisrepute|\bdetriment\w*\b[^.;]{0,60}\b(?:reputation|image|goodwill)|\b(?:reputation|goodwill|image)\b[^.;]{0,80}\b(?:damage|injur|harm|tarnish|impair|diminish|reflect)|\b(?:ridicule|scandal|offend|contempt)/,
  ],
  ['grant', /\bgrants?\b[^.;]{0,120}\b(?:licen[cs]e|right to)|\blicen[cs]e to (?:use|make|sell|distribut|reproduc)/],
  ['perpetual', /\bperpetual|\birrevocabl/],
  ['non-transferable', /\bnon-?transferable|\bnon-?assignable|\bnot\b[^.;]{0,50}\bsub-?licen|\bnon-?sublicens/],
  ['sublicense', /\bsub-?licen[cs]/],
  [
    'affiliate-licence',
    /\b(?:grant|licen[cs]e)\w*\b[^.;]{0,160}\baffiliat|\baffiliat\w*\b[^.;]{0,120}\b(?:grant|licen[cs]e)/,
  ],
  [
    'unlimited-use',
    /\bunlimited\b[^.;]{0,40}\b(?:licen|use|user|number|copies|access|right|support|call)|\benterprise[- ]wide|\bany number of/,
  ],
  ['escrow', /\bescrow/],
  [
    'ip-assign',
    /\b(?:assign|transfer|convey|vest)\w*\b[^.;]{0,120}\b(?:right, title|intellectual property|invention|copyright|patent|work product|ownership)|\bwork[s]?[- ](?:made[- ])?for[- ]hire|\b(?:shall|will) (?:be )?(?:own|the (?:sole|exclusive) property)/,
  ],
  ['joint-own', /\bjoint(?:ly)?\b[^.;]{0,30}\b(?:own|invent|develop|propert|right)|\bco-?own/],
  ['keeps-ip', /\b(?:retain|reserve|remain)\w*\b[^.;]{0,80}\b(?:ownership|right, title|title|all rights|property of)/],
  [
    'after-end',
    /\b(?:after|following|upon|on|subsequent to)\b[^.;]{0,40}\b(?:the )?(?:terminat|expir)\w*\b[^.]{0,160}\b(?:shall|will|may|continue|sell|return|assist|transition|provide|wind)/,
  ],
  [
    'sell-off',
    /\bsell[- ]?off|\bremaining (?:inventory|stock)|\btransition (?:services?|assistance|period)|\bwind[- ]?down|\btermination assistance|\bphase[- ]?out/,
  ],
  [
    'audit',
    /\baudit|\b(?:inspect|examin)\w*\b[^.;]{0,80}\b(?:books|records|accounts|facilit|premises)|\bbooks (?:and|of) (?:records|account)/,
  ],
  ['cap', /\bliab\w*\b[^.]{0,200}\b(?:exceed|limited to|in excess)|\b(?:aggregate|total|maximum) liability/],
  ['consequential', /\bconsequential|\bindirect\b[^.;]{0,30}\bdamages|\blost profits|\bloss of profit/],
  [
    'cap-exception',
    /\b(?:except|other than|exclud|notwithstanding|shall not apply|does not apply|nothing)\b[^.]{0,220}\b(?:indemnif|gross negligence|wil?lful|fraud|confidential|personal injury|death)/,
  ],
  [
    'liquidated',
    /\bliquidated damage|\bpenalt|\b(?:early )?(?:termination|cancell?ation|break-?up) (?:fee|charge|payment)|\bas (?:a )?(?:penalty|liquidated)|\bpay\b[^.;]{0,80}\b(?:for each|per day|for every) /,
  ],
  ['warranty-period', /\bwarrant\w*\b[^.]{0,220}\b(?:days?|months?|years?|period)\b|\bwarranty period/],
  ['warranty-repair', /\b(?:repair|replace|correct)\b[^.;]{0,100}\b(?:defect|product|service|warrant|non-?conform)/],
  [
    'insurance',
    /\binsurance\b[^.;]{0,80}\b(?:coverage|polic|limit|maintain|liability|per occurrence|certificate)|\b(?:maintain|carry|obtain|procure)\b[^.;]{0,60}\binsurance/,
  ],
  [
    'not-sue',
    /\bnot\b[^.;]{0,80}\b(?:sue|challenge|contest|attack|dispute|oppose|question|assert)\b[^.;]{0,120}\b(?:right|title|validity|ownership|claim|trademark|patent|mark|against)|\brelease[sd]?\b[^.;]{0,60}\b(?:claims|discharge)|\bcovenants? not to/,
  ],
  [
    'third-beneficiary',
    /\bthird[- ]party beneficiar|\bbeneficiar(?:y|ies)\b|\b(?:enforce|enforceable|benefit)\w*\b[^.;]{0,60}\b(?:third part|person not a party)/,
  ],
  [
    'expiry',
    /\b(?:term|agreement)\b[^.;]{0,120}\b(?:expire|continue (?:until|for|in)|remain in|end on|terminate on|period of|commenc)|\binitial term/,
  ],
  ['renewal', /\b(?:automatically )?(?:renew|extend)\w*\b[^.;]{0,120}\b(?:term|year|period|successive|additional)/],
  [
    'renewal-notice',
    /\b(?:renew|extend)\w*\b[^.]{0,240}\bunless\b[^.]{0,160}\b(?:notice|notif)|\bnotice\b[^.;]{0,60}\b(?:of (?:its )?(?:intent|election|decision)|not to|non-?)\b[^.;]{0,30}\b(?:renew|extend|terminat)/,
  ],
  [
    'governing',
    /\bgoverned (?:by|in)|\bconstrued\b[^.;]{0,60}\blaws?\b|\blaws of (?:the )?(?:state|commonwealth|province|country|republic|england)/,
  ],
  [
    'royalty',
    /\broyalt|\bcommission\b|\b(?:percent|%|\[\*+\])[^.;]{0,40}\b(?:of|on)\b[^.;]{0,40}\b(?:net|gross|revenue|sales|profit|proceeds|receipts|fees)|\brevenue[- ]shar|\bshare of\b[^.;]{0,40}\b(?:revenue|profit)/,
  ],
];

const sift = sievePatterns(concepts.map(([, pattern]) => pattern));

/** The names of the turns of phrase a text holds, each marked so that it never equals a word. */
export const conceptsIn = (lower: string): string[] => {
  const isPossible = sift(lower);
  return concepts.filter(([, pattern], place) => isPossible(place) && pattern.test(lower)).map(([name]) => `@${name}`);
};

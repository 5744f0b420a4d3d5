import { sievePatterns } from '../text/pattern-sieve.ts';

/**
 * What parties do in contracts, by the verbs, nouns and multi-word forms that say it. The first that a statement's verb
 * phrase holds names its act; order runs from the particular to the general.
 */
const acts: Readonly<Record<string, string>> = {
  indemnify: 'indemnif|hold (?:\\S+ ){0,3}harmless|make good any loss|keep (?:\\S+ ){0,4}indemnified',
  'limit-liability':
    'liab(?:le|ility|ilities)|(?:exceed|capped at|limited to)(?: \\S+){0,6} (?:fees|charges|price|amount|sum)|consequential|lost profits|loss of profits?',
  terminate:
    'terminat|cancel|rescind|walk away|bring (?:\\S+ ){0,5}to an end|end (?:this|the) (?:agreement|contract|lease|tenancy|employment|license|licence|subscription)|come to an end|expire',
  suspend: 'suspend|suspension|interrupt|cut off|disconnect|disable|deactivat',
  renew: 'renew|roll(?:s|ing)? over|extend(?:s|ed)? (?:for|automatically)|further (?:term|period)',
  amend:
    'amend|modif(?:y|ies|ication)|vary|variation|change(?:s|d)? (?:to )?(?:these|this|the|any|its) (?:terms|agreement|policy|policies|fees|prices|features|service)|revise',
  assign: 'assign|novat|transfer (?:this|its rights)|delegate',
  'transfer-ownership':
    'own(?:s|ed|ership)?\\b|title|vests? in|property of|intellectual property|work made for hire|belongs? to',
  license: 'licen[cs]e|sublicen[cs]e|right to use',
  'keep-secret': 'confidential|secre(?:t|cy)|disclos|divulge',
  'use-data':
    'personal data|customer data|user data|process(?:es|ing)? (?:personal )?data|train(?:ing)? (?:\\S+ ){0,4}models?|aggregat|anonymi[sz]|data breach|sub-?processor',
  secure: 'security|safeguard|encrypt|back(?:ed)? ?up',
  compete: 'compet|restrictive covenant',
  solicit: 'solicit|hire|entice|poach|approach any (?:customer|employee)',
  'deal-exclusively': 'exclusiv|sole supplier|first refusal|preferred supplier',
  publicize: 'public(?:ity|ize)|press release|announce|logo|disparag',
  price:
    'price|fees? (?:may|shall|will) (?:be )?(?:increase|adjust|chang)|increase (?:the |its |any )?(?:fees|charges|price|rent)|rent review|index(?:ation|ed)|uplift',
  withhold: 'withh(?:old|eld)|retain (?:\\S+ ){0,3}(?:sum|payment|amount|deposit)|retention|holdback',
  'set-off': 'set[- ]?off|offset|deduct|counterclaim|net(?:ted)? against',
  refund:
    'refund|repay|reimburs|return (?:of )?(?:the |any )?(?:deposit|fees|sums|payment)|credit(?:s|ed)? (?:to|against|note)|service credit',
  accelerate: 'accelerat|immediately due|become due at once|balance of (?:the )?(?:fees|rent|term)',
  'charge-interest': 'interest|late (?:fee|charge)|penalty|liquidated damages|damages',
  pay: 'pay|paid|payable|payment|invoice|fees?\\b|charges?\\b|rent\\b|salary|bonus|commission|royalt|tax|cost|expense|price',
  insure: 'insur|policy of|subrogat',
  warrant: 'warrant|represent|guarantee|as is|fit(?:ness)? for|merchantab',
  accept: 'accept|reject|approv|sign[- ]?off|conform',
  deliver: 'deliver|ship|dispatch|suppl(?:y|ies)|provide|perform|complete|install|make available|furnish',
  inspect: 'inspect|audit|examin|records|books|verif',
  repair: 'repair|maint(?:ain|enance)|reinstat|decorat|yield up|make good|replace',
  enter: 'enter (?:the|upon|onto)|entry|access',
  use: 'use|access|operate|occup|reverse engineer|copy',
  subcontract: 'subcontract|personnel|staff|key person',
  consent: 'consent|permission|approval|agree in writing',
  notify: 'notif|notice|inform|report|tell',
  arbitrate: 'arbitrat|court|jury|class action|litigat|mediat|jurisdiction|dispute|lawsuit|sue|proceedings?',
  govern: 'governed by|governing law|laws of|prevail|preceden|entire agreement|supersede|construed|interpret',
  waive: 'waive|release|relinquish|forfeit|forgo',
  decide: 'determin|decid|discretion|opinion|judg(?:e|ment)|satisfied|deem',
  comply: 'comply|complian|polic(?:y|ies)|law|regulat|rules|follow|adhere|observe',
  excuse: 'force majeure|excus|beyond (?:\\S+ ){0,3}control',
  secure_debt: 'mortgage|charge over|security interest|lien|guarantor|surety|collateral|pledge',
  return: 'return|destroy|delet|hand over|surrender|vacate',
  cooperate: 'assist|cooperat|support|help|consult|meet|discuss|negotiat|efforts|endeavou?rs',
  employ: 'employ|engage|work|duties|serve|hours|holiday|vacation|leave|train',
  survive: 'surviv|continue|remain in (?:force|effect)|apply',
  buy: 'purchase|buy|order|take|minimum|quantity|volume|forecast|sell|resell|distribut|market',
  sign: 'sign|execut|certif|attorney',
  generate: 'generat|curtail|energy|output|meter|capacity|dispatch',
};

const patterns = Object.entries(acts).map(([act, source]) => [act, new RegExp(`\\b(?:${source})`)] as const);
const sift = sievePatterns(patterns.map(([, pattern]) => pattern));

/** The act of a statement by its words, or undefined where none of the known ones is said. */
export const actOf = (words: string): string | undefined => {
  const isPossible = sift(words);
  return patterns.find(([, pattern], place) => isPossible(place) && pattern.test(words))?.[0];
};

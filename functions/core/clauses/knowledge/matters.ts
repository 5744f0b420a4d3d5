import { sieveTexts } from '../text/pattern-sieve.ts';

/**
 * A matter that contracts speak of: how findings name it, and the words of a clause one of which shows that the clause
 * speaks of it. The second list is wide: it holds what the clause may call the matter, and what comes with it.
 */
type Matter = readonly [named: RegExp, spokenOf: RegExp];

const matters: readonly Matter[] = [
  // Information and software.
  [/\b(?:data|databases?)\b/, /\bdata|\brecords?\b|information|content|\bfiles?\b|profile|backup/],
  [/functionalit|\bfeatures?\b/, /functionalit|feature|\bservices?\b|software|platform|application/],
  [
    /\bai\b|machine learning|training of models/,
    /model|train|machine|artificial|\bai\b|learn|chatbot|\bbot\b|assistant/,
  ],
  [/\bwebsite|\bportal\b|by posting/, /\bpost(?:ed|s|ing)?\b|publish|website|\bsite\b|portal|online|\burl\b|display/],
  [/\bclose the account\b|\bthe account\b/, /account|\baccess\b|\buser|log ?in|subscri/],
  [/confiden|secrecy/, /confiden|secre|proprietary|disclos|non-?public|keep .{1,30} private/],
  [/residuals?\b/, /residual|memor|unaided|know-how|retain/],
  [/\bexport(?:s|ed)? (?:its|the|their) data/, /export|transfer|retriev|return|migrat/],
  // Goods and services.
  [
    /\bgoods\b/,
    /goods|products?\b|equipment|materials?\b|\bship|articles?\b|\bitems?\b|vehicle|machine|\bstock\b|inventory|consignment|cargo/,
  ],
  [/risk and title|title and risk/, /\brisk\b|\btitle\b|goods|\bship|carrier|equipment|product/],
  [/\b(?:DDP|DAP|FCA|Incoterms)\b/i, /goods|ship|carrier|\bddp\b|\bdap\b|\bfca\b|incoterms|customs/],
  [/\borders\b/, /order|purchase|release|request|call-?off|statement of work|quantit/],
  [/\bdefects?\b/, /defect|non-?conform|fault|damage|warrant|reject|conform|latent|quality|shortage|fail|repair/],
  [/\bacceptance\b|\baccepted\b/, /accept|approv|reject|sign|conform|certif/],
  [
    /\b(?:cut|withdraw|discontinue)s?\b.{0,30}\bpays? for/,
    /withdraw|discontinu|modif|remov|chang|substitut|cease|retire|suspend|reduc/,
  ],
  [/service credits?\b/, /credit|rebate|discount/],
  [
    /\bwarrant(?:y|ies)\b/,
    /warrant|guarant|represent|conform|defect|free from|\bfit\b|promise|as[- ]is\b|quality|condition|promise/,
  ],
  // Money.
  [
    /\b(?:prepaid|subscription) fees\b|\bfees (?:paid|payable|due)\b/,
    /\bfees?\b|charge|price|subscription|commission|rate\b|\bpay(?:s|ment|able)?\b/,
  ],
  [/\bcontract year\b|\bfees paid and payable\b/, /\bfees?\b|charges|subscription|services?\b/],
  [/\baudits?\b/, /audit|inspect|examin|verif|\brecords\b|\bbooks\b|monitor/],
  [/\binvoices?\b|\bbilled\b/, /invoic|\bbill(?:ed|s|ing)?\b|certificate|application for payment|statement of account/],
  [/\broyalt/, /royalt|net sales|licen|revenue/],
  [/\bdeposit\b/, /deposit|security|bond|retain|escrow/],
  [/\bprepaid|\brefund/, /prepa|refund|advance|return|\bpaid\b|deposit|repa(?:y|id)|reimburs/],
  [/\binsur(?:ance|er|ed)\b/, /(?<!national )\binsur|polic(?:y|ies)|underwrit/],
  [
    /\bminimum (?:amount|spend|purchase|commitment|payment)/,
    /minimum|at least|not less|commit|take[- ]or[- ]pay|shortfall|target/,
  ],
  [/\bloan\b|\blender\b/, /loan|lend|borrow|credit|facility|advance|financ|debt/],
  // People at work.
  [/\bbonus\b/, /bonus|incentive|commission|award|variable/],
  [/\bseverance\b/, /severance|terminat|redundan|separation/],
  [/\bwages\b|\bsalary\b/, /wage|salar|\bpay\b|remunerat|compensation|payroll|earn/],
  [/\bequity\b|stock options/, /share|equity|stock|option|\bunits?\b|vest|award/],
  [/\bgarden leave\b/, /garden|leave|suspend|attend|duties/],
  // Land and buildings.
  [
    /\bhome\b|move-(?:in|out)\b/,
    /\bhomes?\b|house|apartment|\bflat\b|dwelling|premises|tenan|resident|move (?:in|out)|room\b/,
  ],
  [/\brents?\b/, /\brent|licen[cs]e fee|hire/],
  [
    /\bpremises\b/,
    /premises|building|property|\bunit\b|demised|space|home|flat|apartment|land|store|suite|center|centre|room|house/,
  ],
  [/\bsublet/, /sub-?let|sub-?leas|underlet|occup|shar/],
  [/\bat review\b|\bthe review\b/, /review|market rent|valuation|open market/],
  [
    /premises cannot be used|unusable/,
    /damage|destr|unusable|untenantable|unfit|casualty|condemn|interrupt|cannot be used|access/,
  ],
  // Energy.
  [/\b(?:output|energy|electricity)\b/, /output|energy|power|generat|electric|kwh|mwh|capacity|meter/],
  [/\bcurtail/, /curtail|reduc|interrupt|dispatch/],
  [/\bmeter/, /meter|measur/],
  [/\btake or pay\b/, /\btake\b|minimum|whether or not|shortfall|purchase/],
  // The life of a contract.
  [/\brenew/, /renew|exten(?:d|sion)|further term|successive|evergreen|\broll/],
  [
    /\bsuspen/,
    /suspen|stop|cease|disab|deny access|withhold (?:performance|services|access)|restrict|cut off|switch|block|disconnect|froz|freez/,
  ],
  [/change of control|\bchanges? (?:of )?owners?/, /control|owner|merge|acqui|shares|equity|sale of|transfer of/],
  [/\bassign(?:s|ed|ment)?\b/, /assign|transfer|novat|delegat|convey|vest/],
  [/\bsubcontract/, /sub-?contract|third part|agents|delegate|sub-?processor/],
  [
    /\bamends? (?:this|the) contract|\bchanges? take effect|\bchange the terms|terms of the contract alone/,
    /amend|modif|chang|vary|variation|revis|updat|replac|polic(?:y|ies)|from time to time|\brules\b/,
  ],
  [/\bexclusiv(?:e|ity)\b/, /exclusiv|\bonly\b|\bsole|not (?:purchase|buy|appoint|sell)|requirements/],
  [/\binventions?\b|\bpatents?\b/, /invent|patent|works?\b|intellectual|discover|develop|improve/],
  // Disputes.
  [/\bindemni/, /indemn|hold harmless|reimburse|defend|make good|compensate|harmless/],
  [
    /third[- ]party claims?|control of (?:the )?defen[cs]e|defense costs/,
    /indemn|third[- ]part|defend|defen[cs]e|infring|claims? (?:by|of|against|made)/,
  ],
  [/\binjunct/, /injunct|equitable|restrain|specific performance|irreparab/],
  [/\barbitrat/, /arbitrat|tribunal/],
  [/\bjury\b/, /jury/],
  [/\bexpert\b/, /expert|surveyor|arbitrat|independent|valu|apprais/],
  [
    /\brelease[sd]? (?:or waives )?(?:its|any|all|in return)|\bclaims against\b/,
    /releas|waiv|discharg|settle|claims?\b/,
  ],
];

/** What only wording and headings hold: a gap may be what brings the matter into the clause. */
const trades: readonly Matter[] = [
  [
    /\bstructure, (?:exterior|systems)\b/,
    /building|premises|structure|roof|home|apartment|house|repair(?!.*\bequipment)/,
  ],
  [/\bremedy for a defect\b/, /defect|non-?conform|warrant|reject|latent|quality/],
  [
    /breach of confidence|confidential/,
    /confiden|secre|proprietary|non-?public|keep .{1,30} private|disclos\w+ (?:of )?(?:any |the |such |its )?information/,
  ],
  [/(?<!\bor )\bcredits?\b(?! (?:against|rating|facility)|, | or )/, /credit|rebate|discount|set[- ]?off/],
  [/\bchronic\b|repeated or serious failure/, /service level|availab|outage|\bfail|deliver|milestone|defect/],
  [/\blate (?:part|goods)\b|\bpart concerned\b/, /goods|products?\b|equipment|deliverable|\bworks?\b|services\b/],
  [/\bavailability\b|\buptime\b|\b99\.\d/, /availab|uptime|service level|\bsla\b|outage|downtime/],
  [/\brejected (?:part|goods)\b/, /reject|accept|non-?conform|defect/],
  [/\bprepaid\b|\bpaid in advance\b/, /prepa|advance|up ?front|annual|yearly|subscri|deposit|retainer|\bfees?\b/],
  [
    /(?<!legal |attorneys?['’] |attorney |counsel |lawyers['’] |professional )\bfees\b/,
    /\bfees?\b|charge|price|royalt|commission|retainer|subscri|\brates?\b|\bpay|cost|expens/,
  ],
  [/\bfees already received\b/, /\bfees?\b|charges|price|retainer/],
  [/\bprepay\b/, /prepa(?:y|id)|loan|borrow|lend/],
  [/\bprotected code\b|\bindependent development\b/, /\bcode\b|develop|reverse|decompil|software|information/],
  [/\bescrow\b/, /escrow|source code|deposit/],
];

const mattersAndTrades = [...matters, ...trades];

const siftNames = sieveTexts(mattersAndTrades.map(([named]) => named));

/** How a clause speaks of the matters of a list that a text names; one of the words of each must stand in it. */
const spokenOfIn = (asked: readonly Matter[], text: string): readonly RegExp[] => {
  const { matches } = siftNames(text.toLowerCase());
  return asked.filter(([named]) => matches(named)).map(([, spokenOf]) => spokenOf);
};

/** How a clause speaks of what a title or a piece of advice names: it is of the clause where each is found in that. */
export const mattersOf = (text: string): readonly RegExp[] => spokenOfIn(matters, text);

/**
 * Whether a text speaks only of matters that a clause speaks of too: a finding in other words has taken the clause for one
 * about something else.
 * @param text a title or a piece of advice
 * @param clause the clause in lower case
 */
export const isOfClause = (text: string, clause: string): boolean =>
  mattersOf(text).every((spokenOf) => spokenOf.test(clause));

/**
 * As `isOfClause`, and in words of no other trade: wording about credits has no place in a clause that knows none.
 * @param text a heading, a piece of advice or wording
 * @param clause the clause in lower case
 */
export const isOfTrade = (text: string, clause: string): boolean =>
  spokenOfIn(mattersAndTrades, text).every((spokenOf) => spokenOf.test(clause));

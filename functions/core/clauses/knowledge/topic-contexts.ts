/** Where a topic's issues can arise: in contracts of its own types, and where a text speaks of its subject. */
export interface TopicContext {
  readonly types: readonly string[];
  readonly says: RegExp;
}

/** Topics that belong to some contracts only; the words of the others are used in every contract. */
export const topicContexts: Readonly<Record<string, TopicContext>> = {
  energy: {
    types: ['power-purchase-agreement'],
    says: /\b(?:energy|electric|mwh|kwh|generat(?:or|ing|ion)|offtak|power (?:plant|purchase)|megawatt|solar|wind|grid operator)/,
  },
  'commercial-lease': {
    types: ['lease-agreement', 'rental-agreement'],
    says: /\b(?:landlord|lessor|lessee|tenant|leased|premises|demised|hirer|rental|your (?:rent|lease))\b/,
  },
  'residential-rental': {
    types: ['rental-agreement'],
    says: /\b(?:landlord|tenan(?:t|cy)|apartment|dwelling|resident|your (?:deposit|rent|home)|move (?:in|out))\b/,
  },
  'employment-pay': {
    types: ['employment-contract'],
    says: /\b(?:employ(?:ee|er|ment)|executive|salary|wages|worker|commission|bonus|equity|vest(?:ing|ed))\b/,
  },
  'employment-terms': {
    types: ['employment-contract'],
    says: /\b(?:employ(?:ee|er|ment)|executive|worker|garden leave|severance)\b/,
  },
  'finance-and-guarantee': {
    types: ['other'],
    says: /\b(?:lender|borrower|loan|facility|guarant|debt|creditor?\b|credit (?:agreement|party)|indebted|principal|promissory|notes?\b|security interest|collateral|mortgage|capital|surety|bank|prepay|repay|finance|event of default|obligor|pledge|charge over|default (?:rate|interest)|confess|attorney-in-fact|overdraft|events of default|hell or high water)/,
  },
  'sale-of-goods': {
    types: ['purchase-agreement'],
    says: /\b(?:goods|products?|merchandise|consignment|shipment|equipment|units|materials|buyer|purchaser)\b/,
  },
  'sale-of-business': {
    types: ['purchase-agreement'],
    says: /\b(?:shares?|closing|completion|earn-?out|acquisition|the business|target|disclosure (?:letter|schedule)|escrow|merger)\b/,
  },
  'franchise-and-distribution': {
    types: ['other'],
    says: /\b(?:franchis|distribut|dealer|resell|territor|agent|outlet|store|brand|appoint|manual|sales target|minimum sales)/,
  },
  'consumer-terms': { types: ['saas-agreement'], says: /\b(?:you|your|user|member|account)\b/ },
};

/** Topics in which a burden falls on one side by its role: only who is paid suffers a price cut, only a tenant loses a home. */
const roleBound: ReadonlySet<string> = new Set([...Object.keys(topicContexts), 'price']);

/** Whether the issues of a topic that burden giver or taker burden nobody else. */
export const isRoleBound = (topic: string): boolean => roleBound.has(topic);

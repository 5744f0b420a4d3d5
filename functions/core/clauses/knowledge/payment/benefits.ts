import { allDaysIn } from '../../text/quantities.ts';
import { defineBenefits } from '../benefit.ts';
import * as said from '../remedies/words-of-benefits.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on payment. */
export const benefits = defineBenefits('payment', file, {
  'paid-within-short-time': [
    {
      bears: 'giver',
      mutual: true,
      force: ['duty', 'fact', 'promise'],
      types: [
        'service-agreement',
        'saas-agreement',
        'purchase-agreement',
        'license-agreement',
        'other',
        'power-purchase-agreement',
      ],
      all: [
        /\b(?:invoices?|fees?|charges|price)\b.{0,40}\b(?:payable|due|paid|settled|pays?)\b.{0,40}\b(?:[1-9]|[123]\d|4[0-5]) (?:business |calendar |working )?days (?:after|from|of|following)\b/,
      ],
      none: [
        /\b(?:not|refund\w*|credit\w*|disput\w*|overdue|suspend|interest|indemn\w+|deposit|reimburse\w*|terminat\w+|object\w*|audit\w*|tax|exercise price|purchase price|closing)\b/,
      ],
    },
    {
      force: ['duty', 'fact'],
      all: [
        /\b(?:invoices?|fees?|charges|price|amounts?)\b/,
        /\b(?:(?:shall|must|will|agrees to|to) (?:pay|settle)|pays|(?:is|are|be|falls?) (?:payable|due|paid)|net)\b/,
        /\b(?:within|net|in) \d+ (?:business |calendar )?days\b|\bnet[- ]\d+\b/,
      ],
      none: [
        /\b(?:not|refund\w*|repa\w+|credit\w*|disput\w*|late|overdue|unless|suspend|interest|indemn\w+|deposit|reimburse\w*|terminat\w+|object\w*|audit\w*|notice)\b/,
      ],
      test: (_hits, { words }) => Math.max(0, ...allDaysIn(words)) <= 45,
    },
  ],
  'late-sums-bear-interest': [
    {
      all: [
        /\b(?:late|overdue|unpaid|past due|not paid|fails? to pay|owed)\b/,
        /\b(?:bears?|accrues?|charge[sd]?|pays?|add|carr(?:y|ies)|attracts?|owes)\b.{0,30}\binterest\b|\binterest (?:runs|accrues|at|of)\b|\blate (?:charge|fee)\b/,
      ],
      none: [
        /\bno (?:\w+ )?interest|\bnot (?:bear|charge|accrue)|\bwithout interest|\bwaives?|\b\[each\]|\bdeposit|\brefund/,
      ],
    },
    {
      bears: 'giver',
      force: ['fact', 'duty', 'right', 'promise'],
      all: [
        said.unpaid,
        /\b(?:interest|late (?:charge|fee|payment charge)|finance charge|service charge)\b/,
        /\b\d+(?:\.\d+)? ?(?:%|percent|per cent)|\bbase rate\b|\bprime\b|\bstatutory\b|\bmaximum (?:rate|lawful)/,
      ],
      none: [
        /(?<!\w)(?:no (?:\w+ )?interest|not (?:bear|charge|accrue|be payable)|without interest|waive\w*|deposit|refund\w*|\[taker\] (?:may|is entitled to) (?:charge|claim))\b|\[each\]/,
      ],
    },
  ],
  'may-suspend-for-nonpayment': [
    {
      bears: 'giver',
      mutual: true,
      force: ['right', 'fact'],
      all: [
        /(?<!\w)(?:supplier|vendor|seller|provider|contractor|licensor|lessor|consultant|\[giver\]|\[a\]),? (?:may|is entitled to|shall be entitled to|can)\b.{0,90}\bsuspend\b.{0,40}\b(?:services?|work|licen[cs]e|deliver\w+|performance|supply|access|shipments?)\b.{0,60}\b(?:until|pending|unless)\b.{0,30}\b(?:paid|payment|pays)\b/,
      ],
      none: [/\bmay not|\[taker\] may\b|\bcustomer may\b|\bbuyer may\b|\bclient may\b/],
    },
    {
      force: 'right',
      all: [
        /\b(?:suspend|withhold (?:performance|services|delivery)|stop (?:work|performance|supply))\w*/,
        /\b(?:non-?payment|overdue|unpaid|not (?:been )?paid|fails? to pay|late|arrears|past due|until .{0,40}paid)\b/,
      ],
      none: [/\bnot suspend|\bmay not|\bcannot/],
    },
    {
      force: 'right',
      all: [/\[a\]/, said.stopsWork, said.unpaid],
      none: [/\bnot suspend|\bmay not|\bcannot|\bwages|\bif (?:the )?\[o\] (?:is|are) insolvent/],
    },
  ],
  'undisputed-part-paid': [
    {
      within: 'sentence',
      all: [
        /\bundisputed\b|\bnot (?:in dispute|disputed)\b|\brest\b/,
        /\bpa(?:y|ys|id|yable)\b/,
        /\b(?:disput\w*|withh\w*)\b/,
      ],
      none: [/\bneed not pay the undisputed/],
    },
  ],
  'may-withhold-disputed': [
    {
      force: ['right', 'no-duty'],
      all: [
        /\b(?:withhold|hold back|need not pay|not (?:be )?(?:required|obliged) to pay|dispute)\b/,
        /\b(?:good faith|disputes?|disputed)\b/,
        /\b(?:invoices?|amounts?|sums?|charges?|part|fees?)\b/,
      ],
      none: [/\bmay not|\bshall not|\bcannot|\bsuspend/],
    },
    {
      bears: 'taker',
      force: ['duty', 'fact', 'right'],
      all: [
        /\bmay (?:\w+ )?(?:withhold|retain|hold back|suspend payment)\b/,
        /\b(?:disput\w+|contest\w*|query|queries|queried)\b/,
        /\b(?:good faith|invoices?|undisputed|amounts?|charges?|remainder|resolv\w+|settled)\b/,
      ],
      none: [/\bmay not|\bcannot|\bservices?\b.{0,20}\bsuspend/],
    },
  ],
  'refund-of-prepaid': [
    {
      force: ['duty', 'fact', 'transfer', 'right'],
      all: [
        /\b(?:refund(?:s|ed|ing)?|repa(?:y|ys|id)|returns?|returned|gives? back|reimburses?|reimbursed|credit(?:s|ed)?)\b.{0,90}\b(?:prepaid|pre-paid|unused|unearned|paid in advance|advance payments?|fees? (?:already )?paid|portion of (?:the |any |all )?(?:\w+ )?(?:fees?|charges|price))\b|\b(?:prepaid|pre-paid|unused|unearned|paid in advance|advance payments?|fees? (?:already )?paid)\b.{0,90}\b(?:refunded|repaid|returned|reimbursed|credited|given back)\b/,
        /\b(?:terminat\w*|cancel\w*|expir\w*|ends?|ended|remain\w*|unused|unearned|pro[- ]?rat\w*|period|balance|withdraw\w*|early|not (?:yet )?(?:used|provided|rendered|performed|delivered|received))\b/,
      ],
      none: [
        /\b(?:no|never|non-refundable|only if|bonus|commission|forfeit\w*|employee|tenancy|tenant|landlord|rent|premises|itemi[sz]ed|postage|return receipt|freight|mail|taxes|shipping|transport\w*|defect\w*|non-?conform\w*|repaired)\b|\bnot (?:be )?(?:refund\w*|repa\w*|return\w*|entitled|required|obliged|liable|credited)\b/,
      ],
    },
  ],
  'billed-in-arrears': [
    {
      all: [/\bin arrears?\b/, /\b(?:pay(?:s|able|ment)?|paid|invoic\w+|bill(?:s|ed)?|charged)\b/],
      none: [/\bnot\b|\bif .{0,40}in arrears|\bis in arrears|\brent in arrears/],
    },
  ],
  'expenses-controlled': [
    {
      all: [
        /\b(?:reimburs\w+|pay(?:s|able)?|paid|charg\w+|bill\w*)\b.{0,120}\bexpenses?\b|\bexpenses?\b.{0,120}\b(?:reimburs\w+|payable|paid|charged|billed)\b/,
        /\b(?:pre-?approv\w+|approved (?:in (?:writing|advance)|by)|prior (?:written )?(?:approval|consent)|receipts? (?:\w+ ){0,3}?(?:are|is|and)|against receipts?|(?:submission|presentation|production) of (?:\w+ ){0,4}?receipts?|receipted|expenses up to|travel policy|at cost)\b/,
      ],
      none: [
        /\bneed no\b|\bwithout (?:prior|receipts|any)|\bno prior|\b(?:audit|books|terminat\w*|joint venture|franchise fee|commitments|up to and including|settle\w*|indemnif\w*)\b/,
      ],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:expenses?|disbursements|travel costs?|out-of-pocket costs?)\b.{0,90}\b(?:approved|approval|consent(?:ed)?|authori[sz]ed|receipts|at cost|without (?:any )?(?:mark-?up|margin)|(?:not|in no event)\b.{0,30}\bexceed|capped|up to (?:a maximum|[$£€]))|\b(?:approved|pre-?approved|authori[sz]ed) (?:\w+ ){0,3}expenses\b/,
        /\b(?:reimburs\w+|pay(?:s|able)?|paid|charg\w+|bill\w*|incur(?:s|ring)?)\b/,
      ],
      none: [
        /\b(?:books|occupancy|authority to|terminat\w+|joint venture|commitments|control of|settle\w*|defen\w+|damages|fee has been|purchase price|losses|liab\w*)\b|\bneed no\b|\bwithout (?:prior|receipts)|\bno prior|\battorney|\blegal (?:fees|expenses)|\bindemnif|\binterest\b|\binsur/,
      ],
    },
  ],
  'expenses-reimbursed': [
    {
      force: ['duty', 'fact', 'right', 'transfer'],
      all: [/\breimburs\w+\b/, /\bexpenses?\b/, /\breasonabl\w*|\breceipts?|\bproperly incurred|\bout-of-pocket/],
      none: [/\bnot\b|\bno\b|\baudit|\battorney|\blegal\b|\bindemnif/],
    },
  ],
  'taxes-on-top': [
    {
      all: [
        /\b(?:vat|value added tax|sales (?:and use )?tax(?:es)?|gst)\b/,
        /\b(?:exclude|exclusive of|in addition|added|plus|payable on top)\w*\b/,
      ],
      none: [/\binclusive|\bincluded|\bincludes/],
    },
    {
      bears: 'giver',
      force: ['fact', 'duty', 'promise', 'definition'],
      all: [
        /\b(?:fees?|prices?|charges?|rates?|amounts?|sums?|rent)\b/,
        /\b(?:exclusive of|do(?:es)? not include|net of|exclude|excluding|plus|in addition to|before)\b.{0,30}\b(?:taxes|vat|value added tax|sales tax|gst|duties)\b/,
      ],
      none: [
        /\b(?:inclusive|revenues?|discount|deducted|governmental|net income|net sales|gross receipts|royalt\w*|ebitda|withholding|excluding taxes (?:on|based))\b/,
      ],
    },
  ],
  'advance-payment': [
    {
      force: ['duty', 'fact', 'promise', 'right', 'no-duty'],
      all: [
        /\b(?:deposit|advance|down ?payment|upfront|mobili[sz]ation (?:fee|payment)|prepayment|retainer)\b|\bin advance\b/,
        /\b(?:payable|pays?|paid|due|invoiced?|received|arrived)\b/,
        /\b(?:on|upon|at|before|prior to|with)\b.{0,30}\b(?:sign\w*|order|commenc\w*|start|beginning|execution|booking|work|each (?:month|quarter|year|term|period))|\b(?:monthly|annually|quarterly|yearly) in advance\b/,
      ],
      none: [
        /\b(?:security deposit|refund\w*|return\w*|forfeit\w*|deposit account|no (?:deposit|advance)|not (?:be )?(?:payable|required|due)|rent\b|tenant|landlord|royalt\w*|bank|notice|consent|approv\w+|agreed in advance|escrow|loan|borrow\w*|lender|insurance|sales commission)\b/,
      ],
    },
    {
      bears: 'giver',
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:price|fees?|charges?|sum|amount|cost|\d+ ?(?:%|percent)|half|third|quarter)\b/,
        /\b(?:payable|pays?|paid|due|invoiced?)\b/,
        /\b(?:with (?:the|each|its) order|(?:on|upon) (?:signature|signing|order|booking|execution)|before (?:work|delivery|shipment|dispatch|the start)|upfront|cash (?:with|in advance))\b/,
      ],
      none: [
        /\b(?:security deposit|refund\w*|rent|tenant|landlord|loan|lender|notice|tax|royalt\w*|insurance|not (?:be )?(?:payable|due|required)|closing|shares|bonus)\b/,
      ],
    },
    {
      bears: 'giver',
      force: ['fact', 'duty', 'promise'],
      all: [
        /\b(?:fees?|charges?|rent|subscription|price|sums|amounts?)\b/,
        /\b(?:due|payable|paid|pay|invoiced|billed)\b.{0,40}\bin advance\b/,
      ],
      none: [
        /\b(?:refund\w*|security deposit|notice|approved in advance|agreed in advance|not (?:be )?(?:payable|due)|loan|if)\b/,
      ],
    },
  ],
  'pays-after-acceptance': [
    {
      force: ['duty', 'fact', 'ban', 'no-duty', 'right', 'promise'],
      all: [
        /\b(?:payments?|invoices?|price|fees?|balance|installments?|sums?)\b/,
        /\b(?:payable|due|pay|paid|falls? due|invoiced?|released?)\b/,
        /\b(?:only (?:after|upon|on|when|once|against)|not .{0,30}\b(?:until|before|unless)|no earlier than|following|upon|after|against)\b.{0,80}\b(?:accept(?:ed|ance|s)|acceptance certificate|certif(?:ied|icate)|completion of (?:the|each|that) milestone|successful (?:completion|test\w*|delivery)|installation and acceptance)\b/,
      ],
      none: [
        /\b(?:deemed accepted|acceptance of (?:this|the) (?:order|agreement|offer)|late|overdue|interest|refund\w*|rent|insurance|audit\w*|forecast|accountant|unreasonably|death certificate|release of (?:the )?retention|share certificate|loan)\b/,
      ],
    },
  ],
  'payment-capped': [
    {
      force: ['duty', 'promise', 'right'],
      all: [
        /\[a\] (?:shall|will|must|agrees? to)(?: \w+){0,3}? (?:pay|reimburse|compensate|contribute|fund)\b.{0,260}\b(?:up to (?:a )?(?:maximum|limit|total|aggregate)(?: \w+){0,3}? of|not to exceed|(?:shall|may|will) not exceed|in no event (?:more|exceed\w*)|capped at|subject to a (?:cap|maximum) of)\b.{0,40}(?:[$£€] ?\d|\b(?:usd|eur|gbp) ?\d|\b\d+(?:\.\d+)? ?(?:%|percent)|\b\d+ months?')/,
      ],
      none: [/\[each\]|\binsurance\b|\binterest\b|\bdays\b.{0,20}\bnot (?:to )?exceed|\bcoverage\b/],
    },
  ],
  'nonrefundable-fee': [
    {
      bears: 'giver',
      force: ['fact', 'ban', 'duty', 'no-duty', 'no-right'],
      types: ['saas-agreement', 'service-agreement', 'license-agreement', 'other', 'rental-agreement'],
      all: [
        /\b(?:fees?|charges|payments?|amounts? paid|sums? paid)\b.{0,40}\b(?:is|are|shall be|will be) not (?:be )?(?:refunded|refundable|repaid|returned)|\bno (?:\w+ )?refunds?\b.{0,40}\b(?:fees?|given|made|due|paid|of)\b/,
      ],
      none: [/\bunless\b|\bexcept\b|\bother than\b|\bdeposit\b|\bif\b/],
    },
    {
      force: ['duty', 'fact', 'promise', 'acknowledgement', 'ban'],
      all: [
        /\bnon-?refundable\b(?: \S+){0,5}? (?:fee|fees|payment|deposit|charge|sum|amount)\b|\b(?:fees?|payments?|deposit|charges?)\b.{0,40}\b(?:is|are|shall be)\b.{0,30}\bnon-?refundable\b/,
      ],
      none: [/\bnot non-?refundable|\bunless\b|\bnon-?refundable (?:taxes|ticket|airline|travel)/],
    },
  ],
  'over-use-charged': [
    {
      types: ['saas-agreement', 'license-agreement', 'service-agreement'],
      mutual: true,
      force: ['fact', 'duty', 'right', 'promise'],
      all: [
        /\b(?:exceeds?|exceeding|above|over|in excess of|excess)\b.{0,60}\b(?:tier|plan|licen[cs]ed (?:quantity|users?|volume)|allowance|subscribed|purchased|quota|limit|usage|users|seats)\b/,
        /\b(?:pay|pays|charged?|invoiced?|billed|move to the next|upgraded|overage|list price|additional fees?)\b/,
      ],
      none: [
        /\b(?:no (?:additional|extra) (?:charge|fee)|not (?:be )?(?:charged|pay)|liab\w+|bank|expenses|insurance|courts?)\b/,
      ],
    },
  ],
  'payment-secured': [
    {
      force: ['duty', 'promise'],
      types: [
        'power-purchase-agreement',
        'purchase-agreement',
        'service-agreement',
        'lease-agreement',
        'license-agreement',
        'other',
      ],
      all: [
        /\[a\] (?:shall|will|must|agrees to)(?: \w+){0,4}? (?:provide|deliver|post|furnish|procure|lodge|maintain|open|establish)\b.{0,60}\b(?:letters? of credit|parent (?:company )?guarant(?:ee|y)|bank guarant(?:ee|y)|payment guarant(?:ee|y)|performance bond|payment bond|cash collateral)\b/,
      ],
      none: [/\[each\]|\bnot (?:be )?(?:required|obliged)|\brelease|\breturn/],
    },
  ],
});

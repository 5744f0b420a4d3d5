import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const sale = ['purchase-agreement', 'other'];

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('sale-of-goods', file, {
  'title-until-paid': [
    {
      types: sale,
      all: [
        /\b(?:title|ownership|property)\b/,
        /\b(?:remain|retain|until|not pass|reserve|when .{0,40}(?:paid|payment))/,
        /\b(?:paid|payment|price)\b/,
      ],
      clause: [/\bgoods|\bproducts/],
      none: [/\bintellectual|\bsoftware/],
    },
    {
      force: ['fact', 'duty', 'ban', 'right', 'transfer', 'no-right'],
      all: [
        /\b(?:title|ownership|property in|legal (?:and beneficial )?title)\b/,
        /\b(?:stays?|remains?|retain\w*|keeps?|not pass|reserv\w+|vests? (?:in|only)|pass(?:es)? only|until then belongs?|transfers? only)\b/,
        /\b(?:until|only (?:when|upon|after|on|once)|unless and until|before|pending)\b.{0,80}\b(?:paid|pays?|payment|price|received|settled)\b/,
      ],
      none: [
        /\b(?:intellectual|copyright|software|data|license[sd]?|premises|shares|risk of loss (?:also )?(?:stays|remains)|deliverables|work product|invention)\b/,
      ],
      bears: 'giver',
    },
    {
      bears: 'giver',
      types: ['lease-agreement', 'rental-agreement'],
      force: ['fact', 'duty', 'acknowledgement'],
      all: [
        /\b(?:title|ownership)\b.{0,40}\b(?:remains?|stays?) (?:vested )?(?:with|in) (?:the )?\[(?:giver|a|o)\]|\[(?:giver|a)\] (?:remains|is) the owner/,
      ],
      none: [/\bpremises\b/],
      test: (_, { actor, words }) => /\[giver\]/.test(words) || /lessor|owner|landlord/.test(actor?.word ?? ''),
    },
  ],
  'risk-on-delivery': [
    {
      types: sale,
      all: [
        /\brisk\b/,
        /\b(?:pass|transfer)/,
        /\b(?:on|upon|at|when) (?:the )?(?:delivery|delivered|completion of delivery)/,
      ],
      clause: [/\bgoods|\bproducts/],
    },
  ],
  'goods-recovery': [
    {
      types: ['purchase-agreement'],
      force: ['right'],
      all: [/\benter\b.{0,60}\bpremises\b.{0,60}\b(?:recover|repossess|retake|collect|remove)\b.{0,30}\bgoods\b/],
      none: [/\bmay not/],
    },
    {
      types: sale,
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:enter|recover|repossess|retake|collect)\b/,
        /\b(?:the|unpaid|unsold|those|such) (?:goods|products)\b|\bthem\b/,
      ],
      clause: [/\b(?:title|ownership|unpaid|payment)/],
      none: [/\bloss|\bdamages\b|\bpaid for|\bcancel/],
    },
  ],
  'reject-nonconforming': [
    {
      types: sale,
      force: ['right', 'fact', 'duty'],
      all: [
        /\bmay\b.{0,20}\breject|\bright to reject|\bentitled to reject/,
        /\b(?:not conform|non-?conform|defect|fault|not meet|not in accordance|fail)/,
      ],
      none: [/\bno right to reject|\bmay not reject/],
    },
  ],
  'hidden-defects-later': [
    {
      types: ['purchase-agreement'],
      mutual: true,
      all: [
        /\b(?:could not|cannot|can not|not)\b.{0,30}\b(?:found|discovered|detected|seen|discoverable|visible|detectable)\b.{0,60}\b(?:inspection|examination|delivery|receipt|may be notified|notif\w+)\b/,
        /\b(?:may|can|within \d+)\b/,
        /\b(?:notif\w+|claim\w*|reject\w*|notice)\b/,
      ],
      none: [/\b(?:deemed accepted|waive\w*|no claim|no liability)\b/],
    },
    {
      types: sale,
      all: [
        /\b(?:hidden|latent|not (?:reasonably )?(?:apparent|discoverable))/,
        /\b(?:discover|finds?|found|becom\w+ aware|after)/,
        /\b(?:notif\w+|notice|claims?|reject\w*|report\w*|tell|within \d+|later)\b/,
      ],
      none: [
        /\b(?:deemed accepted|howsoever|waive|no claim|even if hidden|whether or not)/,
        // What is lost is said to be lost for hidden defects too.
        /\bappl(?:y|ies)(?: also| equally| likewise)? to|\b(?:also|including|even)(?: for| as to| in respect of)? (?:any )?(?:hidden|latent)/,
      ],
    },
  ],
  'remedy-chosen-by-buyer': [
    {
      types: sale,
      all: [
        /\b(?:replac|repair)/,
        /\brefund|\brepay|\bcredit|\bprice/,
        /(?<!\w)(?:buyer's|\[taker\]'s|\[[ao]\]'s) (?:option|choice|election)/,
      ],
      force: ['duty', 'right', 'promise'],
      test: (_, { words, actor }) =>
        !/\[a\]'s (?:option|choice|election)/.test(words) ||
        /buyer|purchaser|customer|retailer/.test(actor?.word ?? ''),
    },
  ],
  'acceptance-keeps-warranty': [
    {
      types: sale,
      force: ['ban', 'fact', 'duty', 'exclusion', 'no-duty', 'right'],
      all: [
        /\b(?:acceptance|payment|inspection|use)\b/,
        /\bnot\b.{0,30}\b(?:affect|limit|waive|release|relieve|bar|prejudice|constitute a waiver)/,
        /\b(?:warrant|rights|remed|claim|obligation)/,
      ],
    },
  ],
  'price-firm': [
    {
      types: sale,
      all: [/\bprices?\b/, /\b(?:firm|fixed|not be increased|shall not increase)\b|\bare \[\w+\](?: and|\.)/],
      none: [/\bnot (?:firm|fixed)|\bfixed by|\bguarant/],
    },
  ],
  'acceptance-by-time': [
    {
      types: sale,
      force: ['duty', 'fact', 'definition'],
      all: [
        /\b(?:goods|products)\b/,
        /\b(?:not (?:so )?rejected|fails? to (?:reject|notify)|no notice|within)/,
        /\b(?:accepted|acceptance)\b/,
      ],
      none: [/\bnot (?:be )?(?:deemed|constitute|taken)|\border\b/],
    },
  ],
  'refund-if-not-delivered': [
    {
      types: sale,
      all: [/\b(?:refund|repa(?:y|id))/, /\b(?:not deliver|late|non-delivery|fails? to deliver|cancel)/],
      force: ['duty', 'right', 'promise', 'fact'],
      none: [/\bnot (?:be )?(?:refund|repa)|\bno refund|\bnon-?refundable|\bnever\b/],
    },
  ],
  'spare-parts': [
    {
      all: [
        /\b(?:spare|replacement|service) parts\b|\bparts\b.{0,20}\bavailable\b/,
        /\b(?:available|supply|stock|provide)\b/,
        /\b\d+ years?\b|\blife of\b/,
      ],
      force: ['duty', 'promise', 'fact'],
      none: [/\bnot (?:be )?(?:required|obliged)|\bno obligation/],
    },
  ],
  'risk-until-delivery': [
    {
      force: ['duty', 'fact', 'promise'],
      all: [
        /\b(?:risk(?: of loss)?)\b/,
        /\b(?:until|before|up to)\b.{0,60}\b(?:deliver\w*|unload\w*|received?|accept\w*|arriv\w*|handed|destination)\b/,
        /\b(?:bears?|remains?|stays?|carries|with|pass(?:es)? only)\b/,
      ],
      test: (_, { actor, words }) =>
        /seller|supplier|vendor|manufacturer|contractor/.test(actor?.word ?? '') ||
        /\b(?:with|on) (?:the )?\[giver\]/.test(words),
      none: [/\b(?:title remains|passes on shipment|ex works|fob)\b|\[each\]/],
    },
  ],
  'may-sue-for-price': [
    {
      mutual: true,
      force: ['right', 'fact', 'no-duty'],
      all: [
        /\b(?:sue|action|claim|recover|proceed)\b.{0,20}\b(?:for )?the price\b.{0,60}\b(?:title|ownership|property)\b.{0,30}\bnot (?:yet )?(?:passed|been transferred|pass)|\b(?:title|ownership|property)\b.{0,40}\bnot (?:yet )?passed\b.{0,60}\b(?:sue|action|claim)\b.{0,20}\bprice\b/,
      ],
      none: [/\bmay not|\bno action/],
    },
  ],
  'stored-at-buyers-cost': [
    {
      force: ['right', 'duty', 'fact'],
      types: ['purchase-agreement', 'service-agreement', 'other'],
      all: [
        /\b(?:store|storage|warehous\w*)\b.{0,80}\bat (?:the )?(?:\[(?:o|taker)\]|buyer|purchaser|customer)'s (?:\w+ ){0,4}?(?:cost|expense|risk)|\bat the (?:\w+ )?(?:cost|expense|risk)(?: and (?:cost|expense|risk))? of (?:the )?(?:\[(?:o|taker)\]|buyer|purchaser)\b.{0,60}\bstor/,
      ],
      none: [/\bmay not/],
    },
  ],
  'no-cancellation': [
    {
      force: ['ban', 'no-right', 'fact', 'duty'],
      types: ['purchase-agreement', 'service-agreement', 'other'],
      mutual: true,
      all: [
        /(?:\[a\]|\[taker\]|\bbuyer|\bpurchaser|\bcustomer) (?:may|shall|can|will) not (?:\w+ ){0,2}?cancel\b.{0,30}\b(?:orders?|it|purchase)\b|\borders?\b.{0,40}\b(?:may not be cancel\w*|(?:is|are|shall be) (?:non-?cancell?able|firm|binding and non)|cannot be cancel\w*)/,
      ],
      none: [
        /\bwithout (?:the )?\[?\w*\]?'?s? ?(?:prior )?(?:written )?consent.{0,10}$^|\bseller (?:may|shall) not|\[giver\] (?:may|shall) not/,
      ],
      test: (_, { actor, words }) =>
        !/^(?:seller|supplier|vendor|we|contractor)\b/.test((actor?.word ?? '').toLowerCase()) ||
        /\[taker\]|orders? .{0,40}(?:may not be|non-?cancel|cannot be)/.test(words),
    },
  ],
});

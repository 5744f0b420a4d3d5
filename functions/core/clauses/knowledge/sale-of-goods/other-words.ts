import type { Statement } from '../../statements/statement.ts';
import type { IssueRule } from '../issue.ts';

const sale = ['purchase-agreement', 'other'];
const goods =
  /\b(?:goods|products?|items?|consignment|shipment|deliver\w*|merchandise|equipment|stock|orders?|materials?|price lists?|seller)\b/;
const bySeller = (_: unknown, { actor }: Statement): boolean => !/buyer|purchaser|customer/.test(actor?.word ?? '');
const byBuyer = (_: unknown, { actor }: Statement): boolean =>
  !/seller|supplier|vendor|manufacturer|^(?:we|our)$/.test(actor?.word ?? '');

/** Rules for the plain wording that every form has. */
export const otherWords = {
  'implied-terms-excluded': [
    {
      types: sale,
      all: [
        /\b(?:no (?:other )?(?:warrant(?:y|ies)|conditions?)\b[^.;]{0,40}\b(?:express|implied)|in lieu of (?:all|any) other (?:warrant(?:y|ies)|conditions?|terms?)|lieu of any (?:warranty|condition) implied)\b/,
      ],
      clause: [/\b(?:goods|products?|equipment|seller|warrant(?:y|ies))\b/],
      none: [/\bnothing\b|\bnot (?:be )?(?:in lieu|excluded)\b|\bin addition to\b/],
    },
    {
      types: sale,
      all: [
        /\brel(?:y|ies|ied|ying) (?:solely |only |exclusively )?on (?:its|their|his) own (?:skill|judge?ment|knowledge|tests?|inspection|evaluation)\b/,
        /\b(?:suitab\w+|fitness|quality|condition|purposes?)\b/,
      ],
      clause: [goods],
      none: [/\bseller'?s? skill\b|\bnot rel(?:y|ied)\b/],
      test: byBuyer,
    },
  ],
  'title-retained-broad': [
    {
      types: sale,
      all: [
        /\b(?:repossess\w*|retake|recover|security interest|on trust|in trust|incorporated|mixed|processed|new products?|other products?)\b/,
        /\b(?:goods|products?|proceeds)\b/,
        /\b(?:enter|grants?|hold|vests?|belongs?|title|property)\b/,
        /\b(?:overdue|unpaid|before payment|until|owed|payment in full|vests?|passes?|resold|resale)\b/,
      ],
      none: [/\b(?:not|waives?|defective|recall|insurance|third part(?:y|ies)' goods)\b/],
    },
  ],
  'risk-passes-early': [
    {
      types: sale,
      all: [
        /\bdelivery to (?:a |the |any )?(?:common |first )?(?:carrier|forwarder|\[giver\])(?!\w)/,
        /\bconstitutes?\b|\bdeemed\b|\bshall be\b/,
        /\bdelivery to (?:the )?\[(?:taker|o|a)\]/,
      ],
      none: [/\bnot\b/],
    },
    {
      types: sale,
      all: [
        /\brisk\b/,
        /\b(?:pass(?:es)?|transfers?|borne|bears?|assumes?)\b/,
        /\bto (?:the )?(?:first |common )?(?:carrier|\[giver\]|forwarder)|\b(?:date|time) of (?:the )?(?:order|contract|sale|invoice|dispatch|shipment)\b|\bex[- ]?works?\b|\bon (?:dispatch|shipment)\b/,
      ],
      none: [/\bnot\b|\[giver\] (?:bears|shall bear|assumes)/],
    },
    {
      types: sale,
      all: [
        /\bstor(?:ed|age)\b/,
        /\bat (?:the )?\[(?:a|taker|o)\]'s (?:sole )?(?:risk|cost|expense)/,
        /\b(?:delays?|fails?|refuses?|not (?:collect\w*|accept\w*|taken?))\b/,
      ],
      clause: [goods],
      none: [/\bnot be\b|\bbuyer's (?:tools|materials)\b/],
      test: byBuyer,
    },
  ],
  'cancel-only-full-price': [
    {
      types: ['purchase-agreement'],
      all: [
        /\borders? (?:is|are|shall be) (?:final|binding|firm|irrevocable)\b|\bcancel(?:l)?ed orders?\b[^.;]{0,40}\b(?:in full|full price|charged)\b/,
      ],
      none: [/\b(?:prices?|not (?:be )?(?:final|binding|charged)|when accepted by)\b/],
    },
    {
      types: sale,
      all: [
        /\bcancel\w*\b/,
        /\b(?:subject to|charge of|fee of|only with|only if|within \d+ days)\b/,
        /\b(?:charge|fee|consent|no orders?|indemnif\w+|percent|%)/,
      ],
      clause: [goods],
      none: [
        /\bfree of charge\b|\bno (?:charge|fee)\b|\bwithout (?:charge|liability)\b|\bsubscription\b|\binsurance\b/,
      ],
      test: (_, { actor, words }) =>
        !/seller|supplier|vendor/.test(actor?.word ?? '') && !/\[giver\] may cancel/.test(words),
    },
  ],
  'seller-not-bound-to-deliver': [
    {
      types: sale,
      force: ['right', 'fact'],
      all: [/\b(?:decline|limit|reject|refuse|cancel)\b[^.;]{0,20}\b(?:any|all|each) (?:purchase )?orders?\b/],
      none: [/\b(?:not (?:decline|limit|reject|refuse)|fails?|overdue|unpaid|exceed\w*)\b/],
      test: (_, { actor }) => /seller|supplier|vendor|manufacturer|^we$/.test(actor?.word ?? ''),
    },
    {
      types: sale,
      force: ['no-duty', 'exclusion', 'fact'],
      all: [
        /\b(?:not (?:be )?(?:obliged?|oblige|bind|require|bound|obligated)|no obligation|creates? no)\b[^.;]{0,40}\b(?:deliver|supply|ship|fill)\b/,
      ],
      clause: [goods],
      none: [/\b(?:until|unless|payment|beyond)\b/],
      test: bySeller,
    },
  ],
  'prepaid-never-refunded': [
    {
      types: sale,
      all: [
        /\b(?:paid|deposits?|prepa(?:id|yments?)|advance payments?|down payments?)\b/,
        /\b(?:credit(?:ed)?|applied)\b[^.;]{0,40}\b(?:future|later|subsequent|other) (?:orders?|purchases?|deliver\w+)\b/,
        /\b(?:unable|cannot|fails?|not deliver\w*|cancel\w*|unavailable|only)\b/,
      ],
      none: [/\bat (?:the )?\[taker\]'s (?:option|election)\b|\bor refund/],
    },
  ],
  'goods-substituted': [
    {
      types: sale,
      force: ['right', 'fact'],
      all: [
        /\b(?:replace|substitut\w+|swap|exchange)\b[^.;]{0,40}\b(?:equivalent|similar|comparable|alternative)\b|\b(?:make|makes) (?:any|such) (?:changes?|alterations?|modifications?|amendments?) (?:to|in) (?:the )?(?:design|specifications?|finish|construction|composition)\b|\bquantit(?:y|ies)\b[^.;]{0,40}\b(?:vary|varied|variation|over or under|more or less)\b|\b(?:over|under)-?deliver\w*\b/,
      ],
      clause: [goods],
      none: [
        /\b(?:not|defective|warranty|required (?:by|to comply)|with (?:the )?\[taker\]'s consent)\b(?! materially)/,
      ],
      test: bySeller,
    },
  ],
  'buyer-cancels-free': [
    {
      types: sale,
      force: ['right', 'fact'],
      all: [
        /\b(?:cancel|return|withdraw|terminate)\b[^.;]{0,30}\borders?\b/,
        /\bat no (?:charge|cost)\b|\bfree of charge\b|\bfor its convenience\b/,
      ],
      none: [/\bnot (?:cancel|return|withdraw)\b|\bdelay|\bdefault\b|\bbreach\b|\bfails?\b/],
      test: (_, { actor }) => /buyer|purchaser|customer/.test(actor?.word ?? ''),
    },
    {
      types: sale,
      force: ['right', 'fact'],
      within: 'sentence',
      all: [
        /\b(?:cancel|reschedule|postpone|suspend|change the (?:quantity|quantities|delivery))\b/,
        /\borders?\b|\bdeliver(?:y|ies)\b/,
        /\b(?:no liability|without (?:liability|charge|cost|penalty)|by (?:written )?notice|at any time|as it sees fit)\b/,
      ],
      none: [/\b(?:not cancel|insolven\w+|fails?|default|breach|subject to payment|shall pay)\b/],
      test: (_, { actor, sentence }) =>
        /buyer|purchaser|customer|^(?:we|you)$/.test(actor?.word ?? '') &&
        !/\b(?:seller|supplier|vendor) may\b/.test(sentence.lower) &&
        !/\b(?:late|delay|default|breach|insolven\w+|force majeure)\b/.test(sentence.lower),
    },
  ],
  'returns-any-reason': [
    {
      types: sale,
      all: [
        /\bsale[- ]or[- ]return\b|\bcredit\b[^.;]{0,50}\b(?:obsolete|slow[- ]moving|unsold|excess|surplus)\b|\b(?:obsolete|slow[- ]moving|unsold)\b[^.;]{0,50}\b(?:for (?:full )?credit|refund\w*|returned)\b/,
      ],
      none: [/\bnot\b|\bno\b|\brestocking\b/],
    },
  ],
  'stock-without-commitment': [
    {
      types: ['purchase-agreement'],
      force: ['duty', 'promise'],
      all: [
        /\b(?:hold|keep|maintain|carry|stock)s?\b/,
        /\b(?:stock|inventory|safety stock|buffer)\b/,
        /\b(?:forecasts?|sufficient|at all times|any order|equal to|\d+ (?:units|days|months))\b/,
      ],
      none: [
        /\bshall buy\b|\bcalled off\b/,
        /\bup to (?:[a-z]+ )?\d|\b(?:buyer|\[o\]|\[taker\]) shall (?:purchase|buy|pay)\b|\bbinding orders?\b|\bnot (?:be )?required\b|\bfranchis\w*|\bdistributor\b|\bdealer\b/,
      ],
      test: (_, { actor }) => !/buyer|purchaser|customer|distributor|dealer|franchisee/.test(actor?.word ?? ''),
    },
    {
      types: sale,
      all: [
        /\bconsign(?:ed|ment)\b/,
        /\b(?:property|risk|title)\b/,
        /\buntil\b[^.;]{0,30}\b(?:used|consumed|withdrawn|sold)\b/,
      ],
      none: [/\brisk (?:of|passes)\b[^.;]{0,20}\bon delivery\b/],
    },
  ],
  'no-resale-of-goods': [
    {
      types: sale,
      all: [
        /\b(?:goods|products?|items|materials)\b[^.;]{0,40}\b(?:bearing|carrying|marked with|with) (?:the )?\[\w+\]'s (?:trade ?)?(?:marks?|names?|logos?|brands?)\b/,
        /\b(?:not (?:be )?(?:sold|resold|sell|disposed|offered)|destroy\w*)\b/,
      ],
      none: [/\bafter removing\b|\bunless removed\b/],
    },
  ],
  'description-not-binding': [
    {
      types: sale,
      all: [
        /\b(?:not (?:be )?bound by|only a guide|(?:merely|only|solely) (?:to give|a|as a) (?:a )?(?:general|rough|approximate) (?:idea|guide|indication)|intended (?:merely|only|solely)|guidance only|illustrati(?:on|ve) (?:purposes )?only|approximate only)\b/,
        /\b(?:advertising|brochures?|samples?|catalog\w*|illustrations?|drawings?|descriptions?|pictures?|figures|price lists?|website|specifications?|literature)\b/,
      ],
      clause: [/\b(?:goods|products?|seller|items?|bound)\b/],
      none: [/\bbuyer's\b|\[taker\]'s (?:drawings|specifications)/],
      test: bySeller,
    },
  ],
  'title-passes-before-payment': [
    {
      types: ['purchase-agreement'],
      all: [
        /\b(?:title|ownership|property)\b[^.;]{0,60}\b(?:passes|pass|vests?|transfers?)\b/,
        /\b(?:as (?:they|it) (?:are|is) (?:identified|allocated|made|acquired)|work in (?:process|progress)|(?:time|upon|on) (?:of )?(?:shipment|dispatch)|date of the order)\b/,
      ],
      none: [/\b(?:payment in full|paid in full|has been paid|after payment|not pass|risk)\b/],
      test: (_, { sentence }) => /\b(?:buyer|purchaser|customer)\b/.test(sentence.lower),
    },
    {
      types: sale,
      force: ['waiver', 'exclusion', 'fact'],
      all: [
        /\bwaives?\b/,
        /\b(?:retention of title|security interest|unpaid seller's lien|right of stoppage|liens?)\b/,
        /\b(?:goods|products?|equipment|materials)\b/,
      ],
      none: [/\bnot waive\b/],
      test: (_, { actor }) => /seller|supplier|vendor|manufacturer|^we$/.test(actor?.word ?? ''),
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('finance-and-guarantee', file, {
  'default-grace': [
    {
      all: [
        /\b(?:within \d+ (?:business |working )?days|remed(?:y|ied)|cured?|grace period)/,
        /\b(?:breach|default|failure|fails)/,
      ],
      clause: [/\b(?:event of default|loan|borrower|lender|credit facility)\b/],
      none: [
        // Time that a lender has to cure what its borrower owes another is no grace of who gives it.
        /\b(?:to|for) (?:the |its |any )?lenders?\b/,
        /\bno (?:grace|cure)|\bwithout (?:notice|grace)|\bwhether or not (?:capable|remed)|\bwaive/,
      ],
    },
    {
      bears: 'taker',
      force: ['fact', 'definition', 'duty', 'right', 'ban'],
      all: [
        /\bevents? of default\b|\bin default\b|\bdefault (?:occurs|arises|exists|interest (?:runs|accrues))\b/,
        /\b(?:within|after|for|more than|continues? for|unremedied for|grace)\b.{0,30}\b\d+ (?:\w+ )?(?:days?|hours?)\b/,
        /\b(?:notice|tells?|notif\w+|demand|remed\w+|cur(?:e|ed)|technical|administrative|due date|does not pay|not paid|grace|continues?)\b/,
      ],
      none: [
        /\b(?:without (?:any )?(?:notice|grace)|immediately|no grace|deliver\w* .{0,40}within \d+|tell (?:the )?\[\w+\] at once)\b|\[each\]/,
      ],
    },
  ],
  'cross-default-threshold': [
    {
      all: [
        /\b(?:indebtedness|debt|borrowing)/,
        /\b(?:exceed|more than|in excess of|less than|at least)\b.{0,20}[$£€]/,
      ],
      clause: [/\bdefault\b/],
    },
  ],
  'guarantee-capped': [
    {
      all: [/\b(?:guarant|liability)/, /\b(?:not exceed|limited to|capped|up to|no more than)\b/],
      clause: [/\bguarant(?:ee|y|or)/],
      clauseNone: [/\b(?:energy|mwh|output|goods)\b/],
      force: ['duty', 'ban', 'fact', 'promise', 'exclusion'],
      none: [/\bnot (?:be )?limited|\bwithout limit|\boutput|\benergy|\bproduct/],
    },
    {
      bears: 'taker',
      force: ['fact', 'ban', 'duty', 'exclusion', 'no-duty'],
      all: [
        /\bguarant(?:or|ee)\b|\[a\]'s liability/,
        /\bliabilit\w*\b.{0,40}\b(?:is|shall be)? ?(?:limited to|not exceed|capped at)\b/,
        /[$£€] ?\d|\b\d+ (?:months?|%)/,
      ],
      clause: [/\bguarant|\bloan\b/],
      none: [/\bnot (?:be )?limited|\bunlimited|\bwithout limit/],
      test: (_, { actor }) => /guarantor|surety/.test(actor?.word ?? '') || !actor,
    },
  ],
  'prepay-freely': [
    {
      force: ['right', 'fact'],
      all: [
        /\bprepa|\brepay\b.{0,40}\bearly/,
        /\bwithout (?:any )?(?:premium|penalty|charge)|\bat par|\bfree of charge/,
      ],
    },
    {
      force: ['right', 'fact', 'duty', 'promise'],
      bears: 'taker',
      all: [
        /\b(?:prepa(?:y|id|yment)|repa(?:y|id) early|repa(?:y|id) (?:\S+ ){0,6}(?:before|ahead of)|early repayment|redeem\w* early)\b/,
        /\b(?:without (?:any )?(?:premium|penalty|fee|charge|cost)|no (?:premium|penalty|fee|charge)|free of charge|at any time)\b/,
      ],
      none: [
        /\b(?:may not|shall not (?:pre|re)pay|postage|prepaid (?:fees|rent|services)|subject to (?:a )?(?:premium|fee|charge)|except (?:with|on) payment|make-?whole|together with (?:a|the) (?:premium|fee))\b/,
      ],
    },
    {
      bears: 'taker',
      force: ['right', 'fact'],
      all: [
        /\b(?:settle|repay|pay (?:off|down|back)|redeem|discharge|prepay)\w*\b.{0,40}\b(?:loan|debt|facility|note|balance|principal|advance|financing|mortgage)\b|\b(?:loan|debt|facility|note|principal)\b.{0,40}\b(?:settled|repaid|paid off|redeemed|prepaid)\b/,
        /\b(?:ahead of time|early|before (?:it|they|the \w+) (?:falls?|is|are|becomes?) due|before maturity|at any time|sooner)\b/,
        /\b(?:without (?:any |a )?(?:premium|penalty|fee|charge|cost)|no (?:premium|penalty|fee|charge)|free of charge|with no)\b/,
      ],
      none: [/\b(?:may not|make-?whole|together with (?:a|the) (?:premium|fee)|subject to (?:a )?(?:premium|fee))\b/],
    },
  ],
  'statement-not-final': [
    {
      all: [/\b(?:prima facie|manifest error)\b/],
      clause: [/\b(?:certificate|statement|records|books|calculation)/],
      none: [/\bincluding manifest|\beven in/],
    },
  ],
  'release-of-guarantor': [
    {
      all: [/\bguarant/, /\b(?:released|ends? (?:on|when)|falls away|may end|terminates? (?:on|when))\b/],
      none: [/\bnot (?:be )?(?:released|end)|\bno\b.{0,60}\brelease|\bcontinu/],
    },
  ],
  'lender-may-cure': [
    {
      force: ['duty', 'ban', 'right', 'promise', 'acknowledgement'],
      bears: 'both',
      mutual: true,
      within: 'sentence',
      all: [
        /\b(?:lenders?|financing part(?:y|ies)|mortgagee|security agent|collateral agent|secured part(?:y|ies))\b|\[o\]|\[a\]/,
        /\b(?:may cure|right to cure|cure any|cure the|step[- ]in|opportunity to cure|remedy (?:any|the) default|\d+ days to (?:do so|cure))\b/,
        /\bbefore (?:it |[\w[\] ]{0,12})?(?:terminates?|terminating|exercis\w+)|\b(?:not|no) (?:\w+ )?terminat\w*/,
        /\b(?:lenders?|financing|mortgagee|security agent|collateral agent)\b/,
      ],
    },
    {
      bears: 'other',
      force: ['duty', 'ban', 'promise', 'acknowledgement'],
      all: [
        /\[a\](?:,[^,]{0,60},)? (?:shall|will|agrees|must|may not)\b/,
        /\b(?:lenders?|financing part(?:y|ies)|mortgagees?|security agent|collateral agent|secured part(?:y|ies)|banks?)\b|\bgive \[o\] notice of any \[o\] default/,
        /\b(?:cur(?:e|es|ing)|remed(?:y|ying)|step[- ]in)\b/,
        /\b(?:before|prior to|until|not) .{0,30}\b(?:terminat\w*|cancel\w*|exercis\w*)/,
      ],
      none: [/\[each\]/],
    },
  ],
  'security-released': [
    {
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:releas\w+|discharg\w+|reassign\w*)\b/,
        /\b(?:security|liens?|mortgage|charge|collateral|pledge|guarantee)\b/,
        /\b(?:repa(?:id|yment)|paid in full|payment in full|discharge of (?:the )?(?:debt|obligations)|when .{0,30}(?:repaid|paid)|upon .{0,30}(?:repayment|payment))\b/,
      ],
      none: [
        /\b(?:no (?:release|obligation)|not (?:be )?(?:released|discharged)|security deposit|without releasing|security guard|data)\b|\[each\]/,
      ],
    },
  ],
  'information-undertakings': [
    {
      force: ['duty', 'promise'],
      all: [
        /\b(?:financial statements|annual accounts|audited accounts|management accounts|compliance certificate|borrowing base|budgets?)\b/,
        /\b(?:deliver|provide|furnish|supply|submit|send)\w*\b/,
        /(?<!\w)(?:lender|bank|agent|investor|\[o\])\b|\[[oa]\]|\bwithin \d+ days\b|\b(?:quarterly|annually|monthly)\b/,
      ],
      none: [/\b(?:not (?:be )?required|may request|no obligation)\b|\[each\]/],
      types: ['other'],
    },
  ],
  secured: [
    {
      force: ['fact', 'duty', 'transfer', 'promise'],
      all: [
        /\b(?:secured by|grants? (?:to )?(?:the )?(?:\[\w+\] )?(?:a )?(?:first|continuing|security)|security interest|first[- ](?:priority|ranking)|mortgage over|charge over|pledges?)\b/,
        /\b(?:lien|security interest|mortgage|charge|pledge|collateral|assets|equipment|shares|property)\b/,
        /\b(?:loan|debt|obligations?|lender|bank|note|amounts|indebtedness)\b/,
      ],
      types: ['other'],
      none: [
        /\b(?:shall not|may not|free (?:of|and clear)|no (?:lien|security)|releas\w+|unsecured|permitted liens)\b/,
      ],
    },
  ],
  'financial-covenants': [
    {
      force: ['duty', 'ban', 'promise'],
      all: [
        /\b(?:leverage|coverage|debt service|liquidity|net worth|debt[- ]to[- ]equity|current|gearing|interest cover)\b.{0,20}\b(?:ratio|covenant|cover|worth)?/,
        /\b(?:ratio|net worth|dscr|cover(?:age)?)\b/,
        /\b(?:maintain|not (?:be )?(?:less|more|exceed|fall)|at least|exceed)\w*\b/,
      ],
      types: ['other'],
      none: [/\binsurance\b/],
    },
  ],
  'committed-facility': [
    {
      all: [
        /\b(?:committed|commitment|may (?:cancel|demand repayment|accelerate|withdraw)\b.{0,20}\bonly|not repayable on demand)\b/,
        /\b(?:facility|loan|lender|bank|credit line)\b/,
        /\b(?:for \d+ (?:years?|months?)|until|only (?:on|upon|if|after|when)|event of default)\b/,
      ],
      types: ['other'],
      none: [/\b(?:uncommitted|on demand(?! only)|commitment fee|not committed)\b/],
    },
  ],
  baskets: [
    {
      force: ['right', 'ban'],
      all: [
        /\b(?:dispose|incur|acquire|pay dividends|grant security|invest|lend|borrow|sell)\b/,
        /\b(?:up to|not exceeding|does not exceed|less than|other than|except)\b.{0,40}[$£€] ?\d|[$£€] ?\d[\d,]*\b.{0,40}\b(?:a year|per year|annually|in aggregate|in any)/,
        /\b(?:without (?:\S+ ){0,3}consent|may|permitted|except|other than)\b/,
      ],
      test: (_, { actor }) => /borrower|obligor|company|issuer/.test(actor?.word ?? ''),
      types: ['other'],
      none: [/\[each\]/],
    },
  ],
  'limited-recourse': [
    {
      all: [
        /\b(?:non-?recourse|limited recourse|recourse\b.{0,30}\b(?:limited|only|solely)|no recourse (?:to|against)|look (?:only|solely) to)\b/,
        /\b(?:assets|collateral|security|shareholders?|members?|project|property|owners?)\b/,
      ],
      types: ['other'],
    },
  ],
  'no-transfer-to-competitor': [
    {
      force: ['ban', 'no-right', 'duty'],
      all: [
        /\[a\](?:,[^,]{0,60},)? (?:shall|may|will|must) not\b.{0,40}\b(?:assign|transfer|sell|novate)\b.{0,30}\b(?:this agreement|the (?:loan|contract|agreement|facility|note)|(?:its|any) (?:\w+ )?(?:rights?|interests?|participation))\b/,
        /\bcompetitors?\b|\bcompeting\b/,
      ],
      none: [/\[each\]/],
    },
  ],
  'group-restricted': [
    {
      force: ['ban', 'duty', 'promise'],
      types: ['other'],
      all: [
        /\b(?:shall|will) not,? (?:and (?:shall|will) (?:not permit|cause|procure)|nor (?:shall|will) (?:it )?permit|directly or indirectly permit)\b.{0,60}\bsubsidiar\w+/,
      ],
      clause: [/\b(?:lender|loan|credit|notes?|indebtedness|borrower|issuer|lien)s?\b/i],
      none: [/\[each\]/],
    },
  ],
  'guarantor-waives': [
    {
      types: ['other', 'lease-agreement'],
      force: ['waiver', 'duty', 'no-duty', 'acknowledgement', 'ban'],
      all: [
        /\bwaives?\b.{0,160}\b(?:proceed (?:first )?against|exhaust|first (?:proceed|claim|enforce|recourse)|presentment|marshal\w*|notice of acceptance|suretyship defenses?)\b/,
      ],
      clause: [/\bguarant(?:or|ee|y)|\bsurety/i],
      none: [/\[each\]|\bnot waive|\blender waives|\bjury\b/],
    },
  ],
});

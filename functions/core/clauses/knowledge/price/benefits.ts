import { allDaysIn } from '../../text/quantities.ts';
import { defineBenefits } from '../benefit.ts';
import * as said from '../remedies/words-of-benefits.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on price. */
export const benefits = defineBenefits('price', file, {
  'price-fixed': [
    {
      all: [
        /\b(?:prices?|fees?|charges|rates?|rent)\b/,
        /\b(?:fixed(?! (?:technology|charge))|(?:is|are|be|remains?|stays?|holds?) firm|firm (?:price|fee|rate)s?|shall not (?:change|increase|be (?:increased|changed))|may not (?:increase|raise|change)|not (?:be )?(?:increased|changed) during|remain(?:s)? (?:the same|unchanged))\b/,
      ],
      none: [
        /\b(?:ought|to|shall|may|will) (?:to )?be fixed\b(?! (?:for|until|during|throughout))|\bnot (?:be )?(?:fixed|firm)\b|\b(?:accounting|consulting|law) firm|\bexchange rate|\bindemnif|\bfixed fee includes|\binterest rate|\bfixed charge|\bif\b.{0,20}\bfixed|\bservice levels?\b|\bexcept that .{0,20}may\b|\bnotwithstanding|\bnon-fixed|\bnot binding/,
      ],
    },
    {
      bears: 'taker',
      force: ['fact', 'duty', 'ban', 'promise', 'no-right'],
      all: [
        /\b(?:hourly |daily |unit |contract |total )?(?:prices?|fees?|charges?|rates|rent|tariffs?)\b/,
        /\b(?:stays?|remains?|hold(?:s)?|locked|frozen|fixed|(?:is|are|be) firm|(?:shall|will|may) not (?:rise|go up|change|increase|be (?:raised|increased|changed)))\b/,
        /\b(?:until|through|for (?:the )?(?:\w+ )?(?:term|\d+|duration|first)|during|throughout|as (?:they|it) (?:are|is|stand)|in exhibit|regardless of|whatever)\b/,
      ],
      none: [
        /\b(?:not (?:be )?(?:fixed|firm)|interest rate|exchange rate|may (?:be )?(?:increas|rais|chang)\w*|service levels?|unpaid|outstanding|remains? (?:due|payable|liable|unpaid|responsible)|vacant|confiden|in effect|obligat|holdover|option|conversion|at risk|default|indemnif\w*|accounting)\b/,
      ],
    },
    {
      bears: 'taker',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:keep|hold|maintain|leave)s?\b.{0,20}\b(?:prices?|fees?|rates?|charges?)\b.{0,30}\b(?:unchanged|firm|fixed|constant|the same|at)\b/,
        /\b\d+ (?:years?|months?)|\bterm\b|\buntil\b/,
      ],
      none: [/\bnot (?:be )?(?:required|obliged)/],
    },
  ],
  'increase-capped': [
    {
      within: 'sentence',
      all: [
        /\b(?:increas\w*|rais\w+|uplift|adjust\w*|rises?|higher)\b/,
        /\b(?:not exceed|no more than|not more than|never exceed|lower of|lesser of|capped|at most|up to|maximum of|more than \d)\b/,
        /%|\bper ?cent\b|\bcpi\b|\bconsumer price|\bindex\b/,
        /\b(?:prices?|fees?|charges|rates?|rent)\b/,
      ],
      none: [
        /\bliabilit|\blate\b|\bunderpay|\baudit|\bwithout (?:a )?(?:cap|limit|ceiling)|\bno (?:cap|ceiling|limit)|\binterest\b|\bservice levels?|\bcredits?\b/,
      ],
    },
    {
      bears: 'taker',
      force: ['ban', 'duty', 'fact', 'right', 'no-right'],
      all: [
        /\b(?:prices?|fees?|charges|rates?|rent|tariff|premium)\b/,
        /\b(?:no|not|never|nor|neither)\b.{0,80}\b(?:exceed|(?:more|higher|greater) than|above|over)\b.{0,20}\d+(?:\.\d+)? ?(?:%|percent|per cent)|\bby (?:at most|up to|no more than|not more than|the (?:lesser|lower) of)\b/,
        /\b(?:review|increas\w*|rise|rais\w+|adjust\w*|uplift|yearly|annual|renewal|prior (?:year|term)|before(?:hand)?|preceding|index\w*)\b/,
      ],
      none: [
        /\bliabilit|\blate\b|\binterest (?:rate|at)|\bcredits?\b|\bno (?:cap|ceiling|limit)|\bwithout limit|\bdiscount|\broyalt|\bdeposit|\bprofit|\bdefault/,
      ],
    },
    {
      bears: 'taker',
      force: ['ban', 'duty', 'fact', 'right', 'no-right'],
      all: [
        said.money,
        /\b(?:adjust\w*|increas\w*|rais\w*|rise|uplift|review|renewal|escalat\w*|indexation)\b/,
        said.bounded,
        said.figure,
      ],
      none: [
        /\bliabilit|\blate\b|\binterest\b|\bcredits?\b|\bno (?:cap|ceiling|limit)|\bdiscount|\broyalt|\bdeposit|\bprofit|\bdefault|\bchange orders?|\bthreshold|\bindemn|\binsur/,
      ],
    },
  ],
  'notice-of-increase': [
    {
      within: 'sentence',
      all: [
        /\b(?:increas\w*|rais\w+|change of price|price change|new prices?|rise)\b/,
        /\b(?:prices?|fees?|charges|rates?|rent|increase)\b/,
        /\b(?<n>\d+) (?:business |calendar )?days'? (?:prior |advance |written )*notice|\bat least (?<m>\d+) days/,
      ],
      test: (_hits, { words }) => Math.max(0, ...allDaysIn(words)) >= 30,
      none: [
        /\bwithout notice|\bliabilit|\bminimum commitment|\bat any time\b|\bin its (?:sole )?discretion|\bany level/,
      ],
    },
    {
      bears: 'taker',
      force: ['duty', 'promise', 'ban', 'right'],
      all: [
        /\b(?:price|fee|rate|charge|tariff)s? (?:change|increase|rise|adjustment)s?\b|\b(?:change|increase|rise|adjustment)s? (?:of|in|to) (?:\w+ )?(?:prices?|fees?|rates?|charges?)\b/,
        /\b(?:\d+ (?:months?|days?)'?s? (?:\w+ )*notice|notice of|notif\w+|announc\w+|in advance)\b/,
        /\b\d+ (?:months?|days?|weeks?)\b/,
      ],
      none: [/\b(?:without notice|no notice|immediately|effective on notice)\b/],
    },
  ],
  'may-leave-on-increase': [
    {
      within: 'sentence',
      all: [
        /\b(?:increas\w*|price rise|new price|higher price)\b/,
        /\b(?:may|can|entitled to)\b.{0,60}\b(?:terminat\w*|cancel|not renew|end (?:this|the)|decline|withdraw)/,
        /\b(?:prices?|fees?|charges|rent|increase)\b/,
      ],
      none: [/\bmay not|\bcannot|\bcan't|\bno right|\bliabilit/],
    },
  ],
  'raise-at-renewal': [
    {
      bears: 'giver',
      mutual: true,
      force: ['fact', 'right', 'duty', 'promise'],
      all: [
        /\b(?:on|upon|at|for) (?:each |any |every )?(?:renewal|renewed term|renewal (?:term|period))\b.{0,60}\b(?:price|fees?|rates?|charges?|rent)\b.{0,40}\b(?:is|are|will be|shall be|revert\w*|become)\b.{0,30}\b(?:list price|then-current|prevailing|market|current rates?)|\brenew\w*\b.{0,60}\bat (?:the )?(?:\[\w+\]'s )?(?:then-current|then-prevailing|prevailing|list) (?:\w+ )?(?:list )?(?:prices?|fees|rates?|rent)/,
      ],
      none: [/\bnot (?:be )?(?:exceed|increase|higher|more)/],
    },
    {
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:increas\w*|rais\w+|adjust\w*|uplift)\b/,
        /\b(?:prices?|fees?|charges|rates?|rent)\b/,
        /\b(?:renewal|anniversary|each year|annual\w*|once a year|yearly)\b/,
      ],
      none: [
        /\bnot increase|\bmay not increase|\bno increase|\bnever\b|\bdecreas|\breduc|\bdownward|\bliabilit|\blate\b|\bdiscretion|\bat any time/,
      ],
    },
  ],
  'volume-discount': [
    {
      all: [
        /\b(?:volume|quantity|loyalty) (?:discounts?|rebates?|tiers?)\b|\bdiscounts? .{0,40}\b(?:volume|exceeds?|above)\b/,
      ],
      none: [/\bno (?:volume )?discount|\bwithout\b|\bcharged back|\bforfeit|\blose/],
    },
  ],
  'total-capped': [
    {
      force: ['ban', 'duty', 'fact', 'promise', 'no-right'],
      all: [
        /\b(?:(?:total|aggregate|maximum|overall|all) (?:\w+ ){0,3}(?:charges?|fees?|prices?|costs?|compensation|amounts?)|(?:charges?|fees?|prices?|costs?|compensation) (?:\S+ ){0,6}(?:in total|in the aggregate|not-to-exceed)|not-to-exceed|guaranteed maximum)\b/,
        said.bounded,
        /[$£€] ?\d|\b\d[\d,.]* ?(?:dollars|euros|pounds)|\b(?:budget|estimate|purchase order|statement of work)\b/,
      ],
      none: [
        /\b(?:liab\w*|damages|indemnif\w*|insur\w*|claims?|losses|penalt\w*|credits?|loan|borrow\w*|indebtedness|basket|deductible|security deposit|late)\b/,
        // What one side bears of its own costs is no price of the other.
        /\bchanges? in (?:the )?law\b|\b(?:bears?|borne)\b/,
      ],
    },
  ],
  'price-indexed': [
    {
      bears: 'giver',
      mutual: true,
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:they|it|prices?|fees?|rates?|charges?|rent)\b.{0,30}\b(?:may|shall|will|is|are|to) (?:be )?(?:\w+ )?(?:raised|increased|adjusted|revised|indexed|uplifted)\b.{0,140}\b(?:cpi|rpi|cpih|consumer prices?|retail prices?|price index|index(?:ation)?|inflation)\b/,
      ],
      none: [/\bnot (?:be )?(?:raised|increased|adjusted)|\bmay not|\bminimum\b|\bcap on liab/],
    },
    {
      force: ['fact', 'duty', 'right', 'promise'],
      all: [
        /\b(?:prices?|fees?|rates?|charges?|rent)\b/,
        /\b(?:adjust\w*|increas\w*|index(?:ed|ation)|escalat\w*|rise|updated)\b/,
        /\b(?:cpi|consumer price index|retail price index|inflation|index|producer price)\b/,
        /\b(?:each|every|annual\w*|yearly|january|anniversary|year)\b/,
      ],
      none: [/\b(?:not (?:be )?(?:adjust|increas|index)\w*|interest rate|no indexation)\b/],
    },
  ],
  'price-floor': [
    {
      mutual: true,
      all: [
        /\b(?:prices?|fees?|rent|rates?|charges?|tariffs?)\b.{0,60}\b(?:not|never|no event|no case)\b.{0,30}\b(?:(?:be )?(?:lower|less) than|fall (?:below|under)|(?:be )?(?:reduced|decreased)(?: below)?|below|go down)\b|\b(?:price floor|floor price|minimum price|never downwards|upwards? only)\b/,
      ],
      none: [
        /\b(?:resale|insurance|liability|shares?|exercise price|discount|most favou?red|other customers?|any other|offered to|any third|interest)\b/,
      ],
    },
  ],
  'renewal-at-same-price': [
    {
      mutual: true,
      all: [
        /\b(?:renew\w*|extend\w*|extension|runs? on|further term|holds? over|holding over|another (?:term|year))\b/,
        /\bat the same (?:monthly |annual |yearly |then-current )?(?:rent|price|fees?|rates?|charges)\b|\b(?:rent|price|fees?|rates?|charges)\b.{0,30}\b(?:remain|stay)s? (?:the same|unchanged)\b/,
      ],
      none: [/\bnot (?:be )?(?:renew|extend|the same)|\bother than (?:the )?(?:rent|price|fees)/],
    },
  ],
  'price-all-in': [
    {
      mutual: true,
      bears: 'taker',
      force: ['fact', 'duty', 'definition', 'promise'],
      types: ['purchase-agreement', 'service-agreement', 'saas-agreement'],
      all: [
        /\b(?:prices?|fees?|charges|rates?)\b(?: \w+){0,4}? (?:includes?|covers?|(?:is|are|shall be) (?:all-?inclusive|inclusive of|deemed to include))\b.{0,80}\b(?:all (?:\w+ )?(?:costs?|expenses?|charges)|packing|packag\w+|freight|delivery|shipping|transport\w*|insurance|taxes|duties|expenses|travel)\b/,
      ],
      none: [/\b(?:not include|do(?:es)? not|excluding|except|net sales|revenue|royalt\w*)\b/],
    },
  ],
});

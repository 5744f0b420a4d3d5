import type { Statement } from '../../statements/statement.ts';
import type { IssueRule } from '../issue.ts';

/** Contracts in which somebody is paid for what it does or supplies. */
const paid = ['service-agreement', 'purchase-agreement', 'saas-agreement', 'license-agreement', 'other'];
const priced = /\b(?:prices?|fees?|charges?|rates?|rents?|subscription)\b/;
const byTaker = (_: unknown, { actor }: Statement): boolean =>
  !/contractor|supplier|provider|seller|vendor|consultant|licensor|^(?:we|our)$/.test(actor?.word ?? '');
const byGiver = (_: unknown, { actor }: Statement): boolean =>
  !/client|customer|buyer|purchaser|licensee|^you$/.test(actor?.word ?? '');

/** Rules for the plain wording that every form has. */
export const otherWords = {
  'unilateral-price-increase': [
    {
      types: paid,
      force: ['right', 'fact'],
      all: [
        /\b(?:increase|raise)s?\b[^.;]{0,40}\b(?:fees?|prices?|charges?|rates?)\b/,
        /\b(?:upon|on|at|for|with) (?:each|any|every|the)?\b[^.;]{0,12}\b(?:renewal|anniversary|renewal term)\b/,
      ],
      none: [/\b(?:not|exceed|cap(?:ped)?|up to|no more than|cpi|index|agreed?|mutual\w*)\b|%|\bpercent\b/],
      test: byGiver,
    },
  ],
  'uncapped-indexation': [
    {
      types: paid,
      all: [
        priced,
        /\b(?:index(?:ed|ation)?|cpi|rpi|inflation|price index|prices index)\b/,
        /\b(?:increas\w+|adjust\w*|index(?:ed)?|escalat\w+|uplift\w*|in line with|rise)\b/,
      ],
      none: [
        /\bnot be (?:greater|higher|more)\b|\bmeans\b|\bup or down\b|\bonly\b|\bfixed for the first\b|^on no\b|\bonce a year\b|\bby the change\b/,
        /\b(?:exceed|cap(?:ped)?|maximum|up to|no more than|lesser of|lower of|not be (?:indexed|increased|adjusted)|limit of liability|liability|decreas\w+|reduc\w+|percent)\b|\d ?%/,
      ],
    },
  ],
  'cost-pass-through': [
    {
      types: paid,
      all: [
        /\b(?:increas\w+|rises?)\b[^.;]{0,50}\b(?:costs?|fees?|prices?|charges?|tariffs?|duties|rates?|wages?|premiums?)\b/,
        /\b(?:shall|will|must|is|are) (?:be )?(?:borne|paid|met|reimbursed|payable) by (?:the )?\[(?:a|taker)\]|\bfor (?:the )?\[(?:a|taker)\]'s account\b/,
      ],
      none: [/\bnot (?:be )?(?:borne|paid|payable)\b|\bagreed\b|\bcaused by\b|\brequested by\b/],
      test: byTaker,
    },
  ],
  'price-list-from-time-to-time': [
    {
      types: paid,
      all: [
        priced,
        /\b(?:then[- ](?:current|prevailing|applicable|standard)(?: \S+){0,2}? (?:rates?|prices?|fees?|charges|price list)\b|(?:as )?published\b[^.;]{0,30}\bfrom time to time|as amended from time to time)\b/,
        /\b(?:pays?|payable|are|is|shall be|charged|invoiced|billed)\b/,
      ],
      none: [
        /\bexchange\b|\bcurrency\b|\bfranchisee? fee\b/,
        /\badditional (?:features|consulting|services)\b/,
        /\b(?:transfer fee|franchise fee|net assets|prospectus|not be required|interest|prime rate|base rate|not apply|fair market|tax(?:es)?|lender|exchange rate|discount)\b/,
      ],
      test: (_, statement) => byTaker(_, statement) || /\b(?:charge|invoice|bill)\b/.test(statement.words),
    },
  ],
  'price-at-dispatch': [
    {
      types: ['purchase-agreement', 'other'],
      all: [
        /\bprices?\b/,
        /\b(?:(?:time|date|day|moment) of (?:delivery|shipment|dispatch|despatch)|day \[\w+\] ships?|when (?:\[\w+\] )?(?:ships?|shipped|dispatched)|at (?:delivery|shipment|dispatch))\b/,
        /\b(?:appl(?:y|ies)|in effect|in force|ruling|current|prevailing|regardless)\b/,
      ],
      none: [/\b(?:not (?:apply|change|be)|shall not|exchange rate|market price|spot)\b/],
    },
  ],
  'retroactive-price': [
    {
      types: paid,
      all: [
        /\b(?:failure|delay|omission|error)\b[^.;]{0,30}\b(?:invoice|bill|charge)\b/,
        /\bnot (?:waive|prejudice|affect|constitute a waiver|prevent|release|relieve)\b/,
      ],
      none: [/\bwithin \d+\b|\bafter \d+\b/],
    },
  ],
  'currency-risk': [
    {
      types: paid,
      force: ['right', 'fact'],
      all: [
        /\b(?:vary|adjust|increase|change|revise|amend)\w*\b/,
        priced,
        /\b(?:currency|exchange[- ]rate|foreign exchange|fx)\b/,
      ],
      none: [
        /\bshared\b|\bgains and losses\b/,
        /\b(?:not (?:be )?(?:vary|adjust|increase|change|varied|adjusted|increased|changed)|both|either|decreas\w+)\b/,
      ],
      test: byGiver,
    },
  ],
  'price-cut-by-payer': [
    {
      types: paid,
      all: [
        /\b(?:adjust|renegotiate|reopen|reset|revise|rebase)\b[^.;]{0,20}\b(?:fees?|prices?|charges?|rates?)\b|\bpass (?:on|through|back)\b[^.;]{0,30}\b(?:savings?|reductions?|discounts?|rebates?)\b/,
        /\b(?:market prices?|fall|savings?|reductions?|discounts?|rebates?|overpayment|benchmark\w*|lower)\b/,
      ],
      none: [/\b(?:not (?:adjust|renegotiate|reopen|revise)|mutual\w*|agree|either party|each party|shared?)\b/],
      test: (_, statement) => byTaker(_, statement) || /\bpass (?:on|through|back)\b/.test(statement.words),
    },
  ],
  'price-frozen': [
    {
      types: paid,
      force: ['ban', 'no-right', 'fact', 'duty'],
      all: [
        /\bnot (?:increase|raise|change)\b[^.;]{0,20}\b(?:fees?|prices?|charges?|rates?)\b|\b(?:fees?|prices?|charges?)\b[^.;]{0,30}\b(?:is|are|be) fixed\b[^.;]{0,20}\b(?:includes?|all-inclusive|covers?|inclusive)\b/,
      ],
      none: [
        /\brenewal\b|\bsubscription\b|\binterest rate\b|\bsingle order\b|\bloan\b/,
        /\b(?:more than|exceed|except|unless|other than|until|without|cpi|index|first year|initial|once)\b|%|\bpercent\b/,
      ],
      test: byGiver,
    },
  ],
  'extras-decided-by-one-side': [
    {
      types: paid,
      all: [
        /\b(?:decides?|determines?|considers?|deems?)\b/,
        /\b(?:extra|additional (?:work|services)|variations?|out of scope|outside the scope)\b/,
        /\b(?:costs?|charged?|price|invoiced?|billed|pay)\b/,
      ],
      none: [/\b(?:not (?:be )?(?:charged|payable)|agreed?|mutual\w*|change order|approv\w+|jointly)\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on promises of the best price. */
export const benefits = defineBenefits('most-favored-customer', file, {
  'comparison-limited': [
    {
      all: [
        /\b(?:comparison|compares?|prices?|pricing|charges)\b/,
        /\b(?:similar|comparable|like|substantially the same)\b.{0,40}(?<!\w)(?:volumes?|quantit\w+|terms|customers?|class|\[\w+\])/,
        /\b(?:only|limited|than those|no higher|at least as)\b/,
      ],
      none: [/\bregardless|\birrespective|\bwhatever/],
    },
  ],
  'future-only': [
    {
      all: [
        /\b(?:better|lower|price|pricing|adjustment|rate)\b/,
        /\b(?:prospective|going forward|future only|no (?:adjustment .{0,30})?retroactive|not (?:be )?retroactive|orders placed after|onward)\b/,
      ],
      none: [/\band retroactiv|\bback to the/],
    },
  ],
  'best-price-promised': [
    {
      force: ['duty', 'promise', 'fact', 'ban', 'right'],
      all: [
        /\b(?:lower|lowest|better|best|more favou?rable|less favou?rable|most favou?red)\b.{0,60}\b(?:prices?|pricing|rates?|terms|fees?|discounts?|conditions)\b|\b(?:prices?|pricing|rates?|terms|fees?)\b.{0,60}\b(?:lower|better|more favou?rable|less favou?rable)\b/,
        /\b(?:any|an)?other (?:\w+ )?(?:purchasers?|customers?|buyers?|licensees?|clients?|subscribers?|distributors?|person|part(?:y|ies))\b|\bthird part(?:y|ies)\b|\bothers\b/,
        /\b(?:extend\w*|match\w*|offer\w*|reduc\w+|adjust\w*|lower(?:ed)?|no less favou?rable|at least as favou?rable|not .{0,30}(?:less|lower)|giv(?:e|en)|apply|benefit|credit\w*|refund\w*)\b/,
      ],
      none: [
        /\b(?:not (?:be )?(?:required|obliged)|nothing|no obligation|need not|competitor|lowest price technically|transfer|shares?|stock|sell(?:ing)? the (?:premises|property)|offeror|right of first|initially offered|for a consideration|its rights thereto)\b/,
      ],
    },
    {
      force: ['duty', 'promise', 'transfer', 'fact'],
      all: [
        /\blowest price|\bbest price|\bmost favou?red customer|\bprices? (?:\w+ ){0,3}(?:charged|offered) to any\b/,
        /\b(?:any|other|comparable|similar) (?:\w+ )?(?:customers?|purchasers?|buyers?)\b/,
      ],
      none: [/\bnot (?:be )?(?:required|obliged)|\bno obligation|\bnothing/],
    },
  ],
});

import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('sale-of-business', file, {
  'no-seller-cap': {
    ifIssues: ['sale-claims-unlimited', 'indemnity-despite-disclosure', 'sale-materiality-scrape'],
    present: [/\b(?:shall not|not) exceed\b|\blimited to\b|\bcapped\b/, /\bwithin \d+ (?:months|years)\b/],
  },
  'no-earnout-conduct': {
    ifIssues: ['earnout-buyer-control'],
    present: [
      /\b(?:operate|run|conduct|manage)\w*\b.{0,120}\b(?:good faith|ordinary course|past practice|consistent|separate)/,
      /\bgood faith\b.{0,120}\b(?:operate|run|conduct|manage|business)|\b(?:shall|must|will) (?:always |at all times )?act in good faith/,
      /\bindependent (?:accountant|expert)/,
      /\bseparate (?:accounts|books)/,
      /\b(?:not|no)\b.{0,120}\b(?:purpose|intent\w*|effect)\b.{0,40}\b(?:reduc|avoid|defeat|impair)/,
    ],
  },
  'no-earnout-acceleration': {
    plainly: {
      about: /\bearn-?out|\bcontingent (?:payment|consideration)|\bdeferred consideration/,
      says: /\bearn-?out|\bcontingent (?:payment|consideration)|\bdeferred consideration/,
    },
    types: ['purchase-agreement', 'other'],
    present: [
      /\baccelerat(?!.{0,20}\bnot\b)/,
      /\b(?:sells?|sale|transfers?|dispos\w+|change of control|insolven\w*|merg\w+|default)\b.{0,200}\b(?:immediately (?:due|payable)|due (?:at once|and payable|in full)|becomes? (?:due|payable)|assum\w+)/,
    ],
  },
  'no-earnout-access-and-expert': {
    plainly: {
      about: /\bearn-?out|\bcontingent (?:payment|consideration)|\bdeferred consideration/,
      says: /\bearn-?out|\bcontingent (?:payment|consideration)|\bdeferred consideration/,
    },
    types: ['purchase-agreement', 'other'],
    present: [
      /\bindependent (?:\w+ )?(?:account|expert|audit|firm)|\bexpert determin/,
      /\b(?:accountant|expert|arbitrator)\b.{0,60}\b(?:determin|decid|resolv)/,
    ],
  },
});

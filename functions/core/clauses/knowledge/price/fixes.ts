import type { TopicFixes } from '../issue.ts';

/** How price terms are mended. */
export const fixes: TopicFixes = {
  'unilateral-price-increase': [
    {
      find: /(?:at any time(?: during the term)?|(?:at|in) its (?:sole |absolute |own )*discretion|from time to time|without (?:any )?(?:prior )?notice)(?:,? (?:and )?(?:up)?on (?:\d+ days'? )?(?:prior |written )*notice(?: to (?:the )?\[\w+\])?|,? (?:and )?without (?:any )?(?:prior )?notice)?/,
      put: "from the start of a renewal term, by no more than three percent (3%), on at least ninety (90) days' written notice",
    },
    {
      find: /\b(?:(?:up)?on|by giving) (?:(?:not less than|at least) )?\d+ days'? (?:prior |written )*notice\b/,
      put: "from the start of a renewal term, by no more than three percent (3%), on at least ninety (90) days' written notice",
    },
    {
      restate:
        "Prices are fixed for the current term, and {gainer} may increase them only from the start of a renewal term, by no more than the lower of three percent (3%) and the change in the Consumer Price Index, on at least ninety (90) days' written notice.",
    },
  ],
  'uncapped-indexation': [
    { find: /\bupwards?[- ]only\b/, put: 'up or down, by no more than three percent (3%) in any year,' },
    { find: /\bthe (?:greater|higher|larger) of\b/, put: 'the lower of' },
    {
      find: /,? ?plus (?:an (?:additional|extra) )?\d+(?:\.\d+)? ?(?:%|percentage points?|percent|points)/,
      put: ', but by no more than three percent (3%) in any year',
    },
    {
      find: /(?<=by )(?:[4-9]|\d\d)(?:\.\d+)? ?(?:%|percent|per ?cent) on(?= the)/,
      put: 'the lower of three percent (3%) and the rise in the Consumer Price Index on',
    },
    {
      find: /(?<=by )(?:[4-9]|\d\d)(?:\.\d+)? ?(?:%|percent|per ?cent) (?:per annum|per year|a year|annually|each year|every year)/,
      put: 'the lower of three percent (3%) and the rise in the Consumer Price Index each year',
    },
    {
      find: /(?<=by )(?:[4-9]|\d\d)(?:\.\d+)? ?(?:%|percent|per ?cent)/,
      put: 'the lower of three percent (3%) and the rise in the Consumer Price Index',
    },
    {
      restate:
        'On each anniversary the price is adjusted, up or down, by the change in the Consumer Price Index over the preceding twelve months, but by no more than three percent (3%) in any year.',
    },
  ],
  'cost-pass-through': [
    { find: /\bany increases? in\b/, put: 'half of any documented increase above five percent (5%) in' },
    {
      restate:
        '{gainer} bears changes in its own costs, and no surcharge applies unless the parties agree to it in writing.',
    },
  ],
  'price-list-from-time-to-time': [
    {
      find: /(?:at )?(?:(?:the )?\[\w+\]'s )?then[- ]current (?:standard |published )?(?:list )?(?:prices?|rates?|fees?)\b/,
      put: 'at the prices stated in the Order Form',
    },
    {
      find: /\b(?:in (?:effect|force)|as (?:it )?may be (?:amended|changed|updated)|as (?:amended|published|updated)) from time to time\b/,
      put: 'in force on the date of this Agreement',
    },
    {
      restate:
        'Prices are those stated in the Order Form, fixed for the term, and for each renewal term they may not exceed the prices of the preceding term by more than three percent (3%).',
    },
  ],
  'price-at-dispatch': [
    {
      find: /\b(?:in effect|in force|current|ruling|prevailing) (?:at|on|as of) the (?:time|date|day) of (?:shipment|dispatch|despatch|delivery)\b/,
      put: 'stated in the accepted order',
    },
    { restate: 'The price stated in the accepted order is firm until delivery.' },
  ],
  'retroactive-price': [
    {
      restate:
        'A change of price applies only to orders placed or periods that begin at least sixty (60) days after written notice of it, and invoices already issued stay as they are, apart from proven errors that are found within the same contract year.',
    },
  ],
  'currency-risk': [
    {
      find: /\b(?:shall |will )?bears? (?:all|any|the) (?:the )?risks? of\b/,
      put: 'shall share equally with {gainer} gains and losses above five percent (5%) from',
    },
    {
      restate:
        'All prices are stated and payable in the currency of the Order Form and are not adjusted for changes in exchange rates.',
    },
  ],
  'price-cut-by-payer': [
    { restate: 'The agreed prices are firm and may be changed only by a written amendment signed by both parties.' },
  ],
  'price-frozen': [
    {
      add: 'If documented costs that {bearer} could not foresee or avoid change by more than ten percent (10%), either party may ask for an equitable adjustment of the price, and a change in law gives such an adjustment in any event.',
    },
    {
      restate:
        'Prices are fixed for twelve (12) months and are then adjusted each year by the change in the published index stated in Schedule 1, up or down, by no more than three percent (3%) a year, and changes in law or conditions that could not be foreseen give a fair adjustment of price and time.',
    },
  ],

  'extras-decided-by-one-side': [
    {
      restate:
        'Work beyond the agreed scope is charged only where the parties sign a change order that states its price before the work begins.',
    },
  ],
};

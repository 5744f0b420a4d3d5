import type { TopicFixes } from '../issue.ts';

/** How terms on delivery, scope and staff are mended. */
export const fixes: TopicFixes = {
  'dates-not-binding': [
    {
      find: /\b(?:are|is|shall be) (?:only |merely |good[- ]faith |mere )*(?:estimates?(?: only)?|estimated(?: only)?|indicative(?: only)?|approximate(?: only)?|targets only|not guaranteed|not binding)\b/,
      put: 'may be exceeded by no more than fifteen (15) business days, after which {bearer} may cancel what is late and recover what it has paid for it',
    },
    {
      find: /\b(?:shall|will|is|are) (?:not|in no event) be (?:liable|responsible|answerable) for (?:any )?(?:loss(?:es)?|damages?|loss or damage|costs?|consequences)?(?:,? .{0,40}?)?(?:delays?|late delivery|failure to (?:meet|deliver))(?: in .{3,30}?)?(?=[,.;]|$)/,
      put: 'shall allow 0.5% of the price of the late part for each full week of delay that it causes, up to 5%',
    },
    {
      find: /\b(?:shall|will|does|do) not (?:constitute|be) an? (?:material )?breach(?: of (?:this|the) (?:agreement|contract))?/,
      put: 'gives {bearer} the right to cancel what is more than thirty (30) days late and to recover what it has paid for it',
    },
    {
      restate:
        '{gainer} shall deliver by the agreed dates, shall tell {bearer} at once of any expected delay and, for each full week of delay that it is responsible for, allows 0.5% of the price of the late part, up to 5%; {bearer} may cancel what is more than thirty (30) days late and recover what it paid for it.',
    },
  ],
  'time-essence-one-way': [
    {
      find: /\b(?:is|are|shall be|being) of the essence\b/,
      put: 'shall be of the essence only after a written notice that sets a further period of fifteen (15) business days',
    },
    {
      find: /\b(?:immediately|at once|forthwith|with immediate effect)\b/,
      put: 'if the delay continues for ten (10) business days after written notice',
    },
    {
      find: /\bmay (?=(?:cancel|terminate|reject|refuse))/,
      put: 'may, if the delay continues for ten (10) business days after written notice, ',
    },
    {
      restate:
        '{gainer} may cancel what is late only after a written reminder and a further period of fifteen (15) business days, extended by any delay that {bearer} did not cause.',
    },
  ],
  'delay-damages': [
    {
      find: /,? (?:in addition to|without prejudice to) (?:any )?(?:other |further )?(?:(?:rights?|damages|remed\w+)(?: or | and )?){1,2}.{0,60}?(?=[.;]|$)/,
      put: ', up to ten percent (10%) of the price of the late part and as the sole remedy for delay',
    },
    {
      add: 'These sums may not exceed ten percent (10%) of the price of the late part in total, are not due for delay that {bearer} did not cause and are the sole remedy for delay.',
    },
    {
      restate:
        "For delay that it causes {bearer} shall pay 0.5% of the price of the late part for each full week, up to five percent (5%) of that price, as {gainer}'s sole remedy for the delay.",
    },
  ],
  'no-extension-for-others-delay': [
    {
      restate:
        'If {gainer}, its other contractors or force majeure delay {bearer}, the dates are extended by the same period, and {bearer} recovers its reasonable additional cost of delay for which {gainer} is responsible.',
    },
  ],
  'unilateral-changes': [
    {
      find: /,? ?without (?:any )?(?:increase|addition|adjustment|extra|additional|change).{0,60}?(?=[,.;]|$)|,? ?at no (?:extra|additional) (?:cost|charge)(?: to (?:the )?\[\w+\])?/,
      put: 'once the parties have agreed in writing on the effect on price and dates',
    },
    {
      find: /\b(?:determined|fixed|decided|set|assessed) (?:solely )?by (?:the )?\[\w+\](?:,? in its (?:sole |absolute |own )*(?:discretion|judgment|opinion))?/,
      put: 'agreed by the parties in writing before the change is carried out',
    },
    {
      find: /\bmay(?: at any time)?(?= (?:by .{3,30} )?(?:make|order|direct|instruct|change|vary|alter|modify|require)\b)/,
      put: 'may, by a written change order that both parties have signed,',
    },
    {
      restate:
        'A change takes effect only when both parties have signed a written change order that states its price and its effect on the dates.',
    },
  ],
  'open-ended-scope': [
    {
      find: /\b(?:everything|anything|all) (?:that is )?(?:required|needed|necessary) for .{3,80}?(?=[,.;]|$)/,
      put: 'what is described in the specification',
    },
    {
      find: /\b(?:necessary|required|needed) (?:to complete|for (?:the )?completion of|for) the (?:work|works|project|services),? including (?:items|work|services|matters) not .{0,90}?(?=[,.;]|$)/,
      put: 'described in the Contract Documents',
    },
    {
      find: /,? ?(?:including|and) (?:items|work|services|matters|anything) not (?:specifically |expressly )?(?:shown|described|listed|mentioned).{0,90}?(?=[,.;]|$)/,
      put: '',
    },
    {
      find: /\b(?:shall be |are |is )?included in the (?:monthly |fixed |agreed )?(?:fees?|price|charges|retainer)\b/,
      put: 'shall be agreed in writing and paid for as a change',
    },
    {
      restate:
        'The Services are limited to those described in the Statement of Work, and anything else is agreed and paid for as a change.',
    },
  ],
  'key-personnel-locked': [
    {
      find: /\b(?:on a )?(?:full[- ]time|exclusive)(?: basis)?(?: (?:for|until|throughout) .{3,40}?)?(?=[,.;]|$)/,
      put: 'as long as they are available, after which people of equal qualification may take their place',
    },
    {
      find: /,? ?(?:without|except with|save with) (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?consent(?: of (?:the )?\[\w+\])?(?:,? which .{0,20}may be withheld (?:in|at) .{3,50}?)?(?=[,.;]|$)/,
      put: "without {gainer}'s consent, which may not be unreasonably withheld and is not needed for resignation, illness or dismissal",
    },
    {
      find: /\bfor any reason\b/,
      put: 'except for resignation, illness, dismissal or replacement by a person of equal qualification',
    },
    {
      restate:
        '{bearer} shall use reasonable efforts to keep key personnel on the work and may replace them with people of equal qualification after telling {gainer}.',
    },
  ],
  'removal-on-demand': [
    {
      find: /(?<!\b(?:not|no|never|neither|nor)\b[^.;]{0,120}),? ?(?:for any reason(?: or no reason)?|(?:in|at) its (?:sole |absolute |own )*discretion|without (?:giving|stating) (?:any )?reasons?)/,
      put: 'on reasonable and lawful grounds stated in writing',
    },
    { find: /\b(?:immediately|forthwith|at once)\b/, put: 'within ten (10) business days' },
    { find: /\bwithin (?:[1-9]|24|48|72) (?:business |working )?(?:days?|hours)\b/, put: 'within a reasonable time' },
    {
      restate:
        'On reasonable and lawful grounds stated in writing {gainer} may ask {bearer} to replace a person, which {bearer} shall do within ten (10) business days, the affected dates moving by the time needed.',
    },
  ],
  'work-subcontracted-freely': [
    {
      restate:
        "{gainer} may use subcontractors only with {bearer}'s prior written consent, which may not be unreasonably withheld, and remains fully responsible for them.",
    },
  ],
  'subcontracting-banned': [
    {
      restate:
        "{bearer} may subcontract parts of the work with {gainer}'s consent, which may not be unreasonably withheld and is not needed for affiliates and minor services, and remains fully responsible for its subcontractors.",
    },
  ],
  'substitute-performance': [
    {
      find: /,? ?without (?:prior )?(?:notice to or consent (?:of|from) (?:the )?\[\w+\]|(?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?(?:notice|consent)(?: (?:of|to|from) (?:the )?\[\w+\])?)/,
      put: "only with {bearer}'s prior written consent",
    },
    {
      restate:
        "{gainer} shall supply what was ordered and may not supply substitutes or other quantities without {bearer}'s written consent.",
    },
  ],
  'scope-decided-by-provider': [
    {
      restate:
        'Nothing is charged beyond the agreed price unless both parties have signed a change order before the work is done.',
    },
  ],
};

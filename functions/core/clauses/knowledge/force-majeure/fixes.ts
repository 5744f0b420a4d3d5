import type { TopicFixes } from '../issue.ts';

/** The stop of a statement: what is put there stands behind its words. */
const endOfStatement = /\.(?=(?: ;.*)?$)/;

/** How a force majeure clause is mended for the side that carries the issue. */
export const fixes: TopicFixes = {
  'payment-despite-force-majeure': [
    {
      find: /,? ?but (?:the )?\[\w+\]'s obligations?[^.;]*/,
      put: 'and charges abate in proportion to what is not supplied',
    },
    {
      restate:
        'Charges abate in proportion for what {gainer} does not supply because of force majeure; sums for what was already supplied stay due.',
    },
  ],
  'one-way-force-majeure': [
    {
      find: /(?:the )?\[a\] (?:(?:shall|will) not be|is not|are not|aren't|won't be) (?:liable|responsible|answerable)(?: to (?:the )?\[o\])?/,
      put: 'neither party is liable to the other',
    },
    {
      find: /(?:the )?\[a\] (?:is|are|shall be|will be) (?:excused|relieved)(?: from (?:its |the )?(?:performance|obligations?))?/,
      put: 'each party is excused from performance',
    },
    {
      find: /(?:the )?\[a\] (?:shall|will) (?:have|bear) no (?:liability|responsibility)/,
      put: 'neither party shall have any liability',
    },
    {
      restate:
        'Neither party is liable for a failure to perform, other than to pay for what was supplied, so far as events beyond its reasonable control prevent it, provided that it gives prompt notice and takes reasonable steps to limit the effect.',
    },
  ],
  'own-failures-as-force-majeure': [
    {
      find: endOfStatement,
      put: ', but only where an event beyond the reasonable control of the party affected is itself the cause.',
    },
    {
      restate:
        "Force majeure means war, natural disaster, epidemic and acts of government beyond a party's reasonable control; it does not include trouble with a party's own staff, subcontractors, systems, supplies or funds, unless such an event itself caused it.",
    },
  ],
  'no-exit-from-long-force-majeure': [
    { find: /\b\d+ (?:consecutive |full |continuous )?(?:days|months|years)\b/, put: 'thirty (30) days' },
    {
      restate:
        'If force majeure lasts more than thirty (30) days, {bearer} may terminate without liability and receive a refund of prepaid sums; meanwhile it may buy elsewhere.',
    },
  ],
  'no-force-majeure-relief': [
    {
      restate:
        'Neither party is liable for a failure to perform so far as events beyond its reasonable control prevent it, epidemics, strikes and acts of government among them, and times for performance are extended accordingly.',
    },
  ],
  'force-majeure-notice-trap': [
    {
      restate:
        '{bearer} shall give notice of the event as soon as reasonably practicable; late notice does not remove relief except so far as {gainer} is harmed by it.',
    },
  ],
  'supply-diverted-in-force-majeure': [
    {
      find: /\bas (?:it|\[\w+\]) (?:sees? fit|thinks? fit|chooses?|elects?|determines?|decides?|likes?)\b|\b(?:at|in) its (?:(?:sole|own|absolute)(?: and)? )*discretion\b|\bin (?:such|any) manner (?:as )?(?:it|\[\w+\]) (?:sees|thinks) fit\b/,
      put: 'fairly and pro rata to its existing commitments, those to {bearer} included',
    },
    {
      restate:
        'While force majeure limits its supply, {gainer} shall allocate what it has fairly and pro rata among {bearer} and its other existing customers.',
    },
  ],
  'force-majeure-extends-term': [{ restate: 'Force majeure does not extend the term unless {bearer} so chooses.' }],
};

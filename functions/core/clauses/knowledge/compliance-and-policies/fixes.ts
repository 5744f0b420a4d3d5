import type { TopicFixes } from '../issue.ts';

/** How duties to follow laws and policies are mended. */
export const fixes: TopicFixes = {
  'policies-as-changed': [
    {
      find: /,? (?:as|as they may be|as it may be|as these may be|as may be) (?:amended|changed|updated|revised|modified|issued|varied|in effect|in force)(?:,? (?:or|and) (?:amended|changed|updated|revised|modified|replaced|supplemented))*(?: by (?:the )?\[\w+\])?(?: (?:from time to time|at any time|now and then))?/,
      put: 'in the form attached to this Agreement, a change to which applies sixty (60) days after written notice if it adds no material cost or burden for {bearer}',
    },
    {
      find: /\b(?:in (?:force|effect) )?from time to time(?: in (?:force|effect))?\b/,
      put: 'in the form attached to this Agreement, a change to which applies sixty (60) days after written notice if it adds no material cost or burden for {bearer}',
    },
    {
      restate:
        '{bearer} shall comply with the policies attached to this Agreement as they stand at signature, and a change applies sixty (60) days after written notice only if it adds no material cost or burden for {bearer}.',
    },
  ],
  'flow-down-terms': [
    {
      restate:
        'Only the terms listed and attached as an exhibit to this Agreement apply to {bearer}, as far as they concern its part of the work, and this Agreement prevails over them.',
    },
  ],
  'compliance-one-way': [
    {
      restate:
        'Each party shall comply with the laws on bribery, sanctions and modern slavery that apply to it in performing this Agreement and shall keep reasonable procedures to that end.',
    },
  ],
  'compliance-certificates': [
    {
      find: /\b(?:quarterly|monthly|weekly|each (?:quarter|month)|(?:up)?on (?:demand|request)|whenever [^,.;]{0,50}|each time [^,.;]{0,50}|at any time[^,.;]{0,50}|as often as [^,.;]{0,50}|from time to time)/,
      put: "once a year, on thirty (30) days' notice and to the best of its knowledge",
    },
    {
      restate:
        "Once a year, on thirty (30) days' notice, {bearer} confirms in writing to the best of its knowledge that it meets its duties under this Section.",
    },
  ],
  'compliance-strict': [
    {
      restate:
        '{gainer} may terminate for a material and proven breach of this Section that {bearer} has not corrected within thirty (30) days after written notice with reasonable evidence.',
    },
  ],
  'all-laws-worldwide': [
    {
      find: /(?<=\[\w+\] (?:shall|will|must) )(?:at all times )?(?:strictly )?comply with (?:any and )?all (?:present and future |applicable )?(?:laws|legislation|regulations|legal requirements|statutes)\b[^.;]*/,
      put: "comply with the laws that apply to {bearer}'s own performance of this Agreement",
    },
    { restate: 'Each party shall comply with the laws that apply to its own business.' },
  ],
  'change-in-law-cost': [
    {
      find: /\bat (?:its|\[\w+\]'s) (?:own |sole )(?:cost|expense)(?: and (?:expense|risk))?/,
      put: 'with a fair adjustment of the price',
    },
    {
      find: /\b(?:without (?:any )?(?:adjustment|increase|additional charge|extra charge)|within the existing (?:charges|price|fees)|free of charge|at no (?:extra |additional )?charge)(?: (?:of|in|to) the (?:price|fees|charges))?/,
      put: 'with a fair adjustment of the price',
    },
    {
      restate:
        "If a change in law raises the cost of performance by more than five percent (5%), the parties shall agree on a fair adjustment of the price, and the cost of changes specific to a party's own business is borne by that party.",
    },
  ],
};

import type { TopicFixes } from '../issue.ts';

/** How clauses of this topic are mended for the side they burden. */
export const fixes: TopicFixes = {
  'exclusive-one-way': [
    {
      add: "This exclusivity applies only for as long as {gainer} performs its obligations in full, and either party may end this exclusivity on ninety (90) days' written notice.",
    },
    { restate: 'Each party remains free to deal with others.' },
  ],
  'exclusivity-long': [
    {
      find: /(?<=\b(?:for|of|is|runs for|continues for|term of|period of) )(?:\d+(?:\.\d+)?)[- ](?:\w+ )?years?/,
      put: 'one (1) year',
    },
    {
      add: "This exclusivity applies only for as long as {gainer} performs its obligations in full, and either party may end this exclusivity on ninety (90) days' written notice.",
    },
  ],
  'all-requirements-from-one': [
    {
      add: '{bearer} may buy elsewhere whatever {gainer} does not supply on time, to specification and at a competitive price.',
    },
    {
      restate:
        '{bearer} shall order from {gainer} the share of its needs stated in the Schedule, and may buy elsewhere whatever {gainer} does not supply on time, to specification and at a competitive price.',
    },
  ],
  'commercial-noncompete': [
    {
      find: /,? (?:and|or) for (?:a period of )?\d+ (?:years?|months?) (?:after(?:wards?)?|thereafter|following)(?: (?:its|the) (?:end|expiry|termination))?/,
      put: '',
    },
    {
      add: 'This restriction covers only goods and services that compete directly with those supplied under this Agreement, does not apply to business that {bearer} carried on before the Effective Date, and falls away if {gainer} ends this Agreement without cause.',
    },
    {
      restate:
        "{bearer} remains free to carry on its business, provided that it does not use {gainer}'s confidential information.",
    },
  ],
  'first-refusal-burden': [
    {
      restate:
        'Before dealing with others {bearer} shall negotiate in good faith with {gainer} for fifteen (15) days, after which {bearer} is free.',
    },
  ],
  'exclusivity-hollow': [
    {
      find: /,? (?:save (?:for|that|as to)|except (?:for|that|as to)|provided that|other than) [^.;]*\b(?:itself|affiliates?|others?|online|internet|accounts?|directly)\b[^.;]*/,
      put: '',
    },
    {
      restate:
        '{gainer} and its affiliates shall not themselves do, or permit others to do, within the exclusive field and territory and by whatever channel, what this Agreement reserves to {bearer}.',
    },
  ],
  'exclusive-no-volume-promise': [
    {
      restate:
        '{gainer} shall order at least the annual minimum in the Schedule; if it does not, {bearer} is released from every exclusive obligation.',
    },
  ],
  'exclusivity-lost-at-will': [
    {
      restate:
        'The exclusive rights, the territory and the accounts of {bearer} may be changed only by written agreement of both parties.',
    },
  ],
};

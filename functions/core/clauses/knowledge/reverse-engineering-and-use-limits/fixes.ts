import type { TopicFixes } from '../issue.ts';

/** How clauses about forbidden uses are mended. */
export const fixes: TopicFixes = {
  'use-restrictions-broad': [
    {
      find: /\b(?:as|that|which) (?:the )?\[\w+\](?:,? in its [^,.;]{0,40},?)? (?:\w+ )?(?:considers?|deems?|thinks?|finds?|regards?|doesn't like|don't like|dislikes?)\b[^.;]*/,
      put: 'that breaches the law or the written acceptable use policy attached to this Agreement',
    },
    {
      restate:
        '{bearer} shall not use the product in breach of law or of the written acceptable use policy attached to this Agreement, and has thirty (30) days after notice to cure a breach.',
    },
  ],
  'benchmarking-ban': [
    {
      restate:
        '{bearer} may test the product for its own use and share the results with its advisers, and may publish them after giving {gainer} ten (10) days to comment.',
    },
  ],
  'competitor-ban': [
    {
      restate:
        "{bearer} shall not copy {gainer}'s protected code or use its Confidential Information to develop a product; nothing else in this Agreement limits independent development.",
    },
  ],
  'reverse-engineering-ban': [
    {
      add: 'This does not apply so far as the law allows such acts, or to security testing of which {bearer} has given {gainer} notice.',
    },
  ],
  'monitoring-code': [
    {
      restate:
        "{gainer} may collect from the product the technical counts needed to check the number of licensed users, as described in the documentation; these contain no content and no personal information, and {gainer} shall not stop {bearer}'s use by technical means.",
    },
  ],
};

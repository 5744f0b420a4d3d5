import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('exclusivity', file, {
  'no-release-on-poor-performance': {
    ifIssues: ['all-requirements-from-one', 'exclusivity-long'],
    present: [
      /\b(?:unless|except|save)\b.{0,60}\b(?:unable|fails?|cannot|does not|shortage|breach)/,
      /\b(?:unable|fails?|failure|cannot|does not|shortage|misses?|breach)\w*\b.{0,160}\b(?:released?|free to|elsewhere|may (?:buy|purchase|obtain|source|appoint|terminat|end)|ceases?|non-?exclusive|exclusivity (?:ends|lapses))/,
      /\b(?:released?|free to|may (?:buy|purchase|obtain|source|appoint|terminat|end)|ceases?|non-?exclusive|exclusivity (?:ends|lapses)|elsewhere)\b.{0,160}\b(?:unable|fails?|failure|cannot|does not|shortage|misses?|breach)/,
    ],
  },
  'no-minimum-for-exclusivity': {
    ifIssues: ['exclusive-one-way', 'exclusive-no-volume-promise'],
    when: [/\b(?:sell|supply|capacity|distribut|licens|manufactur|offer|stock|grant)/],
    present: [
      /\b(?:at least|(?<!any )minimum (?:purchase|order|annual|volume|fee|of)|not less than|no less than|guarantee[sd]? (?:volume|fee)|annual minimum|shall order)\b/,
    ],
  },
});

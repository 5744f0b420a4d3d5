import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('governing-law', file, {
  'neutral-forum': [
    {
      all: [
        /(?:\[each\]|\b(?:the parties|each party|both parties))(?: \S+){0,6} (?:submits?|consents?|agrees?|attorns?)(?: \S+){0,8} (?:jurisdiction|courts?|venue)\b/,
      ],
      none: [
        /(?<!\w)(?:may also (?:sue|bring)|\[(?!each)\w+\]'s (?:headquarters|home|principal)|chosen by|register|trade ?marks?|waives?)(?!\w)/,
      ],
    },
    {
      all: [
        /\bcourts? (?:of|in|located|sitting)\b(?: \S+){0,14} (?:shall |will )?(?:has|have|having)(?: \S+){0,2} (?:exclusive|sole) jurisdiction\b/,
      ],
      none: [/(?<!\w)(?:may also|\[(?!each)\w+\]'s|chosen by|headquarter\w*|principal (?:office|place))(?!\w)/],
    },
  ],
  'sued-at-home': [
    {
      all: [
        /\b(?:sue[sd]?|suits?|proceedings?|actions?|claims?|brought|commenced)\b/,
        /\b(?:defendant\'s|respondent\'s|of the (?:defendant|respondent|party (?:being )?sued)|where the (?:defendant|respondent))\b/,
        /\b(?:courts?|home|place of business|domicile|resid\w*|located|jurisdiction)\b/,
      ],
    },
  ],
  'mandatory-rights-kept': [
    {
      all: [
        /\b(?:nothing|not (?:be )?(?:affect|exclude|limit|waive|deprive|remove)\w*|without prejudice to|in addition to)\b/,
        /\b(?:mandatory|statutory|consumer)\b/,
        /\b(?:rights?|protections?|laws?|provisions?|guarantees?)\b/,
      ],
      none: [/\b(?:statutory (?:auditors?|deductions?|interest|books)|liabil\w*|insur\w*|licen[cs]or\'s)\b/],
    },
  ],
});

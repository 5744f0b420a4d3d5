import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on laws and policies to follow. */
export const benefits = defineBenefits('compliance-and-policies', file, {
  'compliance-mutual': [
    {
      mutual: true,
      all: [
        /(?:\[each\]|\beach party|\bboth parties|\bneither party)(?:,[^,]{0,60},)? (?:(?:shall|will|must|warrants?|represents?|agrees?|undertakes?|covenants?|may|at all times|also|further|and|to|that|it) ){1,6}(?:\S+ ){0,8}?(?:compl(?:y|ies)|observe|abide by|violate|be in compliance|maintain compliance|(?:offer|pay|give|accept) (?:\S+ ){0,4}?brib\w+)\b/,
        /\b(?:laws?|regulations?|statutes?|legislation|sanctions|export|corrupt\w+|brib\w+)\b/,
      ],
      none: [
        /\bgoverned\b|\bjurisdiction|\barbitrat|\battorney|\bcharter\b|\bthe execution\b|\binsur\w+|\btax(?:es)?\b|\bsubject to compliance\b|\bamend this\b|\bmutually agreed\b|\bdisclos\w+/,
      ],
    },
  ],
  'policies-fixed': [
    {
      force: ['duty', 'fact', 'ban'],
      all: [
        /\b(?:polic(?:y|ies)|rules|code)\b/,
        /\b(?:attached|in the form at|given to it in writing|as they stand at|exhibit|annex)\b/,
        /\b(?:compl\w+|follow\w*|observ\w*|bound|bind\w*)\b/,
      ],
      none: [/\bas (?:amended|updated|changed)|\bfrom time to time|\binsurance/],
    },
  ],
  'time-to-correct': [
    {
      within: 'sentence',
      all: [
        /\b(?:noncompliance|breach of this section|polic(?:y|ies)|violat\w+|compliance)\b/,
        /\b(?:cure[d]?|correct(?:ed)?|remed(?:y|ied))\b/,
        /\b\d+ (?:business )?days\b/,
      ],
      none: [/\bcannot be (?:cured|remedied)|\bno cure|\bwithout a cure/],
    },
  ],
});

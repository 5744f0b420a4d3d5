import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on laws and policies to follow. */
export const benefits = defineBenefits('compliance-and-policies', file, {
  'compliance-mutual': [
    {
      mutual: true,
      all: [
        /\[each\]|\beach party|\bboth parties|\bneither party/,
        /\b(?:compl(?:y|ies|iance) with|observe|abide by|violate)\b.{0,80}\b(?:laws?|regulations?|statutes?|legislation|sanctions|export)\b|\b(?:brib\w+|corrupt\w+|sanctions|export controls?)\b/,
        /\b(?:shall|will|must|warrants?|violate|compl\w+)\b/,
      ],
      none: [/\bgoverned\b|\bjurisdiction|\barbitrat|\battorney/],
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

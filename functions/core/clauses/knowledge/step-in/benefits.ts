import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const stepIn =
  /\b(?:step(?:s|ped|ping)?[- ]?in(?:to)?\b|tak(?:e|es|ing) (?:over|control of|possession of) (?:the )?(?:services?|works?|operation|performance|project)|takeover|assume (?:the )?(?:performance|operation|control))/;

/** What protects a party in clauses on step-in. */
export const benefits = defineBenefits('step-in', file, {
  'may-step-in': [
    {
      within: 'sentence',
      force: 'right',
      all: [
        /(?<!\w)\[a\] (?:may|can|shall be entitled|is entitled|has the right|shall have the right)/,
        stepIn,
        /\b(?:fail\w*|default\w*|breach\w*|emergency|insolven\w*|abandon\w*|unable|ceases?|not (?:perform|cure)|step-in (?:event|trigger))/,
      ],
      none: [/\bmay not|\bcannot|\[each\]|\bshoes of|\bdefen[cs]e/],
    },
  ],
  'step-in-limited': [
    {
      within: 'sentence',
      all: [
        stepIn,
        /\b(?:not exceed\w*|no (?:longer|more) than|maximum of|up to) \d+ (?:days|weeks|months)|\bonly (?:if|where|in|upon|after|for (?:as|so) long)|\b(?:shall|will|must) (?:step out|hand (?:it )?back|return (?:control|the services))|\b\d+ (?:business |working )?(?:days|hours)'? (?:prior |written )*notice/,
      ],
      none: [/\bnot limited|\bno obligation|\bunder no|\bindefinit/, /\[each\]/],
      force: ['right', 'duty', 'fact', 'ban', 'definition'],
    },
  ],
  'relieved-during-step-in': [
    {
      within: 'sentence',
      all: [
        stepIn,
        /\b(?:reliev\w+|not (?:be )?(?:liable|responsible|answerable)|excused|released|no (?:liability|service credits?|service levels?))/,
      ],
      force: ['exclusion', 'no-duty', 'fact', 'duty', 'ban', 'right'],
      none: [
        /\b(?:does|shall|will) not (?:relieve|release|excuse)|\bnot (?:be )?(?:relieved|released|excused)|\[o\] (?:shall|is|will) not (?:be )?(?:liable|responsible)/,
      ],
    },
  ],
});

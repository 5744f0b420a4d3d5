import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on publicity. */
export const benefits = defineBenefits('publicity', file, {
  'publicity-needs-consent': [
    {
      force: ['ban', 'duty', 'fact'],
      all: [
        /\b(?:not|neither|no|only)\b/,
        /(?<!\w)(?:press releases?|public(?:ity)? (?:statements?|announcements?)|publicity|\[\w+\]'s (?:names?|logos?|trade ?marks?|marks|brand)|names?,? (?:or |and )?(?:logos?|trade ?marks?|marks)|announcements?|name or logo)\b/,
        /\b(?:without|prior|except with|unless|only with)\b (?:\S+ ){0,8}(?:consent|approval|approved?|permission|agree[sd]?)\b/,
      ],
      none: [/\bnot required|\bmay (?:\S+ ){0,6}without\b|\bneed not\b|\bunreasonabl\w+ delay/],
      mutual: true,
    },
  ],
  'may-name-customer': [
    {
      force: ['right', 'transfer', 'fact'],
      all: [
        /\b(?:names?|logos?|identify|refer to|list)\b/,
        /\b(?:customer lists?|list(?:s)? of (?:customers|clients)|as a (?:customer|client|reference)|marketing materials?|sales (?:presentations?|materials?)|case stud(?:y|ies)|website|pitches|portfolio|promotional)\b/,
        /\b(?:may|can|grants?|agrees? that|entitled|permits?|consents?)\b/,
      ],
      none: [
        /\bmay not\b|\bshall not\b|\bwithout (?:the )?prior\b|\bonly with\b|\bprior (?:written )?(?:consent|approval)\b|\bdomain name|\[each\]/,
      ],
      test: (_, { actor, words }) =>
        /vendor|supplier|provider|we\b|agency|contractor|licensor|consultant/.test((actor?.word ?? '').toLowerCase()) ||
        /\[giver\]|\[o\] (?:may|can)|grants?/.test(words),
    },
    {
      force: 'right',
      bears: 'giver',
      all: [
        /\b(?:portfolio|reference|case stud(?:y|ies)|list of (?:customers|clients)|showreel|credentials|name (?:the )?\[(?:o|taker)\])\b/,
        /\b(?:may|can|entitled)\b.{0,30}\b(?:show|use|include|name|refer|list|display|publish|mention)\b/,
      ],
      none: [
        /\bmay not|\bonly with|\bprior (?:written )?(?:consent|approval)|\bunless .{0,30}(?:consent|approv|agree)|\bemployment reference/,
      ],
    },
  ],
  'non-disparagement-protects': [
    {
      force: ['ban', 'duty', 'promise'],
      mutual: true,
      all: [
        /\b(?:disparag\w+|derogatory|defam\w+|critical statements?|negative (?:statements?|comments?|remarks?))\b/,
        /\b(?:not|refrain\w*|neither|no)\b/,
      ],
      none: [/\bnothing\b|\bmay\b.{0,30}\bdisparag|\bdoes not apply/],
    },
  ],
});

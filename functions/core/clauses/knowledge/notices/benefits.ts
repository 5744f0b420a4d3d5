import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on notices. */
export const benefits = defineBenefits('notices', file, {
  'notice-in-writing': [
    {
      mutual: true,
      force: ['duty', 'fact', 'right', 'promise'],
      all: [
        /^(?:\S+ ){0,12}?(?:all |any |each |every )?(?:notices?|communications?)\b/,
        /\b(?:in writing|written)\b/,
        /\b(?:deliver\w*|sent|send|given|served|mail\w*|courier|e-?mail\w*|hand|personally|address\w*)\b/,
        /\b(?:must|shall|will|is to|are to|may be)\b/,
      ],
      none: [
        /(?<!\w)(?:post(?:ed|ing)? (?:on|to) (?:the|its|our|\[)|portal|website|waive|terminat\w*|cancel|days' (?:prior |written )*notice|breach|default|exercisable|becoming effective|only (?:to|by) (?:the )?\[|\[a\] (?:may|can)|to (?:the )?\[(?:a|o|giver|taker)\] (?:must|shall))\b/,
      ],
    },
  ],
  'copy-to-counsel': [
    {
      mutual: true,
      all: [
        /\bcop(?:y|ies)\b.{0,60}\b(?:counsel|attorneys?|legal (?:department|team)|lawyers?|solicitors?|general counsel)/,
        /\bnotices?\b/,
      ],
      none: [/\bdoes not (?:need|require)|\bnot required|\bno copy/],
    },
  ],
  'actual-receipt': [
    {
      mutual: true,
      all: [
        /\bnotices?\b/,
        /\b(?:effective|takes? effect|given|deemed (?:given|received|served|delivered)|valid)\b.{0,40}\b(?:upon|on|when|only (?:upon|on|when)|at the time of) (?:\w+ ){0,2}?(?:receipt|received|delivery|delivered)\b/,
      ],
      none: [
        /\bwhether or not|\bregardless|\beven if|\bposted\b|\bmail(?:ed|ing)\b|\bdispatch|\bdeposit|\bchange of address\b|\bsending|\bsent\b|\bterminat\w*|\bconfirm\w*|\backnowledg/,
      ],
    },
  ],
});

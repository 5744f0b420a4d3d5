import type { IssueRule } from '../issue.ts';

const notice = /\b(?:notices?|notif\w+|e-?mails?|messages?|letters?|communications?)\b/;

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'deemed-received-unread': [
    {
      bears: 'taker',
      all: [
        notice,
        /\b(?:from|by|of) (?:the )?\[giver\]/,
        /\b(?:counts? as|deemed|treated as|taken (?:as|to be)|considered|effective|presumed)\b.{0,30}\b(?:received|delivered|given|served|read|effective)?\b/,
        /\b(?:when(?:ever)?|as soon as|upon|on|once)\b.{0,12}\b(?:\[giver\] )?(?:sends?|sent|sending|dispatch\w*|mailed|mailing|posted|posting|transmi\w+|left)\b/,
      ],
      none: [/\bnot (?:be )?deemed\b|\bactual(?:ly)? rece/],
    },
    {
      bears: 'other',
      all: [
        /\bnotices?\b.{0,20}\b(?:by|from|of) (?:the )?\[a\]/,
        /\b(?:deemed|effective|treated as|considered|sufficient(?:ly)?)\b/,
        /\b(?:when|if|by|upon|on) (?:it is )?(?:left|leaving|affixed|placed|sent|mailed|posted|slipped)\b/,
      ],
      none: [/\bnot (?:be )?deemed\b/],
    },
  ],
  'burdensome-notice-formalities': [
    {
      bears: 'actor',
      force: ['duty', 'fact', 'ban'],
      all: [
        /\bnotices?\b.{0,20}\b(?:by|from|of) (?:the )?\[a\]|\[a\]'s (?:\w+ )?notices?\b/,
        /\b(?:void|invalid|of no effect|ineffective|disregarded|not (?:be )?(?:valid|effective))\b/,
        /\b(?:unless|strict(?:ly)?|not (?:given|sent|made|served)|otherwise|form|manner|any other)\b/,
      ],
      none: [/\[each\]|\backnowledg|\bconfirm/],
    },
  ],
  'notice-by-posting': [
    {
      bears: 'other',
      force: ['right', 'fact'],
      all: [
        notice,
        /\b(?:by means of|through|via|by) (?:an? )?(?:general |prominent )?(?:notice|message|announcement|banner|post\w*) (?:on|in|through|within) (?:the |its |\[a\]'s )?(?:services?|website|site|platform|app|account|portal|dashboard)\b/,
      ],
      none: [/\bnot\b|\be-?mail to\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:responsib\w+|duty|obliged|must|shall|should)\b/,
        /\b(?:check|review|visit|monitor|consult)\b.{0,30}\b(?:sites?|website|portal|dashboard|platform|account|page|terms)\b/,
        /\b(?:notices?|changes?|updates?|amendments?|announcements?|messages?)\b/,
      ],
      none: [/\bnot (?:be )?(?:required|responsible|obliged)\b|\[giver\] (?:shall|must|should|is)\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

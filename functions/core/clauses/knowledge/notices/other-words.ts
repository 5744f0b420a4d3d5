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
    {
      bears: 'other',
      all: [
        /\b(?:notices?|e-?mails?|messages?|letters?)\b.{0,15}\b(?:by|from|of) (?:the )?\[a\]|\[a\]'s (?:\w+ )?(?:notices?|e-?mails?|messages?)\b/,
        /\b(?:deemed|counts? as|considered|treated as|presumed)\b/,
        /\b(?:read|received|delivered)\b.{0,25}\b(?:sent|sends?|mailed|posted|dispatch\w*)\b/,
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
    {
      bears: 'actor',
      force: ['right', 'duty', 'fact'],
      all: [
        /\[a\] (?:may|shall|must|can)\b.{0,15}\b(?:give|send|serve|deliver)\b.{0,15}\bnotices?\b.{0,5}\bonly\b|\bnotices? by (?:the )?\[a\]\b.{0,30}\b(?:e-?mail|fax|phone|telephone)\b.{0,15}\b(?:is|are|shall be) (?:invalid|void|ineffective|not valid|of no effect)\b/,
      ],
      none: [/\[each\]/],
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
    {
      bears: 'other',
      force: ['right', 'duty', 'fact'],
      all: [
        /\[a\] (?:may|can|will|shall)\b.{0,15}\b(?:notify|inform|give notice|publish|post)\b/,
        /\b(?:through|on|via|in) (?:its|\[a\]'s|the) (?:\w+ )?(?:website|site|portal|platform|app|dashboard|homepage)\b/,
        /\b(?:changes?|notices?|notif\w+|deemed|updates?)\b/,
      ],
      none: [/\bnot (?:\w+ )?(?:publish|post)\b|\bby e-?mail\b|\bdata breach\b|\bpersonal data\b/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:messages?|notices?|announcements?|information)\b.{0,10}\b(?:placed|posted|published|put|shown|displayed|uploaded)\b.{0,10}\b(?:in|on|to|through)\b.{0,20}\b(?:portal|website|site|dashboard|account|app|platform|board)\b/,
        /\b(?:valid|sufficient|proper|effective|good|constitutes?|counts? as|deemed)\b/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'notice-needs-acknowledgment': [
    {
      bears: 'taker',
      all: [
        /\[taker\]'s (?:\w+ )?notices?\b|\bnotices?\b.{0,25}\b(?:by|from|of) (?:the )?\[taker\]/,
        /\b(?:invalid|no effect|not (?:be )?(?:valid|effective)|ineffective|effective only|only effective)\b/,
        /\b(?:unless|until|once|when|before)\b.{0,10}\[giver\] (?:has |have )?(?:\w+ )?(?:confirm\w*|acknowledg\w+|accept\w*|countersign\w*)\b/,
      ],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

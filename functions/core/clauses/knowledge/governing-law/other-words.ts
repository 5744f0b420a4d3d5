import type { IssueRule } from '../issue.ts';

/** Rules for plain and unusual ways to say an issue. */
export const otherWords = {
  'jurisdiction-one-way': [
    {
      bears: 'taker',
      all: [
        /\b(?:jurisdiction|forum|venue)\b/,
        /\b(?:for the (?:sole |exclusive )?benefit of (?:the )?\[giver\](?: only| alone| exclusively)?|\[giver\] (?:only|alone))/,
      ],
      none: [/\[each\]|\bboth\b/],
    },
    {
      bears: 'other',
      all: [
        /\b(?:jurisdiction|forum|venue)\b/,
        /\bfor the (?:sole |exclusive )?benefit of (?:the )?\[a\] (?:only|alone)\b/,
      ],
      none: [/\[each\]|\bboth\b/],
    },
    {
      bears: 'other',
      within: 'sentence',
      all: [
        /\[a\] (?:may|can)\b.{0,30}\b(?:sue|claim|proceedings|action)\b.{0,20}\b(?:any|anywhere|wherever)\b/,
        /\b(?:may sue |may |can )?only in (?:the )?\[o\]'s\b|\[a\] only in\b|\bmay sue only in\b/,
      ],
      none: [/\[each\]/],
    },
  ],
  'protective-law-waived': [
    {
      bears: 'actor',
      force: ['waiver', 'exclusion', 'no-right'],
      all: [
        /\b(?:waives?|gives? up|surrenders?|renounces?|forgoes?|excludes?)\b/,
        /\b(?:rights?|protections?|benefits?|provisions)\b/,
        /\b(?:act|regulations?|statutes?|code|law|directive)\b/,
        /\bconsumer|\bcontracts regulations\b|\btenant protection|\bprotect\w*|\bstatut\w+|\bunfair\b|\bdeceptive\b/,
      ],
      none: [/\b(?:not|no|nothing|jury|subrogation|statute of limitations|claims against third|lien|bulk sales)\b/],
    },
    {
      bears: 'taker',
      force: ['exclusion', 'fact', 'waiver'],
      types: ['lease-agreement', 'rental-agreement'],
      all: [
        /\b(?:sections?|provisions)\b.{0,40}\b(?:act|code)\b/,
        /\b(?:excluded|waived|not apply|disapplied|contracted out)\b/,
      ],
      none: [/\bshall apply\b|\bnot (?:excluded|waived)\b|\bthird parties\b/],
      mutual: true,
    },
  ],
  'law-or-forum-at-one-sides-choice': [
    {
      bears: 'taker',
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:governed by|governing law|law that governs|law of|venue|forum|place of (?:jurisdiction|arbitration)|where any (?:dispute|claim)|court)\b/,
        /\[(?:giver|a)\] (?:may (?:later |at any time )?(?:choose|select|designate|determine|name|elect|decide)|chooses?|selects?|designates?|decides?|determines?|names?)\b|\b(?:determined|chosen|selected|designated|decided|named) by (?:the )?\[(?:giver|a)\]/,
        /\b(?:law|laws|place|venue|forum|courts?|dispute|jurisdiction|country|state|heard)\b/,
      ],
      none: [
        /\[each\]|\bsettlement\b|\bcounsel\b|\bdefen[cs]e\b|\bpolic(?:y|ies)\b|\brate\b|\bnot\b|\btimes? and place\b|\bagree\b|\bdelivery\b/,
      ],
      test: (_, { actor }) => !/customer|client|buyer|tenant|licensee|borrower|user/.test(actor?.word ?? ''),
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

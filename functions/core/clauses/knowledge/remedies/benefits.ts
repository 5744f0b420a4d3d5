import { defineBenefits } from '../benefit.ts';
import { say, sides } from '../liability-cap/sides.ts';
import file from './benefits.json' with { type: 'json' };

const equity = /\binjunct\w*|\bspecific performance|\bequitable relief|\brestraining order/;
const notThis = /\b(?:may|shall|will) not\b|\bwaives?\b|\bno right\b|\bnot (?:be )?entitled/;

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('remedies', file, {
  'injunction-open': [
    {
      force: ['right', 'acknowledgement', 'fact'],
      all: [
        /\[a\] (?:\S+ ){0,4}?(?:may|shall be entitled|is entitled|can|shall have the right|will be entitled)\b/,
        equity,
      ],
      none: [notThis, /\[each\]/],
      bears: 'actor',
    },
    {
      mutual: true,
      bears: 'both',
      force: ['right', 'acknowledgement', 'fact'],
      all: [/\[each\]|\b(?:either|each) party\b/, equity, /\bmay\b|\bentitled\b|\bright\b/],
      none: [notThis, /\bneither\b/],
    },
  ],
  'fixed-sum-owed': [
    {
      force: ['duty', 'promise'],
      all: [
        /\bliquidated damages|\bdelay damages|\bservice credits?\b/,
        /\[a\] (?:\S+ ){0,6}?(?:pay|pays|credit|owes?|grant|issue)\b/,
      ],
      none: [/\[each\]/, /\bno\b|\bnot\b/, /\bdispute|\bcontest/],
      bears: 'other',
    },
  ],
  'agreed-sum-is-all': [
    {
      mutual: true,
      bears: 'both',
      force: ['fact', 'duty', 'acknowledgement'],
      all: [
        /\b(?:that|such|this|the agreed) (?:payment|sum|amount) (?:is|shall be) (?:\S+ ){0,3}?(?:sole|only|exclusive)(?: and \w+)? remedy/,
      ],
      none: [/\bnot (?:be )?(?:the )?(?:sole|only|exclusive)/],
    },
    {
      bears: 'other',
      force: ['fact', 'duty', 'acknowledgement', 'promise'],
      all: [
        /\b(?:liquidated damages|delay damages|service credits?|agreed damages|late (?:delivery )?(?:charges|damages))\b.{0,60}\b(?:is|are|be|constitutes?|shall be)\b.{0,20}\[a\]'s (?:sole|exclusive|only)\b.{0,40}\bremed/,
      ],
      none: [/\bnot (?:be )?(?:the |\[a\]'s )?(?:sole|exclusive|only)|\[each\]/],
    },
    {
      bears: 'giver',
      force: ['fact', 'duty', 'acknowledgement', 'promise'],
      mutual: true,
      all: [
        /\b(?:liquidated damages|delay damages|service credits?|agreed damages)\b.{0,60}\b(?:is|are|be|constitutes?|shall be)\b.{0,20}(?:\[taker\]|buyer|customer|client)'s (?:sole|exclusive|only)\b.{0,40}\bremed/,
      ],
      none: [/\bnot (?:be )?(?:the |\[taker\]'s )?(?:sole|exclusive|only)/],
    },
    ...sides((_, other) => ({
      all: [
        /\bliquidated damages|\bdelay damages|\bservice credits?\b|\btermination fee\b|\b(?:service|performance|availability) credits\b/,
        say`(?:${other}'s|\bremed\w+ (?:of|available to|for) (?:the )?${other}).{0,30}(?:sole|exclusive|only)|\b(?:sole|exclusive|only)(?: and (?:exclusive|sole))? remed\w+ (?:of|available to|for) (?:the )?${other}`,
      ],
      none: [
        /\bnot\b.{0,30}\b(?:sole|exclusive)|\bin addition|\bwithout prejudice|\bcumulative|\bsole discretion/,
        /\[each\]/,
      ],
    })),
  ],
  'winner-recovers-costs': [
    {
      mutual: true,
      bears: 'both',
      all: [
        /\b(?:prevailing|successful|winning) party\b/,
        /\b(?:attorneys?|legal|counsel|solicitors?)\b.{0,20}\b(?:fees?|costs?|expenses?)/,
        /\b(?:recover|entitled|award\w*|pay|reimburse)\b/,
      ],
      none: [/\bnot\b|\bregardless\b|\bwhichever\b/],
    },
  ],
  'remedies-add-up': [
    {
      all: [
        /\[a\]'s (?:\S+ ){0,4}?remed\w+|\bremed\w+ (?:\S+ ){0,3}?(?:of|to) (?:the )?\[a\]/,
        /\bcumulative\b|\bnot (?:\S+ )?exclusive\b|\bin addition to (?:all |any )?other (?:rights|remed)/,
      ],
      none: [/\[each\]/, /\bsole\b|\bnot cumulative/],
      bears: 'actor',
    },
    {
      mutual: true,
      bears: 'both',
      all: [/\[each\]|\bparty\b|\bparties\b/, /\bremed\w+\b.{0,60}\b(?:are|is|be) cumulative\b/],
      none: [/\bnot cumulative/],
    },
  ],
  'default-cured-at-others-cost': [
    {
      force: 'right',
      all: [
        /\[a\] (?:\S+ ){0,3}?(?:may|can|shall be entitled to)\b/,
        /\b(?:perform|remedy|cure|correct|make good|complete|procure|engage)\b/,
        /\bat (?:the )?\[o\]'s (?:\S+ )?(?:cost|expense)|\brecover\b.{0,60}\bfrom (?:the )?\[o\]|\[o\] shall reimburse/,
      ],
      none: [/\[each\]/, /\baudit|\bcounsel\b|\bdefen[sc]e\b/],
      bears: 'actor',
    },
  ],
});

import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('one-sided-judgment', file, {
  'consent-not-unreasonably-withheld': [
    {
      force: ['ban', 'no-right', 'promise'],
      all: [
        /\b(?:consent|approval|permission|agreement)\b/,
        /\b(?:not (?:to )?(?:be )?unreasonabl[ey]|(?:shall|will|may|must) not (?:\S+ )?(?:unreasonably )?(?:withhold|withheld|refuse|delay)|reasonabl[ey] (?:withhold|refus)\w*|without unreasonabl\w+)\b/,
      ],
      none: [/\b(?:indemnif\w*|settle\w*|admission)\b|\[each\]/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:consents?|approvals?|permission)\b/,
        /\b(?:(?:refused?|withh[eo]ld|denied|declined?)\b.{0,30}\bonly (?:on|for|if|where)\b.{0,30}\b(?:reasonable|good|objective|stated|written)|not\b.{0,30}\bunreasonabl\w+|only on reasonable grounds|acting reasonably)\b/,
        /\[giver\]|\[a\]|\[o\]|\b(?:landlord|franchisor|licensor|company)\b/,
      ],
      none: [
        /(?<!\w)(?:sole discretion|absolute discretion|may (?:be )?unreasonably|\[taker\]'s (?:consent|approval)|consent of (?:the )?\[taker\])\b|\[each\]/,
      ],
    },
  ],
  'deemed-given-if-silent': [
    {
      force: ['duty', 'ban', 'fact', 'promise', 'right'],
      all: [
        /\[a\](?: \S+){0,4} (?:does not|fails to|has not|did not) (?:\S+ ){0,3}(?:answer|respond|reply|object|reject|notify|refuse)/,
        /\b(?:deemed|treated|taken)\b/,
        /\b(?:given|approved|consent\w*|accepted|approval|granted)\b/,
      ],
      none: [/\[each\]|\bdeemed (?:refused|rejected)/],
    },
    {
      bears: 'taker',
      all: [
        /\[giver\]'s (?:\w+ )*(?:consent|approval)\b|\b(?:consent|approval) of (?:the )?\[giver\]/,
        /\bdeemed (?:to (?:be|have been) )?(?:given|granted)|\btreated as given/,
        /\bnot (?:answer|respond|reply|object|refuse)\w*|\bfails? to|\bsilen/,
      ],
      none: [/\bnot (?:be )?deemed/],
    },
  ],
  'reasons-and-good-faith': [
    {
      force: ['right', 'duty', 'promise', 'ban'],
      all: [
        /\[a\]/,
        /\b(?:act(?:ing)? reasonably|reasonably and in good faith|in good faith and|give (?:its |written )?reasons|with (?:written )?reasons|acting in good faith|reasonable discretion|reasonably determin\w*|not (?:be )?(?:exercise\w* )?arbitrar\w*|stating (?:its |the )?reasons)\b/,
        /\b(?:may|shall|must|decid\w*|determin\w*|discretion|exercis\w*|opinion|reject\w*|refus\w*)\b/,
      ],
      none: [
        /\b(?:need not|not (?:be )?(?:required|obliged)|without (?:\S+ )?reasons|no (?:duty|obligation)|negotiat\w*|disput\w*|cooperat\w*|neither)\b|\[each\]/,
      ],
    },
  ],
  'determination-open-to-challenge': [
    {
      all: [
        /\b(?:certificat\w*|determin\w*|calculat\w*|records?|statements?|figures?|decisions?|report)\b/,
        /\b(?:manifest (?:or proven )?error|prima facie|rebuttable|absent (?:\w+ ){0,2}error|unless (?:\S+ ){0,4}(?:shows?|proves?))\b/,
      ],
    },
  ],
  'expert-decides': [
    {
      mutual: true,
      force: ['fact', 'duty', 'right', 'promise'],
      all: [
        /\b(?:go|goes|referred|refer|submitted|submit|settled|determined|decided|resolved)\b.{0,30}\b(?:to|by|for) (?:an? )?(?:independent |technical |third-party |neutral )*(?:expert(?: determination)?|appraiser|valuer)\b/,
      ],
      none: [/\bmay not|\bno right|\bexpert (?:fees|witness)/],
    },
    {
      all: [
        /\b(?:independent|jointly appointed|neutral)\b/,
        /\b(?:expert|accountants?|valuer|surveyor|engineer|auditor|appraiser)\b/,
        /\b(?:determin\w*|decid\w*|resolv\w*|settle[sd]?|refer\w*)\b/,
      ],
      none: [/\b(?:may not|no right|audited by)\b/],
    },
  ],
});

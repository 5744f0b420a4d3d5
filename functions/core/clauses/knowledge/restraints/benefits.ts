import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('restraints', file, {
  'mutual-no-poach': [
    {
      mutual: true,
      force: ['ban', 'duty', 'promise'],
      all: [
        /\[each\].{0,120}\b(?:solicit\w* for employment|offer employment|employ or (?:solicit|engage)|solicit or (?:employ|hire|engage)|entice away)\b.{0,80}\bof the other/,
      ],
    },
    {
      all: [
        /\[each\]|\b(?:neither party|each party|either party|both parties)\b/,
        /\b(?:solicit\w*|recruit\w*|entic\w*|hire|hiring|poach\w*|induc\w*)\b/,
        /\b(?:employees?|staff|personnel|people|workers|consultants?|contractors?)\b/,
      ],
      none: [/\bmay (?:freely )?(?:solicit|hire)|\bfree to/],
    },
  ],
  'hire-exceptions': [
    {
      all: [
        /\b(?:general(?:ly)? (?:\S+ )?(?:advertis\w+|solicit\w+|recruit\w+)|public(?:ly)? advertis\w+|not (?:specifically )?(?:targeted|directed)|own initiative|own accord|unprompted|respond\w* to (?:an? )?(?:\S+ )?advertis\w+|answers? (?:an? )?(?:\S+ )?advertis\w+|first approach\w*)\b/,
        /\b(?:not (?:apply|include|prevent|prohibit|restrict|be (?:a )?breach|breach)|nothing|except\w*|does not|other than|may|free)\b/,
        /\b(?:solicit\w*|hir\w*|recruit\w*|employ\w*|person|people|individuals?|clause|section|candidates?)\b/,
      ],
      none: [/\beven (?:if|where|though)|\bwhether or not|\bincluding by/],
    },
  ],
  'restraint-short-and-local': [
    {
      force: ['ban', 'promise', 'duty', 'no-right'],
      all: [
        /\b(?:not|neither|refrain)\b/,
        /\b(?:compet\w*|solicit\w*)\b/,
        /\b(?:3|6|9|12|three|six) months\b|\b1 year\b/,
        /\b(?:with (?:whom|which)|material(?:ly)? (?:dealt|dealings|contact|involved)|dealt|personal(?:ly)?|within \d+ (?:miles|kilomet\w+)|same or (?:substantially )?similar (?:duties|role)|in the (?:12|twelve|6) months before|\d+[- ]miles?)\b/,
      ],
      none: [/\b(?:whether or not|anywhere|worldwide|any capacity|2 years|24 months|3 years|36 months)\b|\[each\]/],
    },
    {
      force: ['duty', 'ban', 'fact', 'promise', 'no-right'],
      all: [
        /\b(?:restrictions?|restraints?|covenants?|non-?compet\w+|compete|solicit\w*)\b/,
        /\b(?<n>\d+)[- ](?<u>week|month)s?\b/,
        /\b(?:only|solely|no longer than|not exceed\w*|limited to|lasts?|for a period of|for|within)\b/,
      ],
      test: (hits) => {
        const { n, u } = hits[1]!.groups!;
        return u !== 'month' || Number(n) <= 6;
      },
      none: [
        /\b(?:notice|cure|garden leave|years?|indefinite\w*|perpetual\w*|sale of the business|notify|pay(?:ment)?|invoice|each party|neither|affiliates)\b|\[each\]/,
      ],
    },
    {
      bears: 'giver',
      force: ['fact', 'duty', 'ban', 'no-right'],
      types: ['employment-contract'],
      all: [
        /\b(?:restrict\w+|covenants?|non-?solicit\w*|non-?compet\w*|solicit)\b/,
        /\b(?:only|solely|limited to)\b.{0,60}\b(?:customers?|clients?|persons?|suppliers)\b.{0,60}\b(?:with whom|dealt|material contact|personally|worked)\b|\b(?:personally dealt|material contact|had dealings)\b/,
      ],
      none: [/\b(?:any (?:customer|client) of|whether or not)\b/],
    },
  ],
  'restraint-protects-customers': [
    {
      force: ['ban', 'promise', 'no-right'],
      all: [
        /\b(?:not|neither|refrain)\b/,
        /\b(?:solicit\w*|entic\w*|canvass\w*|induc\w*|poach\w*)\b/,
        /\b(?:customers?|clients?|employees?|staff)\b/,
        /\b(?:after|following|thereafter)\b.{0,60}\b(?:end|terminat|leav|employment|engagement)\w*|\bmonths? (?:after|following)\b/,
      ],
      none: [/\[each\]/],
      types: ['employment-contract'],
    },
    {
      bears: 'taker',
      force: ['ban', 'promise', 'no-right', 'duty'],
      types: ['purchase-agreement'],
      all: [
        /\[a\](?:,[^,]{0,80},)? (?:shall|may|will|must|agrees) not\b.{0,60}\b(?:compete|solicit|engage in|carry on|entice)\b/,
        /\b(?:closing|completion|business|customers?|employees)\b/,
      ],
      none: [/\[each\]/],
      test: (_, { actor }) => /seller|vendor|founder|shareholder|target|owner/.test(actor?.word ?? ''),
    },
  ],
  'restraint-is-paid': [
    {
      force: ['duty', 'right', 'promise'],
      all: [
        /\b(?:restrict(?:ed|ion|ive)\w*|non-?compet\w*|restraint|covenant)\b/,
        /\b(?:pays?|paid|continue to (?:pay|receive)|compensat\w*|receives?)\b/,
        /\b(?:salary|\d+ ?(?:%|percent)|earnings|base pay|monthly)/,
        /\b(?:during|for each|throughout|while|for the)\b/,
      ],
      none: [/\b(?:no|not|without|unpaid|forfeit\w*|repay|breach\w*|damages|includ\w+ in|consideration for)\b/],
      types: ['employment-contract'],
    },
    {
      bears: 'giver',
      all: [
        /\b(?:covenant not to compete|non-?compet\w+|restrictive covenants?|post-?(?:termination|employment)|restraints?|not (?:to )?compete)\b/,
        /\b(?:compensation|salary|pay(?:s|ment|ing)?|paid|allowance)\b/,
        /\b(?:\d+ ?(?:%|percent)|monthly|while|during|as long as|stops? paying|agreed compensation|in return|continues? to pay)\b/,
      ],
      none: [
        /\b(?:no compensation|without (?:further )?(?:pay|compensation)|repay|forfeit\w*|damages|liquidated|injunct\w*|purchase price|consideration of the)\b/,
      ],
    },
  ],
  'restraint-lapses-on-dismissal': [
    {
      all: [
        /\b(?:restrict\w*|non-?compet\w*|restraints?|covenants?|section|clause)\b/,
        /\b(?:(?:shall|does|will|do) not apply|cease[sd]? to (?:apply|bind)|falls? away|lapse[sd]?|released from|no longer (?:apply|bind))\b/,
        /(?<!\w)(?:without cause|redundan\w+|laid off|good reason|\[o\]\'s breach|breach by)\b/,
      ],
      none: [/\bconfidential information\b/],
    },
  ],
  'own-staff-protected': [
    {
      force: ['ban', 'no-right', 'promise', 'duty'],
      all: [
        /\[a\](?:,[^,]{0,80},)? (?:shall|may|will|must|agrees) not\b.{0,80}\b(?:solicit|hire|employ|engage|recruit|entice|poach)\b/,
        /\[o\](?:'s)? (?:\S+ ){0,6}?(?:personnel|staff|employees?|people|team|consultants|contractors|workers)\b|\b(?:personnel|staff|employees?|people|consultants) of (?:the )?\[o\]/,
      ],
      none: [/\[each\]/],
      types: ['service-agreement', 'saas-agreement', 'nda', 'other', 'license-agreement'],
    },
  ],
  'no-competition': [
    {
      force: ['ban', 'duty', 'promise'],
      types: ['employment-contract', 'purchase-agreement', 'other', 'service-agreement', 'license-agreement'],
      all: [
        /\[a\](?:,[^,]{0,80},)* (?:shall|will|may|must|agrees?|undertakes?|covenants?)\b.{0,60}\bnot\b.{0,120}\b(?:compet(?:e|es|ing|itive)\b|(?:be )?(?:employed|engaged) (?:by|in)\b.{0,80}\b(?:business|compet\w+)|engage in\b.{0,60}\b(?:business|compet\w+)|carry on\b.{0,60}\bbusiness|own any interest in)/,
        /\b\d+[- ](?:years?|months?)\b|\bduring (?:the )?(?:term|employment|his|her|its)\b|\brestricted period\b|\bterm of\b/,
      ],
      none: [
        /\[each\]|\bsoftware|\bdata\b|\bnot be (?:restricted|prohibited|prevented)|\bprocurement|\bbid\b|\bcompetitive (?:bid|price|terms|pricing)|\bconfidential information\b.{0,60}\bcompet|\bcompetent\b/,
      ],
    },
  ],
  'restraint-extended': [
    {
      force: ['fact', 'duty', 'promise', 'right', 'acknowledgement'],
      types: ['employment-contract', 'purchase-agreement', 'other', 'service-agreement'],
      all: [
        /\b(?:in breach|breach\w*|violat\w+|non-?compliance)\b.{0,80}\b(?:extends?|extended|tolled|suspended|not (?:be )?count\w*|lengthen\w*)\b|\b(?:extends?|extended|tolled|lengthened)\b.{0,80}\b(?:in breach|breach\w*|violat\w+)\b/,
        /\b(?:period|restrict\w*|covenants?|term)\b/,
        /\[a\]|\[giver\]/,
      ],
      clause: [/\b(?:compet\w+|solicit\w*|restrict\w+)\b/i],
      none: [/\b(?:delivery|cure|remed|payment|deadline|statute|limitation)\w*\b/],
    },
  ],
});

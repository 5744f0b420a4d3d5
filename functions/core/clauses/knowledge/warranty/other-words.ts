import type { Statement } from '../../statements/statement.ts';
import { allDaysIn } from '../../text/quantities.ts';
import type { IssueRule } from '../issue.ts';

const upTo =
  (most: number) =>
  (_: unknown, { words }: Statement): boolean => {
    const days = allDaysIn(words);
    return days.length > 0 && Math.max(...days) <= most;
  };
const remediesDefects = /\b(?:correct|repair|remedy|rectify|re-?perform|fix|replace|make good)\w*\b/;

/** An express warranty of a year or more stands in the place of those the law implies. */
const lastsAYear =
  /\bwarrants? (?:[^\s\n]+ ){0,14}?(?:1[2-9]|[2-9]\d) months\b[^\n]{0,200}\b(?:conform|free (?:from|of)|comply)|\bwarrants? (?:[^\s\n]+ ){0,14}?\d years?\b[^\n]{0,200}\b(?:conform|free (?:from|of)|comply)/;

/** Rules for the plain wording that every form has. */
export const otherWords = {
  'sold-as-is': [
    {
      force: ['exclusion', 'fact', 'ban', 'no-right'],
      all: [
        /\bdisclaims? (?:all|any)(?: and all)? (?:other |further |implied |express )*(?:warrant(?:y|ies)|conditions|representations)\b/,
      ],
      none: [
        /\[giver\] and (?:the )?\[taker\]|\[taker\] and (?:the )?\[giver\]/,
        /\[each\]|\beach party\b|\bneither\b|\bnot disclaim\b/,
      ],
      clauseNone: [lastsAYear],
    },
  ],
  'warranty-period-short': [
    {
      all: [
        /\b(?:warranty|guarantee|defects liability) period (?:is|shall be|of|means|will be)\b/,
        /\bdays?\b|\bmonths?\b/,
      ],
      none: [/\b(?:extended|longer|not less than)\b/],
      test: upTo(100),
    },
    {
      all: [
        remediesDefects,
        /\b(?:defect\w*|non-?conform\w*|faulty)\b/,
        /\b(?:discovered|reported|notified|appear\w*|arising|identified|becom\w+ apparent) within \d+ (?:business )?(?:days|months) (?:of|after|from|following)\b/,
      ],
      test: upTo(100),
    },
  ],
  'warranty-starts-too-early': [
    {
      all: [
        /\b(?:warrant(?:y|ies)|guarantee)(?: period)?\b/,
        /\b(?:starts?|begins?|commences?|runs?|expires?|ends)\b/,
        /\b(?:ship(?:s|ped|ment)?|dispatch\w*|effective date|ready for (?:collection|shipment|dispatch)|date of (?:manufacture|invoice|the order|order)|leaves? the (?:factory|works))\b/,
      ],
      none: [
        /\bat all times\b/,
        /\b(?:later of|whichever is (?:the )?later|acceptance|not (?:begin|start|commence|run))\b/,
      ],
    },
  ],
  'warranty-voided-by-ordinary-use': [
    {
      all: [
        /\b(?:voids?|invalidates?|cancels?|ends?)\b[^.;]{0,15}\b(?:warrant(?:y|ies)|guarantee)\b/,
        /\b(?:non-?original|third[- ]party|other|unapproved|unauthori[sz]ed|aftermarket)\b[^.;]{0,20}\b(?:parts?|accessories|consumables|repairs?|service)\b/,
      ],
      none: [/\bnot (?:void|invalidate|cancel)\b/],
    },
    {
      all: [
        /\b(?:warrant(?:y|ies)|guarantee)\b/,
        /\b(?:void(?:s|ed)?|invalid(?:ates?|ated)?|not apply|lapses?|no longer applies|not (?:be )?(?:liable|valid))\b/,
        /\b(?:seals?|opens?|opened|parts? (?:not|other than)|not paid|unpaid|approved (?:service|repair|dealers?)|service agents?|authori[sz]ed (?:service|dealers?)|further use|registration|maintenance contract)\b/,
      ],
      none: [/\b(?:shall not void|not (?:be )?void|remains? valid|misus\w+|abus\w+|accident\w*)\b/],
    },
  ],
  'defect-notice-too-short': [
    {
      all: [
        /\b(?:no (?:obligation|liability|responsibility)|not (?:be )?(?:liable|responsible|obliged))\b/,
        /\b(?:defects?|non-?conformit\w+|errors?|faults?)\b/,
        /\bnot (?:\w+ )?(?:notified|reported|claimed|raised|communicated)\b[^.;]{0,20}\bwithin\b/,
      ],
      test: (_, { words }) => allDaysIn(words).some((days) => days <= 10) || /\b\d+ hours\b/.test(words),
    },
  ],
  'warranty-remedy-at-givers-choice': [
    {
      all: [
        /\b(?:choice|selection|election) (?:of|between|among) (?:the )?(?:remed(?:y|ies)|repair)\b/,
        /(?:\[giver\]|\[a\])'s (?:sole |absolute )*(?:discretion|option|election|choice)\b|\b(?:made|determined) by (?:the )?\[(?:a|giver)\]/,
      ],
      none: [/\bnot\b/],
    },
  ],
  'warranty-remedy-without-backstop': [
    {
      all: [
        /(?:\[(?:a|o|taker)\]|\[(?:a|o|taker)\]'s (?:remedy|recourse|claim)) (?:is|are|shall be) limited to (?:the )?(?:repair|replacement|re-?performance|correction)\b/,
      ],
      none: [/\brefund\b|\bnot (?:be )?limited\b/],
    },
    {
      all: [
        /\b(?:sole|only|exclusive)(?: and exclusive)? remed(?:y|ies)\b/,
        /\b(?:breach(?:es)? of (?:(?:this|the|any|its) )?(?:\w+ )?warrant(?:y|ies)|defects?|defective|non-?conform\w+|warranty claims?)\b/,
      ],
      none: [
        /\[each\]|\bindemnif\w+|\breimburse\w*/,
        /\bservice credits?\b|\bnot (?:be )?(?:the |\[\w+\]'s )?(?:sole|only|exclusive)|\brefund\b|\bin addition to\b/,
      ],
    },
    {
      force: ['duty', 'no-duty', 'exclusion', 'no-right', 'fact'],
      all: [
        /\b(?:subject to|except as|save as|other than as)\b[^.;]{0,50}\b(?:clause|section|paragraph|article|herein|above|warranty)\b/,
        /\bno (?:further |other )?(?:liability|obligation|responsibility)\b/,
        /\b(?:defects?|defective|non-?conform\w+|(?:failure|fail) to (?:comply|conform))\b/,
      ],
    },
  ],
  'warranty-costs-on-buyer': [
    {
      all: [
        /\b(?:warranty|defects?|defective|repairs?)\b/,
        /\bno (?:defect|fault) (?:is |was )?found\b|\b(?:not|n't) (?:cover|include) (?:the )?(?:costs? of )?(?:labor|labour|transport\w*|freight|shipping|travel|removal|installation)\b|\bfreight both ways\b|\breturn (?:freight|shipping|postage)\b/,
        /\b(?:charge|pays?|costs?|prepay|labor|labour|freight|fee)\b/,
      ],
      none: [/\b(?:shall not (?:be )?charge|free of charge|reasonable costs?|seller(?:'s)? (?:shall bear|expense))\b/],
    },
    {
      within: 'sentence',
      all: [
        /\bwarranty (?:repairs?|service|work)\b/,
        /\b(?:prepay|pay|bear)s?\b[^.;]{0,20}\b(?:freight|shipping|transport\w*|carriage)\b/,
      ],
      none: [/\[giver\] (?:shall |will )?(?:prepay|pay|bear)/],
    },
  ],
  'warranty-absolute': [
    {
      force: ['promise', 'duty'],
      all: [/\bguarantees? (?:the |\[o\]'s )?(?:complete|full|total|absolute|entire|100 ?%) satisfaction\b/],
    },
    {
      within: 'sentence',
      all: [
        /\bwarrants?\b/,
        /\bnot and (?:will|shall) not (?:infringe|violate|misappropriate)\b/,
        /\bany\b[^.;]{0,40}\b(?:rights?|patents?|intellectual property)\b/,
      ],
      none: [/\bknowledge\b|\baware\b|\bas delivered\b/],
    },
  ],
  'warranty-no-end-date': [
    {
      force: ['promise', 'duty', 'fact'],
      all: [
        /\b(?:at all times|at any time|whenever|perpetual\w*|forever|(?:[5-9]|1\d|2\d) years)\b/,
        /\b(?:free (?:from|of) (?:all |any )?defects?|(?:correct|repair|remedy|replace)\w*\b[^.;]{0,20}\bdefects?|warranty period)\b/,
      ],
      none: [/\bduring (?:the|such) (?:warranty|guarantee)\b|\bwithin\b|\bstructural\b|\bterm of\b/],
    },
  ],
  'warranty-knowledge-qualified': [
    {
      force: ['fact', 'promise', 'acknowledgement'],
      all: [
        /\[a\] (?:is|are|has) not (?:been )?(?:aware|notified|received notice) of\b/,
        /\b(?:claims?|litigation|proceedings?|defects?|infring\w+|breach(?:es)?|violations?|hazardous|contamination|investigation)\b/,
      ],
      none: [/\b(?:shall|liable|waives?)\b/],
    },
  ],
  'sandbagging-barred': [
    {
      all: [
        /\bdeemed to (?:have|know)\b|\bimputed\b/,
        /\b(?:knowledge|know)\b/,
        /\b(?:everything|all (?:matters|facts|information|documents)|any (?:fact|matter)|contents of)\b/,
        /\b(?:data room|disclos\w+|due diligence|made available|public(?:ly)?|advisers?|investigation)\b/,
      ],
      none: [/\bnot be deemed\b|\bseller's knowledge\b/],
      test: (_, { actor }) => !/seller|vendor|warrantor/.test(actor?.word ?? ''),
    },
  ],
  'disclosure-gives-no-protection': [
    {
      all: [
        /\b(?:disclosures?|schedules?|supplements?|updates?)\b/,
        /\b(?:not|no (?:such )?(?:disclosure|supplement|update)\b[^.;]{0,60}) (?:be )?(?:affect|limit|cure|qualify|prejudice|taken into account|deemed to (?:cure|qualify|amend))\b|\bno (?:such )?(?:disclosure|supplement|update)\b[^.;]{0,80}\b(?:affect|limit|cure|qualify|taken into account)\b/,
        /\b(?:claims?|breach|remed(?:y|ies)|indemnif\w+|warrant(?:y|ies)|representations?|rights?|liability)\b/,
      ],
      none: [/\bconfidential|\bpermitted disclosure|\brecipient\b|\breceiving\b|\bintellectual property\b/],
      clause: [/\b(?:disclosure (?:of any matter|schedules?|letter)|schedules|supplement|warrant(?:y|ies))\b/],
    },
  ],
  'disclosure-sweeps-in-everything': [
    {
      all: [
        /\b(?:disclos\w+|warrant(?:y|ies)|representations?)\b/,
        /\bagainst (?:one|any|a) (?:\w+ )?(?:warrant(?:y|ies)|representation)\b[^.;]{0,40}\bagainst (?:all|every|each|any other)\b|\b(?:subject to|qualified by) (?:all|any|every)\b[^.;]{0,40}\b(?:search(?:es)?|public|register|inspection|enquir\w+|inquir\w+|made available)\b/,
      ],
      none: [/\bonly\b|\bfairly disclosed\b|\bnot (?:be )?(?:subject|qualified)\b/],
    },
  ],
  'third-party-parts-unwarranted': [
    {
      all: [
        /\b(?:not (?:made|manufactured|produced) by|third[- ]party|manufactured by (?:others|third parties)|bought-in)\b/,
        /\b(?:look (?:solely|only) to|not (?:cover|extend|apply)|entitled only to|only (?:the benefit of )?(?:any|such) warrant(?:y|ies))\b/,
        /\bwarrant(?:y|ies)\b|\bguarantee\b/,
      ],
      none: [/\breceived from\b/, /\bin addition to\b|\brepair\w* (?:by|carried out)/],
    },
  ],
  'specifications-not-binding': [
    {
      within: 'sentence',
      all: [
        /\b(?:descriptions?|samples?|specifications?|colou?rs?|weights?|dimensions?|figures|drawings?)\b/,
        /\b(?:identification only|not (?:make|render) (?:this|the) (?:\w+ )?a sale by|may vary\b[^.;]{0,40}\bnot (?:be )?(?:grounds?|a reason|entitle)|not a sale by)\b/,
      ],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

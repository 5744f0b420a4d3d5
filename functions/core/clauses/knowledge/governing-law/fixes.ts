import type { TopicFixes } from '../issue.ts';

/** How clauses of this topic are mended for the side they burden: as little as the point needs, the rest stays as agreed. */
export const fixes: TopicFixes = {
  'law-of-other-sides-home': [
    { restate: 'This Agreement is governed by the laws of the place where the services or goods are to be provided.' },
  ],
  'jurisdiction-one-way': [
    {
      find: /(?:,? (?:but|and|save that|provided that|while|whereas) )?(?:the )?\[(?!each)\w+\] (?:may|can|shall be (?:entitled|at liberty|free) to|is free to|reserves the right to) (?:\w+ )?(?:take|bring|commence|institute) (?:proceedings|actions?|suit|legal action)(?: against (?:the )?\[\w+\])? in any other (?:courts?|jurisdictions?)[^.;]*/,
      put: ', and either party may enforce a judgment of those courts in any jurisdiction',
    },
    {
      find: /\bnothing in this (?:clause|section|agreement|paragraph) (?:shall )?(?:limits?|restricts?|prevents?|affects?) (?:the )?(?:right of )?(?:the )?\[\w+\](?:'s right)?[^.;]*/,
      put: 'either party may enforce a judgment of those courts in any jurisdiction',
    },
    {
      restate:
        'Each party may bring proceedings only in the courts that have exclusive jurisdiction under this Agreement, and either party may enforce their judgment in any jurisdiction.',
    },
  ],
  'forum-at-other-sides-home': [{ restate: "Each party shall be sued in the courts at the defendant's seat." }],
  'forum-objection-waived': [{ strike: true }],
  'protective-law-waived': [
    { restate: 'Nothing in this Agreement limits the rights that mandatory law gives {bearer}.' },
  ],
  'process-agent-or-easy-service': [
    {
      restate:
        'Court papers shall be served as the law of the forum requires at the registered office of {bearer}, with a copy to its counsel.',
    },
  ],
  'law-or-forum-at-one-sides-choice': [
    {
      find: /\b(?:or )?(?:of )?(?:such|any|whichever|whatever|that) (?:other )?(?:state|court|city|place|country|forum|law|jurisdiction|venue) (?:as |that |which )?(?:the )?\[(?!each)\w+\] (?:may |shall |then |from time to time )*(?:choose|select|designate|nominate|notify|elect|name|pick|prefer|specify)s?(?: to (?:the )?\[\w+\])?(?: (?:at the time|from time to time|when a dispute arises))?/,
      put: 'the state and courts agreed by the parties in writing',
    },
    {
      restate:
        'The governing law and the courts named in this Agreement when it was signed apply, and either may be changed only by a written amendment signed by both parties.',
    },
  ],
};

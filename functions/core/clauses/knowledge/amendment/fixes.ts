import type { TopicFixes } from '../issue.ts';

/** How a clause about changes is mended for the side that carries the issue. */
export const fixes: TopicFixes = {
  'unilateral-change-of-terms': [
    {
      find: /\b(?:at any time|from time to time)(?: and from time to time)?(?:,? (?:and )?(?:in|at) (?:its|\[a\]'s) (?:sole |absolute |own )*(?:discretion|option))?(?:,? (?:with or )?without (?:prior )?(?:notice|the consent of (?:the )?\[o\]|(?:the )?\[o\]'s consent))?|\b(?:in|at) (?:its|\[a\]'s) (?:sole |absolute |own )*(?:discretion|option)/,
      put: 'with the prior written agreement of {bearer}',
    },
    {
      find: /\bunilaterally(?= (?:amend|change|vary|modify|revise|alter))/,
      put: 'with the prior written agreement of {bearer}',
    },
    {
      restate:
        "No change of this Agreement is effective unless it is in writing and signed by both parties, save that {gainer} may make changes that the law requires on sixty (60) days' written notice.",
    },
  ],
  'changes-bind-on-posting': [
    {
      find: /\b(?:immediately )?(?:up)?on (?:their |its |the )?(?:posting|publication|upload)[^.;,]{0,80}|\b(?:when|once|as soon as|from the moment) (?:they are |it is |they have been |it has been )?(?:posted|published|uploaded|displayed)[^.;,]{0,60}/,
      put: 'once {bearer} has agreed to the change in writing',
    },
    {
      restate:
        "{gainer} shall send every proposed change to {bearer}'s named contact by email at least thirty (30) days ahead, with the changes marked, and none binds {bearer} before it has accepted it in writing.",
    },
  ],
  'continued-use-is-consent': [
    { find: /\b(?:(?:shall|will) constitute|constitutes|signifies|indicates)\b/, put: 'shall not constitute' },
    { find: /\b(?:shall|will) be (?:deemed|taken|considered|treated)\b/, put: 'shall not be deemed' },
    { find: /\bmeans(?= (?:that )?\[)/, put: 'does not mean' },
    {
      restate:
        'A change binds {bearer} only if {bearer} expressly accepts it in writing; until then the existing terms continue.',
    },
  ],
  'retroactive-change': [
    {
      find: /\b(?:with (?:retroactive|retrospective) effect(?: if it so decides)?|retroactively|retrospectively)\b/,
      put: 'with effect for the future only',
    },
    {
      restate:
        'Changes apply only to the future and not to orders placed, rights earned or disputes that arose before they took effect.',
    },
  ],
  'power-of-attorney': [
    {
      restate:
        "{bearer} shall sign the documents that are reasonably needed to carry out this clause within ten (10) business days after {gainer}'s written request.",
    },
  ],
  'service-may-be-cut': [
    {
      find: /\bat any time\b[^.;:]{0,60}(?=\.?$)|\bwithout (?:any |prior )*(?:notice|liability)\b[^.;:]{0,40}(?=\.?$)|\b(?:in|at) (?:its|\[a\]'s) (?:sole |absolute )*discretion(?=\.?$)/,
      put: 'provided that no change materially reduces what {bearer} pays for during the term',
    },
    {
      restate:
        '{gainer} may improve the service, provided that no change materially reduces its functionality during the term; if one does, {bearer} may terminate with a pro rata refund.',
    },
  ],
  'no-fair-exit-after-change': [
    {
      find: /\b(?:no refunds? (?:shall|will) be (?:due|made|given|payable|issued))/,
      put: '{bearer} shall receive a pro rata refund of prepaid fees',
    },
    {
      restate:
        'If {bearer} objects to a material change within thirty (30) days after notice of it, {bearer} may terminate without charge and receive a pro rata refund, and until then the existing terms apply.',
    },
  ],
  'told-only-after-change': [
    {
      find: /\bwithin \d+ (?:\w+ )?(?:days?|weeks?|months?) (?:after|of|following) (?:it|they|the \w+|such \w+|its)[^.;,]{0,50}|\bwithin (?:a|1) (?:reasonable time|month|week) after[^.;,]{0,50}|\bafter (?:it|they) (?:takes?|has|have|becomes?)[^.;,]{0,40}|\bonce (?:they|it) (?:are|is) in (?:force|effect)/,
      put: 'at least thirty (30) days before the change takes effect',
    },
    { restate: "{gainer} shall give {bearer} at least thirty (30) days' written notice before a change takes effect." },
  ],
};

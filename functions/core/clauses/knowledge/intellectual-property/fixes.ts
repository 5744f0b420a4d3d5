import type { TopicFixes } from '../issue.ts';

/** How clauses about ownership of work, background and improvements are mended. */
export const fixes: TopicFixes = {
  'vendor-owns-bespoke-work': [
    {
      find: /\b(?:shall |will |to )?(?:be and )?(?:remains?|vests? in|is|be|belongs? to) (?:and (?:remain|belong to) )?(?:the )?(?:sole |exclusive |and )*(?:property of )?(?:the )?\[(?:a|giver)\](?=[.,;]|$| and| on creation)(?: on creation)?/,
      put: 'shall become the property of {bearer} on payment of the fees due for it',
    },
    {
      restate:
        'On payment of the fees due for it, {gainer} assigns to {bearer} all right, title and interest in each deliverable made for {bearer}; {gainer} keeps its pre-existing tools and general know-how and grants {bearer} a perpetual, worldwide, royalty-free license to use and modify them, so far as a deliverable contains them.',
    },
  ],
  'background-ip-assigned': [
    {
      find: /,? (?:and|or) (?:in )?(?:any |all )?(?:background|pre-?existing) (?:technology|ip|intellectual property|materials|works)(?: (?:incorporated in|embodied in|necessary for)(?: or (?:incorporated in|necessary for))?(?: it| them)?)?/,
      put: '',
    },
    {
      restate:
        '{bearer} keeps all intellectual property that it owned before the Effective Date or develops independently of this Agreement, and grants {gainer} a perpetual, non-exclusive, royalty-free license to use it so far as it is embedded in the deliverables.',
    },
  ],
  'own-improvements-assigned': [
    {
      find: /\b(?:shall |will )?(?:be owned (?:exclusively |solely )?by|vests? in|belongs? to|(?:be|become|becomes|is|are) the (?:sole |exclusive |and )*property of) (?:the )?\[(?:o|a|giver)\](?=[.,;]|$)/,
      put: 'shall belong to {bearer}, which grants {gainer} a non-exclusive license of it for the term of this Agreement',
    },
    {
      restate:
        'Each party owns the improvements that it makes, and {bearer} grants {gainer} a non-exclusive license, for the term and in the field of this Agreement, to use those made by {bearer} that cannot be used without the licensed technology.',
    },
  ],
  'no-license-back': [
    {
      find: /,? (?:and|but) (?:retains no right|reserves no right|(?:may|shall|will|must) (?:not|no longer|cease)|has no (?:right|licen[cs]e))\b[^.;]*/,
      put: 'and {gainer} grants {bearer} a perpetual, royalty-free, non-exclusive license to go on using it in its own business and portfolio',
    },
    {
      restate:
        "{gainer} grants {bearer} a perpetual, worldwide, royalty-free, non-exclusive license to go on using what {bearer} has transferred in its own business, other than {gainer}'s Confidential Information.",
    },
  ],
  'moral-rights-waived': [
    {
      find: /\birrevocably and unconditionally waives all moral rights\b/,
      put: 'agrees not to object on the ground of moral rights to ordinary editing for the agreed use',
    },
    {
      restate:
        "{bearer} agrees not to object on the ground of moral rights to ordinary editing for the agreed use; {gainer} shall credit {bearer} as author where that is usual and shall not alter the work in a way that harms {bearer}'s reputation.",
    },
  ],
  'ip-attorney': [
    {
      restate:
        "{bearer} shall, at {gainer}'s expense and within ten (10) business days after written request, sign the documents reasonably needed to confirm or register the rights assigned under this Agreement.",
    },
  ],
  'ip-passes-unpaid': [
    {
      find: /\b(?:on|upon|at the time of|immediately (?:on|upon)) (?:its |their )?creation,? (?:whether or not|regardless of whether|irrespective of whether|even if)\b[^.;]*\bpaid\b[^.;]*/,
      put: 'on payment in full of the undisputed fees due for it',
    },
    {
      find: /,? (?:whether or not|regardless of whether|irrespective of whether|even if) [^.;,]*\b(?:invoices?|payment|fees)\b[^.;,]*/,
      put: 'once the undisputed fees for it have been paid',
    },
    {
      find: /,? (?:whether or not|regardless of whether|irrespective of whether|even if) (?:the )?\[\w+\] (?:has|have) (?:been )?paid(?: for (?:it|them))?(?: in full)?/,
      put: 'once it has been paid for in full',
    },
    {
      restate:
        'Title to each deliverable passes to {gainer} on payment in full of the undisputed fees due for it; until then {gainer} has a license to use it for its internal business, which {bearer} may suspend while undisputed fees are more than thirty (30) days overdue.',
    },
  ],
  'deliverables-reused-for-competitors': [
    {
      restate:
        "{gainer} may use for other clients its general know-how and generic components that contain none of {bearer}'s Confidential Information, but shall not supply work made for {bearer} to any other person.",
    },
  ],
  'work-product-assigned': [
    {
      add: "This assignment does not include {bearer}'s pre-existing materials, tools and general know-how, of which {gainer} has a perpetual, non-exclusive, royalty-free license so far as they are embedded in the work, and takes effect on payment of the fees due for it.",
    },
  ],
  'background-definition-swallows': [
    {
      find: /\bat any time,? (?:including|also|even) during the [^.;]*/,
      put: 'before the Effective Date or independently of the Services',
    },
    {
      find: /,? (?:including|together with) (?:any |all )?(?:modifications?|adaptations?|configurations?|enhancements?|derivative works?|improvements?)[^.;]*/,
      put: 'but not anything made for {bearer}',
    },
    {
      find: /,? (?:or|and) (?:has )?(?:anything (?:\[\w+\] )?)?(?:creates?|created|developed|develops|made|acquired|acquires|improves?)(?: or (?:\w+))?(?: by (?:it|(?:the )?\[\w+\]))?,? (?:at any time|during|in the course of|while|under|in performing|for the)\b[^.;]*/,
      put: '',
    },
    {
      restate:
        '\"Background Materials\" means materials that {gainer} owned before the Commencement Date or makes independently of this Agreement, and does not include anything made for {bearer} or at its expense',
    },
  ],
  'title-waits-for-other-debts': [
    {
      find: /\b(?:all|any|every|each) (?:sums?|amounts?|money|monies|debts?|invoices?)(?: \w+){0,4} (?:under|in respect of) this (?:agreement )?(?:and|or) any other (?:agreement|contract|order|project)(?: between (?:them|the parties|\[each\]))?(?: (?:have|has) been paid)?/,
      put: 'the undisputed fees for that deliverable',
    },
    {
      find: /\bevery amount owed by (?:the )?\[\w+\] on any account(?: whatsoever)?/,
      put: 'the undisputed fees for that deliverable',
    },
    {
      restate:
        'All intellectual property rights in each deliverable pass to {bearer} when its undisputed price has been paid, and until then {bearer} may use it under a royalty-free license',
    },
  ],
  'assignment-only-promised': [
    {
      restate:
        '{gainer} hereby assigns to {bearer} all right, title and interest in the inventions and work product, effective on their creation.',
    },
  ],
  'inventions-narrow': [
    {
      restate:
        "Inventions made in the course of the duties, with {bearer}'s confidential information or relating to its business belong to {bearer}.",
    },
  ],
  'invention-lost-unless-claimed': [
    {
      restate:
        'Inventions belong to {bearer} on their creation, and {bearer} may release an invention only in writing.',
    },
  ],
  'disclosure-when-maker-likes': [
    {
      restate:
        '{gainer} shall disclose each invention to {bearer} in writing promptly, and in any case within thirty (30) days after it is made.',
    },
  ],
  'own-materials-built-in': [
    {
      restate:
        "{gainer} shall not build materials of its own or of others into the work without {bearer}'s written consent, and grants {bearer} a perpetual, irrevocable and transferable license of whatever it builds in.",
    },
  ],
  'changes-need-consent': [
    {
      restate:
        '{bearer} may use, change and maintain the deliverables, and may have its affiliates and contractors do so, without further consent or fee.',
    },
  ],
};

import type { TopicFixes } from '../issue.ts';

/** How acceptance terms are mended. */
export const fixes: TopicFixes = {
  'acceptance-sole-discretion': [
    {
      find: /(?:in|at) (?:its|their|(?:the )?\[\w+\]'s) (?:(?:sole|absolute|own|complete|unfettered|full)(?: and)? )+(?:discretion|judgment|opinion|option)/,
      put: 'in accordance with the agreed acceptance criteria',
    },
    {
      find: /,? ?for any reason(?: (?:or|and) (?:for )?no reason)?(?: whatsoever)?|as (?:it|\[\w+\]) (?:thinks|sees|deems) fit|with or without (?:cause|reason)/,
      put: 'with reasons in writing, if it fails the agreed acceptance criteria in a material respect',
    },
    {
      restate:
        '{gainer} shall accept what conforms to the agreed specification in all material respects and may reject only by a written notice that describes each material failure, given within fifteen (15) business days after delivery.',
    },
  ],
  'never-deemed-accepted': [
    {
      restate:
        'What is delivered is deemed accepted if {gainer} does not reject it with reasons in writing within fifteen (15) business days after delivery, or uses it in productive operation for thirty (30) days.',
    },
  ],
  'short-deemed-acceptance': [
    {
      find: /\b(?:[1-5]|24|48|72) (?:business |working |calendar )?(?:days?|hours)\b/,
      put: 'fifteen (15) business days',
    },
    {
      restate:
        '{bearer} may test each delivery for thirty (30) days after complete delivery and reject it in writing if it does not conform, and acceptance is deemed given only if it does not respond within ten (10) business days after a written reminder that follows that period.',
    },
  ],
  'acceptance-by-use': [
    {
      find: /\b(?:shall|will) (?:constitute|be deemed(?: to (?:be|constitute))?|be|amount to|operate as)(?: an?)?(?: (?:irrevocable|final|unqualified|conclusive|full))* (?:acceptance|approval)\b/,
      put: 'shall not by itself be acceptance',
    },
    {
      find: /\b(?:constitutes?|is deemed|amounts? to|counts? as|operates? as|means)(?: an?)?(?: (?:irrevocable|final|unqualified|conclusive|full))* (?:acceptance|approval)\b/,
      put: 'is not by itself acceptance',
    },
    {
      find: /\b(?:shall be|is) conclusive (?:evidence|proof) that\b/,
      put: 'raises a presumption, which {bearer} may rebut, that',
    },
    {
      restate:
        'Acceptance takes place only when {bearer} confirms in writing that the agreed tests were passed; neither payment, signature of a delivery note nor test use amounts to it.',
    },
  ],
  'acceptance-ends-claims': [
    {
      find: /\b(?:shall|will) (?:constitute|operate as|be) an? (?:full )?(?:waiver|release) of (?:all|any)\b/,
      put: 'shall not be a waiver of any',
    },
    {
      restate:
        'Acceptance does not affect the warranties or any other remedy of {bearer}, including for hidden defects notified within twelve (12) months after acceptance.',
    },
  ],
  'endless-reperformance': [
    {
      find: /,? ?as (?:many times|often|long) as (?:is |may be )?(?:necessary|needed|required|requested)?(?: until .{3,50}?)?(?=[,.;]|$)|,? ?until (?:the )?\[\w+\] (?:is|are|declares? (?:itself )?) ?(?:fully |completely )?(?:satisfied|happy|content)/,
      put: ', in up to two (2) rounds and as far as it does not conform to the agreed specification',
    },
    { find: /\bunlimited (?:rounds of )?(?=revisions|rewrites|changes|corrections)/, put: 'two (2) rounds of ' },
    {
      restate:
        '{bearer} shall correct material deviations from the agreed specification that are notified in the test period, in up to two rounds; changed requirements are handled and paid for as change requests.',
    },
  ],
  'keeps-work-unpaid': [
    {
      find: /,? ?without (?:any )?(?:obligation to pay|paying|payment|compensation|liability)(?: (?:the )?\[\w+\])?(?: (?:for|to|in respect of) (?:them|it|the \[\w+\]|\[\w+\]|such \w+))?/,
      put: 'on payment of the agreed price for it',
    },
    { find: /,? ?whether or not (?:accepted or )?paid for(?: by (?:the )?\[\w+\])?,?/, put: ', once paid for,' },
    {
      restate:
        'Rights in each Deliverable pass to {gainer} when the fee for it has been paid, and rejected Deliverables are returned or deleted and may not be used.',
    },
  ],
  'no-fee-until-all-accepted': [
    {
      find: /\bno (?:progress|interim|milestone|partial) payments? (?:shall|will) be made\b/,
      put: 'progress payments shall be made monthly for work done',
    },
    {
      restate:
        'Each milestone payment falls due thirty (30) days after acceptance of the matching Deliverable, and rejection of one Deliverable does not delay payment for the others.',
    },
  ],
  'defect-decided-by-supplier': [
    {
      find: /\bshall,? in its (?:sole |absolute |own )*(?:discretion|judgment),? (?:determine|decide) (?:whether|if)\b/,
      put: "shall reasonably determine, on the basis of {bearer}'s report, whether",
    },
    {
      find: /\b(?:such|its|this|the \[\w+\]'s) (?:determination|decision|finding) (?:shall be|is) (?:final|binding|conclusive)(?:,? and (?:final|binding|conclusive))*(?: (?:up)?on (?:the )?\[\w+\])?/,
      put: 'an independent expert decides if {bearer} disagrees',
    },
    {
      find: /\bonly if (?:the )?\[\w+\],? (?:(?:upon|after|on|following) (?:its )?(?:examination|inspection|testing),? )?(?:determines|finds|confirms|agrees)(?: to its (?:own )?satisfaction)? (?:that )?/,
      put: 'if examination shows that ',
    },
    {
      restate:
        "{bearer} may reject what does not conform to the specification by written notice with a description of the failure; if {gainer} disputes it, an independent expert decides and the loser bears the expert's fee.",
    },
  ],
  'risk-until-acceptance': [{ restate: 'Risk passes to {gainer} on delivery.' }],
  'acceptance-by-supplier-act': [
    {
      restate:
        'What is delivered is accepted when {bearer} says so in writing, or if it gives no notice of a failure within fifteen (15) business days after delivery.',
    },
  ],
  'rejection-only-for-total-failure': [
    { restate: '{bearer} may reject what does not conform to the agreed specification in a material respect.' },
  ],
  'acceptance-revocable': [{ restate: 'Acceptance is final; defects found later are dealt with under the warranty.' }],
  'rejection-form-strict': [
    { restate: '{bearer} may give notice of a failure in any written form that describes it in reasonable detail.' },
  ],
};

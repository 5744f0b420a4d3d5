import type { TopicFixes } from '../issue.ts';

/** How clauses about the scope and life of a license are mended. */
export const fixes: TopicFixes = {
  'perpetual-irrevocable-license': [
    {
      find: /\bshall be irrevocable\b/,
      put: 'may be ended only for a material breach that is not cured within thirty (30) days after written notice',
    },
    {
      find: /\b(?:perpetual(?:,? and |, | )irrevocable|irrevocable(?:,? and |, | )perpetual)\b/,
      put: 'perpetual (unless ended for a material breach that is not cured within thirty (30) days after written notice)',
    },
    {
      find: /,? (?:which licen[cs]e |and )?(?:shall survive any termination of this agreement and )?(?:may|shall|can) not be revoked(?: for any reason)?/,
      put: 'which may be ended for a material breach that is not cured within thirty (30) days after written notice',
    },
    {
      find: /\bcannot be terminated by (?:the )?(\[\w+\]) for any reason(?:,? including [^.;]*)?/,
      put: 'may be ended by {bearer} only for a material breach that is not cured within thirty (30) days after written notice',
    },
    {
      restate:
        '{bearer} may terminate the license by written notice if {gainer} fails to pay undisputed royalties or commits another material breach and does not cure it within thirty (30) days after written notice.',
    },
  ],
  'license-ends-with-support': [
    {
      restate:
        'The license is perpetual and stands on its own; if {bearer} does not buy support, it may continue to use the version last delivered, without further updates.',
    },
  ],
  'license-revocable-at-will': [
    {
      find: /\bon \d+ (?:days|hours|months)'? (?:written |prior )*notice,? (?:without (?:giving )?(?:any )?(?:cause|reasons?)|for any reason|with or without cause)/,
      put: 'if {bearer} commits a material breach that it does not cure within thirty (30) days after written notice',
    },
    {
      find: /\bat any time(?:,? (?:and )?(?:for any reason(?: or (?:none|for no reason))?|in its (?:sole |absolute )*discretion|with or without cause|without cause))*(?:,? (?:upon|on|by|with) (?:\d+ days'? )?(?:prior )?(?:written )?notice(?: to (?:the )?\[\w+\])?)?/,
      put: 'if {bearer} commits a material breach that it does not cure within thirty (30) days after written notice',
    },
    {
      restate:
        '{gainer} may terminate the license only if {bearer} commits a material breach that it does not cure within thirty (30) days after written notice.',
    },
  ],
  'license-narrow-use': [
    {
      find: /\bmay not (?:permit|allow|let) any (?:affiliate|parent|subsidiary|outsourcer|contractor)[^.;]*? to (?:use|access) (?:it|them|the \w+)/,
      put: 'may permit its affiliates, and contractors acting for it, to use it',
    },
    {
      find: /\b(?:only|solely) (?:on|at) (?:the )?(?:designated|named|single|specified)[^.;,]*/,
      put: 'at any of its locations',
    },
    {
      restate:
        '{bearer} and its affiliates may use the licensed material for their business at any of their locations, may let contractors use it on their behalf, and may transfer the license to a successor to the business to which it relates; {bearer} is responsible for their compliance.',
    },
  ],
  'sublicensing-free': [
    {
      find: /\bwithout (?:the )?(?:need for )?(?:any )?(?:prior )?(?:written )?(?:consent|approval|permission)(?: of (?:the )?\[\w+\])?/,
      put: 'with the prior written consent of {bearer}, which shall not be unreasonably withheld,',
    },
    {
      find: /\bshall not be (?:answerable|liable|responsible) for/,
      put: 'shall remain liable for',
    },
    {
      find: /\b(?:freely |fully )?(?:transferable and )?sub-?licensable\b/,
      put: "sublicensable with {bearer}'s prior written consent",
    },
    {
      restate:
        "{gainer} may grant sublicenses with {bearer}'s prior written consent, which shall not be unreasonably withheld, on terms no less protective than these, and remains liable for each sublicensee.",
    },
  ],
  'license-exclusivity-hollow': [
    {
      find: /,? (?:save (?:for|that)|provided that|other than) [^.;]*\b(?:itself|affiliates?|others?|persons?)\b[^.;]*/,
      put: '',
    },
    {
      restate:
        'During the term {gainer} shall not use the licensed rights in the field and territory itself, nor permit its affiliates or any other person to do so.',
    },
  ],
  'grant-cut-by-notice': [
    {
      restate:
        'The products, field and territory of the license may be changed only by a written amendment signed by both parties, except that {gainer} may withdraw a product that a court has finally found to infringe, in which case fees and minimums fall in proportion.',
    },
  ],
  'source-code-unconditional': [
    {
      restate:
        '{bearer} shall deposit the source code with an escrow agent, which shall release it to {gainer}, for the sole purpose of maintaining its own copy, if {bearer} becomes insolvent or ceases to support the software without a successor.',
    },
  ],
  'grant-back-license': [
    { find: /(?<!non-)\b(?:perpetual,? |irrevocable,? |(?<!non-)exclusive,? )*royalty-free\b/, put: 'royalty-bearing' },
    {
      find: /\b(?:free of (?:charge|royalty)|without (?:charge|fee|payment)|at no (?:charge|cost))\b/,
      put: 'for a reasonable royalty to be agreed',
    },
    {
      restate:
        'Each party owns the improvements that it makes, and neither is obliged to license them to the other except on reasonable terms to be agreed.',
    },
  ],
  'content-license-broad': [
    {
      restate:
        '{bearer} grants {gainer} a non-exclusive license to host, copy and display the content solely as needed to provide the service, which ends when {bearer} removes the content or its account is closed.',
    },
  ],
  'minimum-royalty-despite-cut': [
    {
      find: /,? (?:notwithstanding|regardless of|irrespective of|even (?:if|where)|whether or not) [^.;]*\b(?:reduc\w*|remov\w*|withdraw\w*|exclusiv\w*)\b[^.;]*/,
      put: 'but falls in proportion to every cut in the products, territory or exclusivity of the license',
    },
    {
      restate:
        'If the scope of the license is reduced or suspended, or the license ceases to be exclusive, each minimum payment falls in the same proportion, and any excess already paid is credited against later royalties.',
    },
  ],
  'royalties-after-patents': [
    {
      restate:
        'Royalties on a product end in each country when the last valid claim of a Licensed Patent that covers the product there has ended.',
    },
  ],
  'royalties-never-credited': [
    {
      add: '{gainer} shall refund overpayments and, if the license ends early for a reason other than the breach of {bearer}, what {bearer} has paid for the time after its end.',
    },
  ],
  'no-challenge': [
    {
      find: /\b(?:shall|will) not (?:now or in the future |at any time |directly or indirectly )?(?:contest|challenge|dispute)(?:,? (?:or|nor) (?:assist|help|encourage) (?:any )?(?:others?|other persons?|anyone|any person|third part(?:y|ies)) (?:to|in) (?:contest(?:ing)?|challeng(?:e|ing)|disput(?:e|ing)|doing so))?,?/,
      put: "shall give sixty (60) days' written notice before it contests",
    },
    {
      restate:
        "{bearer} shall give {gainer} sixty (60) days' written notice before it starts any proceeding about the validity of the licensed rights, and is otherwise free to bring or defend it.",
    },
  ],
  'exclusive-channels-out': [
    {
      restate:
        'The exclusive rights extend to all sales to customers in the Territory by whatever channel, including the internet, and {gainer} shall refer to {bearer} every inquiry that it receives from the Territory',
    },
  ],
  'licensor-shut-out': [
    {
      restate:
        'The license is exclusive in the field set out in the Schedule for as long as {gainer} works that field; {bearer} keeps the right to use its rights for its own business and research.',
    },
  ],
  'no-duty-to-exploit': [
    {
      restate:
        '{gainer} shall use commercially reasonable efforts to bring the licensed products to market, and the rights return to {bearer} where a milestone in the schedule is missed by more than six (6) months.',
    },
  ],
  'patents-may-lapse': [
    {
      restate:
        "Before it gives up an application or a registration, {gainer} shall give {bearer} sixty (60) days' notice and the opportunity to take it over.",
    },
  ],
  'use-without-volume-limit': [
    {
      restate:
        'The fee covers the number of users and the volume stated in the schedule; use above them is charged at the rates stated there.',
    },
  ],
};

import type { TopicFixes } from '../issue.ts';

/** The stop of a statement: what is put there stands behind its words. */
const endOfStatement = /\.(?=(?: ;.*)?$)/;

/** How clauses of the topic are mended for the side that they burden. */
export const fixes: TopicFixes = {
  'indemnity-one-way': [
    {
      find: /(?<!\b(?:regardless|whether or not|irrespective|no matter|howsoever)\b.{0,300})\.(?=(?: ;.*)?$)/,
      put: ', to the extent arising from third-party claims and caused by the negligence, willful misconduct or breach of {bearer}, and {gainer} shall indemnify {bearer} on the same terms.',
    },
  ],
  'indemnity-without-fault': [
    {
      find: /,? ?(?:whether or not|regardless of|irrespective of|no matter|without regard to|howsoever|however)\b[^.;]{0,100}?(?:fault|negligen\w+|cause[sd]?|arising|breach|neglect)\b[^,.;]*/,
      put: 'to the extent arising from third-party claims and caused by the negligence, willful misconduct or breach of {bearer}',
    },
    {
      find: endOfStatement,
      put: ', to the extent arising from third-party claims and caused by the negligence, willful misconduct or breach of {bearer}.',
    },
    {
      restate:
        "{bearer} shall indemnify {gainer} against third-party claims to the extent caused by {bearer}'s negligence, willful misconduct or breach of this Agreement.",
    },
  ],
  'indemnity-covers-indemnitees-fault': [
    { find: /\bsole(?:ly)? (?=(?:gross )?(?:negligen|wil+ful|fault))/, put: '' },
    { find: /\bgross negligence\b/, put: 'negligence' },
    {
      find: /,? (?:even (?:if|where|when|though)|including(?: where| by| for)?|whether or not|regardless of|notwithstanding|irrespective of|howsoever caused, including by|whether)\b[^.;]{0,140}?(?:negligen\w+|fault|careless\w+|neglect|default|blame)\b[^,.;]*/,
      put: 'except to the extent caused by the negligence or willful misconduct of {gainer}',
    },
    {
      restate:
        "The indemnity applies only to the extent that {bearer}'s negligence, willful misconduct or breach caused the claim and is reduced in proportion to the negligence of {gainer}.",
    },
  ],
  'indemnity-covers-own-losses': [
    {
      find: /,? ?whether or not [^.;,]{0,60}third[- ]party[^,.;]*/,
      put: 'to the extent arising from third-party claims',
    },
    { find: endOfStatement, put: ', to the extent arising from third-party claims.' },
  ],
  'indemnity-for-any-breach': [
    {
      find: /\bany(?= (?:\S+ ){0,3}?(?:breach|failure|default|violation|non-?compliance|non-?performance))/,
      put: 'any material',
    },
    { find: endOfStatement, put: ', to the extent that the breach is material and gives rise to a third-party claim.' },
  ],
  'indemnitee-controls-defense': [
    {
      restate:
        '{bearer} shall control the defense with counsel reasonably acceptable to {gainer}, {gainer} may take part at its own cost, and neither party shall settle a claim in a way that binds the other without its consent, not unreasonably withheld.',
    },
  ],
  'indemnitor-settles-freely': [
    {
      find: /,? ?(?:on any terms(?: (?:it|\[\w+\]) sees fit)?,? )?without (?:the )?(?:\[\w+\]'s )?(?:prior )?(?:written )?(?:consent|approval)(?: of (?:the )?\[\w+\])?/,
      put: 'with the prior written consent of {bearer}, not unreasonably withheld',
    },
    {
      restate:
        "{gainer} shall not settle a claim without {bearer}'s prior written consent, not unreasonably withheld, unless the settlement fully releases {bearer}, admits no fault and requires only money that {gainer} pays in full.",
    },
  ],
  'indemnity-uncapped': [
    {
      find: /(?<=\b(?:be|is|are) )(?:unlimited|uncapped|without limit\b[^.;,]*)(?: (?:as to|in) (?:time|amount)(?: (?:and|or) (?:time|amount))?)?/,
      put: 'limited to two (2) times the fees paid and payable in the twelve (12) months before the claim',
    },
    {
      find: /\bhas no (?:\S+ )?limit\b/,
      put: 'is limited to two (2) times the fees paid and payable in the twelve (12) months before the claim',
    },
    { find: /(?<=\b(?:shall|will)) not(?= (?:apply|extend|be (?:subject|limited|restricted|capped)))/, put: '' },
    { find: /\bdo not(?= apply)/, put: 'also' },
    { find: /\b(?:does not|doesn't) apply/, put: 'also applies' },
    {
      restate:
        "{bearer}'s total liability under the indemnity shall not exceed two (2) times the fees paid and payable in the twelve (12) months before the claim, except for its fraud or willful misconduct.",
    },
  ],
  'indemnity-pays-on-demand': [
    {
      find: /,? ?(?:on|upon) (?:\S+ ){0,2}?(?:first )?(?:written )?(?:demand|request)(?:,? (?:and )?without (?:any |requirement of |need for )?(?:proof|contest))?|\b(?:immediately|forthwith|at once|straight away)\b/,
      put: 'within thirty (30) days after the amount has been agreed or finally determined',
    },
    {
      restate:
        '{bearer} shall pay amounts due under the indemnity within thirty (30) days after a final judgment, award or agreed settlement and receipt of reasonable evidence.',
    },
  ],
  'indemnity-lost-by-late-notice': [
    {
      restate:
        "{bearer} shall give prompt notice of a claim, and delay reduces the indemnity only to the extent that it materially prejudices {gainer}'s defense.",
    },
  ],
  'no-duty-to-mitigate': [
    {
      find: /\b(?:(?:shall|will) have|has|is under|shall be under) no (?:duty|obligation|requirement)(?: to|(?= to))|\b(?:shall|will|is) not (?:be )?(?:required|obliged|obligated|bound) to|\bneed not|\bdon't have to/,
      put: 'shall use reasonable efforts to',
    },
    { restate: 'Each party shall take reasonable steps to mitigate its loss.' },
  ],
  'ip-indemnity-refused': [
    {
      restate:
        '{gainer} shall defend {bearer} against third-party claims that what {gainer} supplies infringes intellectual property rights and shall pay the resulting damages and reasonable costs.',
    },
  ],
  'ip-indemnity-hollowed-out': [
    {
      restate:
        '{gainer} is not liable for infringement to the extent that it would not have occurred but for an unauthorized modification by {bearer} or a combination that {gainer} neither supplied, approved nor described in its documentation.',
    },
  ],
  'ip-remedy-is-refund': [
    {
      restate:
        'If use is or may be enjoined, {gainer} shall at its cost procure the right to continue, or modify or replace the affected item without material loss of function, and only if neither is commercially reasonable after diligent efforts may it end the affected right and refund prepaid fees for unused time, in addition to its indemnity.',
    },
  ],
  'workers-comp-immunity-waived': [{ strike: true }],
  'indemnity-in-return-is-empty': [
    {
      restate:
        "{gainer} shall indemnify {bearer} against third-party claims to the extent caused by {gainer}'s negligence, willful misconduct or breach of this Agreement.",
    },
  ],

  'indemnity-for-unfounded-claims': [
    {
      find: /,? ?(?:whether or not|even if|even though|regardless of whether|irrespective of whether) (?:\S+ ){0,6}?(?:groundless|unfounded|well[- ]founded|meritorious|baseless|justified)(?:,? (?:and |or )?(?:false|fraudulent|frivolous))*/,
      put: ', to the extent finally awarded or agreed in a settlement',
    },
    {
      add: 'The indemnity covers only sums that a court finally awards or that are agreed in a settlement which {bearer} has approved.',
    },
  ],
};

import type { TopicFixes } from '../issue.ts';

/** The stop of a statement: what is put there stands behind its words. */
const endOfStatement = /\.(?=(?: ;.*)?$)/;

/** How clauses of the topic are mended for the side that they burden. */
export const fixes: TopicFixes = {
  'consequential-loss-excluded-one-way': [
    {
      find: /(?:in no (?:event|circumstances?|way|case)|under no circumstances?)(?: shall| will| should| is) (?:the )?\[\w+\](?: or its [^,]{1,40})?,? (?:to )?be (?:held )?(?:liable|responsible|answerable|accountable)(?: to (?:the )?\[\w+\])?/,
      put: 'in no event shall either party be liable to the other',
    },
    {
      find: /(?:the )?\[a\] (?:(?:shall|will) not be|is not|are not|aren't|won't be) (?:held )?(?:liable|responsible|answerable|accountable)(?: to (?:the )?\[o\])?/,
      put: 'neither party is liable to the other',
    },
    {
      find: /(?:the )?\[a\] (?:shall|will) (?:have|bear|be under) no (?:liability|responsibility)(?: to (?:the )?\[o\])?/,
      put: 'neither party shall have any liability to the other',
    },
    { find: /(?:the )?\[a\]'s liability(?= for\b)/, put: "each party's liability" },
    { find: /(?:the )?\[a\] (?:hereby )?(?:irrevocably )?waives/, put: 'each party waives' },
    {
      restate:
        'Neither party is liable to the other for indirect or consequential loss, except for breach of confidentiality or its indemnity for third-party claims.',
    },
  ],
  'direct-loss-excluded': [
    {
      find: /,? ?(?:whether (?:or not )?(?:such (?:loss|losses) (?:is|are|be) )?direct or (?:indirect|consequential)|(?:whether|be they|whether they are) direct,? or otherwise|even if (?:(?:such|the) (?:loss|losses) (?:is|are) )?direct|(?:regardless|irrespective) of whether [^.;,]{0,60}direct[^,.;]*|even (?:where|if) (?:they|these|it) (?:are|is) [^.;,]{0,40}(?:consequence|result)[^,.;]*)/,
      put: 'to the extent that the loss is indirect or consequential',
    },
    {
      find: /,? (?:whether (?:such loss is )?direct or (?:indirect|consequential)|even if such loss is direct|direct losses included)/,
      put: 'to the extent that the loss is indirect',
    },
    {
      restate:
        'Neither party is liable for indirect or consequential loss; direct loss, including the reasonable cost of replacement and wasted fees, may be recovered up to the cap.',
    },
  ],
  'data-loss-excluded': [
    {
      find: endOfStatement,
      put: ', except for the reasonable cost of recreating what was lost, of legally required notices and of substitute services, which is recoverable up to the cap.',
    },
    {
      restate:
        '{gainer} is liable, up to the limits in this Agreement, for the reasonable cost of recreating lost records, of legally required notices and of substitute services that its breach causes; these are direct losses.',
    },
  ],
  'own-negligence-excluded': [
    {
      find: /,? (?:even (?:if|where|when|though)|though|including(?: where)?|whether or not|regardless of|notwithstanding|irrespective of|whether)\b[^.;]{0,90}?(?:negligen\w+|fault|careless\w+|neglect|want of care)[^,.;]*/,
      put: 'except to the extent caused by the negligence of {gainer}',
    },
    {
      find: /,? (?:even if (?:caused by|due to)|including|whether or not (?:due to|arising from|caused by)|even where due to) (?:the )?(?:\[\w+\]'s (?:own )?negligence|negligence of (?:the )?\[\w+\](?: or its employees)?)/,
      put: ", except to the extent caused by {gainer}'s negligence",
    },
    {
      restate:
        '{gainer} is not liable for loss except to the extent that its negligence, willful misconduct or breach of this Agreement caused it.',
    },
  ],
  'liable-only-for-willful-misconduct': [
    { find: /\bgrossly negligent/, put: 'negligent' },
    { find: /\bgross (?:negligence|neglect)(?=,? (?:or|and)\b)/, put: 'negligence, breach of this Agreement' },
    { find: /\bgross (?:negligence|neglect)\b/, put: 'negligence or breach of this Agreement' },
    {
      find: /\b(?:wil+ful|intentional|deliberate) (?:misconduct|default|neglect|wrongdoing|breach)/,
      put: 'negligence, breach of this Agreement or willful misconduct',
    },
    { find: /\bbad faith/, put: 'negligence, breach of this Agreement or bad faith' },
    { find: /\bfraud\b/, put: 'negligence, breach of this Agreement or fraud' },
    {
      restate:
        '{gainer} is liable, up to the cap, for direct loss that its negligence or breach of this Agreement causes, and without that cap for fraud and willful misconduct.',
    },
  ],
  'all-liability-excluded': [
    {
      find: endOfStatement,
      put: ', except for direct loss caused by its negligence or breach of this Agreement, up to the fees paid and payable in the twelve (12) months before the claim.',
    },
    {
      restate:
        "Neither party is liable for indirect or consequential loss, and each party's liability for direct loss shall not exceed the fees paid and payable in the twelve (12) months before the claim; fraud, willful misconduct and liability that cannot be excluded by law stay unaffected.",
    },
  ],
  'claims-released': [
    {
      find: endOfStatement,
      put: ', other than claims for fraud, for sums due but unpaid and for matters that it did not know of.',
    },
    {
      restate:
        'Each party releases the other from the claims that the parties have settled in writing; fraud, future matters and sums that are due but unpaid are not released.',
    },
  ],
  'liable-whatever-the-cause': [
    {
      find: /,? ?(?:how(?:so)?ever (?:it (?:is |may be )?)?(?:caused|arising|occurring)|from (?:any|whatever) (?:cause|reason)(?: what(?:so)?ever)?|(?:regardless|irrespective) of (?:the )?(?:cause|fault)|whatever (?:the )?(?:cause|reason)|by whom(?:so)?ever caused)/,
      put: ' to the extent that the negligence of {bearer} causes it',
    },
    { add: '{bearer} does not answer for fair wear and tear or for what {gainer} or events beyond its control cause.' },
  ],
  'own-risk-assumed': [
    {
      find: endOfStatement,
      put: ', except to the extent that loss or injury is caused by the negligence or breach of {gainer}.',
    },
    {
      restate:
        '{bearer} bears the risk of loss or injury except to the extent caused by the negligence or breach of {gainer}.',
    },
  ],
  'third-party-failures-excluded': [
    {
      find: endOfStatement,
      put: ', except to the extent that it engaged the third party to perform its own obligations, for which it is responsible as for itself.',
    },
    {
      restate:
        '{gainer} is responsible for its subcontractors and suppliers as for itself, and is not responsible for third parties that {bearer} selects.',
    },
  ],
  'consequential-loss-recoverable': [
    {
      find: /,? (?:including|as well as|together with)(?:,? (?:but not limited to|without limitation),?)? (?:\S+ ){0,3}?(?:loss of (?:profits?|revenue|business|goodwill|hire)|lost (?:profits?|revenues?|production)|consequential|indirect|special)\b[^.;]*?(?=,? (?:arising|resulting|caused|suffered|incurred)\b|[.;]|$)/,
      put: 'excluding loss of profit and indirect or consequential loss',
    },
    {
      restate:
        'Each party is liable for direct loss that its breach causes, and neither party is liable for indirect or consequential loss.',
    },
  ],
  'injury-or-death-excluded': [
    { find: endOfStatement, put: ', except to the extent caused by the negligence or breach of {gainer}.' },
    {
      restate:
        '{gainer} is liable for death or bodily injury to the extent that its negligence or breach of this Agreement caused it.',
    },
  ],
  'recourse-limited-to-asset': [
    {
      find: endOfStatement,
      put: ', including the proceeds of its sale, insurance and rents, except for deposits and funds that {gainer} misapplies.',
    },
    {
      restate:
        'Recourse against {gainer} extends to the asset and to the proceeds of its sale, insurance and rents, and {gainer} remains personally liable for deposits and funds that it misapplies.',
    },
  ],
};

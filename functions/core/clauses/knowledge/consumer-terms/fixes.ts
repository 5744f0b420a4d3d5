import type { TopicFixes } from '../issue.ts';

const atWill =
  "(?:at any time|whenever \\S+ (?:sees fit|likes?|wants?)|immediately|for any (?:or no )?reason(?: whatsoever)?(?: or no reason)?(?: at all)?|for no reason|without (?:prior )?(?:notice|cause|liability|warning|reason)(?: (?:or|and) (?:prior )?(?:notice|liability|cause|reason))?|with immediate effect|(?:in|at) (?:its|\\[\\w+\\]'s) (?:sole |absolute )*discretion|at will|on the spot)";
const noReason = new RegExp(`${atWill}(?:,? (?:and |or )?${atWill}){0,3}(?=[.;]|$)`);

/** How clauses of this topic are mended for the side they burden: as little as the point needs, the rest stays as agreed. */
export const fixes: TopicFixes = {
  'content-removed-at-will': [
    {
      restate:
        'Content may be removed only if it is unlawful or breaks a rule stated in these terms, and {gainer} shall give {bearer} the reason and a way to appeal.',
    },
  ],
  'account-closed-at-will': [
    {
      find: noReason,
      put: "on thirty (30) days' notice with reasons, or at once for a serious breach of these terms that is not cured within ten (10) days after notice",
    },
    {
      restate:
        "{gainer} may close the account on thirty (30) days' notice with reasons, or at once for a serious breach that {bearer} does not cure within ten (10) days after notice, and shall then refund fees for unused time.",
    },
  ],
  'balance-or-content-forfeited': [
    {
      restate:
        'When the account ends, {gainer} shall pay out the remaining balance and let {bearer} export its content within thirty (30) days.',
    },
  ],
  'features-changed-at-will': [
    {
      restate:
        "{gainer} may change or withdraw features, but a change that materially reduces what {bearer} bought takes effect only on thirty (30) days' notice, and {bearer} may then leave with a pro rata refund.",
    },
  ],
  'user-indemnifies': [
    {
      restate:
        '{bearer} shall reimburse {gainer} for damages finally awarded to a third party for content that {bearer} knew to be unlawful, up to the fees paid in the last twelve (12) months.',
    },
  ],
  'no-refunds': [
    {
      restate:
        'If the service ends early, {gainer} shall refund the amounts paid for unused time pro rata, and all amounts paid for what it cancels or fails to provide; other payments are final except where the law gives a refund.',
    },
    {
      restate:
        '{gainer} shall refund the unused part of prepaid amounts pro rata, and all of them where it is at fault.',
    },
  ],
  'marketing-consent-automatic': [
    {
      restate:
        '{gainer} may send marketing only if {bearer} has opted in separately for that channel, and {bearer} may opt out at any time.',
    },
  ],
  'own-risk': [
    {
      restate:
        '{bearer} bears the ordinary risks of use that lie outside the control of {gainer}; {gainer} answers for loss and injury caused by its negligence or breach.',
    },
    { restate: '{gainer} answers for loss and injury caused by its negligence or breach.' },
  ],
  'fees-changed-at-will': [
    {
      restate:
        "{gainer} may increase its prices once a year by no more than the rise in the consumer price index on sixty (60) days' notice, and {bearer} may then leave without cost.",
    },
  ],
  'service-refused-at-will': [
    {
      restate:
        '{gainer} may decline an order only before it has been accepted, for a stated reason, and shall return any payment at once.',
    },
  ],
  'third-parties-disclaimed': [
    { restate: '{gainer} answers for the third parties that it selects and through which {bearer} pays.' },
  ],
  'card-charged-any-amount': [
    {
      restate:
        "{gainer} may charge the stored card for the agreed fees, and for any other amount only after ten (10) days' notice with details and with {bearer}'s consent.",
    },
  ],
  'data-loss-user-risk': [
    {
      restate:
        '{gainer} shall keep daily backups and restore from the last backup, at its own cost, data that is lost through its fault; {bearer} keeps its own copies of key files.',
    },
    { restate: '{gainer} shall keep daily backups and restore data lost through its fault.' },
  ],
};

import type { TopicFixes } from '../issue.ts';

/** How clauses of this topic are mended for the side they burden. */
export const fixes: TopicFixes = {
  'duties-or-place-changed': [
    {
      restate:
        "{gainer} may assign comparable duties within a reasonable commute after consulting {bearer} on thirty (30) days' written notice, without loss of pay, title or status.",
    },
  ],
  'relocation-on-demand': [
    {
      restate:
        "{bearer} is not required to relocate without {bearer}'s written consent, and {gainer} bears the reasonable costs of an agreed move.",
    },
  ],
  'working-on-is-consent': [
    {
      find: /\b(?:is|shall be) (?:deemed|taken) to (?:have accepted|accept|agree to) (?:it|them)\b/,
      put: 'is bound by it only after agreeing to it in writing',
    },
    { restate: 'Changes to the terms of employment bind only when both parties have signed them.' },
  ],
  'outside-work-banned': [
    {
      restate:
        '{bearer} may take up other activities that do not compete with {gainer} and do not impair the performance of the duties.',
    },
  ],
  'garden-leave-unpaid': [
    {
      restate:
        '{gainer} may release {bearer} from work for up to three (3) months during notice and shall pay full salary and benefits for that time.',
    },
  ],
  'notice-unequal': [
    {
      find: /\b(?:(?:on|upon|by giving) )?\d+ (?:days|weeks?)'? (?:prior |written )*notice(?=[.;]|$)|\bon (?:the )?same day(?=[.;]|$)/,
      put: 'on the same notice',
    },
    { restate: "Either party may end the employment on one (1) month's written notice." },
  ],
  'summary-dismissal-wide': [
    {
      restate:
        '{gainer} may dismiss {bearer} without notice only for gross misconduct, or for a serious breach that is not cured within thirty (30) days after written notice with particulars.',
    },
  ],
  'liable-for-loss': [
    {
      restate:
        "{bearer} is liable to {gainer} only for loss that {bearer} causes on purpose or by gross negligence, up to one (1) month's base salary in the latter case.",
    },
  ],
  'at-will-employment': [
    {
      restate:
        "Either party may end the employment on thirty (30) days' written notice or, in {gainer}'s case, pay in lieu of that notice.",
    },
  ],
  'probation-long': [
    {
      restate: 'Probation lasts three (3) months and may be extended once by up to one (1) month with written reasons.',
    },
  ],
  'severance-conditional': [
    {
      restate:
        'Payment requires a mutual release in the attached form, and {gainer} may stop it only for a material breach that a court has found.',
    },
  ],
  'severance-on-resignation': [
    {
      restate:
        '{bearer} shall pay severance only where it terminates the employment without cause or the executive resigns for good reason and signs a release.',
    },
  ],
  'severance-very-high': [
    { find: /\b(?:2(?:\.\d+)?|[3-9]) times the\b/, put: 'one (1) time the' },
    { find: /\b\d+ (?:months|years)'? (?:of )?(?=(?:base )?salary)/, put: 'twelve (12) months of ' },
    {
      restate:
        'On a termination without cause, {bearer} shall continue to pay base salary for twelve (12) months, subject to a signed release.',
    },
  ],
  'severance-no-release': [
    {
      restate:
        'Payment is due only after the executive has signed a general release of claims and the time to revoke it has ended.',
    },
  ],
  'cause-hardly-provable': [
    {
      find: /\bonly\b[^.;]*\bconvict(?:ion|ed)\b[^.;]*/,
      put: 'fraud, gross negligence, willful misconduct, conviction of a felony, or a material breach that is not cured within thirty (30) days after written notice',
    },
    {
      restate:
        '"Cause" means fraud, gross negligence, willful misconduct, a felony, or a material breach of this Agreement or of a written policy that is not cured within thirty (30) days after written notice, as {bearer} decides reasonably and in good faith.',
    },
  ],
  'inventions-own-time': [
    {
      find: /,? (?:whether or not|irrespective of|regardless of|in or outside)\b[^.;]*?(?=,? (?:belong|vest|are|is|shall)\b)/,
      put: "in the course of the duties or with {gainer}'s resources",
    },
    {
      restate:
        "{bearer} assigns to {gainer} only inventions made in the course of the duties or with {gainer}'s resources or confidential information.",
    },
  ],
  'inventions-after-end': [
    {
      restate:
        "No invention conceived after the employment has ended is assigned, unless it was made with {gainer}'s confidential information.",
    },
  ],
  'prior-inventions-swept-in': [
    {
      restate:
        'Everything {bearer} made before the employment remains the property of {bearer}, whether or not it is listed.',
    },
  ],
  'monitoring-unlimited': [
    {
      restate:
        '{gainer} may review its own systems for a stated and legitimate business purpose after written notice, and may make searches only on reasonable suspicion and with {bearer} present.',
    },
  ],
  'medical-exam-any-time': [
    {
      restate:
        '{gainer} may ask for an examination, for which it pays, only where there is reasonable doubt about fitness for the job; the report is limited to fitness for the job.',
    },
  ],
  'on-call-unpaid': [
    {
      restate:
        '{bearer} takes part in a stand-by rota of at most one (1) week in four (4), and stand-by pay and overtime are due for it.',
    },
  ],
  'holiday-forfeited': [
    {
      find: /\b(?:lapses?|is forfeited|are forfeited|shall lapse|shall be forfeited)(?: without (?:pay|payment|compensation))?/,
      put: 'is carried over to the following year and paid out at the end of the employment',
    },
    {
      restate:
        'Unused days carry over to the following year, and accrued days shall be paid at the end of the employment.',
    },
  ],
  'cooperation-unpaid': [
    {
      restate:
        'For six (6) months after the end {bearer} shall give reasonable help at reasonable times, and {gainer} shall pay a fair daily rate and refund expenses.',
    },
  ],
  'nondisparagement-one-way': [
    {
      restate:
        'Each party shall refrain from false and disparaging statements about the other; truthful statements and reports protected by law are not restricted.',
    },
  ],
  'name-and-data-waiver': [
    {
      restate:
        "{gainer} may show {bearer}'s name and picture for its business only during the employment and with {bearer}'s prior approval.",
    },
  ],
  'hours-at-short-notice': [
    {
      find: /\b(?:on|with|by|at|upon|giving) (?:\S+ ){0,2}?\d+ (?:hours?|days?)'? (?:prior |written |advance )?notice\b|\bwithout (?:any )?(?:prior |advance )?notice\b|\b(?:at|on) (?:very )?short notice\b|\bon the (?:same )?day itself\b/,
      put: "on fourteen (14) days' notice",
    },
    { find: /\b\d+ (?:hours?|days?)'? (?=beforehand\b|in advance\b|before\b|ahead\b)/, put: 'fourteen (14) days ' },
    {
      restate:
        "{gainer} shall publish the working hours fourteen (14) days ahead, and later changes need {bearer}'s agreement.",
    },
  ],
  'assignment-only-agreed': [
    {
      restate:
        '{gainer} hereby assigns to {bearer} all inventions made in the course of the duties, with effect from their creation, and shall sign what is needed to record the assignment.',
    },
  ],
  'inventions-scope-narrow': [
    {
      find: /\b(?:made|conceived|created|developed)\b(?=[^.;]*\b(?:working|business|office|work) (?:hours|time)\b)[^.;]*/,
      put: 'made in the course of the duties, or with company equipment or confidential information',
    },
    {
      restate:
        'Inventions belong to {bearer} if they are made in the course of the duties, or with its equipment or confidential information.',
    },
  ],
  'inventions-lost-unless-claimed': [
    {
      restate: 'Inventions made in the course of the duties belong to {bearer} and need no claim or further step.',
    },
  ],
  'own-materials-license-ends': [
    {
      restate:
        '{bearer} has a perpetual, irrevocable, non-exclusive license to use, as part of its products, whatever {gainer} has built into them.',
    },
  ],
  'inventions-disclosed-at-will': [
    {
      find: /,? ?\b(?:only )?(?:when(?:ever)?|at such time as|as and when|at the time) (?:the )?(?:\[\w+\]|inventor|he|she|it|they)\b[^.;]*/,
      put: 'promptly in writing and before any publication',
    },
    {
      restate: '{gainer} shall disclose every invention to {bearer} promptly in writing and before any publication.',
    },
  ],
};

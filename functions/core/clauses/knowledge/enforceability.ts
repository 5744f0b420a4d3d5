import type { ContractType } from '../../../../shared/contracts.ts';

/**
 * A limit that the law sets to terms which serve one side. Whoever is served may not be able to rely on them: its lawyer
 * says so. In texts, {bearer} is the side that is served and {gainer} the other.
 */
export interface LegalLimit {
  readonly id: string;
  /** The issues that go beyond it, by their ids. */
  readonly issues: readonly string[];
  /** Those of them that are judged so toward consumers alone: between businesses they are usual and hold. */
  readonly towardConsumers?: readonly string[];
  /** Contracts that it holds for; all where left out. */
  readonly types?: readonly ContractType[];
  /**
   * Medium where statute or settled law makes such terms void or has whoever relies on them pay; low where a court only may
   * cut them back.
   */
  readonly level: 'low' | 'medium';
  /** So many terms beyond it make a paper that cannot be used as it stands; left out where their number tells nothing. */
  readonly graveFrom?: number;
  /** In these words such a term keeps within the limit. */
  readonly keptBy?: RegExp;
  readonly title: string;
  readonly why: string;
  readonly ask: string;
  readonly source: string;
}

/** The limits, those first that a lawyer would name first. */
export const legalLimits: readonly LegalLimit[] = [
  {
    id: 'homes',
    level: 'medium',
    graveFrom: 3,
    types: ['rental-agreement'],
    issues: [
      'deposit-deduct-anything',
      'deposit-no-return-date',
      'deposit-forfeited',
      'deposit-no-list',
      'deposit-commingled',
      'entry-without-notice',
      'self-help-eviction',
      'tenant-rights-waived',
      'protective-law-waived',
      'rent-late-charge',
      'penal-late-charge',
      'leaving-early-full-rent',
      'tenant-repairs-all',
      'rent-raised-midterm',
      'fixed-fee-regardless',
      'jury-waiver',
      'all-liability-excluded',
      'own-negligence-excluded',
    ],
    title: 'Statutes that protect tenants may make the term void',
    why: 'Laws on deposits, rent, entry, fees and habitable homes can often not be waived, and a landlord who breaks them can owe statutory damages or penalties.',
    ask: 'Keep to the deadlines, notices and itemized statements that the statute of the place asks for.',
    source:
      'Revised Uniform Residential Landlord and Tenant Act (2015); Cal. Civ. Code §§ 1950.5, 1953 and 1954; Housing Act 2004 and Tenant Fees Act 2019 (England)',
  },
  {
    id: 'wages',
    level: 'medium',
    types: ['employment-contract'],
    issues: [
      'deductions-from-pay',
      'clawback-wide',
      'clawback',
      'training-or-signon-repayment',
      'repayment-gross',
      'commission-lost-on-leaving',
      'commission-only-when-collected',
      'bonus-lost-under-notice',
      'bonus-earned-on-payment',
      'incentive-changed-after-earned',
      'overtime-unpaid',
      'on-call-unpaid',
      'holiday-forfeited',
      'no-expense-refund',
      'pay-cut-unilateral',
      'garden-leave-unpaid',
    ],
    title: 'Wage laws may make part of the pay term unlawful',
    why: 'Pay that counts as earned is protected: a deduction below the minimum wage, or a loss or repayment that works as a penalty, may be unenforceable.',
    ask: 'Let any repayment fall with time served, keep it to the net sum, and deduct only what the law allows.',
    source:
      'Fair Labor Standards Act, 29 U.S.C. 206 and 207; Cal. Labor Code §§ 201, 221 and 2802; Employment Rights Act 1996, section 13 (United Kingdom)',
  },
  {
    id: 'inventions',
    level: 'medium',
    types: ['employment-contract'],
    issues: ['inventions-own-time', 'inventions-after-end', 'prior-inventions-swept-in', 'own-improvements-assigned'],
    title: 'The assignment may be unenforceable for inventions outside the job',
    why: 'Some statutes void an assignment of what employees invent on their own time without the employer’s means, and courts can cut back one that is too broad.',
    ask: 'Confine it to what relates to the business or was made with its means, and give the notice that the statute asks for.',
    source:
      'Cal. Labor Code §§ 2870 to 2872; RCW 49.44.140 (Washington); Patents Act 1977, sections 39 and 42 (United Kingdom)',
  },
  {
    id: 'employer-powers',
    level: 'low',
    types: ['employment-contract'],
    issues: [
      'duties-or-place-changed',
      'relocation-on-demand',
      'hours-at-short-notice',
      'working-on-is-consent',
      'summary-dismissal-wide',
      'termination-for-illness',
      'monitoring-unlimited',
      'medical-exam-any-time',
    ],
    title: 'A power this wide must be used reasonably, or it may be unlawful',
    why: 'Used without fair cause or notice it can breach trust and confidence and end in constructive dismissal; laws on working time, leave, disability and privacy stand above it.',
    ask: 'Give reasonable notice and reasons, and except what statute protects.',
    source:
      'Malik v BCCI [1998] AC 20; Working Time Regulations 1998, regulations 4 and 5 (United Kingdom); Americans with Disabilities Act, 42 U.S.C. 12112; Family and Medical Leave Act, 29 U.S.C. 2615',
  },
  {
    id: 'pay-when-paid',
    level: 'medium',
    issues: ['pay-when-paid'],
    title: 'A pay-when-paid condition may be unenforceable',
    why: 'Statutes and courts in several places void a term that makes payment depend on being paid by somebody else, or read it as fixing the time of payment alone.',
    ask: 'Name a final date for payment that does not hang on the other contract.',
    source:
      'Housing Grants, Construction and Regeneration Act 1996, section 113 (United Kingdom); West-Fair Electric Contractors v Aetna (N.Y. 1995); Wm. R. Clarke Corp. v Safeco (Cal. 1997)',
  },
  {
    id: 'own-fault-indemnity',
    level: 'medium',
    issues: ['indemnity-covers-indemnitees-fault', 'workers-comp-immunity-waived'],
    title: 'An indemnity for one’s own fault may be void by statute',
    why: 'In construction and transport many places have statutes that void an indemnity for one’s own fault, and elsewhere courts often ask for express words.',
    ask: 'Except what {bearer} causes by its own negligence, or say it expressly where the law allows that.',
    source: 'Cal. Civ. Code § 2782; N.Y. Gen. Oblig. Law § 5-322.1; Tex. Ins. Code ch. 151',
  },
  {
    id: 'privacy',
    level: 'medium',
    issues: [
      'data-own-purposes',
      'data-shared-with-partners',
      'data-owned-by-vendor',
      'data-not-deleted',
      'data-defined-away',
      'data-abroad',
      'weak-anonymization',
      'breach-notice-late',
      'incident-gag',
      'subprocessors-free',
      'ai-training-on-data',
      'ai-no-opt-out',
      'ai-survives-deletion',
      'marketing-consent-automatic',
      'content-license-broad',
    ],
    title: 'Privacy and data protection law may forbid it for personal data',
    why: 'Where such laws apply, personal data need a purpose, a legal basis, contracts with processors and prompt notice of breaches, and regulators can fine.',
    ask: 'Leave personal data out, or name purpose, legal basis, deletion and notice as the GDPR and state privacy laws ask.',
    source: 'Regulation (EU) 2016/679 (GDPR), articles 5, 6, 28 and 33; Cal. Civ. Code § 1798.100',
  },
  {
    id: 'penalty',
    level: 'low',
    issues: [
      'liquidated-damages-penal',
      'double-recovery',
      'remedies-stack-up',
      'penalty-per-breach',
      'penalty-besides-damages',
      'penalty-for-each-day',
      'penalty-defense-waived',
      'penal-late-charge',
      'default-interest-punitive',
      'default-interest-on-everything',
      'audit-excess-multiple',
      'forfeiture-for-breach',
      'hire-breach-fixed-sum',
      'all-fees-clawed-back',
      'balance-of-fees-accelerated',
      'remaining-fees-on-termination',
      'exit-only-against-full-payment',
      'accelerate-and-repossess',
      'break-fee-heavy',
      'delay-damages',
      'deposit-forfeited',
      'capital-call-forfeit',
    ],
    title: 'A court may strike or reduce the sum as a penalty',
    why: 'A fixed sum or forfeiture that is excessive beside the loss can be unenforceable in many places, and {bearer} may end up with its proven loss alone.',
    ask: 'Keep the sum to a fair estimate of the loss, say how it was estimated, and do not claim it on top of damages.',
    source:
      'Restatement (Second) of Contracts § 356; Uniform Commercial Code 2-718(1); Cavendish Square v Makdessi [2015] UKSC 67',
  },
  {
    id: 'restraint',
    level: 'medium',
    // Who deals for another while the contract runs may be kept to it.
    keptBy:
      /^(?!.*\b(?:after|following|post|thereafter|survive)\b).*\b(?:during|throughout|for) the (?:term|continuance|currency|duration|period) ?(?:of this (?:agreement|appointment|contract))?\b/,
    issues: [
      'noncompete-worldwide-any-role',
      'noncompete-long',
      'noncompete-after-end',
      'noncompete-after-dismissal',
      'restraint-cannot-be-contested',
      'restraint-covers-group',
      'competitor-decided-by-company',
      'forfeiture-for-competing',
      'nonsolicit-customers-wide',
      'no-hire-without-exceptions',
      'nda-non-compete',
      'franchise-post-term-covenant',
      'seller-covenants-wide',
      'commercial-noncompete',
    ],
    title: 'A restraint this wide may be unenforceable',
    why: 'A restraint of trade must be reasonable in time, place and field; one that is overbroad can be void, and not every court narrows it.',
    ask: 'Narrow it to named rivals, the customers dealt with and a time that the interest needs.',
    source:
      'Restatement (Second) of Contracts § 188; Cal. Bus. & Prof. Code § 16600; Nordenfelt v Maxim Nordenfelt [1894] AC 535',
  },
  {
    id: 'exclusion',
    level: 'low',
    issues: [
      'own-negligence-excluded',
      'all-liability-excluded',
      'injury-or-death-excluded',
      'direct-loss-excluded',
      'claims-released',
      'own-risk-assumed',
      'liable-only-for-willful-misconduct',
      'cap-covers-willful-wrongdoing',
      'confidence-breach-capped',
      'security-risk-on-customer',
    ],
    title: 'The exclusion may be unenforceable where it goes too far',
    why: 'In many places liability for injury, fraud, gross negligence or intent cannot be excluded and standard terms must be reasonable, so the whole exclusion can be struck.',
    ask: 'Leave injury, fraud and grave fault out of it, and offer a fair cap in its place.',
    source:
      'Unfair Contract Terms Act 1977, sections 2, 3 and 11 (United Kingdom); Restatement (Second) of Contracts § 195; Uniform Commercial Code 2-719(3)',
  },
  {
    id: 'unfair-terms',
    level: 'low',
    types: ['saas-agreement', 'rental-agreement', 'other'],
    issues: [
      'unilateral-change-of-terms',
      'changes-bind-on-posting',
      'continued-use-is-consent',
      'retroactive-change',
      'features-changed-at-will',
      'account-closed-at-will',
      'balance-or-content-forfeited',
      'fees-changed-at-will',
      'card-charged-any-amount',
      'no-refunds',
      'class-waiver',
      'notice-by-posting',
    ],
    towardConsumers: ['no-refunds', 'class-waiver', 'card-charged-any-amount'],
    title: 'A court may find the term unfair or illusory',
    why: 'A term that leaves such a decision to one side alone can be struck as unfair to consumers, or leave its promises without binding force.',
    ask: 'Give notice of changes, a way out before they apply, and reasons for closing an account.',
    source:
      'Directive 93/13/EEC; Consumer Rights Act 2015, section 62 (United Kingdom); Harris v Blockbuster (N.D. Tex. 2009)',
  },
  {
    id: 'late-payment',
    level: 'low',
    issues: ['long-credit-period', 'no-late-interest', 'pay-at-payers-discretion'],
    title: 'Laws on late payment may override the term',
    why: 'In some places payment times over sixty days, or the loss of interest, can be unenforceable as grossly unfair between businesses.',
    ask: 'Pay within sixty days at most, with interest on what is late.',
    source: 'Directive 2011/7/EU; Late Payment of Commercial Debts (Interest) Act 1998, section 8 (United Kingdom)',
  },
  {
    id: 'procedure',
    level: 'low',
    issues: ['jury-waiver', 'confession-of-judgment', 'judgment-confessed', 'arbitrator-chosen-by-one-side'],
    title: 'The waiver or procedure may be unenforceable',
    why: 'Judgment confessed in advance, a jury waived before a dispute and a tribunal picked by one side can be void or set aside in some places.',
    ask: 'Use a procedure in which both sides have the same say.',
    source: 'Grafton Partners v Superior Court (Cal. 2005); 16 CFR 444.2; 9 U.S.C. 10(a)',
  },
  {
    id: 'short-time',
    level: 'low',
    issues: ['claims-period-short', 'defect-notice-short', 'defect-notice-too-short', 'acceptance-ends-claims'],
    title: 'A period this short may not hold',
    why: 'A time to claim that leaves no fair chance to find the fault can be struck as unreasonable, and the time to sue over goods may often not be cut below a year.',
    ask: 'Leave a reasonable time from discovery, and except hidden defects.',
    source:
      'Uniform Commercial Code 2-725(1) and 2-607(3); Unfair Contract Terms Act 1977, section 13 (United Kingdom)',
  },
  {
    id: 'bankruptcy',
    level: 'low',
    issues: ['insolvency-trigger'],
    title: 'The right may be unenforceable in bankruptcy',
    why: 'A term that ends a contract because of insolvency can be without effect against a bankrupt estate.',
    ask: 'Rest the right on missed payments or performance instead.',
    source: '11 U.S.C. 365(e); Corporate Insolvency and Governance Act 2020, section 14 (United Kingdom)',
  },
  {
    id: 'renewal',
    level: 'low',
    issues: [
      'automatic-renewal',
      'long-renewal-term',
      'tenancy-rolls-over',
      'equipment-evergreen',
      'early-or-narrow-non-renewal-window',
    ],
    title: 'Renewal laws may make silent renewal unenforceable',
    why: 'Statutes ask for a reminder or a clear notice before some contracts renew, and without it the renewal may not bind.',
    ask: 'Send a reminder in the time that the statute names.',
    source: 'N.Y. Gen. Oblig. Law §§ 5-901 and 5-903; Cal. Bus. & Prof. Code § 17602',
  },
  {
    id: 'speech',
    level: 'low',
    issues: [
      'non-disparagement-one-way',
      'nondisparagement-one-way',
      'regulator-or-insurer-barred',
      'compelled-disclosure-barred',
      'incident-silence',
      'incident-gag',
    ],
    title: 'The law may protect reports that the term forbids',
    why: 'The law can protect those who tell authorities of a breach of law, write a review or speak of unlawful acts at work, whatever the contract says.',
    ask: 'Except reports to authorities and whatever the law compels or protects.',
    source: '15 U.S.C. 45b; 17 CFR 240.21F-17; Speak Out Act, 42 U.S.C. 19403',
  },
  {
    id: 'fraud',
    level: 'low',
    issues: ['non-reliance', 'sale-non-reliance', 'fraud-not-preserved'],
    title: 'The term may not hold against fraud',
    why: 'Liability for one’s own fraud can hardly be excluded, and in some places liability for other statements only as far as that is reasonable.',
    ask: 'Except fraud, and name the statements that nobody relies on.',
    source: 'Misrepresentation Act 1967, section 3 (United Kingdom); ABRY Partners v F&W Acquisition (Del. Ch. 2006)',
  },
  {
    id: 'implied-terms',
    level: 'low',
    issues: ['implied-terms-excluded', 'sold-as-is'],
    title: 'Implied terms may survive the exclusion',
    why: 'Toward consumers implied terms cannot be excluded in many places, and between businesses often only by conspicuous or reasonable words.',
    ask: 'Make it conspicuous, name what is excluded, and leave the express promises in place.',
    source: 'Uniform Commercial Code 2-316; Unfair Contract Terms Act 1977, section 6 (United Kingdom)',
  },
  {
    id: 'competition',
    level: 'medium',
    issues: ['no-challenge', 'nda-takes-rights', 'all-requirements-from-one'],
    title: 'Competition law may forbid the term',
    why: 'Bans on contesting rights, the grant back of what the other side makes and long exclusive purchase can be void under competition law.',
    ask: 'Keep to what the block exemptions allow.',
    source: 'Regulation (EU) 2022/720, article 5; Lear v Adkins (U.S. 1969)',
  },
];

interface UnfairTerm {
  readonly title: string;
  readonly why: string;
  readonly ask: string;
  /** How a finding of a rule is titled that says the same. */
  readonly says: RegExp;
  /** Wording, folded, in the same sentence that makes it fair. */
  readonly unless?: RegExp;
}

/** Whoever the terms are offered to, as terms call them. */
const reader = 'consumer|user|customer|passenger|member|buyer|subscriber';

/**
 * The types of unfair term of the Multilingual Unfair Clause Detection corpus (Galassi et al. 2024, CC BY 4.0), as
 * findings: for terms that no rule caught but that read like terms which lawyers marked as unfair to consumers.
 */
export const unfairTerms: Readonly<Record<string, UnfairTerm>> = {
  'Limitation of liability': {
    title: 'Limitation of Liability: worded like terms that exclude liability',
    why: 'It reads like terms that put loss on whoever takes the service.',
    ask: 'Ask what the provider does answer for, and have it written down.',
    says: /liab|damages|as is|own risk/i,
    // What keeps liability is the opposite of what excludes it.
    unless:
      /\bnothing (?:in (?:this|these|our|the)\b[^.;]{0,60}|herein |contained [^.;]{0,30})?(?:shall |will |is intended to )?(?:excludes?|limits?|restricts?)\b|\bdo(?:es)?(?: not|n't) (?:seek to )?(?:exclude|limit) (?:or (?:limit|exclude) )?(?:in any way )?(?:\S+ ){0,3}liab/,
  },
  'Unilateral termination': {
    title: 'Termination for Convenience: worded like terms that let one side terminate or suspend',
    why: 'It reads like terms by which the provider alone can end or suspend the service.',
    ask: 'Ask for named causes and notice.',
    says: /terminat|suspen|discontinu|cancel/i,
    // Whose right it is decides: that of whoever takes the service is a protection.
    unless: new RegExp(
      `^(?!.*\\b(?:we|us|our|either|both|company|provider|vendor|party)\\b).*\\b(?:you|the (?:${reader})) (?:may|can|(?:is|are) (?:entitled|free) to|ha(?:s|ve) the right to)\\b[^.;]{0,40}\\b(?:terminat|cancel|withdraw|end\\b|close\\b)`,
      's',
    ),
  },
  'Unilateral change': {
    title: 'Amendment: worded like terms that allow a unilateral change',
    why: 'It reads like terms by which the provider alone can change service, price or terms.',
    ask: 'Ask for notice and a right to leave.',
    says: /unilateral change|increase prices/i,
  },
  'Content removal': {
    title: 'Content removal: worded like terms that let one side remove content',
    why: 'It reads like terms by which the provider may remove content or accounts as it sees fit.',
    ask: 'Ask for reasons and a way to object.',
    says: /content/i,
  },
  'Contract by using': {
    title: 'Contract by using: worded like terms accepted by using the service',
    why: 'It reads like terms that bind by mere use.',
    ask: 'Ask that terms bind only when accepted expressly.',
    says: /by using/i,
  },
  'Choice of law': {
    title: 'Governing Law: worded like a choice of law of the provider',
    why: 'It reads like terms that take the law of the provider’s seat.',
    ask: 'Ask to keep the mandatory protection of your own law.',
    says: /governing law/i,
  },
  Jurisdiction: {
    title: 'Jurisdiction: worded like terms that fix the courts of the provider',
    why: 'It reads like terms that send disputes to the courts of the provider’s seat.',
    ask: 'Ask for the courts where you live.',
    says: /jurisdiction/i,
    // A consumer is sued at home and may sue there: Regulation (EU) No 1215/2012, article 18.
    unless: new RegExp(
      `^(?!.*\\b(?:without regard|regardless|irrespective|waive)).*\\b(?:(?:residence|domicile) of the (?:${reader})\\b|(?:where|in which) (?:you|the (?:${reader})) (?:lives?|resides?|(?:are|is) (?:resident|domiciled))\\b|your (?:country|place|state|province) of (?:habitual )?(?:residence|domicile)\\b|your (?:local|home) courts?\\b)`,
      's',
    ),
  },
  Arbitration: {
    title: 'Dispute Resolution / Arbitration: worded like terms that impose arbitration',
    why: 'It reads like terms that keep disputes out of court.',
    ask: 'Ask for a free choice once a dispute has arisen.',
    says: /arbitration/i,
  },
  'Privacy included': {
    title: 'Privacy included: worded like terms that take in a privacy policy',
    why: 'It reads like terms that make agreement to data use part of the contract.',
    ask: 'Ask that consent to data use be asked for apart.',
    says: /personal data/i,
  },
};

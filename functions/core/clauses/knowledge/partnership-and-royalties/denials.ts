/** The words in which a statement says the opposite of an issue. */
export const denials = {
  'net-receipts-after-costs':
    /\bno (?:costs?|expenses?|charges?)\b(?: \S+){0,3}? (?:deducted|taken|charged)\b(?!.*\b(?:except|unless|other than)\b)/,
  // What counts as an assignment is told as one.
  'partner-change-is-breach':
    /\b(?:does|do|shall|will) not (?:entitle|allow|permit|give)\b|\b(?:deemed|treated as|constitutes?|considered|amounts? to|regarded as) (?:to be |to constitute )?(?:an? )?(?:assignment|transfer|disposition)\b/,
  'deadlock-one-decides': /\b(?:no|neither)\b(?: \S+){0,7}? casting vote\b/,
} as const;

/** The words in which a statement says the opposite of an issue. */
export const denials = {
  'no-security-duty':
    /\b(?:does|do|shall|will) not (?:disclaim|exclude)\b|\bnothing\b(?: \S+){0,5}? (?:frees|relieves|releases)\b/,
  'breach-costs-on-customer':
    /\bnone of the costs\b|\bno costs?\b(?: \S+){0,8}? (?:charged|passed)\b|\bnot be called on\b/,
  'backups-on-customer':
    /\[taker\] (?:is|are|shall) not (?:be )?(?:required|obliged|obligated|responsible) (?:to|for)\b|\[(?:a|taker)\] (?:need|needs) not (?:to )?(?:back|keep|make|copy)\b/,
} as const;

/** The words in which a statement says the opposite of an issue. */
export const denials = {
  'set-off-across-contracts': /\bleft out of account\b/,
  'set-off-contingent-claims': /\bno set-?off\b(?: \S+){0,3}? (?:allowed|permitted|for)\b/,
  'deduct-on-own-estimate': /\b(?:may|shall|can|must) not (?:deduct|withhold|retain)\b/,
  'retention-money': /\bno (?:part|portion|retention)\b(?: \S+){0,5}? (?:retained|held back|kept)\b/,
  'set-off-ban': /\bnothing\b(?: \S+){0,5}? (?:takes away|excludes|limits|obliges|requires)\b|\bnot barred\b/,
  'withhold-on-allegation': /\bmay not be (?:stopped|withheld|held back|suspended)\b/,
} as const;

/** The words in which a statement says the opposite of an issue. */
export const denials = {
  'capacity-without-commitment':
    /\bno (?:stock|capacity|inventory)\b(?: \S+){0,3}? (?:held|kept|reserved)\b|\bneed not (?:keep|hold|reserve)\b/,
  'quota-loses-rights':
    /\b(?:does|do|shall|will) not (?:cost|entitle|affect|lead|result)\b|\bmay not (?:end|terminate|withdraw|revoke)\b/,
} as const;

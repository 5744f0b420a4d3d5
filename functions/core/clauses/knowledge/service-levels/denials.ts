/** The words in which a statement says the opposite of an issue. */
export const denials = {
  // A plant is measured by the year, as sun and wind are.
  'availability-averaged': /\b(?:facility|plant|turbines?|project)\b|\bcontract year\b/,
  'perfect-availability': /\bno promise\b|\b(?:does|do) not (?:promise|warrant|guarantee)\b/,
  'all-downtime-counts':
    /\b(?:does|do|shall|will|is|are) not (?:be )?count(?:ed)? (?:as|towards?|against)\b|\bno (?:\S+ ){0,2}?(?:outage|downtime|time|minute|interruption)\b(?: \S+){0,8}? (?:counts?|counted)\b/,
  'credits-sole-remedy': /\bnot (?:be )?(?:the |its )?(?:\[\w+\]'s )?(?:only|sole|exclusive)\b/,
  'credits-lapse': /\b(?:do|does|shall|will) not (?:lapse|expire)\b/,
} as const;

/** The words in which a statement says the opposite of an issue. */
export const denials = {
  'earnout-buyer-control': /\bnot for (?:the )?\[\w+\] (?:alone )?to\b/,
  'buyer-mac-out': /\b(?:does|do|is|shall|will) not (?:be )?(?:depend|conditional|subject)\b/,
  'sale-materiality-scrape': /\bnot (?:to )?(?:be )?(?:disregarded|ignored|read out)\b/,
  'sale-non-reliance':
    /\b(?:does|do|shall) not (?:waive|give up|forgo)\b|\bnothing\b(?: \S+){0,5}? (?:says|means|waives)\b/,
} as const;

/** The words in which a statement says the opposite of an issue. */
export const denials = {
  'reverse-engineering-ban':
    /\bnot (?:forbidden|prohibited|barred|prevented)\b|\bnothing\b(?: \S+){0,6}? (?:forbids|prevents|prohibits|stops)\b/,
  'benchmarking-ban':
    /\bnot (?:forbidden|prohibited|barred|prevented)\b|\bnothing\b(?: \S+){0,6}? (?:forbids|prevents|prohibits|stops)\b/,
  'competitor-ban':
    /\bnot (?:forbidden|prohibited|barred|prevented)\b|\bnothing\b(?: \S+){0,6}? (?:forbids|prevents|prohibits|stops)\b/,
} as const;

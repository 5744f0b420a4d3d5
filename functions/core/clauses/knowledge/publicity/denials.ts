/** The words in which a statement says the opposite of an issue. */
export const denials = {
  'image-kept-without-pay': /\bno (?:use|display)\b(?: \S+){0,5}? continues?\b|\bmay no longer use\b/,
} as const;

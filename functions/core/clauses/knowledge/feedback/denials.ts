/** The words in which a statement says the opposite of an issue. */
export const denials = {
  'feedback-assigned':
    /\[\w+\] (?:does|do|shall|will) not own\b|\bno (?:suggestions?|ideas?|feedback|comments?)\b(?: \S+){0,3}? (?:becomes?|belongs?|vests?|passes)\b|\b(?:ownership|title)\b(?: \S+){0,5}? (?:stays?|remains?) with (?:the )?\[taker\]/,
} as const;

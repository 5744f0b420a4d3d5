/** The words in which a statement says the opposite of an issue. */
export const denials = {
  'balance-or-content-forfeited': /\[(?:a|taker)\] keeps? (?:\S+ ){0,4}?(?:balance|credits?|files|content|points)\b/,
  'no-refunds': /\bnot (?:final|non-?refundable)\b/,
  'data-loss-user-risk':
    /\bresponsible for (?:restoring|recovering)\b|\b(?:data|content|files) (?:lost|deleted|corrupted) by (?:the )?\[(?:o|giver)\]|\bnot (?:be )?(?:excused|released|relieved)\b/,
  'own-risk': /\b(?:do|does|shall|will) not (?:accept|use|assume|take)\b/,
  'third-parties-disclaimed': /\b(?:do|does|shall|will) not disclaim\b|\bnever (?:just |only )?a matter between\b/,
} as const;

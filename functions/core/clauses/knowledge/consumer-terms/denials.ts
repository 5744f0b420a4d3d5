/** The words in which a statement says the opposite of an issue. */
export const denials = {
  'balance-or-content-forfeited': /\[(?:a|taker)\] keeps? (?:\S+ ){0,2}?(?:balance|credits?|files|content|points)\b/,
  'no-refunds': /\bnot (?:final|non-?refundable)\b/,
  'data-loss-user-risk': /\bnot (?:be )?(?:excused|released|relieved)\b/,
  'own-risk': /\b(?:do|does|shall|will) not (?:accept|use|assume|take)\b/,
  'third-parties-disclaimed': /\b(?:do|does|shall|will) not disclaim\b|\bnever (?:just |only )?a matter between\b/,
} as const;

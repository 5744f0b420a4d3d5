/** The words in which a statement says the opposite of an issue. */
export const denials = {
  'deposit-deduct-anything': /\b(?:may|shall|can|must|will) not (?:deduct|charge)\b|\bno deduction\b/,
  'deposit-no-return-date': /\bnot (?:wait|depend|be delayed)\b/,
  'deposit-forfeited':
    /\b(?:does|do|shall|will) not (?:\S+ )?(?:entitle|cost|forfeit|lose|allow|permit)\b|\bkeeps? the (?:claim|right) to\b/,
  'entry-without-notice':
    /\b(?:at no time|never|may not|shall not|must not)\b(?: \S+){0,2}? (?:enter|come in|have access)\b(?!.*\b(?:unless|except|if)\b)|\bnothing\b(?: \S+){0,4}? (?:allows|permits|entitles)\b|\bno access\b/,
  'tenant-repairs-all':
    /\[(?:a|taker)\] (?:is|are|shall be) not (?:responsible|liable|obliged|required)\b|\bnothing\b(?: \S+){0,4}? (?:makes|requires|obliges)\b/,
  'tenant-rights-waived':
    /\b(?:does|do|shall|will) not (?:give up|waive|forgo|surrender)\b|\bno right\b(?: \S+){0,8}? (?:waived|given up|lost)\b|\bnothing\b(?: \S+){0,6}? (?:means|waives)\b/,
  'leaving-early-full-rent':
    /\b(?:does|do|shall|will) not (?:owe|remain liable|be liable|have to pay)\b|\buntil\b[^.;]{0,60}\b(?:re-?let|re-?rented|re-?leased|new tenan\w+ (?:moves|takes|begins|starts)\w*)\b/,
  'deposit-no-list':
    /\bnot (?:keep|deduct|retain|withhold)\b(?: \S+){0,8}? without\b(?: \S+){0,3}? (?:itemi[sz]ed|list|statement|receipts)\b/,
  'deposit-commingled': /\bnot be (?:mixed|commingled|pooled)\b/,
  'tenants-joint-liability': /\b(?:may|shall|can) not look to\b/,
} as const;

/*
 * Words that can stand in place of words that playbooks often avoid, where they fit the same place in a sentence.
 * Matched against the words as the clause has them, folded and in lower case.
 */
export const saferWords: readonly (readonly [words: RegExp, put: string])[] = [
  [/^automatically[\s-]+(renew|extend)$/, '$1, if both parties so agree in writing,'],
  [/^automatically[\s-]+(renew|extend)(s|ed|ing)$/, '$1$2, if both parties so agree in writing,'],
  [/^(?:reasonable )?(?:best|utmost)[\s-]+(efforts?|endeavou?rs?)$/, 'commercially reasonable $1'],
  [/^(?:sole and absolute|sole|absolute|unfettered)[\s-]+discretion$/, 'reasonable discretion'],
  [/^(?:in|at) (its|their|his|her|our) (?:sole|absolute|sole and absolute) discretion$/, 'acting reasonably'],
  [/^hold[\s-]+harmless$/, 'reimburse'],
  [/^held[\s-]+harmless$/, 'reimbursed'],
  [/^holds[\s-]+harmless$/, 'reimburses'],
  [/^holding[\s-]+harmless$/, 'reimbursing'],
  [/^without (?:any )?(?:further )?(?:prior )?(?:written )?notice$/, 'with [thirty] days’ written notice'],
  [/^without (?:the )?(?:prior )?(?:written )?consent$/, 'with the prior written consent'],
  [/^without limitation$/, 'among other things'],
  [/^as[\s-]+is$/, 'as described in this Agreement'],
  [/^royalty[\s-]+free$/, 'fairly priced'],
  [/^exclusive$/, 'non-exclusive'],
  [/^exclusively$/, 'non-exclusively'],
  [/^perpetual$/, 'time-limited'],
  [/^(?:in perpetuity|perpetually)$/, 'for the term of this Agreement'],
  [/^irrevocable$/, 'revocable'],
  [/^unlimited$/, 'limited'],
  [/^non[\s-]?refundable$/, 'refundable'],
  [/^(?:immediately|forthwith)$/, 'promptly'],
  [/^immediate$/, 'prompt'],
  [/^any and all$/, 'all'],
  [/^to the (?:fullest|maximum) extent permitted by (?:applicable )?law$/, 'as far as the law allows'],
  [/^for any reason(?: or no reason)?$/, 'for good reason'],
  [/^without cause$/, 'for cause'],
];

/** What can stand in place of some words; undefined where nothing is known that would. */
export const saferWordsFor = (words: string): string | undefined => {
  for (const [pattern, put] of saferWords) if (pattern.test(words)) return words.replace(pattern, put);
  return undefined;
};

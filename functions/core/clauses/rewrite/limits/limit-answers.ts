import { exclusion } from './exclusion.ts';
import { selfHelp } from './forfeiture.ts';
import { homes } from './homes.ts';
import type { LimitAnswer } from './limit-answer.ts';
import {
  competition,
  employerPowers,
  fraud,
  impliedTerms,
  inventions,
  latePayment,
  payWhenPaid,
  privacy,
  renewal,
  shortTime,
  speech,
  unfairTerms,
  wages,
} from './other-limits.ts';
import { ownFault } from './own-fault.ts';
import { penalty } from './penalty.ts';
import { restraint } from './restraint.ts';

/** What is too much in one way is seldom too much in no other: a landlord's remedies fall under several limits. */
const remedies: LimitAnswer = {
  ...penalty,
  words: [...selfHelp, ...penalty.words, ...exclusion.words],
};

/** How terms beyond a limit of the law are cut back, by the limit's id. */
export const limitAnswers: Readonly<Record<string, LimitAnswer>> = {
  penalty: remedies,
  restraint,
  wages,
  inventions,
  'employer-powers': employerPowers,
  'pay-when-paid': payWhenPaid,
  privacy,
  'unfair-terms': unfairTerms,
  'short-time': shortTime,
  renewal,
  speech,
  fraud,
  'implied-terms': impliedTerms,
  competition,
  'late-payment': latePayment,
  exclusion: { words: [...exclusion.words, ...selfHelp] },
  'own-fault-indemnity': ownFault,
  homes: { words: [...homes.words, ...selfHelp, ...penalty.words, ...exclusion.words] },
};

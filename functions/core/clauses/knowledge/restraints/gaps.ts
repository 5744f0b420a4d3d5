import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('restraints', file, {
  'no-passive-holding-carve-out': {
    ifIssues: ['noncompete-worldwide-any-role', 'noncompete-long', 'noncompete-after-end', 'commercial-noncompete'],
    when: [
      /\b(?:interested|own(?:s|ing|ership)?|invest\w*|holds?|holding|shareholder|stockholder|partner|any capacity|directly or indirectly)\b/,
    ],
    present: [
      /\b(?:\d(?:\.\d+)? ?(?:%|percent|per cent)|passive|publicly (?:traded|held|listed)|listed (?:company|shares)|stock exchange|quoted)\b/,
    ],
  },
  'no-release-when-wronged': {
    ifIssues: ['noncompete-worldwide-any-role', 'noncompete-long', 'noncompete-after-dismissal'],
    present: [
      /\b(?:not apply|cease[sd]? to (?:apply|bind)|ends?|falls? away|lapses?|released|unenforceable|no longer)\b.{0,120}\b(?:without cause|breach|redundan\w*|good reason|wrongful\w*)/,
      /\b(?:without cause|good reason|redundan\w*|laid off)\b.{0,120}\b(?:not apply|cease|released|lapse|fall away|no longer)/,
    ],
  },
  'no-general-advertising-exception': {
    ifIssues: ['no-hire-without-exceptions'],
    present: [
      /\b(?:general(?:ly)? (?:advert\w+|solicit\w+|recruit\w+)|advertis\w+|unprompted|own initiative|not (?:specifically )?targeted|unsolicited application|own accord|responds? to)\b/,
    ],
  },
  'no-limits-that-make-it-enforceable': {
    plainly: {
      about: /\bnon-?compet|\brestrict|\bcompet/,
      says: /\b(?:not|nor|neither|refrain)\b.{0,200}\b(?:compet|engage in|be (?:engaged|employed|interested)|carry on|work for)/,
      force: ['ban', 'duty', 'promise'],
      and: [/\b(?:after|following|terminat|end of|cessation|months|years?)\b/],
    },
    types: ['employment-contract'],
    present: [
      /\b(?:materially (?:involved|concerned)|personally (?:dealt|involved)|had (?:material |personal )?(?:dealings|contact|responsibility)|dealt with|worked (?:on|with|for))\b/,
      /\b(?:months?|years?|period) (?:before|preceding|prior to|ending)\b/,
      /\blast \d+ (?:months|years)/,
    ],
  },
});

import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const indirect = /\b(?:indirect|consequential|special|incidental|punitive|exemplary)\b/;
const denied =
  /\b(?:not|no|never|nor|neither|\w+n't)\b.{0,80}\b(?:liab\w+|responsible|answerable|recover\w*)\b|\b(?:exclud\w+|disclaim\w*)\b.{0,40}\b(?:liab|damages|loss)/;
const notThis = /\bnothing\b|\bnot (?:exclude|limit|apply|allow)|\bjurisdictions?\b|\barbitrat|\binsur/;

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('liability-exclusions', file, {
  'own-indirect-loss-excluded': [
    {
      force: ['no-duty', 'ban', 'exclusion', 'fact'],
      all: [/\[a\]/, indirect, /\b(?:loss(?:es)?|damages?)\b/, denied],
      none: [
        notThis,
        /\[each\]/,
        /\[a\] (?:may|shall) not (?:claim|recover|seek)|\[a\] waives/,
        /\bnot (?:be )?(?:entitled|recover)/,
      ],
      bears: 'actor',
    },
    {
      mutual: true,
      bears: 'both',
      force: ['no-duty', 'ban', 'exclusion', 'fact', 'duty', 'waiver'],
      all: [
        /\[each\]|\b(?:either|each|neither) party\b/,
        indirect,
        /\b(?:loss(?:es)?|damages?)\b/,
        /\b(?:not|no|neither|nor|waives?|exclud\w+)\b/,
      ],
      none: [notThis],
    },
    {
      bears: 'actor',
      force: ['no-duty', 'exclusion', 'ban', 'duty', 'fact'],
      all: [
        /\b(?:not|no|never|neither|nor|in no event|under no circumstances?)\b.{0,60}\[a\]|\[a\].{0,40}\b(?:not|no|never|neither)\b/,
        /\b(?:answers?|answerable|liable|liability|responsible|owes?|accountable)\b/,
        /\b(?:indirect|consequential|incidental|special damages|lost profits?|loss of (?:profits?|use|business|revenue|goodwill))\b/,
      ],
      none: [
        /\[each\]|\b(?:not (?:be )?(?:limited|excluded)|does not (?:limit|exclude)|except that (?:the )?\[a\]|nothing)\b/,
      ],
    },
  ],
  'grave-liability-kept': [
    {
      mutual: true,
      bears: 'both',
      force: ['exclusion', 'ban', 'no-duty', 'fact', 'duty'],
      all: [
        /\bneither (?:\[each\]|party|of (?:them|us)) (?:\w+ ){0,2}?(?:excludes?|limits?|restricts?|disclaims?)\b.{0,60}\bliab/,
        /\bfraud|\bdeath\b|\bpersonal injur|\bgross negligence|\bwil+ful/,
      ],
    },
    {
      mutual: true,
      bears: 'taker',
      force: ['duty', 'fact', 'exclusion', 'right', 'promise'],
      all: [
        /\b(?:remains?|stays?|is|are|shall be) (?:liable |responsible )?(?:without limit(?:ation)?|unlimited|uncapped|in full)\b.{0,80}\b(?:fraud\w*|death|personal injur\w+|gross negligence|wil+ful)/,
      ],
      none: [/\[taker\] (?:remains?|is|are|shall be|stays?)\b|\bnot (?:be )?(?:unlimited|uncapped)/],
    },
    {
      mutual: true,
      bears: 'taker',
      all: [
        /\bnothing (?:in|contained|herein)\b.{0,120}\b(?:limits?|excludes?|restricts?)\b|\b(?:not|\w+n't) (?:\S+ )?(?:exclude|limit|restrict)\b.{0,60}\bliab|\b(?:exclusions?|limitations?)\b.{0,60}\bnot apply\b/,
        /\bfraud|\bdeath\b|\bpersonal injury|\bgross negligence|\bwil+ful/,
      ],
      none: [/\binsur|\bindemnif(?:y|ies)/],
    },
  ],
});

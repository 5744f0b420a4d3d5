import { defineBenefits } from '../benefit.ts';
import * as said from '../remedies/words-of-benefits.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('consumer-terms', file, {
  'free-exit-on-change': [
    {
      force: ['right', 'promise', 'duty'],
      all: [
        /\b(?:chang\w*|increas\w*|new (?:terms|prices?)|amend\w*|modif\w*)\b/,
        /\b(?:cancel|leave|end (?:your|the|its)|terminate|close (?:your|its))\b/,
        /\b(?:without (?:charge|penalty|cost|fee)|free of charge|refund\w*|before (?:it|they|the change) takes? effect|no (?:charge|fee|penalty)|if (?:you|\[\w\]) (?:do not|does not|don\'t) (?:agree|accept|like|want|wish))\b/,
      ],
      none: [/\b(?:no refund|not refund|may not cancel|cancellation fee|employ\w*|lease|rent)\b/],
    },
  ],
  'notice-of-change': [
    {
      force: ['duty', 'promise', 'ban', 'right'],
      all: [
        /\b(?:give|tell|notify|inform|e-?mail|send|notice)\b/,
        /\b(?:at least|not less than|no less than|minimum)\b.{0,12}\b\d+ (?:calendar |business )?days|\b(?:30|45|60|90) days\'? (?:\S+ ){0,2}(?:notice|before)/,
        /\b(?:chang\w*|increas\w*|amend\w*|modif\w*)\b.{0,60}\b(?:terms|prices?|fees?|charges|features?|service)\b|\b(?:terms|prices?|fees?|charges|features?|service)\b.{0,40}\b(?:chang\w*|increas\w*|amend\w*|modif\w*)/,
      ],
      none: [/\b(?:without notice|need not|change of control|change request|address|insur\w*|[1-6] days)\b/],
    },
  ],
  'own-content-kept': [
    {
      force: ['right', 'promise', 'fact', 'duty'],
      all: [
        /\b(?:content|photos|files|posts|uploads|data)\b/,
        /\b(?:export\w*|download\w*|retriev\w*|remains? (?:your|the property of)|you (?:own|keep)|retains? (?:all )?(?:ownership|rights?|title))\b/,
        /\b(?:you|your|user|member|customer|subscriber)\b|\[a\]/,
      ],
      none: [
        /\b(?:may not|not (?:be )?(?:able|permitted|retriev|download|export)|no right|third[- ]part\w*|export (?:control|law|administration)\w*)\b/,
      ],
      test: (_, { words }) => /\b(?:account|you|user|post|upload|member)/.test(words),
    },
  ],
  'suspension-with-reasons': [
    {
      all: [
        /\b(?:account|membership|access|content|listing)\b/,
        /\b(?:clos\w*|suspend\w*|terminat\w*|remov\w*|restrict\w*)\b/,
        /\b(?:appeal|tell (?:you|\[\w\]) why|give (?:you |\[\w\] )?(?:written )?reasons|opportunity to (?:respond|object|cure)|review (?:of )?the decision|only if (?:you|\[\w\]) (?:seriously|materially|breach))\b/,
      ],
      none: [/\b(?:no appeal|without (?:\S+ )?reasons?|need not|not (?:be )?(?:required|obliged)|may not appeal)\b/],
    },
  ],
  'refund-right': [
    {
      force: ['right', 'duty', 'promise', 'fact'],
      all: [
        /\b(?:refund\w*|money back)\b/,
        /\b(?:within \d+ days|full refund|cooling[- ]off|change your mind|pro[- ]?rata|unused|cancel\w*)\b/,
        /\b(?:you|your|member|user|subscriber|consumer)\b/,
      ],
      none: [/\b(?:no|not|non-?refundable|never|without|except|unless)\b/],
    },
    {
      bears: 'taker',
      force: ['fact', 'duty', 'right', 'promise'],
      all: [
        said.givenBack,
        /\b(?:cancel\w*|withdraw\w*|not (?:provided|delivered|available|go ahead|as described)|cannot|can't|change your mind|postpon\w*|unused|faulty|ends?)\b/,
        /\b(?:fees?|price|payments?|money|what you (?:have )?paid|everything|booking|ticket|course|order|subscription|amount|deposit)\b/,
      ],
      none: [said.noSuch, /\b(?:security deposit|landlord|only if|expenses|bonus|loan|tax)\b/],
    },
  ],
});

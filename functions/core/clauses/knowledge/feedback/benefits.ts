import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on feedback. */
export const benefits = defineBenefits('feedback', file, {
  'feedback-free-to-use': [
    {
      force: ['right', 'transfer', 'fact', 'duty', 'acknowledgement'],
      all: [
        /\b(?:feedback|suggestions?|ideas for improvement|comments|enhancement requests?)\b/,
        /\b(?:may (?:\w+ )?(?:use|incorporate|implement|exploit)|free to use|grants?|assigns?|right to use|owns?)\b/,
        /\b(?:without (?:\S+ ){0,3}(?:payment|charge|royalt\w+|compensation|obligation|restriction)|royalty-free|free of charge|no (?:obligation|compensation|payment)|improve|develop|any purpose|perpetual|freely|products?|services?)\b/,
      ],
      none: [/\bmay not\b|\bshall not use\b|\bonly with\b|\bconfidential information of\b|\bpersonal data\b/],
    },
  ],
  'feedback-voluntary': [
    {
      force: ['no-duty', 'fact', 'right', 'duty'],
      all: [
        /\bfeedback\b|\bsuggestions\b/,
        /\b(?:voluntar\w+|no obligation to (?:give|provide|submit|offer)|need not (?:give|provide|submit|offer)|not (?:be )?(?:required|obliged) to (?:give|provide|submit|offer)|if it (?:chooses|wishes))\b/,
      ],
      none: [/\buse (?:the )?feedback without|\bcompensat/],
    },
  ],
  'feedback-keeps-secrets': [
    {
      mutual: true,
      all: [
        /\b(?:feedback|suggestions)\b/,
        /\b(?:not|excludes?|excluding|other than|except|without|no)\b.{0,60}(?<!\w)(?:confidential information|customer data|personal data|identif\w+|attribut\w+|\[\w+\]'s (?:data|confidential))/,
      ],
      none: [
        /\bnot (?:be )?(?:considered |treated as |deemed )?confidential(?! information)|\bnot (?:be |constitute |to be )?(?:\[\w+\]'s )?confidential information/,
      ],
    },
  ],
});

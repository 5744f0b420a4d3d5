import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on artificial intelligence. */
export const benefits = defineBenefits('ai-training', file, {
  'no-training-on-data': [
    {
      force: ['ban', 'duty', 'fact', 'promise'],
      all: [
        /\b(?:not|never|neither|no|nor)\b.{0,80}\b(?:train\w*|fine-?tun\w+|improve)\b/,
        /\b(?:models?|ai\b|artificial intelligence|machine[- ]learning|algorithms?)\b/,
        /\b(?:data|content|inputs?|prompts?|outputs?|materials?)\b/,
      ],
      none: [
        /\bnot (?:object|opt|warrant|liable|limited|prevent|require\w*)\b|\bno (?:opt|right|obligation|liability)|\bunless\b.{0,40}\b(?:aggregat|anonym|de-?ident)|\bwhether or not\b|\bneed not\b|\btraining (?:course|of (?:staff|personnel))|\bpersonnel\b/,
      ],
      test: (_, { actor }) => !/customer|client|user|subscriber|licensee/.test((actor?.word ?? '').toLowerCase()),
    },
    {
      bears: 'taker',
      force: ['ban', 'right', 'duty', 'no-right', 'promise'],
      all: [
        /\b(?:not|never|no)\b.{0,80}\b(?:train\w*|improve|develop|fine-?tun\w*)\b/,
        /\b(?:models?|machine[- ]learning|artificial intelligence|ai|algorithms?|llms?)\b/,
        /\b(?:data|inputs?|content|it|them|prompts?)\b/,
      ],
      none: [/(?<!\w)(?:not limited to|employees|personnel|nothing|opt(?:s|ed)? in|\[taker\] (?:shall|may) not)\b/],
    },
  ],
  'outputs-are-own': [
    {
      force: ['fact', 'right', 'transfer', 'duty'],
      all: [
        /\b(?:outputs?|generated content|generated (?:text|material|code|images))\b/,
        /(?<!\w)\[(?:taker|o)\] (?:\S+ ){0,3}owns?\b|\b(?:belongs?|assigns?|vests?|property|owned)\b.{0,40}(?<!\w)\[(?:taker|o)\]|\bcustomer (?:\S+ ){0,3}owns?\b|(?<!\w)\[a\] (?:\S+ ){0,3}owns? (?:\S+ ){0,5}output/,
      ],
      none: [/\bnot\b|\bno\b|\belectric|\benergy|\bplant\b|\bfacility\b|\bexcept\b/],
      test: (_, { actor, words }) =>
        words.includes('[taker]') ||
        words.includes('customer') ||
        (/customer|client|user|subscriber|you/.test((actor?.word ?? '').toLowerCase())
          ? /\[a\] (?:\S+ ){0,3}owns?/.test(words)
          : /vendor|supplier|provider|we\b/.test((actor?.word ?? '').toLowerCase()) && /\[o\]/.test(words)),
    },
  ],
  'training-needs-consent': [
    {
      force: ['ban', 'duty', 'fact', 'right'],
      all: [
        /\b(?:train\w*|fine-?tun\w+)\b/,
        /\b(?:without|only with|unless|after|subject to)\b.{0,40}\b(?:consent|opt(?:s|ed)? in|opt-in|permission|written approval|agreed? in writing)\b/,
        /\b(?:data|content|inputs?|prompts?)\b/,
      ],
      none: [
        /\bwithout (?:the )?(?:need for|further|any (?:further|additional)|asking)|\bdeemed\b|\bmay (?:\S+ ){0,6}without/,
      ],
    },
  ],
});

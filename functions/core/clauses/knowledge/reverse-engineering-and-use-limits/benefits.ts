import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on limits of use. */
export const benefits = defineBenefits('reverse-engineering-and-use-limits', file, {
  'no-reverse-engineering': [
    {
      force: ['ban', 'duty'],
      all: [
        /\b(?:reverse[- ]engineer\w*|decompil\w+|disassembl\w+|derive (?:the )?source code)\b/,
        /\b(?:not|no|refrain\w*|prohibit\w*|neither|nor)\b/,
      ],
      none: [/\bnothing\b.{0,30}\b(?:limits|prevents)|\bmay reverse/],
    },
  ],
  'no-resale-of-service': [
    {
      force: ['ban', 'duty'],
      all: [
        /\b(?:resell|re-?sell|rent|lease|sublicen[sc]e|sub-license|distribut\w*|timeshar\w*|time-?shar\w*|service bureau|loan|commerciali[sz]e)\b/,
        /\b(?:software|services?|platform|application|documentation|licensed (?:material|product|software)s?|product|app)\b/,
        /\bnot\b|\bno\b|\bneither\b/,
      ],
      none: [
        /\b(?:premises|goods|territory|apartment|property|vehicle|equipment|energy|distributor|franchise\w*|shares|assign this|manufactur\w+|develop|antibod\w+|competing|covenants|broadcast\w*)\b/,
      ],
      types: ['saas-agreement', 'license-agreement', 'service-agreement', 'other'],
    },
  ],
  'no-building-rival': [
    {
      force: ['ban', 'duty'],
      all: [
        /\b(?:build|develop|creat\w+|design|compet\w+)\b/,
        /\b(?:competi(?:ng|tive|tor\w*)|similar) (?:\S+ ){0,3}(?:products?|services?|software|offerings?|platform)\b|\bcompetes? with the (?:service|software|platform|product)/,
        /\b(?:software|services?|platform|access|product|documentation)\b/,
        /\bnot\b|\bno\b/,
      ],
      none: [
        /\b(?:nothing|employ\w*|solicit|territory|distributor|for \d+ (?:years|months)|confidential information|royalt\w+)\b/,
      ],
      types: ['saas-agreement', 'license-agreement', 'service-agreement', 'other'],
    },
  ],
  'statutory-rights-kept': [
    {
      mutual: true,
      all: [
        /\b(?:reverse[- ]engineer\w*|decompil\w+|disassembl\w+|interoperab\w+)\b/,
        /\b(?:except|save|unless|to the extent|only to the extent|but)\b.{0,50}\b(?:law|statute|permitted|cannot be excluded|notwithstanding|directive|act)\b/,
      ],
    },
    {
      bears: 'taker',
      mutual: true,
      all: [
        /\b(?:statutory rights?|rights? .{0,20}(?:by|under) law|applicable law|interoperab\w+)\b/,
        /\b(?:unaffected|not (?:be )?(?:affected|limited|excluded|restricted)|nothing .{0,40}(?:limits?|restricts?|affects?)|except to the extent|remain\w*)\b/,
        /\b(?:decompil\w*|reverse engineer\w*|interoperab\w+|disassembl\w*)\b/,
      ],
    },
  ],
});

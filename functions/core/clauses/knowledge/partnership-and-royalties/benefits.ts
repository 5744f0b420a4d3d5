import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('partnership-and-royalties', file, {
  'royalty-audit-right': [
    {
      force: 'right',
      all: [/\b(?:audit|inspect|examine)/, /\b(?:books|records|accounts|statements)/],
      clause: [/\b(?:royalt|net sales|net receipts|net income|commission)/],
      clauseNone: [/\b(?:fund|premises|operating (?:costs|expenses)|building)\b/],
      none: [/\bmay not|\bno right|\boperating expenses|\bpremises/],
    },
  ],
  'royalty-statements': [
    {
      force: ['duty', 'promise'],
      all: [
        /\b(?:send|furnish|deliver|provide|submit)\b/,
        /\b(?:statement|report|accounts?)\b/,
        /\b(?:quarter|month|year|annual|royalt)/,
      ],
      clause: [/\b(?:royalt|net sales|net receipts|commission|share of)/],
      none: [/\bneed not|\bnot (?:be )?(?:obliged|required)/],
    },
    {
      bears: 'giver',
      force: ['duty', 'promise'],
      all: [
        /\b(?:deliver|send|submit|provide|furnish|render|shall report)\w*\b/,
        /\b(?:quarterly|monthly|annual|semi-?annual|each (?:quarter|month|calendar quarter))\b.{0,60}\b(?:statements?|reports?|accountings?)\b|\b(?:statements?|reports?)\b.{0,60}\b(?:each|every|quarter\w*|monthly)\b/,
        /\b(?:royalt\w*|net sales|sales|units sold|revenue)\b/,
      ],
      none: [/\bnot (?:be )?required|\[each\]/],
    },
  ],
  'royalty-on-gross': [
    {
      all: [/\b(?:gross|net sales|deduct)/, /\b(?:without (?:any )?deduction|not exceed\w*|limited to)\b/],
      clause: [/\broyalt|\bnet (?:sales|receipts|income)/],
      none: [/\bliability/],
    },
  ],
  preemption: [
    {
      mutual: true,
      all: [/\b(?:new (?:shares|units)|issue)/, /\b(?:first (?:be )?offered|pre-?empti|right of first)/],
      none: [/\bwaive|\bno pre-?emp/],
    },
  ],
  'mutual-deadlock': [
    {
      mutual: true,
      bears: 'both',
      force: ['ban', 'duty', 'fact'],
      all: [
        /\b(?:no|not|neither)\b.{0,120}\bwithout the (?:prior )?(?:written )?(?:approval|consent|agreement|vote) of (?:both|all|each)(?: of)?(?: the)? (?:shareholders?|partners?|members?|directors|parties|\[p\]|\[each\]|venturers?)/,
      ],
      none: [/\bassign\b|\bdisclos|\bamend/],
    },
    {
      mutual: true,
      all: [
        /\b(?:reserved matters?|unanim|deadlock)/,
        /(?<!\w)(?:consent of (?:both|each|all)|unanimous|\[each\]|mediat|referred to)/,
      ],
      none: [/\bcasting vote\b.{0,40}\bchair\b|\balone\b|\bassign\w*|\bunanimously agree|\bamend/],
    },
  ],
  'royalty-due': [
    {
      types: ['license-agreement', 'other'],
      force: ['duty', 'promise'],
      bears: 'other',
      all: [
        /\[a\] (?:shall|will|must|agrees to)(?: \w+){0,3}? pay\b.{0,60}\bminimum (?:annual |quarterly |guaranteed )*royalt(?:y|ies)\b/,
      ],
      none: [/\[each\]|\bno minimum|\bnot (?:be )?(?:pay|due)/],
    },
    {
      types: ['license-agreement', 'other', 'service-agreement', 'purchase-agreement'],
      force: ['duty', 'promise', 'fact'],
      bears: 'other',
      all: [
        /\[a\] (?:shall|will|must|agrees to)(?: \w+){0,3}? pay\b.{0,120}\broyalt(?:y|ies)\b.{0,60}\b\d+(?:\.\d+)? ?(?:%|percent|per cent|cents)/,
      ],
      none: [/\b(?:no royalt|not (?:be )?(?:pay|due)|third part(?:y|ies) royalt|late|interest|reduc\w+)\b|\[each\]/],
    },
  ],
  'same-price-either-way': [
    {
      mutual: true,
      all: [
        /\b(?:sell|sale of)\b.{0,60}\bshares\b.{0,40}\bor\b.{0,30}\b(?:buy|purchase)\b.{0,80}\b(?:price|same terms)\b|\b(?:buy|purchase)\b.{0,60}\bshares\b.{0,40}\bor\b.{0,30}\bsell\b.{0,80}\b(?:price|same terms)\b/,
      ],
      clause: [/\bdeadlock|\bshoot-?out|\brussian roulette/i],
    },
  ],
});

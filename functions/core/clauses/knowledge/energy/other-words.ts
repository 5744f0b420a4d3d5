import type { Statement } from '../../statements/statement.ts';
import type { IssueRule } from '../issue.ts';

const supply = ['power-purchase-agreement'];
const byBuyer = (_: unknown, { actor }: Statement): boolean =>
  !/seller|supplier|generator|producer/.test(actor?.word ?? '');
const bySeller = (_: unknown, { actor }: Statement): boolean =>
  !/buyer|offtaker|purchaser|customer/.test(actor?.word ?? '');

/** Rules for the plain wording that every form has. */
export const otherWords = {
  'energy-pay-undelivered': [
    {
      types: supply,
      all: [
        /\b(?:paid|pays?|payable|invoiced|charged)\b[^.;]{0,20}\bas if (?:it (?:had been|were) )?(?:delivered|taken|generated)\b/,
        /\b(?:fails? to (?:take|accept)|not (?:taken|accepted)|refus\w+|declin\w+)\b/,
      ],
      none: [/\bnot (?:be )?(?:paid|payable|invoiced)\b/],
      bears: 'taker',
    },
    {
      types: supply,
      all: [
        /\b(?:pays?|payable|obligation to pay)\b/,
        /\bwhether or not (?:it |they |\[a\] )?(?:takes?|accepts?|uses?|receives?)\b|\bif not taken\b|\beven if (?:\[a\] |it )?(?:do(?:es)? not|did not|cannot) (?:use|take|accept|receive)\b|\babsolute and unconditional\b|\btake[- ]or[- ]pay\b/,
      ],
      none: [/\b(?:not (?:be )?(?:required|obliged|obligated)|no obligation|no make-up|make-up rights?|guarant\w+)\b/],
      test: byBuyer,
    },
    {
      types: supply,
      force: ['duty', 'fact', 'acknowledgement'],
      all: [/\btake[- ]or[- ]pay (?:agreement|contract|basis|obligation|commitment)\b/],
      none: [/\bnot\b|\bno\b/],
    },
  ],
  'energy-no-make-up': [
    {
      types: supply,
      all: [
        /\bmake-?up (?:rights?|energy|volumes?|gas|period)\b|\b(?:carry|carried|roll(?:ed)?|bank(?:ed)?)\b[^.;]{0,40}\b(?:forward|over|later)\b/,
        /\b(?:not (?:be )?entitled|no right|no (?:such )?make-?up|only if|expires?|lapses?|forfeit\w*|cannot|may not|shall not)\b/,
      ],
      none: [/\b(?:following|next|subsequent|\d+) (?:\d+ )?(?:contract )?years\b/],
      test: byBuyer,
    },
  ],
  'energy-estimate-no-true-up': [
    {
      types: supply,
      all: [
        /\bestimat\w+\b/,
        /\b(?:not (?:be )?(?:subject to|adjusted|reconciled|corrected|trued)|no (?:adjustment|reconciliation|correction|true-up)|waives?|without (?:adjustment|reconciliation|true-up))\b/,
        /\b(?:reconcil\w*|adjust\w*|correct\w*|true-?up|trued)\b/,
      ],
      none: [/\bnot be (?:final|binding)\b|\bnext reading\b/],
    },
  ],
  'energy-no-output-guarantee': [
    {
      types: supply,
      force: ['no-duty', 'exclusion', 'no-right', 'fact', 'duty'],
      all: [
        /\b(?:not (?:be )?(?:liable|responsible|obligated|obliged|required)|no (?:obligation|liability|duty))\b[^.;]{0,40}\b(?:any (?:minimum|shortfall|particular|specific)|minimum (?:quantity|amount|output)|shortfall|(?:expected|annual) (?:output|energy|quantity))\b|\bas-available basis\b|\bif,? as and when (?:available|generated|produced)\b/,
      ],
      test: bySeller,
    },
  ],
  'energy-curtail-unpaid': [
    {
      types: supply,
      all: [
        /\bcurtail\w*\b/,
        /\bnot (?:compensate|pay|reimburse)\b|\bat (?:the )?\[(?:giver|a)\]'s (?:sole )?(?:risk|cost|expense)\b/,
      ],
      none: [/\b(?:excused|emergenc\w+|force majeure|fault of)\b/],
      bears: 'giver',
    },
    {
      types: supply,
      force: ['no-duty', 'fact', 'no-right'],
      all: [
        /\b(?:no (?:obligation|duty|liability)|not (?:be )?(?:obliged|obligated|required|liable)|need not)\b[^.;]{0,30}\bpay\b/,
        /\bcurtail\w*\b/,
      ],
      none: [/\b(?:excused|emergenc\w+|force majeure|fault of)\b/],
      test: byBuyer,
    },
    {
      types: supply,
      force: ['duty', 'promise', 'acknowledgement', 'fact'],
      all: [/\bcurtail\w*\b/, /\b(?:bears?|assumes?|waives?)\b[^.;]{0,30}\b(?:loss(?:es)?|risk|claims?|costs?)\b/],
      test: bySeller,
    },
  ],
  'energy-no-sale-elsewhere': [
    {
      types: supply,
      force: ['ban', 'no-right', 'duty', 'promise'],
      all: [
        /\bnot sell\b[^.;]{0,60}\b(?:other than|except to|third part(?:y|ies)|any (?:other )?(?:person|party))\b|\b(?:deliver|sell|provide)s? (?:and sell |and deliver )?(?:to (?:the )?\[o\] )?(?:exclusively |only )?(?:the entire|all (?:of )?the|100 ?(?:%|percent) of the|all) (?:\w+ )?(?:output|energy|product|generation)\b/,
      ],
      none: [/\b(?:assets|transferee|shares)\b/, /\bnot (?:be )?(?:required|obliged)\b|\bunless\b[^.;]{0,30}\bfails\b/],
      test: bySeller,
    },
  ],
  'energy-grid-charges': [
    {
      types: supply,
      force: ['duty', 'promise', 'fact', 'acknowledgement'],
      all: [
        /\b(?:imbalance|balancing|congestion|transmission|interconnection|network|grid|scheduling|deviation)\b/,
        /\b(?:penalt(?:y|ies)|charges?|costs?|fees|losses)\b/,
        /\b(?:liable|responsible) for (?:all|any)\b/,
      ],
      none: [/\bnot (?:be )?(?:liable|responsible)\b|\beach party\b|\bside of the\b/],
      bears: 'actor',
    },
  ],
  'energy-attributes-free': [
    {
      types: supply,
      all: [
        /\b(?:environmental|capacity|green|renewable|ancillary)\b[^.;]{0,40}\b(?:attributes?|benefits?|credits?|rights?|certificates?|recs?)\b|\brecs?\b/,
        /\b(?:accrues?|belongs?|inures?|vests?|passes?) (?:exclusively |solely )?(?:to|in) (?:the )?\[(?:taker|o|a)\]/,
      ],
      none: [/\bretain|\bpay(?:s|able)?\b[^.;]{0,30}\bper\b|\[giver\]/],
      test: (_, { actor, words }) => !/seller|supplier/.test(actor?.word ?? '') || /\[o\]/.test(words),
    },
  ],
  'energy-law-change-cost': [
    {
      types: supply,
      all: [
        /\b(?:pass(?:ed)? (?:on|through)|recover|charge)\b/,
        /\b(?:costs?|increase|amounts?)\b/,
        /\b(?:results?|resulting|arising|arises|caused|due|attributable)\b[^.;]{0,20}\b(?:new|chang\w+)\b[^.;]{0,20}\b(?:law|tax|levy|regulation)/,
      ],
      none: [/\bmay not\b|\bshall not\b|\beach party\b/],
      bears: 'other',
    },
  ],
  'energy-meter-one-party': [
    {
      types: supply,
      all: [
        /\breadings? of (?:the )?\[(?:giver|a|o|taker)\]'s meter|\[(?:giver|a|o|taker)\]'s (?:\w+ )?meter/,
        /\b(?:conclusive|final|binding|sole (?:measure|basis|evidence)|prima facie)\b/,
      ],
      none: [/\bnot be (?:conclusive|binding|final)\b|\binaccura\w+/],
      test: (_, { words }) => !/\[taker\]'s/.test(words),
    },
    {
      types: supply,
      force: ['ban', 'no-right', 'waiver', 'acknowledgement'],
      all: [/\b(?:contest|dispute|challenge|question|test)\b/, /\b(?:readings?|meters?|records)\b/],
      clause: [/\[?meter/],
      bears: 'actor',
      none: [/\bunless\b|\buntil\b/],
    },
  ],
  'energy-shortfall-damages': [
    {
      types: supply,
      all: [
        /\bshortfall (?:payment|damages|amount)\b/,
        /\b(?:due|payable) (?:from|by) (?:the )?\[(?:giver|a)\]/,
        /\b(?:each|every|per) (?:mwh|kwh|unit|percentage point)\b/,
      ],
      none: [/\b(?:exceed|cap(?:ped)?|not (?:be )?(?:due|payable)|up to)\b/],
    },
    {
      types: supply,
      force: ['duty', 'promise'],
      all: [
        /\b(?:pays?|compensate|liable|reimburse)\b/,
        /\breplacement (?:power|energy|electricity)\b|\bfor each (?:mwh|kwh|unit) of (?:the )?shortfall\b|\bcover (?:costs?|damages)\b|\bdifference between\b[^.;]{0,40}\bmarket price\b/,
      ],
      none: [
        /\bsole remedy\b|\bcapped\b/,
        /\bnot (?:exceed|be liable|be required)\b|\bcapped\b|\bno liability\b|\bup to\b/,
      ],
      test: bySeller,
    },
  ],
  'energy-delay-damages': [
    {
      types: supply,
      all: [
        /\b(?:cod|commercial operation(?: date)?|outside date|long-?stop date|target date)\b/,
        /\b(?:retain|draw|forfeit\w*|keep|call)\b[^.;]{0,40}\b(?:security|letter of credit|deposit|bond|guarantee)\b/,
      ],
      none: [/\bnot\b|\brelease\b/],
    },
  ],
  'energy-excess-unpaid': [
    {
      types: supply,
      within: 'sentence',
      all: [
        /\b(?:excess|surplus|additional) (?:output|energy|generation|deliver\w+|electricity)\b/,
        /\b(?:refuse|decline|reject|accept)\b/,
        /\bowes? nothing\b|\bwithout (?:payment|charge|liability)\b|\bno (?:payment|obligation to pay)\b/,
      ],
    },
  ],
  'energy-price-step-down': [
    {
      types: supply,
      all: [
        /\b(?:contract price|energy price|price|rate|tariff)\b/,
        /\b(?:reduc\w+|not exceed|lower\w*|decreas\w+|cap(?:ped)?)\b/,
        /\b(?:tax credits?|incentives?|grants?|subsid(?:y|ies)|market price|spot price|benchmark)\b/,
      ],
      none: [
        /\babove the (?:yearly )?cap\b/,
        /\bnot (?:be )?(?:reduced|lowered|decreased)\b|\[giver\] may\b|\bcurtail\w*|\bshortfall\b/,
      ],
      test: byBuyer,
    },
  ],
  'energy-regulatory-out': [
    {
      types: supply,
      force: ['right', 'fact'],
      all: [
        /\b(?:terminate|reduce|suspend|withdraw)\b/,
        /\b(?:regulatory|commission|regulator|such) (?:approval|order|authori[sz]ation)\b/,
        /\b(?:modified|revoked|withdrawn|denied|not (?:granted|obtained|approved)|conditioned|adversely)\b/,
      ],
      none: [/\beither\b|\beach\b|\bnot terminate\b/],
      test: byBuyer,
    },
  ],
  'energy-curtail-pay-hollow': [
    {
      types: supply,
      all: [
        /\bcurtail\w*\b/,
        /\b(?:pays?|payments?|compensation|compensate)\b/,
        /\b(?:except(?: for)?|exclud\w+|shall not apply|not apply|limited to|other than|only in excess)\b/,
      ],
      none: [
        /\bshortfall\b|\bother than resource\b|\bdifference between\b/,
        /\bno exception\b|\bincluding lost tax\b|\bnot (?:be )?limited to\b/,
      ],
    },
  ],
  'energy-guarantee-hollow': [
    {
      types: supply,
      within: 'sentence',
      all: [
        /\b(?:shortfall (?:amount|payment|damages)|output guarantee|performance guarantee|availability guarantee|guaranteed (?:output|availability|energy))\b/,
        /\b(?:sole (?:and exclusive )?remedy|capped at|not exceed|(?:may|entitled to) (?:\w+ )?(?:revise|adjust|amend|change|reset|reduce))\b/,
      ],
      none: [
        /\breplacement cost\b|\bbelow \d+ ?%|\bover \d+ years\b/,
        /\bnot (?:revise|adjust|amend|change|reset|reduce)\b/,
      ],
      test: (_, { sentence }) => !/\bbuyer may (?:\w+ )?(?:revise|adjust)/.test(sentence.lower),
    },
  ],
  'energy-law-change-relief-wide': [
    {
      types: supply,
      force: ['right', 'fact'],
      all: [
        /\b(?:change(?:s)? in (?:any )?(?:law|tax|regulation))\b/,
        /\bterminate\b[^.;]{0,40}\bwithout (?:any |further )?(?:liability|payment|penalty|compensation)\b|\bwithout any (?:threshold|cap|limit|materiality)\b|\bany change in\b[^.;]{0,40}\b(?:whether or not|however|of any kind)\b/,
      ],
      none: [/\beither\b|\beach party\b/],
      test: bySeller,
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;

import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const quality =
  /\b(?:conform\w*|perform (?:substantially|materially|in)|free (?:from|of) (?:\S+ ){0,3}?defects?|workmanlike|professional(?:ly)?|(?:good|high) (?:quality|title)|merchantab\w*|fit for|reasonable (?:skill|care)|specifications?|workmanship)\b/;
const denied =
  /\bno\b|\bnot (?:warrant|give|make|guarantee)|\bdisclaim|\bwithout (?:any )?warrant|\bexcept\b.{0,30}\bno\b/;
const defect = /\bdefect\w*|\bnon-?conform\w*|\bwarrant\w*|\berrors?\b|\bfaulty\b/;
const cures = /\b(?:repair|replac\w+|re-?perform|correct|remedy|fix|make good)\b/;

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('warranty', file, {
  'quality-warranted': [
    {
      bears: 'taker',
      force: ['promise', 'duty', 'fact'],
      types: ['purchase-agreement', 'service-agreement', 'saas-agreement', 'license-agreement'],
      all: [
        /\b(?:warrants?|guarantees?|undertakes?|represents?)\b.{0,140}\b(?:goods|products?|units?|equipment|machines?|deliverables?|software|services?|materials|system|work)\b.{0,60}\b(?:free (?:from|of) (?:\w+ ){0,3}defects|conform\w*|meet the|perform (?:\w+ )?in accordance)/,
      ],
      none: [
        /\[(?:a|o|each)\]|\[taker\] (?:\w+ )?(?:warrants?|represents?)|\b(?:not|no|disclaim\w*|except as)\b.{0,20}\bwarrant/,
      ],
      test: (_, { standing }) => standing === 'unknown',
    },
    {
      force: ['promise', 'duty'],
      all: [/\[a\] (?:\S+ ){0,4}?(?:warrants?|represents?|guarantees?)\b/, quality],
      none: [denied, /\[each\]/, /\bto (?:its|the best of its|\S+'s) knowledge|\bduly organi[sz]ed/],
      bears: 'other',
    },
    {
      force: ['promise', 'duty'],
      all: [
        /\b(?:represents?|warrants?|shall|will|undertakes?|agrees?|guarantees?)\b.{0,60}\b(?:perform\w*|provid\w*|carry|render\w*|execut\w*|exercise|work\w*|use)\b/,
        /\b(?:skill(?:,| and)|reasonable (?:skill|care)|(?:professional|workmanlike|competent|diligent) (?:and \w+ )?(?:manner|standards?|care)|workmanlike|good (?:industry|engineering|professional) practice|industry standards?|standard of care|care of an? (?:\w+ )*professional)\b/,
        /\b(?:perform\w*|provid\w*|carr(?:y|ied) out|services?|works?|render\w*|execut\w*|exercise)\b/,
      ],
      none: [
        /\b(?:not (?:represent|warrant)|no (?:representation|warrant)|disclaim\w*|except as|without warranty|confiden\w*|receiv\w+ party|protect .{0,30}information|storing|safekeep\w*|reasonable efforts?|specify|determination|creditworth\w*)\b|\[each\]/,
      ],
    },
    {
      bears: 'taker',
      force: ['fact', 'promise', 'duty'],
      all: [
        /\b(?:goods|products?|equipment|deliverables?|materials)\b.{0,40}\b(?:comply|conform|meet|satisfy)\b/,
        /\b(?:laws?|standards?|regulations?|specifications?|codes?)\b/,
      ],
      none: [
        /(?<!\w)(?:if|where|fail\w*|does not|do not|not|buyer shall|\[taker\] (?:shall|must)|reject\w*)\b|\[each\]/,
      ],
      types: ['purchase-agreement', 'service-agreement', 'other'],
    },
  ],
  'defects-put-right-free': [
    {
      force: ['duty', 'promise'],
      all: [
        cures,
        defect,
        /\bat (?:its|the \[a\]'s|\[a\]'s|no) (?:own |sole )?(?:additional )?(?:cost|expense|charge)|\bfree of charge|\bwithout (?:additional |extra )?(?:charge|cost)|\bat no (?:additional |extra |further )?(?:cost|charge)/,
      ],
      none: [/\bsole\b|\bexclusive\b|\bonly\b|\bnot\b/, /\[each\]/, /\binfring/],
      bears: 'other',
    },
    {
      force: ['duty', 'promise'],
      all: [
        /\b(?:re-?perform\w*|repair\w*|replac\w*|correct\w*|redo|make good|put right|remed(?:y|ied))\b/,
        /\b(?:at no (?:additional |extra |further )?(?:charge|cost)|free of charge|without (?:additional |extra )?charge|at (?:its|[\w[\]]+'s) (?:own |sole )?(?:cost|expense))\b/,
        /\b(?:fall short|defect\w*|non-?conform\w*|fault\w*|deficien\w*|errors?|not (?:conform|comply|meet)|fails?)\b/,
      ],
      none: [
        /\bnot (?:be )?(?:required|obliged)|\btenant\b|\blessee\b|\[each\]|\bcaused by (?:the )?\[o\]/,
        /\[\w+\]'s (?:\w+,? (?:and )?){0,2}(?:sole|exclusive|only|entire) (?:\w+ )?(?:remed|obligation|liabilit|recourse)/,
      ],
    },
    {
      force: ['duty', 'promise'],
      all: [
        /\b(?:mend|repair|replac|correct|re-?perform|make good|put right|remed|fix)\w*\b/,
        /\b(?:free(?: of charge)?|at no (?:\w+ )?(?:charge|cost)|without (?:\w+ )?charge|at (?:its|[\w[\]]+'s) (?:own |sole )?(?:cost|expense))\b/,
        /\b(?:faults?|defects?|defective|failures?|errors?|bugs?|non-?conform\w*|deficien\w*|breakdowns?)\b/,
      ],
      none: [
        /\bnot (?:be )?(?:required|obliged)|\btenant\b|\[each\]|\bcaused by (?:the )?\[o\] (?!or)|\bat (?:the )?\[o\]'s/,
        /\[\w+\]'s (?:\w+,? (?:and )?){0,2}(?:sole|exclusive|only|entire) (?:\w+ )?(?:remed|obligation|liabilit|recourse)/,
      ],
    },
  ],
  'refund-if-cure-fails': [
    {
      force: ['duty', 'right', 'promise'],
      all: [
        /\b(?:if|where|should|failing)\b.{0,80}\b(?:cannot|fails?|unable|not (?:cured|corrected|repaired|remedied)|does not|within)\b|\bor,? (?:if|failing)/,
        /\brefund|\brepay|\bmoney back/,
        defect,
      ],
      none: [/\bno refund|\bnot (?:be )?(?:refund|entitled)/, /\binfring/],
    },
    {
      force: ['duty', 'promise', 'right', 'fact'],
      all: [
        /\b(?:refund\w*|money back|get back (?:everything|all|the|what)|repa(?:y|id) (?:the|all)|return (?:of )?(?:the|all) (?:price|fees?|money|sums?))\b/,
        /\b(?:cannot|can't|unable to|fails? to|not (?:been )?(?:cured|corrected|fixed|repaired|work)|does not (?:work|conform|meet|perform)|after (?:\w+ )?attempts?|still)\b/,
        /\b(?:work\w*|repair\w*|correct\w*|fix\w*|conform\w*|meets?|specifications?|defects?|deliver\w*|replac\w*|perform\w*|system|software|product|goods|cure[ds]?)\b/,
      ],
      none: [
        /\b(?:no refund|not (?:be )?(?:refund\w*|entitled)|non-?refundable|bonus|salary|commission|indemnif\w*|infring\w*|deposit|tax|only (?:remedy|recourse) is|without refund)\b/,
      ],
    },
  ],
  'remedy-is-exclusive': [
    {
      bears: 'giver',
      force: ['fact', 'duty', 'acknowledgement', 'definition', 'exclusion'],
      all: [
        /\b(?:sole|exclusive|only)(?: and (?:exclusive|only|sole))? remed(?:y|ies)\b.{0,60}\b(?:failures?|warrant\w+|defects?|non-?conform\w+|shortcomings?)\b|\b(?:warrant\w+|defects?|non-?conform\w+)\b.{0,60}\b(?:sole|exclusive|only) remed(?:y|ies)\b/,
      ],
      clause: [/\bwarrant/i],
      none: [/\bnot (?:\S+ )?(?:\S+ )?(?:sole|exclusive)|\binfring|\bin addition|\bnot limited to\b|\[each\]/],
      types: ['license-agreement', 'saas-agreement', 'purchase-agreement', 'service-agreement', 'lease-agreement'],
    },
    {
      force: ['fact', 'duty', 'ban', 'exclusion', 'no-duty', 'definition'],
      all: [
        /\b(?:sole|exclusive|only)(?: and (?:exclusive|only|sole))? (?:\S+ )?(?:remed\w+|liability|obligation)/,
        defect,
      ],
      none: [/\bnot (?:\S+ )?(?:\S+ )?(?:sole|exclusive)|\binfring|\bin addition/],
    },
  ],
  'implied-warranties-disclaimed': [
    {
      bears: 'actor',
      force: ['exclusion', 'ban', 'no-duty', 'fact'],
      all: [
        /\[a\] (?:makes?|gives?|extends?) no (?:other |further )?(?:representations?,? (?:or |and )?)?(?:warrant(?:y|ies)|guarantees?)\b.{0,40}\b(?:other than|except|beyond|apart from|save)\b/,
      ],
      none: [/\[each\]/],
    },
    {
      force: ['exclusion', 'ban', 'no-duty', 'fact', 'acknowledgement', 'duty', 'waiver'],
      all: [
        /\bdisclaim\w*|\bno (?:other )?(?:\S+ ){0,3}?warrant|\b(?:not|neither) (?:\S+ )?(?:make|give)s?\b.{0,20}\bwarrant|\bwarrant\w+\b.{0,60}\bexcluded|\bas[- ]is\b|\b(?:in (?:lieu|place|substitution) (?:of|for)|replaces?|supersedes?|takes? the place of) (?:and exclude )?(?:all|any|every|each)\b.{0,40}\b(?:warrant|condition)/,
        /\bimplied\b|\bmerchantab|\bfitness\b/,
      ],
      none: [/\bnot (?:disclaim|in (?:lieu|place))|\bnothing\b/, /\[each\]|\bneither\b/],
    },
    {
      mutual: true,
      bears: 'both',
      all: [
        /\[each\]|\bneither party\b/,
        /\bdisclaim\w*|\bno (?:other )?(?:\S+ ){0,3}?warrant|\bmakes? any\b/,
        /\bimplied\b|\bmerchantab|\bfitness\b/,
      ],
    },
  ],
  'promise-limited-to-knowledge': [
    {
      force: ['promise', 'fact', 'duty'],
      all: [
        /\bto (?:the best of )?(?:its|(?:the )?\[a\]'s) (?:actual |best )?knowledge|\bso far as (?:the )?\[a\] (?:is aware|knows)/,
      ],
      none: [/\[each\]/, /\bnotify\b/],
      clause: [/\bwarrant|\brepresent/],
      bears: 'actor',
    },
  ],
  'disclosures-are-exceptions': [
    {
      all: [
        /\bexcept (?:as|for|to the extent)\b.{0,60}\bdisclos\w+|\b(?:subject to|qualified by)\b.{0,60}\b(?:disclosure|fairly disclosed)|\bno (?:claim|liability)\b.{0,80}\bdisclosed/,
        /\bwarrant|\brepresent|\bschedule|\bclaim/,
      ],
      none: [/\bconfidential|\bnot\b.{0,30}\bqualif/],
    },
  ],
  'misuse-excluded': [
    {
      force: ['exclusion', 'ban', 'no-duty', 'fact', 'duty'],
      all: [
        /\bwarrant(?:y|ies)\b|\bdoes not cover\b|\bnot (?:be )?(?:responsible|liable) for (?:defects|failures|faults)\b|\bnot apply\b/,
        /\b(?:misuse|abuse|modif\w+ (?:not made )?by|unauthori[sz]ed (?:modif\w+|repair)|improper (?:use|installation|storage)|negligent (?:use|handling)|wear and tear|third[- ]party (?:products|items|hardware|software)|accident|neglect|alteration)\b/,
        /\b(?:not|exclud\w+|void|except|no)\b/,
      ],
      none: [/\b(?:insur\w*|tenant|premises|deposit|lessee|indemnif\w*|confiden\w*|license[sd]? to modify)\b/],
    },
    {
      bears: 'giver',
      force: ['exclusion', 'ban', 'no-duty', 'fact', 'duty', 'no-right'],
      all: [
        /\b(?:warrant\w*|guarantee|cover|liab\w*|responsib\w*)\b/,
        /\b(?:not (?:extend|apply|cover)|excludes?|excluded|void|no (?:warranty|liability)|except(?:ing)?)\b/,
        /\b(?:misuse|abuse|unauthori[sz]ed (?:modification|repair|alteration|use)|modifications? (?:not )?made by|normal wear|wear and tear|improper (?:use|installation|storage)|neglect|accident)\b/,
      ],
      none: [/\b(?:insur\w*|tenant|premises|deposit|lessee|indemnif\w*)\b/],
    },
  ],
  'warranty-time-limited': [
    {
      bears: 'giver',
      force: ['promise', 'fact', 'duty', 'exclusion', 'definition'],
      all: [
        /\bwarrant\w*\b/,
        /\b(?:for (?:a period of )?|during the|within|expires?|ends?|lasts?|period (?:of|is))\b.{0,20}\b\d+[- ](?:\w+ )?(?:days?|months?)\b/,
        /\b(?:deliver\w*|accept\w*|installation|shipment|completion|performance|purchase|go-?live)\b/,
      ],
      none: [
        /\b(?:title|authority|insur\w*|tax|notice of|notify|claims? (?:must|shall)|corporate|organi[sz]ed|years)\b|\[each\]/,
      ],
    },
  ],
  'repair-or-replace': [
    {
      force: ['duty', 'promise'],
      types: [
        'purchase-agreement',
        'service-agreement',
        'saas-agreement',
        'license-agreement',
        'lease-agreement',
        'other',
      ],
      all: [
        /\[a\] (?:shall|will|must|agrees to|undertakes to)(?: \S+){0,8}? (?:repair|replace|re-?perform|correct|redo|remedy|rectify|fix)\b/,
        /\b(?:defects?|defective|faults?|faulty|non-?conform\w*|deficien\w*|errors?|fails? to (?:do so|meet|conform|comply|perform)|not (?:meet|conform|comply))\b/,
      ],
      none: [
        /\[each\]|\bcaused by (?:the )?\[o\]|\b(?:credit card|default|breach of this|title defects?|third[- ]party products?|manifest|books|invoices?|tenant|statements?|employees?|personnel)\b|\bno(?:t)? (?:be )?(?:obligat\w+|required|obliged) to (?:repair|replace)|\bat (?:the )?\[o\]'s (?:\w+ )?(?:cost|expense)/,
      ],
    },
    {
      bears: 'taker',
      force: ['duty', 'promise'],
      types: ['purchase-agreement', 'service-agreement', 'saas-agreement', 'license-agreement'],
      all: [
        /(?:\[p\]|\[giver\]|supplier|vendor|seller|manufacturer|provider)(?: \S+){0,3}? (?:shall|will|must)(?: \S+){0,4}? (?:repair|replace|re-?perform|correct|rectify)\b/,
        /\b(?:defects?|defective|faults?|faulty|non-?conform\w*|deficien\w*|errors?|fails? to (?:do so|meet|conform|comply|perform)|not (?:meet|conform|comply))\b/,
      ],
      none: [
        /\[(?:a|o|each)\]|\[taker\] (?:shall|will|must)|\bat (?:the )?(?:\[taker\]|buyer)'s (?:\w+ )?(?:cost|expense)|\bnot (?:be )?(?:obligat\w+|required|obliged)/,
      ],
      test: (_, { standing }) => standing === 'unknown',
    },
  ],
});

import type { TopicFixes } from '../issue.ts';

/** How service levels are mended. */
export const fixes: TopicFixes = {
  'perfect-availability': [
    { find: /\b100 ?(?:%|percent|per cent)/, put: '99.5%' },
    {
      find: /\b(?:at all times without (?:any )?(?:interruption|error)|without (?:any )?(?:interruption|error)(?: or (?:interruption|error|defect))?(?: at all times)?|at all times|around the clock[^.;]*)/,
      put: 'for at least 99.5% of each calendar month, planned maintenance not counted',
    },
    {
      restate:
        "{bearer} shall make the Service available at least 99.5% of each calendar month, leaving out planned maintenance announced five (5) days in advance, acts of {gainer} and causes beyond {bearer}'s reasonable control.",
    },
  ],
  'all-downtime-counts': [
    {
      restate:
        "Planned maintenance of up to eight (8) hours a month announced five (5) days in advance, faults of {gainer}'s systems, networks of third parties and force majeure are excluded from the calculation.",
    },
  ],
  'exclusions-swallow-uptime': [
    {
      find: /\b(?:scheduled|planned) (?:or|and) (?:emergency|unscheduled|unplanned) maintenance\b[^.;]*\b(?:any )?other causes?\b[^.;]*/,
      put: "planned maintenance of up to six (6) hours a month announced five (5) days in advance and causes beyond {gainer}'s reasonable control",
    },
    {
      find: /\bany maintenance(?:, whether (?:scheduled|planned) or (?:not|unplanned|unscheduled))?,?(?: (?:or|and) any other (?:interruption|cause|circumstance|outage)[^.;,]*)?/,
      put: 'planned maintenance of up to six (6) hours a month that was announced five (5) days in advance',
    },
    {
      find: /,? (?:or|and) (?:any )?other (?:interruptions?|causes?|circumstances?|reasons?|factors?)[^.;]*\b(?:determin|designat|consider|deem|think)\w*[^.;]*/,
      put: "and other causes beyond {gainer}'s reasonable control",
    },
    {
      restate:
        "Only planned maintenance of up to six (6) hours a month, announced five (5) days in advance and carried out outside business hours, and causes beyond {gainer}'s reasonable control are left out of the calculation.",
    },
  ],
  'credits-uncapped': [
    {
      find: /\b(?:without (?:any )?(?:maximum|limit|cap|ceiling)|with no (?:maximum|limit|cap|ceiling))\b[^.;]*/,
      put: 'up to fifteen percent (15%) of the fee for the affected Service for that month',
    },
    {
      find: /\b(?:\d+ ?%|\d+ percent|all|the whole|the entire) ?of the (?:annual|yearly) (?:fees?|charges)/,
      put: 'five percent (5%) of the monthly fee, up to fifteen percent (15%) of that fee in any month',
    },
    {
      restate:
        'Service credits for a month may not exceed fifteen percent (15%) of the fee for the affected Service for that month.',
    },
  ],
  'credits-on-top': [
    {
      restate:
        'Service credits are the only monetary remedy for a missed Service Level, except for gross negligence or willful default, where credits already given are deducted from damages.',
    },
  ],
  'credits-sole-remedy': [
    {
      find: /\b(?:sole|exclusive|only|entire)(?: and (?:exclusive|sole|entire))? (?:remedy|recourse|remedies|relief|compensation|liability)\b/,
      put: 'sole remedy, apart from termination with a pro rata refund if a Service Level is missed in three (3) months of any six (6) and from claims for gross negligence or willful default,',
    },
    {
      restate:
        "Service credits do not limit {bearer}'s right to terminate with a pro rata refund if a Service Level is missed in three (3) months of any six (6), or its rights for gross negligence or willful default.",
    },
  ],
  'credit-claim-window': [
    {
      find: /\b(?:within|inside of|inside|not later than|no later than|in) \d+ (?:business |working |calendar )?(?:days|hours)(?: (?:of|after|from|following)[^,.;]{0,50})?/,
      put: "within sixty (60) days after receipt of {gainer}'s monthly report",
    },
    {
      restate:
        '{gainer} shall calculate service credits from its monthly report and apply them to the next invoice automatically.',
    },
  ],
  'targets-only': [
    {
      restate:
        '{gainer} shall meet the Service Levels, shall give the service credits stated in the schedule for each failure, and {bearer} may end the affected Service with a pro rata refund after three (3) failures in six (6) months.',
    },
  ],
  'measured-by-provider': [
    {
      find: /\b(?:final|conclusive|binding|dispositive)(?:,? and (?:binding|conclusive|final))*(?: (?:up)?on (?:the )?\[\w+\])?(?! (?:on|upon))/,
      put: 'presumed correct unless {bearer} shows otherwise',
    },
    {
      restate:
        '{gainer} shall measure the Service Levels with tools whose data {bearer} can see at any time, and its reports are presumed correct unless {bearer} shows otherwise.',
    },
  ],
  'sla-hair-trigger': [
    {
      restate:
        "{gainer} may terminate the affected Service on thirty (30) days' written notice if availability is below the critical level in three (3) months of any six (6).",
    },
  ],
  'downtime-defined-away': [
    {
      find: /\b(?:a|any|each) (?:continuous )?period of (?:at least|more than|not less than|over) \d+ (?:consecutive |continuous |full )?minutes\b/,
      put: 'any period',
    },
    {
      find: / (?:of|lasting) (?:at least|more than|not less than|over) \d+ (?:consecutive |continuous |full )?minutes\b/,
      put: '',
    },
    {
      restate:
        'Every minute in which users of {bearer} cannot use the service or one of its main functions counts as downtime.',
    },
  ],
  'supplier-failures-excluded': [
    { restate: '{gainer} answers for failures of the suppliers that it engages as for its own.' },
  ],
  'maintenance-declared-freely': [
    {
      restate:
        'Maintenance is left out of the count only if announced five (5) days ahead, outside business hours and for no more than four (4) hours a month.',
    },
  ],
  'credit-threshold-coarse': [
    { restate: 'A credit is due from the first shortfall and rises with each tenth of a percentage point.' },
  ],
  'availability-averaged': [
    {
      find: /\b(?:calendar |contract |rolling |trailing )?(?:quarter|half-year|year|\d+[- ]months?(?: period)?)\b/,
      put: 'calendar month',
    },
  ],
  'credits-lapse': [
    {
      restate:
        'Credits are deducted from the next invoice, and what is left at the end is paid in cash within thirty (30) days.',
    },
  ],
};

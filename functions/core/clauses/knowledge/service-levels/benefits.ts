import { defineBenefits } from '../benefit.ts';
import * as said from '../remedies/words-of-benefits.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on service levels. */
export const benefits = defineBenefits('service-levels', file, {
  'availability-promised': [
    {
      force: ['duty', 'promise'],
      all: [
        /\b(?:availab\w+|up-?time|response times?|service levels?)\b/,
        /\b9\d(?:\.\d+)? ?(?:%|percent|per cent)|\bwithin \d+ (?:minutes|hours|seconds)|\bmeet the service levels/,
      ],
      none: [/\btarget|\bgoals?\b|\bnot\b|\befforts|\bfunds|\bcapacity|\bendeavor/],
    },
    {
      bears: 'taker',
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:availability|uptime|up for|keep .{0,30}\bup\b|operational|accessible|response times?|respond within)\b|\bavailable\b.{0,50}\b\d[\d.]* ?(?:%|percent)/,
        /\b\d{2}(?:\.\d+)? ?(?:%|percent)|\bwithin \d+ (?:\w+ )?(?:minutes|hours)\b|\b24\/7\b/,
        /\b(?:service|system|platform|software|network|site|support|month|quarter|incident|tickets?|application)\b/,
      ],
      none: [
        /\b(?:target only|does not (?:warrant|guarantee)|no (?:commitment|guarantee)|not (?:be )?(?:guaranteed|committed)|audit\w*|data breach|premises|landlord|credit card|security incident|impressions|make available)\b|\[each\]/,
      ],
    },
    {
      bears: 'taker',
      force: ['fact', 'duty', 'promise'],
      all: [
        /\b(?:support|help ?desk|response times?|resolution|incidents?)\b/,
        /\b(?:around the clock|24 ?\/ ?7|24 hours|response time of|within) ?(?:\d+ (?:\w+ )?(?:minutes?|hours?))?|\b\d+ (?:\w+ )?(?:minutes|hours?)\b/,
        /\b(?:critical|severity|priority|support|incidents?|tickets?|response)\b.{0,60}\b(?:\d+ (?:\w+ )?(?:minutes?|hours?)|clock|24)/,
      ],
      none: [/\b(?:notice|data breach|audit|premises|not (?:guaranteed|binding)|target only|landlord)\b/],
      types: ['saas-agreement', 'service-agreement', 'license-agreement'],
    },
  ],
  'credits-given': [
    {
      force: ['duty', 'fact', 'right', 'transfer'],
      all: [
        /\bcredits?\b/,
        /\b(?:availab\w+|down-?time|up-?time|service levels?|failure|outage|monthly fee|missed)\b/,
        /(?<!\w)(?:gives?|receives?|entitled|credits? (?:customer|\[\w+\]|\d)|applies|applied|due|is given|earns?|get|\[\w+\] credits)\b/,
      ],
      none: [/\bno credits?|\bnot\b|\bforfeit|\btax credits?|\bcredit card|\bletter of credit|\blapse/],
    },
    {
      bears: 'taker',
      force: ['duty', 'right', 'fact', 'promise'],
      all: [
        /\b(?:credit(?:s|ed)?|rebates?|fee reduction|price reduction)\b/,
        /\b(?:availab\w*|uptime|downtime|outages?|response times?|resolution times?|service levels?|sla|missed|below|late|kpis?|threshold|target)\b/,
        said.figure,
      ],
      none: [
        /\b(?:no (?:service )?credits?|not (?:be )?entitled|credit (?:card|limit|check|agreement|facility|rating)|tax(?:es|ing)?|volume|royalt|early payment|prompt payment|letter of credit|capped)\b/,
      ],
    },
  ],
  'exit-for-repeated-failure': [
    {
      within: 'sentence',
      all: [
        /\b(?:availab\w+|service levels?|up-?time|credits)\b/,
        /\b(?:terminat\w*|end the|cancel|end this)\b/,
        /\b(?:[2-9] (?:\w+ )?months|consecutive|repeated|[2-9] misses|chronic|any [2-9] of)\b/,
      ],
      none: [/\bmay not terminate|\bno right|\bnot entitle/],
    },
  ],
  'maintenance-excluded': [
    {
      within: 'sentence',
      all: [
        /\b(?:maintenance|force majeure|own (?:systems|equipment|acts)|beyond .{0,20}control)\b/,
        /\b(?:exclud\w*|not (?:counted|count|include\w*|downtime)|left out|disregarded)\b/,
        /\b(?:availab\w+|down-?time|up-?time|calculation|outages?|counted|service level)\b/,
      ],
      none: [/\bshall be counted|\bcounts? (?:as|against)/],
    },
  ],
  'credits-capped': [
    {
      within: 'sentence',
      all: [
        /\bcredits?\b/,
        /\b(?:up to|not exceed|never exceed|limited to|maximum of|capped at|no more than)\b/,
        /%|\bpercent|\bfee\b/,
      ],
      none: [/\bunlimited in amount|\btax credits?|\bcredit card|\bletter of credit|\bloan/],
    },
  ],
  'credits-automatic': [
    {
      mutual: true,
      bears: 'taker',
      all: [
        /\bcredits?\b/,
        /\b(?:(?:do(?:es)? not|need not) (?:have to |need to )?(?:ask|claim|request|apply)|no (?:claim|request) is (?:needed|required|necessary)|appears? on the next invoice|without (?:\w+ ){0,2}(?:asking|having to|request|claim))\b/,
      ],
      none: [/\bcredit (?:card|check|report)/],
    },
    {
      within: 'sentence',
      all: [
        /\b(?:service|availability|performance|up-?time|sla|outage|downtime) (?:level )?credits?\b|\bcredits? (?:are|is|shall be|will be) (?:\w+ )?(?:applied|given|issued|made)\b|(?<!\w)credits automatically/,
        /\b(?:automatic\w*|without (?:a )?(?:request|claim)|applies them|applied to the next invoice)\b/,
      ],
      none: [/\bnot (?:be )?(?:applied|automatic)|\bcredit card|\brenew/],
    },
  ],
  'credits-not-sole': [
    {
      mutual: true,
      force: ['fact', 'ban', 'no-duty', 'duty', 'exclusion', 'right'],
      all: [
        /\b(?:service|performance|availability|sla) (?:level )?credits?\b/,
        /\b(?:not|no|without)\b.{0,40}\b(?:limits?|exclusive|sole|only|prejudice|affects?|exclude|restrict|lieu)\b|\bin addition to (?:any |all )?(?:other )?(?:rights?|remed)/,
      ],
      none: [
        /\b(?:no (?:other|further) (?:right|remed|claim|liab)\w*|(?:is|are|be) (?:the )?(?:\S+ )?(?:sole|exclusive|only) (?:and \w+ )?remed\w*)\b(?<!not .{0,40})/,
      ],
    },
  ],
});
